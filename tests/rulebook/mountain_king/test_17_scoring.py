"""The rules of In the Hall of the Mountain King, chapter 17: final scoring."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.mountain_king.helpers import events, play_at_random, points
from tests.rulebook.mountain_king.table import RESOURCES, Table, fissure_row, new

UPPER_BLOCK = "j2 k2 l2 j3 k3 l3 j4 k4 l4"


def score(table: Table, seat: int = 0) -> dict[str, int]:
    """Where a seat's honour comes from when the game is over; what brings nothing is left out."""
    final = table.final()
    assert final.breakdown is not None
    assert final.scores is not None
    assert final.scores[seat] == sum(final.breakdown[seat].values())
    return {source: count for source, count in final.breakdown[seat].items() if count}


def test_honour_of_the_game_counts() -> None:
    """MK-17.1: what digging and spells brought is on the track already."""
    assert score(Table().honour(0, digging=31, spells=7)) == {"digging": 31, "spells": 7}


def test_coronation_tokens() -> None:
    """MK-17.1: 5 and 3 to their holders; two players have the 3 alone."""
    table = Table(3).fill(1).fill(0)
    table.state["crowned"] = [1, 0]
    final = table.final()
    assert final.scores == (3, 5, 0)
    assert score(Table().fill(0)) == {"coronation": 3}


def test_pedestal_tokens() -> None:
    """MK-17.2: each its value, whether its pedestal still stands or not."""
    table = Table().token(0, "fire", "yellow", 4).token(0, "ice", "dark", 3).token(1, "moon", "dark", 2)
    assert score(table) == {"tokens": 7}
    assert score(table, 1)["tokens"] == 2


def test_a_set_is_three_equal_resources() -> None:
    """MK-17.3: one honour; from storage and trolls together."""
    assert score(Table().goods(0, stone=3)) == {"sets": 1}
    assert score(Table().goods(0, stone=2)) == {}
    assert score(Table().goods(0, stone=2).held(0, "c1", stone=1)) == {"sets": 1}
    assert score(Table().goods(0, stone=1, iron=1, coin=1)) == {}


def test_clan_carts_are_wild_now() -> None:
    """MK-17.3: carts of three clans are three carts."""
    table = Table().troll(0, "a2", "brakka", fire_cart=1).troll(0, "b2", "frysk", ice_cart=1).goods(0, cart=1)
    assert score(table) == {"sets": 1}


@pytest.mark.parametrize("generic", [True, False])
def test_trading_completes_sets(generic: bool) -> None:
    """MK-17.3: four for one as ever, done for the best by itself; whatever clan carts were worth before."""
    table = Table(2, clan_carts_generic=generic).goods(0, stone=2, iron=1, coin=1, rune=1, hammer=1)
    assert score(table) == {"sets": 1}


