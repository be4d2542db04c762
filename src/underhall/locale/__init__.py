"""The catalogues, in one place: `Speaker` says a message key in a language.

fluent.runtime and Babel stay behind this module, so that either could be replaced.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from underhall.core.errors import UnderhallError

LANGUAGES = ("en", "hu", "pl", "ru")
# British English lists have no comma before the last item
_LIST_LOCALES = {"en": "en_GB"}
# a one-letter word does not end a Polish line
_POLISH_STICKY = re.compile(r"(?<![^\s(„])([aiouwzAIOUWZ]) ")


class UnknownLanguage(UnderhallError):
    """A language without a catalogue."""


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no catalogue for {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("underhall.locale") / language
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


class Speaker:
    """Says messages in one language, with the players' names and a pack's own names at hand.

    >>> speaker = Speaker("en", players=["Anna", "Béla"])
    >>> speaker.say("df-log-steal-gem", {"player": 0, "other": 1, "gem": "ruby"})
    'Anna steals a ruby from Béla.'
    >>> speaker.say("log-gain", {"player": 1, "items": [["df-count-gold", 2], ["df-count-ruby", 1]]})
    'Béla gains 2 gold and 1 ruby.'
    """

    def __init__(
        self, language: str = "en", players: Sequence[str] = (), names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self.players = tuple(players)
        self.names = names or {}
        self._bundle = catalogue(language)

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message of this key.

        Arguments: seats as `player` and `other`, `@key` for a name, lists of words or of keys with counts, a message
        within this one as a mapping of its `key` and its arguments.
        """
        if key in self.names:
            return self.names[key]
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return key
        ready = {name: self._ready(name, value) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, ready)
        if errors:
            raise UnderhallError(f"{self.language}: {key}: {errors[0]}")
        said = str(text)
        return _POLISH_STICKY.sub("\\1\u00a0", said) if self.language == "pl" else said

    def _ready(self, name: str, value: Any) -> Any:
        if name in ("player", "other") and isinstance(value, int):
            return self.players[value]
        if isinstance(value, str) and value.startswith("@"):
            return self.say(value[1:])
        if isinstance(value, Mapping) and "key" in value:
            return self.say(value["key"], {name: one for name, one in value.items() if name != "key"})
        if isinstance(value, list | tuple):
            return self.list([self._ready("", one) if isinstance(one, str) else self._counted(*one) for one in value])
        return value

    def _counted(self, key: str, n: int) -> str:
        return self.say(key, {"n": n})

    def list(self, items: Sequence[str]) -> str:
        """Items joined as the language joins them."""
        return format_list(list(items), locale=_LIST_LOCALES.get(self.language, self.language)) if items else ""
