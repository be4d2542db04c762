"""What the lab measures in Mountain King: seats, sources of honour, halls, statues, and whether every card is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import mean, median
from typing import Any

from underhall.arena.series import Result
from underhall.core.game import Over
from underhall.games.mountain_king.content import Content
from underhall.games.mountain_king.rules.scoring import scored_statues
from underhall.games.mountain_king.state import CELLS, State
from underhall.kit.masks import bits
from underhall.lab.report import Report, aim, fair_seats, percentiles, points_by_source

SEAT_POINTS = {2: 4.0, 3: 4.0, 4: 4.0, 5: 6.0}
WINNER = (85, 125)
DIG_SHARE = (30.0, 50.0)
HALLS = {2: (2.0, 5.0), 3: (3.0, 5.5), 4: (3.0, 5.5), 5: (3.0, 5.5)}
STATUES = {2: 3.0, 3: 3.0, 4: 3.0, 5: 2.5}
LIFT = 2.0
DRY = 10.0


class MountainKingProbe:
    """Listens to one game."""

    def __init__(self) -> None:
        self.spells: Counter[tuple[int, str]] = Counter()
        self.shops: Counter[tuple[int, str]] = Counter()

    def see(self, state: State) -> None:
        """Everything is told or stands at the end."""

    def open(self, seat: int = -1) -> None:
        """Nothing is hidden from the lab."""

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        if key == "mk-log-cast":
            self.spells[args["player"], args["spell"].removeprefix("@mk-spell-")] += 1
        elif key == "mk-log-workshop":
            self.shops[args["player"], args["shop"].removeprefix("@mk-shop-")] += 1

    def report(self, state: State, over: Over) -> dict[str, Any]:
        book, m = state.book, state.mountain
        seats = range(book.players)
        hands = [[book.troll_ids[card] for card in state.cards[seat * CELLS : (seat + 1) * CELLS]] for seat in seats]
        return {
            "rounds": state.round,
            "halls": [book.hall_ids[hall] for hall, _, _ in m.halls],
            "altars": sum(altar in state.statues for _, _, altar in m.halls),
            "statues": sum(len(scored_statues(state, owner)) for owner in range(book.owners)) / book.players,
            "tunnels_left": sum(state.stacks),
            "founded": [book.shop_ids[shop] for shop in state.sites if shop >= 0],
            "hands": hands,
            "spells": [[spell for (who, spell), n in self.spells.items() for _ in range(n) if who == s] for s in seats],
            "shops": [[shop for (who, shop), n in self.shops.items() for _ in range(n) if who == s] for s in seats],
            "pedestals": sum(len(bits(squares)) for squares in state.pedestals),
        }


PROBE = MountainKingProbe


def report(content: Content, players: int, results: Sequence[Result]) -> Report:
    games = len(results)
    seen = [result.seen for result in results]
    winners = [result.ranking.index(1) for result in results]
    best = [max(result.scores) for result in results]
    dig = sum(result.breakdown[winner]["digging"] for result, winner in zip(results, winners, strict=True))
    dry = 100 * sum(game["tunnels_left"] == 0 for game in seen) / games
    trolls = _lifts([troll.id for troll in content.trolls], [game["hands"] for game in seen], winners)
    spells = _lifts([spell.id for spell in content.spells], [game["spells"] for game in seen], winners)
    shops = _lifts([shop.id for shop in content.workshops], [game["shops"] for game in seen], winners)
    every = [*trolls.values(), *spells.values(), *shops.values()]
    halls = {hall.id: 100 * sum(hall.id in game["halls"] for game in seen) / games for hall in content.halls}
    return {
        "players": players,
        "games": games,
        "bots": sorted(set(results[0].bots)),
        "aims": {
            "seat_win_percent": fair_seats(results, SEAT_POINTS[players]),
            "winner_median_score": aim(median(best), *WINNER),
            "dig_percent_of_winner": aim(100 * dig / max(1, sum(best)), *DIG_SHARE),
            "halls_per_game": aim(mean(len(game["halls"]) for game in seen), *HALLS[players]),
            "statues_per_player": aim(mean(game["statues"] for game in seen), STATUES[players]),
            "all_tunnels_used_percent": aim(dry, below=DRY if players == 4 else None),
            "cards_never_used": aim(sum(not used for used, _ in every), high=0),
            "highest_lift": aim(max(lift for _, lift in every), high=LIFT),
        },
        "figures": {
            "winner_score_10_90": percentiles(best),
            "mean_rounds": round(mean(game["rounds"] for game in seen), 1),
            "decisions_per_game": round(mean(result.decisions for result in results), 1),
            "altars_per_game": round(mean(game["altars"] for game in seen), 2),
            "pedestals_per_game": round(mean(game["pedestals"] for game in seen), 2),
        },
        "tables": {
            "points": points_by_source(results),
            "halls": {"percent of games": {hall: round(share, 1) for hall, share in halls.items()}},
            "spells": _columns(spells, games, "casts per game"),
            "workshops": _columns(shops, games, "visits per game"),
            "trolls": _columns(trolls, games, "hires per game"),
        },
        "winner_scores": best,
    }


def _columns(cards: Mapping[str, tuple[int, float]], games: int, title: str) -> dict[str, dict[str, float]]:
    return {
        title: {name: round(used / games, 2) for name, (used, _) in cards.items()},
        "lift": {name: round(lift, 2) for name, (_, lift) in cards.items()},
    }


def _lifts(
    names: Sequence[str], hands: Sequence[Sequence[Sequence[str]]], winners: Sequence[int]
) -> dict[str, tuple[int, float]]:
    """How often each card was used, and how much more often by the winner than its share of the seats."""
    used = Counter(name for game in hands for hand in game for name in hand)
    won = Counter(name for game, winner in zip(hands, winners, strict=True) for name in game[winner])
    seats = len(hands[0])
    return {name: (used[name], won[name] * seats / used[name] if used[name] else 0.0) for name in names}
