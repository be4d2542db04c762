"""How good bots are, from the games they played: ratings by openskill, win rates, and 95 % intervals for both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from underhall.arena.series import Result

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
AVERAGE = 25.0


@dataclass(frozen=True)
class Rating:
    rating: float
    low: float
    high: float


def full_weight(*_: Any) -> float:
    return 1.0


def rate(results: Iterable[Result]) -> dict[str, Rating]:
    """A rating for each bot, on the scale of openskill with the average bot at 25.

    openskill expects players who get better or worse, and so trusts new games more than old ones. A bot stays as it is:
    nothing is added to its uncertainty before a game (`tau`), and each game takes away all that it tells (`gamma`).
    """
    model = PlackettLuce(mu=AVERAGE, tau=0.0, gamma=full_weight)
    known: dict[str, tuple[float, float]] = {}
    for result in results:
        parties = [
            [seat for seat, side in enumerate(result.sides) if side == one] for one in dict.fromkeys(result.sides)
        ]
        before = [[model.rating(*known.get(result.bots[seat], (None, None))) for seat in party] for party in parties]
        after = model.rate(before, ranks=[float(result.ranking[party[0]]) for party in parties])
        learnt: dict[str, list[tuple[float, float]]] = {}
        for party, ratings in zip(parties, after, strict=True):
            for seat, one in zip(party, ratings, strict=True):
                learnt.setdefault(result.bots[seat], []).append((one.mu, one.sigma))
        known |= {
            bot: (mean([mu for mu, _ in found]), mean([sigma for _, sigma in found])) for bot, found in learnt.items()
        }
    shift = AVERAGE - mean([mu for mu, _ in known.values()])
    return {
        bot: Rating(mu + shift, mu + shift - Z * sigma, mu + shift + Z * sigma) for bot, (mu, sigma) in known.items()
    }


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate; fractions of wins are welcome.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    >>> [round(bound, 4) for bound in wilson(0, 10)]
    [0.0, 0.2775]
    """
    rate, extra = wins / games, Z * Z / games
    middle = rate + extra / 2
    reach = Z * sqrt(rate * (1 - rate) / games + extra / (4 * games))
    return max(0.0, (middle - reach) / (1 + extra)), min(1.0, (middle + reach) / (1 + extra))
