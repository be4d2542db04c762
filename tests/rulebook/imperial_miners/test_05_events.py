"""The rules of Imperial Miners, chapter 5: the event phase."""

from __future__ import annotations

from typing import Any

import pytest

import underhall
from tests.rulebook.imperial_miners.table import Play, Table, acting, card, effect, event, gold, mod, points, step
from underhall.games.imperial_miners.content import load_content

ACTIVATE_ONE = step("activate", at={"pick": {}})


def test_the_event_is_for_everybody() -> None:
    """IM-5.1: one is turned, and each of five players has it."""
    play = Table(5, events=[event("gift", gold(2))]).play("gift")
    assert [play.gold(seat) for seat in range(5)] == [2] * 5
    assert len(play.heard("event")) == 1


def test_one_event_a_round() -> None:
    """IM-5.1: the next comes with the next round."""
    play = Table().play("quiet_a").finish_round()
    assert play.lot.kind == "event"
    play.draw("quiet_c")
    assert [(fact["event"], fact["round"]) for fact in play.heard("event")] == [
        ("@im-event-quiet_a", 1), ("@im-event-quiet_c", 2),
    ]  # fmt: skip


@pytest.mark.parametrize(("kind", "at_once", "later"), [("instant", 2, 2), ("end", 0, 2)])
def test_when_an_event_happens(kind: str, at_once: int, later: int) -> None:
    """IM-5.2: an instant one when it is turned, an end-of-round one after the mine phase."""
    play = Table(events=[event("gift", points(2), kind=kind)]).hand(0, "one_a").play("gift")
    assert play.points() == at_once
    play.finish_round()
    assert play.points() == later


def test_a_modifier_changes_effects() -> None:
    """IM-5.2: gold of this round's effects, the first two times, brings 1 more."""
    golden = event("golden", mods=[mod("bonus_on_gain", res="gold", n=1, limit=2)])
    table = Table(events=[golden]).mine(0, {"a0": "one_a", "b1": "two_a"}).hand(0, "three_a")
    play = table.play("golden").lay(0, "three_a", "c0")
    assert play.gold() == 0
    for total in (2, 4, 5):
        play.answer(0, "first")
        assert play.gold() == total


def changed(change: dict[str, Any]) -> Play:
    """A round with this modifier; a card of level 1 was laid, which researches 1 or brings 1 point."""
    two = (effect(step("research", n=1)), effect(points()))
    table = acting(*two, events=[event("change", mods=[change])]).in_play("alchemy_b", "technology_a", "diplomacy_a")
    return table.research(0, "alchemy_b", 0).play("change")


def test_a_modifier_for_the_surface() -> None:
    """IM-5.2: two different effects instead of one."""
    play = changed(mod("surface_picks", n=2)).answer(0, "none", "first")
    assert (play.asked(), play.words()) == ("surface", ["second", "third"])
    play.answer(0, "second")
    assert (play.gold(), play.points(), play.lot.kind) == (1, 1, "event")


def test_a_modifier_for_both_effects() -> None:
    """IM-5.2: of a card that it is about both may be performed."""
    play = changed(mod("both_effects", filter={"level": 1}))
    assert play.words() == ["first", "second", "both", "none"]
    play.answer(0, "both")
    assert (play.research(), play.gold(), play.points()) == (("alchemy_b", 1), 1, 1)
    assert changed(mod("both_effects", filter={"level": 2})).words() == ["first", "second", "none"]


def test_a_modifier_for_research() -> None:
    """IM-5.2: every research goes further."""
    assert changed(mod("research_plus", n=2)).answer(0, "first").words() == ["1", "2", "3"]


def test_a_modifier_for_activations() -> None:
    """IM-5.2: each card that it is about brings something more."""
    assert changed(mod("bonus_on_activate", filter={"level": 1}, steps=[points(5)])).answer(0, "second").points() == 6
    assert changed(mod("bonus_on_activate", filter={"level": 2}, steps=[points(5)])).answer(0, "second").points() == 1


@pytest.mark.parametrize(("least", "brought"), [(1, 5), (2, 0)])
def test_a_modifier_for_laying(least: int, brought: int) -> None:
    """IM-5.2: the card laid counts already; if the condition holds, something comes."""
    change = mod("bonus_on_place", when={"per": "level", "level": 1}, at_least=least, steps=[points(5)])
    play = changed(change)
    assert (play.asked(), play.points()) == ("effect", brought)


