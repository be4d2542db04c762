"""The twin of the tower at Trollfjord: what its figures mean. Whether they fit the tower, tests/tower says."""

from __future__ import annotations

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


def book(**twin: Any) -> Book:
    """With other figures than those of the table."""
    return GAME.book(make_setup(GAME, 2, pack=Pack("other", repr(twin), {"tower": {"twin": twin}})))


def mean(rising: list[float]) -> float:
    return sum(1 - rise for rise in rising)


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


def test_a_temper_multiplies_the_mean_and_the_odds_of_nothing() -> None:
    """With so wide a shape nothing falls by itself alone hardly ever, so the chance of nothing is the table's."""
    plain = book(shape=1000.0, filled={"mean": 1.0, "empty": 1.0}, stuck={"mean": 1.0, "empty": 1.0})
    other = book(shape=1000.0, filled={"mean": 2.0, "empty": 1.0}, stuck={"mean": 0.5, "empty": 4.0})
    for each in (FILLED, LOOSE, STUCK):
        assert chances(plain, NORMAL, 44, each) == chances(plain, NORMAL, 44, LOOSE)
    assert chances(other, NORMAL, 44, LOOSE) == chances(plain, NORMAL, 44, LOOSE)
    loose = mean(chances(plain, NORMAL, 44, LOOSE))
    assert mean(chances(other, NORMAL, 44, FILLED)) == pytest.approx(2 * loose, rel=0.01)
    assert mean(chances(other, NORMAL, 44, STUCK)) == pytest.approx(loose / 2, rel=0.01)
    assert chances(other, NORMAL, 44, STUCK)[0] > chances(plain, NORMAL, 44, LOOSE)[0]


def test_the_mean_falls_along_an_s() -> None:
    """Half as much with the share `half` left, nearly all well above it, hardly any well below."""
    found = book(half=0.5, fade=0.04, shape=1000.0, empty_fade=0.0)
    full = mean(chances(found, NORMAL, 44, LOOSE))
    assert mean(chances(found, NORMAL, 22, LOOSE)) == pytest.approx(full / 2, rel=0.02)
    assert mean(chances(found, NORMAL, 32, LOOSE)) > 0.95 * full
    assert mean(chances(found, NORMAL, 12, LOOSE)) < 0.05 * full


def test_what_falls_is_drawn_by_the_temper() -> None:
    """A tower that gives nothing once it is stuck."""
    stuck = Pack("stuck", "stuck", {"tower": {"twin": {"stuck": {"mean": 0.01, "empty": 100.0}}}})
    state = GAME.load(make_setup(GAME, 2, pack=stuck), alone(strikes=1).snapshot["state"])
    state.strike = NORMAL
    fallen = {}
    for state.stuck in (False, True):
        rng = Random(3)
        fallen[state.stuck] = sum(GAME.sample(state, rng) > 0 for _ in range(300))
    assert fallen[False] > 200
    assert fallen[True] < 80
