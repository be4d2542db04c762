"""Reports of the lab that are kept in a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from underhall.cli.commands import cli
from underhall.lab.kept import BadReports, beside, read, write
from underhall.lab.report import Report

ABOUT: dict[str, Any] = {"game": "dwarfs-fall", "content": "c0ffee", "options": {"max_rounds": 40}}


def report(players: int, *bots: str, games: int = 10) -> Report:
    return {
        "players": players,
        "games": games,
        "bots": list(bots),
        "aims": {"seat_win_percent": {"value": [60.0, 40.0], "low": 45, "high": 55, "below": None, "met": False}},
        "figures": {"rounds": 9.5},
        "tables": {"points": {"everybody": {"gems": 3.5}}},
        "winner_scores": [40, 41],
    }


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    assert read(path, ABOUT) == []
    reports = [report(2, "casual"), report(3, "expert")]
    write(path, ABOUT, reports)
    assert read(path, ABOUT) == reports
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_report_takes_the_place_of_an_older_one_and_weaker_bots_come_first() -> None:
    kept = [report(2, "casual"), report(2, "expert")]
    kept = beside(kept, report(4, "casual"))
    kept = beside(kept, report(2, "expert", games=20))
    kept = beside(kept, report(2, "strong"))
    kept = beside(kept, report(2, "novice", "expert"))
    assert [(one["players"], *one["bots"], one["games"]) for one in kept] == [
        (2, "novice", "expert", 10),
        (2, "casual", 10),
        (4, "casual", 10),
        (2, "strong", 10),
        (2, "expert", 20),
    ]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"content": "bead"}, 'content is "c0ffee" there, not "bead"'),
        ({"game": "trollfjord"}, 'game is "dwarfs-fall" there, not "trollfjord"'),
        ({"options": {"max_rounds": 30}}, "option max_rounds is 40 there, not 30"),
    ],
)
def test_other_reports_are_refused(change: dict[str, Any], told: str, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    write(path, ABOUT, [report(2, "casual")])
    with pytest.raises(BadReports, match=f"{path} holds other reports: {told}$"):
        read(path, ABOUT | change)


@pytest.mark.parametrize("text", [b"", b"# Balance\n", b"[]", b'{"game": "dwarfs-fall"}\n{"players": 2}\n', b"\xff\n"])
def test_a_file_that_holds_no_reports_is_refused(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(text)
    with pytest.raises(BadReports, match="holds no reports of the lab"):
        read(path, ABOUT)


def test_the_page_shows_what_is_kept_too(tmp_path: Path) -> None:
    keep, page = tmp_path / "kept.jsonl", tmp_path / "page.html"
    for bots in ("random", "novice"):
        args = ["lab", "trollfjord", "-k", "1", "-n", "2", "--bots", bots, "--keep", str(keep), "--html", str(page)]
        result = CliRunner().invoke(cli, [*args, "--json"])
        assert result.exit_code == 0, result.output
        assert [one["bots"] for one in json.loads(result.stdout)["counts"]] == [[bots]]
    told = page.read_text(encoding="utf-8")
    assert told.index("<h2>2 players, random bots</h2>") < told.index("<h2>2 players, novice bots</h2>")
    assert [told.count(f"<th>{bots} bots</th>") for bots in ("random", "novice")] == [1, 1]
    before = keep.read_bytes()
    refused = CliRunner().invoke(cli, [*args, "--option", "max_turns=30"])
    assert isinstance(refused.exception, BadReports)
    assert keep.read_bytes() == before
