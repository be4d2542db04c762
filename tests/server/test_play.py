"""A table from its opening to its record."""

from __future__ import annotations

import underhall
from tests.server.house import House, first_option
from tests.server.scenes import two_people
from underhall.core.match import Answer, Match
from underhall.locale import Speaker


def test_a_guest_plays_a_whole_game_against_bots(house: House) -> None:
    marta = house.person("Marta")
    table = marta.play_now("casual", "random", options={"max_rounds": 6})
    commitment = marta.get(f"/api/tables/{table}")["commitment"]
    chair = marta.sit_at(table).greeted()
    chair.play_on(first_option)
    assert len(chair.position["result"]["scores"]) == 3
    info = marta.get(f"/api/tables/{table}")
    assert info["state"] == "finished"
    # whoever sits there is told, too, and how long it took
    assert {name: chair.sync().table[name] for name in ("state", "updated")} == {
        "state": "finished",
        "updated": info["updated"],
    }
    assert info["scores"] == chair.position["result"]["scores"]
    record = marta.request("GET", f"/api/tables/{table}/record").text
    report = underhall.verify(record)
    assert report.dealt_again
    assert f"dealer commit {commitment}" in record
    assert report.match.names[0] == "Marta"


def test_two_people_and_a_spectator(house: House) -> None:
    anna, bela, cili = house.person("Anna"), house.person("Béla"), house.person("Cili")
    table = anna.new_table("me", "open", options={"max_rounds": 2})
    invite = anna.get(f"/api/tables/{table}")["seats"][1]["invite"]
    assert len(invite.split("-")) == 5
    assert bela.get(f"/api/invitations/{invite}")["seat"] == 1
    bela.post(f"/api/invitations/{invite}", {"number": 4})
    assert cili.refused("POST", f"/api/invitations/{invite}", {"number": 4}) == (404, "no-invitation")
    assert anna.refused("POST", f"/api/tables/{table}/start") == (409, "not-ready")
    anna.ready(table, 7)
    assert bela.refused("POST", f"/api/tables/{table}/start") == (403, "not-host")
    anna.start(table)
    chairs = [anna.sit_at(table).greeted(), bela.sit_at(table).greeted()]
    watcher = cili.sit_at(table).greeted()
    assert watcher.position["seat"] is None
    while chairs[0].position["result"] is None:
        for chair in chairs:
            if chair.position["question"]:
                chair.must(first_option(chair.question))
            elif chair.position["held"] == chair.position["seat"]:
                chair.hand_on()
            else:
                continue
            for other in [*chairs, watcher]:
                if other is not chair:
                    other.until("position")
            break
        else:
            raise AssertionError([{**c.position, "view": 0, "events": 0} for c in chairs])
    assert watcher.position["result"] == chairs[1].position["result"]
    # what each heard in pieces is what the record tells it in one
    match = underhall.verify(anna.request("GET", f"/api/tables/{table}/record").text).match
    for seat, chair in ((0, chairs[0]), (1, chairs[1]), (None, watcher)):
        assert [(event["key"]) for event in chair.log] == [event.key for event in match.events(seat)]


def test_rematch_leads_everybody_to_the_same_table(house: House) -> None:
    marta = house.person()
    table = marta.play_now("random", options={"max_rounds": 1})
    marta.sit_at(table).greeted().play_on(first_option)
    first = marta.post(f"/api/tables/{table}/rematch")
    assert marta.post(f"/api/tables/{table}/rematch")["id"] == first["id"]
    assert first["state"] == "gathering"
    assert [seat["who"] for seat in first["seats"]] == ["person", "bot"]


def test_a_rematch_that_was_closed_does_not_stand_in_the_way_of_another(house: House) -> None:
    marta = house.person()
    table = marta.play_now("random", options={"max_rounds": 1})
    marta.sit_at(table).greeted().play_on(first_option)
    first = marta.post(f"/api/tables/{table}/rematch")["id"]
    marta.post(f"/api/tables/{first}/leave")
    second = marta.post(f"/api/tables/{table}/rematch")["id"]
    assert second != first
    assert marta.get(f"/api/tables/{second}")["state"] == "gathering"


