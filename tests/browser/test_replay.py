"""Watching a finished game, and playing on from the middle of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.player import Player
from tests.browser.scenes import Come, finished
from tests.server.house import House
from tests.server.scenes import Scene, two_people
from underhall.locale import Speaker

pytestmark = pytest.mark.slow
GOLDEN = Path(__file__).parent.parent / "playthroughs" / "golden"


@pytest.fixture(scope="module")
def game(house: House) -> Scene:
    return finished(house)


def where(player: Player) -> Locator:
    return player.page.locator(".controls").get_by_role("status")


def watching(come: Come, game: Scene, query: str = "") -> Player:
    player = come(game.anna, f"/replay/{game.table}{query}")
    expect(where(player)).to_be_visible()
    return player


def test_from_the_score_to_the_replay_and_through_it(come: Come, game: Scene) -> None:
    player = come(game.anna, f"/table/{game.table}")
    page = player.page
    page.get_by_role("link", name="Watch the replay").click()
    expect(where(player)).to_contain_text("Before the first move")
    expect(page.get_by_text("Record verified")).to_contain_text("the sealed secret deals the same again")

    page.get_by_role("button", name="One move on").click()
    expect(where(player)).to_contain_text("Move 1 of")
    page.get_by_role("button", name="To the end").click()
    last = int(re.findall(r"\d+", where(player).inner_text())[-1])
    expect(where(player)).to_have_text(f"Move {last} of {last}")
    expect(page.locator(".target.stack")).not_to_have_count(0)
    page.get_by_role("button", name="One move back").click()
    expect(where(player)).to_have_text(f"Move {last - 1} of {last}")

    slider = page.get_by_role("slider")
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(where(player)).not_to_have_text(f"Move {last - 1} of {last}")
    middle = int(re.findall(r"\d+", where(player).inner_text())[0])
    assert abs(middle - last / 2) < last / 8
    slider.press("End")
    expect(where(player)).to_have_text(f"Move {last} of {last}")
    slider.press("Home")
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where(player)).to_contain_text(re.compile(r"Move [3-9] of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def switch(player: Player, curve: str) -> None:
    player.page.get_by_role("group", name="The game as a graph").get_by_role("button", name=curve).click()


def test_the_win_chance_is_drawn_and_its_turning_points_lead_to_a_game(come: Come, game: Scene) -> None:
    player = watching(come, game)
    page = player.page
    chances = page.get_by_role("slider", name="How likely each seat is to win")
    expect(page.locator("path.parted")).to_have_count(1)
    expect(chances).to_have_attribute("aria-valuetext", re.compile(r"Anna: \d+%, Béla: \d+%$"))
    shares = [int(text.removesuffix("%")) for text in page.locator(".legend b").all_inner_texts()]
    assert sum(shares) == 100
    marks = page.locator(".mark")
    assert 1 <= marks.count() <= 3
    # what happened is told to whoever points at a mark, or comes to it by the keyboard
    chances.press("Shift+Tab")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text(re.compile(r"(Anna|Béla) [+−]\d+%"))
    last = marks.last
    last.hover()
    expect(bubble.locator(".words")).not_to_be_empty()
    words = bubble.locator(".words").inner_text()
    expect(last).to_have_accessible_name(re.compile(re.escape(words)))
    last.click()
    expect(bubble).to_have_count(0)
    expect(page.get_by_role("heading", name="A turning point")).to_be_visible()
    expect(page.locator(".said")).to_contain_text(words)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("Which seat do you play?")).to_be_visible()


def test_the_curve_that_was_chosen_is_remembered(come: Come, game: Scene) -> None:
    player = watching(come, game)
    page = player.page
    points = page.get_by_role("slider", name="Points of each seat")
    expect(points).to_have_count(0)
    switch(player, "Points")
    expect(points).to_have_attribute("aria-valuetext", re.compile("Anna: 0, Béla: 0$"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    expect(points).to_be_visible()
    assert not [url for url in asked if url.endswith("/chances")]
    switch(player, "Win chance")
    expect(page.locator("path.parted")).to_have_count(1)


def test_while_nobody_can_say_the_chances_the_points_are_shown(come: Come, game: Scene) -> None:
    player = come(game.anna)
    page = player.page
    answers: list[Route] = []

    def keep(route: Route) -> None:
        answers.append(route)

    page.route("**/chances", keep)
    player.go(f"/replay/{game.table}")
    expect(page.get_by_text("The chances are being worked out")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(where(player)).to_contain_text("Move 1 of")
    answers[0].fulfill(status=503, json={"code": "bot", "message": "the judge crashed"})
    expect(page.get_by_role("alert")).to_have_text("The chances could not be worked out just now.")
    expect(page.get_by_role("slider", name="Points of each seat")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("path.parted")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_alone_there_is_nobody_to_win_against(house: House, come: Come) -> None:
    person = house.person("Anna")
    text = (GOLDEN / "imperial-miners-1.hall").read_bytes()
    record = person.request("POST", "/api/replays", content=text).json()["id"]
    player = come(person, f"/replay/{record}")
    expect(player.page.get_by_role("slider", name="Points of each seat")).to_be_visible()
    expect(player.page.get_by_text("Win chance")).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_move(come: Come, game: Scene) -> None:
    player = watching(come, game)
    line = player.page.locator(".moves button").nth(8)
    step = line.locator(".n").inner_text()
    line.click()
    expect(where(player)).to_contain_text(f"Move {step} of")
    expect(line).to_have_attribute("aria-current", "step")


def test_seen_by_one_seat_the_others_secrets_are_closed(come: Come, game: Scene) -> None:
    player = watching(come, game, "?step=6")
    page = player.page

    def goal_of(name: str) -> str:
        """The name of a seat's secret goal, or that it is not known."""
        page.locator("ul.seats").get_by_role("button", name=name).click()
        text = page.get_by_role("dialog").locator(".secret").inner_text()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        return text.partition("\n")[0]

    anna, bela = goal_of("Anna"), goal_of("Béla")
    unknown = Speaker("en").say("df-secret-none")
    assert len({anna, bela, unknown}) == 3
    page.get_by_role("group", name="Seen by").get_by_role("button", name="Béla").click()
    expect(page).to_have_url(re.compile("seat=1"))
    assert (goal_of("Anna"), goal_of("Béla")) == (unknown, bela)


