"""The rules of Dwar7s Fall, chapter 10: digging."""

from __future__ import annotations

from tests.positions import Layout, asked, stack, words
from tests.rulebook.dwarfs_fall.helpers import kinds, no_answer, to_tasks, together


def test_two_cards_change_places() -> None:
    """DF-10.1: the only stack that can be dug is dug, without a question."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "mine_gold", turned=2).card("e1n0", "mine_ruby", turned=1)
    match = to_tasks(layout.dwarfs("e0n0", 0, 2))
    match.answer(0, "e0n0")
    assert [(card.kind, card.turned) for card in stack(match, "e1n0").cards] == [("mine_gold", 2), ("mine_ruby", 1)]


def near_and_far(**options: str) -> Layout:
    """Blue's castle with a stack in its realm and one behind a wall."""
    layout = Layout(2, **options).card("e0n0", "castle").card("e1n0", "inn_ogre").card("e1n0", "inn_shop")
    layout.card("e0s1", "mine_gold", owner=1).card("e0s1", "mine_emerald", owner=1).card("e2n0", "inn_ogre", owner=1)
    return layout.card("e1s1", "mine_gold").card("e1s1", "mine_ruby", turned=2).dwarfs("e0n0", 0, 2)


def test_digging_reaches_anywhere() -> None:
    """DF-10.2: dig_range = anywhere; any realm, type and colour."""
    match = to_tasks(near_and_far())
    match.answer(0, "e0n0")
    assert not together(match, "e0n0", "e0s1")
    assert words(match) == {"e1n0", "e0s1", "e1s1"}


def test_digging_may_be_kept_to_the_own_realm() -> None:
    """DF-10.2: dig_range = own_realm."""
    match = to_tasks(near_and_far(dig_range="own_realm"))
    match.answer(0, "e0n0")
    assert kinds(match, "e1n0") == ["inn_ogre", "inn_shop"]
    assert kinds(match, "e0s1") == ["mine_emerald", "mine_gold"]


def test_a_third_dwarf_keeps_the_castle_where_it_is() -> None:
    """DF-10.3: the own stack can be dug only if it is then empty of dwarfs."""
    layout = Layout(2).card("e0n0", "castle", owner=1).card("e0n0", "castle").dwarfs("e0n0", 0, 2).dwarfs("e0n0", 1, 1)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert [card.owner for card in stack(match, "e0n0").cards] == [0, 1]
    assert stack(match, "e0n0").dwarfs == (0, 1)


def test_a_castle_in_a_giants_scope_cannot_dig() -> None:
    """DF-10.4: the dwarfs go home and nothing is dug."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1).card("e1n0", "giant", owner=1)
    layout.card("e0s1", "inn_ogre").card("e0s1", "inn_shop").dwarfs("e0n0", 0, 2)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert kinds(match, "e0s1") == ["inn_shop", "inn_ogre"]
    assert match.view().seats[0].supply == 7


def test_a_castle_dug_up_gives_its_action_from_the_next_turn_on() -> None:
    """DF-10.5: the bonus is there at once, but the actions are over."""
    layout = Layout(3).card("e0n0", "castle").card("e0n0", "castle", owner=1).card("e1n0", "castle", owner=2, turned=1)
    layout.card("e2n0", "mine_emerald").dwarfs("e1n0", 0, 2).dwarfs("e2n0", 0, 2)
    match = to_tasks(layout)
    match.answer(0, "e1n0")
    assert asked(match) == (0, "task")
    assert match.view().seats[0].bonus
    assert not match.view().seats[1].bonus
    no_answer(match, 0, "put")
