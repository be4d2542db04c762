"""The rules of Trollfjord, chapter 7: anger and gifts."""

from __future__ import annotations

import pytest

import underhall
from tests.trollfjord import Layout, asked, strike, words


def angry(retired: bool = False, gifts: tuple[int, ...] = (4, 8, 16), **options: object) -> underhall.Match:
    """Two too many at F1 with N = 5: seat 0 has the hammer, or seat 1 after seat 0 has stopped."""
    layout = Layout(2, **options).trolls(0, tundra1=2, forest1=1).trolls(1, forest1=1, fjord1=1)
    layout.kings(10, 20).treasures(tundra1=15, forest1=12, fjord1=18).sack(0, gifts=gifts)
    roles = {"hitter": 1, "other": None, "retired": 0} if retired else {}
    match = layout.bout("F1", 1, strikes=2, table={"white": 8, "red": 5, "blue": 4}, **roles).match()
    strike(match, "w0r1y0b2")
    assert match.view().bout.excess == 2
    return match


def test_nobody_collects_while_it_is_angry() -> None:
    """TF-7.2: both pass, nobody has anything, and no gift is flipped."""
    match = angry()
    match.answer(0, "gift4")
    match.answer(1, "pass")
    match.answer(0, "pass")
    view = match.view()
    assert [seat.points for seat in view.seats] == [28, 28]
    assert asked(match) == (0, "clear")


def test_the_owner_chooses_which_gift() -> None:
    """TF-7.4: any that is left, one for each boulder whatever its value; a given one is never offered again."""
    match = angry()
    assert words(match) == ["gift4", "gift8", "gift16", "pass"]
    match.answer(0, "gift16")
    match.answer(1, "pass")
    assert words(match) == ["gift4", "gift8", "pass"]
    with pytest.raises(underhall.Illegal, match=r"TF-7\.4"):
        match.answer(0, "gift16")
    match.answer(0, "gift4")
    assert [gift.given for gift in match.view().seats[0].gifts] == [True, False, True]
    assert match.view().bout.total == 20


def test_a_pass_closes_nothing_until_the_other_passes_too() -> None:
    """TF-7.6: turn about, the hitter first."""
    match = angry()
    match.answer(0, "pass")
    assert asked(match) == (1, "pledge")
    match.answer(1, "gift4")
    assert asked(match) == (0, "pledge")
    match.answer(0, "pass")
    match.answer(1, "gift8")
    assert match.view().bout.appeased


@pytest.mark.parametrize("option", [False, True])
def test_who_has_stopped_gives_nothing(option: bool) -> None:
    """TF-7.7: in a continuation one pass ends it; with retired_gives the stopper is asked as well."""
    match = angry(retired=True, retired_gives=option)
    assert asked(match) == (1, "pledge")
    match.answer(1, "pass")
    assert asked(match) == ((0, "pledge") if option else (0, "clear"))


def test_striking_is_over() -> None:
    """TF-7.1: also when the spirit has been appeased nobody strikes on."""
    match = angry()
    match.answer(0, "gift4")
    match.answer(1, "gift4")
    match.answer(0, "tundra1")
    assert asked(match)[1] != "continue"
    assert match.view().bout is None or match.view().bout.strikes == 3


def test_gifts_that_just_suffice() -> None:
    """TF-7.6, TF-7.8: three too many, and three gifts."""
    layout = Layout(2).trolls(0, tundra1=2, forest1=2).kings(10, 20)
    match = layout.bout("F1", strikes=1, table={"white": 6, "red": 4}).match()
    strike(match, "w0r3y0b0")
    for gift in ("gift4", "gift8", "gift16"):
        assert asked(match) == (0, "pledge")
        match.answer(0, gift)
    assert asked(match) == (0, "take")
    assert match.view().bout.appeased


def test_who_has_no_gift_left_passes_unasked() -> None:
    """TF-7.6: the hitter has none, so the other is asked, and may pay everything."""
    match = angry(gifts=())
    assert asked(match) == (1, "pledge")
    match.answer(1, "gift4")
    assert asked(match) == (1, "pledge")
    match.answer(1, "gift8")
    assert match.view().bout.appeased
    match = angry(gifts=(16,))
    match.answer(0, "gift16")  # his last one
    match.answer(1, "pass")
    assert asked(match) == (0, "clear")


def test_pledges_lapse() -> None:
    """TF-7.5: what was promised in vain is nobody's gift."""
    match = angry()
    match.answer(0, "gift4")
    assert [(pledge.seat, pledge.gifts) for pledge in match.view().bout.pledges] == [(0, (4,))]
    match.answer(1, "pass")
    match.answer(0, "pass")
    assert match.view().bout.pledges == ()
    assert not any(gift.given for gift in match.view().seats[0].gifts)
