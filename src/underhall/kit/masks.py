"""A set of small numbers as one int: a bit for each of them."""

from __future__ import annotations


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest on.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