@cache
def best_by_search(counts: tuple[int, ...]) -> int:
    """Every way to trade, tried."""
    best = sum(count // 3 for count in counts)
    if sum(counts) < 4:
        return best
    tried = set()

    def give(kind: int, left: int, rest: tuple[int, ...]) -> None:
        if not left:
            tried.add(rest)
            return
        if kind == len(rest):
            return
        for some in range(min(left, rest[kind]) + 1):
            give(kind + 1, left - some, (*rest[:kind], rest[kind] - some, *rest[kind + 1 :]))

    give(0, 4, counts)
    for rest in tried:
        for kind in range(len(counts)):
            after = tuple(sorted((*rest[:kind], rest[kind] + 1, *rest[kind + 1 :])))
            best = max(best, best_by_search(after))
    return best


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 4), min_size=7, max_size=7).filter(lambda counts: sum(counts) <= 13))
def test_no_way_of_trading_is_better(counts: list[int]) -> None:
    """MK-17.4: the engine's sets against an exhaustive search."""
    table = Table().goods(0, **dict(zip(RESOURCES, counts, strict=True)))
    assert score(table).get("sets", 0) == best_by_search(tuple(sorted(counts)))


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 30), min_size=7, max_size=7))
def test_the_formula_for_sets(counts: list[int]) -> None:
    """MK-17.4: complete sets, and as many kinds more as the left-overs of the others can pay for."""
    rests = [count % 3 for count in counts]
    more = 0
    for chosen in range(1 << 7):
        kinds = [kind for kind in range(7) if chosen >> kind & 1]
        spare = sum(rest for kind, rest in enumerate(rests) if kind not in kinds)
        if spare >= 4 * sum(3 - rests[kind] for kind in kinds):
            more = max(more, len(kinds))
    table = Table().goods(0, **dict(zip(RESOURCES, counts, strict=True)))
    assert score(table).get("sets", 0) == sum(count // 3 for count in counts) + more


def test_great_halls() -> None:
    """MK-17.5: those in the own network, by MK-14.7."""
    table = Table().hall("treasury", UPPER_BLOCK, "k3").hall("crucible", "a5 c5 a6 b6 c6 a7 b7 c7", "b7")
    assert score(table) == {"halls": 6}
    assert score(table, 1) == {"coronation": 3, "halls": 6}
    assert score(table.statue("moon", "k3")) == {"halls": 15}
    assert score(table.statue("ice", "b7"), 1) == {"coronation": 3, "halls": 16}


@pytest.mark.parametrize(("square", "value"), [("l2", 2), ("l3", 4), ("l4", 6), ("l5", 8), ("k6", 10)])
def test_statues_by_their_band(square: str, value: int) -> None:
    """MK-17.6: dark 2, light 4, brown 6, orange 8, yellow 10; double on a pedestal of the clan; none is needed."""
    table = Table().tunnel("l2 l3 l4 l5").tunnel("k5 k6").statue("ice", square)
    assert score(table) == {"statues": value}
    doubled = Table().tunnel("l2 l3 l4 l5").tunnel("k5 k6").statue("ice", square).stands(0, "ice", square)
    assert score(doubled)["statues"] == 2 * value


def test_a_statue_on_the_gate_scores() -> None:
    """MK-17.6: it is a tunnel too."""
    assert score(Table().statue("ice", "l1")) == {"statues": 2}


def test_statues_in_halls_do_not_score() -> None:
    """MK-17.6: neither on the altar nor beside it."""
    table = Table().hall("treasury", UPPER_BLOCK, "k3").statue("ice", "j4").statue("moon", "k3")
    assert score(table) == {"halls": 15}


def test_one_statue_of_a_tunnel_scores() -> None:
    """MK-17.7: the best one."""
    table = Table().tunnel("l2 l3 l4 l5").statue("ice", "l2").statue("moon", "l5").statue("fire", "l4")
    assert score(table) == {"statues": 8}
    assert score(table.stands(0, "fire", "l4"))["statues"] == 12


def test_of_each_tunnel_one() -> None:
    """MK-17.7: two tiles, two statues."""
    table = Table().tunnel("l2 l3").tunnel("k3 k4").statue("ice", "l3").statue("moon", "k4")
    assert score(table) == {"statues": 4 + 6}


@pytest.mark.parametrize(("limit", "value"), [("tunnel", 2 + 8), ("tile", 8)])
def test_two_pieces_of_one_tile(limit: str, value: int) -> None:
    """MK-17.7: statue_limit = tunnel, remnants count for themselves; = tile, one statue for the whole tile."""
    table = fissure_row(Table(2, statue_limit=limit)).statue("ice", "l2").statue("moon", "l5").turn(0, "after")
    match = table.match()
    match.answer(0, "fissure")
    assert points(match)["statues"] == value


@pytest.mark.parametrize("limit", ["tunnel", "tile"])
def test_both_readings_agree_on_whole_tiles(limit: str) -> None:
    """MK-17.7: the gate and every tile count once."""
    table = Table(2, statue_limit=limit).tunnel("l2 l3").statue("ice", "l3").statue("fire", "l2").statue("moon", "l1")
    assert score(table) == {"statues": 4 + 2}


def test_what_scores_for_nobody() -> None:
    """MK-17.8: buried statues, and statues and halls that are cut off."""
    table = Table().tunnel("h4 h5").statue("ice", "h5").hall("treasury", "h7 g7 f7 h8 g8 f8 h9 g9 f9", "g8")
    final = table.final()
    assert final.breakdown is not None
    assert [parts["statues"] + parts["halls"] for parts in final.breakdown] == [0, 0]
    assert len([statue for statue in final.view().statues if statue.buried]) == 17


def test_a_rivals_statue_does_not_score() -> None:
    """MK-17.6: only in the own tunnels."""
    table = Table().tunnel("b8 b9").statue("ice", "b8")
    assert score(table) == {}
    assert score(table, 1)["statues"] == 2


@pytest.mark.parametrize("seed", range(3))
def test_the_scores_are_told(seed: int) -> None:
    """MK-17.1: at the end of a whole game, as the sum of their parts."""
    match = new(3, seed=seed)
    play_at_random(match, Random(seed), 20_000)
    assert match.scores is not None
    assert match.breakdown is not None
    assert [event["n"] for event in events(match, "score")] == list(match.scores)
    assert list(match.scores) == [sum(parts.values()) for parts in match.breakdown]
