"""The rules of Imperial Miners, chapter 2: what is shared, what is one's own, what is secret."""

from __future__ import annotations

import pytest

from tests.rulebook.imperial_miners.table import Play, Table, acting, card, effect, event, gold, new, points, step
from underhall.core.dealer import Dealer
from underhall.core.match import Match, Outcome
from underhall.core.setup import make_setup
from underhall.games.imperial_miners.game import GAME

PACKETS = (
    ("one_a", "one_b", "two_a", "two_b", "two_c", "three_a", "three_b", "three_c"),
    ("one_c", "one_d", "two_d", "two_e", "two_f", "three_d", "three_e", "three_f"),
)


def dealt(players: int = 2) -> Play:
    """Everybody has the first eight cards and is asked which to keep."""
    play = new(players).draw("alchemy_a", "technology_a", "diplomacy_a")
    for packet in PACKETS[:players]:
        play.draw(*packet)
    return play


# The table


def test_the_table_shares_decks_events_and_boards() -> None:
    """IM-2.1: four decks with their discards, the event and those before it, the three faces, the round."""
    table = Table(2).round(3).discards(1, "one_a").discards(3, "three_b", "three_c").discards(4, "deep")
    view = table.in_play("alchemy_b", "technology_a", "diplomacy_b").play("quiet_a").view()
    assert view.decks == (23, 24, 22, 13)
    assert view.discards == (("one_a",), (), ("three_b", "three_c"), ("deep",))
    assert (view.event, view.events_past, view.round) == ("quiet_a", ("quiet_r", "quiet_q"), 3)
    assert view.events_left == 7
    assert view.faces == ("alchemy_b", "technology_a", "diplomacy_b")


def test_one_deck_for_all() -> None:
    """IM-2.1: what one player drew the other cannot draw, and what one discards the other may get."""
    cards = [card("digger", effect(step("draw", n=1))), card("thrower", effect(step("discard", n=1)))]
    table = Table(2, cards=cards).mine(0, {"a0": "one_x"}).mine(1, {"a0": "one_w"}).round(2).deck(1, "one_a")
    play = table.hand(0, "digger").hand(1, "thrower", "one_c").play().answer(1, "thrower")
    play.lay(0, "digger", "a2").lay(1, "thrower", "a2").answer(0, "first", "1")
    assert play.in_the_lot() == {"one_a"}
    play.draw("one_a").answer(1, "first")
    assert play.discards(1) == ["one_c"]
    play.answer(0, "third", "1")
    assert play.in_the_lot() == {"one_c"}


def test_chance_is_recorded() -> None:
    """IM-2.1, IM-14.9: one dealer draws everything; the outcomes stand in the log and bring the same game again."""
    setup = make_setup(GAME, 2)
    match = Match(GAME, setup, Dealer.for_table(3, 2))
    piles = [entry.pile for entry in match.log if isinstance(entry, Outcome)]
    assert piles == ["face"] * 3 + (["level-1"] * 2 + ["level-2"] * 3 + ["level-3"] * 3) * 2
    again = Match(GAME, setup, None)
    for entry in match.log:
        again.feed(entry)
    assert again.digest() == match.digest()


# A player's own


def test_what_a_player_has() -> None:
    """IM-2.2: gold, points, hand, mine, cart tokens, the pickaxe and completed boards; of each card its tokens."""
    cards = [card("west", carts="...F.."), card("east", carts="..E...")]
    table = Table(2, cards=cards).mine(1, {"a0": "west", "a2": "east", "b1": "two_a"})
    table.gold(1, 1).points(1, 6).tokens(1, "a0.r").machines(1, {"b1": 3}).collapses(1, "a2")
    table.research(1, "diplomacy_a", 5, completed=2).hand(1, "two_b", "deep").hand(0, "one_c")
    play = table.play()
    first, seat = play.view(1).seats
    assert (first.gold, first.points, first.mine[0].card, first.face, first.position) == (0, 0, "one_c", None, 0)
    assert (seat.gold, seat.points, seat.hand) == (1, 6, ("two_b", "deep"))
    assert (seat.face, seat.position, seat.completed) == ("diplomacy_a", 5, 2)
    assert [(seam.seam, seam.cart) for seam in seat.seams] == [("a0.r", "token")]
    placed = [(one.cell, one.card, one.machines, one.collapse, one.activated) for one in seat.mine]
    assert placed == [("a0", "west", 0, False, False), ("a2", "east", 0, True, False), ("b1", "two_a", 3, False, False)]


def test_activated_is_for_the_round() -> None:
    """IM-2.2: the mark comes with the activation and is gone in the next round."""
    play = Table().mine(0, {"a0": "one_a"}).hand(0, "two_a").gold(0, 2).play().answer(0, "b1")
    assert play.activated() == {"b1"}
    play.answer(0, "none")
    assert play.activated() == {"b1", "a0"}
    assert play.finish_round().draw("quiet_b").activated() == set()


# Secrets


def test_other_hands_are_secret_but_not_their_size() -> None:
    """IM-2.3: a hand is seen by its owner alone; how many cards of each level it has, by all."""
    table = Table(2).mine(0, {"a0": "one_x"}).hand(0, "one_a", "one_b").hand(1, "one_c", "one_d", "two_a", "deep")
    play = table.play()
    assert play.view(1).seats[1].hand == ("one_c", "one_d", "two_a", "deep")
    for other in (0, None):
        seat = play.view(other).seats[1]
        assert seat.hand is None
        assert seat.costs is None
        assert seat.hand_levels == (2, 1, 0, 1)


