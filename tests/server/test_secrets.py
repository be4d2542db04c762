"""Nobody is told what is not theirs to know, by any door of the house."""

from __future__ import annotations

import base64
import json
from random import Random
from typing import Any

import pytest

import underhall
from tests.server.house import Chair, House, Message
from tests.server.scenes import NUMBERS, Scene, Truth, as_json, gathering, two_people
from underhall.server.spoken import events_out, fall_out, question_out

POSITION_FIELDS = {
    "type",
    "fall",
    "seat",
    "view",
    "question",
    "waiting",
    "first",
    "events",
    "undos",
    "undo",
    "asked",
    "held",
    "undo_asked",
    "deadline",
    "result",
}


def lively(seed: int) -> Any:
    """Answers at random, so that ogres, gems and goals come into play."""
    rng = Random(seed)
    return lambda question: rng.choice(question["options"])["word"]


# What is shown of a running game


def test_every_position_frame_is_the_viewers_own_view_and_nothing_more(house: House) -> None:
    scene = two_people(house, options={"max_rounds": 12})
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    truth = Truth(house, scene.table)
    viewers: list[tuple[int | None, Chair]] = [(0, scene.chairs[0]), (1, scene.chairs[1]), (None, watcher)]
    digests, hidden = {truth.match.digest()}, 0
    choose = lively(5)
    for _ in range(60):
        match = truth.follow()
        digests.add(match.digest())
        for seat, chair in viewers:
            chair.sync()
            check_position(chair, seat, truth)
            if not match.over:
                hidden += check_hidden(chair, seat, truth)
        if not scene.step(choose):
            break
    truth.close()
    assert hidden > 50
    never = forbidden(house, scene, truth)
    for seat, chair in viewers:
        frames = "\n".join(frame for frame in chair.frames if '"result":{' not in frame)
        for what, text in never.items():
            assert text not in frames, (what, seat)
        assert not any(digest in frames for digest in digests)


def check_position(chair: Chair, seat: int | None, truth: Truth) -> None:
    match, position = truth.match, chair.position
    assert set(position) == POSITION_FIELDS
    assert position["seat"] == seat
    assert position["view"] == as_json(match.view(seat))
    assert chair.log == as_json(events_out(match.events(seat)))
    held = truth.row["held"]
    question = None if seat is None or held not in (None, seat) else match.question(seat)
    assert position["question"] == (as_json(question_out(question, match.asked(seat or 0))) if question else None)
    assert position["waiting"] == [{"seat": s, "kind": kind} for s, kind in match.open_asks]
    assert position["fall"] == as_json(fall_out(match))
    assert (position["result"] is None) == (not match.over)


def check_hidden(chair: Chair, seat: int | None, truth: Truth) -> int:
    """Of each thing that the viewer may not know: it is not in the latest frame. Returns how many there were."""
    match = truth.match
    frame = json.dumps({key: value for key, value in chair.position.items() if key != "events"})
    count = 0
    for other in range(match.setup.players):
        theirs = match.view(other).seats[other]
        if other == seat:
            continue
        if not theirs.revealed:
            assert chair.position["view"]["seats"][other]["secret"] is None
            assert f'"{theirs.secret}"' not in frame
            assert f'"{theirs.secret}"' not in json.dumps(chair.log)
            count += 1
        known = chair.position["view"]["seats"][other]["known_ogres"]
        assert len(known) <= len(theirs.known_ogres)
        assert seat is not None or not known
    return count


def forbidden(house: House, scene: Scene, truth: Truth) -> dict[str, str]:
    """What no frame may hold while the game runs."""
    people = [chair["person"] for chair in truth.seats]
    secret = truth.row["secret"]
    common = {
        "the dealer's secret": secret.hex(),
        "the dealer's secret in base64": base64.b64encode(secret).decode()[:40],
        "the invitation": scene.words,
    }
    for seat in (0, 1):
        common[f"the number of seat {seat}"] = str(NUMBERS[seat])
        common[f"the person on seat {seat}"] = people[seat]
    # the host alone was told the invitation, before Béla came
    return common


