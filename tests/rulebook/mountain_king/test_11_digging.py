"""The rules of In the Hall of the Mountain King, chapter 11: digging."""

from __future__ import annotations

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    dig,
    events,
    lay,
    points,
    refusal,
    spots,
    start_dig,
    statue,
    store,
    tunnels,
    words,
)
from tests.rulebook.mountain_king.table import Table, new

MINERALS = ("stone", "iron", "heartstone")
TILES = {
    # one of each size, from the gate l1 downwards
    2: ("domino", "l2 l3"),
    3: ("corner", "l2 l3 m3"),
    4: ("square", "l2 l3 m2 m3"),
    5: ("cavern", "l2 l3 m2 m3 l4"),
}
HONOUR = {int(size): row for size, row in new().setup.content.honour.items()}
SPINS = {"domino": 2, "corner": 4, "bar": 2, "square": 1, "tee": 4, "snake": 4, "ell": 8, "cavern": 8}


def where(tile: str, table: Table, seat: int = 0) -> underhall.Match:
    """The seat is about to lay a tile that it can pay for."""
    return start_dig(table.goods(seat, stone=5).turn(seat).match(), seat, f"{tile}-stone")


@pytest.mark.parametrize("size", TILES)
@pytest.mark.parametrize("mineral", MINERALS)
def test_a_tunnel_costs_its_size_and_scores(mineral: str, size: int) -> None:
    """MK-11.1, MK-11.2: as many of one mineral as squares; honour by size and mineral, at once."""
    tile, squares = TILES[size]
    match = Table().goods(0, **{mineral: size}).match()
    dig(match, 0, f"{tile}-{mineral}", squares)
    assert store(match) == ({"iron": 1} if size > 3 else {})  # m2 hides iron
    assert points(match).get("digging", 0) == HONOUR[size][MINERALS.index(mineral)]
    assert (HONOUR[2], HONOUR[4][0]) == ((0, 0, 0), 4)  # these are known, the others ours
    assert match.view().stacks[[stack.stack for stack in match.view().stacks].index(tile)].left < 12


@pytest.mark.parametrize("size", TILES)
def test_one_mineral_short_is_too_little(size: int) -> None:
    """MK-11.1: and minerals are not mixed."""
    less = Table().goods(0, stone=size - 1, iron=size - 1, heartstone=size - 1).match()
    for mineral in MINERALS:
        assert refusal(less, 0, f"{TILES[size][0]}-{mineral}") == "MK-11.1"


def test_size_two_scores_nothing_and_four_stone_score_four() -> None:
    """MK-11.2: the figures that are known."""
    stacks = {stack.stack: stack.honour for stack in Table().match().view().stacks}
    assert stacks["domino"] == (0, 0, 0)
    for tile in ("bar", "square", "tee", "snake", "ell"):
        assert stacks[tile][0] == 4


@pytest.mark.parametrize("tile", SPINS)
def test_a_tile_may_be_turned_and_flipped(tile: str) -> None:
    """MK-11.3: in every way that is different."""
    table = Table().tunnel("l2 l3 l4 l5").tunnel("k4 k5").tunnel("i3 j3").tunnel("i4 j4").dug("k6 h6")
    match = where(tile, table)
    shapes = set()
    for squares in spots(match):
        cells = [(ord(name[0]), int(name[1:])) for name in squares]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        shapes.add(frozenset((x - left, y - top) for x, y in cells))
    assert len(shapes) == SPINS[tile]


def test_not_outside_the_mountain() -> None:
    """MK-11.4: right of n1 the mountain ends."""
    match = where("domino", Table().tunnel("m1 n1"))
    assert refusal(match, 0, lay(match, "o1 p1")) == "MK-11.4"
    assert refusal(match, 0, lay(match, "o1 o2")) == "MK-11.4"


def test_nothing_is_dug_twice() -> None:
    """MK-11.4: not over gates, tunnels or halls, own or foreign."""
    table = Table().tunnel("l2 l3").tunnel("b8 b9").hall("treasury", "i2 j2 k2 i3 j3 k3 i4 j4 k4", "j3")
    match = where("domino", table)
    for squares in ("l1 m1", "l3 m3", "k4 l4", "b9 b10", "a8 a9"):
        assert refusal(match, 0, lay(match, squares)) == "MK-11.4"


@pytest.mark.parametrize("shop", [None, "mint"])
def test_no_tunnel_on_a_site(shop: str | None) -> None:
    """MK-11.4: with a workshop or without."""
    table = Table().tunnel("l2 l3").tunnel("m2 m3")
    if shop:
        table.shop("m4", shop)
    match = where("domino", table)
    assert refusal(match, 0, lay(match, "m4 n4")) == "MK-11.4"


