"""Recruiting (MK-8): the horde, its decks and bribes; and the crown of a full trollsmoot (MK-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from underhall.games.mountain_king import events as tell
from underhall.games.mountain_king.rules.goods import cascade, gain_packed, total_of
from underhall.games.mountain_king.state import (
    ASK_TROLL,
    BRIBED,
    BRIBES_TO_RETIRE,
    CELLS,
    CLANS,
    COIN,
    DRAW_HORDE,
    FULL_SMOOT,
    LEVELS,
    MASK,
    ROW_OF,
    SLOTS,
    STEP_RETIRE,
    STEP_TAKE,
    State,
    added,
    push,
    put,
)

if TYPE_CHECKING:
    from underhall.core.game import Sink

FULL_HORDE: Final = [[slot for slot in range(SLOTS) if len(BRIBED[slot]) <= purse] for purse in range(SLOTS)]
"""What so many bribes can pay for while no slot is empty and the row decides."""


def bribed(s: State, slot: int) -> list[int]:
    """MK-8.1 The trolls that must be bribed for the one in this slot, MK-8.4 those beneath it; MK-8.7 an empty slot
    costs nothing.

    MK-8.8 The row decides; by the other reading the card's own level does.
    """
    if s.book.bribe_by_card and ROW_OF[slot] > s.book.troll_level[s.horde[slot]] - 1:
        level = s.book.troll_level[s.horde[slot]] - 1
        beneath = [other for other in BRIBED[slot] if ROW_OF[other] >= ROW_OF[slot] - level]
    else:
        beneath = list(BRIBED[slot])
    return [other for other in beneath if s.horde[other] >= 0]


def bribe_kinds(s: State) -> int:
    """MK-8.2 Bribes are coins; MK-6.8 after the Golden Mask any resource."""
    return s.book.any_kinds if s.effects >> MASK & 1 else 1 << COIN


def recruitable(s: State) -> list[int]:
    """MK-8.2 The slots whose bribes the seat can pay; MK-8.3 none once the trollsmoot is full."""
    if s.smoot[s.seat] == FULL_SMOOT:
        return []
    purse = total_of(s, s.seat, bribe_kinds(s))
    if -1 not in s.horde and not s.book.bribe_by_card:
        return FULL_HORDE[min(purse, len(FULL_HORDE) - 1)]
    return [slot for slot in range(SLOTS) if s.horde[slot] >= 0 and len(bribed(s, slot)) <= purse]


def lay_bribe(s: State, slot: int, kind: int) -> None:
    s.bribes = added(s.bribes, slot, 1 << 4 * kind)


def bribe_count(s: State, slot: int) -> int:
    stock, count = s.bribes[slot], 0
    while stock:
        count += stock & 15
        stock >>= 4
    return count


def leave_horde(s: State, slot: int) -> tuple[int, int, int]:
    """The card, its bribes and its pedestal leave their slot."""
    found = (s.horde[slot], s.bribes[slot], s.offered[slot])
    s.horde = put(s.horde, slot, -1)
    s.bribes = put(s.bribes, slot, 0)
    s.offered = put(s.offered, slot, -1)
    return found


def recruit(s: State, slot: int, out: Sink | None) -> None:
    """MK-8.6 The card is taken, its slot refilled; then come its bribes and pedestal, its place, and retirement.

    MK-8.12 The bribes were paid before anything is produced, and MK-8.13 before those on the card are collected.
    """
    card, bribes, pedestal = leave_horde(s, slot)
    if out is not None:
        tell.recruited(s, out, card, slot)
    push(s, (STEP_RETIRE,), (ASK_TROLL, card), (STEP_TAKE, card, bribes, pedestal), (DRAW_HORDE, slot, ROW_OF[slot]))


def collect(s: State, bribes: int, pedestal: int) -> None:
    """MK-8.5 What lay on the troll goes to the recruiter's storage."""
    gain_packed(s, s.seat, bribes)
    if pedestal >= 0:
        s.stock = added(s.stock, s.book.owner_of[s.seat] * CLANS + pedestal, 1)


