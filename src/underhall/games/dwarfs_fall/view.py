"""What a seat may know: a list of what is shown, never the state with something left out.

The numbers of kingdom cards, gems and ogres in every hand are public, and so are the gems themselves, since they
follow from the open log. Hidden are unrevealed secret goals, standing orders, and the ogres in other hands except
those that the viewer has seen.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Literal

import msgspec

from underhall.core.game import Hidden
from underhall.games.dwarfs_fall.notation import COLOUR_NAMES, coordinates, place_word
from underhall.games.dwarfs_fall.options import KINDS, wall_letters
from underhall.games.dwarfs_fall.rules.goals import breakdown, count
from underhall.games.dwarfs_fall.rules.tasks import possible, ready_stacks
from underhall.games.dwarfs_fall.rules.turn import actions_left, ask
from underhall.games.dwarfs_fall.state import (
    ACTIONS,
    DIG,
    DRAW_TRADING,
    GEMS,
    OGRE,
    TASKS,
    TRADE,
    Board,
    Book,
    State,
    active_card,
    hand_size,
    top_kind,
)
from underhall.kit.masks import bits

PHASES = ("dealing", "actions", "tasks", "discard", "over")


class CardView(msgspec.Struct, frozen=True):
    kind: str
    owner: int
    turned: int


class StackView(msgspec.Struct, frozen=True):
    cell: str
    x: int
    y: int
    cards: tuple[CardView, ...]
    """Top first."""
    walls: str
    """The walled sides of the top card, as it lies."""
    slots: int
    need: int
    vp: int
    """What its active card is worth, monsters or not."""
    dwarfs: tuple[int, ...]
    realm: int
    """The number of its realm: the lowest stack in it."""
    blocked: bool


Status = Literal["ready", "fails", "waits", "barred"]
Lack = Literal["monster", "bank", "ogres", "goals", "dig"]


class TaskView(msgspec.Struct, frozen=True):
    """What the active seat's dwarfs on one card will come to when its turn ends, as it stands now."""

    cell: str
    card: str
    have: int
    need: int
    status: Status
    """`waits` for more dwarfs; `barred` while other colours face the monster too."""
    why: Lack | None
    """What makes it fail."""


class GoalView(msgspec.Struct, frozen=True):
    id: str
    cost: dict[str, int]
    vp: int
    payable: tuple[int, ...]
    """The seats whose gems would pay for it."""


class SeatView(msgspec.Struct, frozen=True):
    colour: str
    supply: int
    cards: tuple[str, ...]
    """Kingdom cards in hand, known by elimination."""
    gems: dict[str, int]
    ogres: int
    known_ogres: tuple[str, ...]
    """Those that the viewer knows."""
    goals: tuple[str, ...]
    trophies: tuple[str, ...]
    hand: int
    """What counts towards the hand limit."""
    secret: str | None
    """None while the viewer does not know it."""
    progress: tuple[int, ...]
    """How far each condition of a secret that the viewer knows has come."""
    revealed: bool
    order: bool | None
    """The own standing order; None for others."""
    castle: str | None
    """Where the castle is in play."""
    bonus: bool
    actions: int
    """How many a turn has for this seat, by its castle now."""
    realm_vp: int
    points: int
    """What all can see: without an unrevealed secret."""
    breakdown: dict[str, int]
    """Where those points come from."""


class DwarfsFallView(msgspec.Struct, frozen=True):
    seat: int | None
    active: int
    round: int
    phase: str
    actions_left: int
    ending: bool
    asked: str | None
    stacks: tuple[StackView, ...]
    bank: dict[str, int]
    market: tuple[GoalView, ...]
    goals_left: int
    ogre_pile: int
    ogre_discards: dict[str, int]
    secrets_undealt: int
    tasks: tuple[TaskView, ...]
    seats: tuple[SeatView, ...]


