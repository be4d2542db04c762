"""Finds a Chromium for the browser tests, or installs Debian's where that is possible; otherwise says so plainly."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# the shell draws the same pages without a window's own pages around them, which costs a quarter less
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    named = os.environ.get("UNDERHALL_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def install(package: str) -> None:
    command = ["apt-get", "install", "-y", "--no-install-recommends", package]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main() -> None:
    if find_chromium() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("no Chromium: installing it with apt-get", flush=True)
        subprocess.run(["apt-get", "update"], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        install(SHELL)
        if find_chromium() is None:
            install("chromium")
    found = find_chromium()
    print(f"browser tests run in {found}" if found else "NO CHROMIUM: THE BROWSER TESTS ARE LEFT OUT")
    sys.exit(0)


if __name__ == "__main__":
    main()
