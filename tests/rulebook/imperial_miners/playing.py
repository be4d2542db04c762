"""More words for looking at a game of Imperial Miners: its chain, its carts, and the game's own cards on a table."""

from __future__ import annotations

from typing import Any

from tests.rulebook.imperial_miners.play import Play
from tests.rulebook.imperial_miners.table import GAME, QUIET, Table
from underhall.core.setup import make_setup
from underhall.games.imperial_miners import state as st
from underhall.games.imperial_miners.content import Card, Step, load_content
from underhall.games.imperial_miners.notation import cell_word, seam_word
from underhall.games.imperial_miners.rules.setup import new_game

PYRAMID = {"a0": "one_a", "a2": "one_b", "b-1": "two_a", "b1": "two_b"}
"""A card at c0 beneath it has three ways up: b-1 a0, b1 a0 and b1 a2."""
COLUMN = {"a0": "one_a", "b1": "two_a", "c0": "three_a"}
"""One card in each row, so that there is one way up only."""
KINDS = ("empty", "half", "full")


class Printed(Table):
    """A table with the game's own content, before its first round."""

    def __init__(self, players: int = 1, **options: Any) -> None:
        self.setup = make_setup(GAME, players, options)
        self.book = GAME.book(self.setup)
        self.state = new_game(self.book)
        self.players = players
        self.aside = []
        self.in_play("alchemy_a", "technology_a", "diplomacy_a").round(1)

    def play(self, event: str = "cheap_timber") -> Play:
        """This event is turned; without one, one that makes cards cheaper."""
        return super().play(event)


def act(table: Table, *words: str, event: str = QUIET[0]) -> Play:
    """`actor` is laid, in the middle or left of it, and these are answered."""
    cell = "a-2" if table.state.mines[0].cards else "a0"
    return table.play(event).lay(0, "actor", cell).answer(0, *words)


def golden(table: Table, position: int = 0) -> Table:
    """The pickaxe of the first seat is on a board whose n-th space brings n gold."""
    return table.in_play("alchemy_b", "technology_a", "diplomacy_a").research(0, "alchemy_b", position)


def at(play: Play, seat: int = 0) -> str:
    """The cell of the card whose effect, or the way up from which, is asked."""
    ask = play.ask(seat)
    assert ask is not None
    assert ask.kind in ("effect", "up")
    return cell_word(ask.subject[0])


def chain(play: Play, *words: str, seat: int = 0) -> list[str]:
    """The cells of the cards whose effects are asked until the surface; each answer in its turn, then none."""
    found = []
    left = list(words)
    while (kind := play.asked(seat)) in ("effect", "up"):
        if kind == "effect":
            found.append(at(play, seat))
        play.answer(seat, left.pop(0) if left else "none")
    assert not left, f"{left} were not asked for: {play.pending}"
    return found


def carts(play: Play, seat: int = 0) -> dict[str, str]:
    """Every seam where two halves meet, with its cart as it would be without tokens."""
    return {seam_word(seam): KINDS[halves] for seam, halves in play.state.mines[seat].seams}


def gained(play: Play, seat: int = 0) -> list[tuple[str, int]]:
    """Gold and points that a seat was said to gain, in their order."""
    facts = [args for args in play.heard("gained", seat) if args["player"] == seat]
    return [(key.removeprefix("im-count-"), n) for args in facts for key, n in args["items"]]


def paid(play: Play, seat: int = 0) -> list[int]:
    """What a seat was said to pay inside effects."""
    return [args["n"] for args in play.heard("paid", seat) if args["player"] == seat]


def advance(play: Play, seat: int = 0) -> int:
    """How far a seat has come in all."""
    row = seat * st.ROW
    return play.state.v[row + st.BEHIND] + play.state.v[row + st.POSITION]


# The game's own cards


def own_cards() -> tuple[Card, ...]:
    return load_content({}).cards


def steps_of(card: Card) -> list[Step]:
    """Every step of a card, those inside steps too."""
    found: list[Step] = []
    waiting: list[Any] = [step for effect in card.effects for step in effect.steps]
    while waiting:
        step = waiting.pop(0)
        found.append(step)
        for name in ("steps", "each", "then", "otherwise"):
            waiting += getattr(step, name, ())
    return found


def counters(card: Card) -> set[str]:
    """What the amounts and conditions of a card count."""
    amounts = [getattr(step, name, None) for step in steps_of(card) for name in ("n", "when")]
    return {amount.per for amount in amounts if amount is not None and not isinstance(amount, int)}
