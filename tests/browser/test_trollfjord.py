"""Trollfjord in a real browser: kings that walk, and a tower that is struck by whoever holds the hammer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fjord import (
    BOUT,
    Fjord,
    alone_at_the_tower,
    angry,
    announcing,
    fjord_from,
    going_on,
    last_turn,
    seated,
    some_lie,
)
from tests.browser.player import PHONE, Player
from tests.browser.scenes import Come
from tests.server import towers
from tests.server.house import House, Message, first_option
from tests.server.scenes import gathering
from tests.server.test_tower import TowerHouse, expected, keep_position, open_tower_house
from underhall.games.trollfjord.state import fall_counts

pytestmark = pytest.mark.slow

# in 3D it would take long without a graphics card
FLAT = "localStorage.setItem('underhall-tower', 'flat')"


def test_a_short_game_by_whatever_glows(house: House, come: Come) -> None:
    """A bout by the controls of the tower, and then to the end of the game."""
    person, table = seated(house, announcing(max_turns=20), "casual")
    player = come(person, f"/table/{table}")
    player.my_turn()
    fjord, page = Fjord(player), player.page

    fjord.asked("Where do you hammer?")
    fjord.on("fortress:F1").click()
    # the second seat is asked whether it joins
    player.button("Strike the tower").click()
    fjord.asked("Strike 1 of")
    # nothing but the controls of the tower stands for the two hundred strikes
    expect(player.button("Choose")).to_have_count(0)
    fjord.aim("Right", higher=1, harder=-2)
    expect(page.locator(".aim .well")).to_contain_text("70%")
    fjord.strike(50)
    expect(page.get_by_role("log").first).to_contain_text("Anna strikes the right wall")
    (line,) = fjord.strikes()
    assert "50%" in line

    fjord.play(Random(5))
    expect(page.locator(".score h1")).to_be_visible()
    expect(page.get_by_text("Dealing verified")).to_be_visible()
    record = person.request("GET", f"/api/replays/{table}/record").text
    assert "r4-50" in record


def test_a_bout_by_the_keyboard_alone(house: House, come: Come) -> None:
    fjord = fjord_from(house, come, alone_at_the_tower())
    page = fjord.page
    tower = page.locator(".tower[tabindex='0']")
    fjord.tab_to(tower)
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Right wall")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".aim .well")).to_contain_text("70%")
    fjord.tab_to(fjord.meter)
    for key in ("End", "ArrowLeft", "PageDown"):
        page.keyboard.press(key)
    expect(fjord.meter).to_have_attribute("aria-valuenow", "75")
    page.keyboard.press("Enter")
    fjord.struck(1, 9)
    assert "75%" in fjord.strikes()[0]
    fjord.asked("Strike again or stop?")
    # with its own button too
    fjord.tab_to(page.get_by_role("button", name="Strike at 75%"))
    page.keyboard.press("Enter")
    fjord.struck(2, 9)
    expect(fjord.player.button("Stop and collect")).to_be_visible()
    page.keyboard.press("1")
    # if that leaves nothing to choose, it cannot be taken back and is confirmed
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text("Anna stops at")


def test_what_is_asked_around_the_strikes(house: House, come: Come) -> None:
    """Gifts for the spirit, a treasure, whether to go on: each answer stands once, and does what it says."""
    fjord = fjord_from(house, come, some_lie())
    player, page = fjord.player, fjord.page
    fjord.lie(5, 4, 3, 2)
    # to strike again is what the hammer is for; to stop is no lamp
    expect(page.get_by_role("button", name="Strike again")).to_have_count(0)
    expect(player.button("Choose")).to_have_count(0)
    stop = player.button("Stop and collect")
    expect(stop).to_have_count(1)
    assert "pri" not in (stop.get_attribute("class") or "").split()
    stop.click()
    fjord.asked("Which treasure do you take?")
    expect(page.locator(".bout .right")).to_contain_text("in your reach")
    expect(page.locator(".tray .option")).to_have_count(2)
    fjord.offered("region:forest1").click()
    expect(page.locator(".left .sack").first).to_contain_text("11")

    fjord = fjord_from(house, come, angry())
    page = fjord.page
    fjord.asked("wants 2 gifts, 2 still missing")
    expect(page.locator(BOUT)).to_contain_text("The spirit is angry: 2 boulders too many.")
    expect(page.locator(".tray .option")).to_have_count(3)
    expect(page.get_by_role("button", name="Pass")).to_have_count(1)
    fjord.offered("gift:4").click()
    expect(page.get_by_role("log").first).to_contain_text("Anna pledges")

    fjord = fjord_from(house, come, going_on())
    fjord.asked("Collect now or strike on alone?")
    expect(fjord.page.locator(".tray .option")).to_have_count(2)
    fjord.offered("go-on").click()
    fjord.asked("Strike 4 of 5")
    fjord.struck(3, 5)


# By hand


def held(fjord: Fjord) -> None:
    """The hammer is taken up by the mouse, and the meter runs."""
    box = fjord.hold.bounding_box()
    assert box
    fjord.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fjord.page.mouse.down()
    expect(fjord.page.locator(".meter.held")).to_be_visible()
    fjord.page.wait_for_function("() => Number(document.querySelector('.meter').ariaValueNow) >= 35")


def test_the_hammer_is_held_and_let_go(house: House, come: Come) -> None:
    """The strike is as strong as the meter showed; the hammer can be put down, and a tap is no swing."""
    fjord = fjord_from(house, come, alone_at_the_tower())
    page = fjord.page
    expect(fjord.hold).to_be_visible()
    # Escape, or letting go elsewhere: nothing is struck
    held(fjord)
    page.keyboard.press("Escape")
    expect(page.locator(".meter.held")).to_have_count(0)
    page.mouse.up()
    held(fjord)
    page.mouse.move(300, 300)
    page.mouse.up()
    expect(page.locator(".meter.held")).to_have_count(0)
    expect(fjord.meter).to_have_attribute("aria-valuenow", "60")
    fjord.struck(0, 9)
    fjord.hold.evaluate(
        "it => ['keydown', 'keyup'].forEach((what) =>"
        " it.dispatchEvent(new KeyboardEvent(what, { key: 'Enter', bubbles: true })))"
    )
    expect(page.get_by_text("Hold it down; let go at the strength you want.")).to_be_visible()

    # what stands on the meter at the very moment when it is let go
    page.evaluate(
        "() => addEventListener('pointerup', () => {"
        " window.shown = document.querySelector('.meter').ariaValueNow }, { capture: true })"
    )
    held(fjord)
    page.mouse.up()
    fjord.struck(1, 9)
    shown = page.evaluate("() => window.shown")
    # and none of the others was a strike
    (line,) = fjord.strikes()
    assert f"{shown}%" in line


def test_the_hammer_is_held_by_the_space_bar(house: House, come: Come) -> None:
    fjord = fjord_from(house, come, alone_at_the_tower())
    page = fjord.page
    fjord.tab_to(fjord.hold)
    page.keyboard.down(" ")
    expect(page.locator(".meter.held")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".meter.held")).to_have_count(0)
    page.keyboard.up(" ")
    page.keyboard.down(" ")
    page.wait_for_function("() => Number(document.querySelector('.meter').ariaValueNow) >= 35")
    page.keyboard.up(" ")
    fjord.struck(1, 9)
    assert len(fjord.strikes()) == 1


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_with_less_motion_nothing_tumbles(house: House, come: Come, motion: str) -> None:
    person, table = seated(house, alone_at_the_tower())
    player = come(person, reduced_motion=motion)
    player.context.add_init_script(FLAT)
    player.go(f"/table/{table}").my_turn()
    fjord, page = Fjord(player), player.page
    expect(page.locator(".tower[data-tower=flat]")).to_be_visible()
    fjord.strike(60)
    fjord.struck(1, 9)
    # what is told is what lies there
    chair = person.sit_at(table).greeted()
    table_now = chair.position["view"]["bout"]["table"]
    fjord.lie(*(table_now[colour] for colour in ("white", "red", "yellow", "blue")))
    expect(fjord.told).not_to_be_empty()
    expect(page.locator(".tower .shake")).to_have_count(0 if motion == "reduce" else 1)


# Together


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "gate"
    monkeypatch.setenv(towers.GATE, str(path))
    return path


@pytest.fixture
def tower_house(tmp_path: Path, gate: Path) -> Iterator[TowerHouse]:
    with open_tower_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
        yield house


def falls(player: Player) -> list[Any]:
    """The falls that a browser was told of, each once, in their order."""
    found: list[Message] = [json.loads(frame) for frame in player.frames]
    return list(dict.fromkeys(json.dumps(one["fall"]) for one in found if one["type"] == "position" and one["fall"]))


def test_all_see_the_same_fall(tower_house: TowerHouse, come: Come, gate: Path) -> None:
    """Anna strikes; Béla and somebody who only watches see her swing, and then what fell."""
    table, anna, bela, _ = gathering(tower_house, game="trollfjord", position=keep_position(tower_house))
    anna.start(table)
    watcher = tower_house.person("Cili")
    people = [come(one, f"/table/{table}", house=tower_house) for one in (anna, bela, watcher)]
    fjords = [Fjord(player) for player in people]
    for fjord in fjords:
        fjord.lie(0, 0, 0, 0)
        fjord.struck(0, 3)
    expect(fjords[1].page.locator(".aim")).to_have_count(0)
    fjords[0].strike(60)
    for fjord in fjords:
        expect(fjord.told).to_have_text("Anna swings the hammer.")
        fjord.asked("Anna swings the hammer.")
        fjord.lie(0, 0, 0, 0)
        expect(fjord.page.locator(BOUT)).to_contain_text("MuJoCo physics moves this tower.")
    made = expected(tower_house, table)
    gate.touch()
    counts = fall_counts(made.code)
    assert sum(counts)
    for fjord in fjords:
        fjord.lie(*counts)
        fjord.struck(1, 3)
        expect(fjord.page.locator(BOUT)).to_contain_text("MuJoCo physics moves this tower.")
    (one,), *others = [falls(player) for player in people]
    assert json.loads(one)["by"] == towers.NAME
    assert others == [[one], [one]]
    fjords[0].asked("Strike again or stop?")

    # whoever comes later sees what lies there, and which tower it is
    people[1].page.reload()
    fjords[1].lie(*counts)
    expect(fjords[1].page.locator(BOUT)).to_contain_text("MuJoCo physics moves this tower.")


@pytest.mark.skipif(find_spec("mujoco") is None, reason="MuJoCo is not installed")
def test_a_fall_of_real_physics_is_seen_again(house: House, come: Come) -> None:
    """At the table slowly, and in the replay when the game is over."""
    person, table = seated(house, last_turn(), physics=True)
    player = come(person, reduced_motion="no-preference")
    player.context.add_init_script(FLAT)
    ways: list[int] = []
    player.page.on("response", lambda reply: ways.append(reply.status) if "/falls/" in reply.url else None)
    player.go(f"/table/{table}").my_turn()
    fjord, page = Fjord(player), player.page
    fjord.meter.press("End")
    fjord.strike(100)
    # the tower is filled first
    expect(page.locator(".bout .left .lbl")).to_have_text("Strikes, 1 of 3", timeout=120_000)
    slow = page.get_by_role("button", name="Slow replay")
    expect(slow).to_be_enabled()
    assert ways == [200]
    chair = person.sit_at(table).greeted()
    lie = chair.position["view"]["bout"]["table"]
    counts = [lie[colour] for colour in ("white", "red", "yellow", "blue")]
    fjord.lie(*counts)
    slow.click()
    expect(slow).to_be_disabled()
    # the counts stand while it is shown again
    fjord.lie(*counts)

    chair.play_on(lambda question: "stop" if question["kind"] == "again" else first_option(question))
    expect(page.locator(".score")).to_be_visible()
    ways.clear()
    player.go(f"/replay/{table}?step=0")
    fjord.lie(0, 0, 0, 0)
    page.get_by_role("button", name="One move on").click()
    fjord.lie(*counts)
    assert ways == [200]


def test_the_tower_is_chosen_with_the_table(house: House, come: Come) -> None:
    """By its physics where there is one, and for no other game."""
    player = come(house.person("Anna"), "/new/dwarfs-fall", size=PHONE)
    page = player.page
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    expect(page.get_by_role("heading", name="The Stone Tower")).to_have_count(0)
    player.go("/new/trollfjord")
    expect(page.get_by_role("heading", name="The Stone Tower")).to_be_visible()
    physics = find_spec("mujoco") is not None
    if physics:
        expect(page.get_by_role("radio", name="Struck in physics")).to_be_checked()
        expect(page.locator(".facts")).to_contain_text("The tower is struck in physics")
        page.get_by_role("radio", name="By its statistics").check()
    else:
        expect(page.get_by_text("There is no physics on this server")).to_be_visible()
    expect(page.locator(".facts")).to_contain_text("The tower falls by its statistics")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("main").locator(".btn.pri").click()
    assert json.loads(asked.value.post_data or "{}")["physics"] is not physics
    expect(page.locator(".facts")).to_contain_text("The tower falls by its statistics")
