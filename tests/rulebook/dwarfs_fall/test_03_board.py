"""The rules of Dwar7s Fall, chapter 3: board, adjacency, walls."""

from __future__ import annotations

import pytest

from tests.positions import Layout, refusal, stack, words
from tests.rulebook.dwarfs_fall.helpers import together


def test_a_corner_is_no_edge() -> None:
    """DF-3.1: no step to a card that touches only by a corner, though both are in one realm."""
    layout = Layout(2).card("e0n0", "inn_shop", turned=1).card("e0n1", "castle").card("e0s1", "inn_ogre")
    match = layout.card("e1n1", "castle", owner=1, turned=1).dwarfs("e0n0", 0, 1).match()
    assert together(match, "e0n0", "e1n1")
    assert refusal(match, 0, "move e1n1") == "DF-7.2"
    match.answer(0, "move e0n1")
    assert stack(match, "e0n1").dwarfs == (1, 0)


def test_no_question_is_answered_with_an_empty_cell() -> None:
    """DF-3.1: a dwarf stands on cards."""
    match = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle").match()
    assert refusal(match, 0, "put e2n0") == "DF-3.1"


def test_a_card_is_turned_clockwise() -> None:
    """DF-3.2: walls N and W become N and E by a quarter turn, also when stacking."""
    match = Layout(2).card("e0n0", "castle", owner=1).match()
    match.answer(0, "castle e0n0 90")
    assert stack(match, "e0n0").walls == "NE"
    match.answer(0, "inn_ogre e1n0 180")
    assert stack(match, "e1n0").walls == "W"
    match.answer(0, "mine_ruby e0s1 270")
    assert stack(match, "e0s1").walls == "NSW"


def test_turns_that_look_alike_have_one_name() -> None:
    """DF-3.2: a card with walls N and S lies in two ways only."""
    match = Layout(2).card("e0n0", "castle").match()
    assert refusal(match, 0, "mine_diamond e1n0 180") == "DF-3.2"
    match.answer(0, "mine_diamond e1n0")
    assert words(match) == {"0", "90"}


@pytest.mark.parametrize(
    ("west", "east", "is_open"),
    [(1, 1, True), (0, 1, False), (1, 2, False), (0, 2, False)],
    ids=["no wall", "wall of the western card", "wall of the eastern card", "back to back"],
)
def test_either_wall_closes_a_border(west: int, east: int, is_open: bool) -> None:
    """DF-3.3: one wall is enough, two are no more than one."""
    layout = Layout(2).card("e0n0", "inn_ogre", turned=west).card("e1n0", "inn_ogre", owner=1, turned=east)
    match = layout.dwarfs("e0n0", 0, 1).match()
    assert together(match, "e0n0", "e1n0") == is_open
    assert ("move" in words(match)) == is_open


def test_walls_need_not_match() -> None:
    """DF-3.4: a card may be laid any way round beside a wall and beside an open edge."""
    match = Layout(2).card("e0n0", "inn_ogre").match()
    match.answer(0, "castle e1n0")
    assert words(match) == {"0", "90", "180", "270"}
    match.undo(0)
    match.answer(0, "castle w1n0")
    assert words(match) == {"0", "90", "180", "270"}


def test_covered_walls_are_gone() -> None:
    """DF-3.5: a shop on an ogre inn opens its border."""
    match = Layout(2).card("e0n0", "inn_ogre").card("e1n0", "mine_emerald").match()
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "inn_shop e0n0 0")
    assert together(match, "e0n0", "e1n0")


def test_a_monster_has_walls() -> None:
    """DF-3.5: a dragon with its wall to the east closes the border."""
    match = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop").match()
    assert together(match, "e0n0", "e1n0")
    match.answer(0, "dragon 90")
    assert not together(match, "e0n0", "e1n0")
