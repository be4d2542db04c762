"""The test vectors of the specification that come from the rulebook, TF-T1 to TF-T20, each by its id.

Sergey, Svetlana, Anna and Oleg are seats 0 to 3.
"""

from __future__ import annotations

import pytest

import underhall
from tests.trollfjord import Layout, asked, draw, drawing, only, refill, strike, told, trolls, words

SERGEY, SVETLANA, ANNA, OLEG = range(4)


def test_t1_the_rearmost_king_begins() -> None:
    """TF-T1, TF-2.12: on the start strip cell 4 is the rear."""
    match = Layout().kings(-4, -1, -2, -3).match()
    assert asked(match) == (SERGEY, "move")


def test_t2_the_last_player_repeats_turns() -> None:
    """TF-T2, TF-3.9: Svetlana moves until she has passed Anna."""
    match = Layout().kings(30, 20, 26, 32).match()
    assert asked(match) == (SVETLANA, "move")
    match.answer(SVETLANA, "p1 none")  # to 22
    while asked(match)[1] != "move":
        match.answer(only(match).seat, "none" if only(match).kind == "place" else "enough")
    assert asked(match) == (SVETLANA, "move")
    match.answer(SVETLANA, "p3")  # 24, 28 and, past Sergey's 30 and Oleg's 32, 34
    assert match.view().seats[SVETLANA].progress == 34
    while asked(match)[1] != "move":
        match.answer(only(match).seat, "none" if only(match).kind == "place" else "enough")
    assert asked(match) == (ANNA, "move")


def test_t3_only_empty_round_cells_are_counted() -> None:
    """TF-T3, TF-4.2: Anna at 10, others on 12, 15 and 18: c1 = 14, c2 = 16, c3 = 20."""
    match = Layout().kings(12, 15, 10, 18).match()
    assert [move.cell for move in match.view().moves if move.terrain] == [14, 16, 20]
    match.answer(ANNA, "p2")
    assert match.view().seats[ANNA].progress == 16
    assert only(match).subject == (2, 0)


def test_t4_the_third_footprints() -> None:
    """TF-T4, TF-4.8: three steps."""
    layout = Layout().kings(12, 15, 18, 10).trolls(OLEG, forest1=2)
    match = layout.match()
    match.answer(OLEG, "w3")
    assert match.view().seats[OLEG].progress == 17  # 11, 13 and, past Svetlana's 15, 17
    assert only(match).subject == (3, 0)


def test_t5_trolls_go_into_one_forest() -> None:
    """TF-T5, TF-4.6: the second round cell is a forest."""
    layout = Layout().kings(28, 16, 26, 27)
    layout.state["strips"] = list("ABCJDEFGHI")  # J: glacier, forest, swamp on cells 18, 20, 22
    match = layout.match()
    match.answer(SVETLANA, "p2")
    assert match.view().cells[20] == "forest"
    assert match.view().seats[SVETLANA].progress == 20
    assert words(match) == ["forest1-1", "forest1-2", "forest2-1", "forest2-2", "none"]
    match.answer(SVETLANA, "forest2-2")
    assert trolls(match, "forest2")[SVETLANA] == 2


def test_t6_steps_are_shared_among_trolls() -> None:
    """TF-T6, TF-4.8: one troll two steps and another one."""
    layout = Layout().kings(30, 31, 32, 20).trolls(OLEG, forest1=1, glacier2=1)
    match = layout.match()
    match.answer(OLEG, "w3 forest1>tundra2 tundra2>glacier2 glacier2>forest2")
    assert trolls(match, "glacier2")[OLEG] == 1
    assert trolls(match, "forest2")[OLEG] == 1
    assert asked(match) != (OLEG, "wander")


