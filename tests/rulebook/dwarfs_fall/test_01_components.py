"""The rules of Dwar7s Fall, chapter 1: components."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, asked, end_turn, final, refusal, stack
from tests.rulebook.dwarfs_fall.helpers import KINGDOM, OGRES, kinds, new


def test_two_to_four_play_in_four_colours() -> None:
    """DF-1.1: not one, not five."""
    assert [seat.colour for seat in new(2).view().seats] == ["blue", "red"]
    assert [seat.colour for seat in new(4).view().seats] == ["blue", "red", "green", "yellow"]
    with pytest.raises(underhall.BadSetup):
        new(1)
    with pytest.raises(underhall.BadSetup):
        new(5)


def test_no_dwarf_is_ever_lost() -> None:
    """DF-1.2: seven of each colour, at home or on the board, also after a task and an ogre."""
    layout = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 2).dwarfs("e0n0", 1, 1).ogres(0, "shove")
    match = layout.match()
    assert [seat.supply for seat in match.view().seats] == [5, 6]
    match.answer(0, "shove")
    assert match.view().seats[1].supply == 7
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert match.view().seats[0].supply == 7


def test_all_decks_have_the_same_nine_cards() -> None:
    """DF-1.3, DF-2.4."""
    hands = [sorted(seat.cards) for seat in new(4).view().seats]
    assert hands == [sorted(KINGDOM)] * 4


def test_stacking_looks_at_the_type() -> None:
    """DF-1.4: mines of different gems share a type, castle, inn and mine do not."""
    match = Layout(2).card("e0n0", "mine_emerald").match()
    assert refusal(match, 0, "castle e0n0 0") == "DF-6.3"
    assert refusal(match, 0, "inn_ogre e0n0 0") == "DF-6.3"
    match.answer(0, "mine_ruby e0n0 0")
    match.answer(0, "dragon 0")
    assert kinds(match, "e0n0") == ["dragon", "mine_ruby", "mine_emerald"]


def test_the_shop_is_an_inn_by_default() -> None:
    """DF-1.4: shop_is_inn = true, shop and ogre inn cover each other."""
    match = Layout(2).card("e0n0", "inn_ogre").match()
    match.answer(0, "inn_shop e0n0 0")
    assert kinds(match, "e0n0") == ["inn_shop", "inn_ogre"]


def test_the_shop_may_be_a_type_of_its_own() -> None:
    """DF-1.4: shop_is_inn = false, only a shop goes onto a shop."""
    match = Layout(2, shop_is_inn=False).card("e0n0", "inn_ogre").card("e1n0", "inn_shop", owner=1).match()
    assert refusal(match, 0, "inn_shop e0n0 0") == "DF-6.3"
    match.answer(0, "inn_shop e1n0 0")
    assert kinds(match, "e1n0") == ["inn_shop", "inn_shop"]


def test_monsters_are_kingdom_cards_in_hand() -> None:
    """DF-1.5: they are there from the start, count for the hand limit and cost an action."""
    assert {"dragon", "giant"} < set(new().view().seats[0].cards)
    layout = Layout(2).card("e0n0", "mine_gold").card("e1n0", "castle").gems(0, gold=1, ruby=2)
    match = layout.match()
    left = match.view().actions_left
    match.answer(0, "dragon 0")
    assert match.view().actions_left == left - 1
    end_turn(match)
    assert asked(match) == (1, "turn")
    keeps_it = layout.match()
    end_turn(keeps_it)
    assert asked(keeps_it) == (0, "discard")


def test_what_a_kingdom_card_carries() -> None:
    """DF-1.6, DF-8.7: type, walls, points, slots, need and reward."""
    cards = new().setup.content.kingdom
    assert {c.id: (c.type, c.walls, c.vp, c.slots, c.need, c.reward) for c in cards} == KINGDOM
    match = Layout(2).card("e0n0", "mine_gold", owner=1).match()
    laid = stack(match, "e0n0")
    assert (laid.cards[0].owner, laid.walls, laid.slots, laid.need) == (1, "NE", 3, 2)


def test_four_kinds_of_gem() -> None:
    """DF-1.7: each with a pile and points."""
    gems = new().setup.content.gems
    assert {gem: (entry.count, entry.vp) for gem, entry in gems.items()} == {
        "gold": (12, 1),
        "emerald": (8, 2),
        "diamond": (8, 2),
        "ruby": (6, 3),
    }


def test_goals_have_points_and_ogres_have_none() -> None:
    """DF-1.8: trading goals cost gems, secret goals have a condition, an ogre in hand is worth nothing."""
    content = new().setup.content
    assert all(goal.cost and goal.vp > 0 for goal in content.trading)
    assert all(goal.condition and goal.vp > 0 for goal in content.secret)
    assert final(Layout(2).ogres(0, "shove", "rout")).scores == (0, 0)


def test_what_is_in_the_box() -> None:
    """DF-1.9: 36 kingdom cards, 10 trading goals, 7 secret goals, 34 gems, 13 ogres, 28 dwarfs."""
    match = new(4)
    content, view = match.setup.content, match.view()
    assert sum(len(seat.cards) for seat in view.seats) == 36
    assert len(content.trading) == 10
    assert len(content.secret) == 7
    assert sum(view.bank.values()) == 34
    assert {ogre.id: ogre.copies for ogre in content.ogres} == OGRES
    assert view.ogre_pile == sum(OGRES.values()) == 13
    assert sum(seat.supply for seat in view.seats) == 28
