"""A running table: one at a time, an answer is checked, written down, acknowledged and shown.

Everything that changes a table happens under its lock. The match in memory runs ahead of the database only inside
that lock; if writing fails it is thrown away and rebuilt from the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, TypeVar

from underhall.bots import ADVISER
from underhall.bots.advice import put_in_words
from underhall.core.dealer import Dealer
from underhall.core.errors import BadSnapshot, Illegal, NotAsked, Stale, UnderhallError, UndoRefused
from underhall.core.freeze import freeze, thaw
from underhall.core.game import Chance
from underhall.core.match import Answer, Match, Outcome, Undo
from underhall.core.registry import find
from underhall.core.setup import make_setup
from underhall.server import wire
from underhall.server.audience import Audience
from underhall.server.clockwork import Clockwork
from underhall.server.errors import Refusal, no_table
from underhall.server.listing import Listing, Seat
from underhall.server.spoken import advice_out, events_out, feed, one_line, question_out, row_of
from underhall.server.store import Conflict, Entry, Fall, Row, StorageError, Store
from underhall.server.thinkers import Thinkers
from underhall.server.tower import Hammer, Job, Made, elsewhere, job_of, left_by
from underhall.server.viewer import Viewer

SNAPSHOT_EVERY = 64
MARK = 16
logger = logging.getLogger("underhall.table")
T = TypeVar("T")


@dataclass
class UndoRequest:
    seat: int
    key: str
    agreed: set[int]
    missing: set[int]


class Table:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        row: Row,
        seats: Sequence[Row],
        bot_pause: float,
        hammer: Hammer,
        physics: str | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.hammer = hammer
        self.physics = physics
        # without physics the dealer waits for nobody
        self.elsewhere = elsewhere(row["game"], row["physics"] and physics is not None)
        self.id: str = row["id"]
        self.game = find(row["game"])
        self.setup = make_setup(self.game, row["players"], row["options"])
        if (row["rules"], row["content"]) != (self.game.version, self.setup.content_digest):
            raise Refusal("outdated", f"this table was opened with other rules or content of {self.game.id}")
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.clockwork = Clockwork(self, bot_pause)
        self.match: Match | None = None
        self.undo_asked: UndoRequest | None = None
        self.touched = time.monotonic()
        self._keeping: asyncio.Task[None] | None = None
        self._kept = -(sum(self.id.encode()) % SNAPSHOT_EVERY)
        self._paused: tuple[list[int], float] | None = None
        """While something falls: who was on the clock, and the seconds they had left."""
        self._prepared: tuple[object, asyncio.Task[bytes | None]] | None = None
        self.listing = Listing(row, seats)

    @property
    def row(self) -> Row:
        return self.listing.row

    @property
    def seats(self) -> list[Seat]:
        return self.listing.seats

    def seats_of(self, person: str) -> list[int]:
        return self.listing.seats_of(person)

    def may_watch(self, person: str) -> bool:
        return self.listing.may_watch(person)

    def info(self, person: str) -> wire.TableInfo:
        missing = self.undo_asked.missing if self.undo_asked else ()
        return self.listing.info(person, self.audience.people(), missing, self.physics)

    # Reading the record

    @property
    def dealer(self) -> Dealer:
        return Dealer(self.row["secret"], [seat.number or 0 for seat in self.seats])

    async def load(self) -> None:
        """Bring the match up to what the database says; from a snapshot where there is one, and then the log."""
        found = await self.store.io(self.store.table, self.id)
        if found is None:
            raise no_table()
        self.listing = Listing(*found)
        self.audience.check_seats()
        if self.row["state"] == "gathering":
            self.match = None
            return
        match = self.match or await self._rebuilt()
        entries = await self.store.io(self.store.entries, self.id, len(match.log))
        match.dealer = None  # what was drawn is in the log
        for entry in entries:
            feed(match, entry)
        match.dealer = self.dealer
        self.match = match

    async def _rebuilt(self) -> Match:
        names = [seat.name for seat in self.seats]
        cached = await self.store.io(self.store.snapshot, self.id)
        if cached is not None:
            mark, data = cached[1][:MARK], cached[1][MARK:]
            try:
                if mark != self._mark(data):
                    raise BadSnapshot("it is damaged, or another table's")
                match = thaw(data, self.game, self.setup, None, self.row["position"], names, self.elsewhere)
            except BadSnapshot as err:
                logger.warning("snapshot of a table is not used: %s", err)
            else:
                self._kept = len(match.log)
                return match
        return Match(self.game, self.setup, None, self.row["position"], names, self.elsewhere)

    def _mark(self, data: bytes) -> bytes:
        """Binds a snapshot to its table and shows damage anywhere in it."""
        return hashlib.blake2b(data, key=self.id.encode(), digest_size=MARK).digest()

    async def catch_up(self) -> None:
        """Another process has changed this table: read it again and show it."""
        async with self.lock:
            before = self.row["version"]
            found = await self.store.io(self.store.table, self.id)
            if found and found[0]["version"] != before:
                await self._reload()

    async def _reload(self) -> None:
        before = len(self.match.log) if self.match else -1
        await self.load()
        if self.match and len(self.match.log) != before:
            self.undo_asked = None
        self.audience.show_roster()
        self.go_on()

    # Changing it

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Carry out a change under the lock, whole, even if whoever asked for it goes away meanwhile."""

        async def locked() -> T:
            async with self.lock:
                self.touched = time.monotonic()
                if self.match is None and self.row["state"] != "gathering":
                    await self.load()  # the last attempt to write failed
                return await work()

        return await asyncio.shield(asyncio.create_task(locked()))

    def running(self) -> Match:
        if self.match is None:
            begun = self.row["state"] != "gathering"
            raise (
                StorageError("the record cannot be read") if begun else Refusal("not-started", "the game has not begun")
            )
        return self.match

    async def answer(self, seat: int, message: wire.Answer, viewer: Viewer) -> None:
        """Take an answer: checked, written, acknowledged, shown."""

        async def work() -> None:
            match = self.running()
            try:
                self._check_turn(seat)
                await self.commit(seat, lambda: match.answer(seat, message.words, number=message.ask), message.key)
            except (Stale, NotAsked, Conflict, Refusal, StorageError):
                # perhaps it is a retry of what was taken long ago, or it was written and only the reply got lost
                if not await self.store.io(self.store.has_key, self.id, seat, message.key):
                    raise
            viewer.send(wire.Taken(message.key))
            self.go_on()

        await self.alone(work)

    def _check_turn(self, seat: int) -> None:
        if self.row["held"] not in (None, seat):
            raise Refusal("held", "the turn before has not been handed on yet")
        if self.seats[seat].bot is not None:
            raise Refusal("handed-over", "a bot plays this seat now; take it back first")

    async def commit(self, seat: int, play: Callable[[], None], key: str | None, fall: Fall | None = None) -> None:
        """Play it in memory, write it down; if that fails the match in memory is rebuilt from the record."""
        match = self.running()
        first = len(match.log)
        turn = self._turn()
        play()
        try:
            ended = turn == seat and self._turn() != seat and not isinstance(match.log[first], Undo)
            held = self._held_after(seat) if ended else None
            record = match.record() if match.over else None
            changes = self._summary(held)
            entries = [row_of(entry) for entry in match.log[first:]]
            await self._write(first, entries, key, record, fall=fall, **changes)
        except BaseException as err:
            self.match = None
            if isinstance(err, Conflict):
                await self._reload()
                raise Stale("somebody else has answered this question first") from None
            # the record alone says whether it happened
            with suppress(UnderhallError):
                await self.load()
                self.audience.show()
            raise
        # a fall is no answer of anybody's: whoever wants to take the strike back still does
        if match.over or not isinstance(match.log[first], Outcome):
            self.undo_asked = None
        if match.over:
            self.audience.show_roster()  # that it is finished, and when

    async def _write(
        self,
        first: int,
        entries: Sequence[Entry],
        key: str | None = None,
        record: str | None = None,
        bots: Mapping[int, str | None] | None = None,
        fall: Fall | None = None,
        **changes: Any,
    ) -> None:
        """Into the database, and then into what is known here of it."""
        # what adds nothing to the log is not guarded by its numbers, so it must be the next change after what is known
        version = self.row["version"]
        known = None if entries else version
        try:
            new = await self.store.io(
                self.store.append, self.id, first, entries, key, record, known, bots, fall, **changes
            )
        except Conflict:
            if known is None:
                raise
            await self._reload()
            raise Stale("the table has been changed meanwhile") from None
        self.row.update(changes, version=new, updated=time.time())
        if new != version + 1:
            await self.load()  # another process has changed a seat or the like

    def _turn(self) -> int | None:
        """Whose turn it is, in games that have turns."""
        return getattr(self.running().view(), "active", None)

    def _held_after(self, seat: int) -> int | None:
        """A person whose answer ends the turn hands it on by a confirm; until then it can be taken back."""
        match = self.running()
        last = next((entry for entry in reversed(match.log) if isinstance(entry, Answer)), None)
        if match.over or last is None or last.seat != seat or self.seats[seat].bot is not None:
            return None
        if any(isinstance(entry, Outcome) for entry in match.log[match.log.index(last) :]):
            return None  # something was drawn: it cannot be taken back freely, so there is nothing to wait for
        alone = last.alongside == 1 << seat
        return seat if alone and match.waiting_for and seat not in match.waiting_for else None

    def _summary(self, held: int | None) -> dict[str, Any]:
        """What the lobby needs to know, kept beside the log in the same transaction."""
        match = self.running()
        waiting = [seat for seat, _ in match.open_asks]
        people = self.listing.people_waited_for(waiting, held)
        before = self.listing.people_waited_for(self.row["waiting"], self.row["held"])
        deadline = self._deadline(people, before)
        summary: dict[str, Any] = {"waiting": waiting, "held": held, "deadline": deadline}
        if match.over:
            summary |= {"state": "finished", "scores": list(match.scores or ()), "ranking": list(match.ranking or ())}
        return summary

    def _deadline(self, people: list[int], before: list[int]) -> float | None:
        """A clock is a turn's; it stands still while something falls."""
        now = time.time()
        deadline: float | None = self.row["deadline"]
        clock: int | None = self.row["clock"]
        if clock is None:
            return None
        if self.falling:
            if deadline is not None:
                self._paused = (before, deadline - now)
            return None
        paused, self._paused = self._paused, None
        if not people:
            return None
        if paused is not None and paused[0] == people:
            return now + paused[1]
        return now + clock if people != before or deadline is None else deadline

    def _keep_snapshot(self) -> None:
        """Now and then, and after everybody has seen what happened; tables take turns at it."""
        match = self.match
        if match is None or match.over or len(match.log) - self._kept < SNAPSHOT_EVERY:
            return
        self._kept = len(match.log)
        data = freeze(match)
        keep = self.store.io(self.store.keep_snapshot, self.id, self._kept, self._mark(data) + data)
        self._keeping = asyncio.create_task(keep)

    async def begin(self) -> None:
        """Everybody is ready: deal. The commitment was shown before any seat gave its number."""
        names = [seat.name for seat in self.seats]
        match = Match(self.game, self.setup, self.dealer, self.row["position"], names, self.elsewhere)
        self.match = match
        summary = self._summary(None) | ({} if match.over else {"state": "playing"})
        try:
            await self._write(0, [row_of(entry) for entry in match.log], **summary)
        except BaseException:
            self.match = None
            raise
        self.audience.show_roster()
        self.go_on()

    async def hand_on(self, seat: int) -> None:
        async def work() -> None:
            if self.row["held"] != seat:
                return  # it was handed on already
            await self._hand_on()

        await self.alone(work)

    async def _hand_on(self) -> None:
        await self._write(0, (), **self._summary(None))
        self.go_on()

    # Draws that are made elsewhere

    @property
    def falling(self) -> bool:
        """A draw is pending that is made elsewhere."""
        return self.match is not None and isinstance(self.match.pending, Chance)

    async def made(self) -> Made | None:
        """Have the pending draw made; None if nobody can."""
        job = await self._job(self.running())
        return None if job is None else await self.hammer.strike(job)

    async def prepare(self) -> None:
        """Have ready what the next draw will begin from; it takes long, and nobody waits for it yet."""
        await self._job(self.running())

    async def _job(self, match: Match) -> Job | None:
        """All that the next draw follows from, with the tower filled if that can be had; None if nobody makes it."""
        maker = await self.hammer.name()
        if maker is None:
            return None
        latest = left_by(match, maker)
        before = None if latest is None else await self.store.io(self.store.fall, self.id, latest)
        job = job_of(match, self.dealer, None if before is None else before.pile)
        if job.filled:
            return job
        if self._prepared is None or self._prepared[0] != job.tower:
            self._prepared = job.tower, asyncio.create_task(self.hammer.prepare(job))
        pile = await asyncio.shield(self._prepared[1])
        return job if pile is None else job._replace(pile=pile, filled=True)

    async def let_fall(self, made: Made | None) -> None:
        """Take what came of the pending draw: the outcome and the fall in one transaction. If nothing came, or what
        cannot be, the game makes the draw itself, and the table goes on."""
        match = self.running()
        chance = match.pending
        assert isinstance(chance, Chance)
        seat = next((entry.seat for entry in reversed(match.log) if isinstance(entry, Answer)), chance.seat)
        if made is not None:
            code, by, pile, path = made
            try:
                await self.commit(seat, lambda: match.draw(code, by), None, Fall(pile, path))
            except Illegal as err:
                logger.warning("%s made what cannot be: %s", by, err)
                made = None
        if made is None:
            logger.warning("the game itself makes a draw that was to be made elsewhere")
            own = self.dealer.deal(match.game, match.state, chance, match.drawn(chance.kind))
            await self.commit(seat, lambda: match.draw(own), None)
        self.go_on()

    # Taking back

    async def undo(self, seat: int, message: wire.Undo, viewer: Viewer) -> None:
        """Free where nothing was learnt from it; otherwise the other people at the table are asked. Bots consent."""

        key = message.key

        async def work() -> None:
            match = self.running()
            if match.over:
                raise UndoRefused("the game is over")
            if await self.store.io(self.store.has_key, self.id, seat, key):
                viewer.send(wire.Taken(key))
                return
            if message.ask != match.asked(seat):
                raise Stale("that was taken back already, or something else came first")
            if self.undo_asked and self.undo_asked.seat != seat:
                raise UndoRefused("somebody else is asking to take a move back")
            if self.undo_asked:
                viewer.send(wire.Taken(key))  # it is being asked for already
                return
            barred = match.undo_barred(seat)
            others = {s for s, chair in enumerate(self.seats) if chair.person and chair.bot is None and s != seat}
            others -= {s for s in others if self.seats[s].person == self.seats[seat].person}
            if barred and others:
                self.undo_asked = UndoRequest(seat, key, set(), others)
                viewer.send(wire.Taken(key))
                self.audience.show()
                return
            await self._take_back(seat, key)
            viewer.send(wire.Taken(key))

        await self.alone(work)

    async def _take_back(self, seat: int, key: str | None) -> None:
        match = self.running()
        await self.commit(seat, lambda: match.undo(seat, consent=True), key)
        self.go_on()

    async def consent(self, seat: int, yes: bool) -> None:
        async def work() -> None:
            asked = self.undo_asked
            if asked is None or (seat not in asked.missing and seat != asked.seat):
                return
            if yes and seat in asked.missing:
                # whoever plays several seats at one screen answers for all of them
                mine = {s for s in asked.missing if self.seats[s].person == self.seats[seat].person}
                asked.missing -= mine
                asked.agreed |= mine
                if not asked.missing:
                    await self._take_back(asked.seat, asked.key)
                    return
            elif not yes:
                self.undo_asked = None
                key = "notice-undo-withdrawn" if seat == asked.seat else "notice-undo-refused"
                self.audience.tell(wire.Notice(key, {"player": asked.seat, "other": seat}))
            self.go_on()

        await self.alone(work)

    # Without changing it

    def try_out(self, seat: int, message: wire.Try) -> wire.Tried:
        match = self._asked(seat, message.ask)
        attempt = match.attempt(seat, message.words)
        question = question_out(attempt.question, message.ask) if attempt.question else None
        return wire.Tried(message.id, question, attempt.view, events_out(attempt.events), attempt.barred)

    def why(self, seat: int, message: wire.Why) -> wire.Reason:
        match = self._asked(seat, message.ask)
        try:
            match.read(seat, message.words)
        except UnderhallError as err:
            refusal = getattr(err, "refusal", None)
            if refusal is None:
                raise
            return wire.Reason(message.id, wire.RefusalOut(refusal.rule, refusal.key, dict(refusal.facts)))
        return wire.Reason(message.id, None)

    async def hint(self, seat: int, message: wire.Hint) -> wire.Advice:
        match = self._asked(seat, message.ask)
        world = match.game.determinize(match.state, seat, SystemRandom())
        codes = await self.thinkers.choose(match, seat, ADVISER)
        return advice_out(message.id, put_in_words(match.game, world, seat, codes))

    def _asked(self, seat: int, number: int) -> Match:
        match = self.running()
        self._check_turn(seat)
        if match.ask(seat) is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        if match.asked(seat) != number:
            raise Stale(f"question {number} is no longer open")
        return match

    # Going on

    def go_on(self) -> None:
        """Show what has changed; then bots may move, and clocks run."""
        self.audience.show()
        self._keep_snapshot()
        self.clockwork.go_on()

    async def put_bot(self, seat: int, level: str | None, held: int | None) -> None:
        """Who plays a seat, and what follows from it for the turn, in one transaction."""
        before = self.seats[seat].bot
        self.seats[seat].bot = level
        try:
            await self._write(0, (), bots={seat: level}, **self._summary(held))
        except BaseException:
            self.seats[seat].bot = before
            raise
        self.audience.show_roster()

    async def hand_over(self, seat: int, level: str | None) -> None:
        """Let a bot play a seat for its owner, or take it back."""
        await self.alone(lambda: self.give_seat(seat, level))

    async def give_seat(self, seat: int, level: str | None) -> None:
        match = self.running()
        if match.over:
            raise Refusal("over", "the game is over")
        held = self.row["held"]
        await self.put_bot(seat, level, None if level is not None and held == seat else held)
        self.clockwork.lent.discard(seat)
        if level is not None and self.undo_asked and seat in self.undo_asked.missing | {self.undo_asked.seat}:
            self.undo_asked = None
        self.go_on()

    # Coming, talking, going

    async def greet(self, viewer: Viewer, hello: wire.Hello) -> None:
        """A viewer begins, or begins again after a gap, or looks from another of its seats."""

        async def work() -> None:
            mine = self.seats_of(viewer.person)
            if hello.seat is not None and hello.seat not in mine:
                raise Refusal("not-yours", "that seat is not yours")
            # with several seats at one screen none is shown before it is asked for
            viewer.seat = hello.seat if hello.seat is not None else mine[0] if len(mine) == 1 else None
            if viewer.seat is None and not self.may_watch(viewer.person):
                raise Refusal("spectator", "this table is closed to spectators", 403)
            viewer.heard, viewer.undos = hello.heard, hello.undos
            if self.audience.greet(viewer):
                lines = await self.store.io(self.store.said, self.id)
                viewer.send(wire.Chat(tuple(self._line(line) for line in lines)))
                self.clockwork.go_on()

        await self.alone(work)

    def dismiss(self, viewer: Viewer) -> None:
        self.audience.dismiss(viewer)
        self.touched = time.monotonic()

    async def say(self, viewer: Viewer, text: str) -> None:
        mine = self.seats_of(viewer.person)
        if not mine:
            raise Refusal("spectator", "only players talk at the table", 403)
        text = one_line(text)
        if not text:
            raise Refusal("bad-message", "there is nothing to read in this")
        seat = viewer.seat if viewer.seat is not None else mine[0]
        name = self.seats[seat].name
        number, at = await self.store.io(self.store.say, self.id, viewer.person, seat, name, text)
        row = {"id": number, "person": viewer.person, "seat": seat, "name": name, "text": text, "at": at}
        self.audience.tell(wire.Chat((self._line(row),)))

    def _line(self, row: Row) -> wire.ChatLine:
        # the same at every table, so that whoever is muted stays so; their id is told to nobody
        tag = hashlib.blake2b(row["person"].encode(), digest_size=6, person=b"underhall chat").hexdigest()
        return wire.ChatLine(row["id"], tag, row["seat"], row["name"], row["text"], row["at"])
