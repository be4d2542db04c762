"""What a learned judge sees of a position, in every game: so many figures, small ones, whatever is pending."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from tests.strategies import cases, start, walk


@pytest.mark.parametrize(("game_id", "players", "options"), list(cases()))
def test_figures_are_many_enough_and_small(game_id: str, players: int, options: dict[str, Any]) -> None:
    game, setup = start(game_id, players, options)
    for state, _ in walk(game, setup, 7):
        figures = game.features(state)
        assert len(figures) == game.hints.common + players * game.hints.seat
        assert all(isfinite(figure) and abs(figure) <= 3 for figure in figures)
