"""Why not? For each question the first rule that an answer breaks, with the facts that break it.

Nothing here decides what is legal: a code is legal if the ask offers it. This only explains.
"""

from __future__ import annotations

from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Refusal
from underhall.games.mountain_king.events import shop_name, spell_name, troll_name
from underhall.games.mountain_king.notation import BAND_NAMES, CELL_NAMES, CLAN_NAMES, GOODS, square_word
from underhall.games.mountain_king.rules.digging import dig_cost, hammers_at_hand, hammers_for
from underhall.games.mountain_king.rules.goods import TRADE_PRICE, total, total_of, units
from underhall.games.mountain_king.rules.ground import can_place, has_access, tile_at
from underhall.games.mountain_king.rules.recruiting import bribe_kinds, bribed
from underhall.games.mountain_king.rules.statues import carts, statue_squares, unearthed
from underhall.games.mountain_king.state import (
    AFTER_DONE,
    AFTER_STATUE,
    AFTER_TRADE,
    BASE,
    CART,
    CELLS,
    CLANS,
    DEDICATE,
    ELEVATE,
    FOR_CARTS,
    FULL_SMOOT,
    HAMMER,
    KINDS,
    LEVELS,
    MINERALS,
    RUNE,
    SHAPES,
    TURN_DIG,
    TURN_PASS,
    TURN_SITE,
    TURN_SLOT,
    TURN_TRADE,
    WAKE,
    State,
)
from underhall.kit.masks import bits


def why_not(s: State, ask: Ask, code: int) -> Refusal | None:
    """None exactly for the codes that are offered."""
    if code in ask.codes:
        return None
    refusal: Refusal = _REASONS[ask.kind](s, ask, code)
    return refusal


def _no_such(s: State, ask: Ask, code: int) -> Refusal:
    return Refusal("MK-1.8", "mk-refuse-no-such")


# The turn


def _turn(s: State, ask: Ask, code: int) -> Refusal:
    if code < TURN_SITE:
        return _cast(s, code)
    if code < TURN_TRADE:
        return _work(s, code - TURN_SITE)
    if code == TURN_TRADE:
        return _trade(s)
    if code < TURN_DIG:
        return _recruit(s, code - TURN_SLOT)
    if code < TURN_PASS:
        return _dig(s, ask, code - TURN_DIG)
    return Refusal("MK-5.2", "mk-refuse-pass")


def _trade(s: State) -> Refusal:
    return Refusal("MK-4.6", "mk-refuse-trade", {"n": total_of(s, s.seat, s.book.any_kinds), "need": TRADE_PRICE})


def _cast(s: State, spell: int) -> Refusal:
    if spell >= len(s.book.spell_ids):
        return Refusal("MK-1.8", "mk-refuse-no-such")
    facts = {"spell": spell_name(s, spell)}
    if spell not in s.spellbook:
        return Refusal("MK-6.1", "mk-refuse-spell-closed", facts)
    if s.cast:
        return Refusal("MK-5.1", "mk-refuse-cast-once", facts)
    assert not total(s, s.seat, RUNE)
    return Refusal("MK-6.1", "mk-refuse-no-rune", facts)


def _work(s: State, site: int) -> Refusal:
    if site >= len(s.sites):
        return Refusal("MK-1.8", "mk-refuse-no-such")
    facts: dict[str, Any] = {"square": square_word(s.book, s.book.sites[site])}
    if s.sites[site] < 0:
        return Refusal("MK-7.1", "mk-refuse-no-shop", facts)
    facts["shop"] = shop_name(s, s.sites[site])
    if s.worked:
        return Refusal("MK-7.3", "mk-refuse-work-once", facts)
    if not has_access(s.mountain, s.seat, s.book.sites[site]):
        return Refusal("MK-7.3", "mk-refuse-no-access", facts)
    return Refusal("MK-7.7", "mk-refuse-nothing-to-give", facts)


def _recruit(s: State, slot: int) -> Refusal:
    if s.horde[slot] < 0:
        return Refusal("MK-8.7", "mk-refuse-empty-slot")
    facts = {"troll": troll_name(s, s.horde[slot])}
    if s.smoot[s.seat] == FULL_SMOOT:
        return Refusal("MK-8.3", "mk-refuse-smoot-full", facts)
    need, have = len(bribed(s, slot)), total_of(s, s.seat, bribe_kinds(s))
    return Refusal("MK-8.2", "mk-refuse-bribes", {**facts, "need": need, "n": have})


