"""Chapter 11: ogre cards."""

from __future__ import annotations

from underhall.games.dwarfs_fall.state import (
    COLOURS,
    MOVE_ONE,
    REMOVE_ALL,
    REMOVE_ONE,
    STEAL_GEM,
    STEAL_OGRE,
    SWAP,
    State,
    enter,
    go_home,
    leave,
)
from underhall.kit.masks import bits


def ogres_in_hand(s: State, seat: int) -> int:
    """DF-11.4 Mask of the kinds of ogre in a hand."""
    mask = 0
    for ogre in s.ogres[seat]:
        mask |= 1 << (ogre & 15)
    return mask


def playable_ogres(s: State) -> int:
    """DF-11.5 The kinds in the active hand that have a legal target."""
    mask = 0
    held = ogres_in_hand(s, s.seat)
    while held:
        low = held & -held
        if has_target(s, low.bit_length() - 1):
            mask |= low
        held ^= low
    return mask


def has_target(s: State, ogre: int) -> bool:
    """DF-11.5 An ogre is played only if it can do something."""
    family = s.book.ogre_family[ogre]
    if family in (STEAL_GEM, STEAL_OGRE):
        return victims(s, ogre) != 0
    return bool(dwarf_codes(s, ogre))


def victims(s: State, ogre: int) -> int:
    """DF-11.3 The opponents who hold what the ogre steals."""
    gems = s.book.gems
    stealing_gems = s.book.ogre_family[ogre] == STEAL_GEM
    mask = 0
    for seat in range(s.book.players):
        if seat != s.seat and (
            any(s.gems[seat * gems : seat * gems + gems]) if stealing_gems else len(s.ogres[seat]) > 0
        ):
            mask |= 1 << seat
    return mask


def dwarf_codes(s: State, ogre: int, first: int = -1) -> list[int]:
    """DF-11.3 The dwarfs that the ogre may take hold of, as cell × colour; `first` is the first of a swap."""
    family = s.book.ogre_family[ogre]
    cells = s.board.cells
    codes = []
    for seat in range(s.book.players):
        if family in (REMOVE_ONE, REMOVE_ALL) and seat == s.seat:
            continue
        for stack in bits(s.here[seat]):
            if family == MOVE_ONE:
                fits = marches(s, stack) != 0
            elif family == SWAP:
                fits = swaps(s, stack, seat, first)
            else:
                fits = True
            if fits:
                codes.append(cells[stack] * COLOURS + seat)
    return codes


def marches(s: State, stack: int) -> int:
    """DF-11.5 Where an ogre may march a dwarf: a card beside this one with a free slot, whatever the walls."""
    return s.board.beside[stack] & ~s.full


def swaps(s: State, stack: int, seat: int, first: int) -> bool:
    """DF-11.3 Two dwarfs change places if their colours and their cards differ."""
    if first >= 0:
        return first % COLOURS != seat and s.board.where[first // COLOURS] != stack
    for other in range(s.book.players):
        if other != seat and s.here[other] & ~(1 << stack):
            return True
    return False


def discard_ogre(s: State, kind: int) -> None:
    """DF-11.3, DF-12.3 A played or discarded ogre lies face up on the discard pile.

    Of equal cards nobody else can tell which one it was, so whoever knew of some knows of one less.
    """
    hand = list(s.ogres[s.seat])
    gone = -1
    for ogre in hand:
        if ogre & 15 == kind and (gone < 0 or (ogre & 0xF0).bit_count() > (gone & 0xF0).bit_count()):
            gone = ogre
    hand.remove(gone)
    for seat in range(s.book.players):
        if seat != s.seat and not gone >> 4 + seat & 1:
            for place in range(len(hand)):
                if hand[place] & 15 == kind and hand[place] >> 4 + seat & 1:
                    hand[place] &= ~(16 << seat)
                    break
    s.ogres[s.seat] = tuple(sorted(hand))
    s.spent[kind] += 1


def send_away(s: State, ogre: int, stack: int, seat: int) -> int:
    """DF-11.5 One dwarf, or all of the colour there, return to their owner's supply without reward."""
    count = s.men[stack * s.book.players + seat] if s.book.ogre_family[ogre] == REMOVE_ALL else 1
    go_home(s, seat, stack, count)
    return count


def march(s: State, seat: int, start: int, end: int) -> None:
    """DF-11.5 Walls do not hinder an ogre, slots do."""
    leave(s, seat, start, 1)
    enter(s, seat, end)


def swap(s: State, seat: int, stack: int, other: int, other_stack: int) -> None:
    """DF-11.3 Both step off before both step on, so that no slot is needed in between."""
    leave(s, seat, stack, 1)
    leave(s, other, other_stack, 1)
    enter(s, seat, other_stack)
    enter(s, other, stack)


def steal_gem(s: State, victim: int, gem: int) -> None:
    """DF-11.3 One gem at random, seen by all, since gems in hand are open."""
    gems = s.book.gems
    s.gems[victim * gems + gem] -= 1
    s.gems[s.seat * gems + gem] += 1


def steal_ogre(s: State, victim: int, kind: int) -> None:
    """DF-11.3 One ogre at random; thief and victim know it, and nobody else knows any longer what is left there."""
    both = 1 << s.seat | 1 << victim
    rest = list(s.ogres[victim])
    same = [ogre for ogre in rest if ogre & 15 == kind]
    taken = same[0]
    for ogre in same:
        # of two equal cards the one that the thief knew is gone: it cannot tell whether the other is still there
        if ogre >> 4 + s.seat & 1:
            taken = ogre
    rest.remove(taken)
    s.ogres[victim] = tuple(sorted([ogre & ~0xF0 | (ogre & 0xF0 & both << 4) for ogre in rest]))
    s.ogres[s.seat] = tuple(sorted([*s.ogres[s.seat], taken & ~0xF0 | both << 4]))


def ogre_weights(s: State, victim: int) -> list[int]:
    weights = [0] * s.book.ogres
    for ogre in s.ogres[victim]:
        weights[ogre & 15] += 1
    return weights
