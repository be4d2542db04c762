"""The rules of Trollfjord, chapter 5: which fortress, who joins, the limits."""

from __future__ import annotations

import pytest

import underhall
from tests.trollfjord import Layout, asked, only, refill, strike, words


def ready(**options: object) -> Layout:
    """Seat 0 stands at F1, F6 (both I) and at F2; seat 1 at F1."""
    layout = Layout(3, **options).trolls(0, forest1=2, fjord1=1, mountain1=1, glacier2=1, tundra2=1)
    return layout.trolls(1, forest1=1, tundra1=1).kings(4, 10, 12).after_moving()


def test_one_bout_a_turn_and_only_if_wanted() -> None:
    """TF-5.1, TF-5.4: one of the fortresses that fit, or nowhere."""
    match = ready().match()
    assert words(match) == ["F1", "F6", "nowhere"]
    match.answer(0, "nowhere")
    assert asked(match) == (0, "move")


def test_the_wrong_number_is_refused_by_its_rule() -> None:
    """TF-5.2, TF-5.3: F2 has another number, at F3 she stands in one region."""
    match = ready().match()
    with pytest.raises(underhall.Illegal, match=r"TF-5\.2"):
        match.answer(0, "F2")
    match = ready().sack(0, 23, 24).match()
    with pytest.raises(underhall.Illegal, match=r"TF-5\.3"):
        match.answer(0, "F3")


def test_a_failed_bout_leaves_the_slot_empty() -> None:
    """TF-5.5: the same number is needed again."""
    layout = Layout(2).trolls(0, forest1=2, fjord1=1, tundra1=1).kings(4, 10)
    match = layout.bout("F1", strikes=1).match()
    match.answer(0, "stop")
    match.answer(0, "tundra1")
    refill(match)
    assert match.view().seats[0].next_slot == "I"
    assert match.view().open_fortresses == ("F1",)


def test_trolls_are_counted_after_the_tailwind() -> None:
    """TF-5.6: a step in this very turn makes the fortress possible."""
    match = Layout(2).trolls(0, forest1=2).kings(4, 5).match()
    assert match.view().open_fortresses == ()
    match.answer(0, "w1 forest1>tundra1")
    assert asked(match) == (0, "fortress")
    assert words(match) == ["F1", "nowhere"]


def test_an_announcement_is_no_promise() -> None:
    """TF-5.7, TF-5.11, TF-5.12: after the partner's answer she leaves it, and the turn is over."""
    match = ready().match()
    match.answer(0, "F1")
    assert asked(match) == (1, "join")
    match.answer(1, "join")
    assert asked(match) == (0, "commit")
    match.answer(0, "leave")
    assert asked(match) == (0, "move")
    assert match.view().bout is None


def test_another_fortress_after_leaving() -> None:
    """TF-5.12 with announce_again: the other one may be announced, the same one not again."""
    match = ready(announce_again=True).match()
    match.answer(0, "F1")
    match.answer(1, "decline")
    match.answer(0, "leave")
    assert words(match) == ["F6", "nowhere"]
    with pytest.raises(underhall.Illegal, match=r"TF-5\.12"):
        match.answer(0, "F1")


def test_a_partners_own_sack_does_not_matter() -> None:
    """TF-5.8: she may join at any number."""
    match = ready().sack(1, 21, 22).match()
    match.answer(0, "F1")
    assert asked(match) == (1, "join")


def test_nobody_is_refused_or_forced() -> None:
    """TF-5.10: the active player has no say between the candidate's yes and his own last word."""
    match = ready().match()
    match.answer(0, "F1")
    with pytest.raises(underhall.NotAsked):
        match.answer(0, "strike")
    match.answer(1, "join")
    assert words(match) == ["strike", "leave"]
    assert match.view().bout.partner == 1


def test_a_partner_cannot_withdraw() -> None:
    """TF-5.13: once it is struck she is in it to the end."""
    match = ready().match()
    match.answer(0, "F1")
    match.answer(1, "join")
    strike(match, "w1r0y0b0")
    with pytest.raises(underhall.NotAsked):
        match.answer(1, "stop")
    assert match.view().bout.other == 1


def test_both_limits_are_n() -> None:
    """TF-5.15, TF-5.17: five trolls of two players: five strikes, five of a colour; removing trolls changes nothing."""
    match = ready().match()
    match.answer(0, "F1")
    match.answer(1, "join")
    for count in range(1, 5):
        strike(match, "w0r1y1b1")
        assert match.view().bout.strikes == count
        assert match.view().bout.limit == 5
    strike(match, "w0r1y1b1")
    assert asked(match) != (0, "again")
    assert not match.view().bout or not match.view().bout.angry


@pytest.mark.parametrize("answers", [["nowhere"], ["F6", "leave"]])
def test_without_a_strike_the_turn_ends(answers: list[str]) -> None:
    """TF-5.4, TF-5.11: the king has passed all others, so another seat has the next turn."""
    match = ready().kings(14, 10, 12).active(0).match()
    turn = match.view().turn
    for word in answers:
        match.answer(0, word)
    assert asked(match) == (1, "move")
    assert match.view().turn == turn + 1


def test_after_a_yes_nobody_else_is_asked() -> None:
    """TF-5.9: seat 2 would be the next candidate."""
    match = ready().trolls(2, forest1=1, fjord1=1).match()
    match.answer(0, "F1")
    assert match.view().bout.asking == (1, 2)
    match.answer(1, "join")
    assert asked(match) == (0, "commit")
    assert (match.view().bout.partner, match.view().bout.asking) == (1, ())


def test_a_candidate_hears_the_limit_with_their_own_trolls() -> None:
    """TF-5.14: seat 0 has three trolls there, seat 1 two and seat 2 three."""
    match = ready().trolls(2, forest1=2, fjord1=1).match()
    match.answer(0, "F1")
    assert asked(match) == (2, "join")
    assert only(match).subject == (0, 0, 6)
    match.answer(2, "decline")
    assert only(match).subject == (0, 0, 5)
    match.answer(1, "join")
    assert only(match).subject == (0, 1, 5)
