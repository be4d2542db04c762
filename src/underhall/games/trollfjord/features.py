"""What a learned judge sees of a position: figures of the table, then the same figures for every seat.

All of them lie roughly between -1 and 1 and keep their meaning whatever the number of players, pack and options.
Fortresses come by what they mean for a seat's sack, never by their place on the map; trolls that a treasure already
taken sends home count as gone, and a region that waits for its next treasure counts as one of the mean of the stock.
"""

from __future__ import annotations

from math import exp
from typing import Final

from underhall.games.trollfjord.evaluation import SLOT, evaluate, reach
from underhall.games.trollfjord.rules.fortresses import bout_limit
from underhall.games.trollfjord.rules.gifts import excess, pledged_in_all
from underhall.games.trollfjord.rules.odds import calm_chances
from underhall.games.trollfjord.rules.scoring import breakdown, is_last_turn
from underhall.games.trollfjord.rules.track import taken_cells
from underhall.games.trollfjord.rules.treasures import next_slot, total
from underhall.games.trollfjord.rules.twin import chances, temper
from underhall.games.trollfjord.state import (
    ANNOUNCING,
    APPEASING,
    CONTINUING,
    DEALING,
    DRAW_FALL,
    DRAW_STRIP,
    DRAW_TREASURE,
    FALLING,
    FORTRESSES,
    GAME_OVER,
    GIFTS,
    JOINING,
    LATE,
    MOVING,
    PLUS,
    REGIONS,
    SLOTS,
    STRIKING,
    TAILWIND,
    State,
)

COMMON: Final = 57
SEAT: Final = 107

# figures of the groups that are empty in setup, for a king that lies, or outside a bout
BOUT: Final = 22
PROSPECTS: Final = 53
TARGET: Final = 14
PART: Final = 7
PRIZES: Final = 12

# what a treasure is worth to a seat without trolls in its region, or in too few regions of its fortress
AWAY: Final = 0.6


class Survey:
    """What several groups of figures need, reckoned once."""

    __slots__ = ("calm", "held", "left", "limit", "mean", "near", "points", "rising", "slot", "trolls", "values")

    trolls: list[int]  # as in the state, without those that are sure to go home
    values: list[int]  # of the treasure on each region, 0 for none
    mean: float  # of the stock
    points: list[int]
    slot: list[int]  # the next of each seat, -1 for a full sack
    near: list[int]  # near[seat * FORTRESSES + fort]: its trolls there,
    held: list[int]  # and in how many of the three regions
    limit: int  # of the bout, 0 for none
    left: int  # strikes, after the one that is being carried out
    calm: list[float]
    rising: list[float]  # what the strike that is being carried out may bring


def features(s: State) -> list[float]:
    """COMMON figures of the table, then SEAT figures for each seat in order."""
    v = _survey(s)
    out: list[float] = []
    _table(s, v, out)
    _hammering(s, v, out)
    for seat in range(s.book.players):
        _turn(s, seat, out)
        _points(s, v, seat, out)
        if s.phase == DEALING or s.lying >> seat & 1:
            out += [0.0] * PROSPECTS
        else:
            _prospects(s, v, seat, out)
        _part(s, v, seat, out)
    return out


def _survey(s: State) -> Survey:
    book = s.book
    v = Survey()
    left = worth = 0
    for kind, number in enumerate(s.stock):
        left += number
        worth += number * book.treasure_values[kind]
    v.mean = worth / left if left else 0.0
    v.values = [book.treasure_values[kind] if kind >= 0 else int(v.mean) for kind in s.treasures]
    v.trolls = trolls = s.trolls[:]
    v.points, v.slot, v.near, v.held = [], [], [], []
    for seat in range(book.players):
        base = seat * REGIONS
        if s.taken[seat] >= 0:
            trolls[base + s.taken[seat]] = 0
        v.points.append(sum(breakdown(s, seat).values()))
        v.slot.append(next_slot(s, seat))
        for x, y, z in book.fort_regions:
            i, j, k = trolls[base + x], trolls[base + y], trolls[base + z]
            v.near.append(i + j + k)
            v.held.append((i > 0) + (j > 0) + (k > 0))
    v.limit = v.left = 0
    v.calm, v.rising = [], []
    if s.fort >= 0 and JOINING <= s.phase <= LATE:
        v.limit = s.limit if s.phase >= STRIKING else bout_limit(s, s.partner)
        v.left = v.limit - s.strikes - (s.phase == FALLING)
        v.calm = calm_chances(s, v.limit)
        if s.phase == FALLING:
            v.rising = chances(book, s.strike, len(v.calm) - 1, temper(s))
    return v


