"""Workshops (MK-7): who may use one, how often, and what it exchanges."""

from __future__ import annotations

from underhall.games.mountain_king.rules.goods import total_of
from underhall.games.mountain_king.rules.ground import has_access
from underhall.games.mountain_king.state import State


def exchanges(s: State, shop: int) -> list[int]:
    """MK-7.7 The exchanges of a workshop that the seat can pay for now."""
    book, seat = s.book, s.seat
    found: list[int] = []
    for code in range(book.exchange_of.index(shop), len(book.exchange_of)):
        if book.exchange_of[code] != shop:
            break
        kinds, count = book.exchange_give[code]
        if total_of(s, seat, kinds) >= count:
            found.append(code)
    return found


def usable_sites(s: State) -> list[int]:
    """MK-7.3 The workshops that the own network touches and that have something to exchange."""
    m = s.mountain
    return [
        site
        for site, shop in enumerate(s.sites)
        if shop >= 0 and has_access(m, s.seat, s.book.sites[site]) and exchanges(s, shop)
    ]
