"""Who looks at a table, and what each of them is shown: only what the match tells their seat."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

from underhall.core.errors import UndoRefused
from underhall.server import wire
from underhall.server.spoken import events_out, fall_out, question_out, result_out
from underhall.server.viewer import NO_TABLE, Viewer

if TYPE_CHECKING:
    from underhall.server.table import Table


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()

    def people(self) -> list[str]:
        return [viewer.person for viewer in self.viewers]

    def show(self) -> None:
        """Send everybody what they may know now."""
        if self.table.match is None:
            return
        sent: dict[tuple[int | None, int], bytes] = {}
        for viewer in self.viewers:
            if viewer.greeted:
                self._show_one(viewer, sent)

    def _show_one(self, viewer: Viewer, sent: dict[tuple[int | None, int], bytes]) -> None:
        match = self.table.running()
        heard, undos = len(match.events(viewer.seat)), match.undos(viewer.seat)
        if viewer.heard > heard or viewer.undos != undos:
            viewer.heard = 0  # something was taken back, so the log is told anew
        key = (viewer.seat, viewer.heard)
        if key not in sent:
            sent[key] = wire.encoder.encode(self.position(viewer.seat, viewer.heard))
        viewer.send_text(sent[key])
        viewer.heard, viewer.undos = heard, undos

    def position(self, seat: int | None, heard: int) -> wire.Position:
        """All that a seat knows, and the events that it has not heard yet."""
        match, row, asked = self.table.running(), self.table.row, self.table.undo_asked
        return wire.Position(
            seat=seat,
            view=match.view(seat),
            question=self._question_for(seat),
            waiting=tuple(wire.Waiting(s, kind) for s, kind in match.open_asks),
            first=heard,
            events=events_out(match.events(seat, heard)),
            undos=match.undos(seat),
            undo=self._undo_for(seat),
            asked=None if seat is None else match.asked(seat),
            held=row["held"],
            undo_asked=wire.UndoAsked(asked.seat, tuple(sorted(asked.agreed)), tuple(sorted(asked.missing)))
            if asked
            else None,
            deadline=None if row["deadline"] is None else max(0.0, row["deadline"] - time.time()),
            fall=fall_out(match),
            result=result_out(match.result) if match.result else None,
        )

    def _question_for(self, seat: int | None) -> wire.QuestionOut | None:
        table = self.table
        if seat is None or table.row["held"] not in (None, seat) or table.seats[seat].bot is not None:
            return None
        match = table.running()
        question = match.question(seat)
        return question_out(question, match.asked(seat)) if question else None

    def _undo_for(self, seat: int | None) -> Literal["no", "free", "ask"]:
        match = self.table.running()
        if seat is None or match.over or self.table.seats[seat].bot is not None:
            return "no"
        try:
            return "ask" if match.undo_barred(seat) else "free"
        except UndoRefused:
            return "no"

    def greet(self, viewer: Viewer) -> bool:
        """Show a viewer where things stand; whether it has just come."""
        first = not viewer.greeted
        viewer.greeted = True
        self.viewers.add(viewer)
        viewer.send(self._roster(viewer))
        if self.table.match is not None:
            self._show_one(viewer, {})
        if first:
            self.show_roster(but=viewer)
        return first

    def dismiss(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.show_roster()

    def check_seats(self) -> None:
        """Whoever has lost a seat no longer looks from it."""
        for viewer in list(self.viewers):
            if viewer.seat is not None and self.table.seats[viewer.seat].person != viewer.person:
                viewer.seat, viewer.heard, viewer.undos = None, 0, 0
            if not self.table.may_watch(viewer.person):
                viewer.close(NO_TABLE)

    def tell(self, message: wire.ToBrowser) -> None:
        text = wire.encoder.encode(message)
        for viewer in self.viewers:
            viewer.send_text(text)

    def show_roster(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but and viewer.greeted:
                viewer.send(self._roster(viewer))

    def _roster(self, viewer: Viewer) -> wire.Roster:
        return wire.Roster(self.table.info(viewer.person), self.table.setup.content)

    def close(self) -> None:
        for viewer in list(self.viewers):
            viewer.close()
