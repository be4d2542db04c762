"""The rules of Dwar7s Fall, chapter 11: ogres."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, asked, end_turn, refusal, stack, words
from tests.rulebook.dwarfs_fall.helpers import NO_GEMS, draw, lot, no_answer, to_tasks, together, undealt


def crowd() -> Layout:
    """Blue and red on two inns with a wall between; blue's castle to the west."""
    layout = Layout(3).card("e0n0", "inn_ogre").card("e1n0", "inn_shop").card("w1n0", "castle")
    return layout.dwarfs("e0n0", 0, 1).dwarfs("e0n0", 1, 2).dwarfs("e1n0", 1, 1).dwarfs("e1n0", 2, 2)


def test_ogres_are_free_and_any_number() -> None:
    """DF-11.1: also after the last action."""
    match = crowd().ogres(0, "shove", "rout").turn(0, used=4).match()
    assert refusal(match, 0, "put w1n0") == "DF-5.2"
    match.answer(0, "shove e0n0-red")
    match.answer(0, "rout e1n0-green")
    assert match.view().seats[0].ogres == 0
    assert stack(match, "e0n0").dwarfs == (1, 1, 0)
    assert stack(match, "e1n0").dwarfs == (0, 1, 0)


def test_ogres_are_played_before_the_first_action() -> None:
    """DF-11.1: and cost none."""
    match = crowd().ogres(0, "shove").match()
    match.answer(0, "shove e0n0-red")
    assert match.view().actions_left == 4


def test_no_ogre_among_the_tasks_or_in_another_turn() -> None:
    """DF-11.1: only on the own turn, only before the first task."""
    match = crowd().dwarfs("w1n0", 0, 2).ogres(0, "shove").ogres(1, "shove").match()
    with pytest.raises(underhall.NotAsked):
        match.answer(1, "shove e0n0-blue")
    match.answer(0, "done")
    assert asked(match) == (0, "task")
    no_answer(match, 0, "shove e0n0-red")


def test_a_drawn_ogre_waits_for_the_next_turn() -> None:
    """DF-11.2: it comes after the actions."""
    layout = Layout(2).card("e0n0", "inn_ogre").card("e1n0", "mine_emerald").dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2)
    match = undealt(layout.dwarfs("e1n0", 1, 1))
    match.answer(0, "done")
    match.answer(0, "e0n0")
    draw(match, "shove")
    assert asked(match) == (0, "task")
    no_answer(match, 0, "shove")
    end_turn(match)
    end_turn(match)
    assert "shove" in words(match)


def test_a_played_ogre_lies_open() -> None:
    """DF-11.3: on the discard pile."""
    match = crowd().ogres(0, "shove").match()
    match.answer(0, "shove e0n0-red")
    assert match.view().ogre_discards == {"shove": 1}
    assert match.view().seats[1].supply == 5


def test_an_ogre_takes_a_place_in_hand() -> None:
    """DF-11.4: nine cards and one ogre are too many; an ogre that is not held cannot be played."""
    match = Layout(2).ogres(0, "shove").match()
    assert refusal(match, 0, "rout") == "DF-11.4"
    end_turn(match)
    match.answer(0, "shove")
    assert match.view().seats[0].ogres == 0
    assert match.view().ogre_discards == {"shove": 1}


def test_an_ogre_needs_a_target() -> None:
    """DF-11.5: none for anybody on a table with own dwarfs only, no foreign gems, no foreign ogres."""
    layout = Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 1)
    match = layout.ogres(0, "shove", "rout", "frogmarch", "cutpurse", "turncoat", "changeling").match()
    assert refusal(match, 0, "shove") == "DF-11.5"
    assert refusal(match, 0, "rout") == "DF-11.5"
    assert refusal(match, 0, "frogmarch") == "DF-11.5"
    assert refusal(match, 0, "cutpurse") == "DF-11.5"
    assert refusal(match, 0, "turncoat") == "DF-11.5"
    assert refusal(match, 0, "changeling") == "DF-11.5"


def test_shove_sends_one_foreign_dwarf_home() -> None:
    """DF-11.3, DF-11.5: without a reward; never an own one."""
    match = crowd().ogres(0, "shove").match()
    assert refusal(match, 0, "shove e0n0-blue") == "DF-11.3"
    assert refusal(match, 0, "shove e0n0-green") == "DF-11.3"
    assert refusal(match, 0, "shove e0n0-yellow") == "DF-1.1"
    match.answer(0, "shove e0n0-red")
    assert stack(match, "e0n0").dwarfs == (1, 1, 0)
    assert match.view().seats[1].supply == 5
    assert match.view().seats[1].ogres == 0


