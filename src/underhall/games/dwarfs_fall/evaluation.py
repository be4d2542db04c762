"""How good a position looks to a seat: points now, and what is on the way. For bots and hints, never for rules.

What is on the way is measured in actions still to be spent on it, and fades with each of them. The weights were set by
play between bots; nothing in the rules depends on them. One principle keeps a bot from hoarding: what is on the way is
always worth less than what has come.
"""

from __future__ import annotations

from typing import Final

from underhall.games.dwarfs_fall.rules.goals import count, ends_now, goals_done, realm_vp
from underhall.games.dwarfs_fall.rules.turn import actions_left
from underhall.games.dwarfs_fall.state import (
    ACTIONS,
    CASTLE,
    DIG,
    DRAW_GEM,
    DRAW_OGRE,
    DRAW_STOLEN,
    FINISHED,
    GEM_TYPES,
    GEMS,
    GEMS_IN_HAND,
    OGRE,
    OGRES_IN_HAND,
    TASKS,
    TRADE,
    TROPHIES,
    State,
    hand_size,
    top_kind,
)

LEADER: Final = 0.45  # what the best rival's prospect counts against one's own
OTHERS: Final = 0.1  # and the points of every other rival
PATIENCE: Final = 14  # the round from which on coming to an end matters more than hindering others
TRUCE: Final = 0.3  # what is left of rivalry then; it must not shrink further, or to pass would look like progress
VICTORY: Final = 8.0  # the last round, and ahead; before patience is over it costs as much to be behind
GOAL: Final = 2.0  # a goal beyond its points: a step towards the end
BONUS: Final = 2.0  # the castle's action in every turn
RISK: Final = 0.45  # the part of realm and bonus that an unguarded castle may lose
FADING: Final = [0.9 * 0.92**actions for actions in range(64)]  # what is left of something so many actions away
FAR: Final = 63
AT_WORK: Final = 0.5  # the part of a reward for which dwarfs stand; more, and executing a task would hardly pay
AT_HOME: Final = 0.25
STRANDED: Final = -0.3  # a dwarf that waits where nothing can come of it
STANDOFF: Final = -1.2  # one among strangers on a monster; weak, and everybody guards monsters for ever
RELIEF: Final = 3.0  # a monster gone from the own realm
URGE: Final = 6.0  # a monster gone from anywhere, once patience is over
OGRE_IN_HAND: Final = 0.9
GEM_TO_COME: Final = 2.0
CARD_IN_HAND: Final = -0.35
REACH: Final = -0.15  # each action that a gem is further away than it need be, wanted now or not
SHOPLESS: Final = -0.5  # the same for a shop, which everybody wants: too weak, and none is ever dug out again
SOON: Final = 3  # with gems further away than this, dwarfs wait at a shop in vain

# Actions, by guess, until a card can be used: under a monster's spell, full of strangers, nowhere to be seen.
LOCKED: Final = 5
JAMMED: Final = 3
ABSENT: Final = 6


class Ground:
    """What the table offers to everybody. The lists go by gem; one entry more stands for the shop."""

    __slots__ = ("amount", "buried", "deep", "need", "reach")

    reach: list[int]
    """Actions until the next such task is done."""
    need: list[int]
    amount: list[int]
    buried: int
    """Mask of the kinds of card that a dig brings to light."""
    deep: int
    """Mask of those that take two digs."""


def evaluate(s: State, seat: int) -> float:
    """The seat's prospect against those of the others."""
    last = s.phase == FINISHED or s.ending or ends_now(s)
    best = -1.0
    total = 0.0
    leader = 0
    leading = 0.0
    for other in range(s.book.players):
        if other != seat:
            score = points(s, other)
            total += score
            if score + GOAL * goals_done(s, other) > best:
                best = score + GOAL * goals_done(s, other)
                leader = other
                leading = score
    ground = survey(s)
    rival = leading + prospect(s, leader, ground, last, False)
    own = points(s, seat) + prospect(s, seat, ground, last, True)
    rivalry = 1.0 if s.round < PATIENCE else TRUCE
    value = own - rivalry * (LEADER * rival + OTHERS * (total - leading))
    if s.round >= PATIENCE and not last:
        value -= shared_realm(s, seat)
    if last:
        value += GOAL * goals_done(s, seat) + (VICTORY if own > rival or s.round >= PATIENCE else -VICTORY)
    return value


def shared_realm(s: State, seat: int) -> float:
    """What everybody's realm is worth on average: once patience is over nobody spares a realm that serves all alike."""
    total = 0.0
    for other in range(s.book.players):
        if other != seat:
            total += realm_vp(s, other)
    return total / (s.book.players - 1)


