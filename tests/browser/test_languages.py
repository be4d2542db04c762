"""Every screen in four languages: nothing raw, nothing English left over, nothing that scrolls sideways."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fjord import angry, announcing, fjord_from, going_on, some_lie, three_regions
from tests.browser.miners import Mine, over_a_pyramid
from tests.browser.mountain import Mountain
from tests.browser.player import DESKTOP, PHONE, PRIMARY, Player
from tests.browser.scenes import Come, play_from
from tests.rulebook.mountain_king.table import Table, around_the_site, three_bars
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
SAID = f"(text) => ({TEXTS})().join('\\n').includes(text)"
RAW = (
    r"(web|table|df|mk|im|tf|error|replay|position|game|log|name|rule|chapter|notice"
    r"|dwarfs-fall|mountain-king|imperial-miners|trollfjord)-[A-Za-z0-9_-]+"
)
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
    "/": (
        "web-nav-play",
        "web-your-tables",
        "web-play-now",
        "web-new-table",
        "mountain-king-tagline",
        "dwarfs-fall-tagline",
        "imperial-miners-tagline",
        "trollfjord-tagline",
    ),
    "/new/dwarfs-fall": ("web-new-who", "web-seat-add", "web-new-rules", "web-new-clock", "web-new-set"),
    "/new/mountain-king": ("mountain-king-option-teams", "web-new-set"),
    "/new/imperial-miners": ("imperial-miners-option-voluntary_draw", "web-new-set"),
    "/new/trollfjord": ("trollfjord-option-free_clear", "web-new-tower", "web-new-set"),
    "/rules/dwarfs-fall": ("web-nav-rules", "chapter-DF-1", "rule-DF-1-1"),
    "/rules/mountain-king": ("chapter-MK-1", "rule-MK-1-1"),
    "/rules/imperial-miners": ("chapter-IM-1", "rule-IM-1-1"),
    "/rules/trollfjord": ("chapter-TF-2", "rule-TF-2-1"),
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


IN_THE_MOUNTAIN = (
    "mk-board-horde",
    "mk-board-storage",
    "mk-tab-shops",
    "mk-spell-earth",
    "mk-effect-mask",
    "table-hint",
    "table-show-spots",
)


IN_THE_MINE = (
    "im-research",
    "im-piles",
    "im-board-alchemy",
    "im-event-depth_prize",
    "im-card-gear_cathedral",
    "table-hint",
    "table-show-spots",
)


IN_THE_FJORD = ("tf-ask-move", "table-hint", "table-show-spots")
AT_THE_TOWER = ("tf-reach", "tf-odds", "tf-bout-table", "tf-aim-hold", "tf-aim-wavers", "tf-option-stop")


def nothing_raw(page: Page) -> list[str]:
    """Every text of the page, none of which is a key."""
    texts: list[str] = page.evaluate(TEXTS)
    assert not [text for text in texts if re.match(RAW, text)]
    return texts


def says(page: Page, text: str) -> None:
    """Waits for it: not all of a table stands there at once."""
    page.wait_for_function(SAID, arg=text)


def check(page: Page, language: str, keys: tuple[str, ...]) -> None:
    """The screen speaks this language, and fits."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    said, english = Speaker(language), Speaker("en")
    for key in keys:
        says(page, said.say(key).partition("\n")[0])
    texts = nothing_raw(page)
    for key in keys:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mountain_speaks(house: House, come: Come, language: str) -> None:
    """At one question after the other, and on a phone in all that opens."""

    def at(table: Table, **options: Any) -> tuple[Player, Mountain]:
        player = play_from(house, come, table.match(), locale=language, **options)
        return player, Mountain(player)

    player, mountain = at(around_the_site(2).goods(0, stone=4, heartstone=1, rune=1, coin=2).held(0, "a1", coin=1))
    page = player.page
    player.touch("slot:top1")
    expect(page.locator(".why .badge")).to_be_visible()
    check(page, language, IN_THE_MOUNTAIN)
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("Escape")
    # the spells come last, as they are touched next
    for tab in reversed(page.locator(".market [role=tab]").all()):
        tab.click()
        nothing_raw(page)
    for target in ("slot:mid1", "dig:ell-stone", "spell:earth"):
        player.touch(target)
        expect(page.locator(".actions .pair .btn").nth(1)).to_be_visible()
        nothing_raw(page)
        if target.startswith("dig"):
            mountain.spots.first.click()
            assert mountain.tile
            nothing_raw(page)
        page.keyboard.press("Escape")
        expect(page.locator(".actions .pair .btn")).to_have_count(1)
    page.keyboard.press("t")
    expect(page.locator('.shelf [data-target="store:coin"]')).to_be_visible()
    nothing_raw(page)
    page.keyboard.press("Escape")
    mountain.square("m4").click()
    expect(page.locator(".shelf .choice").first).to_be_visible()
    nothing_raw(page)

    player, mountain = at(three_bars().goods(0, cart=2).turn(0, "after"), size=PHONE)
    page = player.page
    nothing_raw(page)
    for door in page.locator(".strip .btn").all():
        door.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        nothing_raw(page)
        page.keyboard.press("Escape")
    mountain.square("k2").click()
    expect(mountain.lit).to_have_count(11)
    nothing_raw(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mine_speaks(house: House, come: Come, language: str) -> None:
    """At one question after the other, and on a phone in all that opens."""
    player = play_from(house, come, over_a_pyramid("depth_prize"), locale=language)
    mine, page = Mine(player), player.page
    mine.held("lairds_vault").click()
    expect(page.locator(".why .badge")).to_be_visible()
    check(page, language, IN_THE_MINE)
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("Escape")
    mine.held("gear_cathedral").click()
    page.locator(PRIMARY).click()
    mine.on("cell:c0").click()
    nothing_raw(page)
    page.locator(PRIMARY).click()
    mine.on("effect:c0:2").click()
    for cell in ("b1", "c0", "a0"):
        nothing_raw(page)
        mine.on(f"cell:{cell}").click()
    expect(mine.lit).to_have_count(2)
    page.set_viewport_size(PHONE)
    for door in page.locator(".strip button").all():
        door.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        nothing_raw(page)
        assert page.evaluate(TOO_WIDE) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fjord_speaks(house: House, come: Come, language: str) -> None:
    """Where the king walks, and at one question of a bout after the other; on a phone in all that opens."""
    fjord = fjord_from(house, come, three_regions().match(), locale=language)
    page = fjord.page
    fjord.on("fortress:F1").click()
    expect(page.locator(".why .badge")).to_be_visible()
    check(page, language, IN_THE_FJORD)
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("Escape")
    fjord.offered("move:p1").click()
    expect(fjord.offered("move:p1")).to_have_count(0)
    nothing_raw(page)
    page.keyboard.press("Escape")
    expect(fjord.offered("move:p1")).to_be_visible()
    page.set_viewport_size(PHONE)
    for door in page.locator(".strip button:enabled").all():
        door.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        nothing_raw(page)
        assert page.evaluate(TOO_WIDE) == []
        page.keyboard.press("Escape")

    page = fjord_from(house, come, some_lie(), locale=language).page
    expect(page.locator(".aim")).to_be_visible()
    check(page, language, AT_THE_TOWER)
    for asked in (announcing(), angry(), going_on()):
        page = fjord_from(house, come, asked, locale=language).page
        expect(page.locator(".tray [data-target]").first).to_be_visible()
        check(page, language, ())


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
