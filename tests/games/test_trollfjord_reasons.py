"""What a hint says in Trollfjord: every question has its sentence, and the sentence says what the gesture brings."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.reasons import decisions, said
from tests.trollfjord import Layout, only
from underhall.core.match import Match
from underhall.games.trollfjord import hopes
from underhall.games.trollfjord.game import GAME
from underhall.games.trollfjord.hopes import chance
from underhall.games.trollfjord.reasons import reason
from underhall.games.trollfjord.rules.odds import outlook
from underhall.games.trollfjord.rules.treasures import total
from underhall.games.trollfjord.state import DRAW_FALL, State

RARELY = 0.15


def test_a_bot_is_seldom_without_a_reason() -> None:
    """In whole games between casual bots nearly every gesture brings something that can be named."""
    plain = number = 0
    for players, seed in ((3, 2),):
        for one in decisions("trollfjord", players, seed):
            key, args = reason(one.state, one.after, one.ask.seat)
            said((key, args))
            number += 1
            plain += key == "tf-why-plain"
    assert number > 80
    assert plain < RARELY * number


ALL_FLIPPED = {
    "place_both": True,
    "announce_again": True,
    "late_take": True,
    "retired_gives": True,
    "free_clear": True,
    "max_turns": 60,
}


def test_every_kind_of_question_gets_a_sentence() -> None:
    """Also for what only a careless player does, and in the middle of a gesture; and in every world the same one."""
    kinds = set()
    for players, seed, options in ((4, 3, ALL_FLIPPED), (2, 3, {"max_turns": 40})):
        for number, one in enumerate(decisions("trollfjord", players, seed, rough=True, **options)):
            why = reason(one.state, one.after, one.ask.seat)
            said(why)
            kinds.add(one.ask.kind)
            if number % 10 == 0:
                assert {repr(reason(*one.elsewhere(world), one.ask.seat)) for world in (1, 2)} == {repr(why)}
    assert kinds == set(GAME.vocabulary(Layout(2).match().state))


# The chance of a treasure


def at_the_tower(**facts: object) -> Match:
    """Seat 0 has 6 trolls at F1, with treasures of 15 and 12."""
    layout = Layout(2).trolls(0, tundra1=3, forest1=3, swamp1=1).trolls(1, forest1=2, fjord1=2).kings(10, 20)
    return layout.treasures(tundra1=15, forest1=12, fjord1=18).bout("F1", **facts).match()  # type: ignore[arg-type]


def test_with_one_strike_left_the_chance_is_that_of_the_best_strike() -> None:
    s = at_the_tower(strikes=5, table={"white": 6, "red": 5}).state
    assert chance(s, 6, 1, 15) == pytest.approx(max(outlook(s, 6, aim, 15)[2] for aim in hopes.AIMS))
    assert chance(s, 6, 1, 12) > chance(s, 6, 1, 15) > chance(s, 6, 1, 18)
    assert chance(s, 6, 3, 18) > chance(s, 6, 2, 18)
    assert chance(s, 9, 3, 18) > chance(s, 6, 3, 18)
    assert chance(s, 6, 0, 15) == 0.0


def test_the_chance_is_what_the_twin_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    """TF-6.2, TF-7.1: many bouts, struck softly until the treasure is in reach; an empty strike jams the tower."""
    aim, limit, wanted = 5, 6, 10
    monkeypatch.setattr(hopes, "AIMS", (aim,))
    before = at_the_tower(strikes=1, table={"white": 2, "blue": 1}, stuck=False).state
    rng = Random(8)
    tries = 4000
    reached = sum(struck(before.copy(), aim, limit, wanted, rng) for _ in range(tries))
    assert reached / tries == pytest.approx(chance(before, limit, limit - 1, wanted), abs=0.025)


def struck(s: State, aim: int, limit: int, wanted: int, rng: Random) -> bool:
    s.limit = limit
    while s.strikes < limit and total(s) < wanted:
        s.strike, s.kind = aim, DRAW_FALL
        GAME.outcome(s, GAME.sample(s, rng))
        if s.angry:
            return False
    return total(s) >= wanted


# The sentences


def why(match: Match, words: str) -> str:
    """Why the asked seat should answer this; with how many per cent is the tower's affair."""
    seat = only(match).seat
    before = match.state.copy()
    match.answer(seat, words)
    return re.sub(r"\d+%", "…%", said(reason(before, match.state, seat)))


def layout(*kings: int) -> Layout:
    """Fortress I is F1 and F6; the next round cells of the first king show a glacier, mountains and the tundra."""
    return Layout(len(kings)).kings(*kings)


