"""IM-5.2 and IM-5.7: what the seven kinds of modifier change, those too that only a pack uses."""

from __future__ import annotations

from typing import Any

import pytest

import underhall
from tests.rulebook.imperial_miners.pack import Entry
from tests.rulebook.imperial_miners.playing import Printed, act, at, chain, gained, golden, paid
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, event, gold, mod, points, step
from underhall.games.imperial_miners.content import MODS

THREES = [f"three_{letter}" for letter in "abcdefgh"]
ACTIVATE = step("activate", at={"pick": {}})


def changing(name: str, **fields: Any) -> list[Entry]:
    """An event `changed` that has one modifier."""
    return [event("changed", mods=[mod(name, **fields)])]


def test_the_seven_modifiers() -> None:
    """IM-5.2: these and no others."""
    assert set(MODS) == {
        "play_cost", "bonus_on_gain", "bonus_on_activate", "bonus_on_place", "research_plus", "surface_picks",
        "both_effects",
    }  # fmt: skip


# play_cost


@pytest.mark.parametrize(("delta", "there", "left"), [(-2, 0, 0), (-1, 1, 0), (-20, 1, 1), (1, 4, 1)])
def test_play_cost_for_choice_and_payment(delta: int, there: int, left: int) -> None:
    """IM-5.7: a card of level 2 costs 2 and the change; never below nothing, and nothing is given back."""
    table = Table(events=changing("play_cost", delta=delta)).mine(0, {"a0": "one_a"}).hand(0, "two_a", "one_b")
    play = table.gold(0, there).play("changed").lay(0, "two_a", "b1")
    assert play.gold() == left


def test_play_cost_bars_what_became_too_dear() -> None:
    """IM-5.7: 2 gold are enough for level 2, and not if it costs 1 more."""
    table = Table(events=changing("play_cost", delta=1)).mine(0, {"a0": "one_a"}).hand(0, "two_a", "one_b", "one_c")
    assert table.gold(0, 2).play().words() == ["one_b", "one_c", "two_a"]
    assert table.play("changed").words() == ["one_b", "one_c"]


@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ({}, ["two_a", "roman", "dear"]),
        ({"level": 2}, ["two_a", "roman"]),
        ({"faction": "romans"}, ["roman"]),
        ({"level": 3, "faction": "romans"}, []),
    ],
    ids=["all", "level", "faction", "both"],
)
def test_play_cost_of_some_cards(kind: dict[str, Any], offered: list[str]) -> None:
    """IM-5.7: of a level, of a faction, or of all."""
    cards = [card("roman", level=2, factions=["romans"]), card("dear", level=3, cost=2)]
    table = Table(cards=cards, events=changing("play_cost", delta=-2, filter=kind))
    table.mine(0, {"a0": "one_a", "b1": "two_b"}).hand(0, "one_b", "one_c", "two_a", "roman", "dear")
    assert table.play("changed").words() == ["one_b", "one_c", *offered]


def test_play_cost_leaves_prices_alone_and_ends_with_the_round() -> None:
    """IM-5.7: the price inside an effect stays, and so do the costs of the next round."""
    table = acting(effect(points(), price=1), level=2, events=changing("play_cost", delta=-2))
    play = table.mine(0, {"a0": "one_a"}).hand(0, "two_a", "one_b").gold(0, 1).play("changed").lay(0, "actor", "b1")
    play.answer(0, "first")
    assert paid(play) == [1]
    play.answer(0, "none", "second").draw("quiet_a")
    assert play.heard("revealed")[-1]["card"] == "@im-card-one_b"


# bonus_on_gain


def test_bonus_on_gain_once_for_each_effect() -> None:
    """IM-5.7: two gains in one effect bring one bonus; each card of the chain and the surface bring their own."""
    double = effect(gold(1), gold(1))
    table = acting(double, level=2, events=changing("bonus_on_gain", res="gold", n=3, limit=9)).gold(0, 2)
    play = table.mine(0, {"a0": "one_a"}).play("changed").lay(0, "actor", "b1").answer(0, "first", "first", "first")
    assert gained(play) == [("gold", 4), ("gold", 1), ("gold", 4), ("gold", 4)]


