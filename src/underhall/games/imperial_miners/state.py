"""The state of a game of Imperial Miners: flat ints, immutable mines and strands, copied by hand.

What changes all the time (gold, points, tokens, machines) is one flat list of ints, `v`, with a row per seat. All
else is never changed in place but replaced, so that copies share it: hands are sorted bytes of card codes, a `Mine` is
made anew for each card that is laid, and a seat's unfinished business is a strand of `Frame`s, each on top of the next.

A set of cards in a mine is a mask with a bit for each card in the order in which they were laid. A pile is one int with
a byte for each card of its level, 1 if the card is there, so that its weights are its bytes.
"""

from __future__ import annotations

from bisect import bisect
from typing import Final

from underhall.core.game import Ask

LEVELS: Final = 4
DRAWN: Final = 3
"""IM-12.5 Cards are drawn from the decks of levels 1 to 3; level 4 is a count of equal cards."""
FACTIONS: Final = 6
SCOTS: Final = 0
ANY_FACTION: Final = 6
ROUNDS: Final = 10
HAND_LIMIT: Final = 8
MACHINES: Final = 3

# IM-7.2 A cell is a row and a place in half-cards: 192 places per row, the first card of a mine in the middle
WIDE: Final = 192
MIDDLE: Final = 96
CELLS: Final = 4 * WIDE
RIGHT: Final = 0
LOWER_LEFT: Final = 1
LOWER_RIGHT: Final = 2
STRIDES: Final[list[int]] = [2, WIDE - 1, WIDE + 1]
"""From a cell to its right, lower left and lower right neighbour: the three seams that a cell names."""

# A row of `v`
GOLD: Final = 0
POINTS: Final = 1
FACE: Final = 2
"""The research face of the pickaxe, -1 before the first research."""
POSITION: Final = 3
DONE: Final = 4
"""Boards completed."""
BEHIND: Final = 5
"""The spaces of completed boards."""
MACHINE_BITS: Final = 6
"""Two bits for each card of the mine."""
COLLAPSED: Final = 7
ACTIVATED: Final = 8
TOKENS: Final = 9
"""The half-full carts of the mine that a cart token fills."""
CONTEXT: Final = 10
BONUS: Final = 11
"""How often a modifier's bonus was had this round."""
ROW: Final = 12

# What CONTEXT says of the effect that is being performed
BONUS_HAD: Final = 1
SPECIAL: Final = 2

# Phases
DEALING: Final = 0
KEEP: Final = 1
EVENT: Final = 2
CARD: Final = 3
MINE: Final = 4
END: Final = 5
OVER: Final = 6

# Kinds of question
ASK_KEEP: Final = 0
ASK_CARD: Final = 1
ASK_CELL: Final = 2
ASK_EFFECT: Final = 3
ASK_UP: Final = 4
ASK_SURFACE: Final = 5
ASK_DECK: Final = 6
ASK_FACTION: Final = 7
ASK_BOARD: Final = 8
ASK_STEPS: Final = 9
ASK_TARGET: Final = 10
ASK_SEAM: Final = 11
ASK_TRADE: Final = 12
ASK_DISCARD: Final = 13
KINDS: Final[list[str]] = [
    "keep", "card", "cell", "effect", "up", "surface", "deck", "faction", "board", "steps", "target", "seam", "trade",
    "discard",
]  # fmt: skip
RULES: Final[list[str]] = [
    "IM-3.5", "IM-6.1", "IM-7.4", "IM-8.3", "IM-8.2", "IM-8.1", "IM-12.5", "IM-12.9", "IM-12.14", "IM-12.13", "IM-9.2",
    "IM-11.4", "IM-5.4", "IM-12.6",
]  # fmt: skip

# Answers that are no piece: of `effect` and `surface`, and of `trade`
BOTH: Final = 2
NONE: Final = 3
CLEAR: Final = 4
EFFECT_CODES: Final = 5
YES: Final = 0
NO: Final = 1

