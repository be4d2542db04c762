"""What one more strike may bring, by the twin of the tower: for people before they strike, and for bots."""

from __future__ import annotations

from underhall.games.trollfjord.rules.treasures import total
from underhall.games.trollfjord.rules.twin import chances, temper
from underhall.games.trollfjord.state import COLOURS, HEIGHTS, STRENGTHS, State

_calm: dict[tuple[int, ...], list[float]] = {}
MOST_KEPT = 20_000


def calm_chances(s: State, limit: int) -> list[float]:
    """For each number of boulders that may fall now: that red, yellow and blue all stay within the limit. Every boulder
    inside counts alike here, whether it was put back at the top or not."""
    key = (s.table[0], s.table[1], s.table[2], s.table[3], limit, s.book.per_colour)
    known = _calm.get(key)
    if known is None:
        if len(_calm) > MOST_KEPT:
            _calm.clear()
        known = _work_out(s.table, limit, s.book.per_colour)
        _calm[key] = known
    return known


def _work_out(table: list[int], limit: int, per_colour: int) -> list[float]:
    """Ways to draw that many within the limits beside all ways, as a product of polynomials."""
    ways = [1.0]
    every = [1.0]
    for colour in range(len(COLOURS)):
        inside = per_colour - table[colour]
        room = inside if colour == 0 else min(inside, limit - table[colour])
        row = _choose(inside)
        ways = _times(ways, row[: max(0, room) + 1] if room >= 0 else [0.0])
        every = _times(every, row)
    ways.extend([0.0] * (len(every) - len(ways)))
    return [ways[number] / every[number] for number in range(len(every))]


def _choose(n: int) -> list[float]:
    row = [1.0]
    for k in range(n):
        row.append(row[k] * (n - k) / (k + 1))
    return row


def _times(a: list[float], b: list[float]) -> list[float]:
    result = [0.0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            result[i + j] += x * y
    return result


def outlook(s: State, limit: int, strike: int, wanted: int) -> tuple[float, float, float, float]:
    """Of one strike: that nothing falls, that it angers, that the total reaches what is wanted without anger, and how
    many boulders fall on average."""
    calm = calm_chances(s, limit)
    rising = chances(s.book, strike, len(calm) - 1, temper(s))
    need = wanted - total(s)
    before = angry = reach = mean = 0.0
    for number, rise in enumerate(rising):
        chance = rise - before
        before = rise
        angry += chance * (1.0 - calm[number])
        mean += chance * number
        if number >= need:
            reach += chance * calm[number]
    return rising[0], angry, reach, mean


def strike_odds(s: State, limit: int) -> list[tuple[int, int, int, int, int, tuple[int, ...]]]:
    """For every height and strength: in thousandths that nothing falls, that it angers, the mean in hundredths, and for
    each region of the fortress that its treasure comes within reach."""
    book = s.book
    rows: list[tuple[int, int, int, int, int, tuple[int, ...]]] = []
    values = [s.treasures[region] for region in book.fort_regions[s.fort]]
    for height in range(HEIGHTS):
        for strength in range(STRENGTHS):
            strike = height * STRENGTHS + strength
            reaches: list[int] = []
            empty = angry = mean = 0.0
            for kind in values:
                wanted = book.treasure_values[kind] if kind >= 0 else 1000
                empty, angry, reach, mean = outlook(s, limit, strike, wanted)
                reaches.append(round(1000 * reach))
            rows.append((height, strength, round(1000 * empty), round(1000 * angry), round(100 * mean), tuple(reaches)))
    return rows
