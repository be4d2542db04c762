"""The test vectors MK-T1 to MK-T18 and MK-X1 to MK-X10 of the rules of In the Hall of the Mountain King."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    GAME,
    answer,
    asked,
    dig,
    draw,
    events,
    finish,
    in_the_lot,
    lay,
    on_troll,
    pedestals_on_board,
    play_at_random,
    points,
    refusal,
    runes,
    site,
    slot,
    smoot,
    spot,
    start_dig,
    statue,
    statue_at,
    store,
    token,
    words,
)
from tests.rulebook.mountain_king.table import BANDS, CLANS, RESOURCES, Table, around_the_site, new, three_bars

WINTER = {"two_player_side": "winter"}


# From the rulebooks


@pytest.mark.parametrize(
    ("units", "left"),
    [
        ("stone stone stone@c1 stone@a2", {"a2": 1}),
        ("stone stone stone@a2 stone@a2", {"c1": 1}),
        ("stone stone@c1 stone@a2 stone@a2", {"storage": 1}),
    ],
)
def test_MK_T1_any_four_of_five_stones(units: str, left: dict[str, int]) -> None:
    """MK-T1, MK-4.4: two in storage, three on trolls; which one stays is the payer's choice."""
    table = Table().goods(0, stone=2).held(0, "c1", stone=1).troll(0, "a2", "brakka", stone=2)
    match = start_dig(table.match(), 0, "tee-stone")
    match.answer(0, lay(match, "k1 k2 k3 l2"))
    for unit in units.split():
        if asked(match) == (0, "pay"):  # once one stays behind, the rest is no choice any more
            match.answer(0, unit)
    stones = {
        "storage": store(match).get("stone", 0),
        "c1": on_troll(match, 0, "c1").get("stone", 0),
        "a2": on_troll(match, 0, "a2").get("stone", 0),
    }
    assert {place: count for place, count in stones.items() if count} == left


@pytest.mark.parametrize("players", [3, 2])
def test_MK_T2_a_toolmaker_with_three_entrances(players: int) -> None:
    """MK-T2, MK-7.3: one entrance of one's own, two of two others or of one other: three uses, either direction."""
    match = around_the_site(players).goods(0, heartstone=2).match()
    assert site(match, "m4").entrances == 3
    match.answer(0, "work-m4")
    answer(match, 0, "toolmaker-1", "toolmaker-1")
    assert store(match) == {"hammer": 2}
    answer(match, 0, "toolmaker-2")
    assert store(match) == {"hammer": 1, "heartstone": 1}
    assert asked(match) == (0, "turn")


@pytest.mark.parametrize("offer", ["stone3", "iron2", "heartstone1"])
def test_MK_T3_rite_of_earth(offer: str) -> None:
    """MK-T3, MK-6.4: the second rune stays on the card."""
    table = Table().spells("earth", "mask", "toll", runes=(1, 0, 0)).base(0, a1="hask").held(0, "a1", rune=1)
    match = table.goods(0, rune=1).match()
    match.answer(0, f"cast-earth rune@a1 {offer}")
    assert runes(match) == {"earth": 2, "mask": 0, "toll": 0}
    assert store(match) == {"rune": 1, offer[:-1]: int(offer[-1])}


def test_MK_T4_five_bribes_for_the_top_right_troll() -> None:
    """MK-T4, MK-8.4: a level-3 Ice troll, one coin on each of the five beneath."""
    match = Table().horde("top3", "jokkul").goods(0, coin=5).match()
    answer(match, 0, "top3")
    assert [place.slot for place in match.view().horde if place.bribes == {"coin": 1}] == [
        "low3", "low4", "low5", "mid3", "mid4",
    ]  # fmt: skip
    assert store(match) == {}


def test_MK_T5_the_card_is_taken() -> None:
    """MK-T5, MK-8.5: the slot is refilled from the level-3 deck, a pedestal of choice goes to the storage."""
    match = Table().horde("top3", "jokkul").goods(0, coin=5).match(dealt=False)
    match.answer(0, "top3")
    assert {Table().levels[troll] for troll in in_the_lot(match)} == {3}
    draw(match, "froa")
    assert asked(match) == (0, "bag")
    match.answer(0, "moon")
    assert match.view().stores[0].pedestals == {"moon": 1}
    match.answer(0, "a2")
    assert smoot(match)["a2"] == "jokkul"
    assert slot(match, "top3").troll == "froa"


