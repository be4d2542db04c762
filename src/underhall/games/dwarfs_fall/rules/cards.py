"""Chapter 6: placing a kingdom card."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.board import with_card
from underhall.games.dwarfs_fall.state import State, card, cells_of, manned


def stackable(s: State, kind: int) -> int:
    """DF-6.3 The stacks that take this card: same type, no dwarf, room for one more, no monster blocks the type.

    DF-6.4 Whose cards they are does not matter. DF-6.6 A monster counts as a level. DF-7.6 Dwarfs are never covered.
    DF-9.5 A blocked card takes none, DF-9.10 so no monster is ever buried.
    """
    board = s.board
    return board.types[s.book.type_of[kind]] & board.low & ~manned(s) & ~board.blocked


def placeable(s: State, hand: int) -> int:
    """DF-6.2, DF-6.5 The cards of a hand that can be placed: ordinary ones always, monsters only onto a stack."""
    book = s.book
    mask = hand & book.ordinary
    beasts = hand & book.monsters
    while beasts:
        low = beasts & -beasts
        if stackable(s, low.bit_length() - 1):
            mask |= low
        beasts ^= low
    return mask


def card_cells(s: State, kind: int) -> list[int]:
    """DF-6.2 An empty cell beside a card, not for a monster (DF-6.5); DF-6.3 or a stack of the same type.

    DF-3.4 Walls never forbid a place.
    """
    stacked = cells_of(s.board, stackable(s, kind))
    return stacked if s.book.monster[kind] else s.board.rim + stacked


def place_card(s: State, kind: int, cell: int, turned: int) -> None:
    """DF-6.1 One card from hand to the table, for one action; it never comes back."""
    seat = s.seat
    book = s.book
    s.hands[seat] &= ~(1 << kind)
    s.board = with_card(book, s.board, cell, card(seat, kind, turned))
    stack = s.board.where[cell]
    if stack == len(s.room):
        s.men += [0] * book.players
        s.room.append(book.slots[kind])
    else:
        s.room[stack] = book.slots[kind]
    s.used += 1
