"""What a player needs is on the screen, whole and in reach, on every size of screen and in the longest language."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.fjord import BOUT, Fjord, angry, fjord_from, some_lie, three_regions
from tests.browser.miners import Mine, all_five, over_a_pyramid
from tests.browser.mountain import Mountain
from tests.browser.player import BOARD, DESKTOP, Player
from tests.browser.scenes import Come, play_from
from tests.browser.test_languages import TOO_WIDE
from tests.rulebook.mountain_king.table import Table
from tests.server.house import House, Message, Person
from underhall.locale import LANGUAGES

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 360, "height": 740}
LYING: ViewportSize = {"width": 740, "height": 360}
# a desktop's 1280 x 800 at 200 %
ZOOMED: ViewportSize = {"width": 640, "height": 400}
TABLET: ViewportSize = {"width": 768, "height": 1024}
TABLET_LYING: ViewportSize = {"width": 1024, "height": 768}
SMALLEST_DESKTOP: ViewportSize = {"width": 1180, "height": 800}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SIZES = [PHONE, LYING, ZOOMED, TABLET, TABLET_LYING, SMALLEST_DESKTOP, LAPTOP, DESKTOP]
STILL = """async () => {
    for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
}"""


def name_of(size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}"


def sizes(*some: ViewportSize) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("size", some, ids=name_of)


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found, what
    return found


def within(inner: FloatRect, outer: FloatRect) -> bool:
    """A pixel may be lost to rounding."""
    return (
        inner["x"] >= outer["x"] - 1
        and inner["y"] >= outer["y"] - 1
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    )


def apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def screen(page: Page) -> FloatRect:
    size = page.viewport_size
    assert size
    return {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}


def scrolls(page: Page) -> bool:
    page.evaluate(STILL)
    return bool(
        page.evaluate(
            "() => { const { scrollWidth, scrollHeight } = document.scrollingElement;"
            " return scrollWidth > innerWidth || scrollHeight > innerHeight }"
        )
    )


def sit(come: Come, person: Person, table: str, size: ViewportSize, language: str = "en") -> Player:
    player = come(person, f"/table/{table}", size=size, locale=language)
    player.my_turn()
    player.page.evaluate(STILL)
    return player


def cards_to_lay(question: Message) -> list[str]:
    words: list[str] = [option["word"] for option in question["options"]]
    return [word for word in words if word.startswith(("castle", "mine", "inn"))]


def kingdom(house: House, least: int) -> tuple[Person, str]:
    """A board of some size, with Anna to act and cards in her hand."""
    anna = house.person("Anna")
    table = anna.play_now("random", "random", "random")
    chair = anna.sit_at(table).greeted()

    def one_a_turn(question: Message) -> str:
        cards, words = cards_to_lay(question), chair.words()
        if "done" not in words:
            return words[0]
        return cards[0] if cards and chair.position["view"]["actions_left"] == 3 else "done"

    def enough(position: Message) -> bool:
        question = position["question"]
        return bool(question and cards_to_lay(question)) and len(position["view"]["stacks"]) >= least

    chair.play_on(one_a_turn, enough)
    chair.close()
    return anna, table


@sizes(*SIZES)
def test_the_hand_is_in_reach_without_scrolling(house: House, come: Come, size: ViewportSize) -> None:
    person = house.person("Anna")
    player = sit(come, person, person.play_now("random"), size, "hu")
    page = player.page
    shelf = box(page.locator("section.shelf"))
    assert within(shelf, screen(page))
    cards = page.locator(".shelf [data-target^='card:']")
    expect(cards).to_have_count(9)
    gems, boxes = box(page.locator(".shelf .gems")), [box(cards.nth(n)) for n in range(9)]
    for n, one in enumerate(boxes):
        assert one["width"] >= 24
        assert within(one, shelf)
        assert apart(one, gems)
        # each can be hit in its own middle
        middle = {"x": one["x"] + one["width"] / 2, "y": one["y"] + one["height"] / 2}
        hit = "({ x, y }) => document.elementFromPoint(x, y).closest('[data-target]')?.dataset.target"
        assert page.evaluate(hit, middle) == cards.nth(n).get_attribute("data-target")
    for needed in (".plank .title", ".actions", BOARD):
        assert within(box(page.locator(needed)), screen(page)), needed
    assert apart(box(page.locator(".actions")), gems)
    assert not scrolls(page)


@sizes(PHONE, LYING, TABLET_LYING)
def test_the_secret_goal_is_in_reach(house: House, come: Come, size: ViewportSize) -> None:
    person = house.person("Anna")
    page = sit(come, person, person.play_now("random"), size).page
    goal = page.locator(".secret")
    expect(goal).to_be_hidden()
    page.get_by_role("button", name="Secret goal").click()
    expect(goal).to_be_visible()
    assert within(box(goal), screen(page))
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).to_have_attribute("aria-checked", "false")
    page.keyboard.press("Escape")
    expect(goal).to_be_hidden()


@sizes(PHONE, LYING, TABLET, LAPTOP)
@pytest.mark.parametrize("least", [1, 9])
def test_a_card_is_seen_whole_wherever_it_may_go(house: House, come: Come, size: ViewportSize, least: int) -> None:
    player = sit(come, *kingdom(house, least), size)
    page = player.page
    page.locator(".shelf .card.lit").first.click()
    places = page.locator(f"{BOARD} .empty.lit")
    places.first.wait_for()
    for target in places.evaluate_all("found => found.map((one) => one.dataset.target)"):
        # by the keyboard's way, as a finger would first move the board to what is out of sight
        page.locator(f'[data-target="{target}"]').dispatch_event("click")
        expect(player.button("Place here")).to_be_enabled()
        page.evaluate(STILL)
        room, plank = box(page.locator(".stage")), box(page.locator(".plank").first)
        preview = box(page.locator(".preview"))
        assert within(preview, room), target
        assert apart(preview, plank), target
        assert within(box(page.get_by_role("button", name="Turn the card")), screen(page)), target
    assert not scrolls(page)


def a_dig_to_advise() -> Table:
    """A full trollsmoot, so that only a tunnel can be advised: many words for what it is, and why."""
    table = Table(3).fill(0).tunnel("l2 l3 l4 l5").tunnel("k2 k3 k4 k5").goods(0, heartstone=5, hammer=3)
    table.state["crowned"] = [0]
    return table


@sizes(PHONE, LAPTOP)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_room(house: House, come: Come, size: ViewportSize, language: str) -> None:
    """What to do, why, and the buttons: nothing is cut, nothing covers anything, and the board shows the place."""
    player = play_from(house, come, a_dig_to_advise().match(), size=size, locale=language)
    page = player.page
    player.answered()
    page.keyboard.press("h")
    reason = page.locator(".plank .reason")
    expect(reason).not_to_be_empty()
    page.evaluate(STILL)
    plank = box(page.locator(".plank"))
    assert within(plank, screen(page))
    parts = [box(one) for one in page.locator(".plank p, .plank button").all()]
    assert len(parts) == 5
    assert all(within(one, plank) for one in parts)
    assert all(apart(one, other) for n, one in enumerate(parts) for other in parts[:n])
    assert page.evaluate(TOO_WIDE) == []
    if size == PHONE:
        assert box(reason)["width"] > plank["width"] * 0.85
        assert plank["height"] < size["height"] * 0.28
    advised = page.locator(f"{BOARD} .advised")
    expect(advised).not_to_have_count(0)
    for one in advised.all():
        assert apart(box(one), plank)


@sizes(SMALLEST_DESKTOP, LAPTOP)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_columns_have_room(house: House, come: Come, size: ViewportSize, language: str) -> None:
    player = sit(come, *kingdom(house, 6), size, language)
    page = player.page
    left = box(page.locator("aside.left"))
    shelf = box(page.locator("section.shelf"))
    for one in page.locator("aside.left [data-target^='bank:'], aside.left .btn").all():
        assert within(box(one), left)
        assert apart(box(one), shelf)
    hint, rules = (box(page.locator(".helps .btn").nth(n)) for n in range(2))
    assert hint["y"] == rules["y"]
    assert box(page.locator(".tabbed .log"))["height"] > 110
    assert shelf["height"] < size["height"] / 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_on_a_phone(house: House, come: Come, language: str) -> None:
    """At the table, after it, and in the replay."""
    anna = house.person("Anna")
    table = anna.play_now("random", "random", "random", options={"max_rounds": 1})
    page = sit(come, anna, table, PHONE, language).page
    cut = "names => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    assert page.locator(".seats bdi").evaluate_all(cut) == []
    chair = anna.sit_at(table).greeted()
    chair.play_on(lambda question: question["options"][-1]["word"])
    expect(page.locator(".score")).to_be_visible()
    page.evaluate(STILL)
    assert page.evaluate(TOO_WIDE) == []
    stands = page.locator(".score .figure").all()
    assert len(stands) == 4
    assert all(within(box(stand), screen(page)) for stand in stands)
    labels = page.locator("tbody th .part span")
    assert all(apart(box(label), box(page.locator("tbody td").first)) for label in labels.all()[:1])
    assert labels.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1)") == []
    page.goto(f"{house.url}/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
    assert page.locator(".seats bdi").evaluate_all(cut) == []


# In the mountain

COMMON_PHONE: ViewportSize = {"width": 390, "height": 844}
# what a click in the middle of each of these things would hit
HIT = """things => things.map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit && thing.contains(hit) ? '' : thing.outerHTML.slice(0, 160);
}).filter(Boolean)"""
# texts that run out of their boxes
CUT = """root => [...root.querySelectorAll('b, small, p, h3, h4, bdi, .btn, .note, [role=tab]')].filter((one) =>
    one.clientWidth > 1 && one.innerText && one.scrollWidth > one.clientWidth + 1
).map((one) => one.outerHTML.slice(0, 160))"""


def rich(players: int) -> Table:
    """Everybody has dug, and the first seat can do nearly everything."""
    table = (
        Table(players).tunnel("q3 q4 q5 q6").tunnel("p3 o3").goods(0, stone=5, iron=4, heartstone=3, coin=12, rune=2)
    )
    table.goods(0, hammer=1, cart=2).held(0, "a1", coin=1).pedestals(0, fire=1, ice=2, moon=1)
    return table.fill(0, but=2)


def check_mountain(player: Player, size: ViewportSize) -> None:
    """The own trollsmoot, storage and tunnels are in reach; nothing overlaps or is cut off."""
    page = player.page
    page.set_viewport_size(size)
    page.evaluate(STILL)
    assert not scrolls(page)
    assert page.evaluate(TOO_WIDE) == []
    desktop = size["width"] >= 1180
    for needed in (".plank .title", ".actions", ".shelf .things", ".stage"):
        assert within(box(page.locator(needed).first), screen(page)), needed
    tunnels = page.locator(".shelf .things [data-target^='dig:']:visible")
    assert tunnels.count() == (24 if desktop else 8)
    if desktop:
        assert tunnels.evaluate_all(HIT) == []
    else:
        # they scroll sideways, and nothing of them is lost below
        assert tunnels.first.evaluate_all(HIT) == []
        shelf = box(page.locator("section.shelf"))
        assert all(box(one)["y"] + box(one)["height"] <= shelf["y"] + shelf["height"] for one in tunnels.all())
        goods = page.locator(".strip .goods li")
        assert goods.count() == 7
        assert all(within(box(one), screen(page)) for one in goods.all())
        doors = page.locator(".strip .door")
        assert doors.evaluate_all(HIT) == []
        doors.first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.evaluate(STILL)
    mine = page.locator(".left .mine" if desktop else "dialog .sheet")
    for part, count in (("[data-target^='cell:']", 10), ("[data-target^='store:']", 7)):
        things = mine.locator(part)
        assert things.count() == count
        boxes = [box(thing) for thing in things.all()]
        assert all(within(one, screen(page)) for one in boxes), part
        assert all(apart(one, other) for n, one in enumerate(boxes) for other in boxes[:n]), part
        assert things.evaluate_all(HIT) == []
    assert mine.evaluate(CUT) == []
    if not desktop:
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        return
    assert page.locator(".helps .btn, .left .zoom .btn").evaluate_all(HIT) == []
    market = page.locator("aside.market")
    assert market.locator("[data-target^='slot:'], [role=tab]").evaluate_all(HIT) == []
    assert market.evaluate(CUT) == []
    assert box(Mountain(player).square("q4"))["width"] >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mountain_fits(house: House, come: Come, language: str) -> None:
    """Five players on the larger side, in one window that is made smaller."""
    player = play_from(house, come, rich(5).match(), locale=language)
    for size in (DESKTOP, LAPTOP, COMMON_PHONE, PHONE):
        check_mountain(player, size)


# In the mine

# where a thing lies in the box that it scrolls in, once it was scrolled there
REACHED = """thing => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x, y, width, height };
}"""
TAP = 40


def in_reach(things: Locator, least: int, page: Page) -> None:
    """Each of them can be brought onto the screen whole, above the buttons, and is large enough to be hit there."""
    buttons = box(page.locator(".actions"))
    for thing in things.all():
        lies: FloatRect = thing.evaluate(REACHED)
        assert min(lies["width"], lies["height"]) >= least, lies
        assert within(lies, screen(page)), lies
        assert apart(lies, buttons), lies
        assert thing.evaluate_all(HIT) == []


def check_mine(player: Player, size: ViewportSize) -> None:
    """My hand, the boards, the others and the piles are in reach; nothing overlaps or is cut off."""
    page = player.page
    page.set_viewport_size(size)
    page.evaluate(STILL)
    assert not scrolls(page)
    assert page.evaluate(TOO_WIDE) == []
    desktop = size["width"] >= 1180
    for needed in (".plank .title", ".actions", "section.shelf", ".stage"):
        assert within(box(page.locator(needed).first), screen(page)), needed
    hand = page.locator(".shelf .cards [data-target]")
    assert hand.count() == 8
    in_reach(hand, TAP, page)
    assert page.locator("section.shelf").evaluate(CUT) == []
    if desktop:
        for area in ("aside.left", "aside.market"):
            assert page.locator(area).evaluate(CUT) == []
        in_reach(page.locator("aside.left .space"), 20, page)
        in_reach(page.locator("aside.market [data-target^='seat:']"), 100, page)
        in_reach(page.locator("aside.market .pile"), TAP, page)
        return
    for door in page.locator(".strip .door").all():
        assert min(box(door)["width"], box(door)["height"]) >= TAP - 2
        door.click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        page.evaluate(STILL)
        assert sheet.evaluate(CUT) == []
        for thing in sheet.locator(".space, .pile, [data-target^='seat:']").all():
            lies: FloatRect = thing.evaluate(REACHED)
            assert lies["height"] >= TAP
            assert within(lies, screen(page))
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mine_fits(house: House, come: Come, language: str) -> None:
    """Five players and a full hand, in one window that is made smaller."""
    player = play_from(house, come, all_five(), locale=language)
    for size in (DESKTOP, LAPTOP, COMMON_PHONE, PHONE):
        check_mine(player, size)


@sizes(*SIZES)
def test_a_set_of_cards_can_be_picked(house: House, come: Come, size: ViewportSize) -> None:
    """All of the eight cards to choose from, what the last one says, and the button, on any screen."""
    person = house.person("Anna")
    page = sit(come, person, person.play_now("random", game="imperial-miners"), size, "ru").page
    cards = page.locator(".shelf .cards [role=checkbox]")
    expect(cards).to_have_count(8)
    for n in (7, 5, 2, 0):
        cards.nth(n).click()
        expect(cards.nth(n)).to_be_checked()
    confirm = page.locator(".actions .btn.pri")
    expect(confirm).to_be_enabled()
    page.evaluate(STILL)
    in_reach(cards, TAP, page)
    assert within(box(confirm), screen(page))
    assert confirm.evaluate_all(HIT) == []
    assert not scrolls(page)


@sizes(DESKTOP, LAPTOP, COMMON_PHONE, PHONE)
@pytest.mark.parametrize("language", ["hu", "ru"])
def test_the_answers_of_a_chain_stand_side_by_side(house: House, come: Come, size: ViewportSize, language: str) -> None:
    player = play_from(house, come, over_a_pyramid("depth_prize"), size=size, locale=language)
    mine, page = Mine(player), player.page
    mine.held("gear_cathedral").click()
    page.locator(".actions .btn.pri").click()
    mine.on("cell:c0").click()
    # no space of the boards is chosen while a card is laid
    expect(mine.ghost).to_be_visible()
    expect(page.locator(".space.chosen")).to_have_count(0)
    page.locator(".actions .btn.pri").click()
    answers = page.locator(".shelf .choice")
    expect(answers).to_have_count(2)
    page.evaluate(STILL)
    in_reach(answers, TAP, page)
    first, purse = box(answers.first), page.locator(".shelf ul[aria-label]").first
    assert all(apart(first, box(fact)) for fact in purse.locator("li, li span:visible").all())
    assert page.locator("section.shelf").evaluate(CUT) == []
    assert not scrolls(page)


# In the fjord


def check_fjord(fjord: Fjord, size: ViewportSize, answers: Locator) -> None:
    """What is asked and every answer to it are in reach; nothing overlaps or is cut off."""
    page = fjord.page
    page.set_viewport_size(size)
    page.evaluate(STILL)
    assert not scrolls(page)
    assert page.evaluate(TOO_WIDE) == []
    for needed in (".plank .title", "section.shelf", ".stage"):
        assert within(box(page.locator(needed).first), screen(page)), needed
    assert answers.count()
    in_reach(answers, 28, page)
    assert page.locator("section.shelf").evaluate(CUT) == []
    if size["width"] >= 1180:
        for area in ("aside.left", "aside.market"):
            assert page.locator(area).evaluate(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fjord_fits(house: House, come: Come, language: str) -> None:
    """Four players, in one window that is made smaller: where the king walks, the tower, and what it asks."""
    fjord = fjord_from(house, come, three_regions(4).match(), locale=language)
    for size in (DESKTOP, LAPTOP, COMMON_PHONE, PHONE):
        check_fjord(fjord, size, fjord.page.locator(".tray [data-target^='move:']"))
    for match in (some_lie(players=4), angry()):
        fjord = fjord_from(house, come, match, locale=language)
        for size in (DESKTOP, LAPTOP, COMMON_PHONE, PHONE):
            check_fjord(fjord, size, fjord.page.locator(".tray button:visible"))
            # the tower itself is seen, and what lies on the table
            assert box(fjord.page.locator(BOUT))["height"] > 200
