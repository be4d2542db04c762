"""What an answer does: the frame that asked has been taken off the strand, and what follows is put on it."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.rules.chain import climbed, lay, take_effect, take_surface
from underhall.games.imperial_miners.rules.ground import fill
from underhall.games.imperial_miners.rules.piles import discard, draw_from, search
from underhall.games.imperial_miners.rules.research import enter, move_up
from underhall.games.imperial_miners.rules.steps import clear, for_each, hit
from underhall.games.imperial_miners.state import (
    CLEAR,
    F_BOARD,
    F_CARD,
    F_CELL,
    F_CLIMB,
    F_DISCARD,
    F_DRAW,
    F_EFFECT,
    F_KEEP,
    F_RESEARCH,
    F_SEAM,
    F_SEARCH,
    F_STEPS,
    F_SURFACE,
    F_TARGET,
    F_TRADE,
    FACTIONS,
    GOLD,
    LOT_DRAW,
    ROW,
    YES,
    Frame,
    State,
    push,
    with_card,
)


def take(s: State, seat: int, f: Frame, code: int, out: Sink | None) -> None:
    op = f.op
    if op == F_EFFECT:
        if code == CLEAR:
            clear(s, seat, f.a, out)
        else:
            take_effect(s, seat, f.a, f.b, code, out)
    elif op == F_CELL:
        lay(s, seat, f.a, code, out)
    elif op == F_DRAW:
        push(s, seat, F_DRAW, f.a - 1, f.b)
        draw_from(s, seat, code, LOT_DRAW, out)
    elif op == F_SURFACE:
        take_surface(s, seat, f.a, f.b, code, out)
    elif op == F_CLIMB:
        climbed(s, seat, f.a, code)
    elif op == F_CARD:
        s.chosen[seat] = code
        if out is not None:
            events.sealed(s, out, seat, code)
    elif op == F_KEEP:
        keep(s, seat, code, out)
    elif op == F_RESEARCH:
        move_up(s, seat, code + 1, out)
    elif op == F_TARGET:
        target(s, seat, f, code, out)
    elif op == F_SEAM:
        fill(s, seat, code)
        push(s, seat, F_SEAM, f.a - 1)
        if out is not None:
            events.filled(s, out, seat, code)
    elif op == F_SEARCH:
        look_for(s, seat, f, code, out)
    elif op == F_BOARD:
        enter(s, seat, code, out)
    elif op == F_DISCARD:
        throw(s, seat, f, code, out)
    else:
        assert op == F_TRADE
        trade(s, seat, f, code, out)


def keep(s: State, seat: int, card: int, out: Sink | None) -> None:
    """IM-3.5 One more of the cards that are kept; what was picked stays secret until all have chosen."""
    s.picks[seat] = with_card(s.picks[seat], card)
    if len(s.picks[seat]) < s.book.kept:
        push(s, seat, F_KEEP)
    elif out is not None:
        events.keeps(s, out, seat)


def target(s: State, seat: int, f: Frame, cell: int, out: Sink | None) -> None:
    """IM-9.2 The step at this card, then at the next that is picked."""
    card = s.mines[seat].at[cell]
    push(s, seat, F_TARGET, f.a, f.b, f.c | 1 << card, f.d - 1, f.e + 1, f.n)
    hit(s, seat, s.book.steps[f.a], f.n, card, out)


def look_for(s: State, seat: int, f: Frame, code: int, out: Sink | None) -> None:
    """IM-12.9 Search a deck; IM-12.10 if it has none, it is shuffled and another deck is tried for the same faction."""
    level, faction = code // FACTIONS, code % FACTIONS
    if search(s, seat, level, faction, out):
        push(s, seat, F_SEARCH, f.d, 0, f.c - 1, f.d)
    else:
        push(s, seat, F_SEARCH, faction, f.b | 1 << level, f.c, f.d)


def throw(s: State, seat: int, f: Frame, code: int, out: Sink | None) -> None:
    """IM-12.6 A card to the discards; then the next, until it is enough."""
    if code == s.book.kinds:
        for_each(s, seat, s.book.steps[f.a], f.b, f.e)
        return
    if out is not None:
        events.discarded(s, out, seat, code)
    discard(s, seat, code, out)
    push(s, seat, F_DISCARD, f.a, f.b, code, f.d - 1, f.e + 1)


def trade(s: State, seat: int, f: Frame, code: int, out: Sink | None) -> None:
    """IM-5.4 All of the price or nothing; a trade may always be left alone."""
    if code != YES:
        return
    step = s.book.steps[f.a]
    s.v[seat * ROW + GOLD] -= step.arg
    if out is not None:
        events.paid(s, out, seat, step.arg)
    push(s, seat, F_TRADE, f.a, f.b, f.c - 1, f.d)
    push(s, seat, F_STEPS, step.each, 0, f.b, f.d)