def test_t7_tailwind_from_the_rear_to_the_front() -> None:
    """TF-T7, TF-4.12, TF-4.13: Sergey on footprints, Svetlana on a forest; Oleg was passed."""
    layout = Layout().trolls(SERGEY, swamp1=1).kings(7, 10, 0, 2)
    layout.state["strips"] = list("AEBCDFGHIJ")  # E: tundra, mountain, forest on cells 6, 8, 10
    match = layout.match()
    assert match.view().cells[10] == "forest"
    move = next(move for move in match.view().moves if move.code == 1)
    assert move.cell == 6
    assert move.tailwind == (SERGEY, SVETLANA)
    match.answer(ANNA, "p2 none")
    assert asked(match) == (SERGEY, "wander")
    assert only(match).subject == (1, 1)
    match.answer(SERGEY, "swamp1>glacier1")
    assert asked(match) == (SVETLANA, "place")
    assert words(match) == ["forest1-1", "forest2-1", "none"]
    match.answer(SVETLANA, "forest1-1")
    assert asked(match) == (OLEG, "move")


def test_t8_the_next_slot_names_the_number() -> None:
    """TF-T8, TF-5.2: –; I; I, II; I, II, III."""
    layout = Layout().sack(ANNA, 21).sack(OLEG, 22, 21).sack(SERGEY, 23, 22, 24)
    for seat in range(4):
        layout.trolls(seat, forest1=1, tundra2=1, fjord1=1, mountain1=1, glacier2=1)
    allowed = {}
    for seat in range(4):
        places = [18, 20, 22, 24]
        places[seat] = 10
        match = layout.kings(*places).after_moving().match()
        numbers = {fort.id: fort.number for fort in match.view().fortresses}
        allowed[seat] = {numbers[fort] for fort in match.view().open_fortresses}
    assert allowed == {SVETLANA: {1}, ANNA: {2}, OLEG: {3}, SERGEY: {1, 2, 3}}


def test_t9_trolls_in_two_of_the_three_regions() -> None:
    """TF-T9, TF-5.3: Sergey in 1, Anna in 2, Oleg in 3."""
    layout = Layout().trolls(SERGEY, swamp1=4).trolls(ANNA, swamp1=1, glacier1=1)
    match = layout.trolls(OLEG, swamp1=1, glacier1=1, mountain1=1).match()
    ready = next(fort.ready for fort in match.view().fortresses if fort.id == "F3")
    assert ready == (False, False, True, True)


def announced(layout: Layout, seat: int, fort: str) -> underhall.Match:
    match = layout.after_moving().match()
    match.answer(seat, fort)
    return match


def test_t10_candidates_by_their_trolls() -> None:
    """TF-T10, TF-5.9: Svetlana before Oleg; Anna, in one region, never."""
    layout = Layout().trolls(SERGEY, tundra1=2, forest1=1).trolls(SVETLANA, tundra1=2, fjord1=1)
    layout.trolls(OLEG, forest1=1, fjord1=1).trolls(ANNA, forest1=5)
    match = announced(layout.kings(10, 20, 22, 24), SERGEY, "F1")
    assert asked(match) == (SVETLANA, "join")
    match.answer(SVETLANA, "decline")
    assert asked(match) == (OLEG, "join")
    match.answer(OLEG, "decline")
    assert asked(match) == (SERGEY, "commit")
    assert words(match) == ["strike", "leave"]
    assert match.view().bout.partner is None


def test_t11_equals_by_who_is_further_behind() -> None:
    """TF-T11, TF-5.9: Anna and Svetlana have as many, Sergey fewer; Anna's king is behind."""
    layout = Layout().trolls(OLEG, tundra1=2, forest1=2).trolls(ANNA, tundra1=2, forest1=1)
    layout.trolls(SVETLANA, fjord1=2, forest1=1).trolls(SERGEY, fjord1=1, tundra1=1)
    match = announced(layout.kings(11, 22, 20, 10), OLEG, "F1")
    order = []
    while asked(match)[1] == "join":
        order.append(asked(match)[0])
        match.answer(asked(match)[0], "decline")
    assert order == [ANNA, SVETLANA, SERGEY]


@pytest.mark.parametrize(("joins", "limit"), [("decline", 4), ("join", 6)])
def test_t12_the_limit(joins: str, limit: int) -> None:
    """TF-T12, TF-5.14: Oleg's four trolls alone, six with Anna's two."""
    layout = Layout().trolls(OLEG, tundra1=2, forest1=2).trolls(ANNA, tundra1=1, fjord1=1)
    match = announced(layout.kings(22, 24, 20, 10), OLEG, "F1")
    match.answer(ANNA, joins)
    match.answer(OLEG, "strike l3-60")
    assert match.view().bout.limit == limit