def test_a_sealed_card_is_secret_until_all_have_chosen() -> None:
    """IM-2.3: neither the view nor what is told shows it to another."""
    table = Table(2).hand(0, "one_a", "one_b").hand(1, "one_c", "one_d")
    play = table.play().answer(0, "one_b")
    assert play.view(0).seats[0].chosen == ("one_b",)
    for other in (1, None):
        assert play.view(other).seats[0].chosen == ()
        assert play.view(other).seats[0].hand_levels == (2, 0, 0, 0)
        assert play.heard("sealed-own", other) == []
        assert play.heard("sealed", other)[0]["player"] == 0
        assert play.heard("revealed", other) == []
    play.answer(1, "one_c")
    assert [fact["card"] for fact in play.heard("revealed")] == ["@im-card-one_b", "@im-card-one_c"]


def test_what_is_thrown_away_at_the_start_is_secret_until_all_have_chosen() -> None:
    """IM-2.3: then it lies open on the discard piles."""
    play = dealt().answer(0, "one_a", "two_a", "two_b", "three_a")
    assert play.view(0).seats[0].chosen == ("one_a", "two_a", "two_b", "three_a")
    for other in (1, None):
        view = play.view(other)
        assert view.seats[0].chosen == ()
        assert view.seats[0].hand_levels == (2, 3, 3, 0)
        assert view.discards == ((), (), (), ())
        assert play.heard("keeps", other) == []
    play.answer(1, "one_c", "one_d", "two_d", "two_e")
    discards = (("one_b",), ("two_c", "two_f"), ("three_b", "three_c", "three_d", "three_e", "three_f"), ())
    assert play.view(0).discards == play.view(None).discards == discards


def test_a_drawn_card_is_its_owners_secret() -> None:
    """IM-2.3: the others learn the deck that it came from."""
    play = acting(effect(step("draw", n=1)), players=2).hand(1, "one_c").play().answer(0, "first", "2")
    assert play.lot.audience == 1 << 0
    play.draw("two_a")
    assert [fact["card"] for fact in play.heard("drew-own", 0)] == ["@im-card-two_a"]
    for other in (1, None):
        assert play.heard("drew-own", other) == []
        assert [fact["level"] for fact in play.heard("drew", other)] == [2]
        assert play.view(other).seats[0].hand_levels == (0, 1, 0, 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_knows_the_events_to_come(seat: int | None) -> None:
    """IM-2.3: which come and which are out is known to nobody; how many are left, to everybody."""
    play = Table(2).round(4).before_event()
    assert len(play.in_the_lot()) == 15
    view = play.view(seat)
    assert (view.event, view.events_left) == (None, 7)
    assert play.draw("quiet_b").view(seat).events_left == 6


@pytest.mark.parametrize("seat", [0, None])
def test_everything_else_is_open(seat: int | None) -> None:
    """IM-2.3: mines, tokens, gold, points, research, deck sizes and discards of everybody."""
    table = Table(2).mine(1, {"a0": "one_a"}).machines(1, {"a0": 2}).collapses(1, "a0").gold(1, 7).points(1, 9)
    view = table.research(1, "alchemy_a", 3).discards(2, "two_a", "two_b").play().view(seat)
    other = view.seats[1]
    assert (other.gold, other.points, other.face, other.position) == (7, 9, "alchemy_a", 3)
    (placed,) = other.mine
    assert (placed.cell, placed.card, placed.machines, placed.collapse) == ("a0", "one_a", 2, True)
    assert view.decks == (23, 22, 24, 14)
    assert view.discards[1] == ("two_a", "two_b")


# Mines apart


def test_effects_are_about_the_own_mine() -> None:
    """IM-2.4: another mine is neither counted nor a target nor changed."""
    everything = effect(
        gold({"per": "level", "level": 1}),
        points({"per": "machines_mine"}),
        step("machine", at={"all": {}}),
        step("collapse", at={"pick": {}}),
    )
    table = acting(everything, players=2).mine(0, {"a0": "one_a"}).machines(0, {"a0": 1})
    table.mine(1, {"a0": "one_b", "a2": "one_c", "a4": "one_d"}).machines(1, {"a0": 2}).hand(1, "one_e")
    play = table.play().lay(0, "actor", "a2").answer(0, "first")
    assert (play.gold(), play.points()) == (2, 1)
    assert play.words() == ["a0", "a2"]
    play.answer(0, "a0")
    assert play.machines(0) == {"a0": 2, "a2": 1}
    assert (play.machines(1), play.collapses(1)) == ({"a0": 2}, set())


def test_an_event_is_carried_out_in_each_own_mine() -> None:
    """IM-2.4: each player counts their own cards."""
    supper = event("supper", gold({"per": "level", "level": 1}))
    table = Table(2, events=[supper]).mine(0, {"a0": "one_a"}).mine(1, {"a0": "one_b", "a2": "one_c"})
    play = table.play("supper")
    assert [play.gold(seat) for seat in (0, 1)] == [1, 2]
