"""The rules of Dwar7s Fall, chapter by chapter, where the test vectors do not reach."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, asked, end_turn, final, refusal, stack, words
from underhall.core.game import ALL, Chance

KINGDOM = {
    # kind: type, walls, points, slots, need, reward
    "castle": ("castle", "NW", 2, 3, 2, {"dig": 1}),
    "mine_emerald": ("mine", "N", 1, 3, 2, {"emerald": 1}),
    "mine_diamond": ("mine", "NS", 1, 3, 2, {"diamond": 1}),
    "mine_gold": ("mine", "NE", 1, 3, 2, {"gold": 2}),
    "mine_ruby": ("mine", "NEW", 2, 4, 3, {"ruby": 1}),
    "inn_ogre": ("inn", "E", 1, 3, 2, {"ogre": 1}),
    "inn_shop": ("inn", "NS", 2, 4, 3, {"trade": 1}),
    "dragon": ("mine", "N", 0, 5, 5, {"defeat": 1}),
    "giant": ("castle", "S", 0, 5, 5, {"defeat": 1}),
}
NO_GEMS = {"gold": 0, "emerald": 0, "diamond": 0, "ruby": 0}
OGRES = {"shove": 3, "rout": 1, "frogmarch": 3, "cutpurse": 2, "turncoat": 2, "changeling": 2}


def new(players: int = 2, seed: int = 1) -> underhall.Match:
    return underhall.new("dwarfs-fall", players=players, seed=seed)


def kinds(match: underhall.Match, cell: str) -> list[str]:
    """The cards of a stack, top first."""
    return [card.kind for card in stack(match, cell).cards]


def market(match: underhall.Match) -> set[str]:
    """The trading goals that lie open."""
    return {goal.id for goal in match.view().market}


def together(match: underhall.Match, cell: str, other: str) -> bool:
    """Whether two stacks are in one realm."""
    return bool(stack(match, cell).realm == stack(match, other).realm)


def no_answer(match: underhall.Match, seat: int, words: str) -> None:
    """The words answer no question that the seat is asked."""
    with pytest.raises(underhall.UnderhallError) as caught:
        match.answer(seat, words)
    assert getattr(caught.value, "refusal", None) is None


def to_tasks(layout: Layout) -> underhall.Match:
    """The active seat has ended its actions."""
    match = layout.match()
    match.answer(layout.state["active"], "done")
    return match


def undealt(layout: Layout) -> underhall.Match:
    """A match in which the test says what is drawn."""
    match = layout.match()
    match.dealer = None
    return match


def lot(match: underhall.Match) -> Chance:
    """What is to be drawn now."""
    chance = match.pending
    assert isinstance(chance, Chance)
    return chance


def draw(match: underhall.Match, word: str) -> None:
    """Let this be drawn."""
    code = match.game.read_outcome(match.state, lot(match), word)
    assert code is not None
    match.draw(code)


def realm_points(layout: Layout, seat: int = 0) -> int:
    """What a seat's realm is worth when the game is over."""
    breakdown = final(layout).breakdown
    assert breakdown is not None
    return breakdown[seat]["realm"]


def reveals(match: underhall.Match) -> list[int]:
    """The seats that have revealed their secret goals, in the order in which the table heard of it."""
    return [event.args["player"] for event in match.events() if event.key == "df-log-reveal"]


# 1. Components


def test_two_to_four_play_in_four_colours() -> None:
    """DF-1.1: not one, not five."""
    assert [seat.colour for seat in new(2).view().seats] == ["blue", "red"]
    assert [seat.colour for seat in new(4).view().seats] == ["blue", "red", "green", "yellow"]
    with pytest.raises(underhall.BadSetup):
        new(1)
    with pytest.raises(underhall.BadSetup):
        new(5)


def test_no_dwarf_is_ever_lost() -> None:
    """DF-1.2: seven of each colour, at home or on the board, also after a task and an ogre."""
    layout = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 2).dwarfs("e0n0", 1, 1).ogres(0, "shove")
    match = layout.match()
    assert [seat.supply for seat in match.view().seats] == [5, 6]
    match.answer(0, "shove")
    assert match.view().seats[1].supply == 7
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert match.view().seats[0].supply == 7


def test_all_decks_have_the_same_nine_cards() -> None:
    """DF-1.3, DF-2.4."""
    hands = [sorted(seat.cards) for seat in new(4).view().seats]
    assert hands == [sorted(KINGDOM)] * 4


def test_stacking_looks_at_the_type() -> None:
    """DF-1.4: mines of different gems share a type, castle, inn and mine do not."""
    match = Layout(2).card("e0n0", "mine_emerald").match()
    assert refusal(match, 0, "castle e0n0 0") == "DF-6.3"
    assert refusal(match, 0, "inn_ogre e0n0 0") == "DF-6.3"
    match.answer(0, "mine_ruby e0n0 0")
    match.answer(0, "dragon 0")
    assert kinds(match, "e0n0") == ["dragon", "mine_ruby", "mine_emerald"]


def test_the_shop_is_an_inn_by_default() -> None:
    """DF-1.4: shop_is_inn = true, shop and ogre inn cover each other."""
    match = Layout(2).card("e0n0", "inn_ogre").match()
    match.answer(0, "inn_shop e0n0 0")
    assert kinds(match, "e0n0") == ["inn_shop", "inn_ogre"]


def test_the_shop_may_be_a_type_of_its_own() -> None:
    """DF-1.4: shop_is_inn = false, only a shop goes onto a shop."""
    match = Layout(2, shop_is_inn=False).card("e0n0", "inn_ogre").card("e1n0", "inn_shop", owner=1).match()
    assert refusal(match, 0, "inn_shop e0n0 0") == "DF-6.3"
    match.answer(0, "inn_shop e1n0 0")
    assert kinds(match, "e1n0") == ["inn_shop", "inn_shop"]


def test_monsters_are_kingdom_cards_in_hand() -> None:
    """DF-1.5: they are there from the start, count for the hand limit and cost an action."""
    assert {"dragon", "giant"} < set(new().view().seats[0].cards)
    layout = Layout(2).card("e0n0", "mine_gold").card("e1n0", "castle").gems(0, gold=1, ruby=2)
    match = layout.match()
    left = match.view().actions_left
    match.answer(0, "dragon 0")
    assert match.view().actions_left == left - 1
    end_turn(match)
    assert asked(match) == (1, "turn")
    keeps_it = layout.match()
    end_turn(keeps_it)
    assert asked(keeps_it) == (0, "discard")


def test_what_a_kingdom_card_carries() -> None:
    """DF-1.6, DF-8.7: type, walls, points, slots, need and reward."""
    cards = new().setup.content.kingdom
    assert {c.id: (c.type, c.walls, c.vp, c.slots, c.need, c.reward) for c in cards} == KINGDOM
    match = Layout(2).card("e0n0", "mine_gold", owner=1).match()
    laid = stack(match, "e0n0")
    assert (laid.cards[0].owner, laid.walls, laid.slots, laid.need) == (1, "NE", 3, 2)


def test_four_kinds_of_gem() -> None:
    """DF-1.7: each with a pile and points."""
    gems = new().setup.content.gems
    assert {gem: (entry.count, entry.vp) for gem, entry in gems.items()} == {
        "gold": (12, 1),
        "emerald": (8, 2),
        "diamond": (8, 2),
        "ruby": (6, 3),
    }


def test_goals_have_points_and_ogres_have_none() -> None:
    """DF-1.8: trading goals cost gems, secret goals have a condition, an ogre in hand is worth nothing."""
    content = new().setup.content
    assert all(goal.cost and goal.vp > 0 for goal in content.trading)
    assert all(goal.condition and goal.vp > 0 for goal in content.secret)
    assert final(Layout(2).ogres(0, "shove", "rout")).scores == (0, 0)


def test_what_is_in_the_box() -> None:
    """DF-1.9: 36 kingdom cards, 10 trading goals, 7 secret goals, 34 gems, 13 ogres, 28 dwarfs."""
    match = new(4)
    content, view = match.setup.content, match.view()
    assert sum(len(seat.cards) for seat in view.seats) == 36
    assert len(content.trading) == 10
    assert len(content.secret) == 7
    assert sum(view.bank.values()) == 34
    assert {ogre.id: ogre.copies for ogre in content.ogres} == OGRES
    assert view.ogre_pile == sum(OGRES.values()) == 13
    assert sum(seat.supply for seat in view.seats) == 28


# 2. Setup


def test_three_trading_goals_lie_open() -> None:
    """DF-2.1: the rest is a deck, shuffled."""
    match = new()
    assert len(market(match)) == 3
    assert match.view().goals_left == 7
    assert market(new(seed=2)) != market(match)


def test_each_player_has_one_secret_goal() -> None:
    """DF-2.2: known to its owner alone; those that were not dealt stay unseen."""
    match = new(3)
    assert len({match.view(seat).seats[seat].secret for seat in range(3)}) == 3
    assert [seat.secret for seat in match.view(0).seats][1:] == [None, None]
    assert [seat.secret for seat in match.view().seats] == [None, None, None]
    assert match.view().secrets_undealt == 4


