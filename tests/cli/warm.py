"""The command line without its start: a warm process that has imported everything forks for each call.

A fork has arguments, environment, folder and files of its own and ends as any process does. What it shares with the
other calls is what an interpreter settles when it starts; a call that names such a variable gets a process of its own.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

PROGRAM = "from underhall.cli import main; main()"
PATIENCE = 300
AT_THE_START = ("PYTHON", "LANG", "LC_")
"""How the names of variables begin that are read before the first line of a program."""
Done = subprocess.CompletedProcess[str]


def run_cold(args: Sequence[str], stdin: str = "", env: Mapping[str, str] | None = None) -> Done:
    """In a process from the ground up."""
    command = [sys.executable, "-c", PROGRAM, *args]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, env={**os.environ, **(env or {})}, check=False,
        timeout=PATIENCE,
    )  # fmt: skip


def run_warm(args: Sequence[str], stdin: str = "", env: Mapping[str, str] | None = None) -> Done:
    """In a fork of the warm process, if that makes no difference."""
    env = env or {}
    if not hasattr(os, "fork") or any(name.startswith(AT_THE_START) for name in env):
        return run_cold(args, stdin, env)
    return warm().run(args, stdin, {**os.environ, **env})


class Warm:
    """This side of the warm process, which ends when its socket does."""

    def __init__(self) -> None:
        self.socket, theirs = socket.socketpair()
        self.socket.settimeout(PATIENCE)
        with theirs:
            number = theirs.fileno()
            self.process = subprocess.Popen(
                [sys.executable, __file__, str(number)], pass_fds=[number], start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd="/",
            )  # fmt: skip
        atexit.register(self.close)

    def close(self) -> None:
        self.socket.close()
        self.process.wait()

    def run(self, args: Sequence[str], stdin: str, env: Mapping[str, str]) -> Done:
        with tempfile.TemporaryFile() as told, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            told.write(stdin.encode())
            told.seek(0)
            with tempfile.TemporaryFile() as call:
                call.write(json.dumps({"args": list(args), "env": dict(env), "cwd": str(Path.cwd())}).encode())
                call.flush()
                socket.send_fds(self.socket, [b"!"], [file.fileno() for file in (told, out, err, call)])
            try:
                status = int(self.socket.recv(16))
            except (TimeoutError, ValueError):
                os.killpg(self.process.pid, signal.SIGKILL)
                warm.cache_clear()
                raise
            for file in (out, err):
                file.seek(0)
            return subprocess.CompletedProcess(list(args), status, out.read().decode(), err.read().decode())


@cache
def warm() -> Warm:
    return Warm()


def serve(calls: socket.socket) -> None:
    """The warm process: it returns in a fork alone, as the call that was asked for."""
    while True:
        word, files, _, _ = socket.recv_fds(calls, 1, 4)
        if not word:
            os._exit(0)
        child = os.fork()
        if child == 0:
            calls.close()
            become(files)
            return
        for file in files:
            os.close(file)
        calls.sendall(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def become(files: Sequence[int]) -> None:
    *streams, wanted = files
    with os.fdopen(wanted, "rb") as file:
        file.seek(0)
        call = json.load(file)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(call["env"])
    os.chdir(call["cwd"])
    sys.argv = ["-c", *call["args"]]


if __name__ == "__main__":
    from underhall.cli import arena, bench, lab, main, play, show, simulate  # noqa: F401  # they are there when it forks
    from underhall.core.registry import find, game_ids
    from underhall.locale import catalogue

    catalogue("en")
    for game_id in game_ids():
        find(game_id)
    gc.freeze()
    serve(socket.socket(fileno=int(sys.argv[1])))
    main()
