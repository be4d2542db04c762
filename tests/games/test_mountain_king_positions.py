"""Positions of In the Hall of the Mountain King that cannot be: each is refused in one sentence that names the rule or
the field, however it was edited."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import underhall
from tests.rulebook.mountain_king.table import Table, around_the_site, three_bars

FULL_STACKS = {"domino": 10, "corner": 12, "bar": 5, "square": 5, "tee": 5, "snake": 5, "ell": 5, "cavern": 5}
Change = Callable[[dict[str, Any]], object]


def base() -> dict[str, Any]:
    """Two players, a few tunnels with a statue and a pedestal, three trolls above the base."""
    table = three_bars().statue("ice", "l4").stands(0, "moon", "k4").goods(0, stone=2, rune=1)
    table.troll(0, "a2", "varn", coin=1).troll(0, "b2", "brakka").horde("low1", coin=2)
    return table.match().snapshot()


def tunnel(*squares: str) -> dict[str, Any]:
    return {"tile": 9, "squares": list(squares)}


def take_hall(state: dict[str, Any], squares: str, altar: str) -> None:
    state["halls_left"].remove("treasury")
    state["halls"].append({"hall": "treasury", "squares": squares.split(), "altar": altar})
    state["dug"] = sorted({*state["dug"], *squares.split()})


def dug(state: dict[str, Any], *squares: str) -> None:
    state["tunnels"].append(tunnel(*squares))
    state["dug"] = sorted({*state["dug"], *squares})


WRONG: dict[str, tuple[Change, str]] = {
    # fields
    "no field": (lambda s: s.pop("horde"), "horde"),
    "another field": (lambda s: s.update(weather="bad"), "weather"),
    "a word for a number": (lambda s: s.update(round="two"), "round"),
    "phase": (lambda s: s.update(phase="lunch"), "phase: 'lunch' is none of dealing"),
    "active": (lambda s: s.update(active=2), "active: there is no seat 2"),
    "seats": (lambda s: s["seats"].pop(), "seats: 1 of 2"),
    "owners": (lambda s: s["owners"].append(s["owners"][0]), "owners: 3 of 2"),
    "track": (lambda s: s["track"].pop(), "track: 14 of 15"),
    "crowned": (lambda s: s.update(crowned=[7]), r"crowned: \[7\] are no seats"),
    "square": (lambda s: s["seats"][0].update(gate="z99"), r"seats\[0\].gate: 'z99' is no square"),
    "troll": (lambda s: s["horde"][0].update(troll="bob"), "horde.low1.troll: .*bob"),
    "good": (lambda s: s["owners"][0]["goods"].update(beer=1), r"owners\[0\].goods: .*beer"),
    "clan": (lambda s: s["bag"].update(mud=1), "bag: .*mud"),
    "cell": (lambda s: s["seats"][0]["trolls"].update(e9=s["seats"][0]["trolls"]["a2"]), "'e9' is none of a1"),
    "square twice": (lambda s: s["dug"].append("l2"), "dug: l2 stands twice"),
    "clans for some": (lambda s: s["statues"][0].update(clan=None), "statues: some have a clan"),
    # the mountain
    "overlap": (lambda s: dug(s, "l2", "m2"), "MK-11.4: a tunnel overlaps"),
    "over a site": (lambda s: dug(s, "m4"), "MK-11.4: a tunnel overlaps something or lies where nobody can dig"),
    "in two pieces": (lambda s: dug(s, "m2", "o5"), "MK-11.4: a tunnel is not in one piece"),
    "hall shape": (lambda s: take_hall(s, "m2 m3 n2 n3", "m2"), "MK-14.1: treasury has another shape"),
    "hall without altar": (lambda s: take_hall(s, "m2 m3 n2 n3", "o5"), "MK-14.2"),
    "hall twice": (lambda s: s["halls"].append({"hall": "treasury", "squares": ["m2"], "altar": "m2"}), "MK-14.8"),
    "no start point": (lambda s: s["seats"][0].update(gate="m2"), "MK-3.2: the gate of seat 0"),
    "never dug": (lambda s: s["dug"].remove("l2"), "MK-11.10"),
    "no gate": (lambda s: s["seats"][1].update(gate=None), "MK-3.2: gates are placed before the draft"),
    "rivals touch": (lambda s: dug(s, *(f"{column}5" for column in "abcdefghi"), "a6", "a7"), "MK-X8"),
    # statues and pedestals
    "a statue less": (lambda s: s["statues"].pop(), "MK-2.8: 17 statues, not 18"),
    "two on a square": (lambda s: s["statues"][0].update(square=s["statues"][1]["square"]), "MK-15.4"),
    "in solid rock": (lambda s: s["statues"][5].update(square="o5"), "MK-15.7"),
    "dedicated": (lambda s: s["statues"][0].update(dedicated=True), "MK-6.9"),
    "a pedestal more": (lambda s: s["bag"].update(fire=s["bag"]["fire"] + 1), "MK-X6: 7 pedestals of fire, not 6"),
    "no token for it": (lambda s: s["pedestals"]["fire"].append("l2"), "MK-12.3: a pedestal of fire"),
    "in solid rock too": (lambda s: s["pedestals"].update(moon=["o5"]), "MK-12"),
    "two in one place": (lambda s: s["pedestals"].update(ice=s["pedestals"]["moon"][:]), "MK-12"),
    "a token of nobody": (lambda s: s["track"][0].update(owner=4), "MK-12.4|MK-X6"),
    "a token too often": (lambda s: [token.update(value=1) for token in s["track"]], "MK-2.9: the tokens"),
    "no token": (lambda s: s["track"][0].update(value=0), "MK-2.9"),
    # trolls
    "a troll twice": (lambda s: s["horde"][0].update(troll=s["horde"][1]["troll"]), "MK-1.5"),
    "a troll less": (lambda s: s["decks"][0]["unseen"].pop(), "MK-1.5"),
    "another level": (lambda s: s["decks"][0]["unseen"].append(s["decks"][1]["unseen"].pop()), "MK-2.3"),
    "five bribes": (lambda s: s["horde"][0].update(bribes={"coin": 5}), "MK-8.10"),
    "four bribes": (lambda s: s["horde"][0].update(bribes={"coin": 4}), "MK-X7"),
    "bribes on nobody": (
        lambda s: (s["decks"][0]["bottom"].append(s["horde"][0]["troll"]), s["horde"][0].update(troll=None)),
        "MK-8.5",
    ),
    "above nothing": (lambda s: s["seats"][0]["trolls"].update(a3=s["seats"][0]["trolls"].pop("b2")), "MK-9.1"),
    "too much on it": (lambda s: s["seats"][0]["trolls"]["a2"].update(held={"rune": 9}), "MK-9.3: more lies on varn"),
    "no starting troll": (lambda s: s["seats"][0]["trolls"].pop("d1"), "MK-3.7: the draft of seat 0"),
    "the same twice": (
        lambda s: s["seats"][0]["trolls"].update(a1=deepcopy(s["seats"][0]["trolls"]["b1"])),
        "MK-3.3: seat 0 has a starting troll twice",
    ),
    "above the base": (
        lambda s: s["seats"][0]["trolls"].update(a2=deepcopy(s["seats"][0]["trolls"]["a1"])),
        "MK-3.3|MK-1.5",
    ),
    # cards and tiles
    "a spell twice": (lambda s: s["spells_bottom"].append(s["spellbook"][0]["spell"]), "MK-6.3"),
    "a spell less": (lambda s: s["spells_unseen"].pop(), "MK-6.3"),
    "two open spells": (lambda s: s["spells_bottom"].append(s["spellbook"].pop()["spell"]), "MK-2.7"),
    "three runes": (lambda s: s["spellbook"][0].update(runes=3), "MK-X9"),
    "a workshop less": (lambda s: s["shops"].update({next(iter(s["shops"])): 0}), "MK-2.6|MK-1.7"),
    "many tunnels": (lambda s: s["stacks"].update(domino=99), "MK-1.7: a stack"),
    "a tunnel not taken": (lambda s: s["stacks"].update(FULL_STACKS), "MK-1.8"),
    "less than nothing": (lambda s: s["owners"][0].update(digging=-1), "MK-1.9"),
    "beyond all measure": (lambda s: s["owners"][0].update(digging=99_999), "MK-1.9: nobody"),
    # the turn
    "round": (lambda s: s.update(round=0), "MK-5.1"),
    "effects": (lambda s: s.update(effects=1 << 20), "MK-5.6"),
    "a crown for nothing": (lambda s: s.update(crowned=[0]), "MK-16.1: a crown"),
    "turns left": (lambda s: s.update(left=3), "MK-16.4: 3 turns"),
    "over too early": (lambda s: s.update(phase="over"), "MK-16.3"),
    "the draft is past": (lambda s: s["seats"][0].update(hand=["pip"]), "MK-3.7|MK-3.3"),
    "too early": (lambda s: s.update(phase="draft"), "MK-3"),
    "no such question": (lambda s: s.update(frames=[[99, 1]]), r"frames: \[\[99, 1\]\] are no questions"),
    "half a question": (lambda s: s.update(frames=[[1]]), "frames: "),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_position_that_cannot_be_is_refused(name: str) -> None:
    change, message = WRONG[name]
    snapshot = base()
    underhall.restore(deepcopy(snapshot), seed=1)
    change(snapshot["state"])
    with pytest.raises(underhall.BadSnapshot, match=message) as caught:
        underhall.restore(snapshot, seed=1)
    assert "\n" not in str(caught.value)


def test_teams_and_questions_in_the_middle() -> None:
    """A position in the middle of a gesture comes back as it was; with a number changed it is none."""
    match = around_the_site(2).goods(0, stone=4).match()
    match.answer(0, "ell-stone")
    snapshot = match.snapshot()
    assert underhall.restore(deepcopy(snapshot), seed=1).digest() == match.digest()
    for at in range(1, len(snapshot["state"]["frames"][-1])):
        wrong = deepcopy(snapshot)
        wrong["state"]["frames"][-1][at] = 10_000
        with pytest.raises(underhall.BadSnapshot, match="frames"):
            underhall.restore(wrong, seed=1)
    teams = Table(4, teams=True).match().snapshot()
    teams["state"]["owners"] *= 2
    with pytest.raises(underhall.BadSnapshot, match="owners: 4 of 2"):
        underhall.restore(teams, seed=1)
