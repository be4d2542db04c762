"""What moves at a table by itself: bots that are asked, and the clock of a turn."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from underhall.core.errors import Illegal, Stale, UnderhallError
from underhall.server import wire
from underhall.server.thinkers import SIMPLEST, BotFailed

if TYPE_CHECKING:
    from underhall.server.table import Table

STAND_IN = "greedy"
RETRY_SECONDS = 2.0
logger = logging.getLogger("underhall.clockwork")


class Clockwork:
    def __init__(self, table: Table, bot_pause: float) -> None:
        self.table = table
        self.bot_pause = bot_pause
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.Task[None] | None = None
        self._bell: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()

    def go_on(self) -> None:
        """Wake whatever acts by itself now."""
        if self._bot_asked() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline, match = self.table.row["deadline"], self.table.match
        if deadline is not None and match and not match.over:
            self._timer = asyncio.create_task(self._wait_for_deadline(deadline))

    @property
    def idle(self) -> bool:
        """Nothing acts here by itself now."""
        return self.table.row["deadline"] is None and (self._driver is None or self._driver.done())

    def hurry(self) -> None:
        """The bots make no pauses until a person is asked."""
        self._hurry.set()

    def stop(self) -> None:
        for task in (self._driver, self._timer):
            if task is not None:
                task.cancel()

    # Bots

    def _bot_asked(self) -> int | None:
        table = self.table
        if table.match is None or table.row["held"] is not None or table.undo_asked is not None:
            return None
        return next((seat for seat in table.match.waiting_for if table.seats[seat].bot is not None), None)

    async def _drive(self) -> None:
        """Let bots move as long as one is asked, at a pace that people can follow.

        Whatever goes wrong, it is tried again: the database may come back, and a table never waits for a bot for good.
        """
        while True:
            try:
                if self.table.match is None:
                    await self.table.alone(self._show_again)
                seat = self._bot_asked()
                if seat is None:
                    self._hurry.clear()
                    return
                if self.bot_pause and self.table.audience.viewers and not self._hurry.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._hurry.wait(), self.bot_pause)
                await self._bot_moves(seat)
            except asyncio.CancelledError:
                return
            except Exception as err:
                logger.error("a bot could not move: %r", err)
                await asyncio.sleep(RETRY_SECONDS)

    async def _show_again(self) -> None:
        """After the record could not be read for a while."""
        self.table.audience.show()

    async def _bot_moves(self, seat: int) -> None:
        table = self.table
        match = table.running()
        number, level = match.asked(seat), table.seats[seat].bot
        if match.ask(seat) is None or level is None:
            return
        try:
            codes = await table.thinkers.choose(match, seat, level)
        except BotFailed as err:
            logger.warning("%s", err)
            await table.alone(lambda: self._replace_bot(seat, level))
            return

        async def work() -> None:
            free = table.row["held"] is None and table.undo_asked is None and table.seats[seat].bot == level
            if not free or table.match is not match or match.asked(seat) != number:
                return
            try:
                await table.commit(seat, lambda: match.answer(seat, codes), None)
            except Illegal as err:
                logger.warning("the bot %r answered nonsense: %s", level, err)
                await self._replace_bot(seat, level)
                return
            table.go_on()

        with suppress(Stale):
            await table.alone(work)

    async def _replace_bot(self, seat: int, level: str) -> None:
        """A bot that fails gives way to a simpler one; if that one fails too, any answer will do."""
        table = self.table
        match = table.running()
        if table.seats[seat].bot != level:
            return  # its owner has taken the seat back meanwhile
        if level != SIMPLEST:
            await table.put_bot(seat, SIMPLEST, table.row["held"])
            table.audience.tell(wire.Notice("notice-bot-replaced", {"player": seat}))
            return
        ask = match.ask(seat)
        if ask is not None:
            await table.commit(seat, lambda: match.answer(seat, ask.codes[0]), None)
            table.go_on()

    # The clock

    async def _wait_for_deadline(self, deadline: float) -> None:
        await asyncio.sleep(max(0.0, deadline - time.time()))
        self._timer = None
        self._bell = asyncio.create_task(self._time_is_up(deadline))

    async def _time_is_up(self, deadline: float) -> None:
        """The clock has run out: a bot plays on until its owner takes the seat back."""
        table = self.table

        async def work() -> None:
            if table.row["deadline"] != deadline:
                return  # an answer came in the last moment
            for seat in table.listing.people_waited_for(table.running().waiting_for, table.row["held"]):
                await table.give_seat(seat, STAND_IN)
                table.audience.tell(wire.Notice("notice-time-up", {"player": seat}))

        while table.row["deadline"] == deadline:
            try:
                await table.alone(work)
                return
            except UnderhallError as err:
                logger.error("a clock could not be carried out: %s", err)
                await asyncio.sleep(RETRY_SECONDS)
