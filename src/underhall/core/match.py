"""A running game: checks every answer, deals, tells what happened, takes back, and keeps the log."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from underhall.core.codec import digest
from underhall.core.dealer import Dealer
from underhall.core.errors import BadRecord, Illegal, NotAsked, Stale, TooLong, UnderhallError, UndoRefused
from underhall.core.game import ALL, Ask, Chance, Decide, Game, Over, Sink
from underhall.core.setup import Setup
from underhall.core.speech import Event, Option, Question, Refusal, heard


@dataclass(slots=True)
class Answer:
    """A seat's answer to a question of a kind about a subject.

    `gesture` groups answers sent as one; `alongside` is the mask of seats that were being asked too, `opened` of those
    whose undo is not free behind what it opened.
    """

    seat: int
    code: int
    gesture: int
    alongside: int
    kind: str
    subject: tuple[int, ...]
    opened: int = 0


@dataclass(slots=True)
class Outcome:
    """A lot that was drawn: what came, under which weights, and who made the draw; nobody named means the dealer."""

    pile: str
    weights: tuple[int, ...] | None
    seat: int
    code: int
    opened: int = 0
    by: str = ""


@dataclass(slots=True)
class Undo:
    """A seat takes its answers from entry `first` on back; `whole` takes everybody's, by consent."""

    seat: int
    first: int
    whole: bool


Entry = Answer | Outcome | Undo
UNDO_KEY = "log-undo"
MAKER = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,79}")


@dataclass(frozen=True, slots=True)
class Told:
    """What entry `entry` of the log told an audience."""

    entry: int
    key: str
    audience: int
    args: Mapping[str, Any]


