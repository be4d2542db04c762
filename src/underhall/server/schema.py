"""What the database holds. `migrations/` brings an older one up to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
    comment="what the house itself keeps, such as the key that seals cookies",
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("position", JSON),
    Column("secret", LargeBinary, nullable=False),
    Column("state", String(12), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Integer),
    Column("physics", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("waiting", JSON, nullable=False),
    Column("held", Integer),
    Column("deadline", Float),
    Column("scores", JSON),
    Column("ranking", JSON),
    Column("rematch", String(32)),
    Index("tables_state", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(24), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("bot", String(24)),
    Column("invite", String(80), unique=True),
    Column("number", BigInteger),
    Index("seats_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", BigInteger, nullable=False),
    Column("gesture", Integer, nullable=False),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    Column("by", Text, nullable=False, server_default=""),
    Index("log_key", "table_id", "seat", "key", unique=True),
    comment="append-only: the record of every game, an answer, an outcome or an undo each",
)

falls = Table(
    "falls",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("pile", LargeBinary, nullable=False),
    Column("path", LargeBinary, nullable=False),
    comment="falls of the tower by their entry of the log: how they left the pile, and the boulders' way",
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    comment="a cache of the log; may be emptied at any time",
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("created", Float, nullable=False),
    comment="finished games as .hall text, and those that were uploaded",
)

positions = Table(
    "positions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("snapshot", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("seat", Integer),
    Column("created", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_table", "table_id", "id"),
)
