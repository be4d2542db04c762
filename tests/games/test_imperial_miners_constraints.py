"""What a set of content of Imperial Miners must meet: a pack that breaks a constraint is refused in one sentence that
names file, entry and field; our own set and a sound pack are taken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from underhall.core.content import own_files, read_pack
from underhall.core.errors import BadContent
from underhall.games.imperial_miners import content as ct
from underhall.games.imperial_miners.constraints import check_own
from underhall.games.imperial_miners.content import COUNTERS, FACTIONS, OPS, Content, load_content

OWN = own_files("underhall.games.imperial_miners")
LEVELS = {1: 36, 2: 43, 3: 43, 4: 14}
COSTS = [0, 0, 1, 1, 2, 2, 2, *[3] * 4, *[4] * 6, *[5] * 6, *[6] * 5, *[7] * 4, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13]

Table = dict[str, Any]
Tables = dict[str, Any]

GOLD: Table = {"op": "gain", "res": "gold", "n": 1}


def entry(file: str, sort: str, which: str, /, **fields: Any) -> Tables:
    """A pack that changes fields of an entry."""
    return {file: {sort: [{"id": which, **fields}]}}


def without(file: str, sort: str, *names: str) -> Tables:
    return {file: {sort: [{"id": name, "remove": True} for name in names]}}


def renamed(file: str, sort: str, old: str, new: str) -> Tables:
    fields = next(entry for entry in OWN[file][sort] if entry["id"] == old)
    return {file: {sort: [{"id": old, "remove": True}, {**fields, "id": new}]}}


def card(which: str = "peat_cutting", /, **fields: Any) -> Tables:
    return entry("cards", "card", which, **fields)


def effects(*some: Table) -> Tables:
    return card(effects=list(some))


def steps(*some: Table) -> Tables:
    return effects({"steps": list(some)})


def gain(**amount: Any) -> Tables:
    return steps({"op": "gain", "res": "points", "n": amount})


def event(which: str = "pay_day", /, **fields: Any) -> Tables:
    return entry("events", "event", which, **fields)


def mods(*some: Table) -> Tables:
    return event("cheap_timber", mods=list(some))


def space(*some: Table, top: Table = GOLD, face: str = "alchemy_a", count: int = 8) -> Tables:
    """A face whose first space gives some steps, and its top one."""
    return entry("boards", "face", face, spaces=[list(some) or [GOLD], *[[GOLD]] * (count - 2), [top]])


def surface(*some: Table) -> Tables:
    return {"surface": {"surface": {"effects": list(some)}}}


def extra_card(level: int, count: int, **fields: Any) -> Tables:
    """One more entry, with so many different masks."""
    masks = [f"{n:06b}".replace("0", "E").replace("1", "F") for n in range(count)]
    added = {"name": "New", "level": level, "cost": 2 if level == 2 else 0, "factions": [], "provenance": "original"}
    return card("new", **{**added, "carts": masks, "effects": [{"steps": [GOLD]}], **fields})


def names(file: str, sort: str, keep: int = 0, **fields: Any) -> list[str]:
    """The ids of entries that have such fields, but for the first few."""
    return [some["id"] for some in OWN[file][sort] if fields.items() <= some.items()][keep:]


def nested(depth: int) -> Table:
    return GOLD if depth == 1 else {"op": "trade", "price": 1, "steps": [nested(depth - 1)]}


PICK: Table = {"pick": {}}
CLEAR: Table = {"op": "clear", "at": {"all": {"has_collapse": True}}}
REMOVED: Table = {"op": "gain", "res": "gold", "n": {"per": "removed"}}
DISCARDED: Table = {"op": "gain", "res": "gold", "n": {"per": "discarded"}}
WHEN: Table = {"op": "if", "when": {"per": "hand"}, "then": [GOLD]}
PEAT = "^cards.toml: peat_cutting: effects: "
PAY = "^events.toml: pay_day: "
TIMBER = "^events.toml: cheap_timber: mods: "
SPACES = "^boards.toml: alchemy_a: spaces: "
SURFACE = "^surface.toml: surface: effects: "

WRONG: dict[str, tuple[Tables, str]] = {
    # ids and names
    "capital letter": (renamed("cards", "card", "peat_cutting", "Peat"), "^cards.toml: Peat: id: .*lower-case"),
    "long id": (renamed("events", "event", "pay_day", "p" * 25), "^events.toml: p+: id: must be 1 to 24"),
    "hyphen": (renamed("boards", "face", "alchemy_a", "alchemy-a"), "^boards.toml: alchemy-a: id: must be 1 to 24"),
    **{
        f"id {word}": (renamed("cards", "card", "peat_cutting", word), f"^cards.toml: {word}: id: .*the notation")
        for word in [
            "first",
            "second",
            "third",
            "both",
            "none",
            "left",
            "right",
            "yes",
            "no",
            "enough",
            "draw",
            "clear",
        ]
    },
    "no name": (card(name=" "), "^cards.toml: peat_cutting: name: must be 1 to 40 letters"),
    "long name": (event(name="n" * 41), "^events.toml: pay_day: name: must be 1 to 40 letters"),
    "two lines": (card(name="Peat\nCutting"), "^cards.toml: peat_cutting: name: must be 1 to 40 letters"),
    # cards
    "cost on level 1": (card(cost=1), r"^cards.toml: peat_cutting: cost: must be 0 on level 1 \(IM-1.13\), not 1"),
    "cost on level 2": (card("koi_engine", cost=3), "^cards.toml: koi_engine: cost: must be 2 on level 2"),
    "cost on level 3": (card("jade_court", cost=14), "^cards.toml: jade_court: cost: must be 0 to 13 on level 3"),
    "cost on level 4": (card("deepest_vein", cost=1), "^cards.toml: deepest_vein: cost: must be 0 on level 4"),
    "negative cost": (card("jade_court", cost=-1), "^cards.toml: jade_court: cost: must be 0 to 13 on level 3"),
    "three factions": (
        card(factions=["scots", "romans", "japanese"]),
        r"^cards.toml: peat_cutting: factions: must be none, one or two different ones \(IM-1.12\)",
    ),
    "a faction twice": (card(factions=["scots", "scots"]), "^cards.toml: peat_cutting: factions: .*different ones"),
    "no effect": (effects(), r"^cards.toml: peat_cutting: effects: must be 1 or 2 \(IM-1.12\), not 0"),
    "three effects": (effects(*[{"steps": [GOLD]}] * 3), "^cards.toml: peat_cutting: effects: .*not 3"),
    "short mask": (card(carts=["..FEF"]), "^cards.toml: peat_cutting: carts: '..FEF' must be six letters of F, E"),
    "wrong letter": (card(carts=["..FEFX"]), "^cards.toml: peat_cutting: carts: '..FEFX' must be six letters"),
    "upper left on level 1": (card(carts=["F.FEFE"]), "^cards.toml: peat_cutting: carts: 'F.FEFE' must begin with .."),
    "upper right on level 1": (card(carts=[".EFEFE"]), "^cards.toml: peat_cutting: carts: .* must begin with .."),
    "same masks": (card(carts=["..FEFE", "..FEFE"]), "^cards.toml: peat_cutting: carts: '..FEFE' stands twice"),
    "no mask": (card(carts=[]), "^cards.toml: peat_cutting: carts: must be a mask for each card"),
    "copies": (card(copies=2), "^cards.toml: peat_cutting: copies: must be 1 but on level 4"),
    "faction on level 4": (
        card("deepest_vein", factions=["scots"]),
        r"^cards.toml: deepest_vein: factions: must be none on level 4 \(IM-1.15\)",
    ),
    "two masks on level 4": (card("deepest_vein", carts=["FFFF..", "FFFE.."]), "deepest_vein: carts: .*not 2"),
    "no copy on level 4": (card("deepest_vein", copies=0), "^cards.toml: deepest_vein: copies: must be 1 to 99"),
    "many copies on level 4": (card("deepest_vein", copies=100), "deepest_vein: copies: must be 1 to 99, not 100"),
    "few cards of level 1": (
        without("cards", "card", *names("cards", "card", 9, level=1)),
        "^cards.toml: card: must be 20 to 43 of level 1, not 18",
    ),
    "few cards of level 3": (
        without("cards", "card", *names("cards", "card", 19, level=3)),
        "^cards.toml: card: must be 20 to 43 of level 3, not 19",
    ),
    "many cards of level 2": (extra_card(2, 1), "^cards.toml: card: must be 20 to 43 of level 2, not 44"),
    "no card of level 4": (without("cards", "card", "deepest_vein"), "^cards.toml: card: must be one .* not 0"),
    "two cards of level 4": (extra_card(4, 1), r"^cards.toml: card: must be one entry of level 4 \(IM-1.15\), not 2"),
    # effects and amounts
    "negative price": (effects({"price": -1, "steps": [GOLD]}), PEAT + "price must be 0 to 20, not -1"),
    "high price": (effects({"price": 21, "steps": [GOLD]}), PEAT + "price must be 0 to 20, not 21"),
    "discount on nothing": (effects({"scots": True, "steps": [GOLD]}), PEAT + r"scots lowers a price.*\(IM-13.1\)"),
    "no step": (steps(), PEAT + "must have at least one step"),
    "negative amount": (steps({**GOLD, "n": -1}), PEAT + "n must be 0 to 20, not -1"),
    "high amount": (steps({"op": "research", "n": 21}), PEAT + "n must be 0 to 20, not 21"),
    "high draw": (steps({"op": "draw", "n": 21}), PEAT + "n must be 0 to 20, not 21"),
    "high faction draw": (steps({"op": "fdraw", "faction": "any", "n": 21}), PEAT + "n must be 0 to 20, not 21"),
    "high machine": (steps({"op": "machine", "at": "self", "n": 21}), PEAT + "n must be 0 to 20, not 21"),
    "high level-4 draw": (event(steps=[{"op": "draw4", "n": 21}]), PAY + "steps: n must be 0 to 20, not 21"),
    "division by nothing": (gain(per="hand", div=0), PEAT + "div must be 1 to 20, not 0"),
    "negative factor": (gain(per="hand", x=-1), PEAT + "x must be 1 to 20, not -1"),
    "factor of nothing": (gain(per="hand", x=0), PEAT + "x must be 1 to 20, not 0"),
    "negative start": (gain(per="hand", plus=-1), PEAT + "plus must be 0 to 20, not -1"),
    "high cap": (gain(per="hand", cap=21), PEAT + "cap must be 1 to 20, not 21"),
    "cap at nothing": (gain(per="hand", cap=0), PEAT + "cap must be 1 to 20, not 0"),
    "which faction": (gain(per="faction"), PEAT + "per faction must say which"),
    "faction of the hand": (gain(per="hand", faction="scots"), PEAT + "per hand has no faction"),
    "which level": (gain(per="level"), PEAT + "per level must say which"),
    "level of the hand": (gain(per="hand", level=1), PEAT + "per level must say which, and no other counter may"),
    "removed by nothing": (steps(REMOVED), PEAT + "per removed may stand inside each of clear only"),
    "removed by a discard": (
        steps({"op": "discard", "n": 1, "each": [REMOVED]}),
        PEAT + "per removed may stand inside each of clear only",
    ),
    "removed in what is behind": (steps(CLEAR, REMOVED), PEAT + "per removed may stand inside each of clear only"),
    "discarded by nothing": (event(steps=[DISCARDED]), PAY + "steps: per discarded may stand inside each of discard"),
    "discarded by a clear": (
        steps({"op": "discard", "n": 1, "each": [{**CLEAR, "each": [DISCARDED]}]}),
        PEAT + "per discarded may stand inside each of discard only",
    ),
    # steps
    "no deck": (steps({"op": "draw", "n": 1, "levels": []}), PEAT + r"levels must be one or more .*\(IM-12.5\)"),
    "a deck twice": (steps({"op": "draw", "n": 1, "levels": [1, 1]}), PEAT + "levels must be .* different ones"),
    "level 4 on a card": (steps({"op": "draw4"}), PEAT + r"draw4 may stand on boards and events only \(IM-12.8\)"),
    "level 4 deep in a card": (
        steps({"op": "trade", "price": 1, "steps": [{"op": "draw4"}]}),
        PEAT + "draw4 may stand on boards and events only",
    ),
    "level 4 at the surface": (
        surface(*[{"steps": [{"op": "draw4"}]}] * 3),
        SURFACE + "draw4 may stand on boards and events only",
    ),
    "trade for nothing": (steps({"op": "trade", "price": 0, "steps": [GOLD]}), PEAT + "price must be 1 to 20, not 0"),
    "no trade": (steps({"op": "trade", "price": 1, "times": 0, "steps": [GOLD]}), PEAT + "times must be 1 to 20"),
    "trade of no step": (steps({"op": "trade", "price": 1, "steps": []}), PEAT + "must have at least one step"),
    "activate itself": (steps({"op": "activate", "at": "self"}), PEAT + r"activate needs .* with pick \(IM-12.1\)"),
    "activate all": (steps({"op": "activate", "at": {"all": {}}}), PEAT + "activate needs cards of the owner's choice"),
    "level and row": (
        steps({"op": "clear", "at": {"pick": {"level": 1, "row": 2}}}),
        PEAT + "level and row are the same",
    ),
    **{
        f"{one} and {two}": (
            steps({"op": "machine", "at": {"pick": {one: True, two: True}}}),
            PEAT + "at must have one of adjacent, up, down, other at most",
        )
        for one, two in combinations(("adjacent", "up", "down", "other"), 2)
    },
    "no target": (steps({"op": "collapse", "at": {}}), PEAT + "at must have either pick or all"),
    "two targets": (steps({"op": "clear", "at": {"pick": {}, "all": {}}}), PEAT + "at must have either pick or all"),
    "no card": (steps({"op": "machine", "at": {"pick": {}, "n": 0}}), PEAT + "at must be 1 to 10 cards, not 0"),
    "many cards": (steps({"op": "activate", "at": {"pick": {}, "n": 11}}), PEAT + "at must be 1 to 10 cards, not 11"),
    "all of two": (steps({"op": "machine", "at": {"all": {}, "n": 2}}), PEAT + "at has no n with all"),
    "no condition": (steps(WHEN), PEAT + "a condition has either at_least or at_most"),
    "two conditions": (steps({**WHEN, "at_least": 1, "at_most": 2}), PEAT + "a condition has either at_least or"),
    "negative condition": (steps({**WHEN, "at_least": -1}), PEAT + "at_least must be 0 to 20, not -1"),
    "high condition": (steps({**WHEN, "at_most": 21}), PEAT + "at_most must be 0 to 20, not 21"),
    "unsound condition": (steps({**WHEN, "when": {"per": "level"}, "at_most": 1}), PEAT + "per level must say which"),
    **{
        f"condition with {field}": (
            steps({**WHEN, "when": {"per": "hand", field: 2}, "at_least": 1}),
            PEAT + "a condition compares what is counted, without x, div, plus and cap",
        )
        for field in ("x", "div", "plus", "cap")
    },
    "then nothing": (steps({**WHEN, "at_least": 1, "then": []}), PEAT + "must have at least one step"),
    "deep": (steps(nested(4)), PEAT + "steps may stand in steps 3 deep at most"),
    "else too deep": (
        steps({**WHEN, "at_least": 1, "else": [nested(3)]}),
        PEAT + "steps may stand in steps 3 deep at most",
    ),
    # events
    "few events": (
        without("events", "event", *names("events", "event", 9)),
        r"^events.toml: event: must be at least 10, one for each round \(IM-3.3\), not 9",
    ),
    "event without a step": (event(steps=[]), PAY + "steps: must have at least one step"),
    "instant with a modifier": (event(mods=[{"mod": "research_plus", "n": 1}]), PAY + "mods: only a modifier has mods"),
    "modifier without one": (mods(), TIMBER + "a modifier must have some"),
    "modifier with steps": (event("cheap_timber", steps=[GOLD]), "^events.toml: cheap_timber: steps: a modifier has"),
    "cost of nothing": (mods({"mod": "play_cost", "delta": 0}), TIMBER + "delta must be -20 to 20 and not 0, not 0"),
    "high change of cost": (mods({"mod": "play_cost", "delta": -21}), TIMBER + "delta must be .* not -21"),
    "no bonus": (mods({"mod": "bonus_on_gain", "res": "gold", "n": 0, "limit": 1}), TIMBER + "n must be 1 to 20"),
    "no limit": (mods({"mod": "bonus_on_gain", "res": "gold", "n": 1, "limit": 0}), TIMBER + "limit must be 1 to 20"),
    "bonus without a step": (mods({"mod": "bonus_on_activate", "steps": []}), TIMBER + "must have at least one step"),
    "bonus with a wrong step": (mods({"mod": "bonus_on_place", "steps": [WHEN]}), TIMBER + "a condition has either"),
    "bonus of no condition": (
        mods({"mod": "bonus_on_place", "at_least": 1, "steps": [GOLD]}),
        TIMBER + "at_least and at_most need a when",
    ),
    "bonus of half a condition": (
        mods({"mod": "bonus_on_place", "when": {"per": "hand"}, "steps": [GOLD]}),
        TIMBER + "a condition has either at_least or at_most",
    ),
    "research plus nothing": (mods({"mod": "research_plus", "n": 0}), TIMBER + "n must be 1 to 20, not 0"),
    "two bonuses on gain": (
        mods(*[{"mod": "bonus_on_gain", "res": res, "n": 1, "limit": 1} for res in ("gold", "points")]),
        TIMBER + "bonus_on_gain must stand once at most",
    ),
    "surface picks twice": (
        mods({"mod": "surface_picks", "n": 2}, {"mod": "surface_picks", "n": 3}),
        TIMBER + "surface_picks must stand once at most",
    ),
    "one surface effect": (mods({"mod": "surface_picks", "n": 1}), TIMBER + "n must be 2 or 3 of the three effects"),
    "four surface effects": (mods({"mod": "surface_picks", "n": 4}), TIMBER + "n must be 2 or 3 .*, not 4"),
    # where no card is acting
    "machine at once on itself": (
        event(steps=[{"op": "machine", "at": "self"}]),
        PAY + "steps: at = 'self' is seen from an acting card, and there is none here",
    ),
    **{
        f"{field} at once": (
            event(steps=[{"op": "collapse", "at": {"pick": {field: True}}}]),
            PAY + f"steps: {field} is seen from an acting card",
        )
        for field in ("adjacent", "up", "down", "other")
    },
    **{
        f"{counter} on a board": (
            space({**GOLD, "n": {"per": counter}}),
            SPACES + f"per {counter} is seen from an acting card",
        )
        for counter in ("machines_self", "row_self", "adjacent", "full_carts_self")
    },
    "itself at the surface": (
        surface(*[{"steps": [{"op": "collapse", "at": "self"}]}] * 3),
        SURFACE + "at = 'self' is seen from an acting card",
    ),
    # boards
    "one face": (
        without("boards", "face", "alchemy_a"),
        r"^boards.toml: face: must be two of alchemy \(IM-1.3\), not 1",
    ),
    "three faces": (
        entry("boards", "face", "technology_a", board="diplomacy"),
        "^boards.toml: face: must be two of technology .*, not 1",
    ),
    "no space": (entry("boards", "face", "diplomacy_b", spaces=[]), "diplomacy_b: spaces: must be 3 to 12, not 0"),
    "few spaces": (space(count=2), SPACES + "must be 3 to 12, not 2"),
    "many spaces": (space(count=13), SPACES + "must be 3 to 12, not 13"),
    "space without a step": (
        entry("boards", "face", "alchemy_a", spaces=[[GOLD], [], [GOLD]]),
        SPACES + "must have at least one step",
    ),
    "research on the way": (
        space({"op": "research", "n": 1}),
        SPACES + r"research may stand at the top .*\(IM-12.17\)",
    ),
    "research deep in the top": (
        space(top={"op": "trade", "price": 1, "steps": [{"op": "research", "n": 1}]}),
        SPACES + "research may stand at the top only",
    ),
    "research without a number": (
        space(top={"op": "research", "n": {"per": "hand"}}),
        SPACES + "research may stand at the top only .* as a plain number",
    ),
    "research without end": (
        space(top={"op": "research", "n": 7}),
        SPACES + "research at the top must end before the next one, 8 spaces up",
    ),
    # surface and titles
    "two surface effects": (surface(*[{"steps": [GOLD]}] * 2), SURFACE + r"must be 3 \(IM-8.1\), not 2"),
    "nothing free": (surface(*[{"price": 1, "steps": [GOLD]}] * 3), SURFACE + r"one must be free.*\(IM-A22\)"),
    "wrong step at the surface": (surface(*[{"steps": [WHEN]}] * 3), SURFACE + "a condition has either"),
    "no title for nothing": (
        without("titles", "title", "navvy"),
        r"^titles.toml: title: the first must be from 0 \(IM-14.4\)",
    ),
    "no title": (without("titles", "title", *names("titles", "title")), "^titles.toml: title: the first must be"),
    "titles that fall": (
        entry("titles", "title", "novice", **{"from": 35}),
        r"^titles.toml: novice: from: must be more than 35 \(IM-14.4\), not 35",
    ),
}

MISTAKES: dict[str, tuple[Tables, str]] = {
    "unknown step": (
        steps({"op": "blast", "n": 1}),
        "^cards.toml: peat_cutting: effects: 'blast' is no step, those are gain, trade, .*, if$",
    ),
    "unknown step inside": (
        event(steps=[{**WHEN, "at_least": 1, "then": [{"op": "blast"}]}]),
        "^events.toml: pay_day: steps: 'blast' is no step, those are",
    ),
    "unknown step on a board": (space({"op": "blast"}), "^boards.toml: alchemy_a: spaces: 'blast' is no step"),
    "unknown step at the surface": (
        surface({"steps": [{"op": "blast"}]}),
        "^surface.toml: surface: effects: 'blast' is no step",
    ),
    "a step that is no word": (steps({"op": ["gain"]}), r"^cards.toml: peat_cutting: effects: \['gain'\] is no step"),
    "unknown modifier": (
        mods({"mod": "tax"}),
        "^events.toml: cheap_timber: mods: 'tax' is no modifier, those are play",
    ),
    "no op": (steps({"n": 1}), "^cards.toml: peat_cutting: effects.*: .*`op`"),
    "unknown counter": (gain(per="ogres"), "^cards.toml: peat_cutting: effects.*per: Invalid enum value 'ogres'"),
    "unknown field": (steps({**GOLD, "colour": 1}), "^cards.toml: peat_cutting: effects.*: .*unknown field `colour`"),
    "unknown filter": (
        steps({"op": "collapse", "at": {"pick": {"below": True}}}),
        "^cards.toml: peat_cutting: effects.*: .*unknown field `below`",
    ),
    "unknown faction": (card(factions=["elves"]), "^cards.toml: peat_cutting: factions.*: Invalid enum value 'elves'"),
    "level 5": (card(level=5), "^cards.toml: peat_cutting: level: Invalid enum value 5"),
    "draw of level 4": (steps({"op": "draw", "n": 1, "levels": [4]}), "^cards.toml: peat_cutting: effects.*levels"),
    "unknown kind": (event(kind="late"), "^events.toml: pay_day: kind: Invalid enum value 'late'"),
    "unknown title": (
        entry("titles", "title", "foreman", **{"from": 70}, provenance="original"),
        "^titles.toml: foreman: id: Invalid enum value 'foreman'",
    ),
    "no provenance": (
        entry("titles", "title", "king", **{"from": 66}, provenance="mine"),
        "^titles.toml: king: provenance: Invalid enum",
    ),
    "unknown file": ({"tunnels": {"tunnel": []}}, "^tunnels.toml: the game has no such file; it has boards.toml"),
}


@pytest.fixture
def load(tmp_path: Path) -> Any:
    """Content with a pack's folder laid over it."""

    def loaded(tables: Tables) -> Content:
        for file, table in tables.items():
            (tmp_path / f"{file}.toml").write_text(toml(table), encoding="utf-8")
        return load_content(read_pack(tmp_path).files if tables else {})

    return loaded


