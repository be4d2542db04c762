"""The built browser client: its page and its files, as small as whoever asks can take them.

Beside most files lie packed ones, which the build has made with more patience than a server has (`web/pack.mjs`).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, route
from litestar.enums import HttpMethod
from litestar.response import File

from underhall.server import wire

WEB = Path(__file__).parent / "web"
ASSETS = WEB / "assets"
PACKED = {"br": ".br", "gzip": ".gz"}  # the smaller first
AS_IT_IS = "as_it_is"  # an option of these routes: nothing packs their replies once more


def nothing_here() -> Response[wire.Problem]:
    return Response(wire.Problem("not-found", "there is nothing here"), status_code=404)


def takes(accepted: str, encoding: str) -> bool:
    """Whether a client takes an encoding, by its Accept-Encoding: by name or as any other, but not with quality 0.

    >>> takes("gzip, deflate, br", "br"), takes("*", "br"), takes("gzip;q=0.5, *;q=0", "gzip")
    (True, True, True)
    >>> takes("", "br"), takes("brotli", "br"), takes("br; q=0.0, *", "br"), takes("identity, *;q=0", "br")
    (False, False, False, False)
    """
    wishes = {"*": "q=0"}
    for wish in accepted.lower().split(","):
        name, _, quality = wish.partition(";")
        wishes[name.strip()] = "".join(quality.split())
    return not re.fullmatch(r"q=0(\.0*)?", wishes.get(encoding, wishes["*"]))


def send(path: Path, accepted: str, caching: str) -> File:
    """A file, packed if there is a packed one that the client takes."""
    headers = {"cache-control": caching, "vary": "Accept-Encoding"}
    sent = path
    for encoding, ending in PACKED.items():
        packed = path.with_name(path.name + ending)
        if takes(accepted, encoding) and packed.is_file():
            headers["content-encoding"] = encoding
            sent = packed
            break
    return File(sent, filename=path.name, headers=headers, content_disposition_type="inline")


@route(
    "/assets/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, opt={AS_IT_IS: True}
)
async def asset(request: Request[Any, Any, Any], name: str) -> File | Response[wire.Problem]:
    """What an asset is called changes with what is in it, so it may be kept for good."""
    path = ASSETS / name
    # a name that has a way in it leads elsewhere
    if path.parent != ASSETS or not path.is_file():
        return nothing_here()
    return send(path, request.headers.get("accept-encoding", ""), "public, max-age=31536000, immutable")


@get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
async def page(request: Request[Any, Any, Any], path: str = "/") -> File | Response[wire.Problem]:
    """Every address that is no other route is a page of the client, which finds its way by itself."""
    index = WEB / "index.html"
    if path.startswith(("/api/", "/ws/", "/assets/")) or not index.exists():
        return nothing_here()
    return send(index, request.headers.get("accept-encoding", ""), "no-cache")
