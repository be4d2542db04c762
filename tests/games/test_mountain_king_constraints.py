"""What a set of content of In the Hall of the Mountain King must meet: a pack that breaks a constraint is refused in
one sentence that names file, entry, field and the constraint; our own set and a sound pack are taken."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import underhall
from underhall.core.content import own_files
from underhall.games.mountain_king.content import load_content
from underhall.games.mountain_king.state import THIN

OWN = own_files("underhall.games.mountain_king")
HARD = {
    *(f"13.1.{n}" for n in range(1, 7)),
    *("13.2.1", "13.2.2", "13.3.1", "13.4.1", "13.4.2", "13.5.1", "13.6.1", "13.7.1", "13.7.2", "13.8.1", "13.9.1"),
    "13.10.1",
}
"""The hard constraints of the components."""

Pack = dict[str, dict[str, Any]]


def own(file: str, table: str, name: str) -> dict[str, Any]:
    return next(entry for entry in OWN[file][table] if entry["id"] == name)


def over(file: str, table: str, **entries: Any) -> Pack:
    """A pack that changes fields of entries; None takes one out."""
    changed = [
        {"id": name, "remove": True} if fields is None else {"id": name, **fields} for name, fields in entries.items()
    ]
    return {file: {table: changed}}


def winter(**fields: Any) -> Pack:
    return over("mountain", "side", winter=fields)


def painted(field: str, **letters: str) -> list[str]:
    """Rows of the winter side with letters on some squares."""
    rows = [list(row) for row in own("mountain", "side", "winter")[field]]
    for word, letter in letters.items():
        rows[int(word[1:]) - 1][ord(word[0]) - 97] = letter
    return ["".join(row) for row in rows]


def listed(field: str, **others: str | None) -> list[str]:
    """Sites or statues of the winter side with others in the place of some; None leaves one out."""
    words = [others.get(word, word) for word in own("mountain", "side", "winter")[field]]
    return [word for word in words if word is not None]


def starts(**others: Any) -> list[dict[str, Any]]:
    return [{**start, **others.get(start["at"], {})} for start in own("mountain", "side", "winter")["starts"]]


STATUES = own("mountain", "side", "winter")["statues"]
STARTS = starts()
FIVE = {"labels": [5]}
# A tail of the mountain, one square wide, with a start point at its end and another where it begins.
TAIL = {"bands": painted("bands", a1="D", a2="D", a3="D", a4="D"), "rubble": painted("rubble")}
# In front of the start point a9 lie a square of light grey and behind it a bay of dark grey: straight on leads outward.
BAY = {"bands": painted("bands", b9="L", b8="L", c9="D", c10="D"), "sites": listed("sites", c9=None)}

WRONG: list[tuple[str, Pack, str]] = [
    ("13.1.1", over("mountain", "side", autumn=None), "mountain.toml: side: .*an autumn and a winter side"),
    ("13.1.1", winter(bands=[]), "mountain.toml: winter: bands: .*1 to 26 rows"),
    ("13.1.1", winter(rubble=["x"]), "mountain.toml: winter: rubble: .*18 rows of 22"),
    ("13.1.1", winter(bands=painted("bands", f1="Z")), "mountain.toml: winter: bands: .*letters of"),
    ("13.1.1", winter(finds=painted("finds", f1="z")), "mountain.toml: winter: finds: .*letters of"),
    ("13.1.1", winter(finds=painted("finds", k9="s")), "mountain.toml: winter: finds: .*k9 cannot be dug"),
    ("13.1.1", winter(rubble=painted("rubble", r3="x")), "mountain.toml: winter: rubble: .*r3 cannot be dug"),
    ("13.1.1", winter(sites=listed("sites", m5="M5")), "mountain.toml: winter: sites: .*'M5' is no square"),
    ("13.1.1", winter(statues=listed("statues", m1="z9")), "mountain.toml: winter: statues: .*'z9' is no square"),
    ("13.1.1", winter(sites=listed("sites", m5="k9")), "mountain.toml: winter: sites: .*'k9' is no square of a band"),
    ("13.1.1", winter(statues=listed("statues", m1="o3")), "mountain.toml: winter: statues: .*o3 stands twice"),
    ("13.1.1", winter(starts=[*STARTS, STARTS[0]]), "mountain.toml: winter: starts: .*r3 stands twice"),
    (
        "13.1.2",
        winter(sites=listed("sites", m5="g1", p4="f2")),
        "mountain.toml: winter: bands: .*diggable squares must be connected",
    ),
    (
        "13.1.2",
        winter(**TAIL, starts=[*STARTS[:5], {"at": "a4", **FIVE}, {"at": "a1", **FIVE}, *STARTS[5:]]),
        "mountain.toml: winter: starts: .*no way from a1 to the yellow band",
    ),
    (
        "13.1.3",
        winter(bands=[row.replace("Y", "O") for row in painted("bands")]),
        "mountain.toml: winter: bands: .*Y is missing",
    ),
    ("13.1.3", winter(bands=painted("bands", e9=".")), "mountain.toml: winter: bands: .*D and what is inside it"),
    ("13.1.3", winter(bands=painted("bands", a5="L")), "mountain.toml: winter: bands: .*L and what is inside it"),
    (
        "13.1.3",
        winter(bands=painted("bands", k1="L", k2="L")),
        "mountain.toml: winter: bands: .*surround the next one completely, not at k1",
    ),
    ("13.1.3", winter(**BAY), "mountain.toml: winter: starts: .*every shortest way from a9 to the heart"),
    ("13.1.4", winter(starts=starts(e3={"labels": [5]})), "mountain.toml: winter: starts: .*4 .* labelled 4"),
    ("13.1.4", winter(starts=starts(e3={"labels": [3]})), "mountain.toml: winter: starts: .*labels of e3"),
    ("13.1.4", winter(starts=starts(e3={"labels": [4, 4]})), "mountain.toml: winter: starts: .*labels of e3"),
    ("13.1.4", winter(starts=starts(e3={"labels": []})), "mountain.toml: winter: starts: .*labels of e3"),
    ("13.1.4", winter(starts=starts(e3={"at": "g3"})), "mountain.toml: winter: starts: .*g3 must lie in the dark grey"),
    ("13.1.4", winter(starts=starts(g2={"at": "f2"})), "mountain.toml: winter: starts: .*e3 must be 3 squares from"),
    ("13.1.10", winter(starts=STARTS[::-1]), r"mountain.toml: winter: starts: .*clockwise.*\(MK-19.1\)"),
    ("13.1.5", winter(sites=listed("sites")[:11]), r"mountain.toml: winter: sites: .*12 to 16 \(MK-13.3\), not 11"),
    ("13.1.5", winter(sites=listed("sites", p4="q3")), "mountain.toml: winter: sites: .*q3 .* beside a start point"),
    ("13.1.5", winter(sites=listed("sites", p4="n5")), "mountain.toml: winter: sites: .*m5 .* beside another site"),
    ("13.1.5", winter(sites=listed("sites", p4="f1")), "mountain.toml: winter: sites: .*f1 needs 3 diggable sides"),
    ("13.1.6", winter(statues=[]), "mountain.toml: winter: statues: .*multiple of 3, from 3 to 21"),
    ("13.1.6", winter(statues=STATUES[:20]), "mountain.toml: winter: statues: .*multiple of 3"),
    ("13.1.6", winter(statues=listed("statues", o3="m5")), "mountain.toml: winter: statues: .*m5 is on a site"),
    ("13.1.6", winter(statues=listed("statues", o3="r3")), "mountain.toml: winter: statues: .*r3 is on .* start point"),
    ("13.1.6", winter(statues=STATUES[::-1]), "mountain.toml: winter: statues: .*clockwise"),
    ("13.1.6", winter(statues=listed("statues", m1="o3", o3="m1")), "mountain.toml: winter: statues: .*clockwise"),
    (
        "13.1.6",
        winter(statues=["m1", "o3", "t5", "o8", "v5", *STATUES[5:]]),
        "mountain.toml: winter: statues: .*no two in one direction",
    ),
    ("13.2.1", over("tunnels", "tunnel", bar={"count": 6}), r"tunnels.toml: count: .*stacks of .*\(MK-1.7\)"),
    ("13.2.1", over("tunnels", "tunnel", bar={"shape": ["o##x"]}), "tunnels.toml: bar: shape: .*drawn with"),
    ("13.2.1", over("tunnels", "tunnel", bar={"shape": []}), "tunnels.toml: bar: shape: .*2 to 5 squares, not 0"),
    ("13.2.1", over("tunnels", "tunnel", bar={"shape": ["#####o"]}), "tunnels.toml: bar: shape: .*not 6"),
    ("13.2.1", over("tunnels", "tunnel", bar={"shape": ["o#.##"]}), "tunnels.toml: bar: shape: .*one piece"),
    ("13.2.2", over("tunnels", "tunnel", bar={"shape": ["##", "#.", "#."]}), "tunnels.toml: bar: shape: .*one anchor"),
    ("13.2.1", over("tunnels", "tunnel", ell={"shape": ["o###"]}), "tunnels.toml: ell: shape: .*shape of bar too"),
    ("13.2.1", over("tunnels", "tunnel", snake={"shape": ["o##"]}), "tunnels.toml: shape: .*snake of 4 .* missing"),
    ("13.2.1", over("tunnels", "tunnel", corner={"shape": ["#####"]}), "tunnels.toml: shape: .*all sizes"),
    ("13.2.2", over("tunnels", "tunnel", domino={"shape": ["oo"]}), "tunnels.toml: domino: shape: .*one anchor, not 2"),
    ("13.2.2", over("tunnels", "tunnel", cavern={"shape": ["##", "##", "o."]}), "tunnels.toml: cavern: .*no anchor"),
    ("13.3.1", {"tunnels": {"honour": {"6": [9, 10, 11]}}}, "tunnels.toml: honour: .*a row for each"),
    ("13.3.1", {"tunnels": {"honour": {"3": [1, 3]}}}, "tunnels.toml: honour: 3: .*three numbers"),
    ("13.3.1", {"tunnels": {"honour": {"3": [-1, 3, 5]}}}, "tunnels.toml: honour: 3: .*0 to 99"),
    ("13.3.1", {"tunnels": {"honour": {"5": [6, 9, 100]}}}, "tunnels.toml: honour: 5: .*0 to 99"),
    ("13.3.1", {"tunnels": {"honour": {"2": [0, 0, 1]}}}, "tunnels.toml: honour: 2: .*must be 0"),
    ("13.3.1", {"tunnels": {"honour": {"4": [3, 6, 9]}}}, "tunnels.toml: honour: 4: .*four stone .* not 3"),
    ("13.3.1", {"tunnels": {"honour": {"3": [1, 3, 3]}}}, "tunnels.toml: honour: 3: .*rise from stone"),
    ("13.3.1", {"tunnels": {"honour": {"5": [6, 9, 8]}}}, "tunnels.toml: honour: 5: .*rise from stone"),
    ("13.3.1", {"tunnels": {"honour": {"3": [1, 3, 10]}}}, "tunnels.toml: honour: 4: .*less than for 3"),
    ("13.4.1", {"table": {"statues": {"values": [2, 4, 6, 10]}}}, "table.toml: statues: values: .*five"),
    ("13.4.1", {"table": {"statues": {"values": [0, 4, 6, 8, 10]}}}, "table.toml: statues: values: .*from 1"),
    ("13.4.1", {"table": {"statues": {"values": [2, 4, 8, 6, 10]}}}, "table.toml: statues: values: .*rise inward"),
    ("13.4.1", {"table": {"statues": {"values": [2, 5, 6, 8, 10]}}}, "table.toml: statues: values: .*4 in light grey"),
    ("13.4.2", {"table": {"statues": {"copies": [1]}}}, "table.toml: statues: copies: .*for the tokens"),
    ("13.4.2", {"table": {"tokens": {"values": [3, 3, 3, 3]}}}, "table.toml: tokens: values: .*four different"),
    ("13.4.2", {"table": {"tokens": {"values": [5, 4, 2, 1]}}}, "table.toml: tokens: values: .*one of them 3"),
    ("13.4.2", {"table": {"tokens": {"values": [4, 3, 2, 0]}}}, "table.toml: tokens: values: .*from 1"),
    ("13.4.2", {"table": {"tokens": {"values": [400, 3, 2, 1]}}}, "table.toml: tokens: values: .*to 99"),
    ("13.4.2", {"table": {"tokens": {"copies": [4, 4, 4, 4]}}}, r"table.toml: tokens: copies: .*\(MK-2.9\)"),
    ("MK-1.6", {"table": {"crowns": {"values": [5, 0]}}}, "table.toml: crowns: values: must be 5 and 3"),
    ("13.5.1", over("halls", "hall", forge=None), r"halls.toml: hall: .*6 halls \(MK-14.8\), not 5"),
    ("13.5.1", over("halls", "hall", forge={"shape": ["###x", "#A#."]}), "halls.toml: forge: shape: .*drawn with"),
    ("13.5.1", over("halls", "hall", forge={"shape": ["###", "###", "###"]}), "halls.toml: forge: .*one altar.* not 0"),
    ("13.5.1", over("halls", "hall", forge={"shape": ["###.", "#A##.#"]}), "halls.toml: forge: shape: .*one piece"),
    ("13.5.1", over("halls", "hall", forge={"shape": ["###", "#.#", "#A#"]}), "halls.toml: forge: shape: .*no holes"),
    ("13.5.1", over("halls", "hall", forge={"shape": ["A"]}), "halls.toml: forge: shape: .*several tunnels.* not 1"),
    ("13.5.1", over("halls", "hall", forge={"shape": ["#" * 24 + "A"]}), "halls.toml: forge: shape: .*not 25"),
    (
        "13.5.1",
        over("halls", "hall", forge={"shape": ["#" * 11 + "A" + "#" * 11]}),
        r"halls.toml: forge: shape: .*cannot cover it anywhere on the \w+ side \(MK-14.1\)",
    ),
    ("13.5.1", over("halls", "hall", forge={"shape": ["A##", "#.#"]}), "halls.toml: forge: shape: .*several tunnels"),
    ("13.5.1", over("halls", "hall", forge={"shape": ["###", "#A#", "###"]}), "halls.toml: forge: .*shape of treasury"),
    ("13.5.1", over("halls", "hall", forge={"low": 21}), "halls.toml: forge: low: .*less than high"),
    ("13.5.1", over("halls", "hall", forge={"low": -1}), "halls.toml: forge: low: .*0 or more"),
    ("13.5.1", over("halls", "hall", forge={"high": 100}), "halls.toml: forge: high: .*at most 99"),
    ("13.5.1", over("halls", "hall", treasury={"low": 5}), "halls.toml: treasury: low: .*must be 6, not 5"),
    ("13.5.1", over("halls", "hall", treasury={"high": 16}), "halls.toml: treasury: high: .*must be 15, not 16"),
    (
        "13.5.1",
        over("halls", "hall", treasury=None, vault=own("halls", "hall", "treasury") | {"id": "vault"}),
        "halls.toml: treasury: .*must be there",
    ),
    ("13.5.1", over("halls", "hall", fissure={"low": 1}), "halls.toml: low: .*one hall must have 0"),
    ("13.5.2", over("halls", "hall", forge={"shape": ["A##", "###"]}), r"halls.toml: forge: shape: .*\(MK-14.3\)"),
    ("13.5.2", over("halls", "hall", forge={"shape": ["##.", ".A#", ".##"]}), r"halls.toml: forge: .*mirror image"),
    ("13.6.1", over("trolls", "starter", pip=None), r"trolls.toml: starter: .*must be 6 \(MK-1.5\), not 5"),
    ("13.6.1", over("trolls", "starter", pip={"makes": "iron"}), "trolls.toml: starter: .*one must make coin"),
    ("13.6.1", over("trolls", "starter", pip={"lower": {}}), "trolls.toml: pip: lower: .*at least one"),
    ("13.6.1", over("trolls", "starter", pip={"lower": {"coin": 0}}), "trolls.toml: pip: lower: .*1 to 3"),
    ("13.6.1", over("trolls", "starter", pip={"lower": {"coin": -2}}), "trolls.toml: pip: lower: .*1 to 3"),
    ("13.7.1", over("trolls", "troll", mukk=None), r"trolls.toml: troll: .*21 of level 1 \(MK-1.5\), not 20"),
    ("13.7.1", over("trolls", "troll", mukk={"level": 2}), "trolls.toml: troll: .*21 of level 1"),
    ("13.7.1", over("trolls", "troll", mukk={"makes": {}}), "trolls.toml: mukk: makes: .*1 to 8 symbols"),
    ("13.7.1", over("trolls", "troll", mukk={"makes": {"iron": -1}}), "trolls.toml: mukk: makes: .*1 to 6"),
    ("13.7.1", over("trolls", "troll", mukk={"makes": {"iron": 5, "stone": 4}}), "trolls.toml: mukk: makes: .*1 to 8"),
    ("13.7.2", over("trolls", "troll", mukk={"makes": {"ice_cart": 1}}), "trolls.toml: mukk: makes: .*no clan carts"),
    (
        "13.7.2",
        over("trolls", "troll", mukk={"makes": {"cart": 6}}),
        r"makes: .*15 % .* wild \(MK-10.4\), these are 11",
    ),
    (
        "13.7.2",
        over("trolls", "troll", frysk={"makes": {"fire_cart": 6}}, brakka={"makes": {"moon_cart": 1}}),
        "trolls.toml: frysk: makes: .*15 % .* of another clan .*these are 7 of",
    ),
    ("13.8.1", over("spells", "spell", song_of_depth=None), r"spells.toml: spell: .*must be 17 \(MK-2.7\), not 16"),
    (
        "13.8.1",
        over("spells", "spell", mask=None, veil=own("spells", "spell", "mask") | {"id": "veil"}),
        r"spells.toml: mask: .*must be there \(MK-6.6\)",
    ),
    ("13.8.1", over("spells", "spell", elevation={"effect": "wake"}), r"spells.toml: elevation: effect: .*\(MK-6.6\)"),
    ("13.8.1", over("spells", "spell", earth={"offers": [{"stone": 9}]}), r"spells.toml: earth: offers: .*\(MK-6.6\)"),
    ("13.8.1", over("spells", "spell", toll={"offers": []}), "spells.toml: toll: offers: .*1 to 7"),
    ("13.8.1", over("spells", "spell", toll={"offers": [{"coin": n} for n in range(1, 9)]}), "toll: offers: .*1 to 7"),
    ("13.8.1", over("spells", "spell", toll={"offers": [{}]}), "spells.toml: toll: offers: .*at least one kind"),
    ("13.8.1", over("spells", "spell", toll={"offers": [{"coin": -5}]}), "spells.toml: toll: offers: .*1 to 9"),
    ("13.8.1", over("spells", "spell", toll={"offers": [{"coin": 2}] * 2}), "spells.toml: toll: offers: .*differ"),
    ("13.8.1", over("spells", "spell", waking={"offers": [{"coin": 2}]}), "spells.toml: waking: offers: .*effect gain"),
    ("13.8.1", over("spells", "spell", thin_walls={"amount": 0}), "spells.toml: thin_walls: amount: .*1 to 3"),
    ("13.8.1", over("spells", "spell", waking={"amount": 1}), "spells.toml: waking: amount: .*road, song, thin"),
    ("MK-4.3", over("spells", "spell", cave_in={"effect": "swap"}), "spells.toml: effect: MK-4.3"),
    (
        "MK-5.6",
        over("spells", "spell", waking={"effect": "thin", "amount": 2}),
        "spells.toml: waking: effect: MK-5.6: only one spell may be thin",
    ),
    ("MK-5.6", over("spells", "spell", waking={"effect": "soften"}), "spells.toml: waking: effect: MK-5.6"),
    ("13.9.1", over("workshops", "workshop", mint=None), r"workshops.toml: mint: .*must be there \(MK-7.7\)"),
    (
        "13.9.1",
        over("workshops", "workshop", bank=own("workshops", "workshop", "mint") | {"id": "bank"}),
        "workshops.toml: bank: .*none of the 11 kinds",
    ),
    ("13.9.1", over("workshops", "workshop", mint={"copies": 3}), "workshops.toml: mint: copies: .*must be 2, not 3"),
    (
        "13.9.1",
        over("workshops", "workshop", charm_maker={"exchanges": [{"give": {"coin": 1}, "get": {"rune": 1}}]}),
        r"workshops.toml: charm_maker: exchanges: .*1 coin <-> 1 rune \(MK-7.7\)",
    ),
    (
        "13.9.1",
        over("workshops", "workshop", pick_smith={"exchanges": [{"give": {"any": 2}, "get": {"coin": -5}}]}),
        "workshops.toml: pick_smith: exchanges: .*2 any -> 1 hammer",
    ),
    ("13.10.1", {"tunnels": {"honour": {"known": ["6"]}}}, "tunnels.toml: honour: known: .*'6' is no field"),
    ("13.10.1", over("halls", "hall", forge={"known": ["area"]}), "halls.toml: forge: known: .*'area' is no field"),
    ("13.10.1", winter(known=["id"]), "mountain.toml: winter: known: .*'id' is no field"),
    ("13.10.1", {"table": {"tokens": {"known": ["value"]}}}, "table.toml: tokens: known: .*'value' is no field"),
]

MISTAKES: list[tuple[Pack, str]] = [
    (over("trolls", "troll", mukk={"makes": {"troll": 1}}), "trolls.toml: mukk: .*makes"),
    (over("trolls", "troll", mukk={"level": 4}), "trolls.toml: mukk: level"),
    ({"tunnels": {"honour": {"provenance": "mine"}}}, "tunnels.toml: honour: provenance: Invalid enum"),
    (over("spells", "spell", toll={"provenance": "mine"}), "spells.toml: toll: provenance: Invalid enum"),
    (
        over("trolls", "troll", new={"name": "New", "level": 1, "clan": "mud", "makes": {"iron": 1}}),
        "trolls.toml: new: .*provenance",
    ),
    ({"tunnels": {"honour": 3}}, "tunnels.toml: honour: Expected"),
    (
        over("halls", "hall", forge=None, **{"big forge": own("halls", "hall", "forge") | {"id": "big forge"}}),
        "halls.toml: big forge: id: .*lower-case letters",
    ),
    (
        over("tunnels", "tunnel", tee=None, **{"t-1": own("tunnels", "tunnel", "tee") | {"id": "t-1", "name": "T"}}),
        "tunnels.toml: t-1: id: .*lower-case letters",
    ),
    (
        over("workshops", "workshop", Mint=own("workshops", "workshop", "mint") | {"id": "Mint"}),
        "workshops.toml: Mint: id: .*lower-case letters",
    ),
    (
        over("halls", "hall", forge=None, done=own("halls", "hall", "forge") | {"id": "done"}),
        "halls.toml: done: id: is a word of the notation",
    ),
    (
        over("trolls", "troll", pip=own("trolls", "troll", "mukk") | {"id": "pip"}, mukk=None),
        "trolls.toml: pip: id: stands twice",
    ),
    (over("halls", "hall", forge={"name": " "}), "halls.toml: forge: name: must be 1 to 40 letters"),
    (over("halls", "hall", forge={"name": "Two\nlines"}), "halls.toml: forge: name: must be"),
    (
        over("tunnels", "tunnel", tee=None, tea=own("tunnels", "tunnel", "tee") | {"id": "tea"}),
        "tunnels.toml: tea: name: a stack that is new needs one",
    ),
]


@pytest.mark.parametrize(("number", "pack", "message"), WRONG, ids=[f"{n}-{case[0]}" for n, case in enumerate(WRONG)])
def test_a_pack_that_breaks_a_constraint_is_refused(number: str, pack: Pack, message: str) -> None:
    """13.1.1 to 13.10.1, MK-1.6, MK-4.3, MK-5.6."""
    text = refused(pack, message)
    assert number in re.findall(r"13[.][0-9]+[.][0-9]+|MK-[0-9]+[.][0-9]+", text)


@pytest.mark.parametrize(("pack", "message"), MISTAKES)
def test_a_pack_with_a_mistake_is_refused(pack: Pack, message: str) -> None:
    """13.7.1, 13.10.1: what the schema asks, and ids and names."""
    refused(pack, message)


def refused(pack: Pack, message: str) -> str:
    with pytest.raises(underhall.BadContent, match=message) as caught:
        load_content(pack)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_every_hard_constraint_has_a_pack_that_breaks_it() -> None:
    assert {number for number, _, _ in WRONG} >= HARD


def test_our_own_set_meets_them_all() -> None:
    content = load_content({})
    assert content.names == {}
    assert all(hall.reflect is None for hall in content.halls)


SOUND = """
[[tunnel]]
id = "cavern"
remove = true

