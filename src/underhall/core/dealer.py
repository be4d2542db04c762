"""Fair dealing: a secret that is committed to before the seats add their numbers, one stream of numbers per pile.

The hash of the secret is shown when the table opens; then each seat adds a number; neither side can steer what comes.
The k-th draw of a pile takes the k-th number of that pile's stream, so an undo never re-rolls and the order in which
seats act decides only who gets which. After the game the secret is revealed and anybody can deal it again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

from underhall.core.errors import BadSetup
from underhall.core.game import Chance, Game

BITS = 64


class Dealer:
    """Deals from a secret and one number per seat.

    >>> dealer = Dealer.from_seed(7, players=2)
    >>> dealer.commitment[:16]
    '9ace6cf0e8f50cd7'
    >>> dealer.pick("ogre", 0, [3, 1, 3]), dealer.pick("ogre", 0, [3, 1, 3])
    (2, 2)
    """

    __slots__ = ("_key", "numbers", "secret")

    def __init__(self, secret: bytes, numbers: Sequence[int]) -> None:
        if len(secret) != 32:
            raise BadSetup(f"the dealer's secret has 32 bytes, not {len(secret)}")
        self.secret = secret
        self.numbers = tuple(numbers)
        self._key = hashlib.sha256(secret + b"".join(b"/%d" % number for number in self.numbers)).digest()

    @classmethod
    def for_table(cls, seed: int | None, players: int) -> Dealer:
        """Always the same dealing for a seed; fair and unknown without one."""
        if seed is None:
            return cls.fresh(players)
        if type(seed) is not int or seed < 0:
            raise BadSetup(f"a seed is a whole number from 0 up, not {seed!r}")
        return cls.from_seed(seed, players)

    @classmethod
    def fresh(cls, players: int) -> Dealer:
        """A new secret, and numbers drawn for the seats."""
        return cls(secrets.token_bytes(32), [secrets.randbits(32) for _ in range(players)])

    @classmethod
    def from_seed(cls, seed: int, players: int) -> Dealer:
        """The same dealing every time: for tests, simulation and research."""
        return cls(hashlib.sha256(b"underhall seed %d" % seed).digest(), [0] * players)

    @property
    def commitment(self) -> str:
        return commit(self.secret)

    def number(self, pile: str, k: int) -> int:
        """The k-th number of a pile's stream."""
        raw = hashlib.blake2b(f"{pile}/{k}".encode(), key=self._key, digest_size=BITS // 8).digest()
        return int.from_bytes(raw, "big")

    def pick(self, pile: str, k: int, weights: Sequence[int]) -> int:
        """The code that the k-th number of the pile means under these weights."""
        x = self.number(pile, k) * sum(weights) >> BITS
        for code, weight in enumerate(weights):
            x -= weight
            if x < 0:
                return code
        raise AssertionError(f"nothing to draw from {pile}")

    def deal(self, game: Game[Any], state: Any, chance: Chance, k: int) -> int:
        """The k-th outcome of a chance's pile, listed or sampled."""
        if chance.weights is None:
            return game.sample(state, Random(self.number(chance.kind, k)))
        return self.pick(chance.kind, k, chance.weights)


def commit(secret: bytes) -> str:
    return hashlib.sha256(b"underhall dealer " + secret).hexdigest()
