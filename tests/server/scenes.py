"""Tables that many tests begin at, and the truth about a table from its database."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, House, Message, Person, first_option
from underhall.core.dealer import Dealer
from underhall.core.match import Match
from underhall.core.registry import find
from underhall.core.setup import make_setup
from underhall.server import wire
from underhall.server.spoken import feed
from underhall.server.store import Store

NUMBERS = (3_141_592_653, 2_718_281_828)


class Scene(NamedTuple):
    """Anna is the host on seat 0, Béla sits on seat 1."""

    table: str
    anna: Person
    bela: Person
    chairs: tuple[Chair, Chair]
    words: str
    """The invitation that Béla came by."""

    def sync(self) -> None:
        for chair in self.chairs:
            chair.sync()

    def step(self, choose: Callable[[Message], str] = first_option) -> bool:
        """One answer or handing-on by whoever is to act; False when the game is over."""
        for chair in self.chairs:
            if chair.position["question"]:
                chair.must(choose(chair.question))
            elif chair.position["held"] == chair.position["seat"]:
                chair.hand_on()
            else:
                continue
            self.sync()
            return True
        if self.chairs[0].position["result"]:
            return False
        assert not self.chairs[0].position["waiting"]  # something falls
        self.chairs[0].until("position")
        self.sync()
        return True

    def end_turn(self) -> Chair:
        """Play until a turn is over and held; returns the chair that holds it."""
        while self.chairs[0].position["held"] is None:
            assert self.step()
        return self.chairs[self.chairs[0].position["held"]]

    def other(self, chair: Chair) -> Chair:
        return self.chairs[1 - self.chairs.index(chair)]

    def idle(self, asked: Chair) -> Chair:
        """The chair beside one that is asked, once it is not asked itself: where all choose at once it has chosen."""
        other = self.other(asked)
        while other.position["question"]:
            other.must(other.words()[0])
        asked.sync()
        return other

    def to_act(self) -> Chair:
        """The chair that is asked something now."""
        self.sync()
        return next(chair for chair in self.chairs if chair.position["question"])


def gathering(house: House, **options: Any) -> tuple[str, Person, Person, str]:
    """A table of Anna's with Béla on seat 1, both ready, and Béla's invitation."""
    anna, bela = house.person("Anna"), house.person("Béla")
    table = anna.new_table("me", "open", **options)
    words = anna.get(f"/api/tables/{table}")["seats"][1]["invite"]
    bela.post(f"/api/invitations/{words}", {"number": NUMBERS[1]})
    anna.ready(table, NUMBERS[0])
    return table, anna, bela, words


def two_people(house: House, **options: Any) -> Scene:
    table, anna, bela, words = gathering(house, **options)
    anna.start(table)
    return Scene(table, anna, bela, (anna.sit_at(table).greeted(), bela.sit_at(table).greeted()), words)


class Truth:
    """The match of a table, rebuilt from the database alone."""

    def __init__(self, house: House, table: str) -> None:
        self.table = table
        self.store = Store(house.database)
        found = self.store.table(table)
        assert found
        row, self.seats = found
        self.row = row
        game = find(row["game"])
        setup = make_setup(game, row["players"], row["options"])
        self.match = Match(game, setup, None, row["position"], [seat["name"] for seat in self.seats])
        self.follow()

    def follow(self) -> Match:
        """Read what came since."""
        found = self.store.table(self.table)
        assert found
        self.row, self.seats = found
        for entry in self.store.entries(self.table, len(self.match.log)):
            feed(self.match, entry)
        return self.match

    @property
    def dealer(self) -> Dealer:
        return Dealer(self.row["secret"], [seat["number"] or 0 for seat in self.seats])

    def close(self) -> None:
        self.store.close()


def as_json(value: Any) -> Any:
    return json.loads(wire.encoder.encode(value))


@dataclass
class Mover:
    """Plays one table as fast as it can and keeps the keys of what was acknowledged, until the house goes."""

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


def new_mover(house: House) -> Mover:
    person = house.person()
    return Mover(person, person.play_now("random", options={"max_rounds": 1000}))
