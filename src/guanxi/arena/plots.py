"""The charts of a tournament, from its figures."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.arena.charts.axis import percent
from guanxi.arena.charts.boxes import boxes_chart
from guanxi.arena.charts.rows import Row, rows_chart
from guanxi.arena.charts.stacked import stacked_chart
from guanxi.arena.figures import results
from guanxi.arena.match import Outcome
from guanxi.arena.specification import Specification
from guanxi.arena.tables import in_order, seat_name


def win_plot(found: Mapping[str, Any], title: str = "Share of the wins") -> str:
    """Win shares with their intervals, and the fair share."""
    rows = [
        Row(player["label"], player["win_share"], *player["win_share_ci"])
        for player in in_order(found["players"])
        if player["games"]
    ]
    fair = 1 / int(found["options"]["players"])
    return rows_chart(title, "share of the wins, with 95 % intervals", rows, fair, percent, from_zero=True)


def rating_plot(found: Mapping[str, Any], title: str = "Ratings") -> str:
    """The ladder: mu, and two sigma to each side."""
    players = sorted(found["players"], key=lambda player: -player["rating_mu"])
    rows = [
        Row(
            player["label"],
            player["rating_mu"],
            player["rating_mu"] - 2 * player["rating_sigma"],
            player["rating_mu"] + 2 * player["rating_sigma"],
        )
        for player in players
    ]
    return rows_chart(title, "OpenSkill rating, mu ± 2 sigma", rows)


def points_plot(spec: Specification, outcomes: Sequence[Outcome], title: str = "Points") -> str:
    """How everybody's points are spread."""
    rows = [
        (label, [float(result.total) for result in results(outcomes, entrant=entrant)])
        for entrant, label in enumerate(spec.labels)
    ]
    return boxes_chart(title, "points at the end: lowest, middle half, median, highest", rows)


def seat_plot(found: Mapping[str, Any], title: str = "Seats") -> str:
    """What the order of turns is worth."""
    rows = [Row(seat_name(seat["seat"]), seat["win_share"], *seat["win_share_ci"]) for seat in found["seats"]]
    fair = 1 / len(rows)
    return rows_chart(title, "share of the wins by order of turns, with 95 % intervals", rows, fair, percent)


def source_plot(parts: Sequence[tuple[str, Mapping[str, float]]], title: str = "Where the points come from") -> str:
    """Points by source, one bar for each row."""
    return stacked_chart(title, "points a game, by source", parts)
