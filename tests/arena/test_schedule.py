"""Who plays whom: every bot on every seat equally often, against every other equally often, with the same luck."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations

import pytest

from underhall.arena.schedule import by_lineup, fixtures, lineups, plan
from underhall.arena.series import Fixture, Result, Series
from underhall.core.errors import BadSetup


def arena(bots: str, players: int, games: int, seed: int = 3) -> Series:
    return Series("dwarfs-fall", players, bots.split(","), games, seed)


@pytest.mark.parametrize(("bots", "players"), [("a,b", 2), ("a,b,c", 2), ("a,b,c", 3), ("a,b,c,d", 3), ("a,b,c", 4)])
def test_each_bot_has_each_seat_and_each_other_equally_often(bots: str, players: int) -> None:
    seats: Counter[tuple[str, int]] = Counter()
    meetings: Counter[frozenset[str]] = Counter()
    for fixture in plan(arena(bots, players, 5)):
        assert len(fixture.bots) == players
        seats.update((bot, seat) for seat, bot in enumerate(fixture.bots))
        meetings.update({frozenset(pair) for pair in combinations(fixture.bots, 2) if pair[0] != pair[1]})
    names = bots.split(",")
    assert set(seats) == {(bot, seat) for bot in names for seat in range(players)}
    assert len(set(seats.values())) == 1
    assert set(meetings) == {frozenset(pair) for pair in combinations(names, 2)}
    assert len(set(meetings.values())) == 1


def test_a_deal_is_played_in_every_rotation() -> None:
    deals: dict[int, list[Fixture]] = defaultdict(list)
    for fixture in plan(arena("a,b,b,b", 4, 8)):
        deals[fixture.deal].append(fixture)
    turned = [("a", "b", "b", "b"), ("b", "b", "b", "a"), ("b", "b", "a", "b"), ("b", "a", "b", "b")]
    assert [[one.bots for one in played] for played in deals.values()] == [turned, turned]
    assert len({one.minds for played in deals.values() for one in played}) == 8, "each game is thought about anew"


def test_games_are_whole_rotations_of_each_lineup() -> None:
    assert len(plan(arena("a,b", 2, 1))) == 2
    assert len(plan(arena("a,b", 2, 6))) == 6
    assert len(plan(arena("a,b,c", 2, 5))) == 3 * 6
    assert len(plan(arena("a,b,b,b", 4, 5))) == 8
    assert len(plan(arena("a,b", 4, 5))) == 2 * 8


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = plan(arena("a,b,c", 2, 4)), plan(arena("a,b,c", 2, 10))
    assert many[: len(few)] == few
    assert [fixture.number for fixture in many] == list(range(len(many)))


def test_another_seed_deals_other_games() -> None:
    first, second = ({fixture.deal for fixture in plan(arena("a,b", 2, 20, seed))} for seed in (3, 4))
    assert not first & second


def test_results_find_their_lineup() -> None:
    series = arena("a,b,c", 2, 4)
    played = [Result(one.number, one.bots, (1, 0), (1, 2), (0, 1), ({}, {}), 9, {}) for one in plan(series)]
    found = by_lineup(series, played)
    assert list(found) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert all(set(result.bots) == set(lineup) for lineup, results in found.items() for result in results)
    assert {len(results) for results in found.values()} == {4}


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [
        ("a", 2, "two different bots to compare, and there is only a"),
        ("a,a", 2, "two different bots to compare, and there is only a"),
        ("a,a,b", 2, "a stands twice"),
        ("a,b,b", 4, "b stands twice"),
        ("a,b", 1, "needs two seats or more; underhall simulate measures points alone"),
    ],
)
def test_lineups_that_compare_nothing_are_refused(bots: str, players: int, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        lineups(bots.split(","), players)
    with pytest.raises(BadSetup, match=message):
        next(fixtures(arena(bots, players, 1)))
