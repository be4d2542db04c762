"""From the engine's words to the wire's, and from the engine's log to rows and back."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.bots.advice import Advice
from underhall.core.game import Over
from underhall.core.match import Answer, Match, Outcome, Undo
from underhall.core.match import Entry as LogEntry
from underhall.core.speech import Event, Option, Question
from underhall.server import wire
from underhall.server.store import Entry
from underhall.server.tower import DRAWS


def question_out(question: Question, number: int) -> wire.QuestionOut:
    options = tuple(option_out(option) for option in question.options)
    return wire.QuestionOut(number, question.kind, question.rule, question.key, dict(question.args), options)


def option_out(option: Option) -> wire.OptionOut:
    return wire.OptionOut(option.word, option.key, option.rule, dict(option.args), option.targets)


def events_out(events: Sequence[Event]) -> tuple[wire.EventOut, ...]:
    return tuple(wire.EventOut(event.key, dict(event.args)) for event in events)


def advice_out(id: str, advice: Advice) -> wire.Advice:
    options = tuple(option_out(option) for option in advice.options)
    return wire.Advice(id, advice.words, options, wire.EventOut(advice.key, dict(advice.args)))


def result_out(over: Over) -> wire.Result:
    return wire.Result(over.scores, over.ranking, tuple(dict(part) for part in over.breakdown), over.sides)


def fall_out(match: Match) -> wire.FallOut | None:
    """The latest fall that stands, of a game that has falls."""
    entry = match.latest(DRAWS[match.game.id]) if match.game.id in DRAWS else None
    if entry is None:
        return None
    fall = match.log[entry]
    assert isinstance(fall, Outcome)
    return wire.FallOut(entry, fall.by)


def one_line(text: str) -> str:
    """What somebody wrote, in one line and without what cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def row_of(entry: LogEntry) -> Entry:
    match entry:
        case Answer():
            return Entry("answer", entry.seat, entry.code, entry.gesture)
        case Outcome():
            return Entry("outcome", entry.seat, entry.code, 0, entry.by)
        case Undo():
            return Entry("rewind" if entry.whole else "undo", entry.seat, entry.first, 0)


def feed(match: Match, row: Entry) -> None:
    """Carry out what a row says."""
    match row.kind:
        case "answer":
            match.feed(Answer(row.seat, row.code, row.gesture, 0, "", ()))
        case "outcome":
            match.draw(row.code, row.by)
        case _:
            match.take_back(Undo(row.seat, row.code, whole=row.kind == "rewind"))
