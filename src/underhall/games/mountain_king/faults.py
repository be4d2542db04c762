"""What must hold in every position, each broken rule in one line."""

from __future__ import annotations

from underhall.games.mountain_king.notation import CLAN_NAMES
from underhall.games.mountain_king.rules.ground import flood
from underhall.games.mountain_king.rules.recruiting import bribe_count, turns_after
from underhall.games.mountain_king.rules.setup import PEDESTALS, SPELLS_OPEN, STARTERS_PLACED
from underhall.games.mountain_king.rules.spells import RUNES_TO_LEAVE
from underhall.games.mountain_king.state import (
    AFTER,
    ASK_TROLL,
    BASE,
    BELOW,
    BRIBES_TO_RETIRE,
    CELLS,
    CLANS,
    DEALING,
    DRAFT,
    FINISHED,
    FULL_SMOOT,
    GATES,
    KINDS,
    SLOTS,
    STEP_RETIRE,
    STEP_TAKE,
    TURN,
    State,
    unpacked,
)
from underhall.kit.masks import bits


def faults(s: State) -> list[str]:
    """Every invariant that this position breaks."""
    wrong = _mountain(s)
    if not wrong:
        wrong = _statues(s) + _trolls(s) + _smoots(s) + _pedestals(s) + _supplies(s) + _turn(s)
    return wrong


def _mountain(s: State) -> list[str]:
    """MK-X8 Networks; what lies where."""
    book, m = s.book, s.mountain
    wrong = []
    covered = 0
    for piece in m.pieces:
        if not piece or piece & covered or piece & ~book.diggable:
            wrong.append("MK-11.4: a tunnel overlaps something or lies where nobody can dig")
        elif flood(book, piece & -piece, piece) != piece:
            wrong.append("MK-11.4: a tunnel is not in one piece")
        covered |= piece
    if m.tunnels != covered:
        wrong.append("MK-4.9: tunnels that are in no list of tunnels")
    kinds = [hall for hall, _, _ in m.halls]
    if len(set(kinds)) != len(kinds) or any(s.halls_left >> hall & 1 for hall in kinds):
        wrong.append("MK-14.8: a hall is there twice")
    for hall, squares, altar in m.halls:
        if squares & covered or squares & ~book.diggable or not squares >> altar & 1:
            wrong.append("MK-14.2: a hall overlaps something or has no altar")
        elif not _is_hall(s, hall, squares, altar):
            wrong.append(f"MK-14.1: {book.hall_ids[hall]} has another shape")
        covered |= squares
    for seat, gate in enumerate(m.gates):
        if gate >= 0 and (gate not in book.starts or covered >> gate & 1):
            wrong.append(f"MK-3.2: the gate of seat {seat} is on no free start point")
        if gate >= 0:
            covered |= 1 << gate
    if m.covered != covered or m.covered & ~m.dug or m.dug & ~book.diggable:
        wrong.append("MK-11.10: what was ever dug does not fit what is covered")
    gated = [gate >= 0 for gate in m.gates]
    placing = s.phase == GATES and gated == [seat < s.seat for seat in range(book.players)]
    if (
        (not placing and any(gated) != all(gated))
        or (all(gated) and s.phase < DRAFT)
        or (s.phase >= DRAFT and not all(gated))
    ):
        wrong.append("MK-3.2: gates are placed before the draft, in turn order")
    for seat in range(book.players):
        net = flood(book, 1 << m.gates[seat], m.covered) if m.gates[seat] >= 0 else 0
        if net != m.nets[seat]:
            wrong.append(f"MK-4.2: the network of seat {seat} is wrong")
        if any(m.halo[seat] & m.nets[rival] for rival in book.rivals[seat]):
            wrong.append(f"MK-X8: the network of seat {seat} touches a rival's")
    return wrong


def _is_hall(s: State, hall: int, squares: int, altar: int) -> bool:
    first = (squares & -squares).bit_length() - 1
    there = tuple(square - first for square in bits(squares))
    ways = zip(s.book.hall_spins[hall], s.book.hall_altar[hall], strict=True)
    return any(shifts == there and altar - first == shift for shifts, shift in ways)


def _statues(s: State) -> list[str]:
    book, m = s.book, s.mountain
    wrong = []
    if s.statues and len(s.statues) != len(book.spots):
        wrong.append(f"MK-2.8: {len(s.statues)} statues, not {len(book.spots)}")
    if len(set(s.statues)) != len(s.statues):
        wrong.append("MK-15.4: two statues on one square")
    if any(not m.covered >> square & 1 and square not in book.spots for square in s.statues):
        wrong.append("MK-15.7: a statue stands outside of every tunnel")
    if s.statue_clan and len(s.statue_clan) != len(s.statues):
        wrong.append("MK-2.8: every statue has a clan")
    if s.phase > DEALING and not s.statue_clan:
        wrong.append("MK-2.8: there are no statues")
    if s.dedicated and book.dedicate_again:
        wrong.append("MK-6.9: with dedicate_again no statue is marked as dedicated")
    return wrong


