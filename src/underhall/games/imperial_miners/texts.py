"""What cards, events, research spaces and the surface say, from their data.

A text is a message within messages: `{"key": ..., arguments}`. Every step is a sentence of its own, so that no language
has to glue parts of a sentence together; only what a step counts is a phrase inside another ("for each ...").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.games.imperial_miners import content as ct

Message = dict[str, Any]

SELF_COUNTERS = frozenset({"machines_self", "row_self", "adjacent", "full_carts_self"})


def all_texts(content: ct.Content) -> dict[str, Any]:
    """Everything that is said, by what says it: a message per effect and per space, one for an event."""
    return {
        "cards": {card.id: [effect_text(effect) for effect in card.effects] for card in content.cards},
        "events": {event.id: event_text(event) for event in content.events},
        "faces": {face.id: [steps_text(steps) for steps in face.spaces] for face in content.faces},
        "surface": [effect_text(effect) for effect in content.surface.effects],
    }


def effect_text(effect: ct.Effect) -> Message:
    said = steps_text(effect.steps)
    if not effect.price:
        return said
    return {"key": "im-price", "n": effect.price, "scots": _yes(effect.scots), "effect": said}


def event_text(event: ct.Event) -> Message:
    if event.mods:
        return _joined([_mod(mod) for mod in event.mods])
    said = steps_text(event.steps)
    if event.kind == "end" and any(_names_itself(step) for step in event.steps):
        return _then(said, {"key": "im-this-card"})
    return said


def steps_text(steps: Sequence[ct.Step]) -> Message:
    """The steps in their order. What comes after one that has others inside it is set off from these."""
    said = _step(steps[-1])
    for step in reversed(steps[:-1]):
        said = _then(_step(step), said, "im-after" if _nested(step) else "im-then")
    return said


def _then(first: Message, rest: Message, key: str = "im-then") -> Message:
    return {"key": key, "first": first, "rest": rest}


def _joined(said: Sequence[Message]) -> Message:
    text = said[-1]
    for one in reversed(said[:-1]):
        text = _then(one, text)
    return text


def _yes(value: bool) -> str:
    return "yes" if value else "no"


# Steps


def _nested(step: ct.Step) -> bool:
    return isinstance(step, ct.Trade | ct.If) or (isinstance(step, ct.Clear | ct.Discard) and bool(step.each))


def _step(step: ct.Step) -> Message:
    match step:
        case ct.Gain():
            return _gain(step)
        case ct.Machine():
            return _joined([_aimed("machine", step.at, {"n": _number(step.n)}), *_only(step.at), *_how_many(step.n)])
        case ct.Collapse():
            return _joined([_aimed("collapse", step.at, {}), *_only(step.at)])
        case ct.Activate():
            return _joined([_aimed("activate", step.at, {}), *_only(step.at, "not_activated")])
        case ct.Clear():
            said = _joined([_aimed("clear", step.at, {}), *_only(step.at, "has_collapse")])
            return _then(said, _each("cleared", step.each)) if step.each else said
        case ct.Discard():
            said = _counted("im-step-discard", step.n, {"upto": _yes(step.upto)})
            return _then(said, _each("discarded", step.each)) if step.each else said
        case ct.Cart():
            return _counted("im-step-cart", step.n, {})
        case ct.Research():
            return _counted("im-step-research", step.n, {})
        case ct.Draw():
            return _counted("im-step-draw", step.n, {"levels": _levels(step.levels)})
        case ct.FactionDraw():
            return _counted("im-step-faction", step.n, {"faction": step.faction})
        case ct.DrawFour():
            return _counted("im-step-deep", step.n, {})
        case ct.Trade():
            key = "im-step-trade" if step.times == 1 else "im-step-trades"
            times = {} if step.times == 1 else {"count": step.times}
            return {"key": key, "n": step.price, **times, "effect": steps_text(step.steps)}
        case ct.If():
            said = _if(step.when, step.at_least, step.at_most, step.then)
            otherwise = {"key": "im-otherwise", "effect": steps_text(step.otherwise)} if step.otherwise else None
            return _then(said, otherwise) if otherwise else said


def _gain(step: ct.Gain) -> Message:
    key = f"im-step-{step.res}"
    if isinstance(step.n, int):
        return {"key": key, "n": step.n}
    some = _amount(step.n)
    plus = {"plus": step.n.plus} if step.n.plus else {}
    return {"key": f"{key}-{'plus' if plus else 'per'}", **some, **plus}


def _levels(levels: Sequence[int]) -> str:
    """A key of a closed set: `any`, or l and the levels."""
    return "any" if len(levels) == len(ct.DRAWN) else "l" + "".join(str(level) for level in sorted(levels))


def _each(what: str, steps: Sequence[ct.Step]) -> Message:
    return {"key": f"im-each-{what}", "effect": steps_text(steps)}


def _if(when: ct.Per, at_least: int | None, at_most: int | None, steps: Sequence[ct.Step]) -> Message:
    bound, n = ("most", at_most) if at_least is None else ("least", at_least)
    return {"key": "im-if", "what": _of(when, "im-what"), "bound": bound, "n": n, "effect": steps_text(steps)}


# Amounts


def _number(n: ct.Amount) -> int:
    """0 where it is counted and said after."""
    return n if isinstance(n, int) else 0


def _counted(key: str, n: ct.Amount, args: Message) -> Message:
    return _joined([{"key": key, "n": _number(n), **args}, *_how_many(n)])


def _how_many(n: ct.Amount) -> list[Message]:
    return [] if isinstance(n, int) else [{"key": "im-how-many", "plus": n.plus, **_amount(n)}]


def _amount(n: ct.Per) -> Message:
    return {"n": n.x, "per": {**_of(n, "im-per"), "count": n.div}, "cap": n.cap or 0}


def _of(n: ct.Per, key: str) -> Message:
    """What is counted, as "for each ..." (im-per) or by itself (im-what)."""
    if n.per in ("faction", "adjacent"):
        return {"key": f"{key}-{n.per}", "faction": n.faction or "none"}
    return {"key": key, "per": n.per, "level": n.level or 0}


# Cards of the mine


def _aimed(op: str, at: ct.Target, args: Message) -> Message:
    if isinstance(at, str):
        return {"key": f"im-step-{op}-self", **args}
    if at.pick is not None:
        return {"key": f"im-step-{op}-pick", **args, "count": at.n, "where": _where(at.pick)}
    assert at.all is not None
    return {"key": f"im-step-{op}-all", **args, "where": _where(at.all)}


def _where(cards: ct.Filter) -> str:
    if cards.up or cards.down:
        return "above" if cards.up else "below"
    return "adjacent" if cards.adjacent else "others" if cards.other else "any"


def _only(at: ct.Target, *implied: str) -> list[Message]:
    """What else the cards must be, beyond what the step implies."""
    cards = ct.Filter() if isinstance(at, str) else at.pick or at.all or ct.Filter()
    said = _only_such(cards)
    for field in ("has_machine", "has_collapse", "not_activated"):
        if getattr(cards, field) and field not in implied:
            said.append({"key": "im-only", "what": field})
    if cards.row:
        said.append({"key": "im-only-level", "level": cards.row})
    return said


def _only_such(cards: ct.Filter | ct.CardFilter) -> list[Message]:
    said: list[Message] = []
    if cards.faction:
        said.append({"key": "im-only-faction", "faction": cards.faction})
    if cards.level:
        said.append({"key": "im-only-level", "level": cards.level})
    return said


def _names_itself(step: ct.Step) -> bool:
    """Whether a step, or one inside it, speaks of the acting card."""
    n = step.when if isinstance(step, ct.If) else getattr(step, "n", 0)
    if isinstance(n, ct.Per) and n.per in SELF_COUNTERS:
        return True
    at = getattr(step, "at", None)
    cards = at.pick or at.all if isinstance(at, ct.At) else None
    if isinstance(at, str) or (cards and (cards.adjacent or cards.up or cards.down or cards.other)):
        return True
    inner: tuple[ct.Step, ...] = ()
    for field in ("steps", "each", "then", "otherwise"):
        inner += getattr(step, field, ())
    return any(_names_itself(one) for one in inner)


# Modifiers


def _mod(mod: ct.Modifier) -> Message:
    match mod:
        case ct.PlayCost():
            said = {"key": "im-mod-cost", "n": abs(mod.delta), "less": _yes(mod.delta < 0)}
            return _joined([said, *_only_such(mod.filter)])
        case ct.BonusOnGain():
            return {"key": f"im-mod-{mod.res}", "n": mod.n, "count": mod.limit}
        case ct.BonusOnActivate():
            said = {"key": "im-mod-activate", "effect": steps_text(mod.steps)}
            return _joined([*_only_such(mod.filter), said])
        case ct.BonusOnPlace():
            said = steps_text(mod.steps) if mod.when is None else _if(mod.when, mod.at_least, mod.at_most, mod.steps)
            return {"key": "im-mod-place", "effect": said}
        case ct.ResearchPlus():
            return {"key": "im-mod-research", "n": mod.n}
        case ct.SurfacePicks():
            return {"key": "im-mod-surface", "n": mod.n}
        case ct.BothEffects():
            return _joined([{"key": "im-mod-both"}, *_only_such(mod.filter)])
