"""A position in figures, for a learned judge: COMMON of the table, then SEAT for each seat in order.

All figures lie roughly between -1 and 1. The nine kinds of kingdom card are told apart by what their task brings (see
`roles`), goals by their points and by what they still ask for, so that the figures mean the same with any pack. What is
on the way is measured in actions still to be spent on it, as in `evaluation`, whose reckoning is used here.
"""

from __future__ import annotations

from typing import Final

from underhall.games.dwarfs_fall import evaluation as ev
from underhall.games.dwarfs_fall import state as st
from underhall.games.dwarfs_fall.rules.dwarfs import steps
from underhall.games.dwarfs_fall.rules.goals import count, ends_now, goals_done, may_reveal, realm_vp
from underhall.games.dwarfs_fall.rules.turn import actions_left
from underhall.games.dwarfs_fall.state import Book, State, active_card, hand_size, manned, top_kind
from underhall.kit.masks import bits

COMMON: Final = 59
SEAT: Final = 137

# Roles of kingdom cards: dig, ogre and trade as the rewards are numbered, then the four gems, then the monsters.
FIRST_GEM: Final = 3
DRAGON: Final = 7
GIANT: Final = 8
ROLES: Final = 9
GEM_KINDS: Final = 4
COUNTERS: Final = 8
FAMILIES: Final = 6
OPEN_GOALS: Final = 3  # so many of the open goals are looked at one by one, the most promising first
LONG: Final = 16.0  # actions; what is as far away as this is out of sight


class Outlook:
    """What one seat has under way and what it can reach."""

    __slots__ = (
        "actions", "best", "brew", "budget", "faded", "hunt", "lacking", "progress", "reach", "ready", "standoff",
        "stranded", "tunnellers",
    )  # fmt: skip

    reach: list[int]  # actions to the next gem of each kind; the last entry is for the shop
    progress: list[float]  # for each role the part of a task's dwarfs on the fullest card that can be used
    ready: int  # cards with all the dwarfs that they need
    stranded: int  # dwarfs where nothing can come of it
    standoff: int  # dwarfs among strangers on a monster
    tunnellers: int  # dwarfs that can go to any mine
    hunt: int  # actions to the next trophy
    brew: int  # actions to the next ogre
    budget: int  # actions in this turn or, for who waits, in the next; -1 if none comes any more
    # by place among the open goals: gems still lacking, actions until it is bought, what it promises so far away
    lacking: list[int]
    actions: list[int]
    faded: list[float]
    best: list[int]  # those places, the most promising first


def features(s: State) -> list[float]:
    """COMMON figures of the table, then SEAT figures for each seat in order: COMMON + players * SEAT in all."""
    last = s.phase == st.FINISHED or s.ending or ends_now(s) or s.round >= s.book.max_rounds
    ground = ev.survey(s)
    role = roles(s.book)
    goals = bits(s.market)
    edges = openings(s)
    looks: list[Outlook] = []
    scores: list[int] = []
    realms: list[int] = []
    for seat in range(s.book.players):
        looks.append(outlook(s, seat, ground, role, goals, last))
        realms.append(realm_vp(s, seat))
        scores.append(realms[seat] + sum(sources(s, seat)) + s.book.order_points[seat])
    out: list[float] = []
    table(s, out, goals, last)
    board_figures(s, out, ground, role, edges)
    for seat in range(s.book.players):
        look = looks[seat]
        tempo(s, seat, out, look, last)
        half_done(s, seat, out)
        standing(s, seat, out, scores, realms)
        secret_goal(s, seat, out, look)
        gems_and_goals(s, seat, out, looks, goals)
        crew(s, seat, out, look)
        own_realm(s, seat, out, realms[seat], edges)
        hand(s, seat, out, role)
        out.append(ev.prospect(s, seat, ground, last, True) / 30.0)
    return out


def yes(fact: bool) -> float:
    return 1.0 if fact else 0.0


def roles(book: Book) -> list[int]:
    """The role of each kind of kingdom card."""
    found = []
    for kind in range(book.kinds):
        reward = book.reward[kind]
        if reward == st.GEMS:
            reward = FIRST_GEM + book.reward_gem[kind]
        elif reward == st.DEFEAT:
            reward = DRAGON if book.type_of[kind] == st.MINE else GIANT
        found.append(reward)
    return found


def openings(s: State) -> list[int]:
    """For each stack how many of its edges lie open to an empty cell, so that its realm can grow there."""
    book = s.book
    board = s.board
    found = []
    for stack in range(len(board.cells)):
        near = book.near[board.cells[stack]]
        walls = book.walls[board.stacks[stack][0] & 63]
        edges = 0
        for side in range(4):
            if not walls >> side & 1 and near[side] not in board.where:
                edges += 1
        found.append(edges)
    return found


