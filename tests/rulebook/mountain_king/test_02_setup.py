"""The rules of In the Hall of the Mountain King, chapter 2: general setup."""

from __future__ import annotations

from collections import Counter

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import asked, draw, in_the_lot, lot, slot, words
from tests.rulebook.mountain_king.table import new, place_gates


def side(match: underhall.Match) -> str:
    """Which side of the mountain this is, by its size."""
    return {18: "autumn", 22: "winter"}[match.view().map.columns]


def deal_until(match: underhall.Match, kind: str) -> None:
    """Draw the first thing that may come until it is this sort's turn."""
    while lot(match).kind != kind:
        draw(match, next(iter(in_the_lot(match))))


@pytest.mark.parametrize(("players", "board"), [(2, "autumn"), (3, "autumn"), (4, "winter"), (5, "winter")])
def test_the_side_of_the_mountain(players: int, board: str) -> None:
    """MK-2.1: winter for four and five, autumn for three; autumn for two unless agreed otherwise."""
    assert side(new(players)) == board


def test_two_players_may_choose_the_side() -> None:
    """MK-2.1: two_player_side, which changes nothing for three."""
    assert side(new(2, two_player_side="autumn")) == "autumn"
    assert side(new(2, two_player_side="winter")) == "winter"
    assert side(new(3, two_player_side="winter")) == "autumn"


def test_the_supplies_are_public() -> None:
    """MK-2.2: everybody and every spectator sees stacks, halls and workshops."""
    match = new(3)
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        assert [stack.left for stack in view.stacks] == [10, 12, 5, 5, 5, 5, 5, 5]
        assert view.halls_left == ("shaman", "crucible", "fissure", "treasury", "mason", "forge")
        assert view.shops == views[0].shops


def test_the_horde_is_dealt_in_three_rows() -> None:
    """MK-2.3: five of level 1, four of level 2, three of level 3, each from its own deck."""
    match = new(4)
    view = match.view()
    assert [place.level for place in view.horde] == [1] * 5 + [2] * 4 + [3] * 3
    assert len({place.troll for place in view.horde}) == 12
    assert view.decks == (16, 13, 14)


def test_every_troll_of_a_deck_may_come() -> None:
    """MK-2.3: the decks are shuffled, each for itself."""
    match = new(2, seed=None)
    levels = {troll.id: troll.level for troll in match.setup.content.trolls}
    assert in_the_lot(match) == {troll: 1 for troll, level in levels.items() if level == 1}
    draw(match, "brakka")
    assert slot(match, "low1").troll == "brakka"
    assert "brakka" not in in_the_lot(match)
    for _ in range(4):
        draw(match, next(iter(in_the_lot(match))))
    assert in_the_lot(match) == {troll: 1 for troll, level in levels.items() if level == 2}
    assert [place.troll for place in match.view().horde][5:] == [None] * 7


def test_four_pedestals_on_the_level_two_trolls() -> None:
    """MK-2.4: at random from the bag; 14 stay in it."""
    match = new(2, seed=None)
    deal_until(match, "pedestal")
    assert in_the_lot(match) == {"fire": 6, "ice": 6, "moon": 6}
    for clan in ("moon", "moon", "moon"):
        draw(match, clan)
    assert in_the_lot(match) == {"fire": 6, "ice": 6, "moon": 3}
    draw(match, "ice")
    assert [place.pedestal for place in match.view().horde] == [None] * 5 + ["moon", "moon", "moon", "ice"] + [None] * 3
    assert match.view().bag == {"fire": 6, "ice": 5, "moon": 3}


@pytest.mark.parametrize(("players", "crowns"), [(2, (3,)), (3, (5, 3)), (4, (5, 3)), (5, (5, 3))])
def test_the_coronation_tokens(players: int, crowns: tuple[int, ...]) -> None:
    """MK-2.5: the 5 lies on the 3; two players use the 3 alone."""
    assert new(players).view().crowns == crowns


def test_workshops_come_at_random() -> None:
    """MK-2.6: workshops = random, two of each kind among them; those that stay hidden are out of the game."""
    match = new(2, seed=None)
    deal_until(match, "shop")
    assert set(in_the_lot(match).values()) == {2}
    assert len(in_the_lot(match)) == 11
    draw(match, "mint")
    assert in_the_lot(match)["mint"] == 1
    draw(match, "mint")
    assert "mint" not in in_the_lot(match)
    for shop in ("mason", "crusher", "foundry"):
        draw(match, shop)
    assert match.view().shops == {"mint": 2, "mason": 1, "crusher": 1, "foundry": 1}
    assert lot(match).kind != "shop"


