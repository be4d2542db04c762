"""Plays many games between bots and returns what happened in each. The same seed gives the same games."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

from underhall.bots import Bot, Window, make_bot
from underhall.core.content import Pack
from underhall.core.dealer import Dealer
from underhall.core.errors import BadSetup
from underhall.core.game import Chance, Decide, Game, Over, Sink
from underhall.core.match import Match
from underhall.core.registry import find
from underhall.core.setup import Setup, make_setup


class Probe(Sink, Protocol):
    """Listens to one game, watches it decision by decision, and reports figures at its end."""

    def see(self, state: Any) -> None: ...
    def report(self, state: Any, over: Over) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Series:
    """What is played: a game, a bot for each seat, and how often."""

    game: str
    players: int
    bots: Sequence[str]
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    pack: Pack | None = None
    records: Path | None = None
    probe: Callable[[], Probe] | None = None


@dataclass(frozen=True)
class Result:
    """One game: its number in the series, the bots by seat, points, ranks, and what a probe saw."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    decisions: int
    seen: dict[str, Any]

    def win(self, seat: int) -> float:
        """A shared win is a fraction."""
        return 1 / self.ranking.count(1) if self.ranking[seat] == 1 else 0.0


def seat_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One name is for every seat; several are one per seat."""
    if len(names) == 1:
        return tuple(names) * players
    if len(names) != players:
        raise BadSetup(f"{len(names)} bots for {players} players: name one for all, or one for each seat")
    return tuple(names)


def play_series(series: Series, workers: int | None = None) -> Iterator[Result]:
    """Play it, on so many processes (all cores if not said); results come in order."""
    setup = make_setup(find(series.game), series.players, series.options, series.pack)
    for name in seat_bots(series.bots, series.players):
        make_bot(name, Random(0))
    if series.games < 1:
        raise BadSetup(f"a series has at least 1 game, not {series.games}")
    if series.records:
        series.records.mkdir(parents=True, exist_ok=True)
    count = min(workers or os.cpu_count() or 1, series.games)
    if count == 1:
        for number in range(series.games):
            yield play_one(series, number, setup)
        return
    chunk = max(1, min(16, series.games // (count * 4)))
    with ProcessPoolExecutor(count) as pool:
        yield from pool.map(_play_number, [series] * series.games, range(series.games), chunksize=chunk)


def _play_number(series: Series, number: int) -> Result:
    return play_one(series, number, make_setup(find(series.game), series.players, series.options, series.pack))


def play_one(series: Series, number: int, setup: Setup) -> Result:
    """The game of this number."""
    game = find(series.game)
    names = seat_bots(series.bots, series.players)
    seed = series.seed * 1_000_003 + number
    bots = [make_bot(name, Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
    probe = series.probe() if series.probe else None
    dealer = Dealer.from_seed(seed, series.players)
    if series.records:
        match = Match(game, setup, dealer, names=names)
        decisions = drive_match(match, bots, probe)
        path = series.records / f"{series.game}-{series.players}-{number:05}.hall"
        path.write_text(match.record(), encoding="utf-8")
        state = match.state
    else:
        state = game.new(setup)
        decisions = drive(game, state, dealer, bots, probe)
    over = game.pending(state)
    assert isinstance(over, Over)
    seen = probe.report(state, over) if probe else {}
    return Result(number, names, over.scores, over.ranking, over.breakdown, decisions, seen)


def drive(game: Game[Any], state: Any, dealer: Dealer, bots: Sequence[Bot], probe: Probe | None) -> int:
    """Play a state to its end with nobody listening; returns how many decisions were made."""
    drawn: Counter[str] = Counter()
    decisions = 0
    while True:
        pending = game.pending(state)
        if isinstance(pending, Over):
            return decisions
        if isinstance(pending, Chance):
            game.outcome(state, dealer.deal(game, state, pending, drawn[pending.kind]), probe)
            drawn[pending.kind] += 1
            continue
        ask = pending.asks[0]
        for code in bots[ask.seat].choose(Window(game, state, ask)):
            game.answer(state, ask.seat, code, probe)
            decisions += 1
        if probe:
            probe.see(state)


def drive_match(match: Match, bots: Sequence[Bot], probe: Probe | None) -> int:
    """Play a match to its end; returns how many decisions were made."""
    decisions = 0
    while isinstance(pending := match.pending, Decide):
        ask = pending.asks[0]
        for code in bots[ask.seat].choose(Window(match.game, match.state, ask)):
            match.answer(ask.seat, code)
            decisions += 1
        if probe:
            probe.see(match.state)
    return decisions


def summary(series: Series, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """What `simulate --json` prints."""
    decisions = sum(result.decisions for result in results)
    seats = []
    for seat, bot in enumerate(seat_bots(series.bots, series.players)):
        scores = [result.scores[seat] for result in results]
        wins = sum(result.win(seat) for result in results)
        seats.append({"bot": bot, "mean_score": round(sum(scores) / len(scores), 3), "wins": round(wins, 3)})
    return {
        "game": series.game,
        "players": series.players,
        "games": len(results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "mean_length": round(decisions / len(results), 2),
        "seats": seats,
    }
