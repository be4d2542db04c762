"""What the command line shows without playing: games, rules, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import underhall
from underhall.cli.boards import Table as BoardTable
from underhall.cli.boards import board_of
from underhall.core.content import Pack
from underhall.core.errors import BadRecord, UnderhallError
from underhall.core.record import Redraw
from underhall.core.registry import find, game_ids
from underhall.core.setup import format_value
from underhall.locale import Speaker


def show_games(lang: str) -> None:
    speaker = Speaker(lang)
    table = Table(box=None, pad_edge=False)
    for heading in ("games-game", "games-id", "games-count", "games-options"):
        table.add_column(speaker.say(heading))
    for game_id in game_ids():
        game = find(game_id)
        options = [f"{name}={format_value(switch.default)} ({switch.rule})" for name, switch in game.switches.items()]
        players = speaker.say("games-players", {"low": game.players[0], "high": game.players[-1]})
        table.add_row(speaker.say(f"game-{game_id}"), game_id, players, "\n".join(options))
    Console().print(table)


def rule_key(rule: str) -> str:
    """The catalogue's key of a rule id.

    >>> rule_key("DF-8.4")
    'rule-DF-8-4'
    """
    return f"rule-{rule.replace('.', '-')}"


def show_rules(game_id: str, rule: str | None, lang: str) -> None:
    prefix = find(game_id).prefix
    speaker = Speaker(lang)
    if rule is not None:
        key = rule_key(rule.upper())
        if not rule.upper().startswith(f"{prefix}-") or not speaker.knows(key):
            raise UnderhallError(speaker.say("play-no-rule", {"rule": rule}))
        click.echo(f"{rule.upper()}  {speaker.say(key)}")
        return
    click.echo(speaker.say("rules-title", {"game": speaker.say(f"game-{game_id}")}))
    click.echo(speaker.say("rules-unofficial"))
    for chapter in range(1, 100):
        if not speaker.knows(f"chapter-{prefix}-{chapter}"):
            continue  # a game may begin with chapter 2
        click.echo(f"\n{chapter}. {speaker.say(f'chapter-{prefix}-{chapter}')}")
        for number in range(1, 100):
            key = f"rule-{prefix}-{chapter}-{number}"
            if speaker.knows(key):
                text = speaker.say(key).replace("\n", "\n          ")
                click.echo(f"  {prefix}-{chapter}.{number}  {text}")


def read_record(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is no text") from None


def verify_records(paths: Sequence[Path], pack: Pack | None, redraw: bool = False) -> int:
    """Say of each record whether it holds; 2 if one does not. With `redraw`, falls of the tower are made again."""
    failed = 0
    for path in paths:
        try:
            report = underhall.verify(read_record(path), pack, physics() if redraw else None)
        except (UnderhallError, OSError) as err:
            failed += 1
            click.echo(f"{path}: NO. {err}", err=True)
            continue
        dealt = f"{report.draws} draws dealt again" if report.dealt_again else "dealing not revealed"
        for maker, count in sorted(report.makers.items()):
            dealt += f", {count} as recorded by {maker}"
        end = "finished" if report.match.over else "unfinished"
        click.echo(f"{path}: yes, {end}. {report.lines} lines, {report.digests} digests, {dealt}")
    return 2 if failed else 0


def physics() -> Mapping[str, Redraw]:
    """Who can make draws of one record again here."""
    from underhall.server.tower import redraw  # noqa: PLC0415  # the physics takes a while to load

    return redraw()


def show_replay(path: Path, seat: int | None, lang: str, pack: Pack | None) -> None:
    match = underhall.replay(read_record(path), pack)
    if seat is not None and not 0 <= seat < match.setup.players:
        raise UnderhallError(f"there is no seat {seat}; they run from 0 to {match.setup.players - 1}")
    speaker = Speaker(lang, match.names, match.setup.content.names)
    console = Console(highlight=False)
    for event in match.events(seat):
        console.print(escape(speaker.say(event.key, event.args)))
    table = BoardTable(console, speaker, match.setup.content)
    board_of(match.game.id).show(table, match.view(seat), {}, whole=True)
