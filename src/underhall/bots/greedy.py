"""Compares every finished gesture on the game's own evaluation and plays the best.

A gesture is finished at the seat's next free choice, at a draw, or at another seat's question. Nothing is thought
about further ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from underhall.bots import Window
from underhall.core.game import Decide, Game


class GreedyBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        best: list[tuple[int, ...]] = []
        highest = float("-inf")
        for codes, value in gestures(window.game, window.simulate(self._rng), window.seat):
            if value > highest:
                best, highest = [codes], value
            elif value == highest:
                best.append(codes)
        return best[int(self._rng.random() * len(best))]


def gestures(game: Game[Any], state: Any, seat: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every finished gesture that begins with the seat's open question, and how good it looks."""
    todo: list[tuple[Any, tuple[int, ...]]] = [(state, ())]
    while todo:
        before, codes = todo.pop()
        for code in _own_codes(game, before, seat, begun=bool(codes)):
            after = before.copy()
            game.answer(after, seat, code)
            if _own_codes(game, after, seat, begun=True):
                todo.append((after, (*codes, code)))
            else:
                yield (*codes, code), game.evaluate(after, seat)


def _own_codes(game: Game[Any], state: Any, seat: int, begun: bool) -> Sequence[int]:
    """The answers that go on with the gesture; none if it is finished here."""
    pending = game.pending(state)
    if isinstance(pending, Decide):
        for ask in pending.asks:
            if ask.seat == seat and not (begun and ask.kind in game.openers):
                return ask.codes
    return ()
