"""Imperial Miners at a house: where all choose at once, in secret, and go on side by side."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

import underhall
from tests.rulebook.imperial_miners.playing import Printed
from tests.rulebook.imperial_miners.table import draw
from tests.server.house import Chair, House, Message, alone
from tests.server.scenes import NUMBERS, Scene, Truth, as_json, two_people
from tests.server.test_bots import ME, PATIENCE, Puppets, Watch, first_code, hall_with
from tests.server.test_mountain_king import said
from tests.server.test_secrets import check_position
from tests.server.test_undo import log, undo
from underhall.core.match import Answer
from underhall.games.imperial_miners.state import CARD
from underhall.server import wire
from underhall.server.store import Store
from underhall.server.table import Table

ANNAS = ("highland_reel", "reivers_truce")
BELAS = ("rubble_feast", "tomb_breakers")
THIRDS = ("ibis_library", "envoys_garden")
ROOFS = ("thistle_drift-1", "trophy_pit-1", "silk_letter-1")
PAST = (
    "fresh_maps", "clearance_sale", "bright_idea", "guest_workers", "toolmakers_fair", "extra_shift", "cart_parade",
    "deep_echo",
)  # fmt: skip
"""Events that ask or give cards; once they are past, each round begins with the sealing."""


def laid_out(*hands: tuple[str, ...], mines: tuple[tuple[str, ...], ...] = (("a0", *ROOFS),)) -> Printed:
    """The cells that were laid in the rounds before, each with the cards of the seats there, and these hands."""
    table = Printed(len(hands))
    table.state.round = len(mines)
    table.state.seen = [table.book.event_ids.index(event) for event in PAST[: len(mines)]]
    for seat, hand in enumerate(hands):
        table.mine(seat, {cell: cards[seat] for cell, *cards in mines}).hand(seat, *hand)
    return table


def seated(house: House, *others: str, table: Printed | None = None) -> Scene:
    """Anna, Béla and others; at a position that was laid out all cards of a round are about to be sealed."""
    options = {}
    if table is not None:
        match = table.match()
        draw(match, "cheap_timber")
        store = Store(house.database)
        options["position"] = store.keep_position(match.snapshot(), match.names, None)
        store.close()
    anna, bela = house.person("Anna"), house.person("Béla")
    opened = anna.new_table("me", "open", *others, game="imperial-miners", **options)
    words = anna.get(f"/api/tables/{opened}")["seats"][1]["invite"]
    bela.post(f"/api/invitations/{words}", {"number": NUMBERS[1]})
    anna.ready(opened, NUMBERS[0])
    anna.start(opened)
    chairs = anna.sit_at(opened, hello={"seat": 0}).greeted(), bela.sit_at(opened).greeted()
    return Scene(opened, anna, bela, chairs, words)


def choosing(house: House, third: str = "local") -> Scene:
    """Everybody has two cards to choose from. A third seat that is local is Anna's too."""
    return seated(house, third, table=laid_out(ANNAS, BELAS, THIRDS))


def until_position(chair: Chair, fits: Callable[[Message], bool]) -> Message:
    """Read until a position fits: the bots move when they like."""
    chair.sync()
    while not fits(chair.position):
        chair.until("position")
    return chair.position


def until_waiting_for(chair: Chair, *seats: int) -> Message:
    """Until these seats alone have something to choose."""
    return until_position(chair, lambda p: [one["seat"] for one in p["waiting"]] == list(seats))


def until_opened(chair: Chair) -> Message:
    return until_position(chair, lambda p: p["view"]["phase"] == "mine")


def sealed_by(*seats: int) -> list[Message]:
    """What is shown of the seats that still have to seal something."""
    return [{"seat": seat, "kind": None} for seat in seats]


def told_of(chair: Chair, *cards: str) -> list[str]:
    """Which of these cards, of each of which there is one, were ever named to a chair."""
    frames = said(chair.frames)
    return [card for card in cards if any(card in text for text in frames)]


# At once, and in secret


