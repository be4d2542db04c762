"""Every bot at every game: what it does is allowed, and follows from what its seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any

import pytest

import underhall
from tests.strategies import every_count, start, walk
from underhall.bots import LEVELS, Bot, Window, bots, make_bot
from underhall.bots.gestures import gestures, own_ask, played
from underhall.bots.search import Budget, Search
from underhall.bots.strong import Evaluation
from underhall.core.game import Ask, Decide, Game


class Quick:
    """A strong bot with less time."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, window: Window) -> tuple[int, ...]:
        guide = Evaluation(window.game, window.clock)
        return Search(window.game, guide, self.rng, Budget(6, inf)).rank(window)[0].codes


def bot(level: str, seed: int) -> Bot:
    return Quick(Random(seed)) if level == "strong" else make_bot(level, Random(seed))


def questions(game_id: str, players: int, every: int) -> Iterator[tuple[Game[Any], Any, Ask]]:
    """Some of those with a choice in a random game."""
    game, setup = start(game_id, players, {})
    number = 0
    for state, pending in walk(game, setup, 11):
        for ask in pending.asks if isinstance(pending, Decide) else ():
            number += len(ask.codes) > 1
            if len(ask.codes) > 1 and number % every == 0:
                yield game, state, ask


@every_count
def test_a_bot_knows_only_what_its_seat_knows(game_id: str, players: int) -> None:
    """Two positions that a seat cannot tell apart get the same answer, and it is allowed."""
    for number, (game, state, ask) in enumerate(questions(game_id, players, 30)):
        other = game.determinize(state, ask.seat, Random(number))
        same = own_ask(game, other, ask.seat)
        assert same is not None
        for level in bots() if number < 3 else ("random", "novice"):
            codes = tuple(bot(level, number).choose(Window(game, state, ask)))
            assert tuple(bot(level, number).choose(Window(game, other, same))) == codes
            assert played(game, state, ask.seat, codes) is not None
        if number == 12:
            break


@every_count
def test_gestures_are_all_that_can_be_done(game_id: str, players: int) -> None:
    """Each leads where its codes lead, no two are the same, and every code that can be answered begins one."""
    for game, state, ask in questions(game_id, players, 60):
        found = list(gestures(game, state.copy(), ask.seat))
        assert len({one.codes for one in found}) == len(found)
        if ask.kind not in game.proposals:
            assert {one.codes[0] for one in found} == set(ask.codes)
        for one in found[::17]:
            after = played(game, state, ask.seat, one.codes)
            assert after is not None
            assert game.dump(after) == game.dump(one.after)
            following = own_ask(game, after, ask.seat)
            assert one.leads_to == (following.kind if following else "")


def test_the_levels_are_bots() -> None:
    assert set(LEVELS) <= set(bots())
    with pytest.raises(underhall.UnderhallError, match="there is no bot 'grandmaster'; there are random, novice"):
        make_bot("grandmaster", Random(1))
