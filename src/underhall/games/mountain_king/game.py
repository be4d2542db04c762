"""In the Hall of the Mountain King as a Game: the rules on one side, words, views and snapshots on the other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from underhall.core.game import ALL, Ask, Chance, Decide, Hidden, Hints, Over, Sink
from underhall.core.setup import Setup, Switch
from underhall.core.speech import Option, Refusal
from underhall.games.mountain_king import content, options, reasons, refusals, snapshot, view, words
from underhall.games.mountain_king.evaluation import evaluate
from underhall.games.mountain_king.faults import faults
from underhall.games.mountain_king.features import COMMON, SEAT, features
from underhall.games.mountain_king.rules.draws import take_outcome
from underhall.games.mountain_king.rules.recruiting import deck_for
from underhall.games.mountain_king.rules.scoring import breakdown, ranking
from underhall.games.mountain_king.rules.setup import draft_codes, drafting_seat, new_game, shop_weights, token_weights
from underhall.games.mountain_king.rules.turn import carry_out, settle
from underhall.games.mountain_king.state import (
    AS_PROPOSED,
    ASK_DRAFT,
    CLAN_ORDERS,
    DEALING,
    DRAW_CLANS,
    DRAW_HORDE,
    DRAW_PEDESTAL,
    DRAW_SHOP,
    DRAW_SPELL,
    DRAW_SPOT,
    DRAW_STARTER,
    GAME_OVER,
    Book,
    State,
)
from underhall.kit.books import Books
from underhall.kit.masks import bits

SWITCHES: Mapping[str, Switch] = {
    "teams": Switch(False, (False, True), "MK-19.1"),
    "two_player_side": Switch("autumn", ("autumn", "winter"), "MK-2.1"),
    "workshops": Switch("random", ("random", "no_duplicates", "chosen"), "MK-2.6"),
    "trolls_start_full": Switch(False, (False, True), "MK-3.5"),
    "clan_carts_generic": Switch(True, (True, False), "MK-10.5"),
    "bribes_by": Switch("row", ("row", "card"), "MK-8.8"),
    "retired_pedestal": Switch("bag", ("bag", "stays"), "MK-8.11"),
    "dig_unused_starts": Switch(True, (True, False), "MK-11.7"),
    "flip_halls": Switch(False, (False, True), "MK-14.3"),
    "elevation_from": Switch("horde", ("horde", "top_row"), "MK-6.7"),
    "dedicate_again": Switch(True, (True, False), "MK-6.9"),
    "full_tunnels": Switch("block", ("block", "pass"), "MK-15.4"),
    "statue_limit": Switch("tunnel", ("tunnel", "tile"), "MK-17.7"),
}


KINDS: Final[list[str]] = list(words.KINDS)
RULES: Final[list[str]] = [words.RULES[kind] for kind in KINDS]


class MountainKing:
    """See `underhall.core.game.Game`. MK-1.1 For 2 to 5 players, or four in two teams."""

    def __init__(self) -> None:
        self.id = "mountain-king"
        self.prefix = "MK"
        self.version = 1
        self.players = range(2, 6)
        self.switches = SWITCHES
        self.openers = frozenset({"shop", "gate", "draft", "turn", "pedestal", "site", "bag", "troll", "use", "after"})
        self.sealed: frozenset[str] = frozenset()
        self.repeats: Mapping[str, frozenset[str]] = {
            "turn": frozenset({"turn", "use", "bag"}),
            "troll": frozenset({"troll"}),
            "use": frozenset({"use"}),
            "after": frozenset({"after"}),
        }
        self._books = Books[Book]()
        self.proposals: Mapping[str, int] = {"pay": AS_PROPOSED, "give": AS_PROPOSED}
        self.hints = Hints(certainty=25.0, attention=1.5, rounds=2, common=COMMON, seat=SEAT)

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
        if kind == ASK_DRAFT:
            return Decide(
                tuple(
                    [
                        Ask(seat, "draft", codes, RULES[ASK_DRAFT])
                        for seat in range(s.book.players)
                        if (codes := draft_codes(s, seat))
                    ]
                )
            )
        if kind < DRAW_HORDE:
            subject = s.frames[-1][1:] if s.frames else ()
            return Decide((Ask(s.seat, KINDS[kind], s.codes, RULES[kind], subject),))
        if kind == GAME_OVER:
            return self.over(s)
        return self.chance(s)

    def over(self, s: State) -> Over:
        parts = [breakdown(s, owner) for owner in s.book.owner_of]
        scores = [sum(part.values()) for part in parts]
        return Over(scores, ranking(s, scores), parts, s.book.owner_of)

    def chance(self, s: State) -> Chance:
        """What is drawn, from what, and who sees it."""
        kind = s.kind
        seat = -1 if s.phase == DEALING else s.seat
        if kind == DRAW_HORDE:
            mask = s.unseen[deck_for(s, s.frames[-1][2])]
            return Chance("horde", _flags(mask, len(s.book.troll_ids)), ALL, seat)
        if kind == DRAW_PEDESTAL:
            return Chance("pedestal", s.bag[:], ALL, seat)
        if kind == DRAW_SPELL:
            return Chance("spell", _flags(s.spells_unseen, len(s.book.spell_ids)), ALL, seat)
        if kind == DRAW_STARTER:
            drafter = drafting_seat(s)
            return Chance(f"starter-{drafter}", _flags(s.undrawn[drafter], s.book.starters), 1 << drafter, drafter)
        if kind == DRAW_SHOP:
            return Chance("shop", shop_weights(s), ALL, seat)
        if kind == DRAW_SPOT:
            return Chance("spot", [1] * len(s.book.spots), ALL, seat)
        if kind == DRAW_CLANS:
            return Chance("clans", [1] * len(CLAN_ORDERS), ALL, seat)
        return Chance("token", token_weights(s), ALL, seat)

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
        return words.outcome_words(s.book, chance.kind)[code]

    def read_outcome(self, s: State, chance: Chance, word: str) -> int | None:
        known = words.outcome_words(s.book, chance.kind)
        return known.index(word) if word in known else None

    def reason(self, before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
        return reasons.reason(before, after, seat)

    def view(self, s: State, seat: int | None) -> view.MountainKingView:
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
        return faults(s)


def _flags(mask: int, length: int) -> list[int]:
    flags = [0] * length
    for number in bits(mask):
        flags[number] = 1
    return flags


GAME = MountainKing()
