"""Resources (MK-4.4 to MK-4.8): where they lie, what can be paid with them, and what is proposed."""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.state import (
    AS_PROPOSED,
    BASE,
    CART,
    CELLS,
    COIN,
    DOWN,
    FIRE_CART,
    KINDS,
    ON_TROLLS,
    STORED,
    UP,
    State,
    unpacked,
)

TRADE_PRICE: Final = 4
LAST: Final = 1 << 20  # wild carts and coins are parted with last
EVERY_KIND: Final = (1 << KINDS) - 1
IN_STORAGE: Final = (1 << STORED) - 1
KINDS_OF: Final = [[kind for kind in range(KINDS) if mask >> kind & 1] for mask in range(1 << KINDS)]
ONLY_PROPOSED: Final = (AS_PROPOSED,)
NIBBLES: Final = [sum(15 << 4 * kind for kind in kinds) for kinds in KINDS_OF]
"""For each mask of kinds its places in what is packed."""


def total(s: State, seat: int, kind: int) -> int:
    """MK-4.4 All of a kind that a seat may spend: in its storage and on its trolls.

    MK-19.5 Partners have one storage; MK-19.6 nobody spends from the partner's trolls. MK-1.4 What a storage holds
    beside resources (pedestals, tokens) pays for nothing.
    """
    count = s.goods[seat * KINDS + kind]
    return count + s.store[s.book.owner_of[seat] * STORED + kind] if kind < STORED else count


def total_of(s: State, seat: int, kinds: int) -> int:
    """All of the kinds of a mask."""
    goods, first = s.goods, seat * KINDS
    if kinds & ON_TROLLS:
        return sum([goods[first + kind] for kind in KINDS_OF[kinds & EVERY_KIND]])
    store, stored = s.store, s.book.owner_of[seat] * STORED
    if kinds == EVERY_KIND:
        return sum(goods[first : first + KINDS]) + sum(store[stored : stored + STORED])
    count = 0
    for kind in KINDS_OF[kinds]:
        count += goods[first + kind]
        if kind < STORED:
            count += store[stored + kind]
    return count


def gain(s: State, seat: int, kind: int, count: int) -> None:
    """MK-4.5 What is gained goes to the storage. MK-1.3 The supply never runs out, MK-1.2 for all seven."""
    s.store[s.book.owner_of[seat] * STORED + kind] += count


def gain_packed(s: State, seat: int, stock: int) -> None:
    """Several kinds at once; MK-10.1 a cart's kind is where it lies, so MK-10.3 in a storage it is wild."""
    kind = 0
    while stock:
        if stock & 15:
            gain(s, seat, min(kind, CART), stock & 15)
        stock >>= 4
        kind += 1


def units(s: State, seat: int, kinds: int, least: int = 0) -> list[tuple[int, int]]:
    """The codes of all units of these kinds, from one on, and how many there are of each, in ascending order."""
    found: list[tuple[int, int]] = []
    place = least // KINDS
    if place == 0 and not kinds & ON_TROLLS:
        store, first = s.store, s.book.owner_of[seat] * STORED
        for kind in KINDS_OF[kinds & IN_STORAGE]:
            count = store[first + kind]
            if count:
                found.append((kind, count))
    places = NIBBLES[kinds & EVERY_KIND]
    cell = max(0, place - 1)
    for stock in s.held[seat * CELLS + cell : seat * CELLS + CELLS]:
        cell += 1
        if stock & places:
            found += _lies.get((stock & places) << 4 | cell) or _lying(cell, stock & places)
    while found and found[0][0] < least:
        del found[0]
    return found


def _lying(place: int, stock: int) -> list[tuple[int, int]]:
    """The units of packed goods on a troll; the same few stocks come again and again."""
    counts = unpacked(stock)
    found = [(place * KINDS + kind, counts[kind]) for kind in range(KINDS) if counts[kind]]
    _lies[stock << 4 | place] = found
    return found


_lies: dict[int, list[tuple[int, int]]] = {}


def pay_codes(s: State, seat: int, kinds: int, left: int, least: int) -> tuple[int, ...]:
    """MK-4.4 The units that may be paid next, in ascending order, or the rest as proposed.

    Only "as proposed" where all ways come to the same.
    """
    there = units(s, seat, kinds, least)
    if len(there) == 1:
        return ONLY_PROPOSED
    behind = 0
    for _, count in there:
        behind += count
    if behind <= left:
        return ONLY_PROPOSED
    codes: list[int] = []
    for code, count in there:
        if behind < left:
            break
        codes.append(code)
        behind -= count
    codes.append(AS_PROPOSED)
    return tuple(codes)


def can_trade(s: State) -> bool:
    """MK-4.6 Any four resources for one."""
    return total_of(s, s.seat, s.book.any_kinds) >= TRADE_PRICE


