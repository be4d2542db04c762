"""Which questions may lie on each other in the middle of a turn: a grammar, and what each frame may be about."""

from __future__ import annotations

import re

from underhall.games.mountain_king.rules import digging, recruiting, spells, statues
from underhall.games.mountain_king.rules.choices import frame_codes
from underhall.games.mountain_king.rules.goods import TRADE_PRICE, total_of, units
from underhall.games.mountain_king.rules.ground import hall_fits, has_access, open_entrances, placements
from underhall.games.mountain_king.state import (
    AFTER,
    ASK_BAG,
    ASK_DIG,
    ASK_GAIN,
    ASK_GET,
    ASK_GIVE,
    ASK_HALL,
    ASK_OWN,
    ASK_PAY,
    ASK_PEDESTAL,
    ASK_SITE,
    ASK_SLOT,
    ASK_STATUE,
    ASK_TO,
    ASK_TROLL,
    ASK_TUNNEL,
    ASK_USE,
    ASK_WHERE,
    DEALING,
    DEDICATE,
    DRAW_CLANS,
    DRAW_HORDE,
    DRAW_PEDESTAL,
    DRAW_SHOP,
    DRAW_SPELL,
    DRAW_SPOT,
    DRAW_TOKEN,
    ELEVATE,
    FOR_BRIBES,
    FOR_CARTS,
    FOR_EXCHANGE,
    FOR_HAMMERS,
    FOR_MINERALS,
    FOR_RUNE,
    FOR_TRADE,
    FULL_SMOOT,
    GAIN,
    HAMMER,
    LEVELS,
    MINERALS,
    OPEN_CELLS,
    ROAD,
    RUNE,
    SHAPES,
    SLOTS,
    STEP_RETIRE,
    STEP_SPELL_DONE,
    STEP_TAKE,
    STORED,
    SWAP,
    TURN,
    UNITS,
    UNLOAD,
    WAKE,
    State,
)

LETTERS = {
    ASK_WHERE: "w",
    ASK_PEDESTAL: "p",
    ASK_SITE: "s",
    ASK_BAG: "b",
    ASK_TROLL: "t",
    ASK_USE: "u",
    ASK_GET: "g",
    ASK_GIVE: "v",
    ASK_HALL: "h",
    ASK_TO: "o",
    ASK_GAIN: "n",
    ASK_DIG: "d",
    ASK_OWN: "y",
    ASK_SLOT: "l",
    ASK_STATUE: "a",
    ASK_TUNNEL: "c",
    DRAW_HORDE: "H",
    DRAW_PEDESTAL: "P",
    DRAW_SPELL: "S",
    STEP_SPELL_DONE: "E",
    STEP_TAKE: "T",
    STEP_RETIRE: "R",
}
PAYMENTS = {FOR_RUNE: "1", FOR_BRIBES: "2", FOR_MINERALS: "3", FOR_HAMMERS: "4", FOR_CARTS: "5", FOR_EXCHANGE: "6"}
# a dig: where, the minerals, the hammers, or what comes after it
_DIG = "(w|3|4|s{1,16}p?|p)"
GRAMMAR = {
    TURN: re.compile(f"(|1|u?6|u|ug|uv|g|v|S|E(n|d|{_DIG}|y|l|H|P|a|o|c|b))"),
    AFTER: re.compile(f"(|2|RtTH|RtTP|Rtb|Rt|Rtg|Rtv|RH|RP|{_DIG}|g|v|h|o|5)"),
}
LENGTHS = {
    ASK_WHERE: 3,
    ASK_PAY: 7,
    ASK_PEDESTAL: 2,
    ASK_SITE: 2,
    ASK_BAG: 1,
    ASK_TROLL: 2,
    ASK_USE: 3,
    ASK_GET: 1,
    ASK_GIVE: 7,
    ASK_HALL: 2,
    ASK_TO: 3,
    ASK_GAIN: 2,
    ASK_DIG: 1,
    ASK_OWN: 2,
    ASK_SLOT: 2,
    ASK_STATUE: 4,
    ASK_TUNNEL: 1,
    DRAW_HORDE: 3,
    DRAW_PEDESTAL: 2,
    DRAW_SPELL: 2,
    STEP_SPELL_DONE: 2,
    STEP_TAKE: 4,
    STEP_RETIRE: 1,
}


