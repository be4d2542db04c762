"""IM-10: collapses, which take the place of an effect."""

from __future__ import annotations

import pytest

from tests.rulebook.imperial_miners.playing import PYRAMID, Printed, at, chain, gained, own_cards, steps_of
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, event, gold, points, step
from underhall.games.imperial_miners.content import Collapse

ONE_ABOVE = {"pick": {"up": True}}
SOME_CARD = {"pick": {"other": True}}


def test_an_effect_places_a_collapse_on_an_own_card() -> None:
    """IM-10.1: on the card of the owner's choice; nobody else's can be named."""
    table = acting(effect(step("collapse", at={"pick": {}})), players=2).mine(0, {"a0": "one_a"})
    play = table.mine(1, {"a0": "one_b"}).hand(1, "one_c").play().lay(0, "actor", "a2").answer(0, "first")
    assert play.words() == ["a0", "a2"]
    play.answer(0, "a0")
    assert (play.collapses(0), play.collapses(1)) == ({"a0"}, set())


@pytest.mark.parametrize(("there", "then"), [((), None), (("b1",), {"b-1", "b1"}), (("b-1", "b1"), {"b-1", "b1"})])
def test_a_card_has_at_most_one_collapse(there: tuple[str, ...], then: set[str] | None) -> None:
    """IM-10.1: a card that has one is no target: the other is hit unasked, or nothing happens."""
    table = acting(effect(step("collapse", at=ONE_ABOVE), gold()), level=3).mine(0, PYRAMID).collapses(0, *there)
    play = table.play().lay(0, "actor", "c0").answer(0, "first")
    if then is None:
        assert play.words() == ["b-1", "b1"]
        play.answer(0, "b1")
        then = {"b1"}
    assert (play.collapses(), play.gold(), play.asked()) == (then, 1, "up")


def test_barbarians_collapse_themselves() -> None:
    """IM-10.2: in more than half of the Barbarians' cards; and only they put collapses anywhere."""
    collapsing = {card.id for card in own_cards() for step in steps_of(card) if isinstance(step, Collapse)}
    themselves = {
        card.id for card in own_cards() for step in steps_of(card) if isinstance(step, Collapse) and step.at == "self"
    }
    first = [card for card in own_cards() if card.factions[:1] == ("barbarians",)]
    assert sum(len(card.carts) for card in first if card.id in themselves) > sum(len(card.carts) for card in first) / 2
    assert collapsing <= {card.id for card in own_cards() if "barbarians" in card.factions}


def test_a_barbarian_card_as_it_is() -> None:
    """IM-10.2: the Trophy Pit brings 2 points and lies under its own rubble."""
    play = Printed().hand(0, "trophy_pit-1").play().lay(0, "trophy_pit-1", "a0").answer(0, "first")
    assert (play.points(), play.collapses()) == (2, {"a0"})


def test_a_collapse_is_removed_instead_of_an_effect() -> None:
    """IM-10.3: the card brings nothing, and the chain goes on upwards."""
    play = Table().mine(0, PYRAMID).collapses(0, "b1").hand(0, "three_a").play().lay(0, "three_a", "c0")
    play.answer(0, "none", "right")
    assert (play.collapses(), play.gold(), play.points()) == (set(), 0, 0)
    assert (play.asked(), at(play)) == ("up", "b1")
    assert chain(play, "left") == ["a0"]


def test_the_removal_is_no_choice() -> None:
    """IM-10.4: nothing is asked; whoever wants to keep the collapse goes another way (IM-A7)."""
    table = Table().mine(0, PYRAMID).collapses(0, "b1").hand(0, "three_a")
    play = table.play().lay(0, "three_a", "c0").answer(0, "none", "right")
    assert (play.asked(), play.collapses()) == ("up", set())
    play = table.play().lay(0, "three_a", "c0").answer(0, "none", "left")
    assert (play.asked(), at(play), play.collapses()) == ("effect", "b-1", {"b1"})


def test_a_special_activation_only_clears_it() -> None:
    """IM-10.5: the token is gone, the card is activated and brings nothing, now or later in the round."""
    table = acting(effect(step("activate", at={"pick": {}}), gold()), level=2).gold(0, 2).mine(0, {"a0": "one_a"})
    play = table.collapses(0, "a0").play().lay(0, "actor", "b1").answer(0, "first")
    assert (play.collapses(), play.activated(), gained(play)) == (set(), {"a0", "b1"}, [("gold", 1)])
    assert play.asked() == "surface"