def test_bonus_on_gain_so_often_a_round() -> None:
    """IM-5.7: two in a round for each seat, and none the round after."""
    table = Table(2, events=changing("bonus_on_gain", res="gold", n=1, limit=2)).gold(0, 2).gold(1, 2)
    table.mine(0, {"a0": "one_a"}).mine(1, {"a0": "one_b"}).hand(0, "two_a").hand(1, "two_b")
    play = table.play("changed").lay(0, "two_a", "b1").lay(1, "two_b", "b1")
    for seat in (0, 1):
        play.answer(seat, "first", "first", "first")
        assert gained(play, seat) == [("gold", 2), ("gold", 2), ("gold", 1)]
    play.draw("quiet_a").draw_anything()
    play.until(lambda p: p.asked(0) == "effect").answer(0, "first")
    assert gained(play)[3:] == [("gold", 1)]


def test_bonus_on_gain_is_for_one_of_the_two() -> None:
    """IM-5.7: points get it, gold does not; an effect that brings none gets none."""
    events = changing("bonus_on_gain", res="points", n=2, limit=9)
    nothing = effect(gold(1), points({"per": "machines_mine"}))
    play = acting(nothing, effect(points(1)), events=events).play("changed").lay(0, "actor", "a0").answer(0, "first")
    assert gained(play) == [("gold", 1)]
    assert gained(play.answer(0, "second")) == [("gold", 1), ("points", 3)]


def test_bonus_on_gain_inside_another_effect() -> None:
    """IM-5.7: the card activated by another is an effect of its own, a research space is not."""
    inner = card("inner", effect(gold(1), step("research", n=1)))
    events = changing("bonus_on_gain", res="gold", n=5, limit=9)
    table = golden(acting(effect(gold(1), ACTIVATE, gold(1)), cards=[inner], events=events))
    play = act(table.mine(0, {"a0": "inner"}), "first", "first", event="changed")
    assert gained(play) == [("gold", 6), ("gold", 6), ("gold", 1), ("gold", 1)]


def test_golden_week_as_it_is() -> None:
    """IM-5.2: the first effects that bring gold bring 1 more."""
    play = (
        Printed().hand(0, "trophy_pit-1").play("golden_week").lay(0, "trophy_pit-1", "a0").answer(0, "second", "first")
    )
    assert gained(play) == [("gold", 3), ("gold", 3)]


# bonus_on_activate


def test_bonus_on_activate_for_each_card_that_fits() -> None:
    """IM-5.7: of the chain, whether its effect is chosen or not; by a special activation too."""
    romans = [card(name, factions=["romans"]) for name in ("roman", "other_roman")]
    events = changing("bonus_on_activate", filter={"faction": "romans"}, steps=[points(3)])
    table = acting(effect(ACTIVATE), level=2, cards=romans, events=events).gold(0, 2)
    table.mine(0, {"a0": "roman", "a4": "other_roman", "a-4": "one_a"})
    play = table.play("changed").lay(0, "actor", "b1").answer(0, "first", "a4", "first")
    assert (at(play), gained(play)) == ("a0", [("gold", 1), ("points", 3)])
    play.answer(0, "none")
    assert gained(play)[2:] == [("points", 3)]


def test_bonus_on_activate_not_for_a_collapse_and_not_twice() -> None:
    """IM-5.7: a card that is only cleared, and one that the chain passes, bring none."""
    events = changing("bonus_on_activate", steps=[points(3)])
    table = acting(effect(ACTIVATE), level=2, events=events).gold(0, 2).mine(0, {"a0": "one_a"})
    play = table.collapses(0, "a0").play("changed").lay(0, "actor", "b1").answer(0, "none")
    assert (gained(play), play.asked(), play.collapses()) == ([("points", 3)], "surface", set())
    play = table.collapses(0).play("changed").lay(0, "actor", "b1").answer(0, "first", "none")
    assert (gained(play), play.asked()) == ([("points", 3), ("points", 3)], "surface")


