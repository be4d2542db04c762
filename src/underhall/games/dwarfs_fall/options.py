"""Answers as people meet them: the words of the notation, the texts, what on the board they touch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Option
from underhall.games.dwarfs_fall.notation import COLOUR_NAMES, TURNS, cell_word, read_cell, side_letters
from underhall.games.dwarfs_fall.rules.board import top_walls
from underhall.games.dwarfs_fall.rules.dwarfs import tunnels
from underhall.games.dwarfs_fall.rules.tasks import possible
from underhall.games.dwarfs_fall.state import COLOURS, Board, Book, State, top_kind

# kind of ask: its rule
RULES = {
    "turn": "DF-5.2",
    "cell": "DF-6.1",
    "turned": "DF-3.2",
    "put": "DF-7.1",
    "from": "DF-7.2",
    "to": "DF-7.2",
    "dwarf": "DF-11.3",
    "victim": "DF-11.3",
    "task": "DF-8.1",
    "dig": "DF-10.1",
    "goal": "DF-8.10",
    "discard": "DF-12.2",
}
KINDS = tuple(RULES)
CELL_KINDS = ("cell", "put", "from", "to", "dig")


def vocabulary(book: Book) -> dict[str, int]:
    """Each kind of ask and how many codes it has."""
    cells = book.side * book.side
    sizes = dict.fromkeys(CELL_KINDS, cells)
    sizes |= {"turn": len(turn_words(book)), "turned": 4, "dwarf": cells * COLOURS, "victim": COLOURS}
    return sizes | {"task": cells + 2, "goal": book.goals, "discard": len(discard_words(book))}


def turn_words(book: Book) -> list[str]:
    return [*book.kind_ids, "put", "move", *book.ogre_ids, "reveal", "order-on", "order-off", "done"]


def discard_words(book: Book) -> list[str]:
    return [*book.gem_ids, *book.ogre_ids, "reveal"]


def word(s: State, kind: str, code: int) -> str:
    """The word of a code."""
    book = s.book
    cells = book.side * book.side
    if kind == "turn":
        return turn_words(book)[code]
    if kind == "turned":
        return TURNS[code]
    if kind == "dwarf":
        return f"{cell_word(s, code // COLOURS)}-{COLOUR_NAMES[code % COLOURS]}"
    if kind == "victim":
        return COLOUR_NAMES[code]
    if kind == "task" and code >= cells:
        return ("reveal", "done")[code - cells]
    if kind == "goal":
        return book.goal_ids[code]
    if kind == "discard":
        return discard_words(book)[code]
    return cell_word(s, code)


def read(s: State, kind: str, text: str) -> int | None:
    """The code of a word, None if it is no word of this kind."""
    book = s.book
    closed = {
        "turn": turn_words(book),
        "turned": list(TURNS),
        "victim": list(COLOUR_NAMES),
        "goal": book.goal_ids,
        "discard": discard_words(book),
    }
    if kind in closed:
        return closed[kind].index(text) if text in closed[kind] else None
    if kind == "task" and text in ("reveal", "done"):
        return book.side * book.side + (text == "done")
    if kind == "dwarf":
        spot, _, colour = text.partition("-")
        cell = read_cell(book, spot)
        return None if cell is None or colour not in COLOUR_NAMES else cell * COLOURS + COLOUR_NAMES.index(colour)
    return read_cell(book, text)


def phrase(s: State, ask: Ask) -> tuple[str, Mapping[str, Any]]:
    """The question in words: a key of the catalogue and its arguments."""
    book = s.book
    args: dict[str, Any] = {}
    if ask.kind == "turn":
        args = {"left": ask.subject[0]}
    elif ask.kind in ("cell", "turned"):
        args = {"card": book.kind_ids[ask.subject[0]]}
    elif ask.kind in ("dwarf", "victim"):
        args = {"ogre": f"@df-ogre-{book.ogre_ids[ask.subject[0]]}"}
    elif ask.kind == "discard":
        args = {"n": ask.subject[0]}
    return f"df-ask-{ask.kind}", args


def option(s: State, ask: Ask, code: int) -> Option:
    """One answer, whole."""
    text = word(s, ask.kind, code)
    key, rule, args, targets = _TEXTS[ask.kind](s, ask, code, text)
    return Option(ask.kind, code, text, key, rule, args, targets)


Text = tuple[str, str, dict[str, Any], tuple[str, ...]]


def _turn(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    if code < book.kinds:
        rule = "DF-6.5" if book.monster[code] else "DF-6.1"
        return "df-option-card", rule, {"card": text}, (f"card:{text}",)
    if text in book.ogre_ids:
        return "df-option-ogre", "DF-11.1", {"ogre": f"@df-ogre-{text}"}, (f"ogre:{text}",)
    rules = {"put": "DF-7.1", "move": "DF-7.2", "done": "DF-5.3"}
    return f"df-option-{text}", rules.get(text, "DF-13.1"), {}, (text,)


def _cell(s: State, ask: Ask, code: int, text: str) -> Text:
    stack = s.board.where.get(code, -1)
    if stack < 0:
        return "df-option-beside", "DF-6.2", {"cell": text}, (f"cell:{text}",)
    return "df-option-onto", "DF-6.3", {"cell": text, "card": _top(s, stack)}, (f"cell:{text}",)


def _turned(s: State, ask: Ask, code: int, text: str) -> Text:
    mask = s.book.walls[ask.subject[0] * 4 + code]
    letters = side_letters(mask)
    args = {"sides": [[f"df-side-{letter}", 0] for letter in letters], "n": len(letters)}
    return "df-option-turned", "DF-3.2", args, (f"turned:{text}",)


def _on_card(key: str, rule: str) -> Any:
    def texts(s: State, ask: Ask, code: int, text: str) -> Text:
        stack = s.board.where.get(code, -1)
        args = {"cell": text, "card": _top(s, stack) if stack >= 0 else "none"}
        return key, rule, args, (f"cell:{text}",)

    return texts


def _to(s: State, ask: Ask, code: int, text: str) -> Text:
    stack = s.board.where.get(code, -1)
    args = {"cell": text, "card": _top(s, stack) if stack >= 0 else "none"}
    start, owner = ask.subject
    far = owner < 0 and stack >= 0 and not s.board.open_to[start] >> stack & 1 and tunnels(s, start) >> stack & 1
    return ("df-option-tunnel", "DF-7.3", args, (f"cell:{text}",)) if far else (
        "df-option-to", "DF-7.2", args, (f"cell:{text}",)
    )  # fmt: skip


def _dwarf(s: State, ask: Ask, code: int, text: str) -> Text:
    cell, seat = divmod(code, COLOURS)
    stack = s.board.where.get(cell, -1)
    args = {"cell": cell_word(s, cell), "card": _top(s, stack) if stack >= 0 else "none", "colour": COLOUR_NAMES[seat]}
    return "df-option-dwarf", "DF-11.3", args, (f"dwarf:{text}",)


def _victim(s: State, ask: Ask, code: int, text: str) -> Text:
    return "df-option-victim", "DF-11.3", {"player": code}, (f"seat:{code}",)


def _task(s: State, ask: Ask, code: int, text: str) -> Text:
    if text == "reveal":
        return "df-option-reveal", "DF-13.1", {}, ("reveal",)
    if text == "done":
        return "df-option-end-turn", "DF-8.1", {}, ("done",)
    stack = s.board.where.get(code, -1)
    args = {"cell": text, "card": _top(s, stack) if stack >= 0 else "none"}
    fails = stack >= 0 and not possible(s, stack)
    return (
        "df-option-task-fails" if fails else "df-option-task",
        "DF-8.4" if fails else "DF-8.2",
        args,
        (f"cell:{text}",),
    )


def _goal(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    cost = [[f"df-count-{book.gem_ids[gem]}", count] for gem, count in enumerate(book.goal_cost[code]) if count]
    args = {"goal": f"@df-goal-{text}", "cost": cost, "n": book.goal_vp[code]}
    return "df-option-goal", "DF-8.10", args, (f"goal:{text}",)


def _discard(s: State, ask: Ask, code: int, text: str) -> Text:
    if text == "reveal":
        return "df-option-reveal", "DF-13.1", {}, ("reveal",)
    if text in s.book.gem_ids:
        return "df-option-discard-gem", "DF-12.2", {"gem": text}, (f"gem:{text}",)
    return "df-option-discard-ogre", "DF-12.2", {"ogre": f"@df-ogre-{text}"}, (f"ogre:{text}",)


_TEXTS: dict[str, Any] = {
    "turn": _turn,
    "cell": _cell,
    "turned": _turned,
    "put": _on_card("df-option-put-on", "DF-7.1"),
    "from": _on_card("df-option-from", "DF-7.2"),
    "to": _to,
    "dwarf": _dwarf,
    "victim": _victim,
    "task": _task,
    "dig": _on_card("df-option-dig", "DF-10.1"),
    "goal": _goal,
    "discard": _discard,
}


def _top(s: State, stack: int) -> str:
    return s.book.kind_ids[top_kind(s.board, stack)]


def wall_letters(book: Book, board: Board, stack: int) -> str:
    """The walled sides of a stack's top card as it lies."""
    return side_letters(top_walls(book, board, stack))
