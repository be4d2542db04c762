"""What a player can ask of the hammer, and what the hand makes of it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

SIDES = ("left", "right")
HEIGHTS = (0.1, 0.3, 0.5, 0.7, 0.9)
STRENGTHS = tuple(round(0.05 * step, 2) for step in range(1, 21))
CODES = len(SIDES) * len(HEIGHTS) * len(STRENGTHS)


class Noise(NamedTuple):
    strength: float
    height: float


NOISE = Noise(strength=0.06, height=0.05)
"""Standard deviations of the hand."""


class Strike(NamedTuple):
    """As executed: side 0 is the left wall; height and strength as shares of the tower's and of a full swing."""

    side: int
    height: float
    strength: float


def encode(side: int, height: int, strength: int) -> int:
    return (side * len(HEIGHTS) + height) * len(STRENGTHS) + strength


def decode(code: int) -> tuple[int, int, int]:
    """Side, and the indices of height and strength."""
    if not 0 <= code < CODES:
        raise ValueError(f"{code} is no strike: there are {CODES}")
    rest, strength = divmod(code, len(STRENGTHS))
    side, height = divmod(rest, len(HEIGHTS))
    return side, height, strength


def aimed(code: int, rng: Random) -> Strike:
    """Adds the hand's noise. Draws twice whatever the code, so that streams stay in step."""
    side, height, strength = decode(code)
    stronger, higher = rng.gauss(0, NOISE.strength), rng.gauss(0, NOISE.height)
    return Strike(
        side,
        min(0.98, max(0.02, HEIGHTS[height] + higher)),
        min(1.2, max(0.0, STRENGTHS[strength] + stronger)),
    )