@pytest.mark.parametrize(("word", "left"), [("none", {"a0"}), ("clear", set())])
def test_bonus_on_activate_not_for_a_collapse_that_may_be_kept(word: str, left: set[str]) -> None:
    """IM-5.7, IM-10.4: with `keep_collapse` a collapsed card brings no bonus either, whatever becomes of the token."""
    events = changing("bonus_on_activate", steps=[points(3)])
    table = acting(effect(gold()), level=2, events=events, keep_collapse=True).gold(0, 2).mine(0, {"a0": "one_a"})
    play = table.collapses(0, "a0").play("changed").lay(0, "actor", "b1").answer(0, "none")
    assert (at(play), gained(play)) == ("a0", [("points", 3)])
    play.answer(0, word)
    assert (play.asked(), play.collapses(), gained(play)) == ("surface", left, [("points", 3)])


def test_bonus_on_activate_acts_from_the_card() -> None:
    """IM-5.7: this card is the one that was activated."""
    events = changing("bonus_on_activate", filter={"level": 1}, steps=[step("machine", at="self")])
    table = Table(events=events).mine(0, {"a0": "one_a"}).hand(0, "two_a").gold(0, 2)
    play = table.play("changed").lay(0, "two_a", "b1")
    assert (chain(play), play.machines()) == (["b1", "a0"], {"a0": 1})


# bonus_on_place


@pytest.mark.parametrize(
    ("said", "brings"),
    [
        ({}, 4),
        ({"when": {"per": "row_self"}, "at_least": 2}, 4),
        ({"when": {"per": "row_self"}, "at_least": 3}, 0),
        ({"when": {"per": "adjacent"}, "at_most": 1}, 4),
        ({"when": {"per": "adjacent"}, "at_most": 0}, 0),
    ],
)
def test_bonus_on_place_if_its_condition_holds(said: dict[str, Any], brings: int) -> None:
    """IM-5.7: seen from the card just laid, before it is activated."""
    events = changing("bonus_on_place", steps=[points(4)], **said)
    table = Table(events=events).mine(0, {"a0": "one_a"}).hand(0, "two_a").gold(0, 2)
    play = table.play("changed").lay(0, "two_a", "b1")
    assert (play.points(), at(play)) == (brings, "b1")


def test_bonus_on_place_is_over_before_the_chain() -> None:
    """IM-5.7: what it asks comes first; once a round, for the card that is laid."""
    events = changing("bonus_on_place", steps=[step("draw", n=1), gold(1)])
    table = Table(events=events).mine(0, {"a0": "one_a"}).hand(0, "two_a").gold(0, 2)
    play = table.play("changed").lay(0, "two_a", "b1")
    assert (play.asked(), play.activated()) == ("deck", set())
    play.answer(0, "1").draw("one_b")
    assert (gained(play), chain(play)) == ([("gold", 1)], ["b1", "a0"])


@pytest.mark.parametrize("machine", ["self", {"pick": {}}])
def test_bonus_on_place_judges_each_condition_in_its_turn(machine: Any) -> None:
    """IM-8.10: what one bonus brings counts for the condition of the next, and not for one before it."""
    if_any = {"when": {"per": "machines_self"}, "at_least": 1}
    mods = [
        mod("bonus_on_place", steps=[gold(5)], **if_any),
        mod("bonus_on_place", steps=[step("machine", at=machine)]),
        mod("bonus_on_place", steps=[points(4)], **if_any),
    ]
    play = acting(events=[event("much", mods=mods)]).mine(0, {"a0": "one_a"}).play("much").lay(0, "actor", "a2")
    if machine != "self":
        assert (play.points(), play.activated()) == (0, set())
        play.answer(0, "a2")
    assert (play.machines(), play.gold(), play.points(), at(play)) == ({"a2": 1}, 0, 4, "a2")


