"""Draws that the dealer leaves to somebody else: who made them is in the record, and whoever can makes them again."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from tests.toy import Toy
from underhall.core import registry
from underhall.core.dealer import Dealer
from underhall.core.freeze import freeze, thaw
from underhall.core.game import Chance
from underhall.core.match import Answer, Match, Outcome
from underhall.core.record import seal
from underhall.core.setup import make_setup

ELSEWHERE = frozenset({"fall"})
MAKER = "mujoco-4.0.0-tower-1a2b3c4d-linux-x86_64"
CODE = 4711


@pytest.fixture(autouse=True)
def toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    real = registry.find
    monkeypatch.setattr(registry, "find", lambda name: Toy() if name == "toy" else real(name))


def falling(elsewhere: frozenset[str] = ELSEWHERE, seed: int = 1) -> Match:
    """All but the fall is played."""
    toy = Toy()
    match = Match(toy, make_setup(toy, 3), Dealer.from_seed(seed, 3), elsewhere=elsewhere)
    play(match, Random(seed))
    return match


def play(match: Match, rng: Random) -> None:
    """Answer at random as long as somebody is asked."""
    while match.waiting_for:
        question = match.question(rng.choice(match.waiting_for))
        assert question
        match.answer(question.seat, rng.choice(question.codes))


def tampered(text: str, old: str, new: str) -> str:
    """Changed and sealed again, as somebody who knows the format would."""
    lines = text.splitlines()[:-1]
    assert sum(old in line for line in lines) == 1
    return seal([line.replace(old, new) for line in lines])


def latest_seat(match: Match) -> int:
    return next(entry.seat for entry in reversed(match.log) if isinstance(entry, Answer))


def test_the_match_stops_at_a_draw_that_is_made_elsewhere() -> None:
    match = falling()
    assert match.scores is None
    assert match.waiting_for == () == match.asks
    assert match.latest("fall") is None
    assert match.drawn("card") > 0  # what can be listed is dealt here
    with pytest.raises(underhall.NotAsked, match="a draw comes first"):
        match.answer(0, "leave")
    match.draw(CODE, MAKER)
    assert match.over
    assert match.state.fallen == CODE
    assert match.latest("fall") == len(match.log) - 1
    assert match.live[-1] == match.log[-1] == Outcome("fall", None, -1, CODE, by=MAKER)
    with pytest.raises(underhall.NotAsked, match="nothing is to be drawn"):
        match.draw(CODE, MAKER)


def test_only_what_cannot_be_listed_is_left_to_others() -> None:
    match = falling(frozenset({"card", "fall"}))
    assert match.drawn("card") > 0
    copy = Match(match.game, match.setup, None)
    for entry in match.log:
        if isinstance(entry, Outcome):
            with pytest.raises(underhall.Illegal, match="makes no draws"):
                copy.draw(entry.code, MAKER)
        copy.feed(entry)


@pytest.mark.parametrize("code", [-1, True, "4711", None, 1.5])
def test_a_draw_that_has_no_word_is_refused(code: int) -> None:
    match = falling()
    before = len(match.log), match.digest()
    with pytest.raises(underhall.Illegal, match="cannot come"):
        match.draw(code, MAKER)
    assert (len(match.log), match.digest()) == before


@pytest.mark.parametrize("maker", ["two words", "#1a2b", "a\n", "x" * 81, "-", "tor\u00f3ny"])
def test_a_maker_is_one_plain_word(maker: str) -> None:
    match = falling()
    with pytest.raises(underhall.Illegal, match="makes no draws"):
        match.draw(CODE, maker)
    assert isinstance(match.pending, Chance)


def test_the_record_says_who_made_a_draw() -> None:
    match = falling()
    match.draw(CODE, MAKER)
    text = match.record()
    assert f"{len(match.log) - 1} * fall {CODE} by {MAKER}" in [line.partition(" #")[0] for line in text.splitlines()]
    report = underhall.verify(text)
    assert report.match.log == match.log
    assert (report.recorded, dict(report.makers)) == (1, {MAKER: 1})
    assert report.draws == sum(isinstance(entry, Outcome) for entry in match.log) - 1
    assert report.dealt_again


def test_a_record_without_makers_reads_as_it_always_did() -> None:
    match = falling(frozenset())
    assert match.over
    text = match.record()
    assert " by " not in text
    report = underhall.verify(text)
    assert report.recorded == 0
    assert report.draws == sum(isinstance(entry, Outcome) for entry in match.log)


def test_a_sampled_draw_is_dealt_again() -> None:
    """The dealer's own draws must be its own, whether or not they can be listed."""
    match = falling(frozenset())
    fallen = match.state.fallen
    text = tampered(match.record(), f"* fall {fallen}", f"* fall {fallen + 1}")
    digest = match.digest()
    match.state.fallen = fallen + 1
    text = "\n".join(text.splitlines()[:-1]).replace(digest, match.digest())
    with pytest.raises(underhall.BadRecord, match="fall was not dealt by the committed secret"):
        underhall.verify(seal(text.split("\n")))


