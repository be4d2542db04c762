"""TF-2 Components and setup: what is laid out before the first move, and what is drawn for it."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.trollfjord import events
from underhall.games.trollfjord.state import (
    ASK_MOVE,
    COLOURS,
    DEALING,
    DRAW_FORTRESS,
    DRAW_KING,
    DRAW_STRIP,
    DRAW_TREASURE,
    GIFTS,
    REGIONS,
    SLOTS,
    UNPLACED,
    Book,
    State,
)


def new_game(book: Book) -> State:
    """TF-2.1, TF-2.10, TF-2.13 Ten trolls and three gifts for everybody, all crowns in reserve; TF-2.3, TF-2.8 every
    boulder is in the tower; TF-2.4 no gift is flipped."""
    s = State(book)
    players = book.players
    s.strips = ()
    s.cells = ()
    s.forts = tuple(book.first_numbers) if book.first_layout else ()
    s.treasures = [-1] * REGIONS
    s.stock = book.treasure_counts[:]
    s.trolls = [0] * (players * REGIONS)
    s.supply = [book.trolls] * players
    s.progress = [UNPLACED] * players
    s.lying = 0
    s.finished = ()
    s.slots = [-1] * (players * SLOTS)
    s.patch = [()] * players
    s.crowns = [-1] * (SLOTS - 1)
    s.gifts = [(1 << GIFTS) - 1] * players
    s.turn = 0
    s.seat = 0
    s.asked = 0
    s.phase = DEALING
    s.ending = False
    s.rest = 0
    s.region = -1
    s.queue = ()
    s.announced = 0
    s.top = [0] * len(COLOURS)
    clear_bout(s)
    s.kind = ASK_MOVE
    s.codes = ()
    return s


def clear_bout(s: State) -> None:
    """TF-8.17 Nothing lies on the table and nobody has hammered."""
    players = s.book.players
    s.fort = -1
    s.partner = -1
    s.limit = 0
    s.strikes = 0
    s.hitter = -1
    s.other = -1
    s.retired = -1
    s.strike = -1
    s.stuck = False
    s.table = [0] * len(COLOURS)
    s.stopped = False
    s.angry = False
    s.appeased = False
    s.pledged = [0] * players
    s.passes = 0
    s.taken = [-1] * players


def next_draw(s: State) -> int:
    """What is laid out next, or -1 when the table is set: TF-2.7 strips, TF-2.6 fortress tokens, TF-2.11 kings,
    TF-2.9 a treasure for every region."""
    book = s.book
    if len(s.strips) < len(book.strips):
        return DRAW_STRIP
    if len(s.forts) < len(book.fort_ids):
        return DRAW_FORTRESS
    if UNPLACED in s.progress:
        return DRAW_KING
    if -1 in s.treasures:
        return DRAW_TREASURE
    return -1


def strip_weights(s: State) -> list[int]:
    """TF-2.7 The strips that do not lie yet."""
    return [0 if strip in s.strips else 1 for strip in range(len(s.book.strips))]


def lay_strip(s: State, strip: int, out: Sink | None) -> None:
    """TF-2.7 The next strip, clockwise; TF-3.1 with the last one all cells have their numbers."""
    s.strips = (*s.strips, strip)
    if len(s.strips) == len(s.book.strips):
        cells: list[int] = []
        for lying in s.strips:
            cells.extend(s.book.strips[lying])
        s.cells = tuple(cells)
    if out is not None:
        events.strip_laid(s, out, strip)


def token_weights(s: State) -> list[int]:
    """TF-2.6 How many tokens of each number are left, from 1 on."""
    left = [0, 0, 0]
    for number in s.book.first_numbers:
        left[number - 1] += 1
    for number in s.forts:
        left[number - 1] -= 1
    return left


def lay_token(s: State, number: int, out: Sink | None) -> None:
    """TF-2.6 The next fortress gets its number."""
    s.forts = (*s.forts, number)
    if out is not None:
        events.token_laid(s, out, len(s.forts) - 1, number)


def king_weights(s: State) -> list[int]:
    """TF-2.11 The kings that stand nowhere yet."""
    return [1 if progress == UNPLACED else 0 for progress in s.progress]


def place_king(s: State, seat: int, out: Sink | None) -> None:
    """TF-2.11 Kings take the start cells from 1 on; TF-2.12 cell 1 is the front."""
    cell = 1 + s.book.players - s.progress.count(UNPLACED)
    s.progress[seat] = -cell
    if out is not None:
        events.king_placed(s, out, seat, cell)


def lay_treasure(s: State, kind: int, out: Sink | None) -> None:
    """TF-2.9, TF-8.15 A treasure from the stock, face up on the first region without one."""
    region = s.treasures.index(-1)
    s.stock[kind] -= 1
    s.treasures[region] = kind
    if out is not None:
        events.laid(s, out, region, kind)
