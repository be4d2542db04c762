"""The state of a game of Dwar7s Fall: flat ints and short lists, copied by hand.

Stacks are numbered in the order in which their cells were first built on, so a set of stacks is a mask of bits.
A card on the table is one int: owner, kind and quarter turns (see `card`). The board itself, with everything that
follows from it (realms, blocked stacks, castles in play), is a `Board` that is never changed, only replaced, and is
shared by all copies of a state.
"""

from __future__ import annotations

from typing import Final

# Types of card (DF-1.4). SHOP is a type of its own only with shop_is_inn = false.
CASTLE: Final = 0
INN: Final = 1
MINE: Final = 2
SHOP: Final = 3
TYPES: Final = 4

# What a task brings (DF-8.7).
DIG: Final = 0
OGRE: Final = 1
TRADE: Final = 2
GEMS: Final = 3
DEFEAT: Final = 4

# Families of ogres (DF-11).
REMOVE_ONE: Final = 0
REMOVE_ALL: Final = 1
MOVE_ONE: Final = 2
STEAL_GEM: Final = 3
STEAL_OGRE: Final = 4
SWAP: Final = 5

# What a secret goal counts (DF-13.1).
REALM_STACKS: Final = 0
REALM_VP: Final = 1
TROPHIES: Final = 2
GEMS_IN_HAND: Final = 3
GEM_TYPES: Final = 4
OGRES_IN_HAND: Final = 5
CARDS_IN_HAND: Final = 6
CARDS_WITH_DWARF: Final = 7

# Phases (DF-14).
DEALING: Final = 0
ACTIONS: Final = 1
TASKS: Final = 2
DISCARD: Final = 3
FINISHED: Final = 4

# Questions, and after them the draws and the end. `State.kind` holds one of these.
ASK_TURN: Final = 0
ASK_CELL: Final = 1
ASK_TURNED: Final = 2
ASK_PUT: Final = 3
ASK_FROM: Final = 4
ASK_TO: Final = 5
ASK_DWARF: Final = 6
ASK_VICTIM: Final = 7
ASK_TASK: Final = 8
ASK_DIG: Final = 9
ASK_GOAL: Final = 10
ASK_DISCARD: Final = 11
DRAW_TRADING: Final = 12
DRAW_SECRET: Final = 13
DRAW_OGRE: Final = 14
DRAW_GEM: Final = 15
DRAW_STOLEN: Final = 16
GAME_OVER: Final = 17

COLOURS: Final = 4
"""Codes that name a colour leave room for four, whatever the player count."""


def card(owner: int, kind: int, turned: int) -> int:
    return (owner * 16 + kind) * 4 + turned