def test_all_gems_are_in_the_bank_at_every_player_count() -> None:
    """DF-2.3: and everybody sees the piles."""
    piles = {"gold": 12, "emerald": 8, "diamond": 8, "ruby": 6}
    assert new(2).view().bank == piles
    assert new(4).view().bank == piles


def test_everybody_starts_with_nine_cards_and_seven_dwarfs() -> None:
    """DF-2.4: all nine may be played from the first turn on; other colours stay in the box."""
    match = new(3)
    assert [(len(seat.cards), seat.supply) for seat in match.view().seats] == [(9, 7)] * 3
    assert words(match) >= {kind for kind in KINGDOM if kind not in ("dragon", "giant")}


def test_nobody_starts_with_ogres() -> None:
    """DF-2.5: all thirteen lie face down."""
    match = new()
    assert [seat.ogres for seat in match.view().seats] == [0, 0]
    assert match.view().ogre_pile == 13
    assert match.view().ogre_discards == {}


def test_the_table_is_empty() -> None:
    """DF-2.6."""
    assert new().view().stacks == ()


def test_play_goes_round_from_the_first_player() -> None:
    """DF-2.7: the first player is fixed and defines the round."""
    match = new(3)
    assert (match.view().round, asked(match)) == (1, (0, "turn"))
    end_turn(match)
    assert (match.view().round, asked(match)) == (1, (1, "turn"))
    end_turn(match)
    assert (match.view().round, asked(match)) == (1, (2, "turn"))
    end_turn(match)
    assert (match.view().round, asked(match)) == (2, (0, "turn"))


# 3. Board, adjacency, walls


def test_a_corner_is_no_edge() -> None:
    """DF-3.1: no step to a card that touches only by a corner, though both are in one realm."""
    layout = Layout(2).card("e0n0", "inn_shop", turned=1).card("e0n1", "castle").card("e0s1", "inn_ogre")
    match = layout.card("e1n1", "castle", owner=1, turned=1).dwarfs("e0n0", 0, 1).match()
    assert together(match, "e0n0", "e1n1")
    assert refusal(match, 0, "move e1n1") == "DF-7.2"
    match.answer(0, "move e0n1")
    assert stack(match, "e0n1").dwarfs == (1, 0)


def test_no_question_is_answered_with_an_empty_cell() -> None:
    """DF-3.1: a dwarf stands on cards."""
    match = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle").match()
    assert refusal(match, 0, "put e2n0") == "DF-3.1"


def test_a_card_is_turned_clockwise() -> None:
    """DF-3.2: walls N and W become N and E by a quarter turn, also when stacking."""
    match = Layout(2).card("e0n0", "castle", owner=1).match()
    match.answer(0, "castle e0n0 90")
    assert stack(match, "e0n0").walls == "NE"
    match.answer(0, "inn_ogre e1n0 180")
    assert stack(match, "e1n0").walls == "W"
    match.answer(0, "mine_ruby e0s1 270")
    assert stack(match, "e0s1").walls == "NSW"


def test_turns_that_look_alike_have_one_name() -> None:
    """DF-3.2: a card with walls N and S lies in two ways only."""
    match = Layout(2).card("e0n0", "castle").match()
    assert refusal(match, 0, "mine_diamond e1n0 180") == "DF-3.2"
    match.answer(0, "mine_diamond e1n0")
    assert words(match) == {"0", "90"}


@pytest.mark.parametrize(
    ("west", "east", "is_open"),
    [(1, 1, True), (0, 1, False), (1, 2, False), (0, 2, False)],
    ids=["no wall", "wall of the western card", "wall of the eastern card", "back to back"],
)
def test_either_wall_closes_a_border(west: int, east: int, is_open: bool) -> None:
    """DF-3.3: one wall is enough, two are no more than one."""
    layout = Layout(2).card("e0n0", "inn_ogre", turned=west).card("e1n0", "inn_ogre", owner=1, turned=east)
    match = layout.dwarfs("e0n0", 0, 1).match()
    assert together(match, "e0n0", "e1n0") == is_open
    assert ("move" in words(match)) == is_open


def test_walls_need_not_match() -> None:
    """DF-3.4: a card may be laid any way round beside a wall and beside an open edge."""
    match = Layout(2).card("e0n0", "inn_ogre").match()
    match.answer(0, "castle e1n0")
    assert words(match) == {"0", "90", "180", "270"}
    match.undo(0)
    match.answer(0, "castle w1n0")
    assert words(match) == {"0", "90", "180", "270"}


def test_covered_walls_are_gone() -> None:
    """DF-3.5: a shop on an ogre inn opens its border."""
    match = Layout(2).card("e0n0", "inn_ogre").card("e1n0", "mine_emerald").match()
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "inn_shop e0n0 0")
    assert together(match, "e0n0", "e1n0")


def test_a_monster_has_walls() -> None:
    """DF-3.5: a dragon with its wall to the east closes the border."""
    match = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop").match()
    assert together(match, "e0n0", "e1n0")
    match.answer(0, "dragon 90")
    assert not together(match, "e0n0", "e1n0")


# 4. Realms


def test_realms_are_what_open_borders_connect() -> None:
    """DF-4.1: whatever the colours; every stack is in exactly one."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop", owner=1)
    match = layout.card("e2n0", "inn_ogre", turned=2).card("e3n0", "mine_emerald", owner=1).match()
    assert together(match, "e0n0", "e1n0")
    assert not together(match, "e1n0", "e2n0")
    assert together(match, "e2n0", "e3n0")


def open_realm(**options: bool) -> Layout:
    """Castle and ruby mine, closed but for the castle's southern edge, which faces an empty cell."""
    return Layout(2, **options).card("e0n0", "castle").card("e1n0", "mine_ruby", turned=1)


def test_a_realm_need_not_be_closed() -> None:
    """DF-4.2: realm_must_be_closed = false."""
    assert realm_points(open_realm()) == 4
    assert realm_points(open_realm().card("e0s1", "mine_emerald")) == 4


def test_a_realm_may_have_to_be_closed_to_score() -> None:
    """DF-4.2: realm_must_be_closed = true; a neighbour's wall closes it."""
    assert realm_points(open_realm(realm_must_be_closed=True)) == 0
    assert realm_points(open_realm(realm_must_be_closed=True).card("e0s1", "mine_emerald")) == 4


def test_an_open_realm_blocks_all_the_same() -> None:
    """DF-4.2: realm_must_be_closed = true is about points, also those that a secret goal counts, and nothing else."""
    layout = Layout(2, realm_must_be_closed=True).card("e0n0", "mine_emerald").card("e0n0", "dragon")
    match = layout.card("e1n0", "mine_diamond").match()
    assert refusal(match, 0, "mine_ruby e1n0 0") == "DF-9.5"


def rich_crown(**options: bool) -> underhall.Match:
    """Blue's secret goal is a realm of ten points; it has one, with open edges."""
    layout = Layout(2, **options).secret(0, "SG2").card("e0n0", "castle").card("e1n0", "inn_shop")
    layout.card("e2n0", "inn_shop", owner=1).card("e3n0", "mine_emerald").card("e3s1", "mine_ruby", turned=2)
    return layout.card("e4n0", "mine_emerald", owner=1).match()


def test_an_open_realm_and_a_secret_goal_about_its_points() -> None:
    """DF-4.2, DF-13.1: realm_must_be_closed = false and true."""
    assert "reveal" in words(rich_crown())
    assert refusal(rich_crown(realm_must_be_closed=True), 0, "reveal") == "DF-13.1"


def test_the_realm_with_my_castle_is_mine() -> None:
    """DF-4.3: cards of all colours in it count, own cards elsewhere do not."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop", owner=1)
    layout.card("e2n0", "inn_ogre", turned=2).card("e3n0", "mine_emerald")
    assert realm_points(layout) == 2 + 2


def test_a_castle_under_a_giant_is_in_play() -> None:
    """DF-4.4: but it gives no action."""
    match = Layout(2).card("e0n0", "castle").card("e0n0", "giant", owner=1).match()
    assert match.view().seats[0].castle == "e0n0"
    assert match.view().actions_left == 3


def test_a_castle_under_a_castle_is_not() -> None:
    """DF-4.4: until it is uncovered."""
    layout = Layout(2).card("e0n0", "castle").card("e0n0", "castle", owner=1).card("e1n0", "inn_ogre")
    match = layout.dwarfs("e0n0", 1, 2).turn(1).match()
    assert match.view().seats[0].castle is None
    match.answer(1, "done")
    match.answer(1, "e0n0")
    assert match.view().seats[0].castle == "e0n0"
    assert match.view().actions_left == 4


def test_two_castles_in_one_realm_have_it_whole() -> None:
    """DF-4.5: each owner counts all cards, the other's castle included."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1)
    match = layout.match()
    assert [seat.realm_vp for seat in match.view().seats] == [4, 4]
    assert [seat.bonus for seat in match.view().seats] == [True, True]


