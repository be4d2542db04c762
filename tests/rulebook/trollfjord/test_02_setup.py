"""The rules of Trollfjord, chapter 2: components and setup."""

from __future__ import annotations

from collections import Counter

import underhall
from tests.trollfjord import Layout, asked
from underhall.core.match import Match, Outcome


def new(players: int = 4, seed: int = 1, **options: object) -> Match:
    return underhall.new("trollfjord", players=players, seed=seed, options=options)


def drawn(match: Match) -> Counter[str]:
    return Counter(entry.pile for entry in match.log if isinstance(entry, Outcome))


def test_what_is_in_the_box() -> None:
    """TF-2.1, TF-2.10: ten strips, six tokens, three crowns that nobody holds yet."""
    match = new()
    view = match.view()
    assert drawn(match) == {"strip": 10, "fortress": 6, "king": 4, "treasure": 12}
    assert sorted(view.strips) == list("ABCDEFGHIJ")
    assert sorted(fort.number for fort in view.fortresses) == [1, 1, 2, 2, 3, 3]
    assert view.crowns == (None, None, None)


def test_the_treasures() -> None:
    """TF-2.2: two each of 10 to 14 and 19 to 28, three each of 15 to 18: 42 tokens, 788 in all."""
    counts = {int(value): count for value, count in new().setup.content.treasures.counts.items()}
    assert counts == {value: 3 if 15 <= value <= 18 else 2 for value in range(10, 29)}
    assert sum(counts.values()) == 42
    assert sum(value * count for value, count in counts.items()) == 788


def test_all_boulders_are_in_the_tower() -> None:
    """TF-2.3, TF-2.8: eleven of each colour; nothing lies on the table."""
    layout = Layout(2).trolls(0, tundra1=1, forest1=1).kings(4, 10).after_moving()
    match = layout.match()
    match.answer(0, "F1")
    bout = match.view().bout
    assert bout.inside == {"white": 11, "red": 11, "yellow": 11, "blue": 11}
    assert bout.total == 0


def test_everybody_has_ten_trolls_and_three_gifts() -> None:
    """TF-2.4, TF-2.13: 4, 8 and 16, none of them given."""
    for seat in new(3).view().seats:
        assert seat.supply == 10
        assert [(gift.value, gift.given) for gift in seat.gifts] == [(4, False), (8, False), (16, False)]
        assert seat.slots == (None, None, None, None)


def test_two_regions_of_each_terrain() -> None:
    """TF-2.5: twelve in all; the fjords border on each other and on no other pair of the same terrain."""
    match = new()
    terrains = {region.id: region.terrain for region in match.view().regions}
    assert Counter(terrains.values()) == dict.fromkeys(("mountain", "fjord", "glacier", "swamp", "tundra", "forest"), 2)
    alike = {frozenset(pair) for pair in match.setup.content.borders if terrains[pair[0]] == terrains[pair[1]]}
    assert alike == {frozenset({"fjord1", "fjord2"})}


def test_fortresses_are_drawn_or_laid_as_for_a_first_game() -> None:
    """TF-2.6: with fortresses = first nothing is drawn, and equal numbers share no region."""
    first = new(fortresses="first")
    assert [fort.number for fort in first.view().fortresses] == [1, 2, 3, 2, 3, 1]
    assert drawn(first)["fortress"] == 0
    layouts = {tuple(fort.number for fort in new(seed=seed).view().fortresses) for seed in range(12)}
    assert len(layouts) > 6


def test_strips_lie_in_any_order() -> None:
    """TF-2.7, TF-3.1: sixty cells, round cells and footprints by turns."""
    orders = {new(seed=seed).view().strips for seed in range(12)}
    assert len(orders) > 6
    cells = new().view().cells
    assert len(cells) == 60
    assert [number for number, terrain in enumerate(cells) if terrain is None] == list(range(1, 60, 2))


def test_a_treasure_on_every_region() -> None:
    """TF-2.9: the other thirty are the stock."""
    view = new().view()
    assert all(region.treasure for region in view.regions)
    assert view.stock == 30


def test_kings_in_any_order_on_the_first_cells() -> None:
    """TF-2.11, TF-3.8: as many as players; the rearmost begins."""
    orders = set()
    for seed in range(12):
        match = new(3, seed)
        starts = [seat.start for seat in match.view().seats]
        assert sorted(starts) == [1, 2, 3]
        orders.add(tuple(starts))
        assert asked(match) == (starts.index(3), "move")
    assert len(orders) > 3


def test_no_bout_before_everybody_has_left_the_start() -> None:
    """TF-2.14, TF-4.17, TF-3.5: a first move fills one region at most and brings nobody behind any tailwind."""
    for seed in range(6):
        match = new(4, seed)
        for turn in range(1, 5):
            assert asked(match)[1] == "move"
            assert match.view().turn == turn
            assert all(move.tailwind == () or match.view().seats[move.tailwind[0]].progress >= 0
                       for move in match.view().moves)  # fmt: skip
            match.answer(asked(match)[0], "p3")
            while asked(match)[1] in ("place", "wander"):
                seat, kind = asked(match)
                match.answer(seat, match.asks[0].options[0].word if kind == "place" and seat == match.view().active
                             else {"place": "none", "wander": "enough"}[kind])  # fmt: skip
            assert match.view().open_fortresses == ()
        assert all(seat.start is None for seat in match.view().seats)
