"""A real house in a process of its own, and people who come to it with cookies and sockets of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any, TypeVar

import httpx
import sqlalchemy
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from underhall.server.store import Store

Message = dict[str, Any]
T = TypeVar("T")
PATIENCE = 30.0
_keys = count()


class House:
    """`underhall serve` on a free port. `kill` is kill -9."""

    program = "underhall"

    def __init__(self, database: str, *options: str) -> None:
        self.database = database
        self.options = options
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.people: list[Person] = []

    def start(self) -> House:
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", self.program, "serve", "--port", port, "--database", self.database]
        command += ["--bot-pause", "0", "--requests-per-minute", "1000000", "--messages-per-second", "100000"]
        # a pipe that nobody reads would fill up and block the house
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self.process = subprocess.Popen(
            [*command, *self.options], stdout=subprocess.PIPE, stderr=self.log, text=True, env=os.environ
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "is open at" in line, self._gone()
        self.url = line.split()[-1].replace("localhost", "127.0.0.1")
        return self

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> str:
        """A polite stop; returns what was logged."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> str:
        assert self.process
        self.process.communicate(timeout=PATIENCE)
        self.process = None
        self.log.seek(0)
        with self.log:
            return self.log.read()

    def rows(self, statement: str, **values: Any) -> list[Any]:
        """What the database itself says."""
        store = Store(self.database)
        try:
            with store.engine.connect() as connection:
                return [tuple(row) for row in connection.execute(sqlalchemy.text(statement), values)]
        finally:
            store.close()

    def person(self, name: str = "Marta") -> Person:
        person = self.stranger()
        person.post("/api/me", {"name": name})
        return person

    def stranger(self) -> Person:
        """Somebody without a cookie."""
        person = Person(self)
        self.people.append(person)
        return person

    def send_home(self) -> None:
        """Everybody leaves: sockets and connections are closed."""
        for person in self.people:
            for chair in person.chairs:
                chair.close()
            person.http.close()
        self.people.clear()


@contextmanager
def open_house(database: str, *options: str) -> Iterator[House]:
    house = House(database, *options).start()
    try:
        yield house
    finally:
        house.send_home()
        if house.process:
            house.stop()


class Person:
    """A browser without a screen: cookies, REST, sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(timeout=PATIENCE)
        self.chairs: list[Chair] = []

    def request(self, method: str, path: str, body: Any = None, **options: Any) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""} | options.pop("headers", {})
        if body is not None:
            options["json"] = body
        return self.http.request(method, self.house.url + path, headers=headers, **options)

    def get(self, path: str) -> Any:
        return checked(self.request("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        if "csrftoken" not in self.http.cookies:
            self.request("GET", "/api/games")
        return checked(self.request("POST", path, body))

    def refused(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, str]:
        """The status and code of a request that must fail, with one sentence."""
        reply = self.request(method, path, body, **options)
        assert reply.status_code >= 400, reply.text
        problem = reply.json()
        assert set(problem) == {"code", "message"}
        assert problem["message"]
        assert "\n" not in problem["message"]
        return reply.status_code, problem["code"]

    def new_table(self, *seats: str, game: str = "dwarfs-fall", **options: Any) -> str:
        """Open a table with seats such as `me`, `open`, `local`, `bot:casual`."""
        plan = [{"who": who.partition(":")[0], "bot": who.partition(":")[2] or None} for who in seats]
        table: str = self.post("/api/tables", {"game": game, "seats": plan, **options})["id"]
        return table

    def ready(self, table: str, number: int = 1) -> Any:
        return self.post(f"/api/tables/{table}/ready", {"number": number})

    def start(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/start")

    def play_now(self, *bots: str, **options: Any) -> str:
        table = self.new_table("me", *(f"bot:{bot}" for bot in bots), **options)
        self.ready(table)
        self.start(table)
        return table

    def sit_at(self, table: str, hello: Message | None = None, **options: Any) -> Chair:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.house.url.replace("http", "ws") + f"/ws/tables/{table}"
        way = connect(url, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE, max_queue=None, **options)
        chair = Chair(way.__enter__(), hello or {})
        self.chairs.append(chair)
        return chair


class Chair:
    """A socket at a table; keeps the latest position, roster, and everything that was ever sent to it."""

    def __init__(self, socket: ClientConnection, hello: Message) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.position: Message = {}
        self.table: Message = {}
        self.chat: list[Message] = []
        self.log: list[Message] = []
        with suppress(ConnectionClosed):
            self.send("hello", **hello)

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self) -> Message:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["type"] == "position":
            self.position = message
            self.log[message["first"] :] = message["events"]
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def until(self, wanted: str | Callable[[Message], bool]) -> Message:
        """Read until a message of this type, or one that fits, has come."""
        while True:
            message = self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def greeted(self) -> Chair:
        self.until("chat")
        return self

    def sync(self) -> Chair:
        """Read everything that the house has sent up to now: whatever it answers to this comes after it."""
        label = f"sync{next(_keys)}"
        self.send("why", ask=0, words="x", id=label)
        self.until(lambda m: m.get("id") == label)
        return self

    def ask(self, kind: str, reply: str, **fields: Any) -> Message:
        """Send something under an id and wait for its reply, or its refusal."""
        label = f"id{next(_keys)}"
        self.send(kind, id=label, **fields)
        return self.until(lambda m: m["type"] in (reply, "refused") and m.get("id") == label)

    def answer(self, words: str, number: int | None = None, key: str | None = None) -> Message:
        """Answer; returns `taken` or `refused`."""
        key = key or f"key{next(_keys)}"
        number = self.question["number"] if number is None else number
        self.send("answer", ask=number, words=words, key=key)
        return self.until(lambda m: key in (m.get("key"), m.get("id")))

    def must(self, words: str) -> None:
        """An answer that must be taken, and its new position."""
        reply = self.answer(words)
        assert reply["type"] == "taken", reply
        self.until("position")

    @property
    def question(self) -> Message:
        question: Message = self.position["question"]
        assert question, self.position
        return question

    def words(self) -> list[str]:
        return [option["word"] for option in self.question["options"]]

    def hand_on(self) -> None:
        self.send("hand-on")
        self.until("position")

    def play_on(self, choose: Callable[[Message], str], stop: Callable[[Message], bool] = lambda p: False) -> None:
        """Play until the game is over or a position fits; waits for others when not asked."""
        while self.position["result"] is None and not stop(self.position):
            if self.position["question"]:
                self.must(choose(self.position["question"]))
            elif self.position["held"] == self.position["seat"]:
                self.hand_on()
            else:
                self.until("position")

    def close(self) -> None:
        self.socket.close()

    def close_code(self) -> int:
        """Read until the house closes the socket."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as err:
            return err.rcvd.code if err.rcvd else 1006


def checked(reply: httpx.Response) -> Any:
    assert reply.status_code < 400, f"{reply.status_code}: {reply.text}"
    return reply.json() if reply.content else None


def alone(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: in this one the loop of a browser may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def first_option(question: Message) -> str:
    word: str = question["options"][0]["word"]
    return word
