"""Strikes the Stone Tower some twenty-five thousand times and writes down what fell; a rerun goes on where it stopped.

    python -m tools.tower_survey [--seconds S] [--jobs 1]      # hours of one core in all
    python -m tools.tower_survey --table                       # what the file says so far

2,520 bouts of nine strikes: five strengths, three heights and both sides, 84 bouts each. A bout repeats one input nine
times. Five bouts in a row share a poured tower (a chain), what fell going back in between them; each block of thirty
bouts has every input once, in an order of its own. Everything follows from the bout's number, so the file does not
depend on interruptions; with several jobs only the order of its lines does.

The file's first line names the build. Then one line per bout,

    bout NUMBER CHAIN CODE S,H,W,R,Y,B,J,N S,H,W,R,Y,B,J,N ...

with, for each strike, its executed strength and height, how many white, red, yellow and blue boulders fell, how many
jumped over the top, and how many were inside before; and before it a line

    full NUMBER CODE S,H,W,R,Y,B,J,N

for one strike at any height that is soft (0.3), normal (0.6) or hard (0.9) by turns, on the full tower with which the
bout begins and which it finds as if it had not been struck: one in five as it was poured, the others filled again.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic

from underhall.tower import (
    BUILD,
    HEIGHTS,
    SIDES,
    STRENGTHS,
    Pile,
    Strike,
    aimed,
    decode,
    encode,
    pour,
    put_back,
    strike,
)

FILE = Path(__file__).parent.parent / "src" / "underhall" / "tower" / "survey.txt"

LEVELS = (0.2, 0.4, 0.6, 0.8, 1.0)
CELLS = [
    encode(side, HEIGHTS.index(height), STRENGTHS.index(level))
    for level in LEVELS
    for height in (0.1, 0.5, 0.9)
    for side in range(len(SIDES))
]
FULL_LEVELS = (0.3, 0.6, 0.9)
REPEATS = 84
BOUTS = REPEATS * len(CELLS)
STRIKES = 9
CHAIN = 5


def code_of(bout: int) -> int:
    block, place = divmod(bout, len(CELLS))
    return Random(f"survey block {block}").sample(CELLS, len(CELLS))[place]


def struck(pile: Pile, aim: Strike) -> tuple[str, Pile]:
    """One strike and its figures."""
    fall = strike(pile, aim)
    colours = [sum(i % 4 == colour for i in fall.fallen) for colour in range(4)]
    figures = (f"{aim.strength:.4f}", f"{aim.height:.4f}", *colours, len(fall.jumped), len(pile.inside))
    return ",".join(map(str, figures)), fall.pile


def played(bout: int, pile: Pile) -> tuple[str, Pile]:
    code, rng, figures = code_of(bout), Random(f"survey bout {bout}"), []
    for _ in range(STRIKES):
        if not pile.inside:
            break
        text, pile = struck(pile, aimed(code, rng))
        figures.append(text)
    return " ".join([f"bout {bout} {bout // CHAIN} {code}", *figures]), pile


def on_the_full(bout: int, pile: Pile) -> str:
    rng = Random(f"survey full {bout}")
    code = encode(rng.randrange(len(SIDES)), rng.randrange(len(HEIGHTS)), STRENGTHS.index(FULL_LEVELS[bout % 3]))
    return f"full {bout} {code} {struck(pile, aimed(code, rng))[0]}"


def lines_of(chain: int, done: frozenset[str]) -> Iterator[str]:
    """The lines of a chain that are not yet written. What is written is struck again only to get at its pile."""
    bouts = range(chain * CHAIN, min(BOUTS, (chain + 1) * CHAIN))
    if all(f"bout {bout}" in done for bout in bouts):
        return
    pile = pour(chain)
    for bout in bouts:
        pile = put_back(pile, bout)
        if f"full {bout}" not in done:
            yield on_the_full(bout, pile)
        line, pile = played(bout, pile)
        if f"bout {bout}" not in done:
            yield line


def whole_chain(task: tuple[int, frozenset[str]]) -> list[str]:
    return list(lines_of(*task))


def written() -> list[str]:
    """The lines so far, the first left out; a line that broke off is cut away."""
    if not FILE.exists():
        FILE.write_text(f"{BUILD}\n", encoding="utf-8")
    text = FILE.read_text(encoding="utf-8")
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        FILE.write_text(text, encoding="utf-8")
    first, *lines = text.splitlines()
    if first != BUILD:
        sys.exit(f"{FILE.name} was written by {first}, and this is {BUILD}: move it away first")
    return lines


def news(jobs: int, done: frozenset[str]) -> Generator[str]:
    """The lines that are missing."""
    chains = range(-(-BOUTS // CHAIN))
    if jobs == 1:
        for chain in chains:
            yield from lines_of(chain, done)
    else:
        with get_context("spawn").Pool(jobs) as pool:
            for lines in pool.imap_unordered(whole_chain, [(chain, done) for chain in chains]):
                yield from lines


def survey(seconds: float, jobs: int) -> None:
    until = monotonic() + seconds
    done = frozenset(" ".join(line.split()[:2]) for line in written())
    with FILE.open("a", encoding="utf-8") as out, closing(news(jobs, done)) as lines:
        for line in lines:
            out.write(line + "\n")
            out.flush()
            if monotonic() > until:
                break


Row = tuple[float, int, int, int]
"""Strength asked for, boulders inside, fallen, jumped."""


def rows(words: Sequence[str], code: str) -> Iterator[Row]:
    level = STRENGTHS[decode(int(code))[2]]
    for word in words:
        figures = word.split(",")
        white, red, yellow, blue, jumped, inside = map(int, figures[2:])
        yield level, inside, white + red + yellow + blue, jumped


def summary(counts: Sequence[int]) -> str:
    n, order = len(counts), sorted(counts)
    zero, many = sum(c == 0 for c in counts) / n, sum(c >= 8 for c in counts) / n
    return (
        f"n {n:5}  mean {sum(counts) / n:5.2f}  none {zero:6.1%}  eight or more {many:6.1%}"
        f"  10/50/90 % {order[n // 10]}/{order[n // 2]}/{order[9 * n // 10]}"
    )


def table(lines: Iterable[str]) -> Iterator[str]:
    full, first, every, totals = (defaultdict[float, list[int]](list) for _ in range(4))
    jumped: defaultdict[float, int] = defaultdict(int)
    for line in lines:
        kind, *words = line.split()
        if kind == "full":
            for level, _, count, _ in rows(words[2:], words[1]):
                full[level].append(count)
            continue
        strikes = list(rows(words[3:], words[2]))
        level = strikes[0][0]
        first[level].append(strikes[0][2])
        every[level] += [count for _, _, count, _ in strikes]
        totals[level].append(sum(count for _, _, count, _ in strikes))
        jumped[level] += sum(over for *_, over in strikes)
    for title, counts in (
        ("on a full tower", full),
        ("first of a bout", first),
        ("any of nine", every),
        ("nine together", totals),
    ):
        yield title
        yield from (f"  {level:.1f}  {summary(counts[level])}" for level in sorted(counts))
    yield "jumped: " + ", ".join(f"{level:.1f} {jumped[level]}" for level in sorted(jumped))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after the bout in which they pass")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="only say what the file holds")
    given = parser.parse_args()
    if given.table:
        print(*table(written()), sep="\n")
    else:
        survey(given.seconds, given.jobs)


if __name__ == "__main__":
    main()
