"""Trollfjord: trolls in six lands, a king's walk, and a stone tower to hammer on. For 2 to 4 players."""
