"""A position as data that a person can read and edit, and back again with every mistake named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from underhall.core.errors import BadSnapshot
from underhall.games.mountain_king.faults import faults
from underhall.games.mountain_king.frames import frames_fit
from underhall.games.mountain_king.notation import (
    CELL_CODES,
    CELL_NAMES,
    CLAN_NAMES,
    GOODS,
    SLOT_NAMES,
    read_square,
    square_word,
)
from underhall.games.mountain_king.rules.ground import bare_mountain, find_networks
from underhall.games.mountain_king.rules.turn import settle
from underhall.games.mountain_king.state import (
    CELLS,
    CLANS,
    GAME_OVER,
    KINDS,
    SLOTS,
    STORED,
    Book,
    Mountain,
    State,
    packed,
    unpacked,
)
from underhall.games.mountain_king.view import PHASES
from underhall.kit.masks import bits
from underhall.kit.names import counts_of, index_of, set_of


class Tunnel(msgspec.Struct, forbid_unknown_fields=True):
    tile: int
    squares: list[str]


class Hall(msgspec.Struct, forbid_unknown_fields=True):
    hall: str
    squares: list[str]
    altar: str


class Statue(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    square: str
    clan: str | None
    dedicated: bool = False


class Slot(msgspec.Struct, forbid_unknown_fields=True):
    troll: str | None
    bribes: dict[str, int] = {}
    pedestal: str | None = None


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    unseen: list[str]
    bottom: list[str]


class Spell(msgspec.Struct, forbid_unknown_fields=True):
    spell: str
    runes: int


class Token(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    owner: int | None


class Troll(msgspec.Struct, forbid_unknown_fields=True):
    troll: str
    held: dict[str, int] = {}


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    gate: str | None
    trolls: dict[str, Troll]
    recruited: int
    hand: list[str]
    undrawn: list[str]


class Owner(msgspec.Struct, forbid_unknown_fields=True):
    goods: dict[str, int]
    pedestals: dict[str, int]
    digging: int
    spells: int


class Position(msgspec.Struct, forbid_unknown_fields=True):
    active: int
    round: int
    phase: str
    cast: bool
    worked: bool
    moved: bool
    raised: bool
    effects: int
    left: int
    crowned: list[int]
    frames: list[list[int]]
    tunnels: list[Tunnel]
    halls: list[Hall]
    dug: list[str]
    statues: list[Statue]
    pedestals: dict[str, list[str]]
    sites: list[str | None]
    stacks: dict[str, int]
    halls_left: list[str]
    shops: dict[str, int]
    track: list[Token]
    horde: list[Slot]
    decks: list[Deck]
    bag: dict[str, int]
    spellbook: list[Spell]
    spells_unseen: list[str]
    spells_bottom: list[str]
    owners: list[Owner]
    seats: list[Seat]


def dump(s: State) -> dict[str, Any]:
    """The whole position, secrets included."""
    book, m = s.book, s.mountain
    trolls = book.troll_ids
    position = Position(
        active=s.seat,
        round=s.round,
        phase=PHASES[s.phase],
        cast=s.cast,
        worked=s.worked,
        moved=s.moved,
        raised=s.raised,
        effects=s.effects,
        left=s.left,
        crowned=s.crowned[:],
        frames=[list(frame) for frame in s.frames],
        tunnels=[Tunnel(tile, _words(book, piece)) for piece, tile in zip(m.pieces, m.tile_of, strict=True)],
        halls=[Hall(book.hall_ids[hall], _words(book, sq), square_word(book, altar)) for hall, sq, altar in m.halls],
        dug=_words(book, m.dug),
        statues=[
            Statue(
                square_word(book, square),
                CLAN_NAMES[s.statue_clan[n]] if s.statue_clan else None,
                bool(s.dedicated >> n & 1),
            )
            for n, square in enumerate(s.statues)
        ],
        pedestals={CLAN_NAMES[clan]: _words(book, squares) for clan, squares in enumerate(s.pedestals)},
        sites=[book.shop_ids[shop] if shop >= 0 else None for shop in s.sites],
        stacks=dict(zip(book.stack_ids, s.stacks, strict=True)),
        halls_left=[book.hall_ids[hall] for hall in bits(s.halls_left)],
        shops=dict(zip(book.shop_ids, s.shops, strict=True)),
        track=[Token(v, o if o >= 0 else None) for v, o in zip(s.track, s.tokens, strict=True)],
        horde=[
            Slot(
                trolls[card] if card >= 0 else None,
                _goods(unpacked(s.bribes[slot])),
                CLAN_NAMES[s.offered[slot]] if s.offered[slot] >= 0 else None,
            )
            for slot, card in enumerate(s.horde)
        ],
        decks=[
            Deck([trolls[card] for card in bits(s.unseen[n])], [trolls[card] for card in s.bottom[n]]) for n in range(3)
        ],
        bag=dict(zip(CLAN_NAMES[:CLANS], s.bag, strict=True)),
        spellbook=[Spell(book.spell_ids[spell], s.runes[slot]) for slot, spell in enumerate(s.spellbook)],
        spells_unseen=[book.spell_ids[spell] for spell in bits(s.spells_unseen)],
        spells_bottom=[book.spell_ids[spell] for spell in s.spells_bottom],
        owners=[
            Owner(
                dict(zip(GOODS[:STORED], s.store[owner * STORED : (owner + 1) * STORED], strict=True)),
                dict(zip(CLAN_NAMES[:CLANS], s.stock[owner * CLANS : (owner + 1) * CLANS], strict=True)),
                s.honour[owner],
                s.song[owner],
            )
            for owner in range(book.owners)
        ],
        seats=[_dump_seat(s, seat) for seat in range(book.players)],
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _dump_seat(s: State, seat: int) -> Seat:
    book, gate = s.book, s.mountain.gates[seat]
    trolls = {
        CELL_NAMES[cell]: Troll(
            book.troll_ids[s.cards[seat * CELLS + cell]], _goods(unpacked(s.held[seat * CELLS + cell]))
        )
        for cell in bits(s.smoot[seat])
    }
    return Seat(
        gate=square_word(book, gate) if gate >= 0 else None,
        trolls=trolls,
        recruited=s.recruited[seat],
        hand=[book.troll_ids[card] for card in bits(s.hand[seat])],
        undrawn=[book.troll_ids[card] for card in bits(s.undrawn[seat])],
    )


def _words(book: Book, squares: int) -> list[str]:
    return [square_word(book, square) for square in bits(squares)]


def _goods(counts: Sequence[int]) -> dict[str, int]:
    return {GOODS[kind]: count for kind, count in enumerate(counts) if count}


# Back again


def load(book: Book, data: Mapping[str, Any]) -> State:
    """A position from data. What is wrong is named by its field, or by the count that does not add up."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as err:
        raise BadSnapshot(f"state: {err}") from None
    _check_lengths(book, position)
    s = State(book, _load_mountain(book, position))
    s.seat, s.round, s.phase = position.active, position.round, PHASES.index(position.phase)
    s.cast, s.worked, s.moved, s.raised = position.cast, position.worked, position.moved, position.raised
    s.effects, s.left, s.crowned = position.effects, position.left, position.crowned[:]
    s.frames = tuple(tuple(frame) for frame in position.frames)
    _load_board(s, position)
    _load_horde(s, position)
    _load_owners(s, position)
    _load_seats(s, position)
    s.kind, s.codes = GAME_OVER, ()
    wrong = faults(s)
    if wrong:
        raise BadSnapshot(f"this position cannot occur: {wrong[0]}")
    if not frames_fit(s):
        raise BadSnapshot(f"frames: {position.frames} are no questions of this position")
    settle(s, None)
    return s


