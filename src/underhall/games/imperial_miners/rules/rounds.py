"""IM-4, IM-5 and the barriers of IM-14.6: from the dealing through ten rounds to the end."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.rules.answers import take
from underhall.games.imperial_miners.rules.choosing import all_kept, choose_forced, reveal
from underhall.games.imperial_miners.rules.piles import drawn, take_lot
from underhall.games.imperial_miners.rules.setup import deal, turn_face
from underhall.games.imperial_miners.rules.strands import run
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    BONUS,
    CARD,
    CONTEXT,
    DEALING,
    END,
    EVENT,
    F_CARD,
    F_CELL,
    F_END,
    F_KEEP,
    F_STEPS,
    KEEP,
    LOT_EVENT,
    LOT_FACE,
    LOT_FALLBACK,
    LOT_NONE,
    MINE,
    OVER,
    ROUNDS,
    ROW,
    State,
    order,
    push,
)

INSTANT = 0
MODIFIER = 1
END_OF_ROUND = 2


def settle(s: State, out: Sink | None) -> None:
    """Go on until somebody is asked or a lot is drawn. IM-14.7 Each seat as far as it goes, in the order of IM-14.5."""
    while s.lot == LOT_NONE:
        ready = s.ready
        if ready and ready & ready - 1 == 0:
            s.ready = 0
            run(s, ready.bit_length() - 1, out)
        elif ready:
            for seat in order(s):
                if s.ready >> seat & 1 and s.lot == LOT_NONE:
                    s.ready &= ~(1 << seat)
                    run(s, seat, out)
        elif s.phase == OVER or s.asks.count(None) < len(s.asks):
            return
        else:
            barrier(s, out)


def barrier(s: State, out: Sink | None) -> None:
    """IM-4.1 IM-4.2 Everybody is done with this part of the round: the next one begins, and nobody goes back freely."""
    if out is not None and s.phase != DEALING:
        out.open()
    if s.phase == DEALING:
        if not deal(s, out):
            begin_keeping(s)
    elif s.phase == KEEP:
        all_kept(s, out)
        begin_round(s)
    elif s.phase == EVENT:
        begin_choosing(s)
    elif s.phase == CARD:
        s.phase = MINE
        reveal(s, out)
    elif s.phase == MINE:
        end_mining(s, out)
    else:
        end_round(s, out)


def begin_keeping(s: State) -> None:
    """IM-3.5 Everybody picks at once and in secret; IM-3.6 who plays the first game keeps all."""
    s.phase = KEEP
    for seat in range(s.book.players):
        if not s.book.newcomers >> seat & 1:
            push(s, seat, F_KEEP)
    s.ready = (1 << s.book.players) - 1


def begin_round(s: State) -> None:
    """IM-4.2 Nothing is activated, no modifier holds; IM-5.1 an event is turned: IM-3.3 any that was
    not seen yet, as nobody knows which are out."""
    s.round += 1
    s.phase = EVENT
    s.mods = s.book.plain
    for seat in range(s.book.players):
        s.v[seat * ROW + ACTIVATED] = 0
        s.v[seat * ROW + BONUS] = 0
        s.v[seat * ROW + CONTEXT] = 0
        s.paths[seat] = 0
    s.event = -1
    s.lot, s.lot_seat, s.lot_arg = LOT_EVENT, -1, 0


def turn_event(s: State, code: int, out: Sink | None) -> None:
    """IM-5.2 An instant event happens now, a modifier holds for this mine phase, the third kind waits."""
    s.event = code
    s.seen = [*s.seen, code]
    s.lot = LOT_NONE
    if out is not None:
        events.turned(s, out)
    if s.book.event_kind[code] == INSTANT:
        happen_to_all(s)
    elif s.book.event_kind[code] == MODIFIER:
        s.mods = s.book.event_mods[code]


def happen_to_all(s: State) -> None:
    """IM-5.3 Every seat resolves the event, as much of it as it can; the acting card is the one laid this round.

    IM-5.6 What it activates uses up the card's one activation of the round.
    """
    for seat in range(s.book.players):
        acting = len(s.mines[seat].cards) - 1 if s.phase == END and s.paths[seat] else -1
        push(s, seat, F_END)
        push(s, seat, F_STEPS, s.book.event_program[s.event], 0, acting)
    s.ready = (1 << s.book.players) - 1


def begin_choosing(s: State) -> None:
    """IM-6.1 Everybody seals a card. IM-6.3 Who can play none has nothing to choose."""
    s.phase = CARD
    s.forced = 0
    for seat in range(s.book.players):
        if choose_forced(s, seat):
            s.forced |= 1 << seat
        else:
            push(s, seat, F_CARD)
            s.ready |= 1 << seat


def end_mining(s: State, out: Sink | None) -> None:
    """IM-5.7 The modifier ends with the last chain. IM-5.5 An end-of-round event comes, in round 10 too."""
    s.mods = s.book.plain
    s.phase = END
    happens = s.round < ROUNDS or s.book.last_end_event
    if s.book.event_kind[s.event] == END_OF_ROUND and happens:
        if out is not None:
            events.end_of_round(s, out)
        happen_to_all(s)


def end_round(s: State, out: Sink | None) -> None:
    """IM-14.1 The round of the tenth event is the last."""
    if s.round < ROUNDS:
        begin_round(s)
        return
    s.phase = OVER
    if out is not None:
        events.over(s, out)


def carry_out(s: State, seat: int, code: int, out: Sink | None) -> None:
    """An answer of a seat to the question on top of its strand."""
    f = s.strands[seat]
    assert f is not None
    s.strands[seat] = f.below
    s.asks[seat] = None
    take(s, seat, f, code, out)
    s.ready |= 1 << seat


def take_outcome(s: State, code: int, out: Sink | None) -> None:
    """What the lot has brought."""
    lot, seat = s.lot, s.lot_seat
    if lot == LOT_EVENT:
        turn_event(s, code, out)
    elif lot == LOT_FACE:
        turn_face(s, code, out)
    elif lot == LOT_FALLBACK:
        card = take_lot(s, code, out)
        push(s, seat, F_CELL, card)
        s.ready |= 1 << seat
        if out is not None:
            events.fell_back(s, out, seat, card)
    else:
        drawn(s, code, out)
        if s.phase != DEALING:
            s.ready |= 1 << seat
