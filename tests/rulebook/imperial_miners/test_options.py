"""Every option of the table, played both ways."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.imperial_miners.playing import PYRAMID, act, at, chain, gained, golden
from tests.rulebook.imperial_miners.table import Play, Table, acting, card, effect, event, gold, mod, new, points, step
from underhall.games.imperial_miners.game import SWITCHES

LATE = event("late", points(2), kind="end")
SCOT = card("scot", factions=["scots"])


def test_every_switch_is_played_here() -> None:
    """The name of a test says which option it plays; those of the single seats share one."""
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    names = {name if not name.startswith("first_game") else "first_game" for name in SWITCHES}
    assert [name for name in names if not any(test.startswith(f"{name}_") for test in tested)] == []


def dealt(players: int, **options: Any) -> Play:
    return new(players, **options).draw_anything()


def test_first_game_for_the_whole_table() -> None:
    """IM-3.6: two cards of each level for everybody, all of them kept."""
    play = dealt(3)
    assert ([len(play.hand(seat)) for seat in range(3)], play.asked(0)) == ([8, 8, 8], "keep")
    play = new(3, first_game=True)
    levels: list[str] = []
    while play.lot.kind != "event":
        levels += [play.lot.kind] if play.lot.kind != "face" else []
        play.draw(sorted(play.in_the_lot())[0])
    assert levels == ["level-1", "level-1", "level-2", "level-2", "level-3", "level-3"] * 3
    assert [len(play.hand(seat)) for seat in range(3)] == [6, 6, 6]


@pytest.mark.parametrize("seat", range(5))
def test_first_game_of_a_single_seat(seat: int) -> None:
    """IM-3.6: this seat alone is new, or it alone is not (IM-A16)."""
    play = dealt(5, **{f"first_game_{seat + 1}": "yes"})
    assert [len(play.hand(other)) for other in range(5)] == [6 if other == seat else 8 for other in range(5)]
    assert [play.asked(other) for other in range(5)] == [None if other == seat else "keep" for other in range(5)]
    play = dealt(5, first_game=True, **{f"first_game_{seat + 1}": "no"})
    assert [len(play.hand(other)) for other in range(5)] == [8 if other == seat else 6 for other in range(5)]
    assert [play.asked(other) for other in range(5)] == ["keep" if other == seat else None for other in range(5)]


def test_reshuffle_when_needed_or_at_once() -> None:
    """IM-3.9: the last card of a deck is drawn; the discards are shuffled in at the next draw, or now (IM-A13)."""
    for when, deck, discards in (("needed", [], ["one_b", "one_c"]), ("at_once", ["one_b", "one_c"], [])):
        table = (
            acting(effect(step("draw", n=2, levels=[1])), reshuffle=when).discards(1, "one_b", "one_c").deck(1, "one_a")
        )
        play = table.play().lay(0, "actor", "a0").answer(0, "first").draw("one_a")
        assert play.in_the_lot() == {"one_b", "one_c"}
        table = (
            acting(effect(step("draw", n=1, levels=[1])), reshuffle=when).discards(1, "one_b", "one_c").deck(1, "one_a")
        )
        play = table.play().lay(0, "actor", "a0").answer(0, "first").draw("one_a")
        assert (play.deck(1), play.discards(1)) == (deck, discards)


def test_reshuffle_of_what_is_discarded_in_between() -> None:
    """IM-3.9: at once, a card discarded onto an empty deck is the new deck; else it waits with those after it."""
    for when, deck, discards in (("needed", [], ["one_b", "one_c"]), ("at_once", ["one_b"], ["one_c"])):
        table = acting(effect(step("discard", n=2)), reshuffle=when).hand(0, "one_b", "one_c", "two_a").deck(1)
        play = table.play().lay(0, "actor", "a0").answer(0, "first", "one_b", "one_c")
        assert (play.deck(1), play.discards(1)) == (deck, discards)


def test_last_end_event_comes_or_not() -> None:
    """IM-5.5: in round 10; before that it always comes (IM-A12)."""
    for number, comes, brings in ((10, True, 2), (10, False, 0), (9, True, 2), (9, False, 2)):
        table = Table(events=[LATE], last_end_event=comes).round(number).hand(0, "one_a")
        play = table.play("late").lay(0, "one_a", "a0").answer(0, "none", "first")
        assert play.points() == brings


@pytest.mark.parametrize("reach", ["all", "chain"])
def test_modifiers_reach_all_cards_or_the_chain(reach: str) -> None:
    """IM-5.7: what a card activated by another brings is changed or not; the chain and the surface always (IM-A20)."""
    generous = event("generous", mods=[mod("bonus_on_gain", res="gold", n=5, limit=9)])
    table = acting(effect(step("activate", at={"pick": {}}), gold(1)), events=[generous], modifiers_reach=reach)
    play = act(table.mine(0, {"a0": "one_a"}), "first", "first", "first", event="generous")
    assert gained(play) == [("gold", 6 if reach == "all" else 1), ("gold", 6), ("gold", 6)]


def test_modifiers_reach_other_kinds_alike() -> None:
    """IM-5.7: more research, both effects and bonuses of activation, for a card activated by another."""
    mods = [
        mod("research_plus", n=3),
        mod("both_effects", filter={"faction": "romans"}),
        mod("bonus_on_activate", filter={"faction": "romans"}, steps=[points(7)]),
    ]
    roman = card("roman", effect(step("research", n=1)), effect(gold()), factions=["romans"])
    for reach, words, spaces, bonus in (
        ("all", ["first", "second", "both", "none"], 4, 7),
        ("chain", ["first", "second", "none"], 1, 0),
    ):
        table = acting(
            effect(step("activate", at={"pick": {}})),
            cards=[roman],
            events=[event("much", mods=mods)],
            modifiers_reach=reach,
        )
        play = act(golden(table.mine(0, {"a0": "roman"})), "first", event="much")
        assert (at(play), play.words()) == ("a0", words)
        play.answer(0, "first")
        if spaces > 1:
            assert len(play.words()) == spaces
            play.answer(0, "1")
        assert (play.research(), play.points()) == (("alchemy_b", 1), bonus)


def test_voluntary_draw_instead_of_a_card() -> None:
    """IM-6.4: with the option a card of level 1 may be drawn and played, and the hand stays as it is (IM-A5)."""
    assert Table().hand(0, "one_a", "one_b").play().words() == ["one_a", "one_b"]
    table = Table(voluntary_draw=True).hand(0, "one_a")
    play = table.play()
    assert play.words() == ["one_a", "draw"]
    play.answer(0, "draw")
    assert play.lot.kind == "level-1"
    play.draw("one_d")
    assert (play.mine(), play.hand()) == ({"a0": "one_d"}, ["one_a"])
    assert Table(voluntary_draw=True).hand(0, "two_a").play().lot.kind == "level-1"


@pytest.mark.parametrize(
    ("gaps", "number", "cells"),
    [
        ("two", 2, [-6, -4, -2, 2, 4, 6]),
        ("none", 2, [-2, 2]),
        ("any", 9, [-4, -2, 2, 4]),
        ("any", 10, [-2, 2]),
        ("any", 2, [x for x in range(-18, 19, 2) if x]),
    ],
)
def test_gaps_in_row_one(gaps: str, number: int, cells: list[int]) -> None:
    """IM-7.6: of up to two cells, none, or as wide as the cards still to come could close (IM-A4)."""
    row = {"a0": "one_a"}
    deeper = [
        ("b1", "two_a"),
        ("c0", "three_a"),
        ("b-1", "two_b"),
        ("c2", "three_b"),
        ("d1", "deep"),
        ("c-2", "three_c"),
        ("d-1", "deep"),
        ("d3", "deep"),
    ]
    table = Table(gaps=gaps).round(number).mine(0, row | dict(deeper[: number - 2])).hand(0, "one_b")
    play = table.play()
    assert len(table.state.mines[0].cards) == number - 1
    assert play.words() == [f"a{x}" for x in cells]


def test_surface_optional_or_not() -> None:
    """IM-8.4: none is offered and ends the round without anything (IM-A22)."""
    play = acting().play().lay(0, "actor", "a0").answer(0, "none")
    assert play.words() == ["first", "second", "third"]
    play = acting(surface_optional=True).play().lay(0, "actor", "a0").answer(0, "none")
    assert play.words() == ["first", "second", "third", "none"]
    play.answer(0, "none")
    assert (play.gold(), play.points(), play.hand(), play.state.round) == (0, 0, [], 2)


def test_keep_collapse_by_choice() -> None:
    """IM-10.4: the token may stay; the card has no effect even so, and is activated (IM-A7)."""
    table = Table(keep_collapse=True).mine(0, {"a0": "one_a"}).collapses(0, "a0").hand(0, "two_a").gold(0, 2)
    for word, left in (("none", {"a0"}), ("clear", set())):
        play = table.play().lay(0, "two_a", "b1").answer(0, "none")
        assert (at(play), play.words()) == ("a0", ["none", "clear"])
        play.answer(0, word)
        assert (play.collapses(), play.activated(), play.asked()) == (left, {"a0", "b1"}, "surface")
        assert gained(play) == []


def test_keep_collapse_of_a_special_activation() -> None:
    """IM-10.4: the same for a card that another one activates."""
    table = (
        acting(effect(step("activate", at={"pick": {}})), keep_collapse=True)
        .mine(0, {"a0": "one_a"})
        .collapses(0, "a0")
    )
    play = act(table, "first")
    assert (at(play), play.words()) == ("a0", ["none", "clear"])
    assert play.answer(0, "clear").collapses() == set()


def test_clear_on_pass_or_not() -> None:
    """IM-10.7: the chain passes a card that collapsed after its activation in this round (IM-A11)."""
    for clears, left in ((False, {"b1"}), (True, set())):
        blast = card("blast", effect(points(5), step("collapse", at="self")), level=2)
        table = acting(
            effect(step("activate", at={"pick": {"level": 2}})), level=3, cards=[blast], clear_on_pass=clears
        )
        table.mine(0, {"a0": "one_a", "a2": "one_b", "b1": "blast"})
        play = table.play().lay(0, "actor", "c0").answer(0, "first", "first")
        assert (play.asked(), at(play), play.collapses(), play.points()) == ("up", "b1", left, 5)
        assert chain(play, "right") == ["a2"]


def test_clear_on_pass_is_about_the_chain() -> None:
    """IM-10.7: a collapse that nobody passes stays."""
    table = Table(clear_on_pass=True).mine(0, PYRAMID).collapses(0, "b1").hand(0, "three_a")
    play = table.play().lay(0, "three_a", "c0").answer(0, "none", "left")
    assert play.collapses() == {"b1"}


def test_next_board_other_or_any() -> None:
    """IM-12.16: with the option the board just completed may be begun again (IM-A18)."""
    for which, offered in (
        ("other", ["technology_a", "diplomacy_a"]),
        ("any", ["alchemy_a", "technology_a", "diplomacy_a"]),
    ):
        table = acting(effect(step("research", n=1), step("research", n=1)), next_board=which).research(
            0, "alchemy_a", 7
        )
        play = table.play().lay(0, "actor", "a0").answer(0, "first")
        assert play.words() == offered
        play.answer(0, offered[0])
        assert (play.research(), play.completed()) == ((offered[0], 1), 1)


@pytest.mark.parametrize(("counts", "pays"), [("all", 3), ("others", 4)])
def test_scots_discount_with_the_card_itself_or_not(counts: str, pays: int) -> None:
    """IM-13.1: a price of 5, the acting Scot and another one (IM-A2)."""
    table = acting(effect(points(), price=5, scots=True), factions=["scots"], cards=[SCOT], scots_discount=counts)
    assert act(table.mine(0, {"a0": "scot"}).gold(0, 9), "first").gold() == 9 - pays
    assert act(table.gold(0, 3)).asked() == ("effect" if counts == "all" else "surface")


def test_scots_discount_of_a_card_that_is_no_scot() -> None:
    """IM-13.1: it does not count itself either way."""
    for counts in ("all", "others"):
        table = acting(effect(points(), price=5, scots=True), cards=[SCOT], scots_discount=counts)
        assert act(table.mine(0, {"a0": "scot"}).gold(0, 9), "first").gold() == 5


@pytest.mark.parametrize(("by", "ranks"), [("full_carts", (1, 2)), ("machines", (2, 1))])
def test_tiebreak2_by_full_carts_or_machines(by: str, ranks: tuple[int, int]) -> None:
    """IM-14.3: equal in points and gold; one has a full cart, the other a machine (IM-A1)."""
    pair = [card("west", carts="..FF.."), card("east", carts="..FF..")]
    table = Table(2, cards=pair, tiebreak2=by).mine(0, {"a0": "west", "a2": "east"}).mine(1, {"a0": "one_a"})
    over = table.points(0, 4).points(1, 5).machines(1, {"a0": 1}).over()
    assert (over.scores, tuple(over.ranking)) == ((5, 5), ranks)
