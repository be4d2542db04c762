"""Whatever is asked, offered, refused or told in a game is said in words; what options promise, and why not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from tests.rulebook.imperial_miners.table import Play, acting, card, effect, event, gold, mod, points, step
from tests.strategies import draw
from underhall.core.game import Ask, Chance, Over
from underhall.core.setup import Setup, make_setup
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.state import GOLD, POINTS, ROW, State
from underhall.locale import LANGUAGES, Speaker

RAW = re.compile(r"\bim-[a-z]|[{}]")

# Games

OPTIONS: list[dict[str, Any]] = [
    {},
    {"voluntary_draw": True, "keep_collapse": True, "surface_optional": True, "gaps": "any", "first_game_1": "yes"},
    {"clear_on_pass": True, "next_board": "any", "gaps": "none", "modifiers_reach": "chain"},
]
RARE = {"im-log-reshuffled", "im-log-nothing"}
WIDE = {"cell", "target", "seam"}
"""Kinds of ask with a code for every place."""


class Listener:
    """Everything that is told, to whomever."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Mapping[str, Any]]] = []

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        self.told.append((key, args))

    def open(self, seat: int = -1) -> None:
        pass


def answers(s: State, ask: Ask, rng: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The text of answers to a question, legal or not, and why not."""
    size = GAME.vocabulary(s)[ask.kind]
    near = [place + step for place in ask.codes for step in (-2, -1, 1, 2) if 0 <= place + step < size]
    others = rng.sample(near, min(len(near), 5)) if ask.kind in WIDE else rng.sample(range(size), min(size, 12))
    for code in [*ask.codes, *others]:
        option = GAME.option(s, ask, code)
        yield option.key, option.args
        refusal = GAME.why_not(s, ask, code)
        if refusal is not None:
            yield refusal.key, refusal.facts


def asked(setup: Setup, rng: Random, out: Listener) -> Iterator[tuple[State, Ask]]:
    """Every question of a game at random."""
    s = GAME.new(setup)
    while not isinstance(pending := GAME.pending(s), Over):
        if isinstance(pending, Chance):
            GAME.outcome(s, draw(GAME, s, pending, rng), out)
            continue
        ask = rng.choice(pending.asks)
        yield s, ask
        GAME.answer(s, ask.seat, rng.choice(list(ask.codes)), out)


def test_whatever_is_said_in_a_game_is_said_in_words() -> None:
    """Questions, options, refusals and the log; nothing is a raw key, and every line of the log comes up."""
    speakers = [Speaker(language, ["Anna", "Béla", "Cili"]) for language in LANGUAGES]
    rng, out = Random(1), Listener()
    kinds: set[str] = set()
    said: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for options in OPTIONS * 6:
        for s, ask in asked(make_setup(GAME, 3, options), rng, out):
            kinds.add(ask.kind)
            said.update((f"{key}{args}", (key, args)) for key, args in [GAME.phrase(s, ask), *answers(s, ask, rng)])
    said.update((f"{key}{args}", (key, args)) for key, args in out.told)
    for key, args in said.values():
        for speaker in speakers:
            assert not RAW.search(speaker.say(key, args)), (key, args)
    assert kinds == set(GAME.vocabulary(s))
    assert {key for key, _ in out.told} | RARE == set(events.RULES)


def test_an_option_promises_what_comes_of_it() -> None:
    """Effects in a chain that bring gold and points alone: both are there before anything more is asked."""
    rng, seen = Random(2), 0
    for _ in range(6):
        for s, ask in asked(make_setup(GAME, 2), rng, Listener()):
            top = s.strands[ask.seat]
            in_chain = ask.kind == "effect" and top is not None and not top.b
            for code in ask.codes if in_chain else ():
                args = GAME.option(s, ask, code).args
                brings = dict(args.get("brings", ()))
                if not brings.keys() <= {"im-count-gold", "im-count-points"}:
                    continue
                row, then = ask.seat * ROW, s.copy()
                GAME.answer(then, ask.seat, code)
                more, points = (then.v[row + what] - s.v[row + what] for what in (GOLD, POINTS))
                assert more == brings.get("im-count-gold", 0) - args.get("price", 0)
                assert points == brings.get("im-count-points", 0)
                seen += bool(brings)
    assert seen > 100


def options(play: Play) -> dict[str, Mapping[str, Any]]:
    """What each answer of the first seat says of itself, by its word."""
    ask = play.ask()
    assert ask is not None
    return {option.word: option.args for option in (GAME.option(play.state, ask, code) for code in ask.codes)}


def test_a_promise_counts_what_the_effect_itself_does() -> None:
    """IM-8.10: two machines, then gold for both of them; IM-9.1 the third step has no room left for more than one."""
    here = step("machine", at="self", n=2)
    table = acting(effect(here, gold({"per": "machines_self"}), here))
    assert options(table.play().lay(0, "actor", "a0"))["first"]["brings"] == [
        ["im-count-gold", 2],
        ["im-count-machines", 3],
    ]


def test_a_promise_counts_choices_as_the_most_they_can_bring() -> None:
    spread = effect(
        step("machine", at={"pick": {}, "n": 2}),
        step("clear", at={"all": {"has_collapse": True}}, each=[gold({"per": "removed"})]),
        step("cart", n=2),
        step("research", n=9),
        step("draw", n=2),
        step("fdraw", faction="any"),
        step("discard", n=2, upto=True, each=[gold()]),
        step("activate", at={"pick": {}, "n": 5}),
        step("if", when={"per": "level", "level": 1}, at_least=9, then=[gold(20)]),
    )
    table = acting(spread).mine(0, {"a0": "one_a", "a2": "one_b", "a4": "one_c"}).collapses(0, "a0", "a2")
    table.machines(0, {"a0": 3, "a2": 3, "a4": 2}).research(0, "alchemy_a", 5)
    play = table.play().lay(0, "actor", "a6")
    assert dict(options(play)["first"]["brings"]) == {
        "im-count-gold": 1 + 2 + 2,
        "im-count-machines": 2,
        "im-count-clears": 2,
        "im-count-research": 3,
        "im-count-cards": 2,
        "im-count-faction-cards": 1,
        "im-count-activations": 3,
    }


@pytest.mark.parametrize(("reach", "spaces"), [("all", 4), ("chain", 1)])
def test_a_promise_of_research_goes_as_far_as_the_modifier_reaches(reach: str, spaces: int) -> None:
    """IM-5.7: a card activated by another gets the modifier's spaces only with `modifiers_reach` all."""
    studious = card("studious", effect(step("research", n=1)))
    more = event("much", mods=[mod("research_plus", n=3)])
    table = acting(
        effect(step("activate", at={"pick": {}})), cards=[studious], events=[more], modifiers_reach=reach
    ).research(0, "alchemy_a", 0)
    play = table.mine(0, {"a0": "studious"}).play("much").lay(0, "actor", "a2").answer(0, "first")
    assert options(play)["first"]["brings"] == [["im-count-research", spaces]]


def test_a_promise_of_research_at_the_top_is_of_the_next_board() -> None:
    """IM-12.17: what is earned there is done on the new board, so the pickaxe has room."""
    tops = {"alchemy_a": [[gold()], [gold()], [step("activate", at={"pick": {}})]]}
    studious = card("studious", effect(step("research", n=2)))
    table = acting(effect(step("research", n=1)), cards=[studious], faces=tops).research(0, "alchemy_a", 2)
    play = table.mine(0, {"a0": "studious"}).play().lay(0, "actor", "a2").answer(0, "first")
    assert options(play)["first"]["brings"] == [["im-count-research", 2]]


@pytest.mark.parametrize(("coins", "times"), [(1, 0), (2, 1), (5, 2), (9, 2)])
def test_a_promise_says_that_there_is_an_exchange(coins: int, times: int) -> None:
    """IM-5.4: how often it can be paid, and nothing of what it would bring: that is asked when it comes."""
    table = acting(effect(step("trade", price=2, steps=[points(3)], times=2))).gold(0, coins)
    said = options(table.play().lay(0, "actor", "a0"))["first"]
    assert said.get("brings", []) == ([["im-count-trades", times]] if times else [])


def test_a_promise_of_an_exchange_counts_the_gold_of_its_effect() -> None:
    table = acting(effect(gold(3), step("trade", price=3, steps=[points(5)])))
    said = options(table.play().lay(0, "actor", "a0"))["first"]
    assert said["brings"] == [["im-count-gold", 3], ["im-count-trades", 1]]


def test_both_effects_have_one_price_and_one_promise() -> None:
    """IM-5.2: a modifier allows both, and IM-8.11 both prices are paid before either."""
    both = event("twice", mods=[mod("both_effects")])
    effects = (effect(gold(3), price=2), effect(gold({"per": "gold"}), price=1))
    play = acting(*effects, events=[both]).gold(0, 4).play("twice").lay(0, "actor", "a0")
    said = options(play)["both"]
    assert (said["price"], said["brings"]) == (3, [["im-count-gold", 3 + 4]])
    assert options(play)["second"]["brings"] == [["im-count-gold", 3]]
    poor = acting(*effects, events=[both]).gold(0, 2).play("twice").lay(0, "actor", "a0")
    assert refusal(poor, "both") == ("IM-8.11", "im-why-price")
    plain = acting(*effects).gold(0, 4).play().lay(0, "actor", "a0")
    assert refusal(plain, "both") == ("IM-8.3", "im-why-not-both")


# Why not?


def refusal(play: Play, word: str) -> tuple[str, str]:
    """The rule and the reason; it is said in words too."""
    ask = play.ask()
    assert ask is not None
    code = GAME.read(play.state, ask, word)
    assert code is not None
    found = GAME.why_not(play.state, ask, code)
    assert found is not None
    for language in LANGUAGES:
        assert Speaker(language).say(found.key, found.facts) != found.key
    return found.rule, found.key


def machine_on(cards: Mapping[str, Any]) -> Play:
    """A machine for one such card: a0 and a2 fit whatever is demanded."""
    fit = [card(name, factions=["romans"]) for name in ("fit_a", "fit_b")]
    table = acting(effect(step("machine", at={"pick": cards})), cards=fit)
    table.mine(0, {"a0": "fit_a", "a2": "fit_b", "b3": "two_a"}).machines(0, {"a0": 1, "a2": 1}).collapses(
        0, "a0", "a2"
    )
    return table.play().lay(0, "actor", "a4").answer(0, "first")


DEMANDS: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "faction": ({"faction": "romans"}, "a4", "IM-9.2", "im-why-faction"),
    "level": ({"level": 1}, "b3", "IM-9.2", "im-why-level"),
    "row": ({"row": 1}, "b3", "IM-9.2", "im-why-level"),
    "machine": ({"has_machine": True}, "a4", "IM-9.2", "im-why-no-machine"),
    "collapse": ({"has_collapse": True}, "b3", "IM-10.6", "im-why-no-collapse"),
    "activated": ({"not_activated": True}, "a4", "IM-12.2", "im-why-activated"),
    "other": ({"other": True}, "a4", "IM-9.2", "im-why-other"),
    "adjacent": ({"adjacent": True}, "a0", "IM-7.3", "im-why-not-near"),
    "nothing there": ({}, "a8", "IM-9.2", "im-why-no-card"),
}


