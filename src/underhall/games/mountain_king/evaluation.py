"""How good a position looks to a seat: honour now, and what is on the way. For bots and hints, never for rules.

What a good is worth falls with the turns that are left to use it; at the end only honour counts. The weights were set
by play between bots; nothing in the rules depends on them.
"""

from __future__ import annotations

import math
from typing import Final

from underhall.games.mountain_king.plans import hall_worth, plans_of
from underhall.games.mountain_king.rules.goods import total_of
from underhall.games.mountain_king.rules.ground import ground, rocks
from underhall.games.mountain_king.rules.scoring import breakdown, coronation, halls, statues, tokens
from underhall.games.mountain_king.rules.statues import statue_squares
from underhall.games.mountain_king.state import (
    ASK_BAG,
    ASK_PEDESTAL,
    ASK_SITE,
    ASK_TROLL,
    ASK_USE,
    BANDS,
    CART,
    CELLS,
    CLANS,
    FINISHED,
    FIRE_CART,
    FULL_SMOOT,
    KINDS,
    STEP_TAKE,
    STORED,
    UP,
    Land,
    State,
    unpacked,
)
from underhall.kit.masks import bits

# how much is remembered before it is forgotten again
STOCKS_KEPT: Final = 20_000
MOST: Final = 200  # nobody ever has more of a good
# what a good is worth in honour in the middle of a game: the first few of it, and each beyond
WORTH: Final = [0.75, 1.1, 1.6, 0.9, 0.8, 0.9, 1.0, 0.8, 0.8, 0.8]
ENOUGH: Final = [6, 6, 5, 3, 2, 5, 4, 3, 3, 3]
BEYOND: Final = 0.25
STOCK_WORTH: Final = [
    [WORTH[kind] * (min(n, ENOUGH[kind]) + BEYOND * (n - min(n, ENOUGH[kind]))) for n in range(MOST + 1)]
    for kind in range(KINDS)
]
"""For each good what so many of it are worth."""
TROLL: Final = 2.2  # a troll beyond its symbols: a step towards the crown
HIRED: Final = 2.4  # how often a troll that is still to be placed will bring its symbols
HIRED_GIFT: Final = 1.5  # the pedestal that one of the topmost level brings besides
CLAN: Final = 0.5  # how much more a clan's cart on it is worth to who has a statue of the clan, and less to others
SYMBOL: Final = 0.55  # the part of a symbol's good that each later waking brings
EMPTY: Final = 0.35  # and that a symbol which lies bare now brings, if it can be woken
PEDESTAL: Final = 2.2
TUNNEL: Final = 0.12  # a square of tunnel, to stand on and to build a hall from
BLOCK: Final = 0.35  # four of them in a square
REACH: Final = 0.5  # each band that the network has come to
STATUE: Final = 0.45  # the part of what a statue could still gain on its way inwards
BURIED: Final = 0.25  # a statue beside the network
HALL: Final = 0.55  # the part of a great hall's worth that is seen in tunnels which could carry it
HALL_NEXT: Final = 0.2
ALTAR: Final = 0.5  # the part of what a statue on an empty altar would add
ACCESS: Final = 0.5  # a workshop in reach


def evaluate(s: State, seat: int) -> float:
    """The seat's honour and prospects."""
    owner = s.book.owner_of[seat]
    if s.phase == FINISHED:
        return float(sum(breakdown(s, owner).values()))
    ahead = _ahead(s)
    value = float(s.honour[owner] + s.song[owner] + coronation(s, owner) + tokens(s, owner))
    land = _land(s, seat, owner)
    value += land.honour
    value += _goods(s, seat, owner, ahead)
    value += _trolls(s, seat, ahead)
    value += land.prospects * ahead
    value += PEDESTAL * ahead * sum(s.stock[owner * CLANS : (owner + 1) * CLANS])
    if s.seat == seat:
        for frame in s.frames:
            value += _in_the_middle(s, frame) * ahead
    return value


