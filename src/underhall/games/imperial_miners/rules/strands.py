"""Every seat has its own strand of things to do; strands run side by side, each until it has a question (IM-14.7)."""

from __future__ import annotations

from typing import Final

from underhall.core.game import Ask, Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.rules.answers import take
from underhall.games.imperial_miners.rules.chain import activate, climb
from underhall.games.imperial_miners.rules.choosing import fall_back
from underhall.games.imperial_miners.rules.counting import possible
from underhall.games.imperial_miners.rules.ground import fill, open_seams
from underhall.games.imperial_miners.rules.piles import discard
from underhall.games.imperial_miners.rules.questions import codes_of
from underhall.games.imperial_miners.rules.research import complete
from underhall.games.imperial_miners.rules.steps import do_step, for_each, hit_all
from underhall.games.imperial_miners.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_CELL,
    ASK_DECK,
    ASK_DISCARD,
    ASK_EFFECT,
    ASK_FACTION,
    ASK_KEEP,
    ASK_SEAM,
    ASK_STEPS,
    ASK_SURFACE,
    ASK_TARGET,
    ASK_TRADE,
    ASK_UP,
    CONTEXT,
    F_ACTIVATE,
    F_BOARD,
    F_CARD,
    F_CELL,
    F_CLIMB,
    F_COMPLETE,
    F_DISCARD,
    F_DRAW,
    F_EFFECT,
    F_END,
    F_FALLBACK,
    F_KEEP,
    F_RESEARCH,
    F_SEAM,
    F_SEARCH,
    F_STEPS,
    F_SURFACE,
    F_TARGET,
    F_TRADE,
    FRAMES,
    HAND_LIMIT,
    KINDS,
    LOT_NONE,
    OP_ACTIVATE,
    ROW,
    RULES,
    Frame,
    State,
    push,
)

ASK_OF: Final[list[int]] = [-1] * FRAMES
"""The question of each frame that can ask one; the others just happen."""
for _frame, _ask in (
    (F_KEEP, ASK_KEEP),
    (F_CARD, ASK_CARD),
    (F_CELL, ASK_CELL),
    (F_EFFECT, ASK_EFFECT),
    (F_CLIMB, ASK_UP),
    (F_SURFACE, ASK_SURFACE),
    (F_DRAW, ASK_DECK),
    (F_SEARCH, ASK_FACTION),
    (F_BOARD, ASK_BOARD),
    (F_RESEARCH, ASK_STEPS),
    (F_TARGET, ASK_TARGET),
    (F_SEAM, ASK_SEAM),
    (F_TRADE, ASK_TRADE),
    (F_DISCARD, ASK_DISCARD),
):
    ASK_OF[_frame] = _ask


def run(s: State, seat: int, out: Sink | None) -> None:
    """Go on with a seat's strand until it asks, draws, or has nothing left to do.

    A question with one answer is not asked, and one with none is passed over (IM-14.10).
    """
    s.asks[seat] = None
    strands = s.strands
    while s.lot == LOT_NONE:
        f = strands[seat]
        if f is None:
            return
        kind = ASK_OF[f.op]
        if kind < 0 or (f.op == F_CLIMB and s.mines[seat].up[f.a].bit_count() != 2):
            strands[seat] = f.below
            happen(s, seat, f, out)
            continue
        codes = codes_of(s, seat, f)
        if len(codes) > 1:
            s.asks[seat] = Ask(seat, KINDS[kind], codes, RULES[kind], subject(s, seat, f))
            return
        strands[seat] = f.below
        if codes:
            take(s, seat, f, codes[0], out)
        else:
            left_over(s, seat, f, out)


def subject(s: State, seat: int, f: Frame) -> tuple[int, ...]:
    """What a question is about; nothing in it is secret from its own seat."""
    op = f.op
    if op == F_KEEP:
        return (s.book.kept - len(s.picks[seat]),)
    if op == F_CELL or op == F_DRAW or op == F_RESEARCH or op == F_SURFACE or op == F_SEAM:
        return (f.a,)
    if op == F_EFFECT or op == F_CLIMB:
        return (s.mines[seat].cells[f.a],)
    if op == F_SEARCH:
        return (f.a, f.b, f.c)
    if op == F_TARGET:
        return (s.book.steps[f.a].op, f.d)
    if op == F_TRADE:
        return (f.a, f.c)
    if op == F_DISCARD:
        return (f.d, 0 if f.a < 0 else 2 if s.book.steps[f.a].upto else 1)
    return ()


def happen(s: State, seat: int, f: Frame, out: Sink | None) -> None:
    """What needs no question."""
    op = f.op
    if op == F_STEPS:
        program = s.book.programs[f.a]
        if f.b < len(program):
            if f.b + 1 < len(program):
                s.strands[seat] = Frame(F_STEPS, f.below, f.a, f.b + 1, f.c, f.d)
            do_step(s, seat, program[f.b], f.c, f.d, out)
    elif op == F_ACTIVATE:
        activate(s, seat, f.a, f.b, out)
    elif op == F_CLIMB:
        climb(s, seat, f.a)
    elif op == F_END:
        s.v[seat * ROW + CONTEXT] = f.a
        hand_limit(s, seat)
    elif op == F_COMPLETE:
        complete(s, seat, out)
    else:
        assert op == F_FALLBACK
        fall_back(s, seat, out)


def hand_limit(s: State, seat: int) -> None:
    """IM-12.6 IM-12.7 After an effect, the surface or an event: no more than 8 cards in hand."""
    excess = len(s.hands[seat]) - HAND_LIMIT
    if excess > 0:
        push(s, seat, F_DISCARD, -1, 0, 0, excess)


def left_over(s: State, seat: int, f: Frame, out: Sink | None) -> None:
    """IM-5.3 IM-8.4 As much as possible: where everything that is left must be taken, nobody is asked."""
    op = f.op
    if op == F_TARGET and f.d > 0 and s.book.steps[f.a].op != OP_ACTIVATE:
        step = s.book.steps[f.a]
        number = hit_all(s, seat, step, f.n, possible(s, seat, step, f.b) & ~f.c, out)
        for_each(s, seat, step, f.b, f.e + number)
    elif op == F_TARGET:
        for_each(s, seat, s.book.steps[f.a], f.b, f.e)
    elif op == F_SEAM and f.a > 0:
        for seam in open_seams(s, seat):
            fill(s, seat, seam)
            if out is not None:
                events.filled(s, out, seat, seam)
    elif op == F_SEARCH and f.c > 1:
        push(s, seat, F_SEARCH, f.d, 0, f.c - 1, f.d)
    elif op == F_DISCARD:
        made = f.e
        upto = f.a >= 0 and s.book.steps[f.a].upto
        for card in s.hands[seat] if f.d > 0 and not upto else b"":
            if card >= f.c:
                made += 1
                if out is not None:
                    events.discarded(s, out, seat, card)
                discard(s, seat, card, out)
        if f.a >= 0:
            for_each(s, seat, s.book.steps[f.a], f.b, made)
