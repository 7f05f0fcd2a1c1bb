"""Real servers and real databases."""

from server.hands.sv_fixtures import database, postgres, served

__all__ = ["database", "postgres", "served"]
