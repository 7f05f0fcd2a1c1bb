"""Goofspiel: sealed bids for prizes, for two to five players. An example of a game for guanxi (docs/new-game.md)."""
