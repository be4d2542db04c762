"""The invariants of TF-10 that a position breaks; none in any state that the rules make."""

from __future__ import annotations

from collections.abc import Iterator

from underhall.games.trollfjord.rules.fortresses import bout_limit, candidates, eligible, fits_slot, stands_at
from underhall.games.trollfjord.rules.gifts import excess, givers, pledged_in_all
from underhall.games.trollfjord.rules.movement import on_round_cell
from underhall.games.trollfjord.rules.track import last_standing, tailwind_of
from underhall.games.trollfjord.rules.treasures import next_slot, take_codes, total
from underhall.games.trollfjord.state import (
    ANNOUNCING,
    APPEASING,
    CLEARING,
    COLLECTING,
    COLLECTING_OTHER,
    COMMITTING,
    CONTINUING,
    DEALING,
    DECIDING,
    FALLING,
    JOINING,
    LATE,
    MOVING,
    OVER,
    PLUS,
    REFILLING,
    REGIONS,
    SLOTS,
    STRIKING,
    TAILWIND,
    TROLLS,
    UNPLACED,
    State,
)

WITH_LIMIT = (
    STRIKING, FALLING, DECIDING, APPEASING, COLLECTING, CONTINUING, COLLECTING_OTHER, LATE, CLEARING, REFILLING,
)  # fmt: skip


def faults(s: State) -> list[str]:
    return list(_faults(s))


def _faults(s: State) -> Iterator[str]:
    yield from _dealing(s)
    yield from _pieces(s)
    yield from _sacks(s)
    if s.phase != DEALING and not _undealt(s):
        yield from _kings(s)
        yield from _turn(s)
        yield from _bout(s)


def _undealt(s: State) -> bool:
    book = s.book
    return len(s.strips) != len(book.strips) or len(s.forts) != len(book.fort_ids) or UNPLACED in s.progress


def _dealing(s: State) -> Iterator[str]:
    """TF-2.14 Nobody moves before everything is laid out."""
    book = s.book
    if len(set(s.strips)) != len(s.strips):
        yield "TF-2.7: a strip lies twice"
    for number in (1, 2, 3):
        if s.forts.count(number) > 2:
            yield f"TF-2.1: more than two fortresses have the number {number}"
    if len(s.forts) > len(book.fort_ids):
        yield f"TF-2.1: {len(s.forts)} fortress tokens, there are {len(book.fort_ids)}"
    if len(s.strips) > len(book.strips):
        yield f"TF-2.7: {len(s.strips)} strips, there are {len(book.strips)}"
    places = [progress for progress in s.progress if progress != UNPLACED]
    if len(set(places)) != len(places):
        yield "TF-3.7: two kings have the same progress"
    if s.phase == DEALING:
        if s.forts and len(s.strips) < len(book.strips) and not book.first_layout:
            yield "TF-2.6: fortresses are numbered after the strips lie"
        if s.turn or s.lying or s.ending or s.fort >= 0 or any(s.trolls) or s.rest or s.queue or s.announced:
            yield "TF-2.14: the game has begun before everything was laid out"
        started = sorted(-progress for progress in places)
        if started != list(range(1, len(started) + 1)):
            yield "TF-2.11: kings take the start cells from 1 on"
        if started and len(s.forts) < len(book.fort_ids):
            yield "TF-2.11: kings are placed after the fortresses"
        laid = [kind >= 0 for kind in s.treasures]
        if any(laid) and (UNPLACED in s.progress or laid != sorted(laid, reverse=True)):
            yield "TF-2.9: treasures are laid last, region by region"
        if all(laid):
            yield "TF-2.14: everything is laid out, so the first turn has begun"
    elif _undealt(s):
        yield "TF-2.14: strips, fortresses or kings are missing"


