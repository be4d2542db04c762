"""`underhall lab`: balance, measured by play between bots."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from underhall.arena.series import Series, play_series
from underhall.cli.progress import progress
from underhall.core.content import Pack
from underhall.core.errors import BadSetup
from underhall.core.registry import find
from underhall.core.setup import make_setup
from underhall.lab.page import page


def run_lab(
    game_id: str,
    count: int,
    players: Sequence[int],
    bots: str,
    seed: int,
    options: Mapping[str, Any],
    pack: Pack | None,
    workers: int | None,
    as_json: bool,
    html: Path | None,
) -> None:
    game = find(game_id)
    lab = import_module(f"underhall.lab.{game_id.replace('-', '_')}")
    reports = []
    for number in players or game.players:
        if number not in game.players:
            raise BadSetup(f"{game_id} is for {game.players[0]} to {game.players[-1]} players, not {number}")
        series = Series(game_id, number, bots.split(","), count, seed, options, pack, probe=lab.PROBE)
        results = list(progress(play_series(series, workers), count, f"{game_id}, {number} players"))
        content = make_setup(game, number, options, pack).content
        reports.append(lab.figures(content, number, results))
        if not as_json:
            show(reports[-1])
    if html:
        html.write_text(page(game_id, options, reports), encoding="utf-8")
    if as_json:
        click.echo(json.dumps({"game": game_id, "options": dict(options), "counts": reports}))


def show(report: Mapping[str, Any]) -> None:
    """One figure a line; what has a target says whether it is met."""
    click.echo(f"\n{report['players']} players, {report['games']} games between {' and '.join(report['bots'])} bots")
    for name, value in report.items():
        if name in ("players", "games", "bots", "scores"):
            continue
        if isinstance(value, bool):
            text = "yes" if value else "NO"
        elif isinstance(value, Mapping):
            text = "  ".join(f"{key} {number}" for key, number in value.items())
        elif isinstance(value, list):
            text = "  ".join(map(str, value))
        else:
            text = str(value)
        click.echo(f"  {name.replace('_', ' '):24} {text}")
