"""The rules of Dwar7s Fall, chapter 12: the hand limit."""

from __future__ import annotations

from tests.positions import Layout, asked, end_turn, refusal, words
from tests.rulebook.dwarfs_fall.helpers import NO_GEMS, no_answer, to_tasks


def test_the_hand_is_counted_at_the_end_of_the_turn_only() -> None:
    """DF-12.1: eleven during the turn, nine after it; cards, gems and ogres count."""
    layout = Layout(2).card("e0n0", "mine_gold").card("e1n0", "inn_ogre").dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert asked(match) == (0, "task")
    match.answer(0, "e1n0")
    assert asked(match) == (0, "discard")
    match.answer(0, "gold")
    blue = match.view().seats[0]
    assert (len(blue.cards), blue.gems["gold"], blue.ogres) == (7, 1, 1)
    assert asked(match) == (1, "turn")


def test_nine_cards_in_hand_are_no_excess() -> None:
    """DF-12.1, DF-12.3: nothing is discarded at the limit, not even freely."""
    match = Layout(2).card("e0n0", "inn_shop").gems(0, ruby=1).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert match.view().seats[0].gems["ruby"] == 1


def test_what_goes_is_named_as_a_set_in_ascending_order() -> None:
    """DF-12.2: gold, emerald, diamond, ruby, then ogres; a pick must leave enough above it."""
    layout = Layout(2).card("e0n0", "inn_shop").gems(0, gold=1, emerald=1).ogres(0, "shove")
    match = layout.match()
    end_turn(match)
    assert asked(match) == (0, "discard")
    assert words(match) == {"gold", "emerald"}
    assert refusal(match, 0, "shove") == "DF-12.2"
    assert refusal(match, 0, "ruby") == "DF-12.2"
    match.answer(0, "emerald")
    assert (asked(match), words(match)) == ((0, "discard"), {"shove"})
    match.answer(0, "shove")
    assert asked(match) == (1, "turn")
    assert match.view().seats[0].gems == {**NO_GEMS, "gold": 1}
    assert match.view().seats[0].ogres == 0


def test_what_was_passed_over_stays() -> None:
    """DF-12.2: after an emerald no gold."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle")
    match = layout.gems(0, gold=1, emerald=1, diamond=1, ruby=1).match()
    end_turn(match)
    assert refusal(match, 0, "emerald gold") == "DF-12.2"
    match.answer(0, "gold diamond")
    assert match.view().seats[0].gems == {**NO_GEMS, "emerald": 1, "ruby": 1}


def test_equal_pieces_share_a_word() -> None:
    """DF-12.2: both gold go."""
    match = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle").gems(0, gold=2, ruby=2).match()
    end_turn(match)
    match.answer(0, "gold gold")
    assert match.view().seats[0].gems == {**NO_GEMS, "ruby": 2}


def test_kingdom_cards_are_never_discarded() -> None:
    """DF-12.2: no word for it."""
    match = Layout(2).card("e0n0", "inn_shop").gems(0, gold=2, ruby=1).match()
    end_turn(match)
    no_answer(match, 0, "castle")


def test_where_discards_go() -> None:
    """DF-12.3: ogres to their discard pile, gems to the bank."""
    match = Layout(2).gems(0, ruby=1).ogres(0, "rout").match()
    end_turn(match)
    match.answer(0, "ruby rout")
    assert match.view().bank["ruby"] == 6
    assert match.view().ogre_discards == {"rout": 1}


def test_goals_and_trophies_are_not_in_hand() -> None:
    """DF-12.4: nine cards and all of those on the table are no excess."""
    layout = Layout(2).secret(0, "SG6", revealed=True).goals(0, "TG01").card("e0n0", "inn_shop")
    match = layout.trophy(0, "dragon", owner=1).gems(0, gold=1).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert match.view().seats[0].gems["gold"] == 1


def test_the_hands_of_others_are_not_counted() -> None:
    """DF-12.5: red holds nine cards and three gems while blue's turn ends."""
    match = Layout(2).gems(1, gold=1, ruby=2).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert match.view().seats[1].gems == {**NO_GEMS, "gold": 1, "ruby": 2}
