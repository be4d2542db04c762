"""The kinds of questions, how many answers each has, and each answer's word in the notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from underhall.core.game import Ask
from underhall.games.mountain_king.notation import (
    CELL_NAMES,
    CLAN_NAMES,
    GOODS,
    SLOT_NAMES,
    UNIT_CODES,
    exchange_word,
    read_square,
    square_word,
    unit_word,
)
from underhall.games.mountain_king.state import (
    AFTER_DONE,
    AS_PROPOSED,
    BASE,
    CELLS,
    CLAN_ORDERS,
    CLANS,
    HALLS,
    MINERALS,
    SHAPES,
    SITES,
    SLOTS,
    SPELLS,
    STATUES,
    STORED,
    TURN_PASS,
    UNITS,
    Book,
    State,
    unpacked,
)

# kind of ask: its rule
RULES = {
    "shop": "MK-2.6",
    "gate": "MK-3.2",
    "draft": "MK-3.3",
    "turn": "MK-5.1",
    "where": "MK-11.3",
    "pay": "MK-4.4",
    "pedestal": "MK-12.1",
    "site": "MK-13.1",
    "bag": "MK-8.5",
    "troll": "MK-9.1",
    "use": "MK-7.4",
    "get": "MK-4.6",
    "give": "MK-4.6",
    "after": "MK-5.1",
    "hall": "MK-14.1",
    "to": "MK-15.1",
    "gain": "MK-6.6",
    "dig": "MK-6.6",
    "own": "MK-6.6",
    "slot": "MK-6.7",
    "statue": "MK-6.6",
    "tunnel": "MK-6.6",
}
KINDS = tuple(RULES)


def vocabulary(book: Book) -> dict[str, int]:
    """Each kind of ask and how many codes it has."""
    return {
        "shop": len(book.shop_ids),
        "gate": len(book.starts),
        "draft": book.starters * BASE,
        "turn": TURN_PASS + 1,
        "where": len(book.spins) * book.size,
        "pay": UNITS + 1,
        "pedestal": CLANS + 1,
        "site": len(book.shop_ids) + 1,
        "bag": CLANS + 1,
        "troll": CELLS + 1,
        "use": len(book.exchange_of) + 2,
        "get": STORED,
        "give": UNITS + 1,
        "after": AFTER_DONE + 1,
        "hall": max(map(len, book.hall_spins)) * book.size,
        "to": book.size,
        "gain": max(map(len, book.gains)) + 1,
        "dig": SHAPES * MINERALS + 1,
        "own": CELLS + 1,
        "slot": SLOTS,
        "statue": STATUES + 1,
        "tunnel": book.size + 1,
    }


@lru_cache(maxsize=64)
def _words(book: Book, kind: str) -> tuple[str, ...]:
    """The words of a kind with few codes, in their order; a number where the content leaves a code unused."""
    digs = [f"{stack}-{GOODS[mineral]}" for stack in book.stack_ids for mineral in range(MINERALS)]
    clans = list(CLAN_NAMES[:CLANS])
    statues = [f"statue{number + 1}" for number in range(STATUES)]
    if kind == "turn":
        spells = [f"cast-{name}" for name in [*book.spell_ids, *range(len(book.spell_ids), SPELLS)]]
        squares = [square_word(book, square) for square in book.sites]
        sites = [f"work-{name}" for name in [*squares, *range(len(squares), SITES)]]
        return (*spells, *sites, "trade", *SLOT_NAMES, *digs, "pass")
    if kind == "after":
        halls = [*book.hall_ids, *[f"hall{number}" for number in range(len(book.hall_ids), HALLS)]]
        return (*halls, *statues, "trade", "done")
    if kind == "use":
        exchanges = [exchange_word(book, number) for number in range(len(book.exchange_of))]
        return (*exchanges, "trade", "enough")
    small: dict[str, tuple[str, ...]] = {
        "shop": tuple(book.shop_ids),
        "gate": tuple(square_word(book, square) for square in book.starts),
        "draft": tuple(f"{book.troll_ids[card]}-{cell}" for card in range(book.starters) for cell in CELL_NAMES[:BASE]),
        "pay": (*map(unit_word, range(UNITS)), "proposed"),
        "give": (*map(unit_word, range(UNITS)), "proposed"),
        "pedestal": ("none", *clans),
        "bag": ("none", *clans),
        "site": ("none", *book.shop_ids),
        "troll": (*CELL_NAMES, "trade"),
        "get": GOODS[:STORED],
        "dig": (*digs, "none"),
        "own": (*CELL_NAMES, "none"),
        "slot": SLOT_NAMES,
    }
    return small[kind]


def word(s: State, ask: Ask, code: int) -> str:
    """The word of a code."""
    book, kind = s.book, ask.kind
    if kind == "where":
        spin, square = divmod(code, book.size)
        stack = book.spin_of[spin]
        other = "" if stack == ask.subject[0] else book.stack_ids[stack]
        return f"{square_word(book, square)}.{other}{spin - book.stack_spins[stack][0] + 1}"
    if kind == "hall":
        spin, square = divmod(code, book.size)
        return f"{square_word(book, square)}.{spin + 1}"
    if kind == "to":
        return square_word(book, code)
    if kind in ("gain", "statue"):
        return _offered(s, ask)[code]
    if kind == "tunnel":
        return square_word(book, code) if code < book.size else "none"
    return _words(book, kind)[code]


def _offered(s: State, ask: Ask) -> Sequence[str]:
    """The words of what a spell offers, after them "no effect", then numbers for codes that are not used now."""
    if ask.kind == "gain":
        words = [_stock_word(stock) for stock in s.book.gains[ask.subject[0]]]
    else:
        words = [f"statue{number + 1}" for number in range(len(s.statues))]
    unused = range(len(words) + 1, vocabulary(s.book)[ask.kind])
    return [*words, "none", *[f"none{number}" for number in unused]]


def _stock_word(stock: int) -> str:
    """
    >>> _stock_word(0x20001)
    'stone1+rune2'
    """
    return "+".join(f"{GOODS[kind]}{count}" for kind, count in enumerate(unpacked(stock)) if count)


def read(s: State, ask: Ask, text: str) -> int | None:
    """The code of a word, None if it is no word of this kind."""
    book, kind = s.book, ask.kind
    if kind in ("where", "hall"):
        spot, _, turned = text.partition(".")
        square, spin = read_square(book, spot), _read_spin(book, ask, turned)
        return None if square is None or spin is None else spin * book.size + square
    if kind in ("to", "tunnel"):
        return book.size if (kind, text) == ("tunnel", "none") else read_square(book, text)
    if kind in ("pay", "give"):
        return AS_PROPOSED if text == "proposed" else UNIT_CODES.get(text)
    words = _offered(s, ask) if kind in ("gain", "statue") else _words(book, kind)
    return words.index(text) if text in words else None


def _read_spin(book: Book, ask: Ask, text: str) -> int | None:
    """An orientation by its number; one of another stack after that stack's name."""
    match = re.fullmatch(r"([a-z_]*)([1-9][0-9]?)", text)
    if not match or (match[1] and (ask.kind == "hall" or match[1] not in book.stack_ids)):
        return None
    number = int(match[2]) - 1
    if ask.kind == "hall":
        return number if number < max(map(len, book.hall_spins)) else None
    ways = book.stack_spins[book.stack_ids.index(match[1]) if match[1] else ask.subject[0]]
    return ways[number] if number < len(ways) else None


def outcome_words(book: Book, kind: str) -> list[str]:
    if kind == "horde" or kind.startswith("starter"):
        return book.troll_ids
    if kind == "pedestal":
        return list(CLAN_NAMES[:CLANS])
    if kind == "spell":
        return book.spell_ids
    if kind == "shop":
        return book.shop_ids
    if kind == "spot":
        return [square_word(book, square) for square in book.spots]
    if kind == "clans":
        return ["-".join(CLAN_NAMES[clan] for clan in order) for order in CLAN_ORDERS]
    return [str(value) for value in book.token_values]
