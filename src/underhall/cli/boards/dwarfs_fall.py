"""Dwar7s Fall in the terminal: the cards as boxes with their walls, stacks and dwarfs; hands and goals below."""

from __future__ import annotations

from collections.abc import Mapping

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from underhall.cli.boards import Table as Board
from underhall.core.speech import Option
from underhall.games.dwarfs_fall.notation import place_word
from underhall.games.dwarfs_fall.view import DwarfsFallView, SeatView, StackView
from underhall.locale import Speaker

SHAPES = "▲◆●■"
STYLES = ("dodger_blue1", "red1", "green3", "yellow1")
FREE = "·"
MARK = "bold black on bright_yellow"
HEIGHT = 3
ROOMY = 9
LEGEND = "df-table-legend"
TURN = "df-log-turn"

GROUPS = {
    "df-option-card": "df-group-card",
    "df-option-put": "df-group-dwarf",
    "df-option-move": "df-group-dwarf",
    "df-option-ogre": "df-group-ogre",
    "df-option-reveal": "df-group-secret",
    "df-option-order-on": "df-group-secret",
    "df-option-order-off": "df-group-secret",
    "df-option-beside": "df-group-beside",
    "df-option-onto": "df-group-onto",
    "df-option-done": "df-group-other",
    "df-option-end-turn": "df-group-other",
}


def drawn(view: DwarfsFallView) -> object:
    return view.stacks


def group(option: Option) -> str:
    return GROUPS.get(option.key, "")


def show(table: Board, view: DwarfsFallView, marks: Mapping[str, str], whole: bool) -> None:
    """The table as the view shows it, with option numbers on their cells."""
    cells = {target.removeprefix("cell:"): mark for target, mark in marks.items() if target.startswith("cell:")}
    console, speaker = table.console, table.speaker
    console.print()
    if view.stacks:
        console.print(draw(view, speaker, cells, console.width), no_wrap=True, overflow="crop", soft_wrap=True)
    else:
        console.print(Text(speaker.say("df-table-empty"), style="dim"))
    if any(len(stack.cards) > 1 for stack in view.stacks):
        console.print(_stacks(view, speaker))
    if whole:
        console.print(_middle(view, speaker))
        console.print(_seats(view, speaker))
        console.print()
    if view.seat is not None:
        console.print(_own(view.seats[view.seat], table, whole), end="")


