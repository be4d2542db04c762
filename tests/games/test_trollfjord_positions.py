"""Positions of Trollfjord that cannot occur: each is refused by the rule that it breaks, and nothing is made of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import underhall
from tests.trollfjord import Layout
from underhall.core.errors import BadSnapshot

State = dict[str, Any]


def moving() -> Layout:
    return Layout(3).trolls(0, tundra1=2, forest1=2).trolls(1, forest1=1, fjord1=1)


def hammering() -> Layout:
    return moving().bout("F1", 1, strikes=2, table={"white": 3, "red": 2})


def angry() -> Layout:
    return moving().bout("F1", 1, strikes=2, table={"red": 7}, angry=True, phase="appeasing")


def ending() -> Layout:
    layout = Layout(3).sack(1, 11, 12, 13, 14).kings(4, 12, 14).finished(1)
    return layout.treasures(forest1=21, swamp1=22, glacier1=23, swamp2=24)


def gone_on() -> Layout:
    """Seat 0 has stopped with ten boulders and taken the ten; seat 1 may go on."""
    layout = moving().treasure("tundra1", None).sack(0, 10)
    taken = ["tundra1", None, None]
    return layout.bout("F1", 1, strikes=2, table={"white": 10}, phase="continuing", stopped=True, taken=taken)


def too_early() -> Layout:
    """Seat 0 has stopped with three boulders and got nothing."""
    return moving().bout("F1", 1, strikes=2, table={"white": 3}, phase="continuing", stopped=True)


def clearing() -> Layout:
    """Both have taken a treasure."""
    layout = moving().treasure("tundra1", None).treasure("forest1", None).sack(0, 10).sack(1, patch=(11,))
    taken = ["tundra1", "forest1", None]
    layout.bout("F1", 1, strikes=2, table={"white": 11}, phase="clearing", stopped=True, taken=taken)
    layout.state["queue"] = [0, 1]
    return layout


def last_treasure() -> Layout:
    """Seat 0 has just filled the slot +, and seat 1 may go on."""
    layout = moving().treasure("tundra1", None).sack(0, 20, 21, 22, 10)
    taken = ["tundra1", None, None]
    return layout.bout("F1", 1, strikes=2, table={"white": 10}, phase="continuing", stopped=True, taken=taken)


def change(*changes: Any) -> Callable[[State], None]:
    """Put a value where the path before it leads, one after the other."""

    def apply(state: State) -> None:
        for path, value in zip(changes[::2], changes[1::2], strict=True):
            *way, last = path.split(".")
            found: Any = state
            for part in way:
                found = found[int(part)] if isinstance(found, list) else found[part]
            found[last] = value

    return apply


BROKEN: list[tuple[Callable[[], Layout], Callable[[State], None], str]] = [
    (moving, change("strips", list("AABCDEFGHI")), "TF-2.7"),
    (moving, change("strips", list("ABCDEFGHIJA")), "TF-2.7"),
    (moving, change("strips", list("ABC")), "TF-2.14"),
    (moving, change("fortresses", [1, 1, 1, 2, 3, 3]), "TF-2.1"),
    (moving, change("stock.10", 2), "TF-2.2"),
    (moving, change("treasures", {}), "TF-2.2"),
    (moving, change("seats.0.trolls", {"forest1": 11}), "TF-2.13"),
    (moving, change("seats.0.progress", 2), "TF-3.7"),
    (moving, change("seats.0.progress", -1), "TF-2.13"),
    (moving, change("seats.2.progress", 30), "TF-3.6"),
    (moving, change("seats.2.progress", 62), "TF-3.7"),
    (moving, change("seats.2.progress", None), "TF-2.14"),
    (moving, change("seats.2.progress", -4), "TF-2.11"),
    (moving, change("active", 1), "TF-3.8"),
    (moving, change("turn", 0), "TF-10.1"),
    (moving, change("turn", 201), "turn: 201"),
    (moving, change("rest", 2), "TF-3.11"),
    (moving, change("rest", 4), "rest: 4"),
    (moving, change("queue", [1]), "TF-3.11"),
    (moving, change("announced", ["F1"]), "TF-3.11"),
    (moving, change("placed_in", "forest1"), "TF-4.6"),
    (moving, change("ending", True), "TF-9.4"),
    (moving, change("finished", [0]), "TF-9.3"),
    (moving, change("finished", [2, 2]), "finished: seat 2"),
    (moving, change("crowns", [0, None, None]), "TF-8.8"),
    (moving, change("crowns", [None, None]), "crowns: 2"),
    (moving, change("top.red", 12), "TF-8.17"),
    (moving, change("phase", "walking"), "phase: 'walking'"),
    (moving, change("phase", "deciding"), "TF-5.7"),
    (moving, change("phase", "over"), "TF-9.4"),
    (moving, change("phase", "dealing"), "TF-2.14"),
    (moving, change("seats.0.slots", [None, 15, None, None]), "TF-2.2"),
    (moving, change("seats.0.slots", [None, None, None]), "seats[0].slots"),
    (moving, change("seats.0.gifts", [4, 4]), "seats[0].gifts: the gift of 4"),
    (moving, change("seats.0.gifts", [5]), "seats[0].gifts: there is no gift of 5"),
    (moving, change("seats.0.patch", [9]), "seats[0].patch: there is no treasure of 9"),
    (hammering, change("bout", None), "TF-5.7"),
    (hammering, change("phase", "moving"), "TF-3.11"),
    (hammering, change("announced", []), "TF-5.7"),
    (hammering, change("bout.partner", 0), "TF-5.8"),
    (hammering, change("bout.partner", 2), "TF-6.1"),
    (hammering, change("bout.hitter", 2), "TF-6.1"),
    (hammering, change("bout.other", None), "TF-6.1"),
    (hammering, change("bout.retired", 1), "TF-6.1"),
    (hammering, change("bout.limit", 5), "TF-5.14"),
    (hammering, change("bout.strikes", 6), "TF-5.15"),
    (hammering, change("bout.strikes", 0), "TF-6.2"),
    (hammering, change("bout.strike", 3), "TF-6.1"),
    (hammering, change("bout.strike", 200), "bout.strike: 200"),
    (hammering, change("bout.table.red", 7), "TF-7.1"),
    (hammering, change("bout.table.white", 12), "TF-2.3"),
    (hammering, change("bout.angry", True), "TF-7.1"),
    (hammering, change("bout.appeased", True), "TF-7.4"),
    (hammering, change("bout.passes", 1), "TF-7.6"),
    (hammering, change("bout.pledged", [[4], [], []]), "TF-7.6"),
    (hammering, change("bout.pledged", [[4]]), "bout: pledged"),
    (hammering, change("bout.taken", ["tundra1", None, None]), "TF-8.6"),
    (hammering, change("bout.taken", [None, None, "tundra1"]), "TF-8.1"),
    (hammering, change("phase", "continuing"), "TF-6.10"),
    (hammering, change("phase", "late"), "TF-6.12"),
    (hammering, change("phase", "committing"), "TF-5.11"),
    (hammering, change("seats.1.trolls", {"forest1": 2}), "TF-5.3"),
    (hammering, change("fortresses", [2, 1, 3, 2, 3, 1]), "TF-5.2"),
    (hammering, change("bout.stopped", True), "TF-6.9"),
    (hammering, change("phase", "collecting"), "TF-6.10"),
    (gone_on, change("phase", "deciding"), "TF-8.4"),
    (gone_on, change("phase", "collecting"), "TF-8.4"),
    (gone_on, change("bout.hitter", 1, "bout.other", 0), "TF-8.4"),
    (gone_on, change("bout.table.white", 9), "TF-8.1"),
    (gone_on, change("seats.0.trolls", {"forest1": 2, "fjord1": 2}), "TF-8.1"),
    (gone_on, change("fortresses", [2, 1, 3, 2, 3, 1]), "TF-5.2"),
    (gone_on, change("bout.taken", [None, None, None]), "TF-8.15"),
    (gone_on, change("seats.0.slots", [None] * 4, "seats.0.patch", [10], "crowns", [None] * 3), "TF-8.5"),
    (gone_on, change("phase", "clearing", "queue", [0, 1], "bout.angry", True, "bout.table.red", 7), "TF-7.2"),
    (too_early, change("bout.table.white", 10), "TF-8.2"),
    (too_early, change("bout.table.white", 10, "phase", "collecting_other"), "TF-8.2"),
    (too_early, change("bout.table.white", 10, "phase", "clearing", "queue", [0, 1]), "TF-8.2"),
    (clearing, change("queue", []), "TF-8.11"),
    (clearing, change("queue", [0]), "TF-8.13"),
    (clearing, change("queue", [1, 0]), "TF-8.13"),
    (clearing, change("bout.table.white", 10), "TF-8.1"),
    (clearing, change("bout.taken", ["tundra1", None, None]), "TF-8.15"),
    (clearing, change("bout.taken", ["tundra1", "tundra1", None], "treasures.forest1", 12, "stock.12", 0), "TF-8.6"),
    (clearing, change("seats.1.patch", [], "seats.2.patch", [11]), "TF-8.5"),
    (last_treasure, change("bout", None), "TF-8.15"),
    (
        last_treasure,
        change("bout", None, "announced", [], "phase", "moving", "treasures.tundra1", 12, "stock.12", 0),
        "TF-9.3",
    ),
    (last_treasure, change("active", 1, "bout.partner", 0), "TF-9.3"),
    (angry, change("asked", 2), "TF-7.6"),
    (angry, change("bout.passes", 2), "TF-7.6"),
    (angry, change("bout.pledged", [[4], [], []]), "TF-7.6"),
    (angry, change("phase", "collecting"), "TF-7.2"),
    (angry, change("phase", "deciding"), "TF-7.1"),
    (ending, change("finished", []), "TF-9.3"),
    (ending, change("finished", [1, 0, 2]), "TF-9.4"),
    (ending, change("active", 1), "TF-9.3"),
    (ending, change("seats.1.trolls", {"forest1": 1}), "TF-9.3"),
    (ending, change("finished", [2, 1]), "TF-9.1"),
]


@pytest.mark.parametrize(("layout", "breaks", "named"), BROKEN, ids=range(len(BROKEN)))
def test_it_is_refused_by_its_rule(layout: Callable[[], Layout], breaks: Callable[[State], None], named: str) -> None:
    """One sentence that begins with the rule or the field."""
    whole = layout()
    whole.match()
    breaks(whole.state)
    with pytest.raises(BadSnapshot) as caught:
        underhall.restore(whole.snapshot)
    assert str(caught.value).startswith(named), caught.value


def test_a_seat_too_many() -> None:
    """A position is for as many as it says."""
    layout = moving()
    layout.state["seats"].append(layout.state["seats"][0])
    with pytest.raises(BadSnapshot, match="seats: 4 of them for 3 players"):
        underhall.restore(layout.snapshot)
