"""Secrets stay secret: what a seat is given follows from what it knows, and what it does not know may be otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.strategies import every_case, start, walk
from underhall.core.codec import canonical
from underhall.core.game import Ask, Chance, Decide, Game, Over
from underhall.core.speech import heard


class Ear:
    """Hears with one seat's ears, until a secret is opened."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[tuple[str, bytes]] = []
        self.opened = False

    def tell(self, key: str, audience: int, args: Any) -> None:
        if not self.opened and heard(audience, self.seat):
            self.heard.append((key, canonical(args)))

    def open(self, seat: int = -1) -> None:
        self.opened = True


def given(game: Game[Any], state: Any, seat: int, rng: Random) -> list[Any]:
    """Everything that a seat is given in a state: its view, its ask with options and refusals, who else is asked."""
    parts: list[Any] = [canonical(game.view(state, seat)), canonical(game.view(state, None))]
    pending = game.pending(state)
    parts.append(type(pending).__name__)
    if isinstance(pending, Decide):
        asked = {ask.seat: None if ask.kind in game.sealed else ask.kind for ask in pending.asks}
        waiting = [other for other in range(pending.waiting.bit_length()) if pending.waiting >> other & 1]
        parts.append(sorted((asked | dict.fromkeys(waiting)).items()))
        for ask in pending.asks:
            if ask.seat == seat:
                parts.append((list(ask.codes), ask.rule, ask.subject, game.phrase(state, ask)))
                parts += [game.option(state, ask, code) for code in ask.codes]
                size = game.vocabulary(state)[ask.kind]
                parts += [game.why_not(state, ask, int(rng.random() * size)) for _ in range(10)]
    elif isinstance(pending, Chance):
        parts.append((pending.kind, pending.audience, pending.seat))
    return parts


def own_ask(game: Game[Any], state: Any, seat: int) -> Ask | None:
    pending = game.pending(state)
    asks = pending.asks if isinstance(pending, Decide) else ()
    return next((ask for ask in asks if ask.seat == seat), None)


@every_case
def test_a_seat_cannot_tell_its_determinizations_apart(game_id: str, players: int, options: dict[str, Any]) -> None:
    """View, ask, options, refusals and the events of an own answer are the same in any state the seat cannot tell."""
    game, setup = start(game_id, players, options)
    rng = Random(41)
    for count, (state, pending) in enumerate(walk(game, setup, seed=41)):
        if count % 4 or isinstance(pending, Over):
            continue
        before = canonical(game.dump(state))
        for seat in range(players):
            other = game.determinize(state, seat, rng)
            assert canonical(game.dump(state)) == before
            assert game.faults(other) == []
            probe = rng.random()
            assert given(game, state, seat, Random(probe)) == given(game, other, seat, Random(probe))
            # and so are the states that a bot tries things out on, with the same randomness
            worlds = [game.determinize(each, seat, Random(probe)) for each in (state, other)]
            assert canonical(game.dump(worlds[0])) == canonical(game.dump(worlds[1]))
            ask = own_ask(game, state, seat)
            if ask is None:
                continue
            code = ask.codes[int(rng.random() * len(ask.codes))]
            ears = []
            for each in (state, other):
                ear = Ear(seat)
                game.answer(each.copy(), seat, code, ear)
                ears.append(ear)
            shortest = min(len(ears[0].heard), len(ears[1].heard))
            if ears[0].opened or ears[1].opened:
                # what was heard before the secret opened must agree; what opened is news
                shortest = max(0, shortest - 1)
            else:
                assert len(ears[0].heard) == len(ears[1].heard)
            assert ears[0].heard[:shortest] == ears[1].heard[:shortest]


