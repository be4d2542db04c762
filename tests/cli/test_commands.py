"""The command line: what it prints, and that every mistake is one line on stderr and exit status 2."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import underhall
from tests.cli.warm import Done, run_cold, run_warm


def run(*args: str, stdin: str = "", **env: str) -> Done:
    return run_warm(args, stdin, env)


def ok(*args: str, stdin: str = "", **env: str) -> str:
    done = run(*args, stdin=stdin, **env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def script(*args: str, cwd: Path, **env: str) -> Done:
    """The program as it is installed."""
    command = [str(Path(sys.executable).with_name("underhall")), *args]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=cwd, env={**os.environ, **env}, check=False, timeout=300
    )


@pytest.mark.parametrize(
    "args",
    [
        ["rules", "dwarfs-fall", "DF-8.4", "--lang", "hu"],
        ["simulate", "dwarfs-fall", "--players", "9", "--games", "1"],
        ["verify", "here.hall"],
        ["play", "imperial-miners", "--seed", "4"],
    ],
    ids=lambda args: args[0],
)
def test_the_installed_program_does_what_the_warm_one_does(
    args: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every other test trusts a fork (see `warm`): its folder, its variables, what it prints and how it ends."""
    monkeypatch.chdir(tmp_path)
    Path("here.hall").write_text("no record")
    env = {"XDG_DATA_HOME": str(tmp_path / "data"), "COLUMNS": "70"}
    cold = script(*args, cwd=tmp_path, **env)
    shutil.rmtree(tmp_path / "data", ignore_errors=True)
    warm = run(*args, **env)
    assert (warm.returncode, warm.stdout, warm.stderr) == (cold.returncode, cold.stdout, cold.stderr)
    assert cold.stdout + cold.stderr


def test_a_warm_process_keeps_nothing_of_a_call(tmp_path: Path) -> None:
    ok("play", "dwarfs-fall", "--seed", "4", stdin="castle 0\n", XDG_DATA_HOME=str(tmp_path), COLUMNS="50")
    first, second = (ok("rules", "dwarfs-fall") for _ in range(2))
    assert first == second == run_cold(["rules", "dwarfs-fall"]).stdout
    assert run("rules").returncode == run_cold(["rules"]).returncode == 2


def test_games_and_rules() -> None:
    assert "dwarfs-fall" in ok("games")
    assert ok("rules", "dwarfs-fall", "DF-8.4").startswith("DF-8.4  ")
    whole = ok("rules", "dwarfs-fall", "--lang", "ru")
    assert all(f"DF-{chapter}.1" in whole for chapter in range(1, 15))


def test_simulate_prints_one_json_object() -> None:
    figures = json.loads(ok("simulate", "dwarfs-fall", "--players", "3", "--games", "4", "--seed", "1", "--json"))
    assert list(figures) == [
        "game", "players", "games", "decisions", "seconds", "decisions_per_s", "mean_length", "seats",
    ]  # fmt: skip
    assert (figures["game"], figures["players"], figures["games"]) == ("dwarfs-fall", 3, 4)
    assert [list(seat) for seat in figures["seats"]] == [["bot", "mean_score", "wins"]] * 3
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(4, abs=0.01)


def test_the_same_seed_plays_the_same_games_however_many_workers(tmp_path: Path) -> None:
    def seats(*more: str) -> Any:
        base = ["simulate", "dwarfs-fall", "--players", "2", "--games", "6", "--seed", "3", "--bots", "random,casual"]
        done = run_cold([*base, "--json", *more])  # sets are in another order in each process
        assert (done.returncode, done.stderr) == (0, "")
        return json.loads(done.stdout)["seats"]

    assert seats("--workers", "1") == seats("--workers", "2") == seats("--records", str(tmp_path))
    assert len(list(tmp_path.glob("*.hall"))) == 6


