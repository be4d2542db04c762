"""Learns a judge from lessons, with PyTorch. Only this module needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from underhall.bots.judge import ANSWERS, POINTS, WEIGHTS, inputs
from underhall.core.game import Game
from underhall.train.config import Config
from underhall.train.selfplay import Lesson

HELD_OUT = 16
"""Every so many-th game is for the test alone."""


class Material:
    """Lessons of one number of players as arrays."""

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        self.players = lessons[0].players
        self.figures = np.concatenate([lesson.figures for lesson in lessons])
        self.chances = np.array([row for lesson in lessons for row in lesson.chances], dtype=np.float32)
        self.points = np.array([lesson.points for lesson in lessons for _ in lesson.figures], dtype=np.float32)
        chosen = [choice for lesson in lessons for choice in lesson.choices]
        self.seats = np.array([seat for seat, _, _ in chosen], dtype=np.int64)
        self.best = np.array([best for _, _, best in chosen], dtype=np.int64)
        self.counts = np.array([len(rows) for _, rows, _ in chosen], dtype=np.int64)
        self.options = np.concatenate([rows for _, rows, _ in chosen] or [self.figures[:0]])
        self.starts = np.concatenate([[0], np.cumsum(self.counts)]).astype(np.int64)


class Network(torch.nn.Module):
    """As `bots.judge.forward` runs it."""

    def __init__(self, wide: int, hidden: tuple[int, int]) -> None:
        super().__init__()
        self.first = torch.nn.Linear(wide, hidden[0])
        self.second = torch.nn.Linear(hidden[0], hidden[1])
        self.last = torch.nn.Linear(hidden[1], ANSWERS)
        self.straight = torch.nn.Linear(wide, ANSWERS, bias=False)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        deep = torch.relu(self.second(torch.relu(self.first(seen))))
        answers: torch.Tensor = self.last(deep) + self.straight(seen)
        return answers

    def weights(self) -> dict[str, NDArray[np.float32]]:
        arrays = (
            self.first.weight.T, self.first.bias, self.second.weight.T, self.second.bias,
            self.last.weight.T, self.straight.weight.T, self.last.bias,
        )  # fmt: skip
        return {name: array.detach().cpu().numpy() for name, array in zip(WEIGHTS, arrays, strict=True)}

    def start_from(self, weights: dict[str, NDArray[np.float32]]) -> None:
        """Go on from what was learnt before."""
        targets = (
            self.first.weight.T, self.first.bias, self.second.weight.T, self.second.bias,
            self.last.weight.T, self.straight.weight.T, self.last.bias,
        )  # fmt: skip
        with torch.no_grad():
            for name, target in zip(WEIGHTS, targets, strict=True):
                target.copy_(torch.from_numpy(weights[name]))


class Learner:
    def __init__(self, game: Game[Any], config: Config, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # the network is small, and so it learns the same everywhere
        self.game = game
        self.config = config
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        wide = game.hints.common + 2 * game.hints.seat + 1
        self.network = Network(wide, config.hidden).to(self.device)
        self.rng = np.random.default_rng(seed)

    def learn(self, lessons: Sequence[Lesson]) -> dict[str, float]:
        """Some passes over them, games held out apart; how well those are judged then."""
        groups = sorted({lesson.players for lesson in lessons})
        material, test = [], []
        for players in groups:
            mine = [lesson for lesson in lessons if lesson.players == players and len(lesson.figures)]
            material.append(Material([lesson for n, lesson in enumerate(mine) if n % HELD_OUT]))
            test.append(Material(mine[::HELD_OUT]))
        steps = self.config.passes * sum(-(-len(one.figures) // self.config.batch) for one in material)
        optimizer = torch.optim.AdamW(self.network.parameters(), lr=self.config.rate, weight_decay=self.config.decay)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, self.config.rate, total_steps=max(2, steps + 1))
        for _ in range(self.config.passes):
            for loss in self._losses(material):
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
        figures: dict[str, float] = self._test(test)
        return figures

    def _losses(self, material: Sequence[Material]) -> Iterator[torch.Tensor]:
        batches = [
            (one, rows)
            for one in material
            for rows in np.array_split(
                self.rng.permutation(len(one.figures)), max(1, -(-len(one.figures) // self.config.batch))
            )
        ]
        for number in self.rng.permutation(len(batches)):
            one, rows = batches[number]
            chances, points = self._value_losses(one, rows)
            loss = chances + self.config.points_weight * points
            if len(one.best):
                share = len(rows) / len(one.figures)
                picked = self.rng.choice(len(one.best), max(1, round(share * len(one.best))), replace=False)
                loss = loss + self.config.interest_weight * self._interest_loss(one, picked)[0]
            yield loss

    def _seen(self, figures: NDArray[np.float16], players: int) -> torch.Tensor:
        return torch.from_numpy(inputs(self.game, figures.astype(np.float32), players)).to(self.device)

    def _value_losses(self, one: Material, rows: NDArray[np.int64]) -> tuple[torch.Tensor, torch.Tensor]:
        answers = self.network(self._seen(one.figures[rows], one.players))
        wanted = torch.from_numpy(one.chances[rows]).to(self.device)
        points = torch.from_numpy(one.points[rows] / POINTS).to(self.device)
        logs = functional.log_softmax(answers[..., 0], dim=1)
        # alone nobody wins or loses
        lost = -(wanted * logs).sum(dim=1).mean() if one.players > 1 else logs.sum() * 0.0
        return lost, functional.huber_loss(answers[..., 1], points, delta=0.5) * 4

    def _interest_loss(self, one: Material, picked: NDArray[np.int64]) -> tuple[torch.Tensor, float]:
        """How unexpected the best gestures were, and how often the most interesting was the best."""
        rows = np.concatenate([np.arange(one.starts[n], one.starts[n + 1]) for n in picked])
        counts = one.counts[picked]
        seats = np.repeat(one.seats[picked], counts)
        answers = self.network(self._seen(one.options[rows], one.players))
        interest = answers[torch.arange(len(rows)), torch.from_numpy(seats), 2]
        table = torch.full((len(picked), int(counts.max())), -1e9, device=self.device)
        where = np.repeat(np.arange(len(picked)), counts)
        inside = np.concatenate([np.arange(count) for count in counts])
        table = table.index_put((torch.from_numpy(where), torch.from_numpy(inside)), interest)
        best = torch.from_numpy(one.best[picked]).to(self.device)
        right = (table.argmax(dim=1) == best).float().mean().item()
        return functional.cross_entropy(table, best), right

    @torch.no_grad()
    def _test(self, test: Sequence[Material]) -> dict[str, float]:
        found: dict[str, float] = {}
        for one in test:
            lost, points = self._value_losses(one, np.arange(len(one.figures)))
            found[f"unexpected_{one.players}"] = round(lost.item(), 4)
            found[f"points_{one.players}"] = round(points.item(), 4)
            if len(one.best):
                unlikely, right = self._interest_loss(one, np.arange(len(one.best)))
                found[f"interest_{one.players}"] = round(unlikely.item(), 4)
                found[f"right_{one.players}"] = round(right, 4)
        return found
