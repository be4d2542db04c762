"""What the texts say is what the data say: the figures of the rule texts, and the cards of a pack."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from io import StringIO
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs
from rich.console import Console

import underhall
from underhall.cli.boards import Table as Board
from underhall.cli.boards import board_of
from underhall.core.game import Ask, Chance, Over
from underhall.core.setup import make_setup
from underhall.games.mountain_king import options, words
from underhall.games.mountain_king.content import Content, Exchange, load_content, make_book, shape_of
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.notation import BAND_NAMES
from underhall.games.mountain_king.state import State
from underhall.games.mountain_king.texts import spell_text
from underhall.locale import LANGUAGES, Speaker

OWN = load_content({})
GOODS = ("stone", "iron", "heartstone", "hammer", "rune", "coin")
OR = {"en": "or", "hu": "vagy", "pl": "lub", "ru": "или"}


# Rule texts


def figures(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", text)]


def lines(language: str, rule: str) -> list[str]:
    text = Speaker(language).say(f"rule-{rule.replace('.', '-')}")
    return text.replace("\u00a0", " ").split("\n")


def squares(shape: tuple[str, ...]) -> int:
    return len(shape_of(shape, "#oA"))


def spots(content: Content, side: str) -> int:
    return next(len(one.statues) for one in content.sides if one.id == side)


def shops_for(content: Content, players: int) -> int:
    return make_book(content, players, {name: switch.default for name, switch in GAME.switches.items()}).shops_wanted


def level(content: Content, number: int) -> int:
    return sum(troll.level == number for troll in content.trolls)


def sizes(content: Content, anchor: bool) -> list[int]:
    return sorted({squares(tunnel.shape) for tunnel in content.tunnels if ("o" in "".join(tunnel.shape)) == anchor})


# rule: the figures of its first line that come from the content, in the order of the text
FIGURES: dict[str, Callable[[Content], list[int]]] = {
    "MK-1.5": lambda c: [len(c.trolls), level(c, 1), 1, level(c, 2), 2, level(c, 3), 3, len(c.starters)],
    "MK-1.6": lambda c: [spots(c, "winter") // 3, 6, sum(c.tokens.copies), len(c.crowns.values), *c.crowns.values],
    "MK-2.2": lambda c: [len(c.halls)],
    "MK-2.6": lambda c: [2, 1, *[shops_for(c, players) for players in (2, 3, 4, 5)]],
    "MK-2.7": lambda c: [3, len(c.spells) - 3],
    "MK-2.8": lambda c: [spots(c, "winter"), spots(c, "autumn"), 3],
    "MK-6.6": lambda c: [len(c.spells)],
    "MK-10.4": lambda c: [sum(starter.makes == "cart" for starter in c.starters)],
    "MK-12.2": lambda c: [*sizes(c, True), 1, *sizes(c, False)],
    "MK-12.9": lambda c: [sum(c.tokens.copies)],
    "MK-14.8": lambda c: [len(c.halls)],
    "MK-17.1": lambda c: list(c.crowns.values),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", FIGURES)
def test_figures_of_the_rule_texts(rule: str, language: str) -> None:
    wanted = FIGURES[rule](OWN)
    assert figures(lines(language, rule)[0])[: len(wanted)] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_crowns_in_the_rule_texts(language: str) -> None:
    """MK-2.5, MK-16.1 and MK-16.2 name them beside 2 players and 10 trolls."""
    first, second = OWN.crowns.values
    for rule, wanted in {"MK-2.5": [first, second, second], "MK-16.1": [first, second], "MK-16.2": [second]}.items():
        assert [figure for figure in figures(lines(language, rule)[0]) if figure not in (2, 10)] == wanted, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stacks_in_the_rule_text(language: str) -> None:
    """MK-1.7 What there is, then the tunnels, those of one size and number together."""
    speaker = Speaker(language)
    first, *stacks = lines(language, "MK-1.7")
    copies = [shop.copies for shop in OWN.workshops]
    tiles = sum(tunnel.count for tunnel in OWN.tunnels)
    pieces = [tiles, len(OWN.tunnels), len(OWN.halls), len(OWN.spells), sum(copies), *set(copies), len(copies)]
    assert sorted(figures(first)) == sorted(pieces)
    alike: dict[tuple[int, int], list[str]] = {}
    for tunnel in OWN.tunnels:
        alike.setdefault((squares(tunnel.shape), tunnel.count), []).append(speaker.say(f"mk-stack-{tunnel.id}"))
    for line, ((size, count), names) in zip(stacks, alike.items(), strict=True):
        assert line.startswith(speaker.list(names))
        assert figures(line) == [size, count]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tokens_in_the_rule_text(language: str) -> None:
    """MK-2.9 So many tokens of each value."""
    _, _, tokens = lines(language, "MK-2.9")[0].rpartition(":")
    pairs = zip(OWN.tokens.copies, OWN.tokens.values, strict=True)
    assert figures(tokens) == [figure for pair in pairs for figure in pair]
    assert sum(OWN.tokens.copies) in figures(lines(language, "MK-2.9")[0])


Some = tuple[str, int]


def trades(content: Content, shop: str) -> set[tuple[Some, Some]]:
    exchanges = next(one.exchanges for one in content.workshops if one.id == shop)
    return {(next(iter(one.give.items())), next(iter(one.get.items()), ("", 0))) for one in exchanges}


def said_trades(language: str, text: str) -> set[tuple[Some, Some]]:
    """The exchanges that a line of MK-7.7 names."""
    speaker = Speaker(language)
    known: dict[str, Some] = {f"1 {speaker.say('mk-good-cart').lower()}": ("cart", 1)}
    for good, n in product(GOODS, range(1, 5)):
        known[speaker.say(f"mk-count-{good}", {"n": n}).replace("\u00a0", " ")] = (good, n)
    left, arrow, right = re.split(r" ([↔→]) ", text.partition(";")[0].rstrip("."))
    if not figures(right):
        return {(("on_troll", figures(left)[0]), ("", 0))}
    here, there = (
        [known.get(part, ("any", figures(part)[0])) for part in side.split(f" {OR[language]} ")]
        for side in (left, right)
    )
    way = set(product(here, there))
    return way | {(get, give) for give, get in way} if arrow == "↔" else way


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_workshops_in_the_rule_text(language: str) -> None:
    """MK-7.7 Each workshop with exactly its exchanges."""
    for line, shop in zip(lines(language, "MK-7.7")[1:], OWN.workshops, strict=True):
        name, text = re.split(" [–—] ", line)
        assert name == Speaker(language).say(f"mk-shop-{shop.id}")
        assert said_trades(language, text) == trades(OWN, shop.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_honour_for_digs_in_the_rule_text(language: str) -> None:
    """MK-11.2 For each size its three figures."""
    said = [figures(line) for line in lines(language, "MK-11.2")[1:]]
    assert said == [[int(size), *points] for size, points in sorted(OWN.honour.items())]


def test_the_honour_for_digs_among_the_rulings() -> None:
    page = (Path(options.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| MK-11.2 "))
    said = {size: tuple(figures(points)) for size, points in re.findall(r"(\d) squares: ([\d, ]+)[;,]", row)}
    assert said == {size: points for size, points in OWN.honour.items() if any(points)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_halls_in_the_rule_text(language: str) -> None:
    """MK-14.7 Each hall with its size and both values."""
    for line, hall in zip(lines(language, "MK-14.7")[1:], OWN.halls, strict=True):
        assert line.startswith(Speaker(language).say(f"mk-hall-{hall.id}"))
        assert figures(line) == [squares(hall.shape), hall.low, hall.high]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_statues_in_the_rule_text(language: str) -> None:
    """MK-17.6 What a statue scores in each band."""
    for line, band, value in zip(lines(language, "MK-17.6")[1:-1], BAND_NAMES, OWN.statues.values, strict=True):
        assert line.startswith(Speaker(language).say(f"mk-band-{band}"))
        assert figures(line) == [value]


# Packs

PACK: dict[str, Any] = {
    "tunnels": {
        "tunnel": [
            {"id": "cavern", "remove": True},
            {"id": "pick", "name": "Pick", "count": 5, "shape": ["###", ".#.", ".#."], "provenance": "original"},
        ]
    },
    "spells": {
        "spell": [
            {"id": "toll", "remove": True},
            {
                "id": "windfall",
                "name": "Windfall",
                "effect": "gain",
                "offers": [{"coin": 3}, {"cart": 1}, {"iron": 2, "rune": 1}],
                "provenance": "original",
            },
            {"id": "thin_walls", "amount": 2},
            {"id": "lantern_road", "amount": 1},
            {"id": "wagon_call", "offers": [{"hammer": 1}]},
        ]
    },
    "workshops": {"workshop": [{"id": "mint", "name": "Bank"}]},
    "halls": {
        "hall": [
            {"id": "crucible", "remove": True},
            {
                "id": "well",
                "name": "Well",
                "shape": ["###", "#A#", "#.#"],
                "low": 5,
                "high": 14,
                "provenance": "original",
            },
        ]
    },
}
RAW = re.compile(r"\b(?:mk|rule)-[a-z]")
SETUP = make_setup(GAME, 2, pack=underhall.Pack("designer", "texts", PACK))
SPEAKERS = {language: Speaker(language, ["Anna", "Béla"], SETUP.content.names) for language in LANGUAGES}
WIDE = {"where", "hall", "to", "tunnel"}
"""Kinds of ask with a code for every square."""
HEARD = {"mk-log-exchange", "mk-log-gain", "mk-log-dig", "mk-log-spell-left", "mk-log-pedestal"}


class Listener:
    """Everything that is told, to whomever."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Mapping[str, Any]]] = []

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        self.told.append((key, args))

    def open(self, seat: int = -1) -> None:
        pass


