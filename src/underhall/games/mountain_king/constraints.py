"""What any set of content must meet: the hard constraints, numbered as in sections 13.1 to 13.9 of the components."""

from __future__ import annotations

import re
from collections import Counter

from underhall.core.content import demand
from underhall.games.mountain_king.content import (
    BAND_LETTERS,
    FIND_LETTERS,
    HEART,
    OUTSIDE,
    Content,
    Hall,
    Shape,
    Side,
    orientations,
    shape_of,
)

Square = tuple[int, int]
COUNTS = [5, 5, 5, 5, 5, 5, 10, 12]


def check(content: Content) -> None:
    sides = {side.id: side for side in content.sides}
    demand(set(sides) == {"autumn", "winter"}, "mountain.toml", "must have an autumn and a winter side (MK-2.1)")
    for side in content.sides:
        _check_side(side)
    _check_tunnels(content)
    _check_points(content)
    for hall in content.halls:
        _check_hall(hall)
    _check_halls(content)
    _check_trolls(content)
    _check_spells(content)
    _check_workshops(content)


# 13.1 The board


def _check_side(side: Side) -> None:
    where = f"mountain.toml: {side.id}"
    columns = len(side.bands[0]) if side.bands else 0
    demand(1 <= columns <= 26 and 1 <= len(side.bands) <= 26, f"{where}: bands", "must be 1 to 26 rows and columns")
    for name in ("bands", "finds", "rubble"):
        rows = getattr(side, name)
        demand(
            len(rows) == len(side.bands) and all(len(row) == columns for row in rows),
            f"{where}: {name}",
            f"must be {len(side.bands)} rows of {columns}",
        )
    letters = set("".join(side.bands))
    demand(
        letters <= {*BAND_LETTERS, HEART, OUTSIDE}, f"{where}: bands", f"are letters of {BAND_LETTERS}{HEART}{OUTSIDE}"
    )
    demand(set("".join(side.finds)) <= {*FIND_LETTERS, "."}, f"{where}: finds", f"are letters of {FIND_LETTERS} or .")
    demand(set("".join(side.rubble)) <= set("x."), f"{where}: rubble", "is x or .")
    demand(letters >= {*BAND_LETTERS, HEART}, f"{where}: bands", "all five bands and the heart must be there (13.1.3)")
    ground = {(x, y): letter for y, row in enumerate(side.bands) for x, letter in enumerate(row) if letter != OUTSIDE}
    named = [*side.sites, *side.statues, *[start.at for start in side.starts]]
    for word in named:
        demand(
            bool(re.fullmatch(r"[a-z][1-9][0-9]?", word)) and _at(word) in ground, where, f"{word!r} is no square of it"
        )
    sites, statues = [_at(word) for word in side.sites], [_at(word) for word in side.statues]
    starts = {_at(start.at): start.labels for start in side.starts}
    diggable = {square for square, letter in ground.items() if letter != HEART} - set(sites)
    demand(len(_reach(next(iter(diggable)), diggable)) == len(diggable), where, "13.1.2: the ground must be connected")
    _check_nesting(where, ground, starts, diggable)
    _check_starts(side.id, where, ground, starts)
    _check_sites(side.id, where, sites, set(starts), diggable)
    demand(len(statues) <= 21 and len(statues) % 3 == 0, f"{where}: statues", "13.1.6: a multiple of 3, at most 21")
    demand(len(set(statues)) == len(statues), f"{where}: statues", "13.1.6: two on one square")
    demand(
        all(square in diggable and square not in starts for square in statues),
        f"{where}: statues",
        "13.1.6: on diggable squares, not on sites or start points",
    )
    finds = {(x, y) for y, row in enumerate(side.finds) for x, letter in enumerate(row) if letter != "."}
    rocks = {(x, y) for y, row in enumerate(side.rubble) for x, letter in enumerate(row) if letter != "."}
    demand(finds | rocks <= diggable - set(starts), f"{where}: finds and rubble", "lie under diggable squares")


