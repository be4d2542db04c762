"""Positions of In the Hall of the Mountain King, laid out piece by piece.

A Table starts from the same deal every time and is changed by hand, as a person would set it up: what is put somewhere
is taken from where it lay, so that nothing is there twice. `match()` goes through the snapshot of the game, so every
position in the tests is one that the engine accepts.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from functools import lru_cache
from typing import Any

from msgspec import structs

import underhall
from underhall.core.dealer import Dealer
from underhall.core.setup import make_setup
from underhall.games.mountain_king.content import orientations, shape_of
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.notation import CELL_NAMES, SLOT_NAMES

CLANS = ("fire", "ice", "moon")
BANDS = ("dark", "light", "brown", "orange", "yellow")
RESOURCES = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart")
STARTERS = {"a1": "pip", "b1": "nokk", "c1": "tutta", "d1": "grubb"}
# coin, heartstone, stone and iron, as the trolls above make them
HORDE = (
    "brakka", "sisska", "tandor", "ruhl", "fyrka",
    "glodde", "varn", "ossela", "kindra",
    "hroth", "skorra", "eldgar",
)  # fmt: skip
OFFERED = {"mid1": "fire", "mid2": "ice", "mid3": "moon", "mid4": "fire"}
SPELLBOOK = ("earth", "mask", "rock_eater")
TOKENS = (4, 3, 2, 1, 4, 3, 2, 1, 4, 3, 2, 1, 3, 2, 1)
GATES = {2: ("l1", "a8"), 3: ("l1", "l15", "a8"), 4: ("r3", "r16", "e16", "e3"), 5: ("r3", "r16", "g17", "a9", "g2")}
WINTER_GATES = ("r3", "e16")


def new(players: int = 2, seed: int | None = 1, **options: Any) -> underhall.Match:
    """A game from its very beginning; with no seed nothing is dealt and the test says what is drawn."""
    dealer = None if seed is None else Dealer.for_table(seed, players)
    return underhall.Match(GAME, make_setup(GAME, players, options), dealer)


def place_gates(match: underhall.Match) -> None:
    """Everybody takes the first start point that is offered."""
    while match.asks and match.asks[0].kind in ("shop", "gate"):
        match.answer(match.asks[0].seat, match.asks[0].codes[0])


def play_draft(match: underhall.Match) -> None:
    """Gates and starting trolls, the first answer every time."""
    place_gates(match)
    while match.asks and match.asks[0].kind == "draft":
        match.answer(match.asks[0].seat, match.asks[0].codes[0])


@lru_cache(maxsize=64)
def _start(players: int, options: tuple[tuple[str, Any], ...]) -> underhall.Match:
    match = new(players, **dict(options))
    play_draft(match)
    return match


class Table:
    """A table that is being set up. Squares, cells, slots and goods are named as in the notation."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        start = _start(players, tuple(sorted(options.items())))
        self.players = players
        self.setup = start.setup
        self.content = start.setup.content
        winter = players > 3 or (players == 2 and options.get("two_player_side") == "winter")
        self.side = next(side for side in self.content.sides if side.id == ("winter" if winter else "autumn"))
        self.levels = {troll.id: troll.level for troll in self.content.trolls}
        self.state: dict[str, Any] = deepcopy(GAME.dump(start.state))
        self._clear()

    def _clear(self) -> None:
        state = self.state
        for owner in state["owners"]:
            owner.update(goods={}, pedestals={}, digging=0, spells=0)
        winter_pair = self.players == 2 and self.side.id == "winter"
        for seat, gate in zip(state["seats"], WINTER_GATES if winter_pair else GATES[self.players], strict=False):
            seat.update(gate=gate, trolls={cell: {"troll": name} for cell, name in STARTERS.items()})
        state["dug"] = [seat["gate"] for seat in state["seats"]]
        state["horde"] = [{"troll": troll, "bribes": {}, "pedestal": None} for troll in HORDE]
        in_horde = set(HORDE)
        state["decks"] = [
            {"unseen": [t.id for t in self.content.trolls if t.level == n and t.id not in in_horde], "bottom": []}
            for n in (1, 2, 3)
        ]
        state["bag"] = dict.fromkeys(CLANS, 6)
        for slot, clan in OFFERED.items():
            self.slot(slot)["pedestal"] = clan
            state["bag"][clan] -= 1
        self.spells(*SPELLBOOK)
        state["statues"] = [{"square": spot, "clan": CLANS[n % 3]} for n, spot in enumerate(self.side.statues)]
        state["track"] = [{"value": value, "owner": None} for value in TOKENS]
        kinds = [shop.id for shop in self.content.workshops]
        state["shops"] = dict(Counter((kinds * 2)[: 2 * self.players + 1]))

    # Parts of the position

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.state["seats"][seat]
        return found

    def owner(self, owner: int) -> dict[str, Any]:
        found: dict[str, Any] = self.state["owners"][owner]
        return found

    def slot(self, slot: str) -> dict[str, Any]:
        found: dict[str, Any] = self.state["horde"][SLOT_NAMES.index(slot)]
        return found

    def band(self, square: str) -> int:
        """The band of a square, outermost 0."""
        return "DLBOY".index(self.side.bands[int(square[1:]) - 1][ord(square[0]) - 97])

    # What lies where

    def goods(self, owner: int, **counts: int) -> Table:
        """What a storage holds, beside what it held before."""
        self.owner(owner)["goods"].update(counts)
        return self

    def held(self, seat: int, cell: str, **counts: int) -> Table:
        """What lies on a troll."""
        self.seat(seat)["trolls"][cell]["held"] = counts
        return self

    def base(self, seat: int, **trolls: str) -> Table:
        """Other starting trolls."""
        for cell, troll in trolls.items():
            self.seat(seat)["trolls"][cell] = {"troll": troll}
        return self

    def troll(self, seat: int, cell: str, troll: str, **held: int) -> Table:
        """A recruited troll, from wherever it was."""
        self._take_troll(troll)
        self.seat(seat)["trolls"][cell] = {"troll": troll, "held": held}
        self.seat(seat)["recruited"] += self.levels[troll]
        return self

    def fill(self, seat: int, but: int = 0) -> Table:
        """The trollsmoot is full, or full but for the last so many cells, with trolls of the lowest level there is."""
        for cell in CELL_NAMES[4 : 10 - but]:
            if cell not in self.seat(seat)["trolls"]:
                self.troll(seat, cell, next(deck["unseen"][-1] for deck in self.state["decks"] if deck["unseen"]))
        return self

    def _take_troll(self, troll: str) -> None:
        for deck in self.state["decks"]:
            for part in ("unseen", "bottom"):
                if troll in deck[part]:
                    deck[part].remove(troll)
                    return
        for slot in self.state["horde"]:
            if slot["troll"] == troll:
                level = self.levels[troll]
                unseen = self.state["decks"][level - 1]["unseen"]
                slot["troll"] = unseen.pop(0) if unseen else None
                return
        raise AssertionError(f"{troll} is in no deck and not in the horde")

    def horde(self, slot: str, troll: str | None = None, pedestal: str | None = "same", **bribes: int) -> Table:
        """Who waits in a slot, what lies there. The troll that was there goes back into its deck."""
        place = self.slot(slot)
        if troll is not None and place["troll"] != troll:
            old = place["troll"]
            place["troll"] = None
            if old is not None:
                self.state["decks"][self.levels[old] - 1]["unseen"].append(old)
            self._take_troll(troll)
            place["troll"] = troll
            if self.levels[troll] != 2 and pedestal == "same":
                pedestal = None
        place["bribes"] = bribes
        if pedestal != "same":
            if place["pedestal"]:
                self.state["bag"][place["pedestal"]] += 1
            place["pedestal"] = pedestal
            if pedestal:
                self.state["bag"][pedestal] -= 1
        return self

    def drain(self, level: int, *but: str, seats: tuple[int, ...] = (1, 2, 3, 4)) -> Table:
        """Only these are left in a deck: the others are in the trollsmoots of these seats, none of them full."""
        free = [(seat, cell) for seat in seats for cell in CELL_NAMES[4:9] if cell not in self.seat(seat)["trolls"]]
        unseen = self.state["decks"][level - 1]["unseen"]
        for troll in [name for name in unseen if name not in but]:
            self.troll(*free.pop(0), troll)
        return self

    def spells(self, *spells: str, runes: tuple[int, ...] = (0, 0, 0)) -> Table:
        """The open spells and the runes on them."""
        self.state["spellbook"] = [{"spell": s, "runes": r} for s, r in zip(spells, runes, strict=True)]
        self.state["spells_unseen"] = [spell.id for spell in self.content.spells if spell.id not in spells]
        self.state["spells_bottom"] = []
        return self

    def tunnel(self, squares: str, tile: int | None = None) -> Table:
        """A tunnel on these squares, from the stack of its shape; with a number, one more piece of that tile."""
        names = squares.split()
        tunnels = self.state["tunnels"]
        if tile is None:
            self.state["stacks"][self._stack_of(names)] -= 1
            tile = max((old["tile"] for old in tunnels), default=-1) + 1
        tunnels.append({"tile": tile, "squares": names})
        return self.dug(squares)

    def _stack_of(self, names: list[str]) -> str:
        squares = frozenset((ord(name[0]), int(name[1:])) for name in names)
        laid = [ways for ways, _ in orientations(squares, frozenset(), flip=True)]
        for stack in self.content.tunnels:
            shape = shape_of(stack.shape, "#o")
            if any(ways in laid for ways, _ in orientations(shape, frozenset(), flip=True)):
                return str(stack.id)
        raise AssertionError(f"no tile has the shape of {names}")

    def dug(self, squares: str) -> Table:
        """Squares that were covered once: their rubble is gone and their find is spent."""
        self.state["dug"] += [square for square in squares.split() if square not in self.state["dug"]]
        return self

    def rubble(self, squares: str) -> Table:
        """A mountain with rubble on these squares too."""
        rows = [list(row) for row in self.side.rubble]
        for square in squares.split():
            rows[int(square[1:]) - 1][ord(square[0]) - 97] = "x"
        side = structs.replace(self.side, rubble=tuple("".join(row) for row in rows))
        sides = tuple(side if other.id == side.id else other for other in self.content.sides)
        return self.with_content(sides=sides)

    def with_content(self, **parts: Any) -> Table:
        """Play with other content than the game's own."""
        self.content = structs.replace(self.content, **parts)
        self.setup = replace(self.setup, content=self.content)
        return self

    def hall(self, hall: str, squares: str, altar: str) -> Table:
        """A great hall; the tunnels under it were dug and are covered for good."""
        self.state["halls_left"].remove(hall)
        self.state["halls"].append({"hall": hall, "squares": squares.split(), "altar": altar})
        self.state["stacks"]["corner"] -= 3
        return self.dug(squares)

    def statue(self, clan: str, square: str) -> Table:
        """A statue of this clan stands here: the first of those that are still buried elsewhere."""
        if any(statue["square"] == square and statue["clan"] == clan for statue in self.state["statues"]):
            return self
        covered = {s for tunnel in self.state["tunnels"] for s in tunnel["squares"]}
        covered |= {s for hall in self.state["halls"] for s in hall["squares"]} | set(self.state["dug"])
        for statue in self.state["statues"]:
            if statue["clan"] == clan and statue["square"] not in covered:
                for other in self.state["statues"]:
                    if other["square"] == square:
                        other["square"] = statue["square"]
                statue["square"] = square
                return self
        raise AssertionError(f"no {clan} statue is left")

    def pedestals(self, owner: int, **counts: int) -> Table:
        """Pedestals in a storage, from the bag."""
        for clan, count in counts.items():
            self.state["bag"][clan] -= count
            self.owner(owner)["pedestals"][clan] = count
        return self

    def stands(self, owner: int, clan: str, square: str) -> Table:
        """A pedestal that this owner has placed here, with the token that it brought."""
        self.state["pedestals"][clan].append(square)
        return self.token(owner, clan, BANDS[self.band(square)])

    def token(self, owner: int, clan: str, band: str, value: int | None = None) -> Table:
        """A token that was taken with a pedestal."""
        self.state["bag"][clan] -= 1
        self.space(clan, band)["owner"] = owner
        return self if value is None else self.worth(clan, band, value)

    def space(self, clan: str, band: str) -> dict[str, Any]:
        found: dict[str, Any] = self.state["track"][BANDS.index(band) * 3 + CLANS.index(clan)]
        return found

    def worth(self, clan: str, band: str, value: int) -> Table:
        """A token has this value; another one on the track gets its old value."""
        here = self.space(clan, band)
        other = next(token for token in self.state["track"] if token["value"] == value and token["owner"] is None)
        here["value"], other["value"] = other["value"], here["value"]
        return self

    def shop(self, square: str, kind: str) -> Table:
        """A workshop on a site, from the supply; if it is not there, another one was not revealed."""
        supply = self.state["shops"]
        if not supply.get(kind):
            supply[next(name for name, count in supply.items() if count)] -= 1
        else:
            supply[kind] -= 1
        self.state["sites"][self.side.sites.index(square)] = kind
        return self

    def supply(self, **kinds: int) -> Table:
        """Exactly these workshops are left to be founded; the others lie on sites far from everybody."""
        self.state["shops"] = dict(kinds)
        on_sites = sum(site is not None for site in self.state["sites"])
        missing = 2 * self.players + 1 - sum(kinds.values()) - on_sites
        used = Counter(kinds) + Counter(site for site in self.state["sites"] if site)
        free = [shop.id for shop in self.content.workshops for _ in range(2 - used[shop.id])]
        for number in reversed(range(len(self.state["sites"]))):
            if missing and self.state["sites"][number] is None:
                self.state["sites"][number] = free.pop()
                missing -= 1
        return self

    def honour(self, owner: int, digging: int = 0, spells: int = 0) -> Table:
        self.owner(owner).update(digging=digging, spells=spells)
        return self

    def turn(self, seat: int, phase: str = "turn", **flags: bool) -> Table:
        """Whose turn it is; "after" once the troll is recruited or the tunnel dug."""
        self.state.update(active=seat, phase=phase, **flags)
        return self

    def ending(self, *crowned: int, left: int = 0, phase: str = "after") -> Table:
        """The end is triggered; so many turns follow this one, which is that of the seat that it must be."""
        self.state.update(crowned=list(crowned), left=left, active=(self.players - 1 - left) % self.players)
        self.state["phase"] = phase
        return self

    def match(self, dealt: bool = True, seed: int = 5) -> underhall.Match:
        """Play from here; undealt, the test says what is drawn."""
        dealer = Dealer.for_table(seed, self.players) if dealt else None
        return underhall.Match(GAME, self.setup, dealer, position=deepcopy(self.state))

    def final(self) -> underhall.Match:
        """The game is over and scored. The crowns lie with full trollsmoots; if there are none, with the last seats."""
        crowns = 1 if self.players == 2 else 2
        full = [seat for seat in range(self.players) if len(self.seat(seat)["trolls"]) == 10]
        for seat in reversed(range(self.players)):
            if len(full) < crowns and seat not in full:
                self.fill(seat)
                full.append(seat)
        crowned = self.state["crowned"] or full[:crowns]
        match = self.ending(*crowned, phase="over").match()
        assert match.over
        return match


