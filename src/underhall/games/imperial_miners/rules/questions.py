"""What a seat may answer: the legal codes of the thing it has to do next."""

from __future__ import annotations

from typing import Final

from underhall.games.imperial_miners.rules.chain import effect_codes, surface_codes
from underhall.games.imperial_miners.rules.choosing import card_codes, keep_codes
from underhall.games.imperial_miners.rules.counting import possible
from underhall.games.imperial_miners.rules.ground import open_seams
from underhall.games.imperial_miners.rules.research import boards, furthest
from underhall.games.imperial_miners.state import (
    ANY_FACTION,
    CLEAR,
    COLLAPSED,
    DRAWN,
    F_BOARD,
    F_CARD,
    F_CELL,
    F_CLIMB,
    F_DISCARD,
    F_DRAW,
    F_EFFECT,
    F_KEEP,
    F_RESEARCH,
    F_SEAM,
    F_SEARCH,
    F_SURFACE,
    F_TARGET,
    FACTIONS,
    GOLD,
    NO,
    NONE,
    OP_ACTIVATE,
    ROW,
    YES,
    Frame,
    State,
)
from underhall.kit.masks import bits

DECKS: Final = [[level for level in range(DRAWN) if mask >> level & 1] for mask in range(1 << DRAWN)]
"""For each set of open decks their codes."""


def codes_of(s: State, seat: int, f: Frame) -> list[int]:
    """The legal answers; none or one of them is no question."""
    op = f.op
    if op == F_EFFECT:
        if s.v[seat * ROW + COLLAPSED] >> f.a & 1:
            return [NONE, CLEAR]
        return effect_codes(s, seat, f.a, f.b)
    if op == F_CELL:
        return s.mines[seat].spots[s.book.level[f.a] - 1]
    if op == F_DRAW:
        return DECKS[f.b & s.open_levels] if f.a > 0 else []
    if op == F_SURFACE:
        return surface_codes(s, seat, f.b)
    if op == F_CLIMB:
        return [0, 1]
    if op == F_CARD:
        return card_codes(s, seat)
    if op == F_KEEP:
        return keep_codes(s, seat)
    if op == F_RESEARCH:
        return list(range(furthest(s, seat, f.a)))
    if op == F_TARGET:
        return target_codes(s, seat, f)
    if op == F_SEAM:
        return seam_codes(s, seat, f)
    if op == F_SEARCH:
        return search_codes(f)
    if op == F_BOARD:
        return boards(s, seat)
    if op == F_DISCARD:
        return discard_codes(s, seat, f)
    step = s.book.steps[f.a]
    return [YES, NO] if f.c > 0 and s.v[seat * ROW + GOLD] >= step.arg else []


def target_codes(s: State, seat: int, f: Frame) -> list[int]:
    """The cells of the cards to which the step can do something and which were not picked yet, in any order.

    Where all that are left must be taken nobody is asked; only activations differ by their order.
    """
    cells = s.mines[seat].cells
    step = s.book.steps[f.a]
    found = sorted([cells[card] for card in bits(possible(s, seat, step, f.b) & ~f.c)])
    if f.d <= 0 or (len(found) <= f.d and step.op != OP_ACTIVATE):
        return []
    return found


def seam_codes(s: State, seat: int, f: Frame) -> list[int]:
    """IM-11.4 IM-11.6 Half-full carts, one after the other; none if all of them can be filled, or IM-11.5 if there is
    none."""
    seams = open_seams(s, seat)
    return seams if len(seams) > f.a > 0 else []


def search_codes(f: Frame) -> list[int]:
    """IM-12.9 Every deck that has not failed yet, with the faction or any, whatever the decks hold."""
    if f.c <= 0:
        return []
    factions = range(FACTIONS) if f.a == ANY_FACTION else range(f.a, f.a + 1)
    return [level * FACTIONS + faction for level in range(DRAWN) if not f.b >> level & 1 for faction in factions]


def discard_codes(s: State, seat: int, f: Frame) -> list[int]:
    """IM-12.6 The owner's choice, a set in ascending order; `enough` only where a card says up to."""
    rest = bytes([card for card in s.hands[seat] if card >= f.c])
    upto = f.a >= 0 and s.book.steps[f.a].upto
    if f.d <= 0 or not rest or (not upto and len(rest) <= f.d):
        return []
    if not upto:
        rest = rest[: len(rest) - f.d + 1]
    found: list[int] = []
    for card in rest:
        if card not in found:
            found.append(card)
    if upto:
        found.append(s.book.kinds)
    return found
