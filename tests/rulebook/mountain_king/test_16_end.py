"""The rules of In the Hall of the Mountain King, chapter 16: the end of the game."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import answer, asked, events, play_at_random, points
from tests.rulebook.mountain_king.table import Table, new


def about_to_crown(players: int, seat: int, first: int | None = None) -> underhall.Match:
    """It is this seat's turn and it has nine trolls; another may have taken the first crown."""
    table = Table(players).fill(seat, but=1).turn(seat)
    if first is not None:
        table.fill(first)
        table.state["crowned"] = [first]
    return table.match()


def crown(match: underhall.Match, seat: int) -> None:
    """The tenth troll comes."""
    answer(match, seat, "low1")
    if match.asks and asked(match) == (seat, "troll"):
        match.answer(seat, "a4")
    while not match.over and match.ask(seat) and match.asks[0].kind == "after":
        match.answer(seat, "done")


def turns_to_the_end(match: underhall.Match) -> list[int]:
    """Whose turns still come, in order."""
    before = len(events(match, "turn"))
    play_at_random(match, Random(1), 5000)
    assert match.over
    return [event["player"] for event in events(match, "turn")[before:]]


def test_the_first_full_trollsmoot_takes_five() -> None:
    """MK-16.1: and the game goes on."""
    match = about_to_crown(3, 1)
    crown(match, 1)
    assert points(match, 1)["coronation"] == 5
    assert match.view().crowns == (3,)
    assert match.view().turns_left is None
    assert [(event["player"], event["n"]) for event in events(match, "crown")] == [(1, 5)]
    assert events(match, "ending") == []


def test_the_second_takes_three_and_triggers_the_end() -> None:
    """MK-16.1."""
    match = about_to_crown(3, 2, first=0)
    crown(match, 2)
    assert points(match, 2)["coronation"] == 3
    assert points(match, 0)["coronation"] == 5
    assert match.view().crowns == ()
    assert [event["n"] for event in events(match, "ending")] == [6]


def test_with_two_players_the_first_triggers_the_end() -> None:
    """MK-16.2: for the one token of 3."""
    match = about_to_crown(2, 0)
    assert match.view().crowns == (3,)
    crown(match, 0)
    assert points(match, 0)["coronation"] == 3
    assert match.view().crowns == ()
    assert [event["n"] for event in events(match, "ending")] == [5]


@pytest.mark.parametrize(("players", "seat"), [(n, s) for n in (2, 3, 4, 5) for s in range(n)])
def test_the_round_is_finished_and_two_more_follow(players: int, seat: int) -> None:
    """MK-16.3, MK-16.4: everybody has exactly two more turns after this round."""
    match = about_to_crown(players, seat, None if players == 2 else (seat + 1) % players)
    before = len(events(match, "turn"))
    crown(match, seat)
    # the turn of the next seat may have begun already
    begun = [event["player"] for event in events(match, "turn")[before:]]
    order = begun + turns_to_the_end(match)
    expected = [*range(seat + 1, players), *range(players), *range(players)]
    assert order == expected
    assert len(order) == (players - 1 - seat) + 2 * players


def test_nothing_is_scored_before_the_last_turn() -> None:
    """MK-16.3: the game is over only after it."""
    match = about_to_crown(2, 1)
    crown(match, 1)
    seen = 0
    while not match.over:
        assert events(match, "score") == []
        seen = len(events(match, "turn"))
        play_at_random(match, Random(2), 1)
    assert seen == 4
    assert len(events(match, "score")) == 2


def test_a_third_full_trollsmoot_takes_nothing() -> None:
    """MK-16.5: and changes nothing about the end."""
    table = Table(3).fill(0).fill(1).fill(2, but=1).ending(0, 1, left=3, phase="turn")
    match = table.match()
    assert asked(match) == (2, "turn")
    crown(match, 2)
    assert "coronation" not in points(match, 2)
    assert events(match, "crown") == []
    assert match.view().turns_left is not None
    assert match.view().turns_left <= 2


def test_the_token_comes_with_the_troll() -> None:
    """MK-16.5: in the same step, before anything else of that turn."""
    match = about_to_crown(3, 0)
    match.answer(0, "low1")
    told = [event.key for event in match.events()]
    assert told[told.index("mk-log-troll") + 1] == "mk-log-crown"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_every_game_ends(players: int, seed: int) -> None:
    """MK-16.6: with six recruits each and 52 tunnels in all, the trigger comes; here within a bound on turns."""
    match = new(players, seed=seed)
    play_at_random(match, Random(seed), 20_000)
    assert match.over
    turns = len(events(match, "turn"))
    assert turns <= 6 * players + 52 + 3 * players
    assert len(match.view().crowned) == (1 if players == 2 else 2)
