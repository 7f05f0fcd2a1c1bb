"""Road chains: CN-ROAD, the exact optimum over disjoint chains (CN-ROAD-07), with doubling (CN-FORT-16).

A set of disjoint chains (CN-ROAD-05) is a choice of road segments that leaves no palace with more than two of them
(CN-ROAD-04). So wherever a palace has three or more, at least one is given up: try each (CN-ROAD-09), and keep it in
all later tries, so that no choice is met twice. Where nothing forks any more, every piece of the network is a chain or
a ring, and counts all its palaces (CN-ROAD-10). Joining chains never loses points, so nothing else need be cut.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.components import PALACES
from guanxi.china.rules.state import State

SHORTEST: Final = 4  # palaces in a chain (CN-ROAD-02)


class Network:
    """One player's palaces, numbered, with the road segments between them as bits (CN-ROAD-01)."""

    def __init__(self, spaces: i64) -> None:
        self.palaces: i64 = 0
        self.number: vec[i64] = vec[i64]([0] * int(spaces))  # of the palace on each space
        self.links: vec[i64] = vec[i64]([0] * PALACES)
        self.fortified: i64 = 0


def points(s: State, seat: i64) -> i64:
    """A seat's road score."""
    network = network_of(s, seat)
    return best(network.links, (i64(1) << network.palaces) - 1, network.fortified)


def network_of(s: State, seat: i64) -> Network:
    """The road graph of a seat."""
    owner = u8(seat)
    network = Network(s.board.n_spaces)
    number = network.number
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
    return better(links, vec[i64]([0] * PALACES), palaces, fortified, 0)


def better(links: vec[i64], kept: vec[i64], palaces: i64, fortified: i64, floor: i64) -> i64:
    """The best total with all the segments that are kept, if it is over a floor; otherwise something that is not.

    `links` and `kept` are put back as they were.
    """
    hoped: i64 = 0
    left = palaces
    while left != 0:
        part = connected(links, left & -left)
        left &= ~part
        hoped += most_of(part, fortified)
    while palaces != 0 and hoped > floor:
        part = connected(links, palaces & -palaces)
        palaces &= ~part
        most = most_of(part, fortified)
        if most > 0:
            hoped += better_of_part(links, kept, part, fortified, floor - (hoped - most)) - most
    return hoped


def most_of(part: i64, fortified: i64) -> i64:
    """What a connected part would give if it were one chain (CN-ROAD-06, CN-FORT-14)."""
    size = count(part)
    if size < SHORTEST:
        return 0
    return 2 * size if part & fortified else size


def better_of_part(links: vec[i64], kept: vec[i64], part: i64, fortified: i64, floor: i64) -> i64:
    """The same of one connected part. At a fork each segment in turn is given up, and kept while later ones are."""
    most = most_of(part, fortified)
    fork = find_fork(links, kept, part)
    if fork < 0:
        return most
    free = links[fork] & ~kept[fork]
    room = 2 - count(kept[fork])
    if room == 0:
        flip(links, fork, free)
        found = better(links, kept, part, fortified, floor)
        flip(links, fork, free)
        return found
    found = floor if floor > 0 else 0
    tried: i64 = 0
    while free != 0 and found < most and room >= 0:
        other = busiest(links, free)
        bit = i64(1) << other
        free ^= bit
        flip(links, fork, bit)
        total = better(links, kept, part, fortified, found)
        flip(links, fork, bit)
        if total > found:
            found = total
        tried |= bit
        flip(kept, fork, bit)
        room -= 1
        if count(kept[other]) > 2:
            break
    flip(kept, fork, tried)
    return found


def flip(links: vec[i64], palace: i64, others: i64) -> None:
    """Take segments between a palace and others away, or put them back."""
    links[palace] ^= others
    while others != 0:
        bit = others & -others
        others ^= bit
        links[count(bit - 1)] ^= i64(1) << palace


def busiest(links: vec[i64], palaces: i64) -> i64:
    """The palace with the most segments: it can spare one."""
    found: i64 = 0
    most: i64 = 0
    while palaces != 0:
        bit = palaces & -palaces
        palaces ^= bit
        palace = count(bit - 1)
        segments = count(links[palace])
        if segments > most:
            most = segments
            found = palace
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


def find_fork(links: vec[i64], kept: vec[i64], part: i64) -> i64:
    """The palace with more than two segments that leaves the least choice, or -1."""
    found: i64 = -1
    least: i64 = 0
    while part != 0:
        bit = part & -part
        part ^= bit
        palace = count(bit - 1)
        segments = count(links[palace])
        if segments > 2:
            choice = segments - 2 * count(kept[palace])
            if found < 0 or choice < least:
                found = palace
                least = choice
    return found


def count(bits: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while bits != 0:
        bits &= bits - 1
        number += 1
    return number
