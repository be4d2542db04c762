"""A position as data that a person can read and edit, and back again with every mistake named.

Cards, cells, faces, events and factions are words; a card of a mine is named by its cell. What follows from the rest is
not written: carts, modifiers, questions, and draws that must come next. Where nobody has anything to do, the game goes
on as the rules say: with `phase` `event` and no strands, everybody is about to choose a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from underhall.core.errors import BadSnapshot
from underhall.games.imperial_miners.faults import MOST_AGES, faults, mods_now
from underhall.games.imperial_miners.frames import (
    CONTEXT_WORDS,
    read_card,
    read_faction,
    read_mask,
    read_place,
    read_strand,
    write_strand,
)
from underhall.games.imperial_miners.notation import FACTION_NAMES, SIDES, cell_word, read_cell
from underhall.games.imperial_miners.redraw import hidden_cards
from underhall.games.imperial_miners.rules.chain import AT_SURFACE
from underhall.games.imperial_miners.rules.counting import machines
from underhall.games.imperial_miners.rules.ground import laid
from underhall.games.imperial_miners.rules.piles import open_levels
from underhall.games.imperial_miners.rules.rounds import settle
from underhall.games.imperial_miners.rules.setup import new_game
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    BEHIND,
    BONUS,
    CARD,
    COLLAPSED,
    CONTEXT,
    DONE,
    DRAWN,
    EVENT,
    FACE,
    FACTIONS,
    GOLD,
    LOT_DRAW,
    LOT_EVENT,
    LOT_FALLBACK,
    LOT_NONE,
    LOT_SEARCH,
    MACHINE_BITS,
    MACHINES,
    NEW_DECK,
    POINTS,
    POSITION,
    ROUNDS,
    ROW,
    TOKENS,
    Book,
    State,
)
from underhall.games.imperial_miners.view import PHASES, ask_again, path_cards, pile_cards, words
from underhall.games.imperial_miners.words import DRAW
from underhall.kit.masks import bits
from underhall.kit.names import MOST, index_of

SURFACE = "surface"
RICHEST = 1_000
"""What a seat may begin with: far more than anybody has, far less than the most that there can be."""
LOTS = {LOT_DRAW: "draw", LOT_SEARCH: "search", LOT_FALLBACK: "fallback"}


class Age(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A stretch of a deck's history; `new` where the discards became the deck."""

    new: bool = False
    lacks: list[str] = []
    """Factions that the deck was seen to lack."""


class Level(msgspec.Struct, forbid_unknown_fields=True):
    deck: list[str]
    """In no order."""
    discards: list[str]
    ages: list[Age]
    """The last is the deck's age now."""


class Deep(msgspec.Struct, forbid_unknown_fields=True):
    """How many cards of level 4 there are."""

    deck: int
    discards: int


