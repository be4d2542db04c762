"""The house: all its tables, found by id, opened from the database when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
from xkcdpass import xkcd_password

from underhall.bots import LEVELS, bots
from underhall.core.errors import UnderhallError
from underhall.core.registry import find, game_ids
from underhall.core.restore import restore
from underhall.core.setup import make_setup
from underhall.server import wire
from underhall.server.errors import Refusal, no_table
from underhall.server.listing import Listing
from underhall.server.spoken import one_line
from underhall.server.store import Row, Store, new_id
from underhall.server.table import Table
from underhall.server.thinkers import Thinkers
from underhall.server.tower import Hammer, elsewhere

IDLE_SECONDS = 600.0
POLL_SECONDS = 1.0
INVITE_WORDS = 5
BOT_NAMES = ("Grimble", "Tofa", "Odrik", "Brunna", "Skeggi", "Hild", "Rurik", "Ylva")
logger = logging.getLogger("underhall.hall")
T = TypeVar("T")


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float = 0.7, hammer: Hammer | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.hammer = hammer or Hammer()
        self.bot_pause = bot_pause
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None

    # Opening and closing

    async def open(self) -> None:
        """Go on where the house stood: bots that are asked move, clocks run, what was to fall falls."""
        self._keeper = asyncio.create_task(self._keep())
        for table in await self.store.io(self.store.running):
            found = await self.store.io(self.store.table, table)
            if found and moves_by_itself(*found):
                with suppress(UnderhallError):
                    (await self.table(table)).clockwork.go_on()

    async def close(self) -> None:
        """Finish what is being written, let everybody go, stop thinking."""
        if self._keeper:
            self._keeper.cancel()
        for table in list(self._tables.values()):
            table.clockwork.stop()
            async with table.lock:
                table.audience.close()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.hammer.close)
        await asyncio.to_thread(self.store.close)

    async def _keep(self) -> None:
        """Show what other processes have written; put tables away that nobody looks at."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            watched = {t.id: t.row["version"] for t in self._tables.values()}
            try:
                for changed in await self.store.io(self.store.changed_since, watched) if watched else ():
                    if changed in self._tables:
                        await self._tables[changed].catch_up()
            except UnderhallError as err:
                logger.warning("could not look for news: %s", err)
            now = time.monotonic()
            for table in list(self._tables.values()):
                if not table.audience.viewers and table.clockwork.idle and now - table.touched > IDLE_SECONDS:
                    table.clockwork.stop()
                    del self._tables[table.id]

    async def table(self, table: str) -> Table:
        """A table by its id, read from the database if it is not open yet."""
        if table in self._tables:
            self._tables[table].touched = time.monotonic()
            return self._tables[table]
        async with self._opening.setdefault(table, asyncio.Lock()):
            try:
                if table not in self._tables:
                    found = await self.store.io(self.store.table, table)
                    if found is None or found[0]["state"] == "closed":
                        raise no_table()
                    opened = Table(
                        self.store, self.thinkers, *found, self.bot_pause, self.hammer, await self._physics(found[0])
                    )
                    await opened.load()
                    self._tables[table] = opened
            finally:
                self._opening.pop(table, None)
        return self._tables[table]

    def sockets(self, person: str) -> int:
        """How many sockets a person has open in this house."""
        return sum(table.audience.people().count(person) for table in self._tables.values())

    async def visible(self, table: str, person: str) -> Table:
        """A table that this person may look at."""
        found = await self.table(table)
        if not found.may_watch(person):
            raise no_table()
        return found

    async def listed(self, table: str, person: str) -> Listing:
        """What is known of such a table without its rules, which may be older than ours."""
        if table in self._tables:
            return (await self.visible(table, person)).listing
        found = await self.store.io(self.store.table, table)
        if found is None or found[0]["state"] == "closed":
            raise no_table()
        listing = Listing(*found)
        if not listing.may_watch(person):
            raise no_table()
        return listing

    async def merge_people(self, guest: str, account: str) -> None:
        """A guest has logged in: its seats are the account's now, at open tables too."""
        await self.store.io(self.store.merge_people, guest, account)
        for table in list(self._tables.values()):
            for viewer in table.audience.viewers:
                if viewer.person == guest:
                    viewer.person = account
            if guest in {chair.person for chair in table.seats} | {table.row["host"]}:
                await table.catch_up()

    # The lobby

    async def tables_of(self, person: str) -> list[wire.TableInfo]:
        found = await self.store.io(self.store.tables_of, person)
        return [await self.info(Listing(row, seats), person) for row, seats in found]

    async def info(self, listing: Listing, person: str) -> wire.TableInfo:
        """A table for somebody's lobby; an open one knows who looks on."""
        table = self._tables.get(listing.row["id"])
        return table.info(person) if table else listing.info(person, physics=await self._physics(listing.row))

    async def games(self) -> list[wire.GameInfo]:
        """The games, and the physics that this house has for them."""
        return [
            msgspec.structs.replace(info, physics=await self.hammer.name()) if elsewhere(info.id, True) else info
            for info in game_infos()
        ]

    async def _physics(self, row: Row) -> str | None:
        """The physics that a table uses."""
        return await self.hammer.name() if elsewhere(row["game"], row["physics"]) else None

    async def new_table(self, host: Row, plan: wire.NewTable) -> Table:
        game = find(plan.game)
        position = await self._position(plan, game.id)
        players = len(plan.seats)
        setup = make_setup(game, players, position["options"] if position else plan.options)
        row = {
            "id": new_id(),
            "game": game.id,
            "players": players,
            "options": dict(setup.options),
            "rules": game.version,
            "content": setup.content_digest,
            "position": position["state"] if position else None,
            "secret": secrets.token_bytes(32),
            "state": "gathering",
            "host": host["id"],
            "spectators": plan.spectators,
            "clock": plan.clock,
            "physics": plan.physics,
            "created": time.time(),
            "updated": time.time(),
            "waiting": [],
        }
        seats = [self._seat(row["id"], seat, wish, host) for seat, wish in enumerate(plan.seats)]
        await self.store.io(self.store.new_table, row, seats)
        return await self.table(row["id"])

    async def _position(self, plan: wire.NewTable, game: str) -> Row | None:
        if plan.position is None:
            return None
        found = await self.store.io(self.store.position, plan.position)
        if found is None:
            raise Refusal("no-position", "there is no such position", 404)
        snapshot: Row = found["snapshot"]
        if snapshot["game"] != game or snapshot["players"] != len(plan.seats):
            raise Refusal("bad-position", "the position is of another game or of another number of players", 400)
        await asyncio.to_thread(restore, snapshot)  # raises if it cannot occur
        return snapshot

    def _seat(self, table: str, seat: int, wish: wire.SeatPlan, host: Row) -> Row:
        row: Row = {"table_id": table, "seat": seat, "person": None, "bot": None, "invite": None, "number": None}
        name = None if wish.name is None else clean_name(wish.name)
        match wish.who:
            case "me":
                return row | {"person": host["id"], "name": host["name"]}
            case "local":
                return row | {"person": host["id"], "name": name or f"{host['name']} {seat + 1}"[:24]}
            case "bot":
                check_level(wish.bot)
                return row | {"bot": wish.bot, "name": name or bot_name(table, seat)}
            case "open":
                return row | {"invite": invitation(), "name": name or ""}

    async def invited(self, words: str) -> tuple[Table, int]:
        found = await self.store.io(self.store.invited, "-".join(words.lower().replace("-", " ").split()))
        if found is None:
            raise Refusal("no-invitation", "this invitation does not exist, or its seat is taken", 404)
        table, seat = found
        return await self.table(table), seat

    async def sit_down(self, words: str, person: Row, number: int) -> Table:
        table, seat = await self.invited(words)

        async def work() -> None:
            if not await self.store.io(self.store.take_seat, table.id, seat, person["id"], person["name"], number):
                raise Refusal("no-invitation", "somebody else has taken this seat", 409)
            await table.load()
            table.audience.show_roster()

        await table.alone(work)
        return table

    async def ready(self, table: Table, person: str, number: int) -> None:
        """A person's number for the dealing, for all seats of theirs; it stays what it was once given."""

        async def work() -> None:
            self._check_gathering(table)
            for seat in table.seats_of(person):
                if table.seats[seat].number is None:
                    await self.store.io(self.store.change_seat, table.id, seat, number=number)
            await table.load()
            table.audience.show_roster()

        await table.alone(work)

    async def start(self, table: Table, person: str) -> None:
        async def work() -> None:
            self._check_gathering(table)
            self._check_host(table, person)
            for number, chair in enumerate(table.seats, 1):
                if chair.open:
                    raise Refusal("open-seat", f"seat {number} is still open")
                if not chair.ready:
                    raise Refusal("not-ready", f"{chair.name} is not ready yet")
            await table.begin()

        await table.alone(work)

    async def put_bot(self, table: Table, person: str, seat: int, handing: wire.Handing) -> None:
        """The host fills a seat on which nobody is ready with a bot, or opens it again; a player hands over a seat of
        theirs or takes it back."""
        level = handing.bot
        name = None if handing.name is None else clean_name(handing.name)
        if not 0 <= seat < len(table.seats):
            raise Refusal("no-seat", f"there is no seat {seat}", 404)
        if level is not None:
            check_level(level)
        if table.row["state"] != "gathering":
            if seat not in table.seats_of(person):
                raise Refusal("not-yours", "that seat is not yours", 403)
            await table.hand_over(seat, level)
            return

        async def work() -> None:
            self._check_gathering(table)
            self._check_host(table, person)
            chair = table.seats[seat]
            if chair.person is not None and (chair.ready or chair.person == person):
                raise Refusal("seat-taken", "somebody sits there already")
            changes: Row = {"person": None, "bot": level, "invite": None if level else invitation()}
            changes["name"] = (name or bot_name(table.id, seat)) if level else ""
            await self.store.io(self.store.change_seat, table.id, seat, **changes)
            await table.load()
            table.audience.show_roster()

        await table.alone(work)

    async def leave(self, table: Table, person: str) -> None:
        mine = table.seats_of(person)
        if table.row["state"] == "playing":
            for seat in mine:
                await table.hand_over(seat, "casual")
            return

        async def work() -> None:
            if table.row["state"] != "gathering":
                return
            if person == table.row["host"]:
                await self.store.io(self.store.change_table, table.id, state="closed")
                self._tables.pop(table.id, None)
                table.clockwork.stop()
                table.audience.close()
                return
            for seat in mine:
                changes: Row = {"person": None, "number": None, "name": "", "invite": invitation()}
                await self.store.io(self.store.change_seat, table.id, seat, **changes)
            await table.load()
            table.audience.show_roster()

        await table.alone(work)

    async def rematch(self, table: Table, person: Row) -> Table:
        """A new table with the same people and options; whoever asks second is led to the same one."""
        if table.row["state"] != "finished":
            raise Refusal("not-over", "the game is not over yet")
        if not table.seats_of(person["id"]):
            raise Refusal("not-yours", "only players ask for a rematch", 403)

        async def work() -> str:
            again = table.row["rematch"] and await self.store.io(self.store.table, table.row["rematch"])
            if again and again[0]["state"] != "closed":
                return str(table.row["rematch"])
            plan = wire.NewTable(
                game=table.game.id,
                seats=tuple(wire.SeatPlan("bot", chair.bot or "casual", chair.name) for chair in table.seats),
                options=dict(table.row["options"]),
                spectators=table.row["spectators"],
                clock=table.row["clock"],
                physics=table.row["physics"],
            )
            new = await self.new_table(person, plan)
            for seat, chair in enumerate(table.seats):
                if chair.person:
                    changes: Row = {"person": chair.person, "bot": None, "name": chair.name}
                    await self.store.io(self.store.change_seat, new.id, seat, **changes)
            await new.load()
            table.row["version"] = await self.store.io(self.store.change_table, table.id, rematch=new.id)
            table.row["rematch"] = new.id
            table.audience.show_roster()
            return new.id

        return await self.table(await table.alone(work))

    def _check_gathering(self, table: Table) -> None:
        if table.row["state"] != "gathering":
            raise Refusal("begun", "the game has begun already")

    def _check_host(self, table: Table, person: str) -> None:
        if table.row["host"] != person:
            raise Refusal("not-host", "only the host does that", 403)

    # Positions

    async def share(self, table: Table, person: str, seat: int | None = None) -> str:
        """A position to share: of a running game one that this person cannot tell from the real one."""
        match = table.running()
        seats = table.seats_of(person)
        if seat is None:
            seat = seats[0] if len(seats) == 1 else None
        elif seat not in seats:
            raise Refusal("not-yours", "that seat is not yours", 403)
        if not match.over and seat is None:
            raise Refusal("spectator", "a running game is shared from a player's own seat", 403)
        snapshot = match.snapshot(None if match.over else seat)
        return await self.store.io(self.store.keep_position, snapshot, match.names, seat)


