"""The rules of In the Hall of the Mountain King, chapter 8: recruiting."""

from __future__ import annotations

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    GAME,
    answer,
    asked,
    deal_anything,
    draw,
    events,
    in_the_lot,
    lot,
    on_troll,
    refusal,
    slot,
    smoot,
    store,
    words,
)
from tests.rulebook.mountain_king.table import Table
from underhall.games.mountain_king.rules import recruiting

LOW = ("low1", "low2", "low3", "low4", "low5")
PRICES = {
    **dict.fromkeys(LOW, ()),
    "mid1": ("low1", "low2"),
    "mid2": ("low2", "low3"),
    "mid3": ("low3", "low4"),
    "mid4": ("low4", "low5"),
    "top1": ("low1", "low2", "low3", "mid1", "mid2"),
    "top2": ("low2", "low3", "low4", "mid2", "mid3"),
    "top3": ("low3", "low4", "low5", "mid3", "mid4"),
}


def bribes(match: underhall.Match) -> dict[str, dict[str, int]]:
    """What lies on the horde."""
    return {place.slot: place.bribes for place in match.view().horde if place.bribes}


def recruit(match: underhall.Match, seat: int, name: str, cell: str = "a2") -> None:
    """Recruit with coins as proposed, no pedestal from the bag, and place the troll."""
    answer(match, seat, name)
    if asked(match) == (seat, "bag"):
        match.answer(seat, "none")
    match.answer(seat, cell)


@pytest.mark.parametrize("name", PRICES)
def test_whom_a_troll_costs_a_bribe(name: str) -> None:
    """MK-8.1, MK-8.4: the row beneath, two or five coins, none for the lowest row."""
    match = Table().goods(0, coin=len(PRICES[name])).match()
    assert slot(match, name).price == PRICES[name]
    recruit(match, 0, name)
    assert dict.fromkeys(PRICES[name], 1) == {place: sum(lying.values()) for place, lying in bribes(match).items()}
    assert store(match) == {}
    assert smoot(match)["a2"] == dict(zip(PRICES, Table().state["horde"], strict=True))[name]["troll"]


@pytest.mark.parametrize(("name", "coins"), [("mid1", 1), ("mid4", 1), ("top1", 4), ("top3", 4)])
def test_all_bribes_must_be_paid(name: str, coins: int) -> None:
    """MK-8.2: one coin short is too little, whatever else there is."""
    match = Table().goods(0, coin=coins, stone=9, iron=9).match()
    assert refusal(match, 0, name) == "MK-8.2"


def test_bribes_come_from_storage_and_trolls() -> None:
    """MK-8.2: and belong to nobody while they lie there."""
    match = Table().goods(0, coin=1).held(0, "a1", coin=1).match()
    answer(match, 0, "mid2")
    assert store(match) == {}
    assert on_troll(match, 0, "a1") == {}
    assert bribes(match) == {"low2": {"coin": 1}, "low3": {"coin": 1}}
    assert [seat.goods for seat in match.view().seats] == [{}, {}]


def test_ten_trolls_are_enough() -> None:
    """MK-8.3: a full trollsmoot recruits nobody, not even for nothing."""
    table = Table(3).fill(0).goods(0, coin=9)
    table.state["crowned"] = [0]
    match = table.match()
    for name in PRICES:
        assert refusal(match, 0, name) == "MK-8.3"


def test_what_lies_on_a_troll_goes_to_the_recruiter() -> None:
    """MK-8.5: its bribes and, on level 2, its pedestal."""
    match = Table().goods(0, coin=2).horde("mid1", coin=2, stone=1).match()
    answer(match, 0, "mid1")
    assert store(match) == {"coin": 2, "stone": 1}
    assert match.view().stores[0].pedestals == {"fire": 1}
    answer(match, 0, "a2")
    free = Table().horde("low3", coin=3).match()
    answer(free, 0, "low3")
    assert store(free) == {"coin": 3}
    assert free.view().stores[0].pedestals == {}


def test_a_level_two_troll_without_a_pedestal() -> None:
    """MK-8.5: brings none."""
    match = Table().goods(0, coin=2).horde("mid1", pedestal=None).match()
    answer(match, 0, "mid1")
    assert match.view().stores[0].pedestals == {}


