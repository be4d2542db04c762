"""What is agreed before a game begins: how many play, which options, which content."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from underhall.core.errors import BadSetup

if TYPE_CHECKING:
    from underhall.core.content import Pack
    from underhall.core.game import Game

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Switch:
    """One setup option: its default, the values it takes (a range for numbers) and the rule that it decides."""

    default: Value
    values: tuple[Value, ...] | range
    rule: str

    def parse(self, text: str) -> Value | None:
        """The value that a text on the command line or in a record names, or None."""
        for value in self.values if isinstance(self.values, tuple) else ():
            if text == format_value(value):
                return value
        number = whole(text)
        return number if isinstance(self.values, range) and number in self.values else None

    def takes(self, value: Any) -> bool:
        return type(value) is type(self.default) and value in self.values

    def describe(self) -> str:
        if isinstance(self.values, range):
            return f"a number from {self.values[0]} to {self.values[-1]}"
        return " or ".join(format_value(value) for value in self.values)


def whole(text: str) -> int | None:
    """The whole number from 0 up that a text of plain digits names, None for anything else.

    >>> whole("40"), whole("-1"), whole("²"), whole("9" * 5000)
    (40, None, None, None)
    """
    return int(text) if re.fullmatch(r"[0-9]{1,12}", text) else None


def format_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Setup:
    """A checked setup; `content` is what the game made of its own files and the pack."""

    game: str
    players: int
    options: Mapping[str, Value]
    content: Any
    content_digest: str
    pack: Pack | None = field(default=None)

    def option(self, name: str) -> Any:
        return self.options[name]


def make_setup(
    game: Game[Any], players: int, options: Mapping[str, Any] | None = None, pack: Pack | None = None
) -> Setup:
    """Check everything once, here; the rules trust a Setup."""
    if type(players) is not int or players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise BadSetup(f"{game.id} is for {low} to {high} players, not {players}")
    if options is not None and not isinstance(options, Mapping):
        raise BadSetup(f"options are names with values, not {options!r}")
    chosen: dict[str, Value] = {name: switch.default for name, switch in game.switches.items()}
    for name, value in (options or {}).items():
        switch = game.switches.get(name)
        if switch is None:
            raise BadSetup(f"{game.id} has no option {name!r}; it has {', '.join(sorted(game.switches))}")
        parsed = value if switch.takes(value) else switch.parse(value) if isinstance(value, str) else None
        if parsed is None:
            raise BadSetup(f"option {name} of {game.id} takes {switch.describe()}, not {value!r}")
        chosen[name] = parsed
    content, digest = load(game, pack)
    return Setup(game.id, players, chosen, content, digest, pack)


def load(game: Game[Any], pack: Pack | None) -> tuple[Any, str]:
    """The content of a game, loaded once per pack."""
    key = (game.id, pack.digest if pack else "")
    if key not in _loaded:
        content = game.load_content(pack.files if pack else {})
        _loaded[key] = (content, content.digest)
    return _loaded[key]


_loaded: dict[tuple[str, str], tuple[Any, str]] = {}
