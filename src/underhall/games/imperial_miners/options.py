"""Questions and answers as people meet them: their texts, and what on the table they touch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Option
from underhall.games.imperial_miners.events import card_name
from underhall.games.imperial_miners.notation import FACTION_NAMES, cell_word
from underhall.games.imperial_miners.promise import Counts, promise, promise_all, promise_program
from underhall.games.imperial_miners.rules.choosing import cost
from underhall.games.imperial_miners.rules.counting import machines, price
from underhall.games.imperial_miners.rules.ground import above, laid
from underhall.games.imperial_miners.rules.research import top_of
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    ANY_FACTION,
    BOTH,
    CLEAR,
    COLLAPSED,
    F_EFFECT,
    F_TRADE,
    FACE,
    FACTIONS,
    GOLD,
    NONE,
    OP_ACTIVATE,
    OP_CLEAR,
    OP_COLLAPSE,
    OP_MACHINE,
    POSITION,
    ROW,
    STRIDES,
    WIDE,
    YES,
    State,
)
from underhall.games.imperial_miners.words import EFFECT_WORDS, SURFACE_WORDS, UP_WORDS, word

Args = dict[str, Any]
Text = tuple[str, str, Args, tuple[str, ...]]

DEEDS = {OP_MACHINE: "machine", OP_COLLAPSE: "collapse", OP_CLEAR: "clear", OP_ACTIVATE: "activate"}
DEED_RULES = {OP_MACHINE: "IM-9.1", OP_COLLAPSE: "IM-10.1", OP_CLEAR: "IM-10.6", OP_ACTIVATE: "IM-12.1"}
WHY_DISCARD = ("limit", "must", "may")


def phrase(s: State, ask: Ask) -> tuple[str, Mapping[str, Any]]:
    """The question in words: a key of the catalogue and its arguments."""
    about, kind, row = ask.subject, ask.kind, ask.seat * ROW
    args: Args = {}
    if kind in ("keep", "surface", "deck", "steps", "seam"):
        args = {"n": about[0]}
    elif kind == "card":
        args = {"n": s.v[row + GOLD]}
    elif kind == "cell":
        args = {"card": card_name(s, about[0]), "level": s.book.level[about[0]]}
    elif kind in ("effect", "up"):
        collapsed = s.v[row + COLLAPSED] >> s.mines[ask.seat].at[about[0]] & 1
        args = {**_at(s, ask.seat, about[0]), "collapse": "yes" if collapsed else "no"}
    elif kind == "faction":
        faction = "any" if about[0] == ANY_FACTION else FACTION_NAMES[about[0]]
        args = {"faction": faction, "again": "yes" if about[1] else "no", "n": about[2]}
    elif kind == "board":
        args = {"first": "yes" if s.v[row + FACE] < 0 else "no"}
    elif kind == "target":
        args = {"what": DEEDS[about[0]], "n": about[1]}
    elif kind == "trade":
        args = {**_trade(s, ask), "left": about[1]}
    elif kind == "discard":
        args = {"n": about[0], "why": WHY_DISCARD[about[1]]}
    if kind == "steps":
        args["face"] = _face(s, s.v[row + FACE])
    return f"im-ask-{kind}", args


def option(s: State, ask: Ask, code: int) -> Option:
    """One answer, whole."""
    text = word(s, ask.kind, code)
    key, rule, args, targets = _TEXTS[ask.kind](s, ask, code, text)
    return Option(ask.kind, code, text, key, rule, args, targets)


# What options name


def _face(s: State, face: int) -> str:
    return f"@im-face-{s.book.face_ids[face]}"


def _at(s: State, seat: int, cell: int) -> Args:
    """The card at a cell of the own mine, if there is one."""
    m = s.mines[seat]
    me = m.at.get(cell, -1)
    return {"card": card_name(s, m.cards[me]) if me >= 0 else "-", "cell": cell_word(cell)}


def _state(s: State, seat: int, cell: int) -> str:
    """What a chain finds at a cell."""
    bit = 1 << s.mines[seat].at[cell] if cell in s.mines[seat].at else 0
    if s.v[seat * ROW + ACTIVATED] & bit:
        return "activated"
    return "collapse" if s.v[seat * ROW + COLLAPSED] & bit else "open"


def _brings(counts: Counts) -> Args:
    return {"brings": counts, "gives": "yes" if counts else "no"}


# Choosing and laying


def _keep(s: State, ask: Ask, code: int, text: str) -> Text:
    args = {"card": card_name(s, code), "level": s.book.level[code], "n": s.book.cost[code]}
    return "im-option-keep", "IM-3.5", args, (f"card:{text}",)


def _card(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == s.book.kinds:
        return "im-option-draw", "IM-6.4", {}, (f"card:{text}",)
    args = {"card": card_name(s, code), "level": s.book.level[code], "n": cost(s, code)}
    return "im-option-card", "IM-6.1", args, (f"card:{text}",)


def _cell(s: State, ask: Ask, code: int, text: str) -> Text:
    """With the carts that would join there."""
    m = laid(s.book, s.mines[ask.seat], ask.subject[0], code)
    args = {
        "card": card_name(s, ask.subject[0]),
        "cell": text,
        "full": m.full_of[-1],
        "half": m.half_of[-1].bit_count(),
        "above": m.up[-1].bit_count(),
    }
    return "im-option-cell", "IM-7.4" if code >= WIDE else "IM-7.6", args, (f"cell:{text}",)


# Effects


def _effect(s: State, ask: Ask, code: int, text: str) -> Text:
    seat, cell = ask.seat, ask.subject[0]
    args = {**_at(s, seat, cell), "which": EFFECT_WORDS[code]}
    if code == NONE:
        return "im-option-none", "IM-8.4", args, ()
    place = f"cell:{args['cell']}"
    if code == CLEAR:
        return "im-option-clear", "IM-10.3", args, (place,)
    me = s.mines[seat].at[cell]
    effects = s.book.effects[s.mines[seat].cards[me]]
    chosen = effects if code == BOTH else effects[code : code + 1]
    top = s.strands[seat]
    special = top.b if top is not None and top.op == F_EFFECT else 0
    args["price"] = sum(price(s, seat, effect, me) for effect in chosen)
    args |= _brings(promise_all(s, seat, chosen, me, special))
    number = "both" if code == BOTH else str(code + 1)
    return "im-option-effect", "IM-5.2" if code == BOTH else "IM-8.3", args, (f"effect:{args['cell']}:{number}", place)


def _up(s: State, ask: Ask, code: int, text: str) -> Text:
    m = s.mines[ask.seat]
    cell = m.cells[above(m, m.at[ask.subject[0]])[code]]
    state = _state(s, ask.seat, cell)
    rule = {"activated": "IM-8.7", "collapse": "IM-10.3"}.get(state, "IM-8.2")
    args = {**_at(s, ask.seat, cell), "side": UP_WORDS[code], "state": state}
    return "im-option-up", rule, args, (f"cell:{args['cell']}",)


def _surface(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == NONE:
        return "im-option-surface-none", "IM-8.4", {}, ()
    effect = s.book.surface[code]
    args = {"which": SURFACE_WORDS[code], "price": effect.price, **_brings(promise(s, ask.seat, effect, -1))}
    return "im-option-surface", "IM-8.1", args, (f"surface:{code + 1}",)


def _target(s: State, ask: Ask, code: int, text: str) -> Text:
    op = ask.subject[0]
    me = s.mines[ask.seat].at.get(code, -1)
    there = machines(s, ask.seat, me) if me >= 0 else 0
    args = {**_at(s, ask.seat, code), "what": DEEDS[op], "n": there, "state": _state(s, ask.seat, code)}
    clears = op == OP_ACTIVATE and args["state"] == "collapse"
    return "im-option-target", "IM-10.5" if clears else DEED_RULES[op], args, (f"cell:{text}",)


def _seam(s: State, ask: Ask, code: int, text: str) -> Text:
    cell, side = divmod(code, len(STRIDES))
    m = s.mines[ask.seat]
    other = m.at.get(cell + STRIDES[side], -1)
    args = {"seam": text, **_at(s, ask.seat, cell), "second": card_name(s, m.cards[other]) if other >= 0 else "-"}
    return "im-option-seam", "IM-11.4", args, (f"seam:{text}",)


def _trade(s: State, ask: Ask) -> Args:
    """The price, and what one trade brings."""
    step = s.book.steps[ask.subject[0]]
    top = s.strands[ask.seat]
    me = top.b if top is not None and top.op == F_TRADE else -1
    return {"n": step.arg, **_brings(promise_program(s, ask.seat, step.each, me))}


def _trades(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == YES:
        return "im-option-trade", "IM-5.4", _trade(s, ask), ()
    return "im-option-no-trade", "IM-5.4", {}, ()


# Cards and research


def _deck(s: State, ask: Ask, code: int, text: str) -> Text:
    args = {"level": code + 1, "n": s.decks[code].bit_count(), "count": s.discards[code].bit_count()}
    return "im-option-deck", "IM-12.5" if args["n"] else "IM-3.9", args, (f"deck:{text}",)


def _faction(s: State, ask: Ask, code: int, text: str) -> Text:
    level, faction = divmod(code, FACTIONS)
    args = {"level": level + 1, "faction": FACTION_NAMES[faction], "n": s.decks[level].bit_count()}
    return "im-option-faction", "IM-12.9", args, (f"deck:{level + 1}", f"faction:{FACTION_NAMES[faction]}")


def _board(s: State, ask: Ask, code: int, text: str) -> Text:
    rule = "IM-12.14" if s.v[ask.seat * ROW + FACE] < 0 else "IM-12.16"
    return "im-option-board", rule, {"face": f"@im-face-{text}"}, (f"board:{text}",)


def _steps(s: State, ask: Ask, code: int, text: str) -> Text:
    row = ask.seat * ROW
    face, position = s.v[row + FACE], s.v[row + POSITION] + code + 1
    top = top_of(s, ask.seat)
    there = promise_program(s, ask.seat, s.book.faces[face][position - 1], -1) if position <= top else []
    last = position == top
    args = {"n": code + 1, "face": _face(s, face), "position": position, "top": "yes" if last else "no"}
    args |= _brings(there)
    return (
        "im-option-steps",
        "IM-12.16" if last else "IM-12.13",
        args,
        (f"space:{s.book.face_ids[face]}:{position}",),
    )


def _discard(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == s.book.kinds:
        return "im-option-enough", "IM-5.3", {}, ()
    args = {"card": card_name(s, code), "level": s.book.level[code]}
    return "im-option-discard", "IM-5.3" if ask.subject[1] else "IM-12.6", args, (f"card:{text}",)


_TEXTS: dict[str, Any] = {
    "keep": _keep,
    "card": _card,
    "cell": _cell,
    "effect": _effect,
    "up": _up,
    "surface": _surface,
    "deck": _deck,
    "faction": _faction,
    "board": _board,
    "steps": _steps,
    "target": _target,
    "seam": _seam,
    "trade": _trades,
    "discard": _discard,
}
