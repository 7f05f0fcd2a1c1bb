"""Labels of a map: CN-BOARD. None covers a space, a number or another label, on our own boards and on others'."""

import json
import math
import tomllib
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from board_hands import bare_board

from guanxi.china.doors.boards.file import BoardFile, shipped_board
from guanxi.china.doors.drawings.crowd import Box, box, overlap
from guanxi.china.doors.drawings.data import layout
from guanxi.china.doors.drawings.kept import labels_of
from guanxi.china.doors.drawings.labels import Labels, name_box, place_labels, room_box, tick_box, town_box
from guanxi.china.doors.drawings.layout import Layout
from running import some

DRAWN = Path(__file__).with_name("drawn_labels.toml")
pytestmark = pytest.mark.once


def board_named(name: str) -> BoardFile:
    """Our own, one without hints, and one of another size."""
    if name == "bare":
        towns = [replace(space, town=f"Town {space.id}") for space in bare_board().spaces]
        return replace(bare_board(), spaces=tuple(towns))
    return shipped_board(name)


@cache
def placed(name: str) -> tuple[BoardFile, Layout, Labels]:
    board = board_named(name)
    places = Layout(board)
    return board, places, place_labels(board, places.unit, places.track, places.markers.values())


def boxes(board: BoardFile, labels: Labels, unit: float) -> dict[str, Box]:
    found = {f"town {each.id}": town_box(each.town, labels.towns[each.id], unit) for each in board.spaces if each.town}
    for each in board.provinces:
        found[f"name {each.id}"] = name_box(each.name, labels.names[each.id], unit)
        found[f"room {each.id}"] = room_box(labels.rooms[each.id], unit)
        found[f"tick {each.id}"] = tick_box(labels.ticks[each.id], unit)
    return found


@pytest.mark.parametrize("name", ["a", "b"])
def test_no_label_covers_a_space_a_number_or_another_label(name: str) -> None:
    board, places, labels = placed(name)
    found = boxes(board, labels, places.unit)
    assert len(found) == 55 + 27
    for one, other in combinations(found, 2):
        assert overlap(found[one], found[other]) == 0, (one, other)
    taken = {f"space {each.id}": box(each.at, board.space_radius) for each in board.spaces}
    taken |= {f"alliance {number}": box(at, board.marker_radius) for number, at in places.markers.items()}
    taken |= {f"step {number}": box(at, 13.5 * places.unit) for number, at in enumerate(places.track)}
    for label, mine in found.items():
        for thing, theirs in taken.items():
            assert overlap(mine, theirs) == 0, (label, thing)
        for home in board.provinces:
            is_on_rim = label in (f"room {home.id}", f"tick {home.id}")
            assert is_on_rim or overlap(mine, box(home.dragon, board.dragon_radius)) == 0, (label, home.id)
        assert overlap(mine, (0, 0, *board.size)) == pytest.approx((mine[2] - mine[0]) * (mine[3] - mine[1]))


@pytest.mark.parametrize("name", ["a", "b"])
def test_labels_are_about_where_they_were_drawn(name: str) -> None:
    """The same rule, another hand: most are beside one another, and no more lies on the margins kept for forts."""
    board, places, labels = placed(name)
    drawn = tomllib.loads(DRAWN.read_text(encoding="utf-8"))[name]
    near = [math.dist(at, drawn["towns"][space]) < 20 for space, at in labels.towns.items()]
    assert sum(near) >= 33, f"{sum(near)} of {len(near)}"
    theirs = Labels(drawn["towns"], drawn["names"], drawn["rooms"], drawn["ticks"])

    def grazed(told: Labels) -> float:
        found = boxes(board, told, places.unit).values()
        return sum(overlap(each, box(space.at, 25.5)) for each in found for space in board.spaces)

    assert grazed(labels) <= max(110, grazed(theirs))


def test_a_map_without_hints_has_labels_too() -> None:
    """Long names everywhere: they stand by their own spaces, and cover no piece."""
    board, places, labels = placed("bare")
    found = boxes(board, labels, places.unit)
    covered = sum(
        overlap(mine, box(each.at, board.space_radius)) > 0 for mine in found.values() for each in board.spaces
    )
    assert covered <= 2
    clashes = sum(overlap(found[one], found[other]) > 0 for one, other in combinations(found, 2))
    assert clashes <= 6
    assert all(math.dist(labels.towns[space.id], space.at) < 6 * board.space_radius for space in board.spaces)


@pytest.mark.parametrize("name", ["a", "b"])
def test_places_that_are_kept_are_those_that_would_be_found(name: str) -> None:
    board, places, labels = placed(name)
    kept = labels_of(board, places)
    for sort in some(("towns", "names", "rooms", "ticks")):
        found = {id: (round(x, 1), round(y, 1)) for id, (x, y) in getattr(labels, sort).items()}
        assert found == getattr(kept, sort), "place again: python tools/keep_labels.py"


def test_a_board_of_ones_own_is_placed_when_it_is_drawn() -> None:
    board, places, labels = placed("bare")
    assert labels_of(board, places) == labels


def test_the_same_board_gives_the_same_places() -> None:
    board = board_named("a")
    again = Layout(board)
    assert place_labels(board, again.unit, again.track, again.markers.values()) == placed("a")[2]


@pytest.mark.parametrize("name", ["a", "bare"])
def test_what_a_client_draws_from_is_whole(name: str) -> None:
    board = board_named(name)
    told = json.loads(json.dumps(layout(board)))
    assert [each["id"] for each in told["spaces"]] == [each.id for each in board.spaces]
    assert [each["id"] for each in told["provinces"]] == [each.id for each in board.provinces]
    assert [tuple(each["ends"]) for each in told["roads"]] == [each.ends for each in board.roads]
    assert [each["number"] for each in told["alliances"]] == list(range(1, 16))
    assert len(told["track"]) == 50
    assert all(len(each["label"]) == 2 and each["path"] for each in told["provinces"])
    assert all(each["label"] for each in told["spaces"])
