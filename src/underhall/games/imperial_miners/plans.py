"""What things are worth that are still to come, in points: effects, cards of the mine and in hand, research. For bots.

One walk over the steps of an effect says what it brings, be it chosen now, waiting on the strand, or printed on a card
that will be activated in some later round. Coins are counted apart, because what comes next needs and brings them, and
turned into points at the end. The weights were set by play between bots; nothing in the rules depends on them.
"""

from __future__ import annotations

from typing import Final

from underhall.games.imperial_miners.rules.counting import count, machines, possible, price
from underhall.games.imperial_miners.rules.ground import half_carts
from underhall.games.imperial_miners.state import (
    AT_PICK,
    AT_SELF,
    COLLAPSED,
    DRAWN,
    FACE,
    LEVELS,
    MACHINES,
    OP_ACTIVATE,
    OP_CART,
    OP_CLEAR,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW4,
    OP_GAIN,
    OP_IF,
    OP_MACHINE,
    OP_RESEARCH,
    OP_SEARCH,
    OP_TRADE,
    PER_ADJACENT,
    PER_DISTINCT,
    PER_FACTION,
    PER_FULL_CARTS,
    PER_MACHINES_MINE,
    PER_MACHINES_SELF,
    PER_ROW_SELF,
    POSITION,
    ROUNDS,
    ROW,
    WIDE,
    Amount,
    Effect,
    State,
    Step,
)
from underhall.kit.masks import bits

ATLANTEANS: Final = 4
# with so many cards still to be laid: what a coin is worth, and from which number on coins are worth less
COIN: Final = [0.01, 0.3, 0.42, 0.5, 0.52, 0.54, 0.55, 0.56, 0.57, 0.58, 0.58]
ENOUGH: Final = [0, 8, 12, 14, 15, 15, 15, 15, 15, 15, 15]
BEYOND: Final = 0.5
INCOME: Final = 3.0  # the coins that a round brings
CARTS: Final = [0.3, 0.6, 0.8, 1.0]  # the full carts that a card of each level brings
FALLBACK: Final = 2.5  # laying what the top of level 1 happens to be
STUCK: Final = 2.0  # and having to in the coming round
NEXT_BEST: Final = 0.4  # how much the second best path to a level counts
CAVED_IN: Final = 0.35  # what is left of a card that has to be cleared first
USUAL: Final = [0.9, 1.7, 3.2]  # what the effect of a card brings that is still to be drawn
USUAL_COST: Final = [0, 2, 5]
SPARE: Final = 0.1  # what a card is worth that there is no time for
CHOSEN: Final = 1.15  # one of a chosen faction
THROWN: Final = 0.5  # a card that has to be discarded
MACHINE: Final = 0.05  # a machine, for each round and each card that may count it
AGAIN: Final = [0.32, 0.2, 0.05, 0.0]  # how likely a card of a row is activated in a round to come
CLIMB: Final = 0.6  # the part of a board's top that is seen from just below it
STEP: Final = 0.5  # research on a board that is not chosen yet
FURTHER: Final = 0.15
SPECIAL: Final = 1.3  # a special activation while cards of the mine have no worth yet
SHUT: Final = [0.4, 1.3]  # a card above caves in, or the only one


class Look:
    """A position as one seat sees it."""

    __slots__ = (
        "added", "base", "chains", "climbing", "fresh", "gold", "later", "machine", "paths", "piles", "rest", "row",
        "s", "seat", "worths",
    )  # fmt: skip

    def __init__(self, s: State, seat: int, gold: int, rest: int) -> None:
        self.s = s
        self.seat = seat
        self.row = seat * ROW
        self.rest = rest
        """How many cards are still to be laid, the one in the middle of it not counted."""
        self.gold = float(gold)
        self.later = True
        """Whether effects are looked at that come in some later round: then halves on the way count too."""
        self.added = 0.0
        """The machines that an effect has put on its card so far."""
        self.climbing = False
        many = 1 + min(4, s.mines[seat].of_faction[ATLANTEANS].bit_count())
        self.machine = MACHINE * min(rest, 4) * many
        self.worths: list[float] = []
        """What the cards of the mine bring when they are next activated."""
        self.chains: list[float] = []
        """What the best chain from each of them up to the surface brings."""
        self.paths: list[float] = [0.0] * LEVELS
        """What the chain above a card of each level will bring."""
        self.piles: list[list[tuple[float, int]]] = [[] for _ in range(LEVELS)]
        """For each level the cards in hand: what their effect brings, and their cost."""
        self.base = 0.0
        self.fresh: list[float] = [0.0] * LEVELS
        """What a card of each level would add to them."""


