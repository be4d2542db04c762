"""The boulders at rest: which are in the tower and how they lie, and which lie on the table."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

import numpy as np

from underhall.tower.design import BOULDERS

POSE = 7
MOUNT = 4


@dataclass(frozen=True)
class Pile:
    """Immutable. `poses` holds, little-endian doubles, the tower's four coordinates and then x y z and the quaternion
    w x y z of each boulder inside, in the order of `inside`. Where the others lie on the table does not matter."""

    inside: tuple[int, ...]
    table: tuple[int, ...]
    poses: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if sorted(self.inside + self.table) != list(range(BOULDERS)):
            raise ValueError("a pile has each boulder once, inside or on the table")
        if len(self.poses) != 8 * (MOUNT + POSE * len(self.inside)):
            raise ValueError("a pile has a pose for each boulder inside")
        if not np.isfinite(self.numbers()).all():
            raise ValueError("a pile's poses are finite")

    def numbers(self) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        return np.frombuffer(self.poses, dtype="<f8")

    def to_bytes(self) -> bytes:
        """zlib of: count inside (u8), their numbers (u8 each), the numbers on the table (u8 each), the poses."""
        return zlib.compress(bytes([len(self.inside), *self.inside, *self.table]) + self.poses, 9)

    @classmethod
    def from_bytes(cls, packed: bytes) -> Pile:
        """Undoes to_bytes; a ValueError says what is wrong with other bytes."""
        try:
            raw = zlib.decompress(packed)
            count = raw[0]
        except (zlib.error, IndexError) as error:
            raise ValueError("not a packed pile") from error
        return cls(tuple(raw[1 : 1 + count]), tuple(raw[1 + count : 1 + BOULDERS]), raw[1 + BOULDERS :])
