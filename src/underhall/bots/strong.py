"""Searches, and behind every look plays on for a while before the game's own evaluation is asked. Late in games that
may never end, the bot that plays them to their end serves."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from underhall.bots import Window
from underhall.bots.gestures import Gesture, liked, play_on
from underhall.bots.late import LateBot
from underhall.bots.search import Budget, Memory, Search, Values, result, worth_alone
from underhall.core.game import Ask, Game, Over

LOOKS = 48
KEEN = 12
"""So many gestures are worth a thought: those that the evaluation likes best."""
LEAST = -12.0
"""What is so many times e less likely or less interesting is not told apart."""


class StrongBot:
    def __init__(self, rng: Random, looks: int = LOOKS) -> None:
        self._rng = rng
        self._looks = looks
        self._memory: Memory | None = None

    def choose(self, window: Window) -> Sequence[int]:
        if window.late:
            return LateBot(self._rng).choose(window)
        window = window.alone()
        guide, budget = Evaluation(window.game, window.clock), Budget(self._looks, window.seconds)
        search = Search(window.game, guide, self._rng, budget)
        best = search.rank(window, self._memory)[0]
        self._memory = search.ahead(window, best)
        return window.at_once(best.codes, self._rng)


class Evaluation:
    """Guides a search by the game's own evaluation."""

    def __init__(self, game: Game[Any], clock: int) -> None:
        self.game = game
        self.clock = clock
        """When the search began."""

    def play_on(self, state: Any, luck: Random) -> Any:
        """Everybody goes on as the evaluation says, until as many turns were had as behind any other look: positions
        are only compared at the same time."""
        return play_on(self.game, state, self.clock + self.game.hints.rounds * state.players, luck)

    def weigh(self, state: Any, ask: Ask, found: Sequence[Gesture]) -> list[tuple[Gesture, float, Values]]:
        marked = liked(self.game, state, ask, found)[:KEEN]
        shares = softly([mark for mark, _ in marked], self.game.hints.attention)
        return [(one, share, self._worth(one.after)) for share, (_, one) in zip(shares, marked, strict=True)]

    def worth(self, states: Sequence[Any]) -> list[Values]:
        return [self._worth(state) for state in states]

    def _worth(self, state: Any) -> Values:
        """Everybody's evaluation, as chances to win."""
        pending = self.game.pending(state)
        if isinstance(pending, Over):
            return result(pending)
        marks = [self.game.evaluate(state, seat) for seat in range(state.players)]
        return softly(marks, self.game.hints.certainty) if len(marks) > 1 else [worth_alone(marks[0])]


def softly(marks: Sequence[float], step: float) -> list[float]:
    """Shares of one whole: e times less for each step that a mark is behind the best."""
    best = max(marks)
    shares = [exp(max(LEAST, (mark - best) / step)) for mark in marks]
    whole = sum(shares)
    return [share / whole for share in shares]