class Choice:
    """The best of several things, coins and all. Each starts with the same coins."""

    __slots__ = ("gold", "start", "total", "value")

    def __init__(self, look: Look) -> None:
        self.start = self.gold = look.gold
        self.total = -1000.0
        self.value = 0.0

    def offer(self, look: Look, value: float) -> None:
        total = value + purse(look)
        if total > self.total:
            self.total, self.value, self.gold = total, value, look.gold
        look.gold = self.start

    def take(self, look: Look) -> float:
        look.gold = self.gold
        return self.value


def purse(look: Look) -> float:
    """What the coins are worth."""
    enough, gold = ENOUGH[look.rest], look.gold
    return COIN[look.rest] * (gold if gold <= enough else enough + BEYOND * (gold - enough))


# The walk over the steps of an effect


def effect_worth(look: Look, effect: Effect, fee: int, me: int, card: int) -> float:
    look.added = 0.0
    look.gold -= fee
    return steps(look, effect.program, 0, me, card, 0)


def steps(look: Look, program: int, start: int, me: int, card: int, counted: int) -> float:
    """What the rest of a program brings besides coins. Its card is one of the mine, or `card` in hand, or none."""
    value = 0.0
    for step in look.s.book.programs[program][start:]:
        value += one_step(look, step, me, card, counted)
    return value


def one_step(look: Look, step: Step, me: int, card: int, counted: int) -> float:
    s, op = look.s, step.op
    if op == OP_IF:
        found = count(s, look.seat, step.amount.per, step.amount.arg, me, counted)
        branch = step.each if step.low <= found <= step.high else step.instead
        return steps(look, branch, 0, me, card, counted) if branch >= 0 else 0.0
    if op == OP_TRADE:
        return trades(look, step, me, step.amount.plus, counted)
    n = amount(look, step.amount, me, card, counted)
    if op == OP_GAIN:
        if step.arg:
            return n
        look.gold += n
        return 0.0
    if op == OP_DRAW:
        return n * drawing(look, step.arg)
    if op == OP_SEARCH:
        return n * CHOSEN * drawing(look, 7)
    if op == OP_DRAW4:
        return n * look.fresh[LEVELS - 1]
    if op == OP_RESEARCH:
        return research(look, int(n))
    if op == OP_CART:
        return min(n, half_carts(s, look.seat) + (0.5 if look.later else 0.0))
    if op == OP_DISCARD:
        return 0.0 if step.upto else each(look, step, me, int(n)) - THROWN * n
    at = step.at
    assert at is not None
    if op == OP_MACHINE and at.how == AT_SELF:
        n = min(n, MACHINES - machines(s, look.seat, me)) if me >= 0 else n
        look.added += n
        return look.machine * n
    return aimed(look, step, me, 0, at.count, n)


