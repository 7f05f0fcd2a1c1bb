"""The report of a tournament: every figure in a table, and the charts that show them."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.arena import plots, tables
from guanxi.arena.match import Outcome
from guanxi.arena.page import heading, html_table, note, page
from guanxi.arena.specification import Specification
from guanxi.arena.tables import are_ranked, in_order

HOW = (
    "Games come in groups that share a seed; within one, the sitting order rotates, so that everybody meets the same "
    "cards from every place. A shared victory counts in parts. Intervals are of 95 %: Wilson's for shares, mean ± 1.96 "
    "standard errors for places and points. A rating is OpenSkill's Plackett-Luce: mu - 3 sigma. An illegal answer "
    "was replaced by a random one; a late one took over 1.10 times the player's own budget."
)


def report(spec: Specification, outcomes: Sequence[Outcome], found: Mapping[str, Any]) -> str:
    """A page of HTML."""
    sources = [(player["label"], player["points_by_source"]) for player in in_order(found["players"])]
    parts = [
        note(_what(found)),
        heading("Who wins"),
        html_table(*tables.standing(found["players"])),
        plots.win_plot(found),
        plots.rating_plot(found) if are_ranked(found["players"]) else note(tables.TOO_FEW),
        heading("Points"),
        plots.points_plot(spec, outcomes),
        html_table(*_points(spec, outcomes)),
        plots.source_plot(sources),
        html_table(*tables.source_rows(sources)),
        heading("The order of turns"),
        plots.seat_plot(found),
        html_table(tables.SEATS, tables.seat_rows(found["seats"])),
        html_table(*_by_seat(found)),
        heading("The games"),
        html_table(*lengths_table(found)),
        html_table(("ended by", "games"), [[reason, f"{n:,}"] for reason, n in found["endings"].items()]),
        heading("Thinking"),
        html_table(tables.THINKING, tables.thinking_rows(found["players"])),
        note(HOW),
    ]
    return page(f"{spec.game.title()}: {found['games']:,} games", parts)


def _what(found: Mapping[str, Any]) -> str:
    options = ", ".join(f"{name} {value}" for name, value in found["options"].items())
    return f"{options}; seed {found['seed']}; guanxi {found['version']}, {found['engine']} engine."


def _points(spec: Specification, outcomes: Sequence[Outcome]) -> tuple[list[str], list[list[str]]]:
    from guanxi.arena.charts.boxes import SPREAD, five
    from guanxi.arena.figures import results

    rows = []
    for entrant, label in enumerate(spec.labels):
        totals = [float(result.total) for result in results(outcomes, entrant=entrant)]
        if totals:
            rows.append([label, *(f"{figure:g}" for figure in five(totals))])
    return ["points", *SPREAD], rows


def _by_seat(found: Mapping[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Everybody's wins from every seat."""
    players = in_order(found["players"])
    head = ["wins from", *(tables.seat_name(seat["seat"]) for seat in found["seats"])]
    return head, [
        [player["label"], *(tables.percent(seat["win_share"]) for seat in player["seats"])] for player in players
    ]


def lengths_table(found: Mapping[str, Any]) -> tuple[list[str], list[list[str]]]:
    """How long the games were."""
    names = ("mean", "sd", "min", "median", "max")
    rows = [[what, *(f"{spread[name]:,.1f}" for name in names)] for what, spread in found["lengths"].items()]
    return ["length", *names], rows
