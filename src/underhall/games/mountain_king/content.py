"""The content of the game: its schema, and the book that the rules read. What any set must meet is in `constraints`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from underhall.core.codec import digest
from underhall.core.content import decode, decode_entries, demand, merge, own_files, renamed
from underhall.games.mountain_king import state as st
from underhall.games.mountain_king.notation import CLAN_NAMES, GOODS
from underhall.games.mountain_king.state import Book

Provenance = Literal["rulebook", "inferred", "original"]
Good = Literal[
    "stone", "iron", "heartstone", "hammer", "rune", "coin", "cart", "fire_cart", "ice_cart", "moon_cart"
]  # fmt: skip
Plain = Literal["stone", "iron", "heartstone", "hammer", "rune", "coin", "cart"]
EFFECTS = {
    "gain": st.GAIN,
    "mask": st.MASK,
    "extra_dig": st.EXTRA_DIG,
    "elevate": st.ELEVATE,
    "dedicate": st.DEDICATE,
    "wake": st.WAKE,
    "unload": st.UNLOAD,
    "soften": st.SOFTEN,
    "thin": st.THIN,
    "cave_in": st.CAVE_IN,
    "free_wheels": st.FREE_WHEELS,
    "road": st.ROAD,
    "swap": st.SWAP,
    "pedestal": st.PEDESTAL,
    "song": st.SONG,
}
BAND_LETTERS = "DLBOY"
FIND_LETTERS = "sihmrow"
HEART = "#"
OUTSIDE = "."


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`known` names the fields that are a fact although the entry as a whole is ours."""

    provenance: Provenance
    known: tuple[str, ...] = ()


