"""A hint in words: what a bot would do in a seat's place, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from underhall.bots.gestures import own_ask
from underhall.core.game import Game
from underhall.core.speech import Option


class Advice(NamedTuple):
    """The answers of a gesture, and what it brings: a key of the catalogue and its arguments."""

    options: tuple[Option, ...]
    key: str
    args: Mapping[str, Any]

    @property
    def words(self) -> str:
        return " ".join(option.word for option in self.options)


def put_in_words(game: Game[Any], world: Any, seat: int, codes: Sequence[int]) -> Advice:
    """A gesture that was chosen for a seat, told in a world that the seat cannot tell from the real one."""
    after = world.copy()
    options = []
    for code in codes:
        ask = own_ask(game, after, seat)
        assert ask is not None, "a gesture ends where its seat is not asked any more"
        options.append(game.option(after, ask, code))
        game.answer(after, seat, code)
    key, args = game.reason(world, after, seat)
    return Advice(tuple(options), key, args)