def _dig(s: State, ask: Ask, code: int) -> Refusal:
    if code >= SHAPES * MINERALS:
        return Refusal("MK-1.8", "mk-refuse-no-such")
    stack, mineral = divmod(code, MINERALS)
    facts: dict[str, Any] = {"stack": f"@mk-stack-{s.book.stack_ids[stack]}", "mineral": GOODS[mineral]}
    if not s.stacks[stack]:
        return Refusal("MK-1.8", "mk-refuse-stack-empty", facts)
    need, have = dig_cost(s, stack), total(s, s.seat, mineral)
    if have < need:
        return Refusal("MK-11.1", "mk-refuse-minerals", {**facts, "need": need, "n": have})
    assert not can_place(s.book, s.mountain, s.seat, stack, hammers_at_hand(s, stack))
    return Refusal("MK-5.4", "mk-refuse-no-place", {**facts, "n": total(s, s.seat, HAMMER)})


# Digging


def _where(s: State, ask: Ask, code: int) -> Refusal:
    """MK-11.4 to MK-11.8, in the order in which a person would notice them."""
    book, m = s.book, s.mountain
    spin, square = divmod(code, book.size)
    if book.spin_of[spin] != ask.subject[0]:
        return Refusal("MK-11.1", "mk-refuse-other-tile")
    squares = tile_at(book.spins[spin], square)
    facts: dict[str, Any] = {"squares": _names(s, squares)}
    if squares & ~book.board or squares.bit_length() > book.size:
        return Refusal("MK-11.4", "mk-refuse-off-board", facts)
    sites = sum(1 << site for site in book.sites)
    if squares & sites:
        return Refusal("MK-11.4", "mk-refuse-on-site", {"squares": _names(s, squares & sites)})
    if squares & ~book.diggable:
        return Refusal("MK-11.4", "mk-refuse-on-heart", {"squares": _names(s, squares & ~book.diggable)})
    if squares & m.covered:
        return Refusal("MK-11.4", "mk-refuse-on-tile", {"squares": _names(s, squares & m.covered)})
    if not book.dig_starts and any(squares >> start & 1 for start in book.starts):
        return Refusal("MK-11.7", "mk-refuse-on-start", facts)
    for rival in book.rivals[s.seat]:
        if squares & m.halo[rival]:
            touched = _names(s, squares & m.halo[rival])
            return Refusal("MK-11.6", "mk-refuse-rival", {"player": rival, "squares": touched})
    if not squares & m.halo[s.seat]:
        return Refusal("MK-11.5", "mk-refuse-not-beside", facts)
    need = hammers_for(s, squares)
    return Refusal("MK-11.8", "mk-refuse-hammers", {"need": need, "n": hammers_at_hand(s, ask.subject[0])})


def _names(s: State, squares: int) -> str:
    return ", ".join(square_word(s.book, square) for square in bits(squares & (1 << s.book.size) - 1))


def _unit(s: State, ask: Ask, code: int) -> Refusal:
    kinds, left = ask.subject[:2]
    place, kind = divmod(code, KINDS)
    facts: dict[str, Any] = {"good": GOODS[kind], "n": left}
    held = {unit for unit, _ in units(s, s.seat, (1 << KINDS) - 1)}
    if code not in held:
        return Refusal("MK-4.4", "mk-refuse-no-unit", facts)
    if not kinds >> kind & 1:
        rule = "MK-4.4" if kind <= CART else "MK-10.2" if ask.subject[3] == FOR_CARTS else "MK-10.5"
        return Refusal(rule, "mk-refuse-wrong-kind", facts)
    if place == 0 and kinds >> KINDS & 1:
        return Refusal("MK-7.7", "mk-refuse-only-trolls", facts)
    return Refusal("MK-4.4", "mk-refuse-unit-order", facts)


