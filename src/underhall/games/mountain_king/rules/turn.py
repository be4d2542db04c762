"""The turn (MK-5) as a machine: what is asked, what each answer does, when the next seat plays.

Whatever is in the middle of something lies on `frames`, the latest last; settling goes on until somebody has a real
choice, something is drawn, or the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from underhall.games.mountain_king import events as tell
from underhall.games.mountain_king.rules import digging, recruiting, setup, spells, statues, workshops
from underhall.games.mountain_king.rules.goods import (
    cascade,
    empty_troll,
    gain,
    gain_packed,
    pay_codes,
    produce,
    proposed,
    take_unit,
    total,
    total_of,
)
from underhall.games.mountain_king.rules.ground import hall_fits, open_entrances, placements
from underhall.games.mountain_king.spots import Spots
from underhall.games.mountain_king.state import (
    AFTER,
    AFTER_DONE,
    AFTER_STATUE,
    AFTER_TRADE,
    AS_PROPOSED,
    ASK_AFTER,
    ASK_BAG,
    ASK_DIG,
    ASK_DRAFT,
    ASK_GAIN,
    ASK_GATE,
    ASK_GET,
    ASK_GIVE,
    ASK_HALL,
    ASK_OWN,
    ASK_PAY,
    ASK_PEDESTAL,
    ASK_SHOP,
    ASK_SITE,
    ASK_SLOT,
    ASK_STATUE,
    ASK_TO,
    ASK_TROLL,
    ASK_TUNNEL,
    ASK_TURN,
    ASK_USE,
    ASK_WHERE,
    CART,
    CAVE_IN,
    CELLS,
    CLANS,
    DEALING,
    DEDICATE,
    DRAFT,
    DRAW_CLANS,
    DRAW_HORDE,
    DRAW_PEDESTAL,
    DRAW_SHOP,
    DRAW_SPELL,
    DRAW_SPOT,
    DRAW_STARTER,
    ELEVATE,
    EXTRA_DIG,
    FINISHED,
    FOR_BRIBES,
    FOR_CARTS,
    FOR_EXCHANGE,
    FOR_HAMMERS,
    FOR_MINERALS,
    FOR_RUNE,
    FOR_TRADE,
    GAIN,
    GAME_OVER,
    GATES,
    HAMMER,
    MINERALS,
    OPEN_CELLS,
    PEDESTAL,
    ROAD,
    ROW_OF,
    RUNE,
    SHAPES,
    SONG,
    STEP_RETIRE,
    STEP_SPELL_DONE,
    STEP_TAKE,
    STORED,
    SWAP,
    TURN,
    TURN_DIG,
    TURN_PASS,
    TURN_SITE,
    TURN_SLOT,
    TURN_TRADE,
    UNLOAD,
    WAKE,
    State,
    added,
    bits,
    put,
)

if TYPE_CHECKING:
    from underhall.core.game import Sink

TRADE_PRICE: Final = 4
ANY_GOOD: Final = tuple(range(STORED))


def settle(s: State, out: Sink | None) -> None:
    """Go on until somebody has a real choice, something is drawn, or the game is over."""
    while True:
        ask(s)
        kind = s.kind
        if kind < DRAW_HORDE:
            # in the draft everybody acts at once; a question with one answer is answered, with none skipped
            if kind == ASK_DRAFT or len(s.codes) > 1:
                return
            if len(s.codes) == 1:
                carry_out(s, s.seat, s.codes[0], out)
            else:
                pop(s)
        elif kind <= GAME_OVER:
            if kind != DRAW_HORDE or not known_card_comes(s, out):
                return
        else:
            take_step(s, out)


def ask(s: State) -> None:
    """MK-5 What is asked, drawn or to be done now: sets `kind` and `codes`."""
    if s.frames:
        frame = s.frames[-1]
        kind = s.kind = frame[0]
        s.codes = frame_codes(s, frame) if kind < DRAW_HORDE else ()
    elif s.phase == TURN:
        s.kind = ASK_TURN
        s.codes = turn_codes(s)
    elif s.phase == AFTER:
        s.kind = ASK_AFTER
        s.codes = after_codes(s)
    elif s.phase == DEALING:
        ask_in_dealing(s)
    elif s.phase == GATES:
        s.kind = ASK_GATE
        s.codes = setup.gate_codes(s)
    elif s.phase == DRAFT:
        s.kind = DRAW_STARTER if drafting_seat(s) >= 0 else ASK_DRAFT
        s.codes = ()
    else:
        s.kind = GAME_OVER
        s.codes = ()


def ask_in_dealing(s: State) -> None:
    """MK-2 Deal what is to be dealt; then the workshops may be chosen; then the gates are placed."""
    frame = setup.next_deal(s)
    if not frame:
        s.phase = GATES
        s.seat = 0
        ask(s)
    elif frame[0] == DRAW_SHOP and s.book.chosen_shops:
        s.kind = ASK_SHOP
        s.codes = setup.shop_choices(s)
        s.seat = sum(s.shops) % s.book.players
    else:
        s.frames = (frame,)
        s.kind = frame[0]
        s.codes = ()


def push(s: State, *frames: tuple[int, ...]) -> None:
    """Put frames on top, the last of them to be done first."""
    s.frames = s.frames + frames


def pop(s: State) -> tuple[int, ...]:
    top = s.frames[-1]
    s.frames = s.frames[:-1]
    return top


def swap_top(s: State, frame: tuple[int, ...]) -> None:
    s.frames = (*s.frames[:-1], frame)


# What may be answered


def can_trade(s: State) -> bool:
    """MK-4.6 Any four resources for one."""
    return total_of(s, s.seat, s.book.any_kinds) >= TRADE_PRICE


def turn_codes(s: State) -> tuple[int, ...]:
    """MK-5.1 Steps 1 and 2: a spell, a workshop, a trade; recruit or dig; MK-5.2 or nothing, if neither is possible.

    MK-5.5 A bottom-row troll is free, so that happens only with a full trollsmoot.
    """
    codes: list[int] = []
    if not s.cast and total(s, s.seat, RUNE):
        codes += sorted(s.spellbook)
    if not s.worked:
        codes += [TURN_SITE + site for site in workshops.usable_sites(s)]
    if can_trade(s):
        codes.append(TURN_TRADE)
    slots = recruiting.recruitable(s)
    digs = digging.diggable(s)
    codes += [TURN_SLOT + slot for slot in slots]
    codes += [TURN_DIG + dig for dig in digs]
    if not slots and not digs:
        codes.append(TURN_PASS)
    return tuple(codes)


def after_codes(s: State) -> tuple[int, ...]:
    """MK-5.1 Steps 3 and 4: a hall, then statues; or done.

    A trade is offered where it could lead to something; otherwise it is the same at the beginning of the next turn. In
    teams the partner comes before that.
    """
    codes = statues.dedicable(s)
    codes += [AFTER_STATUE + statue for statue in statues.movable(s)]
    if (codes or s.book.teams or statues.unearthed(s)) and can_trade(s):
        codes.append(AFTER_TRADE)
    codes.append(AFTER_DONE)
    return tuple(codes)


def frame_codes(s: State, frame: tuple[int, ...]) -> Sequence[int]:
    """The codes of a question in the middle of something."""
    kind = frame[0]
    book, seat = s.book, s.seat
    if kind == ASK_PAY or kind == ASK_GIVE:
        return pay_codes(s, seat, frame[1], frame[2], frame[3])
    if kind == ASK_TROLL:
        return (*OPEN_CELLS[s.smoot[seat]], CELLS) if can_trade(s) else OPEN_CELLS[s.smoot[seat]]
    if kind == ASK_GET:
        return ANY_GOOD
    if kind == ASK_WHERE:
        masks = placements(book, s.mountain, seat, frame[1], digging.hammers_at_hand(s, frame[1]))
        return Spots(book.size, book.stack_spins[frame[1]], masks)
    if kind == ASK_HALL:
        masks = hall_fits(book, s.mountain, seat, frame[1])
        return Spots(book.size, range(len(masks)), masks)
    if kind == ASK_TO:
        return to_codes(s, frame[1], frame[2])
    if kind == ASK_PEDESTAL:
        return (0, *[clan + 1 for clan in digging.pedestal_choices(s, frame[1])])
    if kind == ASK_SITE:
        return (0, *[shop + 1 for shop in digging.foundable(s)]) if s.sites[frame[1]] < 0 and any(s.shops) else (0,)
    if kind == ASK_BAG:
        return (0, *[clan + 1 for clan in recruiting.choices_from_bag(s)])
    if kind == ASK_USE:
        enough = len(book.exchange_of) + 1
        uses = workshops.exchanges(s, s.sites[frame[1]])
        return (*uses, *((enough - 1,) if can_trade(s) else ()), enough)
    return spell_codes(s, frame)


def spell_codes(s: State, frame: tuple[int, ...]) -> tuple[int, ...]:
    """MK-6.2 The first question of a spell can always be answered with "no effect", MK-6.5 even if only with that."""
    kind = frame[0]
    if kind == ASK_GAIN:
        return tuple(range(len(s.book.gains[frame[1]]) + 1))
    if kind == ASK_DIG:
        return (*digging.diggable(s), SHAPES * MINERALS)
    if kind == ASK_SLOT:
        return tuple(spells.elevation_slots(s))
    if kind == ASK_OWN:
        effect = frame[1]
        cells = spells.elevatable(s) if effect == ELEVATE else spells.wakeable(s) if effect == WAKE else spells.laden(s)
        return (*cells, CELLS)
    if kind == ASK_STATUE:
        return statue_codes(s, frame[1], frame[2], frame[3])
    return (*spells.fragile(s), s.book.size)


def statue_codes(s: State, effect: int, first: int, amount: int) -> tuple[int, ...]:
    none = len(s.statues)
    if effect == DEDICATE:
        return (*spells.dedicable_statues(s), none)
    if effect == ROAD:
        return (*spells.road_statues(s, amount), none)
    found = spells.swappable(s, first)
    return tuple(found) if first >= 0 else (*found, none)


def to_codes(s: State, statue: int, hops: int) -> tuple[int, ...]:
    """MK-15.1 Where a statue may go; `hops` are a spell's, or 0 for carts."""
    if hops:
        return tuple(bits(statues.within(s, statue, hops)))
    purse = total_of(s, s.seat, statues.carts(s, statue))
    return tuple(sorted(statues.destinations(s, statue, purse)))


