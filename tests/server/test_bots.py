"""Bots: in a person's place, against the clock, and when they fail."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

import underhall
from tests.server.house import House, Message, alone, first_option
from tests.server.scenes import two_people
from underhall.core.match import Match
from underhall.server import thinkers, wire
from underhall.server.hall import Hall
from underhall.server.store import Row, Store
from underhall.server.table import Table
from underhall.server.thinkers import BotFailed, Thinkers
from underhall.server.viewer import Viewer

PATIENCE = 30.0
Choose = Callable[[Match, int, str], list[int]]


# At a real house


def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    scene = two_people(house)
    anna, bela = scene.chairs
    while bela.position["question"] is None:
        scene.step()
    path = f"/api/tables/{scene.table}/seats/1/bot"
    assert scene.bela.post(path, {"bot": "random"})["seats"][1]["bot"] == "random"
    anna.until(lambda m: m["type"] == "position" and m["question"] is not None)
    bela.sync()
    assert anna.table["seats"][1]["bot"] == "random"
    assert anna.table["seats"][1]["who"] == "person"
    assert bela.position["undo"] == "no"
    assert bela.answer("castle 0", number=0)["code"] == "handed-over"
    assert scene.bela.post(path, {"bot": None})["seats"][1]["bot"] is None
    scene.sync()
    while bela.position["question"] is None:
        scene.step()
    bela.must(first_option(bela.question))


def test_whoever_leaves_can_come_back(house: House) -> None:
    scene = two_people(house)
    anna, bela = scene.chairs
    while bela.position["question"] is None:
        scene.step()
    scene.bela.post(f"/api/tables/{scene.table}/leave")
    bela.close()
    anna.until(lambda m: m["type"] == "position" and m["question"] is not None)
    info = scene.bela.get(f"/api/tables/{scene.table}")
    assert info["state"] == "playing"
    assert (info["seats"][1]["mine"], info["seats"][1]["bot"]) == (True, "casual")
    scene.bela.post(f"/api/tables/{scene.table}/seats/1/bot", {"bot": None})
    again = scene.bela.sit_at(scene.table).greeted()
    assert again.position["seat"] == 1
    assert again.table["seats"][1]["bot"] is None


def test_handing_over_hands_a_held_turn_on(house: House) -> None:
    scene = two_people(house)
    mover = scene.end_turn()
    seat = scene.chairs.index(mover)
    person = (scene.anna, scene.bela)[seat]
    person.post(f"/api/tables/{scene.table}/seats/{seat}/bot", {"bot": "random"})
    scene.sync()
    assert mover.position["held"] is None
    assert scene.other(mover).question


def test_a_request_to_take_back_ends_when_its_seat_is_handed_over(house: House) -> None:
    scene = two_people(house)
    mover = scene.end_turn()
    mover.hand_on()
    other = scene.to_act()
    other.must(first_option(other.question))
    mover.send("undo", ask=mover.position["asked"], key="k")
    scene.sync()
    assert other.sync().position["undo_asked"]
    seat = scene.chairs.index(mover)
    (scene.anna, scene.bela)[seat].post(f"/api/tables/{scene.table}/seats/{seat}/bot", {"bot": "random"})
    scene.sync()
    assert other.position["undo_asked"] is None


def test_a_rematch_seats_everybody_again(house: House) -> None:
    scene = two_people(house, options={"max_rounds": 1}, spectators=False, clock=600)
    scene.bela.post(f"/api/tables/{scene.table}/seats/1/bot", {"bot": "random"})
    anna = scene.chairs[0]
    anna.play_on(first_option)
    first = scene.bela.post(f"/api/tables/{scene.table}/rematch")
    assert anna.until("table")["table"]["rematch"] == first["id"]
    again = scene.anna.post(f"/api/tables/{scene.table}/rematch")
    assert again["id"] == first["id"]
    assert [(seat["name"], seat["who"], seat["bot"]) for seat in again["seats"]] == [
        ("Anna", "person", None),
        ("Béla", "person", None),
    ]
    assert (again["host"], first["host"]) == (False, True)
    assert (again["clock"], again["spectators"], again["options"]["max_rounds"]) == (600, False, 1)
    assert not any(seat["ready"] for seat in again["seats"])
    assert again["commitment"] != scene.anna.get(f"/api/tables/{scene.table}")["commitment"]
    for person in (scene.anna, scene.bela):
        person.ready(first["id"], 9)
    scene.bela.start(first["id"])
    assert scene.anna.sit_at(first["id"]).greeted().position["seat"] == 0


# In this process


class Puppets(Thinkers):
    """Thinks with a function of the test's instead of in another process."""

    def __init__(self, choose: Choose) -> None:
        self.deadline = 1.0
        self.said = choose
        self.calls: list[str] = []

    async def choose(self, match: Match, seat: int, bot: str) -> list[int]:
        self.calls.append(bot)
        if len(self.calls) % 20 == 0:
            await asyncio.sleep(0)
        return self.said(match, seat, bot)

    def close(self) -> None:
        pass