def _pieces(s: State) -> Iterator[str]:
    book = s.book
    for seat in range(book.players):
        out = sum(s.trolls[seat * REGIONS : (seat + 1) * REGIONS])
        if out + s.supply[seat] != book.trolls or s.supply[seat] < 0:
            yield f"TF-2.13: seat {seat} has {s.supply[seat]} trolls at home and {out} out, not {book.trolls}"
    for kind, value in enumerate(book.treasure_values):
        lying = s.treasures.count(kind) + s.slots.count(kind) + sum(patch.count(kind) for patch in s.patch)
        if lying + s.stock[kind] != book.treasure_counts[kind]:
            yield f"TF-2.2: {lying + s.stock[kind]} treasures of {value}, not {book.treasure_counts[kind]}"
    for colour, fallen in enumerate(s.table):
        if not 0 <= fallen <= book.per_colour:
            yield f"TF-2.3: {fallen} boulders of one colour on the table, there are {book.per_colour}"
        elif not 0 <= s.top[colour] <= book.per_colour - fallen:
            yield f"TF-8.17: {s.top[colour]} boulders of one colour at the top, fewer are inside"
    if s.phase != DEALING and any(s.stock):
        bare = [region for region, kind in enumerate(s.treasures) if kind < 0]
        if not set(bare) <= set(s.taken):
            yield "TF-8.15: a region has no treasure although the stock has some and nobody has just taken it"


def _sacks(s: State) -> Iterator[str]:
    book = s.book
    for seat in range(book.players):
        filled = [kind >= 0 for kind in s.slots[seat * SLOTS : (seat + 1) * SLOTS]]
        if filled != sorted(filled, reverse=True):
            yield f"TF-8.5: seat {seat} has an empty slot left of a full one"
        just_now = seat == s.seat and s.fort >= 0 and s.taken[seat] >= 0
        if filled[PLUS] and not (s.lying >> seat & 1 or just_now):
            yield f"TF-9.3: seat {seat} has filled the slot + and still stands"
    for slot, holder in enumerate(s.crowns):
        kinds = [s.slots[seat * SLOTS + slot] for seat in range(book.players)]
        if (holder < 0) != (max(kinds) < 0):
            yield f"TF-8.8: the crown of slot {slot + 1} is held by nobody or too early"
        elif holder >= 0 and kinds[holder] != max(kinds):
            yield f"TF-8.8: seat {holder} holds the crown of slot {slot + 1} without the highest treasure"


def _kings(s: State) -> Iterator[str]:
    """TF-3.6 Nobody is lapped: standing kings are never further apart than 15."""
    book = s.book
    length = 2 * len(s.cells)
    cells = [progress % length for progress in s.progress if progress >= 0]
    if len(set(cells)) != len(cells):
        yield "TF-3.7: two kings on one cell"
    for seat in range(book.players):
        if s.lying >> seat & 1 and any(s.trolls[seat * REGIONS : (seat + 1) * REGIONS]):
            yield f"TF-9.3: seat {seat} has finished and still has trolls out"
        if s.lying >> seat & 1 and s.progress[seat] < 0:
            yield f"TF-9.3: seat {seat} has finished without leaving the start strip"
        if -book.start_cells <= s.progress[seat] < -book.players:
            yield f"TF-2.11: seat {seat} stands on start cell {-s.progress[seat]} of a game for {book.players}"
        if s.progress[seat] < 0 and any(s.trolls[seat * REGIONS : (seat + 1) * REGIONS]):
            yield f"TF-2.13: seat {seat} has trolls out before its first move"
    standing = [s.progress[seat] for seat in range(book.players) if not s.lying >> seat & 1]
    if standing and max(standing) - min(standing) > 15:
        yield f"TF-3.6: the kings are {max(standing) - min(standing)} apart, 15 is the most"
    if bool(s.lying) and not s.ending:
        yield "TF-9.4: a king lies although nobody has filled the slot +"
    if s.ending and not s.lying:
        yield "TF-9.4: the last turns have begun, but nobody lies"
    if s.ending and s.slots[s.finished[0] * SLOTS + PLUS] < 0 if s.finished else False:
        yield "TF-9.1: the first to lie down has not filled the slot +"


