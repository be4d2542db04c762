"""What a gesture of Dwar7s Fall brings, in one sentence: each on a position laid out for it, and all through games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import underhall
from tests.positions import Layout
from tests.reasons import Asked, why
from tests.rulebook.dwarfs_fall.helpers import to_tasks
from tests.test_locale import EVERY_KEY
from underhall.bots.gestures import played
from underhall.games.dwarfs_fall.options import KINDS

FALLBACK = "df-why-open"


def board(players: int = 2) -> Layout:
    """The first castle in a realm with two mines, the second beside it behind a wall; no open goal needs a ruby."""
    table = Layout(players).market("TG01", "TG02", "TG04")
    table.card("e0n0", "castle").card("e1n0", "mine_emerald")
    return table.card("e2n0", "mine_gold", owner=1, turned=1).card("e3n0", "castle", owner=1)


def at_work(kind: str, dwarfs: int, **gems: int) -> Layout:
    """Dwarfs of the first seat on one more card, and gems in its hand."""
    return board().card("e1s1", kind).dwarfs("e1s1", 0, dwarfs).gems(0, **gems)


def bare(kind: str, owner: int = 0) -> Layout:
    """One card and no castle; the open goals need an emerald at most."""
    return Layout(2).market("TG01", "TG02", "TG06").card("e0n0", kind, owner=owner)


def wanderers() -> Layout:
    """Dwarfs of the first seat on five cards of which its secret goal wants seven."""
    table = board().secret(0, "SG7").card("e1s1", "inn_ogre").card("e2s1", "mine_gold")
    for cell in ("e0n0", "e1n0", "e2n0", "e3n0", "e2s1"):
        table.dwarfs(cell, 0, 1)
    return table


def hunter(trophies: int, order: bool = True) -> Layout:
    """The first seat has monsters; its secret goal is to have two."""
    table = board().secret(0, "SG3", order=order)
    for kind in ("giant", "dragon")[:trophies]:
        table.trophy(0, kind, owner=1)
    return table


def besieged() -> Layout:
    """A dragon of the rival's in the first realm, with dwarfs enough to defeat it."""
    return board().card("e1n0", "dragon", owner=1).dwarfs("e1n0", 0, 5)


