"""The house as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, cast

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from underhall import __version__
from underhall.core.errors import UnderhallError
from underhall.server import client, lobby, people, replays, socket, wire
from underhall.server.apipage import PlainPage
from underhall.server.errors import described
from underhall.server.hall import Hall
from underhall.server.limits import Limits, address
from underhall.server.store import Store
from underhall.server.thinkers import Thinkers
from underhall.server.tower import TOWER, Hammer, Maker

BODY = 64_000
YEAR = 365 * 24 * 3600
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
logger = logging.getLogger("underhall.app")


@dataclass
class Config:
    """What a host can set."""

    database: str
    public: str | None = None
    """The address that people use, if another server stands in front: https://games.example"""
    bot_pause: float = 0.7
    bot_deadline: float = 10.0
    requests_per_minute: int = 600
    messages_per_second: int = 12
    tower: Maker = TOWER
    tower_deadline: float = 20.0

    @property
    def secure(self) -> bool:
        return bool(self.public and self.public.startswith("https:"))


@get("/health", include_in_schema=False)
async def health(state: State) -> dict[str, str]:
    """Whether the house and its database answer."""
    hall: Hall = state.hall
    await hall.store.io(hall.store.check)
    return {"status": "ok", "version": __version__}


async def turn_away(request: Request[Any, Any, Any]) -> Response[wire.Problem] | None:
    """No path has a zero byte; file systems and databases stumble over it."""
    if "\0" in request.scope["path"]:
        return client.nothing_here()
    return None


def refuse(request: Request[Any, Any, Any], err: Exception) -> Response[wire.Problem]:
    """Every mistake is one clear sentence with a code."""
    if isinstance(err, UnderhallError):
        code, status, message = described(err)
        if code == "storage":
            logger.error("storage: %s", err)
        return Response(wire.Problem(code, message), status_code=status)
    if isinstance(err, HTTPException):
        codes = {
            401: "no-session",
            403: "forbidden",
            404: "not-found",
            405: "method",
            413: "too-large",
            429: "too-fast",
        }
        code = codes.get(err.status_code, "bad-request" if err.status_code < 500 else "broken")
        return Response(
            wire.Problem(code, sentence_of(err)), status_code=err.status_code, headers=dict(err.headers or {})
        )
    if isinstance(err, RecursionError):
        return Response(wire.Problem("bad-request", "this is nested too deeply"), status_code=400)
    logger.exception("a request failed", exc_info=err)
    return Response(wire.Problem("broken", "something went wrong here; nothing was changed"), status_code=500)


def sentence_of(err: HTTPException) -> str:
    """What is wrong, with the field where there is one."""
    extra = err.extra if isinstance(err.extra, list) else []
    fields = [f"{item.get('key', '')}: {item['message']}".strip(": ") for item in extra if isinstance(item, dict)]
    return "; ".join([str(err.detail), *fields])


class RequestLog(ASGIMiddleware):
    """One line per request. Addresses of tables and invitations are keys, so only the pattern of the route is told."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                logger.info("%s %s %d", scope.get("method", "?"), scope.get("path_template", "?"), message["status"])
            await send(message)

        await next_app(scope, receive, told)


def create_app(config: Config) -> Litestar:
    """The application; opens the database at once, so that a bad one is told before anything is served."""
    store = Store(config.database)
    key = store.open()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hammer = Hammer(config.tower, config.tower_deadline)
        hall = Hall(store, Thinkers(deadline=config.bot_deadline), config.bot_pause, hammer)
        app.state.hall = hall
        app.state.shelf = replays.Shelf()
        app.state.limits = Limits(config.requests_per_minute, config.messages_per_second)
        app.state.origins = frozenset({config.public.rstrip("/")} if config.public else ())
        hammer.look()  # before the first page asks for it
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    sessions = people.Sessions(
        secret=key, key="underhall", max_age=YEAR, samesite="lax", httponly=True, secure=config.secure
    )
    by_address = RateLimitConfig(("minute", config.requests_per_minute), exclude=["^/assets", "^/health"],
                                 identifier_for_request=address)  # fmt: skip
    by_session = RateLimitConfig(("minute", config.requests_per_minute), exclude=["^/assets", "^/health"],
                                 identifier_for_request=session_of, store="rate_limit_session")  # fmt: skip
    return Litestar(
        [people.router, lobby.router, replays.router, socket.sit_at, health, client.asset, client.page],
        lifespan=[lifespan],
        middleware=[RequestLog(), by_address.middleware, sessions.middleware, by_session.middleware],
        csrf_config=CSRFConfig(secret=key.hex(), cookie_secure=config.secure, exclude=["^/assets"]),
        dependencies={
            "hall": Provide(hall_of, sync_to_thread=False),
            "limits": Provide(limits_of, sync_to_thread=False),
            "shelf": Provide(shelf_of, sync_to_thread=False),
            "person": Provide(people.somebody),
        },
        exception_handlers={Exception: refuse},
        request_max_body_size=BODY,
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key=client.AS_IT_IS),
        before_request=turn_away,
        after_request=add_headers,
        openapi_config=OpenAPIConfig(
            title="Underhall",
            version=__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
        debug=False,
    )


def hall_of(state: State) -> Hall:
    return cast("Hall", state.hall)


def limits_of(state: State) -> Limits:
    return cast("Limits", state.limits)


def shelf_of(state: State) -> replays.Shelf:
    return cast("replays.Shelf", state.shelf)


def session_of(request: Request[Any, Any, Any]) -> str:
    return str(request.session.get("person") or address(request)) if request.session else address(request)


def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
