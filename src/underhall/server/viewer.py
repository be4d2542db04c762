"""One socket at a table: who looks, from which seat, what it has been sent."""

from __future__ import annotations

import asyncio

from underhall.server.wire import ToBrowser, encoder

BACKLOG = 200
RESTART, NO_TABLE = 1012, 4404


class Viewer:
    """Messages go out in order, one writer per socket; who reads too slowly is let go and may come back."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seat: int | None = None
        self.heard = 0
        self.undos = 0
        self.greeted = False
        self.thinking: asyncio.Task[None] | None = None
        """A hint that is being worked out."""
        self.code = RESTART
        """What the socket is closed with."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: ToBrowser) -> None:
        self.send_text(encoder.encode(message))

    def send_text(self, text: bytes) -> None:
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self, code: int = RESTART) -> None:
        """Nothing more will be sent."""
        self.code = code
        while self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None when the connection is to be closed."""
        return await self._outbox.get()
