"""Why a hint: what a gesture brings its seat, in one sentence of the catalogue.

Whatever got better is found and weighed, in honour or as much as it may come to; the weightiest is told. After the
draft everything lies open; in the draft only the seat's own trolls are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from underhall.games.mountain_king.evaluation import ACCESS, HALL, PEDESTAL, REACH, WORTH, evaluate
from underhall.games.mountain_king.events import exchange_text, shop_name, troll_name
from underhall.games.mountain_king.notation import BAND_NAMES, CLAN_NAMES, GOODS
from underhall.games.mountain_king.plans import hall_worth, plans_of
from underhall.games.mountain_king.rules.digging import diggable, foundable, pedestal_choices
from underhall.games.mountain_king.rules.ground import beside, fitting_halls, ground, has_access
from underhall.games.mountain_king.rules.recruiting import recruitable
from underhall.games.mountain_king.rules.scoring import coronation, statue_worth, statues
from underhall.games.mountain_king.rules.spells import LASTING
from underhall.games.mountain_king.rules.statues import movable, unearthed
from underhall.games.mountain_king.rules.turn import carry_out, settle
from underhall.games.mountain_king.rules.workshops import exchanges
from underhall.games.mountain_king.state import (
    AFTER_STATUE,
    AFTER_TRADE,
    AS_PROPOSED,
    ASK_AFTER,
    ASK_BAG,
    ASK_PAY,
    ASK_PEDESTAL,
    ASK_SITE,
    ASK_TROLL,
    ASK_TURN,
    ASK_USE,
    BANDS,
    BASE,
    CART,
    CELLS,
    CLANS,
    DOWN,
    FREE_WHEELS,
    KINDS,
    LEVELS,
    MASK,
    MINERALS,
    OPEN_CELLS,
    RUNE,
    SOFTEN,
    STORED,
    THIN,
    TURN,
    TURN_PASS,
    UP,
    State,
    unpacked,
)
from underhall.kit.masks import bits

Gain = tuple[float, str, dict[str, Any]]
"""What got better: its weight, and its sentence."""
Found = Iterator[Gain]

EFFECT_NAMES: Final = {MASK: "mask", SOFTEN: "soften", THIN: "thin", FREE_WHEELS: "wheels"}
# Weights of what is no honour yet
SURE = 100.0  # what a question is about, whatever else it brings
ENABLED = 20.0  # what becomes possible; the goods for it are only the means
LITTLE = 0.2
LEAST = 0.1
NEARLY = 0.7
"""With this part of its squares dug a great hall is worth talking about."""
MANY = 3
"""More kinds of goods than this are not listed one by one."""


def reason(before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
    """The weightiest of what got better."""
    found: list[Gain] = [(0.0, "mk-why-open", {})]
    for look in (_setup, _honour, _dig, _statues, _trolls, _pedestals, _workshops, _goods, _enough, _spells, _rest):
        found += look(before, after, seat)
    _, key, args = max(found, key=lambda one: one[0])
    return key, args


def _setup(b: State, a: State, seat: int) -> Found:
    """Before the first turn: a workshop, the gate, a starting troll."""
    if a.shops != b.shops and a.sites == b.sites:
        shop = next(kind for kind, count in enumerate(a.shops) if count > b.shops[kind])
        yield SURE, "mk-why-shop", {"exchange": _first_exchange(a, shop)}
    gate = a.mountain.gates[seat]
    if gate != b.mountain.gates[seat]:
        yield SURE, "mk-why-gate", {"n": _way(a, seat, a.statues), "count": _way(a, seat, tuple(a.book.sites))}
    new = a.smoot[seat] & ~b.smoot[seat]
    for cell in bits(new & (1 << BASE) - 1):
        args = {"troll": troll_name(a, a.cards[seat * CELLS + cell]), "n": UP[cell].bit_count()}
        yield SURE, "mk-why-draft", args


def _way(s: State, seat: int, squares: tuple[int, ...]) -> int:
    """How many squares away from the gate the nearest of these is."""
    book = s.book
    goal = sum([1 << square for square in squares])
    reached, steps = 1 << s.mountain.gates[seat], 0
    while not beside(book, reached) & goal and steps < book.size:
        reached |= beside(book, reached) & book.diggable
        steps += 1
    return steps + 1


def _honour(b: State, a: State, seat: int) -> Found:
    """Spells that score, the crown, great halls."""
    book = a.book
    owner = book.owner_of[seat]
    sung = a.song[owner] - b.song[owner]
    if sung > 0:
        yield sung, "mk-why-song", {"n": sung}
    crown = coronation(a, owner) - coronation(b, owner)
    if crown > 0:
        yield crown + SURE, "mk-why-crown", {"n": crown}
    if len(a.mountain.halls) > len(b.mountain.halls):
        hall, _, altar = a.mountain.halls[-1]
        low, high = book.hall_low[hall], book.hall_high[hall]
        key = "mk-why-hall-full" if altar in a.statues else "mk-why-hall"
        yield SURE, key, {"hall": _hall(a, hall), "n": low, "count": high}


def _dig(b: State, a: State, seat: int) -> Found:
    """A tunnel: its honour, and the best of what it leads to."""
    if a.stacks == b.stacks:
        return
    owner = a.book.owner_of[seat]
    honour = a.honour[owner] - b.honour[owner]
    squares = (a.mountain.nets[seat] & ~b.mountain.nets[seat]).bit_count()
    yield LEAST + honour, "mk-why-dig", {"n": honour, "count": squares}
    for look in (_dig_statue, _dig_hall, _dig_place, _dig_find):
        for weight, key, args in look(b, a, seat):
            if weight > LITTLE:
                yield weight + honour, key, {**args, "n": honour}


def _dig_statue(b: State, a: State, seat: int) -> Found:
    net, was = a.mountain.nets[seat], b.mountain.nets[seat]
    for statue, square in enumerate(a.statues):
        if net >> square & 1 and not was >> square & 1:
            yield statue_worth(a, statue), "mk-why-dig-statue", {"clan": CLAN_NAMES[a.statue_clan[statue]]}


def _dig_hall(b: State, a: State, seat: int) -> Found:
    """A great hall that the tunnels can carry now, or of which more is dug."""
    book = a.book
    fits = a.halls_left & fitting_halls(book, a.mountain, seat) & ~fitting_halls(book, b.mountain, seat)
    for hall in bits(fits):
        low, high = book.hall_low[hall], book.hall_high[hall]
        args = {"hall": _hall(a, hall), "low": low, "high": high}
        yield HALL * (low + high) / 2, "mk-why-dig-hall", args
    had, has = _halls_dug(b, seat), _halls_dug(a, seat)
    for hall in bits(a.halls_left & ~fits):
        area = book.hall_area[hall]
        if NEARLY * area <= has[hall] < area:
            more = hall_worth(book, hall, has[hall]) - hall_worth(book, hall, had[hall])
            yield HALL * more, "mk-why-dig-near", {"hall": _hall(a, hall), "count": has[hall], "need": area}


def _halls_dug(s: State, seat: int) -> list[int]:
    """For each hall how many of its squares are dug, where all others could still be."""
    m = s.mountain
    own = m.nets[seat] & m.tunnels
    return plans_of(s.book).plan(own, own | ground(s.book, m, seat)).dug


def _dig_place(b: State, a: State, seat: int) -> Found:
    """A band, an anchor, a site: where the network has come to."""
    book, net = a.book, a.mountain.nets[seat]
    for band in range(1, BANDS):
        if book.band_squares[band] & net and not book.band_squares[band] & b.mountain.nets[seat]:
            args = {"band": BAND_NAMES[band], "count": book.statue_value[band]}
            yield REACH + band * REACH, "mk-why-dig-band", args
    for frame in a.frames if a.seat == seat else ():
        if frame[0] == ASK_PEDESTAL:
            band = book.band[frame[1]]
            values = [a.track[band * CLANS + clan] for clan in pedestal_choices(a, frame[1])]
            if values:
                yield max(values), "mk-why-dig-pedestal", {"count": max(values)}
        elif frame[0] == ASK_SITE and foundable(a):
            yield ACCESS * 2, "mk-why-dig-site", {}
    for site, shop in enumerate(a.sites):
        square = book.sites[site]
        if shop >= 0 and has_access(a.mountain, seat, square) and not has_access(b.mountain, seat, square):
            yield ACCESS, "mk-why-dig-shop", {"shop": shop_name(a, shop)}


def _dig_find(b: State, a: State, seat: int) -> Found:
    """What was buried; whatever a dig costs, that comes back."""
    book = a.book
    dug = a.mountain.dug & ~b.mountain.dug
    finds = [book.find[square] for square in bits(dug) if book.find[square] >= 0]
    if finds:
        weight = sum([WORTH[kind] for kind in finds])
        yield weight, "mk-why-dig-find", {"items": _told([finds.count(kind) for kind in range(STORED)])}


def _statues(b: State, a: State, seat: int) -> Found:
    """Statues that were moved: what they are worth where they stand now."""
    net, owner = a.mountain.nets[seat], a.book.owner_of[seat]
    for statue, square in enumerate(a.statues):
        if square == b.statues[statue] or not net >> square & 1:
            continue
        clan = CLAN_NAMES[a.statue_clan[statue]]
        hall = next((hall for hall, _, altar in a.mountain.halls if altar == square), -1)
        if hall >= 0:
            args = {"hall": _hall(a, hall), "from": a.book.hall_low[hall], "to": a.book.hall_high[hall]}
            yield SURE, "mk-why-altar", args
        elif (worth := statue_worth(a, statue)) > (was := statue_worth(b, statue)):
            doubled = a.pedestals[a.statue_clan[statue]] >> square & 1
            args = {"clan": clan, "from": was, "to": worth, "pedestal": "yes" if doubled else "no"}
            yield float(worth - was), "mk-why-statue", args
        elif (more := statues(a, owner) - statues(b, owner)) > 0:
            yield float(more), "mk-why-statue-apart", {"clan": clan, "n": more}
        else:
            yield LITTLE, "mk-why-statue-way", {"clan": clan}


def _trolls(b: State, a: State, seat: int) -> Found:
    """A troll that was recruited, placed or raised."""
    book = a.book
    new = a.smoot[seat] & ~b.smoot[seat] & ~((1 << BASE) - 1)
    for cell in bits(new):
        yield SURE, "mk-why-troll", {"n": len(DOWN[cell]) - 1, "items": _told(_gained(b, a, seat))}
    hired = [frame[1] for frame in a.frames if frame[0] == ASK_TROLL and a.seat == seat]
    if hired and not any(frame[0] == ASK_TROLL for frame in b.frames):
        yield SURE, *_hired(b, a, seat, hired[0])
    first = seat * CELLS
    for cell in bits(a.smoot[seat] & b.smoot[seat]):
        card = a.cards[first + cell]
        if card != b.cards[first + cell]:
            args = {"troll": troll_name(a, card), "items": _told(_counts(book.symbols[card]))}
            yield SURE, "mk-why-raised", args


def _hired(b: State, a: State, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """A troll that is still to be placed: what comes with it, and what it would wake at its best place."""
    book = a.book
    if a.smoot[seat].bit_count() + 1 == CELLS and len(a.crowned) < len(book.crowns):
        return "mk-why-hired-last", {"troll": troll_name(a, card), "n": book.crowns[len(a.crowned)]}
    slot = b.horde.index(card)
    if b.offered[slot] >= 0:
        gift = CLAN_NAMES[b.offered[slot]]
    elif book.troll_level[card] == LEVELS and any(a.bag):
        gift = "choice"
    else:
        gift = "bribes" if b.bribes[slot] else "none"
    args = {
        "troll": troll_name(a, card),
        "items": _told(max(_wakings(a, seat, card), key=_worth)),
        "gift": gift,
        "bribes": _told(_counts(b.bribes[slot])),
    }
    return "mk-why-hired", args


def _wakings(s: State, seat: int, card: int) -> list[list[int]]:
    """What a troll and those that it wakes would bring, for each cell where it could go."""
    first = seat * CELLS
    found = []
    for cell in OPEN_CELLS[s.smoot[seat]]:
        beneath = [first + below for below in DOWN[cell] if below != cell]
        bare = [s.book.symbols[s.cards[at]] - s.held[at] for at in beneath]
        found.append(_counts(s.book.symbols[card], *bare))
    return found


def _pedestals(b: State, a: State, seat: int) -> Found:
    """A pedestal set, or taken for later."""
    book = a.book
    owner = book.owner_of[seat]
    for space, taker in enumerate(a.tokens):
        if taker == owner and b.tokens[space] < 0:
            band, clan = divmod(space, CLANS)
            args = {"clan": CLAN_NAMES[clan], "n": a.track[space], "count": 2 * book.statue_value[band]}
            yield a.track[space] + PEDESTAL, "mk-why-pedestal", args
    for clan in range(CLANS):
        if a.stock[owner * CLANS + clan] > b.stock[owner * CLANS + clan]:
            left = [a.track[band * CLANS + clan] for band in range(BANDS) if a.tokens[band * CLANS + clan] < 0]
            if left:
                yield PEDESTAL, "mk-why-bag", {"clan": CLAN_NAMES[clan], "n": max(left)}
    if a.kind == ASK_BAG and b.kind != ASK_BAG and a.seat == seat:
        yield PEDESTAL, "mk-why-gift", {}


def _workshops(b: State, a: State, seat: int) -> Found:
    """A workshop founded, or entered."""
    for site, shop in enumerate(a.sites):
        if shop != b.sites[site]:
            yield PEDESTAL, "mk-why-found", {"exchange": _first_exchange(a, shop)}
    if a.kind == ASK_USE and a.seat == seat and a.worked and not b.worked:
        _, site, uses = a.frames[-1]
        exchange = _best_exchange(a, seat, a.sites[site])
        yield SURE, "mk-why-work", {"exchange": exchange_text(a, exchange), "n": uses}


def _best_exchange(s: State, seat: int, shop: int) -> int:
    """The exchange after which the position looks best."""
    tried = []
    for exchange in exchanges(s, shop):
        after = s.copy()
        carry_out(after, seat, exchange, None)
        settle(after, None)
        while after.kind == ASK_PAY:
            carry_out(after, seat, AS_PROPOSED, None)
            settle(after, None)
        tried.append((evaluate(after, seat), exchange))
    return max(tried)[1]


def _first_exchange(s: State, shop: int) -> dict[str, Any]:
    return exchange_text(s, s.book.exchange_of.index(shop))


def _goods(b: State, a: State, seat: int) -> Found:
    """Resources that came, or went from trolls to the storage."""
    came = _gained(b, a, seat)
    has, had = _stock(a, seat), _stock(b, seat)
    had[RUNE] -= a.cast and not b.cast  # that is what a spell costs
    if not any(came):
        first = a.book.owner_of[seat] * STORED
        moved = [max(0, a.store[first + kind] - b.store[first + kind]) for kind in range(STORED)]
        if any(moved):
            yield LITTLE, "mk-why-unload", {"items": _told(moved)}
        return
    weight = _worth(came)
    if any(now < before for now, before in zip(has, had, strict=True)):
        held = [now if more else 0 for now, more in zip(has, came, strict=True)]
        left = [now if now < before else 0 for now, before in zip(has, had, strict=True)]
        rest = "yes" if any(left) else "no"
        yield weight, "mk-why-exchange", {"items": _told(held), "rest": rest, "left": _told(left)}
    else:
        yield weight, "mk-why-goods", {"items": _told(came)}


def _enough(b: State, a: State, seat: int) -> Found:
    """What could not be done before, by goods or by a spell: a tunnel, a troll, a statue's way."""
    if (a.seat, a.phase, a.mountain, a.statues) != (seat, b.phase, b.mountain, b.statues):
        return
    book = a.book
    if a.phase == TURN:
        best = max([_dig_honour(b, dig) for dig in diggable(b)], default=0)
        dig = max(diggable(a), key=lambda dig: _dig_honour(a, dig), default=-1)
        if dig >= 0 and _dig_honour(a, dig) > best:
            args = {"stack": f"@mk-stack-{book.stack_ids[dig // MINERALS]}", "n": _dig_honour(a, dig)}
            yield ENABLED, "mk-why-enough-dig", args
        slots = [slot for slot in recruitable(a) if slot not in recruitable(b)]
        if slots:
            slot = max(slots, key=lambda slot: (book.troll_level[a.horde[slot]], slot))
            yield ENABLED - LEAST, "mk-why-enough-troll", {"troll": troll_name(a, a.horde[slot])}
    fresh = [statue for statue in movable(a, unearthed(a)) if statue not in movable(b, unearthed(b))]
    if fresh:
        yield ENABLED - LITTLE, "mk-why-enough-statue", {"clan": CLAN_NAMES[a.statue_clan[fresh[0]]]}


