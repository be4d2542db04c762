"""`underhall arena`: which bot is better, and how sure that is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from underhall.arena.log import keep, resume
from underhall.arena.schedule import plan, whole_rotations
from underhall.arena.series import Series, check, play_fixtures
from underhall.arena.standings import standings
from underhall.cli.progress import progress


def run_arena(series: Series, log: Path | None, workers: int | None, as_json: bool) -> None:
    setup = check(series)
    fixtures = plan(series)
    done = resume(log, series, setup)[: len(fixtures)] if log else []
    games = whole_rotations(series.games, series.players)
    if games > series.games:
        click.echo(f"{series.games} games of each lineup become {games}: whole rotations of the seats", err=True)
    rest = play_fixtures(series, fixtures[len(done) :], workers)
    if log:
        rest = keep(log, rest)
    results = [*done, *progress(rest, len(fixtures), f"{series.game}, {series.players} players", len(done))]
    figures = standings(series, results)
    if as_json:
        click.echo(json.dumps(figures))
    else:
        show(figures, games)


def show(figures: dict[str, Any], games: int) -> None:
    players = figures["players"]
    click.echo(f"{figures['game']}, {players} players: {figures['games']} games, {games} of each lineup")
    click.echo("intervals of 95 %; seconds of one core for a gesture, for the longest one, for the longest turn\n")
    width = max(len(bot["bot"]) for bot in figures["bots"])
    click.echo(
        f"{'bot':{width}}  {'rating':>6} {'interval':>14}  {'games':>6}  {'wins':>7} {'interval':>18}"
        f"  {'fair share':>10}  {'gesture':>8}  {'longest':>8}  {'turn':>8}"
    )
    for bot in figures["bots"]:
        time = bot["thinking"]
        click.echo(
            f"{bot['bot']:{width}}  {bot['rating']:6.2f} {bot['low']:5.2f} to {bot['high']:5.2f}  {bot['games']:6}  "
            f"{rate(bot, 'win_low', 'win_high')}  {percent(bot['fair_share']):>10}  "
            f"{time['mean_s']:8.4f}  {time['longest_s']:8.3f}  {time['longest_turn_s']:8.3f}"
        )
    click.echo("\nwho comes out ahead")
    for pair in figures["pairs"]:
        names = f"{pair['bot']:{width}} of {pair['other']:{width}}"
        click.echo(f"  {names}  {rate(pair, 'low', 'high')}  in {pair['games']} games")
    if players == 2 or len(figures["lineups"]) == 1:
        return
    click.echo("\nwho wins in which lineup")
    for one in figures["lineups"]:
        click.echo(f"  {', '.join(one['lineup'])}: {one['games']} games")
        for bot in one["bots"]:
            click.echo(f"    {bot['bot']:{width}}  {rate(bot, 'win_low', 'win_high')}")


def rate(figures: dict[str, Any], low: str, high: str) -> str:
    return f"{percent(figures['win_rate']):>7} {percent(figures[low]):>7} to {percent(figures[high]):>7}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
