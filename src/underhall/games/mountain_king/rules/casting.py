"""Casting a spell (MK-6), from the rune on its card to the next card: what is asked on the way and what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.games.mountain_king import events as tell
from underhall.games.mountain_king.rules import digging, recruiting, spells
from underhall.games.mountain_king.rules.goods import empty_troll, gain_packed, produce
from underhall.games.mountain_king.state import (
    ASK_BAG,
    ASK_DIG,
    ASK_GAIN,
    ASK_OWN,
    ASK_SLOT,
    ASK_STATUE,
    ASK_TO,
    ASK_TUNNEL,
    ASK_WHERE,
    CAVE_IN,
    CELLS,
    DEDICATE,
    DRAW_HORDE,
    DRAW_SPELL,
    ELEVATE,
    EXTRA_DIG,
    GAIN,
    MINERALS,
    PEDESTAL,
    ROAD,
    SHAPES,
    SONG,
    STEP_SPELL_DONE,
    SWAP,
    UNLOAD,
    WAKE,
    State,
    added,
    push,
    put,
)

if TYPE_CHECKING:
    from underhall.core.game import Sink


def cast(s: State, slot: int, out: Sink | None) -> None:
    """MK-6.1 A rune lies on the card, then its effect is carried out; MK-6.3 afterwards the card may leave, MK-6.4
    or it stays with one rune more. MK-6.11 What lasts for the turn is carried out by being cast."""
    book = s.book
    spell = s.spellbook[slot]
    s.runes = added(s.runes, slot, 1)
    if out is not None:
        tell.cast(s, out, spell, s.runes[slot])
    push(s, (STEP_SPELL_DONE, slot))
    effect, amount = book.spell_effect[spell], book.spell_amount[spell]
    if effect in spells.LASTING:
        s.effects |= 1 << effect
    elif effect == GAIN:
        push(s, (ASK_GAIN, spell))
    elif effect == EXTRA_DIG:
        push(s, (ASK_DIG,))
    elif effect in (ELEVATE, WAKE, UNLOAD):
        push(s, (ASK_OWN, effect))
    elif effect in (DEDICATE, ROAD, SWAP):
        push(s, (ASK_STATUE, effect, -1, amount))
    elif effect == CAVE_IN:
        push(s, (ASK_TUNNEL,))
    elif effect == PEDESTAL:
        push(s, (ASK_BAG,))
    elif effect == SONG:
        sing(s, spells.song_honour(s) * amount, out)


def sing(s: State, honour: int, out: Sink | None) -> None:
    s.song = added(s.song, s.book.owner_of[s.seat], honour)
    if out is not None:
        tell.honoured(s, out, honour)


def spell_codes(s: State, frame: tuple[int, ...]) -> tuple[int, ...]:
    """MK-6.2 The first question of a spell can always be answered with "no effect", MK-6.5 even if only with that."""
    kind = frame[0]
    if kind == ASK_GAIN:
        return tuple(range(len(s.book.gains[frame[1]]) + 1))
    if kind == ASK_DIG:
        return (*digging.diggable(s), SHAPES * MINERALS)
    if kind == ASK_SLOT:
        return tuple(spells.elevation_slots(s))
    if kind == ASK_OWN:
        effect = frame[1]
        cells = spells.elevatable(s) if effect == ELEVATE else spells.wakeable(s) if effect == WAKE else spells.laden(s)
        return (*cells, CELLS)
    if kind == ASK_STATUE:
        return statue_codes(s, frame[1], frame[2], frame[3])
    return (*spells.fragile(s), s.book.size)


def statue_codes(s: State, effect: int, first: int, amount: int) -> tuple[int, ...]:
    none = len(s.statues)
    if effect == DEDICATE:
        return (*spells.dedicable_statues(s), none)
    if effect == ROAD:
        return (*spells.road_statues(s, amount), none)
    found = spells.swappable(s, first)
    return tuple(found) if first >= 0 else (*found, none)


def answer_spell(s: State, frame: tuple[int, ...], code: int, out: Sink | None) -> None:
    """What a spell does with the answer; its last code says "no effect" (MK-6.2). MK-6.10 An extra dig comes in step 1,
    so a workshop that it founds can be used in it."""
    kind = frame[0]
    if kind == ASK_GAIN:
        offers = s.book.gains[frame[1]]
        if code < len(offers):
            gain_packed(s, s.seat, offers[code])
            if out is not None:
                tell.gained(s, out, offers[code])
    elif kind == ASK_DIG:
        if code < SHAPES * MINERALS:
            push(s, (ASK_WHERE, code // MINERALS, code % MINERALS))
    elif kind == ASK_OWN:
        if code < CELLS:
            touch_troll(s, frame[1], code, out)
    elif kind == ASK_SLOT:
        elevate(s, frame[1], code, out)
    elif kind == ASK_STATUE:
        if code < len(s.statues):
            touch_statue(s, frame, code, out)
    elif code < s.book.size:
        squares = spells.cave_in(s, code)
        if out is not None:
            tell.caved_in(s, out, squares)


def touch_troll(s: State, effect: int, cell: int, out: Sink | None) -> None:
    if effect == ELEVATE:
        push(s, (ASK_SLOT, cell))
    elif effect == WAKE:
        came = produce(s, s.seat, cell)
        if out is not None:
            tell.woken(s, out, cell, came)
    else:
        stock = empty_troll(s, s.seat, cell)
        gain_packed(s, s.seat, stock)
        if out is not None:
            tell.unloaded(s, out, cell, stock)


def elevate(s: State, cell: int, slot: int, out: Sink | None) -> None:
    """MK-6.7 A level-3 troll takes the place of a level-2 one; nothing wakes, nothing is bribed, no crown."""
    seat = s.seat
    empty_troll(s, seat, cell)
    old = s.cards[seat * CELLS + cell]
    recruiting.to_bottom(s, old)
    card, _, _ = recruiting.leave_horde(s, slot)
    s.cards = put(s.cards, seat * CELLS + cell, card)
    level = s.book.troll_level
    s.recruited = put(s.recruited, seat, s.recruited[seat] + level[card] - level[old])
    if out is not None:
        tell.elevated(s, out, old, card, cell)
    push(s, (DRAW_HORDE, slot, 2))


def touch_statue(s: State, frame: tuple[int, ...], statue: int, out: Sink | None) -> None:
    _, effect, first, amount = frame
    if effect == DEDICATE:
        sing(s, s.book.statue_value[s.book.band[s.statues[statue]]], out)
        if not s.book.dedicate_again:
            s.dedicated |= 1 << statue
    elif effect == ROAD:
        push(s, (ASK_TO, statue, amount))
    elif first < 0:
        push(s, (ASK_STATUE, effect, statue, amount))
    else:
        spells.swap_statues(s, first, statue)
        if out is not None:
            tell.swapped(s, out, first, statue)


def end_spell(s: State, slot: int, out: Sink | None) -> None:
    """MK-6.3 With three runes the card goes under the deck and the next one is revealed."""
    if s.runes[slot] < spells.RUNES_TO_LEAVE:
        return
    spell = s.spellbook[slot]
    s.runes = put(s.runes, slot, 0)
    s.spells_bottom = (*s.spells_bottom, spell)
    if out is not None:
        tell.spell_left(s, out, spell)
    if s.spells_unseen:
        push(s, (DRAW_SPELL, slot))
    else:
        reveal_spell(s, slot, s.spells_bottom[0], out)


def reveal_spell(s: State, slot: int, spell: int, out: Sink | None) -> None:
    if s.spells_unseen >> spell & 1:
        s.spells_unseen &= ~(1 << spell)
    else:
        s.spells_bottom = s.spells_bottom[1:]
    if slot == len(s.spellbook):
        s.spellbook = [*s.spellbook, spell]
    else:
        s.spellbook = put(s.spellbook, slot, spell)
    if out is not None:
        tell.spell_revealed(s, out, spell)
