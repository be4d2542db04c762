"""IM-12.5 to IM-12.12: drawing cards, the hand limit, level 4, and cards of a faction."""

from __future__ import annotations

import pytest

import underhall
from tests.rulebook.imperial_miners.playing import chain
from tests.rulebook.imperial_miners.table import GAME, Table, acting, card, draw, effect, event, gold, step
from underhall.core.game import ALL

THREES = [f"three_{letter}" for letter in "abcdefgh"]
ANY_CARD: dict[str, dict[str, str]] = {"pick": {}}
SCOTTISH = card("scot", factions=["scots"], level=2)
ROMAN = card("roman", factions=["romans"], level=2)
MIXED = card("mixed", factions=["romans", "scots"], level=2)


def drawing(n: int, *more: str, **fields: object) -> Table:
    """`actor` draws so many cards, and these are in hand beside it."""
    return acting(effect(step("draw", n=n, **fields))).hand(0, *more)


# Drawing


def test_cards_are_drawn_one_by_one() -> None:
    """IM-12.5: before each the owner names a deck, and sees the card before naming the next."""
    play = drawing(2).play().lay(0, "actor", "a0").answer(0, "first")
    assert (play.asked(), play.words()) == ("deck", ["1", "2", "3"])
    play.answer(0, "3").draw("three_d")
    assert (play.hand(), play.asked(), play.words()) == (["three_d"], "deck", ["1", "2", "3"])
    play.answer(0, "1").draw("one_d")
    assert (play.hand(), play.asked()) == (["one_d", "three_d"], "surface")


def test_no_draw_from_level_four() -> None:
    """IM-12.5: its deck is full and cannot be named."""
    play = drawing(1).play().lay(0, "actor", "a0").answer(0, "first")
    assert (len(play.deck(4)), play.words()) == (14, ["1", "2", "3"])
    ask = play.ask()
    assert ask is not None
    assert GAME.read(play.state, ask, "4") is None
    assert GAME.vocabulary(play.state)["deck"] == 3


def test_the_draw_is_among_the_deck_that_was_named() -> None:
    """IM-12.5: each of its cards may come, only the owner sees which, and the deck has one less."""
    play = acting(effect(step("draw", n=1)), players=2).hand(1, "one_b").deck(2, "two_a", "two_b").play()
    play.lay(0, "actor", "a0").answer(0, "first", "2")
    assert (play.lot.kind, play.in_the_lot(), play.lot.audience) == ("level-2", {"two_a", "two_b"}, 1)
    play.draw("two_b")
    assert (play.deck(2), play.hand()) == (["two_a"], ["two_b"])
    assert [args["card"] for args in play.heard("drew-own", 0)] == ["@im-card-two_b"]
    assert (play.heard("drew-own", 1), [args["level"] for args in play.heard("drew", 1)]) == ([], [2])


def test_a_level_without_cards_is_not_offered() -> None:
    """IM-12.5: neither deck nor discards; with one level left nobody is asked, with none nothing is drawn."""
    table = drawing(3).deck(2).deck(3, "three_a").deck(1, "one_a")
    play = table.play().lay(0, "actor", "a0").answer(0, "first")
    assert play.words() == ["1", "3"]
    assert play.refused(0, "2") == "IM-3.9"
    play.answer(0, "1").draw("one_a")
    assert play.in_the_lot() == {"three_a"}
    play.draw("three_a")
    assert (play.asked(), play.hand()) == ("surface", ["one_a", "three_a"])


def test_a_card_may_say_from_which_levels() -> None:
    """IM-12.5: only from level 3, and only from there."""
    play = drawing(1, levels=[3]).play().lay(0, "actor", "a0").answer(0, "first")
    assert play.lot.kind == "level-3"
    play = drawing(1, levels=[1, 2]).play().lay(0, "actor", "a0").answer(0, "first")
    assert play.words() == ["1", "2"]


# The hand limit