def _turn(s: State) -> Iterator[str]:
    book = s.book
    if not 1 <= s.turn <= book.max_turns:
        yield f"TF-10.1: turn {s.turn} of {book.max_turns}"
    everybody = s.lying == (1 << book.players) - 1
    if s.phase == OVER:
        if not everybody and s.turn < book.max_turns:
            yield "TF-9.4: the game is over, but somebody still stands"
        return
    if everybody:
        yield "TF-9.4: everybody has finished, so the game is over"
    if s.lying >> s.seat & 1:
        yield f"TF-9.3: seat {s.seat} has finished and is active"
        return
    if s.phase == MOVING and s.seat != last_standing(s):
        yield f"TF-3.8: seat {s.seat} is active, but seat {last_standing(s)} is last"
    if s.phase == MOVING and (s.rest or s.queue or s.announced):
        yield "TF-3.11: the king has not moved yet"
    if s.phase != MOVING and s.progress[s.seat] < 0:
        yield f"TF-4.1: seat {s.seat} must move first"
    if s.region >= 0 and not (s.phase == TROLLS and book.place_both and on_round_cell(s, s.seat)):
        yield "TF-4.6: nobody is placing trolls"
    if s.rest and s.phase not in (TROLLS, TAILWIND):
        yield "TF-4.6: nobody places or wanders now"
    if s.phase == TAILWIND and s.rest > 1:
        yield "TF-4.14: tailwind is one troll or one step"
    ahead = tailwind_of(s, s.seat, s.progress[s.seat])
    if s.phase == TAILWIND and s.queue != ahead[len(ahead) - len(s.queue) :]:
        yield "TF-4.13: tailwind goes from the rearmost to the foremost"
    if s.queue and s.phase not in (TAILWIND, JOINING, CLEARING):
        yield "TF-4.12: somebody is to be asked although nobody asks"
    if s.announced and s.phase in (TROLLS, TAILWIND):
        yield "TF-5.7: a fortress was announced before the tailwind"
    if s.announced and s.phase == ANNOUNCING and not book.announce_again:
        yield "TF-5.12: a fortress was announced already"


def _bout(s: State) -> Iterator[str]:
    book = s.book
    joining = s.phase in (JOINING, COMMITTING)
    if s.fort < 0:
        if joining or s.phase in WITH_LIMIT:
            yield "TF-5.7: no fortress was announced"
        if any(s.table):
            yield "TF-8.17: boulders lie on the table although nobody hammers"
        return
    if not joining and s.phase not in WITH_LIMIT:
        yield "TF-5.7: nobody hammers in this phase"
        return
    if not s.announced >> s.fort & 1:
        yield "TF-5.7: the fortress was not announced"
    if s.partner == s.seat or (s.partner >= 0 and s.lying >> s.partner & 1):
        yield "TF-5.8: the partner is an opponent who still stands"
        return
    if joining:
        yield from _before(s)
        return
    hammering = {s.seat} if s.partner < 0 else {s.seat, s.partner}
    roles = [seat for seat in (s.hitter, s.other, s.retired) if seat >= 0]
    if set(roles) != hammering or len(roles) != len(hammering) or s.hitter < 0:
        yield "TF-6.1: hitter, other and who has retired are not the two who hammer"
        return
    if s.phase not in (CLEARING, REFILLING):
        if not stands_at(s, s.seat, s.fort) or (s.partner >= 0 and not stands_at(s, s.partner, s.fort)):
            yield "TF-5.3: somebody hammers with trolls in fewer than two of the regions"
        if s.limit != bout_limit(s, s.partner):
            yield f"TF-5.14: the limit is {s.limit}, the trolls there make {bout_limit(s, s.partner)}"
    if not 2 <= s.limit <= book.strikes:
        yield f"TF-5.18: the limit is {s.limit}, not 2 to {book.strikes}"
    if s.strikes > s.limit or (s.strikes == s.limit and s.phase in (STRIKING, FALLING, DECIDING, CONTINUING)):
        yield f"TF-5.15: {s.strikes} strikes with a limit of {s.limit}"
    yield from _after(s)


