"""The rules of In the Hall of the Mountain King, chapter 14: great halls."""

from __future__ import annotations

import pytest
from msgspec import structs

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    finish,
    lay,
    pedestals_on_board,
    points,
    refusal,
    spot,
    spots,
    statue_at,
    store,
    tunnels,
    words,
)
from tests.rulebook.mountain_king.table import CLANS, Table, fissure_row, new, three_bars

UPPER_BLOCK = "j2 k2 l2 j3 k3 l3 j4 k4 l4"
LOWER_BLOCK = "j3 k3 l3 j4 k4 l4 j5 k5 l5"
# each hall where it could lie, its altar, and its two values
HALLS = {
    "shaman": ("j2 k2 l2 j3 k3 l3 k4", "k4"),
    "crucible": ("j2 l2 j3 k3 l3 j4 k4 l4", "k4"),
    "fissure": ("f3 g3 h3 i3 j3 k3 l3", "i3"),
    "treasury": (UPPER_BLOCK, "k3"),
    "mason": ("j2 k2 l2 i3 j3 k3 l3 m3", "k3"),
    "forge": ("j2 k2 l2 j3 k3 l3 j4 k4 l4 k5", "k3"),
}
VALUES = {hall.id: (hall.low, hall.high) for hall in new().setup.content.halls}


def dedicate(table: Table, hall: str, squares: str) -> underhall.Match:
    """The first seat lays a hall in step 3."""
    match = table.turn(0, "after").match()
    match.answer(0, hall)
    if match.asks[0].kind == "hall":  # it fits elsewhere too
        match.answer(0, spot(match, squares))
    assert set(match.view().halls[-1].squares) == set(squares.split())
    return match


def test_a_hall_covers_own_tunnels_exactly() -> None:
    """MK-14.1: all its squares, for nothing; here it fits in two places."""
    match = three_bars().turn(0, "after").match()
    match.answer(0, "treasury")
    assert spots(match) == {frozenset(UPPER_BLOCK.split()), frozenset(LOWER_BLOCK.split())}
    assert refusal(match, 0, lay(match, "i2 j2 k2 i3 j3 k3 i4 j4 k4")) == "MK-14.1"
    match.answer(0, spot(match, UPPER_BLOCK))
    (hall,) = match.view().halls
    assert (hall.hall, set(hall.squares), hall.altar, hall.seat) == ("treasury", set(UPPER_BLOCK.split()), "k3", 0)
    assert store(match) == {}
    assert "treasury" not in match.view().halls_left


def test_a_hall_that_fits_nowhere() -> None:
    """MK-14.1: two bars are too narrow."""
    match = Table().tunnel("l2 l3 l4 l5").tunnel("k2 k3 k4 k5").goods(0, cart=1).turn(0, "after").match()
    assert words(match) == {"statue1", "done"}
    assert refusal(match, 0, "treasury") == "MK-14.1"


def test_a_hall_is_optional_and_for_the_third_step() -> None:
    """MK-14.1, MK-5.1: not before the troll or tunnel, and one may leave it."""
    match = three_bars().match()
    assert "treasury" not in words(match)
    answer(match, 0, "low1", "a2")
    assert "treasury" in words(match)
    match.answer(0, "done")
    assert match.view().halls == ()


def test_foreign_and_isolated_tunnels_are_not_covered() -> None:
    """MK-14.1: only those of the own network."""
    foreign = three_bars().tunnel("b8 b9").statue("ice", "b9").goods(1, cart=1).turn(1, "after").match()
    assert refusal(foreign, 1, "treasury") == "MK-14.1"
    cut = Table().tunnel("k2 k3 k4 k5").tunnel("j2 j3 j4 j5").tunnel("i2 i3 i4 i5").statue("ice", "l1")
    match = cut.goods(0, cart=1, stone=3).turn(0, "after").match()
    assert len(tunnels(match, None)) == 3
    assert refusal(match, 0, "treasury") == "MK-14.1"


