"""A position as data that a person can read and edit, and back again with every mistake named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from underhall.core.errors import BadSnapshot
from underhall.games.dwarfs_fall.notation import COLOUR_NAMES, coordinates, place_word, read_cell
from underhall.games.dwarfs_fall.rules.board import empty_board, with_card, with_stack
from underhall.games.dwarfs_fall.rules.cards import card_cells
from underhall.games.dwarfs_fall.rules.digging import dig_targets
from underhall.games.dwarfs_fall.rules.dwarfs import can_move, free_stacks, steps
from underhall.games.dwarfs_fall.rules.hand import discard_codes, excess
from underhall.games.dwarfs_fall.rules.ogres import dwarf_codes, marches, victims
from underhall.games.dwarfs_fall.rules.tasks import affordable
from underhall.games.dwarfs_fall.rules.turn import settle
from underhall.games.dwarfs_fall.state import (
    ACTIONS,
    ASK_CELL,
    ASK_DIG,
    ASK_DISCARD,
    ASK_DWARF,
    ASK_FROM,
    ASK_GOAL,
    ASK_PUT,
    ASK_TO,
    ASK_TURNED,
    ASK_VICTIM,
    DEALING,
    DISCARD,
    DRAW_GEM,
    DRAW_OGRE,
    DRAW_STOLEN,
    DRAW_TRADING,
    FINISHED,
    GAME_OVER,
    STEAL_GEM,
    STEAL_OGRE,
    SWAP,
    TASKS,
    Book,
    State,
    card,
    top_kind,
)
from underhall.games.dwarfs_fall.view import PHASES
from underhall.kit.masks import bits
from underhall.kit.names import counts_of, index_of, set_of


class Card(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    owner: int
    turned: int = 0


class Stack(msgspec.Struct, forbid_unknown_fields=True):
    cell: str
    cards: list[Card]
    dwarfs: list[int]


class HeldOgre(msgspec.Struct, forbid_unknown_fields=True):
    ogre: str
    known_by: list[int]
    shuffle: int = 0


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    supply: int
    cards: list[str]
    gems: dict[str, int]
    ogres: list[HeldOgre]
    goals: list[str]
    trophies: list[str]
    secret: str | None
    revealed: bool
    order: bool


class Position(msgspec.Struct, forbid_unknown_fields=True):
    active: int
    round: int
    phase: str
    used: int
    bonus_at_start: bool
    order_switched: bool
    ending: bool
    frame: list[int]
    stacks: list[Stack]
    bank: dict[str, int]
    market: list[str]
    unseen: list[str]
    ogre_pile: dict[str, int]
    ogre_discards: dict[str, int]
    shuffle: int
    seats: list[Seat]


def dump(s: State) -> dict[str, Any]:
    """The whole position, secrets included."""
    book, board = s.book, s.board
    places = coordinates(book, board)
    players = book.players
    position = Position(
        active=s.seat,
        round=s.round,
        phase=PHASES[s.phase],
        used=s.used,
        bonus_at_start=s.bonus,
        order_switched=s.switched,
        ending=s.ending,
        frame=list(s.frame),
        stacks=[
            Stack(
                place_word(*places[cell]),
                [Card(book.kind_ids[c >> 2 & 15], c >> 6, c & 3) for c in board.stacks[stack]],
                s.men[stack * players : (stack + 1) * players],
            )
            for stack, cell in enumerate(board.cells)
        ],
        bank=dict(zip(book.gem_ids, s.bank, strict=True)),
        market=[book.goal_ids[goal] for goal in bits(s.market)],
        unseen=[book.goal_ids[goal] for goal in bits(s.unseen)],
        ogre_pile=dict(zip(book.ogre_ids, s.draw, strict=True)),
        ogre_discards=dict(zip(book.ogre_ids, s.spent, strict=True)),
        shuffle=s.generation,
        seats=[_dump_seat(s, seat) for seat in range(players)],
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _dump_seat(s: State, seat: int) -> Seat:
    book = s.book
    ogres = [HeldOgre(book.ogre_ids[o & 15], bits(o >> 4 & 15), o >> 8) for o in s.ogres[seat]]
    return Seat(
        supply=s.supply[seat],
        cards=[book.kind_ids[kind] for kind in bits(s.hands[seat])],
        gems=dict(zip(book.gem_ids, s.gems[seat * book.gems : (seat + 1) * book.gems], strict=True)),
        ogres=ogres,
        goals=[book.goal_ids[goal] for goal in bits(s.goals[seat])],
        trophies=[book.kind_ids[kind] for kind in s.trophies[seat]],
        secret=book.secret_ids[s.secrets[seat]] if s.secrets[seat] >= 0 else None,
        revealed=bool(s.shown >> seat & 1),
        order=bool(s.orders >> seat & 1),
    )


def load(book: Book, data: Mapping[str, Any]) -> State:
    """A position from data. What is wrong is named by its field, or by the count that does not add up."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as err:
        raise BadSnapshot(f"state: {err}") from None
    if position.phase not in PHASES:
        raise BadSnapshot(f"phase: {position.phase!r} is none of {', '.join(PHASES)}")
    if len(position.seats) != book.players:
        raise BadSnapshot(f"seats: {len(position.seats)} of {book.players}")
    if not 0 <= position.active < book.players:
        raise BadSnapshot(f"active: there is no seat {position.active}")
    s = State(book, empty_board(book))
    s.seat, s.round, s.phase = position.active, position.round, PHASES.index(position.phase)
    s.used, s.bonus, s.switched = position.used, position.bonus_at_start, position.order_switched
    s.ending, s.frame = position.ending, tuple(position.frame)
    s.bank = counts_of(position.bank, book.gem_ids, "bank")
    s.market = set_of(position.market, book.goal_ids, "market")
    s.unseen = set_of(position.unseen, book.goal_ids, "unseen")
    s.draw = counts_of(position.ogre_pile, book.ogre_ids, "ogre_pile")
    s.spent = counts_of(position.ogre_discards, book.ogre_ids, "ogre_discards")
    s.generation = position.shuffle
    _load_seats(s, position)
    _load_stacks(s, position)
    s.kind, s.codes = GAME_OVER, ()
    wrong = faults(s)
    if wrong:
        raise BadSnapshot(f"this position cannot occur: {wrong[0]}")
    _reopen(s)
    return s