def view(s: State, seat: int | None) -> DwarfsFallView:
    """DF-14 Information: what this seat, or a spectator, knows."""
    book = s.book
    dealt = sum(secret >= 0 for secret in s.secrets)
    return DwarfsFallView(
        seat=seat,
        active=s.seat,
        round=s.round,
        phase=PHASES[s.phase],
        actions_left=actions_left(s) if s.phase == ACTIONS else 0,
        ending=s.ending,
        asked=KINDS[s.kind] if s.kind < DRAW_TRADING else None,
        stacks=_stacks(book, s.board, tuple(s.men)),
        bank=dict(zip(book.gem_ids, s.bank, strict=True)),
        market=tuple(_goal(s, goal) for goal in bits(s.market)),
        goals_left=s.unseen.bit_count(),
        ogre_pile=sum(s.draw),
        ogre_discards={name: count for name, count in zip(book.ogre_ids, s.spent, strict=True) if count},
        secrets_undealt=book.secrets - dealt,
        tasks=_tasks(s) if s.phase in (ACTIONS, TASKS) else (),
        seats=tuple(_seat(s, other, seat) for other in range(book.players)),
    )


@lru_cache(maxsize=512)
def _stacks(book: Book, board: Board, men: tuple[int, ...]) -> tuple[StackView, ...]:
    """What lies on the table: the same for everybody, so it is made once for all who look."""
    places = coordinates(book, board)
    stacks = []
    for stack, cell in enumerate(board.cells):
        x, y = places[cell]
        kind = top_kind(board, stack)
        stacks.append(
            StackView(
                cell=place_word(x, y),
                x=x,
                y=y,
                cards=tuple(CardView(book.kind_ids[c >> 2 & 15], c >> 6, c & 3) for c in board.stacks[stack]),
                walls=wall_letters(book, board, stack),
                slots=book.slots[kind],
                need=book.need[kind],
                vp=book.vp[active_card(book, board.stacks[stack]) >> 2 & 15],
                dwarfs=men[stack * book.players : (stack + 1) * book.players],
                realm=bits(board.realm[stack])[0],
                blocked=bool(board.blocked >> stack & 1),
            )
        )
    return tuple(stacks)


def _tasks(s: State) -> tuple[TaskView, ...]:
    book = s.book
    ready = ready_stacks(s)
    tasks = []
    for stack in bits(s.here[s.seat]):
        kind = top_kind(s.board, stack)
        have, need = s.men[stack * book.players + s.seat], book.need[kind]
        why: Lack | None = None
        status: Status = "ready"
        if not ready >> stack & 1:
            status = "waits" if have < need else "barred"
        elif not possible(s, stack):
            status, why = "fails", _lack(s, stack, book.reward[kind])
        cell = place_word(*coordinates(book, s.board)[s.board.cells[stack]])
        tasks.append(TaskView(cell, book.kind_ids[kind], have, need, status, why))
    return tuple(tasks)


def _lack(s: State, stack: int, reward: int) -> Lack:
    """DF-8.4 Why a ready task cannot be completed."""
    if s.board.blocked >> stack & 1:
        return "monster"
    lacks: dict[int, Lack] = {GEMS: "bank", OGRE: "ogres", TRADE: "goals", DIG: "dig"}
    return lacks[reward]


def _goal(s: State, goal: int) -> GoalView:
    book = s.book
    gems = book.gems
    price = book.goal_cost[goal]
    cost = {gem: count for gem, count in zip(book.gem_ids, price, strict=True) if count}
    payable = tuple(
        seat
        for seat in range(book.players)
        if all(s.gems[seat * gems + gem] >= count for gem, count in enumerate(price))
    )
    return GoalView(book.goal_ids[goal], cost, book.goal_vp[goal], payable)