def _trolls(s: State) -> list[str]:
    """Every troll is in one place."""
    book = s.book
    wrong = []
    seen = [0] * len(book.troll_ids)
    limbo = [frame[1] for frame in s.frames if frame[0] == ASK_TROLL and len(frame) == 2]
    places = [card for card in s.horde if card >= 0]
    places += [card for card in s.cards if card >= book.starters]
    places += [card for card in limbo if book.starters <= card < len(seen)]
    for level in range(3):
        places += bits(s.unseen[level]) + list(s.bottom[level])
        if any(book.troll_level[card] != level + 1 for card in (*bits(s.unseen[level]), *s.bottom[level])):
            wrong.append(f"MK-2.3: the deck of level {level + 1} holds another level")
    for card in places:
        seen[card] += 1
    if any(seen[: book.starters]) or any(count != 1 for count in seen[book.starters :]):
        wrong.append("MK-1.5: a troll is missing or there twice")
    for slot in range(SLOTS):
        if s.horde[slot] < 0 and (s.bribes[slot] or (s.offered[slot] >= 0 and not book.pedestal_stays)):
            wrong.append("MK-8.5: something lies on an empty place of the horde")
        if bribe_count(s, slot) > BRIBES_TO_RETIRE:
            wrong.append("MK-8.10: more than four bribes on a troll")
        if bribe_count(s, slot) == BRIBES_TO_RETIRE and not any(frame[:1] == (STEP_RETIRE,) for frame in s.frames):
            paying = s.phase == AFTER and s.frames
            if not paying:
                wrong.append("MK-X7: a troll with four bribes has not retired")
    return wrong


def _smoots(s: State) -> list[str]:
    book = s.book
    wrong = []
    for seat in range(book.players):
        filled = s.smoot[seat]
        for cell in range(CELLS):
            card, held = s.cards[seat * CELLS + cell], s.held[seat * CELLS + cell]
            if bool(filled >> cell & 1) != (card >= 0) or (card < 0 and held):
                wrong.append(f"MK-9.1: the cells of seat {seat} are wrong")
                continue
            if card < 0:
                continue
            if (card < book.starters) != (cell < BASE):
                wrong.append(f"MK-3.3: seat {seat} has a starting troll above the base, or another in it")
            if any(not filled >> below & 1 for below in BELOW[cell]):
                wrong.append(f"MK-9.1: seat {seat} has a troll above nothing")
            if any(have > most for have, most in zip(unpacked(held), unpacked(book.symbols[card]), strict=True)):
                wrong.append(f"MK-9.3: more lies on {book.troll_ids[card]} than it has symbols")
        goods = [0] * KINDS
        for cell in range(CELLS):
            for kind, count in enumerate(unpacked(s.held[seat * CELLS + cell])):
                goods[kind] += count
        if goods != s.goods[seat * KINDS : (seat + 1) * KINDS]:
            wrong.append(f"MK-4.4: what lies on the trolls of seat {seat} is counted wrong")
        wrong += _draft(s, seat)
    return wrong


def _draft(s: State, seat: int) -> list[str]:
    """MK-3.3 Six starting trolls, each in one place, until the draft is over."""
    base = [s.cards[seat * CELLS + cell] for cell in range(BASE) if s.smoot[seat] >> cell & 1]
    if len(set(base)) != len(base):
        return [f"MK-3.3: seat {seat} has a starting troll twice"]
    if s.phase > DRAFT:
        clean = not s.hand[seat] and not s.undrawn[seat] and len(base) == STARTERS_PLACED
        return [] if clean else [f"MK-3.7: the draft of seat {seat} is not over"]
    placed = sum(1 << card for card in base)
    whole = (1 << s.book.starters) - 1
    together = placed | s.hand[seat] | s.undrawn[seat]
    apart = placed.bit_count() + s.hand[seat].bit_count() + s.undrawn[seat].bit_count()
    if together != whole or apart != s.book.starters:
        return [f"MK-3.3: the starting trolls of seat {seat} do not add up"]
    if s.hand[seat].bit_count() > 2 or (s.phase < DRAFT and (base or s.hand[seat])):
        return [f"MK-3.3: seat {seat} has drawn too many starting trolls"]
    return []