def test_t13_two_appease_together() -> None:
    """TF-T13, TF-7.3, TF-7.5: yellow 8, white 7, red 7, blue 1 with N = 6: three gifts, Oleg two and Anna one."""
    layout = Layout().trolls(OLEG, tundra1=2, forest1=2).trolls(ANNA, tundra1=1, fjord1=1).kings(22, 24, 20, 10)
    layout.bout("F1", ANNA, strikes=5, table={"white": 7, "red": 6, "yellow": 6})
    match = layout.match()
    strike(match, "w0r1y2b1")
    bout = match.view().bout
    assert (bout.total, bout.excess, bout.angry) == (23, 3, True)
    assert asked(match) == (OLEG, "pledge")
    match.answer(OLEG, "gift4")
    match.answer(ANNA, "gift4")
    match.answer(OLEG, "gift8")
    assert [gift.given for gift in match.view().seats[OLEG].gifts] == [True, True, False]
    assert [gift.given for gift in match.view().seats[ANNA].gifts] == [True, False, False]
    match.answer(OLEG, "forest1")
    assert match.view().seats[OLEG].slots[0] == 11
    assert match.view().seats[ANNA].patch == ()
    match.answer(ANNA, "fjord1")
    assert match.view().seats[ANNA].patch == (15,)


def test_t14_the_hammer_goes_to_and_fro() -> None:
    """TF-T14, TF-6.5 to TF-6.7: swapped after strikes 4 and 6; Svetlana stops and collects first."""
    layout = Layout().trolls(SVETLANA, tundra1=2, forest1=2).trolls(ANNA, forest1=2, fjord1=1).kings(22, 10, 20, 24)
    match = layout.bout("F1", ANNA, strikes=3, table={"white": 5, "red": 3, "yellow": 3}).match()
    assert match.view().bout.limit == 7
    strike(match, "w0r0y0b0")
    assert asked(match) == (ANNA, "again")
    strike(match, "w1r0y0b1")
    assert asked(match) == (ANNA, "again")
    strike(match, "w0r0y0b0")
    assert asked(match) == (SVETLANA, "again")
    match.answer(SVETLANA, "stop")
    match.answer(SVETLANA, "tundra1")
    assert asked(match) == (ANNA, "continue")
    assert words(match) == ["collect", "go-on"]


def collecting(
    total: dict[str, int], anna: dict[str, int], svetlana: dict[str, int], **treasures: int
) -> underhall.Match:
    """Anna holds the hammer, Svetlana is her partner, at F3 (swamp, glacier, mountain) or F5; Anna stops."""
    fort = "F5" if "fjord2" in treasures else "F3"
    layout = Layout().trolls(ANNA, **anna).trolls(SVETLANA, **svetlana).treasures(**treasures)
    layout.sack(ANNA, 12, 13).kings(20, 22, 10, 24)
    match = layout.bout(fort, SVETLANA, strikes=4, table=total).match()
    match.answer(ANNA, "stop")
    return match


def test_t15_what_nineteen_boulders_allow() -> None:
    """TF-T15, TF-8.1: 17 or 19, not 23; then 17 is left."""
    match = collecting(
        {"white": 7, "red": 5, "yellow": 5, "blue": 2},
        {"glacier1": 2, "mountain1": 2},
        {"glacier1": 2, "mountain1": 2},
        glacier1=17,
        mountain1=19,
        swamp1=23,
    )
    assert words(match) == ["glacier1", "mountain1"]
    match.answer(ANNA, "mountain1")
    match.answer(SVETLANA, "collect")
    assert match.view().seats[SVETLANA].patch == (17,)


def test_t16_only_where_a_troll_stands() -> None:
    """TF-T16, TF-8.1: Anna has no troll on the glacier: 18 or 10; then the glacier's 19 is Svetlana's."""
    match = collecting(
        {"white": 7, "red": 5, "yellow": 5, "blue": 2}, {"fjord2": 2, "tundra2": 2}, {"glacier2": 2, "fjord2": 1},
        glacier2=19, fjord2=18, tundra2=10,
    )  # fmt: skip
    assert words(match) == ["tundra2", "fjord2"]
    match.answer(ANNA, "fjord2")
    match.answer(SVETLANA, "collect")
    assert match.view().seats[SVETLANA].patch == (19,)