def frames_fit(s: State) -> bool:
    """Whether the rules could have stopped with these frames."""
    if s.phase == DEALING:
        return _dealing_fits(s)
    if not s.frames:
        return True
    if s.phase not in GRAMMAR or any(LENGTHS.get(frame[0] if frame else -1) != len(frame) for frame in s.frames):
        return False
    text = "".join(PAYMENTS.get(frame[4], "?") if frame[0] == ASK_PAY else LETTERS[frame[0]] for frame in s.frames)
    return GRAMMAR[s.phase].fullmatch(text) is not None and all(_fits(s, frame) for frame in s.frames)


def _dealing_fits(s: State) -> bool:
    """Before the first turn there is at most the next thing to be dealt; settling finds it by itself."""
    deals = (DRAW_HORDE, DRAW_PEDESTAL, DRAW_SHOP, DRAW_SPELL, DRAW_SPOT, DRAW_CLANS, DRAW_TOKEN)
    if len(s.frames) > 1 or any(not frame or frame[0] not in deals for frame in s.frames):
        return False
    s.frames = ()
    return True


def _fits(s: State, frame: tuple[int, ...]) -> bool:
    """Whether a frame is about something that is there."""
    kind, about = frame[0], frame[1:]
    if kind in (ASK_PAY, ASK_GIVE):
        return _payment_fits(s, kind, about)
    if kind in (ASK_GET, ASK_BAG, ASK_DIG, ASK_TUNNEL, STEP_RETIRE):
        return kind != ASK_GET or total_of(s, s.seat, s.book.any_kinds) >= TRADE_PRICE
    if kind in (DRAW_HORDE, DRAW_PEDESTAL, DRAW_SPELL, STEP_SPELL_DONE, STEP_TAKE, ASK_TROLL):
        return _drawing_fits(s, kind, about)
    return _choice_fits(s, kind, about) and bool(frame_codes(s, frame))


def _choice_fits(s: State, kind: int, about: tuple[int, ...]) -> bool:
    book = s.book
    first = about[0]
    if kind == ASK_WHERE:
        return 0 <= first < SHAPES and 0 <= about[1] < MINERALS and s.stacks[first] > 0 and _payable(s, first, about[1])
    if kind == ASK_PEDESTAL:
        return 0 <= first < book.size and bool(s.mountain.tunnels >> first & 1) and not _has_pedestal(s, first)
    if kind == ASK_SITE:
        return 0 <= first < len(s.sites)
    if kind == ASK_USE:
        reached = 0 <= first < len(s.sites) and s.sites[first] >= 0
        reached = reached and has_access(s.mountain, s.seat, book.sites[first])
        return reached and 1 <= about[1] <= open_entrances(book, s.mountain, book.sites[first])
    if kind == ASK_HALL:
        held = 0 <= first < len(book.hall_ids) and bool(s.halls_left >> first & 1)
        return held and any(hall_fits(book, s.mountain, s.seat, first))
    if kind == ASK_TO:
        own = first in statues.unearthed(s) and 0 <= about[1] <= 3
        return own and (about[1] > 0 or total_of(s, s.seat, statues.carts(s, first)) > 0)
    if kind == ASK_GAIN:
        return 0 <= first < len(book.spell_ids) and book.spell_effect[first] == GAIN
    if kind == ASK_OWN:
        return first in (ELEVATE, WAKE, UNLOAD)
    if kind == ASK_SLOT:
        return first in spells.elevatable(s)
    chosen = about[1] == -1 or (first == SWAP and about[1] in statues.unearthed(s))
    return first in (DEDICATE, ROAD, SWAP) and chosen and 0 <= about[2] <= 3


