"""How long bots think: what counts as one gesture and what as one turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from underhall.arena import thinking
from underhall.arena.schedule import plan
from underhall.arena.series import Series, play_fixtures, play_series
from underhall.arena.thinking import Thinking, Watch, together
from underhall.bots import Window
from underhall.core.game import Ask


def test_a_turn_is_one_seat_at_one_clock() -> None:
    watch = Watch(2)
    for seat, clock, seconds in [(0, 1, 0.5), (0, 1, 0.25), (0, 2, 0.5), (1, 2, 0.125), (0, 2, 0.375), (1, 3, 0.5)]:
        watch.add(seat, clock, seconds)
    assert watch.report() == (Thinking(4, 1.625, 0.5, 0.75), Thinking(2, 0.625, 0.5, 0.5))


def test_a_seat_that_is_never_asked_takes_no_time() -> None:
    assert Watch(1).report() == (Thinking(0, 0, 0, 0),)


class State:
    clock = 7
    players = 1


def test_the_time_of_a_choice_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr(thinking, "process_time", lambda: now[0])

    class Slow:
        def choose(self, window: Window) -> Sequence[int]:
            now[0] += 1.5
            return (4,)

    watch = Watch(1)
    (bot,) = watch.on([Slow()])
    game: Any = None
    window = Window(game, State(), Ask(0, "turn", [4], "XX-1.1"))
    assert [bot.choose(window), bot.choose(window)] == [(4,), (4,)]
    assert watch.report() == (Thinking(2, 3.0, 1.5, 3.0),)


def test_several_seats_together() -> None:
    assert together([Thinking(2, 1.0, 0.75, 1.0), Thinking(3, 2.0, 0.5, 2.0)]) == Thinking(5, 3.0, 0.75, 2.0)


def test_it_is_measured_where_it_is_asked_for() -> None:
    options = {"max_rounds": 3}
    series = Series("dwarfs-fall", 2, ["random", "casual"], 2, 1, options, watched=True)
    for result in play_fixtures(series, plan(series), 1):
        assert sum(seat.gestures for seat in result.thinking) <= result.decisions
        for seat in result.thinking:
            assert seat.gestures > 0
            assert seat.longest <= seat.longest_turn <= seat.seconds
    (plain,) = play_series(Series("dwarfs-fall", 2, ["random"], 1, 1, options), 1)
    assert plain.thinking == ()