def test_eight_cards_after_an_effect() -> None:
    """IM-12.6: ten while it goes on, then exactly two go, of the owner's choice, to the discards of their levels."""
    play = drawing(3, *THREES[:7]).play().lay(0, "actor", "a0").answer(0, "first")
    for level, name in (("1", "one_b"), ("2", "two_b"), ("3", "three_h")):
        play.answer(0, level).draw(name)
    assert (len(play.hand()), play.asked()) == (10, "discard")
    ask = play.ask()
    assert ask is not None
    assert ask.subject[0] == 2
    assert play.words() == ["one_b", "two_b", *THREES[:7]]
    play.answer(0, "two_b")
    assert play.words() == THREES
    play.answer(0, "three_c")
    assert (len(play.hand()), play.asked()) == (8, "surface")
    assert (play.discards(1), play.discards(2), play.discards(3)) == ([], ["two_b"], ["three_c"])


def test_no_limit_before_the_effect_is_over() -> None:
    """IM-12.6: the hand counts nine cards in the middle of it, and eight are no reason to discard."""
    many = effect(step("draw", n=2, levels=[1]), gold({"per": "hand"}))
    play = acting(many).hand(0, *THREES[:7]).play().lay(0, "actor", "a0").answer(0, "first").draw("one_a", "one_b")
    assert (play.gold(), play.asked()) == (9, "discard")
    play = drawing(1, *THREES[:7]).play().lay(0, "actor", "a0").answer(0, "first", "1").draw("one_a")
    assert (len(play.hand()), play.asked()) == (8, "surface")


def test_the_limit_after_an_inner_effect() -> None:
    """IM-12.7: the card activated by another is over first; then the outer effect goes on and is checked itself."""
    inner = card("inner", effect(step("draw", n=2, levels=[1])))
    outer = effect(step("activate", at=ANY_CARD), step("draw", n=1, levels=[2]))
    table = acting(outer, cards=[inner]).mine(0, {"a0": "inner"}).hand(0, *THREES[:7])
    play = table.play().lay(0, "actor", "a2").answer(0, "first", "first").draw("one_a", "one_b")
    assert (play.asked(), len(play.hand())) == ("discard", 9)
    play.answer(0, "one_a")
    assert play.in_the_lot() >= {"two_a", "two_b"}
    play.draw("two_a")
    assert (play.asked(), len(play.hand())) == ("discard", 9)
    assert len(play.answer(0, "two_a").hand()) == 8


def test_the_limit_after_the_surface() -> None:
    """IM-12.7: a ninth card from there has to go before the round ends."""
    play = drawing(1, *THREES[:7]).play().lay(0, "actor", "a0").answer(0, "first", "1").draw("one_a")
    play.answer(0, "third", "1").draw("one_b")
    assert (play.asked(), play.state.round, len(play.hand())) == ("discard", 1, 9)
    play.answer(0, "one_a")
    assert (play.state.round, len(play.hand())) == (2, 8)


def test_the_limit_after_ones_part_of_an_event() -> None:
    """IM-12.7: before the cards are chosen, and at the end of a round before the next event."""
    for kind in ("instant", "end"):
        table = Table(events=[event("maps", step("draw", n=2, levels=[1]), kind=kind)]).hand(0, "one_a", *THREES[:7])
        play = table.play("maps")
        if kind == "end":
            chain(play.lay(0, "one_a", "a0"))
            play.answer(0, "first")
        play.draw("one_b", "one_c")
        assert (play.asked(), play.state.round, len(play.hand())) == ("discard", 1, 10 if kind == "instant" else 9)


def test_a_research_space_belongs_to_the_effect_that_led_there() -> None:
    """IM-12.7: two cards from the space and one more from the effect, one check after all of them."""
    cards_space = {"alchemy_a": [[step("draw", n=2, levels=[1])]] + [[gold()]] * 7}
    leading = effect(step("research", n=1), step("draw", n=1, levels=[2]))
    table = acting(leading, faces=cards_space).hand(0, *THREES[:7]).research(0, "alchemy_a", 0)
    play = table.play().lay(0, "actor", "a0").answer(0, "first").draw("one_a", "one_b")
    assert play.lot.kind == "level-2"
    play.draw("two_a")
    ask = play.ask()
    assert ask is not None
    assert (ask.kind, ask.subject[0]) == ("discard", 2)


# Level 4


