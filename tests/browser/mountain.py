"""The table of In the Hall of the Mountain King, as a test sees and touches it."""

from __future__ import annotations

from playwright.sync_api import Locator, Position, expect

from tests.browser.player import BOARD, Player

# the squares of the tile where it is tried, once it may be laid there
TILE = """() => document.querySelector('.actions .pri') && [...document.querySelectorAll('.grip rect')].map((rect) =>
    String.fromCharCode(97 + rect.getAttribute('x') / 44) + (rect.getAttribute('y') / 44 + 1)).sort().join(' ')"""


class Mountain:
    """One player's mountain."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.lit = self.page.locator(f"{BOARD} .square.lit")
        self.spots = self.page.locator(f"{BOARD} .square.lit.dot")
        """Where the tile may go; what was lit before it was taken is none of them."""
        self.ghost = self.page.locator(f"{BOARD} .over .legal")
        """The tile where it would go."""
        self.tried = self.page.locator(f"{BOARD} .grip rect")
        """The squares of the tile where it is tried."""
        self.brings = self.page.get_by_role("region", name="This dig brings")

    def square(self, name: str) -> Locator:
        return self.page.locator(f'{BOARD} [data-square="{name}"]')

    def spot(self, square: str, right: float = 0.5, down: float = 0.5) -> Position:
        """A place within a square, in pixels of the screen."""
        box = self.square(square).bounding_box()
        assert box
        return {"x": box["x"] + right * box["width"], "y": box["y"] + down * box["height"]}

    def point(self, square: str, right: float = 0.5, down: float = 0.5) -> None:
        self.page.mouse.move(**self.spot(square, right, down))

    def click(self, square: str, right: float = 0.5, down: float = 0.5) -> None:
        self.page.mouse.click(**self.spot(square, right, down))

    def take(self, dig: str) -> None:
        """Take a tile from the shelf, such as ell-stone."""
        self.player.touch(f"dig:{dig}")
        expect(self.spots).not_to_have_count(0)

    @property
    def tile(self) -> str:
        """The squares of the tile where it is tried, in order."""
        return str(self.page.wait_for_function(TILE).json_value())

    def lies(self, squares: str) -> None:
        """The tile is tried just here."""
        self.page.wait_for_function(f"squares => ({TILE})() === squares", arg=squares)

    def changed(self, before: str) -> str:
        """The tile is tried in another place, or another way round."""
        found = self.page.wait_for_function(
            f"before => {{ const now = ({TILE})(); return now !== before && now }}", arg=before
        )
        return str(found.json_value())

    def dig_here(self) -> None:
        self.player.button("Dig here").click()
        expect(self.tried).to_have_count(0)

    def holds(self, **goods: int) -> None:
        """What is in the storage."""
        for good, count in goods.items():
            expect(self.page.locator(f'.mine [data-target="store:{good}"] b')).to_have_text(str(count))
