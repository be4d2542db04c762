"""What an arena came to: how good each bot is, who beats whom, and how long they thought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from underhall.arena.ratings import mean, rate, wilson
from underhall.arena.schedule import by_lineup
from underhall.arena.series import Result, Series
from underhall.arena.thinking import together

Figures = dict[str, Any]


def standings(series: Series, results: Sequence[Result]) -> Figures:
    """What `arena --json` prints; bots and pairs with the better first."""
    ratings = rate(results)
    names = sorted(ratings, key=lambda bot: -ratings[bot].rating)
    bots = []
    for bot in names:
        one = ratings[bot]
        bots.append(
            {"bot": bot, "rating": round(one.rating, 2), "low": round(one.low, 2), "high": round(one.high, 2)}
            | wins(bot, results)
            | {"fair_share": round(1 / series.players, 4), "thinking": thinking(bot, results)}
        )
    return {
        "game": series.game,
        "players": series.players,
        "seed": series.seed,
        "games": len(results),
        "bots": bots,
        "pairs": [found for one, other in combinations(names, 2) if (found := pair(one, other, results))],
        "lineups": [
            {"lineup": lineup, "games": len(played)}
            | {"bots": [{"bot": bot} | wins(bot, played) for bot in dict.fromkeys(lineup)]}
            for lineup, played in by_lineup(series, results).items()
        ],
    }


def wins(bot: str, results: Iterable[Result]) -> Figures:
    """How often a seat of this bot won. A bot on several seats has so many games in one; a shared win is a fraction."""
    won = [result.win(seat) for result in results for seat in seats(bot, result)]
    low, high = wilson(sum(won), len(won))
    return {
        "games": len(won),
        "win_rate": round(mean(won), 4),
        "win_low": round(low, 4),
        "win_high": round(high, 4),
    }


def pair(one: str, other: str, results: Iterable[Result]) -> Figures | None:
    """How often one came out ahead of the other; None if they never met. At two seats this is winning. With more it is
    the better rank, a shared one being half; of bots on several seats the mean of each with each."""
    ahead = []
    for result in results:
        ranks = [
            (result.ranking[mine], result.ranking[theirs])
            for mine in seats(one, result)
            for theirs in seats(other, result)
            if result.sides[mine] != result.sides[theirs]
        ]
        if ranks:
            ahead.append(mean([1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in ranks]))
    if not ahead:
        return None
    low, high = wilson(sum(ahead), len(ahead))
    return {
        "bot": one,
        "other": other,
        "games": len(ahead),
        "win_rate": round(mean(ahead), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def thinking(bot: str, results: Iterable[Result]) -> Figures:
    """In seconds; the mean is of one gesture."""
    whole = together([result.thinking[seat] for result in results for seat in seats(bot, result)])
    return {
        "gestures": whole.gestures,
        "mean_s": round(whole.seconds / max(1, whole.gestures), 6),
        "longest_s": whole.longest,
        "longest_turn_s": whole.longest_turn,
    }


def seats(bot: str, result: Result) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]
