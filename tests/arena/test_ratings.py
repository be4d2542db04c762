"""Ratings and intervals, against what they have to come to."""

from __future__ import annotations

from math import log, sqrt
from random import Random

import pytest

from underhall.arena.ratings import rate, wilson
from underhall.arena.schedule import plan
from underhall.arena.series import Result, Series, play_fixtures
from underhall.arena.standings import pair, standings, wins

SCALE = sqrt(2) * 25 / 6
"""Of openskill: with so many points more one is e times as likely to win as the other, once both are known."""


def game(bots: str, ranking: tuple[int, ...], sides: tuple[int, ...] | None = None) -> Result:
    seats = len(ranking)
    sides = sides or tuple(range(seats))
    return Result(0, tuple(bots.split()), (0,) * seats, ranking, sides, ({},) * seats, 1, {})


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (1, 1, 0.2065, 1.0),
        (4.5, 10, 0.2014, 0.7263),
    ],
)
def test_wilsons_interval(won: float, games: int, low: float, high: float) -> None:
    """Figures from tables; the last one worked out by hand, for a shared win."""
    assert wilson(won, games) == pytest.approx((low, high), abs=0.0001)


def test_who_wins_more_is_rated_higher_and_more_games_say_it_more_surely() -> None:
    few = rate([game("a b", (1, 2)), game("b a", (1, 2)), game("a b", (1, 2)), game("b a", (2, 1))])
    many = rate([game("a b", (1, 2)), game("b a", (1, 2)), game("a b", (1, 2)), game("b a", (2, 1))] * 20)
    for ratings in (few, many):
        assert ratings["a"].low < ratings["a"].rating < ratings["a"].high
        assert ratings["a"].rating > 25 > ratings["b"].rating
        assert ratings["a"].rating + ratings["b"].rating == pytest.approx(50)
    assert few["b"].high > few["a"].low
    assert many["b"].high < many["a"].low


def test_shared_wins_leave_equals() -> None:
    ratings = rate([game("a b", (1, 1)), game("b a", (1, 1))])
    assert ratings["a"].rating == pytest.approx(ratings["b"].rating)


def test_the_interval_holds_what_is_true() -> None:
    """One of two bots wins 7 of 10; of 40 series of 100 games hardly any misses by how much it is better."""
    true = log(0.7 / 0.3) * SCALE / 2
    held = 0
    for seed in range(40):
        rng = Random(seed)
        found = rate(game("a b", (1, 2) if rng.random() < 0.7 else (2, 1)) for _ in range(100))["a"]
        held += found.low < 25 + true < found.high
        assert found.high - found.low < 8
    assert held >= 38


def test_a_bot_on_several_seats_has_one_rating() -> None:
    """The one among others wins as often as each of them does: nobody is better."""
    rankings = [(1, 2, 3), (2, 1, 3), (2, 3, 1), (1, 3, 2), (3, 2, 1), (3, 1, 2)]
    even = rate(game("a b b", ranking) for ranking in rankings * 10)
    assert even["a"].rating == pytest.approx(even["b"].rating, abs=1)
    better = rate(game("a b b", (1, 2, 3)) for _ in range(10))
    assert better["a"].low > better["b"].high
    assert better["a"].rating + better["b"].rating == pytest.approx(50), "the mean of the bots is 25"


def test_a_side_wins_together() -> None:
    ratings = rate(game("a b c c", (1, 2, 2, 1), sides=(0, 1, 1, 0)) for _ in range(10))
    assert ratings["a"].rating > ratings["c"].rating > ratings["b"].rating


def test_wins_are_counted_by_seat_and_shared_ones_in_fractions() -> None:
    results = [game("a b b b", (1, 2, 3, 4)), game("b a b b", (1, 1, 3, 4)), game("a b b b", (4, 1, 2, 3))]
    one, others = wins("a", results), wins("b", results)
    assert (one["games"], one["win_rate"]) == (3, 0.5)
    assert (others["games"], others["win_rate"]) == (9, round(1.5 / 9, 4))
    assert (one["win_low"], one["win_high"]) == tuple(round(bound, 4) for bound in wilson(1.5, 3))


def test_pairs_compare_ranks() -> None:
    """Against three of the other each game counts once; mates are not compared."""
    results = [game("a b b b", (2, 1, 3, 3)), game("b a b b", (1, 1, 3, 4))]
    found = pair("a", "b", results)
    assert found is not None
    assert (found["games"], found["win_rate"]) == (2, 0.75)
    assert (found["low"], found["high"]) == tuple(round(bound, 4) for bound in wilson(1.5, 2))
    assert pair("a", "c", results) is None
    mates = pair("a", "c", [game("a b c c", (1, 2, 2, 1), sides=(0, 1, 1, 0))])
    assert mates is not None
    assert mates["win_rate"] == 1


def test_bots_that_really_differ_come_in_order() -> None:
    series = Series("dwarfs-fall", 2, ["random", "casual"], 12, 1, {"max_rounds": 3}, watched=True)
    figures = standings(series, list(play_fixtures(series, plan(series), 1)))
    casual, random = figures["bots"]
    assert (casual["bot"], random["bot"]) == ("casual", "random")
    assert casual["low"] > random["high"]
    assert casual["win_rate"] + random["win_rate"] == 1
    assert casual["games"] == random["games"] == figures["games"] == 12
    assert casual["fair_share"] == 0.5
    (met,) = figures["pairs"]
    assert (met["bot"], met["other"], met["win_rate"]) == ("casual", "random", casual["win_rate"])
    assert met["low"] > 0.5