def test_t17_one_pays_for_both() -> None:
    """TF-T17, TF-7.5: Anna gives nothing, Oleg one; both collect, Anna in the forest alone, then Oleg in the tundra."""
    layout = Layout().trolls(ANNA, forest1=2, fjord1=1).trolls(OLEG, tundra1=2, forest1=1)
    layout.treasures(forest1=16, tundra1=12, fjord1=28).kings(20, 22, 10, 24)
    layout.bout("F1", OLEG, strikes=4, table={"white": 5, "red": 5, "yellow": 6, "blue": 2})
    match = layout.match()
    strike(match, "w0r0y1b0")
    assert match.view().bout.excess == 1
    match.answer(ANNA, "pass")
    match.answer(OLEG, "gift4")
    assert match.view().seats[ANNA].slots[0] == 16
    assert match.view().seats[OLEG].patch == (12,)


def test_t18_crowns() -> None:
    """TF-T18, TF-8.8: the first treasure in II takes its crown (a), a higher one takes it over (b), and in I an equal
    one that comes later (c)."""
    layout = Layout().sack(OLEG).sack(SVETLANA, 20).sack(SERGEY, 11).trolls(SERGEY, forest1=2, swamp1=2)
    layout.treasures(forest1=19).kings(10, 20, 22, 24)
    match = layout.bout("F2", strikes=1, table={"white": 11, "red": 3, "yellow": 3, "blue": 2}).match()
    assert match.view().crowns == (SVETLANA, None, None)
    match.answer(SERGEY, "stop")
    match.answer(SERGEY, "forest1")
    refill(match)
    assert match.view().crowns == (SVETLANA, SERGEY, None)

    layout = Layout().sack(SERGEY, 11, 19).sack(SVETLANA, 20).trolls(SVETLANA, forest1=4, swamp1=4)
    layout.treasures(forest1=24).kings(20, 10, 22, 24)
    match = layout.bout("F2", strikes=1, table={"white": 11, "red": 8, "yellow": 5}).match()
    match.answer(SVETLANA, "stop")
    match.answer(SVETLANA, "forest1")
    refill(match)
    assert match.view().crowns == (SVETLANA, SVETLANA, None)
    assert told(match, "tf-log-crown-from")[0]["other"] == SERGEY

    layout = (
        Layout()
        .sack(SVETLANA, 20)
        .trolls(OLEG, forest1=4, tundra1=4)
        .treasures(forest1=20, forest2=28)
        .kings(20, 22, 24, 10)
    )
    match = layout.bout("F1", strikes=1, table={"white": 11, "red": 8, "yellow": 1}).match()
    match.answer(OLEG, "stop")
    match.answer(OLEG, "forest1")
    refill(match)
    assert match.view().crowns == (OLEG, None, None)


def test_t19_clearing_without_a_treasure() -> None:
    """TF-T19, TF-8.11, TF-8.12: Svetlana clears the forest; Sergey chooses, and the forest is not offered."""
    layout = Layout().trolls(SVETLANA, forest2=3, glacier2=1).trolls(SERGEY, glacier2=1, mountain1=4)
    layout.treasures(forest2=12, glacier2=28, mountain1=27).kings(20, 10, 22, 24)
    match = layout.bout("F6", SERGEY, strikes=3, table={"white": 11, "red": 2}).match()
    match.answer(SVETLANA, "stop")
    match.answer(SERGEY, "collect")
    assert trolls(match, "forest2")[SVETLANA] == 0
    assert asked(match) == (SERGEY, "clear")
    assert words(match) == ["mountain1", "glacier2"]
    match.answer(SERGEY, "glacier2")
    assert trolls(match, "glacier2")[SERGEY] == 0
    assert match.view().seats[SERGEY].supply == 6
    assert drawing(match) == "treasure"