def test_the_host_fills_the_seat_of_somebody_who_does_not_come(house: House) -> None:
    scene = two_people(house, options={"max_rounds": 1})
    while scene.step():
        pass
    again = scene.anna.post(f"/api/tables/{scene.table}/rematch")["id"]
    assert scene.bela.refused("POST", f"/api/tables/{again}/seats/0/bot", {"bot": "random"}) == (403, "not-host")
    assert scene.anna.refused("POST", f"/api/tables/{again}/seats/0/bot", {"bot": "random"}) == (409, "seat-taken")
    opened = scene.anna.post(f"/api/tables/{again}/seats/1/bot", {"bot": None})
    assert opened["seats"][1]["who"] == "open"
    assert opened["seats"][1]["invite"]
    path = f"/api/tables/{again}/seats/1/bot"
    assert scene.anna.refused("POST", path, {"bot": "random", "name": " "}) == (400, "bad-name")
    assert scene.anna.post(path, {"bot": "random", "name": "Pebble"})["seats"][1]["name"] == "Pebble"
    assert scene.anna.post(path, {"bot": None})["seats"][1]["name"] == ""
    assert scene.anna.post(path, {"bot": "random"})["seats"][1]["name"]
    scene.anna.ready(again)
    assert scene.anna.start(again)["state"] == "playing"


def test_a_replay_tells_every_step_once(house: House) -> None:
    marta = house.person()
    table = marta.play_now("casual", "casual")
    marta.post(f"/api/tables/{table}/seats/0/bot", {"bot": "casual"})
    marta.sit_at(table).until(lambda m: m["type"] == "position" and m["result"])
    steps = marta.get(f"/api/replays/{table}")["steps"]
    told = [event for step in steps for event in step["events"] if event["key"] != "log-answer"]
    match = underhall.verify(marta.request("GET", f"/api/tables/{table}/record").text).match
    assert [event["key"] for event in told] == [event.key for event in match.events()][-len(told) :]
    assert len(match.events()) - len(told) == dealt(match)
    silent = [event["args"]["option"] for step in steps for event in step["events"] if event["key"] == "log-answer"]
    assert {"key": "df-option-done"} in silent
    assert all(step["events"] for step in steps)


def dealt(match: Match) -> int:
    """How much was told before the first answer."""
    first = next(n for n, entry in enumerate(match.log) if isinstance(entry, Answer))
    start = Match(match.game, match.setup, None, match.position, match.names)
    for entry in match.log[:first]:
        start.feed(entry)
    return len(start.events())


def test_preview_shows_what_would_come_and_changes_nothing(house: House) -> None:
    marta = house.person()
    table = marta.play_now("random")
    chair = marta.sit_at(table).greeted()
    number = chair.question["number"]
    tried = chair.ask("try", "tried", ask=number, words="castle")
    assert tried["question"]["kind"] == "turned"
    whole = chair.ask("try", "tried", ask=number, words="castle 90")
    assert whole["question"] is None
    assert not whole["barred"]
    assert whole["view"]["stacks"][0]["cards"][0]["kind"] == "castle"
    assert chair.ask("why", "reason", ask=number, words="dragon")["refusal"]["rule"] == "DF-6.5"
    chair.send("hello")
    assert chair.until("position")["view"]["stacks"] == []
    assert chair.question["number"] == number


def test_a_hint_says_what_to_do_and_why(house: House) -> None:
    """By its key in the catalogue, as an event does; and nothing is done yet."""
    marta = house.person()
    chair = marta.sit_at(marta.play_now("random")).greeted()
    number = chair.question["number"]
    advice = chair.ask("hint", "advice", ask=number)
    assert [option["word"] for option in advice["options"]] == advice["words"].split()
    assert not chair.ask("try", "tried", ask=number, words=advice["words"])["barred"]
    reason = advice["reason"]
    assert reason["key"].startswith("df-why-")
    assert Speaker("en").say(reason["key"], reason["args"]).endswith(".")
    chair.send("hello")
    assert chair.until("position")["view"]["stacks"] == []
    assert chair.question["number"] == number
