"""Chapter 9: monsters. What they block follows from the board (`board.py`); here is how they leave it."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.board import with_stack
from underhall.games.dwarfs_fall.state import State, top_kind


def is_alone(s: State, stack: int) -> bool:
    """DF-9.8 Whether no dwarf of another colour stands beside the active seat's."""
    seat = 0
    for here in s.here:
        if seat != s.seat and here >> stack & 1:
            return False
        seat += 1
    return True


def defeat(s: State, stack: int) -> int:
    """DF-9.8 The monster goes to the trophies, the card below shows again as it lay. Returns the monster's kind."""
    kind = top_kind(s.board, stack)
    s.board = with_stack(s.book, s.board, stack, s.board.stacks[stack][1:])
    s.room[stack] = s.book.slots[top_kind(s.board, stack)]
    s.trophies[s.seat] = (*s.trophies[s.seat], kind)
    return kind
