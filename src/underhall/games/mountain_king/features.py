"""A position in figures, for a learned judge: COMMON of the table, then SEAT for each seat in order.

All figures lie roughly between -1 and 1. A judge is trained on these very numbers and has to be trained again when one
is changed; so they do not follow the weights of `evaluation`, which may be tuned at any time.
"""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king import state as st
from underhall.games.mountain_king.plans import plans_of
from underhall.games.mountain_king.rides import HOPS, Stands, all_rides, best_ride, stands_of
from underhall.games.mountain_king.rules.goods import KINDS_OF, total_of
from underhall.games.mountain_king.rules.ground import beside, ground, open_entrances, rocks
from underhall.games.mountain_king.rules.recruiting import bribe_count, bribe_kinds, bribed
from underhall.games.mountain_king.rules.scoring import coronation, sets
from underhall.games.mountain_king.rules.scoring import tokens as token_points
from underhall.games.mountain_king.rules.statues import statue_squares
from underhall.games.mountain_king.state import (
    BANDS,
    BASE,
    CELLS,
    CLANS,
    KINDS,
    MINERALS,
    STORED,
    Book,
    Mountain,
    State,
)
from underhall.kit.masks import bits

COMMON: Final = 73
SEAT: Final = 144

RATE: Final = [0.75, 1.1, 1.6, 0.9, 0.8, 0.9, 1.0, 0.8, 0.8, 0.8]  # about what a good is worth in honour
PEDESTAL_RATE: Final = 2.0
ASIDE: Final = (st.ASK_PAY, st.ASK_GET, st.ASK_GIVE)
OF_SPELLS: Final = (st.ASK_GAIN, st.ASK_DIG, st.ASK_OWN, st.ASK_SLOT, st.ASK_STATUE, st.ASK_TUNNEL)
LASTING: Final = (st.MASK, st.SOFTEN, st.THIN, st.FREE_WHEELS)
EFFECTS: Final = 15
RINGS: Final = 6
KEPT: Final = 4_000  # before what was worked out is forgotten again


class Scene:
    """What is the same for all seats of one position."""

    __slots__ = ("cost", "empty_sites", "entrances", "offer", "points", "rings", "shop_sites", "worth")

    worth: list[float]  # of each troll's symbols
    cost: list[int]  # the bribes for each slot of the horde, -1 for an empty one
    offer: list[float]  # what the troll there brings: symbols, bribes, a pedestal
    entrances: list[int]  # of the workshop on each site
    empty_sites: int
    shop_sites: int
    rings: list[list[int]]  # for each seat what it may dig within so many squares of its network
    points: list[list[int]]  # for each owner, as if the game ended now, by source


def features(s: State) -> list[float]:
    """COMMON figures of the table, then SEAT figures for each seat in order: COMMON + players * SEAT in all."""
    stands = [stands_of(s, seat) for seat in range(s.book.players)]
    scene = _scene(s, stands)
    out: list[float] = []
    _table(s, scene, out)
    for seat in range(s.book.players):
        have, its = _have(s, seat), stands[seat]
        _turn(s, seat, out)
        _honour(s, seat, scene, out)
        _goods(s, seat, have, out)
        _recruits(s, seat, scene, out)
        _trolls(s, seat, scene, its, out)
        _unfinished(s, seat, scene, out)
        _pedestals(s, seat, scene, its, out)
        _ground(s, seat, scene, out)
        _halls(s, seat, out)
        _statues(s, seat, have, its, out)
        _workshops(s, seat, have, scene, out)
        _spells(s, seat, have, its, out)
    return out


def _yes(said: bool) -> float:
    return 1.0 if said else 0.0


# What all seats share


def _scene(s: State, stands: list[Stands]) -> Scene:
    book, m = s.book, s.mountain
    scene = Scene()
    scene.worth = _worths(book)
    scene.cost, scene.offer = [-1] * st.SLOTS, [0.0] * st.SLOTS
    for slot, card in enumerate(s.horde):
        if card >= 0:
            gift = PEDESTAL_RATE if book.troll_level[card] == 3 or s.offered[slot] >= 0 else 0.0
            scene.cost[slot] = len(bribed(s, slot)) if st.ROW_OF[slot] else 0
            scene.offer[slot] = scene.worth[card] + _worth(s.bribes[slot]) + gift
    scene.empty_sites = scene.shop_sites = 0
    scene.entrances = [0] * len(s.sites)
    for site, shop in enumerate(s.sites):
        if shop >= 0:
            scene.shop_sites |= 1 << book.sites[site]
            scene.entrances[site] = open_entrances(book, m, book.sites[site])
        else:
            scene.empty_sites |= 1 << book.sites[site]
    scene.rings = [_rings(book, m, seat) for seat in range(book.players)]
    scene.points = []
    for owner in range(book.owners):
        honour = [s.honour[owner], s.song[owner], coronation(s, owner), token_points(s, owner), sets(s, owner)]
        scene.points.append([*honour, *stands[book.owner_of.index(owner)].points])
    return scene


