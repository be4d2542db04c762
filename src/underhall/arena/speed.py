"""How fast a game's rules are: driven directly with random play, events off, on one core."""

from __future__ import annotations

import tracemalloc
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate
from random import Random
from time import perf_counter
from typing import Any

from underhall.core import game as game_module
from underhall.core.game import Ask, Chance, Decide, Game, Over
from underhall.core.setup import Setup, make_setup

STATES = 2000
CHUNK = 200


def build() -> str:
    """Whether the rules run as plain Python or compiled."""
    return "plain" if str(game_module.__file__).endswith(".py") else "compiled"


def measure(game: Game[Any], players: int, seconds: float) -> dict[str, Any]:
    setup = make_setup(game, players)
    length = random_games(game, setup, 0.2, 1)
    decisions, real, games, took = random_games(game, setup, seconds, 2)
    kinds, codes, counted = count_kinds(game, setup, seed=3)
    mid = middle(game, setup, length[0] // max(1, length[2]) // 2)
    return {
        "game": game.id,
        "players": players,
        "build": build(),
        "decisions_per_s": round(decisions / took, 1),
        "real_choices_per_s": round(real / took, 1),
        "games_per_s": round(games / took, 2),
        "copies_per_s": round(copies(mid.copy, seconds / 4), 1),
        "bytes_per_state": bytes_per_state(mid),
        "decisions_per_game": round(decisions / games, 1),
        "codes_per_decision": round(codes / counted, 2),
        "kinds": kinds,
    }


def random_games(game: Game[Any], setup: Setup, seconds: float, seed: int) -> tuple[int, int, int, float]:
    """Random play for about so long: decisions, those with a real choice, games, seconds."""
    rng = Random(seed)
    decisions = real = games = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        made, chosen = random_game(game, setup, rng)
        decisions += made
        real += chosen
        games += 1
    return decisions, real, games, perf_counter() - began


def random_game(game: Game[Any], setup: Setup, rng: Random) -> tuple[int, int]:
    """One game of random play, legal codes computed at every step: decisions, and those with two codes or more."""
    state = game.new(setup)
    pending_of, answer, random = game.pending, game.answer, rng.random
    decisions = real = 0
    while True:
        pending = pending_of(state)
        if isinstance(pending, Decide):
            ask = pending.asks[0]
            codes = ask.codes
            count = len(codes)
            decisions += 1
            real += count > 1
            answer(state, ask.seat, codes[int(random() * count)])
        elif isinstance(pending, Chance):
            game.outcome(state, draw(game, state, pending, rng))
        else:
            return decisions, real


def draw(game: Game[Any], state: Any, chance: Chance, rng: Random) -> int:
    if chance.weights is None:
        return game.sample(state, rng)
    sums = list(accumulate(chance.weights))
    return bisect(sums, rng.random() * sums[-1])


def stroll(game: Game[Any], setup: Setup, rng: Random) -> Iterator[tuple[Any, Ask]]:
    """One game of random play: the state and the ask before each decision. The state is changed afterwards."""
    state = game.new(setup)
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Chance):
            game.outcome(state, draw(game, state, pending, rng))
            continue
        ask = pending.asks[0]
        yield state, ask
        game.answer(state, ask.seat, ask.codes[int(rng.random() * len(ask.codes))])


def count_kinds(game: Game[Any], setup: Setup, seed: int) -> tuple[dict[str, dict[str, float]], int, int]:
    """The share and the mean number of codes of each kind of ask, over 20 random games."""
    rng = Random(seed)
    times: Counter[str] = Counter()
    codes: Counter[str] = Counter()
    for _ in range(20):
        for _, ask in stroll(game, setup, rng):
            times[ask.kind] += 1
            codes[ask.kind] += len(ask.codes)
    total = sum(times.values())
    kinds = {
        kind: {"share": round(count / total, 4), "codes": round(codes[kind] / count, 2)}
        for kind, count in times.most_common()
    }
    return kinds, sum(codes.values()), total


def middle(game: Game[Any], setup: Setup, decisions: int) -> Any:
    """The state of a random game after so many decisions, or half of them if it is over by then."""
    for number, (state, _) in enumerate(stroll(game, setup, Random(4))):
        if number == decisions:
            return state.copy()
    return middle(game, setup, decisions // 2)


def copies(copy: Callable[[], Any], seconds: float) -> float:
    """Copies of one state per second."""
    done = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in range(CHUNK):
            copy()
        done += CHUNK
    return done / (perf_counter() - began)


def bytes_per_state(state: Any) -> int:
    """What one more copy costs, by tracemalloc over many."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(STATES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)
