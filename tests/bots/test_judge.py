"""A learned judge: what it says of positions, and what happens where its weights are missing, broken or do not fit."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from threadpoolctl import threadpool_info

import underhall
from tests.strategies import every_count, start, walk
from underhall.bots import Window
from underhall.bots import judge as judges
from underhall.bots.expert import ExpertBot, Learned
from underhall.bots.gestures import gestures, played
from underhall.bots.judge import ANSWERS, Judge, NoJudge, find_judge, read_judge
from underhall.bots.strong import StrongBot
from underhall.core.game import Ask, Decide, Game, Over
from underhall.core.registry import find


def made_up(game: Game[Any], seed: int = 1, **about: Any) -> Judge:
    """One that has learnt nothing."""
    rng, hidden = np.random.default_rng(seed), (12, 6)
    wide = game.hints.common + 2 * game.hints.seat + 1
    shapes = ((wide, hidden[0]), hidden[:1], hidden, hidden[1:], (hidden[1], ANSWERS), (wide, ANSWERS), (ANSWERS,))
    weights = {
        name: rng.normal(0, 0.2, shape).astype(np.float32) for name, shape in zip(judges.WEIGHTS, shapes, strict=True)
    }
    return Judge({"game": game.id, "content": "", "keen": 12, **about}, weights)


def asked(game_id: str, players: int) -> tuple[Game[Any], Any, Ask]:
    """Somewhere in the middle of a random game, with a choice."""
    game, setup = start(game_id, players, {})
    for number, (state, pending) in enumerate(walk(game, setup, 3)):
        if number > 40 and isinstance(pending, Decide) and len(pending.asks[0].codes) > 1:
            return game, state, pending.asks[0]
    raise AssertionError("the game is over too soon")


@every_count
def test_chances_are_shares_of_one_whole(game_id: str, players: int) -> None:
    """And at the end the result itself."""
    game, setup = start(game_id, players, {})
    guide = Learned(game, made_up(game))
    for number, (state, pending) in enumerate(walk(game, setup, 5)):
        if number % 50 == 0 or isinstance(pending, Over):
            [values] = guide.worth([state])
            assert len(values) == players
            assert players == 1 or sum(values) == pytest.approx(1.0, abs=1e-5)
            if isinstance(pending, Over) and players > 1:
                assert [value > 0 for value in values] == [rank == 1 for rank in pending.ranking]


def test_a_seat_is_judged_by_its_own_figures() -> None:
    """Seats that change places change their chances, and nothing else."""
    game = find("trollfjord")
    common, seat = game.hints.common, game.hints.seat
    rng = Random(2)
    table, first, second, third = ([rng.random() for _ in range(n)] for n in (common, seat, seat, seat))
    judge = made_up(game)
    one = judge.judge(game, [[*table, *first, *second, *third]], 3)
    other = judge.judge(game, [[*table, *third, *first, *second]], 3)
    assert one.chances[0].tolist() == pytest.approx(other.chances[0, [1, 2, 0]].tolist())
    assert len({round(chance, 6) for chance in one.chances[0].tolist()}) == 3


def test_gestures_that_lead_to_the_same_are_one() -> None:
    game, state, ask = asked("mountain-king", 2)
    found = list(gestures(game, state.copy(), ask.seat))
    guide = Learned(game, made_up(game))
    assert len(guide.weigh(state, ask, [found[0], found[0]])) == 1


def test_meanwhile_products_take_one_core() -> None:
    with judges.on_one_core():
        found = [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]
    assert found
    assert set(found) == {1}


def test_a_judge_is_asked_about_as_many_gestures_as_in_its_training() -> None:
    game, state, ask = asked("dwarfs-fall", 2)
    found = list(gestures(game, state.copy(), ask.seat))
    few, many = (
        Learned(game, judge).weigh(state, ask, found) for judge in (made_up(game, keen=2), made_up(game, keen=99))
    )
    # those that lead to the same are one
    assert len(few) <= 2 < len(many)


def test_weights_are_kept_and_read(tmp_path: Path) -> None:
    game, state, _ = asked("dwarfs-fall", 3)
    judge = made_up(game)
    judge.save(tmp_path / "some.npz")
    again = read_judge(tmp_path / "some.npz", game)
    figures = [game.features(state)]
    assert again.about == judge.about
    assert again.judge(game, figures, 3).chances == pytest.approx(judge.judge(game, figures, 3).chances, abs=0.01)


def broken(path: Path) -> Iterator[None]:
    """Ways to break a file of weights: cut in half, something else, empty, with a hole."""
    whole = path.read_bytes()
    for text in (whole[: len(whole) // 2], b"no weights", b"", whole[:200] + bytes(40) + whole[240:]):
        path.write_bytes(text)
        yield


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    game, other = find("dwarfs-fall"), find("trollfjord")
    path = tmp_path / "some.npz"
    made_up(game).save(path)
    for _ in broken(path):
        with pytest.raises(NoJudge, match=r"some\.npz holds no weights that can be read"):
            read_judge(path, game)
    for misfit in (made_up(other), made_up(game, keen=0), made_up(game, keen="12")):
        misfit.save(path)
        with pytest.raises(NoJudge, match="another game"):
            read_judge(path, game)
    with pytest.raises(NoJudge, match="there are no weights for dwarfs-fall"):
        read_judge(tmp_path / "nothing.npz", game)


@pytest.mark.parametrize("game_id", underhall.game_ids())
def test_every_game_ships_a_judge_that_fits_its_content(game_id: str) -> None:
    """Whoever changes the content trains anew, or the expert would be gone without a word."""
    game, setup = start(game_id, 2, {})
    judge = find_judge(game, setup.content_digest)
    path = files("underhall.bots") / "weights" / f"{game_id}.npz"
    assert len(path.read_bytes()) <= 3_000_000
    # in the last third of games it knows more often than not who will win
    foreseen = []
    for seed in range(24):
        seen = [(game.features(state), pending) for state, pending in walk(game, setup, seed)]
        over = seen[-1][1]
        assert isinstance(over, Over)
        late = [figures for figures, _ in seen[-len(seen) // 3 :]]
        chances = judge.judge(game, late, 2).chances.mean(axis=0)
        foreseen.append(chances @ [rank == 1 for rank in over.ranking])
    assert np.mean(foreseen) > 0.55


def test_where_no_judge_fits_the_strong_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state, ask = asked("dwarfs-fall", 2)
    window = Window(game, state, ask)
    monkeypatch.setitem(judges._judges, game.id, made_up(game, content="another"))
    with pytest.raises(NoJudge, match="the weights of dwarfs-fall were learnt with another content"):
        find_judge(game, window.content)
    wanted = StrongBot(Random(1), looks=4).choose(window)
    assert ExpertBot(Random(1), looks=4).choose(window) == wanted
    assert played(game, state, ask.seat, tuple(wanted)) is not None
    fitting = made_up(game, content=window.content)
    monkeypatch.setitem(judges._judges, game.id, fitting)
    assert find_judge(game, window.content) is fitting
