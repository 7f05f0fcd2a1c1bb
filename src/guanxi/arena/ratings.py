"""Ratings from places: OpenSkill's Plackett-Luce model, which takes tables of several players as they are."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from guanxi.arena.match import Outcome


@dataclass(frozen=True)
class Rating:
    """What is known of an entrant's strength."""

    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma: at least so strong, almost surely


def ratings(entrants: int, outcomes: Sequence[Outcome]) -> list[Rating]:
    """The ratings after these games, taken in the order of the schedule. Everybody starts alike."""
    model = PlackettLuce()
    held = [model.rating() for _ in range(entrants)]
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        teams = [[held[entrant]] for entrant in outcome.entrants]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for entrant, team in zip(outcome.entrants, rated, strict=True):
            held[entrant] = team[0]
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in held]
