"""`underhall play`: a table in the terminal. One person at seat 0, bots at the others."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

import underhall
from underhall.arena.series import seat_bots
from underhall.bots import ADVISER, THINKING, Window, make_bot
from underhall.bots.advice import put_in_words
from underhall.cli.boards import Table as BoardTable
from underhall.cli.boards import board_of
from underhall.cli.show import read_record, rule_key
from underhall.core.content import Pack
from underhall.core.errors import BadSetup, Illegal, TooLong, UnderhallError, UndoRefused
from underhall.core.match import Match
from underhall.core.registry import find
from underhall.core.setup import whole
from underhall.core.speech import Event, Question, Refusal
from underhall.locale import Speaker

ME = 0
LONGEST = 300  # letters of a line that are read
MANY = 60
"""More answers than this are not listed one by one."""
COMMANDS = ("undo", "why", "rules", "hint", "board", "log", "save", "help", "quit")


with suppress(ImportError):
    import readline  # noqa: F401  # it acts by being there


class Leave(Exception):
    """The person leaves the table."""


class Terminal:
    """A match, a person and the bots, in one language."""

    def __init__(self, match: Match, bots: Sequence[str], speaker: Speaker, console: Console) -> None:
        self.match = match
        self.speaker = speaker
        self.console = console
        self.board = board_of(match.game.id)
        # apart from the dealing, so that a resumed game is not the same bots' game over again
        self.bots = {seat: make_bot(bots[seat - 1], Random()) for seat in range(1, match.setup.players)}
        self.adviser = make_bot(ADVISER, Random(0))
        self.told = 0
        self.shown: Any = None
        self.turn = -1
        self.saved: Path | None = None

    @classmethod
    def open(
        cls,
        game: str,
        players: int | None,
        bots: Sequence[str],
        seed: int | None,
        lang: str,
        options: Mapping[str, Any],
        pack: Pack | None,
        name: str | None,
        resume: Path | None,
    ) -> Terminal:
        """Sit down at a new table, or at one that was left."""
        found = find(game)
        speaker = Speaker(lang)
        if resume is not None:
            match = underhall.replay(read_record(resume), pack)
            if match.game.id != game:
                raise BadSetup(f"{resume} is a game of {match.game.id}, not of {game}")
            if match.dealer is None:
                raise BadSetup(f"{resume} holds no dealer's secret, so it can be watched but not played on")
        else:
            seats = players if players is not None else min(3, found.players[-1])
            names = [name or speaker.say("name-player", {"n": 1})]
            names += [speaker.say("name-bot", {"n": n}) for n in range(2, seats + 1)]
            match = underhall.new(game, seats, seed, options, pack, names[:seats] if seats in found.players else ())
        others = seat_bots(bots, match.setup.players - 1)
        console = Console(highlight=False)
        terminal = cls(match, others, Speaker(lang, match.names, match.setup.content.names), console)
        terminal.saved = resume
        terminal._greet(resume)
        return terminal

    def _greet(self, resume: Path | None) -> None:
        say = self.speaker.say
        title = say(f"game-{self.match.game.id}")
        dealer = self.match.dealer
        args = {"game": title, "n": self.match.setup.players, "commitment": dealer.commitment[:16] if dealer else ""}
        self.console.print(Text(say("play-opening", args), style="bold"))
        if resume is not None:
            self._say("play-resumed", {"file": str(resume)})
            self.told = len(self.match.events(ME))
        self.console.print(Text(say("play-help"), style="dim"))
        self.console.print(Text(say(self.board.LEGEND), style="dim"))

    def run(self) -> None:
        """Play until the game is over or the person leaves; a game that is left is kept."""
        try:
            while not self.match.over:
                self._tell()
                question = self.match.question(ME)
                if question is None:
                    self._bots_move()
                else:
                    self._ask(question)
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return
        except BaseException:
            self._leave()
            raise
        self._tell()
        self._show({}, whole=True)
        self._result()
        self._keep("play-kept")

    def _bots_move(self) -> None:
        seat = self.match.waiting_for[0]
        ask = self.match.ask(seat)
        assert ask is not None
        thinking = self.speaker.say("play-thinking", {"player": seat})
        if self.console.is_terminal:
            with self.console.status(escape(thinking)):
                codes = self.bots[seat].choose(Window(self.match.game, self.match.state, ask))
        else:
            codes = self.bots[seat].choose(Window(self.match.game, self.match.state, ask))
        for code in codes:
            self.match.answer(seat, code)

    def _tell(self) -> None:
        """What has happened since the person last looked."""
        events = self.match.events(ME)
        for event in events[self.told :]:
            self._tell_one(event)
        self.told = len(events)

    def _tell_one(self, event: Event) -> None:
        mine = event.args.get("player") == ME
        style = "bold" if event.key == self.board.TURN else "" if mine else "dim"
        self.console.print(Text(self.speaker.say(event.key, event.args), style=style))

    def _ask(self, question: Question) -> None:
        """One question: the board where it helps, the options with their numbers, and an answer."""
        marks: dict[str, str] = {}
        for label, option in zip(labels(question), question.options, strict=True):
            for target in option.targets:
                marks.setdefault(target, label)
        view = self.match.view(ME)
        turn = sum(event.key == self.board.TURN for event in self.match.events(ME))
        fresh = turn != self.turn
        self.turn = turn
        on_board = any(target.startswith("cell:") for target in marks)
        if on_board or fresh or self.shown != self.board.drawn(view):
            self._show(marks, whole=self.shown is None or fresh)
            self.shown = self.board.drawn(view)
        self.console.print()
        if fresh and self.match.waiting_for == (ME,):
            self.console.print(Text(self.speaker.say("play-your-turn"), style="bold"))
        self.console.print(Text(self.speaker.say(question.key, question.args), style="bold bright_yellow"))
        self._list(question)
        while self._obey(question, self._read_line()):
            pass

    def _show(self, marks: Mapping[str, str], whole: bool) -> None:
        table = BoardTable(self.console, self.speaker, self.match.setup.content)
        self.board.show(table, self.match.view(ME), marks, whole)

    def _list(self, question: Question) -> None:
        if len(question.options) > MANY:
            first, last = question.options[0].word, question.options[-1].word
            self._say("play-many", {"n": len(question.options), "first": first, "last": last})
            return
        heading = ""
        texts = [self.speaker.say(option.key, option.args) for option in question.options]
        width = min(56, max(len(text) for text in texts))
        typed = labels(question)
        margin = max(2, *map(len, typed))
        for label, option, text in zip(typed, question.options, texts, strict=True):
            group = self.board.group(option)
            if group and group != heading:
                self.console.print(Text(self.speaker.say(group), style="dim"))
            heading = group
            line = Text(f" {label:>{margin}}  {text:{width}}")
            self.console.print(line.append(f"  {option.word}" if option.word != label else "", style="dim"))

    def _read_line(self) -> str:
        # with readline, if the platform has it, arrow keys edit the line and bring back earlier ones
        line = self.console.input(f"{escape(self.speaker.say('play-prompt'))}> ")
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line.strip()[:LONGEST]

    def _obey(self, question: Question, line: str) -> bool:
        """Do what the line says; True if the same question is still open and not to be printed again."""
        command, _, rest = line.partition(" ")
        if command.lower() in COMMANDS:
            return bool(getattr(self, f"_do_{command.lower()}")(question, rest.strip()))
        if not line:
            return True
        number = whole(line)
        if number is not None and not says_numbers(question):
            if not 1 <= number <= len(question.options):
                self._say("play-no-number", {"n": number, "last": len(question.options)})
                return True
            self.match.answer(ME, question.options[number - 1])
            return False
        try:
            self.match.answer(ME, self._spelt(line))
        except TooLong as err:
            self._say("play-too-long", {"text": err.fitting})
            return True
        except Illegal as err:
            if err.refusal:
                self._refuse(err.refusal)
            else:
                self._say("play-unknown", {"text": line})
            return True
        return False

    def _say(self, key: str, args: Mapping[str, Any] | None = None) -> None:
        self.console.print(self.speaker.say(key, args), markup=False, soft_wrap=True)

    def _refuse(self, refusal: Refusal) -> None:
        reason = self.speaker.say(refusal.key, refusal.facts)
        self._say("play-refused", {"reason": reason, "rule": refusal.rule})

    def _spelt(self, line: str) -> str:
        """The line as it was typed, or else in small or capital letters if that is an answer: nobody has to mind."""
        for spelling in (line, line.lower(), line.upper()):
            try:
                self.match.read(ME, spelling)
            except Illegal as err:
                if err.refusal or isinstance(err, TooLong):
                    return spelling
            else:
                return spelling
        return line

    # The commands: each returns True if the question stands as it was

    def _do_undo(self, question: Question, rest: str) -> bool:
        try:
            barred = self.match.undo_barred(ME)
        except UndoRefused:
            self._say("play-undo-nothing")
            return True
        self.match.undo(ME, consent=True)
        self.told = len(self.match.events(ME))
        self._say("play-undo-consent" if barred else "play-undone")
        return False

    def _do_why(self, question: Question, rest: str) -> bool:
        if not rest:
            self._say("play-why-usage", {"example": question.options[0].word})
            return True
        try:
            self.match.read(ME, self._spelt(rest))
        except Illegal as err:
            if err.refusal:
                self._refuse(err.refusal)
                self._rule(err.refusal.rule)
            else:
                self._say("play-no-word", {"text": rest})
            return True
        self._say("play-why-legal", {"text": rest})
        return True

    def _do_rules(self, question: Question, rest: str) -> bool:
        self._rule(rest or question.rule)
        return True

    def _rule(self, rule: str) -> None:
        key = rule_key(rule.upper())
        if self.speaker.knows(key):
            self.console.print(Text(f"{rule.upper()}  ", style="bold").append(self.speaker.say(key), style="not bold"))
        else:
            self._say("play-no-rule", {"rule": rule})

    def _do_hint(self, question: Question, rest: str) -> bool:
        ask = self.match.ask(ME)
        assert ask is not None
        window = Window(self.match.game, self.match.state, ask, THINKING)
        advice = put_in_words(self.match.game, window.simulate(Random(0)), ME, self.adviser.choose(window))
        texts = [self.speaker.say(option.key, option.args) for option in advice.options]
        self._say("play-hint", {"words": advice.words, "text": " → ".join(texts)})
        self._say(advice.key, advice.args)
        return True

    def _do_board(self, question: Question, rest: str) -> bool:
        self.shown = None
        return False

    def _do_log(self, question: Question, rest: str) -> bool:
        events = self.match.events(ME)
        for event in events[-40:]:
            self._tell_one(event)
        if not events:
            self._say("play-log-empty")
        return True

    def _do_save(self, question: Question, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self._file()
        try:
            self._save(path)
        except (OSError, ValueError) as err:
            self._say("play-not-saved", {"reason": f"{path}: {err}"})
        else:
            self._say("play-saved", {"file": str(path), "game": self.match.game.id})
        return True

    def _do_help(self, question: Question, rest: str) -> bool:
        self._say("play-help")
        self._say(self.board.LEGEND)
        return True

    def _do_quit(self, question: Question, rest: str) -> bool:
        raise Leave

    # Leaving and the end

    def _save(self, path: Path) -> None:
        """Write beside and rename, so that an older save is never half overwritten."""
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.write_text(self.match.record(), encoding="utf-8")
        beside.replace(path)
        self.saved = path

    def _leave(self) -> None:
        self.console.print()
        self._keep("play-saved")

    def _keep(self, key: str) -> None:
        """Nothing that was played is lost: back into the file it came from or was saved to, or into a new one."""
        path = self._file()
        try:
            self._save(path)
        except (OSError, ValueError):
            self._say("play-bye")
        else:
            self._say(key, {"file": str(path), "game": self.match.game.id})

    def _file(self) -> Path:
        return self.saved or free_path(self.match.game.id)

    def _result(self) -> None:
        match, say = self.match, self.speaker.say
        over = match.result
        if over is None:
            raise UnderhallError("the game is not over")
        parts = list(over.breakdown[0])
        table = Table(title=say("result-over"), box=None, pad_edge=False)
        table.add_column(say("result-rank"))
        table.add_column(say("result-player"))
        for part in parts:
            table.add_column(say(f"{match.game.prefix.lower()}-part-{part}"), justify="right")
        table.add_column(say("result-total"), justify="right", style="bold")
        sides = over.parties()
        for seats in sides:
            numbers = [str(over.breakdown[seats[0]][part]) for part in parts]
            names = escape(self.speaker.list([match.names[seat] for seat in seats]))
            table.add_row(str(over.ranking[seats[0]]), names, *numbers, str(over.scores[seats[0]]))
        self.console.print(table)
        best = [seats for seats in sides if over.ranking[seats[0]] == 1]
        winners = self.speaker.list([match.names[seat] for seats in best for seat in seats])
        team = len(best) == 1 and len(best[0]) > 1
        args = {"winners": winners, "count": len(best), "points": max(over.scores)}
        self._say("result-win-team" if team else "result-win", args)


def says_numbers(question: Question) -> bool:
    """Whether the notation itself answers with numbers ("deck 2", "turned by 90"): then a number is such a word."""
    return any(whole(option.word) is not None for option in question.options)


def labels(question: Question) -> list[str]:
    """What is typed to take each option: its number in the list, unless that could be mistaken for another's word."""
    if says_numbers(question):
        return [option.word for option in question.options]
    return [str(number) for number in range(1, len(question.options) + 1)]


def free_path(game_id: str) -> Path:
    """Where a game is kept when no file is named: the first free name in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    names = (Path(home) / "underhall" / f"{game_id}-{number}.hall" for number in count(1))
    return next(path for path in names if not path.exists())
