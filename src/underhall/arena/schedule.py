"""Who plays whom in an arena. Every lineup is played in every rotation of its seats with the same dealing, so that
neither the seat nor the luck of the deal favours a bot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count, islice, permutations

from underhall.arena.series import Fixture, Result, Series, deal_of
from underhall.core.errors import BadSetup


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits down together. As many names as seats are one lineup; more are all lineups of so many of them; fewer are
    one of each among others of each.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b", "b"], 3)
    [('a', 'b', 'b')]
    >>> lineups(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if players < 2:
        raise BadSetup("an arena needs two seats or more; underhall simulate measures points alone")
    if len(set(bots)) < 2:
        raise BadSetup(f"an arena needs two different bots to compare, and there is only {bots[0]}")
    if len(bots) == players:
        return [tuple(bots)]
    for name in bots:
        if bots.count(name) > 1:
            raise BadSetup(f"{name} stands twice; only where there is one name for each of the {players} seats it may")
    if len(bots) > players:
        return list(combinations(bots, players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


def whole_rotations(games: int, players: int) -> int:
    """So many games of one lineup, rounded up until every rotation is played equally often.

    >>> whole_rotations(5, 2), whole_rotations(8, 4)
    (6, 8)
    """
    return -(-games // players) * players


def plan(series: Series) -> list[Fixture]:
    """Every game of the arena, in the order in which they are played."""
    total = len(lineups(series.bots, series.players)) * whole_rotations(series.games, series.players)
    return list(islice(fixtures(series), total))


def fixtures(series: Series) -> Iterator[Fixture]:
    """Deal by deal, without end: more games of the same series begin with the same ones."""
    numbers = count()
    for deal in (deal_of(series, number) for number in count()):
        for lineup in lineups(series.bots, series.players):
            for turned in range(series.players):
                yield Fixture(next(numbers), lineup[turned:] + lineup[:turned], deal, f"{deal}/{turned}")


def by_lineup(series: Series, results: Iterable[Result]) -> dict[tuple[str, ...], list[Result]]:
    """Each lineup with its games."""
    tables = lineups(series.bots, series.players)
    games: dict[tuple[str, ...], list[Result]] = {lineup: [] for lineup in tables}
    for result in results:
        games[tables[result.number // series.players % len(tables)]].append(result)
    return games
