"""IM-12.1 to IM-12.4: activations beside the chain."""

from __future__ import annotations

from tests.rulebook.imperial_miners.playing import PYRAMID, at, chain, gained
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, event, gold, points, step

ANY_CARD: dict[str, dict[str, str]] = {"pick": {}}
ACTIVATE = step("activate", at=ANY_CARD)


def test_one_card_only_without_chain_and_surface() -> None:
    """IM-12.1: c0 in the depth is activated, and nothing above it; then the acting card's own chain goes on."""
    table = acting(effect(ACTIVATE)).mine(0, PYRAMID | {"c0": "three_a"})
    play = table.play().lay(0, "actor", "a4").answer(0, "first")
    assert play.asked() == "target"
    play.answer(0, "c0", "second")
    assert (play.activated(), play.points()) == ({"a4", "c0"}, 1)
    assert play.asked() == "surface"
    play.answer(0, "first")
    assert play.state.round == 2


def test_an_event_activates_without_chain_and_surface() -> None:
    """IM-12.1: b1 is activated when the event is turned; then everybody chooses a card."""
    table = Table(events=[event("extra", ACTIVATE)]).mine(0, PYRAMID).hand(0, "one_c", "one_d")
    play = table.play("extra").answer(0, "b1", "first")
    assert (play.asked(), play.activated(), play.gold()) == ("card", {"b1"}, 1)


def test_only_own_cards_not_yet_activated() -> None:
    """IM-12.2: not the acting card, not one of the chain below, not one activated by the step before (IM-A15)."""
    upper = card("upper", effect(step("activate", at={"pick": {}, "n": 2})))
    table = acting(level=2, cards=[upper], players=2).gold(0, 2).mine(0, {"a0": "upper", "a2": "one_a", "a4": "one_b"})
    table.mine(1, {"a0": "one_c", "a8": "one_d"}).hand(1, "one_e")
    play = table.play().lay(0, "actor", "b-1").answer(0, "none", "first")
    assert play.words() == ["a2", "a4"]
    assert [play.refused(0, cell) for cell in ("a0", "b-1")] == ["IM-12.2"] * 2
    assert play.refused(0, "a8") == "IM-9.2"
    play.answer(0, "a4", "first")
    assert at(play) == "a2"
    play.answer(0, "first")
    assert (play.activated(), play.gold()) == ({"b-1", "a0", "a2", "a4"}, 2)


def test_it_counts_for_once_a_round() -> None:
    """IM-12.2: an event at the end of the round finds only the card that was left."""
    late = event("late", ACTIVATE, kind="end")
    table = acting(effect(ACTIVATE), events=[late]).mine(0, {"a0": "one_a", "a2": "one_b"})
    play = table.play("late").lay(0, "actor", "a4").answer(0, "first", "a0", "none", "first")
    assert at(play) == "a2"


def test_without_a_target_the_step_does_nothing() -> None:
    """IM-12.2: the rest of the effect is done."""
    play = acting(effect(ACTIVATE, gold(3))).play().lay(0, "actor", "a0").answer(0, "first")
    assert (play.gold(), play.asked()) == (3, "surface")


def test_a_step_may_say_which_cards() -> None:
    """IM-12.2: here Roman ones, and only those are offered."""
    romans = [card(name, factions=["romans"]) for name in ("roman", "other_roman")]
    table = acting(effect(step("activate", at={"pick": {"faction": "romans"}})), cards=romans)
    table.mine(0, {"a0": "roman", "a2": "one_a", "a4": "other_roman"})
    play = table.play().lay(0, "actor", "a6").answer(0, "first")
    assert play.words() == ["a0", "a4"]


def test_the_inner_effect_is_over_before_the_outer_goes_on() -> None:
    """IM-12.3: the first card activates a second, that one a third; the innermost comes first, then the next."""
    inner = [
        card("inner", effect(ACTIVATE, gold(2))),
        card("inmost", effect(ACTIVATE, gold(3))),
    ]
    table = acting(effect(ACTIVATE, gold(1), points(1)), cards=inner).mine(0, {"a0": "inner", "a2": "inmost"})
    play = table.play().lay(0, "actor", "a4").answer(0, "first", "a0", "first")
    assert at(play) == "a2"
    play.answer(0, "first")
    assert gained(play) == [("gold", 3), ("gold", 2), ("gold", 1), ("points", 1)]
    assert play.asked() == "surface"


def test_activations_within_activations_come_to_an_end() -> None:
    """IM-12.3: five cards each of which activates two others: each is activated once."""
    cards = [card(f"again_{letter}", effect(step("activate", at={"pick": {}, "n": 2}))) for letter in "abcde"]
    table = acting(effect(step("activate", at={"pick": {}, "n": 2})), cards=cards)
    table.mine(0, {f"a{2 * n}": f"again_{letter}" for n, letter in enumerate("abcde")})
    play = table.play().lay(0, "actor", "a10")
    asked = []
    while (kind := play.asked()) != "surface":
        asked += [at(play)] if kind == "effect" else []
        play.answer(0, play.words()[0])
    assert sorted(asked) == sorted(play.mine())


def test_on_the_way_of_the_chain_it_brings_nothing_more() -> None:
    """IM-12.4: b1 was activated specially; the way leads through it to either card above."""
    play = acting(effect(ACTIVATE), level=3).mine(0, PYRAMID).play().lay(0, "actor", "c0")
    play.answer(0, "first", "b1", "first", "right")
    assert (play.asked(), at(play), play.words(), play.gold()) == ("up", "b1", ["left", "right"], 1)
    assert chain(play, "right", "first") == ["a2"]
    assert (play.gold(), play.asked()) == (2, "surface")
