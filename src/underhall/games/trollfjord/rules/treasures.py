"""TF-8 Phase C: collecting, crowns, clearing, and putting everything back."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.trollfjord import events
from underhall.games.trollfjord.rules.setup import clear_bout
from underhall.games.trollfjord.state import PLUS, REGIONS, SLOTS, State


def total(s: State) -> int:
    """TF-5.16 All boulders on the table, the white ones too; TF-7.4 a gift changes no boulder's count."""
    table = s.table
    return table[0] + table[1] + table[2] + table[3]


def next_slot(s: State, seat: int) -> int:
    """The leftmost empty slot of a sack, -1 when all are full."""
    base = seat * SLOTS
    for slot in range(SLOTS):
        if s.slots[base + slot] < 0:
            return slot
    return -1


def take_codes(s: State, seat: int) -> tuple[int, ...]:
    """TF-8.1 The regions of the fortress whose treasure this seat may take: it has a troll there, and as many boulders
    have fallen as the treasure is worth. TF-8.6 What was taken in this bout is gone."""
    fallen = total(s)
    codes: list[int] = []
    for region in s.book.fort_regions[s.fort]:
        kind = s.treasures[region]
        if kind >= 0 and s.book.treasure_values[kind] <= fallen and s.trolls[seat * REGIONS + region]:
            codes.append(region)
    codes.sort()
    return tuple(codes)


def take(s: State, seat: int, region: int, out: Sink | None) -> None:
    """TF-8.2, TF-8.4 One treasure; TF-8.5 on the own turn it goes into the leftmost empty slot, on another's onto the
    patch."""
    kind = s.treasures[region]
    s.treasures[region] = -1
    s.taken[seat] = region
    slot = next_slot(s, seat) if seat == s.seat else -1
    if slot < 0:
        s.patch[seat] = tuple(sorted([*s.patch[seat], kind]))
    else:
        s.slots[seat * SLOTS + slot] = kind
    if out is not None:
        events.took(s, out, seat, region, kind, slot)
    if 0 <= slot < PLUS:
        crown(s, seat, slot, out)
    if slot == PLUS and not s.ending and out is not None:
        events.plus_filled(s, out, seat)


def crown(s: State, seat: int, slot: int, out: Sink | None) -> None:
    """TF-8.7, TF-8.8, TF-8.9 The first treasure in a slot takes its crown; later one of equal or higher value."""
    holder = s.crowns[slot]
    if holder >= 0 and s.slots[holder * SLOTS + slot] > s.slots[seat * SLOTS + slot]:
        return
    s.crowns[slot] = seat
    if out is not None:
        events.crowned(s, out, seat, slot, holder)


def clear_codes(s: State, seat: int) -> tuple[int, ...]:
    """TF-8.11 The region of the treasure that was taken, or any of the three, TF-8.12 with own trolls in it."""
    if s.taken[seat] >= 0:
        return (s.taken[seat],)
    free = s.book.free_clear
    regions = s.book.fort_regions[s.fort]
    return tuple(sorted([region for region in regions if free or s.trolls[seat * REGIONS + region]]))


def clear(s: State, seat: int, region: int, out: Sink | None) -> None:
    """TF-8.11 All trolls of a seat go home from one region; TF-8.13 the active player first, then the partner."""
    number = s.trolls[seat * REGIONS + region]
    s.trolls[seat * REGIONS + region] = 0
    s.supply[seat] += number
    if out is not None:
        events.cleared(s, out, seat, region, number)


def put_back(s: State) -> None:
    """TF-8.17 All boulders go back into the tower, at its top, and the counter goes to 0."""
    s.top = s.table
    clear_bout(s)