def test_level_four_comes_from_boards_and_events() -> None:
    """IM-12.8: to the hand, unasked and for all to see; as many as there are."""
    space = {"alchemy_a": [[step("draw4")]] + [[gold()]] * 7}
    table = acting(effect(step("research", n=1)), faces=space).research(0, "alchemy_a", 0)
    play = table.play().lay(0, "actor", "a0").answer(0, "first")
    assert (play.hand(), len(play.deck(4))) == (["deep"], 13)
    table = Table(events=[event("echo", step("draw4", n=2))]).hand(0, "one_a", "one_b")
    play = table.play("echo")
    assert (play.hand(), len(play.deck(4))) == (["one_a", "one_b", "deep", "deep"], 12)
    assert play.heard("drew-deep")[0]["n"] == 2


def test_no_card_and_no_surface_gives_level_four() -> None:
    """IM-12.8: content that did would be refused."""
    bringing = effect(step("draw4"))
    with pytest.raises(underhall.UnderhallError, match=r"actor.*IM-12\.8"):
        acting(bringing)
    with pytest.raises(underhall.UnderhallError, match=r"surface.*IM-12\.8"):
        Table(surface=[bringing, effect(gold()), effect(gold())])


def test_level_four_is_played_as_usual() -> None:
    """IM-12.8: in row 4, for nothing, beneath a card of level 3; without one it cannot be played."""
    table = Table().mine(0, {"a0": "one_a", "b1": "two_a"}).hand(0, "deep", "one_b", "one_c")
    assert table.play().words() == ["one_b", "one_c"]
    play = table.mine(0, {"c0": "three_a"}).play()
    assert play.words() == ["one_b", "one_c", "deep"]
    play.answer(0, "deep")
    assert play.words() == ["d-1", "d1"]
    play.answer(0, "d1")
    assert (play.gold(), chain(play, "first")) == (0, ["d1", "c0", "b1", "a0"])
    assert play.points() == 4


# Cards of a faction


def looking(faction: str, n: int = 1, players: int = 1) -> Table:
    """`actor` takes a card of a faction."""
    return acting(effect(step("fdraw", faction=faction, n=n)), cards=[SCOTTISH, ROMAN, MIXED], players=players)


def test_a_card_of_a_faction_from_the_deck_of_ones_choice() -> None:
    """IM-12.9: one of that deck's cards of the faction; the others that were turned stay in it."""
    play = looking("scots").play().lay(0, "actor", "a0").answer(0, "first")
    assert (play.asked(), play.words()) == ("faction", ["1-scots", "2-scots", "3-scots"])
    before = play.deck(2)
    play.answer(0, "2-scots")
    assert play.in_the_lot() == {"scot", "mixed"}
    play.draw("scot")
    assert (play.hand(), play.asked()) == (["scot"], "surface")
    assert play.deck(2) == [name for name in before if name != "scot"]


def test_any_faction_is_named_with_the_deck() -> None:
    """IM-12.9: 18 answers, whatever the decks hold."""
    for table in (looking("any"), looking("any").deck(1).deck(2, "roman").deck(3)):
        play = table.play().lay(0, "actor", "a0").answer(0, "first")
        assert len(play.words()) == 18
        assert {word[2:] for word in play.words()} == {
            "scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans"
        }  # fmt: skip
        assert play.answer(0, "2-romans").in_the_lot() <= {"roman", "mixed"}


def test_several_are_drawn_one_by_one() -> None:
    """IM-12.9: with any faction each of them is named anew."""
    play = looking("any", 2).play().lay(0, "actor", "a0").answer(0, "first", "2-scots").draw("scot")
    assert len(play.words()) == 18
    play.answer(0, "2-romans")
    assert play.in_the_lot() == {"roman", "mixed"}
    assert play.draw("mixed").asked() == "surface"


def test_a_deck_without_the_faction_leads_to_another() -> None:
    """IM-12.10: everybody is told, the deck is as it was, and the same faction is looked for in a different deck."""
    play = looking("any").play().lay(0, "actor", "a0").answer(0, "first")
    before = play.deck(3)
    play.answer(0, "3-scots")
    assert [(args["level"], args["faction"]) for args in play.heard("found-none")] == [(3, "scots")]
    assert (play.deck(3), play.words()) == (before, ["1-scots", "2-scots"])
    assert play.refused(0, "3-scots") == "IM-12.10"
    play.answer(0, "1-scots")
    assert play.in_the_lot() == {"scot", "mixed"}