def test_t20_the_score_is_a_sum_of_treasures_gifts_and_crowns() -> None:
    """TF-T20, TF-9.7: a sack of 94."""
    layout = Layout().sack(SERGEY, 14, 20, 22, patch=(18,), gifts=(4, 16)).sack(ANNA, 21, 24, 25)
    seat = layout.match().view().seats[SERGEY]
    assert seat.breakdown == {"slots": 56, "patch": 18, "gifts": 20, "crowns": 0}
    assert seat.points == 94


def test_t21_the_long_example_turn() -> None:
    """TF-T21: Anna's turn from her walk to the refill, step by step."""
    layout = Layout().sack(ANNA, 11, 10).sack(OLEG, 12, 13, 21)
    layout.treasures(swamp1=15, mountain1=18, glacier1=22, forest1=26, tundra1=17)
    layout.trolls(ANNA, mountain1=2, forest1=1, tundra1=1).trolls(SERGEY, swamp1=2).trolls(OLEG, swamp1=2, glacier1=1)
    layout.trolls(SVETLANA, fjord2=1)
    layout.state["strips"] = list("ABDCEFGHIJ")  # C: glacier, mountain, tundra on cells 18, 20, 22
    layout.kings(18, 17, 10, 12)
    match = layout.match()
    view = match.view()
    assert asked(match) == (ANNA, "move")
    assert view.open_fortresses == ()  # (a) only a fortress III would do, and she stands in one region of F3
    assert view.seats[ANNA].next_slot == "III"
    match.answer(ANNA, "w3 forest1>swamp1 tundra1>forest1 forest1>swamp1")  # (b)
    assert match.view().seats[ANNA].progress == 15
    assert match.view().open_fortresses == ("F3",)
    assert asked(match) == (SVETLANA, "wander")  # (c)
    match.answer(SVETLANA, "fjord2>fjord1")
    assert asked(match) == (SERGEY, "place")
    match.answer(SERGEY, "glacier1-1")
    match.answer(ANNA, "F3")  # (d)
    assert asked(match) == (OLEG, "join")
    match.answer(OLEG, "decline")
    match.answer(SERGEY, "join")
    strike(match, "w1r2y1b0")  # (e)
    assert match.view().bout.limit == 7
    for fall in ("w1r2y0b1", "w1r1y1b0", "w1r1y0b1", "w1r1y1b0"):
        assert asked(match) == (ANNA, "again")
        strike(match, fall)
    bout = match.view().bout
    assert (bout.strikes, bout.total, bout.table["red"], bout.angry) == (5, 17, 7, False)  # (f)
    strike(match, "w0r0y0b0")  # (g)
    assert asked(match) == (SERGEY, "again")
    match.answer(SERGEY, "stop")  # (h)
    assert match.view().seats[SERGEY].patch == (15,)
    assert asked(match) == (ANNA, "continue")  # (i)
    match.answer(ANNA, "go-on l3-60")
    draw(match, "w2r1y1b1")  # (j)
    bout = match.view().bout
    assert (bout.total, bout.table["red"], bout.excess, bout.strikes) == (22, 8, 1, 7)
    assert asked(match) == (ANNA, "pledge")
    match.answer(ANNA, "gift4")  # (k)
    anna = match.view().seats[ANNA]
    assert anna.slots == (11, 10, 18, None)  # (l)
    assert trolls(match, "mountain1")[ANNA] == 0
    assert trolls(match, "swamp1")[SERGEY] == 0
    assert match.view().crowns[2] == OLEG  # (m)
    assert drawing(match) == "treasure"
    refill(match, 28, 27)  # (n)
    regions = {region.id: region.treasure for region in match.view().regions}
    assert (regions["swamp1"], regions["mountain1"], regions["glacier1"]) == (28, 27, 22)
    assert match.view().bout is None
    back = match.snapshot()["state"]["top"]
    assert back == {"white": 7, "red": 8, "yellow": 4, "blue": 3}  # 17 and 5 boulders
    match.answer(OLEG, "w1 enough")
    while asked(match)[1] in ("place", "wander"):
        match.answer(asked(match)[0], "none" if asked(match)[1] == "place" else "enough")
    match.answer(OLEG, "F3")
    match.answer(OLEG, "strike")
    bout = match.view().bout
    assert (bout.strikes, bout.total, sum(bout.inside.values())) == (0, 0, 44)
