"""Imperial Miners in the terminal: my mine under the surface, the event, the research boards, everybody's figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.table import Table
from rich.text import Text

from underhall.cli.boards import Table as Board
from underhall.core.speech import Option
from underhall.games.imperial_miners.book import card_words
from underhall.games.imperial_miners.content import Card, Content
from underhall.games.imperial_miners.notation import ROWS
from underhall.games.imperial_miners.view import ImperialMinersView, PlacedView, SeatView

SHAPES = "▲◆●■★"
STYLES = ("orange1", "dodger_blue1", "green3", "hot_pink", "yellow1")
FACTION_STYLES = {
    "scots": "medium_purple1",
    "barbarians": "indian_red1",
    "egyptians": "gold1",
    "japanese": "light_coral",
    "atlanteans": "turquoise2",
    "romans": "grey78",
}
CARTS = {"full": "●", "token": "◉", "half": "◐", "empty": "○"}
LEVELS = ("I", "II", "III", "IV")
MARK = "bold black on bright_yellow"
LEGEND = "im-board-legend"
TURN = "im-log-event"
HALF = 9
"""How many letters wide half a card is."""
WIDE = 2 * HALF - 1
"""How many letters a line of a card has, beside the cart at its edge."""

GROUPS = {"im-option-enough": "im-group-other", "im-option-none": "im-group-other", "im-option-draw": "im-group-other"}


def drawn(view: ImperialMinersView) -> object:
    return view.seats[view.seat or 0]


def group(option: Option) -> str:
    return GROUPS.get(option.key, "")


def show(table: Board, view: ImperialMinersView, marks: Mapping[str, str], whole: bool) -> None:
    """My mine with the numbers of the options on its cells; a spectator sees everybody's."""
    console = table.console
    console.print()
    if whole:
        console.print(_event(table, view), end="")
        console.print(_research(table, view, marks))
        console.print(_seats(table, view))
    shown = range(len(view.seats)) if view.seat is None else [view.seat]
    for seat in shown:
        console.print(draw(table, view.seats[seat], marks), no_wrap=True, overflow="crop", soft_wrap=True)
    if view.seat is not None:
        console.print(_hand(table, view.seats[view.seat], marks), end="")


