"""The lab's report as one HTML page with plots, which needs nothing beside itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any

from underhall.lab.report import Aim, Report, listed, range_of, spaced

STYLE = """
:root { color-scheme: light dark; --ink: #2a1c11; --soft: #6b563f; --line: #dccdb2; --paper: #fbf6ec; --card: #fffdf8;
  --bar: #c77b30; --second: #7d8ea0; --aim: #86b89a55; --yes: #1d6b35; --no: #a3231a; }
@media (prefers-color-scheme: dark) { :root { --ink: #f5ead6; --soft: #b3a186; --line: #4a3a2d; --paper: #140f0c;
  --card: #231a15; --bar: #e0a83f; --second: #8b97a3; --aim: #3cc79640; --yes: #86d8a8; --no: #ff8d70; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; color: var(--ink); background: var(--paper); }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; margin: 0; } h2 { margin: 3rem 0 0; font-size: 1.45rem; }
h3 { margin: 0 0 .6rem; font-size: 1rem; }
p { margin: .2rem 0 1rem; color: var(--soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem;
  grid-auto-flow: dense; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.1rem;
  overflow-x: auto; }
.wide { grid-column: 1 / -1; } .wide > div { columns: 2 22rem; column-gap: 3rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: .85rem; }
td, th { padding: 2px 10px 2px 0; vertical-align: middle; }
.over + .over { margin-top: 1rem; }
.over td, .over th { padding: 7px 14px 7px 0; border-top: 1px solid var(--line); } .over thead th { border: 0; }
.over small { display: block; color: var(--soft); }
.yes { color: var(--yes); } .no { color: var(--no); font-weight: 700; }
.n { text-align: right; white-space: nowrap; }
.row { display: grid; grid-template-columns: 9.5rem repeat(var(--columns), 3.2rem minmax(3rem, 1fr)); gap: 0 10px;
  align-items: center; break-inside: avoid; font-variant-numeric: tabular-nums; }
.row b { font-weight: 400; text-align: right; } .head { color: var(--soft); font-size: .85rem; font-weight: 600; }
.head span { grid-column: span 2; }
.track { position: relative; height: .75em; }
.track i { position: absolute; top: 0; bottom: 0; background: var(--bar); border-radius: 2px; }
.track.second i { background: var(--second); }
.track u { position: absolute; top: -4px; bottom: -4px; background: var(--aim); }
.track s { position: absolute; top: -3px; bottom: -3px; width: 1px; background: var(--soft); }
svg { display: block; width: 100%; height: auto; } rect { fill: var(--bar); } .aim { fill: var(--aim); }
text { font-size: 11px; fill: var(--soft); text-anchor: middle; } line { stroke: var(--ink); stroke-width: 1.5; }
"""
LIFT = "A lift is how much more often winners used a thing than their share of the seats; 1 is even."
MANY = 12
"""A table with more rows takes the whole width, in two columns."""


def page(game: str, options: Mapping[str, Any], reports: Sequence[Report]) -> str:
    """What was aimed at for all player counts, a table for each kind of bots; then all plots of each."""
    chosen = ", ".join(f"{name} = {value}" for name, value in options.items()) or "the default options"
    head = (
        "<meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>{escape(game)}: balance</title><style>{STYLE}</style>"
    )
    overviews = [_overview(list(some)) for _, some in groupby(reports, _bots)]
    body = "".join(overviews) + "".join(_section(report) for report in reports)
    return (
        f"<!doctype html><html lang='en'><head>{head}</head><body><main><h1>{escape(game)}: balance</h1>"
        f"<p>Measured by play between bots, with {escape(chosen)}. {LIFT}</p>{body}</main></body></html>\n"
    )


def _overview(reports: Sequence[Report]) -> str:
    columns = "".join(f"<th>{_players(report)}</th>" for report in reports)
    rows = []
    for name in reports[0]["aims"]:
        cells = "".join(f"<td>{_met(report['aims'][name])}</td>" for report in reports)
        rows.append(f"<tr><td>{escape(spaced(name))}</td>{cells}</tr>")
    return (
        f"<div class='card over'><table><thead><tr><th>{_bots(reports[0])}</th>{columns}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _met(aim: Aim) -> str:
    """The figure, and beneath it what it should be."""
    said = range_of(aim)
    if not said:
        return listed(aim["value"])
    word = "yes" if aim["met"] else "no"
    sign = "✓" if aim["met"] else "✗ NO:"
    return f"<span class='{word}'>{sign} {listed(aim['value'])}</span><small>aim: {said}</small>"


def _section(report: Report) -> str:
    told = "".join(
        f"<tr><td>{escape(spaced(name))}</td><td class='n'>{listed(value)}</td></tr>"
        for name, value in report["figures"].items()
    )
    cards = [_seats(report["aims"]["seat_win_percent"]), _histogram(report)]
    cards += [_table(title, columns) for title, columns in report["tables"].items()]
    cards.insert(3, f"<div class='card'><h3>figures</h3><table>{told}</table></div>")
    return (
        f"<h2>{_players(report)}, {_bots(report)}</h2><p>{report['games']} games</p>"
        f"<div class='cards'>{''.join(cards)}</div>"
    )


def _players(report: Report) -> str:
    return "1 player" if report["players"] == 1 else f"{report['players']} players"


def _bots(report: Report) -> str:
    return escape(" and ".join(report["bots"])) + " bots"


def _seats(aim: Aim) -> str:
    """Wins by seat over the band that they should lie in."""
    wins = aim["value"] if isinstance(aim["value"], list) else [aim["value"]]
    low, high = aim["low"] or 0, aim["high"] or 0
    scale = 100 / max(*wins, high)
    band = f"<u style='left: {low * scale:.1f}%; width: {(high - low) * scale:.1f}%'></u>"
    rows = [_row(f"seat {seat + 1}", [(share, band + _bar(0, share * scale))]) for seat, share in enumerate(wins)]
    return f"<div class='card'><h3>wins by seat, percent</h3>{''.join(rows)}</div>"


def _table(title: str, columns: Mapping[str, Mapping[str, float]]) -> str:
    """A row for each name. What is a lift goes to the left or to the right of 1, what can be below 0 to that of 0."""
    names = list(next(iter(columns.values())))
    head = "".join(f"<span>{escape(column)}</span>" for column in columns)
    rows = [f"<div class='row head' style='--columns: {len(columns)}'><i></i>{head}</div>"]
    for name in names:
        cells = [(values[name], _drawn(column, values, name)) for column, values in columns.items()]
        rows.append(_row(spaced(name), cells))
    wide = " wide" if len(names) > MANY else ""
    return f"<div class='card{wide}'><h3>{escape(title)}</h3><div>{''.join(rows)}</div></div>"


def _drawn(column: str, values: Mapping[str, float], name: str) -> str:
    value = values[name]
    if column == "lift":
        shown = min(value, 2.0) * 50
    elif min(values.values()) < 0:
        shown = 50 + 50 * value / max(map(abs, values.values()))
    else:
        return _bar(0, 100 * value / max(*values.values(), 0.001))
    return _bar(min(shown, 50), abs(shown - 50)) + "<s style='left: 50%'></s>"


def _row(name: str, cells: Sequence[tuple[float, str]]) -> str:
    drawn = "".join(
        f"<b>{value}</b><span class='track{' second' if number else ''}'>{inside}</span>"
        for number, (value, inside) in enumerate(cells)
    )
    return f"<div class='row' style='--columns: {len(cells)}'><span>{escape(name)}</span>{drawn}</div>"


def _bar(start: float, length: float) -> str:
    return f"<i style='left: {start:.1f}%; width: {length:.1f}%'></i>"


def _histogram(report: Report, step: int = 5) -> str:
    """The winner's score, over the band that its median should lie in."""
    scores = sorted(report["winner_scores"])
    counts = Counter(score // step for score in scores)
    first, last = min(counts), max(counts)
    most = max(counts.values())
    wide = (last - first + 1) * 30

    def at(score: float) -> float:
        return (score / step - first) * 30

    drawn = []
    aim = report["aims"].get("winner_median_score")
    if aim and aim["low"] is not None and aim["high"] is not None:
        left, right = max(0.0, at(aim["low"])), min(wide, at(aim["high"]))
        drawn.append(f"<rect class='aim' x='{left:.1f}' y='0' width='{max(0.0, right - left):.1f}' height='150'/>")
    for bin_ in range(first, last + 1):
        height = 140 * counts[bin_] / most
        x = at(bin_ * step)
        drawn.append(f"<rect x='{x + 2}' y='{150 - height:.1f}' width='26' height='{height:.1f}'/>")
        drawn.append(f"<text x='{x + 15}' y='165'>{bin_ * step}</text>")
    middle = at(scores[len(scores) // 2] + 0.5)
    drawn.append(f"<line x1='{middle:.1f}' x2='{middle:.1f}' y1='0' y2='150'/>")
    return (
        "<div class='card'><h3>the winner’s score, and its median</h3>"
        f"<svg viewBox='0 0 {wide} 170' role='img' aria-label='histogram'>{''.join(drawn)}</svg></div>"
    )
