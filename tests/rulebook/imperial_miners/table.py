"""Positions of Imperial Miners, laid out card by card, to be played on from. The cards are those of `pack`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import underhall
from tests.rulebook.imperial_miners.pack import (
    QUIET,
    Entry,
    card,
    effect,
    event,
    gold,
    make_pack,
    mod,
    plain_pack,
    points,
    step,
    zigzag,
)
from tests.rulebook.imperial_miners.play import Play, pile
from underhall.core.dealer import Dealer
from underhall.core.game import Chance, Over
from underhall.core.setup import Setup, make_setup
from underhall.games.imperial_miners import state as st
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.notation import read_cell, read_seam, seam_word
from underhall.games.imperial_miners.rules.ground import laid
from underhall.games.imperial_miners.rules.piles import open_levels
from underhall.games.imperial_miners.rules.setup import new_game

__all__ = [
    "GAME", "QUIET", "Play", "Table", "acting", "card", "draw", "effect", "event", "gold", "mod", "new", "points",
    "step", "zigzag",
]  # fmt: skip

IN_PLAY = ("alchemy_a", "technology_a", "diplomacy_a")


class Table:
    """A table that is being set up, at the end of a round; what is put somewhere is taken from its deck.

    `play` turns the event of the next round and goes on from there. One seat plays unless more are wanted. Nothing asks
    whether a game could come to this: a mine may have more cards than rounds were played.
    """

    def __init__(
        self,
        players: int = 1,
        cards: Iterable[Entry] = (),
        events: Iterable[Entry] = (),
        faces: Mapping[str, list[list[Entry]]] | None = None,
        surface: list[Entry] | None = None,
        **options: Any,
    ) -> None:
        pack = make_pack(cards, events, faces, surface) if cards or events or faces or surface else plain_pack()
        self.setup: Setup = make_setup(GAME, players, options, pack)
        self.book = GAME.book(self.setup)
        self.state = new_game(self.book)
        self.players = players
        self.aside: list[int] = []
        """Cards that are out of the game."""
        self.in_play(*IN_PLAY)
        self.round(1)

    def _code(self, name: str) -> int:
        return self.book.card_words.index(name)

    def _bit(self, code: int) -> tuple[int, int]:
        level = self.book.level[code] - 1
        return level, 1 << 8 * (code - self.book.first[level]) if level < st.DRAWN else 1

    def _take(self, name: str) -> int:
        """A card out of its deck."""
        code = self._code(name)
        level, bit = self._bit(code)
        if code in self.aside:
            self.aside.remove(code)
        elif level == st.DRAWN:
            assert self.state.decks[level], "no level-4 card is left"
            self.state.decks[level] -= 1
        else:
            assert self.state.decks[level] & bit, f"{name} is in use already"
            self.state.decks[level] &= ~bit
        return code

    def _set(self, seat: int, what: int, value: int) -> Table:
        self.state.v[seat * st.ROW + what] = value
        return self

    def _mask(self, seat: int, cells: Iterable[str]) -> int:
        return sum(1 << self.state.mines[seat].at[_cell(cell)] for cell in cells)

    # A seat

    def gold(self, seat: int, n: int) -> Table:
        return self._set(seat, st.GOLD, n)

    def points(self, seat: int, n: int) -> Table:
        return self._set(seat, st.POINTS, n)

    def hand(self, seat: int, *names: str) -> Table:
        for name in names:
            self.state.hands[seat] = st.with_card(self.state.hands[seat], self._take(name))
        return self

    def known(self, seat: int, *names: str) -> Table:
        """These cards of a hand were seen by all."""
        for name in names:
            self.state.known[seat] = st.with_card(self.state.known[seat], self._code(name))
        return self

    def mine(self, seat: int, cards: Mapping[str, str]) -> Table:
        """Cards by their cells, laid in this order."""
        for cell, name in cards.items():
            self.state.mines[seat] = laid(self.book, self.state.mines[seat], self._take(name), _cell(cell))
        return self

    def machines(self, seat: int, counts: Mapping[str, int]) -> Table:
        at = self.state.mines[seat].at
        return self._set(seat, st.MACHINE_BITS, sum(n << 2 * at[_cell(cell)] for cell, n in counts.items()))

    def collapses(self, seat: int, *cells: str) -> Table:
        return self._set(seat, st.COLLAPSED, self._mask(seat, cells))

    def tokens(self, seat: int, *seams: str) -> Table:
        """Cart tokens on half-full carts."""
        half = self.state.mines[seat].half
        return self._set(seat, st.TOKENS, sum(1 << half.index(_seam(seam)) for seam in seams))

    def half_full(self, seat: int) -> list[str]:
        """The seams of half-full carts, in the order in which they joined."""
        return [seam_word(seam) for seam in self.state.mines[seat].half]

    def research(self, seat: int, face: str, position: int, completed: int = 0) -> Table:
        """The pickaxe on a face that is in play, and boards of 8 spaces completed before."""
        self._set(seat, st.FACE, self.book.face_ids.index(face))
        self._set(seat, st.POSITION, position)
        self._set(seat, st.DONE, completed)
        return self._set(seat, st.BEHIND, 8 * completed)

    # The table

    def in_play(self, *faces: str) -> Table:
        """The three research faces."""
        self.state.faces = [self.book.face_ids.index(face) for face in faces]
        return self

    def round(self, number: int) -> Table:
        """The round that comes next; quiet events were turned in those before."""
        self.state.phase, self.state.round = st.END, number - 1
        self.state.seen = [self.book.event_ids.index(name) for name in QUIET[::-1][: number - 1]]
        return self

    def deck(self, level: int, *names: str) -> Table:
        """Only these are in a draw deck; the others that were there are out of the game."""
        self.aside += [self._code(name) for name in pile(self.book, level, self.state.decks)]
        self.state.decks[level - 1] = 0
        for name in names:
            code = self._code(name)
            self.aside.remove(code)
            self.state.decks[level - 1] += self._bit(code)[1]
        return self

    def discards(self, level: int, *names: str) -> Table:
        """Lay cards on a discard pile."""
        for name in names:
            self.state.discards[level - 1] += self._bit(self._take(name))[1]
        return self

    # Going on

    def before_event(self) -> Play:
        """The event of the round is about to be turned. The table may be played again."""
        self.state.open_levels = open_levels(self.state)
        return Play(self.state.copy())

    def play(self, event: str = QUIET[0]) -> Play:
        """This event is turned, and the round begins."""
        return self.before_event().draw(event)

    def over(self) -> Over:
        """The game ends now and is scored."""
        state = self.state.copy()
        state.phase = st.OVER
        return Play(state).over

    def match(self, seed: int | None = None) -> underhall.Match:
        """The same as a match, before the event, if a game could come to this; without a seed the test draws."""
        dealer = None if seed is None else Dealer.for_table(seed, self.players)
        return underhall.Match(GAME, self.setup, dealer, position=GAME.dump(self.before_event().state))


def _cell(text: str) -> int:
    cell = read_cell(text)
    assert cell is not None, f"{text!r} is no cell"
    return cell


def _seam(text: str) -> int:
    seam = read_seam(text)
    assert seam is not None, f"{text!r} is no seam"
    return seam


def new(players: int = 1, own: bool = False, **options: Any) -> Play:
    """A game from its very beginning, with the plain content or the game's own; the test says what is drawn."""
    return Play(GAME.new(make_setup(GAME, players, options, None if own else plain_pack())))


def draw(match: underhall.Match, *words: str) -> None:
    """Let these be drawn in a match that nobody deals."""
    for word in words:
        chance = match.pending
        assert isinstance(chance, Chance), chance
        code = GAME.read_outcome(match.state, chance, word)
        assert code is not None
        match.draw(code)


def acting(*effects: Entry, cards: Iterable[Entry] = (), players: int = 1, **said: Any) -> Table:
    """The first seat has `actor` in hand, a card with these effects; fields of the card, then options of the game."""
    fields = {name: said.pop(name) for name in ("level", "cost", "factions", "carts") if name in said}
    table = Table(players, cards=[card("actor", *effects, **fields), *cards], **said)
    return table.hand(0, "actor")