def _before(s: State) -> Iterator[str]:
    """TF-5.7 to TF-5.11 Before it has been decided to strike."""
    roles = s.hitter >= 0 or s.other >= 0 or s.retired >= 0 or s.strike >= 0
    gifts = s.passes or any(s.pledged) or s.angry or s.appeased
    if (
        s.limit
        or s.strikes
        or s.stuck
        or any(s.table)
        or roles
        or gifts
        or s.stopped
        or s.taken.count(-1) != len(s.taken)
    ):
        yield "TF-5.11: it has not been decided to strike"
    asked = candidates(s)
    if s.phase == JOINING and (s.partner >= 0 or s.queue != asked[len(asked) - len(s.queue) :]):
        yield "TF-5.9: the candidates are asked in their order"
    if s.phase == COMMITTING and s.partner >= 0 and s.partner not in asked:
        yield "TF-5.8: the partner has trolls in fewer than two of the regions"
    before = s.announced
    s.announced = 0
    fits = s.fort in eligible(s)
    s.announced = before
    if not fits:
        yield "TF-5.4: the fortress may not be announced"


def _after(s: State) -> Iterator[str]:
    """TF-6 to TF-8 While they hammer and collect."""
    if (s.strike >= 0) != (s.phase == FALLING):
        yield "TF-6.1: a strike is carried out, or none, in the wrong phase"
    over = excess(s)
    if s.angry != (over > 0):
        yield f"TF-7.1: {over} boulders too many, and the spirit is {'angry' if s.angry else 'calm'}"
    if s.angry and s.phase in (STRIKING, FALLING, DECIDING, CONTINUING):
        yield "TF-7.1: striking has ended"
    if s.angry and not s.appeased and s.phase in (COLLECTING, COLLECTING_OTHER, LATE):
        yield "TF-7.2: nobody collects while the spirit is angry"
    if s.appeased and not s.angry:
        yield "TF-7.4: there is nothing to appease"
    if not s.strikes and (s.stuck or any(s.table) or s.phase not in (STRIKING, FALLING)):
        yield "TF-6.2: nobody has struck yet"
    if s.phase == APPEASING:
        if s.asked not in givers(s) or s.appeased or not s.angry:
            yield "TF-7.6: who is asked for gifts does not hammer, or nobody needs any"
        elif pledged_in_all(s) >= over or s.passes >= len(givers(s)):
            yield "TF-7.6: the pledges are complete"
        for seat, mask in enumerate(s.pledged):
            if mask & ~s.gifts[seat] or (mask and seat not in givers(s)):
                yield f"TF-7.4: seat {seat} has pledged what it cannot give"
    elif s.passes and s.phase not in (COLLECTING, COLLECTING_OTHER, LATE, CLEARING, REFILLING):
        yield "TF-7.6: nobody is asked for gifts"
    elif any(s.pledged) and not s.appeased:
        yield "TF-7.6: nobody has pledged anything"
    if s.phase == CONTINUING and (s.other < 0 or not s.stopped):
        yield "TF-6.10: there is nobody who may go on"
    if s.phase == COLLECTING_OTHER and s.other < 0:
        yield "TF-8.3: there is nobody else to collect"
    if s.phase == LATE and not (s.book.late_take and s.retired >= 0 and s.taken[s.retired] < 0):
        yield "TF-6.12: who has stopped does not collect again"
    regions = s.book.fort_regions[s.fort]
    hammering = (s.seat, s.partner)
    for seat, region in enumerate(s.taken):
        if region >= 0 and (seat not in hammering or region not in regions):
            yield f"TF-8.1: seat {seat} has taken a treasure where it did not hammer"
        elif region >= 0 and s.treasures[region] >= 0 and s.phase != REFILLING:
            yield f"TF-8.6: the treasure that seat {seat} took still lies there"
    if s.phase == CLEARING and not s.queue:
        yield "TF-8.11: everybody has cleared a region, so treasures are laid"
    elif s.phase == CLEARING and s.queue not in ((hammering, hammering[1:]) if s.partner >= 0 else (hammering[:1],)):
        yield "TF-8.13: the active player clears first, then the partner"
    yield from _collected(s)


