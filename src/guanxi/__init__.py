"""guanxi: board games with exact rules, computer players and records."""

__version__ = "0.1.0"
