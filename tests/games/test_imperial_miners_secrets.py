"""What a seat of Imperial Miners cannot see may be otherwise, but never in a way that it could tell or rule out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.imperial_miners import Pending, every_table, loaded, said, step, walk
from underhall.core.game import Decide, Over
from underhall.core.setup import Setup, make_setup
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.notation import FACTION_NAMES
from underhall.games.imperial_miners.redraw import hidden_cards
from underhall.games.imperial_miners.state import CARD, DRAWN, KEEP, LOT_NONE, SCOTS, State
from underhall.games.imperial_miners.view import pile_cards


def asked(pending: Pending) -> set[int]:
    """The seats that seem to be asked."""
    if not isinstance(pending, Decide):
        return set()
    return {ask.seat for ask in pending.asks} | {seat for seat in range(5) if pending.waiting >> seat & 1}


def own(pending: Pending, seat: int) -> list[Any]:
    return [said(ask) for ask in pending.asks if ask.seat == seat] if isinstance(pending, Decide) else []


@every_table
def test_a_seat_cannot_tell_what_was_dealt_anew(players: int, options: dict[str, Any]) -> None:
    """IM-14.6 Not by its view, nor by its question, nor by who is asked; and the new position is one that can be."""
    setup = make_setup(GAME, players, options)
    rng = Random(5)
    changed: Counter[str] = Counter()
    for count, (s, pending) in enumerate(walk(setup, seed=20 + players)):
        if count % 2 and s.phase not in (KEEP, CARD):
            continue
        before = GAME.dump(s)
        seat = rng.randrange(players)
        t = GAME.determinize(s, seat, rng)
        there = GAME.pending(t)
        assert GAME.dump(s) == before
        assert GAME.faults(t) == []
        assert GAME.view(t, seat) == GAME.view(s, seat)
        assert GAME.view(t, None) == GAME.view(s, None)
        assert type(there) is type(pending)
        assert own(there, seat) == own(pending, seat)
        assert asked(there) == asked(pending)
        assert t.hands[seat] == s.hands[seat]
        assert t.known == s.known
        others = [other for other in range(players) if other != seat]
        changed["hands"] += t.hands != s.hands
        changed["decks"] += t.decks != s.decks
        changed["picks"] += any(len(t.picks[other]) == 4 and t.picks[other] != s.picks[other] for other in others)
        changed["sealed"] += s.phase == CARD and any(t.chosen[n] != s.chosen[n] >= 0 for n in others)
        assert loaded(setup, t) is not None
    if players > 1:
        assert {"hands", "decks", "sealed"} <= set(+changed)


@pytest.mark.parametrize("players", [3, 5])
def test_nobody_can_tell_who_has_nothing_to_choose(players: int) -> None:
    """IM-14.6 A seat without a choice may have one and the other way round, but the seals are never open already."""
    setup = make_setup(GAME, players)
    rng = Random(6)
    freed = bound = 0
    for seed in range(4):
        for s, pending in walk(setup, seed):
            if s.phase != CARD:
                continue
            for seat in range(players):
                t = GAME.determinize(s, seat, rng)
                there = GAME.pending(t)
                assert isinstance(there, Decide)
                assert there.asks
                assert asked(there) == asked(pending)
                assert GAME.view(t, seat) == GAME.view(s, seat)
                freed += bool(s.forced & ~t.forced)
                bound += bool(t.forced & ~s.forced)
    assert freed
    assert bound


class Watcher:
    """Keeps by itself what everybody could know of each deck and each hidden card, from what is told."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.pools: list[list[set[int]]] = []
        self.lacking: list[set[int]] = [set() for _ in range(DRAWN)]
        self.drawn: dict[int, tuple[int, frozenset[int]]] = {}
        self.failed = 0
        for level in range(DRAWN):
            secret = {card for card in self.hidden() if s.book.level[card] == level + 1}
            self.pools.append([{*pile_cards(s, s.decks, level), *secret}])
        self.note()

    def hidden(self) -> set[int]:
        return {card for seat in range(self.s.book.players) for card in hidden_cards(self.s, seat)}

    def note(self) -> None:
        """Which deck each new hidden card came out of, and what that deck was seen to lack by then."""
        now = self.hidden()
        self.drawn = {card: known for card, known in self.drawn.items() if card in now}
        for card in now - set(self.drawn):
            level = self.s.book.level[card] - 1
            self.drawn[card] = (len(self.pools[level]) - 1, frozenset(self.lacking[level]))

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        if key in ("im-log-reshuffled", "im-log-found-none"):
            level = args["level"] - 1
            if key == "im-log-reshuffled":
                self.pools[level].append(set(pile_cards(self.s, self.s.decks, level)))
                self.lacking[level] = set()
            elif self.s.decks[level]:
                self.failed += 1
                self.lacking[level].add(FACTION_NAMES.index(args["faction"]))
        self.note()

    def open(self, seat: int = -1) -> None: ...

    def ages(self) -> dict[tuple[int, int], tuple[int, frozenset[int]]]:
        """What is known of a card of each level and age."""
        found: dict[tuple[int, int], tuple[int, frozenset[int]]] = {}
        for card, known in self.drawn.items():
            age = (self.s.book.level[card], self.s.born[card])
            assert found.setdefault(age, known) == known
        return found

    def check(self, t: State, viewer: int) -> None:
        """Every hidden card of t could be where it is."""
        ages, book = self.ages(), t.book
        for seat in range(book.players):
            places = [
                sorted((book.level[card], state.born[card]) for card in hidden_cards(state, seat))
                for state in (self.s, t)
            ]
            assert places[0] == places[1]
            for card in hidden_cards(t, seat) if seat != viewer else b"":
                generation, lacking = ages[book.level[card], t.born[card]]
                assert card in self.pools[book.level[card] - 1][generation]
                assert not lacking & set(book.factions[card])
        for level in range(DRAWN):
            deck = set(pile_cards(t, t.decks, level))
            assert deck <= self.pools[level][-1]
            assert not any(self.lacking[level] & set(book.factions[card]) for card in deck)