def test_a_shared_link_opens_at_the_same_move(come: Come, game: Scene) -> None:
    player = watching(come, game)
    page = player.page
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for _ in range(5):
        page.get_by_role("button", name="One move on").click()
    page.get_by_role("group", name="Seen by").get_by_role("button", name="Anna").click()
    page.locator("header").get_by_role("button", name="Share this move").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    friend = come(path=link.removeprefix(player.house.url))
    expect(where(friend)).to_have_text(where(player).inner_text())
    expect(where(friend)).to_contain_text("Move 5 of")
    chosen = friend.page.get_by_role("group", name="Seen by").get_by_role("button", name="Anna")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    assert friend.board == player.board


def test_playing_on_from_the_middle_starts_a_game_there(come: Come, game: Scene) -> None:
    player = watching(come, game, "?step=9")
    stacks = player.page.locator(".target.stack")
    expect(stacks.first).to_be_visible()
    count = stacks.count()
    player.page.get_by_role("button", name="Play on from here").click()
    expect(player.page.get_by_text("Which seat do you play?")).to_be_visible()
    player.page.get_by_role("button", name="Play on from here").click()
    player.page.wait_for_url(re.compile("/table/"))
    player.at_the_table()
    player.my_turn()
    assert stacks.count() >= count
    assert player.table != game.table


def test_a_record_that_was_downloaded_can_be_opened_again(come: Come, game: Scene, tmp_path: Path) -> None:
    player = come(game.anna, f"/table/{game.table}", accept_downloads=True)
    page = player.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = tmp_path / "game.hall"
    download.value.save_as(record)

    player.go("/replays")
    page.locator("input[type=file]").set_input_files(record)
    expect(where(player)).to_contain_text("Before the first move")
    assert game.table not in page.url

    broken = tmp_path / "broken.hall"
    broken.write_text(record.read_text(encoding="utf-8").replace("castle", "cattle"), encoding="utf-8")
    player.go("/replays")
    page.locator("input[type=file]").set_input_files(broken)
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text("This is not a record of a game, or it does not hold together.")
    expect(wrong).to_contain_text("its text does not match the sum in its last line")
    expect(page).to_have_url(f"{player.house.url}/replays")
    page.get_by_role("list", name="Records you have opened").get_by_role("link", name="Anna and Béla").first.click()
    expect(where(player)).to_contain_text("Before the first move")


def test_a_link_that_others_cannot_open_says_so(house: House, come: Come) -> None:
    people = two_people(house, options={"max_rounds": 1}, spectators=False)
    player = come(people.anna, f"/table/{people.table}")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = player.page
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only those at the table can open this link.")
    page.keyboard.press("Escape")
    while people.step():
        pass
    closed = page.get_by_text("The link is copied. Only those at the table can open it.")
    page.get_by_role("button", name="Share").click()
    expect(closed).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    page.locator("header").get_by_role("button", name="Share this move").click()
    expect(closed).to_be_visible()
