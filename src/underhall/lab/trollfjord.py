"""What the lab measures in Trollfjord: seats, length, bouts and how they end, where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import mean, median
from typing import Any

from underhall.arena.series import Result
from underhall.core.game import Over
from underhall.games.trollfjord.content import Content
from underhall.games.trollfjord.state import State
from underhall.lab.report import Report, aim, fair_seats, percentiles, points_by_source

SEAT_POINTS = 5.0
STOPS = 0.5
COUNTED = {
    "tf-log-commit": "alone",
    "tf-log-commit-with": "together",
    "tf-log-leave": "left",
    "tf-log-strike": "strikes",
    "tf-log-fall-none": "empty",
    "tf-log-swap": "swaps",
    "tf-log-anger": "angered",
    "tf-log-unappeased": "unappeased",
    "tf-log-go-on": "went_on",
    "tf-log-nothing": "nothing",
    "tf-log-crown-from": "crowns_lost",
}


class TrollfjordProbe:
    """Watches one game."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.fallen = 0

    def see(self, state: State) -> None:
        """Everything is told."""

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        if key in COUNTED:
            self.times[COUNTED[key]] += 1
        elif key == "tf-log-fall":
            self.fallen += args["n"]
        elif key == "tf-log-take":
            self.taken[args["slot"]] += 1

    def open(self, seat: int = -1) -> None:
        """Nothing is hidden from the lab."""

    def report(self, state: State, over: Over) -> dict[str, Any]:
        return {
            "turns": state.turn,
            "stopped": over.stopped,
            "times": dict(self.times),
            "taken": dict(self.taken),
            "fallen": self.fallen,
        }


PROBE = TrollfjordProbe


def report(content: Content, players: int, results: Sequence[Result]) -> Report:
    games = len(results)
    seen = [result.seen for result in results]
    turns = [game["turns"] for game in seen]
    scores = [score for result in results for score in result.scores]
    times: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for game in seen:
        times.update(game["times"])
        taken.update(game["taken"])
    bouts = max(1, times["alone"] + times["together"])
    return {
        "players": players,
        "games": games,
        "bots": sorted(set(results[0].bots)),
        "aims": {
            "seat_win_percent": fair_seats(results, SEAT_POINTS),
            "safety_stop_percent": aim(100 * sum(game["stopped"] for game in seen) / games, below=STOPS),
        },
        "figures": {
            "median_score": median(scores),
            "winner_median_score": median(max(result.scores) for result in results),
            "median_turns": median(turns),
            "turns_10_90": percentiles(turns),
            "decisions_per_game": round(mean(result.decisions for result in results), 1),
            "bouts_per_game": round(bouts / games, 2),
            "together_percent": round(100 * times["together"] / bouts, 1),
            "strikes_per_bout": round(times["strikes"] / bouts, 2),
            "boulders_per_strike": round(sum(game["fallen"] for game in seen) / max(1, times["strikes"]), 2),
            "empty_strikes_percent": round(100 * times["empty"] / max(1, times["strikes"]), 1),
            "bouts_angered_percent": round(100 * times["angered"] / bouts, 1),
            "bouts_unappeased_percent": round(100 * times["unappeased"] / bouts, 1),
            "treasures_per_bout": round(sum(taken.values()) / bouts, 2),
        },
        "tables": {
            "points": points_by_source(results),
            "treasures": {"per game": {slot: round(count / games, 2) for slot, count in sorted(taken.items())}},
            "bouts": {"per game": {name: round(times[name] / games, 2) for name in COUNTED.values()}},
        },
        "winner_scores": [max(result.scores) for result in results],
    }