def test_an_event_is_an_order() -> None:
    """IM-5.3: no answer to it declines, where an effect of a card could be left."""
    collapse = event("shake", step("collapse", at={"pick": {}}), gold(1))
    play = Table(events=[collapse]).mine(0, {"a0": "one_a", "a2": "one_b"}).play("shake")
    assert (play.asked(), play.words()) == ("target", ["a0", "a2"])
    play.answer(0, "a2")
    assert (play.collapses(), play.gold()) == ({"a2"}, 1)


def test_all_of_an_event() -> None:
    """IM-5.3: cards are discarded to the number told, and `enough` is no answer."""
    tithe = event("tithe", step("discard", n=2), gold(1))
    play = Table(events=[tithe]).hand(0, "one_a", "one_b", "one_c").play("tithe")
    assert play.refused(0, "enough") == "IM-5.3"
    play.answer(0, "one_a", "one_c")
    assert play.gold() == 1
    assert play.hand() == []
    assert play.mine() == {"a0": "one_b"}


def test_unless_the_event_says_otherwise() -> None:
    """IM-5.3: "up to" leaves the number to the player."""
    sale = event("sale", step("discard", n=3, upto=True, each=[gold(2)]))
    table = Table(events=[sale]).hand(0, "one_a", "one_b", "one_c", "one_d")
    assert "enough" in table.play("sale").words()
    assert table.play("sale").answer(0, "enough").gold() == 0
    play = table.play("sale").answer(0, "one_b", "enough")
    assert (play.gold(), play.discards(1)) == (2, ["one_b"])


def test_as_much_as_possible() -> None:
    """IM-5.3: with one card the mine gets one machine instead of two; with nothing to fill, the rest still comes."""
    fair = event("fair", step("machine", at={"pick": {}, "n": 2}), step("cart", n=3), gold(1))
    play = Table(events=[fair]).mine(0, {"a0": "one_a"}).play("fair")
    assert (play.machines(), play.tokens(), play.gold()) == ({"a0": 1}, set(), 1)


def test_step_by_step_and_piece_by_piece() -> None:
    """IM-5.4: of "discard 3, gold for each, a collapse, 1 point" what can be done is done."""
    storm = event("storm", step("discard", n=3, each=[gold(2)]), step("collapse", at={"all": {}}), points(1))
    play = Table(events=[storm]).hand(0, "two_a").play("storm")
    assert (play.hand(), play.gold(), play.points()) == ([], 2, 1)


@pytest.mark.parametrize(("coins", "asked"), [(2, False), (3, True)])
def test_a_trade_is_all_or_nothing(coins: int, asked: bool) -> None:
    """IM-5.4: without the whole price nobody is asked, and nothing is paid in part."""
    market = event("market", step("trade", price=3, steps=[points(3)]), points(1))
    play = Table(events=[market]).hand(0, "one_a", "one_b").gold(0, coins).play("market")
    assert (play.asked() == "trade") is asked
    if asked:
        play.answer(0, "yes")
    assert (play.gold(), play.points()) == ((0, 4) if asked else (coins, 1))


def test_a_trade_may_be_left() -> None:
    """IM-5.4: it is an offer, and after it the rest of the event comes."""
    market = event("market", step("trade", price=3, steps=[points(3)]), points(1))
    play = Table(events=[market]).gold(0, 5).play("market").answer(0, "no")
    assert (play.gold(), play.points()) == (5, 1)


@pytest.mark.parametrize(("agreed", "score"), [(True, 5), (False, 0)])
def test_the_end_of_round_event_of_round_10(agreed: bool, score: int) -> None:
    """IM-5.5: it comes before scoring, unless `last_end_event` is switched off."""
    play = Table(events=[event("feast", points(5), kind="end")], last_end_event=agreed).round(10).play("feast")
    assert play.finish_game().scores == (score,)


def test_the_option_is_about_round_10_only() -> None:
    """IM-5.5: in round 9 an end-of-round event comes in any case."""
    play = Table(events=[event("feast", points(5), kind="end")], last_end_event=False).round(9).play("feast")
    assert play.finish_game().scores == (5,)


