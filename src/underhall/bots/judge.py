"""A learned judge of positions: a small network, trained elsewhere and run here with numpy.

A position comes as the game's features, some for the table and some for each seat. Every seat is judged by the same
network, from the table's figures, its own and the mean of the others': how likely it is to win beside the others, how
many points it will have, and how interesting the position is as the outcome of its own gesture. A straight path leads
from the figures to the answers beside two layers.

The weights of a game are one file, which names the content that they were learnt with.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from underhall.core.errors import UnderhallError
from underhall.core.game import Game

Array = NDArray[np.float32]
WEIGHTS = ("first", "first_bias", "second", "second_bias", "last", "straight", "last_bias")
ANSWERS = 3
"""To win, points, interest."""
POINTS = 50.0
"""Points are reckoned in fifties."""


def on_one_core() -> AbstractContextManager[object]:
    """Meanwhile products of matrices take one core each: those of a judge are too small to be shared, and many bots
    think side by side."""
    limited: AbstractContextManager[object] = threadpool_limits(1, user_api="blas")
    return limited


class NoJudge(UnderhallError):
    """There are no weights for a game, or they fit another content, or the file is broken."""


class Judgement(NamedTuple):
    """Of some positions, a row each, for each seat."""

    chances: Array
    """To win; alone, points as a part of many."""
    points: Array
    interest: Array
    """By how much a gesture of this seat is worth a thought that leads here; e times as much for each step of one."""


class Judge:
    def __init__(self, about: Mapping[str, Any], weights: Mapping[str, Array]) -> None:
        self.about = dict(about)
        """Which game and content, and how it was trained."""
        self.keen = int(about["keen"])
        """From among so many gestures it chose in its training."""
        self.weights = {name: np.ascontiguousarray(weights[name], dtype=np.float32) for name in WEIGHTS}

    def judge(self, game: Game[Any], figures: Sequence[Sequence[float]], players: int) -> Judgement:
        """Positions by their features."""
        answers = forward(self.weights, inputs(game, np.array(figures, dtype=np.float32), players))
        return Judgement(chances_of(answers[..., 0]), POINTS * answers[..., 1], answers[..., 2])

    def save(self, path: Path) -> None:
        """In half the digits: that is enough to judge by."""
        halves = {name: array.astype(np.float16) for name, array in self.weights.items()}
        with path.open("wb") as out:
            np.savez_compressed(out, about=np.array(json.dumps(self.about)), **halves)  # type: ignore[arg-type]


def inputs(game: Game[Any], figures: Array, players: int) -> Array:
    """For each position and seat what the network sees: the table, the seat, and the mean of the others."""
    common, seat = game.hints.common, game.hints.seat
    rows = len(figures)
    seats = figures[:, common:].reshape(rows, players, seat)
    seen = np.empty((rows, players, common + 2 * seat + 1), dtype=np.float32)
    seen[..., :common] = figures[:, None, :common]
    seen[..., common : common + seat] = seats
    if players > 1:
        others = seen[..., common + seat : -1]
        np.subtract(seats.sum(axis=1, keepdims=True), seats, out=others)
        others /= players - 1
    else:
        seen[..., common + seat : -1] = 0.0
    seen[..., -1] = (players - 2) / 3
    return seen


def forward(weights: Mapping[str, Array], seen: Array) -> Array:
    """All seats of all positions as rows of one table: that is one product for each layer."""
    rows = seen.reshape(-1, seen.shape[-1])
    first: Array = rows @ weights["first"]
    first += weights["first_bias"]
    np.maximum(first, 0.0, out=first)
    second: Array = first @ weights["second"]
    second += weights["second_bias"]
    np.maximum(second, 0.0, out=second)
    answers: Array = second @ weights["last"]
    answers += rows @ weights["straight"]
    answers += weights["last_bias"]
    return answers.reshape(*seen.shape[:-1], ANSWERS)


def chances_of(marks: Array) -> Array:
    """Shares of one whole."""
    powers = np.exp(marks - marks.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares


def read_judge(path: Path, game: Game[Any]) -> Judge:
    """Check everything once, here."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as stored:
            about = json.loads(str(stored["about"]))
            weights = {name: stored[name].astype(np.float32) for name in WEIGHTS}
    except FileNotFoundError:
        raise NoJudge(f"there are no weights for {game.id}") from None
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error):
        raise NoJudge(f"{path.name} holds no weights that can be read") from None
    hints = game.hints
    wide = hints.common + 2 * hints.seat + 1
    shapes = {name: array.shape for name, array in weights.items()}
    first, second = shapes["first_bias"], shapes["second_bias"]
    wanted = {
        "first": (wide, *first),
        "first_bias": first,
        "second": (*first, *second),
        "second_bias": second,
        "last": (*second, ANSWERS),
        "straight": (wide, ANSWERS),
        "last_bias": (ANSWERS,),
    }
    fits = about.get("game") == game.id and isinstance(about.get("keen"), int) and about["keen"] > 0
    if not fits or shapes != wanted or not all(np.isfinite(a).all() for a in weights.values()):
        raise NoJudge(f"{path.name} holds weights for another game or other features")
    return Judge(about, weights)


_judges: dict[str, Judge | NoJudge] = {}


def find_judge(game: Game[Any], content: str) -> Judge:
    """The judge that the game ships with, if it fits this content; raises NoJudge."""
    if game.id not in _judges:
        try:
            _judges[game.id] = read_judge(Path(str(files("underhall.bots") / "weights" / f"{game.id}.npz")), game)
        except NoJudge as err:
            _judges[game.id] = err
    found = _judges[game.id]
    if isinstance(found, NoJudge):
        raise found
    if found.about.get("content") != content:
        raise NoJudge(f"the weights of {game.id} were learnt with another content")
    return found