def _pedestal(s: State, ask: Ask, code: int) -> Refusal:
    clan, band = code - 1, s.book.band[ask.subject[0]]
    facts = {"clan": CLAN_NAMES[clan], "band": BAND_NAMES[band]}
    if not s.stock[s.book.owner_of[s.seat] * CLANS + clan]:
        return Refusal("MK-12.1", "mk-refuse-no-pedestal", facts)
    return Refusal("MK-12.3", "mk-refuse-token-gone", facts)


def _site(s: State, ask: Ask, code: int) -> Refusal:
    return Refusal("MK-13.3", "mk-refuse-shop-gone", {"shop": shop_name(s, code - 1)})


def _bag(s: State, ask: Ask, code: int) -> Refusal:
    return Refusal("MK-8.9", "mk-refuse-bag", {"clan": CLAN_NAMES[code - 1]})


def _troll(s: State, ask: Ask, code: int) -> Refusal:
    if code == CELLS:
        return _trade(s)
    facts = {"cell": CELL_NAMES[code]}
    if s.smoot[s.seat] >> code & 1:
        return Refusal("MK-9.1", "mk-refuse-cell-filled", facts)
    return Refusal("MK-9.1", "mk-refuse-cell-below", facts)


def _use(s: State, ask: Ask, code: int) -> Refusal:
    if code == len(s.book.exchange_of):
        return _trade(s)
    shop = s.sites[ask.subject[0]]
    if s.book.exchange_of[code] != shop:
        return Refusal("MK-7.3", "mk-refuse-other-shop", {"shop": shop_name(s, shop)})
    return Refusal("MK-7.7", "mk-refuse-nothing-to-give", {"shop": shop_name(s, shop)})


# Afterwards


def _after(s: State, ask: Ask, code: int) -> Refusal:
    if code < AFTER_STATUE:
        if code >= len(s.book.hall_ids):
            return Refusal("MK-1.8", "mk-refuse-no-such")
        facts = {"hall": f"@mk-hall-{s.book.hall_ids[code]}"}
        if not s.halls_left >> code & 1:
            return Refusal("MK-14.8", "mk-refuse-hall-gone", facts)
        if s.raised:
            return Refusal("MK-14.1", "mk-refuse-hall-once", facts)
        if s.moved:
            return Refusal("MK-5.1", "mk-refuse-hall-late", facts)
        return Refusal("MK-14.1", "mk-refuse-hall-fits", facts)
    if code < AFTER_TRADE:
        return _move(s, code - AFTER_STATUE)
    assert code < AFTER_DONE
    return _trade(s)


def _move(s: State, statue: int) -> Refusal:
    if statue >= len(s.statues):
        return Refusal("MK-1.8", "mk-refuse-no-such")
    facts = {"clan": CLAN_NAMES[s.statue_clan[statue]], "square": square_word(s.book, s.statues[statue])}
    if not s.mountain.covered >> s.statues[statue] & 1:
        return Refusal("MK-15.7", "mk-refuse-statue-buried", facts)
    if statue not in unearthed(s):
        return Refusal("MK-15.7", "mk-refuse-statue-foreign", facts)
    if not total_of(s, s.seat, carts(s, statue)):
        return Refusal("MK-10.2", "mk-refuse-no-cart", facts)
    return Refusal("MK-15.4", "mk-refuse-no-room", facts)


def _hall(s: State, ask: Ask, code: int) -> Refusal:
    book, m, hall = s.book, s.mountain, ask.subject[0]
    spin, square = divmod(code, book.size)
    if spin >= len(book.hall_spins[hall]):
        return Refusal("MK-14.3", "mk-refuse-hall-spin")
    squares = tile_at(book.hall_spins[hall][spin], square)
    if squares & ~book.board:
        return Refusal("MK-14.1", "mk-refuse-hall-off")
    taken = m.covered & ~m.tunnels
    if squares & taken:
        return Refusal("MK-14.2", "mk-refuse-hall-over", {"squares": _names(s, squares & taken)})
    missing = squares & ~(m.nets[s.seat] & m.tunnels)
    return Refusal("MK-14.1", "mk-refuse-hall-gap", {"squares": _names(s, missing)})


def _to(s: State, ask: Ask, code: int) -> Refusal:
    facts = {"square": square_word(s.book, code)}
    if not s.mountain.nets[s.seat] >> code & 1:
        return Refusal("MK-15.7", "mk-refuse-outside-network", facts)
    if statue_squares(s) >> code & 1:
        return Refusal("MK-15.4", "mk-refuse-square-taken", facts)
    return Refusal("MK-15.1", "mk-refuse-too-far", {**facts, "by": "spell" if ask.subject[1] else "cart"})


