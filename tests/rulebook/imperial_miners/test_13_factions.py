"""IM-13: the six factions."""

from __future__ import annotations

import pytest

from tests.rulebook.imperial_miners.playing import Printed, act, counters, gained, own_cards, paid, steps_of
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, gold, points, step
from underhall.games.imperial_miners.content import Card, Cart, Clear, Collapse, Machine, Research

SCOTS = [card(f"scot_{letter}", factions=["scots"]) for letter in "abcd"]
FACTIONS = ("scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans")


def of(faction: str) -> list[Card]:
    """The game's own cards that belong first to a faction."""
    return [card for card in own_cards() if card.factions[:1] == (faction,)]


def number(cards: list[Card]) -> int:
    """How many cards these are, each mask a card of its own."""
    return sum(len(card.carts) for card in cards)


def has(card: Card, *steps: type) -> bool:
    return any(isinstance(step, steps) for step in steps_of(card))


# Scots


def scottish(price: int, others: int, gold_there: int) -> Table:
    """`actor`, a Scottish card whose first effect has a price, and so many other Scots in the mine."""
    table = acting(effect(points(5), price=price, scots=True), effect(gold()), factions=["scots"], cards=SCOTS)
    return table.mine(0, {f"a{2 * n}": f"scot_{'abcd'[n]}" for n in range(others)}).gold(0, gold_there)


@pytest.mark.parametrize(
    ("price", "others", "pays"), [(5, 0, 4), (5, 2, 2), (2, 3, 0), (2, 1, 0), (1, 0, 0), (4, 4, 0), (6, 4, 1)]
)
def test_the_price_falls_with_the_scots_in_the_mine(price: int, others: int, pays: int) -> None:
    """IM-13.1: by one for each, the card just laid included, to nothing at least."""
    play = act(scottish(price, others, 9), "first")
    assert (play.gold(), play.points(), paid(play)) == (9 - pays, 5, [pays] if pays else [])


def test_too_dear_even_so() -> None:
    """IM-13.1: a price of 5 is 4 with one Scot, and 3 gold are too few; 4 are enough."""
    assert act(scottish(5, 0, 3)).words() == ["second", "none"]
    assert act(scottish(5, 0, 4)).words() == ["first", "second", "none"]


def test_it_is_the_price_and_not_the_cost() -> None:
    """IM-13.1: a Scottish card of level 2 costs 2 gold to play, whatever lies in the mine; other prices stay too."""
    level_two = [card("scot_two", effect(points(), price=3), factions=["scots"], level=2), *SCOTS]
    table = Table(cards=level_two).mine(0, {"a0": "scot_a", "a2": "scot_b"}).hand(0, "scot_two", "one_a", "one_b")
    assert table.gold(0, 1).play().words() == ["one_a", "one_b"]
    play = table.gold(0, 5).play().lay(0, "scot_two", "b1")
    assert play.gold() == 3
    assert play.answer(0, "first").gold() == 0


def test_a_scot_of_two_factions_lowers_prices() -> None:
    """IM-13.1: also where it is the second faction."""
    mixed = card("mixed", factions=["romans", "scots"])
    table = acting(effect(points(), price=4, scots=True), cards=[mixed]).mine(0, {"a0": "mixed"}).gold(0, 9)
    assert act(table, "first").gold() == 6


def test_a_scottish_price_at_the_surface() -> None:
    """IM-13.1: a pack may put one there; it falls like any other, for the choice and for the payment."""
    surface = [effect(gold()), effect(points(), price=3, scots=True), effect(points(5), price=3)]
    table = Table(cards=SCOTS, surface=surface).mine(0, {"a0": "scot_a", "a2": "scot_b"}).hand(0, "one_a").gold(0, 1)
    play = table.play().lay(0, "one_a", "a4").answer(0, "none")
    assert (play.asked(), play.words()) == ("surface", ["first", "second"])
    play.answer(0, "second")
    assert (play.gold(), play.points()) == (0, 1)


def test_scots_of_the_game() -> None:
    """IM-13.1: more than half of their cards have such a price, and no card without Scots has one."""
    priced = [card for card in own_cards() if any(effect.scots for effect in card.effects)]
    assert number([card for card in of("scots") if card in priced]) > number(of("scots")) / 2
    assert all("scots" in card.factions for card in priced)


# What the other five are about: the cards as they are


def test_barbarians() -> None:
    """IM-13.2: most of them put a collapse somewhere; some remove collapses or bring something for each."""
    theirs = of("barbarians")
    assert number([card for card in theirs if has(card, Collapse)]) > number(theirs) / 2
    assert [card for card in theirs if has(card, Clear)]
    assert [card for card in theirs if "collapses_mine" in counters(card)]
    table = Printed().hand(0, "rubble_feast").gold(0, 2)
    table.mine(0, {"a0": "thistle_drift-1", "a2": "peat_cutting-1", "a4": "pipers_adit-1"}).collapses(0, "a0", "a4")
    play = table.play("miners_supper").lay(0, "rubble_feast", "b1").answer(0, "first")
    assert (play.collapses(), play.points()) == (set(), 2)


