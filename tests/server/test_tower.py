"""Strikes of the Stone Tower: taken at once, made elsewhere, seen by all, lost by nothing."""

from __future__ import annotations

import asyncio
import importlib
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

import underhall
from tests.server import towers
from tests.server.house import Chair, House, Message, alone
from tests.server.scenes import Scene, Truth, gathering
from tests.server.test_bots import Puppets, Watch, over, position
from underhall.core.errors import NotAsked, Stale
from underhall.core.match import Match, Outcome
from underhall.games.trollfjord.state import fall_counts
from underhall.server import tower, wire
from underhall.server.hall import Hall
from underhall.server.lobby import path_of
from underhall.server.replays import reel
from underhall.server.store import MIGRATIONS, Entry, Fall, Row, Store
from underhall.server.table import Table
from underhall.server.thinkers import BotFailed, Thinkers
from underhall.server.tower import FORGOTTEN, Again, Hammer, Job, Made, Maker
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


# In a house of its own


class TowerHouse(House):
    """Its falls wait until the gate is open."""

    program = "tests.server.tower_house"


@contextmanager
def open_tower_house(database: str) -> Iterator[TowerHouse]:
    house = TowerHouse(database)
    house.start()
    try:
        yield house
    finally:
        house.send_home()
        if house.process:
            house.stop()


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "gate"
    monkeypatch.setenv(towers.GATE, str(path))
    return path


def keep_position(house: House) -> str:
    store = Store(house.database)
    try:
        return store.keep_position(before_the_strike(), ["Anna", "Béla"], None)
    finally:
        store.close()


def at_the_tower(house: House, **options: Any) -> Scene:
    table, anna, bela, words = gathering(house, game="trollfjord", position=keep_position(house), **options)
    anna.start(table)
    return Scene(table, anna, bela, (anna.sit_at(table).greeted(), bela.sit_at(table).greeted()), words)


def rows(house: House, table: str) -> list[Any]:
    return house.rows('SELECT sequence, kind, code, "by" FROM log WHERE table_id = :t ORDER BY sequence', t=table)


def fallen(message: Message) -> bool:
    return position(message) and message["fall"] is not None


def path(scene: Scene, entry: int) -> str:
    return f"/api/tables/{scene.table}/falls/{entry}"


def expected(house: House, table: str) -> Made:
    """What the pending fall must be, worked out from the database alone."""
    truth = Truth(house, table)
    try:
        return towers.strike(tower.job_of(truth.match, truth.dealer))
    finally:
        truth.close()


def refused(chair: Chair, words: str, number: int | None = None) -> str:
    reply = chair.answer(words, number)
    assert reply["type"] == "refused", reply
    assert reply["message"]
    return str(reply["code"])


