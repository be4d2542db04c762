"""Positions of Imperial Miners: out and in again, and those that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.imperial_miners import every_table, loaded, questions, step, walk
from underhall.core.errors import BadSnapshot
from underhall.core.game import Decide, Over
from underhall.core.setup import Setup, make_setup
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.notation import FACTION_NAMES
from underhall.games.imperial_miners.rules.counting import machines
from underhall.games.imperial_miners.state import CARD, END, MINE, OVER

# Out and in again


@every_table
def test_a_position_comes_back_as_it_was(players: int, options: dict[str, Any]) -> None:
    setup = make_setup(GAME, players, options)
    for count, (s, pending) in enumerate(walk(setup, seed=players)):
        assert GAME.faults(s) == []
        if count % 3:
            continue
        again = loaded(setup, s)
        assert GAME.dump(again) == GAME.dump(s)
        assert questions(GAME.pending(again)) == questions(pending)
        for viewer in (None, *range(players)):
            assert GAME.view(again, viewer) == GAME.view(s, viewer)


@every_table
def test_a_position_goes_on_as_the_game_would_have(players: int, options: dict[str, Any]) -> None:
    """The same answers and draws after a snapshot lead to the same end."""
    setup = make_setup(GAME, players, options)
    for count, (s, _) in enumerate(walk(setup, seed=10 + players)):
        if count % 60 != 31:
            continue
        twins = [s.copy(), loaded(setup, s)]
        for twin in twins:
            rng = Random(count)
            while not isinstance(pending := GAME.pending(twin), Over):
                step(twin, pending, rng)
        assert GAME.dump(twins[0]) == GAME.dump(twins[1])


@pytest.mark.parametrize("players", [2, 5])
def test_every_mine_grows_by_a_card_a_round(players: int) -> None:
    """IM-14.11 Every mine has a card for each round; a card is activated once, and has three machines at most."""
    setup = make_setup(GAME, players)
    before: dict[tuple[int, int, int], bool] = {}
    for s, _ in walk(setup, seed=3):
        for seat in range(players):
            mine = GAME.view(s, seat).seats[seat].mine
            if s.phase in (CARD, END, OVER):
                assert len(mine) == s.round - (s.phase == CARD)
            for card, placed in enumerate(mine):
                at = (s.round, seat, card)
                assert placed.activated or not before.get(at, False)
                before[at] = placed.activated
                assert 0 <= machines(s, seat, card) <= 3


# Positions that cannot be


@cache
def base() -> tuple[Setup, dict[str, Any]]:
    """Two in the middle of a round: seat 0 chooses an effect, seat 1 a cell."""
    setup = make_setup(GAME, 2)
    for seed in range(100):
        for s, pending in walk(setup, seed):
            kinds = [ask.kind for ask in pending.asks if ask.seat in (0, 1)] if isinstance(pending, Decide) else []
            if s.phase == MINE and s.round == 4 and kinds == ["cell", "effect"] and s.paths[0].bit_count() > 1:
                return setup, GAME.dump(s)
    raise AssertionError


Change = Callable[[dict[str, Any]], object]


def seat(n: int, **fields: Any) -> Change:
    return lambda d: d["seats"][n].update(fields)


def placed(n: int, **fields: Any) -> Change:
    return lambda d: d["seats"][0]["mine"][n].update(fields)


def frame(**fields: Any) -> Change:
    return lambda d: d["seats"][0]["strand"][0].update(fields)


def above(**fields: Any) -> Change:
    """Something more to do, before all that is there."""
    return lambda d: d["seats"][0]["strand"].insert(0, fields)


WRONG: dict[str, tuple[Change, str]] = {
    # fields
    "no field": (lambda d: d.pop("levels"), "levels"),
    "another field": (lambda d: d.update(weather="bad"), "weather"),
    "a word for a number": (lambda d: d.update(round="two"), "round"),
    "phase": (lambda d: d.update(phase="lunch"), "phase: 'lunch' is none of dealing"),
    "seats": (lambda d: d["seats"].pop(), "seats: 1 of 2"),
    "levels": (lambda d: d["levels"].pop(), "levels: 2 of 3"),
    "no such card": (seat(0, hand=["pip"]), r"seats\[0\].hand: 'pip' is no card"),
    "no such event": (lambda d: d["events"].append("rain"), r"events\[4\]: 'rain'"),
    "no such face": (lambda d: d["faces"].append("magic"), r"faces\[3\]: 'magic'"),
    "a level of another": (lambda d: d["levels"][0]["deck"].append(d["levels"][1]["deck"].pop()), r"is of level 2"),
    "twice in a deck": (lambda d: d["levels"][0]["deck"].append(d["levels"][0]["deck"][0]), "stands twice"),
    "less than nothing": (seat(0, gold=-1), r"seats\[0\].gold: -1 is no number"),
    "beyond all measure": (seat(0, points=99_999), r"seats\[0\].points"),
    "no cell": (placed(0, cell="z9"), r"mine\[0\].cell: .* at 'z9'"),
    "four machines": (placed(0, machines=4), r"mine\[0\].machines: 4"),
    "a token on nothing": (placed(0, tokens=["r", "ll", "lr"]), r"mine\[0\].tokens: .* no half-full cart"),
    "no side": (placed(0, tokens=["up"]), r"mine\[0\].tokens: 'up'"),
    "no cell of the chain": (seat(0, path=["d90"]), r"path\[0\]: 'd90'"),
    "no such thing to do": (frame(do="dance"), r"strand\[0\].do: 'dance'"),
    "more to say": (frame(left=1), r"strand\[0\]: 'left' is no field of effect"),
    "less to say": (lambda d: d["seats"][0]["strand"][0].pop("special"), r"effect has no 'special'"),
    "no card there": (frame(at="d90"), r"strand\[0\].at: 'd90'"),
    "an age of nothing": (seat(0, ages={"pip": 0}), r"ages: 'pip' is no card"),
    "a lot of nobody": (lambda d: d.update(lot={"draw": "draw", "seat": 2}), "lot.seat: 2"),
    "a search for nothing": (lambda d: d.update(lot={"draw": "search", "seat": 0}), "lot.faction"),
    # cards
    "a card less": (lambda d: d["levels"][0]["deck"].pop(), "IM-1.1: .* is there 0 times, not 1"),
    "a card twice": (lambda d: d["seats"][0]["hand"].append(d["seats"][1]["hand"][0]), "IM-1.1: .* 2 times, not 1"),
    "a card of level 4 more": (lambda d: d["deep"].update(deck=15), "IM-1.1: .* is there 15 times, not 14"),
    "known to all but not there": (lambda d: d["seats"][0].update(known=d["seats"][1]["hand"][:1]), "IM-12.12"),
    "too large a hand": (
        lambda d: d["seats"][1]["hand"].extend(d["levels"][2]["deck"].pop() for _ in range(9)),
        "IM-12.6: seat 1 has",
    ),
    "no age": (lambda d: d["levels"][0].update(ages=[]), "IM-3.9: the deck of level 1 has 0 ages"),
    "not new at first": (lambda d: d["levels"][0].update(ages=[{"lacks": ["scots"]}]), "IM-12.10: the ages"),
    "less is lacking": (
        lambda d: d["levels"][0].update(ages=[{"new": True}, {"lacks": ["scots"]}, {"lacks": ["romans"]}]),
        "IM-12.10: the ages",
    ),
    "it does not lack that": (
        lambda d: d["levels"][1]["ages"].append({"lacks": list(FACTION_NAMES)}),
        "IM-12.10: the deck of level 2",
    ),
    # mines
    "under nothing": (placed(-1, cell="d3"), "IM-7.4"),
    "not in the middle": (placed(0, cell="a2"), r"mine\[0\].cell: .* at 'a2' \(IM-7.4\)"),
    "one card in another": (placed(-1, cell="a0"), r"IM-7.4"),
    "too many cards": (lambda d: d.update(round=2, events=d["events"][:2]), "IM-7.8: seat 0 has 4 cards in round 2"),
    "another way up": (seat(0, path=["a0", "surface"]), "IM-8.1|IM-4.2"),
    # research and numbers
    "off the board": (lambda d: d["seats"][0].update(face=d["faces"][0], position=99), "IM-12.13"),
    "on no board": (seat(0, face=None, position=3), "IM-12.14"),
    "another side": (lambda d: d["seats"][0].update(face=other_side(d["faces"][0])), "IM-12.13"),
    "too far behind": (lambda d: d["seats"][0].update(face=d["faces"][0], position=0, behind=99), "IM-12.20"),
    "a bonus for nothing": (seat(0, bonus=9), "IM-5.7"),
    # the round
    "round 0": (lambda d: d.update(round=0), "IM-4.1"),
    "an event too many": (lambda d: d.update(round=3), "IM-5.1: 4 events in round 3"),
    "an event twice": (lambda d: d.update(events=d["events"][:3] + d["events"][:1]), "IM-3.3"),
    "two sides of a board": (lambda d: d.update(faces=[d["faces"][0]] * 3), "IM-3.1"),
    "over too early": (lambda d: d.update(phase="over"), "IM-4.1"),
    "the wrong time": (lambda d: d.update(phase="card"), "IM-7.8|IM-4.2"),
    "sealed too late": (lambda d: d["seats"][0].update(chosen=d["seats"][0]["hand"][0]), "IM-6.1"),
    "kept too late": (lambda d: d["seats"][0].update(picks=d["seats"][0]["hand"][:1]), "IM-3.5"),
    # things to do
    "an effect under another": (
        lambda d: d["seats"][0]["strand"].insert(0, deepcopy(d["seats"][0]["strand"][0])),
        "IM-",
    ),
    "an effect of a card not reached": (frame(at="a0", special=False), "IM-14.7|IM-8.1"),
    "the start again": (above(do="keep"), "IM-4.2"),
    "a program that is not": (above(do="steps", program=9_999, next=0, at=None, counted=0), "IM-14.7"),
    "a step that is not": (above(do="trade", step=9_999, at=None, left=1, counted=0), "IM-14.7"),
    "a step of another sort": (
        above(do="discard", step=0, at=None, **{"from": "thistle_drift-1"}, left=1, counted=0),
        "IM-",
    ),
    "research on no board": (above(do="research", spaces=2), "IM-12.14|IM-14"),
    "no board completed": (above(do="complete"), "IM-12.16|IM-14"),
    "no choice": (above(do="draw", left=0, levels=["1"]), "IM-14"),
    "a draw of nothing": (lambda d: d.update(lot={"draw": "draw", "seat": 0, "level": 1}), "IM-14.9"),
    "a fallback of nobody": (lambda d: d.update(lot={"draw": "fallback", "seat": 1}), "IM-14.9|IM-7.8"),
}


def other_side(face: str) -> str:
    return face[:-1] + ("b" if face.endswith("a") else "a")


@pytest.mark.parametrize("name", WRONG)
def test_a_position_that_cannot_be_is_refused(name: str) -> None:
    change, message = WRONG[name]
    setup, sound = base()
    data = deepcopy(sound)
    assert GAME.dump(GAME.load(setup, deepcopy(data))) == data
    change(data)
    with pytest.raises(BadSnapshot, match=message) as caught:
        GAME.load(setup, data)
    assert "\n" not in str(caught.value)


def spoil(value: Any, rng: Random) -> Any:
    """The same data with one thing in it changed."""
    if isinstance(value, dict | list) and value and rng.random() < 0.9:
        inside = deepcopy(value)
        key = rng.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        inside[key] = spoil(inside[key], rng)
        return inside
    if isinstance(value, list):
        return value[1:] if rng.random() < 0.5 else value + value[:1]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 0, 1, 2, 300, -1])
    return rng.choice([None, "a0", "b1", "steps", "scots", "event", "end", "thistle_drift-1", 1, []])


@pytest.mark.parametrize("players", [1, 3, 5])
def test_whatever_is_accepted_can_be_played(players: int) -> None:
    """A position with something changed at random is refused, or goes on soundly."""
    setup = make_setup(GAME, players)
    rng = Random(players)
    accepted = refused = 0
    for count, (s, _) in enumerate(walk(setup, seed=30 + players)):
        if count % 4:
            continue
        try:
            t = GAME.load(setup, spoil(GAME.dump(s), rng))
        except BadSnapshot:
            refused += 1
            continue
        accepted += 1
        for _ in range(60):
            assert GAME.faults(t) == []
            if isinstance(pending := GAME.pending(t), Over):
                break
            step(t, pending, rng)
    assert accepted
    assert refused
