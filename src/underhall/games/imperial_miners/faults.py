"""What must hold in every position, each broken rule in one line."""

from __future__ import annotations

from underhall.games.imperial_miners.frames import CONTEXT_WORDS, asks, frames_of, path_fault, strand_fault
from underhall.games.imperial_miners.redraw import hidden_cards, lacks, suits
from underhall.games.imperial_miners.rules.choosing import card_codes
from underhall.games.imperial_miners.rules.piles import open_levels
from underhall.games.imperial_miners.rules.questions import codes_of
from underhall.games.imperial_miners.rules.rounds import MODIFIER
from underhall.games.imperial_miners.state import (
    ACTIVATED,
    BEHIND,
    BONUS,
    CARD,
    COLLAPSED,
    CONTEXT,
    DEALING,
    DONE,
    DRAWN,
    EVENT,
    F_CARD,
    F_CELL,
    F_DRAW,
    F_FALLBACK,
    F_SEARCH,
    FACE,
    FACTIONS,
    GOLD,
    HAND_LIMIT,
    KEEP,
    LOT_DEAL,
    LOT_DRAW,
    LOT_EVENT,
    LOT_FACE,
    LOT_FALLBACK,
    LOT_NONE,
    LOT_SEARCH,
    MACHINE_BITS,
    MIDDLE,
    MINE,
    NEW_DECK,
    OVER,
    POINTS,
    POSITION,
    ROUNDS,
    ROW,
    TOKENS,
    WIDE,
    Mods,
    State,
)
from underhall.games.imperial_miners.view import pile_cards
from underhall.kit.masks import bits
from underhall.kit.names import MOST

MOST_AGES = 200


def faults(s: State) -> list[str]:
    """IM-14.11 Every invariant that this position breaks. Later ones are looked at only if the earlier hold."""
    seats = range(s.book.players)
    wrong = _round(s)
    if not wrong:
        wrong = _cards(s)
        for seat in seats:
            wrong += _numbers(s, seat) + _mine(s, seat)
    if not wrong:
        wrong = [fault for seat in seats if (fault := strand_fault(s, seat))] + _lot(s)
    if not wrong:
        for seat in seats:
            wrong += _hand(s, seat) + _sealed(s, seat) + _question(s, seat)
        wrong += _ages(s)
    return wrong


def mods_now(s: State) -> Mods:
    """IM-5.7 The modifier that holds in this part of the round."""
    changed = EVENT <= s.phase <= MINE and s.event >= 0 and s.book.event_kind[s.event] == MODIFIER
    return s.book.event_mods[s.event] if changed else s.book.plain


def _round(s: State) -> list[str]:
    book = s.book
    wrong = []
    least, most = (0, 0) if s.phase <= KEEP else (ROUNDS, ROUNDS) if s.phase == OVER else (1, ROUNDS)
    if not least <= s.round <= most:
        wrong.append(f"IM-4.1: round {s.round} in this phase")
    if len(set(s.seen)) != len(s.seen):
        wrong.append("IM-3.3: an event was turned twice")
    turning = s.phase == EVENT and s.event < 0
    if len(s.seen) != s.round - turning:
        wrong.append(f"IM-5.1: {len(s.seen)} events in round {s.round}")
    elif s.event != (-1 if turning or not s.seen else s.seen[-1]):
        wrong.append("IM-5.1: the event of the round is not the last that was turned")
    elif turning != (s.lot == LOT_EVENT):
        wrong.append("IM-5.1: an event is turned at the start of a round")
    if len(s.faces) > len(book.boards) or any(
        face not in sides for face, sides in zip(s.faces, book.boards, strict=False)
    ):
        wrong.append("IM-3.1: a face that its board does not have")
    elif len(s.faces) < len(book.boards) and (s.phase != DEALING or any(s.hands)):
        wrong.append("IM-3.1: one side of each board is in play before cards are dealt")
    if not wrong and s.mods is not mods_now(s):
        wrong.append("IM-5.7: another modifier holds")
    return wrong


def _cards(s: State) -> list[str]:
    """IM-14.11 Every card is in one place."""
    book = s.book
    wrong = []
    places = [card for hand in s.hands for card in hand] + [card for mine in s.mines for card in mine.cards]
    for level in range(DRAWN + 1):
        there = s.decks[level], s.discards[level]
        if any(pile < 0 for pile in there):
            return [f"IM-1.1: fewer than no cards of level {level + 1}"]
        places += [*pile_cards(s, s.decks, level), *pile_cards(s, s.discards, level)]
    for seat in range(book.players):
        places += [f.a for f in frames_of(s, seat) if f.op == F_CELL]
    seen = [0] * book.kinds
    for card in places:
        if not 0 <= card < book.kinds:
            return ["IM-1.1: a card that does not exist"]
        seen[card] += 1
    for card, count in enumerate(seen):
        copies = book.deep_copies if card == book.deep else 1
        if count != copies:
            wrong.append(f"IM-1.1: {book.card_words[card]} is there {count} times, not {copies}")
    if s.open_levels != open_levels(s):
        wrong.append("IM-12.5: the levels that can be drawn from are wrong")
    if s.phase <= KEEP and any(s.discards):
        wrong.append("IM-3.7: something was discarded before all have chosen")
    return wrong