def deck_for(s: State, level: int) -> int:
    """MK-8.7 The deck to draw from: of this level, else the next higher, else the next lower; -1 if all are empty."""
    if s.unseen[level]:
        return level
    order = list(range(level, LEVELS)) + list(range(level - 1, -1, -1))
    for other in order:
        if s.unseen[other] or s.bottom[other]:
            return other
    return -1


def known_next(s: State, level: int) -> int:
    """The next card of a deck if everybody knows it, or -1."""
    return s.bottom[level][0] if not s.unseen[level] and s.bottom[level] else -1


def deal(s: State, slot: int, card: int) -> None:
    """MK-8.6 A card from its deck comes into the horde."""
    level = s.book.troll_level[card] - 1
    if s.unseen[level] >> card & 1:
        s.unseen = put(s.unseen, level, s.unseen[level] & ~(1 << card))
    else:
        _set_bottom(s, level, s.bottom[level][1:])
    s.horde = put(s.horde, slot, card)


def draws_pedestal(s: State, slot: int) -> bool:
    """MK-8.6 A fresh level-2 troll gets a pedestal as long as the bag has any; MK-8.9 there are only 18."""
    return s.book.troll_level[s.horde[slot]] == 2 and s.offered[slot] < 0 and sum(s.bag) > 0


def offer(s: State, slot: int, clan: int) -> None:
    s.bag = added(s.bag, clan, -1)
    s.offered = put(s.offered, slot, clan)


def retiring(s: State) -> int:
    """MK-8.10 The first troll of the horde with four bribes, bottom row first; -1 if there is none."""
    for slot in range(SLOTS):
        if s.bribes[slot] and bribe_count(s, slot) >= BRIBES_TO_RETIRE:
            return slot
    return -1


def retire(s: State, slot: int) -> int:
    """MK-8.11 The card goes under its deck, its bribes to the supply, A-12 its pedestal into the bag (or it stays)."""
    card, _, pedestal = leave_horde(s, slot)
    to_bottom(s, card)
    if pedestal >= 0:
        if s.book.pedestal_stays:
            s.offered = put(s.offered, slot, pedestal)
        else:
            s.bag = added(s.bag, pedestal, 1)
    return card


def to_bottom(s: State, card: int) -> None:
    level = s.book.troll_level[card] - 1
    _set_bottom(s, level, (*s.bottom[level], card))


def _set_bottom(s: State, level: int, cards: tuple[int, ...]) -> None:
    bottom = s.bottom[:]
    bottom[level] = cards
    s.bottom = bottom


def join(s: State, seat: int, card: int, cell: int) -> bool:
    """MK-9.1 The troll takes its place; MK-16.1 whether that brings a coronation token.

    MK-16.2 Two players have only one of them. MK-16.5 Whoever comes later gets none.
    """
    s.cards = put(s.cards, seat * CELLS + cell, card)
    s.held[seat * CELLS + cell] = 0
    s.smoot = put(s.smoot, seat, s.smoot[seat] | 1 << cell)
    s.recruited = added(s.recruited, seat, s.book.troll_level[card])
    if s.smoot[seat] != FULL_SMOOT or len(s.crowned) >= len(s.book.crowns):
        return False
    s.crowned = [*s.crowned, seat]
    if len(s.crowned) == len(s.book.crowns):
        s.left = turns_after(s.book.players, seat)
    return True


def place_troll(s: State, card: int, cell: int, out: Sink | None) -> None:
    """MK-9.1 The troll takes its place and wakes all beneath it; MK-16.1 the tenth may bring a crown."""
    crowned = join(s, s.seat, card, cell)
    came = cascade(s, s.seat, cell)
    if out is not None:
        tell.placed(s, out, card, cell, came)
        if crowned:
            tell.crowned(s, out)


def turns_after(players: int, seat: int) -> int:
    """MK-16.4 The turns that follow the one that triggers the end: the rest of the round, and two more each."""
    return players - 1 - seat + 2 * players


def choices_from_bag(s: State) -> list[int]:
    return [clan for clan in range(CLANS) if s.bag[clan]]
