"""Where the next card may lie is kept up to date card by card; here it is worked out from the whole mine."""

from __future__ import annotations

from random import Random

import pytest

from underhall.core.setup import make_setup
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.rules.ground import empty_mine, first_row, laid
from underhall.games.imperial_miners.state import LEVELS, WIDE


@pytest.mark.parametrize("gaps", ["two", "none", "any"])
@pytest.mark.parametrize("seed", range(25))
def test_places_follow_from_the_cards(gaps: str, seed: int) -> None:
    """IM-7.4, IM-7.6: below row 1 exactly the empty cells beneath a card; in row 1 what the gaps allow."""
    book = GAME.book(make_setup(GAME, 2, {"gaps": gaps}))
    rng = Random(seed)
    mine = empty_mine()
    for _ in range(10):
        row = rng.choice([row for row in range(LEVELS) if mine.spots[row]])
        card = rng.choice([card for card, level in enumerate(book.level) if level == row + 1])
        mine = laid(book, mine, card, rng.choice(mine.spots[row]))
        assert mine.spots[0] == first_row(book, mine)
        for below in range(1, LEVELS):
            above = [cell for cell in mine.cells if cell // WIDE == below - 1]
            beneath = {cell + WIDE + side for cell in above for side in (-1, 1)}
            assert mine.spots[below] == sorted(beneath - set(mine.cells))