def test_egyptians() -> None:
    """IM-13.3: they research most of all; some of their effects grow with how far the pickaxe has come."""
    researching = {faction: number([card for card in of(faction) if has(card, Research)]) for faction in FACTIONS}
    assert max(researching, key=lambda faction: researching[faction]) == "egyptians"
    assert researching["egyptians"] > number(of("egyptians")) / 2
    assert [card for card in of("egyptians") if counters(card) & {"position", "advance_total", "boards_completed"}]
    table = Printed().hand(0, "stair_of_stars-1").gold(0, 2).mine(0, {"a0": "thistle_drift-1"})
    play = table.research(0, "alchemy_a", 2).play("miners_supper").lay(0, "stair_of_stars-1", "b1")
    assert gained(play.answer(0, "second")) == [("gold", 2)]


def test_japanese() -> None:
    """IM-13.4: more than half of them count Japanese cards or different factions."""
    theirs = of("japanese")
    counting = [card for card in theirs if counters(card) & {"faction", "distinct_factions"}]
    assert number(counting) > number(theirs) / 2
    table = Printed().hand(0, "crane_terrace-1").gold(0, 2)
    table.mine(0, {"a0": "paper_lanterns-1", "a2": "silk_letter-1", "a4": "thistle_drift-1"})
    play = table.play("miners_supper").lay(0, "crane_terrace-1", "b1").answer(0, "first")
    assert play.points() == 3


def test_atlanteans() -> None:
    """IM-13.5: more than half of them place machines or count them; some place them on other cards, never above 3."""
    theirs = of("atlanteans")
    machines = {"machines_self", "machines_mine", "cards_with_machine"}
    growing = [card for card in theirs if has(card, Machine) or counters(card) & machines]
    assert number(growing) > number(theirs) / 2
    assert [s for card in theirs for s in steps_of(card) if isinstance(s, Machine) and s.at != "self"]
    table = Printed().hand(0, "grand_manifold").gold(0, 2).mine(0, {"a0": "pump_room-1", "a2": "thistle_drift-1"})
    play = table.machines(0, {"a0": 3}).play("miners_supper").lay(0, "grand_manifold", "b1").answer(0, "first")
    assert play.machines() == {"a0": 3, "a2": 1}


def test_romans() -> None:
    """IM-13.6: most of them look at how cards lie or at carts; many place cart tokens."""
    theirs = of("romans")
    ground = {"adjacent", "row_self", "full_carts", "full_carts_self", "half_carts"}
    looking = [card for card in theirs if has(card, Cart) or counters(card) & ground]
    assert number(looking) > number(theirs) / 2
    assert number([card for card in theirs if has(card, Cart)]) >= number(theirs) / 3
    table = (
        Printed()
        .hand(0, "cross_vault-1")
        .mine(0, {"a0": "thistle_drift-1", "a4": "peat_cutting-1", "b1": "oatcake_store-1"})
    )
    play = table.play("deep_echo").lay(0, "cross_vault-1", "a2").answer(0, "first")
    assert gained(play) == [("gold", 3)]


# Counting


def test_a_card_of_two_factions_counts_for_both() -> None:
    """IM-13.7: once for each of them, and both where different factions are counted; one without adds none."""
    cards = [
        card("mixed", factions=["scots", "romans"]),
        card("roman", factions=["romans"]),
        card("egyptian", factions=["egyptians"]),
    ]
    per = [gold({"per": "faction", "faction": name}) for name in ("romans", "scots", "egyptians", "japanese")]
    table = acting(effect(points({"per": "distinct_factions"}), *per), cards=cards)
    play = table.mine(0, {"a0": "mixed", "a2": "roman", "a4": "egyptian"}).play().lay(0, "actor", "a6")
    play.answer(0, "first")
    assert gained(play) == [("points", 3), ("gold", 2), ("gold", 1), ("gold", 1)]


def test_six_factions_at_most() -> None:
    """IM-13.7: three cards of two factions each are all of them, and more add none."""
    pairs = [FACTIONS[0:2], FACTIONS[2:4], FACTIONS[4:6], FACTIONS[1:3]]
    cards = [card(f"pair_{letter}", factions=pair) for letter, pair in zip("abcd", pairs, strict=True)]
    for count, different in ((1, 2), (2, 4), (3, 6), (4, 6)):
        table = acting(effect(points({"per": "distinct_factions"})), cards=cards)
        table.mine(0, {f"a{2 * n}": f"pair_{'abcd'[n]}" for n in range(count)})
        assert act(table, "first").points() == different


def test_cards_in_the_mine_count_collapsed_or_not_cards_in_hand_never() -> None:
    """IM-13.8: two Romans lie in the mine, one of them collapsed; two are in hand, one in another mine."""
    romans = [card(f"roman_{letter}", factions=["romans"]) for letter in "abcde"]
    per = effect(gold({"per": "faction", "faction": "romans"}), points({"per": "distinct_factions"}))
    table = acting(per, cards=romans, players=2).mine(0, {"a0": "roman_a", "a2": "roman_b"}).collapses(0, "a2")
    table.mine(1, {"a0": "roman_e"}).hand(0, "roman_c", "roman_d").hand(1, "one_a")
    assert gained(act(table, "first")) == [("gold", 2), ("points", 1)]


def test_a_faction_filter_follows_the_same_count() -> None:
    """IM-13.8: the neighbours of a faction, collapsed or not."""
    romans = [card(f"roman_{letter}", factions=["romans"]) for letter in "ab"]
    near = effect(gold({"per": "adjacent", "faction": "romans"}), step("machine", at={"all": {"faction": "romans"}}))
    table = acting(near, cards=romans).mine(0, {"a0": "roman_a", "a-4": "one_a", "a4": "roman_b"}).collapses(0, "a0")
    play = act(table, "first")
    assert (play.gold(), play.machines()) == (1, {"a0": 1, "a4": 1})
