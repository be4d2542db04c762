"""Tree search over gestures, in worlds that a seat cannot tell from the real one.

What can be done now is compared side by side: a sweep takes one world and one run of luck, and looks once behind every
gesture that is still in the running; after each round the worse half drops out. So gestures differ by what they lead
to, not by the luck of their looks.

Behind a gesture a look goes down a tree that all worlds share. A node is a question to one seat, as far as that seat
can tell; its edges are gestures. Whoever is asked takes the edge that promises that seat most (max^n), widening from
those that look best. Draws are made as they would come. Seats that are asked at the same time do not see each other's
choice: their nodes hang side by side, each where its question first was open; whoever is asked at the same time as the
root answers as the guide would expect. A look ends where the tree does.

What looks good, and who is likely to win at the end of a look, a guide says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, log2, sqrt
from random import Random
from time import monotonic
from typing import Any, NamedTuple, Protocol

from underhall.bots import Window
from underhall.bots.gestures import Gesture, drawn, gestures, own_ask, played
from underhall.core.game import Ask, Chance, Decide, Game, Over

Values = Sequence[float]
"""For each seat: how well it does, from 0 to 1."""

WORLDS = 4
"""In so many the gestures at the root are weighed before any is looked behind."""
IN_THE_RUNNING = 8
"""So many of them, at most."""
TRUST = 3
"""The guide's first guess counts as so many looks."""
MANY_POINTS = 150
"""More than anybody gets alone."""
WIDE = 3
"""So many edges of a node are taken into account at first."""
SEEN = 3
"""So often a question is only judged before anybody looks behind it: what can be done there takes long to find out."""


class Guide(Protocol):
    """What a search knows about its game."""

    def play_on(self, state: Any, luck: Random) -> Any:
        """From where a look ends, to a position that it can be judged by."""

    def weigh(self, state: Any, ask: Ask, found: Sequence[Gesture]) -> Sequence[tuple[Gesture, float, Values]]:
        """The gestures that are worth a thought: each one's share of attention, and what its position is worth. Those
        that lead to the same are one."""

    def worth(self, states: Sequence[Any]) -> Sequence[Values]:
        """What positions are worth: those to which gestures lead, or where looks end; if it is over, its result."""


class Budget(NamedTuple):
    """How many looks, and for how many seconds at most."""

    looks: int
    seconds: float


class Edge:
    """A gesture: what the guide thinks of it, what the looks behind it brought, and what may come next."""

    __slots__ = ("codes", "guess", "next", "share", "visits", "worth")

    def __init__(self, codes: tuple[int, ...], share: float, guess: Values) -> None:
        self.codes = codes
        self.share = share
        self.guess = guess
        self.visits = 0
        self.worth = [0.0] * len(guess)
        self.next: dict[Any, Node] = {}

    def mean(self, seat: int) -> float:
        return (TRUST * self.guess[seat] + self.worth[seat]) / (TRUST + self.visits)


class Node:
    """A question, as far as the seat that is asked can tell."""

    __slots__ = ("beside", "edges", "known", "visits")

    def __init__(self, beside: bool = False) -> None:
        self.beside = beside
        """It is asked at the same time as the root: whoever answers cannot get used to what is being compared there."""
        self.edges: list[Edge] = []
        """Those with the largest share first."""
        self.known: set[tuple[int, ...]] = set()
        self.visits = 0


class Memory(NamedTuple):
    """What an earlier search found out about a question, and what the seat would see when it is asked."""

    view: Any
    node: Node


Places = dict[Any, tuple[dict[Any, Node], Any]]