def test_stacking_splits_and_merges_realms_at_once() -> None:
    """DF-4.6: an inn between two mines is covered twice."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop").card("e2n0", "mine_diamond")
    match = layout.match()
    assert together(match, "e0n0", "e2n0")
    match.answer(0, "inn_ogre e1n0 0")
    assert not together(match, "e0n0", "e2n0")
    end_turn(match)
    match.answer(1, "inn_ogre e1n0 90")
    assert together(match, "e0n0", "e2n0")


def test_a_card_beside_two_realms_merges_them() -> None:
    """DF-4.6, DF-6.2: by extending."""
    layout = Layout(2).card("e0n0", "inn_ogre").card("e1n0", "mine_emerald").card("e0s1", "castle", owner=1, turned=3)
    match = layout.match()
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "mine_gold e1s1 90")
    assert together(match, "e0n0", "e1n0")


def test_a_defeated_monster_takes_its_walls_along() -> None:
    """DF-4.6, DF-9.8: the card below lies as it lay, and the realms merge."""
    layout = Layout(2).card("e0n0", "mine_gold", turned=3).card("e1n0", "inn_shop")
    layout.card("e0n0", "dragon", turned=1).dwarfs("e0n0", 0, 5)
    match = to_tasks(layout)
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "e0n0")
    assert (stack(match, "e0n0").cards[0].turned, stack(match, "e0n0").walls) == (3, "NW")
    assert together(match, "e0n0", "e1n0")


# 5. The turn


def test_a_turn_is_actions_then_tasks_then_the_hand_limit() -> None:
    """DF-5.1: in this order, and never back."""
    match = Layout(2).card("e0n0", "mine_gold").dwarfs("e0n0", 0, 2).gems(0, ruby=1).match()
    assert (asked(match), match.view().phase) == ((0, "turn"), "actions")
    match.answer(0, "done")
    assert (asked(match), match.view().phase) == ((0, "task"), "tasks")
    no_answer(match, 0, "put")
    match.answer(0, "e0n0")
    assert (asked(match), match.view().phase) == ((0, "discard"), "discard")
    no_answer(match, 0, "e0n0")
    match.answer(0, "gold")
    match.answer(0, "ruby")
    assert asked(match) == (1, "turn")


def test_three_actions_in_any_mix() -> None:
    """DF-5.2: a dwarf, a step, another dwarf; then nothing more."""
    match = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "inn_shop").match()
    match.answer(0, "put e0n0")
    match.answer(0, "move")
    assert stack(match, "e1n0").dwarfs == (1, 0)
    match.answer(0, "put e0n0")
    assert refusal(match, 0, "put e0n0") == "DF-5.2"
    assert refusal(match, 0, "move") == "DF-5.2"
    assert refusal(match, 0, "castle e0n1 0") == "DF-5.2"


def test_three_cards_in_one_turn() -> None:
    """DF-5.2: repeats are allowed."""
    match = new()
    match.answer(0, "inn_shop 0")
    match.answer(0, "inn_ogre e1n0 0")
    match.answer(0, "mine_gold e2n0 0")
    assert refusal(match, 0, "mine_ruby e3n0 0") == "DF-5.2"


def test_actions_may_be_left_and_are_lost() -> None:
    """DF-5.3: nobody has to do anything, and nothing is saved up."""
    match = new()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    match.answer(1, "done")
    assert asked(match) == (0, "turn")
    assert match.view().actions_left == 3


def test_the_bonus_needs_no_dwarf() -> None:
    """DF-5.4: and the castle's owner has it wherever the castle lies."""
    layout = Layout(2).card("e0n0", "inn_shop", owner=1).card("e1n0", "castle")
    assert layout.match().view().actions_left == 4
    assert layout.turn(1).match().view().actions_left == 3


def test_a_castle_lost_as_third_action_gives_no_fourth() -> None:
    """DF-5.5: castle_bonus = live is tested before each action."""
    match = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").turn(0, used=2).match()
    match.answer(0, "giant 0")
    assert refusal(match, 0, "put e1n0") == "DF-5.2"


def test_a_castle_lost_after_the_fourth_action_changes_nothing() -> None:
    """DF-5.5: losing the bonus after use has no effect."""
    match = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").turn(0, used=3).match()
    match.answer(0, "giant 0")
    assert asked(match) == (0, "turn")
    assert match.view().actions_left == 0


def test_the_bonus_may_be_fixed_at_the_start_of_the_turn() -> None:
    """DF-5.5: castle_bonus = turn_start; a castle laid now counts from the next turn on, one lost now counts still."""
    match = Layout(2, castle_bonus="turn_start").card("e0n0", "inn_shop").match()
    match.answer(0, "castle e1n0 0")
    assert match.view().actions_left == 2
    end_turn(match)
    end_turn(match)
    assert match.view().actions_left == 4
    match.answer(0, "giant 0")
    assert match.view().actions_left == 3


# 6. Placing a kingdom card


def test_placing_a_card_costs_an_action_and_the_card() -> None:
    """DF-6.1: it is public and never comes back to hand."""
    match = new()
    match.answer(0, "castle 0")
    match.undo(0)
    match.answer(0, "inn_shop 0")
    assert match.view().actions_left == 2
    assert "inn_shop" not in match.view(1).seats[0].cards
    assert kinds(match, "e0n0") == ["inn_shop"]
    assert refusal(match, 0, "inn_shop e1n0 0") == "DF-6.1"


def test_a_new_card_need_not_touch_own_cards() -> None:
    """DF-6.2: beside any card."""
    match = Layout(2).card("e0n0", "castle", owner=1).match()
    match.answer(0, "inn_shop e0s1 0")
    assert kinds(match, "e0s1") == ["inn_shop"]


def test_a_dwarf_that_has_left_is_no_hindrance() -> None:
    """DF-6.3: what counts is who stands there now."""
    match = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle", turned=1).dwarfs("e0n0", 0, 1).match()
    assert refusal(match, 0, "inn_ogre e0n0 0") == "DF-6.3"
    match.answer(0, "move")
    match.answer(0, "inn_ogre e0n0 0")
    assert kinds(match, "e0n0") == ["inn_ogre", "inn_shop"]


def test_a_castle_goes_onto_a_foreign_castle() -> None:
    """DF-6.4: whose card it is does not matter."""
    match = Layout(2).card("e0n0", "castle", owner=1).match()
    match.answer(0, "castle e0n0 0")
    assert [card.owner for card in stack(match, "e0n0").cards] == [0, 1]
    assert match.view().seats[1].castle is None


def test_monsters_lie_on_their_own_type_only() -> None:
    """DF-6.5, DF-9.2: a giant on any castle, a dragon on any mine, never on an empty cell."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1)
    match = layout.card("e0s1", "mine_gold").card("e1s1", "mine_emerald", owner=1).match()
    assert refusal(match, 0, "giant e0s1 0") == "DF-6.3"
    assert refusal(match, 0, "dragon e0n0 0") == "DF-6.3"
    assert refusal(match, 0, "giant e2n0 0") == "DF-6.5"
    match.answer(0, "dragon")
    assert words(match) == {"e0s1", "e1s1"}
    match.undo(0)
    match.answer(0, "giant")
    assert words(match) == {"e0n0", "e1n0"}


def test_a_monster_finds_no_stack() -> None:
    """DF-6.5: without a castle on the table a giant cannot be played."""
    assert refusal(Layout(2).card("e0n0", "mine_gold").match(), 0, "giant") == "DF-6.5"


def test_a_monster_counts_as_a_level() -> None:
    """DF-6.6: the third card of a stack may be a dragon, the fourth may not."""
    layout = Layout(2).card("e0n0", "mine_gold").card("e0n0", "mine_ruby").card("e1n0", "inn_shop", turned=1)
    layout.card("e2n0", "mine_gold", owner=1)
    match = layout.match()
    match.answer(0, "dragon e0n0 0")
    assert kinds(match, "e0n0") == ["dragon", "mine_ruby", "mine_gold"]
    layout.card("e3n0", "mine_ruby", owner=1).card("e0n0", "mine_diamond")
    assert refusal(layout.match(), 0, "dragon e0n0 0") == "DF-6.3"


def test_cards_left_in_hand_are_worth_nothing() -> None:
    """DF-6.7, DF-13.3."""
    assert final(Layout(2)).scores == (0, 0)


# 7. Dwarfs


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


# 8. Tasks


def test_only_the_dwarfs_of_the_active_player_count() -> None:
    """DF-8.1: red's two are not ready in blue's turn; blue's one is not enough."""
    match = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 1).dwarfs("e0n0", 1, 2).match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    assert stack(match, "e0n0").dwarfs == (1, 2)


