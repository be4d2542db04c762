"""A whole training, very short. It needs PyTorch, which only `underhall[train]` brings."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.bots.test_judge import asked
from tests.strategies import start
from underhall.bots import Window
from underhall.bots.expert import ExpertBot
from underhall.bots.gestures import played
from underhall.bots.judge import forward, inputs, read_judge
from underhall.core.registry import find
from underhall.train.config import Config
from underhall.train.run import BadTraining, checksum, train

SHORT = Config(first_games=8, games=8, generations=2, shares={"2": 0.5, "1": 0.5}, trial=2, looks=4, passes=1)


def test_without_pytorch_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadTraining, match=r"training needs PyTorch: install underhall\[train\]"):
        next(train("imperial-miners", SHORT, tmp_path, 1))


@pytest.fixture(scope="module")
def torch() -> Any:
    return pytest.importorskip("torch", reason="training needs PyTorch: install underhall[train]")


@pytest.mark.slow
def test_a_training_goes_on_where_it_stopped(tmp_path: Path, torch: Any) -> None:
    """Broken off after each step and taken up again it comes to the same judge."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    steps = [line["step"] for line in train("imperial-miners", SHORT, whole, 1)]
    assert steps == ["play", "learn", "compare"] * 2
    for step in steps:
        assert next(train("imperial-miners", SHORT, parts, 1))["step"] == step
    assert not list(train("imperial-miners", SHORT, parts, 1))
    game, state, ask = asked("imperial-miners", 2)
    judges = [read_judge(folder / "judge-1.npz", game) for folder in (whole, parts)]
    for name, array in judges[0].weights.items():
        assert np.array_equal(array, judges[1].weights[name])
    assert judges[0].about["content"] == state.content
    codes = ExpertBot(Random(1), judges[0]).choose(Window(game, state, ask))
    assert played(game, state, ask.seat, tuple(codes)) is not None
    with pytest.raises(BadTraining, match="holds another training"):
        next(train("trollfjord", SHORT, whole, 1))
    head = json.loads((whole / "log.jsonl").read_text().splitlines()[0])
    assert head["content"] == state.content
    assert head["seed"] == SHORT.seed


@pytest.mark.slow
def test_a_training_can_start_from_a_judge(tmp_path: Path, torch: Any) -> None:
    """It plays the first games and is what the first new judge is compared with; the log names it."""
    config = msgspec.structs.replace(SHORT, generations=1)
    list(train("imperial-miners", config, tmp_path / "first", 1))
    best = tmp_path / "first" / "best.npz"
    lines = list(train("imperial-miners", config, tmp_path / "second", 1, best))
    assert [line.get("against") for line in lines] == [None, None, "best"]
    head = json.loads((tmp_path / "second" / "log.jsonl").read_text().splitlines()[0])
    assert head["start"] == checksum(read_judge(best, find("imperial-miners")).weights)
    with pytest.raises(BadTraining, match="holds another training"):
        next(train("imperial-miners", config, tmp_path / "second", 1))


def test_the_network_is_run_as_it_was_learnt(torch: Any) -> None:
    from underhall.train.learn import Network  # noqa: PLC0415

    game, setup = find("trollfjord"), start("trollfjord", 3, {})[1]
    figures = np.array([game.features(game.new(setup))] * 2, dtype=np.float32)
    seen = inputs(game, figures, 3)
    network = Network(seen.shape[-1], (20, 10))
    with torch.no_grad():
        wanted = network(torch.from_numpy(seen)).numpy()
    assert forward(network.weights(), seen) == pytest.approx(wanted, abs=1e-4)
    other = Network(seen.shape[-1], (20, 10))
    other.start_from(network.weights())
    assert forward(other.weights(), seen) == pytest.approx(wanted, abs=1e-4)
