"""Fits the statistical twin of the Stone Tower to its survey and writes the table that the rules read.

    python -m tools.tower_fit             # src/underhall/tower/survey.txt -> games/trollfjord/content/tower.toml
    python -m tools.tower_fit --check     # only says how well the survey is met, by bouts that were not fitted too

The table is fitted to the whole survey, by maximum likelihood. How well such a table foretells what it was not fitted
to is judged by four others: each leaves out a quarter of the bouts, and those are for the tests.

The twin's law (rules/twin.py) has two parts that are fitted each by itself: how often nothing falls, and how many fall
otherwise. In both the strength and height asked for, how far the tower is emptied and its temper act
by smooth functions, which the table has at some fills, and at each strength and height. How readily boulders come that
were put back at the top is fitted to the colours.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize, minimize_scalar
from scipy.special import expit, gammaln, logsumexp

from tools.tower_survey import CHAIN
from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, STUCK
from underhall.tower import HEIGHTS, STRENGTHS, decode

ROOT = Path(__file__).parent.parent
SURVEY = ROOT / "src" / "underhall" / "tower" / "survey.txt"
TABLE = ROOT / "src" / "underhall" / "games" / "trollfjord" / "content" / "tower.toml"
QUARTERS = 4
FULL = 44
FILLS = (*range(100, 50, -10), *range(50, 0, -5))
"""In percent; beyond the last the tower answers alike."""
EVEN, PULL = (-0.3, 20.0), (0.001, 1000.0)
"""Beyond these nothing is told apart; the smooth functions may get there where nobody struck."""
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
    def quarter(self) -> int:
        """Chains of five and blocks of thirty fall evenly on all four."""
        return self.number % QUARTERS


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


def quarters(bouts: Sequence[Bout]) -> Iterator[tuple[list[Bout], list[Bout]]]:
    """Each, and all the others."""
    for number in range(QUARTERS):
        yield (
            [bout for bout in bouts if bout.quarter == number],
            [bout for bout in bouts if bout.quarter != number],
        )


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
    pull: Array
    even: Array


def shape_of(strength: Array, height: Array, left: Array, temper: Array) -> Shape:
    s, h, gone = strength, height - 0.5, 1 - left
    log_s, high, bent = np.log(s), h * h, s * gone**2 * h * h
    one, filled, stuck = np.ones_like(s), 1.0 * (temper == FILLED), 1.0 * (temper == STUCK)
    common = [one, s, log_s, gone, gone**2, gone**3, s * gone, h, high, s * h, s * high]
    common += [filled, s * filled, stuck, s * stuck]
    return Shape(
        np.stack([*common, s * s * filled, h * gone], axis=1),
        np.stack([*common, s * gone**2, s * gone**4, log_s * gone**5, bent], axis=1),
        np.stack([one, s, log_s, gone, gone**2, s * gone, high, s * h, bent], axis=1),
    )


class Law(NamedTuple):
    """The parameters of its parts."""

    nothing: Array
    pull: Array
    even: Array


NUMBERS = np.arange(1, FULL + 1)
FACTORIALS = gammaln(NUMBERS + 1.0)
STEADY = 0.001
"""How strongly parameters are held near 0, where the survey says little of them."""


def fit(data: Data) -> Law:
    shape = shape_of(data.strength, data.height, data.inside / FULL, data.temper)
    some = data.fallen > 0
    nothing = least(shape.nothing, lambda p: nothing_cost(shape.nothing @ p, ~some))
    pull, even, inside, fallen = shape.pull[some], shape.even[some], data.inside[some], data.fallen[some]
    # the chances of numbers are those of an exponential family, so that one hollow has the least cost
    both = np.block([[pull, np.zeros_like(even)], [np.zeros_like(pull), even]])

    def cost(p: Array) -> tuple[float, Array]:
        pulls, evens = np.split(both @ p, 2)
        return number_cost(pulls, evens, inside, fallen)

    return Law(nothing, *np.split(least(both, cost), [pull.shape[1]]))


def least(columns: Array, cost: Callable[[Array], tuple[float, Array]]) -> Array:
    """The parameters of the least cost, which says its slope by what the columns bring. They are looked for in
    directions that have nothing to do with each other."""
    ways = np.linalg.inv(np.linalg.cholesky(columns.T @ columns / len(columns) + 1e-9 * np.eye(columns.shape[1]))).T

    def along(p: Array) -> tuple[float, Array]:
        value, slope = cost(ways @ p)
        return value + STEADY * float(p @ p), ways.T @ (columns.T @ slope) + 2 * STEADY * p

    found = minimize(along, np.zeros(columns.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": 2_000})
    return np.asarray(ways @ found.x)


def nothing_cost(x: Array, none: NDArray[np.bool_]) -> tuple[float, Array]:
    """Minus the log likelihood of which strikes brought nothing, and its slope."""
    return float(np.logaddexp(0, x).sum() - x[none].sum()), expit(x) - none


def number_cost(pull: Array, even: Array, inside: Array, fallen: Array) -> tuple[float, Array]:
    """Minus the log likelihood of how many fell where something did, and its slope."""
    logs = number_logs(pull, even, inside)
    whole = logsumexp(logs, axis=1)
    chances = np.exp(logs - whole[:, None])
    seen = gammaln(fallen + 1)
    cost = -(pull * fallen - even * seen - whole).sum()
    return float(cost), np.concatenate([chances @ NUMBERS - fallen, seen - chances @ FACTORIALS])


def number_logs(pull: Array, even: Array, inside: Array) -> Array:
    """For each strike those of the chances of 1, 2 … boulders, up to what they have in common."""
    logs = pull[:, None] * NUMBERS - even[:, None] * FACTORIALS
    return np.where(inside[:, None] >= NUMBERS, logs, -np.inf)


def chances(law: Law, data: Data) -> Array:
    """For each strike those of 0, 1, 2 … boulders."""
    shape = shape_of(data.strength, data.height, data.inside / FULL, data.temper)
    nothing = expit(shape.nothing @ law.nothing)
    logs = number_logs(shape.pull @ law.pull, shape.even @ law.even, data.inside)
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
        if last is not None and bout.number % CHAIN != 0:
            rows += layer_rows(bout, np.sum([strike.fallen for strike in last.strikes], axis=0))
    stayed, top, fallen = (np.array(column) for column in zip(*rows, strict=True))

    def worse(log_weight: float) -> float:
        shares = stayed + np.exp(log_weight) * top
        shares /= shares.sum(axis=1, keepdims=True)
        return -float((fallen * np.log(np.maximum(shares, 1e-9))).sum())

    return float(np.exp(minimize_scalar(worse, bounds=(-2.0, 2.0)).x))


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


class Parts(NamedTuple):
    """By strength."""

    odds: Array
    """Of nothing."""
    pull: Array
    even: Array


def parts_at(law: Law, height: float, left: float, temper: int = LOOSE) -> Parts:
    strengths = np.array(STRENGTHS)
    shape = shape_of(strengths, *(np.full_like(strengths, figure) for figure in (height, left, float(temper))))
    odds, pull, even = np.exp(shape.nothing @ law.nothing), np.exp(shape.pull @ law.pull), shape.even @ law.even
    # nothing is never likelier if struck harder, even where the smooth functions bend: nobody has emptied the tower by
    # soft strikes, so the harder ones are believed
    odds = np.maximum.accumulate(np.minimum(odds, 900.0)[::-1])[::-1]
    return Parts(odds, np.clip(pull, *PULL), np.clip(even, *EVEN))


def rising(pull: Array, ways: Collection[Parts], inside: int) -> Array:
    """Factors of the pull, at most these, with which harder never brings less in any of these ways."""
    pull = pull.copy()
    for here in range(len(pull) - 2, -1, -1):
        for odds, other, even in ways:
            most = mean_of(odds[here + 1], other[here + 1] * pull[here + 1], even[here + 1], inside)
            while mean_of(odds[here], other[here] * pull[here], even[here], inside) > most:
                pull[here] *= 0.995
    return pull


def mean_of(odds: float, pull: float, even: float, inside: int) -> float:
    numbers = NUMBERS[:inside]
    logs = np.log(pull) * numbers - even * FACTORIALS[:inside]
    weights = np.exp(logs - logs.max())
    return float(weights @ numbers / weights.sum() / (1 + odds))


def table(bouts: Sequence[Bout], survey: Path = SURVEY) -> str:
    """That of the twin fitted to these bouts."""
    data = columns(bouts)
    build = survey.read_text(encoding="utf-8").partition("\n")[0]
    return "\n".join(written(fit(data), top_weight(bouts), len(data.fallen), build)) + "\n"


def written(law: Law, weight: float, strikes: int, build: str) -> Iterator[str]:
    yield "# What the tower answers to the hammer: the table of its statistical twin (rules/twin.py). Each row is for"
    yield "# a height and a tower that is so full, after a strike that brought something, and goes from the softest"
    yield "# strike to the hardest: the chance of nothing, and what the chances of numbers are made of. Then for the"
    yield "# first strike of a bout (filled) and for one after a strike in vain (stuck) the factors of the pull and of"
    yield "# the odds of nothing."
    yield f"# Fitted by tools/tower_fit.py to {strikes:,} strikes of {build}."
    yield ""
    yield "[layers]"
    yield f"top_weight = {weight:.3f}"
    yield 'provenance = "original"'
    plain, full = np.ones(len(STRENGTHS)), []
    for number, height in enumerate(HEIGHTS, 1):
        for percent in FILLS:
            parts = parts_at(law, height, percent / 100)
            parts = parts._replace(pull=parts.pull * rising(plain, [parts], round(FULL * percent / 100)))
            if percent == FILLS[0]:
                full.append(parts)
            yield from ("", "[[row]]", f'id = "height-{number}-full-{percent}"', f"height = {number}")
            yield f"percent = {percent}"
            yield row("nothing", parts.odds / (1 + parts.odds), 3)
            yield row("pull", parts.pull, 4)
            yield row("even", parts.even, 3)
            yield 'provenance = "original"'
    loose = parts_at(law, 0.5, 1.0)
    for name, temper in (("filled", FILLED), ("stuck", STUCK)):
        parts = parts_at(law, 0.5, 1.0, temper)
        odds = parts.odds / loose.odds
        ways = [there._replace(odds=there.odds * odds) for there in full]
        yield from ("", "[[temper]]", f'id = "{name}"')
        yield row("pull", rising(parts.pull / loose.pull, ways, FULL), 4)
        yield row("nothing", odds, 4)
        yield 'provenance = "original"'


def row(name: str, figures: Array, digits: int) -> str:
    return f"{name} = [{', '.join(f'{figure:.{digits}f}' for figure in figures)}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    bouts = read_survey()
    data = columns(bouts)
    law = fit(data)
    said: dict[str, Any] = {
        "bouts": len(bouts),
        "strikes": len(data.fallen),
        "log likelihood a strike": round(log_likelihood(law, data), 4),
        "the same of each quarter, fitted to the others": [
            round(log_likelihood(fit(columns(rest)), columns(left_out)), 4) for left_out, rest in quarters(bouts)
        ],
        "nothing": np.round(law.nothing, 2).tolist(),
        "pull": np.round(law.pull, 2).tolist(),
        "even": np.round(law.even, 2).tolist(),
        "top weight": round(top_weight(bouts), 3),
    }
    print(*(f"{name}: {value}" for name, value in said.items()), sep="\n")
    if not given.check:
        TABLE.write_text(table(bouts), encoding="utf-8")


if __name__ == "__main__":
    main()
