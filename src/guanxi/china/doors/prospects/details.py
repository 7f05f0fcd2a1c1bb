"""What a closer look at a province, an alliance or a space shows: for everybody, as a view's position stands."""

from typing import Any

from guanxi.china.doors import standing
from guanxi.china.foresight import ending, growing, paying
from guanxi.china.rules.components import N_ALLIANCES, N_PROVINCES
from guanxi.china.rules.phases import end
from guanxi.china.rules.scoring import alliances, palaces
from guanxi.china.rules.shared.provinces import limit_now
from guanxi.china.rules.state import ALL, NOBODY, ROW, State

Told = dict[str, Any]


def details(s: State, seat: int) -> Told:
    """By the ids of the board; lists have a number for each seat. `seat` looks, -1 is nobody's."""
    file = s.board.file
    chains = [chain for seat in _seats(s) for chain in _chains(s, seat)]
    pays = paying.pieces_paid(s) if seat == s.seat else [0] * N_PROVINCES
    return {
        "provinces": {
            file.provinces[number].id: {**_province(s, number), "pays": pays[number]} for number in range(N_PROVINCES)
        },
        "alliances": {str(number + 1): _alliance(s, number) for number in range(N_ALLIANCES)},
        "spaces": _spaces(s, chains),
        "spaces_clause": "CN-ROAD-02",
        "chains": chains,
        "ending": _ending(s),
    }


def _seats(s: State) -> range:
    return range(int(s.players))


def _province(s: State, number: int) -> Told:
    """Who has what there, what it is worth, and how many emissaries it has room for."""
    row = number * ROW
    return {
        "free": int(growing.free_spaces(s, number)),
        "scored": bool(palaces.has_disc(s, number)),
        "limit": int(limit_now(s, number)),
        "emissaries": [int(s.emissaries[row + seat]) for seat in _seats(s)],
        "palaces": [int(s.palaces[row + seat]) for seat in _seats(s)],
        "points": [int(palaces.points(s, number, seat)) for seat in _seats(s)],
        "doubled": growing.doubled(s, number),
        "behind": [_behind(s, row, seat) for seat in _seats(s)],
        "clause": "CN-PAL-12",
    }


def _behind(s: State, row: int, seat: int) -> list[int]:
    """Whose palaces a seat is paid for (CN-PAL-12): nobody's alone, if none has more."""
    mine = int(s.palaces[row + seat])
    more = sorted({int(s.palaces[row + rival]) for rival in _seats(s)} - set(range(mine + 1)))
    return [rival for rival in _seats(s) if s.palaces[row + rival] == more[0]] if mine and more else []


def _alliance(s: State, number: int) -> Told:
    """Who leads in each of the two provinces, and what that is worth (CN-ALLY-05)."""
    both = int(s.board.ally_one[number]), int(s.board.ally_two[number])
    points = growing.alliance_points(s, number)
    scorers = sum(each > 0 for each in points)
    return {
        "provinces": [s.board.file.provinces[province].id for province in both],
        "emissaries": [[int(s.emissaries[province * ROW + seat]) for seat in _seats(s)] for province in both],
        "all": [int(s.emissaries[province * ROW + ALL]) for province in both],
        "leads": [[seat for seat in _seats(s) if alliances.leads(s, province, seat)] for province in both],
        "points": list(points),
        "settled": all(growing.is_settled(s, province) for province in both),
        "clause": "CN-ALLY-06" if scorers > 1 else "CN-ALLY-05" if scorers else "CN-ALLY-04",
    }


def _spaces(s: State, chains: list[Told]) -> Told:
    """The row in which a palace stands; for a free space, in which it would, and what the roads would bring more."""
    more = [dict(growing.with_palace(s, seat)) for seat in _seats(s)]
    counted = {space for chain in chains for space in chain["spaces"]}
    found: Told = {}
    for number, space in enumerate(s.board.file.spaces):
        owner = int(s.owner[number])
        seats = _seats(s) if owner == NOBODY else [owner]
        least = 2 if owner == NOBODY else 1  # a palace that stands alone is told as well
        rows = [(seat, growing.row_with(s, seat, number)) for seat in seats]
        told = [_row(s, seat, row, more[seat].get(number, 0), counted) for seat, row in rows if len(row) >= least]
        if told:
            found[space.id] = told
    return found


def _row(s: State, seat: int, row: list[int], points: int, counted: set[str]) -> Told:
    """Of a seat; a chain is completed where roads bring more and nothing in the row has counted before."""
    spaces = [s.board.file.spaces[number].id for number in row]
    return {"seat": seat, "spaces": spaces, "points": points, "completes": points > 0 and not counted & set(spaces)}


def _chains(s: State, seat: int) -> list[Told]:
    """The chains of a seat that count."""
    chains = [item for item in standing.items(s, seat) if item.source == "chain"]
    return [{"seat": seat, "spaces": c.where.split(), "points": c.points, "doubled": c.doubled} for c in chains]


def _ending(s: State) -> Told:
    """How many turns are left, about; in the last round exactly, and whose."""
    running = ending.is_running(s)
    last = running and bool(ending.is_last_round(s))
    more = int(end.turns_to_come(s)) if last else 0
    return {
        "turns": more + 1 if last else int(ending.turns_left(s)) if running else 0,
        "last": last,
        "after": [(int(s.seat) + number) % int(s.players) for number in range(1, more + 1)],
    }
