"""The rules of In the Hall of the Mountain King, chapter 1: components."""

from __future__ import annotations

from collections import Counter

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import GAME, answer, asked, dig, points, refusal, store, words
from tests.rulebook.mountain_king.table import RESOURCES, Table, new, play_draft


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    """MK-1.1: each with a colour."""
    seats = new(players).view().seats
    assert [seat.colour for seat in seats] == ["orange", "blue", "green", "pink", "yellow"][:players]


@pytest.mark.parametrize("players", [1, 6])
def test_nobody_plays_alone_and_six_do_not_fit(players: int) -> None:
    """MK-1.1."""
    with pytest.raises(underhall.BadSetup):
        new(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_teams_are_for_four(players: int) -> None:
    """MK-1.1, MK-19.1: at another table the option changes nothing."""
    assert new(players, teams=True).view().teams is (players == 4)


def test_seven_resources() -> None:
    """MK-1.2: a storage has a place for each, and a trade can bring each."""
    match = Table().goods(0, stone=4).match()
    assert tuple(match.view().stores[0].goods) == RESOURCES
    match.answer(0, "trade")
    assert words(match) == set(RESOURCES)


def test_the_supply_never_runs_out() -> None:
    """MK-1.3: more than the 35 stones and 45 carts of the box are in play."""
    match = Table().spells("earth", "wagon_call", "mask").goods(0, stone=60, rune=1).goods(1, cart=80, rune=1).match()
    answer(match, 0, "cast-earth", "stone3")
    assert store(match, 0) == {"stone": 63}
    answer(match, 0, "low1", "a2")
    answer(match, 1, "cast-wagon_call", "cart2")
    assert store(match, 1) == {"cart": 82}


def test_only_minerals_dig() -> None:
    """MK-1.4: stone, iron and heartstone; no other resource pays for a tunnel."""
    digs = {word for word in words(Table().goods(0, **dict.fromkeys(RESOURCES, 2)).match()) if word[:3] == "dom"}
    assert digs == {"domino-stone", "domino-iron", "domino-heartstone"}
    assert refusal(Table().goods(0, hammer=9, rune=9, coin=9, cart=9).match(), 0, "domino-stone") == "MK-11.1"


def test_pedestals_and_tokens_are_no_resources() -> None:
    """MK-1.4: three resources, a pedestal and a token are not four things to trade."""
    match = Table().goods(0, stone=1, iron=1, cart=1).pedestals(0, fire=1).token(0, "ice", "brown").match()
    assert refusal(match, 0, "trade") == "MK-4.6"


def test_fifty_five_trolls_and_thirty_starting_ones() -> None:
    """MK-1.5: 21, 17 and 17 of the three levels; the same six starting trolls for everybody."""
    content = new().setup.content
    assert Counter(troll.level for troll in content.trolls) == {1: 21, 2: 17, 3: 17}
    assert len({troll.id for troll in content.trolls}) == 55
    assert len(content.starters) == 6


@pytest.mark.parametrize(("players", "statues"), [(2, 18), (5, 21)])
def test_statues_pedestals_and_tokens(players: int, statues: int) -> None:
    """MK-1.6: at most 7 statues of a clan, 6 pedestals of each, 15 tokens, coronation tokens of 5 and 3."""
    match = new(players)
    view = match.view()
    clans = Counter(statue.clan for statue in view.statues)
    assert set(clans.values()) == {statues // 3}
    assert statues // 3 <= 7
    on_horde = Counter(slot.pedestal for slot in view.horde if slot.pedestal)
    assert Counter(view.bag) + on_horde == {"fire": 6, "ice": 6, "moon": 6}
    assert len(view.track) == 15
    assert match.setup.content.crowns.values == (5, 3)


def test_tunnels_halls_spells_and_workshops() -> None:
    """MK-1.7: 52 tunnels in stacks of 10, 12 and six of 5; 6 halls, 17 spells, 11 kinds of workshop twice."""
    match = new()
    content, view = match.setup.content, match.view()
    assert sorted(stack.left for stack in view.stacks) == [5, 5, 5, 5, 5, 5, 10, 12]
    assert sum(stack.left for stack in view.stacks) == 52
    assert len(set(view.halls_left)) == 6
    assert len(view.spellbook) + view.spells_left == len({spell.id for spell in content.spells}) == 17
    assert [shop.copies for shop in content.workshops] == [2] * 11
    assert {side.id for side in content.sides} == {"autumn", "winter"}


def test_a_stack_that_is_empty_stays_empty() -> None:
    """MK-1.8: that shape can no longer be dug, the others can."""
    table = Table().goods(0, stone=4)
    table.state["stacks"]["domino"] = 0
    match = table.match()
    assert refusal(match, 0, "domino-stone") == "MK-1.8"
    assert "corner-stone" in words(match)


def test_the_last_tile_of_a_stack() -> None:
    """MK-1.8: after it nobody digs that shape, although it can be paid."""
    table = Table().goods(0, stone=2).goods(1, stone=2)
    table.state["stacks"]["domino"] = 1
    match = table.match()
    dig(match, 0, "domino-stone", "l2 l3")
    assert asked(match) == (1, "turn")
    assert refusal(match, 1, "domino-stone") == "MK-1.8"


def test_a_tunnel_never_returns_to_its_stack() -> None:
    """MK-1.8: not even one that caves in."""
    match = Table().spells("cave_in", "earth", "mask").goods(0, rune=1).tunnel("l2 l3").match()
    left = {stack.stack: stack.left for stack in match.view().stacks}
    answer(match, 0, "cast-cave_in", "l2")
    assert match.view().tunnels == ()
    assert {stack.stack: stack.left for stack in match.view().stacks} == left
    assert left["domino"] == 9


def test_honour_has_no_end_of_the_track() -> None:
    """MK-1.9: past 100 it goes on counting."""
    match = Table().honour(0, digging=98).goods(0, stone=4).match()
    dig(match, 0, "square-stone", "l2 l3 m2 m3")
    assert points(match)["digging"] == 102


def test_every_score_starts_at_nothing() -> None:
    """MK-1.9, MK-3.1: the markers stand on 0, whatever lies in the storages but complete sets."""
    match = new(3)
    play_draft(match)
    assert [points(match, seat).get("digging", 0) for seat in range(3)] == [0, 0, 0]


def test_the_options_and_the_rules_they_decide() -> None:
    """MK-1.1: every ruling that can be played otherwise, with what is played by default; each has its tests there."""
    assert {name: (switch.default, switch.rule) for name, switch in GAME.switches.items()} == {
        "teams": (False, "MK-19.1"),
        "two_player_side": ("autumn", "MK-2.1"),
        "workshops": ("random", "MK-2.6"),
        "trolls_start_full": (False, "MK-3.5"),
        "clan_carts_generic": (True, "MK-10.5"),
        "bribes_by": ("row", "MK-8.8"),
        "retired_pedestal": ("bag", "MK-8.11"),
        "dig_unused_starts": (True, "MK-11.7"),
        "flip_halls": (False, "MK-14.3"),
        "elevation_from": ("horde", "MK-6.7"),
        "dedicate_again": (True, "MK-6.9"),
        "full_tunnels": ("block", "MK-15.4"),
        "statue_limit": ("tunnel", "MK-17.7"),
    }
