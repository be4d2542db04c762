"""Reports of the lab: what is aimed at, and the page that shows it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from underhall.arena.series import Result, Series, play_series
from underhall.core.registry import find
from underhall.core.setup import make_setup
from underhall.lab import dwarfs_fall, mountain_king, trollfjord
from underhall.lab.page import page
from underhall.lab.report import Report, aim, fair_seats, percentiles, points_by_source, range_of


@pytest.mark.parametrize(
    ("value", "bounds", "met", "said"),
    [
        (3, {"low": 3}, True, "at least 3"),
        (2.999, {"low": 3}, False, "at least 3"),
        (5.5, {"low": 3, "high": 5.5}, True, "3 to 5.5"),
        (5.501, {"low": 3, "high": 5.5}, False, "3 to 5.5"),
        (10, {"below": 10}, False, "below 10"),
        (9.999, {"below": 10}, True, "below 10"),
        (1, {"high": 0}, False, "at most 0"),
        ([30, 38], {"low": 29, "high": 37}, False, "29 to 37"),
        (7, {}, True, ""),
    ],
)
def test_an_aim_is_met_or_not(value: Any, bounds: dict[str, float], met: bool, said: str) -> None:
    found = aim(value, **bounds)
    assert found["met"] is met
    assert range_of(found) == said


def won_by(*seats: int) -> list[Result]:
    """Games of two, each won by 10 to 4."""
    results = []
    for number, winner in enumerate(seats):
        scores = tuple(10 if seat == winner else 4 for seat in (0, 1))
        ranking = tuple(1 if seat == winner else 2 for seat in (0, 1))
        parts = tuple({"ore": score - 1, "gold": 1} for score in scores)
        results.append(Result(number, ("a", "b"), scores, ranking, (0, 1), parts, 20, {}))
    return results


def test_seats_are_fair_or_not() -> None:
    assert fair_seats(won_by(0, 1, 0, 1), 4)["met"]
    unfair = fair_seats(won_by(0, 1, 0, 0), 4)
    assert unfair == {"value": [75, 25], "low": 46, "high": 54, "below": None, "met": False}


def test_points_of_everybody_and_of_winners() -> None:
    assert points_by_source(won_by(0, 1)) == {"everybody": {"ore": 6, "gold": 1}, "winner": {"ore": 9, "gold": 1}}
    assert percentiles(list(range(100, 0, -1))) == [11, 91]


def played(game: str, lab: Any, players: int) -> Report:
    results = list(play_series(Series(game, players, ["random"], 4, 1, probe=lab.PROBE), 1))
    found: Report = lab.report(make_setup(find(game), players, {}).content, players, results)
    return found


@pytest.mark.parametrize(
    ("game", "lab"), [("dwarfs-fall", dwarfs_fall), ("mountain-king", mountain_king), ("trollfjord", trollfjord)]
)
def test_a_page_shows_everything(game: str, lab: Any) -> None:
    """Each aim for each count, each row of each table, each seat."""
    reports = [played(game, lab, players) for players in (2, 3)]
    text = page(game, {"some": "option"}, reports)
    assert "some = option" in text
    assert text.count("<small>aim: ") == sum(
        range_of(one) != "" for report in reports for one in report["aims"].values()
    )
    assert text.count("NO:") == sum(not one["met"] for report in reports for one in report["aims"].values())
    rows = sum(len(next(iter(columns.values()))) for report in reports for columns in report["tables"].values())
    assert len(re.findall(r"<div class='row' ", text)) == rows + 2 + 3
    assert text.count("<svg ") == 2
    for report in reports:
        assert len(report["winner_scores"]) == report["games"] == 4


def test_what_is_below_zero_goes_to_the_left() -> None:
    """Half the track for the furthest from 0, on its own side."""
    report = played("dwarfs-fall", dwarfs_fall, 2)
    report["tables"] = {"events": {"effect": {"rain": -2.0, "sun": 1.0}}}
    text = page("dwarfs-fall", {}, [report])
    assert "<b>-2.0</b><span class='track'><i style='left: 0.0%; width: 50.0%'>" in text
    assert "<b>1.0</b><span class='track'><i style='left: 50.0%; width: 25.0%'>" in text


def test_what_nobody_uses_and_what_always_wins_is_told() -> None:
    """With four random games some of the 55 trolls stay in the deck."""
    aims = played("mountain-king", mountain_king, 2)["aims"]
    unused = aims["cards_never_used"]
    assert isinstance(unused["value"], int)
    assert unused["value"] > 0
    assert not unused["met"]
    # of two seats one uses a thing at most twice its share
    assert aims["highest_lift"]["value"] == 2
    assert aims["all_tunnels_used_percent"]["below"] is None
    assert played("mountain-king", mountain_king, 4)["aims"]["all_tunnels_used_percent"]["below"] == 10
