"""Imports point one way: core <- games <- bots <- arena <- train <- lab <- cli; core and games need next to nothing."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "underhall"
LAYERS = ("core", "kit", "games", "bots", "arena", "train", "lab", "envs", "server", "cli")
BASE = ("core", "kit", "games")
ALLOWED_IN_BASE = {"msgspec", "underhall"}


def modules() -> Iterator[Path]:
    return PACKAGE.rglob("*.py")


def imported(path: Path) -> Iterator[str]:
    """The full names that a module imports, wherever in it, except for type checking alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def layer(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "underhall" and len(parts) > 1 else ""


@pytest.mark.parametrize("path", list(modules()), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0]
    for name in imported(path):
        target = layer(name)
        if own in LAYERS and target in LAYERS:
            assert LAYERS.index(target) <= LAYERS.index(own), f"{own} imports {name}"
        if own in BASE and target not in BASE:
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top in ALLOWED_IN_BASE, f"{own} imports {name}"
            assert top != "underhall" or target in ("", *BASE), f"{own} imports {name}"


@pytest.mark.parametrize("path", list((PACKAGE / "games").rglob("*.py")), ids=lambda path: path.name)
def test_a_game_knows_no_other_game(path: Path) -> None:
    own = path.relative_to(PACKAGE / "games").parts[0]
    for name in imported(path):
        if name.startswith("underhall.games.") and not own.endswith(".py"):
            assert name.split(".")[2] == own


def test_the_check_can_fail(tmp_path: Path) -> None:
    """Seen red once and for all: an import against the direction is found."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def f():\n    from underhall.cli import main\n")
    assert "underhall.cli" in list(imported(wrong))
    assert LAYERS.index(layer("underhall.cli")) > LAYERS.index("core")