def points(s: State, seat: int) -> float:
    """What the seat would score now."""
    book = s.book
    value = realm_vp(s, seat) + book.order_points[seat]
    goals = s.goals[seat]
    while goals:
        low = goals & -goals
        goals ^= low
        value += book.goal_vp[low.bit_length() - 1]
    if s.shown >> seat & 1:
        value += book.secret_vp[s.secrets[seat]]
    for kind in s.trophies[seat]:
        value += book.trophy_vp[kind]
    base = seat * book.gems
    for gem in range(book.gems):
        value += s.gems[base + gem] * book.gem_vp[gem]
    return value


def survey(s: State) -> Ground:
    """What the cards on the table allow, whoever comes."""
    book = s.book
    board = s.board
    ground = Ground()
    ground.reach = [0] * (book.gems + 1)
    ground.need = ground.reach[:]
    ground.amount = ground.reach[:]
    ground.buried = 0
    ground.deep = 0
    for kind in range(book.kinds):
        if book.reward[kind] == GEMS or book.reward[kind] == TRADE:
            at = book.reward_gem[kind] if book.reward[kind] == GEMS else book.gems
            ground.need[at] = book.need[kind]
            ground.amount[at] = book.reward_amount[kind]
            ground.reach[at] = book.need[kind] + ABSENT
            if at < book.gems and s.bank[at] == 0:
                ground.reach[at] += ABSENT
    jammed = JAMMED if s.round < PATIENCE else 3 * JAMMED  # by then it has shown that nobody gives way
    stack = 0
    for cards in board.stacks:
        kind = cards[0] >> 2 & 15
        blocked = board.blocked >> stack & 1
        if book.monster[kind]:
            kind = cards[1] >> 2 & 15
        elif len(cards) > 1 and not blocked:
            ground.buried |= 1 << (cards[1] >> 2 & 15) & ~(1 << kind)  # a shop under a shop helps nobody
            ground.deep |= 1 << (cards[-1] >> 2 & 15) & ~(1 << kind)
        offer(s, ground.reach, kind, LOCKED if blocked else jammed if s.room[stack] < book.need[kind] else 0)
        stack += 1
    return ground


def offer(s: State, reach: list[int], kind: int, before: int) -> None:
    """A card of this kind can be used after so many actions: perhaps a shorter way to its gem, or to a shop."""
    book = s.book
    if book.reward[kind] == GEMS:
        at = book.reward_gem[kind]
        if s.bank[at] == 0:
            return
    elif book.reward[kind] == TRADE:
        at = book.gems
    else:
        return
    reach[at] = min(reach[at], book.need[kind] + before)


def prospect(s: State, seat: int, ground: Ground, last: bool, own: bool) -> float:
    """What gems, dwarfs on cards, the castle and, of one's own, the secret goal promise beyond the points."""
    book = s.book
    board = s.board
    home = board.castle_at[seat]
    crowded = hand_size(s, seat) - book.hand_limit
    reach = ground.reach[:]
    hand = s.hands[seat] & book.ordinary
    while hand:
        low = hand & -hand
        hand ^= low
        offer(s, reach, low.bit_length() - 1, 1)
    urge = URGE if s.round >= PATIENCE else 0.0
    work = 0.0
    hunt = 5
    brew = 2
    dig = 2
    here = s.here[seat]
    while here:
        low = here & -here
        here ^= low
        stack = low.bit_length() - 1
        kind = top_kind(board, stack)
        need = book.need[kind]
        men = s.men[stack * book.players + seat]
        missing = need - men if men < need else 0
        if missing == 0 and own and s.seat != seat:
            continue  # it could have been done and was not
        part = 1.0 - missing / need
        part *= 0.4 + 0.6 * part  # better two dwarfs on one card than on two
        reward = book.reward[kind]
        if book.monster[kind]:
            realm = board.realm[stack]
            ours = home >= 0 and realm >> home & 1
            if men < book.slots[kind] - s.room[stack]:
                work += STANDOFF * men if own else 0.0
            elif missing > s.supply[seat] and own:
                work += STRANDED * men
            elif ours or s.round >= PATIENCE or not inhabited(s, realm):
                work += AT_WORK * part * (book.trophy_vp[kind] + (RELIEF if ours else 0.0) + urge)
                hunt = min(hunt, missing)
                freed = realm & board.types[book.type_of[kind]]
                while freed:
                    bit = freed & -freed
                    freed ^= bit
                    cards = board.stacks[bit.bit_length() - 1]
                    below = cards[0] >> 2 & 15
                    offer(s, reach, cards[1] >> 2 & 15 if book.monster[below] else below, missing)
        elif board.blocked & low or s.room[stack] < missing or (reward == GEMS and s.bank[book.reward_gem[kind]] == 0):
            work += STRANDED * men if missing and own else 0.0
        elif reward == GEMS:
            gem = book.reward_gem[kind]
            amount = book.reward_amount[kind]
            overflow = min(amount, max(0, crowded + amount))
            work += AT_WORK * part * (book.gem_vp[gem] * amount - overflow)
            reach[gem] = min(reach[gem], missing)
        elif reward == TRADE:
            reach[book.gems] = min(reach[book.gems], missing)
        elif reward == OGRE:
            work += AT_WORK * part * OGRE_IN_HAND if crowded < 0 else 0.0
            brew = min(brew, missing)
        elif reward == DIG:
            dig = min(dig, missing)
    buried = ground.buried | ground.deep
    while buried:
        low = buried & -buried
        buried ^= low
        offer(s, reach, low.bit_length() - 1, dig + 1 if ground.buried & low else dig + 3)
    hope = next_goal(s, seat, ground, reach, last_actions(s, seat) if last else FAR)
    value = hope + urge * len(s.trophies[seat])
    if last:
        return value
    value += work + GOAL * goals_done(s, seat) + AT_HOME * s.supply[seat] - max(0, crowded)
    value += CARD_IN_HAND * s.hands[seat].bit_count() + OGRE_IN_HAND * len(s.ogres[seat])
    if board.bonus >> seat & 1:
        value += BONUS
    elif home < 0 and ground.buried >> book.castle & 1:
        value += AT_WORK * (BONUS - dig)
    if not own:
        return value
    if s.round < PATIENCE and exposed(s, seat):
        value -= RISK * (realm_vp(s, seat) + BONUS)
    if reach[book.gems] > ground.need[book.gems]:
        value += SHOPLESS * (3.0 if urge else 1.0) * (reach[book.gems] - ground.need[book.gems])
    for gem in range(book.gems):
        if reach[gem] > ground.need[gem] and s.bank[gem]:
            value += REACH * (reach[gem] - ground.need[gem])
    if s.seat == seat:
        if s.kind == DRAW_OGRE or s.kind == DRAW_STOLEN:
            value += OGRE_IN_HAND
        elif s.kind == DRAW_GEM:
            value += GEM_TO_COME
    if not s.shown >> seat & 1:
        value += (book.secret_vp[s.secrets[seat]] + GOAL) * FADING[secret_actions(s, seat, hunt, brew)]
    return value


