"""What a hint says in Imperial Miners: every question has its sentence, which says what the gesture brings."""

from __future__ import annotations

import pytest

from tests.imperial_miners import TABLES
from tests.reasons import decisions, said
from tests.rulebook.imperial_miners.play import Play
from tests.rulebook.imperial_miners.playing import PYRAMID
from tests.rulebook.imperial_miners.table import Table, acting, card, effect, event, gold, new, points, step
from underhall.games.imperial_miners.reasons import reason
from underhall.games.imperial_miners.state import GOLD, KINDS

RARELY = 0.15


def test_a_bot_is_seldom_without_a_reason() -> None:
    """In whole games between casual bots nearly every gesture brings something that can be named."""
    plain = number = 0
    for players, seed in ((1, 1), (3, 2)):
        for one in decisions("imperial-miners", players, seed):
            key, args = reason(one.state, one.after, one.ask.seat)
            said((key, args))
            number += 1
            plain += key == "im-reason-plain"
    assert number > 250
    assert plain < RARELY * number


def test_every_kind_of_question_gets_a_sentence() -> None:
    """Also for what only a careless player does, and in the middle of a gesture."""
    kinds = set()
    for seed, (players, options) in enumerate(TABLES[-3:]):
        for one in decisions("imperial-miners", players, seed, rough=True, **options):
            said(reason(one.state, one.after, one.ask.seat))
            kinds.add(one.ask.kind)
    assert kinds == set(KINDS)


@pytest.mark.parametrize("rough", [False, True])
def test_a_reason_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(rough: bool) -> None:
    """IM-14.6: others' hands, sealed cards and decks are dealt anew, and who is forced may differ."""
    differ = 0
    for one in decisions("imperial-miners", 4, 5, rough=rough):
        why = reason(one.state, one.after, one.ask.seat)
        for seed in (1, 2):
            world, after = one.elsewhere(seed)
            assert reason(world, after, one.ask.seat) == why
            differ += world.hands != one.state.hands or world.decks != one.state.decks
    assert differ > 200


# The sentences, with the plain cards of the tests: their first effect brings 1 gold, the second 1 point


def why(play: Play, *words: str) -> str:
    """Why the first seat should answer this; test cards are called by their ids."""
    before = play.state.copy()
    play.answer(0, *words)
    return said(reason(before, play.state, 0)).replace("im-card-", "")


def dealt(*names: str) -> Play:
    """The first seat has these of the game's own cards to choose from, two of level 1 and three each of 2 and 3."""
    play = new(2, own=True).draw("alchemy_a", "technology_a", "diplomacy_a").draw(*names)
    return play.draw_anything()


def test_keeping() -> None:
    """IM-3.5: cards that go together; the last of them may go without saying."""
    play = dealt(
        "cart_legion-1", "pump_room-1", "paved_crossing-1", "weigh_house-1", "tea_pavilion-1", "forum_below",
        "gold_quadriga", "six_lanterns",
    )  # fmt: skip
    mixed = play.copy()
    assert why(play, "cart_legion-1", "paved_crossing-1", "weigh_house-1", "forum_below") == (
        "Cards of one faction help each other, and 4 of these are Romans."
    )
    assert why(mixed, "pump_room-1", "weigh_house-1", "six_lanterns").startswith(
        "1 card of level 1 to begin with, and 3 deeper ones to follow for "
    )


def test_playing_a_card() -> None:
    """IM-6.1: what it brings in its best place, and the cards that its chain passes."""
    four = card("four", effect(points(4)), level=3, cost=1)
    table = Table(cards=[four]).mine(0, {"a0": "one_a", "b1": "two_a"}).hand(0, "four", "one_b").gold(0, 3)
    assert why(table.play(), "four") == "Well placed, it brings 4 points, and its chain wakes 2 more cards."
    assert why(table.play(), "one_b") == "Well placed, it brings 1 point."
    idle = [card(name, effect(step("clear", at="self")), level=3) for name in ("idle", "idler")]
    table = Table(cards=idle).mine(0, {"a0": "one_a", "b1": "two_a"}).hand(0, "idle", "idler")
    assert why(table.play(), "idle") == "Its chain wakes 2 more cards."


