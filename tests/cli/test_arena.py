"""`underhall arena`: what it prints, and that it goes on where it stopped."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.warm import run_cold, run_warm

QUICK = ["--option", "max_rounds=2"]


def ok(*args: str) -> str:
    done = run_warm(["arena", "dwarfs-fall", *args, *QUICK])
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def untimed(text: str) -> str:
    return re.sub(r'"(mean_s|longest_s|longest_turn_s|seconds|longest|longest_turn)": ?[\d.e-]+', "", text)


def test_it_prints_one_json_object() -> None:
    figures = json.loads(ok("--bots", "random,novice,casual", "--games", "2", "--json"))
    assert list(figures) == ["game", "players", "seed", "games", "bots", "pairs", "lineups"]
    assert (figures["game"], figures["players"], figures["seed"], figures["games"]) == ("dwarfs-fall", 2, 0, 6)
    assert {tuple(bot) for bot in figures["bots"]} == {
        ("bot", "rating", "low", "high", "games", "win_rate", "win_low", "win_high", "fair_share", "thinking")
    }
    assert list(figures["bots"][0]["thinking"]) == ["gestures", "mean_s", "longest_s", "longest_turn_s"]
    ratings = [bot["rating"] for bot in figures["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    assert {tuple(pair) for pair in figures["pairs"]} == {("bot", "other", "games", "win_rate", "low", "high")}
    assert [pair["games"] for pair in figures["pairs"]] == [2, 2, 2]
    assert sum(bot["win_rate"] * bot["games"] for bot in figures["bots"]) == pytest.approx(6)


def test_it_prints_a_table_with_the_best_first() -> None:
    told = ok("--bots", "random,casual", "--games", "4", "--players", "4")
    assert told.startswith("dwarfs-fall, 4 players: 8 games, 4 of each lineup\n")
    assert re.search(r"\ncasual +\d+\.\d\d .* 25\.0 %.*\nrandom +-?\d+\.\d\d .* 25\.0 %", told)
    assert re.search(r"\n  casual of random +[\d.]+ % +[\d.]+ % to +[\d.]+ %  in 8 games\n", told)
    assert re.search(r"\n  casual, random, random, random: 4 games\n    casual +[\d.]+ %", told)


def test_games_become_whole_rotations_and_it_says_so() -> None:
    done = run_warm(["arena", "dwarfs-fall", "--bots", "random,novice,novice", "-k", "4", "-n", "3", "--json", *QUICK])
    assert done.returncode == 0
    assert done.stderr == "4 games of each lineup become 6: whole rotations of the seats\n"
    assert json.loads(done.stdout)["games"] == 6


def test_the_same_games_however_many_workers() -> None:
    def told(workers: str) -> str:
        args = ["--bots", "random,casual", "--games", "4", "--seed", "3", "--json", "--workers", workers]
        done = run_cold(["arena", "dwarfs-fall", *args, *QUICK])  # sets are in another order in each process
        assert (done.returncode, done.stderr) == (0, "")
        return untimed(done.stdout)

    assert told("1") == told("3")


def test_an_interrupted_series_comes_to_the_same(tmp_path: Path) -> None:
    args = ["--bots", "random,casual,novice", "--games", "4", "--json", "--log", str(tmp_path / "log")]
    whole = ok(*args)
    log = (tmp_path / "log").read_text()
    assert log.count("\n") == 1 + 12
    assert ok(*args) == whole, "all is there: nothing is played again"
    lines = log.splitlines(keepends=True)
    (tmp_path / "log").write_text("".join(lines[:6]) + lines[6][:40])
    assert untimed(ok(*args)) == untimed(whole)
    assert untimed((tmp_path / "log").read_text()) == untimed(log)
    fewer = json.loads(ok(*args[:3], "2", *args[4:]))
    assert fewer["games"] == 6


def test_a_log_of_another_series_is_refused_in_one_line(tmp_path: Path) -> None:
    log = tmp_path / "log"
    ok("--bots", "random,novice", "--games", "2", "--log", str(log))
    kept = log.read_bytes()
    done = run_warm(["arena", "dwarfs-fall", "--bots", "random,novice", "-k", "2", "--log", str(log)])
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr == f"underhall: {log} is the log of another series: option max_rounds is 2 there, not 40\n"
    assert log.read_bytes() == kept