def test_tasks_are_done_in_any_order_or_not_at_all() -> None:
    """DF-8.1: the second card first, the first one left."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "mine_diamond")
    match = to_tasks(layout.dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2))
    assert words(match) == {"e0n0", "e1n0", "done"}
    match.answer(0, "e1n0")
    match.answer(0, "done")
    assert match.view().seats[0].gems == {**NO_GEMS, "diamond": 1}
    assert stack(match, "e0n0").dwarfs == (2, 0)


def test_exactly_the_needed_dwarfs_return() -> None:
    """DF-8.2: three of four on a ruby mine."""
    match = to_tasks(Layout(2).card("e0n0", "mine_ruby").dwarfs("e0n0", 0, 4))
    match.answer(0, "e0n0")
    assert stack(match, "e0n0").dwarfs == (1, 0)
    assert match.view().seats[0].supply == 6
    assert match.view().seats[0].gems["ruby"] == 1


def test_a_card_without_enough_dwarfs_is_not_ready() -> None:
    """DF-8.2: one dwarf on a mine that needs two."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "mine_diamond")
    match = to_tasks(layout.dwarfs("e0n0", 0, 1).dwarfs("e1n0", 0, 2))
    assert refusal(match, 0, "e0n0") == "DF-8.2"


def test_twice_the_dwarfs_do_the_task_twice() -> None:
    """DF-8.3: four on a test card with four slots that needs two."""
    layout = Layout(2).card("e0n0", "mine_emerald").card("e1n0", "castle").dwarfs("e0n0", 0, 4)
    match = layout.with_test_card("mine_emerald", slots=4)
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert asked(match) == (0, "task")
    match.answer(0, "e0n0")
    assert match.view().seats[0].gems["emerald"] == 2
    assert match.view().seats[0].supply == 7


def test_a_castle_without_anything_to_dig_fails() -> None:
    """DF-8.4: both guards go home."""
    match = Layout(2).card("e0n0", "castle").card("e1n0", "inn_shop").dwarfs("e0n0", 0, 2).match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (0, 0)
    assert match.view().seats[0].supply == 7


def test_a_shop_without_an_affordable_goal_fails() -> None:
    """DF-8.4: the dwarfs go home, the gems stay."""
    layout = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", 0, 3).gems(0, gold=1).market("TG01", "TG02", "TG10")
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert match.view().seats[0].supply == 7
    assert match.view().seats[0].goals == ()
    assert match.view().seats[0].gems["gold"] == 1


def test_a_possible_task_may_be_left() -> None:
    """DF-8.5: the dwarfs stay."""
    match = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 2).match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (2, 0)
    assert match.view().seats[0].gems == NO_GEMS


def test_an_impossible_task_fails_at_the_end_of_the_turn() -> None:
    """DF-8.5: failed_tasks = automatic; only the needed dwarfs go."""
    match = Layout(2).card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 3).gems(1, emerald=8).match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (1, 0)


def test_an_impossible_task_may_be_left_by_option() -> None:
    """DF-8.5: failed_tasks = optional; the dwarfs stay, or fail if their player says so."""
    layout = Layout(2, failed_tasks="optional").card("e0n0", "mine_emerald").dwarfs("e0n0", 0, 2)
    layout.gems(1, emerald=8)
    match = layout.match()
    end_turn(match)
    assert stack(match, "e0n0").dwarfs == (2, 0)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert stack(match, "e0n0").dwarfs == (0, 0)


def two_doomed_tasks() -> underhall.Match:
    """Blue's castle finds nothing to dig while blue's other dwarfs stand on a stack whose gems have run out."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "mine_gold").card("e1n0", "mine_emerald")
    return to_tasks(layout.dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2).gems(1, emerald=8))


def test_impossible_tasks_are_judged_together() -> None:
    """DF-8.5: one failing at the end of the turn does not save the other."""
    match = two_doomed_tasks()
    match.answer(0, "done")
    assert match.view().seats[0].supply == 7
    assert kinds(match, "e1n0") == ["mine_emerald", "mine_gold"]


def test_a_task_may_be_let_fail_earlier() -> None:
    """DF-8.5, DF-8.6: then the castle has something to dig."""
    match = two_doomed_tasks()
    match.answer(0, "e1n0")
    match.answer(0, "e0n0")
    assert kinds(match, "e1n0") == ["mine_gold", "mine_emerald"]


def test_digging_first_frees_a_mine() -> None:
    """DF-8.6: the dug inn has a wall that shuts the dragon out."""
    layout = Layout(2).card("e0n0", "mine_emerald", owner=1).card("e0n0", "dragon", owner=1)
    layout.card("e1n0", "inn_ogre").card("e1n0", "inn_shop").card("e2n0", "mine_diamond").card("e1s1", "castle")
    match = to_tasks(layout.dwarfs("e2n0", 0, 2).dwarfs("e1s1", 0, 2))
    assert stack(match, "e2n0").blocked
    match.answer(0, "e1s1")
    assert not stack(match, "e2n0").blocked
    match.answer(0, "e2n0")
    assert match.view().seats[0].gems["diamond"] == 1


@pytest.mark.parametrize(
    ("kind", "need"),
    [("castle", 2), ("inn_ogre", 2), ("inn_shop", 3), ("mine_emerald", 2), ("mine_diamond", 2), ("mine_gold", 2),
     ("mine_ruby", 3)],
)  # fmt: skip
def test_how_many_dwarfs_a_card_needs(kind: str, need: int) -> None:
    """DF-8.7: one fewer and the card is not ready."""
    match = Layout(2).card("e0n0", kind).dwarfs("e0n0", 0, need - 1).match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    match = to_tasks(Layout(2).card("e0n0", kind).dwarfs("e0n0", 0, need))
    assert "e0n0" in words(match)


def last_gold(**options: bool) -> underhall.Match:
    """One gold in the bank; blue's gold mine is worked."""
    layout = Layout(2, **options).card("e0n0", "mine_gold").dwarfs("e0n0", 0, 2).gems(1, gold=11)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    return match


def test_one_gold_left_is_taken() -> None:
    """DF-8.8: partial_gold = true."""
    match = last_gold()
    assert match.view().seats[0].gems["gold"] == 1
    assert match.view().bank["gold"] == 0


def test_one_gold_left_may_be_too_little() -> None:
    """DF-8.8: partial_gold = false."""
    match = last_gold(partial_gold=False)
    assert match.view().seats[0].gems["gold"] == 0
    assert match.view().bank["gold"] == 1
    assert match.view().seats[0].supply == 7


def test_without_gold_the_mine_fails() -> None:
    """DF-8.8: with none left nothing is gained."""
    match = to_tasks(Layout(2).card("e0n0", "mine_gold").dwarfs("e0n0", 0, 2).gems(1, gold=12))
    match.answer(0, "e0n0")
    assert match.view().seats[0].gems["gold"] == 0
    assert match.view().seats[0].supply == 7


def test_an_ogre_is_drawn_from_the_pile() -> None:
    """DF-8.9: by the inn's task alone; its owner sees which."""
    match = to_tasks(Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2))
    match.answer(0, "e0n0")
    assert match.view().ogre_pile == 12
    assert len(match.view(0).seats[0].known_ogres) == 1
    assert match.view(1).seats[0].known_ogres == ()
    assert match.view(1).seats[0].ogres == 1


def test_a_goal_is_bought_for_exactly_its_gems() -> None:
    """DF-8.10: the gems go to the bank, the goal lies open, the gap is filled at once."""
    layout = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", 0, 3)
    match = to_tasks(layout.gems(0, gold=2, emerald=1, diamond=1).market("TG01", "TG02", "TG10"))
    match.answer(0, "e0n0")
    assert asked(match) == (0, "goal")
    assert words(match) == {"TG01", "TG02"}
    assert refusal(match, 0, "TG10") == "DF-8.10"
    assert refusal(match, 0, "TG03") == "DF-8.10"
    match.answer(0, "TG02")
    view = match.view()
    assert view.seats[0].goals == ("TG02",)
    assert view.seats[0].gems == {**NO_GEMS, "emerald": 1}
    assert (view.bank["gold"], view.bank["diamond"]) == (12, 8)
    assert len(market(match)) == 3
    assert {"TG01", "TG10"} < market(match)
    assert view.goals_left == 6


def test_without_a_deck_the_gap_stays() -> None:
    """DF-8.10: no refill."""
    layout = Layout(2).goals(1, "TG04", "TG05", "TG06", "TG07", "TG08", "TG09", "TG03")
    layout.card("e0n0", "inn_shop").dwarfs("e0n0", 0, 3).gems(0, gold=2, emerald=1)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert match.view().seats[0].goals == ("TG01",)
    assert market(match) == {"TG02", "TG10"}


def test_gems_mined_this_turn_may_be_spent() -> None:
    """DF-8.10: two gold from the mine pay for the goal."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "mine_gold").dwarfs("e0n0", 0, 3).dwarfs("e1n0", 0, 2)
    match = to_tasks(layout.gems(0, emerald=1).market("TG01", "TG09", "TG10"))
    match.answer(0, "e1n0")
    match.answer(0, "e0n0")
    assert match.view().seats[0].goals == ("TG01",)
    assert match.view().seats[0].gems == NO_GEMS


def test_foreign_cards_are_used_freely() -> None:
    """DF-8.11: blue digs with red's castle in red's realm; the action stays red's."""
    layout = (
        Layout(2).card("e0n0", "castle", owner=1).card("e1n0", "inn_ogre", owner=1).card("e1n0", "inn_shop", owner=1)
    )
    layout.dwarfs("e0n0", 0, 2)
    match = layout.match()
    assert match.view().actions_left == 3
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert kinds(match, "e1n0") == ["inn_ogre", "inn_shop"]
    assert match.view().actions_left == 4


