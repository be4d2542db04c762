"""What any set of content must meet, ours or a pack's.

A set that breaks a constraint is refused in one sentence that names file, entry, field, and the rule if there is one.
"""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from underhall.core.content import demand
from underhall.games.imperial_miners import content as ct
from underhall.games.imperial_miners.content import BOARDS, SITES, Content, Step

ID = r"[a-z][a-z_]{0,23}"
WORDS = frozenset({"first", "second", "third", "both", "none", "left", "right", "yes", "no", "enough", "draw", "clear"})
"""Words of the notation: an id that is one of them could not be told from it."""
COSTS = {1: range(1), 2: range(2, 3), 3: range(14), 4: range(1)}
KINDS = range(20, 44)
"""Cards of each level from 1 to 3: the fewest that five can be dealt from, the most that a code has room for."""
OWN_CARDS = {1: 36, 2: 43, 3: 43, 4: 14}
OWN_EVENTS = 18
MOST = 20
"""Of anything that a step counts."""
MOST_CARDS = 10
"""That a mine has (IM-7.8)."""
DEEPEST = 3
ROUNDS = 10
SPACES = range(3, 13)
RELATIVE_COUNTERS = frozenset({"machines_self", "row_self", "adjacent", "full_carts_self"})
RELATIVE_FILTERS = ("adjacent", "up", "down", "other")
COUNTED_BY = {"removed": ct.Clear, "discarded": ct.Discard}


def check(content: Content) -> None:
    _check_names(content)
    _check_cards(content.cards)
    _check_events(content.events)
    _check_boards(content)
    _check_surface(content.surface)
    _check_titles(content.titles)


def check_own(content: Content) -> None:
    """What the game's own set must have beyond that. A pack may have other numbers, and need not use every step."""
    for level, wanted in OWN_CARDS.items():
        count = sum(len(card.carts) * card.copies for card in content.cards if card.level == level)
        demand(count == wanted, "cards.toml: card", f"must be {wanted} of level {level} (IM-1.1), not {count}")
    count = len(content.events)
    demand(count == OWN_EVENTS, "events.toml: event", f"must be {OWN_EVENTS} (IM-1.2), not {count}")
    steps = list(_all_steps(content))
    missing = [op for op in ct.OPS if op not in {step.__struct_config__.tag for step in steps}]
    demand(not missing, "content", f"no entry has a step {', '.join(missing)}")
    amounts = [step.when if isinstance(step, ct.If) else getattr(step, "n", 0) for step in steps]
    counted = {n.per for n in amounts if isinstance(n, ct.Per)}
    demand(counted >= set(ct.COUNTERS), "content", f"no entry counts {', '.join(sorted(set(ct.COUNTERS) - counted))}")


def _all_steps(content: Content) -> Iterator[Step]:
    """Every step that an effect, an event, a modifier or a space can lead to."""
    effects = [effect for card in content.cards for effect in card.effects] + list(content.surface.effects)
    lists = [effect.steps for effect in effects]
    lists += [event.steps for event in content.events]
    lists += [getattr(mod, "steps", ()) for event in content.events for mod in event.mods]
    lists += [steps for face in content.faces for steps in face.spaces]
    for steps in lists:
        yield from _within(steps)


def _check_names(content: Content) -> None:
    lists: dict[str, Sequence[ct.Named]] = {
        "cards.toml": content.cards,
        "events.toml": content.events,
        "boards.toml": content.faces,
    }
    for file, entries in lists.items():
        for entry in entries:
            where = f"{file}: {entry.id}"
            demand(bool(re.fullmatch(ID, entry.id)), f"{where}: id", "must be 1 to 24 lower-case letters and _")
            demand(entry.id not in WORDS, f"{where}: id", "is a word of the notation")
            sound = bool(entry.name.strip()) and entry.name.isprintable() and len(entry.name) <= 40
            demand(sound, f"{where}: name", "must be 1 to 40 letters")


# Cards


