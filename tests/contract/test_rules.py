"""What every game must keep while it is played: it ends, its pieces stay, its offers and refusals agree."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.strategies import draw, every_case, start, step, walk
from underhall.core.codec import canonical
from underhall.core.game import Chance, Decide, Over

MANY = 50_000


@every_case
def test_ends_and_conserves(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Every game ends; after every step all pieces are there; every ask has a choice; ranks and parts agree."""
    game, setup = start(game_id, players, options)
    over = None
    for count, (state, pending) in enumerate(walk(game, setup, seed=11)):
        assert count < MANY
        assert game.faults(state) == []
        if isinstance(pending, Decide):
            assert pending.asks
            assert len({ask.seat for ask in pending.asks}) == len(pending.asks)
            for ask in pending.asks:
                assert 0 <= ask.seat < players
                assert len(set(ask.codes)) == len(ask.codes) > 0
                if len(ask.codes) == 1:
                    # asked all the same only where skipping it would tell what this seat alone knows
                    assert any(item.knowers >> ask.seat & 1 for item in game.hidden(state))
                assert all(0 <= code < game.vocabulary(state)[ask.kind] for code in ask.codes)
        elif isinstance(pending, Chance):
            assert pending.weights is None or sum(pending.weights) > 0
        else:
            over = pending
    assert over is not None
    assert len(over.scores) == len(over.ranking) == len(over.breakdown) == len(over.sides) == players
    assert [sum(part.values()) for part in over.breakdown] == list(over.scores)
    assert 1 in over.ranking
    best = max(over.scores)
    assert all(over.scores[seat] == best for seat in range(players) if over.ranking[seat] == 1)
    parties = over.parties()
    assert sorted(seat for seats in parties for seat in seats) == list(range(players))
    assert all(len({(over.scores[seat], over.ranking[seat]) for seat in seats}) == 1 for seats in parties)
    places = [over.ranking[seats[0]] for seats in parties]
    assert places == sorted(places)


@every_case
def test_why_not_explains_exactly_what_is_not_offered(game_id: str, players: int, options: dict[str, Any]) -> None:
    """why_not is None exactly for the legal codes, and every answer's word reads back to its code."""
    game, setup = start(game_id, players, options)
    rng = Random(5)
    seen: dict[str, int] = {}
    for state, pending in walk(game, setup, seed=12):
        if not isinstance(pending, Decide):
            continue
        for ask in pending.asks:
            seen[ask.kind] = seen.get(ask.kind, 0) + 1
            size = game.vocabulary(state)[ask.kind]
            # the whole vocabulary now and then, a handful otherwise
            codes = range(size) if seen[ask.kind] in (2, 9) else [int(rng.random() * size) for _ in range(3)]
            for code in [*codes, *ask.codes]:
                refusal = game.why_not(state, ask, code)
                assert (refusal is None) == (code in ask.codes), (ask, code, refusal)
                option = game.option(state, ask, code)
                assert " " not in option.word
                assert game.read(state, ask, option.word) == code, option
            assert game.read(state, ask, "no-such-word") is None


@every_case
def test_copies_are_independent(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Playing on a copy changes nothing in the original, and the other way round."""
    game, setup = start(game_id, players, options)
    rng = Random(3)
    for count, (state, pending) in enumerate(walk(game, setup, seed=13)):
        if count % 7 or isinstance(pending, Over):
            continue
        before = canonical(game.dump(state))
        copy = state.copy()
        assert canonical(game.dump(copy)) == before
        for _ in range(12):
            now = game.pending(copy)
            if isinstance(now, Over):
                break
            step(game, copy, now, rng)
        assert canonical(game.dump(state)) == before
        assert game.faults(copy) == []


class Ear:
    """Listens and counts."""

    def __init__(self) -> None:
        self.heard = 0

    def tell(self, key: str, audience: int, args: Any) -> None:
        self.heard += 1

    def open(self, seat: int = -1) -> None: ...


@every_case
def test_listening_changes_nothing(game_id: str, players: int, options: dict[str, Any]) -> None:
    """The same answers and outcomes lead to the same states, whether anybody listens or not."""
    game, setup = start(game_id, players, options)
    rng = Random(14)
    deaf, hearing, ear = game.new(setup), game.new(setup), Ear()
    while not isinstance(pending := game.pending(deaf), Over):
        if isinstance(pending, Decide):
            ask = pending.asks[int(rng.random() * len(pending.asks))]
            code = ask.codes[int(rng.random() * len(ask.codes))]
            game.answer(deaf, ask.seat, code)
            game.answer(hearing, ask.seat, code, ear)
        else:
            code = draw(game, deaf, pending, rng)
            game.outcome(deaf, code)
            game.outcome(hearing, code, ear)
    assert canonical(game.dump(deaf)) == canonical(game.dump(hearing))
    assert ear.heard > 0
