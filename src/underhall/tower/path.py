"""The way the boulders took, packed for a browser that draws it.

A packed path is one zlib stream (`DecompressionStream("deflate")`). Inside it, all little-endian:

    u8   version, 1
    u8   frames per second, 30
    u16  F, the number of frames; the first is the moment before the strike
    u8   N, the number of boulders
    u8   x N  their numbers, rising
    i16  x 4 x F      tower: slides along x and y in 1/1000 cm, then hinges about x and y in 1/10000 rad
    i16  x 3 x N x F  boulders: x, y, z in 1/200 cm
    i8   x 4 x N x F  boulders: quaternion w, x, y, z in 1/127; normalise after decoding

Each of the last three blocks runs coordinate by coordinate (of the tower; of the first boulder, of the second, ...)
and within a coordinate frame by frame. Values are differences from the frame before, the first from zero, wrapping at
16 or 8 bits: to decode, add up and cut to the width. A quaternion keeps its sign from frame to frame, so that mixing
two neighbours is safe. Boulder i's pose is in the table's frame, not the tower's.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

VERSION = 1
FPS = 30
HEAD = struct.Struct("<BBHB")
TOWER_UNITS = np.array([1e3, 1e3, 1e4, 1e4])
PLACE_UNIT = 200.0
TURN_UNIT = 127.0


class Path(NamedTuple):
    ids: tuple[int, ...]
    tower: NDArray[np.float64]
    """F x 4: slides along x and y in cm, hinges about x and y in rad."""
    places: NDArray[np.float64]
    """F x N x 3, in cm."""
    turns: NDArray[np.float64]
    """F x N x 4, quaternions w x y z."""


def pack(ids: Sequence[int], tower: NDArray[np.float64], poses: NDArray[np.float64]) -> bytes:
    """From F x 4 tower coordinates and F x N x 7 poses."""
    frames = len(tower)
    places, turns = poses[..., :3], poses[..., 3:].copy()
    for now in range(1, frames):
        turns[now] *= np.where((turns[now] * turns[now - 1]).sum(axis=-1, keepdims=True) < 0, -1.0, 1.0)
    parts = [HEAD.pack(VERSION, FPS, frames, len(ids)), bytes(ids)]
    for values, kind in (
        (tower * TOWER_UNITS, "<i2"),
        (places * PLACE_UNIT, "<i2"),
        (turns * TURN_UNIT, "<i1"),
    ):
        limit = np.iinfo(kind).max
        whole = np.clip(np.rint(values), -limit, limit).astype(np.int64).reshape(frames, -1)
        parts.append(np.diff(whole, axis=0, prepend=0).astype(kind).T.tobytes())
    return zlib.compress(b"".join(parts), 9)


def unpack(path: bytes) -> Path:
    """Undoes pack, but for the rounding; a ValueError says that these bytes are no path."""
    try:
        raw = zlib.decompress(path)
        version, fps, frames, count = HEAD.unpack_from(raw)
    except (zlib.error, struct.error) as error:
        raise ValueError("not a packed path") from error
    if (version, fps) != (VERSION, FPS) or len(raw) != HEAD.size + count + frames * (8 + count * 10):
        raise ValueError("not a path of this version")
    at = HEAD.size + count
    ids = tuple(raw[HEAD.size : at])
    blocks: list[NDArray[np.float64]] = []
    for width, kind in ((4, "<i2"), (3 * count, "<i2"), (4 * count, "<i1")):
        steps = np.frombuffer(raw, dtype=kind, count=width * frames, offset=at).reshape(width, frames)
        at += steps.nbytes
        blocks.append(np.cumsum(steps, axis=1, dtype=kind).T.astype(np.float64))
    tower, places, turns = blocks
    turns = turns.reshape(frames, count, 4) / TURN_UNIT
    return Path(
        ids,
        tower / TOWER_UNITS,
        places.reshape(frames, count, 3) / PLACE_UNIT,
        turns / np.linalg.norm(turns, axis=-1, keepdims=True),
    )
