"""The content of Trollfjord: its schema, the constraints that any set must meet, and the book made of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from underhall.core.codec import digest
from underhall.core.content import decode, decode_entries, merge, own_files, renamed
from underhall.games.trollfjord.state import (
    COLOURS,
    HEIGHTS,
    STRENGTHS,
    TEMPERS,
    TERRAINS,
    Book,
)

Provenance = Literal["rulebook", "inferred", "original"]
Terrain = Literal["mountain", "fjord", "glacier", "swamp", "tundra", "forest"]


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    terrain: Terrain
    box: tuple[float, float, float, float]
    provenance: Provenance
    name: str = ""


class Fortress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at: tuple[float, float]
    regions: tuple[str, str, str]
    number: int
    provenance: Provenance
    known: tuple[str, ...] = ()


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: tuple[float, float]
    provenance: Provenance


class Strip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    terrains: tuple[Terrain, ...]
    provenance: Provenance


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bottom: int
    left: int
    top: int
    right: int


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_cells: int
    sides: Sides
    provenance: Provenance


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    trolls: int
    strikes: int
    boulders: int
    regions_needed: int
    steps: int
    provenance: Provenance


class Gifts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: tuple[int, int, int]
    provenance: Provenance


class Treasures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    counts: dict[str, int]
    provenance: Provenance


class Layers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How readily boulders come that were put back at the top, beside those that stayed."""

    top_weight: float
    provenance: Provenance


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What strikes at a height bring, from the softest to the hardest, while so much of the boulders is inside."""

    id: str
    height: int
    percent: int
    nothing: tuple[float, ...]
    pull: tuple[float, ...]
    even: tuple[float, ...]
    provenance: Provenance


class Temper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Factors of the pull and of the odds of nothing, from the softest strike to the hardest, beside a tower which has
    just brought something."""

    id: str
    pull: tuple[float, ...]
    nothing: tuple[float, ...]
    provenance: Provenance


class Content(msgspec.Struct, frozen=True):
    """One complete, checked set."""

    board: Board
    regions: tuple[Region, ...]
    fortresses: tuple[Fortress, ...]
    track: Track
    strips: tuple[Strip, ...]
    limits: Limits
    gifts: Gifts
    treasures: Treasures
    layers: Layers
    rows: tuple[Row, ...]
    tempers: tuple[Temper, ...]
    digest: str
    names: dict[str, str]
    """Names that a pack gives, by catalogue key."""
    borders: tuple[tuple[str, str], ...]
    """TF-4.9 Which regions border on which, read off their boxes; both ways."""


def load_content(pack: Mapping[str, Any]) -> Content:
    """The game's own files, with a pack laid over them, checked."""
    tables = merge(own_files("underhall.games.trollfjord"), pack)
    regions = decode_entries(tables["map"], "region", Region, "map")
    content = Content(
        board=decode(tables["map"].get("board", {}), Board, "map.toml: board"),
        regions=regions,
        fortresses=decode_entries(tables["map"], "fortress", Fortress, "map"),
        track=decode(tables["track"].get("track", {}), Track, "track.toml: track"),
        strips=decode_entries(tables["track"], "strip", Strip, "track"),
        limits=decode(tables["table"].get("limits", {}), Limits, "table.toml: limits"),
        gifts=decode(tables["table"].get("gifts", {}), Gifts, "table.toml: gifts"),
        treasures=decode(tables["table"].get("treasures", {}), Treasures, "table.toml: treasures"),
        layers=decode(tables["tower"].get("layers", {}), Layers, "tower.toml: layers"),
        rows=decode_entries(tables["tower"], "row", Row, "tower"),
        tempers=decode_entries(tables["tower"], "temper", Temper, "tower"),
        digest=digest(tables),
        names={f"tf-region-{key}": name for key, name in renamed(pack, "map", "region").items()},
        borders=borders_of(regions),
    )
    from underhall.games.trollfjord.constraints import check  # noqa: PLC0415  # it reads what is defined here

    check(content)
    return content


