"""The rules of In the Hall of the Mountain King, chapter 6: the twelve spells of our own."""

from __future__ import annotations

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    cell,
    dig,
    on_troll,
    pedestals_on_board,
    points,
    refusal,
    spots,
    start_dig,
    statue_at,
    store,
    tunnels,
    words,
)
from tests.rulebook.mountain_king.table import Table, open_spell


def test_waking_song_wakes_one_troll() -> None:
    """MK-6.6: its uncovered symbols produce; nothing else does."""
    table = open_spell("waking").troll(0, "a2", "varn", coin=1).held(0, "a1", coin=1)
    match = table.match()
    match.answer(0, "cast-waking")
    assert words(match) == {"b1", "c1", "d1", "a2", "none"}
    assert refusal(match, 0, "a1") == "MK-6.6"
    match.answer(0, "a2")
    assert on_troll(match, 0, "a2") == {"stone": 1, "coin": 2, "fire_cart": 1}
    assert on_troll(match, 0, "b1") == {}
    assert cell(match, 0, "a2").free == {}


@pytest.mark.parametrize(
    ("offer", "gains"),
    [("coin2", {"coin": 2}), ("rune2", {"rune": 2}), ("stone1+hammer1", {"stone": 1, "hammer": 1})],
)
def test_toll_of_the_deep_road(offer: str, gains: dict[str, int]) -> None:
    """MK-6.6: one of three gains."""
    match = open_spell("toll").match()
    match.answer(0, f"cast-toll {offer}")
    assert store(match) == gains


def test_open_hands_unload_a_troll() -> None:
    """MK-6.6, MK-10.3: everything on it goes to the storage, and clan carts are wild there."""
    table = open_spell("open_hands").troll(0, "a2", "varn", coin=2, fire_cart=1).held(0, "b1", heartstone=1)
    match = table.match()
    match.answer(0, "cast-open_hands")
    assert words(match) == {"b1", "a2", "none"}
    assert refusal(match, 0, "a1") == "MK-6.6"
    match.answer(0, "a2")
    assert store(match) == {"coin": 2, "cart": 1}
    assert on_troll(match, 0, "a2") == {}
    assert on_troll(match, 0, "b1") == {"heartstone": 1}


def test_soft_stone_needs_no_hammers() -> None:
    """MK-6.6: this turn rubble costs nothing."""
    table = open_spell("soft_stone").goods(0, stone=2, hammer=1).rubble("l2 l3")
    match = table.match()
    answer(match, 0, "cast-soft_stone")
    dig(match, 0, "domino-stone", "l2 l3")
    assert store(match) == {"hammer": 1}
    assert "l2" not in match.view().rubble


def test_thin_walls_make_a_dig_cheaper() -> None:
    """MK-6.6: one mineral less, the same honour."""
    match = open_spell("thin_walls").goods(0, stone=3).match()
    assert refusal(match, 0, "square-stone") == "MK-11.1"
    answer(match, 0, "cast-thin_walls")
    dig(match, 0, "square-stone", "l2 l3 m2 m3")
    assert store(match) == {"iron": 1}
    assert points(match)["digging"] == 4


def test_a_cave_in_takes_a_tunnel_away() -> None:
    """MK-6.6, MK-4.3: the tile leaves the game and pays a stone for each square."""
    match = open_spell("cave_in").tunnel("l2 l3 m3").tunnel("k3 k4").match()
    match.answer(0, "cast-cave_in")
    assert words(match) == {"l2", "k3", "none"}
    assert refusal(match, 0, "l3") == "MK-6.6"
    assert refusal(match, 0, "a9") == "MK-6.6"
    match.answer(0, "l2")
    assert store(match) == {"stone": 3}
    assert tunnels(match, None) == {frozenset({"k3", "k4"})}


def test_a_cave_in_spares_what_carries_something() -> None:
    """MK-6.6: no statue and no pedestal falls."""
    table = Table().tunnel("l2 l3").tunnel("k3 k4").tunnel("k5 j5").statue("ice", "l3").stands(0, "moon", "k4")
    match = open_spell("cave_in", 0, table).match()
    match.answer(0, "cast-cave_in")
    assert words(match) == {"j5", "none"}
    for square in ("l2", "l3", "k3", "k4"):
        with pytest.raises(underhall.Illegal, match="mk-refuse-tunnel-laden"):
            match.answer(0, square)
    with pytest.raises(underhall.Illegal, match="mk-refuse-tunnel-name"):
        match.answer(0, "k5")


def test_after_a_cave_in_the_ground_is_clear() -> None:
    """MK-6.6, MK-11.10: no rubble and no find comes back, but the squares can be dug again."""
    match = open_spell("cave_in").tunnel("l2 l3 l4 l5").goods(0, stone=2).match()
    answer(match, 0, "cast-cave_in", "l2")
    assert store(match) == {"stone": 6}
    assert "l5" not in match.view().rubble
    dig(match, 0, "bar-stone", "l2 l3 l4 l5")
    match.answer(0, "none")
    assert store(match) == {"stone": 2}


def test_a_cave_in_may_isolate_a_hall() -> None:
    """MK-4.3, MK-17.8: cut off from the gate it is nobody's and worth nothing."""
    match = open_spell("cave_in").tunnel("l2 l3").hall("treasury", "i3 j3 k3 i4 j4 k4 i5 j5 k5", "j4").match()
    assert points(match)["halls"] == 6
    answer(match, 0, "cast-cave_in", "l2")
    assert match.view().halls[0].seat is None
    assert "halls" not in points(match)


