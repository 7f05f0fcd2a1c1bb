"""Confucius in a terminal: court, lands and players as tables, points, and the choices of whoever plays there."""
