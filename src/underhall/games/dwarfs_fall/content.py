"""The content of Dwar7s Fall: its schema, the constraints K1 to K10 that any set must meet, and the book made of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any, Literal

import msgspec

from underhall.core.codec import digest
from underhall.core.content import decode, decode_entries, demand, merge, own_files, renamed
from underhall.games.dwarfs_fall import state as st
from underhall.games.dwarfs_fall.notation import SIDES
from underhall.games.dwarfs_fall.state import Book

Provenance = Literal["rulebook", "inferred", "original"]
GEMS = ("gold", "emerald", "diamond", "ruby")
KINGDOM = (
    "castle", "mine_emerald", "mine_diamond", "mine_gold", "mine_ruby", "inn_ogre", "inn_shop", "dragon", "giant",
)  # fmt: skip
TYPES = {"castle": st.CASTLE, "inn": st.INN, "mine": st.MINE}
REWARDS = {"dig": st.DIG, "ogre": st.OGRE, "trade": st.TRADE, "defeat": st.DEFEAT}
COUNTERS = {
    "realm_stacks": st.REALM_STACKS,
    "realm_vp": st.REALM_VP,
    "trophies": st.TROPHIES,
    "gems_in_hand": st.GEMS_IN_HAND,
    "gem_types_in_hand": st.GEM_TYPES,
    "ogres_in_hand": st.OGRES_IN_HAND,
    "kingdom_cards_in_hand": st.CARDS_IN_HAND,
    "cards_with_own_dwarf": st.CARDS_WITH_DWARF,
}
FAMILIES = {"remove": st.REMOVE_ONE, "move": st.MOVE_ONE, "steal_gem": st.STEAL_GEM, "steal_ogre": st.STEAL_OGRE}
# words of the notation, and commands of a terminal table
RESERVED = {"put", "move", "reveal", "order-on", "order-off", "done"}
RESERVED |= {"undo", "why", "rules", "hint", "board", "log", "save", "help", "quit"}
# what the task of each card brings (DF-8.7); of gems, how many is a figure of the card
REWARD_OF = {"castle": "dig", "inn_ogre": "ogre", "inn_shop": "trade", "dragon": "defeat", "giant": "defeat"}
REWARD_OF |= {f"mine_{gem}": gem for gem in GEMS}


class KingdomCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    type: Literal["castle", "inn", "mine"]
    walls: str
    vp: int
    slots: int
    need: int
    reward: dict[str, int]
    provenance: Provenance
    known: tuple[str, ...] = ()
    monster: bool = False
    trophy_vp: int = 0
    passive: Literal["extra_action"] | None = None


class Gem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    vp: int
    provenance: Provenance


class TradingGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    cost: dict[Literal["gold", "emerald", "diamond", "ruby"], int]
    vp: int
    provenance: Provenance


class SecretGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    condition: str
    vp: int
    provenance: Provenance
    known: tuple[str, ...] = ()


class Ogre(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    copies: int
    family: Literal["remove", "move", "steal_gem", "steal_ogre", "swap"]
    provenance: Provenance
    known: tuple[str, ...] = ()
    many: bool = False


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dwarfs: int
    actions: int
    castle_actions: int
    stack: int
    hand: int
    goals_open: int
    goals_to_end: int
    provenance: Provenance


class Content(msgspec.Struct, frozen=True):
    """One complete, checked set."""

    kingdom: tuple[KingdomCard, ...]
    gems: dict[str, Gem]
    trading: tuple[TradingGoal, ...]
    secret: tuple[SecretGoal, ...]
    ogres: tuple[Ogre, ...]
    limits: Limits
    digest: str
    names: dict[str, str]
    """Names that a pack gives, by catalogue key."""


def _pack_names(pack: Mapping[str, Any]) -> dict[str, str]:
    sorts = {"card": ("kingdom", "kingdom"), "goal": ("goals", "trading"), "secret": ("goals", "secret"),
             "ogre": ("ogres", "ogre")}  # fmt: skip
    return {
        f"df-{sort}-{key}": name
        for sort, (file, table) in sorts.items()
        for key, name in renamed(pack, file, table).items()
    }


def load_content(pack: Mapping[str, Any]) -> Content:
    """The game's own files, with a pack laid over them, checked."""
    tables = merge(own_files("underhall.games.dwarfs_fall"), pack)
    for name in ("kingdom", "table", "goals", "ogres"):
        demand(name in tables, f"{name}.toml", "is missing")
    raw_gems = tables["table"].get("gems", {})
    demand(
        isinstance(raw_gems, Mapping) and set(raw_gems) == set(GEMS),
        "table.toml: gems",
        f"must be {', '.join(GEMS)} (DF-1.7)",
    )
    content = Content(
        kingdom=decode_entries(tables["kingdom"], "kingdom", KingdomCard, "kingdom"),
        gems={gem: decode(raw_gems[gem], Gem, f"table.toml: gems.{gem}") for gem in GEMS},
        trading=decode_entries(tables["goals"], "trading", TradingGoal, "goals"),
        secret=decode_entries(tables["goals"], "secret", SecretGoal, "goals"),
        ogres=decode_entries(tables["ogres"], "ogre", Ogre, "ogres"),
        limits=decode(tables["table"].get("limits", {}), Limits, "table.toml: limits"),
        digest=digest(tables),
        names=_pack_names(pack),
    )
    check(content)
    return content


