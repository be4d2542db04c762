"""Series on several processes."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

from underhall.arena.schedule import plan
from underhall.arena.series import Series, play_fixtures

SERIES = Series("dwarfs-fall", 3, ["random", "novice"], 6, 2, {"max_rounds": 2})


def test_the_same_games_on_one_process_and_on_several() -> None:
    alone = list(play_fixtures(SERIES, plan(SERIES), 1))
    assert list(play_fixtures(SERIES, plan(SERIES), 2)) == alone
    assert list(play_fixtures(SERIES, plan(SERIES), 3, most_at_once=4)) == alone
    assert list(play_fixtures(SERIES, plan(SERIES)[5:7], 2)) == alone[5:7]


def test_nothing_to_play() -> None:
    assert list(play_fixtures(SERIES, [])) == []


def test_a_game_follows_from_its_fixture_alone() -> None:
    """Whoever else takes part, and however many games are wanted."""
    pair = replace(SERIES, players=2)
    three = replace(pair, bots=["random", "casual", "novice"], games=4)
    alone, among = (list(play_fixtures(series, plan(series), 1)) for series in (pair, three))
    again = [(one.bots, one.scores) for one in among if "casual" not in one.bots]
    assert again == [(one.bots, one.scores) for one in alone[:4]]


KILLED = """
import os, signal
from underhall.arena.series import Series, play_series
results = play_series(Series("dwarfs-fall", 2, ["random"], 10_000, 1), 2)
print(next(results).number, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_end_with_the_process_they_work_for() -> None:
    """They hold its output open: as long as one is left, this does not return."""
    done = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-9, "0\n", "")