def test_a_strike_is_taken_before_it_falls_and_all_see_the_same_fall(database: str, gate: Path) -> None:
    with open_tower_house(database) as house:
        games = {game["id"]: game for game in house.person().get("/api/games")}
        assert games["trollfjord"]["physics"] == towers.NAME
        assert games["dwarfs-fall"]["physics"] is None
        scene = at_the_tower(house)
        anna, bela = scene.chairs
        assert anna.table["physics"] == towers.NAME == scene.bela.get("/api/tables")[0]["physics"]
        # what is no strike, and whose it is not
        stood = rows(house, scene.table)
        for words in ("l9-60", "l3-105", "l3-0", "x3-60", "again", "l3-60 l3-60"):
            assert refused(anna, words) == "illegal"
        assert refused(anna, STRIKE, anna.question["number"] + 1) == "stale"
        assert refused(bela, STRIKE, bela.position["asked"]) == "not-asked"
        assert rows(house, scene.table) == stood

        anna.must(STRIKE)
        scene.sync()
        for chair in scene.chairs:
            assert chair.position["view"]["phase"] == "falling"
            assert chair.position["fall"] is None
            assert chair.position["waiting"] == []
            assert chair.position["question"] is None
        assert anna.position["undo"] == "ask"
        assert refused(anna, STRIKE, anna.position["asked"]) == "not-asked"
        assert not scene.anna.get(f"/api/tables/{scene.table}")["my_turn"]
        assert [row[1] for row in rows(house, scene.table)[len(stood) :]] == ["answer"]

        made = expected(house, scene.table)
        gate.touch()
        falls = [chair.until(fallen)["fall"] for chair in scene.chairs]
        entry = len(stood) + 1
        assert falls == [{"entry": entry, "by": towers.NAME}] * 2
        assert rows(house, scene.table)[-1] == (entry, "outcome", made.code, towers.NAME)
        whites = fall_counts(made.code)[0]
        assert anna.position["view"]["bout"]["table"]["white"] == whites
        assert anna.question["kind"] == "again"
        # the way is for whoever may watch
        watcher = house.person("Cili")
        for person in (scene.anna, scene.bela, watcher):
            reply = person.request("GET", path(scene, entry))
            assert (reply.content, reply.headers["content-type"]) == (made.path, "application/octet-stream")
            assert "content-encoding" not in reply.headers
        for wrong in (entry - 1, entry + 1, -1, 2**70):
            assert watcher.refused("GET", path(scene, wrong)) in [(404, "no-fall"), (404, "not-found")]
        assert watcher.refused("GET", f"/api/replays/{scene.table}/falls/{entry}") == (404, "no-record")
        assert watcher.refused("GET", f"/api/replays/nothing/falls/{entry}") == (404, "no-record")

        closed = at_the_tower(house, spectators=False)
        closed.chairs[0].must(STRIKE)
        entry = closed.chairs[1].until(fallen)["fall"]["entry"]
        assert closed.bela.request("GET", path(closed, entry)).status_code == 200
        assert watcher.refused("GET", path(closed, entry)) == (404, "no-table")
        assert house.stranger().refused("GET", path(closed, entry))[0] in (401, 404)


def test_what_was_to_fall_when_the_house_was_killed_falls_after_it(database: str, gate: Path) -> None:
    with open_tower_house(database) as house:
        scene = at_the_tower(house)
        anna = scene.chairs[0]
        assert anna.answer(STRIKE)["type"] == "taken"
        made = expected(house, scene.table)
        stood = rows(house, scene.table)
        house.kill()
        assert rows(house, scene.table) == stood
        gate.touch()
        house.start()
        # nobody needs to come for it
        until = time.monotonic() + PATIENCE
        while len(rows(house, scene.table)) == len(stood) and time.monotonic() < until:
            time.sleep(0.1)
        assert rows(house, scene.table) == [*stood, (len(stood), "outcome", made.code, towers.NAME)]
        kept = house.rows("SELECT sequence, pile, path FROM falls WHERE table_id = :t", t=scene.table)
        assert [(number, bytes(pile), bytes(way)) for number, pile, way in kept] == [(len(stood), made.pile, made.path)]
        again = scene.anna.sit_at(scene.table).greeted()
        assert again.position["fall"] == {"entry": len(stood), "by": towers.NAME}
        assert again.question["kind"] == "again"


# In this process


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


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


class Pool(Thinkers):
    """Works in this process, and remembers at what; first come its troubles."""

    def __init__(self, *troubles: Exception) -> None:
        self.troubles = list(troubles)
        self.calls: list[str] = []

    async def run(self, name: str, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        self.calls.append(work.__name__)
        if self.troubles:
            raise self.troubles.pop(0)
        try:
            return work(*args)
        except ValueError as err:
            raise BotFailed(f"{name} failed: {err}") from None

    def close(self) -> None:
        pass


async def begun(hall: Hall, *seats: wire.SeatPlan, **plan: Any) -> tuple[Table, Watch]:
    person = await hall.store.io(hall.store.new_person, "Anna")
    host: Row = {"id": person, "name": "Anna"}
    kept = await hall.store.io(hall.store.keep_position, before_the_strike(), ["Anna", "Béla"], None)
    chairs = seats or (wire.SeatPlan("me"), wire.SeatPlan("local"))
    table = await hall.new_table(host, wire.NewTable("trollfjord", chairs, position=kept, **plan))
    await hall.ready(table, person, 5)
    await hall.start(table, person)
    return table, await Watch.at(table, person)


async def answer(table: Table, words: str) -> None:
    match = table.running()
    seat = match.waiting_for[0]
    if table.row["held"] is not None:
        await table.hand_on(table.row["held"])
    await table.answer(seat, wire.Answer(match.asked(seat), words, f"k{len(match.log)}"), Viewer("nobody"))


async def settled(table: Table, patience: float = PATIENCE) -> Match:
    """After whatever falls has fallen."""
    async with asyncio.timeout(patience):
        while table.match is None or table.falling:
            await asyncio.sleep(0.01)
    async with table.lock:  # and was written down
        return table.running()


def falling(table: Table) -> bool:
    return table.falling


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


def test_a_tower_that_dies_is_raised_again(url: str, gate: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.dies_once)) as hall:
            table, viewer = await begun(hall)
            await answer(table, STRIKE)
            message = await viewer.until(fallen)
            match = table.running()
            assert message["fall"] == {"entry": 1, "by": towers.NAME}
            assert [type(entry).__name__ for entry in match.log] == ["Answer", "Outcome"]
            assert list(await kept_falls(table)) == [1]
            await answer(table, f"again {STRIKE}")
            assert (await settled(table)).drawn("fall") == 2

    alone(play())
    assert caplog.text.count("the tower crashed with status 3") == 1


