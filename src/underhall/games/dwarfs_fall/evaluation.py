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
    DRAW_GEM,
    DRAW_OGRE,
    DRAW_STOLEN,
    FINISHED,
    GEM_TYPES,
    GEMS,
    GEMS_IN_HAND,
    MINE,
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
VICTORY: Final = 8.0
"""The end of the game in sight, and ahead; or behind."""
READY: Final = 0.9
"""What is only to be taken, compared with what is taken."""
FADING: Final = [READY * 0.92**actions for actions in range(64)]
"""The share that is left of something so many actions away."""
BONUS: Final = 2.0
"""An action more in each turn."""
AT_RISK: Final = 0.55
"""What is left of a castle and its realm that a rival may cover."""
OGRE_WORTH: Final = 0.7
CARD_IN_HAND: Final = -0.35
AT_HOME: Final = 0.25
STRANDED: Final = -0.3
"""A dwarf that waits where nothing can come of it."""

# Actions that it takes, by guess, until a card can be used.
LOCKED: Final = 5
JAMMED: Final = 3
ABSENT: Final = 6


class Ground:
    """What anybody can do on the table: for each gem the actions to the next task, and those to a shop."""

    __slots__ = ("amount", "need", "reach", "shop")

    reach: list[int]
    need: list[int]
    amount: list[int]
    shop: int


def evaluate(s: State, seat: int) -> float:
    """The seat's prospect against those of the others."""
    last = s.phase == FINISHED or s.ending or ends_now(s)
    ground = survey(s)
    own = prospect(s, seat, ground, last, True)
    best = -1000.0
    total = 0.0
    for other in range(s.book.players):
        if other != seat:
            value = prospect(s, other, ground, last, False)
            total += value
            best = max(best, value)
    value = own - LEADER * best - OTHERS * (total - best)
    if last:
        value += GOAL * goals_done(s, seat) + (VICTORY if own > best else -VICTORY)
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
    stack = 0
    for cards in board.stacks:
        kind = cards[0] >> 2 & 15
        if book.monster[kind]:
            kind = cards[1] >> 2 & 15
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
    value = 0.0
    goals = s.goals[seat]
    done = goals.bit_count()
    while goals:
        low = goals & -goals
        value += book.goal_vp[low.bit_length() - 1]
        goals ^= low
    if s.shown >> seat & 1:
        done += 1
        value += book.secret_vp[s.secrets[seat]]
    for kind in s.trophies[seat]:
        value += book.trophy_vp[kind]
    base = seat * book.gems
    for gem in range(book.gems):
        value += s.gems[base + gem] * book.gem_vp[gem]
    crowded = hand_size(s, seat) - book.hand_limit
    if crowded > 0:
        value -= crowded
    realm = realm_vp(s, seat)

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
    hunt = 5
    brew = 2
    here = s.here[seat]
    while here:
        low = here & -here
        here ^= low
        stack = low.bit_length() - 1
        kind = top_kind(board, stack)
        need = book.need[kind]
        men = s.men[stack * players + seat]
        missing = need - men if men < need else 0
        part = 1.0 - missing / need
        part *= 0.4 + 0.6 * part
        reward = book.reward[kind]
        if book.monster[kind]:
            if s.room[stack] < missing:
                work += STRANDED * men
                continue
            work += 0.8 * book.trophy_vp[kind] * part
            hunt = min(hunt, missing)
            freed = board.realm[stack]
            if board.dragons & low:
                freed = freed & board.types[MINE]
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
            elif board.castle_at[seat] >= 0 and freed >> board.castle_at[seat] & 1:
                work += BONUS * part
        elif board.blocked & low or (reward == GEMS and s.bank[book.reward_gem[kind]] == 0):
            if missing:
                work += STRANDED * men
        elif s.room[stack] < missing:
            work += STRANDED * men
        elif reward == GEMS:
            gem = book.reward_gem[kind]
            work += (0.2 if crowded >= 0 else 0.8) * book.gem_vp[gem] * book.reward_amount[kind] * part
            reach[gem] = min(reach[gem], missing)
        elif reward == TRADE:
            shop = min(shop, missing)
        elif reward == OGRE:
            work += 0.7 * OGRE_WORTH * part
            brew = min(brew, missing)

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
        actions += ground.shop if actions and not shop else shop
        if actions <= limit and worth * FADING[actions] > hope:
            hope = worth * FADING[actions]
    if last:
        return value + realm + hope
    value += hope + work + GOAL * done
    crown = realm + (BONUS if board.bonus >> seat & 1 else 0.0)
    if crown > 0 and exposed(s, seat):
        crown *= AT_RISK
    value += crown
    value += CARD_IN_HAND * s.hands[seat].bit_count()
    value += OGRE_WORTH * len(s.ogres[seat])
    value += AT_HOME * s.supply[seat]
    if own:
        if s.seat == seat:
            if s.kind == DRAW_OGRE or s.kind == DRAW_STOLEN:
                value += OGRE_WORTH
            elif s.kind == DRAW_GEM:
                value += 2.0
        if not s.shown >> seat & 1:
            secret = s.secrets[seat]
            value += (book.secret_vp[secret] + GOAL) * FADING[secret_actions(s, seat, secret, hunt, brew)]
    return value


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
