"""How likely each seat is to win, for whoever looks back at a finished game in which everything lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.bots.judge import NoJudge, find_judge
from underhall.bots.search import result
from underhall.bots.strong import softly
from underhall.core.game import Decide, Game, Over


def chances(game: Game[Any], state: Any) -> Sequence[float]:
    """Each seat's share of the win; all shares are one whole. At the end it is the result itself; before, what the
    game's learned judge says, or its evaluation where no judge fits.

    It looks at the whole state, so it is nothing for a game that still goes on.
    """
    pending = game.pending(state)
    if isinstance(pending, Over):
        return result(pending)
    try:
        judge = find_judge(game, state.content)
    except NoJudge:
        return softly([game.evaluate(state, seat) for seat in range(state.players)], game.hints.certainty)
    shares: Sequence[float] = judge.judge(game, [game.features(state)], state.players).chances[0].tolist()
    return shares


def course(game: Game[Any], states: Sequence[Any]) -> list[Sequence[float]]:
    """Everybody's chances in the positions of one game. In the midst of a gesture they stay as they were: a judge knows
    only positions between gestures, and a troll that is paid for but not yet here would look like a loss."""
    found: list[Sequence[float]] = []
    for state in states:
        found.append(found[-1] if found and amid(game, state) else chances(game, state))
    return found


def amid(game: Game[Any], state: Any) -> bool:
    """Whether somebody is asked for the rest of a gesture."""
    pending = game.pending(state)
    return isinstance(pending, Decide) and any(ask.kind not in game.openers for ask in pending.asks)


def by_side(shares: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Seats of one side win together, so each of them is as likely to win as all of them are."""
    return [sum(share for share, side in zip(shares, sides, strict=True) if side == own) for own in sides]