class _Listener:
    """The sink of a match: stamps what is told with the entry that caused it."""

    __slots__ = ("before", "entry", "opened", "told")

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.entry = 0
        self.opened = 0
        """A mask of the seats that something was opened to; ALL for everybody."""
        self.before: int | None = None
        """How much had been told when the first secret opened."""

    def tell(self, key: str, audience: int, args: Mapping[str, Any]) -> None:
        self.told.append(Told(self.entry, key, audience, args))

    def open(self, seat: int = -1) -> None:
        self.opened |= ALL if seat < 0 else 1 << seat
        if self.before is None:
            self.before = len(self.told)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What would come of a gesture: the question that goes on with it, or how things would stand after it.

    `view` is None where that depends on a draw or opens a secret; `barred` says that it could not be taken back freely.
    """

    question: Question | None
    view: Any
    events: tuple[Event, ...]
    barred: bool


class _Heard:
    """What one listener was told, gathered up to a point of what was told at all."""

    __slots__ = ("events", "undos", "upto")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.undos = 0
        self.upto = 0


class Match:
    """One game from its setup to its end.

    >>> import underhall
    >>> match = underhall.new("dwarfs-fall", players=2, seed=7)
    >>> [(question.seat, question.kind) for question in match.asks]
    [(0, 'turn')]
    >>> match.answer(0, "castle 0")
    >>> match.undo(0)
    >>> match.over
    False
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        dealer: Dealer | None,
        position: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        elsewhere: frozenset[str] = frozenset(),
    ) -> None:
        """`elsewhere` are piles that cannot be listed and whose draws the dealer leaves to somebody else: the match
        stops there until `draw` brings what came."""
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.position = position
        self.names = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(setup.players))
        self.elsewhere = elsewhere
        self.log: list[Entry] = []
        self._live: list[int] = []
        self._asked = [0] * setup.players
        self._last: dict[int, tuple[str, tuple[int, ...], tuple[int, ...]]] = {}
        self._begin()
        self._deal()
        self._look()

    def _begin(self) -> None:
        position = self.position
        self.state = self.game.new(self.setup) if position is None else self.game.load(self.setup, position)
        self._listener = _Listener()
        self._heard: dict[int | None, _Heard] = {}
        self._drawn: Counter[str] = Counter()

    # What is asked, seen and known

    @property
    def pending(self) -> Decide | Chance | Over:
        return self.game.pending(self.state)

    @property
    def asks(self) -> tuple[Question, ...]:
        """Every open question with its legal options. For one seat alone see `question`."""
        pending = self.pending
        return tuple(self._question(ask) for ask in pending.asks) if isinstance(pending, Decide) else ()

    def question(self, seat: int) -> Question | None:
        """What this seat is asked now."""
        ask = self.ask(seat)
        return self._question(ask) if ask else None

    def ask(self, seat: int) -> Ask | None:
        self._check_seat(seat)
        return ask_of(self.pending, seat)

    def _check_seat(self, seat: int | None) -> None:
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise NotAsked(f"there is no seat {seat!r} at this table of {self.setup.players}")

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have a question. What everybody may know of it is `open_asks`."""
        pending = self.pending
        return tuple(ask.seat for ask in pending.asks) if isinstance(pending, Decide) else ()

    @property
    def open_asks(self) -> tuple[tuple[int, str | None], ...]:
        """What others see of the open questions: the seat and the kind; of a sealed one the seat alone, and that of a
        seat which had nothing to choose too."""
        pending = self.pending
        if not isinstance(pending, Decide):
            return ()
        asked = {ask.seat: None if ask.kind in self.game.sealed else ask.kind for ask in pending.asks}
        asked.update({seat: None for seat in range(self.setup.players) if pending.waiting >> seat & 1})
        return tuple((seat, asked[seat]) for seat in sorted(asked))

    def _question(self, ask: Ask, state: Any = None) -> Question:
        state = self.state if state is None else state
        options = tuple(self.game.option(state, ask, code) for code in ask.codes)
        key, args = self.game.phrase(state, ask)
        return Question(ask.seat, ask.kind, ask.rule, ask.subject, key, args, tuple(ask.codes), options)

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, knows."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, was told, from its `since`-th event on. An undo takes events back too."""
        return self._listened(seat).events[since:]

    def undos(self, seat: int | None = None) -> int:
        """How often this listener was told that something was taken back. It never goes back itself."""
        return self._listened(seat).undos

    def _listened(self, seat: int | None) -> _Heard:
        if seat is not None:
            self._check_seat(seat)
        known = self._heard.setdefault(seat, _Heard())
        told = self._listener.told
        for number in range(known.upto, len(told)):
            if heard(told[number].audience, seat):
                known.events.append(Event(len(known.events), told[number].key, told[number].args))
                known.undos += told[number].key == UNDO_KEY
        known.upto = len(told)
        return known

    def why_not(self, seat: int, code: int) -> Refusal | None:
        """Why a code is no legal answer to the seat's question; None if it is one."""
        ask = self._ask_or_raise(seat)
        self._check_code(ask, code)
        return self.game.why_not(self.state, ask, code)

    # Answers

    def asked(self, seat: int) -> int:
        """The number of the seat's current question. It never goes back, so it tells an answer that came too late.

        It rises with each answer of the seat, and whenever an undo or another seat's doing takes its question away or
        changes it; what others do beside it leaves it alone.
        """
        self._check_seat(seat)
        return self._asked[seat]

    def answer(
        self, seat: int, what: int | Option | str | list[int] | tuple[int, ...], number: int | None = None
    ) -> None:
        """Answer by code, by Option, or by notation; several in a row are one gesture, taken or refused whole.

        `number` names the question that is meant (see `asked`); if another one is open by now, the answer is stale.
        """
        ask = self._ask_or_raise(seat)
        if number is not None and number != self.asked(seat):
            raise Stale(f"that answers question {number} of seat {seat}, but question {self.asked(seat)} is open")
        if isinstance(what, str):
            codes = self.read(seat, what)
        elif isinstance(what, Option):
            if what.kind != ask.kind:
                raise Stale(f"that answers {what.kind!r}, but seat {seat} is asked {ask.kind!r} now")
            codes = [what.code]
        elif isinstance(what, list | tuple):
            codes = self._gesture(seat, what)
        else:
            codes = [what]
        if len(codes) == 1:
            self._check_legal(self.state, ask, codes[0])
        gesture = len(self.log)
        for code in codes:
            self._answer(seat, code, gesture)
        self._deal()

    def _ask_or_raise(self, seat: int) -> Ask:
        ask = self.ask(seat)
        if ask is None:
            waiting = ", ".join(str(seat) for seat, _ in self.open_asks)
            idle = "the game is over" if self.over else "a draw comes first"
            now = f"waiting for seat {waiting}" if waiting else idle
            raise NotAsked(f"seat {seat} is not asked anything now: {now}")
        return ask

    def _check_code(self, ask: Ask, code: int) -> None:
        size = self.game.vocabulary(self.state)[ask.kind]
        if type(code) is not int or not 0 <= code < size:
            raise Illegal(f"{code!r} is no code of {ask.kind!r}: they run from 0 to {size - 1}")

    def _check_legal(self, state: Any, ask: Ask, code: int) -> None:
        if type(code) is int and code in ask.codes:
            return
        self._check_code(ask, code)
        refusal = self.game.why_not(state, ask, code)
        assert refusal is not None, f"{code} is not offered but nothing forbids it"
        word = self.game.option(state, ask, code).word
        facts = ", ".join(f"{name} {value}" for name, value in refusal.facts.items())
        raise Illegal(f"{word!r} is refused by {refusal.rule}: {refusal.key}{f' ({facts})' if facts else ''}", refusal)

    def read(self, seat: int, text: str) -> list[int]:
        """The codes of a gesture in notation, tried on a copy; raises Illegal at the first word that is refused."""
        return self._read(seat, text, self.state.copy(), None)

    def _read(self, seat: int, text: str, state: Any, out: Sink | None) -> list[int]:
        """Carry a gesture out on a state that is nobody's."""
        words = text.split()
        if not words:
            raise Illegal("an answer has at least one word")
        codes = []
        ask: Ask | None = None
        for number, word in enumerate(words):
            before, ask = ask, ask_of(self.game.pending(state), seat)
            if ask is None or self._sealed_off(before, ask):
                fitting = " ".join(words[:number])
                raise TooLong(f"{word!r} comes too late: {fitting!r} ends the gesture", fitting)
            code = self.game.read(state, ask, word)
            if code is None and number and ask.kind in self.game.openers:
                fitting = " ".join(words[:number])
                raise TooLong(f"{word!r} is no answer after {fitting!r}, which is complete", fitting)
            if code is None:
                raise Illegal(f"{word!r} is no answer to the question {ask.kind!r}")
            self._check_legal(state, ask, code)
            self.game.answer(state, seat, code, out)
            codes.append(code)
        return codes

    def attempt(self, seat: int, text: str) -> Attempt:
        """What a gesture in notation would lead to, as far as its seat can know: it is made on a state that the seat
        cannot tell from the real one. Raises Illegal at the first word that is refused."""
        self._ask_or_raise(seat)
        state = self.game.determinize(self.state, seat, SystemRandom())
        listener = _Listener()
        self._read(seat, text, state, listener)
        pending = self.game.pending(state)
        ask = ask_of(pending, seat)
        # what others have sealed was guessed, so nothing is said of what it would open
        known = listener.told[: listener.before]
        told = [Event(number, t.key, t.args) for number, t in enumerate(known) if heard(t.audience, seat)]
        goes_on = ask is not None and ask.kind not in self.game.openers
        return Attempt(
            question=self._question(ask, state) if goes_on and ask is not None else None,
            view=None if listener.opened or isinstance(pending, Chance) else self.game.view(state, seat),
            events=tuple(told),
            barred=bool(listener.opened) or isinstance(pending, Chance),
        )

    def _gesture(self, seat: int, codes: Sequence[int]) -> list[int]:
        """Codes in a row, tried on a copy."""
        if not codes:
            raise Illegal("an answer has at least one code")
        state = self.state.copy()
        ask: Ask | None = None
        for code in codes:
            before, ask = ask, ask_of(self.game.pending(state), seat)
            if ask is None or self._sealed_off(before, ask):
                raise Illegal(f"code {code} comes too late: the gesture has ended")
            self._check_legal(state, ask, code)
            self.game.answer(state, seat, code)
        return list(codes)

    def _sealed_off(self, before: Ask | None, ask: Ask) -> bool:
        """A gesture ends with a sealed choice: what follows depends on whether the others' seals are open."""
        return before is not None and before.kind in self.game.sealed and ask.kind not in self.game.sealed

    def _answer(self, seat: int, code: int, gesture: int) -> None:
        alongside = 0
        for other, _ in self.open_asks:
            alongside |= 1 << other
        ask = self.ask(seat)
        assert ask is not None
        self._play(Answer(seat, code, gesture, alongside, ask.kind, ask.subject))

    def _deal(self) -> None:
        """Draw whatever is to be drawn."""
        dealer = self.dealer
        while dealer is not None and isinstance(chance := self.pending, Chance):
            if chance.weights is None and chance.kind in self.elsewhere:
                return
            self._draw(dealer.deal(self.game, self.state, chance, self._drawn[chance.kind]))

    def draw(self, code: int, by: str = "") -> None:
        """Let this outcome come: in replays and tests, and for a draw that was made elsewhere, by `by`. What the dealer
        of a match has to draw it draws by itself."""
        self._draw(code, by)
        self._deal()

    def _draw(self, code: int, by: str = "") -> None:
        chance = self.pending
        if not isinstance(chance, Chance):
            raise NotAsked("nothing is to be drawn now")
        if not self._can_come(chance, code):
            raise Illegal(f"outcome {code} cannot come from {chance.kind!r} now")
        if by and (chance.weights is not None or not MAKER.fullmatch(by)):
            raise Illegal(f"{by!r} makes no draws from {chance.kind!r}")
        self._play(Outcome(chance.kind, _frozen(chance.weights), chance.seat, code, by=by))

    def _can_come(self, chance: Chance, code: int) -> bool:
        if type(code) is not int:
            return False
        if chance.weights is not None:
            return 0 <= code < len(chance.weights) and chance.weights[code] > 0
        # what cannot be listed can be said: a code that has no word of its own is none
        word = self.game.outcome_word(self.state, chance, code)
        return self.game.read_outcome(self.state, chance, word) == code

    def drawn(self, pile: str) -> int:
        """How many draws from a pile stand: the next one takes the number of this index."""
        return self._drawn[pile]

    def latest(self, pile: str) -> int | None:
        """The entry of the log that holds the latest draw from a pile that was not taken back."""
        for number in reversed(self._live):
            entry = self.log[number]
            if isinstance(entry, Outcome) and entry.pile == pile:
                return number
        return None

    @property
    def live(self) -> tuple[Entry, ...]:
        """The entries that were not taken back."""
        return tuple(self.log[number] for number in self._live)

    def _play(self, entry: Answer | Outcome) -> None:
        self._live.append(len(self.log))
        self.log.append(entry)
        if isinstance(entry, Answer):
            self._asked[entry.seat] += 1
            self._last.pop(entry.seat, None)
        self._carry_out(entry, len(self.log) - 1)
        self._look()

    def _look(self) -> None:
        """Give a new number to every question that was changed or taken away by what another seat did."""
        if isinstance(self.pending, Chance):
            return  # whoever was asked before will be asked again
        now = self._questions()
        for seat, question in self._last.items():
            self._asked[seat] += now.get(seat) != question
        self._last = now

    def _carry_out(self, entry: Answer | Outcome, number: int) -> None:
        listener = self._listener
        listener.entry = number
        listener.opened = 0
        if isinstance(entry, Answer):
            self.game.answer(self.state, entry.seat, entry.code, listener)
        else:
            self._drawn[entry.pile] += 1
            self.game.outcome(self.state, entry.code, listener)
        entry.opened = listener.opened

    # Taking back

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take back the seat's latest gesture.

        Free while it has led to no draw, no opened secret and no answer of a seat that had seen it; otherwise by
        consent of the table, and then what came after it is taken back too.
        """
        first = self._latest_gesture(seat)
        reason = self.undo_barred(seat)
        if reason and not consent:
            raise UndoRefused(f"{reason}; the table must consent")
        self.take_back(Undo(seat, first, whole=bool(reason)))

    def undo_barred(self, seat: int) -> str | None:
        """Why the seat's latest gesture cannot be taken back freely; None if it can."""
        first = self._latest_gesture(seat)
        answer = self.log[first]
        assert isinstance(answer, Answer)
        for number in self._live:
            entry = self.log[number]
            if number < first or isinstance(entry, Undo):
                continue
            if entry.opened >> seat & 1:
                return "a secret has been opened since"
            if isinstance(entry, Outcome) and entry.seat in (seat, -1):
                return "something has been drawn since"
            if isinstance(entry, Answer) and entry.seat != seat and not answer.alongside >> entry.seat & 1:
                return f"seat {entry.seat} has answered since"
        pending = self.pending
        if isinstance(pending, Chance) and pending.seat in (seat, -1):
            return "something is being drawn"
        rest = self._without(Undo(seat, first, whole=False))
        if not rest or rest[-1] < first:
            return None  # nothing came after it
        try:
            self._fork(rest)
        except UnderhallError:
            return "what came after depends on it"
        return None

    def _latest_gesture(self, seat: int) -> int:
        for number in reversed(self._live):
            entry = self.log[number]
            if isinstance(entry, Answer) and entry.seat == seat:
                return entry.gesture
        raise UndoRefused(f"seat {seat} has nothing to take back")

    def _without(self, undo: Undo) -> list[int]:
        def stays(number: int) -> bool:
            entry = self.log[number]
            return number < undo.first or not (undo.whole or (isinstance(entry, Answer) and entry.seat == undo.seat))

        return [number for number in self._live if stays(number)]

    def take_back(self, undo: Undo) -> None:
        """Carry out an undo that was decided, and log it."""
        live = self._without(undo)
        if len(live) == len(self._live):
            raise UndoRefused(f"seat {undo.seat} has nothing to take back from entry {undo.first} on")
        fork = self._fork(live)
        # while something is being drawn, whoever was asked before it is still to be asked
        before = self._last if isinstance(self.pending, Chance) else self._questions()
        undos = [told for told in self._listener.told if told.key == UNDO_KEY]
        # whoever heard nothing of it does not hear that it was taken back either
        gone = set(self._live) - set(live)
        audience = 1 << undo.seat
        for told in self._listener.told:
            if told.entry in gone:
                audience |= told.audience
        self.log.append(undo)
        self._live = live
        self.state, self._listener, self._drawn = fork.state, fork._listener, fork._drawn
        self._heard = {}
        undos.append(Told(len(self.log) - 1, UNDO_KEY, audience, {"player": undo.seat}))
        self._listener.told = sorted([*self._listener.told, *undos], key=lambda told: told.entry)
        after = self._questions()
        for seat in range(self.setup.players):
            self._asked[seat] += seat == undo.seat or before.get(seat) != after.get(seat)
        self._last = after
        self._deal()

    def _questions(self) -> dict[int, tuple[str, tuple[int, ...], tuple[int, ...]]]:
        """What each seat is asked, to see whether it still is."""
        pending = self.pending
        asks = pending.asks if isinstance(pending, Decide) else ()
        return {ask.seat: (ask.kind, ask.subject, tuple(ask.codes)) for ask in asks}

    def _fork(self, live: Iterable[int]) -> Match:
        """This match replayed with these entries alone; every question and draw must come as it came before."""
        fork = Match(self.game, self.setup, None, self.position, self.names)
        fork.log = self.log
        for number in live:
            entry = self.log[number]
            assert not isinstance(entry, Undo)
            pending = fork.pending
            if isinstance(entry, Answer):
                ask = ask_of(pending, entry.seat)
                same = ask is not None and (ask.kind, ask.subject) == (entry.kind, entry.subject)
                if not same or ask is None or entry.code not in ask.codes:
                    raise Illegal(f"entry {number} no longer fits")
            elif not (
                isinstance(pending, Chance) and pending.kind == entry.pile and _frozen(pending.weights) == entry.weights
            ):
                raise Illegal(f"entry {number} no longer fits")
            fork._carry_out(entry, number)
        return fork

    # The end

    @property
    def over(self) -> bool:
        return isinstance(self.pending, Over)

    @property
    def result(self) -> Over | None:
        pending = self.pending
        return pending if isinstance(pending, Over) else None

    @property
    def scores(self) -> tuple[int, ...] | None:
        return self.result.scores if self.result else None

    @property
    def ranking(self) -> tuple[int, ...] | None:
        return self.result.ranking if self.result else None

    @property
    def breakdown(self) -> tuple[Mapping[str, int], ...] | None:
        return self.result.breakdown if self.result else None

    # As data

    def digest(self) -> str:
        return digest(self.game.dump(self.state))

    def snapshot(self, seat: int | None = None) -> dict[str, Any]:
        """The position as JSON data that a person can edit; `underhall.restore` takes it back.

        Whole, for the owner of the process and after the end; with a seat, of a running game, one that this seat cannot
        tell from it, so that it can be shared.
        """
        state = self.state
        if seat is not None and not self.over:
            self._check_seat(seat)
            state = self.game.determinize(state, seat, SystemRandom())
        return {
            "underhall": 1,
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.setup.content_digest,
            "pack": self.setup.pack.name if self.setup.pack else None,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "state": self.game.dump(state),
        }

    def record(self) -> str:
        """The whole truth as text: setup, answers, outcomes, digests, the dealer's secret."""
        from underhall.core.record import write  # noqa: PLC0415  # record replays matches, so it imports this module

        return write(self)

    def feed(self, entry: Entry) -> None:
        """Append one entry of a record as it stands."""
        if isinstance(entry, Undo):
            self._check_seat(entry.seat)
            if entry.first != self._latest_gesture(entry.seat):
                raise BadRecord(f"entry {entry.first} does not begin the latest gesture of seat {entry.seat}")
            if bool(self.undo_barred(entry.seat)) != entry.whole:
                raise BadRecord("an undo is free, a rewind is not; this is the other one")
            self.take_back(entry)
        elif isinstance(entry, Outcome):
            self.draw(entry.code, entry.by)
        else:
            self._check_legal(self.state, self._ask_or_raise(entry.seat), entry.code)
            self._answer(entry.seat, entry.code, entry.gesture)


def ask_of(pending: Decide | Chance | Over, seat: int) -> Ask | None:
    if isinstance(pending, Decide):
        for ask in pending.asks:
            if ask.seat == seat:
                return ask
    return None


def _frozen(weights: Sequence[int] | None) -> tuple[int, ...] | None:
    return None if weights is None else tuple(weights)