def sources(s: State, seat: int) -> list[int]:
    """DF-13.3 Points of trading goals, the secret goal if it is shown or could be now, monsters, gems."""
    book = s.book
    trading = secret = monsters = gems = 0
    for goal in bits(s.goals[seat]):
        trading += book.goal_vp[goal]
    if s.shown >> seat & 1 or may_reveal(s, seat):
        secret = book.secret_vp[s.secrets[seat]]
    for kind in s.trophies[seat]:
        monsters += book.trophy_vp[kind]
    for gem in range(GEM_KINDS):
        gems += s.gems[seat * GEM_KINDS + gem] * book.gem_vp[gem]
    return [trading, secret, monsters, gems]


def outlook(s: State, seat: int, ground: ev.Ground, role: list[int], goals: list[int], last: bool) -> Outlook:
    """Go through the seat's cards and dwarfs, then through the open goals."""
    book = s.book
    board = s.board
    look = Outlook()
    look.reach = ground.reach[:]
    look.progress = [0.0] * ROLES
    look.ready = look.stranded = look.standoff = look.tunnellers = 0
    look.hunt = 5
    look.brew = dig = 2
    for kind in bits(s.hands[seat] & book.ordinary):
        ev.offer(s, look.reach, kind, 1)
    for stack in bits(s.here[seat]):
        kind = top_kind(board, stack)
        need = book.need[kind]
        men = s.men[stack * book.players + seat]
        missing = need - men if men < need else 0
        reward = book.reward[kind]
        if board.mine_tops >> stack & 1 and not board.realm[stack] & board.dragons:
            look.tunnellers += men
        if reward == st.DEFEAT:
            if men < book.slots[kind] - s.room[stack]:
                look.standoff += men
                continue
            look.hunt = min(look.hunt, missing)
        elif (
            board.blocked >> stack & 1
            or s.room[stack] < missing
            or (reward == st.GEMS and s.bank[book.reward_gem[kind]] == 0)
        ):
            look.stranded += men
            continue
        elif reward == st.DIG:
            dig = min(dig, missing)
        elif reward == st.OGRE:
            look.brew = min(look.brew, missing)
        else:
            ev.offer(s, look.reach, kind, missing - need)
        look.progress[role[kind]] = max(look.progress[role[kind]], 1.0 - missing / need)
        if missing == 0:
            look.ready += 1
    for kind in bits(ground.buried | ground.deep):
        ev.offer(s, look.reach, kind, dig + 1 if ground.buried >> kind & 1 else dig + 3)
    if s.kind == st.ASK_GOAL and seat == s.seat:
        look.reach[GEM_KINDS] = 0  # the dwarfs have left the shop, and the purchase is due
    look.budget = budget(s, seat, last)
    reckon_goals(s, seat, look, ground, goals)
    return look


def budget(s: State, seat: int, last: bool) -> int:
    """The actions with which the seat can still prepare its next tasks."""
    if last:
        return ev.last_actions(s, seat)
    if seat == s.seat and s.phase == st.ACTIONS:
        return actions_left(s)
    if seat == s.seat and s.phase == st.TASKS:
        return 0
    return s.book.actions + (s.book.castle_actions if s.board.bonus >> seat & 1 else 0)


def reckon_goals(s: State, seat: int, look: Outlook, ground: ev.Ground, goals: list[int]) -> None:
    """How far away each open goal is, and which of them promise most."""
    book = s.book
    look.lacking = []
    look.actions = []
    look.faded = []
    look.best = []
    for goal in goals:
        lacking = actions = 0
        worth = book.goal_vp[goal] + ev.GOAL
        costs = book.goal_cost[goal]
        for gem in range(GEM_KINDS):
            lack = costs[gem] - s.gems[seat * GEM_KINDS + gem]
            if costs[gem] and lack > 0:
                lacking += lack
                actions += look.reach[gem] + (lack - 1) // ground.amount[gem] * ground.need[gem]
            worth -= costs[gem] * book.gem_vp[gem]
        total = min(ev.FAR, actions + look.reach[GEM_KINDS])
        faded = worth * ev.FADING[total]
        at = 0
        while at < len(look.best) and look.faded[look.best[at]] >= faded:
            at += 1
        look.best.insert(at, len(look.faded))
        look.lacking.append(lacking)
        look.actions.append(total)
        look.faded.append(faded)


