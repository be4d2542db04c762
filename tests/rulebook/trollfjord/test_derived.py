"""The derived test vectors of the specification, TF-D1 to TF-D18, each by its id."""

from __future__ import annotations

from typing import Any

import pytest

from tests.trollfjord import Layout, asked, only, refill, strike, told, treasure, trolls, words


def pair(**facts: Any) -> Layout:
    """Seat 0 hammers at F1 (tundra1, forest1, fjord1) with seat 1: three and two trolls, so N is 5."""
    layout = Layout(2).trolls(0, tundra1=2, forest1=1).trolls(1, forest1=1, fjord1=1).kings(10, 20)
    layout.treasures(tundra1=15, forest1=12, fjord1=18)
    return layout.bout("F1", 1, **facts)


def alone(**facts: Any) -> Layout:
    """Seat 0 hammers at F1 on its own with four trolls."""
    layout = Layout(2).trolls(0, tundra1=2, forest1=2).kings(10, 20).treasures(tundra1=15, forest1=12, fjord1=18)
    return layout.bout("F1", **facts)


def test_d1_an_empty_last_strike_changes_hands() -> None:
    """TF-D1, TF-6.6: the partner is the one who must stop and collects first; nobody goes on."""
    match = pair(strikes=4, table={"white": 9, "red": 4}).match()
    strike(match, "w0r0y0b0")
    assert match.view().seats[1].patch == (12,)
    assert match.view().seats[0].slots[0] is None  # the tundra's 15 is too dear, the forest's treasure is gone
    assert asked(match) == (0, "clear")
    assert "tf-log-go-on" not in [event.key for event in match.events()]


def test_d2_a_partner_may_stop_at_once() -> None:
    """TF-D2, TF-6.7: he collects nothing and is out; the active player may go on alone."""
    layout = Layout(2).trolls(0, tundra1=2, forest1=1).trolls(1, forest1=1, fjord1=1).kings(10, 20)
    match = layout.after_moving().match()
    match.answer(0, "F1")
    match.answer(1, "join")
    strike(match, "w0r0y0b0")
    assert asked(match) == (1, "again")
    match.answer(1, "stop")
    assert told(match, "tf-log-nothing")[0]["player"] == 1
    assert asked(match) == (0, "continue")
    match.answer(0, "go-on")
    bout = match.view().bout
    assert (bout.retired, bout.hitter, bout.other, bout.limit, bout.strikes) == (1, 0, None, 5, 1)


def test_d3_no_swap_in_a_continuation() -> None:
    """TF-D3, TF-6.12: the one who goes on decides again."""
    match = pair(strikes=2, hitter=1, other=None, retired=0).match()
    strike(match, "w0r0y0b0")
    assert asked(match) == (1, "again")


def test_d4_exactly_n_of_every_colour_is_fine() -> None:
    """TF-D4, TF-5.16, TF-5.18: 4, 4, 4 and 11 white ones are 23, the most without anger."""
    match = alone(strikes=2, table={"white": 11, "red": 4, "yellow": 4, "blue": 3}).match()
    strike(match, "w0r0y0b1")
    assert (match.view().bout.total, match.view().bout.angry) == (23, False)


def test_d5_one_too_many_angers() -> None:
    """TF-D5, TF-7.1: even if the total would be enough."""
    match = alone(strikes=2, table={"white": 11, "red": 4}).match()
    strike(match, "w0r1y0b0")
    assert (match.view().bout.angry, match.view().bout.excess) == (True, 1)
    assert asked(match) == (0, "pledge")


def test_d6_nine_is_the_most() -> None:
    """TF-D6, TF-5.14: seven and six trolls make nine strikes."""
    layout = Layout(2).trolls(0, tundra1=4, forest1=3).trolls(1, forest1=3, fjord1=3).kings(10, 20).after_moving()
    match = layout.match()
    match.answer(0, "F1")
    match.answer(1, "join")
    match.answer(0, "strike")
    assert match.view().bout.limit == 9


def test_d7_more_than_all_gifts_together() -> None:
    """TF-D7, TF-7.6, TF-7.8: seven too many: nobody is asked, nobody collects, both clear a region."""
    match = pair(strikes=3, table={"red": 4, "yellow": 5, "blue": 3}).match()
    strike(match, "w0r6y2b0")
    assert match.view().bout.excess == 7
    assert asked(match) == (0, "clear")
    match.answer(0, "forest1")
    assert asked(match) == (1, "clear")
    match.answer(1, "fjord1")
    assert match.view().seats[0].slots[0] is None
    assert (trolls(match, "forest1"), trolls(match, "fjord1")) == ((0, 1), (0, 0))


def test_d8_what_was_taken_stays_taken() -> None:
    """TF-D8, TF-6.13: the stopper keeps 15; the other has nothing and clears a region of his own."""
    match = pair(strikes=3, table={"white": 10, "red": 5}).treasures(forest1=25).match()
    match.answer(0, "stop")
    assert match.view().seats[0].slots[0] == 15
    match.answer(1, "go-on")
    strike(match, "w0r1y0b0")
    match.answer(1, "pass")
    assert match.view().seats[0].slots[0] == 15
    assert match.view().seats[1].patch == ()
    assert asked(match) == (1, "clear")
    assert words(match) == ["forest1", "fjord1"]


def test_d9_the_turn_is_finished_before_the_king_lies_down() -> None:
    """TF-D9, TF-9.2: the slot + is full; the partner goes on and collects; then the king lies."""
    layout = pair(strikes=2, table={"white": 11, "red": 4}).sack(0, 11, 13, 14)
    layout.treasures(forest1=25)
    match = layout.match()
    match.answer(0, "stop")
    assert match.view().seats[0].slots == (11, 13, 14, 15)
    assert not match.view().seats[0].lying
    match.answer(1, "go-on")
    strike(match, "w0r0y3b0")
    match.answer(1, "stop")
    assert match.view().seats[1].patch == (18,)
    refill(match)
    assert match.view().seats[0].lying
    assert match.view().seats[0].supply == 10
    assert asked(match) == (1, "move")


