"""Taking back: freely, by the table's leave, and until the turn is handed on."""

from __future__ import annotations

from itertools import count

from tests.server.house import Chair, House, Message, first_option
from tests.server.scenes import Scene, two_people

_keys = count()


def undo(chair: Chair) -> Message:
    """Ask to take back; returns `taken` or `refused`."""
    key = f"undo{next(_keys)}"
    chair.send("undo", ask=chair.position["asked"], key=key)
    reply = chair.until(lambda m: key in (m.get("key"), m.get("id")))
    chair.sync()
    return reply


def handed_on(house: House) -> tuple[Scene, Chair, Chair]:
    """The first turn is handed on, and the next seat has answered: the first seat's undo needs leave."""
    scene = two_people(house)
    mover = scene.end_turn()
    mover.hand_on()
    other = scene.to_act()
    assert other is not mover
    other.must(first_option(other.question))
    scene.sync()
    assert mover.position["undo"] == "ask"
    return scene, mover, other


def log(house: House, scene: Scene) -> list[tuple[int, str]]:
    return house.rows("SELECT sequence, kind FROM log WHERE table_id = :t ORDER BY sequence", t=scene.table)


def test_what_nobody_learnt_from_is_taken_back_at_once(house: House) -> None:
    scene = two_people(house)
    chair = scene.to_act()
    before = chair.position
    before_log = list(chair.log)
    chair.must("castle 0")
    assert chair.position["undo"] == "free"
    assert undo(chair)["type"] == "taken"
    scene.sync()
    assert chair.position["view"] == before["view"]
    assert chair.question["number"] > before["question"]["number"]
    assert {**chair.question, "number": 0} == {**before["question"], "number": 0}
    assert chair.log[: len(before_log)] == before_log
    assert [event["key"] for event in chair.log[len(before_log) :]] == ["log-undo"]
    assert scene.other(chair).position["undos"] == 1
    assert chair.position["undo"] == "no"
    assert undo(chair)["code"] == "undo"


def test_pressing_twice_takes_back_once(house: House) -> None:
    """Two tabs, or a key that is held down: each has a key of its own, and both mean the same gesture."""
    scene = two_people(house)
    chair = scene.to_act()
    chair.must("castle 0")
    chair.must(first_option(chair.question))
    number = chair.position["asked"]
    for key in ("once", "twice"):
        chair.send("undo", ask=number, key=key)
    replies = [chair.until(lambda m, key=key: key in (m.get("key"), m.get("id"))) for key in ("once", "twice")]  # type: ignore[misc]
    assert [reply["type"] for reply in replies] == ["taken", "refused"]
    assert replies[1]["code"] == "stale"
    chair.sync()
    assert len(chair.position["view"]["stacks"]) == 1


def test_question_numbers_never_come_back(house: House) -> None:
    scene = two_people(house)
    chair = scene.to_act()
    seen = [chair.question["number"]]
    for _ in range(4):
        chair.must(first_option(chair.question))
        undo(chair)
        seen.append(chair.question["number"])
    assert seen == sorted(set(seen))
    assert [sequence for sequence, _ in log(house, scene)] == list(range(len(log(house, scene))))


def test_an_undo_sent_twice_takes_back_once(house: House) -> None:
    scene = two_people(house)
    chair = scene.to_act()
    for _ in range(2):
        chair.must(first_option(chair.question))
    for _ in range(2):
        chair.send("undo", ask=chair.position["asked"], key="the-same")
        assert chair.until(lambda m: "the-same" in (m.get("key"), m.get("id")))["type"] == "taken"
    assert [kind for _, kind in log(house, scene)].count("undo") == 1


def test_a_finished_turn_is_held_until_it_is_handed_on(house: House) -> None:
    scene = two_people(house)
    mover = scene.end_turn()
    other = scene.other(mover)
    seat = scene.chairs.index(mover)
    assert other.position["held"] == mover.position["held"] == seat
    assert other.position["question"] is None
    assert other.position["waiting"][0]["seat"] == 1 - seat
    assert other.answer("castle 0", number=0)["code"] == "held"
    assert other.ask("hint", "advice", ask=0)["code"] == "held"
    other.send("hand-on")  # not theirs to hand on
    scene.sync()
    assert other.position["held"] == seat
    info = scene.anna.get(f"/api/tables/{scene.table}")
    assert info["my_turn"] == (seat == 0)
    mover.hand_on()
    scene.sync()
    assert other.position["held"] is None
    other.must(first_option(other.question))


def test_a_held_turn_can_be_taken_back(house: House) -> None:
    scene = two_people(house)
    mover = scene.end_turn()
    if mover.position["undo"] == "ask":  # the last gesture drew something
        return
    undo(mover)
    assert mover.position["held"] is None
    assert mover.question
    assert scene.other(mover).sync().position["question"] is None


