"""Great halls (MK-14) and the moving of statues (MK-15)."""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.rules.goods import carts_for, total_of
from underhall.games.mountain_king.rules.ground import fitting_halls, next_to, tile_at, tunnels_of, with_hall
from underhall.games.mountain_king.state import FREE_WHEELS, State
from underhall.kit.masks import bits


def dedicable(s: State) -> list[int]:
    """MK-14.1 The halls that fit somewhere; at most one a turn, and before any statue moves."""
    if s.raised or s.moved:
        return []
    return bits(s.halls_left & fitting_halls(s.book, s.mountain, s.seat))


def dedicate_hall(s: State, hall: int, code: int) -> int:
    """MK-14.1 The hall covers tunnels; MK-14.4 pedestals beneath it leave the game, MK-12.8 their tokens stay; returns
    its squares. MK-14.8 Each hall is there once."""
    book = s.book
    spin, square = divmod(code, book.size)
    squares = tile_at(book.hall_spins[hall][spin], square)
    s.mountain = with_hall(book, s.mountain, hall, squares, square + book.hall_altar[hall][spin])
    s.pedestals = (s.pedestals[0] & ~squares, s.pedestals[1] & ~squares, s.pedestals[2] & ~squares)
    s.halls_left &= ~(1 << hall)
    s.raised = True
    return squares


def statue_squares(s: State) -> int:
    """Every square with a statue, buried or not."""
    if not s.standing:
        for square in s.statues:
            s.standing |= 1 << square
    return s.standing


def unearthed(s: State) -> list[int]:
    """MK-15.1 The statues that stand in the own network; MK-15.7 no others can be moved, and they never leave it."""
    own = statue_squares(s) & s.mountain.nets[s.seat]
    return sorted([s.statues.index(square) for square in bits(own)]) if own else []


def carts(s: State, statue: int) -> int:
    """MK-10.2 The mask of carts that may move a statue."""
    return carts_for(s, s.seat, s.statue_clan[statue], bool(s.effects >> FREE_WHEELS & 1))


def movable(s: State, own: list[int]) -> list[int]:
    """MK-15.1 Those of the unearthed statues that a cart of the seat can move somewhere."""
    found: list[int] = []
    for statue in own:
        purse = total_of(s, s.seat, carts(s, statue))
        if purse and (_has_room(s, statue) or destinations(s, statue, purse)):
            found.append(statue)
    return found


def _has_room(s: State, statue: int) -> bool:
    """Whether a square of the statue's own tunnel is free, which is nearly always so."""
    here = 1 << s.statues[statue]
    for piece in s.mountain.pieces:
        if piece & here:
            return bool(piece & ~statue_squares(s))
    return False


def destinations(s: State, statue: int, hops: int) -> dict[int, int]:
    """MK-15.1 Where a statue may go for how many carts: within its tunnel or into one beside it, for one cart.

    MK-15.5 Others may stand there, a pedestal may be of another clan.

    MK-15.4 Every hop ends on a free square. By the other reading (A-16) a tunnel without one can be crossed, at a
    cart more.
    """
    return _spread(s, statue, hops if s.book.full_pass else 1, FULL)


def within(s: State, statue: int, hops: int) -> int:
    """The free squares of the tunnels that are at most so many hops away (Lantern Road)."""
    mask = 0
    for square in _spread(s, statue, hops, ANY):
        mask |= 1 << square
    return mask


def in_time(s: State, statue: int) -> dict[int, int]:
    """MK-15.3 For planning: every square that the seat's carts would reach one after the other, and with how many."""
    purse = total_of(s, s.seat, carts(s, statue))
    return _spread(s, statue, purse, ANY if s.book.full_pass else WITH_ROOM)


# From which tunnels a statue may go on
ANY: Final = 0
FULL: Final = 1
WITH_ROOM: Final = 2


def _spread(s: State, statue: int, hops: int, onward: int) -> dict[int, int]:
    """Every free square in reach with its number of hops; going on from any tunnel, or only from those that are full or
    have room."""
    book, m = s.book, s.mountain
    standing = statue_squares(s)
    tunnels = tunnels_of(m, m.nets[s.seat])
    here = next(tunnel for tunnel in tunnels if tunnel >> s.statues[statue] & 1)
    edge = [here]
    seen = {here}
    found: dict[int, int] = {}
    for hop in range(1, hops + 1):
        reached = [here] if hop == 1 else []
        for tunnel in edge:
            for other in next_to(book, tunnels, tunnel):
                if other not in seen:
                    seen.add(other)
                    reached.append(other)
        for tunnel in reached:
            for square in bits(tunnel & ~standing):
                found.setdefault(square, hop)
        edge = [
            tunnel
            for tunnel in reached
            if tunnel != here and (onward == ANY or bool(tunnel & ~standing) == (onward == WITH_ROOM))
        ]
        if not edge:
            break
    return found


def move_statue(s: State, statue: int, square: int) -> None:
    s.standing = statue_squares(s) & ~(1 << s.statues[statue]) | 1 << square
    s.statues = (*s.statues[:statue], square, *s.statues[statue + 1 :])
