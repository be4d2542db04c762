"""What the lab measures in Imperial Miners, and the bot that it measures with."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any

import pytest

from underhall.arena.series import Result, Series, play_series
from underhall.arena.speed import stroll
from underhall.core.setup import make_setup
from underhall.games.imperial_miners.game import GAME
from underhall.lab import imperial_miners as lab
from underhall.lab.page import page
from underhall.lab.report import Report, range_of


def series(players: int, bot: str, games: int) -> list[Result]:
    return list(play_series(Series("imperial-miners", players, [bot], games, 1, probe=lab.PROBE), 1))


def report(players: int, results: list[Result]) -> Report:
    return lab.report(make_setup(GAME, players).content, players, results)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "RANDOM_MINES", 6)


def test_a_report_of_each_count_and_its_page() -> None:
    """One seat has a report like five; every aim, row and seat is on the page."""
    reports = [report(players, series(players, "random", 4)) for players in (1, 5)]
    text = page("imperial-miners", {}, reports)
    assert text.count("<small>aim: ") == sum(range_of(one) != "" for found in reports for one in found["aims"].values())
    rows = sum(len(next(iter(columns.values()))) for found in reports for columns in found["tables"].values())
    assert len(re.findall(r"<div class='row' ", text)) == rows + 1 + 5
    for found in reports:
        tables = found["tables"]
        assert sum(tables["levels"]["cards laid per player"].values()) == pytest.approx(10, abs=0.02)
        assert len(tables["events"]["effect on score"]) == 18
        assert len(tables["boards"]["effect on score"]) == 6
        assert len(tables["factions"]["lift"]) == 6
        for columns in tables.values():
            assert len({tuple(values) for values in columns.values()}) == 1


@pytest.mark.parametrize(
    ("bots", "expected"),
    [(("casual", "casual"), "40 to 52"), (("expert", "expert"), "58 to 70"), (("expert", "casual"), "")],
    ids=str,
)
def test_the_better_a_bot_the_more_points_are_expected(bots: tuple[str, ...], expected: str) -> None:
    """Of those that play among themselves; of a mixed table nothing is."""
    results = [replace(result, bots=bots) for result in series(2, "random", 2)]
    assert range_of(report(2, results)["aims"]["median_score"]) == expected


def test_what_is_counted_in_a_game() -> None:
    result = series(3, "random", 1)[0]
    seen = result.seen
    assert [len(mine) for mine in seen["mines"]] == [10, 10, 10]
    assert len(set(seen["events"])) == 10
    assert len(seen["faces"]) == 3
    assert seen["carts"] == [part["carts"] for part in result.breakdown]
    assert seen["steps"]["points gained"] == sum(part["points"] for part in result.breakdown)
    assert sum(seen["surface"].values()) >= 30


def won(mines: list[list[str]], *scores: int, **seen: Any) -> Result:
    ranking = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Result(
        0,
        ("a",) * len(scores),
        scores,
        ranking,
        tuple(range(len(scores))),
        ({},) * len(scores),
        1,
        {"mines": mines, **seen},
    )


def test_winning_mines_are_the_first_or_of_one_player_the_better_half() -> None:
    assert lab.winning_mines([won([["a"], ["b"]], 1, 2)]) == [["b"]]
    assert lab.winning_mines([won([["a"], ["b"], ["c"]], 2, 1, 2)]) == [["a"], ["c"]]
    solo = [won([["a"]], 30), won([["b"]], 40), won([["c"]], 50)]
    assert lab.winning_mines(solo) == [["b"], ["c"]]


def test_a_lift_is_the_share_in_winning_mines_by_that_in_all() -> None:
    found = lab.lifts(["a", "b", "c"], [["a", "a"], ["a", "b"]], [["a", "b"]])
    assert found == {"a": (3, pytest.approx(2 / 3)), "b": (1, 2.0), "c": (0, 0.0)}


def test_effects_are_told_against_their_mean() -> None:
    """With the first event there are 10 points more than without, with the second 2."""
    results = [won([[]], points) for points in (12, 10, 2, 0)]
    assert lab.effects(["x", "y"], [["x", "y"], ["x"], ["y"], []], results) == {"x": 4, "y": -4}


def test_the_casual_bot_plays_far_better_than_anything_goes() -> None:
    casual = [result.scores[0] for result in series(1, "casual", 6)]
    anything = [result.scores[0] for result in series(1, "random", 6)]
    assert mean(casual) > 1.6 * mean(anything)


def test_a_position_is_the_same_after_it_was_evaluated() -> None:
    for state, _ in stroll(GAME, make_setup(GAME, 2), Random(5)):
        before = GAME.dump(state)
        values = [GAME.evaluate(state, seat) for seat in (0, 1)]
        assert GAME.dump(state) == before
        assert values == [GAME.evaluate(state.copy(), seat) for seat in (0, 1)]