def _pedestals(s: State) -> list[str]:
    """MK-X6 Six pedestals of each clan: in the bag, on the horde, in a storage, or placed, which took a token."""
    wrong = []
    owners = range(s.book.owners)
    for clan in range(CLANS):
        placed = sum(s.tokens[space] >= 0 for space in range(clan, len(s.tokens), CLANS))
        limbo = sum(frame[0] == STEP_TAKE and len(frame) == 4 and frame[3] == clan for frame in s.frames)
        count = s.bag[clan] + s.offered.count(clan) + sum(s.stock[owner * CLANS + clan] for owner in owners)
        if count + placed + limbo != PEDESTALS:
            wrong.append(f"MK-X6: {count + placed + limbo} pedestals of {CLAN_NAMES[clan]}, not {PEDESTALS}")
        bands = [s.book.band[square] for square in bits(s.pedestals[clan])]
        if len(set(bands)) != len(bands) or any(s.tokens[band * CLANS + clan] < 0 for band in bands):
            wrong.append(f"MK-12.3: a pedestal of {CLAN_NAMES[clan]} without its token")
        if s.pedestals[clan] & ~s.mountain.tunnels:
            wrong.append(f"MK-12.1: a pedestal of {CLAN_NAMES[clan]} outside of every tunnel")
    if (s.pedestals[0] & s.pedestals[1]) | (s.pedestals[0] & s.pedestals[2]) | (s.pedestals[1] & s.pedestals[2]):
        wrong.append("MK-12.1: two pedestals on one square")
    if any(not -1 <= owner < s.book.owners for owner in s.tokens):
        wrong.append("MK-12.4: a token belongs to nobody who plays")
    dealt = [value for value in s.track if value]
    limits = dict(zip(s.book.token_values, s.book.token_copies, strict=True))
    if any(dealt.count(value) > limits.get(value, 0) for value in dealt):
        wrong.append("MK-2.9: the tokens of the track are wrong")
    if s.phase > DEALING and len(dealt) != len(s.track):
        wrong.append("MK-2.9: a token is missing")
    return wrong


def _supplies(s: State) -> list[str]:
    book = s.book
    wrong = []
    seen = [*s.spellbook, *bits(s.spells_unseen), *s.spells_bottom]
    # a spell that leaves stands in the spellbook until the next comes
    replacing = len(seen) == len(book.spell_ids) + 1 and bool(s.frames)
    if len(set(seen)) != len(book.spell_ids) or not (replacing or len(seen) == len(book.spell_ids)):
        wrong.append("MK-6.3: a spell is missing or there twice")
    if (s.phase > DEALING and len(s.spellbook) != SPELLS_OPEN) or len(s.spellbook) > SPELLS_OPEN:
        wrong.append("MK-2.7: three spells lie open")
    if any(not 0 <= runes <= RUNES_TO_LEAVE for runes in s.runes) or (not s.frames and RUNES_TO_LEAVE in s.runes):
        wrong.append("MK-X9: a spell carries too many runes")
    built = [s.sites.count(shop) for shop in range(len(book.shop_ids))]
    if any(left + on > most for left, on, most in zip(s.shops, built, book.shop_copies, strict=True)):
        wrong.append("MK-1.7: a workshop is there too often")
    total = sum(s.shops) + sum(built)
    if total > book.shops_wanted or (s.phase > DEALING and total != book.shops_wanted):
        wrong.append(f"MK-2.6: {total} workshops, not {book.shops_wanted}")
    if any(left > most for left, most in zip(s.stacks, book.stack_count, strict=True)):
        wrong.append("MK-1.7: a stack has too many tunnels")
    gone = sum(book.stack_count) - sum(s.stacks)
    if len(set(s.mountain.tile_of)) > gone:
        wrong.append("MK-1.8: more tunnels are dug than were taken")
    if any(value < 0 for value in (*s.honour, *s.song, *s.recruited)):
        wrong.append("MK-1.9: honour and levels are never negative")
    if max((*s.honour, *s.song, *s.recruited)) > 10_000:
        wrong.append("MK-1.9: nobody gets that far")
    return wrong


def _turn(s: State) -> list[str]:
    book = s.book
    wrong = []
    if not 1 <= s.round <= 1_000:
        wrong.append(f"MK-5.1: round {s.round}")
    if not 0 <= s.effects < 1 << 16:
        wrong.append("MK-5.6: unknown effects")
    full = [seat for seat in range(book.players) if s.smoot[seat] == FULL_SMOOT]
    if len(set(s.crowned)) != len(s.crowned) or any(seat not in full for seat in s.crowned):
        wrong.append("MK-16.1: a crown without ten trolls")
    if len(s.crowned) != min(len(full), len(book.crowns)):
        wrong.append("MK-16.1: ten trolls without a crown")
    ending = len(s.crowned) == len(book.crowns)
    if ending != (s.left >= 0) or s.left > turns_after(book.players, 0) or s.left < -1:
        wrong.append(f"MK-16.4: {s.left} turns are left")
    if ending and (s.seat + s.left) % book.players != book.players - 1:
        wrong.append("MK-16.3: the last turn is not that of the last seat")
    if s.phase == FINISHED and s.left != 0:
        wrong.append("MK-16.3: the game is not over yet")
    if s.phase < TURN and (s.mountain.pieces or s.mountain.halls or any(s.store) or any(s.honour)):
        wrong.append("MK-3.8: tunnels, halls, resources or honour before the first turn")
    return wrong
