"""Words that are put together: a strike `l3-60` (left wall, third height, strength 60), a fall `w2r1y0b3`."""

from __future__ import annotations

import re

from underhall.games.trollfjord.state import HEIGHTS, STRENGTHS, Book, fall_code, fall_counts

ROMAN = ("", "I", "II", "III")
"""The numbers of fortresses."""
SLOT_KEYS = ("I", "II", "III", "plus", "patch")
"""Where a treasure goes: the four slots, and the patch as -1."""
SIDE_KEYS = ("left", "right")

_STRIKE = re.compile(r"([lr])([1-5])-([1-9]\d{0,2})")
_FALL = re.compile(r"w(\d{1,2})r(\d{1,2})y(\d{1,2})b(\d{1,2})")
# strengths are this many hundredths apart
_STEP = 100 // STRENGTHS


def strike_parts(code: int) -> tuple[int, int, int]:
    """Which wall, the height from 1 to 5, the strength in hundredths.

    >>> strike_parts(0), strike_parts(151), strike_parts(199)
    ((0, 1, 5), (1, 3, 60), (1, 5, 100))
    """
    spot, strength = divmod(code, STRENGTHS)
    side, height = divmod(spot, HEIGHTS)
    return side, height + 1, _STEP * (strength + 1)


def strike_word(code: int) -> str:
    """
    >>> strike_word(0), strike_word(151)
    ('l1-5', 'r3-60')
    """
    side, height, strength = strike_parts(code)
    return f"{'lr'[side]}{height}-{strength}"


def read_strike(word: str) -> int | None:
    """
    >>> read_strike("r3-60"), read_strike("l1-100"), read_strike("l1-7"), read_strike("l6-60"), read_strike("l1-105")
    (151, 19, None, None, None)
    """
    match = _STRIKE.fullmatch(word)
    if not match:
        return None
    strength = int(match[3])
    if strength % _STEP or strength > 100:
        return None
    return ("lr".index(match[1]) * HEIGHTS + int(match[2]) - 1) * STRENGTHS + strength // _STEP - 1


def fall_word(code: int) -> str:
    """
    >>> fall_word(fall_code(2, 1, 0, 11))
    'w2r1y0b11'
    """
    white, red, yellow, blue = fall_counts(code)
    return f"w{white}r{red}y{yellow}b{blue}"


def read_fall(book: Book, word: str) -> int | None:
    """The code of a fall, None if it is no such word or has more boulders of a colour than there are."""
    match = _FALL.fullmatch(word)
    if not match:
        return None
    white, red, yellow, blue = map(int, match.groups())
    if max(white, red, yellow, blue) > book.per_colour:
        return None
    code = fall_code(white, red, yellow, blue)
    return code if fall_word(code) == word else None
