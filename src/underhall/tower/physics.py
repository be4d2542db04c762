"""Pouring, striking, putting back: the tower in motion. One thread, no clock, and no chance but the seeds given."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from underhall.tower.aim import Strike
from underhall.tower.design import BOULDERS, DESIGN, Design
from underhall.tower.model import Floats, Model
from underhall.tower.path import FPS, pack
from underhall.tower.pile import MOUNT, POSE, Pile

STILL = 0.2
"""cm/s: slower than this is at rest,"""
CALM = 6
"""if it lasts for so many frames, and not only between two bounces."""
ROLLING = 4.0
"""cm/s: what rolls on the table slower than this is not waited for."""
LONGEST = 3 * FPS
"""A strike is over after so many frames,"""
SETTLING = 6 * FPS
"""a fill after so many,"""
TAPPING = 14
"""and the next tap comes after these."""
WATCH = FPS
"""A filled tower has to stand unstruck for so long."""
ROUNDS = 40
PULSE = 0.008
"""The hammer touches the wall for so many seconds."""
LEEWAY = 0.15
"""A boulder can rest beyond the sill's edge by its rolling friction; further out it has left."""


class Fall(NamedTuple):
    """What a strike did."""

    fallen: tuple[int, ...]
    jumped: tuple[int, ...]
    """Left over the top: they are back in the tower and do not count."""
    pile: Pile
    path: bytes


class Film:
    """What is kept while a strike runs: a row of coordinates per frame, and who was seen outside high up."""

    def __init__(self, start: Floats) -> None:
        self.frames = [start]
        self.jumped: set[int] = set()


