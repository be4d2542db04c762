"""Chapter 2: setup. Nothing is drawn here; the goals are dealt by the first draws of the game."""

from __future__ import annotations

from underhall.games.dwarfs_fall.rules.board import empty_board
from underhall.games.dwarfs_fall.state import DEALING, Book, State


def new_game(book: Book) -> State:
    """DF-2.3 to DF-2.7 Gems in the bank, nine cards and seven dwarfs each, ogres in their pile, seat 0 first."""
    players = book.players
    s = State(book, empty_board(book))
    s.men = []
    s.room = []
    s.here = [0] * players
    s.full = 0
    s.supply = [book.dwarfs] * players
    s.hands = [(1 << book.kinds) - 1] * players
    s.gems = [0] * (players * book.gems)
    s.bank = book.gem_count[:]
    s.ogres = [()] * players
    s.draw = book.ogre_copies[:]
    s.spent = [0] * book.ogres
    s.generation = 0
    s.market = 0
    s.unseen = (1 << book.goals) - 1
    s.goals = [0] * players
    s.trophies = [()] * players
    s.secrets = [-1] * players
    s.shown = 0
    s.orders = (1 << players) - 1 if book.boundary else 0
    s.switched = False
    s.seat = 0
    s.used = 0
    s.bonus = False
    s.round = 1
    s.phase = DEALING
    s.ending = False
    s.frame = ()
    s.kind = 0
    s.codes = ()
    return s


def next_unserved(s: State) -> int:
    """DF-2.2 The next seat without a secret goal, -1 if all have one."""
    for seat in range(s.book.players):
        if s.secrets[seat] < 0:
            return seat
    return -1


def goals_wanted(s: State) -> bool:
    """DF-2.1 Three trading goals lie open while there are any."""
    return s.market.bit_count() < s.book.goals_open and s.unseen != 0


def undealt_secrets(s: State) -> list[int]:
    """DF-2.2 The secret goals that nobody was dealt, each with weight 1."""
    weights = [1] * s.book.secrets
    for secret in s.secrets:
        if secret >= 0:
            weights[secret] = 0
    return weights


def unseen_goals(s: State) -> list[int]:
    """DF-2.1 The trading goals still in the deck, each with weight 1."""
    return [s.unseen >> goal & 1 for goal in range(s.book.goals)]
