"""What a seat may know: a list of what is shown, never the state with something left out.

Everything lies open but the cards of levels 1 to 3 in other hands, except those that all have seen, and sealed choices.
The level of every card in every hand is open too. Who has nothing to choose when cards are sealed seems to be choosing.
"""

from __future__ import annotations

from random import Random

import msgspec

from underhall.core.game import Hidden
from underhall.games.imperial_miners.notation import COLOUR_NAMES, cell_word, seam_word
from underhall.games.imperial_miners.redraw import generation, hidden_cards, redraw
from underhall.games.imperial_miners.rules.chain import AT_SURFACE
from underhall.games.imperial_miners.rules.choosing import card_codes, choose_forced, cost
from underhall.games.imperial_miners.rules.counting import machines
from underhall.games.imperial_miners.rules.ground import full_carts, half_carts
from underhall.games.imperial_miners.rules.questions import codes_of
from underhall.games.imperial_miners.rules.scoring import breakdown, title
from underhall.games.imperial_miners.rules.strands import run
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    BEHIND,
    CARD,
    COLLAPSED,
    DONE,
    DRAWN,
    END,
    EVENT,
    F_ACTIVATE,
    F_CARD,
    F_CELL,
    F_CLIMB,
    F_DISCARD,
    F_EFFECT,
    F_FALLBACK,
    F_STEPS,
    F_TARGET,
    F_TRADE,
    FACE,
    GOLD,
    KEEP,
    LEVELS,
    LOT_FALLBACK,
    LOT_NONE,
    LOT_SEARCH,
    MINE,
    POINTS,
    POSITION,
    ROUNDS,
    ROW,
    TOKENS,
    WIDE,
    Frame,
    State,
    order,
)
from underhall.games.imperial_miners.words import DRAW
from underhall.kit.masks import bits

PHASES = ("dealing", "keep", "event", "card", "mine", "end", "over")
CARTS = ("empty", "half", "full")
TRIES = 1000
"""How often hands are dealt anew before one of them stays as it is: nearly always once is enough."""


class PlacedView(msgspec.Struct, frozen=True):
    cell: str
    card: str
    machines: int
    collapse: bool
    activated: bool


class SeamView(msgspec.Struct, frozen=True):
    seam: str
    cart: str
    """full, half, empty, or token: half-full and filled by a token."""


class SeatView(msgspec.Struct, frozen=True):
    colour: str
    gold: int
    points: int
    """Those in gems; `score` counts the full carts too."""
    full_carts: int
    half_carts: int
    score: int
    breakdown: dict[str, int]
    hand: tuple[str, ...] | None
    """The own cards; None for others."""
    costs: tuple[int, ...] | None
    """What each card of the own hand costs now."""
    hand_levels: tuple[int, ...]
    known: tuple[str, ...]
    """Cards of this hand that everybody has seen."""
    doing: str
    """choosing, sealed, laying, chain, surface, event or done."""
    chosen: tuple[str, ...]
    """The own sealed cards; none for others."""
    laying: str | None
    """The card that is open and not yet laid."""
    at: str | None
    """The cell of the card whose effect runs, or that the chain has come to."""
    path: tuple[str, ...]
    """The cells of the chain so far, from the card laid upwards."""
    mine: tuple[PlacedView, ...]
    seams: tuple[SeamView, ...]
    face: str | None
    position: int
    completed: int
    advance: int


