"""The rules of Dwar7s Fall, chapter 9: monsters."""

from __future__ import annotations

import pytest

from tests.positions import Layout, asked, end_turn, final, refusal, stack, words
from tests.rulebook.dwarfs_fall.helpers import kinds, realm_points, to_tasks, together


def two_monsters() -> Layout:
    """Dragon at e0n0, giant at e3n0, an ogre inn and a shop between them, all in one realm."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon", owner=1).card("e1n0", "inn_ogre", turned=1)
    return layout.card("e2n0", "inn_shop").card("e3n0", "castle", turned=1).card("e3n0", "giant", owner=1)


def test_nothing_affects_an_inn() -> None:
    """DF-9.1: with a dragon and a giant in the realm it is covered and worked as ever."""
    match = two_monsters().dwarfs("e1n0", 0, 2).match()
    assert together(match, "e0n0", "e3n0")
    assert not stack(match, "e1n0").blocked
    end_turn(match)
    match.answer(1, "inn_ogre e2n0 90")
    end_turn(match)
    match.answer(0, "done")
    match.answer(0, "e1n0")
    assert match.view().seats[0].ogres == 1


def test_a_dragon_leaves_castles_alone() -> None:
    """DF-9.1: the castle gives its action, and another castle may lie on it."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "mine_emerald").card("e1n0", "dragon", owner=1)
    match = layout.match()
    assert together(match, "e0n0", "e1n0")
    assert match.view().actions_left == 4
    end_turn(match)
    match.answer(1, "castle e0n0 0")
    assert stack(match, "e0n0").cards[0].owner == 1


def test_a_giant_leaves_mines_alone() -> None:
    """DF-9.1: the mine brings its gem."""
    layout = Layout(2).card("e0n0", "castle").card("e0n0", "giant", owner=1).card("e1n0", "mine_emerald")
    match = to_tasks(layout.dwarfs("e1n0", 0, 2))
    assert together(match, "e0n0", "e1n0")
    match.answer(0, "e1n0")
    assert match.view().seats[0].gems["emerald"] == 1


def test_a_monster_reaches_as_far_as_its_realm() -> None:
    """DF-9.3: mines of its realm, of any colour, not those beyond a wall."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon").card("e1n0", "mine_diamond", owner=1)
    match = layout.card("e2n0", "mine_gold", turned=3).card("e0s1", "inn_shop", turned=1).match()
    assert [stack(match, cell).blocked for cell in ("e0n0", "e1n0", "e2n0", "e0s1")] == [True, True, False, False]


def test_the_active_card_says_what_a_giant_holds_under_itself() -> None:
    """DF-9.3: the type of a stack is that of its uppermost ordinary card, so a giant's own castle is in its scope."""
    layout = Layout(2).card("e0n0", "castle").card("e0n0", "giant", owner=1)
    assert stack(layout.match(), "e0n0").blocked


def dragon_behind_an_inn(turned: int) -> Layout:
    """A dragon at e0n0, an ogre inn at e1n0, a mine at e2n0."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon").card("e1n0", "inn_ogre", turned=turned)
    return layout.card("e2n0", "mine_diamond")


def test_a_wall_takes_a_mine_out_of_the_dragons_scope() -> None:
    """DF-9.4: at once."""
    match = dragon_behind_an_inn(turned=1).match()
    assert refusal(match, 0, "mine_ruby e2n0 0") == "DF-9.5"
    match.answer(0, "inn_shop e1n0 90")
    match.answer(0, "mine_ruby e2n0 0")
    assert kinds(match, "e2n0") == ["mine_ruby", "mine_diamond"]


def test_an_opened_wall_brings_a_mine_into_it() -> None:
    """DF-9.4: at once."""
    match = dragon_behind_an_inn(turned=0).match()
    assert not stack(match, "e2n0").blocked
    match.answer(0, "inn_shop e1n0 0")
    assert refusal(match, 0, "mine_ruby e2n0 0") == "DF-9.5"


def test_two_dragons_in_one_realm_are_defeated_one_by_one() -> None:
    """DF-9.4: after the first the mines are still blocked."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon").card("e1n0", "mine_diamond")
    layout.card("e2n0", "mine_emerald", owner=1).card("e2n0", "dragon", owner=1)
    match = to_tasks(layout.dwarfs("e0n0", 0, 5).dwarfs("e1n0", 0, 2))
    match.answer(0, "e0n0")
    assert match.view().seats[0].trophies == ("dragon",)
    assert stack(match, "e1n0").blocked
    match.answer(0, "e1n0")
    assert match.view().seats[0].gems["diamond"] == 0


