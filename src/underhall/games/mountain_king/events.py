"""What is told at the table, and to whom. Called by the rules only when somebody listens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from underhall.core.game import ALL
from underhall.games.mountain_king.notation import (
    BAND_NAMES,
    CELL_NAMES,
    CLAN_NAMES,
    GOODS,
    SLOT_NAMES,
    square_word,
)
from underhall.games.mountain_king.rules.scoring import scores
from underhall.games.mountain_king.rules.setup import bonus_cards
from underhall.games.mountain_king.state import BASE, CART, CELLS, DOWN, MINERALS, State, unpacked
from underhall.kit.masks import bits

if TYPE_CHECKING:
    from underhall.core.game import Sink

# each message and the rule by which it happens
RULES = {
    "mk-log-shop": "MK-2.6",
    "mk-log-shop-chosen": "MK-2.6",
    "mk-log-statues": "MK-2.8",
    "mk-log-track": "MK-2.9",
    "mk-log-gate": "MK-3.2",
    "mk-log-starter-own": "MK-3.3",
    "mk-log-starter": "MK-3.3",
    "mk-log-draft": "MK-3.3",
    "mk-log-lower": "MK-3.4",
    "mk-log-bonus": "MK-3.6",
    "mk-log-turn": "MK-5.1",
    "mk-log-pass": "MK-5.2",
    "mk-log-cast": "MK-6.1",
    "mk-log-honour": "MK-6.6",
    "mk-log-gain": "MK-6.6",
    "mk-log-wake": "MK-6.6",
    "mk-log-unload": "MK-6.6",
    "mk-log-elevate": "MK-6.7",
    "mk-log-cave-in": "MK-4.3",
    "mk-log-swap": "MK-6.6",
    "mk-log-spell-left": "MK-6.3",
    "mk-log-spell": "MK-2.7",
    "mk-log-workshop": "MK-7.3",
    "mk-log-exchange": "MK-7.7",
    "mk-log-trade": "MK-4.6",
    "mk-log-recruit": "MK-8.1",
    "mk-log-collect": "MK-8.5",
    "mk-log-collect-pedestal": "MK-8.5",
    "mk-log-bag": "MK-8.5",
    "mk-log-came": "MK-8.6",
    "mk-log-offer": "MK-8.6",
    "mk-log-retire": "MK-8.10",
    "mk-log-troll": "MK-9.2",
    "mk-log-crown": "MK-16.1",
    "mk-log-ending": "MK-16.3",
    "mk-log-dig": "MK-11.1",
    "mk-log-find": "MK-11.10",
    "mk-log-unearth": "MK-11.9",
    "mk-log-pedestal": "MK-12.4",
    "mk-log-found": "MK-13.1",
    "mk-log-hall": "MK-14.1",
    "mk-log-statue": "MK-15.1",
    "mk-log-score": "MK-17.1",
}


def _tell(s: State, out: Sink, key: str, args: Mapping[str, Any], audience: int = ALL) -> None:
    out.tell(key, audience, {"player": s.seat, **args, "rule": RULES[key]})


def goods_list(*stocks: int) -> list[list[Any]]:
    """Packed goods as the catalogue counts them; what kind of cart it is does not matter here."""
    counts = [sum(kind) for kind in zip(*map(unpacked, stocks), strict=True)]
    counts[CART] += sum(counts[CART + 1 :])
    return [[f"mk-count-{GOODS[kind]}", counts[kind]] for kind in range(CART + 1) if counts[kind]]


def troll_name(s: State, card: int) -> str:
    return f"@mk-troll-{s.book.troll_ids[card]}"


def spell_name(s: State, spell: int) -> str:
    return f"@mk-spell-{s.book.spell_ids[spell]}"


def shop_name(s: State, shop: int) -> str:
    return f"@mk-shop-{s.book.shop_ids[shop]}"


def exchange_text(s: State, exchange: int) -> dict[str, Any]:
    """What one use of a workshop takes and gives: a message within a message."""
    (kinds, n), (kind, count) = s.book.exchange_give[exchange], s.book.exchange_get[exchange]
    if kind < 0:
        return {"key": "mk-exchange-move", "n": n}
    give = "any" if kinds == s.book.any_kinds else GOODS[kinds.bit_length() - 1]
    return {"key": "mk-exchange", "give": give, "n": n, "get": GOODS[kind], "count": count}


# Setting up


def shop_revealed(s: State, out: Sink, shop: int) -> None:
    _tell(s, out, "mk-log-shop", {"shop": shop_name(s, shop)})


def shop_chosen(s: State, out: Sink, shop: int) -> None:
    _tell(s, out, "mk-log-shop-chosen", {"shop": shop_name(s, shop)})


def statues_set(s: State, out: Sink) -> None:
    _tell(s, out, "mk-log-statues", {"n": len(s.statues)})


def track_dealt(s: State, out: Sink) -> None:
    _tell(s, out, "mk-log-track", {})


def gate_placed(s: State, out: Sink) -> None:
    _tell(s, out, "mk-log-gate", {"square": square_word(s.book, s.mountain.gates[s.seat])})


def starter_drawn(s: State, out: Sink, seat: int, card: int) -> None:
    me = 1 << seat
    _tell(s, out, "mk-log-starter-own", {"player": seat, "troll": troll_name(s, card)}, me)
    _tell(s, out, "mk-log-starter", {"player": seat}, ALL & ~me)


def drafted(s: State, out: Sink, seat: int, code: int) -> None:
    args = {"player": seat, "troll": troll_name(s, code // BASE), "cell": CELL_NAMES[code % BASE]}
    _tell(s, out, "mk-log-draft", args)


def draft_ended(s: State, out: Sink) -> None:
    """The lower rows are taken, and what later seats get beside them lies open now."""
    for seat in range(s.book.players):
        rows = [s.book.starter_gain[s.cards[seat * CELLS + cell]] for cell in range(BASE)]
        _tell(s, out, "mk-log-lower", {"player": seat, "items": goods_list(*rows)})
        for card in bonus_cards(s, seat):
            args = {"troll": troll_name(s, card), "items": goods_list(s.book.starter_gain[card])}
            _tell(s, out, "mk-log-bonus", {"player": seat, **args})
    out.open()


# The turn


def turn_begins(s: State, out: Sink) -> None:
    _tell(s, out, "mk-log-turn", {"round": s.round})


def passed(s: State, out: Sink) -> None:
    _tell(s, out, "mk-log-pass", {})


def traded(s: State, out: Sink, kind: int) -> None:
    _tell(s, out, "mk-log-trade", {"items": goods_list(1 << 4 * kind)})


def cast(s: State, out: Sink, spell: int, runes: int) -> None:
    _tell(s, out, "mk-log-cast", {"spell": spell_name(s, spell), "n": runes})


def honoured(s: State, out: Sink, honour: int) -> None:
    _tell(s, out, "mk-log-honour", {"n": honour})


def gained(s: State, out: Sink, stock: int) -> None:
    _tell(s, out, "mk-log-gain", {"items": goods_list(stock)})


def woken(s: State, out: Sink, cell: int, stock: int) -> None:
    card = s.cards[s.seat * CELLS + cell]
    _tell(
        s, out, "mk-log-wake", {"troll": troll_name(s, card), "items": goods_list(stock), "cells": [CELL_NAMES[cell]]}
    )


def unloaded(s: State, out: Sink, cell: int, stock: int) -> None:
    card = s.cards[s.seat * CELLS + cell]
    _tell(s, out, "mk-log-unload", {"troll": troll_name(s, card), "items": goods_list(stock)})


def elevated(s: State, out: Sink, old: int, card: int, cell: int) -> None:
    args = {"troll": troll_name(s, card), "old": troll_name(s, old), "cell": CELL_NAMES[cell]}
    _tell(s, out, "mk-log-elevate", args)


def caved_in(s: State, out: Sink, squares: int) -> None:
    _tell(s, out, "mk-log-cave-in", {"n": squares.bit_count(), "squares": words(s, squares)})


def swapped(s: State, out: Sink, first: int, second: int) -> None:
    args = {
        "clan": CLAN_NAMES[s.statue_clan[first]],
        "second": CLAN_NAMES[s.statue_clan[second]],
        "square": square_word(s.book, s.statues[first]),
        "other-square": square_word(s.book, s.statues[second]),
    }
    _tell(s, out, "mk-log-swap", args)


def spell_left(s: State, out: Sink, spell: int) -> None:
    _tell(s, out, "mk-log-spell-left", {"spell": spell_name(s, spell)})


def spell_revealed(s: State, out: Sink, spell: int) -> None:
    _tell(s, out, "mk-log-spell", {"spell": spell_name(s, spell)})


def workshop_entered(s: State, out: Sink, site: int) -> None:
    _tell(s, out, "mk-log-workshop", {"shop": shop_name(s, s.sites[site])})


def exchanged(s: State, out: Sink, exchange: int) -> None:
    _tell(s, out, "mk-log-exchange", {"exchange": exchange_text(s, exchange)})


# Recruiting


def recruited(s: State, out: Sink, card: int, slot: int) -> None:
    args = {"troll": troll_name(s, card), "slot": SLOT_NAMES[slot], "level": s.book.troll_level[card]}
    _tell(s, out, "mk-log-recruit", args)


def collected(s: State, out: Sink, bribes: int, pedestal: int) -> None:
    if bribes:
        _tell(s, out, "mk-log-collect", {"items": goods_list(bribes)})
    if pedestal >= 0:
        _tell(s, out, "mk-log-collect-pedestal", {"clan": CLAN_NAMES[pedestal]})


def pedestal_taken(s: State, out: Sink, clan: int) -> None:
    _tell(s, out, "mk-log-bag", {"clan": CLAN_NAMES[clan]})


def came(s: State, out: Sink, card: int, slot: int) -> None:
    _tell(s, out, "mk-log-came", {"troll": troll_name(s, card), "slot": SLOT_NAMES[slot]})


def offered(s: State, out: Sink, slot: int, clan: int) -> None:
    _tell(s, out, "mk-log-offer", {"troll": troll_name(s, s.horde[slot]), "clan": CLAN_NAMES[clan]})


def retired(s: State, out: Sink, card: int) -> None:
    _tell(s, out, "mk-log-retire", {"troll": troll_name(s, card)})


def placed(s: State, out: Sink, card: int, cell: int, came_on: Sequence[int]) -> None:
    """The cascade in one message: how many trolls woke and what they brought, cell by cell for whoever draws it."""
    args = {
        "troll": troll_name(s, card),
        "cell": CELL_NAMES[cell],
        "n": len(came_on),
        "items": goods_list(*came_on),
        "cells": [CELL_NAMES[below] for below in DOWN[cell]],
    }
    _tell(s, out, "mk-log-troll", args)


def crowned(s: State, out: Sink) -> None:
    _tell(s, out, "mk-log-crown", {"n": s.book.crowns[len(s.crowned) - 1]})
    if s.left >= 0:
        _tell(s, out, "mk-log-ending", {"n": s.left})


# Digging, halls, statues


def dug(s: State, out: Sink, code: int, mineral: int, honour: int, finds: Sequence[int], found: int) -> None:
    book = s.book
    spin, square = divmod(code, book.size)
    stack = book.spin_of[spin]
    args = {
        "n": book.stack_size[stack],
        "mineral": GOODS[mineral % MINERALS],
        "honour": honour,
        "square": square_word(book, square),
        "squares": words(s, sum(1 << square + shift for shift in book.spins[spin])),
    }
    _tell(s, out, "mk-log-dig", args)
    if finds:
        _tell(s, out, "mk-log-find", {"items": goods_list(*[1 << 4 * kind for kind in finds])})
    for statue in bits(found):
        args = {"clan": CLAN_NAMES[s.statue_clan[statue]], "square": square_word(book, s.statues[statue])}
        _tell(s, out, "mk-log-unearth", args)


def pedestal_placed(s: State, out: Sink, anchor: int, clan: int, value: int) -> None:
    args = {
        "clan": CLAN_NAMES[clan],
        "band": BAND_NAMES[s.book.band[anchor]],
        "n": value,
        "square": square_word(s.book, anchor),
    }
    _tell(s, out, "mk-log-pedestal", args)


def founded(s: State, out: Sink, site: int, shop: int) -> None:
    _tell(s, out, "mk-log-found", {"shop": shop_name(s, shop), "square": square_word(s.book, s.book.sites[site])})


def hall_dedicated(s: State, out: Sink, hall: int, squares: int) -> None:
    _tell(s, out, "mk-log-hall", {"hall": f"@mk-hall-{s.book.hall_ids[hall]}", "squares": words(s, squares)})


def statue_moved(s: State, out: Sink, statue: int) -> None:
    args = {"clan": CLAN_NAMES[s.statue_clan[statue]], "square": square_word(s.book, s.statues[statue])}
    _tell(s, out, "mk-log-statue", args)


def scored(s: State, out: Sink) -> None:
    for seat, points in enumerate(scores(s)):
        _tell(s, out, "mk-log-score", {"player": seat, "n": points})


def words(s: State, squares: int) -> list[str]:
    return [square_word(s.book, square) for square in bits(squares)]
