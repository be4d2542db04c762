"""What a seat may know. Everything at this table lies open: the stock of treasures is a heap whose order nobody knows,
and what lies face down on a patch was seen by all when it was taken."""

from __future__ import annotations

import msgspec

from underhall.games.trollfjord.options import KINDS
from underhall.games.trollfjord.rules.fortresses import bout_limit, eligible, near
from underhall.games.trollfjord.rules.gifts import excess
from underhall.games.trollfjord.rules.movement import landing
from underhall.games.trollfjord.rules.odds import strike_odds
from underhall.games.trollfjord.rules.scoring import breakdown
from underhall.games.trollfjord.rules.track import movers_after, tailwind_of
from underhall.games.trollfjord.rules.treasures import next_slot, total
from underhall.games.trollfjord.state import (
    COLOURS,
    COMMITTING,
    CONTINUING,
    DEALING,
    DECIDING,
    DRAW_STRIP,
    GIFTS,
    MOVING,
    PLUS,
    REGIONS,
    SLOTS,
    STRIKING,
    UNPLACED,
    Book,
    State,
)

PHASES = (
    "dealing", "moving", "trolls", "tailwind", "announcing", "joining", "committing", "striking", "falling", "deciding",
    "appeasing", "collecting", "continuing", "collecting_other", "late", "clearing", "refilling", "turn_end", "over",
)  # fmt: skip
SEAT_COLOURS = ("white", "orange", "brown", "black")
SLOT_NAMES = ("I", "II", "III", "+")


class RegionView(msgspec.Struct, frozen=True):
    id: str
    terrain: str
    treasure: int | None
    """The value of the treasure that lies there."""
    trolls: tuple[int, ...]
    """For each seat."""


class FortressView(msgspec.Struct, frozen=True):
    id: str
    number: int
    """0 while its token has not been laid."""
    regions: tuple[str, ...]
    near: tuple[int, ...]
    """For each seat its trolls in the three regions."""
    ready: tuple[bool, ...]
    """For each seat whether it has trolls in enough of them (TF-5.3)."""


class MoveView(msgspec.Struct, frozen=True):
    """What one of the six moves of the active king leads to."""

    code: int
    cell: int
    terrain: str | None
    """None for footprints."""
    steps: int
    """How many trolls may be placed, or steps wandered."""
    order: tuple[int, ...]
    """The standing kings from the last to the first after this move: who would move next."""
    tailwind: tuple[int, ...]
    """Who would get tailwind, in order."""


class OddsView(msgspec.Struct, frozen=True):
    """What one more strike would bring by the statistical twin of the tower, in thousandths."""

    height: int
    strength: int
    empty: int
    angry: int
    mean: int
    """Boulders, in hundredths."""
    reach: tuple[int, ...]
    """For each region of the fortress: that the total reaches its treasure without anger."""


class PledgeView(msgspec.Struct, frozen=True):
    seat: int
    gifts: tuple[int, ...]
    """Values."""


class TakenView(msgspec.Struct, frozen=True):
    seat: int
    region: str


class BoutView(msgspec.Struct, frozen=True):
    """The hammering of this turn, from the announcement on."""

    fortress: str
    partner: int | None
    asking: tuple[int, ...]
    """Candidates that are still to be asked, the first of them now."""
    begun: bool
    """Whether it has been decided to strike."""
    limit: int
    """N; before it is fixed, what it would be as things stand."""
    strikes: int
    stuck: bool
    """Whether the latest of them brought nothing."""
    hitter: int | None
    other: int | None
    retired: int | None
    table: dict[str, int]
    total: int
    inside: dict[str, int]
    excess: int
    angry: bool
    appeased: bool
    passes: int
    """How many in a row have passed when asked for gifts."""
    pledges: tuple[PledgeView, ...]
    taken: tuple[TakenView, ...]
    strike: int | None
    """The code of the strike that is being carried out."""
    odds: tuple[OddsView, ...]
    """While somebody chooses whether or how to strike."""


class GiftView(msgspec.Struct, frozen=True):
    value: int
    given: bool