def test_what_a_try_or_a_hint_tells_is_made_without_the_others_secrets(house: House) -> None:
    scene = two_people(house)
    truth = Truth(house, scene.table)
    chair = scene.to_act()
    other = scene.chairs.index(scene.other(chair))
    secret = f'"{truth.match.view(other).seats[other].secret}"'
    number = chair.question["number"]
    replies = [chair.ask("try", "tried", ask=number, words=word) for word in chair.words()]
    replies += [chair.ask("hint", "advice", ask=number), chair.ask("why", "reason", ask=number, words="dragon")]
    truth.close()
    assert not any(secret in json.dumps(reply) for reply in replies)


# The doors

ROLES = ("host", "seat", "stranger", "nobody")


class Crowd:
    """One table and all sorts of people around it."""

    def __init__(self, house: House, spectators: bool, over: bool = False, game: str = "dwarfs-fall") -> None:
        short = {"dwarfs-fall": {"max_rounds": 1}, "trollfjord": {"max_turns": 20}}
        options = short.get(game, {}) if over else {}
        # real physics takes its time, and its doors are others'
        self.scene = two_people(house, game=game, spectators=spectators, options=options, physics=False)
        self.table = self.scene.table
        self.people = {"host": self.scene.anna, "seat": self.scene.bela}
        self.people |= {"stranger": house.person("Cili"), "nobody": house.stranger()}
        self.people["nobody"].request("GET", "/api/games")  # for the token, not for a session
        while over and self.scene.step():
            pass

    def at(self, role: str, method: str, path: str, body: Any = None) -> tuple[int, str]:
        reply = self.people[role].request(method, path.replace("{t}", self.table), body)
        if reply.status_code < 400:
            return reply.status_code, ""
        assert set(reply.json()) == {"code", "message"}
        return reply.status_code, reply.json()["code"]


NO_SESSION, NO_TABLE, NO_RECORD = (401, "no-session"), (404, "no-table"), (404, "no-record")
BEGUN, NOT_YOURS, NOT_OVER = (409, "begun"), (403, "not-yours"), (409, "not-over")
NO_FALL = (404, "no-fall")
NUMBER, BOT = {"number": 5}, {"bot": "random"}

