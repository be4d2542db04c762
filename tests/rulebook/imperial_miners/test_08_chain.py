"""IM-8: the card just laid is activated, then the chain of those above it, up to the surface."""

from __future__ import annotations

import pytest

from tests.rulebook.imperial_miners.playing import COLUMN, PYRAMID, at, chain, gained
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, event, gold, points, step
from underhall.core.game import Chance

ANY_CARD: dict[str, dict[str, str]] = {"pick": {}}
EXTRA = event("extra", step("activate", at=ANY_CARD))
LATE = event("late", step("activate", at=ANY_CARD), kind="end")


def test_the_new_card_first_then_one_by_one_up_to_the_surface() -> None:
    """IM-8.1: c0, b1, a0, each with its effect; then one of three at the surface, and the mine phase is over."""
    play = acting(effect(points(5)), level=3).mine(0, {"a0": "one_a", "b1": "two_a"}).play().lay(0, "actor", "c0")
    assert at(play) == "c0"
    play.answer(0, "first")
    assert (at(play), play.points()) == ("b1", 5)
    play.answer(0, "first")
    assert (at(play), play.gold()) == ("a0", 1)
    play.answer(0, "second")
    assert (play.asked(), play.words(), play.points()) == ("surface", ["first", "second", "third"], 6)
    play.answer(0, "first")
    assert play.gold() == 2
    assert isinstance(play.pending, Chance)
    assert (play.pending.kind, play.state.round) == ("event", 2)


@pytest.mark.parametrize(
    ("words", "brings"), [("first", (1, 0, 0)), ("second", (0, 1, 0)), ("third", (0, 0, 1))], ids=["1", "2", "3"]
)
def test_each_of_the_three_surface_effects(words: str, brings: tuple[int, int, int]) -> None:
    """IM-8.1: gold, points or a card; only the one that was chosen."""
    play = acting().play().lay(0, "actor", "a0").answer(0, "none", words)
    if words == "third":
        play.answer(0, "1").draw("one_b")
    assert (play.gold(), play.points(), len(play.hand())) == brings


@pytest.mark.parametrize(
    ("ways", "path"),
    [
        (("left",), ["c0", "b-1", "a0"]),
        (("right", "left"), ["c0", "b1", "a0"]),
        (("right", "right"), ["c0", "b1", "a2"]),
    ],
    ids=["left", "right-left", "right-right"],
)
def test_between_two_cards_the_owner_goes_on_with_one(ways: tuple[str, ...], path: list[str]) -> None:
    """IM-8.2: only that one is activated; where one card lies above, it is not asked."""
    play = acting(level=3).mine(0, PYRAMID).play().lay(0, "actor", "c0")
    left = list(ways)
    met = []
    while (kind := play.asked()) != "surface":
        if kind == "up":
            assert play.words() == ["left", "right"]
            play.answer(0, left.pop(0))
        else:
            met.append(at(play))
            play.answer(0, "none")
    assert (met, left) == (path, [])
    assert play.activated() == set(path)


def test_the_way_up_is_chosen_after_the_effect_below() -> None:
    """IM-8.2: what it brought is known by then, the card drawn and the machine placed."""
    drawing = effect(step("draw", n=1), step("machine", at={"pick": {"up": True}}))
    play = acting(drawing, level=3).mine(0, PYRAMID).play().lay(0, "actor", "c0").answer(0, "first", "2").draw("two_c")
    assert (play.asked(), play.hand()) == ("target", ["two_c"])
    play.answer(0, "b1")
    assert (play.asked(), at(play)) == ("up", "c0")
    assert play.machines() == {"b1": 1}


def test_one_of_two_effects_is_chosen_anew_each_time() -> None:
    """IM-8.3: a0 gives gold in one round and a point in the next."""
    table = Table().mine(0, {"a0": "one_a"}).hand(0, "one_b", "one_c", "two_a", "two_b").gold(0, 4)
    play = table.play().lay(0, "two_a", "b1").answer(0, "none")
    assert (at(play), play.words()) == ("a0", ["first", "second", "none"])
    play.answer(0, "first")
    assert (play.gold(), play.points()) == (3, 0)
    play.answer(0, "first").draw("quiet_b").lay(0, "two_b", "b-1").answer(0, "none", "second")
    assert (play.gold(), play.points()) == (2, 1)


def test_one_effect_is_the_only_one() -> None:
    """IM-8.3: a card with a single effect offers it, and none."""
    play = acting(effect(gold(3))).play().lay(0, "actor", "a0")
    assert play.words() == ["first", "none"]
    assert play.answer(0, "first").gold() == 3


def test_the_effect_of_a_card_may_be_left_out() -> None:
    """IM-8.4: nothing of it happens then; the surface may not be left out (IM-A22)."""
    play = acting(effect(gold(3)), effect(points(3))).play().lay(0, "actor", "a0").answer(0, "none")
    assert (play.gold(), play.points()) == (0, 0)
    assert (play.asked(), play.words()) == ("surface", ["first", "second", "third"])
    assert play.refused(0, "none") == "IM-8.4"


