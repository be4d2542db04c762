"""TF-3 The track: who is last, who is ahead, and which cells are taken."""

from __future__ import annotations

from underhall.games.trollfjord.state import State


def last_standing(s: State) -> int:
    """TF-3.3, TF-3.8 The seat whose standing king has the smallest progress; TF-3.10 lying kings are ignored. Whoever
    is still last after a turn has another one (TF-3.9)."""
    last = -1
    for seat in range(s.book.players):
        if not s.lying >> seat & 1 and (last < 0 or s.progress[seat] < s.progress[last]):
            last = seat
    return last


def movers_after(s: State, seat: int, progress: int) -> list[int]:
    """The standing kings from the last to the first if this one had this progress: TF-3.7 they never tie."""
    places = [
        (progress if other == seat else s.progress[other], other)
        for other in range(s.book.players)
        if not s.lying >> other & 1
    ]
    return [other for _, other in sorted(places)]


def tailwind_of(s: State, seat: int, progress: int) -> tuple[int, ...]:
    """TF-4.12 Everybody whose standing king is ahead, from the rearmost to the foremost (TF-4.13); TF-3.4 who was
    passed is behind now, TF-4.16 who lies gets nothing, and TF-3.5, TF-4.17 nobody on the start strip is ahead."""
    ahead = [
        (s.progress[other], other)
        for other in range(s.book.players)
        if other != seat and s.progress[other] > progress and not s.lying >> other & 1
    ]
    return tuple([other for _, other in sorted(ahead)])


def taken_cells(s: State, seat: int) -> int:
    """TF-3.2 Mask of the cells on which other kings are; TF-3.10, TF-4.4 a lying king takes its cell too."""
    length = 2 * len(s.cells)
    mask = 0
    for other in range(s.book.players):
        if other != seat and s.progress[other] >= 0:
            mask |= 1 << s.progress[other] % length
    return mask
