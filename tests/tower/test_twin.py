"""The twin of the tower against the tower: on bouts of the survey that its table was not fitted to.

Four tables are fitted here as tools/tower_fit.py fits the one that is committed, each without a quarter of the bouts,
and every bout is foretold by the one that has not seen it. The survey is committed, so nothing here strikes anything.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from scipy import stats

from tools.tower_fit import TABLE, Bout, layer_rows, quarters, read_strike, read_survey, table, tempers
from tools.tower_policy import CHAINS, KINDS, advice, asked
from tools.tower_policy import FILE as POLICY
from tools.tower_survey import CHAIN
from underhall.core.codec import digest
from underhall.core.content import Pack
from underhall.core.setup import make_setup
from underhall.games.trollfjord.game import GAME
from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, STUCK, chances, sample_fall
from underhall.games.trollfjord.state import STRENGTHS, Book, State, fall_counts


class Row(NamedTuple):
    """One strike of a bout, and the book that says what the twin expects of it."""

    book: Book
    bout: int
    code: int
    inside: int
    temper: int
    fallen: int


LIMITS = range(3, 10)
VALUES = range(10, 30, 2)


@cache
def bouts() -> tuple[Bout, ...]:
    return tuple(read_survey())


@cache
def books() -> tuple[Book, ...]:
    """For each quarter of the bouts that of a twin which has not seen them."""
    found = []
    for _, rest in quarters(bouts()):
        text = table(rest)
        pack = Pack("quarter", digest(text), {"tower": tomllib.loads(text)})
        found.append(GAME.book(make_setup(GAME, 2, pack=pack)))
    return tuple(found)


def book_of(bout: Bout) -> Book:
    return books()[bout.quarter]


def law(book: Book, code: int, inside: int, temper: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The twin's chances of 0, 1, 2 … 44 boulders."""
    rising = np.array(chances(book, code, inside, temper))
    found = np.zeros(45)
    found[: len(rising)] = np.diff(rising, prepend=0.0)
    return found


def level(code: int) -> int:
    return code % STRENGTHS