@pytest.mark.parametrize("name", ["bonus_on_place", "bonus_on_activate"])
def test_bonus_cards_count_for_the_hand_limit(name: str) -> None:
    """IM-12.7, IM-14.11: nine cards are too many when the round ends, wherever they came from."""
    events = changing(name, steps=[step("draw", n=2, levels=[1])])
    play = acting(events=events, surface_optional=True).hand(0, *THREES[:7]).play("changed").lay(0, "actor", "a0")
    play.until(lambda p: p.asked() == "discard" or p.state.round == 2)
    assert (play.asked(), len(play.hand())) == ("discard", 9)


# research_plus


def test_research_plus_for_every_research() -> None:
    """IM-5.7: each goes further, one of the surface too; up to, never further than the top."""
    surface = [effect(gold()), effect(points()), effect(step("research", n=2))]
    table = acting(effect(step("research", n=1)), events=changing("research_plus", n=2), surface=surface)
    play = act(golden(table), "first", event="changed")
    assert play.words() == ["1", "2", "3"]
    play.answer(0, "3", "third")
    assert play.words() == ["1", "2", "3", "4"]


def test_research_plus_adds_nothing_to_nothing() -> None:
    """IM-5.7: research of 0 spaces is none; outside the mine phase nothing is added."""
    none = effect(step("research", n={"per": "collapses_mine"}))
    play = act(golden(acting(none, events=changing("research_plus", n=2)), 3), "first", event="changed")
    assert (play.research(), play.asked()) == (("alchemy_b", 3), "surface")


# surface_picks


def test_surface_picks_are_different() -> None:
    """IM-5.7: two of the three, each done before the next is chosen; not the same again."""
    play = acting(events=changing("surface_picks", n=2)).play("changed").lay(0, "actor", "a0").answer(0, "none")
    assert play.words() == ["first", "second", "third"]
    play.answer(0, "second")
    assert (play.points(), play.words()) == (1, ["first", "third"])
    play.answer(0, "first")
    assert (play.gold(), play.state.round) == (1, 2)


def test_surface_picks_of_all_three() -> None:
    """IM-5.7: the last needs no question; the hand limit comes after each."""
    table = acting(events=changing("surface_picks", n=3)).hand(0, *THREES[:7])
    play = table.play("changed").lay(0, "actor", "a0").answer(0, "none", "third", "1").draw("one_b")
    assert (len(play.hand()), play.words()) == (8, ["first", "second"])
    play.answer(0, "first")
    assert (play.gold(), play.points(), play.state.round) == (1, 1, 2)


def test_surface_picks_that_cannot_be_paid() -> None:
    """IM-8.11: a second effect with a price is there only for who has the gold."""
    surface = [effect(gold()), effect(points(), price=2), effect(points(9), price=2)]
    table = acting(events=changing("surface_picks", n=2), surface=surface)
    play = table.play("changed").lay(0, "actor", "a0").answer(0, "none")
    assert (play.gold(), play.points(), play.state.round) == (1, 0, 2)
    play = table.gold(0, 2).play("changed").lay(0, "actor", "a0").answer(0, "none", "third")
    assert (play.gold(), play.points(), play.state.round) == (1, 9, 2)


# both_effects


def both(*effects: Entry, **said: Any) -> Table:
    """`actor` with these effects, and an event that lets cards of level 1 do both."""
    return acting(*effects, events=changing("both_effects", filter={"level": 1}), **said)


def test_both_effects_in_their_order() -> None:
    """IM-5.7: one, the other, both or none; the first comes first."""
    play = both(effect(gold(2)), effect(points({"per": "gold"}))).play("changed").lay(0, "actor", "a0")
    assert play.words() == ["first", "second", "both", "none"]
    play.answer(0, "both")
    assert gained(play) == [("gold", 2), ("points", 2)]


def test_both_effects_only_where_it_says_so() -> None:
    """IM-5.7: not for another level, not for a card with one effect, not in the next round."""
    table = both(effect(gold(2)), effect(points()), level=2).gold(0, 2).mine(0, {"a0": "one_a"})
    play = table.hand(0, "one_b").play("changed").lay(0, "actor", "b1")
    assert play.words() == ["first", "second", "none"]
    play.answer(0, "none")
    assert (at(play), play.words()) == ("a0", ["first", "second", "both", "none"])
    play.answer(0, "none", "first").draw("quiet_a").until(lambda p: p.asked() == "effect")
    assert play.words() == ["first", "second", "none"]
    assert both(effect(gold(2))).play("changed").lay(0, "actor", "a0").words() == ["first", "none"]