def test_a_level_three_troll_brings_a_pedestal_of_choice() -> None:
    """MK-8.5: from the bag; one may also leave it there."""
    match = Table().goods(0, coin=5).match()
    answer(match, 0, "top1")
    assert asked(match) == (0, "bag")
    assert words(match) == {"none", "fire", "ice", "moon"}
    match.answer(0, "ice")
    assert match.view().stores[0].pedestals == {"ice": 1}
    assert match.view().bag == {"fire": 4, "ice": 4, "moon": 5}
    left = Table().goods(0, coin=5).match()
    answer(left, 0, "top1", "none")
    assert left.view().stores[0].pedestals == {}
    assert asked(left) == (0, "troll")


def test_only_what_is_in_the_bag() -> None:
    """MK-8.5, MK-8.9: a clan that is used up cannot be chosen."""
    match = Table().goods(0, coin=5).pedestals(1, ice=5).match()
    answer(match, 0, "top1")
    assert words(match) == {"none", "fire", "moon"}
    assert refusal(match, 0, "ice") == "MK-8.9"


def test_the_reminder_goes_on_the_next_troll() -> None:
    """MK-8.5: the replacement of level 3 brings a pedestal of choice again."""
    match = Table().goods(0, coin=5).goods(1, coin=5).match()
    recruit(match, 0, "top1")
    answer(match, 1, "top1")
    assert asked(match) == (1, "bag")


def test_the_order_of_a_recruit() -> None:
    """MK-8.6: pay, refill, pedestal on the new troll, collect, place."""
    match = Table().goods(0, coin=2).horde("mid1", coin=1).match(dealt=False)
    match.answer(0, "mid1")
    assert lot(match).kind == "horde"
    assert all(Table().levels[troll] == 2 for troll in in_the_lot(match))
    assert store(match) == {}
    draw(match, "selke")
    assert lot(match).kind == "pedestal"
    assert in_the_lot(match) == {"fire": 4, "ice": 5, "moon": 5}
    draw(match, "moon")
    assert slot(match, "mid1").troll == "selke"
    assert slot(match, "mid1").pedestal == "moon"
    assert store(match) == {"coin": 1}
    assert match.view().stores[0].pedestals == {"fire": 1}
    assert asked(match) == (0, "troll")


@pytest.mark.parametrize(("name", "level"), [("low1", 1), ("mid1", 2), ("top1", 3)])
def test_a_slot_is_refilled_from_its_own_deck(name: str, level: int) -> None:
    """MK-8.6: by any troll of that deck."""
    table = Table().goods(0, coin=5)
    match = table.match(dealt=False)
    answer(match, 0, name)
    assert set(in_the_lot(match)) == set(table.state["decks"][level - 1]["unseen"])
    deal_anything(match)
    assert slot(match, name).level == level
    assert (slot(match, name).pedestal is not None) is (level == 2)


def test_a_level_three_recruiter_sees_the_replacement_first() -> None:
    """MK-8.6: the question about the bag comes after the refill."""
    match = Table().goods(0, coin=5).match(dealt=False)
    match.answer(0, "top1")
    assert not match.asks
    draw(match, "jokkul")
    assert asked(match) == (0, "bag")
    assert slot(match, "top1").troll == "jokkul"


def five(level: int, *but: str) -> Table:
    """Five players; of a deck only these are left."""
    return Table(5).drain(level, *but).goods(0, coin=5)


def test_an_empty_deck_is_replaced_by_the_next_higher() -> None:
    """MK-8.7: level 1 by level 2."""
    match = five(1).match(dealt=False)
    match.answer(0, "low1")
    assert {Table().levels[troll] for troll in in_the_lot(match)} == {2}
    deal_anything(match)
    assert slot(match, "low1").level == 2
    assert slot(match, "low1").pedestal is not None


def test_level_two_is_replaced_by_level_three() -> None:
    """MK-8.7: which draws no pedestal."""
    match = five(2).match(dealt=False)
    answer(match, 0, "mid1")
    assert {Table().levels[troll] for troll in in_the_lot(match)} == {3}
    deal_anything(match)
    assert slot(match, "mid1").pedestal is None


def test_level_three_is_replaced_by_level_two() -> None:
    """MK-8.7, MK-8.6: there is nothing higher; the replacement draws from the bag before the recruiter chooses."""
    match = five(3).match(dealt=False)
    match.answer(0, "top1")
    assert {Table().levels[troll] for troll in in_the_lot(match)} == {2}
    draw(match, next(iter(in_the_lot(match))))
    assert lot(match).kind == "pedestal"
    draw(match, "ice")
    assert asked(match) == (0, "bag")
    assert match.view().bag["ice"] == 4


