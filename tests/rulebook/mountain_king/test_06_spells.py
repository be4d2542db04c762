"""The rules of In the Hall of the Mountain King, chapter 6: casting, and the five spells of the rulebooks."""

from __future__ import annotations

from typing import Any

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    deal_anything,
    dig,
    draw,
    events,
    finish,
    in_the_lot,
    lot,
    no_answer,
    on_troll,
    points,
    refusal,
    runes,
    slot,
    smoot,
    spot,
    statue_at,
    store,
    tunnels,
    words,
)
from tests.rulebook.mountain_king.table import Table, open_spell, three_bars

ALL_SPELLS = {
    # id: effect, whether the rulebook tells it
    "earth": ("gain", True),
    "mask": ("mask", True),
    "rock_eater": ("extra_dig", True),
    "elevation": ("elevate", True),
    "dedication": ("dedicate", True),
    "waking": ("wake", False),
    "toll": ("gain", False),
    "open_hands": ("unload", False),
    "soft_stone": ("soften", False),
    "thin_walls": ("thin", False),
    "cave_in": ("cave_in", False),
    "free_wheels": ("free_wheels", False),
    "lantern_road": ("road", False),
    "wagon_call": ("gain", False),
    "changing_places": ("swap", False),
    "masons_gift": ("pedestal", False),
    "song_of_depth": ("song", False),
}
LASTING = {"mask", "soft_stone", "thin_walls", "free_wheels"}


def useful(spell: str) -> Table:
    """A position in which every spell can do something."""
    table = Table().troll(0, "a2", "varn", coin=1).tunnel("l2 l3").tunnel("k3 k4").goods(0, stone=2, cart=1)
    return open_spell(spell, 0, table.statue("fire", "l3").statue("ice", "k4").tunnel("m2 n2"))


def test_the_spells_are_these() -> None:
    """MK-6.6: five are known from the rulebooks, twelve are ours and say so."""
    spells = Table().content.spells
    assert {spell.id: (spell.effect, spell.provenance == "rulebook") for spell in spells} == ALL_SPELLS


@pytest.mark.parametrize("spell", ALL_SPELLS)
def test_casting_costs_one_rune(spell: str) -> None:
    """MK-6.1: onto the card, whatever it does afterwards."""
    match = useful(spell).match()
    answer(match, 0, f"cast-{spell}")
    assert "rune" not in store(match)
    assert runes(match)[spell] == 1
    assert [event["spell"] for event in events(match, "cast")] == [f"@mk-spell-{spell}"]


@pytest.mark.parametrize("spell", sorted(set(ALL_SPELLS) - LASTING - {"song_of_depth"}))
def test_the_whole_effect_may_be_ignored(spell: str) -> None:
    """MK-6.2: the first question of a spell can be answered with "none", and nothing else changes."""
    match = useful(spell).match()
    before = match.snapshot()["state"]
    match.answer(0, f"cast-{spell} none")
    assert asked(match) == (0, "turn")
    after = match.snapshot()["state"]
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"cast", "spellbook", "owners"}
    assert store(match) == {"stone": 2, "cart": 1}


def test_no_rune_no_spell() -> None:
    """MK-6.1."""
    match = Table().goods(0, stone=9).match()
    assert refusal(match, 0, "cast-earth") == "MK-6.1"


def test_only_open_spells_are_cast() -> None:
    """MK-6.1: one of three."""
    match = Table().goods(0, rune=1).match()
    assert {word for word in words(match) if word.startswith("cast")} == {"cast-earth", "cast-mask", "cast-rock_eater"}
    assert refusal(match, 0, "cast-toll") == "MK-6.1"


def test_a_rune_from_a_troll_pays_too() -> None:
    """MK-6.1: without asking, if it is the only one."""
    match = Table().base(0, a1="hask").held(0, "a1", rune=1).match()
    match.answer(0, "cast-earth none")
    assert on_troll(match, 0, "a1") == {}
    assert runes(match)["earth"] == 1


