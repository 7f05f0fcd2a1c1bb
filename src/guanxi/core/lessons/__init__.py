"""Lessons: a game's own data (`GAME/lessons/*.toml`, words beside them), read, followed and shown here for any game."""
