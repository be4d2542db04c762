"""One WebSocket per viewer of a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from underhall.core.errors import Illegal, UnderhallError
from underhall.server import wire
from underhall.server.errors import Refusal, described
from underhall.server.hall import Hall
from underhall.server.limits import Limits
from underhall.server.people import person_of
from underhall.server.table import Table
from underhall.server.viewer import NO_TABLE, RESTART, Viewer

LONGEST = 4_000
NO_SESSION, FOREIGN, OUTDATED, TOO_MANY = 4401, 4403, 4410, 4429
SOCKETS = 40  # that one person may have open
HELLO_SECONDS = 15.0
logger = logging.getLogger("underhall.socket")
Socket = WebSocket[Any, Any, State]


@websocket("/ws/tables/{table_id:str}")
async def sit_at(socket: Socket, table_id: str, state: State) -> None:
    """Talk to a table until the browser or the house goes away."""
    hall: Hall = state.hall
    limits: Limits = state.limits
    await socket.accept()
    try:
        limits.arrive(socket)
    except Refusal as err:
        await socket.close(code=TOO_MANY, reason=str(err))
        return
    if not same_origin(socket, state.origins):
        await socket.close(code=FOREIGN, reason="this page may not talk to this table")
        return
    person = await person_of(socket, hall)
    if person is None:
        await socket.close(code=NO_SESSION, reason="say who you are first")
        return
    try:
        table = await hall.visible(table_id, person["id"])
    except UnderhallError as err:
        code, _, sentence = described(err)
        await socket.close(code=OUTDATED if code == "outdated" else NO_TABLE, reason=sentence[:120])
        return
    if hall.sockets(person["id"]) >= SOCKETS:
        await socket.close(code=TOO_MANY, reason="you have too many tables open")
        return
    viewer = Viewer(person["id"])
    writer = asyncio.create_task(write(socket, viewer))
    try:
        while True:
            patience = None if viewer.greeted else HELLO_SECONDS
            text = await asyncio.wait_for(socket.receive_data(mode="text"), patience)
            await obey(table, viewer, limits, text)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        table.dismiss(viewer)
        viewer.close()
        await writer


async def write(socket: Socket, viewer: Viewer) -> None:
    """Send what the table has for this viewer, in order."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (text := await viewer.next()) is not None:
            await socket.send_data(text, mode="text")
        reason = "come back in a moment" if viewer.code == RESTART else "this table is not open to you"
        await socket.close(code=viewer.code, reason=reason)


def same_origin(socket: Socket, origins: frozenset[str]) -> bool:
    """A browser says which page opens the socket; it must be one of ours. Programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return origin in origins or urlsplit(origin).netloc == socket.headers.get("host")


async def obey(table: Table, viewer: Viewer, limits: Limits, text: str) -> None:
    """Do what one message says; whatever is wrong with it is said in one sentence, and nothing has changed."""
    label: str | None = None
    try:
        try:
            message = read(text)
            label = getattr(message, "key", None) or getattr(message, "id", None)
        finally:
            limits.talk(viewer.person)  # after reading, so that the sender learns what was too much
        await carry_out(table, viewer, message)
    except UnderhallError as err:
        refuse(viewer, label, err)
    except Exception:
        logger.exception("a message could not be carried out")
        viewer.send(wire.Refused(label, "broken", "something went wrong here; nothing was changed"))


def refuse(viewer: Viewer, label: str | None, err: UnderhallError) -> None:
    code, _, sentence = described(err)
    if code == "storage":
        logger.error("storage: %s", err)
    refusal = err.refusal if isinstance(err, Illegal) else None
    out = wire.RefusalOut(refusal.rule, refusal.key, dict(refusal.facts)) if refusal else None
    viewer.send(wire.Refused(label, code, sentence, out))


async def advise(table: Table, viewer: Viewer, seat: int, message: wire.Hint) -> None:
    """A hint takes its time; whoever waits for it can do other things."""
    try:
        viewer.send(await table.hint(seat, message))
    except UnderhallError as err:
        refuse(viewer, message.id, err)


def read(text: str) -> wire.FromBrowser:
    if len(text) > LONGEST:
        raise Refusal("bad-message", f"a message has at most {LONGEST} letters")
    try:
        message: wire.FromBrowser = wire.decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as err:
        raise Refusal("bad-message", f"this is no message: {err}") from None
    return message


async def carry_out(table: Table, viewer: Viewer, message: wire.FromBrowser) -> None:
    if isinstance(message, wire.Hello):
        await table.greet(viewer, message)
        return
    if not viewer.greeted:
        raise Refusal("bad-message", "the first message is hello")
    match message:
        case wire.Say():
            await table.say(viewer, message.text)
            return
        case wire.Hurry():
            table.clockwork.hurry()
            return
    seat = viewer.seat
    if seat is None:
        raise Refusal("spectator", "you are not looking from a seat of yours")
    match message:
        case wire.Answer():
            await table.answer(seat, message, viewer)
        case wire.Try():
            viewer.send(table.try_out(seat, message))
        case wire.Why():
            viewer.send(table.why(seat, message))
        case wire.Hint():
            viewer.thinking = asyncio.create_task(advise(table, viewer, seat, message))
        case wire.Undo():
            await table.undo(seat, message, viewer)
        case wire.Consent():
            await table.consent(seat, message.yes)
        case wire.HandOn():
            await table.hand_on(seat)
