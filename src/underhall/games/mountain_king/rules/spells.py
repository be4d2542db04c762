"""Spells (MK-6): what can be cast and what each of them does. The rune is paid before, the card replaced after."""

from __future__ import annotations

from underhall.games.mountain_king.rules.ground import without_piece
from underhall.games.mountain_king.rules.scoring import hall_squares
from underhall.games.mountain_king.rules.statues import statue_squares, unearthed, within
from underhall.games.mountain_king.state import (
    BANDS,
    BASE,
    CELLS,
    FREE_WHEELS,
    MASK,
    SLOTS,
    SOFTEN,
    STONE,
    STORED,
    THIN,
    TOP_ROW,
    State,
)
from underhall.kit.masks import bits

LASTING = frozenset({MASK, SOFTEN, THIN, FREE_WHEELS})
"""Effects that last until the end of the turn (MK-5.6)."""
RUNES_TO_LEAVE = 3


def elevatable(s: State) -> list[int]:
    """MK-6.7 The own level-2 trolls, if a level-3 troll is in the horde."""
    if not elevation_slots(s):
        return []
    level = s.book.troll_level
    first = s.seat * CELLS
    return [cell for cell in range(BASE, CELLS) if s.smoot[s.seat] >> cell & 1 and level[s.cards[first + cell]] == 2]


def elevation_slots(s: State) -> list[int]:
    """A-7 Any level-3 troll of the horde, whatever its row; by the other reading those in the top row."""
    first = TOP_ROW if s.book.elevate_from_top else 0
    return [slot for slot in range(first, SLOTS) if s.horde[slot] >= 0 and s.book.troll_level[s.horde[slot]] == 3]


def wakeable(s: State) -> list[int]:
    """The own trolls with an uncovered symbol."""
    first = s.seat * CELLS
    return [cell for cell in bits(s.smoot[s.seat]) if s.held[first + cell] != s.book.symbols[s.cards[first + cell]]]


def laden(s: State) -> list[int]:
    """The own trolls on which something lies."""
    first = s.seat * CELLS
    return [cell for cell in bits(s.smoot[s.seat]) if s.held[first + cell]]


def dedicable_statues(s: State) -> list[int]:
    """MK-6.6 Own unearthed statues on no pedestal, in no hall, outside the two inner bands; MK-6.9 again in a
    later turn if one likes, or by the other reading (A-9) once."""
    stands = s.pedestals[0] | s.pedestals[1] | s.pedestals[2] | hall_squares(s)
    return [
        statue
        for statue in unearthed(s)
        if not stands >> s.statues[statue] & 1
        and s.book.band[s.statues[statue]] < BANDS - 2
        and not s.dedicated >> statue & 1
    ]


def road_statues(s: State, hops: int) -> list[int]:
    return [statue for statue in unearthed(s) if within(s, statue, hops)]


def swappable(s: State, first: int) -> list[int]:
    """Own statues of another clan than the first; before it is chosen, those for which there is one."""
    own = unearthed(s)
    if first >= 0:
        return [statue for statue in own if s.statue_clan[statue] != s.statue_clan[first]]
    clans = {s.statue_clan[statue] for statue in own}
    return own if len(clans) > 1 else []


def swap_statues(s: State, first: int, second: int) -> None:
    squares = list(s.statues)
    squares[first], squares[second] = squares[second], squares[first]
    s.statues = tuple(squares)


def fragile(s: State) -> list[int]:
    """MK-4.3 The tunnels of the own network that can cave in: nothing stands on them. Each by its lowest square."""
    stands = s.pedestals[0] | s.pedestals[1] | s.pedestals[2] | statue_squares(s)
    net = s.mountain.nets[s.seat]
    return sorted(
        (piece & -piece).bit_length() - 1 for piece in s.mountain.pieces if piece & net and not piece & stands
    )


def cave_in(s: State, square: int) -> int:
    """The tunnel leaves the game and is paid for in stone; returns its squares."""
    piece = next(piece for piece in s.mountain.pieces if piece >> square & 1)
    s.mountain = without_piece(s.book, s.mountain, piece)
    s.store[s.book.owner_of[s.seat] * STORED + STONE] += piece.bit_count()
    return piece


def song_honour(s: State) -> int:
    """One honour for each band inside the outermost that the own network reaches."""
    net = s.mountain.nets[s.seat]
    return sum([1 for squares in s.book.band_squares[1:] if squares & net])
