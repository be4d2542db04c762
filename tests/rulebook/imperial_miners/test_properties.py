"""What holds at every moment of every game of Imperial Miners, whoever answers first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as some

import underhall
from tests.rulebook.imperial_miners.table import GAME
from tests.strategies import play, step
from underhall.core.dealer import Dealer
from underhall.core.game import Ask, Chance, Decide, Over
from underhall.core.setup import Setup, make_setup
from underhall.games.imperial_miners import state as st
from underhall.games.imperial_miners.game import SWITCHES
from underhall.games.imperial_miners.rules.rounds import take_outcome
from underhall.kit.masks import bits

few = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
seeds = some.integers(0, 2**32)
agreed = some.fixed_dictionaries({name: some.sampled_from(switch.values) for name, switch in SWITCHES.items()})
variants: some.SearchStrategy[dict[str, Any]] = some.one_of(some.just({}), agreed)


def states(seed: int, players: int, options: dict[str, Any]) -> Iterator[tuple[st.State, Decide | Chance | Over]]:
    """Every state of a random game; of the seats that are asked any may be the next to answer."""
    rng = Random(seed)
    state = GAME.new(make_setup(GAME, players, options))
    while not isinstance(pending := GAME.pending(state), Over):
        yield state, pending
        step(GAME, state, pending, rng)
    yield state, pending


def value(state: st.State, seat: int, what: int) -> int:
    return state.v[seat * st.ROW + what]


# IM-14.11


def laying(state: st.State, seat: int) -> list[int]:
    """Cards that are open and not laid yet."""
    found = []
    frame = state.strands[seat]
    while frame is not None:
        found += [frame.a] if frame.op == st.F_CELL else []
        frame = frame.below
    return found


def all_cards(state: st.State) -> Counter[int]:
    """Where every card is: decks, discards, hands, mines, and on the way from hand to mine."""
    book = state.book
    found: Counter[int] = Counter()
    for piles in (state.decks, state.discards):
        for level in range(st.DRAWN):
            found.update(book.first[level] + n for n in range(book.counts[level]) if piles[level] >> 8 * n & 255)
        found[book.deep] += piles[st.DRAWN]
    for seat in range(book.players):
        found.update(state.hands[seat])
        found.update(state.mines[seat].cards)
        found.update(laying(state, seat))
    return found


@few
@given(seed=seeds, players=some.integers(1, 5), options=variants)
def test_no_card_is_lost_or_comes_twice(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.11: 136 cards, each in one place, at every moment."""
    for state, _ in states(seed, players, options):
        found = all_cards(state)
        assert found.total() == 136
        assert found.pop(state.book.deep) == 14
        assert set(found.values()) == {1}
        assert len(found) == 122