def test_a_part_may_not_be_ignored() -> None:
    """MK-6.2: the second question of a spell has no "none"."""
    match = useful("elevation").match()
    match.answer(0, "cast-elevation a2")
    assert asked(match) == (0, "slot")
    assert words(match) == {"top1", "top2", "top3"}
    no_answer(match, 0, "none")
    match = useful("changing_places").match()
    match.answer(0, "cast-changing_places")
    assert "none" in words(match)
    third = useful("changing_places").statue("moon", "l2").match()
    third.answer(0, f"cast-changing_places {statue_at(third, 'l3')}")
    assert words(third) == {statue_at(third, "k4"), statue_at(third, "l2")}
    assert refusal(third, 0, "none") == "MK-6.2"
    match = useful("lantern_road").match()
    match.answer(0, f"cast-lantern_road {statue_at(match, 'l3')}")
    assert words(match) == {"l1", "l2", "k3", "m2", "n2"}


def test_the_third_rune_sends_the_card_away() -> None:
    """MK-6.3: after its effect; its runes are gone, it lies under the deck, the next card is open without runes."""
    match = open_spell("toll", 2).match(dealt=False)
    match.answer(0, "cast-toll")
    assert runes(match)["toll"] == 3
    match.answer(0, "rune2")
    assert store(match) == {"rune": 2}
    assert lot(match).kind == "spell"
    assert len(in_the_lot(match)) == 14
    assert "toll" not in in_the_lot(match)
    draw(match, "waking")
    assert runes(match) == {"waking": 0, "earth": 0, "mask": 0}
    assert match.view().spells_left == 14
    assert match.snapshot()["state"]["spells_bottom"] == ["toll"]


def test_a_spell_that_left_comes_again_last() -> None:
    """MK-6.3: when all others have come; the deck never runs out."""
    table = open_spell("toll", 2)
    table.state["spells_bottom"] = table.state["spells_unseen"]
    table.state["spells_unseen"] = []
    match = table.match(dealt=False)
    first = table.state["spells_bottom"][0]
    match.answer(0, "cast-toll none")
    assert runes(match) == {first: 0, "earth": 0, "mask": 0}
    assert match.snapshot()["state"]["spells_bottom"][-1] == "toll"
    assert match.view().spells_left == 14


@pytest.mark.parametrize("before", [0, 1])
def test_a_first_and_a_second_rune_stay(before: int) -> None:
    """MK-6.4: the card stays open with one more."""
    match = open_spell("toll", before).match()
    match.answer(0, "cast-toll none")
    assert runes(match)["toll"] == before + 1
    assert match.view().spells_left == 14


def test_runes_on_spells_are_nobodys() -> None:
    """MK-6.4: neither the caster nor the next seat can spend them."""
    match = open_spell("toll", 1).match()
    match.answer(0, "cast-toll none")
    answer(match, 0, "low1", "a2")
    assert refusal(match, 1, "cast-toll") == "MK-6.1"
    assert "rune" not in match.view().seats[0].goods


@pytest.mark.parametrize("spell", ["dedication", "elevation", "changing_places", "lantern_road", "cave_in"])
def test_a_spell_that_can_do_nothing_may_be_cast(spell: str) -> None:
    """MK-6.5: nobody has a tunnel, a statue or a recruited troll; the rune is paid and a third one flushes the card."""
    match = open_spell(spell, 2).match()
    match.answer(0, f"cast-{spell}")
    assert asked(match) == (0, "turn")
    assert store(match) == {}
    assert spell not in runes(match)


def test_a_wrong_word_is_no_answer() -> None:
    """MK-6.1: a spell that does not exist."""
    with pytest.raises(underhall.Illegal):
        Table().goods(0, rune=1).match().answer(0, "cast-fireball")


# The five of the rulebooks