def small_decks(setup: Setup, seed: int, left: int) -> State:
    """The first choice of cards, with so many cards in each deck and the others among the discards."""
    s = next(s for s, _ in walk(setup, seed) if s.phase == CARD and s.lot == LOT_NONE)
    data = GAME.dump(s)
    for level in data["levels"]:
        level["discards"] = sorted({*level["discards"], *level["deck"][left:]})
        level["deck"] = level["deck"][:left]
    return GAME.load(setup, data)


@pytest.mark.parametrize("left", [0, 3, 8])
def test_no_hand_is_impossible_after_a_reshuffle(left: int) -> None:
    """IM-3.9, IM-12.10 A hidden card is of its deck's generation, and of no faction that the deck was seen to lack."""
    setup = make_setup(GAME, 5)
    rng, anew = Random(left), Random("anew")
    moved = failed = 0
    reshuffled = set()
    for seed in (4, 5, 6):
        s = small_decks(setup, seed, left)
        watcher = Watcher(s)
        while not isinstance(pending := GAME.pending(s), Over):
            step(s, pending, rng, watcher)
            watcher.note()
            for viewer in anew.sample(range(5), 2):
                t = GAME.determinize(s, viewer, anew)
                watcher.check(t, viewer)
                assert GAME.faults(t) == []
                moved += t.hands != s.hands
        reshuffled |= {level for level, pools in enumerate(watcher.pools) if len(pools) > 1}
        failed += watcher.failed
    assert reshuffled == set(range(DRAWN))
    assert moved
    assert failed


def test_every_way_to_deal_is_equally_likely() -> None:
    """Three cards of a deck that was seen to lack the Scots, one drawn after that and two drawn before."""
    setup = make_setup(GAME, 2)
    book = GAME.book(setup)
    words = dict(zip(book.card_words, book.factions, strict=True))
    first = book.card_words[: book.counts[0]]
    data = GAME.dump(small_decks(setup, 1, 0))
    level, (me, other) = data["levels"][0], data["seats"]
    free = [*level["discards"], *(word for word in other["hand"] if word in first)]
    plain = [word for word in free if SCOTS not in words[word]]
    deck, late = plain[:3], plain[3]
    early = [plain[4], next(word for word in free if SCOTS in words[word])]
    level.update(deck=deck, discards=[word for word in free if word not in (*deck, late, *early)])
    level["ages"] = [{"new": True}, {"lacks": ["scots"]}]
    other["hand"] = [*(word for word in other["hand"] if word not in first), late, *early]
    other["ages"] = dict.fromkeys(early, 0)
    me["ages"] = {word: 0 for word in me["hand"] if word in first}
    for seat in (me, other):
        seat.update(strand=[], chosen=None, forced=False)
    s = GAME.load(setup, {**data, "phase": "event"})

    ways: set[tuple[frozenset[str], str]] = set()
    for cards in permutations([*deck, late, *early]):
        if all(SCOTS not in words[word] for word in cards[:4]):
            ways.add((frozenset(cards[:3]), cards[3]))
    found: Counter[tuple[frozenset[str], str]] = Counter()
    rng, rounds = Random(1), 4000
    for _ in range(rounds):
        t = GAME.determinize(s, 0, rng)
        (drawn,) = (card for card in hidden_cards(t, 1) if book.level[card] == 1 and t.born[card] == 1)
        found[frozenset(book.card_words[card] for card in pile_cards(t, t.decks, 0)), book.card_words[drawn]] += 1
    assert set(found) == ways
    expected = rounds / len(ways)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in found.values())
