"""The rules of In the Hall of the Mountain King, chapter 3: player setup."""

from __future__ import annotations

from typing import Any

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    asked,
    draw,
    events,
    in_the_lot,
    lot,
    on_troll,
    refusal,
    smoot,
    store,
    words,
)
from tests.rulebook.mountain_king.table import new, place_gates, play_draft

UPPER = {"pip": "coin", "nokk": "heartstone", "tutta": "stone", "grubb": "iron", "hask": "rune", "lodde": "cart"}
ORDER = tuple(UPPER)
# the figures of the lower rows are ours and may be tuned
LOWER = {starter.id: dict(starter.lower) for starter in new().setup.content.starters}


def rows(*trolls: str) -> dict[str, int]:
    """The lower rows of these trolls together."""
    total: dict[str, int] = {}
    for troll in trolls:
        for good, count in LOWER[troll].items():
            total[good] = total.get(good, 0) + count
    return total


def at_the_draft(players: int = 2, **options: Any) -> underhall.Match:
    """All gates are placed; the test says which starting trolls are drawn."""
    match = new(players, **options)
    match.dealer = None
    place_gates(match)
    return match


def hand_out(match: underhall.Match, order: tuple[str, ...] = ORDER) -> None:
    """Everybody whose hand is short draws the next troll of this order."""
    while not match.asks:
        draw(match, next(troll for troll in order if troll in in_the_lot(match)))


def drafted(match: underhall.Match, order: tuple[str, ...] = ORDER) -> None:
    """Everybody draws in this order and places what came first: four, one in hand, one undrawn."""
    hand_out(match, order)
    for number in range(4):
        for seat in range(match.setup.players):
            match.answer(seat, f"{order[number]}-{'abcd'[number]}1")
            hand_out(match, order)


def test_seat_by_seat_from_the_first() -> None:
    """MK-3.1: gates in turn order, then the first turn; everybody has a colour and no honour."""
    match = new(3)
    for seat in range(2):
        assert asked(match) == (seat, "gate")
        match.answer(seat, sorted(words(match))[0])
    assert None not in [seat.gate for seat in match.view().seats]  # the last has no choice
    play_draft(match)
    assert asked(match) == (0, "turn")
    assert [seat.colour for seat in match.view().seats] == ["orange", "blue", "green"]
    assert [seat.breakdown["digging"] for seat in match.view().seats] == [0, 0, 0]


@pytest.mark.parametrize(
    ("players", "points"),
    [(3, {"l1", "l15", "a8"}), (4, {"r3", "r16", "e16", "e3"}), (5, {"r3", "r16", "g17", "a9", "g2"})],
)
def test_a_gate_on_a_start_point_with_the_label(players: int, points: set[str]) -> None:
    """MK-3.2: labelled with the number of players, and free."""
    match = new(players)
    assert words(match) == points
    match.answer(0, "r3" if "r3" in points else "l1")
    assert words(match) == points - {"r3", "l1"}
    taken = match.view().seats[0].gate
    assert refusal(match, 1, taken) == "MK-3.2"


def test_a_start_point_with_another_label_is_refused() -> None:
    """MK-3.2: four players do not use a point that is for five."""
    assert refusal(new(4), 0, "a9") == "MK-3.2"
    assert refusal(new(5), 0, "e3") == "MK-3.2"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("e3", {"r3", "r16", "e16"}),
        ("a9", {"r3", "r16", "g17", "g2"}),
        ("r3", {"r16", "e16", "e3", "g17", "a9", "g2"}),
    ],
)
def test_two_players_use_the_same_label(first: str, second: set[str]) -> None:
    """MK-3.2: any number of that side; the first choice fixes it for the second."""
    match = new(2, two_player_side="winter")
    assert words(match) == {"r3", "r16", "g17", "e16", "a9", "e3", "g2"}
    match.answer(0, first)
    assert words(match) == second
    other = ({"r3", "r16", "g17", "e16", "a9", "e3", "g2"} - second - {first}) or {first}
    assert refusal(match, 1, sorted(other)[0]) == "MK-3.2"


def test_the_draft_draws_two_and_places_one() -> None:
    """MK-3.3: one of two in hand goes on any empty cell of the base, then the hand is two again."""
    match = at_the_draft()
    assert lot(match).kind == "starter-0"
    assert len(in_the_lot(match)) == 6
    hand_out(match, ("pip", "hask", "nokk", "tutta", "grubb", "lodde"))
    assert match.view(0).seats[0].hand == ("pip", "hask")
    question = match.question(0)
    assert question is not None
    cells = ("a1", "b1", "c1", "d1")
    assert {option.word for option in question.options} == {f"{t}-{c}" for t in ("pip", "hask") for c in cells}
    assert refusal(match, 0, "nokk-a1") == "MK-3.3"
    match.answer(0, "hask-c1")
    assert smoot(match) == {"c1": "hask"}
    assert len(in_the_lot(match)) == 4
    draw(match, "lodde")
    assert match.view(0).seats[0].hand == ("pip", "lodde")
    assert refusal(match, 0, "pip-c1") == "MK-3.3"


