"""IM-3.5 and IM-6, the sealed choices: the cards that are kept at the start, the card that is played in a round."""

from __future__ import annotations

from underhall.core.game import Sink
from underhall.games.imperial_miners import events
from underhall.games.imperial_miners.rules.piles import discard, draw_from, leave_hand
from underhall.games.imperial_miners.state import (
    F_CELL,
    F_FALLBACK,
    GOLD,
    LOT_FALLBACK,
    ROW,
    State,
    order,
    push,
    without_card,
)


def keep_codes(s: State, seat: int) -> list[int]:
    """IM-3.5 Any mix may be kept. A set is picked in ascending order, so enough higher cards must remain."""
    hand, picked = s.hands[seat], s.picks[seat]
    left = s.book.kept - len(picked)
    rest = hand
    for card in picked:
        rest = without_card(rest, card)
    if picked:
        rest = bytes([card for card in rest if card >= picked[-1]])
    found: list[int] = []
    for card in rest[: len(rest) - left + 1]:
        if card not in found:
            found.append(card)
    return found


def all_kept(s: State, out: Sink | None) -> None:
    """IM-3.7 Once all have chosen, the other cards go to the discards, in seat order and face up."""
    for seat in range(s.book.players):
        if len(s.picks[seat]) < s.book.kept:
            continue
        thrown = s.hands[seat]
        for card in s.picks[seat]:
            thrown = without_card(thrown, card)
        if out is not None:
            events.kept(s, out, seat, thrown)
        for card in thrown:
            discard(s, seat, card, out)
        s.picks[seat] = b""


def cost(s: State, card: int) -> int:
    """IM-1.13 The play cost, IM-5.7 with the modifier of the round; never below 0."""
    printed = s.book.cost[card]
    return max(0, printed + s.mods.cheaper[card]) if s.mods.cheaper else printed


def playable(s: State, seat: int) -> list[int]:
    """IM-6.2 Playable is a card whose cost can be paid and whose level has a free cell; IM-3.8 first level 1 only."""
    gold = s.v[seat * ROW + GOLD]
    spots, level = s.mines[seat].spots, s.book.level
    found: list[int] = []
    last = -1
    for card in s.hands[seat]:
        if card != last and spots[level[card] - 1] and cost(s, card) <= gold:
            found.append(card)
            last = card
    return found


def card_codes(s: State, seat: int) -> list[int]:
    """IM-6.4 A draw instead is no choice for a seat that can play a card, unless `voluntary_draw` is agreed.

    IM-6.6 And there must be a card of level 1 to draw.
    """
    codes = playable(s, seat)
    if codes and s.book.voluntary_draw and (s.decks[0] or s.discards[0]):
        codes.append(s.book.kinds)
    return codes


def choose_forced(s: State, seat: int) -> bool:
    """IM-14.6 Where there is nothing to choose the seat is not asked; others cannot tell until the seals open."""
    codes = card_codes(s, seat)
    if len(codes) > 1:
        return False
    s.chosen[seat] = codes[0] if codes else s.book.kinds
    return True


def reveal(s: State, out: Sink | None) -> None:
    """IM-6.1 All cards open together, and their costs are paid. IM-6.7 Before anything is laid or activated.

    IM-6.3 Who could play none draws one of level 1, in the order of IM-14.5.
    """
    for seat in order(s):
        card = s.chosen[seat]
        s.chosen[seat] = -1
        s.paths[seat] = 0
        if card == s.book.kinds:
            push(s, seat, F_FALLBACK)
            if out is not None:
                events.fallback(s, out, seat)
        else:
            paid = cost(s, card)
            s.v[seat * ROW + GOLD] -= paid
            leave_hand(s, seat, card)
            push(s, seat, F_CELL, card)
            if out is not None:
                events.revealed(s, out, seat, card, paid)
    s.ready = (1 << s.book.players) - 1


def fall_back(s: State, seat: int, out: Sink | None) -> None:
    """IM-6.3 Draw the top card of level 1; IM-6.5 it is laid at once and never in hand.

    IM-6.6 With none left, nothing is laid this round.
    """
    if s.decks[0] or s.discards[0]:
        draw_from(s, seat, 0, LOT_FALLBACK, out)
    elif out is not None:
        events.nothing_to_lay(s, out, seat)
