"""Answers as people meet them: the words of the notation, the texts, what on the board they touch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Option
from underhall.games.trollfjord.notation import (
    ROMAN,
    SIDE_KEYS,
    SLOT_KEYS,
    fall_word,
    read_fall,
    read_strike,
    strike_parts,
    strike_word,
)
from underhall.games.trollfjord.rules.fortresses import near
from underhall.games.trollfjord.rules.movement import landing
from underhall.games.trollfjord.rules.treasures import next_slot
from underhall.games.trollfjord.state import (
    FORTRESSES,
    HEIGHTS,
    NO_PLACE,
    REGIONS,
    SIDES,
    STRENGTHS,
    Book,
    State,
    fall_counts,
)

# kind of ask: its rule
RULES = {
    "move": "TF-4.1",
    "place": "TF-4.6",
    "wander": "TF-4.8",
    "fortress": "TF-5.4",
    "join": "TF-5.9",
    "commit": "TF-5.11",
    "strike": "TF-6.4",
    "again": "TF-6.5",
    "pledge": "TF-7.6",
    "take": "TF-8.2",
    "continue": "TF-6.10",
    "clear": "TF-8.11",
}
KINDS = tuple(RULES)

MOVES = ("p1", "p2", "p3", "w1", "w2", "w3")
CHOICES = {
    "join": ("join", "decline"),
    "commit": ("strike", "leave"),
    "again": ("again", "stop"),
    "continue": ("collect", "go-on"),
}
# the words of these choices: their message and their rule
_CHOICE_TEXTS = {
    "join": ("tf-option-join", "TF-5.9"),
    "decline": ("tf-option-decline", "TF-5.9"),
    "strike": ("tf-option-commit", "TF-5.11"),
    "leave": ("tf-option-leave", "TF-5.11"),
    "again": ("tf-option-again", "TF-6.5"),
    "stop": ("tf-option-stop", "TF-6.9"),
    "collect": ("tf-option-collect", "TF-8.3"),
    "go-on": ("tf-option-go-on", "TF-6.11"),
}


def vocabulary(book: Book) -> dict[str, int]:
    """Each kind of ask and how many codes it has."""
    return {
        "move": len(MOVES),
        "place": NO_PLACE + 1,
        "wander": len(book.borders) + 1,
        "fortress": FORTRESSES + 1,
        "join": 2,
        "commit": 2,
        "strike": SIDES * HEIGHTS * STRENGTHS,
        "again": 2,
        "pledge": len(book.gift_values) + 1,
        "take": REGIONS,
        "continue": 2,
        "clear": REGIONS,
    }


def place_words(book: Book) -> list[str]:
    return [*(f"{region}-{n}" for region in book.region_ids for n in (1, 2, 3)), "none"]


def wander_words(book: Book) -> list[str]:
    ids = book.region_ids
    return [*(f"{ids[start]}>{ids[end]}" for start, end in book.borders), "enough"]


def pledge_words(book: Book) -> list[str]:
    return [*(f"gift{value}" for value in book.gift_values), "pass"]


def _words(book: Book, kind: str) -> list[str]:
    """All words of a kind in the order of their codes."""
    if kind in CHOICES:
        return list(CHOICES[kind])
    if kind == "move":
        return list(MOVES)
    if kind == "place":
        return place_words(book)
    if kind == "wander":
        return wander_words(book)
    if kind == "fortress":
        return [*book.fort_ids, "nowhere"]
    if kind == "pledge":
        return pledge_words(book)
    return book.region_ids


def word(s: State, kind: str, code: int) -> str:
    """The word of a code."""
    return strike_word(code) if kind == "strike" else _words(s.book, kind)[code]


def read(s: State, kind: str, text: str) -> int | None:
    """The code of a word, None if it is no word of this kind."""
    if kind == "strike":
        return read_strike(text)
    words = _words(s.book, kind)
    return words.index(text) if text in words else None


def phrase(s: State, ask: Ask) -> tuple[str, Mapping[str, Any]]:
    """The question in words: a key of the catalogue and its arguments."""
    key = f"tf-ask-{ask.kind}"
    subject = ask.subject
    if ask.kind == "place":
        most, tailwind = subject
        return key, {"n": most, "terrain": king_terrain(s, ask.seat), "tailwind": "yes" if tailwind else "no"}
    if ask.kind == "wander":
        left, tailwind = subject
        return key, {"n": left, "tailwind": "yes" if tailwind else "no"}
    if ask.kind == "join":
        fort, active, limit = subject
        return key, {"player": active, "number": ROMAN[s.forts[fort]], "n": limit}
    if ask.kind == "commit":
        fort, partner, limit = subject
        args = {"number": ROMAN[s.forts[fort]], "n": limit}
        return (key, args) if partner < 0 else ("tf-ask-commit-with", {**args, "player": partner})
    if ask.kind == "strike":
        done, limit = subject
        return key, {"k": done + 1, "n": limit}
    if ask.kind in ("again", "continue"):
        done, limit, total = subject
        return key, {"left": limit - done, "n": total}
    if ask.kind == "pledge":
        missing, excess = subject
        return key, {"n": missing, "count": excess}
    if ask.kind == "take":
        return key, {"n": subject[0]}
    if ask.kind == "clear":
        return key, {"number": ROMAN[s.forts[subject[0]]]}
    return key, {}


def option(s: State, ask: Ask, code: int) -> Option:
    """One answer, whole."""
    text = word(s, ask.kind, code)
    key, rule, args, targets = _TEXTS[ask.kind](s, ask, code, text)
    return Option(ask.kind, code, text, key, rule, args, targets)


Text = tuple[str, str, dict[str, Any], tuple[str, ...]]


def _move(s: State, ask: Ask, code: int, text: str) -> Text:
    """TF-4.2 A cell by its kind and its number among the free ones."""
    cell = landing(s, ask.seat, code) % (2 * len(s.cells))
    targets = (f"cell:{cell}", f"move:{text}")
    n = code % 3 + 1
    if cell % 2:
        return "tf-option-move-steps", "TF-4.8", {"n": n}, targets
    return "tf-option-move-round", "TF-4.6", {"n": n, "terrain": s.book.terrain_ids[s.cells[cell // 2]]}, targets


def _place(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == NO_PLACE:
        return "tf-option-place-none", "TF-4.11", {}, (text,)
    region, n = divmod(code, 3)
    rule = "TF-4.14" if ask.subject[1] else "TF-4.6"
    args = {"n": n + 1, "region": region_name(s.book, region)}
    return "tf-option-place", rule, args, (f"region:{s.book.region_ids[region]}",)


def _wander(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    if code == len(book.borders):
        return "tf-option-enough", "TF-4.11", {}, (text,)
    start, end = book.borders[code]
    rule = "TF-4.14" if ask.subject[1] else "TF-4.8"
    args = {"from": region_name(book, start), "to": region_name(book, end)}
    targets = (f"border:{text}", f"region:{book.region_ids[start]}", f"region:{book.region_ids[end]}")
    return "tf-option-wander", rule, args, targets


def _fortress(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == FORTRESSES:
        return "tf-option-nowhere", "TF-5.4", {}, (text,)
    args = {"fortress": fortress_name(s.book, code), "number": ROMAN[s.forts[code]], "n": near(s, ask.seat, code)}
    return "tf-option-fortress", "TF-5.7", args, (f"fortress:{text}",)


def _choice(s: State, ask: Ask, code: int, text: str) -> Text:
    key, rule = _CHOICE_TEXTS[text]
    return key, rule, {}, (text, "tower") if text == "again" else (text,)


def _strike(s: State, ask: Ask, code: int, text: str) -> Text:
    side, height, strength = strike_parts(code)
    args = {"side": SIDE_KEYS[side], "height": height, "strength": strength}
    return "tf-option-strike", "TF-6.4", args, (f"strike:{text}", "tower")


def _pledge(s: State, ask: Ask, code: int, text: str) -> Text:
    values = s.book.gift_values
    if code == len(values):
        return "tf-option-pass", "TF-7.6", {}, (text,)
    return "tf-option-gift", "TF-7.4", {"n": values[code]}, (f"gift:{values[code]}",)


def _take(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    kind = s.treasures[code]
    slot = next_slot(s, ask.seat) if ask.seat == s.seat else -1
    value = book.treasure_values[kind] if kind >= 0 else 0
    args = {"n": value, "region": region_name(book, code), "slot": SLOT_KEYS[slot]}
    return "tf-option-take", "TF-8.5", args, (f"region:{text}",)


def _clear(s: State, ask: Ask, code: int, text: str) -> Text:
    args = {"n": s.trolls[ask.seat * REGIONS + code], "region": region_name(s.book, code)}
    return "tf-option-clear", "TF-8.11", args, (f"region:{text}",)


_TEXTS: dict[str, Any] = {
    "move": _move,
    "place": _place,
    "wander": _wander,
    "fortress": _fortress,
    "join": _choice,
    "commit": _choice,
    "strike": _strike,
    "again": _choice,
    "pledge": _pledge,
    "take": _take,
    "continue": _choice,
    "clear": _clear,
}


def outcome_word(s: State, kind: str, code: int) -> str:
    """The word of what was drawn."""
    return fall_word(code) if kind == "fall" else _outcomes(s.book, kind)[code]


def read_outcome(s: State, kind: str, text: str) -> int | None:
    """What was drawn by its word, None if it is no word of this draw."""
    if kind == "fall":
        code = read_fall(s.book, text)
        fits = code is not None and all(
            count + fallen <= s.book.per_colour for count, fallen in zip(fall_counts(code), s.table, strict=True)
        )
        return code if fits else None
    words = _outcomes(s.book, kind)
    return words.index(text) if text in words else None


def _outcomes(book: Book, kind: str) -> list[str]:
    if kind == "strip":
        return book.strip_ids
    if kind == "fortress":
        return ["1", "2", "3"]
    if kind == "king":
        return [str(seat) for seat in range(book.players)]
    return [str(value) for value in book.treasure_values]


def king_terrain(s: State, seat: int) -> str:
    """The terrain of the round cell where a king stands."""
    cell = s.progress[seat] % (2 * len(s.cells))
    return s.book.terrain_ids[s.cells[cell // 2]]


def region_name(book: Book, region: int) -> str:
    """A name that the catalogue, or a pack, holds."""
    return f"@tf-region-{book.region_ids[region]}"


def fortress_name(book: Book, fort: int) -> str:
    return f"@tf-fortress-{book.fort_ids[fort]}"
