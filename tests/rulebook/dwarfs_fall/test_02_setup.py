"""The rules of Dwar7s Fall, chapter 2: setup."""

from __future__ import annotations

from tests.positions import asked, end_turn, words
from tests.rulebook.dwarfs_fall.helpers import KINGDOM, market, new


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