def _load_seats(s: State, position: Position) -> None:
    book = s.book
    s.supply, s.hands, s.gems, s.ogres, s.goals, s.trophies, s.secrets = [], [], [], [], [], [], []
    s.shown = s.orders = 0
    for number, seat in enumerate(position.seats):
        where = f"seats[{number}]"
        s.supply.append(seat.supply)
        s.hands.append(set_of(seat.cards, book.kind_ids, f"{where}.cards"))
        s.gems += counts_of(seat.gems, book.gem_ids, f"{where}.gems")
        ogres = []
        for ogre in seat.ogres:
            known = set_of(
                [str(p) for p in ogre.known_by], [str(p) for p in range(book.players)], f"{where}.ogres.known_by"
            )
            ogres.append(
                index_of(ogre.ogre, book.ogre_ids, f"{where}.ogres") + 16 * (known | 1 << number) + 256 * ogre.shuffle
            )
        s.ogres.append(tuple(sorted(ogres)))
        s.goals.append(set_of(seat.goals, book.goal_ids, f"{where}.goals"))
        s.trophies.append(tuple(index_of(kind, book.kind_ids, f"{where}.trophies") for kind in seat.trophies))
        s.secrets.append(-1 if seat.secret is None else index_of(seat.secret, book.secret_ids, f"{where}.secret"))
        s.shown |= seat.revealed << number
        s.orders |= seat.order << number


def _load_stacks(s: State, position: Position) -> None:
    book = s.book
    players = book.players
    s.men, s.room, s.here, s.full = [], [], [0] * players, 0
    for number, stack in enumerate(position.stacks):
        where = f"stacks[{number}]"
        cell = read_cell(book, stack.cell)
        if cell is None:
            raise BadSnapshot(f"{where}.cell: {stack.cell!r} is no place like 'e2n1'")
        if cell not in s.board.rim:
            first = "the first card lies at e0n0" if not number else "it lies beside no stack above it in the list"
            raise BadSnapshot(f"{where}.cell: {stack.cell}: {first}")
        if not 1 <= len(stack.cards) <= book.stack_limit:
            raise BadSnapshot(f"{where}.cards: {len(stack.cards)} cards; a stack has 1 to {book.stack_limit}")
        if len(stack.dwarfs) != players or min(stack.dwarfs) < 0:
            raise BadSnapshot(f"{where}.dwarfs: one number from 0 up per seat")
        cards = []
        for c in stack.cards:
            kind = index_of(c.kind, book.kind_ids, f"{where}.cards")
            if not (0 <= c.owner < players and 0 <= c.turned < 4):
                raise BadSnapshot(f"{where}.cards: owner {c.owner} or turned {c.turned} is out of range")
            cards.append(card(c.owner, kind, c.turned))
        if book.monster[cards[-1] >> 2 & 15]:
            raise BadSnapshot(f"{where}.cards: a monster lies at the bottom")
        s.board = with_card(book, s.board, cell, cards[-1])
        s.board = with_stack(book, s.board, number, tuple(cards))
        s.men += stack.dwarfs
        s.room.append(book.slots[top_kind(s.board, number)] - sum(stack.dwarfs))
        s.full |= (s.room[number] <= 0) << number
        for seat in range(players):
            s.here[seat] |= (stack.dwarfs[seat] > 0) << number


