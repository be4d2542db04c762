"""The test vectors DF-T15 to DF-T27 of the rules of Dwar7s Fall, one position each."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, asked, end_turn, final, refusal, stack, words


def shop_and_empty_mine() -> underhall.Match:
    """No emerald in the bank; a ready shop whose goal costs one, and a ready emerald mine."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "mine_emerald")
    layout.dwarfs("e0n0", 0, 3).dwarfs("e1n0", 0, 2)
    match = layout.gems(0, gold=2, emerald=1).gems(1, emerald=7).market("TG01", "TG09", "TG10").match()
    assert match.view().bank["emerald"] == 0
    match.answer(0, "done")
    return match


def test_DF_T15_the_shop_first_fills_the_mine() -> None:
    """DF-T15, DF-8.6: the emerald that was paid is mined again."""
    match = shop_and_empty_mine()
    match.answer(0, "e0n0")
    match.answer(0, "e1n0")
    blue = match.view().seats[0]
    assert blue.goals == ("TG01",)
    assert blue.gems == {"gold": 0, "emerald": 1, "diamond": 0, "ruby": 0}
    assert blue.supply == 7


def test_DF_T15_the_mine_first_fails() -> None:
    """DF-T15, DF-8.6, DF-8.4: the mine brings nothing, the shop still sells."""
    match = shop_and_empty_mine()
    match.answer(0, "e1n0")
    assert stack(match, "e1n0").dwarfs == (0, 0)
    match.answer(0, "e0n0")
    blue = match.view().seats[0]
    assert blue.goals == ("TG01",)
    assert blue.gems == {"gold": 0, "emerald": 0, "diamond": 0, "ruby": 0}
    assert blue.supply == 7


def dragon_and_diamonds() -> underhall.Match:
    """Five dwarfs on a dragon and two on a diamond mine of the same realm."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon", owner=1).card("e1n0", "mine_diamond")
    match = layout.dwarfs("e0n0", 0, 5).dwarfs("e1n0", 0, 2).match()
    match.answer(0, "done")
    return match


def test_DF_T16_the_dragon_first_frees_the_mine() -> None:
    """DF-T16, DF-8.6, DF-9.8: trophy and diamond."""
    match = dragon_and_diamonds()
    match.answer(0, "e0n0")
    match.answer(0, "e1n0")
    blue = match.view().seats[0]
    assert blue.trophies == ("dragon",)
    assert blue.gems["diamond"] == 1
    assert blue.supply == 7


def test_DF_T16_the_diamond_first_is_lost() -> None:
    """DF-T16, DF-8.6, DF-9.8: two dwarfs home without a gem, the trophy afterwards."""
    match = dragon_and_diamonds()
    match.answer(0, "e1n0")
    assert stack(match, "e1n0").dwarfs == (0, 0)
    assert match.view().seats[0].supply == 2
    match.answer(0, "e0n0")
    blue = match.view().seats[0]
    assert blue.trophies == ("dragon",)
    assert blue.gems["diamond"] == 0


def test_DF_T17_a_ready_mine_under_a_dragon_fails() -> None:
    """DF-T17, DF-8.4: dwarfs home, no gem."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon", owner=1).card("e1n0", "mine_diamond")
    match = layout.dwarfs("e1n0", 0, 2).match()
    end_turn(match)
    assert stack(match, "e1n0").dwarfs == (0, 0)
    assert match.view().seats[0].supply == 7
    assert match.view().seats[0].gems["diamond"] == 0


def test_DF_T18_an_empty_ogre_pile_is_made_of_the_discards() -> None:
    """DF-T18, DF-8.9: four discarded ogres are shuffled, one is drawn."""
    layout = Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2).discarded("shove", "shove", "rout", "cutpurse")
    layout.ogres(1, "shove", "frogmarch", "frogmarch", "frogmarch", "cutpurse")
    match = layout.ogres(1, "turncoat", "turncoat", "changeling", "changeling").match()
    assert match.view().ogre_pile == 0
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert match.view().ogre_pile == 3
    assert match.view().ogre_discards == {}
    assert match.view(0).seats[0].known_ogres[0] in ("shove", "rout", "cutpurse")


def test_DF_T18_with_all_thirteen_in_hands_the_inn_fails() -> None:
    """DF-T18, DF-8.9, DF-8.4."""
    layout = Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2).secret(1, "SG1")
    layout.ogres(1, "shove", "shove", "shove", "rout", "frogmarch", "frogmarch", "frogmarch")
    match = layout.ogres(1, "cutpurse", "cutpurse", "turncoat", "turncoat", "changeling", "changeling").match()
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert match.view().seats[0].ogres == 0
    assert match.view().seats[0].supply == 7
    assert stack(match, "e0n0").dwarfs == (0, 0)