def _numbers(s: State, seat: int) -> list[str]:
    """IM-1.11 Gold and points; IM-12.20 how far the research has come."""
    wrong = []
    row = s.v[seat * ROW : (seat + 1) * ROW]
    if not (0 <= row[GOLD] <= MOST and 0 <= row[POINTS] <= MOST):
        wrong.append(f"IM-1.11: seat {seat} has {row[GOLD]} gold and {row[POINTS]} points")
    face, position, done, behind = row[FACE], row[POSITION], row[DONE], row[BEHIND]
    lengths = [len(s.book.faces[face]) for face in s.faces] or [0]
    if face < 0 and (position or done or behind):
        wrong.append(f"IM-12.14: the pickaxe of seat {seat} is on no board and has come far")
    elif face >= 0 and (face not in s.faces or not 0 <= position <= len(s.book.faces[face])):
        wrong.append(f"IM-12.13: the pickaxe of seat {seat} is on no space")
    if not 0 <= done <= MOST or not done * min(lengths) <= behind <= done * max(lengths):
        wrong.append(f"IM-12.20: seat {seat} has {behind} spaces behind it on {done} boards")
    limit = s.book.event_mods[s.event].bonus_limit if s.event >= 0 else 0
    if not 0 <= row[BONUS] <= limit or not 0 <= row[CONTEXT] < 1 << len(CONTEXT_WORDS):
        wrong.append(f"IM-5.7: seat {seat} has had the bonus {row[BONUS]} times")
    if s.phase <= KEEP and (any(row[:FACE]) or face >= 0 or s.mines[seat].cards):
        wrong.append(f"IM-3.4: seat {seat} has something before the first round")
    return wrong


def _mine(s: State, seat: int) -> list[str]:
    """IM-7 Where cards lie, and what lies on them."""
    m, row = s.mines[seat], seat * ROW
    cards = len(m.cards)
    wrong = []
    for me, (card, cell) in enumerate(zip(m.cards, m.cells, strict=True)):
        if s.book.level[card] != cell // WIDE + 1 or (cell - MIDDLE - cell // WIDE) % 2:
            wrong.append(f"IM-7.1: seat {seat} has a card in a row that is not its own")
        if cell >= WIDE and not {cell - WIDE - 1, cell - WIDE + 1} & set(m.cells[:me]):
            wrong.append(f"IM-7.4: seat {seat} has a card under nothing")
    if len(set(m.cells)) != cards or m.at != {cell: me for me, cell in enumerate(m.cells)}:
        wrong.append(f"IM-7.4: seat {seat} has two cards in one cell")
    if m.cells and m.cells[0] != MIDDLE:
        wrong.append(f"IM-7.2: the first card of seat {seat} is not in the middle")
    top = s.strands[seat]
    to_lay = top is not None and top.op in (F_CELL, F_FALLBACK)
    to_lay = to_lay or (s.lot == LOT_FALLBACK and s.lot_seat == seat)
    if cards > max(0, s.round - (s.phase < MINE or to_lay)):
        wrong.append(f"IM-7.8: seat {seat} has {cards} cards in round {s.round}")
    packed = (s.v[row + COLLAPSED], s.v[row + ACTIVATED], s.v[row + MACHINE_BITS] >> cards)
    if any(mask < 0 or mask >> cards for mask in packed):
        wrong.append(f"IM-9.2: seat {seat} has a token where no card lies")
    if s.v[row + TOKENS] < 0 or s.v[row + TOKENS] >> len(m.half):
        wrong.append(f"IM-11.4: seat {seat} has a cart token where no half-full cart is")
    if not wrong and path_fault(s, seat):
        wrong.append(f"IM-8.1: the chain of seat {seat} goes another way")
    return wrong


def _lot(s: State) -> list[str]:
    """IM-14.9 What is being drawn, for whom, and out of what."""
    lot = s.lot
    if lot in (LOT_NONE, LOT_EVENT):
        return []
    if lot in (LOT_FACE, LOT_DEAL):
        return [] if s.phase == DEALING else ["IM-3.7: cards are dealt before the first round"]
    level, faction = s.lot_arg & 7, s.lot_arg >> 3
    if not (0 <= s.lot_seat < s.book.players and 0 <= level < DRAWN and 0 <= faction < FACTIONS):
        return ["IM-14.9: a draw of nobody or from nothing"]
    top = s.strands[s.lot_seat]
    if lot == LOT_FALLBACK:
        fits = s.phase == MINE and level == faction == 0 and top is None
        fits = fits and not s.paths[s.lot_seat]
    elif lot == LOT_SEARCH:
        fits = top is not None and top.op == F_SEARCH and top.b == 0
    else:
        fits = lot == LOT_DRAW and top is not None and top.op == F_DRAW and bool(top.b >> level & 1) and faction == 0
    if not fits:
        return [f"IM-14.9: seat {s.lot_seat} has nothing to draw now"]
    deck = s.decks[level] & s.book.of_faction[level][faction] if lot == LOT_SEARCH else s.decks[level]
    return [] if deck else [f"IM-3.9: seat {s.lot_seat} draws, and there is no such card in the deck"]