def _dig_honour(s: State, dig: int) -> int:
    stack, mineral = divmod(dig, MINERALS)
    return s.book.dig_honour[s.book.stack_size[stack] * MINERALS + mineral]


def _spells(b: State, a: State, seat: int) -> Found:
    """Effects that last for the turn."""
    for effect in LASTING:
        if (a.effects & ~b.effects) >> effect & 1 and a.seat == seat:
            yield LITTLE, "mk-why-effect", {"effect": EFFECT_NAMES[effect]}


def _rest(b: State, a: State, seat: int) -> Found:
    """What brings nothing by itself: leaving something be."""
    over = a.seat != seat or a.round != b.round or a.phase != b.phase
    if b.kind == ASK_AFTER and over:
        offered = [code for code in b.codes if code < AFTER_TRADE]
        what = "trade" if not offered else "hall" if min(offered) < AFTER_STATUE else "statue"
        yield LEAST, "mk-why-done", {"what": what}
    elif b.kind == ASK_TURN and over and TURN_PASS in b.codes:
        yield LEAST, "mk-why-pass", {}
    elif b.kind == ASK_USE:
        yield LEAST, "mk-why-leave", {}
    elif b.kind == ASK_PEDESTAL:
        yield LEAST, "mk-why-keep", {}


def _stock(s: State, seat: int) -> list[int]:
    """All that a seat can spend; a cart is a cart."""
    owner = s.book.owner_of[seat]
    counts = s.store[owner * STORED : (owner + 1) * STORED]
    for kind in range(KINDS):
        counts[min(kind, CART)] += s.goods[seat * KINDS + kind]
    return counts


def _gained(b: State, a: State, seat: int) -> list[int]:
    return [max(0, has - had) for had, has in zip(_stock(b, seat), _stock(a, seat), strict=True)]


def _counts(*stocks: int) -> list[int]:
    """How many of each good lie in packed stocks; a cart is a cart."""
    counts = [0] * STORED
    for stock in stocks:
        for kind, count in enumerate(unpacked(stock)):
            counts[min(kind, CART)] += count
    return counts


def _worth(counts: list[int]) -> float:
    return sum([WORTH[kind] * count for kind, count in enumerate(counts)])


def _told(counts: list[int]) -> list[list[Any]]:
    """Goods as the catalogue counts them; many kinds in one number."""
    listed: list[list[Any]] = [[f"mk-count-{GOODS[kind]}", count] for kind, count in enumerate(counts) if count]
    return listed if len(listed) <= MANY else [["mk-count-resource", sum(counts)]]


def _hall(s: State, hall: int) -> str:
    return f"@mk-hall-{s.book.hall_ids[hall]}"
