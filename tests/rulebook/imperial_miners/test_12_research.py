"""IM-12.13 to IM-12.21: the pickaxe on the research boards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.imperial_miners.play import Play
from tests.rulebook.imperial_miners.playing import Printed, act, advance, at, gained
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, gold, points, step
from underhall.games.imperial_miners.content import DrawFour, Gain, load_content

PLAIN = [[gold()]] * 7


def research(n: int, **said: Any) -> Table:
    """`actor` researches; the n-th space of each face in play brings n points."""
    return acting(effect(step("research", n=n)), **said)


def begin(table: Table) -> Play:
    """The effect of `actor` is chosen."""
    return act(table, "first")


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_up_to_so_many_spaces_and_only_the_last_counts(steps: int) -> None:
    """IM-12.13: of three, any number from one; spaces passed over bring nothing."""
    play = begin(research(3).research(0, "technology_a", 2))
    assert (play.asked(), play.words()) == ("steps", ["1", "2", "3"])
    play.answer(0, str(steps))
    assert (play.research(), gained(play)) == (("technology_a", 2 + steps), [("points", 2 + steps)])


def test_the_first_research_chooses_a_board() -> None:
    """IM-12.14: any of the three; the bottom space is free, so two steps lead to the second space."""
    for face in ("alchemy_a", "technology_a", "diplomacy_a"):
        play = begin(research(2))
        assert (play.asked(), play.words()) == ("board", ["alchemy_a", "technology_a", "diplomacy_a"])
        assert play.research() == (None, 0)
        play.answer(0, face)
        assert (play.research(), gained(play), play.words()) == ((face, 0), [], ["1", "2"])
        play.answer(0, "2")
        assert (play.research(), gained(play)) == ((face, 2), [("points", 2)])


def test_only_faces_in_play_can_be_chosen() -> None:
    """IM-12.14: the other sides are not on the table."""
    play = begin(research(1).in_play("alchemy_b", "technology_a", "diplomacy_b"))
    assert play.words() == ["alchemy_b", "technology_a", "diplomacy_b"]


def test_later_research_goes_on_where_the_pickaxe_is() -> None:
    """IM-12.14: no board is asked for."""
    play = begin(acting(effect(step("research", n=1), step("research", n=2))))
    play.answer(0, "diplomacy_a")
    assert (play.research(), play.words()) == (("diplomacy_a", 1), ["1", "2"])
    play.answer(0, "1")
    assert (play.research(), gained(play)) == (("diplomacy_a", 2), [("points", 1), ("points", 2)])


def test_one_step_at_least_and_the_top_at_most() -> None:
    """IM-12.15: no question for a single step; never zero, never beyond the top; the bottom brings nothing."""
    play = begin(research(5).research(0, "alchemy_a", 5))
    assert play.words() == ["1", "2", "3"]
    assert play.refused(0, "4") == "IM-12.15"
    ask = play.ask()
    assert ask is not None
    assert min(ask.codes) == 0  # the code of one step
    play = begin(research(1).research(0, "alchemy_a", 0))
    assert (play.research(), gained(play), play.asked()) == (("alchemy_a", 1), [("points", 1)], "surface")


def test_a_research_of_nothing_stands_still() -> None:
    """IM-12.15: standing still brings the space no second time."""
    play = begin(acting(effect(step("research", n={"per": "collapses_mine"}))).research(0, "alchemy_a", 4))
    assert (play.research(), gained(play), play.asked()) == (("alchemy_a", 4), [], "surface")


def test_the_top_completes_the_board() -> None:
    """IM-12.16: its effect; then the bottom of another board, where it stops: the other steps are lost (IM-A18)."""
    play = begin(research(5).research(0, "alchemy_a", 6))
    assert play.words() == ["1", "2"]
    play.answer(0, "2")
    assert (gained(play), play.asked(), play.words()) == ([("points", 8)], "board", ["technology_a", "diplomacy_a"])
    assert play.refused(0, "alchemy_a") == "IM-12.16"
    play.answer(0, "diplomacy_a")
    assert (play.research(), play.completed(), gained(play)) == (("diplomacy_a", 0), 1, [("points", 8)])
    assert play.asked() == "surface"


def test_a_board_completed_before_may_be_begun_again() -> None:
    """IM-12.16: only the one just completed is barred."""
    table = acting(effect(step("research", n=1), step("research", n=8), step("research", n=1)))
    play = begin(table.research(0, "alchemy_a", 7)).answer(0, "technology_a", "8")
    assert play.words() == ["alchemy_a", "diplomacy_a"]
    play.answer(0, "alchemy_a")
    assert (play.research(), play.completed()) == (("alchemy_a", 1), 2)
    assert gained(play) == [("points", 8), ("points", 8), ("points", 1)]


def test_one_step_short_of_the_top_does_not_complete() -> None:
    """IM-12.16: the pickaxe stays on its board."""
    play = begin(research(5).research(0, "alchemy_a", 6)).answer(0, "1")
    assert (play.research(), play.completed(), play.asked()) == (("alchemy_a", 7), 0, "surface")


def test_the_order_on_completion() -> None:
    """IM-12.17: the top effect with its activations, then the board counts, then the next one is chosen."""
    top = [step("activate", at={"pick": {}}), points({"per": "boards_completed", "plus": 3}), gold({"per": "position"})]
    inner = card("inner", effect(gold({"per": "boards_completed", "plus": 5})))
    table = acting(
        effect(step("research", n=1), points({"per": "boards_completed"})),
        cards=[inner],
        faces={"alchemy_a": [*PLAIN, top]},
    )
    table.mine(0, {"a0": "inner"}).research(0, "alchemy_a", 7)
    play = begin(table)
    assert (at(play), play.completed(), play.research()) == ("a0", 0, ("alchemy_a", 8))
    play.answer(0, "first")
    assert (play.asked(), play.completed()) == ("board", 1)
    assert gained(play) == [("gold", 5), ("points", 3), ("gold", 8)]
    play.answer(0, "technology_a")
    assert gained(play)[3:] == [("points", 1)]
    assert play.research() == ("technology_a", 0)


def test_research_from_the_top_waits_for_the_new_board() -> None:
    """IM-12.17: after the move, and the rest of the top effect before it."""
    top = [step("research", n=2), gold(5)]
    table = research(1, faces={"alchemy_a": [*PLAIN, top]}).research(0, "alchemy_a", 7)
    play = begin(table)
    assert (gained(play), play.asked()) == ([("gold", 5)], "board")
    play.answer(0, "technology_a")
    assert (play.asked(), play.words(), play.completed()) == ("steps", ["1", "2"], 1)
    play.answer(0, "2")
    assert (play.research(), gained(play)) == (("technology_a", 2), [("gold", 5), ("points", 2)])


def test_research_from_a_card_that_the_top_activates_waits_too() -> None:
    """IM-12.17: two such cards; both researches are made on the new board, in their order."""
    top = [step("activate", at={"pick": {}, "n": 2}), gold(5)]
    scholars = [card("scholar", effect(step("research", n=1), gold(1))), card("master", effect(step("research", n=3)))]
    table = research(1, cards=scholars, faces={"alchemy_a": [*PLAIN, top]})
    table.mine(0, {"a0": "scholar", "a2": "master"}).research(0, "alchemy_a", 7)
    play = begin(table).answer(0, "a0", "first", "first")
    assert (gained(play), play.asked()) == ([("gold", 1), ("gold", 5)], "board")
    play.answer(0, "technology_a")
    assert (play.research(), play.words()) == (("technology_a", 1), ["1", "2", "3"])
    play.answer(0, "3")
    assert (play.research(), gained(play)[2:]) == (("technology_a", 4), [("points", 1), ("points", 4)])


def test_boards_are_not_contested() -> None:
    """IM-12.18: two pickaxes stop on one space, and each has what it brings."""
    reading = card("reading", effect(step("research", n=2)))
    table = acting(effect(step("research", n=2)), cards=[reading], players=2).hand(1, "reading")
    play = table.play().lay(0, "actor", "a0").lay(1, "reading", "a0")
    for seat in (0, 1):
        play.answer(seat, "first", "alchemy_a", "2")
        assert (play.research(seat), gained(play, seat)) == (("alchemy_a", 2), [("points", 2)])


def test_what_the_spaces_bring() -> None:
    """IM-12.19: more than half of them gold or points, the others cards, machines, carts and the like; some level 4."""
    spaces = [space for face in load_content({}).faces for space in face.spaces]
    plain = [space for space in spaces if all(isinstance(step, Gain) for step in space)]
    assert len(plain) > len(spaces) / 2
    deep = [space for space in spaces if any(isinstance(step, DrawFour) for step in space)]
    assert 2 <= len(deep) < len(spaces) / 2


def test_a_board_as_it_is() -> None:
    """IM-12.19: the first space of the Crucible brings gold, the top of the Letters a card of level 4 and a point."""
    table = Printed().hand(0, "ferrymans_dock-1").research(0, "alchemy_a", 0)
    play = table.play().lay(0, "ferrymans_dock-1", "a0").answer(0, "first")
    assert gained(play) == [("gold", 1), ("gold", 1)]
    play = table.research(0, "diplomacy_a", 7).play().lay(0, "ferrymans_dock-1", "a0").answer(0, "first")
    assert (gained(play), play.hand(), play.asked()) == ([("points", 1)], ["deepest_vein"], "board")


@pytest.mark.parametrize(
    ("face", "position", "completed", "counts"),
    [(None, 0, 0, (0, 0)), ("alchemy_a", 3, 0, (3, 3)), ("alchemy_a", 0, 1, (0, 8)), ("technology_a", 5, 2, (5, 21))],
)
def test_how_far_on_the_board_and_how_far_in_all(
    face: str | None, position: int, completed: int, counts: tuple[int, int]
) -> None:
    """IM-12.20: two different counts, 0 without a board; a card says which of them it means."""
    table = acting(effect(points({"per": "position"})), effect(points({"per": "advance_total"})))
    if face:
        table.research(0, face, position, completed)
    assert begin(table).points() == counts[0]
    assert table.play().lay(0, "actor", "a0").answer(0, "second").points() == counts[1]


def test_advance_grows_by_the_length_of_a_board() -> None:
    """IM-12.20: one of three spaces is completed, then two steps on another."""
    short = {"alchemy_a": [[gold()], [gold()], [gold()]]}
    table = acting(effect(step("research", n=3), step("research", n=2)), faces=short).research(0, "alchemy_a", 1)
    play = begin(table).answer(0, "2", "technology_a", "2")
    assert (play.research(), advance(play)) == (("technology_a", 2), 5)


def test_what_a_space_brings_is_not_optional() -> None:
    """IM-12.21: a collapse on the way and a card to discard have to be taken; nothing is declined."""
    harsh = {"alchemy_a": [[step("collapse", at={"pick": {}}), step("discard", n=1)], *PLAIN]}
    table = research(1, faces=harsh).research(0, "alchemy_a", 0).mine(0, {"a0": "one_a"}).hand(0, "two_a", "two_b")
    play = begin(table)
    assert play.words() == ["a-2", "a0"]
    play.answer(0, "a0")
    assert (play.asked(), play.words()) == ("discard", ["two_a", "two_b"])
    play.answer(0, "two_b")
    assert (play.collapses(), play.hand(), play.asked()) == ({"a0"}, ["two_a"], "surface")


def test_a_price_on_a_space_is_a_free_exchange() -> None:
    """IM-12.21: it may be left; without the gold it is not asked at all (IM-A6)."""
    offer = {"alchemy_a": [[step("trade", price=3, times=2, steps=[points(2)])], *PLAIN]}
    table = research(1, faces=offer).research(0, "alchemy_a", 0)
    assert begin(table.gold(0, 2)).asked() == "surface"
    play = begin(table.gold(0, 7))
    assert (play.asked(), play.words()) == ("trade", ["yes", "no"])
    assert (play.answer(0, "no").points(), play.gold(), play.asked()) == (0, 7, "surface")
    play = begin(table).answer(0, "yes")
    assert (play.points(), play.gold(), play.asked()) == (2, 4, "trade")
    assert (play.answer(0, "yes").points(), play.gold(), play.asked()) == (4, 1, "surface")
