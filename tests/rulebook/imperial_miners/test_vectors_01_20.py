"""The test vectors of Imperial Miners, IM-T1 to IM-T20: rules, cells, the chain, collapses, carts, drawing."""

from __future__ import annotations

from tests.rulebook.imperial_miners.table import Play, Table, acting, card, effect, gold, points, step, zigzag
from underhall.games.imperial_miners.rules.choosing import playable
from underhall.games.imperial_miners.rules.scoring import title

# IM-T8: two rows, and where the chain goes that begins beneath them
TWO_ROWS = {"a0": "one_a", "a2": "one_b", "b-1": "two_a", "b1": "two_b"}
ACTIVATE_ONE = effect(step("activate", at={"pick": {}}))


def chains(play: Play, path: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Every way in which a chain can go until the surface asks: the cells that are activated, in their order."""
    path += tuple(play.activated() - set(path))
    if play.asked() == "surface":
        return {path}
    words = ["none"] if play.asked() == "effect" else play.words()
    return {way for word in words for way in chains(play.copy().answer(0, word), path)}


def test_t1_the_example_of_the_rulebook() -> None:
    """IM-T1, IM-14.2: 31 points and 8 full carts are 39, the 7 gold add nothing; a Tunneller."""
    cards, mine = zigzag("rich", 8)
    table = Table(cards=cards).mine(0, mine).points(0, 31).gold(0, 7)
    over = table.over()
    assert over.scores == (39,)
    assert over.breakdown == ({"points": 31, "carts": 8},)
    assert title(table.book, 39) == "tunneller"


def test_t2_in_round_1_only_level_1_is_playable() -> None:
    """IM-T2, IM-6.2, IM-3.8: 0 gold and two of level 2, one of level 3 that costs nothing, one of level 1."""
    table = Table().hand(0, "two_a", "three_a", "two_b", "one_a")
    state = table.before_event().state
    assert [state.book.card_words[code] for code in playable(state, 0)] == ["one_a"]
    play = table.play()
    assert play.mine() == {"a0": "one_a"}
    assert play.hand() == ["two_a", "two_b", "three_a"]


def test_t3_without_a_playable_card_one_is_drawn() -> None:
    """IM-T3, IM-6.3: the top card of level 1 is laid for nothing, and the hand still has 4."""
    play = Table().hand(0, "two_a", "two_b", "three_a", "three_b").play()
    assert play.lot.kind == "level-1"
    play.draw("one_c")
    assert play.mine() == {"a0": "one_c"}
    assert play.hand() == ["two_a", "two_b", "three_a", "three_b"]
    assert play.gold() == 0


def test_t4_six_neighbours() -> None:
    """IM-T4, IM-7.3: those of (2,1) are (1,0), (1,2), (2,-1), (2,3), (3,0), (3,2), and no others."""
    around = {"a0": "one_a", "a2": "one_b", "b-1": "two_a", "b3": "two_b", "c0": "three_a", "c2": "three_b"}
    farther = {"a-2": "one_c", "a4": "one_d", "b5": "two_c"}
    machines = effect(step("machine", at={"pick": {"adjacent": True}}))
    table = acting(machines, level=2).gold(0, 2).mine(0, {**around, **farther})
    play = table.play().lay(0, "actor", "b1").answer(0, "first")
    assert play.asked() == "target"
    assert set(play.words()) == set(around)


def test_t5_beneath_one_card() -> None:
    """IM-T5, IM-7.4: of a mine {(1,0)} row 2 has the cells -1 and 1, rows 3 and 4 have none."""
    play = Table().mine(0, {"a0": "one_a"}).hand(0, "two_a", "three_a", "deep").gold(0, 20).play()
    assert (play.asked(), play.words()) == ("cell", ["b-1", "b1"])
    assert play.hand() == ["three_a", "deep"]


def test_t6_beneath_two_cards() -> None:
    """IM-T6, IM-7.4: {(1,0), (1,2)} has -1, 1 and 3 in row 2, and (2,1) has two cards above."""
    play = Table().mine(0, {"a0": "one_a", "a2": "one_b"}).hand(0, "two_a").gold(0, 2).play()
    assert (play.asked(), play.words()) == ("cell", ["b-1", "b1", "b3"])
    play.answer(0, "b1", "none")
    assert (play.asked(), play.words()) == ("up", ["left", "right"])


def test_t7_a_gap_in_row_1() -> None:
    """IM-T7, IM-7.6: {(1,0), (1,4)} has -1, 1, 3 and 5 in row 2, and (1,2) is still free."""
    table = Table().mine(0, {"a0": "one_a", "a4": "one_b"}).hand(0, "one_c", "two_a").gold(0, 2)
    assert table.play().answer(0, "two_a").words() == ["b-1", "b1", "b3", "b5"]
    assert "a2" in table.play().answer(0, "one_c").words()


def test_t8_three_ways_up() -> None:
    """IM-T8, IM-8.1, IM-8.2: from (3,0) each chain activates 3 cards and ends at the surface."""
    play = Table().mine(0, TWO_ROWS).hand(0, "three_a").play().lay(0, "three_a", "c0")
    assert chains(play) == {("c0", "b-1", "a0"), ("c0", "b1", "a0"), ("c0", "b1", "a2")}


def test_t9_the_path_through_a_card_activated_specially() -> None:
    """IM-T9, IM-12.4: (2,1) gives nothing more, but both cards above it are still offered."""
    play = acting(ACTIVATE_ONE, level=3).mine(0, TWO_ROWS).play().lay(0, "actor", "c0")
    play.answer(0, "first", "b1", "first")
    assert play.gold() == 1
    assert play.asked() == "up"
    play.answer(0, "right")
    assert (play.asked(), play.words()) == ("up", ["left", "right"])
    assert play.gold() == 1
    play.answer(0, "right", "none")
    assert play.asked() == "surface"


def test_t10_the_chain_clears_a_collapse() -> None:
    """IM-T10, IM-10.3: the token goes, there is no effect, the chain goes on."""
    table = Table().mine(0, TWO_ROWS).collapses(0, "b1").hand(0, "three_a")
    play = table.play().lay(0, "three_a", "c0").answer(0, "none", "right")
    assert play.collapses() == set()
    assert (play.gold(), play.points()) == (0, 0)
    assert (play.asked(), play.words()) == ("up", ["left", "right"])
    play.answer(0, "left")
    assert play.asked() == "effect"


def test_t11_a_collapse_on_a_card_already_activated_stays() -> None:
    """IM-T11, IM-8.7, IM-10.7: "5 points, collapse on this card", and later in the round the chain meets it."""
    bomb = card("bomb", effect(points(5), step("collapse", at="self")))
    play = acting(ACTIVATE_ONE, level=2, cards=[bomb]).gold(0, 2).mine(0, {"a0": "bomb"}).play()
    play.lay(0, "actor", "b1").answer(0, "first", "first")
    assert play.points() == 5
    assert play.collapses() == {"a0"}
    assert play.asked() == "surface"


def test_t12_a_special_activation_clears_a_collapse() -> None:
    """IM-T12, IM-10.5: the collapse is removed, the card is activated, there is no effect."""
    table = acting(ACTIVATE_ONE, level=2).gold(0, 2).mine(0, {"a0": "one_a", "a4": "one_b"}).collapses(0, "a4")
    play = table.play().lay(0, "actor", "b1").answer(0, "first", "a4")
    assert play.collapses() == set()
    assert play.activated() == {"b1", "a4", "a0"}
    assert (play.gold(), play.points()) == (0, 0)
    assert play.about() == "a0"


def test_t13_two_full_halves() -> None:
    """IM-T13, IM-11.2: they are one full cart and 1 point."""
    cards = [card("west", carts="...F.."), card("east", carts="..F...")]
    over = Table(cards=cards).mine(0, {"a0": "west", "a2": "east"}).over()
    assert over.breakdown == ({"points": 0, "carts": 1},)


def test_t14_a_half_full_cart_and_a_token() -> None:
    """IM-T14, IM-11.4: nothing before; with the token 1 point, and it counts as full."""
    cards = [card("west", carts="...F.."), card("east", carts="..E...")]
    fill = effect(step("cart", n=1), gold({"per": "full_carts"}))
    table = acting(fill, cards=cards).mine(0, {"a0": "west", "a2": "east"})
    assert table.over().scores == (0,)
    play = table.play().lay(0, "actor", "a-2").answer(0, "first")
    assert play.tokens() == {"a0.r"}
    assert play.full_carts() == 1
    assert play.gold() == 1
    assert table.tokens(0, "a0.r").over().scores == (1,)


def test_t15_no_token_for_an_empty_cart() -> None:
    """IM-T15, IM-11.5: empty and empty, and no other junction: no token is taken, and none is kept for later."""
    cards = [card("west", carts="..EE.."), card("east", carts="..E..."), card("later", carts="...F..")]
    table = acting(effect(step("cart", n=1)), cards=cards).mine(0, {"a0": "west", "a2": "east"}).hand(0, "later")
    play = table.play().lay(0, "actor", "a4").answer(0, "first")
    assert play.asked() == "surface"
    assert play.tokens() == set()
    play.finish_round().draw("quiet_b").lay(0, "later", "a-2")
    assert play.half_carts() == 1
    assert play.tokens() == set()


def test_t16_a_full_cart_between_two_rows() -> None:
    """IM-T16, IM-11.2: (1,0) lower right and (2,1) upper left are both full."""
    cards = [card("high", carts=".....F"), card("low", carts="F.....", level=2)]
    over = Table(cards=cards).mine(0, {"a0": "high", "b1": "low"}).over()
    assert over.breakdown == ({"points": 0, "carts": 1},)


def test_t17_ten_in_hand_during_the_effect() -> None:
    """IM-T17, IM-12.6: with 7 in hand "draw 3" makes 10, then exactly 2 are discarded."""
    held = ("two_a", "two_b", "two_c", "two_d", "two_e", "two_f", "two_g")
    play = acting(effect(step("draw", n=3))).hand(0, *held).play().answer(0, "first", "1")
    play.draw("one_a").answer(0, "2").draw("two_h").answer(0, "3").draw("three_a")
    assert len(play.hand()) == 10
    assert play.asked() == "discard"
    play.answer(0, "one_a", "two_c")
    assert play.hand() == ["two_a", "two_b", "two_d", "two_e", "two_f", "two_g", "two_h", "three_a"]
    assert play.asked() == "surface"


def test_t18_the_drawn_card_is_never_in_hand() -> None:
    """IM-T18, IM-6.5: 8 in hand and none playable: a card is drawn and played, 8 stay, none is discarded."""
    held = [f"three_{letter}" for letter in "abcdefgh"]
    play = Table().hand(0, *held).play().draw("one_a").answer(0, "none")
    assert play.asked() == "surface"
    assert play.mine() == {"a0": "one_a"}
    assert play.hand() == held


def test_t19_one_card_then_another_deck() -> None:
    """IM-T19, IM-12.5: of two draws the first comes from level 3, is looked at, and the second from level 1."""
    play = acting(effect(step("draw", n=2))).play().answer(0, "first", "3").draw("three_a")
    assert play.hand() == ["three_a"]
    assert (play.asked(), play.words()) == ("deck", ["1", "2", "3"])
    play.answer(0, "1").draw("one_a")
    assert play.hand() == ["one_a", "three_a"]


def test_t20_nobody_draws_from_level_4() -> None:
    """IM-T20, IM-12.5: it is no answer."""
    play = acting(effect(step("draw", n=2))).play().answer(0, "first")
    assert play.words() == ["1", "2", "3"]
    assert play.unknown(0, "4")
