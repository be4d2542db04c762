"""Imperial Miners: six peoples dig one mine downwards, and every card laid wakes those above it. For 1 to 5 players."""
