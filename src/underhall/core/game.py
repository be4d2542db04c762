"""The protocol between a game's rules and everything else.

A game is a set of functions over a plain state. It asks questions (`Ask`), draws lots (`Chance`) or is `Over`;
answers and outcomes are small ints, codes, that index the fixed vocabulary of their kind. Codes keep bots, masks and
search fast; `option` turns a code into words for people, `read` turns a word back.

This module, each game's `state.py` and its `rules/` are compiled by mypyc in the optional build, so they hold plain
classes only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from underhall.core.setup import Setup, Switch
    from underhall.core.speech import Option, Refusal

ALL: Final = -1
"""The audience of everybody, spectators included. An audience is a mask with one bit per seat; a negative mask
includes the spectators, so `ALL & ~(1 << seat)` is everybody but that seat."""


class Ask:
    """A question to one seat: its kind, the codes that are legal now, the rule behind it, what it is about."""

    __slots__ = ("codes", "kind", "rule", "seat", "subject")

    def __init__(self, seat: int, kind: str, codes: Sequence[int], rule: str, subject: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.kind = kind
        self.codes = codes
        self.rule = rule
        self.subject = subject

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, codes={list(self.codes)}, rule={self.rule!r})"


class Decide:
    """One or more seats have a question. Several act at once; each answers when it likes.

    `waiting` is a mask of seats that have none but seem to be asked until the others' seals open: that they had nothing
    to choose would tell what they hold.
    """

    __slots__ = ("asks", "waiting")

    def __init__(self, asks: tuple[Ask, ...], waiting: int = 0) -> None:
        self.asks = asks
        self.waiting = waiting


class Chance:
    """A lot is drawn now. `weights[code]` is its chance; None where outcomes cannot be listed and the game samples.

    `kind` also names the pile: the k-th draw of a pile takes the k-th number of that pile's own stream. `audience`
    learns the outcome. `seat` is whose doing the draw is, or -1 for the table's (an undo never crosses either).
    """

    __slots__ = ("audience", "kind", "seat", "weights")

    def __init__(self, kind: str, weights: Sequence[int] | None, audience: int = ALL, seat: int = -1) -> None:
        self.kind = kind
        self.weights = weights
        self.audience = audience
        self.seat = seat


class Over:
    """The end: points per seat, ranks (1 is best, ties share), where every point came from, and for each seat its side:
    seats of one side have one score and win together. A game that would not end by itself was stopped."""

    __slots__ = ("breakdown", "ranking", "scores", "sides", "stopped")

    def __init__(
        self,
        scores: Sequence[int],
        ranking: Sequence[int],
        breakdown: Sequence[Mapping[str, int]],
        sides: Sequence[int] | None = None,
        stopped: bool = False,
    ) -> None:
        self.scores = tuple(scores)
        self.ranking = tuple(ranking)
        self.breakdown = tuple(breakdown)
        self.sides = tuple(range(len(self.scores)) if sides is None else sides)
        self.stopped = stopped

    def parties(self) -> list[list[int]]:
        """The seats of each side, the best side first."""
        seats = range(len(self.sides))
        best = sorted(set(self.sides), key=lambda side: self.ranking[self.sides.index(side)])
        return [[seat for seat in seats if self.sides[seat] == side] for side in best]


class Hidden:
    """One thing that somebody may not know: a name for it, the seats that know it, its value now."""

    __slots__ = ("item", "knowers", "value")

    def __init__(self, item: str, knowers: int, value: Any) -> None:
        self.item = item
        self.knowers = knowers
        self.value = value


class Hints:
    """What helps a search with a game, beside its evaluation."""

    __slots__ = ("attention", "certainty", "common", "few", "patience", "rounds", "seat")

    def __init__(
        self,
        certainty: float,
        attention: float,
        rounds: int,
        common: int = 0,
        seat: int = 0,
        few: Mapping[str, Sequence[int]] | None = None,
        patience: float = inf,
    ) -> None:
        self.certainty = certainty
        """With so many points more in the evaluation a seat is e times as likely to win."""
        self.attention = attention
        """With so many points less a gesture is thought about e times less."""
        self.rounds = rounds
        """So many are played on before a position is evaluated."""
        self.common = common
        """So many features say how the table stands,"""
        self.seat = seat
        """and so many how each seat does."""
        self.few = few or {}
        """Kinds with very many answers that hardly differ, and the few that stand for all of them in a search."""
        self.patience = patience
        """From this round on no bot searches for the best chances to win: where all do, the game may stand still for
        ever. The evaluation makes headway more often."""


class Sink(Protocol):
    """Takes what happens. Rules are given None instead when nobody listens, and then build nothing."""

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        """Something happened, for those in the audience: a message key of the catalogue and its arguments."""

    def open(self, seat: int = -1) -> None:
        """A secret was opened or a barrier passed: from here no undo of this seat is free, or with -1 of any."""


class State(Protocol):
    @property
    def players(self) -> int: ...
    @property
    def content(self) -> str:
        """The digest of the content that it is played with."""

    @property
    def clock(self) -> int:
        """How far the game is: turns that have begun; a round in which all act at once is one for each."""

    def copy(self: S) -> S: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """What a game supplies. Everything else (matches, records, bots, servers) is made from this."""

    id: str
    prefix: str
    """What its rule ids begin with; in lower case, what its keys in the catalogues begin with."""
    version: int
    """Rises whenever an old record would replay differently."""
    players: range
    switches: Mapping[str, Switch]
    """The setup options: variants and rulings, each with its default, its values and the rule it decides."""
    openers: frozenset[str]
    """The kinds of ask that begin a gesture; all others finish one that was begun."""
    sealed: frozenset[str]
    """The kinds whose answers nobody sees until all are in."""
    repeats: Mapping[str, frozenset[str]]
    """Kinds that are asked again after something done on the side, such as a trade before the main action of a turn;
    and for each the kinds to which only such things lead."""
    proposals: Mapping[str, int]
    """Kinds of many small picks with the code that says "the rest as proposed"; simple bots always give it."""
    hints: Hints

    # The rules. They trust their caller: Match checks.
    def load_content(self, pack: Mapping[str, Any]) -> Any: ...
    def new(self, setup: Setup) -> S: ...
    def pending(self, s: S) -> Decide | Chance | Over: ...
    def answer(self, s: S, seat: int, code: int, out: Sink | None = None) -> None: ...
    def outcome(self, s: S, code: int, out: Sink | None = None) -> None: ...
    def sample(self, s: S, rng: Random) -> int: ...

    # Words: each kind of ask with the size of its vocabulary; a question, an answer, a refusal, an outcome; the biggest
    # of what a gesture brings its seat, in one sentence: `before` has the question open, `after` is where the whole
    # gesture leads, be it a draw, anybody's question or the end. Nothing is said that the seat does not know.
    def vocabulary(self, s: S) -> Mapping[str, int]: ...
    def phrase(self, s: S, ask: Ask) -> tuple[str, Mapping[str, Any]]: ...
    def option(self, s: S, ask: Ask, code: int) -> Option: ...
    def read(self, s: S, ask: Ask, word: str) -> int | None: ...
    def why_not(self, s: S, ask: Ask, code: int) -> Refusal | None: ...
    def outcome_word(self, s: S, chance: Chance, code: int) -> str: ...
    def read_outcome(self, s: S, chance: Chance, word: str) -> int | None: ...
    def reason(self, before: S, after: S, seat: int) -> tuple[str, Mapping[str, Any]]: ...

    # Knowledge: what a seat sees, what is hidden, another state that it cannot tell apart, how good it looks, and what
    # a learned judge sees of it: small figures, first for the table and then for each seat. The other state follows
    # from what the seat knows and the randomness alone. Where seats do not touch each other, `alone` is a seat's own
    # game, in which it is seat 0 and has the same question; elsewhere None.
    def view(self, s: S, seat: int | None) -> Any: ...
    def hidden(self, s: S) -> Iterable[Hidden]: ...
    def determinize(self, s: S, seat: int, rng: Random) -> S: ...
    def alone(self, s: S, seat: int) -> S | None: ...
    def evaluate(self, s: S, seat: int) -> float: ...
    def features(self, s: S) -> list[float]: ...

    # Data: a position out and in, and the invariants that it breaks.
    def dump(self, s: S) -> dict[str, Any]: ...
    def load(self, setup: Setup, data: Mapping[str, Any]) -> S: ...
    def faults(self, s: S) -> list[str]: ...
