"""The database behind the house: SQLite by default, PostgreSQL by its URL; the same statements for both.

Every method is one transaction. What `append` has returned from is on the disk.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import bindparam, delete, event, func, insert, select, update
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from underhall.core.errors import UnderhallError
from underhall.server.schema import chat, falls, house, log, people, positions, records, seats, snapshots, tables

Row = dict[str, Any]
T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 5.0


# the two statements of every move, made once: building them anew costs more than carrying them out
_SUMMARY = ("waiting", "held", "deadline")
_ADD = insert(log)
_KNOWN = sa.cast(bindparam("known"), sa.Integer)
_RAISED = {"version": tables.c.version + 1}
_SUM_UP = (
    update(tables)
    .where(tables.c.id == bindparam("the_table"), sa.or_(_KNOWN.is_(None), tables.c.version == _KNOWN))
    .values(updated=bindparam("now"), **_RAISED, **{name: bindparam(name) for name in _SUMMARY})
    .returning(tables.c.version)
)


class StorageError(UnderhallError):
    """The database could not be reached, read or written; nothing was taken."""


class BadValue(UnderhallError):
    """Somebody sent what a database cannot hold, such as a text with a zero byte."""


class Conflict(UnderhallError):
    """Somebody else has written this entry of the log first."""


class Entry(NamedTuple):
    """One row of a table's log. `code` of an undo is the entry that it goes back to; `by` is who made a draw that the
    dealer did not."""

    kind: str
    seat: int
    code: int
    gesture: int
    by: str = ""


class Fall(NamedTuple):
    """How a fall of the tower left the pile, and the boulders' way."""

    pile: bytes
    path: bytes


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(16)


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        # SQLite has one writer at a time; waiting here is fair and quick, waiting in its busy handler is neither
        self._pen = threading.Lock() if self.engine.dialect.name == "sqlite" else None
        # threads of its own, so that nothing else can keep the record waiting
        self._threads = ThreadPoolExecutor(8, thread_name_prefix="store")

    async def io(self, work: Callable[..., T], *args: Any, **options: Any) -> T:
        """Call one of the methods below without holding up everybody else."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **options))

    # The house

    def open(self) -> bytes:
        """Bring the database up to date; returns the key that seals cookies."""
        with self._changing() as connection:
            _migrate(connection)
            key = connection.scalar(select(house.c.value).where(house.c.name == "key"))
            if key is None:
                key = secrets.token_bytes(32)
                connection.execute(insert(house).values(name="key", value=key))
            return bytes(key)

    def close(self) -> None:
        self.engine.dispose()
        self._threads.shutdown(wait=False)

    def check(self) -> None:
        """Whether the database answers."""
        with self._reading() as connection:
            connection.execute(select(func.count()).select_from(house))

    def _changing(self) -> _Transaction:
        return _Transaction(self.engine, writing=True, pen=self._pen)

    def _reading(self) -> _Transaction:
        return _Transaction(self.engine, writing=False)

    # People

    def new_person(self, name: str) -> str:
        person = new_id()
        with self._changing() as connection:
            connection.execute(insert(people).values(id=person, name=name, created=time.time()))
        return person

    def person(self, person: str) -> Row | None:
        with self._reading() as connection:
            return _first(connection, select(people).where(people.c.id == person))

    def by_login(self, login: str) -> Row | None:
        with self._reading() as connection:
            return _first(connection, select(people).where(people.c.login == login.lower()))

    def change_person(self, person: str, **changes: Any) -> None:
        if changes.get("login"):
            changes["login"] = changes["login"].lower()
        with self._changing() as connection:
            connection.execute(update(people).where(people.c.id == person).values(**changes))

    def merge_people(self, guest: str, account: str) -> None:
        """What a guest played belongs to the account from now on."""
        with self._changing() as connection:
            theirs = select(seats.c.table_id).where(seats.c.person == guest)
            touched = sa.or_(tables.c.id.in_(theirs), tables.c.host == guest)
            connection.execute(update(tables).where(touched).values(updated=time.time(), **_RAISED))
            connection.execute(update(seats).where(seats.c.person == guest).values(person=account))
            connection.execute(update(tables).where(tables.c.host == guest).values(host=account))
            connection.execute(update(records).where(records.c.person == guest).values(person=account))
            connection.execute(update(chat).where(chat.c.person == guest).values(person=account))

    # Tables

    def new_table(self, row: Mapping[str, Any], seat_rows: Sequence[Mapping[str, Any]]) -> None:
        with self._changing() as connection:
            connection.execute(insert(tables).values(**row))
            connection.execute(insert(seats), list(seat_rows))

    def table(self, table: str) -> tuple[Row, list[Row]] | None:
        with self._reading() as connection:
            row = _first(connection, select(tables).where(tables.c.id == table))
            wanted = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
            return (row, _all(connection, wanted)) if row else None

    def tables_of(self, person: str, limit: int = 200) -> list[tuple[Row, list[Row]]]:
        """A person's tables that are not closed, with their seats, the latest change first."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        wanted = select(tables).where(
            sa.or_(tables.c.id.in_(mine), tables.c.host == person), tables.c.state != "closed"
        )
        with self._reading() as connection:
            rows = _all(connection, wanted.order_by(tables.c.updated.desc()).limit(limit))
            theirs = select(seats).where(seats.c.table_id.in_([row["id"] for row in rows])).order_by(seats.c.seat)
            by_table: dict[str, list[Row]] = {row["id"]: [] for row in rows}
            for seat in _all(connection, theirs):
                by_table[seat["table_id"]].append(seat)
        return [(row, by_table[row["id"]]) for row in rows]

    def running(self) -> list[str]:
        with self._reading() as connection:
            return list(connection.scalars(select(tables.c.id).where(tables.c.state == "playing")))

    def invited(self, words: str) -> tuple[str, int] | None:
        with self._reading() as connection:
            row = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.invite == words)).first()
            return (row[0], row[1]) if row else None

    def change_table(self, table: str, **changes: Any) -> int:
        """Returns the table's new version, by which others find out."""
        with self._changing() as connection:
            return self._raise(connection, table, **changes)

    def change_seat(self, table: str, seat: int, **changes: Any) -> int:
        with self._changing() as connection:
            where = (seats.c.table_id == table) & (seats.c.seat == seat)
            connection.execute(update(seats).where(where).values(**changes))
            return self._raise(connection, table)

    def _raise(self, connection: Connection, table: str, **changes: Any) -> int:
        change = update(tables).where(tables.c.id == table).values(updated=time.time(), **_RAISED, **changes)
        return int(connection.execute(change.returning(tables.c.version)).scalar_one())

    def take_seat(self, table: str, seat: int, person: str, name: str, number: int) -> bool:
        """Sit down on an open seat; False if somebody else was faster."""
        with self._changing() as connection:
            free = (
                (seats.c.table_id == table) & (seats.c.seat == seat) & seats.c.person.is_(None) & seats.c.bot.is_(None)
            )
            values = {"person": person, "name": name, "number": number, "invite": None}
            done = connection.execute(update(seats).where(free).values(**values))
            self._raise(connection, table)
            return done.rowcount == 1

    # The record

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        key: str | None,
        record: str | None = None,
        known: int | None = None,
        bots: Mapping[int, str | None] | None = None,
        fall: Fall | None = None,
        **changes: Any,
    ) -> int:
        """Write entries of the log from number `first` on, and what they change about the table, in one transaction;
        `fall` belongs to the first of them.

        Raises Conflict if any of these numbers, or the key, is written already; with `known`, also if the table has
        another version by now. Returns the new version.
        """
        now = time.time()
        rows = [
            # the key stands at the first entry of what it came with, and only once for a seat
            {"table_id": table, "sequence": first + k, "key": key if k == 0 else None, "at": now, **entry._asdict()}
            for k, entry in enumerate(entries)
        ]
        values = {"the_table": table, "known": known, "now": now, **{name: changes.pop(name) for name in _SUMMARY}}
        try:
            with self._changing() as connection:
                if rows:
                    connection.execute(_ADD, rows)
                version = connection.execute(_SUM_UP, values).scalar_one_or_none()
                if version is None:
                    raise Conflict("the table has been changed meanwhile")
                if fall is not None:
                    connection.execute(insert(falls).values(table_id=table, sequence=first, **fall._asdict()))
                for seat, bot in (bots or {}).items():
                    where = (seats.c.table_id == table) & (seats.c.seat == seat)
                    connection.execute(update(seats).where(where).values(bot=bot))
                if changes:
                    connection.execute(update(tables).where(tables.c.id == table).values(**changes))
                if record is not None:
                    game = select(tables.c.game).where(tables.c.id == table).scalar_subquery()
                    connection.execute(insert(records).values(id=table, game=game, text=record, created=now))
        except IntegrityError:
            raise Conflict(f"entry {first} of this table is written already") from None
        return int(version)

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        wanted = select(log.c.kind, log.c.seat, log.c.code, log.c.gesture, log.c.by)
        wanted = wanted.where((log.c.table_id == table) & (log.c.sequence >= since)).order_by(log.c.sequence)
        with self._reading() as connection:
            return [Entry(*row) for row in connection.execute(wanted)]

    def has_key(self, table: str, seat: int, key: str) -> bool:
        where = (log.c.table_id == table) & (log.c.key == key) & (log.c.seat == seat)
        with self._reading() as connection:
            return connection.scalar(select(func.count()).select_from(log).where(where)) != 0

    def fall(self, table: str, sequence: int) -> Fall | None:
        wanted = select(falls.c.pile, falls.c.path).where((falls.c.table_id == table) & (falls.c.sequence == sequence))
        with self._reading() as connection:
            row = connection.execute(wanted).first()
            return Fall(bytes(row[0]), bytes(row[1])) if row else None

    def changed_since(self, known: Mapping[str, int]) -> list[str]:
        """Which of these tables have been changed by another process."""
        with self._reading() as connection:
            rows = connection.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(known))))
            return [table for table, version in rows if version != known[table]]

    def keep_snapshot(self, table: str, sequence: int, data: bytes) -> None:
        """Replace the cached state; losing it loses nothing."""
        with suppress(StorageError, IntegrityError), self._changing() as connection:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(insert(snapshots).values(table_id=table, sequence=sequence, data=data))

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        with self._reading() as connection:
            wanted = select(snapshots.c.sequence, snapshots.c.data).where(snapshots.c.table_id == table)
            row = connection.execute(wanted).first()
            return (row[0], bytes(row[1])) if row else None

    # Records and positions

    def keep_record(self, record: str, game: str, text: str, person: str) -> None:
        with suppress(IntegrityError), self._changing() as connection:  # the same file again is the same record
            row = {"id": record, "game": game, "text": text, "person": person, "created": time.time()}
            connection.execute(insert(records).values(**row))

    def records_of(self, person: str, limit: int = 200) -> list[Row]:
        """What a person has uploaded, the latest first."""
        wanted = select(records).where(records.c.person == person)
        with self._reading() as connection:
            return _all(connection, wanted.order_by(records.c.created.desc()).limit(limit))

    def record(self, record: str) -> Row | None:
        with self._reading() as connection:
            return _first(connection, select(records).where(records.c.id == record))

    def keep_position(self, snapshot: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        position = new_id()
        with self._changing() as connection:
            row = {"id": position, "snapshot": snapshot, "names": list(names), "seat": seat, "created": time.time()}
            connection.execute(insert(positions).values(**row))
        return position

    def position(self, position: str) -> Row | None:
        with self._reading() as connection:
            return _first(connection, select(positions).where(positions.c.id == position))

    # Chat

    def say(self, table: str, person: str, seat: int | None, name: str, text: str) -> tuple[int, float]:
        now = time.time()
        with self._changing() as connection:
            row = {"table_id": table, "person": person, "seat": seat, "name": name, "text": text, "at": now}
            done = connection.execute(insert(chat).values(**row).returning(chat.c.id))
            return done.scalar_one(), now

    def said(self, table: str, limit: int = 200) -> list[Row]:
        with self._reading() as connection:
            wanted = select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(limit)
            return _all(connection, wanted)[::-1]


class _Transaction:
    """A connection for one transaction; every trouble with the database is a StorageError, except a broken rule of
    uniqueness, which its caller expects."""

    def __init__(self, engine: Engine, writing: bool, pen: threading.Lock | None = None) -> None:
        self._engine = engine
        self._writing = writing
        self._pen = pen

    def __enter__(self) -> Connection:
        if self._pen:
            self._pen.acquire()
        connection = None
        try:
            connection = self._engine.connect().execution_options(writing=self._writing)
            connection.begin()
        except SQLAlchemyError as err:
            if connection is not None:
                connection.close()
            if self._pen:
                self._pen.release()
            raise StorageError(_sentence(err)) from None
        self._connection = connection
        return connection

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            if kind is None:
                self._connection.commit()
            else:
                self._connection.rollback()
        except SQLAlchemyError as err:
            error = err
        finally:
            with suppress(SQLAlchemyError):
                self._connection.close()
            if self._pen:
                self._pen.release()
        if isinstance(error, DataError):
            raise BadValue("this is nothing that can be looked up or written down") from None
        if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
            raise StorageError(_sentence(error)) from None


def _first(connection: Connection, wanted: sa.Select[Any]) -> Row | None:
    row = connection.execute(wanted).mappings().first()
    return dict(row) if row else None


def _all(connection: Connection, wanted: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _sentence(err: SQLAlchemyError) -> str:
    cause = err.orig if isinstance(err, DBAPIError) and err.orig else err
    return f"the database refused: {' '.join(str(cause).split())}"


def _engine(url: str) -> Engine:
    try:
        parsed = sa.make_url(url)
    except SQLAlchemyError:
        raise StorageError("--database takes a URL such as postgresql://user@host/name or sqlite:///path") from None
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    if parsed.get_backend_name() != "postgresql":
        raise StorageError(f"--database is SQLite or PostgreSQL, not {parsed.get_backend_name()}")
    return sa.create_engine(parsed, pool_size=8, max_overflow=8, pool_pre_ping=True)


def _sqlite(url: sa.URL) -> Engine:
    if not url.database:
        raise StorageError("--database sqlite:///PATH needs a file: games in memory would be lost")
    path = Path(url.database).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as err:
        raise StorageError(f"cannot make the folder {path.parent}: {err.strerror}") from None
    engine = sa.create_engine(
        url.set(database=str(path)), connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions are begun below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # a transaction that will write takes the lock at once, so it never fails half way for another's sake
        writing = connection.get_execution_options().get("writing", True)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None:
        try:
            script.get_revision(current)
        except CommandError:
            raise StorageError(
                f"the database is of a newer version of Underhall (revision {current}); this one cannot read it"
            ) from None
    command.upgrade(config, "head")
