"""The test vectors of Imperial Miners, IM-T21 to IM-T40: research, factions, events, the end, the order of seats."""

from __future__ import annotations

import pytest

from tests.rulebook.imperial_miners.table import (
    Table,
    acting,
    card,
    draw,
    effect,
    event,
    gold,
    mod,
    points,
    step,
    zigzag,
)
from underhall.games.imperial_miners.rules.scoring import title

EGYPTIAN_DRAW = effect(step("fdraw", faction="egyptians"))


@pytest.mark.parametrize("spaces", [1, 2])
def test_t21_the_first_research(spaces: int) -> None:
    """IM-T21, IM-12.14: 2 spaces on a board: it ends at 1 or 2, with the reward of that space only."""
    play = acting(effect(step("research", n=2))).play().answer(0, "first")
    assert (play.asked(), play.words()) == ("board", ["alchemy_a", "technology_a", "diplomacy_a"])
    play.answer(0, "technology_a")
    assert (play.asked(), play.words()) == ("steps", ["1", "2"])
    play.answer(0, str(spaces))
    assert play.research() == ("technology_a", spaces)
    assert play.points() == spaces
    assert play.asked() == "surface"


def test_t22_two_below_the_top() -> None:
    """IM-T22, IM-12.16: of 5 spaces 1 or 2; at the top its effect, then another board, and 3 steps are lost."""
    table = acting(effect(step("research", n=5))).research(0, "technology_a", 6)
    play = table.play().answer(0, "first")
    assert (play.asked(), play.words()) == ("steps", ["1", "2"])
    one = play.copy().answer(0, "1")
    assert one.research() == ("technology_a", 7)
    assert (one.points(), one.asked()) == (7, "surface")
    play.answer(0, "2")
    assert play.points() == 8
    assert (play.asked(), play.words()) == ("board", ["alchemy_a", "diplomacy_a"])
    play.answer(0, "alchemy_a")
    assert play.research() == ("alchemy_a", 0)
    assert (play.points(), play.gold(), play.asked()) == (8, 0, "surface")


SCOTS = [card(f"scot_{letter}", factions=["scots"]) for letter in "abc"]


def test_t23_three_scottish_cards() -> None:
    """IM-T23, IM-13.1: the acting one counts, so a price of 5 is 2; the effect is done and no gold is left."""
    table = acting(effect(points(4), price=5, scots=True), cards=SCOTS, factions=["scots"])
    play = table.mine(0, {"a0": "scot_a", "a2": "scot_b"}).gold(0, 2).play().lay(0, "actor", "a4")
    play.answer(0, "first")
    assert (play.gold(), play.points()) == (0, 4)


def test_t24_four_scottish_cards() -> None:
    """IM-T24, IM-13.1: a price of 2 is nothing, and nothing is given back."""
    table = acting(effect(points(4), price=2, scots=True), cards=SCOTS, factions=["scots"])
    table.mine(0, {"a0": "scot_a", "a2": "scot_b", "a4": "scot_c"}).gold(0, 1)
    play = table.play().lay(0, "actor", "a6").answer(0, "first")
    assert (play.gold(), play.points()) == (1, 4)


def test_t25_a_price_that_cannot_be_paid() -> None:
    """IM-T25, IM-8.11: 5 less 1 is 4, with 3 gold the effect cannot be chosen."""
    table = acting(effect(points(4), price=5, scots=True), effect(gold()), factions=["scots"])
    play = table.gold(0, 3).play()
    assert (play.asked(), play.words()) == ("effect", ["second", "none"])
    assert play.refused(0, "first") == "IM-8.11"
    assert table.gold(0, 4).play().words() == ["first", "second", "none"]


@pytest.mark.parametrize(("before", "after", "paid"), [(3, 3, 3), (1, 2, 2)])
def test_t26_t27_a_machine_here_and_gold_for_each(before: int, after: int, paid: int) -> None:
    """IM-T26, IM-T27, IM-9.1, IM-8.10: with 3 machines none is placed and 3 gold come; with 1 one, and 2 gold."""
    lathe = card("lathe", effect(step("machine", at="self"), gold({"per": "machines_self"})))
    table = Table(cards=[lathe]).mine(0, {"a0": "lathe"}).machines(0, {"a0": before}).hand(0, "two_a").gold(0, 2)
    play = table.play().lay(0, "two_a", "b1").answer(0, "none")
    assert (play.gold(), play.about()) == (0, "a0")
    play.answer(0, "first")
    assert play.machines() == {"a0": after}
    assert play.gold() == paid


