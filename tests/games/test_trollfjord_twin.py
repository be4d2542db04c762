"""The twin of the tower at Trollfjord: what its figures mean. Whether they fit the tower, tests/tower says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.trollfjord import Layout
from underhall.core.content import Pack
from underhall.core.game import Chance
from underhall.core.setup import make_setup
from underhall.games.trollfjord.content import load_content
from underhall.games.trollfjord.game import GAME
from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, STUCK, chances, temper
from underhall.games.trollfjord.state import Book, fall_code

NORMAL = 2 * 20 + 11
AGAIN = 0


ROWS = tuple(load_content({}).rows)
PLAIN: dict[str, float] = {"nothing": 0.2, "pull": 0.6, "even": 0.1}


def temper_of(name: str, pull: float = 1.0, nothing: float = 1.0) -> dict[str, Any]:
    return {"id": name, "pull": [pull] * 20, "nothing": [nothing] * 20}


def book(figures: Callable[[int, int], dict[str, float]], **tempers: dict[str, float]) -> Book:
    """With other figures than those of the table: by height and percent, for all strengths alike."""
    rows = [
        {"id": row.id} | {name: [figure] * 20 for name, figure in figures(row.height, row.percent).items()}
        for row in ROWS
    ]
    temper = [temper_of(name, **tempers.get(name, {})) for name in ("filled", "stuck")]
    tower = {"row": rows, "temper": temper}
    return GAME.book(make_setup(GAME, 2, pack=Pack("other", repr(tower), {"tower": tower})))


def alike(**figures: float) -> Callable[[int, int], dict[str, float]]:
    """Wherever the strike hits and whatever is inside."""
    return lambda height, percent: PLAIN | figures


def alone(**facts: Any) -> Layout:
    return Layout(2).trolls(0, tundra1=5, forest1=4).bout("F1", None, **facts)


def test_the_temper_follows_the_latest_strike() -> None:
    """Filled before the first strike, loose after one that brought something, stuck after one that did not."""
    match = alone(phase="striking", strikes=0).match()
    assert temper(match.state) == FILLED
    for fallen, after in (((2, 1, 0, 0), LOOSE), ((0, 0, 0, 0), STUCK), ((0, 0, 0, 1), LOOSE)):
        state = match.state
        GAME.answer(state, 0, NORMAL)
        assert isinstance(GAME.pending(state), Chance)
        GAME.outcome(state, fall_code(*fallen))
        assert temper(state) == after
        bout = GAME.view(state, 1).bout
        assert bout is not None
        assert bout.stuck == (after == STUCK)
        GAME.answer(state, 0, AGAIN)
    # the next bout finds a filled tower
    assert temper(alone(phase="striking", strikes=0).match().state) == FILLED


def test_a_stuck_tower_is_told_in_a_position() -> None:
    match = alone(strikes=2, stuck=True).match()
    assert temper(match.state) == STUCK
    assert GAME.dump(match.state)["bout"]["stuck"] is True
    with pytest.raises(Exception, match=r"TF-6\.2"):
        alone(phase="striking", strikes=0, stuck=True).match()


def test_the_chance_of_a_number_beside_that_of_one_fewer() -> None:
    """pull / number ** even, once anything falls; nothing has its own chance."""
    for pull, even in ((3.0, 1.0), (0.6, 0.0), (0.5, -0.1), (16.0, 2.0)):
        rising = chances(book(alike(pull=pull, even=even)), NORMAL, 44, LOOSE)
        single = [b - a for a, b in pairwise(rising)][:8]
        assert rising[0] == pytest.approx(0.2)
        for number, (fewer, more) in enumerate(pairwise(single), 2):
            assert more / fewer == pytest.approx(pull / number**even, rel=0.001)
    assert len(chances(book(alike(pull=2.0)), NORMAL, 5, LOOSE)) == 6


def test_the_most_extreme_figures_of_a_pack_are_still_chances() -> None:
    for pull, even, all_fall in ((10_000.0, -1.0, True), (10_000.0, 0.0, True), (0.0001, 100.0, False)):
        found = book(alike(nothing=0.0, pull=pull, even=even), filled={"pull": 100.0 if all_fall else 0.01})
        rising = chances(found, NORMAL, 44, FILLED)
        assert rising[-1] == 1.0
        assert len(rising) == (45 if all_fall else 2)
        assert rising[-2] < 0.01


def test_a_temper_shifts_the_pull_and_the_odds_of_nothing() -> None:
    plain = book(alike())
    for each in (FILLED, LOOSE, STUCK):
        assert chances(plain, NORMAL, 44, each) == chances(plain, NORMAL, 44, LOOSE)
    other = book(alike(), filled={"pull": 1.5}, stuck={"pull": 0.5, "nothing": 4.0})
    assert chances(other, NORMAL, 44, LOOSE) == chances(plain, NORMAL, 44, LOOSE)
    filled, stuck = book(alike(pull=0.9)), book(alike(pull=0.3, nothing=0.5))
    assert chances(other, NORMAL, 44, FILLED) == pytest.approx(chances(filled, NORMAL, 44, LOOSE))
    assert chances(other, NORMAL, 44, STUCK) == pytest.approx(chances(stuck, NORMAL, 44, LOOSE))


def test_every_height_has_rows_of_its_own() -> None:
    found = book(lambda height, percent: PLAIN | {"pull": height / 10, "nothing": height / 10})
    for height in range(1, 6):
        said = book(alike(pull=height / 10, nothing=height / 10))
        for code in (height * 20 - 9, height * 20 + 91):  # from the left, from the right
            assert chances(found, code, 30, LOOSE) == pytest.approx(chances(said, NORMAL, 30, LOOSE))


def test_between_two_rows_of_the_table() -> None:
    """A tower that is between two fills has the figures between theirs."""
    found = book(lambda height, percent: PLAIN | {"nothing": percent / 200, "even": percent / 100})
    for inside in range(3, 45):
        nothing, one, two = chances(found, NORMAL, inside, LOOSE)[:3]
        assert nothing == pytest.approx(inside / 88)
        assert (two - one) / (one - nothing) == pytest.approx(0.6 / 2 ** (inside / 44), rel=0.001)
    for inside in (1, 2):  # less than the least row
        assert chances(found, NORMAL, inside, LOOSE)[0] == pytest.approx(0.025)


def test_what_falls_is_drawn_by_the_temper() -> None:
    """A tower that gives nothing once it is stuck."""
    stuck = Pack("stuck", "stuck", {"tower": {"temper": [temper_of("stuck", pull=0.01, nothing=100.0)]}})
    state = GAME.load(make_setup(GAME, 2, pack=stuck), alone(strikes=1).snapshot["state"])
    state.strike = NORMAL
    fallen = {}
    for state.stuck in (False, True):
        rng = Random(3)
        fallen[state.stuck] = sum(GAME.sample(state, rng) > 0 for _ in range(300))
    assert fallen[False] > 200
    assert fallen[True] < 80
