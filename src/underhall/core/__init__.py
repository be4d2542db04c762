"""The engine room: what a game is, how a match runs, what a record holds. Knows no game."""
