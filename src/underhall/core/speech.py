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
    """Something that happened, the `number`-th thing that its listener was told.

    Numbers count what one listener heard: a number of the whole table would show that others heard more.
    """

    number: int
    key: str
    args: Mapping[str, Any]


def heard(audience: int, seat: int | None) -> bool:
    """Whether a seat belongs to an audience; a spectator (None) hears what is for everybody outside the table too."""
    return audience < 0 if seat is None else bool(audience >> seat & 1)