def test_first_cards_are_kept_by_all_at_once(house: House) -> None:
    scene = seated(house, "bot:random")
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    anna, bela = scene.chairs
    for chair in (anna, bela, watcher):
        assert until_waiting_for(chair, 0, 1)["waiting"] == sealed_by(0, 1)
    assert [chair.question["kind"] for chair in scene.chairs] == ["keep", "keep"]
    assert watcher.position["question"] is None
    hands = [chair.position["view"]["seats"][seat]["hand"] for seat, chair in enumerate(scene.chairs)]
    assert not set(hands[0]) & set(hands[1])
    before = bela.question

    anna.must(" ".join(hands[0][:4]))
    for chair in (anna, bela, watcher):
        assert chair.sync().position["waiting"] == sealed_by(1)
        assert [seat["doing"] for seat in chair.position["view"]["seats"]] == ["sealed", "choosing", "sealed"]
    assert anna.position["question"] is None
    assert anna.position["view"]["seats"][0]["chosen"] == hands[0][:4]
    assert bela.question == before

    bela.must(" ".join(hands[1][1:5]))
    scene.sync()
    thrown = [card for pile in bela.position["view"]["discards"] for card in pile]
    assert {*hands[0][4:], hands[1][0], *hands[1][5:]} <= set(thrown)
    for chair, kept in ((anna, hands[1][1:5]), (bela, hands[0][:4]), (watcher.sync(), hands[0][:4] + hands[1][1:5])):
        words = {f'"{word}"' for word in kept} | {f'"card:{word}"' for word in kept}
        assert not [text for text in said(chair.frames) if any(word in text for word in words)]


def test_a_sealed_card_is_named_to_nobody_before_all_are_in(house: House) -> None:
    scene = choosing(house, "bot:random")
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    anna, bela = scene.chairs
    for chair in (anna, bela, watcher):
        assert until_waiting_for(chair, 0, 1)["waiting"] == sealed_by(0, 1)
    anna.must("reivers_truce")
    number = bela.sync().question["number"]
    replies = [bela.ask("try", "tried", ask=number, words=word) for word in bela.words()]
    replies += [bela.ask("hint", "advice", ask=number), bela.ask("why", "reason", ask=number, words=ANNAS[1])]
    assert [reply["type"] for reply in replies] == ["tried", "tried", "advice", "reason"]
    # Béla's would be the last of them, and what it opens is not his to know
    assert [(reply["view"], reply["barred"]) for reply in replies[:2]] == [(None, True)] * 2
    assert [[event["key"] for event in reply["events"]] for reply in replies[:2]] == [["im-log-sealed-own"]] * 2
    named = replies.pop()["refusal"]
    other = bela.ask("why", "reason", ask=number, words="koi_engine")["refusal"]
    assert json.dumps(named).replace("reivers_truce", "koi_engine") == json.dumps(other)
    assert not [reply for reply in replies if "reivers_truce" in json.dumps(reply)]
    assert told_of(watcher.sync(), *ANNAS, *BELAS, *THIRDS) == []
    assert told_of(anna.sync(), *BELAS, *THIRDS) == []
    assert [event["args"] for event in bela.log if event["key"] == "im-log-sealed"][-1].keys() == {"player", "rule"}

    bela.must("rubble_feast")
    for chair in (anna, bela, watcher):
        until_opened(chair)
        assert {"reivers_truce", "rubble_feast"} <= {*told_of(chair, "reivers_truce", "rubble_feast")}
    assert told_of(bela, "highland_reel") == told_of(watcher, "highland_reel", "tomb_breakers") == []


def test_a_shared_position_says_nothing_of_what_others_have_sealed(house: House) -> None:
    scene = choosing(house)
    scene.chairs[0].must("reivers_truce")
    sealed, own = set(), set()
    for _ in range(12):
        shared = scene.bela.post(f"/api/tables/{scene.table}/position")["id"]
        text = house.rows("SELECT snapshot FROM positions WHERE id = :id", id=shared)[0][0]
        match = underhall.restore(json.loads(text) if isinstance(text, str) else text)
        own.add(match.view(1).seats[1].hand)
        sealed |= set(match.view(0).seats[0].chosen)
    assert own == {BELAS}
    assert len(sealed) > 2


