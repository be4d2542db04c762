"""Has a few ideas, and plays the one that looks best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from underhall.bots import Window
from underhall.bots.gestures import own_ask
from underhall.core.game import Game

IDEAS = 5


class NoviceBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        game, seat = window.game, window.seat
        state = window.simulate(self._rng)
        ideas = [idea(game, state.copy(), seat, self._rng) for _ in range(IDEAS)]
        return max(ideas, key=lambda found: found[0])[1]


def idea(game: Game[Any], state: Any, seat: int, rng: Random) -> tuple[float, tuple[int, ...]]:
    """Any gesture at all, and how good it looks."""
    codes: list[int] = []
    while (ask := own_ask(game, state, seat)) and (not codes or ask.kind not in game.openers):
        tried = game.proposals.get(ask.kind)
        codes.append(ask.codes[int(rng.random() * len(ask.codes))] if tried is None else tried)
        game.answer(state, seat, codes[-1])
    return game.evaluate(state, seat), tuple(codes)
