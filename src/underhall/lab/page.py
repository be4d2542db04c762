"""The lab's report as one HTML page with bars, that needs nothing beside itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: #221a14; }
h1, h2 { font-weight: 650; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #c9b9a3; }
.yes { color: #1d6b35; } .no { color: #a3231a; font-weight: 700; }
table { border-collapse: collapse; margin: 0 0 1rem; } td { padding: 1px 10px 1px 0; vertical-align: middle; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
.bar { display: inline-block; height: 0.8em; background: #c77b30; border-radius: 2px; }
.columns { columns: 2 24rem; } svg { display: block; } rect { fill: #c77b30; } text { font-size: 11px; fill: #5b4a3a; }
"""
WIDTH = 16.0  # of the longest bar, in em


def page(game: str, options: Mapping[str, Any], reports: Sequence[Mapping[str, Any]]) -> str:
    """All player counts, one below the other."""
    chosen = ", ".join(f"{name} = {value}" for name, value in options.items()) or "the default options"
    body = "".join(_section(report) for report in reports)
    head = f"<meta charset='utf-8'><title>{escape(game)}: balance</title><style>{STYLE}</style>"
    return (
        f"<!doctype html><html lang='en'><head>{head}</head><body><h1>{escape(game)}: balance</h1>"
        f"<p>Measured by play between bots, with {escape(chosen)}.</p>{body}</body></html>\n"
    )


def _section(report: Mapping[str, Any]) -> str:
    bots = " and ".join(report["bots"])
    parts = [f"<h2>{report['players']} players, {report['games']} games between {escape(bots)} bots</h2>"]
    plain = []
    for name, value in report.items():
        if name in ("players", "games", "bots"):
            continue
        title = escape(name.replace("_", " "))
        if isinstance(value, bool):
            plain.append(
                f"<tr><td>{title}</td><td class='{'yes' if value else 'no'}'>{'yes' if value else 'NO'}</td></tr>"
            )
        elif name == "scores":
            parts.append(f"<h3>the winner's score</h3>{_histogram(value)}")
        elif isinstance(value, Mapping):
            parts.append(f"<h3>{title}</h3><div class='columns'>{_bars(value)}</div>")
        elif isinstance(value, list) and "percent" in name:
            parts.append(f"<h3>{title}</h3>{_bars({f'seat {seat}': share for seat, share in enumerate(value)})}")
        else:
            shown = " to ".join(map(str, value)) if isinstance(value, list) else str(value)
            plain.append(f"<tr><td>{title}</td><td>{escape(shown)}</td></tr>")
    return parts[0] + f"<table>{''.join(plain)}</table>" + "".join(parts[1:])


def _bars(values: Mapping[str, float]) -> str:
    longest = max([*values.values(), 0.001])
    rows = [
        f"<tr><td>{escape(name)}</td><td class='n'>{value}</td>"
        f"<td><span class='bar' style='width: {WIDTH * max(0.0, value) / longest:.2f}em'></span></td></tr>"
        for name, value in values.items()
    ]
    return f"<table>{''.join(rows)}</table>"


def _histogram(values: Sequence[int], step: int = 5) -> str:
    counts = Counter(value // step for value in values)
    first, last = min(counts), max(counts)
    most = max(counts.values())
    bars = []
    for number, bin_ in enumerate(range(first, last + 1)):
        height = 120 * counts[bin_] / most
        x = number * 26
        bars.append(f"<rect x='{x}' y='{120 - height:.1f}' width='22' height='{height:.1f}'/>")
        bars.append(f"<text x='{x}' y='134'>{bin_ * step}</text>")
    return f"<svg width='{(last - first + 1) * 26}' height='138' role='img'>{''.join(bars)}</svg>"
