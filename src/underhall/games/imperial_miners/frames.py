"""What a seat still has to do: its strand as data, and which strands the rules could have left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from underhall.core.errors import BadSnapshot
from underhall.games.imperial_miners.notation import FACTION_NAMES, cell_word, read_cell
from underhall.games.imperial_miners.rules.chain import AT_SURFACE
from underhall.games.imperial_miners.rules.questions import codes_of
from underhall.games.imperial_miners.rules.strands import ASK_OF
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    ANY_FACTION,
    AT_PICK,
    CARD,
    COLLAPSED,
    DONE,
    DRAWN,
    END,
    EVENT,
    F_ACTIVATE,
    F_BOARD,
    F_CARD,
    F_CELL,
    F_CLIMB,
    F_COMPLETE,
    F_DISCARD,
    F_DRAW,
    F_EFFECT,
    F_END,
    F_FALLBACK,
    F_KEEP,
    F_RESEARCH,
    F_SEAM,
    F_SEARCH,
    F_STEPS,
    F_SURFACE,
    F_TARGET,
    F_TRADE,
    FACE,
    HAND_LIMIT,
    KEEP,
    MINE,
    OP_ACTIVATE,
    OP_DISCARD,
    OP_TRADE,
    POSITION,
    ROUNDS,
    ROW,
    Frame,
    State,
)
from underhall.games.imperial_miners.view import acting_card, path_cards
from underhall.games.imperial_miners.words import SURFACE_WORDS
from underhall.kit.masks import bits
from underhall.kit.names import MOST, set_of

CONTEXT_WORDS = ("bonus", "special")
"""What is said of the effect that runs: it has had the modifier's bonus, it is a special activation."""
LEVEL_NAMES = tuple(str(level + 1) for level in range(DRAWN))
ANY = "any"
MOST_FRAMES = 200
MOST_COUNTED = 136


# As data


class Sort(NamedTuple):
    """How a number of a frame is written for people, and read again."""

    write: Callable[[State, int, int], Any]
    read: Callable[[State, int, Any, str], int]


def _read_number(_s: State, _seat: int, said: Any, where: str) -> int:
    if type(said) is not int or not 0 <= said <= MOST:
        raise BadSnapshot(f"{where}: {said!r} is no number from 0 to {MOST}")
    return said


def _read_flag(_s: State, _seat: int, said: Any, where: str) -> int:
    if type(said) is not bool:
        raise BadSnapshot(f"{where}: {said!r} is neither true nor false")
    return int(said)


def read_card(s: State, said: Any, where: str) -> int:
    if said not in s.book.card_words:
        raise BadSnapshot(f"{where}: {said!r} is no card")
    return s.book.card_words.index(said)


def read_place(s: State, seat: int, said: Any, where: str) -> int:
    """A card of the mine, by its cell."""
    cell = read_cell(said) if isinstance(said, str) else None
    if cell is None or cell not in s.mines[seat].at:
        raise BadSnapshot(f"{where}: {said!r} is no cell of the mine with a card")
    return s.mines[seat].at[cell]


def _write_place(s: State, seat: int, card: int) -> str:
    return cell_word(s.mines[seat].cells[card])


def _read_places(s: State, seat: int, said: Any, where: str) -> int:
    if not isinstance(said, list):
        raise BadSnapshot(f"{where}: {said!r} is no list of cells")
    mask = 0
    for number, one in enumerate(said):
        mask |= 1 << read_place(s, seat, one, f"{where}[{number}]")
    return mask


def read_faction(said: Any, where: str) -> int:
    if said not in (*FACTION_NAMES, ANY):
        raise BadSnapshot(f"{where}: {said!r} is none of {', '.join(FACTION_NAMES)}, {ANY}")
    return (*FACTION_NAMES, ANY).index(said)


def _maybe(sort: Sort, nothing: int) -> Sort:
    """The same, or null for nothing."""
    return Sort(
        lambda s, seat, n: None if n == nothing else sort.write(s, seat, n),
        lambda s, seat, said, where: nothing if said is None else sort.read(s, seat, said, where),
    )


def _mask(names: Sequence[str]) -> Sort:
    """A mask as the list of its names."""
    return Sort(
        lambda _s, _seat, n: [names[bit] for bit in bits(n)],
        lambda _s, _seat, said, where: read_mask(said, names, where),
    )


