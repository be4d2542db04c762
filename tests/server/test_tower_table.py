"""Tables at which the Stone Tower is struck: taking back, bots, clocks, and what is kept of the falls."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

import underhall
from tests.server import towers
from tests.server.house import alone
from tests.server.tower_tables import (
    OTHER,
    PATIENCE,
    STRIKE,
    answer,
    begun,
    falling,
    hall_of,
    kept_falls,
    settled,
    shown,
    take_back,
    to_the_end,
)
from underhall.core.errors import NotAsked, Stale
from underhall.core.match import Outcome
from underhall.server import tower, wire
from underhall.server.clockwork import FALL
from underhall.server.lobby import path_of
from underhall.server.replays import reel
from underhall.server.store import MIGRATIONS, Entry, Store
from underhall.server.viewer import Viewer


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


def test_whoever_hurries_the_bots_hurries_them_through_a_fall(url: str, gate: Path) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker(towers.patient)) as hall:
            hall.bot_pause = 100 * PATIENCE
            bot = wire.SeatPlan("bot", "random")
            table, viewer = await begun(hall, bot, bot)
            table.clockwork.hurry()
            driver = table.clockwork._driver
            assert driver
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(driver)  # no bot is asked while it falls
            assert falling(table)
            gate.touch()
            await to_the_end(viewer)
            # and until a person is asked
            table, viewer = await begun(hall)
            table.clockwork.hurry()
            await answer(table, STRIKE)
            await settled(table)
            assert not table.clockwork._hurry.is_set()

    alone(play())


def test_bots_wait_until_a_fall_has_been_seen(url: str) -> None:
    async def play() -> None:
        async with hall_of(url, towers.maker()) as hall:
            hall.bot_pause = 2.0
            table, _ = await begun(hall)
            assert table.clockwork.pause == 2.0
            await answer(table, STRIKE)
            await settled(table)
            assert table.clockwork.pause == 2.0 * FALL
            await answer(table, "stop")
            assert table.clockwork.pause == 2.0
            # by statistics too, and whoever takes it back has nothing to watch
            table, _ = await begun(hall, physics=False)
            await answer(table, STRIKE)
            assert table.clockwork.pause == 2.0 * FALL
            await take_back(table, 0)
            assert table.clockwork.pause == 2.0

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
            await to_the_end(viewer)
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


def test_a_database_from_before_reads_on(database: str) -> None:
    """It has no falls, and calls the casual bot greedy."""
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
        for seat, bot in enumerate(("greedy", "random")):
            connection.exec_driver_sql(
                f"INSERT INTO seats (table_id, seat, name, bot) VALUES ('t', {seat}, 'Bot', '{bot}')"
            )
    store.open()
    assert store.entries("t") == [Entry("outcome", -1, 3, 0, "")]
    found = store.table("t")
    assert found
    assert found[0]["physics"] is False
    assert [seat["bot"] for seat in found[1]] == ["casual", "random"]
    assert store.fall("t", 0) is None
    store.close()