@cache
def cells() -> dict[tuple[int, int], list[Row]]:
    """By strength, and for each strength by terciles of fullness."""
    rows = defaultdict(list)
    for bout in bouts():
        for strike, temper in zip(bout.strikes, tempers(bout.strikes), strict=True):
            row = Row(book_of(bout), bout.number, bout.code, strike.inside, temper, sum(strike.fallen))
            rows[level(bout.code)].append(row)
    found = {}
    for strength, group in rows.items():
        group.sort(key=lambda row: -row.inside)
        for tercile in range(3):
            found[strength, tercile] = group[tercile * len(group) // 3 : (tercile + 1) * len(group) // 3]
    return found


def expected(rows: list[Row]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The twin's law for these strikes together."""
    total = np.zeros(45)
    for row in rows:
        total += law(row.book, row.code, row.inside, row.temper)
    return total / len(rows)


def seen(rows: list[Row]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.bincount([row.fallen for row in rows], minlength=45)[:45] / len(rows)


def test_the_survey_is_large_enough() -> None:
    """Ten thousand strikes for each fit, and four hundred bouts of nine to judge by."""
    assert min(sum(len(bout.strikes) for bout in rest) for _, rest in quarters(bouts())) >= 10_000
    assert sum(len(bout.strikes) == 9 for bout in bouts()) >= 400


def test_the_table_is_fitted_to_the_survey() -> None:
    """What the rules read is what the fit writes, up to the rounding of other machines."""
    found, wanted = tomllib.loads(TABLE.read_text(encoding="utf-8")), tomllib.loads(table(bouts()))
    assert found["layers"]["top_weight"] == pytest.approx(wanted["layers"]["top_weight"], abs=0.005)
    for kind in ("row", "temper"):
        assert [entry["id"] for entry in found[kind]] == [entry["id"] for entry in wanted[kind]]
        for one, other in zip(found[kind], wanted[kind], strict=True):
            for part in {"nothing", "pull", "even"} & set(other):
                assert one[part] == pytest.approx(other[part], rel=0.02, abs=0.005), one["id"]


def test_how_many_fall() -> None:
    """In each cell the two distributions are at most 0.35 boulders apart (Wasserstein)."""
    apart = {cell: float(np.abs(np.cumsum(expected(rows) - seen(rows))).sum()) for cell, rows in cells().items()}
    assert {cell: round(distance, 3) for cell, distance in apart.items() if distance > 0.35} == {}


def test_how_often_nothing_falls() -> None:
    """In each cell within 2.5 points, or inside the 95 % interval of what was seen. Strikes of one bout are alike, so
    the interval comes from drawing bouts again, not strikes."""
    rng = np.random.default_rng(1)
    wrong = {}
    for cell, rows in cells().items():
        by_bout = defaultdict(list)
        for row in rows:
            by_bout[row.bout].append(row.fallen == 0)
        none, count = (np.array([figure(some) for some in by_bout.values()]) for figure in (sum, len))
        again = rng.integers(0, len(none), (2000, len(none)))
        low, high = np.quantile(none[again].sum(axis=1) / count[again].sum(axis=1), (0.025, 0.975))
        said, seen = float(expected(rows)[0]), none.sum() / count.sum()
        if abs(said - seen) > 0.025 and not low <= said <= high:
            wrong[cell] = (round(said, 3), round(float(seen), 3), len(rows))
    assert wrong == {}


def test_how_widely_it_varies() -> None:
    """For each strength variance over mean within 15 %."""
    wrong = {}
    for strength in sorted({level(bout.code) for bout in bouts()}):
        rows = [row for (found, _), group in cells().items() if found == strength for row in group]
        counts = np.array([row.fallen for row in rows])
        numbers = np.arange(45)
        said = expected(rows)
        mean = float((said * numbers).sum())
        ratio = float((said * numbers**2).sum() - mean**2) / mean
        real = float(counts.var() / counts.mean())
        if abs(ratio / real - 1) > 0.15:
            wrong[strength] = (round(ratio, 2), round(real, 2))
    assert wrong == {}


def test_harder_brings_more_and_an_empty_tower_less() -> None:
    """In the survey and in the tables."""
    by_strength = defaultdict(list)
    by_fill = defaultdict(list)
    for bout in bouts():
        for strike in bout.strikes:
            by_strength[level(bout.code)].append(sum(strike.fallen))
            if level(bout.code) == 11:
                by_fill[strike.inside > 33].append(sum(strike.fallen))
    means = [float(np.mean(by_strength[strength])) for strength in sorted(by_strength)]
    assert means == sorted(means)
    assert np.mean(by_fill[True]) > np.mean(by_fill[False])
    numbers = np.arange(45)
    for book in (GAME.book(make_setup(GAME, 2)), *books()):
        for height in range(5):
            for temper in (FILLED, LOOSE, STUCK):
                codes = range(height * STRENGTHS, (height + 1) * STRENGTHS)
                means = [float((law(book, code, 44, temper) * numbers).sum()) for code in codes]
                assert means == sorted(means)
        assert (law(book, 51, 44, FILLED) * numbers).sum() > (law(book, 51, 20, LOOSE) * numbers).sum()


def test_one_strike_tells_little_about_the_next() -> None:
    """What is left of two strikes in a row when the twin's mean is taken off correlates by 0.1 at most."""
    numbers = np.arange(45)
    first, second = [], []
    for bout in bouts():
        rest = [
            sum(strike.fallen) - float((law(book_of(bout), bout.code, strike.inside, temper) * numbers).sum())
            for strike, temper in zip(bout.strikes, tempers(bout.strikes), strict=True)
        ]
        for one, two in pairwise(rest):
            first.append(one)
            second.append(two)
    assert abs(float(np.corrcoef(first, second)[0, 1])) <= 0.1


def test_left_and_right_are_alike() -> None:
    """No difference at 5 %, over all strikes of the survey."""
    sides: dict[bool, list[float]] = {False: [], True: []}
    for bout in bouts():
        sides[bout.code >= 100].append(sum(sum(strike.fallen) for strike in bout.strikes))
    assert stats.mannwhitneyu(sides[False], sides[True]).pvalue > 0.05


def test_colours_come_as_they_lie() -> None:
    """Given how many fall, their colours are a draw from what is inside, those put back at the top less readily."""
    before = {bout.number: bout for bout in bouts()}
    for layered in (False, True):
        wanted, found = np.zeros(4), np.zeros(4)
        for bout in bouts():
            last = before.get(bout.number - 1)
            if (last is not None and bout.number % CHAIN != 0) != layered:
                continue
            top = np.sum([strike.fallen for strike in last.strikes], axis=0) if last and layered else np.zeros(4)
            for stayed, above, fallen in layer_rows(bout, top):
                share = stayed + book_of(bout).top_weight * above
                wanted += fallen.sum() * share / share.sum()
                found += fallen
        assert stats.chisquare(found, wanted * found.sum() / wanted.sum()).pvalue > 0.01


Fall = tuple[int, int, int, int]


def most_of(falls: Sequence[Fall], limit: int) -> tuple[int, bool]:
    """Strike on and on: the largest total that was reached in peace, and whether the spirit was angered then."""
    total = red = yellow = blue = 0
    for white, r, y, b in falls[:limit]:
        red, yellow, blue = red + r, yellow + y, blue + b
        if max(red, yellow, blue) > limit:
            return total, True
        total += white + r + y + b
    return total, False


def grid(bouts: Sequence[Sequence[Fall]], limit: int) -> dict[tuple[int, str], int]:
    """How often somebody who stops at a value gets there, and how often the spirit comes before."""
    ends = [most_of(falls, limit) for falls in bouts]
    found = {}
    for value in VALUES:
        found[value, "success"] = sum(total >= value for total, _ in ends)
        found[value, "anger"] = sum(total < value and angered for total, angered in ends)
    return found


@cache
def twin_bouts() -> tuple[list[Fall], ...]:
    """The bouts played five times over by the twin that has not seen them, each from the same fullness and aim."""
    rng = Random("twin bouts")
    played = []
    for bout in bouts() * 5:
        s: State = GAME.new(make_setup(GAME, 2))
        s.book = book_of(bout)
        falls = []
        for _ in bout.strikes:
            s.strike = bout.code
            fall = fall_counts(sample_fall(s, rng))
            for colour, count in enumerate(fall):
                s.table[colour] += count
            s.strikes += 1
            s.stuck = not any(fall)
            falls.append(fall)
        played.append(falls)
    return tuple(played)


def test_a_bout_of_the_twin_ends_like_one_of_the_tower() -> None:
    """Success and anger for each limit and each value of a treasure: within 4 points, or inside the 95 % interval of
    what was seen; 1.5 points off in the mean at most."""
    real = [[strike.fallen for strike in bout.strikes] for bout in bouts()]
    wrong, apart = {}, []
    for limit in LIMITS:
        played = grid(twin_bouts(), limit)
        for cell, times in grid(real, limit).items():
            said, seen = played[cell] / len(twin_bouts()), times / len(real)
            low, high = stats.binomtest(times, len(real)).proportion_ci(method="wilson")
            apart.append(abs(said - seen))
            if apart[-1] > 0.04 and not low <= said <= high:
                wrong[limit, *cell] = (round(said, 3), round(seen, 3))
    assert wrong == {}
    assert np.mean(apart) <= 0.015


def test_what_the_twin_advises_wins_on_the_tower() -> None:
    """A policy tuned on the twin reaches its value on the tower as often as the twin says, at most 3 points less or
    inside the 95 % interval of what was seen."""
    won, said = [], []
    for line in POLICY.read_text(encoding="utf-8").splitlines()[1:]:
        _, _, *words = line.split()
        limit, value = int(words[0]), int(words[1])
        table = np.zeros(4, dtype=int)
        strikes = [read_strike(figures) for figures in words[3::2]]
        for number, (code, strike, temper) in enumerate(zip(words[2::2], strikes, tempers(strikes), strict=True)):
            assert int(code) == asked(limit, value, number, int(table.sum()), temper), "played by another table"
            table = table + np.array(strike.fallen)
        won.append(bool(table.sum() >= value and table[1:].max() <= limit))
        said.append(advice(limit, value, limit, 0, FILLED)[0])
    assert len(won) == CHAINS * len(KINDS)
    claim = float(np.mean(said))
    high = stats.binomtest(sum(won), len(won)).proportion_ci(method="wilson").high
    assert claim <= max(np.mean(won) + 0.03, high)
