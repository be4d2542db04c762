"""The rules of Trollfjord, chapters 9 to 11: the end, the safety stop, what everybody knows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import underhall
from tests.trollfjord import Layout, asked, only, refill, trolls
from underhall.core.game import Over


def test_the_slot_plus_brings_the_end() -> None:
    """TF-9.1, TF-9.3: that turn is the last one; all trolls go home and the king lies where it stood."""
    layout = Layout(2).sack(0, 11, 13, 14).trolls(0, tundra1=2, forest1=3, swamp1=1).kings(10, 20)
    layout.treasures(tundra1=15, forest1=12, fjord1=18)
    match = layout.bout("F1", strikes=2, table={"white": 11, "red": 5}).match()
    match.answer(0, "stop")
    match.answer(0, "tundra1")
    refill(match)
    seat = match.view().seats[0]
    assert (seat.lying, seat.supply, seat.cell) == (True, 10, 10)
    assert trolls(match, "swamp1") == (0, 0)
    assert match.view().ending
    assert asked(match) == (1, "move")


def last_turns() -> Layout:
    """Seat 1 has finished; seat 0 is last, then 2."""
    layout = Layout(3).sack(1, 11, 12, 13, 14).kings(4, 12, 14).finished(1)
    return layout.treasures(forest1=21, swamp1=22, glacier1=23, swamp2=24)


def test_a_finished_player_joins_nobody() -> None:
    """TF-9.5: without trolls there is nothing to join with."""
    layout = last_turns().trolls(0, tundra1=2, forest1=2)
    match = layout.after_moving().match()
    match.answer(0, "F1")
    assert asked(match) == (0, "commit")


def test_the_slot_plus_in_a_last_turn_changes_nothing() -> None:
    """TF-9.6: the others still have exactly their one turn (TF-9.4)."""
    layout = last_turns().sack(0, 15, 16, 17).trolls(0, tundra1=2, forest1=2)
    layout.treasures(tundra1=10, forest1=28)
    match = layout.bout("F1", strikes=1, table={"white": 11}).match()
    match.answer(0, "stop")
    refill(match)
    assert match.view().seats[0].slots[3] == 10
    assert asked(match) == (2, "move")
    match.answer(2, "p1 none")
    assert match.over


def test_a_game_that_will_not_end_is_stopped() -> None:
    """TF-10.1: after max_turns turns the sacks are counted as they are."""
    match = underhall.new("trollfjord", players=2, seed=1, options={"max_turns": 20})
    while not match.over:
        word = {"move": "p1", "place": "none", "wander": "enough"}[only(match).kind]
        match.answer(only(match).seat, word)
    assert match.view().turn == 20
    assert isinstance(match.pending, Over)
    assert match.pending.stopped
    assert match.scores == (28, 28)
    assert [event.key for event in match.events()].count("tf-log-stop-turns") == 1


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4), choices=st.lists(st.integers(0, 199), max_size=60))
def test_nothing_is_anybodys_secret(seed: int, players: int, choices: list[int]) -> None:
    """TF-11.1: all seats and spectators see the same, and the state holds nothing else."""
    match = underhall.new("trollfjord", players=players, seed=seed)
    for choice in choices:
        if match.over:
            break
        question = only(match)
        match.answer(question.seat, question.codes[choice % len(question.codes)])
    views = [underhall.core.codec.canonical(match.view(seat)) for seat in (None, *range(players))]
    assert len({view.split(b'"seat"')[0] for view in views}) == 1
    assert list(match.game.hidden(match.state)) == []


@pytest.mark.parametrize(("tiebreak", "first"), [("behind", 2), ("latest", 1)])
def test_a_standing_king_in_a_tie(tiebreak: str, first: int) -> None:
    """TF-9.8, TF-10.1: 46 each, stopped before seat 2 had its last turn; with tiebreak = latest who lies is ahead."""
    layout = Layout(3, tiebreak=tiebreak, max_turns=20, crown_value=0).sack(1, 10, 11, 12, 13, gifts=())
    layout.sack(2, patch=(22, 24), gifts=()).kings(8, 20, 14).finished(1).after_moving()
    layout.state["turn"] = 20
    match = layout.match()
    assert match.over
    assert match.scores == (28, 46, 46)
    assert [seat.lying for seat in match.view().seats] == [True, True, False]
    assert match.ranking is not None
    assert match.ranking.index(1) == first


@pytest.mark.parametrize("tiebreak", ["behind", "latest"])
def test_among_standing_kings_the_track_decides(tiebreak: str) -> None:
    """TF-9.8, TF-10.1: nobody has lain down."""
    layout = Layout(2, tiebreak=tiebreak, max_turns=20).kings(12, 9).after_moving()
    layout.state["turn"] = 20
    match = layout.match()
    assert match.scores == (28, 28)
    assert match.ranking == (2, 1)
