"""Real servers."""

from server.hands.sv_fixtures import served

__all__ = ["served"]
