"""The rules of In the Hall of the Mountain King, chapter 13: founding workshops."""

from __future__ import annotations

import pytest

from tests.rulebook.mountain_king.helpers import answer, asked, dig, no_answer, refusal, site, words
from tests.rulebook.mountain_king.table import Table, new


def beside_m4() -> Table:
    """A tunnel from the gate; the next one at m3 touches the site m4."""
    return Table().tunnel("l2 l3").goods(0, stone=2)


def test_a_tunnel_beside_an_empty_site_founds() -> None:
    """MK-13.1: any workshop of the supply, or none."""
    match = beside_m4().match()
    dig(match, 0, "domino-stone", "m2 m3")
    assert asked(match) == (0, "site")
    assert match.asks[0].args == {"square": "m4"}
    assert words(match) == {"none", *match.view().shops}
    match.answer(0, "crusher")
    assert site(match, "m4").shop == "crusher"
    assert "crusher" not in match.view().shops


def test_no_site_no_workshop() -> None:
    """MK-13.1: corners do not count, and only the tunnel that was just dug does."""
    match = Table().tunnel("l2 l3").tunnel("m2 m3").goods(0, stone=2).match()
    dig(match, 0, "domino-stone", "n2 n3")  # n3 touches m4 at a corner; m3 touches it but is old
    assert asked(match) == (1, "turn")
    assert site(match, "m4").shop is None


def two_sites() -> Table:
    """A corner on n4, n5 and o5 touches the sites m4 and o6."""
    return Table().tunnel("l2 l3").tunnel("m3 n3").goods(0, stone=3, hammer=1)


def test_one_tile_founds_several() -> None:
    """MK-13.2: each site is decided for itself."""
    match = two_sites().match()
    dig(match, 0, "corner-stone", "n4 n5 o5")
    assert (asked(match), match.asks[0].args["square"]) == ((0, "site"), "m4")
    match.answer(0, "mint")
    assert (asked(match), match.asks[0].args["square"]) == ((0, "site"), "o6")
    assert "mint" not in words(match)
    match.answer(0, "crusher")
    assert [site(match, square).shop for square in ("m4", "o6")] == ["mint", "crusher"]


def test_one_may_be_founded_and_the_other_not() -> None:
    """MK-13.2: in either order."""
    for answers in (("none", "crusher"), ("crusher", "none")):
        match = two_sites().match()
        dig(match, 0, "corner-stone", "n4 n5 o5")
        for word in answers:
            match.answer(0, word)
        assert [site(match, square).shop or "none" for square in ("m4", "o6")] == list(answers)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_more_sites_than_workshops(players: int) -> None:
    """MK-13.3."""
    view = new(players).view()
    assert sum(view.shops.values()) == 2 * players + 1 < len(view.sites)


def test_when_the_supply_is_empty_nothing_is_founded() -> None:
    """MK-13.3: nobody is asked."""
    match = beside_m4().supply().match()
    dig(match, 0, "domino-stone", "m2 m3")
    assert asked(match) == (1, "turn")
    assert site(match, "m4").shop is None


def test_the_last_workshop_is_gone_for_the_second_site() -> None:
    """MK-13.3: within one dig."""
    match = two_sites().supply(mint=1).match()
    dig(match, 0, "corner-stone", "n4 n5 o5")
    assert refusal(match, 0, "mason") == "MK-13.3"
    match.answer(0, "mint")
    assert asked(match) == (1, "turn")
    assert site(match, "o6").shop is None


def test_declining_leaves_a_chance_for_anybody() -> None:
    """MK-13.4: a later tunnel beside the site, of the same seat or of another."""
    match = beside_m4().goods(0, stone=4).match()
    dig(match, 0, "domino-stone", "m2 m3")
    match.answer(0, "none")
    answer(match, 1, "low1", "a2")
    dig(match, 0, "domino-stone", "l4 k4")
    assert asked(match) == (0, "site")
    rival = Table().tunnel("l2 l3").tunnel("m2 m3").goods(1, stone=2, hammer=2).turn(1)
    for squares in ("b8 c8 c9", "c10 c11 d11", "e11 e10 f10", "g10 h10 i10 j10", "k10 l10", "m10 m9 m8 m7"):
        rival.tunnel(squares)
    match = rival.match()
    dig(match, 1, "domino-stone", "m6 m5")
    assert asked(match) == (1, "site")


def test_beside_an_occupied_site_only_an_entrance_opens() -> None:
    """MK-13.4: nothing is founded there."""
    match = beside_m4().shop("m4", "mint").match()
    assert site(match, "m4").entrances == 0
    dig(match, 0, "domino-stone", "m2 m3")
    assert asked(match) == (1, "turn")
    assert (site(match, "m4").shop, site(match, "m4").entrances) == ("mint", 1)


def test_a_new_workshop_works_from_the_next_turn_on() -> None:
    """MK-13.5: after the dig step 1 is over; it stays where it is."""
    match = beside_m4().goods(0, stone=3, cart=4).statue("ice", "l2").supply(mason=1).match()
    dig(match, 0, "domino-stone", "m2 m3")
    match.answer(0, "mason")
    assert asked(match) == (0, "after")
    no_answer(match, 0, "work-m4")
    match.answer(0, "done")
    answer(match, 1, "low1", "a2")
    assert "work-m4" in words(match)
    answer(match, 0, "work-m4", "mason-1")
    assert site(match, "m4").shop == "mason"
