"""Why a gesture is good, in one sentence of the catalogue: what it brought its seat, or what it keeps it from.

Each kind of question has its own sentences, the biggest gain first. Those about kings and trolls are in `footing`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underhall.games.trollfjord.footing import LAST_TURN, Why, at, move, place, wander, wanted
from underhall.games.trollfjord.hopes import chance, hope, limit_alone, percent, treasure
from underhall.games.trollfjord.notation import SLOT_KEYS
from underhall.games.trollfjord.rules.fortresses import bout_limit, stands_at
from underhall.games.trollfjord.rules.gifts import excess, givers, pledged_in_all
from underhall.games.trollfjord.rules.odds import outlook
from underhall.games.trollfjord.rules.treasures import next_slot, take_codes, total
from underhall.games.trollfjord.state import (
    ASK_AGAIN,
    ASK_CLEAR,
    ASK_COMMIT,
    ASK_CONTINUE,
    ASK_FORTRESS,
    ASK_JOIN,
    ASK_MOVE,
    ASK_PLACE,
    ASK_PLEDGE,
    ASK_STRIKE,
    ASK_TAKE,
    ASK_WANDER,
    PLUS,
    REGIONS,
    SLOTS,
    State,
)

PLAIN: Why = ("tf-why-plain", {})
LIKELY = 0.5


def reason(before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
    """What the gesture between two positions brought its seat."""
    return _OF[before.kind](before, after, seat) or PLAIN


def _sure(s: State, seat: int) -> int:
    """The dearest treasure that the boulders on the table pay for."""
    return max([treasure(s, region) for region in take_codes(s, seat)], default=0)


# Before the first strike


def _fortress(before: State, after: State, seat: int) -> Why | None:
    if after.fort >= 0:
        limit = limit_alone(before, seat, after.fort)
        value, comes = hope(before, seat, after.fort, limit)
        return ("tf-why-announce", {"n": limit, "value": value, "chance": percent(comes)}) if value else None
    found = [(*hope(before, seat, fort, limit_alone(before, seat, fort)), fort) for fort in before.codes[:-1]]
    value, comes, fort = max(found, key=lambda one: one[0] * one[1])
    return _unlikely(value, comes, limit_alone(before, seat, fort))


def _unlikely(value: int, comes: float, limit: int) -> Why | None:
    """Why not to strike: the chance is slight, or the treasure small."""
    if not value:
        return None
    if comes > LIKELY:
        return "tf-why-wait", {"value": value}
    return "tf-why-leave", {"n": limit, "value": value, "chance": percent(comes)}


def _join(before: State, after: State, seat: int) -> Why | None:
    limit = bout_limit(before, seat)
    value, comes = hope(before, seat, before.fort, limit)
    facts = {"n": limit, "value": value, "chance": percent(comes)}
    if after.partner == seat:
        return ("tf-why-join", facts) if value else None
    if not value:
        return "tf-why-decline-bare", {}
    theirs, alone = hope(before, before.seat, before.fort, bout_limit(before, -1))
    lost = chance(before, limit, limit, theirs) - alone if theirs else 0.0
    if lost > 0 and (comes > LIKELY or theirs * lost > value * comes):
        return "tf-why-decline-rival", {"player": before.seat, "n": bout_limit(before, -1), "value": theirs}
    return ("tf-why-decline", facts) if comes <= LIKELY else None


def _commit(before: State, after: State, seat: int) -> Why | None:
    limit = bout_limit(before, before.partner)
    if after.strike >= 0:
        return _strike(before, after, seat, limit)
    value, comes = hope(before, seat, before.fort, limit)
    return _unlikely(value, comes, limit)


# At the tower


def _strike(before: State, after: State, seat: int, limit: int) -> Why | None:
    """What the bout may still bring, and what this strike does for it."""
    value, comes = hope(before, seat, before.fort, limit)
    _, angry, _, mean = outlook(before, limit, after.strike, value)
    facts = {"left": limit - before.strikes, "angry": round(100 * angry), "n": round(mean)}
    if not value:
        return None
    facts |= {"value": value, "chance": percent(comes)}
    sure = _sure(before, seat)
    return ("tf-why-strike-more", {**facts, "sure": sure}) if sure else ("tf-why-strike", facts)


def _again(before: State, after: State, seat: int) -> Why | None:
    if after.strike >= 0:
        return _strike(before, after, seat, before.limit)
    value, comes = hope(before, seat, before.fort, before.limit)
    sure = _sure(before, seat)
    if sure and not value:
        return "tf-why-stop-best", {"n": total(before), "value": sure}
    if sure and comes > LIKELY:
        return "tf-why-stop-sure", {"value": sure}
    if sure:
        return "tf-why-stop", {"value": sure, "more": value, "chance": percent(comes)}
    return ("tf-why-stop-none", {"value": value, "chance": percent(comes)}) if value and comes <= LIKELY else None


def _pledge(before: State, after: State, seat: int) -> Why | None:
    """The gift saves a treasure, or it is dearer than what it saves."""
    book = before.book
    sure = _sure(before, seat)
    missing = excess(before) - pledged_in_all(before)
    given = (before.gifts[seat] & ~after.gifts[seat] | after.pledged[seat]) & ~before.pledged[seat]
    if given:
        facts = {"n": book.gift_values[given.bit_length() - 1], "value": sure, "left": missing - 1}
        key = "tf-why-gift" if missing == 1 else "tf-why-gift-first"
        return (key, facts) if sure else None
    if not sure:
        return "tf-why-pass-bare", {}
    for other in givers(before):
        if other != seat and _sure(before, other) and _free_gifts(before, other) >= missing:
            return "tf-why-pass-other", {"player": other}
    free = [value for gift, value in enumerate(book.gift_values) if before.gifts[seat] >> gift & 1]
    return "tf-why-pass", {"n": sum(free[: before.pledged[seat].bit_count() + missing]), "value": sure}


def _free_gifts(s: State, seat: int) -> int:
    return (s.gifts[seat] & ~s.pledged[seat]).bit_count()


def _take(before: State, after: State, seat: int) -> Why | None:
    slot = next_slot(before, seat) if seat == before.seat else -1
    kind = after.slots[seat * SLOTS + slot] if slot >= 0 else _new_on_patch(before, after, seat)
    region = next(one for one in before.codes if before.treasures[one] == kind and after.treasures[one] < 0)
    value = treasure(before, region)
    facts = {"n": value, "slot": SLOT_KEYS[slot]}
    if slot == PLUS and not before.ending:
        return "tf-why-take-plus", facts
    if 0 <= slot < PLUS and after.crowns[slot] == seat:
        return "tf-why-take-crown", {**facts, "count": before.book.crown_value}
    dearest = max(before.codes, key=lambda one: treasure(before, one))
    home, other = (before.trolls[seat * REGIONS + one] for one in (region, dearest))
    if value < treasure(before, dearest):
        return ("tf-why-take-trolls", {**facts, "left": home, "count": other}) if home < other else None
    return "tf-why-take", facts


def _new_on_patch(before: State, after: State, seat: int) -> int:
    had = list(before.patch[seat])
    for kind in after.patch[seat]:
        if kind not in had:
            return kind
        had.remove(kind)
    raise AssertionError("nothing was taken")


def _clear(before: State, after: State, seat: int) -> Why | None:
    """Few trolls go home, or those that stay have work."""
    if after.lying >> seat & 1:
        return LAST_TURN
    left = {region: before.trolls[seat * REGIONS + region] for region in before.codes}
    region = next((one for one in before.codes if left[one] > after.trolls[seat * REGIONS + one]), -1)
    if region < 0:
        return "tf-why-clear", {"n": 0}
    if left[region] == min(left.values()) < max(left.values()):
        return "tf-why-clear", {"n": left[region]}
    for fort in wanted(after, seat):
        if stands_at(after, seat, fort):
            return "tf-why-clear-stand", at(after, fort)
    kept = max(treasure(before, one) for one in before.codes if one != region)
    return ("tf-why-clear-value", {"value": kept}) if kept > treasure(before, region) else None


_OF: dict[int, Callable[[State, State, int], Why | None]] = {
    ASK_MOVE: move,
    ASK_PLACE: place,
    ASK_WANDER: wander,
    ASK_FORTRESS: _fortress,
    ASK_JOIN: _join,
    ASK_COMMIT: _commit,
    ASK_STRIKE: _again,
    ASK_AGAIN: _again,
    ASK_PLEDGE: _pledge,
    ASK_TAKE: _take,
    ASK_CONTINUE: _again,
    ASK_CLEAR: _clear,
}
