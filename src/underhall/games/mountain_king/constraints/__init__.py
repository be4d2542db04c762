"""What any set of content must meet, ours or a pack's, numbered as in the table of docs/games/mountain-king.md.

`mountain` has 13.1, `tiles` 13.2 to 13.5, `cards` 13.6 to 13.9. A set that breaks a constraint is refused in one
sentence that names file, entry, field, and the constraint or the rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from underhall.core.content import demand
from underhall.games.mountain_king.constraints import cards, mountain, tiles
from underhall.games.mountain_king.content import Content, Entry, Named

ID = r"[a-z][a-z_]{0,23}"
WORDS = frozenset({"cast", "work", "trade", "pass", "proposed", "none", "enough", "done"})
"""Words of the notation: an id that is one of them could not be told from it."""


def check(content: Content) -> None:
    _check_entries(content)
    mountain.check_sides(content.sides)
    tiles.check_tunnels(content.tunnels)
    tiles.check_halls(content)
    tiles.check_points(content)
    cards.check_trolls(content)
    cards.check_spells(content.spells)
    cards.check_workshops(content.workshops)


def _check_entries(content: Content) -> None:
    """13.10.1 Ids and names, and `known` only of what is there; that each entry has a provenance the schema asks."""
    lists: dict[str, tuple[Named, ...]] = {
        "tunnels.toml": content.tunnels,
        "halls.toml": content.halls,
        "trolls.toml": (*content.starters, *content.trolls),
        "spells.toml": content.spells,
        "workshops.toml": content.workshops,
    }
    for file, entries in lists.items():
        seen: set[str] = set()
        for entry in entries:
            where = f"{file}: {entry.id}"
            demand(bool(re.fullmatch(ID, entry.id)), f"{where}: id", "must be 1 to 24 lower-case letters and _")
            demand(entry.id not in WORDS, f"{where}: id", "is a word of the notation")
            demand(entry.id not in seen, f"{where}: id", "stands twice")
            demand(
                bool(entry.name.strip() or file == "tunnels.toml")
                and entry.name.isprintable()
                and len(entry.name) <= 40,
                f"{where}: name",
                "must be 1 to 40 letters",
            )
            seen.add(entry.id)
            _check_known(where, entry, entry.__struct_fields__)
    for side in content.sides:
        _check_known(f"mountain.toml: {side.id}", side, side.__struct_fields__)
    for name, values in (("statues", content.statues), ("tokens", content.tokens), ("crowns", content.crowns)):
        _check_known(f"table.toml: {name}", values, values.__struct_fields__)
    _check_known("tunnels.toml: honour", content.honour_source, content.honour)


def _check_known(where: str, entry: Entry, fields: Iterable[str]) -> None:
    there = [field for field in fields if field not in ("id", "provenance", "known")]
    for name in entry.known:
        demand(name in there, f"{where}: known", f"13.10.1: {name!r} is no field of it, those are {', '.join(there)}")
