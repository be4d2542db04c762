"""In the Hall of the Mountain King in the terminal: the mountain square by square, the horde, everybody's trolls."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from underhall.cli.boards import Table as Board
from underhall.core.speech import Option
from underhall.games.mountain_king.notation import GOODS
from underhall.games.mountain_king.texts import spell_text
from underhall.games.mountain_king.view import CellView, HordeView, MountainKingView, SeatView
from underhall.locale import Speaker

SHAPES = "▲◆●■★"
STYLES = ("orange1", "dodger_blue1", "green3", "hot_pink", "yellow1")
CLAN_STYLES = {"fire": "red1", "ice": "cyan1", "moon": "medium_purple1", "mud": "tan"}
BAND_STYLES = {"D": "grey37", "L": "grey66", "B": "dark_goldenrod", "O": "dark_orange", "Y": "yellow1"}
MARK = "bold black on bright_yellow"
FINDS = {"stone": "s", "iron": "i", "heartstone": "h", "hammer": "m", "rune": "r", "coin": "o", "cart": "w"}
LEGEND = "mk-board-legend"
TURN = "mk-log-turn"
WIDE = 3

GROUPS = {
    "mk-option-cast": "mk-group-spell",
    "mk-option-work": "mk-group-workshop",
    "mk-option-trade": "mk-group-trade",
    "mk-option-recruit": "mk-group-recruit",
    "mk-option-dig": "mk-group-dig",
    "mk-option-hall": "mk-group-hall",
    "mk-option-move": "mk-group-statue",
    "mk-option-unit-store": "mk-group-storage",
    "mk-option-unit-troll": "mk-group-troll",
    "mk-option-done": "mk-group-other",
    "mk-option-pass": "mk-group-other",
    "mk-option-enough": "mk-group-other",
    "mk-option-no-effect": "mk-group-other",
}


def drawn(view: MountainKingView) -> object:
    return view.stacks


def group(option: Option) -> str:
    return GROUPS.get(option.key, "")


def show(table: Board, view: MountainKingView, marks: Mapping[str, str], whole: bool) -> None:
    """The mountain as the view shows it, with option numbers on single squares."""
    console, speaker = table.console, table.speaker
    squares: dict[str, str] = {}
    taken: set[str] = set()
    for target, mark in marks.items():
        if target.startswith("square:"):
            # a tile has several squares and a square many tiles; only where one number suffices it is shown
            squares[target.removeprefix("square:")] = mark
            if list(marks.values()).count(mark) > 1:
                taken.add(target.removeprefix("square:"))
    shown = {square: mark for square, mark in squares.items() if square not in taken}
    console.print()
    console.print(draw(view, shown), no_wrap=True, overflow="crop", soft_wrap=True)
    if whole:
        console.print(_middle(view, table))
        console.print(_horde(view, table))
        console.print(_seats(view, speaker))
        console.print()
    if view.seat is not None:
        console.print(_own(view, table, view.seats[view.seat]), end="")


def draw(view: MountainKingView, marks: Mapping[str, str]) -> Text:
    """Each square is two letters wide: what lies there on its band's colour."""
    owner = {square: tunnel.seat for tunnel in view.tunnels for square in tunnel.squares}
    halls = {square: hall for hall in view.halls for square in hall.squares}
    gates = {seat.gate: number for number, seat in enumerate(view.seats) if seat.gate}
    statues = {statue.square: statue for statue in view.statues}
    pedestals = {pedestal.square: pedestal.clan for pedestal in view.pedestals}
    finds = {find.square: find.good for find in view.finds}
    sites = {site.square: site for site in view.sites}
    text = Text("   ")
    for x in range(view.map.columns):
        text.append(chr(97 + x).ljust(WIDE), style="dim")
    for y, row in enumerate(view.map.bands):
        text.append(f"\n{y + 1:>2} ", style="dim")
        for x, letter in enumerate(row):
            square = f"{chr(97 + x)}{y + 1}"
            statue = statues.get(square)
            if square in marks:
                text.append(marks[square].center(WIDE), style=MARK)
            elif square in gates:
                _put(text, f"{SHAPES[gates[square]]}⌂", STYLES[gates[square]], statue)
            elif square in halls:
                hall = halls[square]
                style = STYLES[hall.seat] if hall.seat is not None else "white"
                _put(text, "◎" if square == hall.altar else "▦", style, statue)
            elif square in owner:
                seat = owner[square]
                style = STYLES[seat] if seat is not None else "white"
                stand = pedestals.get(square)
                _put(text, f"{SHAPES[seat] if seat is not None else '?'}{stand[0] if stand else ''}", style, statue)
            elif square in sites:
                text.append(("⌂" if sites[square].shop else "+").ljust(WIDE), style="bold white")
            elif letter in BAND_STYLES:
                under = "x" if square in view.rubble else letter
                find = FINDS[finds[square]] if square in finds else ""
                label = square in view.map.starts and not view.tunnels
                _put(text, "○" if label else f"{under}{find}", BAND_STYLES[letter], statue)
            else:
                text.append(("#" if letter == "#" else " ").ljust(WIDE), style="bold red1")
    return text.append("\n")