# Frames of a strand: what a seat still has to do
F_KEEP: Final = 0
F_CARD: Final = 1
F_FALLBACK: Final = 2
F_CELL: Final = 3
"""The card."""
F_ACTIVATE: Final = 4
"""The card of the mine, whether it is special."""
F_EFFECT: Final = 5
"""The same, asked."""
F_CLIMB: Final = 6
"""The card of the mine from which the chain goes on."""
F_SURFACE: Final = 7
"""Picks left, effects used."""
F_STEPS: Final = 8
"""Program, next step, acting card, how many were removed or discarded."""
F_END: Final = 9
"""The CONTEXT to go back to: after an effect, the hand limit."""
F_DRAW: Final = 10
"""Cards left, mask of levels."""
F_SEARCH: Final = 11
"""Faction, mask of levels that had none, draws left."""
F_RESEARCH: Final = 12
"""Spaces at most."""
F_COMPLETE: Final = 13
F_BOARD: Final = 14
F_TARGET: Final = 15
"""Step, acting card, mask of the cards picked, picks left, picks made, machines for each."""
F_SEAM: Final = 16
"""Tokens left."""
F_TRADE: Final = 17
"""Step, acting card, times left, how many were removed or discarded."""
F_DISCARD: Final = 18
"""Step or -1 for the hand limit, acting card, lowest card that may still be picked, picks left, picks made."""
FRAMES: Final = 19

# Steps
OP_GAIN: Final = 0
OP_TRADE: Final = 1
OP_MACHINE: Final = 2
OP_COLLAPSE: Final = 3
OP_CLEAR: Final = 4
OP_CART: Final = 5
OP_RESEARCH: Final = 6
OP_DRAW: Final = 7
OP_SEARCH: Final = 8
OP_DRAW4: Final = 9
OP_ACTIVATE: Final = 10
OP_DISCARD: Final = 11
OP_IF: Final = 12
OPS: Final[list[str]] = [
    "gain", "trade", "machine", "collapse", "clear", "cart", "research", "draw", "fdraw", "draw4", "activate",
    "discard", "if",
]  # fmt: skip

# Counters
COUNTERS: Final[list[str]] = [
    "machines_self", "machines_mine", "cards_with_machine", "collapses_mine", "faction", "distinct_factions", "level",
    "row_self", "adjacent", "full_carts", "full_carts_self", "half_carts", "position", "advance_total",
    "boards_completed", "hand", "gold", "removed", "discarded",
]  # fmt: skip
PER_MACHINES_SELF: Final = 0
PER_MACHINES_MINE: Final = 1
PER_CARDS_WITH_MACHINE: Final = 2
PER_COLLAPSES: Final = 3
PER_FACTION: Final = 4
PER_DISTINCT: Final = 5
PER_LEVEL: Final = 6
PER_ROW_SELF: Final = 7
PER_ADJACENT: Final = 8
PER_FULL_CARTS: Final = 9
PER_FULL_CARTS_SELF: Final = 10
PER_HALF_CARTS: Final = 11
PER_POSITION: Final = 12
PER_ADVANCE: Final = 13
PER_DONE: Final = 14
PER_HAND: Final = 15
PER_GOLD: Final = 16
PER_REMOVED: Final = 17
PER_DISCARDED: Final = 18

# Targets
AT_SELF: Final = 0
AT_PICK: Final = 1
AT_ALL: Final = 2

# What a draw is for
LOT_NONE: Final = -1
LOT_FACE: Final = 0
LOT_EVENT: Final = 1
LOT_DEAL: Final = 2
LOT_DRAW: Final = 3
LOT_SEARCH: Final = 4
LOT_FALLBACK: Final = 5

NEW_DECK: Final = 64
"""In a level's ages: a new deck was made of the discards. The lower bits are the factions that it was seen to lack."""


class Amount:
    """A number on a card: `plus`, or with a counter min(cap, plus + times * (count // div)); no cap is -1."""

    __slots__ = ("arg", "cap", "div", "per", "plus", "times")

    def __init__(self, per: int, arg: int, times: int, div: int, plus: int, cap: int) -> None:
        self.per = per
        self.arg = arg
        self.times = times
        self.div = div
        self.plus = plus
        self.cap = cap


class Target:
    """Which cards of a mine a step is about: the acting one, some that are picked, or all that match."""

    __slots__ = (
        "adjacent", "collapse", "count", "down", "faction", "how", "idle", "level", "machine", "other", "up",
    )  # fmt: skip

    def __init__(self, how: int, count: int) -> None:
        self.how = how
        self.count = count
        self.faction = -1
        self.level = 0
        self.adjacent = False
        self.up = False
        self.down = False
        self.collapse = False
        self.machine = False
        self.other = False
        self.idle = False


