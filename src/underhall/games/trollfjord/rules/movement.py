"""TF-4 Phase A: the king walks, trolls are placed or wander, tailwind for those ahead."""

from __future__ import annotations

from typing import Final

from underhall.core.game import Sink
from underhall.games.trollfjord import events
from underhall.games.trollfjord.rules.track import taken_cells
from underhall.games.trollfjord.state import NO_PLACE, REGIONS, State

MOVES: Final = (0, 1, 2, 3, 4, 5)


def landing(s: State, seat: int, code: int) -> int:
    """TF-4.2, TF-4.3 The progress of the k-th empty cell ahead, of round cells (codes 0 to 2) or footprints (3 to 5);
    TF-4.5 counting goes on round the corner."""
    taken = taken_cells(s, seat)
    length = 2 * len(s.cells)
    lane, left = divmod(code, 3)
    at = max(s.progress[seat], -1) + 1
    at += (at ^ lane) & 1
    while True:
        if not taken >> at % length & 1:
            if left == 0:
                return at
            left -= 1
        at += 2


def walk(s: State, code: int, out: Sink | None) -> None:
    """TF-4.1 The active king moves on to the chosen cell; TF-4.6, TF-4.8 k trolls or steps are his."""
    s.progress[s.seat] = landing(s, s.seat, code)
    s.rest = code % 3 + 1
    s.region = -1
    if out is not None:
        events.walked(s, out, cell_of(s, s.seat))


def cell_of(s: State, seat: int) -> int:
    return s.progress[seat] % (2 * len(s.cells))


def on_round_cell(s: State, seat: int) -> bool:
    return s.progress[seat] % 2 == 0


def place_codes(s: State, seat: int) -> tuple[int, ...]:
    """TF-4.6 Up to `rest` trolls into one region of the cell's terrain, TF-4.7 never more than the supply holds,
    TF-4.11 or none. With place_both what is left may go to the other region."""
    most = min(s.rest, s.supply[seat])
    if most == 0:
        return ()
    codes: list[int] = []
    for region in s.book.of_terrain[s.cells[cell_of(s, seat) // 2]]:
        if region != s.region:
            codes.extend(range(region * 3, region * 3 + most))
    if not codes:
        return ()
    codes.append(NO_PLACE)
    return tuple(codes)


def place(s: State, seat: int, code: int, out: Sink | None) -> None:
    """TF-4.6, TF-4.14 Trolls come from the supply into a region."""
    region, number = code // 3, code % 3 + 1
    s.supply[seat] -= number
    s.trolls[seat * REGIONS + region] += number
    s.rest = s.rest - number if s.book.place_both else 0
    s.region = region
    if out is not None:
        events.placed(s, out, seat, region, number, seat != s.seat)


def wander_codes(s: State, seat: int) -> tuple[int, ...]:
    """TF-4.8, TF-4.9 Any own troll over any border of its region, TF-4.11 or enough."""
    codes: list[int] = []
    base = seat * REGIONS
    for region in range(REGIONS):
        if s.trolls[base + region]:
            codes.extend(s.book.near[region])
    if not codes or s.rest == 0:
        return ()
    codes.append(len(s.book.borders))
    return tuple(codes)


def wander(s: State, seat: int, code: int, out: Sink | None) -> None:
    """TF-4.8, TF-4.14 One troll takes one step over a border."""
    start, end = s.book.borders[code]
    s.trolls[seat * REGIONS + start] -= 1
    s.trolls[seat * REGIONS + end] += 1
    s.rest -= 1
    if out is not None:
        events.wandered(s, out, seat, code, seat != s.seat)
