"""The state of a game of In the Hall of the Mountain King: flat ints and short lists, copied by hand.

What lies on trolls and in storages changes all the time and is copied with the state. Every other list is never changed
in place but replaced (`put`, `added`), so that copies share it.

A set of squares is one int with a bit per square; rows are one bit wider than the board, so that nothing wraps around.
The mountain with everything that lies on it for good (tunnels, halls, gates, networks) is a `Mountain` that is never
changed, only replaced, and is shared by all copies of a state. Small stocks (what lies on a troll) are packed, four
bits for each kind of good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Goods (MK-1.4). In a storage there are the first seven; on trolls a cart lies on a spiral or on a clan's symbol.
STONE: Final = 0
IRON: Final = 1
HEARTSTONE: Final = 2
HAMMER: Final = 3
RUNE: Final = 4
COIN: Final = 5
CART: Final = 6
FIRE_CART: Final = 7
KINDS: Final = 10
STORED: Final = 7
MINERALS: Final = 3
CLANS: Final = 3
BANDS: Final = 5

# A trollsmoot has 4-3-2-1 cells, counted from the bottom left (MK-9.1).
CELLS: Final = 10
BASE: Final = 4
BELOW: Final[tuple[tuple[int, ...], ...]] = ((), (), (), (), (0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (7, 8))
FULL_SMOOT: Final = 1023
# The horde has rows of 5-4-3, counted from the bottom left (MK-8.4).
SLOTS: Final = 12
ROW_OF: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2)
TOP_ROW: Final = 9
"""The first slot of the top row."""
BRIBED: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (), (), (), (0, 1), (1, 2), (2, 3), (3, 4), (0, 1, 2, 5, 6), (1, 2, 3, 6, 7), (2, 3, 4, 7, 8),
)  # fmt: skip
LEVELS: Final = 3
BRIBES_TO_RETIRE: Final = 4
SHAPES: Final = 8
HALLS: Final = 6
PLACES: Final = 11
"""Where a unit can lie: the storage, and ten cells."""
UNITS: Final = PLACES * KINDS
"""The codes of units, place * kinds + kind; one more says "the rest as proposed"."""
AS_PROPOSED: Final = UNITS

# What a spell does (MK-6.6 and the original ones).
GAIN: Final = 0
MASK: Final = 1
EXTRA_DIG: Final = 2
ELEVATE: Final = 3
DEDICATE: Final = 4
WAKE: Final = 5
UNLOAD: Final = 6
SOFTEN: Final = 7
THIN: Final = 8
CAVE_IN: Final = 9
FREE_WHEELS: Final = 10
ROAD: Final = 11
SWAP: Final = 12
PEDESTAL: Final = 13
SONG: Final = 14

# Phases: what is dealt and agreed before the first turn, the two parts of a turn, the end.
DEALING: Final = 0
GATES: Final = 1
DRAFT: Final = 2
TURN: Final = 3
AFTER: Final = 4
FINISHED: Final = 5

# Questions, and after them the draws and the end. `State.kind` holds one of these.
ASK_SHOP: Final = 0
ASK_GATE: Final = 1
ASK_DRAFT: Final = 2
ASK_TURN: Final = 3
ASK_WHERE: Final = 4
ASK_PAY: Final = 5
ASK_PEDESTAL: Final = 6
ASK_SITE: Final = 7
ASK_BAG: Final = 8
ASK_TROLL: Final = 9
ASK_USE: Final = 10
ASK_GET: Final = 11
ASK_GIVE: Final = 12
ASK_AFTER: Final = 13
ASK_HALL: Final = 14
ASK_TO: Final = 15
ASK_GAIN: Final = 16
ASK_DIG: Final = 17
ASK_OWN: Final = 18
ASK_SLOT: Final = 19
ASK_STATUE: Final = 20
ASK_TUNNEL: Final = 21
DRAW_HORDE: Final = 22
DRAW_PEDESTAL: Final = 23
DRAW_SPELL: Final = 24
DRAW_SHOP: Final = 25
DRAW_SPOT: Final = 26
DRAW_CLANS: Final = 27
DRAW_TOKEN: Final = 28
DRAW_STARTER: Final = 29
GAME_OVER: Final = 30
# Frames that are carried out as soon as they are on top.
STEP_SPELL_DONE: Final = 31
STEP_TAKE: Final = 32
STEP_RETIRE: Final = 33

# What a payment is for.
FOR_RUNE: Final = 0
FOR_BRIBES: Final = 1
FOR_MINERALS: Final = 2
FOR_HAMMERS: Final = 3
FOR_CARTS: Final = 4
FOR_EXCHANGE: Final = 5
FOR_TRADE: Final = 6
ON_TROLLS: Final = 1 << KINDS
"""Beside a mask of kinds: only what lies on trolls."""

# The codes of a turn, from these numbers on: spells, workshops by site, trade, slots of the horde, digs, nothing.
SPELLS: Final = 32
SITES: Final = 16
TURN_SITE: Final = SPELLS
TURN_TRADE: Final = TURN_SITE + SITES
TURN_SLOT: Final = TURN_TRADE + 1
TURN_DIG: Final = TURN_SLOT + SLOTS
TURN_PASS: Final = TURN_DIG + SHAPES * MINERALS
# The codes after the main action: halls, statues, trade, done.
STATUES: Final = 21
AFTER_STATUE: Final = HALLS
AFTER_TRADE: Final = AFTER_STATUE + STATUES
AFTER_DONE: Final = AFTER_TRADE + 1

CLAN_ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


def _open_cells(filled: int) -> tuple[int, ...]:
    """MK-9.1 The empty cells above two that are filled."""
    return tuple(
        cell
        for cell in range(BASE, CELLS)
        if not filled >> cell & 1 and filled >> BELOW[cell][0] & 1 and filled >> BELOW[cell][1] & 1
    )


def _down_set(cell: int) -> int:
    """MK-9.2 A cell and all cells beneath it."""
    mask = 1 << cell
    for below in BELOW[cell]:
        mask |= _down_set(below)
    return mask


OPEN_CELLS: Final = [_open_cells(filled) for filled in range(1 << CELLS)]
DOWN: Final = [tuple(below for below in range(CELLS) if _down_set(cell) >> below & 1) for cell in range(CELLS)]
UP: Final = [
    sum(1 << above for above in range(CELLS) if above != cell and _down_set(above) >> cell & 1) for cell in range(CELLS)
]
"""For each cell the mask of those that wake it when they are filled."""


class Book:
    """The content and the options of one game as tables of ints, shared by all its states."""

    __slots__ = (
        "any_kinds", "band", "band_squares", "board", "bribe_by_card", "chosen_shops", "columns", "content", "crowns",
        "dedicate_again", "dig_honour", "dig_starts", "diggable", "elevate_from_top", "exchange_get", "exchange_give",
        "exchange_of", "find", "full_pass", "gains", "hall_altar", "hall_area", "hall_high", "hall_ids", "hall_low",
        "hall_spins", "levels", "owner_of", "owners", "pedestal_stays", "players", "rivals", "rows", "rubble",
        "shop_copies", "shop_ids", "shops_wanted", "single_shops", "sites", "size", "spell_amount", "spell_effect",
        "spell_ids", "spin_anchor", "spin_of", "spins", "spots", "stack_count", "stack_ids", "stack_size",
        "stack_spins", "start_full", "start_labels", "starter_gain", "starters", "starts", "statue_value", "symbols",
        "teams", "tile_limit", "token_copies", "token_values", "troll_clan", "troll_ids", "troll_level", "width",
    )  # fmt: skip

    content: str
    """The digest of what it is made of."""
    players: int
    teams: bool
    owners: int
    """How many storages and scores there are: one per seat, or one per team (MK-19.2)."""
    owner_of: list[int]
    rivals: list[tuple[int, ...]]
    """For each seat those whose networks it may not touch (MK-11.6)."""

    # The mountain
    columns: int
    rows: int
    width: int
    """Columns and the guard."""
    size: int
    board: int
    """All squares of the mountain."""
    diggable: int
    """Where tunnels can be: the mountain without its heart and its sites (MK-11.4)."""
    band: list[int]
    """The band of each square, outermost first; -1 outside and in the heart."""
    band_squares: list[int]
    """All squares of each band."""
    rubble: int
    find: list[int]
    """The resource buried under each square, or -1."""
    sites: list[int]
    spots: list[int]
    """Where statues stand at first, clockwise (MK-2.8)."""
    starts: list[int]
    """All start points of this side, clockwise (MK-3.2)."""
    start_labels: list[int]
    """For each the mask of player counts that it is labelled with."""

    # Tunnels and halls; an orientation is a tuple of shifts from its first square, whose own shift is 0.
    stack_ids: list[str]
    stack_count: list[int]
    stack_size: list[int]
    stack_spins: list[tuple[int, ...]]
    """For each stack the numbers of its orientations."""
    spins: list[tuple[int, ...]]
    spin_of: list[int]
    """The stack of each orientation."""
    spin_anchor: list[int]
    """The shift of its anchor, or -1 (MK-12.2)."""
    dig_honour: list[int]
    """dig_honour[size * minerals + mineral] (MK-11.2)."""
    hall_ids: list[str]
    hall_spins: list[list[tuple[int, ...]]]
    hall_altar: list[list[int]]
    """For each hall and orientation the shift of its altar."""
    hall_area: list[int]
    hall_low: list[int]
    hall_high: list[int]

    # Trolls; the starting ones come first.
    starters: int
    troll_ids: list[str]
    troll_level: list[int]
    """0 for a starting troll."""
    troll_clan: list[int]
    """Fire, Ice, Moon, Mud."""
    symbols: list[int]
    """What a troll produces, packed (MK-9.3)."""
    starter_gain: list[int]
    """The lower row of a starting troll, packed (MK-3.4)."""
    levels: list[int]
    """For each level the mask of its trolls."""

    # Spells, workshops, points
    spell_ids: list[str]
    spell_effect: list[int]
    spell_amount: list[int]
    gains: list[list[int]]
    """What a spell of gain offers, packed."""
    shop_ids: list[str]
    shop_copies: list[int]
    shops_wanted: int
    exchange_of: list[int]
    """The workshop of each exchange (MK-7.7)."""
    exchange_give: list[tuple[int, int]]
    """The mask of kinds that pay for it, and how many."""
    exchange_get: list[tuple[int, int]]
    """The kind that comes and how many; the quartermaster's gives what it takes, so -1."""
    statue_value: list[int]
    """What a statue is worth in each band (MK-17.6)."""
    token_values: list[int]
    """The different values of pedestal tokens, and how many there are of each."""
    token_copies: list[int]
    crowns: list[int]
    """The coronation tokens, the first to be taken first (MK-2.5)."""

    # Rulings
    single_shops: bool
    chosen_shops: bool
    start_full: bool
    any_kinds: int
    """Mask of the kinds that pay where any resource does: with or without clan carts (MK-10.5)."""
    pedestal_stays: bool
    dig_starts: bool
    full_pass: bool
    tile_limit: bool
    bribe_by_card: bool
    dedicate_again: bool
    elevate_from_top: bool


