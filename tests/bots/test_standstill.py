"""Dwar7s Fall where monsters lie on most mines, and whoever is ahead may hope that the game never ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.bots.test_judge import made_up
from underhall.arena.seer import Fate
from underhall.arena.series import drive
from underhall.bots import Bot, Window
from underhall.bots.casual import CasualBot
from underhall.bots.expert import ExpertBot
from underhall.bots.strong import StrongBot
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


@pytest.mark.parametrize("path", STANDSTILLS, ids=lambda path: path.stem)
def test_bots_that_search_come_to_an_end(path: Path) -> None:
    state = standstill(path)
    bots: list[Bot] = [StrongBot(Random(seat), looks=8) for seat in (0, 1)]
    drive(GAME, state, Fate(Dealer.from_seed(1, 2)), bots, None)
    assert state.ending


@pytest.mark.parametrize("level", [StrongBot, partial(ExpertBot, judge=made_up(GAME))], ids=["strong", "expert"])
def test_late_they_play_as_a_casual_bot(level: Callable[..., Bot]) -> None:
    """Gesture by gesture, for as long as nothing is drawn."""
    for path in STANDSTILLS:
        state = standstill(path)
        compared = 0
        while isinstance(pending := GAME.pending(state), Decide) and compared < 12:
            ask = pending.asks[0]
            window = Window(GAME, state, ask)
            assert window.late
            codes = CasualBot(Random(1)).choose(window)
            assert level(Random(1), looks=4).choose(window) == codes
            for code in codes:
                GAME.answer(state, ask.seat, code)
            compared += 1
        assert compared > 4


def test_it_is_late_from_a_round_on() -> None:
    state = standstill(STANDSTILLS[0])
    pending = GAME.pending(state)
    assert isinstance(pending, Decide)
    window = Window(GAME, state, pending.asks[0])
    assert window.late
    state.round = PATIENCE - 1
    assert not window.late
