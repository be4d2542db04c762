"""Places in words: `e2n1` is two cells east and one north of the first card; `w1s0` one west."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from underhall.games.dwarfs_fall.state import Board, Book, State
from underhall.kit.masks import bits

COLOUR_NAMES = ("blue", "red", "green", "yellow")
DELTAS = ((0, 1), (1, 0), (0, -1), (-1, 0))
TURNS = ("0", "90", "180", "270")
SIDES = "NESW"


def side_letters(mask: int) -> str:
    """The sides of a mask, in the order of `near`.

    >>> side_letters(0b1001)
    'NW'
    """
    return "".join(letter for side, letter in enumerate(SIDES) if mask >> side & 1)


@lru_cache(maxsize=512)
def coordinates(book: Book, board: Board) -> Mapping[int, tuple[int, int]]:
    """Where each occupied cell lies, counted from the first card; found by walking from card to card.

    Boards never change, and a table asks this about the same one many times.
    """
    if not board.cells:
        return {}
    found = {0: (0, 0)}
    edge = [0]
    while edge:
        stack = edge.pop()
        x, y = found[stack]
        for other in bits(board.beside[stack]):
            if other not in found:
                dx, dy = DELTAS[book.near[board.cells[stack]].index(board.cells[other])]
                found[other] = (x + dx, y + dy)
                edge.append(other)
    return {board.cells[stack]: place for stack, place in found.items()}


def place(s: State, cell: int) -> tuple[int, int]:
    """Where a cell lies, occupied or not."""
    known = coordinates(s.book, s.board)
    if cell in known:
        return known[cell]
    for side, next_cell in enumerate(s.book.near[cell]):
        if next_cell in known:
            x, y = known[next_cell]
            return x - DELTAS[side][0], y - DELTAS[side][1]
    side, half = s.book.side, s.book.side // 2
    return (cell % side + half) % side - half, (cell // side + half) % side - half


def cell_word(s: State, cell: int) -> str:
    return place_word(*place(s, cell))


def place_word(x: int, y: int) -> str:
    """
    >>> place_word(2, 1), place_word(0, 0), place_word(-1, -3)
    ('e2n1', 'e0n0', 'w1s3')
    """
    return f"{'e' if x >= 0 else 'w'}{abs(x)}{'n' if y >= 0 else 's'}{abs(y)}"


def read_place(word: str) -> tuple[int, int] | None:
    """
    >>> read_place("w1s3"), read_place("north")
    ((-1, -3), None)
    """
    match = re.fullmatch(r"([ew])(\d{1,2})([ns])(\d{1,2})", word)
    if not match:
        return None
    x, y = int(match[2]), int(match[4])
    return (x if match[1] == "e" else -x), (y if match[3] == "n" else -y)


def read_cell(book: Book, word: str) -> int | None:
    found = read_place(word)
    if found is None:
        return None
    x, y = found
    if max(abs(x), abs(y)) >= book.side:
        return None
    return y % book.side * book.side + x % book.side
