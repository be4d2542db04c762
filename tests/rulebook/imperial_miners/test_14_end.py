"""IM-14: the end, the winner, the titles, and how everybody plays at the same time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import underhall
from tests.rulebook.imperial_miners.table import (
    GAME,
    Play,
    Table,
    acting,
    card,
    draw,
    effect,
    event,
    new,
    points,
    step,
)
from tests.strategies import play as play_at_random
from underhall.core.game import Chance, Decide
from underhall.core.setup import make_setup
from underhall.games.imperial_miners.rules.scoring import title

PAIR = [card(name, carts="..EF..") for name in ("west", "middle", "east", "far")]
FULL = [card(f"full_{letter}", carts="..FF..") for letter in "abcdefghi"]


# The end


def test_the_tenth_round_is_the_last() -> None:
    """IM-14.1: the game is over after its mine phase, and not before."""
    play = Table().round(9).hand(0, "one_a", "one_b", "one_c").play().lay(0, "one_a", "a0").answer(0, "none", "first")
    assert isinstance(play.pending, Chance)
    play.draw("quiet_b")
    assert (play.state.round, play.asked()) == (10, "card")
    play.lay(0, "one_b", "a2").answer(0, "none")
    assert play.asked() == "surface"
    play.answer(0, "first")
    assert play.over.scores == (0,)


def test_the_last_end_of_round_event_comes_before_the_end() -> None:
    """IM-14.1: its points count."""
    late = event("late", points(2), step("discard", n=1), kind="end")
    table = Table(events=[late]).round(10).hand(0, "one_a", "one_b", "one_c")
    play = table.play("late").lay(0, "one_a", "a0").answer(0, "none", "first")
    assert play.asked() == "discard"
    play.answer(0, "one_b")
    assert play.over.scores == (2,)


def test_a_whole_game_turns_ten_events() -> None:
    """IM-14.1: all different; ten cards lie in each mine."""
    play = new(2)
    play.finish_game()
    assert (len(play.state.seen), len(set(play.state.seen))) == (10, 10)
    assert [len(play.mine(seat)) for seat in (0, 1)] == [10, 10]


# The score


def test_points_and_full_carts_and_nothing_else() -> None:
    """IM-14.2: 31 points, 8 full carts: 39. Not gold, hand, machines, collapses, half-full carts or research."""
    row = {f"a{2 * n}": f"full_{letter}" for n, letter in enumerate("abcdefghi")}
    table = Table(cards=[*FULL, *PAIR]).mine(0, row).points(0, 31)
    assert (table.over().scores, table.over().breakdown) == ((39,), ({"points": 31, "carts": 8},))
    table.gold(0, 7).hand(0, "one_a", "two_a", "deep").machines(0, {"a0": 3}).collapses(0, "a2", "a4")
    table.research(0, "alchemy_a", 6, completed=2)
    assert table.over().scores == (39,)
    half = Table(cards=PAIR).mine(0, {"a0": "west", "a2": "middle"})
    assert (half.before_event().half_carts(), half.over().scores) == (1, (0,))


def standing(*seats: tuple[int, int, int]) -> tuple[int, ...]:
    """The ranks of seats with so many points (without carts), so much gold and so many full carts."""
    rows = [[f"{'abcde'[seat]}_{'abcde'[n]}" for n in range(full + 1)] for seat, (_, _, full) in enumerate(seats)]
    table = Table(len(seats), cards=[card(name, carts="..FF..") for row in rows for name in row])
    for seat, (gems, money, _) in enumerate(seats):
        table.points(seat, gems).gold(seat, money).mine(seat, {f"a{2 * n}": name for n, name in enumerate(rows[seat])})
    return tuple(table.over().ranking)


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        (((5, 0, 1), (4, 9, 1)), (1, 2)),
        (((3, 9, 2), (5, 0, 1)), (2, 1)),
        (((5, 3, 1), (5, 4, 1)), (2, 1)),
        (((5, 4, 1), (3, 3, 3)), (1, 2)),
        (((5, 3, 1), (4, 3, 2)), (2, 1)),
        (((5, 3, 1), (5, 3, 1)), (1, 1)),
        (((4, 3, 2), (3, 3, 3), (2, 2, 4)), (2, 1, 3)),
        (((5, 3, 1), (4, 3, 2), (4, 3, 2), (1, 9, 0)), (3, 1, 1, 4)),
    ],
)
def test_points_then_gold_then_full_carts(seats: tuple[tuple[int, int, int], ...], ranks: tuple[int, ...]) -> None:
    """IM-14.3: whoever is equal in all three shares the place."""
    assert standing(*seats) == ranks


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (0, "navvy"), (34, "navvy"), (35, "tunneller"), (45, "tunneller"), (46, "novice"), (55, "novice"),
        (56, "engineer"), (60, "engineer"), (61, "veteran"), (65, "veteran"), (66, "king"), (120, "king"),
    ],
)  # fmt: skip
def test_the_titles_of_a_game_alone(score: int, name: str) -> None:
    """IM-14.4: from the table of the rulebook; one seat plays the same game and sees its title."""
    assert title(GAME.book(make_setup(GAME, 1)), score) == name
    play = Table().points(0, score).before_event()
    assert GAME.view(play.state, 0).title == name


def test_a_title_is_for_one_alone() -> None:
    """IM-14.4: with two there is a winner instead."""
    play = Table(2).points(0, 50).before_event()
    assert GAME.view(play.state, 0).title is None


# Everybody at the same time


def seats_asked(play: Play) -> list[int]:
    pending = play.pending
    assert isinstance(pending, Decide)
    return [ask.seat for ask in pending.asks]


@pytest.mark.parametrize(("number", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])])
def test_the_first_seat_rotates(number: int, order: list[int]) -> None:
    """IM-14.5: for the choice of cards, and for those who draw because they can play none."""
    table = Table(3).round(number)
    for seat in range(3):
        table.hand(seat, *(f"one_{letter}" for letter in ("ab", "cd", "ef")[seat]))
    assert seats_asked(table.play()) == order
    table = Table(3).round(number)
    play = table.play()
    drawn = []
    for name in ("one_a", "one_b", "one_c"):
        drawn.append(play.lot.seat)
        play.draw(name)
    assert drawn == order


def test_setup_goes_by_seats() -> None:
    """IM-14.5: dealt and asked from the first seat on."""
    play = new(3)
    dealt = []
    while isinstance(play.pending, Chance):
        if play.lot.kind != "face":
            dealt.append(play.lot.audience.bit_length() - 1)
        play.draw(sorted(play.in_the_lot())[0])
    assert dealt == [0] * 8 + [1] * 8 + [2] * 8
    assert seats_asked(play) == [0, 1, 2]


def choosing(players: int = 3) -> Table:
    """Everybody has two cards to choose from."""
    table = Table(players)
    for seat in range(players):
        table.hand(seat, *(f"one_{letter}" for letter in ("ab", "cd", "ef")[seat]))
    return table


def test_choices_come_in_any_order_and_open_together() -> None:
    """IM-14.6: nothing lies open and nothing is told before the last; then all cards are."""
    assert {"keep", "card"} == GAME.sealed
    play = choosing().play()
    play.opened = 0
    play.answer(2, "one_e").answer(0, "one_b")
    assert (seats_asked(play), play.opened, play.heard("revealed")) == ([1], 0, [])
    for seat, other in ((0, 2), (2, 0)):
        assert "card" not in {key for args in play.heard("sealed", seat) for key in args}
        assert [args["player"] for args in play.heard("sealed", seat)] == [other]
    play.answer(1, "one_c")
    assert play.opened == 1
    assert {args["card"] for args in play.heard("revealed")} == {f"@im-card-one_{letter}" for letter in "ebc"}


def test_who_plays_alone_seals_nothing() -> None:
    """IM-14.6: the card is played at once, and nobody is told of a seal before it."""
    play = choosing(1).play().answer(0, "one_b")
    assert [key for key, _, _ in play.told if "seal" in key] == []
    assert [args["card"] for args in play.heard("revealed")] == ["@im-card-one_b"]
    play = new(1)
    while isinstance(play.pending, Chance):
        play.draw(sorted(play.in_the_lot())[0])
    play.keep(0, *play.words()[:4])
    assert [key for key, _, _ in play.told if "seal" in key] == []
    assert (len(play.heard("keeps", 0)), len(play.heard("kept"))) == (1, 1)


def test_a_seat_with_nothing_to_choose_seems_to_choose() -> None:
    """IM-14.6: the second seat has one playable card, the third none; both are waited for like the first."""
    table = Table(3).hand(0, "one_a", "one_b").hand(1, "one_c", "two_a").hand(2, "two_b")
    play = table.play()
    pending = play.pending
    assert isinstance(pending, Decide)
    assert ([ask.seat for ask in pending.asks], pending.waiting) == ([0], 0b110)
    match = table.match(seed=1)
    assert sorted(match.open_asks) == [(0, None), (1, None), (2, None)]
    play.opened = 0
    play.answer(0, "one_a")
    assert play.opened == 1


def test_a_choice_may_be_taken_back_until_the_last_is_in() -> None:
    """IM-14.6: and nobody else is told; once all are in, it lies open."""
    match = choosing().match(seed=1)
    match.answer(0, "one_a")
    match.answer(1, "one_d")
    match.undo(0)
    match.answer(0, "one_b")
    match.answer(2, "one_e")
    assert [args["card"] for args in revealed(match)] == ["@im-card-one_b", "@im-card-one_d", "@im-card-one_e"]
    with pytest.raises(underhall.UndoRefused):
        match.undo(2)


def after_an_event() -> underhall.Match:
    """Two seats have researched because of an event, and are to choose a card."""
    table = Table(2, events=[event("idea", step("research", n=2))]).hand(0, "one_a", "one_b").hand(1, "one_c", "one_d")
    match = table.match()
    draw(match, "idea")
    match.answer(0, "alchemy_a 1")
    assert match.undo_barred(0) is None
    match.answer(1, "technology_a 2")
    return match


def after_the_chains(number: int = 1) -> underhall.Match:
    """Two seats are done with their chains, and discard because of an event at the end of the round."""
    table = Table(2, events=[event("late", step("discard", n=1), kind="end")]).round(number)
    match = table.hand(0, "one_a", "one_b", "one_c").hand(1, "one_d", "one_e", "one_f").match()
    draw(match, "late")
    for seat, name in enumerate(("one_a", "one_d")):
        match.answer(seat, name)
    for seat in (0, 1):
        match.answer(seat, "none")
        match.answer(seat, "first")
        if not seat:
            assert match.undo_barred(0) is None
    return match


def after_the_end() -> underhall.Match:
    """The same in the last round, and the game is over."""
    match = after_the_chains(10)
    match.answer(1, "one_e")
    assert match.undo_barred(1) is None
    match.answer(0, "one_b")
    assert match.over
    return match


@pytest.mark.parametrize("common", [after_an_event, after_the_chains, after_the_end])
def test_nothing_behind_a_common_moment_is_taken_back(common: Callable[[], underhall.Match]) -> None:
    """IM-14.6: once all are done with an event, with their chains or with the game, by consent only."""
    match = common()
    for seat in (0, 1):
        assert match.undo_barred(seat) == "a secret has been opened since"


def test_who_plays_alone_has_the_same_common_moments() -> None:
    """IM-14.6: one rule for all; one's own moment is over when the next part of the round begins."""
    match = Table(events=[event("idea", step("research", n=2))]).hand(0, "one_a", "one_b").match()
    draw(match, "idea")
    match.answer(0, "alchemy_a")
    assert match.undo_barred(0) is None
    match.answer(0, "1")
    assert match.undo_barred(0) is not None


