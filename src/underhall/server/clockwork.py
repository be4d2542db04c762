"""What moves at a table by itself: bots that are asked, draws that are made elsewhere, and the clock of a turn."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from underhall.core.errors import Illegal, Stale, UnderhallError
from underhall.core.match import Outcome
from underhall.server import wire
from underhall.server.thinkers import SIMPLEST, BotFailed
from underhall.server.tower import DRAWS, begun

if TYPE_CHECKING:
    from underhall.core.match import Match
    from underhall.server.table import Table

STAND_IN = "casual"
"""Plays on for whoever has run out of time."""
FALL = 5
"""What falls takes people so many pauses to watch."""
RETRY_SECONDS = 2.0
logger = logging.getLogger("underhall.clockwork")


class Clockwork:
    def __init__(self, table: Table, bot_pause: float) -> None:
        self.table = table
        self.bot_pause = bot_pause
        self._driver: asyncio.Task[None] | None = None
        self._faller: asyncio.Task[None] | None = None
        self._preparer: asyncio.Task[None] | None = None
        self._prepared = -1
        """For how many draws before it the next one was prepared."""
        self._timer: asyncio.Task[None] | None = None
        self._bell: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self.lent: set[int] = set()
        """Seats that a bot got when time was up although they had nothing to choose: they only seemed to be asked."""

    def go_on(self) -> None:
        """Wake whatever acts by itself now."""
        due = self._bot_asked() is not None or bool(self._to_give_back())
        if not due:
            self._calm_down()
        if due and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())
        if self.table.falling and (self._faller is None or self._faller.done()):
            self._faller = asyncio.create_task(self._let_fall())
        self._prepare()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline, match = self.table.row["deadline"], self.table.match
        if deadline is not None and match and not match.over:
            self._timer = asyncio.create_task(self._wait_for_deadline(deadline))

    @property
    def idle(self) -> bool:
        """Nothing acts here by itself now."""
        tasks = (self._driver, self._faller)
        return self.table.row["deadline"] is None and all(task is None or task.done() for task in tasks)

    def hurry(self) -> None:
        """The bots make no pauses until a person is asked."""
        self._hurry.set()

    def _calm_down(self) -> None:
        """No bot is asked; but while something falls, neither is a person."""
        if not self.table.falling:
            self._hurry.clear()

    def stop(self) -> None:
        for task in (self._driver, self._faller, self._preparer, self._timer):
            if task is not None:
                task.cancel()

    # Bots

    def _bot_asked(self) -> int | None:
        table = self.table
        if table.match is None or table.row["held"] is not None or table.undo_asked is not None:
            return None
        return next((seat for seat in table.match.waiting_for if table.seats[seat].bot is not None), None)

    @property
    def pause(self) -> float:
        """For how many seconds a bot waits before it moves."""
        return self.bot_pause * (FALL if self.table.match is not None and just_fell(self.table.match) else 1)

    async def _drive(self) -> None:
        """Let bots move as long as one is asked, at a pace that people can follow.

        Whatever goes wrong, it is tried again: the database may come back, and a table never waits for a bot for good.
        """
        while True:
            try:
                if self.table.match is None:
                    await self.table.alone(self._show_again)
                if self._to_give_back():
                    await self.table.alone(self._give_back)
                seat = self._bot_asked()
                if seat is None:
                    self._calm_down()
                    return
                if self.bot_pause and self.table.audience.viewers and not self._hurry.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._hurry.wait(), self.pause)
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

    # Draws that are made elsewhere

    def _prepare(self) -> None:
        """Between two bouts, have the tower filled for the next one."""
        match, piles = self.table.match, self.table.elsewhere
        if match is None or match.over or not piles or self.table.falling or begun(match):
            return
        drawn = sum(match.drawn(pile) for pile in piles)
        if drawn != self._prepared:
            self._prepared = drawn
            self._preparer = asyncio.create_task(self._prepare_quietly())

    async def _prepare_quietly(self) -> None:
        with suppress(UnderhallError, asyncio.CancelledError):  # if it fails, it is done when it is needed
            await self.table.prepare()

    async def _let_fall(self) -> None:
        """Have pending draws made as long as there are any. Whatever goes wrong, it is tried again; everything follows
        from the record, so it comes as it would have come."""
        while True:
            try:
                if self.table.match is None:
                    await self.table.alone(self._show_again)
                if not self.table.falling:
                    return
                await self._fall()
            except asyncio.CancelledError:
                return
            except Exception as err:
                logger.error("a draw could not be made: %r", err)
                await asyncio.sleep(RETRY_SECONDS)

    async def _fall(self) -> None:
        table = self.table
        log = list(table.running().log)
        made = await table.made()

        async def work() -> None:
            if table.falling and table.running().log == log:
                await table.let_fall(made)

        with suppress(Stale):
            await table.alone(work)

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
            # all who seem to be asked: if only those who are lost their seats, all could tell who has nothing to choose
            match = table.running()
            shown = [seat for seat, _ in match.open_asks]
            idle = only_shown(match)
            for seat in table.listing.people_waited_for(shown, table.row["held"]):
                await table.give_seat(seat, STAND_IN)
                if seat in idle:
                    self.lent.add(seat)
                table.audience.tell(wire.Notice("notice-time-up", {"player": seat}))

        while table.row["deadline"] == deadline:
            try:
                await table.alone(work)
                return
            except UnderhallError as err:
                logger.error("a clock could not be carried out: %s", err)
                await asyncio.sleep(RETRY_SECONDS)

    def _to_give_back(self) -> list[int]:
        """The lent seats of which everybody knows by now that they had nothing to choose: the seals are open."""
        match = self.table.match
        if match is None or match.over or not self.lent:
            return []
        return sorted(self.lent - only_shown(match))

    async def _give_back(self) -> None:
        """They have missed nothing, so their owners play on, before a bot has played for them."""
        for seat in self._to_give_back():
            await self.table.give_seat(seat, None)


def only_shown(match: Match) -> set[int]:
    """The seats that have nothing to choose, which nobody may know yet: others are shown them as asked."""
    return {seat for seat, _ in match.open_asks} - set(match.waiting_for)


def just_fell(match: Match) -> bool:
    """Whether nobody has answered anything since the latest fall."""
    pile = DRAWS.get(match.game.id)
    fall = None if pile is None else match.latest(pile)
    return fall is not None and all(isinstance(entry, Outcome) for entry in match.log[fall:])
