"""Fair dealing: committed before, checked after, and never re-rolled by an undo."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import underhall
from underhall.core.dealer import Dealer, commit
from underhall.core.errors import BadSetup
from underhall.core.match import Outcome


def test_the_commitment_is_a_hash_of_the_secret() -> None:
    dealer = Dealer(bytes(32), [1, 2])
    assert dealer.commitment == hashlib.sha256(b"underhall dealer " + bytes(32)).hexdigest() == commit(bytes(32))


def test_every_seats_number_changes_what_comes() -> None:
    draws = {tuple(Dealer(bytes(32), [a, b]).number("pile", k) for k in range(3)) for a in range(3) for b in range(3)}
    assert len(draws) == 9


def test_piles_have_streams_of_their_own() -> None:
    dealer = Dealer.from_seed(1, players=2)
    assert dealer.number("ogre", 0) != dealer.number("trading", 0)
    assert dealer.number("ogre", 0) != dealer.number("ogre", 1)


def test_fresh_dealers_differ() -> None:
    assert Dealer.fresh(2).secret != Dealer.fresh(2).secret


def test_draws_follow_their_weights() -> None:
    """Chi-square with 3 degrees of freedom over fixed draws: far inside the 99.9 % bound of 16.3."""
    dealer = Dealer.from_seed(3, players=2)
    weights = [1, 0, 3, 4, 2]
    drawn = Counter(dealer.pick("pile", k, weights) for k in range(10_000))
    assert drawn[1] == 0
    expected = [weight * 1000 for weight in weights if weight]
    seen = [drawn[code] for code, weight in enumerate(weights) if weight]
    assert sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True)) < 16.3


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(BadSetup, match="32 bytes"):
        Dealer(b"short", [0])


def test_an_undo_does_not_re_roll() -> None:
    """Taken back by consent and played again, the same draw brings the same card."""
    match = underhall.new("dwarfs-fall", 2, seed=0)
    for words in ("inn_ogre 0", "put", "put", "done", "e0n0"):
        match.answer(0, words)
    first = [entry.code for entry in match.log if isinstance(entry, Outcome)][-1]
    with pytest.raises(underhall.UndoRefused, match="something has been drawn"):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.asks[0].kind == "task"
    match.answer(0, "e0n0")
    assert [entry.code for entry in match.log if isinstance(entry, Outcome)][-1] == first
    assert underhall.verify(match.record()).dealt_again
