"""Shared by the contract tests: every game × player count × options, and ways to play through it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import underhall
from underhall.core.game import Chance, Decide, Game, Over
from underhall.core.registry import find
from underhall.core.setup import Setup, Switch, make_setup

BUNDLES = 4


def cases() -> Iterator[Any]:
    """Every game and player count with the default options; with two and with four also every option flipped, dealt
    out into a few bundles (the soak flips them in all other ways)."""
    for game_id in underhall.game_ids():
        game = find(game_id)
        for players in game.players:
            yield pytest.param(game_id, players, {}, id=f"{game_id}-{players}")
            for options in bundles(game) if players in (2, 4) else ():
                flipped = "+".join(f"{name}={value}" for name, value in options.items())
                yield pytest.param(game_id, players, options, id=f"{game_id}-{players}-{flipped}")


def bundles(game: Game[Any]) -> list[dict[str, Any]]:
    """Each value of each option that is not its default, in one bundle and beside others."""
    dealt: list[dict[str, Any]] = [{} for _ in range(BUNDLES)]
    for name, switch in game.switches.items():
        for value in values(switch):
            if value != switch.default:
                min((options for options in dealt if name not in options), key=len)[name] = value
    return [options for options in dealt if options]


def values(switch: Switch) -> Sequence[Any]:
    """What an option can be; of a number, half its default stands for all others."""
    return switch.values if isinstance(switch.values, tuple) else (int(switch.default) // 2,)


every_case = pytest.mark.parametrize(("game_id", "players", "options"), list(cases()))
every_count = pytest.mark.parametrize(
    ("game_id", "players"),
    [pytest.param(g, n, id=f"{g}-{n}") for g in underhall.game_ids() for n in find(g).players],
)


def start(game_id: str, players: int, options: dict[str, Any]) -> tuple[Game[Any], Setup]:
    game = find(game_id)
    return game, make_setup(game, players, options)


def walk(game: Game[Any], setup: Setup, seed: int) -> Iterator[tuple[Any, Decide | Chance | Over]]:
    """Every state of one random game, with what is pending in it. The state is changed after each yield."""
    rng = Random(seed)
    state = game.new(setup)
    while True:
        pending = game.pending(state)
        yield state, pending
        if isinstance(pending, Over):
            return
        step(game, state, pending, rng)


def step(game: Game[Any], state: Any, pending: Decide | Chance, rng: Random) -> None:
    """Let chance or one of the asked seats go on at random."""
    if isinstance(pending, Decide):
        ask = pending.asks[int(rng.random() * len(pending.asks))]
        game.answer(state, ask.seat, ask.codes[int(rng.random() * len(ask.codes))])
    else:
        game.outcome(state, draw(game, state, pending, rng))


def draw(game: Game[Any], state: Any, chance: Chance, rng: Random) -> int:
    if chance.weights is None:
        return game.sample(state, rng)
    return rng.choices(range(len(chance.weights)), chance.weights)[0]


def play(match: underhall.Match, rng: Random, answers: int | None = None) -> None:
    """Answer at random, to the end or so many times."""
    while not match.over and answers != 0:
        pending = match.pending
        assert isinstance(pending, Decide)
        ask = pending.asks[int(rng.random() * len(pending.asks))]
        match.answer(ask.seat, ask.codes[int(rng.random() * len(ask.codes))])
        answers = None if answers is None else answers - 1