def test_the_draft_ends_with_four() -> None:
    """MK-3.3: after four decisions one card is in hand and one was never drawn."""
    match = at_the_draft()
    hand_out(match)
    for number, cell in enumerate(("d1", "a1", "b1", "c1")):
        match.answer(0, f"{ORDER[number]}-{cell}")
        hand_out(match)
    assert match.ask(0) is None
    assert match.view(0).seats[0].hand == ("hask",)
    assert smoot(match) == {"d1": "pip", "a1": "nokk", "b1": "tutta", "c1": "grubb"}


def test_the_upper_row_is_what_a_starting_troll_makes() -> None:
    """MK-3.4: six trolls with one symbol each."""
    content = new().setup.content
    assert {starter.id: starter.makes for starter in content.starters} == UPPER
    assert all(starter.lower for starter in content.starters)


def test_the_lower_rows_are_taken_once() -> None:
    """MK-3.4: those of the four that were placed, into the storage; they never come again."""
    match = at_the_draft()
    drafted(match)
    assert store(match, 0) == rows("pip", "nokk", "tutta", "grubb")
    match.answer(0, "low1")
    while not match.asks:
        draw(match, next(iter(in_the_lot(match))))
    match.answer(0, "a2")
    assert store(match, 0) == rows("pip", "nokk", "tutta", "grubb")
    assert on_troll(match, 0, "a1") == {"coin": 1}


def test_trolls_begin_empty() -> None:
    """MK-3.5: trolls_start_full = false."""
    match = at_the_draft()
    drafted(match)
    assert [on_troll(match, seat, cell) for seat in (0, 1) for cell in ("a1", "b1", "c1", "d1")] == [{}] * 8


def test_trolls_may_begin_full() -> None:
    """MK-3.5: trolls_start_full = true, each with its upper row; the storages are as ever."""
    match = at_the_draft(trolls_start_full=True)
    drafted(match)
    held = [on_troll(match, 0, cell) for cell in ("a1", "b1", "c1", "d1")]
    assert held == [{"coin": 1}, {"heartstone": 1}, {"stone": 1}, {"iron": 1}]
    assert store(match, 0) == rows("pip", "nokk", "tutta", "grubb")


def test_later_seats_get_more() -> None:
    """MK-3.6: the second and third the card in hand, the fourth and fifth the undrawn one too."""
    match = at_the_draft(5)
    drafted(match)
    placed = ("pip", "nokk", "tutta", "grubb")
    assert store(match, 0) == rows(*placed)
    assert store(match, 1) == store(match, 2) == rows(*placed, "hask")
    assert store(match, 3) == store(match, 4) == rows(*placed, "hask", "lodde")
    bonus = [(event["player"], event["troll"]) for event in events(match, "bonus")]
    assert bonus == [
        (1, "@mk-troll-hask"),
        (2, "@mk-troll-hask"),
        (3, "@mk-troll-hask"),
        (3, "@mk-troll-lodde"),
        (4, "@mk-troll-hask"),
        (4, "@mk-troll-lodde"),
    ]


def test_the_other_starting_trolls_leave_the_game() -> None:
    """MK-3.7: nobody has a hand any more, and no snapshot knows them."""
    match = new(4)
    play_draft(match)
    assert [seat.hand_size for seat in match.view().seats] == [0] * 4
    state = match.snapshot()["state"]
    assert [(seat["hand"], seat["undrawn"]) for seat in state["seats"]] == [([], [])] * 4
    assert all(len(seat["trolls"]) == 4 for seat in state["seats"])


def test_the_drafts_do_not_depend_on_each_other() -> None:
    """MK-3.8: after the gates everybody drafts at once; who is quicker changes nothing."""
    finished = []
    for order in ((0, 1, 2), (2, 1, 0)):
        match = new(3, seed=9)
        place_gates(match)
        assert set(match.waiting_for) == {0, 1, 2}
        for seat in order:
            while (ask := match.ask(seat)) and ask.kind == "draft":
                match.answer(seat, ask.codes[0])
        finished.append([smoot(match, seat) for seat in range(3)] + [store(match, seat) for seat in range(3)])
    assert finished[0] == finished[1]


def test_a_hand_of_the_draft_is_its_owners_alone() -> None:
    """MK-3.3: others see how many cards it has."""
    match = new(2)
    place_gates(match)
    assert len(match.view(0).seats[0].hand) == 2
    assert match.view(1).seats[0].hand is None
    assert match.view().seats[0].hand is None
    assert match.view(1).seats[0].hand_size == 2
