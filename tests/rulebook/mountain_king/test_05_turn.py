"""The rules of In the Hall of the Mountain King, chapter 5: the turn."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    dig,
    events,
    finish,
    no_answer,
    play_at_random,
    refusal,
    runes,
    spot,
    statue_at,
    store,
    words,
)
from tests.rulebook.mountain_king.table import Table, new, three_bars, walled_in


def busy() -> Table:
    """A seat that can do everything: cast, work, recruit, dig, dedicate a hall, move a statue."""
    table = three_bars().tunnel("m2 m3").shop("m4", "mason").statue("ice", "l2").statue("moon", "l3")
    return table.goods(0, stone=9, rune=2, coin=2, cart=3)


def test_turns_go_round() -> None:
    """MK-5.1: clockwise from the first seat, and again."""
    match = Table(3).match()
    for turn in range(7):
        assert asked(match) == (turn % 3, "turn")
        assert match.view().round == 1 + turn // 3
        match.answer(turn % 3, "low1")
        match.answer(turn % 3, sorted(words(match) - {"trade"})[0])


def test_a_spell_and_a_workshop_in_either_order() -> None:
    """MK-5.1: step 1."""
    match = busy().match()
    answer(match, 0, "cast-earth", "none", "work-m4", "mason-1", "enough")
    assert asked(match) == (0, "turn")
    match = busy().match()
    answer(match, 0, "work-m4", "mason-1", "enough", "cast-earth", "none")
    assert asked(match) == (0, "turn")
    assert (match.view().cast, match.view().worked) == (True, True)


def test_at_most_one_spell() -> None:
    """MK-5.1: also when there are more runes."""
    match = busy().match()
    answer(match, 0, "cast-earth", "none")
    assert refusal(match, 0, "cast-mask") == "MK-5.1"
    assert runes(match) == {"earth": 1, "mask": 0, "rock_eater": 0}


def test_at_most_one_workshop() -> None:
    """MK-5.1, MK-7.3: whether it was used once or as often as it could be."""
    match = busy().tunnel("n3 n4").shop("o6", "mint").tunnel("n5 n6").match()
    assert {"work-m4", "work-o6"} <= words(match)
    answer(match, 0, "work-m4", "enough")
    assert refusal(match, 0, "work-o6") == "MK-7.3"
    assert refusal(match, 0, "work-m4") == "MK-7.3"


def test_neither_is_needed() -> None:
    """MK-5.1: a turn may begin with its second step, after which the first is over."""
    match = busy().match()
    answer(match, 0, "low1", "a2")
    assert asked(match) == (0, "after")
    no_answer(match, 0, "cast-earth")
    no_answer(match, 0, "work-m4")


def test_one_troll_or_one_tunnel() -> None:
    """MK-5.1: after either there is no second."""
    match = busy().match()
    answer(match, 0, "low1", "a2")
    no_answer(match, 0, "low2")
    no_answer(match, 0, "domino-stone")
    match = busy().match()
    dig(match, 0, "domino-stone", "m1 n1")
    assert asked(match) == (0, "after")
    no_answer(match, 0, "low2")
    no_answer(match, 0, "domino-stone")


def test_the_hall_comes_before_the_statues() -> None:
    """MK-5.1: steps 3 and 4; once a statue has moved no hall is dedicated."""
    match = busy().turn(0, "after").match()
    assert "treasury" in words(match)
    answer(match, 0, statue_at(match, "l2"), "k3")
    assert refusal(match, 0, "treasury") == "MK-5.1"


def test_at_most_one_hall() -> None:
    """MK-5.1, MK-14.1: a second one waits, although it fits."""
    table = fissure_and_block()
    match = table.turn(0, "after").match()
    assert {"treasury", "fissure"} <= words(match)
    match.answer(0, "fissure")
    match.answer(0, spot(match, "p4 p5 p6 p7 p8 p9 p10"))
    assert refusal(match, 0, "treasury") == "MK-14.1"


def fissure_and_block() -> Table:
    """Room for the Fissure in column p and for the Treasury beside it, out of each other's way."""
    table = Table().goods(0, cart=1).statue("ice", "l2")
    for squares in ("l2 l3 m3", "m2 n2 n3", "o2 o3 p2", "p3 p4 q4", "p5 p6 p7 p8", "p9 p10"):
        table.tunnel(squares)
    return table.tunnel("k2 k3 k4 k5").tunnel("j2 j3 j4 j5").tunnel("i2 i3 i4 i5")


def test_statues_may_move_after_a_hall() -> None:
    """MK-5.1: step 4 follows step 3, with any number of moves."""
    match = busy().turn(0, "after").match()
    match.answer(0, "treasury")
    answer(match, 0, next(word for word in words(match) if "." in word))
    mover = statue_at(match, "l2")
    for _ in range(3):
        match.answer(0, mover)
        answer(match, 0, sorted(words(match))[0])
    assert store(match).get("cart", 0) == 0


def test_both_later_steps_are_optional() -> None:
    """MK-5.1: done, and the next seat plays."""
    match = busy().turn(0, "after").match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")


def test_a_full_trollsmoot_must_dig() -> None:
    """MK-5.2: recruiting is forbidden and the step may not be passed."""
    match = full(Table(3)).goods(0, stone=2, coin=9).match()
    assert words(match) == {"domino-stone", "trade"}
    assert refusal(match, 0, "low1") == "MK-8.3"
    assert refusal(match, 0, "pass") == "MK-5.2"


