"""The search finds what is best in games that are small enough to know it."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from tests.bots.sketch import Blank, Sketch, Tree, ask, both, coin, draw, end
from underhall.bots.search import Budget, Search, result
from underhall.core.game import Over

WON, LOST = end(1, 0), end(0, 1)


def best(tree: Tree, players: int = 2, looks: int = 200, coins: tuple[int, ...] = (1,)) -> int:
    sketch = Sketch(coins)
    search = Search(sketch, Blank(), Random(5), Budget(looks, inf))  # type: ignore[arg-type]
    return search.rank(sketch.window(tree, players))[0].codes[0]


def test_others_choose_what_is_best_for_them() -> None:
    """What may win loses where somebody else has the choice."""
    assert best(ask(0, ask(1, WON, LOST), ask(1, LOST, WON), ask(0, LOST, WON))) == 2


def test_with_three_everybody_looks_after_himself() -> None:
    """Seat 1 would rather win than make seat 0 lose."""
    mine, second, third = end(1, 0, 0), end(0, 1, 0), end(0, 0, 1)
    assert best(ask(0, ask(1, mine, second), ask(1, mine, third)), players=3) == 1
    assert best(ask(0, ask(1, mine, third, ask(2, second, third)), ask(1, second, mine)), players=3) == 0


def test_luck_is_weighed() -> None:
    rare, likely = draw((9, LOST), (1, WON)), draw((4, LOST), (6, WON))
    assert best(ask(0, rare, likely, LOST)) == 1
    assert best(ask(0, ask(1, likely, WON), ask(1, rare, likely))) == 0


def test_who_acts_at_the_same_time_does_not_see_what_the_other_does() -> None:
    """Even and odd: half of them are won, which is better than four of ten; if seat 1 saw the choice, it would win
    them all."""
    safe = draw((4, WON), (6, LOST))
    rows = [[WON, LOST], [LOST, WON], [safe, safe]]
    assert best(both(rows), looks=600) in (0, 1)
    assert best(both([*rows[:2], [draw((8, WON), (2, LOST))] * 2]), looks=600) == 2


def test_what_is_asked_again_is_another_question() -> None:
    """Behind either way the seat knows how to win, though by another answer."""
    ways = [ask(0, LOST, WON), ask(0, WON, LOST)]
    assert best(ask(0, *ways, draw((7, WON), (3, LOST)))) in (0, 1)
    deeper = ask(1, ask(0, *ways), ask(0, *ways))
    assert best(ask(0, deeper, draw((7, WON), (3, LOST)))) == 0


def test_what_nobody_has_seen_is_as_likely_as_it_is() -> None:
    """The coin lies on one side in nine of ten worlds."""
    bets = ask(0, coin(WON, LOST), coin(LOST, WON), draw((7, WON), (3, LOST)))
    assert best(bets, coins=(9, 1)) == 0
    assert best(bets, coins=(1, 9)) == 1
    assert best(bets, coins=(1, 1)) == 2


def test_a_budget_is_kept() -> None:
    sketch, guide = Sketch(), Blank()
    deep = ask(0, *[ask(1, *[ask(0, WON, LOST)] * 4)] * 8)
    Search(sketch, guide, Random(1), Budget(48, inf)).rank(sketch.window(deep))  # type: ignore[arg-type]
    assert 0 < guide.asked <= 48


@pytest.mark.parametrize("budget", [Budget(1000, 0.0), Budget(0, inf)])
def test_without_time_or_looks_the_guide_decides(budget: Budget) -> None:
    sketch = Sketch()
    search = Search(sketch, Blank(), Random(1), budget)  # type: ignore[arg-type]
    ranked = search.rank(sketch.window(ask(0, WON, LOST, LOST)))
    assert [edge.codes for edge in ranked] == [(0,), (1,), (2,)]


def test_the_same_randomness_finds_the_same() -> None:
    sketch = Sketch((1, 1))
    tree = ask(0, coin(ask(1, WON, LOST), WON), draw((1, WON), (1, ask(1, WON, LOST))), coin(LOST, WON))
    found = [
        [
            (edge.codes, edge.visits, tuple(edge.worth))
            for edge in Search(sketch, Blank(), Random(3), Budget(60, inf)).rank(sketch.window(tree))  # type: ignore[arg-type]
        ]
        for _ in range(2)
    ]
    assert found[0] == found[1]


def test_a_shared_win_is_shared_and_alone_points_count() -> None:
    assert result(Over([7, 7, 3], [1, 1, 3], [{}] * 3)) == [0.5, 0.5, 0.0]
    assert result(Over([30], [1], [{}])) < result(Over([60], [1], [{}]))