def _check_cards(cards: Sequence[ct.Card]) -> None:
    for card in cards:
        where = f"cards.toml: {card.id}"
        costs = COSTS[card.level]
        said = f"{costs[0]} to {costs[-1]}" if len(costs) > 1 else str(costs[0])
        wrong = f"must be {said} on level {card.level} (IM-1.13), not {card.cost}"
        demand(card.cost in costs, f"{where}: cost", wrong)
        sound = len(card.factions) <= 2 and len(set(card.factions)) == len(card.factions)
        demand(sound, f"{where}: factions", "must be none, one or two different ones (IM-1.12)")
        alone = card.level < 4 or not card.factions
        demand(alone, f"{where}: factions", "must be none on level 4 (IM-1.15)")
        demand(len(card.effects) in (1, 2), f"{where}: effects", f"must be 1 or 2 (IM-1.12), not {len(card.effects)}")
        _check_carts(card, where)
        _check_effects(card.effects, Place(f"{where}: effects", four=False))
    for level in ct.DRAWN:
        count = sum(len(card.carts) for card in cards if card.level == level)
        wrong = f"must be {KINDS[0]} to {KINDS[-1]} of level {level}, not {count}"
        demand(count in KINDS, "cards.toml: card", wrong)
    deep = [card for card in cards if card.level == 4]
    demand(len(deep) == 1, "cards.toml: card", f"must be one entry of level 4 (IM-1.15), not {len(deep)}")


def _check_carts(card: ct.Card, where: str) -> None:
    for mask in card.carts:
        sound = len(mask) == len(SITES) and set(mask) <= set("FE.")
        demand(sound, f"{where}: carts", f"{mask!r} must be six letters of F, E and ., for {' '.join(SITES)} (IM-11.1)")
        above = card.level == 1 and mask[:2] != ".."
        demand(not above, f"{where}: carts", f"{mask!r} must begin with .. on level 1, nothing lies above it (IM-11.7)")
    if card.level == 4:
        demand(len(card.carts) == 1, f"{where}: carts", f"must be one mask on level 4 (IM-1.15), not {len(card.carts)}")
        demand(1 <= card.copies <= 99, f"{where}: copies", f"must be 1 to 99, not {card.copies}")
        return
    for mask, count in Tally(card.carts).items():
        demand(count == 1, f"{where}: carts", f"{mask!r} stands twice")
    demand(bool(card.carts), f"{where}: carts", "must be a mask for each card of this name")
    demand(card.copies == 1, f"{where}: copies", "must be 1 but on level 4: each card has a mask of its own")


# Events


def _check_events(events: Sequence[ct.Event]) -> None:
    wrong = f"must be at least {ROUNDS}, one for each round (IM-3.3), not {len(events)}"
    demand(len(events) >= ROUNDS, "events.toml: event", wrong)
    for event in events:
        where = f"events.toml: {event.id}"
        if event.kind == "modifier":
            demand(bool(event.mods), f"{where}: mods", "a modifier must have some")
            demand(not event.steps, f"{where}: steps", "a modifier has mods and no steps")
            for mod in event.mods:
                _check_modifier(mod, Place(f"{where}: mods"))
            for once in (ct.BonusOnGain, ct.SurfacePicks):
                there = sum(isinstance(mod, once) for mod in event.mods)
                demand(there <= 1, f"{where}: mods", f"{once.__struct_config__.tag} must stand once at most")
        else:
            demand(not event.mods, f"{where}: mods", "only a modifier has mods")
            _check_steps(event.steps, Place(f"{where}: steps", acting=event.kind == "end"))


def _check_modifier(mod: ct.Modifier, place: Place) -> None:
    match mod:
        case ct.PlayCost():
            wrong = f"delta must be -{MOST} to {MOST} and not 0, not {mod.delta}"
            demand(mod.delta != 0 and abs(mod.delta) <= MOST, place.where, wrong)
        case ct.BonusOnGain():
            place.number("n", mod.n, 1)
            place.number("limit", mod.limit, 1)
        case ct.BonusOnActivate():
            _check_steps(mod.steps, place)
        case ct.BonusOnPlace():
            if mod.when is None:
                bare = mod.at_least is None and mod.at_most is None
                demand(bare, place.where, "at_least and at_most need a when")
            else:
                _check_condition(mod.when, mod.at_least, mod.at_most, place)
            _check_steps(mod.steps, place)
        case ct.ResearchPlus():
            place.number("n", mod.n, 1)
        case ct.SurfacePicks():
            demand(mod.n in (2, 3), place.where, f"n must be 2 or 3 of the three effects, not {mod.n}")
        case ct.BothEffects():
            pass


