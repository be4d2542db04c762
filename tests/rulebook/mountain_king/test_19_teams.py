"""The rules of In the Hall of the Mountain King, chapter 19: two teams of two."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from tests.rulebook.mountain_king.helpers import (
    answer,
    asked,
    dig,
    events,
    finish,
    lay,
    on_troll,
    play_at_random,
    points,
    refusal,
    smoot,
    spots,
    start_dig,
    statue_at,
    store,
    tunnels,
    words,
)
from tests.rulebook.mountain_king.table import Table, new, place_gates, play_draft
from underhall.core.match import Match

# the gates of the first team are r3 (seat 0) and e3 (seat 3), those of the second r16 (seat 1) and e16 (seat 2)
BRIDGE = ("f3 g3 h3 i3", "j3 k3 l3 m3", "n3 o3 p3 q3")


def teams(**options: object) -> Table:
    return Table(4, teams=True, **options)


def joined(**options: object) -> Table:
    """The first team's networks are one."""
    table = teams(**options)
    for squares in BRIDGE:
        table.tunnel(squares)
    return table


def almost_joined() -> Table:
    """The first team's networks end two squares from each other: k3 and l3 are missing."""
    return teams().tunnel("f3 g3 h3 i3").tunnel("n3 o3 p3 q3").tunnel("j3 j4").tunnel("m3 m4")


def test_partners_sit_side_by_side_in_winter() -> None:
    """MK-19.1: seats 1 and 2, and seats 4 and 1, on the large side."""
    view = new(4, teams=True).view()
    assert view.map.columns == 22
    assert [seat.owner for seat in view.seats] == [0, 1, 1, 0]


@pytest.mark.parametrize(
    ("first", "second", "third"),
    [("r3", "r16", {"e16"}), ("r3", "e3", {"e16"}), ("r3", "e16", {"r16", "e3"}), ("e16", "r3", {"r16", "e3"})],
)
def test_partners_have_neighbouring_gates(first: str, second: str, third: set[str]) -> None:
    """MK-19.1: clockwise the points are r3, r16, e16, e3; the third player must be beside the second."""
    match = new(4, teams=True)
    assert words(match) == {"r3", "r16", "e16", "e3"}
    match.answer(0, first)
    assert words(match) == {"r3", "r16", "e16", "e3"} - {first}
    match.answer(1, second)
    ring = ["r3", "r16", "e16", "e3"]
    if len(third) > 1:
        assert words(match) == third
        match.answer(2, sorted(third)[0])
    gates = [seat.gate for seat in match.view().seats]
    assert gates[2] in third
    for one, other in ((1, 2), (0, 3)):
        assert (ring.index(str(gates[one])) - ring.index(str(gates[other]))) % 4 in (1, 3)


def test_a_gate_away_from_the_partner_is_refused() -> None:
    """MK-19.1: once the second player sits opposite, both places left are beside both; a label for five never fits."""
    match = new(4, teams=True)
    match.answer(0, "r3")
    match.answer(1, "e16")
    assert refusal(match, 2, "a9") == "MK-3.2"
    assert refusal(match, 2, "r3") == "MK-3.2"


def test_one_score_and_one_storage_for_a_team() -> None:
    """MK-19.2: partners see the same figures."""
    match = teams().honour(0, digging=12).honour(1, digging=7).goods(0, stone=4).match()
    assert len(match.view().stores) == 2
    assert [points(match, seat)["digging"] for seat in range(4)] == [12, 7, 7, 12]
    assert [seat.goods.get("stone", 0) for seat in match.view().seats] == [4, 0, 0, 4]


def test_digging_honours_the_team() -> None:
    """MK-19.2, MK-19.9: whoever digs."""
    match = teams().goods(0, stone=4).turn(3).match()
    dig(match, 3, "square-stone", "e4 f4 e5 f5")
    assert [points(match, seat).get("digging", 0) for seat in range(4)] == [4, 0, 0, 4]


