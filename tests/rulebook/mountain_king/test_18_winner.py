"""The rules of In the Hall of the Mountain King, chapter 18: the winner and ties."""

from __future__ import annotations

import pytest

from tests.rulebook.mountain_king.table import Table


def tied(*levels: int) -> Table:
    """Three players with 20 honour each; so many levels has each of them recruited."""
    table = Table(3).fill(1).fill(2)
    table.state["crowned"] = [2, 1]
    for seat, (digging, recruited) in enumerate(zip((20, 17, 15), levels, strict=True)):
        table.honour(seat, digging=digging)
        table.seat(seat)["recruited"] = recruited
    return table


def test_most_honour_wins() -> None:
    """MK-18.1: whatever the trolls were."""
    final = tied(2, 6, 18).honour(2, digging=16).final()
    assert final.scores == (20, 20, 21)
    assert final.ranking == (2, 3, 1)


def test_fewer_levels_win_a_tie() -> None:
    """MK-18.2: the sum of the trolls recruited."""
    final = tied(8, 7, 9).final()
    assert final.scores == (20, 20, 20)
    assert final.ranking == (2, 1, 3)


def test_starting_trolls_do_not_count() -> None:
    """MK-18.2: who recruited nobody has a sum of 0."""
    table = Table(3).fill(1).fill(2)
    table.state["crowned"] = [2, 1]
    for seat, digging in enumerate((20, 17, 15)):
        table.honour(seat, digging=digging)
    final = table.final()
    assert [seat["recruited"] for seat in table.state["seats"]] == [0, 6, 6]
    assert final.ranking == (1, 3, 2)


def test_the_sum_grows_with_every_recruit() -> None:
    """MK-18.2: by the level of the card."""
    for slot, level in (("low1", 1), ("mid1", 2), ("top1", 3)):
        match = Table().goods(0, coin=5).match()
        match.answer(0, slot)
        while match.asks[0].seat == 0 and match.asks[0].kind in ("pay", "bag", "troll"):
            match.answer(0, match.asks[0].codes[0])
        assert match.snapshot()["state"]["seats"][0]["recruited"] == level


@pytest.mark.parametrize(("levels", "ranks"), [((7, 7, 7), (3, 2, 1)), ((6, 7, 7), (1, 3, 2)), ((7, 6, 6), (3, 2, 1))])
def test_still_tied_the_later_seat_wins(levels: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """MK-18.3: in turn order, so no place is ever shared."""
    assert tied(*levels).final().ranking == ranks
