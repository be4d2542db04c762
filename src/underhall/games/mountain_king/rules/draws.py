"""Draws: what comes from a deck or a bag, and the cards that everybody knows already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.games.mountain_king import events as tell
from underhall.games.mountain_king.rules import recruiting, setup
from underhall.games.mountain_king.rules.casting import reveal_spell
from underhall.games.mountain_king.state import (
    DEALING,
    DRAW_CLANS,
    DRAW_HORDE,
    DRAW_PEDESTAL,
    DRAW_SHOP,
    DRAW_SPELL,
    DRAW_SPOT,
    DRAW_STARTER,
    State,
    added,
    pop,
    push,
    put,
)

if TYPE_CHECKING:
    from underhall.core.game import Sink


def known_card_comes(s: State, out: Sink | None) -> bool:
    """Whether the next card of the horde is no draw: everybody knows it, or there is none."""
    frame = s.frames[-1]
    level = recruiting.deck_for(s, frame[2])
    if level < 0:
        pop(s)
        return True
    card = recruiting.known_next(s, level)
    if card < 0:
        return False
    take_outcome(s, card, out)
    return True


def take_outcome(s: State, code: int, out: Sink | None) -> None:
    """What a draw brings."""
    kind = s.kind
    if kind == DRAW_STARTER:
        seat = setup.drafting_seat(s)
        s.undrawn = put(s.undrawn, seat, s.undrawn[seat] & ~(1 << code))
        s.hand = put(s.hand, seat, s.hand[seat] | 1 << code)
        if out is not None:
            tell.starter_drawn(s, out, seat, code)
        return
    frame = pop(s)
    if kind == DRAW_HORDE:
        slot = frame[1]
        recruiting.deal(s, slot, code)
        if out is not None:
            tell.came(s, out, code, slot)
        if s.phase != DEALING and recruiting.draws_pedestal(s, slot):
            push(s, (DRAW_PEDESTAL, slot))
    elif kind == DRAW_PEDESTAL:
        recruiting.offer(s, frame[1], code)
        if out is not None:
            tell.offered(s, out, frame[1], code)
    elif kind == DRAW_SPELL:
        reveal_spell(s, frame[1], code, out)
    elif kind == DRAW_SHOP:
        s.shops = added(s.shops, code, 1)
        if out is not None:
            tell.shop_revealed(s, out, code)
    elif kind == DRAW_SPOT:
        setup.set_statues(s, code)
    elif kind == DRAW_CLANS:
        setup.set_clans(s, code)
        if out is not None:
            tell.statues_set(s, out)
    else:
        s.track = put(s.track, frame[1], s.book.token_values[code])
        if 0 not in s.track and out is not None:
            tell.track_dealt(s, out)
