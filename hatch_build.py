"""The wheel holds the built browser client: this hook builds it where it is not there yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        built = Path(self.root) / "src" / "underhall" / "server" / "web" / "index.html.br"
        if not built.exists():
            subprocess.run([sys.executable, str(Path(self.root) / "tools" / "web.py"), "build"], check=True)
