"""The rules of Trollfjord, chapter 8: collecting, crowns, clearing."""

from __future__ import annotations

import pytest

import underhall
from tests.trollfjord import Layout, asked, drawing, only, refill, strike, treasure, trolls, words


def collecting(partner: bool = False, **options: object) -> Layout:
    """At F1 with tundra 15, forest 12 and fjord 18; 20 boulders lie there and seat 0 decides."""
    layout = Layout(2, **options).trolls(0, tundra1=2, forest1=3)
    if partner:
        layout.trolls(1, forest1=1, fjord1=1)
    layout.kings(10, 20).treasures(tundra1=15, forest1=12, fjord1=18)
    table = {"white": 11, "red": 5, "yellow": 4}
    return layout.bout("F1", 1 if partner else None, strikes=2, table=table)


def test_one_treasure_each() -> None:
    """TF-8.4: both would qualify, one is taken."""
    match = collecting().match()
    match.answer(0, "stop")
    assert words(match) == ["tundra1", "forest1"]
    match.answer(0, "tundra1")
    assert match.view().seats[0].slots == (15, None, None, None)
    assert treasure(match, "forest1") == 12


@pytest.mark.parametrize(("word", "rule"), [("fjord1", "TF-8.1"), ("swamp1", "TF-8.1")])
def test_what_may_not_be_taken(word: str, rule: str) -> None:
    """TF-8.1: not without a troll there, not elsewhere."""
    match = collecting().match()
    match.answer(0, "stop")
    with pytest.raises(underhall.Illegal, match=rule.replace(".", r"\.")):
        match.answer(0, word)


def test_slot_in_ones_own_turn_patch_in_anothers() -> None:
    """TF-8.5: the patch takes any number, and everybody has seen what lies there."""
    match = collecting(partner=True).sack(1, patch=(10, 14)).match()
    match.answer(0, "stop")
    match.answer(0, "tundra1")
    match.answer(1, "collect")
    match.answer(1, "fjord1")
    assert match.view(0).seats[1].patch == (10, 14, 18)


def test_the_second_has_one_less_to_choose_from() -> None:
    """TF-8.6: what was taken is not laid anew before both have collected."""
    match = collecting(partner=True).match()
    match.answer(0, "stop")
    match.answer(0, "forest1")
    assert treasure(match, "forest1") is None
    match.answer(1, "collect")
    assert match.view().seats[1].patch == (18,)


def test_crowns_for_three_slots_only() -> None:
    """TF-8.7, TF-8.9: neither the slot + nor the patch; one player may hold several."""
    match = collecting().sack(1, 10, 13, 14).sack(0, 20, 21, 22).match()
    assert match.view().crowns == (0, 0, 0)
    assert match.view().seats[0].crowns == ("I", "II", "III")
    match.answer(0, "stop")
    match.answer(0, "forest1")
    assert match.view().seats[0].slots[3] == 12
    assert match.view().crowns == (0, 0, 0)


def test_the_region_of_the_treasure_is_cleared() -> None:
    """TF-8.11, TF-8.14: without a question, all of one's trolls, nobody else's."""
    match = collecting(partner=True).match()
    match.answer(0, "stop")
    match.answer(0, "forest1")
    match.answer(1, "collect")
    assert trolls(match, "forest1") == (0, 1)
    assert trolls(match, "tundra1") == (2, 0)
    assert match.view().seats[0].supply == 8


def test_the_active_player_clears_first() -> None:
    """TF-8.13: then the partner."""
    layout = collecting(partner=True).treasures(tundra1=25, forest1=26, fjord1=27)
    match = layout.match()
    match.answer(0, "stop")
    match.answer(1, "collect")
    assert asked(match) == (0, "clear")
    match.answer(0, "tundra1")
    assert asked(match) == (1, "clear")


@pytest.mark.parametrize(
    ("option", "offered"), [(False, ["tundra1", "forest1"]), (True, ["tundra1", "forest1", "fjord1"])]
)
def test_a_region_without_trolls_may_not_be_cleared(option: bool, offered: list[str]) -> None:
    """TF-8.12: unless free_clear allows it."""
    match = collecting(free_clear=option).treasures(tundra1=25, forest1=26, fjord1=27).match()
    match.answer(0, "stop")
    assert words(match) == offered
    if not option:
        with pytest.raises(underhall.Illegal, match=r"TF-8\.12"):
            match.answer(0, "fjord1")


def test_bare_regions_are_refilled() -> None:
    """TF-8.15: from the stock, face up; with an empty stock a region stays bare and offers nothing."""
    match = collecting().match()
    match.answer(0, "stop")
    match.answer(0, "tundra1")
    assert drawing(match) == "treasure"
    refill(match, 28)
    assert treasure(match, "tundra1") == 28
    match = collecting().no_stock().match()
    match.answer(0, "stop")
    match.answer(0, "tundra1")
    assert drawing(match) is None
    assert treasure(match, "tundra1") is None


def test_everything_goes_back_into_the_tower() -> None:
    """TF-8.17: boulders, counter, and the turn is over."""
    match = collecting().match()
    match.answer(0, "stop")
    match.answer(0, "tundra1")
    refill(match)
    assert match.view().bout is None
    assert asked(match) == (0, "move")
    assert match.snapshot()["state"]["top"] == {"white": 11, "red": 5, "yellow": 4, "blue": 0}


def test_the_value_of_a_crown_is_agreed() -> None:
    """TF-8.10: five points unless the table says otherwise."""
    assert Layout(2).sack(0, 20).match().view().seats[0].breakdown["crowns"] == 5
    assert Layout(2, crown_value=10).sack(0, 20).match().view().seats[0].breakdown["crowns"] == 10
    assert only(Layout(2).match()).kind == "move"


def test_the_third_slot_has_a_crown() -> None:
    """TF-8.7, TF-8.8: from the reserve, then from its holder."""
    for before in ((), (22, 21, 11)):
        layout = Layout(2).sack(1, *before).sack(0, 23, 24).trolls(0, swamp1=2, glacier1=2).kings(10, 20)
        match = layout.bout("F3", strikes=1, table={"white": 11, "red": 1}).match()
        assert match.view().crowns == (0, 0, 1 if before else None)
        match.answer(0, "stop")
        assert match.view().seats[0].slots[2] == 12
        assert match.view().crowns == (0, 0, 0)


def test_only_what_fell_last_lies_at_the_top() -> None:
    """TF-8.17: what falls is at the top no longer, and what was put back before the latest bout counts as inside."""
    layout = collecting().treasures(tundra1=25, forest1=26)
    layout.state["top"] = {"white": 0, "red": 6, "yellow": 5, "blue": 3}
    match = layout.match()
    strike(match, "w0r0y0b2")
    assert match.snapshot()["state"]["top"] == {"white": 0, "red": 6, "yellow": 5, "blue": 3}
    layout.state["bout"]["table"] = {"white": 11, "red": 5, "yellow": 4, "blue": 0}
    layout.state["top"] = {"white": 0, "red": 6, "yellow": 7, "blue": 10}
    match = layout.match()
    strike(match, "w0r0y1b3")
    assert match.snapshot()["state"]["top"] == {"white": 0, "red": 6, "yellow": 6, "blue": 8}
    match.answer(0, "stop")
    match.answer(0, "tundra1")
    assert match.snapshot()["state"]["top"] == {"white": 11, "red": 5, "yellow": 5, "blue": 3}
