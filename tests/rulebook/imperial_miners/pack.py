"""Cards, events and boards for the tests of Imperial Miners.

The tests play with plain cards of their own, so that no rule leans on what a printed card happens to do: `one_a` to
`one_x`, `two_a` to `two_x` and `three_a` to `three_x` of levels 1 to 3 (no faction, no half-carts, the first effect
brings 1 gold, the second 1 point; level 3 costs nothing), and `deep` of level 4 (4 points). The events `quiet_a` to
`quiet_r` do nothing. On the research faces the n-th space brings n points (side a) or n gold (side b), the surface
1 gold, 1 point or 1 card. What a test needs beside that it adds with `card`, `event` and `faces`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from underhall.core.codec import digest
from underhall.core.content import Pack
from underhall.games.imperial_miners.content import Content, load_content

Entry = dict[str, Any]
LETTERS = "abcdefghijklmnopqrstuvwx"
LEVEL_NAMES = ("one", "two", "three")
FACES = ("alchemy_a", "alchemy_b", "technology_a", "technology_b", "diplomacy_a", "diplomacy_b")
NO_CARTS = "......"
QUIET = tuple(f"quiet_{letter}" for letter in LETTERS[:18])


def step(op: str, **fields: Any) -> Entry:
    """A step as the content files write it."""
    return {"op": op, **fields}


def gold(n: Any = 1) -> Entry:
    return step("gain", res="gold", n=n)


def points(n: Any = 1) -> Entry:
    return step("gain", res="points", n=n)


def effect(*steps: Entry, price: int = 0, scots: bool = False) -> Entry:
    return {"steps": list(steps), "price": price, "scots": scots}


def card(
    name: str,
    *effects: Entry,
    level: int = 1,
    cost: int | None = None,
    factions: Iterable[str] = (),
    carts: str = NO_CARTS,
) -> Entry:
    """A card that does this; half-carts at UL UR L R LL LR. Without effects it is as plain as the others."""
    usual = 2 if level == 2 else 0
    return {
        "id": name,
        "name": name,
        "level": level,
        "cost": usual if cost is None else cost,
        "factions": list(factions),
        "carts": [carts],
        "effects": list(effects) or [effect(gold()), effect(points())],
        "provenance": "original",
    }


def zigzag(name: str, carts: int) -> tuple[list[Entry], dict[str, str]]:
    """Cards, and a mine of them in rows 1 and 2 by turns, with so many full carts and no other."""
    cells = [f"{'ab'[n % 2]}{n}" for n in range(carts + 1)]
    names = [f"{name}_{LETTERS[n]}" for n in range(carts + 1)]
    halves = ("....FF", "FF....")
    cards = [card(called, level=n % 2 + 1, carts=halves[n % 2]) for n, called in enumerate(names)]
    return cards, dict(zip(cells, names, strict=True))


def event(name: str, *steps: Entry, kind: str = "instant", mods: Iterable[Entry] = ()) -> Entry:
    """An event that does this; with `mods` a modifier."""
    said: Entry = {"id": name, "name": name, "provenance": "original", "kind": "modifier" if mods else kind}
    return {**said, "mods": list(mods)} if mods else {**said, "steps": list(steps)}


def mod(name: str, **fields: Any) -> Entry:
    """A modifier as the content files write it."""
    return {"mod": name, **fields}


def _plain_cards() -> list[Entry]:
    plain = [card(f"{name}_{letter}", level=n) for n, name in enumerate(LEVEL_NAMES, 1) for letter in LETTERS]
    return [*plain, {**card("deep", effect(points(4)), level=4), "copies": 14}]


@cache
def _own() -> Content:
    return load_content({})


def make_pack(
    cards: Iterable[Entry] = (),
    events: Iterable[Entry] = (),
    faces: Mapping[str, list[list[Entry]]] | None = None,
    surface: list[Entry] | None = None,
) -> Pack:
    """The plain content of the tests with these beside it, as a pack that leaves nothing of the game's own."""
    own = _own()
    spaces = {face: [[(gold if face[-1] == "b" else points)(n)] for n in range(1, 9)] for face in FACES}
    spaces.update(faces or {})
    tables: dict[str, dict[str, Any]] = {
        "cards": {"card": [{"id": c.id, "remove": True} for c in own.cards] + _plain_cards() + list(cards)},
        "events": {
            "event": [{"id": e.id, "remove": True} for e in own.events]
            + [event(name, gold(0)) for name in QUIET]
            + list(events)
        },
        "boards": {"face": [{"id": face, "spaces": steps} for face, steps in spaces.items()]},
        "surface": {"surface": {"effects": surface or [effect(gold()), effect(points()), effect(step("draw", n=1))]}},
    }
    return Pack("test", digest(tables), tables)


@cache
def plain_pack() -> Pack:
    return make_pack()
