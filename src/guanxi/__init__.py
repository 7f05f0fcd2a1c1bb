"""guanxi: the board games Confucius and China, with exact rules, computer players and records."""

__version__ = "0.1.0"
