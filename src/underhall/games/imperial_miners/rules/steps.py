"""The interpreter: an effect is a list of steps, done in their order, each as fully as possible (IM-8.4, IM-8.10)."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.rules.counting import amount, count, machines, possible
from underhall.games.imperial_miners.rules.piles import draw_deep
from underhall.games.imperial_miners.rules.research import research
from underhall.games.imperial_miners.state import (
    AT_PICK,
    BONUS,
    BONUS_HAD,
    COLLAPSED,
    CONTEXT,
    F_ACTIVATE,
    F_DISCARD,
    F_DRAW,
    F_SEAM,
    F_SEARCH,
    F_STEPS,
    F_TARGET,
    F_TRADE,
    GOLD,
    MACHINE_BITS,
    MACHINES,
    OP_ACTIVATE,
    OP_CART,
    OP_CLEAR,
    OP_COLLAPSE,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW4,
    OP_GAIN,
    OP_IF,
    OP_MACHINE,
    OP_RESEARCH,
    OP_SEARCH,
    OP_TRADE,
    POINTS,
    ROW,
    SPECIAL,
    Mods,
    State,
    Step,
    push,
)
from underhall.kit.masks import bits


def mods_for(s: State, special: int) -> Mods:
    """IM-5.7 The modifier of the round, where it reaches: the option `modifiers_reach` keeps it to the chain."""
    return s.mods if s.book.modifiers_everywhere or not special else s.book.plain


def gain(s: State, seat: int, what: int, n: int, out: Sink | None) -> None:
    """Gold or points. A modifier may add to it, once for each effect and so often a round."""
    if n <= 0:
        return
    row = seat * ROW
    mods = mods_for(s, s.v[row + CONTEXT] & SPECIAL)
    if mods.bonus_what == what and s.v[row + BONUS] < mods.bonus_limit and not s.v[row + CONTEXT] & BONUS_HAD:
        s.v[row + BONUS] += 1
        s.v[row + CONTEXT] |= BONUS_HAD
        n += mods.bonus_amount
    s.v[row + (POINTS if what else GOLD)] += n
    if out is not None:
        events.gained(s, out, seat, what, n)


def do_step(s: State, seat: int, step: Step, me: int, counted: int, out: Sink | None) -> None:
    """One step of a program; what it asks is put on the seat's strand."""
    op = step.op
    if op == OP_GAIN:
        gain(s, seat, step.arg, amount(s, seat, step.amount, me, counted), out)
    elif op == OP_MACHINE or op == OP_COLLAPSE or op == OP_CLEAR or op == OP_ACTIVATE:
        aim(s, seat, step, me, amount(s, seat, step.amount, me, counted), out)
    elif op == OP_DRAW:
        push(s, seat, F_DRAW, amount(s, seat, step.amount, me, counted), step.arg)
    elif op == OP_SEARCH:
        push(s, seat, F_SEARCH, step.arg, 0, amount(s, seat, step.amount, me, counted), step.arg)
    elif op == OP_RESEARCH:
        spaces = amount(s, seat, step.amount, me, counted)
        if spaces > 0:
            mods = mods_for(s, s.v[seat * ROW + CONTEXT] & SPECIAL)
            research(s, seat, spaces + mods.research)
    elif op == OP_CART:
        push(s, seat, F_SEAM, amount(s, seat, step.amount, me, counted))
    elif op == OP_IF:
        program = step.each if holds(s, seat, step, me, counted) else step.instead
        if program >= 0:
            push(s, seat, F_STEPS, program, 0, me, counted)
    elif op == OP_TRADE:
        push(s, seat, F_TRADE, step.number, me, step.amount.plus, counted)
    elif op == OP_DRAW4:
        draw_deep(s, seat, amount(s, seat, step.amount, me, counted), out)
    else:
        assert op == OP_DISCARD
        push(s, seat, F_DISCARD, step.number, me, 0, amount(s, seat, step.amount, me, counted))


def holds(s: State, seat: int, step: Step, me: int, counted: int) -> bool:
    """Whether the condition of an `if` holds now."""
    found = count(s, seat, step.amount.per, step.amount.arg, me, counted)
    return step.low <= found <= step.high


def aim(s: State, seat: int, step: Step, me: int, n: int, out: Sink | None) -> None:
    """IM-9.2 At the acting card or all that match at once, `n` machines on each; otherwise the owner picks.

    With no machine to place there is nothing to pick.
    """
    at = step.at
    assert at is not None
    if step.op == OP_MACHINE and n <= 0:
        return
    if at.how == AT_PICK:
        push(s, seat, F_TARGET, step.number, me, 0, at.count, 0, n)
        return
    for_each(s, seat, step, me, hit_all(s, seat, step, n, possible(s, seat, step, me), out))


def hit_all(s: State, seat: int, step: Step, n: int, cards: int, out: Sink | None) -> int:
    """Every card of a mask; how many there were."""
    for card in bits(cards):
        hit(s, seat, step, n, card, out)
    return cards.bit_count()


def hit(s: State, seat: int, step: Step, n: int, card: int, out: Sink | None) -> None:
    """IM-9.1 At most 3 machines on a card. IM-10.1 IM-10.2 At most 1 collapse on a card, often the acting one.

    IM-10.6 Clearing a collapse does not activate the card. IM-12.1 A special activation is of that one card only.
    """
    row = seat * ROW
    if step.op == OP_MACHINE:
        there = machines(s, seat, card)
        added = min(MACHINES - there, n)
        s.v[row + MACHINE_BITS] += added << 2 * card
        if out is not None and added:
            events.machined(s, out, seat, card, added)
    elif step.op == OP_COLLAPSE:
        s.v[row + COLLAPSED] |= 1 << card
        if out is not None:
            events.collapsed(s, out, seat, card)
    elif step.op == OP_CLEAR:
        clear(s, seat, card, out)
    else:
        push(s, seat, F_ACTIVATE, card, 1)


def clear(s: State, seat: int, card: int, out: Sink | None) -> None:
    s.v[seat * ROW + COLLAPSED] &= ~(1 << card)
    if out is not None:
        events.cleared(s, out, seat, card)


def for_each(s: State, seat: int, step: Step, me: int, number: int) -> None:
    """What is had for each card cleared or discarded, the first on top."""
    if step.each >= 0:
        for counted in range(number, 0, -1):
            push(s, seat, F_STEPS, step.each, 0, me, counted)
