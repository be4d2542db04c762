"""The table of Trollfjord, as a test sees and touches it, and tables of it that tests begin at."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.player import BOARD, END, LIT, OPTION, PRIMARY, Player
from tests.browser.scenes import Come
from tests.server.house import House, Person
from tests.trollfjord import Layout
from underhall.core.match import Match
from underhall.server.store import Store

STRIKE = ".aim .set:visible"
BOUT = "section.bout"


def three_regions(players: int = 2, **options: Any) -> Layout:
    """Anna is last on the track and may strike at F1, alone or with the second seat."""
    table = Layout(players, **options).trolls(0, tundra1=2, forest1=1, glacier1=1).trolls(1, fjord1=1, tundra1=1)
    return table.trolls(2, glacier1=2) if players > 2 else table


def announcing(players: int = 2, **options: Any) -> Match:
    """Anna's king has moved: where does she hammer?"""
    return three_regions(players, **options).after_moving().match()


def first_strike(players: int = 2, partner: int | None = 1) -> Match:
    """Anna is to strike at F1 for the first time, five times at most, or three times alone."""
    return three_regions(players).bout("F1", partner, phase="striking", strikes=0).match()


def alone_at_the_tower() -> Match:
    """Anna is to strike alone, nine times at most: whatever a strike or two bring, she has the hammer next."""
    table = Layout(2).trolls(0, tundra1=5, forest1=4)
    return table.bout("F1", None, phase="striking", strikes=0).match()


def going_on() -> Match:
    """The second seat has stopped and taken a treasure; Anna may collect hers, or strike on alone."""
    table = three_regions().treasure("tundra1", None).sack(1, patch=(10,))
    lie = {"white": 5, "red": 4, "yellow": 3, "blue": 2}
    facts = {"stopped": True, "hitter": 1, "other": 0, "taken": [None, "tundra1"]}
    return table.bout("F1", 1, phase="continuing", strikes=3, table=lie, **facts).match()


def last_turn() -> Match:
    """Anna is to strike alone, and after this turn the game is over."""
    table = three_regions(max_turns=20).bout("F1", None, phase="striking", strikes=0)
    table.state["turn"] = 20
    return table.match()


def some_lie(phase: str = "deciding", players: int = 2, **facts: Any) -> Match:
    """Fourteen boulders lie on the table, enough for a treasure; by default Anna decides whether she strikes again."""
    lie = {"white": 5, "red": 4, "yellow": 3, "blue": 2}
    return three_regions(players).bout("F1", 1, **{"phase": phase, "strikes": 3, "table": lie} | facts).match()


def angry() -> Match:
    """Two red boulders are too many, and Anna is asked for a gift."""
    return some_lie("appeasing", angry=True, table={"white": 2, "red": 7, "yellow": 1})


def seated(house: House, match: Match, *bots: str, **plan: Any) -> tuple[Person, str]:
    """Anna on the first seat and bots on the others; boulders fall by statistics, unless it is said otherwise."""
    store = Store(house.database)
    position = store.keep_position(match.snapshot(), match.names, None)
    store.close()
    anna = house.person("Anna")
    others = bots or ("random",) * (match.setup.players - 1)
    return anna, anna.play_now(*others, game=match.game.id, position=position, **{"physics": False} | plan)


def fjord_from(house: House, come: Come, match: Match, **options: Any) -> Fjord:
    """Anna sits down at such a position, and it is her turn."""
    person, table = seated(house, match)
    player = come(person, f"/table/{table}", **options)
    player.my_turn()
    return Fjord(player)


class Fjord:
    """What one player sees of the fjord and the tower."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.page
        self.meter = self.page.get_by_role("slider", name="Strength")
        self.hold = self.page.get_by_role("button", name="Hold to swing")
        self.told = self.page.locator(BOUT).get_by_role("status")
        """What is said aloud of the tower."""

    def on(self, target: str) -> Locator:
        """Something of the map that can be touched, such as cell:3, once all that was touched before is answered."""
        self.player.answered()
        return self.page.locator(f'{BOARD} [role=button][data-target="{target}"]')

    def offered(self, target: str) -> Locator:
        """The same on the tray."""
        self.player.answered()
        return self.page.locator(f'.tray [data-target="{target}"]')

    def asked(self, words: str) -> None:
        expect(self.player.plank).to_contain_text(words)

    def lie(self, *counts: int) -> None:
        """So many white, red, yellow and blue boulders lie on the table."""
        expect(self.page.locator(f"{BOUT} .left li > b[aria-hidden]")).to_have_text([str(n) for n in counts])
        expect(self.page.locator(f"{BOUT} .left .total")).to_have_text(str(sum(counts)))

    def struck(self, n: int, limit: int) -> None:
        """So many of the strikes are used."""
        expect(self.page.locator(f"{BOUT} .left .lbl")).to_have_text(f"Strikes, {n} of {limit}")

    def aim(self, wall: str, higher: int = 0, harder: int = 0) -> None:
        """By the buttons, from the middle and 60%."""
        page = self.page
        page.get_by_role("button", name=f"{wall} wall").click()
        for label, steps in (
            ("Higher" if higher > 0 else "Lower", higher),
            ("Harder" if harder > 0 else "Softer", harder),
        ):
            for _ in range(abs(steps)):
                page.get_by_role("button", name=label, exact=True).click()

    def strike(self, strength: int) -> None:
        self.page.get_by_role("button", name=f"Strike at {strength}%").click()

    def strikes(self, name: str = "Anna") -> list[str]:
        """What the log tells of somebody's strikes."""
        return [line for line in self.player.log if f"{name} strikes the " in line]

    def tab_to(self, what: Locator) -> None:
        """By the keyboard alone; it must be reached."""
        expect(what).to_be_visible()
        for _ in range(120):
            if what.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is not reached by Tab")

    def play(self, rng: Random) -> set[str]:
        """Click on whatever glows until the game is over; returns the kinds of answers that the tower was given."""
        page, given = self.page, set[str]()
        anything = page.locator(f".score, {PRIMARY}, {LIT}, {END}, {OPTION}, {STRIKE}")
        while True:
            anything.first.wait_for()
            if self.player.over:
                return given
            strike = page.locator(STRIKE)
            if strike.count() and (rng.random() < 0.6 or not page.locator(OPTION).count()):
                with suppress(Error):
                    strike.click(timeout=2_000)
                    given.add("strike")
                continue
            self.player.step(rng)
