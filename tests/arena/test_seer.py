"""Who sees everything."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bots.sketch import Position, Sketch, ask, coin, draw, end
from underhall.arena.schedule import plan
from underhall.arena.seer import Fate, Seer
from underhall.arena.series import Series, check, drive, play_fixtures
from underhall.core.dealer import Dealer
from underhall.core.errors import BadSetup

WON, LOST = end(1, 0), end(0, 1)


def test_it_knows_what_will_be_drawn_and_how_a_hidden_coin_lies() -> None:
    heads, tails = draw((1, WON), (1, LOST)), draw((1, LOST), (1, WON))
    game = Sketch(coins=(1, 1))
    for seed in range(12):
        for lies in (0, 1):
            tree = ask(0, draw((1, ask(0, heads, tails)), (3, ask(0, coin(WON, LOST), coin(LOST, WON)))))
            state, fate = Position(tree, 2, coin=lies), Fate(Dealer.from_seed(seed, 2))
            drive(game, state, fate, [Seer(state, fate, Random(1))], None)  # type: ignore[arg-type]
            assert state.tree == WON


def test_it_plays_in_an_arena_and_leaves_no_records(tmp_path: Path) -> None:
    series = Series("trollfjord", 2, ["seer", "casual"], 2, 1, {"max_turns": 20})
    results = list(play_fixtures(series, plan(series), 1))
    assert [result.bots[result.ranking.index(1)] for result in results] == ["seer"] * 2
    with pytest.raises(BadSetup, match="plays without records"):
        check(Series("dwarfs-fall", 2, ["seer"], 1, 1, records=tmp_path))
