"""Everybody's points by source, with places and tie-break."""

from collections.abc import Sequence
from typing import Final

from guanxi.confucius.doors import standing
from guanxi.confucius.doors.terminal import marks, people
from guanxi.confucius.rules.components import DISTANT_LANDS, MINISTRIES
from guanxi.confucius.rules.scoring import winner
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES
from guanxi.confucius.rules.state import OVER, State
from guanxi.core.game import Item
from guanxi.core.terminal.ink import fitted, grid, ink, wrapped
from guanxi.core.text import Texts

_NAME: Final = 12  # columns for a name
_SOURCES: Final = ("earlier", "minister", "secretary", "voyage", "invasion", "emperor_insulted", "title")


def score(t: Texts, s: State, names: Sequence[str], width: int) -> list[str]:
    """A table with a column for each player, then what decides between equals."""
    items, end = standing.items(s), ended(s)
    seats = range(int(s.players))
    head = ["", *(f"{marks.seat_mark(seat)} {fitted(names[seat], _NAME)}" for seat in seats)]
    labels = sorted({(item.source, item.where) for each in items for item in each}, key=_order)
    rows = [[_label(t, source, where), *(_points(each, source, where) for each in items)] for source, where in labels]
    title = t.say("score-title-over" if s.room == OVER else "score-title")
    lines = [ink(title, "bold"), *grid([head, *rows, *_totals(t, s, end)], right=range(1, len(head)))]
    notes = [t.say("score-final")] if s.room != OVER else []
    for note in [*notes, *ties(t, end, names)]:
        lines += wrapped(note, width)
    return lines + people.title_lines(t, s, end, width)


def _order(label: tuple[str, str]) -> tuple[int, int, str]:
    """By source, then as on the board."""
    places = (*MINISTRIES, *DISTANT_LANDS, *TITLE_NAMES)
    source, where = label
    return _SOURCES.index(source), places.index(where) if where in places else 0, where


def _label(t: Texts, source: str, where: str) -> str:
    if source == "title":
        return people.title_word(t, where)
    return t.say(f"score-{source.replace('_', '-')}", where=_place(t, where))


def _place(t: Texts, where: str) -> str:
    """A ministry, a distant land, or a box of a foreign one: `yunnan-1`."""
    land, _, box = where.partition("-")
    return " ".join(filter(None, [t.say(f"place-{land}") if land else "", box]))


def _points(items: Sequence[Item], source: str, where: str) -> str:
    """Points; those that would come only with the end of the game have a sign."""
    found = [item for item in items if (item.source, item.where) == (source, where)]
    if not found:
        return f"{marks.NONE} "
    return f"{sum(item.points for item in found)}{'~' if any(item.final for item in found) else ' '}"


def _totals(t: Texts, s: State, end: State) -> list[list[str]]:
    seats = range(int(s.players))
    places = winner.places(end)
    rows = [["total", *(ink(f"{int(end.score[seat])} ", "bold") for seat in seats)]]
    if s.room != OVER:
        rows.append(["so-far", *(f"{int(s.score[seat])} " for seat in seats)])
    rows.append(["place", *(ink(f"{places[seat]}.", "bold") for seat in seats)])
    return [[t.say(f"score-{row[0]}"), *row[1:]] for row in rows]


def ties(t: Texts, end: State, names: Sequence[str]) -> list[str]:
    """Who has equal points, and what decides between them."""
    told = []
    places = winner.places(end)
    for points in sorted({int(end.score[seat]) for seat in range(int(end.players))}, reverse=True):
        seats = [seat for seat in range(int(end.players)) if int(end.score[seat]) == points]
        if len(seats) > 1 and points:
            shared = len({places[seat] for seat in seats}) < len(seats)
            best = min(places[seat] for seat in seats)
            players = ", ".join(names[seat] for seat in seats)
            told.append(t.say("score-tie", players=players, points=points, how=_how(end, best, places, shared)))
    return told


def _how(end: State, best: int, places: Sequence[int], shared: bool) -> str:
    """What decides between players of equal points, the best of whom has this place."""
    if end.admiral and best == 1:
        return "admiral"
    if not shared:
        return "titles"
    return "shared" if 1 in places or best > 2 else "nobody"
