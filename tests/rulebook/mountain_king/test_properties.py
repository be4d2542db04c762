"""What holds after every answer of every game of In the Hall of the Mountain King, played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rulebook.mountain_king.helpers import GAME, events, play_at_random
from tests.rulebook.mountain_king.table import BANDS, CLANS, RESOURCES, Table, new
from tests.strategies import step
from underhall.core.game import Decide, Over
from underhall.core.setup import make_setup

few = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"teams": True},
    {"two_player_side": "winter", "workshops": "no_duplicates"},
    {"clan_carts_generic": False, "full_tunnels": "pass", "statue_limit": "tile"},
    {"retired_pedestal": "stays", "bribes_by": "card", "trolls_start_full": True, "dig_unused_starts": False},
)
games = given(
    seed=st.integers(0, 2**32), players=st.integers(2, 5), options=st.sampled_from(VARIANTS), rich=st.booleans()
)


def states(seed: int, players: int, options: dict[str, Any], rich: bool) -> Iterator[tuple[Any, Any]]:
    """Every state of a random game with what is pending; the rich begin with plenty, and so dig, cast and move more."""
    rng = Random(seed)
    if rich:
        table = Table(players, **options)
        for owner in range(len(table.state["owners"])):
            table.goods(owner, **dict.fromkeys(RESOURCES, 25)).pedestals(owner, moon=1)
        state = GAME.load(table.setup, table.state)
    else:
        state = GAME.new(make_setup(GAME, players, options))
    while not isinstance(pending := GAME.pending(state), Over):
        yield state, pending
        step(GAME, state, pending, rng)
    yield state, pending


def turns(seed: int, players: int, options: dict[str, Any], rich: bool) -> Iterator[Any]:
    """How everybody sees each turn's beginning, and the end."""
    for state, pending in states(seed, players, options, rich):
        if isinstance(pending, Over) or (isinstance(pending, Decide) and pending.asks[0].kind == "turn"):
            yield GAME.view(state, None)


def moments(seed: int, players: int, options: dict[str, Any], rich: bool) -> Iterator[Any]:
    """The same every few answers, in the middle of whatever goes on."""
    for number, (state, _) in enumerate(states(seed, players, options, rich)):
        if number % 7 == 0:
            yield GAME.view(state, None)


@few
@games
def test_MK_X6_no_pedestal_and_no_token_is_lost(seed: int, players: int, options: dict[str, Any], rich: bool) -> None:
    """MK-X6, MK-8.9, MK-12.3: six pedestals of each clan: in the bag, on the horde, in storages or placed."""
    for view in turns(seed, players, options, rich):
        taken = Counter(token.clan for token in view.track if token.owner is not None)
        offered = Counter(place.pedestal for place in view.horde if place.pedestal)
        stored = Counter({clan: sum(store.pedestals.get(clan, 0) for store in view.stores) for clan in CLANS})
        for clan in CLANS:
            assert view.bag[clan] + offered[clan] + stored[clan] + taken[clan] == 6
        assert sorted((token.clan, token.band) for token in view.track) == sorted((c, b) for c in CLANS for b in BANDS)
        assert Counter(token.value for token in view.track) == {4: 3, 3: 4, 2: 4, 1: 4}
        standing = Counter(pedestal.clan for pedestal in view.pedestals)
        assert all(standing[clan] <= taken[clan] for clan in CLANS)  # halls may have covered some
        assert sum(store.tokens for store in view.stores) == sum(taken.values())


@few
@games
def test_MK_X7_no_troll_waits_with_four_bribes(seed: int, players: int, options: dict[str, Any], rich: bool) -> None:
    """MK-X7, MK-8.10: between turns; and never more than four in a turn."""
    for view in turns(seed, players, options, rich):
        assert max(sum(place.bribes.values()) for place in view.horde) <= 3
    for view in moments(seed, players, options, rich):
        assert max(sum(place.bribes.values()) for place in view.horde) <= 4


@few
@games
def test_MK_X8_networks_keep_apart(seed: int, players: int, options: dict[str, Any], rich: bool) -> None:
    """MK-X8, MK-11.6, MK-4.2: no square of one beside a square of an opponent's; each hangs together with its gate."""
    for view in turns(seed, players, options, rich):
        covered = {square for tunnel in view.tunnels for square in tunnel.squares}
        covered |= {square for hall in view.halls for square in hall.squares}
        gates = [seat.gate for seat in view.seats]
        covered |= set(gates)
        owner_at: dict[str, int] = {}
        for seat, gate in enumerate(gates):
            network = {gate}
            edge = [gate]
            while edge:
                for other in neighbours(edge.pop()) & covered - network:
                    network.add(other)
                    edge.append(other)
            assert len(network) == view.seats[seat].network
            for square in network:
                assert owner_at.setdefault(square, view.seats[seat].owner) == view.seats[seat].owner
        for square, owner in owner_at.items():
            for other in neighbours(square):
                assert owner_at.get(other, owner) == owner