# for each question or draw in the middle of a gesture: the phase it belongs to and how many numbers its frame has
FRAMES = {
    ASK_CELL: (ACTIONS, 2),
    ASK_TURNED: (ACTIONS, 3),
    ASK_PUT: (ACTIONS, 1),
    ASK_FROM: (ACTIONS, 1),
    ASK_TO: (ACTIONS, 3),
    ASK_DWARF: (ACTIONS, 3),
    ASK_VICTIM: (ACTIONS, 2),
    DRAW_GEM: (ACTIONS, 2),
    DRAW_STOLEN: (ACTIONS, 2),
    ASK_DIG: (TASKS, 1),
    ASK_GOAL: (TASKS, 1),
    DRAW_OGRE: (TASKS, 1),
    DRAW_TRADING: (TASKS, 1),
    ASK_DISCARD: (DISCARD, 2),
}


def _reopen(s: State) -> None:
    """Put the open question back; where nobody has a choice, go on as the rules do."""
    if s.phase == DISCARD and not s.frame:
        s.frame = (ASK_DISCARD, 0)
    if s.frame and not _frame_fits(s):
        raise BadSnapshot(f"frame: {list(s.frame)} is no question of this position")
    settle(s, None)


def _frame_fits(s: State) -> bool:
    """Whether the rules could have stopped at this question."""
    book, frame = s.book, s.frame
    if FRAMES.get(frame[0]) != (s.phase, len(frame)):
        return False
    kind, rest = frame[0], frame[1:]
    if kind in (ASK_CELL, ASK_TURNED):
        held = 0 <= rest[0] < book.kinds and s.hands[s.seat] >> rest[0] & 1
        return bool(held) and (kind == ASK_CELL or rest[1] in card_cells(s, rest[0])) and bool(card_cells(s, rest[0]))
    if kind == ASK_PUT:
        return s.supply[s.seat] > 0 and free_stacks(s) != 0
    if kind == ASK_FROM:
        return can_move(s)
    if kind == ASK_TO:
        owner = s.seat if rest[1] == -1 else rest[1]
        if not (0 <= rest[0] < len(s.room) and 0 <= owner < book.players and s.here[owner] >> rest[0] & 1):
            return False
        return (steps(s, rest[0]) if rest[1] == -1 else marches(s, rest[0])) != 0
    if kind in (ASK_DWARF, ASK_VICTIM):
        thieving = 0 <= rest[0] < book.ogres and book.ogre_family[rest[0]] in (STEAL_GEM, STEAL_OGRE)
        if not 0 <= rest[0] < book.ogres or thieving != (kind == ASK_VICTIM):
            return False
        if kind == ASK_VICTIM:
            return victims(s, rest[0]) != 0
        return rest[1] == -1 or (book.ogre_family[rest[0]] == SWAP and rest[1] in dwarf_codes(s, rest[0]))
    if kind in (DRAW_GEM, DRAW_STOLEN):
        if not 0 <= rest[0] < book.players or rest[0] == s.seat:
            return False
        gems = s.gems[rest[0] * book.gems : (rest[0] + 1) * book.gems]
        return any(gems) if kind == DRAW_GEM else len(s.ogres[rest[0]]) > 0
    if kind == DRAW_OGRE:
        return any(s.draw)
    if kind == DRAW_TRADING:
        return s.unseen != 0
    if kind == ASK_GOAL:
        return affordable(s) != 0
    if kind == ASK_DIG:
        return dig_targets(s) != 0
    return 0 <= rest[0] <= book.gems + book.ogres and bool(discard_codes(s, rest[0], excess(s)))


def faults(s: State) -> list[str]:
    """The invariants of DF-14 that a state breaks; none in any state that the rules make."""
    book, board = s.book, s.board
    wrong = []
    for seat in range(book.players):
        out = sum(s.men[stack * book.players + seat] for stack in range(len(board.cells)))
        if s.supply[seat] + out != book.dwarfs or s.supply[seat] < 0:
            wrong.append(
                f"DF-1.2: {COLOUR_NAMES[seat]} has {s.supply[seat]} dwarfs at home and {out} out, not {book.dwarfs}"
            )
        laid = [c for cards in board.stacks for c in cards if c >> 6 == seat]
        kinds = sorted([c >> 2 & 15 for c in laid] + bits(s.hands[seat]))
        slain = [kind for trophies in s.trophies for kind in trophies]
        ordinary = [kind for kind in kinds if not book.monster[kind]]
        if ordinary != bits(book.ordinary) or len(set(kinds)) != len(kinds):
            wrong.append(f"DF-1.3: {COLOUR_NAMES[seat]}'s nine cards are not all there once")
    for kind in bits(book.monsters):
        there = sum((c >> 2 & 15) == kind for cards in board.stacks for c in cards)
        held = sum(hand >> kind & 1 for hand in s.hands)
        if there + held + slain.count(kind) != book.players:
            wrong.append(f"DF-1.5: {book.kind_ids[kind]}: {there} laid, {held} in hand, {slain.count(kind)} defeated")
    for gem, name in enumerate(book.gem_ids):
        held = sum(s.gems[seat * book.gems + gem] for seat in range(book.players))
        if s.bank[gem] + held != book.gem_count[gem]:
            wrong.append(f"DF-1.7: {s.bank[gem]} {name} in the bank and {held} in hand, not {book.gem_count[gem]}")
    for kind, name in enumerate(book.ogre_ids):
        held = sum(ogre & 15 == kind for hand in s.ogres for ogre in hand)
        if s.draw[kind] + s.spent[kind] + held != book.ogre_copies[kind]:
            wrong.append(f"DF-1.9: {name}: {s.draw[kind]} to draw, {s.spent[kind]} discarded, {held} held")
    wrong += _goal_faults(s) + _board_faults(s) + _turn_faults(s)
    return wrong


