"""Payments (MK-4.4): something costs so much, units are handed over one by one, and what they are for happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.games.mountain_king import events as tell
from underhall.games.mountain_king.rules import digging, recruiting, statues
from underhall.games.mountain_king.rules.casting import cast
from underhall.games.mountain_king.rules.goods import gain, proposed, take_unit
from underhall.games.mountain_king.state import (
    AS_PROPOSED,
    ASK_PAY,
    CART,
    FOR_BRIBES,
    FOR_CARTS,
    FOR_EXCHANGE,
    FOR_HAMMERS,
    FOR_MINERALS,
    FOR_RUNE,
    HAMMER,
    State,
    pop,
    push,
)

if TYPE_CHECKING:
    from underhall.core.game import Sink


def charge(s: State, purpose: int, kinds: int, count: int, a: int, b: int, out: Sink | None) -> None:
    """MK-4.4 Something is to be paid: the payer chooses which units."""
    if count:
        push(s, (ASK_PAY, kinds, count, 0, purpose, a, b))
    else:
        paid(s, purpose, a, b, out)


def pay(s: State, code: int, out: Sink | None) -> None:
    """One unit, or the rest as proposed; when all is paid, what it was paid for happens."""
    frame = pop(s)
    kinds, left, least = frame[1], frame[2], frame[3]
    if code != AS_PROPOSED:
        hand_over(s, frame, left, take_unit(s, s.seat, code))
        left -= 1
        least = code
    else:
        for unit in proposed(s, s.seat, kinds, left, least):
            hand_over(s, frame, left, take_unit(s, s.seat, unit))
            left -= 1
    if left:
        push(s, (frame[0], kinds, left, least, frame[4], frame[5], frame[6]))
    else:
        paid(s, frame[4], frame[5], frame[6], out)


def hand_over(s: State, frame: tuple[int, ...], left: int, kind: int) -> None:
    """MK-4.4 What is spent returns to the supply, but MK-8.2 bribes lie on the trolls, bottom row first, left to right;
    MK-7.8 the quartermaster only moves a resource."""
    purpose = frame[4]
    if purpose == FOR_BRIBES:
        slots = recruiting.bribed(s, frame[5])
        recruiting.lay_bribe(s, slots[len(slots) - left], min(kind, CART))
    elif purpose == FOR_EXCHANGE and s.book.exchange_get[frame[5]][0] < 0:
        gain(s, s.seat, min(kind, CART), 1)


def paid(s: State, purpose: int, a: int, b: int, out: Sink | None) -> None:
    """What the payment was for. MK-7.5 What a workshop gives goes to the storage; MK-15.6 carts are spent."""
    if purpose == FOR_RUNE:
        cast(s, a, out)
    elif purpose == FOR_BRIBES:
        recruiting.recruit(s, a, out)
    elif purpose == FOR_MINERALS:
        hammers = digging.hammers_for(s, digging.dug_squares(s, a))
        charge(s, FOR_HAMMERS, 1 << HAMMER, hammers, a, b, out)
    elif purpose == FOR_HAMMERS:
        digging.dig_out(s, a, b, out)
    elif purpose == FOR_CARTS:
        statues.move_statue(s, a, b)
        s.moved = True
        if out is not None:
            tell.statue_moved(s, out, a)
    elif purpose == FOR_EXCHANGE:
        kind, count = s.book.exchange_get[a]
        if kind >= 0:
            gain(s, s.seat, kind, count)
        if out is not None:
            tell.exchanged(s, out, a)
    else:
        gain(s, s.seat, a, 1)
        if out is not None:
            tell.traded(s, out, a)
