"""Road chains: CN-ROAD, the exact optimum over disjoint chains (CN-ROAD-07), with doubling (CN-FORT-16).

A set of disjoint chains (CN-ROAD-05) is a choice of road segments that leaves no palace with more than two of them
(CN-ROAD-04). So wherever a palace has three or more, at least one is given up: try each (CN-ROAD-09). Where nothing
forks any more, every piece of the network is a chain or a ring, and counts all its palaces (CN-ROAD-10). Joining chains
never loses points, so nothing else need be cut.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.components import PALACES
from guanxi.china.rules.state import State

SHORTEST: Final = 4  # palaces in a chain (CN-ROAD-02)


class Network:
    """One player's palaces, numbered, with the road segments between them as bits (CN-ROAD-01)."""

    def __init__(self) -> None:
        self.palaces: i64 = 0
        self.links: vec[i64] = vec[i64]([0] * PALACES)
        self.fortified: i64 = 0


def points(s: State, seat: i64) -> i64:
    """A seat's road score."""
    network = network_of(s, seat)
    return best(network.links, (i64(1) << network.palaces) - 1, network.fortified)


def network_of(s: State, seat: i64) -> Network:
    """The road graph of a seat."""
    owner = u8(seat)
    network = Network()
    number = vec[i64]([0] * int(s.board.n_spaces))
    for space in range(s.board.n_spaces):
        if s.owner[space] == owner:  # CN-ROAD-12
            number[space] = network.palaces
            if s.fort[space] > 0:
                network.fortified |= i64(1) << network.palaces
            network.palaces += 1
    for road in range(s.board.n_roads):
        one = s.board.road_from[road]
        two = s.board.road_to[road]
        if s.owner[one] == owner and s.owner[two] == owner:
            network.links[number[one]] |= i64(1) << number[two]
            network.links[number[two]] |= i64(1) << number[one]
    return network


def best(links: vec[i64], palaces: i64, fortified: i64) -> i64:
    """The best total over the connected parts of these palaces, all of which count (CN-ROAD-11)."""
    total: i64 = 0
    while palaces != 0:
        part = connected(links, palaces & -palaces)
        palaces &= ~part
        total += best_of_part(links, part, fortified)
    return total


def best_of_part(links: vec[i64], part: i64, fortified: i64) -> i64:
    """The best total of one connected part; `links` is put back as it was."""
    size = count(part)
    if size < SHORTEST:
        return 0
    most = 2 * size if part & fortified else size
    fork = find_fork(links, part)
    if fork < 0:
        return most
    found: i64 = 0
    choices = links[fork]
    while choices != 0 and found < most:
        bit = choices & -choices
        choices ^= bit
        other = count(bit - 1)
        links[fork] ^= bit
        links[other] ^= i64(1) << fork
        total = best(links, part, fortified)
        links[fork] ^= bit
        links[other] ^= i64(1) << fork
        if total > found:
            found = total
    return found


def connected(links: vec[i64], start: i64) -> i64:
    """All palaces that can be reached from the start, as bits."""
    reached = start
    edge = start
    while edge != 0:
        bit = edge & -edge
        edge ^= bit
        fresh = links[count(bit - 1)] & ~reached
        reached |= fresh
        edge |= fresh
    return reached


def find_fork(links: vec[i64], part: i64) -> i64:
    """A palace with more than two segments, or -1."""
    while part != 0:
        bit = part & -part
        part ^= bit
        palace = count(bit - 1)
        if count(links[palace]) > 2:
            return palace
    return -1


def count(bits: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while bits != 0:
        bits &= bits - 1
        number += 1
    return number
