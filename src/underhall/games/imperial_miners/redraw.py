"""The cards that a seat cannot see, dealt anew: hands of others and decks, as they could lie too.

A hidden card came out of one deck, at one of its ages, so it is a card of that deck's generation without a faction that
the deck was seen to lack by then. Later ages only lack more. Where the strictest places are filled first, each with any
of the cards that may lie there, every way to deal is therefore equally likely.
"""

from __future__ import annotations

from itertools import compress
from random import Random

from underhall.games.imperial_miners.state import DRAWN, NEW_DECK, Book, State

Place = tuple[int, int, int]
"""Where a hidden card lies: its age, whose hand it is in, and the card."""


def hidden_cards(s: State, seat: int) -> bytes:
    """What only this seat knows of its hand: all but level 4 and the cards that were seen (IM-12.8, IM-12.12)."""
    known, deep = s.known[seat], s.book.deep
    return bytes([card for card in s.hands[seat] if card != deep and card not in known])


def generation(ages: tuple[int, ...], age: int) -> int:
    """The age at which the deck of this age was made."""
    while not ages[age] & NEW_DECK:
        age -= 1
    return age


def lacks(ages: tuple[int, ...], age: int) -> int:
    """A mask of the factions that the deck was seen to lack by this age."""
    return ages[age] & ~NEW_DECK


def suits(book: Book, card: int, lacking: int) -> bool:
    """Whether a card has none of these factions."""
    return not any(lacking >> faction & 1 for faction in book.factions[card])


def redraw(s: State, t: State, held: int, rng: Random) -> None:
    """Deal the hidden cards of s anew, into t. The hands of the seats in the mask `held` stay."""
    book = s.book
    level, deep = book.level, book.deep
    places: list[list[Place]] = [[] for _ in range(DRAWN)]
    hands: dict[int, list[int]] = {}
    for seat in range(book.players):
        if held >> seat & 1:
            t.hands[seat] = s.hands[seat]
            continue
        known = s.known[seat]
        hands[seat] = []
        for card in s.hands[seat]:
            if card == deep or card in known:
                hands[seat].append(card)
            else:
                places[level[card] - 1].append((s.born[card], seat, card))
    born = bytearray(s.born)
    for number, there in enumerate(places):
        t.decks[number] = s.decks[number]
        if there:
            _deal_level(s, t, number, there, hands, born, rng)
    for seat, cards in hands.items():
        t.hands[seat] = bytes(sorted(cards))
    t.born = bytes(born)


def _deal_level(
    s: State, t: State, level: int, places: list[Place], hands: dict[int, list[int]], born: bytearray, rng: Random
) -> None:
    """Generation by generation from the latest on; the deck belongs to it, and is the strictest place of all."""
    ages = s.ages[level]
    places.sort(reverse=True)
    done = 0
    while done < len(places):
        start = generation(ages, places[done][0])
        part = [place for place in places[done:] if place[0] >= start]
        done += len(part)
        rest = sorted(card for _, _, card in part)
        pool: list[int] = []
        if generation(ages, len(ages) - 1) == start:
            pool, rest = _deal_deck(s, t, level, rest, rng)
        before = -1
        for age, seat, _ in part:
            if age != before:
                before = age
                more, rest = _split(s.book, rest, lacks(ages, age))
                if more:
                    pool += more
                    rng.shuffle(pool)
            card = pool.pop()
            hands[seat].append(card)
            born[card] = age


def _deal_deck(s: State, t: State, level: int, hidden: list[int], rng: Random) -> tuple[list[int], list[int]]:
    """Fill the deck. What is left: the cards that could lie in it too, in any order, and those that could not."""
    book = s.book
    first, count = book.first[level], book.counts[level]
    there = list(compress(range(first, first + count), s.decks[level].to_bytes(count, "little")))
    may, rest = _split(book, hidden, lacks(s.ages[level], -1))
    pool = rng.sample(sorted(there + may), len(may))
    deck = s.decks[level]
    for card in may:
        deck |= 1 << 8 * (card - first)
    for card in pool:
        deck ^= 1 << 8 * (card - first)
    t.decks[level] = deck
    return pool, rest


def _split(book: Book, cards: list[int], lacking: int) -> tuple[list[int], list[int]]:
    """The cards that have none of these factions, and the others."""
    if not lacking:
        return cards, []
    may = [card for card in cards if suits(book, card, lacking)]
    return may, [card for card in cards if card not in may]
