"""Names in the notation: squares (`c4` is the third column, fourth row from the top), cells, slots, units."""

from __future__ import annotations

import re

from underhall.games.mountain_king.state import KINDS, PLACES, Book

GOODS = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart", "fire_cart", "ice_cart", "moon_cart")
CLAN_NAMES = ("fire", "ice", "moon", "mud")
BAND_NAMES = ("dark", "light", "brown", "orange", "yellow")
COLOUR_NAMES = ("orange", "blue", "green", "pink", "yellow")
CELL_NAMES = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "a3", "b3", "a4")
"""Of a trollsmoot: letters from the left, rows from the bottom."""
SLOT_NAMES = ("low1", "low2", "low3", "low4", "low5", "mid1", "mid2", "mid3", "mid4", "top1", "top2", "top3")
"""Of the horde: rows from the bottom, each from the left."""


def square_word(book: Book, square: int) -> str:
    return f"{chr(97 + square % book.width)}{square // book.width + 1}"


def read_square(book: Book, text: str) -> int | None:
    match = re.fullmatch(r"([a-z])([1-9][0-9]?)", text)
    if not match:
        return None
    x, y = ord(match[1]) - 97, int(match[2]) - 1
    return y * book.width + x if x < book.width and y < book.rows else None


def exchange_word(book: Book, exchange: int) -> str:
    """An exchange by its workshop and its number there."""
    of = book.exchange_of
    return f"{book.shop_ids[of[exchange]]}-{exchange - of.index(of[exchange]) + 1}"


def unit_word(code: int) -> str:
    """
    >>> unit_word(5), unit_word(10)
    ('coin', 'stone@a1')
    """
    place, kind = divmod(code, KINDS)
    return GOODS[kind] if place == 0 else f"{GOODS[kind]}@{CELL_NAMES[place - 1]}"


UNIT_CODES = {unit_word(code): code for code in range(PLACES * KINDS)}
CELL_CODES = {word: code for code, word in enumerate(CELL_NAMES)}