def borders_of(regions: tuple[Region, ...]) -> tuple[tuple[str, str], ...]:
    """TF-2.5, TF-4.9 Two regions border where their boxes share a line, not only a corner."""
    return tuple((a.id, b.id) for a in regions for b in regions if a is not b and _share_a_line(a.box, b.box))


def _share_a_line(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return (across == 0 and down > 0) or (down == 0 and across > 0)


def treasure_kinds(content: Content) -> list[tuple[int, int]]:
    """TF-2.2 Value and number of tokens of each kind, rising."""
    counts = content.treasures.counts
    return sorted((int(value), number) for value, number in counts.items() if re.fullmatch(r"[0-9]{1,3}", value))


def make_book(content: Content, players: int, options: Mapping[str, Any]) -> Book:
    """Content and options as the tables that the rules read."""
    b = Book()
    b.content = content.digest
    b.players = players
    b.region_ids = [region.id for region in content.regions]
    b.terrain_ids = list(TERRAINS)
    b.region_terrain = [TERRAINS.index(region.terrain) for region in content.regions]
    b.of_terrain = [
        tuple(number for number, other in enumerate(b.region_terrain) if other == terrain)
        for terrain in range(len(TERRAINS))
    ]
    b.borders = [(b.region_ids.index(start), b.region_ids.index(end)) for start, end in content.borders]
    b.near = [
        tuple(code for code, (start, _) in enumerate(b.borders) if start == region)
        for region in range(len(b.region_ids))
    ]
    b.fort_ids = [fort.id for fort in content.fortresses]
    b.fort_regions = [_three(b, fort) for fort in content.fortresses]
    b.first_numbers = [fort.number for fort in content.fortresses]
    b.strip_ids = [strip.id for strip in content.strips]
    b.strips = [tuple(TERRAINS.index(terrain) for terrain in strip.terrains) for strip in content.strips]
    b.start_cells = content.track.start_cells
    kinds = treasure_kinds(content)
    b.treasure_values = [value for value, _ in kinds]
    b.treasure_counts = [number for _, number in kinds]
    b.gift_values = list(content.gifts.values)
    limits = content.limits
    b.trolls, b.strikes, b.per_colour = limits.trolls, limits.strikes, limits.boulders
    b.regions_needed = limits.regions_needed
    b.crown_value = options["crown_value"]
    b.first_layout = options["fortresses"] == "first"
    b.place_both = options["place_both"]
    b.announce_again = options["announce_again"]
    b.late_take = options["late_take"]
    b.free_clear = options["free_clear"]
    b.retired_gives = options["retired_gives"]
    b.latest_lies_last = options["tiebreak"] == "latest"
    b.max_turns = options["max_turns"]
    b.tower_fills = [row.percent / 100 for row in content.rows[: len(content.rows) // HEIGHTS]]
    b.tower_nothing = [chance for row in content.rows for chance in row.nothing]
    b.tower_pull = [pull for row in content.rows for pull in row.pull]
    b.tower_even = [even for row in content.rows for even in row.even]
    b.temper_pull = [factor for temper in _tempers(content) for factor in temper.pull]
    b.temper_nothing = [factor for temper in _tempers(content) for factor in temper.nothing]
    b.top_weight = content.layers.top_weight
    b.falls = _falls(content.rows, content.tempers, b.per_colour)
    return b


def _tempers(content: Content) -> tuple[Temper, Temper, Temper]:
    filled, stuck = content.tempers
    plain = (1.0,) * STRENGTHS
    return filled, Temper("loose", plain, plain, filled.provenance), stuck


@lru_cache(maxsize=8)
def _falls(rows: tuple[Row, ...], tempers: tuple[Temper, ...], per_colour: int) -> list[list[list[float]]]:
    """Room for what the twin works out. It follows from these alone, so all books of a content share it."""
    boulders = len(COLOURS) * per_colour
    return [[[] for _ in range(boulders + 1)] for _ in range(HEIGHTS * STRENGTHS * TEMPERS)]


def _three(b: Book, fort: Fortress) -> tuple[int, int, int]:
    first, second, third = (b.region_ids.index(region) for region in fort.regions)
    return first, second, third
