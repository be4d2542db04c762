"""What one more strike may bring at Trollfjord: the figures that people and bots are shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.trollfjord import Layout
from underhall.games.trollfjord.rules.odds import calm_chances
from underhall.games.trollfjord.state import State, fall_counts

DRAWN = (10, 12, 14, 16, 18, 20, 22, 24, 26, 28)
# the table of the specification: for each N, per cent, that so many boulders keep all colours within it
CALM = {
    2: (4.7, 0.5, 0, 0, 0, 0, 0, 0, 0, 0),
    3: (44.0, 18.0, 4.4, 0.6, 0, 0, 0, 0, 0, 0),
    4: (84.3, 64.3, 38.7, 16.4, 4.2, 0.5, 0, 0, 0, 0),
    5: (97.5, 91.5, 79.2, 59.7, 36.1, 15.5, 4.0, 0.5, 0, 0),
    6: (99.8, 98.8, 95.8, 89.0, 76.6, 57.8, 35.2, 15.2, 3.8, 0.3),
    7: (100, 99.9, 99.5, 98.2, 94.9, 88.1, 76.0, 58.0, 35.8, 15.5),
    8: (100, 100, 100, 99.8, 99.3, 98.0, 94.9, 88.7, 77.6, 60.4),
    9: (100, 100, 100, 100, 100, 99.8, 99.4, 98.4, 96.0, 91.0),
}
HEIGHT, STRENGTH = 2, 11


def bout(**facts: Any) -> Layout:
    """Seat 0 alone at F1 with N = 6; tundra 10, forest 12, fjord 15."""
    layout = Layout(2).trolls(0, tundra1=3, forest1=3).kings(10, 20).treasures(tundra1=10, forest1=12, fjord1=15)
    return layout.bout("F1", **facts)


@pytest.mark.parametrize("limit", CALM)
def test_a_full_tower_by_the_table(limit: int) -> None:
    """TF-5.16: red, yellow and blue within N, white free."""
    state: State = Layout(2).match().state
    chances = calm_chances(state, limit)
    assert len(chances) == 45
    for number, per_cent in zip(DRAWN, CALM[limit], strict=True):
        assert 100 * chances[number] == pytest.approx(per_cent, abs=0.051)


@pytest.mark.parametrize(
    ("table", "limit"),
    [({"white": 3, "red": 4, "yellow": 2, "blue": 1}, 6), ({"white": 0, "red": 0, "yellow": 2, "blue": 6}, 6)],
)
def test_in_the_middle_of_a_bout_by_drawing(table: dict[str, int], limit: int) -> None:
    """TF-5.16, TF-7.1: boulders drawn without replacement from those inside."""
    state: State = bout(strikes=3, table=table).match().state
    chances = calm_chances(state, limit)
    inside = [colour for colour, fallen in table.items() for _ in range(11 - fallen)]
    assert len(chances) == len(inside) + 1
    rng = Random(7)
    for number in (1, 3, 6, 9):
        calm = 0
        for _ in range(3000):
            drawn = rng.sample(inside, number)
            calm += all(table[colour] + drawn.count(colour) <= limit for colour in ("red", "yellow", "blue"))
        assert chances[number] == pytest.approx(calm / 3000, abs=0.03)


def test_a_hundred_rows() -> None:
    """TF-6.4: five heights and twenty strengths; every figure is a chance, and a dearer treasure is further away."""
    match = bout(strikes=2, table={"white": 4, "red": 3}).match()
    rows = match.view().bout.odds
    assert [(row.height, row.strength) for row in rows] == [(h, s) for h in range(5) for s in range(20)]
    for row in rows:
        assert all(0 <= chance <= 1000 for chance in (row.empty, row.angry, *row.reach))
        assert row.reach == tuple(sorted(row.reach, reverse=True))
        assert row.reach[0] + row.empty + row.angry <= 1002  # three roundings; 10 needs three boulders
        assert 0 <= row.mean <= 3700
    for height in range(5):
        assert rows[height * 20 + 19].mean > rows[height * 20 + 10].mean > rows[height * 20].mean


def test_odds_are_shown_to_who_chooses() -> None:
    """TF-5.11, TF-6.5: before the decision to strike and before a strike; not during one, nor to a candidate."""
    layout = Layout(2).trolls(0, tundra1=3, forest1=3).trolls(1, forest1=1, fjord1=1).kings(10, 20)
    match = layout.after_moving().match()
    match.answer(0, "F1")
    assert match.view().bout.odds == ()
    match.answer(1, "join")
    assert len(match.view().bout.odds) == 100
    match.answer(0, "strike")
    assert len(match.view().bout.odds) == 100
    match.answer(0, "l3-60")
    assert match.view().bout.odds == ()


def test_the_odds_are_those_of_the_twin() -> None:
    """TF-6.2, TF-7.1, TF-8.1: four thousand strikes beside one row."""
    table = {"white": 2, "red": 4, "yellow": 2, "blue": 1}
    match = bout(strikes=2, table=table).match()
    row = match.view().bout.odds[HEIGHT * 20 + STRENGTH]
    match.answer(0, "again l3-60")
    tries, empty, angry, fallen, reach = 4000, 0, 0, 0, [0, 0, 0]
    rng = Random(11)
    for _ in range(tries):
        counts = fall_counts(match.game.sample(match.state, rng))
        now = [before + more for before, more in zip(table.values(), counts, strict=True)]
        wrath = max(now[1:]) > 6
        empty += not sum(counts)
        angry += wrath
        fallen += sum(counts)
        for place, value in enumerate((10, 12, 15)):
            reach[place] += sum(now) >= value and not wrath
    assert row.empty / 1000 == pytest.approx(empty / tries, abs=0.025)
    assert row.angry / 1000 == pytest.approx(angry / tries, abs=0.025)
    assert row.mean / 100 == pytest.approx(fallen / tries, abs=0.15)
    for place in range(3):
        assert row.reach[place] / 1000 == pytest.approx(reach[place] / tries, abs=0.025)


def test_a_bare_region_is_out_of_reach() -> None:
    """TF-8.1: without a treasure there is nothing to reach."""
    layout = bout(strikes=2, table={"white": 11, "red": 5}).treasure("tundra1", None).no_stock()
    for row in layout.match().view().bout.odds:
        assert row.reach[0] == 0