def test_free_wheels_make_every_cart_wild() -> None:
    """MK-6.6, MK-10.2: this turn clan carts move any statue."""
    table = Table().troll(0, "a2", "brakka", fire_cart=1).tunnel("l2 l3").statue("ice", "l3")
    blocked = open_spell("free_wheels", 0, table).match()
    answer(blocked, 0, "low5", "b2")
    assert asked(blocked) == (0, "after")
    assert refusal(blocked, 0, statue_at(blocked, "l3")) == "MK-10.2"
    match = open_spell("free_wheels", 0, table).match()
    answer(match, 0, "cast-free_wheels", "low5", "b2", statue_at(match, "l3"), "l2")
    assert statue_at(match, "l2")
    assert on_troll(match, 0, "a2") == {}


def test_lantern_road_moves_a_statue_two_hops() -> None:
    """MK-6.6: to any free square of a tunnel up to two away, without a cart."""
    table = Table().tunnel("l2 l3").tunnel("k3 k4").tunnel("j4 j5").tunnel("i5 h5").statue("ice", "l3")
    match = open_spell("lantern_road", 0, table).match()
    word = statue_at(match, "l3")
    match.answer(0, f"cast-lantern_road {word}")
    assert words(match) == {"l2", "l1", "k3", "k4", "j4", "j5"}
    assert refusal(match, 0, "i5") == "MK-15.1"
    assert refusal(match, 0, "b8") == "MK-15.7"
    match.answer(0, "j5")
    assert statue_at(match, "j5") == word
    assert store(match) == {}


def test_call_of_the_wagons() -> None:
    """MK-6.6: two wild carts."""
    match = open_spell("wagon_call").match()
    match.answer(0, "cast-wagon_call cart2")
    assert store(match) == {"cart": 2}


def test_changing_places() -> None:
    """MK-6.6: two statues of different clans in the own network change places, wherever they stand."""
    table = Table().tunnel("l2 l3").tunnel("k3 k4").stands(0, "fire", "k4").statue("fire", "l3").statue("ice", "k4")
    table.statue("ice", "l2").statue("moon", "l1").tunnel("b8 b9").statue("moon", "b9")
    match = open_spell("changing_places", 0, table).match()
    fire, ice, second, moon, foreign = (statue_at(match, square) for square in ("l3", "k4", "l2", "l1", "b9"))
    match.answer(0, "cast-changing_places")
    assert words(match) == {fire, ice, second, moon, "none"}
    assert refusal(match, 0, foreign) == "MK-15.7"
    match.answer(0, ice)
    assert words(match) == {fire, moon}
    assert refusal(match, 0, second) == "MK-6.6"
    match.answer(0, fire)
    assert (statue_at(match, "l3"), statue_at(match, "k4")) == (ice, fire)
    assert points(match)["statues"] == 6 * 2 + 4 + 2


def test_masons_gift_takes_a_pedestal() -> None:
    """MK-6.6: of choice from the bag, if there is one."""
    match = open_spell("masons_gift").match()
    match.answer(0, "cast-masons_gift")
    assert words(match) == {"none", "fire", "ice", "moon"}
    match.answer(0, "moon")
    assert match.view().stores[0].pedestals == {"moon": 1}
    assert match.view().bag == {"fire": 4, "ice": 5, "moon": 4}
    assert pedestals_on_board(match) == set()


def test_masons_gift_and_an_empty_bag() -> None:
    """MK-6.5: no effect, and nobody is asked."""
    match = open_spell("masons_gift").pedestals(1, fire=4, ice=5, moon=5).match()
    match.answer(0, "cast-masons_gift")
    assert asked(match) == (0, "turn")
    assert match.view().stores[0].pedestals == {}


@pytest.mark.parametrize(
    ("tunnels_dug", "honour"),
    [((), 0), (("l2 l3",), 1), (("l2 l3", "l4 k4"), 2), (("l2 l3", "l4 k4", "k5 k6"), 4)],
)
def test_song_of_the_depths(tunnels_dug: tuple[str, ...], honour: int) -> None:
    """MK-6.6: one honour for each band inside the outermost that the network reaches."""
    table = open_spell("song_of_depth")
    for squares in tunnels_dug:
        table.tunnel(squares)
    match = table.match()
    match.answer(0, "cast-song_of_depth")
    assert points(match).get("spells", 0) == honour
    assert asked(match) == (0, "turn")


def test_spell_honour_counts_for_the_seat_that_casts() -> None:
    """MK-6.6: and for nobody else."""
    match = open_spell("song_of_depth").tunnel("l2 l3").tunnel("b8 c8").match()
    match.answer(0, "cast-song_of_depth")
    assert points(match, 0)["spells"] == 1
    assert "spells" not in points(match, 1)


def test_spots_of_soft_stone_grow() -> None:
    """MK-6.6, MK-11.8: with the spell the same tile has more places, the rubble ones too."""
    table = open_spell("soft_stone").goods(0, stone=2).rubble("l2")
    hard = start_dig(table.match(), 0, "domino-stone")
    soft = table.match()
    answer(soft, 0, "cast-soft_stone")
    start_dig(soft, 0, "domino-stone")
    assert spots(soft) - spots(hard) == {frozenset(pair.split()) for pair in ("k2 l2", "l2 m2", "l2 l3")}