def _has_pedestal(s: State, square: int) -> bool:
    return bool((s.pedestals[0] | s.pedestals[1] | s.pedestals[2]) >> square & 1)


def _payable(s: State, stack: int, mineral: int) -> bool:
    return total_of(s, s.seat, 1 << mineral) >= digging.dig_cost(s, stack)


def _drawing_fits(s: State, kind: int, about: tuple[int, ...]) -> bool:
    first = about[0]
    if kind == DRAW_HORDE:
        return 0 <= first < SLOTS and s.horde[first] < 0 and 0 <= about[1] < LEVELS
    if kind == DRAW_PEDESTAL:
        return 0 <= first < SLOTS and s.horde[first] >= 0 and recruiting.draws_pedestal(s, first)
    if kind in (DRAW_SPELL, STEP_SPELL_DONE):
        if not 0 <= first < len(s.spellbook):
            return False
        leaving = s.spellbook[first] in s.spells_bottom
        return leaving and s.spells_unseen > 0 if kind == DRAW_SPELL else not leaving
    is_troll = s.book.starters <= first < len(s.book.troll_ids)
    if kind == ASK_TROLL:
        return is_troll and s.smoot[s.seat] != FULL_SMOOT and bool(OPEN_CELLS[s.smoot[s.seat]])
    return is_troll and 0 <= about[1] < 1 << 4 * STORED and -1 <= about[2] <= 2


def _payment_fits(s: State, kind: int, about: tuple[int, ...]) -> bool:
    """A payment that can still be made, of the kinds and for the thing that it is for."""
    kinds, left, least, purpose, a, b = about
    book = s.book
    if not (0 < kinds < 1 << 11 and 1 <= left <= 20 and 0 <= least <= UNITS):
        return False
    if sum(count for code, count in units(s, s.seat, kinds) if code >= least) < left:
        return False
    if kind == ASK_GIVE:
        return purpose == FOR_TRADE and kinds == book.any_kinds and left <= TRADE_PRICE and 0 <= a < STORED and b == 0
    if purpose == FOR_RUNE:
        return kinds == 1 << RUNE and left == 1 and 0 <= a < len(s.spellbook)
    if purpose == FOR_BRIBES:
        there = 0 <= a < SLOTS and s.horde[a] >= 0 and s.smoot[s.seat] != FULL_SMOOT
        return there and kinds == recruiting.bribe_kinds(s) and left <= len(recruiting.bribed(s, a))
    if purpose in (FOR_MINERALS, FOR_HAMMERS):
        return _dig_fits(s, kinds, left, purpose, a, b)
    if purpose == FOR_CARTS:
        own = a in statues.unearthed(s) and kinds == statues.carts(s, a)
        return own and b in statues.destinations(s, a, 20)
    return 0 <= a < len(book.exchange_of) and kinds == book.exchange_give[a][0] and left <= book.exchange_give[a][1]


def _dig_fits(s: State, kinds: int, left: int, purpose: int, code: int, mineral: int) -> bool:
    book = s.book
    spin, square = divmod(code, book.size)
    if not (0 <= spin < len(book.spins) and 0 <= mineral < MINERALS) or not s.stacks[book.spin_of[spin]]:
        return False
    stack = book.spin_of[spin]
    masks = placements(book, s.mountain, s.seat, stack, book.stack_size[stack])
    if not masks[book.stack_spins[stack].index(spin)] >> square & 1:
        return False
    hammers = digging.hammers_for(s, digging.dug_squares(s, code))
    if purpose == FOR_HAMMERS:
        return kinds == 1 << HAMMER and left <= hammers
    enough = total_of(s, s.seat, 1 << HAMMER) >= hammers
    return kinds == 1 << mineral and left <= digging.dig_cost(s, stack) and enough
