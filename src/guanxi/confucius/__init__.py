"""Confucius (Alan Paull, 2008): one folder, one game."""
