"""The parts of a board file, each read and checked: CN-BOARD."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from guanxi.china.doors.boards.data import Alliance, BoardFile, Point, Province, Road, Space, Water, unordered
from guanxi.china.doors.boards.reading import LONGEST_LIST, Table, is_point
from guanxi.china.doors.boards.report import Report, show
from guanxi.china.doors.saying import sentence
from guanxi.china.rules.components import (
    COLOURS,
    DISPLAY_SIZE,
    HAND_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_ALLIANCES,
    N_COLOURS,
    N_PROVINCES,
)
from guanxi.china.rules.scoring.track import LAP
from guanxi.core.saying import both

PLAYERS: Final[Mapping[str, tuple[int, int]]] = {"a": (3, 4), "b": (4, 5)}
PROVENANCES: Final = ("original", "reconstruction", "own")
MOST_SPACES: Final = 120
MOST_ROADS: Final = 6  # at a space: chains of denser networks take too long to count

_PROVINCES_OF: Final = dict(zip(COLOURS, (2, 2, 2, 2, 1), strict=True))
# For the fewest players most cards stay in the box (CN-SETUP-06); then the hands, the display, and one left to draw.
_FEWEST_CARDS: Final = (MAX_PLAYERS - MIN_PLAYERS) * N_COLOURS + MIN_PLAYERS * HAND_SIZE + DISPLAY_SIZE + 1

_MOST_CARDS: Final = 250  # counted in one byte

_TOP: Final = "format game side players provenance size spaces roads alliances cards province"
_TOP_OPTIONAL: Final = "track water dragon_radius space_radius marker_radius"


def read_board(raw: object, report: Report) -> BoardFile:
    """The whole file, every part read and checked; after a problem the result means nothing."""
    top = Table(report, "", raw, _TOP, _TOP_OPTIONAL)
    top.whole("format", 1, 1)
    top.choice("game", ["china"])
    side = top.choice("side", PLAYERS, "CN-BOARD-01")
    size = _size(top)
    spaces = _spaces(top)
    provinces = _provinces(top, spaces)
    return BoardFile(
        side=side,
        players=_players(top, side),
        provenance=top.choice("provenance", PROVENANCES),
        size=size,
        spaces=spaces,
        roads=_roads(top, {space.id for space in spaces}),
        alliances=_alliances(top, {province.id for province in provinces}),
        provinces=provinces,
        waters=_waters(top),
        track=top.points("track", LAP, LAP),
        cards=_cards(top),
        dragon_radius=top.length("dragon_radius", 0.030 * size[0]),
        space_radius=top.length("space_radius", 0.017 * size[0]),
        marker_radius=top.length("marker_radius", 0.012 * size[0]),
        warnings=(),
    )


def _players(top: Table, side: str) -> tuple[int, int]:
    wanted = PLAYERS.get(side, (0, 0))
    value = top.raw.get("players", list(wanted))
    if side and not (is_point(value) and str(value) == str(list(wanted))):
        top.wrong("players", sentence("board-players", wanted=list(wanted), side=side), value, "CN-SETUP-01")
    return wanted


def _size(top: Table) -> Point:
    size = top.point("size")
    if size and not all(100 <= length <= 10_000 for length in size):
        top.wrong("size", sentence("board-size"), top.raw["size"])
    return size or (1000, 800)


def _spaces(top: Table) -> tuple[Space, ...]:
    rows = top.rows("spaces", "id province at", "town")
    if len(rows) > MOST_SPACES:
        told = sentence("board-many-spaces", count=len(rows), most=MOST_SPACES)
        top.report.wrong("spaces", told, "CN-BOARD-04")
    spaces = [Space(row.word("id"), row.word("province"), row.point("at") or (0, 0), row.text("town")) for row in rows]
    for i in _repeated(space.id for space in spaces):
        top.report.wrong(f"spaces[{i}]", sentence("board-id-twice", name=show(spaces[i].id)), "CN-BOARD-04")
    return tuple(spaces)


def _provinces(top: Table, spaces: Sequence[Space]) -> tuple[Province, ...]:
    rows = top.rows("province", "id name color spaces dragon", "hanzi label polygon")
    provinces = tuple(_province(row) for row in rows)
    _check_nine(provinces, top.report)
    counts = Counter(space.province for space in spaces)
    for row, province in zip(rows, provinces, strict=True):
        _check_count(row, counts[province.id])
    ids = {province.id for province in provinces}
    for i, space in enumerate(spaces):
        if space.province and space.province not in ids:
            top.report.wrong(f"spaces[{i}]", sentence("board-no-province", name=show(space.province)), "CN-BOARD-04")
    return provinces


def _province(row: Table) -> Province:
    return Province(
        id=row.word("id"),
        name=row.text("name"),
        hanzi=row.text("hanzi"),
        colour=row.choice("color", COLOURS, "CN-BOARD-02"),
        dragon=row.point("dragon", "CN-BOARD-06") or (0, 0),
        label=row.point("label"),
        polygon=row.points("polygon", 3, LONGEST_LIST),
    )


def _check_nine(provinces: Sequence[Province], report: Report) -> None:
    if len(provinces) != N_PROVINCES:
        report.wrong("province", sentence("board-nine", count=len(provinces)), "CN-BOARD-01")
    for i in _repeated(province.id for province in provinces):
        report.wrong(f"province[{i}]", sentence("board-id-twice", name=show(provinces[i].id)), "CN-BOARD-01")
    counts = Counter(province.colour for province in provinces)
    for colour, number in _PROVINCES_OF.items():
        if provinces and counts[colour] != number:
            report.wrong(
                "province",
                sentence("board-colours", number=number, colour=colour, found=counts[colour]),
                "CN-BOARD-02",
            )


def _check_count(row: Table, found: int) -> None:
    declared = row.whole("spaces", 1, MOST_SPACES, "CN-BOARD-04")
    if not found:
        row.report.wrong(row.where, sentence("board-empty-province"), "CN-BOARD-04")
    elif declared and declared != found:
        row.report.wrong(row.where, sentence("board-declares", declared=declared, found=found), "CN-BOARD-04")


def _roads(top: Table, spaces: Collection[str]) -> tuple[Road, ...]:
    rows = top.rows("roads", "ends", "via")
    roads = [Road(row.pair("ends"), row.point("via")) for row in rows]
    for row, road in zip(rows, roads, strict=True):
        _check_ends(row, road.ends, spaces, "space", "CN-BOARD-08")
    for i in _repeated(unordered(road.ends) for road in roads):
        pair = sentence("board-road", one=show(roads[i].ends[0]), other=show(roads[i].ends[1]))
        top.report.wrong(f"roads[{i}]", sentence("board-road-twice", road=pair), "CN-BOARD-08")
    busy = Counter(end for road in roads for end in road.ends)
    for space, count in busy.items():
        if count > MOST_ROADS:
            top.report.wrong(
                "roads",
                sentence("board-many-roads", count=count, name=show(space), most=MOST_ROADS),
                "CN-BOARD-05",
            )
    return tuple(roads)


def _alliances(top: Table, provinces: Collection[str]) -> tuple[Alliance, ...]:
    rows = top.rows("alliances", "number provinces", "at")
    alliances = [
        Alliance(row.whole("number", 1, N_ALLIANCES, "CN-BOARD-07"), row.pair("provinces"), row.point("at"))
        for row in rows
    ]
    for row, alliance in zip(rows, alliances, strict=True):
        _check_ends(row, alliance.provinces, provinces, "province", "CN-BOARD-07")
    for i in _repeated(unordered(alliance.provinces) for alliance in alliances):
        pair = both([str(show(province)) for province in alliances[i].provinces])
        top.report.wrong(f"alliances[{i}]", sentence("board-alliance-twice", pair=pair), "CN-BOARD-07")
    _check_numbers([alliance.number for alliance in alliances], top.report)
    return tuple(alliances)


def _check_numbers(numbers: Sequence[int], report: Report) -> None:
    for i in _repeated(numbers):
        report.wrong(f"alliances[{i}]", sentence("board-number-twice", number=numbers[i]), "CN-BOARD-07")
    gaps = [str(number) for number in range(1, N_ALLIANCES + 1) if number not in numbers]
    if gaps:
        report.wrong("alliances", sentence("board-numbers", gaps=", ".join(gaps)), "CN-BOARD-07")


def _check_ends(row: Table, ends: tuple[str, str], known: Collection[str], kind: str, clause: str) -> None:
    for end in dict.fromkeys(ends):
        if end and end not in known:
            row.report.wrong(row.where, sentence(f"board-no-{kind}", name=show(end)), clause)
    if ends[0] and ends[0] == ends[1]:
        row.report.wrong(row.where, sentence("board-joined-to-itself", name=show(ends[0])), clause)


def _waters(top: Table) -> tuple[Water, ...]:
    rows = top.rows("water", "kind polygon", "name")
    return tuple(Water(row.word("kind"), row.text("name"), row.points("polygon", 3, LONGEST_LIST)) for row in rows)


def _cards(top: Table) -> Mapping[str, int]:
    if "cards" not in top.raw:
        return {}
    table = Table(top.report, "cards", top.raw["cards"], " ".join(COLOURS))
    cards = {colour: table.whole(colour, 3, 99, "CN-SETUP-06") for colour in COLOURS}
    total = sum(cards.values())
    if all(cards.values()) and total < _FEWEST_CARDS:
        top.report.wrong("cards", sentence("board-few-cards", total=total, least=_FEWEST_CARDS), "CN-SETUP-06")
    if total > _MOST_CARDS:
        top.report.wrong("cards", sentence("board-many-cards", total=total, most=_MOST_CARDS), "CN-SETUP-06")
    return cards


def _repeated(values: Iterable[object]) -> list[int]:
    """The places of the values that came before; what could not be read (nothing) is no value."""
    seen: set[object] = set()
    places = []
    for i, value in enumerate(values):
        if value in seen:
            places.append(i)
        if value and not (isinstance(value, tuple) and "" in value):
            seen.add(value)
    return places