def test_laying_it() -> None:
    """IM-7.4, IM-11.2: full carts, the way up, half-full carts, room below."""
    east, west = card("east", carts="...F.."), card("west", carts="..F...")
    cart = Table(cards=[east, west]).mine(0, {"a0": "east"}).hand(0, "west", "one_b").play().answer(0, "west")
    assert why(cart.copy(), "a2") == "1 cart becomes full here, which is 1 point."
    assert why(cart.copy(), "a6") == "Then there are 4 places for cards of level 2."
    half = card("half", carts="..E...")
    play = Table(cards=[east, half]).mine(0, {"a0": "east"}).hand(0, "half", "one_b").play().answer(0, "half")
    assert why(play, "a2") == "1 half-full cart joins here and only needs a token."
    rich = card("rich", effect(points(3)))
    play = Table(cards=[rich]).mine(0, {"a0": "one_a", "a2": "rich"}).gold(0, 2).hand(0, "two_a", "one_b").play()
    assert why(play.answer(0, "two_a"), "b3") == "From here the chain goes up to rich: 3 points."
    near = card("near", effect(points({"per": "adjacent"})))
    play = Table(cards=[near]).mine(0, {"a0": "one_a", "a4": "one_b"}).hand(0, "near", "one_c").play()
    assert why(play.answer(0, "near"), "a2") == "Here its effect brings 2 points."


def effects(*all_effects: dict[str, object]) -> Play:
    """The card with these effects has just been laid; the seat has a card of level 3 that costs 5."""
    dear = card("dear", level=3, cost=5)
    table = acting(*all_effects, cards=[dear]).gold(0, 3).hand(0, "dear")
    return table.play().lay(0, "actor", "a0")


def test_using_an_effect() -> None:
    """IM-8.3: what it brings instead of the other, what it costs, what the gold is for."""
    both = effects(effect(points(2)), effect(gold(2)))
    assert why(both.copy(), "first") == "That brings 2 points; the other effect would bring 2 gold."
    assert why(both.copy(), "second") == "2 gold towards dear, which costs 5."
    assert why(effects(effect(points(2), price=1), effect(gold(2))), "first") == "For 1 gold that brings 2 points."
    assert why(effects(effect(points(2))), "first") == "That brings 2 points."
    fair = effects(effect(gold(1))).copy()
    fair.state.v[GOLD] = 6
    assert why(fair, "first") == "That brings 1 gold."


def test_leaving_it_out() -> None:
    """IM-8.4"""
    assert why(effects(effect(points(1), price=2)), "none") == ("Your gold is better kept for dear, which costs 5.")
    assert why(effects(effect(step("clear", at="self"))), "none") == "Its effects would bring you nothing now."


def test_gold_for_all_of_the_hand() -> None:
    table = acting(effect(gold(2))).gold(0, 4).hand(0, "two_a", "two_b", "two_c")
    assert why(table.play().lay(0, "actor", "a0"), "first") == (
        "2 gold more, as the cards in your hand cost 6 in all and you have 4."
    )


def test_the_way_up() -> None:
    """IM-8.2: the best card on the way, also further up."""
    rich = card("rich", effect(points(3)))
    table = acting(level=3, cards=[rich])
    table.mine(0, {"a0": "one_a", "a2": "rich", "b-1": "two_a", "b1": "two_b"})
    play = table.play().lay(0, "actor", "c0").answer(0, "none")
    assert why(play.copy(), "right") == "That way the chain gets to rich: 3 points."
    assert why(play.copy(), "left") == "That way the chain gets to two_a: 1 point."
    play = acting(level=3).mine(0, PYRAMID).collapses(0, "b-1", "a0").play().lay(0, "actor", "c0").answer(0, "none")
    assert why(play, "left") == "two_a loses its collapse and can be used again."