class Canvas:
    """Letters with a style each, put anywhere."""

    def __init__(self, wide: int, tall: int) -> None:
        self.cells = [[(" ", "")] * wide for _ in range(tall)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for number, letter in enumerate(text):
            if 0 <= y < len(self.cells) and 0 <= x + number < len(self.cells[y]):
                self.cells[y][x + number] = (letter, style)

    def text(self) -> Text:
        said = Text()
        for row in self.cells:
            for letter, style in row:
                said.append(letter, style=style)
            said.append("\n")
        return said


def draw(table: Board, owner: SeatView, marks: Mapping[str, str]) -> Text:
    """The cards of a mine in rows that are half a card apart, and the carts between them."""
    cells = [one.cell for one in owner.mine]
    options = [target.removeprefix("cell:") for target in marks if target.startswith("cell:")]
    if not cells and not options:
        return Text()
    places = [_place(cell) for cell in cells + options]
    names = [name_lines(table.speaker.say(f"im-card-{card_of(table.content, one.card).id}")) for one in owner.mine]
    tall = 3 + max(map(len, names), default=1)
    left = min(x for _, x in places) - 1
    wide = (max(x for _, x in places) + 1 - left) * HALF + 1
    canvas = Canvas(wide, 1 + tall * (1 + max(row for row, _ in places)))
    canvas.put(0, 0, "▔" * wide, "green3")
    for one, name in zip(owner.mine, names, strict=True):
        row, x = _place(one.cell)
        _card(canvas, table, one, name, (x - 1 - left) * HALF + 1, 1 + tall * row, tall)
    for cell in options:
        row, x = _place(cell)
        mark = f"[{marks[f'cell:{cell}']}]"
        # at the end of a card's last line, which begins with what lies on it; in the middle where no card lies yet
        at = (x + 1 - left) * HALF - len(mark) if cell in cells else (x - left) * HALF + 1
        canvas.put(at, tall * (row + 1) - 1, mark, MARK)
    for seam in owner.seams:
        cell, _, side = seam.seam.partition(".")
        row, x = _place(cell)
        mark = marks.get(f"seam:{seam.seam}", CARTS[seam.cart])
        style = MARK if f"seam:{seam.seam}" in marks else "bold yellow1" if seam.cart != "empty" else "dim"
        if side == "r":
            canvas.put((x + 1 - left) * HALF, 2 + tall * row, mark, style)
        else:
            half = HALF // 2 if side == "lr" else -(HALF // 2)
            canvas.put((x - left) * HALF + half, tall * (row + 1), mark, style)
    return canvas.text()


def _place(cell: str) -> tuple[int, int]:
    return ROWS.index(cell[0]), int(cell[1:])


def _card(canvas: Canvas, table: Board, one: PlacedView, name: Sequence[str], x: int, top: int, tall: int) -> None:
    """Its name from the top down; from the bottom up its cell and level with what lies on it, and its peoples."""
    card = card_of(table.content, one.card)
    style = FACTION_STYLES[card.factions[0]] if card.factions else "white"
    for number, line in enumerate(name):
        canvas.put(x, top + number, line, f"bold {style}")
    peoples = [table.speaker.say(f"im-faction-{faction}") for faction in card.factions]
    canvas.put(x, top + tall - 3, abbreviated(peoples), style)
    lying = f"{'⚙' * one.machines}{'✖' if one.collapse else ''}{'✓' if one.activated else ''}"
    said = f"{one.cell} {LEVELS[card.level - 1]} {lying}"
    canvas.put(x, top + tall - 2, said[:WIDE], "red1" if one.collapse else "dim")


def name_lines(name: str) -> list[str]:
    """The name of a card in one line or two; a word that is too long for a line is parted.

    >>> name_lines("Caesar’s Treasury"), name_lines("Lepecsételt archívum")
    (['Caesar’s Treasury'], ['Lepecsételt', 'archívum'])
    >>> name_lines("Vándorkönyvszekrénysor")
    ['Vándorkönyvszekr-', 'énysor']
    """
    parts = (f"{word[: WIDE - 1]}- {word[WIDE - 1 :]}" if len(word) > WIDE else word for word in name.split(" "))
    return wrap(" ".join(parts), WIDE, max_lines=2, placeholder="…", break_on_hyphens=False) or [""]


def abbreviated(names: Sequence[str]) -> str:
    """Names side by side in one line of a card: those that are too long for it lose their ends.

    >>> abbreviated(["Scots", "Romans"]), abbreviated(["Barbarzyńcy", "Szkoci"])
    ('Scots/Romans', 'Barbarzyń./Szkoci')
    >>> abbreviated(["Barbarians", "Atlanteans"])
    'Barbari./Atlante.'
    """
    room = WIDE + 1 - len(names)
    longest = [max(room // len(names), room - sum(map(len, names)) + len(name)) for name in names]
    fits = zip(names, longest, strict=True)
    return "/".join(name if len(name) <= most else f"{name[: most - 1]}." for name, most in fits)


def card_of(content: Content, word: str) -> Card:
    """The card of a word in the notation."""
    name = word.partition("-")[0]
    return next(card for card in content.cards if card.id == name)


def _event(table: Board, view: ImperialMinersView) -> Text:
    say = table.speaker.say
    text = Text(say("im-board-round", {"n": view.round, "rounds": view.rounds}) if view.round else "", style="bold")
    if view.event:
        kind = next(event.kind for event in table.content.events if event.id == view.event)
        text.append(f"   {say(f'im-event-{view.event}')} ({say(f'im-kind-{kind}')}): ", style="bold yellow1")
        text.append(_say(table, table.content.texts["events"][view.event]))
    text.append(f"\n{say('im-board-decks')}: {', '.join(map(str, view.decks))}", style="dim")
    text.append(f"   {say('im-board-discards')}: {', '.join(str(len(pile)) for pile in view.discards)}\n", style="dim")
    return text


def _say(table: Board, message: Mapping[str, Any]) -> str:
    return table.speaker.say(message["key"], {name: arg for name, arg in message.items() if name != "key"})


def _research(table: Board, view: ImperialMinersView, marks: Mapping[str, str]) -> Table:
    """The boards side by side, the top first, with everybody's pickaxe."""
    grid = Table(box=None, pad_edge=False, header_style="bold")
    for face in view.faces:
        mark = f"[{marks[f'board:{face}']}] " if f"board:{face}" in marks else ""
        grid.add_column(f"{mark}{table.speaker.say(f'im-face-{face}')}")
    texts = [table.content.texts["faces"][face] for face in view.faces]
    for position in range(max(map(len, texts), default=0), 0, -1):
        row = []
        for face, spaces in zip(view.faces, texts, strict=True):
            if position > len(spaces):
                row.append(Text())
                continue
            cell = Text()
            if f"space:{face}:{position}" in marks:
                cell.append(f"[{marks[f'space:{face}:{position}']}] ", style=MARK)
            cell.append(f"{position} {_say(table, spaces[position - 1])} ")
            for number, seat in enumerate(view.seats):
                if (seat.face, seat.position) == (face, position):
                    cell.append(SHAPES[number], style=STYLES[number])
            row.append(cell)
        grid.add_row(*row)
    return grid


def _seats(table: Board, view: ImperialMinersView) -> Table:
    """One line for each player."""
    say = table.speaker.say
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("result-player", "im-board-score", "im-board-gold", "im-board-carts", "im-board-hand-size"):
        grid.add_column(say(heading))
    grid.add_column(say("im-board-research"))
    grid.add_column(say("im-board-doing"))
    for number, seat in enumerate(view.seats):
        research = f"{say(f'im-face-{seat.face}')} {seat.position}" if seat.face else "–"
        grid.add_row(
            Text(f"{SHAPES[number]} {table.speaker.players[number]}", style=f"bold {STYLES[number]}"),
            str(seat.score),
            str(seat.gold),
            f"{seat.full_carts} + {seat.half_carts}",
            " ".join(f"{LEVELS[level]}×{n}" for level, n in enumerate(seat.hand_levels) if n) or "–",
            research,
            _doing(table, seat),
        )
    return grid


def _doing(table: Board, seat: SeatView) -> str:
    """What a seat is about; while it lays a card or its chain runs, at which card."""
    at = seat.laying or next((one.card for one in seat.mine if one.cell == seat.at), None)
    card = f"@im-card-{card_of(table.content, at).id}" if at else ""
    return table.speaker.say(f"im-doing-{seat.doing}", {"card": card})


def _hand(table: Board, me: SeatView, marks: Mapping[str, str]) -> Text:
    """My cards with their costs now, what they do, and the numbers of the options on them."""
    say = table.speaker.say
    text = Text(f"{say('im-board-hand')}:\n", style="bold")
    for word, cost in zip(me.hand or (), me.costs or (), strict=True):
        card = card_of(table.content, word)
        mark = marks.get(f"card:{word}")
        text.append(f"  [{mark}] " if mark else "  ", style=MARK if mark else "")
        style = FACTION_STYLES[card.factions[0]] if card.factions else "white"
        text.append(f"{LEVELS[card.level - 1]} {say(f'im-card-{card.id}')} ", style=f"bold {style}")
        text.append(f"{say('im-count-gold', {'n': cost})}, {word}, {carts(table.content, word)}: ", style="dim")
        effects = [_say(table, message) for message in table.content.texts["cards"][card.id]]
        text.append(" | ".join(effects) + "\n")
    if not me.hand:
        text.append("  –\n")
    return text


def carts(content: Content, word: str) -> str:
    """The half-carts of a card: above, at the sides, below."""
    words = card_words(content)
    masks = [mask for card in content.cards for mask in card.carts]
    halves = masks[words.index(word)].translate(str.maketrans("FE.", "●○·"))
    return f"{halves[:2]} {halves[2:4]} {halves[4:]}"
