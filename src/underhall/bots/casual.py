"""Compares every gesture on the game's own evaluation and plays the best.

Nothing is thought about further ahead; but where a question is asked again after something done on the side, whatever
makes things better is done before the question is closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from underhall.bots import Window
from underhall.bots.gestures import gestures, liked


class CasualBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        game, seat = window.game, window.seat
        state = window.simulate(self._rng)
        found = liked(game, state, window.ask, list(gestures(game, state, seat)))
        best = [one.codes for value, one in found if value == found[0][0]]
        return best[int(self._rng.random() * len(best))]
