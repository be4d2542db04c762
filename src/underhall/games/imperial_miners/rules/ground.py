"""IM-7 and IM-11: where cards may lie, which touch, and the carts that join between them."""

from __future__ import annotations

from underhall.games.imperial_miners.state import (
    FACTIONS,
    LEVELS,
    LOWER_LEFT,
    LOWER_RIGHT,
    MIDDLE,
    RIGHT,
    ROUNDS,
    ROW,
    STRIDES,
    TOKENS,
    WIDE,
    Book,
    Mine,
    State,
)

# Sites of half-carts on a card
UPPER_LEFT_SITE = 0
UPPER_RIGHT_SITE = 1
LEFT_SITE = 2
RIGHT_SITE = 3
LOWER_LEFT_SITE = 4
LOWER_RIGHT_SITE = 5


def row_of(cell: int) -> int:
    """IM-7.1 Rows are numbered like levels, from 1 under the surface."""
    return cell // WIDE + 1


def empty_mine() -> Mine:
    """IM-3.4 Nothing lies in it; IM-7.2 the first card goes to the middle of row 1."""
    m = Mine()
    m.cards, m.cells, m.at = [], [], {}
    m.up, m.down, m.adjacent = [], [], []
    m.of_faction, m.of_level = [0] * FACTIONS, [0] * (LEVELS + 1)
    m.full = 0
    m.full_of, m.half, m.half_of, m.seams = [], [], [], []
    m.spots = [[MIDDLE], [], [], []]
    return m


def laid(book: Book, before: Mine, card: int, cell: int) -> Mine:
    """IM-7.8 The mine with one more card, which is never moved again. IM-11.2 Facing half-carts join."""
    m = Mine()
    me = len(before.cards)
    mine_bit = 1 << me
    m.cards = [*before.cards, card]
    m.cells = [*before.cells, cell]
    m.at = {**before.at, cell: me}
    m.up, m.down, m.adjacent = [*before.up, 0], [*before.down, 0], [*before.adjacent, 0]
    m.of_faction, m.of_level = before.of_faction[:], before.of_level[:]
    m.of_level[row_of(cell)] |= mine_bit
    for faction in book.factions[card]:
        m.of_faction[faction] |= mine_bit
    m.full = before.full
    m.full_of, m.half, m.half_of = [*before.full_of, 0], before.half[:], [*before.half_of, 0]
    m.seams = before.seams[:]
    for side in (RIGHT, LOWER_LEFT, LOWER_RIGHT):
        other = m.at.get(cell + STRIDES[side], -1)
        if other >= 0:
            _meet(book, m, me, other, side)
        other = m.at.get(cell - STRIDES[side], -1)
        if other >= 0:
            _meet(book, m, other, me, side)
    m.spots = spots(book, m, before.spots, cell)
    return m


def _meet(book: Book, m: Mine, upper: int, lower: int, side: int) -> None:
    """IM-7.3 Two cards touch: `lower` lies to the right, lower left or lower right of `upper`."""
    m.adjacent[upper] |= 1 << lower
    m.adjacent[lower] |= 1 << upper
    if side != RIGHT:
        m.down[upper] |= 1 << lower
        m.up[lower] |= 1 << upper
    _join(book, m, upper, lower, side)


def _join(book: Book, m: Mine, upper: int, lower: int, side: int) -> None:
    """IM-11.2 The facing halves form a cart, if both are printed: full, half-full or empty."""
    if side == RIGHT:
        here, there = RIGHT_SITE, LEFT_SITE
    elif side == LOWER_LEFT:
        here, there = LOWER_LEFT_SITE, UPPER_RIGHT_SITE
    else:
        here, there = LOWER_RIGHT_SITE, UPPER_LEFT_SITE
    one, two = book.carts[m.cards[upper]][here], book.carts[m.cards[lower]][there]
    if not one or not two:
        return
    seam = m.cells[upper] * 3 + side
    m.seams.append((seam, one + two - 2))
    if one + two == 4:
        m.full += 1
        m.full_of[upper] += 1
        m.full_of[lower] += 1
    elif one + two == 3:
        bit = 1 << len(m.half)
        m.half.append(seam)
        m.half_of[upper] |= bit
        m.half_of[lower] |= bit


def spots(book: Book, m: Mine, before: list[list[int]], cell: int) -> list[list[int]]:
    """IM-7.4 Row 1 always carries; deeper down at least one of the two cells above must be taken: the places before,
    without the cell that was taken and with the two below it.

    IM-7.5 IM-7.7 IM-10.8 Neither how many cards lie in a row, nor their carts, nor collapses matter here.
    """
    row = cell // WIDE
    found = before[:]
    if row == 0 or book.gaps < 0:
        found[0] = first_row(book, m)
    if row > 0:
        found[row] = [spot for spot in before[row] if spot != cell]
    if row + 1 < LEVELS:
        below = [cell + WIDE - 1, cell + WIDE + 1]
        fresh = [spot for spot in below if spot not in m.at and spot not in before[row + 1]]
        if fresh:
            found[row + 1] = sorted([*before[row + 1], *fresh])
    return found


def first_row(book: Book, m: Mine) -> list[int]:
    """IM-7.6 Row 1 may have gaps: of up to two cells, of none, or of any that could still matter, as agreed."""
    row = [cell for cell in m.cells if cell < WIDE]
    if not row:
        return [MIDDLE]
    # wider than all the cards that may still come a gap can never be closed
    reach = 2 * (book.gaps + 1) if book.gaps >= 0 else 2 * max(1, ROUNDS - len(m.cards))
    low, high = max(min(row) - reach, MIDDLE % 2), min(max(row) + reach, WIDE - 2)
    return [cell for cell in range(low, high + 1, 2) if cell not in m.at]


def full_carts(s: State, seat: int) -> int:
    """IM-11.4 A cart token makes a half-full cart a full one for all purposes. IM-11.8 Nothing of it is stored."""
    return s.mines[seat].full + s.v[seat * ROW + TOKENS].bit_count()


def half_carts(s: State, seat: int) -> int:
    return len(s.mines[seat].half) - s.v[seat * ROW + TOKENS].bit_count()


def full_carts_of(s: State, seat: int, me: int) -> int:
    """The full carts of which one card has a half."""
    m = s.mines[seat]
    return m.full_of[me] + (m.half_of[me] & s.v[seat * ROW + TOKENS]).bit_count()


def open_seams(s: State, seat: int) -> list[int]:
    """IM-11.4 IM-11.6 The half-full carts that have no token yet, ascending. IM-11.7 The surface never joins."""
    tokens = s.v[seat * ROW + TOKENS]
    return sorted([seam for number, seam in enumerate(s.mines[seat].half) if not tokens >> number & 1])


def fill(s: State, seat: int, seam: int) -> None:
    """IM-11.4 Put a cart token on a half-full cart, for good."""
    s.v[seat * ROW + TOKENS] |= 1 << s.mines[seat].half.index(seam)


def above(m: Mine, me: int) -> tuple[int, int]:
    """IM-8.2 The cards directly above, left and right; -1 where none lies."""
    cell = m.cells[me]
    return m.at.get(cell - WIDE - 1, -1), m.at.get(cell - WIDE + 1, -1)