class Mountain:
    """What lies on the mountain for good, and what follows from it. Never changed once built."""

    __slots__ = (
        "covered", "digs", "dug", "fitting", "gates", "ground", "halls", "halo", "land", "legal", "loose", "nets",
        "pieces", "room", "tile_of", "tunnels",
    )  # fmt: skip

    pieces: tuple[int, ...]
    """The squares of each tunnel: a tile, or what shows of it beside halls (MK-4.9)."""
    tile_of: tuple[int, ...]
    """For each piece the number of the tile that it is a part of."""
    tunnels: int
    """All squares of tunnels, halls and gates excluded."""
    halls: tuple[tuple[int, int, int], ...]
    """The halls that lie: which, its squares, its altar."""
    gates: tuple[int, ...]
    """For each seat the square of its gate, -1 before it is placed."""
    covered: int
    """Everything that is covered: tunnels, halls, gates."""
    dug: int
    """Every square that was ever covered: its rubble is gone and its find is spent."""
    nets: tuple[int, ...]
    """For each seat the squares of its network (MK-4.2)."""
    halo: tuple[int, ...]
    """For each seat the squares beside its network."""
    loose: int
    """What belongs to no network (MK-4.3)."""
    ground: list[int]
    """For each seat the squares that it may dig, once they were asked for; -1 before."""
    legal: dict[int, list[int]]
    """Placements that were worked out already."""
    room: list[int]
    """room[seat * shapes + stack]: where such a tile was last found to fit without hammers, 0 before. There it fits as
    long as the seat may dig these squares, unless its network has lost a tunnel."""
    fitting: list[int]
    """For each seat the mask of halls that its tunnels can carry, once it was asked for; -1 before."""
    digs: dict[int, Mountain]
    """What becomes of it by a tunnel, by its squares and its seat: whoever tries one again gets the same."""
    land: Land | None
    """What it looked like to the seat that evaluated it last."""