def test_nobody_can_tell_who_has_nothing_to_choose(house: House) -> None:
    """Both hands are two cards of level 3, but one of Béla's is too dear at the second table."""
    mines = (("a0", *ROOFS), ("b1", "koi_engine", "locked_shields", "northern_wall"))
    frames: list[list[Message]] = []
    for dear in ("idle_leviathan", "jade_court"):
        hands = ANNAS, ("reckless_blast", dear), THIRDS[:1]
        scene = seated(house, "bot:random", table=laid_out(*hands, mines=mines))
        anna, bela = scene.chairs
        watcher = house.person("Cili").sit_at(scene.table).greeted()
        frames.append([{**chair.position, "events": list(chair.log)} for chair in (anna, watcher)])
        assert anna.position["waiting"] == sealed_by(0, 1, 2)
        assert scene.anna.get(f"/api/tables/{scene.table}")["waiting"] == [0, 1, 2]
        forced = dear == "jade_court"
        assert (bela.position["question"] is None) == forced
        if forced:
            assert bela.answer("reckless_blast", number=bela.position["asked"])["code"] == "not-asked"
            assert bela.position["view"]["seats"][1]["chosen"] == ["reckless_blast"]
        anna.must("highland_reel")
        opened = [event["args"]["player"] for event in anna.log if event["key"] == "im-log-revealed"]
        assert sorted(opened) == ([0, 1, 2] if forced else [])
        assert anna.position["view"]["phase"] == ("mine" if forced else "card")
    assert frames[0] == frames[1]


class Slow(Puppets):
    """Nobody answers before the test lets them."""

    def __init__(self) -> None:
        super().__init__(first_code)
        self.gate = asyncio.Event()

    async def choose(self, match: underhall.Match, seat: int, bot: str) -> list[int]:
        await self.gate.wait()
        return await super().choose(match, seat, bot)


def bots_at(table: Table) -> list[str | None]:
    return [seat.bot for seat in table.seats]


def has_answered(table: Table, seat: int) -> bool:
    return any(entry.seat == seat for entry in table.running().log if isinstance(entry, Answer))


@asynccontextmanager
async def clocked(url: str, hand: tuple[str, ...]) -> AsyncIterator[tuple[Table, Watch, Slow]]:
    """A table with a clock; the first seat has two cards to choose from, the second this hand, the third one card."""
    mines = (("a0", *ROOFS), ("b1", "koi_engine", "locked_shields", "northern_wall"))
    match = laid_out(ANNAS, hand, THIRDS[:1], mines=mines).match()
    draw(match, "cheap_timber")
    slow = Slow()
    async with hall_with(url, slow) as hall:
        position = await hall.store.io(hall.store.keep_position, match.snapshot(), match.names, None)
        person = await hall.store.io(hall.store.new_person, "Marta")
        plan = wire.NewTable("imperial-miners", (ME,) * 3, clock=600, position=position)
        table = await hall.new_table({"id": person, "name": "Marta"}, plan)
        await hall.ready(table, person, 5)
        await hall.start(table, person)
        yield table, await Watch.at(table, person), slow


def test_when_time_is_up_nobody_can_tell_who_has_nothing_to_choose(tmp_path: Path) -> None:
    """A bot takes the seat of everybody who seems to choose; who had nothing to choose has it back once all is open."""
    seen: list[list[Message]] = []

    async def play(number: int, dear: str, after: list[str | None]) -> None:
        url = f"sqlite:///{tmp_path / f'{number}.db'}"
        async with clocked(url, ("reckless_blast", dear)) as (table, watch, slow):
            await table.clockwork._time_is_up(table.row["deadline"])
            assert bots_at(table) == ["casual"] * 3
            frames: list[Message] = []

            def told(message: Message) -> bool:
                frames.append(message)
                return [one["key"] for one in frames if one["type"] == "notice"] == ["notice-time-up"] * 3

            await watch.until(told)
            told_so_far = [one for one in frames if one["type"] != "table"]
            rosters = [seat["bot"] for one in frames if one["type"] == "table" for seat in one["table"]["seats"]]
            seen.append([{**one, "deadline": None} for one in told_so_far] + [{"bots": rosters}])
            slow.gate.set()
            async with asyncio.timeout(PATIENCE):
                while table.running().state.phase == CARD or table.clockwork._to_give_back():
                    await asyncio.sleep(0.01)
            assert bots_at(table) == after
            assert not has_answered(table, 2)

    alone(play(0, "idle_leviathan", ["casual", "casual", None]))
    alone(play(1, "jade_court", ["casual", None, None]))
    assert seen[0] == seen[1]