def test_MK_T6_two_cells_for_the_third_recruit() -> None:
    """MK-T6, MK-9.1: after (1,0) and (1,1) only (1,2) and (2,0) are legal."""
    match = Table().troll(0, "a2", "mukk").troll(0, "b2", "bogga").match()
    match.answer(0, "low1")
    assert words(match) == {"c2", "a3"}


def test_MK_T7_the_cascade() -> None:
    """MK-T7, MK-9.3: ten resources, none on a symbol that is covered, nothing on the troll outside."""
    table = Table().horde("low1", "jokkul").troll(0, "a2", "brakka", fire_cart=1).troll(0, "b2", "mukk", heartstone=1)
    match = table.held(0, "c1", stone=1).match()
    answer(match, 0, "low1", "none", "a3")
    assert on_troll(match, 0, "a3") == {"iron": 3, "rune": 1, "ice_cart": 1}
    assert on_troll(match, 0, "a2") == {"stone": 2, "fire_cart": 1}
    assert on_troll(match, 0, "b2") == {"iron": 1, "heartstone": 1}
    assert [on_troll(match, 0, name) for name in ("a1", "b1", "c1")] == [{"coin": 1}, {"heartstone": 1}, {"stone": 1}]
    assert on_troll(match, 0, "d1") == {}
    (told,) = events(match, "troll")
    gains = {"stone": 2, "iron": 3 + 1, "heartstone": 1, "rune": 1, "coin": 1, "cart": 1}
    assert dict(told["items"]) == {f"mk-count-{good}": count for good, count in gains.items()}
    assert sum(gains.values()) == 10


def test_MK_T8_a_dig() -> None:
    """MK-T8, MK-11.11: four stones for 4 honour, two irons and a hammer; the Fire statue stands where it was."""
    table = Table(2, **WINTER).statue("fire", "j1").goods(0, stone=4, hammer=1)
    for squares in ("p3 q3", "o2 p2", "m2 n2", "k2 l2", "j2 j3"):
        table.tunnel(squares)
    match = start_dig(table.match(), 0, "tee-stone")
    match.answer(0, lay(match, "h1 i1 j1 i2"))
    assert points(match)["digging"] == 4
    assert store(match) == {"iron": 2, "hammer": 1}  # i1 is rubble: one hammer was paid, another one found
    assert (statue(match, "j1").clan, statue(match, "j1").buried) == ("fire", False)


@pytest.mark.parametrize("hammers", [2, 3])
def test_MK_T9_rubble(hammers: int) -> None:
    """MK-T9, MK-11.8: three squares of rubble cost three hammers more; two are not enough."""
    table = Table().tunnel("l2 l3").rubble("m2 m3 n3").goods(0, stone=4, hammer=hammers)
    match = start_dig(table.match(), 0, "square-stone")
    if hammers == 2:
        assert refusal(match, 0, lay(match, "m2 n2 m3 n3")) == "MK-11.8"
    else:
        match.answer(0, lay(match, "m2 n2 m3 n3"))
        assert "hammer" not in store(match)


def test_MK_T10_a_pedestal_in_the_yellow_band() -> None:
    """MK-T10, MK-12.4: the Moon token is gone, so only Fire can be placed, for a token of 3."""
    table = Table().tunnel("l2 l3 l4 l5").tunnel("k5 j5").dug("h6").goods(0, stone=4)
    table.pedestals(0, fire=1, moon=1).token(1, "moon", "yellow").worth("fire", "yellow", 3)
    match = table.match()
    dig(match, 0, "square-stone", "h5 i5 h6 i6", anchor="i6")
    assert words(match) == {"none", "fire"}
    assert refusal(match, 0, "moon") == "MK-12.3"
    match.answer(0, "fire")
    assert points(match)["tokens"] == 3
    assert token(match, "fire", "yellow").owner == 0


def test_MK_T11_one_of_a_clan_in_a_band() -> None:
    """MK-T11, MK-12.3: after an Ice pedestal in the light band, Fire and Moon are still possible there."""
    table = Table().token(1, "ice", "light").pedestals(0, fire=1, ice=1, moon=1).goods(0, stone=2)
    match = table.match()
    dig(match, 0, "domino-stone", "l2 l3", anchor="l3")
    assert words(match) == {"none", "fire", "moon"}
    assert refusal(match, 0, "ice") == "MK-12.3"


