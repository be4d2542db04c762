"""How good a position looks for a seat, in points: what it has, and what its trolls and the hammer may still bring."""

from __future__ import annotations

from math import exp
from typing import Final

from underhall.games.trollfjord.rules.fortresses import bout_limit, near
from underhall.games.trollfjord.rules.gifts import excess, pledged_in_all
from underhall.games.trollfjord.rules.odds import calm_chances
from underhall.games.trollfjord.rules.scoring import breakdown
from underhall.games.trollfjord.rules.treasures import next_slot, total
from underhall.games.trollfjord.rules.twin import chances, temper
from underhall.games.trollfjord.state import (
    APPEASING,
    CLEARING,
    COLLECTING,
    COLLECTING_OTHER,
    COMMITTING,
    CONTINUING,
    FALLING,
    GAME_OVER,
    JOINING,
    LATE,
    PLUS,
    REFILLING,
    REGIONS,
    SLOTS,
    State,
)

# boulders that a normal strike brings, and how widely a row of strikes spreads
PER_STRIKE: Final = 3.1
SPREAD: Final = 1.7
# a bout that is possible now is worth more later than nothing, but less than now
LATER: Final = 0.75
SECOND: Final = 0.2
# what a troll on the board is worth for bouts to come, beside the best one
TROLL: Final = 0.45
# what a filled slot is worth beyond its treasure: it opens the next one and brings the end nearer
SLOT: Final = 4.0
# how often a partner without the hammer still comes to his treasure
SHARE: Final = 0.55
# a strike more for nothing is not worth the noise
STROKE: Final = 0.05

_known: dict[tuple[object, ...], list[tuple[int, float]]] = {}
MOST_KNOWN: Final = 20_000


def evaluate(s: State, seat: int) -> float:
    points = float(sum(breakdown(s, seat).values()))
    if s.kind == GAME_OVER:
        return points + _ahead(s, seat, points)
    filled = 0
    for kind in s.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
        filled += kind >= 0
    value = points + SLOT * filled
    if s.lying >> seat & 1:
        return value
    value += _outlook(s, seat, next_slot(s, seat), -1, -1)
    if s.fort >= 0 and (seat == s.seat or seat == s.partner):
        value += _bout(s, seat)
    return value


def _ahead(s: State, seat: int, points: float) -> float:
    """At the end winning counts most."""
    best = 0.0
    for other in range(s.book.players):
        if other != seat:
            best = max(best, float(sum(breakdown(s, other).values())))
    return 20.0 if points > best else 0.0


def reach(missing: float, strikes: int) -> float:
    """The chance that so many strikes bring so many boulders."""
    if missing <= 0:
        return 1.0
    if strikes <= 0:
        return 0.0
    x = (missing - 0.5 - PER_STRIKE * strikes) / (SPREAD * strikes**0.5)
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, 1.7 * x))))