def table(s: State, out: list[float], goals: list[int], last: bool) -> None:
    """Of the COMMON figures those of the game's course, the bank, the open goals and the ogres."""
    book = s.book
    # how many play, the round, the safety stop, the end at hand, turns left in the round, goals to the end, the phase
    out += [yes(book.players == 2), yes(book.players == 3), yes(book.players == 4)]
    out += [min(s.round, 40) / 20.0, 1.0 / (1.0 + max(0, book.max_rounds - s.round))]
    most = done = 0
    for seat in range(book.players):
        most = max(most, goals_done(s, seat))
        done += goals_done(s, seat)
    out += [yes(last), yes(s.ending), (book.players - 1 - s.seat) / 3.0]
    out += [(book.goals_to_end - most) / 3.0, done / (2.0 * book.players)]
    for phase in range(st.DEALING, st.FINISHED + 1):
        out.append(yes(s.phase == phase))
    # of each gem what lies in the bank, and how many of it the open goals ask for
    for gem in range(GEM_KINDS):
        wanted = 0
        for goal in goals:
            wanted += book.goal_cost[goal][gem]
        out += [s.bank[gem] / book.gem_count[gem], yes(s.bank[gem] == 0), wanted / 5.0]
    # open goals: how many, the dearest, the mean, how many are still to come, one to be opened; ogres in the pile
    dearest = total = 0
    for goal in goals:
        dearest = max(dearest, book.goal_vp[goal])
        total += book.goal_vp[goal]
    out += [len(goals) / 3.0, dearest / 16.0, total / (16.0 * max(1, len(goals))), s.unseen.bit_count() / 10.0]
    out += [yes(s.kind == st.DRAW_TRADING), sum(s.draw) / 13.0]


def board_figures(s: State, out: list[float], ground: ev.Ground, role: list[int], edges: list[int]) -> None:
    """The other COMMON figures: how large the board is, what can be used there, what is blocked or buried."""
    book = s.book
    board = s.board
    usable = [0] * ROLES
    realms = largest = borders = 0
    for stack in range(len(board.stacks)):
        kind = top_kind(board, stack)
        largest = max(largest, board.realm[stack].bit_count())
        borders += board.open_to[stack].bit_count()
        if not board.blocked >> stack & 1 and s.room[stack] >= book.need[kind]:
            usable[role[kind]] += 1
        if board.realm[stack] & -board.realm[stack] == 1 << stack:
            realms += 1
    # stacks, realms, the largest, open borders, open edges; of each role the cards with room for a whole task
    out += [len(board.stacks) / 20.0, realms / 10.0, largest / 15.0, borders / 40.0, sum(edges) / 20.0]
    for at in range(DRAGON):
        out.append(usable[at] / 3.0)
    # monsters and what they block
    out += [board.dragons.bit_count() / 3.0, board.giants.bit_count() / 3.0]
    out += [(board.blocked & board.types[st.MINE]).bit_count() / 8.0]
    out += [(board.blocked & board.types[st.CASTLE]).bit_count() / 3.0]
    # castles, inns and mines that take another card, stacks that could be dug, kinds that a dig brings to light
    idle = ~manned(s) & ~board.blocked
    for sort in (st.CASTLE, st.INN, st.MINE):
        out.append((board.types[sort] & board.low & idle).bit_count() / 5.0)
    out += [(board.tall & idle).bit_count() / 5.0, ground.buried.bit_count() / 5.0]
    # actions to each gem and to a shop, whoever comes
    for at in range(GEM_KINDS + 1):
        out.append(min(ground.reach[at] / LONG, 1.0))


def tempo(s: State, seat: int, out: list[float], look: Outlook, last: bool) -> None:
    """Whose turn it is, what is left of it, and whether another comes."""
    players = s.book.players
    acting = seat == s.seat and s.phase != st.FINISHED
    left = look.budget if acting and s.phase == st.ACTIONS else 0
    # own turn and its phase, actions left in it, actions for the next tasks, turns until one's own, place in the round
    out += [yes(acting), yes(acting and s.phase == st.ACTIONS), yes(acting and s.phase == st.TASKS)]
    out += [left / 4.0, yes(left > 0), look.budget / 4.0, (seat - s.seat) % players / 3.0, seat / 3.0]
    # no tasks of one's own any more, the last turn, the standing order to reveal
    out += [yes(look.budget < 0), yes(last and look.budget >= 0), yes(s.orders >> seat & 1 == 1)]


