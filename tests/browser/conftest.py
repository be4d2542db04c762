"""Real browsers on a real house. Without a Chromium or a built client these tests are left out, and that is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.player import Player
from tests.browser.scenes import Come
from tests.server.house import House, Person, open_house
from tools.chromium import find_chromium
from underhall.server.client import WEB

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium on this machine: the browser tests are left out")
    if not (WEB / "index.html").exists():
        pytest.skip("the browser client is not built (make client): the browser tests are left out")
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'house.db'}") as house:
        yield house


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Somebody comes to the house, as a stranger or as a person that it knows, and goes when the test is over."""
    here: list[Player] = []

    def one(person: Person | None = None, path: str | None = None, **options: Any) -> Player:
        player = Player(browser, options.pop("house", house), **options)
        here.append(player)
        if person:
            player.become(person)
        return player.go(path) if path else player

    yield one
    for player in here:
        player.close()
