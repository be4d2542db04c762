"""The protocol beyond turn-taking: sealed choices, seats that act at once, out-of-turn asks, draws without a list."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

import underhall
from tests.positions import Layout
from tests.strategies import play
from tests.toy import Toy
from underhall.core import registry
from underhall.core.dealer import Dealer
from underhall.core.match import Match, Outcome
from underhall.core.setup import make_setup


@pytest.fixture(autouse=True)
def toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records look their game up by id."""
    real = registry.find
    monkeypatch.setattr(registry, "find", lambda name: Toy() if name == "toy" else real(name))


def table(players: int = 3, seed: int = 1, forced: tuple[int, ...] = ()) -> Match:
    toy = Toy(forced)
    return Match(toy, make_setup(toy, players), Dealer.from_seed(seed, players))


def test_all_seats_are_asked_at_once() -> None:
    match = table()
    assert list(match.waiting_for) == [0, 1, 2]
    match.answer(2, "p3")
    assert list(match.waiting_for) == [0, 1]
    assert match.view(0)["chosen"] == [False, False, True]
    assert match.view(0)["picks"] is None
    assert list(match.open_asks) == [(0, None), (1, None)]
    match.answer(0, "p0")
    match.answer(1, "p0")
    assert list(match.open_asks) == [(0, "act"), (1, "act"), (2, "act")]


def test_a_sealed_choice_can_be_taken_back_until_the_seals_open() -> None:
    """Other seats' sealed answers after it are no bar: they have not seen it."""
    match = table()
    match.answer(0, "p1")
    match.answer(1, "p2")
    match.undo(0)
    assert match.waiting_for == (0, 2)
    assert match.view(1)["chosen"] == [False, True, False]
    match.answer(0, "p3")
    match.answer(2, "p0")
    with pytest.raises(underhall.UndoRefused, match="a secret has been opened"):
        match.undo(0)
    assert match.events(1)[-1].args["picks"] == (3, 2, 0)


def test_a_seat_without_a_choice_seems_to_choose_until_the_seals_open() -> None:
    """Nobody can tell it from the others: not by who is asked, not by a refusal, not by whose undo is free."""
    match = table(forced=(1,))
    assert list(match.waiting_for) == [0, 2]
    assert list(match.open_asks) == [(0, None), (1, None), (2, None)]
    match.answer(0, "p1")
    with pytest.raises(underhall.NotAsked, match="waiting for seat 1, 2"):
        match.answer(0, "p1")
    assert match.log[0].alongside == 0b111  # type: ignore[union-attr]
    match.answer(2, "p2")
    assert list(match.open_asks) == [(0, "act"), (1, "act"), (2, "act")]


def test_a_sealed_choice_ends_a_gesture() -> None:
    """What would follow depends on whether the others have chosen."""
    for last in (False, True):
        match = table()
        match.answer(0, "p1")
        if last:
            match.answer(1, "p2")
        with pytest.raises(underhall.Illegal, match="comes too late"):
            match.answer(2, "p3 leave")
        with pytest.raises(underhall.Illegal, match="comes too late"):
            match.answer(2, [3, 1])
        assert len(match.log) == 1 + last


def test_trying_the_last_sealed_choice_tells_nothing_of_what_it_would_open() -> None:
    """The others' choices are only guessed when something is tried."""
    match = table()
    match.answer(0, "p1")
    match.answer(1, "p2")
    tried = match.attempt(2, "p3")
    assert tried.barred
    assert tried.view is None
    assert tried.events == ()
    match.answer(2, "p3")
    assert [event.key for event in match.events(2)] == ["toy-open"]


def test_a_question_that_another_seat_changes_gets_a_new_number() -> None:
    """An answer that was meant for the old one is stale; whose question stays as it was keeps its number."""
    match = sealed(table())
    before = [match.asked(seat) for seat in range(3)]
    match.answer(0, "leave")
    match.answer(0, "s1")  # seat 1, about to act, is asked whether it agrees
    assert [match.asked(seat) for seat in range(3)] == [before[0] + 2, before[1] + 1, before[2]]
    with pytest.raises(underhall.Stale, match="question 1 of seat 1"):
        match.answer(1, "leave", before[1])
    match.answer(2, "draw", before[2])
    assert match.asked(1) == before[1] + 1


def sealed(match: Match) -> Match:
    for seat in range(match.setup.players):
        match.answer(seat, f"p{seat}")
    return match


def test_strands_run_side_by_side() -> None:
    """Each seat has its own stack of questions; nobody waits, and an own draw bars the own undo only."""
    match = sealed(table())
    match.answer(0, "draw")
    match.answer(1, "leave")
    match.answer(2, "draw")
    assert match.undo_barred(1) is None
    assert match.undo_barred(0) == "something has been drawn since"
    match.undo(1)
    question = match.question(1)
    assert question is not None
    assert question.kind == "act"
    assert [len(cards) for cards in match.state.cards] == [1, 0, 1]


