"""What a learned judge of positions sees: a position as plain figures. For bots, never for rules.

A card that is sealed or about to be laid counts as laid on the cell that looks best, and as paid. What is on the way is
reckoned as the hand-tuned evaluation does, but each of its parts is a figure of its own. Nobody can touch another's
mine, so seats are compared only by how they stand.
"""

from __future__ import annotations

from typing import Final

from underhall.games.imperial_miners import state as st
from underhall.games.imperial_miners.evaluation import HALF_CART, activation, chain, searched, waiting
from underhall.games.imperial_miners.plans import (
    CAVED_IN,
    COIN,
    FALLBACK,
    INCOME,
    Look,
    ahead,
    plan,
    purse,
    research,
    steps,
    study_hand,
    study_mine,
    worth,
)
from underhall.games.imperial_miners.rules.choosing import cost
from underhall.games.imperial_miners.rules.counting import (
    amount,
    distinct_factions,
    machines_in_mine,
    price,
    with_machine,
)
from underhall.games.imperial_miners.rules.ground import full_carts, half_carts, laid
from underhall.games.imperial_miners.rules.rounds import END_OF_ROUND, INSTANT
from underhall.games.imperial_miners.rules.scoring import score
from underhall.games.imperial_miners.rules.strands import ASK_OF
from underhall.games.imperial_miners.state import (
    GOLD,
    LEVELS,
    ROUNDS,
    ROW,
    WIDE,
    Book,
    Mine,
    State,
    order,
    without_card,
)
from underhall.kit.masks import bits

COMMON: Final = 32
SEAT: Final = 133
MOST_PLAYERS: Final = 5
BOARDS: Final = 3

# The six sites of half-carts: from a cell to the one that a site faces, and the site that faces back
NEAR: Final[list[int]] = [-WIDE - 1, -WIDE + 1, -2, 2, WIDE - 1, WIDE + 1]
FACING: Final[list[int]] = [5, 4, 3, 2, 1, 0]

# What effects bring: points, gold, cards, research, carts, machines; for each op which of them, and the usual most
BRINGS: Final = 6
BROUGHT: Final[list[int]] = [0, -1, 5, -1, -1, 4, 3, 2, 2, 2, -1, -1, -1]
BROUGHT_MOST: Final[list[float]] = [25.0, 16.0, 8.0, 15.0, 5.0, 8.0]
# What effects count: machines, carts, factions, collapses, research, and Scots for their price; of each counter which
COUNTS: Final = 6
COUNTED: Final[list[int]] = [0, 0, 0, 3, 2, 2, -1, -1, -1, 1, 1, 1, 4, 4, 4, -1, -1, 3, -1]
SCOTTISH: Final = 5