# what a running table answers: to the host on seat 0, to seat 1, to a stranger if it is open to spectators
RUNNING: list[tuple[str, str, Any, list[tuple[int, str]]]] = [
    ("GET", "/api/tables/{t}", None, [(200, ""), (200, ""), (200, "")]),
    ("POST", "/api/tables/{t}/ready", NUMBER, [BEGUN, BEGUN, BEGUN]),
    ("POST", "/api/tables/{t}/start", None, [BEGUN, BEGUN, BEGUN]),
    ("POST", "/api/tables/{t}/seats/0/bot", BOT, [(200, ""), NOT_YOURS, NOT_YOURS]),
    ("POST", "/api/tables/{t}/seats/0/bot", {"bot": None}, [(200, ""), NOT_YOURS, NOT_YOURS]),
    ("POST", "/api/tables/{t}/seats/2/bot", BOT, [(404, "no-seat")] * 3),
    ("POST", "/api/tables/{t}/rematch", None, [NOT_OVER, NOT_OVER, NOT_OVER]),
    ("GET", "/api/tables/{t}/record", None, [NOT_OVER, NOT_OVER, NOT_OVER]),
    ("GET", "/api/tables/{t}/falls/1", None, [NO_FALL, NO_FALL, NO_FALL]),
    ("POST", "/api/tables/{t}/position", None, [(201, ""), (201, ""), (403, "spectator")]),
]
# a table that still runs is no record yet, for anybody
NOT_YET: list[tuple[str, str, Any]] = [
    ("GET", "/api/replays/{t}", None),
    ("GET", "/api/replays/{t}/steps/0", None),
    ("GET", "/api/replays/{t}/steps/3?seat=1", None),
    ("GET", "/api/replays/{t}/chances", None),
    ("GET", "/api/replays/{t}/falls/1", None),
    ("POST", "/api/replays/{t}/position", {"step": 0}),
]
OVER: list[tuple[str, str, Any, list[tuple[int, str]]]] = [
    ("GET", "/api/tables/{t}", None, [(200, ""), (200, ""), (200, "")]),
    ("POST", "/api/tables/{t}/ready", NUMBER, [BEGUN, BEGUN, BEGUN]),
    ("POST", "/api/tables/{t}/start", None, [BEGUN, BEGUN, BEGUN]),
    ("POST", "/api/tables/{t}/seats/0/bot", BOT, [(409, "over"), NOT_YOURS, NOT_YOURS]),
    ("GET", "/api/tables/{t}/record", None, [(200, ""), (200, ""), (200, "")]),
    ("GET", "/api/replays/{t}", None, [(200, ""), (200, ""), (200, "")]),
    ("GET", "/api/replays/{t}/steps/1", None, [(200, ""), (200, ""), (200, "")]),
    ("GET", "/api/replays/{t}/chances", None, [(200, ""), (200, ""), (200, "")]),
    ("GET", "/api/tables/{t}/falls/1", None, [NO_FALL, NO_FALL, NO_FALL]),
    ("GET", "/api/replays/{t}/falls/1", None, [NO_FALL, NO_FALL, NO_FALL]),
    ("POST", "/api/replays/{t}/position", {"step": 1}, [(201, ""), (201, ""), (201, "")]),
    ("POST", "/api/tables/{t}/position", None, [(201, ""), (201, ""), (201, "")]),
    ("POST", "/api/tables/{t}/leave", None, [(204, ""), (204, ""), (204, "")]),
    ("POST", "/api/tables/{t}/rematch", None, [(200, ""), (200, ""), NOT_YOURS]),
]
FOR_ME: list[tuple[str, str, Any]] = [
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "Nobody"}),
    ("POST", "/api/account", {"login": "nobody", "password": "12345678"}),
    ("POST", "/api/password", {"old": "12345678", "new": "12345678"}),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", {"game": "dwarfs-fall", "seats": [{"who": "me"}, {"who": "open"}]}),
    ("GET", "/api/invitations/some-words", None),
    ("POST", "/api/invitations/some-words", NUMBER),
    ("POST", "/api/replays", None),
    ("GET", "/api/replays/x", None),
    ("GET", "/api/replays/x/chances", None),
    ("GET", "/api/positions/x", None),
]


@pytest.mark.parametrize("spectators", [True, False], ids=["open", "closed"])
@pytest.mark.parametrize("game", underhall.game_ids())
def test_every_door_of_a_running_table_opens_to_its_own_people_alone(house: House, spectators: bool, game: str) -> None:
    crowd = Crowd(house, spectators, game=game)
    for method, path, body, expected in RUNNING:
        answers = [crowd.at(role, method, path, body) for role in ROLES]
        stranger = expected[2] if spectators else NO_TABLE
        assert answers == [expected[0], expected[1], stranger, NO_SESSION], path
    for method, path, body in NOT_YET:
        answers = [crowd.at(role, method, path, body) for role in ROLES]
        assert answers == [NO_RECORD, NO_RECORD, NO_RECORD if spectators else NO_TABLE, NO_SESSION], path
    assert crowd.at("stranger", "POST", "/api/tables/{t}/leave") == ((204, "") if spectators else NO_TABLE)
    assert [seat["bot"] for seat in crowd.people["host"].get(f"/api/tables/{crowd.table}")["seats"]] == [None, None]


@pytest.mark.parametrize("spectators", [True, False], ids=["open", "closed"])
@pytest.mark.parametrize("game", underhall.game_ids())
def test_every_door_of_a_finished_table(house: House, spectators: bool, game: str) -> None:
    crowd = Crowd(house, spectators, over=True, game=game)
    for method, path, body, expected in OVER:
        answers = [crowd.at(role, method, path, body) for role in ROLES]
        stranger = expected[2] if spectators else NO_TABLE
        assert answers == [expected[0], expected[1], stranger, NO_SESSION], path
    for method, path, _ in NOT_YET:
        body = {"step": 0} if method == "POST" else None
        answer = crowd.at("host", method, path, body)
        assert answer[0] < 300 or answer == NO_FALL
        assert crowd.at("nobody", method, path, body) == NO_SESSION
    record = crowd.people["seat"].request("GET", f"/api/tables/{crowd.table}/record").text
    assert underhall.verify(record).dealt_again