def first_code(match: Match, seat: int, bot: str) -> list[int]:
    ask = match.ask(seat)
    assert ask
    return [ask.codes[0]]


@asynccontextmanager
async def hall_with(database: str, puppets: Thinkers) -> AsyncIterator[Hall]:
    store = Store(database)
    store.open()
    hall = Hall(store, puppets, bot_pause=0)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def begun(hall: Hall, *seats: wire.SeatPlan, clock: float | None = None, rounds: int = 2) -> tuple[Table, str]:
    person = await hall.store.io(hall.store.new_person, "Marta")
    host: Row = {"id": person, "name": "Marta"}
    options: dict[str, wire.Value] = {"max_rounds": rounds}
    table = await hall.new_table(host, wire.NewTable("dwarfs-fall", seats, options))
    await hall.ready(table, person, 5)
    table.row["clock"] = clock
    await hall.start(table, person)
    return table, person


class Watch(Viewer):
    """A viewer that remembers what it was sent."""

    @classmethod
    async def at(cls, table: Table, person: str) -> Watch:
        viewer = cls(person)
        await table.greet(viewer, wire.Hello())
        return viewer

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await self.next()
                assert text is not None
                message: Message = json.loads(text)
                if fits(message):
                    return message


def position(message: Message) -> bool:
    return bool(message["type"] == "position")


def asked(message: Message) -> bool:
    return position(message) and message["question"] is not None


def over(message: Message) -> bool:
    return position(message) and message["result"] is not None


ME, RANDOM, CASUAL = wire.SeatPlan("me"), wire.SeatPlan("bot", "random"), wire.SeatPlan("bot", "casual")


@pytest.mark.parametrize("seat", [0, 1], ids=["first", "after-a-bot"])
def test_when_time_is_up_a_bot_plays_on_and_the_seat_can_be_taken_back(url: str, seat: int) -> None:
    async def play() -> None:
        async with hall_with(url, Puppets(first_code)) as hall:
            seats = (ME, CASUAL) if seat == 0 else (CASUAL, ME)
            table, person = await begun(hall, *seats, clock=0.05)
            viewer = await Watch.at(table, person)
            notice = await viewer.until(lambda m: m["type"] == "notice")
            assert (notice["key"], notice["args"]) == ("notice-time-up", {"player": seat})
            await viewer.until(over)
            assert table.seats[seat].bot == "casual"
            assert table.seats[seat].person == person
            found = await hall.store.io(hall.store.table, table.id)
            assert found
            assert [seat["bot"] for seat in found[1]] == ["casual", "casual"]

    alone(play())


def test_an_answer_in_time_stops_the_clock(url: str) -> None:
    async def play() -> None:
        async with hall_with(url, Puppets(first_code)) as hall:
            table, person = await begun(hall, ME, ME, clock=600)
            viewer = Viewer(person)
            await table.greet(viewer, wire.Hello(seat=0))
            deadline = table.row["deadline"]
            await table.answer(0, wire.Answer(0, "castle 0", "k"), viewer)
            assert table.row["deadline"] == deadline  # it is a turn's, not an answer's
            # what would come if the timer had fired for a deadline that is no longer the one
            await table.clockwork._time_is_up(deadline - 1)
            assert table.seats[0].bot is None

    alone(play())


def test_a_bot_that_fails_gives_way_to_a_simpler_one(url: str) -> None:
    def fails(match: Match, seat: int, bot: str) -> list[int]:
        if bot == "casual":
            raise BotFailed("it crashed")
        return first_code(match, seat, bot)

    async def play() -> None:
        puppets = Puppets(fails)
        async with hall_with(url, puppets) as hall:
            table, person = await begun(hall, CASUAL, ME)
            viewer = await Watch.at(table, person)
            await viewer.until(asked)
            assert table.seats[0].bot == "random"
            assert puppets.calls.count("casual") == 1

    alone(play())


