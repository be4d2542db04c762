"""A toy game that asks everything of the protocol that Dwar7s Fall does not.

All seats pick a sealed number at once; when the last is in they open together. Then all act at once, each on its own
strand: draw a card from a shared pile (or not), then name a seat that is asked out of turn whether it agrees. At the
end something falls whose outcomes cannot be listed. Nested questions live in a stack of frames per seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import SimpleNamespace
from typing import Any

from underhall.core.game import ALL, Ask, Chance, Decide, Hidden, Hints, Over, Sink
from underhall.core.setup import Setup, Switch
from underhall.core.speech import Option, Refusal

PICKS = 4
WORDS = {
    "pick": [f"p{n}" for n in range(PICKS)],
    "act": ["draw", "leave"],
    "name": ["s0", "s1", "s2"],
    "agree": ["yes", "no"],
}


class ToyState:
    def __init__(self, players: int) -> None:
        self.players = players
        self.picks: list[int] = [-1] * players
        self.opened = False
        self.frames: list[list[str]] = [[] for _ in range(players)]
        self.asked_by: list[int] = [-1] * players
        self.pile = [2, 2, 2]
        self.drawing = -1
        self.cards: list[list[int]] = [[] for _ in range(players)]
        self.agreed = [0] * players
        self.fallen = -1

    @property
    def content(self) -> str:
        return ""

    @property
    def clock(self) -> int:
        return self.players * self.opened

    def copy(self) -> ToyState:
        t = ToyState(self.players)
        t.__dict__.update(self.__dict__)
        t.picks, t.asked_by, t.pile, t.agreed = self.picks[:], self.asked_by[:], self.pile[:], self.agreed[:]
        t.frames = [frames[:] for frames in self.frames]
        t.cards = [cards[:] for cards in self.cards]
        return t


class Toy:
    id = "toy"
    prefix = "TY"
    version = 1
    players = range(2, 4)
    switches: Mapping[str, Switch] = {}
    openers = frozenset({"pick", "act"})
    sealed = frozenset({"pick"})
    repeats: Mapping[str, frozenset[str]] = {}
    proposals: Mapping[str, int] = {}
    hints = Hints(1.0, 1.0, 1)

    def __init__(self, forced: tuple[int, ...] = ()) -> None:
        """Seats that have nothing to choose and pick 0."""
        self.forced = forced

    def load_content(self, pack: Mapping[str, Any]) -> Any:
        return SimpleNamespace(digest="toy", names={})

    def new(self, setup: Setup) -> ToyState:
        s = ToyState(setup.players)
        for seat in self.forced:
            s.picks[seat] = 0
        return s

    def pending(self, s: ToyState) -> Decide | Chance | Over:
        if not s.opened:
            picking = [p for p in range(s.players) if s.picks[p] < 0]
            waiting = sum(1 << seat for seat in self.forced)
            return Decide(tuple(Ask(p, "pick", range(PICKS), "TY-1.1") for p in picking), waiting)
        if s.drawing >= 0:
            return Chance("card", s.pile, 1 << s.drawing, s.drawing)
        asks = []
        for seat in range(s.players):
            if s.asked_by[seat] >= 0:
                asks.append(Ask(seat, "agree", (0, 1), "TY-3.1", (s.asked_by[seat],)))
            elif s.frames[seat] and s.frames[seat][-1] != "wait":
                kind = s.frames[seat][-1]
                codes = (0, 1) if kind == "act" else tuple(p for p in range(s.players) if p != seat)
                asks.append(Ask(seat, kind, codes, "TY-2.1"))
        if asks:
            return Decide(tuple(asks))
        if s.fallen < 0:
            return Chance("fall", None, ALL)
        scores = [s.picks[p] + sum(s.cards[p]) + s.agreed[p] for p in range(s.players)]
        ranks = [1 + sum(1 for other in scores if other > score) for score in scores]
        return Over(scores, ranks, [{"all": score} for score in scores])

    def answer(self, s: ToyState, seat: int, code: int, out: Sink | None = None) -> None:
        if not s.opened:
            s.picks[seat] = code
            if min(s.picks) >= 0:
                s.opened = True
                s.frames = [["name", "act"] for _ in range(s.players)]
                if out:
                    out.open()
                    out.tell("toy-open", ALL, {"picks": tuple(s.picks)})
        elif s.asked_by[seat] >= 0:
            asker, s.asked_by[seat] = s.asked_by[seat], -1
            s.frames[asker].pop()
            s.agreed[asker] += int(code == 0)
        else:
            kind = s.frames[seat].pop()
            if kind == "act" and code == 0 and any(s.pile):
                s.drawing = seat
            elif kind == "name" and s.asked_by[code] < 0:
                s.asked_by[code] = seat
                s.frames[seat].append("wait")
            if out:
                out.tell(f"toy-{kind}", ALL, {"player": seat, "code": code})

    def outcome(self, s: ToyState, code: int, out: Sink | None = None) -> None:
        if s.drawing >= 0:
            s.pile[code] -= 1
            s.cards[s.drawing].append(code)
            s.drawing = -1
        else:
            s.fallen = code

    def sample(self, s: ToyState, rng: Random) -> int:
        return int(rng.gauss(50, 10)) + 1000

    def vocabulary(self, s: ToyState) -> Mapping[str, int]:
        return {kind: len(words) for kind, words in WORDS.items()}

    def phrase(self, s: ToyState, ask: Ask) -> tuple[str, Mapping[str, Any]]:
        return f"toy-{ask.kind}", {}

    def option(self, s: ToyState, ask: Ask, code: int) -> Option:
        return Option(ask.kind, code, WORDS[ask.kind][code], f"toy-{ask.kind}", ask.rule)

    def read(self, s: ToyState, ask: Ask, word: str) -> int | None:
        return WORDS[ask.kind].index(word) if word in WORDS[ask.kind] else None

    def why_not(self, s: ToyState, ask: Ask, code: int) -> Refusal | None:
        return None if code in ask.codes else Refusal(ask.rule, "toy-no")

    def outcome_word(self, s: ToyState, chance: Chance, code: int) -> str:
        return str(code)

    def read_outcome(self, s: ToyState, chance: Chance, word: str) -> int | None:
        return int(word) if word.isdigit() else None

    def reason(self, before: ToyState, after: ToyState, seat: int) -> tuple[str, Mapping[str, Any]]:
        return "toy-why", {}

    def view(self, s: ToyState, seat: int | None) -> Any:
        chosen = [pick >= 0 for pick in s.picks]
        return {"chosen": chosen, "picks": s.picks if s.opened else None, "hands": [len(c) for c in s.cards]}

    def hidden(self, s: ToyState) -> list[Hidden]:
        return []

    def determinize(self, s: ToyState, seat: int, rng: Random) -> ToyState:
        return s.copy()

    def alone(self, s: ToyState, seat: int) -> ToyState | None:
        return None

    def evaluate(self, s: ToyState, seat: int) -> float:
        return 0.0

    def features(self, s: ToyState) -> list[float]:
        return []

    def dump(self, s: ToyState) -> dict[str, Any]:
        return {name: value for name, value in s.__dict__.items() if name != "players"}

    def load(self, setup: Setup, data: Mapping[str, Any]) -> ToyState:
        s = ToyState(setup.players)
        s.__dict__.update(data)
        return s.copy()

    def faults(self, s: ToyState) -> list[str]:
        return []
