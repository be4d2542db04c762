"""The catalogues: complete in four languages, same variables, right plural forms, the style guide's own searches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)

import underhall
from underhall.bots import LEVELS
from underhall.core.registry import find, game_ids
from underhall.locale import LANGUAGES, Speaker, UnknownLanguage
from underhall.server.errors import CODES

FOLDER = Path(underhall.__file__).parent / "locale"
NUMBERS = (0, 1, 2, 5, 12, 21, 22, 25, 101, 1.5)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTS = {"n", "left", "round", "need", "points", "count"}


def messages(language: str) -> dict[str, Message]:
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


CATALOGUES = {language: messages(language) for language in LANGUAGES}
EVERY_KEY = sorted(CATALOGUES["en"])


def nodes(message: Message) -> Iterator[BaseNode]:
    todo: list[Any] = [message.value]
    while todo:
        node = todo.pop()
        if isinstance(node, BaseNode):
            yield node
            todo += node.__dict__.values()
        elif isinstance(node, list):
            todo += node


def variables(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}


def text(message: Message) -> str:
    return " ".join(node.value for node in nodes(message) if isinstance(node, TextElement))


def closed_sets(message: Message) -> dict[str, set[str]]:
    """For each variable that a selector reads as a key: the keys it knows."""
    found: dict[str, set[str]] = {}
    for node in nodes(message):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            keys = {v.key.name for v in node.variants if not isinstance(v.key, NumberLiteral)}
            if not keys <= CATEGORIES:
                found.setdefault(node.selector.id.name, set()).update(keys)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    assert sorted(CATALOGUES[language]) == EVERY_KEY


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_uses_the_same_variables(language: str) -> None:
    for key in EVERY_KEY:
        assert variables(CATALOGUES[language][key]) == variables(CATALOGUES["en"][key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_closed_set_is_written_out(language: str) -> None:
    """A selector over keys names at least every key that English names."""
    for key in EVERY_KEY:
        there = closed_sets(CATALOGUES[language][key])
        for variable, keys in closed_sets(CATALOGUES["en"][key]).items():
            if variable in there:
                assert there[variable] == keys, (key, variable)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_slavic_numbers_have_all_four_forms(language: str) -> None:
    """Every selector on a number has one, few, many and other; a literal comes first."""
    for key, message in CATALOGUES[language].items():
        for node in nodes(message):
            if not isinstance(node, SelectExpression):
                continue
            names = [v.key.name for v in node.variants if not isinstance(v.key, NumberLiteral)]
            literals = [isinstance(v.key, NumberLiteral) for v in node.variants]
            assert literals == sorted(literals, reverse=True), f"{key}: a literal stands after a category"
            if set(names) & (CATEGORIES - {"other"}):
                assert set(names) == {"one", "few", "many", "other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_said(language: str, number: float) -> None:
    """With every key of every closed set, and every number."""
    speaker = Speaker(language, ["Anna", "Béla"])
    for key, message in CATALOGUES[language].items():
        sets = closed_sets(message)
        names = variables(message)
        rounds = max([len(keys) for keys in sets.values()], default=1)
        for turn in range(rounds):
            args: dict[str, Any] = {}
            for name in names:
                if name in sets:
                    args[name] = sorted(sets[name])[turn % len(sets[name])]
                else:
                    args[name] = number if name in COUNTS else 0 if name in ("player", "other") else "e2n1"
            said = speaker.say(key, args)
            assert said
            assert said == said.strip()
            assert "{" not in said, (key, said)


PLURALS = {
    "en": {1: "1 dwarf returns", 2: "2 dwarfs return", 5: "5 dwarfs return", 21: "21 dwarfs return"},
    "hu": {1: "1 törpe", 2: "2 törpe", 5: "5 törpe", 21: "21 törpe"},
    "pl": {1: "1 krasnolud wraca", 2: "2 krasnoludy wracają", 5: "5 krasnoludów wraca", 22: "22 krasnoludy wracają"},
    "ru": {1: "1 гном", 2: "2 гнома", 5: "5 гномов", 21: "21 гном ", 22: "22 гнома"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_right(language: str) -> None:
    speaker = Speaker(language, ["Anna"])
    for n, start in PLURALS[language].items():
        said = speaker.say("df-log-home", {"n": n, "player": 0, "cell": "e0n0", "card": "castle"})
        assert start in said.replace("\u00a0", " "), said


FORBIDDEN = {
    "en": [r"\.\.\.", r'"', r"\boops\b"],
    "hu": [r"a\(z\)", r"\.\.\.", r'"', r"“"],
    "pl": [r"/a\b", r"\(a\)", r"\.\.\.", r'"', r"“"],
    "ru": [r"\(а\)", r"\.\.\.", r'"', r"\bвы\b(?=.*\bты\b)"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_style_guide_is_kept(language: str) -> None:
    """No straight quotes, no three dots, no slash or bracket forms, no articles before placeables."""
    for key, message in CATALOGUES[language].items():
        for pattern in FORBIDDEN[language]:
            assert not re.search(pattern, text(message)), (key, pattern)


def test_hungarian_glues_nothing_to_a_placeable() -> None:
    raw = "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / "hu").glob("*.ftl")))
    assert re.findall(r"\{ \$\w+ \}(?:-|t\b|nak|nek|val|vel|ban|ben)", raw) == []
    assert re.findall(r"\b[Aa]z? \{ \$", raw) == []


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_log_lines_have_no_past_tense_after_a_name(language: str) -> None:
    ending = r"\{ \$player \} \w+(?:ł|ła)\b" if language == "pl" else r"\{ \$player \} \w+(?:л|ла)\b"
    raw = "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))
    # a present tense that only looks like a past
    present = {"{ $player } posyła"}
    assert set(re.findall(ending, raw)) - present == set()


def test_polish_one_letter_words_stick_to_the_next() -> None:
    said = Speaker("pl", ["Anna"]).say("rule-DF-7-2")
    assert not re.search(r"(?:^|\s)[aiouwzAIOUWZ] ", said)


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match="no catalogue for 'xx'; there are en, hu, pl, ru"):
        Speaker("xx")


def keys_in_source() -> set[str]:
    """Every catalogue key that is written out in the source."""
    found: set[str] = set()
    for path in FOLDER.parent.rglob("*.py"):
        pattern = (
            r"""["']@?((?:df|mk|im|tf|play|log|result|name|rules|games|notice)-[a-z][a-zA-Z0-9_-]*[a-zA-Z0-9])["']"""
        )
        found |= set(re.findall(pattern, path.read_text(encoding="utf-8")))
    return found