class Search:
    def __init__(self, game: Game[Any], guide: Guide, rng: Random, budget: Budget, explore: float = 1.0) -> None:
        self.game = game
        self.guide = guide
        self.rng = rng
        self.budget = budget
        self.explore = explore
        self._beside: dict[Any, Node] = {}

    def rank(self, window: Window, memory: Memory | None = None) -> list[Edge]:
        """The gestures from the best to the worst, as far as they were compared."""
        end = monotonic() + self.budget.seconds
        self._beside.clear()
        root = memory.node if memory and memory.view == window.view else self._root(window)
        ranked = sorted(root.edges, key=lambda edge: -edge.mean(window.seat))
        rest: list[Edge] = []
        live = ranked[:IN_THE_RUNNING]
        dropped = ranked[IN_THE_RUNNING:]
        rounds = ceil(log2(len(live)))
        for _ in range(rounds):
            if monotonic() > end:
                break
            self._compare(live, window, self.budget.looks // rounds, end)
            live.sort(key=lambda edge: -edge.mean(window.seat))
            half = (len(live) + 1) // 2
            rest = live[half:] + rest
            live = live[:half]
        return live + rest + dropped

    def ahead(self, window: Window, edge: Edge) -> Memory | None:
        """What is known of the question that follows a gesture at once, if the same seat is asked again."""
        after = played(self.game, window.simulate(self.rng), window.seat, edge.codes)
        ask = None if after is None else own_ask(self.game, after, window.seat)
        node = edge.next.get((ask.seat, ask.kind, ask.subject, ())) if ask else None
        return Memory(self.game.view(after, window.seat), node) if node and node.edges else None

    def _compare(self, live: Sequence[Edge], window: Window, looks: int, end: float) -> None:
        """About so many looks, each world and its luck for all of them. What others are asked at the same time hangs
        beside the root."""
        for _ in range(max(1, round(looks / len(live)))):
            world, luck = window.simulate(self.rng), self.rng.getrandbits(64)
            places = self._places(world, (), self._beside, {})
            answered(places, window.ask)
            sweep = []
            for edge in live:
                after = played(self.game, world, window.seat, edge.codes)
                if after is not None:
                    sweep.append(self._look(edge, after, Random(luck), places))
            if sweep:
                remember(sweep, self.guide.worth([state for _, state in sweep]))
            if monotonic() > end:
                return

    def _root(self, window: Window) -> Node:
        """What the seat can do is the same in all worlds; what it may bring is not."""
        root = Node()
        self._grow(root, window.simulate(self.rng), window.seat)
        if len(root.edges) < 2:
            return root
        guesses = [[edge.guess] for edge in root.edges]
        for _ in range(WORLDS - 1):
            world = window.simulate(self.rng)
            found = [played(self.game, world, window.seat, edge.codes) for edge in root.edges]
            legal = [number for number, after in enumerate(found) if after is not None]
            for number, guess in zip(legal, self.guide.worth([found[number] for number in legal]), strict=True):
                guesses[number].append(guess)
        for edge, said in zip(root.edges, guesses, strict=True):
            edge.guess = [sum(values) / len(values) for values in zip(*said, strict=True)]
        return root

    def _look(self, first: Edge, state: Any, luck: Random, places: Places) -> tuple[list[Edge], Any]:
        """Once down the tree behind a gesture: the way, and the position that it is judged by."""
        game = self.game
        path = [first]
        told: list[tuple[int, int]] = []
        while True:
            pending = game.pending(state)
            if isinstance(pending, Over):
                return path, state
            if isinstance(pending, Chance):
                code = drawn(game, state, pending, luck)
                told.append((pending.audience, code))
                game.outcome(state, code)
                continue
            places = self._places(state, told, path[-1].next, places)
            ask = pending.asks[0]
            where, name = places[ask.seat, ask.kind, ask.subject]
            node = where.get(name)
            if node is None:
                node = where[name] = Node(where is self._beside)
            node.visits += 1
            if node.visits <= SEEN:
                return path, self.guide.play_on(state, luck)
            if not node.edges:
                self._grow(node, state, ask.seat)
            edge, state = self._take(node, state, ask.seat, luck)
            answered(places, ask)
            path.append(edge)
            told.clear()

    def _places(self, state: Any, told: Sequence[tuple[int, int]], here: dict[Any, Node], before: Places) -> Places:
        """Where the node of each open question hangs, and by what name: where it was before, or else here, told apart
        by what its seat has been told."""
        pending = self.game.pending(state)
        assert isinstance(pending, Decide)
        places: Places = {}
        for ask in pending.asks:
            question = (ask.seat, ask.kind, ask.subject)
            news = tuple(code for audience, code in told if audience >> ask.seat & 1)
            places[question] = before.get(question) or (here, (*question, news))
        return places

    def _grow(self, node: Node, state: Any, seat: int) -> None:
        """What can be done here, as far as it is not known yet."""
        ask = own_ask(self.game, state, seat)
        assert ask is not None
        found = [one for one in gestures(self.game, state, seat, few=True) if one.codes not in node.known]
        if found:
            for gesture, share, guess in self.guide.weigh(state, ask, found):
                node.known.add(gesture.codes)
                node.edges.append(Edge(gesture.codes, share, guess))
            node.edges.sort(key=lambda edge: -edge.share)

    def _take(self, node: Node, state: Any, seat: int, luck: Random) -> tuple[Edge, Any]:
        """The edge to follow, and the position behind it."""
        for edge in by_share(node, luck) if node.beside else self._by_promise(node, seat):
            after = played(self.game, state, seat, edge.codes)
            if after is not None:
                return edge, after
        self._grow(node, state, seat)  # in this world other things can be done than in those before
        for edge in node.edges:
            after = played(self.game, state, seat, edge.codes)
            if after is not None:
                return edge, after
        raise AssertionError("nothing that was found can be played")

    def _by_promise(self, node: Node, seat: int) -> Iterator[Edge]:
        wide = WIDE + int(2 * sqrt(node.visits))
        bonus = self.explore * sqrt(node.visits + 1)

        def promise(edge: Edge) -> float:
            return edge.mean(seat) + bonus * edge.share / (1 + edge.visits)

        yield (best := max(node.edges[:wide], key=promise))
        for edge in sorted(node.edges[:wide], key=promise, reverse=True):
            if edge is not best:
                yield edge
        yield from node.edges[wide:]


def remember(sweep: Sequence[tuple[list[Edge], Any]], ends: Sequence[Values]) -> None:
    """What each look brought, along its way."""
    for (path, _), values in zip(sweep, ends, strict=True):
        for edge in path:
            edge.visits += 1
            for seat, value in enumerate(values):
                edge.worth[seat] += value


def answered(places: Places, ask: Ask) -> None:
    """If the same is asked once more, that is another question."""
    del places[ask.seat, ask.kind, ask.subject]


def by_share(node: Node, luck: Random) -> list[Edge]:
    """In an order by luck, those with a larger share sooner."""
    return sorted(node.edges, key=lambda edge: luck.random() ** (1 / edge.share), reverse=True)


def worth_alone(points: float) -> float:
    return min(1.0, max(0.0, points / MANY_POINTS))


def result(over: Over) -> list[float]:
    """Winning counts; who shares a win shares it. Alone, points count."""
    if len(over.scores) == 1:
        return [worth_alone(over.scores[0])]
    winners = over.ranking.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in over.ranking]
