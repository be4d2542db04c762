"""Which gesture led from one position to another: its answers, found by trying."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from underhall.core.game import Ask
from underhall.games.imperial_miners.options import option
from underhall.games.imperial_miners.rules.rounds import carry_out, settle
from underhall.games.imperial_miners.state import LOT_NONE, Frame, State

FINISHING = ("keep", "steps", "discard")
"""The kinds of question that go on with a gesture."""


class Answer(NamedTuple):
    """One of a gesture: the position in which it was given, the question, the code."""

    s: State
    ask: Ask
    code: int

    @property
    def facts(self) -> Mapping[str, Any]:
        return option(self.s, self.ask, self.code).args


def answers(before: State, after: State, seat: int) -> list[Answer]:
    """The gesture that leads from one position to the other."""
    todo: list[tuple[State, list[Answer]]] = [(before, [])]
    while todo:
        s, given = todo.pop()
        ask = s.asks[seat]
        assert ask is not None
        for code in ask.codes:
            t = s.copy()
            carry_out(t, seat, code, None)
            settle(t, None)
            so_far = [*given, Answer(s, ask, code)]
            if _alike(t, after, seat):
                return so_far
            following = t.asks[seat]
            if t.lot == LOT_NONE and following is not None and following.kind in FINISHING:
                todo.append((t, so_far))
    return []


def _alike(s: State, t: State, seat: int) -> bool:
    """Whether two positions are the same for all that a seat can do, and the same decks were seen to lack something."""
    return (
        (s.phase, s.round, s.lot, s.lot_arg, s.v) == (t.phase, t.round, t.lot, t.lot_arg, t.v)
        and s.ages == t.ages
        and s.hands[seat] == t.hands[seat]
        and s.picks[seat] == t.picks[seat]
        and s.chosen[seat] == t.chosen[seat]
        and s.mines[seat].at == t.mines[seat].at
        and list(_frames(s, seat)) == list(_frames(t, seat))
    )


def _frames(s: State, seat: int) -> Iterator[tuple[int, ...]]:
    f: Frame | None = s.strands[seat]
    while f is not None:
        yield f.op, f.a, f.b, f.c, f.d, f.e, f.n
        f = f.below
