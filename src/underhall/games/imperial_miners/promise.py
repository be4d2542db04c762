"""What an effect would bring now, without doing anything: a walk over its steps on a copy of the state.

What follows from the state alone is counted as the rules count it. What somebody still chooses counts as the most that
it can come to; what lies beyond that choice (a card that is activated, the space where the pickaxe stops) does not. Of
an exchange it is said how often it can be paid, and neither its price nor what it would bring: that is asked in turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from underhall.games.imperial_miners.rules.counting import amount, machines, possible, price
from underhall.games.imperial_miners.rules.ground import fill, open_seams
from underhall.games.imperial_miners.rules.steps import gain, holds, mods_for
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    AT_PICK,
    COLLAPSED,
    CONTEXT,
    DRAWN,
    FACE,
    GOLD,
    MACHINE_BITS,
    MACHINES,
    OP_ACTIVATE,
    OP_CART,
    OP_CLEAR,
    OP_COLLAPSE,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW4,
    OP_GAIN,
    OP_IF,
    OP_MACHINE,
    OP_RESEARCH,
    OP_SEARCH,
    OP_TRADE,
    POINTS,
    POSITION,
    ROW,
    SPECIAL,
    Effect,
    State,
    Step,
)
from underhall.kit.masks import bits

KEYS = {
    name: f"im-count-{name}"
    for name in (
        "gold", "points", "machines", "collapses", "clears", "carts", "research", "cards", "faction-cards", "deep",
        "activations", "trades",
    )
}  # fmt: skip
"""In the order in which they are told."""

Counts = list[list[str | int]]


def promise(s: State, seat: int, effect: Effect, me: int, special: int = 0) -> Counts:
    """What an effect of a card would bring, or with -1 for the card one of the surface: keys with their numbers."""
    return promise_all(s, seat, (effect,), me, special)


def promise_all(s: State, seat: int, effects: Sequence[Effect], me: int, special: int = 0) -> Counts:
    """The same of effects that are performed together: all prices first, then one after the other."""
    walk = _Walk(s, seat)
    walk.v[walk.row + GOLD] -= sum(price(s, seat, effect, me) for effect in effects)
    for effect in effects:
        walk.v[walk.row + CONTEXT] = SPECIAL if special else 0
        walk.program(effect.program, me, 0)
    return walk.counts()


def promise_program(s: State, seat: int, program: int, me: int) -> Counts:
    """The same of steps within an effect that is under way, such as those of a research space."""
    walk = _Walk(s, seat)
    walk.program(program, me, 0)
    return walk.counts()


class _Walk:
    def __init__(self, s: State, seat: int) -> None:
        self.s = s.copy()
        self.seat = seat
        self.row = seat * ROW
        self.v = self.s.v
        self.found = dict.fromkeys(KEYS, 0)

    def counts(self) -> Counts:
        return [[KEYS[name], n] for name, n in self.found.items() if n > 0]

    def program(self, program: int, me: int, counted: int) -> None:
        for step in self.s.book.programs[program]:
            self.step(step, me, counted)

    def step(self, step: Step, me: int, counted: int) -> None:
        s, seat, found, op = self.s, self.seat, self.found, step.op
        n = amount(s, seat, step.amount, me, counted)
        if op == OP_GAIN:
            place = self.row + (POINTS if step.arg else GOLD)
            before = self.v[place]
            gain(s, seat, step.arg, n, None)
            found["points" if step.arg else "gold"] += self.v[place] - before
        elif op in (OP_MACHINE, OP_COLLAPSE, OP_CLEAR, OP_ACTIVATE):
            self.aim(step, me, n)
        elif op == OP_CART:
            seams = open_seams(s, seat)[: max(0, n)]
            for seam in seams:
                fill(s, seat, seam)
            found["carts"] += len(seams)
        elif op == OP_RESEARCH and n > 0:
            mods = mods_for(s, self.v[self.row + CONTEXT] & SPECIAL)
            found["research"] += min(n + mods.research, self.reach())
        elif op == OP_DRAW:
            found["cards"] += self.into_hand(n, [level for level in range(DRAWN) if step.arg >> level & 1])
        elif op == OP_SEARCH:
            found["faction-cards"] += self.into_hand(n, list(range(DRAWN)))
        elif op == OP_DRAW4:
            drawn = min(n, s.decks[DRAWN] + s.discards[DRAWN])
            s.hands[seat] += bytes([s.book.deep]) * drawn
            found["deep"] += drawn
        elif op == OP_DISCARD:
            thrown = max(0, min(n, len(s.hands[seat])))
            s.hands[seat] = s.hands[seat][thrown:]
            self.each(step, me, thrown)
        elif op == OP_TRADE:
            found["trades"] += min(n, self.v[self.row + GOLD] // step.arg)
        elif op == OP_IF:
            program = step.each if holds(s, seat, step, me, counted) else step.instead
            if program >= 0:
                self.program(program, me, counted)

    def aim(self, step: Step, me: int, n: int) -> None:
        """At all that match, or at those picks that bring the most."""
        s, seat, at = self.s, self.seat, step.at
        assert at is not None
        cards = bits(possible(s, seat, step, me))
        if at.how == AT_PICK:
            cards = sorted(cards, key=lambda card: machines(s, seat, card))[: at.count]
        for card in cards:
            if step.op == OP_MACHINE:
                added = max(0, min(MACHINES - machines(s, seat, card), n))
                self.v[self.row + MACHINE_BITS] += added << 2 * card
                self.found["machines"] += added
            elif step.op == OP_COLLAPSE:
                self.v[self.row + COLLAPSED] |= 1 << card
                self.found["collapses"] += 1
            elif step.op == OP_CLEAR:
                self.v[self.row + COLLAPSED] &= ~(1 << card)
                self.found["clears"] += 1
            else:
                self.v[self.row + ACTIVATED] |= 1 << card
                self.found["activations"] += 1
        self.each(step, me, len(cards))

    def each(self, step: Step, me: int, number: int) -> None:
        if step.each >= 0:
            for counted in range(1, number + 1):
                self.program(step.each, me, counted)

    def reach(self) -> int:
        """How far the pickaxe can go: to the top of its board, or of the longest where it has none yet."""
        face, faces = self.v[self.row + FACE], self.s.book.faces
        left = len(faces[face]) - self.v[self.row + POSITION] if face >= 0 else 0
        return left or max(len(faces[place]) for place in self.s.faces)

    def into_hand(self, n: int, levels: list[int]) -> int:
        """As many cards as there are; which they are does not matter to what is counted."""
        s = self.s
        there = sum(s.decks[level].bit_count() + s.discards[level].bit_count() for level in levels)
        drawn = max(0, min(n, there))
        s.hands[self.seat] += bytes(drawn)
        return drawn
