"""A position as data that a person can read and edit, and back again with every mistake named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from underhall.core.errors import BadSnapshot
from underhall.games.trollfjord.faults import faults
from underhall.games.trollfjord.rules.setup import new_game
from underhall.games.trollfjord.rules.turn import settle
from underhall.games.trollfjord.state import (
    COLOURS,
    GIFTS,
    HEIGHTS,
    REGIONS,
    SIDES,
    SLOTS,
    STRENGTHS,
    UNPLACED,
    Book,
    State,
)
from underhall.games.trollfjord.view import PHASES
from underhall.kit.names import counts_of, index_of, set_of

__all__ = ["dump", "faults", "load"]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    progress: int | None
    """None before the king is placed."""
    trolls: dict[str, int]
    """Where its trolls are; the rest is in its supply."""
    slots: list[int | None]
    patch: list[int]
    gifts: list[int]
    """Those that are not flipped."""


class Bout(msgspec.Struct, forbid_unknown_fields=True):
    fortress: str
    partner: int | None
    limit: int
    """0 until it has been decided to strike."""
    strikes: int
    hitter: int | None
    other: int | None
    retired: int | None
    strike: int | None
    table: dict[str, int]
    stopped: bool
    angry: bool
    appeased: bool
    pledged: list[list[int]]
    passes: int
    taken: list[str | None]
    stuck: bool = False
    """The latest strike brought nothing."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: int
    active: int
    phase: str
    asked: int
    ending: bool
    rest: int
    placed_in: str | None
    queue: list[int]
    announced: list[str]
    strips: list[str]
    fortresses: list[int]
    treasures: dict[str, int]
    stock: dict[str, int]
    crowns: list[int | None]
    finished: list[int]
    top: dict[str, int]
    bout: Bout | None
    seats: list[Seat]


def dump(s: State) -> dict[str, Any]:
    """The whole position."""
    book = s.book
    position = Position(
        turn=s.turn,
        active=s.seat,
        phase=PHASES[s.phase],
        asked=s.asked,
        ending=s.ending,
        rest=s.rest,
        placed_in=book.region_ids[s.region] if s.region >= 0 else None,
        queue=list(s.queue),
        announced=[book.fort_ids[fort] for fort in range(len(book.fort_ids)) if s.announced >> fort & 1],
        strips=[book.strip_ids[strip] for strip in s.strips],
        fortresses=list(s.forts),
        treasures={
            book.region_ids[region]: book.treasure_values[kind] for region, kind in enumerate(s.treasures) if kind >= 0
        },
        stock={str(book.treasure_values[kind]): count for kind, count in enumerate(s.stock) if count},
        crowns=[_optional(holder) for holder in s.crowns],
        finished=list(s.finished),
        top=dict(zip(COLOURS, s.top, strict=True)),
        bout=_dump_bout(s) if s.fort >= 0 else None,
        seats=[_dump_seat(s, seat) for seat in range(book.players)],
    )
    return msgspec.to_builtins(position)  # type: ignore[no-any-return]


def _optional(number: int) -> int | None:
    return number if number >= 0 else None


def _gift_values(book: Book, mask: int) -> list[int]:
    return [book.gift_values[gift] for gift in range(GIFTS) if mask >> gift & 1]


def _dump_seat(s: State, seat: int) -> Seat:
    book = s.book
    slots = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    trolls = s.trolls[seat * REGIONS : (seat + 1) * REGIONS]
    return Seat(
        progress=None if s.progress[seat] == UNPLACED else s.progress[seat],
        trolls={book.region_ids[region]: count for region, count in enumerate(trolls) if count},
        slots=[book.treasure_values[kind] if kind >= 0 else None for kind in slots],
        patch=[book.treasure_values[kind] for kind in s.patch[seat]],
        gifts=_gift_values(book, s.gifts[seat]),
    )


def _dump_bout(s: State) -> Bout:
    book = s.book
    return Bout(
        fortress=book.fort_ids[s.fort],
        partner=_optional(s.partner),
        limit=s.limit,
        strikes=s.strikes,
        hitter=_optional(s.hitter),
        other=_optional(s.other),
        retired=_optional(s.retired),
        strike=_optional(s.strike),
        table=dict(zip(COLOURS, s.table, strict=True)),
        stopped=s.stopped,
        angry=s.angry,
        appeased=s.appeased,
        pledged=[_gift_values(book, mask) for mask in s.pledged],
        passes=s.passes,
        taken=[book.region_ids[region] if region >= 0 else None for region in s.taken],
        stuck=s.stuck,
    )


