"""The built client as the house sends it: the same files to everybody, packed as they take them."""

from __future__ import annotations

import gzip
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.house import House
from tools.web import npm
from underhall.server.client import WEB

pytestmark = pytest.mark.skipif(
    not (WEB / "index.html").exists(), reason="the browser client is not built (make client)"
)

BROWSER = "gzip, deflate, br, zstd"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}


def unpack_brotli(body: bytes) -> bytes:
    """By Node, which has packed it: Python cannot."""
    npm()
    script = "process.stdin.pipe(zlib.createBrotliDecompress()).pipe(process.stdout)"
    return subprocess.run(["node", "-e", script], input=body, capture_output=True, check=True).stdout


def largest(kind: str) -> Path:
    return max(WEB.rglob(f"*{kind}"), key=lambda file: file.stat().st_size)


def ask(house: House, file: Path, accepted: str, method: str = "GET") -> tuple[httpx.Headers, bytes]:
    """The headers and the body of a file as it comes over the wire."""
    path = "/table/any" if file.name == "index.html" else f"/assets/{file.name}"
    with httpx.stream(method, house.url + path, headers={"accept-encoding": accepted}) as reply:
        body = b"".join(reply.iter_raw())
    assert reply.status_code == 200
    return reply.headers, body


@pytest.mark.parametrize("kind", KINDS)
def test_all_get_the_same_file_packed_as_they_take_it(house: House, kind: str) -> None:
    file = largest(kind)
    plain = file.read_bytes()
    unpack: dict[str | None, Callable[[bytes], bytes]] = {"br": unpack_brotli, "gzip": gzip.decompress, None: bytes}
    sizes, tags = [], set()
    for accepted, encoding in ((BROWSER, "br"), ("gzip, deflate", "gzip"), ("identity", None)):
        headers, body = ask(house, file, accepted)
        assert headers.get("content-encoding") == encoding
        assert headers["content-type"] == KINDS[kind]
        assert headers["content-length"] == str(len(body))
        assert headers["vary"] == "Accept-Encoding"
        assert headers["cache-control"] == ("no-cache" if kind == ".html" else "public, max-age=31536000, immutable")
        assert ("set-cookie" in headers) == (kind == ".html")
        assert "default-src 'self'" in headers["content-security-policy"]
        assert unpack[encoding](body) == plain
        sizes.append(len(body))
        tags.add(headers["etag"])
    assert sizes == sorted(set(sizes))
    assert len(tags) == 3


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("", None),
        ("deflate, zstd", None),
        ("br;q=0, gzip; q=0.000", None),
        ("*;q=0", None),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("gzip;q=1.0, br;q=0.1", "br"),
        ("*", "br"),
    ],
)
def test_what_is_refused_is_not_sent(house: House, accepted: str, encoding: str | None) -> None:
    file = largest(".js")
    headers, body = ask(house, file, accepted)
    assert headers.get("content-encoding") == encoding
    assert (body == file.read_bytes()) == (encoding is None)


def test_the_head_of_a_file_is_that_of_its_body(house: House) -> None:
    file = largest(".css")
    for accepted in (BROWSER, "gzip", "identity"):
        (full, _), (head, nothing) = ask(house, file, accepted), ask(house, file, accepted, "HEAD")
        assert nothing == b""
        assert {**head, "date": ""} == {**full, "date": ""}


def test_a_font_is_packed_already(house: House) -> None:
    file = largest(".woff2")
    headers, body = ask(house, file, BROWSER)
    assert headers["content-type"] == "font/woff2"
    assert "content-encoding" not in headers
    assert body == file.read_bytes()


def test_the_build_packs_whatever_gains_by_it() -> None:
    for file in WEB.rglob("*"):
        if file.suffix in KINDS and file.stat().st_size > 500:
            for ending in (".br", ".gz"):
                packed = file.with_name(file.name + ending)
                assert packed.exists(), f"{packed.name} is missing: make client"
                assert packed.stat().st_size < file.stat().st_size
