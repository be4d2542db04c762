"""Start the house: on this machine for oneself, or for others."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import structlog
import uvicorn
from platformdirs import user_data_path

from underhall.core.errors import UnderhallError
from underhall.server.app import Config, create_app
from underhall.server.client import WEB

PORT = 8707
LONGEST_FRAME = 16_000


class CannotServe(UnderhallError):
    """The address is taken, or the client has not been built."""


def default_database() -> str:
    return f"sqlite:///{user_data_path('underhall') / 'underhall.db'}"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    config: Config | None = None,
    ready: Callable[[str], None] | None = None,
    any_port: bool = False,
) -> None:
    """Serve until interrupted. `ready` is called with the address as soon as it answers."""
    house = config or Config(default_database())
    app = create_app(house)
    listener = _listen(host, port, any_port)
    # tables live long and hold many small objects; looking through all of them often would make everybody wait
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    set_up_logs()
    address = _address(host, listener.getsockname()[1])

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started and ready:
                ready(house.public or address)

    server = Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            server_header=False,
        )
    )
    server.run(sockets=[listener])


def play_here(port: int = PORT) -> None:
    """For oneself: start the house on this machine and open the browser."""
    if not (WEB / "index.html").exists():
        raise CannotServe("the browser client is not built: run `make client`")

    def ready(address: str) -> None:
        print(f"Underhall is open at {address} (stop it with Ctrl+C)", flush=True)
        webbrowser.open(address)

    serve(port=port, ready=ready, any_port=True)


def _listen(host: str, port: int, any_port: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in (port, 0) if any_port else (port,):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, attempt))
        except OSError as err:
            listener.close()
            reason = err.strerror or str(err)
        else:
            return listener
    raise CannotServe(f"cannot listen on {host}:{port}: {reason}")


def _address(host: str, port: int) -> str:
    name = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost", "::1": "localhost"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def set_up_logs() -> None:
    """One JSON line per happening on standard error; no cookies, no bodies, no keys."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper("iso"),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("underhall").setLevel(logging.INFO)