# Boards, surface, titles


def _check_boards(content: Content) -> None:
    for board in BOARDS:
        count = sum(face.board == board for face in content.faces)
        demand(count == 2, "boards.toml: face", f"must be two of {board} (IM-1.3), not {count}")
    for face in content.faces:
        where = f"boards.toml: {face.id}: spaces"
        wrong = f"must be {SPACES[0]} to {SPACES[-1]}, not {len(face.spaces)}"
        demand(len(face.spaces) in SPACES, where, wrong)
        for steps in face.spaces:
            _check_steps(steps, Place(where, acting=False))
    _check_ends(content)


def _check_ends(content: Content) -> None:
    """A space that gives research leads to the next space: no way of spaces may lead on for ever."""
    shortest = min(len(face.spaces) for face in content.faces)
    extra = [sum(mod.n for mod in event.mods if isinstance(mod, ct.ResearchPlus)) for event in content.events]
    for face in content.faces:
        where = f"boards.toml: {face.id}: spaces"
        found = [step for steps in face.spaces for step in _within(steps) if isinstance(step, ct.Research)]
        plain = [step.n for step in face.spaces[-1] if isinstance(step, ct.Research) and isinstance(step.n, int)]
        demand(len(found) == len(plain), where, "research may stand at the top only (IM-12.17), as a plain number")
        wrong = f"research at the top must end before the next one, {shortest} spaces up, or it could go on for ever"
        demand(sum(n + max(extra) for n in plain) < shortest, where, wrong)


def _check_surface(surface: ct.Surface) -> None:
    where = "surface.toml: surface: effects"
    demand(len(surface.effects) == 3, where, f"must be 3 (IM-8.1), not {len(surface.effects)}")
    demand(any(effect.price == 0 for effect in surface.effects), where, "one must be free: one must be chosen (IM-A22)")
    _check_effects(surface.effects, Place(where, four=False, acting=False))


def _check_titles(titles: Sequence[ct.Title]) -> None:
    starts = [title.start for title in titles]
    demand(starts[:1] == [0], "titles.toml: title", "the first must be from 0 (IM-14.4)")
    for title, (before, after) in zip(titles[1:], pairwise(starts), strict=True):
        demand(before < after, f"titles.toml: {title.id}: from", f"must be more than {before} (IM-14.4), not {after}")


# Steps


@dataclass(frozen=True)
class Place:
    """Where steps stand: `four` where they may bring a card of level 4, `acting` where a card is acting."""

    where: str
    four: bool = True
    acting: bool = True

    def number(self, field: str, n: int, least: int = 0) -> None:
        demand(least <= n <= MOST, self.where, f"{field} must be {least} to {MOST}, not {n}")


def _check_effects(effects: Sequence[ct.Effect], place: Place) -> None:
    for effect in effects:
        place.number("price", effect.price)
        demand(effect.price > 0 or not effect.scots, place.where, "scots lowers a price, and there is none (IM-13.1)")
        _check_steps(effect.steps, place)


def _check_steps(steps: Sequence[Step], place: Place, depth: int = 1, inside: Step | None = None) -> None:
    """`inside`: the innermost step around these that counts what it does."""
    demand(bool(steps), place.where, "must have at least one step")
    demand(depth <= DEEPEST, place.where, f"steps may stand in steps {DEEPEST} deep at most")
    for step in steps:
        _check_step(step, place, inside)
        counting = step if isinstance(step, ct.Clear | ct.Discard) else inside
        for inner in _inner(step):
            _check_steps(inner, place, depth + 1, counting)


