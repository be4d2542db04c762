"""What a seat may know: a list of what is shown, never the state with something left out.

After the draft nothing is hidden but the order of the decks. During it a seat's hand of starting trolls is its own.
"""

from __future__ import annotations

from random import Random

import msgspec

from underhall.core.game import Hidden
from underhall.games.mountain_king.notation import (
    BAND_NAMES,
    CELL_NAMES,
    CLAN_NAMES,
    COLOUR_NAMES,
    GOODS,
    SLOT_NAMES,
    square_word,
)
from underhall.games.mountain_king.rules.digging import dig_cost
from underhall.games.mountain_king.rules.ground import open_entrances, rocks
from underhall.games.mountain_king.rules.recruiting import bribed
from underhall.games.mountain_king.rules.scoring import breakdown, statue_worth
from underhall.games.mountain_king.state import (
    BANDS,
    CELLS,
    CLANS,
    DRAW_HORDE,
    MINERALS,
    SLOTS,
    STORED,
    Book,
    State,
    unpacked,
)
from underhall.games.mountain_king.words import KINDS
from underhall.kit.masks import bits

PHASES = ("dealing", "gates", "draft", "turn", "after", "over")


class MapView(msgspec.Struct, frozen=True):
    """The side of the mountain: what is printed on it."""

    columns: int
    rows: int
    bands: tuple[str, ...]
    """Rows from the top: D L B O Y, # the heart, + a site, . outside."""
    starts: dict[str, tuple[int, ...]]
    """The start points and their labels."""


class FindView(msgspec.Struct, frozen=True):
    square: str
    good: str


class TunnelView(msgspec.Struct, frozen=True):
    squares: tuple[str, ...]
    seat: int | None
    """Whose network it belongs to; None if nobody's. Joined partners' tunnels carry the lower seat."""


class HallView(msgspec.Struct, frozen=True):
    hall: str
    squares: tuple[str, ...]
    altar: str
    seat: int | None
    low: int
    high: int


class StatueView(msgspec.Struct, frozen=True):
    statue: int
    clan: str
    square: str
    buried: bool
    worth: int
    """What it would score where it stands, hall or not."""
    dedicated: bool
    """Whether it was dedicated and may not be again (A-9)."""


class PedestalView(msgspec.Struct, frozen=True):
    clan: str
    square: str


class SiteView(msgspec.Struct, frozen=True):
    square: str
    shop: str | None
    entrances: int
    """How many are open."""


class HordeView(msgspec.Struct, frozen=True):
    slot: str
    troll: str | None
    level: int
    bribes: dict[str, int]
    pedestal: str | None
    price: tuple[str, ...]
    """The slots that must be bribed for it."""


class SpellView(msgspec.Struct, frozen=True):
    spell: str
    runes: int


class StackView(msgspec.Struct, frozen=True):
    stack: str
    left: int
    size: int
    cost: int
    """How many minerals a dig with it takes for the active seat now."""
    honour: tuple[int, ...]


class TokenView(msgspec.Struct, frozen=True):
    clan: str
    band: str
    value: int
    owner: int | None


class CellView(msgspec.Struct, frozen=True):
    cell: str
    troll: str
    level: int
    clan: str | None
    held: dict[str, int]
    free: dict[str, int]
    """The symbols on which nothing lies."""


class SeatView(msgspec.Struct, frozen=True):
    colour: str
    owner: int
    """The storage and the score that it shares; its own number, or its team's."""
    gate: str | None
    cells: tuple[CellView, ...]
    hand: tuple[str, ...] | None
    """Starting trolls in hand during the draft; None for others."""
    hand_size: int
    goods: dict[str, int]
    """Everything it can spend, storage and trolls."""
    network: int
    """How many squares its network has."""
    points: int
    breakdown: dict[str, int]


class StoreView(msgspec.Struct, frozen=True):
    goods: dict[str, int]
    pedestals: dict[str, int]
    tokens: int


class MountainKingView(msgspec.Struct, frozen=True):
    seat: int | None
    active: int
    round: int
    phase: str
    asked: str | None
    teams: bool
    cast: bool
    worked: bool
    effects: tuple[str, ...]
    turns_left: int | None
    """The turns that follow this one, once the end is triggered."""
    crowns: tuple[int, ...]
    """The coronation tokens that are left."""
    crowned: tuple[int, ...]
    map: MapView
    rubble: tuple[str, ...]
    finds: tuple[FindView, ...]
    tunnels: tuple[TunnelView, ...]
    halls: tuple[HallView, ...]
    halls_left: tuple[str, ...]
    statues: tuple[StatueView, ...]
    pedestals: tuple[PedestalView, ...]
    sites: tuple[SiteView, ...]
    stacks: tuple[StackView, ...]
    shops: dict[str, int]
    track: tuple[TokenView, ...]
    horde: tuple[HordeView, ...]
    decks: tuple[int, ...]
    bag: dict[str, int]
    spellbook: tuple[SpellView, ...]
    spells_left: int
    stores: tuple[StoreView, ...]
    seats: tuple[SeatView, ...]