class Lot(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A draw that is being made: for a `draw`, a `search` or a `fallback`."""

    draw: str
    seat: int
    level: int = 1
    faction: str | None = None


class Placed(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    cell: str
    machines: int = 0
    collapse: bool = False
    activated: bool = False
    tokens: list[str] = []
    """The sides on which a cart token lies: r, ll, lr."""


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    gold: int
    points: int
    hand: list[str]
    mine: list[Placed]
    """In the order in which they were laid."""
    face: str | None = None
    """The research face with the pickaxe, null before the first research."""
    position: int = 0
    completed: int = 0
    behind: int = 0
    """The spaces of completed boards."""
    known: list[str] = []
    """Cards of the hand that everybody has seen."""
    ages: dict[str, int] = {}
    """For the other cards of the hand the age of their deck at which they were drawn; its last if left out."""
    picks: list[str] = []
    """The cards that are kept at the start, as far as they are picked."""
    chosen: str | None = None
    """The card that is sealed, or `draw`."""
    forced: bool = False
    """Whether there was nothing to choose."""
    path: list[str] = []
    """The cells of this round's chain from the card laid upwards, at last `surface`."""
    bonus: int = 0
    """How often the modifier's bonus was had this round."""
    context: list[str] = []
    """Of the effect that runs: `bonus` if it has had it, `special` for a special activation."""
    strand: list[dict[str, Any]] = []
    """What is still to be done, the first thing first."""
    ready: bool = False
    """Whether the strand goes on as soon as a draw is made."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    phase: str
    round: int
    events: list[str]
    """Those turned so far; one fewer than rounds while the next is being turned."""
    faces: list[str]
    """The faces in play: alchemy, technology, diplomacy."""
    levels: list[Level]
    deep: Deep
    seats: list[Seat]
    lot: Lot | None = None


def dump(s: State) -> dict[str, Any]:
    """The whole position, secrets included."""
    position = Position(
        phase=PHASES[s.phase],
        round=s.round,
        events=[s.book.event_ids[event] for event in s.seen],
        faces=[s.book.face_ids[face] for face in s.faces],
        levels=[
            Level(
                list(words(s, pile_cards(s, s.decks, level))),
                list(words(s, pile_cards(s, s.discards, level))),
                [Age(age & NEW_DECK > 0, [FACTION_NAMES[n] for n in bits(age & ~NEW_DECK)]) for age in s.ages[level]],
            )
            for level in range(DRAWN)
        ],
        deep=Deep(s.decks[DRAWN], s.discards[DRAWN]),
        seats=[_dump_seat(s, seat) for seat in range(s.book.players)],
        lot=_dump_lot(s),
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _dump_lot(s: State) -> Lot | None:
    """Dealing and turning an event come by themselves."""
    if s.lot not in LOTS:
        return None
    faction = FACTION_NAMES[s.lot_arg >> 3] if s.lot == LOT_SEARCH else None
    return Lot(LOTS[s.lot], s.lot_seat, (s.lot_arg & 7) + 1, faction)


def _dump_seat(s: State, seat: int) -> Seat:
    book, row, chosen = s.book, seat * ROW, s.chosen[seat]
    face = s.v[row + FACE]
    cells = s.mines[seat].cells
    ages = {
        book.card_words[card]: s.born[card]
        for card in hidden_cards(s, seat)
        if s.born[card] != len(s.ages[book.level[card] - 1]) - 1
    }
    surface = [SURFACE] if s.paths[seat] & AT_SURFACE else []
    return Seat(
        gold=s.v[row + GOLD],
        points=s.v[row + POINTS],
        hand=list(words(s, s.hands[seat])),
        mine=_dump_mine(s, seat),
        face=book.face_ids[face] if face >= 0 else None,
        position=s.v[row + POSITION],
        completed=s.v[row + DONE],
        behind=s.v[row + BEHIND],
        known=list(words(s, s.known[seat])),
        ages=ages,
        picks=list(words(s, s.picks[seat])),
        chosen=None if chosen < 0 else DRAW if chosen == book.kinds else book.card_words[chosen],
        forced=s.phase == CARD and bool(s.forced >> seat & 1),
        path=[cell_word(cells[card]) for card in path_cards(s, seat)] + surface,
        bonus=s.v[row + BONUS],
        context=[CONTEXT_WORDS[bit] for bit in bits(s.v[row + CONTEXT])],
        strand=write_strand(s, seat),
        ready=bool(s.ready >> seat & 1),
    )


def _dump_mine(s: State, seat: int) -> list[Placed]:
    m, row = s.mines[seat], seat * ROW
    filled = {m.half[number] for number in bits(s.v[row + TOKENS])}
    return [
        Placed(
            s.book.card_words[card],
            cell_word(m.cells[me]),
            machines(s, seat, me),
            bool(s.v[row + COLLAPSED] >> me & 1),
            bool(s.v[row + ACTIVATED] >> me & 1),
            [side for number, side in enumerate(SIDES) if m.cells[me] * 3 + number in filled],
        )
        for me, card in enumerate(m.cards)
    ]


# Back again


def load(book: Book, data: Mapping[str, Any]) -> State:
    """A position from data. What is wrong is named by its field, or by the count that does not add up."""
    try:
        position = msgspec.convert(data, Position)
    except (msgspec.ValidationError, RecursionError) as err:
        raise BadSnapshot(f"state: {err}") from None
    for name, count in (("levels", DRAWN), ("seats", book.players)):
        if len(getattr(position, name)) != count:
            raise BadSnapshot(f"{name}: {len(getattr(position, name))} of {count}")
    s = new_game(book)
    s.phase = index_of(position.phase, PHASES, "phase")
    s.round = _number(position.round, ROUNDS, "round")
    s.seen = [index_of(event, book.event_ids, f"events[{n}]") for n, event in enumerate(position.events)]
    turning = s.phase == EVENT and len(s.seen) < s.round
    s.event = s.seen[-1] if s.seen and not turning else -1
    s.mods = mods_now(s)
    s.faces = [index_of(face, book.face_ids, f"faces[{n}]") for n, face in enumerate(position.faces)]
    _load_piles(s, position)
    for seat, said in enumerate(position.seats):
        _load_seat(s, seat, said, f"seats[{seat}]")
    if turning:
        s.lot = LOT_EVENT
    elif position.lot is not None:
        _load_lot(s, position.lot)
    s.open_levels = open_levels(s)
    wrong = faults(s)
    if wrong:
        raise BadSnapshot(f"this position cannot occur: {wrong[0]}")
    for seat in range(book.players):
        if s.strands[seat] and not s.ready >> seat & 1 and (s.lot == LOT_NONE or s.lot_seat != seat):
            ask_again(s, seat)
    settle(s, None)
    return s


def _number(said: int, most: int, where: str) -> int:
    if not 0 <= said <= most:
        raise BadSnapshot(f"{where}: {said} is no number from 0 to {most}")
    return said


def _load_piles(s: State, position: Position) -> None:
    for level, said in enumerate(position.levels):
        where = f"levels[{level}]"
        s.decks[level] = _pile(s, level, said.deck, f"{where}.deck")
        s.discards[level] = _pile(s, level, said.discards, f"{where}.discards")
        _number(len(said.ages), MOST_AGES, f"{where}.ages")
        s.ages[level] = tuple(
            NEW_DECK * age.new | read_mask(age.lacks, FACTION_NAMES, f"{where}.ages[{n}].lacks")
            for n, age in enumerate(said.ages)
        )
    s.decks[DRAWN] = _number(position.deep.deck, MOST, "deep.deck")
    s.discards[DRAWN] = _number(position.deep.discards, MOST, "deep.discards")


def _pile(s: State, level: int, said: Sequence[str], where: str) -> int:
    pile = 0
    for word in said:
        card = read_card(s, word, where)
        if s.book.level[card] != level + 1:
            raise BadSnapshot(f"{where}: {word} is of level {s.book.level[card]}")
        bit = 1 << 8 * (card - s.book.first[level])
        if pile & bit:
            raise BadSnapshot(f"{where}: {word} stands twice")
        pile |= bit
    return pile


def _hand(s: State, said: Sequence[str], where: str) -> bytes:
    return bytes(sorted(read_card(s, word, where) for word in said))


def _load_seat(s: State, seat: int, said: Seat, where: str) -> None:
    book, row = s.book, seat * ROW
    numbers = {
        GOLD: "gold",
        POINTS: "points",
        POSITION: "position",
        DONE: "completed",
        BEHIND: "behind",
        BONUS: "bonus",
    }
    for at, name in numbers.items():
        s.v[row + at] = _number(getattr(said, name), RICHEST, f"{where}.{name}")
    s.v[row + FACE] = -1 if said.face is None else index_of(said.face, book.face_ids, f"{where}.face")
    s.v[row + CONTEXT] = read_mask(said.context, CONTEXT_WORDS, f"{where}.context")
    s.hands[seat] = _hand(s, said.hand, f"{where}.hand")
    s.known[seat] = _hand(s, said.known, f"{where}.known")
    s.picks[seat] = _hand(s, said.picks, f"{where}.picks")
    _load_ages(s, seat, said.ages, f"{where}.ages")
    if said.chosen is not None:
        s.chosen[seat] = book.kinds if said.chosen == DRAW else read_card(s, said.chosen, f"{where}.chosen")
    s.forced |= said.forced << seat
    _load_mine(s, seat, said.mine, f"{where}.mine")
    for n, word in enumerate(said.path):
        last = n == len(said.path) - 1 and word == SURFACE
        bit = AT_SURFACE if last else 1 << read_place(s, seat, word, f"{where}.path[{n}]")
        s.paths[seat] |= bit
    s.strands[seat] = read_strand(s, seat, said.strand, f"{where}.strand")
    s.ready |= said.ready << seat


def _load_ages(s: State, seat: int, said: Mapping[str, int], where: str) -> None:
    """A card that is not said to be older was drawn at the last age of its deck."""
    born = bytearray(s.born)
    hidden = hidden_cards(s, seat)
    for card in hidden:
        born[card] = max(0, len(s.ages[s.book.level[card] - 1]) - 1)
    for word, age in said.items():
        card = read_card(s, word, where)
        if card not in hidden:
            raise BadSnapshot(f"{where}: {word} is no hidden card of this hand")
        born[card] = _number(age, MOST_AGES, f"{where}.{word}")
    s.born = bytes(born)


def _load_mine(s: State, seat: int, said: Sequence[Placed], where: str) -> None:
    book, row = s.book, seat * ROW
    filled = []
    for me, placed in enumerate(said[: ROUNDS + 1]):
        card = read_card(s, placed.card, f"{where}[{me}].card")
        cell = read_cell(placed.cell)
        m = s.mines[seat]
        if cell is None or cell not in m.spots[book.level[card] - 1]:
            level = book.level[card]
            raise BadSnapshot(f"{where}[{me}].cell: no card of level {level} could be laid at {placed.cell!r} (IM-7.4)")
        s.mines[seat] = laid(book, m, card, cell)
        s.v[row + MACHINE_BITS] |= _number(placed.machines, MACHINES, f"{where}[{me}].machines") << 2 * me
        s.v[row + COLLAPSED] |= placed.collapse << me
        s.v[row + ACTIVATED] |= placed.activated << me
        sides = read_mask(placed.tokens, SIDES, f"{where}[{me}].tokens")
        filled += [(f"{where}[{me}].tokens: {SIDES[side]}", cell * 3 + side) for side in bits(sides)]
    half = s.mines[seat].half
    for at, seam in filled:
        if seam not in half:
            raise BadSnapshot(f"{at} is no half-full cart (IM-11.4)")
        s.v[row + TOKENS] |= 1 << half.index(seam)


def _load_lot(s: State, said: Lot) -> None:
    names = list(LOTS.values())
    s.lot = list(LOTS)[index_of(said.draw, names, "lot.draw")]
    s.lot_seat = _number(said.seat, s.book.players - 1, "lot.seat")
    level = _number(said.level - 1, DRAWN - 1, "lot.level")
    if (said.faction is None) == (s.lot == LOT_SEARCH):
        raise BadSnapshot("lot.faction: a search, and nothing else, is for a faction")
    faction = 0 if said.faction is None else read_faction(said.faction, "lot.faction")
    if faction == FACTIONS:
        raise BadSnapshot("lot.faction: a search is for one faction")
    s.lot_arg = level + 8 * faction
