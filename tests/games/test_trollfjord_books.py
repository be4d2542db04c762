"""The tables that the rules of Trollfjord read: made once, shared where they are alike, and not kept for ever."""

from __future__ import annotations

from underhall.core.setup import make_setup
from underhall.games.trollfjord.content import load_content, make_book
from underhall.games.trollfjord.game import BOOKS, Trollfjord


def test_few_books_are_kept() -> None:
    game = Trollfjord()
    setups = [make_setup(game, 2, {"max_turns": turns}) for turns in range(20, 21 + BOOKS)]
    books = [game.book(setup) for setup in setups]
    assert len(game._books) == BOOKS
    assert [game.book(setup) for setup in setups[1:]] == books[1:]
    again = game.book(setups[0])
    assert again is not books[0]
    assert again.max_turns == 20


def test_all_books_of_a_content_share_what_the_twin_works_out() -> None:
    game = Trollfjord()
    setup = make_setup(game, 2)
    book = game.book(setup)
    assert game.book(make_setup(game, 4, {"free_clear": True})).falls is book.falls
    other = make_book(load_content({"tower": {"twin": {"shape": 1.25}}}), 2, setup.options)
    assert other.tower_shape != book.tower_shape
    assert other.falls is not book.falls
