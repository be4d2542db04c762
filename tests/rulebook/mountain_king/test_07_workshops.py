"""The rules of In the Hall of the Mountain King, chapter 7: workshops, each of their 23 exchanges."""

from __future__ import annotations

import pytest
from msgspec import structs

from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    no_answer,
    on_troll,
    refusal,
    runes,
    site,
    statue_at,
    store,
    words,
)
from tests.rulebook.mountain_king.table import Table, around_the_site, new

EXCHANGES = {
    "cartwright-1": ({"heartstone": 1}, {"cart": 1}),
    "cartwright-2": ({"cart": 1}, {"heartstone": 1}),
    "runesmith-1": ({"stone": 1}, {"rune": 1}),
    "runesmith-2": ({"iron": 1}, {"rune": 1}),
    "runesmith-3": ({"rune": 1}, {"stone": 1}),
    "runesmith-4": ({"rune": 1}, {"iron": 1}),
    "charm_maker-1": ({"coin": 1}, {"rune": 1}),
    "charm_maker-2": ({"rune": 1}, {"coin": 1}),
    "crusher-1": ({"heartstone": 1}, {"stone": 2}),
    "crusher-2": ({"stone": 2}, {"heartstone": 1}),
    "mint-1": ({"iron": 1}, {"coin": 1}),
    "mint-2": ({"heartstone": 1}, {"coin": 1}),
    "mint-3": ({"coin": 1}, {"iron": 1}),
    "mint-4": ({"coin": 1}, {"heartstone": 1}),
    "mason-1": ({"stone": 1}, {"iron": 1}),
    "mason-2": ({"iron": 1}, {"stone": 1}),
    "foundry-1": ({"heartstone": 1}, {"iron": 1}),
    "foundry-2": ({"iron": 1}, {"heartstone": 1}),
    "toolmaker-1": ({"heartstone": 1}, {"hammer": 1}),
    "toolmaker-2": ({"hammer": 1}, {"heartstone": 1}),
    "pick_smith-1": ({"stone": 1, "coin": 1}, {"hammer": 1}),
    "wheel_maker-1": ({"iron": 1, "rune": 1}, {"cart": 1}),
}


def at(shop: str, entrances: int = 1) -> Table:
    """A workshop on m4 that the first seat's network touches on so many sides."""
    table = Table().shop("m4", shop).tunnel("l2 l3").tunnel("m2 m3")
    if entrances > 1:
        table.tunnel("k4 l4")
    if entrances > 2:
        table.tunnel("l5 m5")
    if entrances > 3:
        table.tunnel("n4 n5")
    return table


def test_at_the_start_nobody_has_access() -> None:
    """MK-7.1: all sites are empty, and no gate touches one."""
    match = new(4)
    assert all(place.shop is None and place.entrances == 0 for place in match.view().sites)
    assert refusal(Table().goods(0, stone=9).match(), 0, "work-m4") == "MK-7.1"


@pytest.mark.parametrize("entrances", [1, 2, 3, 4])
def test_one_entrance_for_each_side(entrances: int) -> None:
    """MK-7.2, MK-7.3: it is used up to once for each that is open."""
    match = at("mason", entrances).goods(0, stone=9).match()
    assert site(match, "m4").entrances == entrances
    match.answer(0, "work-m4")
    for _ in range(entrances):
        assert asked(match) == (0, "use")
        answer(match, 0, "mason-1")
    assert store(match) == {"stone": 9 - entrances, "iron": entrances}
    assert asked(match) == (0, "turn")


def test_anybodys_network_opens_an_entrance() -> None:
    """MK-7.2: of three different players each one side."""
    match = around_the_site(3).match()
    assert [seat.network for seat in match.view().seats] == [5, 19, 22]
    assert site(match, "m4").entrances == 3


def test_access_needs_the_own_network() -> None:
    """MK-7.3: entrances that only others have opened do not help."""
    table = around_the_site(3).goods(0, hammer=1).goods(1, hammer=1)
    assert "work-m4" in words(table.match())
    del table.state["tunnels"][1]  # the tunnel of the first seat beside the workshop
    match = table.match()
    assert site(match, "m4").entrances == 2
    assert refusal(match, 0, "work-m4") == "MK-7.3"
    assert "work-m4" in words(table.turn(1).match())


def test_only_one_workshop_a_turn() -> None:
    """MK-7.3: a second one in reach has to wait for the next turn."""
    match = at("mason").tunnel("k4 l4").shop("f4", "mint").tunnel("g4 h4 i4 j4").goods(0, stone=3, iron=3).match()
    assert {"work-m4", "work-f4"} <= words(match)
    answer(match, 0, "work-m4", "mason-1", "enough")
    assert refusal(match, 0, "work-f4") == "MK-7.3"
    answer(match, 0, "low1", "a2")
    answer(match, 1, "low2", "a2")
    assert "work-f4" in words(match)


