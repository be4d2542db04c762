"""The rules of Imperial Miners, chapter 3: setup."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.imperial_miners.table import QUIET, Play, Table, acting, card, effect, event, gold, new, step
from underhall.games.imperial_miners import state as st

PACKET = ("level-1",) * 2 + ("level-2",) * 3 + ("level-3",) * 3
NEWCOMER = ("level-1",) * 2 + ("level-2",) * 2 + ("level-3",) * 2
FIRST = ("one_a", "one_b", "two_a", "two_b", "two_c", "three_a", "three_b", "three_c")
SECOND = ("one_c", "one_d", "two_d", "two_e", "two_f", "three_d", "three_e", "three_f")


def boards_out(players: int = 1, own: bool = False, **options: Any) -> Play:
    """The boards lie there; the first card is to be dealt."""
    return new(players, own, **options).draw("alchemy_a", "technology_a", "diplomacy_a")


def deal(play: Play) -> list[tuple[str, int]]:
    """Deal anything: the pile and the audience of each card, in their order."""
    dealt = []
    while play.state.phase == st.DEALING:
        dealt.append((play.lot.kind, play.lot.audience))
        play.draw(min(play.in_the_lot()))
    return dealt


# What lies on the table


def test_a_side_of_each_board_is_drawn() -> None:
    """IM-3.1: board after board, each side as likely as the other."""
    play = new()
    for board, side in (("alchemy", "a"), ("technology", "b"), ("diplomacy", "b")):
        assert (play.lot.kind, play.lot.weights) == ("face", (1, 1))
        assert play.in_the_lot() == {f"{board}_a", f"{board}_b"}
        play.draw(f"{board}_{side}")
    assert [play.state.book.face_ids[face] for face in play.state.faces] == ["alchemy_a", "technology_b", "diplomacy_b"]


def test_the_decks_are_shuffled_by_level() -> None:
    """IM-3.2: every card of a level may come first, and none of another."""
    play = boards_out(own=True)
    levels = {word: play.state.book.level[code] for code, word in enumerate(play.state.book.card_words)}
    assert play.in_the_lot() == {word for word, level in levels.items() if level == 1}
    assert set(play.lot.weights or ()) == {1}
    play.draw(*sorted(play.in_the_lot())[:2])
    assert play.in_the_lot() == {word for word, level in levels.items() if level == 2}


def test_each_level_has_its_own_discards() -> None:
    """IM-3.2: a card goes to the pile of its level; level 4 is just counted."""
    tithe = event("tithe", step("discard", n=4))
    play = Table(events=[tithe]).hand(0, "one_a", "two_a", "three_a", "deep").play("tithe")
    assert [play.discards(level) for level in (1, 2, 3, 4)] == [["one_a"], ["two_a"], ["three_a"], ["deep"]]


def test_ten_of_the_eighteen_events_are_turned() -> None:
    """IM-3.3: any of the 18 may come first, none comes again, and 8 are never seen."""
    play = Table().before_event()
    assert play.in_the_lot() == set(QUIET)
    play.draw("quiet_f").finish_round()
    assert play.in_the_lot() == set(QUIET) - {"quiet_f"}
    play.finish_game()
    assert len(play.heard("event")) == len(set(play.state.seen)) == 10


@pytest.mark.parametrize("players", [1, 5])
def test_everybody_begins_with_nothing(players: int) -> None:
    """IM-3.4: an empty mine, no gold, no points, the pickaxe on no board, a colour for each."""
    play = boards_out(players)
    deal(play)
    for seat in range(players):
        assert play.mine(seat) == {}
        assert (play.gold(seat), play.points(seat)) == (0, 0)
        assert (play.research(seat), play.completed(seat)) == ((None, 0), 0)
    colours = [seat.colour for seat in play.view().seats]
    assert colours == ["orange", "blue", "green", "pink", "yellow"][:players]


# The first cards


def test_eight_cards_of_which_four_are_kept() -> None:
    """IM-3.5: 2 of level 1, 3 of level 2, 3 of level 3; the other four are discarded."""
    play = boards_out()
    assert [kind for kind, _ in deal(play)] == list(PACKET)
    assert play.asked() == "keep"
    held = play.hand()
    play.answer(0, held[1], held[2], held[5], held[7])
    assert play.hand() == [held[1], held[2], held[5], held[7]]
    assert [play.discards(level) for level in (1, 2, 3)] == [[held[0]], held[3:5], [held[6]]]
    assert play.lot.kind == "event"


@pytest.mark.parametrize("kept", [FIRST[:4], FIRST[2:6], FIRST[4:], FIRST[::2]])
def test_any_mix_may_be_kept(kept: tuple[str, ...]) -> None:
    """IM-3.5: with or without cards of level 1."""
    assert boards_out().draw(*FIRST).keep(0, *kept).hand() == list(kept)


def test_a_card_that_was_not_dealt_cannot_be_kept() -> None:
    """IM-3.5: nor can one be kept twice."""
    play = boards_out().draw(*FIRST).answer(0, "one_b")
    assert play.refused(0, "one_x") == "IM-3.5"
    assert play.refused(0, "one_b") == "IM-3.5"


def test_everybody_chooses_at_once() -> None:
    """IM-3.5: all are asked together, and in any order nothing is fixed before the last has chosen."""
    play = boards_out(2).draw(*FIRST, *SECOND)
    assert [play.asked(seat) for seat in (0, 1)] == ["keep", "keep"]
    play.answer(1, *SECOND[:4])
    assert (play.asked(1), play.hand(1)) == (None, list(SECOND))
    play.answer(0, *FIRST[:4])
    assert [play.hand(seat) for seat in (0, 1)] == [list(FIRST[:4]), list(SECOND[:4])]


def test_the_first_game() -> None:
    """IM-3.6: 2 cards of each of three levels for everybody, and all 6 are kept."""
    play = boards_out(2, first_game=True)
    assert [kind for kind, _ in deal(play)] == list(NEWCOMER) * 2
    assert [len(play.hand(seat)) for seat in (0, 1)] == [6, 6]
    assert play.discards(1) == play.discards(2) == play.discards(3) == []
    assert play.lot.kind == "event"


@pytest.mark.parametrize(
    ("options", "newcomers"),
    [
        ({"first_game_2": "yes"}, [False, True, False]),
        ({"first_game": True, "first_game_1": "no"}, [False, True, True]),
        ({"first_game": True, "first_game_3": "yes"}, [True, True, True]),
        ({"first_game_1": "no"}, [False, False, False]),
    ],
    ids=["one of three", "all but one", "all", "none"],
)
def test_the_first_game_of_a_seat(options: dict[str, Any], newcomers: list[bool]) -> None:
    """IM-3.6: a seat's own setting goes before that of the table."""
    play = boards_out(3, own=True, **options)
    deal(play)
    assert [len(play.hand(seat)) for seat in range(3)] == [6 if new else 8 for new in newcomers]
    assert [play.asked(seat) for seat in range(3)] == ([None if new else "keep" for new in newcomers])