def features(s: State) -> list[float]:
    """COMMON figures of the table, then SEAT figures for each seat in order: COMMON + players * SEAT in all."""
    out: list[float] = []
    table(s, out)
    totals = [seat_figures(s, seat, out) for seat in range(s.book.players)]
    scores = [float(score(s, seat)) for seat in range(s.book.players)]
    for seat in range(s.book.players):
        # by how much it is ahead of the best other: all that is on the way counted, and in points now
        at = COMMON + seat * SEAT
        out[at] = max(-2.0, min(2.0, lead(totals, seat) / 20.0))
        out[at + 1] = max(-2.0, min(2.0, lead(scores, seat) / 12.0))
    return out


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; nothing for one that is alone."""
    least = 1000.0 if len(values) > 1 else 0.0
    for other, value in enumerate(values):
        if other != seat:
            least = min(least, values[seat] - value)
    return least


def one_of(which: int, first: int, last: int, out: list[float]) -> None:
    """A figure for each number from the first to the last: 1 for this one."""
    out.extend([1.0 if number == which else 0.0 for number in range(first, last + 1)])


def put(numbers: list[int], most: float, out: list[float]) -> None:
    out.extend([number / most for number in numbers])


def table(s: State, out: list[float]) -> None:
    book = s.book
    # how many play
    one_of(book.players, 1, MOST_PLAYERS, out)
    # the round, and the last ones by name, for what the mine will still bring fades; the part of the round
    out.append(s.round / ROUNDS)
    one_of(s.round, ROUNDS - 3, ROUNDS, out)
    one_of(s.phase, st.KEEP, st.OVER, out)
    # what is drawn now: the event, or a card
    out.append(1.0 if s.lot == st.LOT_EVENT else 0.0)
    out.append(1.0 if s.lot > st.LOT_EVENT else 0.0)
    # the event of the round: its kind, and what it changes while it holds
    one_of(book.event_kind[s.event] if s.event >= 0 else -1, INSTANT, END_OF_ROUND, out)
    out.append(min(s.mods.cheaper) / -3.0 if s.mods.cheaper else 0.0)
    out.append(s.mods.bonus_amount * s.mods.bonus_limit / 3.0)
    out.append(s.mods.surface_picks - 1.0)
    out.append(s.mods.research / 2.0)
    # events that have not been seen, by kind
    unseen = [0] * (END_OF_ROUND + 1)
    for event, kind in enumerate(book.event_kind):
        if event not in s.seen:
            unseen[kind] += 1
    put(unseen, 10.0, out)
    # which side of each research board is in play
    for board in range(BOARDS):
        known = board < len(s.faces)
        out.append(0.5 if not known else 1.0 if s.faces[board] == book.boards[board][1] else 0.0)
    # level-4 cards to be had
    out.append((s.decks[st.DRAWN] + s.discards[st.DRAWN]) / max(1, book.deep_copies))


def seat_figures(s: State, seat: int, out: list[float]) -> float:
    """The figures of one seat; returns the points that it looks like ending with."""
    hand, card, paid = s.hands[seat], -1, 0
    top = s.strands[seat]
    if top is not None and top.op == st.F_CELL:
        card = top.a
    elif s.phase == st.CARD and 0 <= s.chosen[seat] < s.book.kinds:
        card = s.chosen[seat]
        paid = cost(s, card)
        hand = without_card(hand, card)
    elif s.phase == st.KEEP:
        hand = s.picks[seat] or hand
    before = s.mines[seat]
    if card >= 0:
        s.mines[seat] = laid(s.book, before, card, likely_cell(s, seat, card, paid))
    # two places for how it compares with the others
    out.append(0.0)
    out.append(0.0)
    business(s, seat, card >= 0, out)
    total = prospects(s, seat, hand, paid, card >= 0, out)
    s.mines[seat] = before
    return total


# What the seat is in the middle of


def business(s: State, seat: int, laying: bool, out: list[float]) -> None:
    ask, frame = s.asks[seat], s.strands[seat]
    # its place in the order in which seats are asked
    out.append(order(s).index(seat) / MOST_PLAYERS)
    # whether it is asked, and what; how many cards it has picked to keep
    kind = ASK_OF[frame.op] if ask is not None and frame is not None else -1
    out.append(1.0 if kind >= 0 else 0.0)
    one_of(kind, st.ASK_CARD, st.ASK_DISCARD, out)
    out.append(len(s.picks[seat]) / 4.0)
    # a card is sealed or has no cell yet; the round's card, and the chain, are done; a level-1 card is drawn instead
    out.append(1.0 if laying else 0.0)
    mine_lot = s.lot != st.LOT_NONE and s.lot_seat == seat
    out.append(1.0 if s.phase == st.MINE and frame is None and not mine_lot else 0.0)
    instead = (s.phase == st.CARD and s.chosen[seat] == s.book.kinds) or (mine_lot and s.lot == st.LOT_FALLBACK)
    out.append(1.0 if instead else 0.0)
    out.append(1.0 if mine_lot and s.lot != st.LOT_FALLBACK else 0.0)
    # what waits on its strand: rows to climb, the surface, cards to draw, research, cards to discard
    rows = picks = cards = spaces = discards = 0
    while frame is not None:
        op = frame.op
        if op == st.F_CLIMB:
            rows = s.mines[seat].cells[frame.a] // WIDE
            picks = s.mods.surface_picks
        elif op == st.F_SURFACE:
            picks = frame.a
        elif op == st.F_DRAW:
            cards += frame.a
        elif op == st.F_SEARCH:
            cards += frame.c
        elif op == st.F_RESEARCH:
            spaces += frame.a
        elif op == st.F_DISCARD:
            discards += frame.d
        frame = frame.below
    out.append(rows / 3.0)
    out.append(picks / 2.0)
    out.append(min(cards, 6) / 3.0)
    out.append(min(spaces, 10) / 5.0)
    out.append(min(discards, 6) / 3.0)


# What it has, and what is on the way


def prospects(s: State, seat: int, hand: bytes, paid: int, fresh: bool, out: list[float]) -> float:
    """The evaluation in its parts, then the mine and the hand in more detail."""
    row = seat * ROW
    laying = s.phase == st.MINE or (s.phase == st.CARD and s.chosen[seat] >= 0)
    rest = min(ROUNDS, ROUNDS - s.round + (0 if laying or s.phase > st.MINE else 1))
    gold = s.v[row + GOLD] - paid
    look = Look(s, seat, gold, rest)
    look.later = rest > 0
    study_mine(look)
    climb = found = event = coming = plain = 0.0
    halves = half_carts(s, seat)
    drawing = s.lot != st.LOT_NONE and s.lot_seat == seat
    ending = laying and s.book.event_kind[s.event] == END_OF_ROUND and (s.round < ROUNDS or s.book.last_end_event)
    busy = fresh or drawing or ending or (s.strands[seat] is not None and s.phase not in (st.KEEP, st.CARD))
    if rest:
        study(look, hand, busy)
        if s.v[row + st.FACE] >= 0:
            climb = ahead(look, s.v[row + st.FACE], s.v[row + st.POSITION])
        if drawing and s.lot == st.LOT_SEARCH:
            found = searched(look)
    look.later = False
    if drawing and s.lot != st.LOT_SEARCH:
        found = FALLBACK if s.lot == st.LOT_FALLBACK else look.fresh[s.lot_arg & 7]
    if s.phase == st.CARD and s.chosen[seat] == s.book.kinds:
        found = FALLBACK
    me = len(s.mines[seat].cards) - 1
    if busy:
        look.climbing = True
        plain = still_to_do(look, me, fresh) + purse(look)
        look.climbing, look.gold = False, float(gold)
        plain -= purse(look)
        coming = still_to_do(look, me, fresh)
    if ending:
        event = steps(look, s.book.event_program[s.event], 0, me, -1, 0)
    points = float(score(s, seat))
    coins = purse(look)
    total = points + look.base + climb + found + event + coming + coins + (HALF_CART * halves if rest else 0.0)
    # points now by source, and what is still to come of this round (the second time with a flat worth for research,
    # which the walk over a chain counts from the same space for each of its cards), of the rounds after it, and in all
    out.append(rest / ROUNDS)
    out.append(s.v[row + st.POINTS] / 50.0)
    out.append(full_carts(s, seat) / 15.0)
    out.append(halves / 10.0)
    out.append(points / 60.0)
    out.append(min(coming, 36.0) / 12.0)
    out.append(min(plain, 36.0) / 12.0)
    out.append((look.gold - gold) / 8.0)
    out.append(event / 8.0)
    out.append(found / 6.0)
    out.append(look.base / 60.0)
    out.append(look.base / max(1, rest) / 10.0)
    out.append(coins / 8.0)
    out.append((points + coming + event) / 60.0)
    out.append(total / 75.0)
    # gold now and once the chain is through, and from which of the usual costs on it is enough
    out.append(gold / 15.0)
    out.append(min(look.gold, 40.0) / 15.0)
    out.extend([1.0 if look.gold >= enough else 0.0 for enough in (2, 4, 6, 8, 11)])
    left = s.mods.bonus_limit - s.v[row + st.BONUS] if s.mods.bonus_what >= 0 else 0
    out.append(left / 3.0)
    boards(look, climb, out)
    mine_figures(look, out)
    hand_figures(look, hand, out)
    return total


def study(look: Look, hand: bytes, busy: bool) -> None:
    """As `study_hand`; what one more card would add only where the seat may come to draw, for that takes long."""
    if busy:
        study_hand(look, hand)
        return
    book = look.s.book
    for card in hand:
        look.piles[book.level[card] - 1].append((worth(look, card, -1), book.cost[card]))
    look.base = plan(look, look.piles)


def still_to_do(look: Look, me: int, fresh: bool) -> float:
    """What this round still brings besides coins: the chain of a fresh card, or what waits on the strand."""
    value = activation(look, me) + chain(look, me) if fresh else 0.0
    frame = look.s.strands[look.seat]
    while frame is not None:
        value += waiting(look, frame)
        frame = frame.below
    return value


def boards(look: Look, climb: float, out: list[float]) -> None:
    """Research: which board, how far, what the way to the top and the next two spaces are worth."""
    s, row = look.s, look.row
    face, position = s.v[row + st.FACE], s.v[row + st.POSITION]
    one_of(s.faces.index(face) if face >= 0 else -1, 0, BOARDS - 1, out)
    out.append(position / 8.0)
    out.append((len(s.book.faces[face]) - position) / 8.0 if face >= 0 else 1.0)
    out.append(s.v[row + st.DONE] / 2.0)
    out.append((s.v[row + st.BEHIND] + position) / 16.0)
    out.append(climb / 6.0)
    gold, before = look.gold, purse(look)
    out.append((research(look, 2) + purse(look) - before) / 8.0)
    look.gold = gold


def mine_figures(look: Look, out: list[float]) -> None:
    s, row = look.s, look.row
    m = s.mines[look.seat]
    collapsed = s.v[row + st.COLLAPSED]
    # cards by row, and cells where the next may go
    out.extend([cards.bit_count() / 5.0 for cards in m.of_level[1:]])
    out.extend([len(cells) / 5.0 for cells in m.spots[1:]])
    # cards by faction
    out.extend([cards.bit_count() / 4.0 for cards in m.of_faction])
    out.append(distinct_factions(s, look.seat) / st.FACTIONS)
    # tokens; cards that this round has used up
    carrying = with_machine(s, look.seat)
    out.append(machines_in_mine(s, look.seat) / 10.0)
    out.append(carrying.bit_count() / 5.0)
    out.append(collapsed.bit_count() / 4.0)
    out.append(s.v[row + st.ACTIVATED].bit_count() / 4.0)
    # the engine: what the cards of each row bring when they are next activated, at best and in all; what is caved in
    shut = 0.0
    for level in range(1, LEVELS):
        best = whole = 0.0
        for me in bits(m.of_level[level]):
            own = look.worths[me]
            if collapsed >> me & 1:
                shut += own
                own *= CAVED_IN
            whole += own
            best = max(best, own)
        out.append(best / 6.0)
        out.append(whole / 12.0)
    out.append(shut / 8.0)
    # what the chain above the next card of each level will bring
    out.extend([path / 10.0 for path in look.paths[1:]])
    # the same engine by what it brings, whatever that is worth now; and how many of its cards count what
    sums, counts = [0] * BRINGS, [0] * COUNTS
    for me, card in enumerate(m.cards):
        if m.cells[me] < (LEVELS - 1) * WIDE and not collapsed >> me & 1:
            tally(look, card, me, sums, counts)
    put_tally(sums, counts, out)


def hand_figures(look: Look, hand: bytes, out: list[float]) -> None:
    book = look.s.book
    # cards by level and faction, their costs, and what their effects bring and count
    levels, factions, costs = [0] * LEVELS, [0] * st.FACTIONS, 0
    sums, counts = [0] * BRINGS, [0] * COUNTS
    for card in hand:
        levels[book.level[card] - 1] += 1
        costs += book.cost[card]
        for faction in book.factions[card]:
            factions[faction] += 1
        tally(look, card, -1, sums, counts)
    out.append(len(hand) / 8.0)
    put(levels, 4.0, out)
    put(factions, 4.0, out)
    out.append(costs / 30.0)
    put_tally(sums, counts, out)
    plays(look, hand, out)


def tally(look: Look, card: int, me: int, sums: list[int], counts: list[int]) -> None:
    """What those of a card's effects bring that can be paid before long, and what they count."""
    s, mask = look.s, 0
    for effect in s.book.effects[card]:
        payable = True
        if effect.price:
            payable = price(s, look.seat, effect, me) <= look.gold + INCOME
            mask |= int(effect.scots) << SCOTTISH
        for step in s.book.programs[effect.program]:
            n, what = step.amount, BROUGHT[step.op]
            if n.per >= 0 and COUNTED[n.per] >= 0:
                mask |= 1 << COUNTED[n.per]
            if what < 0 or not payable:
                continue
            if what == 0:
                sums[0 if step.arg else 1] += n.plus if n.per < 0 else amount(s, look.seat, n, me, 0)
            else:
                sums[what] += n.plus * step.at.count if step.at is not None else n.plus
    for what in range(COUNTS):
        counts[what] += mask >> what & 1


