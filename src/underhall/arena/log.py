"""The log of an arena: a file with one JSON line per finished game, so that a long series can be stopped and go on.

Its first line says which series it is. How many games are wanted is not part of it: the same file takes more of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from underhall import __version__
from underhall.arena.schedule import fixtures
from underhall.arena.series import Result, Series
from underhall.core.errors import UnderhallError
from underhall.core.registry import find
from underhall.core.setup import Setup

FORMAT = 1


class BadLog(UnderhallError):
    """A log of another series, or none at all; the file is left as it was."""


def head(series: Series, setup: Setup) -> dict[str, Any]:
    return {
        "arena": FORMAT,
        "underhall": __version__,
        "game": series.game,
        "rules": find(series.game).version,
        "content": setup.content_digest,
        "players": series.players,
        "options": dict(setup.options),
        "bots": list(series.bots),
        "seed": series.seed,
    }


def resume(path: Path, series: Series, setup: Setup) -> list[Result]:
    """The games that were finished before. A new file gets its first line, and a torn last line is cut off."""
    wanted = head(series, setup)
    opening = line(wanted)
    raw = path.read_bytes() if path.exists() else b""
    if b"\n" not in raw:
        if not opening.startswith(raw):
            raise BadLog(f"{path} is no log of an arena")
        path.write_bytes(opening)
        return []
    kept = raw[: raw.rindex(b"\n") + 1]
    first, *rest = kept.splitlines()
    compare(path, first, wanted)
    results = []
    for number, (text, fixture) in enumerate(zip(rest, fixtures(series), strict=False), 2):
        try:
            result = msgspec.json.decode(text, type=Result)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadLog(f"{path}: line {number} is no game of an arena") from None
        seats = {len(result.scores), len(result.ranking), len(result.sides), len(result.thinking)}
        if (result.number, result.bots) != (fixture.number, fixture.bots) or seats != {series.players}:
            raise BadLog(f"{path}: line {number} is not game {fixture.number} between {', '.join(fixture.bots)}")
        results.append(result)
    if kept != raw:
        with path.open("r+b") as file:
            file.truncate(len(kept))
    return results


def compare(path: Path, first: bytes, wanted: dict[str, Any]) -> None:
    try:
        found = msgspec.json.decode(first)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = None
    if not isinstance(found, dict) or found.get("arena") != FORMAT:
        raise BadLog(f"{path} is no log of an arena")
    told = difference(found, wanted)
    if told:
        raise BadLog(f"{path} is the log of another series: {told}")


def difference(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    """The first thing in which two openings differ, if they do."""
    there, here = flat(found), flat(wanted)
    for name in {**here, **there}:
        if there.get(name) != here.get(name):
            return f"{name} is {said(there.get(name))} there, not {said(here.get(name))}"
    return ""


def flat(opening: Mapping[str, Any]) -> dict[str, Any]:
    """The options one by one, so that a difference can be named."""
    options = opening.get("options")
    listed = options if isinstance(options, dict) else {}
    return {**opening, "options": sorted(listed)} | {f"option {name}": value for name, value in listed.items()}


def keep(path: Path, results: Iterable[Result]) -> Iterator[Result]:
    """Pass finished games on, each as soon as it is in the file."""
    with path.open("ab") as file:
        for result in results:
            file.write(line(result))
            file.flush()
            yield result


def line(data: Any) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def said(value: Any) -> str:
    return msgspec.json.encode(value).decode()