@pytest.mark.parametrize(
    ("offer", "gains"), [("stone3", {"stone": 3}), ("iron2", {"iron": 2}), ("heartstone1", {"heartstone": 1})]
)
def test_rite_of_earth(offer: str, gains: dict[str, int]) -> None:
    """MK-6.6: one of three gains into the storage."""
    match = open_spell("earth").match()
    match.answer(0, "cast-earth")
    assert words(match) == {"stone3", "iron2", "heartstone1", "none"}
    match.answer(0, offer)
    assert store(match) == gains


def test_the_golden_mask_bribes_with_anything() -> None:
    """MK-6.6, MK-6.8: any mix of resources, one on each troll; the lower row stays free."""
    table = open_spell("mask").goods(0, stone=1, hammer=1)
    assert refusal(table.match(), 0, "mid1") == "MK-8.2"
    match = table.match()
    answer(match, 0, "cast-mask", "mid1")
    assert store(match) == {}
    assert [slot(match, name).bribes for name in ("low1", "low2")] == [{"stone": 1}, {"hammer": 1}]


def test_the_mask_is_no_duty() -> None:
    """MK-6.8: coins may be paid as well, bribe by bribe."""
    match = open_spell("mask").goods(0, stone=2, coin=2).match()
    answer(match, 0, "cast-mask")
    match.answer(0, "mid1")
    assert asked(match) == (0, "pay")
    assert words(match) == {"stone", "coin", "proposed"}
    match.answer(0, "stone coin")
    assert [slot(match, name).bribes for name in ("low1", "low2")] == [{"stone": 1}, {"coin": 1}]


def test_masked_bribes_are_bribes() -> None:
    """MK-6.8: the next recruiter collects them, and four of them make a troll retire."""
    match = open_spell("mask").goods(0, iron=2).horde("low2", coin=3).match()
    answer(match, 0, "cast-mask", "mid1", "a2")
    assert [event["troll"] for event in events(match, "retire")] == ["@mk-troll-sisska"]
    assert slot(match, "low2").bribes == {}
    answer(match, 1, "low1", "a2")
    assert store(match, 1) == {"iron": 1}


def test_a_cart_as_a_bribe_is_wild_afterwards() -> None:
    """MK-6.8, MK-10.3: whatever symbol it lay on."""
    match = open_spell("mask").troll(0, "a2", "ruhl", fire_cart=1).goods(0, coin=2).match()
    match.answer(0, "cast-mask")
    match.answer(0, "mid1 coin fire_cart@a2")
    match.answer(0, "b2")
    assert [slot(match, name).bribes for name in ("low1", "low2")] == [{"coin": 1}, {"cart": 1}]
    answer(match, 1, "low2", "a2")
    assert store(match, 1) == {"cart": 1}


def test_the_rock_eater_digs_at_once_and_again() -> None:
    """MK-6.6: paid like any tunnel; step 2 is still taken and may be a dig as well."""
    match = open_spell("rock_eater").goods(0, stone=4).match()
    answer(match, 0, "cast-rock_eater")
    assert words(match) == {"domino-stone", "corner-stone", "bar-stone", "square-stone", "tee-stone", "snake-stone",
                            "ell-stone", "none"}  # fmt: skip
    dig(match, 0, "domino-stone", "l2 l3")
    assert store(match) == {"stone": 2}
    assert asked(match) == (0, "turn")
    dig(match, 0, "domino-stone", "m1 n1")
    assert tunnels(match) == {frozenset({"l2", "l3"}), frozenset({"m1", "n1"})}
    assert store(match) == {}


def test_the_rock_eater_follows_every_rule_of_digging() -> None:
    """MK-6.6: hammers, honour, pedestal and workshop as always."""
    table = open_spell("rock_eater").goods(0, stone=4, hammer=1).pedestals(0, ice=1).tunnel("l2 l3").rubble("m3")
    match = table.match()
    match.answer(0, "cast-rock_eater square-stone")
    match.answer(0, spot(match, "m2 m3 n2 n3"))
    assert (store(match), points(match)["digging"]) == ({"iron": 1}, 4)
    assert asked(match) == (0, "pedestal")
    match.answer(0, "ice")
    assert asked(match) == (0, "site")
    match.answer(0, "none")
    assert asked(match) == (0, "turn")


