"""The score track: CN-SCORE. A total is a plain number; marker and cards only show it (CN-COMP-08)."""

from typing import Final

LAP: Final = 50


def marker(total: int) -> int:
    """The marker's place on the track (CN-SCORE-02)."""
    return total % LAP


def score_cards(total: int) -> int:
    """Score cards laid out for completed laps, without limit (CN-SCORE-03)."""
    return total // LAP
