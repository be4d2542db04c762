"""Board games about trolls, dwarfs and miners: one rules engine for the table and for research.

>>> import underhall
>>> match = underhall.new("dwarfs-fall", players=3, seed=7)
>>> question = match.asks[0]
>>> question.seat, question.kind, question.options[0].word
(0, 'turn', 'castle')
>>> match.answer(0, "castle 90")
>>> again = underhall.restore(match.snapshot())
>>> again.digest() == match.digest()
True
>>> underhall.replay(match.record()).digest() == match.digest()
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from underhall.core.content import Pack, as_pack, read_pack
from underhall.core.dealer import Dealer
from underhall.core.errors import (
    BadContent,
    BadRecord,
    BadSetup,
    BadSnapshot,
    Illegal,
    NotAsked,
    Stale,
    UnderhallError,
    UndoRefused,
    UnknownGame,
)
from underhall.core.match import Match
from underhall.core.record import Report, replay, verify
from underhall.core.registry import find, game_ids
from underhall.core.restore import restore
from underhall.core.setup import make_setup
from underhall.core.speech import Event, Option, Question, Refusal

__version__ = "0.1.0"

__all__ = [
    "new", "restore", "replay", "verify", "game_ids", "read_pack",
    "Match", "Question", "Option", "Refusal", "Event", "Pack", "Report",
    "UnderhallError", "UnknownGame", "BadSetup", "BadContent", "BadRecord", "BadSnapshot",
    "Illegal", "NotAsked", "Stale", "UndoRefused",
]  # fmt: skip


def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: Pack | str | Path | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Start a match. With a seed the dealing is always the same; without one it is fair and unknown."""
    found = find(game)
    setup = make_setup(found, players, options, as_pack(pack))
    if names and len(names) != players:
        raise BadSetup(f"{len(names)} names for {players} players")
    if not all(isinstance(name, str) and name.strip() and name.isprintable() for name in names):
        raise BadSetup("a name is printable text with at least one letter, on one line")
    return Match(found, setup, Dealer.for_table(seed, players), names=names)