@pytest.mark.parametrize("work", [towers.dies, towers.late, towers.raves, towers.breaks])
def test_where_the_tower_fails_for_good_the_game_makes_the_fall(
    url: str, gate: Path, work: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(work), deadline=1.0 if work is towers.late else 20.0) as hall:
            table, viewer = await begun(hall)
            await answer(table, STRIKE)
            message = await viewer.until(fallen)
            assert message["fall"] == {"entry": 1, "by": ""}
            match = table.running()
            # as the dealer of a table without physics would have dealt it
            own = Match(match.game, match.setup, table.dealer, match.position)
            own.answer(0, STRIKE)
            assert own.log == match.log
            assert await kept_falls(table) == {}
            assert match.waiting_for
            rebuilt = await hall.store.io(hall.store.entries, table.id)
            assert rebuilt[-1] == Entry("outcome", -1, match.log[-1].code, 0)  # type: ignore[union-attr]

    alone(play())
    assert "the game itself makes a draw" in caplog.text
    if work is towers.dies:
        assert gate.read_text() == "xxx"


def test_an_undo_puts_the_pile_back(url: str) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker()) as hall:
            table, _ = await begun(hall)
            await answer(table, STRIKE)
            await settled(table)
            await answer(table, f"again {STRIKE}")
            await settled(table)
            await take_back(table, 0)
            match = table.running()
            assert match.latest("fall") == 1
            assert shown(table).fall == wire.FallOut(1, towers.NAME)
            assert shown(table).question
            # the same strike again brings the same fall, since nothing is re-rolled
            await answer(table, f"again {STRIKE}")
            await settled(table)
            falls = list((await kept_falls(table)).values())
            assert len(falls) == 3
            assert falls[1] == falls[2]
            # another one begins from the same pile
            await take_back(table, 0)
            await answer(table, f"again {OTHER}")
            await settled(table)
            falls = list((await kept_falls(table)).values())
            assert falls[3] != falls[1]
            assert falls[3].pile.startswith(falls[0].pile + b" struck ")
            assert falls[3].pile.count(b"struck") == 2
            # falls that were taken back can still be seen
            entries = [n for n, entry in enumerate(match.log) if isinstance(entry, Outcome)]
            ways = [(await path_of(hall, table.id, number)).content for number in entries]
            assert ways == [fall.path for fall in falls]

    alone(play())


def test_an_undo_while_it_falls_drops_the_fall(url: str, gate: Path) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.patient)) as hall:
            table, _ = await begun(hall)
            await answer(table, STRIKE)
            assert falling(table)
            with pytest.raises(NotAsked, match="a draw comes first"):
                table.running().answer(0, STRIKE)
            with pytest.raises(Stale):
                await table.undo(0, wire.Undo(0, "late"), Viewer("nobody"))
            await take_back(table, 0)
            match = table.running()
            assert not falling(table)
            assert match.question(0) is not None
            gate.touch()
            faller = table.clockwork._faller
            assert faller
            await faller  # what was made comes too late and is not taken
            assert [type(entry).__name__ for entry in match.log] == ["Answer", "Undo"]
            assert await kept_falls(table) == {}
            await answer(table, STRIKE)
            match = await settled(table)
            assert match.drawn("fall") == 1
            assert list(await kept_falls(table)) == [3]

    alone(play())