def test_each_use_is_chosen_by_itself() -> None:
    """MK-7.4: there and back; what the first use brought may pay for the second."""
    match = at("mason", 3).goods(0, stone=1).match()
    match.answer(0, "work-m4")
    assert words(match) == {"mason-1", "enough"}
    match.answer(0, "mason-1")
    assert store(match) == {"iron": 1}
    assert words(match) == {"mason-2", "enough"}
    match.answer(0, "mason-2")
    assert store(match) == {"stone": 1}


def test_fewer_uses_are_allowed() -> None:
    """MK-7.4: one of four, or none at all."""
    match = at("mason", 4).goods(0, stone=3).match()
    answer(match, 0, "work-m4", "mason-1", "enough")
    assert store(match) == {"stone": 2, "iron": 1}
    match = at("mason", 4).goods(0, stone=3).match()
    answer(match, 0, "work-m4", "enough")
    assert store(match) == {"stone": 3}
    assert match.view().worked


def test_gains_go_to_the_storage() -> None:
    """MK-7.5: paid from a troll, which so becomes free."""
    match = at("mason").held(0, "c1", stone=1).match()
    answer(match, 0, "work-m4", "mason-1")
    assert on_troll(match, 0, "c1") == {}
    assert store(match) == {"iron": 1}


def test_isolated_tunnels_open_nothing() -> None:
    """MK-7.6: they are in no network."""
    table = at("mason").goods(0, stone=5)
    assert site(table.match(), "m4").entrances == 1
    match = table.tunnel("n4 n5").match()
    assert site(match, "m4").entrances == 1
    joined = table.tunnel("n3 o3").match()
    assert site(joined, "m4").entrances == 2


def moved_site(square: str) -> Table:
    """The mountain with its first site elsewhere."""
    table = Table()
    side = structs.replace(table.side, sites=(square, *table.side.sites[1:]))
    table.side = side
    return table.with_content(sides=(side,)).shop(square, "mason").goods(0, stone=9)


def test_a_gate_opens_an_entrance() -> None:
    """MK-7.6: if a site were beside it."""
    match = moved_site("l2").match()
    assert site(match, "l2").entrances == 1
    assert "work-l2" in words(match)


def test_a_hall_opens_an_entrance() -> None:
    """MK-7.6: like any part of a network."""
    match = Table().hall("treasury", "j2 k2 l2 j3 k3 l3 j4 k4 l4", "k3").shop("m4", "mason").goods(0, stone=1).match()
    assert site(match, "m4").entrances == 1
    assert "work-m4" in words(match)


@pytest.mark.parametrize(("square", "tunnels", "closed"), [("i6", ("h6 h5", "i5 j5", "j6 k6"), "i7"), ("j1", (), "j0")])
def test_some_sides_never_open(square: str, tunnels: tuple[str, ...], closed: str) -> None:
    """MK-7.6: those that face the heart or the edge of the board."""
    table = moved_site(square)
    for squares in ("l2 l3 l4 l5", "k4 k5", *tunnels) if tunnels else ("k1 k2", "j2 i2", "i1 h1"):
        table.tunnel(squares)
    assert closed not in {s for t in table.state["tunnels"] for s in t["squares"]}
    assert site(table.match(), square).entrances == 3


def test_there_are_twenty_three_exchanges() -> None:
    """MK-7.7: of eleven kinds, exactly these."""
    shops = Table().content.workshops
    assert sum(len(shop.exchanges) for shop in shops) == len(EXCHANGES) + 1 == 23
    found = {f"{shop.id}-{number + 1}" for shop in shops for number in range(len(shop.exchanges))}
    assert found == {*EXCHANGES, "quartermaster-1"}


@pytest.mark.parametrize("exchange", EXCHANGES)
def test_one_use(exchange: str) -> None:
    """MK-7.7: what it takes and what it gives."""
    give, get = EXCHANGES[exchange]
    match = at(exchange[:-2]).goods(0, **give).match()
    match.answer(0, "work-m4")
    assert exchange in words(match)
    answer(match, 0, exchange)
    assert store(match) == get
    assert asked(match) == (0, "turn")


@pytest.mark.parametrize("exchange", EXCHANGES)
def test_one_use_needs_what_it_takes(exchange: str) -> None:
    """MK-7.7: with less it is refused."""
    give, _ = EXCHANGES[exchange]
    good = next(iter(give))
    less = {good: give[good] - 1} if len(give) == 1 else {good: 1}
    match = at(exchange[:-2], 2).goods(0, **less).match()
    if "work-m4" in words(match):
        match.answer(0, "work-m4")
        assert refusal(match, 0, exchange) == "MK-7.7"
    else:
        assert refusal(match, 0, "work-m4") == "MK-7.7"


