"""Before a game: who has come, who has not, and what the house has sealed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIResponse, Locator, Route, expect

from tests.browser.player import PHONE, Player
from tests.browser.scenes import Come, finished
from tests.server.house import House
from tests.server.scenes import Scene, gathering

pytestmark = pytest.mark.slow


def lead(player: Player) -> Locator:
    return player.page.locator(".banner p")


def test_when_the_host_closes_the_table_everybody_is_told(house: House, come: Come) -> None:
    table, *people, _ = gathering(house)
    anna, bela = (come(person, f"/table/{table}") for person in people)
    expect(lead(bela)).to_contain_text("You have a seat")
    expect(anna.page.get_by_role("button", name="Give up my seat")).to_have_count(0)
    close = anna.page.get_by_role("button", name="Close this table for everybody")
    close.click()
    anna.page.get_by_role("button", name="Keep it").click()
    expect(close).to_be_focused()
    close.press("Enter")
    anna.page.get_by_role("button", name="Close it").click()
    expect(anna.page).to_have_url(f"{house.url}/")

    expect(bela.page.get_by_role("heading", level=1)).to_have_text("This table is gone")
    expect(bela.page.get_by_role("alert")).to_contain_text("The host has closed this table")
    bela.page.get_by_role("link", name="Back to the lobby").click()
    expect(bela.page).to_have_url(f"{house.url}/")


def test_a_lost_connection_is_told_while_people_gather(house: House, come: Come) -> None:
    table, _, bela, _ = gathering(house)
    player = come(bela, f"/table/{table}", size=PHONE)
    expect(lead(player)).to_be_visible()
    player.context.set_offline(True)
    expect(player.page.get_by_role("alert")).to_contain_text("The connection is lost")
    expect(lead(player)).to_be_visible()
    player.context.set_offline(False)
    expect(player.page.get_by_role("alert")).to_have_count(0)


def rematch(house: House, come: Come) -> tuple[Scene, Player]:
    """Anna waits for Béla after their game."""
    scene = finished(house)
    anna = come(scene.anna, f"/table/{scene.table}")
    anna.page.get_by_role("button", name="Rematch").click()
    expect(lead(anna)).to_have_text("Your friends have their seats. When all have come, you start the game.")
    return scene, anna


def instead(player: Player) -> Locator:
    return player.page.get_by_role("group", name="Give seat 2 to somebody else")


def test_whoever_does_not_come_to_a_rematch_is_replaced_by_a_bot(house: House, come: Come) -> None:
    _, anna = rematch(house, come)
    start = anna.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(anna.page.get_by_role("textbox", name="Invite")).to_have_count(0)
    instead(anna).get_by_role("button", name="Casual").click()
    expect(lead(anna)).to_have_text("Everybody is here. Shall we begin?")
    start.click()
    anna.at_the_table()


def test_or_by_a_friend_and_whoever_comes_keeps_the_seat(house: House, come: Come) -> None:
    scene, anna = rematch(house, come)
    instead(anna).get_by_role("button", name="Friend by link").click()
    expect(anna.page.get_by_role("textbox", name="Invite for seat 2")).to_be_visible()
    expect(lead(anna)).to_contain_text("Send each friend a link.")
    # the table of the rematch is the same; the seat is no longer
    bela = come(scene.bela, f"/table/{scene.table}")
    bela.page.get_by_role("button", name="Go to the rematch").click()
    expect(lead(bela)).to_contain_text("You can watch")

    scene, anna = rematch(house, come)
    bela = come(scene.bela, f"/table/{scene.table}")
    bela.page.get_by_role("button", name="Go to the rematch").click()
    expect(lead(bela)).to_contain_text("You have a seat.")
    expect(lead(anna)).to_have_text("Everybody is here. Shall we begin?")
    expect(instead(anna)).to_have_count(0)


def test_a_reply_that_comes_late_takes_nothing_back(house: House, come: Come) -> None:
    scene, anna = rematch(house, come)
    bela = come(scene.bela, f"/table/{scene.table}")
    replies: list[tuple[Route, APIResponse]] = []
    bela.page.route("**/ready", lambda route: replies.append((route, route.fetch())))
    bela.page.get_by_role("button", name="Go to the rematch").click()
    anna.page.get_by_role("button", name="Start the game").click()
    bela.at_the_table()
    while not replies:  # the word that the game began may come before it
        bela.page.evaluate("() => new Promise(requestAnimationFrame)")
    route, reply = replies.pop()
    with bela.page.expect_response("**/ready"):
        route.fulfill(response=reply)
    bela.page.evaluate("() => new Promise(requestAnimationFrame)")
    bela.at_the_table()


def test_a_spectator_is_offered_no_rematch(house: House, come: Come) -> None:
    scene, _ = rematch(house, come)
    eve = come(path=f"/table/{scene.table}")
    expect(eve.page.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(eve.page.get_by_role("button", name=re.compile("rematch", re.IGNORECASE))).to_have_count(0)
    expect(eve.page.get_by_text("A rematch is open")).to_have_count(0)


def test_the_seal_of_the_dealing_is_shown_before_anything_is_dealt(house: House, come: Come) -> None:
    anna = house.person("Anna")
    table = anna.new_table("me", "open")
    seal = anna.get(f"/api/tables/{table}")["commitment"]
    player = come(anna, f"/table/{table}")
    expect(player.page.get_by_text(f"{seal[:16]}…", exact=True)).to_be_visible()
    player.page.get_by_text("How does that work?").click()
    expect(player.page.get_by_text(seal, exact=True)).to_be_visible()

    # a table that begins at once says it too, during the game and after it
    table = anna.play_now("random", options={"max_rounds": 1})
    seal = anna.get(f"/api/tables/{table}")["commitment"]
    player.go(f"/table/{table}").at_the_table()
    player.menu(f"Dealing {seal[:8]}")
    dialog = player.page.get_by_role("dialog", name="A dealing that can be checked")
    expect(dialog).to_contain_text(seal)
    expect(dialog).to_contain_text("When the game is over the secret is published")
    player.page.keyboard.press("Escape")
    player.page.locator(".actions").get_by_role("button", name="End your").click()
    player.button("Hand on your turn").click()
    expect(player.page.get_by_text("Dealing verified")).to_be_visible()
    player.menu(f"Dealing {seal[:8]}")
    expect(dialog).to_contain_text(seal)
