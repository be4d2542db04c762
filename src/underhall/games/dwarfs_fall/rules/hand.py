"""Chapter 12: the hand limit."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.ogres import discard_ogre, ogre_weights
from underhall.games.dwarfs_fall.state import State, hand_size


def excess(s: State) -> int:
    """DF-12.1 How many cards are too many; DF-12.5 asked only of the seat whose turn ends."""
    return max(0, hand_size(s, s.seat) - s.book.hand_limit)


def discardable(s: State) -> list[int]:
    """DF-12.2 Gems and ogres by kind, with their numbers; kingdom cards can never be discarded."""
    gems = s.book.gems
    return s.gems[s.seat * gems : s.seat * gems + gems] + ogre_weights(s, s.seat)


def discard_codes(s: State, least: int, left: int) -> list[int]:
    """DF-12.2 A set is picked in ascending order: a code is legal if enough is left from it on."""
    counts = discardable(s)
    codes: list[int] = []
    above = 0
    for code in range(len(counts) - 1, least - 1, -1):
        above += counts[code]
        if counts[code] and above >= left:
            codes.append(code)
    codes.reverse()
    return codes


def discard(s: State, code: int) -> None:
    """DF-12.3 Gems go back to the bank, ogres to their discard pile."""
    gems = s.book.gems
    if code < gems:
        s.gems[s.seat * gems + code] -= 1
        s.bank[code] += 1
    else:
        discard_ogre(s, code - gems)