def test_d10_one_last_turn_each() -> None:
    """TF-D10, TF-9.4: B has finished; A, still last after his turn, lies down all the same."""
    layout = Layout(4).sack(1, 11, 12, 13, 14).kings(2, 20, 13, 15).finished(1)
    for region, value in (("forest1", 21), ("swamp1", 22), ("glacier1", 23), ("swamp2", 24)):
        layout.treasure(region, value)
    match = layout.match()
    assert asked(match) == (0, "move")
    match.answer(0, "p1 none")
    for seat in (2, 3):
        if asked(match) == (seat, "place"):
            match.answer(seat, "none")
    assert match.view().seats[0].progress == 4
    assert match.view().seats[0].lying
    assert asked(match) == (2, "move")


def test_d11_a_lying_king_takes_its_cell() -> None:
    """TF-D11, TF-4.4: its cell is skipped."""
    layout = Layout(4).sack(1, 11, 12, 13, 14).kings(2, 4, 13, 15).finished(1)
    for region, value in (("forest1", 21), ("swamp1", 22), ("glacier1", 23), ("swamp2", 24)):
        layout.treasure(region, value)
    match = layout.match()
    assert [move.cell for move in match.view().moves if move.terrain] == [6, 8, 10]


def test_d12_never_more_than_the_supply() -> None:
    """TF-D12, TF-4.7: one troll is left."""
    match = Layout(2).trolls(0, tundra1=5, forest1=4).kings(2, 14).match()
    match.answer(0, "p3")
    assert only(match).subject == (1, 0)
    assert len(words(match)) == 3


def test_d13_no_tailwind_behind_the_leader() -> None:
    """TF-D13, TF-4.12: who lands ahead of all makes no wind."""
    match = Layout(3).kings(4, 5, 6).match()
    assert next(move.tailwind for move in match.view().moves if move.code == 2) == ()
    match.answer(0, "p3 none")
    assert asked(match) == (1, "move")


@pytest.mark.parametrize(("tiebreak", "winner"), [("behind", 1), ("latest", 0)])
def test_d14_the_king_furthest_back_wins_a_tie(tiebreak: str, winner: int) -> None:
    """TF-D14, TF-9.8: 80 to 80, progress 44 and 41; with tiebreak = latest who lay down last."""
    layout = Layout(2, tiebreak=tiebreak).sack(0, 11, 20, 22, gifts=(4,), patch=(13,)).kings(44, 41)
    layout.sack(1, 16, 17, 18, 14, gifts=(), patch=(10,)).treasures(forest2=28)
    layout.finished(1).active(0)
    match = layout.after_moving().match()
    assert match.over
    assert match.ranking is not None
    assert match.scores == (80, 80)
    assert match.ranking.index(1) == winner


def test_d15_counting_goes_on_round_the_corner() -> None:
    """TF-D15, TF-4.5: from cell 58 the next round cells are 0, 2, 4; progress goes beyond the length of the track."""
    match = Layout(2).kings(58, 59).match()
    assert [move.cell for move in match.view().moves if move.terrain] == [0, 2, 4]
    match.answer(0, "p1 none")
    assert match.view().seats[0].progress == 60
    assert asked(match) == (1, "move")


def test_d16_taking_is_compulsory() -> None:
    """TF-D16, TF-8.2: the only treasure that qualifies is 10."""
    match = alone(strikes=2, table={"white": 10}).treasures(forest1=10, tundra1=25).match()
    match.answer(0, "stop")
    assert match.view().seats[0].slots[0] == 10
    assert treasure(match, "forest1") is None


def test_d17_a_lower_treasure_takes_no_crown() -> None:
    """TF-D17, TF-8.8: 12 by Anna, 11 by Oleg, 12 by Sergey: Anna, Anna, Sergey."""
    layout = Layout(3).sack(0, 20, 12).sack(1, 21).sack(2, 22).trolls(1, forest1=2, swamp1=2).kings(20, 10, 22)
    layout.treasures(forest1=11, forest2=28, tundra2=25).bout("F2", strikes=1, table={"white": 11})
    match = layout.match()
    assert match.view().crowns[1] == 0
    match.answer(1, "stop")
    refill(match)
    assert match.view().seats[1].slots[1] == 11
    assert match.view().crowns[1] == 0
    layout = Layout(3).sack(0, 20, 12).sack(1, 21, 11).sack(2, 22).trolls(2, forest1=2, swamp1=2).kings(20, 22, 10)
    layout.treasures(forest1=23, forest2=28, tundra2=25, swamp1=12).bout("F2", strikes=1, table={"white": 11, "red": 1})
    match = layout.match()
    match.answer(2, "stop")
    refill(match)
    assert match.view().seats[2].slots[1] == 12
    assert match.view().crowns[1] == 2


@pytest.mark.parametrize("value", [0, 5, 20])
def test_d18_the_score(value: int) -> None:
    """TF-D18, TF-9.7: 103 and one crown of this value (TF-8.10)."""
    layout = Layout(2, crown_value=value).sack(1, 20, 21, 13).sack(0, 14, 19, 22, 18, patch=(10,), gifts=(4, 16))
    layout.treasures(forest2=28, tundra2=25).kings(12, 14).finished(0).active(1)
    seat = layout.match().view().seats[0]
    assert seat.crowns == ("III",)
    assert seat.points == 103 + value
