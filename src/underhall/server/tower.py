"""Draws that the house has made elsewhere: the Stone Tower of Trollfjord is struck in a process of its own.

A fall follows from the pile that the fall before it left, from the strike, and from numbers of the dealer: that of
`pour` fills the tower; the k-th of `return` puts the boulders back before the k-th fall, where that begins a bout; the
k-th of `fall` is the hand's noise. So an undo re-rolls nothing, a fall that was lost on its way is made again as it
was, and whoever has the record and the same physics can make all of them again. A pile that another build of the
physics left is not gone on from, since whoever makes the falls of one build again does not have it.

The physics itself is loaded by the functions that run in other processes, and nowhere else in the house.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from underhall.core.dealer import Dealer
from underhall.core.errors import UnderhallError
from underhall.core.match import Match, Outcome
from underhall.core.record import Redraw
from underhall.games.trollfjord.state import COLOURS, fall_code
from underhall.server.thinkers import Thinkers

if TYPE_CHECKING:
    from underhall.tower import Pile

DRAWS: Mapping[str, str] = {"trollfjord": "fall"}
"""The games with a pile whose draws can be made elsewhere, and that pile."""
TRIES = 3
FORGOTTEN = 30.0
"""After so many seconds it is tried again to find out who makes the falls, if it could not be found out."""
logger = logging.getLogger("underhall.tower")


class Job(NamedTuple):
    """All that a fall follows from."""

    pile: bytes | None
    """As the fall before it left it; None if there was none, or it was not made by the build that makes this one."""
    table: tuple[int, ...]
    """How many boulders of each colour lie on the table in this bout."""
    strike: int
    pour: int
    back: int
    noise: int
    filled: bool = False
    """Whether that pile is struck as it is: it was left in this bout, or was filled for it."""

    @property
    def tower(self) -> tuple[bytes | None, tuple[int, ...], int, int]:
        """What the tower follows from that is struck."""
        return self.pile, self.table, self.pour, self.back


class Made(NamedTuple):
    """A fall: its outcome, who made it, how it left the pile, and the boulders' way for those who watch."""

    code: int
    by: str
    pile: bytes
    path: bytes


class Maker(NamedTuple):
    """Who makes falls: a module that must be there, and functions that run in other processes: its name, a tower ready
    to be struck, a strike."""

    needs: str
    build: Callable[[], str]
    prepare: Callable[[Job], bytes]
    strike: Callable[[Job], Made]


def elsewhere(game: str, physics: bool) -> frozenset[str]:
    """The piles that the dealer of such a table leaves to others."""
    return frozenset({DRAWS[game]} if physics and game in DRAWS else ())


def left_by(match: Match, maker: str) -> int | None:
    """The entry of the fall whose pile that maker goes on from: the latest that stands, if it is the maker's own."""
    latest = match.latest(DRAWS[match.game.id])
    if latest is None:
        return None
    entry = match.log[latest]
    assert isinstance(entry, Outcome)
    return latest if entry.by == maker else None


def begun(match: Match) -> bool:
    """Whether the tower has been struck in this bout: it is filled again only after it."""
    return bool(match.state.strikes)


def job_of(match: Match, dealer: Dealer, pile: bytes | None = None) -> Job:
    """The fall that is pending, or, but for the strike, the next one; from the pile that the latest one left."""
    state, number = match.state, match.drawn("fall")
    return Job(
        pile=pile,
        table=tuple(state.table),
        strike=state.strike,
        pour=dealer.number("pour", 0),
        back=dealer.number("return", number),
        noise=dealer.number("fall", number),
        filled=pile is not None and begun(match),
    )


