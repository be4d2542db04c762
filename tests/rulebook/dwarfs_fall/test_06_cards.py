"""The rules of Dwar7s Fall, chapter 6: placing a kingdom card."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, final, refusal, stack, words
from tests.rulebook.dwarfs_fall.helpers import kinds, new


def test_placing_a_card_costs_an_action_and_the_card() -> None:
    """DF-6.1: it is public and never comes back to hand."""
    match = new()
    match.answer(0, "castle 0")
    match.undo(0)
    match.answer(0, "inn_shop 0")
    assert match.view().actions_left == 2
    assert "inn_shop" not in match.view(1).seats[0].cards
    assert kinds(match, "e0n0") == ["inn_shop"]
    assert refusal(match, 0, "inn_shop e1n0 0") == "DF-6.1"


def test_a_new_card_need_not_touch_own_cards() -> None:
    """DF-6.2: beside any card."""
    match = Layout(2).card("e0n0", "castle", owner=1).match()
    match.answer(0, "inn_shop e0s1 0")
    assert kinds(match, "e0s1") == ["inn_shop"]


def test_a_dwarf_that_has_left_is_no_hindrance() -> None:
    """DF-6.3: what counts is who stands there now."""
    match = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle", turned=1).dwarfs("e0n0", 0, 1).match()
    assert refusal(match, 0, "inn_ogre e0n0 0") == "DF-6.3"
    match.answer(0, "move")
    match.answer(0, "inn_ogre e0n0 0")
    assert kinds(match, "e0n0") == ["inn_ogre", "inn_shop"]


def test_a_castle_goes_onto_a_foreign_castle() -> None:
    """DF-6.4: whose card it is does not matter."""
    match = Layout(2).card("e0n0", "castle", owner=1).match()
    match.answer(0, "castle e0n0 0")
    assert [card.owner for card in stack(match, "e0n0").cards] == [0, 1]
    assert match.view().seats[1].castle is None


def test_monsters_lie_on_their_own_type_only() -> None:
    """DF-6.5, DF-9.2: a giant on any castle, a dragon on any mine, never on an empty cell."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1)
    match = layout.card("e0s1", "mine_gold").card("e1s1", "mine_emerald", owner=1).match()
    assert refusal(match, 0, "giant e0s1 0") == "DF-6.3"
    assert refusal(match, 0, "dragon e0n0 0") == "DF-6.3"
    assert refusal(match, 0, "giant e2n0 0") == "DF-6.5"
    match.answer(0, "dragon")
    assert words(match) == {"e0s1", "e1s1"}
    match.undo(0)
    match.answer(0, "giant")
    assert words(match) == {"e0n0", "e1n0"}


def test_a_monster_finds_no_stack() -> None:
    """DF-6.5: without a castle on the table a giant cannot be played, and on a castle with a dwarf neither."""
    layout = Layout(2).card("e0n0", "mine_gold")
    assert why(layout, "giant") == ("DF-6.5", "df-refuse-no-type")
    layout.card("e1n0", "castle", turned=1).dwarfs("e1n0", 1, 1)
    assert why(layout, "giant") == ("DF-6.5", "df-refuse-no-stack")
    assert why(Layout(2).card("e0n0", "castle"), "dragon") == ("DF-6.5", "df-refuse-no-type")


def why(layout: Layout, words: str) -> tuple[str, str]:
    """The rule that refuses an answer of seat 0, and what is said about it."""
    with pytest.raises(underhall.Illegal) as caught:
        layout.match().answer(0, words)
    assert caught.value.refusal
    return caught.value.refusal.rule, caught.value.refusal.key


def test_a_monster_counts_as_a_level() -> None:
    """DF-6.6: the third card of a stack may be a dragon, the fourth may not."""
    layout = Layout(2).card("e0n0", "mine_gold").card("e0n0", "mine_ruby").card("e1n0", "inn_shop", turned=1)
    layout.card("e2n0", "mine_gold", owner=1)
    match = layout.match()
    match.answer(0, "dragon e0n0 0")
    assert kinds(match, "e0n0") == ["dragon", "mine_ruby", "mine_gold"]
    layout.card("e3n0", "mine_ruby", owner=1).card("e0n0", "mine_diamond")
    assert refusal(layout.match(), 0, "dragon e0n0 0") == "DF-6.3"


def test_cards_left_in_hand_are_worth_nothing() -> None:
    """DF-6.7, DF-13.3."""
    assert final(Layout(2)).scores == (0, 0)