def test_at_the_surface() -> None:
    """IM-8.1: cards for the rounds to come."""
    surface = [effect(gold(1)), effect(points(1)), effect(step("draw", n=2))]
    table = acting(effect(gold(1)), surface=surface).round(4)
    play = table.play().lay(0, "actor", "a0").answer(0, "none")
    assert why(play.copy(), "second") == "That brings 1 point."
    assert why(play.copy(), "third") == "There are 6 rounds to go, and your hand is empty."


def test_research() -> None:
    """IM-12.13: the space where the pickaxe stops, the top, and the best within reach."""
    table = acting(effect(step("research", n=3))).research(0, "alchemy_a", 3)
    laid = table.play().lay(0, "actor", "a0")
    assert why(laid.copy(), "first", "3") == (
        "Your pickaxe can reach a space that brings 6 points (Alchemy: the Crucible)."
    )
    laid.answer(0, "first")
    assert why(laid.copy(), "2") == "Space 5 brings 5 points (Alchemy: the Crucible)."
    top = acting(effect(step("research", n=3))).research(0, "alchemy_a", 5).play().lay(0, "actor", "a0")
    assert why(top.answer(0, "first"), "3") == "That completes the board, and its top brings 8 points."
    assert why(top, "technology_a") == "The top of this board brings 8 points (Technology: the Workshop)."
    dull = {"alchemy_a": [[step("clear", at={"pick": {}})]] * 7 + [[points(8)]]}
    play = Table(faces=dull, cards=[card("actor", effect(step("research", n=3)))]).hand(0, "actor")
    laid = play.research(0, "alchemy_a", 3).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(laid, "2") == "Then it is 3 more spaces to the top, which brings 8 points."


def test_drawing() -> None:
    """IM-12.5, IM-12.9: which level and faction, and nothing of what comes."""
    table = acting(effect(step("draw", n=1))).mine(0, {"a2": "one_a", "b3": "two_a"})
    play = table.hand(0, "two_b").play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play.copy(), "1") == "You have no card of level 1 in hand, and your mine has room for one."
    assert why(play.copy(), "2") == "Your mine has 2 places for level 2, and deeper cards bring more."
    assert why(play.copy(), "3") == "You have no card of level 3 in hand, and your mine has room for one."
    first = acting(effect(step("draw", n=1))).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(first, "3") == (
        "Deeper cards bring more, and there is room for level 3 as soon as you place a card of level 2."
    )


@pytest.mark.parametrize("there", [True, False])
def test_a_search_says_nothing_of_what_the_deck_holds(there: bool) -> None:
    """IM-12.9: the same sentence whether a Roman is found or not."""
    roman = card("roman", level=2, factions=["romans"])
    own = card("own", factions=["romans"])
    table = acting(effect(step("fdraw", faction="any")), cards=[roman, own]).mine(0, {"a2": "own"})
    table.deck(2, *(["roman"] if there else []), "two_a")
    play = table.play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play.copy(), "2-romans") == (
        "Cards of one faction help each other, and your mine has 1 of them already: Romans."
    )
    assert why(play, "2-japanese") == "That is a faction your mine does not have yet: Japanese."


@pytest.mark.parametrize("there", [True, False])
def test_a_search_that_fails_at_once_is_not_taken_for_another(there: bool) -> None:
    """IM-12.10: level 1 has failed; where level 2 fails too, level 3 is searched unasked."""
    romans = [card(f"roman_{'abc'[level]}", level=level + 1, factions=["romans"]) for level in (1, 2)]
    table = acting(effect(step("fdraw", faction="romans")), cards=romans).mine(0, {"a2": "one_a", "b3": "two_a"})
    table.hand(0, "three_a").deck(2, *(["roman_b"] if there else []), "two_c").deck(3, "roman_c", "three_c")
    play = table.play().lay(0, "actor", "a0").answer(0, "first", "1-romans")
    assert why(play.copy(), "3-romans") == "Your mine has 2 places for level 3, and deeper cards bring more."
    assert why(play.copy(), "2-romans") == "You have no card of level 2 in hand, and your mine has room for one."


