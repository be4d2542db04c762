"""IM-12.13 to IM-12.21: moving the pickaxe up the research boards.

IM-12.19 What a space gives is a program like any effect. IM-12.20 How far a pickaxe is on its board, and how far it has
come in all, are two different counters.
"""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.state import (
    BEHIND,
    DONE,
    F_BOARD,
    F_COMPLETE,
    F_RESEARCH,
    F_STEPS,
    FACE,
    POSITION,
    ROW,
    Frame,
    State,
    push,
)


def top_of(s: State, seat: int) -> int:
    """The length of the board that the pickaxe is on."""
    return len(s.book.faces[s.v[seat * ROW + FACE]])


def research(s: State, seat: int, spaces: int) -> None:
    """IM-12.13 Up to so many spaces; IM-12.14 the very first time a board is chosen.

    IM-12.17 What the top effect itself grants waits until the pickaxe has moved to its new board.
    """
    if spaces <= 0:
        return
    face = s.v[seat * ROW + FACE]
    if face >= 0 and s.v[seat * ROW + POSITION] == len(s.book.faces[face]):
        s.strands[seat] = _after_completion(s.strands[seat], spaces)
        return
    push(s, seat, F_RESEARCH, spaces)
    if face < 0:
        push(s, seat, F_BOARD)


def _after_completion(top: Frame | None, spaces: int) -> Frame:
    """The same strand with a research put in behind the completion that is under way."""
    assert top is not None
    if top.op != F_COMPLETE:
        return Frame(top.op, _after_completion(top.below, spaces), top.a, top.b, top.c, top.d, top.e, top.n)
    return Frame(F_COMPLETE, _behind(top.below, spaces))


def _behind(top: Frame | None, spaces: int) -> Frame:
    """Behind those that wait already."""
    if top is not None and top.op == F_RESEARCH:
        return Frame(F_RESEARCH, _behind(top.below, spaces), top.a)
    return Frame(F_RESEARCH, top, spaces)


def furthest(s: State, seat: int, spaces: int) -> int:
    """IM-12.15 One space at least, and no further than the top."""
    return min(spaces, top_of(s, seat) - s.v[seat * ROW + POSITION])


def move_up(s: State, seat: int, spaces: int, out: Sink | None) -> None:
    """IM-12.13 Only the space where the pickaxe stops counts. IM-12.16 The top completes the board.

    IM-12.21 What the space gives is not optional.
    """
    row = seat * ROW
    s.v[row + POSITION] += spaces
    position = s.v[row + POSITION]
    program = s.book.faces[s.v[row + FACE]][position - 1]
    if position == top_of(s, seat):
        push(s, seat, F_COMPLETE)
    push(s, seat, F_STEPS, program, 0, -1)
    if out is not None:
        events.researched(s, out, seat, spaces)


def complete(s: State, seat: int, out: Sink | None) -> None:
    """IM-12.16 IM-12.17 The board is done: the pickaxe goes to the bottom of another one."""
    row = seat * ROW
    s.v[row + DONE] += 1
    s.v[row + BEHIND] += top_of(s, seat)
    s.v[row + POSITION] = 0
    push(s, seat, F_BOARD)
    if out is not None:
        events.completed(s, out, seat)


def boards(s: State, seat: int) -> list[int]:
    """IM-12.14 Any board the first time; IM-12.16 later any but the one just completed. IM-12.18 Others do not matter.

    Codes are the places of the three boards.
    """
    face = s.v[seat * ROW + FACE]
    return [place for place, there in enumerate(s.faces) if there != face or s.book.same_board]


def enter(s: State, seat: int, place: int, out: Sink | None) -> None:
    """IM-12.14 Onto the bottom space, which is free. IM-12.15 It gives nothing."""
    s.v[seat * ROW + FACE] = s.faces[place]
    s.v[seat * ROW + POSITION] = 0
    if out is not None:
        events.entered(s, out, seat)
