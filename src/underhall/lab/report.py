"""What a report of the lab consists of, whichever the game."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import TypedDict

from underhall.arena.series import Result

Figure = float | list[float]


class Aim(TypedDict):
    """The content is tuned for it: one figure, or one for each seat; at least `low`, at most `high`, under `below`."""

    value: Figure
    low: float | None
    high: float | None
    below: float | None
    met: bool


class Report(TypedDict):
    """One player count."""

    players: int
    games: int
    bots: list[str]
    aims: dict[str, Aim]
    figures: dict[str, Figure]
    tables: dict[str, dict[str, dict[str, float]]]
    """By title and column a figure for each card, hall or source of points."""
    winner_scores: list[int]


def aim(value: Figure, low: float | None = None, high: float | None = None, below: float | None = None) -> Aim:
    """
    >>> aim(3.14159, low=3)
    {'value': 3.14, 'low': 3, 'high': None, 'below': None, 'met': True}
    """
    met = all(
        (low is None or one >= low) and (high is None or one <= high) and (below is None or one < below)
        for one in (value if isinstance(value, list) else [value])
    )
    return {"value": rounded(value), "low": low, "high": high, "below": below, "met": met}


def rounded(value: Figure) -> Figure:
    return [round(one, 2) for one in value] if isinstance(value, list) else round(value, 2)


def fair_seats(results: Sequence[Result], points: float) -> Aim:
    """The wins of each seat in percent, which are to be so near to an even share."""
    players = len(results[0].scores)
    wins = [100 * sum(result.win(seat) for result in results) / len(results) for seat in range(players)]
    return aim(wins, round(100 / players - points, 1), round(100 / players + points, 1))


def percentiles(values: Sequence[float]) -> list[float]:
    """The 10th and the 90th."""
    ordered = sorted(values)
    return [ordered[len(ordered) // 10], ordered[len(ordered) * 9 // 10]]


def points_by_source(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """What everybody and what winners got from each, in the mean."""
    won = [result.breakdown[result.ranking.index(1)] for result in results]
    everybody = [breakdown for result in results for breakdown in result.breakdown]
    return {
        column: {part: round(mean(breakdown[part] for breakdown in some), 2) for part in everybody[0]}
        for column, some in (("everybody", everybody), ("winner", won))
    }


# In words, for the terminal and the page


def spaced(name: str) -> str:
    return name.replace("_", " ")


def listed(value: Figure) -> str:
    return " · ".join(map(str, value)) if isinstance(value, list) else str(value)


def range_of(one: Aim) -> str:
    """
    >>> range_of(aim(3.14, 3, 5.5)), range_of(aim(0, below=10)), range_of(aim(1))
    ('3 to 5.5', 'below 10', '')
    """
    low, high, below = one["low"], one["high"], one["below"]
    if below is not None:
        return f"below {below:g}"
    if low is not None and high is not None:
        return f"{low:g} to {high:g}"
    if low is not None:
        return f"at least {low:g}"
    return "" if high is None else f"at most {high:g}"
