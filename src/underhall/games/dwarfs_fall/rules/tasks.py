"""Chapter 8: tasks at the end of the own turn."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.digging import dig_targets
from underhall.games.dwarfs_fall.rules.monsters import is_alone
from underhall.games.dwarfs_fall.state import DIG, GEMS, OGRE, TRADE, State, go_home, top_kind


def ready_stacks(s: State) -> int:
    """DF-8.2 The stacks whose top card has as many dwarfs of the active seat as it needs.

    DF-8.11 Whose card it is does not matter. DF-7.8 Dwarfs of other colours do not hinder, DF-9.8 except on a monster.
    """
    book = s.book
    mask = 0
    here = s.here[s.seat]
    while here:
        low = here & -here
        stack = low.bit_length() - 1
        kind = top_kind(s.board, stack)
        if s.men[stack * book.players + s.seat] >= book.need[kind] and (not book.monster[kind] or is_alone(s, stack)):
            mask |= low
        here ^= low
    return mask


def possible(s: State, stack: int) -> bool:
    """DF-8.4 Whether the task of a ready card can be completed; otherwise its dwarfs go home with nothing.

    DF-9.5 In a monster's scope it cannot, DF-10.4 a dig included; the monster's own task is not blocked.
    """
    book = s.book
    kind = top_kind(s.board, stack)
    if book.monster[kind]:
        return True
    if s.board.blocked >> stack & 1:
        return False
    reward = book.reward[kind]
    if reward == GEMS:
        return s.bank[book.reward_gem[kind]] >= (1 if book.partial else book.reward_amount[kind])
    if reward == OGRE:
        return any(s.draw) or any(s.spent)
    if reward == TRADE:
        return affordable(s) != 0
    assert reward == DIG
    return dig_targets(s, stack) != 0


def affordable(s: State) -> int:
    """DF-8.10 The open trading goals that the active seat can pay exactly."""
    book = s.book
    held = s.gems[s.seat * book.gems : s.seat * book.gems + book.gems]
    mask = 0
    open_goals = s.market
    while open_goals:
        low = open_goals & -open_goals
        goal = low.bit_length() - 1
        if all(have >= cost for have, cost in zip(held, book.goal_cost[goal], strict=True)):
            mask |= low
        open_goals ^= low
    return mask


def send_home(s: State, stack: int) -> None:
    """DF-8.2 First the dwarfs that take part return; DF-8.3, DF-7.5 the others stay where they are."""
    go_home(s, s.seat, stack, s.book.need[top_kind(s.board, stack)])


def mine_gems(s: State, kind: int) -> int:
    """DF-8.8 Take the gems from the bank; with one gold left, one is taken. Returns how many came."""
    book = s.book
    gem = book.reward_gem[kind]
    count = min(book.reward_amount[kind], s.bank[gem])
    s.bank[gem] -= count
    s.gems[s.seat * book.gems + gem] += count
    return count


def refill_ogres(s: State) -> bool:
    """DF-8.9 An empty draw pile is made anew from the discards, DF-11.6 only when a card must be drawn."""
    if any(s.draw):
        return False
    s.draw = s.spent
    s.spent = [0] * s.book.ogres
    s.generation += 1
    return True


def draw_ogre(s: State, kind: int) -> None:
    """DF-8.9 The active seat draws an ogre that it alone knows."""
    s.draw[kind] -= 1
    drawn = kind + 16 * (1 << s.seat) + 256 * s.generation
    s.ogres[s.seat] = tuple(sorted([*s.ogres[s.seat], drawn]))


def buy_goal(s: State, goal: int) -> None:
    """DF-8.10 Return exactly its gems to the bank and take the goal."""
    book = s.book
    for gem, cost in enumerate(book.goal_cost[goal]):
        s.gems[s.seat * book.gems + gem] -= cost
        s.bank[gem] += cost
    s.market &= ~(1 << goal)
    s.goals[s.seat] |= 1 << goal