def amount(look: Look, a: Amount, me: int, card: int, counted: int) -> float:
    """In a later round halves on the way count too, and a card in hand as if it were laid."""
    if a.per < 0:
        return a.plus
    s = look.s
    found = float(count(s, look.seat, a.per, a.arg, me, counted))
    if a.per in (PER_MACHINES_SELF, PER_MACHINES_MINE):
        found += look.added
    elif card >= 0:
        found = if_laid(look, a, card, found)
    value = a.plus + a.times * (found / a.div if look.later else found // a.div)
    return a.cap if 0 <= a.cap < value else value


def if_laid(look: Look, a: Amount, card: int, found: float) -> float:
    """A counter once a card of the hand lies in the mine."""
    own = look.s.book.factions[card]
    if a.per == PER_FACTION:
        return found + 1 if a.arg in own else found
    if a.per == PER_DISTINCT:
        return found + len([1 for faction in own if not look.s.mines[look.seat].of_faction[faction]])
    if a.per == PER_ADJACENT:
        return 2.0 if a.arg < 0 else 0.8
    if a.per == PER_FULL_CARTS:
        return found + 1
    return look.s.book.level[card] if a.per == PER_ROW_SELF else found


def drawing(look: Look, levels: int) -> float:
    """A card from the best of some decks."""
    best = 0.0
    for level in range(DRAWN):
        if levels >> level & 1:
            best = max(best, look.fresh[level])
    return best


def aimed(look: Look, step: Step, me: int, picked: int, picks: int, n: float) -> float:
    """A step at cards of the mine: at all that match, or at so many of them that were not picked yet."""
    op, at = step.op, step.at
    assert at is not None
    cards = possible(look.s, look.seat, step, me) & ~picked
    there = cards.bit_count()
    hit = min(there, picks) if at.how == AT_PICK else there
    if op == OP_MACHINE:
        return look.machine * hit * n
    if op == OP_CLEAR:
        return sum(sorted([again(look, one) for one in bits(cards)])[there - hit :]) + each(look, step, me, hit)
    if op == OP_ACTIVATE:
        if not look.worths:
            return SPECIAL * hit
        return sum(sorted([look.worths[one] for one in bits(cards)])[there - hit :])
    if at.up:
        return -SHUT[0 if there > 1 else 1] if there else 0.0
    if at.how == AT_SELF:
        return -again(look, me)
    return -hit * SHUT[0]


def again(look: Look, me: int) -> float:
    """What it is worth that a card can be used again."""
    if me < 0:
        return 0.5 * min(0.8, look.rest * AGAIN[1])
    row = look.s.mines[look.seat].cells[me] // WIDE
    return min(0.8, look.rest * AGAIN[row]) * (look.worths[me] if look.worths else 1.0)


def each(look: Look, step: Step, me: int, number: int) -> float:
    """What is had for each of so many."""
    value = 0.0
    if step.each >= 0:
        for counted in range(1, number + 1):
            value += steps(look, step.each, 0, me, -1, counted)
    return value


def trades(look: Look, step: Step, me: int, times: int, counted: int) -> float:
    """Pay and get, as long as it pays."""
    value = 0.0
    for _ in range(times):
        if look.gold < step.arg:
            break
        choice = Choice(look)
        choice.offer(look, 0.0)
        look.gold -= step.arg
        choice.offer(look, steps(look, step.each, 0, me, -1, counted))
        value += choice.take(look)
    return value


# Research


def research(look: Look, spaces: int) -> float:
    """The best space in reach, and how much nearer it is to the top."""
    s = look.s
    if spaces <= 0:
        return 0.0
    face, position = s.v[look.row + FACE], s.v[look.row + POSITION]
    if face < 0 or look.climbing or position >= len(s.book.faces[face]):
        return STEP + FURTHER * spaces
    look.climbing = True
    board = s.book.faces[face]
    here = ahead(look, face, position)
    choice = Choice(look)
    spaces += 0 if look.later else s.mods.research
    for reached in range(position + 1, min(position + spaces, len(board)) + 1):
        near = ahead(look, face, reached) - here
        choice.offer(look, near + steps(look, board[reached - 1], 0, -1, -1, 0))
    look.climbing = False
    return choice.take(look)


def ahead(look: Look, face: int, position: int) -> float:
    """What it is worth to stand here: so much nearer to the top."""
    spaces = look.s.book.faces[face]
    if position >= len(spaces) or not look.rest:
        return 0.0
    gold, before, climbing = look.gold, purse(look), look.climbing
    look.climbing = True
    top = steps(look, spaces[-1], 0, -1, -1, 0) + purse(look) - before
    look.climbing = climbing
    look.gold = gold
    return CLIMB * top * position / len(spaces) * min(1.0, look.rest * 0.2)


# The mine and the hand: what they will bring in rounds to come


def worth(look: Look, card: int, me: int) -> float:
    """The best effect of a card in some round to come, coins and all; `me` is -1 for one in hand."""
    before = purse(look)
    choice = Choice(look)
    choice.offer(look, 0.0)
    for effect in look.s.book.effects[card]:
        fee = price(look.s, look.seat, effect, me)
        if fee <= look.gold + look.rest:
            choice.offer(look, effect_worth(look, effect, fee, me, card if me < 0 else -1))
    return choice.total - before


def study_mine(look: Look) -> None:
    """What each card of the mine brings when it is next activated, and the best paths for cards to come."""
    s = look.s
    m = s.mines[look.seat]
    collapsed = s.v[look.row + COLLAPSED]
    look.worths = [worth(look, card, me) for me, card in enumerate(m.cards)]
    look.chains = chains = [0.0] * len(m.cards)
    for row in range(1, LEVELS):
        for me in bits(m.of_level[row]):
            above = 0.0
            for up in bits(m.up[me]):
                above = max(above, chains[up])
            chains[me] = above + look.worths[me] * (CAVED_IN if collapsed >> me & 1 else 1.0)
        best = second = 0.0
        for cell in m.spots[row]:
            path = 0.0
            for up in (m.at.get(cell - WIDE - 1, -1), m.at.get(cell - WIDE + 1, -1)):
                if up >= 0:
                    path = max(path, chains[up])
            if path > best:
                best, second = path, best
            elif path > second:
                second = path
        look.paths[row] = best + NEXT_BEST * (second - best) if m.spots[row] else look.paths[row - 1] + USUAL[row - 1]


def study_hand(look: Look, hand: bytes) -> None:
    """What the cards to be laid will bring, and what one more would add."""
    book = look.s.book
    for card in hand:
        look.piles[book.level[card] - 1].append((worth(look, card, -1), book.cost[card]))
    look.base = plan(look, look.piles)
    for level in range(DRAWN):
        look.fresh[level] = one_more(look, level, USUAL[level], USUAL_COST[level])
    look.fresh[DRAWN] = one_more(look, DRAWN, worth(look, book.deep, -1), book.cost[book.deep])


def one_more(look: Look, level: int, own: float, fee: int) -> float:
    """What such a card would add to the hand; levels count from 0."""
    piles = look.piles[:]
    piles[level] = [*piles[level], (own, fee)]
    return max(0.0, plan(look, piles) - look.base)


def plan(look: Look, piles: list[list[tuple[float, int]]]) -> float:
    """Round by round the best card that can be paid and has a cell; where there is none, whatever comes."""
    m = look.s.mines[look.seat]
    coin = COIN[look.rest]
    todo = [sorted([(own - coin * fee, fee) for own, fee in pile], reverse=True) for pile in piles]
    room = [len(spots) for spots in m.spots]
    room[0] = ROUNDS
    budget = look.gold
    value = 0.0
    for number in range(look.rest):
        best = FALLBACK if number else FALLBACK - STUCK
        taken = -1
        which = 0
        for row in range(LEVELS):
            if room[row]:
                for index, (own, fee) in enumerate(todo[row]):
                    if fee <= budget:
                        brings = own + CARTS[row] + look.paths[row]
                        if brings > best or taken < 0:
                            best, taken, which = brings, row, index
                        break
        value += best
        budget += INCOME
        row = max(taken, 0)
        if taken >= 0:
            budget -= todo[taken].pop(which)[1]
        room[row] -= 1
        if row < LEVELS - 1:
            room[row + 1] += 1 if room[row + 1] else 2
    for left in todo:
        for own, _ in left:
            value += SPARE * max(0.0, own)
    return value
