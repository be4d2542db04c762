"""The rules of Trollfjord, chapter 6: striking."""

from __future__ import annotations

from typing import Any

import pytest

import underhall
from tests.trollfjord import Layout, asked, draw, drawing, only, strike, treasure, words
from underhall.core.match import Outcome
from underhall.games.trollfjord.state import fall_counts


def alone(**facts: Any) -> Layout:
    layout = Layout(2)
    layout.trolls(0, tundra1=2, forest1=2).kings(10, 20).treasures(tundra1=15, forest1=12, fjord1=18)
    return layout.bout("F1", **facts)


def pair(late_take: bool = False, **facts: Any) -> Layout:
    layout = Layout(2, late_take=late_take).trolls(0, tundra1=2, forest1=1).trolls(1, forest1=1, fjord1=1)
    layout.kings(10, 20).treasures(tundra1=15, forest1=12, fjord1=18)
    return layout.bout("F1", 1, **facts)


def test_the_active_player_strikes_first_and_at_least_once() -> None:
    """TF-6.1: after the decision there is no word for stopping."""
    layout = Layout(2).trolls(0, tundra1=2, forest1=2).kings(10, 20).after_moving()
    match = layout.match()
    match.answer(0, "F1")
    match.answer(0, "strike")
    assert asked(match) == (0, "strike")
    assert len(only(match).options) == 200
    with pytest.raises(underhall.Illegal):
        match.answer(0, "stop")


def test_boulders_add_up_over_the_bout() -> None:
    """TF-6.2: the counter rises with every strike, also with an empty one."""
    match = alone(strikes=1).match()
    strike(match, "w2r1y0b0")
    strike(match, "w0r0y0b0")
    strike(match, "w0r0y1b1")
    assert match.view().bout is None or match.view().bout.total == 5
    falls = [event for event in match.events() if event.key.startswith("tf-log-fall")]
    assert [event.args.get("n", 0) for event in falls] == [3, 0, 2]


def test_nothing_falls_without_a_strike() -> None:
    """TF-6.3, TF-6.15: what falls is asked of the tower after a strike alone, and a fall of none is an empty strike."""
    match = pair(strikes=1).match()
    assert drawing(match) is None
    with pytest.raises(underhall.NotAsked):
        match.draw(0)
    match.answer(0, "again l1-5")
    assert drawing(match) == "fall"
    assert match.view().bout.strike == 0
    draw(match, "w0r0y0b0")
    assert (match.view().bout.strikes, match.view().bout.hitter) == (2, 1)


def test_more_than_there_is_cannot_fall() -> None:
    """TF-6.3: not twelve of a colour, and not more than are still inside."""
    match = alone(strikes=1, table={"white": 10}).match()
    match.answer(0, "again l3-60")
    chance = match.pending
    assert isinstance(chance, underhall.core.game.Chance)
    for word in ("w2r0y0b0", "w0r12y0b0", "w0r0", "0", "w-1r0y0b0"):
        assert match.game.read_outcome(match.state, chance, word) is None
    assert match.game.read_outcome(match.state, chance, "w1r11y11b11") is not None


def test_only_on_the_lateral_walls() -> None:
    """TF-6.4: left and right, five heights, twenty strengths."""
    match = alone(strikes=1).match()
    match.answer(0, "again")
    assert words(match)[0] == "l1-5"
    assert words(match)[-1] == "r5-100"
    assert {word[0] for word in words(match)} == {"l", "r"}
    for wrong in ("b3-60", "l6-60", "l3-105", "l3-0", "l3-61"):
        with pytest.raises(underhall.Illegal):
            match.answer(0, wrong)
    assert asked(match) == (0, "strike")


def test_alone_an_empty_strike_changes_nothing() -> None:
    """TF-6.8: beyond counting."""
    match = alone(strikes=1).match()
    strike(match, "w0r0y0b0")
    assert asked(match) == (0, "again")
    assert match.view().bout.strikes == 2


