"""The turn (MK-5) as a machine: what is asked, what each answer does, when the next seat plays.

Whatever is in the middle of something lies on `frames`, the latest last; settling goes on until somebody has a real
choice, something is drawn, or the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.games.mountain_king import events as tell
from underhall.games.mountain_king.rules import casting, digging, recruiting, setup, statues, workshops
from underhall.games.mountain_king.rules.choices import after_codes, frame_codes, turn_codes
from underhall.games.mountain_king.rules.draws import known_card_comes
from underhall.games.mountain_king.rules.goods import TRADE_PRICE, total_of
from underhall.games.mountain_king.rules.ground import open_entrances
from underhall.games.mountain_king.rules.payments import charge, pay
from underhall.games.mountain_king.state import (
    AFTER,
    AFTER_STATUE,
    AFTER_TRADE,
    ASK_AFTER,
    ASK_BAG,
    ASK_DRAFT,
    ASK_GATE,
    ASK_GET,
    ASK_GIVE,
    ASK_HALL,
    ASK_PAY,
    ASK_PEDESTAL,
    ASK_SHOP,
    ASK_SITE,
    ASK_TO,
    ASK_TROLL,
    ASK_TURN,
    ASK_USE,
    ASK_WHERE,
    CELLS,
    CLANS,
    DEALING,
    DRAFT,
    DRAW_HORDE,
    DRAW_SHOP,
    DRAW_STARTER,
    FINISHED,
    FOR_BRIBES,
    FOR_CARTS,
    FOR_MINERALS,
    FOR_RUNE,
    FOR_TRADE,
    GAME_OVER,
    GATES,
    MINERALS,
    ROW_OF,
    RUNE,
    STEP_RETIRE,
    STEP_TAKE,
    TURN,
    TURN_DIG,
    TURN_PASS,
    TURN_SITE,
    TURN_SLOT,
    TURN_TRADE,
    State,
    added,
    pop,
    push,
)

if TYPE_CHECKING:
    from underhall.core.game import Sink


def settle(s: State, out: Sink | None) -> None:
    """Go on until somebody has a real choice, something is drawn, or the game is over."""
    while True:
        ask(s)
        kind = s.kind
        if kind < DRAW_HORDE:
            # in the draft everybody acts at once; a question with one answer is answered, with none skipped
            if kind == ASK_DRAFT or len(s.codes) > 1:
                return
            if len(s.codes) == 1:
                carry_out(s, s.seat, s.codes[0], out)
            else:
                pop(s)
        elif kind <= GAME_OVER:
            if kind != DRAW_HORDE or not known_card_comes(s, out):
                return
        else:
            take_step(s, out)


def ask(s: State) -> None:
    """MK-5 What is asked, drawn or to be done now: sets `kind` and `codes`."""
    if s.frames:
        frame = s.frames[-1]
        kind = s.kind = frame[0]
        s.codes = frame_codes(s, frame) if kind < DRAW_HORDE else ()
    elif s.phase == TURN:
        s.kind = ASK_TURN
        s.codes = turn_codes(s)
    elif s.phase == AFTER:
        s.kind = ASK_AFTER
        s.codes = after_codes(s)
    elif s.phase == DEALING:
        ask_in_dealing(s)
    elif s.phase == GATES:
        s.kind = ASK_GATE
        s.codes = setup.gate_codes(s)
    elif s.phase == DRAFT:
        s.kind = DRAW_STARTER if setup.drafting_seat(s) >= 0 else ASK_DRAFT
        s.codes = ()
    else:
        s.kind = GAME_OVER
        s.codes = ()


def ask_in_dealing(s: State) -> None:
    """MK-2 Deal what is to be dealt; then the workshops may be chosen; then the gates are placed."""
    frame = setup.next_deal(s)
    if not frame:
        s.phase = GATES
        s.seat = 0
        ask(s)
    elif frame[0] == DRAW_SHOP and s.book.chosen_shops:
        s.kind = ASK_SHOP
        s.codes = setup.shop_choices(s)
        s.seat = sum(s.shops) % s.book.players
    else:
        s.frames = (frame,)
        s.kind = frame[0]
        s.codes = ()


# What an answer does


def carry_out(s: State, seat: int, code: int, out: Sink | None) -> None:
    """Do what the answer says; the caller settles what follows."""
    kind = s.kind
    if kind == ASK_TURN:
        take_turn(s, code, out)
    elif kind == ASK_AFTER:
        take_after(s, code, out)
    elif kind == ASK_PAY or kind == ASK_GIVE:
        pay(s, code, out)
    elif kind == ASK_DRAFT:
        setup.draft(s, seat, code)
        if out is not None:
            tell.drafted(s, out, seat, code)
        if min([filled.bit_count() for filled in s.smoot]) >= setup.STARTERS_PLACED:
            begin_play(s, out)
    elif kind == ASK_GATE:
        setup.place_gate(s, code)
        if out is not None:
            tell.gate_placed(s, out)
        s.seat += 1
        if s.seat == s.book.players:
            s.seat = 0
            s.phase = DRAFT
    elif kind == ASK_SHOP:
        s.shops = added(s.shops, code, 1)
        if out is not None:
            tell.shop_chosen(s, out, code)
    else:
        answer_frame(s, pop(s), code, out)


def answer_frame(s: State, frame: tuple[int, ...], code: int, out: Sink | None) -> None:
    """The answer to a question in the middle of something, which has just been taken off the frames."""
    kind = frame[0]
    if kind == ASK_WHERE:
        cost = digging.dig_cost(s, frame[1])
        charge(s, FOR_MINERALS, 1 << frame[2], cost, code, frame[2], out)
    elif kind == ASK_PEDESTAL:
        if code:
            value = digging.place_pedestal(s, frame[1], code - 1)
            if out is not None:
                tell.pedestal_placed(s, out, frame[1], code - 1, value)
    elif kind == ASK_SITE:
        if code:
            digging.found(s, frame[1], code - 1)
            if out is not None:
                tell.founded(s, out, frame[1], code - 1)
    elif kind == ASK_BAG:
        if code:
            s.bag = added(s.bag, code - 1, -1)
            s.stock = added(s.stock, s.book.owner_of[s.seat] * CLANS + code - 1, 1)
            if out is not None:
                tell.pedestal_taken(s, out, code - 1)
    elif kind == ASK_TROLL:
        if code == CELLS:
            push(s, frame, (ASK_GET,))
        else:
            recruiting.place_troll(s, frame[1], code, out)
    elif kind == ASK_USE:
        workshops.use(s, frame, code, out)
    elif kind == ASK_GET:
        push(s, (ASK_GIVE, s.book.any_kinds, TRADE_PRICE, 0, FOR_TRADE, code, 0))
    elif kind == ASK_HALL:
        squares = statues.dedicate_hall(s, frame[1], code)
        if out is not None:
            tell.hall_dedicated(s, out, frame[1], squares)
    elif kind == ASK_TO:
        send_statue(s, frame[1], frame[2], code, out)
    else:
        casting.answer_spell(s, frame, code, out)


def take_turn(s: State, code: int, out: Sink | None) -> None:
    """MK-5.1 A spell, a workshop or a trade, and the turn goes on; recruiting or digging ends step 1."""
    if code < TURN_SITE:
        s.cast = True
        charge(s, FOR_RUNE, 1 << RUNE, 1, s.spellbook.index(code), 0, out)
    elif code < TURN_TRADE:
        s.worked = True
        site = code - TURN_SITE
        if out is not None:
            tell.workshop_entered(s, out, site)
        push(s, (ASK_USE, site, open_entrances(s.book, s.mountain, s.book.sites[site])))
    elif code == TURN_TRADE:
        push(s, (ASK_GET,))
    elif code < TURN_DIG:
        s.phase = AFTER
        slot = code - TURN_SLOT
        charge(s, FOR_BRIBES, recruiting.bribe_kinds(s), len(recruiting.bribed(s, slot)), slot, 0, out)
    elif code < TURN_PASS:
        s.phase = AFTER
        dig = code - TURN_DIG
        push(s, (ASK_WHERE, dig // MINERALS, dig % MINERALS))
    else:
        s.phase = AFTER
        if out is not None:
            tell.passed(s, out)


def take_after(s: State, code: int, out: Sink | None) -> None:
    """MK-5.1 A hall, a statue, a trade, or the end of the turn."""
    if code < AFTER_STATUE:
        push(s, (ASK_HALL, code))
    elif code < AFTER_TRADE:
        push(s, (ASK_TO, code - AFTER_STATUE, 0))
    elif code == AFTER_TRADE:
        push(s, (ASK_GET,))
    else:
        end_turn(s, out)


def send_statue(s: State, statue: int, hops: int, square: int, out: Sink | None) -> None:
    """MK-15.1 By cart, or MK-6 by a spell for nothing."""
    if hops:
        statues.move_statue(s, statue, square)
        if out is not None:
            tell.statue_moved(s, out, statue)
        return
    kinds = statues.carts(s, statue)
    cost = statues.destinations(s, statue, total_of(s, s.seat, kinds))[square]
    charge(s, FOR_CARTS, kinds, cost, statue, square, out)


# Steps that nobody is asked about


def take_step(s: State, out: Sink | None) -> None:
    frame = pop(s)
    if frame[0] == STEP_TAKE:
        _, card, bribes, pedestal = frame
        recruiting.collect(s, bribes, pedestal)
        if out is not None:
            tell.collected(s, out, bribes, pedestal)
        if s.book.troll_level[card] == 3:
            push(s, (ASK_BAG,))
    elif frame[0] == STEP_RETIRE:
        slot = recruiting.retiring(s)
        if slot >= 0:
            card = recruiting.retire(s, slot)
            if out is not None:
                tell.retired(s, out, card)
            push(s, (STEP_RETIRE,), (DRAW_HORDE, slot, ROW_OF[slot]))
    else:
        casting.end_spell(s, frame[1], out)


# From turn to turn


def begin_play(s: State, out: Sink | None) -> None:
    """MK-3.4 Everybody takes what the draft brings; the first seat begins."""
    if out is not None:
        tell.draft_ended(s, out)
    setup.end_draft(s)
    s.seat = 0
    begin_turn(s, out)


def begin_turn(s: State, out: Sink | None) -> None:
    s.phase = TURN
    s.cast = s.worked = s.moved = s.raised = False
    s.effects = 0
    if out is not None:
        tell.turn_begins(s, out)


def end_turn(s: State, out: Sink | None) -> None:
    """MK-16.3 After the trigger the round is finished and everybody has two more turns. MK-3.1 Turns go clockwise.

    MK-16.6 It always comes: there are only so many trolls to recruit and tunnels to dig.
    """
    if s.left == 0:
        s.phase = FINISHED
        if out is not None:
            tell.scored(s, out)
        return
    if s.left > 0:
        s.left -= 1
    s.seat += 1
    if s.seat == s.book.players:
        s.seat = 0
        s.round += 1
    begin_turn(s, out)