def _check_lengths(book: Book, position: Position) -> None:
    if position.phase not in PHASES:
        raise BadSnapshot(f"phase: {position.phase!r} is none of {', '.join(PHASES)}")
    if not 0 <= position.active < book.players:
        raise BadSnapshot(f"active: there is no seat {position.active}")
    wanted = {
        "seats": book.players,
        "owners": book.owners,
        "sites": len(book.sites),
        "track": 15,
        "horde": SLOTS,
        "decks": 3,
    }
    for name, count in wanted.items():
        if len(getattr(position, name)) != count:
            raise BadSnapshot(f"{name}: {len(getattr(position, name))} of {count}")
    if any(not 0 <= seat < book.players for seat in position.crowned):
        raise BadSnapshot(f"crowned: {position.crowned} are no seats")


def _load_mountain(book: Book, position: Position) -> Mountain:
    m = bare_mountain(book)
    m.pieces = tuple(_mask(book, piece.squares, f"tunnels[{n}]") for n, piece in enumerate(position.tunnels))
    m.tile_of = tuple(piece.tile for piece in position.tunnels)
    m.halls = tuple(
        (
            index_of(hall.hall, book.hall_ids, f"halls[{n}].hall"),
            _mask(book, hall.squares, f"halls[{n}].squares"),
            _square(book, hall.altar, f"halls[{n}].altar"),
        )
        for n, hall in enumerate(position.halls)
    )
    m.gates = tuple(
        -1 if seat.gate is None else _square(book, seat.gate, f"seats[{n}].gate")
        for n, seat in enumerate(position.seats)
    )
    for piece in m.pieces:
        m.tunnels |= piece
    m.covered = m.tunnels
    for _, squares, _ in m.halls:
        m.covered |= squares
    for gate in m.gates:
        m.covered |= 1 << gate if gate >= 0 else 0
    m.dug = _mask(book, position.dug, "dug")
    find_networks(book, m)
    return m


