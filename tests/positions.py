"""Positions of Dwar7s Fall, laid out card by card.

A Layout starts from the deal of a real game and is changed by hand, as a person would set up the table; `match()` goes
through the public snapshot, so that every position in the tests is one that the engine accepts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

import underhall

COLOURS = ("blue", "red", "green", "yellow")


class Layout:
    """A table that is being set up. Seats are numbers; cells are words like `e1n0`; the first card lies at e0n0."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.players = players
        self.start = underhall.new("dwarfs-fall", players=players, seed=1, options=options)
        self.snapshot = self.start.snapshot()
        self.state: dict[str, Any] = self.snapshot["state"]
        # secret goals that no test meets by accident, unless it sets its own
        for seat, secret in enumerate(("SG3", "SG5", "SG4", "SG7")[:players]):
            self.seat(seat)["secret"] = secret

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.state["seats"][seat]
        return found

    def card(self, cell: str, kind: str, owner: int = 0, turned: int = 0) -> Layout:
        """Lay a card from its owner's hand, beside the others or onto the stack that is there."""
        self.seat(owner)["cards"].remove(kind)
        laid = {"kind": kind, "owner": owner, "turned": turned}
        for stack in self.state["stacks"]:
            if stack["cell"] == cell:
                stack["cards"].insert(0, laid)
                return self
        self.state["stacks"].append({"cell": cell, "cards": [laid], "dwarfs": [0] * self.players})
        return self

    def dwarfs(self, cell: str, seat: int, count: int) -> Layout:
        """Put dwarfs from supply on a stack."""
        self.seat(seat)["supply"] -= count
        next(stack for stack in self.state["stacks"] if stack["cell"] == cell)["dwarfs"][seat] += count
        return self

    def gems(self, seat: int, **counts: int) -> Layout:
        """Give a seat gems from the bank."""
        for gem, count in counts.items():
            self.state["bank"][gem] -= count
            self.seat(seat)["gems"][gem] += count
        return self

    def ogres(self, seat: int, *kinds: str, seen_by: int | None = None) -> Layout:
        """Give a seat ogres from the draw pile; it alone knows them, or one other seat too."""
        known = [seat] if seen_by is None else sorted([seat, seen_by])
        for kind in kinds:
            self.state["ogre_pile"][kind] -= 1
            self.seat(seat)["ogres"].append({"ogre": kind, "known_by": known, "shuffle": 0})
        return self

    def discarded(self, *kinds: str) -> Layout:
        """Lay ogres from the draw pile on the discard pile."""
        for kind in kinds:
            self.state["ogre_pile"][kind] -= 1
            self.state["ogre_discards"][kind] += 1
        return self

    def market(self, *goals: str) -> Layout:
        """Choose which trading goals lie open; the others that nobody has are in the deck."""
        free = set(self.state["market"]) | set(self.state["unseen"])
        self.state["market"] = sorted(goals)
        self.state["unseen"] = sorted(free - set(goals))
        return self

    def goals(self, seat: int, *goals: str) -> Layout:
        """Give a seat completed trading goals; the open ones are filled up again."""
        self.seat(seat)["goals"] += goals
        self.state["market"] = [goal for goal in self.state["market"] if goal not in goals]
        self.state["unseen"] = [goal for goal in self.state["unseen"] if goal not in goals]
        return self._fill()

    def _fill(self) -> Layout:
        while len(self.state["market"]) < 3 and self.state["unseen"]:
            self.state["market"].append(self.state["unseen"].pop(0))
        self.state["market"].sort()
        return self

    def trophy(self, seat: int, kind: str, owner: int) -> Layout:
        """Give a seat a defeated monster that came from owner's hand."""
        self.seat(owner)["cards"].remove(kind)
        self.seat(seat)["trophies"].append(kind)
        return self

    def secret(self, seat: int, goal: str, revealed: bool = False, order: bool = True) -> Layout:
        for other in range(self.players):
            if other != seat and self.seat(other)["secret"] == goal:
                self.seat(other)["secret"] = self.seat(seat)["secret"]
        self.seat(seat).update(secret=goal, revealed=revealed, order=order and not revealed)
        return self

    def turn(self, seat: int, used: int = 0, phase: str = "actions", round_: int = 1) -> Layout:
        """Whose turn it is, how many actions are used, and the phase: actions or tasks."""
        self.state.update(active=seat, used=used, phase=phase, round=round_)
        return self

    def match(self) -> underhall.Match:
        return underhall.restore(self.snapshot, seed=5)

    def with_test_card(self, kind: str, slots: int) -> underhall.Match:
        """The position with one kind of card that has another number of slots than the printed one."""
        setup = self.start.setup
        cards = tuple(structs.replace(c, slots=slots) if c.id == kind else c for c in setup.content.kingdom)
        changed = replace(setup, content=structs.replace(setup.content, kingdom=cards))
        return underhall.Match(self.start.game, changed, self.start.dealer, position=self.state)


def words(match: underhall.Match) -> set[str]:
    """The words of all legal answers to the open question."""
    return {option.word for question in match.asks for option in question.options}


def stack(match: underhall.Match, cell: str) -> Any:
    """A stack as everybody sees it."""
    return next(stack for stack in match.view().stacks if stack.cell == cell)


def end_turn(match: underhall.Match) -> None:
    """The seat whose turn it is does nothing more."""
    (seat,) = match.waiting_for
    while (ask := match.ask(seat)) and ask.kind in ("turn", "task"):
        match.answer(seat, "done")


def final(layout: Layout) -> underhall.Match:
    """The match after the last seat has passed in the last round: scored."""
    match = layout.turn(layout.players - 1, round_=40).match()
    end_turn(match)
    assert match.over
    return match


def asked(match: underhall.Match) -> tuple[int, str]:
    """Who is asked what."""
    (question,) = match.asks
    return question.seat, question.kind


def refusal(match: underhall.Match, seat: int, words: str) -> str:
    """The rule that refuses an answer; fails if it is accepted. The match is unchanged."""
    before = match.digest()
    with pytest.raises(underhall.Illegal) as caught:
        match.answer(seat, words)
    assert match.digest() == before
    assert caught.value.refusal is not None, str(caught.value)
    return caught.value.refusal.rule
