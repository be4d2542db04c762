"""How long bots think, in seconds of the processor: what else runs on the machine does not count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import process_time

from underhall.bots import Bot, Window


@dataclass(frozen=True)
class Thinking:
    """How many gestures were chosen, the seconds of all of them, and the longest for one gesture and for one turn."""

    gestures: int
    seconds: float
    longest: float
    longest_turn: float


def together(parts: Sequence[Thinking]) -> Thinking:
    return Thinking(
        sum(part.gestures for part in parts),
        sum(part.seconds for part in parts),
        max(part.longest for part in parts),
        max(part.longest_turn for part in parts),
    )


class Watch:
    """Stops the time of the bots of one game. A turn lasts as long as the same seat chooses at the same clock."""

    def __init__(self, players: int) -> None:
        self._gestures: list[list[float]] = [[] for _ in range(players)]
        self._turns: list[list[float]] = [[] for _ in range(players)]
        self._latest = (-1, -1)

    def on(self, bots: Iterable[Bot]) -> list[Bot]:
        return [Watched(bot, self) for bot in bots]

    def add(self, seat: int, clock: int, seconds: float) -> None:
        self._gestures[seat].append(seconds)
        if self._latest == (seat, clock):
            self._turns[seat][-1] += seconds
        else:
            self._turns[seat].append(seconds)
        self._latest = (seat, clock)

    def report(self) -> tuple[Thinking, ...]:
        return tuple(
            Thinking(len(times), round(sum(times), 6), round(max(times, default=0), 6), round(max(turns, default=0), 6))
            for times, turns in zip(self._gestures, self._turns, strict=True)
        )


class Watched:
    """A bot with a watch on it."""

    def __init__(self, bot: Bot, watch: Watch) -> None:
        self._bot = bot
        self._watch = watch

    def choose(self, window: Window) -> Sequence[int]:
        clock, began = window.clock, process_time()
        codes = self._bot.choose(window)
        self._watch.add(window.seat, clock, process_time() - began)
        return codes