class SeatView(msgspec.Struct, frozen=True):
    colour: str
    supply: int
    progress: int
    cell: int | None
    """Where the king stands on the track; None on the start strip or before it is placed."""
    start: int | None
    """The start cell, 1 is the foremost."""
    lying: bool
    slots: tuple[int | None, ...]
    next_slot: str | None
    """Which slot its next treasure goes into; None when all are full."""
    patch: tuple[int, ...]
    crowns: tuple[str, ...]
    """The slots whose crowns it holds."""
    gifts: tuple[GiftView, ...]
    points: int
    breakdown: dict[str, int]


class TrollfjordView(msgspec.Struct, frozen=True):
    seat: int | None
    active: int
    turn: int
    phase: str
    asked: str | None
    asking: int | None
    """Who has the open question."""
    ending: bool
    finished: tuple[int, ...]
    """Who has finished, in that order."""
    rest: int
    """Trolls still to place, or steps still to wander."""
    tailwind: tuple[int, ...]
    """Who still gets tailwind, the first of them now."""
    order: tuple[int, ...]
    """The standing kings from the last to the first."""
    strips: tuple[str, ...]
    cells: tuple[str | None, ...]
    """The terrain of each cell of the track as far as the strips lie; None for footprints."""
    regions: tuple[RegionView, ...]
    fortresses: tuple[FortressView, ...]
    stock: int
    crowns: tuple[int | None, ...]
    """Who holds the crown of I, II, III."""
    crown_value: int
    moves: tuple[MoveView, ...]
    open_fortresses: tuple[str, ...]
    """Where the active seat may strike as things stand (TF-5.2, TF-5.3)."""
    announced: tuple[str, ...]
    """The fortresses that were announced this turn."""
    placed_in: str | None
    """Where the first trolls of this placement went, if the rest may go elsewhere."""
    top: dict[str, int]
    """Boulders that were put back at the top of the tower after the latest bout and are still inside."""
    bout: BoutView | None
    seats: tuple[SeatView, ...]


def view(s: State, seat: int | None) -> TrollfjordView:
    """TF-11 Information: everything that lies open."""
    book = s.book
    dealing = s.phase == DEALING
    return TrollfjordView(
        seat=seat,
        active=s.seat,
        turn=s.turn,
        phase=PHASES[s.phase],
        asked=KINDS[s.kind] if s.kind < DRAW_STRIP else None,
        asking=s.asked if s.kind < DRAW_STRIP else None,
        ending=s.ending,
        finished=s.finished,
        rest=s.rest,
        tailwind=s.queue if PHASES[s.phase] == "tailwind" else (),
        order=() if dealing else tuple(movers_after(s, s.seat, s.progress[s.seat])),
        strips=tuple(book.strip_ids[strip] for strip in s.strips),
        cells=_cells(s),
        regions=tuple(_region(s, region) for region in range(REGIONS)),
        fortresses=tuple(_fortress(s, fort) for fort in range(len(book.fort_ids))),
        stock=sum(s.stock),
        crowns=tuple(_seat_or_none(holder) for holder in s.crowns),
        crown_value=book.crown_value,
        moves=tuple(_move(s, code) for code in s.codes) if s.phase == MOVING else (),
        open_fortresses=() if dealing else tuple(book.fort_ids[fort] for fort in eligible(s)),
        announced=tuple(book.fort_ids[fort] for fort in range(len(book.fort_ids)) if s.announced >> fort & 1),
        placed_in=book.region_ids[s.region] if s.region >= 0 else None,
        top=dict(zip(COLOURS, s.top, strict=True)),
        bout=_bout(s) if s.fort >= 0 else None,
        seats=tuple(_seat(s, other) for other in range(book.players)),
    )


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _value(book: Book, kind: int) -> int | None:
    return book.treasure_values[kind] if kind >= 0 else None


def _cells(s: State) -> tuple[str | None, ...]:
    terrains = [s.book.terrain_ids[terrain] for strip in s.strips for terrain in s.book.strips[strip]]
    return tuple(cell for terrain in terrains for cell in (terrain, None))


