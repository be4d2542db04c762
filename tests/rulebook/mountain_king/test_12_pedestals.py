"""The rules of In the Hall of the Mountain King, chapter 12: pedestals."""

from __future__ import annotations

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    dig,
    finish,
    pedestals_on_board,
    points,
    refusal,
    spot,
    statue_at,
    token,
    words,
)
from tests.rulebook.mountain_king.table import BANDS, CLANS, Table, three_bars


def stocked(**pedestals: int) -> Table:
    """The first seat has pedestals and enough stone."""
    return Table().pedestals(0, **pedestals).goods(0, stone=5)


def test_one_pedestal_on_the_tunnel_just_dug() -> None:
    """MK-12.1: any in storage, or none."""
    match = stocked(fire=1, moon=2).match()
    dig(match, 0, "domino-stone", "l2 l3", anchor="l3")
    assert asked(match) == (0, "pedestal")
    assert words(match) == {"none", "fire", "moon"}
    assert refusal(match, 0, "ice") == "MK-12.1"
    match.answer(0, "moon")
    assert pedestals_on_board(match) == {("moon", "l3")}
    assert match.view().stores[0].pedestals == {"fire": 1, "moon": 1}


def test_never_later() -> None:
    """MK-12.1: an anchor that was left empty is not asked about again."""
    match = stocked(fire=1).tunnel("l2 l3").match()
    dig(match, 0, "domino-stone", "m2 n2", anchor="m2")
    match.answer(0, "none")
    assert pedestals_on_board(match) == set()
    answer(match, 1, "low1", "a2")
    dig(match, 0, "domino-stone", "k2 k3", anchor="k3")
    assert match.asks[0].args["square"] == "k3"
    match.answer(0, "fire")
    assert pedestals_on_board(match) == {("fire", "k3")}


def test_a_pedestal_never_moves() -> None:
    """MK-12.1: nothing that follows is about it."""
    match = Table().tunnel("l2 l3").stands(0, "fire", "l3").statue("ice", "l2").goods(0, cart=5).match()
    answer(match, 0, "low1", "a2", statue_at(match, "l2"), "l3", "done")
    assert pedestals_on_board(match) == {("fire", "l3")}


def test_without_a_pedestal_nobody_is_asked() -> None:
    """MK-12.1."""
    match = stocked().match()
    dig(match, 0, "domino-stone", "l2 l3")
    assert asked(match) == (1, "turn")


def test_most_tiles_have_an_anchor() -> None:
    """MK-12.2: one each, but none on five squares."""
    for tile in Table().content.tunnels:
        squares = "".join(tile.shape)
        assert squares.count("o") == (0 if squares.count("#") == 5 else 1)
    match = stocked(fire=1).match()
    dig(match, 0, "cavern-stone", "l2 l3 m2 m3 l4")
    assert asked(match)[1] != "pedestal"


def test_the_anchor_is_part_of_the_placement() -> None:
    """MK-12.2: on the same two squares it may lie on either."""
    match = stocked(fire=1).match()
    match.answer(0, "domino-stone")
    anchors = {o.args["anchor"] for o in match.asks[0].options if set(o.args["squares"]) == {"l2", "l3"}}
    assert anchors == {"l2", "l3"}


@pytest.mark.parametrize(("anchor", "band"), [("l2", "dark"), ("l3", "light")])
def test_the_band_is_that_of_the_anchor(anchor: str, band: str) -> None:
    """MK-12.3: not that of the other squares."""
    match = stocked(fire=1).match()
    dig(match, 0, "domino-stone", "l2 l3", anchor=anchor)
    match.answer(0, "fire")
    assert [(t.clan, t.band) for t in match.view().track if t.owner == 0] == [("fire", band)]


def test_each_clan_once_in_each_band() -> None:
    """MK-12.3: by all players together, for the rest of the game."""
    match = stocked(fire=1, ice=1).token(1, "fire", "light").match()
    dig(match, 0, "domino-stone", "l2 l3", anchor="l3")
    assert words(match) == {"none", "ice"}
    assert refusal(match, 0, "fire") == "MK-12.3"
    elsewhere = stocked(fire=1).token(1, "fire", "light").match()
    dig(elsewhere, 0, "domino-stone", "l2 l3", anchor="l2")
    assert words(elsewhere) == {"none", "fire"}


