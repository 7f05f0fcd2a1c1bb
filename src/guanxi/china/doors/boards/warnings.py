"""Oddities of a board that can be played, yet perhaps has a slip; and what is told of the printed map: CN-BOARD."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final

from guanxi.china.doors.boards.data import BoardFile, Road, inside, unordered
from guanxi.china.doors.boards.report import Report
from guanxi.china.doors.saying import sentence

_FULL_DECK: Final = 57

_TOLD_COLOURS: Final = {"chu": "purple", "wei": "red", "qi": "yellow", "chin": "yellow"}
_TOLD_SPACES: Final = {"chu": 8, "wei": 7, "qi": 5}
_TOLD_NAMES: Final = ("zhao", "lu", "qi", "chin", "wei", "chu", "shu")
_TOLD_ALLIANCES: Final = {3: ("chin", "wei"), 4: ("chin", "shu")}


def warn(board: BoardFile, report: Report) -> None:
    """Tell everything odd about a valid board."""
    for look in _ODDITIES:
        look(board, report)


def _odd_counts(board: BoardFile, report: Report) -> None:
    counts = Counter(space.province for space in board.spaces)
    for province in board.provinces:
        if not 4 <= counts[province.id] <= 8:
            report.odd(f"province {province.id}", sentence("odd-spaces", count=counts[province.id]), "CN-BOARD-04")
    total = sum(board.cards.values())
    if total != _FULL_DECK:
        report.odd("cards", sentence("odd-deck", count=total, whole=_FULL_DECK), "CN-COMP-03")


def _odd_roads(board: BoardFile, report: Report) -> None:
    home = {space.id: space.province for space in board.spaces}
    travelled = {end for road in board.roads for end in road.ends}
    for space in home:
        if space not in travelled:
            report.odd(f"space {space}", sentence("odd-no-road"), "CN-BOARD-05")
    parts = _parts(home, board.roads)
    if parts > 1:
        report.odd("roads", sentence("odd-parts", parts=parts), "CN-BOARD-05")
    allied = {unordered(alliance.provinces) for alliance in board.alliances}
    for i, (a, b) in enumerate(road.ends for road in board.roads):
        if home[a] != home[b] and unordered((home[a], home[b])) not in allied:
            report.odd(f"roads[{i}]", sentence("odd-joins", one=a, other=b), "CN-BOARD-07")


def _parts(spaces: Iterable[str], roads: Sequence[Road]) -> int:
    """How many separate networks the roads make; a space without a road is one of its own."""
    part = {space: space for space in spaces}
    for road in roads:
        old, new = part[road.ends[0]], part[road.ends[1]]
        part = {space: new if at == old else at for space, at in part.items()}
    return len(set(part.values()))


def _odd_places(board: BoardFile, report: Report) -> None:
    outline = {province.id: province.polygon for province in board.provinces}
    for space in board.spaces:
        if outline[space.province] and not inside(space.at, outline[space.province]):
            report.odd(f"space {space.id}", sentence("odd-outside", province=space.province), "CN-BOARD-04")
        if not all(0 <= along <= length for along, length in zip(space.at, board.size, strict=True)):
            report.odd(f"space {space.id}", sentence("odd-off-board"), "CN-BOARD-04")
    for a, b in combinations(board.spaces, 2):
        if a.at == b.at:
            report.odd(f"space {b.id}", sentence("odd-same-place", other=a.id), "CN-BOARD-04")
    for province in board.provinces:
        if province.polygon and not inside(province.dragon, province.polygon):
            report.odd(f"province {province.id}", sentence("odd-dragon"), "CN-BOARD-06")


def _odd_colours(board: BoardFile, report: Report) -> None:
    colour = {province.id: province.colour for province in board.provinces}
    for alliance in board.alliances:
        a, b = alliance.provinces
        if colour[a] == colour[b]:
            told = sentence("odd-neighbours", one=a, other=b, colour=colour[a])
            report.odd(f"alliance {alliance.number}", told, "CN-BOARD-02")


def _odd_facts(board: BoardFile, report: Report) -> None:
    """What is told of the printed map binds every board but an invented one: CN-BOARD-03, CN-BOARD-07."""
    if board.provenance == "own":
        return
    colour = {province.id: province.colour for province in board.provinces}
    counts = Counter(space.province for space in board.spaces)
    for name in _TOLD_NAMES:
        if name not in colour:
            report.odd("province", sentence("odd-lacks", name=name), "CN-BOARD-03")
    for name, told in _TOLD_COLOURS.items():
        if colour.get(name, told) != told:
            report.odd(f"province {name}", sentence("odd-colour", colour=colour[name], printed=told), "CN-BOARD-03")
    if colour.get("zhao") != colour.get("lu"):
        report.odd("province zhao", sentence("odd-other-colour", name="lu"), "CN-BOARD-03")
    for name, number in _TOLD_SPACES.items():
        if name in colour and counts[name] != number:
            report.odd(f"province {name}", sentence("odd-count", count=counts[name], printed=number), "CN-BOARD-04")
    for alliance in board.alliances:
        pair = _TOLD_ALLIANCES.get(alliance.number, unordered(alliance.provinces))
        if pair != unordered(alliance.provinces):
            report.odd(
                f"alliance {alliance.number}", sentence("odd-alliance", one=pair[0], other=pair[1]), "CN-BOARD-07"
            )


_ODDITIES: Final[Sequence[Callable[[BoardFile, Report], None]]] = (
    _odd_counts,
    _odd_roads,
    _odd_places,
    _odd_colours,
    _odd_facts,
)
