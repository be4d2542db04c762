"""A whole training: generation after generation, the better judge kept; a rerun goes on where it stopped."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from underhall.arena.seer import Fate
from underhall.arena.series import drive, follow
from underhall.bots import Bot
from underhall.bots.casual import CasualBot
from underhall.bots.expert import ExpertBot
from underhall.bots.judge import WEIGHTS, Array, Judge, on_one_core, read_judge
from underhall.bots.search import result
from underhall.core.codec import text_digest
from underhall.core.dealer import Dealer
from underhall.core.errors import UnderhallError
from underhall.core.game import Over
from underhall.core.registry import find
from underhall.core.setup import make_setup
from underhall.train.config import Config
from underhall.train.selfplay import Lesson, Pupil

CHUNK = 8


class BadTraining(UnderhallError):
    """A folder that holds another training, or nothing to learn with."""


def train(
    game_id: str, config: Config, folder: Path, workers: int | None, start: Path | None = None
) -> Iterator[dict[str, Any]]:
    """Each thing that was done, as a line of the log; the best judge is in `best.npz` then. The first games are played
    by the evaluation, or by the judge that it is to start from."""
    game = find(game_id)
    if find_spec("torch") is None:
        raise BadTraining("training needs PyTorch: install underhall[train]")
    setup = make_setup(game, game.players[-1])
    folder.mkdir(parents=True, exist_ok=True)
    head = {"game": game_id, "content": setup.content_digest, "rules": game.version}
    head |= json.loads(msgspec.json.encode(config))
    if start:
        head["start"] = checksum(read_judge(start, game).weights)
    log = folder / "log.jsonl"
    done = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    if done and done[0] | {"generations": 0} != head | {"generations": 0}:  # there may always be one more
        raise BadTraining(f"{str(folder)!r} holds another training: name another folder, or remove it")
    if not done:
        if start:
            (folder / "best.npz").write_bytes(start.read_bytes())
        write(log, head)
    finished = {(line["generation"], line["step"]) for line in done if "step" in line}
    count = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=follow) as pool:
        for generation in range(config.generations):
            for step in (play, learn, compare):
                if (generation, step.__name__) not in finished:
                    began = monotonic()
                    figures = step(pool, head, config, folder, generation)
                    line = {"generation": generation, "step": step.__name__, "seconds": round(monotonic() - began, 1)}
                    write(log, {**line, **figures})
                    yield {**line, **figures}


def write(log: Path, line: dict[str, Any]) -> None:
    with log.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line) + "\n")


def checksum(weights: Mapping[str, Array]) -> str:
    """What a judge is known by: files of the same weights may differ."""
    return text_digest(b"".join(weights[name].tobytes() for name in WEIGHTS))


def best_of(folder: Path) -> Path | None:
    path = folder / "best.npz"
    return path if path.exists() else None


# The three steps of a generation


def play(pool: ProcessPoolExecutor, head: dict[str, Any], config: Config, folder: Path, number: int) -> dict[str, Any]:
    """Games of the best judge so far, or of the evaluation."""
    best = best_of(folder)
    games = config.games if best else config.first_games
    tasks = [
        (head["game"], int(players), best, config, f"{config.seed}/{number}/{players}/{first}")
        for players, share in sorted(config.shares.items())
        for first in range(0, round(games * share), CHUNK)
    ]
    lessons = [lesson for chunk in pool.map(played, *zip(*tasks, strict=True)) for lesson in chunk]
    (folder / f"lessons-{number}.pickle").write_bytes(pickle.dumps(lessons, protocol=5))
    positions = sum(len(lesson.figures) for lesson in lessons)
    return {"games": len(lessons), "positions": positions, "choices": sum(len(one.choices) for one in lessons)}


def learn(pool: ProcessPoolExecutor, head: dict[str, Any], config: Config, folder: Path, number: int) -> dict[str, Any]:
    from underhall.train.learn import Learner  # noqa: PLC0415  # PyTorch is needed for nothing else

    lessons: list[Lesson] = []
    for earlier in range(max(0, number - config.keep), number + 1):
        lessons += pickle.loads((folder / f"lessons-{earlier}.pickle").read_bytes())
    learner = Learner(find(head["game"]), config, config.seed + number)
    best = best_of(folder)
    if best:
        learner.network.start_from(read_judge(best, find(head["game"])).weights)
    figures = learner.learn(lessons)
    about = {"game": head["game"], "content": head["content"], "keen": config.keen}
    about |= {"generation": number, "seed": config.seed}
    Judge(about, learner.network.weights()).save(folder / f"judge-{number}.npz")
    return figures


def compare(
    pool: ProcessPoolExecutor, head: dict[str, Any], config: Config, folder: Path, number: int
) -> dict[str, Any]:
    """The new judge against the best so far, or the evaluation; it is kept if it wins more than half."""
    new, best = folder / f"judge-{number}.npz", best_of(folder)
    tasks = [(head["game"], new, best, config, pair) for pair in range(config.trial // 2)]
    wins = sum(pool.map(pair_won, *zip(*tasks, strict=True), chunksize=4)) / config.trial
    if best is None or wins > 0.5:
        (folder / "best.npz").write_bytes(new.read_bytes())
    return {"against": "best" if best else "casual", "wins": round(wins, 3)}


# In the worker processes


@cache
def judge_at(path: Path, written: float, game_id: str) -> Judge:
    return read_judge(path, find(game_id))


def judge_of(path: Path | None, game_id: str) -> Judge | None:
    return judge_at(path, path.stat().st_mtime, game_id) if path else None


def played(game_id: str, players: int, best: Path | None, config: Config, seed: str) -> list[Lesson]:
    game = find(game_id)
    setup = make_setup(game, players)
    lessons: list[Lesson] = []
    decisions = 100.0
    with on_one_core():
        for number in range(CHUNK):
            pupil = Pupil(game, judge_of(best, game_id), config, Random(f"{seed}/{number}"))
            lessons.append(pupil.play(setup, config.positions / decisions))
            decisions = lessons[-1].decisions
    return lessons


def pair_won(game_id: str, new: Path, best: Path | None, config: Config, pair: int) -> float:
    """Two games with the same luck, the seats changed: how many the new judge won."""
    game = find(game_id)
    setup = make_setup(game, 2)
    won = 0.0
    for mine in (0, 1):
        bots: list[Bot] = []
        for seat in (0, 1):
            judge, rng = judge_of(new if seat == mine else best, game_id), Random(f"trial/{pair}/{mine}/{seat}")
            bots.append(ExpertBot(rng, judge, config.looks) if judge else CasualBot(rng))
        state = game.new(setup)
        drive(game, state, Fate(Dealer.from_seed(config.seed * 1_000_003 + pair, 2)), bots, None)
        over = game.pending(state)
        assert isinstance(over, Over)
        won += result(over)[mine]
    return won
