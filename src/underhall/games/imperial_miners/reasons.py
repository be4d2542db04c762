"""Why a gesture is good, in one sentence of the catalogue: what it brings its seat, or what it saves.

What was answered is found by trying every gesture; what it brings is told as its option tells it, by `promise`. Only
the position before counts for the sentence, so nothing is said of what a draw or a search has brought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from underhall.games.imperial_miners.answered import Answer, answers
from underhall.games.imperial_miners.evaluation import standing
from underhall.games.imperial_miners.events import card_name
from underhall.games.imperial_miners.gains import best_effect, gains, path, worth
from underhall.games.imperial_miners.notation import FACTION_NAMES
from underhall.games.imperial_miners.promise import Counts, promise_program
from underhall.games.imperial_miners.rules.choosing import cost
from underhall.games.imperial_miners.rules.ground import above, laid
from underhall.games.imperial_miners.rules.rounds import carry_out, settle
from underhall.games.imperial_miners.rules.scoring import score, title
from underhall.games.imperial_miners.state import (
    ANY_FACTION,
    BOTH,
    CLEAR,
    FACE,
    FACTIONS,
    GOLD,
    LEVELS,
    NONE,
    OP_ACTIVATE,
    OP_CLEAR,
    OP_MACHINE,
    PER_CARDS_WITH_MACHINE,
    PER_MACHINES_MINE,
    PER_MACHINES_SELF,
    POSITION,
    ROUNDS,
    ROW,
    YES,
    State,
    without_card,
)

Why = tuple[str, dict[str, Any]]

PLAIN: Why = ("im-reason-plain", {})
MANY = 3


def reason(before: State, after: State, seat: int) -> tuple[str, Mapping[str, Any]]:
    """What the gesture between two positions brings its seat."""
    given = answers(before, after, seat)
    why = _title(before, after) if before.book.players == 1 else None
    if why is None and given:
        why = _OF[given[0].ask.kind](given)
    return why or PLAIN


def _title(before: State, after: State) -> Why | None:
    """IM-14.4 The next title of somebody who plays alone."""
    points = score(after, 0)
    earned = title(after.book, points)
    if points <= score(before, 0) or earned == title(before.book, score(before, 0)):
        return None
    return "im-reason-title", {"n": points, "title": f"@im-title-{earned}"}


def _brings(counts: Counts, **facts: Any) -> dict[str, Any]:
    return {**facts, "brings": counts}


def _named(s: State, seat: int, me: int) -> str:
    return card_name(s, s.mines[seat].cards[me])


# Choosing and laying


def _keep(given: Sequence[Answer]) -> Why | None:
    s, ask, _ = given[0]
    cards = _kept(s, ask.seat, [one.code for one in given])
    peoples = Counter(faction for card in cards for faction in s.book.factions[card])
    faction, number = peoples.most_common(1)[0] if peoples else (0, 0)
    if number >= MANY:
        return "im-reason-keep-faction", {"faction": FACTION_NAMES[faction], "n": number}
    first = sum(s.book.level[card] == 1 for card in cards)
    facts = {"n": first, "count": len(cards) - first, "price": sum(s.book.cost[card] for card in cards)}
    return ("im-reason-keep-levels", facts) if first and first < len(cards) else None


def _kept(s: State, seat: int, picked: Sequence[int]) -> list[int]:
    """All that stay: where only so many are left as are wanted, nobody is asked for them."""
    cards = [*s.picks[seat], *picked]
    rest = s.hands[seat]
    for card in cards:
        rest = without_card(rest, card)
    return [*cards, *rest[len(rest) + len(cards) - s.book.kept :]]


def _card(given: Sequence[Answer]) -> Why | None:
    """What the card brings where it lies best."""
    s, ask, card = given[0]
    if card == s.book.kinds:
        return "im-reason-draw", {}
    places = [_with_card(s, ask.seat, card, cell) for cell in s.mines[ask.seat].spots[s.book.level[card] - 1]]
    hand = without_card(s.hands[ask.seat], card)
    t = max(places, key=lambda place: standing(place, ask.seat, hand, 0, True))
    me = len(t.mines[ask.seat].cards) - 1
    brings = best_effect(t, ask.seat, me)
    full = t.mines[ask.seat].full_of[me]
    if full:
        brings = [*brings, ["im-count-full-carts", full]]
    way = sum(bool(best_effect(t, ask.seat, up)) for up in path(t, ask.seat, me))
    if brings:
        return "im-reason-card", _brings(brings, n=way)
    if way:
        return "im-reason-card-chain", {"n": way}
    level = s.book.level[card]
    return ("im-reason-card-room", {"level": level + 1}) if level < LEVELS else None


def _with_card(s: State, seat: int, card: int, cell: int) -> State:
    """The position with a card laid and paid."""
    t = s.copy()
    t.mines[seat] = laid(s.book, s.mines[seat], card, cell)
    t.chosen[seat] = card
    t.v[seat * ROW + GOLD] -= cost(s, card)
    return t


class Place(NamedTuple):
    """What a cell has to offer: full and half-full carts, the card's own effect, the best way up."""

    full: int
    half: int
    brings: Counts
    best: Counts
    name: str
    """Of the card on the way up that brings the most: that, and what it is called."""
    way: float
    room: int
    """How many places there are in the next row then."""