def test_verify_says_yes_or_where_it_differs(tmp_path: Path) -> None:
    ok("simulate", "dwarfs-fall", "--players", "2", "--games", "2", "--records", str(tmp_path))
    good, bad = sorted(tmp_path.glob("*.hall"))
    bad.write_text(bad.read_text().replace("over ", "over 9"))
    assert "yes, finished" in ok("verify", str(good))
    done = run("verify", str(good), str(bad), str(tmp_path / "none.hall"))
    assert done.returncode == 2
    assert f"{good}: yes" in done.stdout
    assert f"{bad}: NO. the record was changed" in done.stderr
    assert "none.hall: NO." in done.stderr


def test_replay_tells_a_seat_what_it_may_know(tmp_path: Path) -> None:
    ok("simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--records", str(tmp_path))
    (path,) = tmp_path.glob("*.hall")
    assert "Your secret goal" in ok("replay", str(path), "--seat", "0")
    assert "Your secret goal" not in ok("replay", str(path))
    assert run("replay", str(path), "--seat", "5").returncode == 2


def test_bench_prints_a_json_list() -> None:
    (first, *_) = lines = json.loads(ok("bench", "dwarfs-fall", "--seconds", "0.1", "--json"))
    assert [line["players"] for line in lines] == [2, 3, 4]
    assert list(first) == [
        "game", "players", "build", "decisions_per_s", "real_choices_per_s", "games_per_s", "copies_per_s",
        "bytes_per_state", "decisions_per_game", "codes_per_decision", "kinds",
    ]  # fmt: skip
    assert first["bytes_per_state"] <= 3000
    assert sum(kind["share"] for kind in first["kinds"].values()) == pytest.approx(1, abs=0.01)


def test_lab_prints_its_figures() -> None:
    report = json.loads(ok("lab", "dwarfs-fall", "--games", "2", "--players", "2", "--json"))
    (count,) = report["counts"]
    assert count["games"] == 2
    wins = count["aims"]["seat_win_percent"]
    assert (wins["low"], wins["high"], sum(wins["value"])) == (45.0, 55.0, 100)
    assert wins["met"] == (wins["value"] == [50, 50])
    told = ok("lab", "dwarfs-fall", "--games", "2", "--players", "2", "--bots", "random")
    assert re.search(r"seat win percent +[\d. ·]+ (yes|NO ) +aim: 45 to 55", told)
    assert "trading goals, bought, percent of games" in told


def test_lab_prints_the_tower() -> None:
    """As it was struck, beside its aims and its twin."""
    report = json.loads(ok("lab", "trollfjord", "--tower", "--json"))
    told = ok("lab", "trollfjord", "--tower")
    assert told.startswith(f"{report['build']}: {report['bouts']:,} bouts")
    assert re.search(
        r"normal strike on a full tower.*\n  boulders +[\d.]+ +(yes|NO ) +aim: 3 to 3.8, twin [\d.]+", told
    )


