"""Trolls, trades, spells, workshops, great halls and statues of the Mountain King, as they are touched."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.mountain import Mountain
from tests.browser.player import BOARD, Player
from tests.browser.scenes import Come, play_from
from tests.rulebook.mountain_king.table import Table, around_the_site, three_bars
from tests.server.house import House

pytestmark = pytest.mark.slow


def with_coins() -> Table:
    """Two coins in the storage and one on a troll: a pair of bribes can be paid in two ways."""
    return Table(2).goods(0, coin=2).held(0, "a1", coin=1)


def in_the_horde(player: Player, slot: str) -> Locator:
    return player.page.locator(f'.market [data-target="slot:{slot}"]')


def in_the_smoot(player: Player, cell: str) -> Locator:
    return player.page.locator(f'.mine [data-target="cell:{cell}"]')


def test_a_look_at_a_troll_lights_its_whole_price(house: House, come: Come) -> None:
    table = with_coins()
    player = play_from(house, come, table.match())
    bribed = player.page.locator(".market .bribed [data-target]")
    expect(bribed).to_have_count(0)
    for slot in table.match().view().horde:
        in_the_horde(player, slot.slot).hover()
        expect(bribed).to_have_count(len(slot.price))
        targets = bribed.evaluate_all("found => found.map((one) => one.dataset.target.slice(5))")
        assert sorted(targets) == sorted(slot.price)
    # what cannot be paid says how much is missing
    in_the_horde(player, "top1").click()
    why = player.page.get_by_role("dialog", name="Not possible here")
    expect(why.locator(".badge")).to_have_text("MK-8.2")
    expect(why.locator(".fact")).to_have_text("Not enough for the bribes: 5 needed, 3 owned.")


def test_a_troll_is_paid_coin_by_coin_and_its_cascade_shown_first(house: House, come: Come) -> None:
    player = play_from(house, come, with_coins().match())
    mountain, page = Mountain(player), player.page
    in_the_horde(player, "mid1").click()
    expect(player.plank).to_have_text("2 bribes to pay. From where first?")
    page.locator('.shelf [data-target="store:coin"]').click()
    expect(player.plank).to_have_text("1 bribe to pay. From where?")
    page.locator('.shelf [data-target="unit:coin@a1"]').click()
    # another troll comes into the horde, which cannot be taken back
    player.button("Recruit this troll").click()
    expect(player.plank).to_have_text("Glodde: where in your trollsmoot?")
    lit = page.locator('.mine .lit[data-target^="cell:"]')
    expect(lit).to_have_count(3)

    wakes = page.locator(".placing .words")
    for cell, below in (("c2", "c1 d1"), ("a2", "a1 b1")):
        in_the_smoot(player, cell).click()
        expect(wakes).to_contain_text("Wakes 3 trolls, which bring")
        numbers = {one: in_the_smoot(player, one).locator(".step") for one in (cell, *below.split())}
        for number, step in enumerate(numbers.values(), 1):
            expect(step).to_have_attribute("data-n", str(number))
        expect(page.locator(".mine .step")).to_have_count(3)
    player.button("Place the troll").click()

    # the coin on Pip was spent and made again
    for cell, what in (("a2", "1 hammer, 1 coin and 1 Fire cart|1 hammer, 1 coin, 1 Fire cart"), ("a1", "1 coin")):
        expect(in_the_smoot(player, cell)).to_have_attribute("aria-label", re.compile(what))
    mountain.holds(coin=1)
    expect(page.get_by_role("img", name="1 Fire pedestal")).to_be_visible()


def test_or_paid_as_proposed(house: House, come: Come) -> None:
    player = play_from(house, come, with_coins().match())
    in_the_horde(player, "mid1").click()
    player.button("All 2 as proposed").click()
    player.button("Recruit this troll").click()
    in_the_smoot(player, "b2").click()
    player.button("Place the troll").click()
    # what lies on a troll is spent first
    Mountain(player).holds(coin=1)
    expect(in_the_smoot(player, "a1")).to_have_attribute("aria-label", re.compile("holds nothing"))
    expect(in_the_smoot(player, "b2")).to_have_attribute("aria-label", re.compile("Glodde"))
    # bribes stay with those who were passed over
    expect(in_the_horde(player, "low1")).to_have_attribute("aria-label", re.compile("1 coin"))


def test_four_are_traded_for_one(house: House, come: Come) -> None:
    player = play_from(house, come, Table(2).goods(0, stone=4, iron=1).match())
    mountain = Mountain(player)
    player.page.keyboard.press("t")
    expect(player.plank).to_have_text("What do you take for 4 resources?")
    player.page.locator('.shelf [data-target="store:coin"]').click()
    expect(player.plank).to_contain_text("4 resources to give for 1 coin")
    for _ in range(3):
        give = player.page.locator('.shelf [data-target="store:stone"]')
        left = int(player.plank.inner_text().split()[0])
        give.click()
        expect(player.plank).to_contain_text(f"{left - 1} ")
    player.page.locator('.shelf [data-target="store:iron"]').click()
    mountain.holds(stone=1, iron=0, coin=1)


def test_a_spell_takes_its_rune(house: House, come: Come) -> None:
    player = play_from(house, come, Table(2).goods(0, rune=1).spells("earth", "mask", "toll", runes=(1, 0, 0)).match())
    mountain, page = Mountain(player), player.page
    spell = page.locator('.market [data-target="spell:earth"]')
    runes = spell.locator(".runes .full")
    expect(runes).to_have_count(1)
    spell.click()
    expect(player.plank).to_contain_text("Rite of Earth")
    page.get_by_role("button", name="Escape").or_(player.button("Cancel")).first.click()
    mountain.holds(rune=1)
    spell.click()
    page.locator(".shelf").get_by_role("button", name=re.compile("2 iron")).click()
    mountain.holds(rune=0, iron=2)
    expect(runes).to_have_count(2)
    # one a turn
    page.locator('.market [data-target="spell:toll"]').click()
    why = page.get_by_role("dialog", name="Not possible here")
    expect(why.locator(".fact")).to_have_text("You have cast a spell this turn already.")


def test_a_workshop_is_used(house: House, come: Come) -> None:
    player = play_from(house, come, around_the_site(2).goods(0, heartstone=1).match())
    mountain = Mountain(player)
    mountain.square("m4").click()
    expect(player.plank).to_contain_text("Toolmaker: 3 uses left")
    player.page.locator(".shelf").get_by_role("button", name="1 heartstone for 1 hammer").click()
    expect(player.plank).to_contain_text("Toolmaker: 2 uses left")
    player.button("Leave the workshop").click()
    mountain.holds(heartstone=0, hammer=1)
    mountain.square("m4").click()
    why = player.page.get_by_role("dialog", name="Not possible here")
    expect(why.locator(".fact")).to_have_text("You have used a workshop this turn already.")


def test_a_great_hall_goes_to_any_of_its_fits(house: House, come: Come) -> None:
    player = play_from(house, come, three_bars().turn(0, "after").match())
    mountain, page = Mountain(player), player.page
    page.locator('.shelf .hall[data-target="hall:treasury"]').click()
    expect(mountain.lit).to_have_count(2)
    mountain.click("k3")
    mountain.lies("j2 j3 j4 k2 k3 k4 l2 l3 l4")
    # where the ghost shows it a click puts it, also within the hall that is tried
    mountain.point("k4")
    expect(mountain.ghost).to_have_count(1)
    mountain.click("k4")
    mountain.lies("j3 j4 j5 k3 k4 k5 l3 l4 l5")
    expect(page.locator(f"{BOARD} .bubble")).to_contain_text("6")

    # another hall instead, which can lie many ways round
    page.locator('.shelf .hall[data-target="hall:shaman"]').click()
    expect(mountain.tried).to_have_count(0)
    mountain.lit.first.click()
    before = mountain.tile
    page.keyboard.press("r")
    chosen = mountain.changed(before).split()
    player.button("Dedicate it here").click()
    for square in chosen:
        expect(mountain.square(square)).to_have_attribute("aria-label", re.compile("Shaman’s Abode of Anna"))


def test_a_statue_moves_from_tunnel_to_tunnel_a_cart_each(house: House, come: Come) -> None:
    table = three_bars().tunnel("i5 h5").goods(0, cart=2).turn(0, "after")
    player = play_from(house, come, table.match())
    mountain, page = Mountain(player), player.page
    why = page.get_by_role("dialog", name="Not possible here")
    mountain.square("h2").click()
    expect(why.locator(".badge")).to_have_text("MK-15.7")
    page.keyboard.press("Escape")
    at, carts = "k2", 2
    for step in ("j5", "h5"):
        mountain.square(at).click()
        expect(player.plank).to_have_text("Where does the Fire statue go?")
        if step == "j5":
            expect(mountain.lit).to_have_count(11)
            # the gate and the last tunnel are two carts away
            expect(page.locator(f"{BOARD} .far")).to_have_text(["2", "2", "2"])
            mountain.square("h5").click()
            expect(why.locator(".badge")).to_have_text("MK-15.1")
            page.keyboard.press("Escape")
        mountain.square(step).click()
        expect(mountain.square(step)).to_have_attribute("aria-label", re.compile("Fire statue"))
        expect(mountain.square(at)).not_to_have_attribute("aria-label", re.compile("statue"))
        at, carts = step, carts - 1
        mountain.holds(cart=carts)