class State:
    """One position. `kind` and `codes` are the open question or draw, kept so that nobody works it out twice."""

    __slots__ = (
        "bag", "book", "bottom", "bribes", "cards", "cast", "codes", "crowned", "dedicated", "effects", "frames",
        "goods", "halls_left", "hand", "held", "honour", "horde", "kind", "left", "mountain", "moved", "offered",
        "pedestals", "phase", "raised", "recruited", "round", "runes", "seat", "shops", "sites", "smoot", "song",
        "spellbook", "spells_bottom", "spells_unseen", "stacks", "standing", "statue_clan", "statues", "stock", "store",
        "tokens", "track", "undrawn", "unseen", "worked",
    )  # fmt: skip

    book: Book
    mountain: Mountain
    statues: tuple[int, ...]
    """The square of each statue, buried or not."""
    standing: int
    """All these squares; 0 if they were not put together yet."""
    statue_clan: tuple[int, ...]
    dedicated: int
    """Mask of the statues that were dedicated, where that matters (A-9)."""
    pedestals: tuple[int, int, int]
    """For each clan the squares with its pedestals."""
    sites: list[int]
    """The workshop on each site, or -1."""
    stacks: list[int]
    halls_left: int
    shops: list[int]
    """The workshops still to be founded, by kind."""
    track: list[int]
    """track[band * clans + clan]: the value of the token dealt there."""
    tokens: list[int]
    """Who has that token: an owner, or -1 while it lies on the track."""
    horde: list[int]
    bribes: list[int]
    """What lies on each troll of the horde, packed."""
    offered: list[int]
    """The pedestal on each troll of the horde, or -1."""
    unseen: list[int]
    """For each level the mask of trolls in its deck whose order nobody knows."""
    bottom: list[tuple[int, ...]]
    """For each level the trolls at the bottom of its deck, first in, first out."""
    bag: list[int]
    spellbook: list[int]
    runes: list[int]
    spells_unseen: int
    spells_bottom: tuple[int, ...]
    smoot: list[int]
    """For each seat the mask of filled cells."""
    cards: list[int]
    """cards[seat * cells + cell]: the troll there, or -1."""
    held: list[int]
    """What lies on it, packed."""
    goods: list[int]
    """goods[seat * kinds + kind]: all that lies on the seat's trolls."""
    store: list[int]
    """store[owner * stored + kind]."""
    stock: list[int]
    """stock[owner * clans + clan]: pedestals in storage."""
    honour: list[int]
    """By digging."""
    song: list[int]
    """By spells."""
    recruited: list[int]
    """For each seat the levels of the trolls that it has recruited, summed (MK-18.2)."""
    crowned: list[int]
    """The seats that have taken a coronation token, in order."""
    left: int
    """The turns still to come after this one; -1 before the end is triggered (MK-16.3)."""
    hand: list[int]
    """In the draft, for each seat the mask of starting trolls in hand; and those not drawn yet."""
    undrawn: list[int]
    seat: int
    round: int
    phase: int
    cast: bool
    worked: bool
    moved: bool
    raised: bool
    """Whether a hall was dedicated this turn."""
    effects: int
    """Mask of the spell effects that last until the end of the turn (MK-5.6)."""
    frames: tuple[tuple[int, ...], ...]
    """The questions in the middle of something, the latest last; each with what it is about."""
    kind: int
    codes: Sequence[int]

    def __init__(self, book: Book, mountain: Mountain) -> None:
        self.book = book
        self.mountain = mountain
        self.standing = 0

    @property
    def players(self) -> int:
        return self.book.players

    @property
    def content(self) -> str:
        return self.book.content

    @property
    def clock(self) -> int:
        return self.round * self.book.players + self.seat if self.phase > DRAFT else 0

    def copy(self) -> State:
        s = State(self.book, self.mountain)
        s.held = self.held[:]
        s.goods = self.goods[:]
        s.store = self.store[:]
        s.statues = self.statues
        s.standing = self.standing
        s.statue_clan = self.statue_clan
        s.dedicated = self.dedicated
        s.pedestals = self.pedestals
        s.sites = self.sites
        s.stacks = self.stacks
        s.halls_left = self.halls_left
        s.shops = self.shops
        s.track = self.track
        s.tokens = self.tokens
        s.horde = self.horde
        s.bribes = self.bribes
        s.offered = self.offered
        s.unseen = self.unseen
        s.bottom = self.bottom
        s.bag = self.bag
        s.spellbook = self.spellbook
        s.runes = self.runes
        s.spells_unseen = self.spells_unseen
        s.spells_bottom = self.spells_bottom
        s.smoot = self.smoot
        s.cards = self.cards
        s.stock = self.stock
        s.honour = self.honour
        s.song = self.song
        s.recruited = self.recruited
        s.crowned = self.crowned
        s.left = self.left
        s.hand = self.hand
        s.undrawn = self.undrawn
        s.seat = self.seat
        s.round = self.round
        s.phase = self.phase
        s.cast = self.cast
        s.worked = self.worked
        s.moved = self.moved
        s.raised = self.raised
        s.effects = self.effects
        s.frames = self.frames
        s.kind = self.kind
        s.codes = self.codes
        if self.phase <= DRAFT:  # whoever guesses at hands changes them in place
            s.hand = self.hand[:]
            s.undrawn = self.undrawn[:]
        return s


