"""The test vectors DF-T1 to DF-T14 of the rules of Dwar7s Fall, one position each."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, asked, end_turn, final, refusal, stack, words

ORDINARY = ("castle", "mine_emerald", "mine_diamond", "mine_gold", "mine_ruby", "inn_ogre", "inn_shop")


def example_realm(dragon: bool = True) -> Layout:
    """A castle of 2 points and two mines of 2 points in one realm, with or without a dragon."""
    layout = Layout(2).secret(0, "SG1").card("e0n0", "castle")
    layout.card("e1n0", "mine_ruby", turned=1).card("e0s1", "mine_ruby", owner=1, turned=2)
    if dragon:
        layout.card("e0s1", "dragon", owner=1, turned=1)
    return layout


def test_DF_T1_the_score_example_adds_up_to_46() -> None:
    """DF-T1, DF-13.3: goals 27, monsters 9, hand 2 and 6, realm 2."""
    layout = example_realm().goals(0, "TG01", "TG04", "TG07").gems(0, gold=2, ruby=2)
    layout.trophy(0, "dragon", owner=0).trophy(0, "giant", owner=0).trophy(0, "giant", owner=1)
    match = final(layout)
    assert match.breakdown is not None
    assert match.scores is not None
    assert match.breakdown[0] == {"trading": 27, "secret": 0, "monsters": 9, "gems": 2 + 6, "realm": 2}
    assert match.scores[0] == 46


def test_DF_T2_a_dragon_in_the_realm_strikes_out_the_mines() -> None:
    """DF-T2, DF-9.7: castle 2 and two mines of 2 are worth 2 with a dragon, 6 without."""
    with_dragon, without = final(example_realm()), final(example_realm(dragon=False))
    assert with_dragon.breakdown is not None
    assert without.breakdown is not None
    assert with_dragon.breakdown[0]["realm"] == 2
    assert without.breakdown[0]["realm"] == 6


def test_DF_T3_a_diamond_mine_fails_when_the_pile_is_empty() -> None:
    """DF-T3, DF-8.4: both dwarfs go home, no card is gained."""
    layout = Layout(2).card("e0n0", "mine_diamond").dwarfs("e0n0", 1, 2).gems(0, diamond=8).turn(1)
    match = layout.match()
    match.answer(1, "done")
    assert asked(match) == (1, "task")
    match.answer(1, "done")
    red = match.view().seats[1]
    assert stack(match, "e0n0").dwarfs == (0, 0)
    assert red.supply == 7
    assert red.gems == {"gold": 0, "emerald": 0, "diamond": 0, "ruby": 0}
    assert len(red.cards) == 9


def test_DF_T4_a_card_goes_beside_another() -> None:
    """DF-T4, DF-6.2: beside."""
    match = Layout(2).card("e0n0", "mine_emerald", owner=1).match()
    match.answer(0, "mine_gold e1n0 0")
    assert [card.kind for card in stack(match, "e1n0").cards] == ["mine_gold"]


def test_DF_T4_or_onto_one_of_the_same_type() -> None:
    """DF-T4, DF-6.3: onto the same type, not onto another."""
    match = Layout(2).card("e0n0", "mine_emerald", owner=1).match()
    assert refusal(match, 0, "inn_shop e0n0 0") == "DF-6.3"
    match.answer(0, "mine_gold e0n0 0")
    assert [card.kind for card in stack(match, "e0n0").cards] == ["mine_gold", "mine_emerald"]


def test_DF_T5_five_equal_dwarfs_defeat_a_monster() -> None:
    """DF-T5, DF-9.8: five of one colour."""
    layout = Layout(2).card("e0n0", "mine_gold", owner=1).card("e0n0", "dragon", owner=1)
    match = layout.dwarfs("e0n0", 0, 5).match()
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert match.view().seats[0].trophies == ("dragon",)
    assert [card.kind for card in stack(match, "e0n0").cards] == ["mine_gold"]


def test_DF_T5_one_foreign_dwarf_prevents_it() -> None:
    """DF-T5, DF-9.8: four own and one foreign fill the five slots, and nothing happens."""
    layout = Layout(2).card("e0n0", "mine_gold", owner=1).card("e0n0", "dragon", owner=1)
    match = layout.dwarfs("e0n0", 0, 4).dwarfs("e0n0", 1, 1).match()
    assert refusal(match, 0, "put") == "DF-7.4"
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert match.view().seats[0].trophies == ()
    assert stack(match, "e0n0").cards[0].kind == "dragon"
    assert stack(match, "e0n0").dwarfs == (4, 1)


def done_task(kind: str, dwarfs: int) -> underhall.Match:
    """One card with dwarfs on it, and its task is done."""
    match = Layout(2).card("e0n0", kind).card("e1n0", "castle").dwarfs("e0n0", 0, dwarfs).match()
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert stack(match, "e0n0").dwarfs == (0, 0)
    return match


def test_DF_T6_the_shop_needs_three() -> None:
    """DF-T6, DF-8.7: with two dwarfs the shop is not ready, with three it is."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "inn_ogre").dwarfs("e1n0", 0, 2)
    layout.gems(0, gold=2, emerald=1).market("TG01", "TG09", "TG10")
    match = layout.dwarfs("e0n0", 0, 2).match()
    match.answer(0, "done")
    assert refusal(match, 0, "e0n0") == "DF-8.2"
    match = layout.dwarfs("e0n0", 0, 1).match()
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert match.view().seats[0].goals == ("TG01",)


