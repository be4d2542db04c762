"""Who sees everything: what others hide, and every draw that is still to come. It plays in arenas and simulations
alone; the share of games that it wins there says how much luck leaves to anybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from underhall.bots import Window
from underhall.bots.gestures import gestures, liked
from underhall.bots.search import result
from underhall.bots.strong import KEEN
from underhall.core.dealer import Dealer
from underhall.core.game import Chance, Game, Over

SEER = "seer"


class Fate:
    """The draws of one game, as they come.

    >>> fate = Fate(Dealer.from_seed(1, 2))
    >>> ahead = fate.copy()
    >>> chance = Chance("ogre", [1] * 100, 0)
    >>> [ahead.draw(None, None, chance) for _ in range(3)] == [fate.draw(None, None, chance) for _ in range(3)]
    True
    """

    __slots__ = ("_dealer", "_drawn")

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self._drawn: Counter[str] = Counter()

    def draw(self, game: Any, state: Any, chance: Chance) -> int:
        code = self._dealer.deal(game, state, chance, self._drawn[chance.kind])
        self._drawn[chance.kind] += 1
        return code

    def copy(self) -> Fate:
        other = Fate(self._dealer)
        other._drawn = self._drawn.copy()
        return other


class Seer:
    """For each gesture plays the very game on to its end, everybody as the evaluation says, and takes the best."""

    def __init__(self, state: Any, fate: Fate, rng: Random) -> None:
        self._state = state
        self._fate = fate
        self._rng = rng

    def choose(self, window: Window) -> Sequence[int]:
        game, seat = window.game, window.seat
        found = liked(game, self._state, window.ask, list(gestures(game, self._state, seat, few=True)))[:KEEN]
        minds = self._rng.getrandbits(64)
        return max(found, key=lambda pair: self._end(game, pair[1].after.copy(), seat, Random(minds)))[1].codes

    def _end(self, game: Game[Any], state: Any, seat: int, luck: Random) -> tuple[float, int]:
        """How much of the win is the seat's then, and by how many points it is ahead."""
        fate = self._fate.copy()
        while not isinstance(pending := game.pending(state), Over):
            if isinstance(pending, Chance):
                game.outcome(state, fate.draw(game, state, pending))
            else:
                ask = pending.asks[0]
                state = liked(game, state, ask, list(gestures(game, state, ask.seat, few=True, luck=luck)))[0][1].after
        others = [score for other, score in enumerate(pending.scores) if pending.sides[other] != pending.sides[seat]]
        return result(pending)[seat], pending.scores[seat] - max(others, default=0)
