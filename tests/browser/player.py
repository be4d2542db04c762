"""Somebody at a browser, who clicks what glows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, ViewportSize, expect

from tests.server.house import House, Person

PRIMARY = ".actions .btn.pri:visible"
LIT = "[data-target].lit:visible, [data-target] .lit:visible"
BOARD = "[role=application]"
END = ".actions .btn.end:enabled:visible"
OPTION = ".actions .btn.option:visible"
# those of some elements that lie open in their middle
OPEN = """all => all.flatMap((one, n) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && (one.contains(top) || top.contains(one)) ? [n] : [];
})"""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


class Player:
    """A browser of its own: cookies, a page, and every frame that its sockets ever got."""

    def __init__(self, browser: Browser, house: House, size: ViewportSize = DESKTOP, **options: Any) -> None:
        self.house = house
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "dark"} | options
        self.context = browser.new_context(viewport=size, **settings)
        self.by_finger = bool(options.get("has_touch"))
        self.frames: list[str] = []
        self.faults: list[str] = []
        self.page = self._open()

    def _open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def become(self, person: Person) -> None:
        """Be somebody whom the house knows already."""
        cookies = person.http.cookies.jar
        self.context.add_cookies([{"name": c.name, "value": c.value or "", "url": self.house.url} for c in cookies])

    def go(self, path: str = "/") -> Player:
        self.page.goto(self.house.url + path)
        return self

    def close(self) -> None:
        """The page must not have thrown anything."""
        assert self.faults == []
        self.context.close()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def set_table(self, *seats: str, rounds: int | None = None, game: str = "dwarfs-fall") -> None:
        """By the form: seats such as `Bot` or `Friend by link` after my own, and how many rounds at most."""
        self.go(f"/new/{game}")
        for number, who in enumerate(seats, 2):
            if number > 2:
                self.page.get_by_role("button", name="Add a seat").click()
            self.page.get_by_label(f"Who sits on seat {number}?").select_option(label=who)
        if rounds is not None:
            self.page.get_by_text("House rules").click()
            self.page.get_by_role("spinbutton", name="Last round").fill(str(rounds))
        self.page.get_by_role("main").locator(".btn.pri").click()

    def at_the_table(self) -> None:
        expect(self.page.get_by_role("application")).to_be_visible()

    @property
    def plank(self) -> Locator:
        return self.page.locator(".plank .title")

    def my_turn(self) -> None:
        self.page.locator(".plank.mine, .score").first.wait_for()

    def answered(self) -> None:
        """What was done has come back: what is touched before that is not for the next question."""
        expect(self.page.locator('.plank[aria-busy="true"]')).to_have_count(0)

    def touch(self, target: str) -> None:
        self.answered()
        self.page.locator(f'[data-target="{target}"]').first.click()

    def button(self, name: str) -> Locator:
        return self.page.locator(".actions").get_by_role("button", name=name)

    def lay(self, card: str) -> None:
        """Lay a kingdom card from the hand onto the first place that glows."""
        self.touch(f"card:{card}")
        confirm, place = self.page.locator(PRIMARY), self.page.locator(f"{BOARD} .lit")
        confirm.or_(place).first.wait_for()
        if not confirm.count():
            place.first.click()
        confirm.click()
        expect(self.page.locator(f'[data-target="card:{card}"]')).to_have_count(0)

    def end_turn(self) -> None:
        """End my actions, my tasks, and hand the turn on."""
        self.page.locator(".actions").get_by_role("button", name="End your").click()
        self.button("Hand on your turn").click()
        expect(self.page.locator(".plank.mine")).to_have_count(0)

    @property
    def board(self) -> list[str]:
        """The stacks that lie on the board, in words, without what may be touched just now."""
        labels = self.page.locator(f"{BOARD} .stack[data-target]").evaluate_all(
            "stacks => stacks.map((stack) => stack.getAttribute('aria-label'))"
        )
        return [label.removesuffix(", legal") for label in labels]

    @property
    def log(self) -> list[str]:
        return self.page.get_by_role("log").first.locator(".line").all_inner_texts()

    def menu(self, *items: str) -> None:
        """Choose something of the table's menu."""
        self.page.get_by_role("button", name="Menu").click()
        for item in items:
            self.page.get_by_role("dialog").get_by_role("button", name=item).click()

    def plate(self, name: str) -> Locator:
        """A seat in the bar of the table."""
        return self.page.get_by_role("list", name="Seats in turn order").get_by_role("button", name=name)

    @property
    def over(self) -> bool:
        return self.page.locator(".score").count() > 0

    def play(self, rng: Random, stop: Callable[[], bool] = lambda: False) -> None:
        """Click on whatever glows until the game is over, or until it is enough."""
        anything = self.page.locator(f".score, {PRIMARY}, {LIT}, {END}, {OPTION}")
        while not stop():
            anything.first.wait_for()
            if self.over:
                return
            self.step(rng)

    def step(self, rng: Random) -> None:
        """One click; what it was aimed at may be gone by then, as for anybody."""
        for choice in (PRIMARY, LIT, END, OPTION):
            found = self.page.locator(choice)
            count = found.count()
            if count:
                with suppress(Error):
                    at_hand = found.evaluate_all(OPEN)
                    if not at_hand:
                        self.uncover()
                        at_hand = range(count)
                    one = found.nth(rng.choice(at_hand))
                    press = one.tap if self.by_finger else one.click
                    press(force=True, timeout=2_000)
                return

    def uncover(self) -> None:
        """All that glows is under something, or beside the part of the board that is shown."""
        if self.page.locator("dialog[open], [role=dialog]").count():
            self.page.keyboard.press("Escape")
        elif self.page.locator(".stage .fit").count():
            self.page.locator(".stage .fit").click()