def put(values: list[int], at: int, value: int) -> list[int]:
    """The same list but for one entry; the old one may be another state's too.

    >>> put([1, 2, 3], 1, 5)
    [1, 5, 3]
    """
    changed = values[:]
    changed[at] = value
    return changed


def added(values: list[int], at: int, more: int) -> list[int]:
    """The same list but for one entry, which is so much more."""
    changed = values[:]
    changed[at] += more
    return changed


def push(s: State, *frames: tuple[int, ...]) -> None:
    """Put frames on top, the last of them to be done first."""
    s.frames = s.frames + frames


def pop(s: State) -> tuple[int, ...]:
    top = s.frames[-1]
    s.frames = s.frames[:-1]
    return top


class Land:
    """What a mountain and all that lies on it for now is worth to a seat, and for which position that was said."""

    __slots__ = ("halls_left", "honour", "pedestals", "prospects", "seat", "sites", "statues")

    honour: int
    prospects: float

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.statues = s.statues
        self.pedestals = s.pedestals
        self.sites = s.sites
        self.halls_left = s.halls_left

    def still(self, s: State, seat: int) -> bool:
        """Whether that still holds; nothing of it is ever changed in place."""
        return (
            self.statues is s.statues
            and self.pedestals is s.pedestals
            and self.sites is s.sites
            and self.seat == seat
            and self.halls_left == s.halls_left
        )


def packed(counts: Sequence[int]) -> int:
    """Small numbers of each kind as one int."""
    return sum(count << 4 * kind for kind, count in enumerate(counts))


def unpacked(stock: int) -> list[int]:
    """
    >>> unpacked(packed([1, 0, 3]))[:4]
    [1, 0, 3, 0]
    """
    return [stock >> 4 * kind & 15 for kind in range(KINDS)]
