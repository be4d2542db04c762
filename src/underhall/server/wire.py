"""Everything that goes over the wire, as types: the REST bodies, the messages of a table's socket.

`web/src/lib/wire.ts` is generated from this module (`make wire`), so the browser and the server cannot disagree.
What a message says about a running game is made from `view`, `asks` and `events` of its viewer, and from nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Value = bool | int | str
Name = Annotated[str, Meta(min_length=1, max_length=24)]
# without the last part Python's `$` would let a line feed through
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
Words = Annotated[str, Meta(min_length=1, max_length=300)]
Count = Annotated[int, Meta(ge=0)]


# People


class Me(Struct):
    """Who the browser is to the server."""

    id: str
    name: str
    account: str | None
    """The login of an account; None for a guest."""


class NameBody(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$(?!\n)")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


# Games and tables


class SwitchInfo(Struct):
    """A setup option; its name and explanation are in the catalogue."""

    name: str
    default: Value
    rule: str
    values: tuple[Value, ...] | None
    """None for a number within `low` and `high`."""
    low: int | None
    high: int | None


class GameInfo(Struct):
    id: str
    prefix: str
    least: int
    most: int
    together: bool
    """Whether all act at once, so that there are no turns."""
    switches: tuple[SwitchInfo, ...]
    bots: tuple[str, ...]
    physics: str | None
    """Who makes the draws of this game that can be made by real physics; None if nobody does."""


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table. `local` is somebody else at this screen."""

    who: Literal["me", "open", "bot", "local"]
    bot: str | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    spectators: bool = True
    clock: Annotated[int, Meta(ge=10, le=2_592_000)] | None = None
    """Seconds for each turn; None for no clock."""
    position: str | None = None
    """The id of a position to begin from."""
    physics: bool = True
    """Whether draws that can be are made by real physics, where the house has it; otherwise the game makes them."""


class SeatNumber(Struct, forbid_unknown_fields=True):
    """A seat's own number for the dealing, chosen after it saw the commitment."""

    number: Annotated[int, Meta(ge=0, lt=2**32)]


class SeatInfo(Struct):
    seat: int
    name: str
    who: Literal["person", "bot", "open"]
    bot: str | None
    """The level of the bot that plays this seat now, for its owner or by itself."""
    mine: bool
    online: bool
    ready: bool
    """Whether its number for the dealing is in."""
    invite: str | None
    """The words of the invitation, for the host of an open seat alone."""


class TableInfo(Struct):
    id: str
    game: str
    state: Literal["gathering", "playing", "finished"]
    options: dict[str, Value]
    seats: tuple[SeatInfo, ...]
    host: bool
    spectators: bool
    watching: int
    clock: int | None
    physics: str | None
    """The physics that makes the draws at this table which can be made so; None if the game itself makes them."""
    commitment: str
    created: float
    updated: float
    waiting: tuple[int, ...]
    my_turn: bool
    scores: tuple[int, ...] | None
    ranking: tuple[int, ...] | None
    rematch: str | None
    """The table where the next game is."""


class Invitation(Struct):
    """What an invite link leads to, before anybody sits down."""

    table: TableInfo
    seat: int


class Handing(Struct, forbid_unknown_fields=True):
    """Hand a seat to a bot of this level, or take it back with None. Before the game a bot sits down under its name."""

    bot: str | None = None
    name: Name | None = None


# Replays and positions


class ReplayStep(Struct):
    """One gesture of a record with the draws that it led to, or an undo: whose it is, and what all could hear of it."""

    seat: int | None
    events: tuple[EventOut, ...]
    fall: FallOut | None
    """The fall that it led to, if that was made by real physics."""


class Replay(Struct):
    id: str
    game: str
    names: tuple[str, ...]
    options: dict[str, Value]
    steps: tuple[ReplayStep, ...]
    """Step 0, which is not among them, is the table as it was dealt."""
    points: tuple[tuple[int, ...], ...]
    """The points that all can see, as dealt and after each step."""
    result: Result | None
    digests: int
    draws: int
    """How many draws were made again."""
    recorded: int
    """How many draws that were made elsewhere were taken as recorded."""
    dealt_again: bool
    content: Any
    created: float


class Chances(Struct):
    """How likely each seat was to win, as dealt and after each step; after the last one it is the result."""

    chances: tuple[tuple[float, ...], ...]
    """From 0 to 1. Seats of one side have the same; over the sides they come to 1."""


class ReplayView(Struct):
    """A position of a record: seen by one seat, or with all secrets open as one view per seat."""

    step: int
    views: tuple[Any, ...]


class RecordInfo(Struct):
    """A record that I have uploaded."""

    id: str
    game: str
    names: tuple[str, ...]
    created: float


class ReplayId(Struct):
    id: str


class BranchBody(Struct, forbid_unknown_fields=True):
    step: Count


class PositionId(Struct):
    """A position to share or to play from."""

    id: str


class PositionInfo(Struct):
    id: str
    game: str
    players: int
    view: Any
    content: Any
    seat: int | None
    names: tuple[str, ...]


# What is said at a table


