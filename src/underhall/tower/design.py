"""The Stone Tower's shape and the hand that strikes it: every number of the physics in one place.

Units are cm, g and s. x points right, y out of the mouth, z up; the table is z = 0. The tower is its own mirror image
in x, so left and right strikes are alike.

The numbers were found by trying, on some hundred full towers for the last of them. The mouth is two diameters high:
what holds boulders in it is the slope they lie at, and now and then an arch, so that even a hard strike can bring
nothing. The lower shelf bears a part of the pile and lets it down through a gap that is a little narrower, so a strike
finds as much behind the mouth in a tower that is half empty as in a full one. The floor rises to the mouth, so the last
ones stay. The tower's inertia is such that a strike at any height moves its foot, a low one most. Hard taps with the
mouth shut loosen what nine strikes have packed, so a tower that is filled again plays much like one that is poured.
"""

from __future__ import annotations

import platform
from dataclasses import astuple, dataclass
from hashlib import sha256
from importlib.metadata import version

BOULDERS = 44
COLOURS = 4
"""Boulder i has colour i % 4: white, red, yellow, blue."""

CODE = 3
"""Raise it when the code changes what a strike does with the same numbers."""


@dataclass(frozen=True)
class Shelf:
    """A board over the full width, from one wall down towards a gap at the other."""

    top: float
    """Height of its upper end above the sill."""
    slope: float
    gap: float
    towards: int
    """+1: it falls towards the front, where its gap is; -1: towards the back."""


@dataclass(frozen=True)
class Design:
    # boulders: spheres, so that contacts are exact and quick; clients may draw stones
    radius: float = 0.738
    unlike: float = 0.06
    """Radii differ by up to this share; each colour has the same set of them."""
    density: float = 2.4
    friction: float = 0.44
    twist: float = 0.02
    roll: float = 0.10
    # tower
    width: float = 4.6
    """Inner side of the square section."""
    wall: float = 0.5
    sill: float = 2.5
    """Floor at the mouth above the table: higher than a boulder, so that what has fallen never props up the rest."""
    height: float = 21.0
    """Of the walls above the sill."""
    shelves: tuple[Shelf, ...] = (Shelf(11.0, 18.0, 3.0, +1), Shelf(5.5, 18.0, 2.8, -1))
    floor_slope: float = -5.0
    """Degrees down to the mouth: below zero it rises."""
    mouth_height: float = 3.1
    mouth_width: float = 4.2
    # mount: two slides and two hinges at the foot, sprung and damped: the hand that holds it
    mass: float = 900.0
    bulk: float = 2.5
    """Rotational inertia over that of a uniform column; more of it makes the height of a strike matter less."""
    slide_hz: float = 12.0
    rock_hz: float = 6.0
    damping: float = 0.30
    # hammer: a half-sine push on a side wall
    impulse: float = 108e3
    """At strength 1, in g cm/s."""
    curve: float = 0.93
    """The impulse grows with this power of the strength."""
    # filling
    gate: float = 0.5
    """The hand that shuts the mouth meanwhile is so far out that boulders come to lie up to the sill's edge."""
    taps: int = 6
    tap: float = 0.859
    """How hard they are, mouth shut;"""
    tremble: float = 0.130
    """and open."""
    # solver: conjugate gradients, which take about two thirds of the time that Newton's method takes
    step: float = 1 / 360
    contact_time: float = 0.0065
    contact_damping: float = 0.8
    iterations: int = 20
    noslip: int = 5
    """Without these a pile creeps, and a tower that nobody strikes drips boulders."""
    stone_condim: int = 4
    """Boulders roll freely on each other (4) and against friction on wood (always 6)."""


DESIGN = Design()


def build_of(design: Design) -> str:
    """Names the physics and the kind of machine: the same build gives the same falls."""
    digest = sha256(repr((CODE, astuple(design))).encode()).hexdigest()[:8]
    machine = f"{platform.system()}-{platform.machine()}".lower()
    return f"mujoco {version('mujoco')} tower {digest} {machine}"


BUILD = build_of(DESIGN)
