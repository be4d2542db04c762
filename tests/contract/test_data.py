"""What leaves and enters a game: snapshots, records, undo, refused input."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import underhall
from tests.strategies import every_case, play, start, walk
from underhall.core.codec import canonical
from underhall.core.game import Decide
from underhall.core.match import Answer, Match, Outcome, ask_of


@every_case
def test_snapshots_round_trip(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Any state comes back from its JSON as it was, with the same question and the same codes."""
    game, setup = start(game_id, players, options)
    for count, (state, pending) in enumerate(walk(game, setup, seed=21)):
        if count % 5:
            continue
        data = game.dump(state)
        again = game.load(setup, json.loads(json.dumps(data)))
        assert canonical(game.dump(again)) == canonical(data)
        there = game.pending(again)
        assert type(there) is type(pending)
        if isinstance(pending, Decide) and isinstance(there, Decide):
            assert [(a.seat, a.kind, list(a.codes), a.subject) for a in there.asks] == [
                (a.seat, a.kind, list(a.codes), a.subject) for a in pending.asks
            ]


@every_case
def test_records_round_trip(game_id: str, players: int, options: dict[str, Any]) -> None:
    """A finished game's record replays to the same digest, dealing included; so does a half-finished one's."""
    match = underhall.new(game_id, players, seed=31, options=options)
    rng = Random(31)
    play(match, rng, answers=60)
    half = underhall.replay(match.record())
    assert half.digest() == match.digest()
    assert half.record() == match.record()
    play(match, rng)
    report = underhall.verify(match.record())
    assert report.match.digest() == match.digest()
    assert report.match.scores == match.scores
    assert report.dealt_again
    assert report.draws == sum(isinstance(entry, Outcome) for entry in match.log)
    assert report.match.record() == match.record()


@every_case
def test_a_saved_game_deals_on_as_if_it_had_never_stopped(game_id: str, players: int, options: dict[str, Any]) -> None:
    match = underhall.new(game_id, players, seed=32, options=options)
    play(match, Random(1), answers=40)
    resumed = underhall.replay(match.record())
    play(match, Random(2))
    play(resumed, Random(2))
    assert resumed.record() == match.record()


@every_case
def test_undo_equals_replaying_without_it(game_id: str, players: int, options: dict[str, Any]) -> None:
    """After an undo the state is the one that the remaining entries lead to, and the same draws come again."""
    match = underhall.new(game_id, players, seed=33, options=options)
    rng = Random(33)
    free = consented = 0
    for _ in range(60):
        if match.over:
            break
        play(match, rng, answers=int(rng.random() * 6) + 1)
        seats = {entry.seat for entry in match.log if isinstance(entry, Answer)}
        seat = rng.choice(sorted(seats))
        try:
            barred = match.undo_barred(seat)
        except underhall.UndoRefused:
            continue
        before = match.digest()
        if barred:
            with pytest.raises(underhall.UndoRefused):
                match.undo(seat)
            assert match.digest() == before
            if rng.random() < 0.6:
                continue
            consented += 1
        free += not barred
        match.undo(seat, consent=True)
        left = Match(match.game, match.setup, None)
        for number in match._live:
            left.feed(match.log[number])
        assert left.digest() == match.digest()
        kept = [(event.key, event.args) for event in match.events(None) if event.key != "log-undo"]
        assert kept == [(event.key, event.args) for event in left.events(None)]
    assert free
    assert consented
    assert underhall.replay(match.record()).digest() == match.digest()


@every_case
def test_refused_input_changes_nothing(game_id: str, players: int, options: dict[str, Any]) -> None:
    """A wrong seat, a wrong code, a wrong word, a stale option: each is refused and leaves no trace."""
    match = underhall.new(game_id, players, seed=34, options=options)
    rng = Random(34)
    old = match.asks[0].options[0]
    for _ in range(25):
        play(match, rng, answers=3)
        if match.over:
            break
        before = (match.digest(), match.record(), len(match.events(None)))
        question = match.asks[0]
        waiting = {q.seat for q in match.asks}
        size = match.game.vocabulary(match.state)[question.kind]
        bad_code = next(code for code in [*range(size), size] if code not in question.codes)
        idle = [seat for seat in range(players) if seat not in waiting]
        attempts: list[tuple[Any, Any, Any]] = [
            (question.seat, bad_code, underhall.Illegal),
            (question.seat, size, underhall.Illegal),
            (question.seat, -1, underhall.Illegal),
            (question.seat, "no-such-word", underhall.Illegal),
            (question.seat, "", underhall.Illegal),
            (question.seat, question.options[0].word + " no-such-word", underhall.Illegal),
            (players, question.codes[0], underhall.NotAsked),
            *[(seat, question.codes[0], underhall.NotAsked) for seat in idle],
        ]
        if old.kind != question.kind:
            attempts.append((question.seat, old, underhall.Stale))
        for seat, what, error in attempts:
            with pytest.raises(error):
                match.answer(seat, what)
        with pytest.raises(underhall.Stale):
            match.answer(question.seat, question.codes[0], number=match.asked(question.seat) + 1)
        assert (match.digest(), match.record(), len(match.events(None))) == before


@every_case
def test_the_whole_gesture_or_nothing(game_id: str, players: int, options: dict[str, Any]) -> None:
    """Several words in a row are one step for undo."""
    rng = Random(35)
    done = 0
    for seed in range(35, 45):
        match = underhall.new(game_id, players, seed=seed, options=options)
        while not match.over and done < 5:
            question = match.asks[0]
            words = _whole_gesture(match, question.seat, rng)
            before = match.digest()
            match.answer(question.seat, " ".join(words))
            if len(words) > 1 and not match.undo_barred(question.seat):
                match.undo(question.seat)
                assert match.digest() == before
                match.answer(question.seat, " ".join(words))
                done += 1
    assert done == 5


def _whole_gesture(match: Match, seat: int, rng: Random) -> list[str]:
    """Random words to the end of a gesture: the next question that begins one, or a sealed choice."""
    game, state = match.game, match.state.copy()
    words: list[str] = []
    kind = ""
    while (ask := ask_of(game.pending(state), seat)) is not None:
        if words and (ask.kind in game.openers or (kind in game.sealed and ask.kind not in game.sealed)):
            break
        kind = ask.kind
        code = rng.choice(list(ask.codes))
        words.append(game.option(state, ask, code).word)
        game.answer(state, seat, code)
    return words
