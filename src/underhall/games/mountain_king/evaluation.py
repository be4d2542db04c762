"""How good a position looks to a seat: honour now, and what is on the way. For bots and hints, never for rules.

What a good is worth falls with the turns that are left to use it; at the end only honour counts. The weights were set
by play between bots; nothing in the rules depends on them.
"""

from __future__ import annotations

import math
from typing import Final

from underhall.games.mountain_king.rules.ground import rocks
from underhall.games.mountain_king.rules.scoring import breakdown
from underhall.games.mountain_king.state import (
    ASK_TROLL,
    BANDS,
    CART,
    CELLS,
    CLANS,
    FINISHED,
    FULL_SMOOT,
    KINDS,
    STEP_TAKE,
    STORED,
    UP,
    State,
    bits,
    unpacked,
)

# what a good is worth in honour in the middle of a game: the first few of it, and each beyond
WORTH: Final = [0.75, 1.1, 1.6, 0.9, 0.8, 0.9, 1.0, 0.8, 0.8, 0.8]
ENOUGH: Final = [6, 6, 5, 3, 2, 5, 4, 3, 3, 3]
BEYOND: Final = 0.25
TROLL: Final = 2.2  # a troll beyond its symbols: a step towards the crown
SYMBOL: Final = 0.55  # the part of a symbol's good that each later waking brings
EMPTY: Final = 0.35  # and that a symbol which lies bare now brings, if it can be woken
PEDESTAL: Final = 2.2
TUNNEL: Final = 0.12  # a square of tunnel, to stand on and to build a hall from
BLOCK: Final = 0.35  # four of them in a square
REACH: Final = 0.5  # each band that the network has come to
STATUE: Final = 0.45  # the part of what a statue could still gain on its way inwards
BURIED: Final = 0.25  # a statue beside the network
ACCESS: Final = 0.5  # a workshop in reach


def evaluate(s: State, seat: int) -> float:
    """The seat's honour and prospects."""
    owner = s.book.owner_of[seat]
    parts = breakdown(s, owner)
    if s.phase == FINISHED:
        return float(sum(parts.values()))
    ahead = _turns_ahead(s, seat)
    value = float(sum(parts.values()) - parts["sets"])
    value += _goods(s, seat, owner, ahead)
    value += _trolls(s, seat, ahead)
    value += _network(s, seat, ahead)
    value += PEDESTAL * ahead * sum(s.stock[owner * CLANS : (owner + 1) * CLANS])
    return value


def _turns_ahead(s: State, seat: int) -> float:
    """How much of the game is left to use things in: 1 in the middle, 0 at the end."""
    if s.left >= 0:
        return min(1.0, (s.left // s.book.players + (s.left % s.book.players > 0)) * 0.3)
    filled = max(filled.bit_count() for filled in s.smoot)
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
        count = counts[kind]
        usual = min(count, ENOUGH[kind])
        value += WORTH[kind] * (usual + BEYOND * (count - usual))
    left = sum(counts)
    return value * ahead + 0.25 * left * (1.0 - ahead)


def _trolls(s: State, seat: int, ahead: float) -> float:
    """What the trolls will still bring: symbols that can be woken again, and the crown to come."""
    book, filled = s.book, s.smoot[seat]
    value = 0.0
    waiting = [frame[1] for frame in s.frames if frame[0] == ASK_TROLL and s.seat == seat]
    for cell in bits(filled):
        at = seat * CELLS + cell
        wakings = (UP[cell] & ~filled).bit_count()
        if not wakings:
            continue
        full, held = unpacked(book.symbols[s.cards[at]]), unpacked(s.held[at])
        for kind in range(KINDS):
            if full[kind]:
                bare = full[kind] - held[kind]
                value += WORTH[kind] * (SYMBOL * 0.5 * full[kind] * min(wakings, 3) + EMPTY * bare)
    for card in waiting:
        for kind, count in enumerate(unpacked(book.symbols[card])):
            value += WORTH[kind] * count * 1.3
        value += 1.5 if book.troll_level[card] == 3 and any(s.bag) else 0.0
    count = filled.bit_count() + len(waiting)
    crowns = len(book.crowns) - len(s.crowned)
    value = value * ahead + TROLL * (count - 4)
    if filled != FULL_SMOOT and crowns:
        value += 0.3 * (count - 4)
    return value


def _network(s: State, seat: int, ahead: float) -> float:
    """Tunnels to stand on, bands that are reached, statues on their way, what lies beside."""
    book, m = s.book, s.mountain
    net = m.nets[seat]
    own = net & m.tunnels
    width = book.width
    blocks = own & own >> 1 & own >> width & own >> width + 1
    value = TUNNEL * own.bit_count() + BLOCK * blocks.bit_count() * (1.0 if s.halls_left else 0.0)
    deepest = 0
    for piece in m.pieces:
        if piece & net:
            deepest = max(deepest, book.band[piece.bit_length() - 1], book.band[(piece & -piece).bit_length() - 1])
    value += REACH * deepest
    around = m.halo[seat] & ~m.covered
    for statue, square in enumerate(s.statues):
        if net >> square & 1:
            best = _best_stand(s, s.statue_clan[statue], deepest)
            here = book.statue_value[book.band[square]]
            if s.pedestals[s.statue_clan[statue]] >> square & 1:
                here *= 2
            value += STATUE * max(0.0, best - here)
        elif around >> square & 1:
            value += BURIED * 4
    for site, square in enumerate(book.sites):
        if s.sites[site] >= 0 and m.halo[seat] >> square & 1:
            value += ACCESS
    value += 0.2 * math.sqrt((around & ~rocks(book, m)).bit_count())
    return value * ahead


def _best_stand(s: State, clan: int, deepest: int) -> float:
    """What a statue of this clan could come to in the own tunnels."""
    best = float(s.book.statue_value[min(deepest, BANDS - 1)])
    for square in bits(s.pedestals[clan] & s.mountain.nets[s.seat]):
        best = max(best, 2.0 * s.book.statue_value[s.book.band[square]])
    return best