def test_t28_factions_of_a_mine() -> None:
    """IM-T28, IM-13.7: Scot and Roman, Roman, Egyptian, none: 3 different factions, 2 Roman cards."""
    count = effect(gold({"per": "distinct_factions"}), points({"per": "faction", "faction": "romans"}))
    cards = [
        card("mixed", factions=["scots", "romans"]),
        card("roman", factions=["romans"]),
        card("egyptian", factions=["egyptians"]),
    ]
    table = acting(count, cards=cards).mine(0, {"a0": "mixed", "a2": "roman", "a4": "egyptian"})
    play = table.play().lay(0, "actor", "a6").answer(0, "first")
    assert (play.gold(), play.points()) == (3, 2)


def test_t29_a_faction_draw() -> None:
    """IM-T29, IM-12.9: the first Egyptian of level 2 is taken, Scot or not; the others go back into the deck."""
    cards = [
        card("roman", level=2, factions=["romans"]),
        card("mixed", level=2, factions=["scots", "egyptians"]),
    ]
    table = acting(EGYPTIAN_DRAW, cards=cards).deck(2, "roman", "mixed", "two_a", "two_b")
    play = table.play().answer(0, "first", "2-egyptians")
    assert play.in_the_lot() == {"mixed"}
    play.draw("mixed")
    assert play.hand() == ["mixed"]
    assert set(play.deck(2)) == {"roman", "two_a", "two_b"}
    assert play.asked() == "surface"


def test_t30_a_faction_that_no_deck_has() -> None:
    """IM-T30, IM-12.10, IM-12.11: one deck after the other fails, nothing is drawn, discards stay where they are."""
    cards = [card(f"egyptian_{n}", level=level, factions=["egyptians"]) for level, n in enumerate("abc", 1)]
    table = acting(EGYPTIAN_DRAW, cards=cards)
    for level, letter in enumerate("abc", 1):
        table.discards(level, f"egyptian_{letter}")
    play = table.play().answer(0, "first")
    sizes = [len(play.deck(level)) for level in (1, 2, 3)]
    assert play.words() == ["1-egyptians", "2-egyptians", "3-egyptians"]
    play.answer(0, "2-egyptians")
    assert play.words() == ["1-egyptians", "3-egyptians"]
    play.answer(0, "1-egyptians")
    assert play.asked() == "surface"
    assert play.hand() == []
    assert [play.discards(level) for level in (1, 2, 3)] == [["egyptian_a"], ["egyptian_b"], ["egyptian_c"]]
    assert [len(play.deck(level)) for level in (1, 2, 3)] == sizes


def test_t31_an_event_as_far_as_possible() -> None:
    """IM-T31, IM-5.3: discard 2 and gain 3 gold, with 1 in hand: 1 is discarded, 3 gold come."""
    tithe = event("tithe", step("discard", n=2), gold(3))
    play = Table(events=[tithe]).hand(0, "one_a").play("tithe")
    assert play.hand() == []
    assert play.discards(1) == ["one_a"]
    assert play.gold() == 3


def test_t32_the_last_end_of_round_event() -> None:
    """IM-T32, IM-5.5: 2 points at the end of round 10 come before scoring."""
    feast = event("feast", points(2), kind="end")
    play = Table(events=[feast]).round(10).points(0, 5).play("feast")
    assert play.points() == 5
    assert play.finish_game().scores == (7,)


def test_t33_gold_then_carts_break_a_tie() -> None:
    """IM-T33, IM-14.3: of three with 50 points the first two have 3 gold, and of these the second more carts."""
    wealth = [(3, 6), (3, 7), (2, 9)]
    rows = [zigzag(name, carts) for name, (_, carts) in zip("abc", wealth, strict=True)]
    table = Table(3, cards=[entry for cards, _ in rows for entry in cards])
    for seat, ((_, mine), (coins, carts)) in enumerate(zip(rows, wealth, strict=True)):
        table.mine(seat, mine).gold(seat, coins).points(seat, 50 - carts)
    over = table.over()
    assert over.scores == (50, 50, 50)
    assert over.ranking == (2, 1, 3)


