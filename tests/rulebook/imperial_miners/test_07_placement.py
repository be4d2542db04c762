"""The rules of Imperial Miners, chapter 7: where cards may be placed."""

from __future__ import annotations

import pytest

from tests.rulebook.imperial_miners.table import Table, acting, card, effect, gold
from underhall.kit.masks import bits

COLUMN = {"a0": "one_a", "b1": "two_a", "c0": "three_a"}
WIDE = {"a0": "one_a", "a2": "one_b", "a4": "one_c", "b1": "two_a", "b3": "two_b", "c2": "three_a"}


@pytest.mark.parametrize(("name", "row"), [("one_x", "a"), ("two_x", "b"), ("three_x", "c"), ("deep", "d")])
def test_the_row_of_a_card_is_its_level(name: str, row: str) -> None:
    """IM-7.1: level 1 directly under the surface, each other beneath the level before it."""
    play = Table().mine(0, WIDE).hand(0, name).gold(0, 2).play()
    assert {word[0] for word in play.words()} == {row}
    for other in set("abcd") - {row}:
        assert play.refused(0, f"{other}{0 if other in 'ac' else 1}") == "IM-7.1"


def test_the_first_card_lies_at_the_middle() -> None:
    """IM-7.2: at (1,0), without a question."""
    play = Table().hand(0, "one_a").play()
    assert play.mine() == {"a0": "one_a"}
    assert (play.asked(), play.about()) == ("effect", "a0")


@pytest.mark.parametrize(
    ("name", "even"), [("one_x", True), ("two_x", False), ("three_x", True), ("deep", False)], ids=str
)
def test_rows_are_shifted_by_half_a_card(name: str, even: bool) -> None:
    """IM-7.2: rows 1 and 3 have even places, rows 2 and 4 odd ones."""
    play = Table().mine(0, WIDE).hand(0, name).gold(0, 2).play()
    assert {int(word[1:]) % 2 == 0 for word in play.words()} == {even}
    between = play.words()[0][0] + ("-7" if even else "-8")
    assert play.refused(0, between) == "IM-7.2"


def test_a_card_is_two_places_wide() -> None:
    """IM-7.2: cards side by side are two apart; one in the row beneath touches those at one less and one more."""
    play = Table().mine(0, {"a0": "one_a"}).hand(0, "one_b").play()
    assert {"a-2", "a2"} <= set(play.words())
    play = Table().mine(0, {"a0": "one_a"}).hand(0, "two_a").gold(0, 2).play()
    assert play.words() == ["b-1", "b1"]


@pytest.mark.parametrize(("cell", "carts"), [("a2", 1), ("a-2", 0)])
def test_left_and_right_are_not_the_same(cell: str, carts: int) -> None:
    """IM-7.2: a mine and its mirror image differ, because of the half-carts."""
    cards = [card("west", carts="...F.."), card("east", carts="..F...")]
    play = Table(cards=cards).mine(0, {"a0": "west"}).hand(0, "east").play().lay(0, "east", cell)
    assert play.full_carts() == carts


def mine_of(cells: str) -> dict[str, str]:
    """Plain cards on these cells, a b c and d being their rows."""
    levels = {"a": "one", "b": "two", "c": "three"}
    names = {row: iter("abcdefghij") for row in levels}
    return {
        cell: f"{levels[cell[0]]}_{next(names[cell[0]])}" if cell[0] in levels else "deep" for cell in cells.split()
    }


def neighbours(mine: dict[str, str], cell: str) -> set[str]:
    """The cells of the cards that count as adjacent to the one at a cell."""
    m = Table().mine(0, mine).before_event().state.mines[0]
    words = list(mine)
    return {words[number] for number in bits(m.adjacent[words.index(cell)])}


@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("a2", "a0 a4 b1 b3"),
        ("b1", "a0 a2 b3 c0 c2"),
        ("b3", "a2 a4 b1 c2 c4"),
        ("c2", "b1 b3 c0 c4 d1 d3"),
        ("d1", "c0 c2 d3"),
        ("d3", "c2 c4 d1"),
    ],
)
def test_neighbours(cell: str, around: str) -> None:
    """IM-7.3: two above, two beside, two below; row 1 has none above, row 4 none below."""
    mine = mine_of("a0 a2 a4 b1 b3 c0 c2 c4 d1 d3")
    assert neighbours(mine, cell) == set(around.split())


def test_the_surface_is_no_neighbour() -> None:
    """IM-7.3: a card alone in row 1 has nothing adjacent."""
    play = acting(effect(gold({"per": "adjacent"}))).play().answer(0, "first")
    assert play.gold() == 0
    assert play.asked() == "surface"


def test_a_gap_separates() -> None:
    """IM-7.3: cards that do not touch are no neighbours, in a row or across two."""
    assert neighbours(mine_of("a0 a4 b3 c2"), "a0") == set()
    assert neighbours(mine_of("a0 b1 c0 c2"), "a0") == {"b1"}


@pytest.mark.parametrize(
    ("name", "cells"),
    [("two_x", "b-1 b5"), ("three_x", "c0 c4"), ("deep", "d1 d3")],
)
def test_one_card_above_is_enough(name: str, cells: str) -> None:
    """IM-7.4: every free cell under at least one card, and no other."""
    play = Table().mine(0, WIDE).hand(0, name).gold(0, 2).play()
    assert play.words() == cells.split()


