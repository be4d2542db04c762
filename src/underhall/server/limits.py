"""How fast anybody may ask. Plain requests are counted by the framework; here are those that need a closer look."""

from __future__ import annotations

from typing import Any

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection

from underhall.server.errors import Refusal


class Limits:
    """`knock` is for what could be guessed (passwords, invitations), `talk` for the messages of a socket."""

    def __init__(self, requests_per_minute: int, messages_per_second: int) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._knocks = parse(f"{max(1, requests_per_minute // 20)}/minute")
        self._arrivals = parse(f"{requests_per_minute}/minute")
        self._talk = parse(f"{5 * messages_per_second}/5 seconds")

    def knock(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self._hit(self._knocks, f"knock/{address(connection)}")

    def arrive(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """A new socket, which the framework does not count."""
        self._hit(self._arrivals, f"arrive/{address(connection)}")

    def talk(self, person: str) -> None:
        self._hit(self._talk, f"talk/{person}")

    def _hit(self, item: RateLimitItem, who: str) -> None:
        if not self._limiter.hit(item, who):
            raise Refusal("too-fast", "too many requests: wait a little", 429)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "unknown"