def test_every_key_that_the_code_says_exists() -> None:
    assert keys_in_source() - set(EVERY_KEY) == set()


WEB = Path(__file__).parent.parent / "web" / "src"


def browser_source(*endings: str) -> str:
    files = [path for ending in endings or ("*.ts", "*.svelte") for path in sorted(WEB.rglob(ending))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_the_browser_says_only_what_is_there() -> None:
    """Every quoted key with one of our prefixes has a message."""
    source = browser_source()
    quoted = set(
        re.findall(r"""['"`]((?:web|table|replay|error|notice|df|mk|im|tf)-[a-z0-9-]*[a-z0-9])['"`]""", source)
    )
    ids = set(re.findall(r'(?:id|labelledby)="([a-z0-9-]+)"', source + browser_source("*.svg")))
    assert len(quoted) > 300
    assert (
        quoted - ids - set(EVERY_KEY) - {"df-art", "mk-art", "im-art", "tf-art"} == set()
    )  # the elements that hold the art


def test_no_key_is_left_over() -> None:
    """Every message is said somewhere, by its name or by a name that the code puts together."""
    made = re.compile(
        r"rule-|chapter-|game-|df-(?:card|gem|goal|secret|ogre|side|colour|count|ask|part|family|condition|short)-|df-option-(?:put|move|reveal|order|done)"
        r"|mk-(?:troll|spell|shop|hall|stack|effect|count|ask|part|good|clan|band|colour|team)-|mk-option-(?:bag|pedestal)-none"
        r"|im-(?:ask|card|event|face|faction|count|each|mod|step|kind|per|what)-"
        r"|tf-(?:region|terrain|fortress|colour|slot|count|ask|part)-"
    )
    source = browser_source()
    quoted = set(re.findall(r"""['"`]([a-z][a-zA-Z0-9_-]+)['"`]""", source))
    pieces = tuple(set(re.findall(r"`([a-z]+-[a-z-]*)\$\{", source)))
    # what is said of a game by its id: its tagline, its options
    folders = [path.parent.name for path in (FOLDER.parent / "games").glob("*/game.py")]
    games = tuple(f"{folder.replace('_', '-')}-" for folder in folders)
    unsaid = {key for key in EVERY_KEY if not made.match(key) and not key.startswith((*pieces, *games))}
    assert unsaid - keys_in_source() - quoted == set()


def test_every_refusal_has_its_words() -> None:
    """Whatever code the house refuses with, the browser can say it."""
    server = FOLDER.parent / "server"
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(server.glob("*.py")))
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source)) | {code for code, _ in CODES.values()}
    codes |= set(re.findall(r'\d{3}: "([a-z-]+)"', source))
    assert len(codes) > 25
    assert {f"error-{code}" for code in codes} - set(EVERY_KEY) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_the_bots_is_somebody(language: str) -> None:
    """Words on how it plays, a face, and as many names as there are bots at the largest table, no two the same."""
    levels = ("novice", "casual", "strong", "expert")
    assert set(LEVELS) <= set(levels)
    assert {f"web-bot-{level}{what}" for level in levels for what in ("", "-about")} <= set(EVERY_KEY)
    assert all((WEB / "faces" / f"{level}.svg").exists() for level in levels)
    say = Speaker(language).say
    others = max(find(game).players[-1] for game in game_ids()) - 1
    names = [say(f"web-bot-{level}-name", {"n": n}) for level in levels for n in range(1, others + 1)]
    assert len(set(names)) == len(levels) * others
    assert max(map(len, names)) <= 8


def test_every_option_of_every_game_is_explained() -> None:
    for game in map(find, game_ids()):
        for name, switch in game.switches.items():
            stem = f"{game.id}-option-{name}"
            wanted = {stem, f"{stem}-about"}
            if isinstance(switch.values, tuple) and not isinstance(switch.default, bool):
                wanted |= {f"{stem}-{re.sub('[^A-Za-z0-9_-]', '-', str(value))}" for value in switch.values}
            assert wanted - set(EVERY_KEY) == set()
        assert {f"{game.id}-{word}" for word in ("tagline", "about", "minutes")} - set(EVERY_KEY) == set()
