"""Asking why: of one gesture, and all through games between bots; and what is said, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import underhall
from underhall.bots import Window, make_bot
from underhall.bots.gestures import drawn, gestures, own_ask, played
from underhall.core.game import Ask, Chance, Decide, Game, Over
from underhall.core.registry import find
from underhall.core.setup import make_setup
from underhall.locale import LANGUAGES, Speaker

NAMES = ("Anna", "Béla", "Celina", "Dima", "Eve")


class Decision(NamedTuple):
    game: Game[Any]
    state: Any
    ask: Ask
    codes: tuple[int, ...]

    @property
    def after(self) -> Any:
        return played(self.game, self.state, self.ask.seat, self.codes)

    def elsewhere(self, seed: int) -> tuple[Any, Any]:
        """The same gesture in a world that the seat cannot tell from this one: before and after it."""
        world = self.game.determinize(self.state, self.ask.seat, Random(seed))
        return world, played(self.game, world, self.ask.seat, self.codes)


def decisions(game_id: str, players: int, seed: int, rough: bool = False, **options: Any) -> Iterator[Decision]:
    """All of a game between casual bots. In a rough one gestures are chosen at random, and half of them are broken off
    after their first answer, as people do who answer word by word."""
    game = find(game_id)
    rng, bot = Random(seed), make_bot("casual", Random(seed))
    state = game.new(make_setup(game, players, options))
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Chance):
            game.outcome(state, drawn(game, state, pending, rng))
            continue
        assert isinstance(pending, Decide)
        ask = rng.choice(pending.asks)
        if rough:
            codes = rng.choice([one.codes for one in gestures(game, state.copy(), ask.seat)])
        else:
            codes = tuple(bot.choose(Window(game, state, ask)))
        yield Decision(game, state, ask, codes)
        state = played(game, state, ask.seat, codes[:1] if rough and rng.random() < 0.5 else codes)


def said(why: tuple[str, Mapping[str, Any]]) -> str:
    """A reason in English, once it can be said in all languages."""
    key, args = why
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES)
        assert speaker.knows(key), (language, key)
        text = speaker.say(key, args)
        assert text[-1] == ".", text
        assert "{" not in text, text
        assert "@" not in text, text
    return Speaker("en", NAMES).say(key, args)


def why(match: underhall.Match, words: str) -> tuple[str, str]:
    """The key of the reason for a gesture of whoever is asked first, and what it says in English. What is to be paid is
    paid as proposed."""
    game, seat = match.game, match.waiting_for[0]
    world = game.determinize(match.state, seat, Random(1))
    after = played(game, world, seat, tuple(match.read(seat, words)))
    while (ask := own_ask(game, after, seat)) and ask.kind in game.proposals:
        game.answer(after, seat, game.proposals[ask.kind])
    key, args = game.reason(world, after, seat)
    return key, Speaker("en", NAMES).say(key, args)


class Asked:
    """How often each reason was given, and for which kinds of ask."""

    def __init__(self) -> None:
        self.keys: Counter[str] = Counter()
        self.kinds: set[str] = set()

    def play(self, game_id: str, players: int, seed: int, **options: Any) -> None:
        """Casual bots play a game; each is asked why, also in the middle of its gestures."""
        for one in decisions(game_id, players, seed, **options):
            state, after, seat = one.state.copy(), one.after, one.ask.seat
            for number, code in enumerate(one.codes):
                ask = own_ask(one.game, state, seat)
                assert ask is not None
                why = one.game.reason(state, after, seat)
                said(why)
                self.kinds.add(ask.kind)
                self.keys[why[0]] += number == 0
                one.game.answer(state, seat, code)

    def share(self, key: str) -> float:
        """How much of all that was decided was given this reason."""
        return self.keys[key] / self.keys.total()
