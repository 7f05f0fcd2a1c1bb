"""Finished games: records, replay at any move, import, the seed."""