def test_no_tunnel_through_the_heart() -> None:
    """MK-11.4."""
    match = where("domino", Table().tunnel("l2 l3 l4 l5").tunnel("k5 k6").tunnel("j5 j6"))
    assert refusal(match, 0, lay(match, "j7 j8")) == "MK-11.4"


def test_a_tunnel_touches_the_own_network() -> None:
    """MK-11.5: an edge, not a corner; at first that of the gate."""
    match = where("domino", Table())
    assert refusal(match, 0, lay(match, "k2 k3")) == "MK-11.5"
    assert refusal(match, 0, lay(match, "g9 f9")) == "MK-11.5"
    assert lay(match, "k2 l2") in words(match)


def test_a_workshop_is_no_connection() -> None:
    """MK-11.5: touching it does not count."""
    match = where("domino", Table().tunnel("l2 l3").tunnel("m2 m3").shop("m4", "mint"))
    assert refusal(match, 0, lay(match, "m5 m6")) == "MK-11.5"


def test_isolated_tunnels_are_no_connection() -> None:
    """MK-11.5: only the own network is."""
    match = where("domino", Table().tunnel("h4 h3"))
    assert refusal(match, 0, lay(match, "i3 i4")) == "MK-11.5"


def test_not_beside_a_rival() -> None:
    """MK-11.6: neither tunnel nor gate nor hall; a corner is allowed."""
    table = Table().tunnel("l2 l3").tunnel("k3 k4")
    for squares in ("b8 c8", "c4 c5 c6 c7", "d4 e4", "e3 f3", "g3 h3"):
        table.tunnel(squares)
    match = where("domino", table)
    assert len(tunnels(match, 1)) == 5
    assert refusal(match, 0, lay(match, "i3 j3")) == "MK-11.6"
    assert refusal(match, 0, lay(match, "j2 i2")) == "MK-11.5"  # and no way to it yet
    assert lay(match, "i4 j4") in words(match)  # i4 touches h3 at a corner only


def test_not_beside_a_rivals_gate_or_hall() -> None:
    """MK-11.6: in the second seat's turn, against the first."""
    hall = Table().hall("treasury", "j2 k2 l2 j3 k3 l3 j4 k4 l4", "k3").tunnel("b8 c8").tunnel("c4 c5 c6 c7")
    for squares in ("d4 e4", "e3 f3 g3 h3"):
        hall.tunnel(squares)
    match = where("domino", hall, seat=1)
    assert refusal(match, 1, lay(match, "i3 i4")) == "MK-11.6"
    gate = Table().tunnel("j1 j2").tunnel("i2 i3")
    for squares in ("b8 c8", "c4 c5 c6 c7", "d4 e4", "e3 f3 g3 h3"):
        gate.tunnel(squares)
    match = where("domino", gate, seat=1)
    assert refusal(match, 1, lay(match, "k1 k2")) == "MK-11.6"
    assert lay(match, "k2 k3") in words(match)


def test_isolated_tunnels_may_be_touched() -> None:
    """MK-11.7: and are absorbed."""
    match = Table().tunnel("h4 h3").tunnel("l2 l3").tunnel("k3 j3").goods(0, stone=2).match()
    assert tunnels(match, None) == {frozenset({"h3", "h4"})}
    dig(match, 0, "domino-stone", "i3 i4")
    assert tunnels(match, None) == set()
    assert len(tunnels(match, 0)) == 4


@pytest.mark.parametrize("allowed", [True, False])
def test_unused_start_points(allowed: bool) -> None:
    """MK-11.7: dig_unused_starts, ordinary squares or not; g2 is for five players, and four play."""
    match = where("domino", Table(4, dig_unused_starts=allowed).tunnel("f2 f3"), seat=3)
    if allowed:
        answer(match, 3, lay(match, "g2 h2"))
        assert frozenset({"g2", "h2"}) in tunnels(match, 3)
    else:
        assert refusal(match, 3, lay(match, "g2 h2")) == "MK-11.7"
        assert lay(match, "g3 h3") in words(match)


@pytest.mark.parametrize("hammers", [0, 1, 2, 3])
def test_rubble_costs_hammers(hammers: int) -> None:
    """MK-11.8: one for each square of it."""
    match = where("domino", Table().rubble("l2 l3 m1").goods(0, hammer=hammers))
    assert (lay(match, "m1 n1") in words(match)) is (hammers >= 1)
    if hammers < 2:
        assert refusal(match, 0, lay(match, "l2 l3")) == "MK-11.8"
    else:
        answer(match, 0, lay(match, "l2 l3"))
        assert store(match).get("hammer", 0) == hammers - 2
        assert {"l2", "l3"}.isdisjoint(match.view().rubble)


