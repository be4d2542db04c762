"""Finds games by their entry points and imports none before it is asked for."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from underhall.core.errors import UnknownGame
from underhall.core.game import Game

GROUP = "underhall.games"


def game_ids() -> tuple[str, ...]:
    """The ids of all installed games.

    >>> "dwarfs-fall" in game_ids()
    True
    """
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find(game_id: str) -> Game[Any]:
    """The game of this id, imported now."""
    for point in entry_points(group=GROUP):
        if point.name == game_id:
            game: Game[Any] = point.load()
            return game
    raise UnknownGame(f"there is no game {game_id!r}; there are {', '.join(game_ids())}")