def _check_step(step: Step, place: Place, inside: Step | None) -> None:
    where = place.where
    match step:
        case ct.Gain() | ct.Cart() | ct.Research() | ct.FactionDraw() | ct.Discard():
            _check_amount(step.n, place, inside)
        case ct.Draw():
            _check_amount(step.n, place, inside)
            sound = bool(step.levels) and len(set(step.levels)) == len(step.levels)
            demand(sound, where, "levels must be one or more different ones (IM-12.5)")
        case ct.DrawFour():
            demand(place.four, where, "draw4 may stand on boards and events only (IM-12.8)")
            _check_amount(step.n, place, inside)
        case ct.Trade():
            place.number("price", step.price, 1)
            place.number("times", step.times, 1)
        case ct.Machine():
            _check_amount(step.n, place, inside)
            _check_target(step.at, place)
        case ct.Activate():
            picked = isinstance(step.at, ct.At) and step.at.pick is not None
            demand(picked, where, "activate needs cards of the owner's choice, with pick (IM-12.1)")
            _check_target(step.at, place)
        case ct.Collapse() | ct.Clear():
            _check_target(step.at, place)
        case ct.If():
            _check_condition(step.when, step.at_least, step.at_most, place, inside)


def _check_target(at: ct.Target, place: Place) -> None:
    relative = "is seen from an acting card, and there is none here"
    if isinstance(at, str):
        demand(place.acting, place.where, f"at = {at!r} {relative}")
        return
    demand((at.pick is None) != (at.all is None), place.where, "at must have either pick or all")
    demand(1 <= at.n <= MOST_CARDS, place.where, f"at must be 1 to {MOST_CARDS} cards, not {at.n}")
    demand(at.pick is not None or at.n == 1, place.where, "at has no n with all")
    cards = at.pick or at.all or ct.Filter()
    demand(cards.level is None or cards.row is None, place.where, "level and row are the same, so one of them says it")
    seen = [field for field in RELATIVE_FILTERS if getattr(cards, field)]
    demand(len(seen) <= 1, place.where, f"at must have one of {', '.join(RELATIVE_FILTERS)} at most")
    for field in RELATIVE_FILTERS:
        demand(place.acting or not getattr(cards, field), place.where, f"{field} {relative}")


def _check_condition(
    when: ct.Per, at_least: int | None, at_most: int | None, place: Place, inside: Step | None = None
) -> None:
    _check_amount(when, place, inside)
    plain = (when.x, when.div, when.plus, when.cap) == (1, 1, 0, None)
    demand(plain, place.where, "a condition compares what is counted, without x, div, plus and cap")
    demand((at_least is None) != (at_most is None), place.where, "a condition has either at_least or at_most")
    place.number("at_least" if at_most is None else "at_most", (at_least or 0) + (at_most or 0))


def _check_amount(n: ct.Amount, place: Place, inside: Step | None) -> None:
    where = place.where
    if isinstance(n, int):
        place.number("n", n)
        return
    place.number("x", n.x, 1)
    place.number("div", n.div, 1)
    place.number("plus", n.plus)
    place.number("cap", 1 if n.cap is None else n.cap, 1)
    demand(n.per != "faction" or n.faction is not None, where, "per faction must say which")
    demand(n.per in ("faction", "adjacent") or n.faction is None, where, f"per {n.per} has no faction")
    demand((n.per == "level") == (n.level is not None), where, "per level must say which, and no other counter may")
    wrong = f"per {n.per} is seen from an acting card, and there is none here"
    demand(place.acting or n.per not in RELATIVE_COUNTERS, where, wrong)
    if n.per in COUNTED_BY:
        step = COUNTED_BY[n.per]
        demand(isinstance(inside, step), where, f"per {n.per} may stand inside each of {step.__name__.lower()} only")


def _inner(step: Step) -> list[tuple[Step, ...]]:
    """The steps inside a step."""
    match step:
        case ct.Trade():
            return [step.steps]
        case ct.Clear() | ct.Discard():
            return [step.each] if step.each else []
        case ct.If():
            return [step.then, step.otherwise] if step.otherwise else [step.then]
    return []


def _within(steps: Sequence[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        for inner in _inner(step):
            yield from _within(inner)
