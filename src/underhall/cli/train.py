"""`underhall train`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import click

from underhall.core.registry import find
from underhall.train.config import Config, read_config
from underhall.train.run import train


def run_training(
    game_id: str, config: Path | None, folder: Path, start: Path | None, out: Path | None, workers: int | None
) -> None:
    find(game_id)
    for line in train(game_id, read_config(config) if config else Config(), folder, workers, start):
        click.echo(json.dumps(line))
    best = folder / "best.npz"
    if out:
        shutil.copyfile(best, out)
    click.echo(f"the best judge is in {out or best}")