class OptionOut(Struct):
    """One legal answer: its word, its text, what on the board it touches."""

    word: str
    key: str
    rule: str
    args: dict[str, Any]
    targets: tuple[str, ...]


class QuestionOut(Struct):
    number: int
    """Answers name it; see `Answer.ask`."""
    kind: str
    rule: str
    key: str
    args: dict[str, Any]
    options: tuple[OptionOut, ...]


class EventOut(Struct):
    key: str
    args: dict[str, Any]


class Waiting(Struct):
    """A seat that is asked; of a sealed question the kind is not told."""

    seat: int
    kind: str | None


class Result(Struct):
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    sides: tuple[int, ...]
    """For each seat its side: seats of one side win together."""


class RefusalOut(Struct):
    rule: str
    key: str
    facts: dict[str, Any]


class ChatLine(Struct):
    id: int
    person: str
    """A name tag that stays the same for one person at every table, so that they can be muted."""
    seat: int | None
    name: str
    text: str
    at: float


# From the browser


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Begins, or begins again: which seat is looked from, and what was heard before a gap."""

    seat: int | None = None
    heard: Count = 0
    undos: Count = 0


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """A gesture in notation. A retry carries the same key and gets the same reply."""

    ask: Count
    words: Words
    key: Key


class Try(Struct, tag="try", tag_field="type", forbid_unknown_fields=True):
    """What would come of these words: the next question, or a preview. Changes nothing."""

    ask: Count
    words: Words
    id: Key


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Which rule forbids these words?"""

    ask: Count
    words: Words
    id: Key


class Hint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    ask: Count
    id: Key


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the latest gesture back, or ask the table to allow it. Names the number of the own question, as an answer
    does, so that pressing twice takes back once."""

    ask: Count
    key: Key


class Consent(Struct, tag="consent", tag_field="type", forbid_unknown_fields=True):
    """Allow or refuse what another seat wants to take back; the asking seat withdraws with `yes` false."""

    yes: bool


class HandOn(Struct, tag="hand-on", tag_field="type", forbid_unknown_fields=True):
    """My turn is done: the next seat may go on."""


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Hurry(Struct, tag="hurry", tag_field="type", forbid_unknown_fields=True):
    """Do not pause between the bots' moves."""


FromBrowser = Hello | Answer | Try | Why | Hint | Undo | Consent | HandOn | Say | Hurry


# To the browser


class Roster(Struct, tag="table", tag_field="type"):
    """Who sits where and who is there; sent whenever that changes."""

    table: TableInfo
    content: Any
    """What is printed on the components."""


class Position(Struct, tag="position", tag_field="type"):
    """The whole of what the viewer knows now, in one piece: never a part without the rest."""

    seat: int | None
    view: Any
    question: QuestionOut | None
    waiting: tuple[Waiting, ...]
    first: int
    """The number of the first of `events`; whatever the viewer had from there on is gone."""
    events: tuple[EventOut, ...]
    undos: int
    undo: Literal["no", "free", "ask"]
    asked: int | None
    """The number of the viewer's own question, open or to come: what `Undo.ask` names."""
    held: int | None
    """The seat that has not handed its turn on yet."""
    undo_asked: UndoAsked | None
    deadline: float | None
    """Seconds that the seat on the clock has left."""
    fall: FallOut | None
    """The latest fall that stands."""
    result: Result | None


class FallOut(Struct):
    """A draw that shows: its boulders' way is at `/api/tables/{table}/falls/{entry}`."""

    entry: int
    by: str
    """The physics that made it; empty if the game did, and then there is no way to show."""


class UndoAsked(Struct):
    seat: int
    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class Taken(Struct, tag="taken", tag_field="type"):
    """The answer with this key is in the record for good."""

    key: str


class Refused(Struct, tag="refused", tag_field="type"):
    """What was sent under this key or id is refused; nothing has changed."""

    id: str | None
    code: str
    message: str
    refusal: RefusalOut | None = None


class Tried(Struct, tag="tried", tag_field="type"):
    """What a gesture would lead to. `view` is None where it depends on a draw or opens a secret."""

    id: str
    question: QuestionOut | None
    view: Any
    events: tuple[EventOut, ...]
    barred: bool
    """Whether it could not be taken back freely."""


class Reason(Struct, tag="reason", tag_field="type"):
    """Why words are refused; None if they are legal or the start of something legal."""

    id: str
    refusal: RefusalOut | None


class Advice(Struct, tag="advice", tag_field="type"):
    """What a bot would do: a gesture, its options in words, and what it brings."""

    id: str
    words: str
    options: tuple[OptionOut, ...]
    reason: EventOut


class Chat(Struct, tag="chat", tag_field="type"):
    lines: tuple[ChatLine, ...]


class Notice(Struct, tag="notice", tag_field="type"):
    """Something about the table that is no move: a key of the catalogue and its arguments."""

    key: str
    args: dict[str, Any]


ToBrowser = Roster | Position | Taken | Refused | Tried | Reason | Advice | Chat | Notice


class Problem(Struct):
    """The body of every REST error."""

    code: str
    message: str


decoder = msgspec.json.Decoder(FromBrowser)
encoder = msgspec.json.Encoder()