def _worths(book: Book) -> list[float]:
    known = _card_worths.get(book)
    if known is None:
        known = _card_worths[book] = [_worth(symbols) for symbols in book.symbols]
    return known


_card_worths: dict[Book, list[float]] = {}


def _worth(stock: int) -> float:
    """What packed goods are worth."""
    value, kind = 0.0, 0
    while stock:
        value += RATE[kind] * (stock & 15)
        stock >>= 4
        kind += 1
    return value


def _rings(book: Book, m: Mountain, seat: int) -> list[int]:
    reached = net = m.nets[seat]
    free = ground(book, m, seat)
    found = [0]
    for _ in range(RINGS):
        reached |= beside(book, reached) & free
        found.append(reached & ~net)
    return found


def _steps(s: State) -> int:
    """How many trolls at least those who are nearest to it still need to bring about the end."""
    wanted = len(s.book.crowns) - len(s.crowned)
    missing = sorted([CELLS - filled.bit_count() for filled in s.smoot if filled != st.FULL_SMOOT])
    return missing[min(wanted, len(missing)) - 1] if wanted > 0 and missing else 0


def _table(s: State, scene: Scene, out: list[float]) -> None:
    book, players = s.book, s.book.players
    # how many play; where in the game and in the turn
    out += [_yes(players == count) for count in range(2, 6)]
    out += [_yes(book.teams), _yes(s.phase < st.DRAFT)]
    out += [_yes(s.phase == phase) for phase in range(st.DRAFT, st.FINISHED + 1)]
    out += [_yes(s.kind == kind) for kind in range(st.ASK_PEDESTAL, st.ASK_USE + 1)]
    out += [_yes(s.kind in ASIDE), _yes(s.kind in OF_SPELLS), _yes(st.DRAW_HORDE <= s.kind < st.GAME_OVER)]
    out += [_yes(s.cast), _yes(s.worked), _yes(s.moved), _yes(s.raised)]
    out += [_yes(s.effects >> effect & 1 == 1) for effect in LASTING]
    # how far the end is
    filled = [cells.bit_count() for cells in s.smoot]
    out += [min(2.0, s.round / 15.0), _yes(s.left >= 0), (s.left + 1) / (3.0 * players)]
    out += [(len(book.crowns) - len(s.crowned)) / 2.0, _steps(s) / 6.0]
    out += [(max(filled) - BASE) / 6.0, (sum(filled) - BASE * players) / (6.0 * players)]
    # tiles that are left, by size; halls and the best of them; workshops to be founded and founded
    left, dealt = [0] * 6, [0] * 6
    for stack, count in enumerate(s.stacks):
        size = min(max(book.stack_size[stack], 2), 5)
        left[size] += count
        dealt[size] += book.stack_count[stack]
    out += [left[size] / max(1, dealt[size]) for size in range(2, 6)]
    best = max([book.hall_high[hall] for hall in bits(s.halls_left)], default=0)
    out += [s.halls_left.bit_count() / 6.0, best / 20.0, sum(s.shops) / 11.0, scene.shop_sites.bit_count() / 11.0]
    # the horde: the best troll of each row, bribes that lie there, pedestals there and in the bag
    rows, offered, bribes = [0.0] * 3, [0] * CLANS, 0
    for slot in range(st.SLOTS):
        rows[st.ROW_OF[slot]] = max(rows[st.ROW_OF[slot]], scene.offer[slot])
        bribes += bribe_count(s, slot)
        if s.offered[slot] >= 0:
            offered[s.offered[slot]] += 1
    out += [rows[0] / 10.0, rows[1] / 10.0, rows[2] / 10.0, bribes / 15.0]
    out += [offered[clan] / 3.0 for clan in range(CLANS)]
    out += [s.bag[clan] / 6.0 for clan in range(CLANS)]
    # the spells that lie open, by effect, and their runes
    there = [0.0] * EFFECTS
    for spell in s.spellbook:
        there[book.spell_effect[spell]] += 1.0
    out += there
    out.append(sum(s.runes) / 6.0)
    # tokens that are left on the track, by band; statues that are still buried
    for band in range(BANDS):
        values = [s.track[band * CLANS + clan] for clan in range(CLANS) if s.tokens[band * CLANS + clan] < 0]
        out.append(sum(values) / 10.0)
    out.append((statue_squares(s) & ~s.mountain.covered).bit_count() / 21.0)