def revealed(match: underhall.Match) -> list[dict[str, object]]:
    found = [dict(event.args) for event in match.events() if event.key == "im-log-revealed"]
    return sorted(found, key=lambda args: str(args["player"]))


def test_the_cards_kept_are_sealed_too() -> None:
    """IM-14.6: picked in any order of seats; the others' are seen when everybody has chosen."""
    play = new(2).draw_anything()
    assert seats_asked(play) == [0, 1]
    play.answer(1, *play.hand(1)[:4])
    assert (seats_asked(play), play.discards(1), play.heard("kept"), len(play.hand(1))) == ([0], [], [], 8)
    play.answer(0, *play.hand(0)[:4])
    assert [len(play.hand(seat)) for seat in (0, 1)] == [4, 4]
    assert sorted(args["player"] for args in play.heard("kept")) == [0, 1]


def test_a_chain_may_begin_before_others_have_laid_their_cards() -> None:
    """IM-14.6: laying is open and has no barrier; the end of all chains has one."""
    play = choosing(2).play().answer(0, "one_a").answer(1, "one_c")
    assert [play.asked(seat) for seat in (0, 1)] == ["effect", "effect"]
    table = choosing(2).mine(0, {"a0": "one_g"}).mine(1, {"a0": "one_h"})
    play = table.play().answer(0, "one_a").answer(1, "one_c")
    assert [play.asked(seat) for seat in (0, 1)] == ["cell", "cell"]
    play.answer(1, "a2", "none", "first")
    assert [play.asked(seat) for seat in (0, 1)] == ["cell", None]
    assert (play.state.round, play.gold(1)) == (1, 1)
    play.answer(0, "a2", "none", "first")
    assert (play.state.round, play.lot.kind) == (2, "event")


