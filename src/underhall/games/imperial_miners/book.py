"""The book of a setup: content and options as the tables that the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from underhall.games.imperial_miners import content as ct
from underhall.games.imperial_miners import state as st
from underhall.games.imperial_miners.notation import FACTION_NAMES
from underhall.games.imperial_miners.state import Amount, Book, Effect, Mods, Step, Target

HALVES = ".EF"
EVENT_KINDS = ("instant", "modifier", "end")
PACKET = (1, 1, 2, 2, 2, 3, 3, 3)
NEWCOMER_PACKET = (1, 1, 2, 2, 3, 3)
KEPT = 4
MOST = 1 << 30


def make_book(content: ct.Content, players: int, options: Mapping[str, Any]) -> Book:
    """IM-1.1 to IM-1.5 The components as tables, IM-1.2 the events with them; IM-13.2 to IM-13.6 what the factions are
    good at is in the content alone."""
    b = Book()
    b.content = content.digest
    b.players = players
    b.alone = b if players == 1 else make_book(content, 1, options)
    turns = [(number - 1) % players if number else 0 for number in range(st.ROUNDS + 1)]
    b.orders = [[(first + seat) % players for seat in range(players)] for first in turns]
    b.steps, b.programs = [], []
    _cards(b, content)
    b.event_ids = [event.id for event in content.events]
    b.event_kind = [EVENT_KINDS.index(event.kind) for event in content.events]
    b.event_program = [_program(b, event.steps) for event in content.events]
    b.event_mods = [_mods(b, event.mods) for event in content.events]
    b.plain = Mods()
    b.face_ids = [face.id for face in content.faces]
    b.faces = [[_program(b, space) for space in face.spaces] for face in content.faces]
    b.boards = [_sides(content, board) for board in ct.BOARDS]
    b.surface = [_effect(b, effect) for effect in content.surface.effects]
    b.titles = [(title.start, title.id) for title in content.titles]
    b.packet, b.newcomer_packet, b.kept = list(PACKET), list(NEWCOMER_PACKET), KEPT
    b.newcomers = sum(1 << seat for seat in range(players) if _first_game(options, seat))
    b.scots_count_self = options["scots_discount"] == "all"
    b.gaps = {"two": 2, "none": 0, "any": -1}[options["gaps"]]
    b.voluntary_draw = bool(options["voluntary_draw"])
    b.keep_collapse = bool(options["keep_collapse"])
    b.clear_on_pass = bool(options["clear_on_pass"])
    b.last_end_event = bool(options["last_end_event"])
    b.shuffle_at_once = options["reshuffle"] == "at_once"
    b.same_board = options["next_board"] == "any"
    b.modifiers_everywhere = options["modifiers_reach"] == "all"
    b.surface_optional = bool(options["surface_optional"])
    b.tiebreak_machines = options["tiebreak2"] == "machines"
    return b


def _first_game(options: Mapping[str, Any], seat: int) -> bool:
    """IM-3.6 One flag for the table, and each seat's own."""
    own = options[f"first_game_{seat + 1}"]
    return bool(options["first_game"]) if own == "table" else own == "yes"


def _sides(content: ct.Content, board: str) -> tuple[int, int]:
    first, second = (number for number, face in enumerate(content.faces) if face.board == board)
    return first, second


def card_words(content: ct.Content) -> list[str]:
    """IM-1.1 The different cards in their order: one of its kind by its id, others numbered."""
    words = []
    for card in content.cards:
        alone = len(card.carts) == 1
        words += [card.id] if alone else [f"{card.id}-{number + 1}" for number in range(len(card.carts))]
    return words


def _cards(b: Book, content: ct.Content) -> None:
    """IM-1.12 What is printed on the cards. IM-1.14 Of one faction, two or none. IM-1.15 Level 4 is one card."""
    b.card_words = card_words(content)
    each = [(card, mask) for card in content.cards for mask in card.carts]
    b.kinds = len(each)
    b.deep = b.kinds - 1
    b.deep_copies = each[-1][0].copies
    b.card_ids = [card.id for card, _ in each]
    b.level = [card.level for card, _ in each]
    b.counts = [b.level.count(level) for level in range(1, st.DRAWN + 1)]
    b.first = [b.level.index(level) for level in range(1, st.LEVELS + 1)]
    b.cost = [card.cost for card, _ in each]
    b.factions = [tuple(FACTION_NAMES.index(faction) for faction in card.factions) for card, _ in each]
    b.carts = [tuple(HALVES.index(half) for half in mask) for _, mask in each]
    effects = {card.id: tuple(_effect(b, effect) for effect in card.effects) for card in content.cards}
    b.effects = [effects[card.id] for card, _ in each]
    b.of_faction = [
        [
            sum(1 << 8 * (code - b.first[level]) for code in _level(b, level) if faction in b.factions[code])
            for faction in range(st.FACTIONS)
        ]
        for level in range(st.DRAWN)
    ]


