"""Why not? For each question the first rule that an answer breaks, with the facts that break it.

Nothing here decides what is legal: a code is legal if the ask offers it. This only explains. To move the king, to join,
to strike, to stop or to go on is never refused: whoever is asked may do either.
"""

from __future__ import annotations

from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Refusal
from underhall.games.trollfjord.notation import ROMAN, SLOT_KEYS
from underhall.games.trollfjord.options import fortress_name, king_terrain, region_name
from underhall.games.trollfjord.rules.treasures import next_slot
from underhall.games.trollfjord.state import PLUS, REGIONS, State


def why_not(s: State, ask: Ask, code: int) -> Refusal | None:
    """None exactly for the codes that are offered."""
    if code in ask.codes:
        return None
    refusal: Refusal = _REASONS[ask.kind](s, ask, code)
    return refusal


def _place(s: State, ask: Ask, code: int) -> Refusal:
    """TF-4.6, TF-4.7, TF-4.14."""
    book = s.book
    region, n = code // 3, code % 3 + 1
    most, tailwind = ask.subject
    rule = "TF-4.14" if tailwind else "TF-4.6"
    facts: dict[str, Any] = {"region": region_name(book, region), "terrain": king_terrain(s, ask.seat)}
    if book.terrain_ids[book.region_terrain[region]] != facts["terrain"]:
        return Refusal(rule, "tf-refuse-terrain", facts)
    if n > s.supply[ask.seat]:
        return Refusal("TF-4.7", "tf-refuse-supply", {"n": s.supply[ask.seat], "count": n})
    if n > most:
        return Refusal(rule, "tf-refuse-too-many", {"n": most, "count": n})
    return Refusal(rule, "tf-refuse-region-again", facts)


def _wander(s: State, ask: Ask, code: int) -> Refusal:
    return _no_troll(s, s.book.borders[code][0], "TF-4.11")


def _no_troll(s: State, region: int, rule: str) -> Refusal:
    return Refusal(rule, "tf-refuse-no-troll", {"region": region_name(s.book, region)})


def _fortress(s: State, ask: Ask, code: int) -> Refusal:
    """TF-5.2, TF-5.3, TF-5.12."""
    book = s.book
    number = s.forts[code]
    slot = next_slot(s, ask.seat)
    facts: dict[str, Any] = {"fortress": fortress_name(book, code), "number": ROMAN[number]}
    if s.announced >> code & 1:
        return Refusal("TF-5.12", "tf-refuse-announced", facts)
    if slot < PLUS and number != slot + 1:
        return Refusal("TF-5.2", "tf-refuse-number", {**facts, "slot": SLOT_KEYS[slot]})
    held = sum(s.trolls[ask.seat * REGIONS + region] > 0 for region in book.fort_regions[code])
    return Refusal("TF-5.3", "tf-refuse-regions", {**facts, "n": held, "need": book.regions_needed})


def _pledge(s: State, ask: Ask, code: int) -> Refusal:
    """TF-7.4 Each gift counts once."""
    given = not s.gifts[ask.seat] >> code & 1
    key = "tf-refuse-gift-given" if given else "tf-refuse-gift-pledged"
    return Refusal("TF-7.4", key, {"n": s.book.gift_values[code]})


def _not_near(s: State, region: int, rule: str) -> Refusal:
    facts = {"region": region_name(s.book, region), "fortress": fortress_name(s.book, s.fort)}
    return Refusal(rule, "tf-refuse-not-near", facts)


def _take(s: State, ask: Ask, code: int) -> Refusal:
    """TF-8.1 What a collector may take."""
    book = s.book
    if code not in book.fort_regions[s.fort]:
        return _not_near(s, code, "TF-8.1")
    facts: dict[str, Any] = {"region": region_name(book, code)}
    if code in s.taken:
        return Refusal("TF-8.1", "tf-refuse-taken", {**facts, "player": s.taken.index(code)})
    kind = s.treasures[code]
    if kind < 0:
        return Refusal("TF-8.15", "tf-refuse-no-treasure", facts)
    if not s.trolls[ask.seat * REGIONS + code]:
        return _no_troll(s, code, "TF-8.1")
    return Refusal("TF-8.1", "tf-refuse-boulders", {**facts, "need": book.treasure_values[kind], "n": ask.subject[0]})


def _clear(s: State, ask: Ask, code: int) -> Refusal:
    if code not in s.book.fort_regions[s.fort]:
        return _not_near(s, code, "TF-8.11")
    return _no_troll(s, code, "TF-8.12")


_REASONS: dict[str, Any] = {
    "place": _place,
    "wander": _wander,
    "fortress": _fortress,
    "pledge": _pledge,
    "take": _take,
    "clear": _clear,
}
