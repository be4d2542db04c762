"""Fits the statistical twin of the Stone Tower to its survey and writes the table that the rules read.

    python tools/tower_fit.py             # src/underhall/tower/survey.txt -> games/trollfjord/content/tower.toml
    python tools/tower_fit.py --check     # only says how well the survey is met, by bouts that were not fitted too

Eight bouts of eleven are fitted, by maximum likelihood, and with them their strikes on the full tower; the other three
are for the tests. The twin's law (rules/twin.py) has two parts that are fitted each by itself: how often nothing falls,
and how many fall otherwise. In both the strength and height asked for, how far the tower is emptied and its temper act
by smooth functions, which the table has at some fills, and at each strength and height. How much less readily boulders
come that were put back at the top is fitted to the colours.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit, gammaln, logsumexp

from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, STUCK
from underhall.tower import HEIGHTS, STRENGTHS, decode

ROOT = Path(__file__).parent.parent
SURVEY = ROOT / "src" / "underhall" / "tower" / "survey.txt"
TABLE = ROOT / "src" / "underhall" / "games" / "trollfjord" / "content" / "tower.toml"
FULL = 44
FILLS = range(100, 0, -5)
Array = NDArray[np.float64]


class Strike(NamedTuple):
    """One strike of the survey."""

    strength: float
    height: float
    fallen: tuple[int, int, int, int]
    inside: int


class Bout(NamedTuple):
    number: int
    code: int
    strikes: tuple[Strike, ...]
    full: tuple[int, Strike]
    """The code and the figures of the one strike on the full tower with which it began."""

    @property
    def held_out(self) -> bool:
        """Three of eleven are kept from the fit; chains of five and blocks of thirty fall evenly on both sides."""
        return self.number % 11 in (1, 4, 8)


def read_survey(path: Path = SURVEY) -> list[Bout]:
    bouts = []
    full: dict[int, tuple[int, Strike]] = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        kind, *words = line.split()
        number = int(words[0])
        if kind == "full":
            full[number] = (int(words[1]), read_strike(words[2]))
        else:
            bouts.append(Bout(number, int(words[2]), tuple(map(read_strike, words[3:])), full[number]))
    return sorted(bouts)


def read_strike(word: str) -> Strike:
    strength, height, *counts = word.split(",")
    white, red, yellow, blue, _jumped, inside = map(int, counts)
    return Strike(float(strength), float(height), (white, red, yellow, blue), inside)


def tempers(strikes: Sequence[Strike]) -> list[int]:
    """Before each strike of a bout, as the rules say it."""
    return [FILLED, *(LOOSE if sum(strike.fallen) else STUCK for strike in strikes[:-1])][: len(strikes)]


class Data(NamedTuple):
    """Strikes in columns: as they were asked for, on what, and what fell."""

    strength: Array
    height: Array
    inside: Array
    temper: Array
    fallen: Array


def columns(bouts: Sequence[Bout]) -> Data:
    rows: list[tuple[float, float, int, int, int]] = []
    for bout in bouts:
        for code, strike, temper in (
            (*bout.full, FILLED),
            *((bout.code, strike, temper) for strike, temper in zip(bout.strikes, tempers(bout.strikes), strict=True)),
        ):
            _, height, strength = decode(code)
            rows.append((STRENGTHS[strength], HEIGHTS[height], strike.inside, temper, sum(strike.fallen)))
    return Data(*np.array(rows, dtype=np.float64).T)


# The law


class Shape(NamedTuple):
    """What the parts of the law are made of: the columns that are weighed by the parameters."""

    nothing: Array
    usual: Array
    even: Array


def shape_of(strength: Array, height: Array, left: Array, temper: Array) -> Shape:
    s, h, gone = strength, height - 0.5, 1 - left
    one, filled, stuck = np.ones_like(s), 1.0 * (temper == FILLED), 1.0 * (temper == STUCK)
    common = [one, s, np.log(s), gone, gone**2, gone**3, s * gone, h, h * h, s * h, s * h * h]
    common += [filled, s * filled, s * s * filled, stuck, s * stuck]
    return Shape(
        np.stack(common, axis=1),
        np.stack([*common, s * gone**2], axis=1),
        np.stack([one, s, gone, s * gone, gone**2], axis=1),
    )


class Law(NamedTuple):
    """The parameters of its parts."""

    nothing: Array
    usual: Array
    even: Array


NUMBERS = np.arange(1, FULL + 1)
FACTORIALS = gammaln(NUMBERS + 1.0)
STEADY = 0.001
"""How strongly parameters are held near 0, where the survey says little of them."""


def evenness(weighed: Array) -> Array:
    result: Array = np.exp(np.clip(weighed, -3, 3))
    return result


def fit(data: Data) -> Law:
    shape = shape_of(data.strength, data.height, data.inside / FULL, data.temper)
    some = data.fallen > 0
    nothing = least(partial(nothing_cost, shape.nothing, ~some), np.zeros(shape.nothing.shape[1]))
    start = np.zeros(shape.usual.shape[1] + shape.even.shape[1])
    start[0] = 1.0
    cost = partial(number_cost, shape.usual[some], shape.even[some], data.inside[some], data.fallen[some])
    found = least(cost, start)
    return Law(nothing, *np.split(found, [shape.usual.shape[1]]))


def least(cost: Any, start: Array) -> Array:
    found = minimize(cost, start, jac=True, method="L-BFGS-B", options={"maxiter": 10_000, "maxfun": 20_000})
    return np.asarray(found.x)


def nothing_cost(columns: Array, none: NDArray[np.bool_], p: Array) -> tuple[float, Array]:
    """Minus the log likelihood of which strikes brought nothing, and its slope."""
    x = columns @ p
    cost = np.logaddexp(0, x).sum() - x[none].sum() + STEADY * (p[1:] ** 2).sum()
    return float(cost), columns.T @ (expit(x) - none) + 2 * STEADY * np.concatenate([[0.0], p[1:]])


def number_cost(usual: Array, even: Array, inside: Array, fallen: Array, p: Array) -> tuple[float, Array]:
    """Minus the log likelihood of how many fell where something did, and its slope."""
    width = usual.shape[1]
    log_usual, evenly = usual @ p[:width], evenness(even @ p[width:])
    terms = log_usual[:, None] * NUMBERS - FACTORIALS
    logs = np.where(inside[:, None] >= NUMBERS, evenly[:, None] * terms, -np.inf)
    whole = logsumexp(logs, axis=1)
    chances = np.exp(logs - whole[:, None])
    seen = log_usual * fallen - gammaln(fallen + 1)
    cost = -(evenly * seen - whole).sum() + STEADY * (p[1:] ** 2).sum()
    by_usual = evenly * (fallen - chances @ NUMBERS)
    by_even = evenly * (seen - (chances * terms).sum(axis=1))
    slope = -np.concatenate([usual.T @ by_usual, even.T @ by_even])
    return float(cost), slope + 2 * STEADY * np.concatenate([[0.0], p[1:]])


def chances(law: Law, data: Data) -> Array:
    """For each strike those of 0, 1, 2 … boulders."""
    shape = shape_of(data.strength, data.height, data.inside / FULL, data.temper)
    nothing = expit(shape.nothing @ law.nothing)
    terms = (shape.usual @ law.usual)[:, None] * NUMBERS - FACTORIALS
    logs = evenness(shape.even @ law.even)[:, None] * terms
    logs = np.where(data.inside[:, None] >= NUMBERS, logs, -np.inf)
    some = np.exp(logs - logsumexp(logs, axis=1, keepdims=True))
    return np.concatenate([nothing[:, None], (1 - nothing)[:, None] * some], axis=1)


def log_likelihood(law: Law, data: Data) -> float:
    found = chances(law, data)[np.arange(len(data.fallen)), data.fallen.astype(int)]
    return float(np.log(found).mean())


# Colours


def top_weight(bouts: Sequence[Bout]) -> float:
    """By maximum likelihood over the strikes of bouts that follow another on the same tower."""
    before: dict[int, Bout] = {bout.number: bout for bout in bouts}
    rows = []
    for bout in bouts:
        last = before.get(bout.number - 1)
        if last is None or bout.number % 5 == 0:
            continue
        top = np.sum([strike.fallen for strike in last.strikes], axis=0)
        rows += list(layer_rows(bout, top))

    def worse(log_weight: Array) -> float:
        weight = float(np.exp(log_weight[0]))
        total = 0.0
        for stayed, top, fallen in rows:
            share = (stayed + weight * top) / (stayed + weight * top).sum()
            total -= float((fallen * np.log(np.maximum(share, 1e-9))).sum())
        return total

    found = minimize(worse, np.array([0.0]), method="Nelder-Mead")
    return float(np.exp(found.x[0]))


def layer_rows(bout: Bout, top: Array) -> list[tuple[Array, Array, Array]]:
    """For each strike by colour: what stayed inside, what came back on top, what fell; counted as the rules do."""
    rows = []
    table = np.zeros(4)
    top = np.minimum(top, 11)
    for strike in bout.strikes:
        inside = 11 - table
        top = np.minimum(top, inside)
        rows.append((inside - top, top.astype(np.float64), np.array(strike.fallen, dtype=np.float64)))
        table = table + np.array(strike.fallen)
    return rows


# The table


def parts_at(law: Law, height: float, left: float, temper: int = LOOSE) -> tuple[Array, Array, Array]:
    """By strength: the odds of nothing, the usual number, how evenly."""
    strengths = np.array(STRENGTHS)
    shape = shape_of(strengths, *(np.full_like(strengths, figure) for figure in (height, left, float(temper))))
    odds, usual = np.exp(shape.nothing @ law.nothing), np.exp(shape.usual @ law.usual)
    # harder never brings less, wherever the smooth functions bend at their ends
    return np.minimum.accumulate(odds), np.maximum.accumulate(usual), evenness(shape.even @ law.even)


def row(name: str, figures: Array) -> str:
    return f"{name} = [{', '.join(f'{figure:.3f}' for figure in figures)}]"


def written(law: Law, weight: float, strikes: int, build: str) -> Iterator[str]:
    yield "# What the tower answers to the hammer: the table of its statistical twin (rules/twin.py). Rows go from"
    yield "# the softest strike to the hardest: for a tower that is so full the chance of nothing, the usual number"
    yield "# otherwise and how evenly it comes, for a strike in the middle after one that brought something; then for"
    yield "# each height, for the first strike of a bout (filled) and for one after a strike in vain (stuck) the"
    yield "# factors of the usual number (more) and of the odds of nothing."
    yield f"# Fitted by tools/tower_fit.py to {strikes:,} strikes of {build}."
    yield ""
    middle = parts_at(law, 0.5, 1.0)
    yield "[layers]"
    yield f"top_weight = {weight:.3f}"
    yield 'provenance = "original"'
    for percent in FILLS:
        odds, usual, even = parts_at(law, 0.5, percent / 100)
        yield from ("", "[[fill]]", f'id = "full-{percent}"', f"percent = {percent}")
        yield row("nothing", np.minimum(0.999, odds / (1 + odds)))
        yield row("usual", np.clip(usual, 0.001, FULL))
        yield row("even", even)
        yield 'provenance = "original"'
    heights = {f"height-{round(100 * height)}": parts_at(law, height, 1.0) for height in HEIGHTS}
    for name, parts in heights.items():
        yield from factors("height", name, parts[1] / middle[1], parts[0] / middle[0])
    for name, temper in (("filled", FILLED), ("stuck", STUCK)):
        odds, usual, _ = parts_at(law, 0.5, 1.0, temper)
        yield from factors(
            "temper", name, rising(usual / middle[1], odds / middle[0], heights.values()), odds / middle[0]
        )


def rising(more: Array, nothing: Array, heights: Collection[tuple[Array, Array, Array]]) -> Array:
    """A temper's factors of the usual number, so that harder never brings less, at any height."""
    more = more.copy()
    for number in range(1, len(more)):
        for odds, usual, even in heights:
            least = mean_of(
                odds[number - 1] * nothing[number - 1], usual[number - 1] * more[number - 1], even[number - 1]
            )
            while mean_of(odds[number] * nothing[number], usual[number] * more[number], even[number]) <= least + 0.005:
                more[number] += 0.001
    return more


