"""What a card says, from its data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from underhall.games.mountain_king.content import Spell


def spell_text(spell: Spell) -> tuple[str, Mapping[str, Any]]:
    """What a spell does, from its data: a key of the catalogue and its arguments."""
    if spell.offers:
        offers = [[[f"mk-count-{good}", n] for good, n in offer.items()] for offer in spell.offers]
        return f"mk-effect-{spell.effect}", {"items": _either(offers)}
    return f"mk-effect-{spell.effect}", {"n": spell.amount}


def _either(offers: Sequence[Any]) -> Any:
    """This, that or the other: messages within messages, the last two innermost."""
    said = offers[-1]
    for offer in reversed(offers[:-1]):
        said = {"key": "mk-either", "first": offer, "second": said, "last": "yes" if said is offers[-1] else "no"}
    return said
