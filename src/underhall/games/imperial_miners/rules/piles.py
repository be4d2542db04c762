"""IM-3.9 and IM-12.5 to IM-12.12: the decks and discard piles that all seats share, and the hands they feed.

A deck has no order: it is a set, and a draw is a lot among what is in it. What a deck was seen to lack, and when it was
made anew, is kept as its ages, so that whoever guesses at a hidden card knows what it could be.
"""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.state import (
    DRAWN,
    F_DRAW,
    LOT_DRAW,
    LOT_NONE,
    LOT_SEARCH,
    NEW_DECK,
    State,
    with_card,
    without_card,
)


def open_levels(s: State) -> int:
    """A mask of the levels that have a card to draw, in the deck or among the discards."""
    mask = 0
    for level in range(DRAWN):
        if s.decks[level] or s.discards[level]:
            mask |= 1 << level
    return mask


def look_again(s: State) -> None:
    """A level that ran out, or came back, changes what seats are asked that are about to draw."""
    now = open_levels(s)
    if now != s.open_levels:
        s.open_levels = now
        for seat in range(s.book.players):
            top = s.strands[seat]
            if top is not None and top.op == F_DRAW and s.asks[seat] is not None:
                s.ready |= 1 << seat


def refill(s: State, level: int, out: Sink | None) -> None:
    """IM-3.9 Shuffle the discards of a level into a new deck when a card is needed and the deck is empty."""
    if not s.decks[level] and s.discards[level]:
        s.decks[level] = s.discards[level]
        s.discards[level] = 0
        s.ages[level] = (*s.ages[level], NEW_DECK)
        if out is not None:
            events.reshuffled(s, out, level)


def draw_from(s: State, seat: int, level: int, lot: int, out: Sink | None) -> None:
    """IM-12.5 A card of this level comes next: a lot among the deck, which is filled up first if it is empty."""
    refill(s, level, out)
    s.lot = lot
    s.lot_seat = seat
    s.lot_arg = level


def search(s: State, seat: int, level: int, faction: int, out: Sink | None) -> bool:
    """IM-12.9 Turn cards until one of the faction appears: a lot among the deck's cards of that faction.

    IM-12.10 False if the deck has none. IM-12.11 Only the deck is searched; one that is empty is filled up first.
    """
    refill(s, level, out)
    if s.decks[level] & s.book.of_faction[level][faction]:
        s.lot = LOT_SEARCH
        s.lot_seat = seat
        s.lot_arg = level + 8 * faction
        return True
    if s.decks[level] and not s.ages[level][-1] >> faction & 1:
        s.ages[level] = (*s.ages[level], s.ages[level][-1] & ~NEW_DECK | 1 << faction)
    if out is not None:
        out.open(seat)
        events.found_none(s, out, seat, level, faction)
    return False


def take_lot(s: State, code: int, out: Sink | None) -> int:
    """The card that came out of its deck. IM-3.9 With `reshuffle` at once, an emptied deck is made anew here."""
    level = s.lot_arg & 7
    s.decks[level] &= ~(1 << 8 * code)
    s.lot = LOT_NONE
    if s.book.shuffle_at_once:
        refill(s, level, out)
    look_again(s)
    return s.book.first[level] + code


def into_hand(s: State, seat: int, card: int, lot: int) -> None:
    """IM-12.12 A card found by its faction was seen by all; any other is its owner's secret, and remembers its age."""
    s.hands[seat] = with_card(s.hands[seat], card)
    if lot == LOT_SEARCH:
        s.known[seat] = with_card(s.known[seat], card)
        return
    age = len(s.ages[s.book.level[card] - 1]) - 1
    if s.born[card] != age:
        s.born = s.born[:card] + bytes([age]) + s.born[card + 1 :]


def drawn(s: State, code: int, out: Sink | None) -> None:
    """IM-12.5 A drawn card goes to the hand of whoever drew it."""
    seat, lot = s.lot_seat, s.lot
    card = take_lot(s, code, out)
    into_hand(s, seat, card, lot)
    if out is not None:
        if lot == LOT_DRAW:
            events.drew(s, out, seat, card)
        elif lot == LOT_SEARCH:
            events.found(s, out, seat, card)
        else:
            events.dealt(s, out, seat, card)


def draw_deep(s: State, seat: int, number: int, out: Sink | None) -> None:
    """IM-12.8 IM-5.8 Level-4 cards, all equal, as many as are left. IM-3.2 Their deck needs no shuffling."""
    taken = 0
    while taken < number:
        if not s.decks[DRAWN]:
            s.decks[DRAWN] = s.discards[DRAWN]
            s.discards[DRAWN] = 0
        if not s.decks[DRAWN]:
            break
        s.decks[DRAWN] -= 1
        s.hands[seat] = with_card(s.hands[seat], s.book.deep)
        taken += 1
    if out is not None and taken:
        events.drew_deep(s, out, seat, taken)


def leave_hand(s: State, seat: int, card: int) -> None:
    s.hands[seat] = without_card(s.hands[seat], card)
    s.known[seat] = without_card(s.known[seat], card)


def discard(s: State, seat: int, card: int, out: Sink | None) -> None:
    """IM-12.6 From the hand to the discards of its level, face up."""
    leave_hand(s, seat, card)
    level = s.book.level[card] - 1
    if level < DRAWN:
        s.discards[level] |= 1 << 8 * (card - s.book.first[level])
    else:
        s.discards[level] += 1
    if s.book.shuffle_at_once and level < DRAWN:
        refill(s, level, out)
    look_again(s)