def test_without_a_session_there_is_nothing_but_the_list_of_games(house: House) -> None:
    nobody = house.stranger()
    nobody.request("GET", "/api/games")
    for method, path, body in FOR_ME:
        assert nobody.refused(method, path, body) == NO_SESSION, path


# Sockets

MESSAGES: list[Message] = [
    {"type": "answer", "ask": 0, "words": "castle 0", "key": "k"},
    {"type": "try", "ask": 0, "words": "castle 0", "id": "k"},
    {"type": "why", "ask": 0, "words": "dragon", "id": "k"},
    {"type": "hint", "ask": 0, "id": "k"},
    {"type": "undo", "ask": 0, "key": "k"},
    {"type": "consent", "yes": True},
    {"type": "hand-on"},
    {"type": "say", "text": "hello"},
]


@pytest.mark.parametrize("game", underhall.game_ids())
def test_a_spectator_looks_and_does_nothing(house: House, game: str) -> None:
    scene = two_people(house, game=game)
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    before = house.rows("SELECT count(*) FROM log"), house.rows("SELECT count(*) FROM chat")
    for message in MESSAGES:
        watcher.send(message["type"], **{key: value for key, value in message.items() if key != "type"})
        reply = watcher.until("refused")
        assert reply["code"] == "spectator", message
    for seat in (0, 1, 2, -1):
        watcher.send("hello", seat=seat)
        assert watcher.until("refused")["code"] == "not-yours"
    watcher.sync()
    assert watcher.position["seat"] is None
    assert (house.rows("SELECT count(*) FROM log"), house.rows("SELECT count(*) FROM chat")) == before


@pytest.mark.parametrize("game", underhall.game_ids())
def test_a_player_cannot_look_or_answer_from_another_seat(house: House, game: str) -> None:
    scene = two_people(house, game=game)
    asked = scene.to_act()
    other = scene.idle(asked)
    other.send("hello", seat=scene.chairs.index(asked))
    assert other.until("refused")["code"] == "not-yours"
    number = asked.question["number"]
    assert other.answer("castle 0", number=number)["code"] == "not-asked"
    for kind, fields in (("try", {"words": "castle 0"}), ("why", {"words": "x"}), ("hint", {})):
        assert other.ask(kind, "nothing", ask=number, **fields)["code"] == "not-asked"
    other.sync()
    assert other.position["seat"] == scene.chairs.index(other)


def test_a_socket_opens_to_those_alone_who_may_look(house: House) -> None:
    scene = two_people(house, spectators=False)
    assert house.stranger().sit_at(scene.table).close_code() == 4401
    assert house.person("Cili").sit_at(scene.table).close_code() == 4404
    assert scene.bela.sit_at("no-such-table").close_code() == 4404


def test_whoever_gave_a_seat_up_no_longer_looks_from_it(house: House) -> None:
    table, anna, bela, _ = gathering(house)
    chair = bela.sit_at(table).greeted()
    bela.post(f"/api/tables/{table}/leave")
    cili = house.person("Cili")
    words = anna.get(f"/api/tables/{table}")["seats"][1]["invite"]
    cili.post(f"/api/invitations/{words}", {"number": 3})
    anna.start(table)
    chair.until("position")
    assert chair.position["seat"] is None
    assert [seat["secret"] for seat in chair.position["view"]["seats"]] == [None, None]
    assert chair.answer("castle 0", number=0)["code"] == "spectator"


def test_whoever_gave_a_seat_up_at_a_closed_table_is_shown_out(house: House) -> None:
    table, _, bela, _ = gathering(house, spectators=False)
    chair = bela.sit_at(table).greeted()
    bela.post(f"/api/tables/{table}/leave")
    assert chair.close_code() == 4404
    assert bela.sit_at(table).close_code() == 4404


# Sharing


