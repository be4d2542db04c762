"""Final scoring (MK-17), the winner and ties (MK-18)."""

from __future__ import annotations

from underhall.games.mountain_king.rules.goods import best_sets
from underhall.games.mountain_king.rules.statues import statue_squares
from underhall.games.mountain_king.state import CART, KINDS, STORED, State
from underhall.kit.masks import bits


def network_of(s: State, owner: int) -> int:
    """MK-19.9 The network of a seat, or the two of a team; what is joined counts once. MK-17.8 What is in no network
    counts for nobody."""
    if not s.book.teams:
        return s.mountain.nets[owner]
    net = 0
    for seat, its in enumerate(s.book.owner_of):
        if its == owner:
            net |= s.mountain.nets[seat]
    return net


def breakdown(s: State, owner: int) -> dict[str, int]:
    """MK-17 Where every point of an owner comes from, as if the game ended now."""
    return {
        "digging": s.honour[owner],
        "spells": s.song[owner],
        "coronation": coronation(s, owner),
        "tokens": tokens(s, owner),
        "sets": sets(s, owner),
        "halls": halls(s, owner),
        "statues": statues(s, owner),
    }


def coronation(s: State, owner: int) -> int:
    """MK-17.1 The tokens taken with the tenth troll."""
    worth = 0
    for number, seat in enumerate(s.crowned):
        if s.book.owner_of[seat] == owner:
            worth += s.book.crowns[number]
    return worth


def tokens(s: State, owner: int) -> int:
    """MK-17.2 What stands on the pedestal tokens."""
    if owner not in s.tokens:
        return 0
    worth = 0
    for space in range(len(s.tokens)):
        if s.tokens[space] == owner:
            worth += s.track[space]
    return worth


def stock_of(s: State, owner: int) -> list[int]:
    """MK-17.3 Everything from storage and trolls; clan carts are wild now."""
    counts = s.store[owner * STORED : (owner + 1) * STORED]
    for seat, its in enumerate(s.book.owner_of):
        if its == owner:
            for kind in range(KINDS):
                counts[min(kind, CART)] += s.goods[seat * KINDS + kind]
    return counts


def sets(s: State, owner: int) -> int:
    """MK-17.3 One honour for three equal resources, with the best trading; MK-19.10 partners pool them."""
    return best_sets(stock_of(s, owner))


def halls(s: State, owner: int) -> int:
    """MK-17.5 The halls of the network: MK-14.7 the lower number, or the higher with a statue on the altar, MK-14.6
    whatever its clan."""
    net = network_of(s, owner)
    worth = 0
    for hall, squares, altar in s.mountain.halls:
        if squares & net:
            worth += s.book.hall_high[hall] if altar in s.statues else s.book.hall_low[hall]
    return worth


def statues(s: State, owner: int) -> int:
    return sum(scored_statues(s, owner))


def scored_statues(s: State, owner: int) -> list[int]:
    """MK-17.7 What the best statue of each tunnel is worth, halls excepted; A-17 by the other reading of each tile."""
    m = s.mountain
    standing = network_of(s, owner) & ~hall_squares(s) & statue_squares(s)
    best: dict[int, int] = {}
    for number, piece in enumerate(m.pieces):
        found = piece & standing
        if found:
            here = max([statue_worth(s, s.statues.index(square)) for square in bits(found)])
            tunnel = m.tile_of[number] if s.book.tile_limit else number
            best[tunnel] = max(best.get(tunnel, 0), here)
            standing ^= found
            if not standing:
                break
    gates = [statue_worth(s, s.statues.index(square)) for square in bits(standing)]  # each a tunnel of its own
    return [*best.values(), *gates]


def hall_squares(s: State) -> int:
    mask = 0
    for _, squares, _ in s.mountain.halls:
        mask |= squares
    return mask


def statue_worth(s: State, statue: int) -> int:
    """MK-17.6 The value of its band, doubled on a pedestal of its clan (MK-12.6)."""
    square = s.statues[statue]
    value = s.book.statue_value[s.book.band[square]]
    return value * 2 if s.pedestals[s.statue_clan[statue]] >> square & 1 else value


def scores(s: State) -> list[int]:
    """The honour of each seat, MK-1.9 as a plain number; partners have the same."""
    points = [sum(breakdown(s, owner).values()) for owner in range(s.book.owners)]
    return [points[owner] for owner in s.book.owner_of]


def ranking(s: State, points: list[int]) -> list[int]:
    """MK-18.1 Most honour wins; MK-18.2 fewer levels recruited win a tie; MK-18.3 then who is later in turn order.
    MK-19.11 Teams alike."""
    book = s.book
    levels = [0] * book.owners
    for seat, owner in enumerate(book.owner_of):
        levels[owner] += s.recruited[seat]
    keys = [(-points[seat], levels[owner], -owner) for seat, owner in enumerate(book.owner_of)]
    return [sum(other < key for other in set(keys)) + 1 for key in keys]
