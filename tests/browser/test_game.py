"""Whole games in a real browser."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import underhall
from tests.browser.player import DESKTOP, PHONE, Player
from tests.browser.scenes import Come, play_from
from tests.rulebook.mountain_king.table import Table
from tests.server.house import House
from underhall.bots import Window, make_bot


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


def scores(player: Player) -> None:
    """The score screen tells where everybody's points came from, down to the last one."""
    page = player.page
    expect(page.locator("h1")).to_be_visible()
    sources = page.locator("tbody tr:not(.bars)")
    expect(sources.locator("th")).to_have_text(
        ["Digging", "Spells", "Coronation", "Pedestal tokens", "Resource sets", "Great halls", "Statues"]
    )
    columns = page.locator("tfoot td").count()
    for column in range(columns):
        parts = [row.locator("td").nth(column).locator(".sr-only").all_inner_texts() for row in sources.all()]
        points = [int(part[0]) for part in parts if part]
        assert len(points) >= 2
        expect(page.locator("tfoot td").nth(column).locator(".sr-only")).to_have_text(str(sum(points)))


@pytest.mark.slow
def test_a_guest_plays_a_full_game_of_the_mountain_king(come: Come) -> None:
    player = come()
    player.set_table("Bot", game="mountain-king")
    player.at_the_table()
    player.play(Random(5))
    scores(player)
    expect(player.page.get_by_text("Dealing verified")).to_be_visible()
    assert player.page.locator("tfoot td").count() == 2


def towards_the_end() -> underhall.Match:
    """The first seat's turn in a game of casual bots in which somebody needs but one more troll."""
    match = underhall.new("mountain-king", players=2, seed=4)
    bots = [make_bot("casual", Random(seat)) for seat in (0, 1)]
    while True:
        ask = match.pending.asks[0]  # type: ignore[union-attr]
        fullest = max(len(seat.cells) for seat in match.view().seats)
        if ask.kind == "turn" and ask.seat == 0 and fullest == 9:
            return match
        match.answer(ask.seat, list(bots[ask.seat].choose(Window(match.game, match.state, ask))))


@pytest.mark.slow
def test_fingers_play_the_end_of_a_game_on_a_phone(house: House, come: Come) -> None:
    player = play_from(house, come, towards_the_end(), size=PHONE, has_touch=True, is_mobile=True)
    player.play(Random(5))
    scores(player)


def test_a_team_has_one_score(house: House, come: Come) -> None:
    """Partners stand together, in one column and in one sentence; the replay says so too."""
    table = Table(4, teams=True).fill(1).fill(2).honour(0, digging=60).ending(1, 2, left=3)
    player = play_from(house, come, table.match())
    page = player.page
    player.play(Random(5))
    title = page.locator(".score h1")
    expect(title).to_have_text(re.compile(r"^Anna and \S+ win$"))
    lead = page.locator(".score .lead")
    expect(lead).to_have_text(re.compile(r"^\d+ points, \d+ ahead of \S+ and \S+\.$"))
    points = lead.inner_text().split()[0]
    expect(page.locator("tfoot td .sr-only")).to_have_text([points, re.compile(r"^\d+$")])
    expect(page.locator("thead .who")).to_have_count(4)
    expect(page.locator(".score .figure")).to_have_count(4)
    partner = title.inner_text().split()[2]
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text(re.compile(rf"Anna and {partner} won, {points} : \d+$"))).to_be_visible()