class Book:
    """The content and the options of one game as tables of ints, shared by all its states."""

    __slots__ = (
        "actions", "automatic", "boundary", "castle", "castle_actions", "closed", "content", "counters",
        "dig_anywhere", "dwarfs", "gem_count", "gem_ids", "gem_vp", "gems", "giant_voids", "goal_cost", "goal_ids",
        "goal_vp", "goals", "goals_open", "goals_to_end", "hand_limit", "kind_ids", "kinds", "live", "max_rounds",
        "monster", "monsters", "near", "need", "ogre_copies", "ogre_family", "ogre_ids", "ogres", "onto_dragon",
        "order_points", "ordinary", "partial", "players", "reward", "reward_amount", "reward_gem", "secret_ids",
        "secret_vp", "secrets", "side", "slots", "stack_limit", "trophy_vp", "turns", "type_of", "vp", "walls",
        "zero_realm",
    )  # fmt: skip

    content: str
    """The digest of what it is made of."""
    players: int
    kinds: int
    kind_ids: list[str]
    gem_ids: list[str]
    goal_ids: list[str]
    secret_ids: list[str]
    ogre_ids: list[str]
    castle: int
    """The kind that is the castle (DF-5.4)."""
    type_of: list[int]
    monster: list[bool]
    ordinary: int
    """Mask of the kinds that are no monsters."""
    monsters: int
    walls: list[int]
    """walls[kind * 4 + turned]: mask of walled edges, N E S W from bit 0 on."""
    turns: list[tuple[int, ...]]
    """The quarter turns that give different walls."""
    vp: list[int]
    slots: list[int]
    need: list[int]
    trophy_vp: list[int]
    reward: list[int]
    reward_gem: list[int]
    reward_amount: list[int]
    gems: int
    gem_count: list[int]
    gem_vp: list[int]
    goals: int
    goal_cost: list[tuple[int, ...]]
    goal_vp: list[int]
    secrets: int
    counters: list[list[tuple[int, str, int]]]
    """For each secret goal its conditions: counter, comparison, figure. All must hold."""
    secret_vp: list[int]
    ogres: int
    ogre_copies: list[int]
    ogre_family: list[int]
    side: int
    """The table is a torus of side × side cells, so wide that its edges never meet."""
    near: list[tuple[int, int, int, int]]
    """near[cell]: the cells to the north, east, south and west."""
    dwarfs: int
    actions: int
    castle_actions: int
    stack_limit: int
    hand_limit: int
    goals_open: int
    goals_to_end: int
    live: bool
    """castle_bonus = "live" (DF-5.5)."""
    onto_dragon: bool
    automatic: bool
    """failed_tasks = "automatic" (DF-8.5)."""
    partial: bool
    zero_realm: bool
    """monster_zeroes_type = "realm" (DF-9.7)."""
    dig_anywhere: bool
    giant_voids: bool
    boundary: bool
    """secret_windows has the boundary (DF-13.1), so standing orders exist."""
    closed: bool
    order_points: list[int]
    """turn_order_points (DF-13.3): by seat, for those who come later in the round."""
    max_rounds: int


class Board:
    """The cards on the table and what follows from them (DF-3, DF-4, DF-9). Never changed once built."""

    __slots__ = (
        "beside", "blocked", "bonus", "castle_at", "cells", "dragons", "giants", "low", "mine_tops", "open_to", "realm",
        "rim", "stacks", "tall", "types", "where",
    )  # fmt: skip

    cells: list[int]
    where: dict[int, int]
    """Which stack stands on a cell."""
    stacks: list[tuple[int, ...]]
    """The cards of each stack, top first."""
    beside: list[int]
    """For each stack the mask of stacks that share an edge with it."""
    open_to: list[int]
    """For each stack the mask of stacks across an open border."""
    realm: list[int]
    """For each stack the mask of its realm."""
    types: list[int]
    """For each type the mask of stacks whose active card has it."""
    mine_tops: int
    """Stacks whose top card is a mine, not a monster."""
    dragons: int
    giants: int
    low: int
    """Stacks that may grow."""
    tall: int
    """Stacks of two or three cards."""
    rim: list[int]
    """The empty cells beside the cards."""
    castle_at: list[int]
    """For each seat the stack whose active card is its castle, or -1."""
    blocked: int
    """Stacks in a monster's scope (DF-9.3)."""
    bonus: int
    """Mask of seats whose castle gives them an action (DF-5.4)."""