def _in_the_middle(s: State, frame: tuple[int, ...]) -> float:
    """What a question that is still open will bring."""
    kind = frame[0]
    if kind == ASK_BAG:
        return PEDESTAL if any(s.bag) else 0.0
    if kind == STEP_TAKE:
        return PEDESTAL if frame[3] >= 0 else 0.0
    if kind == ASK_SITE:
        return ACCESS if any(s.shops) else 0.0
    if kind == ASK_PEDESTAL:
        band = s.book.band[frame[1]]
        owner = s.book.owner_of[s.seat]
        best = 0
        for clan in range(CLANS):
            if s.stock[owner * CLANS + clan] and s.tokens[band * CLANS + clan] < 0:
                best = max(best, s.track[band * CLANS + clan])
        return best + 0.35 * s.book.statue_value[band] if best else 0.0
    if kind == ASK_USE:
        return frame[2] * _best_exchange(s, s.sites[frame[1]])
    return 0.0


def _best_exchange(s: State, shop: int) -> float:
    """What the best use of a workshop brings."""
    book, seat = s.book, s.seat
    best = 0.0
    for exchange, of in enumerate(book.exchange_of):
        if of == shop:
            kinds, count = book.exchange_give[exchange]
            if total_of(s, seat, kinds) < count:
                continue
            kind, gained = book.exchange_get[exchange]
            if kind < 0:
                best = max(best, 0.3)
            else:
                given = min([_next_worth(s, seat, give, -1) for give in range(STORED) if kinds >> give & 1])
                best = max(best, gained * _next_worth(s, seat, kind, 1) - count * given)
    return best


def _next_worth(s: State, seat: int, kind: int, more: int) -> float:
    """What one more, or one less, of a good is worth."""
    have = total_of(s, seat, 1 << kind)
    return WORTH[kind] * (BEYOND if have + (0 if more > 0 else -1) >= ENOUGH[kind] else 1.0)


def _ahead(s: State) -> float:
    """How much of the game is left to use things in: 1 in the middle, 0 at the end; the same for all within a round."""
    if s.left >= 0:
        rounds = (s.left + s.seat + 1) // s.book.players
        return min(1.0, rounds * 0.3)
    filled = max([filled.bit_count() for filled in s.smoot])
    return 1.0 if filled < 9 else 0.95


def _goods(s: State, seat: int, owner: int, ahead: float) -> float:
    value = 0.0
    counts = s.goods[seat * KINDS : (seat + 1) * KINDS]
    for kind in range(STORED):
        counts[kind] += s.store[owner * STORED + kind]
    for frame in s.frames:
        if frame[0] == STEP_TAKE:
            for kind, count in enumerate(unpacked(frame[2])):
                counts[min(kind, CART)] += count
    for kind in range(KINDS):
        value += STOCK_WORTH[kind][min(counts[kind], MOST)]
    left = sum(counts)
    return value * ahead + 0.25 * left * (1.0 - ahead)


def _trolls(s: State, seat: int, ahead: float) -> float:
    """What the trolls will still bring: symbols that can be woken again, and the crown to come."""
    book, filled = s.book, s.smoot[seat]
    value = _symbols(s, seat)
    count = filled.bit_count()
    if s.seat == seat:
        for frame in s.frames:
            if frame[0] == ASK_TROLL:
                card = frame[1]
                count += 1
                value += HIRED * _hired_worth(s, seat, card)
                value += HIRED_GIFT if book.troll_level[card] == 3 and any(s.bag) else 0.0
    crowns = len(book.crowns) - len(s.crowned)
    value = value * ahead + TROLL * (count - 4)
    if filled != FULL_SMOOT and crowns:
        value += 0.3 * (count - 4)
    return value


def _symbols(s: State, seat: int) -> float:
    """What trolls in the smoot will bring when they are woken; most tries change nothing here."""
    first, end = seat * CELLS, (seat + 1) * CELLS
    key = (s.book, s.smoot[seat], *s.cards[first:end], *s.held[first:end])
    known = _symbol_worths.get(key)
    if known is None:
        if len(_symbol_worths) > STOCKS_KEPT:
            _symbol_worths.clear()
        filled = s.smoot[seat]
        known = 0.0
        for cell in bits(filled):
            wakings = (UP[cell] & ~filled).bit_count()
            if wakings:
                full = _worth(s.book.symbols[s.cards[first + cell]])
                known += SYMBOL * 0.5 * full * min(wakings, 3) + EMPTY * (full - _worth(s.held[first + cell]))
        _symbol_worths[key] = known
    return known