def test_hammers_come_from_anywhere() -> None:
    """MK-11.8, MK-4.4: the payer chooses among storage and trolls."""
    match = where("domino", Table().rubble("l2").goods(0, hammer=1).troll(0, "a2", "tolvar", hammer=1))
    match.answer(0, lay(match, "l2 l3"))
    assert asked(match) == (0, "pay")
    assert words(match) == {"hammer", "hammer@a2", "proposed"}


def test_a_buried_statue_stays_on_its_square() -> None:
    """MK-11.9: now unearthed; under the same tunnel m3 is rubble."""
    match = where("domino", Table().tunnel("l2 l3").rubble("m3").goods(0, hammer=1))
    assert statue(match, "n3").buried
    before = statue(match, "n3").clan
    assert "m3" in match.view().rubble
    answer(match, 0, lay(match, "m3 n3"))
    assert not statue(match, "n3").buried
    assert statue(match, "n3").clan == before
    assert store(match) == {"stone": 3}
    assert [event["square"] for event in events(match, "unearth")] == ["n3"]


def test_buried_resources_are_found_once() -> None:
    """MK-11.10: at once into the storage; after a cave-in there is nothing left."""
    table = Table().spells("cave_in", "earth", "mask").goods(0, stone=2, rune=1).tunnel("l2 l3").tunnel("k3 j3")
    match = table.match()
    assert {find.square: find.good for find in match.view().finds}["k4"] == "hammer"
    dig(match, 0, "domino-stone", "k4 j4")
    assert store(match) == {"rune": 1, "hammer": 1}
    assert "k4" not in {find.square for find in match.view().finds}
    answer(match, 1, "low1", "a2")
    answer(match, 0, "cast-cave_in", "j4")
    dig(match, 0, "domino-stone", "k4 j4")
    assert store(match) == {"hammer": 1}


def test_finds_do_not_pay_for_their_own_dig() -> None:
    """MK-11.11: neither minerals nor hammers."""
    short = Table().tunnel("l2 l3").goods(0, iron=1).match()  # m2 hides iron, and a domino would need two
    assert refusal(short, 0, "domino-iron") == "MK-11.1"
    match = where("domino", Table().tunnel("l2 l3").tunnel("k3 j3").rubble("j4"))
    assert refusal(match, 0, lay(match, "k4 j4")) == "MK-11.8"  # k4 hides a hammer
    paid = where("domino", Table().tunnel("l2 l3").tunnel("k3 j3").rubble("j4").goods(0, hammer=1))
    answer(paid, 0, lay(paid, "k4 j4"))
    assert store(paid) == {"stone": 3, "hammer": 1}


def test_the_order_inside_a_dig() -> None:
    """MK-11.11: pay, score and place, finds and statues, then the pedestal, then workshops."""
    table = Table().tunnel("l2 l3").goods(0, stone=4, hammer=1).pedestals(0, ice=1).rubble("m3").supply(mint=1)
    match = table.match()
    start_dig(match, 0, "square-stone")
    match.answer(0, lay(match, "m2 m3 n2 n3"))
    told = [event.key for event in match.events()]
    assert told[-3:] == ["mk-log-dig", "mk-log-find", "mk-log-unearth"]
    assert points(match)["digging"] == 4
    assert store(match) == {"iron": 1}
    assert asked(match) == (0, "pedestal")
    match.answer(0, "ice")
    assert asked(match) == (0, "site")
    match.answer(0, "mint")
    told = [event.key for event in match.events()]
    assert told.index("mk-log-find") < told.index("mk-log-pedestal") < told.index("mk-log-found")


def test_minerals_are_paid_before_hammers() -> None:
    """MK-11.11: two questions, in that order."""
    table = Table().rubble("l2").goods(0, stone=2, hammer=1).held(0, "c1", stone=1).troll(0, "a2", "tolvar", hammer=1)
    match = start_dig(table.match(), 0, "domino-stone")
    match.answer(0, lay(match, "l2 l3"))
    assert words(match) == {"stone", "proposed"}
    match.answer(0, "proposed")
    assert words(match) == {"hammer", "hammer@a2", "proposed"}


def test_buried_means_in_nobodys_network() -> None:
    """MK-11.12: a statue that a rival has unearthed is buried no more, one on an isolated tunnel neither."""
    match = Table().tunnel("b8 c8").tunnel("d8 d9").tunnel("k2 k3").match()
    assert tunnels(match, None) == {frozenset({"k2", "k3"})}
    assert [statue(match, square).buried for square in ("d8", "k2", "q5")] == [False, False, True]
