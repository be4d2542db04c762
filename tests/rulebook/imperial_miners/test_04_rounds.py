"""The rules of Imperial Miners, chapter 4: the structure of a round."""

from __future__ import annotations

from tests.rulebook.imperial_miners.table import Play, Table, effect, event, gold, mod, points, step
from underhall.games.imperial_miners import state as st

EIGHT = [f"three_{letter}" for letter in "abcdefgh"]


def story(play: Play, *keys: str) -> list[str]:
    """What was told of these sorts, in its order."""
    told = [key.removeprefix("im-log-") for key, _, _ in play.told]
    return [key for key in told if key in keys]


def two_seats(events: list[dict[str, object]] | None = None) -> Table:
    """Two players with one card each in the mine and two of level 1 in hand."""
    table = Table(2, events=events or []).mine(0, {"a0": "one_a"}).mine(1, {"a0": "one_b"})
    return table.hand(0, "one_c", "one_d").hand(1, "one_e", "one_f")


def test_ten_rounds() -> None:
    """IM-4.1: ten events, ten cards, and the game is over."""
    play = Table(2).before_event()
    over = play.finish_game()
    assert play.state.round == 10
    assert [fact["round"] for fact in play.heard("event")] == list(range(1, 11))
    assert [len(play.mine(seat)) for seat in (0, 1)] == [10, 10]
    assert len(over.scores) == 2


def test_an_instant_event_comes_before_the_mine_phase() -> None:
    """IM-4.1: event phase, then mine phase, and nothing after it."""
    play = Table(events=[event("gift", gold(2))]).hand(0, "one_a").play("gift").finish_round()
    parts = ("event", "gained", "revealed", "laid", "surface", "end-of-round")
    assert story(play, *parts) == ["event", "gained", "revealed", "laid", "surface", "gained"]
    assert play.lot.kind == "event"


def test_an_end_of_round_event_comes_after_the_mine_phase() -> None:
    """IM-4.1: only if the event is of that kind."""
    play = Table(events=[event("feast", points(2), kind="end")]).hand(0, "one_a").play("feast")
    assert play.points() == 0
    play.finish_round()
    parts = ("event", "revealed", "laid", "surface", "end-of-round", "gained")
    assert story(play, *parts) == ["event", "revealed", "laid", "surface", "gained", "end-of-round", "gained"]
    assert play.points() == 2


def test_a_new_round_clears_activations_and_modifiers() -> None:
    """IM-4.2: every card may be activated again, and what made cards cheaper is over."""
    sale = event("sale", mods=[mod("play_cost", delta=-2)])
    table = Table(events=[sale]).mine(0, {"a0": "one_a"}).hand(0, "two_a", "two_b")
    play = table.play("sale").answer(0, "two_a", "b1", "none", "none", "second")
    assert play.state.round == 2
    assert play.activated() == set()
    play.draw("quiet_a")
    assert play.lot.kind == "level-1"


def test_an_instant_event_ends_with_the_hand_limit() -> None:
    """IM-4.2: with 8 in hand and 2 drawn, 2 are discarded before a card is chosen."""
    maps = event("maps", step("draw", n=2, levels=[1]))
    play = Table(events=[maps]).hand(0, *EIGHT).play("maps").draw("one_a", "one_b")
    assert (play.asked(), len(play.hand()), play.state.phase) == ("discard", 10, st.EVENT)
    play.answer(0, "three_a", "three_b")
    assert (play.asked(), play.words()) == ("card", ["one_a", "one_b"])


def test_an_end_of_round_event_ends_with_the_hand_limit() -> None:
    """IM-4.2: before the next event is turned."""
    maps = event("maps", step("draw", n=2, levels=[1]), kind="end")
    play = Table(events=[maps]).hand(0, *EIGHT).play("maps").draw("one_c").answer(0, "none", "first")
    play.draw("one_a", "one_b")
    assert (play.asked(), len(play.hand()), play.state.phase) == ("discard", 10, st.END)
    play.answer(0, "three_a", "three_b")
    assert len(play.hand()) == 8
    assert play.lot.kind == "event"


