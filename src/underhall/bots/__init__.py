"""Bots. A bot gets what a person gets: a view, its ask, and a simulator made by `determinize`; never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from underhall.core.errors import UnderhallError
from underhall.core.game import Ask, Game


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

    def simulate(self, rng: Random) -> Any:
        """A state that this seat cannot tell from the real one, to try things out on."""
        return self.game.determinize(self._state, self.seat, rng)


class Bot(Protocol):
    """Chooses a gesture: the code to answer now, and those that finish what it begins."""

    def choose(self, window: Window) -> Sequence[int]: ...


def bots() -> dict[str, Callable[[Random], Bot]]:
    """Every bot by name; each is made with its own source of randomness."""
    from underhall.bots.greedy import GreedyBot  # noqa: PLC0415
    from underhall.bots.random import RandomBot  # noqa: PLC0415

    return {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, rng: Random) -> Bot:
    found = bots().get(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bots())}")
    return found(rng)
