"""Writes `web/tests/fixtures/speech.json`: what Python says for some keys, for the browser to be compared with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from underhall.locale import LANGUAGES, Speaker

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "speech.json"
PLAYERS = ["Anna", "Béla", "Zofia"]
NAMES = {"df-card-castle": "Keep"}
COUNTS = (0, 1, 2, 3, 5, 12, 21, 22, 25, 101)
SAID: list[tuple[str, dict[str, Any]]] = [
    ("game-dwarfs-fall", {}),
    ("df-card-castle", {}),
    ("no-such-key", {}),
    ("play-thinking", {"player": 1}),
    ("df-log-steal-gem", {"player": 0, "other": 2, "gem": "ruby"}),
    ("log-gain", {"player": 1, "items": []}),
    ("log-gain", {"player": 1, "items": [["df-count-gold", 1]]}),
    ("log-gain", {"player": 1, "items": [["df-count-gold", 2], ["df-count-ruby", 1]]}),
    ("log-gain", {"player": 2, "items": [["df-count-gold", 5], ["df-count-ruby", 2], ["df-count-emerald", 3]]}),
    ("play-opening", {"game": "@game-dwarfs-fall", "n": 3, "commitment": "abc"}),
    ("log-answer", {"player": 2, "option": {"key": "result-win", "count": 1, "winners": "Anna", "points": 3}}),
    *[("df-count-gold", {"n": n}) for n in COUNTS],
    *[("result-win", {"count": 1, "winners": "Anna", "points": n}) for n in COUNTS],
    ("result-win", {"count": 2, "winners": "Anna, Béla", "points": 48}),
    ("chapter-DF-3", {}),
    ("rule-DF-1-4", {}),
    ("rule-DF-8-6", {}),
    ("rule-DF-13-1", {}),
    ("df-why-gems-near", {"items": [["df-count-gold", 2]], "goal": "@df-goal-TG01", "lack": [["df-count-ruby", 1]]}),
]


def main() -> None:
    cases = []
    for language in LANGUAGES:
        speaker = Speaker(language, players=PLAYERS, names=NAMES)
        for key, args in SAID:
            cases.append({"language": language, "key": key, "args": args, "said": speaker.say(key, args)})
    fixture = {"players": PLAYERS, "names": NAMES, "cases": cases}
    TARGET.write_text(json.dumps(fixture, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
