"""How good a position looks to a seat: points now, and what is on the way. For bots and hints, never for rules.

What is on the way: the rest of the chain at its best, then the rounds to come. A card that is about to be laid is tried
on every cell. Nobody can touch another's mine, so the others do not matter.
"""

from __future__ import annotations

from typing import Final

from underhall.games.imperial_miners.plans import (
    CHOSEN,
    COIN,
    FALLBACK,
    Choice,
    Look,
    again,
    ahead,
    aimed,
    drawing,
    each,
    effect_worth,
    one_more,
    purse,
    research,
    steps,
    study_hand,
    study_mine,
    trades,
    worth,
)
from underhall.games.imperial_miners.rules.choosing import cost
from underhall.games.imperial_miners.rules.counting import price
from underhall.games.imperial_miners.rules.ground import full_carts, half_carts, laid
from underhall.games.imperial_miners.rules.rounds import END_OF_ROUND
from underhall.games.imperial_miners.rules.scoring import score
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    CARD,
    COLLAPSED,
    F_ACTIVATE,
    F_CELL,
    F_CLIMB,
    F_DRAW,
    F_EFFECT,
    F_FALLBACK,
    F_RESEARCH,
    F_SEAM,
    F_SEARCH,
    F_STEPS,
    F_SURFACE,
    F_TARGET,
    F_TRADE,
    FACE,
    GOLD,
    KEEP,
    LOT_FALLBACK,
    LOT_NONE,
    LOT_SEARCH,
    MINE,
    OVER,
    POINTS,
    POSITION,
    ROUNDS,
    ROW,
    Frame,
    State,
    without_card,
)
from underhall.kit.masks import bits

HALF_CART: Final = 0.12


def evaluate(s: State, seat: int) -> float:
    if s.phase == OVER:
        return score(s, seat) + COIN[0] * s.v[seat * ROW + GOLD]
    hand, card, paid = s.hands[seat], -1, 0
    top = s.strands[seat]
    if top is not None and top.op == F_CELL:
        card = top.a
    elif s.phase == CARD and 0 <= s.chosen[seat] < s.book.kinds:
        card = s.chosen[seat]
        paid = cost(s, card)
        hand = without_card(hand, card)
    elif s.phase == KEEP:
        hand = s.picks[seat] or hand
    if card < 0:
        return standing(s, seat, hand, 0, False)
    before = s.mines[seat]
    best = -1000.0
    for cell in before.spots[s.book.level[card] - 1]:
        s.mines[seat] = laid(s.book, before, card, cell)
        best = max(best, standing(s, seat, hand, paid, True))
    s.mines[seat] = before
    return best


def standing(s: State, seat: int, hand: bytes, paid: int, fresh: bool) -> float:
    """What the seat has, and what is on the way; with `fresh` the last card of the mine is still to be activated."""
    row = seat * ROW
    laying = s.phase == MINE or (s.phase == CARD and s.chosen[seat] >= 0)
    rest = min(ROUNDS, ROUNDS - s.round + (0 if laying or s.phase > MINE else 1))
    look = Look(s, seat, s.v[row + GOLD] - paid, rest)
    value = float(s.v[row + POINTS] + full_carts(s, seat))
    if rest:
        study_mine(look)
        study_hand(look, hand)
        value += HALF_CART * half_carts(s, seat) + look.base
        if s.v[row + FACE] >= 0:
            value += ahead(look, s.v[row + FACE], s.v[row + POSITION])
        if s.lot == LOT_SEARCH and s.lot_seat == seat:
            value += searched(look)
    look.later = False
    if s.lot != LOT_NONE and s.lot_seat == seat and s.lot != LOT_SEARCH:
        value += FALLBACK if s.lot == LOT_FALLBACK else look.fresh[s.lot_arg & 7]
    if s.phase == CARD and s.chosen[seat] == s.book.kinds:
        value += FALLBACK
    me = len(s.mines[seat].cards) - 1
    if fresh:
        value += activation(look, me) + chain(look, me)
    frame = s.strands[seat]
    while frame is not None:
        value += waiting(look, frame)
        frame = frame.below
    if laying and s.book.event_kind[s.event] == END_OF_ROUND and (s.round < ROUNDS or s.book.last_end_event):
        value += steps(look, s.book.event_program[s.event], 0, me, -1, 0)
    return value + purse(look)


