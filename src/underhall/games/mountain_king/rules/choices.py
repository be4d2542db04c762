"""What may be answered: the codes of a turn (MK-5) and of every question in the middle of something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.games.mountain_king.rules import digging, recruiting, statues, workshops
from underhall.games.mountain_king.rules.casting import spell_codes
from underhall.games.mountain_king.rules.goods import can_trade, pay_codes, total, total_of
from underhall.games.mountain_king.rules.ground import hall_fits, placements
from underhall.games.mountain_king.spots import Spots
from underhall.games.mountain_king.state import (
    AFTER_DONE,
    AFTER_STATUE,
    AFTER_TRADE,
    ASK_BAG,
    ASK_GET,
    ASK_GIVE,
    ASK_HALL,
    ASK_PAY,
    ASK_PEDESTAL,
    ASK_SITE,
    ASK_TO,
    ASK_TROLL,
    ASK_USE,
    ASK_WHERE,
    CELLS,
    OPEN_CELLS,
    RUNE,
    STORED,
    TURN_DIG,
    TURN_PASS,
    TURN_SITE,
    TURN_SLOT,
    TURN_TRADE,
    State,
)
from underhall.kit.masks import bits

ANY_GOOD: Final = tuple(range(STORED))


def turn_codes(s: State) -> tuple[int, ...]:
    """MK-5.1 Steps 1 and 2: a spell, a workshop, a trade; recruit or dig; MK-5.2 or nothing, if neither is possible.

    MK-5.5 A bottom-row troll is free, so that happens only with a full trollsmoot.
    """
    codes: list[int] = []
    if not s.cast and total(s, s.seat, RUNE):
        codes += sorted(s.spellbook)
    if not s.worked:
        codes += [TURN_SITE + site for site in workshops.usable_sites(s)]
    if can_trade(s):
        codes.append(TURN_TRADE)
    slots = recruiting.recruitable(s)
    digs = digging.diggable(s)
    codes += [TURN_SLOT + slot for slot in slots]
    codes += [TURN_DIG + dig for dig in digs]
    if not slots and not digs:
        codes.append(TURN_PASS)
    return tuple(codes)


def after_codes(s: State) -> tuple[int, ...]:
    """MK-5.1 Steps 3 and 4: a hall, then statues; or done.

    A trade is offered where it could lead to something; otherwise it is the same at the beginning of the next turn. In
    teams the partner comes before that.
    """
    codes = statues.dedicable(s)
    own = statues.unearthed(s)
    codes += [AFTER_STATUE + statue for statue in statues.movable(s, own)]
    if (codes or s.book.teams or own) and can_trade(s):
        codes.append(AFTER_TRADE)
    codes.append(AFTER_DONE)
    return tuple(codes)


def frame_codes(s: State, frame: tuple[int, ...]) -> Sequence[int]:
    """The codes of a question in the middle of something."""
    kind = frame[0]
    book, seat = s.book, s.seat
    if kind == ASK_PAY or kind == ASK_GIVE:
        return pay_codes(s, seat, frame[1], frame[2], frame[3])
    if kind == ASK_TROLL:
        return (*OPEN_CELLS[s.smoot[seat]], CELLS) if can_trade(s) else OPEN_CELLS[s.smoot[seat]]
    if kind == ASK_GET:
        return ANY_GOOD
    if kind == ASK_WHERE:
        masks = placements(book, s.mountain, seat, frame[1], digging.hammers_at_hand(s, frame[1]))
        return Spots(book.size, book.stack_spins[frame[1]], masks)
    if kind == ASK_HALL:
        masks = hall_fits(book, s.mountain, seat, frame[1])
        return Spots(book.size, range(len(masks)), masks)
    if kind == ASK_TO:
        return to_codes(s, frame[1], frame[2])
    if kind == ASK_PEDESTAL:
        return (0, *[clan + 1 for clan in digging.pedestal_choices(s, frame[1])])
    if kind == ASK_SITE:
        return (0, *[shop + 1 for shop in digging.foundable(s)]) if s.sites[frame[1]] < 0 and any(s.shops) else (0,)
    if kind == ASK_BAG:
        return (0, *[clan + 1 for clan in recruiting.choices_from_bag(s)])
    if kind == ASK_USE:
        enough = len(book.exchange_of) + 1
        uses = workshops.exchanges(s, s.sites[frame[1]])
        return (*uses, *((enough - 1,) if can_trade(s) else ()), enough)
    return spell_codes(s, frame)


def to_codes(s: State, statue: int, hops: int) -> tuple[int, ...]:
    """MK-15.1 Where a statue may go; `hops` are a spell's, or 0 for carts."""
    if hops:
        return tuple(bits(statues.within(s, statue, hops)))
    purse = total_of(s, s.seat, statues.carts(s, statue))
    return tuple(sorted(statues.destinations(s, statue, purse)))
