"""`underhall`, with a tower of the tests."""

from __future__ import annotations

from tests.server import towers
from underhall.cli import main
from underhall.server import tower

if __name__ == "__main__":
    tower.TOWER = towers.maker(towers.patient)
    main()