class Tower:
    """One model and what can be done with it."""

    def __init__(self, design: Design) -> None:
        self.design = design
        self.model = Model(design)
        self._steps = round(1 / (FPS * design.step))
        self._face = design.width / 2 + design.wall
        self._rim = design.sill + design.height
        self._lintel = design.sill + design.mouth_height

    def pour(self, seed: int) -> Pile:
        return self._filled([], np.empty((0, POSE)), list(range(BOULDERS)), (), Random(f"pour {seed}"))

    def put_back(self, pile: Pile, seed: int) -> Pile:
        if not pile.table:
            return pile
        return self._filled(list(pile.inside), poses_of(pile), list(pile.table), (), Random(f"put back {seed}"))

    def strike(self, pile: Pile, strike: Strike) -> Fall:
        ids = list(pile.inside)
        start = pile.numbers()
        film = Film(start)
        self.model.lay(ids, poses_of(pile), start[:MOUNT])
        self._swing(strike)
        film.frames.append(self._frame(ids))
        self._run(ids, LONGEST, film)
        frames = np.array(film.frames)
        path = pack(ids, frames[:, :MOUNT], frames[:, MOUNT:].reshape(len(frames), len(ids), POSE))
        away = self._away(ids)
        height = self.model.in_tower()[:, 2]
        jumped = film.jumped | {i for i in ids if height[i] > self._rim}
        fallen = tuple(i for i in away if i not in jumped)
        stayed = [i for i in ids if i not in away and i not in jumped]
        table = tuple(sorted(pile.table + fallen))
        over = sorted(jumped)
        if not over:
            return Fall(fallen, (), self._snapshot(stayed, table), path)
        # how they go back in is of no interest, but it must be the same when the fall is played again
        after = self._filled(stayed, self._poses(stayed), over.copy(), table, Random(f"jumped {over}"))
        return Fall(fallen, tuple(over), after, path)

    # motion

    def _swing(self, strike: Strike) -> None:
        """One frame: a half-sine push on a side wall, and what is left of the frame after it."""
        design = self.design
        steps = max(1, round(PULSE / design.step))
        wave = [math.sin(math.pi * (step + 0.5) / steps) for step in range(steps)]
        impulse = design.impulse * strike.strength**design.curve
        towards = np.array([1.0 if strike.side == 0 else -1.0, 0.0, 0.0])
        spot = -towards * self._face + np.array([0.0, 0.0, design.sill + strike.height * design.height])
        for share in wave:
            self.model.push(towards * (impulse * share / (sum(wave) * design.step)), spot)
        self.model.advance(self._steps - steps)

    def _run(self, ids: Sequence[int], longest: int, film: Film | None = None, *, early: bool = True) -> None:
        """Until all that is inside has come to rest; what rolls on the table may roll on."""
        chosen = np.array(ids, dtype=np.intp)
        qpos, qvel = self.model.data.qpos, self.model.data.qvel
        calm = 0
        for _ in range(longest - 1):
            self.model.advance(self._steps)
            outside = self._outside(chosen)
            if film is not None:
                film.frames.append(self._frame(ids))
                high = self.model.boulders(qpos)[chosen, 2] > self._lintel + 2 * self.design.radius
                film.jumped.update(int(i) for i in chosen[outside & high])
            speed = np.abs(self.model.boulders(qvel)[chosen, :3]).max(axis=1, initial=0.0)
            moving = (speed > np.where(outside, ROLLING, STILL)).any() or np.abs(qvel[:2]).max() > STILL
            calm = 0 if moving else calm + 1
            if early and calm == CALM:
                return

    def _outside(self, chosen: NDArray[np.intp]) -> NDArray[np.bool_]:
        """Beyond the outer faces, in the tower's own frame."""
        beyond: NDArray[np.bool_] = (
            np.abs(self.model.in_tower()[chosen, :2]).max(axis=1, initial=0.0) > self._face + LEEWAY
        )
        return beyond

    def _away(self, ids: Sequence[int]) -> list[int]:
        chosen = np.array(ids, dtype=np.intp)
        return [int(i) for i in chosen[self._outside(chosen)]]

    def _poses(self, ids: Sequence[int]) -> Floats:
        return self.model.boulders(self.model.data.qpos)[list(ids)].copy()

    def _frame(self, ids: Sequence[int]) -> Floats:
        return np.concatenate([self.model.data.qpos[:MOUNT], self._poses(ids).ravel()])

    def _snapshot(self, inside: Sequence[int], table: tuple[int, ...]) -> Pile:
        order = sorted(inside)
        return Pile(tuple(order), table, self._frame(order).astype("<f8").tobytes())

    # filling

    def _filled(self, kept: list[int], lying: Floats, add: list[int], table: tuple[int, ...], rng: Random) -> Pile:
        """Drops boulders in at the top with the mouth shut, opens it and puts back what comes out, until the tower
        stands unstruck and nothing comes. Taps before and after the first opening make all fills alike: they are
        packed the same, and what was about to fall has fallen."""
        level = np.zeros(MOUNT)
        for again in range(ROUNDS):
            rng.shuffle(add)
            ids = kept + add
            self.model.lay(ids, np.vstack([lying, self._dropped(lying, len(add), rng)]), level, gate=True, collar=True)
            self._run(ids, SETTLING)
            if not again:
                self._tap(ids, self.design.tap)
            self._open(ids)
            if not again:
                self._tap(ids, self.design.tremble)
            self._watch(ids)
            add = self._away(ids)
            if not add:
                return self._snapshot(ids, table)
            kept = [i for i in ids if i not in add]
            lying, level = self._poses(kept), self.model.data.qpos[:MOUNT].copy()
        raise RuntimeError("the tower does not come to rest")

    def _tap(self, ids: Sequence[int], strength: float) -> None:
        for tap in range(self.design.taps):
            self._swing(Strike(tap % 2, 0.5, strength))
            self._run(ids, TAPPING)
        self._run(ids, SETTLING)

    def _open(self, ids: Sequence[int]) -> None:
        self.model.lay(ids, self._poses(ids), self.model.data.qpos[:MOUNT].copy())
        self._run(ids, SETTLING)

    def _watch(self, ids: Sequence[int]) -> None:
        """From rest, as a strike will find it, and for longer than it takes to look at rest."""
        if not self._away(ids):
            self.model.lay(ids, self._poses(ids), self.model.data.qpos[:MOUNT].copy())
            self._run(ids, WATCH, early=False)

    def _dropped(self, lying: Floats, count: int, rng: Random) -> Floats:
        """A loose lattice above the shelves and what lies there, with random shifts."""
        design = self.design
        across = max(1, int(design.width // (2.4 * design.radius)))
        pitch = design.width / across
        floor = max(design.sill + design.shelves[0].top, *lying[:, 2].tolist(), 0.0) + 2.2 * design.radius
        rows = np.zeros((count, POSE))
        for number, row in enumerate(rows):
            layer, spot = divmod(number, across * across)
            for axis, line in enumerate((spot % across, spot // across)):
                row[axis] = pitch * (line + 0.5) - design.width / 2 + rng.uniform(-0.08, 0.08)
            row[2] = floor + layer * 2.4 * design.radius + rng.uniform(-0.08, 0.08)
            turn = np.array([rng.gauss(0, 1) for _ in range(4)])
            row[3:] = turn / np.linalg.norm(turn)
        return rows


def poses_of(pile: Pile) -> Floats:
    return pile.numbers()[MOUNT:].reshape(-1, POSE)


@cache
def tower() -> Tower:
    """The tower of this process: the model is compiled once."""
    return Tower(DESIGN)


def pour(seed: int) -> Pile:
    """A full tower at rest, nothing on the table."""
    return tower().pour(seed)


def strike(pile: Pile, strike: Strike) -> Fall:
    """One blow, from rest to rest."""
    return tower().strike(pile, strike)


def put_back(pile: Pile, seed: int) -> Pile:
    """After a bout: what lies on the table goes back in at the top, and what is inside stays as it lies."""
    return tower().put_back(pile, seed)
