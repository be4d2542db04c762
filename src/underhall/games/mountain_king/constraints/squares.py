"""Squares as (column, row), and what is connected to what."""

from __future__ import annotations

from collections.abc import Collection, Set

Square = tuple[int, int]


def at(word: str) -> Square:
    return ord(word[0]) - 97, int(word[1:]) - 1


def word(square: Square) -> str:
    """
    >>> word(at("c4"))
    'c4'
    """
    return f"{chr(97 + square[0])}{square[1] + 1}"


def beside(square: Square) -> set[Square]:
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def reach(start: Square, ground: Set[Square]) -> set[Square]:
    found = {start}
    edge = [start]
    while edge:
        for other in (beside(edge.pop()) & ground) - found:
            found.add(other)
            edge.append(other)
    return found


def in_one_piece(squares: Set[Square]) -> bool:
    return bool(squares) and len(reach(next(iter(squares)), squares)) == len(squares)


def has_holes(squares: Collection[Square]) -> bool:
    """Whether squares that are not among them are shut in by them."""
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    return not in_one_piece(box - set(squares))
