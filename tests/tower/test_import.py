"""What the tower brings with it."""

from __future__ import annotations

import subprocess
import sys


def test_no_window_library_is_looked_for() -> None:
    """It would be in a process of its own, which complains when the house is closed meanwhile."""
    said = "import sys, underhall.tower; print('mujoco' in sys.modules, 'glfw' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]
