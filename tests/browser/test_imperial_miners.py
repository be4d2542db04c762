"""Imperial Miners in a real browser: cards that are chosen at once, laid, and chains that run up to the surface."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.miners import HERS, HIS, Mine, over_a_pyramid, side_by_side
from tests.browser.player import PHONE, PRIMARY, Player
from tests.browser.scenes import Come, play_from
from tests.server.house import House, Message, first_option
from underhall.server.store import Store

pytestmark = pytest.mark.slow


def test_a_round_from_the_event_to_the_surface(house: House, come: Come) -> None:
    """A set is discarded; a card is laid after a look; its chain asks for cards, ways, a cart, a faction and spaces."""
    player = play_from(house, come, over_a_pyramid())
    mine, page = Mine(player), player.page

    mine.asked("discard up to 3 cards")
    # in any order; a second touch takes a card out again
    for card in ("smash_and_grab-1", "lairds_vault", "thistle_drift-1", "lairds_vault"):
        mine.held(card).click()
    expect(mine.held("lairds_vault")).not_to_be_checked()
    expect(mine.held("smash_and_grab-1")).to_be_checked()
    player.button("Discard these").click()
    mine.has(gold=7)

    mine.asked("Which card do you play?")
    mine.held("lairds_vault").click()
    mine.refuses("IM-6.2", "Not enough gold for Laird’s Vault: 12 needed, 7 owned.")
    mine.held("gear_cathedral").click()
    player.button("Play this card").click()

    mine.asked("Gear Cathedral, level 3: where does it go?")
    mine.on("cell:c0").hover()
    expect(mine.ghost).to_contain_text("Gear Cathedral")
    mine.joined("full", "empty")
    mine.on("cell:c2").hover()
    mine.joined("full")
    mine.has(gold=4, full=1)
    mine.on("cell:c0").click()
    expect(player.page.locator(".plank")).to_contain_text("you gain 1 full cart")
    player.button("Place it here").click()
    expect(mine.ghost).to_have_count(0)
    mine.has(full=2)

    mine.asked("Gear Cathedral: which effect do you choose?")
    # no machine is there to be counted
    assert mine.brings("effect:c0:1") == ""
    assert mine.brings("effect:c0:2") == "+1+3"
    mine.on("effect:c0:2").click()
    for n, cell in enumerate(("b1", "c0", "a0")):
        expect(mine.lit).to_have_count(5 - n)
        mine.on(f"cell:{cell}").click()
    mine.has(points=1)

    mine.asked("Gear Cathedral: which way up does the chain go?")
    for arrow, cell in (("ArrowLeft", "b-1"), ("ArrowRight", "b1")):
        page.keyboard.press(arrow)
        expect(mine.on(f"cell:{cell}")).to_be_focused()
    page.keyboard.press("Enter")
    mine.asked("Cedar Trestle: which effect do you choose?")
    # the focus is still on the card, and does not stand in the way of its effects
    expect(mine.on("cell:b1")).to_be_focused()
    mine.on("effect:b1:1").click()

    mine.asked("Which half-full cart gets the token?")
    expect(mine.lit).to_have_count(4)
    mine.on("seam:a2.ll").click()
    mine.has(gold=5, full=3)
    expect(page.get_by_text("Cedar Trestle: 1 gold and 1 full cart")).to_be_attached()

    # from the shelf as well
    page.locator('.shelf .choice[data-target="cell:a2"]').click()
    page.locator('.shelf .choice[data-target="effect:a2:1"]').click()
    mine.asked("Which faction do you look for, and in which deck?")
    page.get_by_role("button", name="Romans in the deck of level 2").click()
    player.button("Search this deck").click()

    mine.asked("The surface: which effect do you choose?")
    expect(page.locator(".shelf .cards [data-target]")).to_have_count(3)
    assert mine.brings("surface:3") == "−2+2"
    mine.on("surface:3").click()
    mine.asked("Research up to 2 spaces: how far?")
    page.locator('aside [data-target="space:technology_a:3"]').click()
    expect(page.locator(".plank")).to_contain_text("cannot be taken back")
    player.button("Confirm").click()
    expect(page.locator("header").get_by_text("Round 6 of 10")).to_be_visible()
    expect(page.locator('aside [data-target="space:technology_a:3"] .pick')).to_be_visible()


def test_a_card_is_laid_by_fingers(house: House, come: Come) -> None:
    player = play_from(house, come, over_a_pyramid("depth_prize"), size=PHONE, has_touch=True, is_mobile=True)
    mine, page = Mine(player), player.page
    mine.held("lairds_vault").tap()
    mine.refuses("IM-6.2", "Not enough gold for Laird’s Vault: 12 needed, 4 owned.")
    mine.held("gear_cathedral").tap()
    # what it says is told, as a finger cannot point
    expect(page.locator(".shelf .told")).to_contain_text("Take 1 point for every 2 machines in your mine, at most 5.")
    page.locator(PRIMARY).tap()
    mine.on("cell:c0").tap()
    expect(mine.ghost).to_be_visible()
    mine.joined("full", "empty")
    player.button("Place it here").tap()
    mine.asked("Gear Cathedral: which effect do you choose?")
    mine.on("effect:c0:2").tap()
    mine.asked("3 cards get machines")
    # the first tap on a card that is asked about answers
    mine.on("cell:b1").tap()
    mine.asked("2 cards get machines")


def sit_down(house: House, come: Come, **options: Any) -> tuple[Player, Player]:
    """Anna and Béla with browsers of their own, and a bot: all may choose their card."""
    store = Store(house.database)
    match = side_by_side()
    position = store.keep_position(match.snapshot(), match.names, None)
    store.close()
    anna, bela = house.person("Anna"), house.person("Béla")
    table = anna.new_table("me", "open", "bot:random", game="imperial-miners", position=position)
    words = anna.get(f"/api/tables/{table}")["seats"][1]["invite"]
    bela.post(f"/api/invitations/{words}", {"number": 2})
    anna.ready(table)
    anna.start(table)
    players = come(anna, f"/table/{table}", **options), come(bela, f"/table/{table}", **options)
    for player in players:
        player.my_turn()
    return players


def told(frames: list[str]) -> list[Message]:
    """What came over a socket, without the printed content of the game."""
    return [{key: value for key, value in json.loads(frame).items() if key != "content"} for frame in frames]


def test_two_people_and_a_bot_play_at_once(house: House, come: Come) -> None:
    """Nobody waits for another's chain; what is sealed or in hand stays with its owner; one comes back to a chain."""
    anna, bela = sit_down(house, come)
    hers, his = Mine(anna), Mine(bela)

    # both choose at once; what is sealed is seen as such and no more
    hers.held("plunder_chute-1").click()
    his.held("reckless_blast").click()
    anna.button("Seal this card").click()
    expect(hers.held("plunder_chute-1").locator(".wax")).to_be_visible()
    expect(bela.page.locator('.market [data-target="seat:0"]')).to_contain_text("has chosen")
    expect(anna.page.locator('.market [data-target="seat:1"]')).to_contain_text("still choosing")
    # in the middle of a choice of his own
    expect(bela.button("Seal this card")).to_be_visible()
    anna.button("Take it back").click()
    expect(bela.page.locator('.market [data-target="seat:0"]')).to_contain_text("still choosing")
    hers.held("gear_cathedral").click()
    anna.button("Seal this card").click()
    expect(hers.held("gear_cathedral").locator(".wax")).to_be_visible()
    expect(bela.page.locator('.market [data-target="seat:0"]')).to_contain_text("has chosen")
    sealed = json.dumps(told(bela.frames))
    assert not [card for card in HERS if card in sealed]
    assert "Gear Cathedral" not in bela.page.locator("body").inner_text()
    bela.button("Seal this card").click()

    # now everybody lays a card, and nobody waits for another
    hers.asked("Gear Cathedral, level 3: where does it go?")
    his.asked("Reckless Blast, level 3: where does it go?")
    hers.on("cell:c0").click()
    his.on("cell:c0").click()
    anna.button("Place it here").click()
    expect(bela.page.locator('.market [data-target="seat:0"]')).to_contain_text("at Gear Cathedral")
    # his own trial stands while she goes on
    expect(his.ghost).to_be_visible()
    hers.on("effect:c0:2").click()
    bela.button("Place it here").click()

    # she comes back to the middle of her chain
    hers.asked("Tartan Gallery: which effect do you choose?")
    anna.page.reload()
    hers.asked("Tartan Gallery: which effect do you choose?")
    hers.has(points=1)
    his.on("effect:c0:2").click()
    his.has(points=2)
    for mine, cell in ((hers, "b1"), (his, "b1"), (hers, "a0"), (his, "a0")):
        mine.on(f"effect:{cell}:2").click()
    hers.on("surface:1").click()
    for seat in (0, 2):
        expect(bela.page.locator(f'.market [data-target="seat:{seat}"]')).to_contain_text("done")
    # with the last of all the next event is turned, and that cannot be taken back
    his.on("surface:1").click()
    bela.button("Do this at the surface").click()
    for player in (anna, bela):
        expect(player.page.locator("header").get_by_text("Round 4 of 10")).to_be_visible()

    # whatever else came: nobody was told of a card that only the other one has seen
    for other, secret in ((bela, HERS - {"gear_cathedral"}), (anna, HIS - {"reckless_blast"})):
        heard = json.dumps(told(other.frames))
        assert not [card for card in secret if card in heard]


def test_a_game_alone_ends_with_a_title(house: House, come: Come) -> None:
    """Its last rounds by whatever glows; the best so far is that of another game of mine."""
    person = house.person("Anna")
    before = person.sit_at(person.play_now(game="imperial-miners")).greeted()
    before.play_on(first_option)
    best = before.position["view"]["seats"][0]["score"]
    table = person.play_now(game="imperial-miners")
    chair = person.sit_at(table).greeted()
    while chair.position["view"]["round"] < 9:
        chair.must(first_option(chair.question))
    player = come(person, f"/table/{table}")
    player.my_turn()
    page = player.page
    expect(page.get_by_text(f"Your best so far: {best} point")).to_be_visible()
    player.play(Random(3))
    expect(page.locator(".score h1")).to_have_text(re.compile("^Title reached: "))
    expect(page.locator(".score .lead")).to_contain_text(re.compile(r"^\d+ points"))
    expect(page.get_by_text("Dealing verified")).to_be_visible()
