"""A seat's own game without the others: what bots search, since no mine touches another."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

from tests.strategies import start, step, walk
from underhall.bots import Window
from underhall.bots.gestures import gestures, own_ask, played
from underhall.core.content import Pack
from underhall.core.game import Decide, Over
from underhall.core.registry import find
from underhall.core.setup import make_setup

TABLES = (2, 3, 5)
ENDS = ("depth_prize", "miners_supper", "great_clearing", "call_of_the_deep")


@pytest.mark.parametrize("players", TABLES)
def test_the_question_is_the_same_and_what_the_seat_has(players: int) -> None:
    """IM-2.4"""
    game, setup = start("imperial-miners", players, {})
    compared = 0
    for state, pending in walk(game, setup, players):
        for ask in pending.asks if isinstance(pending, Decide) else ():
            own = game.alone(state, ask.seat)
            mine = own_ask(game, own, 0)
            assert own is not None
            assert own.players == 1
            assert mine is not None
            assert (mine.kind, list(mine.codes), mine.rule, mine.subject) == (
                ask.kind, list(ask.codes), ask.rule, ask.subject,
            )  # fmt: skip
            full, left = game.view(state, ask.seat), game.view(own, 0)
            (seat,) = left.seats
            assert seat == msgspec.structs.replace(full.seats[ask.seat], colour=seat.colour)
            compared += 1
    assert compared > 60


def test_it_can_be_played_to_its_end() -> None:
    """Its end is the seat's own, with its own points."""
    game, setup = start("imperial-miners", 3, {})
    rng = Random(4)
    ends = 0
    for number, (state, pending) in enumerate(walk(game, setup, 9)):
        if not isinstance(pending, Decide) or number % 40:
            continue
        own = game.alone(state, pending.asks[-1].seat)
        while not isinstance(last := game.pending(own), Over):
            step(game, own, last, rng)
        assert last.scores[0] == sum(last.breakdown[0].values())
        ends += 1
    assert ends > 3


def test_a_window_without_the_others_hides_what_the_table_hides() -> None:
    """Its worlds are those of the table, whatever the real one is like; alone there is nobody to leave out."""
    game, setup = start("imperial-miners", 2, {})
    compared = 0
    for number, (state, pending) in enumerate(walk(game, setup, 6)):
        if not isinstance(pending, Decide) or number % 15:
            continue
        ask = pending.asks[0]
        other = game.determinize(state, ask.seat, Random(number))
        same = own_ask(game, other, ask.seat)
        assert same is not None
        own, own_other = Window(game, state, ask).alone(), Window(game, other, same).alone()
        assert own.view == own_other.view
        assert game.dump(own.simulate(Random(1))) == game.dump(own_other.simulate(Random(1)))
        assert own.alone() is own
        assert own.clock * 2 == Window(game, state, ask).clock
        compared += 1
    assert compared > 5


def test_a_gesture_ends_where_the_table_asks_others() -> None:
    """Alone, one question may follow another at once; at the table the others may be asked in between: whoever holds
    ten cards at the end of a round gives some up, and again when an event brings another."""
    game = find("imperial-miners")
    ends = [{"id": name, "steps": [{"op": "draw4", "n": 3}]} for name in ENDS]
    setup = make_setup(game, 2, pack=Pack("deep", "deep", {"events": {"event": ends}}))
    whole = cut = 0
    for seed in range(12):
        for state, pending in walk(game, setup, seed):
            ask = pending.asks[0] if isinstance(pending, Decide) else None
            if ask is None or ask.kind in game.openers:
                continue
            table = Window(game, state, ask)
            window = table.alone()
            for one in islice(gestures(game, window.simulate(Random(seed)), 0), 30):
                codes = window.at_once(one.codes, Random(seed))
                assert codes
                assert played(game, state, ask.seat, tuple(codes)) is not None
                assert codes == one.codes or played(game, state, ask.seat, one.codes) is None
                assert table.at_once(one.codes, Random(seed)) == one.codes
                whole += codes == one.codes
                cut += codes != one.codes
    assert whole > 50
    assert cut > 20


@pytest.mark.parametrize("game_id", ["dwarfs-fall", "mountain-king", "trollfjord"])
def test_where_seats_touch_each_other_nobody_is_left_out(game_id: str) -> None:
    game, setup = start(game_id, 2, {})
    state, pending = next((s, p) for s, p in walk(game, setup, 1) if isinstance(p, Decide))
    window = Window(game, state, pending.asks[0])
    assert window.alone() is window
