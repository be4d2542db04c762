"""Whatever nonsense comes in is refused in one sentence, and the table goes on."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

import pytest

import underhall
from tests.server.house import Chair, House, Message, Person, first_option
from tests.server.scenes import two_people

ANSWER = {"type": "answer", "ask": 0, "words": "castle 0", "key": "k"}


@pytest.fixture(scope="module")
def record(standing_house: House) -> str:
    """The record of a finished game."""
    person = standing_house.person()
    table = person.play_now("random", options={"max_rounds": 1})
    person.sit_at(table).greeted().play_on(first_option)
    return person.request("GET", f"/api/tables/{table}/record").text


def still_plays(chair: Chair) -> None:
    chair.must(first_option(chair.question))
    chair.send("undo", ask=chair.position.get("asked", 0), key="back")
    chair.until("position")


# Frames

FRAMES: list[str] = [
    "",
    " ",
    "hello",
    "null",
    "5",
    '"hello"',
    "[]",
    "{}",
    "{",
    '{"type": "hello"',
    '{"type": null}',
    '{"type": 5}',
    '{"type": "dance"}',
    '{"type": "HELLO"}',
    '{"type": "position"}',
    '{"type": "taken", "key": "k"}',
    json.dumps({**ANSWER, "ask": "0"}),
    json.dumps({**ANSWER, "ask": None}),
    json.dumps({**ANSWER, "ask": 0.5}),
    json.dumps({**ANSWER, "ask": True}),
    json.dumps({**ANSWER, "ask": -1}),
    json.dumps({**ANSWER, "ask": [0]}),
    json.dumps({**ANSWER, "words": None}),
    json.dumps({**ANSWER, "words": ["castle"]}),
    json.dumps({**ANSWER, "words": ""}),
    json.dumps({**ANSWER, "words": "x" * 301}),
    json.dumps({**ANSWER, "words": "castle " * 100}),
    json.dumps({**ANSWER, "key": ""}),
    json.dumps({**ANSWER, "key": "x" * 65}),
    json.dumps({**ANSWER, "key": "a\x00b"}),
    json.dumps({**ANSWER, "key": "k\n"}),
    json.dumps({**ANSWER, "key": None}),
    json.dumps({**ANSWER, "seat": 1}),
    json.dumps({**ANSWER, "consent": True}),
    json.dumps({"type": "answer", "words": "castle 0", "key": "k"}),
    json.dumps({"type": "answer", "ask": 0, "key": "k"}),
    json.dumps({"type": "answer", "ask": 0, "words": "castle 0"}),
    '{"type": "answer", "ask": NaN, "words": "castle 0", "key": "k"}',
    '{"type": "answer", "ask": Infinity, "words": "castle 0", "key": "k"}',
    '{"type": "answer", "ask": 1e400, "words": "castle 0", "key": "k"}',
    '{"type": "answer", "ask": -0.0, "words": "castle 0", "key": "k"}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "say", "text": "\\ud800\\ud800"}',
    '{"type": "say", "text": "\x01"}',
    json.dumps({"type": "say", "text": ""}),
    json.dumps({"type": "say", "text": "\x00\u200b\n"}),
    json.dumps({"type": "say", "text": "x" * 401}),
    json.dumps({"type": "say", "text": 5}),
    json.dumps({"type": "consent", "yes": 1}),
    json.dumps({"type": "consent"}),
    json.dumps({"type": "undo"}),
    json.dumps({"type": "hello", "seat": "0"}),
    json.dumps({"type": "hello", "seat": 0.0}),
    json.dumps({"type": "hello", "heard": -1}),
    json.dumps({"type": "hello", "undos": "x"}),
    json.dumps({"type": "hand-on", "seat": 0}),
    "[" * 3000,
    '{"type":' * 400,
    '{"type": "say", "text": ' + "[" * 1500 + "]" * 1500 + "}",
    json.dumps({"type": "say", "text": "x" * 5000}),
]


@pytest.mark.parametrize("game", underhall.game_ids())
def test_nonsense_on_a_socket_is_refused_and_the_table_goes_on(house: House, game: str) -> None:
    person = house.person()
    chair = person.sit_at(person.play_now("random", game=game)).greeted()
    while not chair.position["question"]:  # the bot may have drawn the first turn
        chair.until("position")
    chair.sync()
    before = chair.position
    for frame in FRAMES:
        chair.socket.send(frame)
        reply = chair.receive()
        assert (reply["type"], reply["code"]) == ("refused", "bad-message"), frame[:80]
        assert "\n" not in reply["message"]
    chair.send("hello")
    chair.until("position")
    assert chair.question == before["question"]
    still_plays(chair)


def test_a_binary_frame_is_refused(house: House) -> None:
    person = house.person()
    chair = person.sit_at(person.play_now("random")).greeted()
    for frame in (b"", b"\xff\x00", b'{"type": "hello"}'):
        chair.socket.send(frame)
        assert chair.receive()["code"] == "bad-message"
    still_plays(chair)


def test_a_huge_frame_closes_its_own_socket_alone(house: House) -> None:
    scene = two_people(house)
    scene.chairs[1].socket.send("x" * 1_000_000)
    assert scene.chairs[1].close_code() == 1009
    again = scene.bela.sit_at(scene.table).greeted()
    assert again.position["seat"] == 1
    scene.chairs[0].sync()
    asked = next(chair for chair in (scene.chairs[0], again) if chair.position["question"])
    still_plays(asked)


@pytest.mark.parametrize("number", [2**31, 2**63, 2**64, 10**300])
def test_huge_numbers_are_numbers(house: House, number: int) -> None:
    person = house.person()
    chair = person.sit_at(person.play_now("random")).greeted()
    assert chair.answer("castle 0", number=number)["code"] == "stale"
    chair.send("hello", heard=number, undos=number)
    chair.until("position")
    assert chair.position["first"] == 0
    chair.send("hello", seat=number)
    assert chair.until("refused")["code"] == "not-yours"
    still_plays(chair)


def test_the_first_message_is_hello(house: House) -> None:
    person = house.person()
    table = person.play_now("random")
    chair = person.sit_at(table, hello={"seat": 1})  # refused, so it is no greeting
    assert chair.receive()["code"] == "not-yours"
    for message in (ANSWER, {"type": "say", "text": "x"}, {"type": "hurry"}, {"type": "undo", "ask": 0, "key": "k"}):
        chair.socket.send(json.dumps(message))
        assert chair.receive()["code"] == "bad-message"
    chair.send("hello")
    chair.greeted()
    still_plays(chair)


# Answers


@pytest.mark.parametrize("game", underhall.game_ids())
def test_an_answer_that_does_not_fit_is_refused_and_changes_nothing(house: House, game: str) -> None:
    scene = two_people(house, game=game)
    asked = scene.to_act()
    other = scene.idle(asked)
    number = asked.question["number"]
    rows = house.rows("SELECT count(*) FROM log WHERE table_id = :t", t=scene.table)
    wrong = [
        (asked, "nonsense", number, "illegal"),
        (asked, " ", number, "illegal"),
        (asked, "\x00", number, "illegal"),
        (asked, "castle\x000", number, "illegal"),
        (asked, "a " * 150, number, "illegal"),
        (asked, f"{first_option(asked.question)} {first_option(asked.question)} 0 0", number, "illegal"),
        (asked, first_option(asked.question), number + 1, "stale"),
        (other, first_option(asked.question), other.position["question"] or 0, "not-asked"),
    ]
    for chair, words, ask, code in wrong:
        reply = chair.answer(words, number=ask)
        assert (reply["type"], reply["code"]) == ("refused", code), words
        assert "\n" not in reply["message"]
    assert house.rows("SELECT count(*) FROM log WHERE table_id = :t", t=scene.table) == rows
    still_plays(asked)


def test_an_old_question_is_stale_even_with_a_good_answer(house: House) -> None:
    person = house.person()
    chair = person.sit_at(person.play_now("random")).greeted()
    number = chair.question["number"]
    chair.must(first_option(chair.question))
    assert chair.question["number"] > number
    reply = chair.answer(first_option(chair.question), number=number)
    assert reply["code"] == "stale"


def test_before_the_start_and_after_the_end_nothing_is_asked(house: House) -> None:
    person = house.person()
    table = person.new_table("me", "bot:random", options={"max_rounds": 1})
    chair = person.sit_at(table).greeted()
    assert chair.position == {}
    assert chair.answer("castle 0", number=0)["code"] == "not-started"
    chair.send("undo", ask=chair.position.get("asked", 0), key="k")
    assert chair.until("refused")["code"] == "not-started"
    person.ready(table)
    person.start(table)
    chair.until("position")
    chair.play_on(first_option)
    assert chair.answer("castle 0", number=0)["code"] == "not-asked"
    chair.send("undo", ask=chair.position.get("asked", 0), key="k2")
    assert chair.until("refused")["code"] == "undo"
    assert person.refused("POST", f"/api/tables/{table}/start") == (409, "begun")


def test_what_is_said_at_the_table_is_one_line(house: House) -> None:
    person = house.person()
    chair = person.sit_at(person.play_now("random")).greeted()
    chair.send("say", text="  a\n\x00b\u202e <b>c</b>\t")
    chair.until("chat")
    assert chair.chat[-1]["text"] == "a b <b>c</b>"


# REST


def raw(house: House, method: str, path: str, person: Person, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
    """A request whose path goes out exactly as it is written."""
    address = urlsplit(house.url)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=30)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    token = person.http.cookies["csrftoken"]
    connection.putrequest(method, path, skip_host=False, skip_accept_encoding=True)
    for name, value in {"Cookie": cookies, "x-csrftoken": token, "Content-Length": str(len(body)), **headers}.items():
        connection.putheader(name, value)
    connection.endheaders(body)
    reply = connection.getresponse()
    try:
        return reply.status, reply.read()
    finally:
        connection.close()


PATHS = [
    "/assets/../../../etc/passwd",
    "/assets/../app.py",
    "/assets/..%2fapp.py",
    "/assets/%2e%2e/app.py",
    "/assets/%2e%2e%2f%2e%2e%2fapp.py",
    "/assets/..\\app.py",
    "/assets/%00",
    "/assets//etc/passwd",
    "/assets/....//app.py",
    "//etc/passwd",
    "/../app.py",
    "/api/tables/../me",
    "/api/tables/%2e%2e%2fme",
    "/api/tables/%00",
    "/api/tables/a%00b",
    "/api/tables/%ff",
    "/api/tables/" + "x" * 3000,
    "/api/tables/x/record",
    "/api/invitations/%00",
    "/api/invitations/%20%20",
    "/api/invitations/" + "x-" * 1000,
    "/api/replays/%00",
    "/api/replays/x/steps/-1",
    "/api/replays/x/steps/" + "9" * 30,
    "/api/replays/x/steps/" + "9" * 5000,
    "/api/replays/x/steps/x",
    "/api/replays/x/steps/0?seat=x",
    "/api/replays/x/chances",
    "/api/replays/%00/chances",
    "/api/positions/%00",
    "/api/positions/..",
    "/api/nothing",
    "/ws/tables/x",
    "/health/../api/me",
]


def test_odd_paths_lead_nowhere(house: House) -> None:
    person = house.person()
    for path in PATHS:
        status, body = raw(house, "GET", path, person)
        assert b"def create_app" not in body
        assert b"root:" not in body
        # the client's own page answers for whatever is no door of the server; /api/me is what some of them come to
        allowed = status in (400, 404, 405) or path.startswith(("//", "/..", "/api/tables/..", "/health"))
        assert allowed, (path, status, body[:200])
        if status >= 400:
            assert set(json.loads(body)) == {"code", "message"}, path


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    person = house.person()
    huge = "x" * 70_000
    assert person.refused("POST", "/api/tables", {"game": huge, "seats": []}) == (413, "too-large")
    assert person.refused("PATCH", "/api/me", {"name": huge}) == (413, "too-large")
    assert person.refused("POST", "/api/replays", content=b"x" * 2_000_001) == (413, "too-large")
    assert person.get("/api/me")["name"] == "Marta"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"null", "application/json"),
        (b"[]", "application/json"),
        (b'{"name": "Mallory", "id": "x"}', "application/json"),
        (b'{"name": "\\ud800"}', "application/json"),
        (b"[" * 5000, "application/json"),
        (b"name=Mallory", "text/plain"),
        (b"<name>Mallory</name>", "application/xml"),
        (b"\x81\xa4name\xa7Mallory", "text/plain"),
    ],
)
def test_a_body_of_another_kind_is_refused(house: House, content: bytes, kind: str) -> None:
    person = house.person()
    answer = person.refused("PATCH", "/api/me", content=content, headers={"content-type": kind})
    assert answer == (400, "bad-request")
    assert person.get("/api/me")["name"] == "Marta"


SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]
PLANS: list[tuple[Message, tuple[int, str]]] = [
    ({"game": "chess"}, (404, "no-game")),
    ({"game": ""}, (404, "no-game")),
    ({"game": "dwarfs-fall\x00"}, (404, "no-game")),
    ({"seats": []}, (400, "bad-request")),
    ({"seats": SEATS[:1]}, (400, "bad-setup")),
    ({"seats": SEATS * 3}, (400, "bad-setup")),
    ({"seats": SEATS * 5}, (400, "bad-request")),
    ({"seats": [{"who": "you"}, {"who": "me"}]}, (400, "bad-request")),
    ({"seats": [{"who": "me"}, {"who": "bot"}]}, (400, "no-bot")),
    ({"seats": [{"who": "me"}, {"who": "bot", "bot": "clever"}]}, (400, "no-bot")),
    ({"seats": [{"who": "me"}, {"who": "bot", "bot": 5}]}, (400, "bad-request")),
    ({"seats": [{"who": "me"}, {"who": "local", "name": ""}]}, (400, "bad-request")),
    ({"seats": [{"who": "me"}, {"who": "local", "name": "\x00"}]}, (400, "bad-name")),
    ({"seats": [{"who": "me"}, {"who": "local", "name": "x" * 25}]}, (400, "bad-request")),
    ({"seats": [{"who": "me", "person": "x"}, {"who": "me"}]}, (400, "bad-request")),
    ({"options": {"no_such": 1}}, (400, "bad-setup")),
    ({"options": {"max_rounds": 0}}, (400, "bad-setup")),
    ({"options": {"max_rounds": True}}, (400, "bad-setup")),
    ({"options": {"max_rounds": 1.5}}, (400, "bad-request")),
    ({"options": {"max_rounds": "²"}}, (400, "bad-setup")),
    ({"options": {"max_rounds": 10**40}}, (400, "bad-setup")),
    ({"options": {"max_rounds": None}}, (400, "bad-request")),
    ({"options": {"shop_is_inn": 1}}, (400, "bad-setup")),
    ({"options": {"castle_bonus": "never"}}, (400, "bad-setup")),
    ({"options": []}, (400, "bad-request")),
    ({"clock": 9}, (400, "bad-request")),
    ({"clock": 0}, (400, "bad-request")),
    ({"clock": 2_592_001}, (400, "bad-request")),
    ({"clock": "soon"}, (400, "bad-request")),
    ({"clock": 10.5}, (400, "bad-request")),
    ({"spectators": "yes"}, (400, "bad-request")),
    ({"position": "no-such-position"}, (404, "no-position")),
    ({"position": 5}, (400, "bad-request")),
    ({"secret": "x"}, (400, "bad-request")),
    ({"state": "finished"}, (400, "bad-request")),
]


def test_a_plan_for_a_table_that_cannot_be_is_refused(house: House) -> None:
    person = house.person()
    for changes, expected in PLANS:
        plan = {"game": "dwarfs-fall", "seats": SEATS, **changes}
        assert person.refused("POST", "/api/tables", plan) == expected, changes
    assert person.get("/api/tables") == []


def test_a_position_of_another_number_of_players_is_refused(house: House) -> None:
    person = house.person()
    position = person.post(f"/api/tables/{person.play_now('random')}/position")["id"]
    plan = {"game": "dwarfs-fall", "seats": [*SEATS, *SEATS], "position": position}
    assert person.refused("POST", "/api/tables", plan) == (400, "bad-position")


@pytest.mark.parametrize("number", [-1, 2**32, 1.5, "x", None, []])
def test_a_number_for_the_dealing_is_a_number(house: House, number: Any) -> None:
    person = house.person()
    table = person.new_table("me", "bot:random")
    assert person.refused("POST", f"/api/tables/{table}/ready", {"number": number}) == (400, "bad-request")
    assert not person.get(f"/api/tables/{table}")["seats"][0]["ready"]


def test_a_record_that_was_touched_is_refused(house: House, record: str) -> None:
    person = house.person()
    lines = record.splitlines()
    middle = next(number for number, line in enumerate(lines) if line.startswith("---")) + 2
    unfinished = "\n".join(line for line in lines if not line.startswith(("over", "sum"))) + "\n"
    wrong: list[bytes] = [
        b"",
        b"\xff\xfe\x00",
        b"\x00" * 1000,
        b"hello",
        b"{}",
        record[:-2].encode(),
        record[: len(record) // 2].encode(),
        "\n".join(lines[:middle] + lines[middle + 1 :]).encode(),
        record.replace("dealer secret ", "dealer secret 0").encode(),
        record.replace("game dwarfs-fall", "game chess").encode(),
        record.replace("players 2", "players 3").encode(),
        record.replace("\n", "\n\n").encode(),
        unfinished.encode(),
        (record + record).encode(),
        record.encode("utf-16"),
    ]
    for body in wrong:
        answer = person.refused("POST", "/api/replays", content=body, headers={"content-type": "text/plain"})
        assert answer[0] in (400, 404), body[:60]
        assert answer[1] in ("bad-record", "no-game")
    kept = person.request("POST", "/api/replays", content=record.encode())
    assert kept.status_code == 201
    replay = kept.json()["id"]
    assert [(one["id"], one["game"]) for one in person.get("/api/replays")] == [(replay, "dwarfs-fall")]
    assert house.person("Stranger").get("/api/replays") == []
    steps = len(person.get(f"/api/replays/{replay}")["steps"])
    assert person.refused("GET", f"/api/replays/{replay}/steps/{steps + 1}") == (404, "no-step")
    assert person.refused("GET", f"/api/replays/{replay}/steps/0?seat=2") == (404, "no-seat")
    assert person.refused("GET", f"/api/replays/{replay}/steps/0?seat=-1") == (404, "no-seat")
    assert person.refused("POST", f"/api/replays/{replay}/position", {"step": steps + 1}) == (404, "no-step")
    assert person.refused("POST", f"/api/replays/{replay}/position", {"step": -1}) == (400, "bad-request")


def test_no_route_breaks_whatever_is_sent_to_it(house: House) -> None:
    person = house.person()
    bodies: list[Any] = [None, 0, [], {"x": 1}]
    routes = person.get("/api/docs/openapi.json")["paths"]
    assert len(routes) > 15
    for path, methods in routes.items():
        for filling in ("x", "-1", "%F0%9F%AA%93"):
            filled = path
            while "{" in filled:
                start, _, rest = filled.partition("{")
                filled = start + filling + rest.partition("}")[2]
            for method in methods:
                for body in bodies if method != "get" and filling == "x" else [None]:
                    reply = person.request(method.upper(), filled, body)
                    assert reply.status_code < 500, (method, filled, body)
                    if reply.status_code >= 400:
                        assert set(reply.json()) == {"code", "message"}
                if "logout" in path:
                    person = house.person()
            assert person.request("DELETE", filled).status_code in (404, 405)


def test_a_foreign_page_cannot_open_a_socket(house: House) -> None:
    person = house.person()
    table = person.play_now("random")
    host = urlsplit(house.url).netloc
    for origin in ("https://evil.example", "null", f"http://{host}.evil.example", f"http://evil.example/{host}", "x"):
        assert person.sit_at(table, origin=origin).close_code() == 4403
    chair = person.sit_at(table, origin=house.url).greeted()
    assert chair.position["seat"] == 0
