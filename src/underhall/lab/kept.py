"""Reports that are kept: a file with one JSON line for each, so that those of other bots and player counts, which may
take hours, stand beside each other on one page.

Its first line says what all of them are about: the game, its content and the options.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from underhall.arena.log import difference, line
from underhall.bots import bots
from underhall.core.errors import UnderhallError
from underhall.lab.report import Report


class BadReports(UnderhallError):
    """A file of other reports, or none at all; it is left as it was."""


def read(path: Path, about: Mapping[str, Any]) -> list[Report]:
    """Those that are there; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        first, *rest = path.read_bytes().splitlines()
        head: dict[str, Any] = msgspec.json.decode(first, type=dict)
        found = [msgspec.json.decode(text, type=Report) for text in rest]
    except (ValueError, msgspec.DecodeError, UnicodeDecodeError):
        raise BadReports(f"{path} holds no reports of the lab") from None
    told = difference(head, about)
    if told:
        raise BadReports(f"{path} holds other reports: {told}")
    return found


def write(path: Path, about: Mapping[str, Any], reports: list[Report]) -> None:
    """All of them, or the file stays as it was: they may have taken hours."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(b"".join(map(line, (about, *reports))))
    fresh.replace(path)


def beside(reports: list[Report], new: Report) -> list[Report]:
    """With a new one, which takes the place of an older one of the same bots and as many players; weaker bots first."""
    kept = [one for one in reports if (one["bots"], one["players"]) != (new["bots"], new["players"])]
    rank = {name: number for number, name in enumerate(bots())}
    return sorted([*kept, new], key=lambda one: ([rank.get(name, len(rank)) for name in one["bots"]], one["players"]))
