"""Our rules beside catanatron's, in interleaved rounds, so that whatever else the machine does hits both alike.

    python bench/peers.py [--rounds 5] [--seconds 2]

Installs the pinned peer into build/peers, then measures our plain and, if it is there, our compiled build. A real
choice is a decision with two or more legal answers. Ratios are medians over the rounds.
"""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

ROOT = Path(__file__).parent.parent
HOME = ROOT / "build" / "peers"
PEER = "catanatron==3.2.1"


def options(game: Any) -> Any:
    """Older versions keep them on the state."""
    return getattr(game, "playable_actions", None) or game.state.playable_actions


class Catan:
    """Four random players; play and copy as `bench.ours` does."""

    def __init__(self) -> None:
        self.game = importlib.import_module("catanatron.game").Game
        self.player = importlib.import_module("catanatron.models.player")
        middle = self.new(7)
        for _ in range(400):
            middle.play_tick()
        self.clone = middle.copy

    def new(self, seed: int) -> Any:
        return self.game([self.player.RandomPlayer(colour) for colour in self.player.Color], seed=seed)

    def __call__(self, seconds: float, seed: int) -> tuple[int, int, int]:
        decisions = real = games = 0
        end = perf_counter() + seconds
        while perf_counter() < end:
            game = self.new(seed * 10_007 + games)
            while game.winning_color() is None and game.state.num_turns < 1000:
                real += (
                    len(
                        game.state.playable_actions
                        if hasattr(game.state, "playable_actions")
                        else game.playable_actions
                    )
                    > 1
                )
                game.play_tick()
                decisions += 1
            games += 1
        return decisions, real, games


def rate(play: Any, seconds: float, seed: int) -> tuple[float, float, float]:
    """Decisions, real choices and copies per second."""
    began = perf_counter()
    decisions, real, _ = play(seconds, seed)
    took = perf_counter() - began
    began, copies = perf_counter(), 0
    while perf_counter() - began < 0.3:
        for _ in range(20):
            play.clone()
        copies += 20
    return decisions / took, real / took, copies / (perf_counter() - began)


def measure(rounds: int, seconds: float) -> None:
    from bench.ours import play  # noqa: PLC0415
    from underhall.arena.speed import build  # noqa: PLC0415

    catan = Catan()
    rate(play, 0.3, 1), rate(catan, 0.3, 1)
    pairs = [(rate(play, seconds, seed), rate(catan, seconds, seed)) for seed in range(1, rounds + 1)]
    for label, which in ((f"ours ({build()})", 0), ("catanatron", 1)):
        decisions, real, copies = (median(pair[which][i] for pair in pairs) for i in range(3))
        print(f"{label:16} {decisions:>10,.0f} decisions/s {real:>10,.0f} real choices/s {copies:>10,.0f} copies/s")
    for label, i in (("real choices", 1), ("copies", 2)):
        print(f"ours / catanatron, {label}: {median(ours[i] / theirs[i] for ours, theirs in pairs):.1f} x")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        measure(args.rounds, args.seconds)
        return 0
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PEER, "msgspec"], check=True)
    for source in (ROOT / "src", ROOT / "build" / "compiled"):
        if source.exists():
            env = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
            again = [str(python), __file__, "--inside", "--rounds", str(args.rounds), "--seconds", str(args.seconds)]
            subprocess.run(again, env=env, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
