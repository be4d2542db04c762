"""Chapter 7: placing and moving dwarfs."""

from __future__ import annotations

from underhall.games.dwarfs_fall.state import MINE, State, enter, leave


def free_stacks(s: State) -> int:
    """DF-7.4 The stacks whose top card has a free slot. DF-7.7 Blocked cards and monsters take dwarfs too."""
    return ((1 << len(s.room)) - 1) & ~s.full


def put_dwarf(s: State, stack: int) -> None:
    """DF-7.1 One dwarf from supply onto any card with a free slot, for one action."""
    s.supply[s.seat] -= 1
    enter(s, s.seat, stack)
    s.used += 1


def steps(s: State, stack: int) -> int:
    """DF-7.2 Where a dwarf may go from here: across an open border, DF-7.3 or through a tunnel, to a free slot."""
    return (s.board.open_to[stack] | tunnels(s, stack)) & ~s.full


def tunnels(s: State, stack: int) -> int:
    """DF-7.3 From a mine to any other mine, unless a dragon is in the realm one starts from."""
    board = s.board
    if not board.mine_tops >> stack & 1 or board.realm[stack] & board.dragons:
        return 0
    mines = board.types[MINE] if s.book.onto_dragon else board.mine_tops
    return mines & ~(1 << stack)


def movers(s: State) -> int:
    """DF-7.2 The stacks from which a dwarf of the active seat can move."""
    mask = 0
    here = s.here[s.seat]
    while here:
        low = here & -here
        if steps(s, low.bit_length() - 1):
            mask |= low
        here ^= low
    return mask


def can_move(s: State) -> bool:
    here = s.here[s.seat]
    while here:
        low = here & -here
        if steps(s, low.bit_length() - 1):
            return True
        here ^= low
    return False


def move_dwarf(s: State, start: int, end: int) -> None:
    """DF-7.2 One own dwarf goes one step, for one action."""
    leave(s, s.seat, start, 1)
    enter(s, s.seat, end)
    s.used += 1