# 9. Monsters


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


# 10. Digging


def test_two_cards_change_places() -> None:
    """DF-10.1: the only stack that can be dug is dug, without a question."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "mine_gold", turned=2).card("e1n0", "mine_ruby", turned=1)
    match = to_tasks(layout.dwarfs("e0n0", 0, 2))
    match.answer(0, "e0n0")
    assert [(card.kind, card.turned) for card in stack(match, "e1n0").cards] == [("mine_gold", 2), ("mine_ruby", 1)]


def near_and_far(**options: str) -> Layout:
    """Blue's castle with a stack in its realm and one behind a wall."""
    layout = Layout(2, **options).card("e0n0", "castle").card("e1n0", "inn_ogre").card("e1n0", "inn_shop")
    layout.card("e0s1", "mine_gold", owner=1).card("e0s1", "mine_emerald", owner=1).card("e2n0", "inn_ogre", owner=1)
    return layout.card("e1s1", "mine_gold").card("e1s1", "mine_ruby", turned=2).dwarfs("e0n0", 0, 2)


def test_digging_reaches_anywhere() -> None:
    """DF-10.2: dig_range = anywhere; any realm, type and colour."""
    match = to_tasks(near_and_far())
    match.answer(0, "e0n0")
    assert not together(match, "e0n0", "e0s1")
    assert words(match) == {"e1n0", "e0s1", "e1s1"}


def test_digging_may_be_kept_to_the_own_realm() -> None:
    """DF-10.2: dig_range = own_realm."""
    match = to_tasks(near_and_far(dig_range="own_realm"))
    match.answer(0, "e0n0")
    assert kinds(match, "e1n0") == ["inn_ogre", "inn_shop"]
    assert kinds(match, "e0s1") == ["mine_emerald", "mine_gold"]


def test_a_third_dwarf_keeps_the_castle_where_it_is() -> None:
    """DF-10.3: the own stack can be dug only if it is then empty of dwarfs."""
    layout = Layout(2).card("e0n0", "castle", owner=1).card("e0n0", "castle").dwarfs("e0n0", 0, 2).dwarfs("e0n0", 1, 1)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert [card.owner for card in stack(match, "e0n0").cards] == [0, 1]
    assert stack(match, "e0n0").dwarfs == (0, 1)


def test_a_castle_in_a_giants_scope_cannot_dig() -> None:
    """DF-10.4: the dwarfs go home and nothing is dug."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "castle", owner=1, turned=1).card("e1n0", "giant", owner=1)
    layout.card("e0s1", "inn_ogre").card("e0s1", "inn_shop").dwarfs("e0n0", 0, 2)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert kinds(match, "e0s1") == ["inn_shop", "inn_ogre"]
    assert match.view().seats[0].supply == 7


def test_a_castle_dug_up_gives_its_action_from_the_next_turn_on() -> None:
    """DF-10.5: the bonus is there at once, but the actions are over."""
    layout = Layout(3).card("e0n0", "castle").card("e0n0", "castle", owner=1).card("e1n0", "castle", owner=2, turned=1)
    layout.card("e2n0", "mine_emerald").dwarfs("e1n0", 0, 2).dwarfs("e2n0", 0, 2)
    match = to_tasks(layout)
    match.answer(0, "e1n0")
    assert asked(match) == (0, "task")
    assert match.view().seats[0].bonus
    assert not match.view().seats[1].bonus
    no_answer(match, 0, "put")


# 11. Ogres


def crowd() -> Layout:
    """Blue and red on two inns with a wall between; blue's castle to the west."""
    layout = Layout(3).card("e0n0", "inn_ogre").card("e1n0", "inn_shop").card("w1n0", "castle")
    return layout.dwarfs("e0n0", 0, 1).dwarfs("e0n0", 1, 2).dwarfs("e1n0", 1, 1).dwarfs("e1n0", 2, 2)


def test_ogres_are_free_and_any_number() -> None:
    """DF-11.1: also after the last action."""
    match = crowd().ogres(0, "shove", "rout").turn(0, used=4).match()
    assert refusal(match, 0, "put w1n0") == "DF-5.2"
    match.answer(0, "shove e0n0-red")
    match.answer(0, "rout e1n0-green")
    assert match.view().seats[0].ogres == 0
    assert stack(match, "e0n0").dwarfs == (1, 1, 0)
    assert stack(match, "e1n0").dwarfs == (0, 1, 0)


def test_ogres_are_played_before_the_first_action() -> None:
    """DF-11.1: and cost none."""
    match = crowd().ogres(0, "shove").match()
    match.answer(0, "shove e0n0-red")
    assert match.view().actions_left == 4


def test_no_ogre_among_the_tasks_or_in_another_turn() -> None:
    """DF-11.1: only on the own turn, only before the first task."""
    match = crowd().dwarfs("w1n0", 0, 2).ogres(0, "shove").ogres(1, "shove").match()
    with pytest.raises(underhall.NotAsked):
        match.answer(1, "shove e0n0-blue")
    match.answer(0, "done")
    assert asked(match) == (0, "task")
    no_answer(match, 0, "shove e0n0-red")


def test_a_drawn_ogre_waits_for_the_next_turn() -> None:
    """DF-11.2: it comes after the actions."""
    layout = Layout(2).card("e0n0", "inn_ogre").card("e1n0", "mine_emerald").dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2)
    match = undealt(layout.dwarfs("e1n0", 1, 1))
    match.answer(0, "done")
    match.answer(0, "e0n0")
    draw(match, "shove")
    assert asked(match) == (0, "task")
    no_answer(match, 0, "shove")
    end_turn(match)
    end_turn(match)
    assert "shove" in words(match)


def test_a_played_ogre_lies_open() -> None:
    """DF-11.3: on the discard pile."""
    match = crowd().ogres(0, "shove").match()
    match.answer(0, "shove e0n0-red")
    assert match.view().ogre_discards == {"shove": 1}
    assert match.view().seats[1].supply == 5


def test_an_ogre_takes_a_place_in_hand() -> None:
    """DF-11.4: nine cards and one ogre are too many; an ogre that is not held cannot be played."""
    match = Layout(2).ogres(0, "shove").match()
    assert refusal(match, 0, "rout") == "DF-11.4"
    end_turn(match)
    match.answer(0, "shove")
    assert match.view().seats[0].ogres == 0
    assert match.view().ogre_discards == {"shove": 1}


def test_an_ogre_needs_a_target() -> None:
    """DF-11.5: none for anybody on a table with own dwarfs only, no foreign gems, no foreign ogres."""
    layout = Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 1)
    match = layout.ogres(0, "shove", "rout", "frogmarch", "cutpurse", "turncoat", "changeling").match()
    assert refusal(match, 0, "shove") == "DF-11.5"
    assert refusal(match, 0, "rout") == "DF-11.5"
    assert refusal(match, 0, "frogmarch") == "DF-11.5"
    assert refusal(match, 0, "cutpurse") == "DF-11.5"
    assert refusal(match, 0, "turncoat") == "DF-11.5"
    assert refusal(match, 0, "changeling") == "DF-11.5"


def test_shove_sends_one_foreign_dwarf_home() -> None:
    """DF-11.3, DF-11.5: without a reward; never an own one."""
    match = crowd().ogres(0, "shove").match()
    assert refusal(match, 0, "shove e0n0-blue") == "DF-11.3"
    assert refusal(match, 0, "shove e0n0-green") == "DF-11.3"
    assert refusal(match, 0, "shove e0n0-yellow") == "DF-1.1"
    match.answer(0, "shove e0n0-red")
    assert stack(match, "e0n0").dwarfs == (1, 1, 0)
    assert match.view().seats[1].supply == 5
    assert match.view().seats[1].ogres == 0


def test_rout_sends_a_whole_colour_home_from_one_card() -> None:
    """DF-11.3: another colour than one's own; its dwarfs elsewhere stay."""
    match = crowd().ogres(0, "rout").match()
    assert refusal(match, 0, "rout e0n0-blue") == "DF-11.3"
    match.answer(0, "rout e0n0-red")
    assert stack(match, "e0n0").dwarfs == (1, 0, 0)
    assert stack(match, "e1n0").dwarfs == (0, 1, 2)
    assert match.view().seats[1].supply == 6


def test_frogmarch_moves_a_dwarf_through_a_wall() -> None:
    """DF-11.3, DF-11.5: any colour, to an adjacent card, whatever the walls."""
    match = crowd().ogres(0, "frogmarch").match()
    assert not together(match, "e0n0", "e1n0")
    match.answer(0, "frogmarch e0n0-red e1n0")
    assert stack(match, "e0n0").dwarfs == (1, 1, 0)
    assert stack(match, "e1n0").dwarfs == (0, 2, 2)
    assert match.view().actions_left == 4


