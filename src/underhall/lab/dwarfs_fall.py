"""What the lab measures in Dwar7s Fall: length, dry piles, realms, secret goals, where points come from, seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import mean, median
from typing import Any

from underhall.arena.series import Result
from underhall.core.game import Over
from underhall.games.dwarfs_fall.content import Content
from underhall.games.dwarfs_fall.state import State
from underhall.lab.report import Report, aim, fair_seats, percentiles, points_by_source

SEAT_POINTS = 5.0
STOPS = 0.5


class DwarfsFallProbe:
    """Watches one game."""

    def __init__(self) -> None:
        self.dry = 0

    def see(self, state: State) -> None:
        for gem, count in enumerate(state.bank):
            if count == 0:
                self.dry |= 1 << gem

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        """Everything stands in the states."""

    def open(self, seat: int = -1) -> None:
        """Nothing is hidden from the lab."""

    def report(self, state: State, over: Over) -> dict[str, Any]:
        board, book = state.board, state.book
        castles = [castle for castle in board.castle_at if castle >= 0]
        return {
            "rounds": state.round,
            "stopped": over.stopped,
            "dry": [book.gem_ids[gem] for gem in range(book.gems) if self.dry >> gem & 1],
            "realms": [board.realm[castle].bit_count() for castle in castles],
            "cards": sum(len(cards) for cards in board.stacks),
            "dealt": [book.secret_ids[secret] for secret in state.secrets],
            "shown": [book.secret_ids[s] for p, s in enumerate(state.secrets) if state.shown >> p & 1],
            "bought": [book.goal_ids[goal] for mask in state.goals for goal in range(book.goals) if mask >> goal & 1],
            "trophies": sum(len(kinds) for kinds in state.trophies),
        }


PROBE = DwarfsFallProbe


def report(content: Content, players: int, results: Sequence[Result]) -> Report:
    games = len(results)
    seen = [result.seen for result in results]
    rounds = [game["rounds"] for game in seen]
    best = [max(result.scores) for result in results]
    dealt = Counter(goal for game in seen for goal in game["dealt"])
    shown = Counter(goal for game in seen for goal in game["shown"])
    bought = Counter(goal for game in seen for goal in game["bought"])
    realms = [size for game in seen for size in game["realms"]]
    return {
        "players": players,
        "games": games,
        "bots": sorted(set(results[0].bots)),
        "aims": {
            "seat_win_percent": fair_seats(results, SEAT_POINTS),
            "safety_stop_percent": aim(100 * sum(game["stopped"] for game in seen) / games, below=STOPS),
        },
        "figures": {
            "winner_median_score": median(best),
            "median_rounds": median(rounds),
            "rounds_10_90": percentiles(rounds),
            "decisions_per_game": round(mean(result.decisions for result in results), 1),
            "mean_realm_stacks": round(mean(realms), 2) if realms else 0.0,
            "realm_stacks_8_percent": round(100 * sum(size >= 8 for size in realms) / max(1, len(realms)), 1),
            "trophies_per_game": round(mean(game["trophies"] for game in seen), 2),
            "mean_goal_vp": round(mean(goal.vp for goal in content.trading), 2),
        },
        "tables": {
            "points": points_by_source(results),
            "gems": {
                "percent of games with an empty pile": {
                    gem: round(100 * sum(gem in game["dry"] for game in seen) / games, 1) for gem in content.gems
                }
            },
            "secret goals": {
                "revealed, percent of those dealt": {
                    goal.id: round(100 * shown[goal.id] / max(1, dealt[goal.id]), 1) for goal in content.secret
                }
            },
            "trading goals": {
                "bought, percent of games": {
                    goal.id: round(100 * bought[goal.id] / games, 1) for goal in content.trading
                }
            },
        },
        "winner_scores": best,
    }