def draw(view: DwarfsFallView, speaker: Speaker, marks: Mapping[str, str], width: int) -> Text:
    """The board: heavy lines are walls, dotted ones are open."""
    stacks = {(stack.x, stack.y): stack for stack in view.stacks}
    wanted = set(stacks) | {place for place in _rim(stacks) if place_word(*place) in marks}
    xs = range(min(x for x, _ in wanted), max(x for x, _ in wanted) + 1)
    ys = range(max(y for _, y in wanted), min(y for _, y in wanted) - 1, -1)
    inner = max(6, min(13, (width - 5) // len(xs) - 2))
    text = Text()
    for y in ys:
        boxes = []
        for x in xs:
            stack = stacks.get((x, y))
            mark = marks.get(place_word(x, y), "")
            boxes.append(_box(stack, speaker, mark, inner) if stack else _empty(mark, inner))
        for line in range(HEIGHT + 2):
            label = place_word(0, y)[2:] if line == HEIGHT // 2 + 1 else ""
            text.append(f"{label:>3} ", style="dim")
            for box in boxes:
                text.append_text(box[line])
            text.append("\n")
    text.append("    ")
    for x in xs:
        text.append(place_word(x, 0)[:-2].center(inner + 2), style="dim")
    text.append("\n")
    return text


def _rim(stacks: Mapping[tuple[int, int], StackView]) -> set[tuple[int, int]]:
    around = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return {(x + dx, y + dy) for x, y in stacks for dx, dy in around} - set(stacks)


def _empty(mark: str, inner: int) -> list[Text]:
    blank = Text(" " * (inner + 2))
    if not mark:
        return [blank] * (HEIGHT + 2)
    middle = Text(" " * ((inner - len(mark)) // 2)).append(f" {mark} ", style=MARK)
    middle.append(" " * (inner + 2 - len(middle.plain)))
    return [blank, blank, middle, blank, blank]


def _box(stack: StackView, speaker: Speaker, mark: str, inner: int) -> list[Text]:
    walls = {side: side in stack.walls for side in "NESW"}
    top = stack.cards[0]
    space = " " if inner >= ROOMY else ""
    name = f"{SHAPES[top.owner]}{space}{speaker.say(f'df-card-{top.kind}')}"
    if len(name) > inner:
        name = f"{SHAPES[top.owner]}{space}{speaker.say(f'df-short-{top.kind}')}"
    first = Text().append(name[:inner].ljust(inner), style=f"bold {STYLES[top.owner]}")
    lines = [first, _dwarfs(stack, inner), _foot(stack, mark, inner)]
    box = [_edge(walls, "N", inner)]
    for line in lines:
        row = Text().append("┃" if walls["W"] else "┊", style="white" if walls["W"] else "dim")
        row.append_text(line)
        row.append("┃" if walls["E"] else "┊", style="white" if walls["E"] else "dim")
        box.append(row)
    box.append(_edge(walls, "S", inner))
    return box


def _edge(walls: Mapping[str, bool], side: str, inner: int) -> Text:
    """The upper or lower edge with its corners."""
    heavy = walls[side]
    west, east = ("┏", "┓") if side == "N" else ("┗", "┛")
    light_west, light_east = ("╭", "╮") if side == "N" else ("╰", "╯")
    text = Text().append(west if heavy or walls["W"] else light_west, style="white" if heavy or walls["W"] else "dim")
    text.append(("━" if heavy else "┈") * inner, style="white" if heavy else "dim")
    text.append(east if heavy or walls["E"] else light_east, style="white" if heavy or walls["E"] else "dim")
    return text


def _dwarfs(stack: StackView, inner: int) -> Text:
    """Each dwarf in its owner's shape and colour, a dot for each free slot, and how many a task needs."""
    text = Text()
    for seat, count in enumerate(stack.dwarfs):
        text.append(SHAPES[seat] * count, style=STYLES[seat])
    text.append(FREE * (stack.slots - sum(stack.dwarfs)), style="dim")
    text.append(f"/{stack.need}", style="dim")
    return _padded(text, inner)


def _foot(stack: StackView, mark: str, inner: int) -> Text:
    text = Text().append(f"★{stack.vp}", style="strike dim" if stack.blocked else "")
    if stack.blocked:
        text.append("✗", style="bold red1")
    if len(stack.cards) > 1:
        text.append(f" ≡{len(stack.cards)}")
    if mark:
        gap = inner - len(text.plain) - len(mark) - 2
        if gap < 0:  # the number matters more than the points
            text, gap = Text(), inner - len(mark) - 2
        text.append(" " * gap).append(f" {mark} ", style=MARK)
    return _padded(text, inner)


def _padded(text: Text, inner: int) -> Text:
    text.truncate(inner)
    text.append(" " * (inner - len(text.plain)))
    return text


def _stacks(view: DwarfsFallView, speaker: Speaker) -> Text:
    """What lies covered: all of it was laid openly."""
    text = Text(f"{speaker.say('df-table-stacks')}: ", style="dim")
    shown = [stack for stack in view.stacks if len(stack.cards) > 1]
    for number, stack in enumerate(shown):
        cards = " / ".join(speaker.say(f"df-short-{card.kind}") for card in stack.cards)
        text.append(f"{'; ' if number else ''}{stack.cell} {cards}")
    return text


def _middle(view: DwarfsFallView, speaker: Speaker) -> Text:
    """Round, bank and open goals."""
    text = Text()
    text.append(speaker.say("df-table-round", {"n": view.round}), style="bold")
    if view.ending:
        text.append(f"  {speaker.say('df-table-ending')}", style="bold red1")
    text.append(f"   {speaker.say('df-table-bank')}: {_counts(view.bank, speaker)}")
    text.append(f"   {speaker.say('df-table-ogres', {'n': view.ogre_pile})}\n")
    deck = speaker.say("df-table-deck", {"n": view.goals_left})
    text.append(f"{speaker.say('df-table-market')} ({deck}):\n", style="bold")
    for goal in view.market:
        cost = [[f"df-count-{gem}", count] for gem, count in goal.cost.items()]
        args = {"goal": f"@df-goal-{goal.id}", "cost": cost, "n": goal.vp}
        text.append(f"  {speaker.say('df-option-goal', args)}\n")
    return text


def _seats(view: DwarfsFallView, speaker: Speaker) -> Table:
    """One line for each player: what everybody can see."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("result-player", "df-table-supply", "df-table-actions", "df-table-hand", "df-table-gems"):
        table.add_column(speaker.say(heading))
    table.add_column(speaker.say("df-table-held"))
    for heading in ("df-table-goals", "df-table-trophies", "df-table-realm", "df-table-points"):
        table.add_column(speaker.say(heading))
    for number, seat in enumerate(view.seats):
        colour = speaker.say(f"df-colour-{seat.colour}")
        name = f"{SHAPES[number]} {speaker.players[number]} ({colour}){' ◀' if number == view.active else ''}"
        done = [speaker.say(f"df-goal-{goal}") for goal in seat.goals]
        if seat.revealed:
            done.append(speaker.say(f"df-secret-{seat.secret}"))
        table.add_row(
            Text(name, style=f"bold {STYLES[number]}"),
            SHAPES[number] * seat.supply or "–",
            str(seat.actions),
            str(len(seat.cards)),
            _counts({gem: n for gem, n in seat.gems.items() if n}, speaker),
            str(seat.ogres),
            escape(", ".join(done)) or "–",
            ", ".join(speaker.say(f"df-card-{kind}") for kind in seat.trophies) or "–",
            str(seat.realm_vp),
            str(seat.points),
        )
    return table


def _own(me: SeatView, table: Board, whole: bool) -> Text:
    """My hand and my secret. Each card with its points and its walls, as printed."""
    text = Text()
    speaker = table.speaker
    cards = {card.id: card for card in table.content.kingdom}
    text.append(f"{speaker.say('df-table-hand')}: ", style="bold")
    for number, kind in enumerate(me.cards):
        text.append(", " if number else "")
        text.append(speaker.say(f"df-card-{kind}"))
        text.append(f" ★{cards[kind].vp} {cards[kind].walls}", style="dim")
    text.append(f"{'' if me.cards else speaker.say('df-table-nothing')}\n")
    if not whole:
        return text
    for ogre in me.known_ogres:
        text.append(f"  {speaker.say(f'df-ogre-{ogre}')}: {ogre_text(table, ogre)}\n")
    if me.secret:
        if me.revealed:
            state = speaker.say("df-table-revealed")
        elif me.order is None:
            state = speaker.say("df-table-hidden")
        else:
            state = speaker.say("df-table-order", {"order": "on" if me.order else "off"})
        text.append(f"{speaker.say('df-table-secret')}: ", style="bold")
        text.append(f"{speaker.say(f'df-secret-{me.secret}')} ({state}). {secret_text(table, me.secret)}\n")
    return text


def ogre_text(table: Board, ogre: str) -> str:
    """What an ogre does, said from its data, so that a pack's ogre says what it does too."""
    found = next(entry for entry in table.content.ogres if entry.id == ogre)
    family = found.family if found.family != "remove" else "remove-all" if found.many else "remove-one"
    return table.speaker.say(f"df-family-{family}")


def secret_text(table: Board, secret: str) -> str:
    """What a secret goal asks for, said from its condition."""
    found = next(entry for entry in table.content.secret if entry.id == secret)
    parts = []
    for condition in found.condition.split(" and "):
        counter, comparison, figure = condition.split()
        how = "least" if comparison == ">=" else "exact"
        parts.append(table.speaker.say(f"df-condition-{counter}", {"how": how, "n": int(figure)}))
    return " ".join(parts)


def _counts(counts: Mapping[str, int], speaker: Speaker) -> str:
    return ", ".join(speaker.say(f"df-count-{gem}", {"n": n}) for gem, n in counts.items()) or "–"
