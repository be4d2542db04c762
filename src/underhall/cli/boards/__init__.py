"""How each game looks in the terminal. A game adds one module here, named after its id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import Console

from underhall.core.speech import Option
from underhall.locale import Speaker


@dataclass(frozen=True)
class Table:
    """Where and how to draw: the console, the language, the content in play."""

    console: Console
    speaker: Speaker
    content: Any


class BoardModule(Protocol):
    LEGEND: str
    """The key of the line that explains the drawing."""
    TURN: str
    """The key of the message with which a turn or a round begins: then everything is drawn."""

    def show(self, table: Table, view: Any, marks: Mapping[str, str], whole: bool) -> None:
        """Draw what the view shows; `marks` puts the number of an option on the target it belongs to.

        Not `whole`: only what changes from one question of a turn to the next.
        """

    def drawn(self, view: Any) -> Any:
        """What is drawn even if not whole: when it has changed, it is drawn again."""

    def group(self, option: Option) -> str:
        """The key of the heading under which an option is listed."""


def board_of(game_id: str) -> BoardModule:
    return cast(BoardModule, import_module(f"underhall.cli.boards.{game_id.replace('-', '_')}"))