def _put(text: Text, what: str, style: str, statue: object) -> None:
    """What lies on a square, and before it the statue that stands there."""
    clan = getattr(statue, "clan", None)
    if clan is None:
        text.append(what.ljust(WIDE), style=style)
        return
    text.append("I" if not getattr(statue, "buried", False) else "i", style=f"bold {CLAN_STYLES[clan]}")
    text.append(what[: WIDE - 1].ljust(WIDE - 1), style=style)


def _middle(view: MountainKingView, table: Board) -> Text:
    """Turn, spells, workshops, tunnels, halls, the track."""
    say = table.speaker.say
    text = Text(say("mk-board-round", {"n": view.round}), style="bold")
    if view.turns_left is not None:
        text.append(f"  {say('mk-board-left', {'n': view.turns_left})}", style="bold red1")
    text.append(f"   {say('mk-board-spell', {'cast': 'yes' if view.cast else 'no'})}")
    text.append(f", {say('mk-board-workshop', {'worked': 'yes' if view.worked else 'no'})}")
    if view.effects:
        text.append(f"   {say('mk-board-effects')}: {', '.join(say(f'mk-spell-{name}') for name in view.effects)}")
    text.append(f"   {say('mk-board-crowns')}: {', '.join(map(str, view.crowns)) or '–'}\n")
    text.append(f"{say('mk-board-spells')}:\n", style="bold")
    spells = {spell.id: spell for spell in table.content.spells}
    for spell in view.spellbook:
        runes = say("mk-board-runes", {"n": spell.runes})
        text.append(f"  {say(f'mk-spell-{spell.spell}')} ({runes}): {say(*spell_text(spells[spell.spell]))}\n")
    text.append(f"{say('mk-board-workshops')}: ", style="bold")
    built = [
        f"{say(f'mk-shop-{site.shop}')} {site.square} ({say('mk-board-entrances', {'n': site.entrances})})"
        for site in view.sites
        if site.shop
    ]
    text.append(f"{'; '.join(built) or '–'}\n")
    left = ", ".join(f"{count}× {say(f'mk-shop-{shop}')}" for shop, count in view.shops.items())
    text.append(f"{say('mk-board-to-found')}: {left or '–'}\n", style="dim")
    text.append(f"{say('mk-board-tunnels')}: ", style="bold")
    text.append(", ".join(f"{stack.left}× {say(f'mk-stack-{stack.stack}')} ({stack.size})" for stack in view.stacks))
    text.append(f"\n{say('mk-board-halls-left')}: ", style="bold")
    halls = {hall.id: hall for hall in table.content.halls}
    named = [f"{say(f'mk-hall-{name}')} {halls[name].low}/{halls[name].high}" for name in view.halls_left]
    text.append(f"{', '.join(named) or '–'}\n")
    text.append(f"{say('mk-board-track')}: ", style="bold")
    for token in view.track:
        style = CLAN_STYLES[token.clan] if token.owner is None else "strike dim"
        text.append(f"{say(f'mk-band-{token.band}')[:3]}{token.value} ", style=style)
    return text.append("\n")