def test_DF_T19_five_own_and_one_foreign_dwarf_are_not_ready() -> None:
    """DF-T19, DF-9.8: on a test card with six slots nothing is ready and nobody moves."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e0n0", "dragon", owner=1)
    layout.card("e1n0", "inn_ogre").dwarfs("e1n0", 0, 2)
    match = layout.dwarfs("e0n0", 0, 5).dwarfs("e0n0", 1, 1).with_test_card("dragon", slots=6)
    match.answer(0, "done")
    assert refusal(match, 0, "e0n0") == "DF-9.8"
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    assert stack(match, "e0n0").dwarfs == (5, 1)
    assert stack(match, "e0n0").cards[0].kind == "dragon"
    assert match.view().seats[0].trophies == ()


def digging() -> underhall.Match:
    """Blue digs at e0n1. Stacks: three mines, two mines, a single card, two inns with a red dwarf."""
    layout = Layout(2).card("e0n0", "mine_emerald", turned=3).card("e0n0", "mine_diamond", turned=1)
    layout.card("e0n0", "mine_ruby", turned=2).card("e0n1", "castle").dwarfs("e0n1", 0, 2)
    layout.card("e1n0", "mine_emerald", owner=1).card("e1n0", "mine_gold", owner=1)
    layout.card("e2n0", "inn_ogre", owner=1).card("e0s1", "inn_ogre").card("e0s1", "inn_shop").dwarfs("e0s1", 1, 1)
    match = layout.match()
    match.answer(0, "done")
    match.answer(0, "e0n1")
    assert asked(match) == (0, "dig")
    return match


def test_DF_T20_the_top_card_goes_to_the_bottom() -> None:
    """DF-T20, DF-10.1: [A,B,C] becomes [B,C,A], each turned as it was."""
    match = digging()
    before = [(card.kind, card.turned) for card in stack(match, "e0n0").cards]
    assert before == [("mine_ruby", 2), ("mine_diamond", 1), ("mine_emerald", 3)]
    match.answer(0, "e0n0")
    after = [(card.kind, card.turned) for card in stack(match, "e0n0").cards]
    assert after == [("mine_diamond", 1), ("mine_emerald", 3), ("mine_ruby", 2)]


def test_DF_T20_no_digging_in_a_single_card_or_under_a_dwarf() -> None:
    """DF-T20, DF-10.1, DF-10.2."""
    match = digging()
    assert refusal(match, 0, "e2n0") == "DF-10.2"
    assert refusal(match, 0, "e0s1") == "DF-10.2"
    assert words(match) == {"e0n0", "e1n0"}


def test_DF_T21_dwarfs_dig_the_stack_they_stand_on() -> None:
    """DF-T21, DF-10.3: blue's castle on red's goes down, red's is in play."""
    layout = Layout(2).card("e0n0", "castle", owner=1).card("e0n0", "castle").dwarfs("e0n0", 0, 2)
    match = layout.match()
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert [card.owner for card in stack(match, "e0n0").cards] == [1, 0]
    assert match.view().seats[1].castle == "e0n0"
    assert match.view().seats[0].castle is None


def test_DF_T22_seven_cards_and_four_gems_lose_two_gems() -> None:
    """DF-T22, DF-12.1, DF-12.2: exactly two."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "inn_ogre").gems(0, gold=2, ruby=2)
    match = layout.match()
    match.answer(0, "done")
    assert asked(match) == (0, "discard")
    assert words(match) == {"gold", "ruby"}
    match.answer(0, "gold ruby")
    assert asked(match) == (1, "turn")
    blue = match.view().seats[0]
    assert len(blue.cards) == 7
    assert blue.gems == {"gold": 1, "emerald": 0, "diamond": 0, "ruby": 1}


def test_DF_T22_nine_cards_and_one_gem_lose_the_gem() -> None:
    """DF-T22, DF-12.1, DF-12.2: there is no choice; with the secret goal revealed nothing is asked."""
    match = Layout(2).gems(0, ruby=1).secret(0, "SG3", revealed=True).match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    assert len(match.view().seats[0].cards) == 9
    assert match.view().seats[0].gems["ruby"] == 0
    assert match.view().bank["ruby"] == 6


def third_goal(seat: int) -> underhall.Match:
    """Four players; this seat buys its third goal and ends its turn."""
    layout = Layout(4).card("e0n0", "inn_shop").dwarfs("e0n0", seat, 3).goals(seat, "TG01", "TG02")
    layout.gems(seat, gold=1, emerald=1, diamond=1).market("TG03", "TG09", "TG10")
    match = layout.turn(seat).match()
    match.answer(seat, "done")
    match.answer(seat, "e0n0")
    return match


def test_DF_T23_the_round_is_finished_after_the_third_goal() -> None:
    """DF-T23, DF-13.2: the second player has it; the third and the fourth play once more, the first does not."""
    match = third_goal(seat=1)
    assert match.view().seats[1].goals == ("TG01", "TG02", "TG03")
    assert match.view().ending
    assert asked(match) == (2, "turn")
    end_turn(match)
    assert asked(match) == (3, "turn")
    end_turn(match)
    assert match.over


def test_DF_T23_after_the_fourth_player_the_game_is_over() -> None:
    """DF-T23, DF-13.2."""
    assert third_goal(seat=3).over


def test_DF_T24_monsters_do_not_trigger_the_end() -> None:
    """DF-T24, DF-13.2, DF-9.9: two trading goals and five monsters."""
    layout = Layout(3).secret(0, "SG1").goals(0, "TG01", "TG02").trophy(0, "dragon", owner=0)
    layout.trophy(0, "dragon", owner=1).trophy(0, "dragon", owner=2).trophy(0, "giant", owner=0)
    match = layout.trophy(0, "giant", owner=1).match()
    end_turn(match)
    assert not match.view().ending
    end_turn(match)
    end_turn(match)
    assert asked(match) == (0, "turn")


def test_DF_T24_a_revealed_secret_does() -> None:
    """DF-T24, DF-13.2: two trading goals and a secret goal."""
    layout = Layout(3).secret(0, "SG3").goals(0, "TG01", "TG02")
    match = layout.trophy(0, "dragon", owner=0).trophy(0, "giant", owner=0).match()
    match.answer(0, "reveal")
    end_turn(match)
    assert match.view().ending
    end_turn(match)
    end_turn(match)
    assert match.over


def realm_points(layout: Layout) -> tuple[int, ...]:
    """What each seat's realm is worth when the game is over."""
    breakdown = final(layout).breakdown
    assert breakdown is not None
    return tuple(parts["realm"] for parts in breakdown)