def test_frogmarch_moves_own_dwarfs_too() -> None:
    """DF-11.3."""
    match = crowd().ogres(0, "frogmarch").match()
    match.answer(0, "frogmarch e0n0-blue w1n0")
    assert stack(match, "w1n0").dwarfs == (1, 0, 0)


def test_frogmarch_needs_a_slot_next_door() -> None:
    """DF-11.5: not onto a full card, not two cards far."""
    layout = crowd().card("e0s1", "castle", owner=1).dwarfs("e0s1", 2, 3).card("e2n0", "mine_gold")
    match = layout.ogres(0, "frogmarch").match()
    assert refusal(match, 0, "frogmarch e0n0-red e0s1") == "DF-7.4"
    assert refusal(match, 0, "frogmarch e0n0-red e2n0") == "DF-11.5"


def test_cutpurse_takes_a_gem() -> None:
    """DF-11.3: from an opponent who has any; the whole table sees which."""
    layout = Layout(4).gems(1, ruby=1).gems(2, gold=2).gems(0, emerald=1).ogres(0, "cutpurse")
    match = layout.match()
    assert refusal(match, 0, "cutpurse blue") == "DF-11.3"
    assert refusal(match, 0, "cutpurse yellow") == "DF-11.3"
    match.answer(0, "cutpurse red")
    assert match.view().seats[0].gems == {**NO_GEMS, "emerald": 1, "ruby": 1}
    assert match.view().seats[1].gems == NO_GEMS
    assert match.view(3).seats[0].gems["ruby"] == 1


def test_cutpurse_takes_at_random() -> None:
    """DF-11.3, DF-14.3: each of the victim's gems may come."""
    match = undealt(Layout(2).gems(1, gold=3, ruby=1).ogres(0, "cutpurse"))
    match.answer(0, "cutpurse")
    assert lot(match).weights == [3, 0, 0, 1]
    draw(match, "ruby")
    assert match.view().seats[0].gems == {**NO_GEMS, "ruby": 1}
    assert match.view().seats[1].gems == {**NO_GEMS, "gold": 3}


def test_turncoat_takes_an_ogre_that_may_be_played_at_once() -> None:
    """DF-11.3, DF-11.1: stolen and played in the same turn."""
    match = crowd().ogres(0, "turncoat").ogres(1, "rout").match()
    match.answer(0, "turncoat")
    assert match.view().seats[1].ogres == 0
    match.answer(0, "rout e0n0-red")
    assert match.view().ogre_discards == {"turncoat": 1, "rout": 1}


def test_turncoat_needs_a_victim_with_ogres() -> None:
    """DF-11.3: not oneself, nobody without ogres."""
    match = Layout(4).ogres(0, "turncoat").ogres(1, "rout").ogres(2, "shove").match()
    assert refusal(match, 0, "turncoat blue") == "DF-11.3"
    assert refusal(match, 0, "turncoat yellow") == "DF-11.3"
    match.answer(0, "turncoat green")
    assert [seat.ogres for seat in match.view().seats] == [1, 1, 0, 0]


def test_changeling_swaps_two_dwarfs() -> None:
    """DF-11.3: different colours, different cards; full cards do not matter."""
    layout = crowd().dwarfs("e1n0", 0, 1).ogres(0, "changeling")
    match = layout.match()
    assert refusal(match, 0, "changeling e0n0-blue e1n0-blue") == "DF-11.3"
    assert refusal(match, 0, "changeling e0n0-blue e0n0-red") == "DF-11.3"
    match.answer(0, "changeling e0n0-blue e1n0-green")
    assert stack(match, "e0n0").dwarfs == (0, 2, 1)
    assert stack(match, "e1n0").dwarfs == (2, 1, 1)


def test_changeling_takes_the_pair_in_either_order() -> None:
    """DF-11.3: also two foreign dwarfs."""
    layout = crowd().dwarfs("e1n0", 0, 1).ogres(0, "changeling")
    match, other = layout.match(), layout.match()
    match.answer(0, "changeling e0n0-red e1n0-green")
    other.answer(0, "changeling e1n0-green e0n0-red")
    assert stack(match, "e0n0").dwarfs == (1, 1, 1)
    assert match.digest() == other.digest()


def test_the_last_ogre_drawn_reshuffles_nothing() -> None:
    """DF-11.6: the discards are shuffled when a card must be drawn, not before."""
    layout = Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2).discarded("shove", "shove", "shove", "rout")
    layout.discarded(
        "frogmarch", "frogmarch", "frogmarch", "cutpurse", "cutpurse", "turncoat", "turncoat", "changeling"
    )
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert match.view(0).seats[0].known_ogres == ("changeling",)
    assert match.view().ogre_pile == 0
    assert sum(match.view().ogre_discards.values()) == 12


def test_thief_and_victim_know_the_stolen_ogre() -> None:
    """DF-11.3, DF-14: a third seat and a spectator see only that one was taken."""
    match = Layout(3).ogres(0, "turncoat").ogres(1, "shove").match()
    match.answer(0, "turncoat")
    assert match.view(0).seats[0].known_ogres == ("shove",)
    assert match.view(1).seats[0].known_ogres == ("shove",)
    assert match.view(2).seats[0].known_ogres == ()
    assert match.view().seats[0].known_ogres == ()
    assert [seat.ogres for seat in match.view(2).seats] == [1, 0, 0]
    assert [event.key for event in match.events(1)][-1] == "df-log-steal-ogre-own"
    assert [event.key for event in match.events(2)][-1] == "df-log-steal-ogre"
    assert "ogre" not in match.events(2)[-1].args


@pytest.mark.parametrize("taken", ["shove", "rout"])
def test_a_theft_clears_what_third_seats_knew(taken: str) -> None:
    """DF-11.3, DF-14: the third seat knew of a shove and cannot tell whether it is still there."""
    match = undealt(Layout(3).ogres(0, "turncoat").ogres(1, "shove", seen_by=2).ogres(1, "rout"))
    assert match.view(2).seats[1].known_ogres == ("shove",)
    match.answer(0, "turncoat")
    draw(match, taken)
    assert match.view(2).seats[0].known_ogres == ()
    assert match.view(2).seats[1].known_ogres == ()
    assert match.view(1).seats[0].known_ogres == (taken,)


def test_a_thief_still_knows_what_it_did_not_take() -> None:
    """DF-11.3, DF-14: it knew of a shove and saw that it took the rout."""
    match = undealt(Layout(3).ogres(0, "turncoat").ogres(1, "shove", seen_by=0).ogres(1, "rout"))
    match.answer(0, "turncoat")
    draw(match, "rout")
    assert match.view(0).seats[1].known_ogres == ("shove",)


@pytest.mark.parametrize("hidden", ["shove", "frogmarch"])
def test_a_played_ogre_is_the_one_that_was_known(hidden: str) -> None:
    """DF-11.3, DF-14: red knew of one shove in blue's hand; after blue plays one, red knows nothing about the rest."""
    layout = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", 1, 1)
    match = layout.ogres(0, "shove", seen_by=1).ogres(0, hidden).match()
    match.answer(0, "shove")
    assert match.view(1).seats[0].ogres == 1
    assert match.view(1).seats[0].known_ogres == ()


@pytest.mark.parametrize("hidden", ["shove", "frogmarch"])
def test_a_discarded_ogre_is_the_one_that_was_known(hidden: str) -> None:
    """DF-12.3, DF-14: as for a played one."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle").gems(0, gold=2)
    match = layout.ogres(0, "shove", seen_by=1).ogres(0, hidden).match()
    end_turn(match)
    match.answer(0, "gold shove")
    assert match.view(1).seats[0].ogres == 1
    assert match.view().ogre_discards == {"shove": 1}
    assert match.view(1).seats[0].known_ogres == ()


# 12. The hand limit


def test_the_hand_is_counted_at_the_end_of_the_turn_only() -> None:
    """DF-12.1: eleven during the turn, nine after it; cards, gems and ogres count."""
    layout = Layout(2).card("e0n0", "mine_gold").card("e1n0", "inn_ogre").dwarfs("e0n0", 0, 2).dwarfs("e1n0", 0, 2)
    match = to_tasks(layout)
    match.answer(0, "e0n0")
    assert asked(match) == (0, "task")
    match.answer(0, "e1n0")
    assert asked(match) == (0, "discard")
    match.answer(0, "gold")
    blue = match.view().seats[0]
    assert (len(blue.cards), blue.gems["gold"], blue.ogres) == (7, 1, 1)
    assert asked(match) == (1, "turn")


def test_nine_cards_in_hand_are_no_excess() -> None:
    """DF-12.1, DF-12.3: nothing is discarded at the limit, not even freely."""
    match = Layout(2).card("e0n0", "inn_shop").gems(0, ruby=1).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert match.view().seats[0].gems["ruby"] == 1


def test_what_goes_is_named_as_a_set_in_ascending_order() -> None:
    """DF-12.2: gold, emerald, diamond, ruby, then ogres; a pick must leave enough above it."""
    layout = Layout(2).card("e0n0", "inn_shop").gems(0, gold=1, emerald=1).ogres(0, "shove")
    match = layout.match()
    end_turn(match)
    assert asked(match) == (0, "discard")
    assert words(match) == {"gold", "emerald"}
    assert refusal(match, 0, "shove") == "DF-12.2"
    assert refusal(match, 0, "ruby") == "DF-12.2"
    match.answer(0, "emerald")
    assert (asked(match), words(match)) == ((0, "discard"), {"shove"})
    match.answer(0, "shove")
    assert asked(match) == (1, "turn")
    assert match.view().seats[0].gems == {**NO_GEMS, "gold": 1}
    assert match.view().seats[0].ogres == 0


def test_what_was_passed_over_stays() -> None:
    """DF-12.2: after an emerald no gold."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle")
    match = layout.gems(0, gold=1, emerald=1, diamond=1, ruby=1).match()
    end_turn(match)
    assert refusal(match, 0, "emerald gold") == "DF-12.2"
    match.answer(0, "gold diamond")
    assert match.view().seats[0].gems == {**NO_GEMS, "emerald": 1, "ruby": 1}


