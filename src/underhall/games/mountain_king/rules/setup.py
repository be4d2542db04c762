"""Setting up (MK-2, MK-3): what is dealt, the gates, the draft of starting trolls."""

from __future__ import annotations

from underhall.games.mountain_king.rules.goods import draft_goods, gain_packed, produce
from underhall.games.mountain_king.rules.ground import bare_mountain, with_gate
from underhall.games.mountain_king.state import (
    BANDS,
    BASE,
    CELLS,
    CLAN_ORDERS,
    CLANS,
    DEALING,
    DRAW_CLANS,
    DRAW_HORDE,
    DRAW_PEDESTAL,
    DRAW_SHOP,
    DRAW_SPELL,
    DRAW_SPOT,
    DRAW_TOKEN,
    KINDS,
    ROW_OF,
    SLOTS,
    STORED,
    Book,
    State,
    put,
)
from underhall.kit.masks import bits

PEDESTALS = 6
SPELLS_OPEN = 3
STARTERS_PLACED = 4


def new_game(book: Book) -> State:
    """MK-2.2 Everything in its place before anything is drawn. MK-1.6 Six pedestals of each clan are in the bag;
    MK-7.1 no workshop stands anywhere."""
    players, owners = book.players, book.owners
    s = State(book, bare_mountain(book))
    s.statues = s.statue_clan = ()
    s.dedicated = 0
    s.pedestals = (0, 0, 0)
    s.sites = [-1] * len(book.sites)
    s.stacks = book.stack_count[:]
    s.halls_left = (1 << len(book.hall_ids)) - 1
    s.shops = [0] * len(book.shop_ids)
    s.track = [0] * (BANDS * CLANS)
    s.tokens = [-1] * (BANDS * CLANS)
    s.horde = [-1] * SLOTS
    s.bribes = [0] * SLOTS
    s.offered = [-1] * SLOTS
    s.unseen = book.levels[:]
    s.bottom = [(), (), ()]
    s.bag = [PEDESTALS] * CLANS
    s.spellbook = []
    s.runes = [0] * SPELLS_OPEN
    s.spells_unseen = (1 << len(book.spell_ids)) - 1
    s.spells_bottom = ()
    s.smoot = [0] * players
    s.cards = [-1] * (players * CELLS)
    s.held = [0] * (players * CELLS)
    s.goods = [0] * (players * KINDS)
    s.store = [0] * (owners * STORED)
    s.stock = [0] * (owners * CLANS)
    s.honour = [0] * owners
    s.song = [0] * owners
    s.recruited = [0] * players
    s.crowned = []
    s.left = -1
    s.hand = [0] * players
    s.undrawn = [(1 << book.starters) - 1] * players
    s.seat = 0
    s.round = 1
    s.phase = DEALING
    s.cast = s.worked = s.moved = s.raised = False
    s.effects = 0
    s.frames = ()
    return s


def next_deal(s: State) -> tuple[int, ...]:
    """MK-2.3 to MK-2.9 What is dealt next, as a frame; empty when everything lies."""
    book = s.book
    if -1 in s.horde:
        slot = s.horde.index(-1)
        return (DRAW_HORDE, slot, ROW_OF[slot])
    for slot in range(SLOTS):
        if book.troll_level[s.horde[slot]] == 2 and s.offered[slot] < 0:
            return (DRAW_PEDESTAL, slot)
    if sum(s.shops) < book.shops_wanted:
        return (DRAW_SHOP,)
    if len(s.spellbook) < SPELLS_OPEN:
        return (DRAW_SPELL, len(s.spellbook))
    if not s.statues:
        return (DRAW_SPOT,)
    if not s.statue_clan:
        return (DRAW_CLANS,)
    if 0 in s.track:
        return (DRAW_TOKEN, s.track.index(0))
    return ()


def shop_weights(s: State) -> list[int]:
    """MK-2.6 The workshops that may still be revealed; without duplicates one of each kind."""
    book = s.book
    copies = [min(count, 1) for count in book.shop_copies] if book.single_shops else book.shop_copies
    return [count - drawn for count, drawn in zip(copies, s.shops, strict=True)]


def shop_choices(s: State) -> tuple[int, ...]:
    """MK-2.6 Where the players choose the workshops, the kinds that are left."""
    return tuple([kind for kind, count in enumerate(s.book.shop_copies) if s.shops[kind] < count])


def set_statues(s: State, spot: int) -> None:
    """MK-2.8 The spots clockwise from a random one on."""
    spots = s.book.spots
    s.statues = tuple(spots[spot:] + spots[:spot])
    for square in spots:
        s.standing |= 1 << square