Case = tuple[str, Callable[[], underhall.Match], str, str]
CASES: list[Case] = [
    # goals and trophies
    ("goal", lambda: to_tasks(at_work("inn_shop", 3, gold=2, emerald=1)), "e1s1",
     "Oat Bread is yours for 7 points: that makes 1 of 3 goals."),
    ("goal", lambda: to_tasks(at_work("inn_shop", 3, gold=2, emerald=1).goals(0, "TG07", "TG08")), "e1s1",
     "Oat Bread is yours for 7 points: with 3 goals you begin the last round."),
    ("secret", lambda: hunter(2).match(), "reveal",
     "Your secret goal counts: Beast Bane, 8 points; that makes 1 of 3 goals."),
    ("secret", lambda: hunter(2).match(), "done",  # the standing order does it
     "Your secret goal counts: Beast Bane, 8 points; that makes 1 of 3 goals."),
    ("secret-holds", lambda: to_tasks(hunter(1, order=False).card("e1n0", "dragon").dwarfs("e1n0", 0, 5)), "e1n0",
     "Your secret goal holds now: Beast Bane, 8 points."),
    ("secret-near", lambda: wanderers().match(), "put e1s1",
     "Your secret goal comes nearer: Far Wanderers, 1 to go."),
    ("trophy", lambda: to_tasks(besieged()), "e1n0",
     "The dragon is defeated: 3 points, and 2 cards are free again."),
    # gems and ogres
    ("gems", lambda: to_tasks(at_work("mine_ruby", 3)), "e1s1", "You get 1 ruby: 3 points."),
    ("gems-pay", lambda: to_tasks(at_work("mine_gold", 2, emerald=1)), "e1s1",
     "You get 2 gold, and your gems then pay for Oat Bread: 7 points."),
    ("gems-near", lambda: to_tasks(at_work("mine_gold", 2)), "e1s1",
     "You get 2 gold; Oat Bread then lacks only 1 emerald."),
    ("ogre", lambda: to_tasks(at_work("inn_ogre", 2)), "e1s1",
     "You draw an ogre, which costs no action to play in a later turn."),
    ("steal-gem", lambda: board(3).ogres(0, "cutpurse").gems(1, ruby=1, gold=2).gems(2, gold=1).match(), "cutpurse red",
     "You take a gem at random from Béla, who holds 2 gold and 1 ruby."),
    ("steal-ogre", lambda: board(3).ogres(0, "turncoat").ogres(1, "shove", "rout").ogres(2, "shove").match(),
     "turncoat red", "You take an ogre at random from Béla, who holds 2."),
    # the realm, and the rivals'
    ("castle", lambda: Layout(2).match(), "castle 0",
     "Your castle gives you an extra action every turn, and your realm is worth 2 points."),
    ("realm", lambda: board().match(), "mine_ruby e0s1 180", "Your realm grows from 4 to 6 points."),
    ("guard", lambda: board().match(), "put e0n0",
     "A dwarf guards your castle: nobody can cover it, and your realm stays worth 4 points."),
    ("rival-realm", lambda: board().match(), "giant e3n0 0",
     "Béla’s realm falls from 2 to 0 points, and the castle gives no extra action now."),
    ("rival-realm", lambda: board().card("e4n0", "mine_ruby", owner=1, turned=1).match(), "dragon e4n0 0",
     "Béla’s realm falls from 4 to 2 points."),
    ("rival-dwarfs", lambda: board().ogres(0, "shove").dwarfs("e2n0", 1, 2).match(), "shove",
     "Béla is short of dwarfs at the gold mine: 2 needed, 1 left."),
    ("blocks", lambda: bare("mine_ruby", owner=1).match(), "dragon 0",
     "The dragon blocks 1 mine until somebody defeats it."),
    # dwarfs at work
    ("toward", lambda: at_work("mine_ruby", 1).match(), "put e1s1", "1 more dwarf, and you mine a ruby."),
    ("ready", lambda: at_work("inn_ogre", 1).match(), "put e1s1",
     "Enough of your dwarfs stand there: this turn you draw an ogre."),
    ("ready-gem", lambda: at_work("mine_gold", 1).match(), "put e1s1",
     "Enough of your dwarfs stand there: this turn they mine 2 gold, and Oat Bread needs it."),
    ("ready-gem", lambda: at_work("mine_ruby", 2).match(), "put e1s1",
     "Enough of your dwarfs stand there: this turn they mine 1 ruby."),
    ("ready-shop", lambda: at_work("inn_shop", 2, gold=2, emerald=1).match(), "put e1s1",
     "Enough of your dwarfs stand at the shop: this turn you can buy Oat Bread for 7 points."),
    ("ready-shop", lambda: at_work("inn_shop", 2, gold=2).dwarfs("e1n0", 0, 2).match(), "put e1s1",  # mined before that
     "Enough of your dwarfs stand at the shop: this turn you can buy Oat Bread for 7 points."),
    ("open", lambda: at_work("inn_shop", 2).match(), "put e1s1", "Nothing else brings you more right now."),
    # cards
    ("opens", lambda: bare("mine_gold").match(), "inn_shop e1n0 0", "Now there is a shop to buy trading goals at."),
    ("opens", lambda: bare("inn_shop", owner=1).match(), "inn_shop e1n0 0",
     "There is one more shop to buy trading goals at."),
    ("opens-gem", lambda: bare("inn_ogre").match(), "mine_emerald e1n0 0",
     "Emeralds can be mined now, as Oat Bread requires."),
    ("opens-gem", lambda: bare("mine_ruby", owner=1).match(), "mine_ruby e1n0 0",
     "Rubies can be mined in one more place, as Barrel of Stout requires."),
    ("hand", lambda: bare("mine_ruby").card("e0n0", "dragon", owner=1, turned=1).match(), "mine_emerald e0s1 180",
     "One card less in hand: there is room for 2 more gems and ogres."),
    ("discard", lambda: to_tasks(board().gems(0, ruby=2, gold=1)), "gold",
     "It is the cheapest kind of gem that you hold."),
    ("discard", lambda: to_tasks(board().gems(0, ruby=2, gold=1)), "ruby", "No open trading goal needs it."),
    ("discard", lambda: to_tasks(board().gems(0, emerald=1, gold=2)), "emerald",
     "Something has to go, and this you can spare best."),
    ("discard-ogre", lambda: to_tasks(board().gems(0, gold=2).ogres(0, "shove")), "shove",
     "An ogre is worth no points; your gems are."),
    # what brings nothing by itself
    ("order", lambda: board().match(), "order-off", "Your secret goal stays hidden until you choose to reveal it."),
    ("order", lambda: board().secret(0, "SG3", order=False).match(), "order-on",
     "Your secret goal is revealed by itself as soon as it holds at the end of a turn."),
    ("tasks", lambda: at_work("mine_gold", 2).match(), "done", "1 task is ready and comes next."),
    ("no-action", lambda: board().turn(0, used=4).match(), "done", "You have no actions left."),
    ("enough", lambda: board().match(), "done", "None of the actions that you have left would help you now."),
    ("stay", lambda: to_tasks(at_work("mine_gold", 2)), "done",
     "What is left to do would not help you: your dwarfs stay where they are."),
    ("home", lambda: to_tasks(at_work("inn_shop", 3)), "e1s1", "3 dwarfs come home, free for other work."),
]  # fmt: skip


