"""Plays any legal answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from underhall.bots import Window


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        codes = window.ask.codes
        return (codes[int(self._rng.random() * len(codes))],)
