"""A table in memory, and everything that can be done at it."""