def check(content: Content) -> None:
    """K1 to K10, each in its own words; of K7 all but the average, which the lab prints. K11 is for the eye."""
    _check_limits(content.limits)
    _check_kingdom(content)
    _check_gems_and_goals(content)
    _check_secrets(content)
    _check_ogres(content)
    _check_example(content)


# what a limit may be; the rulebook's own figures lie inside
LIMITS = {
    "dwarfs": range(5, 13),
    "actions": range(1, 7),
    "castle_actions": range(4),
    "stack": range(1, 6),
    "hand": range(9, 21),
    "goals_open": range(1, 6),
    "goals_to_end": range(1, 6),
}


def _check_limits(limits: Limits) -> None:
    """DF-12.2 relies on it that nine kingdom cards fit into a hand."""
    for name, allowed in LIMITS.items():
        value = getattr(limits, name)
        demand(value in allowed, f"table.toml: limits: {name}", f"must be {allowed[0]} to {allowed[-1]}, not {value}")


def _check_kingdom(content: Content) -> None:
    """K1 to K5. DF-1.5 The monsters are two of the nine cards."""
    cards = {card.id: card for card in content.kingdom}
    demand(
        sorted(cards) == sorted(KINGDOM),
        "kingdom.toml",
        f"K1 asks for the nine cards {', '.join(KINGDOM)}; these are {len(cards)}: {', '.join(cards)}",
    )
    for card in content.kingdom:
        where = f"kingdom.toml: {card.id}"
        demand(set(card.walls) <= set(SIDES) and len(set(card.walls)) == len(card.walls), f"{where}: walls",
               f"are letters of {SIDES}, each once, not {card.walls!r}")  # fmt: skip
        demand(len(card.walls) <= 3, f"{where}: walls", "K3 allows at most three, or no realm could grow there")
        wanted = REWARD_OF[card.id]
        demand(set(card.reward) == {wanted}, f"{where}: reward", f"must be {wanted} (DF-8.7), not {card.reward}")
        demand(wanted in GEMS or card.reward[wanted] == 1, f"{where}: reward", f"{wanted} comes once (DF-8.7)")
        demand(
            card.monster == (card.id in ("dragon", "giant")), f"{where}: monster", "only dragon and giant are (DF-1.5)"
        )
        needs = {"mine_gold": (2, 3), "mine_ruby": (3,), "inn_shop": (3,), "dragon": (5,), "giant": (5,)}
        demand(card.need in needs.get(card.id, (2,)), f"{where}: need", f"K2 does not allow {card.need}")
        slots = card.need if card.monster else card.need + 1
        demand(card.slots == slots, f"{where}: slots", f"K2 asks for {slots} with need {card.need}, not {card.slots}")
        if not card.monster:
            demand(1 <= card.vp <= 2, f"{where}: vp", f"K5 asks for 1 or 2, not {card.vp}")
    demand(cards["castle"].vp == 2, "kingdom.toml: castle: vp", "K5 asks for 2")
    demand(cards["castle"].passive == "extra_action", "kingdom.toml: castle: passive", "must be extra_action (DF-5.4)")
    shape = {"castle": "castle", "giant": "castle", "inn_ogre": "inn", "inn_shop": "inn"}
    for card in content.kingdom:
        demand(
            card.type == shape.get(card.id, "mine"),
            f"kingdom.toml: {card.id}: type",
            f"K1 asks for {shape.get(card.id, 'mine')}",
        )
    mean = sum(len(card.walls) for card in content.kingdom) / len(content.kingdom)
    demand(1.5 <= mean <= 1.7, "kingdom.toml: walls", f"K3 asks for 1.5 to 1.7 on average, these have {mean:.2f}")
    for kind in TYPES:
        patterns = {_pattern(card.walls) for card in content.kingdom if card.type == kind}
        demand(len(patterns) >= 2, f"kingdom.toml: type {kind}", "K4 asks for two different wall patterns")
    total = sum(card.vp for card in content.kingdom if not card.monster)
    demand(
        9 <= total <= 11, "kingdom.toml: vp", f"K5 asks for about 10 points on the seven ordinary cards, not {total}"
    )


