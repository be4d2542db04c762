"""Where a tile fits, as masks: nobody writes the codes out before somebody wants to read them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

WORD = 64
ONES = (1 << WORD) - 1


class Spots(Sequence[int]):
    """Codes of placements, orientation * size + square, in ascending order: a mask of squares per orientation."""

    __slots__ = ("_count", "_masks", "_size", "_spins")

    def __init__(self, size: int, spins: Sequence[int], masks: Sequence[int]) -> None:
        self._size = size
        self._spins = spins
        self._masks = masks
        self._count = sum([mask.bit_count() for mask in masks])

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._count
        for spin, mask in zip(self._spins, self._masks, strict=True):
            count = mask.bit_count()
            if index < count:
                return spin * self._size + nth_bit(mask, index)
            index -= count
        raise IndexError("there is no such placement")

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, int):
            return False
        spin, square = divmod(code, self._size)
        return spin in self._spins and bool(self._masks[self._spins.index(spin)] >> square & 1)

    def __iter__(self) -> Iterator[int]:
        for spin, mask in zip(self._spins, self._masks, strict=True):
            first = spin * self._size
            rest = mask
            while rest:
                low = rest & -rest
                yield first + low.bit_length() - 1
                rest ^= low


def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th bit that is set.

    >>> nth_bit(0b10110, 2), nth_bit(1 << 300 | 1, 1)
    (4, 300)
    """
    base = 0
    word = mask & ONES
    while n >= (count := word.bit_count()):
        n -= count
        base += WORD
        mask >>= WORD
        word = mask & ONES
    for _ in range(n):
        word &= word - 1
    return base + (word & -word).bit_length() - 1
