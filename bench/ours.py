"""Our engine in the shape that a comparison needs: play for so long, copy a state.

`play(seconds, seed)` plays random games of four for about so long and returns (decisions, real choices, games);
`play.clone()` copies one mid-game state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.arena.speed import middle, random_games
from underhall.core.setup import make_setup
from underhall.games.dwarfs_fall.game import GAME

_SETUP = make_setup(GAME, 4)


class Play:
    """A callable with a `clone`."""

    clone: Callable[[], Any]

    def __init__(self) -> None:
        self.clone = middle(GAME, _SETUP, 350).copy

    def __call__(self, seconds: float, seed: int) -> tuple[int, int, int]:
        decisions, real, games, _ = random_games(GAME, _SETUP, seconds, seed)
        return decisions, real, games


play = Play()
