"""Tables of this process at which the Stone Tower is struck."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from random import Random
from typing import Any

import underhall
from tests.server.house import Message
from tests.server.test_bots import Puppets, Watch, over, position
from underhall.core.match import Match
from underhall.server import wire
from underhall.server.hall import Hall
from underhall.server.store import Fall, Row, Store
from underhall.server.table import Table
from underhall.server.tower import Hammer, Maker
from underhall.server.viewer import Viewer

PATIENCE = 30.0
STRIKE, OTHER = "l3-60", "r2-40"


@cache
def before_the_strike() -> dict[str, Any]:
    """Seat 0 is about to strike, up to three times and alone."""
    match = underhall.new("trollfjord", players=2, seed=5)
    rng = Random(5)
    while (question := match.asks[0]).kind != "strike":
        words = [option.word for option in question.options]
        chosen = {"commit": "strike", "fortress": words[0], "join": "join"}.get(question.kind)
        match.answer(question.seat, chosen or rng.choice(words))
    assert (question.seat, match.state.limit, match.state.partner) == (0, 3, -1)
    return match.snapshot()


def some_code(match: Match, seat: int, bot: str) -> list[int]:
    ask = match.ask(seat)
    assert ask
    return [Random(len(match.log)).choice(ask.codes)]


@asynccontextmanager
async def hall_of(url: str, maker: Maker, deadline: float = 20.0) -> AsyncIterator[Hall]:
    store = Store(url)
    store.open()
    hall = Hall(store, Puppets(some_code), bot_pause=0, hammer=Hammer(maker, deadline))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def begun(hall: Hall, *seats: wire.SeatPlan, secret: bytes | None = None, **plan: Any) -> tuple[Table, Watch]:
    person = await hall.store.io(hall.store.new_person, "Anna")
    host: Row = {"id": person, "name": "Anna"}
    kept = await hall.store.io(hall.store.keep_position, before_the_strike(), ["Anna", "Béla"], None)
    chairs = seats or (wire.SeatPlan("me"), wire.SeatPlan("local"))
    table = await hall.new_table(host, wire.NewTable("trollfjord", chairs, position=kept, **plan))
    await hall.ready(table, person, 5)
    if secret is not None:  # before anything is drawn or prepared from it
        table.row["secret"] = secret
    await hall.start(table, person)
    return table, await Watch.at(table, person)


async def answer(table: Table, words: str) -> None:
    match = table.running()
    seat = match.waiting_for[0]
    if table.row["held"] is not None:
        await table.hand_on(table.row["held"])
    await table.answer(seat, wire.Answer(match.asked(seat), words, f"k{len(match.log)}"), Viewer("nobody"))


async def settled(table: Table, patience: float = PATIENCE) -> Match:
    """After whatever falls has fallen and was written down."""
    faller = table.clockwork._faller
    assert faller
    async with asyncio.timeout(patience):
        await asyncio.shield(faller)
    assert not table.falling
    return table.running()


async def to_the_end(viewer: Watch) -> None:
    """Until the game is over: patience is for each position, since a whole game takes as long as the machine needs."""
    while not over(await viewer.until(position)):
        pass


def falling(table: Table) -> bool:
    return table.falling


def fallen(message: Message) -> bool:
    return position(message) and message["fall"] is not None


def shown(table: Table) -> wire.Position:
    """What seat 0 sees."""
    return table.audience.position(0, 0)


async def take_back(table: Table, seat: int) -> None:
    match = table.running()
    await table.undo(seat, wire.Undo(match.asked(seat), f"u{len(match.log)}"), Viewer("nobody"))


async def kept_falls(table: Table) -> dict[int, Fall]:
    numbers = range(len(table.running().log))
    found = {number: await table.store.io(table.store.fall, table.id, number) for number in numbers}
    return {number: fall for number, fall in found.items() if fall is not None}
