"""kill -9 in the middle of play: whatever was acknowledged is there, exactly once."""

from __future__ import annotations

import asyncio
import os

import pytest
from websockets.exceptions import ConnectionClosed

from bench.load import LoadTable, open_tables
from tests.server.house import House, alone, open_house

ROUNDS = int(os.environ.get("UNDERHALL_KILL_ROUNDS", "3"))
TABLES = int(os.environ.get("UNDERHALL_KILL_TABLES", "8"))
SEATS = 4
MOVES = 5 * TABLES


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_kill(database: str) -> None:
    with open_house(database) as house:
        moves = alone(play_and_kill(house))
    print(f"{ROUNDS} kills, {moves} acknowledged moves, none lost: {database.partition(':')[0]}")
    assert moves >= ROUNDS * MOVES


async def play_and_kill(house: House) -> int:
    """Everybody plays as fast as they can; the house is killed in the middle of it, again and again."""
    tables = await open_tables(house.url, TABLES, SEATS)
    for _ in range(ROUNDS):
        enough = asyncio.Event()
        before = acknowledged(tables)

        async def play(table: LoadTable, before: int = before, enough: asyncio.Event = enough) -> None:
            while await table.move() is not None:
                if acknowledged(tables) >= before + MOVES:
                    enough.set()

        players = [asyncio.create_task(play(table)) for table in tables]
        await asyncio.wait_for(enough.wait(), 60)
        house.kill()
        for end in await asyncio.gather(*players, return_exceptions=True):
            assert end is None or isinstance(end, ConnectionError | ConnectionClosed), end
        await asyncio.gather(*(table.leave() for table in tables))
        house.start()
        for table in tables:
            check(house, table)
        await asyncio.gather(*(table.connect(house.url) for table in tables))
    await asyncio.gather(*(table.leave() for table in tables))
    return acknowledged(tables)


def acknowledged(tables: list[LoadTable]) -> int:
    return sum(len(table.acknowledged) for table in tables)


def check(house: House, table: LoadTable) -> None:
    """The log has no gap, and every acknowledged answer stands in it once; of the others only one without a reply."""
    rows = house.rows(
        "SELECT sequence, kind, gesture, key FROM log WHERE table_id = :id ORDER BY sequence", id=table.id
    )
    assert [sequence for sequence, *_ in rows] == list(range(len(rows)))
    written = [key for _, kind, _, key in rows if kind == "answer"]
    assert len(written) == len(set(written))
    assert set(table.acknowledged) <= set(written)
    assert len(table.acknowledged) == len(set(table.acknowledged))
    # what was written without being acknowledged is acknowledged when it is sent again
    unheard = table.unheard[1]["key"] if table.unheard else None
    assert set(written) - set(table.acknowledged) <= {unheard}
