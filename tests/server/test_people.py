"""Guests, accounts, cookies, tokens, and how fast anybody may ask."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.house import House, Person, first_option, open_house
from tests.server.scenes import two_people
from underhall.server.app import Config, create_app
from underhall.server.schema import metadata

PASSWORD = "seven dwarfs dig"
COOKIE = "underhall"


def person_with_cookie(house: House, value: str) -> Person:
    stranger = house.stranger()
    stranger.http.cookies.set(COOKIE, value)
    return stranger


def dump(house: House) -> dict[str, list[Any]]:
    """Everything that the database holds."""
    return {name: sorted(map(repr, house.rows(f"SELECT * FROM {name}"))) for name in metadata.tables}


# Cookies


def test_a_guest_gets_a_sealed_cookie_that_scripts_cannot_read(house: House) -> None:
    person = house.stranger()
    person.request("GET", "/api/games")
    reply = person.request("POST", "/api/me", {"name": "Marta"})
    me = reply.json()
    assert me == {"id": me["id"], "name": "Marta", "account": None}
    header = next(value for value in reply.headers.get_list("set-cookie") if value.startswith(f"{COOKIE}="))
    attributes = {part.strip().lower() for part in header.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    sealed = person.http.cookies[COOKIE]
    assert me["id"] not in sealed
    assert me["id"].encode() not in base64.b64decode(sealed)
    assert person.post("/api/me", {"name": "Somebody else"}) == me


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
def test_behind_https_the_cookies_are_for_https_alone(tmp_path: Path) -> None:
    app = create_app(Config(f"sqlite:///{tmp_path / 'house.db'}", public="https://games.example"))
    with TestClient(app, base_url="https://games.example") as client:
        client.get("/api/games")
        reply = client.post("/api/me", json={"name": "Marta"}, headers={"x-csrftoken": client.cookies["csrftoken"]})
        assert reply.status_code == 200
        assert "secure" in reply.headers["set-cookie"].lower()


def test_a_cookie_that_was_not_sealed_here_is_nobody(house: House) -> None:
    person = house.person()
    good = person.http.cookies[COOKIE].strip('"')
    raw = base64.b64decode(good)
    flipped = bytes([*raw[:20], raw[20] ^ 1, *raw[21:]])
    marker = raw.index(b"additional_authenticated_data=")
    forged = [
        "",
        "null",
        "x",
        "é",
        person.get("/api/me")["id"],
        base64.b64encode(json.dumps({"person": person.get("/api/me")["id"]}).encode()).decode(),
        good[:-1],
        good[:-8],
        good[:40],
        good[8:],
        good[::-1],
        raw.hex(),
        base64.b32encode(raw).decode(),
        base64.b64encode(flipped).decode(),
        base64.b64encode(raw[:marker]).decode(),
        base64.b64encode(raw[marker:]).decode(),
        base64.b64encode(raw[:marker] + b'additional_authenticated_data={"expires_at":99999999999}').decode(),
        base64.b64encode(raw[:marker] + b"additional_authenticated_data=[]").decode(),
        base64.b64encode(raw[:marker] + b'additional_authenticated_data={"expires_at":"later"}').decode(),
    ]
    assert person_with_cookie(house, good).get("/api/me") == person.get("/api/me")
    for value in forged:
        headers = {"cookie": f"{COOKIE}={value}".encode()}
        assert house.stranger().refused("GET", "/api/me", headers=headers) == (401, "no-session"), value


def test_the_cookie_of_another_house_is_nobody(house: House, tmp_path: Path) -> None:
    person = house.person()
    with open_house(f"sqlite:///{tmp_path / 'other.db'}") as other:
        assert person_with_cookie(other, person.http.cookies[COOKIE]).refused("GET", "/api/me")[0] == 401


# Names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Marta  ", "Marta"),
        ("Mar\tta\n", "Mar ta"),
        ("a\x00b\x1b[31m", "a b [31m"),
        ("\u202eatraM", "atraM"),
        ("Zoë Ørsted", "Zoë Ørsted"),
        ("Марта", "Марта"),
        ("<b>M</b>", "<b>M</b>"),
        ("🪓", "🪓"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(house: House, given: str, kept: str) -> None:
    person = house.person(given)
    assert person.get("/api/me")["name"] == kept
    seats = [{"who": "me"}, {"who": "local", "name": given}]
    table = person.post("/api/tables", {"game": "dwarfs-fall", "seats": seats})
    assert [seat["name"] for seat in table["seats"]] == [kept, kept]


@pytest.mark.parametrize("name", ["", " ", "\x00", "\u200b\u202e", "x" * 25, 5, None, ["x"], {"x": 1}])
def test_no_name_at_all_is_refused(house: House, name: Any) -> None:
    person = house.person()
    assert person.refused("PATCH", "/api/me", {"name": name})[0] == 400
    assert person.get("/api/me")["name"] == "Marta"


def test_a_guest_takes_another_name(house: House) -> None:
    person = house.person()
    assert person.request("PATCH", "/api/me", {"name": "Anna"}).json()["name"] == "Anna"
    assert person.get("/api/me")["name"] == "Anna"


# Foreign pages


def test_nothing_is_changed_without_the_right_token(house: House) -> None:
    person, other = house.person(), house.person()
    table = person.new_table("me", "open")
    own = person.http.cookies["csrftoken"]
    calls: list[tuple[str, str, Any]] = [
        ("PATCH", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/account", {"login": "mallory", "password": PASSWORD}),
        ("POST", "/api/login", {"login": "mallory", "password": PASSWORD}),
        ("POST", "/api/logout", None),
        ("POST", "/api/password", {"old": PASSWORD, "new": PASSWORD}),
        ("POST", "/api/tables", {"game": "dwarfs-fall", "seats": [{"who": "me"}, {"who": "open"}]}),
        ("POST", f"/api/tables/{table}/ready", {"number": 1}),
        ("POST", f"/api/tables/{table}/start", None),
        ("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}),
        ("POST", f"/api/tables/{table}/leave", None),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("POST", f"/api/tables/{table}/position", None),
        ("POST", "/api/invitations/some-words", {"number": 1}),
        ("POST", "/api/replays", None),
        ("POST", f"/api/replays/{table}/position", {"step": 0}),
    ]
    before = dump(house)
    for method, path, body in calls:
        for token in ("", "x", own[:-1], own[::-1], other.http.cookies["csrftoken"]):
            answer = person.refused(method, path, body, headers={"x-csrftoken": token})
            assert answer == (403, "forbidden"), (path, token)
    assert dump(house) == before
    assert person.get("/api/me")["name"] == "Marta"


def test_no_get_changes_anything(house: House) -> None:
    person = house.person()
    table = person.play_now("random", options={"max_rounds": 1})
    person.sit_at(table).greeted().play_on(first_option)
    open_table = person.new_table("me", "open")
    words = person.get(f"/api/tables/{open_table}")["seats"][1]["invite"]
    position = person.post(f"/api/tables/{table}/position")["id"]
    before = dump(house)
    paths = [
        "/",
        "/health",
        "/api/me",
        "/api/games",
        "/api/tables",
        f"/api/tables/{table}",
        f"/api/tables/{open_table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/leave",
        f"/api/tables/{open_table}/start",
        f"/api/tables/{open_table}/ready",
        f"/api/tables/{table}/rematch",
        "/api/logout",
        f"/api/invitations/{words}",
        f"/api/replays/{table}",
        f"/api/replays/{table}/steps/1",
        f"/api/replays/{table}/steps/1?seat=0",
        f"/api/replays/{table}/chances",
        f"/api/positions/{position}",
        "/api/docs/openapi.json",
        f"/join/{words}",
        f"/table/{table}",
    ]
    for who in (person, house.stranger()):
        for path in paths:
            assert who.request("GET", path).status_code < 500, path
    assert dump(house) == before
    assert person.get("/api/me")["name"] == "Marta"


# Accounts


def test_a_password_is_kept_as_a_hash_alone(house: House) -> None:
    person = house.person()
    me = person.post("/api/account", {"login": "Marta.Hash", "password": PASSWORD})
    assert me["account"] == "marta.hash"
    [(login, password)] = house.rows("SELECT login, password FROM people WHERE id = :id", id=me["id"])
    assert login == "marta.hash"
    assert password.startswith("$argon2id$")
    assert PASSWORD not in repr(dump(house))
    assert person.refused("POST", "/api/account", {"login": "again", "password": PASSWORD}) == (409, "has-account")


def test_logging_in_brings_the_guests_games_along(house: House) -> None:
    owner = house.person("Marta")
    account = owner.post("/api/account", {"login": "marta.games", "password": PASSWORD})
    old = owner.new_table("me", "open")
    scene = two_people(house)  # Anna is a guest on another machine
    scene.chairs[0].send("say", text="Good evening")
    scene.sync()
    guest = scene.anna.get("/api/me")["id"]
    me = scene.anna.post("/api/login", {"login": "MARTA.games", "password": PASSWORD})
    assert me["id"] == account["id"] != guest
    tables = scene.anna.get("/api/tables")
    assert {table["id"] for table in tables} == {old, scene.table}
    mine = next(table for table in tables if table["id"] == scene.table)
    assert [seat["mine"] for seat in mine["seats"]] == [True, False]
    assert mine["host"]
    # the socket that was open all the while goes on, and a new one sits on the same seat
    for chair in (scene.chairs[0], scene.anna.sit_at(scene.table).greeted(), owner.sit_at(scene.table).greeted()):
        chair.sync()
        assert chair.position["seat"] == 0
        assert chair.table["seats"][0]["mine"]
        assert chair.position["view"]["seats"][0]["secret"]
    actor = scene.to_act()
    actor.must(first_option(actor.question))
    rows = house.rows("SELECT count(*) FROM seats WHERE person = :guest", guest=guest)
    assert rows == [(0,)]


def test_a_wrong_password_and_an_unknown_login_look_the_same(house: House) -> None:
    house.person().post("/api/account", {"login": "marta.known", "password": PASSWORD})
    stranger = house.person("Stranger")
    me = stranger.get("/api/me")
    replies = [
        stranger.request("POST", "/api/login", {"login": login, "password": "wrong password"})
        for login in ("marta.known", "marta.unknown")
    ]
    assert [reply.status_code for reply in replies] == [403, 403]
    assert replies[0].json() == replies[1].json()
    assert replies[0].json()["code"] == "wrong-password"
    assert stranger.get("/api/me") == me


def test_a_login_is_given_once_whatever_its_case(house: House) -> None:
    house.person().post("/api/account", {"login": "marta.once", "password": PASSWORD})
    other = house.person()
    body = {"login": "MARTA.once", "password": PASSWORD}
    assert other.refused("POST", "/api/account", body) == (409, "login-taken")
    assert other.get("/api/me")["account"] is None


def test_a_password_is_changed_by_whoever_knows_the_old_one(house: House) -> None:
    person = house.person()
    assert person.refused("POST", "/api/password", {"old": "", "new": "12345678"}) == (409, "no-account")
    person.post("/api/account", {"login": "marta.change", "password": PASSWORD})
    assert person.refused("POST", "/api/password", {"old": "x", "new": "12345678"}) == (403, "wrong-password")
    assert person.refused("POST", "/api/password", {"old": PASSWORD, "new": "1234567"})[0] == 400
    person.post("/api/password", {"old": PASSWORD, "new": "another one"})
    stranger = house.person()
    login = "marta.change"
    assert stranger.refused("POST", "/api/login", {"login": login, "password": PASSWORD}) == (403, "wrong-password")
    assert stranger.post("/api/login", {"login": login, "password": "another one"})["account"] == login


@pytest.mark.parametrize("login", ["", "x", "a b", "a\x00b", "é" * 3, "x" * 41, "a\n", None, 5])
def test_a_login_is_plain_letters(house: House, login: Any) -> None:
    body = {"login": login, "password": PASSWORD}
    assert house.person().refused("POST", "/api/account", body)[0] == 400


def test_after_logging_out_the_browser_is_nobody(house: House) -> None:
    person = house.person()
    person.post("/api/logout")
    assert person.refused("GET", "/api/me") == (401, "no-session")
    assert person.post("/api/me", {"name": "Anna"})["name"] == "Anna"


# How fast


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("strict") / "house.db"
    with open_house(f"sqlite:///{path}", "--requests-per-minute", "100", "--messages-per-second", "4") as house:
        yield house


def test_too_many_messages_are_refused_and_the_answer_can_be_sent_again(strict_house: House) -> None:
    person = strict_house.person()
    chair = person.sit_at(person.play_now("random")).greeted()
    number = chair.question["number"]
    while chair.ask("why", "reason", ask=number, words="dragon")["type"] != "refused":
        pass
    refused = chair.answer("castle 0", number, key="mine")
    assert (refused["code"], refused["id"]) == ("too-fast", "mine")
    assert "\n" not in refused["message"]
    while (reply := chair.answer("castle 0", number, key="mine"))["type"] == "refused":
        assert reply["code"] == "too-fast"
    rows = strict_house.rows("SELECT count(*) FROM log WHERE key = 'mine'")
    assert rows[0][0] > 0


def test_guessing_is_slowed_down_before_anything_else(strict_house: House) -> None:
    person = strict_house.person()
    codes = [person.refused("GET", f"/api/invitations/guess-{n}") for n in range(7)]
    assert codes[0] == (404, "no-invitation")
    assert codes[-1] == (429, "too-fast")
    assert person.refused("POST", "/api/login", {"login": "marta", "password": PASSWORD}) == (429, "too-fast")
    assert person.get("/api/me")["name"] == "Marta"


def test_too_many_requests_are_refused_and_change_nothing(strict_house: House) -> None:
    person = strict_house.person()
    table = person.play_now("random")
    chair = person.sit_at(table).greeted()
    while person.request("GET", "/api/games").status_code == 200:
        pass
    before = dump(strict_house)
    plan = {"game": "dwarfs-fall", "seats": [{"who": "me"}, {"who": "open"}]}
    assert person.refused("POST", "/api/tables", plan) == (429, "too-fast")
    assert person.refused("GET", "/api/me") == (429, "too-fast")
    assert dump(strict_house) == before
    # the table goes on, and so does the health of the house
    assert person.request("GET", "/health").status_code == 200
    chair.sync()
    assert chair.position["view"]
