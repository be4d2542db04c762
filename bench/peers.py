"""Our rules beside those of other libraries, in interleaved rounds, so that whatever else the machine does hits all
alike.

    python bench/peers.py [dwarfs-fall | mountain-king | imperial-miners | trollfjord ...] [--rounds 5] [--seconds 2]

Installs the pinned peers into build/peers, then measures our plain and, if it is there, our compiled build: Dwar7s Fall
beside catanatron (Python), In the Hall of the Mountain King beside blokus-rl (Rust) and catanatron. A real choice is a
decision with two or more legal answers. Ratios are medians over the rounds.
"""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
import venv
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

ROOT = Path(__file__).parent.parent
HOME = ROOT / "build" / "peers"
PINS = ("catanatron==3.2.1", "blokus-rl==0.4.0", "numpy", "msgspec")


class Catan:
    """Four random players; play and copy as `bench.ours` does."""

    name = "catanatron"

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
                # later versions keep them on the game
                keeper = game.state if hasattr(game.state, "playable_actions") else game
                real += len(keeper.playable_actions) > 1
                game.play_tick()
                decisions += 1
            games += 1
        return decisions, real, games


class Blokus:
    """Four random players; the rules are written in Rust, and the mask of legal moves comes as bytes."""

    name = "blokus-rl"

    def __init__(self) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        self.numpy = importlib.import_module("numpy")
        self.game = importlib.import_module("blokus_rl._blokus").PyBlokus()
        self.clone = self.game.copy

    def __call__(self, seconds: float, seed: int) -> tuple[int, int, int]:
        rng, game, numpy = Random(seed), self.game, self.numpy
        decisions = real = games = 0
        end = perf_counter() + seconds
        while perf_counter() < end:
            game.reset()
            while not game.is_over:
                seat = game.agent_selection
                if game.terminations[seat]:
                    game.step(None)
                    continue
                codes = numpy.frombuffer(game.observe(seat).action_mask, dtype=bool).nonzero()[0]
                game.step(int(codes[int(rng.random() * len(codes))]))
                decisions += len(codes) > 0
                real += len(codes) > 1
            games += 1
        return decisions, real, games


PEERS: dict[str, tuple[Any, ...]] = {
    "dwarfs-fall": (Catan,),
    "mountain-king": (Blokus, Catan),
    "imperial-miners": (Catan,),
    "trollfjord": (Catan,),
}


def rate(play: Any, seconds: float, seed: int) -> tuple[float, float, float, float]:
    """Decisions, real choices, games and copies per second."""
    began = perf_counter()
    decisions, real, games = play(seconds, seed)
    took = perf_counter() - began
    began, copies = perf_counter(), 0
    while perf_counter() - began < 0.3:
        for _ in range(20):
            play.clone()
        copies += 20
    return decisions / took, real / took, games / took, copies / (perf_counter() - began)


def measure(game: str, rounds: int, seconds: float) -> None:
    from bench import ours  # noqa: PLC0415
    from underhall.arena.speed import build  # noqa: PLC0415

    peers = [peer() for peer in PEERS[game]]
    players = [getattr(ours, game.replace("-", "_")), *peers]
    names = [f"{game} ({build()})", *[peer.name for peer in peers]]
    for play in players:
        rate(play, 0.3, 1)
    found = [[rate(play, seconds, seed) for play in players] for seed in range(1, rounds + 1)]
    for which, name in enumerate(names):
        decisions, real, games, copies = (median(one[which][i] for one in found) for i in range(4))
        line = f"{name:24} {decisions:>9,.0f} decisions/s {real:>9,.0f} real choices/s {games:>7,.1f} games/s"
        print(f"{line} {copies:>11,.0f} copies/s")
    for which, name in enumerate(names[1:], 1):
        real, copies = (median(one[0][i] / one[which][i] for one in found) for i in (1, 3))
        print(f"ours / {name}: real choices {real:.1f} x, copies {copies:.1f} x")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{' or '.join(PEERS)}; all if none is named")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    games = args.games or list(PEERS)
    for game in games:
        if game not in PEERS:
            parser.error(f"no peers for {game!r}; there are some for {' and '.join(PEERS)}")
    if args.inside:
        for game in games:
            measure(game, args.rounds, args.seconds)
        return 0
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", *PINS], check=True)
    for source in (ROOT / "src", ROOT / "build" / "compiled"):
        if source.exists():
            env = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
            again = ["--inside", "--rounds", str(args.rounds), "--seconds", str(args.seconds), *games]
            subprocess.run([str(python), __file__, *again], env=env, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