def test_a_seat_that_was_taken_back_and_handed_over_stays_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with clocked(f"sqlite:///{tmp_path / 'house.db'}", BELAS) as (table, _, slow):
            await table.clockwork._time_is_up(table.row["deadline"])
            await table.hand_over(2, None)
            await table.hand_over(2, "casual")
            slow.gate.set()
            async with asyncio.timeout(PATIENCE):
                while table.seats[2].bot and not has_answered(table, 2):
                    await asyncio.sleep(0.01)
            assert table.seats[2].bot == "casual"

    alone(play())


# Taking back


def test_a_sealed_choice_is_taken_back_freely_until_the_last_is_in(house: House) -> None:
    scene = choosing(house)
    anna, bela = scene.chairs
    third = scene.anna.sit_at(scene.table, hello={"seat": 2}).greeted()
    before = anna.position
    anna.must("highland_reel")
    bela.must("tomb_breakers")
    seen = bela.position
    # Béla has sealed since, but has seen nothing of it
    assert anna.sync().position["undo"] == "free"
    assert undo(anna)["type"] == "taken"
    assert anna.position["view"]["seats"][0] == before["view"]["seats"][0]
    assert anna.question["number"] > before["question"]["number"]
    assert {**anna.question, "number": 0} == {**before["question"], "number": 0}
    assert bela.sync().position["waiting"] == sealed_by(0, 2)
    assert bela.position["view"]["seats"][1] == seen["view"]["seats"][1]
    assert told_of(bela, *ANNAS) == []
    anna.must("reivers_truce")
    third.must("ibis_library")
    scene.sync()
    opened = [event["args"]["card"] for event in bela.log if event["key"] == "im-log-revealed"]
    assert opened == [f"@im-card-{card}" for card in ("tomb_breakers", "ibis_library", "reivers_truce")]


def test_after_the_last_is_in_a_sealed_choice_goes_back_by_leave_alone(house: House) -> None:
    scene = choosing(house, "bot:random")
    anna, bela = scene.chairs
    until_waiting_for(anna, 0, 1)
    anna.must("highland_reel")
    bela.must("tomb_breakers")
    until_opened(anna)
    assert anna.position["undo"] == bela.sync().position["undo"] == "ask"
    view = anna.position["view"]["seats"][0]
    for yes in (False, True):
        assert undo(anna)["type"] == "taken"
        bela.sync()
        assert bela.position["undo_asked"] == {"seat": 0, "agreed": [], "missing": [1]}
        assert anna.position["view"]["seats"][0] == view
        bela.send("consent", yes=yes)
        scene.sync()
    # with leave everything that was opened is sealed again, and Béla's choice is his to make anew
    assert [kind for _, kind in log(house, scene)].count("rewind") == 1
    until_waiting_for(anna, 0, 1)
    assert [chair.sync().question["kind"] for chair in scene.chairs] == ["card", "card"]


# Bad input


def refused(chair: Chair, words: str, number: int | None = None) -> tuple[str, str | None]:
    """The code of a refusal and the rule that it names; it is one sentence."""
    reply = chair.answer(words, number=number)
    assert reply["type"] == "refused", reply
    assert reply["message"]
    assert "\n" not in reply["message"]
    return reply["code"], (reply["refusal"] or {}).get("rule")


