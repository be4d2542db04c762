"""The casual bot at the tower: it takes what it has won, and does not knock for nothing."""

from __future__ import annotations

from random import Random

import pytest

from tests.trollfjord import Layout
from underhall.bots import Window, make_bot
from underhall.core.match import Match


def chosen(match: Match) -> str:
    """The first word of what the bot answers to the open question."""
    (question,) = match.asks
    ask = match.ask(question.seat)
    assert ask is not None
    code = make_bot("casual", Random(1)).choose(Window(match.game, match.state, ask))[0]
    return match.game.option(match.state, ask, code).word


def at_the_tower(**facts: object) -> Layout:
    """Seat 0 at F1 with treasures of 15 and 12, and more trolls elsewhere."""
    layout = Layout(2).trolls(0, tundra1=3, forest1=3, swamp1=1).trolls(1, forest1=2, fjord1=2).kings(10, 20)
    return layout.treasures(tundra1=15, forest1=12, fjord1=18)


def test_it_stops_when_there_is_nothing_dearer_to_win() -> None:
    """TF-6.5: two of three strikes left, both its treasures in reach."""
    layout = at_the_tower().bout("F1", strikes=3, table={"white": 9, "red": 4, "yellow": 2, "blue": 2})
    assert chosen(layout.match()) == "stop"


def test_it_strikes_on_while_nothing_is_won() -> None:
    """TF-6.5: six strikes, three boulders on the table."""
    layout = at_the_tower().bout("F1", strikes=1, table={"white": 3})
    assert chosen(layout.match()) == "again"


def test_it_collects_rather_than_risk_what_is_sure() -> None:
    """TF-6.10: ten more boulders with the last strike are too many to hope for."""
    layout = at_the_tower().trolls(0, tundra1=2, forest1=2).trolls(1, forest1=2, fjord1=2)
    layout.treasures(tundra1=28, forest1=27, fjord1=15)
    layout.bout("F1", 1, strikes=7, table={"white": 5, "red": 6, "yellow": 6}, stopped=True, phase="continuing")
    assert chosen(layout.match()) == "collect"


@pytest.mark.parametrize(("gifts", "word"), [((4, 8, 16), "pass"), ((4,), "gift4")])
def test_it_begins_only_what_it_can_pay_for(gifts: tuple[int, ...], word: str) -> None:
    """TF-7.4: three gifts of 28 in all are too dear for a treasure of 15; one of 4 is not."""
    table = {"white": 6, "red": 9} if len(gifts) == 3 else {"white": 8, "red": 7}
    layout = at_the_tower().sack(0, gifts=gifts)
    layout.bout("F1", strikes=3, table=table, angry=True, phase="appeasing")
    assert chosen(layout.match()) == word