def _check_nesting(
    where: str, ground: dict[Square, str], starts: dict[Square, tuple[int, ...]], diggable: set[Square]
) -> None:
    """13.1.2 and 13.1.3."""
    depth = {square: 5 if letter == HEART else BAND_LETTERS.index(letter) for square, letter in ground.items()}
    for square in ground:
        for other in _beside(square):
            inner = depth.get(other, -1)
            demand(
                inner <= depth[square] + 1 and (inner >= 0 or depth[square] == 0),
                f"{where}: bands",
                f"13.1.3: a band must surround the next one completely, not at {_word(square)}",
            )
    for start in starts:
        free = (diggable - set(starts)) | {start}
        demand(
            any(depth[square] == 4 for square in _reach(start, free)),
            f"{where}: starts",
            f"13.1.2: no way from {_word(start)} to the yellow band",
        )
        inward = {start}
        edge = [start]
        while edge:
            here = edge.pop()
            for other in _beside(here):
                if depth.get(other, -1) >= depth[here] and other not in inward:
                    inward.add(other)
                    edge.append(other)
        demand(any(depth[square] == 5 for square in inward), f"{where}: starts", "13.1.3: no way inward to the heart")


def _check_starts(side: str, where: str, ground: dict[Square, str], starts: dict[Square, tuple[int, ...]]) -> None:
    """13.1.4."""
    labels = Counter(label for its in starts.values() for label in its)
    wanted = {"winter": {4: 4, 5: 5}, "autumn": {3: 3}}[side]
    for label, count in wanted.items():
        demand(labels[label] >= count, f"{where}: starts", f"13.1.4: {count} start points must be labelled {label}")
    demand(set(labels) <= set(wanted), f"{where}: starts", f"13.1.4: labels are {', '.join(map(str, wanted))}")
    demand(
        all(_far(a, b) >= 3 for a in starts for b in starts if a != b),
        f"{where}: starts",
        "13.1.4: any two must be 3 squares apart",
    )
    demand(all(ground[start] == "D" for start in starts), f"{where}: starts", "13.1.4: they lie in the dark grey band")


def _check_sites(side: str, where: str, sites: list[Square], starts: set[Square], diggable: set[Square]) -> None:
    """13.1.5."""
    least = {"winter": 12, "autumn": 8}[side]
    demand(least <= len(sites) <= 16, f"{where}: sites", f"13.1.5: {least} to 16, not {len(sites)}")
    demand(len(set(sites)) == len(sites), f"{where}: sites", "13.1.5: two on one square")
    for site in sites:
        around = _beside(site)
        demand(
            site not in starts and not starts & around,
            f"{where}: sites",
            f"13.1.5: {_word(site)} is beside a start point",
        )
        demand(not set(sites) & around, f"{where}: sites", f"13.1.5: {_word(site)} is beside another site")
        demand(len(diggable & around) >= 3, f"{where}: sites", f"13.1.5: {_word(site)} needs 3 diggable sides")


# 13.2 to 13.5 Tunnels, points, halls


def _check_tunnels(content: Content) -> None:
    where = "tunnels.toml"
    counts = sorted(tunnel.count for tunnel in content.tunnels)
    demand(counts == COUNTS, where, f"13.2.1 asks for stacks of {COUNTS}, these are {counts}")
    shapes = {tunnel.id: shape_of(tunnel.shape, "#o") for tunnel in content.tunnels}
    sizes = {len(shape) for shape in shapes.values()}
    demand(sizes == {2, 3, 4, 5}, where, "13.2.1: sizes 2 to 5, all of them")
    free = [min(sorted(laid) for laid, _ in orientations(shape, frozenset(), flip=True)) for shape in shapes.values()]
    demand(all(free.count(one) == 1 for one in free), where, "13.2.1: two stacks have the same shape")
    for name, rows in {"square": ("##", "##"), "ell": ("#..", "###"), "snake": ("##.", ".##")}.items():
        wanted = min(sorted(laid) for laid, _ in orientations(shape_of(rows, "#"), frozenset(), flip=True))
        demand(wanted in free, where, f"13.2.1: the {name} of four squares must be there")
    for tunnel in content.tunnels:
        shape, anchors = shapes[tunnel.id], shape_of(tunnel.shape, "o")
        demand(_connected(shape), f"{where}: {tunnel.id}: shape", "13.2.1: must be one piece")
        demand(
            len(anchors) == (0 if len(shape) == 5 else 1),
            f"{where}: {tunnel.id}: shape",
            "13.2.2: one anchor, none on five squares",
        )
        demand(
            bool(re.fullmatch(r"[a-z][a-z_]*", tunnel.id)), f"{where}: {tunnel.id}: id", "must be lower-case letters"
        )