def test_no_card_onto_a_castle_in_a_giants_scope() -> None:
    """DF-9.5: on the giant and on the other castle of its realm; a new castle may lie beside them."""
    layout = Layout(3).card("e0n0", "castle", owner=1).card("e1n0", "castle", owner=2, turned=1)
    match = layout.card("e1n0", "giant", owner=1).match()
    assert refusal(match, 0, "castle e0n0 0") == "DF-9.5"
    assert refusal(match, 0, "castle e1n0 0") == "DF-9.5"
    match.answer(0, "castle e0s1 180")
    assert kinds(match, "e0s1") == ["castle"]


def test_no_digging_in_a_monsters_scope() -> None:
    """DF-9.5: neither the dragon's own stack nor another of its type."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon").card("e1n0", "mine_diamond")
    layout.card("e1n0", "mine_diamond", owner=1).card("e2n0", "inn_ogre").card("e2n0", "inn_shop")
    layout.card("e3n0", "inn_ogre", owner=1).card("e3n0", "inn_shop", owner=1).card("e4n0", "castle", turned=1)
    match = to_tasks(layout.dwarfs("e4n0", 0, 2))
    match.answer(0, "e4n0")
    assert refusal(match, 0, "e0n0") == "DF-9.5"
    assert refusal(match, 0, "e1n0") == "DF-9.5"
    assert words(match) == {"e2n0", "e3n0"}


def test_a_giant_takes_the_action_of_every_castle_in_its_realm() -> None:
    """DF-9.6: its own castle's and the neighbour's."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1).card("e0n0", "giant", turned=2)
    assert [seat.bonus for seat in layout.match().view().seats] == [False, False]
    assert layout.turn(1).match().view().actions_left == 3


@pytest.mark.parametrize(("reach", "points"), [("realm", 2), ("card", 2 + 1)])
def test_how_far_a_dragon_takes_points(reach: str, points: int) -> None:
    """DF-9.7: monster_zeroes_type = realm strikes out both mines, card only the one under the dragon."""
    layout = Layout(2, monster_zeroes_type=reach).card("e0n0", "castle").card("e1n0", "mine_emerald")
    layout.card("e2n0", "mine_ruby", turned=1).card("e2n0", "dragon")
    assert realm_points(layout) == points


def test_a_defeated_monster_leaves_the_board() -> None:
    """DF-9.8: the five go home, the monster to the trophies, the card below is on top again."""
    layout = Layout(2).card("e0n0", "castle", turned=2).card("e0n0", "giant").dwarfs("e0n0", 0, 5)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert match.view().seats[0].supply == 7
    assert match.view().seats[0].trophies == ("giant",)
    laid = stack(match, "e0n0")
    assert ([card.kind for card in laid.cards], laid.walls, laid.slots) == (["castle"], "ES", 3)


def test_the_victory_over_a_monster_may_wait() -> None:
    """DF-9.8: it is a task, so it may be left, and the five stay."""
    match = Layout(2).card("e0n0", "castle").card("e0n0", "giant").dwarfs("e0n0", 0, 5).match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (5, 0)


def test_a_defeated_monster_is_three_points_and_no_goal() -> None:
    """DF-9.9: whoever had placed it; it is not in hand."""
    layout = (
        Layout(2).secret(0, "SG1").goals(0, "TG01", "TG02").trophy(0, "giant", owner=1).trophy(0, "dragon", owner=1)
    )
    match = layout.match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert not match.view().ending
    scored = final(layout)
    assert scored.breakdown is not None
    assert scored.breakdown[0]["monsters"] == 6


def test_a_monster_is_never_buried() -> None:
    """DF-9.10: no mine and no second dragon lies on a dragon."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon", owner=1, turned=1)
    match = layout.card("e1n0", "mine_gold", owner=1, turned=3).card("e2n0", "mine_emerald", owner=1, turned=3).match()
    assert refusal(match, 0, "mine_gold e0n0 0") == "DF-9.5"
    assert refusal(match, 0, "dragon e0n0 0") == "DF-9.5"