def _pattern(walls: str) -> int:
    """The wall pattern whichever way the card is turned."""
    mask = wall_mask(walls)
    return min(turned(mask, quarter) for quarter in range(4))


def _check_gems_and_goals(content: Content) -> None:
    gems = content.gems
    total = sum(gem.count for gem in gems.values())
    demand(total == 34, "table.toml: gems: count", f"K6 asks for 34 in all, these are {total}")
    for name, gem in gems.items():
        mine = next(card for card in content.kingdom if name in card.reward)
        yield_vp = mine.reward[name] * gem.vp
        demand(
            2 <= yield_vp <= 3, f"table.toml: gems.{name}: vp", f"K6 asks for 2 or 3 points per task, not {yield_vp}"
        )
        demand(1 <= gem.count <= 12, f"table.toml: gems.{name}: count", "K6 asks for a pile that can run dry (1 to 12)")
    demand(len(content.trading) == 10, "goals.toml: trading", f"K7 asks for 10 goals, these are {len(content.trading)}")
    for goal in content.trading:
        where = f"goals.toml: {goal.id}"
        worth = sum(gems[gem].vp * count for gem, count in goal.cost.items())
        demand(
            all(0 < n <= gems[gem].count for gem, n in goal.cost.items()),
            f"{where}: cost",
            "K7: more than the pile holds",
        )
        demand(3 <= sum(goal.cost.values()) <= 5, f"{where}: cost", "K7 asks for 3 to 5 gems")
        demand(
            7 <= goal.vp <= 16 and goal.vp > worth,
            f"{where}: vp",
            f"K7 asks for 7 to 16 and more than the gems' {worth}",
        )


def _check_secrets(content: Content) -> None:
    demand(len(content.secret) == 7, "goals.toml: secret", f"K8 asks for 7 goals, these are {len(content.secret)}")
    start = dict.fromkeys(COUNTERS.values(), 0)
    start[st.CARDS_IN_HAND] = len(content.kingdom)
    for goal in content.secret:
        where = f"goals.toml: {goal.id}"
        demand(
            5 <= goal.vp <= 10, f"{where}: vp", f"K8 asks for about a middling trading goal (5 to 10), not {goal.vp}"
        )
        conditions = parse_condition(goal.condition)
        demand(bool(conditions), f"{where}: condition", f"cannot be read: {goal.condition!r}")
        met = all(start[c] >= figure if op == ">=" else start[c] == figure for c, op, figure in conditions)
        demand(not met, f"{where}: condition", "K8: it is met before the first turn")


