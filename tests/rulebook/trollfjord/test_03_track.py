"""The rules of Trollfjord, chapter 3: the track and whose turn it is."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import underhall
from tests.trollfjord import Layout, asked, only
from underhall.core.match import Match


def idle(match: Match) -> None:
    """Nobody places, wanders or strikes until the next king is to move."""
    while not match.over and asked(match)[1] != "move":
        word = {"place": "none", "wander": "enough", "fortress": "nowhere"}[only(match).kind]
        match.answer(only(match).seat, word)


def test_progress_counts_laps() -> None:
    """TF-3.2, TF-3.3: cell 1 on the second lap is ahead of cell 58 on the first."""
    match = Layout(2).kings(61, 58).match()
    assert [seat.cell for seat in match.view().seats] == [1, 58]
    assert asked(match) == (1, "move")
    assert match.view().order == (1, 0)


def test_who_is_passed_gets_no_tailwind() -> None:
    """TF-3.4: passed or ahead, never both."""
    match = Layout(4).kings(10, 12, 15, 17).match()
    for move in match.view().moves:
        ahead = [seat for seat, king in enumerate(match.view().seats) if king.progress > move.cell]
        assert list(move.tailwind) == sorted(ahead, key=lambda seat: match.view().seats[seat].progress)
        assert set(move.order) == {0, 1, 2, 3}


def test_every_cell_is_ahead_of_the_start() -> None:
    """TF-3.5: a king on the strip is behind one on cell 0."""
    match = Layout(2).kings(0, -1).match()
    assert asked(match) == (1, "move")


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4), moves=st.lists(st.integers(0, 5), max_size=40))
def test_nobody_is_ever_lapped(seed: int, players: int, moves: list[int]) -> None:
    """TF-3.6, TF-3.7: kings are never further apart than 15, and never two on one cell."""
    match = underhall.new("trollfjord", players=players, seed=seed)
    for code in moves:
        match.answer(asked(match)[0], code)
        idle(match)
        places = [seat.progress for seat in match.view().seats]
        assert max(places) - min(places) <= 15
        cells = [seat.cell for seat in match.view().seats if seat.cell is not None]
        assert len(set(cells)) == len(cells)


def test_lying_kings_are_ignored() -> None:
    """TF-3.10: the last standing king moves, though one lies behind it."""
    layout = Layout(2).sack(1, 11, 12, 13, 14).kings(20, 12).finished(1).active(0)
    layout.treasures(forest1=21, swamp1=22, glacier1=23, swamp2=24)
    match = layout.match()
    assert asked(match) == (0, "move")
    assert match.view().order == (0,)


def test_a_turn_is_move_then_hammer() -> None:
    """TF-3.11, TF-8.16: trolls and tailwind first, then the fortress; without a bout nothing is cleared or refilled."""
    layout = Layout(2).trolls(0, tundra1=1, forest1=1).trolls(1, swamp1=1).kings(4, 13)
    match = layout.match()
    before = {region.id: region.treasure for region in match.view().regions}
    match.answer(0, "w1")
    assert asked(match) == (0, "wander")
    match.answer(0, "enough")
    assert asked(match) == (1, "wander")
    match.answer(1, "enough")
    assert asked(match) == (0, "fortress")
    match.answer(0, "nowhere")
    assert asked(match) == (0, "move")
    assert {region.id: region.treasure for region in match.view().regions} == before


def test_every_move_says_who_would_be_next() -> None:
    """TF-3.8, TF-3.9: the order after each of the six moves, and after one of them it is so."""
    match = Layout(3).kings(4, 7, 10).match()
    orders = {move.cell: move.order for move in match.view().moves}
    behind, between, ahead = (0, 1, 2), (1, 0, 2), (1, 2, 0)
    assert orders == {6: behind, 8: between, 12: ahead, 5: behind, 9: between, 11: ahead}
    match.answer(0, "p3 none")
    assert match.view().order == ahead
    assert asked(match) == (1, "move")
