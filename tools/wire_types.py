"""Writes `web/src/lib/wire.ts` from the server's message types, and for each game `wire.ts` in its folder from its view
and content; `--check` only compares.

msgspec makes the JSON Schema, json-schema-to-typescript makes the types (see `web/types.mjs`).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.web import WEB, install, npm
from underhall.core.registry import find, game_ids
from underhall.server import wire


def of_messages() -> dict[str, Any]:
    """Every wire type as a definition."""
    types = [
        item
        for item in vars(wire).values()
        if isinstance(item, type) and issubclass(item, Struct) and item is not Struct
    ]
    found = definitions(types)
    for union in ("FromBrowser", "ToBrowser"):
        members = [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(getattr(wire, union))]
        found[union] = {"anyOf": members}
    return found


def of_game(game_id: str) -> dict[str, Any]:
    """A game's view and content."""
    game = type(find(game_id))
    return definitions([get_type_hints(method)["return"] for method in (game.view, game.load_content)])


def definitions(types: list[Any]) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for definition in found.values():
        if definition.get("type") == "object" and "properties" in definition:
            definition["additionalProperties"] = False
            if "type" in definition["properties"]:
                definition["required"] = ["type", *definition.get("required", [])]
    return found


def typescript(found: dict[str, Any]) -> str:
    source = msgspec.json.encode({"$defs": found})
    done = subprocess.run(["node", "types.mjs"], cwd=WEB, input=source, capture_output=True, check=True)
    return done.stdout.decode()


def main() -> None:
    install(npm())
    wanted = {WEB / "src" / "lib" / "wire.ts": of_messages()}
    wanted |= {WEB / "src" / "games" / game_id / "wire.ts": of_game(game_id) for game_id in game_ids()}
    for target, found in wanted.items():
        text = typescript(found)
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target} is not what the Python types say: run `make wire`")


if __name__ == "__main__":
    main()
