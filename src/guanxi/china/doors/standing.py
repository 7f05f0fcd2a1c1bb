"""If it ended now, by source: what each seat has, and what the final scoring would add."""

from guanxi.china.doors.chains import best_cut, chain_points, longest_cut
from guanxi.china.rules.components import N_ALLIANCES, N_PROVINCES
from guanxi.china.rules.house import EACH_DOUBLES, LONGEST_FIRST, OWNER_CHOICE
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.scoring import alliances, palaces
from guanxi.china.rules.state import State
from guanxi.core.game import Item


def items(s: State, seat: int) -> list[Item]:
    """The sources of a seat's total, in the order of scoring."""
    found = _palaces(s, seat) + _alliances(s, seat) + _chains(s, seat)
    earned = sum(item.points for item in found if not item.final or s.room == OVER)
    if earned != s.score[seat]:
        # Only in positions set up by hand can a score be other than what the board tells.
        found.insert(0, Item("earlier", "", int(s.score[seat]) - earned))
    return found


def _palaces(s: State, seat: int) -> list[Item]:
    found = []
    for province in range(N_PROVINCES):
        points = int(palaces.points(s, province, seat))
        doubled = points != palaces.points_by_rank(s, province, seat)
        if points:
            final = not palaces.has_disc(s, province)
            found.append(Item("palaces", s.board.file.provinces[province].id, points, doubled, final))
    return found


def _alliances(s: State, seat: int) -> list[Item]:
    worth = [int(alliances.points(s, alliance, seat)) for alliance in range(N_ALLIANCES)]
    return [Item("alliance", str(number), points, final=True) for number, points in enumerate(worth, start=1) if points]


def _chains(s: State, seat: int) -> list[Item]:
    links, fortified = road_graph(s, seat)
    each, cut_for = bool(s.house & EACH_DOUBLES), longest_cut if s.house & LONGEST_FIRST else best_cut
    return [
        Item("chain", " ".join(chain), chain_points(chain, fortified, each), bool(fortified & set(chain)), final=True)
        for chain in cut_for(links, fortified, each).chains
    ]


def road_graph(s: State, seat: int) -> tuple[dict[str, set[str]], set[str]]:
    """A seat's palaces by space, with those each is linked to (CN-ROAD-01), and which are fortified."""
    spaces = [space.id for space in s.board.file.spaces]
    mine = {space for number, space in enumerate(spaces) if s.owner[number] == seat}
    links: dict[str, set[str]] = {space: set() for space in mine}
    for number, road in enumerate(s.board.file.roads):
        one, two = road.ends
        if one in mine and two in mine and not (s.house & OWNER_CHOICE and s.left_out[number]):
            links[one].add(two)
            links[two].add(one)
    return links, {space for number, space in enumerate(spaces) if space in mine and s.fort[number]}