def test_the_order_of_turns() -> None:
    """MK-19.3: first team, second, second, first; and again."""
    match = teams().match()
    order = []
    for _ in range(8):
        seat, _kind = asked(match)
        order.append(match.view().seats[seat].owner)
        match.answer(seat, "low1")
        match.answer(seat, sorted(words(match) - {"trade"})[0])
        finish(match, seat)
    assert order == [0, 1, 1, 0] * 2


def test_the_draft_fills_the_team_storages() -> None:
    """MK-19.4: with all lower rows of both partners, and no bonus for anybody."""
    match = new(4, teams=True)
    play_draft(match)
    lower = {starter.id: starter.lower for starter in match.setup.content.starters}
    for team, partners in ((0, (0, 3)), (1, (1, 2))):
        expected: dict[str, int] = {}
        for seat in partners:
            for troll in smoot(match, seat).values():
                for good, count in lower[troll].items():
                    expected[good] = expected.get(good, 0) + count
        assert store(match, team) == expected
    assert events(match, "bonus") == []
    assert len(events(match, "lower")) == 4


def test_everything_gained_goes_to_the_team_storage() -> None:
    """MK-19.5: by spells, finds, bribes, workshops and trades, of either partner."""
    table = teams().goods(0, rune=1, stone=5, coin=2).turn(3).horde("mid1", stone=2)
    match = table.match()
    answer(match, 3, "cast-earth", "iron2")
    answer(match, 3, "trade", "hammer")
    answer(match, 3, "mid1")
    gained = store(match, 0)
    assert gained["hammer"] == 1
    assert gained["iron"] == 2
    assert gained["stone"] >= 2
    assert store(match, 1) == {}
    assert match.view().stores[0].pedestals == {"fire": 1}


def test_a_seat_spends_the_team_storage_and_its_own_trolls() -> None:
    """MK-19.6: never what lies on its partner's."""
    table = teams().goods(0, coin=1).held(0, "a1", coin=1).held(3, "a1", coin=1)
    match = table.match()
    assert match.view().seats[0].goods == {"coin": 2}
    match.answer(0, "mid1")
    assert asked(match) == (0, "troll")  # both coins, without a choice
    assert (store(match, 0), on_troll(match, 0, "a1")) == ({}, {})
    assert on_troll(match, 3, "a1") == {"coin": 1}
    short = teams().goods(0, coin=1).held(3, "a1", coin=1).match()
    assert refusal(short, 0, "mid1") == "MK-8.2"


def recruit_and_end(match: Match, seat: int, *words: str) -> None:
    """Recruit, and end the turn if there would still be something to trade for the partner."""
    answer(match, seat, *words)
    if asked(match) == (seat, "after"):
        match.answer(seat, "done")


def test_what_one_partner_spends_the_other_has_no_more() -> None:
    """MK-19.6: one storage."""
    match = teams().goods(0, stone=2).match()
    dig(match, 0, "domino-stone", "r4 r5")
    recruit_and_end(match, 1, "low1", "a2")
    recruit_and_end(match, 2, "low1", "a2")
    assert asked(match) == (3, "turn")
    assert refusal(match, 3, "domino-stone") == "MK-11.1"


def test_networks_are_joined() -> None:
    """MK-19.7: by a tunnel that touches both; from then on each partner has both."""
    match = almost_joined().goods(0, stone=2).match()
    assert match.view().seats[0].network == match.view().seats[3].network == 1 + 4 + 2
    dig(match, 0, "domino-stone", "k3 l3")
    assert match.view().seats[0].network == match.view().seats[3].network == 2 + 8 + 4 + 2


def test_before_that_a_tunnel_touches_the_own_network() -> None:
    """MK-19.7: the partner's alone is not enough, but it may be touched."""
    match = start_dig(almost_joined().goods(0, stone=2).match(), 0, "domino-stone")
    assert refusal(match, 0, lay(match, "k4 k5")) == "MK-11.5"
    assert lay(match, "k3 l3") in words(match)


