"""How good a position looks for a seat, in points: what it has, and what its trolls and the hammer may still bring."""

from __future__ import annotations

from math import exp
from typing import Final

from underhall.games.trollfjord.rules.fortresses import bout_limit, near
from underhall.games.trollfjord.rules.gifts import excess, pledged_in_all
from underhall.games.trollfjord.rules.odds import calm_chances
from underhall.games.trollfjord.rules.scoring import breakdown
from underhall.games.trollfjord.rules.treasures import next_slot, take_codes, total
from underhall.games.trollfjord.rules.twin import chances
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
    value += _outlook(s, seat)
    if s.fort >= 0 and (seat == s.seat or seat == s.partner or (s.phase == JOINING and seat in s.queue)):
        value += _bout(s, seat)
    return value


def _ahead(s: State, seat: int, points: float) -> float:
    """At the end winning counts most."""
    best = 0.0
    for other in range(s.book.players):
        if other != seat:
            best = max(best, float(sum(breakdown(s, other).values())))
    return 20.0 if points > best else 0.0


def _reach(missing: float, strikes: int) -> float:
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


def _outlook(s: State, seat: int) -> float:
    """What the trolls on the board promise for later bouts."""
    book = s.book
    slot = next_slot(s, seat)
    best = second = 0.0
    strength = 0
    base = seat * REGIONS
    for fort in range(len(s.forts)):
        trolls = near(s, seat, fort)
        strength += trolls
        if trolls == 0 or not (slot == PLUS or s.forts[fort] == slot + 1):
            continue
        held = 0
        worth = 0.0
        for region in book.fort_regions[fort]:
            there = s.trolls[base + region]
            held += there > 0
            kind = s.treasures[region]
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
    out = book.trolls - s.supply[seat]
    return LATER * best + SECOND * second + TROLL * out + 0.15 * strength


def _bout(s: State, seat: int) -> float:
    """What the hammering of this turn may still bring this seat."""
    phase = s.phase
    if phase == CLEARING or phase == REFILLING or s.taken[seat] >= 0 or s.retired == seat:
        return 0.0
    if phase == JOINING or phase == COMMITTING:
        return _before(s, seat)
    loss = _loss(s, seat)
    if phase == COLLECTING or phase == COLLECTING_OTHER or phase == LATE or phase == CONTINUING:
        return _takes(s, seat, total(s)) - loss
    if phase == APPEASING:
        return _appeasing(s, seat) - loss
    share = 1.0 if seat == s.hitter else SHARE
    if phase == FALLING:
        return share * _falling(s, seat) - loss
    return share * _hopes(s, seat, total(s), s.limit - s.strikes, 0, calm_chances(s, s.limit)) - loss


def _loss(s: State, seat: int) -> float:
    """TF-8.11 A region has to be cleared in the end."""
    least = 10
    for region in s.book.fort_regions[s.fort]:
        there = s.trolls[seat * REGIONS + region]
        if there:
            least = min(least, there)
    return (TROLL + 0.15) * least


def _before(s: State, seat: int) -> float:
    """Announced, and perhaps joined, but not yet struck."""
    partner = s.partner
    if seat != s.seat and partner != seat:
        return 0.0  # not asked yet, or he would have joined
    limit = bout_limit(s, partner)
    calm = calm_chances(s, limit)
    hopes = _hopes(s, seat, 0, limit, 0, calm)
    return (1.0 if seat == s.seat else SHARE) * hopes - _loss(s, seat)


def _worth(s: State, seat: int, value: int) -> float:
    """A treasure in the own turn fills a slot as well."""
    return value + SLOT if seat == s.seat else float(value)


def _takes(s: State, seat: int, fallen: int) -> float:
    """The best treasure that this many boulders allow."""
    best = 0.0
    for region in s.book.fort_regions[s.fort]:
        kind = s.treasures[region]
        if kind >= 0 and s.trolls[seat * REGIONS + region]:
            value = s.book.treasure_values[kind]
            if value <= fallen:
                best = max(best, _worth(s, seat, value))
    return best


def _hopes(s: State, seat: int, fallen: int, strikes: int, drawn: int, calm: list[float]) -> float:
    """The best of stopping now and of striking on for a dearer treasure. `drawn` boulders of those that `calm` speaks
    of have fallen already without anger."""
    sure = _takes(s, seat, fallen)
    best = sure
    for region in s.book.fort_regions[s.fort]:
        kind = s.treasures[region]
        if kind < 0 or not s.trolls[seat * REGIONS + region]:
            continue
        value = s.book.treasure_values[kind]
        if value <= fallen:
            continue
        missing = value - fallen
        at = drawn + missing + 1
        quiet = calm[at] / calm[drawn] if at < len(calm) and calm[drawn] > 0 else 0.0
        comes = _reach(missing, strikes) * quiet
        best = max(best, comes * _worth(s, seat, value) + max(0.0, quiet - comes) * sure)
    return best


def _falling(s: State, seat: int) -> float:
    """The hammer has come down: the mean over what may fall."""
    calm = calm_chances(s, s.limit)
    rising = chances(s.book, s.strike, len(calm) - 1)
    fallen = total(s)
    left = s.limit - s.strikes - 1
    before = value = 0.0
    for number, rise in enumerate(rising):
        chance = rise - before
        before = rise
        hopes = _hopes(s, seat, fallen + number, left, number, calm) if calm[number] > 0 else 0.0
        if number == 0 and s.other >= 0:
            hopes *= SHARE  # the hammer changes hands
        angry = _calmed(s, seat, _takes(s, seat, fallen + number)) if calm[number] < 1 else 0.0
        value += chance * (calm[number] * hopes + (1.0 - calm[number]) * angry)
    return value


def _calmed(s: State, seat: int, prize: float) -> float:
    """What is left of a prize if the spirit has to be appeased with the smallest gift or two."""
    price = 0.0
    gifts = s.gifts[seat]
    for gift, value in enumerate(s.book.gift_values):
        if gifts >> gift & 1:
            price = 1.4 * value
            break
    if price == 0.0:
        return 0.0
    return max(0.0, 0.85 * prize - price)


def _appeasing(s: State, seat: int) -> float:
    """Somebody has angered the spirit: pledged gifts count as given if it comes to that."""
    prize = 0.0
    if seat == s.hitter or seat == s.other:
        codes = take_codes(s, seat)
        for region in codes:
            prize = max(prize, _worth(s, seat, s.book.treasure_values[s.treasures[region]]))
    missing = excess(s) - pledged_in_all(s)
    given = 0.0
    for gift, value in enumerate(s.book.gift_values):
        if s.pledged[seat] >> gift & 1:
            given += value
    comes = 0.75**missing
    return comes * (prize - given)
