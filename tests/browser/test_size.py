"""How much a first visit loads, and what comes later. The time until it can be used is printed, not judged."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.scenes import Come, against_a_bot
from tests.server.house import House
from underhall import game_ids
from underhall.locale import LANGUAGES, Speaker
from underhall.server.client import WEB

pytestmark = pytest.mark.slow

MOST = 200_000  # bytes
FILES = """() => Object.fromEntries(['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]))"""
TIMES = """() => [performance.getEntriesByName('first-contentful-paint')[0].startTime,
    performance.getEntriesByType('navigation')[0].domInteractive, performance.now()].map(Math.round)"""


def packed(path: str, ending: str) -> int:
    plain = WEB / path.removeprefix("/")
    smaller = plain.with_name(plain.name + ending)
    return (smaller if smaller.exists() else plain).stat().st_size


def weigh(name: str, player: Player, capsys: pytest.CaptureFixture[str]) -> dict[str, int]:
    """Print what a page took until it could be used; it must not have been too much.

    A browser takes Brotli from its own machine, as here, and by https; otherwise gzip.
    """
    paint, parsed, usable = player.page.evaluate(TIMES)
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("() => document.fonts.ready")
    files: dict[str, int] = player.page.evaluate(FILES)
    whole = sum(files.values())
    assets = {path: size for path, size in files.items() if path.startswith("/assets/")}
    by_gzip = whole + sum(packed(path, ".gz") - size for path, size in assets.items())
    with capsys.disabled():
        print(
            f"\n{name}: {whole / 1000:.0f} kB in {len(files)} files ({by_gzip / 1000:.0f} kB by gzip);"
            f" parsed after {parsed} ms, painted after {paint} ms, usable after {usable} ms"
        )
    assert assets == {path: packed(path, ".br") for path in assets}
    assert whole < MOST, sorted(files.items(), key=lambda file: -file[1])
    return files


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_light(come: Come, capsys: pytest.CaptureFixture[str], language: str) -> None:
    player = come(path="/", locale=language)
    label = Speaker(language).say("web-play-now-label", {"game": "@game-dwarfs-fall"})
    expect(player.page.get_by_role("button", name=label)).to_be_enabled()
    files = weigh(f"lobby, {language}", player, capsys)
    # the name of a language is no reason to load its letters
    assert any("cyrillic" in path for path in files) == (language == "ru")


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_light(
    house: House, come: Come, capsys: pytest.CaptureFixture[str], language: str, game: str
) -> None:
    person = house.person()
    player = come(person, f"/table/{person.play_now('casual', game=game)}", locale=language)
    player.my_turn()
    weigh(f"table of {game}, {language}", player, capsys)


def test_what_does_not_come_later_can_be_tried_again(house: House, come: Come) -> None:
    player = against_a_bot(house, come)
    page = player.page
    page.route("**/assets/Panels-*", lambda route: route.abort())
    player.menu()
    expect(page.get_by_role("alert")).to_contain_text("could not be shown")
    page.route("**/api/games", lambda route: route.abort())
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    player.at_the_table()
    page.unroute_all()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    player.menu()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
