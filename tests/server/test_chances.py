"""How likely everybody was to win: of finished games, worked out elsewhere and once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import PATIENCE, House, Person, alone, first_option
from underhall.server import wire
from underhall.server.errors import Refusal
from underhall.server.hall import Hall
from underhall.server.replays import Shelf
from underhall.server.store import Store
from underhall.server.thinkers import BotFailed, Thinkers

GOLDEN = Path(__file__).parent.parent / "playthroughs" / "golden"


def uploaded(person: Person, name: str) -> str:
    kept = person.request("POST", "/api/replays", content=(GOLDEN / f"{name}.hall").read_bytes())
    return str(kept.json()["id"])


@pytest.mark.parametrize(
    "name", ["dwarfs-fall-3", "mountain-king-4-teams", "imperial-miners-2", "trollfjord-2"], ids=lambda name: name
)
def test_every_step_has_chances_that_are_one_whole_and_the_last_is_the_result(house: House, name: str) -> None:
    person = house.person()
    record = uploaded(person, name)
    replay, rows = (person.get(f"/api/replays/{record}{more}") for more in ("", "/chances"))
    rows = rows["chances"]
    sides, ranking = replay["result"]["sides"], replay["result"]["ranking"]
    assert len(rows) == len(replay["steps"]) + 1
    for row in rows:
        assert all(0 <= chance <= 1 for chance in row)
        own = dict(zip(sides, row, strict=True))
        assert row == [own[side] for side in sides]
        assert sum(own.values()) == pytest.approx(1, abs=0.001)
    winners = {side for side, rank in zip(sides, ranking, strict=True) if rank == 1}
    assert rows[-1] == pytest.approx([(side in winners) / len(winners) for side in sides], abs=0.001)
    assert len({tuple(row) for row in rows}) > len(rows) / 4


def test_a_table_that_is_over_has_them_too(house: House) -> None:
    marta = house.person()
    table = marta.play_now("random", options={"max_rounds": 1})
    assert marta.refused("GET", f"/api/replays/{table}/chances") == (404, "no-record")
    marta.sit_at(table).greeted().play_on(first_option)
    assert marta.get(f"/api/replays/{table}/chances") == marta.get(f"/api/replays/{table}/chances")


def test_nobody_wins_alone(house: House) -> None:
    person = house.person()
    record = uploaded(person, "imperial-miners-1")
    assert person.refused("GET", f"/api/replays/{record}/chances") == (404, "alone")


class Judges(Thinkers):
    """Works nothing out, but counts how often it was asked and says what it is told to."""

    def __init__(self) -> None:
        self.calls = 0
        self.begun, self.known = asyncio.Event(), asyncio.Event()
        self.says: wire.Chances | BotFailed = wire.Chances(())

    async def run(self, name: str, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        self.calls += 1
        self.begun.set()
        await self.known.wait()
        if isinstance(self.says, BotFailed):
            raise self.says
        return self.says

    def close(self) -> None:
        pass


def test_they_are_worked_out_once_and_again_only_if_that_failed(url: str) -> None:
    async def look() -> None:
        store = Store(url)
        store.open()
        judges, shelf = Judges(), Shelf()
        hall = Hall(store, judges)
        for name in ("dwarfs-fall-2", "imperial-miners-1"):
            text = (GOLDEN / f"{name}.hall").read_text(encoding="utf-8")
            store.keep_record(name, name[:-2], text, store.new_person("Marta"))

        def ask() -> asyncio.Task[wire.Chances]:
            return asyncio.create_task(shelf.chances(hall, "dwarfs-fall-2", "anybody"))

        judges.says = BotFailed("it crashed")
        judges.known.set()
        with pytest.raises(BotFailed):
            await ask()
        judges.says = wire.Chances(((0.5, 0.5),))
        judges.known.clear()
        judges.begun.clear()
        first, impatient, second = ask(), ask(), ask()
        async with asyncio.timeout(PATIENCE):
            await judges.begun.wait()
        impatient.cancel()
        judges.known.set()
        assert await first == await second == await ask() == judges.says
        assert judges.calls == 2
        with pytest.raises(Refusal):
            await shelf.chances(hall, "imperial-miners-1", "anybody")
        assert judges.calls == 2
        await hall.close()

    alone(look())