# What belongs to one seat


def _have(s: State, seat: int) -> list[int]:
    """All goods of a seat, with those that are surely on their way: bribes with a troll, lower rows of the draft."""
    counts = s.goods[seat * KINDS : (seat + 1) * KINDS]
    for kind in range(STORED):
        counts[kind] += s.store[s.book.owner_of[seat] * STORED + kind]
    stocks = [frame[2] for frame in s.frames if frame[0] == st.STEP_TAKE] if s.seat == seat else []
    if s.phase == st.DRAFT:
        cards = s.cards[seat * CELLS : seat * CELLS + BASE]
        stocks = [s.book.starter_gain[card] for card in cards if card >= 0]
    for stock in stocks:
        for kind, count in enumerate(st.unpacked(stock)):
            counts[min(kind, st.CART)] += count
    return counts


def _turn(s: State, seat: int, out: list[float]) -> None:
    """Whose turn it is, who is asked, and the main actions that are left once the end is triggered."""
    players = s.book.players
    wait = (seat - s.seat) % players
    asked = s.kind < st.DRAW_HORDE and wait == 0
    if s.kind == st.ASK_DRAFT:
        asked = s.smoot[seat].bit_count() < BASE
    out += [_yes(st.TURN <= s.phase <= st.AFTER and wait == 0), _yes(asked), wait / players, seat / 4.0]
    actions = -1
    if s.phase == st.FINISHED:
        actions = 0
    elif s.left >= 0:
        actions = (s.left - wait) // players + 1 if wait <= s.left else 0
        if wait == 0 and s.phase == st.AFTER:
            actions -= 1
    out += [_yes(actions == count) for count in range(4)]


def _honour(s: State, seat: int, scene: Scene, out: list[float]) -> None:
    """Points now: digging, spells, crown, tokens, sets, halls, statues; all, and the lead; levels decide ties."""
    owner = s.book.owner_of[seat]
    parts = scene.points[owner]
    out += [parts[0] / 50.0, parts[1] / 12.0, parts[2] / 5.0, parts[3] / 12.0, parts[4] / 6.0]
    out += [parts[5] / 30.0, parts[6] / 30.0, sum(parts) / 100.0]
    rival = max([sum(scene.points[other]) for other in range(s.book.owners) if other != owner])
    out += [max(-2.0, min(2.0, (sum(parts) - rival) / 30.0)), s.recruited[seat] / 12.0]


def _goods(s: State, seat: int, have: list[int], out: list[float]) -> None:
    """Stocks, what of them lies on trolls, and the digs that they pay for."""
    book = s.book
    worth = 0.0
    for kind in range(KINDS):
        worth += RATE[kind] * have[kind]
        out.append(min(2.0, have[kind] / (8.0 if kind < STORED else 3.0)))
    out += [s.goods[seat * KINDS + kind] / 5.0 for kind in range(STORED)]
    out += [min(2.0, sum(have) / 30.0), min(2.0, worth / 30.0)]
    # the largest tile and the most honour that each mineral pays for, and what one mineral more would
    more = 0
    for mineral in range(MINERALS):
        now = 0
        for stack, size in enumerate(book.stack_size):
            if s.stacks[stack] and size <= have[mineral] + 1:
                honour = book.dig_honour[size * MINERALS + mineral]
                more = max(more, honour)
                if size <= have[mineral]:
                    now = max(now, honour)
        out += [min(have[mineral], 5) / 5.0, now / 13.0]
    out.append(more / 13.0)


