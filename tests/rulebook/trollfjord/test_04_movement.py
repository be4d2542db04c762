"""The rules of Trollfjord, chapter 4: movement, trolls, tailwind."""

from __future__ import annotations

import pytest

import underhall
from tests.trollfjord import Layout, asked, only, trolls, words


def test_a_king_must_move() -> None:
    """TF-4.1: six ways, none of them to stay."""
    assert words(Layout(2).kings(4, 10).match()) == ["p1", "p2", "p3", "w1", "w2", "w3"]


def test_k_is_the_number_among_empty_cells() -> None:
    """TF-4.3: jumping over others is free, and what is jumped over is not counted."""
    match = Layout(4).kings(4, 6, 8, 10).match()
    move = next(move for move in match.view().moves if move.code == 0)
    assert (move.cell, move.steps) == (12, 1)


def test_an_empty_supply_forbids_no_cell() -> None:
    """TF-4.7: the king lands there, and nobody is asked how many."""
    match = Layout(2).trolls(0, tundra1=6, swamp2=4).kings(4, 5).match()
    match.answer(0, "p1")
    assert match.view().seats[0].progress == 6
    assert asked(match) == (1, "move")


def test_moving_back_is_legal() -> None:
    """TF-4.9: to and fro over one border; regions that only touch at a corner do not border."""
    match = Layout(2).trolls(0, glacier1=1).kings(4, 5).match()
    match.answer(0, "w2")
    assert words(match) == ["glacier1>swamp1", "glacier1>mountain1", "enough"]
    match.answer(0, "glacier1>swamp1 swamp1>glacier1")
    assert trolls(match, "glacier1") == (1, 0)


def test_the_regions_of_a_fortress_border_on_each_other() -> None:
    """TF-4.10: each on both others, on three terrains."""
    content = underhall.new("trollfjord", players=2, seed=1).setup.content
    terrain = {region.id: region.terrain for region in content.regions}
    for fort in content.fortresses:
        one, two, three = fort.regions
        assert {(one, two), (two, three), (one, three)} <= set(content.borders)
        assert len({terrain[region] for region in fort.regions}) == 3


def test_trolls_are_optional_and_only_ones_own() -> None:
    """TF-4.11: none of an opponent's trolls may be moved, none of one's own must."""
    match = Layout(2).trolls(0, forest1=1).trolls(1, swamp1=2).kings(4, 5).match()
    match.answer(0, "w3")
    with pytest.raises(underhall.Illegal, match=r"TF-4\.11"):
        match.answer(0, "swamp1>glacier1")
    match.answer(0, "enough")
    assert trolls(match, "forest1") == (1, 0)


def test_tailwind_is_one_troll_or_one_step() -> None:
    """TF-4.14: by the cell on which the king stands; who has neither troll nor supply for it is not asked."""
    match = Layout(3).trolls(1, forest1=2).kings(4, 9, 10).match()
    match.answer(0, "w1")
    assert asked(match) == (1, "wander")
    assert only(match).subject == (1, 1)
    match.answer(1, "forest1>fjord1")
    assert asked(match) == (2, "place")
    assert only(match).subject == (1, 1)
    match.answer(2, words(match)[0])
    assert match.view().seats[2].supply == 9
    match = Layout(3).kings(4, 9, 10).match()
    match.answer(0, "w1")
    assert asked(match) == (2, "place")  # seat 1 has no troll to move


def test_tailwind_in_every_turn() -> None:
    """TF-4.15: also when the same player moves again."""
    match = Layout(2).kings(4, 14).match()
    for place in (6, 8):
        match.answer(0, "p1 none")
        assert match.view().seats[0].progress == place
        assert asked(match) == (1, "place")
        match.answer(1, "none")


def test_no_tailwind_for_finished_players() -> None:
    """TF-4.16: a lying king catches no wind."""
    layout = Layout(3).sack(1, 11, 12, 13, 14).kings(4, 12, 14).finished(1)
    layout.treasures(forest1=21, swamp1=22, glacier1=23, swamp2=24)
    match = layout.match()
    assert next(move.tailwind for move in match.view().moves if move.code == 0) == (2,)


def test_trolls_may_go_to_both_regions() -> None:
    """TF-4.6 with place_both: what is left goes to the other one, or nowhere; without it one region takes all."""
    layout = Layout(2, place_both=True).kings(4, 5)
    match = layout.match()
    match.answer(0, "p3")  # cell 10, of strip B: mountain
    match.answer(0, "mountain1-2")
    assert words(match) == ["mountain2-1", "none"]
    match.answer(0, "mountain2-1")
    assert (trolls(match, "mountain1"), trolls(match, "mountain2")) == ((2, 0), (1, 0))
    match = Layout(2).kings(4, 5).match()
    match.answer(0, "p3 mountain1-2")
    assert asked(match) == (1, "move")


def test_what_one_placed_binds_nobody_else() -> None:
    """TF-4.14 with place_both: all on mountains; each with tailwind has both regions to choose from."""
    match = Layout(3, place_both=True).kings(4, 14, 18).match()
    match.answer(0, "p3 mountain1-3")
    for seat in (1, 2):
        assert asked(match) == (seat, "place")
        assert words(match) == ["mountain1-1", "mountain2-1", "none"]
        match.answer(seat, "mountain1-1")
    assert trolls(match, "mountain1") == (3, 1, 1)