@pytest.mark.parametrize(
    ("there", "words"), [(5, ["first", "second", "both", "none"]), (4, ["first", "second", "none"])]
)
def test_both_effects_need_both_prices(there: int, words: list[str]) -> None:
    """IM-8.11: together, before either of them brings anything."""
    play = both(effect(gold(9), price=2), effect(points(), price=3)).gold(0, there).play("changed")
    assert play.lay(0, "actor", "a0").words() == words
    if "both" in words:
        play.answer(0, "both")
        assert (sorted(paid(play)), play.gold(), play.points()) == ([2, 3], 9, 1)


def test_both_effects_are_two_effects() -> None:
    """IM-12.7: the hand limit comes after each of them."""
    table = both(effect(step("draw", n=2, levels=[1])), effect(gold({"per": "hand"}))).hand(0, *THREES[:7])
    play = table.play("changed").lay(0, "actor", "a0").answer(0, "both").draw("one_a", "one_b")
    assert (play.asked(), gained(play)) == ("discard", [])
    play.answer(0, "one_a")
    assert gained(play) == [("gold", 8)]


# When they hold


def test_modifiers_do_not_touch_events() -> None:
    """IM-5.7: an end-of-round event of the same game brings what it says; a modifier is gone by the next round."""
    events = [event("changed", mods=[mod("bonus_on_gain", res="gold", n=5, limit=9)]), event("pay", gold(2))]
    table = Table(events=events).hand(0, "one_a", "one_b")
    play = table.play("changed").lay(0, "one_a", "a0").answer(0, "first", "first").draw("pay")
    assert gained(play) == [("gold", 6), ("gold", 6), ("gold", 2)]


def test_several_modifiers_of_one_event() -> None:
    """IM-5.2: all of them hold; costs add up."""
    mods = [
        mod("play_cost", filter={"level": 2}, delta=-1),
        mod("play_cost", delta=-1),
        mod("research_plus", n=1),
        mod("research_plus", n=1),
        mod("surface_picks", n=2),
    ]
    table = acting(effect(step("research", n=1)), level=2, events=[event("much", mods=mods)])
    play = golden(table.mine(0, {"a0": "one_a"})).play("much").lay(0, "actor", "b1")
    play.answer(0, "first")
    assert play.words() == ["1", "2", "3"]
    play.answer(0, "1", "none", "second")
    assert play.words() == ["first", "third"]


@pytest.mark.parametrize("name", ["bonus_on_place", "bonus_on_activate"])
def test_several_bonuses_come_in_their_order(name: str) -> None:
    """IM-5.2, IM-8.10: as the event names them."""
    mods = [mod(name, steps=[gold(1)]), mod(name, steps=[points(2)]), mod(name, steps=[gold(3)])]
    play = act(acting(events=[event("much", mods=mods)]), "none", event="much")
    assert gained(play) == [("gold", 1), ("points", 2), ("gold", 3)]


def test_one_bonus_on_gain_in_an_event() -> None:
    """IM-5.2: content with two of them, or with two numbers of surface effects, is refused."""
    gains = [mod("bonus_on_gain", res=res, n=2, limit=1) for res in ("gold", "points")]
    for mods in (gains, [mod("surface_picks", n=2), mod("surface_picks", n=3)]):
        with pytest.raises(underhall.BadContent, match=f"much: mods: {mods[0]['mod']}"):
            Table(events=[event("much", mods=mods)])


def test_both_effects_have_a_bonus_each() -> None:
    """IM-5.2: they are two effects that bring gold."""
    mods = [mod("both_effects"), mod("bonus_on_gain", res="gold", n=2, limit=9)]
    table = acting(effect(gold(1)), effect(gold(3)), events=[event("much", mods=mods)])
    assert gained(act(table, "both", event="much")) == [("gold", 3), ("gold", 5)]