def mean_of(odds: float, usual: float, even: float) -> float:
    logs = even * (np.log(usual) * NUMBERS - FACTORIALS)
    weights = np.exp(logs - logs.max())
    return float(weights @ NUMBERS / weights.sum() / (1 + odds))


def factors(table: str, name: str, more: Array, nothing: Array) -> Iterator[str]:
    yield from ("", f"[[{table}]]", f'id = "{name}"')
    yield row("more", more)
    yield row("nothing", nothing)
    yield 'provenance = "original"'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    bouts = read_survey()
    seen = [bout for bout in bouts if not bout.held_out]
    data = columns(seen)
    law = fit(data)
    weight = top_weight(bouts)
    said: dict[str, Any] = {
        "bouts": len(bouts),
        "strikes fitted": len(data.fallen),
        "log likelihood a strike, fitted": round(log_likelihood(law, data), 4),
        "nothing": np.round(law.nothing, 2).tolist(),
        "usual": np.round(law.usual, 2).tolist(),
        "even": np.round(law.even, 2).tolist(),
        "top weight": round(weight, 3),
    }
    unseen = [bout for bout in bouts if bout.held_out]
    if unseen:
        said["log likelihood a strike, held out"] = round(log_likelihood(law, columns(unseen)), 4)
    print(*(f"{name}: {value}" for name, value in said.items()), sep="\n")
    if not given.check:
        build = SURVEY.read_text(encoding="utf-8").partition("\n")[0]
        TABLE.write_text("\n".join(written(law, weight, len(data.fallen), build)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
