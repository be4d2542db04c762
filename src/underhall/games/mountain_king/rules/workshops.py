"""Workshops (MK-7): who may use one, how often, and what it exchanges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underhall.games.mountain_king.rules.goods import total_of
from underhall.games.mountain_king.rules.ground import has_access
from underhall.games.mountain_king.rules.payments import charge
from underhall.games.mountain_king.state import ASK_GET, ASK_USE, FOR_EXCHANGE, State, push

if TYPE_CHECKING:
    from underhall.core.game import Sink


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


def use(s: State, frame: tuple[int, ...], code: int, out: Sink | None) -> None:
    """MK-7.4 Each use is chosen by itself; MK-7.9 trades are allowed between them; fewer than the most are too."""
    book, site, left = s.book, frame[1], frame[2]
    if code == len(book.exchange_of):
        push(s, frame, (ASK_GET,))
    elif code < len(book.exchange_of):
        if left > 1:
            push(s, (ASK_USE, site, left - 1))
        kinds, count = book.exchange_give[code]
        charge(s, FOR_EXCHANGE, kinds, count, code, site, out)
