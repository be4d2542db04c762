"""What the statues of a network bring where they stand, and what carts could make of them: rides from tunnel to
tunnel, for the figures of a learned judge."""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.rules.ground import beside
from underhall.games.mountain_king.rules.scoring import halls, network_of, statue_worth, statues
from underhall.games.mountain_king.rules.statues import statue_squares
from underhall.games.mountain_king.state import BANDS, CLANS, Book, State
from underhall.kit.masks import bits

HOPS: Final = 4
KEPT: Final = 4_000  # before what was worked out is forgotten again


class Stands:
    """What the statues of a network bring, and what carts could make of them."""

    __slots__ = ("clans", "dedicable", "gains", "hops", "lost", "on_own", "points", "targets")

    points: tuple[int, int]  # of halls, of statues
    clans: list[int]
    gains: list[int]  # gains[statue * HOPS + hop - 1]: the most that so many carts add; the last: any number
    targets: list[int]  # the tunnels where that is
    hops: list[int]  # how many carts the last takes
    on_own: int
    lost: int  # statues that bring nothing where they stand
    dedicable: int  # the best that the Rite of Dedication finds


def best_ride(stands: Stands, carts: list[int], more: int) -> int:
    best = 0
    for statue, clan in enumerate(stands.clans):
        purse = carts[0] + carts[1 + clan] + more
        if purse:
            hop = HOPS if purse >= stands.hops[statue] else min(purse, HOPS - 1)
            best = max(best, stands.gains[statue * HOPS + hop - 1])
    return best


def all_rides(stands: Stands, carts: list[int]) -> int:
    """Carts are spent where each brings most; a statue rides once, a tunnel takes one."""
    carts = carts[:]
    added = gone = taken = 0
    while True:
        best, chosen, spent = 0.0, -1, 0
        for ride, gain in enumerate(stands.gains):
            statue, hop = divmod(ride, HOPS)
            if gain and not gone >> statue & 1 and not taken >> stands.targets[ride] & 1:
                needed = min(hop + 1, stands.hops[statue]) if hop < HOPS - 1 else stands.hops[statue]
                if needed <= carts[0] + carts[1 + stands.clans[statue]] and gain / needed > best:
                    best, chosen, spent = gain / needed, ride, needed
        if chosen < 0:
            return added
        clan = 1 + stands.clans[chosen // HOPS]
        own = min(spent, carts[clan])
        carts[clan] -= own
        carts[0] -= spent - own
        added += stands.gains[chosen]
        gone |= 1 << chosen // HOPS
        taken |= 1 << stands.targets[chosen]


def stands_of(s: State, seat: int) -> Stands:
    """The statues of a seat; most moves change nothing for most seats."""
    m, owner = s.mountain, s.book.owner_of[seat]
    net, whole = m.nets[seat], network_of(s, owner)
    pieces = tuple([piece for piece in m.pieces if piece & whole])
    key = (s.book, net, whole, pieces, m.halls, s.statues, s.statue_clan, s.pedestals, s.dedicated)
    known = _known_stands.get(key)
    if known is None:
        if len(_known_stands) > KEPT:
            _known_stands.clear()
        known = _known_stands[key] = Stands()
        known.points = (halls(s, owner), statues(s, owner)) if s.statue_clan else (0, 0)
        _look_at(s, net, known)
    return known


_known_stands: dict[tuple[object, ...], Stands] = {}


def _look_at(s: State, net: int, found: Stands) -> None:
    book, m, standing = s.book, s.mountain, statue_squares(s)
    found.clans, found.gains, found.targets, found.hops = [], [], [], []
    found.on_own = found.lost = found.dedicable = 0
    squares = bits(standing & net) if s.statue_clan else []
    if not squares:
        return
    # the tunnels, which are side by side, and what the best free square of each is worth to each clan
    tunnels = [piece for piece in m.pieces if piece & net]
    own_halls = [hall for hall in m.halls if hall[1] & net]
    halls_from, gates_from = len(tunnels), len(tunnels) + len(own_halls)
    tunnels += [hall[1] for hall in own_halls]
    tunnels += [1 << gate for gate in m.gates if gate >= 0 and net >> gate & 1]
    beside_it = [0] * len(tunnels)
    worth = [0] * (len(tunnels) * CLANS)
    for number, tunnel in enumerate(tunnels):
        around = beside(book, tunnel)
        for other in range(number):
            if tunnels[other] & around:
                beside_it[number] |= 1 << other
                beside_it[other] |= 1 << number
        free = tunnel & ~standing
        plain = 0 if halls_from <= number < gates_from else _deepest(book, free)
        if halls_from <= number < gates_from and free >> own_halls[number - halls_from][2] & 1:
            plain = _altar_worth(book, own_halls[number - halls_from][0])
        for clan in range(CLANS):
            stand = free & s.pedestals[clan]
            worth[number * CLANS + clan] = max(plain, 2 * _deepest(book, stand)) if stand else plain
    # what each statue brings, and the best two of each tunnel
    first, second = [0] * len(tunnels), [0] * len(tunnels)
    where: list[int] = []
    brings: list[int] = []
    for square in squares:
        statue = s.statues.index(square)
        at = 0
        while not tunnels[at] >> square & 1:
            at += 1
        if halls_from <= at < gates_from:
            hall, _, altar = own_halls[at - halls_from]
            value = _altar_worth(book, hall) if altar == square else 0
        else:
            value = statue_worth(s, statue)
            on_any = (s.pedestals[0] | s.pedestals[1] | s.pedestals[2]) >> square & 1
            found.on_own += s.pedestals[s.statue_clan[statue]] >> square & 1
            if not on_any and book.band[square] < BANDS - 2 and not s.dedicated >> statue & 1:
                found.dedicable = max(found.dedicable, value)
        found.lost += 1 if first[at] or not value else 0
        first[at], second[at] = max(first[at], value), max(second[at], min(first[at], value))
        found.clans.append(s.statue_clan[statue])
        where.append(at)
        brings.append(value)
    for number, at in enumerate(where):
        # a statue brings what it has over the next best of its tunnel
        beneath = second[at] if brings[number] == first[at] else first[at]
        first[at], kept = beneath, first[at]
        _ride(found, beside_it, worth, first, at, max(0, brings[number] - beneath))
        first[at] = kept


def _ride(found: Stands, beside_it: list[int], worth: list[int], others: list[int], at: int, loss: int) -> None:
    """MK-15.3 From tunnel to tunnel, a cart for each: the most that each number of carts adds."""
    clan = found.clans[len(found.hops)]
    best, target, needed, hop, seen = 0, at, 0, 0, 0
    ring = beside_it[at] | 1 << at
    while ring:
        hop += 1
        seen |= ring
        onward = 0
        for tunnel in bits(ring):
            gain = max(0, worth[tunnel * CLANS + clan] - others[tunnel]) - loss
            if gain > best:
                best, target, needed = gain, tunnel, hop
            onward |= beside_it[tunnel]
        if hop < HOPS:
            found.gains.append(best)
            found.targets.append(target)
        ring = onward & ~seen
    for _ in range(min(hop, HOPS - 1), HOPS):
        found.gains.append(best)
        found.targets.append(target)
    found.hops.append(needed)


def _deepest(book: Book, squares: int) -> int:
    """What a statue on the best of these squares is worth."""
    for band in range(BANDS - 1, -1, -1):
        if book.band_squares[band] & squares:
            return book.statue_value[band]
    return 0


def _altar_worth(book: Book, hall: int) -> int:
    return book.hall_high[hall] - book.hall_low[hall]