def test_equal_pieces_share_a_word() -> None:
    """DF-12.2: both gold go."""
    match = Layout(2).card("e0n0", "inn_shop").card("e1n0", "castle").gems(0, gold=2, ruby=2).match()
    end_turn(match)
    match.answer(0, "gold gold")
    assert match.view().seats[0].gems == {**NO_GEMS, "ruby": 2}


def test_kingdom_cards_are_never_discarded() -> None:
    """DF-12.2: no word for it."""
    match = Layout(2).card("e0n0", "inn_shop").gems(0, gold=2, ruby=1).match()
    end_turn(match)
    no_answer(match, 0, "castle")


def test_where_discards_go() -> None:
    """DF-12.3: ogres to their discard pile, gems to the bank."""
    match = Layout(2).gems(0, ruby=1).ogres(0, "rout").match()
    end_turn(match)
    match.answer(0, "ruby rout")
    assert match.view().bank["ruby"] == 6
    assert match.view().ogre_discards == {"rout": 1}


def test_goals_and_trophies_are_not_in_hand() -> None:
    """DF-12.4: nine cards and all of those on the table are no excess."""
    layout = Layout(2).secret(0, "SG6", revealed=True).goals(0, "TG01").card("e0n0", "inn_shop")
    match = layout.trophy(0, "dragon", owner=1).gems(0, gold=1).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert match.view().seats[0].gems["gold"] == 1


def test_the_hands_of_others_are_not_counted() -> None:
    """DF-12.5: red holds nine cards and three gems while blue's turn ends."""
    match = Layout(2).gems(1, gold=1, ruby=2).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    assert match.view().seats[1].gems == {**NO_GEMS, "gold": 1, "ruby": 2}


# 13. Goals, the end, scoring


def beast_bane(players: int = 2, seat: int = 0, **options: str) -> Layout:
    """A seat whose secret goal, two defeated monsters, holds."""
    layout = Layout(players, **options).secret(seat, "SG3", order="secret_windows" not in options)
    return layout.trophy(seat, "dragon", owner=seat).trophy(seat, "giant", owner=seat)


def test_a_secret_goal_is_revealed_while_it_holds() -> None:
    """DF-13.1: not before; then it is seen by all, and only once."""
    match = Layout(2).secret(0, "SG3").match()
    assert refusal(match, 0, "reveal") == "DF-13.1"
    match = beast_bane().match()
    assert match.view(1).seats[0].secret is None
    match.answer(0, "reveal")
    assert match.view(1).seats[0].secret == "SG3"
    assert match.view().seats[0].revealed
    assert refusal(match, 0, "reveal") == "DF-13.1"


def test_a_revealed_goal_is_completed_for_good() -> None:
    """DF-13.1: five ogres were shown, then one is played."""
    layout = Layout(2).secret(0, "SG5").ogres(0, "shove", "shove", "rout", "cutpurse", "frogmarch")
    layout.card("e0n0", "inn_shop").card("e1n0", "castle")
    match = layout.dwarfs("e0n0", 1, 1).turn(0, round_=40).match()
    match.answer(0, "reveal")
    match.answer(0, "shove")
    end_turn(match)
    match.answer(0, "shove rout")
    end_turn(match)
    assert match.breakdown is not None
    assert match.breakdown[0]["secret"] == 6


def test_an_unrevealed_goal_is_worth_nothing() -> None:
    """DF-13.1: no penalty either."""
    assert final(Layout(2).secret(0, "SG3")).scores == (0, 0)


def test_a_secret_may_be_revealed_among_the_tasks() -> None:
    """DF-13.1: the second monster is defeated, then the goal is shown while another task is still to do."""
    layout = Layout(2).secret(0, "SG3").trophy(0, "dragon", owner=0).card("e0n0", "castle").card("e0n0", "giant")
    layout.card("e1n0", "mine_gold").dwarfs("e1n0", 0, 2)
    match = to_tasks(layout.dwarfs("e0n0", 0, 5))
    assert refusal(match, 0, "reveal") == "DF-13.1"
    match.answer(0, "e0n0")
    assert asked(match) == (0, "task")
    match.answer(0, "reveal")
    assert reveals(match) == [0]
    assert asked(match) == (0, "task")


def test_the_standing_order_reveals_at_the_end_of_any_turn() -> None:
    """DF-13.1: secret_windows = own+boundary+final; in turn order from the seat whose turn ends, nobody is asked."""
    layout = beast_bane(players=3, seat=1).secret(0, "SG5").ogres(0, "shove", "shove", "rout", "cutpurse", "frogmarch")
    layout.secret(2, "SG4").gems(2, gold=4, emerald=1, diamond=1, ruby=1)
    match = layout.turn(1).match()
    end_turn(match)
    assert reveals(match) == [1, 2, 0]
    assert asked(match) == (2, "turn")


def test_the_standing_order_is_on_at_first_and_private() -> None:
    """DF-13.1: its owner sees it and hears of the change, nobody else."""
    match = new()
    assert match.view(0).seats[0].order is True
    assert match.view(1).seats[0].order is None
    match.answer(0, "order-off")
    assert match.view(0).seats[0].order is False
    assert match.view(1).seats[0].order is None
    assert match.events(0)[-1].key == "df-log-order"
    assert "df-log-order" not in [event.key for event in match.events(1)]
    assert "df-log-order" not in [event.key for event in match.events()]


def test_the_standing_order_is_switched_once_a_turn() -> None:
    """DF-13.1: then again in the next own turn."""
    match = new()
    assert refusal(match, 0, "order-on") == "DF-13.1"
    match.answer(0, "order-off")
    assert refusal(match, 0, "order-on") == "DF-13.1"
    end_turn(match)
    end_turn(match)
    match.answer(0, "order-on")
    assert match.view(0).seats[0].order is True


def test_without_the_order_a_goal_that_holds_stays_secret() -> None:
    """DF-13.1: until the order is given again, or its owner reveals."""
    match = beast_bane().match()
    match.answer(0, "order-off")
    end_turn(match)
    end_turn(match)
    assert reveals(match) == []
    match.answer(0, "order-on")
    end_turn(match)
    assert reveals(match) == [0]


def test_before_scoring_every_goal_that_holds_is_revealed() -> None:
    """DF-13.1: order or not."""
    match = final(beast_bane().secret(0, "SG3", order=False))
    assert reveals(match) == [0]
    assert match.breakdown is not None
    assert match.breakdown[0]["secret"] == 8


def test_without_boundary_windows_nothing_is_revealed_between_turns() -> None:
    """DF-13.1: secret_windows = own+final; no orders, but the own turn and the final window remain."""
    match = beast_bane(seat=1, secret_windows="own+final").match()
    assert refusal(match, 0, "order-off") == "DF-13.1"
    assert match.view(0).seats[0].order is None
    end_turn(match)
    assert reveals(match) == []
    assert "reveal" in words(match)
    over = final(beast_bane(seat=1, secret_windows="own+final"))
    assert reveals(over) == [1]
    assert over.breakdown is not None
    assert over.breakdown[1]["secret"] == 8


def test_a_goal_revealed_between_turns_triggers_the_end() -> None:
    """DF-13.2: green's third goal comes after blue's turn; red and green play once more."""
    match = beast_bane(players=3, seat=2).goals(2, "TG01", "TG02").match()
    end_turn(match)
    assert match.view().ending
    assert asked(match) == (1, "turn")
    end_turn(match)
    assert asked(match) == (2, "turn")
    end_turn(match)
    assert match.over


