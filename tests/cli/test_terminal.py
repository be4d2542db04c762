"""A whole game against three bots in a real terminal."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_full_game_against_three_bots(lang: str, tmp_path: Path) -> None:
    """The person takes every hint; the bots play; the game ends with its scores."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"}
    program = "from underhall.cli import main; main()"
    args = ["-c", program, "play", "dwarfs-fall", "--players", "4", "--seed", "4", "--lang", lang]
    child = pexpect.spawn(sys.executable, args, env=env, encoding="utf-8", dimensions=(50, 120), timeout=120)
    answers = 0
    while child.expect([r"> $", pexpect.EOF]) == 0:
        answers += 1
        assert answers < 2000
        child.sendline("hint")
        child.expect([r"Hint: ([^\r\n(]*) \(", r"Tipp: ([^\r\n(]*) \("])
        words = child.match.group(1)
        child.expect(r"> $")
        child.sendline(words)
    child.close()
    assert child.exitstatus == 0
    screen = ANSI.sub("", child.before)
    assert re.search(r"(wins|share the victory) with \d+ point|győz \d+ ponttal", screen)
    assert answers > 20