def test_t34_a_shared_victory() -> None:
    """IM-T34, IM-14.3: equal in points, gold and carts."""
    rows = [zigzag(name, 3) for name in "ab"]
    table = Table(2, cards=[entry for cards, _ in rows for entry in cards])
    for seat, (_, mine) in enumerate(rows):
        table.mine(seat, mine).gold(seat, 4).points(seat, 20)
    assert table.over().ranking == (1, 1)


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (34, "navvy"),
        (35, "tunneller"),
        (45, "tunneller"),
        (46, "novice"),
        (55, "novice"),
        (56, "engineer"),
        (60, "engineer"),
        (61, "veteran"),
        (65, "veteran"),
        (66, "king"),
    ],
)
def test_t35_titles(score: int, name: str) -> None:
    """IM-T35, IM-14.4."""
    assert title(Table().book, score) == name


def test_t36_no_refund() -> None:
    """IM-T36, IM-1.13: a cost of 3 less 5 is 0."""
    sale = event("sale", mods=[mod("play_cost", delta=-5)])
    dear = card("dear", level=3, cost=3)
    table = Table(cards=[dear], events=[sale]).mine(0, {"a0": "one_a", "b1": "two_a"}).hand(0, "dear").gold(0, 1)
    play = table.play("sale").lay(0, "dear", "c0")
    assert play.gold() == 1


def test_t37_discards_become_the_deck() -> None:
    """IM-T37, IM-3.9: the deck of level 1 is empty, two lie discarded, and somebody needs a card."""
    play = Table().deck(1, "one_a", "one_b").discards(1, "one_a", "one_b").hand(0, "two_a").play()
    assert play.in_the_lot() == {"one_a", "one_b"}
    play.draw("one_b")
    assert play.mine() == {"a0": "one_b"}
    assert (play.deck(1), play.discards(1)) == (["one_a"], [])


def test_t38_everything_declined() -> None:
    """IM-T38, IM-8.8: nothing changes but a collapse that is met; all 3 cards are activated."""
    table = Table().mine(0, {"a0": "one_a", "b1": "two_a"}).collapses(0, "b1").machines(0, {"a0": 2})
    play = table.hand(0, "three_a").gold(0, 3).play().lay(0, "three_a", "c0").answer(0, "none", "none")
    assert play.asked() == "surface"
    assert play.activated() == {"c0", "b1", "a0"}
    assert play.collapses() == set()
    assert (play.gold(), play.points(), play.machines(), play.hand()) == (3, 0, {"a0": 2}, [])


def test_t39_a_level_4_card() -> None:
    """IM-T39, IM-12.8: beneath (3,0) it may go to (4,-1) or (4,1) for nothing, and its chain has 4 cards."""
    play = Table().mine(0, {"a0": "one_a", "b1": "two_a", "c0": "three_a"}).hand(0, "deep").play()
    assert (play.asked(), play.words()) == ("cell", ["d-1", "d1"])
    play.answer(0, "d1", "first", "none", "none", "none")
    assert play.activated() == {"d1", "c0", "b1", "a0"}
    assert (play.gold(), play.points()) == (0, 4)
    assert play.asked() == "surface"


def both_fall_back() -> Table:
    """Round 2: neither of two players can pay for the card in hand."""
    table = Table(2).round(2)
    return table.mine(0, {"a0": "one_a"}).mine(1, {"a0": "one_b"}).hand(0, "two_a").hand(1, "two_b")


def test_t40_who_draws_first() -> None:
    """IM-T40, IM-14.5: in round 2 the second seat draws first, then the first."""
    play = both_fall_back().play()
    assert (play.lot.kind, play.lot.seat) == ("level-1", 1)
    play.draw("one_c")
    assert (play.lot.kind, play.lot.seat) == ("level-1", 0)
    play.draw("one_d")
    assert [play.asked(seat) for seat in (0, 1)] == ["cell", "cell"]


def test_t40_in_either_order_the_record_tells_who_got_what() -> None:
    """IM-T40, IM-14.7, IM-14.9: the replay gives the same mines and piles, and so does the other order of seats."""
    ends = []
    for seats in ((0, 1), (1, 0)):
        match = both_fall_back().match()
        draw(match, "quiet_a", "one_c", "one_d")
        for seat in seats:
            match.answer(seat, "a2")
        again = both_fall_back().match()
        for entry in match.log:
            again.feed(entry)
        assert again.digest() == match.digest()
        ends.append(match.digest())
        view = match.view()
        assert [[placed.card for placed in seat.mine] for seat in view.seats] == [
            ["one_a", "one_d"],
            ["one_b", "one_c"],
        ]
        assert view.decks[0] == 20
    assert ends[0] == ends[1]
