"""Digging (MK-11), pedestals (MK-12) and founding workshops (MK-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.games.mountain_king import events as tell
from underhall.games.mountain_king.rules.goods import gain, total
from underhall.games.mountain_king.rules.ground import beside, can_place, rocks, tile_at, with_tunnel
from underhall.games.mountain_king.rules.statues import statue_squares
from underhall.games.mountain_king.state import (
    ASK_PEDESTAL,
    ASK_SITE,
    CLANS,
    HAMMER,
    MINERALS,
    SOFTEN,
    THIN,
    State,
    added,
    push,
    put,
)
from underhall.kit.masks import bits

if TYPE_CHECKING:
    from underhall.core.game import Sink


def dig_cost(s: State, stack: int) -> int:
    """MK-11.1 As many minerals as squares; fewer after a spell."""
    size = s.book.stack_size[stack]
    return max(1, size - _thinner(s)) if s.effects >> THIN & 1 else size


def _thinner(s: State) -> int:
    """By how much; one spell at most has this effect."""
    book = s.book
    return book.spell_amount[book.spell_effect.index(THIN)] if THIN in book.spell_effect else 0


def hammers_for(s: State, squares: int) -> int:
    """MK-11.8 A hammer for each square of rubble; none after a spell."""
    return 0 if s.effects >> SOFTEN & 1 else (squares & rocks(s.book, s.mountain)).bit_count()


def hammers_at_hand(s: State, stack: int) -> int:
    """How many squares of rubble the seat can clear with this tile."""
    return s.book.stack_size[stack] if s.effects >> SOFTEN & 1 else total(s, s.seat, HAMMER)


def diggable(s: State) -> list[int]:
    """MK-5.4 The digs that can be paid and placed now, as stack * minerals + mineral.

    MK-5.3 With what is held: nobody has to trade for minerals. MK-1.8 An empty stack is dug no more.
    """
    book, seat = s.book, s.seat
    have = [total(s, seat, mineral) for mineral in range(MINERALS)]
    most = max(have)
    hammers = total(s, seat, HAMMER)
    found: list[int] = []
    for stack, left in enumerate(s.stacks):
        cost = dig_cost(s, stack) if s.effects else book.stack_size[stack]
        if cost > most or not left:
            continue
        if can_place(book, s.mountain, seat, stack, hammers_at_hand(s, stack) if s.effects else hammers):
            code = stack * MINERALS
            for count in have:
                if count >= cost:
                    found.append(code)
                code += 1
    return found


def dug_squares(s: State, code: int) -> int:
    """The squares of a placement."""
    spin, square = divmod(code, s.book.size)
    return tile_at(s.book.spins[spin], square)


def dig_out(s: State, code: int, mineral: int, out: Sink | None) -> None:
    """MK-11.11 Score, place, unearth; MK-12.1 then a pedestal on the anchor, MK-13.1 then workshops, site by site."""
    honour, finds, statues_found = dig(s, code, mineral)
    squares = dug_squares(s, code)
    if out is not None:
        tell.dug(s, out, code, mineral, honour, finds, statues_found)
    for site in reversed(sites_beside(s, squares)):
        push(s, (ASK_SITE, site))
    anchor = anchor_square(s, code)
    if anchor >= 0:
        push(s, (ASK_PEDESTAL, anchor))


def dig(s: State, code: int, mineral: int) -> tuple[int, list[int], int]:
    """MK-11.11 Score, place, take what was buried; returns the honour, the finds and the unearthed statues' mask.

    MK-11.9 A statue stays on its square; MK-11.12 it was buried as long as it stood in no network. MK-11.10 A find is
    taken once.
    """
    book, seat = s.book, s.seat
    stack = book.spin_of[code // book.size]
    squares = dug_squares(s, code)
    honour = book.dig_honour[book.stack_size[stack] * MINERALS + mineral]
    s.honour = added(s.honour, book.owner_of[seat], honour)
    s.stacks = added(s.stacks, stack, -1)
    first = code % book.size
    finds: list[int] = []
    for shift in book.spins[code // book.size]:
        kind = book.find[first + shift]
        if kind >= 0 and not s.mountain.dug >> first + shift & 1:
            finds.append(kind)
            gain(s, seat, kind, 1)
    unearthed = 0
    for square in bits(squares & statue_squares(s)):
        unearthed |= 1 << s.statues.index(square)
    s.mountain = with_tunnel(book, s.mountain, seat, squares)
    return honour, finds, unearthed


def anchor_square(s: State, code: int) -> int:
    """MK-12.2 Where the anchor of a placement lies, or -1."""
    spin, square = divmod(code, s.book.size)
    shift = s.book.spin_anchor[spin]
    return square + shift if shift >= 0 else -1


def pedestal_choices(s: State, anchor: int) -> list[int]:
    """MK-12.1 The pedestals in storage, MK-12.3 whose token for this band still lies on the track; so MK-12.9 at most
    15 are ever placed."""
    owner, band = s.book.owner_of[s.seat], s.book.band[anchor]
    return [clan for clan in range(CLANS) if s.stock[owner * CLANS + clan] and s.tokens[band * CLANS + clan] < 0]


def place_pedestal(s: State, anchor: int, clan: int) -> int:
    """MK-12.4 The token of its clan and band is taken at once; returns its value. MK-19.8 Partners share both.

    MK-12.5 A statue that stands there already stands on the pedestal now, MK-12.7 whatever its clan.
    """
    owner = s.book.owner_of[s.seat]
    space = s.book.band[anchor] * CLANS + clan
    s.stock = added(s.stock, owner * CLANS + clan, -1)
    s.tokens = put(s.tokens, space, owner)
    stands = list(s.pedestals)
    stands[clan] |= 1 << anchor
    s.pedestals = (stands[0], stands[1], stands[2])
    return s.track[space]


def sites_beside(s: State, squares: int) -> list[int]:
    """MK-13.1 The empty sites that a tunnel touches; MK-13.2 there may be several, each asked about by itself."""
    around = beside(s.book, squares)
    return [site for site, square in enumerate(s.book.sites) if s.sites[site] < 0 and around >> square & 1]


def foundable(s: State) -> list[int]:
    """MK-13.3 The workshops that are left."""
    return [kind for kind, count in enumerate(s.shops) if count]


def found(s: State, site: int, kind: int) -> None:
    """MK-13.5 A workshop stays where it is; MK-13.4 a site that was passed over waits for the next tunnel."""
    s.shops = added(s.shops, kind, -1)
    s.sites = put(s.sites, site, kind)