def parse_condition(text: str) -> list[tuple[int, str, int]]:
    """Counters, comparisons and figures, joined by `and`; empty if it cannot be read.

    >>> parse_condition("gems_in_hand >= 5 and gem_types_in_hand == 4")
    [(3, '>=', 5), (4, '==', 4)]
    """
    found = []
    for part in text.split(" and "):
        match = re.fullmatch(r"(\w+) (>=|==) ([0-9]{1,3})", part)
        if not match or match[1] not in COUNTERS:
            return []
        found.append((COUNTERS[match[1]], match[2], int(match[3])))
    return found


def _check_ogres(content: Content) -> None:
    total = sum(ogre.copies for ogre in content.ogres)
    demand(total == 13, "ogres.toml: copies", f"K9 asks for 13 in all, these are {total}")
    families = {ogre.family for ogre in content.ogres}
    demand(
        len(families) == 5,
        "ogres.toml: family",
        f"K9 asks for all five families, these are {', '.join(sorted(families))}",
    )
    demand(len(content.ogres) <= 16, "ogres.toml", "at most 16 kinds of ogre")
    taken = RESERVED | set(KINGDOM) | set(GEMS)
    for ogre in content.ogres:
        demand(
            not ogre.many or ogre.family == "remove", f"ogres.toml: {ogre.id}: many", "is for the family remove alone"
        )
        demand(ogre.copies >= 1, f"ogres.toml: {ogre.id}: copies", "must be at least 1")
        demand(bool(re.fullmatch(r"[a-z][a-z_]*", ogre.id)), f"ogres.toml: {ogre.id}: id", "must be lower-case letters")
        demand(ogre.id not in taken, f"ogres.toml: {ogre.id}: id", "is a word of the notation already")
    for name in [goal.id for goal in content.trading] + [goal.id for goal in content.secret]:
        demand(
            bool(re.fullmatch(r"[A-Za-z][A-Za-z0-9]*", name)), f"goals.toml: {name}: id", "must be letters and digits"
        )