def test_DF_T6_the_ogre_inn_brings_one_ogre() -> None:
    """DF-T6, DF-8.7."""
    assert done_task("inn_ogre", 2).view().seats[0].ogres == 1


def test_DF_T6_the_emerald_mine_brings_one_emerald() -> None:
    """DF-T6, DF-8.7."""
    gems = done_task("mine_emerald", 2).view().seats[0].gems
    assert gems == {"gold": 0, "emerald": 1, "diamond": 0, "ruby": 0}


def test_DF_T6_the_diamond_mine_brings_one_diamond() -> None:
    """DF-T6, DF-8.7."""
    gems = done_task("mine_diamond", 2).view().seats[0].gems
    assert gems == {"gold": 0, "emerald": 0, "diamond": 1, "ruby": 0}


def test_DF_T6_the_gold_mine_brings_two_gold() -> None:
    """DF-T6, DF-8.7."""
    gems = done_task("mine_gold", 2).view().seats[0].gems
    assert gems == {"gold": 2, "emerald": 0, "diamond": 0, "ruby": 0}


def test_DF_T6_the_ruby_mine_brings_one_ruby() -> None:
    """DF-T6, DF-8.7."""
    gems = done_task("mine_ruby", 3).view().seats[0].gems
    assert gems == {"gold": 0, "emerald": 0, "diamond": 0, "ruby": 1}


def test_DF_T6_the_castle_digs() -> None:
    """DF-T6, DF-8.7."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").card("e1n0", "inn_ogre")
    match = layout.dwarfs("e0n0", 0, 2).match()
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert [card.kind for card in stack(match, "e1n0").cards] == ["inn_shop", "inn_ogre"]


def test_DF_T6_the_castle_gives_its_colour_an_action() -> None:
    """DF-T6, DF-8.11: a fourth action for blue, whose castle it is, not for red."""
    match = Layout(2).card("e0n0", "castle").turn(0, used=3).match()
    match.answer(0, "put")
    match = Layout(2).card("e0n0", "castle").turn(1, used=3).match()
    assert refusal(match, 1, "put") == "DF-5.2"


def two_castles(giant: bool, turned: int = 0, used: int = 3) -> underhall.Match:
    """Blue's and red's castle side by side in one realm, perhaps with a giant on red's; blue to move."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1)
    if giant:
        layout.card("e1n0", "giant", owner=1, turned=turned)
    return layout.turn(0, used=used).match()


def test_DF_T7_a_castle_in_play_gives_four_actions() -> None:
    """DF-T7, DF-5.4: four, and no fifth."""
    match = two_castles(giant=False, used=0)
    match.answer(0, "put e0n0")
    match.answer(0, "put e1n0")
    match.answer(0, "put e0n0")
    match.answer(0, "put e1n0")
    assert refusal(match, 0, "put e0n0") == "DF-5.2"