def read_mask(said: Any, names: Sequence[str], where: str) -> int:
    if not isinstance(said, list) or not all(isinstance(name, str) for name in said):
        raise BadSnapshot(f"{where}: {said!r} is no list of words")
    return set_of(said, names, where)


NUMBER = Sort(lambda _s, _seat, n: n, _read_number)
FLAG = Sort(lambda _s, _seat, n: bool(n), _read_flag)
A_CARD = Sort(lambda s, _seat, n: s.book.card_words[n], lambda s, _seat, said, where: read_card(s, said, where))
PLACE = Sort(_write_place, read_place)
PLACES = Sort(lambda s, seat, n: [_write_place(s, seat, card) for card in bits(n)], _read_places)
FACTION = Sort(lambda _s, _seat, n: (*FACTION_NAMES, ANY)[n], lambda _s, _seat, said, where: read_faction(said, where))
LEVELS = _mask(LEVEL_NAMES)

FIELDS: dict[int, tuple[str, dict[str, Sort]]] = {
    F_KEEP: ("keep", {}),
    F_CARD: ("card", {}),
    F_FALLBACK: ("fallback", {}),
    F_CELL: ("cell", {"card": A_CARD}),
    F_ACTIVATE: ("activate", {"at": PLACE, "special": FLAG}),
    F_EFFECT: ("effect", {"at": PLACE, "special": FLAG}),
    F_CLIMB: ("climb", {"at": PLACE}),
    F_SURFACE: ("surface", {"left": NUMBER, "used": _mask(SURFACE_WORDS[:3])}),
    F_STEPS: ("steps", {"program": NUMBER, "next": NUMBER, "at": _maybe(PLACE, -1), "counted": NUMBER}),
    F_END: ("end", {"context": _mask(CONTEXT_WORDS)}),
    F_DRAW: ("draw", {"left": NUMBER, "levels": LEVELS}),
    F_SEARCH: ("search", {"faction": FACTION, "failed": LEVELS, "left": NUMBER, "next": FACTION}),
    F_RESEARCH: ("research", {"spaces": NUMBER}),
    F_COMPLETE: ("complete", {}),
    F_BOARD: ("board", {}),
    F_TARGET: (
        "target",
        {
            "step": NUMBER,
            "at": _maybe(PLACE, -1),
            "picked": PLACES,
            "left": NUMBER,
            "counted": NUMBER,
            "machines": NUMBER,
        },
    ),
    F_SEAM: ("seam", {"left": NUMBER}),
    F_TRADE: ("trade", {"step": NUMBER, "at": _maybe(PLACE, -1), "left": NUMBER, "counted": NUMBER}),
    F_DISCARD: (
        "discard",
        {"step": _maybe(NUMBER, -1), "at": _maybe(PLACE, -1), "from": A_CARD, "left": NUMBER, "counted": NUMBER},
    ),
}
"""Of each frame its name, and its numbers by name."""
OPS = {name: op for op, (name, _) in FIELDS.items()}


def frames_of(s: State, seat: int) -> list[Frame]:
    """A strand from its top on."""
    found = []
    f = s.strands[seat]
    while f is not None:
        found.append(f)
        f = f.below
    return found


def write_strand(s: State, seat: int) -> list[dict[str, Any]]:
    tables = []
    for f in frames_of(s, seat):
        name, fields = FIELDS[f.op]
        # the hand limit is no card's doing
        acting = -1 if f.op == F_DISCARD and f.a < 0 else f.b
        numbers = zip(fields.items(), (f.a, acting, f.c, f.d, f.e, f.n), strict=False)
        tables.append({"do": name, **{field: sort.write(s, seat, number) for (field, sort), number in numbers}})
    return tables


def read_strand(s: State, seat: int, tables: Sequence[dict[str, Any]], where: str) -> Frame | None:
    if len(tables) > MOST_FRAMES:
        raise BadSnapshot(f"{where}: {len(tables)} things to do are too many")
    top: Frame | None = None
    for at in reversed(range(len(tables))):
        top = _read_frame(s, seat, tables[at], f"{where}[{at}]", top)
    return top


def _read_frame(s: State, seat: int, table: dict[str, Any], where: str, below: Frame | None) -> Frame:
    name = table.get("do")
    if not isinstance(name, str) or name not in OPS:
        raise BadSnapshot(f"{where}.do: {name!r} is none of {', '.join(OPS)}")
    fields = FIELDS[OPS[name]][1]
    for key in table:
        if key not in fields and key != "do":
            raise BadSnapshot(f"{where}: {key!r} is no field of {name}")
    for key in fields:
        if key not in table:
            raise BadSnapshot(f"{where}: {name} has no {key!r}")
    return Frame(OPS[name], below, *[sort.read(s, seat, table[key], f"{where}.{key}") for key, sort in fields.items()])


