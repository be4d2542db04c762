"""The rules of Dwar7s Fall, chapter 8: tasks."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, asked, end_turn, refusal, stack, words
from tests.rulebook.dwarfs_fall.helpers import NO_GEMS, kinds, market, to_tasks


def test_only_the_dwarfs_of_the_active_player_count() -> None:
    """DF-8.1: red's two are not ready in blue's turn; blue's one is not enough."""
    match = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 1).dwarfs("e0n0", 1, 2).match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    assert stack(match, "e0n0").dwarfs == (1, 2)


def test_tasks_are_done_in_any_order_or_not_at_all() -> None:
    """DF-8.1: the second card first, the first one left."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "mine_diamond")
    match = to_tasks(layout.dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2))
    assert words(match) == {"e0n0", "e1n0", "done"}
    match.answer(0, "e1n0")
    match.answer(0, "done")
    assert match.view().seats[0].gems == {**NO_GEMS, "diamond": 1}
    assert stack(match, "e0n0").dwarfs == (2, 0)


def test_exactly_the_needed_dwarfs_return() -> None:
    """DF-8.2: three of four on a ruby mine."""
    match = to_tasks(Layout(2).card("e0n0", "mine_ruby").dwarfs("e0n0", 0, 4))
    match.answer(0, "e0n0")
    assert stack(match, "e0n0").dwarfs == (1, 0)
    assert match.view().seats[0].supply == 6
    assert match.view().seats[0].gems["ruby"] == 1


def test_a_card_without_enough_dwarfs_is_not_ready() -> None:
    """DF-8.2: one dwarf on a mine that needs two."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "mine_diamond")
    match = to_tasks(layout.dwarfs("e0n0", 0, 1).dwarfs("e1n0", 0, 2))
    assert refusal(match, 0, "e0n0") == "DF-8.2"


def test_twice_the_dwarfs_do_the_task_twice() -> None:
    """DF-8.3: four on a test card with four slots that needs two."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "castle").dwarfs("e0n0", 0, 4)
    match = layout.with_test_card("mine_emerald", slots=4)
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert asked(match) == (0, "task")
    match.answer(0, "e0n0")
    assert match.view().seats[0].gems["emerald"] == 2
    assert match.view().seats[0].supply == 7


def test_a_castle_without_anything_to_dig_fails() -> None:
    """DF-8.4: both guards go home."""
    match = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").dwarfs("e0n0", 0, 2).match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (0, 0)
    assert match.view().seats[0].supply == 7


def test_a_shop_without_an_affordable_goal_fails() -> None:
    """DF-8.4: the dwarfs go home, the gems stay."""
    layout = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", 0, 3).gems(0, gold=1).market("TG01", "TG02", "TG10")
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert match.view().seats[0].supply == 7
    assert match.view().seats[0].goals == ()
    assert match.view().seats[0].gems["gold"] == 1


def test_a_possible_task_may_be_left() -> None:
    """DF-8.5: the dwarfs stay."""
    match = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 2).match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (2, 0)
    assert match.view().seats[0].gems == NO_GEMS


def test_an_impossible_task_fails_at_the_end_of_the_turn() -> None:
    """DF-8.5: failed_tasks = automatic; only the needed dwarfs go."""
    match = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 3).gems(1, emerald=8).match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (1, 0)


def test_an_impossible_task_may_be_left_by_option() -> None:
    """DF-8.5: failed_tasks = optional; the dwarfs stay, or fail if their player says so."""
    layout = Layout(2, failed_tasks="optional").card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 2)
    layout.gems(1, emerald=8)
    match = layout.match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (2, 0)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert stack(match, "e0n0").dwarfs == (0, 0)


def two_doomed_tasks() -> underhall.Match:
    """Blue's castle finds nothing to dig while blue's other dwarfs stand on a stack whose gems have run out."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "mine_gold").card("e1n0", "mine_emerald")
    return to_tasks(layout.dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2).gems(1, emerald=8))


def test_impossible_tasks_are_judged_together() -> None:
    """DF-8.5: one failing at the end of the turn does not save the other."""
    match = two_doomed_tasks()
    match.answer(0, "done")
    assert match.view().seats[0].supply == 7
    assert kinds(match, "e1n0") == ["mine_emerald", "mine_gold"]


def test_a_task_may_be_let_fail_earlier() -> None:
    """DF-8.5, DF-8.6: then the castle has something to dig."""
    match = two_doomed_tasks()
    match.answer(0, "e1n0")
    match.answer(0, "e0n0")
    assert kinds(match, "e1n0") == ["mine_gold", "mine_emerald"]


def test_digging_first_frees_a_mine() -> None:
    """DF-8.6: the dug inn has a wall that shuts the dragon out."""
    layout = Layout(2).card("e0n0", "mine_emerald", owner=1).card("e0n0", "dragon", owner=1)
    layout.card("e1n0", "inn_ogre").card("e1n0", "inn_shop").card("e2n0", "mine_diamond").card("e1s1", "castle")
    match = to_tasks(layout.dwarfs("e2n0", 0, 2).dwarfs("e1s1", 0, 2))
    assert stack(match, "e2n0").blocked
    match.answer(0, "e1s1")
    assert not stack(match, "e2n0").blocked
    match.answer(0, "e2n0")
    assert match.view().seats[0].gems["diamond"] == 1