def _horde(view: MountainKingView, table: Board) -> Text:
    say = table.speaker.say
    text = Text(f"{say('mk-board-horde')}:\n", style="bold")
    rows = ("top", "mid", "low")
    for number, row in enumerate(rows):
        deck = say("mk-board-deck", {"n": view.decks[2 - number]})
        text.append(f"  {say('mk-board-level', {'n': 3 - number})} ({deck}): ", style="dim")
        for slot in view.horde:
            if slot.slot.startswith(row):
                _slot(text, slot, table)
        text.append("\n")
    return text


def _slot(text: Text, slot: HordeView, table: Board) -> None:
    if slot.troll is None:
        text.append("–  ")
        return
    troll = next(entry for entry in table.content.trolls if entry.id == slot.troll)
    text.append(f"{slot.slot} {table.speaker.say(f'mk-troll-{slot.troll}')} ", style=CLAN_STYLES[troll.clan])
    text.append(symbols({str(good): count for good, count in troll.makes.items()}))
    if slot.pedestal:
        text.append("⊥", style=CLAN_STYLES[slot.pedestal])
    if slot.bribes:
        text.append(f" +{sum(slot.bribes.values())}", style="bold yellow1")
    text.append("  ")


def symbols(goods: Mapping[str, int]) -> str:
    """Goods in letters: 2 stone and a Fire cart are `2s1fw`.

    >>> symbols({"stone": 2, "fire_cart": 1})
    '2s1fw'
    """
    letters = {**FINDS, "fire_cart": "fw", "ice_cart": "iw", "moon_cart": "mw"}
    return "".join(f"{goods[good]}{letters[good]}" for good in GOODS if goods.get(good))


def _seats(view: MountainKingView, speaker: Speaker) -> Table:
    """One line for each player: everything lies open."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("result-player", "mk-board-trolls", "mk-board-resources", "mk-board-pedestals", "mk-board-network"):
        table.add_column(speaker.say(heading))
    table.add_column(speaker.say("mk-board-honour"))
    for number, seat in enumerate(view.seats):
        colour = speaker.say(f"mk-colour-{seat.colour}")
        name = f"{SHAPES[number]} {speaker.players[number]} ({colour}){' ◀' if number == view.active else ''}"
        store = view.stores[seat.owner]
        stands = [speaker.say("mk-board-pedestal", {"clan": clan, "n": n}) for clan, n in store.pedestals.items()]
        table.add_row(
            Text(name, style=f"bold {STYLES[number]}"),
            str(len(seat.cells)),
            symbols(seat.goods) or "–",
            ", ".join(stands) or "–",
            speaker.say("mk-board-squares", {"n": seat.network}),
            str(seat.points),
        )
    return table


def _own(view: MountainKingView, table: Board, me: SeatView) -> Text:
    """My trollsmoot from the top row down, and my storage."""
    say = table.speaker.say
    text = Text()
    if me.hand:
        text.append(f"{say('mk-board-hand')}: ", style="bold")
        text.append(f"{', '.join(say(f'mk-troll-{troll}') for troll in me.hand)}\n")
    text.append(f"{say('mk-board-trollsmoot')}:\n", style="bold")
    for row in "4321":
        cells = [cell for cell in me.cells if cell.cell[1] == row]
        if cells:
            text.append("  ")
            for cell in cells:
                _cell(text, cell, say(f"mk-troll-{cell.troll}"))
            text.append("\n")
    key = "mk-board-team-storage" if view.teams else "mk-board-storage"
    text.append(f"{say(key)}: ", style="bold")
    counts = [say(f"mk-count-{good}", {"n": n}) for good, n in view.stores[me.owner].goods.items() if n]
    text.append(f"{', '.join(counts) or say('mk-board-nothing')}\n")
    return text


def _cell(text: Text, cell: CellView, name: str) -> None:
    text.append(f"{cell.cell} {name} ", style=CLAN_STYLES[cell.clan] if cell.clan else "white")
    text.append(symbols(cell.held) or "–", style="bold")
    text.append(f"/{symbols(cell.free) or '–'}   ", style="dim")
