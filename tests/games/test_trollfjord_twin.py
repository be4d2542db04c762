"""The twin of the tower at Trollfjord: what its figures mean. Whether they fit the tower, tests/tower says."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.trollfjord import Layout
from underhall.core.content import Pack
from underhall.core.game import Chance
from underhall.core.setup import make_setup
from underhall.games.trollfjord.game import GAME
from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, STUCK, chances, temper
from underhall.games.trollfjord.state import Book, fall_code

NORMAL = 2 * 20 + 11
AGAIN = 0


def factors(name: str, more: float = 1.0, nothing: float = 1.0) -> dict[str, Any]:
    return {"id": name, "more": [more] * 20, "nothing": [nothing] * 20}


PLAIN: dict[str, Any] = {
    "height": [factors(f"height-{at}") for at in (10, 30, 50, 70, 90)],
    "temper": [factors("filled"), factors("stuck")],
}


def book(fill: dict[str, float], **changed: Any) -> Book:
    """With other figures than those of the table, for all strengths alike and whatever is inside."""
    rows = {name: [figure] * 20 for name, figure in fill.items()}
    fills = [{"id": f"full-{percent}", **rows} for percent in range(100, 0, -5)]
    tower = {**PLAIN, "fill": fills, **changed}
    return GAME.book(make_setup(GAME, 2, pack=Pack("other", repr(tower), {"tower": tower})))


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
    """(usual / number) ** even, once anything falls; nothing has its own chance."""
    for usual, even in ((3.0, 1.0), (2.5, 0.4), (4.0, 2.0)):
        rising = chances(book({"nothing": 0.2, "usual": usual, "even": even}), NORMAL, 44, LOOSE)
        single = [b - a for a, b in pairwise(rising)][:8]
        assert rising[0] == pytest.approx(0.2)
        for number, (fewer, more) in enumerate(pairwise(single), 2):
            assert more / fewer == pytest.approx((usual / number) ** even, rel=0.001)
    assert len(chances(book({"nothing": 0.2, "usual": 30.0, "even": 1.0}), NORMAL, 5, LOOSE)) == 6


def test_the_most_extreme_figures_of_a_pack_are_still_chances() -> None:
    many = [factors("filled", more=100.0, nothing=0.01), factors("stuck", more=100.0, nothing=100.0)]
    found = book({"nothing": 0.0, "usual": 44.0, "even": 100.0}, temper=many)
    assert chances(found, NORMAL, 44, FILLED)[43] < 0.01
    assert chances(found, NORMAL, 44, FILLED)[44] == 1.0


def test_the_evener_the_nearer_to_the_usual() -> None:
    wide, narrow = (
        chances(book({"nothing": 0.0, "usual": 5.5, "even": even}), NORMAL, 44, LOOSE) for even in (0.5, 4.0)
    )
    assert wide[2] > 3 * narrow[2]
    assert 1 - wide[8] > 3 * (1 - narrow[8])


def test_a_temper_and_a_height_shift_the_usual_number_and_the_odds_of_nothing() -> None:
    fill = {"nothing": 0.2, "usual": 3.0, "even": 1.0}
    plain = book(fill)
    other = book(fill, temper=[factors("filled", more=2.0), factors("stuck", more=0.5, nothing=4.0)])
    for each in (FILLED, LOOSE, STUCK):
        assert chances(plain, NORMAL, 44, each) == chances(plain, NORMAL, 44, LOOSE)
    assert chances(other, NORMAL, 44, LOOSE) == chances(plain, NORMAL, 44, LOOSE)
    assert chances(other, NORMAL, 44, FILLED) == chances(book({**fill, "usual": 6.0}), NORMAL, 44, LOOSE)
    stuck = chances(book({**fill, "usual": 1.5, "nothing": 0.5}), NORMAL, 44, LOOSE)
    assert chances(other, NORMAL, 44, STUCK) == pytest.approx(stuck)
    low, other_low, _, *high = PLAIN["height"]
    middle = book(fill, height=[low, other_low, factors("height-50", more=2.0), *high])
    assert chances(middle, NORMAL, 44, LOOSE) == chances(other, NORMAL, 44, FILLED)
    assert chances(middle, NORMAL - 20, 44, LOOSE) == chances(plain, NORMAL, 44, LOOSE)


def test_between_two_rows_of_the_table() -> None:
    """A tower that is between two fills has the figures between theirs."""
    fills = [
        {"id": f"full-{percent}", "nothing": [percent / 200] * 20, "usual": [3.0] * 20, "even": [1.0] * 20}
        for percent in range(100, 0, -5)
    ]
    tower = {**PLAIN, "fill": fills}
    found = GAME.book(make_setup(GAME, 2, pack=Pack("even", "even", {"tower": tower})))
    for inside in range(3, 45):
        assert chances(found, NORMAL, inside, LOOSE)[0] == pytest.approx(inside / 88)
    for inside in (1, 2):  # less than the least row
        assert chances(found, NORMAL, inside, LOOSE)[0] == pytest.approx(0.025)


def test_what_falls_is_drawn_by_the_temper() -> None:
    """A tower that gives nothing once it is stuck."""
    stuck = Pack("stuck", "stuck", {"tower": {"temper": [factors("stuck", more=0.01, nothing=100.0)]}})
    state = GAME.load(make_setup(GAME, 2, pack=stuck), alone(strikes=1).snapshot["state"])
    state.strike = NORMAL
    fallen = {}
    for state.stuck in (False, True):
        rng = Random(3)
        fallen[state.stuck] = sum(GAME.sample(state, rng) > 0 for _ in range(300))
    assert fallen[False] > 200
    assert fallen[True] < 80