def test_a_hall_over_nothing_else() -> None:
    """MK-14.2: not over a gate, a workshop's site or another hall."""
    table = three_bars().tunnel("k1 j1").tunnel("i3 i4").turn(0, "after")
    match = table.match()
    match.answer(0, "treasury")
    assert refusal(match, 0, lay(match, "j1 k1 l1 j2 k2 l2 j3 k3 l3")) == "MK-14.2"
    assert refusal(match, 0, lay(match, "k2 l2 m2 k3 l3 m3 k4 l4 m4")) == "MK-14.1"
    laid = Table().hall("treasury", UPPER_BLOCK, "k3").tunnel("j5 k5 k6").tunnel("l5 l6").tunnel("i5 i4 i3 i2")
    laid.tunnel("h2 h3 h4 h5").tunnel("g2 g3 g4 g5").turn(0, "after")
    match = laid.match()
    match.answer(0, "forge")
    assert refusal(match, 0, lay(match, "j2 k2 l2 j3 k3 l3 j4 k4 l4 k5")) == "MK-14.2"


def test_remnants_may_be_covered() -> None:
    """MK-14.2: what shows of a tile is a tunnel like any other."""
    table = Table().hall("fissure", "f3 g3 h3 i3 j3 k3 l3", "i3").tunnel("l2 m2 m1")
    for number, square in enumerate(("k4", "j4", "i4"), 1):
        table.tunnel(square, tile=number)
    table.tunnel("i5 j5").tunnel("k5 l5").tunnel("j6 k6")
    match = dedicate(table, "shaman", "i4 j4 k4 i5 j5 k5 j6")
    assert match.view().halls[1].altar == "j6"
    assert tunnels(match) == {frozenset(t.split()) for t in ("l2 m2 m1", "l5", "k6")}


def crooked(reflect: bool = False, flip: bool = False) -> set[frozenset[str]]:
    """Where a hall that is no mirror image of itself fits into a block of four by three."""
    table = three_bars(flip_halls=flip)
    halls = tuple(
        structs.replace(hall, shape=("##", "#.", "A."), reflect=reflect) if hall.id == "shaman" else hall
        for hall in table.content.halls
    )
    match = table.with_content(halls=halls).turn(0, "after").match()
    match.answer(0, "shaman")
    return spots(match)


def test_halls_are_turned_and_not_flipped() -> None:
    """MK-14.3: flip_halls = false, four ways to lie."""
    ways = crooked()
    assert frozenset({"j2", "k2", "j3", "j4"}) in ways
    assert frozenset({"j2", "k2", "k3", "k4"}) not in ways
    # of the four ways two are 2 wide and 3 high, with 4 places each, and two lie across, with 3 places each
    assert len(ways) == 2 * 4 + 2 * 3


def test_halls_may_be_flipped_by_agreement() -> None:
    """MK-14.3: flip_halls = true, eight ways; or if the hall's own data say so."""
    assert crooked() < crooked(flip=True) == crooked(reflect=True)
    assert frozenset({"j2", "k2", "k3", "k4"}) in crooked(flip=True)


@pytest.mark.parametrize("hall", HALLS)
def test_our_halls_are_their_own_mirror_images(hall: str) -> None:
    """MK-14.3: so the question does not arise with them."""
    places = []
    for flip in (False, True):
        table = three_bars(flip_halls=flip).tunnel("i2 i3 i4 i5").tunnel("h2 h3 h4 h5")
        table = fissure_row(Table(2, flip_halls=flip)) if hall == "fissure" else table
        match = table.turn(0, "after").match()
        match.answer(0, hall)
        options = match.asks[0].options if match.asks[0].kind == "hall" else ()
        places.append({(frozenset(option.args["squares"]), option.args["altar"]) for option in options})
    assert places[0] == places[1]