def full(table: Table) -> Table:
    """The first seat has ten trolls and the first crown; the game goes on."""
    table.fill(0)
    table.state["crowned"] = [0]
    return table


def test_without_minerals_a_seat_must_recruit() -> None:
    """MK-5.2: there is no pass as long as a troll can be had."""
    match = Table().goods(0, coin=3, hammer=3).match()
    assert refusal(match, 0, "pass") == "MK-5.2"
    assert refusal(match, 0, "domino-stone") == "MK-11.1"
    assert {"low1", "mid1"} <= words(match)


def test_if_neither_is_possible_the_step_is_skipped() -> None:
    """MK-5.2: nobody is even asked if nothing else can be done."""
    match = full(Table(3)).match()
    assert asked(match) == (1, "turn")
    assert [event["player"] for event in events(match, "pass")] == []  # before anybody listened
    listening = full(Table(3)).turn(2).match()
    answer(listening, 2, "low1", "a2")
    assert [event["player"] for event in events(listening, "pass")] == [0]
    assert asked(listening) == (1, "turn")


def test_the_skipped_step_does_not_end_the_turn() -> None:
    """MK-5.2: spells before it, statues after it."""
    table = full(Table(3)).goods(0, rune=1, cart=1).tunnel("l2 l3").statue("ice", "l3").spells("mask", "earth", "toll")
    match = table.match()
    assert words(match) == {"cast-mask", "cast-earth", "cast-toll", "pass"}
    match.answer(0, "pass")
    assert asked(match) == (0, "after")


def test_nobody_must_make_a_dig_possible() -> None:
    """MK-5.3: a full trollsmoot without minerals passes, although a trade or a spell would bring some."""
    match = full(Table(3)).goods(0, coin=12, rune=1).match()
    assert {"trade", "cast-earth", "pass"} <= words(match)
    match.answer(0, "pass")
    assert asked(match) == (1, "turn")


@pytest.mark.parametrize("stone", [1, 2])
def test_a_dig_that_can_be_paid_is_a_duty(stone: int) -> None:
    """MK-5.4: one stone is not enough for the smallest tile, two are."""
    match = full(Table(3)).goods(0, stone=stone, rune=1).match()
    assert ("pass" in words(match)) is (stone == 1)
    assert ("domino-stone" in words(match)) is (stone == 2)


def test_no_duty_without_a_tile() -> None:
    """MK-5.4: all stacks are empty."""
    table = full(Table(3)).goods(0, stone=9, rune=1)
    table.state["stacks"] = dict.fromkeys(table.state["stacks"], 0)
    match = table.match()
    assert "pass" in words(match)
    assert refusal(match, 0, "domino-stone") == "MK-1.8"


def test_no_duty_without_a_place() -> None:
    """MK-5.4: whoever is walled in by a rival cannot dig."""
    match = walled_in().fill(0).ending(0, left=1, phase="turn").goods(0, stone=9).match()
    assert asked(match) == (0, "turn")
    assert words(match) == {"pass", "trade"}
    assert refusal(match, 0, "domino-stone") == "MK-5.4"


@pytest.mark.parametrize("hammers", [0, 1])
def test_no_duty_without_hammers(hammers: int) -> None:
    """MK-5.4: where rubble lies all around, a hammer makes the difference."""
    match = full(Table(3)).rubble("k1 l2 m1").goods(0, stone=2, hammer=hammers, rune=1).match()
    assert ("pass" in words(match)) is (hammers == 0)
    assert ("domino-stone" in words(match)) is (hammers == 1)


def test_while_a_cell_is_free_there_is_no_pass() -> None:
    """MK-5.5: a troll of the lowest row is always free, also for whoever owns nothing and can dig nowhere."""
    match = walled_in().match()
    assert words(match) == {"low1", "low2", "low3", "low4", "low5"}


@pytest.mark.parametrize("seed", range(3))
def test_only_full_trollsmoots_ever_pass(seed: int) -> None:
    """MK-5.5: in whole games."""
    match = new(3, seed=seed)
    rng = Random(seed)
    while not match.over:
        if match.asks[0].kind == "turn" and len(match.view().seats[match.asks[0].seat].cells) < 10:
            assert "pass" not in words(match)
            assert {"low1", "low5"} <= words(match)
        play_at_random(match, rng, 1)
    for event in events(match, "pass"):
        assert len(match.view().seats[event["player"]].cells) == 10


def test_effects_of_a_turn_end_with_it() -> None:
    """MK-5.6: the Golden Mask is gone in the next turn of the same seat."""
    table = Table().goods(0, rune=1, stone=4)
    match = table.match()
    answer(match, 0, "cast-mask")
    assert match.view().effects == ("mask",)
    assert "mid1" in words(match)
    answer(match, 0, "low1", "a2")
    assert match.view().effects == ()
    answer(match, 1, "low1", "a2")
    assert asked(match) == (0, "turn")
    assert refusal(match, 0, "mid1") == "MK-8.2"


def test_effects_of_a_turn_last_through_its_last_step() -> None:
    """MK-5.6: free wheels cast in step 1 still turn in step 4."""
    table = Table().spells("free_wheels", "earth", "mask").goods(0, rune=1)
    table.troll(0, "a2", "brakka", fire_cart=1).tunnel("l2 l3").statue("ice", "l3")
    match = table.match()
    answer(match, 0, "cast-free_wheels", "low1", "b2")
    assert asked(match) == (0, "after")
    answer(match, 0, statue_at(match, "l3"), "l2")
    assert statue_at(match, "l2")
    finish(match, 0)
    assert match.view().effects == ()