def test_DF_T25_no_castle_no_realm() -> None:
    """DF-T25, DF-13.4: the castle was never played."""
    assert realm_points(Layout(2).card("e0n0", "inn_shop").card("e1n0", "mine_emerald")) == (0, 0)


def test_DF_T25_a_covered_castle_has_no_realm() -> None:
    """DF-T25, DF-13.4, DF-4.4: red's castle lies on blue's."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").card("e0n0", "castle", owner=1)
    assert realm_points(layout) == (0, 4)


@pytest.mark.parametrize(("voids", "points"), [(False, 2), (True, 0)])
def test_DF_T25_a_castle_under_a_giant(voids: bool, points: int) -> None:
    """DF-T25, DF-13.4: inn 1 and mine 1 still count, unless giant_voids_realm."""
    layout = Layout(2, giant_voids_realm=voids).card("e0n0", "castle").card("e0n0", "giant", owner=1, turned=2)
    layout.card("e1n0", "inn_ogre", turned=1).card("e0s1", "mine_emerald", turned=2)
    assert realm_points(layout) == (points, 0)


def test_DF_T26_a_shared_realm_counts_whole_for_both() -> None:
    """DF-T26, DF-4.5: nine points, for blue and for red."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "mine_emerald").card("e2n0", "inn_shop")
    layout.card("e3n0", "castle", owner=1, turned=1).card("e1s1", "mine_ruby", turned=2)
    assert realm_points(layout) == (9, 9)


def rivals() -> Layout:
    """Blue's realm from e0n0 to e2n0 and red's from e3n0 to e5n0, five points each, a wall between."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").card("e2n0", "mine_emerald", turned=1)
    layout.card("e3n0", "inn_ogre", owner=1, turned=1).card("e4n0", "inn_shop", owner=1)
    return layout.card("e5n0", "castle", owner=1, turned=1)


def test_DF_T27_the_richer_realm_breaks_a_tie() -> None:
    """DF-T27, DF-13.5: equal totals, realm 5 beats 4, whatever the dwarfs."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").card("e2n0", "mine_emerald", turned=1)
    layout.card("e3n0", "inn_shop", owner=1).card("e4n0", "castle", owner=1, turned=1).gems(1, gold=1)
    match = final(layout.dwarfs("e0n0", 1, 1))
    assert match.scores == (5, 5)
    assert match.ranking == (1, 2)


def test_DF_T27_then_the_dwarfs_on_the_board() -> None:
    """DF-T27, DF-13.5: equal totals and realms, four dwarfs beat three."""
    layout = rivals().dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2)
    layout.dwarfs("e3n0", 1, 1).dwarfs("e4n0", 1, 1).dwarfs("e5n0", 1, 1)
    match = final(layout)
    assert match.scores == (5, 5)
    assert match.ranking == (1, 2)


def test_DF_T27_then_the_victory_is_shared() -> None:
    """DF-T27, DF-13.5."""
    layout = rivals().dwarfs("e0n0", 0, 2).dwarfs("e3n0", 1, 1).dwarfs("e4n0", 1, 1)
    match = final(layout)
    assert match.scores == (5, 5)
    assert match.ranking == (1, 1)
