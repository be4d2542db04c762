"""IM-8.10 and IM-13: what an amount comes to when its step is reached, and which cards a step is about."""

from __future__ import annotations

from underhall.games.imperial_miners.rules.ground import full_carts, full_carts_of, half_carts, row_of
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    AT_SELF,
    BEHIND,
    COLLAPSED,
    DONE,
    GOLD,
    MACHINE_BITS,
    MACHINES,
    OP_ACTIVATE,
    OP_CLEAR,
    OP_COLLAPSE,
    OP_MACHINE,
    PER_ADJACENT,
    PER_ADVANCE,
    PER_CARDS_WITH_MACHINE,
    PER_COLLAPSES,
    PER_DISTINCT,
    PER_DONE,
    PER_FACTION,
    PER_FULL_CARTS,
    PER_FULL_CARTS_SELF,
    PER_GOLD,
    PER_HALF_CARTS,
    PER_HAND,
    PER_LEVEL,
    PER_MACHINES_MINE,
    PER_MACHINES_SELF,
    PER_POSITION,
    PER_ROW_SELF,
    POSITION,
    ROW,
    SCOTS,
    Amount,
    Effect,
    State,
    Step,
    Target,
)


def amount(s: State, seat: int, a: Amount, me: int, counted: int) -> int:
    """IM-8.10 Worked out when its step is reached, so what the effect just did counts."""
    if a.per < 0:
        return a.plus
    value = a.plus + a.times * (count(s, seat, a.per, a.arg, me, counted) // a.div)
    return a.cap if 0 <= a.cap < value else value


def count(s: State, seat: int, per: int, arg: int, me: int, counted: int) -> int:
    """IM-13.8 Cards of the mine count, collapsed or not, the one just laid too; hand cards never do."""
    row = seat * ROW
    m = s.mines[seat]
    if per == PER_FACTION:
        return m.of_faction[arg].bit_count()
    if per == PER_DISTINCT:
        return distinct_factions(s, seat)
    if per == PER_FULL_CARTS:
        return full_carts(s, seat)
    if per == PER_MACHINES_SELF:
        return machines(s, seat, me) if me >= 0 else 0
    if per == PER_MACHINES_MINE:
        return machines_in_mine(s, seat)
    if per == PER_CARDS_WITH_MACHINE:
        return with_machine(s, seat).bit_count()
    if per == PER_COLLAPSES:
        return s.v[row + COLLAPSED].bit_count()
    if per == PER_LEVEL:
        return m.of_level[arg].bit_count()
    if per == PER_ADJACENT:
        if me < 0:
            return 0
        near = m.adjacent[me]
        return (near & m.of_faction[arg] if arg >= 0 else near).bit_count()
    if per == PER_POSITION:
        return s.v[row + POSITION]
    if per == PER_DONE:
        return s.v[row + DONE]
    if per == PER_ADVANCE:
        return s.v[row + BEHIND] + s.v[row + POSITION]
    if per == PER_FULL_CARTS_SELF:
        return full_carts_of(s, seat, me) if me >= 0 else 0
    if per == PER_HALF_CARTS:
        return half_carts(s, seat)
    if per == PER_ROW_SELF:
        return row_of(m.cells[me]) if me >= 0 else 0
    if per == PER_HAND:
        return len(s.hands[seat])
    if per == PER_GOLD:
        return s.v[row + GOLD]
    return counted


def distinct_factions(s: State, seat: int) -> int:
    """IM-13.7 A card of two factions brings both; one without a faction brings none."""
    found = 0
    for cards in s.mines[seat].of_faction:
        if cards:
            found += 1
    return found


def machines(s: State, seat: int, card: int) -> int:
    return s.v[seat * ROW + MACHINE_BITS] >> 2 * card & 3


def machines_in_mine(s: State, seat: int) -> int:
    """IM-9.3 Machines on collapsed cards count too."""
    packed = s.v[seat * ROW + MACHINE_BITS]
    found = 0
    while packed:
        found += packed & 3
        packed >>= 2
    return found


def with_machine(s: State, seat: int) -> int:
    packed = s.v[seat * ROW + MACHINE_BITS]
    found = 0
    bit = 1
    while packed:
        if packed & 3:
            found |= bit
        packed >>= 2
        bit <<= 1
    return found


def matching(s: State, seat: int, at: Target, me: int) -> int:
    """IM-9.2 The cards of the own mine that fit a description; relative to the acting card where it says so."""
    m = s.mines[seat]
    if at.how == AT_SELF:
        return 1 << me if me >= 0 else 0
    found = (1 << len(m.cards)) - 1
    if at.faction >= 0:
        found &= m.of_faction[at.faction]
    if at.level:
        found &= m.of_level[at.level]
    if at.adjacent:
        found &= m.adjacent[me] if me >= 0 else 0
    if at.up:
        found &= m.up[me] if me >= 0 else 0
    if at.down:
        found &= m.down[me] if me >= 0 else 0
    if at.collapse:
        found &= s.v[seat * ROW + COLLAPSED]
    if at.machine:
        found &= with_machine(s, seat)
    if at.other and me >= 0:
        found &= ~(1 << me)
    if at.idle:
        found &= ~s.v[seat * ROW + ACTIVATED]
    return found


def possible(s: State, seat: int, step: Step, me: int) -> int:
    """IM-9.1, IM-10.1, IM-12.2 Those of them to which the step can do something."""
    assert step.at is not None
    found = matching(s, seat, step.at, me)
    if step.op == OP_MACHINE:
        full = 0
        for card in range(len(s.mines[seat].cards)):
            if machines(s, seat, card) == MACHINES:
                full |= 1 << card
        return found & ~full
    if step.op == OP_COLLAPSE:
        return found & ~s.v[seat * ROW + COLLAPSED]
    if step.op == OP_CLEAR:
        return found & s.v[seat * ROW + COLLAPSED]
    assert step.op == OP_ACTIVATE
    return found & ~s.v[seat * ROW + ACTIVATED]


def price(s: State, seat: int, effect: Effect, me: int) -> int:
    """IM-13.1 A Scottish price falls by 1 for each Scottish card of the mine, the acting one too, to 0 at least."""
    if not effect.price or not effect.scots:
        return effect.price
    scots = s.mines[seat].of_faction[SCOTS]
    if not s.book.scots_count_self and me >= 0:
        scots &= ~(1 << me)
    return max(0, effect.price - scots.bit_count())