def test_the_tower_is_filled_before_it_is_struck(url: str, gate: Path) -> None:
    """Once for a bout, while nobody waits; if that fails, the strike does it."""

    async def play(prepare: Any) -> tuple[int, Fall]:
        async with hall_of(url, towers.maker(prepare=prepare)) as hall:
            table, _ = await begun(hall)
            table.row["secret"] = bytes(32)
            assert table.clockwork._preparer
            await table.clockwork._preparer
            await answer(table, STRIKE)
            match = await settled(table)
            await answer(table, f"again {STRIKE}")
            match = await settled(table)
            [first, second] = (await kept_falls(table)).values()
            assert second.pile.startswith(first.pile)
            return match.state.table[0], second

    assert alone(play(towers.stuck)) == alone(play(towers.told))
    assert "p" in gate.read_text()


def test_a_strike_that_must_fill_the_tower_has_the_time_of_a_filling(url: str) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(prepare=towers.stuck)) as hall:
            striking, filling = hall.hammer._striking, hall.hammer._filling = Pool(), Pool()
            table, _ = await begun(hall)
            await answer(table, STRIKE)
            await settled(table)
            assert shown(table).fall == wire.FallOut(1, towers.NAME)
            assert (striking.calls, filling.calls) == (["build"], ["stuck", "strike"])
            await answer(table, f"again {STRIKE}")
            await settled(table)
            assert (striking.calls, filling.calls) == (["build", "strike"], ["stuck", "strike"])

    alone(play())


def test_after_an_empty_strike_nothing_is_filled(url: str) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.nothing)) as hall:
            striking, filling = hall.hammer._striking, hall.hammer._filling = Pool(), Pool()
            table, _ = await begun(hall)
            for words in (STRIKE, f"again {STRIKE}"):
                await answer(table, words)
                match = await settled(table)
                assert not any(match.state.table)
            assert match.state.strikes == 2
            assert (striking.calls, filling.calls) == (["build", "nothing", "nothing"], ["prepare"])
            [first, second] = (await kept_falls(table)).values()
            assert second.pile.startswith(first.pile + b" struck ")

    alone(play())


def test_a_house_that_could_not_find_out_who_makes_the_falls_tries_again(url: str) -> None:
    now = 100.0

    async def play() -> None:
        nonlocal now
        async with hall_of(url, towers.maker()) as hall:
            pool = Pool(RuntimeError("no process can be started"), BotFailed("late"), RuntimeError("nor now"))
            hall.hammer._striking, hall.hammer._clock = pool, lambda: now

            async def found() -> str | None:
                return {game.id: game.physics for game in await hall.games()}["trollfjord"]

            assert await found() is None
            now += FORGOTTEN - 1
            assert await found() is None
            assert len(pool.calls) == tower.TRIES
            now += 1
            assert await found() == towers.NAME
            # a name is kept for good
            pool.troubles.append(BotFailed("late"))
            now += 1000 * FORGOTTEN
            assert await found() == towers.NAME
            assert len(pool.calls) == tower.TRIES + 1

    alone(play())


