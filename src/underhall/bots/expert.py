"""Searches by what a learned judge says of positions. Where there is none that fits the strong bot serves; late in
games that may never end, the one that plays them to their end."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

from underhall.bots import Window
from underhall.bots.gestures import Gesture, liked
from underhall.bots.judge import Judge, NoJudge, find_judge, on_one_core
from underhall.bots.late import LateBot
from underhall.bots.search import Budget, Memory, Search, Values, result, worth_alone
from underhall.bots.strong import StrongBot, softly
from underhall.core.game import Ask, Game, Over

LOOKS = 240
logger = logging.getLogger("underhall.bots")


class ExpertBot:
    def __init__(self, rng: Random, judge: Judge | None = None, looks: int = LOOKS) -> None:
        self._rng = rng
        self._judge = judge
        self._looks = looks
        self._memory: Memory | None = None

    def choose(self, window: Window) -> Sequence[int]:
        if window.late:
            return LateBot(self._rng).choose(window)
        window = window.alone()
        try:
            judge = self._judge or find_judge(window.game, window.content)
        except NoJudge as err:
            logger.warning("%s: the strong bot plays", err)
            return StrongBot(self._rng, self._looks).choose(window)
        guide, budget = Learned(window.game, judge), Budget(self._looks, window.seconds)
        search = Search(window.game, guide, self._rng, budget)
        with on_one_core():
            best = search.rank(window, self._memory)[0]
        self._memory = search.ahead(window, best)
        return window.at_once(best.codes, self._rng)


class Learned:
    """Guides a search by a judge. It is asked about no more gestures, those that the evaluation likes best, than it
    chose from in its training: what it never had to tell apart it would overrate."""

    def __init__(self, game: Game[Any], judge: Judge, keen: int | None = None) -> None:
        self.game = game
        self.judge = judge
        self.keen = judge.keen if keen is None else keen

    def play_on(self, state: Any, luck: Random) -> Any:
        return state

    def weigh(self, state: Any, ask: Ask, found: Sequence[Gesture]) -> list[tuple[Gesture, float, Values]]:
        keen: dict[tuple[float, ...], Gesture] = {}
        for _, one in liked(self.game, state, ask, found)[: self.keen]:
            keen.setdefault(tuple(self.game.features(one.after)), one)
        values, interest = self.judged(list(keen), [one.after for one in keen.values()], ask.seat)
        return list(zip(keen.values(), softly(interest, 1.0), values, strict=True))

    def worth(self, states: Sequence[Any]) -> list[Values]:
        return self.judged([self.game.features(state) for state in states], states, 0)[0]

    def judged(
        self, figures: Sequence[Sequence[float]], states: Sequence[Any], seat: int
    ) -> tuple[list[Values], list[float]]:
        """What each position is worth to everybody, and how interesting it is to a seat that can bring it about."""
        players: int = states[0].players
        judgement = self.judge.judge(self.game, figures, players)
        values: list[Values] = judgement.chances.tolist()
        if players == 1:
            values = [[worth_alone(points[0])] for points in judgement.points.tolist()]
        for number, state in enumerate(states):
            pending = self.game.pending(state)
            if isinstance(pending, Over):
                values[number] = result(pending)
        return values, judgement.interest[:, seat].tolist()