@every_case
def test_what_is_hidden_may_be_otherwise(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Every item of the information table that a seat does not know takes another value under some determinize."""
    game, setup = start(game_id, players, options)
    rng = Random(42)
    met: set[str] = set()
    varied: set[str] = set()
    for seed in (42, 43, 44):
        for count, (state, pending) in enumerate(walk(game, setup, seed=seed)):
            if count % 3 or isinstance(pending, Over):
                continue
            hidden = {item.item: item for item in game.hidden(state)}
            for seat in range(players):
                unknown = [item for item in hidden.values() if not item.knowers >> seat & 1]
                met |= {_sort(item.item) for item in unknown}
                others = {item.item: item.value for item in game.hidden(game.determinize(state, seat, rng))}
                for item in hidden.values():
                    if item.knowers >> seat & 1:
                        continue
                    if others[item.item] != item.value:
                        varied.add(_sort(item.item))
                if not unknown:
                    assert canonical(game.dump(game.determinize(state, seat, rng))) == canonical(game.dump(state))
    assert varied == met


@every_case
def test_what_a_seat_knows_stays(game_id: str, players: int, options: dict[str, Any]) -> None:
    """A determinization keeps every hidden item that the seat itself knows."""
    game, setup = start(game_id, players, options)
    rng = Random(45)
    for count, (state, pending) in enumerate(walk(game, setup, seed=45)):
        if count % 6 or isinstance(pending, Over):
            continue
        for seat in range(players):
            others = {item.item: item.value for item in game.hidden(game.determinize(state, seat, rng))}
            for item in game.hidden(state):
                # of an item about another viewer, this seat may know one part only
                if item.knowers == 1 << seat:
                    assert others[item.item] == item.value


@every_case
def test_a_draw_is_told_to_its_audience_alone(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Whoever is not in a draw's audience is told the same, whatever comes."""
    game, setup = start(game_id, players, options)
    private = 0
    for seed in range(46, 50):
        for state, pending in walk(game, setup, seed=seed):
            if not isinstance(pending, Chance) or pending.weights is None or pending.audience < 0:
                continue
            private += 1
            for seat in [*_outsiders(pending.audience, players), None]:
                told = set()
                for code, weight in enumerate(pending.weights):
                    if weight:
                        ear = Ear(seat)
                        game.outcome(state.copy(), code, ear)
                        told.add(tuple(ear.heard[:1]))
                assert len(told) == 1
    assert private or not any(game.hidden(state) for state, _ in walk(game, setup, seed=46))


@every_case
def test_the_same_news_lead_to_the_same_view(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Two states that a seat cannot tell apart, one answer of anybody that tells it the same: still the same view."""
    game, setup = start(game_id, players, options)
    rng = Random(47)
    compared = hid = 0
    for seed in (47, 48):
        for state, pending in walk(game, setup, seed=seed):
            if not isinstance(pending, Decide):
                continue
            if not any(game.hidden(state)):  # then there is no other state
                assert canonical(game.dump(game.determinize(state, 0, rng))) == canonical(game.dump(state))
                continue
            hid += 1
            ask = pending.asks[int(rng.random() * len(pending.asks))]
            code = ask.codes[int(rng.random() * len(ask.codes))]
            for seat in range(players):
                twins = [state.copy(), game.determinize(state, seat, rng)]
                twin_ask = own_ask(game, twins[1], ask.seat)
                if twin_ask is None or twin_ask.kind != ask.kind or code not in twin_ask.codes:
                    continue
                ears = [Ear(seat), Ear(seat)]
                for twin, ear in zip(twins, ears, strict=True):
                    game.answer(twin, ask.seat, code, ear)
                if ears[0].heard == ears[1].heard and not ears[0].opened and not ears[1].opened:
                    compared += 1
                    assert canonical(game.view(twins[0], seat)) == canonical(game.view(twins[1], seat))
    assert bool(compared) == bool(hid)


def _outsiders(audience: int, players: int) -> Iterator[int]:
    return (seat for seat in range(players) if not audience >> seat & 1)


def _sort(item: str) -> str:
    """What sort of thing it is, whoever has it."""
    return re.sub(r"\d+", "n", item)
