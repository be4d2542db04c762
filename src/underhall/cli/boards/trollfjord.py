"""Trollfjord in the terminal: the regions in their three rows, the track as one line, sacks, and the bout."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from underhall.cli.boards import Table as Board
from underhall.core.speech import Option
from underhall.games.trollfjord.content import Content
from underhall.games.trollfjord.view import BoutView, RegionView, SeatView, TrollfjordView

SHAPES = "●▲◆■"
STYLES = ("white", "dark_orange", "orange4", "grey62")
TERRAIN_STYLES = {
    "mountain": "grey74",
    "fjord": "dodger_blue1",
    "glacier": "bright_cyan",
    "swamp": "dark_olive_green3",
    "tundra": "khaki3",
    "forest": "green3",
}
MARK = "bold black on bright_yellow"
LEGEND = "tf-table-legend"
TURN = "tf-log-turn"
AHEAD = 16
"""How much of the track is shown from the last king on: nobody is further ahead."""


def drawn(view: TrollfjordView) -> object:
    return (view.regions, view.bout)


def group(option: Option) -> str:
    return ""


def show(table: Board, view: TrollfjordView, marks: Mapping[str, str], whole: bool) -> None:
    """The table as the view shows it, with option numbers on what they touch."""
    console = table.console
    console.print()
    console.print(_map(table, view, marks))
    if whole or any(target.startswith("cell:") for target in marks):
        console.print(_track(table, view, marks))
    if whole:
        console.print(_seats(table, view))
        console.print(Text(table.speaker.say("tf-table-stock", {"n": view.stock}), style="dim"))
    if view.bout:
        console.print(_bout(table, view, view.bout))


def _rows(content: Content) -> list[list[str]]:
    """The ids of the regions row by row, as they lie on the board."""
    tops = sorted({region.box[1] for region in content.regions})
    rows = ([region for region in content.regions if region.box[1] == top] for top in tops)
    return [[region.id for region in sorted(row, key=lambda region: region.box[0])] for row in rows]


def _map(table: Board, view: TrollfjordView, marks: Mapping[str, str]) -> Table:
    regions = {region.id: region for region in view.regions}
    rows = _rows(table.content)
    grid = Table(show_header=False, pad_edge=False, padding=(0, 1))
    for _ in range(max(map(len, rows))):
        grid.add_column()
    for row in rows:
        grid.add_row(*(_region(table, view, regions[name], marks) for name in row))
        grid.add_section()
    return grid


def _region(table: Board, view: TrollfjordView, region: RegionView, marks: Mapping[str, str]) -> Text:
    """Name, treasure, trolls, and the fortresses that touch it."""
    text = Text()
    mark = marks.get(f"region:{region.id}")
    if mark:
        text.append(f" {mark} ", style=MARK)
    text.append(f"{table.speaker.say(f'tf-region-{region.id}')}", style=f"bold {TERRAIN_STYLES[region.terrain]}")
    text.append(f" ({region.treasure or '–'})\n", style="yellow1")
    for seat, count in enumerate(region.trolls):
        if count:
            text.append(f"{SHAPES[seat]}{count} ", style=STYLES[seat])
    text.append("\n")
    for fort in view.fortresses:
        if region.id in fort.regions:
            mark = marks.get(f"fortress:{fort.id}")
            text.append(f" {mark} " if mark else "", style=MARK)
            text.append(f"{fort.id}:{'I' * fort.number} ", style="magenta")
    return text


def _track(table: Board, view: TrollfjordView, marks: Mapping[str, str]) -> Text:
    """The cells from the last king on; round cells by the terrain's name, footprints as a dot."""
    text = Text(table.speaker.say("tf-table-track") + " ", style="bold")
    kings = {seat.progress: number for number, seat in enumerate(view.seats)}
    waiting = [number for progress, number in sorted(kings.items()) if progress < 0]
    for number in waiting:
        text.append(SHAPES[number], style=STYLES[number])
    first = min((seat.progress for seat in view.seats if not seat.lying), default=0)
    length = len(view.cells)
    for progress in range(max(first, 0), max(first, 0) + AHEAD):
        if not length:
            break
        terrain = view.cells[progress % length]
        mark = marks.get(f"cell:{progress % length}")
        text.append(" ")
        if mark:
            text.append(f" {mark} ", style=MARK)
        if progress in kings:
            king = kings[progress]
            text.append(SHAPES[king], style=f"bold {STYLES[king]}")
        elif terrain is None:
            text.append("·", style="dim")
        else:
            text.append(table.speaker.say(f"tf-terrain-{terrain}"), style=TERRAIN_STYLES[terrain])
    text.append("\n")
    return text


def _seats(table: Board, view: TrollfjordView) -> Table:
    """One line for each player."""
    say = table.speaker.say
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("result-player", "tf-table-points", "tf-table-sack", "tf-table-patch", "tf-table-gifts"):
        grid.add_column(say(heading))
    grid.add_column(say("tf-table-supply"))
    for number, seat in enumerate(view.seats):
        turn = " ◀" if number == view.active else ""
        grid.add_row(
            Text(f"{SHAPES[number]} {table.speaker.players[number]}{turn}", style=f"bold {STYLES[number]}"),
            str(seat.points),
            _sack(seat),
            " ".join(map(str, seat.patch)) or "–",
            " ".join(str(gift.value) for gift in seat.gifts if not gift.given) or "–",
            str(seat.supply) if not seat.lying else say("tf-table-lying"),
        )
    return grid


def _sack(seat: SeatView) -> str:
    names = ("I", "II", "III", "+")
    slots = zip(names, seat.slots, strict=True)
    return "  ".join(f"{name}:{value or '–'}{'♛' if name in seat.crowns else ''}" for name, value in slots)


def _bout(table: Board, view: TrollfjordView, bout: BoutView) -> Text:
    """Strikes, and what lies on the table against the limit."""
    say = table.speaker.say
    text = Text(say("tf-table-bout", {"k": bout.strikes, "n": bout.limit, "total": bout.total}), style="bold")
    for colour, count in bout.table.items():
        style = {"white": "white", "red": "red1", "yellow": "yellow1", "blue": "dodger_blue1"}[colour]
        text.append(f"   {say(f'tf-count-{colour}', {'n': count})}", style=style)
    normal = [odds for odds in bout.odds if (odds.height, odds.strength) == (2, 11)]
    for odds in normal:
        args = {"empty": round(odds.empty / 10), "angry": round(odds.angry / 10), "mean": round(odds.mean / 100, 1)}
        text.append(f"\n{say('tf-table-odds', args)}", style="dim")
    text.append("\n")
    return text