@pytest.mark.parametrize("level", [RANDOM, CASUAL], ids=["random", "casual"])
@pytest.mark.parametrize("codes", [[], [-1], [10**9], [0, 0, 0, 0, 0, 0], [None], ["castle"]], ids=repr)
def test_nonsense_from_every_bot_does_not_stop_the_game(url: str, codes: list[Any], level: wire.SeatPlan) -> None:
    async def play() -> None:
        puppets = Puppets(lambda match, seat, bot: codes)
        async with hall_with(url, puppets) as hall:
            table, person = await begun(hall, level, ME)
            viewer = await Watch.at(table, person)
            await viewer.until(asked)
            assert table.seats[0].bot == "random"
            assert len(puppets.calls) < 100

    alone(play())


def test_when_even_the_simplest_bot_fails_the_game_goes_on(url: str) -> None:
    def fails(match: Match, seat: int, bot: str) -> list[int]:
        raise BotFailed("it crashed")

    async def play() -> None:
        async with hall_with(url, Puppets(fails)) as hall:
            table, person = await begun(hall, CASUAL, ME)
            viewer = await Watch.at(table, person)
            await viewer.until(asked)

    alone(play())


def test_bots_alone_play_to_the_end(url: str) -> None:
    async def play() -> None:
        async with hall_with(url, Puppets(first_code)) as hall:
            table, person = await begun(hall, RANDOM, CASUAL, rounds=1)
            viewer = await Watch.at(table, person)
            await viewer.until(over)
            assert (await hall.store.io(hall.store.record, table.id)) is not None

    alone(play())


def test_after_a_restart_the_bot_that_was_asked_moves(url: str) -> None:
    class Sleepers(Puppets):
        async def choose(self, match: Match, seat: int, bot: str) -> list[int]:
            await asyncio.Event().wait()
            return []

    async def play() -> None:
        async with hall_with(url, Sleepers(first_code)) as hall:
            table, person = await begun(hall, RANDOM, ME)
            assert table.match
            assert table.match.waiting_for == (0,)
            before = len(table.match.log)
        async with hall_with(url, Puppets(first_code)) as hall:
            again = await hall.table(table.id)
            viewer = await Watch.at(again, person)
            await viewer.until(asked)
            assert again.match
            assert len(again.match.log) > before

    alone(play())


def test_a_bot_waits_while_a_turn_is_held(url: str) -> None:
    async def play() -> None:
        puppets = Puppets(first_code)
        async with hall_with(url, puppets) as hall:
            table, person = await begun(hall, ME, RANDOM)
            viewer = await Watch.at(table, person)
            for key in range(200):
                match = table.match
                assert match
                if match.ask(0) is None:
                    break
                words = first_option(json.loads(wire.encoder.encode(table.audience.position(0, 0)))["question"])
                await table.answer(0, wire.Answer(match.asked(0), words, f"k{key}"), viewer)
            assert table.row["held"] == 0
            assert puppets.calls == []
            await table.hand_on(0)
            await viewer.until(lambda m: asked(m) and m["question"]["number"] > 1)
            assert puppets.calls

    alone(play())


# In a process of their own


def crash(*job: Any) -> list[int]:
    os._exit(3)


def overrun(*job: Any) -> list[int]:
    while True:
        pass


def fail(*job: Any) -> list[int]:
    raise ValueError("a bug")


def test_a_bot_that_crashes_overruns_or_raises_is_a_failed_bot_and_the_next_one_thinks_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        minds = Thinkers(deadline=20.0)
        async with hall_with(url, minds) as hall:
            table, _ = await begun(hall, ME, ME)
            match = table.match
            assert match
            for think, deadline, words in ((fail, 20.0, "a bug"), (crash, 20.0, "crashed"), (overrun, 0.3, "within")):
                monkeypatch.setattr(thinkers, "think", think)
                minds.deadline = deadline
                with pytest.raises(BotFailed, match=words):
                    await minds.choose(match, 0, "random")
            monkeypatch.undo()
            minds.deadline = 20.0
            codes = await minds.choose(match, 0, "random")
            match.answer(0, codes)

    alone(play())


def test_a_bot_that_thinks_long_has_less_time_later_in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds for a gesture, twelve for a turn; in the next turn all of it again."""
    match = underhall.new("dwarfs-fall", players=2, seed=7)
    minds = Thinkers()
    given: list[float] = []

    async def slow(name: str, work: Callable[..., Any], job: tuple[Any, ...]) -> tuple[list[int], float]:
        given.append(job[-1])
        return [0], given[-1]

    monkeypatch.setattr(minds, "run", slow)

    async def think(times: int) -> None:
        for _ in range(times):
            await minds.choose(match, 0, "strong")

    alone(think(18))
    assert given[:3] == [2.0, 2.0, 2.0]
    assert given == sorted(given, reverse=True)
    assert sum(given) <= 12.0
    match.state.round += 1
    alone(think(1))
    assert given[-1] == 2.0
    minds.close()
