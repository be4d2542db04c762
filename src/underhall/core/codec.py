"""One way to write data down, so that equal things have equal bytes and digests."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="sorted")


def canonical(data: Any) -> bytes:
    """JSON with sorted keys and no spaces.

    >>> canonical({"b": [1, 2], "a": None})
    b'{"a":null,"b":[1,2]}'
    """
    return _encoder.encode(data)


def digest(data: Any) -> str:
    """Sixteen hex digits that stand for the data.

    >>> digest({"a": 1}) == digest({"a": 1}), digest({"a": 1}) == digest({"a": 2})
    (True, False)
    """
    return text_digest(canonical(data))


def text_digest(raw: bytes) -> str:
    return hashlib.blake2b(raw, digest_size=8).hexdigest()
