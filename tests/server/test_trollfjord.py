"""Trollfjord at a house: questions to other seats within a turn."""

from __future__ import annotations

from tests.server.house import House
from tests.server.scenes import Scene, two_people
from tests.trollfjord import Layout
from underhall.server.store import Store


def laid_out(house: House, layout: Layout) -> Scene:
    """Anna and Béla at a position that was laid out by hand; it is Anna's turn."""
    match = layout.match()
    store = Store(house.database)
    position = store.keep_position(match.snapshot(), match.names, None)
    store.close()
    return two_people(house, game="trollfjord", position=position)


def test_a_turn_is_held_at_its_end_alone(house: House) -> None:
    """An announcement and a partner's answer go on at once; when the king has walked and nothing else is left, the turn
    is handed on."""
    layout = Layout(2).trolls(0, tundra1=2, forest1=2).trolls(1, forest1=1, fjord1=1).kings(4, 9).after_moving()
    scene = laid_out(house, layout)
    anna, bela = scene.chairs
    anna.answer("F1")
    assert anna.sync().position["held"] is None
    assert [one["seat"] for one in anna.position["waiting"]] == [1]
    bela.sync().answer("decline")
    assert bela.sync().position["held"] is None
    anna.sync().answer("leave")
    assert anna.sync().position["held"] is None  # she is last, so the next turn is hers too
    anna.answer("p3 none")
    anna.sync().answer("nowhere")
    assert anna.sync().position["held"] == 0
