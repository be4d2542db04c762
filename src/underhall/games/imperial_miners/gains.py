"""What a card of the mine would bring if the chain came to it now, and the way up that brings most."""

from __future__ import annotations

from underhall.games.imperial_miners.promise import Counts, promise
from underhall.games.imperial_miners.rules.counting import price
from underhall.games.imperial_miners.state import ACTIVATED, COLLAPSED, GOLD, ROW, State
from underhall.kit.masks import bits

WORTH = {
    "im-count-points": 1.0,
    "im-count-gold": 0.5,
    "im-count-machines": 0.3,
    "im-count-clears": 0.5,
    "im-count-carts": 1.0,
    "im-count-research": 0.4,
    "im-count-cards": 0.7,
    "im-count-faction-cards": 0.9,
    "im-count-deep": 4.0,
    "im-count-activations": 1.3,
    "im-count-trades": 0.5,
}
"""Roughly, to tell a big gain from a small one. A collapse is no gain and is not told."""


def gains(counts: Counts) -> Counts:
    return [one for one in counts if one[0] in WORTH]


def worth(counts: Counts) -> float:
    return sum(WORTH[str(key)] * int(n) for key, n in counts)


def best_effect(s: State, seat: int, me: int) -> Counts:
    """The best that can be paid, if the chain can still use the card."""
    row = seat * ROW
    if (s.v[row + ACTIVATED] | s.v[row + COLLAPSED]) >> me & 1:
        return []
    best: Counts = []
    most = 0.0
    for effect in s.book.effects[s.mines[seat].cards[me]]:
        fee = price(s, seat, effect, me)
        if fee <= s.v[row + GOLD]:
            brings = gains(promise(s, seat, effect, me))
            value = worth(brings) - WORTH["im-count-gold"] * fee
            if value > most:
                best, most = brings, value
    return best


def path(s: State, seat: int, me: int) -> list[int]:
    """The best way up from a card, without that card."""
    best: list[int] = []
    most = -1.0
    for up in bits(s.mines[seat].up[me]):
        way = [up, *path(s, seat, up)]
        value = sum(worth(best_effect(s, seat, card)) for card in way)
        if value > most:
            best, most = way, value
    return best
