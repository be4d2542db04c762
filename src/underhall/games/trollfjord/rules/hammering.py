"""TF-6 Striking: the hammer, what falls, and who has it next."""

from __future__ import annotations

from typing import Final

from underhall.core.game import Sink
from underhall.games.trollfjord import events
from underhall.games.trollfjord.rules.fortresses import bout_limit
from underhall.games.trollfjord.rules.gifts import excess
from underhall.games.trollfjord.state import (
    APPEASING,
    COLLECTING,
    DECIDING,
    FALLING,
    HEIGHTS,
    SIDES,
    STRENGTHS,
    STRIKING,
    State,
    fall_counts,
)

STRIKES: Final = tuple(range(SIDES * HEIGHTS * STRENGTHS))
"""TF-6.4 On the two lateral walls alone."""


def commit(s: State, out: Sink | None) -> None:
    """TF-5.15, TF-5.17 N is fixed; TF-6.1 the active player has the hammer and strikes at least once."""
    s.limit = bout_limit(s, s.partner)
    s.hitter = s.seat
    s.other = s.partner
    s.phase = STRIKING
    if out is not None:
        events.committed(s, out)


def swing(s: State, code: int, out: Sink | None) -> None:
    """TF-6.1 The hammer comes down; what falls is not the hitter's to choose."""
    s.strike = code
    s.phase = FALLING
    if out is not None:
        events.struck(s, out)


def fall(s: State, code: int, out: Sink | None) -> None:
    """TF-6.2 The strike counts, whatever fell; TF-6.3, TF-6.15 what left the tower otherwise is back in it already.
    TF-6.5 Then, in this order: anger, an empty strike changes hands (TF-6.6 to TF-6.8), the last one ends it."""
    counts = fall_counts(code)
    for colour, count in enumerate(counts):
        s.table[colour] += count
        s.top[colour] = min(s.top[colour], s.book.per_colour - s.table[colour])
    s.strikes += 1
    s.strike = -1
    s.stuck = code == 0
    if out is not None:
        events.fell(s, out, counts)
    if excess(s):
        s.angry = True
        s.phase = APPEASING
        s.asked = s.hitter
        if out is not None:
            events.angered(s, out)
        return
    if code == 0 and s.other >= 0:
        s.hitter, s.other = s.other, s.hitter
        if out is not None:
            events.swapped(s, out)
    s.stopped = False
    s.phase = COLLECTING if s.strikes == s.limit else DECIDING


def stop(s: State, out: Sink | None) -> None:
    """TF-6.9, TF-6.10 Who stops by choice collects at once; then the other may go on."""
    s.stopped = True
    s.phase = COLLECTING
    if out is not None:
        events.stopped(s, out)


def go_on(s: State, out: Sink | None) -> None:
    """TF-6.10, TF-6.11 The other takes the hammer and strikes at least once more; TF-6.12 the stopper is out of it,
    TF-6.13 with what he has taken. TF-6.14 Whose turn it is does not change."""
    s.retired = s.hitter
    s.hitter = s.other
    s.other = -1
    s.phase = STRIKING
    if out is not None:
        events.went_on(s, out, s.hitter)
