"""Dwar7s Fall where monsters lie on most mines, and whoever is ahead may hope that the game never ends."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.bots.test_judge import made_up
from underhall.arena.seer import Fate
from underhall.arena.series import drive
from underhall.bots import Bot, Window
from underhall.bots.expert import ExpertBot
from underhall.bots.strong import Evaluation, StrongBot
from underhall.core.dealer import Dealer
from underhall.core.game import Decide
from underhall.core.setup import make_setup
from underhall.games.dwarfs_fall.evaluation import PATIENCE
from underhall.games.dwarfs_fall.game import GAME
from underhall.games.dwarfs_fall.state import State

SETUP = make_setup(GAME, 2, {})
STANDSTILLS = sorted((Path(__file__).parent / "standstills").glob("*.json"))


def standstill(path: Path) -> State:
    state: State = GAME.load(SETUP, json.loads(path.read_text(encoding="utf-8")))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("path", STANDSTILLS, ids=lambda path: path.stem)
def test_bots_that_search_come_to_an_end(path: Path) -> None:
    state = standstill(path)
    bots: list[Bot] = [StrongBot(Random(seat), looks=8) for seat in (0, 1)]
    drive(GAME, state, Fate(Dealer.from_seed(1, 2)), bots, None)
    assert state.ending


def test_late_a_seat_is_not_worse_off_because_others_are_better_off() -> None:
    """Early it is: there is one win for all."""
    poor = standstill(STANDSTILLS[0])
    rich = poor.copy()
    rich.gems[GAME.book(SETUP).gems] += 2  # two more gems of the first kind for seat 1
    for late, spared in ((False, False), (True, True)):
        worth = Evaluation(GAME, poor.clock, late).worth
        before, after = worth([poor])[0], worth([rich])[0]
        assert after[1] > before[1]
        assert (after[0] > before[0] - 0.02) is spared


def test_an_expert_then_plays_as_a_strong_bot() -> None:
    state = standstill(STANDSTILLS[0])
    pending = GAME.pending(state)
    assert isinstance(pending, Decide)
    [ask] = pending.asks
    window = Window(GAME, state, ask)
    assert window.late
    expert = ExpertBot(Random(1), made_up(GAME), looks=4)
    assert expert.choose(window) == StrongBot(Random(1), looks=4).choose(window)
    state.round = PATIENCE - 1
    assert not window.late
