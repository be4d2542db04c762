"""Writes `web/src/lib/wire.ts` from the server's message types and the games' views; `--check` only compares.

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

TARGET = WEB / "src" / "lib" / "wire.ts"


def schema() -> bytes:
    """One JSON Schema with every wire type and every game's view as a definition."""
    types: list[Any] = [
        item
        for item in vars(wire).values()
        if isinstance(item, type) and issubclass(item, Struct) and item is not Struct
    ]
    for game in map(find, game_ids()):
        types += [get_type_hints(method)["return"] for method in (type(game).view, type(game).load_content)]
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for union in ("FromBrowser", "ToBrowser"):
        members = [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(getattr(wire, union))]
        definitions[union] = {"anyOf": members}
    for definition in definitions.values():
        if definition.get("type") == "object" and "properties" in definition:
            definition["additionalProperties"] = False
            if "type" in definition["properties"]:
                definition["required"] = ["type", *definition.get("required", [])]
    return msgspec.json.encode({"$defs": definitions})


def typescript() -> str:
    command = npm()
    install(command)
    done = subprocess.run(["node", "types.mjs"], cwd=WEB, input=schema(), capture_output=True, check=True)
    return done.stdout.decode()


def main() -> None:
    text = typescript()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET} is not what the Python types say: run `make wire`")


if __name__ == "__main__":
    main()
