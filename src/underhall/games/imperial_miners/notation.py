"""Names in the notation: cells (`b-1` is in row 2, half a card left of the middle), seams, cards, factions."""

from __future__ import annotations

import re

from underhall.games.imperial_miners.state import MIDDLE, WIDE

FACTION_NAMES = ("scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans")
COLOUR_NAMES = ("orange", "blue", "green", "pink", "yellow")
ROWS = "abcd"
SIDES = ("r", "ll", "lr")


def cell_word(cell: int) -> str:
    """
    >>> cell_word(96), cell_word(192 + 95)
    ('a0', 'b-1')
    """
    return f"{ROWS[cell // WIDE]}{cell % WIDE - MIDDLE}"


def read_cell(text: str) -> int | None:
    match = re.fullmatch(r"([a-d])(0|-?[1-9][0-9]?)", text)
    if not match:
        return None
    place = int(match[2]) + MIDDLE
    return ROWS.index(match[1]) * WIDE + place if 0 <= place < WIDE else None


def seam_word(seam: int) -> str:
    """A seam by its upper or left card and the side on which it lies.

    >>> seam_word(96 * 3), seam_word(96 * 3 + 2)
    ('a0.r', 'a0.lr')
    """
    return f"{cell_word(seam // 3)}.{SIDES[seam % 3]}"


def read_seam(text: str) -> int | None:
    place, _, side = text.partition(".")
    cell = read_cell(place)
    return cell * 3 + SIDES.index(side) if cell is not None and side in SIDES else None
