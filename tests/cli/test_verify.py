"""`underhall verify` says which draws it could not make again."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.cli.test_commands import ok
from underhall.core.dealer import Dealer
from underhall.core.match import Match
from underhall.core.registry import find
from underhall.core.setup import make_setup

MAKER = "somebody-1.0"


def test_draws_that_were_made_elsewhere_are_named(tmp_path: Path) -> None:
    game = find("trollfjord")
    setup = make_setup(game, 2)
    match = Match(game, setup, Dealer.from_seed(5, 2), elsewhere=frozenset({"fall"}))
    rng = Random(5)
    while not match.over:
        if match.waiting_for:
            question = match.asks[0]
            match.answer(question.seat, rng.choice(question.codes))
        else:
            match.draw(game.sample(match.state, rng), MAKER)
    path = tmp_path / "game.hall"
    path.write_text(match.record(), encoding="utf-8")
    falls = match.record().count(f" by {MAKER}")
    assert falls
    for arguments in ((str(path),), ("--redraw", str(path))):  # whoever made them is not here
        told = ok("verify", *arguments)
        assert "yes, finished" in told
        assert told.strip().endswith(f"draws dealt again, {falls} as recorded by {MAKER}")
