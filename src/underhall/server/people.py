"""Who is who: guests by a sealed cookie, accounts by a password."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, Router, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from sqlalchemy.exc import IntegrityError

from underhall.server import wire
from underhall.server.errors import Refusal
from underhall.server.hall import Hall, clean_name
from underhall.server.limits import Limits
from underhall.server.store import Row


class SealedCookies(ClientSideSessionBackend):
    """Whatever was not sealed here is nobody, however it is broken."""

    def load_data(self, data: list[bytes]) -> dict[str, Any]:
        try:
            return super().load_data(data)
        except Exception:  # the framework expects some of the ways to be broken, but not all
            return {}


@dataclass
class Sessions(CookieBackendConfig):
    _backend_class = SealedCookies


HASHER = PasswordHasher()
# checked when nobody has the login, so that the time of an answer does not tell who has an account
NOBODY = HASHER.hash("nobody")
Asker = Request[Any, Any, State]


async def person_of(connection: ASGIConnection[Any, Any, Any, State], hall: Hall) -> Row | None:
    """Who the cookie says this is, if that person exists."""
    session = connection.session or {}
    if not isinstance(session.get("person"), str):
        return None
    person = await hall.store.io(hall.store.person, session["person"])
    return person if person and session.get("mark") == mark_of(person) else None


def mark_of(person: Row) -> str:
    """What a cookie says about the password that it was given under: with another password it is nobody's."""
    return hashlib.blake2b((person["password"] or "").encode(), digest_size=8).hexdigest()


def remember(request: Asker, person: Row) -> None:
    request.set_session({"person": person["id"], "mark": mark_of(person)})


async def somebody(request: Asker, hall: Hall) -> Row:
    """The person behind a request; refused where there is none yet."""
    person = await person_of(request, hall)
    if person is None:
        raise Refusal("no-session", "say who you are first: POST /api/me", 401)
    return person


def me_out(person: Row) -> wire.Me:
    return wire.Me(person["id"], person["name"], person["login"])


@get("/me")
async def who_am_i(person: Row) -> wire.Me:
    """Who the cookie says this is."""
    return me_out(person)


@post("/me", status_code=200)
async def be_a_guest(request: Asker, hall: Hall, data: wire.NameBody) -> wire.Me:
    """Play at once as a guest; whoever is somebody already stays that."""
    person = await person_of(request, hall)
    if person is None:
        new = await hall.store.io(hall.store.new_person, clean_name(data.name))
        person = await hall.store.io(hall.store.person, new)
        assert person is not None
        remember(request, person)
    return me_out(person)


@patch("/me")
async def rename(hall: Hall, person: Row, data: wire.NameBody) -> wire.Me:
    name = clean_name(data.name)
    await hall.store.io(hall.store.change_person, person["id"], name=name)
    return me_out(person | {"name": name})


@post("/account", status_code=200)
async def make_account(request: Asker, hall: Hall, person: Row, limits: Limits, data: wire.Credentials) -> wire.Me:
    """Give this guest a login and a password, so that its games can be found again."""
    limits.knock(request)
    if person["login"]:
        raise Refusal("has-account", "you have an account already")
    password = await asyncio.to_thread(HASHER.hash, data.password)
    try:
        await hall.store.io(hall.store.change_person, person["id"], login=data.login, password=password)
    except IntegrityError:
        raise Refusal("login-taken", "somebody else has this login") from None
    remember(request, person | {"password": password})
    return me_out(person | {"login": data.login.lower()})


@post("/login", status_code=200)
async def log_in(request: Asker, hall: Hall, limits: Limits, data: wire.Credentials) -> wire.Me:
    """Be that account; what was played as a guest goes with it."""
    limits.knock(request)
    account = await hall.store.io(hall.store.by_login, data.login)
    await _check_password(account["password"] if account else NOBODY, data.password)
    if account is None:
        raise _wrong()
    guest = await person_of(request, hall)
    if guest is not None and guest["login"] is None:
        await hall.merge_people(guest["id"], account["id"])
    remember(request, account)
    return me_out(account)


@post("/password", status_code=204)
async def change_password(request: Asker, hall: Hall, person: Row, limits: Limits, data: wire.NewPassword) -> None:
    limits.knock(request)
    if not person["password"]:
        raise Refusal("no-account", "a guest has no password")
    await _check_password(person["password"], data.old)
    password = await asyncio.to_thread(HASHER.hash, data.new)
    await hall.store.io(hall.store.change_person, person["id"], password=password)
    remember(request, person | {"password": password})


@post("/logout", status_code=204)
async def log_out(request: Asker) -> None:
    request.clear_session()


async def _check_password(stored: str, given: str) -> None:
    try:
        await asyncio.to_thread(HASHER.verify, stored, given)
    except VerificationError:
        raise _wrong() from None


def _wrong() -> Refusal:
    return Refusal("wrong-password", "login or password are wrong", 403)


router = Router(
    "/api",
    route_handlers=[who_am_i, be_a_guest, rename, make_account, log_in, change_password, log_out],
    tags=["people"],
)