def _goal_faults(s: State) -> list[str]:
    book = s.book
    wrong = []
    seen = [s.market, s.unseen, *s.goals]
    if sum(mask.bit_count() for mask in seen) != book.goals:
        wrong.append(f"DF-1.9: {sum(mask.bit_count() for mask in seen)} trading goals, not {book.goals}")
    refilling = s.phase == DEALING or s.frame[:1] == (DRAW_TRADING,)
    if not refilling and s.market.bit_count() < book.goals_open and s.unseen:
        wrong.append(f"DF-2.1: only {s.market.bit_count()} trading goals lie open")
    dealt = [secret for secret in s.secrets if secret >= 0]
    if s.phase == DEALING and len(dealt) == book.players:
        wrong.append("DF-2.2: everything is dealt, so the dealing is over")
    if s.shown & s.orders:
        wrong.append("DF-13.1: a revealed goal has a standing order")
    if len(set(dealt)) != len(dealt):
        wrong.append("DF-2.2: two seats have the same secret goal")
    if s.phase != DEALING and len(dealt) != book.players:
        wrong.append("DF-2.2: a seat has no secret goal")
    return wrong


def _board_faults(s: State) -> list[str]:
    book, board = s.book, s.board
    wrong = []
    for stack, cards in enumerate(board.stacks):
        cell = board.cells[stack]
        if any(book.monster[c >> 2 & 15] for c in cards[1:]):
            wrong.append(f"DF-9.10: a monster is buried in stack {stack}")
        if len({book.type_of[c >> 2 & 15] for c in cards}) > 1:
            wrong.append(f"DF-6.3: stack {stack} has cards of different types")
        if not 1 <= len(cards) <= book.stack_limit:
            wrong.append(f"DF-6.3: stack {stack} has {len(cards)} cards")
        if s.room[stack] < 0 or s.room[stack] != book.slots[top_kind(board, stack)] - sum(
            s.men[stack * book.players : (stack + 1) * book.players]
        ):
            wrong.append(f"DF-7.4: stack {stack} holds more dwarfs than it has slots")
        if bool(s.full >> stack & 1) != (s.room[stack] == 0) or board.where[cell] != stack:
            wrong.append(f"stack {stack}: its kept facts are wrong")
        kept = [s.here[seat] >> stack & 1 for seat in range(book.players)]
        if kept != [number > 0 for number in s.men[stack * book.players : (stack + 1) * book.players]]:
            wrong.append(f"stack {stack}: its kept dwarfs are wrong")
        if stack and not board.beside[stack]:
            wrong.append(f"DF-6.2: stack {stack} touches no other")
    return wrong


def _turn_faults(s: State) -> list[str]:
    book = s.book
    wrong = []
    if not 1 <= s.round <= book.max_rounds:
        wrong.append(f"DF-14.2: round {s.round} of {book.max_rounds}")
    if not 0 <= s.used <= book.actions + book.castle_actions:
        wrong.append(f"DF-5.2: {s.used} actions used")
    if s.phase in (ACTIONS, TASKS) and s.frame[:1] == (ASK_DISCARD,):
        wrong.append("DF-5.1: a discard before the end of the turn")
    if s.phase == DISCARD and not excess(s):
        wrong.append("DF-12.1: nothing is to be discarded")
    shuffles = [ogre >> 8 for hand in s.ogres for ogre in hand]
    if not 0 <= s.generation < 1000 or any(not 0 <= shuffle <= s.generation for shuffle in shuffles):
        wrong.append(f"DF-8.9: an ogre of a shuffle that is none of the {s.generation + 1}")
    if s.phase in (DEALING, FINISHED) and s.frame:
        wrong.append("DF-14: a question outside of a turn")
    return wrong
