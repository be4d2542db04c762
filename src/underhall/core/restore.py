"""Positions: back from a snapshot, with every mistake named."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from underhall.core import registry
from underhall.core.content import Pack, as_pack
from underhall.core.dealer import Dealer
from underhall.core.errors import BadSetup, BadSnapshot
from underhall.core.match import Match
from underhall.core.setup import make_setup


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    underhall: int
    game: str
    rules: int
    content: str
    pack: str | None
    players: int
    options: dict[str, Any]
    state: dict[str, Any]


def restore(
    snapshot: Mapping[str, Any] | str | bytes, seed: int | None = None, pack: Pack | str | Path | None = None
) -> Match:
    """A match that begins at this position. What the position does not fix (coming draws) is dealt anew."""
    try:
        raw = msgspec.json.decode(snapshot) if isinstance(snapshot, str | bytes) else snapshot
        data = msgspec.convert(raw, Snapshot)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as err:
        raise BadSnapshot(f"this is no snapshot: {err}") from None
    game = registry.find(data.game)
    if data.underhall != 1 or data.rules != game.version:
        raise BadSnapshot(f"the snapshot is of rules version {data.rules} of {game.id}; this is {game.version}")
    try:
        setup = make_setup(game, data.players, data.options, as_pack(pack))
    except BadSetup as err:
        raise BadSnapshot(str(err)) from None
    if setup.content_digest != data.content:
        raise BadSnapshot(f"the snapshot was made with content {data.content}, but this is {setup.content_digest}")
    return Match(game, setup, Dealer.for_table(seed, data.players), position=deepcopy(data.state))
