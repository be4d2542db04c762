"""The table of Imperial Miners, as a test sees and touches it, and tables of it that tests begin at."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

import underhall
from tests.browser.player import BOARD, Player
from tests.rulebook.imperial_miners.playing import Printed
from tests.rulebook.imperial_miners.table import draw
from underhall.games.imperial_miners import state as st

PYRAMID = {"a0": "papyrus_cellar-1", "a2": "silk_letter-1", "b-1": "tea_pavilion-1", "b1": "cedar_trestle"}
"""Beneath it Gear Cathedral at c0 joins one full cart, and its chain has three ways up."""


class Later(Printed):
    """A table some rounds on, with the game's own cards."""

    def round(self, number: int) -> Later:
        past = ["pay_day", "royal_visit", "golden_week", "fresh_maps", "eager_scholars"][: number - 1]
        self.state.phase, self.state.round = st.END, number - 1
        self.state.seen = [self.book.event_ids.index(event) for event in past]
        return self


def over_a_pyramid(event: str = "clearance_sale") -> underhall.Match:
    """Anna alone, and this event has just been turned."""
    table = Later(1).round(5).mine(0, PYRAMID).gold(0, 4).research(0, "technology_a", 1)
    table.hand(0, "thistle_drift-1", "smash_and_grab-1", "plunder_chute-1", "gear_cathedral", "lairds_vault")
    match = table.match()
    draw(match, event)
    return match


EIGHT = (
    *("thistle_drift-1", "smash_and_grab-1", "plunder_chute-1", "bamboo_props-1"),
    *("gear_cathedral", "lairds_vault", "sundial_shaft", "lotus_chapel"),
)


def all_five(event: str = "depth_prize") -> underhall.Match:
    """Five mines, and Anna has as many cards in hand as there may be; this event has just been turned."""
    table = Later(5).round(5).hand(0, *EIGHT).gold(0, 11).research(0, "technology_a", 4)
    table.points(2, 7).gold(2, 3)
    mines = (
        PYRAMID,
        {"a0": "scribes_niche-1", "b1": "tartan_gallery-1"},
        {"a0": "brass_diver-1", "a2": "cart_legion-1", "b1": "locked_shields"},
        {"a0": "pump_room-1"},
        {"a0": "scribes_niche-2", "a2": "trophy_pit-2"},
    )
    for seat, mine in enumerate(mines):
        table.mine(seat, mine)
    table.tokens(2, "a0.r")
    match = table.match()
    draw(match, event)
    return match


HERS = {"plunder_chute-1", "gear_cathedral", "thistle_drift-1", "wheelwrights"}
HIS = {"reckless_blast", "pump_room-1", "lotus_chapel", "trophy_pit-2"}


def side_by_side() -> underhall.Match:
    """Three players with two cards in their mines; everybody chooses a card, and the event comes only at the end."""
    table = Later(3).round(3)
    table.mine(0, {"a0": "scribes_niche-1", "b1": "tartan_gallery-1"}).hand(0, *HERS).gold(0, 5)
    table.mine(1, {"a0": "brass_diver-1", "b1": "tea_pavilion-1"}).hand(1, *HIS).gold(1, 5)
    table.mine(2, {"a0": "cart_legion-1", "b1": "locked_shields"}).hand(2, "bamboo_props-1", "sundial_shaft").gold(2, 5)
    match = table.match()
    draw(match, "depth_prize")
    return match


class Mine:
    """One player's mine."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.lit = self.page.locator(f"{BOARD} .target.lit")
        self.ghost = self.page.locator(f"{BOARD} .ghost")
        """The card where it would go."""
        self.joins = self.page.locator(f"{BOARD} .seam.tried")
        """The carts that it would join there."""
        self.tray = self.page.locator(".shelf .tray")

    def on(self, target: str) -> Locator:
        """Something of the mine that can be touched, such as cell:b1, once all that was touched before is answered."""
        self.player.answered()
        return self.page.locator(f'{BOARD} button[data-target="{target}"]')

    def held(self, card: str) -> Locator:
        """A card of the hand."""
        self.player.answered()
        return self.page.locator(f'.shelf .cards [data-target="card:{card}"]')

    def asked(self, words: str) -> None:
        expect(self.player.plank).to_contain_text(words)

    def refuses(self, rule: str, fact: str) -> None:
        """Why not, and then it is put away."""
        box = self.page.get_by_role("dialog", name="Not possible here")
        expect(box.locator(".badge")).to_have_text(rule)
        expect(box.locator(".fact")).to_have_text(fact)
        box.get_by_role("button", name="Close").click()
        expect(box).to_have_count(0)

    def has(self, **counts: int) -> None:
        """What I have: points, gold, full or half-full carts."""
        purse = self.page.get_by_role("list", name="What you have").locator("b")
        for what, n in counts.items():
            expect(purse.nth(("points", "gold", "full", "half").index(what))).to_have_text(str(n))

    def joined(self, *carts: str) -> None:
        """The carts that the card would join where it is tried, in any order."""
        expect(self.joins).to_have_count(len(carts))
        for cart in set(carts):
            expect(self.page.locator(f"{BOARD} .seam.tried.{cart}")).to_have_count(carts.count(cart))

    def brings(self, target: str) -> str:
        """What stands on an effect that is asked about: what it takes and gives now."""
        expect(self.on(target)).to_be_visible()
        spans = self.on(target).locator(".now > span")
        return "".join(spans.evaluate_all("all => all.map((one) => one.dataset.n)"))
