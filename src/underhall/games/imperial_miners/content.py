"""The content of the game: its schema, and the files as one set. What any set must meet is in `constraints`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args

import msgspec

from underhall.core.codec import digest
from underhall.core.content import decode, decode_entries, demand, merge, own_files, renamed

Provenance = Literal["rulebook", "inferred", "original"]
Faction = Literal["scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans"]
Level = Literal[1, 2, 3, 4]
Drawn = Literal[1, 2, 3]
Resource = Literal["gold", "points"]
Counter = Literal[
    "machines_self", "machines_mine", "cards_with_machine", "collapses_mine", "faction", "distinct_factions", "level",
    "row_self", "adjacent", "full_carts", "full_carts_self", "half_carts", "position", "advance_total",
    "boards_completed", "hand", "gold", "removed", "discarded",
]  # fmt: skip
FACTIONS: tuple[Faction, ...] = get_args(Faction)
DRAWN: tuple[Drawn, ...] = get_args(Drawn)
COUNTERS: tuple[Counter, ...] = get_args(Counter)
BOARDS = ("alchemy", "technology", "diplomacy")
SITES = ("UL", "UR", "L", "R", "LL", "LR")
"""What the letters of a mask stand for: F a full half-cart, E an empty one, . none."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything inside an entry."""


