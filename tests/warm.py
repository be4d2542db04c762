"""`underhall ...` without importing all of it anew: a process that has it forks another one for each command.

What runs there is the command line's own `main`, with streams and an environment of its own, and it can be killed. That
`python -m underhall` comes to the same is tested by `tests/server/test_run.py` and `tests/cli/test_terminal.py`.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
from functools import cache
from importlib.metadata import entry_points
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext

COMMANDS = ("bench", "lab", "play", "show", "simulate")


@cache
def _warm() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    games = [one.module for one in entry_points(group="underhall.games")]
    context.set_forkserver_preload(
        [__name__, "underhall.server.run", *(f"underhall.cli.{command}" for command in COMMANDS), *games]
    )
    return context


def _main(args: tuple[str, ...], stdin: str, stdout: Connection, stderr: str, env: dict[str, str]) -> None:
    from underhall.cli import main  # noqa: PLC0415  # in the process that forks, not in the one of the tests

    with tempfile.TemporaryFile() as given, open(stderr, "wb") as told:  # noqa: PTH123
        given.write(stdin.encode())
        given.seek(0)
        for stream, number in ((given, 0), (stdout, 1), (told, 2)):
            os.dup2(stream.fileno(), number)
    stdout.close()
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["underhall", *args]
    main()


class Command:
    """`underhall ARGS` in a process of its own."""

    def __init__(self, *args: str, stdin: str = "", **env: str) -> None:
        self._out, out = _warm().Pipe(duplex=False)
        self._said = b""
        # a pipe that nobody reads would fill up and block it
        self._log = tempfile.NamedTemporaryFile("r", encoding="utf-8")  # noqa: SIM115
        given = (args, stdin, out, self._log.name, {**os.environ, **env})
        self._process = _warm().Process(target=_main, args=given)
        self._process.start()
        out.close()

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    def line(self, patience: float) -> str:
        """The first line of what it says, or all of it if it ends before."""
        while b"\n" not in self._said and self._hear(patience):
            pass
        return self._said.decode().partition("\n")[0]

    def end(self, patience: float) -> subprocess.CompletedProcess[str]:
        """How it ended, and all that it said."""
        while self._hear(patience):
            pass
        self._process.join(patience)
        status = self._process.exitcode
        assert status is not None
        self._out.close()
        with self._log:
            return subprocess.CompletedProcess("underhall", status, self._said.decode(), self._log.read())

    def _hear(self, patience: float) -> bool:
        """Whether it has said something more and not come to its end."""
        assert self._out.poll(patience), "it says nothing"
        said = os.read(self._out.fileno(), 1 << 16)
        self._said += said
        return bool(said)


def run(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Start it and wait for its end."""
    return Command(*args, stdin=stdin, **env).end(patience=300)
