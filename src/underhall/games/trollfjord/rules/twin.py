"""The tower's twin: what a strike brings, by a table that was fitted to the tower of physics.

A strike at a height and strength brings nothing with some chance of its own; otherwise the number of boulders is a
Poisson number whose mean varies by a gamma law. As the tower empties the mean stays for a while and then falls away
along an S: the last ones lie too deep. TF-2.3, TF-8.17 Which boulders is a draw without replacement, in which those
that were put back at the top after the latest bout come less readily.

One strike tells a little of the next: the first of a bout finds a tower that has just been filled, and one after a
strike that brought nothing finds boulders that have jammed. That is the tower's temper, and everybody sees it.
"""

from __future__ import annotations

from bisect import bisect_right
from math import exp
from random import Random
from typing import Final

from underhall.games.trollfjord.state import COLOURS, HEIGHTS, STRENGTHS, TEMPERS, Book, State, fall_code

MOST_EMPTY: Final = 0.999
FILLED: Final = 0
LOOSE: Final = 1
STUCK: Final = 2


def temper(s: State) -> int:
    """What the strikes of this bout so far tell of the next."""
    if s.strikes == 0:
        return FILLED
    return STUCK if s.stuck else LOOSE


def chances(book: Book, strike: int, inside: int, temper: int) -> list[float]:
    """The rising chances that at most 0, 1, 2 … boulders fall from so many; worked out once."""
    cell = strike % (HEIGHTS * STRENGTHS)
    known = book.falls[cell * TEMPERS + temper]
    rising = known[inside]
    if not rising:
        rising = _rising(book, cell, inside, temper)
        known[inside] = rising
    return rising


def _rising(book: Book, cell: int, inside: int, temper: int) -> list[float]:
    if inside == 0:
        return [1.0]
    left = inside / (len(COLOURS) * book.per_colour)
    empty = book.tower_empty[cell]
    odds = empty / (1.0 - empty) * book.temper_empty[temper]
    empty = min(MOST_EMPTY, odds / (1.0 + odds) * left**book.tower_empty_fade)
    mean = book.tower_mean[cell] * book.temper_mean[temper] * _readiness(book, left) / _readiness(book, 1.0)
    mean /= 1.0 - empty
    shape = book.tower_shape * left**book.tower_shape_fade
    odds = shape / (shape + mean)
    chance = odds**shape * (1.0 - empty)
    rising = [min(1.0, empty + chance)]
    for number in range(inside):
        chance *= (number + shape) / (number + 1) * (1.0 - odds)
        rising.append(min(1.0, rising[-1] + chance))
        if rising[-1] > 0.9999:
            break
    rising[-1] = 1.0
    return rising


def _readiness(book: Book, left: float) -> float:
    return 1.0 / (1.0 + exp((book.tower_half - left) / book.tower_fade))


def sample_fall(s: State, rng: Random) -> int:
    """TF-6.2 What falls at this strike, as a code."""
    book = s.book
    per_colour = book.per_colour
    table = s.table
    stayed = [per_colour - table[colour] - s.top[colour] for colour in range(len(COLOURS))]
    top = s.top[:]
    rising = chances(book, s.strike, sum(stayed) + sum(top), temper(s))
    number = bisect_right(rising, rng.random())
    fallen = [0, 0, 0, 0]
    weight = book.top_weight
    for _ in range(number):
        x = rng.random() * (sum(stayed) + weight * sum(top))
        colour = 0
        while True:
            x -= stayed[colour]
            if x < 0:
                stayed[colour] -= 1
                break
            x -= weight * top[colour]
            if x < 0:
                top[colour] -= 1
                break
            if colour == 3:  # a rounding error beyond the last one
                colour = _any_left(stayed, top)
                break
            colour += 1
        fallen[colour] += 1
    return fall_code(fallen[0], fallen[1], fallen[2], fallen[3])


def _any_left(stayed: list[int], top: list[int]) -> int:
    for colour in range(len(COLOURS)):
        if stayed[colour]:
            stayed[colour] -= 1
            return colour
        if top[colour]:
            top[colour] -= 1
            return colour
    raise AssertionError("more boulders fall than there are")