class State:
    """One position. `kind` and `codes` are the open question or draw, kept so that nobody works it out twice."""

    __slots__ = (
        "bank", "board", "bonus", "book", "codes", "draw", "ending", "frame", "full", "gems", "generation", "goals",
        "hands", "here", "kind", "market", "men", "ogres", "orders", "phase", "room", "round", "seat", "secrets",
        "shown", "spent", "supply", "switched", "trophies", "unseen", "used",
    )  # fmt: skip

    book: Book
    board: Board
    men: list[int]
    """men[stack * players + seat]: dwarfs of a seat on a stack."""
    room: list[int]
    """Free slots of each stack's top card."""
    here: list[int]
    """For each seat the mask of stacks with its dwarfs."""
    full: int
    supply: list[int]
    hands: list[int]
    """For each seat the mask of kingdom cards in hand."""
    gems: list[int]
    """gems[seat * kinds of gem + gem]."""
    bank: list[int]
    ogres: list[tuple[int, ...]]
    """For each seat its ogres, sorted: kind + 16 * mask of seats that know it + 256 * shuffle it came from."""
    draw: list[int]
    """How many ogres of each kind lie in the draw pile."""
    spent: list[int]
    """How many lie on the discard pile."""
    generation: int
    """How often the ogres were shuffled anew."""
    market: int
    """Mask of the trading goals that lie open."""
    unseen: int
    goals: list[int]
    """For each seat the mask of trading goals it has bought."""
    trophies: list[tuple[int, ...]]
    secrets: list[int]
    """For each seat its secret goal, -1 before it is dealt."""
    shown: int
    """Mask of seats that have revealed theirs."""
    orders: int
    """Mask of seats whose standing order is on."""
    switched: bool
    """Whether the active seat has changed its order this turn."""
    seat: int
    used: int
    bonus: bool
    """Whether the castle counted when the turn began (castle_bonus = "turn_start")."""
    round: int
    phase: int
    ending: bool
    frame: tuple[int, ...]
    """The question in the middle of a gesture and what it is about; empty between gestures."""
    kind: int
    codes: tuple[int, ...]

    def __init__(self, book: Book, board: Board) -> None:
        self.book = book
        self.board = board

    @property
    def players(self) -> int:
        return self.book.players

    @property
    def content(self) -> str:
        return self.book.content

    @property
    def clock(self) -> int:
        return self.round * self.book.players + self.seat

    def copy(self) -> State:
        s = State(self.book, self.board)
        s.men = self.men[:]
        s.room = self.room[:]
        s.here = self.here[:]
        s.full = self.full
        s.supply = self.supply[:]
        s.hands = self.hands[:]
        s.gems = self.gems[:]
        s.bank = self.bank[:]
        s.ogres = self.ogres[:]
        s.draw = self.draw[:]
        s.spent = self.spent[:]
        s.generation = self.generation
        s.market = self.market
        s.unseen = self.unseen
        s.goals = self.goals[:]
        s.trophies = self.trophies[:]
        s.secrets = self.secrets[:]
        s.shown = self.shown
        s.orders = self.orders
        s.switched = self.switched
        s.seat = self.seat
        s.used = self.used
        s.bonus = self.bonus
        s.round = self.round
        s.phase = self.phase
        s.ending = self.ending
        s.frame = self.frame
        s.kind = self.kind
        s.codes = self.codes
        return s


def cells_of(board: Board, mask: int) -> list[int]:
    """The cells of the stacks of a mask."""
    cells = board.cells
    found = []
    while mask:
        low = mask & -mask
        found.append(cells[low.bit_length() - 1])
        mask ^= low
    return found


def manned(s: State) -> int:
    """The stacks on which any dwarf stands."""
    mask = 0
    for here in s.here:
        mask |= here
    return mask


def enter(s: State, seat: int, stack: int) -> None:
    """A dwarf of the seat steps onto a stack, from wherever it was."""
    s.men[stack * s.book.players + seat] += 1
    s.here[seat] |= 1 << stack
    s.room[stack] -= 1
    if s.room[stack] == 0:
        s.full |= 1 << stack


def leave(s: State, seat: int, stack: int, count: int) -> None:
    """Dwarfs of the seat step off a stack."""
    at = stack * s.book.players + seat
    s.men[at] -= count
    if s.men[at] == 0:
        s.here[seat] &= ~(1 << stack)
    s.room[stack] += count
    s.full &= ~(1 << stack)


def go_home(s: State, seat: int, stack: int, count: int) -> None:
    """DF-1.2 No dwarf is ever lost: whoever leaves the board goes back to its owner's supply."""
    leave(s, seat, stack, count)
    s.supply[seat] += count


def active_card(book: Book, cards: tuple[int, ...]) -> int:
    """DF-4.4 The uppermost card of a stack that is no monster."""
    return cards[1] if book.monster[cards[0] >> 2 & 15] else cards[0]


def top_kind(board: Board, stack: int) -> int:
    return board.stacks[stack][0] >> 2 & 15


def hand_size(s: State, seat: int) -> int:
    """DF-12.1 Kingdom cards, gems and ogres; DF-12.4 goals and trophies lie on the table and do not count."""
    gems = s.book.gems
    return s.hands[seat].bit_count() + sum(s.gems[seat * gems : seat * gems + gems]) + len(s.ogres[seat])
