"""`underhall`, with a tower of the tests."""

from __future__ import annotations

from tests.server import towers
from underhall.server import tower

tower.TOWER = towers.maker(towers.patient)

if __name__ == "__main__":
    from underhall.cli import main

    main()
