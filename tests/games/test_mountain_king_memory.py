"""What states share and what evaluations remember never shows: a copy is its own, and a position has one value."""

from __future__ import annotations

from random import Random

import pytest

from tests.mountain_king import random_positions
from underhall.core.game import Chance, Decide
from underhall.core.setup import make_setup
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.plans import Plans
from underhall.games.mountain_king.rules.ground import ground
from underhall.games.mountain_king.state import State
from underhall.kit.masks import bits


def play_on(s: State, rng: Random, steps: int) -> None:
    for _ in range(steps):
        pending = GAME.pending(s)
        if isinstance(pending, Chance):
            assert pending.weights is not None
            GAME.outcome(s, rng.choices(range(len(pending.weights)), pending.weights)[0])
        elif isinstance(pending, Decide):
            ask = rng.choice(pending.asks)
            GAME.answer(s, ask.seat, rng.choice(ask.codes))


@pytest.mark.parametrize("players", [2, 4])
def test_playing_on_with_a_copy_leaves_the_position_as_it_is(players: int) -> None:
    s = GAME.new(make_setup(GAME, players))
    rng = Random(players)
    for step in range(100):
        before = GAME.dump(s)
        play_on(s.copy(), rng, 40)
        assert GAME.dump(s) == before, step
        play_on(s, rng, 4)


@pytest.mark.parametrize("players", [3, 4])
def test_a_position_is_worth_the_same_whatever_was_looked_at_before(players: int) -> None:
    setup = make_setup(GAME, players)
    rng = Random(players)
    for s in random_positions(players, 60, Random(players)):
        play_on(s.copy(), rng, 5)
        again = GAME.load(setup, GAME.dump(s))
        for seat in range(players):
            assert GAME.evaluate(s, seat) == GAME.evaluate(again, seat)


def test_halls_are_counted_as_by_hand() -> None:
    for s in random_positions(4, 40, Random(1)):
        book, m = s.book, s.mountain
        plans = Plans(book)
        for seat in range(book.players):
            own = m.nets[seat] & m.tunnels
            there = own | ground(book, m, seat)
            tile = m.pieces[-1] & own if m.pieces else 0
            plan = plans.plan(own & ~tile, there)
            for hall, spins in enumerate(book.hall_spins):
                most = 0
                for shifts in spins:
                    for square in bits(there):
                        if all(there >> square + shift & 1 for shift in shifts):
                            most = max(most, sum(own >> square + shift & 1 for shift in shifts))
                assert (plan.most_dug(hall, tile) if tile else plan.dug[hall]) == most
