"""Bots think in other processes, with a deadline; a table only awaits them.

What a thinker gets is a position that its seat cannot tell from the real one, so there is nothing in it to leak.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import TimeoutError as FutureTimeout
from functools import cache
from random import Random, SystemRandom
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from pebble import ProcessExpired, ProcessPool

from underhall.bots import THINKING, Bot, Window, make_bot
from underhall.core.errors import UnderhallError
from underhall.core.match import Match, ask_of
from underhall.core.registry import find
from underhall.core.setup import Setup, make_setup

SIMPLEST = "random"
TURN = 12.0
"""Seconds that a bot takes for all gestures of a turn."""
QUEUE = 4  # deadlines that a job may wait for a process and think in all
logger = logging.getLogger("underhall.bots")


class BotFailed(UnderhallError):
    """A bot crashed, overran its deadline or answered nonsense."""


class Thinkers:
    """A few processes that think, started when first needed."""

    def __init__(self, workers: int = 1, deadline: float = 10.0) -> None:
        self.deadline = deadline
        self._workers = workers
        self._pool = self._new_pool()
        self._spent: WeakKeyDictionary[Match, dict[int, tuple[int, float]]] = WeakKeyDictionary()
        """For each seat the turn in which it thought last, and for how long."""

    def _new_pool(self) -> ProcessPool:
        return ProcessPool(max_workers=self._workers, max_tasks=0, context=multiprocessing.get_context("spawn"))

    async def choose(self, match: Match, seat: int, bot: str) -> list[int]:
        """The gesture that a bot chooses for a seat; raises BotFailed."""
        state = match.game.determinize(match.state, seat, SystemRandom())
        clock, spent = self._spent.setdefault(match, {}).get(seat, (-1, 0.0))
        if clock != match.state.clock:
            clock, spent = match.state.clock, 0.0
        # a third of what is left each time, so that it never runs out
        seconds = max(0.001, min(THINKING, self.deadline / 2, (TURN - spent) / 3))
        job = (
            match.game.id,
            match.setup.players,
            dict(match.setup.options),
            match.game.dump(state),
            seat,
            bot,
            seconds,
        )
        codes: list[int]
        codes, took = await self.run(f"the bot {bot!r}", think, job)
        self._spent[match][seat] = (clock, spent + took)
        return codes

    async def run(self, name: str, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Have something worked out in another process, within the deadline; waiting for a free process has one too."""
        try:
            future = self._pool.schedule(work, args=args, timeout=self.deadline)
        except RuntimeError:
            # the pool gives up when a process dies between two jobs
            self._pool = self._new_pool()
            future = self._pool.schedule(work, args=args, timeout=self.deadline)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), QUEUE * self.deadline)
        except (FutureTimeout, TimeoutError):
            raise BotFailed(f"{name} did not answer within {self.deadline:g} s") from None
        except ProcessExpired as err:
            raise BotFailed(f"{name} crashed with status {err.exitcode}") from None
        except asyncio.CancelledError:
            future.cancel()  # type: ignore[no-untyped-call]
            raise
        except UnderhallError:
            raise
        except Exception as err:
            raise BotFailed(f"{name} failed: {err!r}") from None

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


def think(
    game_id: str, players: int, options: Mapping[str, Any], data: dict[str, Any], seat: int, bot: str, seconds: float
) -> tuple[list[int], float]:
    """Runs in a thinker's process: a gesture, and how long it took."""
    began = monotonic()
    game = find(game_id)
    state = game.load(_setup(game_id, players, tuple(sorted(options.items()))), data)
    ask = ask_of(game.pending(state), seat)
    assert ask is not None, "a bot is called only when it is asked"
    return list(_bot(bot).choose(Window(game, state, ask, seconds))), monotonic() - began


@cache
def _setup(game_id: str, players: int, options: tuple[tuple[str, Any], ...]) -> Setup:
    return make_setup(find(game_id), players, dict(options))


@cache
def _bot(name: str) -> Bot:
    return make_bot(name, Random())
