"""Positions of Trollfjord, laid out piece by piece, and the hammer held by the test.

A Layout starts from the deal of a real game and is changed by hand, as a person would set up the table; `match()` goes
through the public snapshot, so that every position in the tests is one that the engine accepts. It has no dealer: what
falls, and which treasure comes next, is said by the test.
"""

from __future__ import annotations

from typing import Any

import underhall
from underhall.core.game import Chance
from underhall.core.match import Match
from underhall.core.speech import Question

REGIONS = (
    "tundra1", "forest1", "swamp1", "glacier1", "swamp2", "fjord1", "tundra2", "mountain1", "mountain2", "fjord2",
    "glacier2", "forest2",
)  # fmt: skip
VALUES = [10, 11, 12, 13, 14, 15, 15, 16, 17, 18, 19, 20]


class Layout:
    """A table that is being set up, at the moment when the last king is to move.

    Treasures are 10 to 20 in the order of the map unless a test lays others; kings stand on cells 0, 2, 4 … in the
    order of their seats, so seat 0 is last.
    """

    def __init__(self, players: int = 4, **options: Any) -> None:
        self.players = players
        match = underhall.new("trollfjord", players=players, seed=1, options={"fortresses": "first", **options})
        self.snapshot = match.snapshot()
        self.state: dict[str, Any] = self.snapshot["state"]
        self.state["strips"] = list("ABCDEFGHIJ")
        self.stock = dict.fromkeys(map(str, range(10, 29)), 2) | dict.fromkeys(map(str, range(15, 19)), 3)
        self.state["stock"] = self.stock
        self.state["treasures"] = {}
        for region, value in zip(REGIONS, VALUES, strict=True):
            self.treasure(region, value)
        for seat in range(players):
            self.seat(seat)["progress"] = 2 * seat
        self.active(0)

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.state["seats"][seat]
        return found

    def treasure(self, region: str, value: int | None) -> Layout:
        """Lay a treasure from the stock on a region, or leave it bare; what was there goes back."""
        before = self.state["treasures"].pop(region, None)
        if before is not None:
            self.stock[str(before)] += 1
        if value is not None:
            self.stock[str(value)] -= 1
            self.state["treasures"][region] = value
        return self

    def treasures(self, **values: int) -> Layout:
        for region in values:
            self.treasure(region, None)
        for region, value in values.items():
            self.treasure(region, value)
        return self

    def trolls(self, seat: int, **counts: int) -> Layout:
        self.seat(seat)["trolls"] |= counts
        return self

    def kings(self, *progress: int) -> Layout:
        """Where each king stands; the last one is active."""
        for seat, place in enumerate(progress):
            self.seat(seat)["progress"] = place
        return self.active(progress.index(min(progress)))

    def active(self, seat: int) -> Layout:
        self.state["active"] = self.state["asked"] = seat
        return self

    def sack(self, seat: int, *slots: int, patch: tuple[int, ...] = (), gifts: tuple[int, ...] = (4, 8, 16)) -> Layout:
        """Fill the slots from the left; crowns are handed out as if seats had filled them in the order of the calls."""
        own = self.seat(seat)
        for number, value in enumerate(slots):
            self.stock[str(value)] -= 1
            own["slots"][number] = value
            if number < 3:
                holder = self.state["crowns"][number]
                if holder is None or self.seat(holder)["slots"][number] <= value:
                    self.state["crowns"][number] = seat
        for value in patch:
            self.stock[str(value)] -= 1
        own["patch"] = list(patch)
        own["gifts"] = list(gifts)
        return self

    def finished(self, *seats: int) -> Layout:
        self.state["finished"] = list(seats)
        self.state["ending"] = bool(seats)
        return self

    def no_stock(self) -> Layout:
        """Everything that is left in the stock is on the patch of the last seat."""
        own = self.seat(self.players - 1)
        own["patch"] += [int(value) for value, count in self.stock.items() for _ in range(count)]
        self.state["stock"] = {}
        return self

    def after_moving(self) -> Layout:
        """The active king has moved, and nobody places or wanders: the fortress is announced next."""
        self.state["phase"] = "announcing"
        return self

    def bout(self, fortress: str, partner: int | None = None, **facts: Any) -> Layout:
        """In the middle of hammering: by default the active player has struck once, nothing fell, and he decides."""
        own = sum(self.seat(self.state["active"])["trolls"].get(region, 0) for region in regions_of(fortress))
        theirs = 0
        if partner is not None:
            theirs = sum(self.seat(partner)["trolls"].get(region, 0) for region in regions_of(fortress))
        self.state["phase"] = facts.pop("phase", "deciding")
        self.state["announced"] = [fortress]
        table = dict.fromkeys(("white", "red", "yellow", "blue"), 0) | facts.pop("table", {})
        bout = {
            "fortress": fortress,
            "partner": partner,
            "limit": min(9, own + theirs),
            "strikes": 1,
            "hitter": self.state["active"],
            "other": partner,
            "retired": None,
            "strike": None,
            "table": table,
            "stopped": False,
            "angry": False,
            "appeased": False,
            "pledged": [[] for _ in range(self.players)],
            "passes": 0,
            "taken": [None] * self.players,
        }
        self.state["bout"] = bout | facts
        return self

    def match(self) -> Match:
        found = underhall.restore(self.snapshot, seed=1)
        found.dealer = None
        return found


def regions_of(fortress: str) -> tuple[str, ...]:
    content = underhall.new("trollfjord", players=2, seed=1).setup.content
    return next(tuple(fort.regions) for fort in content.fortresses if fort.id == fortress)


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    (question,) = match.asks
    return question.seat, question.kind


def words(match: Match) -> list[str]:
    """The words of the open question."""
    return [option.word for option in only(match).options]


def only(match: Match) -> Question:
    (question,) = match.asks
    return question


def drawing(match: Match) -> str | None:
    pending = match.pending
    return pending.kind if isinstance(pending, Chance) else None


def draw(match: Match, word: str) -> None:
    """Let this come."""
    pending = match.pending
    assert isinstance(pending, Chance)
    code = match.game.read_outcome(match.state, pending, word)
    assert code is not None, f"{word} cannot come from {pending.kind}"
    match.draw(code)


def strike(match: Match, fall: str, aim: str = "l3-60") -> None:
    """The open question is answered by a strike, and this falls."""
    (question,) = match.asks
    before = {"commit": "strike ", "again": "again ", "strike": ""}[question.kind]
    match.answer(question.seat, before + aim)
    draw(match, fall)


def refill(match: Match, *values: int) -> None:
    """These treasures come, and the lowest ones for the rest."""
    coming = list(values)
    while drawing(match) == "treasure":
        pending = match.pending
        assert isinstance(pending, Chance)
        assert pending.weights is not None
        if coming:
            draw(match, str(coming.pop(0)))
        else:
            match.draw(next(code for code, weight in enumerate(pending.weights) if weight))


def told(match: Match, key: str) -> list[Any]:
    return [event.args for event in match.events() if event.key == key]


def trolls(match: Match, region: str) -> tuple[int, ...]:
    return next(tuple(found.trolls) for found in match.view().regions if found.id == region)


def treasure(match: Match, region: str) -> int | None:
    return next(found.treasure for found in match.view().regions if found.id == region)  # type: ignore[no-any-return]
