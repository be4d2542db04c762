"""Bots. A bot gets what a person gets: a view, its ask, and a simulator made by `determinize`; never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any, Protocol

from underhall.bots.gestures import own_ask
from underhall.core.errors import UnderhallError
from underhall.core.game import Ask, Game

LEVELS = ("novice", "casual", "strong", "expert")
"""The opponents that people are offered, each better than the one before."""
ADVISER = LEVELS[-1]
"""Whoever asks for a hint is told what this one would do."""
THINKING = 2.0
"""Seconds that a bot takes for a gesture at most, where people wait for it."""


class UnknownBot(UnderhallError):
    """No bot has this name."""


class NoTime(UnderhallError):
    """A bot cannot think for so long."""


class Window:
    """The table as one seat sees it."""

    __slots__ = ("_state", "ask", "game", "seat", "seconds")

    def __init__(self, game: Game[Any], state: Any, ask: Ask, seconds: float = inf) -> None:
        if not seconds > 0:
            raise NoTime(f"a bot thinks for more than 0 seconds, not {seconds:g}")
        self.game = game
        self.seat = ask.seat
        self.ask = ask
        self.seconds = seconds
        """So long the seat may think; without a limit nobody looks at a clock."""
        self._state = state

    @property
    def view(self) -> Any:
        return self.game.view(self._state, self.seat)

    @property
    def content(self) -> str:
        """The digest of the content that is played with."""
        content: str = self._state.content
        return content

    @property
    def clock(self) -> int:
        """How far the game is, in turns."""
        clock: int = self._state.clock
        return clock

    @property
    def overtime(self) -> float:
        """The rounds for which the game has gone on beyond its patience; below 0 before that."""
        rounds: float = self._state.clock // self._state.players - self.game.hints.patience
        return rounds

    @property
    def late(self) -> bool:
        """Whether the game has gone on for longer than its patience."""
        return self.overtime >= 0

    def simulate(self, rng: Random) -> Any:
        """A state that this seat cannot tell from the real one, to try things out on."""
        return self.game.determinize(self._state, self.seat, rng)

    def alone(self) -> Window:
        """The same question in the seat's own game, if no seat touches another; otherwise this window itself."""
        own = self.game.alone(self._state, self.seat) if self._state.players > 1 else None
        if own is None:
            return self
        ask = Ask(0, self.ask.kind, self.ask.codes, self.ask.rule, self.ask.subject)
        return _Alone(self, own, ask)

    def at_once(self, codes: Sequence[int], rng: Random) -> Sequence[int]:
        """As much of a gesture as can be answered at the table before others are asked."""
        return codes


class _Alone(Window):
    __slots__ = ("_table",)

    def __init__(self, table: Window, own: Any, ask: Ask) -> None:
        super().__init__(table.game, own, ask, table.seconds)
        self._table = table

    def simulate(self, rng: Random) -> Any:
        """What is hidden at the whole table is drawn anew before the others are left out."""
        return self.game.alone(self._table.simulate(rng), self._table.seat)

    def at_once(self, codes: Sequence[int], rng: Random) -> Sequence[int]:
        world, seat = self._table.simulate(rng), self._table.seat
        for number, code in enumerate(codes):
            ask = own_ask(self.game, world, seat)
            if ask is None or code not in ask.codes:
                return codes[:number]
            self.game.answer(world, seat, code)
        return codes


class Bot(Protocol):
    """Chooses a gesture: the code to answer now, and those that finish what it begins."""

    def choose(self, window: Window) -> Sequence[int]: ...


def bots() -> dict[str, Callable[[Random], Bot]]:
    """Every bot by name. Each is made with its own source of randomness."""
    from underhall.bots.casual import CasualBot  # noqa: PLC0415
    from underhall.bots.expert import ExpertBot  # noqa: PLC0415
    from underhall.bots.novice import NoviceBot  # noqa: PLC0415
    from underhall.bots.random import RandomBot  # noqa: PLC0415
    from underhall.bots.strong import StrongBot  # noqa: PLC0415

    return {
        "random": RandomBot,
        "novice": NoviceBot,
        "casual": CasualBot,
        "strong": StrongBot,
        "expert": ExpertBot,
    }


def make_bot(name: str, rng: Random) -> Bot:
    """The same randomness makes it play the same, unless the time to think is limited."""
    found = bots().get(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bots())}")
    return found(rng)
