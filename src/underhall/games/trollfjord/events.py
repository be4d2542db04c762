"""What is told at the table, all of it to everybody (TF-11.1). Called by the rules only when somebody listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from underhall.core.game import ALL
from underhall.games.trollfjord.notation import ROMAN, SIDE_KEYS, SLOT_KEYS, strike_parts
from underhall.games.trollfjord.rules import gifts, scoring, treasures
from underhall.games.trollfjord.state import COLOURS, DEALING, GIFTS, State

if TYPE_CHECKING:
    from underhall.core.game import Sink

# each message and the rule by which it happens
RULES = {
    "tf-log-strip": "TF-2.7",
    "tf-log-token": "TF-2.6",
    "tf-log-king": "TF-2.11",
    "tf-log-turn": "TF-3.8",
    "tf-log-walk": "TF-4.1",
    "tf-log-place": "TF-4.6",
    "tf-log-wander": "TF-4.8",
    "tf-log-idle": "TF-4.11",
    "tf-log-announce": "TF-5.7",
    "tf-log-join": "TF-5.9",
    "tf-log-decline": "TF-5.9",
    "tf-log-commit": "TF-5.11",
    "tf-log-commit-with": "TF-5.11",
    "tf-log-leave": "TF-5.11",
    "tf-log-strike": "TF-6.2",
    "tf-log-fall": "TF-6.2",
    "tf-log-fall-none": "TF-6.2",
    "tf-log-swap": "TF-6.5",
    "tf-log-stop": "TF-6.9",
    "tf-log-go-on": "TF-6.10",
    "tf-log-anger": "TF-7.1",
    "tf-log-pledge": "TF-7.6",
    "tf-log-pass": "TF-7.6",
    "tf-log-appease": "TF-7.4",
    "tf-log-unappeased": "TF-7.5",
    "tf-log-take": "TF-8.5",
    "tf-log-nothing": "TF-8.2",
    "tf-log-crown": "TF-8.8",
    "tf-log-crown-from": "TF-8.8",
    "tf-log-clear": "TF-8.11",
    "tf-log-treasure": "TF-8.15",
    "tf-log-plus": "TF-9.1",
    "tf-log-lie": "TF-9.3",
    "tf-log-score": "TF-9.7",
    "tf-log-stop-turns": "TF-10.1",
}


def _tell(out: Sink, key: str, args: Mapping[str, Any], rule: str = "") -> None:
    out.tell(key, ALL, {**args, "rule": rule or RULES[key]})


# Setup


def strip_laid(s: State, out: Sink, strip: int) -> None:
    terrains = [f"@tf-terrain-{s.book.terrain_ids[terrain]}" for terrain in s.book.strips[strip]]
    _tell(out, "tf-log-strip", {"strip": s.book.strip_ids[strip], "terrains": terrains})


def token_laid(s: State, out: Sink, fort: int, number: int) -> None:
    _tell(out, "tf-log-token", {"fortress": _fortress(s, fort), "number": ROMAN[number]})


def king_placed(s: State, out: Sink, seat: int, cell: int) -> None:
    """The start cell, counted from 1, which is the foremost."""
    _tell(out, "tf-log-king", {"player": seat, "n": cell})


def laid(s: State, out: Sink, region: int, kind: int) -> None:
    args = {"n": s.book.treasure_values[kind], "region": _region(s, region)}
    _tell(out, "tf-log-treasure", args, "TF-2.9" if s.phase == DEALING else "")


# Movement


def turn_begins(s: State, out: Sink) -> None:
    _tell(out, "tf-log-turn", {"player": s.seat, "turn": s.turn})


def walked(s: State, out: Sink, cell: int) -> None:
    """Told once `rest` is set: how many trolls may be placed, or steps made."""
    terrain = "none" if cell % 2 else s.book.terrain_ids[s.cells[cell // 2]]
    args = {"player": s.seat, "cell": "steps" if cell % 2 else "round", "terrain": terrain, "n": s.rest}
    _tell(out, "tf-log-walk", args)


def placed(s: State, out: Sink, seat: int, region: int, n: int, tailwind: bool) -> None:
    args = {"player": seat, "n": n, "region": _region(s, region), "tailwind": "yes" if tailwind else "no"}
    _tell(out, "tf-log-place", args, "TF-4.14" if tailwind else "")


def wandered(s: State, out: Sink, seat: int, border: int, tailwind: bool) -> None:
    start, end = s.book.borders[border]
    args = {
        "player": seat,
        "from": _region(s, start),
        "to": _region(s, end),
        "tailwind": "yes" if tailwind else "no",
    }
    _tell(out, "tf-log-wander", args, "TF-4.14" if tailwind else "")


def idle(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-idle", {"player": seat})


# The fortress and the partner


def announced(s: State, out: Sink) -> None:
    args = {
        "player": s.seat,
        "fortress": _fortress(s, s.fort),
        "number": ROMAN[s.forts[s.fort]],
        "regions": [_region(s, region) for region in s.book.fort_regions[s.fort]],
    }
    _tell(out, "tf-log-announce", args)


def joined(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-join", {"player": seat, "other": s.seat})


def declined(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-decline", {"player": seat})


def committed(s: State, out: Sink) -> None:
    """Told once N is fixed."""
    args = {"player": s.seat, "fortress": _fortress(s, s.fort), "n": s.limit, "partner": s.partner}
    if s.partner < 0:
        _tell(out, "tf-log-commit", args)
    else:
        _tell(out, "tf-log-commit-with", {**args, "other": s.partner})


def left(s: State, out: Sink) -> None:
    _tell(out, "tf-log-leave", {"player": s.seat})


# Striking


def struck(s: State, out: Sink) -> None:
    """Told before the counter rises."""
    side, height, strength = strike_parts(s.strike)
    args = {
        "player": s.hitter,
        "side": SIDE_KEYS[side],
        "height": height,
        "strength": strength,
        "k": s.strikes + 1,
        "n": s.limit,
    }
    _tell(out, "tf-log-strike", args)


def fell(s: State, out: Sink, counts: tuple[int, ...]) -> None:
    """Told before the hammer changes hands."""
    if not sum(counts):
        _tell(out, "tf-log-fall-none", {"player": s.hitter})
        return
    items = [[f"tf-count-{colour}", count] for colour, count in zip(COLOURS, counts, strict=True) if count]
    _tell(out, "tf-log-fall", {"player": s.hitter, "n": sum(counts), "items": items})


def swapped(s: State, out: Sink) -> None:
    """Told once the other has the hammer."""
    _tell(out, "tf-log-swap", {"player": s.hitter})


def stopped(s: State, out: Sink) -> None:
    _tell(out, "tf-log-stop", {"player": s.hitter, "n": treasures.total(s)})


def went_on(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-go-on", {"player": seat})


# Anger and gifts


def angered(s: State, out: Sink) -> None:
    _tell(out, "tf-log-anger", {"player": s.hitter, "n": gifts.excess(s)})


def pledged(s: State, out: Sink, seat: int, gift: int) -> None:
    _tell(out, "tf-log-pledge", {"player": seat, "n": s.book.gift_values[gift]})


def passed(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-pass", {"player": seat})


def appeased(s: State, out: Sink) -> None:
    """Told while the pledges still stand: one line for each who gives."""
    for seat in range(s.book.players):
        given = [str(s.book.gift_values[gift]) for gift in range(GIFTS) if s.pledged[seat] >> gift & 1]
        if given:
            _tell(out, "tf-log-appease", {"player": seat, "n": len(given), "items": given})


def unappeased(s: State, out: Sink) -> None:
    _tell(out, "tf-log-unappeased", {})


# Treasures, crowns, clearing


def took(s: State, out: Sink, seat: int, region: int, kind: int, slot: int) -> None:
    """A slot, or -1 for the patch."""
    args = {
        "player": seat,
        "n": s.book.treasure_values[kind],
        "region": _region(s, region),
        "slot": SLOT_KEYS[slot],
    }
    _tell(out, "tf-log-take", args)


def nothing(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-nothing", {"player": seat})


def crowned(s: State, out: Sink, seat: int, slot: int, before: int) -> None:
    """`before`: who held this crown, or -1 for the reserve."""
    args = {"player": seat, "slot": SLOT_KEYS[slot]}
    if before < 0:
        _tell(out, "tf-log-crown", args)
    else:
        _tell(out, "tf-log-crown-from", {**args, "other": before})


def cleared(s: State, out: Sink, seat: int, region: int, n: int) -> None:
    _tell(out, "tf-log-clear", {"player": seat, "n": n, "region": _region(s, region)})


# The end


def plus_filled(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-plus", {"player": seat})


def lay_down(s: State, out: Sink, seat: int) -> None:
    _tell(out, "tf-log-lie", {"player": seat})


def turns_over(s: State, out: Sink) -> None:
    _tell(out, "tf-log-stop-turns", {"n": s.book.max_turns})


def scored(s: State, out: Sink) -> None:
    for seat in range(s.book.players):
        _tell(out, "tf-log-score", {"player": seat, "n": sum(scoring.breakdown(s, seat).values())})


def _region(s: State, region: int) -> str:
    return f"@tf-region-{s.book.region_ids[region]}"


def _fortress(s: State, fort: int) -> str:
    return f"@tf-fortress-{s.book.fort_ids[fort]}"
