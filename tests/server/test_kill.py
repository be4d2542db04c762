"""kill -9 in the middle of play: whatever was acknowledged is there, exactly once."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass, field

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, House, Person, first_option, open_house

TABLES = 6
ROUNDS = int(os.environ.get("UNDERHALL_KILL_ROUNDS", "3"))


@dataclass
class Mover:
    """Plays one table as fast as it can and keeps the keys of what was acknowledged, over all kills."""

    person: Person
    table: str
    acknowledged: list[str] = field(default_factory=list)
    sent: int = 0

    def play(self, enough: threading.Event) -> None:
        try:
            chair = self.person.sit_at(self.table).greeted()
            while chair.position["result"] is None:
                self._step(chair)
                if self.sent % 10 == 0:
                    enough.set()
        except (ConnectionClosed, OSError, TimeoutError, EOFError):
            pass  # the house was killed
        enough.set()

    def _step(self, chair: Chair) -> None:
        if chair.position["question"]:
            self.sent += 1
            key = f"{self.table}/{self.sent}"
            assert chair.answer(first_option(chair.question), key=key)["type"] == "taken"
            self.acknowledged.append(key)
            chair.until("position")
        elif chair.position["held"] == chair.position["seat"]:
            chair.hand_on()
        else:
            chair.until("position")


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_kill(database: str) -> None:
    with open_house(database) as house:
        movers = [new_mover(house) for _ in range(TABLES)]
        for _ in range(ROUNDS):
            enough = threading.Event()
            threads = [threading.Thread(target=mover.play, args=(enough,)) for mover in movers]
            for thread in threads:
                thread.start()
            enough.wait(30)
            house.kill()
            for thread in threads:
                thread.join()
            house.start()
            for mover in movers:
                check(house, mover)
        assert sum(len(mover.acknowledged) for mover in movers) > ROUNDS


def new_mover(house: House) -> Mover:
    person = house.person()
    return Mover(person, person.play_now("random", options={"max_rounds": 1000}))


def check(house: House, mover: Mover) -> None:
    """Every acknowledged key is in the log once; the log has no gap; the table can be played on."""
    rows = house.rows("SELECT sequence, key FROM log WHERE table_id = :table ORDER BY sequence", table=mover.table)
    assert [sequence for sequence, _ in rows] == list(range(len(rows)))
    answers = house.rows(
        "SELECT key, count(DISTINCT gesture) FROM log WHERE table_id = :table AND kind = 'answer' AND key IS NOT NULL "
        "GROUP BY key",
        table=mover.table,
    )
    written = dict(answers)
    assert all(written.get(key) == 1 for key in mover.acknowledged)
    # what was sent and not acknowledged may be there or not: one answer at most
    assert len(written) - len(set(mover.acknowledged) & set(written)) <= ROUNDS
    chair = mover.person.sit_at(mover.table).greeted()
    assert chair.position["view"]
    chair.close()
