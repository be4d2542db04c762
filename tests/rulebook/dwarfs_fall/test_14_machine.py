"""The rules of Dwar7s Fall, chapter 14: the turn as a machine."""

from __future__ import annotations

import underhall
from tests.positions import Layout, asked, end_turn, words
from tests.rulebook.dwarfs_fall.helpers import NO_GEMS, OGRES, draw, lot, market, new, reveals, to_tasks, undealt
from underhall.core.game import ALL, Over


def full_casket() -> underhall.Match:
    """Blue's secret goal, seven gems of all kinds, holds above the hand limit only; its actions are over."""
    layout = Layout(2).secret(0, "SG4").card("e0n0", "inn_shop").gems(0, gold=4, emerald=1, diamond=1, ruby=1)
    match = layout.match()
    end_turn(match)
    assert asked(match) == (0, "discard")
    return match


def test_a_secret_may_be_revealed_before_the_discard() -> None:
    """DF-14.1: while the hand is still too large."""
    match = full_casket()
    assert "reveal" in words(match)
    match.answer(0, "reveal")
    assert asked(match) == (0, "discard")
    assert "reveal" not in words(match)
    match.answer(0, "gold emerald diamond")
    assert match.view().seats[0].gems == {**NO_GEMS, "ruby": 1}
    assert reveals(match) == [0]
    assert asked(match) == (1, "turn")


def test_after_the_discard_it_is_too_late() -> None:
    """DF-14.1: the order finds the condition broken."""
    match = full_casket()
    match.answer(0, "gold gold gold gold emerald diamond")
    assert asked(match) == (1, "turn")
    assert reveals(match) == []


def test_the_safety_stop_comes_after_forty_rounds() -> None:
    """DF-14.2: the fortieth round is played to its end, then it is scored as usual."""
    match = Layout(2).gems(1, gold=1).turn(1, round_=39).match()
    end_turn(match)
    match.answer(1, "gold")
    assert asked(match) == (0, "turn")
    end_turn(match)
    assert asked(match) == (1, "turn")
    end_turn(match)
    assert match.over


def test_the_safety_stop_may_come_sooner() -> None:
    """DF-14.2: max_rounds = 1."""
    match = Layout(2, max_rounds=1).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    end_turn(match)
    assert isinstance(match.pending, Over)
    assert match.pending.stopped
    assert match.scores == (0, 0)


def test_the_setup_is_drawn() -> None:
    """DF-14.3, DF-2.1, DF-2.2: three trading goals for all to see, then a secret goal for each seat alone."""
    start = new()
    match = underhall.Match(start.game, start.setup, None)
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("trading", [1] * 10, ALL)
    draw(match, "TG01")
    assert lot(match).weights == [0] + [1] * 9
    draw(match, "TG02")
    draw(match, "TG03")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("secret", [1] * 7, 0b01)
    draw(match, "SG1")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("secret", [0] + [1] * 6, 0b10)
    draw(match, "SG2")
    assert asked(match) == (0, "turn")


def test_an_ogre_is_drawn_for_its_owner_alone() -> None:
    """DF-14.3: from what is in the pile, by copies."""
    match = undealt(Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2))
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("ogre", list(OGRES.values()), 0b01)


def test_a_stolen_ogre_is_drawn_for_thief_and_victim() -> None:
    """DF-14.3: from the victim's hand."""
    match = undealt(Layout(3).ogres(0, "turncoat").ogres(1, "shove", "shove", "rout"))
    match.answer(0, "turncoat")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("stolen", [2, 1, 0, 0, 0, 0], 0b011)


def test_the_order_of_the_trading_deck_is_fixed() -> None:
    """DF-14.3: the same goal comes up, whether or not an ogre was drawn before."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "inn_ogre").dwarfs("e0n0", 0, 3).dwarfs("e1n0", 0, 2)
    layout.gems(0, gold=2, emerald=1).market("TG01", "TG09", "TG10")
    shop_first, inn_first = to_tasks(layout), to_tasks(layout)
    shop_first.answer(0, "e0n0")
    inn_first.answer(0, "e1n0")
    inn_first.answer(0, "e0n0")
    assert market(shop_first) == market(inn_first)


def test_what_everybody_sees() -> None:
    """DF-6.1, DF-12.1, DF-14.3: covered cards, dwarfs, hands but for the kinds of ogres, discards; not the secrets."""
    layout = Layout(2).card("e0n0", "inn_ogre").card("e0n0", "inn_shop").dwarfs("e0n0", 1, 1).gems(0, ruby=2)
    view = layout.ogres(0, "shove", "rout").discarded("cutpurse").match().view()
    blue = view.seats[0]
    assert [card.kind for card in view.stacks[0].cards] == ["inn_shop", "inn_ogre"]
    assert view.stacks[0].dwarfs == (0, 1)
    assert (len(blue.cards), blue.gems["ruby"], blue.ogres, blue.known_ogres) == (7, 2, 2, ())
    assert (view.ogre_pile, view.ogre_discards) == (10, {"cutpurse": 1})
    assert (blue.secret, blue.order) == (None, None)


def test_whether_a_seat_is_asked_tells_nothing_of_its_secrets() -> None:
    """DF-13.1: with an unrevealed goal or an ogre in hand the turn is ended by hand, even when nothing else is left."""
    layout = Layout(2).card("e0n0", "inn_shop").turn(0, used=2)
    layout.state["order_switched"] = True
    match = layout.match()
    match.answer(0, "put")
    assert (asked(match), words(match)) == ((0, "turn"), {"done"})
    revealed = layout.secret(0, "SG3", revealed=True).match()
    revealed.answer(0, "put")
    assert asked(revealed) == (1, "turn")
    holding = layout.ogres(0, "shove").match()
    holding.answer(0, "put")
    assert (asked(holding), words(holding)) == ((0, "turn"), {"done"})


def test_no_task_is_asked_for_the_secrets_sake_alone() -> None:
    """DF-13.1, DF-8.1: with nothing ready the tasks are over; the standing order reveals what holds by then."""
    layout = Layout(2).secret(0, "SG3").trophy(0, "dragon", owner=0).trophy(0, "giant", owner=0)
    match = layout.card("e0n0", "inn_shop").secret(0, "SG3", order=True).turn(0).match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    assert reveals(match) == [0]


def test_without_standing_orders_the_tasks_always_ask() -> None:
    """DF-13.1: with own+final the question comes whether the goal is met or not."""
    match = Layout(2, secret_windows="own+final").card("e0n0", "inn_shop").match()
    match.answer(0, "done")
    assert (asked(match), words(match)) == ((0, "task"), {"done"})