def drawing_both() -> Play:
    """Two seats are about to draw a card from a deck of their choice; one card of level 1 is left."""
    other = card("other", effect(step("draw", n=1)))
    table = acting(effect(step("draw", n=1)), cards=[other], players=2).hand(1, "other").deck(1, "one_a")
    return table.play().lay(0, "actor", "a0").lay(1, "other", "a0").answer(0, "first").answer(1, "first")


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_comes_first_gets_the_card(first: int) -> None:
    """IM-14.7: draws act on the pile at the moment they happen, in either order."""
    play = drawing_both()
    assert [play.words(seat) for seat in (0, 1)] == [["1", "2", "3"]] * 2
    play.answer(first, "1")
    assert (play.in_the_lot(), play.lot.seat) == ({"one_a"}, first)
    play.draw("one_a")
    assert (play.hand(first), play.hand(1 - first)) == (["one_a"], [])


def test_a_draw_is_never_interrupted() -> None:
    """IM-14.7: while the lot is drawn nobody is asked anything; afterwards everybody is asked anew what changed."""
    play = drawing_both().answer(1, "1")
    assert isinstance(play.pending, Chance)
    assert (play.ask(0), play.ask(1)) == (None, None)
    play.draw("one_a")
    assert (play.asked(0), play.words(0)) == ("deck", ["2", "3"])