def half_done(s: State, seat: int, out: list[float]) -> None:
    """What the seat has begun: a card, a dwarf, an ogre, a dig, a purchase; an ogre or gem to come; being robbed."""
    kind = s.kind if seat == s.seat else -1
    out += [yes(kind in (st.ASK_CELL, st.ASK_TURNED)), yes(kind in (st.ASK_PUT, st.ASK_FROM, st.ASK_TO))]
    out += [yes(kind in (st.ASK_DWARF, st.ASK_VICTIM)), yes(kind == st.ASK_DIG), yes(kind == st.ASK_GOAL)]
    out += [yes(kind in (st.DRAW_OGRE, st.DRAW_STOLEN)), yes(kind == st.DRAW_GEM)]
    out.append(yes(s.kind in (st.DRAW_GEM, st.DRAW_STOLEN) and s.frame[1] == seat))


def standing(s: State, seat: int, out: list[float], scores: list[int], realms: list[int]) -> None:
    """Points by source, the place if the game ended now (DF-13.5), goals done and to do."""
    book = s.book
    own = (scores[seat] * 100 + realms[seat]) * 20 + book.dwarfs - s.supply[seat]
    rival = -1
    above = level = 0
    for other in range(book.players):
        if other != seat:
            rival = max(rival, scores[other])
            key = (scores[other] * 100 + realms[other]) * 20 + book.dwarfs - s.supply[other]
            above += key > own
            level += key == own
    found = sources(s, seat)
    out += [scores[seat] / 40.0, found[0] / 30.0, found[1] / 10.0, found[2] / 9.0, found[3] / 12.0]
    # the lead, also in sight of a close end; a win now, the seats ahead
    lead = scores[seat] - rival
    out += [max(-1.5, min(1.5, lead / 20.0)), max(-1.0, min(1.0, lead / 5.0))]
    out += [0.0 if above else 1.0 / (1 + level), above / 3.0]
    # goals done, and whether one or two more bring the end
    done = goals_done(s, seat)
    out += [done / 3.0, yes(done + 1 >= book.goals_to_end), yes(done + 2 >= book.goals_to_end)]


def secret_goal(s: State, seat: int, out: list[float], look: Outlook) -> None:
    """The secret goal: shown, to be shown at will, its points, the part done, how near it is; then what it counts."""
    secret = s.secrets[seat]
    wanted = [0.0] * COUNTERS
    if s.shown >> seat & 1 or secret < 0:
        shown = yes(secret >= 0)
        out += [shown, 0.0, 0.0, shown, shown, 0.0]
    else:
        part = 1.0
        missing = 0
        for counter, comparison, figure in s.book.counters[secret]:
            wanted[counter] = 1.0
            value = count(s, seat, counter)
            gap = figure - value
            if gap < 0:
                gap = -gap if comparison == "==" else 0
            missing = max(missing, gap)
            part = min(part, 1.0 - gap / max(figure, gap, s.book.kinds if comparison == "==" else 1))
        near = ev.FADING[ev.secret_actions(s, seat, look.hunt, look.brew)]
        out += [0.0, yes(missing == 0), s.book.secret_vp[secret] / 10.0, part, near, missing / 9.0]
    out += wanted


def gems_and_goals(s: State, seat: int, out: list[float], looks: list[Outlook], goals: list[int]) -> None:
    """Gems held, and the open goals that they serve."""
    book = s.book
    look = looks[seat]
    held = s.gems[seat * GEM_KINDS : (seat + 1) * GEM_KINDS]
    # each gem, all, how many kinds
    kinds = 0
    for number in held:
        out.append(number / 5.0)
        kinds += number > 0
    out += [sum(held) / 9.0, kinds / 4.0]
    # goals whose gems are there, the dearest of them, the dearest that lacks one gem
    payable = dearest = nearly = 0
    for place in range(len(goals)):
        if look.lacking[place] == 0:
            payable += 1
            dearest = max(dearest, book.goal_vp[goals[place]])
        elif look.lacking[place] == 1:
            nearly = max(nearly, book.goal_vp[goals[place]])
    out += [payable / 3.0, dearest / 16.0, nearly / 16.0]
    # of each of the best goals: points, gems lacking, actions to the purchase, its promise, whether it can be bought by
    # the end of the turn, rivals no further away
    for rank in range(OPEN_GOALS):
        if rank >= len(goals):
            out += [0.0, 1.0, 1.0, 0.0, 0.0, 0.0]
            continue
        place = look.best[rank]
        actions = look.actions[place]
        rivals = 0
        for other in looks:
            rivals += other is not look and other.actions[place] <= actions
        out += [book.goal_vp[goals[place]] / 16.0, look.lacking[place] / 5.0, min(actions / LONG, 1.5)]
        out += [look.faded[place] / 12.0, yes(actions <= look.budget), rivals / 3.0]
    # the gems that the best goal lacks
    for gem in range(GEM_KINDS):
        lack = book.goal_cost[goals[look.best[0]]][gem] - held[gem] if goals else 0
        out.append(max(0, lack) / 3.0)


