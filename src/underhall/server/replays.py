"""Finished games, step by step; records that were uploaded; positions to share."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from litestar import Response, Router, get, post
from litestar.enums import MediaType

from underhall.bots.chances import by_side, course
from underhall.core.errors import BadRecord, UnderhallError
from underhall.core.match import Answer, Match, Outcome, Undo, ask_of
from underhall.core.record import verify
from underhall.core.restore import restore
from underhall.server import wire
from underhall.server.client import AS_IT_IS
from underhall.server.errors import Refusal
from underhall.server.hall import Hall
from underhall.server.limits import Limits
from underhall.server.lobby import BYTES, as_file, path_of
from underhall.server.people import Asker
from underhall.server.spoken import events_out, result_out
from underhall.server.store import Row

LONGEST = 2_000_000
KEPT = 32
DIGITS = 4
"""So many digits of a chance are told."""


@dataclass
class Reel:
    """A record played through once, with the state after each step."""

    replay: wire.Replay
    match: Match
    states: list[Any]
    chances: asyncio.Task[wire.Chances] | None = None
    """Worked out when somebody first asks for them."""

    def view(self, step: int, seat: int | None) -> wire.ReplayView:
        if not 0 <= step < len(self.states):
            raise Refusal("no-step", f"the steps run from 0 to {len(self.states) - 1}", 404)
        seats = range(self.match.setup.players)
        if seat is not None and seat not in seats:
            raise Refusal("no-seat", f"there is no seat {seat}", 404)
        game, state = self.match.game, self.states[step]
        views = [game.view(state, s) for s in seats] if seat is None else [game.view(state, seat)]
        return wire.ReplayView(step, tuple(views))

    def snapshot(self, step: int) -> dict[str, Any]:
        if not 0 <= step < len(self.states):
            raise Refusal("no-step", f"the steps run from 0 to {len(self.states) - 1}", 404)
        match = Match(self.match.game, self.match.setup, None, self.match.game.dump(self.states[step]))
        return match.snapshot()


def reel(record: str, text: str, created: float) -> Reel:
    """Verify a record and play it through."""
    report = verify(text)
    whole = report.match
    if not whole.over:
        # the secrets of a game that is still going on somewhere are not for show
        raise BadRecord("only the record of a finished game can be replayed here")
    game, setup = whole.game, whole.setup
    match = Match(game, setup, None, whole.position, whole.names)
    number = _feed_draws(match, whole, 0)  # what is dealt before the first move
    states = [match.state.copy()]
    told = len(match.events())
    steps: list[wire.ReplayStep] = []
    while number < len(whole.log):
        first, entry = number, whole.log[number]
        match.feed(entry)
        number += 1
        while isinstance(entry, Answer) and number < len(whole.log) and _same_gesture(entry, whole.log[number]):
            match.feed(whole.log[number])
            number += 1
        number = _feed_draws(match, whole, number)  # what is drawn belongs to the step that led to it
        # an undo takes events back and tells of itself
        fresh = match.events()[-1:] if isinstance(entry, Undo) else match.events()[told:]
        told = len(match.events())
        words = events_out(fresh)
        if isinstance(entry, Answer) and not words:
            words = _silent(match, states[-1], entry)
        steps.append(wire.ReplayStep(getattr(entry, "seat", None), words, _fall(whole, first, number)))
        states.append(match.state.copy())
    points = [tuple(seat.points for seat in game.view(state, None).seats) for state in states]
    over = match.result
    replay = wire.Replay(
        id=record,
        game=game.id,
        names=match.names,
        options=dict(setup.options),
        steps=tuple(steps),
        points=tuple(points),
        result=result_out(over) if over else None,
        digests=report.digests,
        draws=report.draws,
        recorded=report.recorded,
        dealt_again=report.dealt_again,
        content=setup.content,
        created=created,
    )
    return Reel(replay, match, states)


def _silent(match: Match, before: Any, entry: Answer) -> tuple[wire.EventOut, ...]:
    """An answer of which nobody else heard at the time: the answer itself, now that everything lies open."""
    ask = ask_of(match.game.pending(before), entry.seat)
    option = match.game.option(before, ask, entry.code) if ask else None
    if option is None:
        return ()
    args = {"player": entry.seat, "option": {"key": option.key, **option.args}, "rule": option.rule}
    return (wire.EventOut("log-answer", args),)


def _feed_draws(match: Match, whole: Match, number: int) -> int:
    """Let the draws from this entry on happen; returns the number of the first entry that is none."""
    while number < len(whole.log) and isinstance(whole.log[number], Outcome):
        match.feed(whole.log[number])
        number += 1
    return number


def _fall(whole: Match, first: int, end: int) -> wire.FallOut | None:
    """The one of these entries that was drawn elsewhere."""
    for number, entry in enumerate(whole.log[first:end], first):
        if isinstance(entry, Outcome) and entry.by:
            return wire.FallOut(number, entry.by)
    return None


def _same_gesture(first: Answer, other: object) -> bool:
    return isinstance(other, Answer) and other.gesture == first.gesture


def checked(text: str) -> str:
    """The game of a record that holds and is over; runs in a thinker's process."""
    return reel("", text, 0.0).replay.game


def followed(text: str) -> wire.Chances:
    """Everybody's chance to win after each step of a record; runs in a thinker's process."""
    found = reel("", text, 0.0)
    over = found.match.result
    assert over is not None, "a reel is of a finished game"
    game, sides = found.match.game, over.sides
    rows = [by_side(shares, sides) for shares in course(game, found.states)]
    return wire.Chances(tuple(tuple(round(chance, DIGITS) for chance in row) for row in rows))