def test_who_stops_collects_at_once() -> None:
    """TF-6.9, TF-8.3: before the other is asked."""
    match = pair(strikes=2, table={"white": 11, "red": 2}).match()
    match.answer(0, "stop")
    assert match.view().seats[0].slots[0] == 12
    assert asked(match) == (1, "continue")


def test_nobody_goes_on_after_a_limit() -> None:
    """TF-6.10: with the last strike all is over; both collect."""
    match = pair(strikes=4, table={"white": 11, "red": 3, "yellow": 3}).match()
    strike(match, "w0r0y0b1")
    match.answer(0, "tundra1")
    assert match.view().seats[0].slots[0] == 15
    match.answer(1, "fjord1")
    assert match.view().seats[1].patch == (18,)


def test_going_on_means_to_strike() -> None:
    """TF-6.11: at least once."""
    match = pair(strikes=2).match()
    match.answer(0, "stop")
    match.answer(1, "go-on")
    assert asked(match) == (1, "strike")


@pytest.mark.parametrize(("late_take", "slot"), [(False, None), (True, 12)])
def test_who_stopped_too_early_has_lost_it(late_take: bool, slot: int | None) -> None:
    """TF-6.12: the other brings it to 13, and the stopper takes nothing; with late_take he takes what is left."""
    match = pair(late_take, strikes=2, table={"white": 10}).match()
    match.answer(0, "stop")
    match.answer(1, "go-on")
    strike(match, "w0r3y5b0")
    match.answer(1, "stop")
    match.answer(1, "fjord1")
    if late_take:
        match.answer(0, "forest1")
    assert match.view().seats[0].slots[0] == slot
    assert match.view().seats[1].patch == (18,)


def test_the_turn_stays_whose_it_is() -> None:
    """TF-6.14, TF-8.5: the partner holds the hammer and stops; his treasure goes onto the patch, hers into a slot."""
    match = pair(strikes=2, table={"white": 11, "red": 5}).match()
    strike(match, "w0r0y0b0")
    assert match.view().active == 0
    match.answer(1, "stop")
    assert match.view().seats[1].patch == (12,)
    assert match.view().seats[1].slots[0] is None
    match.answer(0, "collect")
    assert match.view().seats[0].slots[0] == 15


def test_a_fall_of_the_twin_is_what_the_tower_holds() -> None:
    """TF-2.8, TF-6.2: whatever the twin of the tower lets fall was inside."""
    match = underhall.restore(alone(strikes=1, table={"white": 11, "red": 4, "yellow": 4, "blue": 4}).snapshot, seed=3)
    match.answer(0, "again r5-100")
    (fallen,) = [entry.code for entry in match.log if isinstance(entry, Outcome) and entry.pile == "fall"]
    white, red, yellow, blue = fall_counts(fallen)
    assert white == 0
    assert max(red, yellow, blue) <= 7


def test_a_late_treasure_is_for_who_has_none() -> None:
    """TF-6.12, TF-8.4 with late_take: the stopper has taken 12, so the tundra's 15 stays where it is."""
    match = pair(late_take=True, strikes=2, table={"white": 11, "red": 1}).match()
    match.answer(0, "stop")
    match.answer(1, "go-on")
    strike(match, "w0r0y5b1")
    match.answer(1, "stop")
    assert match.view().seats[1].patch == (18,)
    assert match.view().seats[0].slots == (12, None, None, None)
    assert treasure(match, "tundra1") == 15


def test_a_late_treasure_must_be_taken() -> None:
    """TF-6.12, TF-8.2 with late_take: the stopper may not refuse the only one in reach."""
    match = pair(late_take=True, strikes=2, table={"white": 9}).treasures(tundra1=26, fjord1=13).match()
    match.answer(0, "stop")
    match.answer(1, "go-on")
    strike(match, "w0r0y4b0")
    match.answer(1, "stop")
    match.answer(1, "fjord1")
    assert match.view().seats[0].slots == (12, None, None, None)
