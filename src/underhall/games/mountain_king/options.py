"""Questions and answers as people meet them: their texts, and what on the board they touch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Option
from underhall.games.mountain_king.events import exchange_text, goods_list, shop_name, spell_name, troll_name
from underhall.games.mountain_king.notation import (
    BAND_NAMES,
    CELL_NAMES,
    CLAN_NAMES,
    GOODS,
    square_word,
)
from underhall.games.mountain_king.rules.digging import (
    dig_cost,
    foundable,
    hammers_for,
    pedestal_choices,
    sites_beside,
)
from underhall.games.mountain_king.rules.ground import rocks, tile_at
from underhall.games.mountain_king.rules.recruiting import bribed
from underhall.games.mountain_king.rules.scoring import hall_squares
from underhall.games.mountain_king.rules.statues import destinations, in_time
from underhall.games.mountain_king.state import (
    AFTER,
    AS_PROPOSED,
    BASE,
    CELLS,
    CLANS,
    DEDICATE,
    ELEVATE,
    FOR_BRIBES,
    FOR_CARTS,
    FOR_EXCHANGE,
    FOR_HAMMERS,
    FOR_MINERALS,
    FOR_RUNE,
    FULL_SMOOT,
    MINERALS,
    ROAD,
    SHAPES,
    SWAP,
    TURN_DIG,
    TURN_PASS,
    TURN_SITE,
    TURN_SLOT,
    TURN_TRADE,
    WAKE,
    State,
)
from underhall.games.mountain_king.state import (
    KINDS as GOOD_KINDS,
)
from underhall.games.mountain_king.words import word
from underhall.kit.masks import bits

PURPOSES = {
    FOR_RUNE: "rune",
    FOR_BRIBES: "bribes",
    FOR_HAMMERS: "hammers",
    FOR_CARTS: "carts",
    FOR_EXCHANGE: "exchange",
}
EFFECT_NAMES = {ELEVATE: "elevate", WAKE: "wake", DEDICATE: "dedicate", ROAD: "road", SWAP: "swap"}


def phrase(s: State, ask: Ask) -> tuple[str, Mapping[str, Any]]:
    """The question in words: a key of the catalogue and its arguments."""
    book, about = s.book, ask.subject
    kind = ask.kind
    args: dict[str, Any] = {}
    key = f"mk-ask-{kind}"
    if kind == "turn":
        args = {
            "first": "no" if s.cast or s.worked else "yes",
            "full": "yes" if s.smoot[s.seat] == FULL_SMOOT else "no",
        }
    elif kind == "where":
        args = {
            "stack": f"@mk-stack-{book.stack_ids[about[0]]}",
            "mineral": GOODS[about[1]],
            "n": dig_cost(s, about[0]),
        }
    elif kind == "pay":
        args = {"n": about[1], "purpose": _purpose(s, about)}
    elif kind == "give":
        args = {"n": about[1], "good": GOODS[about[4]]}
    elif kind == "pedestal":
        args = {"band": BAND_NAMES[book.band[about[0]]], "square": square_word(book, about[0])}
    elif kind == "site":
        args = {"square": square_word(book, book.sites[about[0]])}
    elif kind == "troll":
        args = {"troll": troll_name(s, about[0])}
    elif kind == "use":
        args = {"shop": shop_name(s, s.sites[about[0]]), "n": about[1]}
    elif kind == "hall":
        args = {"hall": f"@mk-hall-{book.hall_ids[about[0]]}"}
    elif kind == "to":
        args = {"clan": CLAN_NAMES[s.statue_clan[about[0]]], "beyond": _beyond(s, ask)}
    elif kind == "gain":
        args = {"spell": spell_name(s, about[0])}
    elif kind == "own":
        args = {"effect": EFFECT_NAMES.get(about[0], "unload")}
    elif kind == "statue":
        args = {"effect": "second" if about[1] >= 0 else EFFECT_NAMES[about[0]]}
    elif kind == "bag":
        args = {"by": "troll" if s.phase == AFTER else "spell"}
    elif kind == "shop":
        args = {"n": book.shops_wanted - sum(s.shops)}
    elif kind == "slot":
        args = {"troll": troll_name(s, s.cards[s.seat * CELLS + about[0]])}
    return key, args


def _purpose(s: State, about: tuple[int, ...]) -> str:
    """What is paid for; of minerals which."""
    if about[3] == FOR_MINERALS:
        return GOODS[about[5]]
    if about[3] == FOR_EXCHANGE and s.book.exchange_get[about[4]][0] < 0:
        return "move"
    return PURPOSES[about[3]]


def option(s: State, ask: Ask, code: int) -> Option:
    """One answer, whole."""
    text = word(s, ask, code)
    key, rule, args, targets = _TEXTS[ask.kind](s, ask, code, text)
    return Option(ask.kind, code, text, key, rule, args, targets)


Text = tuple[str, str, dict[str, Any], tuple[str, ...]]


def _turn(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    args: dict[str, Any]
    if code < TURN_SITE:
        name = spell_name(s, code) if code < len(book.spell_ids) else "-"
        return "mk-option-cast", "MK-6.1", {"spell": name}, (f"spell:{text.removeprefix('cast-')}",)
    if code < TURN_TRADE:
        site = code - TURN_SITE
        shop = s.sites[site] if site < len(s.sites) else -1
        args = {"shop": shop_name(s, shop) if shop >= 0 else "-", "square": text.removeprefix("work-")}
        return "mk-option-work", "MK-7.3", args, (f"site:{text.removeprefix('work-')}",)
    if code == TURN_TRADE:
        return _trade()
    if code < TURN_DIG:
        slot = code - TURN_SLOT
        card = s.horde[slot]
        if card < 0:
            return "mk-option-empty-slot", "MK-8.7", {}, (f"slot:{text}",)
        args = {
            "troll": troll_name(s, card),
            "n": len(bribed(s, slot)),
            "level": book.troll_level[card],
            "items": goods_list(book.symbols[card]),
            "clan": CLAN_NAMES[s.offered[slot]] if s.offered[slot] >= 0 else "none",
        }
        return "mk-option-recruit", "MK-8.1", args, (f"slot:{text}",)
    if code < TURN_PASS:
        return _dig(s, ask, code - TURN_DIG, text)
    return "mk-option-pass", "MK-5.2", {}, ("pass",)


def _trade() -> Text:
    return "mk-option-trade", "MK-4.6", {}, ("trade",)


def _dig(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    if code >= SHAPES * MINERALS:
        return _none(s, ask, code, text)
    stack, mineral = divmod(code, MINERALS)
    args = {
        "stack": f"@mk-stack-{book.stack_ids[stack]}",
        "items": [[f"mk-count-{GOODS[mineral]}", dig_cost(s, stack)]],
        "n": book.dig_honour[book.stack_size[stack] * MINERALS + mineral],
    }
    return "mk-option-dig", "MK-11.1", args, (f"dig:{book.stack_ids[stack]}-{GOODS[mineral]}",)


def _none(s: State, ask: Ask, code: int, text: str) -> Text:
    return "mk-option-no-effect", "MK-6.2", {}, ("none",)


def _where(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    spin, square = divmod(code, book.size)
    squares = tile_at(book.spins[spin], square) & book.board
    names = [square_word(book, one) for one in bits(squares)]
    anchor = square + book.spin_anchor[spin] if book.spin_anchor[spin] >= 0 else -1
    clans = pedestal_choices(s, anchor) if anchor >= 0 and squares >> anchor & 1 else []
    finds = [1 << 4 * book.find[one] for one in bits(squares & ~s.mountain.dug) if book.find[one] >= 0]
    args: dict[str, Any] = {
        "square": text.partition(".")[0],
        "squares": names,
        "hammers": hammers_for(s, squares),
        "rubble": (squares & rocks(book, s.mountain)).bit_count(),
        "items": goods_list(*finds) if finds else [],
        "finds": len(finds),
        "statues": [
            [f"mk-count-{CLAN_NAMES[s.statue_clan[n]]}_statue", 1]
            for n, at in enumerate(s.statues)
            if squares >> at & 1
        ],
        "anchor": square_word(book, anchor) if anchor >= 0 else "none",
        # the clans whose pedestals may be set on the anchor, and what their tokens are worth
        "pedestals": {CLAN_NAMES[clan]: s.track[book.band[anchor] * CLANS + clan] for clan in clans},
        "sites": len(sites_beside(s, squares)) if foundable(s) else 0,
        "spin": spin - book.stack_spins[ask.subject[0]][0],
        "n": len(names),
    }
    return "mk-option-where", "MK-11.3", args, tuple(f"square:{name}" for name in names)


def _hall(s: State, ask: Ask, code: int, text: str) -> Text:
    book = s.book
    spin, square = divmod(code, book.size)
    hall = ask.subject[0]
    spin %= len(book.hall_spins[hall])  # a hall that looks the same after a half turn has fewer ways to lie
    squares = tile_at(book.hall_spins[hall][spin], square) & book.board
    names = [square_word(book, one) for one in bits(squares)]
    altar = square_word(book, square + book.hall_altar[hall][spin])
    args = {"square": text.partition(".")[0], "squares": names, "altar": altar, "spin": spin}
    return "mk-option-hall-at", "MK-14.1", args, tuple(f"square:{name}" for name in names)


def _unit(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == AS_PROPOSED:
        return "mk-option-proposed", "MK-4.4", {"n": ask.subject[1]}, ("proposed",)
    place, kind = divmod(code, GOOD_KINDS)
    if place == 0:
        return "mk-option-unit-store", "MK-4.4", {"good": GOODS[kind]}, (f"store:{GOODS[kind]}",)
    card = s.cards[s.seat * CELLS + place - 1]
    args = {"good": GOODS[kind], "troll": troll_name(s, card) if card >= 0 else "-"}
    return "mk-option-unit-troll", "MK-4.4", args, (f"unit:{text}",)


def _clan(key: str, rule: str) -> Any:
    def texts(s: State, ask: Ask, code: int, text: str) -> Text:
        if code == 0:
            return f"{key}-none", rule, {}, ("none",)
        args: dict[str, Any] = {"clan": text}
        if ask.kind == "pedestal":
            args["n"] = s.track[s.book.band[ask.subject[0]] * CLANS + code - 1]
        return key, rule, args, (f"pedestal:{text}",)

    return texts


def _site(s: State, ask: Ask, code: int, text: str) -> Text:
    if code == 0:
        return "mk-option-found-none", "MK-13.4", {}, ("none",)
    return "mk-option-found", "MK-13.1", {"shop": shop_name(s, code - 1)}, (f"shop:{text}",)


def _cell(key: str, rule: str) -> Any:
    def texts(s: State, ask: Ask, code: int, text: str) -> Text:
        if code == CELLS:
            return _trade() if ask.kind == "troll" else _none(s, ask, code, text)
        card = s.cards[s.seat * CELLS + code]
        args = {"cell": text, "troll": troll_name(s, card) if card >= 0 else "-"}
        return key, rule, args, (f"cell:{text}",)

    return texts


def _draft(s: State, ask: Ask, code: int, text: str) -> Text:
    card, cell = divmod(code, BASE)
    args = {
        "troll": troll_name(s, card),
        "cell": CELL_NAMES[cell],
        "items": goods_list(s.book.starter_gain[card]),
        "makes": goods_list(s.book.symbols[card]),
    }
    return "mk-option-draft", "MK-3.3", args, (f"hand:{s.book.troll_ids[card]}", f"cell:{CELL_NAMES[cell]}")


def _use(s: State, ask: Ask, code: int, text: str) -> Text:
    if text == "trade":
        return _trade()
    if text == "enough":
        return "mk-option-enough", "MK-7.4", {}, ("done",)
    args = {"exchange": exchange_text(s, code)}
    return "mk-option-exchange", "MK-7.7", args, (f"exchange:{text}",)


def _after(s: State, ask: Ask, code: int, text: str) -> Text:
    if text == "trade":
        return _trade()
    if text == "done":
        return "mk-option-done", "MK-5.1", {}, ("done",)
    if text.startswith("statue"):
        return _statue(s, ask, int(text.removeprefix("statue")) - 1, text)
    hall = code
    args: dict[str, Any] = {"hall": f"@mk-hall-{text}"}
    if hall < len(s.book.hall_ids):
        args |= {"low": s.book.hall_low[hall], "high": s.book.hall_high[hall]}
    return "mk-option-hall", "MK-14.1", args, (f"hall:{text}",)


def _statue(s: State, ask: Ask, code: int, text: str) -> Text:
    if code >= len(s.statues):
        return _none(s, ask, code, text)
    square = square_word(s.book, s.statues[code])
    args = {"clan": CLAN_NAMES[s.statue_clan[code]], "square": square}
    key, rule = ("mk-option-move", "MK-15.1") if ask.kind == "after" else ("mk-option-statue", "MK-6.6")
    return key, rule, args, (f"statue:{code}", f"square:{square}")


def _to(s: State, ask: Ask, code: int, text: str) -> Text:
    statue, hops = ask.subject[:2]
    carts = 0 if hops else destinations(s, statue, len(s.book.starts) + 20).get(code, 1)
    args = {"square": text, "what": _stand(s, s.statue_clan[statue], code), "n": carts}
    return "mk-option-to", "MK-15.1", args, (f"square:{text}",)


def _beyond(s: State, ask: Ask) -> dict[str, int]:
    """Where the statue could go with more carts, one after the other."""
    statue, hops = ask.subject[:2]
    if hops:
        return {}
    there = in_time(s, statue)
    return {square_word(s.book, square): n for square, n in there.items() if square not in ask.codes}


def _stand(s: State, clan: int, square: int) -> str:
    """What a statue would stand on."""
    if s.pedestals[clan] >> square & 1:
        return "own-pedestal"
    if any(stand >> square & 1 for stand in s.pedestals):
        return "pedestal"
    if any(altar == square for _, _, altar in s.mountain.halls):
        return "altar"
    if hall_squares(s) >> square & 1:
        return "hall"
    return "gate" if square in s.mountain.gates else "none"


def _tunnel(s: State, ask: Ask, code: int, text: str) -> Text:
    if code >= s.book.size:
        return _none(s, ask, code, text)
    piece = next((piece for piece in s.mountain.pieces if piece >> code & 1), 1 << code)
    names = [square_word(s.book, one) for one in bits(piece)]
    args: dict[str, Any] = {"squares": names, "n": len(names)}
    return "mk-option-tunnel", "MK-6.6", args, tuple(f"square:{name}" for name in names)


def _gain(s: State, ask: Ask, code: int, text: str) -> Text:
    offers = s.book.gains[ask.subject[0]]
    if code >= len(offers):
        return _none(s, ask, code, text)
    return "mk-option-gain", "MK-6.6", {"items": goods_list(offers[code])}, (f"gain:{text}",)


def _get(s: State, ask: Ask, code: int, text: str) -> Text:
    return "mk-option-get", "MK-4.6", {"items": [[f"mk-count-{text}", 1]]}, (f"store:{text}",)


def _shop(s: State, ask: Ask, code: int, text: str) -> Text:
    return "mk-option-shop", "MK-2.6", {"shop": shop_name(s, code)}, (f"shop:{text}",)


def _gate(s: State, ask: Ask, code: int, text: str) -> Text:
    return "mk-option-gate", "MK-3.2", {"square": text}, (f"square:{text}",)


def _slot(s: State, ask: Ask, code: int, text: str) -> Text:
    card = s.horde[code]
    if card < 0:
        return "mk-option-empty-slot", "MK-8.7", {}, (f"slot:{text}",)
    args = {"troll": troll_name(s, card), "items": goods_list(s.book.symbols[card])}
    return "mk-option-slot", "MK-6.7", args, (f"slot:{text}",)


_TEXTS: dict[str, Any] = {
    "shop": _shop,
    "gate": _gate,
    "draft": _draft,
    "turn": _turn,
    "where": _where,
    "pay": _unit,
    "pedestal": _clan("mk-option-pedestal", "MK-12.1"),
    "site": _site,
    "bag": _clan("mk-option-bag", "MK-8.5"),
    "troll": _cell("mk-option-cell", "MK-9.1"),
    "use": _use,
    "get": _get,
    "give": _unit,
    "after": _after,
    "hall": _hall,
    "to": _to,
    "gain": _gain,
    "dig": _dig,
    "own": _cell("mk-option-own", "MK-6.6"),
    "slot": _slot,
    "statue": _statue,
    "tunnel": _tunnel,
}