@pytest.mark.parametrize(("key", "match", "words", "sentence"), CASES, ids=[f"{case[0]}: {case[2]}" for case in CASES])
def test_the_biggest_gain_is_told(key: str, match: Callable[[], underhall.Match], words: str, sentence: str) -> None:
    assert why(match(), words) == (f"df-why-{key}", sentence)


def test_every_sentence_has_its_position() -> None:
    assert {f"df-why-{case[0]}" for case in CASES} == {key for key in EVERY_KEY if key.startswith("df-why-")}


def test_a_dwarf_that_ends_the_turn_is_still_told_of() -> None:
    """With a revealed goal and no ogres nothing is asked after the last action."""
    table = at_work("mine_ruby", 1).secret(0, "SG3", revealed=True).turn(0, used=3)
    assert why(table.match(), "put e1s1") == ("df-why-toward", "1 more dwarf, and you mine a ruby.")


@pytest.mark.parametrize("held", [("shove", "rout"), ("rout", "frogmarch"), ("changeling", "cutpurse")])
def test_nothing_is_told_of_the_ogres_of_others(held: tuple[str, str]) -> None:
    table = board(3).ogres(0, "turncoat").ogres(1, *held).ogres(2, "shove")
    match, seat = table.match(), 0
    after = played(match.game, match.state, seat, tuple(match.read(seat, "turncoat red")))
    assert match.game.reason(match.state, after, seat) == ("df-why-steal-ogre", {"player": 1, "n": 2})


def test_nothing_is_told_of_the_secret_goals_of_others() -> None:
    """The end of the turn reveals the rival's goal, which is its third: in the real world, not in every one."""
    table = board().secret(1, "SG3").trophy(1, "giant", owner=0).trophy(1, "dragon", owner=0).goals(1, "TG07", "TG08")
    match = table.secret(0, "SG5", order=False).turn(0, used=4).match()
    after = played(match.game, match.state, 0, tuple(match.read(0, "done")))
    assert after is not None
    assert after.ending
    assert match.game.reason(match.state, after, 0) == ("df-why-no-action", {})
    hunted = table.trophy(0, "giant", owner=1).trophy(0, "dragon", owner=1).secret(0, "SG3").secret(1, "SG5")
    assert why(hunted.match(), "done")[1].endswith("that makes 1 of 3 goals.")


def test_every_kind_of_ask_gets_a_reason() -> None:
    """Through games between casual bots; that nothing better can be said is seldom said."""
    asked = Asked()
    for players, seed in ((2, 2), (3, 6), (4, 4)):
        asked.play("dwarfs-fall", players, seed)
    assert asked.kinds == set(KINDS)
    assert asked.share(FALLBACK) < 0.03
