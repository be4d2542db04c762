"""Balance reports: what play between bots says about a game's content."""
