"""Trains the judges of the expert bots: games against itself, a network that learns from them, and a test of it."""
