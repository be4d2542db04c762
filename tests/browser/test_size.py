"""How much a first visit loads. The time until it can be used is printed, not judged: machines differ."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.scenes import Come
from tests.server.house import House

MOST = 200_000
TIMES = """() => {
    const [page] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { paint: Math.round(paint.startTime), interactive: Math.round(page.domInteractive),
             now: Math.round(performance.now()) };
}"""


def weighed(player: Player) -> dict[str, int]:
    """Every file's bytes on the wire, as they come in."""
    files: dict[str, str] = {}
    bytes_of: dict[str, int] = {}
    session = player.context.new_cdp_session(player.page)
    session.send("Network.enable")

    def answered(event: dict[str, Any]) -> None:
        files[event["requestId"]] = event["response"]["url"].removeprefix(player.house.url)

    def loaded(event: dict[str, Any]) -> None:
        if event["requestId"] in files:
            bytes_of[files[event["requestId"]]] = int(event["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", loaded)
    return bytes_of


def report(name: str, player: Player, bytes_of: dict[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    times = player.page.evaluate(TIMES)
    with capsys.disabled():
        print(
            f"\n{name}: {sum(bytes_of.values()) / 1000:.0f} kB in {len(bytes_of)} files, first paint after"
            f" {times['paint']} ms, parsed after {times['interactive']} ms, usable within {times['now']} ms"
        )


def test_the_lobby_is_light(come: Come, capsys: pytest.CaptureFixture[str]) -> None:
    player = come()
    bytes_of = weighed(player)
    player.go("/")
    expect(player.page.get_by_role("button", name="Play Dwar7s Fall now against bots")).to_be_enabled()
    report("lobby", player, bytes_of, capsys)
    player.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(bytes_of.values()) < MOST, bytes_of


def test_a_table_is_light(house: House, come: Come, capsys: pytest.CaptureFixture[str]) -> None:
    person = house.person()
    player = come(person)
    bytes_of = weighed(player)
    player.go(f"/table/{person.play_now('random')}").my_turn()
    report("table", player, bytes_of, capsys)
    player.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(bytes_of.values()) < MOST, bytes_of