def test_no_cell_twice() -> None:
    """IM-7.4: where a card lies, none can be placed."""
    play = Table().mine(0, {"a0": "one_a", "a2": "one_b", "b1": "two_a"}).hand(0, "two_b").gold(0, 2).play()
    assert play.words() == ["b-1", "b3"]
    assert play.refused(0, "b1") == "IM-7.4"


def test_nothing_hangs_in_the_air() -> None:
    """IM-7.4: a card beside is no support, nor is one two rows up."""
    play = Table().mine(0, COLUMN).hand(0, "two_b").gold(0, 2).play()
    assert play.mine()["b-1"] == "two_b"
    play = Table().mine(0, WIDE).hand(0, "three_b").play()
    for cell in ("c-2", "c6"):
        assert play.refused(0, cell) == "IM-7.4"


def test_the_surface_carries_everywhere() -> None:
    """IM-7.4: row 1 needs nothing above."""
    play = Table().mine(0, {"a0": "one_a"}).hand(0, "one_b").play()
    assert play.words() == ["a-6", "a-4", "a-2", "a2", "a4", "a6"]


def test_any_number_of_cards_in_a_row() -> None:
    """IM-7.5: the tenth goes beside nine."""
    nine = mine_of(" ".join(f"a{2 * n}" for n in range(9)))
    play = Table().round(10).mine(0, nine).hand(0, "one_x").play().lay(0, "one_x", "a18")
    assert len(play.mine()) == 10
    assert play.mine()["a18"] == "one_x"


def test_two_above_and_two_below() -> None:
    """IM-7.5: from the one card the chain may go up either way, and two others may go beneath it."""
    play = Table().mine(0, {"a0": "one_a", "a2": "one_b"}).hand(0, "two_a", "three_a").gold(0, 2).play()
    play.answer(0, "b1", "none")
    assert (play.asked(), play.words()) == ("up", ["left", "right"])
    play.finish_round().draw("quiet_b")
    assert (play.asked(), play.words()) == ("cell", ["c0", "c2"])


# Gaps


def test_gaps_of_two_cells() -> None:
    """IM-7.6: to either side of all that lies there, and every cell between."""
    play = Table().mine(0, {"a0": "one_a", "a10": "one_b"}).hand(0, "one_c").play()
    assert play.words() == [f"a{x}" for x in (-6, -4, -2, 2, 4, 6, 8, 12, 14, 16)]
    assert play.refused(0, "a18") == "IM-7.6"


def test_no_gaps_if_agreed() -> None:
    """IM-7.6: with `gaps` none a card lies beside another."""
    play = Table(gaps="none").mine(0, {"a0": "one_a", "a2": "one_b"}).hand(0, "one_c").play()
    assert play.words() == ["a-2", "a4"]
    assert play.refused(0, "a6") == "IM-7.6"


@pytest.mark.parametrize(("round_", "widest"), [(2, 18), (5, 12), (9, 4), (10, 2)])
def test_any_gap_that_can_still_be_closed_if_agreed(round_: int, widest: int) -> None:
    """IM-7.6: with `gaps` any, from 2(R+1) left to 2(R+1) right, R being the cards that are still to come."""
    mine = mine_of(" ".join(["a0", "b-1", "b1", "c-2", "c0", "c2", "d-3", "d-1", "d1"][: round_ - 1]))
    play = Table(gaps="any").round(round_).mine(0, mine).hand(0, "one_x").play()
    assert play.words() == [f"a{x}" for x in range(-widest, widest + 1, 2) if x]
    assert play.refused(0, f"a{widest + 2}") == "IM-7.6"


@pytest.mark.parametrize("gaps", ["two", "none", "any"])
def test_gaps_in_deeper_rows(gaps: str) -> None:
    """IM-7.6: wherever a card lies above, whatever is agreed for row 1."""
    mine = mine_of("a0 a2 a4 a6 b-1")
    play = Table(gaps=gaps).mine(0, mine).hand(0, "two_x").gold(0, 2).play()
    assert play.words() == ["b1", "b3", "b5", "b7"]


def test_half_carts_need_not_match() -> None:
    """IM-7.7: full beside empty, or beside nothing: every cell is offered all the same."""
    cards = [card("full", carts="..FFFF"), card("empty", carts="..EEEE"), card("lower", level=2, carts="EEEEEE")]
    table = Table(cards=cards).mine(0, {"a0": "full", "a4": "one_a"}).gold(0, 2)
    play = table.hand(0, "empty", "lower").play()
    beside = play.copy().answer(0, "empty").words()
    plain = Table().mine(0, {"a0": "one_a", "a4": "one_b"}).hand(0, "one_c").play().words()
    assert beside == plain
    assert play.answer(0, "lower").words() == ["b-1", "b1", "b3", "b5"]


def test_cards_stay_where_they_are() -> None:
    """IM-7.8: from round to round a mine only grows, by one card, to ten at the end."""
    play = Table(2).before_event()
    before: list[dict[str, str]] = [{}, {}]
    for number in range(1, 11):
        play.finish_round()
        for seat in (0, 1):
            now = play.mine(seat)
            assert len(now) == number
            assert before[seat].items() <= now.items()
            before[seat] = now
    assert [len(mine) for mine in before] == [10, 10]
