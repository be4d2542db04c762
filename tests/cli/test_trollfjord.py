"""Trollfjord in the terminal: what is drawn, and how a strike is asked for."""

from __future__ import annotations

from pathlib import Path
from random import Random

import underhall
from tests.cli.test_commands import ok, run


def played(*lines: str, seed: int = 3, lang: str = "en") -> str:
    typed = "\n".join((*lines, "quit", ""))
    return ok("play", "trollfjord", "--players", "2", "--seed", str(seed), "--lang", lang, stdin=typed, COLUMNS="120")


def test_the_board_shows_regions_track_and_sacks() -> None:
    """A mark stands on the cell that a move leads to, and trolls where they were placed."""
    told = played("p3 1")
    assert "north forest" in told
    assert "F1:" in told
    assert "Track:" in told
    assert "I:–  II:–  III:–  +:–" in told
    assert "Where does your king walk?" in told


def test_every_language_has_its_words() -> None:
    """No raw key is shown."""
    for lang in ("en", "hu", "pl", "ru"):
        assert "tf-" not in played("p3 1", "p2 1", "w1", lang=lang)


def test_a_strike_is_typed_and_not_listed(tmp_path: Path) -> None:
    """Two hundred answers are told by the first and the last; a wrong one changes nothing; a right one is struck."""
    match = underhall.new("trollfjord", players=2, seed=3)
    rng = Random(3)
    while match.asks[0].kind != "strike" or match.asks[0].seat != 0:
        question = match.asks[0]
        match.answer(question.seat, rng.choice(question.codes))
    record = tmp_path / "begun.hall"
    record.write_text(match.record(), encoding="utf-8")
    told = ok("play", "trollfjord", "--resume", str(record), stdin="l9-60\nl3-60\nquit\n", COLUMNS="120")
    assert "200 answers, from l1-5 to r5-100: type one." in told
    assert "l1-10" not in told
    assert "“l9-60” is neither an option nor a command" in told
    assert "strength 60%" in told


def test_a_wrong_option_is_one_line() -> None:
    done = run("play", "trollfjord", "--players", "2", "--option", "fortresses=third")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "fortresses" in done.stderr
