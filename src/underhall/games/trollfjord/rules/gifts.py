"""TF-7 Anger and gifts: how much too much, who gives, and whether it is enough."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.trollfjord import events
from underhall.games.trollfjord.state import CLEARING, COLLECTING, GIFTS, PASS, State


def excess(s: State) -> int:
    """TF-7.1, TF-7.3, TF-5.16 How many red, yellow and blue boulders there are beyond N; white ones never anger."""
    table = s.table
    limit = s.limit
    return max(0, table[1] - limit) + max(0, table[2] - limit) + max(0, table[3] - limit)


def givers(s: State) -> list[int]:
    """TF-7.5 The hitter first, then the other; TF-7.7 who has retired gives only with the option retired_gives."""
    seats = [s.hitter]
    if s.other >= 0:
        seats.append(s.other)
    if s.book.retired_gives and s.retired >= 0:
        seats.append(s.retired)
    return seats


def pledged_in_all(s: State) -> int:
    number = 0
    for mask in s.pledged:
        number += mask.bit_count()
    return number


def can_appease(s: State) -> bool:
    """TF-7.6, TF-7.8 Whether all gifts together would be enough; otherwise nobody is asked."""
    number = 0
    for seat in givers(s):
        number += s.gifts[seat].bit_count()
    return number >= excess(s)


def pledge_codes(s: State, seat: int) -> tuple[int, ...]:
    """TF-7.4 Any gift that is neither flipped nor pledged, TF-7.6 or pass; who has none passes unasked."""
    free = s.gifts[seat] & ~s.pledged[seat]
    if not free:
        return ()
    codes = [gift for gift in range(GIFTS) if free >> gift & 1]
    codes.append(PASS)
    return tuple(codes)


def pledge(s: State, seat: int, gift: int, out: Sink | None) -> None:
    """TF-7.6 One more gift is promised; TF-7.5 with the last one missing all are flipped and both may collect."""
    s.pledged[seat] |= 1 << gift
    s.passes = 0
    if out is not None:
        events.pledged(s, out, seat, gift)
    if pledged_in_all(s) < excess(s):
        _next_giver(s, seat)
        return
    for giver, mask in enumerate(s.pledged):
        s.gifts[giver] &= ~mask
    s.appeased = True
    s.stopped = False
    s.phase = COLLECTING
    if out is not None:
        events.appeased(s, out)


def pass_by(s: State, seat: int, out: Sink | None) -> None:
    """TF-7.6 Nothing more from this seat for now; when all have passed in a row nothing is flipped."""
    s.passes += 1
    if out is not None and s.gifts[seat] & ~s.pledged[seat]:
        events.passed(s, out, seat)
    if s.passes < len(givers(s)):
        _next_giver(s, seat)
    else:
        give_up(s, out)


def give_up(s: State, out: Sink | None) -> None:
    """TF-7.2 The spirit stays angry: nobody collects any more."""
    s.pledged = [0] * s.book.players
    s.phase = CLEARING
    s.queue = (s.seat, s.partner) if s.partner >= 0 else (s.seat,)
    if out is not None:
        events.unappeased(s, out)


def _next_giver(s: State, seat: int) -> None:
    seats = givers(s)
    s.asked = seats[(seats.index(seat) + 1) % len(seats)]
