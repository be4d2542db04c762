"""How the server holds up: tables full of sockets on this machine, moves at a steady rate, answer to seen.

A move counts when its answer is acknowledged (so it is synced to the disk) and all sockets of its table have shown
the new position. The people who play run in a process of their own, on the same cores as the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

TALK = 20.0
T = TypeVar("T")


class Seat:
    """One person's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.reply: asyncio.Future[str] | None = None
        self.listener = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "position":
                self.position = message
                self.news.set()
            elif message["type"] in ("taken", "refused") and self.reply:
                self.reply.set_result(message["type"])

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def close(self) -> None:
        self.listener.cancel()
        await self.socket.close()


class LoadTable:
    """A table with a person at every seat; remembers which answers were acknowledged."""

    def __init__(self, table: str, cookies: list[str], rng: random.Random) -> None:
        self.id = table
        self.cookies = cookies
        self.rng = rng
        self.seats: list[Seat] = []
        self.sent = 0
        self.acknowledged: list[str] = []
        self.unheard: tuple[int, dict[str, Any]] | None = None
        """An answer without a reply, and from which seat it was sent."""

    async def connect(self, url: str) -> None:
        """Everybody sits down, or comes back."""
        address = f"{url.replace('http', 'ws')}/ws/tables/{self.id}"
        self.seats = []
        for cookie in self.cookies:
            seat = Seat(await connect(address, additional_headers={"Cookie": cookie}, compression=None))
            self.seats.append(seat)
            await seat.say(type="hello")
        for seat in self.seats:
            await asyncio.wait_for(seat.news.wait(), TALK)
        if self.unheard is not None:
            # a retry with the same key: taken if it was written, or if it still fits
            mover, message = self.unheard
            await self._all_see(self._answer(self.seats[mover], message))

    async def _answer(self, mover: Seat, message: dict[str, Any]) -> str:
        """Send an answer and wait for its reply; what is acknowledged is remembered."""
        self.unheard = (self.seats.index(mover), message)
        mover.reply = asyncio.get_running_loop().create_future()
        mover.reply.add_done_callback(lambda reply: self._heard(message["key"], reply))
        await mover.say(**message)
        await asyncio.wait((mover.reply, mover.listener), timeout=TALK, return_when=asyncio.FIRST_COMPLETED)
        if not mover.reply.done():
            raise ConnectionError("the house has gone")
        return mover.reply.result()

    def _heard(self, key: str, reply: asyncio.Future[str]) -> None:
        self.unheard = None
        if reply.result() == "taken":
            self.acknowledged.append(key)

    async def leave(self) -> None:
        await asyncio.gather(*(seat.close() for seat in self.seats), return_exceptions=True)

    async def move(self) -> float | None:
        """One answer by whoever is asked; the seconds until it is acknowledged and seen by all. None at the end."""
        while holder := next((s for s in self.seats if s.position["held"] == s.position["seat"]), None):
            await self._all_see(holder.say(type="hand-on"))
        mover = next((seat for seat in self.seats if seat.position["question"]), None)
        if mover is None:
            return None
        question = mover.position["question"]
        self.sent += 1
        key = f"k{self.sent}"
        words = self.rng.choice(question["options"])["word"]
        begun = time.perf_counter()
        message = {"type": "answer", "ask": question["number"], "words": words, "key": key}
        reply = await self._all_see(self._answer(mover, message))
        if reply != "taken":
            raise RuntimeError(f"an answer was {reply}")
        return time.perf_counter() - begun

    async def _all_see(self, saying: Awaitable[T]) -> T:
        for seat in self.seats:
            seat.news.clear()
        said = await saying
        for seat in self.seats:
            seen = asyncio.create_task(seat.news.wait())
            # a listener ends only when its connection does
            await asyncio.wait((seen, seat.listener), timeout=TALK, return_when=asyncio.FIRST_COMPLETED)
            if not seen.done():
                seen.cancel()
                raise ConnectionError("the house has gone")
        return said


async def open_table(url: str, seats: int, number: int) -> LoadTable:
    """People come, one opens a table, the others sit down by their invitations."""
    people = [httpx.AsyncClient(base_url=url, timeout=TALK, verify=False) for _ in range(seats)]
    for k, person in enumerate(people):
        await person.get("/api/games")
        await _post(person, "/api/me", {"name": f"P{number}.{k}"})
    plan = {"game": "dwarfs-fall", "seats": [{"who": "me"}] + [{"who": "open"}] * (seats - 1)}
    table = await _post(people[0], "/api/tables", plan | {"options": {"max_rounds": 1000}})
    for person, seat in zip(people[1:], table["seats"][1:], strict=True):
        await _post(person, f"/api/invitations/{seat['invite']}", {"number": 1})
    await _post(people[0], f"/api/tables/{table['id']}/ready", {"number": 1})
    await _post(people[0], f"/api/tables/{table['id']}/start", None)
    cookies = ["; ".join(f"{name}={value}" for name, value in person.cookies.items()) for person in people]
    for person in people:
        await person.aclose()
    return LoadTable(table["id"], cookies, random.Random(number))


async def open_tables(url: str, tables: int, seats: int) -> list[LoadTable]:
    opened: list[LoadTable] = []
    for first in range(0, tables, 10):
        some = range(first, min(first + 10, tables))
        opened += await asyncio.gather(*(open_table(url, seats, number) for number in some))
    await asyncio.gather(*(table.connect(url) for table in opened))
    return opened


async def _post(person: httpx.AsyncClient, path: str, body: Any) -> Any:
    reply = await person.post(path, json=body, headers={"x-csrftoken": person.cookies["csrftoken"]})
    reply.raise_for_status()
    return reply.json()


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(url: str, server: int, tables: int, seats: int, rate: float, seconds: float) -> dict[str, Any]:
    opened = await open_tables(url, tables, seats)
    print(f"{tables} tables are set", file=sys.stderr, flush=True)
    gc.disable()  # the players' own pauses are not what is measured
    latencies: list[float] = []
    begun, used, own = time.perf_counter(), cpu_seconds(server), time.process_time()

    async def play(table: LoadTable, offset: float) -> None:
        """Moves at a steady rate; a late one does not push the next ones back."""
        due = begun + offset
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            taken = await table.move()
            if taken is None:
                return
            latencies.append(taken)
            due += tables / rate

    await asyncio.gather(*(play(table, number / rate) for number, table in enumerate(opened)))
    elapsed = time.perf_counter() - begun
    used, own = cpu_seconds(server) - used, time.process_time() - own
    await asyncio.gather(*(table.leave() for table in opened))
    cuts = statistics.quantiles(latencies, n=100)
    return {
        "tables": tables,
        "sockets": tables * seats,
        "moves": len(latencies),
        "moves_per_s": round(len(latencies) / elapsed, 1),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "max_ms": round(1000 * max(latencies), 1),
        "server_cores": round(used / elapsed, 2),
        "players_cores": round(own / elapsed, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second over all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", help="a URL; a new SQLite file if not said")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{Path(folder) / 'load.db'}"
        command = [sys.executable, "-m", "underhall", "serve", "--port", "0", "--database", database]
        command += ["--requests-per-minute", "1000000", "--messages-per-second", "1000000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout
            url = server.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
            try:
                print(
                    json.dumps(asyncio.run(run(url, server.pid, given.tables, given.seats, given.rate, given.seconds)))
                )
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
