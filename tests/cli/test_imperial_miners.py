"""Imperial Miners on the command line."""

from __future__ import annotations

import json
import os
import re
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pexpect
import pytest
from rich.console import Console

import underhall
from tests.cli.test_commands import ok, run
from tests.cli.test_mountain_king import Links
from tests.cli.test_terminal import ANSI
from underhall.cli.boards import Table
from underhall.cli.boards.imperial_miners import LEVELS, draw, name_lines
from underhall.cli.play import labels
from underhall.games.imperial_miners.view import PlacedView
from underhall.locale import Speaker

SEED = "23"
"""The first event of its games comes at the end of the round, so that nothing is asked before a card is played."""
KEPT = "thistle_drift-2 ferrymans_dock-2 stair_of_stars-1 tide_wheel-2"
"""Four of the eight first cards that it deals."""
CARD = "thistle_drift-2"


@pytest.mark.slow
def test_a_few_moves_in_a_terminal(tmp_path: Path) -> None:
    """Keep, seal, effect and surface; then by hints to a cell and on; why not, undo, leaving and going on."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"}
    program = "from underhall.cli import main; main()"
    args = ["-c", program, "play", "imperial-miners", "--players", "2", "--seed", SEED]
    child = pexpect.spawn(sys.executable, args, env=env, encoding="utf-8", dimensions=(60, 160), timeout=60)

    def say(line: str) -> str:
        child.sendline(line)
        child.expect(r"> $")
        return str(ANSI.sub("", child.before))

    def advised() -> str:
        hint = re.search(r"Hint: ([^\r\n(]*) \(", say("hint"))
        assert hint
        return say(hint.group(1))

    child.expect(r"> $")
    assert "Which cards do you keep? 4 to go." in child.before
    assert "IM-3.5" in say("why sundial_shaft")
    assert "Nothing more is asked after" in say(f"{KEPT} 1")
    screen = say(KEPT)
    assert "Player 1 discards" in screen
    assert "Which card do you play? You have 0 gold." in screen
    assert "IM-6.2" in say("why tide_wheel-2")
    assert "IM-6.1" in say("why silk_letter-1")
    assert "Nothing more is asked after “thistle_drift-2”." in say(f"{CARD} a0")
    assert "There is no option 999." in say("999")
    screen = say(CARD)
    assert screen.index("seals a choice: Thistle Drift.") < screen.index("Player 1 plays Thistle Drift for free.")
    assert "Thistle Drift: which effect do you choose?" in screen
    assert "The surface: which effect do you choose?" in say("none")
    assert "Thistle Drift: which effect do you choose?" in say("undo")
    assert "The surface: which effect do you choose?" in say("none")
    screen = say("first")
    for _ in range(30):
        if "where does it go?" in screen:
            break
        screen = advised()
    cells = re.findall(r"^ *\d+  .* ([ab]-?\d)\r?$", screen, re.MULTILINE)
    assert len(cells) > 1
    assert re.search(r"\[2\]", screen[: screen.index("where does it go?")])  # on the board, before the list
    assert f" at {cells[-1]}" in say(str(len(cells)))
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    kept = tmp_path / "underhall" / "imperial-miners-1.hall"
    match = underhall.verify(kept.read_text(encoding="utf-8")).match
    mine = match.view(0).seats[0].mine
    assert (mine[0].cell, mine[0].card) == ("a0", CARD)
    assert [one.cell for one in mine][1:] == [cells[-1]]
    again = ok("play", "imperial-miners", "--resume", str(kept), stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert f"The game goes on from {kept}." in again.replace("\n", " ")


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "ru"])
def test_every_language_in_the_mine(lang: str, tmp_path: Path) -> None:
    lines = [KEPT, "why tide_wheel-2", CARD, "none", "board", "hint", "log", "help", "quit"]
    args = ["play", "imperial-miners", "--players", "2", "--seed", SEED, "--lang", lang]
    out = ok(*args, stdin="\n".join(lines) + "\n", XDG_DATA_HOME=str(tmp_path), COLUMNS="120")
    assert "IM-6.2" in out
    board = re.search(r"▔+\n(.*)\n", out)
    assert board
    say = Speaker(lang).say
    assert [board.group(1).strip()] == name_lines(say("im-card-thistle_drift"))[:1]
    assert re.search(r"^ *a0 I ✓", out, re.MULTILINE)
    assert say("im-ask-surface", {"n": 1}) in out
    assert not re.search(r"\b(im|play|rule)-[a-z]", out.replace(str(tmp_path), ""))


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "ru"])
def test_every_card_of_a_mine_can_be_told(lang: str) -> None:
    """No name loses a letter, two peoples share a line, and the number of an option hides nothing of the card."""
    match = underhall.new("imperial-miners", 1, seed=1)
    speaker = Speaker(lang)
    table = Table(Console(), speaker, match.setup.content)
    (owner,) = match.view(0).seats
    for card in match.setup.content.cards:
        mine = (PlacedView("a-3", f"{card.id}-1", 2, True, True),)
        drawn = draw(table, msgspec.structs.replace(owner, mine=mine), {"cell:a-3": "12"}).plain
        _, *name, peoples, lying = drawn.strip().splitlines()
        said = speaker.say(f"im-card-{card.id}")
        assert re.sub(r"[\s-]", "", "".join(name)) == re.sub(r"[\s-]", "", said)
        for faction, shown in zip(card.factions, peoples.strip().split("/"), strict=True) if card.factions else ():
            whole = speaker.say(f"im-faction-{faction}")
            assert shown == whole or (len(shown) > 6 and whole.startswith(shown.removesuffix(".")))
        assert re.fullmatch(rf" a-3 {LEVELS[card.level - 1]} ⚙⚙✖✓ *\[12\]", lying)


def test_a_number_is_the_deck_of_that_number() -> None:
    """Where the notation itself says numbers, no option has another one: the second of decks 2 and 3 is not 2."""
    match = underhall.new("imperial-miners", 1, seed=1)
    rng = Random(1)
    while (question := match.question(0)) and question.kind != "deck":
        match.answer(0, rng.choice(question.codes))
    assert question
    assert labels(question) == ["1", "2", "3"]
    assert labels(replace(question, options=question.options[1:])) == ["2", "3"]


def test_a_rule_in_a_language_of_ones_own() -> None:
    told = ok("rules", "imperial-miners", "IM-8.2", "--lang", "hu")
    assert told.startswith("IM-8.2  Ha 2 kártya")
    whole = ok("rules", "imperial-miners", "--lang", "hu")
    assert all(f"IM-{chapter}.1" in whole for chapter in range(1, 15))
    done = run("rules", "imperial-miners", "IM-99.1", "--lang", "hu")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("players", [1, 5])
def test_simulate_and_verify(players: int, tmp_path: Path) -> None:
    args = ["simulate", "imperial-miners", "--players", str(players), "--games", "2", "--seed", "1", "--json"]
    figures = json.loads(ok(*args, "--records", str(tmp_path)))
    assert (figures["game"], figures["players"], figures["games"]) == ("imperial-miners", players, 2)
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(2, abs=0.01)
    records = sorted(tmp_path.glob("*.hall"))
    assert len(records) == 2
    assert ok("verify", *map(str, records)).count("yes, finished") == 2
    matches = [underhall.verify(path.read_text(encoding="utf-8")).match for path in records]
    for seat, told in enumerate(figures["seats"]):
        mean = sum(match.result.scores[seat] for match in matches if match.result) / 2
        assert mean == pytest.approx(told["mean_score"])
    assert {len(match.view().seats[0].mine) for match in matches} == {10}


def test_a_record_tells_a_seat_what_it_may_know_and_shows_what_was_changed(tmp_path: Path) -> None:
    args = ["simulate", "imperial-miners", "--players", "2", "--games", "1", "--seed", "1"]
    ok(*args, "--records", str(tmp_path))
    (path,) = tmp_path.glob("*.hall")
    own, others = (ok("replay", str(path), *more) for more in (("--seat", "0"), ()))
    assert own.count("is dealt a card:") == 8
    assert " seals a choice: " in own
    assert "is dealt a card:" not in others
    assert " seals a choice: " not in others
    assert " seals a choice." in others
    path.write_text(path.read_text(encoding="utf-8").replace("over ", "over 9"), encoding="utf-8")
    done = run("verify", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{path}: NO." in done.stderr


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        (
            "cards",
            '[[card]]\nid = "koi_engine"\neffects = [{ steps = [{ op = "dance" }] }]\n',
            "cards.toml: koi_engine: effects: 'dance' is no step",
        ),
        (
            "events",
            '[[event]]\nid = "pay_day"\nsteps = [{ op = "gain", res = "beer", n = 1 }]\n',
            "events.toml: pay_day: ",
        ),
    ],
    ids=["step", "goods"],
)
def test_a_wrong_pack_names_file_entry_and_field(file: str, text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / f"{file}.toml").write_text(text, encoding="utf-8")
    done = run("simulate", "imperial-miners", "--players", "1", "--games", "1", "--pack", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"underhall: {message}")


def test_lab_of_one_seat_writes_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "lab.html"
    args = ["lab", "imperial-miners", "--games", "2", "--players", "1", "--bots", "random", "--json"]
    report = json.loads(ok(*args, "--html", str(page)))
    assert [(count["players"], count["games"]) for count in report["counts"]] == [(1, 2)]
    text = page.read_text(encoding="utf-8")
    assert text.lower().startswith("<!doctype html>")
    assert [link for link in Links(text).found if not link.startswith(("#", "data:"))] == []
