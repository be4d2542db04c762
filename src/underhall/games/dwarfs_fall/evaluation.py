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
    CARDS_IN_HAND,
    CARDS_WITH_DWARF,
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
    REALM_STACKS,
    TASKS,
    TRADE,
    TROPHIES,
    State,
    hand_size,
    top_kind,
)

GOAL: Final = 2.0
"""A goal beyond its points: a step towards the end."""
LEADER: Final = 0.45
"""What the best rival's prospect counts against one's own."""
OTHERS: Final = 0.1
"""And that of every other rival."""
PATIENCE: Final = 14
"""The round from which on it is better to come to an end than to hinder others."""
VICTORY: Final = 8.0
"""The end of the game in sight, and ahead; or behind."""
READY: Final = 0.9
"""What is only to be taken, compared with what is taken."""
FADING: Final = [READY * 0.92**actions for actions in range(64)]
"""The share that is left of something so many actions away."""
BONUS: Final = 2.0
"""An action more in each turn."""
RISK: Final = 0.45
"""What is lost of a castle and its realm that a rival may cover."""
OGRE_WORTH: Final = 0.9
CARD_IN_HAND: Final = -0.35
AT_HOME: Final = 0.25
AT_WORK: Final = 0.5
"""The share of a reward that dwarfs stand for who only wait for the end of the turn."""
STRANDED: Final = -0.3
"""A dwarf that waits where nothing can come of it."""

RELIEF: Final = 3.0
"""A monster gone from one's own realm."""
URGE: Final = 6.0
"""A monster gone from anywhere, when patience is over."""
STANDOFF: Final = -1.2
"""One that stands with foreign ones on a monster: nobody can defeat it."""
REACH: Final = -0.15
"""For every action that a gem is away, needed or not."""

SOON: Final = 3
"""Dwarfs wait at a shop in vain if the gems are further away."""

# Actions that it takes, by guess, until a card can be used.
LOCKED: Final = 5
JAMMED: Final = 3
ABSENT: Final = 6


class Ground:
    """What anybody can do on the table: for each gem the actions to the next task, and those to a shop."""

    __slots__ = ("amount", "buried", "need", "reach", "shop")

    reach: list[int]
    need: list[int]
    amount: list[int]
    shop: int
    buried: int
    """Mask of the kinds of card that a dig may bring to light."""


def evaluate(s: State, seat: int) -> float:
    """The seat's prospect against those of the others."""
    last = s.phase == FINISHED or s.ending or ends_now(s)
    ground = survey(s)
    best = -1.0
    total = 0.0
    leader = 0
    for other in range(s.book.players):
        if other != seat:
            score = points(s, other)
            total += score
            if score + GOAL * goals_done(s, other) > best:
                best = score + GOAL * goals_done(s, other)
                leader = other
    score = points(s, leader)
    total -= score
    rival = prospect(s, leader, ground, last, False) + score
    own = prospect(s, seat, ground, last, True) + points(s, seat)
    rivalry = 1.0 if s.round < PATIENCE else PATIENCE / (3.0 * s.round)
    value = own - rivalry * (LEADER * rival + OTHERS * total)
    if last:
        value += GOAL * goals_done(s, seat) + (VICTORY if own > rival or s.round >= PATIENCE else -VICTORY)
    return value


def points(s: State, seat: int) -> float:
    """What the seat would score now."""
    book = s.book
    value = realm_vp(s, seat)
    goals = s.goals[seat]
    while goals:
        low = goals & -goals
        value += book.goal_vp[low.bit_length() - 1]
        goals ^= low
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
    ground.reach = [0] * book.gems
    ground.need = [0] * book.gems
    ground.amount = [1] * book.gems
    ground.shop = 0
    for kind in range(book.kinds):
        reward = book.reward[kind]
        if reward == GEMS:
            gem = book.reward_gem[kind]
            ground.need[gem] = book.need[kind]
            ground.amount[gem] = book.reward_amount[kind]
            ground.reach[gem] = book.need[kind] + ABSENT
        elif reward == TRADE:
            ground.shop = book.need[kind] + ABSENT
    ground.buried = 0
    stack = 0
    for cards in board.stacks:
        kind = cards[0] >> 2 & 15
        if book.monster[kind]:
            kind = cards[1] >> 2 & 15
        elif len(cards) > 1 and not board.blocked >> stack & 1:
            ground.buried |= 1 << (cards[1] >> 2 & 15) | 1 << (cards[-1] >> 2 & 15)
        actions = book.need[kind]
        if board.blocked >> stack & 1:
            actions += LOCKED
        elif s.room[stack] < actions:
            actions += JAMMED
        reward = book.reward[kind]
        if reward == GEMS:
            gem = book.reward_gem[kind]
            ground.reach[gem] = min(ground.reach[gem], actions)
        elif reward == TRADE and actions < ground.shop:
            ground.shop = actions
        stack += 1
    for gem in range(book.gems):
        if s.bank[gem] == 0:
            ground.reach[gem] += ABSENT
    return ground