def test_an_effect_once_begun_is_done_as_fully_as_possible() -> None:
    """IM-8.4: the unwanted collapse too, and no target can be left out (IM-A14)."""
    both = effect(step("machine", at={"pick": {}, "n": 2}), points(5), step("collapse", at="self"))
    play = acting(both).mine(0, {"a0": "one_a", "a2": "one_b", "a4": "one_c"}).play()
    play.lay(0, "actor", "a6").answer(0, "first")
    assert play.words() == ["a0", "a2", "a4", "a6"]
    play.answer(0, "a6")
    assert play.words() == ["a0", "a2", "a4"]
    play.answer(0, "a2")
    assert (play.machines(), play.points(), play.collapses()) == ({"a2": 1, "a6": 1}, 5, {"a6"})


def test_what_cannot_be_done_is_left_and_the_rest_is_done() -> None:
    """IM-8.4: two machines with one card to put them on, no half-full cart, then the points."""
    much = effect(step("machine", at={"pick": {"other": True}, "n": 2}), step("cart", n=2), points(2))
    play = acting(much).mine(0, {"a0": "one_a"}).play().lay(0, "actor", "a2").answer(0, "first")
    assert (play.machines(), play.points(), play.asked()) == ({"a0": 1}, 2, "surface")


def test_an_effect_is_over_before_the_next_card_is_activated() -> None:
    """IM-8.5: its draw, the hand limit after it, and what its activation of another card brings."""
    inner = card("inner", effect(gold(5)))
    long = effect(step("activate", at={"pick": {"faction": "romans"}}), step("draw", n=2))
    table = acting(long, level=2, cost=2, cards=[{**inner, "factions": ["romans"]}]).gold(0, 2)
    table.mine(0, {"a0": "one_a", "a4": "inner"}).hand(0, *(f"three_{letter}" for letter in "abcdefg"))
    play = table.play().lay(0, "actor", "b1").answer(0, "first")
    assert at(play) == "a4"
    assert play.answer(0, "first").gold() == 5
    assert play.asked() == "deck"
    play.answer(0, "1").draw("one_b").answer(0, "1").draw("one_c")
    assert (play.asked(), play.activated()) == ("discard", {"b1", "a4"})
    play.answer(0, "one_b")
    assert at(play) == "a0"


def test_once_a_round_by_the_chain_and_by_another_card() -> None:
    """IM-8.6: what was activated specially gives nothing in the chain, and the other way round."""
    twice = effect(step("activate", at=ANY_CARD))
    play = acting(twice, level=2).gold(0, 2).mine(0, {"a0": "one_a", "a4": "one_b"}).play().lay(0, "actor", "b1")
    play.answer(0, "first")
    assert play.words() == ["a0", "a4"]
    play.answer(0, "a0", "first")
    assert (play.asked(), play.gold()) == ("surface", 1)


def test_once_a_round_by_an_event_and_by_the_chain() -> None:
    """IM-8.6: an event at the start of the round uses a card up; one at its end finds those of the chain used up."""
    table = Table(events=[EXTRA, LATE]).mine(0, {"a0": "one_a", "a4": "one_b"}).hand(0, "two_a").gold(0, 2)
    play = table.play("extra").answer(0, "a0", "first").lay(0, "two_a", "b1")
    assert chain(play) == ["b1"]
    play = table.play("late").lay(0, "two_a", "b1")
    assert chain(play) == ["b1", "a0"]
    play.answer(0, "first")
    assert at(play) == "a4"


def test_a_new_round_activates_anew() -> None:
    """IM-8.6: the limit is for a round."""
    table = Table().mine(0, {"a0": "one_a"}).hand(0, "one_b", "two_a", "two_b").gold(0, 4)
    play = table.play().lay(0, "two_a", "b1")
    assert chain(play) == ["b1", "a0"]
    play.answer(0, "first").draw("quiet_b")
    assert play.activated() == set()
    assert chain(play.lay(0, "two_b", "b-1")) == ["b-1", "a0"]


def test_the_chain_passes_a_card_that_was_activated() -> None:
    """IM-8.7: its effect is ignored, the chain goes on from it, and one may choose that way though there is another."""
    play = acting(effect(step("activate", at={"pick": {"up": True}})), level=3).mine(0, PYRAMID).play()
    play.lay(0, "actor", "c0").answer(0, "first", "b1", "first")
    assert (play.asked(), at(play), play.words()) == ("up", "c0", ["left", "right"])
    play.answer(0, "right")
    assert (play.asked(), at(play)) == ("up", "b1")
    play.answer(0, "right")
    assert (play.asked(), at(play)) == ("effect", "a2")
    play.answer(0, "none")
    assert (play.asked(), play.gold()) == ("surface", 1)


