"""The board as the rules see it: CN-BOARD. Numbers only; names and outlines stay in the board file."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.doors.boards.file import BoardFile, shipped_board
from guanxi.china.rules.components import COLOURS, N_PROVINCES
from guanxi.china.rules.events import events_on
from guanxi.china.rules.kinds import kinds_of, province_field, road_field, space_field
from guanxi.core.events import Events
from guanxi.core.kinds import Kinds


class Board:
    """One board side: provinces, palace spaces, roads and alliances by number, and what can be said and told."""

    def __init__(self, file: BoardFile) -> None:
        self.file: BoardFile = file
        provinces = [province.id for province in file.provinces]
        spaces = [space.id for space in file.spaces]
        home = [provinces.index(space.province) for space in file.spaces]
        self.n_spaces: i64 = len(spaces)
        self.colour_of: vec[i64] = vec[i64]([COLOURS.index(province.colour) for province in file.provinces])
        self.province_of: vec[i64] = vec[i64](home)
        self.size_of: vec[i64] = vec[i64]([home.count(province) for province in range(N_PROVINCES)])
        # The spaces of province p are listed from first_of[p] to first_of[p + 1].
        listed = [space for province in range(N_PROVINCES) for space in range(len(home)) if home[space] == province]
        self.listed: vec[i64] = vec[i64](listed)
        self.first_of: vec[i64] = vec[i64]([sum(at < p for at in home) for p in range(N_PROVINCES + 1)])
        self.n_roads: i64 = len(file.roads)
        self.road_from: vec[i64] = vec[i64]([spaces.index(road.ends[0]) for road in file.roads])
        self.road_to: vec[i64] = vec[i64]([spaces.index(road.ends[1]) for road in file.roads])
        # Bit k of near[space]: a road leads from there to space k.
        near = [0] * len(spaces)
        for road in file.roads:
            one, two = spaces.index(road.ends[0]), spaces.index(road.ends[1])
            near[one] |= 1 << two
            near[two] |= 1 << one
        self.near: vec[i64] = vec[i64](near)
        alliances = sorted(file.alliances, key=lambda alliance: alliance.number)
        self.ally_one: vec[i64] = vec[i64]([provinces.index(alliance.provinces[0]) for alliance in alliances])
        self.ally_two: vec[i64] = vec[i64]([provinces.index(alliance.provinces[1]) for alliance in alliances])
        self.cards: vec[i64] = vec[i64]([file.cards[colour] for colour in COLOURS])
        self.kinds: Kinds = kinds_of(file)
        self.events: Events = events_on(space_field(file), province_field(file), road_field(file))


_shipped: dict[str, Board] = {}


def board_of_side(side: str) -> Board:
    """The shipped board for side "3-4" or "4-5" (CN-BOARD-01)."""
    if side not in _shipped:
        _shipped[side] = Board(shipped_board("a" if side == "3-4" else "b"))
    return _shipped[side]