def crew(s: State, seat: int, out: list[float], look: Outlook) -> None:
    """For each role how far a task is prepared; tasks ready; where dwarfs are and may step; the way to gems, shop."""
    out += look.progress
    dwarfs = float(s.book.dwarfs)
    out += [look.ready / 3.0, s.supply[seat] / dwarfs, yes(s.supply[seat] == 0), s.here[seat].bit_count() / dwarfs]
    paths = 0
    for stack in bits(s.here[seat]):
        paths |= steps(s, stack)
    out += [look.stranded / dwarfs, look.standoff / 5.0, look.tunnellers / dwarfs, paths.bit_count() / 12.0]
    for at in range(GEM_KINDS + 1):
        out.append(min(look.reach[at] / LONG, 1.0))


def own_realm(s: State, seat: int, out: list[float], points: int, edges: list[int]) -> None:
    """The castle, what lies around it, and what may happen to both."""
    book = s.book
    board = s.board
    castle = board.castle_at[seat]
    if castle < 0:
        # laid but not in play, and so that one dig brings it back
        gone = not s.hands[seat] >> book.castle & 1
        out += [0.0, yes(gone), yes(gone and one_dig_away(s, seat))] + [0.0] * 16
        return
    realm = board.realm[castle]
    guards = manned(s)
    idle = board.low & ~guards & ~board.blocked & realm
    whole = mines = growth = castles = beside = 0
    for stack in bits(realm):
        card = book.vp[active_card(book, board.stacks[stack]) >> 2 & 15]
        whole += card
        mines += card if board.types[st.MINE] >> stack & 1 else 0
        growth += edges[stack]
        beside |= board.beside[stack]
    for other in board.castle_at:
        castles += other >= 0 and realm >> other & 1
    beasts = 0
    for other in range(book.players):
        beasts |= s.hands[other] & book.monsters if other != seat else 0
    giant = dragon = False
    for kind in bits(beasts):
        if book.type_of[kind] == st.MINE:
            dragon = idle & board.types[st.MINE] != 0
        else:
            giant = idle & board.types[st.CASTLE] != 0
    # in play, with its action, unguarded against a rival's card, guarded by oneself, by anybody, exposed to a dig
    out += [1.0, 0.0, 0.0, yes(board.bonus >> seat & 1 == 1), yes(ev.exposed(s, seat))]
    out += [yes(s.here[seat] >> castle & 1 == 1), yes(guards >> castle & 1 == 1)]
    out.append(yes(board.tall & ~guards & ~board.blocked & 1 << castle != 0))
    # points, points that monsters hold back, cards, cards behind its walls, edges where it can grow, who shares it
    out += [points / 20.0, (whole - points) / 15.0, realm.bit_count() / 15.0]
    out += [(beside & ~realm).bit_count() / 8.0, growth / 10.0, (castles - 1) / 3.0]
    # monsters in it, mines and points in them that a rival's dragon could take, a castle open to a rival's giant
    out += [yes(realm & board.dragons != 0), yes(realm & board.giants != 0), mines / 12.0]
    out += [mines / 12.0 if dragon else 0.0, yes(giant)]


def one_dig_away(s: State, seat: int) -> bool:
    """Whether the seat's castle lies right under the top of a stack that can be dug."""
    board = s.board
    for stack in bits(board.tall & board.types[st.CASTLE] & ~manned(s) & ~board.blocked):
        below = board.stacks[stack][1]
        if below >> 6 == seat and below >> 2 & 15 == s.book.castle:
            return True
    return False


def hand(s: State, seat: int, out: list[float], role: list[int]) -> None:
    """Kingdom cards by role, all cards against the limit, ogres by family."""
    book = s.book
    held = [0.0] * ROLES
    for kind in bits(s.hands[seat]):
        held[role[kind]] = 1.0
    out += held
    size = hand_size(s, seat)
    out += [s.hands[seat].bit_count() / 9.0, size / book.hand_limit, max(0, size - book.hand_limit) / 3.0]
    families = [0.0] * FAMILIES
    for ogre in s.ogres[seat]:
        families[book.ogre_family[ogre & 15]] += 0.5
    out.append(len(s.ogres[seat]) / 5.0)
    out += families