def test_no_build_goes_on_from_the_pile_of_another(url: str) -> None:
    """A house is changed in the middle of a game, and changed back: what each build made, it makes again."""

    async def strike_at(table_id: str, maker: Maker, words: str) -> tuple[Match, dict[int, Fall]]:
        async with hall_of(url, maker) as hall:
            table = await hall.table(table_id)
            await answer(table, words)
            return await settled(table), await kept_falls(table)

    async def play() -> None:
        one, other = towers.maker(), towers.other_maker()
        async with hall_of(url, one) as hall:
            table, _ = await begun(hall)
        await strike_at(table.id, one, STRIKE)
        await strike_at(table.id, other, f"again {STRIKE}")
        match, kept = await strike_at(table.id, one, f"again {OTHER}")
        makers = [entry.by for entry in match.log if isinstance(entry, Outcome)]
        assert makers == [towers.NAME, towers.OTHER_NAME, towers.NAME]
        assert [fall.pile.count(b"struck") for fall in kept.values()] == [1, 1, 1]
        assert [b"without" in fall.pile for fall in kept.values()] == [False, True, True]
        for maker in (one, other):
            again: list[bytes] = []

            def strike(job: Job, maker: Maker = maker, again: list[bytes] = again) -> Made:
                made = maker.strike(job)
                again.append(made.pile)
                return made

            name = maker.build()
            report = underhall.verify(match.record(), redraw={name: Again(name, strike)})
            assert report.recorded == 3 - makers.count(name)
            assert again == [fall.pile for fall, by in zip(kept.values(), makers, strict=True) if by == name]
        assert underhall.verify(match.record(), redraw=tower.redraw(one) | tower.redraw(other)).recorded == 0

    alone(play())


def test_whoever_hurries_the_bots_hurries_them_through_a_fall(url: str, gate: Path) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.patient)) as hall:
            hall.bot_pause = 100 * PATIENCE
            bot = wire.SeatPlan("bot", "random")
            table, viewer = await begun(hall, bot, bot)
            table.clockwork.hurry()
            async with asyncio.timeout(PATIENCE):
                while not falling(table) or not table.clockwork._driver or not table.clockwork._driver.done():
                    await asyncio.sleep(0.01)
            gate.touch()
            await viewer.until(over)
            # and until a person is asked
            table, viewer = await begun(hall)
            table.clockwork.hurry()
            await answer(table, STRIKE)
            await settled(table)
            assert not table.clockwork._hurry.is_set()

    alone(play())


def test_whoever_asks_for_leave_is_not_cut_short_by_the_fall(url: str, gate: Path) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.patient)) as hall:
            table, _ = await begun(hall)
            guest = await hall.store.io(hall.store.new_person, "Béla")
            await hall.store.io(hall.store.change_seat, table.id, 1, person=guest)
            await table.catch_up()
            await answer(table, STRIKE)
            await take_back(table, 0)
            assert shown(table).undo_asked
            gate.touch()
            await settled(table)
            assert shown(table).undo_asked
            assert table.running().latest("fall") == 1
            await table.consent(1, yes=True)
            assert shown(table).undo_asked is None
            assert table.running().latest("fall") is None
            assert table.running().question(0) is not None

    alone(play())


def test_the_clock_stands_still_while_it_falls(url: str, gate: Path) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.patient)) as hall:
            table, _ = await begun(hall, clock=600)
            table.row["deadline"] = time.time() + 100
            await answer(table, STRIKE)
            assert shown(table).deadline is None
            gate.touch()
            await settled(table)
            assert 60 < (shown(table).deadline or 0) <= 100
            assert table.row["waiting"] == [0]

    alone(play())


def test_without_physics_the_dealer_deals_at_once(url: str) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.breaks)) as hall:
            table, viewer = await begun(hall, physics=False)
            assert table.info(viewer.person).physics is None
            await answer(table, STRIKE)
            assert not falling(table)
            assert shown(table).fall == wire.FallOut(1, "")
        async with hall_of(url, towers.maker(towers.breaks)._replace(needs="no_such_module")) as hall:
            assert [game.physics for game in await hall.games()] == [None] * len(underhall.game_ids())
            table, viewer = await begun(hall)
            assert table.info(viewer.person).physics is None
            await answer(table, STRIKE)
            assert not falling(table)

    alone(play())


def test_a_pending_fall_is_made_by_the_game_where_the_physics_has_gone(url: str, gate: Path) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.patient)) as hall:
            table, _ = await begun(hall)
            await answer(table, STRIKE)
        async with hall_of(url, towers.maker(towers.breaks)._replace(needs="no_such_module")) as hall:
            table = await hall.table(table.id)
            match = await settled(table)
            assert match.waiting_for == (0,)
            assert shown(table).fall == wire.FallOut(1, "")

    alone(play())