# The table


def _table(s: State, v: Survey, out: list[float]) -> None:
    """How far the game has come, what there is to be had, and what is open."""
    players = s.book.players
    most = full = 0
    for slot in v.slot:
        filled = slot if slot >= 0 else SLOTS
        most = max(most, filled)
        full += filled
    out += [float(players == 2), float(players == 3), float(players == 4)]
    out += [min(2.0, s.turn / (20.0 * players)), max(0.0, 1.0 - (s.book.max_turns - s.turn) / 20.0)]
    # the fullest sack, all sacks; the last turns, who has had his
    out += [float(most >= 1), float(most >= 2), float(most >= 3), float(most >= 4), full / (4.0 * players)]
    out += [float(s.ending), float(is_last_turn(s)), s.lying.bit_count() / players]
    # treasures face down: how many, their mean; face up: the mean, the dearest, the cheapest
    values = v.values
    out += [sum(s.stock) / 30.0, v.mean / 28.0, sum(values) / (28.0 * REGIONS), max(values) / 28.0, min(values) / 28.0]
    # the kind of question, or what is drawn; trolls to place or steps that are left
    kind = s.kind
    out += [float(kind == ask) for ask in range(DRAW_STRIP)]
    out += [float(s.phase == DEALING), float(kind == DRAW_TREASURE), float(kind == DRAW_FALL), float(kind == GAME_OVER)]
    out.append(s.rest / 3.0 if s.phase < ANNOUNCING else 0.0)


def _hammering(s: State, v: Survey, out: list[float]) -> None:
    """The bout, for everybody alike."""
    limit, calm = v.limit, v.calm
    if not limit:
        out += [0.0] * BOUT
        return
    # that there is one; the limit, strikes left and done, boulders, the white ones
    out += [1.0, limit / 9.0, v.left / 9.0, s.strikes / 9.0, total(s) / 28.0, s.table[0] / 11.0]
    # room for colours: the least, and all; that so many boulders more do not anger
    red, yellow, blue = limit - s.table[1], limit - s.table[2], limit - s.table[3]
    out += [max(-3, min(red, yellow, blue)) / 9.0, (red + yellow + blue) / 27.0]
    most = len(calm) - 1
    out += [calm[min(1, most)], calm[min(3, most)], calm[min(6, most)], calm[min(10, most)]]
    # anger, its price and what of that nobody has pledged
    price = excess(s)
    missing = max(0, price - pledged_in_all(s))
    out += [float(s.angry and not s.appeased), float(s.appeased), min(3, price) / 3.0, min(3, missing) / 3.0]
    # two at the tower, one of them out of it already; the tower is stuck
    out += [float(s.partner >= 0), float(s.retired >= 0), float(s.stuck)]
    # the strike that is being carried out: that it brings nothing, that it angers, what it brings
    before = angry = mean = 0.0
    for number, rise in enumerate(v.rising):
        angry += (rise - before) * (1.0 - calm[number])
        mean += (rise - before) * number
        before = rise
    out += [v.rising[0] if v.rising else 0.0, angry, mean / 6.0]


# A seat


def _turn(s: State, seat: int, out: list[float]) -> None:
    own = seat == s.seat and s.phase != DEALING
    waits = seat in s.queue
    standing = not s.lying >> seat & 1
    # it is its turn; it is asked; it may still announce a fortress; it waits for tailwind, for the question to join
    out += [float(own), float(s.kind < DRAW_STRIP and s.asked == seat), float(own and MOVING <= s.phase <= ANNOUNCING)]
    out += [float(waits and s.phase == TAILWIND), float(waits and s.phase == JOINING)]
    # its king stands; its last turn is still to come, or is this one
    out += [float(standing), float(s.ending and standing and not own), float(own and is_last_turn(s))]


