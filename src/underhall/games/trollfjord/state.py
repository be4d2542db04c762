"""The state of a game of Trollfjord: flat lists of ints, copied by hand.

Regions, fortresses, strips and kinds of treasure are numbered in the order of the content. Cells of the track are
numbered clockwise from the lower right corner, round cells even and footprints odd; a king's place is its `progress`,
which never goes back: -1 to -4 on the start strip, cell + lap * length on the track (TF-3.2).
"""

from __future__ import annotations

from typing import Final

# Terrains (TF-2.5), in the order of TERRAINS.
TERRAINS: Final = ("mountain", "fjord", "glacier", "swamp", "tundra", "forest")
# Colours of boulders (TF-2.3). White counts in the total alone.
COLOURS: Final = ("white", "red", "yellow", "blue")
WHITE: Final = 0

REGIONS: Final = 12
FORTRESSES: Final = 6
SLOTS: Final = 4
GIFTS: Final = 3
PLUS: Final = 3
"""The fourth slot, marked +."""

# The tower as it is struck (TF-6.4): 2 sides × 5 heights × 20 strengths.
SIDES: Final = 2
HEIGHTS: Final = 5
STRENGTHS: Final = 20
TEMPERS: Final = 3

# Questions, and after them the draws and the end. `State.kind` holds one of these.
ASK_MOVE: Final = 0
ASK_PLACE: Final = 1
ASK_WANDER: Final = 2
ASK_FORTRESS: Final = 3
ASK_JOIN: Final = 4
ASK_COMMIT: Final = 5
ASK_STRIKE: Final = 6
ASK_AGAIN: Final = 7
ASK_PLEDGE: Final = 8
ASK_TAKE: Final = 9
ASK_CONTINUE: Final = 10
ASK_CLEAR: Final = 11
DRAW_STRIP: Final = 12
DRAW_FORTRESS: Final = 13
DRAW_KING: Final = 14
DRAW_TREASURE: Final = 15
DRAW_FALL: Final = 16
GAME_OVER: Final = 17

UNPLACED: Final = -100
"""The progress of a king that is not on the start strip yet."""

# Codes that close a question.
NO_PLACE: Final = REGIONS * 3
NOWHERE: Final = FORTRESSES
PASS: Final = GIFTS
YES: Final = 0
NO: Final = 1

# Phases of a turn (TF-10), in their order. `settle` goes from one to the next until somebody is asked.
DEALING: Final = 0
MOVING: Final = 1
TROLLS: Final = 2
TAILWIND: Final = 3
ANNOUNCING: Final = 4
JOINING: Final = 5
COMMITTING: Final = 6
STRIKING: Final = 7
FALLING: Final = 8
DECIDING: Final = 9
APPEASING: Final = 10
COLLECTING: Final = 11
CONTINUING: Final = 12
COLLECTING_OTHER: Final = 13
LATE: Final = 14
CLEARING: Final = 15
REFILLING: Final = 16
TURN_END: Final = 17
OVER: Final = 18


class Book:
    """The content and the options of one game as tables of ints, shared by all its states."""

    __slots__ = (
        "announce_again", "borders", "content", "crown_value", "falls", "first_layout", "first_numbers", "fort_ids",
        "fort_regions", "free_clear", "gift_values", "late_take", "latest_lies_last", "max_turns", "near",
        "of_terrain", "per_colour", "place_both", "players", "region_ids", "region_terrain", "regions_needed",
        "retired_gives", "start_cells", "strikes", "strip_ids", "strips", "temper_nothing", "temper_pull",
        "terrain_ids", "top_weight", "tower_even", "tower_fills", "tower_nothing", "tower_pull", "treasure_counts",
        "treasure_values", "trolls",
    )  # fmt: skip

    content: str
    """The digest of what it is made of."""
    players: int
    region_ids: list[str]
    region_terrain: list[int]
    of_terrain: list[tuple[int, ...]]
    """For each terrain its regions."""
    borders: list[tuple[int, int]]
    """Directed borders, from and to: the codes of `wander`."""
    near: list[tuple[int, ...]]
    """For each region the codes of the borders that lead out of it."""
    fort_ids: list[str]
    fort_regions: list[tuple[int, int, int]]
    first_numbers: list[int]
    """The number of each fortress in the layout for a first game."""
    terrain_ids: list[str]
    strip_ids: list[str]
    strips: list[tuple[int, ...]]
    """For each strip the terrains of its round cells."""
    start_cells: int
    treasure_values: list[int]
    """The value of each kind of treasure, rising."""
    treasure_counts: list[int]
    gift_values: list[int]
    trolls: int
    strikes: int
    per_colour: int
    regions_needed: int
    crown_value: int
    first_layout: bool
    place_both: bool
    announce_again: bool
    late_take: bool
    free_clear: bool
    retired_gives: bool
    latest_lies_last: bool
    max_turns: int
    tower_fills: list[float]
    """For which shares of the boulders left the tower's table has rows, falling."""
    tower_nothing: list[float]
    """tower_nothing[(height * rows of a height + row) * STRENGTHS + strength]: the chance that nothing falls,"""
    tower_pull: list[float]
    """and so for what numbers are likely otherwise; see rules/twin.py."""
    tower_even: list[float]
    temper_pull: list[float]
    """temper_pull[temper * STRENGTHS + strength]: a factor of the pull,"""
    temper_nothing: list[float]
    """and one of the odds of nothing."""
    falls: list[list[list[float]]]
    """falls[(height * STRENGTHS + strength) * TEMPERS + temper][boulders inside]: the rising chances of 0, 1, 2 …
    boulders."""
    top_weight: float
    """How readily a boulder that was put back at the top falls, beside one that stayed inside."""