def prospect(s: State, seat: int, ground: Ground, last: bool, own: bool) -> float:
    """Points, and in parts what gems, dwarfs on cards and, of one's own, the secret goal promise."""
    book = s.book
    board = s.board
    players = book.players
    base = seat * book.gems
    value = 0.0
    crowded = hand_size(s, seat) - book.hand_limit
    if crowded > 0:
        value -= crowded

    reach = ground.reach[:]
    shop = ground.shop
    hand = s.hands[seat]
    while hand:
        low = hand & -hand
        kind = low.bit_length() - 1
        if book.reward[kind] == GEMS:
            gem = book.reward_gem[kind]
            if s.bank[gem] and book.need[kind] + 1 < reach[gem]:
                reach[gem] = book.need[kind] + 1
        elif book.reward[kind] == TRADE and book.need[kind] + 1 < shop:
            shop = book.need[kind] + 1
        hand ^= low

    work = 0.0
    urge = URGE if s.round >= PATIENCE else 0.0
    value += urge * len(s.trophies[seat])
    home = board.castle_at[seat]
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
        men = s.men[stack * players + seat]
        missing = need - men if men < need else 0
        if missing == 0 and own and s.seat != seat:
            continue  # it could have been done and was not
        part = 1.0 - missing / need
        part *= 0.4 + 0.6 * part
        reward = book.reward[kind]
        if book.monster[kind]:
            if s.room[stack] < missing or men < book.slots[kind] - s.room[stack]:
                if own:
                    work += STANDOFF * men
                continue
            freed = board.realm[stack] & board.types[book.type_of[kind]]
            ours = home >= 0 and board.realm[stack] >> home & 1
            if not ours and s.round < PATIENCE and rules_there(s, stack):
                continue
            work += AT_WORK * part * (book.trophy_vp[kind] + (RELIEF if ours else 0.0) + urge)
            if missing < hunt:
                hunt = missing
            if board.dragons & low:
                while freed:
                    bit = freed & -freed
                    freed ^= bit
                    cards = board.stacks[bit.bit_length() - 1]
                    mine = cards[0] >> 2 & 15
                    if book.monster[mine]:
                        mine = cards[1] >> 2 & 15
                    gem = book.reward_gem[mine]
                    if s.bank[gem] and book.need[mine] + missing < reach[gem]:
                        reach[gem] = book.need[mine] + missing
        elif board.blocked & low or (reward == GEMS and s.bank[book.reward_gem[kind]] == 0):
            if missing and own:
                work += STRANDED * men
        elif s.room[stack] < missing:
            if own:
                work += STRANDED * men
        elif reward == GEMS:
            gem = book.reward_gem[kind]
            amount = book.reward_amount[kind]
            overflow = crowded + amount if crowded > -amount else 0
            work += AT_WORK * part * (book.gem_vp[gem] * amount - (overflow if overflow < amount else amount))
            reach[gem] = min(reach[gem], missing)
        elif reward == TRADE:
            shop = min(shop, missing)
        elif reward == OGRE:
            if crowded < 0:
                work += AT_WORK * OGRE_WORTH * part
            brew = min(brew, missing)
        elif reward == DIG and missing < dig:
            dig = missing
    buried = ground.buried
    while buried:
        low = buried & -buried
        buried ^= low
        kind = low.bit_length() - 1
        actions = book.need[kind] + dig + 1
        if book.reward[kind] == GEMS:
            gem = book.reward_gem[kind]
            if s.bank[gem] and actions < reach[gem]:
                reach[gem] = actions
        elif book.reward[kind] == TRADE and actions < shop:
            shop = actions
        elif kind == book.castle and home < 0:
            work += (BONUS - dig) * AT_WORK

    limit = last_actions(s, seat) if last else 63
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
                held = s.gems[base + gem]
                if held < cost:
                    actions += reach[gem] + ((cost - held - 1) // ground.amount[gem]) * ground.need[gem]
                worth -= cost * book.gem_vp[gem]
            gem += 1
        actions += ground.shop if actions > SOON or (actions and not shop) else shop
        if actions <= limit and worth * FADING[actions] > hope:
            hope = worth * FADING[actions]
    if last:
        return hope + urge * len(s.trophies[seat])
    value += hope + work + GOAL * goals_done(s, seat)
    if board.bonus >> seat & 1:
        value += BONUS
    if own and s.round < PATIENCE and exposed(s, seat):
        value -= RISK * (realm_vp(s, seat) + BONUS)
    value += CARD_IN_HAND * s.hands[seat].bit_count()
    value += OGRE_WORTH * len(s.ogres[seat])
    value += AT_HOME * s.supply[seat]
    if own:
        for gem in range(book.gems):
            if reach[gem] > ground.need[gem] and s.bank[gem]:
                value += REACH * (reach[gem] - ground.need[gem])
        if s.seat == seat:
            if s.kind == DRAW_OGRE or s.kind == DRAW_STOLEN:
                value += OGRE_WORTH
            elif s.kind == DRAW_GEM:
                value += 2.0
        if not s.shown >> seat & 1:
            secret = s.secrets[seat]
            value += (book.secret_vp[secret] + GOAL) * FADING[secret_actions(s, seat, secret, hunt, brew)]
    return value


def rules_there(s: State, stack: int) -> bool:
    """Whether anybody's castle lies in the stack's realm."""
    for castle in s.board.castle_at:
        if castle >= 0 and s.board.realm[stack] >> castle & 1:
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
        if s.book.type_of[low.bit_length() - 1] == s.book.type_of[s.book.castle]:
            return True
        threat ^= low
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


def secret_actions(s: State, seat: int, secret: int, hunt: int, brew: int) -> int:
    """How many actions away the secret goal is, by guess; its first trophy and ogre are `hunt` and `brew` away."""
    actions = 0
    for counter, comparison, figure in s.book.counters[secret]:
        now = count(s, seat, counter)
        missing = figure - now
        if missing < 0:
            missing = -missing if comparison == "==" else 0
        if missing == 0:
            continue
        if counter == TROPHIES:
            missing = 5 * (missing - 1) + hunt
        elif counter == OGRES_IN_HAND:
            missing = 2 * (missing - 1) + brew
        elif counter == GEMS_IN_HAND or counter == GEM_TYPES:
            missing *= 2
        elif counter == REALM_STACKS or counter == CARDS_IN_HAND or counter == CARDS_WITH_DWARF:
            pass
        actions = max(actions, missing)
    return actions if actions < 63 else 63
