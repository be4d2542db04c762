"""Names in a position that a person wrote, read as numbers; a mistake is named by its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from underhall.core.errors import BadSnapshot

MOST = 10_000


def index_of(name: str, known: Sequence[str], where: str) -> int:
    """
    >>> index_of("ice", ("fire", "ice"), "clan")
    1
    """
    if name not in known:
        raise BadSnapshot(f"{where}: {name!r} is none of {', '.join(known)}")
    return known.index(name)


def set_of(names: Sequence[str], known: Sequence[str], where: str) -> int:
    """Names, each at most once, as a mask.

    >>> set_of(["moon", "fire"], ("fire", "ice", "moon"), "clans")
    5
    """
    mask = 0
    for name in names:
        bit = 1 << index_of(name, known, where)
        if mask & bit:
            raise BadSnapshot(f"{where}: {name} stands twice")
        mask |= bit
    return mask


def counts_of(numbers: Mapping[str, int], known: Sequence[str], where: str) -> list[int]:
    """How many of each; kinds that are left out are 0.

    >>> counts_of({"ice": 2}, ("fire", "ice", "moon"), "pedestals")
    [0, 2, 0]
    """
    for name, number in numbers.items():
        index_of(name, known, where)
        if number < 0:
            raise BadSnapshot(f"{where}.{name}: {number} is less than none")
        if number > MOST:
            raise BadSnapshot(f"{where}.{name}: {number} is more than there can be")
    return [numbers.get(name, 0) for name in known]
