"""Boards of our own, with as many spaces to a province as an entry needs, and small moves on any board."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from guanxi.china.doors.arranging import arrange
from guanxi.china.doors.boards.file import Road, Space, shipped_board
from guanxi.china.doors.chains import best_cut
from guanxi.china.doors.standing import road_graph
from guanxi.china.rules import engine
from guanxi.china.rules.board import Board
from guanxi.china.rules.scoring import roads
from guanxi.china.rules.state import NOBODY, State
from guanxi.core.rng import Rng

LETTERS: Final = ("A", "B", "C", "D", "E")


def bare_board(sizes: Sequence[int], links: Sequence[Sequence[str]] = (), nodes: Sequence[str] = ()) -> Board:
    """A board with these numbers of spaces; with nodes, the first province's spaces bear their names and links."""
    file = shipped_board("b")
    spaces = []
    for number, province in enumerate(file.provinces):
        size = sizes[number] if number < len(sizes) else 1
        names = nodes if number == 0 and nodes else [f"{province.id}-{k + 1}" for k in range(size)]
        spaces += [Space(name, province.id, (0, 0), "") for name in names]
    return Board(replace(file, spaces=tuple(spaces), roads=tuple(Road((one, two), None) for one, two in links)))


def first_province(board: Board) -> str:
    """The id of the board's first province, where vectors take place."""
    return board.file.provinces[0].id


def spaces_of(board: Board, province: str) -> list[str]:
    """The ids of a province's spaces."""
    return [space.id for space in board.file.spaces if space.province == province]


def free_space(s: State, province: str) -> str:
    """The first space of a province without a palace; the first of all when there is none."""
    owner = {space.id: s.owner[n] for n, space in enumerate(s.board.file.spaces)}
    spaces = spaces_of(s.board, province)
    return next((space for space in spaces if owner[space] == NOBODY), spaces[0])


def done(s: State, action: int) -> bool:
    """Do it if it is legal; was it?"""
    if engine.why_not(s, s.seat, action):
        return False
    engine.do(s, action)
    return True


def with_palaces(board: Board, counts: Mapping[str, int], fortified: Mapping[str, int], bare: int = 0) -> State:
    """Palaces in the first province, some of them on fortifications, and bare fortifications on its last spaces."""
    spaces = spaces_of(board, first_province(board))
    owners: dict[str, str] = {}
    forts = spaces[len(spaces) - bare :]
    for name, count in counts.items():
        mine = spaces[len(owners) : len(owners) + count]
        owners |= dict.fromkeys(mine, name)
        forts += mine[: fortified.get(name, 0)]
    return arrange(board, True, LETTERS, {"palaces": owners, "fortifications": forts}, Rng("palaces"))


class Network(NamedTuple):
    """A road network as it scores: the points, the same counted from the chains, and the chains."""

    points: int
    of_chains: int
    chains: list[list[str]]


def network(links: Sequence[Sequence[str]], fortified: Sequence[str]) -> Network:
    """One player's palaces, all linked as told, on a board that has nothing else."""
    nodes = sorted({node for link in links for node in link})
    board = bare_board([len(nodes)], links, nodes)
    given = {"palaces": dict.fromkeys(nodes, LETTERS[0]), "fortifications": list(fortified)}
    return network_of(arrange(board, True, LETTERS, given, Rng("roads")), 0)


def network_of(s: State, seat: int) -> Network:
    """One player's palaces as they stand on the board."""
    cut = best_cut(*road_graph(s, seat))
    return Network(int(roads.points(s, seat)), -cut.lost, [list(chain) for chain in cut.chains])