def test_MK_T12_founding_a_workshop() -> None:
    """MK-T12, MK-13.5: the Charm maker from the supply, for use in later turns."""
    match = Table().tunnel("l2 l3").goods(0, stone=2, coin=1).match()
    dig(match, 0, "domino-stone", "m2 m3")
    match.answer(0, "charm_maker")
    assert site(match, "m4").shop == "charm_maker"
    answer(match, 1, "low1", "a2")
    answer(match, 0, "work-m4", "charm_maker-1")
    assert store(match)["rune"] == 1


@pytest.mark.parametrize("on_altar", [False, True])
def test_MK_T13_the_treasury(on_altar: bool) -> None:
    """MK-T13, MK-14.4: an Ice pedestal leaves the game, a Moon statue stays; 6, or 15 with a statue on the altar."""
    table = three_bars().stands(0, "ice", "j3").worth("ice", "light", 2).statue("moon", "k3" if on_altar else "j4")
    match = table.turn(0, "after").match()
    match.answer(0, "treasury")
    match.answer(0, spot(match, "j2 k2 l2 j3 k3 l3 j4 k4 l4"))
    assert pedestals_on_board(match) == set()
    assert points(match)["tokens"] == 2
    assert statue(match, "k3" if on_altar else "j4").clan == "moon"
    assert points(match)["halls"] == (15 if on_altar else 6)


def test_MK_T14_carts_for_statues() -> None:
    """MK-T14, MK-15.1: a Moon statue to the altar; a Fire statue four hops to its pedestal, one of them traded."""
    table = Table().hall("treasury", "j2 k2 l2 j3 k3 l3 j4 k4 l4", "k3").tunnel("l5 l6").tunnel("k5 k6")
    table.tunnel("i5 j5").tunnel("h5 h6").tunnel("g6 g7").stands(0, "fire", "g7").tunnel("i3 i4").statue("moon", "i3")
    table.statue("fire", "k6").troll(0, "a2", "ruhl", fire_cart=1).troll(0, "b2", "slurra", cart=1)
    match = table.troll(0, "c2", "lunna", moon_cart=1).goods(0, cart=1, stone=4).turn(0, "after").match()
    moon, fire = statue_at(match, "i3"), statue_at(match, "k6")
    ice = statue_at(match, next(s.square for s in match.view().statues if s.clan == "ice" and s.buried))
    match.answer(0, f"{moon} k3 moon_cart@c2")
    assert points(match)["halls"] == 15
    answer(match, 0, fire, "j5", fire, "h5", fire, "g6")
    assert [on_troll(match, 0, name) for name in ("a2", "b2", "c2")] == [{}, {}, {}]
    assert store(match) == {"stone": 4}
    assert refusal(match, 0, fire) == "MK-10.2"
    answer(match, 0, "trade", "cart", fire, "g7")
    assert points(match)["statues"] == 2 * 10
    assert refusal(table.match(), 0, ice) == "MK-15.7"


def test_MK_T15_left_overs() -> None:
    """MK-T15, MK-17.3: two sets as they lie, three after trading a rune, a hammer and two irons for a coin."""
    table = Table().goods(0, cart=3, stone=3, coin=2, iron=2, rune=1, hammer=1)
    final = table.final()
    assert final.breakdown is not None
    assert final.breakdown[0]["sets"] == 3
    by_hand = table.goods(0, cart=3, stone=3, coin=3, iron=0, rune=0, hammer=0).final()
    assert by_hand.breakdown is not None
    assert by_hand.breakdown[0]["sets"] == 3
    without = Table().goods(0, cart=3, stone=3).final()
    assert without.breakdown is not None
    assert without.breakdown[0]["sets"] == 2


