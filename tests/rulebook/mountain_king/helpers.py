"""Looking at a match of In the Hall of the Mountain King, and playing it, in few words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import underhall
from tests.positions import asked, refusal, words
from underhall.core.game import Chance
from underhall.games.mountain_king.content import orientations, shape_of
from underhall.games.mountain_king.game import GAME

__all__ = ["GAME", "asked", "refusal", "words"]

# Looking at the table


def store(match: underhall.Match, owner: int = 0) -> dict[str, int]:
    """What a storage holds."""
    return {good: count for good, count in match.view().stores[owner].goods.items() if count}


def spendable(match: underhall.Match, seat: int = 0) -> dict[str, int]:
    """What a seat can spend, from wherever."""
    found: dict[str, int] = match.view().seats[seat].goods
    return found


def cell(match: underhall.Match, seat: int, name: str) -> Any:
    """A troll of a trollsmoot."""
    return next(cell for cell in match.view().seats[seat].cells if cell.cell == name)


def smoot(match: underhall.Match, seat: int = 0) -> dict[str, str]:
    return {cell.cell: cell.troll for cell in match.view().seats[seat].cells}


def on_troll(match: underhall.Match, seat: int, name: str) -> dict[str, int]:
    found: dict[str, int] = cell(match, seat, name).held
    return found


def slot(match: underhall.Match, name: str) -> Any:
    """A place of the horde."""
    return next(slot for slot in match.view().horde if slot.slot == name)


def points(match: underhall.Match, seat: int = 0) -> dict[str, int]:
    """Where a seat's honour comes from, as if the game ended now; sources that bring nothing are left out."""
    return {source: count for source, count in match.view().seats[seat].breakdown.items() if count}


def tunnels(match: underhall.Match, seat: int | None = 0) -> set[frozenset[str]]:
    """The tunnels of a network, or those of nobody."""
    return {frozenset(tunnel.squares) for tunnel in match.view().tunnels if tunnel.seat == seat}


def runes(match: underhall.Match) -> dict[str, int]:
    """The open spells with their runes."""
    return {spell.spell: spell.runes for spell in match.view().spellbook}


def statue_at(match: underhall.Match, square: str) -> str:
    """The word of the statue that stands here."""
    number = next(statue.statue for statue in match.view().statues if statue.square == square)
    return f"statue{number + 1}"


def statue(match: underhall.Match, square: str) -> Any:
    return next(statue for statue in match.view().statues if statue.square == square)


def site(match: underhall.Match, square: str) -> Any:
    return next(site for site in match.view().sites if site.square == square)


def pedestals_on_board(match: underhall.Match) -> set[tuple[str, str]]:
    return {(pedestal.clan, pedestal.square) for pedestal in match.view().pedestals}


def token(match: underhall.Match, clan: str, band: str) -> Any:
    return next(token for token in match.view().track if (token.clan, token.band) == (clan, band))


def events(match: underhall.Match, key: str) -> list[Any]:
    """What the table was told of one sort, with its facts."""
    return [event.args for event in match.events() if event.key == f"mk-log-{key}"]


# Playing


def spot(match: underhall.Match, squares: str) -> str:
    """The word that lays the tile (or the hall) on exactly these squares."""
    (question,) = match.asks
    wanted = set(squares.split())
    for option in question.options:
        if set(option.args["squares"]) == wanted:
            return option.word
    raise AssertionError(f"{squares} is not offered")


def lay(match: underhall.Match, squares: str) -> str:
    """The word that would lay the tile (or the hall) of the open question on these squares, legal or not."""
    (question,) = match.asks
    content = match.setup.content
    cells = [(int(name[1:]), ord(name[0])) for name in squares.split()]
    first = min(cells)
    shape = frozenset((x - first[1], y - first[0]) for y, x in cells)
    if question.kind == "hall":
        tile, marks, flip = content.halls[question.subject[0]].shape, "A", False
    else:
        tile, marks, flip = content.tunnels[question.subject[0]].shape, "o", True
    ways = orientations(shape_of(tile, f"#{marks}"), shape_of(tile, marks), flip=flip)
    number = next(number for number, (way, _) in enumerate(ways) if way == shape)
    return f"{chr(first[1])}{first[0]}.{number + 1}"


def spots(match: underhall.Match) -> set[frozenset[str]]:
    """Every set of squares that the tile or the hall may cover."""
    (question,) = match.asks
    return {frozenset(option.args["squares"]) for option in question.options}


def start_dig(match: underhall.Match, seat: int, dig: str) -> underhall.Match:
    """A dig is chosen, and the seat is asked where."""
    match.answer(seat, dig)
    assert asked(match) == (seat, "where")
    return match


def dig(match: underhall.Match, seat: int, tile: str, squares: str, anchor: str | None = None) -> None:
    """Dig here, the anchor on this square where that is a choice, and pay as proposed."""
    start_dig(match, seat, tile)
    (question,) = match.asks
    wanted = set(squares.split())
    option = next(
        option
        for option in question.options
        if set(option.args["squares"]) == wanted and anchor in (None, option.args["anchor"])
    )
    match.answer(seat, option)
    settle(match, seat)


def settle(match: underhall.Match, seat: int) -> None:
    """Pay whatever is asked as proposed."""
    while (ask := match.ask(seat)) and ask.kind in ("pay", "give"):
        match.answer(seat, "proposed")


def answer(match: underhall.Match, seat: int, *words: str) -> None:
    """Answers one after the other, each with what it costs."""
    for word in words:
        match.answer(seat, word)
        settle(match, seat)


def finish(match: underhall.Match, seat: int) -> None:
    """The seat does nothing more after its troll or tunnel."""
    while (ask := match.ask(seat)) and ask.kind == "after":
        match.answer(seat, "done")


def no_answer(match: underhall.Match, seat: int, word: str) -> None:
    """The word answers no question that the seat is asked now."""
    with pytest.raises(underhall.UnderhallError) as caught:
        match.answer(seat, word)
    assert getattr(caught.value, "refusal", None) is None


def lot(match: underhall.Match) -> Chance:
    """What is to be drawn now."""
    chance = match.pending
    assert isinstance(chance, Chance)
    return chance


def draw(match: underhall.Match, word: str) -> None:
    """Let this be drawn."""
    code = match.game.read_outcome(match.state, lot(match), word)
    assert code is not None
    match.draw(code)


def in_the_lot(match: underhall.Match) -> dict[str, int]:
    """What may be drawn now, and how many there are of it."""
    chance = lot(match)
    assert chance.weights is not None
    return {
        match.game.outcome_word(match.state, chance, code): weight
        for code, weight in enumerate(chance.weights)
        if weight
    }


def deal_anything(match: underhall.Match) -> None:
    """Where it does not matter what is drawn."""
    while isinstance(match.pending, Chance):
        weights = match.pending.weights
        assert weights is not None
        match.draw(next(code for code, weight in enumerate(weights) if weight))


def play_at_random(match: underhall.Match, rng: Random, answers: int) -> None:
    for _ in range(answers):
        if match.over:
            return
        question = rng.choice(match.pending.asks)  # type: ignore[union-attr]
        match.answer(question.seat, question.codes[rng.randrange(len(question.codes))])