class Shelf:
    """The reels that were looked at lately."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def reel(self, hall: Hall, record: str, person: str) -> Reel:
        """A record that this person may see: an uploaded one by its id, a table's as the table itself."""
        if await hall.store.io(hall.store.table, record):
            await hall.listed(record, person)
        if record not in self._reels:
            found = await hall.store.io(hall.store.record, record)
            if found is None:
                raise Refusal("no-record", "there is no such record", 404)
            self._reels[record] = await asyncio.to_thread(reel, record, found["text"], found["created"])
            while len(self._reels) > KEPT:
                self._reels.popitem(last=False)
        self._reels.move_to_end(record)
        return self._reels[record]

    async def chances(self, hall: Hall, record: str, person: str) -> wire.Chances:
        """Those of a record that this person may see: worked out once, for all who ask meanwhile and later."""
        found = await self.reel(hall, record, person)
        if found.match.setup.players == 1:
            raise Refusal("alone", "whoever plays alone has nobody to win against", 404)
        if found.chances is None:
            found.chances = asyncio.create_task(_followed(hall, record))
        asked = found.chances
        try:
            return await asyncio.shield(asked)  # whoever goes away takes them from nobody else
        except UnderhallError:
            if found.chances is asked:
                found.chances = None  # the next one tries again
            raise


async def _followed(hall: Hall, record: str) -> wire.Chances:
    row = await hall.store.io(hall.store.record, record)
    assert row is not None
    found: wire.Chances = await hall.thinkers.run("the judge of this game", followed, (row["text"],))
    return found


@post("/replays", request_max_body_size=LONGEST)
async def upload(request: Asker, hall: Hall, person: Row, limits: Limits) -> wire.ReplayId:
    """Verify a .hall file and keep it for replaying."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("this is no record: it is no text") from None
    limits.knock(request)
    record = hashlib.sha256(text.encode()).hexdigest()[:32]
    # a record can be made to take for ever; elsewhere it holds up nobody, and not for long
    game = await hall.thinkers.run("the check of this record", checked, (text,))
    await hall.store.io(hall.store.keep_record, record, game, text, person["id"])
    return wire.ReplayId(record)


@get("/replays")
async def my_records(hall: Hall, person: Row) -> list[wire.RecordInfo]:
    """The records that I have uploaded, the latest first."""
    found = await hall.store.io(hall.store.records_of, person["id"])
    return [wire.RecordInfo(row["id"], row["game"], _names(row["text"]), row["created"]) for row in found]


def _names(text: str) -> tuple[str, ...]:
    """Who played, from the head of a record that was verified when it came."""
    head = text.partition("\ndealer ")[0].splitlines()
    return tuple(line.split(" ", 2)[2] for line in head if line.startswith("seat "))


@get("/replays/{record:str}")
async def replay(hall: Hall, person: Row, shelf: Shelf, record: str) -> wire.Replay:
    """A record: its steps in words, its result, what was verified."""
    return (await shelf.reel(hall, record, person["id"])).replay


@get("/replays/{record:str}/chances")
async def replay_chances(hall: Hall, person: Row, shelf: Shelf, record: str) -> wire.Chances:
    """How likely each seat was to win, as dealt and after each step. It is worked out when it is first asked for."""
    return await shelf.chances(hall, record, person["id"])


@get("/replays/{record:str}/record", media_type=MediaType.TEXT)
async def replay_record(hall: Hall, person: Row, shelf: Shelf, record: str) -> Response[str]:
    """The record itself, as .hall text."""
    await shelf.reel(hall, record, person["id"])
    found = await hall.store.io(hall.store.record, record)
    assert found is not None
    return as_file(found["text"], f"{found['game']}-{record[:8]}.hall")


@get("/replays/{record:str}/steps/{step:int}")
async def replay_step(
    hall: Hall, person: Row, shelf: Shelf, record: str, step: int, seat: int | None = None
) -> wire.ReplayView:
    """How things stood after a step, for one seat or with every seat's secrets open."""
    return (await shelf.reel(hall, record, person["id"])).view(step, seat)


@get("/replays/{record:str}/falls/{entry:int}", media_type=BYTES, opt={AS_IT_IS: True})
async def replay_fall(hall: Hall, person: Row, record: str, entry: int) -> Response[bytes]:
    """The boulders' way of a fall of a finished game of this house; a replay never makes it again."""
    if await hall.store.io(hall.store.table, record):
        await hall.listed(record, person["id"])
    if await hall.store.io(hall.store.record, record) is None:
        raise Refusal("no-record", "there is no such record", 404)
    return await path_of(hall, record, entry)


@post("/replays/{record:str}/position")
async def branch(hall: Hall, person: Row, shelf: Shelf, record: str, data: wire.BranchBody) -> wire.PositionId:
    """A position of a record, to share or to play on from."""
    found = await shelf.reel(hall, record, person["id"])
    return wire.PositionId(
        await hall.store.io(hall.store.keep_position, found.snapshot(data.step), found.match.names, None)
    )


@get("/positions/{position:str}")
async def position(hall: Hall, person: Row, position: str) -> wire.PositionInfo:
    found = await hall.store.io(hall.store.position, position)
    if found is None:
        raise Refusal("no-position", "there is no such position", 404)
    match = await asyncio.to_thread(restore, found["snapshot"])
    return wire.PositionInfo(
        id=position,
        game=match.game.id,
        players=match.setup.players,
        view=match.view(found["seat"]),
        content=match.setup.content,
        seat=found["seat"],
        names=tuple(found["names"]),
    )


router = Router(
    "/api",
    route_handlers=[
        upload,
        my_records,
        replay,
        replay_chances,
        replay_record,
        replay_step,
        replay_fall,
        branch,
        position,
    ],
    tags=["replays"],
)
