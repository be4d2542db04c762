"""Somebody at a browser, who clicks what glows."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.house import House

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Player:
    """A browser of its own: cookies, a page, and every frame that its sockets ever got."""

    def __init__(self, browser: Browser, house: House, size: dict[str, int] | None = None, **options: Any) -> None:
        self.house = house
        options = {"locale": "en-GB", "reduced_motion": "reduce"} | options
        self.context = browser.new_context(viewport=size or DESKTOP, **options)
        self.frames: list[str] = []
        self.faults: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def go(self, path: str = "/") -> Player:
        self.page.goto(self.house.url + path)
        return self

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def close(self) -> None:
        """The page must not have thrown anything."""
        assert self.faults == []
        self.context.close()

    def play_now(self) -> None:
        self.go()
        self.page.get_by_role("button", name="Play Dwar7s Fall").click()
        self.at_the_table()

    def at_the_table(self) -> None:
        expect(self.page.get_by_role("application")).to_be_visible()

    @property
    def position(self) -> dict[str, Any]:
        """The latest position that the socket brought."""
        for frame in reversed(self.frames):
            if '"type":"position"' in frame:
                position: dict[str, Any] = json.loads(frame)
                return position
        return {}

    def click(self, target: str) -> None:
        self.page.locator(f'[data-target="{target}"]').first.click()

    def button(self, name: str) -> None:
        self.page.get_by_role("group", name="Actions").get_by_role("button", name=name).first.click()

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until a position has come that fits."""
        for _ in range(300):
            if self.position and holds(self.position):
                return
            self.page.wait_for_event("websocket", timeout=1) if False else self.page.evaluate(
                "() => new Promise((done) => requestAnimationFrame(() => done(null)))"
            )
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never came: {self.position}")
