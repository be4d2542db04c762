from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import towers
from tests.server.databases import Postgres
from tests.server.house import House, open_house


@pytest.fixture(scope="session")
def standing_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as house:
        yield house


@pytest.fixture
def house(standing_house: House) -> Iterator[House]:
    """One house for all tests that leave it standing; the people of each test go home after it."""
    yield standing_house
    standing_house.send_home()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    server = Postgres.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A fresh database in a file."""
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file for which the towers of tests wait."""
    path = tmp_path / "gate"
    monkeypatch.setenv(towers.GATE, str(path))
    return path
