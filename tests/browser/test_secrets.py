"""What one player must not know never reaches their browser, and at a shared screen never stays on it."""

from __future__ import annotations

import json
import re
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import Response, expect

from tests.browser.player import Player
from tests.browser.scenes import Come
from tests.server.house import House, Message, first_option
from tests.server.scenes import two_people

pytestmark = pytest.mark.slow

SECRETS = re.compile("SG[1-7]")


def told(frames: list[str]) -> list[Message]:
    """What came over the sockets while the game went on, without the printed content of the game."""
    messages = [json.loads(frame) for frame in frames]
    over = next(i for i, message in enumerate(messages) if message.get("result"))
    return [{key: value for key, value in message.items() if key != "content"} for message in messages[:over]]


def test_a_browser_is_never_told_the_secret_goal_of_another_seat(house: House, come: Come) -> None:
    scene = two_people(house, options={"max_rounds": 2})
    hers, _ = scene.chairs
    bela = come(scene.bela)
    fetched: list[Response] = []
    bela.page.on("response", lambda response: fetched.append(response) if "/api/" in response.url else None)
    bela.go(f"/table/{scene.table}").at_the_table()
    anna = Thread(target=hers.play_on, args=(first_option,))
    anna.start()
    bela.my_turn()
    bela.page.get_by_role("button", name="Hint").click()
    bela.page.get_by_role("button", name="Do it").click()
    bela.play(Random(4))
    anna.join()

    secret = hers.position["view"]["seats"][0]["secret"]
    assert SECRETS.fullmatch(secret)
    messages = told(bela.frames)
    assert {"position", "tried", "advice"} <= {message["type"] for message in messages}
    views = [message["view"] for message in messages if message.get("view")]
    assert {view["seats"][0]["revealed"] for view in views} == {False}
    assert {view["seats"][0]["secret"] for view in views} == {None}
    assert len({view["seats"][1]["secret"] for view in views}) == 1
    assert not [message for message in messages if secret in json.dumps(message)]
    bodies = [response.text() for response in fetched if f"/replays/{scene.table}" not in response.url]
    assert bodies
    assert not [body for body in bodies if SECRETS.search(body)]


def on_the_screen(player: Player) -> str:
    """All that is in the page but the drawings that every page has."""
    html: str = player.page.evaluate("document.querySelector('main').outerHTML + document.body.innerText")
    return html


def test_between_two_people_at_one_screen_nothing_of_either_is_on_it(come: Come) -> None:
    player = come()
    player.set_table("Someone at this screen")
    page = player.page
    goal = page.get_by_role("region", name="Secret goal").locator("b")
    goals: set[str] = set()
    for _ in range(3):
        expect(page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
        hidden = on_the_screen(player)
        assert "data-target" not in hidden
        assert not SECRETS.search(hidden)
        assert not any(known in hidden for known in goals)
        assert "Ogre" not in hidden
        page.get_by_role("button", name="I am").click()
        player.at_the_table()
        goals.add(goal.inner_text())
        shown = on_the_screen(player)
        assert goal.inner_text() in shown
        assert "card:castle" in shown
        player.end_turn()
    assert len(goals) == 2
