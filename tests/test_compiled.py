"""The compiled build plays exactly as the plain one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import TARGET, compiler

ROOT = Path(__file__).parent.parent
SCRIPT = """
from random import Random
import underhall
from underhall.arena.speed import build
from underhall.bots import Window, make_bot
from underhall.core.registry import find

print(build())
for game_id in underhall.game_ids():
    game = find(game_id)
    cases = [(n, {}, bot) for n in game.players for bot in ("random", "random")]
    cases += [(n, {}, "casual") for n in (game.players[0], game.players[-1])]
    cases += [(game.players[-1], {name: value}, "random") for name, switch in game.switches.items()
              if isinstance(switch.values, tuple) for value in switch.values if value != switch.default]
    for seed, (players, options, bot) in enumerate(cases):
        match = underhall.new(game_id, players, seed, options)
        player = make_bot(bot, Random(seed))
        while not match.over and len(match.log) < 2000:
            ask = match.pending.asks[0]
            for code in player.choose(Window(game, match.state, ask)):
                match.answer(ask.seat, code)
        print(game_id, players, options, match.digest(), game.evaluate(match.state, 0))
"""


def run(path: Path) -> list[str]:
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.skipif(compiler() is None, reason="no C compiler here, so there is no compiled build to compare")
def test_both_builds_give_the_same_digests() -> None:
    assert TARGET.exists(), "run `make compiled` first"
    plain, compiled = run(ROOT / "src"), run(TARGET)
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert len(plain) > 20
    assert plain[1:] == compiled[1:]
