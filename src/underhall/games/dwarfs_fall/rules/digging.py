"""Chapter 10: digging."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.board import with_stack
from underhall.games.dwarfs_fall.state import State, manned, top_kind


def dig_targets(s: State, castle: int = -1) -> int:
    """DF-10.2 Stacks of two or three cards without dwarfs and outside every monster's scope.

    DF-10.3 With `castle` the dwarfs that dig from there count as gone already. DF-7.6 A card with dwarfs stays on top.
    """
    board = s.board
    taken = manned(s)
    if castle >= 0:
        kind = top_kind(board, castle)
        standing = s.book.slots[kind] - s.room[castle]
        if standing == s.book.need[kind]:
            taken &= ~(1 << castle)
    targets = board.tall & ~taken & ~board.blocked
    if not s.book.dig_anywhere:
        home = board.castle_at[s.seat]
        targets &= board.realm[home] if home >= 0 else 0
    return targets


def dig(s: State, stack: int) -> None:
    """DF-10.1 The top card goes to the bottom, turned as it was. DF-10.5 Realms and castles in play follow at once."""
    cards = s.board.stacks[stack]
    s.board = with_stack(s.book, s.board, stack, cards[1:] + cards[:1])
    s.room[stack] = s.book.slots[top_kind(s.board, stack)]