def _cell(given: Sequence[Answer]) -> Why | None:
    """What is better there than elsewhere."""
    s, ask, cell = given[0]
    card = ask.subject[0]
    here = _place(s, ask.seat, card, cell)
    others = [_place(s, ask.seat, card, other) for other in ask.codes if other != cell]

    def ahead(sort: Callable[[Place], float]) -> float:
        return sort(here) - sum(map(sort, others)) / len(others)

    sentences: list[tuple[float, Why]] = [
        (ahead(lambda one: one.full), ("im-reason-cell-carts", {"n": here.full})),
        (ahead(lambda one: worth(one.brings)), ("im-reason-cell-effect", _brings(here.brings))),
        (ahead(lambda one: one.way), ("im-reason-cell-chain", _brings(here.best, card=here.name))),
        (ahead(lambda one: 0.1 * one.half), ("im-reason-cell-half", {"n": here.half})),
        (
            ahead(lambda one: 0.01 * one.room),
            ("im-reason-cell-room", {"n": here.room, "level": s.book.level[card] + 1}),
        ),
    ]
    most, why = max(sentences, key=lambda one: one[0])
    if most > 0:
        return why
    if here.full:
        return sentences[0][1]
    return sentences[2][1] if here.best else None


def _place(s: State, seat: int, card: int, cell: int) -> Place:
    t = s.copy()
    t.mines[seat] = m = laid(s.book, s.mines[seat], card, cell)
    me = len(m.cards) - 1
    ways = [(best_effect(t, seat, up), _named(t, seat, up)) for up in path(t, seat, me)]
    best, name = max(ways, key=lambda one: worth(one[0]), default=([], ""))
    room = len(m.spots[s.book.level[card]]) if s.book.level[card] < LEVELS else 0
    way = sum(worth(brings) for brings, _ in ways)
    return Place(m.full_of[me], m.half_of[me].bit_count(), best_effect(t, seat, me), best, name, way, room)


# The chain


def _effect(given: Sequence[Answer]) -> Why | None:
    s, ask, code = given[0]
    if code == CLEAR:
        return "im-reason-clear", {"card": given[0].facts["card"]}
    facts = given[0].facts
    others = [Answer(s, ask, other).facts for other in ask.codes if other not in (code, BOTH, NONE, CLEAR)]
    if code == NONE or not gains(facts["brings"]):
        return _left_out(s, ask.seat, others)
    instead = gains(others[0]["brings"]) if len(others) == 1 and not facts["price"] else []
    return _bought(s, ask.seat, facts, instead)


def _surface(given: Sequence[Answer]) -> Why | None:
    s, ask, code = given[0]
    if code == NONE:
        return _left_out(s, ask.seat, [Answer(s, ask, other).facts for other in ask.codes if other != NONE])
    return _bought(s, ask.seat, given[0].facts, [])


def _trade(given: Sequence[Answer]) -> Why | None:
    s, ask, code = given[0]
    fee = s.book.steps[ask.subject[0]].arg
    return _bought(s, ask.seat, {**given[0].facts, "price": fee}, []) if code == YES else _saved(s, ask.seat, fee)


