"""Why not? For each question the first rule that an answer breaks, with the facts that break it.

Nothing here decides what is legal: a code is legal if the ask offers it. This only explains, from what the seat sees.
"""

from __future__ import annotations

from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Refusal
from underhall.games.imperial_miners.events import card_name
from underhall.games.imperial_miners.notation import FACTION_NAMES, cell_word, seam_word
from underhall.games.imperial_miners.rules.choosing import cost
from underhall.games.imperial_miners.rules.counting import matching, price
from underhall.games.imperial_miners.rules.ground import row_of
from underhall.games.imperial_miners.rules.steps import mods_for
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    BOTH,
    CLEAR,
    COLLAPSED,
    FACE,
    FACTIONS,
    GOLD,
    MACHINE_BITS,
    MACHINES,
    MIDDLE,
    NONE,
    OP_ACTIVATE,
    OP_CLEAR,
    OP_COLLAPSE,
    OP_MACHINE,
    POSITION,
    ROUNDS,
    ROW,
    STRIDES,
    WIDE,
    Frame,
    State,
    Target,
    without_card,
)
from underhall.games.imperial_miners.words import SURFACE_WORDS


def why_not(s: State, ask: Ask, code: int) -> Refusal | None:
    """None exactly for the codes that are offered."""
    if code in ask.codes:
        return None
    refusal: Refusal = _REASONS[ask.kind](s, ask, code)
    return refusal


def _frame(s: State, ask: Ask) -> Frame:
    """What the question came from."""
    top = s.strands[ask.seat]
    assert top is not None
    return top


def _gold(s: State, ask: Ask) -> int:
    return s.v[ask.seat * ROW + GOLD]


# Cards of the hand


def _picks(rule: str, s: State, code: int, hand: bytes, lowest: int) -> Refusal:
    """Sets are picked in ascending order, so that each set is one answer."""
    facts = {"card": card_name(s, code)}
    if code not in hand:
        return Refusal(rule, "im-why-not-in-hand", facts)
    return Refusal(rule, "im-why-passed" if code < lowest else "im-why-too-few", facts)


def _keep(s: State, ask: Ask, code: int) -> Refusal:
    hand, picked = s.hands[ask.seat], s.picks[ask.seat]
    rest = hand
    for card in picked:
        rest = without_card(rest, card)
    if code in hand and code not in rest:
        return Refusal("IM-3.5", "im-why-kept", {"card": card_name(s, code)})
    return _picks("IM-3.5", s, code, rest, picked[-1] if picked else 0)


def _card(s: State, ask: Ask, code: int) -> Refusal:
    if code == s.book.kinds:
        if s.book.voluntary_draw:
            return Refusal("IM-6.6", "im-why-deck-empty", {"level": 1})
        return Refusal("IM-6.4", "im-why-no-draw")
    facts: dict[str, Any] = {"card": card_name(s, code)}
    if code not in s.hands[ask.seat]:
        return Refusal("IM-6.1", "im-why-not-in-hand", facts)
    level = s.book.level[code]
    if not s.mines[ask.seat].spots[level - 1]:
        return Refusal("IM-6.2", "im-why-no-place", {**facts, "level": level, "n": level - 1})
    return Refusal("IM-6.2", "im-why-cost", {**facts, "need": cost(s, code), "n": _gold(s, ask)})


def _discard(s: State, ask: Ask, code: int) -> Refusal:
    rule = "IM-5.3" if ask.subject[1] else "IM-12.6"
    if code == s.book.kinds:
        return Refusal(rule, "im-why-not-enough", {"n": ask.subject[0]})
    return _picks(rule, s, code, s.hands[ask.seat], _frame(s, ask).c)


# The mine