def test_a_discard_brings_a_level_back() -> None:
    """IM-14.7: one seat's discard of level 1 lets the other draw from there again."""
    other = card("other", effect(step("discard", n=1)))
    table = acting(effect(step("draw", n=1)), cards=[other], players=2).hand(1, "other", "one_b", "two_b").deck(1)
    play = table.play().answer(1, "other").answer(0, "first").answer(1, "first")
    assert play.words(0) == ["2", "3"]
    play.answer(1, "one_b")
    assert play.words(0) == ["1", "2", "3"]
    play.answer(0, "1")
    assert play.in_the_lot() == {"one_b"}


def test_mines_and_piles_are_seen_as_they_grow_and_shrink() -> None:
    """IM-14.8: another seat's new card, its effect and its draw, before the own card is laid."""
    table = acting(effect(points(3), step("draw", n=1)), players=2).hand(1, "one_a", "one_b").mine(1, {"a0": "one_c"})
    play = table.play().answer(1, "one_a").answer(0, "first", "2").draw("two_c")
    assert play.asked(1) == "cell"
    for listener in (1, None):
        view = GAME.view(play.state, listener)
        assert ([card.card for card in view.seats[0].mine], view.seats[0].points) == (["actor"], 3)
        assert (view.decks[1], view.seats[0].hand, sum(view.seats[0].hand_levels)) == (23, None, 1)


