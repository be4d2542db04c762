"""Games drawn as trees, small enough to know what is best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from underhall.bots import Window
from underhall.bots.gestures import Gesture
from underhall.bots.search import result
from underhall.core.game import ALL, Ask, Chance, Decide, Hints, Over

Tree = Any
"""`ask`, `draw`, `both` or `end`."""


def ask(seat: int, *then: Tree) -> Tree:
    """A seat chooses what comes."""
    return ("ask", seat, then)


def draw(*then: tuple[int, Tree]) -> Tree:
    """What comes is drawn by weight."""
    return ("draw", then)


def both(rows: Sequence[Sequence[Tree]]) -> Tree:
    """Seat 0 chooses a row and seat 1 a column at the same time; a row with one column leaves no choice."""
    return ("both", rows, [-1, -1])


def end(*scores: int) -> Tree:
    return ("end", scores)


class Position:
    def __init__(self, tree: Tree, players: int, coin: int = 0) -> None:
        self.tree, self.players, self.coin = tree, players, coin

    def copy(self) -> Position:
        tree = self.tree
        if tree[0] == "both":
            tree = ("both", tree[1], tree[2][:])
        return Position(tree, self.players, self.coin)


class Sketch:
    """As much of a game as a search asks for."""

    openers = frozenset({"choose"})
    repeats: Mapping[str, frozenset[str]] = {}
    proposals: Mapping[str, int] = {}
    hints = Hints(1.0, 1.0, 1)

    def __init__(self, coins: Sequence[int] = (1,)) -> None:
        self.coins = coins
        """How often a coin that nobody has seen lies on each side: which of the `draw` that follows then comes."""

    def pending(self, s: Position) -> Decide | Chance | Over:
        match s.tree:
            case ("end", scores):
                return Over(scores, [1 + sum(other > one for other in scores) for one in scores], [{}] * len(scores))
            case ("draw", then):
                return Chance("draw", [weight for weight, _ in then], ALL)
            case ("both", rows, chosen):
                wide = range(len(rows[-1]))
                asks = [Ask(0, "choose", range(len(rows)), "S"), Ask(1, "choose", wide, "S")]
                return Decide(tuple(one for one in asks if chosen[one.seat] < 0))
        _, seat, then = s.tree
        return Decide((Ask(seat, "choose", range(len(then)), "S"),))

    def answer(self, s: Position, seat: int, code: int, out: None = None) -> None:
        if s.tree[0] == "both":
            _, rows, chosen = s.tree
            chosen[seat] = code
            if min(chosen) >= 0:
                s.tree = rows[chosen[0]][chosen[1]]
        else:
            s.tree = s.tree[2][code]
        if s.tree[0] == "coin":
            s.tree = s.tree[1][s.coin]

    def outcome(self, s: Position, code: int, out: None = None) -> None:
        s.tree = s.tree[1][code][1]

    def determinize(self, s: Position, seat: int, rng: Random) -> Position:
        other = s.copy()
        other.coin = rng.choices(range(len(self.coins)), self.coins)[0]
        return other

    def alone(self, s: Position, seat: int) -> Position | None:
        return None

    def evaluate(self, s: Position, seat: int) -> float:
        return 0.0

    def window(self, tree: Tree, players: int = 2) -> Window:
        state = Position(tree, players)
        decide = self.pending(state)
        assert isinstance(decide, Decide)
        return Window(self, state, decide.asks[0])  # type: ignore[arg-type]


def coin(*then: Tree) -> Tree:
    """What comes depends on how the coin lies."""
    return ("coin", then)


class Blank:
    """A guide that knows nothing but how it ended."""

    def __init__(self) -> None:
        self.asked = 0

    def play_on(self, state: Position, luck: Random) -> Position:
        self.asked += 1
        return state

    def weigh(
        self, state: Position, ask: Ask, found: Sequence[Gesture]
    ) -> list[tuple[Gesture, float, Sequence[float]]]:
        return [(one, 1 / len(found), [1 / state.players] * state.players) for one in found]

    def worth(self, states: Sequence[Position]) -> list[Sequence[float]]:
        ends = [Sketch().pending(state) for state in states]
        return [
            result(end) if isinstance(end, Over) else [1 / state.players] * state.players
            for state, end in zip(states, ends, strict=True)
        ]