# Spells and setting up


def _own(s: State, ask: Ask, code: int) -> Refusal:
    facts = {"cell": CELL_NAMES[code]}
    if not s.smoot[s.seat] >> code & 1:
        return Refusal("MK-9.1", "mk-refuse-no-troll", facts)
    keys = {ELEVATE: "mk-refuse-not-level-two", WAKE: "mk-refuse-all-covered"}
    return Refusal("MK-6.6", keys.get(ask.subject[0], "mk-refuse-nothing-on-it"), facts)


def _slot(s: State, ask: Ask, code: int) -> Refusal:
    troll = s.horde[code]
    if troll >= 0 and s.book.troll_level[troll] == LEVELS:
        return Refusal("MK-6.7", "mk-refuse-lower-row")
    return Refusal("MK-6.7", "mk-refuse-not-level-three")


def _statue(s: State, ask: Ask, code: int) -> Refusal:
    if code > len(s.statues):
        return Refusal("MK-1.8", "mk-refuse-no-such")
    if code == len(s.statues):
        return Refusal("MK-6.2", "mk-refuse-part")
    facts = {"clan": CLAN_NAMES[s.statue_clan[code]], "square": square_word(s.book, s.statues[code])}
    if code not in unearthed(s):
        return Refusal("MK-15.7", "mk-refuse-statue-foreign", facts)
    if ask.subject[0] == DEDICATE and s.dedicated >> code & 1:
        return Refusal("MK-6.9", "mk-refuse-dedicated", facts)
    key = "mk-refuse-dedicate" if ask.subject[0] == DEDICATE else "mk-refuse-statue-spell"
    return Refusal("MK-6.6", key, facts)


def _tunnel(s: State, ask: Ask, code: int) -> Refusal:
    facts = {"square": square_word(s.book, code)}
    piece = next((piece for piece in s.mountain.pieces if piece >> code & 1), 0)
    if not piece & s.mountain.nets[s.seat]:
        return Refusal("MK-6.6", "mk-refuse-not-own-tunnel", facts)
    first = bits(piece)[0]
    if first in ask.codes:
        return Refusal("MK-6.6", "mk-refuse-tunnel-name", {**facts, "first": square_word(s.book, first)})
    return Refusal("MK-6.6", "mk-refuse-tunnel-laden", facts)


def _gate(s: State, ask: Ask, code: int) -> Refusal:
    start = s.book.starts[code]
    facts = {"square": square_word(s.book, start)}
    if start in s.mountain.gates:
        return Refusal("MK-3.2", "mk-refuse-start-taken", facts)
    if s.book.teams and s.book.start_labels[code] >> s.book.players & 1:
        return Refusal("MK-19.1", "mk-refuse-start-partner", facts)
    return Refusal("MK-3.2", "mk-refuse-start-label", facts)


def _draft(s: State, ask: Ask, code: int) -> Refusal:
    card, cell = divmod(code, BASE)
    facts = {"troll": troll_name(s, card), "cell": CELL_NAMES[cell]}
    if not s.hand[ask.seat] >> card & 1:
        return Refusal("MK-3.3", "mk-refuse-not-in-hand", facts)
    return Refusal("MK-3.3", "mk-refuse-cell-filled", facts)


def _shop(s: State, ask: Ask, code: int) -> Refusal:
    return Refusal("MK-1.7", "mk-refuse-shop-gone", {"shop": shop_name(s, code)})


_REASONS: dict[str, Any] = {
    "shop": _shop,
    "gate": _gate,
    "draft": _draft,
    "turn": _turn,
    "where": _where,
    "pay": _unit,
    "pedestal": _pedestal,
    "site": _site,
    "bag": _bag,
    "troll": _troll,
    "use": _use,
    "get": _no_such,
    "give": _unit,
    "after": _after,
    "hall": _hall,
    "to": _to,
    "gain": _no_such,
    "dig": _dig,
    "own": _own,
    "slot": _slot,
    "statue": _statue,
    "tunnel": _tunnel,
}
