"""Games from which a judge learns: positions, how they ended, and which gestures a search took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from underhall.bots import Window
from underhall.bots.expert import Learned
from underhall.bots.gestures import Gesture, drawn, gestures, liked
from underhall.bots.judge import Judge
from underhall.bots.search import Budget, Search, result
from underhall.core.game import Ask, Chance, Game, Over
from underhall.core.setup import Setup
from underhall.train.config import Config

Figures = NDArray[np.float16]
FIRST_WHIM = 4.0
"""By how many points of the evaluation a gesture falls behind for each e times that it is tried less on a whim."""


@dataclass
class Lesson:
    """What one game teaches, all with the same number of players."""

    players: int
    decisions: int
    figures: Figures
    """Positions."""
    chances: list[list[float]]
    """For each of them who won, in part as it was said on the way."""
    points: list[float]
    """At the end, by seat."""
    choices: list[tuple[int, Figures, int]]
    """A seat, what its gestures would have led to, and which one was best."""


class Pupil:
    """Plays all seats of one game and remembers."""

    def __init__(self, game: Game[Any], judge: Judge | None, config: Config, rng: Random) -> None:
        self.game = game
        self.guide = Learned(game, judge, config.keen) if judge else None
        self.config = config
        self.rng = rng
        self.choices: list[tuple[int, Figures, int]] = []

    def play(self, setup: Setup, share: float) -> Lesson:
        """A game, of which this share of the positions is kept."""
        game, rng = self.game, self.rng
        state = game.new(setup)
        figures: list[list[float]] = []
        kept: list[int] = []
        said: list[list[float] | None] = []
        while not isinstance(pending := game.pending(state), Over):
            if isinstance(pending, Chance):
                game.outcome(state, drawn(game, state, pending, rng))
                continue
            ask = pending.asks[int(rng.random() * len(pending.asks))]
            codes, value = self._choose(state, ask)
            said.append(value)
            if rng.random() < share / 3:
                kept.append(len(said) - 1)
                figures.append(game.features(state))
            for code in codes:
                game.answer(state, ask.seat, code)
            if rng.random() < share:
                kept.append(len(said))
                figures.append(game.features(state))
        ends = told(result(pending), said, self.config.patience)
        chances = [ends[number] for number in kept]
        points = [float(score) for score in pending.scores]
        return Lesson(setup.players, len(said), halves(figures), chances, points, self.choices)

    def _choose(self, state: Any, ask: Ask) -> tuple[Sequence[int], list[float] | None]:
        """A gesture, and how likely everybody is to win with it as far as the judge can tell. Without one, and late in
        games that may never end, the evaluation chooses.

        Whoever plays on alone at a table of several teaches nothing on the way: that is learnt from games alone."""
        game, rng, config = self.game, self.rng, self.config
        table = Window(game, state, ask)
        window = table.alone()
        seat = window.seat
        world = window.simulate(rng)
        found = list(gestures(game, world, seat, few=True))
        marked = liked(game, world, window.ask, found)[: config.keen]
        thoughts = config.thoughts if window is table else 0.0
        if self.guide is None or window.late:
            return window.at_once(self._first(marked, seat, thoughts), rng), None
        keen = [one for _, one in marked]
        figures = [game.features(one.after) for one in keen]
        values, interest = self.guide.judged(figures, [one.after for one in keen], seat)
        best = max(range(len(keen)), key=lambda number: values[number][seat])
        if len(keen) > 1 and rng.random() < thoughts:
            search = Search(game, self.guide, rng, Budget(config.looks, inf))
            codes = search.rank(window)[0].codes
            best = next((number for number, one in enumerate(keen) if one.codes == codes), best)
            self.choices.append((seat, halves(figures), best))
        elif len(keen) > 1 and rng.random() < config.whims:
            best = drawn_by(np.array(interest), rng)
        return window.at_once(keen[best].codes, rng), list(values[best]) if window is table else None

    def _first(self, marked: list[tuple[float, Gesture]], seat: int, thoughts: float) -> tuple[int, ...]:
        """As the evaluation says."""
        best = 0
        if len(marked) > 1:
            if self.rng.random() < thoughts:
                figures = halves([self.game.features(one.after) for _, one in marked])
                self.choices.append((seat, figures, best))
            elif self.rng.random() < self.config.whims:
                best = drawn_by(np.array([mark for mark, _ in marked]) / FIRST_WHIM, self.rng)
        return marked[best][1].codes


def halves(rows: list[list[float]]) -> Figures:
    """In half the digits, to be kept."""
    return np.array(rows, dtype=np.float16)


def drawn_by(interest: NDArray[np.float64], rng: Random) -> int:
    weights = np.exp(interest - interest.max())
    return int(np.searchsorted(np.cumsum(weights / weights.sum()), rng.random() * (1 - 1e-9)))


def told(end: list[float], said: list[list[float] | None], patience: float) -> list[list[float]]:
    """For each decision, and the end: the end of the game mixed with what was said on the way to it."""
    ends = [end]
    for value in reversed(said):
        after = ends[-1]
        ends.append(
            after
            if value is None
            else [patience * one + (1 - patience) * other for one, other in zip(after, value, strict=True)]
        )
    return ends[::-1]