_symbol_worths: dict[tuple[object, ...], float] = {}


def _worth(stock: int) -> float:
    """What packed goods are worth, each by itself; the same few stocks come again and again."""
    known = _worths.get(stock)
    if known is None:
        known = 0.0
        for kind, count in enumerate(unpacked(stock)):
            known += WORTH[kind] * count
        _worths[stock] = known
    return known


_worths: dict[int, float] = {}


def _hired_worth(s: State, seat: int, card: int) -> float:
    """What a troll's symbols are worth to a seat: a clan's cart is for its statues only."""
    value = 0.0
    for kind, count in enumerate(unpacked(s.book.symbols[card])):
        if count:
            useful = 1.0
            if kind >= FIRE_CART:
                useful += CLAN if _has_statue(s, seat, kind - FIRE_CART) else -CLAN
            value += WORTH[kind] * count * useful
    return value


def _has_statue(s: State, seat: int, clan: int) -> bool:
    net = s.mountain.nets[seat]
    for statue, square in enumerate(s.statues):
        if s.statue_clan[statue] == clan and net >> square & 1:
            return True
    return False


def _land(s: State, seat: int, owner: int) -> Land:
    """What lies on the mountain. Whatever else was paid, the same mountain comes again and again."""
    land = s.mountain.land
    if land is None or not land.still(s, seat):
        land = s.mountain.land = Land(s, seat)
        land.honour = halls(s, owner) + statues(s, owner)
        land.prospects = _network(s, seat)
    return land


def _network(s: State, seat: int) -> float:
    """Tunnels to stand on, bands that are reached, statues on their way, what lies beside."""
    book, m = s.book, s.mountain
    net, around = m.nets[seat], m.halo[seat] & ~m.covered
    own = net & m.tunnels
    width = book.width
    blocks = own & own >> 1 & own >> width & own >> width + 1
    value = TUNNEL * own.bit_count() + BLOCK * blocks.bit_count() * (1.0 if s.halls_left else 0.0)
    if s.halls_left:
        value += _halls(s, seat, own)
    for hall, squares, altar in m.halls:
        if squares & net and altar not in s.statues:
            value += ALTAR * (book.hall_high[hall] - book.hall_low[hall])
    deepest = BANDS - 1
    while deepest and not book.band_squares[deepest] & net:
        deepest -= 1
    value += REACH * deepest
    for statue in sorted([s.statues.index(square) for square in bits(statue_squares(s) & (net | around))]):
        square = s.statues[statue]
        if net >> square & 1:
            best = _best_stand(s, seat, s.statue_clan[statue], deepest)
            here = book.statue_value[book.band[square]]
            if s.pedestals[s.statue_clan[statue]] >> square & 1:
                here *= 2
            value += STATUE * max(0.0, best - here)
        else:
            value += BURIED * 4
    for site, shop in enumerate(s.sites):
        if shop >= 0 and m.halo[seat] >> book.sites[site] & 1:
            value += ACCESS
    return value + 0.2 * math.sqrt((around & ~rocks(book, m)).bit_count())


def _halls(s: State, seat: int, own: int) -> float:
    """The great halls that are nearly there: how much of the best fitting ones is dug already."""
    book, m = s.book, s.mountain
    # most often the latest tunnel is what is being tried out, and all others are as they were
    tile = m.pieces[-1] & own if m.pieces else 0
    plan = plans_of(book).plan(own & ~tile, own | ground(book, m, seat))
    size = tile.bit_count()
    best = second = 0.0
    for hall in plan.order:
        # a tile that could not bring this hall among the best two is not tried
        if s.halls_left >> hall & 1 and hall_worth(book, hall, plan.dug[hall] + size) > second:
            worth = hall_worth(book, hall, plan.most_dug(hall, tile) if tile else plan.dug[hall])
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return HALL * best + HALL_NEXT * second


def _best_stand(s: State, seat: int, clan: int, deepest: int) -> float:
    """What a statue of this clan could come to in the own tunnels."""
    best = float(s.book.statue_value[min(deepest, BANDS - 1)])
    for square in bits(s.pedestals[clan] & s.mountain.nets[seat]):
        best = max(best, 2.0 * s.book.statue_value[s.book.band[square]])
    return best