@pytest.mark.parametrize(
    ("level", "empty", "deck"),
    [(0, (0,), 1), (0, (0, 1), 2), (1, (1,), 2), (1, (1, 2), 0), (2, (2,), 1), (2, (1, 2), 0), (0, (0, 1, 2), -1)],
)
def test_the_order_of_the_decks(level: int, empty: tuple[int, ...], deck: int) -> None:
    """MK-8.7: upwards first, then downwards; with all decks empty there is nobody to come."""
    state = GAME.load(Table().setup, Table().state)
    for number in empty:
        state.unseen[number] = 0
    assert recruiting.deck_for(state, level) == deck


def test_an_empty_slot_costs_nothing() -> None:
    """MK-8.7: the troll above it is cheaper, and nobody can be recruited from it."""
    table = Table().goods(0, coin=1)
    troll = table.slot("low2")["troll"]
    table.slot("low2")["troll"] = None
    table.state["decks"][0]["unseen"].append(troll)
    match = table.match()
    assert slot(match, "mid1").price == ("low1",)
    assert refusal(match, 0, "low2") == "MK-8.7"
    answer(match, 0, "mid1", "a2")
    assert bribes(match) == {"low1": {"coin": 1}}


@pytest.mark.parametrize("by", ["row", "card"])
def test_the_price_of_a_lower_card_in_a_higher_row(by: str) -> None:
    """MK-8.8: bribes_by = row, five coins for a level-2 troll in the top row; = card, two for those right beneath."""
    match = Table(2, bribes_by=by).horde("top1", "nyxa", pedestal="ice").goods(0, coin=2).match()
    if by == "row":
        assert slot(match, "top1").price == PRICES["top1"]
        assert refusal(match, 0, "top1") == "MK-8.2"
    else:
        assert slot(match, "top1").price == ("mid1", "mid2")
        recruit(match, 0, "top1")
        assert bribes(match) == {"mid1": {"coin": 1}, "mid2": {"coin": 1}}


@pytest.mark.parametrize(("by", "price"), [("row", ("low2", "low3")), ("card", ())])
def test_the_price_of_a_level_one_troll_in_the_middle_row(by: str, price: tuple[str, ...]) -> None:
    """MK-8.8: by its own level it is free."""
    match = Table(2, bribes_by=by).horde("mid2", "mukk").match()
    assert slot(match, "mid2").price == price
    assert ("mid2" in words(match)) is (by == "card")


@pytest.mark.parametrize("by", ["row", "card"])
def test_the_price_of_a_higher_card_in_a_lower_row(by: str) -> None:
    """MK-8.8: nobody stands beneath the lowest row, so even a level-3 troll is free there."""
    match = Table(2, bribes_by=by).horde("low1", "jokkul").match()
    assert slot(match, "low1").price == ()
    answer(match, 0, "low1")
    assert asked(match) == (0, "bag")


def test_the_pedestal_follows_the_card() -> None:
    """MK-8.8: a level-2 troll brings its pedestal from any row, a level-3 troll its choice."""
    match = Table().horde("low1", "nyxa", pedestal="moon").horde("mid1", "jokkul").goods(0, coin=5).match()
    answer(match, 0, "low1")
    assert match.view().stores[0].pedestals == {"moon": 1}
    assert asked(match) == (0, "troll")
    match = Table().horde("mid1", "jokkul").goods(0, coin=2).match()
    answer(match, 0, "mid1")
    assert asked(match) == (0, "bag")


def test_a_mixed_row_is_refilled_for_its_row() -> None:
    """MK-8.8: whatever stood there."""
    match = Table().horde("mid1", "jokkul").goods(0, coin=2).match(dealt=False)
    match.answer(0, "mid1")
    assert {Table().levels[troll] for troll in in_the_lot(match)} == {2}


def test_when_the_bag_is_empty_no_pedestal_comes() -> None:
    """MK-8.9: neither on a fresh troll nor of choice."""
    match = Table().goods(0, coin=2).pedestals(1, fire=4, ice=5, moon=5).match()
    answer(match, 0, "mid1")
    assert slot(match, "mid1").pedestal is None
    assert asked(match) == (0, "troll")
    match = Table().goods(0, coin=5).pedestals(1, fire=4, ice=5, moon=5).match()
    answer(match, 0, "top1")
    assert asked(match) == (0, "troll")
    assert match.view().stores[0].pedestals == {}