def _success(limit: int, value: int) -> float:
    """Roughly how often somebody alone with so many trolls gets a treasure of this value."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (value - 3.0 * limit + 1.8) / 2.1))))


def _outlook(s: State, seat: int, slot: int, left: int, bare: int) -> float:
    """What the trolls on the board promise for later bouts: those of region `left` not counted, and without the
    treasure of region `bare`."""
    book = s.book
    best = second = 0.0
    strength = 0
    base = seat * REGIONS
    gone = s.trolls[base + left] if left >= 0 else 0
    for fort in range(len(s.forts)):
        trolls = near(s, seat, fort)
        if gone and left in book.fort_regions[fort]:
            trolls -= gone
        strength += trolls
        if trolls == 0 or not (slot == PLUS or s.forts[fort] == slot + 1):
            continue
        held = 0
        worth = 0.0
        for region in book.fort_regions[fort]:
            there = s.trolls[base + region] if region != left else 0
            held += there > 0
            kind = s.treasures[region] if region != bare else -1
            if kind >= 0:
                value = book.treasure_values[kind]
                chance = _success(min(book.strikes, trolls), value) * (value + SLOT)
                worth = max(worth, chance if there else 0.6 * chance)
        if held < book.regions_needed:
            worth *= 0.6
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    out = book.trolls - s.supply[seat] - gone
    return LATER * best + SECOND * second + TROLL * out + 0.15 * strength


def _prizes(s: State, seat: int) -> list[tuple[int, float]]:
    """For each treasure of the fortress where this seat has trolls, its value and what taking it would bring: points,
    a slot, and the outlook without the trolls that then go home. First, with the value 0, what it means to leave a
    region without a treasure."""
    own = seat == s.seat
    slot = next_slot(s, seat)
    base = seat * REGIONS
    placed = tuple(s.trolls[base : base + REGIONS])
    key = (s.book, seat, own, slot, s.fort, placed, tuple(s.forts), tuple(s.treasures))
    known = _known.get(key)
    if known is not None:
        return known
    now = _outlook(s, seat, slot, -1, -1)
    nothing = -100.0
    prizes = [(0, 0.0)]
    for region in s.book.fort_regions[s.fort]:
        if not s.trolls[base + region]:
            continue
        nothing = max(nothing, _outlook(s, seat, slot, region, -1) - now)
        kind = s.treasures[region]
        if kind >= 0:
            value = s.book.treasure_values[kind]
            after = _outlook(s, seat, min(slot + 1, PLUS) if own else slot, region, region) - now
            prizes.append((value, value + after + (SLOT if own else 0.0)))
    prizes[0] = (0, nothing)
    if len(_known) > MOST_KNOWN:
        _known.clear()
    _known[key] = prizes
    return prizes


def _bout(s: State, seat: int) -> float:
    """What the hammering of this turn may still bring this seat."""
    phase = s.phase
    if phase == CLEARING or phase == REFILLING or s.taken[seat] >= 0 or s.retired == seat:
        return 0.0
    prizes = _prizes(s, seat)
    if phase == JOINING or phase == COMMITTING:
        if seat != s.seat and s.partner != seat:
            return 0.0
        limit = bout_limit(s, s.partner)
        return (1.0 if seat == s.seat else SHARE) * _hopes(prizes, 0, limit, 0, calm_chances(s, limit))
    if phase == COLLECTING or phase == COLLECTING_OTHER or phase == LATE or phase == CONTINUING:
        return _sure(prizes, total(s))
    if phase == APPEASING:
        return _appeasing(s, seat, prizes)
    share = 1.0 if seat == s.hitter else SHARE
    if phase == FALLING:
        return share * _falling(s, seat, prizes) - STROKE
    return share * _hopes(prizes, total(s), s.limit - s.strikes, 0, calm_chances(s, s.limit)) - STROKE


def _sure(prizes: list[tuple[int, float]], fallen: int) -> float:
    """The best treasure that this many boulders allow; TF-8.2 one must be taken if there is any."""
    best = prizes[0][1]
    found = False
    for value, gain in prizes:
        if 0 < value <= fallen and (not found or gain > best):
            best = gain
            found = True
    return best


def _hopes(prizes: list[tuple[int, float]], fallen: int, strikes: int, drawn: int, calm: list[float]) -> float:
    """The best of stopping now and of striking on for a dearer treasure. `drawn` boulders of those that `calm` speaks
    of have fallen already without anger."""
    sure = _sure(prizes, fallen)
    nothing = prizes[0][1]
    best = sure
    for value, gain in prizes:
        if value <= fallen:
            continue
        missing = value - fallen
        at = drawn + missing + 1
        quiet = calm[at] / calm[drawn] if at < len(calm) and calm[drawn] > 0 else 0.0
        comes = reach(missing, strikes) * quiet
        best = max(best, comes * gain + max(0.0, quiet - comes) * sure + (1.0 - quiet) * nothing)
    return best


def _falling(s: State, seat: int, prizes: list[tuple[int, float]]) -> float:
    """The hammer has come down: the mean over what may fall."""
    calm = calm_chances(s, s.limit)
    rising = chances(s.book, s.strike, len(calm) - 1, temper(s))
    fallen = total(s)
    left = s.limit - s.strikes - 1
    before = value = 0.0
    for number, rise in enumerate(rising):
        chance = rise - before
        before = rise
        hopes = _hopes(prizes, fallen + number, left, number, calm) if calm[number] > 0 else 0.0
        if number == 0 and s.other >= 0:
            hopes *= SHARE  # the hammer changes hands
        angry = _calmed(s, seat, prizes, fallen + number) if calm[number] < 1 else 0.0
        value += chance * (calm[number] * hopes + (1.0 - calm[number]) * angry)
    return value


def _calmed(s: State, seat: int, prizes: list[tuple[int, float]], fallen: int) -> float:
    """What is left of a prize if the spirit has to be appeased with the smallest gift, or sometimes more."""
    nothing = prizes[0][1]
    gifts = s.gifts[seat]
    for gift, value in enumerate(s.book.gift_values):
        if gifts >> gift & 1:
            return max(nothing, 0.85 * _sure(prizes, fallen) + 0.15 * nothing - 1.4 * value)
    return nothing


def _appeasing(s: State, seat: int, prizes: list[tuple[int, float]]) -> float:
    """Somebody has angered the spirit: what the prize is worth after all gifts that this seat still has to give."""
    nothing = prizes[0][1]
    missing = excess(s) - pledged_in_all(s)
    together = s.other >= 0
    own = (missing + 1) // 2 if together else missing
    price = 0.0
    for gift, value in enumerate(s.book.gift_values):
        if s.pledged[seat] >> gift & 1:
            price += value
        elif s.gifts[seat] >> gift & 1 and own > 0:
            price += value
            own -= 1
    if own > 0:
        return nothing
    hope = 0.85**missing if together else 1.0
    return max(nothing, hope * (_sure(prizes, total(s)) - price) + (1.0 - hope) * nothing)