def test_DF_T7_a_giant_on_another_castle_of_the_realm_takes_it() -> None:
    """DF-T7, DF-5.4, DF-9.6: three."""
    match = two_castles(giant=True)
    assert stack(match, "e0n0").realm == stack(match, "e1n0").realm
    assert refusal(match, 0, "put e0n0") == "DF-5.2"


def test_DF_T7_a_wall_between_gives_it_back() -> None:
    """DF-T7, DF-5.4: four, since the giant's own wall parts the realms."""
    match = two_castles(giant=True, turned=1)
    assert stack(match, "e1n0").walls == "W"
    match.answer(0, "put e0n0")
    assert refusal(match, 0, "put e0n0") == "DF-5.2"


def test_DF_T8_a_castle_laid_third_gives_a_fourth_action() -> None:
    """DF-T8, DF-5.5: one more action, a fifth is refused."""
    match = Layout(2).card("e0n0", "inn_shop").turn(0, used=2).match()
    match.answer(0, "castle e1n0 0")
    match.answer(0, "put e0n0")
    assert refusal(match, 0, "put e0n0") == "DF-5.2"


def test_DF_T8_not_if_the_castle_counts_at_the_start_of_the_turn() -> None:
    """DF-T8, DF-5.5: castle_bonus = turn_start."""
    match = Layout(2, castle_bonus="turn_start").card("e0n0", "inn_shop").turn(0, used=2).match()
    match.answer(0, "castle e1n0 0")
    assert refusal(match, 0, "put e0n0") == "DF-5.2"


@pytest.mark.parametrize("monster", ["dragon", "giant"])
def test_DF_T9_no_monster_on_an_empty_table(monster: str) -> None:
    """DF-T9, DF-6.2, DF-6.5."""
    assert refusal(Layout(2).match(), 0, monster) == "DF-6.5"


@pytest.mark.parametrize("kind", ORDINARY)
def test_DF_T9_any_other_card_may_be_the_first(kind: str) -> None:
    """DF-T9, DF-6.2."""
    match = Layout(2).match()
    match.answer(0, f"{kind} 0")
    assert stack(match, "e0n0").cards[0].kind == kind


def test_DF_T9_the_second_card_touches_the_first() -> None:
    """DF-T9, DF-6.2: an edge in common; diagonal and far are refused."""
    match = Layout(2).card("e0n0", "inn_shop").match()
    assert refusal(match, 0, "castle e1n1 0") == "DF-6.2"
    assert refusal(match, 0, "castle e2n0 0") == "DF-6.2"
    match.answer(0, "castle")
    assert words(match) == {"e0n1", "e1n0", "e0s1", "w1n0"}
    match.answer(0, "e0n1 0")
    assert stack(match, "e0n1").cards[0].kind == "castle"


def test_DF_T10_a_stack_of_three_takes_no_more() -> None:
    """DF-T10, DF-6.3: two take a third, three no fourth."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "mine_diamond", owner=1)
    match = layout.match()
    match.answer(0, "mine_gold e0n0 0")
    assert refusal(match, 0, "mine_ruby e0n0 0") == "DF-6.3"


def test_DF_T10_no_mine_on_an_inn() -> None:
    """DF-T10, DF-6.3."""
    assert refusal(Layout(2).card("e0n0", "inn_ogre").match(), 0, "mine_gold e0n0 0") == "DF-6.3"


def test_DF_T10_an_ogre_inn_on_a_shop() -> None:
    """DF-T10, DF-6.3, DF-1.4."""
    match = Layout(2).card("e0n0", "inn_shop", owner=1).match()
    match.answer(0, "inn_ogre e0n0 0")
    assert [card.kind for card in stack(match, "e0n0").cards] == ["inn_ogre", "inn_shop"]


@pytest.mark.parametrize("colour", [0, 1])
def test_DF_T10_nothing_onto_a_dwarf_of_any_colour(colour: int) -> None:
    """DF-T10, DF-6.3: not onto an own dwarf, not onto a foreign one."""
    match = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", colour, 1).match()
    assert refusal(match, 0, "inn_ogre e0n0 0") == "DF-6.3"


def test_DF_T11_a_dragon_keeps_cards_off_the_mines_of_its_realm() -> None:
    """DF-T11, DF-6.3, DF-9.5: stacking refused, extending accepted, mines of other realms free."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon").card("e1n0", "mine_diamond")
    match = layout.card("e2n0", "mine_gold", owner=1, turned=3).match()
    assert stack(match, "e1n0").realm == stack(match, "e0n0").realm
    assert stack(match, "e2n0").realm != stack(match, "e0n0").realm
    assert refusal(match, 0, "mine_ruby e1n0 0") == "DF-9.5"
    match.answer(0, "mine_ruby e0s1 180")
    assert stack(match, "e0s1").realm == stack(match, "e0n0").realm
    match.answer(0, "mine_gold e2n0 0")
    assert len(stack(match, "e2n0").cards) == 2