# What an answer does


def carry_out(s: State, seat: int, code: int, out: Sink | None) -> None:
    """Do what the answer says; the caller settles what follows."""
    kind = s.kind
    if kind == ASK_TURN:
        take_turn(s, code, out)
    elif kind == ASK_AFTER:
        take_after(s, code, out)
    elif kind == ASK_PAY or kind == ASK_GIVE:
        pay(s, code, out)
    elif kind == ASK_DRAFT:
        setup.draft(s, seat, code)
        if out is not None:
            tell.drafted(s, out, seat, code)
        if min([filled.bit_count() for filled in s.smoot]) >= setup.STARTERS_PLACED:
            begin_play(s, out)
    elif kind == ASK_GATE:
        setup.place_gate(s, code)
        if out is not None:
            tell.gate_placed(s, out)
        s.seat += 1
        if s.seat == s.book.players:
            s.seat = 0
            s.phase = DRAFT
    elif kind == ASK_SHOP:
        s.shops = added(s.shops, code, 1)
        if out is not None:
            tell.shop_chosen(s, out, code)
    else:
        answer_frame(s, pop(s), code, out)


def answer_frame(s: State, frame: tuple[int, ...], code: int, out: Sink | None) -> None:
    """The answer to a question in the middle of something, which has just been taken off the frames."""
    kind = frame[0]
    if kind == ASK_WHERE:
        cost = digging.dig_cost(s, frame[1])
        charge(s, FOR_MINERALS, 1 << frame[2], cost, code, frame[2], out)
    elif kind == ASK_PEDESTAL:
        if code:
            value = digging.place_pedestal(s, frame[1], code - 1)
            if out is not None:
                tell.pedestal_placed(s, out, frame[1], code - 1, value)
    elif kind == ASK_SITE:
        if code:
            digging.found(s, frame[1], code - 1)
            if out is not None:
                tell.founded(s, out, frame[1], code - 1)
    elif kind == ASK_BAG:
        if code:
            s.bag = added(s.bag, code - 1, -1)
            s.stock = added(s.stock, s.book.owner_of[s.seat] * CLANS + code - 1, 1)
            if out is not None:
                tell.pedestal_taken(s, out, code - 1)
    elif kind == ASK_TROLL:
        if code == CELLS:
            push(s, frame, (ASK_GET,))
        else:
            place_troll(s, frame[1], code, out)
    elif kind == ASK_USE:
        use(s, frame, code, out)
    elif kind == ASK_GET:
        push(s, (ASK_GIVE, s.book.any_kinds, TRADE_PRICE, 0, FOR_TRADE, code, 0))
    elif kind == ASK_HALL:
        squares = statues.dedicate_hall(s, frame[1], code)
        if out is not None:
            tell.hall_dedicated(s, out, frame[1], squares)
    elif kind == ASK_TO:
        send_statue(s, frame[1], frame[2], code, out)
    else:
        answer_spell(s, frame, code, out)


