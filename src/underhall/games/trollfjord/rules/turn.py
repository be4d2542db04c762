"""TF-10 The turn: one phase after the other until somebody is asked or something is drawn."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.trollfjord import events
from underhall.games.trollfjord.rules.fortresses import candidates, fortress_codes
from underhall.games.trollfjord.rules.gifts import can_appease, give_up, pass_by, pledge, pledge_codes
from underhall.games.trollfjord.rules.hammering import STRIKES, commit, fall, go_on, stop, swing
from underhall.games.trollfjord.rules.movement import (
    MOVES,
    on_round_cell,
    place,
    place_codes,
    walk,
    wander,
    wander_codes,
)
from underhall.games.trollfjord.rules.scoring import is_last_turn, lie_down
from underhall.games.trollfjord.rules.setup import lay_strip, lay_token, lay_treasure, next_draw, place_king
from underhall.games.trollfjord.rules.track import last_standing, tailwind_of
from underhall.games.trollfjord.rules.treasures import clear, clear_codes, put_back, take, take_codes
from underhall.games.trollfjord.state import (
    ANNOUNCING,
    APPEASING,
    ASK_AGAIN,
    ASK_CLEAR,
    ASK_COMMIT,
    ASK_CONTINUE,
    ASK_FORTRESS,
    ASK_JOIN,
    ASK_MOVE,
    ASK_PLACE,
    ASK_PLEDGE,
    ASK_STRIKE,
    ASK_TAKE,
    ASK_WANDER,
    CLEARING,
    COLLECTING,
    COLLECTING_OTHER,
    COMMITTING,
    CONTINUING,
    DEALING,
    DECIDING,
    DRAW_FALL,
    DRAW_FORTRESS,
    DRAW_KING,
    DRAW_STRIP,
    DRAW_TREASURE,
    FALLING,
    GAME_OVER,
    JOINING,
    LATE,
    MOVING,
    NO_PLACE,
    NOWHERE,
    OVER,
    PASS,
    REFILLING,
    STRIKING,
    TAILWIND,
    TROLLS,
    TURN_END,
    YES,
    State,
)


def carry_out(s: State, code: int, out: Sink | None) -> None:
    """An answer to the open question."""
    kind = s.kind
    if kind == ASK_MOVE:
        walk(s, code, out)
        s.phase = TROLLS
    elif kind == ASK_PLACE or kind == ASK_WANDER:
        _use_trolls(s, code, out)
    elif kind == ASK_FORTRESS:
        _announce(s, code, out)
    elif kind == ASK_JOIN:
        _join(s, code, out)
    elif kind == ASK_COMMIT:
        if code == YES:
            commit(s, out)
        else:
            _leave(s, out)
    elif kind == ASK_STRIKE:
        swing(s, code, out)
    elif kind == ASK_AGAIN:
        if code == YES:
            s.phase = STRIKING
        else:
            stop(s, out)
    elif kind == ASK_PLEDGE:
        if code == PASS:
            pass_by(s, s.asked, out)
        else:
            pledge(s, s.asked, code, out)
    elif kind == ASK_TAKE:
        take(s, s.asked, code, out)
        _after_collecting(s)
    elif kind == ASK_CONTINUE:
        if code == YES:
            s.phase = COLLECTING_OTHER
        else:
            go_on(s, out)
    else:
        assert kind == ASK_CLEAR
        clear(s, s.asked, code, out)
        s.queue = s.queue[1:]


def take_outcome(s: State, code: int, out: Sink | None) -> None:
    """A lot that was drawn."""
    kind = s.kind
    if kind == DRAW_STRIP:
        lay_strip(s, code, out)
    elif kind == DRAW_FORTRESS:
        lay_token(s, code + 1, out)
    elif kind == DRAW_KING:
        place_king(s, code, out)
    elif kind == DRAW_TREASURE:
        lay_treasure(s, code, out)
    else:
        assert kind == DRAW_FALL
        fall(s, code, out)


def settle(s: State, out: Sink | None) -> None:
    """Go on until somebody has a real choice, something is drawn, or the game is over."""
    while not _stops(s, out):
        pass


def _ask(s: State, kind: int, seat: int, codes: tuple[int, ...]) -> bool:
    s.kind = kind
    s.asked = seat
    s.codes = codes
    return True


def _draw(s: State, kind: int) -> bool:
    s.kind = kind
    s.codes = ()
    return True


def _stops(s: State, out: Sink | None) -> bool:
    """One phase; True where it waits for somebody."""
    phase = s.phase
    if phase == MOVING:
        return _ask(s, ASK_MOVE, s.seat, MOVES)
    if phase == TROLLS:
        return _trolls(s)
    if phase == TAILWIND:
        return _tailwind(s)
    if phase == ANNOUNCING:
        codes = fortress_codes(s)
        if codes:
            return _ask(s, ASK_FORTRESS, s.seat, codes)
        s.phase = TURN_END
    elif phase == JOINING:
        if s.queue:
            return _ask(s, ASK_JOIN, s.queue[0], (0, 1))
        s.phase = COMMITTING
    elif phase == COMMITTING:
        return _ask(s, ASK_COMMIT, s.seat, (0, 1))
    elif phase == STRIKING:
        return _ask(s, ASK_STRIKE, s.hitter, STRIKES)
    elif phase == FALLING:
        return _draw(s, DRAW_FALL)
    elif phase == DECIDING:
        return _ask(s, ASK_AGAIN, s.hitter, (0, 1))
    elif phase == APPEASING:
        return _appease(s, out)
    elif phase == COLLECTING:
        return _collect(s, s.hitter, out)
    elif phase == CONTINUING:
        return _ask(s, ASK_CONTINUE, s.other, (0, 1))
    elif phase == COLLECTING_OTHER:
        return _collect(s, s.other, out)
    elif phase == LATE:
        return _collect(s, s.retired, out)
    elif phase == CLEARING:
        return _clear(s, out)
    elif phase == REFILLING:
        if -1 in s.treasures and any(s.stock):
            return _draw(s, DRAW_TREASURE)
        put_back(s)
        s.phase = TURN_END
    elif phase == TURN_END:
        _end_turn(s, out)
    elif phase == DEALING:
        kind = next_draw(s)
        if kind >= 0:
            return _draw(s, kind)
        _begin_turn(s, out)
    else:
        assert phase == OVER
        return _draw(s, GAME_OVER)
    return False


# Phase A


def _begin_turn(s: State, out: Sink | None) -> None:
    """TF-3.8, TF-3.11 The owner of the last standing king has the next turn."""
    s.seat = last_standing(s)
    s.turn += 1
    s.announced = 0
    s.phase = MOVING
    if out is not None:
        events.turn_begins(s, out)


def _trolls(s: State) -> bool:
    """TF-4.6, TF-4.8 The active player places trolls or lets them wander; then tailwind (TF-4.12, TF-4.15)."""
    if s.rest:
        if on_round_cell(s, s.seat):
            codes = place_codes(s, s.seat)
            if codes:
                return _ask(s, ASK_PLACE, s.seat, codes)
        else:
            codes = wander_codes(s, s.seat)
            if codes:
                return _ask(s, ASK_WANDER, s.seat, codes)
    s.queue = tailwind_of(s, s.seat, s.progress[s.seat])
    s.rest = 1
    s.region = -1
    s.phase = TAILWIND
    return False


def _tailwind(s: State) -> bool:
    """TF-4.13, TF-4.14 Each in turn one troll or one step; who has neither is not asked."""
    if not s.queue:
        s.rest = 0
        s.phase = ANNOUNCING
        return False
    seat = s.queue[0]
    if s.rest:
        if on_round_cell(s, seat):
            codes = place_codes(s, seat)
            if codes:
                return _ask(s, ASK_PLACE, seat, codes)
        else:
            codes = wander_codes(s, seat)
            if codes:
                return _ask(s, ASK_WANDER, seat, codes)
    s.queue = s.queue[1:]
    s.rest = 1
    s.region = -1
    return False


def _use_trolls(s: State, code: int, out: Sink | None) -> None:
    """TF-4.11 Placing and wandering are optional."""
    seat = s.asked
    if s.kind == ASK_PLACE and code != NO_PLACE:
        place(s, seat, code, out)
    elif s.kind == ASK_WANDER and code != len(s.book.borders):
        wander(s, seat, code, out)
    else:
        s.rest = 0
        if out is not None:
            events.idle(s, out, seat)


# Phase B


def _announce(s: State, code: int, out: Sink | None) -> None:
    """TF-5.7 An announcement is no promise yet."""
    if code == NOWHERE:
        s.phase = TURN_END
        return
    s.fort = code
    s.announced |= 1 << code
    s.partner = -1
    s.queue = candidates(s)
    s.phase = JOINING
    if out is not None:
        events.announced(s, out)


def _join(s: State, code: int, out: Sink | None) -> None:
    """TF-5.9, TF-5.10 The first who accepts is the partner; TF-5.13 he cannot withdraw."""
    seat = s.asked
    if code == YES:
        s.partner = seat
        s.queue = ()
        if out is not None:
            events.joined(s, out, seat)
    else:
        s.queue = s.queue[1:]
        if out is not None:
            events.declined(s, out, seat)


def _leave(s: State, out: Sink | None) -> None:
    """TF-5.11, TF-5.12 Not to strike ends the turn, unless another fortress may be announced (announce_again)."""
    if out is not None:
        events.left(s, out)
    s.fort = -1
    s.partner = -1
    s.phase = ANNOUNCING if s.book.announce_again else TURN_END


def _appease(s: State, out: Sink | None) -> bool:
    """TF-7.6 The givers are asked in turn; who has nothing to give passes."""
    if not can_appease(s):
        give_up(s, out)
        return False
    codes = pledge_codes(s, s.asked)
    if codes:
        return _ask(s, ASK_PLEDGE, s.asked, codes)
    pass_by(s, s.asked, out)
    return False


# Phase C


def _collect(s: State, seat: int, out: Sink | None) -> bool:
    """TF-8.2, TF-8.3 Whoever can take a treasure must; only which one may be a question."""
    codes = take_codes(s, seat)
    if len(codes) > 1:
        return _ask(s, ASK_TAKE, seat, codes)
    if codes:
        take(s, seat, codes[0], out)
    elif out is not None:
        events.nothing(s, out, seat)
    _after_collecting(s)
    return False


def _after_collecting(s: State) -> None:
    """TF-6.9, TF-6.10 The stopper has collected: the other goes on or collects; then both leave a region."""
    if s.phase == COLLECTING and s.other >= 0:
        s.phase = CONTINUING if s.stopped else COLLECTING_OTHER
    elif s.phase == COLLECTING and s.book.late_take and s.retired >= 0 and s.taken[s.retired] < 0:
        s.phase = LATE
    else:
        s.phase = CLEARING
        s.queue = (s.seat, s.partner) if s.partner >= 0 else (s.seat,)


def _clear(s: State, out: Sink | None) -> bool:
    """TF-8.11, TF-8.13, TF-8.16 Each participant leaves one region; TF-8.14 the region of a treasure is no question."""
    if not s.queue:
        s.phase = REFILLING
        return False
    seat = s.queue[0]
    codes = clear_codes(s, seat)
    if len(codes) > 1:
        return _ask(s, ASK_CLEAR, seat, codes)
    if codes:
        clear(s, seat, codes[0], out)
    s.queue = s.queue[1:]
    return False


def _end_turn(s: State, out: Sink | None) -> None:
    """TF-9.2 to TF-9.4 Who has had his last turn lies down; TF-10.1 a game that will not end is stopped."""
    if is_last_turn(s):
        lie_down(s, s.seat, out)
        s.ending = True
    if s.lying == (1 << s.book.players) - 1:
        s.phase = OVER
    elif s.turn >= s.book.max_turns:
        s.phase = OVER
        if out is not None:
            events.turns_over(s, out)
    else:
        _begin_turn(s, out)
    if s.phase == OVER and out is not None:
        events.scored(s, out)
