"""What any set of content must keep to, so that the rules hold on it and no seat or land is favoured."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

from underhall.core.content import demand
from underhall.games.trollfjord.content import Content, treasure_kinds
from underhall.games.trollfjord.state import FORTRESSES, HEIGHTS, REGIONS, STRENGTHS, TERRAINS

LONGEST_TRACK = 60
MOST_KINDS = 40


def check(content: Content) -> None:
    """Each in its own words; the first that is broken is named."""
    _check_limits(content)
    _check_regions(content)
    _check_fortresses(content)
    _check_track(content)
    _check_treasures(content)
    _check_tower(content)


def _check_limits(content: Content) -> None:
    limits = content.limits
    allowed = {
        "trolls": range(4, 21),
        "strikes": range(2, 13),
        "boulders": range(11, 12),
        "regions_needed": range(2, 3),
        "steps": range(3, 4),
    }
    for name, values in allowed.items():
        value = getattr(limits, name)
        asked = str(values[0]) if len(values) == 1 else f"{values[0]} to {values[-1]}"
        demand(value in values, f"table.toml: limits: {name}", f"must be {asked}, not {value}")
    for value in content.gifts.values:
        demand(0 <= value <= 50, "table.toml: gifts: values", f"a gift is worth 0 to 50, not {value} (TF-2.4)")
    rising = list(content.gifts.values) == sorted(set(content.gifts.values))
    demand(rising, "table.toml: gifts: values", "rise, and no two are alike (TF-2.4)")


def _check_regions(content: Content) -> None:
    """TF-2.5 Twelve regions, two of each terrain; only the fjords border on their own kind."""
    regions = content.regions
    demand(len(regions) == REGIONS, "map.toml: region", f"TF-2.5 asks for {REGIONS}, these are {len(regions)}")
    for terrain in TERRAINS:
        named = sorted(region.id for region in regions if region.terrain == terrain)
        pair = [f"{terrain}1", f"{terrain}2"]
        demand(
            named == pair, "map.toml: region", f"TF-2.5 asks for {' and '.join(pair)}, not {', '.join(named) or 'none'}"
        )
    wide, high = content.board.size
    demand(wide > 0 and high > 0, "map.toml: board: size", "must be above 0")
    area = 0.0
    for number, region in enumerate(regions):
        where = f"map.toml: {region.id}"
        left, top, right, bottom = region.box
        inside = 0 <= left < right <= wide and 0 <= top < bottom <= high
        demand(inside, f"{where}: box", "must lie on the board, x0 y0 x1 y1")
        area += (right - left) * (bottom - top)
        for other in regions[:number]:
            apart = other.box[2] <= left or right <= other.box[0] or other.box[3] <= top or bottom <= other.box[1]
            demand(apart, f"{where}: box", f"lies over {other.id}")
    demand(abs(area - wide * high) < 1e-6, "map.toml: region", "must cover the whole board")
    terrain_of = {region.id: region.terrain for region in regions}
    for start, end in content.borders:
        alike = terrain_of[start] == terrain_of[end]
        fjords = terrain_of[start] == "fjord"
        demand(not alike or fjords, f"map.toml: {start}", f"borders on {end}, which is {terrain_of[end]} too")
    joined = any(terrain_of[start] == terrain_of[end] == "fjord" for start, end in content.borders)
    demand(joined, "map.toml: region", "TF-2.5 the two fjords border on each other")


def _check_fortresses(content: Content) -> None:
    """TF-2.1, TF-4.10 Six fortresses, each where three regions of different terrains meet."""
    forts = content.fortresses
    terrain_of = {region.id: region.terrain for region in content.regions}
    demand(len(forts) == FORTRESSES, "map.toml: fortress", f"TF-2.1 asks for {FORTRESSES}, these are {len(forts)}")
    numbers = sorted(fort.number for fort in forts)
    demand(numbers == [1, 1, 2, 2, 3, 3], "map.toml: fortress: number", "TF-2.1 asks for two each of 1, 2 and 3")
    borders = set(content.borders)
    for fort in forts:
        where = f"map.toml: {fort.id}: regions"
        demand(bool(re.fullmatch(r"F[1-6]", fort.id)), f"map.toml: {fort.id}: id", "must be F1 to F6")
        for region in fort.regions:
            demand(region in terrain_of, where, f"there is no region {region!r}")
        demand(len({terrain_of[region] for region in fort.regions}) == 3, where, "must be of three terrains")
        one, two, three = fort.regions
        pairwise = (one, two) in borders and (two, three) in borders and (one, three) in borders
        demand(pairwise, where, "TF-4.10 asks for three regions that border on each other")
    for number, fort in enumerate(forts):
        for other in forts[:number]:
            shared = set(fort.regions) & set(other.regions)
            where = f"map.toml: {fort.id}: regions"
            demand(len(shared) <= 1, where, f"shares {len(shared)} regions with {other.id}, one is the most")
            apart = fort.number != other.number or not shared
            demand(apart, f"map.toml: {fort.id}: number", f"is that of {other.id}, with which it shares a region")
    touching = Counter(region for fort in forts for region in fort.regions)
    for region in terrain_of:
        demand(touching[region] in (1, 2), f"map.toml: {region}", "must touch one or two fortresses")
    by_terrain = Counter(terrain_of[region] for fort in forts for region in fort.regions)
    for terrain in TERRAINS:
        demand(by_terrain[terrain] == 3, "map.toml: fortress", f"{terrain} must touch three fortresses in all")


def _check_track(content: Content) -> None:
    strips = content.strips
    demand(len(strips) == 10, "track.toml: strip", f"TF-2.1 asks for 10, these are {len(strips)}")
    sides = content.track.sides
    laid = sides.bottom + sides.left + sides.top + sides.right
    demand(laid == len(strips), "track.toml: track: sides", f"have room for {laid} strips, there are {len(strips)}")
    for side in ("bottom", "left", "top", "right"):
        demand(getattr(sides, side) >= 1, f"track.toml: track: sides: {side}", "must be at least 1")
    cells = 2 * sum(len(strip.terrains) for strip in strips)
    demand(cells <= LONGEST_TRACK, "track.toml: strip", f"have {cells} cells in all, {LONGEST_TRACK} are the most")
    times = Counter(terrain for strip in strips for terrain in strip.terrains)
    even = len({times[terrain] for terrain in TERRAINS}) == 1
    demand(even, "track.toml: strip", f"each terrain must stand there equally often, these do {dict(times)}")
    demand(cells >= 30, "track.toml: strip", "TF-3.6 asks for a track longer than 15, round and back (30 cells)")
    for strip in strips:
        demand(len(strip.terrains) >= 1, f"track.toml: {strip.id}: terrains", "must be at least one")
        demand(bool(re.fullmatch(r"[A-Z]", strip.id)), f"track.toml: {strip.id}: id", "must be one capital letter")
    demand(content.track.start_cells == 4, "track.toml: track: start_cells", "TF-2.11 asks for 4")


def _check_treasures(content: Content) -> None:
    counts = content.treasures.counts
    for value, number in counts.items():
        where = f"table.toml: treasures: counts: {value}"
        demand(bool(re.fullmatch(r"[1-9][0-9]?", value)), where, "a value is 1 to 99")
        demand(1 <= number <= 20, where, f"must be 1 to 20 tokens, not {number}")
    kinds = treasure_kinds(content)
    demand(1 <= len(kinds) <= MOST_KINDS, "table.toml: treasures: counts", f"must be 1 to {MOST_KINDS} values")
    tokens = sum(number for _, number in kinds)
    demand(tokens >= REGIONS, "table.toml: treasures: counts", f"TF-2.9 asks for {REGIONS} or more, not {tokens}")


def _check_tower(content: Content) -> None:
    rows, tempers = content.rows, content.tempers
    percents = [row.percent for row in rows if row.height == 1]
    falling = all(a > b for a, b in pairwise([101, *percents, -1]))
    demand(bool(percents) and falling, "tower.toml: row", "must fall, from 100 percent or less")
    wanted = [(height, percent) for height in range(1, HEIGHTS + 1) for percent in percents]
    same = [(row.height, row.percent) for row in rows] == wanted
    demand(same, "tower.toml: row", f"must be the same for each of {HEIGHTS} heights, from 1 on")
    named = [temper.id for temper in tempers]
    demand(named == ["filled", "stuck"], "tower.toml: temper", f"must be filled and stuck, not {', '.join(named)}")
    for row in rows:
        where = f"tower.toml: {row.id}"
        _check_row(row.nothing, f"{where}: nothing", 0.0, 0.999)
        _check_row(row.pull, f"{where}: pull", 0.0001, 10_000.0)
        _check_row(row.even, f"{where}: even", -1.0, 100.0)
    for temper in tempers:
        _check_row(temper.pull, f"tower.toml: {temper.id}: pull", 0.01, 100.0)
        _check_row(temper.nothing, f"tower.toml: {temper.id}: nothing", 0.01, 100.0)
    weight = content.layers.top_weight
    demand(0 < weight <= 10, "tower.toml: layers: top_weight", f"must be above 0, at most 10, not {weight:g}")


def _check_row(row: tuple[float, ...], where: str, least: float, most: float) -> None:
    demand(len(row) == STRENGTHS, where, f"must be {STRENGTHS} figures, these are {len(row)}")
    for figure in row:
        demand(least <= figure <= most, where, f"must be {least:g} to {most:g}, not {figure:g}")