def answers(s: State, ask: Ask, rng: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The text of every answer to a question, legal or not, and why not; of a place only some."""
    codes = range(words.vocabulary(s.book)[ask.kind])
    for code in rng.sample(list(ask.codes), min(len(ask.codes), 5)) if ask.kind in WIDE else codes:
        option = GAME.option(s, ask, code)
        yield option.key, option.args
        refusal = GAME.why_not(s, ask, code)
        if refusal is not None:
            yield refusal.key, refusal.facts


def eager(s: State, ask: Ask, rng: Random) -> int:
    """An answer by somebody who likes workshops and the new spell, else halls (low codes) and digs (high ones)."""
    codes = list(ask.codes)
    liked = [code for code in codes if words.word(s, ask, code).startswith(("work-", "cast-windfall"))]
    return rng.choice(liked or [codes[0], rng.choice(codes), codes[-1]])


def game_at_random(rng: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """What is asked, offered, refused and told in a game with the pack."""
    s, out = GAME.new(SETUP), Listener()
    asked: Counter[str] = Counter()
    while not isinstance(pending := GAME.pending(s), Over):
        if isinstance(pending, Chance):
            assert pending.weights is not None
            codes = [code for code, weight in enumerate(pending.weights) if weight]
            # the new spell stands last
            GAME.outcome(s, codes[-1] if pending.kind == "spell" else rng.choice(codes), out)
            continue
        ask = rng.choice(pending.asks)
        yield GAME.phrase(s, ask)
        if asked[ask.kind] < 4:
            yield from answers(s, ask, rng)
        asked[ask.kind] += 1
        GAME.answer(s, ask.seat, eager(s, ask, rng), out)
    yield from out.told


def test_no_text_of_a_pack_is_a_raw_key() -> None:
    """New tunnels, spells and halls, changed ones: every question, answer, refusal and event is said in words."""
    rng, keys, english = Random(1), set[str](), set[str]()
    for _ in range(8):
        for key, args in game_at_random(rng):
            keys.add(key)
            for language, speaker in SPEAKERS.items():
                said = speaker.say(key, {"other": 1, **args})
                assert not RAW.search(said), (language, key, said)
                english |= {said} if language == "en" else set()
        if keys >= HEARD:
            break
    assert keys >= HEARD
    assert english >= {
        "Cast “Windfall”",
        "Dig with 5 heartstones: Pick, 13 honour",
        "Dedicate a great hall: Well, 5 or 14 honour",
        "Found a workshop: Bank",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_pack_shows_no_raw_key(language: str) -> None:
    """In the terminal, with the new spell in the spellbook."""
    s = GAME.new(SETUP)
    while isinstance(pending := GAME.pending(s), Chance):
        assert pending.weights is not None
        GAME.outcome(s, max(code for code, weight in enumerate(pending.weights) if weight))
    console = Console(width=200, record=True, file=StringIO())
    board_of(GAME.id).show(Board(console, SPEAKERS[language], SETUP.content), GAME.view(s, 0), {}, whole=True)
    shown = console.export_text()
    assert not RAW.search(shown)
    assert EFFECTS[language][0] in shown.replace("\u00a0", " ")
    assert "Pick (5)" in shown


# of a new spell of three offers, then of changed figures
EFFECTS = {
    "en": (
        "Take 3 coins, 1 cart or 2 iron and 1 rune.",
        "Take 1 hammer.",
        "This turn a tunnel costs you 2 minerals less and scores as usual.",
        "Move 1 of your statues up to 1 tunnel far, without carts.",
    ),
    "hu": (
        "A raktáradba kerül: 3 érme, 1 kordé vagy 2 vas és 1 rúna.",
        "A raktáradba kerül: 1 kalapács.",
        "Ebben a körben az alagút 2 ásvánnyal kevesebbe kerül, de ugyanannyi megbecsülést hoz.",
        "Mozgasd az egyik szobrodat legfeljebb 1 alagútnyira, kordé nélkül.",
    ),
    "pl": (
        "Do składu: 3 monety, 1 wózek albo 2 żelaza i 1 runa.",
        "Do składu: 1 młot.",
        "W tej turze tunel kosztuje cię o 2 minerały mniej, a honoru daje tyle co zwykle.",
        "Przesuń 1 swój posąg o najwyżej 1 tunel, bez wózków.",
    ),
    "ru": (
        "Возьмите на склад: 3 монеты, 1 тележка или 2 железа и 1 руна.",
        "Возьмите на склад: 1 молот.",
        "В этот ход туннель стоит вам на 2 минерала меньше, а почёта приносит как обычно.",
        "Передвиньте 1 свою статую не дальше чем на 1 туннель, без тележек.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_spell_does_is_said_from_its_data(language: str) -> None:
    spells = {spell.id: spell for spell in SETUP.content.spells}
    said = [
        Speaker(language).say(*spell_text(spells[name])).replace("\u00a0", " ")
        for name in ("windfall", "wagon_call", "thin_walls", "lantern_road")
    ]
    assert tuple(said) == EFFECTS[language]


# what a workshop would say whose exchanges no set has
EXCHANGES = {
    "en": ("2 runes for 3 coins", "any 3 resources for 2 carts", "2 resources from your trolls to the storage"),
    "hu": ("2 rúnáért 3 érme", "3 tetszőleges erőforrásért 2 kordé", "2 erőforrás a trolljaidról a raktárba"),
    "pl": ("2 runy na 3 monety", "dowolne 3 zasoby na 2 wózki", "2 zasoby z trolli do składu"),
    "ru": ("2 руны на 3 монеты", "любые 3 ресурса на 2 тележки", "2 ресурса с троллей на склад"),
}


@pytest.mark.parametrize("clan_carts_generic", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_workshop_exchanges_is_said_from_its_data(language: str, clan_carts_generic: bool) -> None:
    given = (Exchange({"rune": 2}, {"coin": 3}), Exchange({"any": 3}, {"cart": 2}), Exchange({"on_troll": 2}, {}))
    first, *others = OWN.workshops
    shops = (structs.replace(first, exchanges=given), *others)
    setup = make_setup(GAME, 2, {"clan_carts_generic": clan_carts_generic})
    s = GAME.new(replace(setup, content=structs.replace(OWN, workshops=shops)))
    ask = Ask(0, "use", (), "MK-7.4")
    said = [Speaker(language).say("mk-option-exchange", GAME.option(s, ask, code).args) for code in range(3)]
    assert tuple(text.partition(": ")[2].replace("\u00a0", " ") for text in said) == EXCHANGES[language]
