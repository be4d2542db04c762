"""The rules of Imperial Miners, chapter 1: components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import underhall
from tests.rulebook.imperial_miners.pack import LETTERS
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, event, gold, mod, new, points, step
from underhall.games.imperial_miners.content import FACTIONS, Content, load_content


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content({})


def test_the_mine_cards(content: Content) -> None:
    """IM-1.1: 136, of the four levels 36, 43, 43 and 14."""
    count = Counter[int]()
    for one in content.cards:
        count[one.level] += len(one.carts) * one.copies
    assert count == {1: 36, 2: 43, 3: 43, 4: 14}
    play = new(own=True)
    assert [len(play.deck(level)) for level in (1, 2, 3, 4)] == [36, 43, 43, 14]


def test_ten_of_eighteen_events(content: Content) -> None:
    """IM-1.2: no event comes twice."""
    assert len({event.id for event in content.events}) == 18
    play = new(own=True)
    play.finish_game()
    turned = [fact["event"] for fact in play.heard("event")]
    assert len(turned) == len(set(turned)) == 10


def test_three_boards_with_two_sides(content: Content) -> None:
    """IM-1.3: 6 faces, and of each board one is in play."""
    boards = {face.id: face.board for face in content.faces}
    assert Counter(boards.values()) == {"alchemy": 2, "technology": 2, "diplomacy": 2}
    view = new(own=True).draw("alchemy_b", "technology_a", "diplomacy_b").view()
    assert view.faces == ("alchemy_b", "technology_a", "diplomacy_b")


def test_the_surfaces_are_equal() -> None:
    """IM-1.4: five colours, and at each surface the same three effects."""
    table = Table(5, surface=[effect(gold(4)), effect(points(3)), effect(gold(), price=1)])
    for seat in range(5):
        table.hand(seat, f"one_{LETTERS[seat]}").gold(seat, 1)
    play = table.play()
    assert len({seat.colour for seat in play.view().seats}) == 5
    for seat in range(5):
        play.answer(seat, "none")
        assert (play.asked(seat), play.words(seat)) == ("surface", ["first", "second", "third"])
    for seat in range(4):
        play.answer(seat, "first")
    assert [play.gold(seat) for seat in range(4)] == [5, 5, 5, 5]


def test_everybody_has_one_pickaxe() -> None:
    """IM-1.5: it moves for its own seat, whatever the others do."""
    table = Table(5, events=[event("idea", step("research", n=3))])
    play = table.play("idea")
    for seat, (face, spaces) in enumerate([("alchemy_a", 1), ("alchemy_a", 2), ("technology_a", 3)]):
        play.answer(seat, face, str(spaces))
    assert [play.research(seat) for seat in range(5)] == [
        ("alchemy_a", 1), ("alchemy_a", 2), ("technology_a", 3), (None, 0), (None, 0),
    ]  # fmt: skip


def test_more_gold_than_there_are_coins() -> None:
    """IM-1.6, IM-1.11: the coins of the box are 132 gold."""
    play = acting(effect(gold(20))).gold(0, 42 + 18 * 5).play().answer(0, "first")
    assert play.gold() == 152


def test_more_points_than_there_are_gems() -> None:
    """IM-1.7, IM-1.11: the gems of the box are 275 points."""
    play = acting(effect(points(20))).points(0, 25 + 20 * 5 + 15 * 10).play().answer(0, "first")
    assert play.points() == 295


def row_of_ones(letters: str) -> dict[str, str]:
    """Cards of level 1 side by side."""
    return {f"a{2 * n}": f"one_{letter}" for n, letter in enumerate(letters)}


def test_more_machines_than_there_are_tokens() -> None:
    """IM-1.8, IM-1.11: 48 machines lie in the mines, the box has 44, and one more is placed."""
    table = acting(effect(step("machine", at="self")), players=2)
    for seat, letters in enumerate((LETTERS[:8], LETTERS[8:16])):
        mine = row_of_ones(letters)
        table.mine(seat, mine).machines(seat, dict.fromkeys(mine, 3))
    play = table.play().draw_anything().lay(0, "actor", "a-2").answer(0, "first")
    assert sum(play.machines(0).values()) == 25
    assert sum(play.machines(1).values()) == 24


def test_more_collapses_than_there_are_tokens() -> None:
    """IM-1.9, IM-1.11: all 24 of the box lie in the mines, and one more is placed."""
    table = acting(effect(step("collapse", at="self")), players=3)
    for seat, letters in enumerate((LETTERS[:8], LETTERS[8:16], LETTERS[16:24])):
        mine = row_of_ones(letters)
        table.mine(seat, mine).collapses(seat, *mine)
    play = table.play().lay(0, "actor", "a-2").answer(0, "first")
    assert [len(play.collapses(seat)) for seat in range(3)] == [9, 8, 8]


def test_more_cart_tokens_than_there_are() -> None:
    """IM-1.10, IM-1.11: 42 carts are filled by tokens, the box has 40, and one more is filled."""
    cells = ["a0", "a2", "a4", "a6", "a8", "b1", "b3", "b5", "b7"]
    mines = [{cell: f"half_{seat}{letter}" for cell, letter in zip(cells, LETTERS, strict=False)} for seat in "abc"]
    cards = [
        card(name, level="ab".index(cell[0]) + 1, carts="..EFFF" if cell[0] == "a" else "EEEF..")
        for mine in mines
        for cell, name in mine.items()
    ]
    table = acting(effect(step("cart", n=1)), cards=cards, players=3)
    for seat, mine in enumerate(mines):
        table.mine(seat, mine)
        assert table.before_event().half_carts(seat) == 15
        table.tokens(seat, *table.half_full(seat)[:14])
    play = table.play().draw_anything().lay(0, "actor", "a12").answer(0, "first")
    assert [len(play.tokens(seat)) for seat in range(3)] == [15, 14, 14]


def test_gold_is_a_number_and_never_below_nothing() -> None:
    """IM-1.11: 2 of 3 gold are paid without any change; with less than a price nothing can be paid."""
    table = acting(effect(points(), price=2), effect(points(), price=4)).gold(0, 3)
    play = table.play()
    assert play.words() == ["first", "none"]
    play.answer(0, "first")
    assert (play.gold(), play.points()) == (1, 1)


def test_what_is_on_a_card(content: Content) -> None:
    """IM-1.12: a name, a cost, a level, at most 2 factions, half-carts, 1 or 2 effects, and mostly 2."""
    for one in content.cards:
        assert one.name
        assert one.cost >= 0
        assert one.level in (1, 2, 3, 4)
        assert len(one.factions) <= 2
        assert all(len(mask) == 6 and set(mask) <= set("FE.") for mask in one.carts)
    effects = Counter(len(one.effects) for one in content.cards)
    assert set(effects) <= {1, 2}
    assert effects[2] > effects[1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"factions": ["scots", "romans", "japanese"]},
        {"effects": []},
        {"effects": [effect(gold())] * 3},
        {"carts": ["..FF"]},
        {"level": 5},
    ],
    ids=["three factions", "no effect", "three effects", "four sites", "level 5"],
)
def test_no_other_cards(wrong: dict[str, Any]) -> None:
    """IM-1.12: a pack with such a card is refused."""
    with pytest.raises(underhall.BadContent):
        Table(cards=[{**card("odd"), **wrong}])


@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 1), (2, 3), (3, 14), (3, -1), (4, 1)], ids=str)
def test_no_other_costs(level: int, cost: int) -> None:
    """IM-1.13: 0 on level 1, 2 on level 2, 0 to 13 on level 3, 0 on level 4."""
    with pytest.raises(underhall.BadContent, match="cost"):
        Table(cards=[card("odd", level=level, cost=cost)])


COLUMN = {"a0": "one_a", "b1": "two_a", "c0": "three_a"}


@pytest.mark.parametrize(
    ("name", "cost"), [("one_b", 0), ("two_b", 2), ("free", 0), ("dear", 13), ("deep", 0)], ids=str
)
def test_the_cost_is_paid(name: str, cost: int) -> None:
    """IM-1.13: that of the level, on level 3 the printed one."""
    cards = [card("free", level=3, cost=0), card("dear", level=3, cost=13)]
    play = Table(cards=cards).mine(0, COLUMN).hand(0, name).gold(0, 13).play()
    assert [fact["n"] for fact in play.heard("revealed")] == [cost]
    assert play.gold() == 13 - cost


def test_a_reduction_stops_at_nothing() -> None:
    """IM-1.13: level 2 costs 2, and 5 less are no refund."""
    sale = event("sale", mods=[mod("play_cost", delta=-5)])
    play = Table(events=[sale]).mine(0, COLUMN).hand(0, "two_b").gold(0, 3).play("sale")
    assert [fact["n"] for fact in play.heard("revealed")] == [0]
    assert play.gold() == 3


def test_six_factions(content: Content) -> None:
    """IM-1.14: and every one of them has cards on the three levels that are drawn."""
    assert FACTIONS == ("scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans")
    for level in (1, 2, 3):
        assert {name for one in content.cards if one.level == level for name in one.factions} == set(FACTIONS)


@pytest.mark.parametrize(("faction", "cells"), [("scots", ["a0", "a2"]), ("romans", ["a0", "a4"])])
def test_a_card_of_two_factions_belongs_to_both(faction: str, cells: list[str]) -> None:
    """IM-1.14: for counting and as a target; a card without a faction belongs to none."""
    cards = [
        card("mixed", factions=["scots", "romans"]),
        card("scot", factions=["scots"]),
        card("roman", factions=["romans"]),
    ]
    one_of = step("machine", at={"pick": {"faction": faction}})
    table = acting(effect(gold({"per": "faction", "faction": faction}), one_of), cards=cards)
    table.mine(0, {"a0": "mixed", "a2": "scot", "a4": "roman", "a6": "one_a"})
    play = table.play().lay(0, "actor", "a8").answer(0, "first")
    assert play.gold() == 2
    assert (play.asked(), play.words()) == ("target", cells)


def test_the_cards_of_level_4_are_alike(content: Content) -> None:
    """IM-1.15: one entry for all 14; taking one is no chance, and everybody gets the same."""
    (deep,) = [one for one in content.cards if one.level == 4]
    assert deep.copies == 14
    play = Table(2, events=[event("echo", step("draw4"))]).play("echo")
    assert [play.hand(seat) for seat in (0, 1)] == [["deep"], ["deep"]]
    assert len(play.deck(4)) == 12
