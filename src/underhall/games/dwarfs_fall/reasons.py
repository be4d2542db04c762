"""Why a hint: what a gesture brings its seat, in one sentence of the catalogue.

Whatever got better is found and weighed, in points or as many as it may come to; the weightiest is told. The board, the
dwarfs, gems and kingdom cards are open; of ogres and secret goals only the seat's own are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from underhall.games.dwarfs_fall.evaluation import BONUS, GOAL, LEADER, RELIEF, RISK, exposed
from underhall.games.dwarfs_fall.rules.goals import count, ends_now, goals_done, may_reveal, realm_vp
from underhall.games.dwarfs_fall.rules.monsters import is_alone
from underhall.games.dwarfs_fall.rules.tasks import possible, ready_stacks
from underhall.games.dwarfs_fall.rules.turn import actions_left
from underhall.games.dwarfs_fall.state import (
    ASK_DISCARD,
    ASK_TASK,
    ASK_TURN,
    DRAW_GEM,
    DRAW_OGRE,
    DRAW_STOLEN,
    GEMS,
    TRADE,
    Book,
    State,
    hand_size,
    top_kind,
)
from underhall.kit.masks import bits

Gain = tuple[float, str, dict[str, Any]]
"""What got better: its weight, and its sentence."""
Found = Iterator[Gain]

# Weights of what is no points yet
WORK = 1.0  # a task done, beyond the points of its gems
NEW = 1.0  # a kind of card that can be used again
MORE = 0.3  # one more of a kind that could be used before
HINDERED = 0.4  # a dwarf that a rival has lost
LITTLE = 0.2
LEAST = 0.1


def reason(before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
    """The weightiest of what got better."""
    found: list[Gain] = [(0.0, "df-why-open", {})]
    for look in (_goals, _gems, _draws, _realm, _rivals, _monsters, _dwarfs, _opened, _secret, _hand, _rest):
        found += look(before, after, seat)
    _, key, args = max(found, key=lambda one: one[0])
    return key, args


def _goals(b: State, a: State, seat: int) -> Found:
    """Goals and trophies: points for good."""
    book = a.book
    reached = goals_done(a, seat)
    last = reached >= book.goals_to_end and not ends_now(b)
    done = {"count": reached, "need": book.goals_to_end, "end": _yes(last)}
    for goal in bits(a.goals[seat] & ~b.goals[seat]):
        points = book.goal_vp[goal]
        yield points + GOAL, "df-why-goal", {"goal": _goal(book, goal), "n": points, **done}
    if (a.shown & ~b.shown) >> seat & 1:
        points = book.secret_vp[a.secrets[seat]]
        yield points + GOAL, "df-why-secret", {"secret": _secret_name(a, seat), "n": points, **done}
    if len(a.trophies[seat]) > len(b.trophies[seat]):
        kind = a.trophies[seat][-1]
        freed = (b.board.blocked & ~a.board.blocked).bit_count()
        args = {"card": book.kind_ids[kind], "n": book.trophy_vp[kind], "count": freed}
        yield book.trophy_vp[kind] + RELIEF, "df-why-trophy", args


def _gems(b: State, a: State, seat: int) -> Found:
    """Gems, and the open goal that they are for."""
    book = a.book
    more = [max(0, held - had) for held, had in zip(_held(a, seat), _held(b, seat), strict=True)]
    if not any(more):
        return
    items = _counted(book, more)
    points = sum([number * vp for number, vp in zip(more, book.gem_vp, strict=True)])
    weight = WORK + points
    paid = [goal for goal in bits(a.market) if not any(_lacks(a, seat, goal)) and any(_lacks(b, seat, goal))]
    near = [goal for goal in bits(a.market) if sum(_lacks(a, seat, goal)) < sum(_lacks(b, seat, goal))]
    if paid:
        goal = max(paid, key=book.goal_vp.__getitem__)
        yield weight, "df-why-gems-pay", {"items": items, "goal": _goal(book, goal), "n": book.goal_vp[goal]}
    elif near:
        goal = min(near, key=lambda goal: (sum(_lacks(a, seat, goal)), -book.goal_vp[goal]))
        lack = _counted(book, _lacks(a, seat, goal))
        yield weight, "df-why-gems-near", {"items": items, "goal": _goal(book, goal), "lack": lack}
    else:
        yield weight, "df-why-gems", {"items": items, "n": points}


def _draws(b: State, a: State, seat: int) -> Found:
    """What will be drawn; nobody knows it yet."""
    if a.seat != seat:
        return
    if a.kind == DRAW_OGRE:
        yield WORK, "df-why-ogre", {}
    elif a.kind == DRAW_GEM:
        victim = a.frame[1]
        yield WORK + 1, "df-why-steal-gem", {"player": victim, "items": _counted(a.book, _held(a, victim))}
    elif a.kind == DRAW_STOLEN:
        yield WORK, "df-why-steal-ogre", {"player": a.frame[1], "n": len(a.ogres[a.frame[1]])}


def _realm(b: State, a: State, seat: int) -> Found:
    """The own castle and what lies around it."""
    was, worth = realm_vp(b, seat), realm_vp(a, seat)
    if (a.board.bonus & ~b.board.bonus) >> seat & 1:
        yield BONUS + worth - was, "df-why-castle", {"n": worth}
    elif worth > was:
        yield float(worth - was), "df-why-realm", {"from": was, "to": worth}
    if exposed(b, seat) and not exposed(a, seat) and a.board.castle_at[seat] == b.board.castle_at[seat]:
        yield RISK * (worth + BONUS), "df-why-guard", {"n": worth}


def _rivals(b: State, a: State, seat: int) -> Found:
    """Realms that are worth less, castles that give no action, dwarfs that are gone from where they were needed."""
    book = a.book
    for other in range(book.players):
        if other == seat:
            continue
        was, worth = realm_vp(b, other), realm_vp(a, other)
        lost = (b.board.bonus & ~a.board.bonus) >> other & 1
        if worth < was or lost:
            args = {"player": other, "from": was, "to": worth, "action": "lost" if lost else "kept"}
            yield LEADER * (was - worth + BONUS * lost), "df-why-rival-realm", args
        for stack in bits(b.here[other]):
            kind = top_kind(b.board, stack)
            had, left, need = b.men[stack * book.players + other], a.men[stack * book.players + other], book.need[kind]
            if left < had and left < need:
                args = {"player": other, "card": book.kind_ids[kind], "n": left, "need": need}
                yield HINDERED * min(had, need), "df-why-rival-dwarfs", args


def _monsters(b: State, a: State, seat: int) -> Found:
    """Cards outside the own realm that a monster blocks from now on, beyond the points that it takes."""
    board, home = a.board, a.board.castle_at[seat]
    blocked = board.blocked & ~b.board.blocked & ~(board.realm[home] if home >= 0 else 0)
    for stack in bits(board.dragons | board.giants):
        kind = top_kind(board, stack)
        if blocked and top_kind(b.board, stack) != kind:
            yield MORE, "df-why-blocks", {"card": a.book.kind_ids[kind], "n": blocked.bit_count()}


def _dwarfs(b: State, a: State, seat: int) -> Found:
    """Where dwarfs have come to stand, and what for."""
    book = a.book
    mine = a.copy()
    mine.seat = seat  # the gesture may have ended the turn
    for stack in bits(a.here[seat]):
        at = stack * book.players + seat
        men, were = a.men[at], b.men[at] if at < len(b.men) else 0
        kind = top_kind(a.board, stack)
        need = book.need[kind]
        barred = not is_alone(mine, stack) if book.monster[kind] else a.board.blocked >> stack & 1
        if men <= were or barred:
            continue
        if men // need > were // need:
            yield from _ready(mine, stack)
        elif men < need <= men + a.room[stack]:
            args = {"card": book.kind_ids[kind], "n": need - men}
            yield _worth(book, kind) * men / need / 2, "df-why-toward", args


def _ready(s: State, stack: int) -> Found:
    """What the task will bring for which the dwarfs of the active seat stand on a card."""
    book, kind = s.book, top_kind(s.board, stack)
    weight = _worth(book, kind) - LEAST
    if book.reward[kind] == TRADE:
        gems = _gems_to_come(s)
        payable = [goal for goal in bits(s.market) if not any(_lacks(s, s.seat, goal, gems))]
        if payable:
            goal = max(payable, key=book.goal_vp.__getitem__)
            yield weight + GOAL, "df-why-ready-shop", {"goal": _goal(book, goal), "n": book.goal_vp[goal]}
    elif possible(s, stack) and book.reward[kind] == GEMS:
        gem = book.reward_gem[kind]
        items = [[f"df-count-{book.gem_ids[gem]}", min(book.reward_amount[kind], s.bank[gem])]]
        yield weight, "df-why-ready-gem", {"items": items, **_wanted(s, s.seat, gem)}
    elif possible(s, stack):
        yield weight, "df-why-ready", {"card": book.kind_ids[kind]}


def _gems_to_come(s: State) -> list[int]:
    """What the active seat holds and the mines on which its dwarfs are ready bring before it goes shopping."""
    book = s.book
    gems = _held(s, s.seat)
    for stack in bits(ready_stacks(s)):
        kind = top_kind(s.board, stack)
        if book.reward[kind] == GEMS and possible(s, stack):
            gems[book.reward_gem[kind]] += book.reward_amount[kind]
    return gems


def _opened(b: State, a: State, seat: int) -> Found:
    """Cards that have come to the top, and what can be done on them now."""
    book, board = a.book, a.board
    usable = {top_kind(b.board, stack) for stack in bits((1 << len(b.board.stacks)) - 1 & ~b.board.blocked)}
    for stack, cards in enumerate(board.stacks):
        kind = cards[0] >> 2 & 15
        fresh = stack >= len(b.board.stacks) or b.board.stacks[stack][0] != cards[0]
        if not fresh or book.monster[kind] or board.blocked >> stack & 1:
            continue
        weight = MORE if kind in usable else NEW
        if book.reward[kind] == GEMS:
            gem = book.reward_gem[kind]
            args = {"gem": book.gem_ids[gem], "new": _yes(kind not in usable), **_wanted(a, seat, gem)}
            yield weight, "df-why-opens-gem", args
        else:
            yield weight, "df-why-opens", {"card": book.kind_ids[kind], "new": _yes(kind not in usable)}


def _secret(b: State, a: State, seat: int) -> Found:
    """The own secret goal, as long as it is one."""
    if (a.shown | b.shown) >> seat & 1 or a.secrets[seat] < 0:
        return
    book, secret = a.book, a.secrets[seat]
    name = _secret_name(a, seat)
    if may_reveal(a, seat):
        if not may_reveal(b, seat):
            yield book.secret_vp[secret] + 1.0, "df-why-secret-holds", {"secret": name, "n": book.secret_vp[secret]}
        return
    was, missing = _missing(b, seat), _missing(a, seat)
    if missing < was:
        yield book.secret_vp[secret] * (was - missing) / was / 2, "df-why-secret-near", {"secret": name, "n": missing}


def _missing(s: State, seat: int) -> int:
    """What the own secret goal still lacks, in what it counts."""
    lacks = 0
    for counter, comparison, figure in s.book.counters[s.secrets[seat]]:
        lack = figure - count(s, seat, counter)
        lacks += abs(lack) if comparison == "==" else max(0, lack)
    return lacks


def _hand(b: State, a: State, seat: int) -> Found:
    """What leaves the hand makes room for something else."""
    book = a.book
    if b.kind == ASK_DISCARD:
        had = _held(b, seat)
        for gem, left in enumerate(_held(a, seat)):
            if left < had[gem]:
                cheap = book.gem_vp[gem] == min([vp for vp, number in zip(book.gem_vp, had, strict=True) if number])
                wanted = _wanted(a, seat, gem)["wanted"]
                yield LITTLE, "df-why-discard", {"why": "unwanted" if wanted == "no" else "cheap" if cheap else "rest"}
        yield LEAST, "df-why-discard-ogre", {}
    elif a.hands[seat] != b.hands[seat]:
        yield LITTLE, "df-why-hand", {"n": max(0, book.hand_limit - hand_size(a, seat))}


def _rest(b: State, a: State, seat: int) -> Found:
    """What brings nothing by itself: orders, and leaving something be."""
    if (a.orders ^ b.orders) >> seat & 1 and not a.shown >> seat & 1:
        yield LITTLE, "df-why-order", {"order": "on" if a.orders >> seat & 1 else "off"}
    over = a.phase != b.phase or a.seat != seat or a.round != b.round
    if b.kind == ASK_TASK and a.supply[seat] > b.supply[seat]:
        yield LITTLE, "df-why-home", {"n": a.supply[seat] - b.supply[seat]}
    elif over and b.kind == ASK_TASK:
        yield LITTLE, "df-why-stay", {}
    elif over and b.kind == ASK_TURN and a.men == b.men and a.hands == b.hands:
        ready = sum([possible(b, stack) for stack in bits(ready_stacks(b))])
        if ready:
            yield LITTLE, "df-why-tasks", {"n": ready}
        else:
            yield LITTLE, "df-why-no-action" if not actions_left(b) else "df-why-enough", {}


def _worth(book: Book, kind: int) -> float:
    """What the task of a card is worth, about."""
    if book.monster[kind]:
        return book.trophy_vp[kind] + RELIEF
    if book.reward[kind] == GEMS:
        return WORK + book.gem_vp[book.reward_gem[kind]] * book.reward_amount[kind]
    return WORK + (GOAL if book.reward[kind] == TRADE else 0.0)


def _held(s: State, seat: int) -> list[int]:
    gems = s.book.gems
    return s.gems[seat * gems : seat * gems + gems]


def _lacks(s: State, seat: int, goal: int, gems: list[int] | None = None) -> list[int]:
    """For each gem how many a trading goal still lacks: with what the seat holds, or with these."""
    return [max(0, cost - held) for cost, held in zip(s.book.goal_cost[goal], gems or _held(s, seat), strict=True)]


def _counted(book: Book, gems: list[int]) -> list[list[Any]]:
    """Gems as the catalogue counts them."""
    return [[f"df-count-{book.gem_ids[gem]}", number] for gem, number in enumerate(gems) if number]


def _wanted(s: State, seat: int, gem: int) -> dict[str, Any]:
    """The open goal for which the seat could use such a gem, the one that lacks least."""
    goals = [goal for goal in bits(s.market) if _lacks(s, seat, goal)[gem]]
    if not goals:
        return {"wanted": "no", "goal": ""}
    goal = min(goals, key=lambda goal: (sum(_lacks(s, seat, goal)), -s.book.goal_vp[goal]))
    return {"wanted": "yes", "goal": _goal(s.book, goal)}


def _goal(book: Book, goal: int) -> str:
    return f"@df-goal-{book.goal_ids[goal]}"


def _secret_name(s: State, seat: int) -> str:
    return f"@df-secret-{s.book.secret_ids[s.secrets[seat]]}"


def _yes(so: bool) -> str:
    return "yes" if so else "no"
