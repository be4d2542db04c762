"""In the Hall of the Mountain King at a house: what is its own in it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import underhall
from tests.rulebook.mountain_king.table import Table
from tests.server.house import Chair, House, Message
from tests.server.scenes import Scene, Truth, as_json, two_people
from tests.server.test_secrets import check_position, lively
from tests.server.test_undo import undo
from underhall.server.store import Store


def laid_out(house: House, table: Table) -> Scene:
    """Anna and Béla at a position that was laid out by hand; it is Anna's turn."""
    match = table.match()
    store = Store(house.database)
    position = store.keep_position(match.snapshot(), match.names, None)
    store.close()
    return two_people(house, game="mountain-king", position=position)


def said(frames: list[str]) -> list[str]:
    """What was sent, without the printed content of the game."""
    messages: list[Message] = [json.loads(frame) for frame in frames]
    return [json.dumps({key: value for key, value in one.items() if key != "content"}) for one in messages]


# The draft


def test_a_hand_of_the_draft_is_told_to_its_owner_alone(house: House) -> None:
    scene = two_people(house, game="mountain-king")
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    truth = Truth(house, scene.table)
    viewers: list[tuple[int | None, Chair]] = [(0, scene.chairs[0]), (1, scene.chairs[1]), (None, watcher)]
    kept = ""

    def keeping(question: Message) -> str:
        """Neither of them ever places the troll that the first one keeps."""
        words: list[str] = [option["word"] for option in question["options"]]
        return next(word for word in words if not kept or not word.startswith(kept))

    hidden = 0
    while scene.chairs[0].sync().position["waiting"][0]["kind"] in ("gate", "draft"):
        match = truth.follow()
        hands = [match.view(seat).seats[seat].hand or () for seat in (0, 1)]
        if hands[0] and not kept:
            kept = hands[0][0]
        for seat, chair in viewers:
            chair.sync()
            check_position(chair, seat, truth)
            seen = [one["hand"] for one in chair.position["view"]["seats"]]
            assert seen == [list(hand) if hand and owner == seat else None for owner, hand in enumerate(hands)]
            drawn = [event for event in chair.log if event["key"] == "mk-log-starter" and event["args"].get("troll")]
            assert not [event for event in drawn if event["args"]["player"] != seat]
            hidden += sum(bool(hand) for owner, hand in enumerate(hands) if owner != seat)
        assert scene.step(keeping)
    truth.close()
    assert hidden > 20
    assert kept
    assert not [text for text in said(watcher.frames) if f'"{kept}' in text or f"mk-troll-{kept}" in text]
    # he holds one of his own, so of him it is asked whether it is said of her
    told = [event for event in scene.chairs[1].log if event["args"].get("player") == 0]
    assert told
    assert kept not in json.dumps(told)


def test_a_try_a_hint_and_a_shared_position_of_the_draft_keep_the_others_hand(house: House) -> None:
    scene = two_people(house, game="mountain-king")
    while scene.chairs[1].sync().position["view"]["seats"][0]["hand_size"] == 0:
        scene.step()
    scene.sync()
    asked = scene.chairs[1]
    number = asked.question["number"]
    replies = [asked.ask("try", "tried", ask=number, words=word) for word in asked.words()]
    replies.append(asked.ask("hint", "advice", ask=number))
    assert all(reply["type"] in ("tried", "advice") for reply in replies)
    assert not [reply for reply in replies if reply.get("view") and reply["view"]["seats"][0]["hand"]]
    truth = Truth(house, scene.table)
    own, real = (truth.match.view(seat).seats[seat].hand for seat in (1, 0))
    truth.close()
    others = set()
    for _ in range(12):
        shared = scene.bela.post(f"/api/tables/{scene.table}/position")["id"]
        text = house.rows("SELECT snapshot FROM positions WHERE id = :id", id=shared)[0][0]
        restored = underhall.restore(json.loads(text) if isinstance(text, str) else text)
        assert restored.view(1).seats[1].hand == own
        others.add(restored.view(0).seats[0].hand)
    assert len(others) > 1
    assert others != {real}