def test_the_final_window_reopens_nothing() -> None:
    """DF-13.2: a third goal that is revealed before scoring counts, and the game is over all the same."""
    layout = beast_bane(seat=1).secret(1, "SG3", order=False).goals(1, "TG01", "TG02").goals(0, "TG03", "TG04", "TG05")
    match = layout.match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    end_turn(match)
    assert match.over
    assert match.breakdown is not None
    assert match.breakdown[1]["trading"] == 14
    assert match.breakdown[1]["secret"] == 8


def test_goals_completed_in_the_last_round_count() -> None:
    """DF-13.2, DF-13.3: red buys after blue has triggered the end."""
    layout = Layout(2).goals(0, "TG04", "TG05", "TG06").card("e0n0", "inn_shop").dwarfs("e0n0", 1, 3)
    match = layout.gems(1, gold=2, emerald=1).market("TG01", "TG09", "TG10").match()
    end_turn(match)
    match.answer(1, "done")
    match.answer(1, "e0n0")
    assert match.over
    assert match.scores == (27, 7)


def test_ogres_and_cards_in_hand_score_nothing() -> None:
    """DF-13.3: gems in hand do."""
    match = final(Layout(2).ogres(0, "shove", "rout").gems(0, gold=1, emerald=1, diamond=1, ruby=1))
    assert match.scores == (1 + 2 + 2 + 3, 0)


def test_covered_cards_and_monsters_on_the_board_score_nothing() -> None:
    """DF-13.4: castle 2 and the shop on top 2; not the inn below, not the dragon, not its mine."""
    layout = Layout(2).card("e0n0", "castle").card("e1n0", "inn_ogre").card("e1n0", "inn_shop")
    layout.card("e2n0", "mine_emerald").card("e2n0", "dragon", owner=1)
    assert realm_points(layout) == 4


@pytest.mark.parametrize(("voids", "points"), [(False, 2), (True, 0)])
def test_a_giant_elsewhere_in_the_realm(voids: bool, points: int) -> None:
    """DF-13.4: giant_voids_realm; the giant sits on red's castle, blue's shop counts or does not."""
    layout = Layout(2, giant_voids_realm=voids).card("e0n0", "castle").card("e1n0", "inn_shop")
    layout.card("e2n0", "castle", owner=1, turned=1).card("e2n0", "giant", owner=1)
    assert realm_points(layout) == points


def test_three_players_share_and_lose() -> None:
    """DF-13.5: two share the first place, the third comes after both."""
    match = final(Layout(3).gems(0, ruby=1).gems(1, gold=1).card("e0n0", "inn_shop", owner=2).gems(2, ruby=1))
    assert match.scores == (3, 1, 3)
    assert match.ranking == (1, 3, 1)


# 14. The turn as a machine


def full_casket() -> underhall.Match:
    """Blue's secret goal, seven gems of all kinds, holds above the hand limit only; its actions are over."""
    layout = Layout(2).secret(0, "SG4").card("e0n0", "inn_shop").gems(0, gold=4, emerald=1, diamond=1, ruby=1)
    match = layout.match()
    end_turn(match)
    assert asked(match) == (0, "discard")
    return match


def test_a_secret_may_be_revealed_before_the_discard() -> None:
    """DF-14.1: while the hand is still too large."""
    match = full_casket()
    assert "reveal" in words(match)
    match.answer(0, "reveal")
    assert asked(match) == (0, "discard")
    assert "reveal" not in words(match)
    match.answer(0, "gold emerald diamond")
    assert match.view().seats[0].gems == {**NO_GEMS, "ruby": 1}
    assert reveals(match) == [0]
    assert asked(match) == (1, "turn")


def test_after_the_discard_it_is_too_late() -> None:
    """DF-14.1: the order finds the condition broken."""
    match = full_casket()
    match.answer(0, "gold gold gold gold emerald diamond")
    assert asked(match) == (1, "turn")
    assert reveals(match) == []


def test_the_safety_stop_comes_after_forty_rounds() -> None:
    """DF-14.2: the fortieth round is played to its end, then it is scored as usual."""
    match = Layout(2).gems(1, gold=1).turn(1, round_=39).match()
    end_turn(match)
    match.answer(1, "gold")
    assert asked(match) == (0, "turn")
    end_turn(match)
    assert asked(match) == (1, "turn")
    end_turn(match)
    assert match.over


def test_the_safety_stop_may_come_sooner() -> None:
    """DF-14.2: max_rounds = 1."""
    match = Layout(2, max_rounds=1).match()
    end_turn(match)
    assert asked(match) == (1, "turn")
    end_turn(match)
    assert match.over
    assert match.scores == (0, 0)


def test_the_setup_is_drawn() -> None:
    """DF-14.3, DF-2.1, DF-2.2: three trading goals for all to see, then a secret goal for each seat alone."""
    start = new()
    match = underhall.Match(start.game, start.setup, None)
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("trading", [1] * 10, ALL)
    draw(match, "TG01")
    assert lot(match).weights == [0] + [1] * 9
    draw(match, "TG02")
    draw(match, "TG03")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("secret", [1] * 7, 0b01)
    draw(match, "SG1")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("secret", [0] + [1] * 6, 0b10)
    draw(match, "SG2")
    assert asked(match) == (0, "turn")


def test_an_ogre_is_drawn_for_its_owner_alone() -> None:
    """DF-14.3: from what is in the pile, by copies."""
    match = undealt(Layout(2).card("e0n0", "inn_ogre").dwarfs("e0n0", 0, 2))
    match.answer(0, "done")
    match.answer(0, "e0n0")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("ogre", list(OGRES.values()), 0b01)


def test_a_stolen_ogre_is_drawn_for_thief_and_victim() -> None:
    """DF-14.3: from the victim's hand."""
    match = undealt(Layout(3).ogres(0, "turncoat").ogres(1, "shove", "shove", "rout"))
    match.answer(0, "turncoat")
    assert (lot(match).kind, lot(match).weights, lot(match).audience) == ("stolen", [2, 1, 0, 0, 0, 0], 0b011)


def test_the_order_of_the_trading_deck_is_fixed() -> None:
    """DF-14.3: the same goal comes up, whether or not an ogre was drawn before."""
    layout = Layout(2).card("e0n0", "inn_shop").card("e1n0", "inn_ogre").dwarfs("e0n0", 0, 3).dwarfs("e1n0", 0, 2)
    layout.gems(0, gold=2, emerald=1).market("TG01", "TG09", "TG10")
    shop_first, inn_first = to_tasks(layout), to_tasks(layout)
    shop_first.answer(0, "e0n0")
    inn_first.answer(0, "e1n0")
    inn_first.answer(0, "e0n0")
    assert market(shop_first) == market(inn_first)


def test_what_everybody_sees() -> None:
    """DF-6.1, DF-12.1, DF-14.3: covered cards, dwarfs, hands but for the kinds of ogres, discards; not the secrets."""
    layout = Layout(2).card("e0n0", "inn_ogre").card("e0n0", "inn_shop").dwarfs("e0n0", 1, 1).gems(0, ruby=2)
    view = layout.ogres(0, "shove", "rout").discarded("cutpurse").match().view()
    blue = view.seats[0]
    assert [card.kind for card in view.stacks[0].cards] == ["inn_shop", "inn_ogre"]
    assert view.stacks[0].dwarfs == (0, 1)
    assert (len(blue.cards), blue.gems["ruby"], blue.ogres, blue.known_ogres) == (7, 2, 2, ())
    assert (view.ogre_pile, view.ogre_discards) == (10, {"cutpurse": 1})
    assert (blue.secret, blue.order) == (None, None)


def test_whether_a_seat_is_asked_tells_nothing_of_its_secrets() -> None:
    """DF-13.1: with an unrevealed goal or an ogre in hand the turn is ended by hand, even when nothing else is left."""
    layout = Layout(2).card("e0n0", "inn_shop").turn(0, used=2)
    layout.state["order_switched"] = True
    match = layout.match()
    match.answer(0, "put")
    assert (asked(match), words(match)) == ((0, "turn"), {"done"})
    revealed = layout.secret(0, "SG3", revealed=True).match()
    revealed.answer(0, "put")
    assert asked(revealed) == (1, "turn")
    holding = layout.ogres(0, "shove").match()
    holding.answer(0, "put")
    assert (asked(holding), words(holding)) == ((0, "turn"), {"done"})


def test_no_task_is_asked_for_the_secrets_sake_alone() -> None:
    """DF-13.1, DF-8.1: with nothing ready the tasks are over; the standing order reveals what holds by then."""
    layout = Layout(2).secret(0, "SG3").trophy(0, "dragon", owner=0).trophy(0, "giant", owner=0)
    match = layout.card("e0n0", "inn_shop").secret(0, "SG3", order=True).turn(0).match()
    match.answer(0, "done")
    assert asked(match) == (1, "turn")
    assert reveals(match) == [0]


def test_without_standing_orders_the_tasks_always_ask() -> None:
    """DF-13.1: with own+final the question comes whether the goal is met or not."""
    match = Layout(2, secret_windows="own+final").card("e0n0", "inn_shop").match()
    match.answer(0, "done")
    assert (asked(match), words(match)) == ((0, "task"), {"done"})
