"""Compares every gesture on the game's own evaluation and plays the best.

Nothing is thought about further ahead; but where a question is asked again after something done on the side, whatever
makes things better is done before the question is closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from underhall.bots import Window
from underhall.bots.gestures import BETTER, gestures


class CasualBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        game, seat = window.game, window.seat
        state = window.simulate(self._rng)
        found = [(game.evaluate(one.after, seat), one) for one in gestures(game, state, seat)]
        if window.ask.kind in game.repeats:
            bar = game.evaluate(state, seat) + BETTER
            aside = [pair for pair in found if pair[1].leads_to in game.repeats[window.ask.kind]]
            found = [pair for pair in aside if pair[0] > bar] or [pair for pair in found if pair not in aside] or aside
        highest = max(value for value, _ in found)
        best = [one.codes for value, one in found if value == highest]
        return best[int(self._rng.random() * len(best))]
