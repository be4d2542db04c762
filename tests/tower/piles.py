"""Piles kept beside the tests, since pouring takes seconds.

python -m tests.tower.piles      # pours them anew: after a change of the design
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from underhall.tower import Pile, aimed, encode, pour, put_back, strike

FOLDER = Path(__file__).parent
NAMES = ("poured", "struck", "emptied", "refilled")


def load(name: str) -> Pile:
    return Pile.from_bytes((FOLDER / f"{name}.pile").read_bytes())


def make() -> dict[str, Pile]:
    rng = Random(1)
    poured = pile = pour(1)
    middle = encode(0, 2, 11)
    for _ in range(3):
        pile = strike(pile, aimed(middle, rng)).pile
    struck = pile
    while len(pile.inside) > 15:
        pile = strike(pile, aimed(middle, rng)).pile
    return {"poured": poured, "struck": struck, "emptied": pile, "refilled": put_back(pile, 1)}


if __name__ == "__main__":
    for name, pile in make().items():
        (FOLDER / f"{name}.pile").write_bytes(pile.to_bytes())