def test_tokens() -> None:
    """IM-9.1, IM-10.1, IM-11.4, IM-12.1: machines where they count, activations for what they bring."""

    def aimed(step_: dict[str, object], *cards: dict[str, object]) -> Table:
        return acting(effect(step_), cards=cards).mine(0, {"a2": "one_a", "a4": "one_b"})

    machine = step("machine", at={"pick": {"other": True}})
    play = aimed(machine).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play, "a2") == "A machine stays for good, and cards to come may count it."
    itself = card("itself", effect(points({"per": "machines_self"})))
    play = aimed(machine, itself).mine(0, {"a-2": "itself"}).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play.copy(), "a-2") == "itself counts the machines on it."
    every = card("every", effect(points({"per": "machines_mine"})))
    play = aimed(machine, every).mine(0, {"a-2": "every"}).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play.copy(), "a2") == "every counts the machines in your mine."
    activate = step("activate", at={"pick": {"other": True}})
    play = aimed(activate).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play, "a2") == "Activating one_a brings 1 point."
    collapse = step("collapse", at={"pick": {}})
    play = aimed(collapse).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play.copy(), "a0") == "actor has done its work this round already."
    assert why(play.copy(), "a2") == "one_a is the card you can do without most easily."
    clear = step("clear", at={"pick": {"has_collapse": True}})
    play = aimed(clear).collapses(0, "a2", "a4").play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play, "a2") == "one_a loses its collapse and can be used again."


def test_a_cart_token() -> None:
    """IM-11.4"""
    halves = [card("west", carts="...F.."), card("mid", carts="..EF.."), card("end", carts="..E...")]
    table = acting(effect(step("cart", n=1)), cards=halves).mine(0, {"a2": "west", "a4": "mid", "a6": "end"})
    play = table.play().lay(0, "actor", "a0").answer(0, "first")
    assert why(play, "a2.r") == "One more cart is full, which is 1 point."


def test_an_exchange() -> None:
    """IM-5.4"""
    deal = step("trade", price=2, steps=[points(2)])
    assert why(effects(effect(deal)).answer(0, "first"), "yes") == "For 2 gold that brings 2 points."
    assert why(effects(effect(deal)).answer(0, "first"), "no") == "Your gold is better kept for dear, which costs 5."
    last = acting(effect(deal)).gold(0, 3).round(10).play().lay(0, "actor", "a0").answer(0, "first")
    assert why(last, "no") == "2 gold is too much for what it brings."


def test_discarding() -> None:
    """IM-12.6: for gold, or because the hand is full."""
    sale = event("sale", step("discard", n=2, upto=True, each=[gold(2)]))
    table = Table(events=[sale]).hand(0, "one_a", "one_b", "three_a")
    assert why(table.play("sale"), "one_a", "one_b") == "2 cards you can do without bring 4 gold."
    assert why(table.play("sale"), "enough") == "Your cards are worth more than what you would get for them."
    hand = ("one_a", "one_b", "two_a", "two_b", "two_c", "three_a", "three_b")
    table = acting(effect(step("draw", n=2))).hand(0, *hand).round(7)
    play = table.play().lay(0, "actor", "a0").answer(0, "first", "1").draw("one_c").answer(0, "1").draw("one_d")
    assert why(play.copy(), "three_a") == "Your mine has no room for this card yet."
    assert why(play.copy(), "one_a") == "There are 3 rounds to go, and you need this card least."


def test_a_title_alone() -> None:
    """IM-14.4: the next title is worth more than any other word; with others at the table there is none."""
    assert why(alone(1), "second") == "With 35 points you earn the title Tunneller."
    assert why(alone(2), "second") == "That brings 1 point; the other effect would bring 1 gold."


def alone(players: int) -> Play:
    table = acting(effect(gold(1)), effect(points(1)), players=players).points(0, 34)
    if players > 1:
        table.hand(1, "one_b")
    return table.play().lay(0, "actor", "a0")