class Per(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """min(cap, plus + x * floor(count / div)), counted when its step is reached (IM-8.10)."""

    per: Counter
    faction: Faction | None = None
    level: Level | None = None
    x: int = 1
    div: int = 1
    plus: int = 0
    cap: int | None = None


Amount = int | Per


class Filter(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Own cards. `adjacent`, `up` (directly above), `down` and `other` are as seen from the acting card."""

    faction: Faction | None = None
    level: Level | None = None
    row: Level | None = None
    adjacent: bool = False
    up: bool = False
    down: bool = False
    other: bool = False
    has_collapse: bool = False
    has_machine: bool = False
    not_activated: bool = False


class At(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`pick`: n different cards of the owner's choice; `all`: every card that there is."""

    pick: Filter | None = None
    all: Filter | None = None
    n: int = 1


Target = Literal["self"] | At


# Steps: what an effect, an event or a space does


class Gain(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="gain"):
    res: Resource
    n: Amount


class Trade(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="trade"):
    price: int
    steps: tuple[Step, ...]
    times: int = 1


class Machine(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="machine"):
    at: Target
    n: Amount = 1


class Collapse(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="collapse"):
    at: Target


class Clear(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="clear"):
    at: Target
    each: tuple[Step, ...] = ()


class Cart(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="cart"):
    n: Amount


class Research(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="research"):
    n: Amount


class Draw(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="draw"):
    n: Amount
    levels: tuple[Drawn, ...] = DRAWN


class FactionDraw(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="fdraw"):
    faction: Faction | Literal["any"]
    n: int = 1


class DrawFour(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="draw4"):
    n: int = 1


class Activate(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="activate"):
    at: Target


class Discard(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="discard"):
    n: Amount
    upto: bool = False
    each: tuple[Step, ...] = ()


class If(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="if"):
    when: Per
    at_least: int | None = None
    at_most: int | None = None
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = msgspec.field(default=(), name="else")


Step = (
    Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
)
OPS = tuple(str(step.__struct_config__.tag) for step in get_args(Step))


# Modifiers: what an event changes for a round


class CardFilter(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    level: Level | None = None
    faction: Faction | None = None


class PlayCost(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="mod", tag="play_cost"):
    filter: CardFilter = CardFilter()
    delta: int


class BonusOnGain(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="mod", tag="bonus_on_gain"):
    res: Resource
    n: int
    limit: int


class BonusOnActivate(
    Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="mod", tag="bonus_on_activate"
):
    filter: CardFilter = CardFilter()
    steps: tuple[Step, ...]


class BonusOnPlace(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="mod", tag="bonus_on_place"):
    when: Per | None = None
    at_least: int | None = None
    at_most: int | None = None
    steps: tuple[Step, ...]


class ResearchPlus(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="mod", tag="research_plus"):
    n: int


class SurfacePicks(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="mod", tag="surface_picks"):
    n: int


class BothEffects(Part, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="mod", tag="both_effects"):
    filter: CardFilter = CardFilter()


Modifier = PlayCost | BonusOnGain | BonusOnActivate | BonusOnPlace | ResearchPlus | SurfacePicks | BothEffects
MODS = tuple(str(mod.__struct_config__.tag) for mod in get_args(Modifier))


# Entries


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance


class Named(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str


class Effect(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    price: int = 0
    scots: bool = False
    """IM-13.1 Whether the price falls with the Scottish cards of the mine."""
    steps: tuple[Step, ...]


class Card(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    level: Level
    cost: int
    factions: tuple[Faction, ...]
    """The first is the primary one."""
    carts: tuple[str, ...]
    """A mask of SITES for each card of this name."""
    copies: int = 1
    """How many there are of each mask: more than one only on level 4."""
    effects: tuple[Effect, ...]


class Event(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["instant", "modifier", "end"]
    steps: tuple[Step, ...] = ()
    mods: tuple[Modifier, ...] = ()


class Face(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    board: Literal["alchemy", "technology", "diplomacy"]
    spaces: tuple[tuple[Step, ...], ...]
    """From the bottom to the top."""


class Surface(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    effects: tuple[Effect, ...]


class Title(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Literal["navvy", "tunneller", "novice", "engineer", "veteran", "king"]
    start: int = msgspec.field(name="from")


class Content(msgspec.Struct, frozen=True):
    """One complete, checked set."""

    cards: tuple[Card, ...]
    """By level, in the order of the file: the codes of the cards follow it."""
    events: tuple[Event, ...]
    faces: tuple[Face, ...]
    surface: Surface
    titles: tuple[Title, ...]
    digest: str
    names: dict[str, str]
    """Names that a pack gives, by catalogue key."""
    texts: dict[str, Any]
    """What each card, event, space and surface effect says, as messages."""


def load_content(pack: Mapping[str, Any]) -> Content:
    """The game's own files, with a pack laid over them, checked."""
    from underhall.games.imperial_miners.constraints import check, check_own  # noqa: PLC0415
    from underhall.games.imperial_miners.texts import all_texts  # noqa: PLC0415

    tables = merge(own_files("underhall.games.imperial_miners"), pack)
    for file, table in tables.items():
        _check_words(file, table)
    cards = decode_entries(tables["cards"], "card", Card, "cards")
    content = Content(
        cards=tuple(sorted(cards, key=lambda card: card.level)),
        events=decode_entries(tables["events"], "event", Event, "events"),
        faces=decode_entries(tables["boards"], "face", Face, "boards"),
        surface=decode(tables["surface"].get("surface", {}), Surface, "surface.toml: surface"),
        titles=decode_entries(tables["titles"], "title", Title, "titles"),
        digest=digest(tables),
        names=_pack_names(pack),
        texts={},
    )
    check(content)
    if not pack:
        check_own(content)
    return msgspec.structs.replace(content, texts=all_texts(content))


def _pack_names(pack: Mapping[str, Any]) -> dict[str, str]:
    sorts = (("card", "cards"), ("event", "events"), ("face", "boards"))
    return {f"im-{sort}-{key}": name for sort, file in sorts for key, name in renamed(pack, file, sort).items()}


def _check_words(file: str, table: Mapping[str, Any]) -> None:
    """A step or a modifier that does not exist is said more plainly here than the schema could."""
    for key, entries in table.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            name = entry.get("id", key) if isinstance(entry, Mapping) else key
            for field, said in _tables(entry):
                for word, what, known in (("op", "step", OPS), ("mod", "modifier", MODS)):
                    where = f"{file}.toml: {name}: {field}"
                    wrong = f"{said.get(word)!r} is no {what}, those are {', '.join(known)}"
                    demand(word not in said or said[word] in known, where, wrong)


def _tables(value: Any, field: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every table inside an entry, with the field of the entry that it stands in."""
    if isinstance(value, Mapping):
        yield field, value
        for key, inner in value.items():
            yield from _tables(inner, field or key)
    elif isinstance(value, list):
        for inner in value:
            yield from _tables(inner, field)