MISTAKES = [
    (["lab", "dwarfs-fall", "--tower"], "only trollfjord has a tower"),
    (["bench", "--seconds", "0"], "0.0 is not in the range"),
    (["arena", "chess", "--bots", "random,casual", "--games", "2"], "there is no game 'chess'"),
    (["arena", "dwarfs-fall", "--bots", "random,clever", "--games", "2"], "there is no bot 'clever'"),
    (["arena", "dwarfs-fall", "--bots", "random", "--games", "2"], "two different bots to compare, and there is only"),
    (["arena", "dwarfs-fall", "--bots", "random,casual,random", "--games", "2"], "random stands twice"),
    (["arena", "dwarfs-fall", "--bots", "random,casual", "--games", "0"], "at least 1 game"),
    (["arena", "dwarfs-fall", "--bots", "random,casual", "--games", "3", "--players", "5"], "for 2 to 4 players"),
    (["arena", "dwarfs-fall", "--bots", "random,casual", "--games", "2", "--option", "x=1"], "has no option 'x'"),
    (["arena", "dwarfs-fall", "--bots", "random,casual", "--games", "2", "--log", "/"], "is a directory"),
    (["arena", "dwarfs-fall", "--bots", "random,casual", "--games", "2", "--log", "/nowhere/log"], "No such file"),
    (["arena", "dwarfs-fall", "--bots", "random,casual", "--games", "2", "--log", __file__], "is no log of an arena"),
    (["arena", "imperial-miners", "--bots", "random,casual", "--games", "2", "-n", "1"], "needs two seats or more"),
    (["arena", "imperial-miners", "--bots", "random,casual", "--games", "2", "-n", "1"], "underhall simulate measures"),
    (["simulate", "chess", "--players", "2", "--games", "1"], "there is no game 'chess'"),
    (["simulate", "dwarfs-fall", "--players", "7", "--games", "1"], "for 2 to 4 players, not 7"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "0"], "at least 1 game"),
    (["simulate", "dwarfs-fall", "--players", "two", "--games", "1"], "'two' is not a valid integer"),
    (["simulate", "dwarfs-fall", "--games", "1"], "Missing option '--players'"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--bots", "clever"], "there is no bot 'clever'"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--bots", "random,random,random"], "3 bots for 2"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--option", "x=1"], "has no option 'x'"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--option", "max_rounds"], "form name=value"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--option", "max_rounds=many"], "a number from 1"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--pack", "/nowhere"], "is not a folder"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--option", "max_rounds=--5"], "a number from 1"),
    (["simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--option", "max_rounds=²"], "a number from 1"),
    (["play", "dwarfs-fall", "--name", "\u202e\n"], "a name is printable text"),
    (["play", "dwarfs-fall", "--seed", "-1"], "-1 is not in the range"),
    (["play", "dwarfs-fall", "--lang", "xx"], "'xx' is not one of"),
    (["play", "dwarfs-fall", "--resume", "/nowhere.hall"], "No such file"),
    (["play", "dwarfs-fall", "--players", "9"], "for 2 to 4 players, not 9"),
    (["rules", "dwarfs-fall", "DF-99.1"], "There is no rule DF-99.1"),
    (["replay", "/nowhere.hall"], "No such file"),
    (["dance"], "No such command 'dance'"),
    (["bench", "chess"], "there is no game 'chess'"),
    (["lab", "dwarfs-fall", "--players", "9"], "for 2 to 4 players, not 9"),
]


