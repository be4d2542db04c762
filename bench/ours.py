"""Our engine in the shape that a comparison needs: play for so long, copy a state.

For each game there is a callable: `dwarfs_fall(seconds, seed)` plays random games of four for about so long and returns
(decisions, real choices, games); `dwarfs_fall.clone()` copies one mid-game state. `mountain_king`,
`imperial_miners` and `trollfjord` alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.arena.speed import middle, random_games
from underhall.core.game import Game
from underhall.core.setup import make_setup
from underhall.games.dwarfs_fall.game import GAME as DWARFS_FALL
from underhall.games.imperial_miners.game import GAME as IMPERIAL_MINERS
from underhall.games.mountain_king.game import GAME as MOUNTAIN_KING
from underhall.games.trollfjord.game import GAME as TROLLFJORD


class Play:
    """A callable with a `clone`, which copies the state after so many decisions."""

    clone: Callable[[], Any]

    def __init__(self, game: Game[Any], decisions: int) -> None:
        self.game = game
        self.setup = make_setup(game, 4)
        self.clone = middle(game, self.setup, decisions).copy

    def __call__(self, seconds: float, seed: int) -> tuple[int, int, int]:
        decisions, real, games, _ = random_games(self.game, self.setup, seconds, seed)
        return decisions, real, games


dwarfs_fall = play = Play(DWARFS_FALL, 350)
mountain_king = Play(MOUNTAIN_KING, 160)
imperial_miners = Play(IMPERIAL_MINERS, 150)
trollfjord = Play(TROLLFJORD, 300)