@pytest.mark.parametrize("demand", DEMANDS)
def test_why_a_card_is_no_target(demand: str) -> None:
    cards, word, rule, key = DEMANDS[demand]
    assert refusal(machine_on(cards), word) == (rule, key)


def test_why_a_card_cannot_collapse_or_take_a_machine() -> None:
    crash = acting(effect(step("collapse", at={"pick": {}}))).mine(0, {"a0": "one_a", "a2": "one_b"}).collapses(0, "a0")
    assert refusal(crash.play().lay(0, "actor", "a4").answer(0, "first"), "a0") == ("IM-10.1", "im-why-collapse")
    build = acting(effect(step("machine", at={"pick": {}}))).mine(0, {"a0": "one_a", "a2": "one_b"})
    build.machines(0, {"a0": 3})
    assert refusal(build.play().lay(0, "actor", "a4").answer(0, "first"), "a0") == ("IM-9.1", "im-why-machines")


def test_why_a_card_is_picked_once() -> None:
    row = {f"a{2 * n}": f"one_{letter}" for n, letter in enumerate("abcd")}
    play = acting(effect(step("machine", at={"pick": {}, "n": 2}))).mine(0, row).play()
    play.lay(0, "actor", "a8").answer(0, "first")
    assert refusal(play.answer(0, "a4"), "a4") == ("IM-9.2", "im-why-cell-picked")
    assert play.answer(0, "a2").asked() == "surface"  # in any order


def test_why_a_deck_is_closed() -> None:
    some = acting(effect(step("draw", n=1, levels=[1, 2]))).play().lay(0, "actor", "a0").answer(0, "first")
    assert refusal(some, "3") == ("IM-12.5", "im-why-deck-level")
    empty = acting(effect(step("draw", n=1))).deck(1).play().lay(0, "actor", "a0").answer(0, "first")
    assert refusal(empty, "1") == ("IM-3.9", "im-why-deck-empty")


def test_why_a_seam_takes_no_token() -> None:
    halves = [card(name, carts=carts) for name, carts in (("west", "...F.."), ("middle", "..EF.."), ("east", "..E..."))]
    table = acting(effect(step("cart", n=1)), cards=halves)
    table.mine(0, {"a0": "west", "a2": "middle", "a4": "east", "a6": "one_a"})
    play = table.play().lay(0, "actor", "a8").answer(0, "first")
    assert play.words() == ["a0.r", "a2.r"]
    assert refusal(play, "a4.r") == ("IM-11.2", "im-why-no-cart")
    assert refusal(play, "a0.lr") == ("IM-11.2", "im-why-no-seam")
