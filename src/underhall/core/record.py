"""Records: a game as readable text that replays on any machine.

A `.hall` file is a header, numbered lines, and a last line that counts and seals them:

    underhall record 1
    game dwarfs-fall
    rules 1
    content 5d41402abc4b2a76
    players 2
    option max_rounds 40
    seat 0 Anna
    dealer commit 2c26b46b…
    dealer numbers 17 4
    ---
    0 * trading TG04
    9 0 castle 0
    10 0 mine_gold e1n0 90 #1f8ac10f23c5e2a9
    12 undo 0 10
    ...
    over 46 31 #93f0…
    dealer secret 6b86b273…
    sum 412 8d969eef6ecad3c2

A numbered line carries the number of its first entry in the log: a gesture is one line of several words, each an
entry. `*` is chance, `#` a digest of the state after the line; `by MAKER` says who made a draw if the dealer did not.
`undo SEAT FIRST` takes back that seat's answers from entry FIRST on, `rewind` everybody's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from underhall.core import registry
from underhall.core.codec import canonical, text_digest
from underhall.core.content import Pack, as_pack
from underhall.core.dealer import Dealer, commit
from underhall.core.errors import BadRecord, BadSetup, UnderhallError, UnknownGame
from underhall.core.game import Chance
from underhall.core.match import Answer, Match, Outcome, Undo
from underhall.core.setup import format_value, make_setup, whole

DIGEST_EVERY = 16
HEAD = "underhall record 1"
BY = "by"

Redraw = Callable[[Match, Dealer], int]
"""Makes a draw again: is given the match as it stood before it, and the dealer. It is called for each draw of its maker
in the order of the log, those that were taken back included."""


def write(match: Match) -> str:
    """The record of a match as it stands. It is replayed while it is written, so what is written is what happened."""
    setup = match.setup
    lines = [HEAD, f"game {setup.game}", f"rules {match.game.version}", f"content {setup.content_digest}"]
    if setup.pack:
        lines.append(f"pack {setup.pack.digest} {setup.pack.name}")
    lines.append(f"players {setup.players}")
    lines += [f"option {name} {format_value(value)}" for name, value in sorted(setup.options.items())]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(match.names)]
    if match.dealer:
        lines.append(f"dealer commit {match.dealer.commitment}")
        lines.append(f"dealer numbers {' '.join(map(str, match.dealer.numbers))}")
    if match.position is not None:
        lines.append(f"position {canonical(match.position).decode()}")
    lines.append("---")
    copy = Match(match.game, setup, None, match.position, match.names)
    lines += _log_lines(match, copy)
    if copy.digest() != match.digest():
        raise AssertionError("the log does not lead to the state of this match")
    if copy.over:
        lines.append(f"over {' '.join(map(str, copy.scores or ()))} #{copy.digest()}")
    if match.dealer:
        lines.append(f"dealer secret {match.dealer.secret.hex()}")
    return seal(lines)


def seal(lines: list[str]) -> str:
    """Add the last line: how many lines stand above it, and the digest of their text."""
    text = "".join(line + "\n" for line in lines)
    return f"{text}sum {len(lines)} {text_digest(text.encode())}\n"


def _log_lines(match: Match, copy: Match) -> Iterator[str]:
    number = 0
    while number < len(match.log):
        entry = match.log[number]
        if isinstance(entry, Undo):
            line = f"{number} {'rewind' if entry.whole else 'undo'} {entry.seat} {entry.first}"
            copy.feed(entry)
        elif isinstance(entry, Outcome):
            chance = copy.pending
            assert isinstance(chance, Chance)
            line = f"{number} * {chance.kind} {match.game.outcome_word(copy.state, chance, entry.code)}"
            line += f" {BY} {entry.by}" if entry.by else ""
            copy.feed(entry)
        else:
            line = f"{number} {entry.seat}"
            for answer in islice(match.log, number, None):
                if not isinstance(answer, Answer) or answer.gesture != entry.gesture:
                    break
                ask = copy.ask(answer.seat)
                assert ask is not None
                line += f" {match.game.option(copy.state, ask, answer.code).word}"
                copy.feed(answer)
        if number // DIGEST_EVERY != len(copy.log) // DIGEST_EVERY:
            line += f" #{copy.digest()}"
        number = len(copy.log)
        yield line


@dataclass
class Header:
    """What stands above the dashes."""

    game: str = ""
    rules: int = 0
    content: str = ""
    pack: str = ""
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    commitment: str = ""
    numbers: tuple[int, ...] = ()
    position: dict[str, Any] | None = None
    secret: str = ""


@dataclass(frozen=True)
class Report:
    """What `verify` found: how much was replayed, and whether the dealing could be and was dealt again.

    `draws` were made again; those of `makers`, who draw elsewhere, were taken as recorded, how many of each.
    """

    match: Match
    lines: int
    digests: int
    draws: int
    dealt_again: bool
    makers: Mapping[str, int] = field(default_factory=dict)

    @property
    def recorded(self) -> int:
        """How many draws were taken as recorded, since nobody here could make them again."""
        return sum(self.makers.values())


def verify(text: str, pack: Pack | str | Path | None = None, redraw: Mapping[str, Redraw] | None = None) -> Report:
    """Replay a record, check every digest, and deal it again where the secret is revealed.

    Draws that were made elsewhere are made again by `redraw` where it has their maker; otherwise they are taken as
    recorded.
    Raises BadRecord with the number of the first line that differs.
    """
    try:
        lines = _unseal(text)
    except (UnicodeError, AttributeError, TypeError):
        raise BadRecord("this is no record: it is no text") from None
    split = lines.index("---") if "---" in lines else len(lines)
    if split == len(lines):
        raise BadRecord("the record has no line of dashes between its header and its moves")
    header = Header()
    body: list[tuple[int, str]] = []
    over: tuple[int, str] | None = None
    for number, line in enumerate(lines, 1):
        if number <= split:
            _read_header(header, number, line)
        elif line.startswith("dealer secret "):
            header.secret = line.removeprefix("dealer secret ") or "none"
        elif line.startswith("over "):
            over = (number, line)
        elif number > split + 1:
            body.append((number, line))
    match = _start(header, as_pack(pack))
    digests = sum(_replay_line(match, number, line) for number, line in body)
    if over:
        _check_over(match, *over)
        digests += 1
    elif match.over:
        raise BadRecord("the game is over, but the record has no line for its scores")
    makers = Counter(entry.by for entry in match.log if isinstance(entry, Outcome) and entry.by)
    draws = _deal_again(match, header, makers, redraw or {})
    return Report(match, len(lines), digests, draws, match.dealer is not None, dict(makers))


def replay(text: str, pack: Pack | str | Path | None = None) -> Match:
    """The match of a record, checked, at the point where the record ends; it can be played on."""
    return verify(text, pack).match


def _unseal(text: str) -> list[str]:
    if not text.startswith(HEAD + "\n"):
        raise BadRecord(f"this is no record: its first line is not {HEAD!r}")
    above, _, last = text.rstrip("\n").rpartition("\n")
    words = last.split()
    if len(words) != 3 or words[0] != "sum":
        raise BadRecord(f"the record is cut off: line {text.count(chr(10))} is not the closing sum")
    lines = above.split("\n")
    if words[1] != str(len(lines)):
        raise BadRecord(f"the record says {words[1]} lines, but {len(lines)} stand above the sum")
    if words[2] != text_digest((above + "\n").encode()):
        raise BadRecord("the record was changed: its text does not match the sum in its last line")
    return lines


def _read_header(header: Header, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    try:
        match word:
            case "underhall":
                pass
            case "game" | "content":
                setattr(header, word, rest)
            case "rules" | "players":
                setattr(header, word, _number(rest))
            case "pack":
                header.pack = rest.split(" ", 1)[1]
            case "option":
                name, value = rest.split()
                header.options[name] = value
            case "seat":
                seat, _, name = rest.partition(" ")
                if _number(seat) != len(header.names):
                    raise ValueError
                header.names.append(name)
            case "position":
                header.position = msgspec.json.decode(rest.encode(), type=dict[str, Any])
            case "dealer" if rest.startswith("commit "):
                header.commitment = rest.removeprefix("commit ")
            case "dealer" if rest.startswith("numbers"):
                header.numbers = tuple(_number(word) for word in rest.split()[1:])
            case _:
                raise ValueError
    except (ValueError, IndexError, RecursionError, msgspec.DecodeError):
        raise BadRecord(f"line {number}: {line!r} does not belong in a header") from None


def _number(text: str) -> int:
    number = whole(text)
    if number is None:
        raise ValueError(text)
    return number


def _start(header: Header, pack: Pack | None) -> Match:
    try:
        game = registry.find(header.game)
    except UnknownGame as err:
        raise BadRecord(f"line 2: {err}") from None
    if header.rules != game.version:
        raise BadRecord(f"the record was made by rules version {header.rules} of {game.id}; this is {game.version}")
    if header.pack and pack is None:
        raise BadRecord(f"the record was played with the pack {header.pack!r}: give it with --pack")
    try:
        setup = make_setup(game, header.players, header.options, pack)
    except BadSetup as err:
        raise BadRecord(f"header: {err}") from None
    if header.content != setup.content_digest:
        raise BadRecord(
            f"the record was played with content {header.content}, but this is {setup.content_digest}"
            + ("" if header.pack else "; was it played with a pack?")
        )
    if len(header.names) not in (0, setup.players):
        raise BadRecord(f"the header names {len(header.names)} seats of {setup.players}")
    return Match(game, setup, None, header.position, header.names)


def _replay_line(match: Match, number: int, line: str) -> int:
    """Carry out one line; returns how many digests it held."""
    words = line.split(" ")
    digest = words.pop()[1:] if words[-1].startswith("#") else ""
    try:
        if words[0] != str(len(match.log)):
            raise BadRecord(f"entry {len(match.log)} was expected, not {words[0]!r}")
        if len(words) < 3:
            raise BadRecord(f"{line!r} is no move")
        _replay_words(match, words[1:])
    except UnderhallError as err:
        raise BadRecord(f"line {number}: {err}") from None
    if digest and digest != match.digest():
        raise BadRecord(f"line {number}: the state differs: {match.digest()} here, {digest} in the record")
    return bool(digest)


def _replay_words(match: Match, words: list[str]) -> None:
    who, *rest = words
    if who in ("undo", "rewind"):
        seat, first = (whole(word) for word in (*rest, "", "")[:2])
        if len(rest) != 2 or seat is None or first is None:
            raise BadRecord(f"{' '.join(words)!r} does not say whose answers, and from which entry on")
        match.feed(Undo(seat, first, whole=who == "rewind"))
    elif who == "*":
        chance = match.pending
        made_elsewhere = len(rest) == 4 and rest[2] == BY
        if not isinstance(chance, Chance) or rest[0] != chance.kind or not (len(rest) == 2 or made_elsewhere):
            raise BadRecord(f"{' '.join(rest)!r} is not drawn here")
        code = match.game.read_outcome(match.state, chance, rest[1])
        if code is None:
            raise BadRecord(f"{rest[1]!r} cannot come from {chance.kind!r}")
        if made_elsewhere and not rest[3]:
            raise BadRecord("it is not said who made this draw")
        match.draw(code, rest[3] if made_elsewhere else "")
    else:
        answering = whole(who)
        if answering is None:
            raise BadRecord(f"{who!r} is neither a seat nor chance")
        match.answer(answering, " ".join(rest))


def _check_over(match: Match, number: int, line: str) -> None:
    if not match.over:
        raise BadRecord(f"line {number}: the record says that the game is over, but it is not")
    here = f"over {' '.join(map(str, match.scores or ()))} #{match.digest()}"
    if line != here:
        raise BadRecord(f"line {number}: the result differs: {here!r} here, {line!r} in the record")


def _deal_again(match: Match, header: Header, makers: Counter[str], redraw: Mapping[str, Redraw]) -> int:
    """Check the commitment and every draw against the revealed secret; whoever's draws are made again here is taken
    off `makers`."""
    if not header.secret:
        return 0
    if not re.fullmatch("[0-9a-f]{64}", header.secret):
        raise BadRecord("the dealer's secret is not 64 hex digits")
    dealer = Dealer(bytes.fromhex(header.secret), header.numbers)
    if commit(dealer.secret) != header.commitment:
        raise BadRecord("the dealer's secret is not the one that was committed to")
    draws = 0
    copy = Match(match.game, match.setup, None, match.position, match.names)
    for number, entry in enumerate(match.log):
        if isinstance(entry, Outcome) and entry.by in redraw:
            draws += 1
            makers.pop(entry.by, None)
            if redraw[entry.by](copy, dealer) != entry.code:
                raise BadRecord(f"entry {number}: {entry.by} draws another {entry.pile} from the committed secret")
        elif isinstance(entry, Outcome) and not entry.by:
            draws += 1
            chance = copy.pending
            assert isinstance(chance, Chance)
            if dealer.deal(copy.game, copy.state, chance, copy.drawn(entry.pile)) != entry.code:
                raise BadRecord(f"entry {number}: {entry.pile} was not dealt by the committed secret")
        copy.feed(entry)
    match.dealer = dealer
    match._deal()
    return draws
