"""Why a king walks, and trolls are placed or wander: where they can hammer then, or what they are on the way to."""

from __future__ import annotations

from typing import Any

from underhall.games.trollfjord.hopes import chance, hope, limit_alone, percent
from underhall.games.trollfjord.notation import ROMAN
from underhall.games.trollfjord.options import fortress_name
from underhall.games.trollfjord.rules.fortresses import fits_slot, near, stands_at
from underhall.games.trollfjord.rules.track import last_standing
from underhall.games.trollfjord.rules.treasures import next_slot
from underhall.games.trollfjord.state import ASK_WANDER, REGIONS, Book, State

Why = tuple[str, dict[str, Any]]

LAST_TURN: Why = ("tf-why-over", {})
SLIGHT = 0.1
"""Less than this is no reason to strike."""
FAR = 100


def move(before: State, after: State, seat: int) -> Why | None:
    if after.lying >> seat & 1:
        return LAST_TURN
    better = _hammering(before, after, seat)
    if better is None and after.kind == ASK_WANDER and after.asked == seat:
        better = _steps(after, seat)
    if better is None and not after.ending and last_standing(after) == seat:
        better = ("tf-why-last", {})
    return better or _gathering(before, after, seat) or _here(after, seat)


def place(before: State, after: State, seat: int) -> Why | None:
    if after.lying >> seat & 1:
        return LAST_TURN
    if _own(after, seat) == _own(before, seat):
        return "tf-why-keep-trolls", {}
    return _hammering(before, after, seat) or _gathering(before, after, seat)


def wander(before: State, after: State, seat: int) -> Why | None:
    if after.lying >> seat & 1:
        return LAST_TURN
    if _own(after, seat) != _own(before, seat):
        return _hammering(before, after, seat) or _gathering(before, after, seat)
    forts = [fort for fort in wanted(before, seat) if stands_at(before, seat, fort)]
    return ("tf-why-enough", at(before, max(forts, key=lambda fort: near(before, seat, fort)))) if forts else None


def _own(s: State, seat: int) -> list[int]:
    return s.trolls[seat * REGIONS : seat * REGIONS + REGIONS]


def at(s: State, fort: int) -> dict[str, Any]:
    return {"fortress": fortress_name(s.book, fort), "number": ROMAN[s.forts[fort]]}


def _each(s: State, seat: int) -> list[int]:
    """The region of each troll."""
    return [region for region, count in enumerate(_own(s, seat)) for _ in range(count)]


def wanted(s: State, seat: int) -> list[int]:
    """The fortresses with the number that the sack of a seat needs."""
    return [fort for fort in range(len(s.forts)) if fits_slot(s, seat, fort)]


def _hammering(before: State, after: State, seat: int) -> Why | None:
    """A fortress where the seat may hammer now, or with more strikes than before."""
    best: Why | None = None
    most = -1.0
    for fort in wanted(after, seat):
        was, now = limit_alone(before, seat, fort), limit_alone(after, seat, fort)
        stood = stands_at(before, seat, fort)
        if not stands_at(after, seat, fort) or (stood and now <= was):
            continue
        value, comes = hope(after, seat, fort, now)
        comes_from = chance(before, was, was, value) if stood and value else 0.0
        if value * (comes - comes_from) <= most:
            continue
        most = value * (comes - comes_from)
        facts = {**at(after, fort), "n": now, "value": value, "chance": percent(comes)}
        if comes < SLIGHT:
            best = ("tf-why-stand", {**at(after, fort), "n": now})
        elif stood:
            best = ("tf-why-limit", {**facts, "before": percent(comes_from)})
        else:
            best = ("tf-why-ready", {**facts, "turn": "own" if seat == before.seat else "other"})
    return best


def _here(s: State, seat: int) -> Why | None:
    """Where the seat may hammer in this turn anyway."""
    found = [
        (*hope(s, seat, fort, limit_alone(s, seat, fort)), fort) for fort in wanted(s, seat) if stands_at(s, seat, fort)
    ]
    value, comes, fort = max(found, key=lambda one: one[0] * one[1], default=(0, 0.0, -1))
    if comes < SLIGHT or seat != s.seat:
        return None
    facts = {"n": limit_alone(s, seat, fort), "value": value, "chance": percent(comes)}
    return "tf-why-ready", {**at(s, fort), **facts, "turn": "own"}


