"""Tables that many tests begin at: set and played by sockets, which is fast, and then looked at in browsers."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tests.browser.player import Player
from tests.server.house import House, Person
from tests.server.scenes import Scene, gathering, two_people
from underhall import Match
from underhall.server.store import Store


class Come(Protocol):
    """Somebody new comes with a browser of their own; see the fixture `come`."""

    def __call__(self, person: Person | None = None, path: str | None = None, **options: Any) -> Player: ...


def two_browsers(house: House, come: Come, **options: Any) -> tuple[Player, Player]:
    """Anna, who begins, and Béla, at a table that has just started."""
    table, anna, bela, _ = gathering(house)
    anna.start(table)
    players = come(anna, f"/table/{table}", **options), come(bela, f"/table/{table}", **options)
    for player in players:
        player.at_the_table()
    return players


def against_a_bot(house: House, come: Come, **options: Any) -> Player:
    """One player and one bot; the player begins."""
    person = house.person("Anna")
    table = person.play_now("random")
    player = come(person, f"/table/{table}", **options)
    player.at_the_table()
    return player


def laid_out(house: House, match: Match) -> tuple[Person, str]:
    """Anna on the first seat and random bots on the others, at a position that was laid out by hand."""
    store = Store(house.database)
    position = store.keep_position(match.snapshot(), match.names, None)
    store.close()
    anna = house.person("Anna")
    bots = ["random"] * (match.setup.players - 1)
    return anna, anna.play_now(*bots, game=match.game.id, position=position)


def play_from(house: House, come: Come, match: Match, **options: Any) -> Player:
    """Anna sits down at such a position, and it is her turn."""
    person, table = laid_out(house, match)
    player = come(person, f"/table/{table}", **options)
    player.my_turn()
    return player


def finished(house: House, rounds: int = 3, seed: int = 1) -> Scene:
    """A game of Anna and Béla that is over."""
    scene = two_people(house, options={"max_rounds": rounds})
    rng = Random(seed)
    while scene.step(lambda question: rng.choice([option["word"] for option in question["options"]])):
        pass
    return scene