# What could be there

ONLY_ON_TOP = frozenset({F_EFFECT, F_DRAW, F_SEARCH, F_BOARD, F_SEAM, F_DISCARD})
INSIDE = ONLY_ON_TOP | {F_STEPS, F_END, F_RESEARCH, F_COMPLETE, F_TARGET, F_TRADE}
"""What an effect or an event can lead to."""


def strand_fault(s: State, seat: int) -> str | None:
    """Why the rules could not have left this strand, or could not go on with it."""
    frames = frames_of(s, seat)
    if len(frames) > MOST_FRAMES:
        return f"IM-14.7: seat {seat} has too much to do"
    for f in frames:
        if not _fits(s, seat, f):
            return f"IM-14.7: seat {seat}: {FIELDS[f.op][0]} is about something that is not there"
    if not _in_phase(s, seat, frames):
        return f"IM-4.2: what seat {seat} has to do belongs to another part of the round"
    for at, f in enumerate(frames):
        if not _may_lie(s, seat, frames, at):
            return f"IM-14.7: seat {seat}: {FIELDS[f.op][0]} cannot stand where it does"
    ops = [f.op for f in frames]
    row = seat * ROW
    at_top = s.v[row + FACE] >= 0 and s.v[row + POSITION] == len(s.book.faces[s.v[row + FACE]])
    if ops.count(F_COMPLETE) != int(at_top):
        return f"IM-12.16: seat {seat} completes a board exactly when its pickaxe is at the top"
    if F_RESEARCH in ops and s.v[row + FACE] < 0 and ops[0] != F_BOARD:
        return f"IM-12.14: seat {seat} researches on no board"
    return None


def _fits(s: State, seat: int, f: Frame) -> bool:
    """Whether the numbers of a frame name something that is there."""
    book, row, op = s.book, seat * ROW, f.op
    cards = len(s.mines[seat].cards)
    if not -1 <= acting_card(f) < cards or not 0 <= f.d <= MOST or not 0 <= f.e <= MOST_COUNTED or not 0 <= f.n <= MOST:
        return False
    if op == F_CELL:
        return 0 <= f.a < book.kinds and bool(s.mines[seat].spots[book.level[f.a] - 1])
    if op in (F_ACTIVATE, F_CLIMB):
        return f.a >= 0 and f.b == 0
    if op == F_EFFECT:
        cleared = not s.v[row + COLLAPSED] >> f.a & 1 or book.keep_collapse
        return f.a >= 0 and f.b in (0, 1) and cleared and bool(s.v[row + ACTIVATED] >> f.a & 1)
    if op == F_SURFACE:
        return 0 <= f.b < 8 and 1 <= f.a == min(s.mods.surface_picks, len(book.surface)) - f.b.bit_count()
    if op == F_STEPS:
        known = 0 <= f.a < len(book.programs)
        return known and 0 <= f.b < max(1, len(book.programs[f.a])) and 0 <= f.d <= MOST_COUNTED
    if op == F_END:
        return 0 <= f.a < 1 << len(CONTEXT_WORDS)
    if op == F_DRAW:
        return 0 <= f.a <= MOST and 0 < f.b < 1 << DRAWN
    if op == F_SEARCH:
        known = 0 <= f.a <= ANY_FACTION and 0 <= f.c <= MOST and 0 <= f.b < 1 << DRAWN
        return known and (f.d in (f.a, ANY_FACTION) and f.a < ANY_FACTION if f.b else f.a == f.d)
    if op == F_RESEARCH:
        return 0 < f.a <= MOST
    if op == F_SEAM:
        return 0 <= f.a <= MOST
    if op in (F_TARGET, F_TRADE, F_DISCARD):
        return _step_fits(s, seat, f)
    return True


