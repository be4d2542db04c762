"""The rules of In the Hall of the Mountain King, chapter 15: moving statues."""

from __future__ import annotations

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    finish,
    on_troll,
    pedestals_on_board,
    refusal,
    statue_at,
    store,
    words,
)
from tests.rulebook.mountain_king.table import Table


def road(**options: object) -> Table:
    """Four tunnels in a row from the gate, an Ice statue in the first, carts in the storage."""
    table = Table(2, **options).tunnel("l2 l3").tunnel("k3 k4").tunnel("j4 j5").tunnel("i5 h5")
    return table.statue("ice", "l3").goods(0, cart=3).turn(0, "after")


def goals(match: underhall.Match, square: str) -> set[str]:
    """Where the statue on this square may go."""
    match.answer(0, statue_at(match, square))
    return words(match)


def test_within_its_tunnel_or_into_the_next() -> None:
    """MK-15.1: for one cart, to any free square of either."""
    match = road().match()
    assert goals(match, "l3") == {"l2", "l1", "k3", "k4"}
    assert refusal(match, 0, "j4") == "MK-15.1"
    match.answer(0, "k4")
    assert statue_at(match, "k4")
    assert store(match) == {"cart": 2}


def test_any_number_of_carts() -> None:
    """MK-15.1: one hop after the other, the same statue or another, in any order."""
    match = road().statue("moon", "l2").match()
    ice, moon = statue_at(match, "l3"), statue_at(match, "l2")
    answer(match, 0, ice, "k4", moon, "l3", ice, "j5")
    assert (statue_at(match, "j5"), statue_at(match, "l3")) == (ice, moon)
    assert store(match) == {}
    assert asked(match) == (1, "turn")


def beyond(match: underhall.Match) -> dict[str, int]:
    """What more carts would reach, as the question tells it."""
    question = match.question(0)
    assert question is not None
    return dict(question.args["beyond"])


@pytest.mark.parametrize(("carts", "there"), [(1, ()), (2, ("j4", "j5")), (3, ("j4", "j5", "i5", "h5"))])
def test_the_question_tells_what_more_carts_would_reach(carts: int, there: tuple[str, ...]) -> None:
    """MK-15.3: one cart for each hop."""
    match = road().goods(0, cart=carts).match()
    goals(match, "l3")
    assert beyond(match) == {square: 2 if square[0] == "j" else 3 for square in there}


@pytest.mark.parametrize(("option", "there"), [("block", {}), ("pass", {"i5": 3, "h5": 3})])
def test_what_lies_behind_a_full_tunnel(option: str, there: dict[str, int]) -> None:
    """MK-15.4, A-16: nothing goes on from there, or it is crossed for a cart more."""
    table = road(full_tunnels=option).statue("moon", "j4").statue("fire", "j5")
    match = table.goods(0, cart=3).match()
    goals(match, "l3")
    assert beyond(match) == there


def test_without_a_cart_nothing_moves() -> None:
    """MK-15.1."""
    match = road().goods(0, cart=0, stone=4).match()
    assert refusal(match, 0, statue_at(match, "l3")) == "MK-10.2"


def test_the_gate_is_a_tunnel() -> None:
    """MK-15.2: one may stand there, and go on from there."""
    match = road().tunnel("m1 n1").match()
    word = statue_at(match, "l3")
    answer(match, 0, word, "l1", word, "n1")
    assert statue_at(match, "n1") == word
    assert store(match) == {"cart": 1}


def test_halls_and_remnants_are_tunnels() -> None:
    """MK-15.2: a hall as a whole, each remnant for itself."""
    table = Table().hall("treasury", "j2 k2 l2 j3 k3 l3 j4 k4 l4", "k3").tunnel("l5", tile=0).tunnel("k5", tile=1)
    match = table.statue("ice", "l5").goods(0, cart=3).turn(0, "after").match()
    open_squares = {"j2", "l2", "j3", "k3", "l3", "j4", "k4", "l4", "k5"}
    assert goals(match, "l5") - {"k2"} == open_squares
    match.answer(0, "k5")
    assert goals(match, "k5") - {"k2"} == {*open_squares, "l5"} - {"k5"}


def test_workshops_are_no_way() -> None:
    """MK-15.2: a statue neither enters one nor passes through."""
    table = Table().tunnel("l2 l3").tunnel("m2 m3").shop("m4", "mint").tunnel("k4 l4")
    match = table.tunnel("k5 l5").tunnel("m5 m6").statue("ice", "m3").goods(0, cart=1).turn(0, "after").match()
    assert goals(match, "m3") == {"m2", "l2", "l3"}
    assert refusal(match, 0, "m4") == "MK-15.7"
    assert refusal(match, 0, "m5") == "MK-15.1"


def test_neighbours_share_an_edge() -> None:
    """MK-15.3: tunnels that meet at a corner are no neighbours; a relocation costs as much as a hop."""
    table = Table().tunnel("l2 l3").tunnel("m3 n3").tunnel("m1 m2").tunnel("k4 l4")
    match = table.statue("ice", "k4").goods(0, cart=2).turn(0, "after").match()
    assert goals(match, "k4") == {"l4", "l2", "l3"}  # l4 touches m3 at a corner
    match.answer(0, "l4")
    assert store(match) == {"cart": 1}


