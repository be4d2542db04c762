"""What the house refuses, each with a code that a client can tell apart and one clear sentence."""

from __future__ import annotations

from underhall.core import errors as core
from underhall.core.errors import UnderhallError
from underhall.server.store import BadValue, Conflict, StorageError
from underhall.server.thinkers import BotFailed


class Refusal(UnderhallError):
    """A request that is understood and not granted. `status` is for REST."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.status = status


def no_table() -> Refusal:
    """The same whether it does not exist or is none of the asker's business."""
    return Refusal("no-table", "there is no such table, or it is not open to you", 404)


CODES: dict[type[UnderhallError], tuple[str, int]] = {
    core.Stale: ("stale", 409),
    core.Illegal: ("illegal", 409),
    core.NotAsked: ("not-asked", 409),
    core.UndoRefused: ("undo", 409),
    core.BadSetup: ("bad-setup", 400),
    core.UnknownGame: ("no-game", 404),
    core.BadRecord: ("bad-record", 400),
    core.BadSnapshot: ("bad-position", 400),
    BadValue: ("bad-request", 400),
    StorageError: ("storage", 503),
    Conflict: ("stale", 409),
    BotFailed: ("bot", 503),
}


def described(err: UnderhallError) -> tuple[str, int, str]:
    """The code, the status and the sentence of a refusal."""
    if isinstance(err, Refusal):
        return err.code, err.status, str(err)
    for kind, (code, status) in CODES.items():
        if isinstance(err, kind):
            # what a database says about itself is for the log, not for the world
            message = "the house cannot write this down now; nothing was taken" if code == "storage" else str(err)
            return code, status, message
    return "refused", 400, str(err)