def test_none_in_all_three_decks_brings_nothing() -> None:
    """IM-12.10: and of two draws the second is made for its own faction."""
    play = looking("any", 2).play().lay(0, "actor", "a0").answer(0, "first", "3-japanese", "2-japanese")
    assert (len(play.heard("found-none")), len(play.words())) == (3, 18)
    play.answer(0, "2-scots").draw("scot")
    assert (play.hand(), play.asked()) == (["scot"], "surface")


def searching() -> underhall.Match:
    """The second seat has declined its effect; the first is to name a deck and a faction."""
    match = looking("any", players=2).hand(1, "one_a", "one_b").match()
    draw(match, "quiet_a")
    match.answer(1, "one_a")
    match.answer(1, "none")
    match.answer(0, "first")
    return match


def test_who_has_searched_cannot_go_back_behind_it() -> None:
    """IM-12.10: what the deck lacks has been seen; beforehand nothing is said of it."""
    match = searching()
    assert match.undo_barred(0) is None
    tried = match.attempt(0, "3-scots")
    assert (tried.view, tried.events, tried.barred) == (None, (), True)
    match.answer(0, "3-scots")
    assert match.undo_barred(0) == "a secret has been opened since"


def test_a_search_of_another_seat_bars_nobody_else() -> None:
    """IM-12.10, IM-14.7: as with a draw of another seat, which was asked at the same time."""
    match = searching()
    match.answer(0, "3-scots")
    assert match.undo_barred(1) is None
    match.undo(1)
    assert [(question.seat, question.kind) for question in match.asks] == [(0, "faction"), (1, "effect")]


def test_only_the_deck_is_searched() -> None:
    """IM-12.11: the discards hold a Scottish card, and stay where they are."""
    table = looking("scots").discards(2, "scot", "mixed")
    play = table.play().lay(0, "actor", "a0").answer(0, "first", "2-scots")
    assert (play.words(), play.discards(2)) == (["1-scots", "3-scots"], ["scot", "mixed"])


def test_an_empty_deck_is_filled_up_before_it_is_searched() -> None:
    """IM-12.11: its discards become the deck, the rest of them stays in it."""
    table = looking("scots").discards(2, "scot", "roman").deck(2)
    play = table.play().lay(0, "actor", "a0").answer(0, "first", "2-scots")
    assert play.in_the_lot() == {"scot"}
    play.draw("scot")
    assert (play.deck(2), play.discards(2)) == (["roman"], [])


@pytest.mark.parametrize("faction", ["romans", "scots"])
def test_a_card_of_two_factions_will_do_for_either(faction: str) -> None:
    """IM-12.12: whichever of them is looked for."""
    play = looking(faction).deck(2, "mixed", "two_a").play().lay(0, "actor", "a0").answer(0, "first", f"2-{faction}")
    assert play.in_the_lot() == {"mixed"}
    assert play.draw("mixed").hand() == ["mixed"]


def test_everybody_sees_the_card_that_was_found() -> None:
    """IM-12.12: the draw and what is told of it are for all, and it stays known while it is in hand."""
    table = acting(effect(step("fdraw", faction="scots")), players=2, cards=[SCOTTISH]).hand(1, "one_a")
    play = table.play().lay(0, "actor", "a0").answer(0, "first", "2-scots")
    assert play.lot.audience == ALL
    play.draw("scot")
    for listener in (0, 1, None):
        assert [args["card"] for args in play.heard("found", listener)] == ["@im-card-scot"]
    assert [play.state.book.card_words[code] for code in play.state.known[0]] == ["scot"]


def test_a_known_card_is_seen_by_others_until_it_is_played() -> None:
    """IM-12.12: in their view of that hand."""
    table = acting(effect(step("fdraw", faction="scots")), players=2, cards=[SCOTTISH]).hand(1, "one_a", "one_b")
    play = table.gold(0, 2).play().answer(1, "one_a").lay(0, "actor", "a0").answer(0, "first", "2-scots").draw("scot")
    assert GAME.view(play.state, 1).seats[0].known == ("scot",)
    play.answer(0, "first")
    play.until(lambda p: p.asked(0) == "cell")
    assert play.heard("revealed")[-1]["card"] == "@im-card-scot"
    assert GAME.view(play.state, 1).seats[0].known == ()
