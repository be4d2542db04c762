"""Whatever is touched and not legal says which rule forbids it, and why just here."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.player import BOARD, DESKTOP, PHONE, Player
from tests.browser.scenes import Come, against_a_bot, two_browsers
from tests.server.house import House
from underhall.locale import Speaker

pytestmark = pytest.mark.slow


def why(player: Player) -> Locator:
    return player.page.get_by_role("dialog").filter(has=player.page.locator(".badge"))


def text_of(rule: str, language: str = "en") -> str:
    """The first line of a rule."""
    return Speaker(language).say(f"rule-{rule.replace('.', '-')}").partition("\n")[0]


def with_a_castle(house: House, come: Come, **options: object) -> Player:
    player = against_a_bot(house, come, **options)
    player.lay("castle")
    return player


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_greyed_card_names_its_rule_which_can_be_read_there(house: House, come: Come, size: ViewportSize) -> None:
    player = with_a_castle(house, come, size=size)
    page = player.page
    player.touch("card:dragon")
    expect(why(player).locator(".badge")).to_have_text("DF-6.5")
    expect(why(player)).to_contain_text(text_of("DF-6.5"))
    expect(why(player)).to_be_focused()

    why(player).get_by_role("button", name="Read the rule").click()
    book = page.get_by_role("complementary", name="Rules")
    rule = book.locator(".rule.marked")
    expect(rule).to_contain_text("DF-6.5")
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_an_illegal_cell_answers_with_the_facts_and_shows_the_legal_ones(house: House, come: Come) -> None:
    player = with_a_castle(house, come)
    player.touch("card:mine_gold")
    lit = player.page.locator(f"{BOARD} .lit")
    expect(lit).to_have_count(4)
    player.touch("cell:e0n0")
    expect(why(player).locator(".badge")).to_have_text("DF-6.3")
    expect(why(player)).to_contain_text(text_of("DF-6.3"))
    facts = {"cell": "e0n0", "card": "mine_gold", "top": "castle"}
    expect(why(player).locator(".fact")).to_have_text(Speaker("en").say("df-refuse-type", facts))

    why(player).get_by_role("button", name="Show what is legal").click()
    expect(player.page.locator(f"{BOARD} .lit.flashed")).to_have_count(4)
    expect(why(player)).to_have_count(0)
    expect(player.page.locator('[data-target="cell:e0n0"]')).to_be_focused()


def test_why_not_answers_in_the_language_of_the_page_and_to_any_question(house: House, come: Come) -> None:
    player = with_a_castle(house, come, locale="hu-HU")
    player.page.keyboard.press("w")
    player.touch("card:dragon")
    expect(why(player)).to_contain_text(text_of("DF-6.5", "hu"))
    player.page.keyboard.press("Escape")
    expect(why(player)).to_have_count(0)
    # with the keyboard the key asks about what is focused
    player.page.locator('[data-target="card:mine_gold"]').focus()
    player.page.keyboard.press("w")
    expect(player.page.get_by_role("status").filter(has_text=Speaker("hu").say("table-why-legal"))).to_be_visible()


def answers(player: Player, rule: str, fact: str) -> None:
    """The rule that governs what was touched, and what is asked instead, or of whom."""
    box = why(player)
    expect(box.locator(".badge")).to_have_text(rule)
    expect(box).to_contain_text(text_of(rule))
    expect(box.locator(".fact")).to_have_text(fact)
    player.page.keyboard.press("Escape")
    expect(box).to_have_count(0)


def far_away(player: Player) -> None:
    """Click on the table where no card lies beside."""
    box = player.page.locator(BOARD).bounding_box()
    assert box
    player.page.mouse.click(box["x"] - 90, box["y"] + 20)


@pytest.mark.parametrize("armed", [False, True], ids=["touched", "asked"])
def test_whatever_the_question_is_not_about_has_its_rule(house: House, come: Come, armed: bool) -> None:
    player = with_a_castle(house, come)
    asked = Speaker("en").say("table-why-asked", {"ask": player.plank.inner_text()})
    goal = player.page.locator('[data-target^="goal:"]').first.get_attribute("data-target") or ""
    things = [(goal, "DF-8.10"), ("gem:ruby", "DF-8.8"), ("bank:gold", "DF-8.8"), ("cell:e0n0", "DF-7.1")]
    for target, rule in things:
        if armed:
            player.page.keyboard.press("w")
        player.touch(target)
        answers(player, rule, asked)
    far_away(player)
    answers(player, "DF-6.2", asked)
    # with the keyboard as well
    player.page.locator('[data-target="gem:ruby"]').press("Enter")
    answers(player, "DF-8.8", asked)


def test_a_cell_far_from_any_card_answers_and_says_what_it_is_called(house: House, come: Come) -> None:
    player = with_a_castle(house, come)
    player.touch("card:mine_gold")
    expect(player.page.locator(f"{BOARD} .lit")).to_have_count(4)
    far_away(player)
    expect(why(player).locator(".badge")).to_have_text("DF-6.2")
    cell = player.page.locator(f"{BOARD} .refused")
    name = cell.inner_text()
    expect(why(player).locator(".fact")).to_have_text(Speaker("en").say("df-refuse-not-beside", {"cell": name}))
    # a click beside it only puts it away
    box = player.page.locator(BOARD).bounding_box()
    assert box
    player.page.mouse.click(box["x"] - 60, box["y"] + box["height"])
    expect(why(player)).to_have_count(0)
    expect(cell).to_have_count(0)


def test_out_of_turn_the_answer_is_whose_turn_it_is(house: House, come: Come) -> None:
    anna, bela = two_browsers(house, come)
    for target in ("card:castle", "put", "gem:gold"):
        bela.touch(target)
        answers(bela, "DF-2.7", "It is Anna’s turn.")
    # it stays while the others go on
    bela.touch("card:castle")
    anna.lay("castle")
    expect(bela.page.locator(".target.stack")).to_have_count(1)
    answers(bela, "DF-2.7", "It is Anna’s turn.")
    bela.touch("cell:e0n0")
    expect(why(bela).get_by_role("button", name="Show what is legal")).to_have_count(0)
    anna.end_turn()
    bela.my_turn()
    expect(why(bela)).to_have_count(0)

    eve = come(path=f"/table/{anna.table}")
    eve.at_the_table()
    eve.touch("cell:e0n0")
    expect(eve.page.get_by_role("dialog", name="Not now")).to_contain_text("You are watching this game.")


def test_a_finger_looks_into_a_stack_before_it_asks(house: House, come: Come) -> None:
    anna, bela = two_browsers(house, come, size=PHONE, has_touch=True, is_mobile=True)
    anna.lay("castle")
    anna.end_turn()
    bela.touch("card:castle")
    bela.page.locator(f"{BOARD} .stack.lit").click()
    bela.button("Place").click()
    expect(bela.page.locator('[data-target="card:castle"]')).to_have_count(0)
    stack = anna.page.locator('[data-target="cell:e0n0"]')
    stack.tap()
    expect(anna.page.get_by_text("2 cards at e0n0")).to_be_visible()
    expect(why(anna)).to_have_count(0)
    stack.tap()
    expect(why(anna).locator(".fact")).to_have_text("It is Béla’s turn.")


def test_on_a_phone_the_goals_answer_too(house: House, come: Come) -> None:
    player = with_a_castle(house, come, size=PHONE)
    player.page.get_by_role("button", name="Around the table").click()
    player.page.get_by_role("tab", name="Shared").click()
    player.page.locator('dialog [data-target^="goal:"]').first.click()
    expect(why(player).locator(".badge")).to_have_text("DF-8.10")
    expect(why(player)).to_be_focused()
    why(player).get_by_role("button", name="Close").click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_a_hint_lights_all_that_it_is_about_and_says_its_name_and_why(house: House, come: Come) -> None:
    player = with_a_castle(house, come)
    player.page.keyboard.press("h")
    player.page.get_by_role("button", name="Do it").wait_for()
    reason = next(message for frame in player.frames if (message := json.loads(frame))["type"] == "advice")["reason"]
    expect(player.page.locator(".plank .reason")).to_have_text(Speaker("en").say(reason["key"], reason["args"]))
    words = player.page.locator(".plank .more").inner_text()
    for cell in player.page.locator(f"{BOARD} .cell").all_inner_texts():
        assert cell in words
    if "Place the" in words:
        expect(player.page.locator(f"{BOARD} .cell")).to_have_count(1)
        expect(player.page.locator(f"{BOARD} .target.advised")).to_have_count(1)
        expect(player.page.locator('[data-target^="card:"].advised')).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(f"{BOARD} .cell")).to_have_count(0)
    expect(player.page.locator(".plank .reason")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_of_the_log_shows_its_place(house: House, come: Come, size: ViewportSize) -> None:
    player = with_a_castle(house, come, size=size)
    page = player.page
    if size == PHONE:
        page.get_by_role("button", name="Around the table").click()
        page.get_by_role("tab", name="Log").click()
    line = page.get_by_role("button", name="Anna places a castle at e0n0.")
    named = page.locator(f"{BOARD} .cell")
    expect(named).to_have_count(0)
    if size == PHONE:
        # the board lies under the log
        line.click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(named).to_have_text("e0n0")
        return
    line.hover()
    expect(named).to_have_text("e0n0")
    page.mouse.move(5, 5)
    expect(named).to_have_count(0)
    line.focus()
    expect(named).to_have_text("e0n0")
