"""What is said to people: options, refusals and events, each a message key of the catalogue with its arguments.

Arguments are numbers (so that plurals work), keys of closed sets (so that each language chooses its own case) or
names. By convention `player` and `other` hold a seat; whoever renders the message puts that seat's name in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Option:
    """One legal (or conceivable) answer: its code, its word in the notation, its text, what it touches."""

    kind: str
    code: int
    word: str
    key: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer is not legal: the rule that it breaks and the facts that break it."""

    rule: str
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """An ask as a person meets it: with its options written out."""

    seat: int
    kind: str
    rule: str
    subject: tuple[int, ...]
    key: str
    args: Mapping[str, Any]
    codes: Sequence[int]
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at entry `number` of the log, told to the seats of `audience`."""

    number: int
    key: str
    audience: int
    args: Mapping[str, Any]

    def heard_by(self, seat: int | None) -> bool:
        """A spectator (None) hears what everybody outside the table may hear: negative masks."""
        return self.audience < 0 if seat is None else bool(self.audience >> seat & 1)
