"""The rules of In the Hall of the Mountain King, chapter 9: the trollsmoot and the cascade."""

from __future__ import annotations

import pytest

from tests.rulebook.mountain_king.helpers import answer, asked, cell, events, on_troll, refusal, smoot, store, words
from tests.rulebook.mountain_king.table import STARTERS, Table

# a trollsmoot by letters from the left and rows from the bottom: (row, col) of the rules is letter col, number row + 1
BENEATH = {
    "a2": ("a1", "b1"),
    "b2": ("b1", "c1"),
    "c2": ("c1", "d1"),
    "a3": ("a2", "b2"),
    "b3": ("b2", "c2"),
    "a4": ("a3", "b3"),
}


def down(name: str) -> set[str]:
    """The cells that wake with this one."""
    found = {name}
    for below in BENEATH.get(name, ()):
        found |= down(below)
    return found


def ready_for(name: str) -> Table:
    """Everything beneath a cell is filled and empty of goods."""
    table = Table()
    fillers = iter(("bogga", "torve", "klumpa", "mukk", "slurra"))
    for below in ("a2", "b2", "c2", "a3", "b3"):
        if below in down(name) - {name}:
            table.troll(0, below, next(fillers))
    return table


@pytest.mark.parametrize("name", BENEATH)
def test_a_troll_stands_above_and_between_two(name: str) -> None:
    """MK-9.1: both beneath must be there, the cell itself empty."""
    match = ready_for(name).goods(0, stone=4).match()
    filled = set(smoot(match))
    open_cells = {cell for cell, below in BENEATH.items() if cell not in filled and set(below) <= filled}
    match.answer(0, "low1")
    assert words(match) == {*open_cells, "trade"}
    match.answer(0, name)
    assert smoot(match)[name] == "brakka"


def test_cells_that_are_refused() -> None:
    """MK-9.1: filled ones, those above a gap, those of the base."""
    match = Table().troll(0, "a2", "mukk").match()
    match.answer(0, "low1")
    assert words(match) == {"b2", "c2"}
    assert refusal(match, 0, "a2") == "MK-9.1"
    assert refusal(match, 0, "a3") == "MK-9.1"
    assert refusal(match, 0, "a4") == "MK-9.1"
    assert refusal(match, 0, "a1") == "MK-9.1"


def test_six_recruits_complete_the_pyramid() -> None:
    """MK-9.1: rows of four, three, two and one."""
    table = Table().goods(0, stone=4)
    for name in ("b2", "c2", "a2", "b3", "a3"):
        match = table.match()
        answer(match, 0, "low1", name)
        assert smoot(match)[name] == "brakka"
        table.troll(0, name, table.state["decks"][0]["unseen"][0])
    match = table.match()
    answer(match, 0, "low1", "a4")
    assert set(smoot(match)) == {*STARTERS, *BENEATH}
    assert events(match, "crown")


@pytest.mark.parametrize("name", BENEATH)
def test_the_cascade_runs_down(name: str) -> None:
    """MK-9.2: the new troll, the two beneath, the two beneath each of those; each once."""
    match = ready_for(name).match()
    answer(match, 0, "low1", *((name,) if len(down(name)) < 10 else ()))
    (told,) = events(match, "troll")
    assert set(told["cells"]) == down(name)
    assert told["n"] == len(told["cells"]) == len(down(name))
    for filled in smoot(match):
        assert (on_troll(match, 0, filled) != {}) is (filled in down(name))
        assert (cell(match, 0, filled).free == {}) is (filled in down(name))


def test_a_symbol_that_is_covered_makes_nothing() -> None:
    """MK-9.3: two symbols of one kind count each for itself."""
    table = Table().troll(0, "a2", "oloff", coin=1).troll(0, "b2", "bogga", coin=2, stone=1)
    match = table.match()
    answer(match, 0, "low1", "a3")
    assert on_troll(match, 0, "a2") == {"rune": 1, "coin": 2}
    assert on_troll(match, 0, "b2") == {"stone": 1, "coin": 2}
    (told,) = events(match, "troll")
    gains = {"stone": 2 + 1, "heartstone": 1, "rune": 1, "coin": 1 + 1, "cart": 1}
    assert dict(told["items"]) == {f"mk-count-{good}": count for good, count in gains.items()}


def test_production_is_no_choice() -> None:
    """MK-9.4: after the cell is chosen nobody is asked anything about it."""
    match = ready_for("a3").match()
    answer(match, 0, "low1")
    before = len(match.log)
    match.answer(0, "a3")
    assert len(match.log) == before + 1
    assert asked(match) == (1, "turn")


def test_trolls_outside_do_nothing() -> None:
    """MK-9.5: right of the new one, and above."""
    match = Table().troll(0, "c2", "mukk").match()
    answer(match, 0, "low1", "a2")
    assert on_troll(match, 0, "c2") == on_troll(match, 0, "c1") == on_troll(match, 0, "d1") == {}
    assert on_troll(match, 0, "b1") == {"heartstone": 1}
    assert [on_troll(match, 1, name) for name in STARTERS] == [{}] * 4


def test_a_starting_troll_makes_its_upper_row_only() -> None:
    """MK-9.6: one resource, and its lower row never again."""
    match = Table().match()
    answer(match, 0, "low5", "a2")
    assert on_troll(match, 0, "a1") == {"coin": 1}
    assert on_troll(match, 0, "b1") == {"heartstone": 1}
    assert store(match) == {}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_troll_makes_what_it_shows(level: int) -> None:
    """MK-9.3, MK-9.7: its symbols, whatever its clan or level."""
    for troll in Table().content.trolls:
        if troll.level != level:
            continue
        match = Table().horde("low1", troll.id).match()
        match.answer(0, "low1")
        if asked(match) == (0, "bag"):
            match.answer(0, "none")
        match.answer(0, "c2")
        assert on_troll(match, 0, "c2") == dict(troll.makes)
        assert cell(match, 0, "c2").clan == troll.clan


def test_a_clan_has_no_effect_of_its_own() -> None:
    """MK-9.7: a Fire and a Mud troll wake the same trolls in the same way."""
    results = []
    for troll in ("brakka", "mukk"):
        match = Table().horde("low1", troll).match()
        answer(match, 0, "low1", "b2")
        results.append([on_troll(match, 0, name) for name in STARTERS])
    assert results[0] == results[1] == [{}, {"heartstone": 1}, {"stone": 1}, {}]
