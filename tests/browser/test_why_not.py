"""Whatever is touched and not legal says which rule forbids it, and why just here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.player import BOARD, DESKTOP, PHONE, Player
from tests.browser.scenes import Come, against_a_bot
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