def _check_points(content: Content) -> None:
    honour = content.honour
    demand(set(honour) == set("2345") and all(len(row) == 3 for row in honour.values()), "tunnels.toml: honour",
           "13.3.1 asks for three numbers for each size from 2 to 5")  # fmt: skip
    demand(
        not any(honour["2"]) and honour["4"][0] == 4, "tunnels.toml: honour", "13.3.1: size 2 is 0, four stone are 4"
    )
    for size in "345":
        stone, iron, heart = honour[size]
        demand(stone < iron < heart, "tunnels.toml: honour", f"13.3.1: size {size} must rise from stone to heartstone")
        below = honour[str(int(size) - 1)]
        demand(all(a >= b for a, b in zip(honour[size], below, strict=True)), "tunnels.toml: honour",
               f"13.3.1: size {size} must not be worth less than a smaller one")  # fmt: skip
    values = content.statues.values
    demand(len(values) == 5 and values[1] == 4 and values[4] == 10 and list(values) == sorted(set(values)),
           "table.toml: statues", "13.4.1: five values that rise inward, light grey 4, yellow 10")  # fmt: skip
    tokens = content.tokens
    demand(
        len(tokens.values) == 4
        and sorted(tokens.copies) == [3, 4, 4, 4]
        and 3 in tokens.values
        and min(tokens.values) > 0,
        "table.toml: tokens",
        "13.4.2: four values above 0, one of them 3, with 3, 4, 4 and 4 copies",
    )
    demand(content.crowns.values == (5, 3), "table.toml: crowns", "must be 5 and 3 (MK-1.6)")


def _check_hall(hall: Hall) -> None:
    """13.5.1."""
    where = f"halls.toml: {hall.id}"
    squares, altars = shape_of(hall.shape, "#A"), shape_of(hall.shape, "A")
    demand(_connected(squares), f"{where}: shape", "13.5.1: must be one piece")
    demand(len(altars) == 1, f"{where}: shape", "13.5.1: exactly one altar")
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    frame = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)} - squares
    demand(len(_reach((min(xs) - 1, min(ys) - 1), frame)) == len(frame), f"{where}: shape", "13.5.1: no holes")
    demand(0 <= hall.low < hall.high, f"{where}: low", "13.5.1: must be less than high")


def _check_halls(content: Content) -> None:
    halls = {hall.id: hall for hall in content.halls}
    demand(len(halls) == 6, "halls.toml", f"13.5.1 asks for 6 halls, these are {len(halls)}")
    treasury = halls.get("treasury")
    demand(
        treasury is not None and (treasury.low, treasury.high) == (6, 15), "halls.toml: treasury", "13.5.1: 6 and 15"
    )
    demand(any(hall.low == 0 for hall in content.halls), "halls.toml", "13.5.1: one hall has the lower value 0")


# 13.6 to 13.9 Trolls, spells, workshops


