"""Compares every finished gesture on the game's own evaluation and plays the best.

A gesture is finished at the seat's next free choice, at a draw, or at another seat's question. Nothing is thought
about further ahead; but where a question is asked again after something done on the side, whatever makes things better
is done before the question is closed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from underhall.bots import Window
from underhall.core.game import Ask, Decide, Game

BETTER = 0.05


class GreedyBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        state = window.simulate(self._rng)
        found = list(gestures(window.game, state, window.seat))
        if window.ask.kind in window.game.repeats:
            bar = window.game.evaluate(state, window.seat) + BETTER
            aside = [one for one in found if one[2] in window.game.repeats[window.ask.kind]]
            found = [one for one in aside if one[1] > bar] or [one for one in found if one not in aside] or aside
        highest = max(value for _, value, _ in found)
        best = [codes for codes, value, _ in found if value == highest]
        return best[int(self._rng.random() * len(best))]


def gestures(game: Game[Any], state: Any, seat: int) -> Iterator[tuple[tuple[int, ...], float, str]]:
    """Every finished gesture that begins with the open question, how good it looks, and what the seat is asked next."""
    first = _own_ask(game, state, seat)
    assert first is not None
    todo: list[tuple[Any, Ask, tuple[int, ...]]] = [(state, first, ())]
    while todo:
        before, ask, codes = todo.pop()
        tried = (game.proposals[ask.kind],) if ask.kind in game.proposals else ask.codes
        last = len(tried) if codes else 0  # nobody needs a position of our own once its last answer is tried
        for number, code in enumerate(tried, 1):
            after = before if number == last else before.copy()
            game.answer(after, seat, code)
            following = _own_ask(game, after, seat)
            if following and following.kind not in game.openers:
                todo.append((after, following, (*codes, code)))
            else:
                yield (*codes, code), game.evaluate(after, seat), following.kind if following else ""


def _own_ask(game: Game[Any], state: Any, seat: int) -> Ask | None:
    pending = game.pending(state)
    if isinstance(pending, Decide):
        for ask in pending.asks:
            if ask.seat == seat:
                return ask
    return None