class Step:
    """One step of an effect. What a field means depends on the op; those that it does not need stay as they are."""

    __slots__ = ("amount", "arg", "at", "each", "high", "instead", "low", "number", "op", "upto")

    def __init__(self, number: int, op: int, amount: Amount) -> None:
        self.number = number
        self.op = op
        self.amount = amount
        self.arg = 0
        """gain: 0 gold, 1 points · trade: the price · draw: mask of levels · fdraw: faction."""
        self.at: Target | None = None
        self.each = -1
        """The program of what is had for each, of a trade, or of `then`."""
        self.instead = -1
        self.low = 0
        self.high = 0
        self.upto = False


class Effect:
    __slots__ = ("price", "program", "scots")

    def __init__(self, price: int, scots: bool, program: int) -> None:
        self.price = price
        self.scots = scots
        self.program = program


class Mods:
    """What an event changes in its mine phase."""

    __slots__ = (
        "bonus_amount", "bonus_limit", "bonus_what", "both", "cheaper", "on_activate", "on_place", "research",
        "surface_picks",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cheaper: list[int] = []
        """For each card what is added to its cost; empty if nothing is."""
        self.bonus_what = -1
        self.bonus_amount = 0
        self.bonus_limit = 0
        self.on_activate: list[tuple[Target, int]] = []
        self.on_place = -1
        """A program of `if` steps."""
        self.research = 0
        self.surface_picks = 1
        self.both: list[Target] = []


class Book:
    """The tables of a setup: content and options as the rules read them. Nothing ever changes them."""

    content: str
    """The digest of what it is made of."""
    players: int
    alone: Book
    """The same for a seat that is left alone."""
    orders: list[list[int]]
    """IM-14.5 For each round the seats from the first to be asked on; 0 is the setup."""
    kinds: int
    """How many different cards there are; the last is the card of level 4."""
    deep: int
    """The code of the card of level 4."""
    deep_copies: int
    card_words: list[str]
    card_ids: list[str]
    level: list[int]
    """Of each card, 1 to 4."""
    first: list[int]
    """The lowest code of each level; level 4's is `deep`."""
    counts: list[int]
    """How many cards of each level there are."""
    cost: list[int]
    factions: list[tuple[int, ...]]
    carts: list[tuple[int, ...]]
    """IM-11.1 Half-carts at UL, UR, L, R, LL, LR: 2 full, 1 empty, 0 none."""
    effects: list[tuple[Effect, ...]]
    of_faction: list[list[int]]
    """For each level and faction its cards, a byte each."""
    steps: list[Step]
    programs: list[list[Step]]
    event_ids: list[str]
    event_kind: list[int]
    """0 instant, 1 modifier, 2 end of round."""
    event_program: list[int]
    event_mods: list[Mods]
    face_ids: list[str]
    faces: list[list[int]]
    """For each face the programs of its spaces, the top last."""
    boards: list[tuple[int, int]]
    """The two faces of each board (IM-1.3)."""
    surface: list[Effect]
    """IM-1.4 The same three effects for every colour."""
    titles: list[tuple[int, str]]
    plain: Mods
    """No modifier."""
    newcomers: int
    """IM-3.6 A mask of the seats that play the first game."""
    scots_count_self: bool
    gaps: int
    """How many cells wide a gap of row 1 may be; -1 for any that could still matter."""
    voluntary_draw: bool
    keep_collapse: bool
    clear_on_pass: bool
    last_end_event: bool
    shuffle_at_once: bool
    same_board: bool
    modifiers_everywhere: bool
    surface_optional: bool
    tiebreak_machines: bool
    packet: list[int]
    """IM-3.5 The levels of a seat's first cards, in their order."""
    newcomer_packet: list[int]
    kept: int


class Mine:
    """The cards of a mine and what follows from how they lie. Never changed: each card that is laid makes a new one."""

    __slots__ = (
        "adjacent", "at", "cards", "cells", "down", "full", "full_of", "half", "half_of", "of_faction", "of_level",
        "seams", "spots", "up",
    )  # fmt: skip

    cards: list[int]
    cells: list[int]
    at: dict[int, int]
    """The card at a cell, by the order in which they were laid."""
    up: list[int]
    """For each card the mask of those directly above; the lower bit need not be the left one."""
    down: list[int]
    adjacent: list[int]
    of_faction: list[int]
    of_level: list[int]
    full: int
    """IM-11.2 Full carts without tokens."""
    full_of: list[int]
    """Of those, how many each card has a half of."""
    half: list[int]
    """The half-full seams, in the order in which they joined."""
    half_of: list[int]
    """For each card the mask of its half-full seams."""
    seams: list[tuple[int, int]]
    """Every joined cart: its seam and its full halves."""
    spots: list[list[int]]
    """IM-7.4 The cells where a card of each level may go next, ascending."""


class Frame:
    """Something that a seat still has to do, and what comes after it. Never changed."""

    __slots__ = ("a", "b", "below", "c", "d", "e", "n", "op")

    def __init__(
        self, op: int, below: Frame | None, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, n: int = 0
    ) -> None:
        self.op = op
        self.below = below
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.n = n


class State:
    """IM-2.1 What all share, and IM-2.2 what each player has; IM-2.3 who may see what of it is the view's business.

    IM-2.4 Nothing here lets one mine touch another: only the piles are shared. IM-1.6 to IM-1.11 Gold, points,
    machines, collapses and cart tokens never run out, so they are plain numbers.
    """

    __slots__ = (
        "ages", "asks", "book", "born", "chosen", "decks", "discards", "event", "faces", "forced", "hands",
        "known", "lot", "lot_arg", "lot_seat", "mines", "mods", "open_levels", "paths", "phase", "picks", "ready",
        "round", "seen", "strands", "v",
    )  # fmt: skip

    book: Book
    v: list[int]
    phase: int
    round: int
    event: int
    """The event of the round, -1 before it is turned."""
    seen: list[int]
    """The events turned so far, in their order."""
    mods: Mods
    faces: list[int]
    """The three faces in play."""
    decks: list[int]
    """Levels 1 to 3 a byte per card, level 4 a count."""
    discards: list[int]
    ages: list[tuple[int, ...]]
    """For each deck its history: a new entry whenever it is made anew or seen to lack a faction."""
    born: bytes
    """For each card drawn in secret the age of its deck when it was drawn."""
    hands: list[bytes]
    known: list[bytes]
    """Cards in hands that everybody has seen (IM-12.12)."""
    picks: list[bytes]
    """IM-3.5 What each seat has picked to keep so far, in secret."""
    chosen: list[int]
    """IM-6.1 The card that each seat has sealed: -1 none yet, the number of cards for a draw instead."""
    mines: list[Mine]
    paths: list[int]
    """A mask of the cards that this round's chain has touched; bit 15 for the surface."""
    strands: list[Frame | None]
    asks: list[Ask | None]
    ready: int
    """A mask of the seats whose strands have to be looked at."""
    forced: int
    """A mask of the seats that had nothing to choose when cards were sealed (IM-14.6)."""
    open_levels: int
    """A mask of the levels that have a card to draw."""
    lot: int
    lot_seat: int
    lot_arg: int
    """What is drawn now: what for, for whom, from which level (and 8 times the faction)."""

    @property
    def players(self) -> int:
        return self.book.players

    @property
    def content(self) -> str:
        return self.book.content

    @property
    def clock(self) -> int:
        return self.round * self.book.players

    def copy(self) -> State:
        s = State()
        s.book = self.book
        s.v = self.v[:]
        s.phase = self.phase
        s.round = self.round
        s.event = self.event
        s.seen = self.seen
        s.mods = self.mods
        s.faces = self.faces
        s.decks = self.decks[:]
        s.discards = self.discards[:]
        s.ages = self.ages[:]
        s.born = self.born
        s.hands = self.hands[:]
        s.known = self.known[:]
        s.picks = self.picks[:]
        s.chosen = self.chosen[:]
        s.mines = self.mines[:]
        s.paths = self.paths[:]
        s.strands = self.strands[:]
        s.asks = self.asks[:]
        s.ready = self.ready
        s.forced = self.forced
        s.open_levels = self.open_levels
        s.lot = self.lot
        s.lot_seat = self.lot_seat
        s.lot_arg = self.lot_arg
        return s


def push(s: State, seat: int, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, n: int = 0) -> None:
    """Put something on top of what a seat has to do."""
    s.strands[seat] = Frame(op, s.strands[seat], a, b, c, d, e, n)


def with_card(cards: bytes, card: int) -> bytes:
    """Sorted cards and one more.

    >>> list(with_card(bytes([3, 9]), 5))
    [3, 5, 9]
    """
    at = bisect(cards, card)
    return cards[:at] + bytes((card,)) + cards[at:]


def without_card(cards: bytes, card: int) -> bytes:
    """Cards without one of this kind; the same if there is none.

    >>> list(without_card(bytes([3, 5, 5]), 5))
    [3, 5]
    """
    at = cards.find(card)
    return cards if at < 0 else cards[:at] + cards[at + 1 :]


def order(s: State) -> list[int]:
    """IM-14.5 The seats in the order in which one process asks them: it rotates from round to round."""
    return s.book.orders[s.round]
