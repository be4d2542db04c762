"""Why not? For each question the first rule that an answer breaks, with the facts that break it.

Nothing here decides what is legal: a code is legal if the ask offers it. This only explains.
"""

from __future__ import annotations

from typing import Any

from underhall.core.game import Ask
from underhall.core.speech import Refusal
from underhall.games.dwarfs_fall.notation import COLOUR_NAMES, cell_word
from underhall.games.dwarfs_fall.options import turn_words
from underhall.games.dwarfs_fall.rules.goals import may_reveal
from underhall.games.dwarfs_fall.rules.hand import discardable
from underhall.games.dwarfs_fall.rules.ogres import ogres_in_hand
from underhall.games.dwarfs_fall.rules.tasks import affordable
from underhall.games.dwarfs_fall.rules.turn import actions_left
from underhall.games.dwarfs_fall.state import COLOURS, MINE, MOVE_ONE, STEAL_GEM, SWAP, State, manned, top_kind


def why_not(s: State, ask: Ask, code: int) -> Refusal | None:
    """None exactly for the codes that are offered."""
    if code in ask.codes:
        return None
    refusal: Refusal = _REASONS[ask.kind](s, ask, code)
    return refusal


def _turn(s: State, ask: Ask, code: int) -> Refusal:
    book = s.book
    word = turn_words(book)[code]
    if word in book.ogre_ids:
        ogre = {"ogre": f"@df-ogre-{word}"}
        if not ogres_in_hand(s, s.seat) >> book.ogre_ids.index(word) & 1:
            return Refusal("DF-11.4", "df-refuse-no-ogre", ogre)
        return Refusal("DF-11.5", "df-refuse-no-target", ogre)
    if word == "reveal":
        return _secret(s)
    if word.startswith("order"):
        if s.shown >> s.seat & 1:
            return Refusal("DF-13.1", "df-refuse-shown")
        if not book.boundary:
            return Refusal("DF-13.1", "df-refuse-no-orders")
        if s.switched:
            return Refusal("DF-13.1", "df-refuse-switched")
        return Refusal("DF-13.1", "df-refuse-same-order")
    if code < book.kinds and not s.hands[s.seat] >> code & 1:
        return Refusal("DF-6.1", "df-refuse-not-in-hand", {"card": word})
    if actions_left(s) == 0:
        return Refusal("DF-5.2", "df-refuse-no-action", {"n": s.used})
    if code < book.kinds:
        key = "df-refuse-no-stack" if s.board.types[book.type_of[code]] else "df-refuse-no-type"
        return Refusal("DF-6.5", key, {"card": word})
    if word == "put":
        return (
            Refusal("DF-7.1", "df-refuse-no-dwarf") if not s.supply[s.seat] else Refusal("DF-7.4", "df-refuse-no-slot")
        )
    return Refusal("DF-7.2", "df-refuse-cannot-move")


def _secret(s: State) -> Refusal:
    assert not may_reveal(s, s.seat)
    if s.shown >> s.seat & 1:
        return Refusal("DF-13.1", "df-refuse-shown")
    return Refusal("DF-13.1", "df-refuse-condition", {"secret": f"@df-secret-{s.book.secret_ids[s.secrets[s.seat]]}"})


def _cell(s: State, ask: Ask, code: int) -> Refusal:
    book = s.book
    board = s.board
    kind = ask.subject[0]
    facts: dict[str, Any] = {"cell": cell_word(s, code), "card": book.kind_ids[kind]}
    stack = board.where.get(code, -1)
    if stack < 0:
        if book.monster[kind]:
            return Refusal("DF-6.5", "df-refuse-monster-cell", facts)
        return Refusal("DF-6.2", "df-refuse-not-beside", facts)
    facts["top"] = book.kind_ids[top_kind(board, stack)]
    if not board.types[book.type_of[kind]] >> stack & 1:
        return Refusal("DF-6.3", "df-refuse-type", facts)
    if board.blocked >> stack & 1:
        return _blocked(s, stack)
    if manned(s) >> stack & 1:
        return Refusal("DF-6.3", "df-refuse-manned", facts)
    return Refusal("DF-6.3", "df-refuse-height", {**facts, "n": len(board.stacks[stack])})


def _blocked(s: State, stack: int) -> Refusal:
    monster = "dragon" if s.board.types[MINE] >> stack & 1 else "giant"
    return Refusal("DF-9.5", "df-refuse-blocked", {"cell": cell_word(s, s.board.cells[stack]), "monster": monster})


def _turned(s: State, ask: Ask, code: int) -> Refusal:
    return Refusal("DF-3.2", "df-refuse-same-walls")


def _no_card(s: State, code: int) -> Refusal:
    return Refusal("DF-3.1", "df-refuse-no-card", {"cell": cell_word(s, code)})


def _full(s: State, stack: int) -> Refusal:
    n = s.book.slots[top_kind(s.board, stack)]
    return Refusal("DF-7.4", "df-refuse-full", {"cell": cell_word(s, s.board.cells[stack]), "n": n})


def _put(s: State, ask: Ask, code: int) -> Refusal:
    stack = s.board.where.get(code, -1)
    return _no_card(s, code) if stack < 0 else _full(s, stack)


