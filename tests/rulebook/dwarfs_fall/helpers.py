"""What the tests of several chapters of the rules of Dwar7s Fall share."""

from __future__ import annotations

import pytest

import underhall
from tests.positions import Layout, final, stack
from underhall.core.game import Chance

KINGDOM = {
    # kind: type, walls, points, slots, need, reward
    "castle": ("castle", "NW", 2, 3, 2, {"dig": 1}),
    "mine_emerald": ("mine", "N", 1, 3, 2, {"emerald": 1}),
    "mine_diamond": ("mine", "NS", 1, 3, 2, {"diamond": 1}),
    "mine_gold": ("mine", "NE", 1, 3, 2, {"gold": 2}),
    "mine_ruby": ("mine", "NEW", 2, 4, 3, {"ruby": 1}),
    "inn_ogre": ("inn", "E", 1, 3, 2, {"ogre": 1}),
    "inn_shop": ("inn", "NS", 2, 4, 3, {"trade": 1}),
    "dragon": ("mine", "N", 0, 5, 5, {"defeat": 1}),
    "giant": ("castle", "S", 0, 5, 5, {"defeat": 1}),
}
NO_GEMS = {"gold": 0, "emerald": 0, "diamond": 0, "ruby": 0}
OGRES = {"shove": 3, "rout": 1, "frogmarch": 3, "cutpurse": 2, "turncoat": 2, "changeling": 2}


def new(players: int = 2, seed: int = 1) -> underhall.Match:
    return underhall.new("dwarfs-fall", players=players, seed=seed)


def kinds(match: underhall.Match, cell: str) -> list[str]:
    """The cards of a stack, top first."""
    return [card.kind for card in stack(match, cell).cards]


def market(match: underhall.Match) -> set[str]:
    """The trading goals that lie open."""
    return {goal.id for goal in match.view().market}


def together(match: underhall.Match, cell: str, other: str) -> bool:
    """Whether two stacks are in one realm."""
    return bool(stack(match, cell).realm == stack(match, other).realm)


def no_answer(match: underhall.Match, seat: int, words: str) -> None:
    """The words answer no question that the seat is asked."""
    with pytest.raises(underhall.UnderhallError) as caught:
        match.answer(seat, words)
    assert getattr(caught.value, "refusal", None) is None


def to_tasks(layout: Layout) -> underhall.Match:
    """The active seat has ended its actions."""
    match = layout.match()
    match.answer(layout.state["active"], "done")
    return match


def undealt(layout: Layout) -> underhall.Match:
    """A match in which the test says what is drawn."""
    match = layout.match()
    match.dealer = None
    return match


def lot(match: underhall.Match) -> Chance:
    """What is to be drawn now."""
    chance = match.pending
    assert isinstance(chance, Chance)
    return chance


def draw(match: underhall.Match, word: str) -> None:
    """Let this be drawn."""
    code = match.game.read_outcome(match.state, lot(match), word)
    assert code is not None
    match.draw(code)


def realm_points(layout: Layout, seat: int = 0) -> int:
    """What a seat's realm is worth when the game is over."""
    breakdown = final(layout).breakdown
    assert breakdown is not None
    return breakdown[seat]["realm"]


def reveals(match: underhall.Match) -> list[int]:
    """The seats that have revealed their secret goals, in the order in which the table heard of it."""
    return [event.args["player"] for event in match.events() if event.key == "df-log-reveal"]
