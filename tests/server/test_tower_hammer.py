"""The hammer of the Stone Tower: what it fills and strikes in other processes, and what comes of those that fail."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from pebble.pool.process import TaskManager

import underhall
from tests.server import towers
from tests.server.house import alone
from tests.server.tower_tables import (
    OTHER,
    PATIENCE,
    STRIKE,
    answer,
    begun,
    fallen,
    hall_of,
    kept_falls,
    settled,
    shown,
)
from underhall.core.match import Match, Outcome
from underhall.games.trollfjord.state import fall_counts
from underhall.server import tower, wire
from underhall.server.store import Entry, Fall
from underhall.server.thinkers import BotFailed, Thinkers
from underhall.server.tower import FORGOTTEN, Again, Job, Made, Maker


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


def test_a_tower_that_dies_is_raised_again(
    url: str, gate: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = TaskManager.task_start

    def begin_and_tell(tasks: TaskManager, task: int, worker: int | None) -> None:
        begin(tasks, task, worker)
        gate.touch()

    async def play() -> None:
        async with hall_of(url, towers.maker(towers.dies_once)) as hall:
            table, viewer = await begun(hall)
            assert table.clockwork._preparer
            await table.clockwork._preparer
            # if it died before the pool has heard that it began, the pool could not tell who died at what
            monkeypatch.setattr(TaskManager, "task_start", begin_and_tell)
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
        async with hall_of(url, towers.maker(work)) as hall:
            table, viewer = await begun(hall)
            assert table.physics == towers.NAME
            if work is towers.late:
                # only the strike: a slow machine has its time to find out the name and to fill the tower
                assert table.clockwork._preparer
                await table.clockwork._preparer
                hall.hammer._striking.deadline = 1.0
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


def test_the_tower_is_filled_before_it_is_struck(url: str, gate: Path) -> None:
    """Once for a bout, while nobody waits; if that fails, the strike does it."""

    async def play(prepare: Any) -> tuple[int, Fall]:
        async with hall_of(url, towers.maker(prepare=prepare)) as hall:
            table, _ = await begun(hall, secret=bytes(32))
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
    assert gate.read_text() == "p"


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
        async with hall_of(url, tower.TOWER, deadline=10 * PATIENCE) as hall:
            table, _ = await begun(hall)
            assert table.physics == await hall.hammer.name()
            await answer(table, STRIKE)
            match = await settled(table, 10 * PATIENCE)
            assert shown(table).fall == wire.FallOut(1, table.physics or "")
            assert underhall.verify(match.record(), redraw=tower.redraw()).recorded == 0

    alone(play())