def _points(s: State, v: Survey, seat: int, out: list[float]) -> None:
    """Points by source, the sack, gifts and crowns."""
    book = s.book
    best = below = 0
    for other in range(book.players):
        if other != seat:
            best = max(best, v.points[other])
            below += v.points[other] < v.points[seat]
    lead = max(-60, min(60, v.points[seat] - best))
    out += [v.points[seat] / 100.0, lead / 30.0, below / (book.players - 1.0)]
    parts = breakdown(s, seat)
    out += [parts["slots"] / 90.0, parts["patch"] / 50.0, parts["gifts"] / 28.0, parts["crowns"] / 15.0]
    # the treasure in each slot, which slot is the next; tokens on the patch; each crown, the value for the next one
    slots = s.slots[seat * SLOTS : seat * SLOTS + SLOTS]
    out += [book.treasure_values[kind] / 28.0 if kind >= 0 else 0.0 for kind in slots]
    out += [float(v.slot[seat] == slot) for slot in range(SLOTS)]
    out.append(min(4, len(s.patch[seat])) / 3.0)
    out += [float(holder == seat) for holder in s.crowns]
    out.append(_crown_bar(s, v.slot[seat]) / 28.0)
    # gifts neither flipped nor pledged: each, the cheapest; the points that are pledged
    free = s.gifts[seat] & ~s.pledged[seat]
    cheapest = pledged = 0
    for gift in range(GIFTS):
        out.append(float(free >> gift & 1))
        if free >> gift & 1 and not cheapest:
            cheapest = book.gift_values[gift]
        if s.pledged[seat] >> gift & 1:
            pledged += book.gift_values[gift]
    out += [free.bit_count() / 3.0, cheapest / 16.0, pledged / 16.0]
    # what the evaluation promises beyond points and filled slots
    filled = v.slot[seat] if v.slot[seat] >= 0 else SLOTS
    promise = evaluate(s, seat) - v.points[seat] - SLOT * filled
    out.append(max(-60.0, min(60.0, promise)) / 30.0)


def _crown_bar(s: State, slot: int) -> int:
    """The value that a treasure needs to bring the crown of this slot; 0 where any does, or where there is none."""
    if not 0 <= slot < PLUS or s.crowns[slot] < 0:
        return 0
    return s.book.treasure_values[s.slots[s.crowns[slot] * SLOTS + slot]]


# What its trolls promise


def _odds(s: State, trolls: int, value: int) -> float:
    """Roughly how often so many trolls get a treasure of this value."""
    return 1.0 / (1.0 + exp((value - 3.0 * min(trolls, s.book.strikes) + 1.8) / 2.1)) if trolls and value else 0.0


def _fits(s: State, fort: int, slot: int) -> bool:
    """Never, where there is no such slot."""
    return slot == PLUS or s.forts[fort] == slot + 1


def _prize(s: State, v: Survey, seat: int, fort: int, slot: int, region: int, extra: int) -> tuple[float, int]:
    """What a bout at this fortress promises for this slot, with so many trolls more in a region of it; and where the
    best treasure is, -1 for none."""
    trolls = v.near[seat * FORTRESSES + fort] + extra
    crown = s.book.crown_value if slot < PLUS else 0
    bar = _crown_bar(s, slot)
    best = 0.0
    at = -1
    held = 0
    for place in s.book.fort_regions[fort]:
        there = v.trolls[seat * REGIONS + place] + (extra if place == region else 0)
        held += there > 0
        value = v.values[place]
        if value:
            worth = _odds(s, trolls, value) * (value + SLOT + (crown if value >= bar else 0))
            if there == 0:
                worth *= AWAY
            if worth > best:
                best = worth
                at = place
    return (best if held >= s.book.regions_needed else AWAY * best), at


def _prospects(s: State, v: Survey, seat: int, out: list[float]) -> None:
    """The two best fortresses for its next slot, the best for those after it, bouts of others, and its king's way."""
    slot = v.slot[seat]
    first = second = prize = spare = -1
    worth = less = 0.0
    useful = 0
    for fort in range(FORTRESSES):
        if not _fits(s, fort, slot):
            continue
        for region in s.book.fort_regions[fort]:
            useful |= 1 << region
        promise, at = _prize(s, v, seat, fort, slot, -1, 0)
        if first < 0 or promise > worth:
            second, less, spare = first, worth, prize
            first, worth, prize = fort, promise, at
        elif second < 0 or promise > less:
            second, less, spare = fort, promise, at
    # its supply, regions with trolls, the largest troop, trolls at no fortress of use now
    abroad = held = troop = idle = 0
    for region in range(REGIONS):
        there = v.trolls[seat * REGIONS + region]
        abroad += there
        held += there > 0
        troop = max(troop, there)
        idle += 0 if useful >> region & 1 else there
    out += [(s.book.trolls - abroad) / 10.0, held / 8.0, troop / 6.0, idle / 10.0]
    _target(s, v, seat, first, worth, prize, out)
    _target(s, v, seat, second, less, spare, out)
    _afterwards(s, v, seat, prize, out)
    _company(s, v, seat, out)
    _king(s, v, seat, worth, out)


