"""Bots. A bot gets what a person gets: a view, its ask, and a simulator made by `determinize`; never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any, Protocol

from underhall.core.errors import UnderhallError
from underhall.core.game import Ask, Game

LEVELS = ("novice", "casual")
"""The opponents that people are offered, each better than the one before."""


class UnknownBot(UnderhallError):
    """No bot has this name."""


class Window:
    """The table as one seat sees it."""

    __slots__ = ("_state", "ask", "game", "seat")

    def __init__(self, game: Game[Any], state: Any, ask: Ask) -> None:
        self.game = game
        self.seat = ask.seat
        self.ask = ask
        self._state = state

    @property
    def view(self) -> Any:
        return self.game.view(self._state, self.seat)

    @property
    def clock(self) -> int:
        """How far the game is, in turns."""
        clock: int = self._state.clock
        return clock

    def simulate(self, rng: Random) -> Any:
        """A state that this seat cannot tell from the real one, to try things out on."""
        return self.game.determinize(self._state, self.seat, rng)


class Bot(Protocol):
    """Chooses a gesture: the code to answer now, and those that finish what it begins."""

    def choose(self, window: Window) -> Sequence[int]: ...


def bots() -> dict[str, Callable[[Random, float], Bot]]:
    """Every bot by name. Each is made with its own source of randomness and the seconds that it may think about one
    gesture."""
    from underhall.bots.casual import CasualBot  # noqa: PLC0415
    from underhall.bots.novice import NoviceBot  # noqa: PLC0415
    from underhall.bots.random import RandomBot  # noqa: PLC0415
    from underhall.bots.strong import StrongBot  # noqa: PLC0415

    return {
        "random": lambda rng, seconds: RandomBot(rng),
        "novice": lambda rng, seconds: NoviceBot(rng),
        "casual": lambda rng, seconds: CasualBot(rng),
        "strong": StrongBot,
    }


def make_bot(name: str, rng: Random, seconds: float = inf) -> Bot:
    """Without a limit a bot looks at no clock: the same randomness makes it play the same."""
    found = bots().get(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bots())}")
    return found(rng, seconds)
