"""The rules of Dwar7s Fall, chapter 13: goals, the end, scoring."""

from __future__ import annotations

import pytest

from tests.positions import Layout, asked, end_turn, final, refusal, words
from tests.rulebook.dwarfs_fall.helpers import new, realm_points, reveals, to_tasks
from underhall.core.game import Over


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
    assert isinstance(match.pending, Over)
    assert not match.pending.stopped


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


@pytest.mark.parametrize(("players", "order"), [(2, [3, 0]), (4, [9, 6, 3, 0])])
def test_points_for_the_turn_order(players: int, order: list[int]) -> None:
    """DF-13.3, option turn_order_points: for each player who comes later in the round, and they decide who wins."""
    match = final(Layout(players, turn_order_points=3).card("e0n0", "castle", owner=players - 1))
    assert match.breakdown is not None
    assert [part["order"] for part in match.breakdown] == order
    assert match.scores == (*order[:-1], 2)
    assert match.ranking is not None
    assert match.ranking[0] == 1


def test_no_points_for_the_turn_order_by_default() -> None:
    """DF-13.3: the rulebook knows none, and nobody is shown a zero."""
    match = final(Layout(2).card("e0n0", "castle", owner=1))
    assert match.scores == (0, 2)
    assert match.breakdown is not None
    assert "order" not in match.breakdown[0]


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
