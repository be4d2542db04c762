"""The Stone Tower against what it is tuned for: what was struck in the survey, and what its twin says of the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from importlib.resources import files
from statistics import mean
from typing import TypedDict

from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, chances
from underhall.games.trollfjord.state import HEIGHTS, STRENGTHS, Book
from underhall.lab.report import Aim, aim

NAMES = {0.3: "soft", 0.6: "normal", 0.9: "hard"}
FULL = 44
FEW = range(18, 23)
"""So many boulders are nearly twenty."""
# by strength: the least and the most of the mean, and of the percentage of empty strikes
MEANS = {0.3: (0.9, 1.5), 0.6: (3.0, 3.8), 0.9: (5.0, 6.0)}
EMPTY = {0.3: (40.0, 50.0), 0.6: (8.0, 13.0), 0.9: (4.0, 7.0)}
EMPTIED = (1.7, 2.3)


class Blow(TypedDict):
    """One way to strike: by the physics, how often; with its aims, and beside them what the twin says."""

    name: str
    strikes: int
    mean: Aim
    empty_percent: Aim
    eight_or_more_percent: float
    percentiles_10_50_90: list[int]
    twin_mean: float
    twin_empty_percent: float
    twin_eight_or_more_percent: float


class TowerReport(TypedDict):
    build: str
    strikes: int
    bouts: int
    full: list[Blow]
    """On a full tower as bouts begin with it, at any height and from both sides."""
    emptied: Aim
    """The mean of normal strikes with nearly twenty boulders left."""
    twin_emptied: float
    jumped_percent: float
    """Strikes at which something jumped out at the top."""


def tower_report(book: Book) -> TowerReport:
    """What the survey says, which is committed with the tower."""
    build, *lines = (files("underhall") / "tower" / "survey.txt").read_text(encoding="utf-8").splitlines()
    full: defaultdict[float, list[int]] = defaultdict(list)
    left: list[int] = []
    strikes = bouts = jumped = 0
    for line in lines:
        kind, *words = line.split()
        if kind == "full":
            full[strength_of(int(words[1]))].append(fallen(words[2]))
            continue
        bouts += 1
        strikes += len(words) - 3
        jumped += sum(word.split(",")[6] != "0" for word in words[3:])
        if strength_of(int(words[2])) == 0.6:
            left += [fallen(word) for word in words[3:] if int(word.split(",")[7]) in FEW]
    return {
        "build": build,
        "strikes": strikes,
        "bouts": bouts,
        "full": [blow(book, strength, full[strength]) for strength in NAMES],
        "emptied": aim(mean(left) if left else 0.0, *EMPTIED),
        "twin_emptied": round(mean(twin(book, 0.6, inside, LOOSE)[0] for inside in FEW), 2),
        "jumped_percent": round(100 * jumped / max(1, strikes), 2),
    }


def strength_of(code: int) -> float:
    return round(0.05 * (code % STRENGTHS + 1), 2)


def fallen(word: str) -> int:
    return sum(map(int, word.split(",")[2:6]))


def blow(book: Book, strength: float, counts: Sequence[int]) -> Blow:
    n, order = max(1, len(counts)), sorted(counts) or [0]
    said, none, many = twin(book, strength, FULL, FILLED)
    return {
        "name": NAMES[strength],
        "strikes": len(counts),
        "mean": aim(sum(counts) / n, *MEANS[strength]),
        "empty_percent": aim(100 * sum(count == 0 for count in counts) / n, *EMPTY[strength]),
        "eight_or_more_percent": round(100 * sum(count >= 8 for count in counts) / n, 1),
        "percentiles_10_50_90": [order[n // 10], order[n // 2], order[9 * n // 10]],
        "twin_mean": round(said, 2),
        "twin_empty_percent": round(100 * none, 1),
        "twin_eight_or_more_percent": round(100 * many, 1),
    }


def twin(book: Book, strength: float, inside: int, temper: int) -> tuple[float, float, float]:
    """Over all heights: the mean, and the chances of none and of eight or more."""
    laws = [chances(book, height * STRENGTHS + round(strength / 0.05) - 1, inside, temper) for height in range(HEIGHTS)]
    means = [sum(1 - rise for rise in law) for law in laws]
    return mean(means), mean(law[0] for law in laws), mean(1 - law[7] if len(law) > 7 else 0.0 for law in laws)
