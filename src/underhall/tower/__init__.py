"""The Stone Tower: 44 boulders in a box with a mouth, and a hammer; simulated as rigid bodies by MuJoCo.

    pile = pour(7)
    fall = strike(pile, aimed(code, rng))      # fallen, jumped, the pile after it, and the way they took
    pile = put_back(fall.pile, 8)              # after a bout

A fall is chaotic: the same pile and strike give the same bytes again with the same BUILD on the same kind of machine,
and nothing is promised beyond that. So whoever keeps a fall keeps its outcome. A strike takes some tenths of a second
of one core, pouring a few seconds: call them where nobody waits in line.
"""

from __future__ import annotations

from underhall.tower.aim import CODES, HEIGHTS, NOISE, SIDES, STRENGTHS, Strike, aimed, decode, encode
from underhall.tower.design import BOULDERS, BUILD
from underhall.tower.path import Path, unpack
from underhall.tower.physics import Fall, pour, put_back, strike
from underhall.tower.pile import Pile

__all__ = [
    "BOULDERS",
    "BUILD",
    "CODES",
    "Fall",
    "HEIGHTS",
    "NOISE",
    "Path",
    "Pile",
    "SIDES",
    "STRENGTHS",
    "Strike",
    "aimed",
    "decode",
    "encode",
    "pour",
    "put_back",
    "strike",
    "unpack",
]