def view(s: State, seat: int | None) -> MountainKingView:
    """MK-20 What this seat, or a spectator, knows."""
    book, m = s.book, s.mountain
    return MountainKingView(
        seat=seat,
        active=s.seat,
        round=s.round,
        phase=PHASES[s.phase],
        asked=KINDS[s.kind] if s.kind < DRAW_HORDE else None,
        teams=book.teams,
        cast=s.cast,
        worked=s.worked,
        effects=tuple(
            dict.fromkeys(
                name for name, effect in zip(book.spell_ids, book.spell_effect, strict=True) if s.effects >> effect & 1
            )
        ),
        turns_left=s.left if s.left >= 0 else None,
        crowns=tuple(book.crowns[len(s.crowned) :]),
        crowned=tuple(s.crowned),
        map=map_view(book),
        rubble=words(book, rocks(book, m)),
        finds=tuple(
            FindView(square_word(book, square), GOODS[good])
            for square, good in enumerate(book.find)
            if good >= 0 and not m.dug >> square & 1
        ),
        tunnels=tuple(TunnelView(words(book, piece), _seat_of(s, piece)) for piece in m.pieces),
        halls=tuple(
            HallView(
                book.hall_ids[hall],
                words(book, squares),
                square_word(book, altar),
                _seat_of(s, squares),
                book.hall_low[hall],
                book.hall_high[hall],
            )
            for hall, squares, altar in m.halls
        ),
        halls_left=tuple(book.hall_ids[hall] for hall in bits(s.halls_left)),
        statues=_statues(s),
        pedestals=tuple(
            PedestalView(CLAN_NAMES[clan], square_word(book, square))
            for clan, squares in enumerate(s.pedestals)
            for square in bits(squares)
        ),
        sites=tuple(
            SiteView(
                square_word(book, square),
                book.shop_ids[shop] if shop >= 0 else None,
                open_entrances(book, m, square),
            )
            for square, shop in zip(book.sites, s.sites, strict=True)
        ),
        stacks=tuple(
            StackView(
                name,
                s.stacks[stack],
                book.stack_size[stack],
                dig_cost(s, stack),
                tuple(book.dig_honour[book.stack_size[stack] * MINERALS :][:MINERALS]),
            )
            for stack, name in enumerate(book.stack_ids)
        ),
        shops={name: count for name, count in zip(book.shop_ids, s.shops, strict=True) if count},
        track=tuple(
            TokenView(CLAN_NAMES[clan], BAND_NAMES[band], s.track[at], s.tokens[at] if s.tokens[at] >= 0 else None)
            for band in range(BANDS)
            for clan in range(CLANS)
            if s.track[at := band * CLANS + clan]
        ),
        horde=tuple(_slot(s, slot) for slot in range(SLOTS)),
        decks=tuple(s.unseen[level].bit_count() + len(s.bottom[level]) for level in range(3)),
        bag=dict(zip(CLAN_NAMES[:CLANS], s.bag, strict=True)),
        spellbook=tuple(SpellView(book.spell_ids[spell], s.runes[slot]) for slot, spell in enumerate(s.spellbook)),
        spells_left=s.spells_unseen.bit_count() + len(s.spells_bottom),
        stores=tuple(_store(s, owner) for owner in range(book.owners)),
        seats=tuple(_seat(s, other, seat) for other in range(book.players)),
    )


def map_view(book: Book) -> MapView:
    """Made once for each book; it never changes."""
    known = _maps.get(id(book))
    if known is None or known[0] is not book:
        rows = []
        for y in range(book.rows):
            row = ""
            for x in range(book.columns):
                square = y * book.width + x
                if not book.board >> square & 1:
                    row += "."
                elif square in book.sites:
                    row += "+"
                else:
                    row += "DLBOY"[book.band[square]] if book.band[square] >= 0 else "#"
            rows.append(row)
        starts = {
            square_word(book, square): tuple(bits(labels))
            for square, labels in zip(book.starts, book.start_labels, strict=True)
        }
        known = _maps[id(book)] = (book, MapView(book.columns, book.rows, tuple(rows), starts))
        if len(_maps) > 64:
            _maps.pop(next(iter(_maps)))
    return known[1]


