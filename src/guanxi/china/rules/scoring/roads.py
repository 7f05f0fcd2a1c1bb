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
from guanxi.china.rules.house import EACH_DOUBLES, LONGEST_FIRST, OWNER_CHOICE
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
    palaces = (i64(1) << network.palaces) - 1
    if s.house & LONGEST_FIRST:
        return longest_first(network.links, palaces, network.fortified, s.house & EACH_DOUBLES != 0)
    return best(network.links, palaces, network.fortified, s.house & EACH_DOUBLES != 0)


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
    if s.house & OWNER_CHOICE:
        _leave_out(s, owner, network)
    return network


def _leave_out(s: State, owner: u8, network: Network) -> None:
    """By house rule the owner has given up some segments (CN-ROAD-08)."""
    number = network.number
    for road in range(s.board.n_roads):
        one = s.board.road_from[road]
        two = s.board.road_to[road]
        if s.left_out[road] > 0 and s.owner[one] == owner:
            network.links[number[one]] &= ~(i64(1) << number[two])
            network.links[number[two]] &= ~(i64(1) << number[one])


def best(links: vec[i64], palaces: i64, fortified: i64, each: bool = False) -> i64:
    """The best total over the connected parts of these palaces, all of which count (CN-ROAD-11)."""
    return better(links, vec[i64]([0] * PALACES), palaces, fortified, each, 0)


def worth(links: list[int], fortified: int, each: bool) -> int:
    """The best total of a network told in plain numbers."""
    return int(best(vec[i64](links), (i64(1) << i64(len(links))) - 1, fortified, each))


def better(links: vec[i64], kept: vec[i64], palaces: i64, fortified: i64, each: bool, floor: i64) -> i64:
    """The best total with all the segments that are kept, if it is over a floor; otherwise something that is not.

    `links` and `kept` are put back as they were.
    """
    hoped: i64 = 0
    left = palaces
    while left != 0:
        part = connected(links, left & -left)
        left &= ~part
        hoped += most_of(part, fortified, each)
    while palaces != 0 and hoped > floor:
        part = connected(links, palaces & -palaces)
        palaces &= ~part
        most = most_of(part, fortified, each)
        if most > 0:
            hoped += better_of_part(links, kept, part, fortified, each, floor - (hoped - most)) - most
    return hoped


def most_of(part: i64, fortified: i64, each: bool) -> i64:
    """What a connected part would give if it were one chain (CN-ROAD-06), doubled over a fortification (CN-FORT-14).

    By house rule it is doubled over each (CN-FORT-16).
    """
    size = count(part)
    if size < SHORTEST:
        return 0
    if each:
        return size << count(part & fortified)
    return 2 * size if part & fortified else size


def better_of_part(links: vec[i64], kept: vec[i64], part: i64, fortified: i64, each: bool, floor: i64) -> i64:
    """The same of one connected part. At a fork each segment in turn is given up, and kept while later ones are."""
    most = most_of(part, fortified, each)
    fork = find_fork(links, kept, part)
    if fork < 0:
        return most
    free = links[fork] & ~kept[fork]
    room = 2 - count(kept[fork])
    if room == 0:
        flip(links, fork, free)
        found = better(links, kept, part, fortified, each, floor)
        flip(links, fork, free)
        return found
    found = floor if floor > 0 else 0
    tried: i64 = 0
    while free != 0 and found < most and room >= 0:
        other = busiest(links, free)
        bit = i64(1) << other
        free ^= bit
        flip(links, fork, bit)
        total = better(links, kept, part, fortified, each, found)
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


class Longest:
    """The longest chains of a connected part, as sets of palaces."""

    def __init__(self, part: i64, fortified: i64) -> None:
        self.part: i64 = part
        self.fortified: bool = part & fortified != 0
        self.size: i64 = 0
        self.chains: set[int] = set()

    def beaten_by(self, size: i64) -> bool:
        """Is a chain of this size worth looking for? Of equally long ones one is enough where nothing depends on it."""
        rest_counts = self.fortified or count(self.part) - self.size >= SHORTEST
        return size > self.size or (size == self.size and rest_counts)


def longest_first(links: vec[i64], palaces: i64, fortified: i64, each: bool = False) -> i64:
    """By house rule the longest chain counts, then the longest of the rest (CN-ROAD-08).

    Where several are equally long, the one counts with which the owner gets most in the end.
    """
    total: i64 = 0
    while palaces != 0:
        part = connected(links, palaces & -palaces, palaces)
        palaces &= ~part
        if count(part) >= SHORTEST:
            total += _longest_of_part(links, part, fortified, each)
    return total


def _longest_of_part(links: vec[i64], part: i64, fortified: i64, each: bool) -> i64:
    found = Longest(part, fortified)
    starts = part
    while starts != 0:
        bit = starts & -starts
        starts ^= bit
        _lengthen(links, bit, bit, 1, found)
    if found.size < SHORTEST:
        return 0
    most: i64 = 0
    for chain in found.chains:
        rest = longest_first(links, part & ~i64(chain), fortified, each)
        most = max(most, most_of(chain, fortified, each) + rest)
    return most


def _lengthen(links: vec[i64], chain: i64, end: i64, size: i64, found: Longest) -> None:
    """Every simple path that begins so, by its last palace, unless it cannot become long enough any more."""
    ahead = found.part & ~chain
    if not found.beaten_by(size + count(connected(links, end, ahead)) - 1):
        return
    if size > found.size:
        found.size = size
        found.chains = {int(chain)}
    elif size == found.size:
        found.chains.add(int(chain))
    onward = links[count(end - 1)] & ahead
    while onward != 0:
        bit = onward & -onward
        onward ^= bit
        _lengthen(links, chain | bit, bit, size + 1, found)


def connected(links: vec[i64], start: i64, within: i64 = -1) -> i64:
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
