"""Positions of In the Hall of the Mountain King for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from underhall.core.game import Chance, Over
from underhall.core.setup import make_setup
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.state import TURN_DIG, State


def random_positions(players: int, count: int, rng: Random, **options: Any) -> Iterator[State]:
    """So many positions from random games, each of another mountain; digging is liked, so that mountains fill."""
    setup = make_setup(GAME, players, options)
    last = None
    while True:
        s = GAME.new(setup)
        while not isinstance(pending := GAME.pending(s), Over):
            if isinstance(pending, Chance):
                assert pending.weights is not None
                GAME.outcome(s, rng.choices(range(len(pending.weights)), pending.weights)[0])
                continue
            ask = rng.choice(pending.asks)
            if ask.kind in ("turn", "after") and s.mountain is not last:
                last = s.mountain
                yield s
                count -= 1
                if not count:
                    return
            codes = list(ask.codes)
            digs = [code for code in codes if ask.kind == "turn" and code >= TURN_DIG] or codes
            GAME.answer(s, ask.seat, rng.choice(digs if rng.random() < 0.7 else codes))


def first_turn_of(number: int, players: int, seed: int, **options: Any) -> State:
    """The first question of a round of a random game."""
    rng = Random(seed)
    s = GAME.new(make_setup(GAME, players, options))
    while True:
        pending = GAME.pending(s)
        assert not isinstance(pending, Over)
        if isinstance(pending, Chance):
            assert pending.weights is not None
            GAME.outcome(s, rng.choices(range(len(pending.weights)), pending.weights)[0])
        else:
            ask = pending.asks[0]
            if ask.kind == "turn" and s.round == number:
                return s
            GAME.answer(s, ask.seat, ask.codes[int(rng.random() * len(ask.codes))])
