"""13.6 to 13.9 Trolls, spells, workshops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from underhall.core.content import demand
from underhall.games.mountain_king.content import EFFECTS, Content, Exchange, Spell, Starter, Troll, Workshop
from underhall.games.mountain_king.rules.spells import LASTING

LEVELS = {1: 21, 2: 17, 3: 17}
RARE = 15
"""Percent: what the rules call rare or usual without a number (MK-10.4)."""
SPELLS = 17
KNOWN_SPELLS = {
    "earth": "gain",
    "mask": "mask",
    "rock_eater": "extra_dig",
    "elevation": "elevate",
    "dedication": "dedicate",
}
EARTH = ["1 heartstone", "2 iron", "3 stone"]
"""MK-6.6 What each of them does is known."""
COUNTED = frozenset({"thin", "road", "song"})
WORKSHOPS = {
    "cartwright": "1 heartstone <-> 1 cart",
    "runesmith": "1 stone <-> 1 rune, 1 iron <-> 1 rune",
    "charm_maker": "1 coin <-> 1 rune",
    "crusher": "1 heartstone <-> 2 stone",
    "mint": "1 iron <-> 1 coin, 1 heartstone <-> 1 coin",
    "mason": "1 stone <-> 1 iron",
    "foundry": "1 heartstone <-> 1 iron",
    "toolmaker": "1 heartstone <-> 1 hammer",
    "pick_smith": "2 any -> 1 hammer",
    "wheel_maker": "2 any -> 1 cart",
    "quartermaster": "1 on_troll -> nothing",
}
"""MK-7.7 All that is exchanged is known."""


def check_trolls(content: Content) -> None:
    _check_starters(content.starters)
    levels = Counter(int(troll.level) for troll in content.trolls)
    for level, count in LEVELS.items():
        demand(
            levels[level] == count,
            "trolls.toml: troll",
            f"13.7.1: must be {count} of level {level} (MK-1.5), not {levels[level]}",
        )
    for troll in content.trolls:
        where = f"trolls.toml: {troll.id}: makes"
        demand(all(1 <= count <= 6 for count in troll.makes.values()), where, "13.7.1: must be 1 to 6 of a kind")
        demand(1 <= sum(troll.makes.values()) <= 8, where, "13.7.1: must be 1 to 8 symbols")
        demand(
            troll.clan != "mud" or not any(good.endswith("_cart") for good in troll.makes),
            where,
            "13.7.2: a mud troll has no clan carts",
        )
    _check_carts(content.trolls)


def _check_starters(starters: Sequence[Starter]) -> None:
    """13.6.1."""
    demand(len(starters) == 6, "trolls.toml: starter", f"13.6.1: must be 6 (MK-1.5), not {len(starters)}")
    for good in ("coin", "heartstone", "stone"):
        demand(
            any(starter.makes == good for starter in starters), "trolls.toml: starter", f"13.6.1: one must make {good}"
        )
    for starter in starters:
        demand(
            bool(starter.lower) and all(1 <= count <= 3 for count in starter.lower.values()),
            f"trolls.toml: {starter.id}: lower",
            "13.6.1: must be at least one resource, 1 to 3 of a kind",
        )


def _check_carts(trolls: Sequence[Troll]) -> None:
    """13.7.2 Wild carts and carts of another clan are rare."""
    carts = [(troll, good) for troll in trolls for good, n in troll.makes.items() if "cart" in good for _ in range(n)]
    wild = [troll for troll, good in carts if good == "cart"]
    strange = [troll for troll, good in carts if good not in ("cart", f"{troll.clan}_cart")]
    for some, what in ((wild, "wild"), (strange, "of another clan than their troll")):
        demand(
            len(some) * 100 <= RARE * len(carts),
            f"trolls.toml: {some[-1].id if some else 'troll'}: makes",
            f"13.7.2: at most {RARE} % of all carts may be {what} (MK-10.4), these are {len(some)} of {len(carts)}",
        )


def check_spells(spells: Sequence[Spell]) -> None:
    """13.8.1 The five known spells as they are known, and twelve more of whatever effect."""
    demand(len(spells) == SPELLS, "spells.toml: spell", f"13.8.1: must be {SPELLS} (MK-2.7), not {len(spells)}")
    by_id = {spell.id: spell for spell in spells}
    for name, effect in KNOWN_SPELLS.items():
        where = f"spells.toml: {name}"
        demand(name in by_id, where, "13.8.1: must be there (MK-6.6)")
        demand(by_id[name].effect == effect, f"{where}: effect", f"13.8.1: must be {effect} (MK-6.6)")
    offers = sorted(_goods(offer.items()) for offer in by_id["earth"].offers)
    demand(offers == EARTH, "spells.toml: earth: offers", f"13.8.1: must be {', '.join(EARTH)} (MK-6.6)")
    for spell in spells:
        _check_spell(spell)
    demand(any(spell.effect == "cave_in" for spell in spells), "spells.toml: effect", "MK-4.3: none is cave_in")
    lasting = Counter(spell.effect for spell in spells if EFFECTS[spell.effect] in LASTING)
    for spell in spells:
        demand(
            lasting[spell.effect] <= 1,
            f"spells.toml: {spell.id}: effect",
            f"MK-5.6: only one spell may be {spell.effect}, which lasts for the turn",
        )


def _check_spell(spell: Spell) -> None:
    where = f"spells.toml: {spell.id}"
    if spell.effect == "gain":
        demand(1 <= len(spell.offers) <= 7, f"{where}: offers", "13.8.1: must be 1 to 7 for the effect gain")
    else:
        demand(not spell.offers, f"{where}: offers", "13.8.1: are for the effect gain")
    for number, offer in enumerate(spell.offers):
        demand(
            bool(offer) and all(1 <= count <= 9 for count in offer.values()),
            f"{where}: offers",
            "13.8.1: must each be 1 to 9 of a kind, and at least one kind",
        )
        demand(offer not in spell.offers[:number], f"{where}: offers", "13.8.1: must differ from each other")
    if spell.effect in COUNTED:
        demand(1 <= spell.amount <= 3, f"{where}: amount", f"13.8.1: must be 1 to 3 for the effect {spell.effect}")
    else:
        demand(spell.amount == 0, f"{where}: amount", f"13.8.1: is for the effects {', '.join(sorted(COUNTED))}")


def check_workshops(workshops: Sequence[Workshop]) -> None:
    """13.9.1."""
    by_id = {shop.id: shop for shop in workshops}
    for name in WORKSHOPS:
        demand(name in by_id, f"workshops.toml: {name}", "13.9.1: must be there (MK-7.7)")
    for shop in workshops:
        where = f"workshops.toml: {shop.id}"
        demand(shop.id in WORKSHOPS, where, f"13.9.1: is none of the {len(WORKSHOPS)} kinds of MK-7.7")
        demand(shop.copies == 2, f"{where}: copies", f"13.9.1: must be 2, not {shop.copies}")
        known = WORKSHOPS[shop.id]
        demand(
            sorted(map(_way, shop.exchanges)) == _ways(known),
            f"{where}: exchanges",
            f"13.9.1: must be {known} (MK-7.7)",
        )


def _ways(known: str) -> list[str]:
    """
    >>> _ways("1 coin <-> 1 rune")
    ['1 coin -> 1 rune', '1 rune -> 1 coin']
    """
    found: list[str] = []
    for pair in known.split(", "):
        one, both, other = pair.partition(" <-> ")
        found += [f"{one} -> {other}", f"{other} -> {one}"] if both else [pair]
    return sorted(found)


def _way(exchange: Exchange) -> str:
    return f"{_goods(exchange.give.items())} -> {_goods(exchange.get.items())}"


def _goods(goods: Iterable[tuple[str, int]]) -> str:
    return " + ".join(f"{count} {good}" for good, count in goods) or "nothing"
