"""Imperial Miners as a Game: the rules on one side, words, views and snapshots on the other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from underhall.core.game import ALL, Ask, Chance, Decide, Hidden, Hints, Over, Sink
from underhall.core.setup import Setup, Switch
from underhall.core.speech import Option, Refusal
from underhall.games.imperial_miners import content, options, reasons, refusals, snapshot, view, words
from underhall.games.imperial_miners.alone import alone
from underhall.games.imperial_miners.book import make_book
from underhall.games.imperial_miners.evaluation import evaluate
from underhall.games.imperial_miners.faults import faults
from underhall.games.imperial_miners.features import COMMON, SEAT, features
from underhall.games.imperial_miners.rules.rounds import carry_out, settle, take_outcome
from underhall.games.imperial_miners.rules.scoring import breakdown, ranking
from underhall.games.imperial_miners.rules.setup import new_game
from underhall.games.imperial_miners.state import (
    CARD,
    KINDS,
    LOT_DEAL,
    LOT_DRAW,
    LOT_EVENT,
    LOT_FACE,
    LOT_NONE,
    LOT_SEARCH,
    OVER,
    Book,
    State,
    order,
)
from underhall.kit.books import Books

SWITCHES: Mapping[str, Switch] = {
    "first_game": Switch(False, (False, True), "IM-3.6"),
    **{f"first_game_{seat}": Switch("table", ("table", "yes", "no"), "IM-3.6") for seat in range(1, 6)},
    "reshuffle": Switch("needed", ("needed", "at_once"), "IM-3.9"),
    "last_end_event": Switch(True, (True, False), "IM-5.5"),
    "modifiers_reach": Switch("all", ("all", "chain"), "IM-5.7"),
    "voluntary_draw": Switch(False, (False, True), "IM-6.4"),
    "gaps": Switch("two", ("two", "none", "any"), "IM-7.6"),
    "surface_optional": Switch(False, (False, True), "IM-8.4"),
    "keep_collapse": Switch(False, (False, True), "IM-10.4"),
    "clear_on_pass": Switch(False, (False, True), "IM-10.7"),
    "next_board": Switch("other", ("other", "any"), "IM-12.16"),
    "scots_discount": Switch("all", ("all", "others"), "IM-13.1"),
    "tiebreak2": Switch("full_carts", ("full_carts", "machines"), "IM-14.3"),
}
PILES: Final[list[str]] = ["level-1", "level-2", "level-3"]


class ImperialMiners:
    """See `underhall.core.game.Game`."""

    def __init__(self) -> None:
        self.id = "imperial-miners"
        self.prefix = "IM"
        self.version = 1
        self.players = range(1, 6)
        self.switches = SWITCHES
        self.openers = frozenset(kind for kind in KINDS if kind not in ("keep", "steps", "discard"))
        self.sealed = frozenset({"keep", "card"})
        self.repeats: Mapping[str, frozenset[str]] = {}
        self.proposals: Mapping[str, int] = {}
        self.hints = Hints(certainty=15.0, attention=1.5, rounds=2, common=COMMON, seat=SEAT)
        self._books = Books[Book]()

    def load_content(self, pack: Mapping[str, Any]) -> content.Content:
        return content.load_content(pack)

    def new(self, setup: Setup) -> State:
        s = new_game(self.book(setup))
        settle(s, None)
        return s

    def book(self, setup: Setup) -> Book:
        """The tables of a setup."""
        known = self._books.find(setup)
        if known is None:
            known = self._books.keep(setup, make_book(setup.content, setup.players, setup.options))
        return known

    def pending(self, s: State) -> Decide | Chance | Over:
        """IM-14.6 Everybody who has a question is asked at once, in the order of IM-14.5; who has
        nothing to choose seems to be choosing until the seals open."""
        if s.lot != LOT_NONE:
            return self.chance(s)
        if s.phase == OVER:
            return self.over(s)
        asks = tuple(filter(None, map(s.asks.__getitem__, order(s))))
        return Decide(asks, s.forced if s.phase == CARD else 0)

    def over(self, s: State) -> Over:
        parts = [breakdown(s, seat) for seat in range(s.book.players)]
        return Over([sum(part.values()) for part in parts], ranking(s), parts)

    def chance(self, s: State) -> Chance:
        """IM-14.9 What is drawn, from what, and who sees it."""
        lot, seat = s.lot, s.lot_seat
        if lot == LOT_FACE:
            return Chance("face", (1, 1))
        if lot == LOT_EVENT:
            unseen = bytearray([1] * len(s.book.event_ids))
            for event in s.seen:
                unseen[event] = 0
            return Chance("event", bytes(unseen))
        level = s.lot_arg & 7
        deck = s.decks[level]
        if lot == LOT_SEARCH:
            deck &= s.book.of_faction[level][s.lot_arg >> 3]
        weights = deck.to_bytes(s.book.counts[level], "little")
        if lot == LOT_DEAL:
            return Chance(PILES[level], weights, 1 << seat)
        return Chance(PILES[level], weights, ALL if lot != LOT_DRAW else 1 << seat, seat)

    def answer(self, s: State, seat: int, code: int, out: Sink | None = None) -> None:
        carry_out(s, seat, code, out)
        settle(s, out)

    def outcome(self, s: State, code: int, out: Sink | None = None) -> None:
        take_outcome(s, code, out)
        settle(s, out)

    def sample(self, s: State, rng: Random) -> int:
        raise AssertionError("every draw of this game can be listed")

    def vocabulary(self, s: State) -> Mapping[str, int]:
        return words.vocabulary(s.book)

    def phrase(self, s: State, ask: Ask) -> tuple[str, Mapping[str, Any]]:
        return options.phrase(s, ask)

    def option(self, s: State, ask: Ask, code: int) -> Option:
        return options.option(s, ask, code)

    def read(self, s: State, ask: Ask, word: str) -> int | None:
        return words.read(s, ask, word)

    def why_not(self, s: State, ask: Ask, code: int) -> Refusal | None:
        return refusals.why_not(s, ask, code)

    def outcome_word(self, s: State, chance: Chance, code: int) -> str:
        return words.outcome_word(s, chance, code)

    def read_outcome(self, s: State, chance: Chance, word: str) -> int | None:
        return words.read_outcome(s, chance, word)

    def reason(self, before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
        return reasons.reason(before, after, seat)

    def view(self, s: State, seat: int | None) -> view.ImperialMinersView:
        return view.view(s, seat)

    def hidden(self, s: State) -> list[Hidden]:
        return view.hidden(s)

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        return view.determinize(s, seat, rng)

    def alone(self, s: State, seat: int) -> State | None:
        return alone(s, seat)

    def evaluate(self, s: State, seat: int) -> float:
        return evaluate(s, seat)

    def features(self, s: State) -> list[float]:
        return features(s)

    def dump(self, s: State) -> dict[str, Any]:
        return snapshot.dump(s)

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return snapshot.load(self.book(setup), data)

    def faults(self, s: State) -> list[str]:
        return faults(s)


GAME = ImperialMiners()