class Hammer:
    """A process in which falls are made, and none that thinks, so that no strike waits for a bot; and one in which
    towers are filled, which takes far longer, so that none waits for another table's either."""

    def __init__(
        self, maker: Maker | None = None, deadline: float = 20.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.maker = maker or TOWER
        self._striking = Thinkers(workers=1, deadline=deadline)
        self._filling = Thinkers(workers=1, deadline=3 * deadline)
        self._clock = clock
        self._finding: asyncio.Task[str | None] | None = None
        self._forgotten = math.inf
        """When what was found out is to be found out anew."""

    def look(self) -> asyncio.Task[str | None]:
        """Begin to find out who makes the falls here. A name is kept for good; a failure, perhaps of a machine that had
        too much to do, only for a while."""
        if self._finding is None or (self._finding.done() and self._clock() >= self._forgotten):
            self._finding = asyncio.create_task(self._find_out())
        return self._finding

    async def name(self) -> str | None:
        """Who makes the falls here; None if nobody can."""
        return await asyncio.shield(self.look())

    async def _find_out(self) -> str | None:
        name: str | None = None
        try:
            if find_spec(self.maker.needs) is not None:
                name = await self._run(self._striking, self.maker.build)
        finally:
            self._forgotten = math.inf if name is not None else self._clock() + FORGOTTEN
        return name

    async def prepare(self, job: Job) -> bytes | None:
        """The pile that will be struck, made ahead of the strike; None if that fails: then the strike must do it."""
        if await self.name() is None:
            return None
        try:
            pile: bytes = await self._filling.run("the tower", self.maker.prepare, (job,))
        except (UnderhallError, RuntimeError) as err:
            logger.warning("a tower could not be filled ahead: %s", err)
            return None
        return pile

    async def strike(self, job: Job) -> Made | None:
        """The fall; None if it cannot be had, however often it is tried. Where the tower must be filled first, because
        that failed before, it takes as long as a filling may."""
        if await self.name() is None:
            return None
        made: Made | None = await self._run(self._striking if job.filled else self._filling, self.maker.strike, job)
        return made

    async def _run(self, where: Thinkers, work: Callable[..., Any], *args: Any) -> Any:
        for _ in range(TRIES):
            try:
                return await where.run("the tower", work, args)
            except (UnderhallError, RuntimeError) as err:
                logger.warning("%s", err)
        return None

    def close(self) -> None:
        self._striking.close()
        self._filling.close()


# In those processes


def build() -> str:
    """The physics as one word."""
    from underhall.tower import BUILD  # noqa: PLC0415  # the house itself never loads the physics

    return BUILD.replace(" ", "-")


def prepared(job: Job) -> bytes:
    return _pile_for(job).to_bytes()


def struck(job: Job) -> Made:
    from underhall.tower import aimed, strike  # noqa: PLC0415

    fall = strike(_pile_for(job), aimed(job.strike, Random(job.noise)))
    return Made(fall_code(*_colours(fall.fallen)), build(), fall.pile.to_bytes(), fall.path)


def _pile_for(job: Job) -> Pile:
    """The pile as it was left, put back if a new bout has begun; poured if there is none that agrees with the table."""
    from underhall.tower import Pile, pour, put_back  # noqa: PLC0415

    if job.pile is not None:
        with suppress(ValueError):
            pile = Pile.from_bytes(job.pile)
            if _colours(pile.table) == job.table:
                return pile
            if not any(job.table):
                return put_back(pile, job.back)
    return _without(pour(job.pour), job.table)


def _colours(boulders: Iterable[int]) -> tuple[int, ...]:
    counts = Counter(boulder % len(COLOURS) for boulder in boulders)
    return tuple(counts[colour] for colour in range(len(COLOURS)))


def _without(pile: Pile, table: tuple[int, ...]) -> Pile:
    """A full tower with so many boulders of each colour taken out: those on top, so that the others lie as they lay."""
    if not any(table):
        return pile
    from underhall.tower import Pile  # noqa: PLC0415
    from underhall.tower.pile import MOUNT, POSE  # noqa: PLC0415

    numbers = pile.numbers()
    poses = {boulder: numbers[MOUNT + POSE * k :][:POSE] for k, boulder in enumerate(pile.inside)}
    taken: set[int] = set()
    for colour, count in enumerate(table):
        its = [boulder for boulder in pile.inside if boulder % len(COLOURS) == colour]
        taken.update(sorted(its, key=lambda boulder: -float(poses[boulder][2]))[:count])
    left = tuple(boulder for boulder in pile.inside if boulder not in taken)
    packed = numbers[:MOUNT].tobytes() + b"".join(poses[boulder].tobytes() for boulder in left)
    return Pile(left, tuple(sorted({*pile.table, *taken})), packed)


TOWER = Maker("mujoco", build, prepared, struck)


# For whoever verifies a record


class Again:
    """Makes the falls of one maker in a record again, one after the other."""

    def __init__(self, maker: str, strike: Callable[[Job], Made] = struck) -> None:
        self._maker = maker
        self._strike = strike
        self._piles: dict[int, bytes] = {}

    def __call__(self, match: Match, dealer: Dealer) -> int:
        before = left_by(match, self._maker)
        made = self._strike(job_of(match, dealer, None if before is None else self._piles[before]))
        self._piles[len(match.log)] = made.pile
        return made.code


def redraw(maker: Maker = TOWER) -> dict[str, Redraw]:
    """For one record: the physics that runs here, if there is one."""
    if find_spec(maker.needs) is None:
        return {}
    name = maker.build()
    return {name: Again(name, maker.strike)}