def test_what_cannot_be_sealed_is_refused_and_changes_nothing(house: House) -> None:
    scene = choosing(house)
    anna, bela = scene.chairs
    third = scene.anna.sit_at(scene.table, hello={"seat": 2}).greeted()
    number = anna.question["number"]

    def all_wrong(chair: Chair, roof: str, card: str) -> list[str]:
        before, rows = chair.sync().position, log(house, scene)
        assert refused(chair, roof) == ("illegal", "IM-6.1")  # laid in the round before
        assert refused(chair, "deepest_vein") == ("illegal", "IM-6.1")
        assert refused(chair, "draw") == ("illegal", "IM-6.4")
        for words in ("unobtainium", "highland-reel", "a0", "0", f"card:{card}"):
            assert refused(chair, words) == ("illegal", None), words
        for words in (f"{card} b1", f"{card} {card}", f"{card} first", f"{card} unobtainium"):
            assert refused(chair, words) == ("illegal", None), words
        assert refused(chair, card, number=before["asked"] + 1) == ("stale", None)
        too_long = [chair.answer(f"{card} {rest}")["message"] for rest in ("b1", "b9", "none")]
        assert chair.sync().position == before
        assert log(house, scene) == rows
        return [message.replace(card, "CARD") for message in too_long]

    first = all_wrong(anna, ROOFS[0], "highland_reel")
    anna.must("highland_reel")
    assert refused(anna, "reivers_truce", number=number) == ("not-asked", None)
    assert refused(anna, "reivers_truce", number=anna.position["asked"]) == ("not-asked", None)
    bela.must("tomb_breakers")
    # the last to seal something learns no more from it than the first
    assert all_wrong(third, ROOFS[2], "ibis_library") == first
    third.must("ibis_library")
    anna.sync()
    assert (anna.question["kind"], anna.words()) == ("cell", ["b-1", "b1"])
    rows = log(house, scene)
    assert refused(anna, "reivers_truce", number=number) == ("stale", None)
    assert refused(anna, "b1", number=number) == ("stale", None)
    assert refused(anna, "reivers_truce") == ("illegal", None)
    assert [refused(anna, cell)[1] for cell in ("a2", "b3")] == ["IM-7.1", "IM-7.4"]
    assert refused(anna, "b1 unobtainium")[0] == "illegal"
    assert log(house, scene) == rows
    assert anna.sync().words() == ["b-1", "b1"]


def test_first_cards_that_cannot_be_kept_are_refused(house: House) -> None:
    scene = seated(house, "bot:random")
    anna, bela = scene.chairs
    until_waiting_for(anna, 0, 1)
    hand = anna.position["view"]["seats"][0]["hand"]
    theirs = bela.sync().position["view"]["seats"][1]["hand"][0]
    before, rows = anna.position, log(house, scene)
    four = " ".join(hand[:4])
    for words, rule in (
        (theirs, "IM-3.5"),
        (f"{hand[1]} {hand[0]}", "IM-3.5"),
        (hand[-1], "IM-3.5"),
        (f"{four} {hand[4]}", None),
        (f"{four} a0", None),
        (f"{hand[0]} unobtainium", None),
    ):
        assert refused(anna, words) == ("illegal", rule), words
    assert anna.sync().position == before
    assert log(house, scene) == rows
    anna.must(four)
    assert refused(anna, four, number=before["asked"]) == ("not-asked", None)


# Side by side


def test_a_question_of_the_chain_is_the_same_after_coming_back(house: House) -> None:
    scene = choosing(house, "bot:random")
    anna, bela = scene.chairs
    anna.must("reivers_truce")
    bela.must("rubble_feast")
    until_opened(anna)
    anna.must("b1")
    asked, heard = anna.question, len(anna.log)
    assert (asked["kind"], asked["args"]["cell"]) == ("effect", "b1")
    anna.close()
    bela.sync()
    bela.must("b-1")
    bela.must("second")
    assert {"seat": 0, "kind": "effect"} in bela.position["waiting"]
    anna = scene.anna.sit_at(scene.table).greeted()
    assert anna.question == asked
    assert (anna.position["view"]["seats"][0]["at"], anna.position["view"]["seats"][0]["doing"]) == ("b1", "chain")
    assert len(anna.log) > heard
    gold = anna.position["view"]["seats"][0]["gold"]
    brings = {option["word"]: dict(option["args"].get("brings", ())) for option in asked["options"]}
    anna.must("second")
    assert anna.position["view"]["seats"][0]["gold"] == gold + brings["second"]["im-count-gold"] > gold
    assert (anna.question["kind"], anna.question["args"]["cell"]) == ("effect", "a0")


