"""Games, tables, invitations."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.enums import MediaType

from underhall.server import wire
from underhall.server.client import AS_IT_IS
from underhall.server.errors import Refusal
from underhall.server.hall import Hall
from underhall.server.limits import Limits
from underhall.server.people import Asker
from underhall.server.store import Row

BYTES = "application/octet-stream"
HIGHEST = 2**31


@get("/games")
async def games(hall: Hall) -> list[wire.GameInfo]:
    """The games, their player counts, options and bots."""
    return await hall.games()


@get("/tables")
async def my_tables(hall: Hall, person: Row) -> list[wire.TableInfo]:
    """My tables, the latest change first."""
    return await hall.tables_of(person["id"])


@post("/tables")
async def new_table(hall: Hall, person: Row, data: wire.NewTable) -> wire.TableInfo:
    """Open a table. The commitment to its dealing is fixed and shown from here on."""
    table = await hall.new_table(person, data)
    return table.info(person["id"])


@get("/tables/{table_id:str}")
async def one_table(hall: Hall, person: Row, table_id: str) -> wire.TableInfo:
    return await hall.info(await hall.listed(table_id, person["id"]), person["id"])


@post("/tables/{table_id:str}/ready", status_code=200)
async def ready(hall: Hall, person: Row, table_id: str, data: wire.SeatNumber) -> wire.TableInfo:
    """Add my number to the dealing."""
    table = await hall.visible(table_id, person["id"])
    await hall.ready(table, person["id"], data.number)
    return table.info(person["id"])


@post("/tables/{table_id:str}/start", status_code=200)
async def start(hall: Hall, person: Row, table_id: str) -> wire.TableInfo:
    """Begin: every seat is taken and ready."""
    table = await hall.visible(table_id, person["id"])
    await hall.start(table, person["id"])
    return table.info(person["id"])


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
async def put_bot(hall: Hall, person: Row, table_id: str, seat: int, data: wire.Handing) -> wire.TableInfo:
    """Fill an open seat with a bot, hand my seat to one, or take it back."""
    table = await hall.visible(table_id, person["id"])
    await hall.put_bot(table, person["id"], seat, data)
    return table.info(person["id"])


@post("/tables/{table_id:str}/leave", status_code=204)
async def leave(hall: Hall, person: Row, table_id: str) -> None:
    """Go: before the game the seat is free again, during it a bot plays on and I can come back."""
    await hall.leave(await hall.visible(table_id, person["id"]), person["id"])


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(hall: Hall, person: Row, table_id: str) -> wire.TableInfo:
    table = await hall.rematch(await hall.visible(table_id, person["id"]), person)
    return table.info(person["id"])


@post("/tables/{table_id:str}/position")
async def share_position(hall: Hall, person: Row, table_id: str, seat: int | None = None) -> wire.PositionId:
    """A position to share or to play on from; of a running game made for the eyes of a seat of mine."""
    return wire.PositionId(await hall.share(await hall.visible(table_id, person["id"]), person["id"], seat))


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(hall: Hall, person: Row, table_id: str) -> Response[str]:
    """The record of a finished game, the dealer's secret included."""
    table = await hall.listed(table_id, person["id"])
    if table.row["state"] != "finished":
        raise Refusal("not-over", "a record is given out when the game is over")
    found = await hall.store.io(hall.store.record, table_id)
    if found is None:
        raise Refusal("no-record", "this game has no record", 404)
    return as_file(found["text"], f"{found['game']}-{table_id[:8]}.hall")


def as_file(text: str, name: str) -> Response[str]:
    header = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=header)


@get("/tables/{table_id:str}/falls/{entry:int}", media_type=BYTES, opt={AS_IT_IS: True})
async def fall(hall: Hall, person: Row, table_id: str, entry: int) -> Response[bytes]:
    """The boulders' way of a fall, for whoever may watch the table: deflated bytes."""
    await hall.listed(table_id, person["id"])
    return await path_of(hall, table_id, entry)


async def path_of(hall: Hall, table: str, entry: int) -> Response[bytes]:
    found = await hall.store.io(hall.store.fall, table, entry) if 0 <= entry < HIGHEST else None
    if found is None:
        raise Refusal("no-fall", "there is no such fall, or nobody can see how it went", 404)
    # an entry of the log is never written twice
    return Response(found.path, media_type=BYTES, headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/invitations/{words:str}")
async def invitation(request: Asker, hall: Hall, person: Row, limits: Limits, words: str) -> wire.Invitation:
    """What an invitation leads to."""
    limits.knock(request)
    table, seat = await hall.invited(words)
    return wire.Invitation(table.info(person["id"]), seat)


@post("/invitations/{words:str}", status_code=200)
async def sit_down(
    request: Asker, hall: Hall, person: Row, limits: Limits, words: str, data: wire.SeatNumber
) -> wire.TableInfo:
    """Take the seat that an invitation leads to, and add my number to the dealing."""
    limits.knock(request)
    table = await hall.sit_down(words, person, data.number)
    return table.info(person["id"])


router = Router(
    "/api",
    route_handlers=[
        games,
        my_tables,
        new_table,
        one_table,
        ready,
        start,
        put_bot,
        leave,
        rematch,
        share_position,
        record,
        fall,
        invitation,
        sit_down,
    ],
    tags=["tables"],
)
