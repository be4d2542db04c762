"""The whole way from the lobby to the end of a game with the keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.mountain import Mountain
from tests.browser.player import Player
from tests.browser.scenes import Come, against_a_bot, play_from
from tests.rulebook.mountain_king.table import Table
from tests.server.house import House

pytestmark = pytest.mark.slow

FOCUS = """() => {
    const at = document.activeElement;
    const { width, height, left, top, right, bottom } = at.getBoundingClientRect();
    if (!width || !height || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return 'out of sight';
    const ringed = [at, at.parentElement, ...at.querySelectorAll('*')].some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    // a new screen begins at its heading, which needs no ring
    return !at.matches('h1, main') && !ringed ? 'without a ring: ' + at.outerHTML.slice(0, 200) : '';
}"""


class Hands:
    """Two hands on a keyboard; they notice when the focus is lost or cannot be seen."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.player.answered()
            self.page.keyboard.press(key)
        # a button that works on something may let go of the focus until the next screen is here
        expect(self.page.locator(":focus")).to_have_count(1)
        assert self.page.evaluate(FOCUS) == "", keys

    def to(self, place: Locator, key: str = "Tab") -> None:
        """Press a key until this is focused."""
        expect(place).to_be_visible()
        for _ in range(80):
            if place.evaluate("place => place === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"{place} is out of reach")

    def use(self, place: Locator, key: str = "Enter", way: str = "Tab") -> None:
        self.to(place, way)
        self.press(key)


def test_a_game_from_the_lobby_to_its_end(come: Come) -> None:
    player = come(path="/")
    page, hands = player.page, Hands(player)
    hands.use(page.get_by_role("link", name="New table for Dwar7s Fall"))
    hands.to(page.get_by_label("Who sits on seat 2?"))
    hands.press("b")
    expect(page.get_by_label("Level of the bot on seat 2")).to_be_visible()
    hands.use(page.locator("summary", has_text="House rules"))
    hands.to(page.get_by_role("spinbutton", name="Last round"))
    hands.press("Control+a", "2")
    hands.use(page.get_by_role("button", name="Start the game"))
    player.at_the_table()

    # by the board: the first card has one place only, the second is sent there by arrows
    hands.use(card(player, "castle"))
    expect(player.button("Place")).to_be_visible()
    hands.press("r", "Enter")
    expect(page.locator(".target.stack")).to_have_count(1)
    expect(card(player, "mine_gold")).to_contain_class("lit")  # the next question is here
    hands.use(card(player, "mine_gold"), "Space")
    places = page.locator(".target.lit")
    expect(places).to_have_count(4)
    hands.to(places.first.or_(page.locator(".target[tabindex='0']")).first, "Shift+Tab")
    hands.press("ArrowDown")
    hands.press("ArrowUp")
    hands.press("Enter")
    expect(player.button("Place")).to_be_visible()
    hands.press("Enter")
    expect(page.locator(".target.stack")).to_have_count(2)
    hands.press("u")
    expect(page.locator(".target.stack")).to_have_count(1)
    hands.press("e")
    expect(player.button("Hand on your turn")).to_be_visible()
    hands.press("Enter")

    # by the list of options, which plays everything
    expect(page.locator("header .where")).to_contain_text("Round 2")
    player.my_turn()
    options = page.get_by_role("dialog")
    hands.press("o")
    hands.to(options.get_by_role("button", name="Gold mine"), "ArrowDown")
    hands.press("Enter")
    expect(options).to_contain_text("Where")
    hands.press("1")
    expect(options.get_by_role("button", name="Place")).to_be_visible()
    hands.press("Enter")
    expect(card(player, "mine_gold")).to_have_count(0)
    hands.press("o")
    hands.to(options.get_by_role("button", name=re.compile("End your")), "ArrowUp")
    hands.press("Enter")
    expect(options.get_by_role("button", name="Hand on your turn")).to_be_focused()
    hands.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    hands.use(page.get_by_role("link", name="Watch the replay"))
    expect(page.get_by_role("slider")).to_be_visible()


def card(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-target="card:{name}"]')


def test_a_turn_of_the_mountain_king(house: House, come: Come) -> None:
    player = play_from(house, come, Table(2).goods(0, stone=7, rune=1).match())
    mountain, page, hands = Mountain(player), player.page, Hands(player)

    # a spell, then a trade
    hands.use(page.locator('.market [data-target="spell:earth"]'))
    hands.use(page.locator(".shelf").get_by_role("button", name="1 heartstone"), way="Shift+Tab")
    mountain.holds(rune=0, heartstone=1)
    hands.press("t")
    hands.use(page.locator('.shelf [data-target="store:coin"]'))
    expect(player.plank).to_contain_text("4 resources to give")
    hands.use(player.button("as proposed"), way="Shift+Tab")
    mountain.holds(coin=1)

    # a tunnel: taken from the shelf, sent about by arrows, turned
    hands.use(page.locator('.shelf .lit[data-target="dig:corner-stone"]'), way="Shift+Tab")
    expect(mountain.lit).not_to_have_count(0)
    hands.to(page.locator(".square[tabindex='0']"), "Shift+Tab")
    hands.press("ArrowDown")
    hands.press("ArrowRight")
    expect(mountain.ghost).to_have_count(1)
    hands.press("Enter")
    before = mountain.tile
    hands.press("r")
    turned = mountain.changed(before)
    hands.press("Enter")
    for square in turned.split():
        expect(mountain.square(square)).to_have_attribute("aria-label", re.compile("Anna’s tunnel"))
    hands.press("Enter")
    expect(player.plank).not_to_have_text("Your turn is done. Hand it on?")
    player.my_turn()


def test_letters_open_things_and_escape_closes_them(house: House, come: Come) -> None:
    player = against_a_bot(house, come)
    page, hands = player.page, Hands(player)
    hands.to(card(player, "castle"))
    dialog = page.get_by_role("dialog")
    for key, title in (("k", "Keys"), ("o", re.compile("What"))):
        hands.press(key)
        expect(dialog.get_by_role("heading", level=2)).to_have_text(title)
        hands.press("Escape")
        expect(dialog).to_have_count(0)
        expect(card(player, "castle")).to_be_focused()
    hands.press("?")
    book = page.get_by_role("complementary", name="Rules")
    expect(book).to_be_visible()
    hands.press("Escape")
    expect(book).to_have_count(0)
    expect(card(player, "castle")).to_be_focused()
    hands.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    hands.press("c")
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    hands.press("h")
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    hands.press("Escape")
    expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    # what is written is no command
    hands.to(page.get_by_role("textbox", name="Say something"))
    hands.press("k", "o")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("ko")


def test_a_bar_of_tabs_is_one_stop_and_arrows_go_along_it(house: House, come: Come) -> None:
    player = play_from(house, come, Table(2).goods(0, stone=7, rune=1).match())
    page, hands = player.page, Hands(player)
    for bar in (page.get_by_role("tablist").filter(has_text=word) for word in ("Spells", "Log")):
        tabs = bar.get_by_role("tab")
        last = tabs.count() - 1
        hands.to(tabs.first)
        for key, at in (("ArrowLeft", last), ("ArrowRight", 0), ("ArrowRight", 1), ("End", last), ("Home", 0)):
            hands.press(key)
            tab = tabs.nth(at)
            expect(tab).to_be_focused()
            expect(bar.locator("[aria-selected=true]")).to_have_count(1)
            expect(tab).to_have_attribute("aria-selected", "true")
            shown = page.locator(f"[id='{tab.get_attribute('aria-controls')}']")
            expect(shown).to_have_role("tabpanel")
            expect(shown).to_have_attribute("aria-labelledby", tab.get_attribute("id") or "")
        # the other tabs are no stops of their own
        hands.press("Tab")
        expect(bar.locator(":focus")).to_have_count(0)
        hands.press("Shift+Tab")
        expect(tabs.first).to_be_focused()


def test_the_focus_goes_on_from_a_form_that_is_gone(house: House, come: Come) -> None:
    player = come(house.person("Anna"), "/account")
    page, hands = player.page, Hands(player)
    sign_up = page.locator("form", has=page.get_by_role("button", name="Keep my games"))
    log_in = page.locator("form", has=page.get_by_role("button", name="Log in"))
    for form in (sign_up, log_in):
        form.get_by_label("Login").fill("anna-of-the-hall")
        form.get_by_label("Password").fill("seven dwarfs")
        hands.press("Enter")
        expect(page.get_by_role("heading", name="Signed in as anna-of-the-hall")).to_be_focused()
        hands.use(page.get_by_role("button", name="Log out"))
        expect(page.get_by_role("heading", level=1)).to_be_focused()