def _load_board(s: State, position: Position) -> None:
    book = s.book
    s.statues = tuple(_square(book, one.square, f"statues[{n}].square") for n, one in enumerate(position.statues))
    clans = [one.clan for one in position.statues]
    if None in clans and any(clans):
        raise BadSnapshot("statues: some have a clan and some have none")
    s.statue_clan = tuple(_clan(clan, f"statues[{n}].clan") for n, clan in enumerate(clans) if clan is not None)
    s.dedicated = sum(one.dedicated << n for n, one in enumerate(position.statues))
    stands = [0] * CLANS
    for name, squares in position.pedestals.items():
        stands[_clan(name, "pedestals")] = _mask(book, squares, f"pedestals.{name}")
    s.pedestals = (stands[0], stands[1], stands[2])
    s.sites = [
        -1 if shop is None else index_of(shop, book.shop_ids, f"sites[{n}]") for n, shop in enumerate(position.sites)
    ]
    s.stacks = counts_of(position.stacks, book.stack_ids, "stacks")
    s.halls_left = set_of(position.halls_left, book.hall_ids, "halls_left")
    s.shops = counts_of(position.shops, book.shop_ids, "shops")
    s.track = [token.value for token in position.track]
    s.tokens = [-1 if token.owner is None else token.owner for token in position.track]
    s.spellbook = [index_of(one.spell, book.spell_ids, f"spellbook[{n}]") for n, one in enumerate(position.spellbook)]
    s.runes = [one.runes for one in position.spellbook] + [0] * (3 - len(position.spellbook))
    s.spells_unseen = set_of(position.spells_unseen, book.spell_ids, "spells_unseen")
    s.spells_bottom = tuple(index_of(name, book.spell_ids, "spells_bottom") for name in position.spells_bottom)


def _load_horde(s: State, position: Position) -> None:
    trolls = s.book.troll_ids
    s.horde, s.bribes, s.offered = [], [], []
    for name, slot in zip(SLOT_NAMES, position.horde, strict=True):
        s.horde.append(-1 if slot.troll is None else index_of(slot.troll, trolls, f"horde.{name}.troll"))
        s.bribes.append(_packed(slot.bribes, GOODS[:STORED], f"horde.{name}.bribes"))
        s.offered.append(-1 if slot.pedestal is None else _clan(slot.pedestal, f"horde.{name}.pedestal"))
    s.unseen = [set_of(deck.unseen, trolls, f"decks[{n}].unseen") for n, deck in enumerate(position.decks)]
    s.bottom = [
        tuple(index_of(name, trolls, f"decks[{n}].bottom") for name in deck.bottom)
        for n, deck in enumerate(position.decks)
    ]
    s.bag = counts_of(position.bag, list(CLAN_NAMES[:CLANS]), "bag")


def _load_owners(s: State, position: Position) -> None:
    s.store, s.stock, s.honour, s.song = [], [], [], []
    for n, owner in enumerate(position.owners):
        s.store += counts_of(owner.goods, list(GOODS[:STORED]), f"owners[{n}].goods")
        s.stock += counts_of(owner.pedestals, list(CLAN_NAMES[:CLANS]), f"owners[{n}].pedestals")
        s.honour.append(owner.digging)
        s.song.append(owner.spells)


def _load_seats(s: State, position: Position) -> None:
    book = s.book
    players = book.players
    s.smoot, s.recruited, s.hand, s.undrawn = [0] * players, [], [], []
    s.cards, s.held = [-1] * (players * CELLS), [0] * (players * CELLS)
    s.goods = [0] * (players * KINDS)
    starters = book.troll_ids[: book.starters]
    for n, seat in enumerate(position.seats):
        for name, troll in seat.trolls.items():
            if name not in CELL_CODES:
                raise BadSnapshot(f"seats[{n}].trolls: {name!r} is none of {', '.join(CELL_NAMES)}")
            cell = CELL_CODES[name]
            where = f"seats[{n}].trolls.{name}"
            s.smoot[n] |= 1 << cell
            s.cards[n * CELLS + cell] = index_of(troll.troll, book.troll_ids, where)
            s.held[n * CELLS + cell] = _packed(troll.held, GOODS, where)
            for kind, count in enumerate(unpacked(s.held[n * CELLS + cell])):
                s.goods[n * KINDS + kind] += count
        s.recruited.append(seat.recruited)
        s.hand.append(set_of(seat.hand, starters, f"seats[{n}].hand"))
        s.undrawn.append(set_of(seat.undrawn, starters, f"seats[{n}].undrawn"))


def _square(book: Book, word: str, where: str) -> int:
    square = read_square(book, word)
    if square is None or not book.board >> square & 1:
        raise BadSnapshot(f"{where}: {word!r} is no square of this mountain")
    return square


def _mask(book: Book, words: Sequence[str], where: str) -> int:
    mask = 0
    for word in words:
        bit = 1 << _square(book, word, where)
        if mask & bit:
            raise BadSnapshot(f"{where}: {word} stands twice")
        mask |= bit
    return mask


def _clan(name: str, where: str) -> int:
    return index_of(name, CLAN_NAMES[:CLANS], where)


def _packed(numbers: Mapping[str, int], known: Sequence[str], where: str) -> int:
    counts = counts_of(numbers, known, where)
    if max(counts) > 15:
        raise BadSnapshot(f"{where}: at most 15 of a kind")
    return packed(counts)
