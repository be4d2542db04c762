"""`underhall bench`: the rules alone, on one core."""

from __future__ import annotations

import json

import click

from underhall.arena.speed import measure
from underhall.cli.progress import progress
from underhall.core.registry import find, game_ids


def run_bench(game: str | None, seconds: float, as_json: bool) -> None:
    todo = [(find(name), players) for name in ([game] if game else game_ids()) for players in find(name).players]
    lines = [measure(found, players, seconds) for found, players in progress(todo, len(todo), "bench")]
    if as_json:
        click.echo(json.dumps(lines))
        return
    for line in lines:
        click.echo(
            f"{line['game']:16} {line['players']} players  {line['build']:8} "
            f"{line['decisions_per_s']:>10,.0f} decisions/s  {line['real_choices_per_s']:>10,.0f} real choices/s  "
            f"{line['games_per_s']:>7,.1f} games/s  {line['copies_per_s']:>10,.0f} copies/s  "
            f"{line['bytes_per_state']:>6,} bytes/state  {line['decisions_per_game']:>6.1f} decisions/game  "
            f"{line['codes_per_decision']:>5.2f} codes/decision"
        )