def searched(look: Look) -> float:
    """The card of a chosen faction that is just being looked for."""
    s = look.s
    level, faction = s.lot_arg & 7, s.lot_arg >> 3
    own = 0.0
    fee = found = 0
    for number in range(s.book.counts[level]):
        if (s.decks[level] & s.book.of_faction[level][faction]) >> 8 * number & 1:
            card = s.book.first[level] + number
            own += worth(look, card, -1)
            fee += s.book.cost[card]
            found += 1
    return one_more(look, level, own / found, fee // found) if found else 0.0


def waiting(look: Look, f: Frame) -> float:
    """What something that is still to be done will bring, at its best."""
    s, op = look.s, f.op
    if op == F_STEPS:
        return steps(look, f.a, f.b, f.c, -1, f.d)
    if op == F_EFFECT:
        return again(look, f.a) if s.v[look.row + COLLAPSED] >> f.a & 1 else best_effect(look, f.a)
    if op == F_ACTIVATE:
        return activation(look, f.a)
    if op == F_CLIMB:
        return chain(look, f.a)
    if op == F_SURFACE:
        return surface(look, f.a, f.b)
    if op == F_DRAW:
        return f.a * drawing(look, f.b)
    if op == F_SEARCH:
        return f.c * CHOSEN * drawing(look, ~f.b)
    if op == F_RESEARCH:
        return research(look, f.a)
    if op == F_SEAM:
        return float(min(f.a, half_carts(s, look.seat)))
    if op == F_TRADE:
        return trades(look, s.book.steps[f.a], f.b, f.c, f.d)
    if op == F_TARGET:
        step = s.book.steps[f.a]
        return aimed(look, step, f.b, f.c, f.d, f.n) + each(look, step, f.b, f.e)
    return FALLBACK if op == F_FALLBACK else 0.0


def activation(look: Look, me: int) -> float:
    """A card of the chain: nothing if it was activated before; a collapse is cleared instead."""
    s = look.s
    if s.v[look.row + ACTIVATED] >> me & 1:
        return 0.0
    return again(look, me) if s.v[look.row + COLLAPSED] >> me & 1 else best_effect(look, me)


def best_effect(look: Look, me: int) -> float:
    """The best that can be paid, or none."""
    s = look.s
    choice = Choice(look)
    choice.offer(look, 0.0)
    for effect in s.book.effects[s.mines[look.seat].cards[me]]:
        fee = price(s, look.seat, effect, me)
        if fee <= look.gold:
            choice.offer(look, effect_worth(look, effect, fee, me, -1))
    return choice.take(look)


def chain(look: Look, me: int) -> float:
    """The best path above a card, and the surface."""
    s = look.s
    ups = bits(s.mines[look.seat].up[me])
    if not ups:
        return surface(look, min(s.mods.surface_picks, len(s.book.surface)), 0)
    choice = Choice(look)
    for up in ups:
        choice.offer(look, activation(look, up) + chain(look, up))
    return choice.take(look)


def surface(look: Look, picks: int, used: int) -> float:
    """The best of its effects, each at most once."""
    value = 0.0
    for _ in range(picks):
        choice = Choice(look)
        taken = 0
        for number, effect in enumerate(look.s.book.surface):
            fee = price(look.s, look.seat, effect, -1)
            if not used >> number & 1 and fee <= look.gold:
                best = choice.total
                choice.offer(look, effect_worth(look, effect, fee, -1, -1))
                if choice.total > best:
                    taken = 1 << number
        value += choice.take(look)
        used |= taken
    return value