def _from(s: State, ask: Ask, code: int) -> Refusal:
    stack = s.board.where.get(code, -1)
    if stack < 0:
        return _no_card(s, code)
    key = "df-refuse-stuck" if s.here[s.seat] >> stack & 1 else "df-refuse-no-own-dwarf"
    return Refusal("DF-7.2", key, {"cell": cell_word(s, code)})


def _to(s: State, ask: Ask, code: int) -> Refusal:
    board = s.board
    start, marched = ask.subject
    stack = board.where.get(code, -1)
    if stack < 0:
        return _no_card(s, code)
    facts = {"cell": cell_word(s, code), "from": cell_word(s, board.cells[start])}
    if stack == start:
        return Refusal("DF-7.2", "df-refuse-same-card", facts)
    near = board.beside[start] >> stack & 1
    if marched >= 0:
        return _full(s, stack) if near else Refusal("DF-11.5", "df-refuse-march-far", facts)
    tunnel = board.mine_tops >> start & 1 and board.types[MINE] >> stack & 1
    if board.open_to[start] >> stack & 1:
        return _full(s, stack)
    if tunnel and board.realm[start] & board.dragons:
        return Refusal("DF-7.3", "df-refuse-tunnel-dragon", facts)
    if tunnel and board.dragons >> stack & 1 and not s.book.onto_dragon:
        return Refusal("DF-7.3", "df-refuse-tunnel-onto", facts)
    if tunnel:
        return _full(s, stack)
    return Refusal("DF-7.2", "df-refuse-wall" if near else "df-refuse-far", facts)


def _dwarf(s: State, ask: Ask, code: int) -> Refusal:
    cell, seat = divmod(code, COLOURS)
    stack = s.board.where.get(cell, -1)
    family = s.book.ogre_family[ask.subject[0]]
    facts = {"cell": cell_word(s, cell), "colour": COLOUR_NAMES[seat]}
    if seat >= s.book.players:
        return Refusal("DF-1.1", "df-refuse-no-colour", facts)
    if stack < 0:
        return _no_card(s, cell)
    if not s.here[seat] >> stack & 1:
        return Refusal("DF-11.3", "df-refuse-no-such-dwarf", facts)
    if family == MOVE_ONE:
        return Refusal("DF-11.5", "df-refuse-no-march", facts)
    if family == SWAP:
        return Refusal("DF-11.3", "df-refuse-swap", facts)
    return Refusal("DF-11.3", "df-refuse-own-dwarf", facts)


def _victim(s: State, ask: Ask, code: int) -> Refusal:
    if code >= s.book.players:
        return Refusal("DF-1.1", "df-refuse-no-colour", {"colour": COLOUR_NAMES[code], "cell": "-"})
    if code == s.seat:
        return Refusal("DF-11.3", "df-refuse-own-hand")
    sought = "gems" if s.book.ogre_family[ask.subject[0]] == STEAL_GEM else "ogres"
    return Refusal("DF-11.3", "df-refuse-empty-hand", {"player": code, "sought": sought})


def _task(s: State, ask: Ask, code: int) -> Refusal:
    book = s.book
    if code == book.side * book.side:
        return _secret(s)
    stack = s.board.where.get(code, -1)
    if stack < 0:
        return _no_card(s, code)
    own = s.men[stack * book.players + s.seat]
    kind = top_kind(s.board, stack)
    facts = {"cell": cell_word(s, code), "card": book.kind_ids[kind], "need": book.need[kind], "n": own}
    if own >= book.need[kind]:
        return Refusal("DF-9.8", "df-refuse-foreign", facts)
    return Refusal("DF-8.2", "df-refuse-not-ready", facts)


def _dig(s: State, ask: Ask, code: int) -> Refusal:
    board = s.board
    stack = board.where.get(code, -1)
    if stack < 0:
        return _no_card(s, code)
    facts = {"cell": cell_word(s, code)}
    if not board.tall >> stack & 1:
        return Refusal("DF-10.2", "df-refuse-single", facts)
    if board.blocked >> stack & 1:
        return _blocked(s, stack)
    if manned(s) >> stack & 1:
        return Refusal("DF-10.2", "df-refuse-dig-manned", facts)
    return Refusal("DF-10.2", "df-refuse-dig-range", facts)


def _goal(s: State, ask: Ask, code: int) -> Refusal:
    facts = {"goal": f"@df-goal-{s.book.goal_ids[code]}"}
    if not s.market >> code & 1:
        return Refusal("DF-8.10", "df-refuse-goal-closed", facts)
    assert not affordable(s) >> code & 1
    return Refusal("DF-8.10", "df-refuse-goal-cost", facts)


def _discard(s: State, ask: Ask, code: int) -> Refusal:
    if code == s.book.gems + s.book.ogres:
        return _secret(s)
    held = discardable(s)[code]
    return Refusal("DF-12.2", "df-refuse-discard-order" if held else "df-refuse-none-held")


_REASONS: dict[str, Any] = {
    "turn": _turn,
    "cell": _cell,
    "turned": _turned,
    "put": _put,
    "from": _from,
    "to": _to,
    "dwarf": _dwarf,
    "victim": _victim,
    "task": _task,
    "dig": _dig,
    "goal": _goal,
    "discard": _discard,
}
