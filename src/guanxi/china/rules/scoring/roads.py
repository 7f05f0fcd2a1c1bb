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
from guanxi.china.rules.house import EACH_DOUBLES, LONGEST_FIRST, OWNER_CHOICE
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
    palaces = (i64(1) << network.palaces) - 1
    if s.house & LONGEST_FIRST:
        return longest_first(network.links, palaces, network.fortified, s.house & EACH_DOUBLES != 0)
    return best(network.links, palaces, network.fortified, s.house & EACH_DOUBLES != 0)


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
    if s.house & OWNER_CHOICE:
        _leave_out(s, owner, number, network)
    return network


def _leave_out(s: State, owner: u8, number: vec[i64], network: Network) -> None:
    """By house rule the owner has given up some segments (CN-ROAD-08)."""
    for road in range(s.board.n_roads):
        one = s.board.road_from[road]
        two = s.board.road_to[road]
        if s.left_out[road] > 0 and s.owner[one] == owner:
            network.links[number[one]] &= ~(i64(1) << number[two])
            network.links[number[two]] &= ~(i64(1) << number[one])


def best(links: vec[i64], palaces: i64, fortified: i64, each: bool = False) -> i64:
    """The best total over the connected parts of these palaces, all of which count (CN-ROAD-11)."""
    total: i64 = 0
    while palaces != 0:
        part = connected(links, palaces & -palaces, palaces)
        palaces &= ~part
        total += best_of_part(links, part, fortified, each)
    return total


def best_of_part(links: vec[i64], part: i64, fortified: i64, each: bool) -> i64:
    """The best total of one connected part; `links` is put back as it was."""
    size = count(part)
    if size < SHORTEST:
        return 0
    most = worth(part, fortified, each)
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
        total = best(links, part, fortified, each)
        links[fork] ^= bit
        links[other] ^= i64(1) << fork
        if total > found:
            found = total
    return found


def worth(chain: i64, fortified: i64, each: bool) -> i64:
    """A point for each palace (CN-ROAD-06), doubled over a fortification (CN-FORT-14), by house rule over each."""
    size = count(chain)
    if each:
        return size << count(chain & fortified)
    return 2 * size if chain & fortified else size


class Longest:
    """The longest chains of a network, as sets of palaces."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.chains: set[int] = set()
        self.whole: bool = False  # does one run through all palaces?


def longest_first(links: vec[i64], palaces: i64, fortified: i64, each: bool = False) -> i64:
    """By house rule the longest chain counts, then the longest of the rest (CN-ROAD-08).

    Where several are equally long, the one counts with which the owner gets most in the end.
    """
    total: i64 = 0
    while palaces != 0:
        part = connected(links, palaces & -palaces, palaces)
        palaces &= ~part
        found = Longest()
        starts = part
        while starts != 0 and not found.whole:
            bit = starts & -starts
            starts ^= bit
            _lengthen(links, part, bit, bit, 1, found)
        most: i64 = 0
        if found.size >= SHORTEST:
            for chain in found.chains:
                rest = longest_first(links, part & ~i64(chain), fortified, each)
                most = max(most, worth(chain, fortified, each) + rest)
        total += most
    return total


def _lengthen(links: vec[i64], part: i64, chain: i64, end: i64, size: i64, found: Longest) -> None:
    """Every simple path that begins so, by its last palace."""
    if size > found.size:
        found.size = size
        found.chains = {int(chain)}
    elif size == found.size:
        found.chains.add(int(chain))
    if chain == part:
        found.whole = True
    onward = links[count(end - 1)] & part & ~chain
    while onward != 0 and not found.whole:
        bit = onward & -onward
        onward ^= bit
        _lengthen(links, part, chain | bit, bit, size + 1, found)


def connected(links: vec[i64], start: i64, within: i64) -> i64:
    """All palaces that can be reached from the start, as bits."""
    reached = start
    edge = start
    while edge != 0:
        bit = edge & -edge
        edge ^= bit
        fresh = links[count(bit - 1)] & within & ~reached
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
