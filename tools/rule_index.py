"""The rule index: every rule id has its text in all languages, its code and its test.

A rule is cited in code by a docstring that names its id, in tests by a test's docstring or name. Rules that only list
components may point at the content instead. `python -m tools.rule_index GAME` prints the index.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

from underhall.core.registry import find, game_ids
from underhall.locale import LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "underhall"
ID = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)\b")
# listed components and pointers to other rules: the content (or the rule they point to) is their code
IN_CONTENT = {"DF": {"1.1", "1.3", "1.6", "1.7", "1.8", "1.9", "9.2"}}


@dataclass(frozen=True)
class Entry:
    rule: str
    texts: frozenset[str]
    code: frozenset[str]
    tests: frozenset[str]

    def faults(self) -> list[str]:
        missing = [f"no text in {language}" for language in LANGUAGES if language not in self.texts]
        if not self.code:
            missing.append("no code cites it")
        if not self.tests:
            missing.append("no test cites it")
        return [f"{self.rule}: {fault}" for fault in missing]


def ids_in(text: str, prefix: str) -> set[str]:
    """The rule ids of a text, ranges included.

    >>> sorted(ids_in("DF-2.3 to DF-2.5 and DF-8.4", "DF"))
    ['DF-2.3', 'DF-2.4', 'DF-2.5', 'DF-8.4']
    """
    found = {match[0] for match in ID.finditer(text) if match[1] == prefix}
    for low in re.finditer(rf"\b{prefix}-(\d+)\.(\d+) to {prefix}-(\d+)\.(\d+)", text):
        if low[1] == low[3]:
            found |= {f"{prefix}-{low[1]}.{number}" for number in range(int(low[2]), int(low[4]) + 1)}
    return found


def docstrings(path: Path) -> Iterator[str]:
    """The docstrings of a module's functions and classes, and of the attributes that have one."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            yield ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant):
                    yield str(inner.value.value)


def test_citations(path: Path, prefix: str) -> set[str]:
    """The ids that the docstrings of test functions cite."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found |= ids_in(ast.get_docstring(node) or "", prefix)
    return found


def texts(language: str, prefix: str) -> set[str]:
    """The rule ids that a language's catalogues have a text for."""
    found = set()
    for path in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        for message in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(message, Message):
                match = re.fullmatch(rf"rule-{prefix}-(\d+)-(\d+)", message.id.name)
                if match:
                    found.add(f"{prefix}-{match[1]}.{match[2]}")
    return found


def index(game_id: str) -> list[Entry]:
    """Every id that is cited anywhere, with where."""
    prefix = find(game_id).prefix
    package = SOURCE / "games" / game_id.replace("-", "_")
    by_language = {language: texts(language, prefix) for language in LANGUAGES}
    code: dict[str, set[str]] = {}
    for path in sorted(package.rglob("*.py")):
        for text in docstrings(path):
            for rule in ids_in(text, prefix):
                code.setdefault(rule, set()).add(path.name)
    for number in IN_CONTENT.get(prefix, set()):
        code.setdefault(f"{prefix}-{number}", set()).add("content")
    tests: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for rule in test_citations(path, prefix):
            tests.setdefault(rule, set()).add(path.name)
    rules = set().union(*by_language.values(), code, tests)
    return [
        Entry(
            rule,
            frozenset(language for language in LANGUAGES if rule in by_language[language]),
            frozenset(code.get(rule, ())),
            frozenset(tests.get(rule, ())),
        )
        for rule in sorted(rules, key=lambda rule: [int(part) for part in rule.split("-")[1].split(".")])
    ]


def main() -> int:
    wanted = sys.argv[1:] or list(game_ids())
    faults = []
    for game_id in wanted:
        for entry in index(game_id):
            print(f"{entry.rule:8} {' '.join(sorted(entry.texts))}  {' '.join(sorted(entry.code))}  "
                  f"{' '.join(sorted(entry.tests))}")  # fmt: skip
            faults += entry.faults()
    print("\n".join(faults) or "every rule has its text, code and test")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
