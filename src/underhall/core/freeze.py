"""A match as bytes and back, without playing it again: a cache for long games, never the truth.

What comes out depends on the version of this library, so whoever keeps it also keeps the log and replays that when
`thaw` refuses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from underhall.core.dealer import Dealer
from underhall.core.errors import BadSnapshot, UnderhallError
from underhall.core.game import Chance, Game
from underhall.core.match import Answer, Entry, Match, Outcome, Told, Undo
from underhall.core.setup import Setup

FORMAT = 1


class _Frozen(msgspec.Struct, array_like=True):
    format: int
    content: str
    state: dict[str, Any]
    answers: dict[int, Answer]
    outcomes: dict[int, Outcome]
    undos: dict[int, Undo]
    live: list[int]
    told: list[Told]
    asked: list[int]
    drawn: dict[str, int]
    digest: str
    last: dict[int, tuple[str, tuple[int, ...], tuple[int, ...]]] = {}
    """Who was asked what before the draw that is pending; only then."""


_decoder = msgspec.msgpack.Decoder(_Frozen)


def freeze(match: Match) -> bytes:
    frozen = _Frozen(
        FORMAT,
        match.setup.content_digest,
        match.game.dump(match.state),
        {number: entry for number, entry in enumerate(match.log) if isinstance(entry, Answer)},
        {number: entry for number, entry in enumerate(match.log) if isinstance(entry, Outcome)},
        {number: entry for number, entry in enumerate(match.log) if isinstance(entry, Undo)},
        match._live,
        match._listener.told,
        match._asked,
        dict(match._drawn),
        match.digest(),
        match._last if isinstance(match.pending, Chance) else {},
    )
    return msgspec.msgpack.encode(frozen)


def thaw(
    data: bytes,
    game: Game[Any],
    setup: Setup,
    dealer: Dealer | None,
    position: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    elsewhere: frozenset[str] = frozenset(),
) -> Match:
    """The match that was frozen; raises BadSnapshot if these bytes are not one, or of another content or version."""
    try:
        frozen = _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as err:
        raise BadSnapshot(f"this is no frozen match: {err}") from None
    if frozen.format != FORMAT or frozen.content != setup.content_digest:
        raise BadSnapshot("the match was frozen by another version or with other content")
    match = Match(game, setup, None, position, names, elsewhere)
    try:
        match.state = game.load(setup, frozen.state)
    except UnderhallError as err:
        raise BadSnapshot(f"the frozen state cannot be read: {err}") from None
    entries: dict[int, Entry] = {**frozen.answers, **frozen.outcomes, **frozen.undos}
    match.log = [entries[number] for number in sorted(entries)]
    match._live = frozen.live
    match._listener.told = frozen.told
    match._asked = frozen.asked
    match._drawn = Counter(frozen.drawn)
    match.dealer = dealer
    match._last = frozen.last or match._questions()
    if match.digest() != frozen.digest:
        raise BadSnapshot("the frozen state is not the one that its digest names")
    return match
