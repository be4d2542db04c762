"""`underhall simulate`."""

from __future__ import annotations

import json
from time import perf_counter

import click

from underhall.arena.series import Series, play_series, summary
from underhall.cli.progress import progress


def run_simulation(series: Series, workers: int | None, as_json: bool) -> None:
    began = perf_counter()
    results = list(progress(play_series(series, workers), series.games, series.game))
    figures = summary(series, results, perf_counter() - began)
    if as_json:
        click.echo(json.dumps(figures))
        return
    click.echo(
        f"{figures['game']}, {figures['players']} players: {figures['games']} games in {figures['seconds']} s, "
        f"{figures['decisions_per_s']:,.0f} decisions/s, {figures['mean_length']} decisions a game"
    )
    for number, seat in enumerate(figures["seats"]):
        share = 100 * seat["wins"] / len(results)
        click.echo(f"  seat {number} {seat['bot']:8} wins {share:5.1f} %  mean score {seat['mean_score']:6.2f}")
    if series.records:
        click.echo(f"records in {series.records}")
