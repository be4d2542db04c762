"""Every bot at every game: what it does is allowed, and follows from what its seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from math import nan
from random import Random
from typing import Any

import pytest

import underhall
from tests.bots.test_judge import made_up
from tests.strategies import every_count, start, walk
from underhall.bots import LEVELS, Bot, Window, bots, make_bot
from underhall.bots import judge as judges
from underhall.bots.chances import by_side, chances, course
from underhall.bots.expert import ExpertBot
from underhall.bots.gestures import gestures, own_ask, played
from underhall.bots.judge import Judge, NoJudge
from underhall.bots.search import result
from underhall.bots.strong import StrongBot
from underhall.core.game import Ask, Chance, Decide, Game, Over


def bot(game: Game[Any], level: str, seed: int) -> Bot:
    """Those that search have less time than usual, and the expert has learnt nothing."""
    match level:
        case "strong":
            return StrongBot(Random(seed), looks=6)
        case "expert":
            return ExpertBot(Random(seed), made_up(game), looks=6)
    return make_bot(level, Random(seed))


def questions(game_id: str, players: int, every: int) -> Iterator[tuple[Game[Any], Any, Ask]]:
    """Some of those with a choice in a random game."""
    game, setup = start(game_id, players, {})
    number = 0
    for state, pending in walk(game, setup, 11):
        for ask in pending.asks if isinstance(pending, Decide) else ():
            number += len(ask.codes) > 1
            if len(ask.codes) > 1 and number % every == 0:
                yield game, state, ask


@every_count
def test_a_bot_knows_only_what_its_seat_knows(game_id: str, players: int) -> None:
    """Two positions that a seat cannot tell apart get the same answer, and it is allowed."""
    for number, (game, state, ask) in enumerate(questions(game_id, players, 30)):
        other = game.determinize(state, ask.seat, Random(number))
        same = own_ask(game, other, ask.seat)
        assert same is not None
        for level in bots() if number < 2 else ("random", "novice"):
            codes = tuple(bot(game, level, number).choose(Window(game, state, ask)))
            assert tuple(bot(game, level, number).choose(Window(game, other, same))) == codes
            assert played(game, state, ask.seat, codes) is not None
        if number == 12:
            break


@every_count
def test_gestures_are_all_that_can_be_done(game_id: str, players: int) -> None:
    """Each leads where its codes lead, no two are the same, and every code that can be answered begins one."""
    for game, state, ask in questions(game_id, players, 60):
        found = list(gestures(game, state.copy(), ask.seat))
        assert len({one.codes for one in found}) == len(found)
        if ask.kind not in game.proposals:
            assert {one.codes[0] for one in found} == set(ask.codes)
        for one in found[::17]:
            after = played(game, state, ask.seat, one.codes)
            assert after is not None
            assert game.dump(after) == game.dump(one.after)
            following = own_ask(game, after, ask.seat)
            assert one.leads_to == (following.kind if following else "")


@every_count
@pytest.mark.parametrize("learned", [False, True], ids=["evaluation", "judge"])
def test_the_chances_to_win_are_one_whole_and_end_as_the_game_does(
    game_id: str, players: int, learned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a lot is to be drawn."""
    game, setup = start(game_id, players, {})
    judge = made_up(game, content=setup.content_digest) if learned else NoJudge("there is none")
    monkeypatch.setitem(judges._judges, game.id, judge)
    seen = set()
    for number, (state, pending) in enumerate(walk(game, setup, 5) if players > 1 else ()):
        if number % 20 == 0 or isinstance(pending, Over) or (isinstance(pending, Chance) and Chance not in seen):
            seen.add(type(pending))
            shares = chances(game, state)
            assert len(shares) == players
            assert min(shares) >= 0
            assert sum(shares) == pytest.approx(1)
            if isinstance(pending, Over):
                assert shares == result(pending)
            elif isinstance(judge, Judge):
                assert shares == judge.judge(game, [game.features(state)], players).chances[0].tolist()
    assert seen >= {Chance, Decide, Over} or players == 1


@pytest.mark.parametrize("game_id", underhall.game_ids())
def test_in_the_midst_of_a_gesture_the_chances_stay_as_they_were(game_id: str) -> None:
    game, setup = start(game_id, 2, {})
    states = [state.copy() for state, _ in walk(game, setup, 5)]
    seen = set()
    for before, after, state in zip(course(game, states), course(game, states)[1:], states[1:], strict=False):
        pending = game.pending(state)
        whole = not isinstance(pending, Decide) or {ask.kind for ask in pending.asks} <= game.openers
        seen.add(whole)
        assert after == (chances(game, state) if whole else before)
    assert seen == {True, False}


def test_partners_win_together() -> None:
    assert by_side([0.1, 0.2, 0.3, 0.4], [0, 1, 1, 0]) == pytest.approx([0.5, 0.5, 0.5, 0.5])
    assert by_side([0.5, 0.0, 0.0, 0.5], [0, 1, 1, 0]) == [1.0, 0.0, 0.0, 1.0]
    assert by_side([0.25, 0.75], [0, 1]) == [0.25, 0.75]


def test_the_levels_are_bots() -> None:
    assert set(LEVELS) <= set(bots())
    with pytest.raises(underhall.UnderhallError, match="there is no bot 'grandmaster'; there are random, novice"):
        make_bot("grandmaster", Random(1))


@pytest.mark.parametrize("seconds", [0.0, -1.0, nan])
def test_a_bot_needs_time(seconds: float) -> None:
    game, state, ask = next(questions("dwarfs-fall", 2, 1))
    with pytest.raises(underhall.UnderhallError, match="a bot thinks for more than 0 seconds, not"):
        Window(game, state, ask, seconds)
    for level in LEVELS:
        assert make_bot(level, Random(1)).choose(Window(game, state, ask, 1e-9))