[[tunnel]]
id = "gallery"
name = "Gallery"
count = 5
shape = ["#####"]
provenance = "original"

[[tunnel]]
id = "tee"
name = "Fork"

[honour]
3 = [2, 4, 6]
known = ["2"]
""", """
[[hall]]
id = "forge"
shape = ["A##", "###", "#.."]
reflect = true

[[hall]]
id = "mason"
shape = ["A##", "####"]
reflect = false
""", """
[[spell]]
id = "thin_walls"
remove = true

[[spell]]
id = "windfall"
name = "Windfall"
effect = "gain"
offers = [{ coin = 3 }, { stone = 1, rune = 1 }]
provenance = "original"

[[spell]]
id = "waking"
effect = "extra_dig"
""", """
[[troll]]
id = "mukk"
remove = true

[[troll]]
id = "hob"
name = "Hob"
level = 1
clan = "moon"
makes = { ice_cart = 1, coin = 2 }
provenance = "original"
""", """
[[workshop]]
id = "mint"
name = "Old Mint"
""", """
[tokens]
values = [1, 2, 3, 7]
"""  # fmt: skip


@pytest.fixture
def sound(tmp_path: Path) -> underhall.Pack:
    for name, text in zip(("tunnels", "halls", "spells", "trolls", "workshops", "table"), SOUND, strict=True):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return underhall.read_pack(tmp_path)


def test_a_designers_pack_is_taken_and_played(sound: underhall.Pack) -> None:
    """13.10.1: other tunnels, halls, spells, trolls, tokens and names, to the end of a game."""
    match = underhall.new("mountain-king", players=2, seed=3, pack=sound)
    assert match.setup.content.names == {
        "mk-stack-gallery": "Gallery",
        "mk-stack-tee": "Fork",
        "mk-spell-windfall": "Windfall",
        "mk-troll-hob": "Hob",
        "mk-shop-mint": "Old Mint",
    }
    rng = Random(5)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.codes))
    assert underhall.verify(match.record(), sound).match.digest() == match.digest()


def test_a_hall_is_flipped_where_it_says_so(sound: underhall.Pack) -> None:
    """MK-14.3: neither is its own mirror image; only one may be flipped, unless the table agrees otherwise."""
    ways = {}
    for flip in (False, True):
        book = underhall.new("mountain-king", players=2, seed=3, options={"flip_halls": flip}, pack=sound).state.book
        ways[flip] = [len(book.hall_spins[book.hall_ids.index(hall)]) for hall in ("forge", "mason")]
    assert ways == {False: [8, 4], True: [8, 8]}


def test_an_effect_without_its_spell_does_nothing(sound: underhall.Pack) -> None:
    """MK-11.1: a position may say that digging is cheaper although no spell of this pack says by how much."""
    match = underhall.new("mountain-king", players=2, seed=3, pack=sound)
    while match.asks[0].kind != "turn":
        match.answer(match.asks[0].seat, match.asks[0].codes[0])
    snapshot = match.snapshot()
    snapshot["state"]["effects"] = 1 << THIN
    assert underhall.restore(snapshot, pack=sound).asks[0].codes == match.asks[0].codes