def test_four_bribes_make_a_troll_retire() -> None:
    """MK-8.10: its card goes under the deck, the coins to the supply, another one comes."""
    match = Table().goods(0, coin=2).horde("low1", coin=3).match()
    answer(match, 0, "mid1")
    assert slot(match, "low1").bribes == {"coin": 4}  # not before the recruit is finished
    assert slot(match, "low1").troll == "brakka"
    answer(match, 0, "a2")
    assert slot(match, "low1").troll != "brakka"
    assert bribes(match) == {"low2": {"coin": 1}}
    assert match.snapshot()["state"]["decks"][0]["bottom"] == ["brakka"]
    assert store(match) == {}


def test_three_bribes_are_not_enough() -> None:
    """MK-8.10."""
    match = Table().goods(0, coin=2).horde("low1", coin=2).match()
    answer(match, 0, "mid1", "a2")
    assert slot(match, "low1").troll == "brakka"
    assert bribes(match)["low1"] == {"coin": 3}


def test_several_retire_bottom_row_first() -> None:
    """MK-8.10: left to right."""
    table = Table().goods(0, coin=5)
    for name in ("low1", "low3", "mid1", "mid2"):
        table.horde(name, coin=3)
    match = table.match()
    recruit(match, 0, "top1")
    names = [event["troll"].removeprefix("@mk-troll-") for event in events(match, "retire")]
    assert names == ["brakka", "tandor", "glodde", "varn"]
    assert bribes(match) == {"low2": {"coin": 1}}


def test_the_tenth_troll_comes_before_retirement() -> None:
    """MK-8.10: after the cascade."""
    match = Table().goods(0, coin=2).horde("low1", coin=3).match()
    answer(match, 0, "mid1", "a2")
    told = [event.key for event in match.events()]
    assert told.index("mk-log-troll") < told.index("mk-log-retire")


def test_the_last_of_a_deck_returns_at_once() -> None:
    """MK-8.11: first under the deck, then drawn, without its bribes."""
    match = five(1).horde("low1", coin=3).match(dealt=False)
    answer(match, 0, "mid1")
    deal_anything(match)
    match.answer(0, "a2")
    assert slot(match, "low1").troll == "brakka"
    assert slot(match, "low1").bribes == {}
    assert [event["troll"] for event in events(match, "retire")] == ["@mk-troll-brakka"]


def retiring_level_two(**options: object) -> underhall.Match:
    """A level-2 troll with a Fire pedestal retires; it is to be replaced."""
    match = Table(2, **options).goods(0, coin=5).horde("mid1", coin=3).match(dealt=False)
    match.answer(0, "top1")
    deal_anything(match)
    match.answer(0, "none")
    match.answer(0, "a2")
    draw(match, "selke")
    return match


def test_a_retiring_trolls_pedestal_goes_into_the_bag() -> None:
    """MK-8.11: retired_pedestal = bag, and the replacement draws one."""
    match = retiring_level_two(retired_pedestal="bag")
    assert slot(match, "mid1").pedestal is None
    assert in_the_lot(match) == {"fire": 5, "ice": 5, "moon": 5}
    draw(match, "moon")
    assert slot(match, "mid1").pedestal == "moon"


def test_a_retiring_trolls_pedestal_may_stay() -> None:
    """MK-8.11: retired_pedestal = stays, for the replacement, and nothing is drawn."""
    match = retiring_level_two(retired_pedestal="stays")
    assert slot(match, "mid1").pedestal == "fire"
    assert match.view().bag == {"fire": 4, "ice": 5, "moon": 5}
    assert asked(match) == (1, "turn")


def test_a_coin_taken_off_a_troll_comes_back_at_once() -> None:
    """MK-8.12: if the cascade reaches it."""
    match = Table().goods(0, coin=1).held(0, "a1", coin=1).match()
    answer(match, 0, "mid4", "a2")
    assert store(match) == {}
    assert on_troll(match, 0, "a1") == {"coin": 1}


def test_bribes_on_the_troll_do_not_pay_for_it() -> None:
    """MK-8.13: they are collected afterwards."""
    table = Table().goods(0, coin=1).horde("mid1", coin=3)
    assert refusal(table.match(), 0, "mid1") == "MK-8.2"
    match = table.goods(0, coin=2).match()
    answer(match, 0, "mid1")
    assert store(match) == {"coin": 3}