def take_turn(s: State, code: int, out: Sink | None) -> None:
    """MK-5.1 A spell, a workshop or a trade, and the turn goes on; recruiting or digging ends step 1."""
    if code < TURN_SITE:
        s.cast = True
        charge(s, FOR_RUNE, 1 << RUNE, 1, s.spellbook.index(code), 0, out)
    elif code < TURN_TRADE:
        s.worked = True
        site = code - TURN_SITE
        if out is not None:
            tell.workshop_entered(s, out, site)
        push(s, (ASK_USE, site, open_entrances(s.book, s.mountain, s.book.sites[site])))
    elif code == TURN_TRADE:
        push(s, (ASK_GET,))
    elif code < TURN_DIG:
        s.phase = AFTER
        slot = code - TURN_SLOT
        charge(s, FOR_BRIBES, recruiting.bribe_kinds(s), len(recruiting.bribed(s, slot)), slot, 0, out)
    elif code < TURN_PASS:
        s.phase = AFTER
        dig = code - TURN_DIG
        push(s, (ASK_WHERE, dig // MINERALS, dig % MINERALS))
    else:
        s.phase = AFTER
        if out is not None:
            tell.passed(s, out)


def take_after(s: State, code: int, out: Sink | None) -> None:
    """MK-5.1 A hall, a statue, a trade, or the end of the turn."""
    if code < AFTER_STATUE:
        push(s, (ASK_HALL, code))
    elif code < AFTER_TRADE:
        push(s, (ASK_TO, code - AFTER_STATUE, 0))
    elif code == AFTER_TRADE:
        push(s, (ASK_GET,))
    else:
        end_turn(s, out)


# Payments


def charge(s: State, purpose: int, kinds: int, count: int, a: int, b: int, out: Sink | None) -> None:
    """MK-4.4 Something is to be paid: the payer chooses which units."""
    if count:
        push(s, (ASK_PAY, kinds, count, 0, purpose, a, b))
    else:
        paid(s, purpose, a, b, out)


def pay(s: State, code: int, out: Sink | None) -> None:
    """One unit, or the rest as proposed; when all is paid, what it was paid for happens."""
    frame = pop(s)
    kinds, left, least = frame[1], frame[2], frame[3]
    if code != AS_PROPOSED:
        hand_over(s, frame, left, take_unit(s, s.seat, code))
        left -= 1
        least = code
    else:
        for unit in proposed(s, s.seat, kinds, left, least):
            hand_over(s, frame, left, take_unit(s, s.seat, unit))
            left -= 1
    if left:
        push(s, (frame[0], kinds, left, least, frame[4], frame[5], frame[6]))
    else:
        paid(s, frame[4], frame[5], frame[6], out)


def hand_over(s: State, frame: tuple[int, ...], left: int, kind: int) -> None:
    """MK-4.4 What is spent returns to the supply, but MK-8.2 bribes lie on the trolls, bottom row first, left to right;
    MK-7.8 the quartermaster only moves a resource."""
    purpose = frame[4]
    if purpose == FOR_BRIBES:
        slots = recruiting.bribed(s, frame[5])
        recruiting.lay_bribe(s, slots[len(slots) - left], min(kind, CART))
    elif purpose == FOR_EXCHANGE and s.book.exchange_get[frame[5]][0] < 0:
        gain(s, s.seat, min(kind, CART), 1)


def paid(s: State, purpose: int, a: int, b: int, out: Sink | None) -> None:
    """What the payment was for. MK-7.5 What a workshop gives goes to the storage; MK-15.6 carts are spent."""
    if purpose == FOR_RUNE:
        cast(s, a, out)
    elif purpose == FOR_BRIBES:
        recruit(s, a, out)
    elif purpose == FOR_MINERALS:
        hammers = digging.hammers_for(s, digging.dug_squares(s, a))
        charge(s, FOR_HAMMERS, 1 << HAMMER, hammers, a, b, out)
    elif purpose == FOR_HAMMERS:
        dig_out(s, a, b, out)
    elif purpose == FOR_CARTS:
        statues.move_statue(s, a, b)
        s.moved = True
        if out is not None:
            tell.statue_moved(s, out, a)
    elif purpose == FOR_EXCHANGE:
        kind, count = s.book.exchange_get[a]
        if kind >= 0:
            gain(s, s.seat, kind, count)
        if out is not None:
            tell.exchanged(s, out, a)
    else:
        gain(s, s.seat, a, 1)
        if out is not None:
            tell.traded(s, out, a)


# Recruiting and digging


def recruit(s: State, slot: int, out: Sink | None) -> None:
    """MK-8.6 The card is taken, its slot refilled; then come its bribes and pedestal, its place, and retirement.

    MK-8.12 The bribes were paid before anything is produced, and MK-8.13 before those on the card are collected.
    """
    card, bribes, pedestal = recruiting.leave_horde(s, slot)
    if out is not None:
        tell.recruited(s, out, card, slot)
    push(s, (STEP_RETIRE,), (ASK_TROLL, card), (STEP_TAKE, card, bribes, pedestal), (DRAW_HORDE, slot, ROW_OF[slot]))


def place_troll(s: State, card: int, cell: int, out: Sink | None) -> None:
    """MK-9.1 The troll takes its place and wakes all beneath it; MK-16.1 the tenth may bring a crown."""
    crowned = recruiting.join(s, s.seat, card, cell)
    came = cascade(s, s.seat, cell)
    if out is not None:
        tell.placed(s, out, card, cell, came)
        if crowned:
            tell.crowned(s, out)


def dig_out(s: State, code: int, mineral: int, out: Sink | None) -> None:
    """MK-11.11 Score, place, unearth; MK-12.1 then a pedestal on the anchor, MK-13.1 then workshops, site by site."""
    honour, finds, statues_found = digging.dig(s, code, mineral)
    squares = digging.dug_squares(s, code)
    if out is not None:
        tell.dug(s, out, code, mineral, honour, finds, statues_found)
    for site in reversed(digging.sites_beside(s, squares)):
        push(s, (ASK_SITE, site))
    anchor = digging.anchor_square(s, code)
    if anchor >= 0:
        push(s, (ASK_PEDESTAL, anchor))


def send_statue(s: State, statue: int, hops: int, square: int, out: Sink | None) -> None:
    """MK-15.1 By cart, or MK-6 by a spell for nothing."""
    if hops:
        statues.move_statue(s, statue, square)
        if out is not None:
            tell.statue_moved(s, out, statue)
        return
    kinds = statues.carts(s, statue)
    cost = statues.destinations(s, statue, total_of(s, s.seat, kinds))[square]
    charge(s, FOR_CARTS, kinds, cost, statue, square, out)


def use(s: State, frame: tuple[int, ...], code: int, out: Sink | None) -> None:
    """MK-7.4 Each use is chosen by itself; MK-7.9 trades are allowed between them; fewer than the most are too."""
    book, site, left = s.book, frame[1], frame[2]
    if code == len(book.exchange_of):
        push(s, frame, (ASK_GET,))
    elif code < len(book.exchange_of):
        if left > 1:
            push(s, (ASK_USE, site, left - 1))
        kinds, count = book.exchange_give[code]
        charge(s, FOR_EXCHANGE, kinds, count, code, site, out)


# Spells


def cast(s: State, slot: int, out: Sink | None) -> None:
    """MK-6.1 A rune lies on the card, then its effect is carried out; MK-6.3 afterwards the card may leave, MK-6.4
    or it stays with one rune more. MK-6.11 What lasts for the turn is carried out by being cast."""
    book = s.book
    spell = s.spellbook[slot]
    s.runes = added(s.runes, slot, 1)
    if out is not None:
        tell.cast(s, out, spell, s.runes[slot])
    push(s, (STEP_SPELL_DONE, slot))
    effect, amount = book.spell_effect[spell], book.spell_amount[spell]
    if effect in spells.LASTING:
        s.effects |= 1 << effect
    elif effect == GAIN:
        push(s, (ASK_GAIN, spell))
    elif effect == EXTRA_DIG:
        push(s, (ASK_DIG,))
    elif effect in (ELEVATE, WAKE, UNLOAD):
        push(s, (ASK_OWN, effect))
    elif effect in (DEDICATE, ROAD, SWAP):
        push(s, (ASK_STATUE, effect, -1, amount))
    elif effect == CAVE_IN:
        push(s, (ASK_TUNNEL,))
    elif effect == PEDESTAL:
        push(s, (ASK_BAG,))
    elif effect == SONG:
        sing(s, spells.song_honour(s) * amount, out)


def sing(s: State, honour: int, out: Sink | None) -> None:
    s.song = added(s.song, s.book.owner_of[s.seat], honour)
    if out is not None:
        tell.honoured(s, out, honour)


def answer_spell(s: State, frame: tuple[int, ...], code: int, out: Sink | None) -> None:
    """What a spell does with the answer; its last code says "no effect" (MK-6.2). MK-6.10 An extra dig comes in step 1,
    so a workshop that it founds can be used in it."""
    kind = frame[0]
    if kind == ASK_GAIN:
        offers = s.book.gains[frame[1]]
        if code < len(offers):
            gain_packed(s, s.seat, offers[code])
            if out is not None:
                tell.gained(s, out, offers[code])
    elif kind == ASK_DIG:
        if code < SHAPES * MINERALS:
            push(s, (ASK_WHERE, code // MINERALS, code % MINERALS))
    elif kind == ASK_OWN:
        if code < CELLS:
            touch_troll(s, frame[1], code, out)
    elif kind == ASK_SLOT:
        elevate(s, frame[1], code, out)
    elif kind == ASK_STATUE:
        if code < len(s.statues):
            touch_statue(s, frame, code, out)
    elif code < s.book.size:
        squares = spells.cave_in(s, code)
        if out is not None:
            tell.caved_in(s, out, squares)


def touch_troll(s: State, effect: int, cell: int, out: Sink | None) -> None:
    if effect == ELEVATE:
        push(s, (ASK_SLOT, cell))
    elif effect == WAKE:
        came = produce(s, s.seat, cell)
        if out is not None:
            tell.woken(s, out, cell, came)
    else:
        stock = empty_troll(s, s.seat, cell)
        gain_packed(s, s.seat, stock)
        if out is not None:
            tell.unloaded(s, out, cell, stock)


def elevate(s: State, cell: int, slot: int, out: Sink | None) -> None:
    """MK-6.7 A level-3 troll takes the place of a level-2 one; nothing wakes, nothing is bribed, no crown."""
    seat = s.seat
    empty_troll(s, seat, cell)
    old = s.cards[seat * CELLS + cell]
    recruiting.to_bottom(s, old)
    card, _, _ = recruiting.leave_horde(s, slot)
    s.cards = put(s.cards, seat * CELLS + cell, card)
    level = s.book.troll_level
    s.recruited = put(s.recruited, seat, s.recruited[seat] + level[card] - level[old])
    if out is not None:
        tell.elevated(s, out, old, card, cell)
    push(s, (DRAW_HORDE, slot, 2))


def touch_statue(s: State, frame: tuple[int, ...], statue: int, out: Sink | None) -> None:
    _, effect, first, amount = frame
    if effect == DEDICATE:
        sing(s, s.book.statue_value[s.book.band[s.statues[statue]]], out)
    elif effect == ROAD:
        push(s, (ASK_TO, statue, amount))
    elif first < 0:
        push(s, (ASK_STATUE, effect, statue, amount))
    else:
        spells.swap_statues(s, first, statue)
        if out is not None:
            tell.swapped(s, out, first, statue)


# Steps that nobody is asked about


def take_step(s: State, out: Sink | None) -> None:
    frame = pop(s)
    if frame[0] == STEP_TAKE:
        _, card, bribes, pedestal = frame
        recruiting.collect(s, bribes, pedestal)
        if out is not None:
            tell.collected(s, out, bribes, pedestal)
        if s.book.troll_level[card] == 3:
            push(s, (ASK_BAG,))
    elif frame[0] == STEP_RETIRE:
        slot = recruiting.retiring(s)
        if slot >= 0:
            card = recruiting.retire(s, slot)
            if out is not None:
                tell.retired(s, out, card)
            push(s, (STEP_RETIRE,), (DRAW_HORDE, slot, ROW_OF[slot]))
    else:
        end_spell(s, frame[1], out)


def end_spell(s: State, slot: int, out: Sink | None) -> None:
    """MK-6.3 With three runes the card goes under the deck and the next one is revealed."""
    if s.runes[slot] < spells.RUNES_TO_LEAVE:
        return
    spell = s.spellbook[slot]
    s.runes = put(s.runes, slot, 0)
    s.spells_bottom = (*s.spells_bottom, spell)
    if out is not None:
        tell.spell_left(s, out, spell)
    if s.spells_unseen:
        push(s, (DRAW_SPELL, slot))
    else:
        reveal_spell(s, slot, s.spells_bottom[0], out)


def reveal_spell(s: State, slot: int, spell: int, out: Sink | None) -> None:
    if s.spells_unseen >> spell & 1:
        s.spells_unseen &= ~(1 << spell)
    else:
        s.spells_bottom = s.spells_bottom[1:]
    if slot == len(s.spellbook):
        s.spellbook = [*s.spellbook, spell]
    else:
        s.spellbook = put(s.spellbook, slot, spell)
    if out is not None:
        tell.spell_revealed(s, out, spell)


# Draws


def known_card_comes(s: State, out: Sink | None) -> bool:
    """Whether the next card of the horde is no draw: everybody knows it, or there is none."""
    frame = s.frames[-1]
    level = recruiting.deck_for(s, frame[2])
    if level < 0:
        pop(s)
        return True
    card = recruiting.known_next(s, level)
    if card < 0:
        return False
    take_outcome(s, card, out)
    return True


def take_outcome(s: State, code: int, out: Sink | None) -> None:
    """What a draw brings."""
    kind = s.kind
    if kind == DRAW_STARTER:
        seat = drafting_seat(s)
        s.undrawn = put(s.undrawn, seat, s.undrawn[seat] & ~(1 << code))
        s.hand = put(s.hand, seat, s.hand[seat] | 1 << code)
        if out is not None:
            tell.starter_drawn(s, out, seat, code)
        return
    frame = pop(s)
    if kind == DRAW_HORDE:
        slot = frame[1]
        recruiting.deal(s, slot, code)
        if out is not None:
            tell.came(s, out, code, slot)
        if s.phase != DEALING and recruiting.draws_pedestal(s, slot):
            push(s, (DRAW_PEDESTAL, slot))
    elif kind == DRAW_PEDESTAL:
        recruiting.offer(s, frame[1], code)
        if out is not None:
            tell.offered(s, out, frame[1], code)
    elif kind == DRAW_SPELL:
        reveal_spell(s, frame[1], code, out)
    elif kind == DRAW_SHOP:
        s.shops = added(s.shops, code, 1)
        if out is not None:
            tell.shop_revealed(s, out, code)
    elif kind == DRAW_SPOT:
        setup.set_statues(s, code)
    elif kind == DRAW_CLANS:
        setup.set_clans(s, code)
        if out is not None:
            tell.statues_set(s, out)
    else:
        s.track = put(s.track, frame[1], s.book.token_values[code])
        if 0 not in s.track and out is not None:
            tell.track_dealt(s, out)


def drafting_seat(s: State) -> int:
    """Whose starting troll is drawn next, or -1."""
    for seat in range(s.book.players):
        if setup.wants_card(s, seat):
            return seat
    return -1


# From turn to turn


def begin_play(s: State, out: Sink | None) -> None:
    """MK-3.4 Everybody takes what the draft brings; the first seat begins."""
    if out is not None:
        tell.draft_ended(s, out)
    setup.end_draft(s)
    s.seat = 0
    begin_turn(s, out)


def begin_turn(s: State, out: Sink | None) -> None:
    s.phase = TURN
    s.cast = s.worked = s.moved = s.raised = False
    s.effects = 0
    if out is not None:
        tell.turn_begins(s, out)


def end_turn(s: State, out: Sink | None) -> None:
    """MK-16.3 After the trigger the round is finished and everybody has two more turns. MK-3.1 Turns go clockwise.

    MK-16.6 It always comes: there are only so many trolls to recruit and tunnels to dig.
    """
    if s.left == 0:
        s.phase = FINISHED
        if out is not None:
            tell.scored(s, out)
        return
    if s.left > 0:
        s.left -= 1
    s.seat += 1
    if s.seat == s.book.players:
        s.seat = 0
        s.round += 1
    begin_turn(s, out)
