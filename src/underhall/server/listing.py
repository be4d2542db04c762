"""A table as the lobby lists it: who sits where and whose turn it is. It knows no rules and no state of the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from underhall.core.dealer import commit
from underhall.server import wire
from underhall.server.store import Row


@dataclass
class Seat:
    """A chair: who owns it, and which bot plays it, for its owner or by itself."""

    name: str
    person: str | None
    bot: str | None
    invite: str | None
    number: int | None

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def ready(self) -> bool:
        return self.number is not None or (self.person is None and self.bot is not None)


class Listing:
    def __init__(self, row: Row, seats: Sequence[Row]) -> None:
        self.row = dict(row)
        self.seats = [Seat(s["name"], s["person"], s["bot"], s["invite"], s["number"]) for s in seats]
        if self.row["held"] is not None and self.seats[self.row["held"]].bot is not None:
            self.row["held"] = None  # a bot has nothing to think over

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.seats) if person is not None and chair.person == person]

    def may_watch(self, person: str) -> bool:
        return bool(self.row["spectators"]) or person == self.row["host"] or bool(self.seats_of(person))

    def people_waited_for(self, waiting: Sequence[int], held: int | None) -> list[int]:
        asked = [held] if held is not None else waiting
        return [seat for seat in asked if self.seats[seat].bot is None]

    def info(
        self, person: str, watching: Collection[str] = (), consent: Collection[int] = (), physics: str | None = None
    ) -> wire.TableInfo:
        """For this person; `watching` are those who look on now, `consent` the seats that an undo waits for."""
        row, host = self.row, person == self.row["host"]
        waiting = tuple(row["waiting"]) if row["state"] == "playing" else ()
        waited_for = {*self.people_waited_for(waiting, row["held"]), *consent} if row["state"] == "playing" else set()
        seated = {chair.person for chair in self.seats}
        return wire.TableInfo(
            id=row["id"],
            game=row["game"],
            state=row["state"],
            options=row["options"],
            seats=tuple(
                wire.SeatInfo(
                    seat=seat,
                    name=chair.name,
                    who="person" if chair.person else "bot" if chair.bot else "open",
                    bot=chair.bot,
                    mine=chair.person == person,
                    online=chair.person in watching,
                    ready=chair.ready,
                    invite=chair.invite if host else None,
                )
                for seat, chair in enumerate(self.seats)
            ),
            host=host,
            spectators=row["spectators"],
            watching=sum(who not in seated for who in watching),
            clock=row["clock"],
            physics=physics,
            commitment=commit(row["secret"]),
            created=row["created"],
            updated=row["updated"],
            waiting=waiting,
            my_turn=not waited_for.isdisjoint(self.seats_of(person)),
            scores=row["scores"],
            ranking=row["ranking"],
            rematch=row["rematch"],
        )