def _cell(s: State, ask: Ask, code: int) -> Refusal:
    m, card = s.mines[ask.seat], ask.subject[0]
    level = s.book.level[card]
    facts: dict[str, Any] = {"cell": cell_word(code)}
    if row_of(code) != level:
        return Refusal("IM-7.1", "im-why-row", {"card": card_name(s, card), "level": level})
    if code in m.at:
        return Refusal("IM-7.4", "im-why-taken", {**facts, "card": card_name(s, m.cards[m.at[code]])})
    if (code % WIDE - MIDDLE - level) % 2 == 0:
        return Refusal("IM-7.2", "im-why-lattice", facts)
    if level > 1:
        return Refusal("IM-7.4", "im-why-nothing-above", facts)
    gap = s.book.gaps if s.book.gaps >= 0 else max(0, ROUNDS - len(m.cards) - 1)
    return Refusal("IM-7.6", "im-why-gap", {**facts, "n": gap})


def _effect(s: State, ask: Ask, code: int) -> Refusal:
    me = s.mines[ask.seat].at[ask.subject[0]]
    card = s.mines[ask.seat].cards[me]
    facts: dict[str, Any] = {"card": card_name(s, card), "cell": cell_word(ask.subject[0])}
    if code == CLEAR:
        return Refusal("IM-10.3", "im-why-no-collapse", facts)
    if s.v[ask.seat * ROW + COLLAPSED] >> me & 1:
        return Refusal("IM-10.3", "im-why-collapsed", facts)
    effects = s.book.effects[card]
    if code and len(effects) < BOTH:
        return Refusal("IM-8.3", "im-why-one-effect", facts)
    if code == BOTH and not _both(s, ask, me):
        return Refusal("IM-8.3", "im-why-not-both", facts)
    chosen = effects if code == BOTH else effects[code : code + 1]
    need = sum(price(s, ask.seat, effect, me) for effect in chosen)
    return Refusal("IM-8.11", "im-why-price", {**facts, "need": need, "n": _gold(s, ask)})


def _both(s: State, ask: Ask, me: int) -> bool:
    """Whether the modifier of the round allows both effects of this card."""
    mods = mods_for(s, _frame(s, ask).b)
    return any(matching(s, ask.seat, at, me) >> me & 1 for at in mods.both)


def _surface(s: State, ask: Ask, code: int) -> Refusal:
    if code == NONE:
        return Refusal("IM-8.4", "im-why-surface")
    facts = {"which": SURFACE_WORDS[code]}
    if _frame(s, ask).b >> code & 1:
        return Refusal("IM-8.1", "im-why-surface-used", facts)
    need = s.book.surface[code].price
    return Refusal("IM-8.11", "im-why-surface-price", {**facts, "need": need, "n": _gold(s, ask)})


def _target(s: State, ask: Ask, code: int) -> Refusal:
    m, f = s.mines[ask.seat], _frame(s, ask)
    facts: dict[str, Any] = {"cell": cell_word(code)}
    if code not in m.at:
        return Refusal("IM-9.2", "im-why-no-card", facts)
    me = m.at[code]
    facts["card"] = card_name(s, m.cards[me])
    step = s.book.steps[f.a]
    assert step.at is not None
    bit, row = 1 << me, ask.seat * ROW
    if not matching(s, ask.seat, step.at, f.b) & bit:
        return _unfit(s, ask, step.at, f.b, bit, facts)
    if step.op == OP_MACHINE and s.v[row + MACHINE_BITS] >> 2 * me & MACHINES == MACHINES:
        return Refusal("IM-9.1", "im-why-machines", {**facts, "n": MACHINES})
    if step.op == OP_COLLAPSE and s.v[row + COLLAPSED] & bit:
        return Refusal("IM-10.1", "im-why-collapse", facts)
    if step.op == OP_CLEAR and not s.v[row + COLLAPSED] & bit:
        return Refusal("IM-10.6", "im-why-no-collapse", facts)
    if step.op == OP_ACTIVATE:
        return Refusal("IM-12.2", "im-why-activated", facts)
    return Refusal("IM-9.2", "im-why-cell-picked", facts)


