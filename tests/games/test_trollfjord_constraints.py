"""What a set of content of Trollfjord must meet: a pack that breaks a constraint is refused in one sentence that names
file, entry and field; our own set is taken, and fair by the checks of its design."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest

import underhall
from underhall.core.content import own_files
from underhall.core.errors import BadContent
from underhall.games.trollfjord.content import load_content
from underhall.games.trollfjord.state import TERRAINS

OWN = own_files("underhall.games.trollfjord")
Pack = dict[str, dict[str, Any]]


def over(file: str, table: str, **entries: Any) -> Pack:
    """A pack that changes fields of entries; None takes one out."""
    changed = [
        {"id": name, "remove": True} if fields is None else {"id": name, **fields} for name, fields in entries.items()
    ]
    return {file: {table: changed}}


def region(**entries: Any) -> Pack:
    return over("map", "region", **entries)


def fortress(**entries: Any) -> Pack:
    return over("map", "fortress", **entries)


def strip(**entries: Any) -> Pack:
    return over("track", "strip", **entries)


def row(fields: dict[str, Any] | None) -> Pack:
    """One row of the tower's table changed."""
    return over("tower", "row", **{"height-3-full-50": fields})


BROKEN: list[tuple[Pack, str]] = [
    ({"trolls": {}}, "trolls.toml: the game has no such file"),
    ({"table": {"limits": {"trolls": 3}}}, "table.toml: limits: trolls: must be 4 to 20, not 3"),
    ({"table": {"limits": {"boulders": 12}}}, "table.toml: limits: boulders: must be 11, not 12"),
    ({"table": {"limits": {"strikes": 1}}}, "table.toml: limits: strikes: must be 2 to 12, not 1"),
    ({"table": {"limits": {"giants": 1}}}, "table.toml: limits: Object contains unknown field `giants`"),
    ({"table": {"gifts": {"values": [8, 4, 16]}}}, "table.toml: gifts: values: rise"),
    ({"table": {"gifts": {"values": [4, 8, 60]}}}, "table.toml: gifts: values: a gift is worth 0 to 50"),
    ({"table": {"treasures": {"counts": {"0": 2}}}}, "table.toml: treasures: counts: 0: a value is 1 to 99"),
    ({"table": {"treasures": {"counts": {"10": 0}}}}, "table.toml: treasures: counts: 10: must be 1 to 20"),
    (region(forest1=None), "map.toml: region: TF-2.5 asks for 12"),
    (region(forest1={"terrain": "swamp"}), "map.toml: region: TF-2.5 asks for swamp1 and swamp2"),
    (region(forest1={"terrain": "desert"}), "map.toml: forest1: terrain"),
    (region(forest1={"box": [3.0, 0.0, 7.0, 3.0]}), "map.toml: swamp1: box: lies over forest1"),
    (region(forest1={"box": [3.0, 0.0, 6.0, 2.5]}), "map.toml: region: must cover the whole board"),
    (region(forest1={"box": [3.0, 3.0, 6.0, 0.0]}), "map.toml: forest1: box: must lie on the board"),
    (
        region(forest1={"box": [0.0, 0.0, 3.0, 3.0]}, tundra1={"box": [6.0, 0.0, 9.0, 3.0]},
               swamp1={"box": [3.0, 0.0, 6.0, 3.0]}),
        "map.toml: tundra1: borders on tundra2, which is tundra too",
    ),
    (
        region(fjord2={"box": [9.0, 6.0, 12.0, 9.0]}, forest2={"box": [3.0, 6.0, 6.0, 9.0]}),
        "map.toml: region: TF-2.5 the two fjords",
    ),
    (fortress(F1=None), "map.toml: fortress: TF-2.1 asks for 6"),
    (fortress(F1={"number": 2}), "map.toml: fortress: number: TF-2.1 asks for two each"),
    (fortress(F1={"number": 2}, F2={"number": 1}), "map.toml: F4: number: is that of F1"),
    (fortress(F1={"regions": ["tundra1", "forest1", "desert1"]}), "map.toml: F1: regions: there is no region"),
    (fortress(F1={"regions": ["tundra1", "forest1", "tundra2"]}), "map.toml: F1: regions: must be of three terrains"),
    (fortress(F1={"regions": ["tundra1", "forest1", "swamp1"]}), "map.toml: F1: regions: TF-4.10"),
    (fortress(F1={"regions": ["forest1", "tundra2", "fjord1"]}), "map.toml: F2: regions: shares 2 regions with F1"),
    (fortress(F7=OWN["map"]["fortress"][0] | {"id": "F7"}), "map.toml: fortress: TF-2.1 asks for 6"),
    (strip(A=None), "track.toml: strip: TF-2.1 asks for 10"),
    (strip(A={"terrains": ["mountain", "mountain", "fjord"]}), "track.toml: strip: each terrain must stand there"),
    (strip(A={"terrains": ["mountain", "lava", "fjord"]}), "track.toml: A: terrains"),
    ({"track": {"track": {"sides": {"bottom": 4}}}}, "track.toml: track: sides: have room for 11 strips"),
    ({"track": {"track": {"sides": {"bottom": 5, "left": 0}}}}, "track.toml: track: sides: left"),
    ({"track": {"track": {"start_cells": 5}}}, "track.toml: track: start_cells: TF-2.11"),
    (over("tower", "temper", stuck={"pull": [0.0] * 20}), "tower.toml: stuck: pull: must be 0.01 to 100"),
    (over("tower", "temper", stuck=None), "tower.toml: temper: must be filled and stuck, not filled"),
    ({"tower": {"layers": {"top_weight": 0.0}}}, "tower.toml: layers: top_weight"),
    (row({"pull": [1.0]}), "tower.toml: height-3-full-50: pull: must be 20 figures"),
    (row({"nothing": [1.0] * 20}), "tower.toml: height-3-full-50: nothing: must be 0 to 0.999"),
    (row({"even": [-2.0] * 20}), "tower.toml: height-3-full-50: even: must be -1 to 100"),
    (row({"percent": 60}), "tower.toml: row: must be the same for each of 5 heights"),
    (row({"height": 2}), "tower.toml: row: must be the same for each of 5 heights"),
    (row(None), "tower.toml: row: must be the same for each of 5 heights"),
    (over("tower", "row", **{"height-1-full-50": {"percent": 60}}), "tower.toml: row: must fall"),
]  # fmt: skip