@pytest.mark.parametrize("collapsed", [False, True], ids=["declined", "cleared"])
def test_without_an_effect_it_is_activated_too(collapsed: bool) -> None:
    """IM-8.8: a0 was passed with its effect left out, or its collapse cleared; the event finds only a4."""
    table = Table(events=[LATE]).mine(0, {"a0": "one_a", "a4": "one_b"}).hand(0, "two_a").gold(0, 2)
    play = table.collapses(0, *(["a0"] if collapsed else [])).play("late").lay(0, "two_a", "b1")
    chain(play)
    assert play.activated() == {"a0", "b1"}
    play.answer(0, "first")
    assert at(play) == "a4"


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_chain_always_runs_to_the_surface(row: int) -> None:
    """IM-8.9: as many cards as the row of the card laid, even if every effect is left out."""
    cells = ["a0", "b1", "c0", "d1"][:row]
    laid = ["one_a", "two_a", "three_a", "deep"][row - 1]
    mine = {cell: COLUMN[cell] for cell in cells[:-1]}
    play = Table().mine(0, mine).hand(0, laid).gold(0, 2).play().lay(0, laid, cells[-1])
    assert chain(play) == cells[::-1]
    assert (play.asked(), play.activated()) == ("surface", set(cells))


@pytest.mark.parametrize(("machine_first", "brings"), [(True, 2), (False, 1)])
def test_steps_in_their_order_each_counted_when_it_is_reached(machine_first: bool, brings: int) -> None:
    """IM-8.10: a machine that the same effect has just placed counts, one that comes after does not."""
    steps = [step("machine", at="self"), gold({"per": "machines_mine"})]
    table = acting(effect(*(steps if machine_first else steps[::-1]))).mine(0, {"a0": "one_a"}).machines(0, {"a0": 1})
    play = table.play().lay(0, "actor", "a2").answer(0, "first")
    assert (play.gold(), play.machines()) == (brings, {"a0": 1, "a2": 1})


def test_the_card_just_laid_belongs_to_the_mine() -> None:
    """IM-8.10: it counts itself, for its faction, its level and its carts, and for what the cards above count."""
    counting = card("counting", effect(points({"per": "level", "level": 2})))
    many = effect(gold({"per": "faction", "faction": "romans"}), gold({"per": "level", "level": 2}))
    play = acting(many, level=2, factions=["romans"], cards=[counting]).gold(0, 2).mine(0, {"a0": "counting"}).play()
    play.lay(0, "actor", "b1").answer(0, "first", "first")
    assert gained(play) == [("gold", 1), ("gold", 1), ("points", 1)]


def test_an_amount_is_counted_once_for_its_step() -> None:
    """IM-8.10: machines on two cards, as many on each as lay in the mine when the step was reached."""
    spread = effect(step("machine", at={"all": {"other": True}}, n={"per": "machines_mine"}))
    play = acting(spread).mine(0, {"a0": "one_a", "a2": "one_b"}).machines(0, {"a0": 1}).play()
    play.lay(0, "actor", "a4").answer(0, "first")
    assert play.machines() == {"a0": 2, "a2": 1}


def test_a_price_is_paid_in_full_or_the_effect_cannot_be_chosen() -> None:
    """IM-8.11: with 3 gold a price of 3 can be paid, one of 4 cannot, whatever the effect would bring (IM-A6)."""
    table = acting(effect(points(2), price=3), effect(gold(9), price=4)).gold(0, 3)
    play = table.play().lay(0, "actor", "a0")
    assert play.words() == ["first", "none"]
    assert play.refused(0, "second") == "IM-8.11"
    play.answer(0, "first")
    assert (play.gold(), play.points()) == (0, 2)


def test_the_price_is_paid_before_the_effect() -> None:
    """IM-8.11: what the effect counts comes after the payment; the benefit is as full as it can be."""
    play = acting(effect(points({"per": "gold"}), step("cart", n=1), price=3)).gold(0, 5).play()
    play.lay(0, "actor", "a0").answer(0, "first")
    assert (play.gold(), play.points()) == (2, 2)


def test_an_effect_that_can_do_nothing_equals_leaving_it_out() -> None:
    """IM-8.12: it may be chosen, and everything is as if it had not been."""
    table = acting(effect(step("cart", n=2), step("activate", at=ANY_CARD), step("clear", at={"all": {}})))
    chosen, left = table.play(), table.play()
    chosen.lay(0, "actor", "a0").answer(0, "first")
    left.lay(0, "actor", "a0").answer(0, "none")
    assert chosen.asked() == left.asked() == "surface"
    assert chosen.state.v == left.state.v
    assert (chosen.state.hands, chosen.state.decks) == (left.state.hands, left.state.decks)
