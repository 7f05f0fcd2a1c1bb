"""The board as the rules see it: CN-BOARD. Numbers only; names and outlines stay in the board file."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.doors.boards.file import BoardFile, shipped_board
from guanxi.china.rules.components import COLOURS, N_CARD_SETS, N_COLOURS, N_PROVINCES

# The kinds of action, in the order of the action table.
PLACE_FORTIFICATION: Final = 0
PLACE_PALACE: Final = 1
PLACE_EMISSARY: Final = 2
EXCHANGE: Final = 3
PAY: Final = 4
TAKE: Final = 5
DRAW: Final = 6
PASS: Final = 7
DEAL: Final = 8  # chance: a card from the pile
SEAT_FIRST: Final = 9  # chance: who is first player
N_KINDS: Final = 10


class Board:
    """One board side: provinces, palace spaces, roads and alliances by number, and where each action begins."""

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
        self._lay_out_actions()

    def _lay_out_actions(self) -> None:
        """The action table: how many actions of each kind, one kind after the other."""
        sizes = [int(self.n_spaces), int(self.n_spaces), N_PROVINCES, N_COLOURS, N_CARD_SETS, N_COLOURS, 1, 1]
        sizes += [N_COLOURS, 5]
        self.start: vec[i64] = vec[i64]([sum(sizes[:kind]) for kind in range(N_KINDS + 1)])
        self.n_actions: i64 = sum(sizes)
        self.palace_at: i64 = self.start[PLACE_PALACE]
        self.emissary_at: i64 = self.start[PLACE_EMISSARY]
        self.exchange_at: i64 = self.start[EXCHANGE]
        self.pay_at: i64 = self.start[PAY]
        self.take_at: i64 = self.start[TAKE]
        self.draw_at: i64 = self.start[DRAW]
        self.pass_at: i64 = self.start[PASS]
        self.deal_at: i64 = self.start[DEAL]
        self.first_at: i64 = self.start[SEAT_FIRST]


def kind_of(board: Board, action: i64) -> i64:
    """The kind of an action; its number within the kind is `action - board.start[kind]`."""
    kind: i64 = 0
    while action >= board.start[kind + 1]:
        kind += 1
    return kind


_shipped: dict[str, Board] = {}


def board_of_side(side: str) -> Board:
    """The shipped board for side "3-4" or "4-5" (CN-BOARD-01)."""
    if side not in _shipped:
        _shipped[side] = Board(shipped_board("a" if side == "3-4" else "b"))
    return _shipped[side]
