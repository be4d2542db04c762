"""How each game looks in the terminal. A game adds one module here, named after its id."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import Console

from underhall.core.speech import Option
from underhall.locale import Speaker


class BoardModule(Protocol):
    def show(self, console: Console, view: Any, speaker: Speaker, marks: Mapping[str, str]) -> None:
        """Draw what the view shows; `marks` puts the number of an option on the target it belongs to."""

    def group(self, option: Option) -> str:
        """The key of the heading under which an option is listed."""


def board_of(game_id: str) -> BoardModule:
    return cast(BoardModule, import_module(f"underhall.cli.boards.{game_id.replace('-', '_')}"))