def test_after_that_anywhere_beside_either() -> None:
    """MK-19.7: digging from the partner's gate."""
    match = start_dig(joined().goods(0, stone=2).match(), 0, "domino-stone")
    assert frozenset({"e4", "e5"}) in spots(match)
    apart = start_dig(teams().goods(0, stone=2).match(), 0, "domino-stone")
    assert frozenset({"e4", "e5"}) not in spots(apart)


def test_the_ban_holds_for_the_other_team() -> None:
    """MK-19.7: as ever; nobody digs beside a network of the opponents."""
    table = teams().tunnel("s3 s4 s5 s6").tunnel("s7 s8").tunnel("s9 s10").tunnel("r14 r15 s14").tunnel("s12 s13")
    match = start_dig(table.goods(0, stone=2).match(), 0, "domino-stone")
    assert len(tunnels(match, 1)) == 2
    assert refusal(match, 0, lay(match, "r11 s11")) == "MK-11.6"
    assert lay(match, "r10 r11") in words(match)  # r11 touches s12 at a corner


def test_joined_networks_move_statues_together() -> None:
    """MK-19.7: a statue in the partner's tunnel; apart it is foreign."""
    table = joined().goods(0, cart=1).turn(0, "after")
    match = table.match()
    assert statue_at(match, "h3") in words(match)  # the tunnel beside the partner's gate
    match.answer(0, statue_at(match, "h3"))
    assert {"e3", "f3", "j3"} <= words(match)
    apart = almost_joined().goods(0, cart=1).turn(0, "after").match()
    assert refusal(apart, 0, statue_at(apart, "h3")) == "MK-15.7"


def test_joined_networks_share_workshops() -> None:
    """MK-19.7: access through the partner's tunnel, and its entrances."""
    match = joined().shop("g4", "mason").goods(0, stone=1).match()
    assert "work-g4" in words(match)
    apart = almost_joined().shop("g4", "mason").goods(0, stone=1).match()
    assert refusal(apart, 0, "work-g4") == "MK-7.3"


def test_joined_networks_share_halls() -> None:
    """MK-19.7: over tunnels of both; apart it does not fit."""
    match = joined().turn(0, "after").match()
    assert "fissure" in words(match)
    match.answer(0, "fissure")
    assert frozenset(["h3", "i3", "j3", "k3", "l3", "m3", "n3"]) in spots(match)
    apart = almost_joined().goods(0, cart=1).turn(0, "after").match()
    assert refusal(apart, 0, "fissure") == "MK-14.1"


def test_pedestals_belong_to_the_team() -> None:
    """MK-19.8: gained by one partner, placed by the other; the token is the team's."""
    match = teams().goods(0, coin=5, stone=2).match()
    recruit_and_end(match, 0, "top1", "ice", "a2")
    recruit_and_end(match, 1, "low1", "a2")
    recruit_and_end(match, 2, "low1", "a2")
    dig(match, 3, "domino-stone", "e4 e5", anchor="e5")
    assert words(match) == {"none", "ice"}
    match.answer(3, "ice")
    assert [points(match, seat).get("tokens") for seat in (0, 3)] == [4, 4]
    assert match.view().stores[0].pedestals == {}
    assert match.view().stores[0].tokens == 1


def test_statues_and_halls_score_once() -> None:
    """MK-19.9: for the team, joined or not."""
    apart = almost_joined().final()
    assert apart.breakdown is not None
    assert [parts["statues"] for parts in apart.breakdown] == [4 + 4, 0, 0, 4 + 4]  # h3 and o3
    together = joined().final()
    assert together.breakdown is not None
    assert [parts["statues"] for parts in together.breakdown] == [4 + 4, 0, 0, 4 + 4]
    hall = joined()
    hall.state["tunnels"] = []
    for squares in ("f3 g3", "o3 p3", "q3 q2"):
        hall.tunnel(squares)
    scored = hall.hall("fissure", "h3 i3 j3 k3 l3 m3 n3", "k3").statue("moon", "k3").final()
    assert scored.breakdown is not None
    assert [parts["halls"] for parts in scored.breakdown] == [17, 0, 0, 17]


