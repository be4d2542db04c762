"""A real PostgreSQL for the tests: the machine's own, run as another user where we are root; nothing is simulated."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg
import pytest

_names = count()


class Postgres:
    """A throw-away cluster in a folder of its own, reached by a Unix socket there."""

    def __init__(self, bin_dir: Path, folder: Path, prefix: list[str]) -> None:
        self.bin = bin_dir
        self.folder = folder
        self.prefix = prefix

    @classmethod
    def start(cls) -> Postgres:
        found = find_postgres()
        if found is None:
            pytest.skip("no PostgreSQL on this machine: the tests on PostgreSQL are left out")
        folder = Path(tempfile.mkdtemp(prefix="underhall-pg-"))
        prefix: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            prefix = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        server = cls(found, folder, prefix)
        server._run("initdb", "-D", str(folder / "data"), "-U", "hall", "-A", "trust", "-E", "UTF8", "--locale=C")
        # synced commits as in real life; only the cluster is small
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c shared_buffers=32MB"
        server._run("pg_ctl", "-D", str(folder / "data"), "-w", "-o", options, "-l", str(folder / "log"), "start")
        return server

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"hall{os.getpid()}_{next(_names)}"
        with psycopg.connect(host=str(self.folder), user="hall", dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://hall@/{name}?host={self.folder}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *args: str) -> None:
        subprocess.run([*self.prefix, str(self.bin / program), *args], check=True, stdout=subprocess.DEVNULL, cwd="/")


def find_postgres() -> Path | None:
    """The folder with initdb and pg_ctl, wherever the machine keeps it."""
    on_path = shutil.which("pg_ctl")
    folders = [Path(on_path).parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)
