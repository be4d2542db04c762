"""The command line. A wrong argument is one clear line on stderr and exit status 2."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from underhall import __version__
from underhall.core.content import Pack, read_pack
from underhall.core.errors import UnderhallError
from underhall.locale import LANGUAGES


class Options(click.ParamType[tuple[str, str]]):
    """`--option name=value`, repeatable."""

    name = "NAME=VALUE"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, sign, text = str(value).partition("=")
        if not sign or not name or not text:
            self.fail(f"{value!r} is not of the form name=value", param, ctx)
        return name, text


class PackFolder(click.ParamType[Pack]):
    """`--pack FOLDER`."""

    name = "FOLDER"

    def convert(self, value: Any, param: Any, ctx: Any) -> Pack:
        return value if isinstance(value, Pack) else read_pack(str(value))


players_option = click.option("--players", "-n", type=int, help="How many play.")
seed_option = click.option("--seed", type=click.IntRange(min=0), help="Deal the same game every time.")
option_option = click.option("--option", "options", type=Options(), multiple=True, help="A setup option of the game.")
pack_option = click.option("--pack", type=PackFolder(), help="A folder of TOML that overrides the game's content.")
lang_option = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110}, invoke_without_command=True
)
@click.version_option(__version__, prog_name="underhall")
@click.pass_context
def cli(context: click.Context) -> None:
    """Board games about trolls, dwarfs and miners, by the rulebook. Unofficial.

    Without a command: start the web app on this machine and open the browser.
    """
    if context.invoked_subcommand is None:
        from underhall.server.run import play_here  # noqa: PLC0415

        play_here()


@cli.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8707, show_default=True, help="0 takes any free one.")
@click.option("--database", metavar="URL", help="postgresql://… or sqlite:///…; the user's data folder if not said.")
@click.option("--public", metavar="URL", help="The address that people use, if another server stands in front.")
@click.option("--bot-pause", type=click.FloatRange(0, 10), default=0.7, show_default=True,
              help="Seconds between the moves of bots while somebody looks.")  # fmt: skip
@click.option("--bot-deadline", type=click.FloatRange(0.1, 120), default=10.0, show_default=True,
              help="Seconds that a bot may think.")  # fmt: skip
@click.option("--requests-per-minute", type=click.IntRange(min=1), default=600, show_default=True,
              help="How many requests one address or session may make.")  # fmt: skip
@click.option("--messages-per-second", type=click.IntRange(min=1), default=12, show_default=True,
              help="How many messages one person may send to tables.")  # fmt: skip
def serve(host: str, port: int, database: str | None, public: str | None, bot_pause: float, bot_deadline: float,
          requests_per_minute: int, messages_per_second: int) -> None:  # fmt: skip
    """Host tables for others, or on a chosen port and database."""
    from underhall.server.app import Config  # noqa: PLC0415
    from underhall.server.run import default_database, serve  # noqa: PLC0415

    config = Config(
        database or default_database(), public, bot_pause, bot_deadline, requests_per_minute, messages_per_second
    )
    serve(host, port, config, ready=lambda address: click.echo(f"Underhall is open at {address}"))


@cli.command()
@lang_option
def games(lang: str) -> None:
    """The games, their player counts and options."""
    from underhall.cli.show import show_games  # noqa: PLC0415

    show_games(lang)


@cli.command()
@click.argument("game")
@players_option
@click.option("--bots", default="casual", show_default=True, help="One bot for all other seats, or one for each.")
@seed_option
@lang_option
@option_option
@pack_option
@click.option("--name", help="Your name at the table.")
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), help="Go on from a record.")
def play(game: str, players: int | None, bots: str, seed: int | None, lang: str, options: list[tuple[str, str]],
         pack: Pack | None, name: str | None, resume: Path | None) -> None:  # fmt: skip
    """Play GAME in the terminal against bots."""
    from underhall.cli.play import Terminal  # noqa: PLC0415

    Terminal.open(game, players, bots.split(","), seed, lang, dict(options), pack, name, resume).run()


@cli.command()
@click.argument("game")
@click.option("--players", "-n", type=int, required=True, help="How many play.")
@click.option("--games", "-k", "count", type=int, required=True, help="How many games.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one for each.")
@option_option
@pack_option
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Write each game's record there.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes; all cores if not said.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(game: str, players: int, count: int, seed: int, bots: str, options: list[tuple[str, str]],
             pack: Pack | None, records: Path | None, workers: int | None, as_json: bool) -> None:  # fmt: skip
    """Play many games of GAME between bots."""
    from underhall.arena.series import Series  # noqa: PLC0415
    from underhall.cli.simulate import run_simulation  # noqa: PLC0415

    series = Series(game, players, bots.split(","), count, seed, dict(options), pack, records)
    run_simulation(series, workers, as_json)


@cli.command()
@click.argument("game")
@click.option("--bots", required=True, help="A,B,...: they play each other; as many names as seats are one lineup.")
@click.option("--games", "-k", "count", type=int, required=True, help="Games of each pair or lineup, seats rotated.")
@click.option("--players", "-n", type=int, default=2, show_default=True, help="How many play.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@option_option
@pack_option
@click.option("--log", type=click.Path(dir_okay=False, writable=True, path_type=Path),
              help="Keep finished games there, and go on from there.")  # fmt: skip
@click.option("--workers", type=click.IntRange(min=1), help="Processes; all cores if not said.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def arena(game: str, bots: str, count: int, players: int, seed: int, options: list[tuple[str, str]],
          pack: Pack | None, log: Path | None, workers: int | None, as_json: bool) -> None:  # fmt: skip
    """Ratings of bots by play of GAME, with intervals.

    \b
    Every lineup is played in every rotation of its seats with the same dealing.
      more names than seats   every lineup of so many of them; with 2 seats, all pairs
      one name for each seat  that lineup; a bot may be named several times
      fewer names than seats  one of each among others of each
    """
    from underhall.arena.series import Series  # noqa: PLC0415
    from underhall.cli.arena import run_arena  # noqa: PLC0415

    series = Series(game, players, bots.split(","), count, seed, dict(options), pack, watched=True)
    run_arena(series, log, workers, as_json)


@cli.command()
@click.argument("game", required=False)
@click.option("--seconds", type=click.FloatRange(min=0.05), default=2.0, show_default=True, help="Per line.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
def bench(game: str | None, seconds: float, as_json: bool) -> None:
    """How fast the rules are: decisions, games and copies per second."""
    from underhall.cli.bench import run_bench  # noqa: PLC0415

    run_bench(game, seconds, as_json)


@cli.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path))
@click.option("--redraw", is_flag=True, help="Make falls of the tower again too, if the same physics runs here.")
@pack_option
def verify(records: tuple[Path, ...], redraw: bool, pack: Pack | None) -> None:
    """Replay records, check every digest and the dealing."""
    from underhall.cli.show import verify_records  # noqa: PLC0415

    sys.exit(verify_records(records, pack, redraw))


@cli.command()
@click.argument("record", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--seat", type=int, help="See it with the eyes of this seat (0 is the first).")
@lang_option
@pack_option
def replay(record: Path, seat: int | None, lang: str, pack: Pack | None) -> None:
    """Tell a record's game from its log, and show how it stands."""
    from underhall.cli.show import show_replay  # noqa: PLC0415

    show_replay(record, seat, lang, pack)