def test_what_a_hall_covers() -> None:
    """MK-14.4: pedestals leave the game, statues stay where they stand."""
    table = three_bars().stands(0, "ice", "j3").stands(0, "moon", "l5").statue("moon", "l4")
    match = dedicate(table, "treasury", UPPER_BLOCK)
    assert pedestals_on_board(match) == {("moon", "l5")}
    assert {statue_at(match, "k2"), statue_at(match, "l4")} == {"statue1", statue_at(match, "l4")}
    assert "statues" not in points(match)  # both stand in the hall now


def test_a_statue_under_the_altar_is_on_it() -> None:
    """MK-14.4: at once."""
    match = dedicate(three_bars().statue("ice", "k3"), "treasury", UPPER_BLOCK)
    assert points(match)["halls"] == 15


def test_a_hall_is_one_big_tunnel() -> None:
    """MK-14.5: from any square of it to any other for one cart, and to whatever lies beside it."""
    table = Table().hall("treasury", UPPER_BLOCK, "k3").tunnel("i4 h4").statue("ice", "j2").goods(0, cart=1)
    match = table.turn(0, "after").match()
    match.answer(0, statue_at(match, "j2"))
    assert words(match) == set(UPPER_BLOCK.split()) - {"j2", "k2"} | {"l1", "i4", "h4"}  # on k2 stands another


def test_the_rest_of_a_tile_is_a_tunnel_of_its_own() -> None:
    """MK-14.5: each connected part of it, and a pedestal there stays."""
    table = fissure_row(Table()).stands(0, "fire", "l5").stands(0, "moon", "l2").statue("ice", "l5").goods(0, cart=2)
    match = dedicate(table, "fissure", "f3 g3 h3 i3 j3 k3 l3")
    assert {frozenset({"l2"}), frozenset({"l4", "l5"})} < tunnels(match)
    assert pedestals_on_board(match) == {("fire", "l5"), ("moon", "l2")}
    match.answer(0, statue_at(match, "l5"))
    assert "l4" in words(match)
    assert "l2" not in words(match)  # the tile was one; now the hall lies between
    assert "f3" in words(match)


@pytest.mark.parametrize("clan", CLANS)
def test_any_statue_may_stand_on_the_altar(clan: str) -> None:
    """MK-14.6: one of them; an altar is no pedestal, so nothing is doubled and no token comes."""
    table = Table().hall("treasury", UPPER_BLOCK, "k3").statue(clan, "j3").goods(0, cart=1).turn(0, "after")
    match = table.match()
    assert points(match) == {"halls": 6}
    answer(match, 0, statue_at(match, "j3"), "k3")
    assert points(match) == {"halls": 15}
    assert match.view().stores[0].tokens == 0


@pytest.mark.parametrize("hall", HALLS)
def test_the_two_values_of_a_hall(hall: str) -> None:
    """MK-14.7: the lower one, or the higher with any statue on the altar; the others in it score nothing."""
    squares, altar = HALLS[hall]
    low, high = VALUES[hall]

    def worth(*statues: str) -> int:
        table = Table().hall(hall, squares, altar)
        table.tunnel("l2 m2" if hall == "fissure" else "m1 n1")
        for clan, square in zip(CLANS, statues, strict=False):
            table.statue(clan, square)
        final = table.final()
        assert final.breakdown is not None
        assert final.breakdown[0]["statues"] == 0
        return final.breakdown[0]["halls"]

    assert VALUES["treasury"] == (6, 15)  # these are known, the others ours
    assert worth() == worth("l3") == low
    assert worth(altar) == worth("l3", altar) == worth(altar, "l3", "j3") == high


def test_every_hall_exists_once() -> None:
    """MK-14.8: whoever is first has it; it stays for the rest of the game."""
    table = three_bars().goods(0, cart=1).hall("treasury", "b7 c7 d7 b8 c8 d8 b9 c9 d9", "c8")
    match = table.turn(0, "after").match()
    assert match.view().halls[0].seat == 1
    assert refusal(match, 0, "treasury") == "MK-14.8"
    finish(match, 0)
    assert match.view().halls[0].hall == "treasury"