_maps: dict[int, tuple[Book, MapView]] = {}


def words(book: Book, squares: int) -> tuple[str, ...]:
    return tuple(square_word(book, square) for square in bits(squares))


def _seat_of(s: State, squares: int) -> int | None:
    return next((seat for seat, net in enumerate(s.mountain.nets) if net & squares), None)


def _statues(s: State) -> tuple[StatueView, ...]:
    if not s.statue_clan:
        return ()
    return tuple(
        StatueView(
            statue,
            CLAN_NAMES[s.statue_clan[statue]],
            square_word(s.book, square),
            not s.mountain.covered >> square & 1,
            statue_worth(s, statue),
            bool(s.dedicated >> statue & 1),
        )
        for statue, square in enumerate(s.statues)
    )


def _slot(s: State, slot: int) -> HordeView:
    card = s.horde[slot]
    return HordeView(
        slot=SLOT_NAMES[slot],
        troll=s.book.troll_ids[card] if card >= 0 else None,
        level=s.book.troll_level[card] if card >= 0 else 0,
        bribes=goods_view(unpacked(s.bribes[slot])),
        pedestal=CLAN_NAMES[s.offered[slot]] if s.offered[slot] >= 0 else None,
        price=tuple(SLOT_NAMES[other] for other in bribed(s, slot)) if card >= 0 else (),
    )


def goods_view(counts: list[int]) -> dict[str, int]:
    return {GOODS[kind]: count for kind, count in enumerate(counts) if count}


def _store(s: State, owner: int) -> StoreView:
    goods = s.store[owner * STORED : (owner + 1) * STORED]
    stock = s.stock[owner * CLANS : (owner + 1) * CLANS]
    return StoreView(
        dict(zip(GOODS[:STORED], goods, strict=True)),
        {CLAN_NAMES[clan]: count for clan, count in enumerate(stock) if count},
        s.tokens.count(owner),
    )


def _seat(s: State, seat: int, viewer: int | None) -> SeatView:
    book = s.book
    owner = book.owner_of[seat]
    gate = s.mountain.gates[seat]
    points = breakdown(s, owner)
    goods = [0] * 10
    for kind in range(len(goods)):
        goods[kind] = s.goods[seat * len(goods) + kind] + (s.store[owner * STORED + kind] if kind < STORED else 0)
    mine = seat == viewer and s.hand[seat]
    return SeatView(
        colour=COLOUR_NAMES[seat],
        owner=owner,
        gate=square_word(book, gate) if gate >= 0 else None,
        cells=tuple(_cell(s, seat, cell) for cell in bits(s.smoot[seat])),
        hand=tuple(book.troll_ids[card] for card in bits(s.hand[seat])) if mine else None,
        hand_size=s.hand[seat].bit_count(),
        goods=goods_view(goods),
        network=s.mountain.nets[seat].bit_count(),
        points=sum(points.values()),
        breakdown=points,
    )


def _cell(s: State, seat: int, cell: int) -> CellView:
    book = s.book
    card, held = s.cards[seat * CELLS + cell], s.held[seat * CELLS + cell]
    clan = book.troll_clan[card]
    return CellView(
        cell=CELL_NAMES[cell],
        troll=book.troll_ids[card],
        level=book.troll_level[card],
        clan=CLAN_NAMES[clan] if clan >= 0 else None,
        held=goods_view(unpacked(held)),
        free=goods_view(unpacked(book.symbols[card] - held)),
    )


def hidden(s: State) -> list[Hidden]:
    """MK-20 The hands of the draft; and what nobody knows: the decks."""
    items = []
    for seat in range(s.book.players):
        if s.hand[seat]:
            items.append(Hidden(f"hand of seat {seat}", 1 << seat, s.hand[seat]))
        if s.undrawn[seat]:
            items.append(Hidden(f"undrawn trolls of seat {seat}", 1 << seat, s.undrawn[seat]))
    return items


def determinize(s: State, seat: int, rng: Random) -> State:
    """A state that this seat cannot tell from s: the hands of others are drawn anew."""
    t = s.copy()
    for other in range(s.book.players):
        if other != seat and s.hand[other]:
            pool = bits(s.hand[other] | s.undrawn[other])
            rng.shuffle(pool)
            size = s.hand[other].bit_count()
            t.hand[other] = sum(1 << card for card in pool[:size])
            t.undrawn[other] = sum(1 << card for card in pool[size:])
    return t
