"""A state machine that plays, takes back, saves and restores in any order hypothesis can think of."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import underhall
from underhall.core.registry import find

CHOICES = st.integers(min_value=0, max_value=2**16)


class Table(RuleBasedStateMachine):
    """One match through everything that the public API allows."""

    match: underhall.Match

    @initialize(game=st.sampled_from(underhall.game_ids()), seed=st.integers(0, 2**32), data=st.data())
    def sit_down(self, game: str, seed: int, data: st.DataObject) -> None:
        found = find(game)
        players = data.draw(st.sampled_from(list(found.players)))
        options: dict[str, Any] = {}
        for name, switch in found.switches.items():
            if data.draw(st.booleans()) and isinstance(switch.values, tuple):
                options[name] = data.draw(st.sampled_from(switch.values))
        self.match = underhall.new(game, players, seed, options)

    @precondition(lambda self: not self.match.over)
    @rule(who=CHOICES, what=CHOICES)
    def answer(self, who: int, what: int) -> None:
        question = self.match.asks[who % len(self.match.asks)]
        option = question.options[what % len(question.options)]
        ways: tuple[int | underhall.Option | str, ...] = (option.code, option, option.word)
        self.match.answer(question.seat, ways[what % 3])

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 999), count=st.integers(5, 60))
    def play_on(self, seed: int, count: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            if self.match.over:
                return
            question = rng.choice(self.match.asks)
            self.match.answer(question.seat, rng.choice(question.codes))

    @rule(who=CHOICES, consent=st.booleans())
    def undo(self, who: int, consent: bool) -> None:
        seat = who % self.match.setup.players
        before = self.match.digest()
        try:
            self.match.undo(seat, consent)
        except underhall.UndoRefused:
            assert self.match.digest() == before

    @rule()
    def save_and_resume(self) -> None:
        again = underhall.replay(self.match.record())
        assert again.digest() == self.match.digest()
        assert again.record() == self.match.record()
        self.match = again

    @rule(seed=st.integers(0, 2**32))
    def restore_the_position(self, seed: int) -> None:
        again = underhall.restore(self.match.snapshot(), seed)
        assert again.digest() == self.match.digest()
        self.match = again

    @rule(who=CHOICES, seed=st.integers(0, 99))
    def look_from_a_seat(self, who: int, seed: int) -> None:
        game, state = self.match.game, self.match.state
        seat = who % self.match.setup.players
        other = game.determinize(state, seat, Random(seed))
        assert game.view(other, seat) == game.view(state, seat)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            assert self.match.game.faults(self.match.state) == []


# `make soak` asks for many more
EXAMPLES = int(os.environ.get("UNDERHALL_EXAMPLES", "40"))
Table.TestCase.settings = settings(max_examples=EXAMPLES, stateful_step_count=25, deadline=None)
TestTable = Table.TestCase