def _unfit(s: State, ask: Ask, at: Target, acting: int, bit: int, facts: dict[str, Any]) -> Refusal:
    """What the effect demands of a card that this one does not have."""
    m, row = s.mines[ask.seat], ask.seat * ROW
    if at.faction >= 0 and not m.of_faction[at.faction] & bit:
        return Refusal("IM-9.2", "im-why-faction", {**facts, "faction": FACTION_NAMES[at.faction]})
    if at.level and not m.of_level[at.level] & bit:
        return Refusal("IM-9.2", "im-why-level", {**facts, "level": at.level})
    if at.other and acting >= 0 and bit == 1 << acting:
        return Refusal("IM-9.2", "im-why-other", facts)
    near = ((at.adjacent, m.adjacent, "adjacent"), (at.up, m.up, "above"), (at.down, m.down, "below"))
    for demanded, cards, where in near:
        if demanded and not cards[acting] & bit:
            return Refusal("IM-7.3", "im-why-not-near", {**facts, "where": where})
    if at.collapse and not s.v[row + COLLAPSED] & bit:
        return Refusal("IM-10.6", "im-why-no-collapse", facts)
    if at.idle and s.v[row + ACTIVATED] & bit:
        return Refusal("IM-12.2", "im-why-activated", facts)
    return Refusal("IM-9.2", "im-why-no-machine", facts)


def _seam(s: State, ask: Ask, code: int) -> Refusal:
    m = s.mines[ask.seat]
    cell, side = divmod(code, len(STRIDES))
    facts = {"seam": seam_word(code)}
    if cell not in m.at or cell + STRIDES[side] not in m.at:
        return Refusal("IM-11.2", "im-why-no-seam", facts)
    halves = dict(m.seams).get(code)
    if halves is None:
        return Refusal("IM-11.2", "im-why-no-cart", facts)
    if halves != 1:
        return Refusal("IM-11.4", "im-why-cart-full" if halves else "im-why-cart-empty", facts)
    return Refusal("IM-11.6", "im-why-cart-token", facts)


# Decks and research


def _deck(s: State, ask: Ask, code: int) -> Refusal:
    facts = {"level": code + 1}
    if not _frame(s, ask).b >> code & 1:
        return Refusal("IM-12.5", "im-why-deck-level", facts)
    return Refusal("IM-3.9", "im-why-deck-empty", facts)


def _faction(s: State, ask: Ask, code: int) -> Refusal:
    level, faction = divmod(code, FACTIONS)
    sought, failed = ask.subject[:2]
    if sought < FACTIONS and faction != sought:
        return Refusal("IM-12.9", "im-why-other-faction", {"faction": FACTION_NAMES[sought]})
    assert failed >> level & 1
    return Refusal("IM-12.10", "im-why-searched", {"level": level + 1, "faction": FACTION_NAMES[faction]})


def _board(s: State, ask: Ask, code: int) -> Refusal:
    face = s.book.face_ids[s.v[ask.seat * ROW + FACE]]
    return Refusal("IM-12.16", "im-why-same-board", {"face": f"@im-face-{face}"})


def _steps(s: State, ask: Ask, code: int) -> Refusal:
    row = ask.seat * ROW
    if code >= ask.subject[0]:
        return Refusal("IM-12.13", "im-why-too-far", {"n": ask.subject[0]})
    left = len(s.book.faces[s.v[row + FACE]]) - s.v[row + POSITION]
    return Refusal("IM-12.15", "im-why-beyond-top", {"n": left})


# between two ways up, and of a trade, every answer is legal
_REASONS: dict[str, Any] = {
    "keep": _keep,
    "card": _card,
    "cell": _cell,
    "effect": _effect,
    "surface": _surface,
    "deck": _deck,
    "faction": _faction,
    "board": _board,
    "steps": _steps,
    "target": _target,
    "seam": _seam,
    "discard": _discard,
}
