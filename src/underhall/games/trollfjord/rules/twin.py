"""The tower's twin: what a strike brings, by a table that was fitted to the tower of physics.

By where the strike hits, how hard, and how full the tower is, the table says how often nothing falls, and otherwise how
many boulders: the chance of a number beside that of one fewer is pull / number ** even. The tower's temper shifts the
pull and the odds of nothing. TF-2.3, TF-8.17 Which boulders is a draw without replacement, in which those that were put
back at the top after the latest bout have a weight of their own.

One strike tells a little of the next: the first of a bout finds a tower that has just been filled, and one after a
strike that brought nothing finds boulders that have jammed. That is the tower's temper, and everybody sees it.
"""

from __future__ import annotations

from bisect import bisect_right
from math import exp, log
from random import Random
from typing import Final

from underhall.games.trollfjord.state import COLOURS, HEIGHTS, STRENGTHS, TEMPERS, Book, State, fall_code

RARE: Final = 0.0001
"""Numbers beyond which less than this is left are not told apart."""
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
    height, strength = divmod(cell, STRENGTHS)
    fill, part = _between(book.tower_fills, inside / (len(COLOURS) * book.per_colour))
    rows = len(book.tower_fills)
    here = (height * rows + fill) * STRENGTHS + strength
    there = (height * rows + min(fill + 1, rows - 1)) * STRENGTHS + strength
    mood = temper * STRENGTHS + strength
    even = _mixed(book.tower_even, here, there, part)
    pull = log(_mixed(book.tower_pull, here, there, part) * book.temper_pull[mood])
    nothing = _mixed(book.tower_nothing, here, there, part)
    odds = nothing / (1.0 - nothing) * book.temper_nothing[mood]
    logs = [0.0]
    for number in range(2, inside + 1):
        logs.append(logs[-1] + pull - even * log(number))
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    something = 1.0 / ((1.0 + odds) * sum(weights))
    rising = [odds / (1.0 + odds)]
    for weight in weights:
        rising.append(rising[-1] + something * weight)
        if rising[-1] > 1.0 - RARE:
            break
    rising[-1] = 1.0
    return rising


def _between(fills: list[float], left: float) -> tuple[int, float]:
    """The row of the table for a tower that is so full, or the fuller of two, and how far it is to the next."""
    fill = 0
    while fill + 2 < len(fills) and left <= fills[fill + 1]:
        fill += 1
    upper = fills[fill]
    lower = fills[min(fill + 1, len(fills) - 1)]
    if upper == lower:
        return fill, 0.0
    return fill, min(1.0, max(0.0, (upper - left) / (upper - lower)))


def _mixed(figures: list[float], here: int, there: int, part: float) -> float:
    return figures[here] + part * (figures[there] - figures[here])


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
