"""Strikes of the Stone Tower in a house of its own: taken at once, seen by all, lost by nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server import towers
from tests.server.house import Chair, House
from tests.server.scenes import Scene, Truth, gathering
from tests.server.tower_tables import PATIENCE, STRIKE, before_the_strike, fallen
from underhall.games.trollfjord.state import fall_counts
from underhall.server import tower
from underhall.server.store import Store
from underhall.server.tower import Made


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
