"""Series of games between bots, on all cores."""
