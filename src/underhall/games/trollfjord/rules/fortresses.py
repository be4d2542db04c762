"""TF-5 Phase B before striking: which fortress, who joins, and the limit of the bout."""

from __future__ import annotations

from underhall.games.trollfjord.rules.treasures import next_slot
from underhall.games.trollfjord.state import NOWHERE, PLUS, REGIONS, State


def near(s: State, seat: int, fort: int) -> int:
    """How many trolls of a seat stand in the three regions of a fortress."""
    trolls = s.trolls
    base = seat * REGIONS
    a, b, c = s.book.fort_regions[fort]
    return trolls[base + a] + trolls[base + b] + trolls[base + c]


def stands_at(s: State, seat: int, fort: int) -> bool:
    """TF-5.3 Whether a seat has trolls in enough of the three regions."""
    trolls = s.trolls
    base = seat * REGIONS
    a, b, c = s.book.fort_regions[fort]
    held = (trolls[base + a] > 0) + (trolls[base + b] > 0) + (trolls[base + c] > 0)
    return held >= s.book.regions_needed


def fits_slot(s: State, seat: int, fort: int) -> bool:
    """TF-5.2 The leftmost empty slot names the number; TF-5.5 as long as it stays empty it is the same one. The slot +
    takes any."""
    slot = next_slot(s, seat)
    return slot == PLUS or s.forts[fort] == slot + 1


def eligible(s: State) -> list[int]:
    """TF-5.1 to TF-5.6 The fortresses that the active seat may announce now; TF-5.12 none of them twice in a turn."""
    return [
        fort
        for fort in range(len(s.forts))
        if not s.announced >> fort & 1 and stands_at(s, s.seat, fort) and fits_slot(s, s.seat, fort)
    ]


def fortress_codes(s: State) -> tuple[int, ...]:
    """TF-5.4 Any of them, or nowhere; where there is none nobody is asked."""
    forts = eligible(s)
    return (*forts, NOWHERE) if forts else ()


def candidates(s: State) -> tuple[int, ...]:
    """TF-5.8, TF-5.9 Who is asked to join: more trolls there first, among equals whose king is further behind. TF-9.5
    A finished player has no trolls."""
    found = [
        (-near(s, seat, s.fort), s.progress[seat], seat)
        for seat in range(s.book.players)
        if seat != s.seat and stands_at(s, seat, s.fort)
    ]
    return tuple([seat for _, _, seat in sorted(found)])


def bout_limit(s: State, partner: int) -> int:
    """TF-5.14 N: the trolls of the active seat and its partner there, at most nine; TF-5.18 at least two."""
    trolls = near(s, s.seat, s.fort)
    if partner >= 0:
        trolls += near(s, partner, s.fort)
    return min(s.book.strikes, trolls)
