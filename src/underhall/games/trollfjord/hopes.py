"""How likely a treasure is for whoever goes for it and strikes as well as they can.

A partner who stops sooner is not thought of.
"""

from __future__ import annotations

from underhall.games.trollfjord.rules.fortresses import near
from underhall.games.trollfjord.rules.odds import calm_chances
from underhall.games.trollfjord.rules.treasures import total
from underhall.games.trollfjord.rules.twin import LOOSE, STUCK, chances, temper
from underhall.games.trollfjord.state import REGIONS, STRENGTHS, State

AIMS = range(3, STRENGTHS, 4)
"""Strengths at the foot of the wall, soft to hard: enough to tell how likely a treasure is."""


def chance(s: State, limit: int, strikes: int, wanted: int) -> float:
    """That so many strikes bring the total to what is wanted and the spirit stays calm.

    How many boulders fall does not depend on their colours, so the number is walked through first and the colours are
    weighed once, at the number that is enough.
    """
    calm = calm_chances(s, limit)
    missing = wanted - total(s)
    known: dict[tuple[int, int, int], float] = {}

    def best(left: int, fallen: int, mood: int) -> float:
        if fallen >= missing:
            return calm[fallen]
        if left == 0:
            return 0.0
        key = (left, fallen, mood)
        if key not in known:
            known[key] = max(struck(aim, left, fallen, mood) for aim in AIMS)
        return known[key]

    def struck(aim: int, left: int, fallen: int, mood: int) -> float:
        reached = lower = 0.0
        for number, upper in enumerate(chances(s.book, aim, len(calm) - 1 - fallen, mood)):
            reached += (upper - lower) * best(left - 1, fallen + number, LOOSE if number else STUCK)
            lower = upper
        return reached

    return best(strikes, 0, temper(s))


def hope(s: State, seat: int, fort: int, limit: int) -> tuple[int, float]:
    """The treasure to go for there: its value and its chance; 0 if none is left beyond the boulders that lie."""
    found = []
    for region in s.book.fort_regions[fort]:
        value = treasure(s, region) if s.trolls[seat * REGIONS + region] else 0
        if value > total(s):
            found.append((value, chance(s, limit, limit - s.strikes, value)))
    return max(found, key=lambda one: (one[0] * one[1], -one[0]), default=(0, 0.0))


def percent(part: float) -> int:
    """An estimate is never sure."""
    return min(99, max(1, round(100 * part)))


def treasure(s: State, region: int) -> int:
    kind = s.treasures[region]
    return s.book.treasure_values[kind] if kind >= 0 else 0


def limit_alone(s: State, seat: int, fort: int) -> int:
    """TF-5.14 The limit of a seat without a partner."""
    return min(s.book.strikes, near(s, seat, fort))
