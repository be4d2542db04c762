"""The tables that the rules read: made once, shared where they are alike, and not kept for ever."""

from __future__ import annotations

from underhall.core.content import Pack
from underhall.core.setup import make_setup
from underhall.games.trollfjord.content import load_content, make_book
from underhall.games.trollfjord.game import Trollfjord
from underhall.kit.books import MOST


def test_few_books_are_kept() -> None:
    game = Trollfjord()
    setups = [make_setup(game, 2, {"max_turns": turns}) for turns in range(20, 21 + MOST)]
    books = [game.book(setup) for setup in setups]
    assert all(game.book(setup) is book for setup, book in zip(setups[1:], books[1:], strict=True))
    again = game.book(setups[0])
    assert again is not books[0]
    assert again.max_turns == 20


def test_another_content_has_a_book_of_its_own() -> None:
    game = Trollfjord()
    setup = make_setup(game, 2)
    other = make_setup(
        game, 2, pack=Pack("other", "digest", {"tower": {"temper": [{"id": "stuck", "pull": [0.5] * 20}]}})
    )
    assert game.book(other) is not game.book(setup)


def test_all_books_of_a_content_share_what_the_twin_works_out() -> None:
    game = Trollfjord()
    setup = make_setup(game, 2)
    book = game.book(setup)
    assert game.book(make_setup(game, 4, {"free_clear": True})).falls is book.falls
    other = make_book(load_content({"tower": {"temper": [{"id": "stuck", "pull": [0.5] * 20}]}}), 2, setup.options)
    assert other.temper_pull != book.temper_pull
    assert other.falls is not book.falls
