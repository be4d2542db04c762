"""The rules of In the Hall of the Mountain King, chapter 10: carts."""

from __future__ import annotations

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import answer, asked, on_troll, refusal, slot, statue_at, store, words
from tests.rulebook.mountain_king.table import Table

CLAN_CARTS = {"fire": "ruhl", "ice": "hjela", "moon": "lunna"}


def with_statue(clan: str, **options: object) -> Table:
    """A statue of this clan in a tunnel of two squares, after the troll is recruited."""
    return Table(2, **options).tunnel("l2 l3").statue(clan, "l3").goods(0, stone=4).turn(0, "after")


def clan_carts(**options: object) -> Table:
    """Four clan carts on trolls, and nothing else."""
    table = Table(2, **options).troll(0, "a2", "brakka", fire_cart=1).troll(0, "b2", "frysk", ice_cart=1)
    return table.troll(0, "c2", "lunna", moon_cart=1).troll(0, "a3", "ruhl", fire_cart=1)


@pytest.mark.parametrize("clan", CLAN_CARTS)
@pytest.mark.parametrize("cart", CLAN_CARTS)
def test_the_symbol_makes_the_cart(cart: str, clan: str) -> None:
    """MK-10.1, MK-10.2: on a clan's symbol it moves that clan's statues and no others."""
    match = with_statue(clan).troll(0, "a2", CLAN_CARTS[cart], **{f"{cart}_cart": 1}).match()
    assert asked(match) == (0, "after")
    if cart == clan:
        answer(match, 0, statue_at(match, "l3"), "l2")
        assert on_troll(match, 0, "a2") == {}
    else:
        assert refusal(match, 0, statue_at(match, "l3")) == "MK-10.2"


@pytest.mark.parametrize("clan", CLAN_CARTS)
@pytest.mark.parametrize("place", ["storage", "spiral"])
def test_a_wild_cart_moves_any_statue(place: str, clan: str) -> None:
    """MK-10.1, MK-10.2: in the storage or on a spiral symbol."""
    table = with_statue(clan)
    table = table.goods(0, cart=1) if place == "storage" else table.troll(0, "a2", "slurra", cart=1)
    match = table.match()
    word = statue_at(match, "l3")
    answer(match, 0, word, "l2")
    assert statue_at(match, "l2") == word
    assert "cart" not in match.view().seats[0].goods


def test_the_mover_chooses_the_cart() -> None:
    """MK-10.2: the clan's own or a wild one."""
    match = with_statue("fire").troll(0, "a2", "ruhl", fire_cart=1).goods(0, cart=1).match()
    match.answer(0, f"{statue_at(match, 'l3')} l2")
    assert words(match) == {"cart", "fire_cart@a2", "proposed"}
    match.answer(0, "cart")
    assert on_troll(match, 0, "a2") == {"fire_cart": 1}


def test_clan_carts_turn_wild_in_a_storage() -> None:
    """MK-10.3: collected as a bribe, by the Quartermaster (MK-7.7), at the end (MK-17.3)."""
    match = Table().horde("low1", cart=2).match()
    answer(match, 0, "low1")
    assert store(match) == {"cart": 2}
    final = clan_carts().final()
    assert final.breakdown is not None
    assert final.breakdown[0]["sets"] == 1  # four carts of three clans are a set and one more


def test_most_carts_of_a_clan_are_on_its_trolls() -> None:
    """MK-10.4: here all of them; wild symbols are at most 15 in 100, and Mud trolls have no clan carts."""
    wild = clan = 0
    for troll in Table().content.trolls:
        for good, count in troll.makes.items():
            if good == "cart":
                wild += count
            elif good.endswith("_cart"):
                clan += count
                assert good == f"{troll.clan}_cart"
    assert 0 < wild <= 0.15 * (wild + clan)


def test_clan_carts_are_resources() -> None:
    """MK-10.5: clan_carts_generic = true, four of them can be traded."""
    match = clan_carts(clan_carts_generic=True).match()
    answer(match, 0, "trade", "stone")
    assert store(match) == {"stone": 1}
    assert [on_troll(match, 0, name) for name in ("a2", "b2", "c2", "a3")] == [{}] * 4


def test_clan_carts_may_be_no_resources() -> None:
    """MK-10.5: clan_carts_generic = false, they only move statues."""
    match = clan_carts(clan_carts_generic=False).match()
    assert refusal(match, 0, "trade") == "MK-4.6"
    mixed = clan_carts(clan_carts_generic=False).goods(0, stone=4).match()
    mixed.answer(0, "trade iron")
    assert store(mixed) == {"iron": 1}  # no choice: only the stones pay
    moving = with_statue("fire", clan_carts_generic=False).troll(0, "a2", "ruhl", fire_cart=1).match()
    answer(moving, 0, statue_at(moving, "l3"), "l2")
    assert on_troll(moving, 0, "a2") == {}


@pytest.mark.parametrize("shop", ["pick_smith", "wheel_maker"])
@pytest.mark.parametrize("generic", [True, False])
def test_clan_carts_at_the_workshops(generic: bool, shop: str) -> None:
    """MK-10.5: where any resource pays."""
    match = clan_carts(clan_carts_generic=generic).tunnel("l2 l3").tunnel("m2 m3").shop("m4", shop).match()
    if generic:
        answer(match, 0, "work-m4", f"{shop}-1")
        assert sum(store(match).values()) == 1
    else:
        assert refusal(match, 0, "work-m4") == "MK-7.7"


@pytest.mark.parametrize("generic", [True, False])
def test_clan_carts_behind_the_mask(generic: bool) -> None:
    """MK-10.5, MK-6.8: as bribes."""
    match = clan_carts(clan_carts_generic=generic).goods(0, rune=1).match()
    answer(match, 0, "cast-mask")
    if generic:
        answer(match, 0, "mid1")
        assert slot(match, "low1").bribes == {"cart": 1}
    else:
        assert refusal(match, 0, "mid1") == "MK-8.2"


@pytest.mark.parametrize("generic", [True, False])
def test_a_clan_cart_is_never_a_wild_one(generic: bool) -> None:
    """MK-10.5: not at the Cartwright, by either reading."""
    table = clan_carts(clan_carts_generic=generic).tunnel("l2 l3").tunnel("m2 m3").shop("m4", "cartwright")
    assert refusal(table.match(), 0, "work-m4") == "MK-7.7"


def test_a_unit_that_does_not_pay_is_refused_by_its_rule() -> None:
    """MK-10.5: a clan cart where it is no resource."""
    match = clan_carts(clan_carts_generic=False).goods(0, stone=4, iron=1).match()
    match.answer(0, "trade rune")
    assert words(match) == {"stone", "proposed"}
    assert refusal(match, 0, "ice_cart@b2") == "MK-10.5"
    with pytest.raises(underhall.Illegal):
        match.answer(0, "moon_cart@a2")
