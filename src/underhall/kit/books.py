"""The tables that a game makes for a setup, kept: nothing ever changes them, so many games read the same ones."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from underhall.core.setup import Setup

Book = TypeVar("Book")
MOST: Final = 32


class Books(Generic[Book]):
    """The book of each number of players, options and content; of many, the oldest is dropped."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], tuple[object, Book]] = {}

    def find(self, setup: Setup) -> Book | None:
        known = self._kept.get(self._agreed(setup))
        return known[1] if known is not None and known[0] is setup.content else None

    def keep(self, setup: Setup, book: Book) -> Book:
        agreed = self._agreed(setup)
        self._kept.pop(agreed, None)
        self._kept[agreed] = (setup.content, book)
        if len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
        return book

    def _agreed(self, setup: Setup) -> tuple[Any, ...]:
        return (setup.players, *sorted(setup.options.items()))