@pytest.mark.parametrize(("args", "message"), MISTAKES)
def test_a_mistake_is_one_line_and_exit_2(args: list[str], message: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert message in done.stderr


def test_a_wrong_pack_names_file_entry_and_field(tmp_path: Path) -> None:
    (tmp_path / "goals.toml").write_text('[[trading]]\nid = "TG01"\nvp = "seven"\n')
    done = run("simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--pack", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "underhall: goals.toml: TG01: vp: Expected `int`, got `str`\n"


def test_a_pack_goes_through_play_records_and_verify(tmp_path: Path) -> None:
    pack, records = tmp_path / "pack", tmp_path / "records"
    pack.mkdir()
    (pack / "goals.toml").write_text('[[trading]]\nid = "TG01"\nname = "Rye Bread"\n')
    ok("simulate", "dwarfs-fall", "--players", "2", "--games", "1", "--pack", str(pack), "--records", str(records))
    (path,) = records.glob("*.hall")
    assert "yes, finished" in ok("verify", str(path), "--pack", str(pack))
    assert run("verify", str(path)).returncode == 2


def test_a_table_in_a_pipe(tmp_path: Path) -> None:
    """Play, ask why, take back, save, leave; then go on from the save."""
    save = tmp_path / "mine.hall"
    lines = [
        "hint", "castle 0", "why castle", "why e5", "rules DF-6.2", "rules DF-77.1", "99", "nonsense", "", "hint",
        "mine_gold e1n0 90", "undo", "undo", "undo", "log", "help", "board", "why", f"save {save}", "castle 0", "quit",
    ]  # fmt: skip
    out = ok("play", "dwarfs-fall", "--seed", "4", stdin="\n".join(lines) + "\n", XDG_DATA_HOME=str(tmp_path))
    for expected in (
        "Your castle is not in your hand. DF-6.1",
        "“e5” is not an answer to this question.",
        "DF-6.2  ",
        "There is no rule DF-77.1 in this game.",
        "There is no option 99.",
        "“nonsense” is neither an option nor a command.",
        "Your latest move is taken back.",
        "You have nothing to take back.",
        f"Saved to {save}.",
    ):
        assert expected in out
    # what to do, and in a sentence why
    assert re.search(r"\nHint: (castle|mine_\w+) .+\n[A-Z].+\.\n", out)
    # a game that was saved to a file goes on being kept there
    assert "castle 0" in save.read_text().split("undo")[-1]
    assert not (tmp_path / "underhall").exists()
    left = save
    again = ok("play", "dwarfs-fall", "--resume", str(left), stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert f"The game goes on from {left}." in again
    assert underhall.verify(left.read_text()).match.names[0] == "Player 1"


def test_a_number_that_is_an_answer_is_no_number_of_an_option(tmp_path: Path) -> None:
    """A card is turned by 0, 90, 180 or 270: these are listed and typed, and 1 is none of them."""
    lines = ["castle", "1", "90", "quit"]
    out = ok("play", "dwarfs-fall", "--seed", "4", stdin="\n".join(lines) + "\n", XDG_DATA_HOME=str(tmp_path))
    assert "\n   0  Walls: north and west\n  90  Walls: north and east\n 180  Walls: " in re.sub(" +\n", "\n", out)
    assert "“1” is neither an option nor a command." in out
    (kept,) = (tmp_path / "underhall").glob("*.hall")
    assert re.search(r"^\d+ 0 castle\n\d+ 0 90$", kept.read_text(), re.MULTILINE)


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    out = ok("play", "dwarfs-fall", "--seed", "4", stdin="castle 0\n", XDG_DATA_HOME=str(tmp_path))
    assert "Saved to" in out
    first = tmp_path / "underhall" / "dwarfs-fall-1.hall"
    kept = first.read_text()
    ok("play", "dwarfs-fall", "--seed", "5", stdin="", XDG_DATA_HOME=str(tmp_path))
    assert first.read_text() == kept
    assert (tmp_path / "underhall" / "dwarfs-fall-2.hall").exists()


@pytest.mark.parametrize("line", ["²", "9" * 5000, "save .", "save /", "save \0", "CASTLE 0", "why", "save"])
def test_no_line_ends_the_table(line: str, tmp_path: Path) -> None:
    """Whatever is typed, the game goes on and is kept."""
    out = ok("play", "dwarfs-fall", "--seed", "4", stdin=f"{line}\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert "Saved to" in out


def test_nobody_has_to_mind_capitals(tmp_path: Path) -> None:
    out = ok("play", "dwarfs-fall", "--seed", "4", stdin="CASTLE 0\nMine_Gold E1N0 90\n", XDG_DATA_HOME=str(tmp_path))
    assert "Player 1 places a castle at e0n0." in out
    assert "Player 1 places a gold mine at e1n0." in out


def test_more_words_than_questions(tmp_path: Path) -> None:
    """With one card on the table its place is not asked for."""
    out = ok("play", "dwarfs-fall", "--seed", "4", stdin="castle 0\nput e0n0\n", XDG_DATA_HOME=str(tmp_path))
    assert "Nothing more is asked after “put”. Leave the rest out." in out


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "ru"])
def test_every_language_at_the_table(lang: str, tmp_path: Path) -> None:
    stdin = "castle 0\nput e0n0\nwhy castle\nhint\nhelp\nquit\n"
    args = ["play", "dwarfs-fall", "--players", "2", "--seed", "4", "--lang", lang]
    out = ok(*args, stdin=stdin, XDG_DATA_HOME=str(tmp_path))
    assert "df-" not in out
    assert "play-" not in out