def put_tally(sums: list[int], counts: list[int], out: list[float]) -> None:
    out.extend([sums[what] / BROUGHT_MOST[what] for what in range(BRINGS)])
    put(counts, 4.0, out)


# Where cards may go


def around(book: Book, m: Mine, cell: int) -> list[int]:
    """At each site of a card that would lie here the half-cart that would face it."""
    found = [0] * 6
    for site in range(6):
        other = m.at.get(cell + NEAR[site], -1)
        if other >= 0:
            found[site] = book.carts[m.cards[other]][FACING[site]]
    return found


def joined(carts: tuple[int, ...], faced: list[int]) -> float:
    """The full carts that would join, and a little for half-full ones."""
    value = 0.0
    for site in range(6):
        if faced[site] and carts[site]:
            together = faced[site] + carts[site]
            if together == 4:
                value += 1.0
            elif together == 3:
                value += HALF_CART
    return value


def above(m: Mine, cell: int, found: list[float]) -> float:
    """The best chain above a cell."""
    left, right = m.at.get(cell - WIDE - 1, -1), m.at.get(cell - WIDE + 1, -1)
    best = found[left] if left >= 0 else 0.0
    return max(best, found[right]) if right >= 0 else best


def likely_cell(s: State, seat: int, card: int, paid: int) -> int:
    """The cell with the most carts and the best chain above it."""
    m = s.mines[seat]
    cells = m.spots[s.book.level[card] - 1]
    if len(cells) == 1:
        return cells[0]
    look = Look(s, seat, s.v[seat * ROW + GOLD] - paid, ROUNDS - s.round)
    study_mine(look)
    best, most = cells[0], -1.0
    for cell in cells:
        value = joined(s.book.carts[card], around(s.book, m, cell)) + above(m, cell, look.chains)
        if value > most:
            best, most = cell, value
    return best