def test_a_seat_is_asked_out_of_turn() -> None:
    """The named seat answers before it goes on with its own strand; who named it waits."""
    match = sealed(table())
    match.answer(0, "leave s2")
    question = match.question(2)
    assert question is not None
    assert (question.kind, question.subject) == ("agree", (0,))
    assert match.question(0) is None
    match.answer(2, "yes")
    assert match.state.agreed == [1, 0, 0]


def test_arrival_order_decides_only_who_gets_which() -> None:
    """The k-th draw of a pile takes the k-th number, whoever draws; every order replays to its own record."""
    drawn = set()
    for order in permutations(range(3)):
        match = sealed(table())
        for seat in order:
            match.answer(seat, "draw")
        drawn.add(tuple(entry.code for entry in match.log if isinstance(entry, Outcome)))
        assert underhall.verify(match.record()).match.digest() == match.digest()
    assert len(drawn) == 1


def test_what_cannot_be_listed_is_sampled_and_recorded() -> None:
    match = sealed(table())
    play(match, Random(1))
    assert match.over
    assert match.state.fallen >= 1000
    again = underhall.verify(match.record()).match
    assert again.digest() == match.digest()
    assert again.scores == match.scores


def test_undo_of_an_answer_that_others_depend_on_needs_consent() -> None:
    match = sealed(table())
    match.answer(0, "leave s2")
    match.answer(2, "yes")
    assert match.undo_barred(0) == "what came after depends on it"
    before = match.digest()
    with pytest.raises(underhall.UndoRefused):
        match.undo(0)
    assert match.digest() == before
    match.undo(0, consent=True)
    assert match.question(0) is not None
    assert match.state.agreed == [0, 0, 0]


def test_the_number_of_a_question_is_counted_per_seat() -> None:
    """Seats that act at once never make each other stale."""
    match = table()
    number = match.asked(0)
    match.answer(1, "p2")
    match.answer(0, "p1", number=number)
    match.undo(0)
    with pytest.raises(underhall.Stale):
        match.answer(0, "p1", number=number)


def test_an_undo_that_takes_a_question_away_makes_its_answer_stale() -> None:
    """Seat 1 was asked, then was not, then is asked again: what it meant the first time no longer counts."""
    match = underhall.new("dwarfs-fall", players=2, seed=1)
    match.answer(0, "castle 0")
    match.answer(0, "done")
    number = match.asked(1)
    match.undo(0)
    match.answer(0, "mine_gold e1n0 90")
    match.answer(0, "done")
    with pytest.raises(underhall.Stale):
        match.answer(1, "castle w1n0 0", number=number)


def test_event_numbers_tell_nothing_of_private_news() -> None:
    """Whether seat 0 has switched its standing order, seat 1 counts the same events."""
    quiet, switching = (underhall.new("dwarfs-fall", players=2, seed=7) for _ in range(2))
    switching.answer(0, "order-off")
    for match in (quiet, switching):
        match.answer(0, "castle 0")
    assert quiet.events(1) == switching.events(1)
    assert quiet.events(None) == switching.events(None)
    assert len(switching.events(0)) == len(quiet.events(0)) + 1
    assert switching.events(1, since=3) == switching.events(1)[3:]


def test_taking_private_news_back_is_private() -> None:
    """Who heard nothing of a switched order hears nothing of its undo; a card taken back is everybody's news."""
    match = underhall.new("dwarfs-fall", players=2, seed=7)
    before = match.events(1)
    match.answer(0, "order-off")
    match.undo(0)
    assert match.events(1) == before
    assert match.events(0)[-1].key == "log-undo"
    match.answer(0, "castle 0")
    match.undo(0)
    assert [event.key for event in match.events(1)[len(before) :]] == ["log-undo"]


def test_a_played_ogre_lies_open_so_it_is_not_taken_back_freely() -> None:
    layout = Layout(2).card("e0n0", "inn_shop").dwarfs("e0n0", 1, 2).ogres(0, "shove")
    match = layout.match()
    match.answer(0, "shove")
    assert match.undo_barred(0) == "a secret has been opened since"


def test_a_position_for_a_seat_holds_nothing_it_does_not_know() -> None:
    """Shared from a running game it is made by determinize; whole only without a seat, or after the end."""
    match = underhall.new("dwarfs-fall", players=3, seed=7)
    whole = match.snapshot()["state"]["seats"]
    seen = set()
    for _ in range(30):
        mine = match.snapshot(seat=1)["state"]["seats"]
        assert mine[1]["secret"] == whole[1]["secret"]
        seen.add(mine[0]["secret"])
    assert len(seen) > 2
    assert underhall.restore(match.snapshot(seat=1)).view(1) == match.view(1)