@pytest.mark.parametrize(("pack", "named"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_pack_is_refused(pack: Pack, named: str) -> None:
    """TF-2.5, TF-4.10: in one sentence that says where."""
    with pytest.raises(BadContent) as caught:
        load_content(pack)
    assert str(caught.value).startswith(named), caught.value


def test_a_sound_pack_is_taken() -> None:
    """Other treasures, and a region by another name."""
    content = load_content({"table": {"treasures": {"counts": {"10": 4}}}, **region(forest1={"name": "Gloomwood"})})
    assert content.treasures.counts["10"] == 4
    assert content.names == {"tf-region-forest1": "Gloomwood"}


def test_our_map_is_fair() -> None:
    """TF-2.5, TF-4.9: every two terrains border somewhere; degrees 2 to 6; each terrain touches three fortresses."""
    content = load_content({})
    terrain = {one.id: one.terrain for one in content.regions}
    assert len(content.borders) == 46
    pairs = {frozenset((terrain[a], terrain[b])) for a, b in content.borders if terrain[a] != terrain[b]}
    assert len(pairs) == 15
    degrees = Counter(start for start, _ in content.borders)
    assert (min(degrees.values()), max(degrees.values())) == (2, 6)
    touched = Counter(terrain[name] for fort in content.fortresses for name in fort.regions)
    assert touched == dict.fromkeys(TERRAINS, 3)
    contacts = Counter(name for fort in content.fortresses for name in fort.regions)
    assert sorted(contacts.values()) == [1] * 6 + [2] * 6


def test_our_examples_can_be_played() -> None:
    """The combinations of terrains that the rulebook's examples name stand round some fortress."""
    content = load_content({})
    terrain = {one.id: one.terrain for one in content.regions}
    round_forts = [{terrain[name] for name in fort.regions} for fort in content.fortresses]
    for wanted in (
        {"swamp", "mountain", "glacier"},
        {"glacier", "fjord", "tundra"},
        {"forest", "glacier", "mountain"},
        {"forest", "tundra"},
        {"glacier", "mountain"},
    ):
        assert any(wanted <= found for found in round_forts)


def test_our_strips_are_fair_in_any_order() -> None:
    """TF-2.7: every terrain on five strips, every two together on two, no ordered pair of neighbours twice."""
    strips = [one.terrains for one in load_content({}).strips]
    assert Counter(terrain for one in strips for terrain in one) == dict.fromkeys(TERRAINS, 5)
    together = Counter(frozenset(pair) for one in strips for pair in combinations(one, 2))
    assert together == {frozenset(pair): 2 for pair in combinations(TERRAINS, 2)}
    neighbours = Counter(pair for one in strips for pair in pairwise(one))
    assert set(neighbours.values()) == {1}
    assert set(neighbours) <= set(permutations(TERRAINS, 2))


def test_a_pack_is_named_in_a_record() -> None:
    """What was played with a pack says so."""
    assert underhall.new("trollfjord", players=2, seed=1).setup.pack is None
    assert set(OWN) == {"map", "table", "tower", "track"}
