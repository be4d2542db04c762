"""Starting the house: by oneself with the browser, or for others."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from underhall.server.client import WEB


@pytest.mark.skipif(not (WEB / "index.html").exists(), reason="the browser client is not built (make client)")
def test_one_command_opens_the_house_and_the_browser(tmp_path: Path) -> None:
    """Games go to the user's data folder; the address is given to the browser; Ctrl+C ends it."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    env = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": str(browser)}
    with subprocess.Popen(
        [sys.executable, "-m", "underhall"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
    ) as process:
        assert process.stdout
        line = process.stdout.readline()
        address = line.split()[4]
        try:
            page = httpx.get(address)
            health = httpx.get(f"{address}/health").json()
        finally:
            process.send_signal(signal.SIGINT)
            _, log = process.communicate(timeout=30)
    assert page.status_code == 200
    assert "<title>Underhall" in page.text
    assert health["status"] == "ok"
    assert (tmp_path / "data" / "underhall" / "underhall.db").exists()
    assert opened.read_text().strip() == address
    assert "Traceback" not in log


def fails(*args: str) -> str:
    """The one line that a wrong start ends with."""
    command = [sys.executable, "-m", "underhall", "serve", "--port", "0", *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_wrong_start_is_one_line(tmp_path: Path) -> None:
    assert "takes a URL" in fails("--database", "nonsense")
    assert "SQLite or PostgreSQL" in fails("--database", "mysql://x/y")
    assert "games in memory would be lost" in fails("--database", "sqlite://")
    file = tmp_path / "file"
    file.write_text("no database at all, but long enough to be read as one" * 20)
    assert "not a database" in fails("--database", f"sqlite:///{file}")
    assert "underhall: " in fails("--database", f"sqlite:///{file}/below.db")


def test_a_taken_port_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "cannot listen on" in fails("--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
