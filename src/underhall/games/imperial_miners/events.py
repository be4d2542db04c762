"""What is told at the table, and to whom. Called by the rules only when somebody listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from underhall.core.game import ALL
from underhall.games.imperial_miners.notation import FACTION_NAMES, cell_word, seam_word
from underhall.games.imperial_miners.rules.ground import full_carts, half_carts
from underhall.games.imperial_miners.rules.scoring import score
from underhall.games.imperial_miners.state import BOTH, FACE, NONE, POSITION, ROW, State

if TYPE_CHECKING:
    from underhall.core.game import Sink

# each message and the rule by which it happens
RULES = {
    "im-log-faces": "IM-3.1",
    "im-log-dealt-own": "IM-3.5",
    "im-log-keeps": "IM-3.5",
    "im-log-kept": "IM-3.7",
    "im-log-reshuffled": "IM-3.9",
    "im-log-event": "IM-5.1",
    "im-log-end-of-round": "IM-5.2",
    "im-log-sealed-own": "IM-6.1",
    "im-log-sealed": "IM-6.1",
    "im-log-revealed": "IM-6.1",
    "im-log-fallback": "IM-6.3",
    "im-log-fell-back": "IM-6.3",
    "im-log-nothing": "IM-6.6",
    "im-log-laid": "IM-7.1",
    "im-log-effect": "IM-8.3",
    "im-log-declined": "IM-8.4",
    "im-log-surface": "IM-8.1",
    "im-log-surface-none": "IM-8.4",
    "im-log-paid": "IM-8.11",
    "im-log-gained": "IM-8.10",
    "im-log-machine": "IM-9.1",
    "im-log-collapse": "IM-10.1",
    "im-log-cleared": "IM-10.3",
    "im-log-cart": "IM-11.4",
    "im-log-drew-own": "IM-12.5",
    "im-log-drew": "IM-12.5",
    "im-log-discarded": "IM-12.6",
    "im-log-drew-deep": "IM-12.8",
    "im-log-found": "IM-12.9",
    "im-log-found-none": "IM-12.10",
    "im-log-researched": "IM-12.13",
    "im-log-entered": "IM-12.14",
    "im-log-completed": "IM-12.16",
    "im-log-score": "IM-14.2",
}


def _tell(out: Sink, key: str, seat: int, args: Mapping[str, Any], audience: int = ALL) -> None:
    out.tell(key, audience, {"player": seat, **args, "rule": RULES[key]})


def card_name(s: State, card: int) -> str:
    return f"@im-card-{s.book.card_ids[card]}"


def _at(s: State, seat: int, me: int) -> dict[str, Any]:
    """A card of a mine, by its name and its cell."""
    m = s.mines[seat]
    return {"card": card_name(s, m.cards[me]), "cell": cell_word(m.cells[me])}


# Setup and rounds


def faces(s: State, out: Sink) -> None:
    names = [f"@im-face-{s.book.face_ids[face]}" for face in s.faces]
    out.tell("im-log-faces", ALL, {"faces": names, "rule": RULES["im-log-faces"]})


def dealt(s: State, out: Sink, seat: int, card: int) -> None:
    _tell(out, "im-log-dealt-own", seat, {"card": card_name(s, card)}, 1 << seat)


def keeps(s: State, out: Sink, seat: int) -> None:
    names = [card_name(s, card) for card in s.picks[seat]]
    _tell(out, "im-log-keeps", seat, {"cards": names}, 1 << seat)
    if s.book.players > 1:
        _tell(out, "im-log-sealed", seat, {}, ALL & ~(1 << seat))


def kept(s: State, out: Sink, seat: int, thrown: bytes) -> None:
    _tell(out, "im-log-kept", seat, {"cards": [card_name(s, card) for card in thrown]})


def reshuffled(s: State, out: Sink, level: int) -> None:
    out.tell("im-log-reshuffled", ALL, {"level": level + 1, "rule": RULES["im-log-reshuffled"]})


def turned(s: State, out: Sink) -> None:
    event = f"@im-event-{s.book.event_ids[s.event]}"
    kind = ("instant", "modifier", "end")[s.book.event_kind[s.event]]
    out.tell("im-log-event", ALL, {"event": event, "kind": kind, "round": s.round, "rule": RULES["im-log-event"]})


def end_of_round(s: State, out: Sink) -> None:
    event = f"@im-event-{s.book.event_ids[s.event]}"
    out.tell("im-log-end-of-round", ALL, {"event": event, "rule": RULES["im-log-end-of-round"]})


def over(s: State, out: Sink) -> None:
    for seat in range(s.book.players):
        _tell(out, "im-log-score", seat, {"n": score(s, seat), "carts": full_carts(s, seat)})


# Choosing and laying


def sealed(s: State, out: Sink, seat: int, code: int) -> None:
    """Nothing is sealed from anybody where one plays alone: the card is played at once."""
    if s.book.players == 1:
        return
    name = "@im-draw-instead" if code == s.book.kinds else card_name(s, code)
    _tell(out, "im-log-sealed-own", seat, {"card": name}, 1 << seat)
    _tell(out, "im-log-sealed", seat, {}, ALL & ~(1 << seat))


def revealed(s: State, out: Sink, seat: int, card: int, paid: int) -> None:
    _tell(out, "im-log-revealed", seat, {"card": card_name(s, card), "n": paid})


def fallback(s: State, out: Sink, seat: int) -> None:
    _tell(out, "im-log-fallback", seat, {})


def fell_back(s: State, out: Sink, seat: int, card: int) -> None:
    _tell(out, "im-log-fell-back", seat, {"card": card_name(s, card)})


def nothing_to_lay(s: State, out: Sink, seat: int) -> None:
    _tell(out, "im-log-nothing", seat, {})


def laid(s: State, out: Sink, seat: int) -> None:
    m = s.mines[seat]
    me = len(m.cards) - 1
    joined = {"full": m.full_of[me], "half": m.half_of[me].bit_count()}
    _tell(out, "im-log-laid", seat, {**_at(s, seat, me), **joined})


# Effects


def effect(s: State, out: Sink, seat: int, me: int, code: int) -> None:
    if code == NONE:
        _tell(out, "im-log-declined", seat, _at(s, seat, me))
    else:
        which = "both" if code == BOTH else "second" if code else "first"
        _tell(out, "im-log-effect", seat, {**_at(s, seat, me), "which": which})


def surface(s: State, out: Sink, seat: int, code: int) -> None:
    if code == NONE:
        _tell(out, "im-log-surface-none", seat, {})
    else:
        _tell(out, "im-log-surface", seat, {"which": ("first", "second", "third")[code]})


def paid(s: State, out: Sink, seat: int, n: int) -> None:
    _tell(out, "im-log-paid", seat, {"n": n})


def gained(s: State, out: Sink, seat: int, what: int, n: int) -> None:
    _tell(out, "im-log-gained", seat, {"items": [["im-count-points" if what else "im-count-gold", n]]})


def machined(s: State, out: Sink, seat: int, me: int, n: int) -> None:
    _tell(out, "im-log-machine", seat, {**_at(s, seat, me), "n": n})


def collapsed(s: State, out: Sink, seat: int, me: int) -> None:
    _tell(out, "im-log-collapse", seat, _at(s, seat, me))


def cleared(s: State, out: Sink, seat: int, me: int) -> None:
    _tell(out, "im-log-cleared", seat, _at(s, seat, me))


def filled(s: State, out: Sink, seat: int, seam: int) -> None:
    counts = {"n": full_carts(s, seat), "half": half_carts(s, seat)}
    _tell(out, "im-log-cart", seat, {"seam": seam_word(seam), **counts})


# Cards and research


def drew(s: State, out: Sink, seat: int, card: int) -> None:
    _tell(out, "im-log-drew-own", seat, {"card": card_name(s, card), "level": s.book.level[card]}, 1 << seat)
    _tell(out, "im-log-drew", seat, {"level": s.book.level[card]}, ALL & ~(1 << seat))


def drew_deep(s: State, out: Sink, seat: int, n: int) -> None:
    _tell(out, "im-log-drew-deep", seat, {"n": n, "card": card_name(s, s.book.deep)})


def found(s: State, out: Sink, seat: int, card: int) -> None:
    _tell(out, "im-log-found", seat, {"card": card_name(s, card), "level": s.book.level[card]})


def found_none(s: State, out: Sink, seat: int, level: int, faction: int) -> None:
    _tell(out, "im-log-found-none", seat, {"level": level + 1, "faction": FACTION_NAMES[faction]})


def discarded(s: State, out: Sink, seat: int, card: int) -> None:
    _tell(out, "im-log-discarded", seat, {"card": card_name(s, card)})


def _face(s: State, seat: int) -> dict[str, Any]:
    return {"face": f"@im-face-{s.book.face_ids[s.v[seat * ROW + FACE]]}"}


def researched(s: State, out: Sink, seat: int, spaces: int) -> None:
    _tell(out, "im-log-researched", seat, {**_face(s, seat), "n": spaces, "position": s.v[seat * ROW + POSITION]})


def entered(s: State, out: Sink, seat: int) -> None:
    _tell(out, "im-log-entered", seat, _face(s, seat))


def completed(s: State, out: Sink, seat: int) -> None:
    _tell(out, "im-log-completed", seat, _face(s, seat))
