"""What the lab says of Trollfjord: its bouts, and its tower as it was struck."""

from __future__ import annotations

import pytest

from underhall.arena.series import Series, play_series
from underhall.core.setup import make_setup
from underhall.games.trollfjord.game import GAME
from underhall.games.trollfjord.rules.twin import FILLED, LOOSE
from underhall.games.trollfjord.state import STRENGTHS
from underhall.lab import trollfjord
from underhall.lab.tower import blow, fallen, strength_of, tower_report, twin

BOOK = GAME.book(make_setup(GAME, 2))


def test_bouts_add_up() -> None:
    """What is told in the games stands in the report."""
    results = list(play_series(Series("trollfjord", 2, ["casual"], 2, 1, probe=trollfjord.PROBE), 1))
    report = trollfjord.report(GAME.load_content({}), 2, results)
    times = report["tables"]["bouts"]["per game"]
    bouts = times["alone"] + times["together"]
    assert bouts > 2
    assert report["figures"]["bouts_per_game"] == pytest.approx(bouts)
    assert report["figures"]["strikes_per_bout"] == pytest.approx(times["strikes"] / bouts, abs=0.01)
    assert sum(report["tables"]["treasures"]["per game"].values()) > 2
    assert report["aims"]["safety_stop_percent"]["value"] == 0


def test_the_tower_is_told_as_it_was_struck() -> None:
    """Every strike of the survey is counted, and each way to strike has its aims."""
    report = tower_report(BOOK)
    assert report["build"].startswith("mujoco ")
    assert report["strikes"] >= 9 * report["bouts"] * 0.9
    assert [one["name"] for one in report["full"]] == ["soft", "normal", "hard"]
    assert all(one["strikes"] for one in report["full"])


def test_a_way_to_strike() -> None:
    """Six strikes of which two bring nothing and one eight."""
    one = blow(BOOK, 0.6, [0, 0, 1, 2, 3, 8])
    assert one["mean"]["value"] == 2.33
    assert not one["mean"]["met"]
    assert one["empty_percent"]["value"] == 33.33
    assert one["eight_or_more_percent"] == 16.7
    assert one["percentiles_10_50_90"] == [0, 2, 8]


def test_the_words_of_the_survey() -> None:
    """Strength asked for by its code, boulders by their colours."""
    assert strength_of(11) == 0.6
    assert strength_of(100 + STRENGTHS - 1) == 1.0
    assert fallen("0.6123,0.4987,1,0,2,3,0,44") == 6


def test_the_twin_is_an_average_over_heights() -> None:
    """More from a full tower than from one that is half empty; less often nothing with a harder strike."""
    mean, none, many = twin(BOOK, 0.6, 44, FILLED)
    assert mean > twin(BOOK, 0.6, 20, LOOSE)[0]
    assert none > twin(BOOK, 0.9, 44, FILLED)[1]
    assert 0 < many < 1