def _check_trolls(content: Content) -> None:
    starters = content.starters
    demand(len(starters) == 6, "trolls.toml: starter", f"13.6.1 asks for 6, these are {len(starters)}")
    makes = [starter.makes for starter in starters]
    demand(
        {"coin", "heartstone", "stone"} <= set(makes),
        "trolls.toml: starter",
        "13.6.1: coin, heartstone and stone are made",
    )
    for starter in starters:
        demand(sum(starter.lower.values()) >= 1, f"trolls.toml: {starter.id}: lower", "13.6.1: at least one resource")
        demand(
            all(1 <= n <= 3 for n in starter.lower.values()), f"trolls.toml: {starter.id}: lower", "1 to 3 of a kind"
        )
    levels = Counter(troll.level for troll in content.trolls)
    demand(
        [levels[n] for n in (1, 2, 3)] == [21, 17, 17],
        "trolls.toml: troll",
        "MK-1.5: 21, 17 and 17 of the three levels",
    )
    wild = clan = 0
    for troll in content.trolls:
        where = f"trolls.toml: {troll.id}: makes"
        demand(all(1 <= n <= 6 for n in troll.makes.values()), where, "1 to 6 of a kind")
        demand(1 <= sum(troll.makes.values()) <= 8, where, "1 to 8 symbols")
        carts = {good.removesuffix("_cart") for good in troll.makes if good.endswith("_cart")}
        demand(not carts or troll.clan != "mud", where, "13.7.2: mud trolls have no clan carts")
        wild += troll.makes.get("cart", 0)
        clan += sum(n for good, n in troll.makes.items() if good.endswith("_cart"))
    demand(wild * 100 <= 15 * (wild + clan), "trolls.toml: troll", "13.7.2: at most 15 % of the carts are wild")
    ids = [starter.id for starter in starters] + [troll.id for troll in content.trolls]
    demand(len(set(ids)) == len(ids), "trolls.toml", "two trolls have one id")
    for name in ids:
        demand(bool(re.fullmatch(r"[a-z][a-z_]*", name)), f"trolls.toml: {name}: id", "must be lower-case letters")


def _check_spells(content: Content) -> None:
    """13.8.1. The five known effects are there, one of them costs one rune, and all are ours to choose."""
    demand(len(content.spells) == 17, "spells.toml", f"13.8.1 asks for 17, these are {len(content.spells)}")
    effects = {spell.effect for spell in content.spells}
    for wanted in ("gain", "mask", "extra_dig", "elevate", "dedicate"):
        demand(wanted in effects, "spells.toml", f"13.8.1: no spell with the effect {wanted}")
    demand("cave_in" in effects, "spells.toml", "MK-4.3: no spell can cut a network")
    for spell in content.spells:
        where = f"spells.toml: {spell.id}"
        demand(bool(re.fullmatch(r"[a-z][a-z_]*", spell.id)), f"{where}: id", "must be lower-case letters")
        demand(
            bool(spell.offers) == (spell.effect == "gain"),
            f"{where}: offers",
            "are for the effect gain, and needed there",
        )
        demand(len(spell.offers) <= 7, f"{where}: offers", "are at most 7")
        demand(
            all(1 <= n <= 9 for offer in spell.offers for n in offer.values()), f"{where}: offers", "1 to 9 of a kind"
        )
        counted = spell.effect in ("thin", "road", "song")
        demand(
            1 <= spell.amount <= 3 if counted else spell.amount == 0,
            f"{where}: amount",
            "1 to 3 for thin, road and song",
        )


def _check_workshops(content: Content) -> None:
    """13.9.1."""
    demand(len(content.workshops) == 11, "workshops.toml", f"13.9.1 asks for 11, these are {len(content.workshops)}")
    for shop in content.workshops:
        where = f"workshops.toml: {shop.id}"
        demand(shop.copies == 2, f"{where}: copies", "13.9.1: two of each")
        demand(bool(shop.exchanges), f"{where}: exchanges", "at least one")
        for exchange in shop.exchanges:
            demand(len(exchange.give) == 1 and all(1 <= n <= 4 for n in exchange.give.values()), f"{where}: exchanges",
                   "take 1 to 4 of one sort")  # fmt: skip
            moves = "on_troll" in exchange.give
            demand(
                len(exchange.get) == (0 if moves else 1),
                f"{where}: exchanges",
                "give one kind, or nothing for on_troll",
            )
    total = sum(len(shop.exchanges) for shop in content.workshops)
    demand(total <= 40, "workshops.toml", "at most 40 exchanges")


# Squares


def _at(word: str) -> Square:
    return ord(word[0]) - 97, int(word[1:]) - 1


def _word(square: Square) -> str:
    return f"{chr(97 + square[0])}{square[1] + 1}"


def _beside(square: Square) -> set[Square]:
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def _far(a: Square, b: Square) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _reach(start: Square, ground: set[Square] | Shape) -> set[Square]:
    found = {start}
    edge = [start]
    while edge:
        for other in _beside(edge.pop()) & ground - found:
            found.add(other)
            edge.append(other)
    return found


def _connected(shape: Shape) -> bool:
    return bool(shape) and len(_reach(next(iter(shape)), shape)) == len(shape)
