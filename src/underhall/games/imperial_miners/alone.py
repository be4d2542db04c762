"""A seat's own game. No mine touches another and only the piles are shared (IM-2.4), so what is best for a seat can be
found without the others: they are left out, with what they hold, and the seat is the only one."""

from __future__ import annotations

from underhall.core.game import Ask
from underhall.games.imperial_miners.state import ROW, State


def alone(s: State, seat: int) -> State:
    t = s.copy()
    t.book = s.book.alone
    t.v = s.v[seat * ROW : (seat + 1) * ROW]
    t.hands = [s.hands[seat]]
    t.known = [s.known[seat]]
    t.picks = [s.picks[seat]]
    t.chosen = [s.chosen[seat]]
    t.mines = [s.mines[seat]]
    t.paths = [s.paths[seat]]
    t.strands = [s.strands[seat]]
    ask = s.asks[seat]
    t.asks = [Ask(0, ask.kind, ask.codes, ask.rule, ask.subject) if ask else None]
    t.ready = s.ready >> seat & 1
    t.forced = s.forced >> seat & 1
    return t
