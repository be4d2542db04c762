"""13.1 The two sides of the mountain."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import atan2

from underhall.core.content import demand
from underhall.games.mountain_king.constraints.squares import Square, at, beside, has_holes, in_one_piece, reach, word
from underhall.games.mountain_king.content import BAND_LETTERS, FIND_LETTERS, HEART, OUTSIDE, Side

DEPTHS = BAND_LETTERS + HEART
"""From the outside in."""
YELLOW, MIDDLE = len(BAND_LETTERS) - 1, len(BAND_LETTERS)
LABELS = {"winter": {4: 4, 5: 5}, "autumn": {3: 3}}
"""How many start points must carry which number."""
SITES = {"winter": range(12, 17), "autumn": range(8, 17)}
"""More than the workshops of the largest table."""
STATUES = range(3, 22, 3)
APART = 3


def check_sides(sides: Sequence[Side]) -> None:
    demand(
        {side.id for side in sides} == {"autumn", "winter"},
        "mountain.toml: side",
        "13.1.1: must be an autumn and a winter side (MK-2.1)",
    )
    for side in sides:
        where = f"mountain.toml: {side.id}"
        _check_rows(side, where)
        _check_squares(side, where)
        depth = depths(side)
        _check_bands(where, depth)
        _check_ground(side, where)
        _check_starts(side, where, depth)
        _check_ways(side, where, depth)
        _check_sites(side, where, depth)
        _check_statues(side, where)


def depths(side: Side) -> dict[Square, int]:
    """How far inside each square of the mountain is."""
    return {
        (x, y): DEPTHS.index(letter)
        for y, row in enumerate(side.bands)
        for x, letter in enumerate(row)
        if letter != OUTSIDE
    }


def free_ground(side: Side) -> set[Square]:
    """What can be dug in every game: neither heart, site nor start point."""
    taken = {at(name) for name in (*side.sites, *[start.at for start in side.starts])}
    return {square for square, depth in depths(side).items() if depth < MIDDLE} - taken


def _check_rows(side: Side, where: str) -> None:
    """13.1.1."""
    columns = len(side.bands[0]) if side.bands else 0
    demand(
        1 <= columns <= 26 and 1 <= len(side.bands) <= 26, f"{where}: bands", "13.1.1: must be 1 to 26 rows and columns"
    )
    for name, rows, letters in (
        ("bands", side.bands, DEPTHS + OUTSIDE),
        ("finds", side.finds, FIND_LETTERS + "."),
        ("rubble", side.rubble, "x."),
    ):
        demand(
            len(rows) == len(side.bands) and all(len(row) == columns for row in rows),
            f"{where}: {name}",
            f"13.1.1: must be {len(side.bands)} rows of {columns}",
        )
        demand(set("".join(rows)) <= set(letters), f"{where}: {name}", f"13.1.1: must be letters of {letters}")
    missing = [letter for letter in DEPTHS if letter not in "".join(side.bands)]
    demand(
        not missing,
        f"{where}: bands",
        f"13.1.3: must have all five bands and the heart, {', '.join(missing)} is missing",
    )


def _check_squares(side: Side, where: str) -> None:
    """13.1.1 Whatever is named is a square of the mountain, named once."""
    ground = depths(side)
    for field, names in (
        ("starts", [start.at for start in side.starts]),
        ("sites", list(side.sites)),
        ("statues", list(side.statues)),
    ):
        for name in names:
            demand(
                bool(re.fullmatch(r"[a-z][1-9][0-9]?", name)) and ground.get(at(name), MIDDLE) < MIDDLE,
                f"{where}: {field}",
                f"13.1.1: {name!r} is no square of a band",
            )
            demand(names.count(name) == 1, f"{where}: {field}", f"13.1.1: {name} stands twice")


def _check_bands(where: str, depth: Mapping[Square, int]) -> None:
    """13.1.3 A band and all inside it are one piece without holes, and no band touches one but the next."""
    for level, letter in enumerate(DEPTHS):
        inside = {square for square in depth if depth[square] >= level}
        demand(
            in_one_piece(inside) and not has_holes(inside),
            f"{where}: bands",
            f"13.1.3: {letter} and what is inside it must be one piece without holes",
        )
    for square in sorted(depth):
        outside = min(depth.get(other, -1) for other in beside(square))
        demand(
            outside >= depth[square] - 1,
            f"{where}: bands",
            f"13.1.3: a band must surround the next one completely, not at {word(square)}",
        )


def _check_ground(side: Side, where: str) -> None:
    """13.1.2."""
    free = free_ground(side)
    starts = {at(start.at) for start in side.starts}
    demand(in_one_piece(free | starts), f"{where}: bands", "13.1.2: the diggable squares must be connected")
    for field, rows in (("finds", side.finds), ("rubble", side.rubble)):
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                demand(
                    letter == "." or (x, y) in free,
                    f"{where}: {field}",
                    f"13.1.1: {word((x, y))} cannot be dug, so nothing lies there",
                )


def _check_starts(side: Side, where: str, depth: Mapping[Square, int]) -> None:
    """13.1.4 and 13.1.10."""
    where = f"{where}: starts"
    wanted = LABELS[side.id]
    for start in side.starts:
        demand(
            bool(start.labels) and len(set(start.labels)) == len(start.labels) and set(start.labels) <= set(wanted),
            where,
            f"13.1.4: the labels of {start.at} must be of {', '.join(map(str, wanted))}, each once",
        )
        demand(depth[at(start.at)] == 0, where, f"13.1.4: {start.at} must lie in the dark grey band")
    labels = Counter(label for start in side.starts for label in start.labels)
    for label, count in wanted.items():
        demand(labels[label] >= count, where, f"13.1.4: {count} start points must be labelled {label}")
    points = [at(start.at) for start in side.starts]
    for point in points:
        near = [other for other in points if other != point and _far(point, other) < APART]
        demand(not near, where, f"13.1.4: {word(point)} must be {APART} squares from every other")
    demand(_clockwise(points, depth), where, "13.1.10: must be listed clockwise, partners sit side by side (MK-19.1)")


def _check_ways(side: Side, where: str, depth: Mapping[Square, int]) -> None:
    """13.1.2 A way to the yellow band past sites and other start points; 13.1.3 a shortest one to the heart that never
    leads outward."""
    free = free_ground(side)
    heart = {square for square in depth if depth[square] == MIDDLE}
    for start in side.starts:
        begin = at(start.at)
        demand(
            any(depth[square] == YELLOW for square in reach(begin, free | {begin})),
            f"{where}: starts",
            f"13.1.2: no way from {start.at} to the yellow band",
        )
        way = free | heart | {begin}
        straight = _steps(begin, heart, dict.fromkeys(way, 0))
        inward = _steps(begin, heart, {square: depth[square] for square in way})
        demand(
            inward == straight,
            f"{where}: starts",
            f"13.1.3: every shortest way from {start.at} to the heart leads outward somewhere",
        )


def _check_sites(side: Side, where: str, depth: Mapping[Square, int]) -> None:
    """13.1.5."""
    where = f"{where}: sites"
    number = SITES[side.id]
    demand(
        len(side.sites) in number,
        where,
        f"13.1.5: must be {number[0]} to {number[-1]} (MK-13.3), not {len(side.sites)}",
    )
    sites, starts = {at(name) for name in side.sites}, {at(start.at) for start in side.starts}
    ground = free_ground(side) | starts
    for name in side.sites:
        around = beside(at(name))
        demand(not starts & (around | {at(name)}), where, f"13.1.5: {name} must not be beside a start point")
        demand(not sites & around, where, f"13.1.5: {name} must not be beside another site")
        demand(len(ground & around) >= 3, where, f"13.1.5: {name} needs 3 diggable sides")


def _check_statues(side: Side, where: str) -> None:
    """13.1.6 In threes, so that the clans come round evenly; clockwise, so that there is a next one (MK-2.8)."""
    where = f"{where}: statues"
    demand(len(side.statues) in STATUES, where, "13.1.6: must be a multiple of 3, from 3 to 21")
    free = free_ground(side)
    for name in side.statues:
        demand(at(name) in free, where, f"13.1.6: {name} is on a site or a start point")
    demand(
        _clockwise([at(name) for name in side.statues], depths(side)),
        where,
        "13.1.6: must be listed clockwise round the heart, no two in one direction from it (MK-2.8)",
    )


def _clockwise(squares: Sequence[Square], depth: Mapping[Square, int]) -> bool:
    """Whether they go once round the middle of the heart; rows are counted downward, so angles grow clockwise."""
    heart = [square for square in depth if depth[square] == MIDDLE]
    middle_x, middle_y = (sum(values) / len(heart) for values in zip(*heart, strict=True))
    angles = [round(atan2(y - middle_y, x - middle_x), 9) for x, y in squares]
    return len(set(angles)) == len(angles) and sum(angle <= angles[n - 1] for n, angle in enumerate(angles)) == 1


def _far(a: Square, b: Square) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _steps(start: Square, goal: Collection[Square], depth: Mapping[Square, int]) -> int | None:
    """How many steps to the goal, never from a square to one that is less deep."""
    steps = {start: 0}
    queue = [start]
    for here in queue:
        if here in goal:
            return steps[here]
        for other in beside(here):
            if other not in steps and depth.get(other, -1) >= depth[here]:
                steps[other] = steps[here] + 1
                queue.append(other)
    return None