def _region(s: State, region: int) -> RegionView:
    book = s.book
    return RegionView(
        id=book.region_ids[region],
        terrain=book.terrain_ids[book.region_terrain[region]],
        treasure=_value(book, s.treasures[region]),
        trolls=tuple(s.trolls[seat * REGIONS + region] for seat in range(book.players)),
    )


def _fortress(s: State, fort: int) -> FortressView:
    book = s.book
    regions = book.fort_regions[fort]
    seats = range(book.players)
    held = [sum(s.trolls[seat * REGIONS + region] > 0 for region in regions) for seat in seats]
    return FortressView(
        id=book.fort_ids[fort],
        number=s.forts[fort] if fort < len(s.forts) else 0,
        regions=tuple(book.region_ids[region] for region in regions),
        near=tuple(near(s, seat, fort) for seat in seats),
        ready=tuple(count >= book.regions_needed for count in held),
    )


def _move(s: State, code: int) -> MoveView:
    progress = landing(s, s.seat, code)
    cell = progress % (2 * len(s.cells))
    return MoveView(
        code=code,
        cell=cell,
        terrain=None if cell % 2 else s.book.terrain_ids[s.cells[cell // 2]],
        steps=code % 3 + 1,
        order=tuple(movers_after(s, s.seat, progress)),
        tailwind=tailwind_of(s, s.seat, progress),
    )


def _bout(s: State) -> BoutView:
    book = s.book
    begun = s.limit > 0
    limit = s.limit
    if not begun:
        limit = bout_limit(s, s.partner)
    choosing = s.phase in (COMMITTING, STRIKING, DECIDING, CONTINUING)
    return BoutView(
        fortress=book.fort_ids[s.fort],
        partner=_seat_or_none(s.partner),
        asking=s.queue if PHASES[s.phase] == "joining" else (),
        begun=begun,
        limit=limit,
        strikes=s.strikes,
        stuck=s.stuck,
        hitter=_seat_or_none(s.hitter),
        other=_seat_or_none(s.other),
        retired=_seat_or_none(s.retired),
        table=dict(zip(COLOURS, s.table, strict=True)),
        total=total(s),
        inside={colour: book.per_colour - fallen for colour, fallen in zip(COLOURS, s.table, strict=True)},
        excess=excess(s),
        angry=s.angry,
        appeased=s.appeased,
        passes=s.passes,
        pledges=tuple(
            PledgeView(seat, tuple(book.gift_values[gift] for gift in range(GIFTS) if s.pledged[seat] >> gift & 1))
            for seat in range(book.players)
            if s.pledged[seat]
        ),
        taken=tuple(
            TakenView(seat, book.region_ids[s.taken[seat]]) for seat in range(book.players) if s.taken[seat] >= 0
        ),
        strike=s.strike if s.strike >= 0 else None,
        odds=tuple(OddsView(*row) for row in strike_odds(s, limit)) if choosing else (),
    )


def _seat(s: State, seat: int) -> SeatView:
    book = s.book
    progress = s.progress[seat]
    slots = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    slot = next_slot(s, seat)
    points = breakdown(s, seat)
    return SeatView(
        colour=SEAT_COLOURS[seat],
        supply=s.supply[seat],
        progress=progress,
        cell=progress % (2 * len(s.cells)) if progress >= 0 and s.cells else None,
        start=-progress if UNPLACED < progress < 0 else None,
        lying=bool(s.lying >> seat & 1),
        slots=tuple(_value(book, kind) for kind in slots),
        next_slot=SLOT_NAMES[slot] if slot >= 0 else None,
        patch=tuple(book.treasure_values[kind] for kind in s.patch[seat]),
        crowns=tuple(SLOT_NAMES[place] for place in range(PLUS) if s.crowns[place] == seat),
        gifts=tuple(
            GiftView(value, given=not s.gifts[seat] >> gift & 1) for gift, value in enumerate(book.gift_values)
        ),
        points=sum(points.values()),
        breakdown=points,
    )