def _level(b: Book, level: int) -> range:
    return range(b.first[level], b.first[level] + b.counts[level])


def _effect(b: Book, effect: ct.Effect) -> Effect:
    return Effect(effect.price, effect.scots, _program(b, effect.steps))


def _program(b: Book, steps: Sequence[ct.Step]) -> int:
    """Steps as a program of the book, those inside them first."""
    made = [_step(b, step) for step in steps]
    b.programs.append(made)
    return len(b.programs) - 1


def _new_step(b: Book, op: int, amount: Amount) -> Step:
    step = Step(len(b.steps), op, amount)
    b.steps.append(step)
    return step


def _step(b: Book, said: ct.Step) -> Step:
    n = said.times if isinstance(said, ct.Trade) else said.when if isinstance(said, ct.If) else getattr(said, "n", 1)
    op = st.OPS.index(str(said.__struct_config__.tag))
    step = _new_step(b, op, _amount(n))
    if isinstance(said, ct.Gain):
        step.arg = int(said.res == "points")
    elif isinstance(said, ct.Machine | ct.Collapse | ct.Clear | ct.Activate):
        step.at = _target(said.at)
    elif isinstance(said, ct.Draw):
        step.arg = sum(1 << level - 1 for level in said.levels)
    elif isinstance(said, ct.FactionDraw):
        step.arg = st.ANY_FACTION if said.faction == "any" else FACTION_NAMES.index(said.faction)
    if isinstance(said, ct.Trade):
        step.arg = said.price
        step.each = _program(b, said.steps)
    elif isinstance(said, ct.Clear | ct.Discard):
        step.each = _program(b, said.each) if said.each else -1
        step.upto = isinstance(said, ct.Discard) and said.upto
    elif isinstance(said, ct.If):
        _bound(step, said.at_least, said.at_most)
        step.each = _program(b, said.then)
        step.instead = _program(b, said.otherwise) if said.otherwise else -1
    return step


def _bound(step: Step, at_least: int | None, at_most: int | None) -> None:
    step.low = at_least or 0
    step.high = MOST if at_most is None else at_most


def _amount(said: ct.Amount) -> Amount:
    if isinstance(said, int):
        return Amount(-1, 0, 0, 1, said, -1)
    arg = FACTION_NAMES.index(said.faction) if said.faction else said.level or -1
    cap = -1 if said.cap is None else said.cap
    return Amount(st.COUNTERS.index(said.per), arg, said.x, said.div, said.plus, cap)


def _target(said: ct.Target) -> Target:
    if isinstance(said, str):
        return Target(st.AT_SELF, 1)
    at = Target(st.AT_ALL if said.pick is None else st.AT_PICK, said.n)
    one = said.pick or said.all
    assert one is not None
    at.faction = FACTION_NAMES.index(one.faction) if one.faction else -1
    at.level = one.level or one.row or 0
    at.adjacent, at.up, at.down, at.other = one.adjacent, one.up, one.down, one.other
    at.collapse, at.machine, at.idle = one.has_collapse, one.has_machine, one.not_activated
    return at


def _any_card(said: ct.CardFilter) -> Target:
    at = Target(st.AT_ALL, 1)
    at.faction = FACTION_NAMES.index(said.faction) if said.faction else -1
    at.level = said.level or 0
    return at


def _mods(b: Book, said: Sequence[ct.Modifier]) -> Mods:
    """IM-5.2 What a modifier event changes."""
    mods = Mods()
    on_place: list[Step] = []
    for one in said:
        if isinstance(one, ct.PlayCost):
            mods.cheaper = mods.cheaper or [0] * b.kinds
            for code in range(b.kinds):
                at = _any_card(one.filter)
                if at.level in (0, b.level[code]) and (at.faction < 0 or at.faction in b.factions[code]):
                    mods.cheaper[code] += one.delta
        elif isinstance(one, ct.BonusOnGain):
            mods.bonus_what = int(one.res == "points")
            mods.bonus_amount, mods.bonus_limit = one.n, one.limit
        elif isinstance(one, ct.BonusOnActivate):
            mods.on_activate.append((_any_card(one.filter), _program(b, one.steps)))
        elif isinstance(one, ct.BonusOnPlace):
            step = _new_step(b, st.OP_IF, _amount(one.when or 0))
            step.each = _program(b, one.steps)
            _bound(step, one.at_least, one.at_most)
            on_place.append(step)
        elif isinstance(one, ct.ResearchPlus):
            mods.research += one.n
        elif isinstance(one, ct.SurfacePicks):
            mods.surface_picks = one.n
        else:
            mods.both.append(_any_card(one.filter))
    if on_place:
        b.programs.append(on_place)
        mods.on_place = len(b.programs) - 1
    return mods