# Positions that several chapters use, on the autumn side: the first gate is l1, the second of two is a8


def three_bars(**options: Any) -> Table:
    """Beneath the first gate a block of tunnels, 3 wide and 4 high, with the Fire statue that was buried there."""
    return Table(2, **options).tunnel("l2 l3 l4 l5").tunnel("k2 k3 k4 k5").tunnel("j2 j3 j4 j5")


def fissure_row(table: Table) -> Table:
    """Seven columns of tunnels along row 3, into which the Fissure fits; the rightmost is a bar from l2 to l5."""
    for squares in ("l2 l3 l4 l5", "k3 k4", "j3 j4", "i3 i4", "h3 h4", "g3 g4", "f2 f3"):
        table.tunnel(squares)
    return table


EAST_ROAD = ("n4 o4", "p4 p5 p6 p7", "p8 p9 p10 p11", "p12 o12 o13", "n13 n14 m14", "m15 n15")
WEST_ROAD = ("m5 m6", "m7 m8 m9 m10", "l10 k10", "j10 i10 h10 g10", "f10 e10 e11", "d11 c11 c10", "c9 c8 b8")


def around_the_site(players: int) -> Table:
    """A Toolmaker on m4 with three open entrances: the west one by the first seat, the other two by others.

    Of three players the second comes from the east (gate l15) and the third from the south (gate a8); of two the
    second has both.
    """
    table = Table(players).shop("m4", "toolmaker").tunnel("l2 l3").tunnel("k4 l4")
    for squares in WEST_ROAD:
        table.tunnel(squares)
    for squares in EAST_ROAD if players == 3 else ("n4 n5",):
        table.tunnel(squares)
    return table


def walled_in() -> Table:
    """The second seat's tunnels stand around the first gate so that nothing can be dug from there."""
    table = Table()
    for squares in ("b8 c8", "c4 c5 c6 c7", "d4 e4", "e3 f3 g3 h3", "i3 j3 k3 l3", "j2 k2", "m2 m3"):
        table.tunnel(squares)
    return table


def open_spell(spell: str, runes: int = 0, table: Table | None = None) -> Table:
    """The spell lies open with so many runes, and the first seat has a rune for it."""
    others = [other for other in ("earth", "mask", "toll") if other != spell][:2]
    return (table or Table()).spells(spell, *others, runes=(runes, 0, 0)).goods(0, rune=1)