def test_an_activation_by_an_instant_event_counts_for_the_round() -> None:
    """IM-5.6: the chain passes the card by; in the next round it is activated again."""
    table = Table(events=[event("shift", ACTIVATE_ONE)]).mine(0, {"a0": "one_a"}).hand(0, "two_a", "two_b").gold(0, 4)
    play = table.play("shift")
    assert (play.asked(), play.about()) == ("effect", "a0")
    play.answer(0, "second", "two_a", "b1", "none")
    assert (play.asked(), play.points()) == ("surface", 1)
    play.answer(0, "first").draw("quiet_a").answer(0, "none")
    assert (play.asked(), play.about()) == ("effect", "a0")


def test_an_event_at_the_end_activates_what_is_left() -> None:
    """IM-5.6: only cards that the chain has not activated."""
    table = Table(events=[event("shift", ACTIVATE_ONE, kind="end")]).hand(0, "two_a").gold(0, 2)
    play = table.mine(0, {"a0": "one_a", "a4": "one_b", "a8": "one_c"}).play("shift")
    play.answer(0, "b1", "none", "none", "first")
    assert (play.asked(), play.words()) == ("target", ["a4", "a8"])
    assert play.refused(0, "a0") == "IM-12.2"
    play.answer(0, "a8", "second")
    assert (play.points(), play.lot.kind) == (1, "event")


def test_an_instant_event_finds_no_card_in_round_1() -> None:
    """IM-5.6: nothing is activated, and the rest of the event comes."""
    play = Table(events=[event("shift", ACTIVATE_ONE, gold(1))]).hand(0, "one_a", "one_b").play("shift")
    assert (play.asked(), play.gold()) == ("card", 1)


SALE = event("sale", mods=[mod("play_cost", delta=-2, filter={"level": 2})])


def test_a_cheaper_card_can_be_afforded_and_is_paid_so() -> None:
    """IM-5.7: the modifier counts when cards are chosen and when they are paid; other levels cost what they did."""
    dear = card("dear", level=3, cost=2)
    table = Table(cards=[dear], events=[SALE]).mine(0, {"a0": "one_a", "b1": "two_a"})
    table.hand(0, "two_b", "two_c", "dear").gold(0, 1)
    assert table.play("quiet_a").lot.kind == "level-1"
    play = table.play("sale")
    assert play.words() == ["two_b", "two_c"]
    assert play.refused(0, "dear") == "IM-6.2"
    play.answer(0, "two_b")
    assert (play.mine()["b-1"], play.gold()) == ("two_b", 1)


def test_a_modifier_does_not_touch_the_events_of_other_rounds() -> None:
    """IM-5.7: it lasts for its mine phase; an instant event of the next round brings what it says."""
    golden = event("golden", mods=[mod("bonus_on_gain", res="points", n=5, limit=3)])
    table = Table(events=[golden, event("gift", points(1))]).hand(0, "one_a")
    play = table.play("golden").answer(0, "second", "first")
    assert play.points() == 6
    assert play.draw("gift").points() == 7


@pytest.mark.parametrize(("reach", "special"), [("all", 6), ("chain", 1)])
def test_a_modifier_and_special_activations(reach: str, special: int) -> None:
    """IM-5.7: it holds for them too, unless `modifiers_reach` keeps it to the chain."""
    golden = event("golden", mods=[mod("bonus_on_gain", res="points", n=5, limit=9)])
    table = acting(effect(ACTIVATE_ONE), level=2, events=[golden], modifiers_reach=reach).gold(0, 2)
    play = table.mine(0, {"a0": "one_a", "a4": "one_b"}).play("golden").answer(0, "b1", "first", "a4", "second")
    assert play.points() == special
    play.answer(0, "second")
    assert play.points() == special + 6


def test_some_events_bring_level_4() -> None:
    """IM-5.8: an event may put such cards into every hand; an effect of a card may not."""
    assert any("DrawFour(" in repr(entry.steps) for entry in load_content({}).events)
    play = Table(events=[event("echo", step("draw4", n=2))]).play("echo")
    assert play.hand() == ["deep", "deep"]
    with pytest.raises(underhall.BadContent, match="draw4"):
        acting(effect(step("draw4")))


def test_most_events_are_instant_and_none_does_harm() -> None:
    """IM-5.8: nothing collapses, nothing must be discarded, nothing costs more."""
    events = load_content({}).events
    assert sum(entry.kind == "instant" for entry in events) > len(events) / 2
    for entry in events:
        said = repr((entry.steps, entry.mods))
        assert "Collapse(" not in said
        assert "Discard(" not in said or "upto=True" in said
        assert all(change.delta < 0 for change in entry.mods if hasattr(change, "delta"))
