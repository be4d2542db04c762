"""What the texts of cards, events and research spaces say is what their data say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import msgspec
import pytest

from underhall.games.imperial_miners import content as ct
from underhall.games.imperial_miners.content import load_content
from underhall.games.imperial_miners.texts import Message, effect_text, event_text, steps_text
from underhall.locale import LANGUAGES, Speaker

OWN = load_content({})
RAW = re.compile(r"\bim-[a-z]|[{}]")
IDENTITIES = {"provenance", "id", "name", "tag"}


def say(language: str, message: Message) -> str:
    key, args = message["key"], {name: value for name, value in message.items() if name != "key"}
    return Speaker(language).say(key, args).replace("\u00a0", " ")


def figures(text: str) -> Counter[int]:
    return Counter(int(figure) for figure in re.findall(r"\d+", text))


# The figures of the data, as a text must show them


def wanted(data: Any) -> Counter[int]:
    """Every number that a text must show: how many, prices, limits, levels; not those that change nothing."""
    found: Counter[int] = Counter()
    match data:
        case tuple():
            return sum((wanted(one) for one in data), found)
        case ct.Per():
            # what is compared by a condition has no figures of its own but the level
            found = Counter([data.x, *[n for n in (data.plus, data.cap, data.level) if n]])
            return found + Counter([data.div] if data.div > 1 else [])
        case ct.If():
            said = [n for n in (data.at_least, data.at_most, data.when.level) if n is not None]
            return Counter(said) + wanted(data.then) + wanted(data.otherwise)
        case ct.At():
            cards = data.pick or data.all or ct.Filter()
            counted = [data.n] if data.pick is not None else []
            return Counter([*counted, *[n for n in (cards.level, cards.row) if n]])
        case ct.Trade():
            return Counter([data.price, *([data.times] if data.times > 1 else [])]) + wanted(data.steps)
        case ct.Draw():
            return wanted(data.n) + Counter(data.levels if len(data.levels) < len(ct.DRAWN) else ())
        case ct.DrawFour():
            return wanted(data.n) + Counter([4])
        case ct.Effect():
            return Counter([data.price] if data.price else []) + wanted(data.steps)
        case ct.PlayCost():
            return Counter([abs(data.delta)]) + wanted(data.filter)
        case msgspec.Struct():
            values = [getattr(data, field) for field in data.__struct_fields__ if field not in IDENTITIES]
            return sum((wanted(value) for value in values), found)
        case bool():
            return found
        case int():
            return Counter([data])
    return found


def all_of(content: ct.Content) -> Iterator[tuple[str, Any, Message]]:
    """Everything that says something, with its data and its text."""
    texts = content.texts
    for card in content.cards:
        for effect, text in zip(card.effects, texts["cards"][card.id], strict=True):
            yield card.id, effect, text
    for event in content.events:
        yield event.id, event, texts["events"][event.id]
    for face in content.faces:
        for space, text in zip(face.spaces, texts["faces"][face.id], strict=True):
            yield face.id, space, text
    for effect, text in zip(content.surface.effects, texts["surface"], strict=True):
        yield "surface", effect, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_shows_every_figure(language: str) -> None:
    seen = 0
    for name, data, text in all_of(OWN):
        said = say(language, text)
        assert not RAW.search(said), (name, said)
        assert wanted(data) - figures(said) == Counter(), (name, said)
        seen += 1
    assert seen == sum(len(card.effects) for card in OWN.cards) + len(OWN.events) + 6 * 8 + 3


def test_a_text_shows_no_other_figures() -> None:
    """But the 1 gold by which the Scots lower a price."""
    for name, data, text in all_of(OWN):
        discount = Counter([1] if isinstance(data, ct.Effect) and data.scots else [])
        assert figures(say("en", text)) == wanted(data) + discount, name


# A change of the data is a change of the text


def read(step: Mapping[str, Any]) -> ct.Step:
    made: ct.Step = msgspec.convert(step, ct.Step)
    return made


def gain(**n: Any) -> dict[str, Any]:
    return {"op": "gain", "res": "gold", "n": n}


COUNTS: list[dict[str, Any]] = [
    *[{"per": per} for per in ct.COUNTERS if per not in ("faction", "level")],
    *[{"per": "level", "level": level} for level in (1, 2, 3, 4)],
    *[{"per": per, "faction": faction} for per in ("faction", "adjacent") for faction in ct.FACTIONS],
]
FILTERS: list[dict[str, Any]] = [
    *[{name: True} for name in ("adjacent", "up", "down", "other", "has_machine", "has_collapse", "not_activated")],
    *[{"faction": faction} for faction in ct.FACTIONS],
    {},
    {"level": 1},
    {"row": 2},
    {"level": 3, "adjacent": True},
]
TARGETS: list[Any] = ["self", {"pick": {}}, {"all": {}}]
TWO = {"op": "gain", "res": "gold", "n": 2}
THREE = {"op": "gain", "res": "points", "n": 3}
PER_ROMAN = {"per": "faction", "faction": "romans"}
STEPS: dict[str, list[dict[str, Any]]] = {
    "amounts": [
        *[gain(**counted) for counted in COUNTS],
        *[gain(**counted, div=2) for counted in COUNTS],
        *[
            gain(per="hand", **other)
            for other in ({"x": 2}, {"plus": 1}, {"cap": 3}, {"plus": 1, "cap": 3}, {"div": 3})
        ],
        *[{"op": "gain", "res": "points", "n": {"per": "hand", **other}} for other in ({}, {"plus": 2}, {"cap": 4})],
    ],
    "gain": [{"op": "gain", "res": res, "n": n} for res in ("gold", "points") for n in (1, 2, 5)],
    "trade": [
        {"op": "trade", "price": price, "times": times, "steps": [step]}
        for price in (1, 2)
        for times in (1, 2, 3)
        for step in (TWO, THREE)
    ],
    **{
        op: [
            {"op": op, "at": "self"},
            *[{"op": op, "at": {how: cards}} for how in ("pick", "all") for cards in FILTERS if cards not in implied],
            {"op": op, "at": {"pick": {}, "n": 3}},
        ]
        for op, implied in (
            ("machine", ()),
            ("collapse", ()),
            ("clear", ({"has_collapse": True},)),
        )
    },
    "machines": [{"op": "machine", "at": at, "n": n} for at in TARGETS for n in (2, PER_ROMAN)],
    "activate": [
        *[{"op": "activate", "at": {"pick": cards}} for cards in FILTERS if cards != {"not_activated": True}],
        {"op": "activate", "at": {"pick": {}, "n": 2}},
    ],
    "cart": [{"op": "cart", "n": n} for n in (1, 2, PER_ROMAN, {**PER_ROMAN, "plus": 1}, {**PER_ROMAN, "cap": 2})],
    "research": [{"op": "research", "n": n} for n in (1, 2, PER_ROMAN)],
    "draw": [
        {"op": "draw", "n": n, "levels": levels}
        for n in (1, 2, PER_ROMAN)
        for levels in ([1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3])
    ],
    "fdraw": [{"op": "fdraw", "faction": faction, "n": n} for faction in (*ct.FACTIONS, "any") for n in (1, 2)],
    "draw4": [{"op": "draw4", "n": n} for n in (1, 2)],
    "discard": [
        {"op": "discard", "n": n, "upto": upto, "each": each}
        for n in (1, 2, PER_ROMAN)
        for upto in (True, False)
        for each in ([], [TWO], [THREE])
    ],
    "each": [{"op": "clear", "at": {"all": {}}, "each": each} for each in ([], [TWO], [THREE], [TWO, THREE])],
    "if": [
        *[{"op": "if", "when": counted, "at_least": 2, "then": [TWO]} for counted in COUNTS],
        {"op": "if", "when": {"per": "hand"}, "at_least": 3, "then": [TWO]},
        {"op": "if", "when": {"per": "hand"}, "at_most": 2, "then": [TWO]},
        {"op": "if", "when": {"per": "hand"}, "at_least": 2, "then": [THREE]},
        {"op": "if", "when": {"per": "hand"}, "at_least": 2, "then": [TWO], "else": [THREE]},
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", STEPS)
def test_a_step_that_differs_says_so(sort: str, language: str) -> None:
    said: dict[str, ct.Step] = {}
    for data in STEPS[sort]:
        step = read(data)
        text = say(language, steps_text([step]))
        assert not RAW.search(text), text
        assert text not in said, (text, step, said.get(text))
        assert wanted(step) - figures(text) == Counter(), (text, step)
        said[text] = step


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_steps_is_said(language: str) -> None:
    steps = [read(TWO), read(THREE), read({"op": "cart", "n": 1}), read({"op": "draw4"})]
    for one, other in combinations(steps, 2):
        assert say(language, steps_text([one, other])) != say(language, steps_text([other, one]))
    assert say(language, steps_text(steps)) != say(language, steps_text(steps[:-1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_after_a_choice_is_set_off_from_it(language: str) -> None:
    """A step behind others that have steps inside: is it done each time, or once?"""
    inside = read({"op": "clear", "at": {"all": {}}, "each": [TWO, THREE]})
    behind = [read({"op": "clear", "at": {"all": {}}, "each": [TWO]}), read(THREE)]
    assert say(language, steps_text([inside])) != say(language, steps_text(behind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_is_said(language: str) -> None:
    prices = ((0, False), (3, False), (3, True), (4, True))
    said = [say(language, effect_text(ct.Effect(price=n, scots=scots, steps=(read(TWO),)))) for n, scots in prices]
    assert len(set(said)) == len(said)
    assert all(str(n) in text for (n, _), text in zip(prices[1:], said[1:], strict=True))


MODS: list[dict[str, Any]] = [
    *[{"mod": "play_cost", "delta": delta} for delta in (-1, -2, 2)],
    *[{"mod": "play_cost", "delta": -2, "filter": cards} for cards in ({"level": 3}, {"faction": "romans"})],
    *[{"mod": "bonus_on_gain", "res": res, "n": n, "limit": 2} for res in ("gold", "points") for n in (1, 2)],
    {"mod": "bonus_on_gain", "res": "gold", "n": 1, "limit": 1},
    {"mod": "bonus_on_activate", "steps": [TWO]},
    {"mod": "bonus_on_activate", "steps": [THREE]},
    {"mod": "bonus_on_activate", "steps": [TWO], "filter": {"faction": "scots"}},
    {"mod": "bonus_on_place", "steps": [TWO]},
    {"mod": "bonus_on_place", "steps": [THREE]},
    {"mod": "bonus_on_place", "steps": [TWO], "when": {"per": "row_self"}, "at_least": 3},
    {"mod": "research_plus", "n": 1},
    {"mod": "research_plus", "n": 2},
    {"mod": "surface_picks", "n": 2},
    {"mod": "surface_picks", "n": 3},
    {"mod": "both_effects"},
    {"mod": "both_effects", "filter": {"level": 1}},
]


def event(kind: str, **data: Any) -> ct.Event:
    made: ct.Event = msgspec.convert({"id": "x", "name": "X", "kind": kind, "provenance": "original", **data}, ct.Event)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_says_what_it_changes(language: str) -> None:
    assert {mod["mod"] for mod in MODS} == set(ct.MODS)
    said: set[str] = set()
    for mod in MODS:
        one = event("modifier", mods=[mod])
        text = say(language, event_text(one))
        assert not RAW.search(text), text
        # of a condition its bound is said, not its one counter
        figured = wanted(one) if "when" not in mod else Counter([2, 3])
        assert figured - figures(text) == Counter(), text
        said.add(text)
    assert len(said) == len(MODS)
    both = say(language, event_text(event("modifier", mods=MODS[:2])))
    assert both not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_at_the_end_says_which_card_acts(language: str) -> None:
    """Only if it speaks of one: the one placed this round."""
    inside = [{"op": "if", "when": {"per": "hand"}, "at_least": 1, "then": [{"op": "collapse", "at": "self"}]}]
    for steps in ([gain(per="row_self")], [{"op": "machine", "at": {"all": {"adjacent": True}}}], inside):
        one = event("end", steps=steps)
        assert say(language, event_text(one)).startswith(say(language, steps_text(one.steps)))
        assert say(language, event_text(one)) != say(language, steps_text(one.steps))
    plain = event("end", steps=[TWO])
    assert say(language, event_text(plain)) == say(language, steps_text(plain.steps))


def test_a_pack_changes_what_is_said() -> None:
    pack = {
        "cards": {"card": [{"id": "deepest_vein", "effects": [{"steps": [{"op": "gain", "res": "points", "n": 5}]}]}]},
        "events": {"event": [{"id": "cheap_timber", "mods": [{"mod": "play_cost", "delta": -3}]}]},
        "surface": {"surface": {"effects": [{"steps": [{"op": "gain", "res": "gold", "n": 3}]}] * 3}},
    }
    texts = load_content(pack).texts
    assert [say("en", text) for text in texts["cards"]["deepest_vein"]] == ["Take 5 points."]
    assert say("en", texts["events"]["cheap_timber"]) == "Cards cost 3 gold less to play this round."
    assert [say("en", text) for text in texts["surface"]] == ["Take 3 gold."] * 3
    changed = {name for name, text in texts["cards"].items() if text != OWN.texts["cards"][name]}
    assert changed == {"deepest_vein"}


# of a price, a count with a limit, a pick, a search and an event with a choice
EXAMPLES = {
    "en": (
        "Pay 5 gold, 1 less for each Scottish card in your mine. Take 2 points. Draw 2 cards.",
        "Take 1 point and 1 more for every 2 full carts in your mine, at most 5 in all.",
        "Place 1 machine on each of 2 cards of your choice adjacent to this one. Place 1 cart token. Take 2 points.",
        "Draw 2 cards, each of a faction you name.",
        "Count the collapses in your mine. 1 or more: Clear the collapse from every card in your mine. "
        "For each collapse cleared: Take 1 gold. Take 1 point. Otherwise: Take 2 points.",
    ),
    "hu": (
        "Fizess 5 érmét (a bányádban lévő skót kártyánként 1 érmével kevesebbet). "
        "Szerezz 2 győzelmi pontot. Húzz 2 kártyát.",
        "Szerezz 1 győzelmi pontot, és a bányádban lévő minden 2 teli csille után még 1 pontot, "
        "összesen legfeljebb 5 pontot.",
        "Tegyél 2 tetszőleges szomszédos kártyára egyenként 1 masinát. Tegyél le 1 csillejelölőt. "
        "Szerezz 2 győzelmi pontot.",
        "Húzz 2 kártyát, mindegyiket egy általad megnevezett frakcióból.",
        "Számold meg a bányádban lévő beomlásokat. Ha legalább 1 van: "
        "Távolítsd el a beomlást a bányád minden kártyájáról. "
        "Minden eltávolított beomlás után: Szerezz 1 érmét. Szerezz 1 győzelmi pontot. "
        "Egyébként: Szerezz 2 győzelmi pontot.",
    ),
    "pl": (
        "Zapłać 5 monet (o 1 mniej za każdą kartę Szkotów w swojej kopalni). "
        "Otrzymaj 2 punkty zwycięstwa. Dobierz 2 karty.",
        "Otrzymaj 1 punkt zwycięstwa i jeszcze 1 za każde 2 pełne wózki w swojej kopalni, razem najwyżej 5.",
        "Umieść 1 maszynę na każdej z 2 wybranych sąsiednich kart. Umieść 1 żeton wózka. Otrzymaj 2 punkty zwycięstwa.",
        "Dobierz 2 karty, każdą wybranej frakcji.",
        "Policz zawalenia w swojej kopalni. Jeśli wyjdzie co najmniej 1: "
        "Usuń zawalenie z każdej karty w swojej kopalni. Za każde usunięte zawalenie: Otrzymaj 1 monetę. "
        "Otrzymaj 1 punkt zwycięstwa. W przeciwnym razie: Otrzymaj 2 punkty zwycięstwa.",
    ),
    "ru": (
        "Заплатите 5 монет (на 1 меньше за каждую карту шотландцев в вашей шахте). "
        "Получите 2 победных очка. Возьмите 2 карты.",
        "Получите 1 победное очко и ещё по 1 за каждые 2 полные вагонетки в вашей шахте, всего не больше 5.",
        "Положите по 1 механизму на любые 2 карты, соседние с этой. Положите 1 жетон вагонетки. "
        "Получите 2 победных очка.",
        "Возьмите 2 карты, каждую — той фракции, которую назовёте.",
        "Если обвалов в вашей шахте хотя бы 1: Уберите обвалы со всех карт вашей шахты. "
        "За каждый убранный обвал: Получите 1 монету. Получите 1 победное очко. Иначе: Получите 2 победных очка.",
    ),
}


@pytest.mark.parametrize("language", EXAMPLES)
def test_examples(language: str) -> None:
    cards = OWN.texts["cards"]
    names = ("oatcake_store", "gold_quadriga", "steam_aqueduct", "hall_of_envoys")
    messages = [*[cards[name][0] for name in names], OWN.texts["events"]["great_clearing"]]
    assert tuple(say(language, message) for message in messages) == EXAMPLES[language]
