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
        """Something of the mine that can be touched, such as cell:b1."""
        return self.page.locator(f'{BOARD} button[data-target="{target}"]')

    def held(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.shelf .cards [data-target="card:{card}"]')

    def asked(self, words: str) -> None:
        expect(self.player.plank).to_contain_text(words)
