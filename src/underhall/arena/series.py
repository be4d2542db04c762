"""Plays many games between bots and returns what happened in each. The same seed gives the same games."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from signal import SIG_DFL, SIGINT, signal
from threading import Thread
from typing import Any, Protocol

from underhall.arena.seer import SEER, Fate, Seer
from underhall.arena.thinking import Thinking, Watch
from underhall.bots import Bot, Window, make_bot
from underhall.core.content import Pack
from underhall.core.dealer import Dealer
from underhall.core.errors import BadSetup
from underhall.core.game import Chance, Decide, Game, Over, Sink
from underhall.core.match import Match
from underhall.core.registry import find
from underhall.core.setup import Setup, make_setup

GARBAGE = 100_000
"""So many new things there must be before a worker looks through them for rings."""


class Probe(Sink, Protocol):
    """Listens to one game, watches it decision by decision, and reports figures at its end."""

    def see(self, state: Any) -> None: ...
    def report(self, state: Any, over: Over) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Series:
    """What is played: a game, its bots, and how often."""

    game: str
    players: int
    bots: Sequence[str]
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    pack: Pack | None = None
    records: Path | None = None
    probe: Callable[[], Probe] | None = None
    watched: bool = False
    """Whether it is measured how long the bots think; that takes time too."""


@dataclass(frozen=True)
class Fixture:
    """One game of a series before it is played: its number, the bots by seat, the seed that it is dealt from, and what
    the bots draw their own lots from."""

    number: int
    bots: tuple[str, ...]
    deal: int
    minds: str


@dataclass(frozen=True)
class Result:
    """One game: its number in the series, the bots by seat, points, ranks, what a probe saw, and how long each seat
    thought, if that was measured; `sides` as in `Over`."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    sides: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    decisions: int
    seen: dict[str, Any]
    thinking: tuple[Thinking, ...] = ()

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


def check(series: Series) -> Setup:
    """Whether it can be played at all; everything after this trusts it."""
    setup = make_setup(find(series.game), series.players, series.options, series.pack)
    for name in series.bots:
        if name != SEER:
            make_bot(name, Random(0))
        elif series.records:
            raise BadSetup("who sees everything plays without records")
    if series.games < 1:
        raise BadSetup(f"a series has at least 1 game, not {series.games}")
    return setup


def deal_of(series: Series, number: int) -> int:
    """The seed of the series' deal of this number."""
    return series.seed * 1_000_003 + number


def play_series(series: Series, workers: int | None = None) -> Iterator[Result]:
    """The same bots on the same seats in every game; the rest as in `play_fixtures`."""
    check(series)
    names = seat_bots(series.bots, series.players)
    deals = (deal_of(series, number) for number in range(series.games))
    fixtures = [Fixture(number, names, deal, str(deal)) for number, deal in enumerate(deals)]
    yield from play_fixtures(series, fixtures, workers, most_at_once=16)


def play_fixtures(
    series: Series, fixtures: Sequence[Fixture], workers: int | None = None, most_at_once: int = 1
) -> Iterator[Result]:
    """Play them, on so many processes (all cores if not said); results come in order. A process is best handed several
    games at once if they are over in a moment; their results come at once too."""
    if series.records:
        series.records.mkdir(parents=True, exist_ok=True)
    count = min(workers or os.cpu_count() or 1, len(fixtures))
    if count <= 1:
        yield from (play_one(series, fixture) for fixture in fixtures)
        return
    with ProcessPoolExecutor(count, initializer=follow) as pool:
        chunk = max(1, min(most_at_once, len(fixtures) // (count * 4)))
        yield from pool.map(play_one, [series] * len(fixtures), fixtures, chunksize=chunk)


def follow() -> None:
    """A worker ends when the process that it works for does, however that ended, and says nothing. Positions and search
    trees hold nothing that points back, so it seldom looks for rings in its garbage."""
    gc.set_threshold(GARBAGE)
    signal(SIGINT, SIG_DFL)  # Ctrl-C reaches every process of a terminal
    Thread(target=leave_with, args=(parent_process(),), daemon=True).start()


def leave_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def play_one(series: Series, fixture: Fixture) -> Result:
    """One game of the series."""
    game = find(series.game)
    setup = make_setup(game, series.players, series.options, series.pack)
    dealer = Dealer.from_seed(fixture.deal, series.players)
    match = Match(game, setup, dealer, names=fixture.bots) if series.records else None
    state, fate = match.state if match else game.new(setup), Fate(dealer)
    bots: list[Bot] = []
    for seat, name in enumerate(fixture.bots):
        rng = Random(f"{fixture.minds}/{seat}")
        bots.append(Seer(state, fate, rng) if name == SEER else make_bot(name, rng))
    watch = Watch(series.players) if series.watched else None
    if watch:
        bots = watch.on(bots)
    probe = series.probe() if series.probe else None
    if match and series.records:
        decisions = drive_match(match, bots, probe)
        path = series.records / f"{series.game}-{series.players}-{fixture.number:05}.hall"
        path.write_text(match.record(), encoding="utf-8")
        state = match.state
    else:
        decisions = drive(game, state, fate, bots, probe)
    over = game.pending(state)
    assert isinstance(over, Over)
    return Result(
        fixture.number, fixture.bots, over.scores, over.ranking, over.sides, over.breakdown, decisions,
        probe.report(state, over) if probe else {}, watch.report() if watch else (),
    )  # fmt: skip


def drive(game: Game[Any], state: Any, fate: Fate, bots: Sequence[Bot], probe: Probe | None) -> int:
    """Play a state to its end with nobody listening; returns how many decisions were made."""
    decisions = 0
    while True:
        pending = game.pending(state)
        if isinstance(pending, Over):
            return decisions
        if isinstance(pending, Chance):
            game.outcome(state, fate.draw(game, state, pending), probe)
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
