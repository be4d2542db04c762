"""IM-14.1 to IM-14.4: points at the end, the winner, and the titles of a solo game."""

from __future__ import annotations

from underhall.games.imperial_miners.rules.counting import machines_in_mine
from underhall.games.imperial_miners.rules.ground import full_carts
from underhall.games.imperial_miners.state import GOLD, POINTS, ROW, Book, State


def breakdown(s: State, seat: int) -> dict[str, int]:
    """IM-14.2 Points in gems and IM-11.3 one for each full cart; nothing for gold, hand, machines or research."""
    return {"points": s.v[seat * ROW + POINTS], "carts": full_carts(s, seat)}


def score(s: State, seat: int) -> int:
    return s.v[seat * ROW + POINTS] + full_carts(s, seat)


def ranking(s: State) -> list[int]:
    """IM-14.3 Most points; then most gold; then most full carts (or machines, as agreed); else they share."""
    keys = []
    for seat in range(s.book.players):
        last = machines_in_mine(s, seat) if s.book.tiebreak_machines else full_carts(s, seat)
        keys.append((score(s, seat), s.v[seat * ROW + GOLD], last))
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def title(book: Book, points: int) -> str:
    """IM-14.4 What a solo player may be called with so many points."""
    earned = book.titles[0][1]
    for least, name in book.titles:
        if points >= least:
            earned = name
    return earned
