"""Chapters 3 and 4: cells, walls, realms. Builds boards; each is the one before with one stack changed."""

from __future__ import annotations

from underhall.games.dwarfs_fall.state import CASTLE, MINE, TYPES, Board, Book, active_card
from underhall.kit.masks import bits


def empty_board(book: Book) -> Board:
    """DF-2.6 The middle of the table is empty; the first card goes to the origin, cell 0."""
    b = Board()
    b.cells = []
    b.where = {}
    b.stacks = []
    b.beside = []
    b.open_to = []
    b.realm = []
    b.types = [0] * TYPES
    b.mine_tops = b.dragons = b.giants = b.low = b.tall = b.blocked = b.bonus = 0
    b.rim = [0]
    b.castle_at = [-1] * book.players
    return b


def with_card(book: Book, board: Board, cell: int, laid: int) -> Board:
    """DF-6.1 The board after a card was laid beside others (DF-6.2) or onto a stack (DF-6.3)."""
    stack = board.where.get(cell, -1)
    if stack >= 0:
        return with_stack(book, board, stack, (laid, *board.stacks[stack]))
    b = _copy(board)
    stack = len(b.cells)
    b.cells.append(cell)
    b.where = {**board.where, cell: stack}
    b.stacks.append((laid,))
    b.realm.append(0)
    beside = 0
    b.rim.remove(cell)
    for next_cell in book.near[cell]:
        other = b.where.get(next_cell, -1)
        if other >= 0:
            beside |= 1 << other
            b.beside[other] |= 1 << stack
        elif next_cell not in b.rim:
            b.rim.append(next_cell)
    b.beside.append(beside)
    b.open_to.append(0)
    _settle(book, b, stack)
    return b


def with_stack(book: Book, board: Board, stack: int, cards: tuple[int, ...]) -> Board:
    """The board with the cards of one stack replaced: laid onto (6), dug (10) or freed of a monster (9)."""
    b = _copy(board)
    b.stacks[stack] = cards
    _settle(book, b, stack)
    return b


def _copy(board: Board) -> Board:
    b = Board()
    b.cells = board.cells[:]
    b.where = board.where
    b.stacks = board.stacks[:]
    b.beside = board.beside[:]
    b.open_to = board.open_to[:]
    b.realm = board.realm
    b.types = board.types[:]
    b.mine_tops = board.mine_tops
    b.dragons = board.dragons
    b.giants = board.giants
    b.low = board.low
    b.tall = board.tall
    b.rim = board.rim[:]
    b.castle_at = board.castle_at[:]
    return b


def _settle(book: Book, b: Board, stack: int) -> None:
    """Everything that follows from a new top card on one stack."""
    _open_borders(book, b, stack)
    _card_facts(book, b, stack)
    b.realm = realms(b.open_to)
    _monster_facts(b)


def _open_borders(book: Book, b: Board, stack: int) -> None:
    """DF-3.3 A border is walled if the touching edge of either top card is. DF-3.5 Only top cards have walls."""
    bit = 1 << stack
    walls = top_walls(book, b, stack)
    open_to = 0
    side = 0
    for next_cell in book.near[b.cells[stack]]:
        other = b.where.get(next_cell, -1)
        if other >= 0:
            if not walls >> side & 1 and not top_walls(book, b, other) >> (side ^ 2) & 1:
                open_to |= 1 << other
                b.open_to[other] |= bit
            else:
                b.open_to[other] &= ~bit
        side += 1
    b.open_to[stack] = open_to


def top_walls(book: Book, b: Board, stack: int) -> int:
    """DF-3.2 The walls of the top card as it lies: turned r times, edge i has become edge i + r."""
    return book.walls[b.stacks[stack][0] & 63]


def _card_facts(book: Book, b: Board, stack: int) -> None:
    """DF-4.4 A castle is in play if it is the active card: the uppermost that is no monster."""
    bit = 1 << stack
    cards = b.stacks[stack]
    top = cards[0] >> 2 & 15
    active = active_card(book, cards)
    b.dragons &= ~bit
    b.giants &= ~bit
    b.mine_tops &= ~bit
    if book.monster[top]:
        if book.type_of[top] == MINE:
            b.dragons |= bit
        else:
            b.giants |= bit
    elif book.type_of[top] == MINE:
        b.mine_tops |= bit
    for kind in range(TYPES):
        b.types[kind] &= ~bit
    b.types[book.type_of[active >> 2 & 15]] |= bit
    height = len(cards)
    b.low = b.low | bit if height < book.stack_limit else b.low & ~bit
    b.tall = b.tall | bit if height > 1 else b.tall & ~bit
    for seat in range(book.players):
        if b.castle_at[seat] == stack:
            b.castle_at[seat] = -1
    if active >> 2 & 15 == book.castle:
        b.castle_at[active >> 6] = stack


def realms(open_to: list[int]) -> list[int]:
    """DF-4.1 A realm is everything that is connected by open borders. DF-4.6 Worked out anew for every board."""
    count = len(open_to)
    realm = [0] * count
    left = (1 << count) - 1
    while left:
        grow = left & -left
        seen = 0
        while grow:
            low = grow & -grow
            seen |= low
            grow = (grow | open_to[low.bit_length() - 1]) & ~seen
        for stack in bits(seen):
            realm[stack] = seen
        left &= ~seen
    return realm


def _monster_facts(b: Board) -> None:
    """DF-9.3 A monster's scope: the stacks of its type in its realm. DF-9.6 A giant takes the castles' bonus.

    DF-9.1 Dragons block mines, giants castles. DF-9.4 Worked out anew for every board, so changed walls free or catch.
    """
    blocked = 0
    for stack in bits(b.dragons):
        blocked |= b.realm[stack] & b.types[MINE]
    for stack in bits(b.giants):
        blocked |= b.realm[stack] & b.types[CASTLE]
    b.blocked = blocked
    b.bonus = 0
    seat = 0
    for castle in b.castle_at:
        if castle >= 0 and not b.realm[castle] & b.giants:
            b.bonus |= 1 << seat
        seat += 1


def leaks(book: Book, b: Board, realm: int) -> bool:
    """DF-4.2 Whether an unwalled edge of the realm faces an empty cell; asked only by realm_must_be_closed."""
    for stack in bits(realm):
        walls = top_walls(book, b, stack)
        for side in range(4):
            if not walls >> side & 1 and book.near[b.cells[stack]][side] not in b.where:
                return True
    return False
