"""Plays bouts on the Stone Tower as its twin advises, and writes down how they went; a rerun goes on where it stopped.

    python -m tools.tower_policy [--jobs 1]        # some forty minutes of one core in all

The policy is tuned on the twin alone: for each number of strikes left and boulders on the table the strike that reaches
a value most often without angering the spirit. If the twin misleads, its advice wins less often on the tower than it
says; tests/tower/test_twin.py compares the two. Five kinds of bout, a limit and a value each, are played in a row on
one poured tower (a chain), what fell going back in between them.

The file's first line names the build. Then one line per bout,

    bout CHAIN LIMIT VALUE CODE S,H,W,R,Y,B,J,N CODE S,H,W,R,Y,B,J,N ...

with, for each strike, what was asked and the figures as tools/tower_survey.py writes them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tools.tower_fit import read_strike
from tools.tower_survey import struck
from underhall.core.setup import make_setup
from underhall.games.trollfjord.game import GAME
from underhall.games.trollfjord.rules.odds import calm_chances
from underhall.games.trollfjord.rules.twin import FILLED, LOOSE, STUCK, chances
from underhall.tower import BUILD, HEIGHTS, STRENGTHS, Pile, aimed, pour, put_back

FILE = Path(__file__).parent.parent / "src" / "underhall" / "tower" / "policy.txt"
KINDS = ((4, 10), (5, 14), (6, 16), (7, 18), (8, 22))
CHAINS = 80
FULL = 44


@cache
def calm(limit: int) -> list[float]:
    """That so many boulders from a full tower stay within the limit."""
    return calm_chances(GAME.new(make_setup(GAME, 2)), limit)


@cache
def advice(limit: int, value: int, strikes: int, table: int, temper: int) -> tuple[float, int]:
    """The chance to reach the value with the best strike, and that strike (of the left side)."""
    if table >= value:
        return 1.0, -1
    if strikes == 0 or table >= FULL:
        return 0.0, -1
    book, within = GAME.book(make_setup(GAME, 2)), calm(limit)
    worth = []
    for total in range(table, FULL + 1):
        after = STUCK if total == table else LOOSE
        quiet = within[total] / within[table]
        worth.append(quiet * advice(limit, value, strikes - 1, total, after)[0] if quiet else 0.0)

    def chance(code: int) -> float:
        reached = before = 0.0
        for number, rise in enumerate(chances(book, code, FULL - table, temper)):
            reached += (rise - before) * worth[number]
            before = rise
        return reached

    best = max(range(len(HEIGHTS) * len(STRENGTHS)), key=chance)
    return chance(best), best


def asked(limit: int, value: int, number: int, table: int, temper: int) -> int:
    """The strike of this number in a bout: sides take turns."""
    _, code = advice(limit, value, limit - number, table, temper)
    return code + number % 2 * len(HEIGHTS) * len(STRENGTHS)


def played(chain: int, kind: int, pile: Pile) -> tuple[str, Pile]:
    limit, value = KINDS[kind]
    rng, words = Random(f"policy {chain} {kind}"), [f"bout {chain} {limit} {value}"]
    colours, temper = [0, 0, 0, 0], FILLED
    for number in range(limit):
        code = asked(limit, value, number, sum(colours), temper)
        figures, pile = struck(pile, aimed(code, rng))
        words += [str(code), figures]
        fallen = read_strike(figures).fallen
        colours = [before + count for before, count in zip(colours, fallen, strict=True)]
        temper = LOOSE if any(fallen) else STUCK
        if sum(colours) >= value or max(colours[1:]) > limit:
            break
    return " ".join(words), pile


def played_chain(chain: int) -> list[str]:
    pile, lines = pour(10_000 + chain), []
    for kind in range(len(KINDS)):
        line, pile = played(chain, kind, put_back(pile, 100_000 + len(KINDS) * chain + kind))
        lines.append(line)
    return lines


def missing() -> Iterator[int]:
    """The chains that are not yet written. A chain is written at once."""
    if not FILE.exists():
        FILE.write_text(f"{BUILD}\n", encoding="utf-8")
    first, *lines = FILE.read_text(encoding="utf-8").splitlines()
    if first != BUILD:
        sys.exit(f"{FILE.name} was written by {first}, and this is {BUILD}: move it away first")
    done = {line.split()[1] for line in lines}
    return (chain for chain in range(CHAINS) if str(chain) not in done)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--jobs", type=int, default=1)
    chains = list(missing())
    with get_context("spawn").Pool(parser.parse_args().jobs) as pool:
        for lines in pool.imap_unordered(played_chain, chains):
            with FILE.open("a", encoding="utf-8") as out:
                out.write("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    main()
