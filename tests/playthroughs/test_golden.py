"""Golden playthroughs: one finished random game per game, player count and mode, kept as a record.

A rules change shows here as a diff. If it is meant: `python -m tests.playthroughs.test_golden` writes them anew, and
the game's version goes up where an old record replays differently.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import underhall
from tests.strategies import play
from underhall.core.registry import find

GOLDEN = Path(__file__).parent / "golden"
MODES = {"mountain-king-4-teams": ("mountain-king", 4, {"teams": True})}
GAMES = MODES | {f"{game}-{n}": (game, n, {}) for game in underhall.game_ids() for n in find(game).players}

every_game = pytest.mark.parametrize("name", sorted(GAMES))


def record(name: str) -> str:
    game, players, options = GAMES[name]
    match = underhall.new(game, players, seed=2026, options=options)
    play(match, Random(2026))
    return match.record()


def path(name: str) -> Path:
    return GOLDEN / f"{name}.hall"


@every_game
def test_the_rules_still_play_the_golden_game(name: str) -> None:
    """The same seed and the same choices give the same record, line by line."""
    assert record(name) == path(name).read_text(encoding="utf-8")


@every_game
def test_the_golden_record_verifies(name: str) -> None:
    report = underhall.verify(path(name).read_text(encoding="utf-8"))
    assert report.match.over
    assert report.dealt_again


if __name__ == "__main__":
    for name in GAMES:
        path(name).write_text(record(name), encoding="utf-8")
