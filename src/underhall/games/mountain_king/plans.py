"""How far each great hall has come, for bots and hints: how much of it is dug where all the rest could still be."""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.state import Book

PLANS_KEPT: Final = 64  # before they are forgotten again


def hall_worth(book: Book, hall: int, dug: int) -> float:
    """What a hall promises of which so many squares are dug."""
    share = min(dug, book.hall_area[hall]) / book.hall_area[hall]
    return (book.hall_low[hall] * 0.5 + book.hall_high[hall] * 0.5) * share * share * share


# Where halls could come to lie is counted for all places at once. A number has a field of five bits for each square; a
# mask of squares, spread out to such fields and multiplied by a hall turned round, gives for every place of the hall
# how many of its squares are in the mask.
FIELD: Final = 5
TOP: Final = 16
"""The highest bit of a field; nothing is counted further."""


def _spread(squares: int) -> int:
    """Each bit in a field of its own.

    >>> hex(_spread(0b1101))
    '0x8401'
    """
    return int(f"{squares:b}", 1 << FIELD)


class Plans:
    """The halls of a book as patterns, and the plans that were made with them."""

    __slots__ = ("_plans", "_tiles", "book", "patterns", "reach", "ways")

    def __init__(self, book: Book) -> None:
        self.book = book
        self.patterns: list[int] = []
        self.reach: list[int] = []
        self.ways: list[list[int]] = []
        """For each hall the numbers of its patterns."""
        for spins in book.hall_spins:
            self.ways.append(list(range(len(self.patterns), len(self.patterns) + len(spins))))
            for shifts in spins:
                self.reach.append(max(shifts))
                self.patterns.append(sum([1 << FIELD * (max(shifts) - shift) for shift in shifts]))
        self._plans: dict[tuple[int, int], Plan] = {}
        self._tiles: dict[int, list[int]] = {}

    def plan(self, own: int, there: int) -> Plan:
        known = self._plans.get((own, there))
        if known is None:
            if len(self._plans) > PLANS_KEPT:
                self._plans.clear()
            known = self._plans[own, there] = Plan(self, own, there)
        return known

    def tile(self, tile: int) -> list[int]:
        """For each pattern what a tile, pushed to the first square, adds to the counts."""
        known = self._tiles.get(tile)
        if known is None:
            known = self._tiles[tile] = [_spread(tile) * pattern for pattern in self.patterns]
        return known


class Plan:
    """How far each hall has come with these tunnels, where all its other squares could still be dug."""

    __slots__ = ("_counts", "_places", "_plans", "_tests", "_tops", "dug", "order")

    def __init__(self, plans: Plans, own: int, there: int) -> None:
        self._plans = plans
        self._counts: list[int] = []
        self._places: list[int] = []
        self._tops: list[int] = []
        self._tests: list[int] = [0] * (TOP * len(plans.patterns))
        self.dug: list[int] = []
        wide = _spread(own)
        for hall, spins in enumerate(plans.book.hall_spins):
            for way, shifts in zip(plans.ways[hall], spins, strict=True):
                fits = there
                for shift in shifts:
                    fits &= there >> shift
                places = _spread(fits) << FIELD * plans.reach[way] if fits else 0
                self._places.append(places)
                self._tops.append(places * TOP)
                self._counts.append(wide * plans.patterns[way] & places * (TOP - 1) if fits else 0)
            self.dug.append(self._search(hall, [0] * len(plans.patterns), 0, 0))
        worth = [hall_worth(plans.book, hall, dug) for hall, dug in enumerate(self.dug)]
        self.order = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
        """The halls, the most promising first."""

    def most_dug(self, hall: int, tile: int) -> int:
        """The most squares of a hall that are dug at one place, with one tile more."""
        low = (tile & -tile).bit_length() - 1
        return self._search(hall, self._plans.tile(tile >> low), FIELD * low, self.dug[hall])

    def _search(self, hall: int, more: list[int], up: int, dug: int) -> int:
        """A place with more than `dug` shows in the top bit of its field once all are raised by what `dug` lacks."""
        for way in self._plans.ways[hall]:
            top = self._tops[way]
            if top:
                extra = more[way] << up
                while dug < TOP - 1 and self._test(way, dug) + extra & top:
                    dug += 1
        return dug

    def _test(self, way: int, dug: int) -> int:
        at = way * TOP + dug
        if not self._tests[at]:
            self._tests[at] = self._counts[way] + self._places[way] * (TOP - 1 - dug)
        return self._tests[at]


def plans_of(book: Book) -> Plans:
    plans = _plans.get(book)
    if plans is None:
        plans = _plans[book] = Plans(book)
    return plans


_plans: dict[Book, Plans] = {}