def test_rout_sends_a_whole_colour_home_from_one_card() -> None:
    """DF-11.3: another colour than one's own; its dwarfs elsewhere stay."""
    match = crowd().ogres(0, "rout").match()
    assert refusal(match, 0, "rout e0n0-blue") == "DF-11.3"
    match.answer(0, "rout e0n0-red")
    assert stack(match, "e0n0").dwarfs == (1, 0, 0)
    assert stack(match, "e1n0").dwarfs == (0, 1, 2)
    assert match.view().seats[1].supply == 6


def test_frogmarch_moves_a_dwarf_through_a_wall() -> None:
    """DF-11.3, DF-11.5: any colour, to an adjacent card, whatever the walls."""
    match = crowd().ogres(0, "frogmarch").match()
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "frogmarch e0n0-red e1n0")
    assert stack(match, "e0n0").dwarfs == (1, 1, 0)
    assert stack(match, "e1n0").dwarfs == (0, 2, 2)
    assert match.view().actions_left == 4


def test_frogmarch_moves_own_dwarfs_too() -> None:
    """DF-11.3."""
    match = crowd().ogres(0, "frogmarch").match()
    match.answer(0, "frogmarch e0n0-blue w1n0")
    assert stack(match, "w1n0").dwarfs == (1, 0, 0)


def test_frogmarch_needs_a_slot_next_door() -> None:
    """DF-11.5: not onto a full card, not two cards far."""
    layout = crowd().card("e0s1", "castle", owner=1).dwarfs("e0s1", 2, 3).card("e2n0", "mine_gold")
    match = layout.ogres(0, "frogmarch").match()
    assert refusal(match, 0, "frogmarch e0n0-red e0s1") == "DF-7.4"
    assert refusal(match, 0, "frogmarch e0n0-red e2n0") == "DF-11.5"


def test_cutpurse_takes_a_gem() -> None:
    """DF-11.3: from an opponent who has any; the whole table sees which."""
    layout = Layout(4).gems(1, ruby=1).gems(2, gold=2).gems(0, emerald=1).ogres(0, "cutpurse")
    match = layout.match()
    assert refusal(match, 0, "cutpurse blue") == "DF-11.3"
    assert refusal(match, 0, "cutpurse yellow") == "DF-11.3"
    match.answer(0, "cutpurse red")
    assert match.view().seats[0].gems == {**NO_GEMS, "emerald": 1, "ruby": 1}
    assert match.view().seats[1].gems == NO_GEMS
    assert match.view(3).seats[0].gems["ruby"] == 1


def test_cutpurse_takes_at_random() -> None:
    """DF-11.3, DF-14.3: each of the victim's gems may come."""
    match = undealt(Layout(2).gems(1, gold=3, ruby=1).ogres(0, "cutpurse"))
    match.answer(0, "cutpurse")
    assert lot(match).weights == [3, 0, 0, 1]
    draw(match, "ruby")
    assert match.view().seats[0].gems == {**NO_GEMS, "ruby": 1}
    assert match.view().seats[1].gems == {**NO_GEMS, "gold": 3}


def test_turncoat_takes_an_ogre_that_may_be_played_at_once() -> None:
    """DF-11.3, DF-11.1: stolen and played in the same turn."""
    match = crowd().ogres(0, "turncoat").ogres(1, "rout").match()
    match.answer(0, "turncoat")
    assert match.view().seats[1].ogres == 0
    match.answer(0, "rout e0n0-red")
    assert match.view().ogre_discards == {"turncoat": 1, "rout": 1}


def test_turncoat_needs_a_victim_with_ogres() -> None:
    """DF-11.3: not oneself, nobody without ogres."""
    match = Layout(4).ogres(0, "turncoat").ogres(1, "rout").ogres(2, "shove").match()
    assert refusal(match, 0, "turncoat blue") == "DF-11.3"
    assert refusal(match, 0, "turncoat yellow") == "DF-11.3"
    match.answer(0, "turncoat green")
    assert [seat.ogres for seat in match.view().seats] == [1, 1, 0, 0]


