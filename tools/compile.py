"""Builds the rules and the search with mypyc into build/compiled, beside an untouched source tree.

Use it with `PYTHONPATH=build/compiled`. A module that is compiled next to its source would shadow it, and then nobody
could measure or debug the plain one; so the package is copied first and compiled there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
COMPILED = (
    "core/game.py",
    "kit/*.py",
    "games/*/state.py",
    "games/*/evaluation.py",
    "games/*/features.py",
    "games/*/plans.py",
    "games/*/rides.py",
    "games/*/game.py",
    "games/*/rules/*.py",
    "bots/gestures.py",
    "bots/search.py",
    "bots/casual.py",
    "bots/late.py",
    "bots/strong.py",
    "bots/expert.py",
)


def sources() -> list[Path]:
    """The modules that are compiled, relative to the package."""
    package = ROOT / "src" / "underhall"
    found = [path.relative_to(package) for pattern in COMPILED for path in sorted(package.glob(pattern))]
    return [path for path in found if path.name != "__init__.py"]


def stamp() -> str:
    """Changes whenever anything of the package changes: what is not compiled is copied."""
    package = ROOT / "src" / "underhall"
    files = sorted(path for path in package.rglob("*.*") if path.suffix in (".py", ".toml", ".ftl", ".npz"))
    return "\n".join(f"{path} {path.stat().st_mtime_ns}" for path in [*files, Path(__file__)])


def compiler() -> str | None:
    return shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")


def main() -> int:
    if compiler() is None:
        print("no C compiler here: the plain build serves, the compiled one is left out")
        return 0
    mark = TARGET / ".stamp"
    if mark.exists() and mark.read_text() == stamp():
        print(f"{TARGET.relative_to(ROOT)} is up to date")
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "underhall", TARGET / "underhall", ignore=ignore)
    files = [str(Path("underhall") / path) for path in sources()]
    setup = (
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"modules = mypycify({['--strict', *files]!r}, opt_level='3')\n"
        "setup(name='underhall-compiled', packages=[], ext_modules=modules)\n"
    )
    (TARGET / "setup.py").write_text(setup)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=TARGET, check=True)
    mark.write_text(stamp())
    print(f"compiled {len(files)} modules into {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
