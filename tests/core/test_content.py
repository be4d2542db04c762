"""Content and packs: merged by id, checked by one validator, wrong ones named by file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import underhall
from underhall.core.content import read_pack
from underhall.core.registry import find
from underhall.games.dwarfs_fall.content import load_content

OWN = load_content({})


def pack(folder: Path, **files: str) -> underhall.Pack:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return read_pack(folder)


def test_box_counts() -> None:
    """DF-1.3, DF-1.7, DF-1.8, DF-1.9 36 kingdom cards, 34 gems, 10 trading goals, 7 secret goals, 13 ogres."""
    assert len(OWN.kingdom) * 4 == 36
    assert sum(gem.count for gem in OWN.gems.values()) == 34
    assert (len(OWN.trading), len(OWN.secret)) == (10, 7)
    assert sum(ogre.copies for ogre in OWN.ogres) == 13


def test_every_entry_says_where_it_comes_from() -> None:
    marks = {card.provenance for card in OWN.kingdom} | {goal.provenance for goal in OWN.trading}
    marks |= {goal.provenance for goal in OWN.secret} | {ogre.provenance for ogre in OWN.ogres}
    assert marks <= {"rulebook", "inferred", "original"}
    assert OWN.limits.provenance == "rulebook"


def test_a_pack_overrides_one_field_of_one_entry(tmp_path: Path) -> None:
    changed = pack(tmp_path, goals='[[trading]]\nid = "TG03"\nname = "Chanterelles"\nvp = 9\n')
    match = underhall.new("dwarfs-fall", 2, seed=1, pack=changed)
    goal = next(goal for goal in match.setup.content.trading if goal.id == "TG03")
    assert (goal.name, goal.vp, goal.cost) == ("Chanterelles", 9, OWN.trading[2].cost)
    assert match.setup.content_digest != OWN.digest
    assert f"pack {changed.digest} {tmp_path.name}" in match.record()


def test_a_record_with_a_pack_needs_the_same_pack(tmp_path: Path) -> None:
    changed = pack(tmp_path, goals='[[trading]]\nid = "TG03"\nvp = 9\n')
    record = underhall.new("dwarfs-fall", 2, seed=1, pack=changed).record()
    assert underhall.replay(record, changed).setup.pack == changed
    with pytest.raises(underhall.BadRecord, match=f"pack '{tmp_path.name}'"):
        underhall.replay(record)
    other = pack(tmp_path, goals='[[trading]]\nid = "TG03"\nvp = 10\n')
    with pytest.raises(underhall.BadRecord, match="played with content"):
        underhall.replay(record, other)


def test_a_pack_replaces_and_removes_entries(tmp_path: Path) -> None:
    changed = pack(
        tmp_path,
        ogres='[[ogre]]\nid = "rout"\nremove = true\n[[ogre]]\nid = "bolt"\nname = "Bolt"\ncopies = 1\n'
        'family = "move"\nprovenance = "original"\n',
    )
    match = underhall.new("dwarfs-fall", 3, seed=1, pack=changed)
    ids = [ogre.id for ogre in match.setup.content.ogres]
    assert "rout" not in ids
    assert "bolt" in ids
    assert match.game.vocabulary(match.state)["turn"] == 21


WRONG = [
    ("kingdom", '[[kingdom]]\nid = "castle"\nwalls = "NESW"\n', "kingdom.toml: castle: walls: K3"),
    ("kingdom", '[[kingdom]]\nid = "castle"\nwalls = "NX"\n', "kingdom.toml: castle: walls"),
    ("kingdom", '[[kingdom]]\nid = "castle"\nvp = "two"\n', r"kingdom.toml: castle: vp: Expected `int`, got `str`"),
    ("kingdom", '[[kingdom]]\nid = "castle"\ncolour = "red"\n', "kingdom.toml: castle: .*colour"),
    ("kingdom", '[[kingdom]]\nid = "castle"\nneed = 3\n', "kingdom.toml: castle: need: K2"),
    ("kingdom", '[[kingdom]]\nid = "castle"\nslots = 2\n', "kingdom.toml: castle: slots: K2"),
    ("kingdom", '[[kingdom]]\nid = "castle"\nvp = 1\n', "kingdom.toml: castle: vp: K5"),
    ("kingdom", '[[kingdom]]\nid = "castle"\nremove = true\n', "kingdom.toml: K1 asks for the nine cards"),
    ("kingdom", '[[kingdom]]\nid = "castle"\nwalls = ""\n', "kingdom.toml: walls: K3"),
    ("kingdom", '[[kingdom]]\nid = "giant"\nwalls = "NE"\n[[kingdom]]\nid = "mine_gold"\nwalls = "N"\n', "K4"),
    ("kingdom", '[[kingdom]]\nid = "dragon"\ntrophy_vp = 4\n', "kingdom.toml: trophy_vp: K10"),
    ("kingdom", '[[kingdom]]\nid = "tower"\nremove = true\n', "kingdom.toml: tower: there is nothing to remove"),
    ("kingdom", '[[kingdom]]\nid = "giant"\nvp = 1\n[[kingdom]]\nid = "giant"\nvp = 2\n', "giant: is there twice"),
    ("table", "[gems]\ngold = { count = 11, vp = 1, provenance = 'original' }\n", "table.toml: gems: count: K6"),
    ("table", "[gems.gold]\nvp = 4\n", "table.toml: gems.gold: vp: K6"),
    ("table", "[gems.gold]\nvp = 'x'\n", "table.toml: gems.gold: vp: Expected `int`"),
    ("table", "[limits]\nhand = 'nine'\n", "table.toml: limits: hand: Expected `int`"),
    ("goals", '[[trading]]\nid = "TG01"\nremove = true\n', "goals.toml: trading: K7 asks for 10"),
    ("goals", '[[trading]]\nid = "TG01"\ncost = { gold = 6 }\n', "goals.toml: TG01: cost: K7"),
    ("goals", '[[trading]]\nid = "TG01"\ncost = { silver = 3 }\n', "goals.toml: TG01: cost"),
    ("goals", '[[secret]]\nid = "SG6"\ncondition = "kingdom_cards_in_hand == 9"\n', "goals.toml: SG6: condition: K8"),
    ("goals", '[[secret]]\nid = "SG6"\ncondition = "hats >= 3"\n', "goals.toml: SG6: condition: cannot be read"),
    ("goals", '[[secret]]\nid = "SG6"\nremove = true\n', "goals.toml: secret: K8 asks for 7"),
    ("ogres", '[[ogre]]\nid = "shove"\ncopies = 4\n', "ogres.toml: copies: K9 asks for 13"),
    ("ogres", '[[ogre]]\nid = "changeling"\nfamily = "move"\n', "ogres.toml: family: K9"),
    ("ogres", '[[ogre]]\nid = "changeling"\nfamily = "dance"\n', "ogres.toml: changeling: family: Invalid enum"),
    ("kingdom", "[[kingdom]]\nid = [1]\n", "kingdom.toml: "),
    (
        "kingdom",
        '[[kingdom]]\nid = "inn_ogre"\nreward = { defeat = 1 }\n',
        "inn_ogre: reward: must be ogre",
    ),
    (
        "kingdom",
        '[[kingdom]]\nid = "inn_ogre"\nreward = { ogre = 5 }\n',
        "inn_ogre: reward: ogre comes once",
    ),
    (
        "kingdom",
        '[[kingdom]]\nid = "mine_ruby"\nreward = { gold = 2 }\n',
        "mine_ruby: reward: must be ruby",
    ),
    ("table", "gems = 3\n", "table.toml: gems: must be gold"),
    ("table", "[limits]\nhand = 5\n", "table.toml: limits: hand: must be 9 to 20, not 5"),
    ("table", "[limits]\ndwarfs = -1\n", "table.toml: limits: dwarfs"),
    ("table", "[limits]\nstack = 0\n", "table.toml: limits: stack"),
    ("table", "[limits]\nactions = -1\n", "table.toml: limits: actions"),
    ("table", "[limits]\ngoals_to_end = 0\n", "table.toml: limits: goals_to_end"),
    (
        "goals",
        f'[[secret]]\nid = "SG6"\ncondition = "trophies >= {"9" * 5000}"\n',
        "goals.toml: SG6: condition: cannot",
    ),
    ("ogres", '[[ogre]]\nid = "frogmarch"\nmany = true\n', "ogres.toml: frogmarch: many: is for the family remove"),
    ("castles", "x = 1\n", "castles.toml: the game has no such file"),
    ("goals", "[[trading]\n", "goals.toml: "),
]


@pytest.mark.parametrize(("name", "text", "message"), WRONG)
def test_a_wrong_pack_is_named(tmp_path: Path, name: str, text: str, message: str) -> None:
    """K1 to K10: the message names file, entry and field."""
    with pytest.raises(underhall.BadContent, match=message) as caught:
        find("dwarfs-fall").load_content(pack(tmp_path, **{name: text}).files)
    assert "\n" not in str(caught.value)


def test_a_pack_is_a_folder_with_toml(tmp_path: Path) -> None:
    with pytest.raises(underhall.BadContent, match="is not a folder"):
        read_pack(tmp_path / "nowhere")
    with pytest.raises(underhall.BadContent, match=r"holds no .toml"):
        read_pack(tmp_path)
    (tmp_path / "goals.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(underhall.BadContent, match="no UTF-8 text"):
        read_pack(tmp_path)