def test_a_shared_position_of_a_running_game_keeps_the_others_secrets(house: House) -> None:
    scene = two_people(house)
    truth = Truth(house, scene.table)
    own, real = truth.match.view(0).seats[0].secret, truth.match.view(1).seats[1].secret
    shared = [scene.anna.post(f"/api/tables/{scene.table}/position")["id"] for _ in range(24)]
    theirs = set()
    for position in shared:
        text = house.rows("SELECT snapshot FROM positions WHERE id = :id", id=position)[0][0]
        restored = underhall.restore(json.loads(text) if isinstance(text, str) else text)
        assert restored.view(0).seats[0].secret == own
        theirs.add(restored.view(1).seats[1].secret)
    assert len(theirs) > 1
    assert theirs != {real}
    info = scene.bela.get(f"/api/positions/{shared[0]}")
    assert info["view"] == as_json(truth.match.view(0))
    assert info["view"]["seats"][1]["secret"] is None
    truth.close()
    what_if = scene.bela.post("/api/tables", {"game": "dwarfs-fall", "position": shared[0],
                                              "seats": [{"who": "me"}, {"who": "local"}]})  # fmt: skip
    assert what_if["state"] == "gathering"


def test_with_two_seats_at_one_screen_nothing_is_shown_before_a_seat_is_chosen(house: House) -> None:
    anna = house.person("Anna")
    table = anna.new_table("me", "local")
    anna.ready(table)
    anna.start(table)
    chair = anna.sit_at(table).greeted()
    assert chair.position["seat"] is None
    assert chair.position["question"] is None
    assert [seat["secret"] for seat in chair.position["view"]["seats"]] == [None, None]
    for mine in (1, 0):
        chair.send("hello", seat=mine)
        chair.until("position")
        secrets = [seat["secret"] for seat in chair.position["view"]["seats"]]
        assert secrets[mine]
        assert secrets[1 - mine] is None
        assert [event["key"] for event in chair.log].count("df-log-secret-own") == 1
    assert anna.refused("POST", f"/api/tables/{table}/position") == (403, "spectator")


# People


def test_an_invitation_is_told_to_the_host_alone(house: House) -> None:
    anna, bela = house.person("Anna"), house.person("Béla")
    table = anna.new_table("me", "open", "open")
    words = [seat["invite"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert words[0] is None
    assert len(set(words)) == 3
    chair = bela.sit_at(table).greeted()
    bodies = [json.dumps(bela.get(path)) for path in (f"/api/tables/{table}", f"/api/invitations/{words[1]}")]
    bodies.append(json.dumps(bela.post(f"/api/invitations/{words[1]}", {"number": 4})))
    bodies.append(json.dumps(bela.post(f"/api/tables/{table}/ready", {"number": 4})))
    bodies.append(json.dumps(bela.get("/api/tables")))
    chair.sync()
    assert not any(words[2] in body for body in [*bodies, *chair.frames])
    host = anna.sit_at(table).greeted()
    assert host.table["seats"][2]["invite"] == words[2]
    assert host.table["seats"][1]["invite"] is None


def test_nobody_is_told_another_persons_id(house: House) -> None:
    scene = two_people(house)
    for chair in scene.chairs:
        chair.send("say", text="Good evening")
    scene.sync()
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    ids = {person.get("/api/me")["id"] for person in (scene.anna, scene.bela)}
    tags = {line["seat"]: line["person"] for line in watcher.chat}
    assert len(set(tags.values())) == 2
    for person, chair in ((scene.anna, scene.chairs[0]), (scene.bela, scene.chairs[1])):
        own = person.get("/api/me")["id"]
        other = (ids - {own}).pop()
        bodies = [person.request("GET", path).text for path in ("/api/tables", f"/api/tables/{scene.table}")]
        assert not any(other in text for text in [*bodies, *chair.frames])
    assert not ids & set(tags.values())
    # at another table they are known again, so that whoever is muted stays so
    for person in (scene.anna, house.person("Anna")):
        chair = person.sit_at(person.play_now("random")).greeted()
        chair.send("say", text="Again")
        chair.until("chat")
        assert (chair.chat[-1]["person"] == tags[0]) == (person is scene.anna)