def test_the_token_is_taken_at_once() -> None:
    """MK-12.4: it scores at the end; everybody saw its value."""
    match = stocked(ice=1).worth("ice", "light", 4).match()
    dig(match, 0, "domino-stone", "l2 l3", anchor="l3")
    assert match.asks[0].options[1].args["n"] == 4
    match.answer(0, "ice")
    assert token(match, "ice", "light").owner == 0
    assert match.view().stores[0].tokens == 1
    assert points(match)["tokens"] == 4


def test_a_pedestal_under_a_statue() -> None:
    """MK-12.5: the anchor may lie where a statue was just unearthed, whatever its clan."""
    table = stocked(moon=1, fire=1)
    match = table.match()
    assert statue_at(match, "k2") == "statue1"  # a Fire statue
    dig(match, 0, "domino-stone", "k2 l2", anchor="k2")
    assert words(match) == {"none", "fire", "moon"}
    match.answer(0, "moon")
    assert ("moon", "k2") in pedestals_on_board(match)
    assert points(match)["statues"] == 2
    matching = table.match()
    dig(matching, 0, "domino-stone", "k2 l2", anchor="k2")
    matching.answer(0, "fire")
    assert points(matching)["statues"] == 4


@pytest.mark.parametrize(
    ("square", "value"), [("l2", 2), ("l3", 4), ("l4", 6), ("l5", 8), ("k6", 10)]
)  # one in each band
@pytest.mark.parametrize("clan", CLANS)
def test_a_statue_on_its_pedestal_scores_double(clan: str, square: str, value: int) -> None:
    """MK-12.6, MK-12.7: of its own clan; on another it scores as on bare ground."""
    table = Table().tunnel("l2 l3 l4 l5").tunnel("k5 k6").statue("ice", square).stands(0, clan, square)
    final = table.final()
    assert final.breakdown is not None
    assert final.breakdown[0]["statues"] == (2 * value if clan == "ice" else value)


def test_statues_come_and_go() -> None:
    """MK-12.7: onto a pedestal of another clan, and off again."""
    table = Table().tunnel("l2 l3").stands(0, "fire", "l3").statue("ice", "l2").goods(0, cart=3).turn(0, "after")
    match = table.match()
    word = statue_at(match, "l2")
    answer(match, 0, word, "l3")
    assert statue_at(match, "l3") == word
    answer(match, 0, word, "l2")
    assert statue_at(match, "l2") == word
    finish(match, 0)


def test_a_pedestal_under_a_hall_is_gone() -> None:
    """MK-12.8: its owner keeps the token, and the pair stays used."""
    table = three_bars().stands(0, "ice", "k3").worth("ice", "light", 2).pedestals(0, ice=1).goods(0, stone=2)
    match = table.turn(0, "after").match()
    match.answer(0, "treasury")
    match.answer(0, spot(match, "j2 k2 l2 j3 k3 l3 j4 k4 l4"))
    assert pedestals_on_board(match) == set()
    assert points(match)["tokens"] == 2
    finish(match, 0)
    answer(match, 1, "low1", "a2")
    dig(match, 0, "domino-stone", "m2 m3", anchor="m3")
    assert asked(match)[1] != "pedestal"  # an Ice pedestal is there, but none is possible in the light band


def test_only_fifteen_can_ever_stand() -> None:
    """MK-12.9: with all tokens gone the last three pedestals have no place and score nothing."""
    table = Table()
    for name in ("mid1", "mid2", "mid3", "mid4"):
        table.horde(name, pedestal=None)
    for clan in CLANS:
        for band in BANDS:
            table.token(1, clan, band)
    table.pedestals(0, fire=1, ice=1, moon=1).goods(0, stone=2)
    assert table.state["bag"] == {"fire": 0, "ice": 0, "moon": 0}
    match = table.match()
    dig(match, 0, "domino-stone", "l2 l3")
    assert asked(match) == (1, "turn")
    assert final_points(table) == {}


def final_points(table: Table) -> dict[str, int]:
    final: underhall.Match = table.goods(0, stone=0).final()
    return points(final, 0)
