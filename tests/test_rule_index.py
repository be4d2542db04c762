"""No rule without its text in every language, its code and its test."""

from __future__ import annotations

from pathlib import Path

import pytest

import underhall
from tools import rule_index


@pytest.mark.parametrize("game_id", underhall.game_ids())
def test_every_rule_has_text_code_and_test(game_id: str) -> None:
    entries = rule_index.index(game_id)
    assert len(entries) > 50
    assert [fault for entry in entries for fault in entry.faults()] == []


def test_an_id_without_text_code_or_test_is_found() -> None:
    """The check can fail."""
    entry = rule_index.Entry("DF-99.1", frozenset({"en", "hu", "pl"}), frozenset(), frozenset())
    assert entry.faults() == ["DF-99.1: no text in ru", "DF-99.1: no code cites it", "DF-99.1: no test cites it"]


def test_only_tests_count_as_tests(tmp_path: Path) -> None:
    path = tmp_path / "test_x.py"
    path.write_text('def helper():\n    """DF-1.1"""\ndef test_a():\n    """DF-1.2 and more."""\n')
    assert rule_index.test_citations(path, "DF") == {"DF-1.2"}