def test_removal_by_an_effect_does_not_activate() -> None:
    """IM-10.6: b1 is cleared by the card beneath it and then has its effect in the chain."""
    table = acting(effect(step("clear", at={"pick": {"has_collapse": True}})), level=3).mine(0, PYRAMID)
    play = table.collapses(0, "a2", "b1").play().lay(0, "actor", "c0").answer(0, "first")
    assert play.words() == ["a2", "b1"]
    assert play.refused(0, "a0") == "IM-10.6"
    play.answer(0, "b1")
    assert (play.collapses(), play.activated()) == ({"a2"}, {"c0"})
    assert at(play.answer(0, "right")) == "b1"


def test_effects_pay_for_collapses() -> None:
    """IM-10.6: for each in the mine, and for each that they remove, in the order of removal."""
    paying = effect(points({"per": "collapses_mine"}))
    clearing = effect(step("clear", at={"all": {}}, each=[gold({"per": "removed", "cap": 2})]))
    table = acting(paying, clearing).mine(0, PYRAMID).collapses(0, "a0", "b-1", "b1")
    assert table.play().lay(0, "actor", "a4").answer(0, "first").points() == 3
    play = table.play().lay(0, "actor", "a4").answer(0, "second")
    assert (gained(play), play.collapses()) == ([("gold", 1), ("gold", 2), ("gold", 2)], set())


def test_what_each_removal_brings_may_be_machines() -> None:
    """IM-10.6: one for the first and two for the second collapse that is removed."""
    each = [step("machine", at="self", n={"per": "removed"})]
    table = acting(effect(step("clear", at={"all": {}}, each=each))).mine(0, {"a0": "one_a", "a2": "one_b"})
    play = table.collapses(0, "a0", "a2").play().lay(0, "actor", "a4").answer(0, "first")
    assert (play.collapses(), play.machines()) == (set(), {"a4": 3})


def test_what_each_removal_brings_may_be_an_exchange() -> None:
    """IM-10.6: as many points as collapses were removed so far, for 1 gold each time."""
    each = [step("trade", price=1, steps=[points({"per": "removed"})])]
    table = acting(effect(step("clear", at={"all": {}}, each=each))).mine(0, {"a0": "one_a", "a2": "one_b"})
    play = table.collapses(0, "a0", "a2").gold(0, 2).play().lay(0, "actor", "a4").answer(0, "first", "yes", "yes")
    assert gained(play) == [("points", 1), ("points", 2)]


def test_a_collapse_on_a_card_already_activated_stays() -> None:
    """IM-10.7: it gave its points and collapsed; the chain passes it by, and the next round's clears it."""
    blast = card("blast", effect(points(5), step("collapse", at="self")))
    table = (
        acting(effect(step("activate", at={"pick": {}})), level=2, cards=[blast]).gold(0, 4).mine(0, {"a0": "blast"})
    )
    play = table.hand(0, "one_a", "two_a").play().lay(0, "actor", "b1").answer(0, "first", "first")
    assert (play.points(), play.collapses(), play.asked()) == (5, {"a0"}, "surface")
    play.answer(0, "first").draw("quiet_b")
    assert (play.asked(), play.collapses()) == ("card", {"a0"})
    assert chain(play.lay(0, "two_a", "b-1")) == ["b-1"]
    assert (play.points(), play.collapses()) == (5, set())


def test_a_collapse_changes_nothing_else() -> None:
    """IM-10.8: neighbours, support, factions and carts are as without it, and no points are lost."""
    roman = card("roman", effect(gold()), factions=["romans"], carts="..FFFF")
    names = ("adjacent", "distinct_factions", "full_carts")
    many = effect(*(points({"per": name}) for name in names), points({"per": "faction", "faction": "romans"}))
    for collapsed in ((), ("a0",)):
        table = acting(many, cards=[roman], carts="..FFFF").mine(0, {"a0": "roman"}).hand(0, "two_a").gold(0, 2)
        table.collapses(0, *collapsed)
        play = table.play().answer(0, "two_a")
        assert play.words() == ["b-1", "b1"]
        play = table.play().lay(0, "actor", "a2").answer(0, "first")
        assert (gained(play), play.collapses()) == ([("points", 1)] * 4, set(collapsed))
        assert table.mine(0, {"a2": "one_a"}).over().scores == (0,)


def test_an_event_may_clear_collapses() -> None:
    """IM-10.6: at the end of a round all are gone, and the cards are not activated by it."""
    late = event("late", step("clear", at={"all": {"has_collapse": True}}, each=[gold()]), kind="end")
    table = Table(events=[late]).mine(0, PYRAMID).collapses(0, "b-1", "b1", "a2").hand(0, "one_c", "one_d")
    play = table.play("late").lay(0, "one_c", "a4").answer(0, "none", "second")
    assert (play.collapses(), play.gold(), play.state.round) == (set(), 3, 2)
