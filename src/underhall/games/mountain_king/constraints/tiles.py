"""13.2 to 13.5 Tunnels, halls, and what is worth how much."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from underhall.core.content import demand
from underhall.games.mountain_king.constraints.mountain import free_ground
from underhall.games.mountain_king.constraints.squares import Square, has_holes, in_one_piece
from underhall.games.mountain_king.content import Content, Hall, Shape, Side, Tunnel, orientations, shape_of

COUNTS = [5, 5, 5, 5, 5, 5, 10, 12]
SIZES = range(2, 6)
WANTED = {"square": ("##", "##"), "ell": ("#..", "###"), "snake": ("##.", ".##")}
HALL_SIZES = range(SIZES[-1] + 1, 25)
"""More than any one tunnel has."""
MOST_HONOUR = 99


def check_tunnels(tunnels: Sequence[Tunnel]) -> None:
    """13.2.1 and 13.2.2."""
    kinds: dict[Picture, str] = {}
    for tunnel in tunnels:
        where = f"tunnels.toml: {tunnel.id}: shape"
        shape, anchors = shape_of(tunnel.shape, "#o"), shape_of(tunnel.shape, "o")
        demand(set("".join(tunnel.shape)) <= set("#o."), where, "13.2.1: must be drawn with #, o and .")
        demand(len(shape) in SIZES, where, f"13.2.1: must have {SIZES[0]} to {SIZES[-1]} squares, not {len(shape)}")
        demand(in_one_piece(shape), where, "13.2.1: must be one piece")
        if len(shape) == SIZES[-1]:
            demand(not anchors, where, f"13.2.2: a tunnel of {len(shape)} squares has no anchor")
        else:
            demand(len(anchors) == 1, where, f"13.2.2: must have one anchor, not {len(anchors)}")
        kind = _picture(shape)
        demand(kind not in kinds, where, f"13.2.1: is the shape of {kinds.get(kind)} too, turned or flipped")
        kinds[kind] = tunnel.id
    counts = sorted(tunnel.count for tunnel in tunnels)
    demand(counts == COUNTS, "tunnels.toml: count", f"13.2.1: must be stacks of {COUNTS} (MK-1.7), not {counts}")
    sizes = {sum(row.count("#") + row.count("o") for row in tunnel.shape) for tunnel in tunnels}
    demand(sizes == set(SIZES), "tunnels.toml: shape", f"13.2.1: must have all sizes from 2 to 5, not {sorted(sizes)}")
    for name, rows in WANTED.items():
        demand(
            _picture(shape_of(rows, "#")) in kinds, "tunnels.toml: shape", f"13.2.1: the {name} of 4 squares is missing"
        )


def check_halls(content: Content) -> None:
    """13.5.1 and 13.5.2."""
    halls = {hall.id: hall for hall in content.halls}
    demand(len(halls) == 6, "halls.toml: hall", f"13.5.1: must be 6 halls (MK-14.8), not {len(halls)}")
    kinds: dict[Picture, str] = {}
    for hall in content.halls:
        _check_hall(hall, content)
        kind = _picture(shape_of(hall.shape, "#A"), shape_of(hall.shape, "A"))
        demand(kind not in kinds, f"halls.toml: {hall.id}: shape", f"13.5.1: is the shape of {kinds.get(kind)} too")
        kinds[kind] = hall.id
    demand("treasury" in halls, "halls.toml: treasury", "13.5.1: must be there")
    treasury = halls["treasury"]
    demand(treasury.low == 6, "halls.toml: treasury: low", f"13.5.1: must be 6, not {treasury.low}")
    demand(treasury.high == 15, "halls.toml: treasury: high", f"13.5.1: must be 15, not {treasury.high}")
    demand(any(hall.low == 0 for hall in content.halls), "halls.toml: low", "13.5.1: one hall must have 0")


def _check_hall(hall: Hall, content: Content) -> None:
    where = f"halls.toml: {hall.id}: shape"
    squares, altars = shape_of(hall.shape, "#A"), shape_of(hall.shape, "A")
    demand(set("".join(hall.shape)) <= set("#A."), where, "13.5.1: must be drawn with #, A and .")
    demand(len(altars) == 1, where, f"13.5.1: must have one altar (MK-14.6), not {len(altars)}")
    demand(in_one_piece(squares), where, "13.5.1: must be one piece")
    demand(not has_holes(squares), where, "13.5.1: must have no holes")
    demand(
        len(squares) in HALL_SIZES,
        where,
        f"13.5.1: must cover several tunnels, with {HALL_SIZES[0]} to {HALL_SIZES[-1]} squares, not {len(squares)}",
    )
    same = len(orientations(squares, altars, flip=True)) == len(orientations(squares, altars, flip=False))
    demand(
        same or hall.reflect is not None,
        where,
        "13.5.2: must be its own mirror image with the altar on the axis, or say with reflect whether it may be flipped"
        " (MK-14.3)",
    )
    for side in content.sides:
        demand(
            _coverable(squares, hall.reflect is True, side, content.tunnels),
            where,
            f"13.5.1: the tunnels of the set cannot cover it anywhere on the {side.id} side (MK-14.1)",
        )
    demand(0 <= hall.low < hall.high, f"halls.toml: {hall.id}: low", "13.5.1: must be 0 or more, and less than high")
    demand(hall.high <= MOST_HONOUR, f"halls.toml: {hall.id}: high", f"13.5.1: must be at most {MOST_HONOUR}")


def check_points(content: Content) -> None:
    """13.3.1, 13.4.1, 13.4.2 and MK-1.6."""
    honour, where = content.honour, "tunnels.toml: honour"
    sizes = [str(size) for size in SIZES]
    demand(sorted(honour) == sizes, where, f"13.3.1: must have a row for each of {', '.join(sizes)}")
    for size, row in honour.items():
        demand(len(row) == 3, f"{where}: {size}", "13.3.1: must be three numbers: for stone, iron, heartstone")
        demand(
            all(0 <= points <= MOST_HONOUR for points in row), f"{where}: {size}", f"13.3.1: must be 0 to {MOST_HONOUR}"
        )
    demand(not any(honour["2"]), f"{where}: 2", "13.3.1: must be 0, 0, 0")
    demand(honour["4"][0] == 4, f"{where}: 4", f"13.3.1: four stone must be worth 4, not {honour['4'][0]}")
    for smaller, size in pairwise(sizes):
        stone, iron, heart = honour[size]
        demand(stone < iron < heart, f"{where}: {size}", "13.3.1: must rise from stone to heartstone")
        demand(
            all(more >= less for more, less in zip(honour[size], honour[smaller], strict=True)),
            f"{where}: {size}",
            f"13.3.1: must not be less than for {smaller} squares",
        )
    values = content.statues.values
    demand(
        len(values) == 5 and values[0] >= 1 and list(values) == sorted(set(values)),
        "table.toml: statues: values",
        "13.4.1: must be five that rise inward, from 1 or more",
    )
    demand(
        values[1] == 4 and values[4] == 10,
        "table.toml: statues: values",
        "13.4.1: must be 4 in light grey and 10 in yellow",
    )
    tokens = content.tokens
    demand(
        len(set(tokens.values)) == len(tokens.values) == 4
        and min(tokens.values) >= 1
        and max(tokens.values) <= MOST_HONOUR
        and 3 in tokens.values,
        "table.toml: tokens: values",
        f"13.4.2: must be four different ones from 1 to {MOST_HONOUR}, one of them 3",
    )
    demand(
        sorted(tokens.copies) == [3, 4, 4, 4], "table.toml: tokens: copies", "13.4.2: must be 3, 4, 4 and 4 (MK-2.9)"
    )
    demand(content.crowns.values == (5, 3), "table.toml: crowns: values", "must be 5 and 3 (MK-1.6)")
    for name, its in (("statues", content.statues), ("crowns", content.crowns)):
        demand(not its.copies, f"table.toml: {name}: copies", "13.4.2: are for the tokens")


# Shapes

Picture = tuple[tuple[Square, ...], tuple[Square, ...]]


def _picture(squares: Shape, marked: Shape = frozenset()) -> Picture:
    """The same for a shape however it is turned and flipped."""
    return min((tuple(sorted(laid)), tuple(sorted(mark))) for laid, mark in orientations(squares, marked, flip=True))


def _coverable(hall: Shape, flip: bool, side: Side, tunnels: Sequence[Tunnel]) -> bool:
    """Whether tunnels that are there can lie under all of it somewhere; they may stick out."""
    ground = free_ground(side)
    ways = [
        (stack, shape)
        for stack, tunnel in enumerate(tunnels)
        for shape, _ in orientations(shape_of(tunnel.shape, "#o"), frozenset(), flip=True)
    ]
    stock = [tunnel.count for tunnel in tunnels]
    for shape, _ in orientations(hall, frozenset(), flip):
        for origin in sorted(ground):
            laid = _moved(shape, origin)
            if laid <= ground:
                under = {(stack, _moved(way, (x - a, y - b))) for stack, way in ways for a, b in way for x, y in laid}
                if _cover(laid, [(stack, piece) for stack, piece in under if piece <= ground], stock):
                    return True
    return False


def _cover(bare: Shape, pieces: list[tuple[int, Shape]], stock: list[int]) -> bool:
    """Whether some of the pieces can cover the bare squares, tried first where the fewest can."""
    if not bare:
        return True
    for stack, piece in min(([one for one in pieces if square in one[1]] for square in bare), key=len):
        left = [count - (number == stack) for number, count in enumerate(stock)]
        apart = [(number, other) for number, other in pieces if left[number] and not other & piece]
        if _cover(bare - piece, apart, left):
            return True
    return False


def _moved(shape: Shape, origin: Square) -> Shape:
    return frozenset((x + origin[0], y + origin[1]) for x, y in shape)
