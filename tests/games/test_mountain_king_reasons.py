"""What a gesture of In the Hall of the Mountain King brings, in one sentence: each on a position laid out for it, and
all through games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import underhall
from tests.reasons import Asked, why
from tests.rulebook.mountain_king.helpers import answer, spot, statue_at
from tests.rulebook.mountain_king.table import Table, around_the_site, new, open_spell, place_gates, three_bars
from tests.test_locale import EVERY_KEY
from underhall.games.mountain_king.words import KINDS

FALLBACK = "mk-why-open"
SHAMAN = "j2 k2 l2 j3 k3 l3 k4"


def then(table: Table, *words: str) -> underhall.Match:
    """The first seat has answered so far, paying as proposed."""
    match = table.match()
    answer(match, 0, *words)
    return match


def dug(table: Table, tile: str, squares: str) -> tuple[underhall.Match, str]:
    """A tile is chosen; and the word that lays it here."""
    match = then(table, tile)
    return match, spot(match, squares)


def beside_a_site() -> Table:
    """Three dominoes from the gate to o4, the second square from o6."""
    return Table().tunnel("m1 n1").tunnel("n2 o2").tunnel("o3 o4").goods(0, stone=2)


def bar_with_pedestal() -> underhall.Match:
    """A tunnel was dug, and its anchor may bear a pedestal."""
    match, word = dug(Table().goods(0, stone=4).pedestals(0, fire=1), "bar-stone", "l2 m2 n2 o2")
    answer(match, 0, word)
    return match


def dug_and_found() -> tuple[underhall.Match, str]:
    """A tunnel beside a site, and one kind of workshop to be founded there."""
    match, word = dug(Table().tunnel("l2 l3").supply(mint=1).goods(0, stone=2), "domino-stone", "m3 n3")
    answer(match, 0, word)
    return match, "mint"


def hall(table: Table) -> tuple[underhall.Match, str]:
    match = then(table.turn(0, "after"), "shaman")
    return match, spot(match, SHAMAN)


def under_the_altar() -> tuple[underhall.Match, str]:
    """A hall with an empty altar, and a statue in a tunnel beside it."""
    table = Table().tunnel("k2 l2").hall("treasury", "j3 k3 l3 j4 k4 l4 j5 k5 l5", "k4")
    match = table.goods(0, cart=1).turn(0, "after").match()
    return match, f"{statue_at(match, 'k2')} k4"


def at_the_site(*words: str) -> underhall.Match:
    return then(around_the_site(2).goods(0, heartstone=4), *words)


def at_the_draft() -> tuple[underhall.Match, str]:
    match = new(2)
    place_gates(match)
    (option,) = [option for option in match.asks[0].options if option.word.endswith("b1")][:1]
    return match, option.word


def rock_eater() -> tuple[underhall.Match, str]:
    table = open_spell("rock_eater").goods(0, rune=1, stone=4)
    _, word = dug(table, "cast-rock_eater bar-stone", "l2 m2 n2 o2")
    return then(table, "cast-rock_eater"), f"bar-stone {word}"


def crowned() -> Table:
    """The first seat has ten trolls and the first crown; the game goes on."""
    table = Table(3).fill(0).goods(0, rune=1)
    table.state["crowned"] = [0]
    return table


def from_table(table: Table, words: str) -> tuple[underhall.Match, str]:
    return table.match(), words


Case = tuple[str, Callable[[], tuple[underhall.Match, str]], str]
CASES: list[Case] = [
    # setting up
    ("shop", lambda: (new(2, workshops="chosen"), "mint"),
     "Once it is founded, this is what it offers: 1 iron for 1 coin."),
    ("gate", lambda: (new(3), "l1"),
     "From here the nearest buried statue is 2 squares away and the nearest site for a workshop 4 squares."),
    ("draft", at_the_draft, "Tutta stands where 5 of the 6 trolls to come can wake it."),
    # trolls
    ("hired", lambda: from_table(Table(), "low1"),
     "Brakka and the trolls that it wakes can bring 5 resources at once."),
    ("hired", lambda: from_table(Table().horde("low1", coin=3), "low1"),
     "Brakka and the trolls that it wakes can bring 5 resources at once; on top of that you collect 3 coins."),
    ("hired", lambda: from_table(Table().goods(0, coin=2), "mid1"),
     "Glodde and the trolls that it wakes can bring 5 resources at once, and a Fire pedestal comes along."),
    ("hired", lambda: from_table(Table().goods(0, coin=5), "top1"),
     "Hroth and the trolls that it wakes can bring 7 resources at once, and you choose a pedestal as well."),
    ("hired-last", lambda: from_table(Table().fill(0, but=1), "low1"),
     "Brakka completes your trollsmoot: the coronation token brings 3 honour."),
    ("troll", lambda: (then(Table(), "low1"), "a2"), "It wakes 2 other trolls; together they bring 5 resources."),
    ("crown", lambda: (then(Table().fill(0, but=1).goods(0, coin=4), "low1"), "a4"),
     "Your tenth troll brings the coronation token: 3 honour."),
    ("raised", lambda: from_table(open_spell("elevation").troll(0, "a2", "varn"), "cast-elevation a2 top1"),
     "From now on Hroth produces 5 resources whenever it wakes."),
    # tunnels
    ("dig", lambda: dug(Table().goods(0, stone=2), "domino-stone", "m1 n1"), "Your network grows by 2 squares."),
    ("dig", lambda: dug(Table().goods(0, stone=3), "corner-stone", "m1 n1 n2"), "The tunnel scores 1 honour."),
    ("dig-statue", lambda: dug(Table().goods(0, iron=4), "bar-iron", "i2 j2 k2 l2"),
     "You unearth a Fire statue, and the tunnel scores 6 honour."),
    ("dig-statue", lambda: dug(Table().goods(0, iron=2), "domino-iron", "k2 l2"), "You unearth a Fire statue."),
    ("dig-hall", lambda: dug(Table().tunnel("l2 l3 l4 l5").tunnel("k2 k3 k4 k5").goods(0, stone=3),
                             "corner-stone", "j2 j3 i2"),
     "Your tunnels then have room for a great hall, Shaman’s Abode: 6 or 14 honour on top of 1 for the tunnel."),
    ("dig-near", lambda: dug(Table().tunnel("l2 m2 n2 o2").goods(0, stone=2), "domino-stone", "j2 k2"),
     "6 of 7 squares for a great hall are then dug: Fissure."),
    ("dig-band", lambda: dug(Table().goods(0, stone=2), "domino-stone", "l2 l3"),
     "Your network reaches the light grey band, where a statue is worth 4 honour."),
    ("dig-pedestal", lambda: dug(Table().goods(0, stone=4).pedestals(0, fire=1), "bar-stone", "l2 m2 n2 o2"),
     "You may set a pedestal there for a token worth 4 honour; the tunnel scores 4."),
    ("dig-site", lambda: dug(beside_a_site(), "domino-stone", "o5 p5"), "You may found a workshop there."),
    ("dig-shop", lambda: dug(beside_a_site().shop("o6", "mint"), "domino-stone", "o5 p5"),
     "Your network reaches a workshop: Mint."),
    ("dig-find", lambda: dug(Table().goods(0, stone=2), "domino-stone", "l2 m2"), "You find 1 iron."),
    ("dig-find", rock_eater, "You find 1 iron, and the tunnel scores 4 honour."),
    # pedestals and workshops
    ("pedestal", lambda: (bar_with_pedestal(), "fire"),
     "The token brings 4 honour, and a Fire statue on this pedestal is worth 4."),
    ("keep", lambda: (bar_with_pedestal(), "none"), "You keep the pedestal for a better place."),
    ("gift", lambda: from_table(open_spell("masons_gift"), "cast-masons_gift"),
     "You may take a pedestal of your choice from the bag."),
    ("bag", lambda: (then(open_spell("masons_gift"), "cast-masons_gift"), "moon"),
     "A Moon pedestal can still bring you a token worth up to 4 honour."),
    ("found", dug_and_found, "It stands beside your tunnels, so you may use it in later turns: 1 iron for 1 coin."),
    ("work", lambda: (at_the_site(), "work-m4"), "Best for you here: 1 heartstone for 1 hammer, up to 3 times."),
    ("exchange", lambda: (at_the_site("work-m4"), "toolmaker-1"), "You then hold 1 hammer and still 3 heartstones."),
    ("leave", lambda: (at_the_site("work-m4"), "enough"), "Another exchange here would cost you more than it brings."),
    # spells and goods
    ("goods", lambda: from_table(open_spell("earth"), "cast-earth heartstone1"), "You get 1 heartstone."),
    ("goods", lambda: (then(open_spell("waking"), "cast-waking"), "b1"), "You get 1 heartstone."),
    ("goods", lambda: (then(open_spell("cave_in", table=Table().tunnel("l2 l3")), "cast-cave_in"), "l2"),
     "You get 2 stone."),
    ("exchange", lambda: from_table(Table().goods(0, stone=2, coin=4), "trade heartstone"),
     "You then hold 1 heartstone and still 2 coins."),
    ("unload", lambda: from_table(open_spell("open_hands").held(0, "b1", heartstone=1), "cast-open_hands b1"),
     "Your storage gets 1 heartstone, and the freed symbols can produce again."),
    ("song", lambda: from_table(open_spell("song_of_depth", table=three_bars()), "cast-song_of_depth"),
     "The spell scores 3 honour."),
    ("effect", lambda: from_table(open_spell("soft_stone"), "cast-soft_stone"),
     "This turn rubble costs you no hammers."),
    ("enough-dig", lambda: from_table(open_spell("thin_walls").goods(0, rune=1, stone=3), "cast-thin_walls"),
     "After that you can dig a tunnel for 4 honour: Bar."),
    ("enough-troll", lambda: from_table(open_spell("mask").goods(0, rune=1, stone=2), "cast-mask"),
     "After that you can pay the bribes for Kindra."),
    ("enough-statue", lambda: from_table(open_spell("wagon_call", table=three_bars()), "cast-wagon_call cart2"),
     "After that you can move a Fire statue."),
    # halls and statues
    ("hall", lambda: hall(three_bars()), "Shaman’s Abode scores 6 honour, and 14 once a statue stands on its altar."),
    ("hall-full", lambda: hall(three_bars().statue("ice", "k4")),
     "Shaman’s Abode scores 14 honour, since a statue stands on its altar."),
    ("altar", under_the_altar, "With a statue on its altar, Treasury scores 15 honour instead of 6."),
    ("statue", lambda: from_table(three_bars().goods(0, cart=1).turn(0, "after"), "statue1 k3"),
     "The Fire statue is then worth 4 honour instead of 2."),
    ("statue", lambda: from_table(three_bars().stands(0, "fire", "k5").goods(0, cart=1).turn(0, "after"), "statue1 k5"),
     "The Fire statue is then worth 16 honour instead of 2, doubled by its pedestal."),
    ("statue-apart",
     lambda: from_table(three_bars().statue("ice", "k3").goods(0, cart=1).turn(0, "after"), "statue1 l2"),
     "The Fire statue no longer stands behind a better one in the same tunnel: 2 honour more."),
    ("statue-way", lambda: from_table(three_bars().goods(0, cart=1).turn(0, "after"), "statue1 l2"),
     "The Fire statue stands better there for its next move."),
    # what brings nothing by itself
    ("done", lambda: from_table(three_bars().turn(0, "after"), "done"),
     "Neither a great hall nor a statue’s move would gain you anything now."),
    ("done", lambda: from_table(Table().goods(0, cart=4).tunnel("l2 k2").turn(0, "after"), "done"),
     "Moving a statue would gain you nothing now."),
    ("done", lambda: from_table(Table().goods(0, stone=4).tunnel("l2 k2").turn(0, "after"), "done"),
     "Only a trade is left, and 1 resource is hardly worth 4."),
    ("pass", lambda: from_table(crowned(), "pass"), "You can neither recruit nor dig."),
    ("open", lambda: (then(open_spell("earth"), "cast-earth"), "none"), "Nothing else brings you more right now."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "position", "sentence"), CASES, ids=[f"{number}: {case[0]}" for number, case in enumerate(CASES)]
)
def test_the_biggest_gain_is_told(key: str, position: Callable[[], tuple[underhall.Match, str]], sentence: str) -> None:
    assert why(*position()) == (f"mk-why-{key}", sentence)


def test_every_sentence_has_its_position() -> None:
    assert {f"mk-why-{case[0]}" for case in CASES} == {key for key in EVERY_KEY if key.startswith("mk-why-")}


def test_a_team_is_told_of_its_common_storage() -> None:
    table = open_spell("earth", table=Table(4, teams=True))
    assert why(table.match(), "cast-earth heartstone1") == ("mk-why-goods", "You get 1 heartstone.")


def test_every_kind_of_ask_gets_a_reason() -> None:
    """Through games between casual bots; that nothing better can be said is seldom said. Two questions of rare spells
    come only in the positions above."""
    asked = Asked()
    asked.play("mountain-king", 2, seed=0, workshops="chosen")
    asked.play("mountain-king", 4, seed=1)
    assert asked.kinds >= set(KINDS) - {"dig", "slot", "tunnel"}
    assert asked.share(FALLBACK) < 0.03