def test_MK_T16_the_final_score() -> None:
    """MK-T16, MK-17.6: 43 by digging, 3, 11, 1, halls 0 and 15, statues 20, 10 and 8: 111 in all."""
    table = Table().fill(0).honour(0, digging=43).goods(0, stone=3)
    # hall A with an empty altar and a lower value of 0, an Ice statue beside the altar; hall B with a statue on it
    table.hall("fissure", "f3 g3 h3 i3 j3 k3 l3", "i3").statue("ice", "h3").tunnel("l2 m2")
    table.hall("treasury", "i4 j4 k4 i5 j5 k5 i6 j6 k6", "j5").statue("moon", "j5")
    # Fire on a Fire pedestal in yellow, Ice in yellow without one, Fire on a Fire pedestal in light grey
    table.tunnel("h6 h7").stands(0, "fire", "h7").statue("fire", "h7")
    table.tunnel("g7 g8").statue("ice", "g7")
    table.tunnel("m3 n3").stands(0, "fire", "n3").statue("fire", "n3")
    table.worth("fire", "yellow", 4).worth("fire", "light", 4).token(0, "moon", "dark", 3)
    final = table.final()
    assert final.breakdown is not None
    assert final.scores is not None
    assert final.breakdown[0] == {
        "digging": 43,
        "spells": 0,
        "coronation": 3,
        "tokens": 11,
        "sets": 1,
        "halls": 0 + 15,
        "statues": 20 + 10 + 8,
    }
    assert final.scores[0] == 111


