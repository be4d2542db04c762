"""Games of Imperial Miners for tests: played at random, with the seats in any order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from underhall.core.game import Ask, Chance, Decide, Over
from underhall.core.setup import Setup
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.state import State

Pending = Decide | Chance | Over
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in range(1, 6)),
    (2, {"voluntary_draw": True, "keep_collapse": True, "surface_optional": True}),
    (3, {"first_game_2": "yes", "reshuffle": "at_once", "modifiers_reach": "chain"}),
    (5, {"gaps": "any", "clear_on_pass": True, "next_board": "any", "scots_discount": "others"}),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


def step(s: State, pending: Pending, rng: Random, ear: Any = None) -> None:
    """Chance, or any of those who are asked, in any order."""
    if isinstance(pending, Chance):
        assert pending.weights is not None
        GAME.outcome(s, rng.choices(range(len(pending.weights)), pending.weights)[0], ear)
    elif isinstance(pending, Decide):
        ask = rng.choice(pending.asks)
        GAME.answer(s, ask.seat, rng.choice(ask.codes), ear)


def walk(setup: Setup, seed: int) -> Iterator[tuple[State, Pending]]:
    rng = Random(seed)
    s = GAME.new(setup)
    while not isinstance(pending := GAME.pending(s), Over):
        yield s, pending
        step(s, pending, rng)
    yield s, pending


def loaded(setup: Setup, s: State) -> State:
    return GAME.load(setup, json.loads(json.dumps(GAME.dump(s))))


def said(ask: Ask) -> tuple[Any, ...]:
    return ask.seat, ask.kind, list(ask.codes), ask.subject, ask.rule


def questions(pending: Pending) -> list[Any]:
    if isinstance(pending, Chance):
        assert pending.weights is not None
        return [pending.kind, list(pending.weights), pending.audience, pending.seat]
    return [*map(said, pending.asks), pending.waiting] if isinstance(pending, Decide) else []