def _target(s: State, v: Survey, seat: int, fort: int, worth: float, prize: int, out: list[float]) -> None:
    """A fortress for its next slot."""
    if fort < 0:
        out += [0.0] * TARGET
        return
    book = s.book
    trolls, held = v.near[seat * FORTRESSES + fort], v.held[seat * FORTRESSES + fort]
    # its trolls there, in how many regions, whether in enough; trolls one step away; the promise
    around = 0
    for region in book.fort_regions[fort]:
        for border in book.near[region]:
            around |= 1 << book.borders[border][1]
    beside = -trolls
    for region in range(REGIONS):
        if around >> region & 1:
            beside += v.trolls[seat * REGIONS + region]
    out += [trolls / 9.0, held / 3.0, float(held >= book.regions_needed), beside / 9.0, worth / 30.0]
    # the best treasure: its value, the odds alone, whether trolls are there and how many would go home, its crown
    value = v.values[prize] if prize >= 0 else 0
    there = v.trolls[seat * REGIONS + prize] if prize >= 0 else 0
    crowned = v.slot[seat] < PLUS and value >= max(1, _crown_bar(s, v.slot[seat]))
    out += [value / 28.0, _odds(s, trolls, value), float(there > 0), there / 5.0]
    out.append(book.crown_value / 10.0 if crowned else 0.0)
    # who may join: how many, the strongest of them, the odds with it, and whether it is after the same treasure
    able = strongest = 0
    rival = False
    for other in range(book.players):
        if other != seat and v.held[other * FORTRESSES + fort] >= book.regions_needed:
            able += 1
            if v.near[other * FORTRESSES + fort] > strongest:
                strongest = v.near[other * FORTRESSES + fort]
                rival = prize >= 0 and v.trolls[other * REGIONS + prize] > 0
    out += [able / 3.0, strongest / 9.0, _odds(s, trolls + strongest, value), float(rival)]


def _afterwards(s: State, v: Survey, seat: int, prize: int, out: list[float]) -> None:
    """The two slots after the next one, without the trolls that the next treasure sends home: what the best fortress
    for each promises, and the most trolls at one."""
    gone = v.trolls[seat * REGIONS + prize] if prize >= 0 else 0
    for slot in range(v.slot[seat] + 1, v.slot[seat] + 3):
        best = 0.0
        most = 0
        for fort in range(FORTRESSES):
            if v.slot[seat] >= 0 and _fits(s, fort, slot):
                less = gone if prize in s.book.fort_regions[fort] else 0
                best = max(best, _prize(s, v, seat, fort, slot, prize, -less)[0])
                most = max(most, v.near[seat * FORTRESSES + fort] - less)
        out += [best / 30.0, most / 9.0]


def _company(s: State, v: Survey, seat: int, out: list[float]) -> None:
    """Where it may join others: how many such bouts there could be, the trolls, the best promise for its patch."""
    needed = s.book.regions_needed
    bouts = most = 0
    best = 0.0
    for fort in range(FORTRESSES):
        if v.held[seat * FORTRESSES + fort] < needed:
            continue
        for other in range(s.book.players):
            at = other * FORTRESSES + fort
            if other == seat or v.held[at] < needed or v.slot[other] < 0 or not _fits(s, fort, v.slot[other]):
                continue
            bouts += 1
            trolls = v.near[seat * FORTRESSES + fort] + v.near[at]
            most = max(most, trolls)
            for region in s.book.fort_regions[fort]:
                if v.trolls[seat * REGIONS + region]:
                    best = max(best, _odds(s, trolls, v.values[region]) * v.values[region])
    out += [min(4, bouts) / 3.0, min(12, most) / 9.0, best / 28.0]


