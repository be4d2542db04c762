"""Digging in the mountain: by mouse, finger, wheel and key; what it brings, and why not there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.mountain import Mountain
from tests.browser.player import BOARD, PHONE
from tests.browser.scenes import Come, play_from
from tests.rulebook.mountain_king.table import Table
from tests.server.house import House
from underhall.locale import Speaker

pytestmark = pytest.mark.slow


def beside_the_rubble(**goods: int) -> Table:
    """Two dominoes from the gate at l1 to o2; below them an Ice statue at n3, a stone at o4 and rubble at n5."""
    return Table(2).tunnel("m1 n1").tunnel("n2 o2").goods(0, stone=4, **goods)


def over_the_statue(mountain: Mountain) -> None:
    """The tee so that it fits there, from n3 down and its anchor to the right."""
    for _ in range(3):
        mountain.page.keyboard.press("r")


def beside_a_rival() -> Table:
    """A bar from the gate to h1, and a rival who has come as near as h3."""
    table = Table(2).tunnel("h1 i1 j1 k1").goods(0, stone=4)
    for squares in ("b8 c8", "c4 c5 c6 c7", "d4 e4", "e3 f3 g3 h3"):
        table.tunnel(squares)
    return table


def at_the_mountain(house: House, come: Come, table: Table, **options: Any) -> Mountain:
    return Mountain(play_from(house, come, table.match(), **options))


def test_a_tile_is_dragged_from_the_shelf_and_then_about(house: House, come: Come) -> None:
    mountain = at_the_mountain(house, come, Table(2).goods(0, stone=3))
    page = mountain.page
    page.locator('[data-target="dig:corner-stone"]').hover()
    page.mouse.down()
    page.mouse.move(**mountain.spot("l3", down=0.2), steps=6)
    expect(mountain.ghost).to_have_count(1)
    page.mouse.move(**mountain.spot("l2", 0.9, 0.8), steps=3)
    expect(mountain.ghost).to_have_count(1)
    page.mouse.up()
    # it snaps to the nearest place where it fits
    mountain.lies("l2 l3 m2")

    # the tile itself is taken hold of
    page.mouse.move(**mountain.spot("l2"))
    page.mouse.down()
    page.mouse.move(**mountain.spot("j1", 0.6, 0.7), steps=6)
    expect(mountain.ghost).to_have_count(1)
    page.mouse.up()
    mountain.lies("j1 j2 k1")
    mountain.dig_here()
    expect(mountain.square("j2")).to_have_attribute("aria-label", re.compile("Anna’s tunnel"))
    expect(mountain.square("l2")).not_to_have_attribute("aria-label", re.compile("tunnel"))
    mountain.holds(stone=0)


def test_a_tile_turns_by_key_wheel_and_button_and_flips(house: House, come: Come) -> None:
    mountain = at_the_mountain(house, come, Table(2).goods(0, stone=4))
    page = mountain.page
    mountain.take("ell-stone")
    mountain.lit.first.click()
    seen = [mountain.tile]
    page.keyboard.press("r")
    seen.append(mountain.changed(seen[-1]))
    mountain.point("j5")
    page.mouse.wheel(0, 100)
    seen.append(mountain.changed(seen[-1]))
    mountain.player.button("Turn").click()
    seen.append(mountain.changed(seen[-1]))
    assert len({shape(tile) for tile in seen}) == 4
    before = seen[-1]
    page.keyboard.press("f")
    flipped = mountain.changed(before)
    assert shape(flipped) not in {shape(tile) for tile in seen}
    mountain.player.button("Flip").click()
    assert shape(mountain.changed(flipped)) == shape(before)


def shape(squares: str) -> frozenset[tuple[int, int]]:
    """What a tile looks like, wherever it lies."""
    places = [(ord(name[0]), int(name[1:])) for name in squares.split()]
    left, top = (min(place[axis] for place in places) for axis in (0, 1))
    return frozenset((x - left, y - top) for x, y in places)


def test_what_a_dig_brings_is_told_before_it_is_done(house: House, come: Come) -> None:
    table = beside_the_rubble(hammer=1).pedestals(0, moon=1)
    mountain = at_the_mountain(house, come, table)
    mountain.take("tee-stone")
    # the ghost alone tells it, before anything is tried
    over_the_statue(mountain)
    mountain.point("n4")
    expect(mountain.ghost).to_have_count(1)
    token = next(one for one in table.match().view().track if (one.clan, one.band) == ("moon", "light"))
    told = [
        "4 honour",
        "1 stone from the rock",
        "Rubble: 1 hammer to pay",
        "An Ice statue is unearthed",
        f"You may set a Moon pedestal: token {token.value}",
        "You may found a workshop",
    ]
    expect(mountain.brings.get_by_role("listitem")).to_have_text(told)
    mountain.click("n4")
    mountain.lies("n3 n4 n5 o4")
    expect(mountain.brings.get_by_role("listitem")).to_have_text(told)
    mountain.dig_here()
    # and all of it comes true
    choice = mountain.page.locator('[data-target^="pedestal:moon"], [data-target="bag:moon"]').first
    expect(mountain.player.plank).to_contain_text("o4")
    choice.click()
    mountain.holds(stone=1, hammer=0)
    expect(mountain.page.locator(".mine .pedestal").filter(has_text="1")).to_have_count(1)
    expect(mountain.square("n3")).to_have_attribute("aria-label", re.compile("Ice statue"))
    expect(mountain.square("n3")).not_to_have_attribute("aria-label", re.compile("buried"))
    expect(mountain.square("n5")).not_to_have_attribute("aria-label", re.compile("rubble"))


def test_on_a_phone_the_bubble_tells_all_of_it(house: House, come: Come) -> None:
    table = beside_the_rubble(hammer=1).pedestals(0, moon=1, ice=1)
    mountain = at_the_mountain(house, come, table, size=PHONE, has_touch=True, is_mobile=True)
    mountain.take("tee-stone")
    over_the_statue(mountain)
    mountain.square("n4").tap()
    mountain.lies("n3 n4 n5 o4")
    bubble = mountain.page.locator(f"{BOARD} .bubble")
    tokens = [one.value for one in table.match().view().track if one.band == "light" and one.clan in ("ice", "moon")]
    told = ["+4", "+1", "−1", *map(str, tokens), "×1"]  # honour, stone, hammer, tokens, sites
    assert bubble.inner_text().split() == told
    box = bubble.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    # and in words to whoever listens
    expect(mountain.brings).to_contain_text("You may found a workshop")


def why(mountain: Mountain) -> Locator:
    return mountain.page.get_by_role("dialog", name="Not possible here")


def refused(mountain: Mountain, square: str, rule: str, fact: str) -> None:
    """A click on this square shakes the tile and names the rule."""
    mountain.click(square)
    expect(why(mountain).locator(".badge")).to_have_text(rule)
    expect(why(mountain).locator(".fact")).to_have_text(fact)
    expect(why(mountain)).to_contain_text(Speaker("en").say(f"rule-{rule.replace('.', '-')}").partition("\n")[0])
    expect(mountain.page.locator(f"{BOARD} .shakes .ill")).to_have_count(1)
    expect(mountain.tried).to_have_count(0)
    mountain.page.keyboard.press("Escape")
    expect(why(mountain)).to_have_count(0)


def test_a_place_where_it_does_not_fit_says_why(house: House, come: Come) -> None:
    mountain = at_the_mountain(house, come, beside_a_rival())
    mountain.take("domino-stone")
    mountain.point("g2")
    expect(mountain.page.locator(f"{BOARD} .over .ill")).to_have_count(1)
    rival = mountain.player.page.locator(".seats bdi").nth(1).inner_text()
    refused(mountain, "g2", "MK-11.6", f"This tunnel would touch {rival}’s network: g2, h2.")
    refused(mountain, "n8", "MK-11.4", "A tunnel cannot cover a workshop site: n8.")
    refused(mountain, "h8", "MK-11.4", "A tunnel cannot cover the heart of the mountain: i8.")
    refused(mountain, "p13", "MK-11.5", "This tunnel would not touch your network.")


def test_a_tile_that_is_let_go_where_it_does_not_fit_says_why(house: House, come: Come) -> None:
    mountain = at_the_mountain(house, come, Table(2).goods(0, stone=3))
    page = mountain.page
    shelf = page.locator('[data-target="dig:corner-stone"]')
    shelf.hover()
    page.mouse.down()
    page.mouse.move(**mountain.spot("d12"), steps=6)
    expect(page.locator(f"{BOARD} .over .ill")).to_have_count(1)
    page.mouse.up()
    expect(why(mountain).locator(".badge")).to_have_text("MK-11.5")
    page.keyboard.press("Escape")
    expect(why(mountain)).to_have_count(0)
    # back on the shelf it is only kept in the hand
    page.keyboard.press("Escape")
    expect(mountain.spots).to_have_count(0)
    shelf.hover()
    page.mouse.down()
    page.mouse.move(**mountain.spot("d12"), steps=3)
    box = shelf.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()
    expect(mountain.spots).not_to_have_count(0)
    expect(why(mountain)).to_have_count(0)
    expect(mountain.tried).to_have_count(0)


def test_without_a_hammer_there_is_no_way_through_rubble(house: House, come: Come) -> None:
    mountain = at_the_mountain(house, come, beside_the_rubble())
    mountain.take("domino-stone")
    mountain.page.keyboard.press("r")
    refused(mountain, "p2", "MK-11.8", "Not enough hammers: 1 needed, 0 owned.")
    # the tile is still in the hand
    mountain.click("m2")
    mountain.lies("m2 m3")


def test_a_tile_that_cannot_be_paid_says_what_is_missing(house: House, come: Come) -> None:
    mountain = at_the_mountain(house, come, Table(2).goods(0, stone=3))
    lit = mountain.page.locator('.shelf .lit[data-target^="dig:"]')
    expect(lit).to_have_count(2)
    mountain.player.touch("dig:bar-stone")
    expect(why(mountain).locator(".badge")).to_have_text("MK-11.1")
    expect(why(mountain).locator(".fact")).to_have_text("Not enough stone: 4 needed, 3 owned.")


# With fingers


def finger(mountain: Mountain, kind: str, *points: Any, way: list[CDPSession]) -> None:
    if not way:
        way.append(mountain.player.context.new_cdp_session(mountain.page))
    way[0].send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def test_fingers_tap_turn_and_drag(house: House, come: Come) -> None:
    mountain = at_the_mountain(house, come, Table(2).goods(0, stone=3), size=PHONE, has_touch=True, is_mobile=True)
    page, way = mountain.page, list[CDPSession]()
    # the whole mountain, which then stays where it is
    page.locator(".stage .fit").tap()
    page.locator('[data-target="dig:corner-stone"]').tap()
    expect(mountain.lit).not_to_have_count(0)
    mountain.square("l2").tap()
    mountain.lies("l2 l3 m2")
    page.get_by_role("button", name="Turn").tap()
    turned = mountain.changed("l2 l3 m2")

    # two fingers at once turn it
    two = mountain.spot("i6"), mountain.spot("j6")
    finger(mountain, "touchStart", two[0], way=way)
    finger(mountain, "touchStart", *two, way=way)
    finger(mountain, "touchEnd", way=way)
    turned = mountain.changed(turned)

    # while it is dragged it hangs above the finger
    at = mountain.tried.first.bounding_box()
    assert at
    start = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger(mountain, "touchStart", start, way=way)
    target = mountain.spot("k4")
    for share in (0.3, 0.6, 1.0):
        step = {axis: start[axis] + share * (target[axis] - start[axis]) for axis in ("x", "y")}
        finger(mountain, "touchMove", step, way=way)
    ghost = mountain.page.locator(f"{BOARD} .over .legal .rim")
    expect(ghost).to_have_count(1)
    box = ghost.bounding_box()
    assert box
    assert box["y"] + box["height"] <= target["y"]
    finger(mountain, "touchEnd", way=way)
    assert "k2" in mountain.changed(turned)
    mountain.dig_here()
    expect(mountain.square("k2")).to_have_attribute("aria-label", re.compile("Anna’s tunnel"))