def test_workshops_without_duplicates() -> None:
    """MK-2.6: workshops = no_duplicates, at most one of each kind."""
    match = new(2, seed=None, workshops="no_duplicates")
    deal_until(match, "shop")
    assert set(in_the_lot(match).values()) == {1}
    draw(match, "mint")
    assert "mint" not in in_the_lot(match)


def test_five_players_without_duplicates_have_every_kind() -> None:
    """MK-2.6: eleven workshops of eleven kinds."""
    match = new(5, workshops="no_duplicates")
    assert sorted(match.view().shops.values()) == [1] * 11


def test_the_players_may_choose_the_workshops() -> None:
    """MK-2.6: workshops = chosen, in turn, still twice the players and one more."""
    match = new(2, workshops="chosen")
    assert asked(match) == (0, "shop")
    assert len(words(match)) == 11
    for turn, shop in enumerate(("mint", "mint", "mason", "crusher", "foundry")):
        assert asked(match) == (turn % 2, "shop")
        match.answer(turn % 2, shop)
        if turn == 1:
            assert "mint" not in words(match)
    assert asked(match)[1] == "gate"
    assert match.view().shops == {"mint": 2, "mason": 1, "crusher": 1, "foundry": 1}


def test_three_spells_lie_open() -> None:
    """MK-2.7: of 17 shuffled ones, without runes."""
    match = new(2, seed=None)
    deal_until(match, "spell")
    assert len(in_the_lot(match)) == 17
    for spell in ("toll", "earth", "waking"):
        draw(match, spell)
    assert [(spell.spell, spell.runes) for spell in match.view().spellbook] == [
        ("toll", 0),
        ("earth", 0),
        ("waking", 0),
    ]
    assert match.view().spells_left == 14


@pytest.mark.parametrize("players", [3, 4])
def test_statues_stand_in_a_cycle_of_three_clans(players: int) -> None:
    """MK-2.8: from any spot on, the three clans in any order, again and again, until every spot is filled."""
    match = new(players, seed=None)
    deal_until(match, "spot")
    spots = list(in_the_lot(match))
    draw(match, spots[4])
    assert len(in_the_lot(match)) == 6
    draw(match, "moon-fire-ice")
    statues = match.view().statues
    assert [statue.square for statue in statues] == spots[4:] + spots[:4]
    assert [statue.clan for statue in statues] == ["moon", "fire", "ice"] * (len(spots) // 3)
    assert all(statue.buried for statue in statues)


@pytest.mark.parametrize(("players", "left_over"), [(3, 3), (4, 0)])
def test_statues_that_find_no_spot_leave_the_game(players: int, left_over: int) -> None:
    """MK-2.8: of 21."""
    assert 21 - len(new(players).view().statues) == left_over


def test_the_pedestal_track() -> None:
    """MK-2.9: 15 tokens face up, one for each clan in each band, outermost first; any may lie anywhere."""
    match = new(2, seed=None)
    deal_until(match, "token")
    assert in_the_lot(match) == {"4": 3, "3": 4, "2": 4, "1": 4}
    draw(match, "4")
    assert in_the_lot(match)["4"] == 2
    while asked_kind(match) is None:
        draw(match, list(in_the_lot(match))[-1])
    track = match.view().track
    assert [(token.band, token.clan) for token in track[:4]] == [
        ("dark", "fire"),
        ("dark", "ice"),
        ("dark", "moon"),
        ("light", "fire"),
    ]
    assert [token.band for token in track[::3]] == ["dark", "light", "brown", "orange", "yellow"]
    assert Counter(token.value for token in track) == {4: 3, 3: 4, 2: 4, 1: 4}
    assert track[0].value == 4
    assert all(token.owner is None for token in track)


def asked_kind(match: underhall.Match) -> str | None:
    return match.asks[0].kind if match.asks else None


def test_everything_is_dealt_before_the_gates() -> None:
    """MK-2.2, MK-2.3: then nothing is drawn until the draft."""
    match = new(3)
    assert asked(match) == (0, "gate")
    place_gates(match)
    assert {question.kind for question in match.asks} == {"draft"}
