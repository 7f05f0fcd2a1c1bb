"""What strong play is like: one player with itself at a table of four, how long, how it ends, what brings points."""

from collections.abc import Sequence
from typing import Any

from guanxi.arena import plots, tables
from guanxi.arena.charts.boxes import SPREAD, boxes_chart, five
from guanxi.arena.charts.histogram import histogram
from guanxi.arena.figures import Result, results, sources
from guanxi.arena.intervals import wilson
from guanxi.arena.ladder.parts import Page, Played, behind
from guanxi.arena.markdown import markdown_table
from guanxi.arena.match import Outcome
from guanxi.arena.report import lengths_table


def strong_part(page: Page, one: Played) -> None:
    """The part of the page about one game."""
    name = one.contest.spec.players[0]
    page.parts += [f"### Strong play: {name} with itself, {one.contest.spec.table} at a table", behind(one)]
    if not one.outcomes:
        return
    found = one.found
    _games(page, one, found)
    _points(page, one)
    page.parts.append(markdown_table(tables.SEATS, tables.seat_rows(found["seats"])))
    page.draw(f"{one.contest.slug}-seats", "Wins by order of turns", plots.seat_plot(found))


def _games(page: Page, one: Played, found: dict[str, Any]) -> None:
    page.parts.append(markdown_table(*lengths_table(found)))
    moves = [outcome.moves for outcome in one.outcomes]
    page.draw(f"{one.contest.slug}-moves", "Moves", histogram("Length of a game", "moves", moves))
    rows = [_ending(reason, count, len(one.outcomes)) for reason, count in found["endings"].items()]
    page.parts.append(markdown_table(("ended by", "games", "share", "95 %"), rows))


def _ending(reason: str, count: int, games: int) -> list[str]:
    return [reason, f"{count:,}", tables.percent(count / games), tables.interval(wilson(count, games))]


def _points(page: Page, one: Played) -> None:
    groups = winners_and_others(one.outcomes)
    spreads = [(who, [float(result.total) for result in group]) for who, group in groups]
    rows = [[who, f"{len(totals):,}", *(f"{n:g}" for n in five(totals))] for who, totals in spreads]
    page.parts.append(markdown_table(("points", "players", *SPREAD), rows))
    label = "points at the end: lowest, middle half, median, highest"
    page.draw(f"{one.contest.slug}-points", "Points", boxes_chart("Points", label, spreads))
    totals = [result.total for result in results(one.outcomes)]
    drawing = histogram("Everybody's points", "points at the end", totals)
    page.draw(f"{one.contest.slug}-scores", "Everybody's points", drawing)
    parts = [(who, sources(group)) for who, group in groups]
    page.parts.append(markdown_table(*tables.source_rows(parts)))
    page.draw(f"{one.contest.slug}-sources", "Where the points come from", plots.source_plot(parts))


def winners_and_others(outcomes: Sequence[Outcome]) -> list[tuple[str, list[Result]]]:
    """Those in first place, and the rest; a group without anybody is left out."""
    everybody = results(outcomes)
    groups = [
        ("winners", [result for result in everybody if result.place == 1]),
        ("others", [result for result in everybody if result.place > 1]),
    ]
    return [(who, group) for who, group in groups if group]
