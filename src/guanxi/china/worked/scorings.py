"""Vectors that score a position: palaces, alliances, roads, the track, the emissary limit."""

from collections.abc import Iterator

from guanxi.china.doors.arranging import arrange
from guanxi.china.rules.board import board_of_side
from guanxi.china.rules.scoring import alliances, track
from guanxi.china.rules.scoring import palaces as palace_scoring
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.worked.checks import Entry, differ
from guanxi.china.worked.tables import LETTERS, bare_board, network, with_palaces
from guanxi.core.rng import Rng


def palaces(entry: Entry) -> Iterator[str]:
    """Points of a province filled with these palaces."""
    counts = entry["counts"]
    s = with_palaces(bare_board([sum(counts.values())]), counts, entry["fortified"])
    points = {name: int(palace_scoring.points(s, 0, LETTERS.index(name))) for name in counts}
    yield from differ("points", entry["expected"], points)


def alliance(entry: Entry) -> Iterator[str]:
    """Points of an alliance with these emissaries in its two provinces."""
    board = board_of_side("4-5")
    one, two = board.file.alliances[0].provinces
    given = {"emissaries": {one: entry["first"], two: entry["second"]}}
    s = arrange(board, False, LETTERS, given, Rng("alliance"))
    points = {name: int(alliances.points(s, 0, seat)) for seat, name in enumerate(LETTERS)}
    yield from differ("points", dict.fromkeys(LETTERS, 0) | entry["expected"], points)


def roads(entry: Entry) -> Iterator[str]:
    """Points, and where told the chains, of one player's network."""
    found = network(entry["links"], entry["fortified"])
    yield from differ("points", entry["expected"], found.points)
    yield from differ("points of the chains", entry["expected"], found.of_chains)
    if "chains" in entry:
        yield from differ("chains", entry["chains"], found.chains)


def score_track(_: Entry, case: Entry) -> Iterator[str]:
    """How the track shows a total."""
    total = case["total"]
    yield from differ("marker", case["marker"], track.marker(total))
    yield from differ("cards", case["cards"], track.score_cards(total))


def limit(_: Entry, case: Entry) -> Iterator[str]:
    """The emissary limit of a province with these palaces."""
    bare = case["bare_fortifications"]
    board = bare_board([max(1, sum(case["palaces"].values()) + bare)])
    s = with_palaces(board, case["palaces"], case.get("fortified", {}), bare)
    yield from differ("limit", case["limit"], int(emissary_limit(s, 0)))