@pytest.mark.parametrize("shop", ["pick_smith", "wheel_maker"])
def test_any_two_resources(shop: str) -> None:
    """MK-7.7: equal or not, from storage or trolls, at the payer's choice; never the other way round."""
    match = at(shop).goods(0, stone=2, rune=1).held(0, "a1", coin=1).match()
    match.answer(0, "work-m4")
    assert words(match) == {f"{shop}-1", "trade", "enough"}
    match.answer(0, f"{shop}-1")
    assert words(match) == {"stone", "rune", "proposed"}
    match.answer(0, "rune")
    assert store(match)["hammer" if shop == "pick_smith" else "cart"] == 1
    assert on_troll(match, 0, "a1") == {}


def test_the_cartwright_takes_wild_carts_only() -> None:
    """MK-7.7: also one on a spiral symbol, but no clan cart."""
    clan = at("cartwright").troll(0, "a2", "brakka", fire_cart=1).match()
    assert refusal(clan, 0, "work-m4") == "MK-7.7"
    match = at("cartwright").base(0, a1="lodde").held(0, "a1", cart=1).troll(0, "a2", "brakka", fire_cart=1).match()
    answer(match, 0, "work-m4", "cartwright-2")
    assert store(match) == {"heartstone": 1}
    assert on_troll(match, 0, "a1") == {}
    assert on_troll(match, 0, "a2") == {"fire_cart": 1}


def test_a_workshop_with_a_choice_gives_the_choice_back() -> None:
    """MK-7.7: for a rune stone or iron, for a coin iron or heartstone."""
    match = at("runesmith").goods(0, rune=1).match()
    match.answer(0, "work-m4")
    assert words(match) == {"runesmith-3", "runesmith-4", "enough"}
    match = at("mint").goods(0, coin=1).match()
    match.answer(0, "work-m4")
    assert words(match) == {"mint-3", "mint-4", "enough"}


def test_the_quartermaster_unloads() -> None:
    """MK-7.7, MK-7.8: one resource of any kind from a troll to the storage, nothing from or to the supply."""
    table = at("quartermaster", 2).held(0, "a1", coin=1).troll(0, "a2", "brakka", stone=2, fire_cart=1).goods(0, coin=1)
    match = table.match()
    match.answer(0, "work-m4 quartermaster-1")
    assert words(match) == {"coin@a1", "stone@a2", "fire_cart@a2", "proposed"}
    match.answer(0, "stone@a2")
    assert store(match) == {"stone": 1, "coin": 1}
    assert on_troll(match, 0, "a2") == {"stone": 1, "fire_cart": 1}
    assert refusal(match, 0, "mason-1") == "MK-7.3"


def test_the_quartermaster_turns_clan_carts_wild() -> None:
    """MK-7.7, MK-10.3: whether clan carts are generic or not."""
    for generic in (True, False):
        table = Table(2, clan_carts_generic=generic).shop("m4", "quartermaster").tunnel("l2 l3").tunnel("m2 m3")
        match = table.troll(0, "a2", "brakka", fire_cart=1).statue("ice", "l3").match()
        answer(match, 0, "work-m4", "quartermaster-1")
        assert store(match) == {"cart": 1}
        answer(match, 0, "low5", "b2", statue_at(match, "l3"), "l2")
        assert statue_at(match, "l2")


def test_the_quartermaster_needs_something_on_a_troll() -> None:
    """MK-7.8: what is in the storage does not count."""
    match = at("quartermaster").goods(0, stone=9).match()
    assert refusal(match, 0, "work-m4") == "MK-7.7"


def test_spell_and_workshop_are_not_interleaved() -> None:
    """MK-7.9: between the uses there is no spell, but there are trades."""
    match = at("mason", 3).goods(0, stone=8, rune=1).match()
    answer(match, 0, "work-m4", "mason-1")
    no_answer(match, 0, "cast-earth")
    answer(match, 0, "trade", "coin", "mason-1")
    assert store(match)["coin"] == 1
    answer(match, 0, "enough", "cast-earth", "none")
    assert runes(match)["earth"] == 1


def test_a_trade_between_uses_makes_one_possible() -> None:
    """MK-7.9: the workshop stays open as long as it has entrances left."""
    match = at("toolmaker", 2).goods(0, heartstone=1, stone=4).match()
    answer(match, 0, "work-m4", "toolmaker-1")
    assert words(match) == {"toolmaker-2", "trade", "enough"}
    match.answer(0, "trade heartstone stone stone stone stone")
    answer(match, 0, "toolmaker-1")
    assert store(match) == {"hammer": 2}
