"""Long fuzzing: what takes longer than a test run should. Prints how much was tried; stops at the first failure.

    python tools/soak.py [--minutes 10] [--seed 0] [--kills 50]

Plays random and casual games with random options and checks after every step what the contract tests check now and
then; doctors records and snapshots at random and demands that each is refused in one sentence or still plays on.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import underhall  # noqa: E402
from tests.contract.test_secrets import Ear, given, own_ask  # noqa: E402
from tests.strategies import play, values  # noqa: E402
from underhall.arena.speed import draw  # noqa: E402
from underhall.bots import Window, make_bot  # noqa: E402
from underhall.cli.progress import progress  # noqa: E402
from underhall.core.codec import canonical  # noqa: E402
from underhall.core.game import Chance, Over  # noqa: E402
from underhall.core.record import seal  # noqa: E402
from underhall.core.registry import find  # noqa: E402
from underhall.core.setup import make_setup  # noqa: E402

done: Counter[str] = Counter()


def random_options(game_id: str, rng: Random) -> dict[str, Any]:
    """Each option at its default or, one time in three, at any of its values."""
    options: dict[str, Any] = {}
    for name, switch in find(game_id).switches.items():
        if rng.random() < 0.33:
            options[name] = rng.choice(values(switch))
    return options


def walk_and_check(game_id: str, rng: Random) -> None:
    """Every step of one game: invariants, snapshots, and that no seat is told what it may not know."""
    game = find(game_id)
    players = rng.choice(list(game.players))
    setup = make_setup(game, players, random_options(game_id, rng))
    bots = [make_bot(rng.choice(["random", "random", "casual"]), rng) for _ in range(players)]
    state = game.new(setup)
    while not isinstance(pending := game.pending(state), Over):
        assert game.faults(state) == []
        if isinstance(pending, Chance):
            game.outcome(state, draw(game, state, pending, rng))
            continue
        ask = rng.choice(pending.asks)
        codes = bots[ask.seat].choose(Window(game, state, ask))
        for seat in range(players):
            twin = game.determinize(state, seat, rng)
            probe = rng.random()
            assert given(game, state, seat, Random(probe)) == given(game, twin, seat, Random(probe))
            twin_ask = own_ask(game, twin, ask.seat)
            if twin_ask is None or twin_ask.kind != ask.kind or codes[0] not in twin_ask.codes:
                continue
            after, ears = state.copy(), (Ear(seat), Ear(seat))
            game.answer(after, ask.seat, codes[0], ears[0])
            game.answer(twin, ask.seat, codes[0], ears[1])
            if ears[0].heard == ears[1].heard and not ears[0].opened and not ears[1].opened:
                assert canonical(game.view(after, seat)) == canonical(game.view(twin, seat))
                done["views compared"] += 1
        for code in codes:
            ask_now = own_ask(game, state, ask.seat)
            assert ask_now is not None
            assert code in ask_now.codes
            game.answer(state, ask.seat, code)
        done["decisions"] += len(codes)
        if rng.random() < 0.05:
            data = game.dump(state)
            assert canonical(game.dump(game.load(setup, json.loads(json.dumps(data))))) == canonical(data)
            done["snapshots"] += 1
    done["games walked"] += 1


def match_with_undos(game_id: str, rng: Random) -> None:
    """One match with undos, resumed now and then from its record, verified at the end."""
    players = rng.choice(list(find(game_id).players))
    match = underhall.new(game_id, players, rng.getrandbits(40), random_options(game_id, rng))
    while not match.over:
        play(match, rng, answers=rng.randrange(1, 30))
        if rng.random() < 0.4:
            try:
                match.undo(rng.randrange(match.setup.players), consent=rng.random() < 0.5)
                done["undos"] += 1
            except underhall.UndoRefused:
                done["undos refused"] += 1
        if rng.random() < 0.1:
            match = underhall.replay(match.record())
    record = match.record()
    assert underhall.verify(record).match.digest() == match.digest()
    done["records verified"] += 1
    for _ in range(20):
        doctor_record(record, rng)


def doctor_record(record: str, rng: Random) -> None:
    """Change words or lines of a record, seal it again: it is refused in one sentence, or it verifies."""
    lines = record.splitlines()[:-1]
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(lines))
        words = lines[at].split(" ")
        change = rng.randrange(4)
        if change == 0:
            words[rng.randrange(len(words))] = rng.choice(["", "0", "-1", "x", "e1n0", "castle", "undo", "99999999999"])
        elif change == 1:
            words = rng.choice(lines).split(" ")
        elif change == 2:
            rng.shuffle(words)
        else:
            words.append(rng.choice(["done", "#0", "e0n0"]))
        lines[at] = " ".join(words)
    try:
        underhall.verify(seal(lines))
        done["doctored records that hold"] += 1
    except underhall.UnderhallError as err:
        refused("records", err)


def doctor_snapshot(game_id: str, rng: Random) -> None:
    """Change values of a snapshot: it is refused in one sentence, or the game plays on from it."""
    match = underhall.new(game_id, rng.choice(list(find(game_id).players)), rng.getrandbits(40))
    play(match, rng, answers=rng.randrange(200))
    data = json.loads(json.dumps(match.snapshot()))
    for _ in range(rng.randrange(1, 4)):
        spots: list[tuple[Any, Any]] = []
        collect(data["state"], spots)
        holder, key = rng.choice(spots)
        holder[key] = rng.choice([0, 1, 2, 7, -1, 40, True, None, "x", "castle", [], {}, [0], rng.randrange(20)])
    try:
        again = underhall.restore(data, seed=1)
    except underhall.BadSnapshot as err:
        refused("snapshots", err)
        return
    play(again, rng, answers=100)
    assert again.game.faults(again.state) == []
    done["doctored snapshots that play"] += 1


def refused(what: str, err: underhall.UnderhallError) -> None:
    assert "\n" not in str(err)
    done[f"doctored {what} refused"] += 1


def collect(node: Any, spots: list[tuple[Any, Any]]) -> None:
    items: Any = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        spots.append((node, key))
        collect(value, spots)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kills", type=int, default=50, help="how often the house is killed, on each database")
    args = parser.parse_args()
    jobs: list[Callable[[str, Random], None]] = [walk_and_check, match_with_undos, *[doctor_snapshot] * 10]
    end = monotonic() + args.minutes * 60

    def rounds() -> Iterator[int]:
        number = 0
        while monotonic() < end:
            yield number
            number += 1

    for number in progress(rounds(), 0, "soak"):
        for job in jobs:
            for game_id in underhall.game_ids():
                seed = f"{args.seed}/{number}"
                try:
                    job(game_id, Random(seed))
                except Exception:
                    print(f"{job.__name__} of {game_id} fails with Random({seed!r})", file=sys.stderr)
                    raise
    for name, count in sorted(done.items()):
        print(f"{count:>10,}  {name}")
    print("hypothesis, and kill -9 under load:")
    env = {**os.environ, "UNDERHALL_EXAMPLES": "1000", "UNDERHALL_KILL_ROUNDS": str(args.kills)}
    env |= {"UNDERHALL_KILL_TABLES": "100"}
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-s", "-p", "no:cacheprovider"]
    tests = ["tests/contract/test_machine.py", "tests/server/test_kill.py"]
    return subprocess.run([*command, *tests], cwd=ROOT, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
