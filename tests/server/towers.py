"""Towers for the tests: falls without physics, and the ways in which a tower can fail. All run in another process."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from underhall.games.trollfjord.state import fall_code
from underhall.server.tower import Job, Made, Maker

NAME = "fake-1.0"
OTHER_NAME = "fake-2.0"
GATE = "UNDERHALL_TEST_TOWER"
"""The environment's name for a file; what it means depends on the tower."""


def build() -> str:
    return NAME


def prepare(job: Job) -> bytes:
    """A pile tells all that it follows from."""
    if job.pile is None:
        return b"poured %d" % job.pour + (b" without %d %d %d %d" % job.table if any(job.table) else b"")
    return job.pile if job.filled else job.pile + b" back %d" % job.back


def strike(job: Job) -> Made:
    """One to three white boulders."""
    pile = prepare(job)
    number = sha256(pile + b"%d" % job.noise).digest()[0] % 3 + 1
    code = fall_code(min(number, 11 - job.table[0]), 0, 0, 0)
    return Made(code, NAME, pile + b" struck %d" % job.strike, b"way %d %d" % (job.strike, job.noise))


def nothing(job: Job) -> Made:
    """An empty strike."""
    return strike(job)._replace(code=fall_code(0, 0, 0, 0))


def other_build() -> str:
    return OTHER_NAME


def other_strike(job: Job) -> Made:
    """One to three red boulders."""
    number = sha256(prepare(job) + b"%d" % job.noise).digest()[1] % 3 + 1
    return strike(job)._replace(code=fall_code(0, min(number, 11 - job.table[1]), 0, 0), by=OTHER_NAME)


def gate() -> Path:
    return Path(os.environ[GATE])


def wait() -> None:
    """Until the file is there, or the house is gone."""
    house = os.getppid()
    while not gate().exists():
        if os.getppid() != house:
            os._exit(3)
        time.sleep(0.02)


def patient(job: Job) -> Made:
    wait()
    return strike(job)


def dies_once(job: Job) -> Made:
    """Not before the file is there, and leaves a letter in it."""
    wait()
    if not gate().read_text():
        gate().write_text("x")
        os._exit(3)
    return strike(job)


def dies(job: Job) -> Made:
    """And leaves a letter in the file each time."""
    with gate().open("a") as file:
        file.write("x")
    os._exit(3)


def late(job: Job) -> Made:
    time.sleep(60)
    return strike(job)


def raves(job: Job) -> Made:
    """More boulders than there are."""
    return strike(job)._replace(code=fall_code(11, 11, 11, 11) + 12**4)


def breaks(job: Job) -> Made:
    raise ValueError("a boulder is stuck")


def told(job: Job) -> bytes:
    """Leaves a letter in the file each time."""
    with gate().open("a") as file:
        file.write("p")
    return prepare(job)


def stuck(job: Job) -> bytes:
    raise ValueError("the lid does not close")


def maker(strike: Callable[[Job], Made] = strike, prepare: Callable[[Job], bytes] = prepare) -> Maker:
    return Maker("json", build, prepare, strike)


def other_maker() -> Maker:
    """The same tower after a change of its physics."""
    return Maker("json", other_build, prepare, other_strike)
