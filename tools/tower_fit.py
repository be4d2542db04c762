"""Fits the statistical twin of the Stone Tower to its survey and writes the table that the rules read.

    python tools/tower_fit.py             # src/underhall/tower/survey.txt -> games/trollfjord/content/tower.toml
    python tools/tower_fit.py --check     # only says how well the committed table meets the bouts it has not seen

Eight bouts of eleven are fitted, by maximum likelihood; the other three are for the tests. The twin's law
(rules/twin.py): a strike brings nothing with a chance of its own, otherwise a Poisson number whose mean varies by a
gamma law and falls along an S as the tower empties; both are others at the first strike of a bout, and after a strike
that brought nothing. Mean and chance are smooth functions of strength and height as executed; the table has them for
the strength and height asked for, averaged over the hand's noise. How much less readily boulders come that were put
back at the top is fitted to the colours.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import brentq, minimize
from scipy.special import expit, gammaln

from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, STUCK
from underhall.tower import HEIGHTS, NOISE, STRENGTHS

ROOT = Path(__file__).parent.parent
SURVEY = ROOT / "src" / "underhall" / "tower" / "survey.txt"
TABLE = ROOT / "src" / "underhall" / "games" / "trollfjord" / "content" / "tower.toml"
Array = NDArray[np.float64]


class Strike(NamedTuple):
    """One strike of the survey."""

    strength: float
    height: float
    fallen: tuple[int, int, int, int]
    inside: int


class Data(NamedTuple):
    """All strikes of some bouts, in columns."""

    strength: Array
    height: Array
    inside: Array
    fallen: Array
    temper: NDArray[np.intp]


class Bout(NamedTuple):
    number: int
    code: int
    strikes: tuple[Strike, ...]

    @property
    def held_out(self) -> bool:
        """Three of eleven are kept from the fit; chains of five and blocks of thirty fall evenly on both sides."""
        return self.number % 11 in (1, 4, 8)


def read_survey(path: Path = SURVEY) -> list[Bout]:
    bouts = []
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        kind, *words = line.split()
        if kind == "bout":
            bouts.append(Bout(int(words[0]), int(words[2]), tuple(map(read_strike, words[3:]))))
    return sorted(bouts)


def read_strike(word: str) -> Strike:
    strength, height, *counts = word.split(",")
    white, red, yellow, blue, _jumped, inside = map(int, counts)
    return Strike(float(strength), float(height), (white, red, yellow, blue), inside)


# The law: where the parameters of a fit stand in their row

MEAN, EMPTY = slice(0, 5), slice(5, 7)
HALF, FADE, EMPTY_FADE, LOG_SHAPE, SHAPE_FADE = range(7, 12)
FILLED_MEAN, STUCK_MEAN, FILLED_EMPTY, STUCK_EMPTY = range(12, 16)
"""Logarithms of what a temper multiplies the mean by, and the odds of nothing."""
BOUNDS: list[tuple[float, float]] = [
    *((-5, 5), (0, 5), (-2, 5), (-3, 3), (-5, 5)),
    *((-6, 6), (-20, 0)),
    *((0, 1), (0.01, 1), (-3, 3), (-1, 6), (-3, 3)),
    *((-2, 2), (-2, 2), (-4, 4), (-4, 4)),
]
START = np.array([1.5, 1.0, 0.3, 0.0, 0.0, 0.0, -4.0, 0.4, 0.06, 0.0, 1.4, *[0.0] * 5])


def log_mean(p: Array, strength: Array, height: Array) -> Array:
    s, h = np.maximum(strength, 0.01), height - 0.5
    result: Array = p[0] + p[1] * np.log(s) + p[2] * s + p[3] * h + p[4] * h * h
    return result


def empty_share(p: Array, strength: Array, shift: Array | float = 0.0) -> Array:
    result: Array = np.asarray(expit(p[0] + p[1] * strength + shift), dtype=np.float64)
    return result


def log_likelihood(p: Array, data: Data) -> Array:
    """Of each strike under the parameters."""
    left, count = data.inside / 44, data.fallen
    paler = np.array([p[FILLED_EMPTY], 0.0, p[STUCK_EMPTY]])[data.temper]
    richer = np.array([p[FILLED_MEAN], 0.0, p[STUCK_MEAN]])[data.temper]
    empty = np.minimum(0.98, empty_share(p[EMPTY], data.strength, paler) * left ** p[EMPTY_FADE])
    readiness = expit((left - p[HALF]) / p[FADE]) / expit((1 - p[HALF]) / p[FADE])
    mean = np.exp(log_mean(p[MEAN], data.strength, data.height) + richer) * readiness / (1 - empty)
    shape = np.exp(p[LOG_SHAPE]) * left ** p[SHAPE_FADE]
    odds = shape / (shape + mean)
    some = gammaln(count + shape) - gammaln(shape) - gammaln(count + 1)
    some = some + shape * np.log(odds) + count * np.log1p(-odds)
    chance = np.where(count == 0, empty + (1 - empty) * np.exp(some), (1 - empty) * np.exp(some))
    result: Array = np.log(np.maximum(chance, 1e-12))
    return result


def tempers(strikes: Sequence[Strike]) -> list[int]:
    """Before each strike of a bout, as the rules say it."""
    return [FILLED, *(LOOSE if sum(strike.fallen) else STUCK for strike in strikes[:-1])][: len(strikes)]


def columns(bouts: Sequence[Bout]) -> Data:
    strikes = [strike for bout in bouts for strike in bout.strikes]
    return Data(
        np.array([strike.strength for strike in strikes]),
        np.array([strike.height for strike in strikes]),
        np.array([float(strike.inside) for strike in strikes]),
        np.array([float(sum(strike.fallen)) for strike in strikes]),
        np.array([temper for bout in bouts for temper in tempers(bout.strikes)], dtype=np.intp),
    )


def fit(bouts: Sequence[Bout]) -> Array:
    data = columns(bouts)

    def worse(p: Array) -> float:
        return -float(log_likelihood(p, data).sum())

    return np.asarray(minimize(worse, START, method="L-BFGS-B", bounds=BOUNDS, options={"maxiter": 2000}).x)


# The table


def chance_of_none(mean: float, empty: float, shape: float) -> float:
    return float(empty + (1 - empty) * (shape / (shape + mean / (1 - empty))) ** shape)


def over_noise(p: Array, strength: float, height: float) -> tuple[float, float]:
    """Mean and chance of none of a strike that was asked for: the average over what the hand makes of it."""
    nodes, weights = np.polynomial.hermite_e.hermegauss(15)
    weights = weights / weights.sum()
    s = np.clip(strength + NOISE.strength * nodes, 0.0, 1.2)[:, None] + np.zeros(15)
    h = np.clip(height + NOISE.height * nodes, 0.02, 0.98)[None, :] + np.zeros((15, 1))
    weight = weights[:, None] * weights[None, :]
    mean = np.exp(log_mean(p[MEAN], s, h))
    empty = np.minimum(0.98, empty_share(p[EMPTY], s))
    shape = np.exp(p[LOG_SHAPE])
    none = empty + (1 - empty) * (shape / (shape + mean / (1 - empty))) ** shape
    return float((weight * mean).sum()), float((weight * none).sum())


def cell(p: Array, strength: float, height: float) -> tuple[float, float]:
    """The mean, and the empty share that gives the right chance of none with it."""
    mean, none = over_noise(p, strength, height)
    shape = float(np.exp(p[LOG_SHAPE]))
    if chance_of_none(mean, 0.0, shape) >= none:
        return mean, 0.0
    return mean, float(brentq(lambda empty: chance_of_none(mean, empty, shape) - none, 0.0, 0.98))


def top_weight(bouts: Sequence[Bout]) -> float:
    """By maximum likelihood over the first strikes of bouts that follow another on the same tower."""
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


def written(p: Array, weight: float, strikes: int, build: str) -> str:
    lines = [
        "# What the tower answers to the hammer: the table of its statistical twin, by height and strength.",
        "# mean: boulders from a full tower; empty: the chance beside it that a strike brings nothing at all.",
        "# Both are for a strike after one that brought something. filled (for the first of a bout) and stuck (after",
        "# one that brought nothing) multiply the mean, and the odds of nothing.",
        f"# Fitted by tools/tower_fit.py to {strikes:,} strikes of {build}.",
        "",
        "[twin]",
        f"filled = {{ mean = {np.exp(p[FILLED_MEAN]):.3f}, empty = {np.exp(p[FILLED_EMPTY]):.3f} }}",
        f"stuck = {{ mean = {np.exp(p[STUCK_MEAN]):.3f}, empty = {np.exp(p[STUCK_EMPTY]):.3f} }}",
        f"shape = {np.exp(p[LOG_SHAPE]):.3f}",
        f"shape_fade = {p[SHAPE_FADE]:.3f}",
        f"half = {p[HALF]:.3f}",
        f"fade = {p[FADE]:.4f}",
        f"empty_fade = {p[EMPTY_FADE]:.3f}",
        f"top_weight = {weight:.3f}",
        'provenance = "original"',
    ]
    for height in HEIGHTS:
        cells = [cell(p, strength, height) for strength in STRENGTHS]
        means = np.maximum.accumulate([mean for mean, _ in cells])
        lines += [
            "",
            "[[height]]",
            f'id = "{round(100 * height)}"',
            f"mean = [{', '.join(f'{mean:.3f}' for mean in means)}]",
            f"empty = [{', '.join(f'{empty:.3f}' for _, empty in cells)}]",
            'provenance = "original"',
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    bouts = read_survey()
    seen = [bout for bout in bouts if not bout.held_out]
    p = fit(seen)
    weight = top_weight(bouts)
    strikes = sum(len(bout.strikes) for bout in seen)
    said: dict[str, Any] = {
        "bouts": len(bouts),
        "strikes fitted": strikes,
        "log likelihood a strike, fitted": round(float(log_likelihood(p, columns(seen)).mean()), 4),
        "filled": np.round(np.exp(p[[FILLED_MEAN, FILLED_EMPTY]]), 3).tolist(),
        "stuck": np.round(np.exp(p[[STUCK_MEAN, STUCK_EMPTY]]), 3).tolist(),
        "shape": round(float(np.exp(p[LOG_SHAPE])), 3),
        "shape fade": round(float(p[SHAPE_FADE]), 3),
        "half": round(float(p[HALF]), 3),
        "fade": round(float(p[FADE]), 4),
        "empty fade": round(float(p[EMPTY_FADE]), 3),
        "top weight": round(weight, 3),
    }
    unseen = [bout for bout in bouts if bout.held_out]
    if unseen:
        said["log likelihood a strike, held out"] = round(float(log_likelihood(p, columns(unseen)).mean()), 4)
    for strength in (0.3, 0.6, 0.9):
        mean, none = over_noise(p, strength, 0.5)
        said[f"at {strength}, middle"] = f"mean {mean:.2f}, none {none:.1%}"
    print(*(f"{name}: {value}" for name, value in said.items()), sep="\n")
    if not given.check:
        build = SURVEY.read_text(encoding="utf-8").partition("\n")[0]
        TABLE.write_text(written(p, weight, strikes, build), encoding="utf-8")


if __name__ == "__main__":
    main()
