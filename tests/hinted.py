"""Decisions to give reasons for, from games between bots; and a reason said in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from underhall.bots import Window, make_bot
from underhall.bots.gestures import drawn, gestures, played
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
