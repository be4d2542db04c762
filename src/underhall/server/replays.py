"""Finished games, step by step; records that were uploaded; positions to share."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from litestar import Router, get, post

from underhall.core.errors import BadRecord
from underhall.core.match import Answer, Match, Outcome
from underhall.core.record import verify
from underhall.core.restore import restore
from underhall.core.speech import Event
from underhall.server import wire
from underhall.server.errors import Refusal
from underhall.server.hall import Hall
from underhall.server.people import Asker
from underhall.server.spoken import events_out, result_out
from underhall.server.store import Row

LONGEST = 2_000_000
KEPT = 32


@dataclass
class Reel:
    """A record played through once, with the state after each step."""

    replay: wire.Replay
    match: Match
    states: list[Any]
    heard: list[list[Event]]
    """For each seat, and at the end for spectators, what it was told."""
    counts: list[list[int]]
    """How much of it after each step."""

    def view(self, step: int, seat: int | None) -> wire.ReplayView:
        if not 0 <= step < len(self.states):
            raise Refusal("no-step", f"the steps run from 0 to {len(self.states) - 1}", 404)
        seats = range(self.match.setup.players)
        if seat is not None and seat not in seats:
            raise Refusal("no-seat", f"there is no seat {seat}", 404)
        game, state = self.match.game, self.states[step]
        views = [game.view(state, s) for s in seats] if seat is None else [game.view(state, seat)]
        listener = self.match.setup.players if seat is None else seat
        return wire.ReplayView(step, tuple(views), events_out(self.heard[listener][: self.counts[step][listener]]))

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
    listeners: list[int | None] = [*range(setup.players), None]
    number = _feed_draws(match, whole, 0)  # what is dealt before the first move
    states = [match.state.copy()]
    counts = [[len(match.events(who)) for who in listeners]]
    steps: list[wire.ReplayStep] = []
    while number < len(whole.log):
        entry = whole.log[number]
        match.feed(entry)
        number += 1
        while isinstance(entry, Answer) and number < len(whole.log) and _same_gesture(entry, whole.log[number]):
            match.feed(whole.log[number])
            number += 1
        number = _feed_draws(match, whole, number)  # what is drawn belongs to the step that led to it
        before = min(counts[-1][-1], len(match.events()))
        steps.append(wire.ReplayStep(getattr(entry, "seat", None), events_out(match.events()[before:])))
        states.append(match.state.copy())
        counts.append([len(match.events(who)) for who in listeners])
    points = [tuple(seat.points for seat in game.view(state, None).seats) for state in states[1:]]
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
        dealt_again=report.dealt_again,
        content=setup.content,
        created=created,
    )
    return Reel(replay, match, states, [match.events(who) for who in listeners], counts)


def _feed_draws(match: Match, whole: Match, number: int) -> int:
    """Let the draws from this entry on happen; returns the number of the first entry that is none."""
    while number < len(whole.log) and isinstance(whole.log[number], Outcome):
        match.feed(whole.log[number])
        number += 1
    return number


def _same_gesture(first: Answer, other: object) -> bool:
    return isinstance(other, Answer) and other.gesture == first.gesture


class Shelf:
    """The reels that were looked at lately."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def reel(self, hall: Hall, record: str, person: str) -> Reel:
        """A record that this person may see: an uploaded one by its id, a table's as the table itself."""
        if await hall.io(hall.store.table, record):
            await hall.visible(record, person)
        if record not in self._reels:
            found = await hall.io(hall.store.record, record)
            if found is None:
                raise Refusal("no-record", "there is no such record", 404)
            self._reels[record] = await hall.io(reel, record, found["text"], found["created"])
            while len(self._reels) > KEPT:
                self._reels.popitem(last=False)
        self._reels.move_to_end(record)
        return self._reels[record]


@post("/replays", request_max_body_size=LONGEST)
async def upload(request: Asker, hall: Hall, person: Row) -> wire.ReplayId:
    """Verify a .hall file and keep it for replaying."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("this is no record: it is no text") from None
    record = hashlib.sha256(text.encode()).hexdigest()[:32]
    made = await hall.io(reel, record, text, 0.0)
    await hall.io(hall.store.keep_record, record, made.replay.game, text, person["id"])
    return wire.ReplayId(record)


@get("/replays/{record:str}")
async def replay(hall: Hall, person: Row, shelf: Shelf, record: str) -> wire.Replay:
    """A record: its steps in words, its result, what was verified."""
    return (await shelf.reel(hall, record, person["id"])).replay


@get("/replays/{record:str}/steps/{step:int}")
async def replay_step(
    hall: Hall, person: Row, shelf: Shelf, record: str, step: int, seat: int | None = None
) -> wire.ReplayView:
    """How things stood after a step, for one seat or with every seat's secrets open."""
    return (await shelf.reel(hall, record, person["id"])).view(step, seat)


@post("/replays/{record:str}/position")
async def branch(hall: Hall, person: Row, shelf: Shelf, record: str, data: wire.BranchBody) -> wire.PositionId:
    """A position of a record, to share or to play on from."""
    found = await shelf.reel(hall, record, person["id"])
    return wire.PositionId(await hall.io(hall.store.keep_position, found.snapshot(data.step), found.match.names, None))


@get("/positions/{position:str}")
async def position(hall: Hall, person: Row, position: str) -> wire.PositionInfo:
    found = await hall.io(hall.store.position, position)
    if found is None:
        raise Refusal("no-position", "there is no such position", 404)
    match = await hall.io(restore, found["snapshot"])
    return wire.PositionInfo(
        id=position,
        game=match.game.id,
        players=match.setup.players,
        view=match.view(found["seat"]),
        content=match.setup.content,
        seat=found["seat"],
        names=tuple(found["names"]),
    )


router = Router("/api", route_handlers=[upload, replay, replay_step, branch, position], tags=["replays"])