def test_every_frame_is_the_viewers_own_and_nothing_is_ever_handed_on(house: House) -> None:
    scene = two_people(house, game="imperial-miners")
    watcher = house.person("Cili").sit_at(scene.table).greeted()
    truth = Truth(house, scene.table)
    viewers: list[tuple[int | None, Chair]] = [(0, scene.chairs[0]), (1, scene.chairs[1]), (None, watcher)]
    rng = Random(6)
    at_once = 0
    for _ in range(70):
        truth.follow()
        for seat, chair in viewers:
            chair.sync()
            check_position(chair, seat, truth)
            seats = chair.position["view"]["seats"]
            assert [one["hand"] is None for one in seats] == [owner != seat for owner in (0, 1)]
            assert not [one for owner, one in enumerate(seats) if owner != seat and one["chosen"]]
            sealing = chair.position["view"]["phase"] in ("keep", "card")
            assert all((one["kind"] is None) == sealing for one in chair.position["waiting"])
        asked = [chair for chair in scene.chairs if chair.position["question"]]
        at_once += len(asked) == 2
        chair = rng.choice(asked)
        chair.must(rng.choice(chair.words()))
        chair.send("hand-on")
    truth.close()
    assert at_once > 20
    positions = [json.loads(frame) for _, chair in viewers for frame in chair.frames]
    assert {one["held"] for one in positions if one["type"] == "position"} == {None}


def test_whoever_ends_a_round_and_has_nothing_to_choose_in_the_next_holds_nobody_up(house: House) -> None:
    level = [word for word in Printed(2).book.card_words if word.endswith("-1")][:8]
    mines = tuple((f"a{2 * n}", word, word.replace("-1", "-2")) for n, word in enumerate(level))
    hands = ("pump_room-1",), ("brass_diver-1", "coral_gauge-1", "cart_legion-1")
    scene = seated(house, table=laid_out(*hands, mines=mines))
    anna, bela = scene.chairs
    assert anna.position["question"] is None
    bela.must("cart_legion-1")
    for chair in (bela, anna):
        chair.sync()
        while chair.position["view"]["round"] == 9 and chair.position["question"]:
            words = chair.words()
            chair.must("none" if "none" in words else words[0])
    scene.sync()
    assert (anna.position["view"]["round"], anna.position["view"]["phase"]) == (10, "card")
    assert anna.position["question"] is None
    assert anna.position["held"] is bela.position["held"] is None
    assert bela.words() == ["brass_diver-1", "coral_gauge-1"]
    bela.must("coral_gauge-1")


# Whole games


@pytest.mark.parametrize("bots", [[], ["casual", "random"], ["random"] * 4], ids=["solo", "three", "five"])
def test_bots_play_a_table_to_its_end(house: House, bots: list[str]) -> None:
    marta = house.person("Marta")
    table = marta.play_now(*bots, game="imperial-miners")
    chair = marta.sit_at(table).greeted()
    marta.post(f"/api/tables/{table}/seats/0/bot", {"bot": "casual"})
    end = until_position(chair, lambda p: p["result"] is not None)
    result, view = end["result"], end["view"]
    assert [sum(parts.values()) for parts in result["breakdown"]] == result["scores"]
    assert [len(seat["mine"]) for seat in view["seats"]] == [10] * (1 + len(bots))
    assert (view["title"] is None) == bool(bots)
    info = marta.get(f"/api/tables/{table}")
    assert (info["state"], info["scores"]) == ("finished", result["scores"])
    report = underhall.verify(marta.request("GET", f"/api/tables/{table}/record").text)
    assert report.dealt_again
    assert as_json(report.match.view(0)) == view
    steps = marta.get(f"/api/replays/{table}")["steps"]
    told = [event["key"] for step in steps for event in step["events"] if event["key"] != "log-answer"]
    assert told == [event.key for event in report.match.events()][-len(told) :]