def test_walking_to_where_one_can_hammer() -> None:
    table = layout(10, 20).trolls(0, forest1=3, fjord1=1).treasures(forest1=12, tundra1=18, fjord1=28)
    assert why(table.match(), "p3 tundra1-3") == (
        "At the north-west fortress (I) your limit rises to 7: the chance of the 18 grows from …% to …%."
    )
    table = layout(10, 20).trolls(0, forest1=3).treasures(forest1=12, tundra1=18)
    assert why(table.match(), "p3 tundra1-3").startswith(
        "Now you can hammer at the north-west fortress (I): limit 6, and your chance of the 12 is"
    )
    assert why(layout(10, 20).trolls(0, forest1=1).match(), "p3 tundra1-1") == (
        "You may hammer at the north-west fortress (I) now; a limit of 2 is not enough for its treasures yet, but each "
        "further troll raises it."
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("p1 glacier2-1", "Your king stays last, so you move again at once."),
        ("p3 tundra1-2", "2 trolls of yours are at the north-west fortress (I); one more region, and you can hammer"),
        ("p3 tundra2-2", "After this slot you need fortress II, and 2 trolls of yours wait at the north fortress."),
        ("p1 glacier1-1", "1 more troll is on the map, 1 step from the south-east fortress (I)."),
    ],
)
def test_walking_with_trolls_for_later(words: str, sentence: str) -> None:
    stays_last = words == "p1 glacier2-1"
    table = layout(10, 20) if stays_last else layout(10, 11)
    assert why(table.match(), words).startswith(sentence)


def test_walking_onto_footprints_for_what_the_steps_can_do() -> None:
    assert why(layout(10, 11).trolls(0, tundra1=2).match(), "w2") == (
        "1 step is enough for you to hammer at the north-west fortress (I)."
    )
    assert why(layout(10, 11).trolls(0, tundra1=2, forest1=1, swamp1=2).match(), "w3") == (
        "These steps can raise your limit at the north-west fortress (I) from 3 to 5."
    )


def test_wandering() -> None:
    def steps() -> Match:
        match = layout(10, 11).trolls(0, tundra1=4, swamp1=2).treasures(tundra1=12).match()
        match.answer(0, "w2")
        return match

    assert why(steps(), "tundra1>forest1").startswith("Now you can hammer at the north-west fortress (I): limit 4")
    assert why(steps(), "swamp1>mountain1") == (
        "1 troll of yours is at the south-east fortress (I); one more region, and you can hammer there."
    )
    far = layout(10, 11).trolls(0, tundra1=1).sack(0, 15, 16).match()
    far.answer(0, "w2")
    assert (
        why(far, "tundra1>forest1") == "That is a step nearer to the north-east fortress (III), which your sack needs."
    )
    done = steps()
    done.answer(0, "tundra1>forest1")
    assert why(done, "enough") == "Your trolls already stand where you need them: at the north-west fortress (I)."


def test_tailwind_is_for_the_own_turn() -> None:
    """TF-4.14: seat 1 is ahead and gets a troll when seat 0 walks."""
    match = layout(10, 16).trolls(1, forest1=4).treasures(tundra1=12, forest1=15).match()
    match.answer(0, "w1")
    assert only(match).seat == 1
    assert why(match, "tundra1-1").startswith("On your own turn you can hammer at the north-west fortress (I): limit 5")


def test_announcing_or_not() -> None:
    def table(n: int) -> Match:
        return layout(10, 20).trolls(0, tundra1=n, forest1=1).treasures(tundra1=12, forest1=28).after_moving().match()

    assert why(table(4), "F1") == "With a limit of 5 your chance of the 12 here is …%."
    assert why(table(1), "nowhere") == (
        "With a limit of 2 your chance of the 12 is only …%, and this way no troll has to go home."
    )
    match = layout(10, 20).trolls(0, tundra1=8, forest1=2).treasures(tundra1=10, forest1=10).after_moving().match()
    assert why(match, "nowhere") == (
        "A slot is filled only once, and the 10 is the best to hope for here: wait for a dearer treasure."
    )


