"""TF-9 The end: who has finished, and what everything is worth."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.trollfjord import events
from underhall.games.trollfjord.state import GIFTS, PLUS, REGIONS, SLOTS, State


def lie_down(s: State, seat: int, out: Sink | None) -> None:
    """TF-9.3 All trolls go home and the king lies down in its cell."""
    base = seat * REGIONS
    for region in range(REGIONS):
        s.supply[seat] += s.trolls[base + region]
        s.trolls[base + region] = 0
    s.lying |= 1 << seat
    s.finished = (*s.finished, seat)
    if out is not None:
        events.lay_down(s, out, seat)


def is_last_turn(s: State) -> bool:
    """TF-9.1, TF-9.2, TF-9.6 Whoever has filled the slot + has had his last turn; TF-9.4 then all have one more."""
    return s.ending or s.slots[s.seat * SLOTS + PLUS] >= 0


def breakdown(s: State, seat: int) -> dict[str, int]:
    """TF-9.7 Treasures in slots and on the patch, gifts that were not given, crowns (TF-8.10)."""
    book = s.book
    slots = 0
    for kind in s.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
        if kind >= 0:
            slots += book.treasure_values[kind]
    patch = 0
    for kind in s.patch[seat]:
        patch += book.treasure_values[kind]
    gifts = 0
    for gift in range(GIFTS):
        if s.gifts[seat] >> gift & 1:
            gifts += book.gift_values[gift]
    return {"slots": slots, "patch": patch, "gifts": gifts, "crowns": s.crowns.count(seat) * book.crown_value}


def ranking(s: State, scores: list[int]) -> list[int]:
    """TF-9.8 Among equals the king that lies furthest back is ahead; with tiebreak = latest the one that lay down
    last."""
    order = sorted(range(s.book.players), key=lambda seat: (-scores[seat], *_lies(s, seat)))
    ranks = [0] * s.book.players
    for rank, seat in enumerate(order, 1):
        ranks[seat] = rank
    return ranks


def _lies(s: State, seat: int) -> tuple[int, int]:
    late = s.finished.index(seat) if seat in s.finished else -1
    return (-late if s.book.latest_lies_last else 0, s.progress[seat])