def test_a_whole_game_of_bots_can_be_made_again_from_its_record(url: str) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker()) as hall:
            bot = wire.SeatPlan("bot", "random")
            table, viewer = await begun(hall, bot, bot)
            await viewer.until(over)
            kept = await kept_falls(table)
            row = await hall.store.io(hall.store.record, table.id)
            assert row
            text = row["text"]
            assert len(kept) > 3
            assert text.count(f" by {towers.NAME}") == len(kept)
            report = underhall.verify(text)
            assert report.recorded == len(kept)
            again = underhall.verify(text, redraw=tower.redraw(towers.maker()))
            assert again.recorded == 0
            assert again.draws == report.draws + len(kept)
            assert any(b"back" in fall.pile for fall in kept.values())
            # a replay shows the falls that are kept and makes none
            replay = reel(table.id, text, 0.0).replay
            assert [step.fall.entry for step in replay.steps if step.fall is not None] == list(kept)
            assert (replay.recorded, replay.draws) == (report.recorded, report.draws)

    alone(play())


def test_a_database_from_before_has_no_falls_and_reads_on(database: str) -> None:
    store = Store(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store._changing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO people (id, name, created) VALUES ('p', 'Anna', 0)")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, players, options, rules, content, secret, state, host, spectators, created,"
            " updated, waiting) VALUES ('t', 'dwarfs-fall', 2, '{}', 1, 'c', '', 'playing', 'p', true, 0, 0, '[]')"
        )
        connection.exec_driver_sql(
            "INSERT INTO log (table_id, sequence, kind, seat, code, gesture, at)"
            " VALUES ('t', 0, 'outcome', -1, 3, 0, 0)"
        )
    store.open()
    assert store.entries("t") == [Entry("outcome", -1, 3, 0, "")]
    found = store.table("t")
    assert found
    assert found[0]["physics"] is False
    assert store.fall("t", 0) is None
    store.close()


# The tower itself

real_tower = pytest.mark.skipif(find_spec("mujoco") is None, reason="MuJoCo is not installed")


@pytest.mark.slow
@real_tower
def test_the_tower_makes_the_same_fall_again(monkeypatch: pytest.MonkeyPatch) -> None:
    physics = importlib.import_module("underhall.tower")
    monkeypatch.setattr(physics, "pour", cache(physics.pour))  # it takes long, and it is always the same

    def on_the_table(made: Made) -> tuple[int, ...]:
        return tower._colours(physics.Pile.from_bytes(made.pile).table)

    def together(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
        return tuple(a + b for a, b in zip(one, other, strict=True))

    code = (0 * 5 + 2) * 20 + 11
    job = Job(None, (0, 0, 0, 0), code, pour=7, back=8, noise=9)
    first = tower.struck(job)
    assert tower.struck(job._replace(pile=tower.prepared(job))) == first
    assert first.by == tower.build()
    assert " " not in first.by
    counts = fall_counts(first.code)
    assert on_the_table(first) == counts
    second = tower.struck(job._replace(pile=first.pile, table=counts, noise=10))
    assert on_the_table(second) == together(counts, fall_counts(second.code))
    # a new bout: everything is back inside before the strike
    again = job._replace(pile=second.pile, noise=11)
    third = tower.struck(again._replace(pile=tower.prepared(again)))
    assert on_the_table(third) == fall_counts(third.code)
    # a pile that does not agree with the table is poured anew, without what lies there
    lying = (3, 2, 1, 0)
    fourth = tower.struck(job._replace(pile=second.pile, table=lying))
    assert on_the_table(fourth) == together(lying, fall_counts(fourth.code))
    assert tower.struck(job._replace(pile=b"spoilt", table=lying)) == fourth


@pytest.mark.slow
@real_tower
def test_a_table_with_the_real_tower(url: str) -> None:
    """What it makes in its own processes is made again in this one."""

    async def play() -> None:
        async with hall_of(url, tower.TOWER) as hall:
            table, _ = await begun(hall)
            assert table.physics == await hall.hammer.name()
            await answer(table, STRIKE)
            match = await settled(table, 10 * PATIENCE)
            assert shown(table).fall == wire.FallOut(1, table.physics or "")
            assert underhall.verify(match.record(), redraw=tower.redraw()).recorded == 0

    alone(play())