def test_joining_or_not() -> None:
    def asked(mine: int, *treasures: int, **trolls: int) -> Match:
        table = layout(10, 20).trolls(0, tundra1=mine, forest1=1).trolls(1, **trolls)
        table.treasures(**dict(zip(("tundra1", "forest1", "fjord1"), treasures, strict=True)))
        match = table.after_moving().match()
        match.answer(0, "F1")
        return match

    assert why(asked(3, 12, 20, 28, forest1=2, fjord1=2), "join") == (
        "Together your limit is 8, and your chance of the 20 for your patch is …%."
    )
    assert why(asked(2, 12, 28, 27, forest1=1, fjord1=1), "decline") == (
        "Without you Anna goes for the 12 with a limit of only 3."
    )
    assert why(asked(3, 26, 25, 24, forest1=1, fjord1=1), "decline") == (
        "Even with both of you the chance of the 24 is only …%, and this way no troll of yours has to go home."
    )
    bare = asked(3, 26, 25, 24, forest1=1, fjord1=1)
    for region in ("forest1", "fjord1"):
        bare.state.treasures[bare.state.book.region_ids.index(region)] = -1
    assert why(bare, "decline") == "No treasure lies where your trolls stand, so there is nothing in it for you."


def test_striking_says_what_is_hoped_for_and_what_this_strike_does() -> None:
    match = at_the_tower(strikes=3, table={"white": 9})
    assert why(match, "again l1-25") == (
        "3 strikes left, and your chance of the 15 is …%; this one brings about 2 boulders, with hardly any risk of "
        "anger."
    )
    match = at_the_tower(strikes=4, table={"white": 2, "red": 6, "blue": 4})
    assert why(match, "again l1-30") == (
        "The 12 is in reach, but with 2 strikes left your chance of the 15 is …%, and the risk of anger is …% now."
    )


@pytest.mark.parametrize(
    ("strikes", "table", "sentence"),
    [
        (3, {"white": 9, "red": 4, "yellow": 2}, "15 boulders pay for the 15, the dearest you can take here."),
        (5, {"white": 2, "red": 6, "blue": 4}, "The 12 is yours now, and the chance of the 15 is only …%."),
        (3, {"white": 9, "blue": 4}, "The 12 is yours now, and any further strike may anger the spirit."),
        (5, {"white": 1}, "If you strike on, the chance of the 12 is only …%."),
    ],
)
def test_stopping(strikes: int, table: dict[str, int], sentence: str) -> None:
    assert why(at_the_tower(strikes=strikes, table=table), "stop") == sentence


def test_a_gift_saves_a_treasure() -> None:
    def angry(**facts: object) -> Match:
        return at_the_tower(strikes=3, angry=True, phase="appeasing", **facts)

    assert why(angry(table={"white": 8, "red": 7}), "gift4") == (
        "The gift worth 4 calms the spirit and saves your treasure worth 15."
    )
    assert why(angry(table={"white": 8, "red": 8}), "gift4") == "The 15 is worth a gift of 4, even with 1 more to come."
    assert why(angry(table={"white": 6, "red": 9}), "pass") == (
        "Calming the spirit would cost you gifts worth 28, too much for the 15."
    )
    assert why(angry(table={"red": 7}), "pass") == "You have no treasure in reach, so a gift would save nothing."
    assert why(angry(partner=1, table={"white": 8, "red": 10}), "pass") == (
        "Béla can calm the spirit alone and has a treasure to save."
    )


def test_taking() -> None:
    def collecting(fort: str, *sack: int) -> Match:
        """3 trolls beside a treasure of 15 in the tundra, 1 beside one of 14 in the forest."""
        tundra = "tundra1" if fort == "F1" else "tundra2"
        table = layout(10, 20).trolls(0, **{tundra: 3, "forest1": 1}).sack(0, *sack).sack(1, 25)
        table.treasures(**{tundra: 15, "forest1": 14})
        fallen = {"white": 10, "red": 3, "blue": 3}
        return table.bout(fort, strikes=2, table=fallen, stopped=True, phase="collecting").match()

    assert why(collecting("F1"), "tundra1") == "15 points for slot I, and nothing in reach is dearer."
    assert why(collecting("F1"), "forest1") == "14 points, and only 1 troll goes home instead of 3."
    assert why(collecting("F2", 24), "tundra2") == "15 points for slot II, and its crown brings 5 more."
    assert why(collecting("F1", 24, 23, 22), "tundra1") == (
        "15 points for slot +, and the others have only 1 more turn each."
    )


def test_going_home() -> None:
    def leaving(**trolls: int) -> Match:
        table = layout(10, 20).trolls(0, **trolls).treasures(tundra1=28, forest1=27)
        match = table.bout("F1", strikes=2, table={"white": 3}).match()
        match.answer(0, "stop")
        return match

    assert why(leaving(tundra1=3, forest1=1), "forest1") == (
        "Only 1 troll goes home this way, the fewest there can be."
    )
    assert why(leaving(tundra1=2, forest1=2), "forest1") == "This way your trolls stay beside the 28."
    assert why(leaving(tundra1=2, forest1=2, fjord1=2), "forest1") == (
        "This way you can still hammer at the north-west fortress (I)."
    )
