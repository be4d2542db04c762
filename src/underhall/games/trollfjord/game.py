"""Trollfjord as a Game: the rules on one side, words, views and snapshots on the other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from underhall.core.game import Ask, Chance, Decide, Hidden, Hints, Over, Sink
from underhall.core.setup import Setup, Switch
from underhall.core.speech import Option, Refusal
from underhall.games.trollfjord import content, options, reasons, refusals, snapshot, view
from underhall.games.trollfjord.evaluation import evaluate
from underhall.games.trollfjord.features import COMMON, SEAT, features
from underhall.games.trollfjord.rules.fortresses import bout_limit
from underhall.games.trollfjord.rules.gifts import excess, pledged_in_all
from underhall.games.trollfjord.rules.scoring import breakdown, ranking
from underhall.games.trollfjord.rules.setup import king_weights, new_game, strip_weights, token_weights
from underhall.games.trollfjord.rules.treasures import total
from underhall.games.trollfjord.rules.turn import carry_out, settle, take_outcome
from underhall.games.trollfjord.rules.twin import sample_fall
from underhall.games.trollfjord.state import (
    ASK_AGAIN,
    ASK_CLEAR,
    ASK_COMMIT,
    ASK_CONTINUE,
    ASK_JOIN,
    ASK_PLACE,
    ASK_PLEDGE,
    ASK_STRIKE,
    ASK_TAKE,
    ASK_WANDER,
    DRAW_FALL,
    DRAW_FORTRESS,
    DRAW_KING,
    DRAW_STRIP,
    GAME_OVER,
    HEIGHTS,
    STRENGTHS,
    Book,
    State,
)
from underhall.kit.books import Books

SWITCHES: Mapping[str, Switch] = {
    "fortresses": Switch("random", ("random", "first"), "TF-2.6"),
    "place_both": Switch(False, (False, True), "TF-4.6"),
    "announce_again": Switch(False, (False, True), "TF-5.12"),
    "late_take": Switch(False, (False, True), "TF-6.12"),
    "retired_gives": Switch(False, (False, True), "TF-7.7"),
    "crown_value": Switch(5, range(21), "TF-8.10"),
    "free_clear": Switch(False, (False, True), "TF-8.12"),
    "tiebreak": Switch("behind", ("behind", "latest"), "TF-9.8"),
    "max_turns": Switch(200, range(20, 1001), "TF-10.1"),
}

# either wall does the same
TYPICAL_STRIKES = tuple(
    height * STRENGTHS + strength for height in range(HEIGHTS) for strength in (3, 7, 10, 13, 16, 19)
)


class Trollfjord:
    """See `underhall.core.game.Game`."""

    def __init__(self) -> None:
        self.id = "trollfjord"
        self.prefix = "TF"
        self.version = 1
        self.players = range(2, 5)
        self.switches = SWITCHES
        self.openers = frozenset(options.KINDS) - {"place", "strike"}
        self.sealed: frozenset[str] = frozenset()
        self.repeats: Mapping[str, frozenset[str]] = {}
        self.proposals: Mapping[str, int] = {}
        self.hints = Hints(10.0, 1.5, rounds=1, common=COMMON, seat=SEAT, few={"strike": TYPICAL_STRIKES})
        self._books = Books[Book]()

    def load_content(self, pack: Mapping[str, Any]) -> content.Content:
        return content.load_content(pack)

    def new(self, setup: Setup) -> State:
        s = new_game(self.book(setup))
        settle(s, None)
        return s

    def book(self, setup: Setup) -> Book:
        """The tables of a setup; what the twin has worked out is shared by all of a content."""
        known = self._books.find(setup)
        if known is None:
            known = self._books.keep(setup, content.make_book(setup.content, setup.players, setup.options))
        return known

    def pending(self, s: State) -> Decide | Chance | Over:
        kind = s.kind
        if kind < DRAW_STRIP:
            name = options.KINDS[kind]
            return Decide((Ask(s.asked, name, s.codes, options.RULES[name], subject(s)),))
        if kind == GAME_OVER:
            return self.over(s)
        return self.chance(s)

    def over(self, s: State) -> Over:
        parts = [breakdown(s, seat) for seat in range(s.book.players)]
        scores = [sum(part.values()) for part in parts]
        return Over(scores, ranking(s, scores), parts, stopped=not s.ending)

    def chance(self, s: State) -> Chance:
        """TF-11.1 What is drawn, from what; everybody sees it."""
        if s.kind == DRAW_FALL:
            return Chance("fall", None)
        if s.kind == DRAW_STRIP:
            return Chance("strip", strip_weights(s))
        if s.kind == DRAW_FORTRESS:
            return Chance("fortress", token_weights(s))
        if s.kind == DRAW_KING:
            return Chance("king", king_weights(s))
        return Chance("treasure", s.stock[:])

    def answer(self, s: State, seat: int, code: int, out: Sink | None = None) -> None:
        carry_out(s, code, out)
        settle(s, out)

    def outcome(self, s: State, code: int, out: Sink | None = None) -> None:
        take_outcome(s, code, out)
        settle(s, out)

    def sample(self, s: State, rng: Random) -> int:
        return sample_fall(s, rng)

    def vocabulary(self, s: State) -> Mapping[str, int]:
        return options.vocabulary(s.book)

    def phrase(self, s: State, ask: Ask) -> tuple[str, Mapping[str, Any]]:
        return options.phrase(s, ask)

    def option(self, s: State, ask: Ask, code: int) -> Option:
        return options.option(s, ask, code)

    def read(self, s: State, ask: Ask, word: str) -> int | None:
        return options.read(s, ask.kind, word)

    def why_not(self, s: State, ask: Ask, code: int) -> Refusal | None:
        return refusals.why_not(s, ask, code)

    def outcome_word(self, s: State, chance: Chance, code: int) -> str:
        return options.outcome_word(s, chance.kind, code)

    def read_outcome(self, s: State, chance: Chance, word: str) -> int | None:
        return options.read_outcome(s, chance.kind, word)

    def reason(self, before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
        return reasons.reason(before, after, seat)

    def view(self, s: State, seat: int | None) -> view.TrollfjordView:
        return view.view(s, seat)

    def hidden(self, s: State) -> list[Hidden]:
        """TF-11.1 Nothing in the state is anybody's secret."""
        return []

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        return s.copy()

    def alone(self, s: State, seat: int) -> State | None:
        return None

    def evaluate(self, s: State, seat: int) -> float:
        return evaluate(s, seat)

    def features(self, s: State) -> list[float]:
        return features(s)

    def dump(self, s: State) -> dict[str, Any]:
        return snapshot.dump(s)

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return snapshot.load(self.book(setup), data)

    def faults(self, s: State) -> list[str]:
        return snapshot.faults(s)


def subject(s: State) -> tuple[int, ...]:
    """What the open question is about."""
    kind = s.kind
    if kind == ASK_PLACE:
        return (min(s.rest, s.supply[s.asked]), int(s.asked != s.seat))
    if kind == ASK_WANDER:
        return (s.rest, int(s.asked != s.seat))
    if kind == ASK_JOIN:
        return (s.fort, s.seat, bout_limit(s, s.asked))
    if kind == ASK_COMMIT:
        return (s.fort, s.partner, bout_limit(s, s.partner))
    if kind == ASK_STRIKE:
        return (s.strikes, s.limit)
    if kind in (ASK_AGAIN, ASK_CONTINUE):
        return (s.strikes, s.limit, total(s))
    if kind == ASK_PLEDGE:
        return (excess(s) - pledged_in_all(s), excess(s))
    if kind == ASK_TAKE:
        return (total(s),)
    return (s.fort,) if kind == ASK_CLEAR else ()


GAME = Trollfjord()
