"""The rules of Dwar7s Fall, chapter 7: dwarfs."""

from __future__ import annotations

from tests.positions import Layout, end_turn, refusal, stack, words
from tests.rulebook.dwarfs_fall.helpers import kinds, to_tasks


def test_a_dwarf_may_be_put_anywhere() -> None:
    """DF-7.1: any colour, any realm, monsters included."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_ogre", owner=1, turned=2)
    match = layout.card("e2n0", "mine_gold", owner=1).card("e2n0", "dragon", owner=1).match()
    match.answer(0, "put")
    assert words(match) == {"e0n0", "e1n0", "e2n0"}
    match.answer(0, "e2n0")
    assert stack(match, "e2n0").dwarfs == (1, 0)
    assert match.view().seats[0].supply == 6


def test_without_a_dwarf_at_home_none_can_be_put() -> None:
    """DF-7.1: only from supply."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "inn_shop", owner=1).card("e2n0", "castle", turned=1)
    match = layout.dwarfs("e0n0", 0, 4).dwarfs("e1n0", 0, 3).match()
    assert refusal(match, 0, "put e2n0") == "DF-7.1"


def test_only_own_dwarfs_are_moved() -> None:
    """DF-7.2: one step to an adjacent card, for one action."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").card("e2n0", "castle", owner=1, turned=1)
    layout.dwarfs("e1n0", 0, 1).dwarfs("e2n0", 0, 1).dwarfs("e0n0", 1, 1)
    match = layout.match()
    assert refusal(match, 0, "move e0n0") == "DF-7.2"
    match.answer(0, "move e1n0 e0n0")
    assert stack(match, "e0n0").dwarfs == (1, 1)
    assert match.view().actions_left == 3


def test_a_move_is_one_step() -> None:
    """DF-7.2: not two cells far, even in the same realm."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "inn_ogre", turned=1).card("w1n0", "castle")
    match = layout.card("e2n0", "castle", owner=1, turned=1).dwarfs("e0n0", 0, 1).match()
    assert refusal(match, 0, "move e2n0") == "DF-7.2"


def far_dragon(**options: bool) -> Layout:
    """Blue's dwarf on the mine e0n0; e2n0 is a dragon's, e2s1 a free mine, both behind walls."""
    layout = Layout(2, **options).card("e0n0", "mine_emerald").card("w1n0", "castle")
    layout.card("e1n0", "inn_shop", turned=1).card("e2n0", "mine_gold", owner=1).card("e2n0", "dragon", owner=1)
    return layout.card("e2s1", "mine_diamond").dwarfs("e0n0", 0, 1)


def test_a_tunnel_does_not_lead_onto_a_dragon() -> None:
    """DF-7.3: tunnel_onto_dragon = false."""
    match = far_dragon().match()
    assert refusal(match, 0, "move e2n0") == "DF-7.3"
    match.answer(0, "move e2s1")
    assert stack(match, "e2s1").dwarfs == (1, 0)


def test_a_tunnel_may_lead_onto_a_dragon() -> None:
    """DF-7.3: tunnel_onto_dragon = true."""
    match = far_dragon(tunnel_onto_dragon=True).match()
    match.answer(0, "move e2n0")
    assert stack(match, "e2n0").dwarfs == (1, 0)


def test_a_tunnel_starts_on_a_mine() -> None:
    """DF-7.3: from an inn there is none."""
    layout = Layout(2).card("e0n0", "inn_shop").card("w1n0", "castle").card("e1n0", "inn_ogre", turned=1)
    match = layout.card("e2n0", "mine_emerald").dwarfs("e0n0", 0, 1).match()
    assert refusal(match, 0, "move e2n0") == "DF-7.2"


def test_slots_are_shared_by_all_colours() -> None:
    """DF-7.4: one blue and two red dwarfs fill three slots; nobody else may be put or moved there."""
    layout = Layout(2).card("e0n0", "inn_ogre", turned=1).card("w1n0", "castle").card("e0n1", "castle", owner=1)
    match = layout.card("e1n0", "mine_emerald").dwarfs("e0n0", 0, 1).dwarfs("e1n0", 0, 1).dwarfs("e1n0", 1, 2).match()
    assert refusal(match, 0, "put e1n0") == "DF-7.4"
    assert refusal(match, 0, "move e0n0 e1n0") == "DF-7.4"


def test_the_slots_are_those_of_the_card_on_top_now() -> None:
    """DF-7.4, DF-9.8: five on a dragon, three on the mine below once it is defeated."""
    layout = (
        Layout(2).card("e0n0", "mine_gold").card("e0n0", "dragon").card("e1n0", "inn_shop").card("e2n0", "inn_ogre")
    )
    match = to_tasks(layout.dwarfs("e0n0", 0, 5))
    match.answer(0, "e0n0")
    match.answer(1, "put e0n0")
    match.answer(1, "put e0n0")
    match.answer(1, "put e0n0")
    end_turn(match)
    assert refusal(match, 0, "put e0n0") == "DF-7.4"


def test_a_dug_up_card_has_its_own_slots() -> None:
    """DF-7.4, DF-10.1: four on a ruby mine, three on the emerald mine from below."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "mine_emerald").card("e1n0", "mine_ruby")
    match = to_tasks(layout.card("e2n0", "inn_shop").dwarfs("e0n0", 0, 2))
    match.answer(0, "e0n0")
    match.answer(1, "put e1n0")
    match.answer(1, "put e1n0")
    match.answer(1, "put e1n0")
    match.answer(1, "done")
    match.answer(1, "done")
    assert refusal(match, 0, "put e1n0") == "DF-7.4"


def test_dwarfs_stay_between_turns() -> None:
    """DF-7.5: and no action takes them home."""
    match = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle", turned=1).dwarfs("e0n0", 0, 2).match()
    end_turn(match)
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (2, 0)
    assert words(match) == (set(match.view().seats[0].cards) - {"dragon"}) | {"put", "move", "order-off", "done"}


def test_cards_with_dwarfs_are_neither_covered_nor_dug() -> None:
    """DF-7.6: dwarfs always stand on top."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_ogre").card("e1n0", "inn_ogre", owner=1)
    layout.dwarfs("e0n0", 0, 2).dwarfs("e1n0", 1, 1)
    match = layout.match()
    assert refusal(match, 0, "inn_shop e1n0 0") == "DF-6.3"
    end_turn(match)
    assert kinds(match, "e1n0") == ["inn_ogre", "inn_ogre"]
    assert stack(match, "e1n0").cards[0].owner == 1
    assert match.view().seats[0].supply == 7


def test_dwarfs_may_stand_on_blocked_cards() -> None:
    """DF-7.7: put onto a blocked mine, and step from there onto the dragon."""
    layout = Layout(2).card("e0n0", "mine_emerald", owner=1).card("e0n0", "dragon", owner=1)
    match = layout.card("e1n0", "mine_diamond").match()
    assert stack(match, "e1n0").blocked
    match.answer(0, "put e1n0")
    match.answer(0, "move")
    assert stack(match, "e0n0").dwarfs == (1, 0)


def test_foreign_dwarfs_do_not_hinder_a_task() -> None:
    """DF-7.8: they share the card, and stay."""
    match = to_tasks(Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 2).dwarfs("e0n0", 1, 1))
    match.answer(0, "e0n0")
    assert match.view().seats[0].gems["emerald"] == 1
    assert stack(match, "e0n0").dwarfs == (0, 1)
