"""Piles and paths as bytes; the codes of strikes."""

from __future__ import annotations

import zlib
from random import Random

import numpy as np
import pytest

from tests.tower.piles import NAMES, load
from underhall.tower import CODES, HEIGHTS, NOISE, STRENGTHS, Pile, aimed, decode, encode, unpack
from underhall.tower.path import pack


@pytest.mark.parametrize("name", NAMES)
def test_a_pile_comes_back_exactly(name: str) -> None:
    pile = load(name)
    again = Pile.from_bytes(pile.to_bytes())
    assert again == pile
    assert again.to_bytes() == pile.to_bytes()
    assert len(pile.to_bytes()) < 4_000


@pytest.mark.parametrize(
    "wrong",
    [
        b"",
        b"stone",
        zlib.compress(b""),
        zlib.compress(bytes(range(45))),
        zlib.compress(bytes([0, *range(43), 1]) + bytes(32)),
        zlib.compress(bytes([0, *range(44)]) + np.full(4, np.nan).tobytes()),
    ],
)
def test_other_bytes_are_no_pile(wrong: bytes) -> None:
    with pytest.raises(ValueError, match="pile"):
        Pile.from_bytes(wrong)


def test_a_path_comes_back_within_its_rounding() -> None:
    draw = np.random.default_rng(4)
    frames, count = 20, 5
    tower = draw.uniform(-0.2, 0.2, (frames, 4))
    poses = draw.uniform(-60, 60, (frames, count, 7))
    poses[..., 3:] = draw.normal(size=(frames, count, 4))
    poses[..., 3:] /= np.linalg.norm(poses[..., 3:], axis=-1, keepdims=True)
    path = unpack(pack([1, 5, 9, 20, 43], tower, poses))
    assert path.ids == (1, 5, 9, 20, 43)
    assert np.abs(path.tower - tower).max() < 0.001
    assert np.abs(path.places - poses[..., :3]).max() < 0.003
    alike = np.abs((path.turns * poses[..., 3:]).sum(axis=-1))
    assert alike.min() > 0.9999
    neighbours = (path.turns[1:] * path.turns[:-1]).sum(axis=-1)
    assert neighbours.min() > -0.02  # the sign is kept: the shorter way round


def test_the_layout_of_a_path_is_the_documented_one() -> None:
    """As a browser reads it: byte by byte, without numpy."""
    tower = np.array([[0.1, 0, 0, 0], [0.2, 0, 0, -0.01]])
    poses = np.array([[[1, 2, 3, 1, 0, 0, 0]], [[-1, 2, 3.5, 0, 1, 0, 0]]], dtype=float)
    raw = zlib.decompress(pack([7], tower, poses))
    assert raw[:6] == bytes([1, 30, 2, 0, 1, 7])
    words = [int.from_bytes(raw[at : at + 2], "little", signed=True) for at in range(6, 6 + 2 * 14, 2)]
    assert words == [100, 100, 0, 0, 0, 0, 0, -100, 200, -400, 400, 0, 600, 100]
    small = [int.from_bytes(raw[at : at + 1], "little", signed=True) for at in range(34, 42)]
    assert small == [127, -127, 0, 127, 0, 0, 0, 0]
    assert len(raw) == 42


@pytest.mark.parametrize("wrong", [b"", b"stone", zlib.compress(b"\x01"), zlib.compress(bytes([2, 30, 0, 0, 0]))])
def test_other_bytes_are_no_path(wrong: bytes) -> None:
    with pytest.raises(ValueError, match="path"):
        unpack(wrong)


def test_codes_count_all_strikes() -> None:
    assert CODES == 200
    assert [encode(*decode(code)) for code in range(CODES)] == list(range(CODES))
    assert decode(0) == (0, 0, 0)
    assert decode(199) == (1, 4, 19)
    assert STRENGTHS[11] == 0.6
    for wrong in (-1, 200):
        with pytest.raises(ValueError, match="no strike"):
            decode(wrong)


def test_the_hand_draws_twice_and_stays_within_bounds() -> None:
    for code in range(0, CODES, 7):
        one, two = Random(code), Random(code)
        aim = aimed(code, one)
        two.gauss(0, 1)
        two.gauss(0, 1)
        assert one.random() == two.random()
        assert 0.0 <= aim.strength <= 1.2
        assert 0.02 <= aim.height <= 0.98


def test_the_hand_is_as_unsteady_as_it_says() -> None:
    rng = Random(2)
    aims = [aimed(encode(1, 2, 11), rng) for _ in range(4000)]
    assert {aim.side for aim in aims} == {1}
    assert np.std([aim.strength for aim in aims]) == pytest.approx(NOISE.strength, rel=0.1)
    assert np.std([aim.height for aim in aims]) == pytest.approx(NOISE.height, rel=0.1)
    assert np.mean([aim.height for aim in aims]) == pytest.approx(HEIGHTS[2], abs=0.01)
