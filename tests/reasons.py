"""Asking why: of one gesture, and all through games between casual bots."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import underhall
from tests.strategies import draw, start
from underhall.bots import Window, make_bot
from underhall.bots.gestures import own_ask, played
from underhall.core.game import Chance, Over
from underhall.locale import LANGUAGES, Speaker

NAMES = ("Anna", "Béla", "Cili", "Dora", "Ede")


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
        self.sayings: dict[str, dict[str, Any]] = {}

    def play(self, game_id: str, players: int, seed: int, **options: Any) -> None:
        """Casual bots play a game; each is asked why, also in the middle of its gestures."""
        game, setup = start(game_id, players, options)
        rng = Random(seed)
        bot = make_bot("casual", rng)
        state = game.new(setup)
        while not isinstance(pending := game.pending(state), Over):
            if isinstance(pending, Chance):
                game.outcome(state, draw(game, state, pending, rng))
                continue
            ask = pending.asks[0]
            codes = tuple(bot.choose(Window(game, state, ask)))
            after = played(game, state, ask.seat, codes)
            for number, code in enumerate(codes):
                ask_now = own_ask(game, state, ask.seat)
                assert ask_now is not None
                key, args = game.reason(state, after, ask.seat)
                self.kinds.add(ask_now.kind)
                self.keys[key] += number == 0
                self.sayings[key] = dict(args)
                game.answer(state, ask.seat, code)

    def share(self, key: str) -> float:
        """How much of all that was decided was given this reason."""
        return self.keys[key] / self.keys.total()


def said_everywhere(sayings: dict[str, dict[str, Any]]) -> None:
    """Every language has a sentence for each."""
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES)
        for key, args in sayings.items():
            assert speaker.knows(key), (language, key)
            said = speaker.say(key, args)
            assert said.endswith("."), (language, key, said)
            assert "-" not in said.split()[0], (language, key, said)
