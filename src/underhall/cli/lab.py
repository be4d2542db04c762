"""`underhall lab`: balance, measured by play between bots."""

from __future__ import annotations

import json
import textwrap
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
from underhall.games.trollfjord.game import GAME as TROLLFJORD
from underhall.lab.kept import beside, read, write
from underhall.lab.page import page
from underhall.lab.report import Aim, Report, listed, range_of, spaced
from underhall.lab.tower import tower_report


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
    keep: Path | None,
) -> None:
    """The page shows what is kept too; what is printed is new."""
    game = find(game_id)
    lab = import_module(f"underhall.lab.{game_id.replace('-', '_')}")
    setup = make_setup(game, game.players[-1], options, pack)
    about = {"game": game_id, "content": setup.content_digest, "options": dict(setup.options)}
    kept = read(keep, about) if keep else []
    reports: list[Report] = []
    for number in players or game.players:
        if number not in game.players:
            raise BadSetup(f"{game_id} is for {game.players[0]} to {game.players[-1]} players, not {number}")
        series = Series(game_id, number, bots.split(","), count, seed, options, pack, probe=lab.PROBE)
        results = list(progress(play_series(series, workers), count, f"{game_id}, {number} players"))
        content = make_setup(game, number, options, pack).content
        reports.append(lab.report(content, number, results))
        kept = beside(kept, reports[-1])
        if keep:
            write(keep, about, kept)
        if not as_json:
            show(reports[-1])
    if html:
        html.write_text(page(game_id, options, kept), encoding="utf-8")
    if as_json:
        click.echo(json.dumps({"game": game_id, "options": dict(options), "counts": reports}))


def run_tower(game_id: str, pack: Pack | None, as_json: bool) -> None:
    """The achieved table of the tower, beside what it is tuned for and what its twin says."""
    if game_id != "trollfjord":
        raise BadSetup(f"only trollfjord has a tower, not {game_id}")
    report = tower_report(TROLLFJORD.book(make_setup(TROLLFJORD, 2, {}, pack)))
    if as_json:
        click.echo(json.dumps(report))
        return
    click.echo(f"{report['build']}: {report['bouts']:,} bouts, {report['strikes']:,} strikes")
    for one in report["full"]:
        low, middle, high = one["percentiles_10_50_90"]
        click.echo(f"\n{one['name']} strike on a full tower, {one['strikes']} times")
        click.echo(f"  {'boulders':26} {listed(one['mean']['value']):10} {aimed(one['mean'])}, twin {one['twin_mean']}")
        empty = one["empty_percent"]
        click.echo(
            f"  {'nothing, percent':26} {listed(empty['value']):10} {aimed(empty)}, twin {one['twin_empty_percent']}"
        )
        many = f"{one['eight_or_more_percent']:<10} twin {one['twin_eight_or_more_percent']}"
        click.echo(f"  {'eight or more, percent':26} {many}")
        click.echo(f"  {'10, 50 and 90 percent':26} {low}, {middle}, {high}")
    emptied = report["emptied"]
    click.echo(
        f"\n{'normal, twenty left':28} {listed(emptied['value']):10} {aimed(emptied)}, twin {report['twin_emptied']}"
    )
    click.echo(f"{'jumped out, percent':28} {report['jumped_percent']}")


def show(report: Report) -> None:
    """One figure a line; what has an aim says which, and whether it is met."""
    click.echo(f"\n{report['players']} players, {report['games']} games between {' and '.join(report['bots'])} bots")
    for name, one in report["aims"].items():
        click.echo(f"  {spaced(name):26} {listed(one['value']):26} {aimed(one)}".rstrip())
    for name, value in report["figures"].items():
        click.echo(f"  {spaced(name):26} {listed(value)}")
    for title, columns in report["tables"].items():
        for column, values in columns.items():
            click.echo(f"  {title}, {column}")
            click.echo(fill("  ".join(f"{name}\N{NO-BREAK SPACE}{value}" for name, value in values.items()), 110))


def aimed(one: Aim) -> str:
    said = range_of(one)
    return said and f"{'yes' if one['met'] else 'NO':4} aim: {said}"


def fill(text: str, width: int) -> str:
    return textwrap.fill(text, width, initial_indent="    ", subsequent_indent="    ", break_long_words=False)