def test_whoever_draws_for_the_dealer_deals_what_the_dealer_deals() -> None:
    """Where the maker fails, the game's own draw takes its place and no maker is named."""
    match, own = falling(), falling(frozenset())
    chance = match.pending
    assert isinstance(chance, Chance)
    assert match.dealer
    match.draw(match.dealer.deal(match.game, match.state, chance, match.drawn("fall")))
    assert match.log == own.log
    assert match.record() == own.record()


def test_a_maker_who_is_there_makes_its_draws_again() -> None:
    def again(match: Match, dealer: Dealer) -> int:
        assert match.dealer is None
        assert isinstance(match.pending, Chance)
        return dealer.number("fall", match.drawn("fall")) % 1000

    match = falling()
    assert match.dealer
    match.draw(match.dealer.number("fall", 0) % 1000, MAKER)
    text = match.record()
    report = underhall.verify(text, redraw={MAKER: again})
    assert report.recorded == 0
    assert report.draws == sum(isinstance(entry, Outcome) for entry in match.log)
    assert underhall.verify(text, redraw={"another": again}).recorded == 1
    other = falling()
    other.draw(CODE, MAKER)
    assert underhall.verify(other.record()).recorded == 1
    with pytest.raises(underhall.BadRecord, match=f"{MAKER} draws another fall"):
        underhall.verify(other.record(), redraw={MAKER: again})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"* fall {CODE} by", "is not drawn here"),
        (f"* fall {CODE} by ", "not said who made this draw"),
        (f"* fall {CODE} from {MAKER}", "is not drawn here"),
        (f"* fall {CODE} by {MAKER} twice", "is not drawn here"),
        (f"* fall {CODE} by m/{MAKER}", "makes no draws"),
        (f"* fall -3 by {MAKER}", "cannot come"),
    ],
)
def test_a_line_that_does_not_say_it_well_is_refused(line: str, said: str) -> None:
    match = falling()
    match.draw(CODE, MAKER)
    with pytest.raises(underhall.BadRecord, match=said):
        underhall.verify(tampered(match.record(), f"* fall {CODE} by {MAKER}", line))


def test_a_listed_draw_has_no_maker() -> None:
    match = falling()
    match.draw(CODE, MAKER)
    first = next(line for line in match.record().splitlines() if " * card " in line).partition(" #")[0]
    with pytest.raises(underhall.BadRecord, match="makes no draws from 'card'"):
        underhall.verify(tampered(match.record(), first, f"{first} by {MAKER}"))


def test_an_undo_drops_the_draw_that_is_pending() -> None:
    """What led to it is done, so it is not taken back freely; by consent it is, and then nothing is drawn."""
    match = falling()
    seat = latest_seat(match)
    before = len(match.log)
    assert match.undo_barred(seat) == "something is being drawn"
    with pytest.raises(underhall.UndoRefused, match="something is being drawn"):
        match.undo(seat)
    assert len(match.log) == before
    number = match.asked(seat)
    match.undo(seat, consent=True)
    assert match.question(seat) is not None
    assert match.asked(seat) == number + 1
    with pytest.raises(underhall.NotAsked, match="nothing is to be drawn"):
        match.draw(CODE, MAKER)
    play(match, Random(5))
    assert match.drawn("fall") == 0
    match.draw(CODE, MAKER)
    assert underhall.verify(match.record()).match.digest() == match.digest()


def test_a_draw_that_was_taken_back_counts_no_more() -> None:
    match = falling()
    match.draw(CODE, MAKER)
    entry = match.latest("fall")
    match.undo(latest_seat(match), consent=True)
    assert (match.drawn("fall"), match.latest("fall")) == (0, None)
    play(match, Random(6))
    match.draw(CODE + 1, MAKER)
    assert match.latest("fall") != entry
    assert match.drawn("fall") == 1
    report = underhall.verify(match.record())
    assert report.recorded == 2
    assert report.match.digest() == match.digest()


def test_a_record_that_ends_before_the_draw_goes_on_by_the_games_own() -> None:
    match = falling()
    report = underhall.verify(match.record())
    assert report.match.over
    assert report.match.log[:-1] == match.log


def test_a_match_that_waits_for_a_draw_freezes_and_thaws() -> None:
    match = falling()
    again = thaw(freeze(match), match.game, match.setup, match.dealer, elsewhere=ELSEWHERE)
    for one in (match, again):
        one.draw(CODE, MAKER)
    assert again.log == match.log
    assert again.record() == match.record()
    assert [again.asked(seat) for seat in range(3)] == [match.asked(seat) for seat in range(3)]
    kept = thaw(freeze(match), match.game, match.setup, match.dealer)
    assert kept.log == match.log
