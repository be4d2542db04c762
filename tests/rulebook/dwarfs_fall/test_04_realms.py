"""The rules of Dwar7s Fall, chapter 4: realms."""

from __future__ import annotations

import underhall
from tests.positions import Layout, end_turn, refusal, stack, words
from tests.rulebook.dwarfs_fall.helpers import realm_points, to_tasks, together


def test_realms_are_what_open_borders_connect() -> None:
    """DF-4.1: whatever the colours; every stack is in exactly one."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop", owner=1)
    match = layout.card("e2n0", "inn_ogre", turned=2).card("e3n0", "mine_emerald", owner=1).match()
    assert together(match, "e0n0", "e1n0")
    assert not together(match, "e1n0", "e2n0")
    assert together(match, "e2n0", "e3n0")


def open_realm(**options: bool) -> Layout:
    """Castle and ruby mine, closed but for the castle's southern edge, which faces an empty cell."""
    return Layout(2, **options).card("e0n0", "castle").card("e1n0", "mine_ruby", turned=1)


def test_a_realm_need_not_be_closed() -> None:
    """DF-4.2: realm_must_be_closed = false."""
    assert realm_points(open_realm()) == 4
    assert realm_points(open_realm().card("e0s1", "mine_emerald")) == 4


def test_a_realm_may_have_to_be_closed_to_score() -> None:
    """DF-4.2: realm_must_be_closed = true; a neighbour's wall closes it."""
    assert realm_points(open_realm(realm_must_be_closed=True)) == 0
    assert realm_points(open_realm(realm_must_be_closed=True).card("e0s1", "mine_emerald")) == 4


def test_an_open_realm_blocks_all_the_same() -> None:
    """DF-4.2: realm_must_be_closed = true is about points, also those that a secret goal counts, and nothing else."""
    layout = Layout(2, realm_must_be_closed=True).card("e0n0", "mine_emerald").card("e0n0", "dragon")
    match = layout.card("e1n0", "mine_diamond").match()
    assert refusal(match, 0, "mine_ruby e1n0 0") == "DF-9.5"


def rich_crown(**options: bool) -> underhall.Match:
    """Blue's secret goal is a realm of ten points; it has one, with open edges."""
    layout = Layout(2, **options).secret(0, "SG2").card("e0n0", "castle").card("e1n0", "inn_shop")
    layout.card("e2n0", "inn_shop", owner=1).card("e3n0", "mine_emerald").card("e3s1", "mine_ruby", turned=2)
    return layout.card("e4n0", "mine_emerald", owner=1).match()


def test_an_open_realm_and_a_secret_goal_about_its_points() -> None:
    """DF-4.2, DF-13.1: realm_must_be_closed = false and true."""
    assert "reveal" in words(rich_crown())
    assert refusal(rich_crown(realm_must_be_closed=True), 0, "reveal") == "DF-13.1"


def test_the_realm_with_my_castle_is_mine() -> None:
    """DF-4.3: cards of all colours in it count, own cards elsewhere do not."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop", owner=1)
    layout.card("e2n0", "inn_ogre", turned=2).card("e3n0", "mine_emerald")
    assert realm_points(layout) == 2 + 2


def test_a_castle_under_a_giant_is_in_play() -> None:
    """DF-4.4: but it gives no action."""
    match = Layout(2).card("e0n0", "castle").card("e0n0", "giant", owner=1).match()
    assert match.view().seats[0].castle == "e0n0"
    assert match.view().actions_left == 3


def test_a_castle_under_a_castle_is_not() -> None:
    """DF-4.4: until it is uncovered."""
    layout = Layout(2).card("e0n0", "castle").card("e0n0", "castle", owner=1).card("e1n0", "inn_ogre")
    match = layout.dwarfs("e0n0", 1, 2).turn(1).match()
    assert match.view().seats[0].castle is None
    match.answer(1, "done")
    match.answer(1, "e0n0")
    assert match.view().seats[0].castle == "e0n0"
    assert match.view().actions_left == 4


def test_two_castles_in_one_realm_have_it_whole() -> None:
    """DF-4.5: each owner counts all cards, the other's castle included."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1)
    match = layout.match()
    assert [seat.realm_vp for seat in match.view().seats] == [4, 4]
    assert [seat.bonus for seat in match.view().seats] == [True, True]


def test_stacking_splits_and_merges_realms_at_once() -> None:
    """DF-4.6: an inn between two mines is covered twice."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop").card("e2n0", "mine_diamond")
    match = layout.match()
    assert together(match, "e0n0", "e2n0")
    match.answer(0, "inn_ogre e1n0 0")
    assert not together(match, "e0n0", "e2n0")
    end_turn(match)
    match.answer(1, "inn_ogre e1n0 90")
    assert together(match, "e0n0", "e2n0")


def test_a_card_beside_two_realms_merges_them() -> None:
    """DF-4.6, DF-6.2: by extending."""
    layout = Layout(2).card("e0n0", "inn_ogre").card("e1n0", "mine_emerald").card("e0s1", "castle", owner=1, turned=3)
    match = layout.match()
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "mine_gold e1s1 90")
    assert together(match, "e0n0", "e1n0")


def test_a_defeated_monster_takes_its_walls_along() -> None:
    """DF-4.6, DF-9.8: the card below lies as it lay, and the realms merge."""
    layout = Layout(2).card("e0n0", "mine_gold", turned=3).card("e1n0", "inn_shop")
    layout.card("e0n0", "dragon", turned=1).dwarfs("e0n0", 0, 5)
    match = to_tasks(layout)
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "e0n0")
    assert (stack(match, "e0n0").cards[0].turned, stack(match, "e0n0").walls) == (3, "NW")
    assert together(match, "e0n0", "e1n0")
