"""The rules of In the Hall of the Mountain King, chapter 4: general concepts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    dig,
    on_troll,
    refusal,
    runes,
    slot,
    spendable,
    spot,
    spots,
    start_dig,
    statue_at,
    store,
    tunnels,
    words,
)
from tests.rulebook.mountain_king.table import RESOURCES, Table, fissure_row, new, three_bars
from underhall.core.game import Decide


def test_adjacent_is_a_whole_edge() -> None:
    """MK-4.1: from the gate l1 a tile must cover k1, m1 or l2; corners do not count."""
    match = start_dig(Table().goods(0, stone=2).match(), 0, "domino-stone")
    pairs = ("j1 k1", "k1 k2", "m1 n1", "m1 m2", "k2 l2", "l2 m2", "l2 l3")
    assert spots(match) == {frozenset(pair.split()) for pair in pairs}


def test_a_network_is_what_hangs_together_with_the_gate() -> None:
    """MK-4.2: gate, tunnels, remnants and halls."""
    match = Table().tunnel("l2 l3").tunnel("k3 k4").tunnel("i3 j3").tunnel("i2", tile=2).match()
    assert match.view().seats[0].network == 1 + 2 + 2 + 2 + 1
    assert match.view().seats[1].network == 1
    assert tunnels(match, 0) == {frozenset(t.split()) for t in ("l2 l3", "k3 k4", "i3 j3", "i2")}


def test_a_hall_conducts() -> None:
    """MK-4.2: what is connected only through a hall belongs to the network."""
    treasury = "j2 k2 l2 j3 k3 l3 j4 k4 l4"
    match = Table().hall("treasury", treasury, "k3").tunnel("h4 i4").match()
    assert match.view().seats[0].network == 1 + 9 + 2
    assert match.view().halls[0].seat == 0
    assert tunnels(match, 0) == {frozenset({"h4", "i4"})}


def test_a_workshop_does_not_conduct() -> None:
    """MK-4.2: a tunnel beyond a workshop with two entrances belongs to nobody."""
    match = Table().tunnel("l2 l3").tunnel("m2 m3").shop("m4", "mint").tunnel("m5 n5").match()
    assert match.view().seats[0].network == 5
    assert tunnels(match, None) == {frozenset({"m5", "n5"})}


def test_corners_do_not_connect() -> None:
    """MK-4.1, MK-4.2: a tunnel that touches the network at a corner is not part of it."""
    match = Table().tunnel("l2 l3").tunnel("k4 k5").match()
    assert tunnels(match, None) == {frozenset({"k4", "k5"})}


def test_what_is_cut_off_belongs_to_nobody() -> None:
    """MK-4.3: after a cave-in; digging there again connects it again."""
    table = Table().spells("cave_in", "earth", "mask").goods(0, rune=1, stone=2).tunnel("l2 l3").tunnel("l4 k4")
    match = table.match()
    assert tunnels(match, None) == set()
    answer(match, 0, "cast-cave_in", "l2")
    assert tunnels(match, None) == {frozenset({"l4", "k4"})}
    assert match.view().seats[0].network == 1
    dig(match, 0, "domino-stone", "l2 l3")
    assert tunnels(match, None) == set()
    assert match.view().seats[0].network == 5


def test_whoever_connects_absorbs() -> None:
    """MK-4.3: isolated tunnels go to any player who digs up to them, all at once."""
    match = Table().tunnel("c8 c9").tunnel("c6 c7").goods(1, stone=2).turn(1).match()
    assert tunnels(match, None) == {frozenset({"c8", "c9"}), frozenset({"c6", "c7"})}
    dig(match, 1, "domino-stone", "b8 b9")
    assert tunnels(match, None) == set()
    assert len(tunnels(match, 1)) == 3


def test_the_payer_chooses_the_units() -> None:
    """MK-4.4: from storage or trolls; what is spent is gone, and a freed symbol is free."""
    table = Table().base(0, a1="hask", b1="lodde").held(0, "a1", rune=1).goods(0, rune=1)
    match = table.match()
    match.answer(0, "cast-earth")
    assert asked(match) == (0, "pay")
    assert words(match) == {"rune", "rune@a1", "proposed"}
    match.answer(0, "rune@a1")
    match.answer(0, "none")
    assert store(match) == {"rune": 1}
    assert on_troll(match, 0, "a1") == {}
    assert runes(match)["earth"] == 1
    stored = table.match()
    stored.answer(0, "cast-earth rune none")
    assert store(stored) == {}
    assert on_troll(stored, 0, "a1") == {"rune": 1}


def test_any_mix_of_places_pays() -> None:
    """MK-4.4: one stone from the storage and one from a troll."""
    table = Table().held(0, "c1", stone=1).goods(0, stone=2)
    match = start_dig(table.match(), 0, "domino-stone")
    match.answer(0, spot(match, "l2 l3"))
    assert words(match) == {"stone", "proposed"}  # in ascending order: two from the troll there are not
    match.answer(0, "stone")
    assert words(match) == {"stone", "stone@c1", "proposed"}
    match.answer(0, "stone@c1")
    assert store(match) == {"stone": 1}
    assert on_troll(match, 0, "c1") == {}


def test_nobody_is_asked_where_all_ways_are_the_same() -> None:
    """MK-4.4: exactly enough, or all of it in one place."""
    match = Table().goods(0, rune=3).match()
    match.answer(0, "cast-earth")
    assert asked(match) == (0, "gain")


def test_bribes_and_runes_do_not_return_to_the_supply() -> None:
    """MK-4.4: they lie on the trolls of the horde and on the spell."""
    match = Table().goods(0, coin=2, rune=1).match()
    answer(match, 0, "cast-earth", "none", "mid1")
    assert (slot(match, "low1").bribes, slot(match, "low2").bribes) == ({"coin": 1}, {"coin": 1})
    assert runes(match)["earth"] == 1


def test_gains_go_to_the_storage_and_production_onto_trolls() -> None:
    """MK-4.5: however much is there already."""
    match = Table().goods(0, rune=1, stone=99).match()
    answer(match, 0, "cast-earth", "stone3")
    assert store(match) == {"stone": 102}
    answer(match, 0, "low1", "a2")
    assert on_troll(match, 0, "a2") == {"stone": 2, "fire_cart": 1}
    assert store(match) == {"stone": 102}


def test_four_for_one() -> None:
    """MK-4.6: any four, from anywhere, for one of a chosen kind into the storage."""
    match = Table().goods(0, stone=2, hammer=1).held(0, "a1", coin=1).match()
    answer(match, 0, "trade", "heartstone")
    assert store(match) == {"heartstone": 1}
    assert on_troll(match, 0, "a1") == {}


def test_three_are_not_enough() -> None:
    """MK-4.6."""
    assert refusal(Table().goods(0, stone=3).match(), 0, "trade") == "MK-4.6"


def test_trading_any_number_of_times() -> None:
    """MK-4.6: sixteen stones come down to one coin."""
    match = Table().goods(0, stone=16).match()
    for _ in range(4):
        answer(match, 0, "trade", "iron")
    assert store(match) == {"iron": 4}
    answer(match, 0, "trade", "coin")
    assert store(match) == {"coin": 1}


def test_the_trader_chooses_the_four() -> None:
    """MK-4.6: unit by unit, or as proposed."""
    table = Table().goods(0, stone=4, iron=1).held(0, "c1", stone=1)
    match = table.match()
    match.answer(0, "trade rune")
    assert asked(match) == (0, "give")
    match.answer(0, "stone stone stone stone")
    assert (store(match), on_troll(match, 0, "c1")) == ({"iron": 1, "rune": 1}, {"stone": 1})
    match = table.match()
    match.answer(0, "trade rune stone stone iron")  # the fourth has no choice left
    assert (store(match), on_troll(match, 0, "c1")) == ({"stone": 2, "rune": 1}, {})


@pytest.mark.parametrize("good", RESOURCES)
def test_every_resource_can_be_had(good: str) -> None:
    """MK-4.6."""
    match = Table().goods(0, stone=4).match()
    answer(match, 0, "trade", good)
    assert store(match) == {good: 1}


def test_a_traded_cart_is_wild() -> None:
    """MK-4.6, MK-10.1: it moves a statue of any clan."""
    table = Table().tunnel("l2 l3").statue("ice", "l3").goods(0, stone=4).turn(0, "after")
    match = table.match()
    answer(match, 0, "trade", "cart")
    assert store(match) == {"cart": 1}
    assert statue_at(match, "l3") in words(match)


def test_when_a_trade_is_possible() -> None:
    """MK-4.6: before and after a spell, between uses of a workshop, before a troll is placed, between statues."""
    table = Table().tunnel("l2 l3 l4 l5").tunnel("m2 m3").shop("m4", "mason").statue("ice", "l2")
    match = table.goods(0, stone=40, rune=1, cart=2).match()
    assert "trade" in words(match)
    answer(match, 0, "cast-earth", "none")
    assert "trade" in words(match)
    match.answer(0, "work-m4")
    assert "trade" in words(match)
    answer(match, 0, "trade", "coin", "mason-1")
    assert "trade" in words(match)
    answer(match, 0, "enough", "low1")
    assert asked(match) == (0, "troll")
    assert "trade" in words(match)
    answer(match, 0, "trade", "coin", "a2")
    assert asked(match) == (0, "after")
    answer(match, 0, statue_at(match, "l2"), "l3")
    assert "trade" in words(match)


def test_no_trade_in_the_middle_of_a_dig() -> None:
    """MK-4.6: not once a placement is announced."""
    match = start_dig(Table().goods(0, stone=40).held(0, "c1", stone=1).match(), 0, "domino-stone")
    assert "trade" not in words(match)
    match.answer(0, match.asks[0].options[0])
    assert asked(match) == (0, "pay")
    assert "trade" not in words(match)


def test_goods_stay_on_their_trolls() -> None:
    """MK-4.7: no answer of a turn moves them to the storage, and the end of the turn does not either."""
    match = Table().held(0, "a1", coin=1).held(0, "c1", stone=1).match()
    assert words(match) == {"low1", "low2", "low3", "low4", "low5"}
    answer(match, 0, "low1", "c2")
    assert asked(match) == (1, "turn")
    assert store(match) == {}
    assert on_troll(match, 0, "a1") == {"coin": 1}


def test_nothing_passes_from_player_to_player() -> None:
    """MK-4.8: a poor seat cannot spend what a rich one has."""
    match = Table().goods(1, stone=50, coin=50, rune=50).held(1, "a1", coin=1).match()
    assert spendable(match, 0) == {}
    assert words(match) == {"low1", "low2", "low3", "low4", "low5"}
    assert refusal(match, 0, "trade") == "MK-4.6"
    assert refusal(match, 0, "mid1") == "MK-8.2"


@pytest.mark.parametrize("players", [2, 4])
def test_only_the_active_seat_decides(players: int) -> None:
    """MK-4.8: after the draft nobody else is ever asked, and the storages of others only rest."""
    match = new(players, seed=3)
    rng = Random(players)
    while isinstance(pending := match.pending, Decide):
        ask = pending.asks[0]
        view = match.view()
        if view.phase in ("turn", "after"):
            assert match.waiting_for == (view.active,)
            others = [spendable(match, seat) for seat in range(players) if seat != view.active]
            match.answer(ask.seat, ask.codes[rng.randrange(len(ask.codes))])
            assert [spendable(match, seat) for seat in range(players) if seat != view.active] == others
        else:
            match.answer(ask.seat, ask.codes[rng.randrange(len(ask.codes))])


def test_a_piece_beside_a_hall_is_a_tunnel() -> None:
    """MK-4.9: each piece of a tile that shows from under a hall, for itself."""
    match = fissure_row(Table()).goods(0, stone=2).turn(0, "after").match()
    before = {frozenset({"l2", "l3", "l4", "l5"}), frozenset({"k3", "k4"}), frozenset({"f2", "f3"})}
    assert before < tunnels(match)
    match.answer(0, "fissure")
    singles = {frozenset({name}) for name in ("l2", "k4", "j4", "i4", "h4", "g4", "f2")}
    assert tunnels(match) == {*singles, frozenset({"l4", "l5"})}


def test_a_tunnel_tile_is_one_tunnel() -> None:
    """MK-4.9: three tiles side by side are three tunnels."""
    assert Counter(map(len, tunnels(three_bars().match()))) == {4: 3}


def test_an_answer_out_of_turn_is_refused() -> None:
    """MK-4.8: opponents never react."""
    with pytest.raises(underhall.NotAsked):
        Table().goods(1, stone=9).match().answer(1, "trade")
