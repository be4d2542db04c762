"""Late in games that may never end.

Bots that search for the best chances to win may block each other for ever. So from a round on they play a few gestures
on to the end, everybody as the evaluation says, and take the one that wins most often, soon rather than late: an end
that does not come is worse than to lose. After some rounds of that the evaluation plays alone, and so by turns: it
makes headway sooner, but stays in standstills that comparing gets out of.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, Final

from underhall.bots import Window
from underhall.bots.casual import CasualBot
from underhall.bots.gestures import gestures, liked, play_on, played
from underhall.bots.search import result
from underhall.core.game import Over

KEEN: Final = 6
"""So many gestures are played on, those that the evaluation likes best,"""
WORLDS: Final = 3
"""in so many worlds,"""
AHEAD: Final = 12
"""for so many rounds at most."""
SOONER: Final = 0.97
"""What is left of a win that comes a round later."""
LEAD: Final = 0.002
"""What a point counts by which a seat is ahead."""
NEVER: Final = -0.3
"""What it is worth if the end does not come."""
TURN: Final = 4
"""For so many rounds bots compare, for as many the evaluation plays, and so on."""


class LateBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        if window.overtime // TURN % 2:
            return CasualBot(self._rng).choose(window)
        game, seat, end = window.game, window.seat, monotonic() + window.seconds
        world = window.simulate(self._rng)
        found = liked(game, world, window.ask, list(gestures(game, world, seat, few=True)))
        keen = [one.codes for _, one in found[:KEEN]]
        worth = [0.0] * len(keen)
        for _ in range(WORLDS if len(keen) > 1 else 0):
            world, minds = window.simulate(self._rng), self._rng.getrandbits(64)
            sweep = []
            for codes in keen:
                after = played(game, world, seat, codes)
                sweep.append(NEVER if after is None else played_out(game, after, seat, Random(minds)))
                if monotonic() > end:
                    break
            if len(sweep) < len(keen):
                break
            worth = [one + more for one, more in zip(worth, sweep, strict=True)]
        return keen[max(range(len(keen)), key=lambda number: worth[number])]


def played_out(game: Any, state: Any, seat: int, luck: Random) -> float:
    """What the end is worth to a seat, if everybody goes on as the evaluation says."""
    began: int = state.clock
    state = play_on(game, state, began + AHEAD * state.players, luck)
    over = game.pending(state)
    if not isinstance(over, Over) or over.stopped:
        return NEVER
    ahead = over.scores[seat] - max(
        score for other, score in enumerate(over.scores) if over.sides[other] != over.sides[seat]
    )
    rounds = (state.clock - began) / state.players
    won: float = result(over)[seat] * SOONER**rounds
    return won + LEAD * ahead
