"""IM-7.1, IM-8 and IM-10: laying the card, activating it and the chain of those above it, and the surface."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.rules.counting import matching, price
from underhall.games.imperial_miners.rules.ground import above, laid
from underhall.games.imperial_miners.rules.steps import clear, mods_for
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    BOTH,
    COLLAPSED,
    CONTEXT,
    F_ACTIVATE,
    F_CLIMB,
    F_EFFECT,
    F_END,
    F_STEPS,
    F_SURFACE,
    GOLD,
    NONE,
    ROW,
    SPECIAL,
    Effect,
    Frame,
    State,
    push,
)
from underhall.kit.masks import bits

AT_SURFACE = 1 << 15


def lay(s: State, seat: int, card: int, cell: int, out: Sink | None) -> None:
    """IM-7.1 Into the row of its level. IM-8.1 Then it is activated, and the chain goes up from it.

    IM-8.10 What a modifier adds comes before that, one thing after the other, each judged when it is reached.
    """
    mine = laid(s.book, s.mines[seat], card, cell)
    s.mines[seat] = mine
    me = len(mine.cards) - 1
    climb_to(s, seat, me)
    if out is not None:
        events.laid(s, out, seat)
    if s.mods.on_place >= 0:
        push(s, seat, F_END, s.v[seat * ROW + CONTEXT])
        push(s, seat, F_STEPS, s.mods.on_place, 0, me)


def activate(s: State, seat: int, me: int, special: int, out: Sink | None) -> None:
    """IM-8.6 At most once a round, by whatever means; IM-8.7 otherwise the chain just passes by.

    IM-10.3 A collapse is cleared instead of an effect; IM-10.5 by a special activation too. IM-10.4 That is an order,
    unless `keep_collapse` is agreed. IM-10.7 A card already activated keeps its collapse, unless `clear_on_pass`.
    IM-8.8 IM-12.4 Whatever comes of it, the card has been activated for this round.
    """
    row = seat * ROW
    bit = 1 << me
    if not special:
        s.paths[seat] |= bit
    collapsed = bool(s.v[row + COLLAPSED] & bit)
    if s.v[row + ACTIVATED] & bit:
        if collapsed and s.book.clear_on_pass and not special:
            clear(s, seat, me, out)
        return
    s.v[row + ACTIVATED] |= bit
    if collapsed and not s.book.keep_collapse:
        clear(s, seat, me, out)
        return
    for at, program in reversed(mods_for(s, special).on_activate):
        if not collapsed and matching(s, seat, at, me) & bit:
            push(s, seat, F_END, s.v[row + CONTEXT])
            push(s, seat, F_STEPS, program, 0, me)
    s.strands[seat] = Frame(F_EFFECT, s.strands[seat], me, special)


def effect_codes(s: State, seat: int, me: int, special: int) -> list[int]:
    """IM-8.3 One of the two effects, IM-8.11 if its price can be paid in full; IM-8.4 or none.

    IM-8.12 One that would do nothing is offered too.
    """
    card = s.mines[seat].cards[me]
    gold = s.v[seat * ROW + GOLD]
    effects = s.book.effects[card]
    codes = []
    prices = 0
    for number, effect in enumerate(effects):
        cost = price(s, seat, effect, me)
        prices += cost
        if cost <= gold:
            codes.append(number)
    if len(effects) == 2 and prices <= gold:
        for at in mods_for(s, special).both:
            if matching(s, seat, at, me) >> me & 1:
                codes.append(BOTH)
                break
    codes.append(NONE)
    return codes


def perform(s: State, seat: int, effect: Effect, me: int, out: Sink | None) -> None:
    """IM-8.11 Pay the price, then do the steps. IM-13.1 It is the effect's price that the Scots lower."""
    cost = price(s, seat, effect, me)
    if cost:
        s.v[seat * ROW + GOLD] -= cost
        if out is not None:
            events.paid(s, out, seat, cost)
    s.strands[seat] = Frame(F_STEPS, s.strands[seat], effect.program, 0, me)


def take_effect(s: State, seat: int, me: int, special: int, code: int, out: Sink | None) -> None:
    """IM-8.4 Once begun it is done as fully as possible; IM-12.6 the hand limit comes after it.

    IM-12.3 An effect within an effect is finished first.
    """
    if out is not None:
        events.effect(s, out, seat, me, code)
    if code == NONE:
        return
    row = seat * ROW
    context = SPECIAL if special else 0
    effects = s.book.effects[s.mines[seat].cards[me]]
    push(s, seat, F_END, s.v[row + CONTEXT])
    s.v[row + CONTEXT] = context
    if code == BOTH:
        perform(s, seat, effects[1], me, out)
        push(s, seat, F_END, context)
        perform(s, seat, effects[0], me, out)
    else:
        perform(s, seat, effects[code], me, out)


def climb_to(s: State, seat: int, me: int) -> None:
    """IM-8.5 The card above is activated once the effect below is done. IM-8.9 The chain always goes on."""
    s.strands[seat] = Frame(F_ACTIVATE, Frame(F_CLIMB, s.strands[seat], me), me)


def climb(s: State, seat: int, me: int) -> None:
    """IM-8.1 To the only card directly above, from row 1 to the surface. IM-8.2 Between two the owner chooses."""
    ups = bits(s.mines[seat].up[me])
    if ups:
        climb_to(s, seat, ups[0])
    else:
        push(s, seat, F_SURFACE, min(s.mods.surface_picks, len(s.book.surface)))
        s.paths[seat] |= AT_SURFACE


def climbed(s: State, seat: int, me: int, code: int) -> None:
    """IM-8.7 Whether the card was activated before or not, the path may lead through it."""
    climb_to(s, seat, above(s.mines[seat], me)[code])


def surface_codes(s: State, seat: int, used: int) -> list[int]:
    """IM-8.1 One of the three, if its price can be paid; IM-8.4 none only if `surface_optional` is agreed."""
    gold = s.v[seat * ROW + GOLD]
    codes = [n for n, effect in enumerate(s.book.surface) if not used >> n & 1 and price(s, seat, effect, -1) <= gold]
    if s.book.surface_optional:
        codes.append(NONE)
    return codes


def take_surface(s: State, seat: int, picks: int, used: int, code: int, out: Sink | None) -> None:
    """IM-8.1 Its effect ends the seat's mine phase; a modifier may allow two different ones."""
    if out is not None:
        events.surface(s, out, seat, code)
    if code == NONE:
        return
    if picks > 1:
        push(s, seat, F_SURFACE, picks - 1, used | 1 << code)
    push(s, seat, F_END, s.v[seat * ROW + CONTEXT])
    s.v[seat * ROW + CONTEXT] = 0
    perform(s, seat, s.book.surface[code], -1, out)