def load(book: Book, data: Mapping[str, Any]) -> State:
    """A position from data; raises BadSnapshot in one sentence if it cannot occur."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as err:
        raise BadSnapshot(str(err)) from None
    s = new_game(book)
    _load_table(s, position)
    if len(position.seats) != book.players:
        raise BadSnapshot(f"seats: {len(position.seats)} of them for {book.players} players")
    for seat, data_of in enumerate(position.seats):
        _load_seat(s, seat, data_of)
    if position.bout is not None:
        _load_bout(s, position.bout)
    wrong = faults(s)
    if wrong:
        raise BadSnapshot(wrong[0])
    settle(s, None)
    return s


def _load_table(s: State, position: Position) -> None:
    book = s.book
    s.turn = _within(position.turn, 0, book.max_turns, "turn")
    s.seat = _seat(book, position.active, "active")
    s.phase = index_of(position.phase, PHASES, "phase")
    s.asked = _seat(book, position.asked, "asked")
    s.ending = position.ending
    s.rest = _within(position.rest, 0, 3, "rest")
    s.region = -1 if position.placed_in is None else index_of(position.placed_in, book.region_ids, "placed_in")
    s.queue = tuple(_seat(book, seat, "queue") for seat in position.queue)
    s.announced = set_of(position.announced, book.fort_ids, "announced")
    s.strips = tuple(index_of(strip, book.strip_ids, "strips") for strip in position.strips)
    if len(s.strips) == len(book.strips):
        s.cells = tuple(terrain for strip in s.strips for terrain in book.strips[strip])
    s.forts = tuple(_within(number, 1, 3, "fortresses") for number in position.fortresses)
    for name, value in position.treasures.items():
        s.treasures[index_of(name, book.region_ids, "treasures")] = _kind(book, value, "treasures")
    s.stock = counts_of(position.stock, [str(value) for value in book.treasure_values], "stock")
    if len(position.crowns) != SLOTS - 1:
        raise BadSnapshot(f"crowns: {len(position.crowns)} of them, not {SLOTS - 1}")
    s.crowns = [-1 if holder is None else _seat(book, holder, "crowns") for holder in position.crowns]
    s.finished = tuple(_seat(book, seat, "finished") for seat in position.finished)
    s.lying = 0
    for seat in s.finished:
        if s.lying >> seat & 1:
            raise BadSnapshot(f"finished: seat {seat} stands twice")
        s.lying |= 1 << seat
    s.top = counts_of(position.top, COLOURS, "top")


def _load_seat(s: State, seat: int, data: Seat) -> None:
    book = s.book
    where = f"seats[{seat}]"
    if data.progress is not None:
        s.progress[seat] = _within(data.progress, -book.start_cells, 100_000, f"{where}.progress")
    trolls = counts_of(data.trolls, book.region_ids, f"{where}.trolls")
    s.trolls[seat * REGIONS : (seat + 1) * REGIONS] = trolls
    if sum(trolls) > book.trolls:
        raise BadSnapshot(f"TF-2.13: seat {seat} has {sum(trolls)} trolls on the board, {book.trolls} in all")
    s.supply[seat] = book.trolls - sum(trolls)
    if len(data.slots) != SLOTS:
        raise BadSnapshot(f"{where}.slots: {len(data.slots)} of them, not {SLOTS}")
    for slot, value in enumerate(data.slots):
        s.slots[seat * SLOTS + slot] = -1 if value is None else _kind(book, value, f"{where}.slots")
    s.patch[seat] = tuple(sorted(_kind(book, value, f"{where}.patch") for value in data.patch))
    s.gifts[seat] = _gifts(book, data.gifts, f"{where}.gifts")


def _load_bout(s: State, bout: Bout) -> None:
    book = s.book
    s.fort = index_of(bout.fortress, book.fort_ids, "bout.fortress")
    s.partner = _maybe_seat(book, bout.partner, "bout.partner")
    s.limit = _within(bout.limit, 0, book.strikes, "bout.limit")
    s.strikes = _within(bout.strikes, 0, book.strikes, "bout.strikes")
    s.hitter = _maybe_seat(book, bout.hitter, "bout.hitter")
    s.other = _maybe_seat(book, bout.other, "bout.other")
    s.retired = _maybe_seat(book, bout.retired, "bout.retired")
    if bout.strike is not None:
        s.strike = _within(bout.strike, 0, SIDES * HEIGHTS * STRENGTHS - 1, "bout.strike")
    s.table = counts_of(bout.table, COLOURS, "bout.table")
    s.stopped, s.angry, s.appeased, s.stuck = bout.stopped, bout.angry, bout.appeased, bout.stuck
    if len(bout.pledged) != book.players or len(bout.taken) != book.players:
        raise BadSnapshot(f"bout: pledged and taken have one entry for each of the {book.players} seats")
    s.pledged = [_gifts(book, values, "bout.pledged") for values in bout.pledged]
    s.passes = _within(bout.passes, 0, book.players, "bout.passes")
    s.taken = [-1 if name is None else index_of(name, book.region_ids, "bout.taken") for name in bout.taken]


def _within(number: int, low: int, high: int, where: str) -> int:
    if not low <= number <= high:
        raise BadSnapshot(f"{where}: {number} is not {low} to {high}")
    return number


def _seat(book: Book, seat: int, where: str) -> int:
    return _within(seat, 0, book.players - 1, where)


def _maybe_seat(book: Book, seat: int | None, where: str) -> int:
    return -1 if seat is None else _seat(book, seat, where)


def _kind(book: Book, value: int, where: str) -> int:
    if value not in book.treasure_values:
        raise BadSnapshot(f"{where}: there is no treasure of {value}")
    return book.treasure_values.index(value)


def _gifts(book: Book, values: list[int], where: str) -> int:
    mask = 0
    for value in values:
        if value not in book.gift_values:
            raise BadSnapshot(f"{where}: there is no gift of {value}")
        gift = 1 << book.gift_values.index(value)
        if mask & gift:
            raise BadSnapshot(f"{where}: the gift of {value} stands twice")
        mask |= gift
    return mask