def toml(table: Table) -> str:
    return "".join(f"{key} = {inline(value)}\n" for key, value in table.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {inline(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(inner) for inner in value) + "]"
    return json.dumps(value)


@pytest.mark.parametrize(("tables", "message"), WRONG.values(), ids=list(WRONG))
def test_a_pack_that_breaks_a_constraint_is_refused(load: Any, tables: Tables, message: str) -> None:
    refused(load, tables, message)


@pytest.mark.parametrize(("tables", "message"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_pack_with_a_mistake_is_refused(load: Any, tables: Tables, message: str) -> None:
    """What the schema asks, and that a step exists."""
    refused(load, tables, message)


def refused(load: Any, tables: Tables, message: str) -> None:
    with pytest.raises(BadContent, match=message) as caught:
        load(tables)
    assert "\n" not in str(caught.value)


SOUND: dict[str, Tables] = {
    "dearest and deepest": card("jade_court", cost=0, factions=[], carts=["......"]),
    "as few as can be": without("cards", "card", *names("cards", "card", 10, level=1)),
    "steps as deep as can be": steps(nested(3)),
    "removed and discarded": steps(
        {**CLEAR, "each": [REMOVED]},
        {"op": "discard", "n": 2, "upto": True, "each": [DISCARDED]},
    ),
    "at the end a card is acting": event(kind="end", steps=[{"op": "machine", "at": {"all": {"adjacent": True}}}]),
    "adjacent cards of a faction": gain(per="adjacent", faction="romans", x=2, div=3, plus=1, cap=4),
    "every modifier": mods(
        {"mod": "play_cost", "filter": {"level": 3, "faction": "scots"}, "delta": 1},
        {"mod": "bonus_on_gain", "res": "points", "n": 1, "limit": 3},
        {"mod": "bonus_on_activate", "filter": {"faction": "romans"}, "steps": [{"op": "cart", "n": 1}]},
        {"mod": "bonus_on_place", "when": {"per": "row_self"}, "at_least": 2, "steps": [{"op": "draw4"}]},
        {"mod": "bonus_on_place", "steps": [GOLD]},
        {"mod": "research_plus", "n": 2},
        {"mod": "surface_picks", "n": 3},
        {"mod": "both_effects", "filter": {"level": 1}},
    ),
    "research at the top": space(top={"op": "research", "n": 6}),
    "boards of three and of twelve": {
        "boards": {"face": [*space(count=3)["boards"]["face"], *space(face="alchemy_b", count=12)["boards"]["face"]]}
    },
    "ten events": without("events", "event", *names("events", "event", 10)),
    "other titles": without("titles", "title", "king", "novice"),
}


@pytest.mark.parametrize("tables", SOUND.values(), ids=list(SOUND))
def test_a_sound_pack_is_taken(load: Any, tables: Tables) -> None:
    assert load(tables).digest != load_content({}).digest


def test_names_of_a_pack_stand_by_their_keys(load: Any) -> None:
    tables = {
        **card(name="Turf Cutting"),
        **event(name="Wages"),
        **entry("boards", "face", "alchemy_a", name="Gold Kitchen"),
    }
    assert load(tables).names == {
        "im-card-peat_cutting": "Turf Cutting",
        "im-event-pay_day": "Wages",
        "im-face-alchemy_a": "Gold Kitchen",
    }


# Our own set


def tables_in(value: Any) -> Iterator[Table]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from tables_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from tables_in(inner)


def test_our_set_has_the_counts_of_the_published_one() -> None:
    """IM-1.1, IM-1.2, IM-1.3, IM-14.4."""
    content = load_content({})
    counts: Counter[int] = Counter()
    for some in content.cards:
        counts[some.level] += len(some.carts) * some.copies
    assert counts == LEVELS
    assert Counter(some.kind for some in content.events) == {"instant": 10, "modifier": 4, "end": 4}
    assert [len(face.spaces) for face in content.faces] == [8] * 6
    assert [title.start for title in content.titles] == [0, 35, 46, 56, 61, 66]
    assert content.names == {}


def test_our_cards_are_spread_over_the_peoples() -> None:
    """IM-1.13, IM-1.14: as many cards of each people, of each pair and of each cost as the frame says."""
    content = load_content({})
    primary: Counter[tuple[int, str]] = Counter()
    pairs: dict[int, set[tuple[str, ...]]] = {2: set(), 3: set()}
    for some in content.cards:
        if some.factions:
            primary[some.level, some.factions[0]] += len(some.carts)
        if len(some.factions) == 2:
            pairs[some.level].add(some.factions)
    extra = {(2, "egyptians"): 1, (3, "egyptians"): 1}
    frame = {(level, people): 6 + (level > 1) for level in (1, 2, 3) for people in FACTIONS}
    assert primary == Counter(frame) + Counter(extra)
    ring = {
        2: {(FACTIONS[n], FACTIONS[(n + way) % 6]) for n in range(6) for way in (1, 2)},
        3: {(FACTIONS[n], FACTIONS[(n + way) % 6]) for n in range(6) for way in (3, -1)},
    }
    assert pairs == ring
    assert sorted(some.cost for some in content.cards if some.level == 3) == COSTS


def test_our_names_are_short_and_stand_once() -> None:
    content = load_content({})
    all_names = [some.name for some in (*content.cards, *content.events, *content.faces)]
    assert len(set(all_names)) == len(all_names)
    assert max(len(some.name) for some in content.cards) <= 18


@pytest.mark.parametrize("level", [1, 2, 3])
def test_our_half_carts_are_balanced(level: int) -> None:
    """Two full of four on level 1, else three of six and four of six for the Romans; as many to the left as to the
    right, and no mask more than its share."""
    masks = [(mask, some.factions[0]) for some in load_content({}).cards if some.level == level for mask in some.carts]
    for mask, people in masks:
        assert mask.count("F") == (2 if level == 1 else 4 if people == "romans" else 3)
        assert mask.count(".") == (2 if level == 1 else 0)
    full = [sum(mask[site] == "F" for mask, _ in masks) for site in range(6)]
    assert full[0::2] == full[1::2]
    used = Counter(mask for mask, _ in masks)
    assert max(used.values()) - min(used.values()) <= 1


def test_level_four_is_one_card() -> None:
    """IM-1.15."""
    (deep,) = [some for some in load_content({}).cards if some.level == 4]
    assert (deep.copies, deep.carts, deep.cost, deep.factions) == (14, ("EEFF..",), 0, ())


def test_our_set_reaches_every_step_and_every_counter() -> None:
    found = list(tables_in(OWN))
    assert {table["op"] for table in found if "op" in table} == set(OPS)
    assert {table["per"] for table in found if "per" in table} == set(COUNTERS)
    assert {table["mod"] for table in found if "mod" in table} == {
        *("play_cost", "bonus_on_gain", "surface_picks", "research_plus"),
    }
    assert any(table.get("per") == "adjacent" and "faction" in table for table in found)


def test_a_set_of_its_own_has_every_card_and_reaches_everything() -> None:
    """Without a pack the validator itself wants all of it; a pack may leave things out."""
    content = load_content({})
    check_own(content)
    few = replace(content, cards=content.cards[1:])
    with pytest.raises(BadContent, match=r"^cards.toml: card: must be 36 of level 1 \(IM-1.1\), not 34"):
        check_own(few)
    with pytest.raises(BadContent, match=r"^events.toml: event: must be 18 \(IM-1.2\), not 17"):
        check_own(replace(content, events=content.events[1:]))
    shallow = tuple(replace(face, spaces=((ct.Gain(res="gold", n=1),),)) for face in content.faces)
    events = tuple(replace(some, steps=(), mods=()) for some in content.events)
    with pytest.raises(BadContent, match=r"^content: no entry has a step trade, draw4, discard$"):
        check_own(replace(content, faces=shallow, events=events))


@pytest.mark.parametrize("counter", COUNTERS)
def test_a_set_of_its_own_must_have_every_counter(counter: str) -> None:
    content = load_content({})
    wanted = {some.id for some in (*content.cards, *content.events, *content.faces) if counter in counted(some)}
    assert wanted
    plain = ct.Effect(steps=(ct.Gain(res="gold", n=1),))
    without_it = replace(
        content,
        cards=tuple(replace(some, effects=(plain,)) if some.id in wanted else some for some in content.cards),
        events=tuple(replace(some, steps=(), mods=()) if some.id in wanted else some for some in content.events),
        faces=tuple(replace(some, spaces=()) if some.id in wanted else some for some in content.faces),
    )
    with pytest.raises(BadContent, match=r"^content: no entry "):
        check_own(without_it)


def counted(some: msgspec.Struct) -> set[str]:
    return {table["per"] for table in tables_in(msgspec.json.decode(msgspec.json.encode(some))) if "per" in table}


def test_cards_stand_by_level_whatever_the_file_says(load: Any) -> None:
    """Their codes follow the order: what a pack adds stands behind the others of its level."""
    tables = extra_card(1, 1, carts=["..FFFF"])
    ids = [some.id for some in load(tables).cards if some.level == 1]
    assert ids == [*names("cards", "card", level=1), "new"]
    assert [some.level for some in load(tables).cards] == sorted(some.level for some in load(tables).cards)