def plays(look: Look, hand: bytes, out: list[float]) -> None:
    """The cards in hand as the next to be laid, each on its best cell."""
    s, book = look.s, look.s.book
    m = s.mines[look.seat]
    coin = COIN[look.rest]
    reduced = s.phase <= st.CARD
    best = second = soon = ever = 0.0
    carts = [0.0] * st.DRAWN
    payable, short = 0, 20.0
    if look.rest:
        faced: list[list[list[int]]] = [[] for _ in range(LEVELS)]
        nth = [0] * LEVELS
        for card in hand:
            level = book.level[card] - 1
            own = look.piles[level][nth[level]][0]
            nth[level] += 1
            spots = m.spots[level]
            if not spots:
                continue
            if not faced[level]:
                faced[level] = [around(book, m, cell) for cell in spots]
            fee = cost(s, card) if reduced else book.cost[card]
            place = 0.0
            for number, cell in enumerate(spots):
                join = joined(book.carts[card], faced[level][number])
                place = max(place, join + above(m, cell, look.chains))
                if level < st.DRAWN and join > carts[level]:
                    carts[level] = join
            value = own - coin * fee + place
            ever = max(ever, value)
            if fee <= look.gold + INCOME:
                soon = max(soon, value)
            if fee > look.gold:
                short = min(short, fee - look.gold)
                continue
            payable += 1
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    # how many can be paid and laid next, the best of them, the best with the income of a round, with any gold
    out.append(payable / 6.0)
    out.append(0.0 if payable or not look.rest else 1.0)
    out.append(best / 12.0)
    out.append(second / 12.0)
    out.append(soon / 12.0)
    out.append(ever / 12.0)
    out.append(min(short, 10.0) / 10.0)
    # the carts that the best card in hand would join, by level
    out.extend([number / 4.0 for number in carts])
