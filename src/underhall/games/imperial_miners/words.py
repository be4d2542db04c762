"""The words of answers and outcomes in the notation, and back."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.core.game import Ask, Chance
from underhall.games.imperial_miners.notation import FACTION_NAMES, cell_word, read_cell, read_seam, seam_word
from underhall.games.imperial_miners.state import CELLS, DRAWN, EFFECT_CODES, FACTIONS, KINDS, Book, State

EFFECT_WORDS = ("first", "second", "both", "none", "clear")
SURFACE_WORDS = ("first", "second", "third", "none")
UP_WORDS = ("left", "right")
TRADE_WORDS = ("yes", "no")
LEVEL_WORDS = ("1", "2", "3")
SEARCH_WORDS = tuple(f"{level}-{faction}" for level in LEVEL_WORDS for faction in FACTION_NAMES)
DRAW = "draw"
ENOUGH = "enough"
MOST_STEPS = 12
STEP_WORDS = tuple(str(n + 1) for n in range(MOST_STEPS))


def vocabulary(book: Book) -> Mapping[str, int]:
    """Each kind of ask with the number of its codes."""
    sizes = {
        "keep": book.kinds,
        "card": book.kinds + 1,
        "cell": CELLS,
        "effect": EFFECT_CODES,
        "up": len(UP_WORDS),
        "surface": len(SURFACE_WORDS),
        "deck": DRAWN,
        "faction": DRAWN * FACTIONS,
        "board": len(book.boards),
        "steps": MOST_STEPS,
        "target": CELLS,
        "seam": CELLS * 3,
        "trade": len(TRADE_WORDS),
        "discard": book.kinds + 1,
    }
    assert list(sizes) == KINDS
    return sizes


def fixed_words(s: State, kind: str) -> tuple[str, ...]:
    """The words of a kind whose codes are a short list."""
    if kind in ("keep", "card", "discard"):
        return (*s.book.card_words, DRAW if kind == "card" else ENOUGH) if kind != "keep" else tuple(s.book.card_words)
    if kind == "board":
        return tuple(s.book.face_ids[face] for face in s.faces)
    return {
        "effect": EFFECT_WORDS,
        "up": UP_WORDS,
        "surface": SURFACE_WORDS,
        "deck": LEVEL_WORDS,
        "faction": SEARCH_WORDS,
        "steps": STEP_WORDS,
        "trade": TRADE_WORDS,
    }[kind]


def word(s: State, kind: str, code: int) -> str:
    if kind in ("cell", "target"):
        return cell_word(code)
    return seam_word(code) if kind == "seam" else fixed_words(s, kind)[code]


def read(s: State, ask: Ask, text: str) -> int | None:
    """A word back to its code."""
    if ask.kind in ("cell", "target"):
        return read_cell(text)
    if ask.kind == "seam":
        return read_seam(text)
    known = fixed_words(s, ask.kind)
    return known.index(text) if text in known else None


def _outcomes(s: State, chance: Chance) -> list[str]:
    if chance.kind == "face":
        return [s.book.face_ids[face] for face in s.book.boards[s.lot_arg]]
    if chance.kind == "event":
        return s.book.event_ids
    level = s.lot_arg & 7
    return s.book.card_words[s.book.first[level] : s.book.first[level] + s.book.counts[level]]


def outcome_word(s: State, chance: Chance, code: int) -> str:
    return _outcomes(s, chance)[code]


def read_outcome(s: State, chance: Chance, text: str) -> int | None:
    known = _outcomes(s, chance)
    return known.index(text) if text in known else None
