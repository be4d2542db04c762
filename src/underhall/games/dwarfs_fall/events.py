"""What is told at the table, and to whom. Called by the rules only when somebody listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from underhall.core.game import ALL
from underhall.games.dwarfs_fall.notation import cell_word
from underhall.games.dwarfs_fall.rules.goals import breakdown, goals_done
from underhall.games.dwarfs_fall.state import State, top_kind

if TYPE_CHECKING:
    from underhall.core.game import Sink

# each message and the rule by which it happens
RULES = {
    "df-log-turn": "DF-5.1",
    "df-log-place": "DF-6.1",
    "df-log-put": "DF-7.1",
    "df-log-move": "DF-7.2",
    "df-log-march": "DF-11.3",
    "df-log-ogre": "DF-11.1",
    "df-log-home": "DF-7.5",
    "df-log-swap": "DF-11.3",
    "df-log-task": "DF-8.2",
    "df-log-fail": "DF-8.4",
    "log-gain": "DF-8.8",
    "df-log-reshuffle": "DF-11.6",
    "df-log-draw-own": "DF-8.9",
    "df-log-draw": "DF-8.9",
    "df-log-dig": "DF-10.1",
    "df-log-buy": "DF-8.10",
    "df-log-goal": "DF-2.1",
    "df-log-secret-own": "DF-2.2",
    "df-log-secret": "DF-2.2",
    "df-log-defeat": "DF-9.9",
    "df-log-discard-gem": "DF-12.2",
    "df-log-discard-ogre": "DF-12.2",
    "df-log-steal-gem": "DF-11.3",
    "df-log-steal-ogre-own": "DF-11.3",
    "df-log-steal-ogre": "DF-11.3",
    "df-log-order": "DF-13.1",
    "df-log-reveal": "DF-13.1",
    "df-log-ending": "DF-13.2",
    "df-log-stop": "DF-14.2",
    "df-log-score": "DF-13.3",
}


def _tell(out: Sink, key: str, audience: int, args: Mapping[str, Any]) -> None:
    out.tell(key, audience, {**args, "rule": RULES[key]})


def turn_begins(s: State, out: Sink) -> None:
    _tell(out, "df-log-turn", ALL, {"player": s.seat, "round": s.round})


def placed(s: State, out: Sink, kind: int, cell: int) -> None:
    onto = len(s.board.stacks[s.board.where[cell]]) > 1
    args = {
        "player": s.seat,
        "card": s.book.kind_ids[kind],
        "cell": cell_word(s, cell),
        "onto": "yes" if onto else "no",
    }
    _tell(out, "df-log-place", ALL, args)


def put(s: State, out: Sink, cell: int) -> None:
    _tell(out, "df-log-put", ALL, {"player": s.seat, **_card_at(s, s.board.where[cell])})


def moved(s: State, out: Sink, owner: int, start: int, end: int) -> None:
    args = {"player": s.seat, "other": owner, "from": cell_word(s, s.board.cells[start]), **_card_at(s, end)}
    _tell(out, "df-log-move" if owner == s.seat else "df-log-march", ALL, args)


def ogre_played(s: State, out: Sink, ogre: int) -> None:
    """What was in a hand lies open now."""
    _tell(out, "df-log-ogre", ALL, {"player": s.seat, "ogre": _name("ogre", s.book.ogre_ids[ogre])})
    out.open()


def went_home(s: State, out: Sink, owner: int, stack: int, count: int) -> None:
    _tell(out, "df-log-home", ALL, {"player": owner, "n": count, **_card_at(s, stack)})


def swapped(s: State, out: Sink, seat: int, stack: int, other: int, other_stack: int) -> None:
    cells = s.board.cells
    args = {
        "player": seat,
        "other": other,
        "cell": cell_word(s, cells[other_stack]),
        "other-cell": cell_word(s, cells[stack]),
    }
    _tell(out, "df-log-swap", ALL, args)


def task_done(s: State, out: Sink, stack: int) -> None:
    _tell(out, "df-log-task", ALL, {"player": s.seat, **_card_at(s, stack)})


def task_failed(s: State, out: Sink, stack: int) -> None:
    need = s.book.need[top_kind(s.board, stack)]
    _tell(out, "df-log-fail", ALL, {"player": s.seat, "n": need, **_card_at(s, stack)})


def mined(s: State, out: Sink, gem: int, count: int) -> None:
    _tell(out, "log-gain", ALL, {"player": s.seat, "items": [[f"df-count-{s.book.gem_ids[gem]}", count]]})


def reshuffled(out: Sink) -> None:
    _tell(out, "df-log-reshuffle", ALL, {})


def ogre_drawn(s: State, out: Sink, ogre: int) -> None:
    me = 1 << s.seat
    args = {"player": s.seat, "ogre": _name("ogre", s.book.ogre_ids[ogre])}
    _tell(out, "df-log-draw-own", me, args)
    _tell(out, "df-log-draw", ALL & ~me, {"player": s.seat})


def dug(s: State, out: Sink, cell: int) -> None:
    _tell(out, "df-log-dig", ALL, {"player": s.seat, **_card_at(s, s.board.where[cell])})


def bought(s: State, out: Sink, goal: int) -> None:
    args = {"player": s.seat, "goal": _name("goal", s.book.goal_ids[goal]), "n": s.book.goal_vp[goal]}
    _tell(out, "df-log-buy", ALL, args)


def goal_opened(s: State, out: Sink, goal: int) -> None:
    _tell(out, "df-log-goal", ALL, {"goal": _name("goal", s.book.goal_ids[goal])})


def secret_dealt(s: State, out: Sink, seat: int) -> None:
    me = 1 << seat
    _tell(out, "df-log-secret-own", me, {"secret": _name("secret", s.book.secret_ids[s.secrets[seat]])})
    _tell(out, "df-log-secret", ALL & ~me, {"player": seat})


def defeated(s: State, out: Sink, monster: int) -> None:
    _tell(out, "df-log-defeat", ALL, {"player": s.seat, "card": s.book.kind_ids[monster]})


def discarded(s: State, out: Sink, code: int) -> None:
    gems = s.book.gems
    if code < gems:
        _tell(out, "df-log-discard-gem", ALL, {"player": s.seat, "gem": s.book.gem_ids[code]})
    else:
        ogre = _name("ogre", s.book.ogre_ids[code - gems])
        _tell(out, "df-log-discard-ogre", ALL, {"player": s.seat, "ogre": ogre})
        out.open()


def gem_stolen(s: State, out: Sink, victim: int, gem: int) -> None:
    _tell(out, "df-log-steal-gem", ALL, {"player": s.seat, "other": victim, "gem": s.book.gem_ids[gem]})


def ogre_stolen(s: State, out: Sink, victim: int, ogre: int) -> None:
    both = 1 << s.seat | 1 << victim
    args = {"player": s.seat, "other": victim}
    _tell(out, "df-log-steal-ogre-own", both, {**args, "ogre": _name("ogre", s.book.ogre_ids[ogre])})
    _tell(out, "df-log-steal-ogre", ALL & ~both, args)


def switched(s: State, out: Sink) -> None:
    """Known to the owner alone."""
    on = "on" if s.orders >> s.seat & 1 else "off"
    _tell(out, "df-log-order", 1 << s.seat, {"order": on})


def revealed(s: State, out: Sink, seat: int) -> None:
    secret = s.secrets[seat]
    args = {"player": seat, "secret": _name("secret", s.book.secret_ids[secret]), "n": s.book.secret_vp[secret]}
    _tell(out, "df-log-reveal", ALL, args)
    out.open()


def ending(s: State, out: Sink) -> None:
    done = [goals_done(s, seat) for seat in range(s.book.players)]
    _tell(out, "df-log-ending", ALL, {"player": done.index(max(done)), "n": s.book.goals_to_end})


def stopped(s: State, out: Sink) -> None:
    _tell(out, "df-log-stop", ALL, {"n": s.book.max_rounds})


def scored(s: State, out: Sink) -> None:
    for seat in range(s.book.players):
        _tell(out, "df-log-score", ALL, {"player": seat, "n": sum(breakdown(s, seat).values())})


def _card_at(s: State, stack: int) -> dict[str, str]:
    """Which card it is about: its kind and its place."""
    kind = top_kind(s.board, stack)
    return {"card": s.book.kind_ids[kind], "cell": cell_word(s, s.board.cells[stack])}


def _name(sort: str, key: str) -> str:
    """A name that the catalogue, or a pack, holds."""
    return f"@df-{sort}-{key}"