def _bought(s: State, seat: int, facts: Mapping[str, Any], instead: Counts) -> Why | None:
    """What comes of an effect, what it is for or what it costs, and what the other effect would have brought."""
    brings, fee = gains(facts["brings"]), facts["price"]
    if not brings:
        return None
    if purpose := _purpose(s, seat, brings):
        return purpose
    if fee:
        return "im-reason-effect-price", _brings(brings, price=fee)
    if instead:
        return "im-reason-effect-rather", _brings(brings, instead=instead)
    return "im-reason-effect", _brings(brings)


def _purpose(s: State, seat: int, brings: Counts) -> Why | None:
    """What gold, cards or research are for, where they are all that comes."""
    if len(brings) != 1 or s.round == ROUNDS:
        return None
    ((key, number),) = brings
    if key == "im-count-gold":
        return _gold(s, seat, int(number))
    left = ROUNDS - s.round
    if key == "im-count-cards" and len(s.hands[seat]) < left:
        return "im-reason-cards", {"left": left, "count": len(s.hands[seat])}
    face, here = s.v[seat * ROW + FACE], s.v[seat * ROW + POSITION]
    if key == "im-count-research" and face >= 0:
        spaces = s.book.faces[face][here : here + int(number)]
        best = max([gains(promise_program(s, seat, space, -1)) for space in spaces], key=worth, default=[])
        return ("im-reason-research", _brings(best, face=f"@im-face-{s.book.face_ids[face]}")) if best else None
    return None


def _gold(s: State, seat: int, number: int) -> Why | None:
    """Gold for a card that cannot be paid yet, or for all of the hand."""
    gold = s.v[seat * ROW + GOLD]
    costs = sorted((s.book.cost[card], card) for card in s.hands[seat])
    for fee, card in costs:
        if fee > gold:
            return "im-reason-gold", {"n": number, "card": card_name(s, card), "price": fee}
    whole = sum(fee for fee, _ in costs)
    return ("im-reason-gold-hand", {"n": number, "price": whole, "count": gold}) if whole > gold else None


def _left_out(s: State, seat: int, effects: Sequence[Mapping[str, Any]]) -> Why | None:
    """Effects that bring nothing now, or cost gold that is needed."""
    if not any(gains(facts["brings"]) for facts in effects):
        return "im-reason-none", {}
    if all(facts["price"] for facts in effects):
        return _saved(s, seat, min(facts["price"] for facts in effects))
    return None


def _saved(s: State, seat: int, fee: int) -> Why:
    """Gold that a card of the hand needs."""
    gold = s.v[seat * ROW + GOLD]
    dear = [card for card in s.hands[seat] if gold - fee < s.book.cost[card]]
    if not dear or s.round == ROUNDS:
        return "im-reason-save-gold", {"price": fee}
    card = min(dear, key=lambda one: s.book.cost[one])
    return "im-reason-save", {"card": card_name(s, card), "price": s.book.cost[card]}


def _up(given: Sequence[Answer]) -> Why | None:
    """The best card on the way, or a collapse that is cleared."""
    s, ask, code = given[0]
    m = s.mines[ask.seat]
    first = above(m, m.at[ask.subject[0]])[code]
    way = [(best_effect(s, ask.seat, card), card) for card in (first, *path(s, ask.seat, first))]
    brings, card = max(way, key=lambda one: worth(one[0]))
    if brings:
        return "im-reason-up", _brings(brings, card=_named(s, ask.seat, card))
    if given[0].facts["state"] == "collapse":
        return "im-reason-clear", {"card": given[0].facts["card"]}
    return None


# Tokens


def _target(given: Sequence[Answer]) -> Why | None:
    s, ask, cell = given[0]
    op, facts = ask.subject[0], given[0].facts
    me = s.mines[ask.seat].at[cell]
    card = {"card": facts["card"]}
    if op == OP_MACHINE:
        if _counts(s, s.mines[ask.seat].cards[me], (PER_MACHINES_SELF,)):
            return "im-reason-machine-self", card
        for other in s.mines[ask.seat].cards:
            if _counts(s, other, (PER_MACHINES_MINE, PER_CARDS_WITH_MACHINE)):
                return "im-reason-machine", {"card": card_name(s, other)}
        return "im-reason-machine-later", {}
    if op == OP_CLEAR or facts["state"] == "collapse":
        return "im-reason-clear", card
    if op == OP_ACTIVATE:
        brings = best_effect(s, ask.seat, me)
        return ("im-reason-activate", _brings(brings, **card)) if brings else None
    return "im-reason-collapse", {**card, "state": facts["state"]}