def _recruits(s: State, seat: int, scene: Scene, out: list[float]) -> None:
    """The best troll of each row that can be paid for, and the best for a coin more."""
    rows, nearly = [0.0] * 3, 0.0
    if s.smoot[seat] != st.FULL_SMOOT:
        purse = total_of(s, seat, bribe_kinds(s) if seat == s.seat else 1 << st.COIN)
        for slot, cost in enumerate(scene.cost):
            if 0 <= cost <= purse + 1:
                nearly = max(nearly, scene.offer[slot])
                if cost <= purse:
                    rows[st.ROW_OF[slot]] = max(rows[st.ROW_OF[slot]], scene.offer[slot])
    out += [rows[0] / 10.0, rows[1] / 10.0, rows[2] / 10.0, nearly / 10.0]


def _trolls(s: State, seat: int, scene: Scene, stands: Stands, out: list[float]) -> None:
    """The pyramid, what its symbols will bring by all the wakings to come, and what the next one could."""
    filled, first = s.smoot[seat], seat * CELLS
    later, bare, full = [0] * KINDS, [0.0] * CELLS, 0.0
    for cell in range(CELLS):
        wakings = (st.UP[cell] & ~filled).bit_count()
        if filled >> cell & 1 and wakings:
            card = s.cards[first + cell]
            symbols, held, kind = s.book.symbols[card], s.held[first + cell], 0
            full += scene.worth[card] * wakings
            while symbols:
                later[kind] += (symbols & 15) * wakings
                bare[cell] += RATE[kind] * ((symbols & 15) - (held & 15))
                symbols >>= 4
                held >>= 4
                kind += 1
    open_cells = st.OPEN_CELLS[filled]
    out += [(filled.bit_count() - BASE) / 6.0, (filled >> 4 & 7).bit_count() / 3.0, (filled >> 7 & 3).bit_count() / 2.0]
    out += [_yes(filled == st.FULL_SMOOT), len(open_cells) / 3.0, full / 60.0]
    out += [later[kind] / 12.0 for kind in range(STORED)]
    # carts of clans whose statues are there to be moved, and the others
    useful = sum([later[st.FIRE_CART + clan] for clan in range(CLANS) if clan in stands.clans])
    out += [useful / 6.0, (sum(later[st.FIRE_CART :]) - useful) / 6.0]
    # the best two cascades, and all symbols that lie bare
    best = second = 0.0
    for cell in open_cells:
        value = sum([bare[below] for below in st.DOWN[cell]])
        best, second = max(best, value), max(second, min(best, value))
    out += [best / 12.0, second / 12.0, sum(bare) / 15.0]


