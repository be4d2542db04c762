"""The rules of Dwar7s Fall, chapter 5: the turn."""

from __future__ import annotations

from tests.positions import Layout, asked, end_turn, refusal, stack
from tests.rulebook.dwarfs_fall.helpers import new, no_answer


def test_a_turn_is_actions_then_tasks_then_the_hand_limit() -> None:
    """DF-5.1: in this order, and never back."""
    match = Layout(2).card("e0n0", "mine_gold").dwarfs("e0n0", 0, 2).gems(0, ruby=1).match()
    assert (asked(match), match.view().phase) == ((0, "turn"), "actions")
    match.answer(0, "done")
    assert (asked(match), match.view().phase) == ((0, "task"), "tasks")
    no_answer(match, 0, "put")
    match.answer(0, "e0n0")
    assert (asked(match), match.view().phase) == ((0, "discard"), "discard")
    no_answer(match, 0, "e0n0")
    match.answer(0, "gold")
    match.answer(0, "ruby")
    assert asked(match) == (1, "turn")


def test_three_actions_in_any_mix() -> None:
    """DF-5.2: a dwarf, a step, another dwarf; then nothing more."""
    match = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop").match()
    match.answer(0, "put e0n0")
    match.answer(0, "move")
    assert stack(match, "e1n0").dwarfs == (1, 0)
    match.answer(0, "put e0n0")
    assert refusal(match, 0, "put e0n0") == "DF-5.2"
    assert refusal(match, 0, "move") == "DF-5.2"
    assert refusal(match, 0, "castle e0n1 0") == "DF-5.2"


def test_three_cards_in_one_turn() -> None:
    """DF-5.2: repeats are allowed."""
    match = new()
    match.answer(0, "inn_shop 0")
    match.answer(0, "inn_ogre e1n0 0")
    match.answer(0, "mine_gold e2n0 0")
    assert refusal(match, 0, "mine_ruby e3n0 0") == "DF-5.2"


def test_actions_may_be_left_and_are_lost() -> None:
    """DF-5.3: nobody has to do anything, and nothing is saved up."""
    match = new()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    match.answer(1, "done")
    assert asked(match) == (0, "turn")
    assert match.view().actions_left == 3


def test_the_bonus_needs_no_dwarf() -> None:
    """DF-5.4: and the castle's owner has it wherever the castle lies."""
    layout = Layout(2).card("e0n0", "inn_shop", owner=1).card("e1n0", "castle")
    assert layout.match().view().actions_left == 4
    assert layout.turn(1).match().view().actions_left == 3


def test_a_castle_lost_as_third_action_gives_no_fourth() -> None:
    """DF-5.5: castle_bonus = live is tested before each action."""
    match = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").turn(0, used=2).match()
    match.answer(0, "giant 0")
    assert refusal(match, 0, "put e1n0") == "DF-5.2"


def test_a_castle_lost_after_the_fourth_action_changes_nothing() -> None:
    """DF-5.5: losing the bonus after use has no effect."""
    match = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").turn(0, used=3).match()
    match.answer(0, "giant 0")
    assert asked(match) == (0, "turn")
    assert match.view().actions_left == 0


def test_the_bonus_may_be_fixed_at_the_start_of_the_turn() -> None:
    """DF-5.5: castle_bonus = turn_start; a castle laid now counts from the next turn on, one lost now counts still."""
    match = Layout(2, castle_bonus="turn_start").card("e0n0", "inn_shop").match()
    match.answer(0, "castle e1n0 0")
    assert match.view().actions_left == 2
    end_turn(match)
    end_turn(match)
    assert match.view().actions_left == 4
    match.answer(0, "giant 0")
    assert match.view().actions_left == 3