class Named(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    labels: tuple[int, ...]


class Side(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Literal["autumn", "winter"]
    bands: tuple[str, ...]
    finds: tuple[str, ...]
    rubble: tuple[str, ...]
    starts: tuple[Start, ...]
    sites: tuple[str, ...]
    statues: tuple[str, ...]


class Tunnel(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str = ""
    """Of a stack that is not ours; ours have theirs in the catalogues."""
    count: int
    shape: tuple[str, ...]


class Hall(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    shape: tuple[str, ...]
    low: int
    high: int
    reflect: bool | None = None
    """MK-14.3 Whether it may be flipped; a hall that is its own mirror image need not say."""


class Starter(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    makes: Plain
    lower: dict[Plain, int]


class Troll(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    level: Literal[1, 2, 3]
    clan: Literal["fire", "ice", "moon", "mud"]
    makes: dict[Good, int]


class Spell(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    effect: Literal[
        "gain", "mask", "extra_dig", "elevate", "dedicate", "wake", "unload", "soften", "thin", "cave_in",
        "free_wheels", "road", "swap", "pedestal", "song",
    ]  # fmt: skip
    amount: int = 0
    offers: tuple[dict[Plain, int], ...] = ()


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    give: dict[Literal["stone", "iron", "heartstone", "hammer", "rune", "coin", "cart", "any", "on_troll"], int]
    get: dict[Plain, int]


class Workshop(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: int
    exchanges: tuple[Exchange, ...]


class Values(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    values: tuple[int, ...]
    copies: tuple[int, ...] = ()


class Content(msgspec.Struct, frozen=True):
    """One complete, checked set."""

    sides: tuple[Side, ...]
    tunnels: tuple[Tunnel, ...]
    honour: dict[str, tuple[int, ...]]
    honour_source: Entry
    halls: tuple[Hall, ...]
    starters: tuple[Starter, ...]
    trolls: tuple[Troll, ...]
    spells: tuple[Spell, ...]
    workshops: tuple[Workshop, ...]
    statues: Values
    tokens: Values
    crowns: Values
    digest: str
    names: dict[str, str]
    """Names that a pack gives, by catalogue key."""


def load_content(pack: Mapping[str, Any]) -> Content:
    """The game's own files, with a pack laid over them, checked."""
    from underhall.games.mountain_king.constraints import check  # noqa: PLC0415

    own = own_files("underhall.games.mountain_king")
    tables = merge(own, pack)
    honour = decode(tables["tunnels"].get("honour"), dict[str, Any], "tunnels.toml: honour")
    source = {field: honour.pop(field) for field in Entry.__struct_fields__ if field in honour}
    content = Content(
        sides=decode_entries(tables["mountain"], "side", Side, "mountain"),
        tunnels=decode_entries(tables["tunnels"], "tunnel", Tunnel, "tunnels"),
        honour=decode(honour, dict[str, tuple[int, ...]], "tunnels.toml: honour"),
        honour_source=decode(source, Entry, "tunnels.toml: honour"),
        halls=decode_entries(tables["halls"], "hall", Hall, "halls"),
        starters=decode_entries(tables["trolls"], "starter", Starter, "trolls"),
        trolls=decode_entries(tables["trolls"], "troll", Troll, "trolls"),
        spells=decode_entries(tables["spells"], "spell", Spell, "spells"),
        workshops=decode_entries(tables["workshops"], "workshop", Workshop, "workshops"),
        statues=decode(tables["table"].get("statues", {}), Values, "table.toml: statues"),
        tokens=decode(tables["table"].get("tokens", {}), Values, "table.toml: tokens"),
        crowns=decode(tables["table"].get("crowns", {}), Values, "table.toml: crowns"),
        digest=digest(tables),
        names=_pack_names(pack),
    )
    for tunnel in content.tunnels:
        ours = any(entry["id"] == tunnel.id for entry in own["tunnels"]["tunnel"])
        demand(ours or bool(tunnel.name), f"tunnels.toml: {tunnel.id}: name", "a stack that is new needs one")
    check(content)
    return content


def _pack_names(pack: Mapping[str, Any]) -> dict[str, str]:
    sorts = {
        ("stack", "tunnels", "tunnel"),
        ("hall", "halls", "hall"),
        ("troll", "trolls", "starter"),
        ("troll", "trolls", "troll"),
        ("spell", "spells", "spell"),
        ("shop", "workshops", "workshop"),
    }
    return {
        f"mk-{sort}-{key}": name
        for sort, file, table in sorted(sorts)
        for key, name in renamed(pack, file, table).items()
    }


# Shapes: sets of (x, y), turned and mirrored

Shape = frozenset[tuple[int, int]]


def shape_of(rows: Sequence[str], letters: str) -> Shape:
    return frozenset((x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter in letters)


def _moved(squares: Shape, origin: tuple[int, int]) -> Shape:
    return frozenset((x - origin[0], y - origin[1]) for x, y in squares)


def orientations(squares: Shape, marked: Shape, flip: bool) -> list[tuple[Shape, Shape]]:
    """MK-11.3 Every different way to lay a shape, its first square (topmost, then leftmost) at the origin."""
    found: list[tuple[Shape, Shape]] = []
    for mirrored in (False, True) if flip else (False,):
        for quarter in range(4):
            here, mark = squares, marked
            if mirrored:
                here, mark = (frozenset((-x, y) for x, y in some) for some in (here, mark))
            for _ in range(quarter):
                here, mark = (frozenset((-y, x) for x, y in some) for some in (here, mark))
            first = min(here, key=lambda square: (square[1], square[0]))
            laid = (_moved(here, first), _moved(mark, first))
            if laid not in found:
                found.append(laid)
    return found


def shifts(squares: Shape, width: int) -> tuple[int, ...]:
    return tuple(sorted(y * width + x for x, y in squares))


def square_number(word: str, width: int) -> int:
    return (int(word[1:]) - 1) * width + ord(word[0]) - 97


def side_id(players: int, options: Mapping[str, Any]) -> str:
    """MK-2.1 Winter for four and five, autumn for three, for two as agreed."""
    return str(options["two_player_side"]) if players == 2 else "autumn" if players == 3 else "winter"


def make_book(content: Content, players: int, options: Mapping[str, Any]) -> Book:
    """Content and options as the tables that the rules read. MK-19.3 The teams sit 1-2-2-1."""
    b = Book()
    b.content = content.digest
    b.players = players
    b.teams = bool(options["teams"]) and players == 4
    b.owner_of = [0, 1, 1, 0] if b.teams else list(range(players))
    b.owners = 2 if b.teams else players
    b.any_kinds = (1 << st.KINDS if options["clan_carts_generic"] else 1 << st.STORED) - 1
    b.rivals = [
        tuple(other for other in range(players) if b.owner_of[other] != b.owner_of[seat]) for seat in range(players)
    ]
    _map(b, next(side for side in content.sides if side.id == side_id(players, options)))
    _tiles(b, content, bool(options["flip_halls"]))
    _trolls(b, content)
    _cards(b, content, players)
    b.chosen_shops = options["workshops"] == "chosen"
    b.single_shops = options["workshops"] == "no_duplicates"
    b.start_full = bool(options["trolls_start_full"])
    b.pedestal_stays = options["retired_pedestal"] == "stays"
    b.dig_starts = bool(options["dig_unused_starts"])
    b.full_pass = options["full_tunnels"] == "pass"
    b.tile_limit = options["statue_limit"] == "tile"
    b.bribe_by_card = options["bribes_by"] == "card"
    b.dedicate_again = bool(options["dedicate_again"])
    b.elevate_from_top = options["elevation_from"] == "top_row"
    return b


def _map(b: Book, side: Side) -> None:
    b.columns, b.rows = len(side.bands[0]), len(side.bands)
    width = b.width = b.columns + 1
    b.size = width * b.rows
    b.board = b.diggable = b.rubble = 0
    b.band = [-1] * b.size
    b.find = [-1] * b.size
    for y, row in enumerate(side.bands):
        for x, letter in enumerate(row):
            square = y * width + x
            if letter != OUTSIDE:
                b.board |= 1 << square
            if letter in BAND_LETTERS:
                b.diggable |= 1 << square
                b.band[square] = BAND_LETTERS.index(letter)
            if side.finds[y][x] in FIND_LETTERS:
                b.find[square] = FIND_LETTERS.index(side.finds[y][x])
            if side.rubble[y][x] == "x":
                b.rubble |= 1 << square
    b.band_squares = [
        sum(1 << square for square in range(b.size) if b.band[square] == band) for band in range(st.BANDS)
    ]
    b.sites = [square_number(word, width) for word in side.sites]
    for site in b.sites:
        b.diggable &= ~(1 << site)
    b.spots = [square_number(word, width) for word in side.statues]
    b.starts = [square_number(start.at, width) for start in side.starts]
    b.start_labels = [sum(1 << label for label in start.labels) for start in side.starts]


def _tiles(b: Book, content: Content, flip_halls: bool) -> None:
    """MK-1.7 The tiles with all their orientations; MK-14.3 halls are flipped only where that is allowed."""
    b.stack_ids = [tunnel.id for tunnel in content.tunnels]
    b.stack_count = [tunnel.count for tunnel in content.tunnels]
    b.stack_size = [len(shape_of(tunnel.shape, "#o")) for tunnel in content.tunnels]
    b.spins, b.spin_of, b.spin_anchor, b.stack_spins = [], [], [], []
    for stack, tunnel in enumerate(content.tunnels):
        ways = orientations(shape_of(tunnel.shape, "#o"), shape_of(tunnel.shape, "o"), flip=True)
        b.stack_spins.append(tuple(range(len(b.spins), len(b.spins) + len(ways))))
        for squares, anchor in ways:
            b.spins.append(shifts(squares, b.width))
            b.spin_of.append(stack)
            b.spin_anchor.append(shifts(anchor, b.width)[0] if anchor else -1)
    largest = max(b.stack_size)
    b.dig_honour = [0] * ((largest + 1) * st.MINERALS)
    for size, points in content.honour.items():
        b.dig_honour[int(size) * st.MINERALS : (int(size) + 1) * st.MINERALS] = points
    b.hall_ids = [hall.id for hall in content.halls]
    b.hall_low = [hall.low for hall in content.halls]
    b.hall_high = [hall.high for hall in content.halls]
    b.hall_area = [len(shape_of(hall.shape, "#A")) for hall in content.halls]
    b.hall_spins, b.hall_altar = [], []
    for hall in content.halls:
        ways = orientations(
            shape_of(hall.shape, "#A"), shape_of(hall.shape, "A"), flip=hall.reflect is True or flip_halls
        )
        b.hall_spins.append([shifts(squares, b.width) for squares, _ in ways])
        b.hall_altar.append([shifts(altar, b.width)[0] for _, altar in ways])


def pack_goods(goods: Mapping[str, int]) -> int:
    return st.packed([goods.get(good, 0) for good in GOODS])


def _trolls(b: Book, content: Content) -> None:
    """MK-1.5 The starting trolls, then those of the three levels."""
    b.starters = len(content.starters)
    b.troll_ids = [starter.id for starter in content.starters] + [troll.id for troll in content.trolls]
    b.troll_level = [0] * b.starters + [troll.level for troll in content.trolls]
    b.troll_clan = [-1] * b.starters + [CLAN_NAMES.index(troll.clan) for troll in content.trolls]
    b.symbols = [pack_goods({starter.makes: 1}) for starter in content.starters]
    b.symbols += [pack_goods({str(good): count for good, count in troll.makes.items()}) for troll in content.trolls]
    b.starter_gain = [pack_goods({str(good): n for good, n in starter.lower.items()}) for starter in content.starters]
    b.levels = [
        sum(1 << card for card, its in enumerate(b.troll_level) if its == level) for level in range(1, st.LEVELS + 1)
    ]


def _cards(b: Book, content: Content, players: int) -> None:
    b.spell_ids = [spell.id for spell in content.spells]
    b.spell_effect = [EFFECTS[spell.effect] for spell in content.spells]
    b.spell_amount = [spell.amount for spell in content.spells]
    b.gains = [
        [pack_goods({str(k): n for k, n in offer.items()}) for offer in spell.offers] for spell in content.spells
    ]
    b.shop_ids = [shop.id for shop in content.workshops]
    b.shop_copies = [shop.copies for shop in content.workshops]
    b.shops_wanted = 2 * players + 1
    b.exchange_of, b.exchange_give, b.exchange_get = [], [], []
    for number, shop in enumerate(content.workshops):
        for exchange in shop.exchanges:
            b.exchange_of.append(number)
            (give, count), *_ = exchange.give.items()
            b.exchange_give.append((_give_mask(b, give), count))
            get = next(iter(exchange.get.items()), None)
            b.exchange_get.append((GOODS.index(get[0]), get[1]) if get else (-1, 0))
    b.statue_value = list(content.statues.values)
    b.token_values = list(content.tokens.values)
    b.token_copies = list(content.tokens.copies)
    # MK-2.5 with two players only the last one is used
    b.crowns = list(content.crowns.values)[-1:] if players == 2 else list(content.crowns.values)


def _give_mask(b: Book, give: str) -> int:
    if give == "any":
        return b.any_kinds
    return (1 << st.KINDS) - 1 | st.ON_TROLLS if give == "on_troll" else 1 << GOODS.index(give)
