"""The design as a MuJoCo model: compiled once, with all boulders, and a gate and a collar that can be there or not."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Iterator

# nothing is drawn here; unless told so it looks for a window library, in a process that complains if it is interrupted
os.environ.setdefault("MUJOCO_GL", "disabled")

import mujoco  # type: ignore[import-untyped]  # it ships no types
import numpy as np
from numpy.typing import NDArray

from underhall.tower.design import BOULDERS, COLOURS, Design

Floats = NDArray[np.float64]

THIN = 0.12
"""Half the thickness of boards."""
COLLAR = 24.0
"""Height of the sheath above the rim while boulders are poured in."""
GOLDEN = (math.sqrt(5) - 1) / 2


def radii(design: Design) -> list[float]:
    """One radius per boulder, the same set in each colour."""
    return [design.radius * (1 + design.unlike * (2 * ((i // COLOURS + 1) * GOLDEN % 1) - 1)) for i in range(BOULDERS)]


def box(name: str, centre: tuple[float, float, float], half: tuple[float, float, float], tilt: float = 0) -> str:
    where, size = (" ".join(f"{value:.6f}" for value in triple) for triple in (centre, half))
    return f'<geom name="{name}" class="wood" type="box" pos="{where}" size="{size}" euler="{tilt:.6f} 0 0"/>'


def boards(design: Design) -> Iterator[str]:
    """Walls, floor, shelves; then the gate before the mouth and the collar above the rim."""
    h, t, sill = design.width / 2, design.wall / 2, design.sill
    top = sill + design.height
    yield box("back", (0, -h - t, top / 2), (h + 2 * t, t, top / 2))
    for side, name in ((-1, "left"), (1, "right")):
        yield box(name, (side * (h + t), 0, top / 2), (t, h, top / 2))
    lintel = sill + design.mouth_height
    yield box("front", (0, h + t, (top + lintel) / 2), (h + 2 * t, t, (top - lintel) / 2))
    post = (design.width - design.mouth_width) / 2
    for side, name in ((-1, "left post"), (1, "right post")):
        yield box(name, (side * (h + t - post / 2), h + t, lintel / 2), (t + post / 2, t, lintel / 2))
    yield box("step", (0, h + t, sill / 2 - THIN), (design.mouth_width / 2, t, sill / 2 - THIN))
    # the floor reaches from the back wall through the mouth to the outer face
    slope, front, back = math.radians(design.floor_slope), h + 2 * t, -h
    run = front - back
    yield box(
        "floor",
        (0, (front + back) / 2, sill + math.tan(slope) * run / 2 - THIN / math.cos(slope)),
        (h, run / 2 / math.cos(slope), THIN),
        -design.floor_slope,
    )
    for number, shelf in enumerate(design.shelves):
        slope, run = math.radians(shelf.slope), design.width - shelf.gap
        yield box(
            f"shelf {number}",
            (0, shelf.towards * (run / 2 - h), sill + shelf.top - math.tan(slope) * run / 2 - THIN / math.cos(slope)),
            (h, run / 2 / math.cos(slope), THIN),
            -shelf.towards * shelf.slope,
        )
    shut = h + 2 * t + design.gate + THIN
    yield box("gate", (0, shut, (sill + lintel) / 2), (h, THIN, design.mouth_height / 2 + 1))
    above = top + COLLAR / 2
    for side, name in ((-1, "low"), (1, "high")):
        yield box(f"collar x {name}", (side * (h + t), 0, above), (t, h, COLLAR / 2))
        yield box(f"collar y {name}", (0, side * (h + t), above), (h + 2 * t, t, COLLAR / 2))


def mount(design: Design) -> Iterator[str]:
    """Two slides, two hinges at the foot, and the tower's own weight."""
    tall, wide = design.sill + design.height, design.width + 2 * design.wall
    upright = design.bulk * design.mass * (tall**2 + wide**2) / 12
    foot = upright + design.mass * tall**2 / 4
    for kind, hertz, inertia in (("slide", design.slide_hz, design.mass), ("hinge", design.rock_hz, foot)):
        spring = inertia * (2 * math.pi * hertz) ** 2
        damper = 2 * design.damping * inertia * 2 * math.pi * hertz
        for axis in ("1 0 0", "0 1 0"):
            yield f'<joint type="{kind}" axis="{axis}" stiffness="{spring:.6f}" damping="{damper:.6f}"/>'
    around = design.mass * wide**2 / 6
    yield (
        f'<inertial pos="0 0 {tall / 2:.6f}" mass="{design.mass:.6f}" '
        f'diaginertia="{upright:.6f} {upright:.6f} {around:.6f}"/>'
    )


