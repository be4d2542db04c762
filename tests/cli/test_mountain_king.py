"""In the Hall of the Mountain King on the command line."""

from __future__ import annotations

import json
import os
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pexpect
import pytest

import underhall
from tests.cli.test_commands import ok
from tests.cli.test_terminal import ANSI
from tests.rulebook.mountain_king.table import Table


@pytest.mark.slow
def test_a_few_moves_in_a_terminal(tmp_path: Path) -> None:
    """Through the draft, a turn or two by hints; then why not, undo, leaving and going on."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"}
    program = "from underhall.cli import main; main()"
    args = ["-c", program, "play", "mountain-king", "--players", "2", "--seed", "4"]
    child = pexpect.spawn(sys.executable, args, env=env, encoding="utf-8", dimensions=(50, 120), timeout=60)

    def say(line: str) -> str:
        child.sendline(line)
        child.expect(r"> $")
        return str(ANSI.sub("", child.before))

    child.expect(r"> $")
    assert "Where is your gate?" in child.before
    assert "Which troll do you place, and where?" in say("l1")
    screen = ""
    for _ in range(4):
        screen = say("1")
    assert "A spell, a workshop, or do you recruit or dig?" in screen
    assert "MK-8.2" in say("why top1")
    assert "MK-11.1" in say("why cavern-heartstone")
    assert "There is no option 999." in say("999")
    while "Round 2" not in screen:
        hint = re.search(r"Hint: ([^\r\n(]*) \(", say("hint"))
        assert hint
        screen = say(hint.group(1))
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    kept = tmp_path / "underhall" / "mountain-king-1.hall"
    match = underhall.verify(kept.read_text(encoding="utf-8")).match
    assert match.view().seats[0].gate == "l1"
    again = ok("play", "mountain-king", "--resume", str(kept), stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert f"The game goes on from {kept}." in again.replace("\n", " ")


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "ru"])
def test_every_language_at_the_mountain(lang: str, tmp_path: Path) -> None:
    stdin = "l1\n1\n1\n1\n1\nwhy top1\nhint\nboard\nlog\nhelp\nquit\n"
    args = ["play", "mountain-king", "--players", "2", "--seed", "4", "--lang", lang]
    out = ok(*args, stdin=stdin, XDG_DATA_HOME=str(tmp_path))
    assert "MK-8.2" in out
    assert not re.search(r"\b(mk|play|rule)-[a-z]", out.replace(str(tmp_path), ""))


@pytest.mark.parametrize("teams", [False, True], ids=["each-alone", "teams"])
def test_simulate_and_verify(teams: bool, tmp_path: Path) -> None:
    args = ["simulate", "mountain-king", "--players", "4", "--games", "2", "--seed", "1", "--json"]
    args += ["--option", "teams=true"] if teams else []
    figures = json.loads(ok(*args, "--records", str(tmp_path)))
    assert (figures["game"], figures["players"], figures["games"]) == ("mountain-king", 4, 2)
    means = [seat["mean_score"] for seat in figures["seats"]]
    if teams:
        assert means[0] == means[3]
        assert means[1] == means[2]
    else:
        assert len(set(means)) > 1
    records = sorted(tmp_path.glob("*.hall"))
    assert len(records) == 2
    told = ok("verify", *map(str, records))
    assert told.count("yes, finished") == 2
    matches = [underhall.verify(path.read_text(encoding="utf-8")).match for path in records]
    assert {match.view().teams for match in matches} == {teams}
    mean = sum(match.result.scores[0] for match in matches if match.result) / 2
    assert mean == pytest.approx(means[0])


@pytest.mark.parametrize(
    ("lang", "won"), [("en", "win with"), ("hu", "győz"), ("pl", "wygrywają"), ("ru", "Побеждают")]
)
def test_a_team_wins_together(lang: str, won: str, tmp_path: Path) -> None:
    """One line of the table and one score for each team."""
    table = Table(4, teams=True).fill(1).fill(2).honour(0, digging=60).ending(1, 2, left=3)
    kept = tmp_path / "teams.hall"
    kept.write_text(table.match().record(), encoding="utf-8")
    args = ["play", "mountain-king", "--resume", str(kept), "--lang", lang]
    out = ok(*args, stdin="done\n", COLUMNS="150", XDG_DATA_HOME=str(tmp_path))
    sides = re.findall(r"^\s*([12])\s+(\S+ \S+ \S+(?: \S+)*?)\s{2,}", out, re.MULTILINE)
    assert [place for place, _ in sides] == ["1", "2"]
    assert won in out


class Links(HTMLParser):
    """Whatever a page would fetch or lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        self.found += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "action", "data")]


def test_lab_writes_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "lab.html"
    args = ["lab", "mountain-king", "--games", "2", "--players", "2", "--bots", "random", "--json"]
    report = json.loads(ok(*args, "--html", str(page)))
    assert report["counts"][0]["games"] == 2
    text = page.read_text(encoding="utf-8")
    assert text.lower().startswith("<!doctype html>")
    assert "<svg" in text
    links = Links(text)
    assert [link for link in links.found if not link.startswith(("#", "data:"))] == []
    assert not re.search(r"(https?:)?//[a-z0-9.-]+\.[a-z]{2,}|@import|url\((?!['\"]?(#|data:))", text)