def test_changeling_swaps_two_dwarfs() -> None:
    """DF-11.3: different colours, different cards; full cards do not matter."""
    layout = crowd().dwarfs("e1n0", 0, 1).ogres(0, "changeling")
    match = layout.match()
    assert refusal(match, 0, "changeling e0n0-blue e1n0-blue") == "DF-11.3"
    assert refusal(match, 0, "changeling e0n0-blue e0n0-red") == "DF-11.3"
    match.answer(0, "changeling e0n0-blue e1n0-green")
    assert stack(match, "e0n0").dwarfs == (0, 2, 1)
    assert stack(match, "e1n0").dwarfs == (2, 1, 1)


def test_changeling_takes_the_pair_in_either_order() -> None:
    """DF-11.3: also two foreign dwarfs."""
    layout = crowd().dwarfs("e1n0", 0, 1).ogres(0, "changeling")
    match, other = layout.match(), layout.match()
    match.answer(0, "changeling e0n0-red e1n0-green")
    other.answer(0, "changeling e1n0-green e0n0-red")
    assert stack(match, "e0n0").dwarfs == (1, 1, 1)
    assert match.digest() == other.digest()


def test_the_last_ogre_drawn_reshuffles_nothing() -> None:
    """DF-11.6: the discards are shuffled when a card must be drawn, not before."""
    layout = Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2).discarded("shove", "shove", "shove", "rout")
    layout.discarded(
        "frogmarch", "frogmarch", "frogmarch", "cutpurse", "cutpurse", "turncoat", "turncoat", "changeling"
    )
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert match.view(0).seats[0].known_ogres == ("changeling",)
    assert match.view().ogre_pile == 0
    assert sum(match.view().ogre_discards.values()) == 12


def test_thief_and_victim_know_the_stolen_ogre() -> None:
    """DF-11.3, DF-14: a third seat and a spectator see only that one was taken."""
    match = Layout(3).ogres(0, "turncoat").ogres(1, "shove").match()
    match.answer(0, "turncoat")
    assert match.view(0).seats[0].known_ogres == ("shove",)
    assert match.view(1).seats[0].known_ogres == ("shove",)
    assert match.view(2).seats[0].known_ogres == ()
    assert match.view().seats[0].known_ogres == ()
    assert [seat.ogres for seat in match.view(2).seats] == [1, 0, 0]
    assert [event.key for event in match.events(1)][-1] == "df-log-steal-ogre-own"
    assert [event.key for event in match.events(2)][-1] == "df-log-steal-ogre"
    assert "ogre" not in match.events(2)[-1].args


@pytest.mark.parametrize("taken", ["shove", "rout"])
def test_a_theft_clears_what_third_seats_knew(taken: str) -> None:
    """DF-11.3, DF-14: the third seat knew of a shove and cannot tell whether it is still there."""
    match = undealt(Layout(3).ogres(0, "turncoat").ogres(1, "shove", seen_by=2).ogres(1, "rout"))
    assert match.view(2).seats[1].known_ogres == ("shove",)
    match.answer(0, "turncoat")
    draw(match, taken)
    assert match.view(2).seats[0].known_ogres == ()
    assert match.view(2).seats[1].known_ogres == ()
    assert match.view(1).seats[0].known_ogres == (taken,)


def test_a_thief_still_knows_what_it_did_not_take() -> None:
    """DF-11.3, DF-14: it knew of a shove and saw that it took the rout."""
    match = undealt(Layout(3).ogres(0, "turncoat").ogres(1, "shove", seen_by=0).ogres(1, "rout"))
    match.answer(0, "turncoat")
    draw(match, "rout")
    assert match.view(0).seats[1].known_ogres == ("shove",)


@pytest.mark.parametrize("hidden", ["shove", "frogmarch"])
def test_a_played_ogre_is_the_one_that_was_known(hidden: str) -> None:
    """DF-11.3, DF-14: red knew of one shove in blue's hand; after blue plays one, red knows nothing about the rest."""
    layout = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", 1, 1)
    match = layout.ogres(0, "shove", seen_by=1).ogres(0, hidden).match()
    match.answer(0, "shove")
    assert match.view(1).seats[0].ogres == 1
    assert match.view(1).seats[0].known_ogres == ()


@pytest.mark.parametrize("hidden", ["shove", "frogmarch"])
def test_a_discarded_ogre_is_the_one_that_was_known(hidden: str) -> None:
    """DF-12.3, DF-14: as for a played one."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle").gems(0, gold=2)
    match = layout.ogres(0, "shove", seen_by=1).ogres(0, hidden).match()
    end_turn(match)
    match.answer(0, "gold shove")
    assert match.view(1).seats[0].ogres == 1
    assert match.view().ogre_discards == {"shove": 1}
    assert match.view(1).seats[0].known_ogres == ()