# A turn


def test_every_position_frame_is_the_viewers_own_view(house: House) -> None:
    scene = laid_out(house, Table(2).goods(0, stone=5, iron=4, coin=4, rune=2).goods(1, stone=5, coin=4))
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    truth = Truth(house, scene.table)
    choose = lively(3)
    for _ in range(40):
        truth.follow()
        for seat, chair in ((0, scene.chairs[0]), (1, scene.chairs[1]), (None, watcher)):
            chair.sync()
            check_position(chair, seat, truth)
        if not scene.step(choose):
            break
    truth.close()


def test_what_nobody_learnt_from_is_taken_back_and_a_new_troll_is_not(house: House) -> None:
    scene = laid_out(house, Table(2).goods(0, stone=5, iron=1))
    chair = scene.to_act()
    before = chair.position
    chair.must("trade coin proposed")
    assert chair.position["view"]["stores"][0]["goods"]["coin"] == 1
    assert chair.position["undo"] == "free"
    assert undo(chair)["type"] == "taken"
    assert chair.position["view"] == before["view"]
    # which troll comes into the horde was learnt
    chair.must("low1")
    assert chair.position["undo"] == "ask"


def test_preview_names_the_rule(house: House) -> None:
    scene = laid_out(house, Table(2).goods(0, stone=3))
    chair = scene.to_act()
    number = chair.question["number"]
    tried = chair.ask("try", "tried", ask=number, words="corner-stone")
    assert tried["question"]["kind"] == "where"
    whole = chair.ask("try", "tried", ask=number, words="corner-stone l2.1")
    assert whole["question"] is None
    assert {"squares": ["l2", "m2", "l3"], "seat": 0} in [
        {key: one[key] for key in ("squares", "seat")} for one in whole["view"]["tunnels"]
    ]
    why = [chair.ask("why", "reason", ask=number, words=words)["refusal"]["rule"] for words in
           ("bar-stone", "corner-stone n8.1", "cast-earth", "top1", "work-m4")]  # fmt: skip
    assert why == ["MK-11.1", "MK-11.4", "MK-6.1", "MK-8.2", "MK-7.1"]


# Whole games


@pytest.mark.parametrize(
    ("bots", "options"),
    [(["casual", "random"], {}), (["casual"] * 3, {"teams": True})],
    ids=["three", "teams"],
)
def test_bots_play_a_table_to_its_end(house: House, bots: list[str], options: dict[str, Any]) -> None:
    marta = house.person("Marta")
    table = marta.play_now(*bots, game="mountain-king", options=options)
    chair = marta.sit_at(table).greeted()
    marta.post(f"/api/tables/{table}/seats/0/bot", {"bot": "casual"})
    chair.until(lambda m: m["type"] == "position" and m["result"])
    result, view = chair.position["result"], chair.position["view"]
    assert [sum(parts.values()) for parts in result["breakdown"]] == result["scores"]
    if options:
        assert view["teams"]
        assert [seat["owner"] for seat in view["seats"]] == [0, 1, 1, 0]
        assert len(view["stores"]) == 2
        for one, other in ((0, 3), (1, 2)):
            assert result["scores"][one] == result["scores"][other]
            assert result["ranking"][one] == result["ranking"][other]
    info = marta.get(f"/api/tables/{table}")
    assert (info["state"], info["scores"]) == ("finished", result["scores"])
    report = underhall.verify(marta.request("GET", f"/api/tables/{table}/record").text)
    assert report.dealt_again
    assert as_json(report.match.view(0)) == view
    steps = marta.get(f"/api/replays/{table}")["steps"]
    assert all(step["events"] for step in steps)
    told = [event["key"] for step in steps for event in step["events"]]
    heard = [event.key for event in report.match.events()]
    assert [key for key in told if key != "log-answer"] == heard[-len(told) + told.count("log-answer") :]
