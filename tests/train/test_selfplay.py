"""Games from which a judge learns."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.bots.test_judge import made_up
from tests.strategies import start
from underhall.train.config import BadConfig, Config, read_config
from underhall.train.selfplay import Pupil, told

QUICK = Config(thoughts=0.1, looks=4)


@pytest.mark.parametrize("learnt", [False, True], ids=["evaluation", "judge"])
@pytest.mark.parametrize(
    ("game_id", "players"), [("dwarfs-fall", 3), ("imperial-miners", 1), ("imperial-miners", 2), ("trollfjord", 2)]
)
def test_a_game_teaches_positions_and_choices(game_id: str, players: int, learnt: bool) -> None:
    game, setup = start(game_id, players, {})
    judge = made_up(game) if learnt else None
    lesson = Pupil(game, judge, QUICK, Random(4)).play(setup, 0.2)
    wide = game.hints.common + players * game.hints.seat
    assert lesson.figures.shape == (len(lesson.chances), wide)
    assert len(lesson.points) == players
    assert 0.1 < len(lesson.chances) / lesson.decisions < 0.5
    for chances in lesson.chances:
        assert players == 1 or sum(chances) == pytest.approx(1.0, abs=1e-4)
    assert bool(lesson.choices) == (players == 1 or game.alone(game.new(setup), 0) is None)
    for seat, options, best in lesson.choices:
        assert 0 <= seat < players
        assert options.shape[1] == wide
        assert 0 <= best < len(options)


def test_the_same_randomness_plays_the_same() -> None:
    game, setup = start("dwarfs-fall", 2, {})
    one, other = (Pupil(game, made_up(game), QUICK, Random(9)).play(setup, 0.2) for _ in range(2))
    assert np.array_equal(one.figures, other.figures)
    assert one.chances == other.chances


def test_what_was_said_on_the_way_counts() -> None:
    """Each decision is a little nearer to the end than the one before."""
    assert told([1.0, 0.0], [None, None], 0.5) == [[1.0, 0.0]] * 3
    assert told([1.0, 0.0], [[0.0, 1.0], [0.5, 0.5]], 0.5) == [[0.375, 0.625], [0.75, 0.25], [1.0, 0.0]]


def test_a_wrong_config_is_named(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    with pytest.raises(BadConfig, match="there is no file"):
        read_config(path)
    for text, said in (("games = 'many'", r"Expected `int`, got `str` - at `\$.games`"), ("loops = 3", "loops")):
        path.write_text(text)
        with pytest.raises(BadConfig, match=said):
            read_config(path)
    path.write_text("games = 12")
    assert read_config(path).games == 12
