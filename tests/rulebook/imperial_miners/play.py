"""Looking at a game of Imperial Miners, and playing it, in few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underhall.core.game import Ask, Chance, Decide, Over
from underhall.core.match import ask_of
from underhall.games.imperial_miners import state as st
from underhall.games.imperial_miners import words as notation
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.notation import cell_word, seam_word
from underhall.games.imperial_miners.rules.counting import machines
from underhall.games.imperial_miners.rules.ground import full_carts, half_carts
from underhall.games.imperial_miners.rules.rounds import settle
from underhall.kit.masks import bits


class Play:
    """A game that goes on. Seats are numbers, everything else is named as in the notation."""

    def __init__(self, state: st.State) -> None:
        self.state = state
        self.told: list[tuple[str, int, Mapping[str, Any]]] = []
        """What was told so far: key, audience and facts."""
        self.opened = 0
        settle(state, self)

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        self.told.append((key, audience, args))

    def open(self, seat: int = -1) -> None:
        self.opened += 1

    def copy(self) -> Play:
        """The same moment again."""
        return Play(self.state.copy())

    # What is asked and drawn

    @property
    def pending(self) -> Decide | Chance | Over:
        return GAME.pending(self.state)

    def ask(self, seat: int = 0) -> Ask | None:
        return ask_of(self.pending, seat)

    def asked(self, seat: int = 0) -> str | None:
        """The kind of the seat's question."""
        ask = self.ask(seat)
        return ask.kind if ask else None

    def words(self, seat: int = 0) -> list[str]:
        """The legal answers to the seat's question, in their order; none if it is not asked."""
        ask = self.ask(seat)
        return [notation.word(self.state, ask.kind, code) for code in ask.codes] if ask else []

    def answer(self, seat: int, *words: str) -> Play:
        """Answers one after the other, each of which must be offered."""
        for word in words:
            ask = self.ask(seat)
            assert ask is not None, f"seat {seat} is not asked {word!r}: {self.pending}"
            code = GAME.read(self.state, ask, word)
            assert code is not None, f"{word!r} is no word of {ask.kind}"
            assert code in ask.codes, f"{word!r} is not offered as {ask.kind}: {self.words(seat)}"
            GAME.answer(self.state, seat, code, self)
        return self

    def keep(self, seat: int, *names: str) -> Play:
        """Keep these first cards, in the order of their codes; the last of them may go without saying."""
        for name in names:
            if self.asked(seat) == "keep":
                self.answer(seat, name)
        return self

    def refused(self, seat: int, word: str) -> str:
        """The rule that forbids an answer; it must be one that is not offered."""
        ask = self.ask(seat)
        assert ask is not None
        code = GAME.read(self.state, ask, word)
        assert code is not None, f"{word!r} is no word of {ask.kind}"
        assert code not in ask.codes, f"{word!r} is offered"
        refusal = GAME.why_not(self.state, ask, code)
        assert refusal is not None
        return refusal.rule

    def unknown(self, seat: int, word: str) -> bool:
        """Whether this is no word of the seat's question at all."""
        ask = self.ask(seat)
        assert ask is not None
        return GAME.read(self.state, ask, word) is None

    def about(self, seat: int = 0) -> str:
        """The cell of the card that a question `effect` or `up` is about."""
        ask = self.ask(seat)
        assert ask is not None
        assert ask.kind in ("effect", "up"), ask
        return cell_word(ask.subject[0])

    @property
    def lot(self) -> Chance:
        """What is to be drawn now."""
        chance = self.pending
        assert isinstance(chance, Chance), chance
        return chance

    def in_the_lot(self) -> set[str]:
        """What may be drawn now."""
        weights = self.lot.weights
        assert weights is not None
        return {GAME.outcome_word(self.state, self.lot, code) for code, weight in enumerate(weights) if weight}

    def draw(self, *words: str) -> Play:
        """Let these be drawn, one after the other."""
        for word in words:
            assert word in self.in_the_lot(), f"{word!r} cannot come from {self.lot.kind}: {self.in_the_lot()}"
            code = GAME.read_outcome(self.state, self.lot, word)
            assert code is not None
            GAME.outcome(self.state, code, self)
        return self

    def draw_anything(self) -> Play:
        """As long as something is to be drawn, the first that there is."""
        while isinstance(chance := self.pending, Chance):
            assert chance.weights is not None
            GAME.outcome(self.state, next(code for code, weight in enumerate(chance.weights) if weight), self)
        return self

    def lay(self, seat: int, name: str, cell: str) -> Play:
        """Play this card here: both are answered only where they are asked."""
        if self.asked(seat) == "card":
            self.answer(seat, name)
        if self.asked(seat) == "cell":
            self.answer(seat, cell)
        assert self.mine(seat).get(cell) == name, f"{name} does not lie at {cell}: {self.mine(seat)}"
        return self

    def until(self, done: Callable[[Play], bool]) -> Play:
        """Everybody does as little as possible until this holds: cards and cells the first, no effect, nothing more."""
        while not done(self):
            pending = self.pending
            if isinstance(pending, Chance):
                assert pending.weights is not None
                GAME.outcome(self.state, next(code for code, weight in enumerate(pending.weights) if weight), self)
                continue
            assert isinstance(pending, Decide), "the game is over"
            ask = pending.asks[0]
            offered = self.words(ask.seat)
            self.answer(ask.seat, next((word for word in ("none", "no", "enough") if word in offered), offered[0]))
        return self

    def finish_round(self) -> Play:
        """Until the next event is to be turned, or the game is over."""
        number = self.state.round
        return self.until(lambda play: play.state.round != number or play.state.phase == st.OVER)

    def finish_game(self) -> Over:
        self.until(lambda play: play.state.phase == st.OVER)
        return self.over

    @property
    def over(self) -> Over:
        result = self.pending
        assert isinstance(result, Over), result
        return result

    def heard(self, key: str, seat: int | None = None) -> list[Mapping[str, Any]]:
        """The facts of what a seat, or a spectator, was told of one sort (the key without `im-log-`)."""
        listens = (lambda mask: mask < 0) if seat is None else (lambda mask: bool(mask >> seat & 1))
        return [args for said, audience, args in self.told if said == f"im-log-{key}" and listens(audience)]

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, sees."""
        return GAME.view(self.state, seat)

    # What lies on the table

    def _value(self, seat: int, what: int) -> int:
        return self.state.v[seat * st.ROW + what]

    def gold(self, seat: int = 0) -> int:
        return self._value(seat, st.GOLD)

    def points(self, seat: int = 0) -> int:
        return self._value(seat, st.POINTS)

    def hand(self, seat: int = 0) -> list[str]:
        """In the order of the cards' codes: by level, then as they were written."""
        return [self.state.book.card_words[code] for code in self.state.hands[seat]]

    def mine(self, seat: int = 0) -> dict[str, str]:
        """Cell and card, in the order in which they were laid."""
        m = self.state.mines[seat]
        return {cell_word(at): self.state.book.card_words[code] for at, code in zip(m.cells, m.cards, strict=True)}

    def _cells(self, seat: int, mask: int) -> set[str]:
        return {cell_word(self.state.mines[seat].cells[number]) for number in bits(mask)}

    def collapses(self, seat: int = 0) -> set[str]:
        return self._cells(seat, self._value(seat, st.COLLAPSED))

    def activated(self, seat: int = 0) -> set[str]:
        return self._cells(seat, self._value(seat, st.ACTIVATED))

    def machines(self, seat: int = 0) -> dict[str, int]:
        """The cells that have machines, with their number."""
        cells = self.state.mines[seat].cells
        found = {cell_word(cell): machines(self.state, seat, number) for number, cell in enumerate(cells)}
        return {cell: count for cell, count in found.items() if count}

    def full_carts(self, seat: int = 0) -> int:
        return full_carts(self.state, seat)

    def half_carts(self, seat: int = 0) -> int:
        return half_carts(self.state, seat)

    def tokens(self, seat: int = 0) -> set[str]:
        """The seams that a cart token fills."""
        half = self.state.mines[seat].half
        return {seam_word(half[number]) for number in bits(self._value(seat, st.TOKENS))}

    def research(self, seat: int = 0) -> tuple[str | None, int]:
        """The face of the pickaxe, None before the first research, and its position."""
        face = self._value(seat, st.FACE)
        return (self.state.book.face_ids[face] if face >= 0 else None), self._value(seat, st.POSITION)

    def completed(self, seat: int = 0) -> int:
        return self._value(seat, st.DONE)

    def deck(self, level: int) -> list[str]:
        """What is in a draw deck, in no order that matters."""
        return pile(self.state.book, level, self.state.decks)

    def discards(self, level: int) -> list[str]:
        return pile(self.state.book, level, self.state.discards)


def pile(book: st.Book, level: int, piles: list[int]) -> list[str]:
    if level == st.LEVELS:
        return [book.card_words[book.deep]] * piles[level - 1]
    first = book.first[level - 1]
    return [book.card_words[first + n] for n in range(book.counts[level - 1]) if piles[level - 1] >> 8 * n & 1]
