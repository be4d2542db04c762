"""How good a position looks to a seat: points now, and what is on the way. For bots and hints, never for rules."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.goals import breakdown
from underhall.games.dwarfs_fall.state import State


def evaluate(s: State, seat: int) -> float:
    """The seat's prospect minus the best of the others."""
    prospects = [float(sum(breakdown(s, p).values())) for p in range(s.book.players)]
    mine = prospects.pop(seat)
    return mine - max(prospects)
