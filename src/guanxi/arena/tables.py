"""The figures of a tournament as rows of words: the same for the terminal, the report and the pages."""

from collections.abc import Mapping, Sequence
from typing import Any

ENOUGH = 100  # games of everybody, from which on they are ranked
TOO_FEW = f"Too few games to rank, fewer than {ENOUGH} of a player: in the order of entry, and without ratings."
STANDING = ("player", "games", "wins", "95 %", "place", "± ", "points", "±")
RATED = ("rating", "sigma")
THINKING = ("player", "moves", "ms a move", "slowest ms", "illegal", "late")


def standing(players: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """How everybody did: the head of the table, and its rows."""
    ranked = are_ranked(players)
    return [*STANDING, *(RATED if ranked else ())], [
        [
            player["label"],
            f"{player['games']:,}",
            percent(player["win_share"]),
            interval(player["win_share_ci"]),
            number(player["mean_rank"], 2),
            half(player["mean_rank_ci"], 2),
            number(player["mean_points"], 1),
            half(player["mean_points_ci"], 1),
            *([number(player["rating"], 1), number(player["rating_sigma"], 2)] if ranked else []),
        ]
        for player in in_order(players)
    ]


def are_ranked(players: Sequence[Mapping[str, Any]]) -> bool:
    """Have all of them played enough?"""
    return all(player["games"] >= ENOUGH for player in players)


def thinking_rows(players: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """How long everybody thought."""
    return [
        [
            player["label"],
            f"{player['moves']:,}",
            number(player["ms_per_move"], 2),
            number(player["slowest_ms"], 1),
            f"{player['illegal']:,}",
            f"{player['late']:,}",
        ]
        for player in in_order(players)
    ]


def in_order(players: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """By wins, then by rating; as they entered where there are too few games for that."""
    if not are_ranked(players):
        return list(players)
    return sorted(players, key=lambda player: (-player["win_share"], -player["rating"]))


def source_rows(parts: Sequence[tuple[str, Mapping[str, float]]]) -> tuple[list[str], list[list[str]]]:
    """Points by source: the head of the table, and its rows."""
    names = list(dict.fromkeys(name for _, points in parts for name in points))
    rows = [
        [who, *(number(points.get(name, 0.0), 1) for name in names), number(sum(points.values()), 1)]
        for who, points in parts
    ]
    return ["", *names, "all"], rows


def seat_rows(seats: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """How every seat did; people count from one."""
    return [
        [
            seat_name(seat["seat"]),
            f"{seat['games']:,}",
            percent(seat["win_share"]),
            interval(seat["win_share_ci"]),
            number(seat["mean_points"], 1),
            half(seat["mean_points_ci"], 1),
        ]
        for seat in seats
    ]


SEATS = ("seat", "games", "wins", "95 %", "points", "±")


def seat_name(seat: int) -> str:
    """A seat for people."""
    return f"seat {seat + 1}" + (" (first)" if seat == 0 else "")


def percent(share: float | None) -> str:
    """A share of one."""
    return "–" if share is None else f"{100 * share:.1f} %"


def interval(ends: Sequence[float] | None) -> str:
    """An interval of shares."""
    return "–" if ends is None else f"{100 * ends[0]:.1f} to {100 * ends[1]:.1f} %"


def half(ends: Sequence[float] | None, digits: int) -> str:
    """Half the width of an interval, for ±."""
    return "–" if ends is None else f"{(ends[1] - ends[0]) / 2:.{digits}f}"


def number(figure: float | None, digits: int) -> str:
    """A figure."""
    return "–" if figure is None else f"{figure:,.{digits}f}"