def take_unit(s: State, seat: int, code: int) -> int:
    """A unit leaves its place; returns its kind."""
    place, kind = divmod(code, KINDS)
    if place == 0:
        s.store[s.book.owner_of[seat] * STORED + kind] -= 1
    else:
        s.held[seat * CELLS + place - 1] -= 1 << 4 * kind
        s.goods[seat * KINDS + kind] -= 1
    return kind


def proposed(s: State, seat: int, kinds: int, left: int, least: int) -> list[int]:
    """The units from `least` on that are proposed: trolls before storage, since a free symbol produces again.

    Among trolls the one that can still be woken most often, then lower, then left; where kinds differ, clan carts
    first, then what there is most of, wild carts and coins last.
    """
    there = units(s, seat, kinds, least)
    if len(there) == 1:
        return [there[0][0]] * left
    by_place = _by_place(s.smoot[seat])
    kinds_differ = kinds & kinds - 1 != 0
    ranked: list[tuple[int, int, int]] = []
    for code, count in there:
        value = by_place[code // KINDS]
        if kinds_differ:
            value += _parting(s, seat, code % KINDS) * 1024
        ranked.append((-value, code, count))
    ranked.sort()
    chosen: list[int] = []
    for _, code, count in ranked:
        if count >= left:
            return chosen + [code] * left
        chosen += [code] * count
        left -= count
    return chosen


def _by_place(filled: int) -> list[int]:
    """How readily a unit is parted with where it lies: the storage, then each cell of such a trollsmoot."""
    known = _readily.get(filled)
    if known is None:
        cells = [512 + 16 * (UP[cell] & ~filled).bit_count() + CELLS - cell for cell in range(CELLS)]
        known = _readily[filled] = [0, *cells]
    return known


_readily: dict[int, list[int]] = {}


def _parting(s: State, seat: int, kind: int) -> int:
    """How readily a kind is parted with where any will do."""
    if kind >= FIRE_CART:
        return LAST * 2
    count = total(s, seat, kind)
    return count if kind in (COIN, CART) else LAST + count


def produce(s: State, seat: int, cell: int) -> int:
    """MK-9.3 Every uncovered symbol of a troll gets its resource; returns what came, packed.

    MK-9.6 Of a starting troll the upper row alone are symbols.
    """
    at = seat * CELLS + cell
    full = s.book.symbols[s.cards[at]]
    fresh = full - s.held[at]
    if fresh:
        s.held[at] = full
        rest, first = fresh, seat * KINDS
        while rest:
            s.goods[first] += rest & 15
            rest >>= 4
            first += 1
    return fresh


def empty_troll(s: State, seat: int, cell: int) -> int:
    """Everything is taken off a troll; returns it, packed."""
    at = seat * CELLS + cell
    stock = rest = s.held[at]
    s.held[at] = 0
    first = seat * KINDS
    while rest:
        s.goods[first] -= rest & 15
        rest >>= 4
        first += 1
    return stock


def cascade(s: State, seat: int, cell: int) -> list[int]:
    """MK-9.2 The new troll and all beneath it produce, each once; returns what came on each cell of the down-set.

    MK-9.4 There is nothing to choose; MK-9.5 all others do nothing; MK-9.7 a clan has no effect of its own.
    """
    return [produce(s, seat, below) for below in DOWN[cell]]


def carts_for(s: State, seat: int, clan: int, all_clans: bool) -> int:
    """MK-10.2 The mask of carts that move a statue of this clan: wild ones (MK-10.4 few lie on trolls) and its own;
    after a spell any."""
    return 15 << CART if all_clans else 1 << CART | 1 << FIRE_CART + clan


def best_sets(counts: list[int]) -> int:
    """MK-17.4 The most sets of three equal resources that trading 4:1 can bring.

    >>> best_sets([3, 3, 2, 2, 1, 1]), best_sets([2] * 7), best_sets([1] * 7), best_sets([8])
    (3, 2, 0, 2)
    """
    sets = sum(count // 3 for count in counts)
    # completing a remainder of 2 costs one trade and of 1 two, and uses up the remainder itself; so largest first
    rests = sorted([count % 3 for count in counts], reverse=True)
    spare = sum(rests)
    best = 0
    for done, rest in enumerate(rests, 1):
        spare -= rest
        needed = 4 * sum(3 - other for other in rests[:done])
        if spare >= needed:
            best = done
    return sets + best


def draft_goods(s: State, seat: int) -> None:
    """MK-3.4 After the draft the lower rows of the four placed trolls go to the storage."""
    for cell in range(BASE):
        gain_packed(s, seat, s.book.starter_gain[s.cards[seat * CELLS + cell]])
