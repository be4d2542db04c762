"""The physics on a few kept piles. Falls are chaotic and may differ on another kind of machine: only what must hold
on all of them is asserted."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import version

import numpy as np
import pytest

from tests.tower.piles import NAMES, load
from underhall.core.match import MAKER
from underhall.tower import BOULDERS, BUILD, Fall, Pile, Strike, pour, put_back, strike, unpack
from underhall.tower.design import DESIGN
from underhall.tower.pile import MOUNT, POSE

NORMAL = Strike(side=0, height=0.5, strength=0.6)


def digest(fall: Fall) -> str:
    return sha256(fall.pile.to_bytes() + fall.path).hexdigest()


def whole(pile: Pile) -> bool:
    return sorted(pile.inside + pile.table) == list(range(BOULDERS))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_a_strike_without_strength_drops_nothing(name: str, side: int) -> None:
    """The control of the whole model: a pile that creeps would drop boulders by time and not by the hammer."""
    pile = load(name)
    fall = strike(pile, Strike(side, 0.5, 0.0))
    assert (fall.fallen, fall.jumped) == ((), ())
    assert (fall.pile.inside, fall.pile.table) == (pile.inside, pile.table)
    moved = np.abs(fall.pile.numbers() - pile.numbers())[MOUNT:].reshape(-1, POSE)[:, :3]
    assert moved.max() < 0.1


def test_a_pile_just_struck_is_at_rest_too() -> None:
    pile = load("poured")
    for side, strength in ((0, 1.0), (1, 0.8), (0, 0.9)):
        pile = strike(pile, Strike(side, 0.5, strength)).pile
        still = strike(pile, Strike(side, 0.5, 0.0))
        assert (still.fallen, still.jumped) == ((), ())


def test_the_same_strike_gives_the_same_bytes_again_and_in_another_process() -> None:
    pile = load("struck")
    here = digest(strike(pile, NORMAL))
    strike(load("emptied"), Strike(1, 0.9, 1.0))
    assert digest(strike(pile, NORMAL)) == here
    script = (
        "from tests.tower.piles import load; from tests.tower.test_tower import NORMAL, digest;"
        "from underhall.tower import strike; print(digest(strike(load('struck'), NORMAL)))"
    )
    there = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == here


def test_a_bout_keeps_every_boulder_and_hard_strikes_bring_many_out() -> None:
    pile = load("refilled")
    fallen: list[int] = []
    for number in range(6):
        before = pile
        fall = strike(pile, Strike(number % 2, 0.5, 1.0))
        pile = fall.pile
        assert whole(pile)
        assert set(fall.fallen) == set(pile.table) - set(before.table)
        assert set(fall.jumped) <= set(pile.inside)
        fallen += fall.fallen
    assert sorted(fallen) == sorted(pile.table)
    assert len(fallen) >= 8


def test_put_back_leaves_nothing_on_the_table() -> None:
    pile = load("emptied")
    assert len(pile.table) > 20
    full = put_back(pile, 5)
    assert full.inside == tuple(range(BOULDERS))
    assert full.table == ()
    assert strike(full, Strike(0, 0.5, 0.0)).fallen == ()
    assert put_back(full, 6) == full


def test_a_poured_tower_is_full() -> None:
    pile = pour(3)
    assert pile.inside == tuple(range(BOULDERS))
    assert pile.table == ()


def test_what_jumps_out_over_the_top_goes_back_in() -> None:
    pile = load("struck")
    numbers = pile.numbers().copy()
    outside = MOUNT + POSE * (len(pile.inside) - 1)
    numbers[outside : outside + 3] = 0.0, DESIGN.width / 2 + DESIGN.wall + 2.0, DESIGN.sill + DESIGN.height
    fall = strike(Pile(pile.inside, pile.table, numbers.tobytes()), Strike(0, 0.5, 0.0))
    assert fall.jumped == pile.inside[-1:]
    assert fall.fallen == ()
    assert fall.pile.inside == pile.inside


def test_a_boulder_left_on_the_rim_goes_back_in() -> None:
    pile = load("struck")
    numbers = pile.numbers().copy()
    perched = MOUNT + POSE * (len(pile.inside) - 1)
    rim = DESIGN.sill + DESIGN.height + DESIGN.radius * 1.1
    numbers[perched : perched + 3] = DESIGN.width / 2 + DESIGN.wall / 2, 0.0, rim
    fall = strike(Pile(pile.inside, pile.table, numbers.tobytes()), Strike(0, 0.5, 0.0))
    assert fall.fallen == ()
    assert fall.pile.inside == pile.inside


def test_the_path_begins_with_the_pile_and_ends_with_the_fall() -> None:
    pile = load("poured")
    fall = strike(pile, Strike(1, 0.3, 0.9))
    path = unpack(fall.path)
    assert path.ids == pile.inside
    assert 10 < len(path.tower) <= 91
    assert len(fall.path) < 40_000
    start = pile.numbers()[MOUNT:].reshape(-1, POSE)
    assert np.abs(path.places[0] - start[:, :3]).max() < 0.01
    if not fall.jumped:
        kept = [path.ids.index(i) for i in fall.pile.inside]
        end = fall.pile.numbers()[MOUNT:].reshape(-1, POSE)
        assert np.abs(path.places[-1][kept] - end[:, :3]).max() < 0.01


def test_the_build_is_named() -> None:
    """The engine, the design and the kind of machine; a record takes it as one word."""
    engine, number, tower, digest, machine = BUILD.split(" ")
    assert (engine, number, tower, len(digest)) == ("mujoco", version("mujoco"), "tower", 8)
    assert machine == f"{platform.system()}-{platform.machine()}".lower()
    assert MAKER.fullmatch(BUILD.replace(" ", "-"))