def test_the_other_person_may_refuse(house: House) -> None:
    scene, mover, other = handed_on(house)
    before = log(house, scene)
    assert undo(mover)["type"] == "taken"
    scene.sync()
    seats = scene.chairs.index(mover), scene.chairs.index(other)
    for chair in scene.chairs:
        assert chair.position["undo_asked"] == {"seat": seats[0], "agreed": [], "missing": [seats[1]]}
    person = (scene.anna, scene.bela)[seats[1]]
    assert person.get(f"/api/tables/{scene.table}")["my_turn"]
    other.send("consent", yes=False)
    notice = mover.until("notice")
    assert notice["key"] == "notice-undo-refused"
    scene.sync()
    assert mover.position["undo_asked"] is None
    assert log(house, scene) == before
    other.must(first_option(other.question))


def test_with_leave_everything_since_is_taken_back(house: House) -> None:
    scene, mover, other = handed_on(house)
    rows = len(log(house, scene))
    undo(mover)
    mover.send("consent", yes=True)  # nobody gives leave to themselves
    scene.sync()
    assert mover.position["undo_asked"]
    other.send("consent", yes=True)
    scene.sync()
    for chair in scene.chairs:
        assert chair.sync().position["undo_asked"] is None
    assert mover.question
    assert other.position["question"] is None
    assert log(house, scene)[rows][1] == "rewind"


def test_an_undo_that_was_granted_is_not_asked_for_again_by_a_retry(house: House) -> None:
    scene, mover, other = handed_on(house)
    mover.send("undo", ask=mover.position["asked"], key="once")
    mover.until("taken")
    other.send("consent", yes=True)
    scene.sync()
    rows = log(house, scene)
    mover.send("undo", ask=mover.position["asked"], key="once")
    mover.until(lambda m: m["type"] == "taken" and m["key"] == "once")
    scene.sync()
    assert mover.position["undo_asked"] is None
    assert log(house, scene) == rows


def test_whoever_asked_may_withdraw(house: House) -> None:
    scene, mover, other = handed_on(house)
    undo(mover)
    mover.send("consent", yes=False)
    assert mover.until("notice")["key"] == "notice-undo-withdrawn"
    scene.sync()
    assert other.position["undo_asked"] is None
    other.send("consent", yes=True)  # too late
    scene.sync()
    assert "rewind" not in [kind for _, kind in log(house, scene)]


def test_a_request_lapses_when_somebody_answers(house: House) -> None:
    scene, mover, other = handed_on(house)
    undo(mover)
    scene.sync()
    other.must(first_option(other.question))
    scene.sync()
    assert mover.position["undo_asked"] is None
    other.send("consent", yes=True)
    scene.sync()
    assert "rewind" not in [kind for _, kind in log(house, scene)]


def test_a_spectator_gives_no_leave(house: House) -> None:
    scene, mover, _ = handed_on(house)
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    undo(mover)
    watcher.sync()
    assert watcher.position["undo_asked"]
    for kind, fields in (("consent", {"yes": True}), ("consent", {"yes": False}), ("undo", {"ask": 0, "key": "k"})):
        watcher.send(kind, **fields)
        assert watcher.until("refused")["code"] == "spectator"
    assert watcher.sync().position["undo_asked"]


def test_bots_give_leave_at_once(house: House) -> None:
    person = house.person()
    table = person.play_now("random")
    chair = person.sit_at(table).greeted()
    chair.play_on(first_option, stop=lambda p: p["held"] == 0)
    chair.hand_on()
    chair.play_on(first_option, stop=lambda p: p["question"] is not None)
    assert chair.position["undo"] == "ask"
    assert undo(chair)["type"] == "taken"
    chair.sync()
    assert chair.position["undo_asked"] is None
    rows = house.rows("SELECT count(*) FROM log WHERE table_id = :t AND kind = 'rewind'", t=table)
    assert rows == [(1,)]


def test_after_the_end_nothing_is_taken_back(house: House) -> None:
    scene = two_people(house, options={"max_rounds": 1})
    while scene.step():
        pass
    for chair in scene.chairs:
        assert chair.position["undo"] == "no"
        assert undo(chair)["code"] == "undo"


def test_one_person_with_two_seats_needs_nobodys_leave(house: House) -> None:
    anna = house.person("Anna")
    table = anna.new_table("me", "local")
    anna.ready(table)
    anna.start(table)
    chairs = [anna.sit_at(table, hello={"seat": seat}).greeted() for seat in (0, 1)]
    scene = Scene(table, anna, anna, (chairs[0], chairs[1]), "")
    mover = scene.end_turn()
    mover.hand_on()
    other = scene.to_act()
    other.must(first_option(other.question))
    scene.sync()
    assert mover.position["undo"] == "ask"
    undo(mover)
    scene.sync()
    assert mover.position["undo_asked"] is None
    assert mover.question
