"""What holds at every moment of every game of Trollfjord, whatever is agreed on and whoever plays (TF-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import underhall
from tests.strategies import values
from underhall.core.match import Match
from underhall.core.speech import Event, Question
from underhall.games.trollfjord.game import SWITCHES
from underhall.games.trollfjord.state import FALLING, REGIONS, SLOTS, State

few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = some.integers(0, 2**32)
counts = some.integers(2, 4)
agreed: some.SearchStrategy[dict[str, Any]] = some.fixed_dictionaries(
    {name: some.sampled_from(values(switch)) for name, switch in SWITCHES.items() if name != "max_turns"}
    | {"max_turns": some.sampled_from([30, 60, 90])}
)


def eager(question: Question, rng: Random) -> int:
    """Any answer, but mostly one that leads to hammering."""
    codes = question.codes
    wanted = {"place": -2, "fortress": 0, "join": 0, "commit": 0, "again": 0, "pledge": 0, "continue": 1}
    if question.kind in wanted and rng.random() < 0.6:
        return int(codes[wanted[question.kind]])
    return int(codes[int(rng.random() * len(codes))])


def moments(seed: int, players: int, options: dict[str, Any]) -> Iterator[Match]:
    """A game after each answer."""
    rng = Random(seed)
    match = underhall.new("trollfjord", players=players, seed=seed, options=options)
    yield match
    while not match.over:
        (question,) = match.asks
        match.answer(question.seat, eager(question, rng))
        yield match


def last(game: Iterator[Match]) -> Match:
    """The same game when it is over."""
    *_, match = game
    return match


def own(state: State, seat: int) -> list[int]:
    return state.slots[seat * SLOTS : (seat + 1) * SLOTS]


def check_pieces(state: State) -> None:
    seats = range(state.book.players)
    for seat in seats:
        assert sum(state.trolls[seat * REGIONS : (seat + 1) * REGIONS]) + state.supply[seat] == 10
        assert min(state.trolls) >= 0 <= state.supply[seat]
    sacks = sum(kind >= 0 for kind in state.slots) + sum(len(patch) for patch in state.patch)
    assert sum(kind >= 0 for kind in state.treasures) + sum(state.stock) + sacks == 42
    assert min(state.stock) >= 0


def check_sacks(state: State) -> None:
    seats = range(state.book.players)
    for seat in seats:
        filled = [kind >= 0 for kind in own(state, seat)]
        assert filled == sorted(filled, reverse=True)
    assert len(state.crowns) == 3
    for slot, holder in enumerate(state.crowns):
        highest = max(own(state, seat)[slot] for seat in seats)
        assert (own(state, holder)[slot] if holder >= 0 else -1) == highest


def check_kings(state: State) -> None:
    places = [state.progress[seat] for seat in range(state.book.players) if not state.lying >> seat & 1]
    assert not places or max(places) - min(places) <= 15
    assert len(set(state.progress)) == state.book.players


def check_bout(match: Match) -> None:
    state: State = match.state
    assert state.strikes <= state.limit <= 9 or state.limit == state.strikes == 0
    assert state.phase != FALLING or state.strikes < state.limit
    for fallen, top in zip(state.table, state.top, strict=True):
        assert 0 <= fallen <= fallen + top <= 11
    if state.fort < 0:
        assert not any(state.table)
    elif state.strikes:
        bout = match.view().bout
        assert sum(bout.inside.values()) + sum(bout.table.values()) == 44
        assert bout.total == sum(bout.table.values())


@few
@given(seed=seeds, players=counts, options=agreed)
def test_nothing_is_lost_or_made(seed: int, players: int, options: dict[str, Any]) -> None:
    """TF-2.1 to TF-2.3, TF-3.6, TF-3.7, TF-5.14, TF-5.15, TF-8.5, TF-8.8, TF-8.9: trolls, boulders, treasures and
    crowns are as many as ever, slots fill from the left, kings stay near each other, strikes within N."""
    for match in moments(seed, players, options):
        check_pieces(match.state)
        check_sacks(match.state)
        check_kings(match.state)
        check_bout(match)
        assert match.game.faults(match.state) == []


def bouts(events: list[Event]) -> Iterator[tuple[int, set[int], list[Event]]]:
    """Of each bout whose turn it was, who hammered, and what was told until the turn was over."""
    active = -1
    hammering: set[int] = set()
    told: list[Event] = []
    for event in events:
        if event.key in ("tf-log-commit", "tf-log-commit-with"):
            active = event.args["player"]
            hammering = {active, event.args["partner"]} - {-1}
            told = []
        elif hammering and event.key in ("tf-log-turn", "tf-log-lie", "tf-log-score", "tf-log-stop-turns"):
            yield active, hammering, told
            hammering = set()
        else:
            told.append(event)


@few
@given(seed=seeds, players=counts, options=agreed)
def test_each_takes_at_most_one_and_clears_exactly_one(seed: int, players: int, options: dict[str, Any]) -> None:
    """TF-8.4, TF-8.11, TF-8.13: and it is the region of the treasure; the active player clears first."""
    for active, hammering, told in bouts(last(moments(seed, players, options)).events()):
        taken = {event.args["player"]: event.args["region"] for event in told if event.key == "tf-log-take"}
        takes = Counter(event.args["player"] for event in told if event.key == "tf-log-take")
        assert set(takes) <= hammering
        assert set(takes.values()) <= {1}
        assert len(set(taken.values())) == len(taken)
        cleared = [(event.args["player"], event.args["region"]) for event in told if event.key == "tf-log-clear"]
        assert sorted(seat for seat, _ in cleared) == sorted(hammering)
        assert all(taken.get(seat, region) == region for seat, region in cleared)
        assert cleared[0][0] == active


def test_the_players_of_these_games_do_hammer() -> None:
    """TF-10.1: what is checked above does happen: bouts alone and together, treasures, anger, striking on."""
    seen: Counter[str] = Counter()
    for seed in range(4):
        for _, hammering, told in bouts(last(moments(seed, 3, {"max_turns": 60})).events()):
            seen["together" if len(hammering) == 2 else "alone"] += 1
            seen.update(event.key for event in told)
    assert min(seen["together"], seen["alone"], seen["tf-log-take"], seen["tf-log-anger"], seen["tf-log-go-on"]) > 0
