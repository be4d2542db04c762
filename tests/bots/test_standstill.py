"""Dwar7s Fall where monsters lie on most mines, and whoever is ahead may hope that the game never ends."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.bots.test_judge import made_up
from underhall.arena.seer import Fate
from underhall.arena.series import drive
from underhall.bots import Bot, Window
from underhall.bots.casual import CasualBot
from underhall.bots.expert import ExpertBot
from underhall.bots.gestures import played
from underhall.bots.late import LEAD, NEVER, TURN, LateBot, played_out
from underhall.bots.search import result
from underhall.bots.strong import StrongBot
from underhall.core.dealer import Dealer
from underhall.core.game import Decide, Over
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
def test_late_they_compare_ways_to_the_end(level: Callable[..., Bot]) -> None:
    """Gesture by gesture, for as long as nothing is drawn."""
    for path in STANDSTILLS:
        compared = 0
        for window in islice(windows(standstill(path)), 5):
            assert window.late
            assert level(Random(1), looks=4).choose(window) == LateBot(Random(1)).choose(window)
            compared += 1
        assert compared > 4


def test_a_game_that_is_stopped_is_worth_less_than_a_loss() -> None:
    for path in STANDSTILLS:
        state = standstill(path)
        state.round = int(SETUP.options["max_rounds"])
        assert played_out(GAME, state.copy(), 0, Random(1)) == NEVER
        assert played_out(GAME, state.copy(), 1, Random(1)) == NEVER
    assert -50 * LEAD > NEVER


def test_late_a_bot_knows_only_what_its_seat_knows() -> None:
    told_apart = 0
    for path in STANDSTILLS:
        for number, window in enumerate(islice(windows(standstill(path)), 3)):
            other = window.simulate(Random(number))
            told_apart += GAME.dump(other) != GAME.dump(window._state)
            same = Window(GAME, other, window.ask)
            assert LateBot(Random(1)).choose(same) == LateBot(Random(1)).choose(window)
    assert told_apart > 3


def test_after_some_rounds_the_evaluation_plays_and_so_by_turns() -> None:
    evaluation = []
    for rounds in range(5):
        differ = False
        for path in STANDSTILLS:
            state = standstill(path)
            state.round = PATIENCE + rounds * TURN
            for window in islice(windows(state), 6):
                differ |= LateBot(Random(1)).choose(window) != CasualBot(Random(1)).choose(window)
        evaluation.append(not differ)
    assert evaluation == [False, True, False, True, False]


def test_what_is_played_late_wins_more_often() -> None:
    """Where it is something else than the evaluation would play, and casual bots play on."""
    differ = 0
    won = [0.0, 0.0]
    for path in STANDSTILLS:
        for window in windows(standstill(path)):
            ways = [LateBot(Random(1)).choose(window), CasualBot(Random(1)).choose(window)]
            if ways[0] == ways[1]:
                continue
            differ += 1
            for seed in range(12):
                world = window.simulate(Random(seed))
                for number, codes in enumerate(ways):
                    after = played(GAME, world, window.seat, tuple(codes))
                    assert after is not None
                    won[number] += wins(after, window.seat, seed)
    assert differ > 3
    assert won[0] > won[1]


def windows(state: State) -> Iterator[Window]:
    """A dozen decisions of casual bots, for as long as nothing is drawn."""
    for _ in range(12):
        pending = GAME.pending(state)
        if not isinstance(pending, Decide):
            return
        window = Window(GAME, state, pending.asks[0])
        yield window
        for code in CasualBot(Random(1)).choose(window):
            GAME.answer(state, window.seat, code)


def wins(state: State, seat: int, seed: int) -> float:
    drive(GAME, state, Fate(Dealer.from_seed(seed, 2)), [CasualBot(Random(seed)) for _ in (0, 1)], None)
    over = GAME.pending(state)
    assert isinstance(over, Over)
    return result(over)[seat]


def test_it_is_late_from_a_round_on() -> None:
    state = standstill(STANDSTILLS[0])
    pending = GAME.pending(state)
    assert isinstance(pending, Decide)
    window = Window(GAME, state, pending.asks[0])
    assert window.late
    state.round = PATIENCE - 1
    assert not window.late
