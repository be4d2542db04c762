"""Golden playthroughs: one finished random game per game and player count, kept as a record.

A rules change shows here as a diff. If it is meant: `python -m tests.playthroughs.test_golden` writes them anew, and
the game's version goes up where an old record replays differently.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import underhall
from tests.strategies import every_count, play
from underhall.core.registry import find

GOLDEN = Path(__file__).parent / "golden"


def record(game_id: str, players: int) -> str:
    match = underhall.new(game_id, players, seed=2026)
    play(match, Random(2026))
    return match.record()


def path(game_id: str, players: int) -> Path:
    return GOLDEN / f"{game_id}-{players}.hall"


@every_count
def test_the_rules_still_play_the_golden_game(game_id: str, players: int) -> None:
    """The same seed and the same choices give the same record, line by line."""
    assert record(game_id, players) == path(game_id, players).read_text(encoding="utf-8")


@every_count
def test_the_golden_record_verifies(game_id: str, players: int) -> None:
    report = underhall.verify(path(game_id, players).read_text(encoding="utf-8"))
    assert report.match.over
    assert report.dealt_again


if __name__ == "__main__":
    for game_id in underhall.game_ids():
        for players in find(game_id).players:
            path(game_id, players).write_text(record(game_id, players), encoding="utf-8")