def neighbours(square: str) -> set[str]:
    column, row = ord(square[0]), int(square[1:])
    return {f"{chr(column + x)}{row + y}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}


@few
@games
def test_MK_X9_runes_on_spells(seed: int, players: int, options: dict[str, Any], rich: bool) -> None:
    """MK-X9, MK-6.4: 0, 1 or 2 between turns; three spells lie open, 14 are in the deck."""
    for view in turns(seed, players, options, rich):
        assert all(0 <= spell.runes <= 2 for spell in view.spellbook)
        assert len({spell.spell for spell in view.spellbook}) == 3
        assert view.spells_left == 14


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_MK_X2_a_full_trollsmoot_woke_31_times(players: int, seed: int) -> None:
    """MK-X2, MK-9.2: however it came about; what wakes by a spell is told otherwise."""
    match = new(players, seed)
    play_at_random(match, Random(seed), 20_000)
    woken: Counter[int] = Counter()
    for event in events(match, "troll"):
        woken[event["player"]] += event["n"]
    for seat, view in enumerate(match.view().seats):
        assert (woken[seat] == 31) is (len(view.cells) == 10)


@few
@games
def test_goods_on_trolls_fit_their_symbols(seed: int, players: int, options: dict[str, Any], rich: bool) -> None:
    """MK-9.3, MK-4.5: never more on a troll than it has symbols, and nothing negative anywhere."""
    makes = {troll.id: dict(troll.makes) for troll in make_setup(GAME, 2).content.trolls}
    makes |= {starter.id: {starter.makes: 1} for starter in make_setup(GAME, 2).content.starters}
    for view in moments(seed, players, options, rich):
        for seat in view.seats:
            for cell in seat.cells:
                assert Counter(cell.held) + Counter(cell.free) == Counter(makes[cell.troll])
        assert all(count >= 0 for store in view.stores for count in store.goods.values())


@few
@games
def test_every_troll_tile_and_workshop_is_somewhere(
    seed: int, players: int, options: dict[str, Any], rich: bool
) -> None:
    """MK-1.5, MK-1.8, MK-2.6: 55 trolls, 52 tunnels, twice the players and one workshop."""
    for view in turns(seed, players, options, rich):
        trolls = [place.troll for place in view.horde if place.troll]
        trolls += [cell.troll for seat in view.seats for cell in seat.cells if cell.level]
        assert len(set(trolls)) == len(trolls)
        assert len(trolls) + sum(view.decks) == 55
        assert sum(stack.left for stack in view.stacks) <= 52
        assert sum(view.shops.values()) + sum(place.shop is not None for place in view.sites) == 2 * players + 1
        assert len(view.halls) + len(view.halls_left) == 6


@few
@games
def test_statues_stand_alone_and_stay_inside(seed: int, players: int, options: dict[str, Any], rich: bool) -> None:
    """MK-15.4, MK-15.7, MK-11.9: one on a square; unearthed in a tunnel, hall or gate, buried on its spot."""
    spots: dict[int, str] = {}
    for view in moments(seed, players, options, rich):
        squares = [statue.square for statue in view.statues]
        assert len(set(squares)) == len(squares)
        covered = {square for tunnel in view.tunnels for square in tunnel.squares}
        covered |= {square for hall in view.halls for square in hall.squares}
        covered |= {seat.gate for seat in view.seats}
        for statue in view.statues:
            assert statue.buried is (statue.square not in covered)
            if statue.buried:
                assert spots.setdefault(statue.statue, statue.square) == statue.square


@few
@games
def test_honour_never_falls(seed: int, players: int, options: dict[str, Any], rich: bool) -> None:
    """MK-11.2, MK-12.4, MK-16.1: what digging, spells, tokens and crowns brought is never lost."""
    last: list[int] = []
    for view in moments(seed, players, options, rich):
        parts = [seat.breakdown for seat in view.seats]
        now = [sum(part[name] for name in ("digging", "spells", "coronation", "tokens")) for part in parts]
        assert not last or all(a <= b for a, b in zip(last, now, strict=True))
        last = now


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "default")
def test_random_games_end_without_faults(options: dict[str, Any], rich: bool, players: int) -> None:
    """MK-16.6: and the engine's own list of invariants is empty after every answer."""
    for state, _ in states(players, players, options, rich):
        assert GAME.faults(state) == []
