"""Every screen is open to everybody: axe-core finds nothing against WCAG 2.2 A and AA, in both lights and sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.fjord import angry, announcing, fjord_from, some_lie, three_regions
from tests.browser.miners import Mine, all_five, over_a_pyramid
from tests.browser.mountain import Mountain
from tests.browser.player import BOARD, DESKTOP, PHONE, PRIMARY, Player
from tests.browser.scenes import Come, against_a_bot, finished, play_from, two_browsers
from tests.rulebook.mountain_king.table import around_the_site, new, place_gates, three_bars
from tests.server.house import House

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# the squares of the mountain that are not asked about are looked at once
REST = ".square:not(.lit)"
FIND = """async ([levels, rules, rest]) => {
    const runOnly = rules.length ? { type: 'rule', values: rules } : { type: 'tag', values: levels };
    const where = rest ? { exclude: [[rest]] } : document;
    const { violations } = await axe.run(where, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, any }) =>
        [id, target.join(' '), html.slice(0, 160), ...any.map(({ message }) => message)].join(': ')));
}"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (make web): accessibility is not checked"),
    pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"]),
]


class Inspector:
    """Looks at what a browser shows, and remembers what is wrong and where."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, player: Player, place: str, rest: str = "") -> None:
        """At all but the rest."""
        page = player.page
        if not page.evaluate("'axe' in window"):
            page.add_script_tag(path=AXE)
        # all rules in one light; in the other the colours alone, as nothing else changes
        for light, rules in (("dark", []), ("light", ["color-contrast"])):
            page.emulate_media(color_scheme=light, reduced_motion="reduce")  # type: ignore[arg-type]
            found = page.evaluate(FIND, [LEVELS, rules, rest])
            # a square that the rim of the frame cuts comes whole into it by panning, zooming or the arrow keys
            found = [one for one in found if not re.match(r"target-size: .*square.* partially obscured", one)]
            self.found += [f"{place}, {light}: {one}" for one in found]


@pytest.fixture
def inspector() -> Iterator[Inspector]:
    inspector = Inspector()
    yield inspector
    assert not inspector.found, "\n".join(inspector.found)


def test_around_the_tables(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    anna = house.person("Anna")
    table = anna.new_table("me", "open", "open", "bot:random")
    words = [seat["invite"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    house.person("Béla").post(f"/api/invitations/{words[1]}", {"number": 1})
    player = come(anna, size=size, bypass_csp=True)
    page = player.page
    for path, heading in (
        ("/", "under one mountain"),
        ("/settings", "Settings"),
        ("/account", "Your name in the hall"),
        ("/rules/dwarfs-fall#DF-6.5", "Rulebook"),
        ("/replays", "Replays"),
        (f"/join/{words[2]}", "Anna invites you"),
        (f"/table/{table}", "Gathering for"),
    ):
        player.go(path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        inspector.look(player, path)
    player.go("/new/dwarfs-fall")
    page.get_by_text("House rules").click()
    page.get_by_label("Who sits on seat 2?").select_option(label="Bot")
    inspector.look(player, "new table")


def test_at_the_table(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    player = against_a_bot(house, come, size=size, bypass_csp=True)
    page = player.page
    inspector.look(player, "first question")
    player.lay("castle")
    player.touch("card:mine_gold")
    expect(page.locator(f"{BOARD} .lit").first).to_be_visible()
    inspector.look(player, "where to lay a card")
    page.locator(f"{BOARD} .lit").first.click()
    expect(player.button("Place")).to_be_visible()
    inspector.look(player, "which way round")
    page.keyboard.press("Escape")
    player.touch("card:dragon")
    expect(page.get_by_role("dialog", name="Not possible here")).to_be_visible()
    inspector.look(player, "why not")
    page.get_by_role("button", name="Read the rule").click()
    # its words come after it
    search = page.get_by_role("complementary", name="Rules").get_by_role("searchbox")
    expect(search).to_have_attribute("aria-label", re.compile("."))
    inspector.look(player, "the rules beside the table")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    dialog = page.get_by_role("dialog")

    def look_at_dialog(name: str) -> None:
        expect(dialog).to_be_visible()
        inspector.look(player, name)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    page.keyboard.press("o")
    look_at_dialog("the options")
    page.keyboard.press("k")
    look_at_dialog("the keys")
    page.get_by_role("button", name="Menu").click()
    look_at_dialog("the menu")
    player.menu("Dealing")
    look_at_dialog("the dealing")
    player.plate("Anna").click()
    look_at_dialog("a seat")
    page.keyboard.press("c")
    expect(page.get_by_role("log", name="Chat")).to_be_visible()
    inspector.look(player, "the chat")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_role("button", name="Do it").wait_for()
    inspector.look(player, "a hint")


def test_in_the_mountain(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    table = around_the_site(2).goods(0, stone=4, heartstone=1, rune=1, coin=2, hammer=1).held(0, "a1", coin=1)
    player = play_from(house, come, table.pedestals(0, moon=1).match(), size=size, bypass_csp=True)
    mountain, page = Mountain(player), player.page
    inspector.look(player, "the turn")
    mountain.take("ell-stone")
    mountain.lit.first.click()
    assert mountain.tile
    inspector.look(player, "a tunnel that is tried", REST)
    page.keyboard.press("Escape")
    player.touch("dig:cavern-stone")
    expect(page.get_by_role("dialog", name="Not possible here")).to_be_visible()
    inspector.look(player, "why not", REST)
    page.keyboard.press("Escape")
    mountain.square("m4").click()
    expect(player.plank).to_contain_text("Toolmaker")
    inspector.look(player, "a workshop", REST)
    page.keyboard.press("u")
    expect(player.plank).not_to_contain_text("Toolmaker")
    if size == PHONE:
        for door in ("My trolls", "Spells and more", "Horde"):
            page.locator(".strip").get_by_role("button", name=door).click()
            expect(page.get_by_role("dialog", name=door)).to_be_visible()
            if door != "Horde":
                inspector.look(player, door, REST)
                page.keyboard.press("Escape")
    else:
        for tab in ("Pedestals", "Workshops", "Spells"):
            page.get_by_role("tab", name=tab).click()
            if tab != "Spells":
                inspector.look(player, tab, REST)
    page.locator('[data-target="slot:mid1"]').last.click()
    expect(player.button("as proposed")).to_be_visible()
    inspector.look(player, "what to pay", REST)
    player.button("as proposed").click()
    player.button("Recruit this troll").click()
    expect(page.locator(".placing")).to_be_visible()
    page.locator('.lit[data-target="cell:b2"]:visible').click()
    expect(player.button("Place the troll")).to_be_visible()
    inspector.look(player, "a troll that is placed", REST)


def test_deep_in_the_mountain(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    draft = new(2)
    place_gates(draft)
    player = play_from(house, come, draft, size=size, bypass_csp=True)
    inspector.look(player, "the draft", REST)
    table = three_bars().goods(0, cart=2).turn(0, "after")
    player = play_from(house, come, table.match(), size=size, bypass_csp=True)
    mountain, page = Mountain(player), player.page
    mountain.square("k2").click()
    expect(mountain.lit).to_have_count(11)
    inspector.look(player, "where a statue goes", REST)
    page.keyboard.press("Escape")
    page.locator('.shelf .hall[data-target="hall:treasury"]').click()
    mountain.lit.first.click()
    assert mountain.tile
    inspector.look(player, "a great hall", REST)


def test_in_the_fjord(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    fjord = fjord_from(house, come, three_regions(3).match(), size=size, bypass_csp=True)
    player, page = fjord.player, fjord.page
    inspector.look(player, "where the king walks")
    fjord.on("fortress:F1").click()
    expect(page.locator(".why .badge")).to_be_visible()
    inspector.look(player, "why not")
    page.keyboard.press("Escape")
    fjord.offered("move:p2").click()
    expect(fjord.offered("move:p2")).to_have_count(0)
    inspector.look(player, "where trolls are placed")
    page.keyboard.press("Escape")
    expect(fjord.offered("move:p2")).to_be_visible()
    player.go("/new/trollfjord")
    expect(page.get_by_role("heading", name="The Stone Tower")).to_be_visible()
    inspector.look(player, "a new table")
    for place, match in (
        ("where to hammer", announcing(3)),
        ("strike again or stop", some_lie(players=3)),
        ("gifts for the spirit", angry()),
        ("a treasure", some_lie("collecting", stopped=True)),
    ):
        player = fjord_from(house, come, match, size=size, bypass_csp=True).player
        expect(player.page.locator(".tray [data-target]").first).to_be_visible()
        inspector.look(player, place)


def test_in_the_mine(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    player = play_from(house, come, over_a_pyramid("depth_prize"), size=size, bypass_csp=True)
    mine, page = Mine(player), player.page
    mine.held("gear_cathedral").click()
    expect(player.button("Play this card")).to_be_visible()
    inspector.look(player, "which card")
    page.locator(PRIMARY).click()
    mine.on("cell:c0").click()
    expect(mine.ghost).to_be_visible()
    inspector.look(player, "a card that is tried")
    page.locator(PRIMARY).click()
    mine.asked("which effect do you choose?")
    inspector.look(player, "an effect")
    mine.on("effect:c0:1").click()
    mine.asked("which way up")
    inspector.look(player, "the way up")


def test_among_other_mines(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    player = play_from(house, come, all_five(), size=size, bypass_csp=True)
    page = player.page
    inspector.look(player, "five mines")
    dialog = page.get_by_role("dialog")
    if size == PHONE:
        for door in ("Research", "Piles", "The other mines"):
            page.locator(".strip").get_by_role("button", name=door).click()
            expect(dialog).to_be_visible()
            inspector.look(player, door)
            if door != "The other mines":
                page.keyboard.press("Escape")
                expect(dialog).to_have_count(0)
    others = page.get_by_role("list", name="The other mines").get_by_role("button")
    expect(others).to_have_count(4)
    # whatever is drawn of a mine is in its name
    said = "7 points, 3 gold and 1 full cart; 3 cards in the mine; still choosing. Show all of it"
    expect(others.nth(1)).to_have_accessible_name(re.compile(f": {said}$"))
    others.nth(1).click()
    expect(dialog.get_by_role("heading", name="3 cards in the mine")).to_be_visible()
    inspector.look(player, "another mine")


def test_between_people(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    anna, bela = two_browsers(house, come, size=size, bypass_csp=True)
    anna.end_turn()
    bela.lay("castle")
    anna.touch("cell:e0n0")
    expect(anna.page.get_by_role("dialog", name="Not now")).to_be_visible()
    inspector.look(anna, "not my turn")
    anna.page.keyboard.press("Escape")
    anna.menu("Casual")
    back = anna.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    inspector.look(anna, "a bot plays for me")
    back.click()
    expect(back).to_have_count(0)
    anna.button("Ask to undo").click()
    for player in (anna, bela):
        expect(player.page.get_by_role("alert")).to_be_visible()
        inspector.look(player, "an undo is asked")
    anna.set_table("Someone at this screen")
    expect(anna.page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
    inspector.look(anna, "the curtain")


def test_after_the_game(house: House, come: Come, inspector: Inspector, size: ViewportSize) -> None:
    game = finished(house)
    player = come(game.anna, f"/table/{game.table}", size=size, bypass_csp=True)
    page = player.page
    expect(page.get_by_text("Dealing verified")).to_be_visible()
    inspector.look(player, "the score")
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()
    inspector.look(player, "the chat after the game")
    player.go(f"/replay/{game.table}?step=6")
    expect(page.get_by_role("slider")).to_be_visible()
    inspector.look(player, "the replay")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("Which seat do you play?")).to_be_visible()
    inspector.look(player, "a position")