def _gathering(before: State, after: State, seat: int) -> Why | None:
    """Trolls in place for later: at a fortress that wants one more region, at a rival's, at the next number, or on
    their way."""
    fresh = [fort for fort in range(len(after.forts)) if near(after, seat, fort) > near(before, seat, fort)]
    fresh.sort(key=lambda fort: -near(after, seat, fort))
    for fort in fresh:
        if fits_slot(after, seat, fort) and not stands_at(after, seat, fort):
            return "tf-why-near", {**at(after, fort), "n": near(after, seat, fort)}
    for fort in fresh:
        for other in range(after.book.players):
            if other != seat and _may_join(after, seat, other, fort):
                return "tf-why-partner", {**at(after, fort), "player": other}
    slot = next_slot(after, seat)
    for fort in fresh:
        if after.forts[fort] == slot + 2:
            return "tf-why-later", {**at(after, fort), "n": near(after, seat, fort)}
    return _on_the_way(before, after, seat)


def _may_join(s: State, seat: int, other: int, fort: int) -> bool:
    """Whether another may hammer there, and this seat with him."""
    return stands_at(s, seat, fort) and stands_at(s, other, fort) and fits_slot(s, other, fort)


def _steps(s: State, seat: int) -> Why | None:
    """What the steps that the king has just won can do for the trolls."""
    far = distances(s.book)
    raised: Why | None = None
    ready: Why | None = None
    most = 0
    for fort in wanted(s, seat):
        if stands_at(s, seat, fort):
            limit = limit_alone(s, seat, fort)
            reached = min(s.book.strikes, limit + _arriving(s, seat, fort, far))
            if reached - limit > most:
                raised, most = ("tf-why-steps-limit", {**at(s, fort), "n": reached, "count": limit}), reached - limit
        elif ready is None and (steps := _steps_to_stand(s, seat, fort, far)) <= s.rest:
            ready = ("tf-why-steps-ready", {**at(s, fort), "n": steps})
    return raised or ready


def _arriving(s: State, seat: int, fort: int, far: list[list[int]]) -> int:
    """How many more trolls the steps bring to a fortress, the nearest first."""
    outside = sorted(steps for region in _each(s, seat) if (steps := _steps_from(s, fort, region, far)))
    return sum(sum(outside[: number + 1]) <= s.rest for number in range(len(outside)))


def _steps_to_stand(s: State, seat: int, fort: int, far: list[list[int]]) -> int:
    """How many steps bring trolls into two regions of a fortress."""
    own = _each(s, seat)
    best = FAR
    for first, one in enumerate(own):
        for second, two in enumerate(own):
            for a in s.book.fort_regions[fort]:
                for b in s.book.fort_regions[fort]:
                    if first != second and a != b:
                        best = min(best, far[one][a] + far[two][b])
    return best


def _on_the_way(before: State, after: State, seat: int) -> Why | None:
    """Trolls that came onto the map, or one that took a step, and how far it is to a fortress that is wanted."""
    far = distances(after.book)
    moved = [now - was for now, was in zip(_own(after, seat), _own(before, seat), strict=True)]
    fort, left = min(
        [(fort, _steps_from(after, fort, region, far)) for fort in wanted(after, seat) for region in _up(moved)],
        key=lambda one: one[1],
        default=(-1, FAR),
    )
    if fort < 0:
        return None
    if -1 not in moved:
        return "tf-why-board", {**at(after, fort), "n": sum(moved), "left": left}
    return ("tf-why-nearer", at(after, fort)) if _steps_from(after, fort, moved.index(-1), far) > left else None


def _up(moved: list[int]) -> list[int]:
    return [region for region, more in enumerate(moved) if more > 0]


def _steps_from(s: State, fort: int, region: int, far: list[list[int]]) -> int:
    return min(far[region][end] for end in s.book.fort_regions[fort])


def distances(book: Book) -> list[list[int]]:
    """How many steps it is from each region to each other."""
    far = [[0 if start == end else FAR for end in range(REGIONS)] for start in range(REGIONS)]
    for start in range(REGIONS):
        edge = [start]
        for region in edge:
            for border in book.near[region]:
                end = book.borders[border][1]
                if far[start][end] == FAR:
                    far[start][end] = far[start][region] + 1
                    edge.append(end)
    return far