def test_the_team_with_more_honour_wins() -> None:
    """MK-19.9: both partners."""
    final = teams().honour(0, digging=10).honour(1, digging=30).final()
    assert final.ranking == (2, 1, 1, 2)


def test_crowns_are_taken_one_by_one() -> None:
    """MK-19.10: both may go to one team; the second triggers the end."""
    table = teams().fill(0).fill(3, but=1).turn(3)
    table.state["crowned"] = [0]
    match = table.match()
    match.answer(3, "low1")
    assert match.view().crowned == (0, 3)
    assert points(match, 0)["coronation"] == points(match, 3)["coronation"] == 5 + 3
    assert "coronation" not in points(match, 1)
    assert [event["n"] for event in events(match, "ending")] == [8]


def test_one_full_trollsmoot_is_not_enough() -> None:
    """MK-19.10: the first crown does not end the game."""
    match = teams().fill(2, but=1).turn(2).match()
    match.answer(2, "low1")
    assert points(match, 1)["coronation"] == 5
    assert match.view().turns_left is None


def test_sets_are_made_of_everything_a_team_has() -> None:
    """MK-19.10: the storage and both trollsmoots, once."""
    table = teams().goods(0, stone=1).held(0, "c1", stone=1).held(3, "c1", stone=1)
    final = table.final()
    assert final.breakdown is not None
    assert [parts["sets"] for parts in final.breakdown] == [1, 0, 0, 1]


def test_one_statue_of_a_tunnel_for_the_team() -> None:
    """MK-19.10: also where the networks are joined."""
    final = joined().statue("ice", "f3").statue("moon", "g3").final()
    assert final.breakdown is not None
    assert final.breakdown[0]["statues"] == 4 + 4  # the best of each: h3 in the light band, and o3


def tied_teams(first: tuple[int, int], second: tuple[int, int]) -> underhall.Match:
    """Both teams have the same honour; so many levels has each partner recruited."""
    table = teams().fill(0).fill(1).honour(0, digging=20).honour(1, digging=22)
    table.state["crowned"] = [0, 1]
    for seat, levels in ((0, first[0]), (3, first[1]), (1, second[0]), (2, second[1])):
        table.seat(seat)["recruited"] = levels
    final = table.final()
    assert final.scores == (25, 25, 25, 25)
    return final


def test_partners_are_one_side() -> None:
    """MK-19.11: they win and lose together; without teams everybody is a side of their own."""
    result = tied_teams((6, 9), (7, 7)).result
    assert result is not None
    assert result.sides == (0, 1, 1, 0)
    assert result.parties() == [[1, 2], [0, 3]]
    alone = Table(4).final().result
    assert alone is not None
    assert alone.sides == (0, 1, 2, 3)


def test_a_tie_of_teams() -> None:
    """MK-19.11: the lower sum of both members wins."""
    assert tied_teams((6, 9), (8, 8)).ranking == (1, 2, 2, 1)
    assert tied_teams((6, 9), (7, 7)).ranking == (2, 1, 1, 2)


def test_still_tied_the_team_that_did_not_start_wins() -> None:
    """MK-19.11."""
    assert tied_teams((7, 7), (6, 8)).ranking == (2, 1, 1, 2)


def test_a_trade_at_the_end_of_a_turn_helps_the_partner() -> None:
    """MK-19.5, MK-4.6: goods from the own trolls become one in the team storage, before the partner plays."""
    match = teams().match()
    answer(match, 0, "low1", "a2")  # two stones, a cart, a coin and a heartstone lie on the trolls now
    assert asked(match) == (0, "after")
    assert "trade" in words(match)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_of_teams(seed: int) -> None:
    """MK-19.2, MK-19.9: partners always share score and rank."""
    match = new(4, seed=seed, teams=True)
    place_gates(match)
    play_at_random(match, Random(seed), 20_000)
    assert match.over
    assert match.scores is not None
    assert match.ranking is not None
    assert match.scores[0] == match.scores[3]
    assert match.scores[1] == match.scores[2]
    assert sorted(match.ranking) == [1, 1, 2, 2]
    assert match.ranking[0] == match.ranking[3]