def test_nobody_chooses_a_card_before_all_have_resolved_the_event() -> None:
    """IM-4.2, IM-14.6: the end of the event is a barrier."""
    play = two_seats([event("idea", step("research", n=1))]).play("idea").answer(0, "alchemy_a")
    assert (play.asked(0), play.asked(1)) == (None, "board")
    play.answer(1, "alchemy_a")
    assert [play.asked(seat) for seat in (0, 1)] == ["card", "card"]


def test_cards_open_when_all_have_chosen() -> None:
    """IM-4.2: before that nothing is paid, revealed or laid, and a seat that has chosen waits."""
    table = two_seats().gold(0, 2).hand(0, "two_a")
    play = table.play().answer(0, "two_a")
    assert (play.gold(0), play.asked(0), play.heard("revealed")) == (2, None, [])
    assert play.hand(0) == ["one_c", "one_d", "two_a"]
    play.answer(1, "one_e")
    assert (play.gold(0), play.hand(0)) == (0, ["one_c", "one_d"])
    assert [play.asked(seat) for seat in (0, 1)] == ["cell", "cell"]


def test_who_can_play_none_draws_when_cards_open() -> None:
    """IM-4.2: not before the others have chosen, and for nothing."""
    table = Table(2).hand(0, "one_c", "one_d").hand(1, "two_a").gold(1, 1)
    play = table.play()
    assert (play.asked(0), play.asked(1)) == ("card", None)
    play.answer(0, "one_c")
    assert (play.lot.kind, play.lot.seat) == ("level-1", 1)
    play.draw("one_e")
    assert (play.mine(1), play.gold(1)) == ({"a0": "one_e"}, 1)


def test_a_chain_may_begin_before_others_have_laid() -> None:
    """IM-4.2, IM-14.6: laying is no barrier; one seat goes all the way while the other still thinks."""
    play = two_seats().play().answer(0, "one_c").answer(1, "one_e")
    play.answer(0, "a2", "first", "first")
    assert (play.gold(0), play.asked(0)) == (2, None)
    assert (play.asked(1), play.state.round) == ("cell", 1)


def test_the_end_of_all_chains_is_a_barrier() -> None:
    """IM-4.2: an end-of-round event and the next round wait for the last surface."""
    play = two_seats([event("feast", points(2), kind="end")]).play("feast").answer(0, "one_c").answer(1, "one_e")
    play.answer(0, "a2", "none", "first").answer(1, "a2", "none")
    assert [play.points(seat) for seat in (0, 1)] == [0, 0]
    play.answer(1, "first")
    assert [play.points(seat) for seat in (0, 1)] == [2, 2]
    assert (play.lot.kind, play.state.round) == ("event", 2)


def test_a_modifier_ends_with_the_last_chain() -> None:
    """IM-4.2: it is removed before the next round begins, for the seat that finished first too."""
    golden = event("golden", mods=[mod("bonus_on_gain", res="gold", n=5, limit=9)])
    play = two_seats([golden]).play("golden").answer(0, "one_c").answer(1, "one_e")
    play.answer(0, "a2", "first", "second").answer(1, "a2", "none", "first")
    assert [play.gold(seat) for seat in (0, 1)] == [6, 6]
    play.draw("quiet_a").lay(0, "one_d", "a4").lay(1, "one_f", "a4")
    play.answer(0, "first")
    assert play.gold(0) == 7


def test_the_chain_of_a_seat() -> None:
    """IM-4.2: the card laid, then one above it, and so on; at last the surface."""
    table = Table(surface=[effect(gold(7)), effect(points(7)), effect(step("draw", n=1))])
    play = table.mine(0, {"a0": "one_a", "b1": "two_a"}).hand(0, "three_a").play().answer(0, "c2")
    for cell in ("c2", "b1", "a0"):
        assert (play.asked(), play.about()) == ("effect", cell)
        play.answer(0, "first")
    assert play.gold() == 3
    play.answer(0, "first")
    assert (play.gold(), play.state.round) == (10, 2)
