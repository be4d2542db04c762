"""A series that stops and goes on: nothing is played twice, and a file of another series is left alone."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from underhall.arena.log import BadLog, keep, resume
from underhall.arena.schedule import plan
from underhall.arena.series import Result, Series, check, play_fixtures

SERIES = Series("dwarfs-fall", 2, ["random", "novice"], 6, 5, {"max_rounds": 2}, watched=True)


def go_on(path: Path, series: Series = SERIES, most: int | None = None) -> list[Result]:
    """What `underhall arena` does, stopped after so many games."""
    done = resume(path, series, check(series))
    rest = play_fixtures(series, plan(series)[len(done) :][:most], 1)
    return [*done, *keep(path, rest)]


def untimed(results: list[Result]) -> list[Result]:
    return [replace(result, thinking=()) for result in results]


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    expected = go_on(whole)
    assert len(expected) == 6
    assert len(go_on(parted, most=2)) == 2
    assert len(go_on(parted, most=1)) == 3
    again = go_on(parted)
    assert untimed(again) == untimed(expected)
    text = parted.read_bytes()
    assert go_on(parted) == again, "nothing is left to play, and times are those of the games that were played"
    assert parted.read_bytes() == text


def test_the_head_says_which_series_it_is(tmp_path: Path) -> None:
    go_on(tmp_path / "log", most=1)
    head, game = (json.loads(line) for line in (tmp_path / "log").read_text().splitlines())
    assert list(head) == ["arena", "underhall", "game", "rules", "content", "players", "options", "bots", "seed"]
    assert (head["game"], head["rules"], head["players"], head["seed"]) == ("dwarfs-fall", 1, 2, 5)
    assert (head["bots"], head["options"]["max_rounds"]) == (["random", "novice"], 2)
    assert (game["number"], game["bots"]) == (0, ["random", "novice"])


def test_the_same_file_takes_more_games_and_gives_fewer(tmp_path: Path) -> None:
    path = tmp_path / "log"
    first = go_on(path)
    more = go_on(path, replace(SERIES, games=8))
    assert (len(more), more[:6]) == (8, first)
    assert resume(path, replace(SERIES, games=2), check(SERIES)) == more


@pytest.mark.parametrize("left", [1, 30, -2, -1])
def test_a_torn_last_line_is_cut_off(left: int, tmp_path: Path) -> None:
    path = tmp_path / "log"
    expected = go_on(path)
    whole = path.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    path.write_bytes(whole[:last] + whole[last:][:left])
    assert len(resume(path, SERIES, check(SERIES))) == 5
    assert path.read_bytes() == whole[:last]
    assert untimed(go_on(path)) == untimed(expected)


def test_a_torn_head_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "log"
    go_on(path, most=0)
    head = path.read_bytes()
    for torn in (b"", head[:20], head[:-1]):
        path.write_bytes(torn)
        assert resume(path, SERIES, check(SERIES)) == []
        assert path.read_bytes() == head


OTHERS: list[tuple[dict[str, Any], str]] = [
    ({"game": "imperial-miners", "options": {}}, 'game is "dwarfs-fall" there, not "imperial-miners"'),
    ({"players": 3}, "players is 2 there, not 3"),
    ({"options": {}}, "option max_rounds is 2 there, not 40"),
    ({"bots": ["random", "casual"]}, r'bots is \["random","novice"\] there, not \["random","casual"\]'),
    ({"seed": 6}, "seed is 5 there, not 6"),
]


@pytest.mark.parametrize(("change", "message"), OTHERS)
def test_a_log_of_another_series_is_refused(change: dict[str, Any], message: str, tmp_path: Path) -> None:
    path = tmp_path / "log"
    go_on(path, most=1)
    torn = path.read_bytes() + b'{"number":1,'
    path.write_bytes(torn)
    other = replace(SERIES, **change)
    with pytest.raises(BadLog, match=f"another series: {message}"):
        resume(path, other, check(other))
    assert path.read_bytes() == torn


@pytest.mark.parametrize(
    "text",
    [b"one line of something else", b"two\nlines\n", b'{"game":"dwarfs-fall"}\n', b"\xff\xfe\n", b"[1]\n", b"\n"],
)
def test_a_file_that_is_no_log_is_refused(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(text)
    with pytest.raises(BadLog, match="is no log of an arena"):
        resume(path, SERIES, check(SERIES))
    assert path.read_bytes() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "log"
    go_on(path)
    lines = path.read_bytes().splitlines(keepends=True)
    for wrong, message in (
        (b"{}\n", "line 3 is no game of an arena"),
        (b"\xff\n", "line 3 is no game of an arena"),
        (lines[3], "line 3 is not game 1 between novice, random"),
        (lines[2].replace(b'"sides":[0,1]', b'"sides":[0]'), "line 3 is not game 1"),
    ):
        damaged = b"".join([*lines[:2], wrong, *lines[3:]])
        path.write_bytes(damaged)
        with pytest.raises(BadLog, match=message):
            resume(path, SERIES, check(SERIES))
        assert path.read_bytes() == damaged
