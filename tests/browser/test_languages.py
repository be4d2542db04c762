"""Every screen in four languages: nothing raw, nothing English left over, nothing that scrolls sideways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.scenes import Come
from tests.server.house import House
from underhall.locale import LANGUAGES, Speaker

pytestmark = pytest.mark.slow

# neither light changes a layout, so each is tried at some widths
LOOKS = ((360, "light"), (390, "dark"), (820, "light"), (1440, "dark"))
TEXTS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (walker.nextNode()) found.push(walker.currentNode.data.trim());
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
    return found.filter(Boolean);
}"""
RAW = r"(web|table|df|error|replay|position|game|log|name|rule|chapter|notice|dwarfs-fall)-[A-Za-z0-9_-]+"
# the page itself, and what a screen that does not scroll would cut off; two frames, as a size may have its own layout
TOO_WIDE = """async () => {
    for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth } = document.scrollingElement;
    const scrolls = (at) => at && (/auto|scroll/.test(getComputedStyle(at).overflowX) || scrolls(at.parentElement));
    const cut = [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, label')].filter((at) => {
        const { width, left, right } = at.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !at.closest('.stage, .skip') && !scrolls(at);
    });
    const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
    return [...wide, ...cut.map((at) => at.outerHTML.slice(0, 200))];
}"""
# some of what stands on each screen
CHOSEN = {
    "/": ("web-nav-play", "web-your-tables", "web-play-now", "web-new-table", "dwarfs-fall-tagline"),
    "/new/dwarfs-fall": ("web-new-who", "web-seat-add", "web-new-rules", "web-new-clock", "web-new-set"),
    "/rules/dwarfs-fall": ("web-nav-rules", "chapter-DF-1", "rule-DF-1-1"),
    "/settings": ("web-settings-title", "web-set-theme", "web-set-motion-about", "web-set-hotkeys"),
    "/account": ("web-account-title", "web-account-keep", "web-account-log-in"),
}
AT_THE_TABLE = (
    "table-why-title",
    "table-show-spots",
    "table-hint",
    "df-table-market",
    "df-option-done",
    "df-card-dragon",
)


def check(page: Page, language: str, keys: tuple[str, ...]) -> None:
    """The screen speaks this language, and fits."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    said, english = Speaker(language), Speaker("en")
    texts: list[str] = page.evaluate(TEXTS)
    together = "\n".join(texts)
    assert not [text for text in texts if re.match(RAW, text)]
    for key in keys:
        first = said.say(key).partition("\n")[0]
        assert first in together, key
        if language != "en":
            assert english.say(key) not in texts, key
    for width, light in LOOKS:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=light, reduced_motion="reduce")  # type: ignore[arg-type]
        assert page.evaluate(TOO_WIDE) == [], (page.url, width, light)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks(house: House, come: Come, language: str) -> None:
    person = house.person("Anna")
    player = come(person, locale=language)
    page = player.page
    for path, keys in CHOSEN.items():
        player.go(path)
        expect(page.get_by_text(Speaker(language).say(keys[-1]).partition("\n")[0]).first).to_be_visible()
        check(page, language, keys)

    player.go(f"/table/{person.play_now('random')}").at_the_table()
    player.lay("castle")
    player.touch("card:dragon")
    expect(page.locator(".why .badge")).to_be_visible()
    check(page, language, AT_THE_TABLE)


def choose_language(player: Player, name: str) -> None:
    """In another tab of the same browser."""
    page = player.context.new_page()
    page.goto(f"{player.house.url}/settings")
    page.get_by_role("radio", name=name).check()
    page.close()


def test_another_language_in_the_middle_of_a_gesture(house: House, come: Come) -> None:
    person = house.person("Anna")
    player = come(person, f"/table/{person.play_now('random')}")
    player.at_the_table()
    player.lay("castle")
    player.touch("card:mine_gold")
    lit = player.page.locator(".target.lit")
    expect(lit).to_have_count(4)
    choose_language(player, "Magyar")
    expect(player.plank).to_have_text(Speaker("hu").say("df-ask-cell", {"card": "mine_gold"}))
    expect(player.page.locator("html")).to_have_attribute("lang", "hu")
    expect(lit).to_have_count(4)
    lit.first.click()
    choose_language(player, "English")
    player.button("Place").click()
    expect(player.page.locator(".target.stack")).to_have_count(2)
