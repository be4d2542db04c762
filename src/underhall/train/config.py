"""What a training is made of. A file of TOML says what differs from these figures."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from underhall.core.errors import UnderhallError


class BadConfig(UnderhallError):
    """A file that configures no training."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seed: int = 1
    generations: int = 3
    """The first learns from games of the evaluation, each other from games of the best judge so far."""
    games: int = 4000
    """Of a generation, at each number of players by its share."""
    first_games: int = 8000
    shares: dict[str, float] = msgspec.field(default_factory=lambda: {"2": 1.0})
    """How much of the games is played by so many."""
    keen: int = 24
    """From among so many gestures, those that the evaluation likes best, a seat chooses."""
    positions: int = 16
    """About so many are kept of a game."""
    whims: float = 0.12
    """How often anything else than the best is played."""
    thoughts: float = 0.03
    """How often a seat searches before it answers; what it finds is what is interesting."""
    looks: int = 24
    """Of such a search."""
    patience: float = 0.9
    """How much the end of the game counts beside what the judge said on the way, decision by decision."""
    keep: int = 2
    """A generation learns from the games of so many before it too."""
    hidden: tuple[int, int] = (160, 64)
    passes: int = 4
    batch: int = 512
    rate: float = 1.5e-3
    decay: float = 1e-2
    points_weight: float = 0.3
    interest_weight: float = 0.3
    trial: int = 200
    """Games at two seats against the best so far."""


def read_config(path: Path) -> Config:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Config)
    except FileNotFoundError:
        raise BadConfig(f"there is no file {str(path)!r}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as err:
        raise BadConfig(f"{path.name}: {err}") from None