def _king(s: State, v: Survey, seat: int, worth: float, out: list[float]) -> None:
    """Its place on the track, and what the cells ahead would add to its best promise."""
    at = s.progress[seat]
    place = 0
    last = behind = ahead = 15
    for other in range(s.book.players):
        if other != seat and not s.lying >> other & 1:
            gap = s.progress[other] - at
            last = min(last, gap)
            place += gap < 0
            if gap < 0:
                behind = min(behind, -gap)
            else:
                ahead = min(ahead, gap)
    # its place from behind among standing kings; how far the last other one is ahead, the next behind, the next ahead
    out += [float(place == number) for number in range(4)]
    out += [max(-15, last) / 15.0, behind / 15.0, ahead / 15.0, float(at < 0)]
    # a troll by tailwind, if it stands on a round cell, and the three round cells ahead
    cells = len(s.cells)
    supply = s.supply[seat]
    out.append(float(at >= 0 and at % 2 == 0))
    out.append(_placed(s, v, seat, at // 2 % cells, min(1, supply), worth) / 15.0 if at >= 0 and at % 2 == 0 else 0.0)
    taken = taken_cells(s, seat)
    counts = [0, 0]
    still = 0
    cell = max(at, -1)
    while counts[0] < 3 or counts[1] < 3:
        cell += 1
        if taken >> cell % (2 * cells) & 1 or counts[cell % 2] == 3:
            continue
        counts[cell % 2] += 1
        still += cell < at + last
        if cell % 2 == 0:
            out.append(_placed(s, v, seat, cell // 2 % cells, min(counts[0], supply), worth) / 15.0)
    # how many of the six moves would leave it last, with one more turn
    out.append(still / 6.0)


def _placed(s: State, v: Survey, seat: int, cell: int, number: int, worth: float) -> float:
    """What so many trolls on a region of this round cell add to the best promise."""
    slot = v.slot[seat]
    best = worth
    if number == 0:
        return 0.0
    for region in s.book.of_terrain[s.cells[cell]]:
        for fort in range(FORTRESSES):
            if _fits(s, fort, slot) and region in s.book.fort_regions[fort]:
                best = max(best, _prize(s, v, seat, fort, slot, region, number)[0])
    return best - worth


# Its part in a bout


def _part(s: State, v: Survey, seat: int, out: list[float]) -> None:
    own = seat == s.seat
    inside = v.limit > 0 and (own or seat == s.partner)
    if not inside:
        out += [0.0] * (PART + PRIZES)
        return
    took = s.taken[seat] >= 0
    done = took or (seat == s.hitter and s.phase >= CONTINUING) or (seat == s.retired and not s.book.late_take)
    # active or partner, with or without the hammer; still to collect, collected, out of it
    out += [float(own), float(not own), float(seat == s.hitter), float(seat == s.other)]
    out += [float(not done), float(took), float(seat == s.retired)]
    if done:
        out += [0.0] * PRIZES
        return
    regions = s.book.fort_regions[s.fort]
    near = [region for region in regions if s.treasures[region] >= 0 and s.trolls[seat * REGIONS + region]]
    prizes = sorted([(v.values[region], region) for region in near], reverse=True)
    fallen = total(s)
    left = v.left if not s.angry and (not s.stopped or seat == s.other) else 0
    hope = 0.5 ** max(0, excess(s) - pledged_in_all(s)) if s.phase == APPEASING else 1.0
    sure = 0
    best = 0.0
    # the treasures in reach of its trolls, the dearest first: value and chance
    for value, _ in prizes:
        chance = hope * _chance(s, v, value - fallen, left)
        best = max(best, chance * value)
        if value <= fallen:
            sure = max(sure, value)
        out += [value / 28.0, chance]
    out += [0.0, 0.0] * (3 - len(prizes))
    # the best that is there now, the best hope; the dearest: its crown, the trolls it sends home, whether the other
    # participant is after it too
    out += [sure / 28.0, best / 28.0]
    value, region = prizes[0] if prizes else (0, regions[0])
    crowned = own and v.slot[seat] < PLUS and value >= max(1, _crown_bar(s, v.slot[seat]))
    other = s.partner if own else s.seat
    rival = other >= 0 and s.taken[other] < 0 and s.trolls[other * REGIONS + region] > 0
    out += [s.book.crown_value / 10.0 if crowned else 0.0, s.trolls[seat * REGIONS + region] / 5.0, float(rival)]
    # of the dearest, that the strike that is being carried out brings it
    out.append(_chance(s, v, value - fallen, 0) if v.rising else 0.0)


def _chance(s: State, v: Survey, missing: int, left: int) -> float:
    """That so many boulders come without anger."""
    quiet = v.calm[missing] if 0 <= missing < len(v.calm) else 0.0
    if not v.rising:
        if missing <= 0:
            return v.calm[1] if s.phase == STRIKING and len(v.calm) > 1 else 1.0
        return reach(missing, left) * quiet
    before = chance = 0.0
    for number, rise in enumerate(v.rising):
        comes = v.calm[number] if number >= missing else reach(missing - number, left) * quiet
        chance += (rise - before) * comes
        before = rise
    return chance
