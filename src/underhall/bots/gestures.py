"""Gestures: what a seat can do from the open question to its next free choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from underhall.core.game import Ask, Chance, Decide, Game, Over

SOME = 12
"""So many answers to a question are tried at most where some are enough."""
BETTER = 0.05
"""By so many points must something done on the side improve on leaving it."""


class Gesture:
    """The codes of one, the position that it leads to, and the kind of what the seat is asked then, if anything."""

    __slots__ = ("after", "codes", "leads_to")

    def __init__(self, codes: tuple[int, ...], after: Any, leads_to: str) -> None:
        self.codes = codes
        self.after = after
        self.leads_to = leads_to


def gestures(
    game: Game[Any], state: Any, seat: int, few: bool = False, luck: Random | None = None
) -> Iterator[Gesture]:
    """Every one that begins with the open question; with `few` those that stand for all, and with luck just some of
    them. It is finished at the seat's next free choice, at a draw, or at another seat's question."""
    first = own_ask(game, state, seat)
    assert first is not None
    todo: list[tuple[Any, Ask, tuple[int, ...]]] = [(state, first, ())]
    while todo:
        before, ask, codes = todo.pop()
        tried = answers(game, ask, few, luck)
        last = len(tried) if codes else 0  # nobody needs a position of our own once its last answer is tried
        for number, code in enumerate(tried, 1):
            after = before if number == last else before.copy()
            game.answer(after, seat, code)
            following = own_ask(game, after, seat)
            if following and following.kind not in game.openers:
                todo.append((after, following, (*codes, code)))
            else:
                yield Gesture((*codes, code), after, following.kind if following else "")


def answers(game: Game[Any], ask: Ask, few: bool, luck: Random | None) -> Sequence[int]:
    """Those that are tried."""
    codes = ask.codes
    if ask.kind in game.proposals:
        return (game.proposals[ask.kind],)
    if few and ask.kind in game.hints.few:
        codes = [code for code in game.hints.few[ask.kind] if code in codes] or codes
    if luck and len(codes) > SOME:
        codes = sorted({codes[int(luck.random() * len(codes))] for _ in range(SOME)})
    return codes


def own_ask(game: Game[Any], state: Any, seat: int) -> Ask | None:
    pending = game.pending(state)
    if isinstance(pending, Decide):
        for ask in pending.asks:
            if ask.seat == seat:
                return ask
    return None


def liked(game: Game[Any], state: Any, ask: Ask, found: Sequence[Gesture]) -> list[tuple[float, Gesture]]:
    """How good each looks by the game's own evaluation, the best first.

    What is done on the side leads back to the same question, so it cannot be compared with what closes that: as long as
    something on the side makes things better it comes first, and what does not is left out.
    """
    seat = ask.seat
    marked = [(game.evaluate(one.after, seat), one) for one in found]
    if ask.kind in game.repeats:
        bar = game.evaluate(state, seat) + BETTER
        aside = [pair for pair in marked if pair[1].leads_to in game.repeats[ask.kind]]
        better = [pair for pair in aside if pair[0] > bar]
        marked = better or [pair for pair in marked if pair[1].leads_to not in game.repeats[ask.kind]] or aside
    marked.sort(key=lambda pair: -pair[0])
    return marked


def played(game: Game[Any], state: Any, seat: int, codes: tuple[int, ...]) -> Any | None:
    """The position after a gesture, or None where it is not legal."""
    after = state.copy()
    for code in codes:
        ask = own_ask(game, after, seat)
        if ask is None or code not in ask.codes:
            return None
        game.answer(after, seat, code)
    return after


def play_on(game: Game[Any], state: Any, end: int, luck: Random) -> Any:
    """Everybody goes on as the evaluation says, until the game is over or its clock has come to an end."""
    while state.clock < end:
        pending = game.pending(state)
        if isinstance(pending, Over):
            break
        if isinstance(pending, Chance):
            game.outcome(state, drawn(game, state, pending, luck))
            continue
        ask = pending.asks[0]
        found = list(gestures(game, state, ask.seat, few=True, luck=luck))
        state = liked(game, state, ask, found)[0][1].after
    return state


def drawn(game: Game[Any], state: Any, chance: Chance, rng: Random) -> int:
    """An outcome, as often as it would come."""
    weights = chance.weights
    if weights is None:
        return game.sample(state, rng)
    left = rng.random() * sum(weights)
    for code, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return code
    return max(code for code, weight in enumerate(weights) if weight)
