"""How much a first visit loads. The time until it can be used is printed, not judged: machines differ."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.scenes import Come
from tests.server.house import House

pytestmark = pytest.mark.slow

# bytes; a table brings the art and words of its game on top of what the lobby needs
LOBBY, TABLE = 200_000, 250_000
FILES = """() => Object.fromEntries(['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]))"""
TIMES = """() => [performance.getEntriesByName('first-contentful-paint')[0].startTime,
    performance.getEntriesByType('navigation')[0].domInteractive, performance.now()].map(Math.round)"""


def weigh(name: str, most: int, player: Player, capsys: pytest.CaptureFixture[str]) -> None:
    """Print what a page took until it could be used; it must not have been too much."""
    paint, parsed, usable = player.page.evaluate(TIMES)
    player.page.wait_for_load_state("networkidle")
    files: dict[str, int] = player.page.evaluate(FILES)
    whole = sum(files.values())
    with capsys.disabled():
        print(
            f"\n{name}: {whole / 1000:.0f} kB in {len(files)} files; parsed after {parsed} ms,"
            f" painted after {paint} ms, usable after {usable} ms"
        )
    assert all(files[path] for path in files if path.startswith("/assets/"))
    assert whole < most, sorted(files.items(), key=lambda file: -file[1])


def test_the_lobby_is_light(come: Come, capsys: pytest.CaptureFixture[str]) -> None:
    player = come(path="/")
    expect(player.page.get_by_role("button", name="Play now: Dwar7s Fall against bots")).to_be_enabled()
    weigh("lobby", LOBBY, player, capsys)


def test_a_table_is_light(house: House, come: Come, capsys: pytest.CaptureFixture[str]) -> None:
    person = house.person()
    player = come(person, f"/table/{person.play_now('random')}")
    player.my_turn()
    weigh("table", TABLE, player, capsys)