def _check_example(content: Content) -> None:
    """K10 The scoring example DF-T1 can be laid out: goals 27, three monsters 9, gems 2 and 6, realm 2."""
    goals = any(sum(goal.vp for goal in three) == 27 for three in combinations(content.trading, 3))
    demand(goals, "goals.toml: trading: vp", "K10: no three goals are worth 27 together")
    beasts = all(card.trophy_vp == 3 for card in content.kingdom if card.monster)
    demand(beasts, "kingdom.toml: trophy_vp", "K10 asks for 3 on each monster")
    for points in (2, 6):
        fits = any(points % gem.vp == 0 and points // gem.vp <= gem.count for gem in content.gems.values())
        demand(fits, "table.toml: gems: vp", f"K10: no gems of one kind are worth {points}")


def wall_mask(walls: str) -> int:
    return sum(1 << SIDES.index(letter) for letter in walls)


def turned(mask: int, quarter: int) -> int:
    """DF-3.2 Edge i becomes edge i + r."""
    return (mask << quarter | mask >> 4 - quarter) & 15


@cache
def neighbours(side: int) -> list[tuple[int, int, int, int]]:
    """DF-3.1 The cells that share an edge with each: north, east, south, west. The table is a torus."""
    near = []
    for cell in range(side * side):
        x, y = cell % side, cell // side
        up, down = (y + 1) % side, (y - 1) % side
        near.append((up * side + x, y * side + (x + 1) % side, down * side + x, y * side + (x - 1) % side))
    return near


def make_book(content: Content, players: int, options: Mapping[str, Any]) -> Book:
    """Content and options as the tables that the rules read. DF-1.4 The shop is an inn, or a type of its own."""
    cards = content.kingdom
    b = Book()
    b.content = content.digest
    b.players = players
    b.kinds = len(cards)
    b.kind_ids = [card.id for card in cards]
    b.castle = b.kind_ids.index("castle")
    b.type_of = [TYPES[card.type] for card in cards]
    if not options["shop_is_inn"]:
        b.type_of[b.kind_ids.index("inn_shop")] = st.SHOP
    b.monster = [card.monster for card in cards]
    b.monsters = sum(1 << kind for kind, card in enumerate(cards) if card.monster)
    b.ordinary = (1 << b.kinds) - 1 & ~b.monsters
    b.walls = [turned(wall_mask(card.walls), quarter) for card in cards for quarter in range(4)]
    b.turns = [_different_turns(b.walls[kind * 4 : kind * 4 + 4]) for kind in range(b.kinds)]
    b.vp = [card.vp for card in cards]
    b.slots = [card.slots for card in cards]
    b.need = [card.need for card in cards]
    b.trophy_vp = [card.trophy_vp for card in cards]
    rewards = [next(iter(card.reward.items())) for card in cards]
    b.reward = [REWARDS.get(name, st.GEMS) for name, _ in rewards]
    b.reward_gem = [GEMS.index(name) if name in GEMS else -1 for name, _ in rewards]
    b.reward_amount = [amount for _, amount in rewards]
    b.gems = len(GEMS)
    b.gem_ids = list(GEMS)
    b.gem_count = [content.gems[gem].count for gem in GEMS]
    b.gem_vp = [content.gems[gem].vp for gem in GEMS]
    b.goals = len(content.trading)
    b.goal_ids = [goal.id for goal in content.trading]
    b.goal_cost = [tuple(goal.cost.get(gem, 0) for gem in GEMS) for goal in content.trading]  # type: ignore[call-overload]
    b.goal_vp = [goal.vp for goal in content.trading]
    b.secrets = len(content.secret)
    b.secret_ids = [goal.id for goal in content.secret]
    b.counters = [parse_condition(goal.condition) for goal in content.secret]
    b.secret_vp = [goal.vp for goal in content.secret]
    b.ogres = len(content.ogres)
    b.ogre_ids = [ogre.id for ogre in content.ogres]
    b.ogre_copies = [ogre.copies for ogre in content.ogres]
    b.ogre_family = [
        st.SWAP if ogre.family == "swap" else st.REMOVE_ALL if ogre.many else FAMILIES[ogre.family]
        for ogre in content.ogres
    ]
    ordinary = sum(not card.monster for card in cards) * st.COLOURS
    b.side = 1 << (ordinary + 1).bit_length()
    b.near = neighbours(b.side)
    limits = content.limits
    b.dwarfs, b.actions, b.castle_actions = limits.dwarfs, limits.actions, limits.castle_actions
    b.stack_limit, b.hand_limit = limits.stack, limits.hand
    b.goals_open, b.goals_to_end = limits.goals_open, limits.goals_to_end
    b.live = options["castle_bonus"] == "live"
    b.onto_dragon = options["tunnel_onto_dragon"]
    b.automatic = options["failed_tasks"] == "automatic"
    b.partial = options["partial_gold"]
    b.zero_realm = options["monster_zeroes_type"] == "realm"
    b.dig_anywhere = options["dig_range"] == "anywhere"
    b.giant_voids = options["giant_voids_realm"]
    b.boundary = options["secret_windows"] == "own+boundary+final"
    b.closed = options["realm_must_be_closed"]
    b.order_points = [options["turn_order_points"] * (players - 1 - seat) for seat in range(players)]
    b.max_rounds = options["max_rounds"]
    return b


def _different_turns(walls: list[int]) -> tuple[int, ...]:
    return tuple(quarter for quarter in range(4) if walls[quarter] not in walls[:quarter])