def test_what_the_rock_eater_founds_works_at_once() -> None:
    """MK-6.10: the workshop can be activated later in the same step 1."""
    match = open_spell("rock_eater").goods(0, stone=5).tunnel("l2 l3").supply(mason=1).match()
    match.answer(0, "cast-rock_eater domino-stone")
    match.answer(0, spot(match, "m2 m3"))
    match.answer(0, "mason")
    assert "work-m4" in words(match)
    answer(match, 0, "work-m4", "mason-1")
    assert store(match) == {"stone": 2, "iron": 2}


def elevation(**options: Any) -> Table:
    """A level-2 troll with goods on it above the base; the top row waits."""
    return open_spell("elevation", 0, Table(**options)).troll(0, "a2", "varn", coin=2, stone=1).troll(0, "b2", "brakka")


def test_elevation_replaces_a_troll() -> None:
    """MK-6.6, MK-6.7: same cell, empty; the old card under its deck, its goods gone, the slot refilled from level 3."""
    match = elevation().match(dealt=False)
    match.answer(0, "cast-elevation")
    assert words(match) == {"a2", "none"}
    match.answer(0, "a2 top2")
    assert set(in_the_lot(match)) == {t.id for t in Table().content.trolls if t.level == 3} - {
        "hroth", "skorra", "eldgar",
    }  # fmt: skip
    draw(match, "jokkul")
    assert smoot(match)["a2"] == "skorra"
    assert on_troll(match, 0, "a2") == {}
    assert store(match) == {}
    assert slot(match, "top2").troll == "jokkul"
    assert match.snapshot()["state"]["decks"][1]["bottom"] == ["varn"]
    assert asked(match) == (0, "turn")


def test_elevation_is_no_recruiting() -> None:
    """MK-6.7: no bribe is paid, nothing wakes, no pedestal comes, and the turn still has its step 2."""
    match = elevation().match()
    answer(match, 0, "cast-elevation", "a2", "top2")
    assert all(place.bribes == {} for place in match.view().horde)
    assert [on_troll(match, 0, name) for name in ("a1", "b1")] == [{}, {}]
    assert match.view().stores[0].pedestals == {}
    assert asked(match) == (0, "turn")
    assert "low1" in words(match)


def test_elevation_takes_level_three_from_any_row() -> None:
    """MK-6.7: bribes on it are discarded and it leaves a place for another of level 3."""
    table = elevation().horde("mid2", "eldgar", coin=2)
    match = table.match(dealt=False)
    match.answer(0, "cast-elevation a2")
    assert "mid2" in words(match)
    match.answer(0, "mid2")
    assert all(Table().levels[troll] == 3 for troll in in_the_lot(match))
    deal_anything(match)
    assert slot(match, "mid2").level == 3
    assert slot(match, "mid2").bribes == {}
    assert store(match) == {}


def test_with_the_option_elevation_takes_from_the_top_row_alone() -> None:
    """MK-6.7, A-7: the other reading."""
    table = elevation(elevation_from="top_row").horde("mid2", "eldgar", coin=2)
    match = table.match()
    answer(match, 0, "cast-elevation", "a2")
    assert words(match) == {"top1", "top2", "top3"}
    assert refusal(match, 0, "mid2") == "MK-6.7"


def test_elevation_wants_level_two_for_level_three() -> None:
    """MK-6.6: not a troll of level 1, not a starting one."""
    match = elevation().match()
    match.answer(0, "cast-elevation")
    assert refusal(match, 0, "b2") == "MK-6.6"
    assert refusal(match, 0, "a1") == "MK-6.6"
    match.answer(0, "a2")
    assert refusal(match, 0, "mid1") == "MK-6.7"