def _unfinished(s: State, seat: int, scene: Scene, out: list[float]) -> None:
    """What the seat is in the middle of: a troll to place, pedestals to come, an anchor, sites, uses, payments."""
    book = s.book
    troll = level = gifts = anchor = token = sites = uses = due = honour = 0.0
    for frame in s.frames if s.seat == seat else ():
        kind = frame[0]
        if kind == st.ASK_TROLL:
            troll, level = scene.worth[frame[1]], float(book.troll_level[frame[1]])
        elif kind == st.ASK_BAG or (kind == st.STEP_TAKE and (frame[3] >= 0 or book.troll_level[frame[1]] == 3)):
            gifts += 1.0
        elif kind == st.ASK_SITE:
            sites += _yes(sum(s.shops) > 0)
        elif kind == st.ASK_USE:
            uses = float(frame[2])
        elif kind == st.ASK_PEDESTAL:
            band, stock = book.band[frame[1]], book.owner_of[seat] * CLANS
            for clan in range(CLANS):
                if s.stock[stock + clan] and s.tokens[band * CLANS + clan] < 0:
                    anchor, token = float(book.statue_value[band]), max(token, float(s.track[band * CLANS + clan]))
        elif kind == st.ASK_WHERE:
            due, honour = float(book.stack_size[frame[1]]), _dig_honour(book, frame[1], frame[2])
        elif kind in ASIDE and len(frame) > 4:
            due = float(frame[2])
            if st.FOR_MINERALS <= frame[4] <= st.FOR_HAMMERS:
                honour = _dig_honour(book, book.spin_of[frame[5] // book.size], frame[6])
    out += [troll / 8.0, level / 3.0, gifts, anchor / 10.0, token / 4.0, sites / 2.0, uses / 4.0]
    out += [due / 5.0, honour / 13.0]


def _dig_honour(book: Book, stack: int, mineral: int) -> float:
    return float(book.dig_honour[book.stack_size[stack] * MINERALS + mineral])


def _pedestals(s: State, seat: int, scene: Scene, stands: Stands, out: list[float]) -> None:
    """For each clan pedestals in storage and the best token within a dig; the best with both; how many stand."""
    book = s.book
    net, near = s.mountain.nets[seat], scene.rings[seat][3]
    standing = token = stand = 0
    for clan in range(CLANS):
        best = deepest = 0
        for band in range(BANDS):
            if s.tokens[band * CLANS + clan] < 0 and book.band_squares[band] & near:
                best, deepest = max(best, s.track[band * CLANS + clan]), book.statue_value[band]
        stock = s.stock[book.owner_of[seat] * CLANS + clan]
        out += [stock / 2.0, best / 4.0]
        if stock:
            token = max(token, best)
            if clan in stands.clans:
                stand = max(stand, deepest)
        standing += (s.pedestals[clan] & net).bit_count()
    out += [token / 4.0, stand / 10.0, standing / 4.0]


def _ground(s: State, seat: int, scene: Scene, out: list[float]) -> None:
    """The network: how large, how deep, and what lies in the ground around it."""
    book, m, rings = s.book, s.mountain, scene.rings[seat]
    net, stones = m.nets[seat], rocks(book, m)
    own = net & m.tunnels
    blocks = own & own >> 1 & own >> book.width & own >> book.width + 1
    pieces = len([1 for piece in m.pieces if piece & net])
    out += [own.bit_count() / 30.0, pieces / 10.0, blocks.bit_count() / 6.0]
    # squares in each band, and how far the inner ones are
    for band, squares in enumerate(book.band_squares):
        out.append((net & squares).bit_count() / (12.0 if band < 2 else 6.0))
        if band:
            away = _yes(not net & squares)
            for ring in range(1, RINGS + 1):
                away += _yes(away > 0.0 and not rings[ring] & squares)
            out.append(away / (RINGS + 1.0))
    # room to dig, rubble, and the part of it that others could take
    others = 0
    for other in range(book.players):
        if other != seat:
            others |= scene.rings[other][RINGS]
    out += [rings[1].bit_count() / 30.0, (rings[3] & ~stones).bit_count() / 60.0, rings[RINGS].bit_count() / 100.0]
    out += [
        (rings[2] & stones).bit_count() / 8.0,
        (rings[RINGS] & others).bit_count() / (rings[RINGS].bit_count() + 1.0),
    ]
    # statues, finds, sites and workshops that are near
    buried, finds = statue_squares(s) & ~m.covered, _finds(book) & ~m.dug
    out += [(buried & rings[1]).bit_count() / 3.0, (buried & rings[2]).bit_count() / 4.0]
    out += [(buried & rings[4]).bit_count() / 6.0, (finds & rings[1]).bit_count() / 4.0]
    out.append((finds & rings[3]).bit_count() / 8.0)
    around = beside(book, rings[2])
    out.append((around & scene.empty_sites).bit_count() / 4.0 if sum(s.shops) else 0.0)
    out.append((around & scene.shop_sites & ~m.halo[seat]).bit_count() / 3.0)


def _finds(book: Book) -> int:
    """The squares under which something is buried."""
    known = _find_masks.get(book)
    if known is None:
        known = _find_masks[book] = sum([1 << square for square, kind in enumerate(book.find) if kind >= 0])
    return known


_find_masks: dict[Book, int] = {}


def _halls(s: State, seat: int, out: list[float]) -> None:
    """Great halls: those that stand, empty altars, the two that have come furthest, and the best that lacks at most
    0, 1, 2, 3, 4 squares."""
    book, m = s.book, s.mountain
    net = m.nets[seat]
    own = [hall for hall in m.halls if hall[1] & net]
    empty = [book.hall_high[hall] - book.hall_low[hall] for hall, _, altar in own if altar not in s.statues]
    best = second = 0.0
    within = [0.0] * 5
    dug = _hall_squares(book, m, seat, s.halls_left) if s.halls_left and net & m.tunnels else []
    for hall, squares in enumerate(dug):
        if s.halls_left >> hall & 1:
            middle = (book.hall_low[hall] + book.hall_high[hall]) / 30.0
            missing = max(0, book.hall_area[hall] - squares)
            share = 1.0 - missing / book.hall_area[hall]
            value = middle * share * share * share
            best, second = max(best, value), max(second, min(best, value))
            for lacking in range(missing, 5):
                within[lacking] = max(within[lacking], middle)
    out += [len(own) / 3.0, sum(empty) / 15.0, best, second]
    out += within


def _hall_squares(book: Book, m: Mountain, seat: int, left: int) -> list[int]:
    """How many squares of each hall that is left are dug, at the place where most are and all others could be."""
    own = m.nets[seat] & m.tunnels
    # as in the evaluation: most often the latest tunnel is what is being tried out, and all others are as they were
    tile = m.pieces[-1] & own
    old = own & ~tile
    # only ground that is not far matters, so that digging elsewhere does not make a new plan
    near = m.nets[seat] & ~tile
    for _ in range(4):
        near |= beside(book, near)
    there = old | near & (ground(book, m, seat) | tile)
    key = (book, left, old, tile, there)
    known = _halls_dug.get(key)
    if known is None:
        if len(_halls_dug) > KEPT:
            _halls_dug.clear()
        plan = plans_of(book).plan(old, there)
        known = _halls_dug[key] = plan.dug[:]
        for hall in bits(left if tile else 0):
            known[hall] = plan.most_dug(hall, tile)
    return known


_halls_dug: dict[tuple[Book, int, int, int, int], list[int]] = {}


def _workshops(s: State, seat: int, have: list[int], scene: Scene, out: list[float]) -> None:
    """Workshops in reach, their entrances, and how much of each good they give at once for what is there to pay."""
    book = s.book
    given, unload, access, widest = [0] * STORED, 0, 0, 0
    for site, shop in enumerate(s.sites):
        if shop >= 0 and s.mountain.halo[seat] >> book.sites[site] & 1:
            access += 1
            widest = max(widest, scene.entrances[site])
            for exchange, of in enumerate(book.exchange_of):
                if of == shop:
                    kinds, price = book.exchange_give[exchange]
                    kind, count = book.exchange_get[exchange]
                    if kinds & st.ON_TROLLS:
                        purse = total_of(s, seat, kinds)
                    else:
                        purse = sum([have[paid] for paid in KINDS_OF[kinds]])
                    uses = min(scene.entrances[site], purse // price)
                    if kind < 0:
                        unload = max(unload, uses)
                    else:
                        given[kind] = max(given[kind], uses * count)
    out += [access / 3.0, widest / 4.0, unload / 4.0]
    out += [count / 4.0 for count in given]


def _spells(s: State, seat: int, have: list[int], stands: Stands, out: list[float]) -> None:
    """Whether a spell can be cast, and the honour that the open ones would bring."""
    ready = have[st.RUNE] > 0 and not (s.cast and s.seat == seat)
    honour = 0
    for spell in s.spellbook if ready else ():
        effect = s.book.spell_effect[spell]
        if effect == st.DEDICATE:
            honour = max(honour, stands.dedicable)
        elif effect == st.SONG:
            inner = [1 for squares in s.book.band_squares[1:] if squares & s.mountain.nets[seat]]
            honour = max(honour, s.book.spell_amount[spell] * len(inner))
    out += [_yes(ready), honour / 6.0]


# Statues and the carts that move them


def _statues(s: State, seat: int, have: list[int], stands: Stands, out: list[float]) -> None:
    """How many of each clan, how they stand, and what carts could make of them."""
    count, gains = len(stands.clans), stands.gains
    out.append(count / 5.0)
    out += [stands.clans.count(clan) / 3.0 for clan in range(CLANS)]
    out += [stands.on_own / 3.0, stands.lost / 3.0, stands.dedicable / 6.0]
    # what any number of carts could add, how many that takes, and the best for one, two, three
    out += [min(2.0, sum(gains[HOPS - 1 :: HOPS]) / 25.0), min(2.0, sum(stands.hops) / 8.0)]
    out += [max(gains[hop::HOPS], default=0) / 12.0 for hop in range(HOPS - 1)]
    # what the carts at hand could add, to one statue and to all, and to one with a cart more
    carts = have[st.CART :]
    if s.seat == seat and s.effects >> st.FREE_WHEELS & 1:
        carts = [sum(carts), 0, 0, 0]
    out += [best_ride(stands, carts, 0) / 10.0, best_ride(stands, carts, 1) / 10.0, all_rides(stands, carts) / 15.0]
