"""Dwar7s Fall: kingdoms of walls and mines, seven dwarfs each, three goals to end it. For 2 to 4 players."""
