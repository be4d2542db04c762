"""IM-9: machines on the cards of the own mine."""

from __future__ import annotations

import pytest

from tests.rulebook.imperial_miners.playing import act, chain
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, gold, points, step

ROW = {"a0": "one_a", "a2": "one_b", "a4": "one_c"}


@pytest.mark.parametrize(("there", "then"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_card_holds_three_machines(there: int, then: int) -> None:
    """IM-9.1: two are placed; what would go beyond three is lost."""
    putting = card("putting", effect(step("machine", at="self", n=2), gold({"per": "machines_self"})))
    table = acting(level=2, cards=[putting]).gold(0, 2).mine(0, {"a0": "putting"}).machines(0, {"a0": there})
    play = table.play().lay(0, "actor", "b1").answer(0, "none", "first")
    assert play.machines() == {"a0": then}
    assert play.gold() == then


def test_a_full_card_is_no_target() -> None:
    """IM-9.1: a machine on it would be lost, and as much as possible is to be done."""
    table = acting(effect(step("machine", at={"pick": {"other": True}}))).mine(0, ROW).machines(0, {"a2": 3, "a0": 2})
    play = table.play().lay(0, "actor", "a6").answer(0, "first")
    assert play.words() == ["a0", "a4"]
    assert play.refused(0, "a2") == "IM-9.1"
    assert play.answer(0, "a0").machines() == {"a0": 3, "a2": 3}


def test_several_machines_on_each_of_several_cards() -> None:
    """IM-9.1: two on each, chosen or because there are no others; the third that one card cannot hold is lost."""
    table = acting(effect(step("machine", at={"pick": {"other": True}, "n": 2}, n=2))).mine(0, {"a0": "one_a"})
    assert act(table.machines(0, {"a0": 2}), "first").machines() == {"a0": 3}
    play = act(table.mine(0, {"a2": "one_b"}), "first")
    assert (play.machines(), play.asked()) == ({"a0": 3, "a2": 2}, "surface")
    play = act(table.mine(0, {"a4": "one_c"}), "first", "a4", "a2")
    assert (play.machines(), play.asked()) == ({"a0": 2, "a2": 2, "a4": 2}, "surface")


def test_effects_scale_with_machines() -> None:
    """IM-9.1: with those on the card, those in the mine, and the cards that have some."""
    per = [points({"per": name}) for name in ("machines_self", "machines_mine", "cards_with_machine")]
    counting = card("counting", effect(*per))
    table = acting(level=2, cards=[counting]).gold(0, 2).mine(0, {"a0": "counting", "a2": "one_a", "a4": "one_b"})
    play = table.machines(0, {"a0": 2, "a4": 3}).play().lay(0, "actor", "b-1").answer(0, "none", "first")
    assert play.points() == 2 + 5 + 2


def test_any_own_card_can_carry_machines() -> None:
    """IM-9.2: of whatever faction and in whatever row, the acting card too, but nobody else's."""
    romans, scots = card("roman", factions=["romans"]), card("scot", factions=["scots"], level=2)
    table = acting(effect(step("machine", at={"pick": {}})), players=2, cards=[romans, scots])
    table.mine(0, {"a0": "one_a", "a2": "roman", "b1": "scot"}).mine(1, {"a0": "one_b"}).hand(1, "one_c")
    play = table.play().lay(0, "actor", "a4").answer(0, "first")
    assert play.words() == ["a0", "a2", "a4", "b1"]
    assert play.refused(0, "a-2") == "IM-9.2"
    play.answer(0, "b1")
    assert (play.machines(0), play.machines(1)) == ({"b1": 1}, {})


def test_the_effect_may_say_which_card() -> None:
    """IM-9.2: this card is the one whose effect it is; a faction, a row or the neighbours where it says so."""
    romans = card("roman", factions=["romans"])
    steps = [
        step("machine", at="self"),
        step("machine", at={"all": {"faction": "romans"}}),
        step("machine", at={"all": {"row": 2}}),
        step("machine", at={"all": {"adjacent": True}}),
    ]
    table = acting(effect(*steps), cards=[romans]).mine(0, {"a0": "roman", "b1": "two_a", "a6": "one_a", "a4": "one_b"})
    play = table.play().lay(0, "actor", "a2").answer(0, "first")
    assert play.machines() == {"a2": 1, "a0": 2, "b1": 2, "a4": 1}


def test_machines_stay_and_are_worth_nothing_by_themselves() -> None:
    """IM-9.2: they lie there in the next round, and bring no points at the end."""
    table = acting(effect(step("machine", at="self", n=3))).hand(0, "one_b", "one_c")
    play = table.play().lay(0, "actor", "a0").answer(0, "first", "first").draw("quiet_b").lay(0, "one_b", "a2")
    chain(play)
    assert play.machines() == {"a0": 3}
    over = Table(2).mine(0, ROW).machines(0, {"a0": 3, "a2": 3}).over()
    assert (over.scores, over.breakdown[0]) == ((0, 0), {"points": 0, "carts": 0})


def test_machines_on_a_collapsed_card_remain_and_count() -> None:
    """IM-9.3: the collapse comes onto a card with machines; they count, more may come, and all are there after it."""
    bury = effect(step("collapse", at={"all": {"other": True}}), gold({"per": "machines_mine"}))
    more = effect(step("machine", at={"pick": {"has_collapse": True}}))
    table = acting(bury, more).mine(0, {"a0": "one_a"}).machines(0, {"a0": 2}).hand(0, "two_a", "two_b").gold(0, 2)
    play = table.play().lay(0, "actor", "a2").answer(0, "first")
    assert (play.collapses(), play.machines(), play.gold()) == ({"a0"}, {"a0": 2}, 4)
    play.answer(0, "first").draw("quiet_b").lay(0, "two_a", "b1").answer(0, "none", "right", "second")
    assert (play.collapses(), play.machines()) == ({"a0"}, {"a0": 3})
    play.answer(0, "first").draw("quiet_c").lay(0, "two_b", "b-1")
    chain(play)
    assert (play.collapses(), play.machines()) == (set(), {"a0": 3})


def test_machines_on_the_cards_below() -> None:
    """IM-9.2: those directly below the acting card, and no others."""
    table = acting(effect(step("machine", at={"all": {"down": True}})))
    play = table.mine(0, {"a0": "one_a", "b1": "two_a", "b-1": "two_b"}).play().lay(0, "actor", "a2").answer(0, "first")
    assert play.machines() == {"b1": 1}


def test_no_machine_is_aimed_at_nothing() -> None:
    """IM-9.2: where none is had, nobody is asked which card gets it."""
    none = effect(step("machine", at={"pick": {}}, n={"per": "collapses_mine"}))
    table = acting(none).mine(0, {"a0": "one_a"})
    assert table.play().lay(0, "actor", "a2").answer(0, "first").asked() == "surface"
    play = table.collapses(0, "a0").play().lay(0, "actor", "a2").answer(0, "first")
    assert (play.asked(), play.words()) == ("target", ["a0", "a2"])
