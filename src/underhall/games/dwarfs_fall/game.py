"""Dwar7s Fall as a Game: the rules on one side, words, views and snapshots on the other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from underhall.core.game import ALL, Ask, Chance, Decide, Hidden, Hints, Over, Sink
from underhall.core.setup import Setup, Switch
from underhall.core.speech import Option, Refusal
from underhall.games.dwarfs_fall import content, options, reasons, refusals, snapshot, view
from underhall.games.dwarfs_fall.evaluation import PATIENCE, evaluate
from underhall.games.dwarfs_fall.features import COMMON, SEAT, features
from underhall.games.dwarfs_fall.rules.goals import breakdown, ranking
from underhall.games.dwarfs_fall.rules.hand import excess
from underhall.games.dwarfs_fall.rules.ogres import ogre_weights
from underhall.games.dwarfs_fall.rules.setup import new_game, next_unserved, undealt_secrets, unseen_goals
from underhall.games.dwarfs_fall.rules.turn import actions_left, carry_out, settle, take_outcome
from underhall.games.dwarfs_fall.state import (
    ASK_DISCARD,
    ASK_TURN,
    DEALING,
    DRAW_GEM,
    DRAW_OGRE,
    DRAW_SECRET,
    DRAW_STOLEN,
    DRAW_TRADING,
    GAME_OVER,
    Book,
    State,
)
from underhall.kit.books import Books

SWITCHES: Mapping[str, Switch] = {
    "shop_is_inn": Switch(True, (True, False), "DF-1.4"),
    "realm_must_be_closed": Switch(False, (False, True), "DF-4.2"),
    "castle_bonus": Switch("live", ("live", "turn_start"), "DF-5.5"),
    "tunnel_onto_dragon": Switch(False, (False, True), "DF-7.3"),
    "failed_tasks": Switch("automatic", ("automatic", "optional"), "DF-8.5"),
    "partial_gold": Switch(True, (True, False), "DF-8.8"),
    "monster_zeroes_type": Switch("realm", ("realm", "card"), "DF-9.7"),
    "dig_range": Switch("anywhere", ("anywhere", "own_realm"), "DF-10.2"),
    "giant_voids_realm": Switch(False, (False, True), "DF-13.4"),
    "secret_windows": Switch("own+boundary+final", ("own+boundary+final", "own+final"), "DF-13.1"),
    "turn_order_points": Switch(0, range(11), "DF-13.3"),
    "max_rounds": Switch(40, range(1, 1001), "DF-14.2"),
}


class DwarfsFall:
    """See `underhall.core.game.Game`."""

    def __init__(self) -> None:
        self.id = "dwarfs-fall"
        self.prefix = "DF"
        self.version = 1
        self.players = range(2, 5)
        self.switches = SWITCHES
        self.openers = frozenset({"turn", "task", "discard"})
        self.sealed: frozenset[str] = frozenset()
        self.repeats: Mapping[str, frozenset[str]] = {}
        self.proposals: Mapping[str, int] = {}
        self.hints = Hints(certainty=8.0, attention=1.5, rounds=1, common=COMMON, seat=SEAT, patience=PATIENCE)
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
            known = self._books.keep(setup, content.make_book(setup.content, setup.players, setup.options))
        return known

    def pending(self, s: State) -> Decide | Chance | Over:
        kind = s.kind
        if kind < DRAW_TRADING:
            name = options.KINDS[kind]
            return Decide((Ask(s.seat, name, s.codes, options.RULES[name], subject(s)),))
        if kind == GAME_OVER:
            return self.over(s)
        return self.chance(s)

    def over(self, s: State) -> Over:
        parts = [breakdown(s, seat) for seat in range(s.book.players)]
        scores = [sum(part.values()) for part in parts]
        return Over(scores, ranking(s, scores), parts, stopped=not s.ending)

    def chance(self, s: State) -> Chance:
        """DF-14.3 What is drawn, from what, and who sees it."""
        me = 1 << s.seat
        if s.kind == DRAW_TRADING:
            return Chance("trading", unseen_goals(s), ALL, -1 if s.phase == DEALING else s.seat)
        if s.kind == DRAW_SECRET:
            return Chance("secret", undealt_secrets(s), 1 << next_unserved(s))
        if s.kind == DRAW_OGRE:
            return Chance("ogre", s.draw[:], me, s.seat)
        victim = s.frame[1]
        if s.kind == DRAW_GEM:
            gems = s.book.gems
            return Chance("gem", s.gems[victim * gems : victim * gems + gems], ALL, s.seat)
        assert s.kind == DRAW_STOLEN
        return Chance("stolen", ogre_weights(s, victim), me | 1 << victim, s.seat)

    def answer(self, s: State, seat: int, code: int, out: Sink | None = None) -> None:
        carry_out(s, code, out)
        settle(s, out)

    def outcome(self, s: State, code: int, out: Sink | None = None) -> None:
        take_outcome(s, code, out)
        settle(s, out)

    def sample(self, s: State, rng: Random) -> int:
        raise AssertionError("every draw of this game can be listed")

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
        return _outcomes(s.book, chance.kind)[code]

    def read_outcome(self, s: State, chance: Chance, word: str) -> int | None:
        words = _outcomes(s.book, chance.kind)
        return words.index(word) if word in words else None

    def reason(self, before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
        return reasons.reason(before, after, seat)

    def view(self, s: State, seat: int | None) -> view.DwarfsFallView:
        return view.view(s, seat)

    def hidden(self, s: State) -> list[Hidden]:
        return view.hidden(s)

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        return view.determinize(s, seat, rng)

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
    if s.kind == ASK_TURN:
        return (actions_left(s),)
    if s.kind == ASK_DISCARD:
        return (excess(s), s.frame[1])
    return s.frame[1:]


def _outcomes(book: Book, kind: str) -> list[str]:
    words = {"trading": book.goal_ids, "secret": book.secret_ids, "gem": book.gem_ids}
    return words.get(kind, book.ogre_ids)


GAME = DwarfsFall()