@pytest.mark.parametrize(("players", "workshops"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_MK_T17_how_many_workshops(players: int, workshops: int) -> None:
    """MK-T17, MK-2.6: twice the players and one more, however they are found."""
    for way in ("random", "no_duplicates", "chosen"):
        match = new(players, workshops=way)
        while match.asks[0].kind == "shop":
            match.answer(match.asks[0].seat, match.asks[0].codes[0])
        assert sum(match.view().shops.values()) == workshops


def test_MK_T18_the_order_of_teams() -> None:
    """MK-T18, MK-19.3: team 1, 2, 2, 1 in each round, and no starting bonus."""
    match = new(4, teams=True)
    rng = Random(4)
    while len(events(match, "turn")) < 12:
        play_at_random(match, rng, 1)
    owners = [match.view().seats[event["player"]].owner for event in events(match, "turn")]
    assert owners[:12] == [0, 1, 1, 0] * 3
    assert events(match, "bonus") == []


# Derived


DOWN_SETS = {
    "a2": "a2 a1 b1",
    "b2": "b2 b1 c1",
    "c2": "c2 c1 d1",
    "a3": "a3 a2 b2 a1 b1 c1",
    "b3": "b3 b2 c2 b1 c1 d1",
    "a4": "a4 a3 b3 a2 b2 c2 a1 b1 c1 d1",
}
ROWS_BELOW = {"a3": ("a2", "b2"), "b3": ("b2", "c2"), "a4": ("a3", "b3")}


def build(order: tuple[str, ...]) -> Counter[str]:
    """Recruit six trolls into these cells and count how often each cell was woken."""
    match = Table(2).goods(0, stone=4).match()
    woken: Counter[str] = Counter()
    for number, name in enumerate(order):
        assert asked(match) == (0, "turn")
        answer(match, 0, "low1", name)
        woken.update(events(match, "troll")[-1]["cells"])
        assert events(match, "troll")[-1]["n"] == len(DOWN_SETS[name].split())
        finish(match, 0)
        if number < 5:
            match = again(match)
    return woken


def again(match: underhall.Match) -> underhall.Match:
    """The same position, the same seat's next turn."""
    state = match.snapshot()["state"]
    state.update(active=0, phase="turn")
    return underhall.Match(GAME, match.setup, match.dealer, position=state)


def legal_orders() -> list[tuple[str, ...]]:
    """Every order in which a pyramid can be completed."""
    return [
        order
        for order in permutations(DOWN_SETS)
        if all(order.index(below) < order.index(name) for name, under in ROWS_BELOW.items() for below in under)
    ]


@pytest.mark.parametrize("name", DOWN_SETS)
def test_MK_X1_down_sets(name: str) -> None:
    """MK-X1, MK-9.2: 3, 6 and 10 cells; D(2,1) is b3, b2, c2, b1, c1, d1."""
    order = next(order for order in legal_orders() if name in order)
    position = order.index(name)
    table = Table().goods(0, stone=4)
    for filled in order[:position]:
        table.troll(0, filled, table.state["decks"][0]["unseen"][0])
    match = table.match()
    answer(match, 0, "low1", name)
    assert set(events(match, "troll")[-1]["cells"]) == set(DOWN_SETS[name].split())
    assert len(DOWN_SETS[name].split()) == {"2": 3, "3": 6, "4": 10}[name[1]]


def test_MK_X2_there_are_sixteen_orders() -> None:
    """MK-X2, MK-9.1: to complete a pyramid."""
    assert len(legal_orders()) == 16


@pytest.mark.parametrize("order", legal_orders(), ids="-".join)
def test_MK_X2_thirty_one_activations(order: tuple[str, ...]) -> None:
    """MK-X2, MK-9.2: in any order, and always the same number for each cell."""
    woken = build(order)
    assert sum(woken.values()) == 31
    assert woken == {
        "a1": 3, "b1": 5, "c1": 5, "d1": 3, "a2": 3, "b2": 4, "c2": 3, "a3": 2, "b3": 2, "a4": 1,
    }  # fmt: skip


def test_MK_X3_the_first_recruit() -> None:
    """MK-X3, MK-9.1: above the base row three cells are open."""
    match = Table().match()
    match.answer(0, "low1")
    assert words(match) == {"a2", "b2", "c2"}


@pytest.mark.parametrize(
    ("players", "turns"), [(2, (5, 4)), (3, (8, 7, 6)), (4, (11, 10, 9, 8)), (5, (14, 13, 12, 11, 10))]
)
def test_MK_X4_turns_after_the_trigger(players: int, turns: tuple[int, ...]) -> None:
    """MK-X4, MK-16.4: by the seat that triggers the end."""
    for seat, count in enumerate(turns):
        table = Table(players).fill(seat, but=1).turn(seat)
        if players > 2:
            other = (seat + 1) % players
            table.fill(other)
            table.state["crowned"] = [other]
        match = table.match()
        match.answer(seat, "low1")
        if match.ask(seat) and match.asks[0].kind == "troll":
            match.answer(seat, "a4")
        assert [event["n"] for event in events(match, "ending")] == [count]


@pytest.mark.parametrize(
    ("counts", "sets"),
    [
        ((2, 2, 2, 2, 2, 2, 2), 2),
        ((2, 2, 2, 2, 2, 2, 0), 2),
        ((2, 2, 2, 2, 2, 0, 0), 1),
        ((2, 1, 1, 1, 1, 0, 0), 1),
        ((1, 1, 1, 1, 1, 1, 1), 0),
        ((4,), 1),
        ((8,), 2),
        ((5, 5), 2),
    ],
)
def test_MK_X5_resource_sets(counts: tuple[int, ...], sets: int) -> None:
    """MK-X5, MK-17.4: whichever kinds they are."""
    for kinds in (RESOURCES, RESOURCES[::-1]):
        final = Table().goods(0, **dict(zip(kinds, counts, strict=False))).final()
        assert final.breakdown is not None
        assert final.breakdown[0]["sets"] == sets


def test_MK_X6_a_pedestal_that_is_missing_is_noticed() -> None:
    """MK-X6, MK-1.6: eighteen in all; no position is accepted that has more or fewer."""
    table = Table()
    table.state["bag"]["fire"] += 1
    with pytest.raises(underhall.BadSnapshot, match="MK-X6"):
        table.match()


def test_MK_X7_a_troll_with_four_bribes_is_noticed() -> None:
    """MK-X7, MK-8.10: between turns there is none."""
    with pytest.raises(underhall.BadSnapshot, match="MK-X7"):
        Table().horde("low1", coin=4).match()


def test_MK_X8_rivals_beside_each_other_are_noticed() -> None:
    """MK-X8, MK-11.6: no two networks of opponents are adjacent."""
    table = Table().tunnel("l2 l3").tunnel("k3 k4")
    for squares in ("b8 c8", "c4 c5 c6 c7", "d4 e4", "e3 f3 g3 h3", "h4 i4"):
        table.tunnel(squares)
    assert table.match()
    with pytest.raises(underhall.BadSnapshot, match="MK-X8"):
        table.tunnel("j4 j5").match()


def test_MK_X9_a_spell_with_three_runes_is_noticed() -> None:
    """MK-X9, MK-6.3: between turns there is none."""
    with pytest.raises(underhall.BadSnapshot, match="MK-X9"):
        Table().spells("earth", "mask", "toll", runes=(3, 0, 0)).match()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_MK_X10_after_the_setup(players: int) -> None:
    """MK-X10, MK-2.3: 12 trolls, decks of 16, 13 and 14, 14 pedestals in the bag, 14 spells in the deck."""
    view = new(players).view()
    assert [place.level for place in view.horde] == [1] * 5 + [2] * 4 + [3] * 3
    assert view.decks == (16, 13, 14)
    assert sum(view.bag.values()) == 14
    assert view.spells_left == 14
    assert sorted((t.clan, t.band) for t in view.track) == sorted((c, b) for c in CLANS for b in BANDS)
