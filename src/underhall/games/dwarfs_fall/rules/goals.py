"""Chapter 13: goals and scoring."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.board import leaks
from underhall.games.dwarfs_fall.state import (
    CARDS_IN_HAND,
    CARDS_WITH_DWARF,
    CASTLE,
    GEM_TYPES,
    GEMS_IN_HAND,
    MINE,
    OGRES_IN_HAND,
    REALM_STACKS,
    REALM_VP,
    TROPHIES,
    State,
    active_card,
)
from underhall.kit.masks import bits


def holds(s: State, seat: int, secret: int) -> bool:
    """DF-13.1 Whether the condition of a secret goal is met by this seat right now."""
    for counter, comparison, figure in s.book.counters[secret]:
        value = count(s, seat, counter)
        if comparison == ">=":
            if value < figure:
                return False
        elif value != figure:
            return False
    return True


def may_reveal(s: State, seat: int) -> bool:
    """DF-13.1 An unrevealed secret goal whose condition is met."""
    return not s.shown >> seat & 1 and s.secrets[seat] >= 0 and holds(s, seat, s.secrets[seat])


def count(s: State, seat: int, counter: int) -> int:
    """DF-13.1 What conditions of secret goals are made of."""
    gems = s.book.gems
    if counter == REALM_STACKS:
        castle = s.board.castle_at[seat]
        return s.board.realm[castle].bit_count() if castle >= 0 else 0
    if counter == REALM_VP:
        return realm_vp(s, seat)
    if counter == TROPHIES:
        return len(s.trophies[seat])
    if counter == GEMS_IN_HAND:
        return sum(s.gems[seat * gems : seat * gems + gems])
    if counter == GEM_TYPES:
        return sum([number > 0 for number in s.gems[seat * gems : seat * gems + gems]])
    if counter == OGRES_IN_HAND:
        return len(s.ogres[seat])
    if counter == CARDS_IN_HAND:
        return s.hands[seat].bit_count()
    assert counter == CARDS_WITH_DWARF
    return s.here[seat].bit_count()


def goals_done(s: State, seat: int) -> int:
    """DF-13.2 Trading goals and the revealed secret; DF-9.9 monsters are no goals."""
    return s.goals[seat].bit_count() + (s.shown >> seat & 1)


def ends_now(s: State) -> bool:
    """DF-13.2 Whether anybody has completed three goals."""
    for seat in range(s.book.players):
        if goals_done(s, seat) >= s.book.goals_to_end:
            return True
    return False


def realm_vp(s: State, seat: int) -> int:
    """DF-13.4 The active cards of one's realm, except those in a monster's scope (DF-9.7).

    DF-4.3 One's realm is the one with one's castle. DF-4.5 A shared realm counts whole for each.
    """
    board = s.board
    book = s.book
    castle = board.castle_at[seat]
    if castle < 0:
        return 0
    realm = board.realm[castle]
    if book.giant_voids and realm & board.giants:
        return 0
    if book.closed and leaks(book, board, realm):
        return 0
    total = 0
    for stack in bits(realm & ~void_stacks(s, realm)):
        total += book.vp[active_card(book, board.stacks[stack]) >> 2 & 15]
    return total


def void_stacks(s: State, realm: int) -> int:
    """DF-9.7 The stacks of a realm that score nothing: a monster's whole type, or only what it sits on."""
    board = s.board
    dragons = realm & board.dragons
    giants = realm & board.giants
    if not s.book.zero_realm:
        return dragons | giants
    return (board.types[MINE] if dragons else 0) | (board.types[CASTLE] if giants else 0)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """DF-13.3 Where every point comes from; ogres and, DF-6.7, kingdom cards in hand bring none."""
    book = s.book
    held = s.gems[seat * book.gems : seat * book.gems + book.gems]
    parts = {
        "trading": sum([book.goal_vp[goal] for goal in bits(s.goals[seat])]),
        "secret": book.secret_vp[s.secrets[seat]] if s.shown >> seat & 1 else 0,
        "monsters": sum([book.trophy_vp[kind] for kind in s.trophies[seat]]),
        "gems": sum([number * vp for number, vp in zip(held, book.gem_vp, strict=True)]),
        "realm": realm_vp(s, seat),
    }
    if book.order_points[0]:
        parts["order"] = book.order_points[seat]
    return parts


def ranking(s: State, scores: list[int]) -> list[int]:
    """DF-13.5 Ties: the richer realm, then more own dwarfs on the board, then the victory is shared."""
    keys = [(scores[p], realm_vp(s, p), s.book.dwarfs - s.supply[p]) for p in range(s.book.players)]
    return [1 + sum([other > key for other in keys]) for key in keys]
