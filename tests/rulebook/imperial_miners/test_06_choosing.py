"""The rules of Imperial Miners, chapter 6: choosing a card, revealing and paying it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.imperial_miners.table import Play, Table, card, effect, event, gold, mod, points
from underhall.core.game import ALL, Decide

COLUMN = {"a0": "one_a", "b1": "two_a", "c0": "three_a"}


def unplayable(**options: Any) -> Table:
    """Round 2 with a card of level 1 in the mine and cards in hand that are too dear or too deep."""
    return Table(**options).round(2).mine(0, {"a0": "one_a"}).hand(0, "two_a", "three_a", "deep").gold(0, 1)


def waiting(play: Play) -> int:
    """A mask of the seats that seem to be choosing though they have nothing to choose."""
    pending = play.pending
    assert isinstance(pending, Decide)
    return pending.waiting


def test_everybody_reveals_one_card_and_pays_it() -> None:
    """IM-6.1: all are asked at once; the cards open together and their costs are paid."""
    dear = card("dear", level=3, cost=7)
    table = Table(2, cards=[dear]).mine(0, COLUMN).hand(0, "dear", "one_b", "deep").gold(0, 9)
    play = table.mine(1, {"a0": "one_c"}).hand(1, "two_b", "two_c").gold(1, 2).play()
    assert [play.asked(seat) for seat in (0, 1)] == ["card", "card"]
    play.answer(1, "two_c")
    assert play.heard("revealed") == []
    play.answer(0, "dear")
    revealed = [(fact["player"], fact["card"], fact["n"]) for fact in play.heard("revealed")]
    assert revealed == [(0, "@im-card-dear", 7), (1, "@im-card-two_c", 2)]
    assert [play.gold(seat) for seat in (0, 1)] == [2, 0]
    assert [play.hand(seat) for seat in (0, 1)] == [["one_b", "deep"], ["two_b"]]


def test_exactly_one_card() -> None:
    """IM-6.1: with two cards of level 1 one of them is laid, the other stays for the next round."""
    play = Table().hand(0, "one_a", "one_b").play().answer(0, "one_b").finish_round()
    assert (play.mine(), play.hand()) == ({"a0": "one_b"}, ["one_a"])


def test_only_cards_of_the_hand() -> None:
    """IM-6.1."""
    play = Table(2).hand(0, "one_a", "one_b").hand(1, "one_c", "one_d").play()
    assert play.refused(0, "one_c") == "IM-6.1"


@pytest.mark.parametrize(("coins", "offered"), [(1, ["one_b", "cheap"]), (2, ["one_b", "two_b", "cheap"])])
def test_a_card_must_be_affordable(coins: int, offered: list[str]) -> None:
    """IM-6.2: gold of at least its cost."""
    table = Table(cards=[card("cheap", level=3, cost=1), card("dear", level=3, cost=3)]).mine(0, COLUMN)
    play = table.hand(0, "one_b", "two_b", "cheap", "dear").gold(0, coins).play()
    assert play.words() == offered
    assert play.refused(0, "dear") == "IM-6.2"


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_card_must_have_a_cell(depth: int) -> None:
    """IM-6.2: each level needs a card of the level before it."""
    offered = ["one_x", "two_x", "three_x", "deep"][: depth + 1]
    table = Table().mine(0, dict(list(COLUMN.items())[:depth])).gold(0, 20)
    play = table.hand(0, "one_x", "two_x", "three_x", "deep").play()
    assert play.words() == offered
    for word in {"three_x", "deep"} - set(offered):
        assert play.refused(0, word) == "IM-6.2"


def test_a_reduction_counts_for_what_is_playable() -> None:
    """IM-6.2: and it stops at nothing."""
    sale = event("sale", mods=[mod("play_cost", delta=-3)])
    dear = card("dear", level=3, cost=4)
    table = Table(cards=[dear], events=[sale]).mine(0, COLUMN).hand(0, "two_b", "dear")
    assert table.gold(0, 1).play("sale").words() == ["two_b", "dear"]
    play = table.gold(0, 0).play("sale")
    assert play.hand() == ["dear"]
    assert play.gold() == 0


def test_who_can_play_none_draws_one_of_level_1() -> None:
    """IM-6.3: any card of that deck may come; it costs nothing and must be played."""
    play = unplayable().play()
    assert (play.lot.kind, play.lot.seat) == ("level-1", 0)
    assert play.in_the_lot() == {f"one_{letter}" for letter in "bcdefghijklmnopqrstuvwx"}
    play.draw("one_k")
    assert (play.asked(), play.words()) == ("cell", ["a-6", "a-4", "a-2", "a2", "a4", "a6"])
    play.answer(0, "a2")
    assert (play.mine()["a2"], play.gold(), play.hand()) == ("one_k", 1, ["two_a", "three_a", "deep"])
    assert (play.asked(), play.about()) == ("effect", "a2")


def test_an_empty_hand_draws_too() -> None:
    """IM-6.3: who has no card can play none."""
    play = Table().play().draw("one_a")
    assert play.mine() == {"a0": "one_a"}


def test_nobody_sees_that_a_seat_can_play_none() -> None:
    """IM-6.3, IM-14.6: until the cards open it seems to be choosing."""
    play = Table(2).hand(0, "one_b", "one_c").hand(1, "two_a").play()
    assert (play.asked(1), waiting(play)) == (None, 1 << 1)
    play.answer(0, "one_b")
    assert (play.lot.kind, play.lot.seat) == ("level-1", 1)


def test_no_draw_for_who_can_play() -> None:
    """IM-6.4: one playable card is enough, and the draw is no answer."""
    table = unplayable().hand(0, "one_b")
    assert table.play().words()[0] == "a-6"
    play = table.hand(0, "one_c").play()
    assert play.words() == ["one_b", "one_c"]
    assert play.refused(0, "draw") == "IM-6.4"


def test_a_draw_by_choice_if_agreed() -> None:
    """IM-6.4: with `voluntary_draw` it is one more answer, and the hand stays as it is."""
    play = unplayable(voluntary_draw=True).hand(0, "one_b").play()
    assert (play.asked(), play.words()) == ("card", ["one_b", "draw"])
    play.answer(0, "draw").draw("one_c").answer(0, "a2")
    assert (play.mine()["a2"], play.hand()) == ("one_c", ["one_b", "two_a", "three_a", "deep"])


def test_no_draw_by_choice_where_there_is_no_card() -> None:
    """IM-6.6: with `voluntary_draw` too it is offered only while the deck or the discards of level 1 have a card."""
    table = Table(voluntary_draw=True).hand(0, "one_a", "one_b").deck(1)
    play = table.play()
    assert play.words() == ["one_a", "one_b"]
    assert play.refused(0, "draw") == "IM-6.6"
    assert table.discards(1, "one_c").play().words() == ["one_a", "one_b", "draw"]


def test_the_drawn_card_is_laid_open_and_never_in_hand() -> None:
    """IM-6.5: everybody sees it come; 8 cards in hand stay 8 and none is discarded."""
    held = [f"three_{letter}" for letter in "abcdefgh"]
    play = Table(2).mine(0, {"a0": "one_a"}).hand(0, *held).hand(1, "one_x").play()
    assert (play.lot.seat, play.lot.audience) == (0, ALL)
    play.draw("one_b")
    assert (play.asked(), play.hand()) == ("cell", held)
    assert [fact["card"] for fact in play.heard("fell-back", 1)] == ["@im-card-one_b"]
    play.answer(0, "a2", "none")
    assert (play.asked(), play.hand()) == ("surface", held)


def test_with_no_card_of_level_1_nothing_is_laid() -> None:
    """IM-6.6: no card, no activation, no surface; the other seat and the round go on."""
    table = Table(2).mine(0, {"a0": "one_a"}).mine(1, {"a0": "one_b"}).hand(0, "three_a").hand(1, "one_c").deck(1)
    play = table.play()
    assert [fact["player"] for fact in play.heard("nothing")] == [0]
    assert (play.asked(0), play.asked(1)) == (None, "cell")
    play.answer(1, "a2", "none", "first")
    assert (play.mine(0), play.gold(0), play.hand(0)) == ({"a0": "one_a"}, 0, ["three_a"])
    assert (play.mine(1), play.gold(1)) == ({"a0": "one_b", "a2": "one_c"}, 1)
    assert (play.lot.kind, play.state.round) == ("event", 2)


def test_discards_of_level_1_are_enough() -> None:
    """IM-6.6: only if the deck and the discards are both empty."""
    play = Table().deck(1, "one_a").discards(1, "one_a").play()
    assert play.in_the_lot() == {"one_a"}


def test_an_event_has_no_acting_card_where_nothing_was_laid() -> None:
    """IM-6.6: what an end-of-round event gives for the card laid this round is nothing."""
    prize = event("prize", points({"per": "row_self"}), kind="end")
    table = Table(2, events=[prize]).mine(0, {"a0": "one_a"}).mine(1, {"a0": "one_b"}).hand(1, "one_c").deck(1)
    play = table.play("prize").answer(1, "a2", "none", "first")
    assert [play.points(seat) for seat in (0, 1)] == [0, 1]


def test_the_cost_is_paid_before_the_card_is_laid() -> None:
    """IM-6.7: the gold is gone while the cell is still asked."""
    play = Table().mine(0, {"a0": "one_a"}).hand(0, "two_a").gold(0, 2).play()
    assert (play.asked(), play.gold()) == ("cell", 0)


def test_gold_of_the_chain_cannot_pay_the_card() -> None:
    """IM-6.7: what the card above or the surface would bring comes too late."""
    rich = card("rich", effect(gold(9)))
    table = Table(cards=[rich], surface=[effect(gold(9)), effect(points()), effect(points())])
    play = table.mine(0, {"a0": "rich"}).hand(0, "two_a").gold(0, 1).play()
    assert play.lot.kind == "level-1"
    play.draw("one_a").answer(0, "a2", "none", "first")
    assert (play.gold(), play.hand()) == (10, ["two_a"])
    assert play.draw("quiet_b").gold() == 8