def _collected(s: State) -> Iterator[str]:
    """TF-8.1 to TF-8.5 Who has taken what, and who should have."""
    book = s.book
    fallen = total(s)
    filled = next_slot(s, s.seat)
    filled = PLUS if filled < 0 else filled - 1
    if s.taken[s.seat] < 0:
        if not fits_slot(s, s.seat, s.fort):
            yield f"TF-5.2: seat {s.seat} needs another number than that of the fortress for its next slot"
    elif filled < 0:
        yield f"TF-8.5: seat {s.seat} has taken a treasure on its own turn and has none in a slot"
    elif filled != PLUS and s.forts[s.fort] != filled + 1:
        yield f"TF-5.2: seat {s.seat} has filled slot {filled + 1} at a fortress with another number"
    elif book.treasure_values[s.slots[s.seat * SLOTS + filled]] > fallen:
        yield f"TF-8.1: seat {s.seat} has taken a treasure worth more than the {fallen} boulders on the table"
    if s.partner >= 0 and s.taken[s.partner] >= 0:
        patch = s.patch[s.partner]
        if not patch:
            yield f"TF-8.5: seat {s.partner} has taken a treasure on another's turn and has none on its patch"
        elif book.treasure_values[patch[0]] > fallen:
            yield f"TF-8.1: seat {s.partner} has taken a treasure worth more than the {fallen} boulders on the table"
        elif s.taken[s.partner] == s.taken[s.seat]:
            yield "TF-8.6: both have taken the same treasure"
    for seat in _still_to_collect(s):
        if s.taken[seat] >= 0:
            yield f"TF-8.4: seat {seat} has taken a treasure and would take a second one"
    for seat in (s.hitter, s.other):
        if seat >= 0 and s.taken[seat] >= 0 and s.angry and not s.appeased:
            yield f"TF-7.2: seat {seat} has taken a treasure while the spirit is angry"
    if s.phase not in (CLEARING, REFILLING):
        for seat in (s.hitter, s.other, s.retired):
            if seat >= 0 and s.taken[seat] >= 0 and not s.trolls[seat * REGIONS + s.taken[seat]]:
                yield f"TF-8.1: seat {seat} has taken a treasure where it has no troll"
    for seat in _done_collecting(s):
        if s.taken[seat] < 0 and take_codes(s, seat):
            yield f"TF-8.2: seat {seat} could take a treasure and has not"
    if s.phase in (COLLECTING, COLLECTING_OTHER) and s.stopped != (s.strikes < s.limit and not s.angry):
        yield "TF-6.10: a stop is voluntary as long as neither limit is reached"
    begun = s.phase in (STRIKING, FALLING, APPEASING) and s.retired < 0
    if s.stopped and (begun or s.phase == DECIDING):
        yield "TF-6.9: nobody has stopped"


def _still_to_collect(s: State) -> list[int]:
    """Who has the chance to collect before them."""
    if s.phase in (STRIKING, FALLING, DECIDING, APPEASING, COLLECTING):
        seats = [s.hitter, s.other]
    elif s.phase in (CONTINUING, COLLECTING_OTHER):
        seats = [s.other]
    else:
        seats = []
    return [seat for seat in seats if seat >= 0]


def _done_collecting(s: State) -> list[int]:
    """Who has had that chance with all the boulders that lie there now. TF-6.12 A stopper had it with fewer."""
    if s.phase in (CONTINUING, COLLECTING_OTHER, LATE):
        seats = [s.hitter]
    elif s.phase == CLEARING and (s.appeased or not s.angry):
        seats = [s.hitter, s.other]
        if s.book.late_take:
            seats.append(s.retired)
    else:
        seats = []
    return [seat for seat in seats if seat >= 0]
