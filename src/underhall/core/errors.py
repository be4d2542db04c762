"""Every refusal of the library, as an exception whose text is one clear sentence. Nothing has changed when it rises."""

from __future__ import annotations

from underhall.core.speech import Refusal


class UnderhallError(Exception):
    """The base of them all."""


class UnknownGame(UnderhallError):
    """No installed game has this id."""


class BadSetup(UnderhallError):
    """A player count, an option or a seed that the game does not take."""


class BadContent(UnderhallError):
    """A content file or pack that breaks its schema or a constraint; names file, entry and field."""


class BadRecord(UnderhallError):
    """A record that is malformed, truncated, edited or of another version; names the line."""


class BadSnapshot(UnderhallError):
    """A position that is malformed or cannot occur; names the field or the broken count."""


class NotAsked(UnderhallError):
    """An answer from a seat that has no question now."""


class Stale(UnderhallError):
    """An answer to a question that is no longer the open one."""


class Illegal(UnderhallError):
    """An answer that a rule forbids. `refusal` says which rule and why, None if it is no answer at all."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class TooLong(Illegal):
    """A gesture with more words than questions; `fitting` is the part that would do."""

    def __init__(self, message: str, fitting: str) -> None:
        super().__init__(message)
        self.fitting = fitting


class UndoRefused(UnderhallError):
    """Nothing to take back, or not without the consent of the table."""
