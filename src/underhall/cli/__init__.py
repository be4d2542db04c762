"""The command line: `commands.py` says what there is, the other modules do it."""

from underhall.cli.commands import main

__all__ = ["main"]