class ImperialMinersView(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    rounds: int
    phase: str
    asked: str | None
    first: int
    """The seat that is asked first this round."""
    event: str | None
    events_past: tuple[str, ...]
    events_left: int
    faces: tuple[str, ...]
    decks: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    title: str | None
    """Of a solo game: what the score now would earn."""
    seats: tuple[SeatView, ...]


def view(s: State, seat: int | None) -> ImperialMinersView:
    """IM-2.3 IM-14.8 What this seat, or a spectator, knows."""
    book = s.book
    ask = s.asks[seat] if seat is not None and s.lot == LOT_NONE else None
    seats = tuple(_seat(s, other, seat) for other in range(book.players))
    past = s.seen if s.event < 0 else s.seen[:-1]
    return ImperialMinersView(
        seat=seat,
        round=s.round,
        rounds=ROUNDS,
        phase=PHASES[s.phase],
        asked=ask.kind if ask is not None else None,
        first=order(s)[0],
        event=book.event_ids[s.event] if s.event >= 0 else None,
        events_past=tuple(book.event_ids[event] for event in past),
        events_left=ROUNDS - len(s.seen),
        faces=tuple(book.face_ids[face] for face in s.faces),
        decks=(s.decks[0].bit_count(), s.decks[1].bit_count(), s.decks[2].bit_count(), s.decks[DRAWN]),
        discards=tuple(words(s, pile_cards(s, s.discards, level)) for level in range(LEVELS)),
        title=title(book, seats[0].score) if book.players == 1 else None,
        seats=seats,
    )


def words(s: State, cards: bytes) -> tuple[str, ...]:
    return tuple(s.book.card_words[card] for card in cards)


def pile_cards(s: State, piles: list[int], level: int) -> bytes:
    """The cards of a deck or a discard pile, which is a byte for each card, or of level 4 a number."""
    book = s.book
    if level == DRAWN:
        return bytes([book.deep]) * piles[level]
    return bytes([book.first[level] + bit // 8 for bit in bits(piles[level])])


def _seat(s: State, seat: int, viewer: int | None) -> SeatView:
    book, row, hand = s.book, seat * ROW, s.hands[seat]
    own = seat == viewer
    face = s.v[row + FACE]
    parts = breakdown(s, seat)
    top = s.strands[seat]
    levels = [book.level[card] for card in hand]
    path = path_cards(s, seat)
    at = _acting(s, seat)
    return SeatView(
        colour=COLOUR_NAMES[seat],
        gold=s.v[row + GOLD],
        points=s.v[row + POINTS],
        full_carts=full_carts(s, seat),
        half_carts=half_carts(s, seat),
        score=sum(parts.values()),
        breakdown=parts,
        hand=words(s, hand) if own else None,
        costs=tuple(cost(s, card) for card in hand) if own else None,
        hand_levels=(levels.count(1), levels.count(2), levels.count(3), levels.count(4)),
        known=words(s, s.known[seat]),
        doing=_doing(s, seat),
        chosen=_chosen(s, seat) if own else (),
        laying=book.card_words[top.a] if top is not None and top.op == F_CELL else None,
        at=cell_word(s.mines[seat].cells[at]) if at >= 0 else None,
        path=tuple(cell_word(s.mines[seat].cells[card]) for card in path),
        mine=_mine(s, seat),
        seams=_seams(s, seat),
        face=book.face_ids[face] if face >= 0 else None,
        position=s.v[row + POSITION],
        completed=s.v[row + DONE],
        advance=s.v[row + BEHIND] + s.v[row + POSITION],
    )


def _doing(s: State, seat: int) -> str:
    """IM-14.6 What everybody may see of what a seat is about; that a seat is forced is nobody's business."""
    top = s.strands[seat]
    if s.phase == KEEP:
        if s.book.newcomers >> seat & 1:
            return "done"
        return "sealed" if len(s.picks[seat]) == s.book.kept else "choosing"
    if s.phase == CARD:
        return "sealed" if _has_sealed(s, seat) else "choosing"
    if s.lot == LOT_FALLBACK and s.lot_seat == seat:
        return "laying"
    if top is None:
        return "done"
    if s.phase in (EVENT, END):
        return "event"
    if top.op in (F_CELL, F_FALLBACK):
        return "laying"
    return "surface" if s.paths[seat] & AT_SURFACE else "chain"


def _has_sealed(s: State, seat: int) -> bool:
    """Whether a seat has really been asked for a card, and has answered."""
    return s.chosen[seat] >= 0 and not s.forced >> seat & 1


def _chosen(s: State, seat: int) -> tuple[str, ...]:
    if s.chosen[seat] == s.book.kinds:
        return (DRAW,)
    return words(s, bytes([s.chosen[seat]]) if s.chosen[seat] >= 0 else s.picks[seat])


def path_cards(s: State, seat: int) -> list[int]:
    """The cards of the mine that the chain has come through: one of each row, the deepest first."""
    cells = s.mines[seat].cells
    return sorted(bits(s.paths[seat] & ~AT_SURFACE), key=lambda card: -(cells[card] // WIDE))


def acting_card(f: Frame) -> int:
    """The card of the mine that something on a strand is about, -1 if it is about none."""
    if f.op in (F_ACTIVATE, F_EFFECT, F_CLIMB):
        return f.a
    if f.op == F_STEPS:
        return f.c
    return f.b if f.op in (F_TARGET, F_TRADE, F_DISCARD) and f.a >= 0 else -1


def _acting(s: State, seat: int) -> int:
    f = s.strands[seat]
    if f is None:
        return -1
    while f is not None:
        card = acting_card(f)
        if card >= 0:
            return card
        f = f.below
    path = path_cards(s, seat) if s.phase == MINE else []
    return path[-1] if path else -1


def _mine(s: State, seat: int) -> tuple[PlacedView, ...]:
    m = s.mines[seat]
    collapsed, activated = s.v[seat * ROW + COLLAPSED], s.v[seat * ROW + ACTIVATED]
    return tuple(
        PlacedView(
            cell=cell_word(m.cells[me]),
            card=s.book.card_words[card],
            machines=machines(s, seat, me),
            collapse=bool(collapsed >> me & 1),
            activated=bool(activated >> me & 1),
        )
        for me, card in enumerate(m.cards)
    )


def _seams(s: State, seat: int) -> tuple[SeamView, ...]:
    m = s.mines[seat]
    filled = {m.half[number] for number in bits(s.v[seat * ROW + TOKENS])}
    return tuple(SeamView(seam_word(seam), "token" if seam in filled else CARTS[halves]) for seam, halves in m.seams)


def hidden(s: State) -> list[Hidden]:
    """IM-2.3 Hands as far as nobody has seen them, what the decks hold, and what is sealed."""
    players = range(s.book.players)
    items = []
    secret = [hidden_cards(s, seat) for seat in players]
    for seat in players:
        me = 1 << seat
        if secret[seat]:
            items.append(Hidden(f"hand of seat {seat}", me, secret[seat]))
        if s.phase == KEEP and not s.book.newcomers >> seat & 1:
            items.append(Hidden(f"cards that seat {seat} keeps", me, s.picks[seat]))
        if s.phase == CARD:
            items.append(Hidden(f"sealed card of seat {seat}", me, s.chosen[seat]))
    for level in range(DRAWN):
        if s.decks[level]:
            # who has all the hidden cards of a deck knows what is left in it
            owners = [seat for seat in players if any(_of_deck(s, card, level) for card in secret[seat])]
            knowers = sum(1 << seat for seat in players if not set(owners) - {seat})
            items.append(Hidden(f"deck of level {level + 1}", knowers, s.decks[level]))
    return items


def _of_deck(s: State, card: int, level: int) -> bool:
    """Whether a hidden card came out of the deck that is there now."""
    ages = s.ages[level]
    return s.book.level[card] == level + 1 and s.born[card] >= generation(ages, len(ages) - 1)


def determinize(s: State, seat: int, rng: Random) -> State:
    """A state that this seat cannot tell from s: hidden cards are dealt anew, and sealed choices made anew from them.

    What shows that a hand has a choice must stay true of the new one. Such hands are dealt again; were that to fail
    for ever, one would stay as it is.
    """
    t = s.copy()
    held = 1 << seat
    tries = 0
    redraw(s, t, held, rng)
    while (odd := _misfit(s, t, seat, held)) >= 0:
        tries += 1
        if tries % TRIES == 0:
            held |= 1 << odd
        redraw(s, t, held, rng)
    for other in range(s.book.players):
        if other != seat:
            _ask_anew(t, other, rng)
    return t


def _misfit(s: State, t: State, viewer: int, held: int) -> int:
    """A seat whose new hand cannot be, as everybody sees what it is about; -1 if there is none."""
    others = [seat for seat in range(s.book.players) if not held >> seat & 1]
    if s.lot == LOT_SEARCH:
        level = s.lot_arg & 7
        if not t.decks[level] & s.book.of_faction[level][s.lot_arg >> 3]:
            return others[0]
    for seat in others:
        top = s.strands[seat]
        asked = s.asks[seat] is not None and top is not None and top.op == F_DISCARD
        if asked and top is not None and len(codes_of(t, seat, top)) < 2:
            return seat
        if s.phase == CARD and _has_sealed(s, seat) and len(card_codes(t, seat)) < 2:
            return seat
    if s.phase == CARD and s.asks[viewer] is None:
        choosing = [seat for seat in range(s.book.players) if seat != viewer and not _has_sealed(s, seat)]
        if not any(len(card_codes(t, seat)) > 1 for seat in choosing):
            return next(seat for seat in choosing if s.asks[seat] is not None)
    return -1


def _ask_anew(t: State, seat: int, rng: Random) -> None:
    """What another seat is asked, or has sealed, with its new hand."""
    if t.phase == KEEP and not t.book.newcomers >> seat & 1:
        if len(t.picks[seat]) == t.book.kept:
            t.picks[seat] = bytes(sorted(rng.sample(t.hands[seat], t.book.kept)))
            return
        t.picks[seat] = b""
        run(t, seat, None)
    elif t.phase == CARD:
        if _has_sealed(t, seat):
            t.chosen[seat] = rng.choice(card_codes(t, seat))
            return
        t.chosen[seat] = -1
        t.forced &= ~(1 << seat)
        if choose_forced(t, seat):
            t.forced |= 1 << seat
            t.strands[seat] = t.asks[seat] = None
        else:
            t.strands[seat] = Frame(F_CARD, None)
            run(t, seat, None)
    else:
        top = t.strands[seat]
        if t.asks[seat] is not None and top is not None and top.op == F_DISCARD:
            ask_again(t, seat)


def ask_again(s: State, seat: int) -> None:
    """Put a question that is there anew, also while a lot is being drawn."""
    lot, s.lot = s.lot, LOT_NONE
    run(s, seat, None)
    s.lot = lot
