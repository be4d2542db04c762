"""People at one table, each with a browser of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.scenes import Come, finished, two_browsers
from tests.server.house import House, open_house

pytestmark = pytest.mark.slow


def test_a_killed_server_comes_back_to_the_same_game_on_three_screens(come: Come, tmp_path: Path) -> None:
    with open_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
        anna, bela = come(house=house), come(house=house)
        anna.set_table("Friend by link")
        link = anna.page.get_by_role("textbox", name="Invite for seat 2").input_value()
        bela.go(link.removeprefix(house.url))
        bela.page.get_by_label("Your name at the table").fill("Béla")
        bela.page.get_by_role("button", name="Sit down").click()
        expect(bela.page.get_by_text("The host starts the game.", exact=True)).to_be_visible()
        expect(anna.page.get_by_text("Béla")).to_be_visible()
        anna.page.get_by_role("button", name="Start the game").click()
        anna.at_the_table()
        eve = come(house=house, path=f"/table/{anna.table}")
        everybody = (anna, bela, eve)
        for player in everybody:
            player.at_the_table()

        anna.lay("castle")
        anna.end_turn()
        bela.lay("mine_gold")
        for player in everybody:
            expect(player.page.locator(".target.stack")).to_have_count(2)
        before = [(player.board, player.log) for player in everybody]
        bela.touch("card:castle")

        house.kill()
        for player in everybody:
            expect(player.page.get_by_role("alert")).to_contain_text("The connection is lost")
        house.start()
        for player in everybody:
            expect(player.page.get_by_role("alert")).to_have_count(0)
        assert [(player.board, player.log) for player in everybody] == before

        bela.page.keyboard.press("Escape")
        bela.lay("mine_ruby")
        bela.end_turn()
        anna.lay("mine_gold")
        for player in everybody:
            expect(player.page.locator(".target.stack")).to_have_count(4)
        expect(eve.page.locator(".actions").get_by_role("button")).to_have_count(0)
        for player in everybody:
            player.close()


def test_taking_back_what_others_have_seen_needs_their_leave(house: House, come: Come) -> None:
    anna, bela = two_browsers(house, come)
    anna.lay("castle")
    anna.end_turn()
    before = anna.board
    bela.lay("mine_gold")
    expect(anna.page.locator(".target.stack")).to_have_count(2)
    after = anna.board

    anna.button("Ask to undo").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("Not answered yet: Béla.")
    request = bela.page.get_by_role("alert").filter(has_text="Anna would like to take a move back.")
    request.get_by_role("button", name="Refuse").click()
    expect(anna.page.get_by_text("Béla would rather not take it back. The game goes on.")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    assert anna.board == after

    anna.button("Ask to undo").click()
    request.get_by_role("button", name="Allow it").click()
    for player in (anna, bela):
        expect(player.page.get_by_role("alert")).to_have_count(0)
        expect(player.page.locator(".target.stack")).to_have_count(1)
    assert anna.board == before
    expect(anna.page.locator(".plank.mine")).to_be_visible()
    anna.end_turn()
    expect(bela.page.locator(".plank.mine")).to_be_visible()
    expect(bela.page.locator('[data-target="card:mine_gold"]')).to_be_visible()


def say(player: Player, text: str) -> None:
    player.page.get_by_role("textbox", name="Say something").fill(text)
    player.page.keyboard.press("Enter")


def test_chat_and_muting(house: House, come: Come) -> None:
    anna, bela = two_browsers(house, come)
    anna.page.keyboard.press("c")
    say(anna, "Good luck, <b>Béla</b>")
    bela.page.get_by_role("button", name="Chat, 1 new message").click()
    heard = bela.page.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("Good luck, <b>Béla</b>")
    heard.get_by_role("button", name="Mute Anna").click()
    say(bela, "Thanks")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Thanks")
    say(anna, "Are you there?")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Are you there?")
    expect(heard).not_to_contain_text("Good luck")
    bela.page.reload()
    bela.page.get_by_role("tab", name="Chat").click()
    expect(heard).to_contain_text("Thanks")
    expect(heard).not_to_contain_text("Are you there?")
    bela.page.get_by_role("button", name="Listen again").click()
    expect(heard).to_contain_text("Are you there?")


def test_leaving_the_table_and_coming_back(house: House, come: Come) -> None:
    anna, bela = two_browsers(house, come)
    table = anna.table
    anna.menu("Leave the table", "Leave the table")
    expect(anna.page).to_have_url(f"{house.url}/")
    expect(bela.plate("Anna")).to_contain_text("a bot plays")
    bela.my_turn()
    row = anna.page.get_by_role("link", name="Béla")
    expect(row).to_contain_text("A bot plays for you")
    row.click()
    anna.at_the_table()
    assert anna.table == table
    anna.menu("Play for Anna again")
    expect(bela.plate("Anna")).not_to_contain_text("a bot plays")
    bela.end_turn()
    anna.my_turn()


def test_a_bot_takes_the_seat_and_gives_it_back(house: House, come: Come) -> None:
    anna, bela = two_browsers(house, come)
    anna.menu("Casual")
    for player in (anna, bela):
        expect(player.plate("Anna")).to_contain_text("a bot plays")
    bela.my_turn()
    expect(anna.plank).to_have_text("Béla is choosing.")
    note = anna.page.get_by_role("status").filter(has_text="A bot plays for you.")
    expect(bela.page.get_by_text("A bot plays for you.")).to_have_count(0)
    note.get_by_role("button", name="Take my seat back").click()
    expect(note).to_have_count(0)
    for player in (anna, bela):
        expect(player.plate("Anna")).not_to_contain_text("a bot plays")
    bela.end_turn()
    anna.my_turn()


def test_the_title_of_the_page_says_whose_turn_it_is(house: House, come: Come) -> None:
    anna, bela = two_browsers(house, come)
    mine, theirs = re.compile("Your turn: Dwar7s Fall"), re.compile(r"^Dwar7s Fall · Underhall")
    expect(anna.page).to_have_title(mine)
    expect(bela.page).to_have_title(theirs)
    anna.end_turn()
    expect(anna.page).to_have_title(theirs)
    expect(bela.page).to_have_title(mine)


def test_whoever_is_muted_stays_so_at_the_next_table(house: House, come: Come) -> None:
    scene = finished(house)
    anna, bela = (come(person, f"/table/{scene.table}") for person in (scene.anna, scene.bela))
    anna.page.get_by_role("button", name="Chat").click()
    say(anna, "You only won by luck")
    anna.page.keyboard.press("Escape")
    bela.page.get_by_role("button", name="Chat, 1 new message").click()
    bela.page.get_by_role("dialog", name="Chat").get_by_role("button", name="Mute Anna").click()
    bela.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Rematch").click()
    bela.page.get_by_role("button", name="Go to the rematch").click()
    anna.page.get_by_role("button", name="Start the game").click()
    for player in (anna, bela):
        player.at_the_table()
        player.page.get_by_role("tab", name="Chat").click()
    say(anna, "You will lose this time")
    say(bela, "I cannot hear you")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("I cannot hear you")
    heard = bela.page.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("I cannot hear you")
    expect(heard).not_to_contain_text("lose")


def test_a_spectator_reads_the_chat_and_does_not_write(house: House, come: Come) -> None:
    anna, _ = two_browsers(house, come)
    eve = come(path=f"/table/{anna.table}")
    eve.at_the_table()
    eve.page.get_by_role("tab", name="Chat").click()
    box = eve.page.get_by_role("textbox", name="Say something")
    expect(box).to_be_disabled()
    expect(box).to_have_attribute("placeholder", "You are watching this game.")
    anna.page.get_by_role("tab", name="Chat").click()
    say(anna, "Welcome")
    expect(eve.page.get_by_role("log", name="Chat")).to_contain_text("Welcome")


def test_a_rematch_leads_everybody_to_the_same_table(house: House, come: Come) -> None:
    scene = finished(house)
    anna, bela = (come(person, f"/table/{scene.table}") for person in (scene.anna, scene.bela))
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page).not_to_have_url(re.compile(scene.table))
    bela.page.get_by_role("button", name="Go to the rematch").click()
    expect(bela.page).to_have_url(anna.page.url)
    for player in (anna, bela):
        player.page.get_by_text("Gathering for Dwar7s Fall").or_(
            player.page.get_by_role("application")
        ).first.wait_for()
