"""Every wrong input gets its own exception and one clear sentence, and changes nothing."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import underhall
from tests.strategies import play
from underhall.core.record import seal


@pytest.fixture(scope="module")
def finished() -> str:
    match = underhall.new("dwarfs-fall", 2, seed=5)
    play(match, Random(5))
    return match.record()


def edited(record: str, change: Callable[[list[str]], None]) -> str:
    """A record whose lines were changed and that was sealed again by somebody who knows how."""
    lines = record.splitlines()[:-1]
    change(lines)
    return seal(lines)


def replace(old: str, new: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        at = next(i for i, line in enumerate(lines) if old in line)
        lines[at] = lines[at].replace(old, new, 1)

    return change


def test_unknown_game() -> None:
    with pytest.raises(underhall.UnknownGame, match=r"no game 'chess'; there are .*dwarfs-fall"):
        underhall.new("chess", players=2)


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "2", True])
def test_impossible_player_count(players: Any) -> None:
    with pytest.raises(underhall.BadSetup, match="for 2 to 4 players"):
        underhall.new("dwarfs-fall", players=players)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"castles": 3}, "no option 'castles'; it has castle_bonus"),
        ({"castle_bonus": "sometimes"}, "castle_bonus .* takes live or turn_start"),
        ({"giant_voids_realm": 1}, "takes false or true"),
        ({"max_rounds": 0}, "a number from 1 to 1000"),
        ({"max_rounds": True}, "a number from 1 to 1000"),
    ],
)
def test_unknown_option(options: dict[str, Any], message: str) -> None:
    with pytest.raises(underhall.BadSetup, match=message):
        underhall.new("dwarfs-fall", players=2, options=options)


@pytest.mark.parametrize("seed", [-1, 1.5, "x"])
def test_bad_seed(seed: Any) -> None:
    with pytest.raises(underhall.BadSetup, match="a seed is a whole number"):
        underhall.new("dwarfs-fall", players=2, seed=seed)
    with pytest.raises(underhall.BadSetup, match="a seed is a whole number"):
        underhall.restore(snapshot(), seed=seed)


def test_options_are_a_mapping() -> None:
    options: Any = [("max_rounds", 3)]
    with pytest.raises(underhall.BadSetup, match="options are names with values"):
        underhall.new("dwarfs-fall", players=2, options=options)


@pytest.mark.parametrize("seat", [4, -1, "x", 1.0, True])
def test_no_such_seat(seat: Any) -> None:
    match = underhall.new("dwarfs-fall", players=3, seed=1)
    for look in (match.view, match.events, match.question, match.ask, match.asked, match.undo, match.snapshot):
        with pytest.raises(underhall.UnderhallError):
            look(seat)


@pytest.mark.parametrize("names", [["A"], ["A", " "], ["A", "B\nC"], [1, 2], ["A", "\udcff"]])
def test_bad_names(names: Any) -> None:
    with pytest.raises(underhall.BadSetup):
        underhall.new("dwarfs-fall", players=2, names=names)


def test_answer_out_of_turn_and_after_the_end(finished: str) -> None:
    match = underhall.new("dwarfs-fall", players=3, seed=1)
    with pytest.raises(underhall.NotAsked, match="seat 1 is not asked anything now: waiting for seat 0"):
        match.answer(1, "castle")
    with pytest.raises(underhall.NotAsked, match="there is no seat 3"):
        match.answer(3, "castle")
    over = underhall.replay(finished)
    with pytest.raises(underhall.NotAsked, match="the game is over"):
        over.answer(0, "castle")


def test_stale_and_illegal_answers_name_what_is_wrong() -> None:
    match = underhall.new("dwarfs-fall", players=2, seed=1)
    castle = match.asks[0].options[0]
    match.answer(0, castle)
    with pytest.raises(underhall.Stale, match="answers 'turn', but seat 0 is asked 'turned'"):
        match.answer(0, castle)
    match.answer(0, "0")
    with pytest.raises(underhall.Illegal, match=r"'castle' is refused by DF-6.1: df-refuse-not-in-hand"):
        match.answer(0, "castle")
    with pytest.raises(underhall.Illegal, match=r"'e5n5' is refused by DF-6.2"):
        match.answer(0, "mine_gold e5n5 0")
    with pytest.raises(underhall.Illegal, match="'sideways' is no answer to the question 'turned'"):
        match.answer(0, "mine_gold e1n0 sideways")
    with pytest.raises(underhall.Illegal, match=r"'put' comes too late|is no answer"):
        match.answer(0, "done put")
    with pytest.raises(underhall.Illegal, match="no code of 'turn': they run from 0 to 20"):
        match.answer(0, 99)


def test_nothing_to_take_back() -> None:
    match = underhall.new("dwarfs-fall", players=2, seed=1)
    with pytest.raises(underhall.UndoRefused, match="nothing to take back"):
        match.undo(0)


BROKEN_RECORDS: list[tuple[Callable[[list[str]], None], str]] = [
    (replace("rules 1", "rules 2"), "rules version 2 of dwarfs-fall; this is 1"),
    (replace("game dwarfs-fall", "game chess"), "no game 'chess'"),
    (replace("players 2", "players 9"), "for 2 to 4 players"),
    (replace("players 2", "players two"), "line 5: 'players two' does not belong in a header"),
    (replace("option castle_bonus live", "option castle_bonus never"), "castle_bonus"),
    (replace("content ", "content 0"), "played with content"),
    (replace("seat 1", "seat 7"), "does not belong in a header"),
    (replace("---", "-- -"), "no line of dashes"),
    (replace("0 * trading TG", "0 * trading XX"), "cannot come from 'trading'"),
    (replace("0 * trading", "0 * ogre"), "is not drawn here"),
    (replace("5 0 ", "5 1 "), "line .*: seat 1 is not asked"),
    (replace("5 0 ", "5 x "), "'x' is neither a seat nor chance"),
    (replace("5 0 ", "6 0 "), "entry 5 was expected, not '6'"),
    (replace(" #", " #0"), "the state differs"),
    (replace("over ", "over 1"), "the result differs"),
    (replace("dealer secret ", "dealer secret 00"), "not 64 hex digits"),
    (replace("dealer secret ", "dealer secret  "), "not 64 hex digits"),
    (replace("rules 1", "pack"), "does not belong in a header"),
    (replace("rules 1", "rules ²"), "does not belong in a header"),
    (replace("seat 0", "position " + "[" * 100_000), "does not belong in a header"),
    (replace("5 0 ", "5 " + "9" * 5000 + " "), "is neither a seat nor chance"),
    (replace("5 0 ", "5 undo ² 3 "), "does not say whose answers"),
    (replace("6 0 ", "6 rewind 7 5 "), "does not say whose answers|there is no seat 7"),
    (replace("dealer numbers 0", "dealer numbers 1"), "was not dealt by the committed secret"),
    (replace("dealer commit ", "dealer commit 0"), "not the one that was committed to"),
]


@pytest.mark.parametrize(("change", "message"), BROKEN_RECORDS)
def test_a_doctored_record_is_found(finished: str, change: Callable[[list[str]], None], message: str) -> None:
    with pytest.raises(underhall.BadRecord, match=message) as caught:
        underhall.verify(edited(finished, change))
    assert "\n" not in str(caught.value)


def test_truncated_and_altered_records_are_found(finished: str) -> None:
    """Cut after any line, or with any one letter changed, a record no longer verifies."""
    lines = finished.splitlines(keepends=True)
    for cut in (0, 1, 5, 25, len(lines) // 2, len(lines) - 1):
        with pytest.raises(underhall.BadRecord, match=r"no record|cut off|sum"):
            underhall.verify("".join(lines[:cut]))
    rng = Random(1)
    for _ in range(60):
        at = rng.randrange(len(finished) - 1)
        letter = "x" if finished[at] != "x" else "y"
        with pytest.raises(underhall.BadRecord):
            underhall.verify(finished[:at] + letter + finished[at + 1 :])


def test_a_record_without_its_secret_replays_but_is_not_dealt_again(finished: str) -> None:
    def drop(lines: list[str]) -> None:
        lines[:] = [line for line in lines if not line.startswith("dealer secret")]

    report = underhall.verify(edited(finished, drop))
    assert report.match.over
    assert not report.dealt_again


def snapshot() -> dict[str, Any]:
    match = underhall.new("dwarfs-fall", players=2, seed=3)
    match.answer(0, "castle 0")
    match.answer(0, "mine_gold e1n0 90")
    match.answer(0, "put e1n0")
    return json.loads(json.dumps(match.snapshot()))  # type: ignore[no-any-return]


def put(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: Any) -> None:
        *way, last = path.split(".")
        for step in way:
            data = data[int(step)] if isinstance(data, list) else data[step]
        if isinstance(data, list):
            data[int(last)] = value
        else:
            data[last] = value

    return change


BROKEN_SNAPSHOTS = [
    (put("rules", 7), "rules version 7"),
    (put("players", 5), "for 2 to 4 players"),
    (put("content", "0"), "made with content 0"),
    (put("options.castle_bonus", "x"), "castle_bonus"),
    (put("state.active", 4), "active: there is no seat 4"),
    (put("state.phase", "supper"), "phase: 'supper'"),
    (put("state.seats", []), "seats: 0 of 2"),
    (put("state.seats.0.supply", 7), "DF-1.2: blue has 7 dwarfs at home and 1 out, not 7"),
    (put("state.bank.gold", 13), "DF-1.7: 13 gold in the bank"),
    (put("state.bank.gold", -1), "bank.gold: -1 is less than none"),
    (put("state.bank.silver", 1), "bank: 'silver' is none of"),
    (put("state.ogre_pile.shove", 4), "DF-1.9: shove: 4 to draw"),
    (put("state.seats.1.cards", ["castle"]), "DF-1.3: red's nine cards"),
    (put("state.seats.1.cards", ["castle", "castle"]), r"seats\[1\].cards: castle stands twice"),
    (put("state.seats.1.goals", ["TG01"]), "11 trading goals|stands"),
    (put("state.seats.1.secret", None), "DF-2.2: a seat has no secret goal"),
    (put("state.seats.1.secret", "SG9"), r"seats\[1\].secret: 'SG9'"),
    (put("state.stacks.1.cell", "e5n5"), r"stacks\[1\].cell: e5n5: it lies beside no stack"),
    (put("state.stacks.0.cell", "e1n0"), r"stacks\[0\].cell: e1n0: the first card lies at e0n0"),
    (put("state.stacks.0.cell", "here"), "is no place like"),
    (put("state.stacks.1.dwarfs", [5, 0]), "DF-1.2|DF-7.4"),
    (put("state.stacks.1.dwarfs", [1]), "one number from 0 up per seat"),
    (put("state.stacks.0.cards.0.turned", 4), "turned 4 is out of range"),
    (put("state.stacks.0.cards", []), "a stack has 1 to 3"),
    (put("state.round", 0), "DF-14.2: round 0"),
    (put("state.used", 9), "DF-5.2: 9 actions used"),
    (put("state.frame", [77]), "frame"),
    (put("state.frame", [9]), "frame: .* is no question of this position"),
    (put("state.frame", [5, -1, -1]), "frame"),
    (put("state.frame", [5, 0, -1]), "frame"),
    (put("state.frame", [13]), "frame"),
    (put("state.frame", [15]), "frame"),
    (put("state.frame", [15, 1]), "frame"),
    (put("state.frame", [16, 0]), "frame"),
    (put("state.frame", [2, 1]), "frame"),
    (put("state.frame", [2, 1, 500]), "frame"),
    (put("state.frame", [1, 0]), "frame"),
    (put("state.phase", "dealing"), "DF-2.2: everything is dealt"),
    (put("state.shuffle", -1), "DF-8.9"),
    (put("state.shuffle", 10**7), "DF-8.9"),
    (put("state.seats.0.revealed", True), "DF-13.1: a revealed goal has a standing order"),
    (put("state.colour", "red"), "unknown field `colour`"),
    (put("state.round", "one"), "Expected `int`, got `str`"),
]


@pytest.mark.parametrize(("change", "message"), BROKEN_SNAPSHOTS)
def test_an_impossible_position_is_named(change: Callable[[dict[str, Any]], None], message: str) -> None:
    data = snapshot()
    underhall.restore(copy.deepcopy(data))
    change(data)
    with pytest.raises(underhall.BadSnapshot, match=message) as caught:
        underhall.restore(data)
    assert "\n" not in str(caught.value)


def test_undos_that_could_not_happen_are_found() -> None:
    """A record holds only undos that were free, and rewinds where they were not, each of a whole latest gesture."""
    match = underhall.new("dwarfs-fall", players=2, seed=3)
    match.answer(0, "castle 0")
    match.answer(0, "mine_gold e1n0 90")
    match.answer(0, "done")
    match.answer(1, "castle w1n0 0")
    lines = match.record().splitlines()[:-2]
    number = len(match.log)
    for undo, message in (
        ("undo 1 12", "does not begin the latest gesture"),
        ("undo 1 2", "does not begin the latest gesture"),
        ("rewind 1 11", "this is the other one"),
        ("undo 0 10", "this is the other one"),
        ("rewind 7 11", "there is no seat 7"),
        ("undo 1 99", "does not begin the latest gesture"),
    ):
        with pytest.raises(underhall.BadRecord, match=message):
            underhall.verify(seal([*lines, f"{number} {undo}"]))


@pytest.mark.parametrize("thing", [b"", None, 3, "\udcff"])
def test_no_record_at_all(thing: Any) -> None:
    with pytest.raises(underhall.BadRecord, match="this is no record"):
        underhall.verify(thing)


def test_a_restored_match_shares_nothing_with_its_snapshot() -> None:
    data = snapshot()
    match = underhall.restore(data, seed=1)
    record = match.record()
    data["state"]["seats"][0]["supply"] = 99
    assert match.record() == record
    match.answer(0, "done")
    match.undo(0)
    assert match.digest() == underhall.restore(snapshot(), seed=1).digest()


def test_an_empty_state_is_no_new_game() -> None:
    data = snapshot()
    data["state"] = {}
    with pytest.raises(underhall.BadSnapshot, match="missing required field"):
        underhall.restore(data)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "dwarfs-fall"}', "[" * 100_000, None, 3])
def test_no_snapshot_at_all(text: Any) -> None:
    with pytest.raises(underhall.BadSnapshot, match="this is no snapshot"):
        underhall.restore(text)


def test_a_snapshot_can_be_edited_by_hand() -> None:
    """Two gems change hands, and the game goes on from there."""
    data = snapshot()
    data["state"]["bank"]["ruby"] -= 2
    data["state"]["seats"][1]["gems"]["ruby"] += 2
    match = underhall.restore(json.dumps(data), seed=1)
    assert match.view(None).seats[1].gems["ruby"] == 2
    play(match, Random(1))
    assert underhall.verify(match.record()).match.scores == match.scores