def test_elevation_never_crowns_and_never_retires() -> None:
    """MK-6.7: of a full trollsmoot or another; three bribes on a troll stay three."""
    table = elevation().horde("low1", coin=3)
    match = table.match()
    answer(match, 0, "cast-elevation", "a2", "top1")
    assert events(match, "crown") == []
    assert events(match, "retire") == []
    assert slot(match, "low1").bribes == {"coin": 3}


def test_elevation_counts_in_a_tie() -> None:
    """MK-6.7, MK-18.2: what is in the trollsmoot at the end counts, so the level rises from 2 to 3."""
    match = elevation().match()
    answer(match, 0, "cast-elevation", "a2", "top1")
    assert match.snapshot()["state"]["seats"][0]["recruited"] == 3 + 1


@pytest.mark.parametrize(("square", "honour"), [("k2", 2), ("k3", 4), ("k4", 6)])
def test_dedication_scores_the_band(square: str, honour: int) -> None:
    """MK-6.6, MK-6.9: the base value at once; the statue stays and scores at the end too."""
    match = open_spell("dedication", 0, three_bars()).statue("ice", square).match()
    word = statue_at(match, square)
    answer(match, 0, "cast-dedication", word)
    assert points(match)["spells"] == honour
    assert statue_at(match, square) == word
    assert points(match)["statues"] >= honour


def test_dedication_again() -> None:
    """MK-6.9: the same statue in a later turn."""
    match = open_spell("dedication", 0, three_bars()).goods(0, rune=2).match()
    for turn in (1, 2):
        answer(match, 0, "cast-dedication", statue_at(match, "k2"))
        assert points(match)["spells"] == 2 * turn
        answer(match, 0, "low1", ("a2", "b2")[turn - 1])
        finish(match, 0)
        if turn == 1:
            answer(match, 1, "low2", "a2")


def test_with_the_option_a_statue_is_dedicated_once() -> None:
    """MK-6.9, A-9: the other reading; a snapshot remembers it."""
    table = open_spell("dedication", 0, three_bars(dedicate_again=False))
    match = table.statue("ice", "k3").goods(0, rune=2).match()
    first = statue_at(match, "k2")
    answer(match, 0, "cast-dedication", first)
    assert match.view().statues[int(first.removeprefix("statue")) - 1].dedicated
    answer(match, 0, "low1", "a2")
    finish(match, 0)
    answer(match, 1, "low2", "a2")
    again = underhall.restore(match.snapshot(), seed=1)
    for one in (match, again):
        one.answer(0, "cast-dedication")
        assert refusal(one, 0, first) == "MK-6.9"
        assert words(one) == {statue_at(one, "k3"), "none"}


def test_what_dedication_does_not_take() -> None:
    """MK-6.6, MK-6.9: not in the two inner bands, not on a pedestal of any clan, not in a hall, not a foreign one."""
    treasury = "j2 k2 l2 j3 k3 l3 j4 k4 l4"
    table = Table().hall("treasury", treasury, "k3").tunnel("k5 l5").tunnel("i3 i4").tunnel("i2 h2").tunnel("b8 b9")
    table.statue("ice", "k5").statue("moon", "k4").statue("fire", "i4").stands(0, "ice", "i4").statue("ice", "b8")
    match = open_spell("dedication", 0, table.statue("moon", "i2")).match()
    match.answer(0, "cast-dedication")
    assert words(match) == {statue_at(match, "i2"), statue_at(match, "h2"), "none"}
    for square in ("k5", "k4", "i4"):
        assert refusal(match, 0, statue_at(match, square)) == "MK-6.6"
    assert refusal(match, 0, statue_at(match, "b8")) == "MK-15.7"


def test_a_lasting_spell_leaves_with_its_third_rune() -> None:
    """MK-6.11: at once, and its effect still lasts."""
    match = open_spell("mask", 2).goods(0, stone=2).match()
    answer(match, 0, "cast-mask")
    assert "mask" not in runes(match)
    assert match.view().effects == ("mask",)
    answer(match, 0, "mid1")
    assert slot(match, "low1").bribes == {"stone": 1}