def _counts(s: State, card: int, counters: tuple[int, ...]) -> bool:
    """Whether an effect of a card counts one of these."""
    todo = [effect.program for effect in s.book.effects[card]]
    for program in todo:
        for step in s.book.programs[program]:
            if step.amount.per in counters:
                return True
            todo += [more for more in (step.each, step.instead) if more >= 0]
    return False


def _seam(given: Sequence[Answer]) -> Why | None:
    return "im-reason-seam", {}


# Cards and research


def _deck(given: Sequence[Answer]) -> Why | None:
    s, ask, level = given[0]
    return _of_level(s, ask.seat, level)


def _of_level(s: State, seat: int, level: int) -> Why | None:
    """Why a card of this level, counted from 0."""
    held = sum(s.book.level[card] == level + 1 for card in s.hands[seat])
    places = len(s.mines[seat].spots[level])
    if places and not held:
        return "im-reason-deck-none", {"level": level + 1}
    if places and level:
        return "im-reason-deck", {"level": level + 1, "n": places}
    return ("im-reason-deck-later", {"level": level + 1, "upper": level}) if level else ("im-reason-deck-first", {})


def _faction(given: Sequence[Answer]) -> Why | None:
    s, ask, code = given[0]
    level, faction = divmod(code, FACTIONS)
    if ask.subject[0] != ANY_FACTION:
        return _of_level(s, ask.seat, level)
    there = s.mines[ask.seat].of_faction[faction].bit_count()
    if there:
        return "im-reason-faction", {"faction": FACTION_NAMES[faction], "n": there}
    return "im-reason-faction-new", {"faction": FACTION_NAMES[faction]}


def _board(given: Sequence[Answer]) -> Why | None:
    if len(given) > 1 and given[1].ask.kind == "steps":
        return _steps(given[1:])
    s, ask, place = given[0]
    brings = gains(promise_program(s, ask.seat, s.book.faces[s.faces[place]][-1], -1))
    return ("im-reason-board", _brings(brings, face=given[0].facts["face"])) if brings else None


def _steps(given: Sequence[Answer]) -> Why | None:
    """The space where the pickaxe stops, or how near it comes to the top."""
    s, ask, _ = given[0]
    facts = given[0].facts
    brings = gains(facts["brings"])
    if brings:
        if facts["top"] == "yes":
            return "im-reason-steps-top", _brings(brings)
        return "im-reason-steps", _brings(brings, n=facts["position"], face=facts["face"])
    spaces = s.book.faces[s.v[ask.seat * ROW + FACE]]
    top = gains(promise_program(s, ask.seat, spaces[-1], -1))
    left = len(spaces) - facts["position"]
    return ("im-reason-steps-near", _brings(top, n=left)) if top and left else None


def _discard(given: Sequence[Answer]) -> Why | None:
    """IM-12.6 What comes of it, or why these cards can go."""
    s, ask, _ = given[0]
    thrown = [one.code for one in given if one.code != s.book.kinds]
    if not thrown:
        return "im-reason-discard-none", {}
    if ask.subject[1]:
        t = given[-1].s.copy()
        carry_out(t, ask.seat, given[-1].code, None)
        settle(t, None)
        gold = t.v[ask.seat * ROW + GOLD] - s.v[ask.seat * ROW + GOLD]
        return ("im-reason-discard", _brings([["im-count-gold", gold]], n=len(thrown))) if gold > 0 else None
    spots = s.mines[ask.seat].spots
    if all(not spots[s.book.level[card] - 1] for card in thrown):
        return "im-reason-discard-room", {"n": len(thrown)}
    return "im-reason-discard-rounds", {"left": ROUNDS - s.round, "n": len(thrown)}


_OF: dict[str, Callable[[Sequence[Answer]], Why | None]] = {
    "keep": _keep,
    "card": _card,
    "cell": _cell,
    "effect": _effect,
    "up": _up,
    "surface": _surface,
    "deck": _deck,
    "faction": _faction,
    "board": _board,
    "steps": _steps,
    "target": _target,
    "seam": _seam,
    "trade": _trade,
    "discard": _discard,
}
