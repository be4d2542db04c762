"""The fast way beside the plain way: realms, borders and offers worked out a second time, slowly, from the cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.strategies import cases, start, walk
from underhall.core.game import Decide
from underhall.games.dwarfs_fall.rules.goals import realm_vp
from underhall.games.dwarfs_fall.state import State

SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Slow:
    """The table as a dictionary of places, with every rule read off it anew."""

    def __init__(self, game: Any, state: State) -> None:
        self.view = game.view(state, state.seat)
        self.state = state
        self.book = state.book
        self.at = {(stack.x, stack.y): stack for stack in self.view.stacks}

    def open(self, a: tuple[int, int], side: str) -> tuple[int, int] | None:
        """The place across an open border."""
        b = (a[0] + SIDES[side][0], a[1] + SIDES[side][1])
        if b not in self.at or side in self.walls(a) or OPPOSITE[side] in self.walls(b):
            return None
        return b

    def walls(self, place: tuple[int, int]) -> str:
        """The printed walls of the top card, turned by hand."""
        top = self.at[place].cards[0]
        kind = self.book.kind_ids.index(top.kind)
        printed = [side for i, side in enumerate("NESW") if self.book.walls[kind * 4] >> i & 1]
        return "".join("NESW"[("NESW".index(side) + top.turned) % 4] for side in printed)

    def realm(self, place: tuple[int, int]) -> set[tuple[int, int]]:
        seen = {place}
        todo = [place]
        while todo:
            here = todo.pop()
            for side in SIDES:
                there = self.open(here, side)
                if there and there not in seen:
                    seen.add(there)
                    todo.append(there)
        return seen

    def type(self, kind: str) -> int:
        return self.book.type_of[self.book.kind_ids.index(kind)]

    def active(self, place: tuple[int, int]) -> Any:
        return next(card for card in self.at[place].cards if card.kind not in ("dragon", "giant"))

    def monsters(self, place: tuple[int, int]) -> set[str]:
        return {self.at[p].cards[0].kind for p in self.realm(place)} & {"dragon", "giant"}

    def blocked(self, place: tuple[int, int]) -> bool:
        return any(self.type(monster) == self.type(self.active(place).kind) for monster in self.monsters(place))

    def castle(self, seat: int) -> tuple[int, int] | None:
        for place in self.at:
            card = self.active(place)
            if card.kind == "castle" and card.owner == seat:
                return place
        return None

    def points(self, seat: int) -> int:
        castle = self.castle(seat)
        if castle is None:
            return 0
        realm = self.realm(castle)
        monsters = self.monsters(castle)
        if self.book.giant_voids and "giant" in monsters:
            return 0
        if self.book.closed and any(
            side not in self.walls(p) and (p[0] + d[0], p[1] + d[1]) not in self.at
            for p in realm
            for side, d in SIDES.items()
        ):
            return 0
        total = 0
        for place in realm:
            active = self.active(place).kind
            under = self.at[place].cards[0].kind in ("dragon", "giant")
            void = self.type(active) in {self.type(m) for m in monsters} if self.book.zero_realm else under
            total += 0 if void else self.book.vp[self.book.kind_ids.index(active)]
        return total

    def places_for(self, kind: str) -> set[str]:
        """Where a card may go."""
        found = set()
        if kind not in ("dragon", "giant"):
            for x, y in self.at:
                found |= {(x + dx, y + dy) for dx, dy in SIDES.values()} - set(self.at)
        for place, stack in self.at.items():
            fits = self.type(stack.cards[0].kind) == self.type(kind) and len(stack.cards) < 3
            if fits and not sum(stack.dwarfs) and not self.blocked(place):
                found.add(place)
        return {self.word(place) for place in found}

    def word(self, place: tuple[int, int]) -> str:
        x, y = place
        return f"{'e' if x >= 0 else 'w'}{abs(x)}{'n' if y >= 0 else 's'}{abs(y)}"

    def steps(self, place: tuple[int, int]) -> set[str]:
        """Where a dwarf may move."""
        near = {there for side in SIDES if (there := self.open(place, side))}
        if self.at[place].cards[0].kind.startswith("mine") and "dragon" not in self.monsters(place):
            tops = [p for p in self.at if self.type(self.at[p].cards[0].kind) == self.type("mine_gold")]
            near |= {p for p in tops if self.book.onto_dragon or self.at[p].cards[0].kind != "dragon"} - {place}
        return {self.word(p) for p in near if sum(self.at[p].dwarfs) < self.at[p].slots}

    def diggable(self) -> set[str]:
        found = {
            place
            for place, stack in self.at.items()
            if len(stack.cards) > 1 and not sum(stack.dwarfs) and not self.blocked(place)
        }
        if not self.book.dig_anywhere:
            castle = self.castle(self.state.seat)
            found &= self.realm(castle) if castle else set()
        return {self.word(place) for place in found}


@pytest.mark.parametrize(
    ("game_id", "players", "options"), [case for case in cases() if case.values[0] == "dwarfs-fall"]
)
def test_fast_and_slow_agree(game_id: str, players: int, options: dict[str, Any]) -> None:
    """DF-4.1, DF-9.3, DF-13.4, DF-5.4, DF-6.3, DF-7.2, DF-10.2: masks against a plain reading of the rules."""
    game, setup = start(game_id, players, options)
    for count, (state, pending) in enumerate(walk(game, setup, seed=51)):
        if not isinstance(pending, Decide) or not state.board.cells:
            continue
        (ask,) = pending.asks
        if count % 9 and ask.kind not in ("cell", "to", "dig"):
            continue
        slow = Slow(game, state)
        words = {game.option(state, ask, code).word for code in ask.codes}
        if ask.kind == "cell":
            assert words == slow.places_for(state.book.kind_ids[ask.subject[0]])
        elif ask.kind == "to" and ask.subject[1] < 0:
            stack = slow.view.stacks[ask.subject[0]]
            assert words == slow.steps((stack.x, stack.y))
        elif ask.kind == "dig":
            assert words == slow.diggable()
        for number, stack in enumerate(slow.view.stacks):
            place = (stack.x, stack.y)
            assert {(s.x, s.y) for s in slow.view.stacks if s.realm == stack.realm} == slow.realm(place)
            assert stack.blocked == slow.blocked(place)
            assert set(stack.walls) == set(slow.walls(place)), number
        for seat in range(players):
            assert realm_vp(state, seat) == slow.points(seat)
            castle = slow.castle(seat)
            bonus = castle is not None and "giant" not in slow.monsters(castle)
            assert slow.view.seats[seat].bonus == bonus
