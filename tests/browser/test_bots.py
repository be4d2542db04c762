"""Bots are somebody: a name, a face, a way to play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.player import Player
from tests.browser.scenes import Come
from tests.server.house import House
from underhall.bots import LEVELS
from underhall.locale import LANGUAGES, Speaker

pytestmark = pytest.mark.slow

FOUR = ("novice", "casual", "strong", "expert")
# the texts that run over the edge of what they stand in
SPILT = """tiles => tiles.flatMap((tile) => [...tile.querySelectorAll('b, small')]
    .filter((text) => text.getBoundingClientRect().width > tile.clientWidth + 0.5).map((text) => text.textContent))"""


def opponents(player: Player, name: str = "Your opponents") -> Locator:
    return player.page.get_by_role("radiogroup", name=name)


def faces(place: Locator) -> list[str]:
    """The levels whose faces are shown there."""
    hrefs: list[str] = place.locator(".face > svg > use").evaluate_all(
        "all => all.map((use) => use.getAttribute('href'))"
    )
    return [re.sub(r".*/(\w+)-[\w-]+\.svg#face", r"\1", href) for href in hrefs]


def test_whom_i_choose_in_the_lobby_sits_at_my_table(come: Come) -> None:
    player = come(path="/")
    page = player.page
    expect(opponents(player).get_by_role("radio")).to_have_count(len(LEVELS))
    assert faces(opponents(player)) == list(LEVELS)
    opponents(player).get_by_role("radio", name="Pebble Novice").check()
    expect(page.get_by_text("Has a few ideas and takes the best of them.")).to_be_visible()
    play = page.get_by_role("button", name="Play now: Dwar7s Fall")
    assert faces(play) == ["novice"]
    play.click()
    player.at_the_table()
    # two of one level have two names, and each its own colour
    for name in ("Pebble", "Crumb"):
        assert faces(player.plate(name)) == ["novice"]
    wears = page.locator(".seats .face").evaluate_all(
        "all => all.map((face) => face.style.getPropertyValue('--wears'))"
    )
    assert len(set(wears)) == 2
    # the drawing comes
    page.wait_for_function("document.querySelector('.seats .face > svg > use').getBBox().width > 20")
    player.plate("Crumb").click()
    dialog = page.get_by_role("dialog", name="Crumb’s area")
    expect(dialog).to_contain_text("Novice")
    expect(dialog).to_contain_text("Overlooks a lot.")
    # and it is remembered
    player.go("/")
    expect(opponents(player).get_by_role("radio", name="Pebble")).to_be_checked()


def test_the_host_fills_seats_with_bots_of_different_names(house: House, come: Come) -> None:
    anna = house.person("Anna")
    table = anna.new_table("me", "open", "open")
    player = come(anna, f"/table/{table}", locale="hu")
    for n in (2, 3):
        player.page.get_by_role("group", name=Speaker("hu").say("web-gather-bot-label", {"n": n})).get_by_role(
            "button", name="Alkalmi"
        ).click()
        expect(player.page.get_by_role("listitem").nth(n - 1)).to_contain_text("bot")
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Fillér", "Bogrács"]


def four_levels(route: Route) -> None:
    """As if the house offered all four."""
    reply = route.fetch()
    games: list[dict[str, Any]] = reply.json()
    route.fulfill(response=reply, json=[game | {"bots": FOUR} for game in games])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_four_fit_on_a_small_phone(come: Come, language: str) -> None:
    say = Speaker(language).say
    player = come(locale=language, size={"width": 360, "height": 740})
    page = player.page
    page.route("**/api/games", four_levels)
    player.go("/")
    lobby = opponents(player, say("web-opponents"))
    expect(lobby.get_by_role("radio")).to_have_count(4)
    assert faces(lobby) == list(FOUR)
    assert lobby.locator("label").evaluate_all(SPILT) == []
    player.go("/new/mountain-king")
    page.get_by_label(say("web-seat-kind", {"n": 2})).select_option("bot")
    plan = opponents(player, say("web-seat-level", {"n": 2}))
    assert plan.locator("label").evaluate_all(SPILT) == []
    for level in FOUR:
        plan.get_by_role("radio", name=say(f"web-bot-{level}")).check()
        expect(page.get_by_text(say(f"web-bot-{level}-about"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