def _step_fits(s: State, seat: int, f: Frame) -> bool:
    """Whether a frame is about a step of its own sort, or about the hand limit."""
    if f.op == F_DISCARD and f.a == -1:
        return f.c < s.book.kinds and f.d == max(0, len(s.hands[seat]) - HAND_LIMIT)
    if not 0 <= f.a < len(s.book.steps):
        return False
    step = s.book.steps[f.a]
    if f.op == F_TRADE:
        return step.op == OP_TRADE and 0 <= f.c <= MOST
    if f.op == F_DISCARD:
        return step.op == OP_DISCARD and f.c < s.book.kinds
    return step.at is not None and step.at.how == AT_PICK and f.c >> len(s.mines[seat].cards) == 0 and f.d <= ROUNDS


def _in_phase(s: State, seat: int, frames: list[Frame]) -> bool:
    """IM-4.2 What there can be to do in each part of a round."""
    ops = [f.op for f in frames]
    if s.phase == KEEP:
        picking = not s.book.newcomers >> seat & 1 and len(s.picks[seat]) < s.book.kept
        return ops == [F_KEEP] * picking
    if s.phase == CARD:
        return ops == [F_CARD] * (s.chosen[seat] < 0)
    if s.phase in (EVENT, END):
        kind = s.book.event_kind[s.event] if s.event >= 0 else -1
        happens = kind == (0 if s.phase == EVENT else 2)
        return not ops or (happens and INSIDE.issuperset(ops) and _ends(frames))
    if s.phase == MINE:
        if not ops or ops in ([F_CELL], [F_FALLBACK]):
            return True
        if ops[-1] == F_CLIMB:
            inside = ops[:-2] if len(ops) > 1 and ops[-2] == F_ACTIVATE else ops[:-1]
            return not s.paths[seat] & AT_SURFACE and INSIDE.issuperset(inside)
        if ops[-1] == F_SURFACE and len(ops) > 1:
            return bool(s.paths[seat] & AT_SURFACE) and INSIDE.issuperset(ops[:-1]) and _ends(frames[:-1])
        return bool(s.paths[seat] & AT_SURFACE) and (ops == [F_SURFACE] or (INSIDE.issuperset(ops) and _ends(frames)))
    return not ops


def _ends(frames: list[Frame]) -> bool:
    """IM-12.7 Whether the last thing to do is the end of an effect, with the hand limit."""
    last = frames[-1]
    return last.op == F_END or (len(frames) == 1 and last.op == F_DISCARD and last.a == -1)


def _may_lie(s: State, seat: int, frames: list[Frame], at: int) -> bool:
    """Whether a frame can have those above it and below it that it has."""
    f, row = frames[at], seat * ROW
    if at and (f.op in ONLY_ON_TOP or (f.op == F_TARGET and s.book.steps[f.a].op != OP_ACTIVATE)):
        return False
    if f.op in (F_ACTIVATE, F_EFFECT) and not f.b:
        # the chain has come to this card
        return frames[-1].op == F_CLIMB and frames[-1].a == f.a
    if f.op == F_BOARD and s.v[row + FACE] < 0:
        return at + 1 < len(frames) and frames[at + 1].op == F_RESEARCH
    if f.op == F_BOARD:
        return s.v[row + POSITION] == 0 and s.v[row + DONE] > 0
    if f.op == F_RESEARCH:
        return all(below.op != F_COMPLETE for below in frames[at:])
    return True


def asks(s: State, seat: int) -> bool:
    """Whether a seat has a choice in what it has to do next."""
    f = s.strands[seat]
    if f is None or ASK_OF[f.op] < 0:
        return False
    if f.op == F_CLIMB and s.mines[seat].up[f.a].bit_count() != 2:
        return False
    return len(codes_of(s, seat, f)) > 1


def path_fault(s: State, seat: int) -> bool:
    """IM-8.1 The chain begins at the card laid this round and goes up card by card, at last to the surface."""
    m, path, frames = s.mines[seat], s.paths[seat], frames_of(s, seat)
    if path < 0 or (path & ~AT_SURFACE) >> len(m.cards) or (path and s.phase < MINE):
        return True
    cards = path_cards(s, seat)
    if cards and cards[0] != len(m.cards) - 1:
        return True
    if any(not m.up[lower] >> upper & 1 for lower, upper in pairwise(cards)):
        return True
    if path & AT_SURFACE:
        return not cards or bool(m.up[cards[-1]])
    if not frames or frames[-1].op != F_CLIMB:
        return bool(cards)
    here = frames[-1].a
    if any(f.op == F_ACTIVATE for f in frames):
        return not m.up[cards[-1]] >> here & 1 if cards else here != len(m.cards) - 1
    return not cards or cards[-1] != here