def next_goal(s: State, seat: int, ground: Ground, reach: list[int], limit: int) -> float:
    """What the best open goal brings beyond its gems, faded by the actions to it, if these are within the limit."""
    book = s.book
    base = seat * book.gems
    shop = reach[book.gems]
    hope = 0.0
    market = s.market
    while market:
        low = market & -market
        market ^= low
        goal = low.bit_length() - 1
        actions = 0
        worth = book.goal_vp[goal] + GOAL
        gem = 0
        for cost in book.goal_cost[goal]:
            if cost:
                lack = cost - s.gems[base + gem]
                if lack > 0:
                    actions += reach[gem] + (lack - 1) // ground.amount[gem] * ground.need[gem]
                worth -= cost * book.gem_vp[gem]
            gem += 1
        actions += ground.reach[book.gems] if actions > SOON or (actions and not shop) else shop
        if actions <= limit and worth * FADING[actions] > hope:
            hope = worth * FADING[actions]
    return hope


def inhabited(s: State, realm: int) -> bool:
    """Whether anybody's castle lies in the realm."""
    for castle in s.board.castle_at:
        if castle >= 0 and realm >> castle & 1:
            return True
    return False


def exposed(s: State, seat: int) -> bool:
    """Whether a rival may lay a castle or a giant onto one's castle."""
    board = s.board
    castle = board.castle_at[seat]
    if castle < 0 or not board.low >> castle & 1 or board.blocked >> castle & 1:
        return False
    threat = 0
    for other in range(s.book.players):
        if s.here[other] >> castle & 1:
            return False
        if other != seat:
            threat |= s.hands[other]
    while threat:
        low = threat & -threat
        threat ^= low
        if s.book.type_of[low.bit_length() - 1] == CASTLE:
            return True
    return False


def last_actions(s: State, seat: int) -> int:
    """The actions that a seat still has when the last round is being played; -1 if not even tasks are left."""
    if s.phase == FINISHED or seat < s.seat:
        return -1
    if seat > s.seat:
        return s.book.actions + (s.book.castle_actions if s.board.bonus >> seat & 1 else 0)
    if s.phase == ACTIONS:
        return actions_left(s)
    return 0 if s.phase == TASKS else -1


def secret_actions(s: State, seat: int, hunt: int, brew: int) -> int:
    """How many actions away the own secret goal is, by guess; the next trophy and ogre are `hunt` and `brew` away."""
    actions = 0
    for counter, comparison, figure in s.book.counters[s.secrets[seat]]:
        missing = figure - count(s, seat, counter)
        if missing < 0:
            missing = -missing if comparison == "==" else 0
        if missing and counter == TROPHIES:
            missing = 5 * (missing - 1) + hunt
        elif missing and counter == OGRES_IN_HAND:
            missing = 2 * (missing - 1) + brew
        elif counter == GEMS_IN_HAND or counter == GEM_TYPES:
            missing *= 2
        actions = max(actions, missing)
    return min(actions, FAR)
