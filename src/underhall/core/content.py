"""Content is TOML under a schema; a pack is a folder of the user's that overrides or extends it.

A game keeps one file per chapter (`kingdom.toml`, `gems.toml` …). In a file, a list of tables whose entries have an
`id` is merged by that id: a pack's entry replaces fields of the game's entry, a new id adds one, `remove = true` takes
one out. Any other table is merged key by key. The result goes through the same schema and the same constraints.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from underhall.core.codec import digest
from underhall.core.errors import BadContent

T = TypeVar("T")


@dataclass(frozen=True)
class Pack:
    """A folder's TOML, read once: its name, its digest, its tables by file name without `.toml`."""

    name: str
    digest: str = field(repr=False)
    files: Mapping[str, Mapping[str, Any]] = field(repr=False)


def read_pack(folder: str | Path) -> Pack:
    """Read every `*.toml` of a folder."""
    path = Path(folder)
    if not path.is_dir():
        raise BadContent(f"pack {str(folder)!r} is not a folder")
    try:
        texts = {file.stem: file.read_text(encoding="utf-8") for file in sorted(path.glob("*.toml"))}
    except UnicodeDecodeError:
        raise BadContent(f"pack {str(folder)!r} holds a .toml file that is no UTF-8 text") from None
    tables = {name: parse(text, f"{name}.toml") for name, text in texts.items()}
    if not tables:
        raise BadContent(f"pack {str(folder)!r} holds no .toml file")
    return Pack(path.resolve().name, digest(tables), tables)


def as_pack(pack: Pack | str | Path | None) -> Pack | None:
    """A pack, or the folder it is in."""
    return read_pack(pack) if isinstance(pack, str | Path) else pack


def renamed(pack: Mapping[str, Mapping[str, Any]], file: str, key: str) -> dict[str, str]:
    """The names that a pack gives, by id: they come before those of the catalogues."""
    entries = pack.get(file, {}).get(key, [])
    return {entry["id"]: entry["name"] for entry in entries if "name" in entry}


def parse(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as err:
        raise BadContent(f"{where}: {err}") from None


def own_files(package: str) -> dict[str, dict[str, Any]]:
    """The game's own content, from the `content` folder of its package."""
    folder = files(package) / "content"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return {name[:-5]: parse((folder / name).read_text(encoding="utf-8"), name) for name in names}


def merge(own: Mapping[str, Mapping[str, Any]], pack: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """The game's files with the pack laid over them."""
    for name in pack:
        if name not in own:
            raise BadContent(f"{name}.toml: the game has no such file; it has {', '.join(f'{n}.toml' for n in own)}")
    return {name: _lay(table, pack.get(name, {}), name) for name, table in own.items()}


def _lay(under: Mapping[str, Any], over: Mapping[str, Any], where: str) -> dict[str, Any]:
    result = dict(under)
    for key, value in over.items():
        old = under.get(key)
        if isinstance(old, list) and isinstance(value, list) and _are_entries(old) and _are_entries(value):
            result[key] = _lay_entries(old, value, where)
        elif isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = _lay(old, value, where)
        else:
            result[key] = value
    return result


def _are_entries(value: list[Any]) -> bool:
    return all(isinstance(entry, Mapping) and isinstance(entry.get("id"), str) for entry in value)


def _lay_entries(
    under: Sequence[Mapping[str, Any]], over: Sequence[Mapping[str, Any]], where: str
) -> list[dict[str, Any]]:
    entries = {entry["id"]: dict(entry) for entry in under}
    ids = [entry["id"] for entry in over]
    for entry in over:
        if ids.count(entry["id"]) > 1:
            raise BadContent(f"{where}.toml: {entry['id']}: is there twice")
        if entry.get("remove") is True:
            if entries.pop(entry["id"], None) is None:
                raise BadContent(f"{where}.toml: {entry['id']}: there is nothing to remove")
        else:
            entries[entry["id"]] = {**entries.get(entry["id"], {}), **entry}
    return list(entries.values())


def decode(raw: Any, schema: type[T], where: str) -> T:
    """Check one entry against its schema; an error names file, entry and field."""
    try:
        return msgspec.convert(raw, schema)
    except msgspec.ValidationError as err:
        message, _, path = str(err).partition(" - at `")
        spot = path.rstrip("`").removeprefix("key` in `").removeprefix("$").removeprefix(".")
        raise BadContent(f"{where}: {spot + ': ' if spot else ''}{message}") from None


def decode_entries(table: Mapping[str, Any], key: str, schema: type[T], where: str) -> tuple[T, ...]:
    """A list of entries, each checked and named by its id."""
    raw = table.get(key)
    if not isinstance(raw, list):
        raise BadContent(f"{where}.toml: [[{key}]] is missing")
    entries = []
    seen: set[Any] = set()
    for number, entry in enumerate(raw, 1):
        label = str(entry.get("id", f"entry {number}")) if isinstance(entry, Mapping) else f"entry {number}"
        entries.append(decode(entry, schema, f"{where}.toml: {label}"))
        if label in seen:
            raise BadContent(f"{where}.toml: {label}: id: stands twice")
        seen.add(label)
    return tuple(entries)


def demand(holds: bool, where: str, what: str) -> None:
    """A constraint on content, in one line: where it is broken and what it asks."""
    if not holds:
        raise BadContent(f"{where}: {what}")