def _seat(s: State, seat: int, viewer: int | None) -> SeatView:
    book = s.book
    me = seat == viewer
    shown = bool(s.shown >> seat & 1)
    castle = s.board.castle_at[seat]
    known = [ogre for ogre in s.ogres[seat] if viewer is not None and ogre >> 4 + viewer & 1]
    secret = s.secrets[seat] if me or shown else -1
    points = breakdown(s, seat)
    return SeatView(
        colour=COLOUR_NAMES[seat],
        supply=s.supply[seat],
        cards=tuple(book.kind_ids[kind] for kind in bits(s.hands[seat])),
        gems=dict(zip(book.gem_ids, s.gems[seat * book.gems : (seat + 1) * book.gems], strict=True)),
        ogres=len(s.ogres[seat]),
        known_ogres=tuple(sorted(book.ogre_ids[ogre & 15] for ogre in known)),
        goals=tuple(book.goal_ids[goal] for goal in bits(s.goals[seat])),
        trophies=tuple(book.kind_ids[kind] for kind in s.trophies[seat]),
        hand=hand_size(s, seat),
        secret=book.secret_ids[secret] if secret >= 0 else None,
        progress=tuple(count(s, seat, counter) for counter, _, _ in book.counters[secret]) if secret >= 0 else (),
        revealed=shown,
        order=bool(s.orders >> seat & 1) if me and book.boundary and not shown else None,
        castle=_cell_of(s, castle) if castle >= 0 else None,
        bonus=bool(s.board.bonus >> seat & 1),
        actions=book.actions + (book.castle_actions if s.board.bonus >> seat & 1 else 0),
        realm_vp=points["realm"],
        points=sum(points.values()),
        breakdown=points,
    )


def _cell_of(s: State, stack: int) -> str:
    return place_word(*coordinates(s.book, s.board)[s.board.cells[stack]])


def hidden(s: State) -> list[Hidden]:
    """DF-14 Information, right column: everything that some seat does not know."""
    book = s.book
    items = []
    for seat in range(book.players):
        me = 1 << seat
        if s.secrets[seat] >= 0 and not s.shown >> seat & 1:
            items.append(Hidden(f"secret goal of seat {seat}", me, s.secrets[seat]))
            if book.boundary:
                items.append(Hidden(f"standing order of seat {seat}", me, s.orders >> seat & 1))
        for viewer in range(book.players):
            unknown = sorted(ogre & 15 for ogre in s.ogres[seat] if not ogre >> 4 + viewer & 1)
            if unknown:
                knowers = ~(1 << viewer) & (1 << book.players) - 1
                items.append(Hidden(f"ogres of seat {seat} that seat {viewer} has not seen", knowers, unknown))
    if any(s.draw):
        items.append(Hidden("ogre draw pile", 0, tuple(s.draw)))
    return items


def determinize(s: State, seat: int, rng: Random) -> State:
    """A state that this seat cannot tell from s: others' secrets, orders and unseen ogres are drawn anew.

    An ogre comes from the pile of its own shuffle, so it is redrawn among the unseen ogres of that shuffle and, if it
    is the latest, what is still in the draw pile.
    """
    t = s.copy()
    _redraw_secrets(t, seat, rng)
    for generation in range(s.generation + 1):
        _redraw_ogres(t, seat, generation, rng)
    if t.seat != seat:
        ask(t)
    return t


def _redraw_secrets(t: State, seat: int, rng: Random) -> None:
    book = t.book
    owners = [p for p in range(book.players) if p != seat and t.secrets[p] >= 0 and not t.shown >> p & 1]
    dealt = [t.secrets[p] for p in range(book.players) if t.secrets[p] >= 0]
    pool = sorted([goal for goal in range(book.secrets) if goal not in dealt] + [t.secrets[p] for p in owners])
    rng.shuffle(pool)
    for owner in owners:
        t.secrets[owner] = pool.pop()
        if book.boundary:
            # most people leave it on
            t.orders = t.orders | 1 << owner if rng.random() < 0.75 else t.orders & ~(1 << owner)


def _redraw_ogres(t: State, seat: int, generation: int, rng: Random) -> None:
    players = range(t.book.players)
    unseen = [ogre for p in players for ogre in t.ogres[p] if ogre >> 8 == generation and not ogre >> 4 + seat & 1]
    pool = [ogre & 15 for ogre in unseen]
    latest = generation == t.generation
    if latest:
        pool += [kind for kind, count in enumerate(t.draw) for _ in range(count)]
    pool.sort()
    rng.shuffle(pool)
    for p in players:
        hand = [
            ogre & ~15 | pool.pop() if ogre >> 8 == generation and not ogre >> 4 + seat & 1 else ogre
            for ogre in t.ogres[p]
        ]
        t.ogres[p] = tuple(sorted(hand))
    if latest:
        t.draw = [pool.count(kind) for kind in range(t.book.ogres)]