@cli.command()
@click.argument("game")
@click.argument("rule", required=False)
@lang_option
def rules(game: str, rule: str | None, lang: str) -> None:
    """The rules of GAME, or one RULE of it, such as DF-8.4."""
    from underhall.cli.show import show_rules  # noqa: PLC0415

    show_rules(game, rule, lang)


@cli.command()
@click.argument("game")
@click.option("--games", "-k", "count", type=int, default=2000, show_default=True, help="Games per player count.")
@click.option("--players", "-n", type=int, multiple=True, help="Only this count; repeatable.")
@click.option("--bots", default="casual", show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@option_option
@pack_option
@click.option("--workers", type=click.IntRange(min=1), help="Processes; all cores if not said.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), help="Write the report with plots as one HTML page."
)
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Reports of other bots and player counts are kept there, and the page shows all of them.",
)
@click.option("--tower", is_flag=True, help="Of trollfjord: the Stone Tower as it was struck, and its twin.")
def lab(game: str, count: int, players: tuple[int, ...], bots: str, seed: int, options: list[tuple[str, str]],
        pack: Pack | None, workers: int | None, as_json: bool, html: Path | None, keep: Path | None,
        tower: bool) -> None:  # fmt: skip
    """Balance of GAME, measured by play between bots."""
    from underhall.cli.lab import run_lab, run_tower  # noqa: PLC0415

    if tower:
        run_tower(game, pack, as_json)
        return
    run_lab(game, count, players, bots, seed, dict(options), pack, workers, as_json, html, keep)


@cli.command()
@click.argument("game")
@click.option("--config", type=click.Path(dir_okay=False, path_type=Path), help="TOML; the usual figures if not said.")
@click.option("--folder", type=click.Path(file_okay=False, path_type=Path), required=True,
              help="For games, judges and the log; a training that was broken off goes on there.")  # fmt: skip
@click.option(
    "--start",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A judge to go on from, instead of the evaluation.",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Copy the best judge there at the end.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes; all cores if not said.")
def train(game: str, config: Path | None, folder: Path, start: Path | None, out: Path | None,
          workers: int | None) -> None:  # fmt: skip
    """Train the judge of GAME's expert bot by games against itself. Needs underhall[train]."""
    from underhall.cli.train import run_training  # noqa: PLC0415

    run_training(game, config, folder, start, out, workers)


def main() -> None:
    """The entry point: one line for every mistake, nothing half done."""
    try:
        status = cli.main(standalone_mode=False)
    except click.ClickException as err:
        fail(err.format_message())
    except (UnderhallError, OSError) as err:
        fail(str(err))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    else:
        sys.exit(status if isinstance(status, int) else 0)


def fail(message: str) -> None:
    line = " ".join(message.split())
    click.echo(f"underhall: {line}", err=True)
    sys.exit(2)