def test_seat_after_seat_gets_its_packet() -> None:
    """IM-3.7: the whole packet of the first seat, then that of the second; nobody else sees it."""
    dealt = deal(boards_out(2))
    assert dealt == [(kind, 1 << 0) for kind in PACKET] + [(kind, 1 << 1) for kind in PACKET]


def test_discards_come_when_all_have_chosen() -> None:
    """IM-3.7: nothing is discarded before; then in seat order, whoever chose first."""
    play = boards_out(2).draw(*FIRST, *SECOND).keep(1, *SECOND[4:])
    assert [play.discards(level) for level in (1, 2, 3)] == [[], [], []]
    play.keep(0, *FIRST[4:])
    assert play.discards(1) == ["one_a", "one_b", "one_c", "one_d"]
    assert play.discards(2) == ["two_a", "two_b", "two_d", "two_e"]
    assert [fact["player"] for fact in play.heard("kept")] == [0, 1]


def test_nobody_has_gold_at_the_start() -> None:
    """IM-3.8: so the first card is one of level 1, also where a deeper one costs nothing."""
    play = boards_out(2).draw(*FIRST, *SECOND).answer(0, *FIRST[1:5]).keep(1, *SECOND[4:]).draw("quiet_a")
    assert [play.gold(seat) for seat in (0, 1)] == [0, 0]
    assert play.lot.seat == 1
    play.draw("one_x")
    assert [play.mine(seat) for seat in (0, 1)] == [{"a0": "one_b"}, {"a0": "one_x"}]