def test_one_statue_on_a_square() -> None:
    """MK-15.4: but they pass each other."""
    match = road().statue("moon", "k3").match()
    assert goals(match, "l3") == {"l2", "l1", "k4"}
    assert refusal(match, 0, "k3") == "MK-15.4"
    match.answer(0, "k4")
    assert statue_at(match, "k4")


def full_tunnel(**options: object) -> Table:
    """Two statues fill the second tunnel of the road."""
    return road(**options).statue("moon", "k3").statue("fire", "k4")


def test_a_full_tunnel_blocks() -> None:
    """MK-15.4: full_tunnels = block, every hop ends on a free square."""
    match = full_tunnel(full_tunnels="block").match()
    assert goals(match, "l3") == {"l2", "l1"}
    assert refusal(match, 0, "j4") == "MK-15.1"


def test_a_full_tunnel_may_be_passed() -> None:
    """MK-15.4: full_tunnels = pass, at a cart more for each."""
    match = full_tunnel(full_tunnels="pass").match()
    word = statue_at(match, "l3")
    assert goals(match, "l3") == {"l2", "l1", "j4", "j5"}
    match.answer(0, "j5")
    assert statue_at(match, "j5") == word
    assert store(match) == {"cart": 1}


def test_passing_needs_the_carts() -> None:
    """MK-15.4: full_tunnels = pass with a single cart; a tunnel with a free square is never skipped."""
    match = full_tunnel(full_tunnels="pass").goods(0, cart=1).match()
    assert goals(match, "l3") == {"l2", "l1"}
    free = road(full_tunnels="pass").statue("moon", "k3").match()
    assert goals(free, "l3") == {"l2", "l1", "k4"}


def test_a_statue_that_cannot_move() -> None:
    """MK-15.4: everything around it is full."""
    table = Table().tunnel("l2 l3").statue("ice", "l3").statue("moon", "l2").statue("fire", "l1").goods(0, cart=2)
    match = table.goods(0, stone=4).turn(0, "after").match()
    assert words(match) == {"trade", "done"}
    assert refusal(match, 0, statue_at(match, "l3")) == "MK-15.4"


def test_several_statues_share_a_tunnel() -> None:
    """MK-15.5: on different squares."""
    match = road().statue("moon", "k3").match()
    answer(match, 0, statue_at(match, "l3"), "k4")
    assert {statue_at(match, "k3"), statue_at(match, "k4")} <= {f"statue{n}" for n in range(1, 16)}
    finish(match, 0)


def test_pedestals_of_other_clans_and_altars_are_goals() -> None:
    """MK-15.5: any statue may go there."""
    match = road().stands(0, "moon", "k3").match()
    word = statue_at(match, "l3")
    answer(match, 0, word, "k3")
    assert pedestals_on_board(match) == {("moon", "k3")}
    assert statue_at(match, "k3") == word


def test_spent_carts_are_gone() -> None:
    """MK-15.6: to the supply, clan carts for their clan and wild ones."""
    table = road().goods(0, cart=1).troll(0, "a2", "hjela", ice_cart=1).troll(0, "b2", "ruhl", fire_cart=1)
    match = table.match()
    match.answer(0, f"{statue_at(match, 'l3')} k4")
    assert words(match) == {"cart", "ice_cart@a2", "proposed"}
    match.answer(0, "ice_cart@a2")
    assert on_troll(match, 0, "a2") == {}
    assert match.view().seats[0].goods == {"cart": 1, "fire_cart": 1}


def test_a_cart_of_another_clan_is_refused_by_its_rule() -> None:
    """MK-15.6, MK-10.2: a Fire cart does not move an Ice statue."""
    table = road().goods(0, cart=1).troll(0, "a2", "hjela", ice_cart=1).troll(0, "b2", "ruhl", fire_cart=1)
    match = table.match()
    match.answer(0, f"{statue_at(match, 'l3')} k4")
    assert refusal(match, 0, "fire_cart@b2") == "MK-10.2"


@pytest.mark.parametrize("goal", ["l2", "j5"])
def test_inward_and_outward(goal: str) -> None:
    """MK-15.7: the direction is free."""
    table = road()
    table.state["statues"][1]["square"] = "k4"
    match = table.match()
    answer(match, 0, statue_at(match, "k4"), goal)
    assert statue_at(match, goal) == "statue2"


def test_which_statues_cannot_be_moved() -> None:
    """MK-15.7: buried ones, those of others, those on isolated tunnels."""
    table = road().tunnel("b8 b9").statue("moon", "b8").tunnel("f6 f7").statue("fire", "f6")
    match = table.match()
    assert words(match) == {statue_at(match, "l3"), "done"}
    assert [statue.buried for statue in match.view().statues if statue.square in ("h14", "b8", "f6")].count(True) == 1
    for square in ("h14", "b8", "f6"):
        assert refusal(match, 0, statue_at(match, square)) == "MK-15.7"


def test_a_statue_never_leaves_the_network() -> None:
    """MK-15.7: not onto bare ground, foreign or isolated tunnels."""
    match = road().tunnel("b8 b9").tunnel("f6 f7").match()
    match.answer(0, statue_at(match, "l3"))
    for square in ("m3", "b8", "f6"):
        assert refusal(match, 0, square) == "MK-15.7"