def walled_pair() -> Layout:
    """A at e0n0 has an east wall; B at e1n0 has no west wall; A is open to the west and the south."""
    layout = Layout(2).card("e0n0", "inn_ogre").card("e1n0", "mine_emerald")
    return layout.card("w1n0", "inn_shop").card("e0s1", "castle", owner=1, turned=3)


def test_DF_T12_one_wall_parts_two_cards() -> None:
    """DF-T12, DF-3.3: no step either way, different realms."""
    match = walled_pair().dwarfs("e0n0", 0, 1).match()
    assert (stack(match, "e0n0").walls, stack(match, "e1n0").walls) == ("E", "N")
    assert refusal(match, 0, "move e1n0") == "DF-7.2"
    assert stack(match, "e0n0").realm != stack(match, "e1n0").realm
    assert refusal(walled_pair().dwarfs("e1n0", 0, 1).match(), 0, "move") == "DF-7.2"


def test_DF_T12_unless_they_are_connected_elsewhere() -> None:
    """DF-T12, DF-3.3, DF-4.1: one realm by a way round, and still no step across the wall."""
    match = walled_pair().card("e1s1", "mine_emerald", owner=1, turned=2).dwarfs("e0n0", 0, 1).match()
    assert stack(match, "e0n0").realm == stack(match, "e1n0").realm
    assert refusal(match, 0, "move e1n0") == "DF-7.2"


def tunnel() -> Layout:
    """Mines at e0n0 and e2n0 with a card between that has walls on both sides; blue's dwarf stands on e0n0."""
    layout = Layout(2).card("e0n0", "mine_emerald", turned=1).card("e1n0", "inn_shop", turned=1)
    layout.card("e2n0", "mine_diamond").card("e0s1", "inn_ogre").card("w1n0", "mine_gold", owner=1)
    return layout.dwarfs("e0n0", 0, 1)


def test_DF_T13_a_tunnel_passes_two_walls() -> None:
    """DF-T13, DF-7.3."""
    match = tunnel().match()
    match.answer(0, "move e2n0")
    assert stack(match, "e2n0").dwarfs == (1, 0)


def test_DF_T13_not_with_a_dragon_where_it_starts() -> None:
    """DF-T13, DF-7.3: refused while a dragon is in the origin's realm."""
    match = tunnel().card("w1n0", "dragon").match()
    assert stack(match, "w1n0").realm == stack(match, "e0n0").realm
    assert refusal(match, 0, "move e2n0") == "DF-7.3"


def test_DF_T13_a_dragon_where_it_ends_does_not_matter() -> None:
    """DF-T13, DF-7.3: accepted with a dragon in the target's realm only."""
    match = tunnel().card("e3n0", "mine_ruby", owner=1).card("e3n0", "dragon").match()
    assert stack(match, "e3n0").realm == stack(match, "e2n0").realm
    match.answer(0, "move e2n0")
    assert stack(match, "e2n0").dwarfs == (1, 0)


def test_DF_T13_a_full_target_is_refused() -> None:
    """DF-T13, DF-7.3, DF-7.4."""
    assert refusal(tunnel().dwarfs("e2n0", 1, 3).match(), 0, "move e2n0") == "DF-7.4"


def test_DF_T14_three_dwarfs_on_a_mine_that_needs_two() -> None:
    """DF-T14, DF-8.3: one emerald, one dwarf stays."""
    match = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 3).match()
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert match.view().seats[0].gems["emerald"] == 1
    assert stack(match, "e0n0").dwarfs == (1, 0)
    assert asked(match) == (1, "turn")