@pytest.mark.parametrize(
    ("kind", "need"),
    [("castle", 2), ("inn_ogre", 2), ("inn_shop", 3), ("mine_emerald", 2), ("mine_diamond", 2), ("mine_gold", 2),
     ("mine_ruby", 3)],
)  # fmt: skip
def test_how_many_dwarfs_a_card_needs(kind: str, need: int) -> None:
    """DF-8.7: one fewer and the card is not ready."""
    match = Layout(2).card("e0n0", kind).dwarfs("e0n0", 0, need - 1).match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    match = to_tasks(Layout(2).card("e0n0", kind).dwarfs("e0n0", 0, need))
    assert "e0n0" in words(match)


def last_gold(**options: bool) -> underhall.Match:
    """One gold in the bank; blue's gold mine is worked."""
    layout = Layout(2, **options).card("e0n0", "mine_gold").dwarfs("e0n0", 0, 2).gems(1, gold=11)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    return match


def test_one_gold_left_is_taken() -> None:
    """DF-8.8: partial_gold = true."""
    match = last_gold()
    assert match.view().seats[0].gems["gold"] == 1
    assert match.view().bank["gold"] == 0


def test_one_gold_left_may_be_too_little() -> None:
    """DF-8.8: partial_gold = false."""
    match = last_gold(partial_gold=False)
    assert match.view().seats[0].gems["gold"] == 0
    assert match.view().bank["gold"] == 1
    assert match.view().seats[0].supply == 7


def test_without_gold_the_mine_fails() -> None:
    """DF-8.8: with none left nothing is gained."""
    match = to_tasks(Layout(2).card("e0n0", "mine_gold").dwarfs("e0n0", 0, 2).gems(1, gold=12))
    match.answer(0, "e0n0")
    assert match.view().seats[0].gems["gold"] == 0
    assert match.view().seats[0].supply == 7


def test_an_ogre_is_drawn_from_the_pile() -> None:
    """DF-8.9: by the inn's task alone; its owner sees which."""
    match = to_tasks(Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2))
    match.answer(0, "e0n0")
    assert match.view().ogre_pile == 12
    assert len(match.view(0).seats[0].known_ogres) == 1
    assert match.view(1).seats[0].known_ogres == ()
    assert match.view(1).seats[0].ogres == 1


def test_a_goal_is_bought_for_exactly_its_gems() -> None:
    """DF-8.10: the gems go to the bank, the goal lies open, the gap is filled at once."""
    layout = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", 0, 3)
    match = to_tasks(layout.gems(0, gold=2, emerald=1, diamond=1).market("TG01", "TG02", "TG10"))
    match.answer(0, "e0n0")
    assert asked(match) == (0, "goal")
    assert words(match) == {"TG01", "TG02"}
    assert refusal(match, 0, "TG10") == "DF-8.10"
    assert refusal(match, 0, "TG03") == "DF-8.10"
    match.answer(0, "TG02")
    view = match.view()
    assert view.seats[0].goals == ("TG02",)
    assert view.seats[0].gems == {**NO_GEMS, "emerald": 1}
    assert (view.bank["gold"], view.bank["diamond"]) == (12, 8)
    assert len(market(match)) == 3
    assert {"TG01", "TG10"} < market(match)
    assert view.goals_left == 6


def test_without_a_deck_the_gap_stays() -> None:
    """DF-8.10: no refill."""
    layout = Layout(2).goals(1, "TG04", "TG05", "TG06", "TG07", "TG08", "TG09", "TG03")
    layout.card("e0n0", "inn_shop").dwarfs("e0n0", 0, 3).gems(0, gold=2, emerald=1)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert match.view().seats[0].goals == ("TG01",)
    assert market(match) == {"TG02", "TG10"}


def test_gems_mined_this_turn_may_be_spent() -> None:
    """DF-8.10: two gold from the mine pay for the goal."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "mine_gold").dwarfs("e0n0", 0, 3).dwarfs("e1n0", 0, 2)
    match = to_tasks(layout.gems(0, emerald=1).market("TG01", "TG09", "TG10"))
    match.answer(0, "e1n0")
    match.answer(0, "e0n0")
    assert match.view().seats[0].goals == ("TG01",)
    assert match.view().seats[0].gems == NO_GEMS


def test_foreign_cards_are_used_freely() -> None:
    """DF-8.11: blue digs with red's castle in red's realm; the action stays red's."""
    layout = (
        Layout(2).card("e0n0", "castle", owner=1).card("e1n0", "inn_ogre", owner=1).card("e1n0", "inn_shop", owner=1)
    )
    layout.dwarfs("e0n0", 0, 2)
    match = layout.match()
    assert match.view().actions_left == 3
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert kinds(match, "e1n0") == ["inn_ogre", "inn_shop"]
    assert match.view().actions_left == 4