def _hand(s: State, seat: int) -> list[str]:
    """IM-12.6 The hand limit holds when nothing is being done. IM-12.12 What was seen of a hand is in it."""
    hand, known, book = s.hands[seat], s.known[seat], s.book
    wrong = []
    if list(hand) != sorted(hand) or list(known) != sorted(set(known)) or not set(known) <= set(hand) - {book.deep}:
        wrong.append(f"IM-12.12: everybody knows a card that seat {seat} does not have")
    top = s.strands[seat]
    if (top is None or top.op in (F_CARD, F_CELL, F_FALLBACK)) and len(hand) > HAND_LIMIT:
        wrong.append(f"IM-12.6: seat {seat} has {len(hand)} cards in hand")
    if s.phase <= KEEP:
        packet = book.newcomer_packet if book.newcomers >> seat & 1 else book.packet
        dealt = len(packet) if s.phase == KEEP else min(len(hand), len(packet))
        if [book.level[card] for card in hand] != packet[:dealt] or known:
            wrong.append(f"IM-3.5: seat {seat} was dealt other levels")
    return wrong


def _sealed(s: State, seat: int) -> list[str]:
    """IM-14.6 What is sealed could be chosen, and who is not asked has nothing to choose."""
    picks, chosen = s.picks[seat], s.chosen[seat]
    if s.phase != KEEP and picks:
        return [f"IM-3.5: seat {seat} keeps cards outside of the start"]
    if list(picks) != sorted(set(picks)) or not set(picks) <= set(s.hands[seat]) or len(picks) > s.book.kept:
        return [f"IM-3.5: seat {seat} keeps cards that it does not have, or too many"]
    if picks and s.book.newcomers >> seat & 1:
        return [f"IM-3.6: seat {seat} keeps all its cards and picks none"]
    if s.phase != CARD:
        return [] if chosen == -1 else [f"IM-6.1: seat {seat} has sealed a card before its time"]
    codes = card_codes(s, seat)
    forced = bool(s.forced >> seat & 1)
    if forced != (len(codes) < 2):
        return [f"IM-14.6: seat {seat} is asked exactly if it has something to choose"]
    if chosen >= 0 and chosen not in (codes or [s.book.kinds]):
        return [f"IM-6.2: seat {seat} cannot play the card that it has sealed"]
    return [f"IM-14.6: seat {seat} has nothing to choose and has sealed nothing"] if forced and chosen < 0 else []


def _question(s: State, seat: int) -> list[str]:
    """IM-14.10 A seat that has something to do and is not about to go on with it has a choice."""
    f, ask = s.strands[seat], s.asks[seat]
    if s.ready >> seat & 1 or (s.lot != LOT_NONE and s.lot_seat == seat):
        return []
    if f is None:
        return [f"IM-14.10: seat {seat} is asked for nothing"] if ask is not None else []
    if not asks(s, seat) or (ask is not None and list(ask.codes) != codes_of(s, seat, f)):
        return [f"IM-14.10: seat {seat} is asked where there is no such choice"]
    return []


def _ages(s: State) -> list[str]:
    """IM-12.10 What the decks were seen to lack, and from which of them each hidden card came."""
    book = s.book
    wrong = []
    for level, ages in enumerate(s.ages):
        before = 0
        for number, age in enumerate(ages):
            grown = before | age == age and age != before and age < NEW_DECK
            if not (age == NEW_DECK or (number and grown)):
                wrong.append(f"IM-12.10: the ages of level {level + 1} are wrong")
            before = age & ~NEW_DECK
        if not 1 <= len(ages) <= MOST_AGES:
            wrong.append(f"IM-3.9: the deck of level {level + 1} has {len(ages)} ages")
        elif any(s.decks[level] & book.of_faction[level][faction] for faction in bits(lacks(ages, -1))):
            wrong.append(f"IM-12.10: the deck of level {level + 1} has a faction that it was seen to lack")
    if wrong:
        return wrong
    for seat in range(book.players):
        for card in hidden_cards(s, seat):
            ages = s.ages[book.level[card] - 1]
            if s.born[card] >= len(ages) or not suits(book, card, lacks(ages, s.born[card])):
                wrong.append(f"IM-12.10: {book.card_words[card]} of seat {seat} was not in the deck at that age")
    return wrong
