"""What was acknowledged is in the database once and for good; what is not there did not happen."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.house import Chair, House, Message, Person, alone, first_option, open_house
from tests.server.scenes import Mover, Scene, new_mover, two_people
from tests.server.test_bots import ME, Puppets, begun, first_code, hall_with
from underhall.core.match import Match
from underhall.server import wire
from underhall.server.hall import Hall
from underhall.server.schema import log, snapshots
from underhall.server.socket import OUTDATED
from underhall.server.store import Entry, StorageError, Store
from underhall.server.table import Table
from underhall.server.viewer import Viewer


def rows(house: House, table: str) -> list[Any]:
    wanted = "SELECT sequence, kind, seat, code, gesture, key, at FROM log WHERE table_id = :t ORDER BY sequence"
    return house.rows(wanted, t=table)


def sent_at_once(chairs: list[Chair], words: str) -> list[Message]:
    """All chairs answer the same question before any of them reads the reply."""
    numbers = [chair.question["number"] for chair in chairs]
    for k, chair in enumerate(chairs):
        chair.send("answer", ask=numbers[k], words=words, key=f"at-once-{k}")
    return [
        chair.until(lambda m, k=k: f"at-once-{k}" in (m.get("key"), m.get("id")))  # type: ignore[misc]
        for k, chair in enumerate(chairs)
    ]


def lasting(chair: Chair) -> Message:
    """What a position says that a restart must not change."""
    return {key: value for key, value in chair.position.items() if key not in ("first", "events", "deadline")}


# Once and for good


def test_an_answer_is_taken_once_and_a_restart_changes_nothing(database: str) -> None:
    with open_house(database) as house:
        scene = two_people(house, clock=86_400)
        chair = scene.to_act()
        number = chair.question["number"]
        # the same answer twice
        assert [chair.answer("castle 0", number, "mine")["type"] for _ in range(2)] == ["taken", "taken"]
        chair.sync()
        before = rows(house, scene.table)
        assert [row[5] for row in before].count("mine") == 1  # at the first of the gesture's two answers
        # the same key for another question is still the same answer
        assert chair.answer(chair.words()[0], key="mine")["type"] == "taken"
        chair.sync()
        assert rows(house, scene.table) == before
        # two tabs at the same moment
        person = (scene.anna, scene.bela)[scene.chairs.index(chair)]
        tab = person.sit_at(scene.table).greeted()
        replies = sent_at_once([chair, tab], chair.words()[0])
        assert sorted(reply["type"] for reply in replies) == ["refused", "taken"]
        assert next(reply for reply in replies if reply["type"] == "refused")["code"] == "stale"
        # what is taken back is added, not wiped out
        chair.sync()
        chair.send("undo", ask=chair.position["asked"], key="back")
        chair.until(lambda m: m.get("key") == "back")
        after = rows(house, scene.table)
        assert after[: len(before)] == before
        assert [row[0] for row in after] == list(range(len(after)))
        chair.send("say", text="Good evening")
        scene.sync()
        scene.end_turn()
        scene.sync()
        stood = [lasting(c) for c in scene.chairs]
        logs = [list(c.log) for c in scene.chairs]
        deadline = house.rows("SELECT deadline FROM tables WHERE id = :t", t=scene.table)
        final = rows(house, scene.table)

        house.stop()
        house.start()
        again = [person.sit_at(scene.table).greeted() for person in (scene.anna, scene.bela)]
        assert [lasting(c) for c in again] == stood
        assert [c.log for c in again] == logs
        assert [line["text"] for line in again[0].chat] == ["Good evening"]
        assert again[0].position["deadline"] > 0
        assert house.rows("SELECT deadline FROM tables WHERE id = :t", t=scene.table) == deadline
        assert again[scene.chairs.index(chair)].answer("castle 0", number, "mine")["type"] == "taken"
        assert rows(house, scene.table) == final


def test_two_houses_on_one_database_agree(database: str) -> None:
    with open_house(database) as one, open_house(database) as two:
        scene = two_people(one)
        chair = scene.to_act()
        seat = scene.chairs.index(chair)
        there = [moved(two, person).sit_at(scene.table).greeted() for person in (scene.anna, scene.bela)]
        assert [lasting(c) for c in there] == [lasting(c) for c in scene.chairs]
        replies = sent_at_once([chair, there[seat]], "castle 0")
        assert sorted(reply["type"] for reply in replies) == ["refused", "taken"]
        assert next(reply for reply in replies if reply["type"] == "refused")["code"] == "stale"
        # whoever looks on at either house sees it
        for viewer in (*scene.chairs, *there):
            while not viewer.position["view"]["stacks"]:
                viewer.receive()
        assert [lasting(c) for c in there] == [lasting(c) for c in scene.chairs]
        # and the game goes on at the other one
        there[seat].must(first_option(there[seat].question))
        chair.until(lambda m: m["type"] == "position" and m["question"] == there[seat].question)
        written = rows(one, scene.table)
        assert [row[0] for row in written] == list(range(len(written)))
        # the lobby of a house where nobody looks knows it too
        for viewer in scene.chairs:
            viewer.close()
        while there[seat].position["question"]:
            there[seat].must(first_option(there[seat].question))
        there[seat].hand_on()
        while (scene.anna, scene.bela)[1 - seat].get(f"/api/tables/{scene.table}")["waiting"] != [1 - seat]:
            pass


def moved(house: House, person: Person) -> Person:
    """The same browser at another address of the same house."""
    other = house.stranger()
    for name, value in person.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


def test_a_polite_stop_loses_nothing_and_says_come_back(database: str) -> None:
    with open_house(database) as house:
        movers = [new_mover(house) for _ in range(2)]
        idle = movers[0].person.sit_at(movers[0].table).greeted()
        enough = threading.Event()
        threads = [threading.Thread(target=mover.play, args=(enough,)) for mover in movers]
        for thread in threads:
            thread.start()
        enough.wait(30)
        house.stop()
        for thread in threads:
            thread.join()
        assert idle.close_code() == 1012
        for mover in movers:
            check_acknowledged(house, mover)


def check_acknowledged(house: House, mover: Mover) -> None:
    written = {row[5] for row in rows(house, mover.table)}
    assert set(mover.acknowledged) <= written
    assert mover.acknowledged


# The cache


async def answers(table: Table, viewer: Viewer, many: int) -> None:
    """Answer with the first option, from whichever seat is asked."""
    for _ in range(many):
        match = table.match
        assert match
        seat = match.waiting_for[0]
        question = match.question(seat)
        assert question
        key = f"k{len(match.log)}"
        await table.hand_on(1 - seat)
        await table.answer(seat, wire.Answer(match.asked(seat), question.options[0].word, key), viewer)


def shown(match: Match) -> list[Any]:
    """Everything that anybody is shown of a match."""
    seats: list[int | None] = [0, 1, None]
    return [
        json.loads(wire.encoder.encode([match.view(seat), match.events(seat), match.undos(seat)])) for seat in seats
    ] + [[match.asked(seat) for seat in (0, 1)], match.digest()]


def snapshot_rows(store: Store, table: str) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(sa.select(snapshots).where(snapshots.c.table_id == table)))


@pytest.mark.parametrize("harm", ["none", "delete", "empty", "cut", "flip", "another table's", "of another version"])
def test_a_snapshot_is_a_cache_and_no_more(tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def two_tables(hall: Hall) -> list[Table]:
        found = []
        for _ in range(2):
            table, person = await begun(hall, ME, ME, rounds=40)
            viewer = Viewer(person)
            await answers(table, viewer, 24)
            seat = table.running().waiting_for[0]
            await table.undo(seat, wire.Undo(table.running().asked(seat), "u"), viewer)
            await answers(table, viewer, 50)
            found.append(table)
        return found

    async def play() -> None:
        async with hall_with(url, Puppets(first_code)) as hall:
            one, other = await two_tables(hall)
            for table in (one, other):
                while not await hall.store.io(snapshot_rows, hall.store, table.id):
                    await asyncio.sleep(0)
            stood = shown(one.running())
            assert len(one.running().log) > 64
        store = Store(url)
        spoil(store, one.id, other.id, harm)
        store.close()
        async with hall_with(url, Puppets(first_code)) as hall:
            again = await hall.table(one.id)
            assert shown(again.running()) == stood
            await answers(again, Viewer("nobody"), 3)
        expected = harm not in ("none", "delete")
        assert ("snapshot of a table is not used" in caplog.text) == expected

    alone(play())


def spoil(store: Store, table: str, other: str, harm: str) -> None:
    [kept] = snapshot_rows(store, table)
    data = bytes(kept.data)
    middle = len(data) // 2
    spoilt = {
        "none": data,
        "empty": b"",
        "cut": data[:middle],
        "flip": data[:-200] + bytes([data[-200] ^ 1]) + data[-199:],
        "another table's": bytes(snapshot_rows(store, other)[0].data),
        "of another version": b"\x9b\x63" + data[2:],
    }
    here = snapshots.c.table_id == table
    with store.engine.begin() as connection:
        if harm == "delete":
            connection.execute(sa.delete(snapshots).where(here))
        else:
            connection.execute(sa.update(snapshots).where(here).values(data=spoilt[harm]))


# A database in trouble


class Flaky(Store):
    """A database that goes away and comes back."""

    gone = False
    writing = True

    def append(self, *args: Any, **options: Any) -> int:
        if self.gone:
            raise StorageError("gone")
        return super().append(*args, **options)

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        if self.gone and not self.writing:
            raise StorageError("gone")
        return super().entries(table, since)


@pytest.mark.parametrize("writing", [True, False], ids=["read-only", "away"])
def test_a_table_outlives_an_outage_of_its_database(tmp_path: Path, writing: bool) -> None:
    async def play() -> None:
        store = Flaky(f"sqlite:///{tmp_path / 'house.db'}")
        store.open()
        store.writing = writing
        hall = Hall(store, Puppets(first_code), bot_pause=0)
        table, person = await begun(hall, ME, ME)
        viewer = Viewer(person)
        await answers(table, viewer, 5)
        match = table.running()
        stood = shown(match)
        seat = match.waiting_for[0]
        await table.hand_on(1 - seat)
        answer = wire.Answer(match.asked(seat), match.asks[0].options[0].word, "mine")
        store.gone = True
        for _ in range(2):
            with pytest.raises(StorageError):
                await table.answer(seat, answer, viewer)
        store.gone = False
        await table.greet(viewer, wire.Hello(seat=0))
        assert shown(table.running()) == stood
        await answers(table, viewer, 5)
        sequence = [row.sequence for row in await hall.store.io(all_rows, store)]
        assert sequence == list(range(len(sequence)))
        await hall.close()

    alone(play())


def all_rows(store: Store) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(sa.select(log).order_by(log.c.sequence)))


@pytest.fixture
def own_scene(tmp_path: Path) -> Iterator[tuple[House, Scene, Path]]:
    path = tmp_path / "house.db"
    with open_house(f"sqlite:///{path}") as house:
        yield house, two_people(house), path


def test_a_locked_database_takes_nothing_and_then_works_again(own_scene: tuple[House, Scene, Path]) -> None:
    house, scene, path = own_scene
    chair = scene.to_act()
    before = rows(house, scene.table)
    stood = lasting(chair)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused_by_storage(chair)
        other.execute("ROLLBACK")
    went_on(house, scene, chair, before, stood)


def test_a_full_disk_takes_nothing_and_then_works_again(own_scene: tuple[House, Scene, Path]) -> None:
    house, scene, _ = own_scene
    assert house.process
    chair = scene.to_act()
    before = rows(house, scene.table)
    stood = lasting(chair)
    limits = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))  # no file may grow
    refused_by_storage(chair)
    assert scene.anna.refused("POST", "/api/tables", {"game": "dwarfs-fall", "seats": [{"who": "me"}] * 2}) == (
        503,
        "storage",
    )
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)
    went_on(house, scene, chair, before, stood)


def refused_by_storage(chair: Chair) -> None:
    reply = chair.answer("castle 0", key="mine")
    assert (reply["type"], reply["code"]) == ("refused", "storage")
    assert "sqlite" not in reply["message"].lower()


def went_on(house: House, scene: Scene, chair: Chair, before: list[Any], stood: Message) -> None:
    assert rows(house, scene.table) == before
    chair.send("hello")
    chair.until("position")
    assert lasting(chair) == stood
    assert chair.answer("castle 0", key="mine")["type"] == "taken"
    assert len(rows(house, scene.table)) > len(before)


# Rules grow older


def test_a_game_of_older_rules_is_listed_and_gives_its_record(database: str) -> None:
    with open_house(database) as house:
        anna = house.person("Anna")
        table = anna.play_now("random")
        anna.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
        anna.sit_at(table).until(lambda m: m["type"] == "position" and m["result"])
        unfinished = anna.play_now("random")
        record = anna.request("GET", f"/api/tables/{table}/record").text
        house.stop()
        store = Store(database)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET rules = rules - 1")
        store.close()

        house.start()
        listed = anna.get("/api/tables")
        assert {one["id"]: one["state"] for one in listed} == {table: "finished", unfinished: "playing"}
        assert anna.get(f"/api/tables/{table}")["scores"]
        assert anna.request("GET", f"/api/tables/{table}/record").text == record
        assert anna.get(f"/api/replays/{table}")["result"]
        assert anna.refused("POST", f"/api/tables/{table}/rematch") == (409, "outdated")
        assert anna.sit_at(unfinished).close_code() == OUTDATED


# Databases that cannot be served


def test_a_database_that_cannot_be_served_is_told_in_one_line(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    store = Store(f"sqlite:///{newer}")
    store.open()
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    cases = {
        f"sqlite:///{newer}": "newer version of Underhall",
        f"sqlite:///{tmp_path}": "unable to open database file",
        "postgresql://hall:sesame@127.0.0.1:1/hall": "the database refused",
    }
    command = [sys.executable, "-m", "underhall", "serve", "--port", "0", "--database"]
    running = [
        subprocess.Popen([*command, url], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for url in cases
    ]
    for process, (url, words) in zip(running, cases.items(), strict=True):
        out, err = process.communicate(timeout=60)
        assert process.returncode == 2, (url, out, err)
        assert words in err, url
        assert len(err.strip().splitlines()) == 1, err
        assert "sesame" not in err
        assert not out