def moves_by_itself(row: Row, seats: Sequence[Row]) -> bool:
    """Whether a running table needs nobody to go on: a clock runs, a bot is asked, or nobody is and a draw is due."""
    return bool(row["deadline"] or not row["waiting"] or any(seats[seat]["bot"] for seat in row["waiting"]))


@cache
def game_infos() -> list[wire.GameInfo]:
    infos = []
    for game in map(find, game_ids()):
        switches = tuple(
            wire.SwitchInfo(
                name=name,
                default=switch.default,
                rule=switch.rule,
                values=switch.values if isinstance(switch.values, tuple) else None,
                low=switch.values[0] if isinstance(switch.values, range) else None,
                high=switch.values[-1] if isinstance(switch.values, range) else None,
            )
            for name, switch in game.switches.items()
        )
        least, most = game.players[0], game.players[-1]
        infos.append(wire.GameInfo(game.id, game.prefix, least, most, bool(game.sealed), switches, LEVELS, None))
    return infos


def clean_name(name: str) -> str:
    shown = one_line(name)
    if not shown:
        raise Refusal("bad-name", "a name has at least one letter that can be seen", 400)
    return shown


def check_level(level: str | None) -> None:
    if level not in bots():
        raise Refusal("no-bot", f"there is no bot {level!r}; there are {', '.join(bots())}", 400)


def bot_name(table: str, seat: int) -> str:
    """A name for the bot on a seat that comes without one, another one at another seat of the same table."""
    return BOT_NAMES[(sum(table.encode()) + seat) % len(BOT_NAMES)]


@cache
def _words() -> Sequence[str]:
    path = Path(xkcd_password.__file__).parent / "static" / "eff-long"
    return tuple(word for word in path.read_text(encoding="utf-8").split() if word.isalpha() and 3 <= len(word) <= 7)


def invitation() -> str:
    """Words that can be read aloud and not be guessed: about 60 bits."""
    return "-".join(secrets.choice(_words()) for _ in range(INVITE_WORDS))
