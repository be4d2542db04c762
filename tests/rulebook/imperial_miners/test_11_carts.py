"""IM-11: half-carts that meet, and the tokens that fill them."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from tests.rulebook.imperial_miners.playing import carts
from tests.rulebook.imperial_miners.table import GAME, Table, acting, card, effect, gold, new, points, step
from tests.strategies import step as random_step
from underhall.core.game import Chance, Decide
from underhall.games.imperial_miners import state as st
from underhall.games.imperial_miners.notation import cell_word
from underhall.kit.masks import bits

SITES = ("UL", "UR", "L", "R", "LL", "LR")
AROUND = {"a0": "north_west", "a2": "north_east", "b-1": "west", "b3": "east", "c0": "south_west", "c2": "south_east"}
"""The six neighbours of b1, in the order of its sites."""
SEAMS = dict(zip(SITES, ("a0.lr", "a2.ll", "b-1.r", "b1.r", "b1.ll", "b1.lr"), strict=True))


def only(site: str, half: str) -> str:
    return "".join(half if site == other else "." for other in SITES)


@pytest.mark.parametrize("half", "FE")
@pytest.mark.parametrize("site", SITES)
def test_six_sites_one_for_each_neighbour(site: str, half: str) -> None:
    """IM-11.1: a card has a half here only, its six neighbours have full ones everywhere: one cart, on that side."""
    rows = {"a": 1, "b": 2, "c": 3}
    full = {1: "..FFFF", 2: "FFFFFF", 3: "FFFFFF"}
    cards = [card(name, level=rows[cell[0]], carts=full[rows[cell[0]]]) for cell, name in AROUND.items()]
    table = Table(cards=[*cards, card("centre", level=2, carts=only(site, half))])
    table.mine(0, AROUND | {"b1": "centre"})
    assert carts(table.before_event()) == {
        SEAMS[site]: "full" if half == "F" else "half",
        **dict.fromkeys(("a0.r", "c0.r", "a0.ll", "b-1.lr", "a2.lr", "b3.ll"), "full"),
    }


SIDES = {"a2": (1, 3, 2, "a0.r"), "b1": (2, 5, 0, "a0.lr"), "b-1": (2, 4, 1, "a0.ll")}
"""The level of a card at this cell, and the facing sites of a0 and of it."""


@pytest.mark.parametrize("cell", SIDES)
@pytest.mark.parametrize(
    ("halves", "cart"), [("FF", "full"), ("FE", "half"), ("EF", "half"), ("EE", "empty"), ("F.", None), (".E", None)]
)
def test_facing_halves_form_a_cart(cell: str, halves: str, cart: str | None) -> None:
    """IM-11.2: L meets R, UL meets LR, UR meets LL; two full halves are full, one is half-full, none is empty."""
    level, here, there, seam = SIDES[cell]
    one, two = only(SITES[here], halves[0]), only(SITES[there], halves[1])
    table = Table(cards=[card("one", carts=one), card("two", level=level, carts=two)]).mine(
        0, {"a0": "one", cell: "two"}
    )
    play = table.before_event()
    assert carts(play) == ({seam: cart} if cart else {})
    assert (play.full_carts(), play.half_carts()) == (int(cart == "full"), int(cart == "half"))


def test_only_neighbours_make_carts() -> None:
    """IM-11.2: a gap between two cards, and there is none; the card that closes it makes two."""
    table = Table(cards=[card(name, carts="..FFFF") for name in ("west", "middle", "east")])
    table.mine(0, {"a0": "west", "a4": "east"})
    assert carts(table.before_event()) == {}
    assert carts(table.mine(0, {"a2": "middle"}).before_event()) == {"a0.r": "full", "a2.r": "full"}


def half_row() -> Table:
    """Three cards in row 1, two half-full carts between them, and `actor` in hand, which places two tokens."""
    row = [card(name, carts="..EFFE") for name in ("west", "middle", "east")]
    table = acting(effect(step("cart", n=1)), effect(step("cart", n=2)), cards=row, level=1)
    return table.mine(0, {"a0": "west", "a2": "middle", "a4": "east"})


def test_a_full_cart_is_a_point_at_the_end() -> None:
    """IM-11.3: one for each, half-full and empty ones bring nothing."""
    row = [
        card("west", carts="..FF.."),
        card("middle", carts="..FE.."),
        card("east", carts="..FE.."),
        card("far", carts="..E..."),
    ]
    table = Table(cards=row).mine(0, {"a0": "west", "a2": "middle", "a4": "east", "a6": "far"})
    assert carts(table.before_event()) == {"a0.r": "full", "a2.r": "half", "a4.r": "empty"}
    over = table.points(0, 7).over()
    assert (over.scores, over.breakdown) == ((8,), ({"points": 7, "carts": 1},))


def test_a_token_goes_on_a_half_full_cart_only() -> None:
    """IM-11.4: full and empty ones, and seams without a cart, are not offered."""
    row = [
        card("west", carts="..FFFF"),
        card("middle", carts="..FEFF"),
        card("east", carts="..FE.."),
        card("far", carts="..EF.."),
        card("end", carts="..E..."),
    ]
    table = acting(effect(step("cart", n=1)), cards=row)
    table.mine(0, {"a0": "west", "a2": "middle", "a4": "east", "a6": "far", "a8": "end"})
    play = table.play().lay(0, "actor", "a12").answer(0, "first")
    assert carts(play) == {"a0.r": "full", "a2.r": "half", "a4.r": "empty", "a6.r": "half"}
    assert play.words() == ["a2.r", "a6.r"]
    assert [play.refused(0, seam) for seam in ("a0.r", "a4.r", "a8.r", "a0.lr")] == ["IM-11.4"] * 2 + ["IM-11.2"] * 2


def test_a_filled_cart_is_full_for_all_purposes() -> None:
    """IM-11.4: for points at the end, for effects that count full carts, and for the tie."""
    table = half_row()
    assert table.over().scores == (0,)
    assert table.tokens(0, "a0.r").over().scores == (1,)
    names = ("full_carts", "full_carts_self", "half_carts")
    counting = effect(*(points({"per": name}) for name in names), gold({"per": "half_carts"}))
    table = acting(counting, carts="..E...", cards=[card(name, carts="..EFFE") for name in ("west", "middle")])
    table.mine(0, {"a0": "west", "a2": "middle"}).tokens(0, "a0.r")
    play = table.play().lay(0, "actor", "a4").answer(0, "first")
    assert (play.points(), play.gold()) == (1 + 0 + 1, 1)


def test_a_token_counts_for_the_tie() -> None:
    """IM-11.4: of two with as many points and gold, the one with more full carts, filled ones included."""
    row = [card(name, carts="..EFFE") for name in ("west", "middle")]
    table = Table(2, cards=row).mine(0, {"a0": "west", "a2": "middle"}).points(0, 5).points(1, 6)
    assert table.over().ranking == (2, 1)
    over = table.tokens(0, "a0.r").over()
    assert (over.scores, over.ranking) == ((6, 6), (1, 2))


def test_no_half_full_cart_no_token() -> None:
    """IM-11.5: it is not kept for a half-full cart that comes later."""
    row = [card("west", carts="..EF.."), card("east", carts="..EF..")]
    table = acting(effect(step("cart", n=2), gold()), cards=row).hand(0, "east").mine(0, {"a0": "west"})
    play = table.play().lay(0, "actor", "a-2").answer(0, "first")
    assert (play.tokens(), play.gold(), play.asked()) == (set(), 1, "surface")
    play.answer(0, "first").draw("quiet_b").lay(0, "east", "a2")
    assert (carts(play), play.tokens(), play.full_carts()) == ({"a0.r": "half"}, set(), 0)


def test_the_owner_chooses_the_cart() -> None:
    """IM-11.6: either of the two; the other stays half-full, and the token lies there in the next round."""
    for chosen, left in (("a0.r", "a2.r"), ("a2.r", "a0.r")):
        table = half_row().hand(0, "one_a", "one_b")
        play = table.play().lay(0, "actor", "a8").answer(0, "first", chosen)
        assert (play.tokens(), play.full_carts(), play.half_carts()) == ({chosen}, 1, 1)
        assert carts(play)[left] == "half"
        play.answer(0, "first").draw("quiet_b").lay(0, "one_a", "a-2")
        assert play.tokens() == {chosen}


def test_one_token_per_cart() -> None:
    """IM-11.6: two tokens go to two carts; with one half-full cart left the second token is not taken."""
    play = half_row().play().lay(0, "actor", "a8").answer(0, "second")
    assert (play.tokens(), play.full_carts(), play.asked()) == ({"a0.r", "a2.r"}, 2, "surface")
    play = half_row().tokens(0, "a2.r").play().lay(0, "actor", "a8").answer(0, "second")
    assert (play.tokens(), play.full_carts(), play.half_carts()) == ({"a0.r", "a2.r"}, 2, 0)


def four_in_a_row() -> Table:
    """Three half-full carts; `actor` places one token or two."""
    row = [card(name, carts="..EFFE") for name in ("west", "middle", "east", "far")]
    table = acting(effect(step("cart", n=1)), effect(step("cart", n=2)), cards=row)
    return table.mine(0, {"a0": "west", "a2": "middle", "a4": "east", "a6": "far"})


def test_a_cart_with_a_token_is_not_offered_again() -> None:
    """IM-11.6: of three half-full carts one was filled before."""
    play = four_in_a_row().tokens(0, "a2.r").play().lay(0, "actor", "a10").answer(0, "first")
    assert play.words() == ["a0.r", "a4.r"]
    assert play.refused(0, "a2.r") == "IM-11.6"


def test_several_tokens_are_placed_one_after_the_other() -> None:
    """IM-11.6: two of three carts, asked one by one in any order."""
    play = four_in_a_row().play().lay(0, "actor", "a10").answer(0, "second")
    assert play.words() == ["a0.r", "a2.r", "a4.r"]
    play.answer(0, "a4.r")
    assert play.words() == ["a0.r", "a2.r"]
    play.answer(0, "a2.r")
    assert (play.tokens(), play.full_carts()) == ({"a2.r", "a4.r"}, 2)


def test_a_cart_with_a_token_is_a_full_one_of_its_card() -> None:
    """IM-11.4: full for all purposes, for what this card counts too; a token elsewhere is no matter of it."""
    row = [card(name, carts="..EFFE") for name in ("west", "middle")]
    own = effect(step("cart", n=1), gold({"per": "full_carts_self"}))
    table = acting(own, cards=row, carts="..EFFE").mine(0, {"a0": "west", "a2": "middle"})
    for seam, brings in (("a2.r", 1), ("a0.r", 0)):
        play = table.play().lay(0, "actor", "a4").answer(0, "first", seam)
        assert (play.full_carts(), play.gold()) == (1, brings)


def test_nothing_joins_with_the_surface() -> None:
    """IM-11.7: a card of row 1 has no halves that face it, and one alone makes no cart with anything (IM-A10)."""
    with pytest.raises(underhall.UnderhallError, match=r"IM-11\.7"):
        Table(cards=[card("upper", carts="FFFFFF")])
    table = Table(cards=[card("alone", carts="..FFFF")]).mine(0, {"a0": "alone"})
    assert (carts(table.before_event()), table.over().scores) == ({}, (0,))


def recount(state: st.State, seat: int) -> tuple[int, int]:
    """Full and half-full carts, counted from the cells, the printed halves and the tokens alone."""
    m, book = state.mines[seat], state.book
    at = {(cell // st.WIDE, cell % st.WIDE): card for cell, card in zip(m.cells, m.cards, strict=True)}
    tokens = {m.half[number] for number in bits(state.v[seat * st.ROW + st.TOKENS])}
    full = half = 0
    for (row, x), one in at.items():
        for side, (down, right, here, there) in enumerate(((0, 2, 3, 2), (1, -1, 4, 1), (1, 1, 5, 0))):
            other = at.get((row + down, x + right))
            pair = {book.carts[one][here], book.carts[other][there]} if other is not None else {0}
            filled = ((row * st.WIDE + x) * 3 + side) in tokens
            assert pair == {1, 2} or not filled, cell_word(row * st.WIDE + x)
            full += pair == {2} or filled
            half += pair == {1, 2} and not filled
    return full, half


@pytest.mark.parametrize("seed", range(3))
def test_carts_follow_from_cards_and_tokens(seed: int) -> None:
    """IM-11.8: at every moment of a game the carts are what a fresh count finds."""
    rng = Random(seed)
    play = new(2, own=True)
    seen = set()
    while isinstance(pending := play.pending, Chance | Decide):
        for seat in (0, 1):
            counted = (play.full_carts(seat), play.half_carts(seat))
            assert counted == recount(play.state, seat)
            seen.add(counted)
        random_step(GAME, play.state, pending, rng)
    assert len(seen) > 10