def test_gold_of_the_first_event_changes_nothing_about_that() -> None:
    """IM-3.8: with 13 gold a deeper card still has nothing above it."""
    rich = event("rich", gold(13))
    dear = card("dear", level=3, cost=13)
    play = Table(cards=[dear], events=[rich]).hand(0, "one_a", "one_b", "two_a", "dear", "deep").play("rich")
    assert play.gold() == 13
    assert (play.asked(), play.words()) == ("card", ["one_a", "one_b"])
    assert play.refused(0, "two_a") == play.refused(0, "dear") == play.refused(0, "deep") == "IM-6.2"


# An empty deck


def last_card(**options: Any) -> Table:
    """One card is left in the deck of level 1, two lie discarded; the actor draws one, discards one and draws again."""
    draw_two = effect(step("draw", n=1, levels=[1]), step("discard", n=1), step("draw", n=1, levels=[1]))
    return acting(draw_two, **options).hand(0, "two_d").deck(1, "one_a", "one_b", "one_c").discards(1, "one_b", "one_c")


def test_discards_are_shuffled_when_a_card_is_needed() -> None:
    """IM-3.9: not when the last card goes; what is discarded in between is shuffled with the others."""
    play = last_card().play().answer(0, "first")
    assert play.in_the_lot() == {"one_a"}
    play.draw("one_a")
    assert (play.deck(1), play.discards(1)) == ([], ["one_b", "one_c"])
    assert play.heard("reshuffled") == []
    play.answer(0, "one_a")
    assert play.in_the_lot() == {"one_a", "one_b", "one_c"}
    assert [fact["level"] for fact in play.heard("reshuffled")] == [1]
    play.draw("one_b")
    assert (play.deck(1), play.discards(1)) == (["one_a", "one_c"], [])


def test_discards_are_shuffled_at_once_if_agreed() -> None:
    """IM-3.9: with `reshuffle` the deck is new as soon as its last card has gone."""
    play = last_card(reshuffle="at_once").play().answer(0, "first").draw("one_a")
    assert (play.deck(1), play.discards(1)) == (["one_b", "one_c"], [])
    play.answer(0, "one_a")
    assert play.in_the_lot() == {"one_b", "one_c"}


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    """IM-3.9: a level that has no card is not offered, and with none at all the draw brings nothing."""
    table = acting(effect(step("draw", n=3))).deck(2).deck(3, "three_a").deck(1, "one_a")
    play = table.play().answer(0, "first")
    assert play.words() == ["1", "3"]
    assert play.refused(0, "2") == "IM-3.9"
    play.answer(0, "3").draw("three_a").draw("one_a")
    assert play.hand() == ["one_a", "three_a"]
    assert play.asked() == "surface"


def test_the_last_cards_of_level_4() -> None:
    """IM-3.9: their discards become a new deck too, without any chance; and then there are none."""
    echo = event("echo", step("draw4", n=2))
    table = Table(2, events=[echo]).discards(4, *["deep"] * 2).deck(4, "deep")
    play = table.play("echo")
    assert [play.hand(seat) for seat in (0, 1)] == [["deep", "deep"], ["deep"]]
    assert (play.deck(4), play.discards(4)) == ([], [])
