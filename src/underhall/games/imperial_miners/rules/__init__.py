"""The rules of Imperial Miners, a module for each chapter."""