class State:
    """One position. `kind` and `codes` are the open question or draw, kept so that nobody works it out twice."""

    __slots__ = (
        "angry", "announced", "appeased", "asked", "book", "cells", "codes", "crowns", "ending", "finished", "fort",
        "forts", "gifts", "hitter", "kind", "limit", "lying", "other", "partner", "passes", "patch", "phase",
        "pledged", "progress", "queue", "region", "rest", "retired", "seat", "slots", "stock", "stopped", "strike",
        "strikes", "strips", "stuck", "supply", "table", "taken", "top", "treasures", "trolls", "turn",
    )  # fmt: skip

    book: Book
    # the board
    strips: tuple[int, ...]
    """The strips as they lie, clockwise from the lower right corner."""
    cells: tuple[int, ...]
    """The terrain of each round cell, once all strips lie: cell 2 * i of the track."""
    forts: tuple[int, ...]
    """The number of each fortress."""
    treasures: list[int]
    """The kind of treasure on each region, -1 for none."""
    stock: list[int]
    """How many treasures of each kind lie face down."""
    trolls: list[int]
    """trolls[seat * REGIONS + region]."""
    supply: list[int]
    # the kings
    progress: list[int]
    lying: int
    """Mask of the seats whose king lies: they have finished."""
    finished: tuple[int, ...]
    """The seats in the order in which they finished."""
    # the sacks
    slots: list[int]
    """slots[seat * SLOTS + slot]: the kind of treasure, -1 while empty."""
    patch: list[tuple[int, ...]]
    """For each seat the kinds of treasure on its patch, rising."""
    crowns: list[int]
    """For each of the slots I, II, III the seat that holds its crown, -1 for the reserve."""
    gifts: list[int]
    """For each seat the mask of gifts that are not flipped."""
    # the turn
    turn: int
    """Counts turns from 1."""
    seat: int
    """The active seat."""
    asked: int
    """Who has the open question."""
    phase: int
    ending: bool
    """Somebody has filled the slot +: everybody has one last turn."""
    rest: int
    """Trolls still to place, or steps still to wander."""
    region: int
    """place_both: where the first trolls of this turn went, -1 otherwise."""
    queue: tuple[int, ...]
    """Seats that are still to be asked: for tailwind, then for partnership."""
    announced: int
    """Mask of the fortresses announced this turn."""
    # the bout
    fort: int
    """The announced fortress, -1 for none."""
    partner: int
    """Who has joined, -1 for nobody."""
    limit: int
    """N of TF-5.14."""
    strikes: int
    hitter: int
    other: int
    """The participant without the hammer who may still collect, -1 for none."""
    retired: int
    """The participant who has stopped while the other went on, -1 for none."""
    strike: int
    """The code of the strike that is being carried out, -1 for none."""
    stuck: bool
    """The latest strike of this bout brought nothing."""
    table: list[int]
    """Fallen boulders of each colour; TF-7.4 those that were appeased still count in their own colour."""
    top: list[int]
    """Boulders of each colour inside the tower that were put back at the top after the latest bout."""
    stopped: bool
    """The stop was voluntary, so the other may go on (TF-6.10)."""
    angry: bool
    appeased: bool
    pledged: list[int]
    """For each seat the mask of gifts it has pledged."""
    passes: int
    """How many passes in a row."""
    taken: list[int]
    """For each seat the region whose treasure it took in this bout, -1 for none."""
    kind: int
    codes: tuple[int, ...]

    def __init__(self, book: Book) -> None:
        self.book = book

    @property
    def players(self) -> int:
        return self.book.players

    @property
    def content(self) -> str:
        return self.book.content

    @property
    def clock(self) -> int:
        return self.turn

    def copy(self) -> State:
        s = State(self.book)
        s.strips = self.strips
        s.cells = self.cells
        s.forts = self.forts
        s.treasures = self.treasures[:]
        s.stock = self.stock[:]
        s.trolls = self.trolls[:]
        s.supply = self.supply[:]
        s.progress = self.progress[:]
        s.lying = self.lying
        s.finished = self.finished
        s.slots = self.slots[:]
        s.patch = self.patch[:]
        s.crowns = self.crowns[:]
        s.gifts = self.gifts[:]
        s.turn = self.turn
        s.seat = self.seat
        s.asked = self.asked
        s.phase = self.phase
        s.ending = self.ending
        s.rest = self.rest
        s.region = self.region
        s.queue = self.queue
        s.announced = self.announced
        s.fort = self.fort
        s.partner = self.partner
        s.limit = self.limit
        s.strikes = self.strikes
        s.hitter = self.hitter
        s.other = self.other
        s.retired = self.retired
        s.strike = self.strike
        s.stuck = self.stuck
        s.table = self.table[:]
        s.top = self.top[:]
        s.stopped = self.stopped
        s.angry = self.angry
        s.appeased = self.appeased
        s.pledged = self.pledged[:]
        s.passes = self.passes
        s.taken = self.taken[:]
        s.kind = self.kind
        s.codes = self.codes
        return s


def fall_code(white: int, red: int, yellow: int, blue: int) -> int:
    """A fall as one code: how many boulders of each colour."""
    return ((white * 12 + red) * 12 + yellow) * 12 + blue


def fall_counts(code: int) -> tuple[int, int, int, int]:
    """
    >>> fall_counts(fall_code(4, 0, 2, 11))
    (4, 0, 2, 11)
    """
    return code // 1728, code // 144 % 12, code // 12 % 12, code % 12