def test_what_is_sealed_is_not_seen() -> None:
    """IM-14.8: others see neither the choice nor the hand, only that there is one."""
    play = choosing().play().answer(0, "one_b")
    assert GAME.view(play.state, 0).seats[0].chosen == ("one_b",)
    for listener in (1, 2, None):
        seat = GAME.view(play.state, listener).seats[0]
        assert (seat.chosen, seat.hand, seat.doing) == ((), None, "sealed")
    assert GAME.view(play.state, 1).seats[1].doing == "choosing"


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_record_replays_to_the_same_states(players: int) -> None:
    """IM-14.9: setup, answers and draws in their order of arrival, seats interleaved at random."""
    match = underhall.new("imperial-miners", players=players, seed=players)
    play_at_random(match, Random(players))
    again = underhall.replay(match.record())
    assert (again.digest(), again.scores) == (match.digest(), match.scores)


def test_a_seed_and_the_answers_make_the_whole_game() -> None:
    """IM-14.9: asked in the same order, the same seed deals the same game, another one does not."""
    games = [underhall.new("imperial-miners", players=2, seed=seed) for seed in (3, 3, 4)]
    for match in games:
        play_at_random(match, Random(0), answers=40)
    assert games[0].digest() == games[1].digest() != games[2].digest()


KINDS = ("keep", "card", "cell", "effect", "up", "surface", "deck", "faction", "board", "steps", "target", "seam",
         "trade", "discard")  # fmt: skip


def test_the_kinds_of_question() -> None:
    """IM-14.10: these and no others, and each of them comes up in a few games."""
    assert tuple(GAME.vocabulary(Table().state)) == KINDS
    met: set[str] = set()
    for seed in range(8):
        rng = Random(seed)
        play = new(2, own=True)
        while isinstance(pending := play.pending, Chance | Decide):
            if isinstance(pending, Chance):
                assert pending.weights is not None
                GAME.outcome(play.state, rng.choices(range(len(pending.weights)), pending.weights)[0])
                continue
            for ask in pending.asks:
                assert len(ask.codes) > 1
                assert len(set(ask.codes)) == len(ask.codes)
                met.add(ask.kind)
            ask = rng.choice(pending.asks)
            GAME.answer(play.state, ask.seat, rng.choice(ask.codes))
    assert met == set(KINDS)


def test_a_forced_answer_is_not_asked_but_an_effect_is() -> None:
    """IM-14.10: one card, one cell, one target, one step: nobody is asked; one effect: it might be left out."""
    forced = effect(step("machine", at={"pick": {}}), step("research", n=1), step("draw", n=1, levels=[1]))
    play = acting(forced).research(0, "alchemy_a", 0).play()
    assert (play.asked(), play.words()) == ("effect", ["first", "none"])
    play.answer(0, "first")
    assert (play.machines(), play.points(), play.lot.kind) == ({"a0": 1}, 1, "level-1")


def test_an_effect_that_cannot_be_paid_leaves_no_question() -> None:
    """IM-14.10: then none is the only answer; the card is activated all the same."""
    play = acting(effect(points(), price=3)).play()
    assert (play.asked(), play.activated(), play.points()) == ("surface", {"a0"}, 0)
