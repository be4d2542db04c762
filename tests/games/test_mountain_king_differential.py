"""The fast masks against plain sets of squares: where tunnels and halls fit, networks, destinations, points.

Everything here is written a second time from the rulebook, slowly, with coordinates instead of bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.mountain_king import first_turn_of, random_positions
from underhall.core.game import Chance, Decide, Over
from underhall.games.mountain_king.content import Content, Shape, load_content, orientations, shape_of
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.rules.goods import best_sets, total
from underhall.games.mountain_king.rules.ground import can_place, hall_fits, placements, without_piece
from underhall.games.mountain_king.rules.scoring import statues
from underhall.games.mountain_king.rules.statues import destinations, unearthed
from underhall.games.mountain_king.state import HAMMER, State
from underhall.kit.masks import bits

POSITIONS = 10_000
Square = tuple[int, int]
Squares = frozenset[Square]


@cache
def content() -> Content:
    return load_content({})


@cache
def tunnels_at(stack: int, at: Square) -> list[Squares]:
    """A tunnel laid in each of its ways with its first square there."""
    rows = content().tunnels[stack].shape
    return laid(orientations(shape_of(rows, "#o"), shape_of(rows, "o"), flip=True), at)


@cache
def halls_at(hall: int, at: Square) -> list[Squares]:
    rows = content().halls[hall].shape
    return laid(orientations(shape_of(rows, "#A"), shape_of(rows, "A"), flip=False), at)


def laid(ways: list[tuple[Shape, Shape]], at: Square) -> list[Squares]:
    return [frozenset((at[0] + dx, at[1] + dy) for dx, dy in shape) for shape, _ in ways]


class Plain:
    """A position as sets of squares."""

    def __init__(self, s: State) -> None:
        book = s.book
        self.s = s
        self.side = next(one for one in content().sides if len(one.bands[0]) == book.columns)
        self.sites = {self._read(word) for word in self.side.sites}
        self.tunnels = [self.squares(piece) for piece in s.mountain.pieces]
        self.halls = [self.squares(squares) for _, squares, _ in s.mountain.halls]
        self.gates = [self.square(gate) for gate in s.mountain.gates]
        self.tiles = set().union(*self.tunnels, *self.halls, self.gates)
        self.networks = [self.reach(gate) for gate in self.gates]
        self.standing = {self.square(square) for square in s.statues}
        self.closed = self.tiles | self.sites
        if not book.dig_starts:
            self.closed |= {self._read(start.at) for start in self.side.starts}
        rows = self.side.bands
        squares = {(x, y) for y in range(len(rows)) for x in range(len(rows[0]))}
        self.free = {square for square in squares - self.closed if self.letter(square) not in ".#"}
        self.beside = [set().union(*(beside(square) for square in net)) for net in self.networks]

    def _read(self, word: str) -> Square:
        return ord(word[0]) - 97, int(word[1:]) - 1

    def square(self, number: int) -> Square:
        return number % self.s.book.width, number // self.s.book.width

    def squares(self, mask: int) -> set[Square]:
        return {self.square(number) for number in bits(mask)}

    def reach(self, start: Square) -> set[Square]:
        found, edge = {start}, [start]
        while edge:
            for other in beside(edge.pop()):
                if other in self.tiles and other not in found:
                    found.add(other)
                    edge.append(other)
        return found

    def letter(self, square: Square) -> str:
        x, y = square
        rows = self.side.bands
        return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else "."

    def may_dig(self, seat: int, squares: Squares, hammers: int) -> bool:
        """MK-11.4 to MK-11.8."""
        if not squares <= self.free or not squares & self.beside[seat]:
            return False
        if any(squares & edge for other, edge in enumerate(self.beside) if other not in self.partners(seat)):
            return False
        return sum(self.side.rubble[y][x] == "x" and not self.was_dug((x, y)) for x, y in squares) <= hammers

    def partners(self, seat: int) -> list[int]:
        """MK-19.7 Oneself, and in the team game the partner."""
        owner_of = self.s.book.owner_of
        return [other for other in range(len(owner_of)) if owner_of[other] == owner_of[seat]]

    def was_dug(self, square: Square) -> bool:
        return bool(self.s.mountain.dug >> square[1] * self.s.book.width + square[0] & 1)

    def digs(self, seat: int, stack: int, hammers: int) -> set[tuple[int, Square]]:
        """Every orientation and first square, tried one by one."""
        return {
            (way, at)
            for at in self.free
            for way, squares in enumerate(tunnels_at(stack, at))
            if self.may_dig(seat, squares, hammers)
        }

    def hall_places(self, seat: int, hall: int) -> set[tuple[int, Square]]:
        """MK-14.1, MK-14.2."""
        own = set().union(*self.tunnels) & self.networks[seat]
        return {(way, at) for at in own for way, squares in enumerate(halls_at(hall, at)) if squares <= own}

    def ways_of(self, statue: int, seat: int, carts: int) -> dict[Square, int]:
        """MK-15.1, MK-15.4: one cart into a tunnel beside; more than one only across tunnels that are full (A-16)."""
        at = self.square(self.s.statues[statue])
        pieces = [*self.tunnels, *self.halls, *({gate} for gate in self.gates)]
        pieces = [piece for piece in pieces if piece <= self.networks[seat]]
        here = next(piece for piece in pieces if at in piece)
        found: dict[Square, int] = {}
        through, crossed = [here], [here]
        for cart in range(1, carts + 1):
            around = set().union(*(beside(square) for piece in through for square in piece))
            near = [piece for piece in pieces if piece & around and piece not in crossed]
            for piece in [here, *near] if cart == 1 else near:
                for square in piece - self.standing:
                    found.setdefault(square, cart)
            crossed += near
            through = [piece for piece in near if piece <= self.standing]
        return found

    def statue_points(self, seat: int) -> int:
        """MK-17.6, MK-17.7."""
        values = dict(zip("DLBOY", content().statues.values, strict=True))
        points = 0
        seats = self.partners(seat)
        for piece in (*self.tunnels, *({self.gates[one]} for one in seats)):
            if not any(piece <= self.networks[one] for one in seats):
                continue
            worth = [0]
            for statue, number in enumerate(self.s.statues):
                if self.square(number) in piece:
                    on_own = self.s.pedestals[self.s.statue_clan[statue]] >> number & 1
                    worth.append(values[self.letter(self.square(number))] * (2 if on_own else 1))
            points += max(worth)
        return points


def beside(square: Square) -> set[Square]:
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def masks_as_places(s: State, masks: list[int]) -> set[tuple[int, Square]]:
    width = s.book.width
    return {(way, (n % width, n // width)) for way, mask in enumerate(masks) for n in bits(mask)}


def caved_in(s: State, rng: Random) -> State:
    """The same after a tunnel of somebody's that bears nothing has left the game, so that some lie cut off (MK-4.3)."""
    stands = s.pedestals[0] | s.pedestals[1] | s.pedestals[2] | sum(1 << square for square in s.statues)
    bare = [piece for piece in s.mountain.pieces if not piece & stands]
    if not bare:
        return s
    fallen = s.copy()
    fallen.mountain = without_piece(s.book, s.mountain, rng.choice(bare))
    return fallen


CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"two_player_side": "winter"}),
    (3, {"full_tunnels": "pass"}),
    (4, {}),
    (4, {"teams": True}),
    (5, {"dig_unused_starts": False}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), CASES)
def test_the_fast_masks_say_what_plain_sets_say(players: int, options: dict[str, Any]) -> None:
    rng = Random(players)
    carts = 4 if options.get("full_tunnels") == "pass" else 1
    halls_fit = cut_off = 0
    for position in random_positions(players, POSITIONS // len(CASES) + 1, rng, **options):
        s = caved_in(position, rng) if rng.random() < 0.2 else position
        plain = Plain(s)
        seat = rng.randrange(players)
        stack = rng.randrange(8)
        hammers = rng.choice([0, 1, 2, 5, total(s, seat, HAMMER)])
        found = placements(s.book, s.mountain, seat, stack, hammers)
        assert masks_as_places(s, found) == plain.digs(seat, stack, hammers)
        assert can_place(s.book, s.mountain, seat, stack, hammers) == any(found)
        assert [plain.squares(net) for net in s.mountain.nets] == plain.networks
        for owner, hall in product(range(players), range(6)):
            fits = hall_fits(s.book, s.mountain, owner, hall)
            assert masks_as_places(s, fits) == plain.hall_places(owner, hall)
            halls_fit += any(fits)
        cut_off += s.mountain.loose != 0
        assert statues(s, s.book.owner_of[s.seat]) == plain.statue_points(s.seat)
        for statue in unearthed(s)[:2]:
            there = {plain.square(number): carts for number, carts in destinations(s, statue, carts).items()}
            assert there == plain.ways_of(statue, s.seat, carts)
    # what is rare is there too
    assert halls_fit > 100
    assert cut_off > 50


def test_sets_of_three_are_traded_for_as_well_as_can_be() -> None:
    """MK-17.4 The formula against a search through all trades."""
    rng = Random(4)
    for _ in range(300):
        counts = tuple(rng.randrange(6) for _ in range(rng.randrange(1, 5)))
        assert best_sets(list(counts)) == by_search(counts), counts


@cache
def by_search(counts: tuple[int, ...]) -> int:
    best = sum(count // 3 for count in counts)
    if sum(counts) >= 4:
        for rest in set(without_four(counts, 4)):
            for kind in range(len(counts)):
                got = list(rest)
                got[kind] += 1
                best = max(best, by_search(tuple(got)))
    return best


def without_four(counts: tuple[int, ...], left: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    if left == 0:
        yield counts
    elif first < len(counts):
        for taken in range(min(left, counts[first]) + 1):
            rest = (*counts[:first], counts[first] - taken, *counts[first + 1 :])
            yield from without_four(rest, left - taken, first + 1)


# How many different games of so many answers follow a position. A change here means that the rules have changed,
# or the content.
CONTINUATIONS = {1: [7, 49, 346, 2641], 8: [12, 334, 1476, 13652]}


@pytest.mark.parametrize("number", list(CONTINUATIONS))
def test_the_number_of_continuations_is_known(number: int) -> None:
    """Two fixed positions: the first turn of a game, and one in its middle. Draws take their first outcome."""
    s = first_turn_of(number, players=4, seed=11)
    assert [continuations(s, depth) for depth in range(1, 5)] == CONTINUATIONS[number]


def continuations(s: State, depth: int) -> int:
    pending = GAME.pending(s)
    if isinstance(pending, Over) or depth == 0:
        return 1
    if isinstance(pending, Chance):
        assert pending.weights is not None
        after = s.copy()
        GAME.outcome(after, next(code for code, weight in enumerate(pending.weights) if weight))
        return continuations(after, depth)
    assert isinstance(pending, Decide)
    count = 0
    for ask in pending.asks:
        for code in ask.codes:
            after = s.copy()
            GAME.answer(after, ask.seat, code)
            count += continuations(after, depth - 1)
    return count
