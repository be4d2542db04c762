"""IM-3: what lies on the table before the first round, and the dealing of the first cards."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.rules.ground import empty_mine
from underhall.games.imperial_miners.rules.piles import draw_from, open_levels
from underhall.games.imperial_miners.state import (
    DEALING,
    DRAWN,
    FACE,
    LOT_DEAL,
    LOT_FACE,
    LOT_NONE,
    NEW_DECK,
    ROW,
    Book,
    State,
)


def new_game(book: Book) -> State:
    """IM-3.2 The decks are whole; IM-3.4 mines, gold and points are nothing yet. IM-3.8 Nobody has gold."""
    players = book.players
    s = State()
    s.book = book
    s.v = [0] * (players * ROW)
    for seat in range(players):
        s.v[seat * ROW + FACE] = -1
    s.phase, s.round, s.event = DEALING, 0, -1
    s.seen = []
    s.mods = book.plain
    s.faces = []
    s.decks = [whole_deck(book, level) for level in range(DRAWN)] + [book.deep_copies]
    s.discards = [0] * (DRAWN + 1)
    s.ages = [(NEW_DECK,)] * DRAWN
    s.born = bytes(book.kinds)
    s.hands, s.known, s.picks = [b""] * players, [b""] * players, [b""] * players
    s.chosen = [-1] * players
    s.mines = [empty_mine() for _ in range(players)]
    s.paths = [0] * players
    s.strands = [None] * players
    s.asks = [None] * players
    s.ready = s.forced = 0
    s.open_levels = open_levels(s)
    s.lot, s.lot_seat, s.lot_arg = LOT_NONE, -1, 0
    return s


def whole_deck(book: Book, level: int) -> int:
    """Every card of a level, a byte each."""
    deck = 0
    for card in range(book.counts[level]):
        deck |= 1 << 8 * card
    return deck


def deal(s: State, out: Sink | None) -> bool:
    """IM-3.1 First a side of each board; IM-3.7 then seat by seat the whole packet. False once all is dealt."""
    if len(s.faces) < len(s.book.boards):
        s.lot, s.lot_seat, s.lot_arg = LOT_FACE, -1, len(s.faces)
        return True
    for seat in range(s.book.players):
        packet = s.book.newcomer_packet if s.book.newcomers >> seat & 1 else s.book.packet
        if len(s.hands[seat]) < len(packet):
            draw_from(s, seat, packet[len(s.hands[seat])] - 1, LOT_DEAL, out)
            return True
    return False


def turn_face(s: State, code: int, out: Sink | None) -> None:
    """IM-3.1 This side of the board is in play."""
    s.faces = [*s.faces, s.book.boards[s.lot_arg][code]]
    s.lot = LOT_NONE
    if out is not None and len(s.faces) == len(s.book.boards):
        events.faces(s, out)