def set_clans(s: State, order: int) -> None:
    """MK-2.8 The three clans in a random order, again and again."""
    clans = CLAN_ORDERS[order]
    s.statue_clan = tuple([clans[number % CLANS] for number in range(len(s.statues))])


def token_weights(s: State) -> list[int]:
    """MK-2.9 How many tokens of each value are still to be dealt."""
    return [
        copies - s.track.count(value) for value, copies in zip(s.book.token_values, s.book.token_copies, strict=True)
    ]


# Gates


def gate_codes(s: State) -> tuple[int, ...]:
    """MK-3.2 The free start points with the label of this game; MK-19.1 partners side by side."""
    book, gates = s.book, s.mountain.gates
    taken = [book.starts.index(gate) for gate in gates if gate >= 0]
    if book.players == 2:
        labels = book.start_labels[taken[0]] if taken else -1
    else:
        labels = 1 << book.players
    points = [point for point, label in enumerate(book.start_labels) if label & labels]
    free = [point for point in points if point not in taken]
    if book.teams:
        free = [point for point in free if _partners_together(s, points, [*taken, point])]
    elif book.players == 2 and not taken:
        free = [point for point in free if _has_partner(book, point)]
    return tuple(free)


def _has_partner(book: Book, point: int) -> bool:
    """MK-3.2 With two players another start point must carry the same number."""
    label = book.start_labels[point]
    return any(other != point and labels & label for other, labels in enumerate(book.start_labels))


def _partners_together(s: State, points: list[int], taken: list[int]) -> bool:
    """MK-19.1 Whether partners can still have neighbouring gates: whoever sits at the ends, and those between them."""
    ring = len(points)
    at = [points.index(point) for point in taken]
    if len(at) > 2 and (at[1] - at[2]) % ring not in (1, ring - 1):
        return False
    if len(at) > 3:
        return (at[0] - at[3]) % ring in (1, ring - 1)
    # one neighbour of the first gate must stay free for its partner
    return len(at) < 3 or any((at[0] + step) % ring not in at for step in (1, -1))


def place_gate(s: State, point: int) -> None:
    s.mountain = with_gate(s.book, s.mountain, s.seat, s.book.starts[point])


# The draft


def drafting_seat(s: State) -> int:
    """MK-3.3 Whose starting troll is drawn next: a hand of two until four trolls are placed; or -1."""
    for seat, hand in enumerate(s.hand):
        if hand.bit_count() < 2 and s.smoot[seat].bit_count() < STARTERS_PLACED:
            return seat
    return -1


def draft_codes(s: State, seat: int) -> tuple[int, ...]:
    """MK-3.3 One of the two in hand on an empty cell of the base. MK-3.8 Everybody drafts at once, each by itself."""
    filled, hand = s.smoot[seat], s.hand[seat]
    known = _drafts.get(hand << BASE | filled)
    if known is None:
        free = [cell for cell in range(BASE) if not filled >> cell & 1]
        known = tuple([card * BASE + cell for card in bits(hand) for cell in free])
        _drafts[hand << BASE | filled] = known
    return known


_drafts: dict[int, tuple[int, ...]] = {}


def draft(s: State, seat: int, code: int) -> None:
    card, cell = divmod(code, BASE)
    s.hand = put(s.hand, seat, s.hand[seat] & ~(1 << card))
    s.cards = put(s.cards, seat * CELLS + cell, card)
    s.smoot = put(s.smoot, seat, s.smoot[seat] | 1 << cell)


def end_draft(s: State) -> None:
    """MK-3.4 Lower rows, MK-3.6 the bonus of later seats, MK-3.7 the other starting trolls leave the game.

    MK-3.5 The trolls themselves begin empty, unless agreed otherwise.
    """
    book = s.book
    for seat in range(book.players):
        draft_goods(s, seat)
        for card in bonus_cards(s, seat):
            gain_packed(s, seat, book.starter_gain[card])
        if book.start_full:
            for cell in range(BASE):
                produce(s, seat, cell)
    s.hand = [0] * book.players
    s.undrawn = [0] * book.players


def bonus_cards(s: State, seat: int) -> list[int]:
    """MK-3.6 2nd and 3rd: the card in hand; 4th and 5th: the one not drawn too; MK-19.4 none in teams."""
    if s.book.teams or seat == 0:
        return []
    return bits(s.hand[seat]) + (bits(s.undrawn[seat]) if seat > 2 else [])