@few
@given(seed=seeds, players=some.integers(1, 5), options=variants)
def test_tokens_gold_and_support(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.11: machines, collapses and activations of cards that lie there; support; no debts; tokens on half-full."""
    for state, _ in states(seed, players, options):
        for seat in range(players):
            m = state.mines[seat]
            cards = len(m.cards)
            packed = value(state, seat, st.MACHINE_BITS)
            assert packed >> 2 * cards == 0
            assert value(state, seat, st.COLLAPSED) >> cards == 0
            assert value(state, seat, st.ACTIVATED) >> cards == 0
            assert min(value(state, seat, what) for what in (st.GOLD, st.POINTS, st.POSITION, st.DONE)) >= 0
            taken = set(m.cells)
            assert len(taken) == cards
            for cell, card in zip(m.cells, m.cards, strict=True):
                assert cell // st.WIDE + 1 == state.book.level[card]
                assert cell < st.WIDE or {cell - st.WIDE - 1, cell - st.WIDE + 1} & taken
            for number in bits(value(state, seat, st.TOKENS)):
                assert halves(state, seat, m.half[number]) == [1, 2]


def halves(state: st.State, seat: int, seam: int) -> list[int]:
    """The printed halves that meet at a seam, 1 empty and 2 full."""
    m, carts = state.mines[seat], state.book.carts
    cell, side = divmod(seam, 3)
    here, there = ((3, 2), (4, 1), (5, 0))[side]
    beyond = cell + (2, st.WIDE - 1, st.WIDE + 1)[side]
    return sorted([carts[m.cards[m.at[cell]]][here], carts[m.cards[m.at[beyond]]][there]])


@few
@given(seed=seeds, players=some.integers(1, 5), options=variants)
def test_eight_cards_and_one_more_in_the_mine(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.11: at every barrier, that is when cards are chosen, an event is turned and the game is over."""
    barriers = 0
    dry = False
    for state, pending in states(seed, players, options):
        turning = isinstance(pending, Chance) and pending.kind == "event"
        if turning or state.phase in (st.CARD, st.OVER):
            barriers += 1
            assert max(len(hand) for hand in state.hands) <= 8
        if turning or state.phase == st.OVER:
            rounds = state.round - turning
            laid = {len(m.cards) for m in state.mines}
            assert laid == {rounds} or (dry and max(laid) == rounds)
        dry = dry or not (state.decks[0] or state.discards[0])  # whoever draws then lays nothing (IM-6.6)
    assert barriers > 10


@few
@given(seed=seeds, players=some.integers(1, 5), options=variants)
def test_activated_once_a_round_and_nothing_is_moved(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.11: a card's activation is never undone within a round; cards and cart tokens stay where they are."""
    before: list[tuple[int, int, int, list[int], list[int]]] = [(0, 0, 0, [], [])] * players
    for state, _ in states(seed, players, options):
        for seat in range(players):
            now = state.round
            activated, tokens = value(state, seat, st.ACTIVATED), value(state, seat, st.TOKENS)
            m = state.mines[seat]
            last_round, had, filled, cards, cells = before[seat]
            assert last_round != now or activated & had == had
            assert tokens & filled == filled
            assert (m.cards[: len(cards)], m.cells[: len(cells)]) == (cards, cells)
            before[seat] = (now, activated, tokens, m.cards, m.cells)


@few
@given(seed=seeds, players=some.integers(1, 5), options=variants)
def test_machines_grow_and_a_card_has_three(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.11: none of our effects takes machines away, so each card's number only rises, to three at most."""
    before: list[list[int]] = [[] for _ in range(players)]
    for state, _ in states(seed, players, options):
        for seat in range(players):
            packed = value(state, seat, st.MACHINE_BITS)
            now = [packed >> 2 * card & 3 for card in range(len(state.mines[seat].cards))]
            assert all(a <= b for a, b in zip(before[seat], now, strict=False))
            before[seat] = now


@few
@given(seed=seeds, players=some.integers(1, 5), options=variants)
def test_level_four_is_never_drawn(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.11: a draw and a faction draw bring one card of the level that was named, 1 to 3."""
    draws = 0
    for state, pending in states(seed, players, options):
        if isinstance(pending, Chance) and state.lot in (st.LOT_DRAW, st.LOT_SEARCH, st.LOT_DEAL):
            assert pending.weights is not None
            assert pending.kind in ("level-1", "level-2", "level-3")
            after = state.copy()
            take_outcome(after, next(code for code, weight in enumerate(pending.weights) if weight), None)
            (card,) = Counter(after.hands[state.lot_seat]) - Counter(state.hands[state.lot_seat])
            assert pending.kind == f"level-{state.book.level[card]}"
            draws += 1
    assert draws > 6 * players


@pytest.mark.parametrize("players", range(1, 6))
def test_a_random_game_has_no_faults(players: int) -> None:
    """IM-14.11: the engine's own list of invariants is empty after every answer."""
    for state, _ in states(players, players, {}):
        assert GAME.faults(state) == []


# IM-14.7: side by side


@few
@given(seed=seeds, players=some.integers(2, 5), options=variants)
def test_an_answer_leaves_the_questions_of_others_alone(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.7: whoever was asked is asked the same after another's answer, unless a pile ran out or came back."""
    asked: dict[int, Ask] = {}
    levels = 0
    for state, pending in states(seed, players, options):
        if not isinstance(pending, Decide):
            continue
        now = {ask.seat: ask for ask in pending.asks}
        changed = [seat for seat, ask in asked.items() if seat not in now or same(ask) != same(now[seat])]
        others = [seat for seat in changed if asked[seat].kind != "deck" or levels == state.open_levels]
        assert len(others) <= 1
        asked, levels = now, state.open_levels


def same(ask: Ask) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    return ask.kind, ask.subject, tuple(ask.codes)


@few
@given(seed=seeds, players=some.integers(1, 5), options=variants)
def test_any_interleaving_replays(seed: int, players: int, options: dict[str, Any]) -> None:
    """IM-14.9: the record of a game whose seats answered in any order leads through the same states to the same end."""
    match = underhall.Match(GAME, make_setup(GAME, players, options), Dealer.for_table(seed, players))
    play(match, Random(seed))
    report = underhall.verify(match.record())
    assert (report.match.digest(), report.match.scores) == (match.digest(), match.scores)
    assert report.digests > 5
    assert report.dealt_again


# IM-14.7: with the same cards drawn by each seat nothing depends on the order


class RanOut(Exception):
    """A seat has no card left that would be drawn in any order."""


class Stacked:
    """A game in which each seat's k-th draw of a level brings the same card, whatever the others do.

    Every deck is dealt out to the seats in secret, and each draws from its own part; each answers by its own dice.
    """

    def __init__(self, setup: Setup, seed: int, pick: Callable[[tuple[Ask, ...]], Ask]) -> None:
        self.state = GAME.new(setup)
        self.pick = pick
        rng = Random(seed)
        book = self.state.book
        self.parts: list[list[list[int]]] = []
        for level in range(st.DRAWN):
            codes = list(range(book.counts[level]))
            rng.shuffle(codes)
            self.parts.append([codes[seat :: setup.players] for seat in range(setup.players)])
        self.events = rng.sample(range(len(book.event_ids)), st.ROUNDS)
        self.faces = [rng.randrange(2) for _ in book.boards]
        self.dice = [Random(seed + 1 + seat) for seat in range(setup.players)]

    def draw(self, chance: Chance) -> int:
        state = self.state
        if chance.kind == "face":
            return self.faces[len(state.faces)]
        if chance.kind == "event":
            return self.events[len(state.seen)]
        assert chance.weights is not None
        part = self.parts[state.lot_arg & 7][state.lot_seat]
        for code in part:
            if chance.weights[code]:
                part.remove(code)
                return code
        raise RanOut

    def turn(self, ask: Ask) -> int:
        """A faction that only another's part of the deck has would be found in one order and not in another."""
        state = self.state
        code = ask.codes[int(self.dice[ask.seat].random() * len(ask.codes))]
        if ask.kind == "faction":
            level, faction = divmod(code, st.FACTIONS)
            known = state.book.of_faction[level][faction]
            if not any(known >> 8 * card & 1 for card in self.parts[level][ask.seat]):
                raise RanOut
        if not all(state.decks[: st.DRAWN]):
            raise RanOut
        return code

    def rounds(self) -> Iterator[tuple[Any, ...]]:
        """What every seat has at the end of each round, as long as no pile runs out."""
        state = self.state
        done = 0
        while True:
            pending = GAME.pending(state)
            over = isinstance(pending, Over)
            if state.round - 1 > done or over:
                done += 1
                yield self.belongings()
            if isinstance(pending, Over):
                return
            try:
                if isinstance(pending, Chance):
                    GAME.outcome(state, self.draw(pending))
                else:
                    ask = self.pick(pending.asks)
                    GAME.answer(state, ask.seat, self.turn(ask))
            except RanOut:
                return

    def belongings(self) -> tuple[Any, ...]:
        """Mines with all that lies on them, gold, points and research, and hands; not what counts within a round."""
        state = self.state
        rows = [state.v[seat * st.ROW : seat * st.ROW + st.ACTIVATED] for seat in range(state.book.players)]
        tokens = [value(state, seat, st.TOKENS) for seat in range(state.book.players)]
        mines = [(m.cards, m.cells) for m in state.mines]
        return rows, tokens, mines, list(state.hands)


@settings(parent=few, max_examples=25)
@given(seed=seeds, order=seeds, players=some.integers(2, 5))
def test_no_interleaving_changes_what_anybody_has(seed: int, order: int, players: int) -> None:
    """IM-14.7: with the same cards for each seat, asked one after the other or all at once, round by round."""
    setup = make_setup(GAME, players)
    rng = Random(order)
    one = list(Stacked(setup, seed, lambda asks: asks[0]).rounds())
    other = list(Stacked(setup, seed, rng.choice).rounds())
    last = list(Stacked(setup, seed, lambda asks: asks[-1]).rounds())
    compared = min(len(one), len(other), len(last))
    assert one[:compared] == other[:compared] == last[:compared]
    assume(compared > 2)


def test_the_comparison_goes_through_whole_games() -> None:
    """IM-14.7: for two seats the decks last to the end more often than not, so the test above compares something."""
    setup = make_setup(GAME, 2)
    lengths = [len(list(Stacked(setup, seed, lambda asks: asks[0]).rounds())) for seed in range(12)]
    assert sum(length == st.ROUNDS for length in lengths) >= 3
    assert sum(lengths) >= 60
