"""Chapters 5 and 14: the turn. Works out what is asked, carries out answers and draws, and hands on the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.games.dwarfs_fall import events as tell
from underhall.games.dwarfs_fall.rules.cards import card_cells, place_card, placeable
from underhall.games.dwarfs_fall.rules.digging import dig, dig_targets
from underhall.games.dwarfs_fall.rules.dwarfs import can_move, free_stacks, move_dwarf, movers, put_dwarf, steps
from underhall.games.dwarfs_fall.rules.goals import ends_now, may_reveal
from underhall.games.dwarfs_fall.rules.hand import discard, discard_codes, excess
from underhall.games.dwarfs_fall.rules.monsters import defeat
from underhall.games.dwarfs_fall.rules.ogres import (
    discard_ogre,
    dwarf_codes,
    march,
    marches,
    playable_ogres,
    send_away,
    steal_gem,
    steal_ogre,
    swap,
    victims,
)
from underhall.games.dwarfs_fall.rules.setup import goals_wanted, next_unserved
from underhall.games.dwarfs_fall.rules.tasks import (
    affordable,
    buy_goal,
    draw_ogre,
    mine_gems,
    possible,
    ready_stacks,
    refill_ogres,
    send_home,
)
from underhall.games.dwarfs_fall.state import (
    ACTIONS,
    ASK_CELL,
    ASK_DIG,
    ASK_DISCARD,
    ASK_DWARF,
    ASK_FROM,
    ASK_GOAL,
    ASK_PUT,
    ASK_TASK,
    ASK_TO,
    ASK_TURN,
    ASK_TURNED,
    ASK_VICTIM,
    COLOURS,
    DEALING,
    DIG,
    DISCARD,
    DRAW_GEM,
    DRAW_OGRE,
    DRAW_SECRET,
    DRAW_STOLEN,
    DRAW_TRADING,
    FINISHED,
    GAME_OVER,
    GEMS,
    MOVE_ONE,
    OGRE,
    STEAL_GEM,
    STEAL_OGRE,
    SWAP,
    TASKS,
    TRADE,
    State,
    cells_of,
    top_kind,
)
from underhall.kit.masks import bits

if TYPE_CHECKING:
    from underhall.core.game import Sink

_code_sets: dict[int, tuple[int, ...]] = {}


def settle(s: State, out: Sink | None) -> None:
    """Go on until somebody has a real choice, something is drawn, or the game is over.

    A question with one answer is not asked but answered, unless that would tell the others something.
    """
    while True:
        ask(s)
        if s.kind >= DRAW_TRADING or len(s.codes) > 1 or would_tell(s):
            return
        carry_out(s, s.codes[0], out)


def would_tell(s: State) -> bool:
    """DF-13.1 Whether to skip a question with one answer would show what the seat holds in secret.

    Whether a seat is asked must follow from what everybody sees. Nobody else knows whether an ogre in hand has a
    target or an unrevealed goal is met, so a seat with either is asked even if it can only go on.
    """
    if s.kind == ASK_TASK:
        return not s.book.boundary and not s.shown >> s.seat & 1
    if s.kind in (ASK_TURN, ASK_DISCARD):
        return not s.shown >> s.seat & 1 or len(s.ogres[s.seat]) > 0
    return False


def ask(s: State) -> None:
    """DF-14 What is asked or drawn in this state of the turn: sets `kind` and `codes`."""
    if s.frame:
        s.kind = s.frame[0]
        s.codes = frame_codes(s)
    elif s.phase == ACTIONS:
        s.kind = ASK_TURN
        s.codes = turn_codes(s)
    elif s.phase == TASKS:
        s.kind = ASK_TASK
        s.codes = task_codes(s)
    elif s.phase == DEALING:
        s.kind = DRAW_TRADING if goals_wanted(s) else DRAW_SECRET
        s.codes = ()
    else:
        s.kind = GAME_OVER
        s.codes = ()


def frame_codes(s: State) -> tuple[int, ...]:
    """The codes of a question in the middle of a gesture."""
    kind = s.kind
    frame = s.frame
    if kind == ASK_CELL:
        return tuple(card_cells(s, frame[1]))
    if kind == ASK_TURNED:
        return s.book.turns[frame[1]]
    if kind == ASK_PUT:
        return tuple(cells_of(s.board, free_stacks(s)))
    if kind == ASK_FROM:
        return tuple(cells_of(s.board, movers(s)))
    if kind == ASK_TO:
        start = frame[1]
        return tuple(cells_of(s.board, steps(s, start) if frame[2] < 0 else marches(s, start)))
    if kind == ASK_DWARF:
        return tuple(dwarf_codes(s, frame[1], frame[2]))
    if kind == ASK_VICTIM:
        return tuple(bits(victims(s, frame[1])))
    if kind == ASK_DIG:
        return tuple(cells_of(s.board, dig_targets(s)))
    if kind == ASK_GOAL:
        return tuple(bits(affordable(s)))
    if kind == ASK_DISCARD:
        codes = discard_codes(s, frame[1], excess(s))
        if may_reveal(s, s.seat):
            codes.append(s.book.gems + s.book.ogres)
        return tuple(codes)
    return ()


# The codes of a turn: the kingdom cards by kind, put, move, the ogres by kind, reveal, order on, order off, done.


def turn_codes(s: State) -> tuple[int, ...]:
    """DF-5.2 Place a card, place a dwarf, move a dwarf; DF-11.1 ogres for free; DF-5.3 or stop."""
    book = s.book
    kinds = book.kinds
    seat = s.seat
    mask = 0
    if actions_left(s) > 0:
        mask = placeable(s, s.hands[seat])
        if s.supply[seat] and free_stacks(s):
            mask |= 1 << kinds
        if can_move(s):
            mask |= 2 << kinds
    if s.ogres[seat]:
        mask |= playable_ogres(s) << kinds + 2
    base = kinds + 2 + book.ogres
    if not s.shown >> seat & 1:
        if may_reveal(s, seat):
            mask |= 1 << base
        if book.boundary and not s.switched:
            mask |= (4 if s.orders >> seat & 1 else 2) << base
    mask |= 8 << base
    codes = _code_sets.get(mask)
    if codes is None:
        codes = tuple(bits(mask))
        _code_sets[mask] = codes
    return codes


def actions_left(s: State) -> int:
    """DF-5.2 Three actions, DF-5.4 four with the castle; DF-5.5 tested anew before each, or fixed at the start."""
    book = s.book
    bonus = bool(s.board.bonus >> s.seat & 1) if book.live else s.bonus
    return max(0, book.actions + (book.castle_actions if bonus else 0) - s.used)


def task_codes(s: State) -> tuple[int, ...]:
    """DF-8.1 Any number of tasks in any order, reveal, or end the turn.

    With no card ready nobody is asked, since only a met secret goal could be the reason; the standing order sees to
    it. Where there are no orders the question always comes.
    """
    side = s.book.side
    codes = cells_of(s.board, ready_stacks(s))
    if (codes or not s.book.boundary) and may_reveal(s, s.seat):
        codes.append(side * side)
    codes.append(side * side + 1)
    return tuple(codes)


def carry_out(s: State, code: int, out: Sink | None) -> None:
    """Do what the answer says; the caller settles what follows."""
    kind = s.kind
    frame = s.frame
    if kind == ASK_TURN:
        take_turn(s, code, out)
    elif kind == ASK_CELL:
        s.frame = (ASK_TURNED, frame[1], code)
    elif kind == ASK_TURNED:
        s.frame = ()
        place_card(s, frame[1], frame[2], code)
        if out is not None:
            tell.placed(s, out, frame[1], frame[2])
    elif kind == ASK_PUT:
        s.frame = ()
        put_dwarf(s, s.board.where[code])
        if out is not None:
            tell.put(s, out, code)
    elif kind == ASK_FROM:
        s.frame = (ASK_TO, s.board.where[code], -1)
    elif kind == ASK_TO:
        s.frame = ()
        end = s.board.where[code]
        if frame[2] < 0:
            move_dwarf(s, frame[1], end)
        else:
            march(s, frame[2], frame[1], end)
        if out is not None:
            tell.moved(s, out, s.seat if frame[2] < 0 else frame[2], frame[1], end)
    elif kind == ASK_DWARF:
        take_hold(s, code, out)
    elif kind == ASK_VICTIM:
        s.frame = (DRAW_GEM if s.book.ogre_family[frame[1]] == STEAL_GEM else DRAW_STOLEN, code)
    elif kind == ASK_TASK:
        take_task(s, code, out)
    elif kind == ASK_DIG:
        s.frame = ()
        dig(s, s.board.where[code])
        if out is not None:
            tell.dug(s, out, code)
    elif kind == ASK_GOAL:
        s.frame = (DRAW_TRADING,) if s.unseen else ()
        buy_goal(s, code)
        if out is not None:
            tell.bought(s, out, code)
    else:
        throw_away(s, code, out)


def take_turn(s: State, code: int, out: Sink | None) -> None:
    """DF-5.2 Begin an action, play an ogre, reveal, change the order, or end the actions.

    DF-11.2 Ogres are played here alone, so one that is drawn by a task waits for the next own turn.
    """
    book = s.book
    kinds = book.kinds
    if code < kinds:
        s.frame = (ASK_CELL, code)
    elif code == kinds:
        s.frame = (ASK_PUT,)
    elif code == kinds + 1:
        s.frame = (ASK_FROM,)
    elif code < kinds + 2 + book.ogres:
        play_ogre(s, code - kinds - 2, out)
    elif code == kinds + 2 + book.ogres:
        reveal(s, s.seat, out)
    elif code < kinds + 5 + book.ogres:
        s.orders ^= 1 << s.seat
        s.switched = True
        if out is not None:
            tell.switched(s, out)
    else:
        s.phase = TASKS


def play_ogre(s: State, ogre: int, out: Sink | None) -> None:
    """DF-11.1 Announced, then carried out; DF-11.3 the card lies open from now on."""
    discard_ogre(s, ogre)
    if out is not None:
        tell.ogre_played(s, out, ogre)
    family = s.book.ogre_family[ogre]
    s.frame = (ASK_VICTIM, ogre) if family in (STEAL_GEM, STEAL_OGRE) else (ASK_DWARF, ogre, -1)


def take_hold(s: State, code: int, out: Sink | None) -> None:
    """DF-11.3 What the ogre does with the chosen dwarf."""
    ogre, first = s.frame[1], s.frame[2]
    family = s.book.ogre_family[ogre]
    stack, seat = s.board.where[code // COLOURS], code % COLOURS
    if family == MOVE_ONE:
        s.frame = (ASK_TO, stack, seat)
    elif family == SWAP and first < 0:
        s.frame = (ASK_DWARF, ogre, code)
    elif family == SWAP:
        s.frame = ()
        other_stack, other = s.board.where[first // COLOURS], first % COLOURS
        swap(s, seat, stack, other, other_stack)
        if out is not None:
            tell.swapped(s, out, seat, stack, other, other_stack)
    else:
        s.frame = ()
        count = send_away(s, ogre, stack, seat)
        if out is not None:
            tell.went_home(s, out, seat, stack, count)


def take_task(s: State, code: int, out: Sink | None) -> None:
    """DF-8.1 Carry out a task, reveal, or end the turn. DF-8.6 Each task is judged when its turn comes."""
    cells = s.book.side * s.book.side
    if code == cells:
        reveal(s, s.seat, out)
    elif code > cells:
        end_tasks(s, out)
    else:
        do_task(s, s.board.where[code], out)


def do_task(s: State, stack: int, out: Sink | None) -> None:
    """DF-8.2 The dwarfs go home, then the reward of its kind comes (DF-8.7); DF-8.4 or nothing, if it is impossible."""
    kind = top_kind(s.board, stack)
    if not possible(s, stack):
        fail_task(s, stack, out)
        return
    send_home(s, stack)
    if out is not None:
        tell.task_done(s, out, stack)
    reward = s.book.reward[kind]
    if reward == GEMS:
        count = mine_gems(s, kind)
        if out is not None:
            tell.mined(s, out, s.book.reward_gem[kind], count)
    elif reward == OGRE:
        if refill_ogres(s) and out is not None:
            tell.reshuffled(out)
        s.frame = (DRAW_OGRE,)
    elif reward == TRADE:
        s.frame = (ASK_GOAL,)
    elif reward == DIG:
        s.frame = (ASK_DIG,)
    else:
        monster = defeat(s, stack)
        if out is not None:
            tell.defeated(s, out, monster)


def fail_task(s: State, stack: int, out: Sink | None) -> None:
    """DF-8.4 The dwarfs that were to take part return with nothing."""
    if out is not None:
        tell.task_failed(s, out, stack)
    send_home(s, stack)


def end_tasks(s: State, out: Sink | None) -> None:
    """DF-8.5 What is ready but impossible fails now, unless failed_tasks is optional; then the hand is counted."""
    if s.book.automatic:
        doomed = [stack for stack in bits(ready_stacks(s)) if not possible(s, stack)]
        for stack in doomed:
            while ready_stacks(s) >> stack & 1:
                fail_task(s, stack, out)
    s.phase = DISCARD
    limit_hand(s, 0, out)


def limit_hand(s: State, least: int, out: Sink | None) -> None:
    """DF-12.1 While the hand is too large something must go; then the turn is over."""
    if excess(s):
        s.frame = (ASK_DISCARD, least)
    else:
        s.frame = ()
        end_turn(s, out)


def throw_away(s: State, code: int, out: Sink | None) -> None:
    """DF-12.2 One gem or ogre goes; DF-14.1 a secret goal may be revealed before that."""
    if code == s.book.gems + s.book.ogres:
        reveal(s, s.seat, out)
        return
    discard(s, code)
    if out is not None:
        tell.discarded(s, out, code)
    limit_hand(s, code, out)


def reveal(s: State, seat: int, out: Sink | None) -> None:
    """DF-13.1 The goal is completed for good."""
    s.shown |= 1 << seat
    s.orders &= ~(1 << seat)
    if out is not None:
        tell.revealed(s, out, seat)


def end_turn(s: State, out: Sink | None) -> None:
    """DF-13.1 Standing orders are carried out; DF-13.2 the end may be triggered; DF-2.7 the next seat plays."""
    players = s.book.players
    for step in range(players):
        seat = (s.seat + step) % players
        if s.orders >> seat & 1 and may_reveal(s, seat):
            reveal(s, seat, out)
    if not s.ending and ends_now(s):
        s.ending = True
        if out is not None:
            tell.ending(s, out)
    last = s.seat == players - 1
    if last and (s.ending or s.round >= s.book.max_rounds):
        finish(s, out)
        return
    s.seat = (s.seat + 1) % players
    if last:
        s.round += 1
    begin_turn(s, out)


def begin_turn(s: State, out: Sink | None) -> None:
    """DF-5.1 A turn: actions, then tasks, then the hand limit."""
    s.used = 0
    s.switched = False
    s.bonus = bool(s.board.bonus >> s.seat & 1)
    s.phase = ACTIONS
    if out is not None:
        tell.turn_begins(s, out)


def finish(s: State, out: Sink | None) -> None:
    """DF-13.1 Before scoring every secret goal that holds is revealed. DF-14.2 The safety stop ends here too."""
    if out is not None and not s.ending:
        tell.stopped(s, out)
    for step in range(s.book.players):
        seat = (s.seat + 1 + step) % s.book.players
        if may_reveal(s, seat):
            reveal(s, seat, out)
    s.phase = FINISHED
    if out is not None:
        tell.scored(s, out)


def take_outcome(s: State, code: int, out: Sink | None) -> None:
    """DF-14.3 What a draw brings."""
    kind = s.kind
    if kind == DRAW_TRADING:
        s.frame = ()
        s.unseen &= ~(1 << code)
        s.market |= 1 << code
        if out is not None:
            tell.goal_opened(s, out, code)
    elif kind == DRAW_SECRET:
        seat = next_unserved(s)
        s.secrets[seat] = code
        if out is not None:
            tell.secret_dealt(s, out, seat)
        if next_unserved(s) < 0:
            begin_turn(s, out)
    elif kind == DRAW_OGRE:
        s.frame = ()
        draw_ogre(s, code)
        if out is not None:
            tell.ogre_drawn(s, out, code)
    elif kind == DRAW_GEM:
        victim = s.frame[1]
        s.frame = ()
        steal_gem(s, victim, code)
        if out is not None:
            tell.gem_stolen(s, out, victim, code)
    else:
        victim = s.frame[1]
        s.frame = ()
        steal_ogre(s, victim, code)
        if out is not None:
            tell.ogre_stolen(s, out, victim, code)