def written(design: Design) -> str:
    """The model in MuJoCo's own language."""
    surface = (
        f'friction="{design.friction} {design.twist} {design.roll}" '
        f'solref="{design.contact_time} {design.contact_damping}"'
    )
    stones = "".join(
        f'<body><freejoint/><geom name="boulder {i}" class="stone" size="{radius:.6f}"/></body>'
        for i, radius in enumerate(radii(design))
    )
    return f"""<mujoco>
<compiler angle="degree"/>
<option timestep="{design.step!r}" gravity="0 0 -981" cone="elliptic" integrator="implicitfast" solver="CG"
 iterations="{design.iterations}" noslip_iterations="{design.noslip}" tolerance="1e-6"/>
<size memory="32M"/>
<default>
<default class="wood"><geom {surface} condim="6" contype="0" conaffinity="1"/></default>
<default class="stone">
<geom type="sphere" {surface} condim="{design.stone_condim}" density="{design.density}"/>
</default>
</default>
<worldbody>
<geom name="table" class="wood" type="plane" size="60 60 1"/>
<body name="tower">{"".join(mount(design))}{"".join(boards(design))}</body>
{stones}
</worldbody>
</mujoco>"""


class Model:
    """A compiled tower and its moving state. Joints come in order: four of the mount, then each boulder's seven."""

    MOUNT = 4

    def __init__(self, design: Design) -> None:
        self.design = design
        self.model = mujoco.MjModel.from_xml_string(written(design))
        self.data = mujoco.MjData(self.model)
        self.tower = mujoco.mj_name2id(self.model, mujoco.mjtObj.mjOBJ_BODY, "tower")
        self._stones = np.array([self._geom(f"boulder {i}") for i in range(BOULDERS)])
        self._gate = self._geom("gate")
        self._collar = [self._geom(f"collar {axis} {end}") for axis in "xy" for end in ("low", "high")]

    def _geom(self, name: str) -> int:
        return int(mujoco.mj_name2id(self.model, mujoco.mjtObj.mjOBJ_GEOM, name))

    def lay(
        self, ids: Iterable[int], poses: Floats, tower: Floats, *, gate: bool = False, collar: bool = False
    ) -> None:
        """At rest, with these boulders in it; the others touch nothing and fall away unseen."""
        mujoco.mj_resetData(self.model, self.data)
        chosen = list(ids)
        self.data.qpos[: self.MOUNT] = tower
        self.boulders(self.data.qpos)[chosen] = poses
        touch = np.zeros(BOULDERS, dtype=np.int32)
        touch[chosen] = 1
        self.model.geom_contype[self._stones] = touch
        self.model.geom_conaffinity[self._stones] = touch
        self.model.geom_conaffinity[self._gate] = int(gate)
        self.model.geom_conaffinity[self._collar] = int(collar)
        mujoco.mj_forward(self.model, self.data)

    def boulders(self, vector: Floats) -> Floats:
        """A view of the boulders' part of qpos or qvel, one row each."""
        return vector[self.MOUNT :].reshape(BOULDERS, -1)

    def in_tower(self) -> Floats:
        """The boulders' centres in the tower's own frame."""
        turn = self.data.xmat[self.tower].reshape(3, 3)
        place: Floats = (self.boulders(self.data.qpos)[:, :3] - self.data.xpos[self.tower]) @ turn
        return place

    def advance(self, steps: int) -> None:
        mujoco.mj_step(self.model, self.data, steps)

    def push(self, force: Floats, spot: Floats) -> None:
        """One step with a force on the tower, at a spot counted from its foot."""
        data = self.data
        mujoco.mj_applyFT(
            self.model, data, force, np.zeros(3), data.xpos[self.tower] + spot, self.tower, data.qfrc_applied
        )
        mujoco.mj_step(self.model, data)
        data.qfrc_applied[:] = 0
