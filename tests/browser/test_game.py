"""Whole games in a real browser."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import underhall
from tests.browser.player import DESKTOP, PHONE, Player
from tests.server.house import House


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_guest_plays_a_full_game_against_bots(browser: Browser, house: House, size: object, tmp_path: Path) -> None:
    player = Player(browser, house, size=size, accept_downloads=True)  # type: ignore[arg-type]
    player.set_table("Bot", "Bot", rounds=4)
    player.at_the_table()
    player.play(Random(5))
    page = player.page
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_text("Dealing verified")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = tmp_path / "game.hall"
    download.value.save_as(record)
    assert underhall.verify(record.read_text(encoding="utf-8")).dealt_again
    player.close()
