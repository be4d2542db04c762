"""What the lab measures in Imperial Miners: scores, factions, events, boards, and whether every card is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from statistics import mean, median
from typing import Any

from underhall.arena.seer import Fate
from underhall.arena.series import Result, drive
from underhall.bots.random import RandomBot
from underhall.core.dealer import Dealer
from underhall.core.game import Over
from underhall.core.setup import make_setup
from underhall.games.imperial_miners.content import FACTIONS, Content
from underhall.games.imperial_miners.game import GAME
from underhall.games.imperial_miners.rules.ground import full_carts
from underhall.games.imperial_miners.rules.scoring import score
from underhall.games.imperial_miners.state import DONE, GOLD, ROUNDS, ROW, State
from underhall.lab.report import Report, aim, fair_seats, percentiles, points_by_source

SEAT_POINTS = 4.0
MEDIANS = {"casual": (40, 52), "strong": (58, 70), "expert": (58, 70)}
"""Of the scores of these bots among themselves."""
RANDOM_MEDIAN = (18, 28)
RANDOM_MINES = 2400
LIFT = (0.85, 1.15)
EFFECT = 3.0
FALLBACKS = {"casual": 8.0}
"""It is asked of bots that look one gesture ahead; of others it is only told."""
CARTS = (5.0, 9.0)
DEEP = (0.5, 2.0)
COUNTED = {
    "im-log-paid": "gold paid for effects",
    "im-log-machine": "machines",
    "im-log-collapse": "collapses",
    "im-log-cleared": "collapses cleared",
    "im-log-cart": "cart tokens",
    "im-log-drew": "cards drawn",
    "im-log-found": "faction draws",
    "im-log-drew-deep": "level 4 cards",
    "im-log-researched": "research spaces",
    "im-log-completed": "boards completed",
    "im-log-discarded": "cards discarded",
}
"""What effects do, by the message that tells it."""
SUMMED = ("im-log-paid", "im-log-machine", "im-log-drew-deep", "im-log-researched")
"""Messages that tell a number."""


class ImperialMinersProbe:
    """Listens to one game."""

    def __init__(self) -> None:
        self.fallbacks = 0
        self.effects: Counter[str] = Counter()
        self.surface: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()

    def see(self, state: State) -> None:
        """Everything is told or stands at the end."""

    def open(self, seat: int = -1) -> None:
        """Nothing is hidden from the lab."""

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        if key in COUNTED:
            self.steps[COUNTED[key]] += args["n"] if key in SUMMED else 1
        elif key == "im-log-gained":
            for what, number in args["items"]:
                self.steps[what.removeprefix("im-count-") + " gained"] += number
        elif key == "im-log-effect":
            self.effects[args["card"].removeprefix("@im-card-") + "/" + args["which"]] += 1
        elif key == "im-log-surface":
            self.surface[args["which"]] += 1
        elif key == "im-log-fallback":
            self.fallbacks += 1

    def report(self, state: State, over: Over) -> dict[str, Any]:
        book = state.book
        seats = range(book.players)
        return {
            "mines": [[book.card_ids[card] for card in mine.cards] for mine in state.mines],
            "events": [book.event_ids[event] for event in state.seen],
            "faces": [book.face_ids[face] for face in state.faces],
            "carts": [full_carts(state, seat) for seat in seats],
            "gold": [state.v[seat * ROW + GOLD] for seat in seats],
            "boards": [state.v[seat * ROW + DONE] for seat in seats],
            "fallbacks": self.fallbacks,
            "effects": dict(self.effects),
            "surface": dict(self.surface),
            "steps": dict(self.steps),
        }


PROBE = ImperialMinersProbe


def report(content: Content, players: int, results: Sequence[Result]) -> Report:
    games = len(results)
    mines = games * players
    seen = [result.seen for result in results]
    scores = [points for result in results for points in result.scores]
    best = [max(result.scores) for result in results]
    level = {card.id: card.level for card in content.cards}
    owned = {card.id: card.factions for card in content.cards}
    laid = [mine for game in seen for mine in game["mines"]]
    won = winning_mines(results)
    cards = lifts(list(level), laid, won)
    factions = lifts(
        FACTIONS, *([[one for card in mine for one in owned[card]] for mine in some] for some in (laid, won))
    )
    levels = Counter(level[card] for mine in laid for card in mine)
    events = effects([event.id for event in content.events], [game["events"] for game in seen], results)
    faces = effects([face.id for face in content.faces], [game["faces"] for game in seen], results)
    used = total(game["effects"] for game in seen)
    bots = sorted(set(results[0].bots))
    mixed = "+".join(bots)
    return {
        "players": players,
        "games": games,
        "bots": bots,
        "aims": {
            "seat_win_percent": fair_seats(results, SEAT_POINTS),
            "median_score": aim(median(scores), *MEDIANS.get(mixed, ())),
            "random_median_score": aim(median(random_scores(content, players)), *RANDOM_MEDIAN),
            "faction_lift_low_high": aim(ends(lift for _, lift in factions.values()), *LIFT),
            "event_effect_low_high": aim(ends(events.values()), -EFFECT, EFFECT),
            "board_effect_low_high": aim(ends(faces.values()), -EFFECT, EFFECT),
            "fallback_percent": aim(
                100 * sum(game["fallbacks"] for game in seen) / (ROUNDS * mines), below=FALLBACKS.get(mixed)
            ),
            "full_carts_per_player": aim(mean(n for game in seen for n in game["carts"]), *CARTS),
            "level_4_per_player": aim(levels[4] / mines, *DEEP),
        },
        "figures": {
            "winner_median_score": median(best),
            "score_10_90": percentiles(scores),
            "cards_never_laid": sum(not used for used, _ in cards.values()),
            "gold_left_per_player": round(mean(n for game in seen for n in game["gold"]), 1),
            "boards_per_player": round(mean(n for game in seen for n in game["boards"]), 2),
            "decisions_per_game": round(mean(result.decisions for result in results), 1),
        },
        "tables": {
            "points": points_by_source(results),
            "levels": {"cards laid per player": {f"level {n}": round(levels[n] / mines, 2) for n in (1, 2, 3, 4)}},
            "surface": {"uses per player": per(mines, total(game["surface"] for game in seen))},
            "factions": columns(factions, mines, "cards laid per player"),
            "events": {"effect on score": events},
            "boards": {"effect on score": faces},
            "steps": {"per player": per(mines, total(game["steps"] for game in seen))},
            "cards": {
                **columns(cards, games, "laid per game"),
                "first effect, percent": {
                    name: round(100 * used[f"{name}/first"] / max(1, used[f"{name}/first"] + used[f"{name}/second"]), 1)
                    for name in cards
                },
            },
        },
        "winner_scores": best,
    }


def winning_mines(results: Sequence[Result]) -> list[list[str]]:
    """The mines of winners, of all who share a win; of solo games those that come to the median at least."""
    if len(results[0].scores) > 1:
        ranked = [(result.ranking, result.seen["mines"]) for result in results]
        return [mine for ranking, mines in ranked for rank, mine in zip(ranking, mines, strict=True) if rank == 1]
    middle = median(result.scores[0] for result in results)
    return [result.seen["mines"][0] for result in results if result.scores[0] >= middle]


def lifts(
    names: Sequence[str], everybody: Sequence[Sequence[str]], winners: Sequence[Sequence[str]]
) -> dict[str, tuple[int, float]]:
    """How often each was used, and its share in winning mines by its share in all."""
    used = Counter(name for mine in everybody for name in mine)
    won = Counter(name for mine in winners for name in mine)
    scale = used.total() / max(1, won.total())
    return {name: (used[name], scale * won[name] / used[name] if used[name] else 0.0) for name in names}


def columns(used: Mapping[str, tuple[int, float]], number: int, title: str) -> dict[str, dict[str, float]]:
    return {
        title: {name: round(count / number, 2) for name, (count, _) in used.items()},
        "lift": {name: round(lift, 2) for name, (_, lift) in used.items()},
    }


def effects(names: Sequence[str], there: Sequence[Sequence[str]], results: Sequence[Result]) -> dict[str, float]:
    """How many points more each player has in games with a thing than without it, by the mean of all such things."""
    found = {}
    for name in names:
        having: dict[bool, list[float]] = {True: [], False: []}
        for some, result in zip(there, results, strict=True):
            having[name in some].append(mean(result.scores))
        found[name] = mean(having[True]) - mean(having[False]) if all(having.values()) else 0.0
    middle = mean(found.values())
    return {name: round(effect - middle, 2) for name, effect in found.items()}


def random_scores(content: Content, players: int) -> list[int]:
    """What players get who answer anything, with the default options."""
    setup = replace(make_setup(GAME, players), content=content)
    scores: list[int] = []
    for seed in range(RANDOM_MINES // players):
        state = GAME.new(setup)
        bots = [RandomBot(Random(f"{seed}/{seat}")) for seat in range(players)]
        drive(GAME, state, Fate(Dealer.from_seed(seed, players)), bots, None)
        scores += [score(state, seat) for seat in range(players)]
    return scores


def ends(values: Iterable[float]) -> list[float]:
    """The lowest and the highest."""
    ordered = sorted(values)
    return [ordered[0], ordered[-1]]


def total(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in counts:
        found.update(one)
    return found


def per(number: int, counts: Mapping[str, int]) -> dict[str, float]:
    return {name: round(count / number, 2) for name, count in sorted(counts.items())}
